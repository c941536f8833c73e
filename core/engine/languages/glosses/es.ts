/** Spanish words by what they mean in English, as `createGlosses` reads them. */
export const glosses = `
the = el la los las lo; a = un una; some = unos unas algunos; i = yo; you = tú usted vosotros vos ti te os vd ud uds
vds; he = él; she = ella; we = nosotros; they = ellos ellas; us = nos; me = me mí; him = le; them = les; oneself = se
sí_mismo sí_misma; with me = conmigo; with you = contigo; with oneself = consigo; my = mi mis mío mía míos mías; your =
tu tus tuyo vuestro; his = su sus suyo; our = nuestro; this = este esta esto éste ésta; these = estos estas éstos
éstas; that = ese esa eso aquel aquella aquello ése ésa; those = esos esas aquellos aquellas; of = de del; to = a al;
in = en; with = con; without = sin; for = para pa; by = por; from = desde; until = hasta; between = entre; among =
de_entre; about = sobre acerca acerca_de respecto_a en_cuanto_a; against = contra; during = durante; towards = hacia;
according to = según conforme conforme_a de_acuerdo_con con_arreglo_a; under = bajo debajo debajo_de; on top = encima
encima_de; before = antes previamente antes_de anteriormente; after = después tras luego_de después_de; behind = detrás
atrás detrás_de; in front = delante enfrente frente_a delante_de ante; inside = dentro adentro dentro_de interiormente;
outside = fuera afuera fuera_de; near = cerca cerca_de junto_a; far = lejos lejano lejos_de; around = alrededor
alrededor_de; beside = al_lado al_lado_de; through = mediante a_través_de por_medio_de a_través; because of = debido_a
a_causa_de por_culpa_de con_motivo_de; instead of = en_lugar_de en_vez_de; despite = pese pese_a a_pesar a_pesar_de
no_obstante; except = excepto salvo menos_que exceptuando a_excepción_de; including = inclusive; besides = además
asimismo además_de aparte_de; in favour of = a_favor_de en_favor_de; on behalf of = en_nombre_de por_cuenta_de; and = y
e; or = o u; but = pero mas sino; neither = ni tampoco; if = si; that is = es_decir o_sea esto_es; because = porque
pues puesto_que ya_que dado_que; although = aunque si_bien aun_cuando por_más_que; so that = para_que a_fin_de; while =
mientras mientras_que; since = desde_que; unless = a_menos_que a_no_ser salvo_que; provided that = siempre_que
siempre_y_cuando; as soon as = en_cuanto tan_pronto_como apenas; therefore = por_tanto por_lo_tanto por_consiguiente
por_ende así_que por_eso; however = sin_embargo empero ahora_bien; then = entonces luego; thus = así; also = también
igualmente; which = que cual; what = qué; who = quien quienes; whose = cuyo; where = donde adonde en_donde; when =
cuando; how = cómo; as = como; how much = cuánto; how many = cuántos cuántas; as much as = cuanto cuantos; why =
por_qué; not = no; yes = sí; never = nunca jamás; nothing = nada; something = algo; someone = alguien; nobody = nadie;
none = ninguno; all = todo toda todos todas; each = cada; both = ambos ambas sendos; other = otro otra otros otras
demás ajeno ajena; same = mismo idéntico; such = tal semejante; any = cualquier cualquiera cualesquiera; several =
varios varias diversos; many = muchos muchas; much = mucho mucha; few = pocos pocas; little = poco poca poquito; more =
más; less = menos; too much = demasiado; enough = bastante suficiente suficientes; very = muy sumamente sumo; so = tan;
so much = tanto; almost = casi prácticamente por_poco; only = solo sólo únicamente meramente tan_solo; even = incluso;
still = todavía aún aun; already = ya; now = ahora actualmente hoy_en_día ahorita; today = hoy; yesterday = ayer;
tomorrow = mañana; day before yesterday = anteayer antier; day after tomorrow = pasado_mañana; here = aquí acá; there =
allí allá ahí; always = siempre; sometimes = a_veces algunas_veces en_ocasiones; often = a_menudo frecuentemente
con_frecuencia; usually = normalmente habitualmente generalmente usualmente por_lo_general de_ordinario; rarely =
raramente raras_veces rara_vez; again = de_nuevo otra_vez nuevamente; soon = pronto en_breve próximamente
dentro_de_poco; late = tarde tardío; early = temprano anticipadamente; immediately = inmediatamente enseguida
de_inmediato en_el_acto ipso_facto al_instante; recently = recientemente últimamente recién hace_poco; currently =
en_la_actualidad vigentemente hoy_por_hoy; previously = con_anterioridad con_antelación de_antemano; later = más_tarde
posteriormente con_posterioridad ulteriormente; perhaps = quizá quizás tal_vez acaso a_lo_mejor capaz_que posiblemente;
probably = probablemente; certainly = ciertamente por_supuesto desde_luego sin_duda claro_que_sí; really = realmente
de_verdad en_realidad de_hecho; especially = especialmente sobre_todo particularmente en_especial en_particular;
approximately = aproximadamente más_o_menos en_torno_a; exactly = exactamente precisamente justamente; at least =
al_menos por_lo_menos como_mínimo; at most = como_máximo a_lo_sumo; together = juntos conjuntamente; separately =
por_separado separadamente aparte; well = bien pozo; badly = mal; better = mejor mejores; worse = peor; quickly =
rápidamente deprisa aprisa; slowly = lentamente despacio; easily = fácilmente; finally = finalmente por_fin al_fin
en_definitiva; at last = por_último en_último_lugar; for example = por_ejemplo verbigracia p_ej; by means of =
por_vía_de; in case of = en_caso_de; in case = por_si en_caso; on time = a_tiempo puntualmente; in writing =
por_escrito; in advance = por_adelantado; free of charge = gratis gratuito de_balde sin_coste sin_costo; thanks =
gracias; please = por_favor se_ruega sírvase; hello = hola buenos_días buenas_tardes; goodbye = adiós hasta_luego; dear
= estimado estimados muy_señor_mío; regards = saludos atentamente cordialmente un_saludo; mister = señor sr don
caballero; madam = señora sra doña dama; miss = señorita srta; be = ser estar es soy eres somos sois son está estoy
estás estamos están estáis sea seas seamos sean esté estén siendo estando sido; was = era eras éramos eran fue fui
fuiste fuimos fueron estaba estaban estuvo estuve estuvieron estuvimos estábamos; will be = será serán seré seremos
estará estarán estaré; would be = sería serían estaría estarían fuese fuesen fueran fueras estuviera estuviese
estuvieran estuviesen fuere fueren; have = haber he ha has hemos han habéis haya hayan hayas hayamos habiendo tener
tengo tiene tienes tienen tenemos tenga tengan tengas teniendo; had = había habían habías habíamos hubo hubieron
hubiera hubiese hubieran hubiesen tenía tenían tuvo tuve tuvimos tuvieron tuviera tuviese tuviere hubiere hubieren
tenido; will have = habrá habrán habré habremos tendrá tendrán tendré tendremos; would have = habría habrían tendría
tendrían; there is = hay; must = deber debe deben debo debemos debes deberá deberán deba deban debía debían debió;
should = debería deberían deberías deberíamos conviene convendría; have to = tener_que hay_que haber_de; can = poder
puede puedo puedes pueden podemos podéis pueda puedan puedas podrá podrán podré podremos pudiendo; could = podía podían
pudo pude pudieron podría podrían podríamos podrías pudiera pudiese pudieran pudiesen pudiere; want = querer quiere
quiso quisieron querrá; would like = quisiera quisieran quisiese querría querrían desearía; know = saber sabe sé sabes
saben sabemos sabía sabían sepa sepan supo supe supieron sabrá sabrán supiera sabido; be acquainted = conocer conozco;
wish = desear desea anhelar; go = ir va voy vas vamos van vais vaya vayan vayamos iba iban íbamos irá irán iré iría
yendo ido vete acudir acude acudan; come = venir viene vengo vienes vienen venga vengan vine vinieron vendrá vendrán
viniendo venía venido viniera; come from = provenir proviene procedente proveniente; do = hacer hace hago haces hacen
hacemos haga hagan hagas hizo hice hicieron hicimos hará harán haré haría haciendo hecho hecha hechas haz hiciera
hiciese hicieran hacía hacían; say = decir dice digo dices dicen decimos diga digan dijo dije dijeron dijimos dirá
dirán diría diciendo dicho dicha dichos dichas decía decían dijera; give = dar da doy das dan damos dé den daba daban
dio di dieron dimos dará darán daría dando dado dada diera diese dieran; put = poner pone pongo pones ponen ponga
pongan puso puse pusieron pondrá pondrán pondría poniendo puesto puesta puestos puestas meter mete; see = ver ve veo
ves ven vemos vea vean veía veían vio vi vieron verá verán viendo visto vistos viera véase; bring = traer trae traigo
traen traiga traigan trajo trajeron traerá trayendo traído aportar aporte aporta; leave = salir salgo salen saldrá
saldrán marcharse marchar irse; let = dejar; arrive = llegar arribar; return = volver vuelve vuelto regresar retornar;
give back = devolver devuelve devuelto devolución reintegrar restituir; take = tomar coger cojo agarrar; take away =
llevar llevarse; pass = pasar; happen = ocurrir suceder acontecer acaecer; seem = parecer parezca parecen; appear =
aparecer aparezca aparición figurar; disappear = desaparecer desaparezca desaparición; stay = quedar quedarse
permanecer permanezca permanencia estancia estadía; remain = restar restante quedar_pendiente; follow = seguir sigue
siguió seguimiento; following = siguiente; continue = continuar proseguir prosigue; keep = mantener mantiene mantenga
mantuvo mantendrá mantenido conservar; hold = sostener sostiene sostenga sostuvo sujetar; find = encontrar encuentra
hallar hallazgo; search = buscar busque búsqueda buscador; lose = perder pierde perdido extraviar extravía; loss =
pérdida pérdidas merma; win = ganar ganador vencedor triunfar; think = pensar piensa pensamiento opinar; believe =
creer creen creyó creyeron creyendo creencia; opinion = opinión; feel = sentir siente sintió sentimiento; understand =
entender entiende comprender comprensión; mean = significar significa signifique; remember = recordar recuerda
recuerdan acordarse; forget = olvidar; learn = aprender aprendizaje; teach = enseñar impartir; study = estudiar estudio
cursar; read = leer lee lea lean leyó leyeron leyendo leído lectura; write = escribir escrito redactar redacción; speak
= hablar platicar conversar charlar; talk = conversación conversaciones coloquio; tell = contar cuente relatar relato
narrar; call = llamar; ask = preguntar; request = solicitar solicitado solicitud pedir pide petición instar insta
requerido; applicant = solicitante solicitantes peticionario; answer = responder respuesta contestar contestación;
explain = explicar explique aclarar; describe = describir descrito descripción; show = mostrar muestra exhibir
exhibición; demonstrate = demostrar demuestra; prove = probar prueba prueben acreditar; proof = pruebas comprobante
comprobantes justificante justificantes justificativo justificativos demostración; justify = justificar justifica
justifique justificación; hear = oír oye oigo oyó oyeron oyendo; listen = escuchar; look = mirar; watch = vigilar;
observe = observar observación; notice = notar advertir advierte advirtió; warn = avisar prevenir previene prevenga;
warning = advertencia aviso avisos amonestación apercibimiento; inform = informar comunicar comunica comunique
notificar notifica notifique; notification = notificación notificaciones comunicación comunicado comunicados; inform
yourself = informarse; send = enviar mandar remitir remisión expedir expide; receive = recibir recepción recibido
percibir percepción; recipient = destinatario receptor; sender = remitente; deliver = entregar; get = obtener obtiene
obtenga obtuvo obtención conseguir consigue consiga consiguió; achieve = lograr alcanzar alcance; acquire = adquirir
adquiere adquiera adquisición adquirente; buy = comprar; buyer = comprador; sell = vender venta; seller = vendedor; pay
= pagar paguen abonar; payable = pagadero exigible; unpaid = impagado; spend = gastar desembolsar; expense = gasto
gastos egreso expensas; cost = costar cuesta costes; save = ahorrar; charge = cobrar cargar; offer = ofrecer ofrezca
oferta; accept = aceptar; reject = rechazar rechace denegar deniega desestimar; refuse = negarse negar niega rehusar
negativa; allow = permitir consentir consiente; permission = permiso autorización autorizaciones venia; authorise =
autorizar autoriza autorice habilitar; forbid = prohibir prohibición vedar; prevent = impedir impide prevención; avoid
= evitar eludir; force = obligar forzar fuerza; obligation = obligación obligaciones obligatoriedad; require = exigir
exige exija exigencia requerir requiere requiera requirió; requirement = requisito requerimiento requerimientos; need =
necesitar necesidad precisar; lack = faltar falta_de carecer carezca carencia escasez; use = usar usa use uso usos
utilizar utilice emplear; user = usuario; work = trabajar trabajo laborar labor chamba laburo curro; function =
funcionar funcionamiento función; act = actuar actuación obrar obre; carry out = realizar realice efectuar
llevar_a_cabo ejecutar ejecución desempeñar practicar practique; start = empezar empieza empiece comenzar comienza
comience iniciar arrancar arranque; end = terminar terminación acabar finalizar finalice concluir fin; final = final
finales definitivo semifinal; finish = culminar ultimar; stop = parar pare detener detiene detenga detuvo detención
cesar; pause = pausar; interrupt = interrumpir interrupción; suspend = suspender suspensión suspenso; cancel = cancelar
anular dejar_sin_efecto; terminate = rescindir rescisión resolver_el_contrato extinguir extingue extinción; withdraw =
desistir desiste retirar retractarse retractación; withdrawal right = derecho_de_desistimiento derecho_de_retracto;
unsubscribe = baja bajas darse_de_baja dar_de_baja; register = registrar dar_de_alta inscribir inscrito inscripción;
enrol = matricular matricularse; change = cambiar modificar modifica modifique alterar variar varía varíe variación;
transform = transformar convertir convierte convirtió conversión; become = convertirse devenir deviene volverse
hacerse; grow = crecer crezca crecimiento; increase = aumentar incrementar subir alza alzas; decrease = disminuir bajar
baje decrecer; reduce = reducir reduzca redujo redujeron reducción rebajar aminorar minorar minoración; improve =
mejorar mejora; worsen = empeorar agravar; add = añadir adición agregar; additional = adicional adicionales
complementario suplementario; remove = quitar eliminar suprimir supresión sacar saque; delete = borrar borrado; replace
= sustituir sustituto reemplazar reemplace recambiar sustituyó reemplazo sustitución; exchange = intercambiar canjear
canjea canjeable permutar; repair = reparar repara arreglar compostura reparación arreglo reparable; maintenance =
mantenimiento mantención; break = romper roto rotura rompió quebrar malogrado; damage = dañar deteriorar deterioro
desperfecto perjuicio perjudicar perjudica estropear estropea; defect = defecto defectuoso falla fallas vicio tara
taras; breakdown = avería averiado averiarse descomponer descompuesto; fail = fallar fallo fracasar; open = abrir abre
abra abierto apertura; close = cerrar cierra clausurar; lock = bloquear bloquea cerrojo; turn on = encender enciende
prender encendido prendido; turn off = apagar apagado; press = pulsar presionar oprimir prensa periodismo periodístico
reportero; push = empujar; pull = jalar; throw = tirar lanzar lance arrojar; move = mover mueve movimiento desplazar
desplace; move house = mudarse mudanza mudar; raise = levantar elevar elevación alzar; lower = inferior; fall = caer
cae caiga cayó cayeron cayendo caída; climb = escalar trepar ascender asciende ascenso; walk = caminar andar anda
anduvo pasear paseo; run = correr; drive = conducir conduzca condujo conducción guiar conduce chofer; driver =
conductor chófer automovilista; travel = viajar viaje; traveller = viajero pasajero; cross = cruzar cruce atravesar
atraviesa atraviese cruz cruces crucifijo; enter = entrar entra acceder; entry = entrada; access = acceso; sit =
sentarse sentar asiento; sleep = dormir duerme durmió sueño; wake = despertar despierta; rest = descansar reposo resto
restos; live = vivir; reside = residir resida domiciliado morar; dwell = habitar habitabilidad; die = morir muere murió
murieron muerto muertos fallecer fallezca fallecido finado; death = muerte muertes fallecimiento defunción deceso óbito
difunto mortalidad cadáver; born = nacer nazca; birth = nacimiento parto partos natalicio; grow up = criar crianza; eat
= comer come; drink = beber bebidas bebió trago bebida; cook = cocinar guisar; wash = lavar lavado; clean = limpiar
limpieza aseo limpio; dry = secar seque seco secado desecación; burn = quemar quemadura arder arde quemado escaldar
escaldadura; cut = cortar cortes corte; build = construir construcción edificar edifica construyó constructor; produce
= producir produzca produjo produjeron producción; make = fabricar fabrique elaborar confeccionar; create = crear crea
creación; invent = inventar invención; choose = elegir elige elija escoger escoja; select = seleccionar; decide =
decidir decida decisión; resolve = resolver resuelve resuelto resolución solucionar; solution = solución soluciones;
agree = acordar acuerda acuerden convenir convienen convenga convino pactar; agreement = acuerdo acuerdos convenio
pacto pactos avenencia concertación; disagree = discrepar desacuerdo disconformidad inconformidad; discuss = discutir
discusión debatir deliberar; negotiate = negociar negociación; propose = proponer proponga propuso propuesto; suggest =
sugerir sugiere sugiera sugirió sugerencia; recommend = recomendar recomienda; advise = aconsejar asesorar
asesoramiento; advice = consejo orientación; adviser = asesor asesores consejero consultor; help = ayudar auxilio
socorro; assistance = asistencia asistencias; support = apoyar respaldar soporte; attend = asistir asistente asistentes
concurrir concurrente; attendance = concurrencia comparecencia comparecer comparezca; take care = cuidar; protect =
proteger proteja protección; defend = defender defiende defensa defensor; attack = atacar ataque agredir agresión
atentado asalto asaltar; fight = luchar pelear pelea combatir; threaten = amenazar amenace; kill = matar asesinar
asesinato homicidio; rescue = salvar salva rescatar salvamento; serve = servir sirve sirven; service = servicio
prestación_de_servicios; provide = proporcionar proveer provee proveyó provisto facilitar suministrar brindar; supply =
suministro suministros abastecer aprovisionamiento; supplier = proveedor suministrador suministradora; lend = prestar;
loan = préstamo préstamos empréstito; lender = prestamista prestamistas; borrow = pedir_prestado tomar_prestado;
borrower = prestatario; owe = adeudar adeudado; debt = deuda adeudo adeudos; debtor = deudor moroso; creditor =
acreedor; rent = alquilar alquileres arrendar arrienda arrendamiento rentar; landlord = arrendador arrendadora casero
locador; tenant = arrendatario inquilino locatario; subtenant = subarrendatario subinquilino; sublet = subarrendar
subarrienda subarriendo realquilar subalquilar; lease = contrato_de_alquiler contrato_de_arrendamiento locación; belong
= pertenecer pertenezca perteneciente pertenencia; possess = poseer posee poseyó posesión; own = propio; owner =
propietario dueño; property = propiedad propiedades bienes; share = compartir; divide = dividir divida división
repartir; join = unir une unión juntar unirse; separate = separar separa separe; combine = combinar; connect = conectar
conexión enlazar enlace; disconnect = desconectar desconexión desenchufar; include = incluir inclusión; exclude =
excluir exclusión excluido; contain = contener contiene contenga contuvo; consist = consistir consiste constar; depend
= depender dependencia dependiente; relate = relacionar; refer = referir refiere refieran refirió referencia; concern =
concernir concierne atañer incumbir; affect = afectar; cause = causar causante ocasionar provocar provoque originar
motivar causa; effect = efecto efectos; influence = influir influencia influyó influyente; result = resultar;
consequence = consecuencia secuela; compare = comparar compara cotejar; check = comprobar comprueba comprobación
verificar verifica verifique controlar chequear chequeo; control = control controles; examine = examinar; inspect =
inspeccionar inspector; revise = revisar revisión; measure = medir mide medición midió; count = recuento conteo cómputo
computar conde condesa; calculate = calcular cálculo calculadora; estimate = estimar estima; value = valorar; appraise
= tasar tasación avalúo peritar peritaje; weigh = pesar pesa; fill = llenar; fill in = rellenar cumplimentar; complete
= completar completo íntegro integral; empty = vacío vacía; sign = firmar rubricar; signatory = firmante suscrito
abajo_firmante infrascrito; print = imprimir impreso impresión imprenta; copy = copiar fotocopia duplicado copia;
attach = adjuntar anexar; annex = anexo anexos apéndice; publish = publicar publique publicación; announce = anunciar;
declare = declarar declara manifestar manifiesta; affirm = afirmar; confirm = confirmar ratificar ratifica; deny =
desmentir desmiente negación; promise = prometer promesa; commit = comprometerse comprometer compromiso; guarantee =
garantizar garantice afianzar; ensure = asegurar velar_por; comply = cumplir cumplimiento acatar; breach = incumplir
infringir infracción vulnerar contravenir contraviene contravención; respect = respetar; apply = aplicar aplique;
establish = establecer establezca fijar fijación instaurar; determine = determinar determinación; define = definir
definición; set out = disponer disponga dispuso dispuesto estipular; stipulate = prever previsto; order = ordenar
orden; command = mandato; direct = dirigir dirija; lead = encabezar liderar liderazgo plomo; manage = gestionar
administrar; administration = administración administraciones; manager = gerente gestor administrador administradora
director encargado; organise = organizar organice; organisation = organización organizaciones; plan = planificar
planifica planear planea plan; prepare = preparar prepara; try = intentar tratar_de procurar; attempt = tentativa;
treat = tratar; expect = previsión expectativa; wait = esperar aguardar; hope = esperanza esperanzas ojalá; fear =
temer miedo temor; love = amar ama amor; like = gustar; hate = odiar; enjoy = disfrutar gozar goce; laugh = reír ríe
rió risa; cry = llorar llanto; smile = sonreír sonrisa; thank = agradecer agradezco; congratulate = felicitar
felicidades enhorabuena; apologise = disculparse disculpar perdonar; complain = quejarse quejar reclamar; complaint =
reclamación reclamaciones reclamos; claim = reivindicar pretensión; invite = invitar invitación; visit = visitar; meet
= reunirse reunir encontrarse; meeting = reunión asamblea asambleas; accompany = acompañar; introduce = introducir
introduzca introdujo introducción; present = presentar; celebrate = celebrar celebración festejar; play = jugar juega
tocar_música; sing = cantar canto cantante; dance = bailar danza baile bailarín bailarina bailarines ballet vals; touch
= tocar toque; hit = golpear golpea; hurt = doler duele lastimar herir hiere; injure = herido herida lesión lesiones;
suffer = sufrir padecer padezca; cure = curar curación sanar; reach = ascender_a llegar_a; exceed = exceder exceso
excesos superar sobrepasar rebasar rebase; last = durar último última postrero; duration = duración; extend = prorrogar
ampliar ampliación extender extiende extensión prolongar; renew = renovar renueva; delay = retrasar retrase retraso
demorar atraso atrasos tardanza dilación; postpone = aplazar aplace posponer posponga pospuso pospuesto diferir
difiere; bring forward = adelantar adelanto anticipar anticipa; expire = vencer venza vencimiento caducar caduque
expirar; comment = comentar comentario; mention = mencionar citar citado; point out = señalar indicar indique
indicación; stand out = destacar destaque sobresalir; emphasise = subrayar recalcar hincapié énfasis; consider =
considerar contemplar; assume = asumir asunción; suppose = suponer suponga supuso supuesto suposición; imagine =
imaginar; doubt = dudar dudoso; deceive = engañar estafar timo; lie = mentir miente mentira; steal = robar hurtar
atraco; hide = ocultar esconder; discover = descubrir; reveal = revelar divulgar desvelar; cover = cubrir cubierto
cubierta recubrir; surround = rodear rodea rodeado; place = colocar coloque situar ubicar ubique lugar lugares sitio;
install = instalar instalación; assemble = montar montaje ensamblar armar ensamblaje; dismantle = desmontar desmontaje
desarmar; store = almacenar almacenamiento guardar; load = carga cargue; download = descargar descarga; transport =
transportar transporte; transfer = transferir transfiere transfiera transfirió transferencia traspasar; bank transfer =
transferencia_bancaria giro_bancario; assign = asignar; grant = conceder concesión otorgar; confer = conferir confiere;
give up = renunciar; resign = dimitir dimisión; abandon = abandonar; participate = participar participación;
participant = participante participantes; compete = competir compite competidor; correspond = corresponder
correspondiente; fit = caber quepa encajar; adapt = adaptar adecuar; adjust = ajustar reajuste ajuste; correct =
corregir corrige corrija corrección rectificar rectifica subsanar enmendar enmienda; recover = recuperar recobrar;
repeat = repetir repite repetición reiterar; practise = ejercer ejerza ejercitar; develop = desarrollar; form = formar;
constitute = constituir; represent = representar representación; representative = representante representantes; name =
nombrar; appoint = designar nombramiento; vote = votar votación sufragio; approve = aprobar aprueba; count on =
contar_con; rely = confiar confía fiarse; trust = confianza; dare = atreverse atrever; insist = insistir; admit =
admitir admisión; recognise = reconocer reconozca; identify = identificar identifica identifique; locate = localizar
localice; contact = contactar ponerse_en_contacto; attract = atraer atrajo atracción; distinguish = distinguir
distingue distinción diferenciar; evaluate = evaluar; investigate = investigar indagar averiguar averigüe; analyse =
analizar analice; collect = recoger recoja recaudar recolectar; gather = recopilar agrupar; burst = reventar revienta
estallar; explode = explotar explosión; hang = colgar cuelga; pour = verter vierte echar echa eche; mix = mezclar
mezcla; heat = calentar calienta calor recalentar sobrecalentamiento recalentamiento sobrecalentar; cool = enfriar
fresco refrescar guay chévere chido padrísimo bacán enfriamiento; freeze = congelar congelado helar; flow = fluir
flujo; float = flotar; fly = volar vuela mosca; swim = nadar natación; plant = plantar planta vegetación plantación;
harvest = cosechar cosecha recolección cosechadora; smoke = fumar humo humareda detector_de_humo; smell = oler huele
olor; taste = saborear gusto degustar degustación; wear = vestir viste llevar_puesto desgastar; dress = vestirse
vestido; undress = desvestirse; shave = afeitar rasurar; sew = coser costura; tie = atar ata amarrar corbata; release =
soltar suelta liberar; relieve = aliviar; exempt = eximir exento exención dispensar exonerar; qualify = calificar
califica; reward = recompensar premiar; punish = castigar; sanction = sancionar sanción; fine = multar; penalty =
penalización penalidad penalidades; blame = culpar culpable; accuse = acusar; arrest = arrestar detenido; judge =
juzgar juez jueces magistrado; condemn = condenar; zero = cero; one = uno; two = dos; three = tres; four = cuatro; five
= cinco; six = seis; seven = siete; eight = ocho; nine = nueve; ten = diez; eleven = once; twelve = doce; thirteen =
trece; fourteen = catorce; fifteen = quince; sixteen = dieciséis; seventeen = diecisiete; eighteen = dieciocho;
nineteen = diecinueve; twenty = veinte; twenty-one = veintiuno; twenty-two = veintidós; twenty-three = veintitrés;
twenty-four = veinticuatro; twenty-five = veinticinco; twenty-six = veintiséis; twenty-seven = veintisiete;
twenty-eight = veintiocho; twenty-nine = veintinueve; thirty = treinta; forty = cuarenta; fifty = cincuenta; sixty =
sesenta; seventy = setenta; eighty = ochenta; ninety = noventa; hundred = cien ciento centenar centenares; two hundred
= doscientos; three hundred = trescientos; four hundred = cuatrocientos; five hundred = quinientos; six hundred =
seiscientos; seven hundred = setecientos; eight hundred = ochocientos; nine hundred = novecientos; thousand = mil
millar millares; million = millón; billion = mil_millones millardo; dozen = docena; half = medio mitad mitades; quarter
= cuarta_parte; third = tercio tercera_parte; double = doble dobles duplicar duplica; triple = triple triplicar; first
= primero primer; second = segundo; third party = tercero tercer; fourth = cuarta; fifth = quinto; sixth = sexto;
seventh = séptimo; eighth = octavo; ninth = noveno; tenth = décimo; percent = por_ciento porcentaje porcentual; january
= enero; february = febrero; march = marzo; april = abril; may = mayo; june = junio; july = julio; august = agosto;
september = septiembre setiembre; october = octubre; november = noviembre; december = diciembre; monday = lunes;
tuesday = martes; wednesday = miércoles; thursday = jueves; friday = viernes; saturday = sábado sábados; sunday =
domingo; spring = primavera resorte; summer = verano estival; autumn = otoño; winter = invierno invernal; minute =
minuto; hour = hora; day = día días; week = semana; weekend = fin_de_semana; month = mes meses; quarter year =
trimestre; half year = semestre; year = año años; century = siglo; decade = década décadas decenio; daily = diario
cotidiano; weekly = semanal; monthly = mensual mensuales; quarterly = trimestral; half-yearly = semestral; yearly =
anual; biweekly = quincenal quincena bimensual; every two months = bimestral bimestre; morning = madrugada; noon =
mediodía; evening = anochecer atardecer; night = noche nocturno; midnight = medianoche; date = fecha; calendar =
calendario; holiday = festivo feriado día_festivo; vacation = vacaciones vacacional; christmas = navidad navidades
navideño; easter = pascua semana_santa; birthday = cumpleaños; anniversary = aniversario; moment = momento instante;
time = tiempo; times = vez veces; period = período periodo lapso; season = temporada estación_del_año; stage = etapa
fase escenario; deadline = plazo plazos fecha_límite fecha_tope plazo_máximo término_perentorio; term = término
términos; working day = día_hábil hábil hábiles laborable laborables día_laborable; calendar day = día_natural
día_corrido; timetable = horario cronograma; urgent = urgente apremiante perentorio; overdue = en_mora mora morosidad
atrasado atrasada retrasado; past = pasado pasada; current = actual actuales vigente vigentes en_curso en_vigor
corriente; future = futuro porvenir venidero; validity = vigencia validez; valid = válido válidos; invalid = inválido
nulo; beginning = principio; next = próximo próxima próximos; previous = anterior anteriores previo previa; new = nuevo
nueva novedoso; old = viejo antiguo; older = mayor mayores; young = joven jóvenes; modern = moderno modernidad; big =
grande gran; small = pequeño chiquito; tall = alto alta altos altas elevado elevada; low = reducido reducida; long =
largo; short = corto corta breve; wide = ancho ancha amplio amplia; narrow = estrecho angosto; thick = grueso espeso;
thin = delgado fino fina flaco; deep = profundo hondo; heavy = pesado pesada; light = ligero liviano leve; strong =
fuerte; weak = débil; hard = duro dura; soft = blando suave; hot = cálido caluroso caliente; cold = frío; warm =
templado tibio; wet = mojado húmedo mojar; humidity = humedad humedades; full = lleno llena pleno; good = bueno; bad =
malo mala; excellent = excelente óptimo magnífico; beautiful = bonito hermoso bello lindo guapo; ugly = feo fea; easy =
fácil fáciles sencillo; simple = simple; difficult = difícil complicado dificultoso; difficulty = dificultad
dificultades; possible = posible posibles factible viable; possibility = posibilidad; impossible = imposible
imposibilidad; necessary = necesario preciso imprescindible; important = importante importantes relevante; importance =
importancia relevancia; main = principal principales primordial fundamental; essential = esencial indispensable; useful
= útil útiles provechoso; useless = inútil inservible; usual = habitual habituales usual acostumbrado; normal = normal
normales; common = común comunes; special = especial especiales; particular = particular particulares; specific =
específico concreto determinado determinada; general = general generales genérico; strange = extraño raro rara;
different = diferente diferentes distinto; difference = diferencia diferencias; similar = similar similares parecido
parecida análogo; equal = igual iguales; equivalent = equivalente equivaler; true = verdadero cierto cierta veraz
verídico; truth = verdad verdades; false = falso; mistaken = equivocado erróneo; error = error equivocación yerro;
right = correcto correctos derecho derechos; exact = exacto exacta; approximate = aproximado aproximada orientativo;
clear = claro; dark = oscuro oscuridad tinieblas; bright = brillante luminoso; safe = a_salvo; sure = convencido;
dangerous = peligroso peligrosos; danger = peligro peligros; risk = riesgo arriesgar correr_el_riesgo; public = público
pública; private = privado privativo; official = oficial; personal = personal personales; individual = individual
individuo; collective = colectivo conjunto conjunta; social = social; free = libre libres; busy = ocupado ajetreado;
available = disponible disponibles disponibilidad; ready = listo; rich = rico acaudalado; poor = pobre; expensive =
caro costoso oneroso; cheap = barato; happy = feliz felices contento alegre dichoso; sad = triste; tired = cansado;
angry = enfadado enojado; calm = tranquilo calma; kind = amable; polite = educado cortés; intelligent = inteligente;
stupid = tonto estúpido; crazy = loco; single = soltero único única; married = casado casados casarse; divorced =
divorciado; widow = viudo viudez; adult = adulto mayor_de_edad; minor = menor menor_de_edad; responsible = responsable
responsables; responsibility = responsabilidad responsabilidades; guilty = culpabilidad culposo; innocent = inocente;
legal = legal legales jurídico lícito; illegal = ilegal ilícito; compulsory = obligatorio preceptivo forzoso; optional
= opcional facultativo optativo; voluntary = voluntario voluntarios; mutual = mutuo recíproco; total = total totales;
partial = parcial; maximum = máximo tope; minimum = mínimo; average = promedio media_aritmética; sufficient =
suficiencia; excessive = excesivo excesiva desmesurado abusivo abusivos; proportional = proporcional prorrata
a_prorrata; fixed = fijo fijos; variable = variable; temporary = temporal provisional provisorio transitorio eventual;
permanent = permanente permanentes indefinido; indefinite = por_tiempo_indefinido; constant = constante; frequent =
frecuente frecuentes frecuencia; sudden = repentino súbito brusco; gradual = gradual paulatino; progressive =
progresivo; automatic = automático automatización automatizar; manual = manual; internal = interno internos interior
interiores; external = externo exterior; upper = superior; front = delantero frontal; rear = trasero posterior
posteriores; left = izquierdo izquierdista izquierda; right side = derecha; central = central; centre = centro;
national = nacional nacionales; international = internacional; foreign = extranjero foráneo; regional = regional
autonómico; municipal = municipal municipales comunal; rural = rural; urban = urbano; domestic = doméstico; commercial
= comercial mercantil; industrial = industrial; economic = económico económicos; financial = financiero financiera;
political = político; cultural = cultural; religious = religioso; human = humano humanidad; natural = natural; physical
= físico; mental = mental; white = blanco; black = negro; red = rojo colorado rojizo; blue = azul; green = verde
verdes; yellow = amarillo; grey = gris; brown = marrón castaño pardo; pink = rosa; orange = naranja naranjo anaranjado
mandarina; purple = morado púrpura violeta; colour = color colores; round = redondo; square = cuadrado; flat = plano
plana llano; straight = recto; sharp = afilado agudo; smooth = liso; rough = áspero rugoso; raw = crudo; sweet = dulce
endulzar edulcorante endulzante; bitter = amargo; sour = agrio; salty = salado salada; ripe = maduro; fresh air =
aire_libre; quiet = silencioso; noisy = ruidoso; noise = ruido; loud = en_voz_alta; famous = famoso célebre; known =
conocido conocida; unknown = desconocido ignorado; secret = secreto secretos; visible = visible; hidden = oculto
ocultos; suitable = adecuado adecuada apropiado idóneo apto apta; fair = justo justa equitativo feria; unfair =
injusto; reasonable = razonable razonables; serious = grave serio gravedad; original = original; reproducible =
reproducible; electronic = electrónico telemático electrónica; digital = digital digitalización digitalizar; online =
en_línea por_internet; used = usado de_segunda_mano; damaged = deteriorado deteriorada; broken = estropeado estropeada
quebrado; perfect = perfecto; whole = entero enteros; quality = calidad calidades cualidad; amount = importe importes
monto montos cuantía cuantías; quantity = cantidad cantidades; sum = suma sumas sumar; number = número numérico; figure
= cifra; digit = dígito; balance = saldo; price = precio; tariff = tarifa tarifario arancelario; fee = honorario tasa
tasas cuota arancel; subscription = suscripción suscribir suscriptor; discount = descuento rebaja rebajas bonificación
bonificar; surcharge = recargo recargos sobreprecio; money = dinero pasta_gansa guita; currency = moneda divisa; cash =
efectivo en_metálico metálico; euro = euro; dollar = dólar dólares; invoice = factura boleta boletas; receipt = recibo
recibos tique ticket tickets resguardo; account = cuenta cuentas; account number = número_de_cuenta; account holder =
titular titulares cuentahabiente; statement = extracto estado_de_cuenta; bank = banco bancario entidad_bancaria;
savings bank = caja_de_ahorros; branch = sucursal rama ramita; cash machine = cajero cajeros cajero_automático; credit
card = tarjeta_de_crédito; card = tarjeta; pin = nip alfiler; password = contraseña clave_de_acceso; direct debit =
domiciliación domiciliar débito_directo adeudo_domiciliado débito_automático; debit = débito; credit = crédito;
instalment = mensualidad mensualidades a_plazos pago_fraccionado fraccionar fraccionamiento; interest = interés
intereses; interest rate = tipo_de_interés tasa_de_interés; annual rate = tae tasa_anual_equivalente; commission =
comisión; overdraft = descubierto sobregiro números_rojos; mortgage = hipoteca hipotecario; guarantor = avalista
avalistas fiador garante; surety = aval avales aval_bancario; deposit = fianza depósito yacimiento; down payment =
arras enganche; investment = inversión invertir invierte inversor; shares = accionista; savings account =
cuenta_de_ahorro libreta_de_ahorro; cheque = cheque cheques talón; promissory note = pagaré pagarés letra_de_cambio;
fund = fondo; capital = capital; budget = presupuesto presupuestario; quote = cotizar; income = ingreso renta rentas;
profit = ganancia utilidad utilidades lucro; benefit = beneficio prestación; beneficiary = beneficiario; advantage =
ventaja; disadvantage = desventaja inconveniente; bankruptcy = quiebra bancarrota concurso_de_acreedores insolvencia;
refund = reembolso; compensation = indemnización resarcir compensación; repayment = amortización; financing =
financiación; aid = subsidio subvención; tax = impuesto tributo tributario fiscal gravamen gravámenes; vat = iva;
income tax = irpf isr; tax office = hacienda agencia_tributaria fisco; taxpayer = contribuyente sujeto_pasivo; tax
identification = nif rfc cuit rut; tax deduction = deducción deducir deduzca desgravar; withholding = retención retener
retiene retenga; tax base = base_imponible base_gravable; property tax = ibi predial impuesto_predial; net = neto
malla; gross = bruto; accounting = contabilidad contable contador_público; settlement = liquidación liquida finiquito
asentamiento; contract = contrato contratos; hire = contratar contrata; contracting party = contratante contratantes
parte_contratante; contractual = contractual; party = parte partes; clause = cláusula; condition = condición; terms and
conditions = condiciones_generales términos_y_condiciones; article = artículo; section = sección apartado apartados
inciso; paragraph = párrafo; chapter = capítulo; title = título títulos; page = página; list = lista listas; table =
mesa mesas; chart = cuadro cuadros tabla; document = documento documental; paper = papel; form sheet = formulario
planilla; letter = carta misiva; registered letter = burofax carta_certificada carta_documento correo_certificado; mail
= correo; email = correo_electrónico email; post office = oficina_de_correos; stamp = sello timbre estampilla sellar;
package = paquete encomienda bulto; address = dirección domicilio domicilios señas; postal code = código_postal;
surname = apellido; identity card = dni cédula documento_de_identidad carné_de_identidad credencial; id number = nie
curp; passport = pasaporte; residence permit = permiso_de_residencia tarjeta_de_residencia; visa = visado; nationality
= nacionalidad nacionalidades; citizen = ciudadano ciudadanía cívico; census registration = empadronamiento padrón;
certificate = certificado certificación constancia partida_de_nacimiento; birth certificate = acta_de_nacimiento
certificado_de_nacimiento; civil status = estado_civil; public office = oficina oficinas; counter = ventanilla
mostrador; appointment = cita citas cita_previa; turn = turno; procedure = procedimiento procedimientos trámite; file
record = expediente legajo; authority = autoridad autoridades; town hall = ayuntamiento municipio alcaldía
municipalidad intendencia; mayor = alcalde alcaldesa intendente; government = gobierno gobiernos gubernamental
gobernador gobernanza gobernabilidad gubernativo; ministry = ministerio secretaría_de_estado; minister = ministro;
civil servant = funcionario servidor_público; appeal = recurso_de_alzada apelar impugnar recurrir recurso; allegation =
alegación alegato; law = ley leyes; legislation = legislación; decree = decreto decretar; rule = regla norma normativa;
regulation = reglamento regulación reglamentario ordenanza ordenanzas; provision = disposición precepto preceptos; duty
= deberes; lawyer = abogado letrado; solicitor = procurador procuradora; notary = notario notaría notarial escribano;
deed = escritura; power of attorney = poder_notarial apoderado; court = tribunal juzgado juzgados corte_de_justicia;
judicial = judicial; lawsuit = demanda_judicial pleito litigio querella juicio; sue = demandar demandas; plaintiff =
demandante demandantes querellante; defendant = demandado demandada; judgment = sentencia fallo_judicial; witness =
testigo testimonio; evidence = evidencia indicio; trial = vista_oral; hearing = audiencia; arbitration = arbitraje
arbitral; mediation = mediación mediador conciliación; dispute = controversia disputa contienda; conflict = conflicto;
jurisdiction = jurisdicción fuero competencia_judicial; competent = competente competentes; crime = delito crimen
crímenes; criminal = penal penales delincuente criminal; police = policía policial comisaría gendarmería guardia_civil;
report to police = denunciar atestado; prison = cárcel prisión encarcelado encarcelar; fraud = fraude fraudulento;
forgery = falsificación falsificar; theft = sustracción sustraer; eviction = desahucio desalojo lanzamiento; seizure =
embargo decomiso incautación; force majeure = fuerza_mayor caso_fortuito; good faith = buena_fe; negligence =
negligencia imprudencia descuido; fraudulent intent = dolo doloso; will = testamento testamentario voluntad;
inheritance = herencia heredar heredero sucesión hereditario; donation = donación donar donativo; marriage = matrimonio
matrimonial boda casamiento; divorce = divorcio divorcios; custody = custodia guarda_y_custodia tenencia
patria_potestad; alimony = pensión_alimenticia pensión_de_alimentos pensión_compensatoria; guardian = tutor tutela
curador; spouse = cónyuge consorte; partner = pareja; domestic partner = pareja_de_hecho concubino unión_libre; data
protection = protección_de_datos; data = dato datos; privacy = privacidad intimidad; consent = consentimiento
consentimientos anuencia; confidential = confidencial; confidentiality = secreto_profesional; intellectual property =
propiedad_intelectual; copyright = derechos_de_autor; licence = licencia licencias; patent = patente; trade mark =
marca_registrada marca marcas; company = empresa compañía sociedad_mercantil empresarial; society = sociedad
sociedades; business = negocio negocios; business owner = empresario; self-employed = autónomo autónoma monotributista;
member = socio miembro afiliado asociado integrante; association = asociación asociaciones agrupación gremio; club =
club peña; foundation = fundación; cooperative = cooperativa cooperativas; statutes = estatuto estatutario; board =
junta juntas directiva junta_directiva consejo_de_administración; committee = comité comités; president = presidente
presidenta presidencia presidencial; vice-president = vicepresidente; secretary = secretario secretaría; treasurer =
tesorero tesorería; minutes = acta actas; agenda = orden_del_día; call to meeting = convocatoria convocar convoque;
quorum = quórum; majority = mayoría mayorías; unanimous = unanimidad; minority = minoría minorías minoritario;
abstention = abstención abstenerse abstenga; election = elección electoral comicios eligió electo; candidate =
candidato candidatura; proxy = delegación_de_voto delegar; any other business = ruegos_y_preguntas; session = sesión;
speaker = ponente orador; project = proyecto; proposal = moción; report = informe informes reporte; topic = tema temas;
matter = asunto; issue = cuestión; problem = problema; incident = incidencia; purpose = finalidad finalidades
propósito; goal = objetivo objetivos meta metas gol goleador; object = objeto objetos; reason = razón razones motivo
motivos; thing = cosa cosas; case = caso casos; fact = hechos; situation = situación; circumstance = circunstancia; way
= manera modo forma formas; means = medios; method = método metodología; system = sistema; process = proceso; step =
paso pasos; path = camino caminos sendero; type = tipo índole; class = clase; category = categoría; group = grupo; team
= equipo equipos; portion = porción fracción fracciones; piece = pieza pedazo trozo; element = elemento; example =
ejemplo; idea = idea; word = palabra vocablo; sentence = frase oración; language = lengua idioma lenguaje; translation
= traducción traducir traductor tradujo; interpreter = intérprete; message = mensaje mensajes; news = noticia novedad
novedades noticiario telediario noticiero; information = información informaciones; knowledge = conocimiento
conocimientos; experience = experiencia; ability = capacidad capacidades habilidad habilidades aptitud; skill =
destreza; chance = oportunidad; luck = suerte; choice = opción alternativa; level = nivel; degree = grado; rank =
rango; size = tamaño talla tallas; length = longitud; width = anchura; height = altura estatura; depth = profundidad;
surface = superficie superficial; area = área; zone = zona; space = espacio espacial; distance = distancia distante;
speed = velocidad rapidez; direction = sentido sentidos; side = lado costado; edge = borde orilla; corner = esquina
rincón; top = cima cumbre; line = línea líneas; row = fila; column = columna; point = punto; mark = marcar marque señal
señales; world = mundo mundial; country = país; nation = nación; state = estado estados estatal; people = gente;
population = población poblacional; person = persona; natural person = persona_física persona_natural; legal person =
persona_jurídica persona_moral; man = hombre hombres varón; woman = mujer mujeres; child = niño chico chavo pibe chaval
crío; baby = bebé bebés lactante nene; teenager = adolescente adolescencia; youth = juventud juvenil mocedad; elderly =
anciano tercera_edad vejez; age = edad; gender = género géneros sexo; family = familia familiares familiar; relative =
pariente parentesco; father = padre papá; mother = madre mamá; parents = progenitor; son = hijo hijos; daughter = hija
hijas; brother = hermano hermanos; sister = hermana hermanas; grandfather = abuelo abuelos; grandmother = abuela
abuelas; grandchild = nieto; uncle = tío tíos; aunt = tía tías; cousin = primo primos; nephew = sobrino; husband =
marido maridos esposo esposos; wife = esposa esposas; boyfriend = novio novios; girlfriend = novia; father-in-law =
suegro; son-in-law = yerno; daughter-in-law = nuera; brother-in-law = cuñado; stepfather = padrastro madrastra; friend
= amigo amistad amistades; neighbour = vecino; neighbourhood = barrio vecindario vecindad; guest = huésped huéspedes
invitado invitada; stranger = forastero; enemy = enemigo; king = rey; queen = reina; life = vida viviente vivo; job =
puesto_de_trabajo empleo empleos oficio; profession = profesión profesional; interview = entrevista entrevistar;
curriculum vitae = currículum currículo hoja_de_vida; vacancy = vacante; employment contract = contrato_de_trabajo
contrato_laboral; labour = laboral; employer = empleador patrón patronal; employee = empleado empleada asalariado;
worker = trabajador trabajadora obrero operario; staff = plantilla; boss = jefe; colleague = compañero colega; trainee
= becario pasante aprendiz practicante; internship = prácticas pasantía pasantías; wage = salario sueldo jornal nómina
salarial; remuneration = retribución remuneración retributivo; minimum wage = salario_mínimo; payslip =
recibo_de_sueldo; extra pay = paga_extra aguinaldo gratificación decimotercer; bonus = bono incentivo plus; overtime =
horas_extra horas_extraordinarias tiempo_extra; working hours = jornada jornada_laboral horario_de_trabajo; full-time =
jornada_completa tiempo_completo; part-time = media_jornada tiempo_parcial medio_tiempo jornada_parcial; shift =
turno_de_trabajo; home working = teletrabajo trabajo_a_distancia; probation = periodo_de_prueba período_de_prueba;
dismissal = despido despedir despide; severance pay = indemnización_por_despido cesantía; notice period = preaviso
plazo_de_preaviso aviso_previo; unemployment = desempleo paro cesante; unemployed = desempleado parado parada;
unemployment benefit = prestación_por_desempleo subsidio_de_desempleo; sick leave = baja_médica incapacidad_temporal
baja_laboral licencia_médica licencia_por_enfermedad; maternity leave = baja_maternal permiso_de_maternidad
licencia_de_maternidad maternidad; paternity leave = permiso_de_paternidad licencia_de_paternidad paternidad; leave of
absence = excedencia licencia_sin_goce; absence = ausencia ausente ausentarse absentismo; disability = discapacidad
minusvalía invalidez discapacitado minusválido; incapacity = incapacidad incapacidades incapacitado; pension = pensión
pensiones; retirement = jubilación jubilaciones jubilarse retiro; pensioner = jubilado jubilada pensionista
pensionistas; pension fund = plan_de_pensiones fondo_de_pensiones afore afp; contribution = cotización cotizaciones
contribución aportación aportaciones; social security = seguridad_social seguro_social previsión_social; trade union =
sindicato sindical sindicalista; strike = huelga paro_general huelguista; collective agreement = convenio_colectivo
contrato_colectivo; promotion = promoción; training = formación capacitación entrenamiento adiestramiento; seniority =
antigüedad; workplace accident = accidente_laboral accidente_de_trabajo; accident = accidente; harassment = acoso
hostigamiento acosar; equality = igualdad; discrimination = discriminación discriminatorio segregación; office worker =
oficinista administrativo administrativa; technician = técnico_de_servicio; cleaner = limpiador; waiter = camarero
mesero mozo; chef = cocinero; baker = panadero panadería; butcher = carnicero carnicería; hairdresser = peluquero
peluquería; plumber = fontanero plomero gasfitero plomería fontanería gasfíter; electrician = electricista; carpenter =
carpintero carpintería ebanista; bricklayer = albañil mampostería albañilería; painter = pintor; farmer = agricultor
granjero campesino; fisherman = pescador; soldier = soldado; firefighter = bombero; engineer = ingeniero ingeniera;
architect = arquitecto; journalist = periodista periodistas; artist = artista artistas; writer = escritor escritora;
author = autor autora autoría; insurance = seguro seguros asegurador; insurer = aseguradora aseguradoras
compañía_de_seguros; policy = póliza; policyholder = tomador; insured = asegurado asegurada; premium = prima primas;
coverage = cobertura amparo; deductible = franquicia; insured event = siniestro; loss adjuster = perito peritos
pericial; liability insurance = responsabilidad_civil; home insurance = seguro_de_hogar; life insurance =
seguro_de_vida; comprehensive insurance = todo_riesgo cobertura_amplia; broker = corredor corredor_de_seguros
agente_de_seguros; agent = agente; agency = agencia; fire = fuego incendio incendiar brasa rescoldo llamarada; flood =
inundación riada inundar; burglary = escalo; storm = tormenta tempestad; hail = granizo pedrisco; earthquake =
terremoto sismo seísmo temblor sísmico; catastrophe = catástrofe desastre; dwelling = vivienda morada; house = casa
casas chalé chalet; home = hogar hogares; apartment = piso pisos apartamento departamento depa; studio flat =
monoambiente; building = edificio finca_urbana edificación obra_en_construcción; real estate = inmueble inmobiliario
bienes_raíces finca predio; estate agent = agencia_inmobiliaria agente_inmobiliario corredor_inmobiliario; premises =
local locales; plot = parcela terreno lote lotes trama; square metre = metro_cuadrado; room = habitación habitaciones
cuarto; bedroom = dormitorio alcoba recámara; living room = salón sala_de_estar; hall = sala salas; dining room =
comedor; kitchen = cocina cocinas culinario gastronómico gastronomía; bathroom = baño baños cuarto_de_baño; toilet =
inodoro retrete váter wc excusado; shower = ducha regadera ducharse; bathtub = bañera tina; washbasin = lavabo
lavamanos lavatorio; kitchen sink = fregadero lavaplatos; terrace = terraza azotea; balcony = balcón; garden = jardín
ajardinado jardinero jardinería; yard = patio; garage = garaje cochera; cellar = sótano bodega; storage room = trastero
baulera cuarto_trastero; attic = ático buhardilla desván altillo; corridor = pasillo; stairs = escalera peldaño
escalinata escalera_mecánica escalón; lift = ascensor elevador elevadores; floor = suelo suelos parqué; ground floor =
planta_baja; wall = pared paredes muro muros tabique muralla; ceiling = cielorraso; roof = techo tejado tejados
techumbre teja; door = puerta puertas portezuela; window = ventana; blind = persiana invidente; curtain = cortina;
glass = vidrio cristal vidriera; key = llave clave claves; door lock = cerradura candado; doorbell = timbre_de_puerta
portero_automático interfono; furniture = mueble mobiliario; furnished = amueblado amoblado; bed = cama litera;
mattress = colchón; sofa = sofá sofás sillón; chair = silla; wardrobe = armario ropero clóset guardarropa; shelf =
estante repisa estantería librero; drawer = cajón gaveta compartimento compartimiento; lamp = lámpara luminaria;
lightbulb = bombilla foco ampolleta; mirror = espejo; carpet = alfombra moqueta tapete; household appliance =
electrodoméstico; washing machine = lavadora lavarropas lavarropa; dryer = secadora secarropas secador; dishwasher =
lavavajillas lavatrastes; fridge = frigorífico nevera refrigerador heladera; freezer = congelador congeladora
ultracongelado congelación; oven = horno hornear horneado; microwave = microondas; stove = estufa hornillo fogón
estufilla cocedor; vacuum cleaner = aspiradora aspirador aspirar; iron = plancha hierro planchar planchado; television
= televisión televisor; heating = calefacción calefactor; boiler = caldera calentador calentadores calefón bóiler;
radiator = radiador; air conditioning = aire_acondicionado climatizador climatización acondicionador; inventory =
inventario; condition report = estado_de_conservación; household contents = enseres ajuar menaje; community of owners =
comunidad_de_propietarios comunidad_de_vecinos consorcio_de_propietarios; community fees = gastos_de_comunidad
cuota_de_mantenimiento gastos_comunes; community = comunidad comunidades comunitario; condominium =
propiedad_horizontal condominio copropiedad copropietario; common areas = zonas_comunes áreas_comunes
elementos_comunes; works = obra obras; building works = reforma remodelación refacción; update = actualizar actualice
actualización actualizado; price index = ipc índice_de_precios; pet = mascota animal_de_compañía; dog = perro perra
cachorro perrera; cat = gato gata; rubbish = basura residuo desecho desperdicio; recycling = reciclaje reciclar
reciclado; container = contenedor recipiente; sewage = desagüe alcantarillado saneamiento; leak = fuga gotera
filtración escape escape_de_gas; pipe = tubería cañería tubo; tap = grifo canilla llave_de_paso aireador; drain =
sumidero desaguar drenaje drenar; blocked = atascado tapado obstruido obstrucción; mould = moho; crack = grieta fisura
agrietar; paint = pintura pintar; electricity = electricidad luz_eléctrica; electric = eléctrico eléctrica; lights =
luz luces iluminación alumbrado; gas = gas; water = agua agua_mineral; energy = energía energético; power = potencia
potencia_contratada; meter = contador medidor; meter reading = lectura_del_contador; consumption = consumo consumir;
kilowatt hour = kilovatio kwh; supply point = cups punto_de_suministro; energy company = distribuidora
comercializadora; solar panel = placa_solar panel_solar fotovoltaico; outage = apagón corte_de_luz corte_de_suministro;
plug = enchufe clavija enchufar; socket = toma_de_corriente tomacorriente portalámparas; cable = cable cableado;
battery = batería baterías pila acumulador; charger = cargador; telephone = teléfono teléfonos telefónico telefonía;
mobile phone = móvil celular celulares teléfono_móvil teléfono_inteligente; landline = teléfono_fijo; operator =
operador operadores; line connection = alta_de_línea; broadband = banda_ancha; fibre = fibra fibra_óptica; internet =
internet; portability = portabilidad; roaming = itinerancia; minimum stay = compromiso_de_permanencia
cláusula_de_permanencia; prepaid = prepago; top up = recarga recargas; data allowance = datos_móviles; screen =
pantalla; keyboard = teclado tecla; button = botón pulsador; switch = interruptor conmutador llave_de_luz; computer =
ordenador ordenadores computadora computadoras computador informática informático computación computacional; laptop =
portátil; printer = impresora; file = archivo fichero; folder = carpeta; website = sitio_web página_web web; link =
vínculo vínculos; device = dispositivo aparato artilugio; machine = máquina maquinaria; tool = herramienta; shop =
tienda tiendas comercio comercios; supermarket = supermercado; market = mercado; shopping centre = centro_comercial
plaza_comercial; department store = grandes_almacenes; warehouse = almacén almacenes; customer = cliente clientela;
consumer = consumidor; customer service = atención_al_cliente servicio_al_cliente; product = producto; goods =
mercancía mercadería mercancías; purchase order = pedido pedidos encargo encargar; delivery note = albarán remito
nota_de_entrega guía_de_despacho; delivery time = plazo_de_entrega; shipping costs = gastos_de_envío; courier =
mensajería mensajero repartidor; stock = existencias agotado; warranty = garantía garantías; packaging = embalaje
envase embalar empaque desembalar desempacar; wrapping = envoltorio envolver envuelve; label = etiqueta; brand new =
nuevo_a_estrenar; model = modelo; serial number = número_de_serie; spare part = repuesto recambio recambios refacciones
pieza_de_repuesto; technical service = servicio_técnico sat; technical = técnico; instructions = instrucción
manual_de_instrucciones; safety = seguridad; bargain = ganga chollo; gift = regalo obsequio; voucher = vale vales
cupón; opening hours = horario_de_apertura horario_de_atención; checkout = caja_registradora; box = caja; bag = bolsa
bolsas; bottle = botella frasco; tin = lata latas estaño; jar = tarro bote; cup = taza pocillo; drinking glass = vaso
vasos copa; plate = plato platos; spoon = cuchara cucharada cucharadita cucharilla cucharón; fork = tenedor; knife =
cuchillo cuchilla; pot = olla ollas cacerola puchero cazuela; pan = sartén; food = comida comidas alimento alimentos
alimentario alimenticio pienso; breakfast = desayuno desayunar; lunch = almuerzo almorzar; dinner = cena cenar; snack =
merienda bocadillo refrigerio tentempié; menu = menú menús; restaurant = restaurante restorán; bar = bar cantina
taberna; coffee = café cafés cafetería; tea = té; milk = leche lácteo lechero ordeño ordeñar; bread = pan panecillo;
butter = mantequilla manteca; cheese = queso; egg = huevo; meat = carne; beef = ternera carne_de_vaca carne_de_res;
pork = cerdo puerco chancho carne_de_cerdo; chicken = pollo; ham = jamón; sausage = salchicha chorizo embutido; fish =
pescado pez peces pesca pesquero pesquería; seafood = marisco; rice = arroz; pasta = fideos pasta espagueti macarrones;
potato = patata papa papas; tomato = tomate jitomate; onion = cebolla; garlic = ajo; carrot = zanahoria; pepper =
pimiento pimienta; lettuce = lechuga; bean = judía frijol alubia poroto habichuela fréjol ejote chaucha; pea = guisante
arveja chícharo; lentil = lenteja; chickpea = garbanzo; maize = maíz choclo elote; vegetable = verdura hortaliza
legumbre vegetal; fruit = fruta fruto; apple = manzana manzano; pear = pera peras peral; banana = plátano banana banano
guineo; strawberry = fresa frutilla; peach = melocotón durazno; pineapple = piña ananá; lemon = limón limonero
limonada; grape = uva uvas; avocado = aguacate palta; nut = nuez nueces frutos_secos tuerca; peanut = cacahuete maní
cacahuate; oil = aceite; olive = aceituna oliva olivar olivo; vinegar = vinagre; salt = sal sales; sugar = azúcar
azúcares azucarado azucarero; flour = harina; honey = miel; cake = pastel tarta torta bizcocho repostería pastelería;
biscuit = galleta; ice cream = helado helados; ice = hielo gélido glacial escarcha; juice = zumo jugo jugoso; wine =
vino vinos vinícola vitivinícola viñedo viña vendimia; beer = cerveza cervecería; alcohol = alcohol alcohólico; tobacco
= tabaco cigarrillo cigarro tabaquismo; ingredient = ingrediente; allergen = alérgeno; gluten = gluten celíaco
celiaquía; clothes = ropa prenda prendas indumentaria; shirt = camisa blusa; t-shirt = camiseta playera remera polera;
trousers = pantalón; skirt = falda pollera; coat = abrigo sobretodo; jacket = chaqueta chamarra campera; jumper =
jersey suéter; shoe = zapato calzado zapatero zapatería zapatilla pantufla zapatillas_deportivas sandalia; sock =
calcetín medias panty; hat = sombrero gorra boina gorro; glove = guante; glasses = gafas lentes anteojos; clock =
reloj; ring = anillo sortija; jewel = joya alhaja; umbrella = paraguas sombrilla; wallet = cartera billetera monedero;
suitcase = maleta valija; handbag = bolso cartera_de_mano; rucksack = mochila; luggage = equipaje; toy = juguete; doll
= muñeca; ball = pelota balón bola; car = coche automóvil automóviles carro auto; vehicle = vehículo; motorcycle = moto
motocicleta motociclista motociclismo ciclomotor; bicycle = bicicleta bici ciclista ciclismo; lorry = camión camionero;
van = furgoneta camioneta; bus = autobús bus ómnibus guagua; coach = autocar; train = tren locomotora; railway =
ferrocarril ferroviario; tram = tranvía; underground = subte; metre = metro; taxi = taxi taxis taxista; plane = avión
aeronave; flight = vuelo vuelos; airport = aeropuerto aeródromo; airline = aerolínea aerolíneas compañía_aérea;
boarding pass = tarjeta_de_embarque pase_de_abordar; boarding = embarque embarcar abordar abordaje; boat = barco lancha
barca embarcación canoa piragua balsa yate; ship = buque nave navío carguero; ferry = transbordador ferri; port =
puerto puertos portuario embarcadero dársena; station = estación estaciones; bus stop = parada_de_autobús paradero;
platform = andén; ticket = billete boleto boletos pasaje; single ticket = billete_de_ida; return ticket = ida_y_vuelta
viaje_redondo; stopover = escala escalas; connection transfer = transbordo trasbordo; seat belt = cinturón_de_seguridad
cinturón; booking = reserva; hotel = hotel hotelero; hostel = hostal albergue posada; accommodation = alojamiento
hospedaje hospedar; check-in = facturación_de_equipaje; receptionist = recepcionista; travel agency =
agencia_de_viajes; package tour = viaje_combinado paquete_turístico; tourist = turista; tourism = turismo turístico;
trip = excursión; route = ruta rutas recorrido recorridos trayecto itinerario; map = mapa cartografía atlas; guide =
guía guías; customs = aduana aduanero; border = frontera fronterizo; immigration = inmigración migratorio migración
inmigrante; beach = playa; mountain = montaña monte montañoso; lake = lago laguna; river = río ríos fluvial arroyo
riachuelo afluente cauce desembocadura desembocar; sea = mar mares marino marítimo; island = isla islas insular isleño
archipiélago; forest = bosque forestal reforestación deforestación silvicultura; tree = árbol arbóreo; flower = flor
floral florecer floración florecimiento pétalo margarita clavel lirio azucena tulipán orquídea amapola jazmín; field =
campo; countryside = campiña zona_rural; sky = cielo celeste celestial; sun = sol solar; moon = luna lunar; star =
estrella estelar astro; earth = tierra terrestre; stone = piedra; sand = arena; wood = madera leñoso maderamen
contrachapado triplay tablón; metal = metales metal; gold = oro áureo dorado; silver = plata argénteo; plastic =
plástico; weather = clima meteorológico tiempo_atmosférico; rain = lluvia llover llueve lluvioso aguacero chubasco
llovizna precipitación pluviosidad; snow = nieve nevar nevada; wind = viento ventoso brisa; cloud = nube nublado
nubosidad nuboso; air = aire aéreo; temperature = temperatura; street = calle calles; avenue = avenida; city square =
plaza plazas; road = carretera calzada; motorway = autopista autovía; toll = peaje caseta_de_cobro; pavement = acera
vereda banqueta; pedestrian = peatón peatonal; traffic light = semáforo; traffic = tráfico tránsito circulación;
traffic jam = embotellamiento congestión; traffic sign = señal_de_tráfico señal_de_tránsito señalización; roundabout =
rotonda glorieta; bridge = puente viaducto; tunnel = túnel; parking = aparcamiento aparque estacionamiento
estacionamientos aparcar estacionar; parking space = plaza_de_garaje plaza_de_aparcamiento cajón_de_estacionamiento;
driving licence = permiso_de_conducir carné_de_conducir licencia_de_conducir licencia_de_manejo carnet_de_conducir;
number plate = placas; registration document = permiso_de_circulación ficha_técnica tarjeta_de_circulación; vehicle
inspection = itv inspección_técnica verificación_vehicular revisión_técnica; workshop = taller talleres; petrol =
gasolina nafta bencina combustible carburante; diesel = gasóleo diésel gasoil; petrol station = gasolinera
estación_de_servicio; tyre = neumático llanta llantas; wheel = rueda; steering wheel = volante; brake = freno frenar
frenado; engine = motor; clutch = embrague; gearbox = caja_de_cambios transmisión caja_de_velocidades; windscreen =
parabrisas limpiaparabrisas; bumper = parachoques paragolpes; headlight = faro faro_delantero; boot = maletero cajuela
baúl bota; seat = butaca; mileage = kilometraje; kilometre = kilómetro km; litre = litro mililitro; gram = gramo
miligramo; kilogram = kilogramo kilogramos kilo kg; centimetre = centímetro; millimetre = milímetro; tow truck = grúa
remolque remolcar; roadside assistance = asistencia_en_carretera auxilio_vial; accident report = parte_amistoso
parte_de_accidente; collision = choque chocar colisión; breathalyser = alcoholemia alcoholímetro; car rental =
alquiler_de_coches renta_de_autos; used car = coche_de_ocasión; car dealer = concesionario agencia_de_autos; emission =
emisión emitir; pollution = contaminación; environment = medio_ambiente medioambiental ambiental ambiente medioambiente
entorno; school = escuela colegio escolar escolares escolarización; primary school = educación_primaria primaria
escuela_primaria; secondary school = educación_secundaria instituto_de_enseñanza bachillerato liceo preparatoria
secundaria instituto_de_secundaria; institute = instituto; university = universidad universitario; faculty = facultad
facultades; academy = academia académico; nursery = guardería guarderías jardín_de_infancia jardín_infantil
escuela_infantil jardín_de_niños kínder; childcare = cuidado_infantil cuidado_de_niños; childminder = niñera cuidadora;
carer = cuidador cuidadores; childhood = infancia niñez; for children = infantil; teacher = profesor maestro maestros
docente profesora profesorado maestra; pupil = alumno alumna alumnado; student = estudiante estudiantes estudiantil;
classroom = aula; course = curso cursos; school year = curso_escolar año_lectivo ciclo_escolar lectivo; lesson =
lección; subject = asignatura materia; homework = deberes_escolares tarea_escolar; task = tarea tareas; exam = examen
exámenes; test = test; note = nota notas apunte apuntes anotar; report card = boletín_de_notas boleta_de_calificaciones
boletín; diploma = diploma; bachelor degree = licenciatura licenciado licenciada titulación; master degree = máster
maestría posgrado; scholarship = beca; school fees = colegiatura; canteen = comedor_escolar; break time = recreo;
parents association = ampa asociación_de_padres; education = educación educativo educar; book = libro libros; textbook
= libro_de_texto; notebook = cuaderno libreta; pencil = lápiz lápices; pen = bolígrafo pluma lapicera birome lapicero;
library = biblioteca bibliotecario; bookshop = librería librerías; dictionary = diccionario; newspaper = periódico
periódicos; magazine = revista; uniform = uniforme; behaviour = conducta comportamiento comportarse; discipline =
disciplina disciplinario; bullying = acoso_escolar; health = salud sanitario; healthy = sano sana saludable saludables;
illness = enfermedad enfermedades dolencia afección; ill = enfermo enfermos; patient = paciente; doctor = médico
doctor; family doctor = médico_de_cabecera médico_de_familia; nurse = enfermero enfermería enfermera; specialist =
especialista especialistas especialidad; dentist = dentista odontólogo odontología; pharmacist = farmacéutico; pharmacy
= farmacia botica farmacología; hospital = hospital hospitalario clínica sanatorio nosocomio hospitalizar;
hospitalisation = hospitalización ingreso_hospitalario internación; health centre = centro_de_salud ambulatorio
consultorio; emergency = emergencia urgencia; ambulance = ambulancia; first aid = primeros_auxilios botiquín;
consultation = consulta; health card = tarjeta_sanitaria carné_de_salud; medical history = historia_clínica historial;
diagnosis = diagnóstico diagnosticar; treatment = tratamiento; therapy = terapia terapéutico terapeuta; medicine =
medicamento medicina fármaco remedio; leaflet = prospecto folleto; prescription = receta prescribir prescripción; over
the counter = sin_receta venta_libre; active substance = principio_activo; dose = dosis dosificación posología;
overdose = sobredosis; tablet = comprimido pastilla tableta píldora gragea; capsule = cápsula; syrup = jarabe almíbar
sirope; ointment = pomada ungüento; cream = crema nata nata_montada; drops = gota colirio; injection = inyección
inyectar; syringe = jeringa jeringuilla; vaccine = vacuna; painkiller = analgésico calmante; antibiotic = antibiótico;
anti-inflammatory = antiinflamatorio; aspirin = aspirina; paracetamol = paracetamol acetaminofén; side effect =
efecto_secundario efectos_secundarios efecto_adverso reacción_adversa efectos_adversos; adverse = adverso; reaction =
reacción reaccionar; interaction = interacción; contraindication = contraindicación contraindicado; allergy = alergia
alérgico; symptom = síntoma; pain = dolor doloroso; fever = fiebre calentura febril; cough = tos toser; a cold =
resfriado catarro constipado; flu = gripe influenza gripa; headache = dolor_de_cabeza cefalea cefaleas jaqueca;
migraine = migraña; nausea = náuseas náusea; vomit = vomitar; diarrhoea = diarrea; constipation = estreñimiento;
dizziness = mareo mareado vértigo; tiredness = cansancio fatiga agotamiento; drowsiness = somnolencia; insomnia =
insomnio; rash = erupción sarpullido urticaria salpullido erupción_cutánea; itching = picor picazón prurito comezón;
swelling = hinchazón inflamación hinchado; bleeding = hemorragia sangrado sangrar; infection = infección infeccioso
infectar; virus = virus vírico viral; bacterium = bacteria bacteriano; contagious = contagioso contagio contagiar;
cancer = cáncer tumor canceroso cancerígeno; diabetes = diabetes diabético; heart attack = infarto ataque_al_corazón;
stroke = ictus derrame_cerebral; blood pressure = presión_arterial tensión_arterial; hypertension = hipertensión;
asthma = asma; depression = depresión deprimido depresivo; anxiety = ansiedad angustia; stress = estrés; pregnancy =
embarazo embarazos gestación; pregnant = embarazada embarazadas encinta gestante; breastfeeding = lactancia amamantar;
contraceptive = anticonceptivo; surgery = cirugía quirúrgico cirujano quirófano; operation = operación operaciones
intervención; anaesthesia = anestesia; recovery = convalecencia rehabilitación; physiotherapy = fisioterapia
fisioterapeuta kinesiología; analysis = análisis; blood test = análisis_de_sangre; x-ray = radiografía rayos_x;
ultrasound = ecografía ultrasonido; bandage = venda vendaje vendar; plaster = tirita curita apósito yeso escayola
enlucido aljez cartón-yeso; fracture = fractura fracturar; wheelchair = silla_de_ruedas; crutch = muleta; hearing aid =
audífono; body = cuerpo corporal; head = cabeza cefálico cráneo craneal; face = cara caras rostro facial; hair = pelo
cabello; eye = ojo ojos ocular; ear = oreja oído audición auditivo; nose = nariz nasal; mouth = boca bucal; tooth =
diente muela dental dentición; lip = labio; neck = cuello; throat = garganta; shoulder = hombro hombros; arm = brazo;
elbow = codo; hand = mano manos; finger = dedo; nail = uña uñas; back = espalda dorso; chest = pecho tórax; stomach =
estómago barriga gástrico estomacal; belly = vientre abdomen abdominal panza; leg = pierna; knee = rodilla; foot = pie
pies; skin = piel cutáneo pelaje; bone = hueso óseo médula; muscle = músculo muscular; blood = sangre sanguíneo
sangriento; heart = corazón cardíaco cardiovascular cardiaco cardiología; lung = pulmón pulmonar; liver = hígado
hepático; kidney = riñón renal; brain = cerebro cerebral encéfalo; nerve = nervio nervioso; breathe = respirar
respiratorio; urine = orina orinar urinario; diet = dieta; fasting = ayunas en_ayunas; weight loss = adelgazar
pérdida_de_peso; obesity = obesidad sobrepeso obeso; hygiene = higiene higiénico; soap = jabón; detergent = detergente;
towel = toalla; nappy = pañal; sport = deporte deportista atleta atletismo atlético deportivo; gym = gimnasio; swimming
pool = piscina alberca pileta; football = fútbol futbolístico futbolista; match = partido partidos partido_de_fútbol
encuentro_deportivo; training session = entrenar entrenador; competition = competición competencia competencias torneo
competitivo competitividad; league = liga; music = música musical músico; song = canción cantautor; film = película
rodaje filmar filme largometraje cortometraje cineasta; cinema = cine cinematográfico cinematografía; theatre = teatro
teatral obra_de_teatro dramaturgia dramaturgo; stage show = espectáculo; concert = concierto; celebration = fiesta;
event = evento acontecimiento acontecimientos acto actos; art = arte artes artístico; picture = imagen imágenes; photo
= foto fotografía; drawing = dibujo dibujar dibujante; history = historia histórico historiador historiografía; church
= iglesia eclesiástico capilla ermita; religion = religión; god = dios diosa; soul = alma espíritu; war = guerra
guerrero bélico; peace = paz; army = ejército militar militares; weapon = arma armas; freedom = libertad libertades
liberación; justice = justicia; violence = violencia violento; city = ciudad ciudades urbe; town = pueblo localidad
localidades villa; village = aldea; region = región; autonomous community = comunidad_autónoma; province = provincia
provincial; district = distrito comarca; location = ubicación; north = norte septentrional norteño; south = sur
meridional austral sureño; east = oriente oriental; west = oeste occidente occidental; animal = animal bestia; horse =
caballo yegua equino equitación hípica jinete potro; cow = vaca vacas; bird = pájaro ave aves aviar; insect = insecto;
nature = naturaleza; abuse = abusar abuso maltrato maltratar; accumulate = acumular; admire = admirar; advertise =
publicitar publicidad publicitario propaganda; aim = apuntar apunta; alert = alertar; allocate = destinar; appreciate =
apreciar; approach = acercar acerque aproximar aproxima; arise = surgir surja; argue = argumentar argüir; authentic =
auténtico autenticar; promote = fomentar; bathe = bañarse bañar; beat = batir bate latir latido; beg = rogar ruega
suplicar; bend = doblar dobla; bet = apostar apuesta; bite = morder muerde mordedura picadura; bless = bendecir; blow =
soplar; boil = hervir hierve ebullición hirvió hirviente hirviendo cocer_a_fuego_lento; bore = aburrir; brush =
cepillar cepillo brocha; bury = enterrar entierra funeral sepelio; calm down = calmar calme tranquilizar; capture =
capturar; challenge = desafiar reto; chase = perseguir persigue persecución; cheat = trampa; classify = clasificar
clasifica clasifique; complicate = complicar complicación; concentrate = concentrar; collaborate = colaborar; cooperate
= cooperar cooperación; convince = convencer convence persuadir; criticise = criticar; damage claim =
daños_y_perjuicios; dedicate = dedicar dedique; craving = ganas; destroy = destruir destrucción destrozar; dig = cavar
excavar; discourage = desanimar; encourage = animar alentar; display = visualizar visualizador visor; dissolve =
disolver disuelve disuelto disolución; distribute = distribuir; dream = soñar sueña; employ = ocupar ocupa; endure =
aguantar soportar soporta; flee = escapar huir huye huida; exist = existir existencia; express = expresar expresión
expreso; facilitate = agilizar simplificar; feed = alimentar alimente nutrir nutrición; fold = plegar pliega plegable;
formulate = formular; found = fundar fundador; frighten = asustar susto; generate = generar genera; govern = gobernar
gobierna regir rige rija; grind = moler picar muele molido; guess = adivinar; hug = abrazar; kiss = besar; hurry =
apresurar prisa apurar; ignore = ignorar ignora; imply = implicar implique conllevar; import = importar importa
importación importador; export = exportar exportación exportador; impose = imponer imponga impuso imposición; impute =
imputar; inaugurate = inaugurar; insert = insertar inserción; integrate = integrar integra incorporar; intend =
pretender; intervene = intervenir interviene intervenga intervino interventor; issued = expedición expedido; jump =
saltar salto; kneel = arrodillarse; lean = apoyarse inclinar; limit = limitar límite; loosen = aflojar; tighten =
apretar aprieta; enter into = entablar; delimit = delimitar; coincide = coincidir coincidencia; melt = derretir fundir
derrite fundición; neglect = descuidar desatender; obey = obedecer obediencia; compliance = observancia; obstruct =
obstaculizar obstáculo entorpecer; oppose = oponer oponga opuso oponerse oposición; oppress = abrumar; bear the costs =
sufragar costear; perform = rendir rinde rendimiento; persist = persistir persiste; pile up = amontonar montón; pray =
rezar orar; predict = predecir pronóstico pronosticar; prefer = preferir prefiere prefirió preferencia; pretend =
fingir simular; proceed = proceder procede; question = interrogar; record = grabar grabación grabado; register
complaint = interponer interponga interpuso interposición; regret = lamentar arrepentirse arrepentimiento; rejoin =
reincorporarse reincorporación; relax = relajar; remit = dar_traslado; remodel = rehabilitar; report back =
rendir_cuentas; reserve right = reservarse; resist = resistir resiste resistencia; retain = retenido; ride =
montar_a_caballo; phone = telefonear; roll = rodar rodado rollo; rub = frotar rozar fricción fregar restregar; issue a
ruling = dictar dictamen dictaminar; satisfy = satisfacer satisfaga satisfizo satisfecho satisfacción; scream = gritar;
scratch = rascar rayar rasguño arañazo; shake = agitar sacudir; shine = brillar; shoot = disparar tiro tiroteo disparo;
sink = hundir hundirse; slip = resbalar resbaladizo; solve = solventar; spill = derramar; spread = propagar difundir
difusión; squeeze = exprimir; step on = pisar; stick = pegar pegamento adhesivo pegado; stretch = estirar; subject to =
sujeto sujeta someter; surprise = sorprender sorpresa; surrender = rendición rendirse; survive = sobrevivir
superviviente sobreviviente supervivencia; suspect = sospechar; swallow = tragar ingerir ingiera ingesta ingestión;
sweep = barrer; sweat = sudar sudor; swear = jurar juramento; bear witness = testificar testifica atestiguar; thaw =
descongelar descongelación desescarche desescarchar; turn round = girar; undertake = emprender emprendedor; uninstall =
desinstalar; warm up = calentamiento; waste = desperdiciar malgastar derroche; wound up = disolución_y_liquidación;
wrong = equivocarse equivocar; yield = ceder cesión; waive = condonar; assignee = cesionario; assignor = cedente;
revoke = revocar revoque derogar; nullity = nulidad nulidades; enforce = hacer_valer; enter into force =
entrada_en_vigor entrar_en_vigor; effective = eficaz eficaces eficacia eficiente; retroactive = retroactivo; tacit =
tácito; tacit renewal = renovación_tácita prórroga_tácita tácita_reconducción; express consent =
consentimiento_expreso; expressly = expresamente explícitamente; irrevocable = irrevocable; unilateral = unilateral;
joint and several = solidario; subsidiary = subsidiario; binding = vinculante vinculantes; enforceable = ejecutivo
ejecutable; hereby = por_la_presente por_el_presente; aforementioned = antedicho susodicho precitado; undersigned =
quien_suscribe; appearing party = compareciente; heading = encabezado encabezamiento membrete; footnote =
pie_de_página; draft = borrador; blank = en_blanco; tick box = casilla; capital letter = mayúscula; legal power =
potestad atribución; good conduct = certificado_de_antecedentes; criminal record = antecedentes_penales antecedente;
legalise = legalizar apostilla; certified copy = copia_compulsada compulsa copia_autenticada copia_certificada;
electronic signature = firma_electrónica firma_digital; public registry = registro_civil; land registry = catastro
catastral; cadastral value = valor_catastral; electronic office = sede_electrónica; headquarters = sede sedes;
administrative silence = silencio_administrativo; official gazette = boletín_oficial diario_oficial; public tender =
licitación licitaciones concurso oposiciones; large family = familia_numerosa; child benefit = asignación_familiar
prestación_por_hijo; benefits office = servicio_de_empleo bolsa_de_empleo; social worker = trabajador_social
asistente_social; housing benefit = ayuda_al_alquiler; poverty = pobreza mendigo mendicidad miseria; dependent =
a_cargo carga_familiar; household = unidad_familiar; grace period = periodo_de_gracia período_de_gracia; waiting period
= periodo_de_carencia período_de_carencia plazo_de_espera; cooling-off period = plazo_de_desistimiento
periodo_de_reflexión; limitation period = plazo_de_prescripción; default interest = intereses_de_demora
interés_moratorio intereses_moratorios recargo_por_mora; payment reminder = recordatorio requerimiento_de_pago;
outstanding = pendiente insoluto por_pagar; debt collection = cobranza gestión_de_cobro; payment method = forma_de_pago
medio_de_pago método_de_pago; due date = fecha_de_vencimiento; penalty clause = cláusula_penal; early termination =
rescisión_anticipada cancelación_anticipada terminación_anticipada; exchange rate = tipo_de_cambio; inflation =
inflación; euribor = euríbor; fixed rate = tipo_fijo; early repayment = amortización_anticipada; debt consolidation =
refinanciar; payday = día_de_pago día_de_cobro; tip = propina; allowance = viático dietas_de_viaje; tax rate =
tipo_impositivo tasa_impositiva; self-assessment = autoliquidación; invoice number = número_de_factura folio; subtotal
= subtotal; unit = unidad unidades unitario; each unit = por_unidad; rate of consumption = tramo; peak hours =
hora_punta hora_pico; off-peak = hora_valle valle; standing charge = término_fijo cargo_fijo; charge item = cargo
cargos; concept = concepto; corrected invoice = factura_rectificativa nota_de_crédito; estimated reading =
lectura_estimada; permanence penalty = penalización_por_permanencia; data network = red; router = enrutador rúter
router; voice mail = buzón_de_voz contestador; mailbox = buzón; text message = sms mensaje_de_texto; call centre =
centro_de_llamadas; complaints form = hoja_de_reclamaciones libro_de_quejas; consumer office = omic
oficina_del_consumidor profeco; defective goods = falta_de_conformidad; conformity = conformidad conforme_al_contrato;
lack of conformity = vicio_oculto vicios_ocultos; legal warranty = garantía_legal; store credit = nota_de_abono; second
hand = segunda_mano seminuevo; tracking = rastreo; expiry date = fecha_de_caducidad fecha_de_expiración; best before =
consumo_preferente; driver insurance = seguro_obligatorio soat; third-party insurance = seguro_a_terceros; damage
report = parte_de_siniestro aviso_de_siniestro; health insurance = seguro_médico seguro_de_salud mutua mutuas
obra_social mutualidad isapre prepaga; co-payment = copago coseguro; waiting list = lista_de_espera; waiting room =
sala_de_espera; discharge = alta_médica; medical certificate = parte_médico certificado_médico; sick note =
parte_de_baja; occupational risk = riesgos_laborales; occupational disease = enfermedad_profesional; working conditions
= condiciones_laborales; collective dismissal = despido_colectivo ere; unfair dismissal = despido_improcedente
despido_injustificado; fair dismissal = despido_procedente; objective dismissal = despido_objetivo; permanent contract
= contrato_indefinido contrato_de_planta; fixed-term contract = contrato_temporal; job seeker = demandante_de_empleo;
paid leave = permiso_retribuido; unpaid leave = permiso_sin_sueldo; public holiday bridge = puente_festivo; parental
leave = permiso_parental; breastfeeding leave = permiso_de_lactancia; clock in = fichar; pay rise = subida_salarial
aumento_de_sueldo; pay back wages = salarios_caídos; retirement age = edad_de_jubilación; early retirement =
jubilación_anticipada prejubilación; survivor pension = pensión_de_viudedad viudedad orfandad; disability pension =
pensión_de_invalidez; nursing home = residencia_de_mayores asilo geriátrico; residence = residencia residencias;
resident = residente residentes; home help = ayuda_a_domicilio; housekeeper = empleada_de_hogar empleada_doméstica;
registration fee = derechos_de_matrícula; after-school = extraescolar extraescolares; nap = siesta; lice = piojos;
vaccination card = cartilla_de_vacunación carné_de_vacunación cartilla; annual meeting = asamblea_general
junta_general; extraordinary = extraordinario; ordinary = ordinario; second call = segunda_convocatoria; financial year
= ejercicio_económico ejercicio año_fiscal; annual accounts = cuentas_anuales; raffle = rifa sorteo; lottery = lotería;
bylaws = reglamento_interno régimen_interior; regime = régimen regímenes; membership = condición_de_socio membresía;
membership fee = cuota_de_socio; expel = expulsar expulsión; volunteer = voluntariado; equipment = equipamiento;
changing room = vestuario probador; locker = taquilla casillero; season ticket = abono_transporte abono_de_temporada;
lost property = objetos_perdidos; overbooking = sobreventa; hand luggage = equipaje_de_mano; checked luggage =
equipaje_facturado; non-refundable = no_reembolsable; half board = media_pensión; full board = pensión_completa; single
room = habitación_individual; double room = habitación_doble; tourist tax = tasa_turística; departure = partida
partidas; take off = despegar; land = aterrizar aterrizaje; landing stage = muelle; driving school = autoescuela
escuela_de_manejo; parking fine = multa_de_estacionamiento; points = carné_por_puntos; vehicle tax =
impuesto_de_circulación tenencia_vehicular; transfer of ownership = cambio_de_titularidad titularidad; labour cost =
mano_de_obra; body shop = carrocería chapa; dent = abolladura; puncture = pinchazo ponchadura; courtesy car =
coche_de_sustitución; out of reach = fuera_del_alcance; take orally = vía_oral oral; excipient = excipiente; sensitive
= sensible sensibilidad; intolerance = intolerancia; dependence = adicción adicto; drug = droga estupefaciente
narcótico narcotráfico narcotraficante cocaína opio; poison = veneno tóxico intoxicación envenenar envenenamiento
venenoso; check-up = reconocimiento_médico chequeo_médico; blood sugar = glucosa glucemia; cholesterol = colesterol;
thyroid = tiroides; inhaler = inhalador; drip = suero; scar = cicatriz cicatrices cicatrizar; sunscreen =
protector_solar; thermometer = termómetro; mask = mascarilla cubrebocas tapabocas barbijo máscara; pandemic = pandemia;
quarantine = cuarentena; hearing loss = sordo sordera; blind person = ciego ceguera; mute = mudo; optician = óptica;
psychologist = psicólogo; psychiatrist = psiquiatra psiquiatría psiquiátrico; gynaecologist = ginecólogo; paediatrician
= pediatra; midwife = matrona comadrona partera; vet = veterinario; spain = españa española españoles; spanish =
español castellano; mexican = mexicano; argentinian = argentino; colombian = colombiano; chilean = chileno; peruvian =
peruano; venezuelan = venezolano; cuban = cubano; latin american = latinoamericano hispanoamericano iberoamericano;
united states = estados_unidos eeuu ee_uu ee uu yanqui; american = estadounidense norteamericano americano; germany =
alemania alemana; german = alemán; france = francia francesa; french = francés; italy = italia; italian = italiano;
england = inglaterra inglesa; english = inglés; united kingdom = reino_unido gran_bretaña; british = británico; europe
= europa; european = europeo; european union = unión_europea ue; portuguese = portugués; brazil = brasil brasilero;
brazilian = brasileño; switzerland = suiza suizo; morocco = marruecos marroquí; chinese = chino; japan = japón japonés
japonesa nipón; russian = ruso; arabic = árabe arábigo; boy = muchacho; guy = güey; annoying = molesto molestia
fastidio; disturb = perturbar estorbar; mess = desorden lío desmadre; dirt = suciedad mugre; dirty = sucio ensuciar
manchado; stain = mancha manchas manchar; dust = polvo; hole = agujero hueco orificio; gap = brecha; rope = cuerda
soga; wire = alambre hilo; metal nail = clavo; screw = tornillo atornillar; hammer = martillo; scissors = tijera
tijeras; ladder = escalera_de_mano; rubber = goma caucho hule; cloth = tela paño trapo tejido bayeta; leather = cuero
marroquinería; wool = lana lanar; cotton = algodón algodonero; silk = seda; cardboard = cartón; string = cordel; candle
= vela candela; matches = fósforo cerilla; broom = escoba; mop = fregona trapeador; bucket = cubo balde cubeta
palangana jofaina barreño; fence = valla verja cercado; gate = portón reja; entrance hall = portal zaguán vestíbulo;
doorman = portero conserje; party wall = pared_medianera medianera; attention = atención atender atiende; interested =
interesado interesada; pleasure = placer; honour = honor honra; pride = orgullo; shame = vergüenza; pity = lástima
piedad; punishment = pena; joy = alegría; sadness = tristeza; anger = ira rabia cólera; patience = paciencia; effort =
esfuerzo esforzarse; habit = hábito hábitos costumbre; custom = tradición tradicional; intention = intención
intenciones; attitude = actitud; character = carácter caracteres personaje; characteristic = característica rasgo;
aspect = aspecto; appearance = apariencia; origin = origen orígenes; source = fuente; basis = base; criterion =
criterio; structure = estructura estructural; network = entramado; sector = sector; industry = industria
industrialización; agriculture = agricultura agrícola agrario; economy = economía economista; trade = comerciante
comerciantes comercializar comercialización negociante; crisis = crisis recesión; transition = transición; success =
éxito exitoso; series = serie series; pair = par pares; crowd = multitud muchedumbre; excess = sobrante sobrar sobra;
shortage = desabastecimiento; margin = margen márgenes; range = gama; rate = índice índices; view = vista vistas; look
appearance = pinta; sound = sonido sonidos suena sonoro acústica acústico; voice = voz voces; sight = visión visual;
mind = mente mentes; memory = memoria recuerdo recuerdos memorias; thought = reflexión pensador; symbol = signo símbolo
simbólico simbolismo; trace = huella rastro; fingerprint = huella_dactilar huella_digital; code = código codificar
codificación; civil = civil; civil code = código_civil; criminal law = derecho_penal; labour law = derecho_laboral;
rental law = lau; aware = consciente conciencia; capable = capaz capaces; incapable = incapaz incapaces; able =
en_condiciones_de; accustomed = soler suele suelen solía; equipped = dotado equipado; composed = componer componga
compuso compuesto; located = ubicado situado sito; corresponding to = relativo relativa; related = afín conexo;
excluding = excluyendo sin_incluir; respective = respectivo; meanwhile = entretanto; nowadays = en_nuestros_días; at
once = a_la_vez simultáneamente simultáneo; in turn = a_su_vez; little by little = poco_a_poco; suddenly = de_repente
de_pronto de_golpe; by chance = por_casualidad casualidad; on purpose = adrede a_propósito intencionadamente
intencional; by heart = de_memoria; by hand = a_mano; on foot = a_pie; by mistake = por_error; in vain = en_vano; in
fact = efectivamente en_efecto; of course = claro_está cómo_no; above all = ante_todo; in general = en_general
en_términos_generales; in short = en_resumen resumen; in addition = adicionalmente por_añadidura; on the contrary =
por_el_contrario al_contrario; contrary = contrario; otherwise = de_lo_contrario en_caso_contrario en_su_defecto; where
appropriate = en_su_caso si_procede; as appropriate = según_proceda según_corresponda; without prejudice =
sin_perjuicio; by virtue of = en_virtud_de; at the latest = a_más_tardar; as of = a_partir_de; up to date = al_día
al_corriente; for now = por_el_momento por_ahora; forever = para_siempre; whatever = lo_que_sea; whoever = quienquiera
quienesquiera; wherever = dondequiera; suit = traje trajes; letter of alphabet = letra letras; taxable event =
hecho_imponible; hire purchase = venta_a_plazos leasing; small print = letra_pequeña letra_chica; weekday =
entre_semana; out of order = fuera_de_servicio; bank holiday = inhábil; next of kin = allegado; newborn =
recién_nacido; adoption = adopción adoptar; foster care = acogida; witness statement = testimonial; complainant =
reclamante reclamantes; resources = recursos; sheet = hoja lámina sábana; take time = tardar tarda; take advantage =
aprovechar; go to bed = acostarse acostar acuesta; get up = levantarse; drown = ahogar asfixia; advance = avanzar
avance; shut up = callar callarse; incur = contraer contrae contraiga contrajo; derive = derivar; descend = descender
desciende descenso descendiente; disappoint = decepcionar desilusión; fall in love = enamorarse enamorar; delight =
encantar; face up = enfrentar afrontar; find out = enterarse enterado; ageing = envejecer; set forth = exponer exponga
expuso expuesto exposición; extract = extraer extraiga extracción; light up = iluminar alumbrar; drive forward =
impulsar; instruct = instruir; offend = ofender ofensa insultar; fall upon = recaer recae recaiga; travel over =
recorrer; reflect = reflejar; reproduce = reproducir reproduce reproduzca reproducción; greet = saludar saluda; tremble
= temblar tiembla; tend = tender tiende tendencia; elapse = transcurrir transcurso; stumble = tropezar tropieza; be
worth = valer valga; deserve = merecer mérito; presume = presumir presunto presunción; duly = debidamente; etcetera =
etcétera etc; anyway = de_todas_formas de_todos_modos; regardless = independientemente con_independencia; overall =
globalmente; mainly = principalmente mayormente; completely = completamente totalmente enteramente por_completo;
strictly = estrictamente; directly = directamente directo; indirectly = indirectamente; jointly = mancomunadamente;
correctly = correctamente debida_forma; personally = personalmente en_persona; verbally = verbalmente de_palabra; by
phone = por_teléfono telefónicamente; literally = literalmente textual; legally = legalmente legítimo; wrongly =
indebidamente indebido; unjustified = injustificado sin_justificación; prior notice = previo_aviso sin_previo_aviso;
proof of address = comprobante_de_domicilio; proof of purchase = comprobante_de_compra tique_de_compra; proof of income
= comprobante_de_ingresos; late fee = cargo_por_mora; seasonal let = alquiler_de_temporada alquiler_vacacional;
habitual residence = residencia_habitual vivienda_habitual; first home = primera_vivienda; vacate = desocupado;
pre-emption right = tanteo retracto; wear and tear = desgaste uso_y_desgaste; utilities = servicios_básicos
suministros_domésticos; stay over = pernoctar; squatter = okupa; occupancy certificate = cédula_de_habitabilidad;
energy certificate = certificado_energético certificado_de_eficiencia; stamp duty = impuesto_de_timbre actos_jurídicos;
transfer tax = impuesto_de_transmisiones transmisiones_patrimoniales; capital gain = plusvalía; wealth = patrimonio
patrimonial riqueza; assets = activo; liabilities = pasivo; turnover = facturación_anual volumen_de_negocio; quarterly
return = declaración_trimestral; tax year = año_gravable; tax relief = desgravación_fiscal deducción_fiscal; filing =
presentación_telemática; tax debt = deuda_tributaria; enforcement = apremio vía_ejecutiva; audit = auditoría auditar;
wire money = remesa; salary account = cuenta_nómina; current account = cuenta_corriente; savings deposit =
depósito_a_plazo plazo_fijo; value date = fecha_valor; blocked card = tarjeta_bloqueada; contactless = sin_contacto;
bank clerk = cajera; scam = phishing suplantación; identity theft = suplantación_de_identidad robo_de_identidad; shift
work = trabajo_por_turnos; work permit = permiso_de_trabajo; job duties = funciones_del_puesto; rotation = rotación;
resignation = baja_voluntaria carta_de_renuncia; reinstatement = readmisión reincorporación_laboral; work certificate =
certificado_de_empresa constancia_laboral; profit sharing = reparto_de_utilidades ptu; holiday pay = prima_vacacional;
on call = de_guardia guardia; lane = carril; overtake = adelantamiento; drunk = borracho ebrio embriaguez emborrachar
borrachera ebriedad; injured person = lesionados; witness of accident = testigo_presencial; vehicle owner =
titular_del_vehículo; child seat = silla_infantil sillita; pushchair = cochecito carriola carrito; playground =
parque_infantil; park = parque; zoo = zoológico; museum = museo; entry ticket = boletería; sunbed = hamaca tumbona;
permitted capacity = aforo; capacity = cabida; refrigerator = refrigeradora frigo refrigerar refrigeración; hair dryer
= secapelo secador_de_pelo; hob = vitrocerámica encimera_de_cocción placa_de_cocción anafe anafre parrilla_eléctrica;
burner = quemador hornilla; pressure cooker = olla_a_presión olla_exprés; toaster = tostadora tostador tostada tostar;
blender = licuadora batidora minipimer túrmix licuar exprimidor exprimidora mezclador mezcladora; coffee machine =
cafetera; kettle = hervidor tetera; ironing board = tabla_de_planchar burro_de_planchar; fan = ventilador abanico;
extractor hood = campana_extractora extractor; ventilation = ventilación ventilar aireación; water heater =
calentador_de_agua; thermostat = termostato; heat pump = bomba_de_calor; fireplace = chimenea; firewood = leña;
humidifier = humidificador deshumidificador; sewing machine = máquina_de_coser; radio = radio radiofónico; loudspeaker
= altavoz altoparlante parlante bafle bocina; headphones = auriculares audífonos; microphone = micrófono; remote
control = mando_a_distancia control_remoto telemando; light bulb = bombillo lamparita bombita; flashlight = linterna;
rechargeable = recargable recargar; knob = perilla pomo; lever = palanca; handle = asa mango manija empuñadura
agarradera; lid = tapa tapadera; cord = cordón; adapter = adaptador adaptación; extension cord = alargador alargue;
fuse = fusible; circuit breaker = disyuntor magnetotérmico; residual current device = interruptor_diferencial;
electrical panel = cuadro_eléctrico tablero_eléctrico; electricity meter = contador_de_luz medidor_eléctrico; voltage =
voltaje tensión_eléctrica; volt = voltio; watt = vatio; ampere = amperio amperaje; short circuit = cortocircuito;
alternating current = corriente_alterna; direct current = corriente_continua; electric shock = descarga_eléctrica
electrocución calambrazo electrocutar; grounding = toma_de_tierra puesta_a_tierra; transformer = transformador; turbine
= turbina; coil = bobina bobinado espira; diode = diodo; insulation = aislamiento aislación aislante aislador; sensor =
sensor detector; alarm = alarma; fire extinguisher = extintor extinguidor matafuego; timer = temporizador cronómetro;
alarm clock = despertador; indicator light = piloto_luminoso testigo_luminoso; control panel = panel_de_mandos
panel_de_control; caution = precaución cautela; protection = protector protejo; injury = lesionar hirió; flammable =
inflamable; explosion = estallido explosivo; toxic = toxina; choking = atragantamiento atragantarse; fault =
descompostura; malfunction = disfunción mal_funcionamiento; drop = gotear goteo; clog = obstruir atasco atascar atorar;
corrosion = corrosión corrosivo; vibration = vibración vibrar; accessory = accesorio; component = componente; set up =
configurar configuración; reset = restablecer restablecimiento reiniciar reinicio; operate = accionar; brand =
marca_comercial; nameplate = placa_de_características; rinse = enjuagar enjuague aclarado; spin = centrifugado
centrifugar; wipe = pasar_un_paño; grease = grasa engrasar; limescale = sarro; descale = descalcificar descalcificación
desincrustar; softener = suavizante; bleach = lejía blanqueador lavandina; disinfect = desinfectar desinfección
desinfectante; sponge = esponja; filter = filtro filtrar filtrado; hose = manguera; valve = válvula; pump =
bomba_de_agua bombeo; tank = tanque depósito_de_agua cisterna; sack = costal; barrel = barril; tray = bandeja charola;
basket = cesta canasta cesto; rack = rejilla enrejado; hinge = bisagra gozne; gasket = junta_de_goma empaquetadura;
belt = correa hebilla; chain = cadena; gear = engranaje; bearing = cojinete; shaft = árbol_de_transmisión; axle = eje;
drum = tambor; nozzle = boquilla tobera; funnel = embudo; bolt = perno; thread = rosca; washer = arandela; hook =
gancho; toolbox = caja_de_herramientas; screwdriver = destornillador desatornillar destornillar; wrench = llave_inglesa
llave_de_tuercas llave_fija llave_allen; pliers = alicates tenazas pinzas; saw = sierra serrucho aserrar serrar
motosierra; drill = taladro taladrar taladradora broca mecha_de_taladro; sandpaper = lija papel_de_lija lijar limar;
axe = hacha; shovel = pala zapapico; rake = rastrillo azada azadón; razor = navaja maquinilla_de_afeitar; tape measure
= cinta_métrica metro_plegable; spirit level = nivel_de_burbuja; scaffold = andamio andamiaje; knot = nudo; adhesive
tape = cinta_adhesiva; weld = soldadura suelda soldador; painting = acuarela pintura_al_óleo óleo mural bodegón
naturaleza_muerta; varnish = barniz barnizar laca; solvent = disolvente solvente; lubricate = lubricar lubricación
lubricante; excavator = excavadora retroexcavadora excavación buldócer topadora; demolish = demoler derribar demolición
derribo; building foundation = cimiento cimentación; pillar = pilar; beam = viga; handrail = pasamanos barandilla
barandal; hallway = porche; shutter = contraventana postigo estor; brick = ladrillo; tile = baldosa azulejo; slab =
losa; concrete = hormigón; cement = cemento argamasa; gravel = grava gravilla; asphalt = asfalto; lumberjack = leñador;
clay = arcilla arcilloso; ceramic = cerámica cerámico; porcelain = porcelana; marble = mármol; granite = granito; slate
= pizarra; steel = acero acero_inoxidable; aluminium = aluminio; copper = cobre; bronze = bronce latón; zinc = zinc
cinc; nickel = níquel; platinum = platino; mercury = mercurio; alloy = aleación; cork = corcho; straw = paja pajita
popote; wax = cera; foam = espuma; fry = freír frito fritura freidora; roast = asar asado; grill = parrilla barbacoa
parrillada; stew = guiso estofado; steam = vapor; knead = amasar; stir = revolver; sprinkle = espolvorear; seasoning =
aderezo condimento sazonar aliñar aliño; peel = pelar mondar; chop = picado; slice = rebanada loncha; grate = rallar
rallado; crush = machacar triturar; stuffing = relleno; pickle = encurtido escabeche adobar adobo; countertop =
encimera; dish = plato_hondo; tableware = vajilla; jug = jarra; cutlery = cubertería; strainer = colador tamiz cedazo
tamizar; cutting board = tabla_de_cortar; tablecloth = mantel servilleta; dessert = postre; appetizer = aperitivo
entremés; edible = comestible; hunger = hambre hambriento hambruna; thirst = sed sediento; flavor = sabor sabroso
delicioso; spicy = picante; yeast = levadura; wheat = trigo triguero; barley = cebada; cereal = cereal; noodle = fideo
tallarín; pie = empanada empanadilla; pizza = pizza; sandwich = sándwich emparedado; doughnut = rosquilla; chocolate =
chocolate chocolatina; cocoa = cacao; candy = caramelo golosina; jam = mermelada confitura; bell pepper = morrón; chili
= chile_picante guindilla ají pimentón; spice = especia; cinnamon = canela; vanilla = vainilla; ginger = jengibre;
clove = diente_de_ajo; mint = hierbabuena; parsley = perejil; coriander = cilantro; rosemary = romero; bay leaf =
laurel; mustard = mostaza; olive oil = aceite_de_oliva; lard = manteca_de_cerdo tocino; sauce = salsa; soup = sopa;
broth = caldo; salad = ensalada; yolk = yema; egg white = clara_de_huevo; omelette = tortilla; yogurt = yogur; bacon =
panceta; steak = filete bistec bife; meatball = albóndiga; minced meat = carne_picada carne_molida; hen = gallina;
rooster = gallo; turkey = pavo guajolote; duck = pato; goose = ganso oca; fishmonger = pescadería; salmon = salmón; cod
= bacalao; sardine = sardina; trout = trucha; shark = tiburón; shellfish = ostra almeja mejillón crustáceo; shrimp =
gamba camarón langostino; lobster = langosta bogavante; crab = cangrejo; squid = calamar; sweet potato = batata boniato
camote; cassava = yuca mandioca; leek = puerro; cabbage = repollo; spinach = espinaca; cucumber = pepino; zucchini =
calabacín calabacita zapallito; pumpkin = calabaza zapallo auyama; eggplant = berenjena; beetroot = remolacha betabel
betarraga; soy = soja soya; legume = leguminosa; mushroom = seta champiñón; fruit tree = frutal; apricot = albaricoque
damasco chabacano; plum = ciruela; cherry = cereza cerezo; blackberry = zarzamora frambuesa; blueberry = arándano;
citrus = cítrico pomelo toronja; coconut = coco cocotero; melon = melón; watermelon = sandía; fig = higuera; walnut =
nogal; almond = almendra almendro; hazelnut = avellana avellano; chestnut = castaña; seed = semilla simiente sembrar
siembra; soft drink = refresco gaseosa; mate = yerba_mate; liquor = licor aguardiente coñac ron; champagne = champán
cava champaña; canned = enlatado; preserve = conserva conservante conservación; additive = aditivo; vegetarian =
vegetariano vegano; protein = proteína proteico; carbohydrate = carbohidrato hidrato_de_carbono glúcido; vitamin =
vitamina; fat = lípido gordura; rot = pudrir podrido putrefacción; greenhouse = invernadero; lawn = césped; lawn mower
= cortacésped podadora cortadora_de_césped; mow = segar siega; flowerpot = maceta macetero; wheelbarrow = carretilla;
irrigation = irrigación regadío riego regar riega aspersor; fertilize = fertilizar fertilizante abono; manure =
estiércol; compost = compost compostaje compostar; weed = mala_hierba maleza ortiga; pesticide = plaguicida pesticida
insecticida herbicida; pest = plaga; pollen = polen polinización; leaf = follaje; stem = tallo; trunk = tronco; root =
raíz raíces; bark = corteza; bud = brote capullo; thorn = espina; bulb = bulbo; grass = hierba; meadow = prado pradera
pradería; pasture = pastizal pastoril; bush = arbusto matorral; jungle = selva selvático selva_tropical pluvisilva; oak
= roble encina; pine = pino pinar abeto; palm = palmera; cactus = cacto nopal; sunflower = girasol; lavender = lavanda;
moss = musgo; fungus = hongo; sugarcane = caña_de_azúcar; agronomy = agronomía agrónomo; peasant = campesinado; farm =
granja; estate = cortijo rancho latifundio; cattle = bovino cabeza_de_ganado ganadería pecuario ganadero; cultivate =
cultivar cultivo; plough = arado arar labranza; barn = granero; stable = establo caballeriza; mill = molino
molino_de_viento; hay = heno forraje; soil = tierra_de_cultivo; fertile = fértil fertilidad; donkey = burro asno mula;
bull = toro buey; bullfighting = tauromaquia corrida_de_toros taurino torero; pig = cochino porcino; wild boar =
jabalí; sheep = oveja ovino cordero carnero rebaño; shepherd = pastor; goat = cabra caprino; rabbit = conejo; hare =
liebre; mouse = ratón; rat = rata; bat = murciélago; rodent = roedor; deer = ciervo reno alce; wolf = lobo; fox =
zorro; bear = oso; lion = león leona; tiger = tigre; jaguar = yaguar leopardo; elephant = elefante; camel = camello
dromedario; llama = alpaca vicuña; monkey = mono gorila chimpancé simio primate; whale = ballena cetáceo ballenero;
dolphin = delfín; mammal = mamífero; predator = depredador predador; ornithology = ornitología; nest = nido anidar;
wing = ala; feather = plumaje; beak = pico; claw = garra; tail = cola; horn = cuerno; hoof = pezuña; tusk = colmillo
marfil; eagle = águila; hawk = halcón; owl = búho lechuza; pigeon = paloma tórtola; seagull = gaviota; poultry =
avicultura avícola; reptile = reptil; snake = serpiente culebra víbora; lizard = lagarto lagartija; crocodile =
cocodrilo caimán; turtle = tortuga; amphibian = anfibio; frog = rana sapo; dinosaur = dinosaurio; fossil = fósil;
mosquito = mosquito zancudo; bee = abeja; beekeeping = apicultura apicultor; ant = hormiga termita; butterfly =
mariposa polilla; larva = larva larvario oruga; beetle = escarabajo; cockroach = cucaracha; cricket = grillo; spider =
araña arácnido; worm = gusano lombriz; snail = caracol; mollusc = molusco; zoology = zoología; hunt = cazar caza
cacería cazador; cage = jaula; breed = raza; extinction = extinto extinguido en_peligro_de_extinción; species = especie
subespecie; habitat = hábitat; ecosystem = ecosistema; biodiversity = biodiversidad; fauna = fauna; botany = botánica
botánico; clothing = vestimenta; sweater = pulóver chompa; raincoat = impermeable gabardina chubasquero; jeans =
vaqueros tejanos mezclilla; underwear = ropa_interior calzoncillos bragas bombacha sujetador sostén corpiño brasier;
heel = tacón; helmet = casco; scarf = bufanda pañuelo; pocket = bolsillo; zipper = cremallera; apron = delantal mandil;
costume = disfraz disfrazar; pajamas = pijama piyama; swimsuit = bañador traje_de_baño; crown = corona; jewelry =
joyero joyería esmeralda rubí arete collar gargantilla pulsera brazalete; diamond = diamante; pearl = perla; linen =
ropa_blanca lencería; textile = textil tejedor; needle = aguja; tailor = sastre modista; perfume = perfume; cosmetic =
cosmético; bench = banco_de_madera taburete; pillow = almohada cojín; blanket = manta frazada cobija edredón colcha;
cupboard = alacena aparador; desk = escritorio; wallpaper = papel_pintado; shampoo = champú; comb = peine peinar
peinado; toothbrush = cepillo_de_dientes dentífrico; shaving = afeitado; chlorine = cloro; vase = florero jarrón; trash
can = papelera cubo_de_basura; landfill = vertedero basurero; ashtray = cenicero; matchstick = cerillo; lighter =
encendedor mechero; tent = tienda_de_campaña; camping = acampada; server = servidor; processor = microprocesador; chip
= microchip; hard disk = disco_duro; disk = disco; ink = tinta; cartridge = cartucho; scanner = escáner escanear;
monitor = monitor; camera = cámara; lens = lente objetivo_fotográfico; photographer = fotógrafo fotografiar
fotográfico; video = vídeo video; software = programa_informático; program = programa programación programar
programador; application = aplicación; operating system = sistema_operativo; source code = código_fuente; compiler =
compilador compilar; algorithm = algoritmo; database = base_de_datos; version = versión; backup = copia_de_seguridad
respaldo; undo = deshacer deshecho; directory = directorio; click = clic; drag = arrastrar; cursor = puntero; icon =
ícono icono; tab = pestaña; browser = navegador_web; offline = fuera_de_línea; username = nombre_de_usuario; login =
iniciar_sesión inicio_de_sesión cerrar_sesión; wireless = inalámbrico; bandwidth = ancho_de_banda; antenna = antena;
satellite = satélite; malware = programa_maligno; hacker = pirata_informático; encryption = encriptación encriptar
criptografía; decrypt = descifrar; firewall = cortafuegos; cybersecurity = ciberseguridad; cloud computing =
computación_en_la_nube; artificial intelligence = inteligencia_artificial; machine learning = aprendizaje_automático;
neural network = red_neuronal; robot = robot robótica; interface = interfaz; interactive = interactivo; compatible =
compatible compatibilidad; videogame = videojuego; game console = consola; byte = octeto; pixel = píxel; resolution =
resolución_de_pantalla; spreadsheet = hoja_de_cálculo; word processor = procesador_de_textos; social network =
red_social; media = medios_de_comunicación mediático; headline = titular_de_prensa; editorial = editorial; editor =
editor redactor; edition = edición; reading = lector; broadcast = radiodifusión emisora radioemisora; transmission =
transmitir; channel = canal; viewer = espectador telespectador; presenter = presentador locutor; censorship = censura;
telegraph = telégrafo telegrama; dimension = dimensión; thickness = espesor grosor; weight = peso; volume = volumen;
mile = milla; inch = pulgada; hectare = hectárea; gallon = galón; ton = tonelada; ounce = onza; scales = balanza
báscula; ruler = regla_graduada; compass = brújula; gauge = calibre calibrador calibrar calibración; accuracy =
exactitud precisión; physics = física; material = material; substance = sustancia substancia; mass = masa; pressure =
presión; acceleration = aceleración acelerar acelerador; momentum = cantidad_de_movimiento; gravity = gravitación
gravitatorio gravitacional; friction = rozamiento; mechanics = mecánica mecanismo mecánico estática; dynamics =
dinámica dinámico; thermal = térmico; kinetic = cinético; density = densidad denso; fluid = fluido; liquid = líquido;
solid = sólido; wave = onda ola; wavelength = longitud_de_onda; echo = eco; optics = óptico; luminous = brillo
luminosidad; shadow = sombra; reflection = reflejo; spectrum = espectro espectral; laser = láser; infrared =
infrarrojo; ultraviolet = ultravioleta; radiation = radiación irradiar; radioactive = radiactivo radioactivo
radiactividad; magnetism = magnetismo imán magnético electromagnético; electron = electrón; proton = protón; neutron =
neutrón; particle = partícula; atom = átomo atómico; nucleus = núcleo; fusion = fusión; quantum = cuántico;
relativistic = relativista; universe = universo cosmos cósmico; astronomy = astronomía astronómico astrónomo; astrology
= astrología; telescope = telescopio; observatory = observatorio; galaxy = galaxia galáctico; milky way = vía_láctea;
planet = planeta planetario; solar system = sistema_solar; meteorite = meteorito asteroide cometa; orbit = órbita
orbital orbitar; black hole = agujero_negro; big bang = gran_explosión; spacecraft = nave_espacial astronave; rocket =
cohete; astronaut = astronauta cosmonauta; chemistry = química químico; periodic table = tabla_periódica; molecule =
molécula molecular; ion = ion iónico; bond = enlace_químico; reagent = reactivo; catalyst = catalizador catálisis
catalítico; acid = ácido acidez; alkaline = alcalino álcali; oxide = óxido herrumbre oxidado oxidarse oxidación; oxygen
= oxígeno; hydrogen = hidrógeno; nitrogen = nitrógeno; carbon = carbono carbonato; carbon dioxide = dióxido_de_carbono
anhídrido_carbónico; carbon monoxide = monóxido_de_carbono; helium = helio; sulfur = azufre sulfúrico sulfato;
phosphorus = fosfato; nitrate = nitrato; sodium = sodio; potassium = potasio; calcium = calcio; magnesium = magnesio;
iodine = yodo; silicon = silicio; lithium = litio; uranium = uranio; hydrocarbon = hidrocarburo metano benceno; ammonia
= amoníaco amoniaco; polymer = polímero; organic = orgánico inorgánico; soluble = soluble hidrosoluble solubilidad;
concentration = concentración; dilute = diluir diluye dilución; distillation = destilación destilar destilado;
evaporation = evaporación evaporar; condensation = condensación; crystal = cristalino cristalización; combustion =
combustión; fermentation = fermentación fermentar; electrolysis = electrólisis; electrode = electrodo cátodo ánodo;
laboratory = laboratorio; test tube = probeta tubo_de_ensayo; experiment = experimento experimentar; experimental =
experimental; microscope = microscopio microscópico; sample = muestreo; pure = puro pureza; dye = teñir; pigment =
pigmento; alchemy = alquimia alquimista; biology = biología biólogo biológico; biochemistry = bioquímica bioquímico;
biotechnology = biotecnología; microorganism = microorganismo microbio microbiología; cell = célula; membrane =
membrana; chromosome = cromosoma; gene = gen genética genético genoma; mutation = mutación mutante; dna = adn; heredity
= herencia_genética; evolution = evolución evolutivo evolucionar; natural selection = selección_natural; embryo =
embrión embrionario; fertilization = fecundación fecundar; photosynthesis = fotosíntesis; metabolism = metabolismo
metabólico; enzyme = enzima; hormone = hormona hormonal; parasite = parásito; classification = clasificación; ecology =
ecología ecologista ecológico; pollute = contaminar polución contaminante; wild = silvestre salvaje; anatomy = anatomía
anatómico; physiology = fisiología fisiológico; neuron = neurona neuronal; spine = columna_vertebral médula_espinal;
skeleton = esqueleto; dermatology = dermatología; beard = barba; eyelid = párpado; eyebrow = ceja; gum = encía; jaw =
mandíbula; fist = puño; thorax = torácico; breast = mama; artery = arteria arterial; vein = vena venoso; intestine =
intestino intestinal; bladder = vejiga; pancreas = páncreas; gland = glándula; uterus = útero; ovary = ovario; penis =
pene; sperm = esperma espermatozoide; sexual = sexual sexualidad; hip = cadera; thigh = muslo; ankle = tobillo; rib =
costilla; waist = cintura; tear = lágrima; saliva = saliva; respiratory = respiración; digestion = digestión digerir
digestivo; sick = enfermar; pediatrician = pediatría pediátrico; gynecologist = ginecología; psychology = psicología
psicológico; psychoanalysis = psicoanálisis; neurology = neurología neurológico; oncology = oncología; clinic =
clínico; emergency room = urgencias; discomfort = malestar; chronic = crónico; healthcare = sanidad; syndrome =
síndrome; wound = llaga; prevention = preventivo; vaccination = vacunación vacunar; antidote = antídoto; insulin =
insulina; prosthesis = prótesis; implant = implante; transplant = trasplante; transfusion = transfusión; biopsy =
biopsia; autopsy = autopsia; epidemic = epidemia epidémico epidemiología; common cold = resfrío; sneeze = estornudar
estornudo; leukemia = leucemia; anemia = anemia; vomiting = vómito; fainting = desmayo desmayarse; ulcer = úlcera;
tuberculosis = tuberculosis tisis; malaria = malaria paludismo; smallpox = viruela; measles = sarampión; plague =
peste; aids = sida; arthritis = artritis; malnutrition = desnutrición malnutrición; dehydration = deshidratación;
sprain = esguince torcedura; paralysis = parálisis paralítico; epilepsy = epilepsia; dementia = demencia; schizophrenia
= esquizofrenia; autism = autismo; addiction = drogadicto toxicómano; cannabis = marihuana; abortion = aborto;
sterilization = esterilización; menstruation = menstruación menopausia; immune = inmune inmunidad; immunology =
inmunología; antibody = anticuerpo; life expectancy = esperanza_de_vida; mathematics = matemática matemático
matemáticas aritmética; proportion = proporción; multiplication = multiplicación multiplicar; prime number =
número_primo; square root = raíz_cuadrada; algebra = álgebra algebraico; equation = ecuación; derivative = derivada;
infinity = infinito; matrix = matriz matrices; vector = vector vectorial; set = teoría_de_conjuntos; geometry =
geometría geométrico; trigonometry = trigonometría; theorem = teorema axioma lema; statistics = estadística
estadístico; probability = probabilidad probable; random = aleatorio azar; graph = gráfica gráfico; diagram = diagrama;
linear = lineal; curve = curva curvo; parallel = paralelo; angle = ángulo angular; triangle = triángulo triangular;
rectangle = rectángulo rectangular; circle = círculo circular circunferencia; radius = radio_de_un_círculo; diameter =
diámetro; sphere = esfera esférico; cube = hexaedro; cubic = cúbico; cylinder = cilindro cilíndrico; cone = cono;
pyramid = pirámide; symmetry = simetría simétrico; logic = lógica lógico; formula = fórmula; geology = geología geólogo
geológico; mineral = mineral mineralogía; rock = roca rocoso; limestone = caliza; sandstone = arenisca; sediment =
sedimento sedimentario; erosion = erosión; volcano = volcán volcánico; tsunami = maremoto; tectonic = tectónico
placa_tectónica; petroleum = petróleo petrolero petrolífero pozo_petrolero; natural gas = gas_natural; mining = minería
minero mina; quarry = cantera; cave = cueva caverna gruta; landslide = deslizamiento_de_tierra derrumbe alud avalancha;
weather forecast = pronóstico_del_tiempo; meteorology = meteorología; climate = climático; climate change =
cambio_climático; global warming = calentamiento_global; greenhouse effect = efecto_invernadero; atmosphere = atmósfera
atmosférico; ozone = ozono; hurricane = huracán ciclón tifón; glacier = glaciar glaciación; fog = niebla neblina; dew =
rocío; lightning = rayo relámpago trueno; rainbow = arcoíris; drought = sequía; disaster = desastre_natural
catastrófico; tropics = trópico tropical; arid = árido; polar = polar; arctic = ártico; antarctic = antártico
antártida; equator = línea_ecuatorial ecuatorial; latitude = latitud; altitude = altitud; hemisphere = hemisferio;
geography = geografía geógrafo geográfico; continent = continente continental; county = condado; territory = territorio
territorial; metropolis = metrópoli metropolitano; suburb = suburbio; outskirts = afueras; slum = chabola villa_miseria
favela tugurio; landscape = paisaje; mountain range = cordillera; hill = colina loma; slope = ladera; canyon = cañón
desfiladero; plain = llanura estepa; plateau = meseta altiplano; desert = desierto desértico; swamp = pantano ciénaga
humedal marisma; river basin = cuenca; estuary = estuario ría; waterfall = catarata salto_de_agua; dam = presa represa
embalse; water spring = manantial; ocean = océano oceánico oceanografía; coast = costero costeño litoral; shore =
ribera; bay = bahía; gulf = golfo; cape = promontorio; peninsula = península peninsular; reef = arrecife; cliff =
acantilado; ebb = bajamar; northeast = noreste nordeste; northwest = noroeste; southeast = sureste sudeste; southwest =
suroeste sudoeste; inhabitant = habitante; demography = demografía demográfico; census = censo; migration = migrante;
emigration = emigración emigrante emigrar; refugee = refugiado; exile = exilio destierro exiliado; native = nativo;
indigenous = indígena aborigen; ethnic = étnico etnia; tribe = tribu tribal; nationalism = nacionalismo nacionalista;
homeland = patria; patriot = patriota patriótico patriotismo; america = américa; north america = norteamérica
américa_del_norte; south america = sudamérica suramérica américa_del_sur sudamericano suramericano; latin america =
latinoamérica américa_latina hispanoamérica iberoamérica; central america = centroamérica centroamericano; africa =
áfrica africano; asia = asia asiático; middle east = oriente_medio oriente_próximo; caribbean = caribe caribeño;
hispanic = hispánico hispano; iberian = ibérico; andalusia = andalucía andaluz andaluces; catalonia = cataluña catalán
catalanes; aragon = aragón aragonés aragoneses; castile = castilla; basque country = país_vasco euskadi vasco euskera;
galician = gallego; balearic islands = baleares; canary islands = islas_canarias canario; seville = sevilla; marseille
= marsella; bordeaux = burdeos; brittany = bretaña; normandy = normandía; germanic = germánico germano; frankfurt =
fráncfort; bavaria = baviera; prussia = prusia prusiano; austria = austria austriaco austríaco; vienna = viena; geneva
= ginebra; rome = roma; roman = romano; naples = nápoles; venice = venecia veneciano; florence = florencia; genoa =
génova; sicily = sicilia; vatican = vaticano; portugal = portugal portuguesa; lisbon = lisboa; london = londres;
edinburgh = edimburgo; scotland = escocia escocés escocesa; wales = gales galés; ireland = irlanda irlandés irlandesa;
netherlands = holanda países_bajos neerlandés holandés holandesa; the hague = la_haya; belgium = bélgica belga;
brussels = bruselas; flanders = flandes flamenco; luxembourg = luxemburgo; denmark = dinamarca danés danesa; copenhagen
= copenhague; norway = noruega noruego; sweden = suecia sueco; stockholm = estocolmo; finland = finlandia finlandés
finlandesa finés; iceland = islandia islandés; greenland = groenlandia; scandinavia = escandinavia escandinavo; poland
= polonia polaco; warsaw = varsovia; czech republic = chequia república_checa checo; prague = praga; czechoslovakia =
checoslovaquia; slovakia = eslovaquia eslovaco; slovenia = eslovenia esloveno; hungary = hungría húngaro; romania =
rumania rumanía rumano; bucharest = bucarest; bulgaria = bulgaria búlgaro; greece = grecia griego; athens = atenas
ateniense; crete = creta; cyprus = chipre; albania = albania albanés; serbia = serbia serbio; belgrade = belgrado;
croatia = croacia croata; bosnia = bosnia bosnio; macedonia = macedonia macedonio; balkans = balcanes balcánico; russia
= rusia; moscow = moscú; saint petersburg = san_petersburgo; siberia = siberia siberiano; soviet union =
unión_soviética soviético; ukraine = ucrania ucraniano; belarus = bielorrusia bielorruso; lithuania = lituania lituano;
latvia = letonia letón; estonia = estonia estonio; baltic = báltico; slavic = eslavo; turkish = turco turquía; istanbul
= estambul; constantinople = constantinopla; ottoman = otomano; armenia = armenia armenio; caucasus = cáucaso; israel =
israel israelí; jerusalem = jerusalén; palestine = palestina palestino; lebanon = líbano libanés; syria = siria sirio;
iraq = irak iraquí; baghdad = bagdad; iran = iraní; tehran = teherán; persia = persia persa; saudi arabia =
arabia_saudita arabia_saudí; jordan = jordania jordano; egypt = egipto egipcio; cairo = el_cairo; algeria = argelia
argelino; tunisia = túnez tunecino; libya = libia libio; sudan = sudán; ethiopia = etiopía etíope; kenya = kenia
keniano; nigeria = nigeria nigeriano; ivory coast = costa_de_marfil; senegal = senegal senegalés; mali = malí; cameroon
= camerún; congo = congo congoleño; south africa = sudáfrica sudafricano; sahara = sáhara saharaui; sub-saharan =
subsahariano; afghanistan = afganistán afgano; pakistan = pakistán paquistaní; india = india; hinduism = hinduismo
hindú; bangladesh = bangladés; thailand = tailandia tailandés; vietnam = vietnam vietnamita; cambodia = camboya;
philippines = filipinas filipino; indonesia = indonesia indonesio; malaysia = malasia; singapore = singapur; china =
china; beijing = pekín; tibet = tíbet tibetano; tokyo = tokio; korea = corea coreano corea_del_norte corea_del_sur;
australia = australia australiano; new zealand = nueva_zelanda nueva_zelandia neozelandés; new york = nueva_york; los
angeles = los_ángeles; canada = canadá canadiense; quebec = quebequés; mexico = méxico méjico mejicano; mexico city =
ciudad_de_méxico; guatemala = guatemala guatemalteco; honduras = honduras hondureño; salvadoran = salvadoreño;
nicaragua = nicaragua nicaragüense; costa rican = costarricense; panama = panamá panameño; cuba = cuba; havana =
la_habana habana; haiti = haití haitiano; dominican republic = república_dominicana dominicano; puerto rican =
puertorriqueño; jamaica = jamaica jamaicano; colombia = colombia; venezuela = venezuela; ecuador = ecuador ecuatoriano;
peru = perú; bolivia = bolivia boliviano; chile = chile; argentina = argentina; buenos aires = porteño; uruguay =
uruguay uruguayo; paraguay = paraguay paraguayo; amazon = amazonas amazónico amazonía; andes = andes andino; patagonia
= patagonia patagónico; mediterranean = mediterráneo; atlantic = atlántico; pacific = pacífico; pyrenees = pirineos
pirineo; alps = alpes; nile = nilo; prehistory = prehistoria prehistórico edad_de_piedra edad_del_bronce neolítico
paleolítico; archaeology = arqueología arqueólogo arqueológico; middle ages = edad_media medioevo; medieval = medieval;
renaissance = renacimiento renacentista; modern age = edad_moderna; contemporary = contemporáneo; millennium = milenio;
era = época; chronology = cronología; civilization = civilización; culture = cultura; empire = imperio imperial
emperador emperatriz; imperialism = imperialismo imperialista; kingdom = reino reinado reinar; royal = regio casa_real;
monarchy = monarquía monarca monárquico; dynasty = dinastía; throne = trono; prince = príncipe; princess = princesa;
nobility = nobleza aristocracia noble hidalgo aristócrata aristocrático; duke = duque duquesa ducado; marquis = marqués
marquesa; baron = barón; feudal = feudal feudalismo siervo vasallo señor_feudal; slavery = esclavitud esclavo;
abolition = abolición; conquest = conquista conquistar conquistador reconquista; discovery = descubrimiento;
exploration = exploración explorador; colony = colonia colonial colonización colonizar colono; viceroyalty = virreinato
virrey; independence = independencia independiente; revolution = revolución revolucionario; rebellion = rebelión
sublevación alzamiento rebelde insurrección motín; coup = golpe_de_estado; dictatorship = dictadura dictador tiranía
tirano; republic = república republicano; aztec = azteca; inca = inca incaico; moorish = morisco; gypsy = gitano;
celtic = celta; viking = vikingo; byzantine = bizantino; pharaoh = faraón; piracy = piratería pirata corsario;
inquisition = inquisición; holocaust = holocausto; genocide = genocidio; nazi = nazi nazismo; fascism = fascismo
fascista; francoism = franquismo franquista; heritage = patrimonio_cultural; monument = monumento monumental; ruin =
ruina; commemoration = conmemoración conmemorar; civil war = guerra_civil; world war = guerra_mundial; cold war =
guerra_fría; battle = batalla campo_de_batalla; combat = combate lucha luchador combatiente; military = militarismo;
troops = tropa; colonel = coronel; captain = capitán teniente; sergeant = sargento; marshal = mariscal; admiral =
almirante; commander = comandante; infantry = infantería; artillery = artillería; navy = marina armada naval; fleet =
flota; warship = buque_de_guerra acorazado fragata; submarine = submarino; aircraft carrier = portaaviones; air force =
fuerza_aérea aviación_militar; fighter plane = avión_de_combate; bomb = bomba bomba_atómica bombardeo bombardear
bombardero; missile = misil; armament = armamento; disarmament = desarme; gun = pistola fusil escopeta; machine gun =
ametralladora; ammunition = munición bala pólvora; sword = espada puñal daga; arrow = flecha; shield = escudo; armor =
armadura; fortress = fortaleza fortificación fortificar; castle = castillo; trench = trinchera; barracks = cuartel;
siege = asedio sitiar; invasion = invasión invasor invadir; occupation = ocupación; defense = defensivo; offensive =
ofensiva; retreat = repliegue; ambush = emboscada; victory = victoria victorioso; defeat = derrota derrotar; truce =
tregua armisticio; alliance = alianza; ally = aliado; hostile = hostil hostilidad; neutral = neutral neutralidad;
guerrilla = guerrilla guerrillero; paramilitary = paramilitar; terrorism = terrorismo terrorista; hostage = rehén;
kidnapping = secuestro secuestrar; prisoner = prisionero; torture = tortura torturar; massacre = masacre matanza;
victim = víctima; veteran = veterano; recruit = recluta reclutar reclutamiento; conscription = servicio_militar; flag =
bandera; coat of arms = escudo_de_armas blasón; medal = medalla condecoración condecorar medallista; hero = héroe
heroína heroico; espionage = espionaje espía espiar; strategy = estrategia estratégico táctica; blockade = bloqueo;
politics = política; prime minister = primer_ministro; cabinet = gabinete; city council = cabildo concejo concejal
regidor; parliament = parlamento cortes_generales parlamentario; congress = congreso congresista; senate = senado
senador; deputy = diputado cámara_de_diputados cámara_baja; constitution = constitución constitucional constituyente;
legislature = legislatura legislativo; reform = reformar reformista; referendum = referéndum plebiscito; voting = voto
votante elector; ballot box = urna; campaign = campaña; political party = partido_político; far right = extrema_derecha
ultraderecha; opponent = opositor oponente; coalition = coalición; democracy = democracia demócrata democrático
democratización; liberal = liberal liberalismo neoliberal neoliberalismo; conservative = conservador conservadurismo;
socialism = socialismo socialista socialdemocracia socialdemócrata; communism = comunismo comunista; marxism = marxismo
marxista; anarchism = anarquismo anarquista; capitalism = capitalismo capitalista; populism = populismo populista;
ideology = ideología ideológico; totalitarian = totalitario totalitarismo; authoritarian = autoritario autoritarismo;
federation = federación federalismo federal confederación; autonomy = autonomía; separatism = separatismo secesionista;
sovereignty = soberanía soberano; human rights = derechos_humanos; inequality = desigualdad; fraternity = fraternidad;
diplomacy = diplomacia diplomático; ambassador = embajador embajada; consul = cónsul consulado; foreign policy =
política_exterior; united nations = naciones_unidas; bureaucracy = burocracia burocrático; public administration =
administración_pública; corruption = corrupción corrupto; bribe = soborno sobornar coima cohecho; scandal = escándalo;
demonstration = manifestación_callejera; protest = protesta protestar; activist = activista activismo; lobby =
grupo_de_presión; leader = líder; chief = cacique caciquismo; murder = asesino; mafia = mafia; smuggling = contrabando;
robbery = robo ladrón; faith = fe; belief = cree creyente; divine = divino deidad divinidad; holy = sagrado santo
santidad canonización; christ = cristo; jesus = jesús; virgin = virgen; christian = cristiano cristiandad cristianismo;
catholic = católico catolicismo; protestantism = protestantismo evangélico anglicano luterano calvinista bautista;
reformation = reforma_protestante; orthodox = ortodoxo; judaism = judaísmo judío sinagoga rabino; islam = islam
islamista musulmán islámico; mosque = mezquita; koran = corán; buddhism = budismo budista; atheism = ateísmo ateo;
secular = laico secular laicismo; pagan = pagano; sect = secta; heresy = herejía hereje; cathedral = catedral
catedralicio; temple = templo; monastery = monasterio monástico convento abadía abad claustro; monk = monje monja
fraile; priest = sacerdote sacerdocio sacerdotal; clergy = clero clerical; bishop = obispo obispado episcopal diócesis
diocesano arzobispo; cardinal = cardenal; pope = pontífice pontificado pontificio papal; parish = parroquia parroquial
feligrés párroco; missionary = misionero; mission = misión; preacher = predicador predicar; sermon = sermón; prayer =
rezo plegaria; church mass = misa; liturgy = liturgia litúrgico; bible = biblia bíblico evangelio salmo escrituras;
apostle = apóstol; prophet = profeta profecía; disciple = discípulo; devil = diablo demonio satanás; hell = infierno
infernal; heaven = paraíso; spirit = espiritual espiritualidad; sin = pecado pecador; forgiveness = perdón; salvation =
salvación; resurrection = resurrección; miracle = milagro milagroso; blessing = bendición bendito; baptism = bautismo
bautizo bautizar; communion = comunión; confession = confesión; sacrament = sacramento; pilgrimage = peregrinación
peregrino; procession = procesión; brotherhood = cofradía hermandad; lent = cuaresma; carnival = carnaval; martyr =
mártir martirio; theology = teología teólogo; doctrine = doctrina; ritual = rito; ceremony = ceremonia; sacrifice =
sacrificio; mysticism = misticismo místico; magic = magia mágico; witch = bruja brujo brujería hechicería; superstition
= superstición; myth = mito mitología mitológico; legend = leyenda legendario; ghost = fantasma; giant = gigante;
cemetery = cementerio; grave = tumba sepulcro; burial = entierro sepultura; philosophy = filosofía filósofo filosófico
metafísica epistemología estética existencialismo empirismo racionalismo racional; ethics = ética ético; moral = moral;
idealism = idealismo; humanism = humanismo humanista; wisdom = sabiduría sabio; intelligence = inteligencia; emotion =
emoción emocional; personality = personalidad; stock exchange = bolsa_de_valores; supply and demand = oferta_y_demanda;
monopoly = monopolio; deflation = deflación; development = desarrollo en_vías_de_desarrollo subdesarrollo; gross
domestic product = producto_interno_bruto producto_interior_bruto pib; public debt = deuda_pública; deficit = déficit;
surplus = superávit excedente; privatization = privatización privatizar; nationalization = nacionalización
nacionalizar; globalization = globalización; production = productor productivo productividad; raw material =
materia_prima; banknote = billete_de_banco; finance = finanzas financiamiento; multinational = multinacional;
industrial revolution = revolución_industrial; manufacture = fabricación manufactura fabricante fábrica; industrial
estate = polígono_industrial; sawmill = aserradero; refinery = refinería; steel industry = siderurgia siderúrgico
alto_horno metalurgia metalúrgico; shipyard = astillero; craftsman = artesano artesanía artesanal; foreman = capataz;
assembly line = cadena_de_montaje; technology = tecnología tecnológico; technique = técnica; innovation = innovación
innovador; invention = invento inventor; prototype = prototipo; design = diseño diseñar diseñador; power plant =
central_eléctrica hidroeléctrico; renewable = renovable energía_renovable; wind power = eólico energía_eólica
aerogenerador; biomass = biomasa; geothermal = geotérmico; efficiency = eficiencia; scooter = patinete; high-speed
train = alta_velocidad; wagon = vagón carruaje carreta; railway track = vía_férrea riel; subway = subterráneo; airplane
= aeroplano; aviation = aviación aeronáutica; runway = pista; helicopter = helicóptero; balloon = globo; drone = dron;
pilot = piloto; takeoff = despegue; parachute = paracaídas paracaidista; sailor = marinero; navigation = navegación
navegable navegante navegador navegar; anchor = ancla; propeller = hélice; canal = acequia; canal lock = esclusa; crew
= tripulación tripulante; cargo = cargamento flete; intersection = intersección encrucijada; aqueduct = acueducto;
pedal = pedal; exhaust = tubo_de_escape; spark plug = bujía; kerosene = queroseno; hybrid = híbrido; crash =
estrellarse; run over = atropello atropellar; engineering = ingeniería; infrastructure = infraestructura; hydraulic =
hidráulico; architecture = arquitectura arquitectónico; urban planning = urbanismo urbanístico; facade = fachada; arch
= arco; dome = cúpula; tower = torre campanario; skyscraper = rascacielos; palace = palacio palaciego; mansion =
casona; hut = choza cabaña; cruise = crucero; gothic = gótico; baroque = barroco; modernism = modernismo modernista;
classical = clásico clasicismo; ornament = ornamento ornamental; decoration = decoración decorativo decorar; teaching =
enseñanza docencia enseña; nursery school = preescolar parvulario; dean = decano; professorship = cátedra catedrático;
pedagogy = pedagogía pedagógico; syllabus = plan_de_estudios; grade = calificación; graduate = graduado graduación;
thesis = tesis; illiterate = analfabeto analfabetismo alfabetización; blackboard = pizarrón encerado; chalk = tiza gis;
eraser = goma_de_borrar; gallery = galería; collection = colección coleccionista; science = ciencia científico;
research = investigación investigador; hypothesis = hipótesis; theory = teoría teórico; synthesis = síntesis;
phenomenon = fenómeno fenómenos; expert = experto; anthropology = antropología antropólogo; sociology = sociología
sociólogo; linguistics = lingüística lingüista lingüístico semántica fonética fonético etimología; dialect = dialecto;
grammar = gramática gramatical sintaxis; spelling = ortografía; alphabet = alfabeto; syllable = sílaba; vocabulary =
vocabulario léxico; encyclopedia = enciclopedia enciclopédico; noun = sustantivo; verb = verbo verbal; adjective =
adjetivo; plural = plural; singular = singular; masculine = masculino; feminine = femenino; bilingual = bilingüe; latin
= latín latino; hebrew = hebreo; fine arts = bellas_artes; work of art = obra_de_arte; masterpiece = obra_maestra;
sketch = boceto bosquejo; canvas = lienzo; portrait = retrato retratar autorretrato; frame = marco; paintbrush =
pincel; sculpture = escultura escultórico escultor; statue = estatua busto; pottery = alfarería alfarero; impressionism
= impresionismo impresionista; romanticism = romanticismo romántico; realism = realismo realista; avant-garde =
vanguardia vanguardista; abstract = abstracto abstracción; style = estilo estilístico; color = colorido colorear;
beauty = belleza; illustration = ilustración ilustrador; cartoon = historieta tebeo caricatura; animated film =
dibujos_animados; animation = animación; director = directora; screenplay = guion guion_cinematográfico guión
guionista; actor = actor actriz actrices; cast = elenco; protagonist = protagonista protagonizar; scene = escena; set
design = escenografía; horror film = película_de_terror; soundtrack = banda_sonora; premiere = estreno estrenar;
composition = composición compositor; orchestra = orquesta orquestal; orchestra conductor = director_de_orquesta;
symphony = sinfonía sinfónico; opera = ópera operístico; choir = coro; lyrics = letra_de_canción; melody = melodía
melódico; rhythm = ritmo rítmico; harmony = armonía armónico; sheet music = partitura; tone = tono tonalidad;
instrument = instrumento instrumental; guitar = guitarra guitarrista; piano = piano pianista clavecín; violin = violín
violinista; trumpet = trompeta trombón; pipe organ = órgano_de_tubos; drummer = baterista; bell = campana; whistle =
silbato silbar; bass = bajo_eléctrico bajista; album = álbum álbumes; record label = sello_discográfico discográfico;
recording = grabadora; band = banda; festival = festival; rock music = rock; flamenco = cante_jondo; choreography =
coreografía; drama = drama dramático; tragedy = tragedia trágico; comedy = comedia cómico sainete; humor = humor
humorista; dialogue = diálogo; circus = circo circense; magician = mago; spectacle = espectacular; entertainment =
entretenimiento; literature = literatura literario; novel = novela novelista; narrative = narrativa narrativo narración
narrador; poetry = poesía poético poema poeta poetisa oda soneto estrofa verso rima romancero; epic = épico epopeya;
lyric = lírico lírica; prose = prosa; essay = ensayo ensayista; biography = biografía biográfico autobiografía
autobiográfico; preface = prólogo prefacio epílogo; text = texto; manuscript = manuscrito pergamino; metaphor =
metáfora; quotation = cita_textual; proverb = refrán proverbio; critic = crítico crítica; bibliography = bibliografía
bibliográfico; award = galardón galardonar premio galardonado; basketball = baloncesto básquetbol baloncestista;
baseball = béisbol; tennis = tenis tenista; swimming = nadador; diving = buceo bucear buzo; skiing = esquí esquiar
esquiador; skating = patinaje patinar patín; gymnastics = gimnasia gimnasta; boxing = boxeo boxeador; wrestling =
lucha_libre; mountaineering = alpinismo alpinista montañero; motor racing = automovilístico; chess = ajedrez
ajedrecista; playing cards = naipes naipe; puzzle = rompecabezas; game = juego; player = jugador; referee = árbitro;
goalkeeper = arquero guardameta; substitute = suplente; championship = campeonato campeón campeona subcampeón;
qualifying = clasificatorio; contest = certamen; rival = rival rivalidad; race = carrera; launch = lanzadera; stadium =
estadio; sports court = cancha; olympic games = juegos_olímpicos olimpiada olímpico; world cup = copa_mundial
copa_del_mundo campeonato_mundial; sports record = récord plusmarca; supporter = hincha hinchada aficionado afición;
global = global; feminism = feminismo feminista; machismo = machismo machista; patriarchy = patriarcado patriarcal;
gender equality = igualdad_de_género; homosexual = homosexual homosexualidad; lesbian = lesbiana; transgender =
transexual transgénero; racism = racismo racista xenofobia antisemitismo; prejudice = prejuicio; mestizo = mestizo
mestizaje mulato; social class = clase_social; working class = clase_obrera; middle class = clase_media; bourgeoisie =
burguesía burgués burguesa; proletariat = proletariado proletario; elite = élite elite oligarquía; homeless =
sin_techo; orphan = huérfano orfanato; ancestor = antepasado ancestro linaje; generation = generación; folklore =
folclore folclórico; parade = desfile desfilar; solidarity = solidaridad; charity = caridad beneficencia; humanitarian
= humanitario; non-governmental organization = organización_no_gubernamental ong; institution = institución
institucional; welfare state = estado_de_bienestar; welfare = bienestar; prostitution = prostitución prostituta;
suicide = suicidio suicidarse; rape = violación_sexual; fame = fama; prestige = prestigio prestigioso; childbirth =
dar_a_luz; bowl = tazón; generator = grupo_electrógeno alternador; doctorate = doctorado doctoral; organ = órgano;
organism = organismo; pacifism = pacifismo pacifista; oceania = oceanía; nuclear = nuclear central_nuclear; chronicle =
crónica cronista; treaty = tratado; pneumonia = neumonía pulmonía; nutrition = nutricional nutritivo nutriente
nutricionista alimentación; cap = tapón capuchón; beehive = colmena; coal = carbón hulla lignito; purifier =
purificador depurador purificar depurar; ash = ceniza
`;
