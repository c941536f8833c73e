/** Portuguese words by what they mean in English, as `createGlosses` reads them. */
export const glosses = `
the = o a os as; a = um uma; some = uns umas algum alguma alguns; of the = do da dos das; of = de; in the = no na nos
nas; in = em dentro; in a = num numa nuns numas; of a = dum duma duns dumas; to the = ao à aos às; by the = pelo pela
pelos pelas; by = por; for = para pra pro prà; to that = àquele àquela àquilo; of this = deste desta disto destes
destas; of that = desse dessa disso desses dessas daquele daquela daquilo; in this = neste nesta nisto nestes nestas;
in that = nesse nessa nisso nesses nessas naquele naquela naquilo; from here = daqui; from there = dali daí; of him =
dele deles; of her = dela delas; in it = nele neles nela nelas; each other = mutuamente reciprocamente; of another =
doutro doutra; in another = noutro noutra; to where = aonde; from where = donde; i = eu; me = me mim comigo; you = tu
te ti contigo você vocês vós vos convosco cê ocê; sir = senhor senhores sr exmo; madam = senhora senhoras sra exma
dona; he = ele; she = ela; they = eles elas; him = lhe lo; her = la; them = lhes los las; we = nós a_gente; with us =
connosco conosco; oneself = si consigo; own = próprio; my = meu minha meus minhas; your = teu tua teus tuas vosso vossa
vossos vossas; his = seu sua seus suas; our = nosso nossa nossos nossas; this = este esta isto estes estas; that = que
esse essa isso esses essas aquele aquela aquilo; which = qual quais; whose = cujo cuja cujos cujas; who = quem; what =
quê o_que; where = onde; when = quando; how = como; how much = quanto quanta; how many = quantos quantas; why = porquê
por_que por_quê; because = porque pois porquanto visto_que já_que uma_vez_que; if = se; and = e; or = ou; nor = nem
tampouco; but = mas; however = porém contudo todavia entretanto no_entanto entanto não_obstante; although = embora
ainda_que apesar conquanto se_bem_que mesmo_que; despite = malgrado apesar_de; so that = para_que a_fim_de_que
de_modo_que; therefore = portanto logo por_isso por_conseguinte consequentemente destarte; thus = assim deste_modo
dessa_forma; unless = a_menos_que a_não_ser salvo_se; provided that = desde_que contanto_que; as well as = bem_como
assim_como; while = enquanto enquanto_que; until = até; since = desde; before = antes antes_de; after = após depois
depois_de; during = durante; between = entre; with = com; without = sem; against = contra; about = sobre acerca
a_respeito acerca_de; under = sob debaixo embaixo por_baixo; on top = em_cima cima por_cima; above = acima; below =
abaixo infra; behind = atrás detrás; in front = frente diante em_frente defronte; beside = ao_lado junto; near = perto
próximo; far = longe distante longínquo; outside = fora lá_fora exterior externo; inside = interior interno; around =
ao_redor em_torno redor volta_de em_volta; through = através por_meio mediante por_intermédio; according to = segundo
conforme consoante de_acordo_com; except = exceto excepto salvo menos_que tirando; instead of = em_vez ao_invés
em_lugar; because of = por_causa em_virtude em_razão graças; in addition = além além_disso ademais outrossim acresce;
in case = no_caso em_caso; within = dentro_de no_prazo; beyond = para_além; towards = em_direção rumo em_direcção; yes
= sim; no = não; never = nunca jamais; always = sempre; often = frequentemente amiúde com_frequência frequente;
sometimes = às_vezes por_vezes de_vez_em_quando; rarely = raramente raro rara; usually = geralmente normalmente
habitualmente costumeiramente em_geral; already = já; still = ainda; now = agora actualmente atualmente presentemente
hoje_em_dia; then = então; soon = em_breve brevemente cedo; later = posteriormente logo_mais ulteriormente; today =
hoje; yesterday = ontem; tomorrow = amanhã; day after tomorrow = depois_de_amanhã; day before yesterday = anteontem;
here = aqui cá; there = ali lá aí acolá; very = muito muita bastante; many = muitos muitas numerosos numerosas inúmeros
inúmeras diversos diversas; more = mais; less = menos; too much = demasiado demais em_excesso; enough = suficiente
bastantes chega; little = pouco pouca; few = poucos poucas; almost = quase praticamente; only = só apenas somente
unicamente exclusivamente tão-só; also = também igualmente; even = mesmo até_mesmo inclusive; so = tão; so much = tanto
tanta tantos tantas; well = bem; badly = mal; perhaps = talvez porventura quiçá se_calhar; certainly = certamente
decerto com_certeza; really = realmente deveras; especially = especialmente sobretudo nomeadamente mormente
principalmente; for example = por_exemplo; together = juntos juntas em_conjunto conjuntamente; again = novamente
outra_vez de_novo; once = outrora; immediately = imediatamente de_imediato imediato; suddenly = de_repente
repentinamente súbito súbita; at least = pelo_menos no_mínimo ao_menos; at most = no_máximo quando_muito; exactly =
exatamente exactamente justamente precisamente; approximately = aproximadamente cerca cerca_de mais_ou_menos aproximado
por_volta; namely = a_saber isto_é ou_seja; everything = tudo; all = todo toda todos todas; each = cada; nothing =
nada; nobody = ninguém; somebody = alguém; something = alguma_coisa algo; any = qualquer quaisquer; none = nenhum
nenhuma nenhuns; other = outro outra outros outras outrem; same = idêntico mesma mesmos mesmas idem; both = ambos
ambas; several = vários várias; such = tal tais; certain = certo certa certos certas determinado; whoever =
quem_quer_que; whatever = seja_qual_for; be = ser é és sou somos são sois era eras eram éramos foi foram fui foste
fomos fosse fossem fôssemos for forem formos seja sejam sejamos sendo sido será serei seremos seria seriam estar está
estou estás estamos estão tá tô estava estavam estávamos esteve estive estivemos estiveram estivesse estivessem estiver
estiverem esteja estejam estejamos estando estará estarão estaria estariam serão; have = ter tem tenho tens temos têm
tinha tinham tínhamos teve tive tivemos tiveram tivera tivesse tivessem tiver tiverem tenha tenham tenhamos tendo tido
terá terão terei teremos teria teriam; there is = haver há havia haviam houve houveram houvesse houver houverem haja
hajam havendo havido haverá haverão haveria hei; go = ir vai vou vais vamos vão ia iam íamos vá vás indo ido irá irão
irei iria iriam ida; do = fazer faz faço fazes fazem fez fiz fizemos fizeram fizesse fizessem fizer fizerem faça façam
feito feita fará farão faria fazia fazendo; can = poder pode posso podes podemos podem pôde pude pudemos puderam
pudesse pudessem puder puderem possa possam podia podiam poderá poderão poderia poderiam; must = dever deve devo devem
deverá deverão deveria deveriam devia deviam; have to = ter_de ter_que haver_de; want = querer quer quero queres
queremos querem quis quisemos quiseram quisesse quisessem quiser quiserem queira queiram queria queriam; know = saber
sabe sei sabem soube soubemos souberam soubesse souber souberem saiba saibam sabido conhecer conheço conhecido
conhecida; say = dizer diz digo dizem disse dissemos disseram dissesse disser disserem diga digam dito dita dirá diria
dizia dizendo; give = dar dá dou dás damos dão deu dei demos deram der derem dê deem dêem dando dado dada dará daria
dava; see = ver vê vejo vemos vêem veem viu vi vimos viram virem veja vejam visto vista vendo verá veria; come = vem
venho vêm veio vim vieram viesse vier vierem venha venham vindo vinha vinham virá viria vir; put = pôr põe ponho põem
pôs pus puseram pusesse puser puserem ponha ponham posto punha pondo colocar coloque coloquei botar meter coloquem;
bring = trazer traz trago trazem trouxe trouxemos trouxeram trouxesse trouxer traga tragam trazido trará traria; take
away = levar retirar tirar; take = tomar pegar pegue peguei apanhar tomei; believe = crer crê creio creem crêem
acreditar crença; read = ler lê leio lemos leem lêem leu li leram leia leiam lido leitura; laugh = rir ri riu riso
risada; hear = ouvir ouço ouve ouça oiço ouviu ouvido; ask for = pedir peço pede pedido pediu solicitar solicitação
requerer requeiro requer requerido; lose = perder perco perca perdido perda perde; fit = caber caibo cabe coube
couberam caiba servir sirvo serve sirva; be worth = valer valho vale valha valendo; measure = medir meço mede meça
medida medição mensurar providência medições; follow = seguir sigo segue siga seguido seguindo seguinte; prefer =
preferir prefiro prefere preferido preferência; feel = sentir sinto sente sinta sentimento; sleep = dormir durmo dorme
durma sono; cover = cobrir cubro cobre cubra coberto cobertura tapar abranger abranja; discover = descobrir descubro
descobre descoberto; open = abrir abro abre abra aberto aberta abertura; write = escrever escreve escrito redigir
redijo redija redação redacção redacções; leave = sair sai saio saiu saía saíram saia saindo saída partir deixar deixei
deixou; fall = cair cai caio caiu caía caíram caia queda caído; attract = atrair atrai atraiu atraia; keep = guardar
manter mantém mantenho mantêm manteve mantiveram mantido manutenção conservar manutenções; contain = conter contém
contêm contenho conteve contido conteúdo; obtain = obter obtém obtêm obtenho obteve obtiveram obtido obtenção
obtenções; retain = reter retém retêm retenho reteve retido retenção retenções; withhold = descontar_na_fonte; hold =
deter detém detêm deteve detenha segurar; maintain = sustentar sustém; entertain = entreter entretém divertir divirto
diverte; refrain = abster abstém abstenha abstenção; propose = propor propõe proponho propôs propuseram proposto;
suppose = supor supõe suponho supôs suposto pressupor; dispose = dispor dispõe dispôs disponha; oppose = opor opõe opôs
oponha oposto oposição oposições contrapor; compose = compor compõe compôs composto composição composições; expose =
expor expõe expôs exponha exposto exposição exposições; impose = impor impõe impôs imponha imposição imposições;
replace = repor repõe reposição substituir substituição substitui substituto reposições substituições; assume =
pressupõe assumir; provide = propiciar fornecer forneço fornecimento providenciar proporcionar prover provê proveja
prestar disponibilizar facultar; agree = concordar acordar combinar convir convém convenha pactuar anuir; prevent =
prevenir previno previne impedir impeço impede impeça evitar obstar; intervene = intervir intervém interveio
intervenha; arise = provir provém proveio advir advém surgir surjo surja decorrer; predict = prever prevê prevejo
previu previram previsto prever-se previsão previsões; review = rever revê reveja revisto revisão revisões rever-se;
undo = desfazer desfaz desfez desfeito anulado; satisfy = satisfazer satisfaz satisfez satisfaça satisfeito satisfação;
contradict = contradizer contradiz contradisse contradição contradições; produce = produzir produz produza produção
produções; reduce = reduzir reduz reduza redução baixar diminuir diminuição diminui abaixar reduções diminuições; lead
= liderar; introduce = introduzir introduz introdução apresentar introduções; translate = traduzir traduz tradução
tradutor traduções; drive = conduzir conduz dirigir dirijo dirija condução guiar conduções; build = construir constrói
construí construíram construção edificar erguer construções construído constroem; destroy = destruir destrói destruição
destruições; fight = lutar luta combater brigar briga; flee = fugir fujo foge fuja fuga; go up = subir subo sobe suba
subida; disappear = sumir some suma desaparecer desapareço; consume = consumir consome consuma consumo; attack =
agredir agrido agride atacar ataque ataquei agressão agressões; progress = progredir progride progresso avanço;
transfer = transferir transfiro transfere transferência trespasse; refer = referir refiro refere refira referência;
suggest = sugerir sugiro sugere sugira sugestão sugestões; insert = inserir insiro insere insira inserção; digest =
digerir digere digestão digestões; hurt = ferir fere magoar machucar machuque doer dói doem ferido; lie = mentir minto
mentira; repeat = repetir repito repete repita repetição repetições; dress = vestir visto-me veste vista-se vestido;
compete = competir compete compita concorrer; say goodbye = despedir-se; dismiss = despedir despeço despede demitir
exonerar despedimento demissão demissões dispensa mandar_embora; hire = contratar contratação recrutar recrutamento;
arrive = chegar chegue chegou chegada cheguei cheguem; get = receber arranjar conseguir consegue consiga; receive =
recebimento recepção receção recebido recepções receções; send = enviar envio enviado mandar expedir expeço expedição
remessa expedições envie enviei enviou remeter; pay = pagar pago paga pague paguei pagamento liquidar liquidação quitar
quitação saldar paguem pagou pagasse; buy = comprar compra adquirir adquiro aquisição aquisições; sell = vender venda
vendas vendido alienar alienação; work = trabalhar trabalho labor labuta; live = viver morar residir habitar; die =
morrer falecer faleço morreu faleceu; be born = nascer nasço nasceu nascido; eat = comer almoçar jantar; drink = beber
bebida; think = pensar pensamento achar; speak = falar fala conversar conversa bate-papo; ask = perguntar pergunta
indagar questionar; answer = responder resposta; call = chamar chamada telefonar telefonema ligar ligue liguei ligação
chamada_telefónica ligação_telefônica; help = ajudar ajuda auxiliar auxílio socorrer socorro apoiar apoio; stay = ficar
fique fiquei ficou permanecer permaneço permanência estadia estada fiquem ficasse; pass = passar passagem passe
passagens; begin = começar começo comecei iniciar início princípio iniciação começa; end = acabar terminar fim final
finalizar término termo concluir conclui conclusão conclusões findar finais; stop = parar para-se paragem cessar
deter-se suspender paragens parada; continue = continuar prosseguir prossigo prossegue continuação; finish = completar
ultimar; return = voltar volta regressar regresso retornar retorno devolver devolução devoluções; turn = virar girar
rodar; enter = entrar entrada ingressar ingresso; walk = andar caminhar caminhada a_pé passear passeio; run = correr
corrido; carry = transportar transporte carregar carregue; throw = atirar lançar jogar_fora arremessar; throw away =
deitar_fora descartar descarte; break = partir-se quebrar quebra romper; repair = reparar reparação reparações
consertar conserto arranjo remendar reparo; fix = fixar corrigir corrijo correção correcção correções correcções;
change = mudar mudança alterar alteração alterações modificar modifique modificação trocar troquei modifiquei; exchange
= troca troque intercâmbio câmbio trocas; use = usar uso utilizar utilização usufruir empregar utilize utilizei
utilizou; need = precisar preciso necessitar necessidade; like = gostar gosto apreciar curtir; love = amar amor; hate =
odiar odeio ódio; wait = esperar espera aguardar aguarde aguardo; hope = esperança; find = encontrar encontro achado;
look for = procurar procura buscar busca busque busquei; look at = olhar olhada mirar; show = mostrar exibir mostra;
hide = esconder ocultar escondido; explain = explicar explique explicação explicações esclarecer esclareço
esclarecimento expliquei; understand = entender perceber compreender compreensão compreensões entendimento; learn =
aprender aprendizagem aprendizado aprendizagens; teach = ensinar ensino lecionar leccionar; study = estudar estudo;
remember = lembrar recordar lembrança; forget = esquecer esqueço esquecimento; choose = escolher escolha optar eleger;
decide = decidir decisão decisões deliberar deliberação resolver; accept = aceitar aceite aceito aceitação; refuse =
recusar recusa negar rejeitar rejeição indeferir indefiro indefere indeferimento rejeições recusado; allow = permitir
permissão permissões autorizar autorização autorizações; forbid = proibir proíbe proibido proibição vedar vedado
interditar proibições; promise = prometer promessa; offer = oferecer ofereço oferta; order = encomendar encomenda ordem
ordens; pay attention = reparar_em; try = tentar tentativa experimentar; happen = acontecer acontece aconteça ocorrer
ocorrência suceder dar-se passar-se; become = tornar tornar-se virar-se; grow = crescer cresço cresça crescimento;
increase = aumentar aumento incrementar acréscimo agravamento majoração; add = acrescentar acrescento adicionar adição
somar aditar adições; remove = remover remoção eliminar eliminação remoções; cut = cortar corte; join = juntar unir
aderir adiro adere adira adesão adesões; separate = separar separação separado apartar; share = partilhar partilha
compartilhar compartilhamento; divide = dividir divisão divisões; count = contar contagem contagens; calculate =
calcular cálculo; weigh = pesar pesagem pesagens; play = jogar jogo jogue brincar brinque brincadeira joguei toquei;
touch = tocar toque; push = empurrar; pull = puxar; press = premir pressionar apertar carregar_em imprensa; lift =
levantar erguer-se içar; lower = rebaixar; close = fechar fecho fechado encerrar encerramento; lock = trancar fechadura
tranca cadeado; switch on = acender ligar-se aceso; switch off = apagar desligar desligue; install = instalar
instalação instalações instalador; fill = encher enchimento; fill in = preencher preencho preenchimento; empty =
esvaziar vazio vazia; clean = limpar limpeza limpo limpa; wash = lavar lavagem lavagens lavável laváveis; cook =
cozinhar cozer cozinheiro cozinheira cozedura cozimento cozido; burn = queimar queimadura arder; cool = arrefecer
arrefecimento esfriar resfriar resfriamento; heat = aquecer aqueço aquecimento calor térmico; dry = secar seque seco
seca enxugar secagem; wet = molhado molhar; sign = assinar assinatura subscrever subscrito rubricar rubrica firmar
placa placas sinalização letreiro; sit = sentar assento; stand = pôr_de_pé de_pé em_pé; lie down = deitar; wake up =
despertar; get up = levantar-se; travel = viajar viagem viagens; visit = visitar visita; meet = reunir reúne reúnem
conhecer-se; gather = recolher recolha colher coletar colectar; invite = convidar convite; celebrate = celebrar
festejar comemorar celebração; congratulate = felicitar parabenizar; thank = agradecer agradeço agradecimento; thank
you = obrigado; excuse = desculpar desculpa perdão perdões; please = por_favor favor se_faz_favor faz_favor; welcome =
bem-vindo acolher acolhimento; hello = olá oi alô; goodbye = adeus tchau; good morning = bom_dia; good night =
boa_noite; good afternoon = boa_tarde; regards = cumprimentos atenciosamente saudações abraço; dear = caro cara prezado
estimado querido; win = ganhar vencer venço vitória ganho; earn = auferir aufere; save = poupar economizar salvar
poupança; spend = gastar gasto despender; lend = emprestar; borrow = pedir_emprestado tomar_emprestado; owe =
ficar_a_dever; steal = roubar furtar roubo furto; kill = matar morto morta; threaten = ameaçar ameaça; protect =
proteger protejo proteção protecção amparar proteções protecções; defend = defender defesa; avoid = esquivar; reach =
alcançar atingir atinjo atinja alcance; achieve = lograr realizar realização; improve = melhorar melhoria melhoramento
aperfeiçoar; worsen = piorar agravar; compare = comparar comparação confrontar; check = verificar verifique verifiquei
verificação conferir confiro confere checar controlar; control = controlo controle; confirm = confirmar confirmação;
correct = correto correcto corrigido; complete = completo integral integrais; require = exigir exijo exige exija
exigência exigível exigíveis; demand = reivindicar reivindicação demanda; claim = reclamação reclamações reclamar
pretensão pretensões; complain = queixar queixa; demonstrate = demonstrar demonstração; prove = provar prova provas
comprovar comprove; proof = comprovativo comprovante comprovação; indicate = indicar indique indicação; inform =
informar informe avisar comunicar comunique dar_conhecimento comuniquei; information = informação informações; announce
= anunciar anúncio; publish = publicar publique publicação; declare = declarar declaração declarações; state = estatal
estatais estados estado estadual estaduais; represent = representar representação; representative = representante
mandatário; act = agir ajo aja atuar actuar ato acto; react = reagir reação reacção; influence = influenciar
influência; create = criar criação; invent = inventar invenção invenções; develop = desenvolver desenvolvimento;
organise = organizar organização; prepare = preparar preparação preparativos; plan = planear planejar plano planos
planeamento planejamento; expect = contar_com expectativa; imagine = imaginar imaginação; dream = sonhar sonho; doubt =
duvidar dúvida; worry = preocupar preocupação; fear = temer medo receio recear temor; trust = confiar confiança; notice
period = aviso_prévio pré-aviso; notice = aviso avisos notar; notify = notificar notifique notificação notificações
intimar intimação notifiquei; realise = dar-se_conta; recognise = reconhecer reconheço reconhecimento; belong =
pertencer pertenço pertence; possess = possuir possui possuía; exist = existir existência existente; seem = parecer
parece pareça; mean = significar significado querer_dizer; cause = causar causa causas provocar provoque ocasionar;
depend = depender dependência dependente; concern = dizer_respeito concernir tocante respeitante relativo referente
atinente; consist = consistir constar; include = incluir inclui incluindo inclusão incluído incluso inclusões; exclude
= excluir exclui exclusão exclusões excluído; involve = envolver implicar; affect = afetar afectar; treat = tratar;
deal with = lidar ocupar-se; manage = gerir gere gerido administrar gerenciar; manager = gerente gestor gestora;
administration = administração gestão gestões; supervise = supervisionar fiscalizar; inspection = inspeção inspecção
vistoria fiscalização inspeções inspecções; inspect = vistoriar inspecionar inspeccionar; execute = executar; deliver =
entregar entregue entrega entreguei entregou; fulfil = cumprir cumprimento; observe = observar observação observações;
respect = respeitar respeito; violate = violar violação infringir infrinjo; breach = incumprimento descumprimento
inadimplemento inadimplência inadimplente infração infracção incumprir descumprir infracções; punish = punir castigar
punição castigo punições; guarantee = garantir assegurar aval avalizar; ensure = certificar-se; apply for =
candidatar-se requerer-se; application = candidatura requerimento aplicativo app; apply = aplicar aplique aplicação
aplicável aplicáveis apliquei; use up = esgotar; cancel = cancelar cancelamento anular anulação; terminate = rescindir
rescisão rescisões denunciar resolução distrato denúncia cessação extinguir extinção; expire = caducar caduque expirar
prescrever vencer-se caducidade expiração; expired = caducado vencido; renew = renovar renovação renovações renovável
renováveis; extend = prorrogar prorrogue prorrogação prolongar prolongamento estender estende; shorten = encurtar
abreviar; delay = atrasar atraso demora demorar; postpone = adiar adiamento; suspend = suspensão suspensões suspenso;
interrupt = interromper interrupção interrupções; resume = retomar; register = registar registrar registo registro
inscrever inscrição inscrições inscrito registado registrado; enrol = matricular matrícula; attach = anexar anexo
anexos acoplar; enclose = em_anexo; request = pedidos solicitado rogar; zero = zero; two = dois duas; three = três;
four = quatro; five = cinco; six = seis; seven = sete; eight = oito; nine = nove; ten = dez; eleven = onze; twelve =
doze; thirteen = treze; fourteen = catorze quatorze; fifteen = quinze; sixteen = dezasseis dezesseis; seventeen =
dezassete dezessete; eighteen = dezoito; nineteen = dezanove dezenove; twenty = vinte; thirty = trinta; forty =
quarenta; fifty = cinquenta cinqüenta; sixty = sessenta; seventy = setenta; eighty = oitenta; ninety = noventa; hundred
= cem cento centena; two hundred = duzentos duzentas; three hundred = trezentos trezentas; four hundred = quatrocentos
quatrocentas; five hundred = quinhentos quinhentas; six hundred = seiscentos seiscentas; seven hundred = setecentos
setecentas; eight hundred = oitocentos oitocentas; nine hundred = novecentos novecentas; thousand = mil milhar; million
= milhão milhões; billion = bilhão bilhões mil_milhões bilião biliões; trillion = trilhão trilhões; dozen = dúzia
dezena; half = metade meio meia; third = terço terceiro terceira; quarter = trimestre trimestral trimestrais; first =
primeiro; second = segunda segundos; fifth = quinto; sixth = sexto; seventh = sétimo; eighth = oitavo; ninth = nono;
tenth = décimo; double = dobro duplo dupla dobrar duplicar; triple = triplo triplicar; single = único única individual
individuais; last = último última derradeiro durar; january = janeiro; february = fevereiro; march = março; april =
abril; may = maio; june = junho; july = julho; august = agosto; september = setembro; october = outubro; november =
novembro; december = dezembro; monday = segunda-feira; tuesday = terça-feira terça; wednesday = quarta-feira quarta;
thursday = quinta-feira quinta; friday = sexta-feira sexta; saturday = sábado; sunday = domingo; day = dia dias diário
diária jornada; working day = dia_útil dias_úteis; week = semana semanal semanais; weekend = fim_de_semana
final_de_semana fim-de-semana; fortnight = quinzena quinzenal quinzenais; month = mês meses mensal mensais mensalmente;
year = ano anos anual anuais anualmente; half-year = semestre semestral semestrais; two months = bimestre bimestral
bimestrais; decade = década decénio; century = século séculos secular; hour = hora horas; minute = minuto; moment =
momento instante; time = tempo tempos vez vezes; morning = manhã manhãs; afternoon = tarde; night = noite noites
noturno nocturno; noon = meio-dia; midnight = meia-noite; date = data datas; calendar = calendário agenda; season =
estação_do_ano época temporada condimentar; spring = primavera fonte_de_água; summer = verão estival; autumn = outono;
winter = inverno invernal; holiday = feriado; holidays = férias; christmas = natal natalício; easter = páscoa pascal;
carnival = carnaval entrudo carnavais; new year = ano_novo réveillon passagem_de_ano; birthday = aniversário; age =
idade idades; past = passado; present = presente atual atuais actual actuais; future = futuro futura; period = período
vigência; deadline = prazo prazos data-limite; duration = duração durações; schedule = horário cronograma
calendarização; appointment = marcação hora_marcada agendamento agendar marcar marque marcado agendada agendado; early
= antecipado antecipadamente antecedência antecipação antecipar; late = atrasado tardio em_atraso; on time = pontual
pontuais atempadamente a_tempo; temporary = temporário provisório transitório; permanent = permanente efetivo efectivo
definitivo vitalício; recent = recente recentemente; new = novo nova novos novas; old = velho velha antigo antiga
idoso; elderly = idosos idosa idosas terceira_idade; young = jovem jovens novinho; previous = anterior prévio prévia
precedente; next = a_seguir vindouro subsequente; good = bom boa bons boas; better = melhor; bad = mau má maus más ruim
ruins; worse = pior piores; big = grande enorme; bigger = maior; small = pequeno; smaller = menor; minor =
menor_de_idade; adult = adulto adulta maior_de_idade; long = longo longa comprido; short = curto curta breve breves;
high = alto alta elevado; low = baixo baixa; wide = largo larga amplo ampla; narrow = estreito apertado; thick = grosso
grossa espesso; thin = fino fina delgado magro; heavy = pesado pesada; light = leve luz luzes ligeiro; strong = forte
fortes; weak = fraco fraca débil fraqueza; hard = duro dura rijo dureza; soft = mole macio suave; hot = quente ardente;
cold = frio fria gelado constipação resfriado; warm = morno cálido; fresh = fresco fresca; fast = rápido rápida
rapidamente depressa veloz; slow = lento lenta devagar vagaroso lentidão; easy = fácil fáceis facilmente; difficult =
difícil difíceis; difficulty = dificuldade; possible = possível possíveis possibilidade; impossible = impossível
impossíveis impossibilidade; probable = provável prováveis provavelmente; necessary = necessário indispensável
imprescindível indispensáveis imprescindíveis; important = importante importância; essential = essencial essenciais
fundamental fundamentais; main = principal principais; general = geral gerais; special = especial especiais; specific =
específico concreto; particular = particular; common = comum comuns; normal = normal normais habitual habituais usual
usuais; strange = estranho esquisito; different = diferente diferença distinto diverso diversa; similar = semelhante
parecido similares análogo; equal = igual iguais igualdade; true = verdadeiro verídico; truth = verdade; false = falso
falsa; real = real autêntico; wrong = errado errada errôneo erróneo; mistake = erro erros engano lapso equívoco
enganar; right = direito direita; left = esquerdo esquerda; straight = reto recto retilíneo; top = topo cimo; bottom =
fundo; middle = intermédio intermediário; side = lado lados lateral laterais; edge = borda beira margem margens bordo;
corner = canto esquina; full = cheio cheia lotado pleno; whole = inteiro; part = parte partes; piece = peças pedaço
peça; open-ended = por_tempo_indeterminado sem_termo; closed = fechada encerrado; free = livre livres; free of charge =
grátis gratuito gratuitamente de_graça gratuidade; expensive = caríssimo dispendioso oneroso; cheap = barato barata
em_conta; rich = rico rica; poor = pobre pobres; poverty = pobreza; happy = feliz contente alegre; sad = triste
tristeza; angry = zangado irritado bravo chateado; tired = cansado cansaço; hungry = fome; sick = doente enfermo;
healthy = saudável saudáveis sadio; dead = defunto falecido; alive = vivo viva; beautiful = belo bela bonito bonita
lindo; ugly = feio feia; dirty = sujo suja sujidade sujeira; safe = cofre; dangerous = perigoso; danger = perigo; ready
= pronto pronta preparado; busy = ocupado atarefado; quiet = quieto calmo tranquilo silencioso sossego; loud =
barulhento; noise = barulho ruído ruídos ruidoso; clear = claro clara nítido; dark = escuro escura escuridão; simple =
simples simplesmente; complicated = complicado complexo; modern = moderno modernidade modernista; public = público;
private = privado; secret = segredo secreto sigilo; confidential = confidencial confidenciais confidencialidade;
personal = pessoal pessoais; national = nacional nacionais; international = internacional internacionais; local =
municipal municipais; foreign = estrangeiro; foreigner = forasteiro; abroad = no_estrangeiro no_exterior; economic =
económico econômico; economy = economia economista; financial = financeiro; social = social sociais; legal = legal
legais jurídico; illegal = ilegal ilegais ilícito; valid = válido válida validade; invalid = inválido; void = nulo nula
nulidade sem_efeito; mandatory = obrigatório imperativo; optional = facultativo opcional opcionais; voluntary =
voluntário voluntária; additional = adicional adicionais suplementar complementar; extra = extraordinário a_mais; total
= total totais global globais; partial = parcial parciais parcialmente; maximum = máximo máxima; minimum = mínimo
mínima; average = média médio; exclusive = exclusivo; joint = conjunto articulação; jointly liable = solidário
solidariamente; fair = justo justa equitativo; unfair = injusto abusivo desleal desleais; responsible = responsável
responsáveis encarregado; liability = responsabilidade responsabilizar; able = capaz apto apta; unable = incapaz
inapto; available = disponível disponíveis disponibilidade; missing = em_falta faltar desaparecido saudades; lack =
falta faltas carência escassez; absence = ausência ausente faltas_injustificadas justificação_de_faltas; white = branco
branca; black = preto preta negro negra; red = vermelho encarnado; blue = azul azuis; green = verde verdes; yellow =
amarelo; brown = castanho marrom marrons; grey = cinzento cinza; pink = cor-de-rosa rosa; orange = laranja
cor_de_laranja laranjeira; colour = cor cores colorido colorir; person = pessoa indivíduo; people = povo gente
populares; man = homem homens masculino; woman = mulher feminino mulheres; child = criança menino menina miúdo miúda
garoto garota moleque infantil; children = filhos filho filha filhas; baby = bebé bebê bebés bebês nené neném
recém-nascido; boy = rapaz guri; girl = rapariga moça; guy = gajo sujeito; family = família familiar familiares;
household = agregado agregado_familiar domicílio lar; father = pai pais papá papai progenitor; mother = mãe mães mamã
mamãe progenitora; parents = encarregados_de_educação; parental = parental parentais; brother = irmão irmãos; sister =
irmã irmãs; grandfather = avô; grandmother = avó avós; grandchild = neto neta netos; uncle = tio; aunt = tia; cousin =
primo prima; nephew = sobrinho; husband = marido esposo; wife = esposa; spouse = cônjuge consorte; partner =
companheiro parceiro; boyfriend = namorado; girlfriend = namorada; father-in-law = sogro; mother-in-law = sogra;
brother-in-law = cunhado; sister-in-law = cunhada; son-in-law = genro; daughter-in-law = nora; stepfather = padrasto;
stepmother = madrasta; stepchild = enteado; godfather = padrinho; godmother = madrinha; relative = parente parentesco;
marriage = casamento matrimónio matrimônio núpcias; marry = casar casado casada; unmarried = solteiro; civil
partnership = união_de_facto união_estável; divorce = divórcio divorciar divorciado; widow = viúva viúvo viuvez;
marital status = estado_civil; alimony = pensão_de_alimentos pensão_alimentícia; custody = guarda custódia
poder_paternal tutela; guardian = tutor tutora curador; adoption = adoção adopção adotar adoptar adoções adopções;
birth = nascimento parto natalidade; death = morte óbito óbitos falecimento mortal; funeral = funeral funerais enterro
sepultamento velório; cemetery = cemitério; inheritance = herança sucessão sucessões espólio; heir = herdeiro sucessor
herdeiras; inherit = herdar; will = testamento vontade; donation = doação doações donativo; donate = doar; friend =
amigo amiga amigos; friendship = amizade; neighbour = vizinho; neighbourhood = bairro vizinhança; guest = hóspede
convidado; name = nome nomes; surname = apelido sobrenome; nickname = alcunha; address = morada endereço
direcção_postal; postcode = código_postal cep; signatory = signatário subscritor; citizen = cidadão cidadã cidadania
cidadãos; identity card = cartão_de_cidadão bilhete_de_identidade rg carteira_de_identidade; passport = passaporte; tax
number = nif cpf número_de_contribuinte; residence permit = autorização_de_residência título_de_residência; residence =
residência domiciliado; visa = visto_de_entrada; nationality = nacionalidade naturalidade naturalização; sex = sexo;
country = país países; city = cidade urbano urbana citadino; town = vila vilas; village = aldeia povoado vilarejo;
municipality = município câmara_municipal prefeitura concelho autarquia; parish = freguesia paróquia
junta_de_freguesia; district = distrito; region = região regiões regional regionais; province = província provincial;
world = mundo mundial mundiais; place = lugar local locais sítio sítios; area = área áreas zona zonas; road = estrada
rodovia rodoviário; street = rua ruas arruamento; avenue = avenida; square = praça quadrado; motorway = autoestrada
auto-estrada; bridge = ponte pontes; path = caminho trilho; house = casa casas moradia vivenda; home = habitação
habitações domiciliar caseiro; flat = apartamento fração fracção fracções; building = edifício prédio edificação
edificações; property = propriedade imóvel imóveis bens_imóveis património patrimônio; real estate = imobiliário; owner
= proprietário dono titular; landlord = senhorio locador locadora arrendador; tenant = inquilino arrendatário
locatário; subtenant = subarrendatário sublocatário; sublet = subarrendar sublocar sublocação subarrendamento; rent =
renda rendas aluguel aluguéis aluguer alugar alugue arrendar arrendamento locação; lease = contrato_de_arrendamento
contrato_de_locação comodato; deposit = caução cauções depósito sinal; guarantor = fiador fiadora avalista fiança;
eviction = despejo despejar desocupação ação_de_despejo; vacate = desocupar desalojar; moving = mudança_de_casa; room =
quarto quartos cómodo cômodo aposento; living room = sala sala_de_estar; bedroom = dormitório quarto_de_dormir;
bathroom = casa_de_banho banheiro wc; toilet = sanita vaso_sanitário retrete sanitário privada latrina; kitchen =
cozinha; floor = piso pisos chão soalho pavimento assoalho; ground floor = rés-do-chão térreo andar_térreo; basement =
cave subsolo porão; attic = sótão águas-furtadas; roof = telhado; wall = parede muro muros muralha; ceiling = teto
tecto forro; door = porta portas portão portões; window = janela; glass = vidro vidros copo copos vidraça; blinds =
persiana estore; stairs = escada escadaria degrau degraus; elevator = elevador ascensor; balcony = varanda sacada;
terrace = terraço esplanada; garden = jardim jardins quintal quintais jardinagem; yard = pátio logradouro; garage =
garagem garagens; parking = estacionamento estacionar parque_de_estacionamento; parking space = lugar_de_garagem vaga;
storage room = arrecadação arrumos; furniture = móveis mobília mobiliário mobilado mobiliado móvel; bed = cama camas
leito; table = mesa mesas tabela; chair = cadeira; cupboard = armário guarda-roupa guarda-fato; shelf = prateleira
estante; sofa = sofá; carpet = tapete carpete alcatifa; curtain = cortina cortinado; lamp = candeeiro lâmpada luminária
abajur; mirror = espelho; key = chave chaves; condominium = condomínio propriedade_horizontal; co-owner = condómino
condômino comproprietário; housing manager = síndico administrador_do_condomínio; common areas = partes_comuns
áreas_comuns; heating = climatização calefação calefacção; radiator = radiador; boiler = caldeira esquentador
aquecedor; air conditioning = ar_condicionado; water = água águas aquático; electricity = eletricidade electricidade;
gas = gás gases gasoso; energy = energia energético; power = potência força; meter = contador medidor; supplier =
fornecedor comercializadora distribuidora; tariff = tarifa tarifário pauta_aduaneira; sewage = esgoto saneamento
esgotos águas_residuais; waste = lixo resíduo detritos desperdício; rubbish bin = caixote_do_lixo lixeira
balde_do_lixo; recycling = reciclagem reciclar reciclável reciclagens recicláveis; mould = bolor mofo bolorento; damp =
humidade umidade húmido úmido; leak = fuga_de_água vazamento vazar infiltração infiltrações vaza; pipe = cano canos
tubo tubagem canalização encanamento tubagens tubulação; plumber = canalizador encanador; electrician = eletricista
electricista; painter = pintor pintora; paint = pintar pintura tinta; carpenter = carpinteiro marceneiro; bricklayer =
pedreiro mestre_de_obras; cleaner = empregada_de_limpeza faxineira diarista; works = obra obras empreitada; contractor
= empreiteiro; renovation = remodelação reabilitação restauro obras_de_reforma; damage = dano danos estrago avaria
prejuízo danificar danifique danificado; defect = defeito defeituoso vício vícios anomalia; wear and tear = desgaste;
ordinary maintenance = conservação; inventory = inventário; move in = instalar-se; mortgage = hipoteca hipotecário
hipotecar crédito_à_habitação; deed = escritura; land registry = registo_predial registro_de_imóveis conservatória;
land = terra terras terreno; plot = lote lotes talhão enredo trama; building permit = licença_de_construção alvará
alvará_de_construção; pet = animal_de_estimação mascote; animal = animal animais; dog = cão cães cachorro cadela
canino; cat = gato gata gatos felino; bird = pássaro ave aves; horse = cavalo égua equino; contract = contrato
contratual contratuais; agreement = acordo convenção convénio convênio pacto ajuste convenções; contracting party =
outorgante contraente contratante; undersigned = abaixo-assinado; clause = cláusula; terms = condições condição
condições_gerais termos; conditional = condicional condicionado condicionar condicionais; annex = apêndice; amendment =
aditamento aditivo emenda adenda; paragraph = parágrafo alínea; article = artigo; section = seção secção secções
seções; chapter = capítulo; page = página; obligation = obrigação obrigações encargo obrigacional; oblige = obrigar
obrigue; duty = deveres incumbência; commitment = compromisso comprometer; right of withdrawal = livre_resolução
direito_de_arrependimento; withdrawal = desistência desistir desisto arrependimento; withdraw = sacar saque; revoke =
revogar revogue revogação; entitled = ter_direito beneficiar; beneficiary = beneficiário favorecido; benefit =
benefício regalia vantagem vantagens; advantage = mais-valia; disadvantage = desvantagem desvantagens inconveniente;
loyalty period = fidelização fidelidade período_de_fidelização; penalty = penalização penalizações penalidade
cláusula_penal sanção sanções sancionar pena; fine = multa multas multar coima coimas contraordenação contra-ordenação;
compensation = compensação compensações ressarcimento ressarcir indemnização indemnizações indenização indenizações
indemnizar indenizar; reimbursement = reembolso reembolsar restituição restituir restituições; fee = taxa taxas propina
emolumento; lawyer fee = honorários; power of attorney = procuração procurações; authorise = mandatar; consent =
consentimento consentir consinto anuência; approval = aprovação aprovar homologação homologar deferimento deferir;
written = por_escrito; oral = verbal verbais via_oral; letter = carta cartas missiva; registered letter =
carta_registada carta_registrada aviso_de_receção; copy = cópia cópias fotocópia xerox exemplar copiar; original =
original originais; document = documento documentação; form = formulário impresso; certificate = certificado certidão
certidões atestado certificação; certify = certificar autenticar autenticação; stamp = carimbo carimbar selo selos;
notary = notário notarial notariais tabelião cartório; law = lei leis legislação; decree = decreto decreto-lei;
ordinance = portaria; regulation = regulamento regulamentação norma normas; rule = regra regras; code = código;
constitution = constituição constituições constitucional constitucionais; court = tribunal tribunais vara juízo foro;
judge = juiz juízes juíza magistrado; judgment = sentença acórdão acórdões; lawsuit = ação_judicial processo_judicial
pleito demanda_judicial; sue = processar acionar; process = processo procedimento; procedure = procedimentos trâmite
tramitação; hearing = audiência; trial = julgamento julgar; witness = testemunho testemunha; plaintiff = requerente;
defendant = réu ré réus arguido demandado; lawyer = advogado jurista; prosecutor = procurador promotor
ministério_público procuradoria; bailiff = oficial_de_justiça agente_de_execução; appeal = recurso recorrer apelação
impugnação impugnar; objection = objeção objecção contestação contestar objeções objecções; dispute = litígio disputa
conflito contencioso; settlement = acerto; mediation = mediação mediador mediadora; arbitration = arbitragem árbitro
arbitragens; enforcement = execução execuções executivo; seizure = penhora penhorar apreensão apreensões apreender;
justice = justiça; crime = crime crimes delito; criminal = criminoso penal penais criminais; theft = ladrão ladrões
assalto assaltar; fraud = fraude burla burlas golpe estelionato; prison = prisão prisões cadeia; arrest = prender
preso; police = polícia policial policiais; police report = boletim_de_ocorrência participação_à_polícia; guilt = culpa
culpado; innocent = inocente; force majeure = força_maior; good faith = boa-fé boa_fé; jurisdiction = competência
jurisdição jurisdições; limitation = prescrição prescrições; legal entity = pessoa_coletiva pessoa_colectiva
pessoa_jurídica; natural person = pessoa_singular pessoa_física; insurance = seguro; insurer = seguradora
companhia_de_seguros; policy = apólice; policyholder = tomador estipulante; insured = segurado pessoa_segura; premium =
prémio prêmio; deductible = franquia; accident = sinistro acidente desastre; claim form = participação_de_sinistro
declaração_amigável; life insurance = seguro_de_vida; third party = terceiros; liability insurance =
responsabilidade_civil; risk = risco riscos arriscar arrisque; loss = perdas extravio extraviar extraviado; fire =
incêndio fogo incendiar; flood = inundação inundações enchente alagamento cheias inundar; storm = tempestade temporal
temporais tormenta; burglary = arrombamento; loss adjuster = perito perita peritagem perícia peritagens; evaluation =
avaliação avaliações avaliar; estimate = orçamento estimativa estimar; quote = cotação cotações citar citação; bank =
banco bancos bancário; branch = balcão balcões filial filiais sucursal sucursais agência ramo galho; account = conta
contas; current account = conta_à_ordem conta_corrente; savings account = caderneta_de_poupança conta_poupança
conta_a_prazo; account holder = correntista; balance = saldo saldos equilibrar equilíbrio; account statement = extrato
extracto; iban = iban nib; bank transfer = pix ted; direct debit = débito_direto débito_automático débito_directo;
standing order = ordem_permanente; debit = débito debitar; credit = crédito creditar; card = cartão cartões; credit
card = cartão_de_crédito; atm = multibanco caixa_automático caixa_eletrônico; cash = numerário dinheiro_vivo à_vista
em_dinheiro; cheque = cheque; pin code = código_secreto; password = palavra-passe senha senhas password; money =
dinheiro verba verbas grana guito; coin = moeda moedas; banknote = nota_de_banco cédula; currency = divisa monetário;
euro = euro euros; dollar = dólar; cent = cêntimo centavo; loan = empréstimo mútuo mutuante mutuário; debt = dívida
endividamento endividado; debtor = devedor devedora; creditor = credor credora; interest = juro juros; interest rate =
taxa_de_juro taxa_de_juros; default interest = juros_de_mora mora; interested = interesse interessar interessado;
instalment = prestação prestações parcela mensalidade parcelamento parcelar; repayment = amortização amortizações
amortizar; repayment plan = plano_prestacional; bankruptcy = insolvência insolvente falência concordata; pledge =
penhor; investment = investimento investir invisto aplicação_financeira; investor = investidor; shares = ações acções
acionista accionista; dividend = dividendo; fund = fundos; profit = lucro lucros lucrativo; income = rendimento
receita; expense = despesa; cost = custo custos custar custas; price = preço preços; amount = montante quantia; value =
valor valorizar; sum = soma somas somatório; number = número numérico numeral; quantity = quantidade; percentage =
percentagem percentagens porcentagem porcentagens percentual percentuais por_cento; rate = ritmo; discount = desconto
abatimento; surcharge = sobretaxa suplemento; commission = comissão comissões; invoice = fatura factura faturação
facturação faturamento faturar nota_fiscal; bill = boleto; receipt = recibo talão talões cupom cupão; reminder =
lembrete; collection = cobrança cobrar cobrador coleção colecção coleções colecionador; payment notice =
aviso_de_cobrança interpelação; due date = vencimento data_de_vencimento; due = devida devido; overdue = em_mora;
unpaid = por_pagar em_dívida; outstanding = pendente em_aberto; advance payment = adiantamento adiantar adiantado;
reference number = referência_multibanco; tax = imposto tributo tributário fiscal fiscais tributação tributária; income
tax = irs irpf imposto_de_renda; vat = iva icms; property tax = imi iptu; tax return = declaração_de_rendimentos; tax
office = finanças receita_federal fisco autoridade_tributária repartição_de_finanças; taxpayer = contribuinte
sujeito_passivo; tax assessment = nota_de_liquidação; taxable = tributável tributáveis coletável colectável coletáveis
colectáveis; exempt = isento isenta isenção isenções isentar; deduct = deduzir deduz dedução deduções descontado; tax
refund = reembolso_do_irs; withholding = retenção_na_fonte; wealth = riqueza fortuna; customs = alfândega aduana
aduaneiro alfandegário; stamp duty = imposto_do_selo; social security = segurança_social previdência inss
previdência_social; contribution = contribuição contribuições contribuir contribui quotização; accounting =
contabilidade contabilista contábil; balance sheet = balanço; audit = auditoria auditor; company = empresa companhia
firma firmas sociedade empresarial; business = negócio comercial comerciais comércio; trader = comerciante lojista;
self-employed = trabalhador_independente autónomo autônomo recibos_verdes profissional_liberal; business partner =
sócio sócia sócios; managing director = administrador administradora diretor-geral; director = diretor director
diretora directora encenador; management = direção direcção gerência chefia direções direcções; boss = chefe chefes
patrão patrões; employer = empregador empregadora entidade_patronal patronal patronato patronais; employee = empregado
funcionário colaborador colaboradora; worker = trabalhador trabalhadora operário laboral laborais; colleague = colega;
staff = efetivos; team = equipa equipe time_de_futebol; job = emprego; job offer = oferta_de_emprego vaga_de_emprego;
employment contract = contrato_de_trabalho; profession = profissão profissões profissional profissionais ofício; career
= carreira; position = cargo cargos posto_de_trabalho posição posições; task = tarefa; office = escritório gabinete;
workplace = local_de_trabalho; factory = fábrica fabril; workshop = oficina; wage = salário ordenado remuneração
remunerações vencimentos retribuição soldo retribuições; minimum wage = salário_mínimo; gross = bruto bruta ilíquido;
net = líquido; payslip = recibo_de_vencimento holerite contracheque folha_de_pagamento; bonus = bónus bônus
gratificação gratificações; christmas bonus = subsídio_de_natal décimo_terceiro; holiday pay = subsídio_de_férias; meal
allowance = subsídio_de_refeição vale-refeição vale-alimentação subsídio_de_alimentação; allowance = subsídio abono
abonos subvenção ajudas_de_custo diárias subvenções; overtime = horas_extra horas_extraordinárias trabalho_suplementar
horas_extras; working hours = horário_de_trabalho jornada_de_trabalho carga_horária; part-time = tempo_parcial
meio_período part-time; full-time = tempo_inteiro tempo_integral período_integral; fixed term = a_termo termo_certo
prazo_determinado; shift = turno turnos; break time = pausa pausas intervalo recreio; rest = descanso descansar repouso
repousar folga folgas resto restante restantes remanescente; trial period = período_experimental
período_de_experiência; training = formação formações treinamento treino capacitação treinar; apprentice = aprendiz
estagiário; internship = estágio; curriculum = currículo curriculum; interview = entrevista entrevistar; experience =
experiência; skill = habilidade aptidão aptidões competências jeito destreza; qualification = qualificação
qualificações habilitações habilitação; resignation = pedido_de_demissão demitir-se; unemployment = desemprego
desempregado; unemployment benefit = subsídio_de_desemprego seguro-desemprego; job centre = centro_de_emprego;
severance pay = verbas_rescisórias aviso_indenizado; redundancy = despedimento_coletivo extinção_do_posto; just cause =
justa_causa; union = sindicato sindical sindicais união uniões; collective agreement = convenção_coletiva
contrato_coletivo; strike = greve greves grevista paralisação; sick leave = baixa_médica licença_médica atestado_médico
baixa_por_doença; leave of absence = licença afastamento; maternity leave = licença_de_maternidade licença-maternidade
licença_parental; paternity leave = licença-paternidade; pregnant = grávida gestante gravidez; remote work =
teletrabalho home_office trabalho_remoto; telephone = telefone telefónico telefônico; occupational accident =
acidente_de_trabalho; harassment = assédio; discrimination = discriminação discriminar; warning = advertência alerta
advertir advirto; retirement = reforma aposentadoria aposentação jubilação reformar; pensioner = reformado aposentado
pensionista; pension = pensão pensões; old-age pension = pensão_de_velhice pensão_de_reforma; survivor pension =
pensão_de_sobrevivência pensão_por_morte; disability = deficiência deficiente invalidez incapacidade; disabled person =
pessoa_com_deficiência; child benefit = abono_de_família salário-família; welfare benefit = bolsa_família
prestação_social; service = serviço; customer = cliente freguês clientela; user = utente usuário utilizador
utilizadora; consumer = consumidor consumidora; consumer protection = defesa_do_consumidor procon deco; complaints book
= livro_de_reclamações; shop = loja lojas; supermarket = supermercado hipermercado; market = mercado feira; shopping
centre = centro_comercial shopping; online shop = loja_online loja_virtual; salesperson = vendedor vendedora; seller =
alienante; buyer = comprador compradora adquirente; product = produto; goods = mercadoria bens bem_móvel
bens_de_consumo; item = objeto objecto; thing = coisa coisas troço; brand = marca marcas; model = modelo; size =
tamanho dimensão dimensões; quality = qualidade; warranty = garantia; gift = prenda; sale = promoção promoções
liquidação_total; stock = estoque existências; delivery cost = portes portes_de_envio frete; parcel = pacote; package =
embalagem embalagens embalar; packaging = acondicionamento; box = caixa caixas; bag = saco sacos sacola bolsa
mala_de_mão; carrier = transportadora transportador; post = correio postal; post office = estação_dos_correios;
envelope = envelope; mailbox = caixa_de_correio; email = email e-mail mail correio_eletrónico correio_eletrônico;
mobile phone = telemóvel telemóveis celular telefone_celular; text message = sms mensagem_de_texto torpedo; message =
mensagem mensagens recado; internet = internet net; broadband = banda_larga; fibre = fibra; router = roteador
encaminhador; operator = operadora operador; number porting = portabilidade; prepaid = pré-pago; roaming = itinerância;
call centre = linha_de_apoio sac; customer service = apoio_ao_cliente atendimento_ao_cliente atendimento
serviço_de_atendimento; network = rede redes; signal = sinais; television = televisão televisões televisor tv
televisivo; radio = rádio radiodifusão; newspaper = jornal jornais; news = notícia noticiário; journalist = jornalista
repórter; magazine = revista revistas; book = livro livros; library = biblioteca; bookshop = livraria; subscription =
subscrição subscrições; subscriber = assinante; computer = computador computadores; screen = ecrã ecrãs tela telas;
printer = impressora; website = site sites sítio_web página_web website; file = ficheiro arquivo; data = dados; data
protection = proteção_de_dados rgpd lgpd; privacy = privacidade; car = carro carros automóvel automóveis viatura;
vehicle = veículo; truck = camião camiões caminhão caminhões; bus = autocarro ônibus camioneta; coach = camionete;
train = comboio trem trens; tram = eléctrico bonde; underground = metro metrô metropolitano; metre = metros; airplane =
avião aviões aeroplano; airport = aeroporto aeroportuário; flight = voo voos vôo; ship = navio navios; boat = barco
barcos embarcação embarcações bote; ferry = balsa cacilheiro ferry; bicycle = bicicleta bike ciclista; motorcycle =
mota motocicleta moto motociclo motos; taxi = táxi táxis; driver = condutor condutora motorista; driving licence =
carta_de_condução carteira_de_motorista cnh habilitação_para_conduzir; number plate = chapa_de_matrícula; vehicle
registration = documento_único renavam livrete; vehicle inspection = inspeção_periódica; road tax = iuc ipva; engine =
motor; fuel = combustível combustíveis carburante; petrol = gasolina; diesel = gasóleo diesel; petrol station =
bomba_de_gasolina posto_de_gasolina posto_de_combustível; tyre = pneu pneus; wheel = roda rodas; brake = travão travões
freio freios travar travagem travagens frear; clutch = embraiagem embreagem embraiagens embreagens; gear =
mudança_de_velocidade marcha engrenagem engrenagens; steering wheel = volante; windscreen = pára-brisas para-brisa
para-brisas; seat belt = cinto_de_segurança cinto; boot = porta-bagagens porta-malas bagageira bota; oil = óleo óleos
azeite oleoso; battery = bateria pilha pilhas acumulador; mechanic = mecânico; spare part = peça_sobressalente
peças_de_reposição sobressalente peça_de_reposição sobresselente; breakdown = pane avariar avariado enguiçar enguiço;
towing = reboque guincho rebocar; roadside assistance = assistência_em_viagem; mileage = quilometragem quilometragens;
kilometre = quilómetro quilômetro; speed = velocidade rapidez; traffic = trânsito tráfego; traffic jam = engarrafamento
congestionamento; traffic light = semáforo sinaleira farol; crash = colisão colisões choque batida embater
falha_do_sistema; pedestrian = peão peões pedestre; pavement = passeio_público calçada; toll = portagem portagens
pedágio; used = usada em_segunda_mão seminovo; secondhand = segunda_mão; bus stop = paragem_de_autocarro
ponto_de_ônibus; station = estação estações; platform = plataforma gare; ticket = bilhete passagem_aérea; season ticket
= passe_mensal passe_social; connection = conexão conexões; departure = partida partidas; arrival = chegadas; trip =
excursão excursões; tourist = turista turismo turístico; tour = roteiro digressão digressões; guide = guia guias
orientar orientação; map = mapa mapas carta_geográfica; hotel = hotel hotéis hoteleiro; accommodation = alojamento
hospedagem hospedar hospedagens; hostel = pousada albergue; booking = reserva reservar; luggage = bagagem bagagens
malas; suitcase = mala mala_de_viagem; passenger = passageiro; travel agency = agência_de_viagens; border = fronteira
fronteiriço; beach = praia praias; sea = mar mares marítimo marinho; mountain = montanha serra monte montanhoso; river
= rio rios fluvial fluviais; lake = lago; forest = floresta mata florestal florestais bosque; island = ilha ilhas;
countryside = campo rural rurais zona_rural; tree = árvore árvores; flower = flor flores; plant = planta plantar;
weather = clima meteorologia tempo_atmosférico meteorológico; rain = chuva chuvas chover chuvoso; snow = neve nevar
nevão; wind = vento ventos; sun = sol solar solares; sky = céu; school = escola escolar colégio; primary school =
ensino_básico ensino_fundamental escola_primária; secondary school = ensino_secundário ensino_médio liceu; university =
universidade faculdade universitário; college = instituto; course = curso cursos; class = aula aulas turma turmas
classe; classroom = sala_de_aula; lesson = lição lições; subject = disciplina matéria assunto; teacher = professor
professora docente; pupil = aluno aluna alunos; student = estudante estudantil; homework = trabalho_de_casa
dever_de_casa tpc; exam = exame exames teste testes; grade = classificação; fail = reprovar reprovação chumbar chumbo;
diploma = diploma licenciatura bacharelado; degree = grau graus; scholarship = bolsa_de_estudo bolsas bolseiro
bolsista; school year = ano_letivo ano_lectivo; school report = boletim; backpack = mochila; notebook = caderno; pencil
= lápis; pen = caneta esferográfica; paper = papel papéis; education = educação educativo educacional educacionais;
nursery = creche infantário berçário; kindergarten = jardim_de_infância pré-escolar jardim-escola jardim-de-infância;
childminder = ama babá; pick up = ir_buscar; toy = brinquedo; nappy = fralda; feeding bottle = biberão biberões
mamadeira; playground = parque_infantil parquinho; canteen = cantina refeitório; lunch = almoço; dinner = jantares
ceia; breakfast = pequeno-almoço café_da_manhã mata-bicho; snack = lanche merenda petisco; meal = refeição refeições;
health = saúde sanitária; health insurance = seguro_de_saúde plano_de_saúde convénio_médico; health service = sns sus;
health centre = centro_de_saúde posto_de_saúde; hospital = hospital hospitais hospitalar; hospitalisation =
internamento internação internar; clinic = clínica consultório; emergency = emergência urgência; urgent = urgente;
ambulance = ambulância; doctor = médico médica doutor doutora; family doctor = médico_de_família clínico_geral; nurse =
enfermeiro enfermagem enfermeira; dentist = dentista; midwife = parteira obstetra; psychologist = psicólogo;
paediatrician = pediatra pediátrico; surgeon = cirurgião cirurgiões cirurgiã; surgery = cirurgia cirúrgico; patient =
paciente; consultation = consulta consultar; referral = encaminhamento encaminhar; diagnosis = diagnóstico
diagnosticar; treatment = tratamento terapia terapêutica; cure = curar cura; illness = doença enfermidade moléstia
mal-estar; symptom = sintoma; pain = dor dores doloroso; headache = dor_de_cabeça cefaleia enxaqueca; stomach ache =
dor_de_barriga; fever = febre febril; flu = gripe gripes influenza; cough = tosse tossir; sneeze = espirrar espirro;
sore throat = dor_de_garganta; nausea = náusea enjoo enjoos; vomiting = vómito vômito vomitar; diarrhoea = diarreia;
constipation = prisão_de_ventre obstipação; dizziness = tontura vertigem vertigens; infection = infeção infecção
infeções infecções infeccioso; inflammation = inflamação inflamatório; allergy = alergia alérgico; rash = erupção
erupção_cutânea erupções; itching = comichão coceira prurido; swelling = inchaço inchado edema; bleeding = hemorragia
sangramento sangrar; wound = ferida feridas ferimento; injury = lesão lesões; fracture = fratura fractura; cancer =
cancro câncer; tumour = tumor tumores; diabetes = diabetes diabético; blood pressure = tensão_arterial
pressão_arterial; hypertension = hipertensão hipertenso hipertensões; stroke = avc derrame acidente_vascular_cerebral
derrame_cerebral; heart attack = enfarte infarto ataque_cardíaco; asthma = asma; depression = depressão depressões
depressivo; anxiety = ansiedade ansioso; stress = stress estresse; insomnia = insónia insônia; medicine = medicamento
remédio fármaco medicação medicina; pharmacy = farmácia farmacêutico; prescription = receita_médica; package leaflet =
bula folheto_informativo; leaflet = folheto panfleto; tablet = comprimido drageia tablet; capsule = cápsula; drops =
gotas gota; syrup = xarope; ointment = pomada unguento; cream = creme cremes natas nata creme_de_leite; injection =
injeção injecção injeções injetável injecções injetáveis injetar; vaccine = vacina vacinação vacinar; antibiotic =
antibiótico; painkiller = analgésico; dose = dose doses dosagem posologia dosagens tomas toma; side effect =
efeito_secundário efeitos_secundários efeito_colateral efeitos_colaterais; contraindication = contraindicação
contra-indicação contraindicações; active substance = substância_ativa princípio_ativo; interaction = interação
interacção interações interacções; overdose = sobredosagem superdosagem sobredosagens superdosagens; breastfeeding =
amamentação aleitamento amamentar lactação; swallow = engolir deglutir andorinha; chew = mastigar; dissolve = dissolver
solúvel solúveis; shake = agitar sacudir; store = armazenar armazenamento; expiry date = prazo_de_validade; blood =
sangue sanguíneo; urine = urina urinar; blood test = análises_ao_sangue exame_de_sangue análises_clínicas
análise_ao_sangue; analysis = análise analisar; x-ray = radiografia raio-x raios-x; scan = ecografia ultrassom
tomografia ressonância; glasses = óculos; lens = lente lentes; hearing aid = aparelho_auditivo; wheelchair =
cadeira_de_rodas; crutch = muleta; bandage = ligadura penso curativo atadura; physiotherapy = fisioterapia
fisioterapeuta; diet = dieta dietas regime_alimentar; exercise = exercício exercitar; smoke = fumar fumo fumaça tabaco;
cigarette = cigarro; alcohol = álcool alcoólico; drug = droga drogas toxicodependência estupefaciente narcótico; body =
corpo corporal corporais; head = cabeça; hair = cabelo capilar; face = rosto face facial; eye = olho olhos ocular; ear
= orelha ouvidos auditivo; nose = nariz nasal; mouth = boca bucal bucais oral; tooth = dente dentes dentário dental
dentais; tongue = língua; neck = pescoço; throat = garganta; shoulder = ombro ombros; arm = braço braços; hand = mão
mãos; finger = dedo dedos; nail = unha unhas prego; chest = peito tórax torácico; back = costas dorso dorsal; belly =
barriga abdómen abdômen abdominal abdominais; stomach = estômago gástrico; liver = fígado hepático; kidney = rim rins
renal renais; lung = pulmão pulmões pulmonar; heart = coração corações cardíaco; brain = cérebro cerebral cerebrais;
skin = pele cutâneo; bone = osso ossos ósseo; muscle = músculo muscular; nerve = nervo nervos nervoso; leg = perna
pernas; knee = joelho; foot = pé pés; life = vida vidas vital vitais; mental = mental mentais; hygiene = higiene
higiénico higiênico; care = cuidado cuidar; caregiver = cuidador cuidadora prestador_de_cuidados; nursing home =
lar_de_idosos casa_de_repouso asilo; home care = apoio_domiciliário; organ = órgão órgãos; public office = repartição
repartições; authority = autoridade; government = governo governamental governamentais; ministry = ministério ministro
ministerial; president = presidente presidência presidencial; mayor = presidente_da_câmara prefeito autarca alcaide;
parliament = parlamento assembleia_da_república parlamentar parlamentares; deputy = deputado vereador; politics =
político política; party = partido partidos festa festas partidário; election = eleição eleições eleitoral eleitorais
eleito; vote = voto votos votar votação votações; voter = eleitor eleitora eleitorado; republic = república
republicano; civil servant = servidor_público funcionário_público; civil registry = registo_civil registro_civil;
counter = guiché guichê; queue = fila filas; birth certificate = certidão_de_nascimento; criminal record =
registo_criminal antecedentes_criminais; licence = licenciamento licenciar; association = associação associações
agremiação associativo; club = clube clubes coletividade colectividade; member = membro associado; membership =
filiação afiliação; membership fee = quota quotas cota joia anuidade; statutes = estatuto estatutário; general meeting
= assembleia assembleia_geral; meeting = reunião reuniões sessão sessões; minutes = ata atas acta actas; agenda =
ordem_do_dia ordem_de_trabalhos pauta; convene = convocar convoque convocatória convocação; quorum = quórum quorum;
majority = maioria; minority = minoria minoritário; unanimous = unânime unanimidade; abstention = abstenções; secretary
= secretário secretaria; treasurer = tesoureiro tesouraria; board = conselho_de_administração diretoria conselho_fiscal
tábua prancha; committee = comité comitê; council = conselho; resolution = resoluções; discussion = discussão
discussões discutir debate debater; opinion = opinião opiniões; participant = participante; participation =
participação participações participar; attendance = presença comparência comparecer compareço comparecimento; volunteer
= voluntários voluntariado; event = evento acontecimento; competition = concurso competição competições concorrência;
tournament = torneio campeonato; sport = desporto desportivo esporte esportivo; football = futebol; match = desafio
partida_de_futebol jogo_de_futebol; player = jogador jogadora; trainer = treinador treinadora; gym = ginásio
academia_de_ginástica; swimming pool = piscina; swim = nadar natação; dance = dançar dança; sing = cantar cantor; song
= canção canções cantiga; music = música musical musicais; theatre = teatro teatral teatrais; cinema = cinema; film =
filme filmes cinematográfico; museum = museu museus; church = igreja eclesiástico; priest = padre sacerdote presbítero;
religion = religião religiões religioso; god = deus deuses deusa divino; war = guerra guerras; peace = paz; army =
exército militar; history = história histórico; story = conto narrativa narrar narrador; culture = cultura cultural
culturais; art = arte artes artístico; artist = artista; photograph = fotografia foto fotos retrato fotográfico
fotógrafo; picture = imagem imagens quadro; language = idioma linguagem linguagens; word = palavra vocábulo; sentence =
frase frases; text = texto textos textual; title = título; list = lista listas listagem rol listagens; report =
relatório reportar; summary = resumo sumário; content = índice; note = anotação apontamento anotar nota notas; example
= exemplo; description = descrição descrever descrito descrições; definition = definição definir definições; type =
tipo tipos espécie; kind = género gênero; way = modo modos maneira via vias; manner = forma formas; method = método;
means = meios; tool = ferramenta utensílio; instrument = instrumento; machine = máquina; device = aparelho dispositivo
dispositivos; household appliance = eletrodoméstico electrodoméstico; washing machine = lavadora máquina_de_lavar
máquina_de_lavar_roupa lava-roupa lava-roupas; dishwasher = lava-louça máquina_da_loiça lava-louças lava-loiça
máquina_de_lavar_louça máquina_de_lavar_loiça; refrigerator = frigorífico geladeira refrigerador; freezer = congelador
arca_congeladora arca_frigorífica; oven = forno fornos; stove = fogão fogões; microwave = micro-ondas microondas;
vacuum cleaner = aspirador aspirador_de_pó; iron = ferro_de_engomar ferro; plug = tomada ficha_elétrica plugue; cable =
cabo cabos; button = botão botões; manual = manual manuais; instructions = instruções instrução modo_de_usar; equipment
= equipamento; system = sistema; programme = programa programar programação; project = projeto projecto; goal =
objetivo objectivo meta finalidade golo golos gol gols; purpose = propósito; result = resultado resultar; effect =
efeito; consequence = consequência; reason = razão razões motivo racionais; justify = justificar justifique
justificação justificativa; problem = problema; solution = solução soluções; question = questão questões; case = casos
caso; situation = situação situações; fact = facto factos fato fatos; idea = ideia ideias idéia; point = ponto pontos;
subject to = sujeito_a sujeito_ao; step = passo passos etapa etapas; phase = fase fases; level = nível níveis; basis =
base bases; limit = limite limitar; exception = exceção excepção exceções excepções; category = categoria; group =
grupo grupos; set = definido; pair = par pares; unit = unidade; element = elemento; line = linha linhas; circle =
círculo; shape = formato feitio formar; weight = peso pesos; height = altura; length = comprimento; width = largura;
depth = profundidade profundo; distance = distância; temperature = temperatura; kilogram = quilo quilos quilograma kg;
gram = grama gramas; litre = litro litros; centimetre = centímetro; surface = superfície; space = espaço espacial
espaciais; air = ar aéreo; stone = pedra pedras; wood = madeira; metal = metal metais metálico; gold = ouro; silver =
prata; plastic = plástico; leather = couro cabedal; fabric = tecido pano têxtil têxteis; cotton = algodão algodões;
wool = lã lãs; clothes = roupa roupas vestuário; shirt = camisa camisola camiseta; t-shirt = t-shirt; trousers = calças
calça; coat = casaco casacão; jacket = jaqueta blusão blusões; suit = fato_completo terno paletó adequar; sweater =
suéter pulôver malha; shoe = sapato calçado; sock = meias peúga; underwear = cueca cuecas calcinha roupa_interior
roupa_íntima; hat = chapéu boné chapéus; glove = luva luvas; clock = relógio; jewellery = joias jóia jóias; ring = anel
anéis; umbrella = guarda-chuva sombrinha; towel = toalha; sheet = lençol lençóis; blanket = cobertor manta; pillow =
almofada travesseiro; soap = sabão sabonete sabões; food = alimento comida alimentar alimentação alimentício; grocery =
mercearia; bakery = padaria panificação; butcher = talho açougue; bread = pão pães; butter = manteiga; cheese = queijo;
milk = leite lácteo; egg = ovo ovos; meat = carne carnes; chicken = frango galinha; pork = porco suíno carne_de_porco;
beef = vaca boi bovino carne_de_vaca carne_bovina; ham = presunto fiambre; fish = peixe peixes; cod = bacalhau; seafood
= marisco frutos_do_mar; vegetable = legume verdura hortaliça; fruit = fruta frutas fruto frutos; apple = maçã maçãs
macieira; banana = banana bananeira; grape = uva uvas; lemon = limão limões limoeiro; strawberry = morango; potato =
batata batatas; tomato = tomate; onion = cebola; garlic = alho; bean = feijão feijões; rice = arroz; pasta = massa
massas macarrão macarrões massa_alimentícia esparguete espaguete; soup = sopa sopas; salad = salada; sugar = açúcar
açucarado; salt = sal sais salgado salgar; pepper = pimenta; flour = farinha; honey = mel; cake = bolo bolos; biscuit =
bolacha biscoito; chocolate = chocolate cacau; ice cream = sorvete gelados; coffee = café cafés cafezinho cafeeiro; tea
= chá chás; juice = sumo sumos suco sucos; wine = vinho vinhos vinícola; beer = cerveja cervejaria; restaurant =
restaurante; waiter = garçom empregado_de_mesa; menu = ementa cardápio menu; tip = gorjeta; plate = prato pratos; cup =
chávena xícara taça caneca; bottle = garrafa frasco; fork = garfo; knife = faca facas; pot = panela tacho caçarola;
ingredient = ingrediente; taste = sabor paladar; smell = cheiro cheirar odor; sound = som sons sonoro; voice = voz
vozes vocal; silence = silêncio; vision = visão visões; joy = alegria; happiness = felicidade; pride = orgulho; anger =
raiva ira; surprise = surpresa surpreender; courage = coragem; patience = paciência; honour = honra; success = êxito
sucesso; failure = fracasso falha falhas falhar; luck = sorte azar; chance = oportunidade chance; freedom = liberdade;
safety = segurança; quality of life = bem-estar; mind = mente espírito; memory = memória; knowledge = conhecimento;
science = ciência científico; research = pesquisa investigação pesquisar investigar investigação_científica; technology
= tecnologia tecnológico; nature = natureza natural naturais; environment = ambiente meio_ambiente ambiental ambientais
meio-ambiente; industry = indústria industrial industriais industrialização; agriculture = agricultura agrícola
agropecuária; farmer = agricultor lavrador fazendeiro camponês; farm = fazenda granja; productive = produtivo; trade =
comercialização comerciar; import = importar importação; export = exportar exportação exportador; grown = crescido;
population = população populações populacional; society = comunidade; hug = abraçar; kiss = beijo beijar; cry = chorar
choro; smile = sorrir sorri sorriso; shout = gritar grito; whisper = sussurrar; jump = saltar salto pular pulo; climb =
trepar escalar; ride = montar cavalgar; kneel = ajoelhar; hit = bater golpear embate acertar; beat = derrotar derrota;
bite = morder mordida mordedura; scratch = arranhar; tie = atar amarrar gravata empate empatar; untie = desatar; hang =
pendurar; hang up = desligar_telefone; press charges = apresentar_queixa; paste = colar colagem colagens; tear = rasgar
lágrima; fold = dobra; roll = enrolar rolo; wrap = embrulhar embrulho; unpack = desembalar; pack = fazer_as_malas; load
= carga cargas; unload = descarregar descarga; download = baixar_arquivo descarregamento download
transferência_de_ficheiros; dig = cavar escavar; sow = semear semeio semeia; harvest = colheita safra; pour = derramar
verter; mix = misturar mistura; stir = mexer; fry = fritar frito fritura; roast = assar assado; boil = ferver fervo
ferva fervura fervente; freeze = congelar congelação congelamento congelado; melt = derreter; sew = coser costurar
costura; knit = tricotar; draw = desenhar desenho; design = conceber concepção conceção concepções design
desenho_industrial; shine = brilhar brilho; bell = tocar_à_campainha campainha sino; knock = bater_à_porta; appear =
aparecer apareço apareceu; reappear = reaparecer; vanish = desvanecer; approach = aproximar abordagem abordagens; move
away = afastar; move = mover mova movimento deslocar desloque deslocação deslocamento; rotate = rotação rotativo
rotações; reschedule = remarcar reagendar; spread = espalhar difundir divulgar divulgação; distribute = distribuir
distribui distribuição distribuições; assign = atribuir atribui atribuição atribuições ceder cedência cessão
cessionário cedente; allocate = afectação alocar imputar; award = conceder concedo concessão concessões outorgar;
granted = deferido; reward = recompensa recompensar; deserve = merecer mereço mereça; collapse = desabar ruir; explode
= explodir explosão explosões; catch = agarrar captar; capture = captura; escape = escapar escapatória; release =
soltar libertar liberar libertação liberação; rescue = resgatar resgate; record = gravar gravação recorde
disco_de_vinil; delete = apagamento; edit = editar edição edições; click = clicar clique; log in = iniciar_sessão;
access = acesso aceder acessar; update = atualizar actualizar atualização actualização atualizações; configure =
configurar configuração; test = testar ensaio; examine = examinar examinado; investigate = averiguar apurar inquérito;
survey = sondagem sondagens; monitor = monitorizar monitorar monitor_de_vídeo; follow up = acompanhar acompanhamento;
accompany = acompanhante; advise = aconselhar aconselhamento assessorar; advice = dica dicas conselhos; recommend =
recomendar recomendação aconselhável aconselháveis; encourage = encorajar incentivar incentivo; incentive = estímulo
estimular; motivate = motivar motivação; force = forçar coagir; insist = insistir insisto; persuade = convencer
convenço persuadir; convince = convicto convicção convicções; claim back = reaver recuperar recuperação; deny = negação
desmentir negue neguei; admit = admissão admissões admitir; confess = confessar confissão confissões; accuse = acusar
acusação; blame = culpar; forgive = perdoar perdoe; regret = lamentar lamento arrepender; apologise = pedir_desculpa;
annoy = incomodar incómodo incômodo chatear; disturb = perturbar perturbação estorvar; bother = aborrecer; interfere =
interferir interfiro interferência; obstruct = obstruir obstrui obstáculo; hinder = estorvo entrave dificultar
atrapalhar; facilitate = facilitar; enable = possibilitar habilitar viabilizar; activate = ativar activar ativação
activação; deactivate = desativar desactivar; operate = operar operação funcionar funcionamento operações; function =
função funções; serve purpose = serventia; perform = desempenhar desempenho efetuar efectuar; carry out = levar_a_cabo
realizado; implement = implementar implementação; establish = estabelecer estabeleço estabelecimento estabelecido;
found = fundar fundação fundador; set up = montagem constituir constitui montagens; merge = fundir fusão fusões; link =
vincular vínculo hiperligação link hiperlink; connect = conectar ligado; disconnect = desconectar desligado;
requirement = requisito pressuposto; suitable = adequado conveniente apropriado; adapt = adaptar adaptação; adjust =
ajustar ajustamento regular regulação regulagem; rent adjustment = reajuste reajustar reajustamento; index = indexar
inflação; convert = converter converto conversão conversões; transform = transformar transformação; renovate =
remodelar restaurar reabilitar; restore = restabelecer restauração; decorate = decorar decoração; furnish = mobilar
mobiliar; equip = equipar; supply = abastecer abasteço abastecimento suprir; feed = nutrir; educate = educar; receive
goods = rececionar recepcionar; sign up = inscrever-se; attend = frequentar frequência; graduate = formar-se licenciado
formado; passed = aprovado; practise = praticar prática; prescribe = receitar; heal = cicatrizar sarar; suffer = sofrer
sofrimento; recover = convalescença; faint = desmaiar desmaio; breathe = respirar respiração respiratório; sweat = suar
suor transpirar transpiração; bedridden = acamado; operate on = operado; transplant = transplante transplantar; weaken
= enfraquecer enfraqueço; strengthen = fortalecer reforçar reforço; support = suporte suportar; bear = aguentar urso;
tolerate = tolerar tolerância; resist = resistir resistência; isolate = isolar isolamento; ventilate = ventilar
ventilação arejar; lighting = iluminação iluminar; smoke detector = detetor_de_fumo detector_de_fumaça; alarm = alarme;
extinguisher = extintor; firefighter = bombeiro; emergency exit = saída_de_emergência; fence = vedação gradeamento
cercar; gate = cancela; hedge = sebe cerca-viva; water well = poço; tap = torneira; shower = duche chuveiro ducha; bath
= banho banheira; sink = lavatório pia; tile = azulejo telha telhas ladrilho; brick = tijolo; cement = cimento betão
concreto_armado betões; screw = parafuso parafusar aparafusar; ladder = escadote escada_de_mão; rope = corda; string =
fio fios barbante; needle = agulha; scissors = tesoura; broom = vassoura varrer; bucket = balde; brush = escova
escovar; laundry = lavandaria lavanderia; detergent = detergente sabão_em_pó; stain = nódoa mancha manchar; dust = pó
poeira empoeirado; mud = lama; sand = areia arenoso; hole = buraco furo orifício; crack = fenda rachadura fissura racha
rachar; scratch mark = arranhão arranhões; rust = ferrugem enferrujado enferrujar; spark = faísca; flame = chama
chamas; ash = cinzas; shadow = sombra; ice = gelo glacial; fog = nevoeiro neblina; thunder = trovão trovoada trovões;
earthquake = terramoto terremoto sismo abalo_sísmico sísmico; drought = estiagem; heat wave = onda_de_calor; star =
estrela estelar; moon = lua lunar; earth = planeta terrestre; north = norte setentrional setentrionais; south = sul
meridional austral; east = leste oriental oriente; west = oeste poente ocidental ocidente; europe = europa europeus;
european = europeu europeia; european union = união_europeia ue; africa = áfrica; african = africano; america =
américa; american = americano estadunidense norte-americano; asia = ásia asiático; portugal = portugal; portuguese =
português portuguesa portugueses lusitano luso; brazil = brasil; brazilian = brasileiro brasileira; spain = espanha;
spanish = espanhol espanhola espanhóis castelhano; france = frança; french = francês francesa franceses; germany =
alemanha; german = alemão alemã alemães; italy = itália; italian = italiano; england = inglaterra; english = inglês
inglesa ingleses; united kingdom = reino_unido grã-bretanha; british = britânico; united states = estados_unidos eua;
switzerland = suíça; swiss = suíço suíços helvético; austria = áustria; netherlands = holanda países_baixos; dutch =
holandês holandesa neerlandês; belgium = bélgica; belgian = belga; luxembourg = luxemburgo luxemburguês; poland =
polónia polônia; polish = polaco polaca polonês polir polimento lustrar; russia = rússia; russian = russo russa;
ukraine = ucrânia; ukrainian = ucraniano; greece = grécia; greek = grego grega; turkey = turquia; turkish = turco
turca; china = china; chinese = chinês chinesa chineses; japan = japão; japanese = japonês japonesa japoneses nipónico;
india = índia; indian = indiano índio hindu; sweden = suécia; norway = noruega; denmark = dinamarca; finland =
finlândia finlandês; ireland = irlanda; romania = roménia romênia; hungary = hungria; czech republic = república_checa
chéquia; croatia = croácia croata; morocco = marrocos marroquino; egypt = egito egipto; angola = angola angolano;
mozambique = moçambique moçambicano; cape verde = cabo_verde cabo-verdiano; lisbon = lisboa lisboeta; porto = porto;
london = londres londrino; new york = nova_iorque nova_york; geneva = genebra; brussels = bruxelas; vienna = viena;
munich = munique; berlin = berlim berlinense; madrid = madri madrid; rome = roma; milan = milão; zurich = zurique;
moscow = moscovo moscou; warsaw = varsóvia; azores = açores açoriano; algarve = algarve algarvio; immigrant = imigrante
imigração; emigrant = emigrante emigração; refugee = refugiado; asylum = asilo_político; deport = deportar deportação;
integration = integração; native = nativo nativa; origin = origem origens proveniência; destination = destino
destinatário; recipient = destinatária destinatários; sender = remetente expedidor; author = autor autora autoria;
reader = leitor leitora; writer = escritor escritora; publisher = editora editor; editor = redator redactor; copyright
= direitos_de_autor direitos_autorais; lawful = lícito legítimo legitimidade; burden = ónus ônus; working group =
grupo_de_trabalho; charge = incumbir onerar encargos; in charge = a_cargo; on behalf = em_nome por_conta; by means =
por_via; in person = pessoalmente presencial presenciais presencialmente; online = em_linha online on-line; automatic =
automático automaticamente; electronic = eletrónico eletrônico electrónico digital digitais; digital certificate =
chave_móvel_digital; handwritten = manuscrito à_mão; sealed = lacrado selado; empty form = em_branco; attached = anexa
apenso apensa; above mentioned = supracitado supramencionado acima_mencionado referido; aforesaid = dito_cujo aludido;
respective = respetivo respectivo; corresponding = correspondente corresponder correspondência; relevant = relevante
pertinente; related = relacionado relacionar; relation = relação relações relacionamento; conformity = conformidade;
comply = conformar; scope = âmbito; effective date = entrada_em_vigor; in force = em_vigor vigente vigorar; retroactive
= retroativo retroactivo; validity = prazo_de_vigência; prior = prioritário; priority = prioridade; provision =
disposição disposições preceito; stipulate = estipular estipulado; determine = determinar fixado; specify = especificar
especifique especificação; mention = mencionar menção menções; interpret = interpretar interpretação; presume =
presumir presunção presunções; consider = considerar consideração ponderar; assessment = apreciação; criticise =
criticar crítico; praise = elogiar elogio louvar; valuation = valoração; attribute = atributo; characteristic =
característica; feature = traço funcionalidade; condition = estado_de_conservação; appearance = aparência aspeto
aspecto; behaviour = comportamento conduta; habit = hábito costume; tradition = tradição tradicional tradicionais
tradições; made to measure = por_medida sob_medida; standard = padrão padrões; regular = regularmente periódico;
irregular = irregular irregularidade; occasional = ocasional ocasionais pontualmente esporádico; constant = constante;
continuous = contínuo ininterrupto; gradual = gradual graduais gradualmente; sudden = inesperado imprevisto; unexpected
= inesperada imprevista; obvious = óbvio evidente evidentemente; visible = visível visíveis visibilidade; invisible =
invisível invisíveis; hidden = oculto oculta vícios_ocultos; apparent = aparente; reasonable = razoável razoáveis;
appropriate = oportuno; inadequate = inadequado impróprio; excessive = excessivo excesso; insufficient = insuficiente
insuficiência; considerable = considerável consideráveis; slight = ligeiramente; serious = grave graves sério séria;
severe = severo rigoroso; mild = ameno; intense = intenso intensivo; sensitive = sensível sensíveis; fragile = frágil
frágeis; resistant = resistente; durable = duradouro; solid = sólido maciço; sharp = afiado aguçado; round = redondo
arredondado; deep = funda; vacant = devoluto desabitado; inhabited = habitado; occupied = ocupação ocupar; comfortable
= confortável confortáveis conforto; pleasant = agradável agradáveis; unpleasant = desagradável desagradáveis;
kind-hearted = amável gentil simpático amáveis; polite = educado cortês; rude = mal-educado grosseiro; honest = honesto
sincero; loyal = fiel fiéis leal leais; faithful copy = cópia_fiel; brave = corajoso valente; shy = tímido; lazy =
preguiçoso; clever = inteligente esperto; stupid = estúpido burro; crazy = louco maluco doido; calm = calma acalmar;
nervous = nervosa; worried = preocupado; curious = curioso; careful = cuidadoso cuidadosamente; careless = negligente
negligência descuido; deliberate = intencional dolo doloso intencionais; accidental = acidental acidentais; useful =
útil úteis utilidade; useless = inútil inúteis; effective = eficaz eficácia; efficient = eficiente eficiência; popular
= popular; famous = famoso célebre; unknown = desconhecido; familiar = conhecidos; favourite = favorito predileto;
wonderful = maravilhoso; great = ótimo óptimo ótima óptima fixe bacana; excellent = excelente; perfect = perfeito;
terrible = terrível péssimo terríveis; horrible = horrível horríveis; interesting = interessante; boring = chato
aborrecido; funny = engraçado divertido; ridiculous = ridículo; pretty = giro gira; cute = fofo; okay = ok tá_bom
está_bem; fed up = farto; fun = diversão diversões; celebration = festejo comemoração; gift voucher = cheque-prenda
vale-presente; lottery = lotaria loteria sorteio; bet = aposta apostar; hobby = passatempo; leisure = lazer
tempos_livres ócio; leash = trela coleira; vet = veterinário; poison = veneno venenoso tóxico envenenar; insect =
inseto insecto; pest = praga pragas; mouse = rato ratos camundongo ratinho; hunting = caça caçar caçador; fishing =
pesca pescar pesqueiro; estate = herdade; pine = pinheiro pinhal; leaf = folha folhas folhagem; grass = relva erva
capim; root = raiz raízes; seed = semente sementes; wheat = trigo; corn = milho; cattle = gado gado_bovino boiada;
sheep = ovelha cordeiro borrego carneiro ovino; goat = cabra bode caprino; duck = pato; rabbit = coelho; seniority =
antiguidade tempo_de_serviço; promotion = promover; mobility = mobilidade; disciplinary = disciplinar; suspension from
work = layoff lay-off; work card = carteira_de_trabalho ctps; severance fund = fgts; temporary work =
trabalho_temporário recibo_verde; seasonal = sazonal sazonais; domestic worker = empregada_doméstica doméstico;
gardener = jardineiro; hairdresser = cabeleireiro barbeiro; tailor = alfaiate; baker = padeiro; engineer = engenheiro
engenharia; architect = arquiteto arquitecto arquitetura; accountant = técnico_oficial_de_contas; technician = técnico
assistência_técnica; assistant = assistente ajudante; expert = especialista entendido; consultant = consultor
consultora consultoria; agent = agente mediador_imobiliário corretor; broker = corretora corretagem corretagens; real
estate agency = agência_imobiliária; caretaker = porteiro zelador; security guard = segurança_privado vigilante;
soldier = soldado; pilot = piloto pilotar; sailor = marinheiro marujo; fisherman = pescador; entrepreneur = empresário
empreendedor; competitor = concorrente; employer contribution = taxa_social_única; capital = capital capitais; asset =
ativo activo ativos; liabilities = passivo; turnover = volume_de_negócios; share capital = capital_social; limited
company = lda ltda limitada; public limited company = sociedade_anónima sociedade_anônima; commercial register =
registo_comercial junta_comercial; headquarters = sede matriz; founder = fundadora; insolvency administrator =
administrador_de_insolvência; bid = licitação licitar; auction = leilão leilões; tender = concurso_público tenro;
budget = dotação; subsidy = subsidiar comparticipação comparticipar; co-payment = taxa_moderadora coparticipação;
finance = financiar financiamento; lend money = mutuar; savings = economias; interest free = sem_juros; annual
percentage rate = taeg taxa_anual; profit margin = margem_de_lucro; overdraft = cheque_especial; exchange rate =
taxa_de_câmbio; stock exchange = bolsa_de_valores; bond = obrigações_do_tesouro título_de_dívida; treasury = tesouro;
price list = preçário; bargain = pechincha regatear; offer price = orçamentar; delivery note = guia_de_remessa;
delivery time = prazo_de_entrega; pickup = levantamento; courier = estafeta motoboy; out of stock = esgotado; credit
note = nota_de_crédito; refund = devolução_do_dinheiro estorno estornar; replacement part = peça_de_substituição; lack
of conformity = falta_de_conformidade; manufacturer = fabricante fabricar fabrico; dealer = concessionário stand;
importer = importador; advertising = publicidade publicitário propaganda; scam = vigarice vigarista; counterfeit =
contrafação falsificar falsificado pirataria; cookie = cookies; virus = vírus viral virais; hacker = pirata_informático
hacker; forward = reencaminhar; reply = réplica; attachment = ficheiro_anexo arquivo_anexo; contact = contacto contato
contactar contatar; contact us = fale_connosco fale_conosco; opening hours = horário_de_funcionamento; information desk
= balcão_de_informações; waiting room = sala_de_espera; order of arrival = ordem_de_chegada; submit = submeter
apresente submissão submissões; submit form = dar_entrada; processing = processamento; decision letter = despacho;
legal aid = apoio_judiciário justiça_gratuita; court costs = custas_judiciais; summons = citação_judicial citado;
injunction = providência_cautelar liminar injunção injunções; ruling = decisão_judicial proferir profiro; unlawful =
ilegítimo; null and void = nulo_e_sem_efeito; enforceable = exequível exequíveis; binding = vinculativo vinculante;
mutual = mútua recíproco bilateral bilaterais; unilateral = unilateral unilaterais; tacit = tácito tácita tacitamente;
express = expresso expressamente; explicit = explícito; mutual agreement = mútuo_acordo comum_acordo; inheritance share
= quinhão; executor = testamenteiro inventariante cabeça-de-casal; usufruct = usufruto; easement = servidão servidões;
prenuptial agreement = convenção_antenupcial pacto_antenupcial; separation of property = separação_de_bens; community
property = comunhão_de_bens; paternity = paternidade; maternity = maternidade materno; orphan = órfão; twin = gémeo
gêmeo gémeos gêmeos; childhood = infância; youth = juventude adolescente adolescência; old age = velhice; generation =
geração gerações; ancestor = antepassado; shared flat = república_de_estudantes casa_partilhada; roommate =
colega_de_quarto; studio flat = estúdio quitinete kitnet; house rules = regulamento_interno regimento; handover =
auto_de_entrega; utilities = consumos água_e_luz; service charge = despesas_de_condomínio taxa_de_condomínio; first
floor = primeiro_andar; inhabitant = habitante morador moradora; resident = residente; vacancy = vagas vago; energy
certificate = certificado_energético; solar panel = painel painéis painel_solar painéis_solares fotovoltaico; kilowatt
hour = quilowatt-hora kwh; power cut = apagão corte_de_energia apagões; consumption reading = leituras; remote control
= comando_à_distância telecomando controle_remoto controlo_remoto; headphones = auscultadores fones auriculares
fones_de_ouvido; charger = carregador; memory card = cartão_de_memória; sim card = cartão_sim chip_do_celular; unlock =
desbloquear desbloqueio; block = bloquear bloqueio; theft report = queixa-crime; lost property = perdidos_e_achados;
car rental = locadora_de_veículos; car insurance = seguro_automóvel; own damage = danos_próprios; green card =
carta_verde; driving school = escola_de_condução autoescola; drunk driving = embriaguez alcoolemia; speeding =
excesso_de_velocidade; speed camera = radar; parking meter = parquímetro; roundabout = rotunda rotatória; crossroads =
cruzamento; lane = faixa; crosswalk = passadeira faixa_de_pedestres; railway = ferrovia ferroviário caminho_de_ferro
caminho-de-ferro estrada_de_ferro; track = cais; boarding = embarque embarcar; boarding pass = cartão_de_embarque; seat
= poltrona; stopover = escala; half board = meia-pensão; check-in = check-in; tent = tenda barraca; camping = campismo
camping acampar; landscape = paisagem paisagens; monument = monumento monumental; castle = castelo; palace = palácio;
tower = torre torres; cathedral = sé catedral catedrais sé_catedral; statue = estátua; souvenir = recordação; coast =
costa litoral litorais costeiro; harbour = portos marina; wave = onda ondas ondulatório; sunscreen = protetor_solar;
swimsuit = fato_de_banho maiô biquíni calção_de_banho; after-school care = atl atividades_extracurriculares; textbook =
livro_didático livros_escolares; blackboard = lousa ardósia; thesis = tese dissertação; master degree = mestrado
mestre; doctorate = doutoramento doutorado; entrance exam = vestibular exame_nacional enem; academic = académico
acadêmico; grammar = gramática gramatical gramaticais; spelling = ortografia ortográfico; mathematics = matemática
matemático; physics = física físico; chemistry = química químico; biology = biologia biólogo; geography = geografia
geográfico; gymnastics = educação_física ginástica ginasta; school trip = visita_de_estudo; bullying = bullying;
special needs = necessidades_educativas; infant = lactente; teenager = rapazola; vaccination card = boletim_de_vacinas
carteira_de_vacinação; medical history = historial_clínico prontuário antecedentes; health card = cartão_de_utente;
appointment booking = marcação_de_consulta; specialist = médico_especialista especialidade; gynaecologist =
ginecologista; dermatologist = dermatologista; cardiologist = cardiologista; ophthalmologist = oftalmologista;
anaesthesia = anestesia anestésico; intensive care = cuidados_intensivos uti; discharge = alta_médica alta_hospitalar;
chronic = crónico crônico; acute = aguda agudo; contagious = contagioso contágio contagiar; epidemic = epidemia
pandemia; immune = imunitário imune imunidade; hormone = hormona hormônio hormonal; vitamin = vitamina; cholesterol =
colesterol; thyroid = tiroide tireoide tiróide; menstruation = menstruação; contraceptive = contracetivo contraceptivo
anticoncecional anticoncepcional pílula anticoncecionais anticoncepcionais; abortion = aborto interrupção_da_gravidez;
miscarriage = aborto_espontâneo; fertility = fertilidade; condom = preservativo camisinha; fatigue = fadiga; weight
loss = emagrecer emagreço; obesity = obesidade obeso gordo; appetite = apetite; drowsiness = sonolência;
hypersensitivity = hipersensibilidade; reaction = reações reacções; adverse = adverso; excipient = excipiente; generic
= genérico; over-the-counter = venda_livre; thermometer = termómetro termômetro; syringe = seringa; plaster = gesso
estuque reboco; first aid = primeiros_socorros; help line = linha_de_saúde; mask = máscara; glove box = porta-luvas;
quarantine = quarentena; death certificate = certidão_de_óbito; burial = sepultura jazigo sepultado enterrar; mourning
= luto; condolences = pêsames condolências; cremation = cremação; capacity = capacidade lotação; activity = atividade
actividade atividades; action = ação acção atuação actuação agindo; attention = atenção atenções atento; reality =
realidade; centre = centro centros central centrais; intention = intenção intenções intuito; attitude = atitude; style
= estilo; source = fonte fontes; letter character = letra letras; promissory note = livrança promissória; pity = dó;
cover page = capa capas; effort = esforço esforços; scene = cena; record card = ficha fichas; structure = estrutura
estrutural estruturais; theory = teoria teórico; dialogue = diálogo; communication = comunicação comunicado
comunicações; identity = identidade; trend = tendência; alternative = alternativa; option = opção opções; speech =
discurso; crisis = crise crises; impact = impacto; concept = conceito; topic = tema temas tópico; hurry = pressa
apressar; enjoy = aproveitar desfrutar fruir fruição; allege = alegar alegação; guess = adivinhar palpite; tidy up =
arrumar; watch = assistir; scare = assustar espantar susto; attend to = atender; cross = atravessar cruz cruzes; dare =
atrever ousar; advance = avançar; suffice = bastar; tire = cansar; behave = comportar; concentrate = concentrar
concentração; confuse = confundir confuso confusão confusões; conquer = conquistar; dedicate = dedicar dedique; knock
down = derrubar; go down = descer desço desça descida; wish = desejar desejo almejar; highlight = destacar salientar
realçar; detect = detectar detetar deteção detecção; distinguish = distinguir distinção; issue = emitir emissão
emissões emitido emitente; grow old = envelhecer envelhecimento; err = errar; spoil = estragar; evolve = evoluir
evolução; exaggerate = exagerar exagero; favour = favorecer favoreça; float = flutuar; generate = gerar; get used =
habituar; identify = identificar identifique identificação; ignore = ignorar; impress = impressionar impressão
impressões; inspire = inspirar; let go = largar; manifest = manifestar manifestação; dive = mergulhar mergulho;
multiply = multiplicar; appoint = nomear nomeação designar designação; obey = obedecer; offend = ofender ofensa; pursue
= perseguir persegue; prevail = predominar prevalecer; intend = pretender tencionar; deprive = privar; proceed =
proceder; reflect = refletir reflectir reflexão; reveal = revelar revelação; sacrifice = sacrificar sacrifício; left
over = sobrar sobra; survive = sobreviver sobrevivo; suspect = suspeitar suspeito suspeita; transmit = transmitir
transmissão transmissões; exceed = ultrapassar exceder excedente; vary = variar variação; aim = visar; fly = voar;
diligence = zelar diligenciar diligência; absolute = absoluto; abstract = abstrato abstracto; agile = ágil; belonging
to others = alheio; bitter = amargo amargor; sweet = doce doces adocicado; sour = azedo; basic = básico; blind = cego
cegueira veneziana; deaf = surdo; mute = mudo; collective = coletivo colectivo coletiva colectiva; competent =
competente; contrary = contrário contrária avesso; creative = criativo; cruel = cruel; democratic = democrático
democracia; unnecessary = desnecessário supérfluo; direct = direto directo direta directa; elegant = elegante;
emotional = emocional emoção; equivalent = equivalente; eternal = eterno; extreme = extremo; firm = firme; formal =
formal formais formalidade; giant = gigante; human = humano humana humanidade; ideal = ideal ideais; immense = imenso;
initial = inicial iniciais; liberal = liberal; logical = lógico lógica; mere = mero mera meramente; moral = moral
morais; multiple = múltiplo; negative = negativo negativa; positive = positivo positiva; neutral = neutro; noble =
nobre nobreza fidalgo aristocracia aristocrata; official = oficial oficiais; organic = orgânico biológico; parallel =
paralelo; precious = precioso valioso; primary = primário; secondary = secundário; pure = puro; rational = racional;
radical = radical; romantic = romântico; holy = santo santa sagrado; singular = singular; alone = sozinho sozinha sós;
subjective = subjetivo; superior = superior superiores; inferior = inferior inferiores; typical = típico; violent =
violento violência; virtual = virtual virtuais; loaned = emprestado; duly = devidamente; respectively = respetivamente
respectivamente; badge = crachá; freebie = brinde; catalogue = catálogo; shop window = montra vitrine; contents
insurance = recheio; subrogation = sub-rogação; usury = usura agiotagem; down payment = arras; expert report = laudo
parecer_técnico; public notice = edital; protocol = protocolo; circular = circular; draft = minuta rascunho; triage =
triagem; from = a_partir; sense = sentido; skirt = saias; chip = chip; opponent = adversário rival; occasion = ocasião
ocasiões ensejo; venue = recinto; crowd = multidão multidões; delivery person = entregador; pending = pendência; mark =
assinalar assinale; touch up = retoque; pass on = repassar; agreed = acordado convencionado combinado; respond =
respondo; solve = solucionar sanar; clarify = elucidar; summarise = resumir; conclude = celebrado; resell = revenda
revender; haggle = negociar negociação negociações; negotiable = negociável negociáveis; waive = renunciar renúncia
prescindir; reserve right = ressalva ressalvar; sublease = sublocador; grace period = período_de_carência; dowry =
dote; engagement = noivado; wedding = boda bodas; honeymoon = lua-de-mel; baptism = batismo baptizado batizado
baptismo; feast day = romaria; parade = desfile; fireworks = foguetes; choir = coro coral; band = banda
banda_de_música; orchestra = orquestra; guitar = guitarra viola violão violões guitarrista; piano = piano pianista;
drum = tambor tambores; stage = palco; audience = plateia; actor = ator actor atriz actriz atores; masterpiece =
obra-prima; painting = pinturas quadro_a_óleo; sculpture = escultura esculpir; novel = romance romancista; poem = poema
poesia; poet = poeta poetisa; fairy tale = conto_de_fadas; joke = piada anedota; chess = xadrez; cards = baralho; doll
= boneca; ball = bola bolas; running shoes = sapatilha sapatilhas; tennis = raquete ténis tênis; cycling = ciclismo;
skiing = esqui esquiar; sled = trenó; dressing room = balneário vestiário; fan = adepto adeptos torcedor torcida
ventilador ventoinha; stadium = estádio estádios; medal = medalha medalhista; winner = vencedor vencedora; loser =
perdedor; score = pontuação; confront = enfrentar encarar; hammer = martelo martelar; proposal = proposta; discovery =
descoberta descobrimento; dissolution = dissolução dissoluções; literacy = alfabetização literacia alfabetizar; fiance
= noivo noiva; commissioner = comissário; cooperative = cooperativa; dryer = secador secadora máquina_de_secar; hob =
placa_de_indução placa_vitrocerâmica cooktop vitrocerâmica; burner = queimador bico_de_gás; extractor hood = exaustor
coifa depurador; clothes iron = ferro_de_passar; toaster = torradeira; kettle = chaleira jarra_elétrica; coffee machine
= cafeteira máquina_de_café; mixer = batedeira misturador misturadora; blender = liquidificador liquidificadora
varinha_mágica; food processor = robô_de_cozinha robot_de_cozinha multiprocessador; air conditioner = ar-condicionado
climatizador; heater = termoventilador; water heater = termoacumulador boiler cilindro_elétrico; thermostat =
termostato termóstato; sewing machine = máquina_de_costura; lawn mower = corta-relva cortador_de_grama
máquina_de_cortar_relva; hair dryer = secador_de_cabelo; shaver = barbeador máquina_de_barbear; razor = navalha gilete;
toothbrush = escova_de_dentes; loudspeaker = altifalante alto-falante coluna_de_som; operating instructions =
manual_de_instruções instruções_de_utilização manual_do_usuário; accessory = acessório acessórios; component =
componente componentes; knob = manípulo puxador; switch = interruptor comutador; lever = alavanca; handle = pega
maçaneta empunhadura; display = mostrador visor; lid = tampa; filter = filtro filtragem filtrar; hose = mangueira;
valve = válvula; seal = vedante; gasket = junta gaxeta; pump = bombear bombagem bombeamento; motor = motores;
compressor = compressor; nozzle = bocal bocais bico esguicho; drawer = gaveta; hinge = dobradiça charneira; malfunction
= mau_funcionamento disfunção disfunções; troubleshooting = resolução_de_problemas solução_de_problemas; error code =
código_de_erro; blockage = entupimento entupido entupir obstrução obstruções; vibration = vibração vibrar vibrações;
overheating = sobreaquecimento superaquecimento sobreaquecer superaquecer; limescale = calcário; descale =
descalcificar descalcificação descalcificador desincrustar; defrost = descongelar descongelação degelo descongelamento;
rinse = enxaguar enxaguamento enxágue; wipe = passar_um_pano; scrub = esfregar; bleach = lixívia água_sanitária
alvejante branqueador; cleaning cloth = pano_de_limpeza flanela esfregão; sponge = esponja; mop = esfregona rodo; dirt
= sujar; corrosion = corrosão corroer corrosivo; wear = desgastar desgastado; dismantle = desmontar desmontagem; socket
= tomadas; unplug = retirar_da_tomada tirar_da_tomada; setting = configurações; cycle = ciclo; timer = temporizador
cronómetro cronômetro; caution = cautela precaução precauções; hazard = perigosidade periculosidade; electric shock =
choque_elétrico choque_eléctrico eletrocussão; scald = escaldar escaldão; flammable = inflamável inflamáveis; explosive
= explosivo; poisoning = intoxicação envenenamento; toxic = toxicidade toxina; fire extinguisher = extintores;
protective gloves = luvas_de_proteção; protection = protetor; label = etiqueta rótulo rotulagem; serial number =
número_de_série; nameplate = placa_de_características placa_de_identificação; disposable = descartável descartáveis;
reusable = reutilizável reutilizáveis reutilizar; energy consumption = consumo_de_energia; energy efficiency =
eficiência_energética; standby = modo_de_espera; voltage = tensão_elétrica voltagem; electric = elétrico elétrica;
electrical current = corrente corrente_elétrica corrente_eléctrica; alternating current = corrente_alternada; direct
current = corrente_contínua; circuit = circuito; short circuit = curto-circuito curto_circuito; circuit breaker =
disjuntor quadro_elétrico; fuse = fusível fusíveis; wire = arame; wiring = cablagem fiação; extension cord =
extensão_elétrica; insulation = isolante isolador; earth connection = ligação_à_terra aterramento; transformer =
transformador; generator = gerador geradores; lantern = lanterna; candle = vela velas; conductor = condutividade;
capacitor = condensador capacitor; coil = bobina; electrode = elétrodo eletrodo eléctrodo; diode = díodo diodo;
transistor = transístor transistor; semiconductor = semicondutor; electronics = eletrónica eletrônica electrónica;
sensor = sensor sensores; antenna = antena; power plant = central_elétrica usina_hidrelétrica usina termelétrica; wind
power = energia_eólica eólico aerogerador; hydroelectric = hidroelétrico hidrelétrico hidrelétrica
barragem_hidroelétrica; nuclear power = energia_nuclear; screwdriver = chave_de_fendas chave_de_fenda aparafusadora
parafusadeira; bolt = cavilha perno; washer = anilha arruela; wrench = chave_inglesa chave_de_boca; pliers = alicate;
tongs = tenaz; tweezers = pinça; saw = serrote serrar; drill = berbequim furadeira broca perfurar perfuração furar;
chisel = cinzel formão talhadeira; sandpaper = lixa lixar; axe = machado; shovel = pá enxada; spade = sachola; rake =
ancinho; wheelbarrow = carrinho_de_mão; hook = gancho; blade = lâmina; glue = cola adesivo; adhesive tape =
fita_adesiva; tape measure = fita_métrica trena; spirit level = nível_de_bolha; clamp = grampo braçadeira; welding =
soldadura soldagem solda soldar; toolbox = caixa_de_ferramentas; lubricant = lubrificante lubrificar lubrificação;
grease = massa_lubrificante graxa; bearing = rolamento; shaft = eixo; coil spring = mola molas; pulley = polia roldana;
drive belt = correia; machinery = maquinaria maquinário; turbine = turbina; piston = êmbolo pistão pistões; cylinder =
cilindro cilíndrico; builder = construtor; construction site = estaleiro_de_obras canteiro_de_obras obra_de_construção;
gutter = caleira calha; chimney = chaminé; fireplace = lareira; window frame = caixilho caixilharia esquadria; railing
= corrimão guarda-corpo parapeito; corridor = corredor; drain = ralo escoamento drenagem drenar; cistern = autoclismo
cisterna caixa_de_descarga; water tank = depósito_de_água caixa_d'água reservatório; foundation = alicerce fundações;
mortar = argamassa; gravel = cascalho brita; varnish = verniz envernizar; plywood = contraplacado; beam = viga trave;
column = coluna pilar pilares; steel = aço; aluminium = alumínio; tin = estanho lata; zinc = zinco; brass = latão;
bronze = bronze; rubber = borracha; wallpaper = papel_de_parede; scaffold = andaime; crane = guindaste grua; excavator
= escavadora escavadeira; excavation = escavação escavações; demolition = demolição demolir demolições; locksmith =
serralheiro chaveiro; armchair = cadeirão; mattress = colchão colchões; wardrobe = roupeiro guarda-roupas; desk =
escrivaninha; stool = banqueta tamborete; crib = berço; lampshade = quebra-luz; vase = jarro; basket = cesto cesta; jar
= boião pote; bowl = tigela; spoon = colheres; teaspoon = colher_de_chá; tablespoon = colher_de_sopa; cutlery = talher
talheres; tableware = louça loiça; pan = frigideira sertã; pot lid = testo; baking tray = tabuleiro_de_forno assadeira;
sieve = peneira coador crivo peneirar; grater = ralador ralar; rolling pin = rolo_da_massa; cutting board =
tábua_de_cortar; corkscrew = saca-rolhas; can opener = abre-latas abridor_de_latas; napkin = guardanapo; tablecloth =
toalha_de_mesa; grill = grelhar grelha grelhado churrasqueira; stew = guisado guisar ensopado; simmer = lume_brando
fogo_baixo; steam = vapor vaporizar; knead = amassar; chop = picar picado; peel = descascar casca; slice = fatia
fatiar; marinate = marinar vinha-d'alhos; preheat = pré-aquecer preaquecer; yeast = fermento levedura; bell pepper =
pimento pimentão pimentões; vinegar = vinagre; margarine = margarina; lard = banha toucinho; yoghurt = iogurte; egg
yolk = gema; toast = torrada; pie = torta tarte; pastry = pastel pastéis pastelaria; sweets = guloseima rebuçado; jam =
compota geleia; dessert = sobremesa; veal = vitela; sausage = salsicha linguiça chouriço enchido; bacon =
toucinho_fumado; steak = bife; minced meat = carne_picada carne_moída; tuna = atum; salmon = salmão salmões; sardine =
sardinha; shrimp = camarão camarões gamba; shellfish = molusco bivalve; mussel = mexilhão mexilhões; oyster = ostra;
squid = lula; octopus = polvo; lobster = lagosta; crab = caranguejo siri; noodle = talharim; broth = caldo; sauce =
molho; sandwich = sanduíche sandes; sweet potato = batata-doce; cassava = mandioca aipim macaxeira; carrot = cenoura;
cabbage = couve repolho; lettuce = alface; spinach = espinafre; cucumber = pepino; pumpkin = abóbora; courgette =
curgete abobrinha; aubergine = beringela berinjela; green bean = vagem feijão-verde; pea = ervilha; lentil = lentilha;
chickpea = grão-de-bico; soy = soja; barley = cevada; oats = aveia; rye = centeio; cereal = cereal cereais; mushroom =
cogumelo; olive = azeitona oliveira; pear = pera pêra pereira; tangerine = tangerina mexerica; pineapple = ananás
abacaxi; cherry = cereja cerejeira; peach = pêssego pessegueiro; plum = ameixa ameixeira; apricot = damasco alperce;
melon = melão melões; watermelon = melancia; papaya = papaia mamão; avocado = abacate; coconut = coco coqueiro; passion
fruit = maracujá; guava = goiaba; fig = figo figueira; raspberry = framboesa; blackberry = amora; blueberry = mirtilo;
pomegranate = romã; walnut = noz nozes nogueira; almond = amêndoa amendoeira; hazelnut = avelã; peanut = amendoim;
chestnut = castanha castanheiro; cashew = caju; parsley = salsa; coriander = coentro coentros; basil = manjericão; mint
= hortelã menta; rosemary = alecrim; bay leaf = louro; oregano = orégão orégano; cinnamon = canela; ginger = gengibre;
saffron = açafrão; clove = cravinho cravo-da-índia; nutmeg = noz-moscada; vanilla = baunilha; mustard = mostarda; spice
= especiaria tempero condimento; herb = ervas; foodstuff = género_alimentício gênero_alimentício mantimento; spirits =
aguardente cachaça licor; soft drink = refrigerante; cuisine = culinária gastronomia; spicy = picante apimentado;
hunger = faminto; thirst = sedento sequioso; vegetarian = vegetariano; vegan = vegano; gluten = glúten; protein =
proteína proteínas; fat = gordura lípido lipídio; carbohydrate = hidrato_de_carbono carboidrato glícido; calorie =
caloria; nutrient = nutriente; nutrition = nutrição nutricional nutricionais; preservative = conservante; canned food =
conserva enlatado; shelf life = data_de_validade; vegetable garden = horta; orchard = pomar pomares; lawn = relvado
gramado; sowing = sementeira semeadura; seedling = muda plântula; planting = plantio plantação plantações; vegetation =
vegetação vegetal vegetais; flora = flora; stem = caule talo; flowering = florescer floração florescimento; petal =
pétala; bud = gomo botão_floral; thorn = espinho; cork = cortiça; pollen = pólen; pollination = polinização
polinizador; shrub = arbusto; rainforest = floresta_tropical; oak = carvalho; cork oak = sobreiro; eucalyptus =
eucalipto; palm tree = palmeira; cedar = cedro; poplar = choupo álamo; willow = salgueiro; beech = faia; birch =
bétula; elm = ulmeiro olmo; rose = roseira; tulip = tulipa; lily = lírio; daisy = margarida; sunflower = girassol
girassóis; orchid = orquídea; carnation = cravo; violet = violeta; ivy = hera; moss = musgo; fern = samambaia; algae =
alga; cactus = cato cacto; fungus = fungo; weed = erva_daninha; fertilizer = adubo fertilizante adubar; compost =
composto_orgânico compostagem; manure = estrume esterco; pesticide = pesticida agrotóxico; insecticide = inseticida
insecticida; herbicide = herbicida; watering = regar rega; irrigation = irrigação irrigar; pruning = poda podar;
greenhouse = estufa; flowerpot = vaso_de_flores; soil = solo; crop = cultivo cultivar lavoura; livestock = pecuária;
tractor = trator tractor; plough = arado arar; vineyard = vinhedo videira viticultura; sugar cane = cana-de-açúcar;
fauna = fauna; mammal = mamífero; reptile = réptil répteis; amphibian = anfíbio; vertebrate = vertebrado; invertebrate
= invertebrado; puppy = filhote; donkey = jumento asno; mule = mula; bull = touro bois; calf = bezerro vitelo; rooster
= galo; goose = ganso; hare = lebre; pigeon = pombo pomba; sparrow = pardal pardais; eagle = águia; hawk = falcão
gavião; owl = coruja mocho; crow = corvo; parrot = papagaio; swan = cisne; stork = cegonha; seagull = gaivota; penguin
= pinguim pinguins; ostrich = avestruz; peacock = pavão; rat = ratazana; squirrel = esquilo; hedgehog = ouriço; bat =
morcego; fox = raposa; wolf = lobo; deer = veado cervo; wild boar = javali; lion = leão leões leoa; tiger = tigre;
leopard = leopardo; jaguar = onça jaguar; elephant = elefante; monkey = macaco; ape = símio; giraffe = girafa; zebra =
zebra; camel = camelo; hippopotamus = hipopótamo; rhinoceros = rinoceronte; kangaroo = canguru; buffalo = búfalo; whale
= baleia; dolphin = golfinho; harbor seal = foca; shark = tubarão tubarões; eel = enguia; trout = truta; snake = cobra
serpente; lizard = lagarto lagartixa; crocodile = crocodilo jacaré; turtle = tartaruga; frog = rã sapo; snail = caracol
caracóis; worm = verme minhoca; spider = aranha; scorpion = escorpião escorpiões; ant = formiga; bee = abelha;
beekeeping = apicultura; wasp = vespa; housefly = mosca; mosquito = mosquito pernilongo; butterfly = borboleta; moth =
traça mariposa; beetle = escaravelho besouro; louse = piolho; flea = pulga; tick = carraça carrapato; termite = térmita
cupim; grasshopper = gafanhoto; caterpillar = lagarta; larva = larva; rodent = roedor roedores; primate = primata;
predator = predador predadores; prey = presa; herbivore = herbívoro; carnivore = carnívoro; habitat = habitat; nest =
ninho; wing = asa; feather = pluma; tail = cauda rabo; paw = pata; claw = garra; horn = chifre corno; fur = pelagem;
scale = escama; fin = barbatana nadadeira; shell = concha carapaça; veterinarian = veterinária; zoo = jardim_zoológico
zoológico; aquarium = aquário; clothing = vestimenta traje; jeans = calças_de_ganga; cap = gorro; scarf = cachecol
cachecóis lenço; stockings = collants meia-calça; bra = sutiã soutien; pyjamas = pijama; sandal = sandália; slipper =
chinelo pantufa; shoe sole = sola; pocket = bolso algibeira; sleeve = manga; collar = gola colarinho; zip =
fecho_éclair zíper; embroidery = bordado bordar; silk = seda; linen = linho; knitting = tricô tricot; weaving =
tecelagem tecer tear; seamstress = costureira modista; fashion = moda; jewel = joalharia joalheria; necklace =
colar_de_pérolas; earring = brinco; bracelet = pulseira; handbag = carteira_de_senhora; uniform = farda fardamento;
computing = informática informático computação computacional; laptop = portátil notebook portáteis; desktop computer =
computador_de_mesa; smartphone = smartphone; keyboard = teclado; keyboard key = tecla teclas; computer mouse = mouse;
printing = imprimir; scanner = digitalizador scanner; digital = digitalização digitalizar; processor = processador
unidade_central_de_processamento; hard disk = disco_rígido disco_duro; storage = armazenagem; hardware = hardware;
software = software; operating system = sistema_operativo sistema_operacional; computer program =
programa_de_computador; programming = codificação; programmer = programador programadora desenvolvedor; programming
language = linguagem_de_programação; source code = código-fonte código_fonte; algorithm = algoritmo; compiler =
compilador compilar; database = base_de_dados banco_de_dados bases_de_dados; folder = pasta diretório; login =
início_de_sessão login; logout = terminar_sessão; user account = conta_de_utilizador conta_de_usuário; web page =
página_da_internet; browser = navegador_web browser; search engine = motor_de_busca motor_de_pesquisa buscador; server
= servidor; wireless = sem_fios sem_fio wi-fi; bandwidth = largura_de_banda; upload = carregar_ficheiro upload; cloud
computing = computação_em_nuvem; backup = cópia_de_segurança backup; encryption = encriptação criptografia cifrar
encriptar criptografar; computer virus = vírus_informático malware; firewall = firewall; version = versão versões; bug
= bug; interface = interface; icon = ícone; cursor = cursor; drag = arrastar; select = selecionar seleccionar seleção;
save file = guardar_ficheiro salvar_arquivo gravar_ficheiro; font = tipo_de_letra; spreadsheet = folha_de_cálculo
planilha; word processor = processador_de_texto; artificial intelligence = inteligência_artificial; machine learning =
aprendizagem_automática aprendizado_de_máquina; robot = robô robot robótica; automation = automação automatização
automatizar; pixel = píxel pixel; bit = bit; byte = byte; receiver = recetor receptor receptores; telecommunications =
telecomunicação telecomunicações; telegraph = telégrafo telegrama; satellite = satélite; camera = câmara_fotográfica
câmera máquina_fotográfica; video = vídeo; film director = realizador cineasta; screenplay = guião; documentary =
documentário; animation = desenho_animado animação; journalism = jornalismo jornalístico; media = meios_de_comunicação
mídia; broadcast = emissora; publishing = publicações; printing press = prensa tipografia; eraser = borracha_de_apagar;
ruler = régua; unit of measurement = unidade_de_medida; millimetre = milímetro; mile = milha; inch = polegada; ton =
tonelada; thickness = espessura; diameter = diâmetro; volume = volume; density = densidade denso; acceleration =
aceleração acelerar; pressure = pressão pressões; square metre = metro_quadrado metros_quadrados; cubic metre =
metro_cúbico; hectare = hectare; accuracy = precisão exatidão exactidão; weighing scale = balança; barometer =
barómetro barômetro; compass = bússola; gauge = manómetro manômetro contador_de_água; calibration = calibração
calibrar; mechanics = mecânica; dynamics = dinâmica; friction = atrito fricção; gravity = gravidade gravitacional
gravitação; inertia = inércia; momentum = quantidade_de_movimento momento_linear; mechanical work = trabalho_mecânico;
kinetic energy = energia_cinética; potential energy = energia_potencial; thermodynamics = termodinâmica; entropy =
entropia; optics = ótica óptica ótico; prism = prisma; reflection = reflexões reflexo; refraction = refração refracção;
wavelength = comprimento_de_onda; acoustics = acústica; ultrasound = ultrassonografia; spectrum = espectro espetro;
laser = laser; magnetism = magnetismo magnético íman ímã; electromagnetic = eletromagnético electromagnético
eletromagnetismo; quantum = quântico quântica; particle = partícula; atom = átomo atómico atômico; nucleus = núcleo;
nuclear = nuclear nucleares; electron = eletrão elétron eletrões elétrons; proton = protão próton; neutron = neutrão
nêutron; photon = fotão fóton; radiation = radiação radiações irradiação; radioactive = radioativo radioactivo
radioatividade; fission = fissão_nuclear; relativity = relatividade; vacuum = vácuo; plasma = plasma; fluid = fluido;
microscope = microscópio; telescope = telescópio; molecule = molécula molecular moleculares; ion = ião íon iões íons;
isotope = isótopo; periodic table = tabela_periódica; chemical reaction = reação_química; catalyst = catalisador
catálise; acid = ácido acidez; alkaline = alcalino álcali; solvent = soluto solvente diluente; oxidation = oxidação
oxidar; oxide = óxido; oxygen = oxigénio oxigênio; hydrogen = hidrogénio hidrogênio; nitrogen = azoto nitrogénio
nitrogênio; carbon = carbono; carbon dioxide = dióxido_de_carbono gás_carbónico gás_carbônico; carbon monoxide =
monóxido_de_carbono; sulphur = enxofre; chlorine = cloro; sodium = sódio; potassium = potássio; calcium = cálcio;
magnesium = magnésio; helium = hélio; iodine = iodo; fluorine = flúor; silicon = silício; mercury = mercúrio; nickel =
níquel; titanium = titânio; uranium = urânio; lithium = lítio; platinum = platina; ammonia = amónia amônia amoníaco;
methane = metano; ethanol = etanol; hydrocarbon = hidrocarboneto; polymer = polímero; alloy = liga_metálica; crystal =
cristal cristais cristalino; mixture = emulsão; distillation = destilação destilar; evaporation = evaporação evaporar;
condensation = condensação; combustion = combustão; laboratory = laboratório laboratorial; test tube = tubo_de_ensaio;
living being = ser_vivo seres_vivos; organism = organismo; cell = célula celulares; membrane = membrana; gene = gene
génico; genetics = genética genético; genome = genoma; chromosome = cromossoma cromossomo; mutation = mutação mutações;
heredity = hereditariedade hereditário; evolution = evolutivo; species = espécies; taxonomy = taxonomia taxonómico
taxonômico; extinct = extinto; biodiversity = biodiversidade; ecology = ecologia ecológico; ecosystem = ecossistema;
bacteria = bactéria bacteriano; microbe = micróbio microrganismo micro-organismo; parasite = parasita parasitário;
enzyme = enzima; photosynthesis = fotossíntese; metabolism = metabolismo metabólico; digestion = digestivo;
reproduction = reprodução reproduzir reprodutor; fertilization = fecundação fertilização; embryo = embrião embriões
embrionário; foetus = feto fetal; egg cell = óvulo ovário; sperm = esperma espermatozoide espermatozóide; fossil =
fóssil fósseis; zoology = zoologia; botany = botânica botânico; anatomy = anatomia anatómico anatômico; lip = lábio;
elbow = cotovelo; wrist = pulso; breast = mama seio mamário; ankle = tornozelo; heel = calcanhar; skeleton = esqueleto;
skull = crânio craniano; spine = coluna_vertebral espinha; rib = costela; tendon = tendão ligamento; vein = veia
venoso; artery = artéria arterial; blood vessel = vaso_sanguíneo vascular; intestine = intestino intestinal; bladder =
bexiga urinário; pancreas = pâncreas; spleen = baço; gland = glândula; neuron = neurónio neurônio; spinal cord =
medula_espinhal medula_espinal; bone marrow = medula_óssea; uterus = útero; womb = ventre; penis = pénis pênis; vagina
= vagina; faeces = fezes; saliva = saliva; medical = clínico; therapy = terapêutico; prevention = prevenção preventivo;
immunity = imunológico; antibody = anticorpo; pneumonia = pneumonia; tuberculosis = tuberculose; leukaemia = leucemia;
insulin = insulina; high blood pressure = pressão_alta; anaemia = anemia; arthritis = artrite; bruise = hematoma
contusão; dehydration = desidratação; malaria = malária paludismo; cholera = cólera; plague = peste; smallpox =
varíola; measles = sarampo; leprosy = lepra hanseníase; syphilis = sífilis; aids = aids; hepatitis = hepatite; epilepsy
= epilepsia; dementia = demência alzheimer; mental illness = doença_mental transtorno_mental; psychiatry = psiquiatria
psiquiátrico psiquiatra; psychology = psicologia psicológico; tooth decay = cárie; pregnancy = gestação; pediatrics =
pediatria; deafness = surdez; transfusion = transfusão; radiograph = raio_x raios_x; pulse = pulsação
batimento_cardíaco; sterilization = esterilização esterilizar estéril; disinfection = desinfeção desinfetar
desinfetante; mortality = mortalidade; addiction = dependência_química; arithmetic = aritmética; fraction = frações;
decimal = decimal decimais; subtraction = subtração subtrair; multiplication = multiplicação; equation = equação
equações; formula = fórmula; variable = variável variáveis; algebra = álgebra; geometry = geometria geométrico;
trigonometry = trigonometria; calculus = cálculo_diferencial cálculo_infinitesimal; derivative = derivada; matrix =
matrizes; vector = vetor vector vetorial; theorem = teorema; axiom = axioma; subset = subconjunto; logarithm =
logaritmo; exponent = expoente exponencial; square root = raiz_quadrada; triangle = triângulo triangular; rectangle =
retângulo rectângulo; polygon = polígono; cube = cubo cúbico; sphere = esfera esférico; cone = cone; pyramid =
pirâmide; angle = ângulo; straight line = reta recta; curve = curva; coordinate = coordenada; symmetry = simetria
simétrico; probability = probabilidade; statistics = estatística estatístico; median = mediana; sample = amostra
amostragem; graph = gráfico grafo; prime number = número_primo; infinite = infinito; geology = geologia geológico
geólogo; rock = rocha rochoso; mineral = mineral minerais mineralogia; ore = minério; granite = granito; marble =
mármore; limestone = rocha_calcária pedra_calcária; slate = xisto; clay = argila barro; chalk = giz greda; coal =
carvão_mineral hulha carvão; diamond = diamante; quartz = quartzo; basalt = basalto; sediment = sedimento sedimentar;
layer = camada estrato; crust = crosta; mantle = manto; tectonic plate = placa_tectónica placa_tectônica; volcano =
vulcão vulcões vulcânico; erosion = erosão; landslide = deslizamento_de_terra desabamento derrocada; cave = caverna
gruta; mine = mina; mining = mineração extração_mineira; miner = mineiro garimpeiro; quarry = pedreira; petroleum =
petróleo petrolífero; natural gas = gás_natural; weather forecast = previsão_do_tempo; climate = climático; climate
change = alterações_climáticas mudança_climática mudanças_climáticas; global warming = aquecimento_global; greenhouse
effect = efeito_estufa efeito_de_estufa; atmosphere = atmosfera atmosférico; breeze = brisa; lightning = relâmpago;
hurricane = furacão furacões; cyclone = ciclone tufão; tornado = tornado; precipitation = precipitação pluviosidade;
hail = granizo saraiva; frost = geada; glacier = glaciar geleira; cloud = nuvem nuvens nublado; sunny = ensolarado
soalheiro; tropical = tropical tropicais; temperate = temperado; arid = árido semiárido; rainbow = arco-íris; globe =
globo; continent = continente continental continentais; archipelago = arquipélago; peninsula = península peninsular;
cape = promontório; bay = baía; gulf = golfo; ocean = oceano oceânico; tide = maré marés; lagoon = lagoa; stream =
ribeira ribeiro riacho córrego; river source = nascente_do_rio; river mouth = foz estuário; tributary = afluente; basin
= bacia_hidrográfica; waterfall = cascata cachoeira catarata; swamp = pântano; wetland = zona_húmida pantanal; dam =
barragem represa; canal = canal canais; mountain range = cordilheira; peak = pico cume; hill = colina morro outeiro;
valley = vales; plain = planície; plateau = planalto; desert = deserto desértico; savanna = savana cerrado; cliff =
falésia penhasco; slope = encosta declive; horizon = horizonte; latitude = latitude; longitude = longitude; pole =
polar; hemisphere = hemisfério; northeast = nordeste nordestino; northwest = noroeste; southeast = sudeste; southwest =
sudoeste; suburb = subúrbio arrabalde; slum = favela bairro_de_lata; territory = território territorial territoriais;
park = parque; reserve = reserva_natural; national park = parque_nacional; astronomy = astronomia astronómico
astronômico astrónomo astrônomo; planet = planetário; galaxy = galáxia; universe = universo cósmico; solar system =
sistema_solar; comet = cometa; asteroid = asteroide asteróide; meteorite = meteorito; orbit = órbita orbital; eclipse =
eclipse; mars = marte; venus = vénus vênus; jupiter = júpiter; saturn = saturno; milky way = via_láctea; spacecraft =
nave_espacial; rocket = foguetão foguete; astronaut = astronauta cosmonauta; south america = américa_do_sul
sul-americano; north america = américa_do_norte; latin america = américa_latina latino-americano; oceania = oceânia
oceania; antarctica = antártida antártica antártico; arctic = ártico árctico; scotland = escócia; scottish = escocês
escocesa; wales = país_de_gales galês; irish = irlandês irlandesa; austrian = austríaco; czech = checo tcheco; slovakia
= eslováquia eslovaco; hungarian = húngaro; romanian = romeno; bulgaria = bulgária búlgaro; soviet union =
união_soviética urss; soviet = soviético; belarus = bielorrússia bielorrusso; serbia = sérvia sérvio; slovenia =
eslovénia eslovênia esloveno; bosnia = bósnia bósnio; albania = albânia albanês; macedonia = macedónia macedônia
macedónio; yugoslavia = jugoslávia iugoslávia; danish = dinamarquês dinamarquesa; norwegian = norueguês norueguesa;
swedish = sueco; iceland = islândia islandês; estonia = estónia estônia; latvia = letónia letônia; lithuania = lituânia
lituano; malta = malta; cyprus = chipre cipriota; canada = canadá canadiano canadense; mexico = méxico mexicano;
guatemala = guatemala guatemalteco; cuba = cuba cubano; haiti = haiti haitiano; dominican republic =
república_dominicana; argentina = argentina argentino; chile = chile chileno; colombia = colômbia colombiano; venezuela
= venezuela venezuelano; peru = peru peruano; bolivia = bolívia boliviano; ecuador = equador equatoriano; paraguay =
paraguai paraguaio; uruguay = uruguai uruguaio; panama = panamá; guinea = guiné guineense; guinea-bissau =
guiné-bissau; sao tome = são_tomé são-tomense; east timor = timor-leste timor timorense; macau = macau macaense; goa =
goa goês; south africa = áfrica_do_sul sul-africano; nigeria = nigéria nigeriano; kenya = quénia quênia queniano;
ethiopia = etiópia etíope; egyptian = egípcio; algeria = argélia argelino; tunisia = tunísia tunisino tunisiano; libya
= líbia líbio; sudan = sudão sudanês; ghana = gana; senegal = senegal senegalês; ivory coast = costa_do_marfim; congo =
congo congolês; rwanda = ruanda; tanzania = tanzânia; uganda = uganda; zimbabwe = zimbabué zimbábue; namibia = namíbia;
madagascar = madagáscar; israel = israel israelita israelense; palestine = palestina palestino palestiniano; lebanon =
líbano libanês; syria = síria sírio; jordan = jordânia; iraq = iraque iraquiano; iran = irã iraniano; persia = pérsia
persa; saudi arabia = arábia_saudita saudita; arab = árabe árabes; yemen = iémen iêmen; afghanistan = afeganistão
afegão; pakistan = paquistão paquistanês; bangladesh = bangladexe bangladesh; nepal = nepal; korea = coreia coreano;
south korea = coreia_do_sul sul-coreano; north korea = coreia_do_norte; mongolia = mongólia mongol; vietnam = vietname
vietnã vietnamita; thailand = tailândia tailandês; indonesia = indonésia indonésio; malaysia = malásia; philippines =
filipinas filipino; singapore = singapura cingapura; australia = austrália australiano; new zealand = nova_zelândia
neozelandês; georgia = geórgia; armenia = arménia armênia arménio; azerbaijan = azerbaijão; kazakhstan = cazaquistão;
oporto = portuense; paris = paris parisiense; roman = romano romana; athens = atenas ateniense; hamburg = hamburgo;
copenhagen = copenhaga copenhague; stockholm = estocolmo; venice = veneza veneziano; florence = florença florentino;
naples = nápoles napolitano; genoa = génova gênova; turin = turim; seville = sevilha; barcelona = barcelona; washington
= washington; jerusalem = jerusalém; cairo = cairo; beijing = pequim; tokyo = tóquio; constantinople = constantinopla;
alentejo = alentejo alentejano; madeira = madeirense; andalusia = andaluzia andaluz; catalonia = catalunha catalão
catalã; galicia = galiza galego; basque = basco; castile = castela; brittany = bretanha bretão; normandy = normandia
normando; bavaria = baviera bávaro; saxony = saxónia saxão saxões; prussia = prússia prussiano; flanders = flandres
flamengo; sicily = sicília siciliano; sardinia = sardenha; tuscany = toscana; lombardy = lombardia; siberia = sibéria
siberiano; balkans = balcãs balcânico; scandinavia = escandinávia escandinavo; mediterranean = mediterrâneo
mediterrânico; atlantic = atlântico; pacific = pacífico; baltic = báltico; caribbean = caraíbas caribe caribenho;
amazon = amazónia amazônia amazonas amazónico amazônico; andes = andes andino; alps = alpes alpino; pyrenees = pirenéus
pirineus; danube = danúbio; rhine = reno; thames = tamisa; tagus = tejo; iberian = ibérico; rio de janeiro = carioca
fluminense; sao paulo = são_paulo paulista paulistano; bahia = baiano; germanic = germânico; slavic = eslavo; latin =
latim latino; celtic = celta; jewish = judeu judia judeus judaico hebreu hebraico; gypsy = cigano; global =
globalização; historian = historiador historiadora historiografia; prehistory = pré-história pré-histórico; ancient =
arcaico; middle ages = idade_média medieval medievais; renaissance = renascimento renascentista; enlightenment =
iluminismo iluminista; contemporary = contemporâneo; millennium = milénio milênio; era = período_histórico; stone age =
idade_da_pedra paleolítico neolítico; bronze age = idade_do_bronze; iron age = idade_do_ferro; archaeology =
arqueologia arqueológico arqueólogo; ruin = ruína ruínas; tomb = túmulo sepulcro; civilization = civilização
civilizações; empire = império imperial imperiais; emperor = imperador imperatriz; king = rei reis; queen = rainha;
royal = régio realeza; kingdom = reino reinado; reign = reinar; throne = trono; crown = coroa coroar coroação; prince =
príncipe; princess = princesa; heir to throne = herdeiro_do_trono; dynasty = dinastia; monarchy = monarquia monárquico;
monarch = monarca soberano; duke = duque duquesa ducado; earl = conde condessa condado; baron = barão barões baronesa;
marquis = marquês marquesa; knight = cavaleiro; feudal = feudal feudalismo feudo; serf = servo; peasant = campesinato;
slave = escravo escravizado; slavery = escravatura escravidão; abolition = abolição abolicionista; colony = colónia
colônia colonial coloniais; colonization = colonização colonizar colonizador; colonialism = colonialismo; settler =
colono; explorer = explorador navegador; conquest = conquista conquistador; independence = independência independente;
revolution = revolução revoluções revolucionário; revolt = revolta rebelião rebeliões insurreição motim; uprising =
sublevação; coup = golpe_de_estado; civil war = guerra_civil; world war = guerra_mundial grande_guerra; cold war =
guerra_fria; treaty = tratado_internacional; battle = batalha combate; siege = cerco sitiar; invasion = invasão
invasões invadir invasor; defence = defensivo; victory = vitorioso; surrender = rendição capitulação render-se;
armistice = armistício; truce = trégua cessar-fogo; guerrilla = guerrilha guerrilheiro; navy = marinha armada; air
force = força_aérea; armed forces = forças_armadas; military = militares; warrior = guerreiro; officer =
oficial_do_exército; army general = general_do_exército generais; colonel = coronel coronéis; captain = capitão
capitães; lieutenant = tenente; sergeant = sargento; marshal = marechal; admiral = almirante; commander = comandante
comando comandar; troops = tropa tropas; battalion = batalhão batalhões; brigade = brigada; infantry = infantaria;
cavalry = cavalaria; artillery = artilharia; fleet = frota esquadra; ally = aliado aliança; enemy = inimigo; weapon =
arma armas armamento; rifle = espingarda fuzil carabina; gun = pistola revólver; machine gun = metralhadora; cannon =
canhão canhões; bullet = bala munição munições; bomb = bomba bombardear; bombing = bombardeamento bombardeio; grenade =
granada; missile = míssil mísseis; battle tank = carro_de_combate tanque_de_guerra; sword = espada; spear = lança; bow
= arco_e_flecha; arrow = flecha seta; shield = escudo; armour = armadura; helmet = capacete elmo; fortress = fortaleza
fortificação; trench = trincheira; barracks = quartel quartéis caserna; prisoner of war = prisioneiro_de_guerra;
prisoner = prisioneiro cativo; camp = acampamento; concentration camp = campo_de_concentração; genocide = genocídio
holocausto; massacre = massacre chacina; exile = exílio exilado; spy = espião espiões espionagem; veteran = veterano;
conscription = serviço_militar; strategy = estratégia estratégico; tactics = tática táctica; campaign = campanha;
govern = governar governação; governor = governador governadora; nation = nação nações; nationalism = nacionalismo
nacionalista; democracy = democrata; dictatorship = ditadura ditatorial; dictator = ditador; vice president =
vice-presidente; prime minister = primeiro-ministro primeira-ministra; minister = ministra; chancellor = chanceler;
congress = congresso; senate = senado senador; chamber of deputies = câmara_dos_deputados; member of parliament =
deputada; town hall = paços_do_concelho; referendum = referendo plebiscito; candidate = candidato; coalition =
coligação coalizão; left wing = esquerdista; right wing = direitista; socialism = socialismo socialista; communism =
comunismo comunista; capitalism = capitalismo capitalista; liberalism = liberalismo liberais; conservative =
conservador conservadorismo; fascism = fascismo fascista; nazi = nazi nazista nazismo; anarchism = anarquismo anarquia;
ideology = ideologia ideológico; reform = reformista; legislation = legislativo; civil = civil civis; human rights =
direitos_humanos; equality = igualitário; political power = poderes; sovereignty = soberania; federation = federação
federações federal federais; united nations = nações_unidas onu; diplomacy = diplomacia diplomático diplomata; embassy
= embaixada; ambassador = embaixador embaixadora embaixatriz; consulate = consulado cônsul; corruption = corrupção
corrupto; terrorism = terrorismo terrorista; protest = protesto protestar; demonstration = manifestação_popular
passeata; trade union = sindicalista; emigration = emigrar; migration = migração migratório migrante; racism = racismo
racista; censorship = censura censurar; leader = líder liderança dirigente; bureaucracy = burocracia burocrático;
public administration = administração_pública função_pública; faith = fé; belief = crente; chapel = capela; monastery =
mosteiro convento; abbey = abadia abade; monk = monge frade; nun = freira monja; bishop = bispo episcopal diocese;
archbishop = arcebispo; cardinal = cardeal cardeais; pope = papa papal papado pontífice; clergy = clero; pastor =
pastor_evangélico; christian = cristão cristãos cristã; christianity = cristianismo cristandade; catholic = católico
catolicismo; protestant = protestante evangélico luterano calvinista; reformation = reforma_protestante; orthodox =
ortodoxo; anglican = anglicano; jesuit = jesuíta; inquisition = inquisição; heresy = heresia herege; bible = bíblia
bíblico; gospel = evangelho; old testament = antigo_testamento velho_testamento; apostle = apóstolo; prophet = profeta
profecia; angel = anjo; devil = diabo demónio demônio; hell = inferno; heaven = celeste; paradise = paraíso; soul =
alma; spirit = espiritual espirituais; sin = pecado pecador; prayer = oração orar rezar prece; holy mass = missa
eucaristia; crucifixion = crucificação; crusade = cruzada; pilgrimage = peregrinação peregrino; sacred = sacro; worship
= culto adorar adoração; ritual = rito ritual rituais; islam = islão islã islamismo islâmico; muslim = muçulmano
maometano; mosque = mesquita; koran = alcorão corão; judaism = judaísmo; synagogue = sinagoga; rabbi = rabino; buddhism
= budismo budista buda; hinduism = hinduísmo; temple = templo; myth = mito mítico; mythology = mitologia mitológico;
legend = lenda lendário; pagan = pagão pagãos; atheism = ateísmo ateu; theology = teologia teológico teólogo; witch =
bruxa feiticeira bruxaria; magic = magia mágico; economic growth = crescimento_económico crescimento_econômico; gross
domestic product = produto_interno_bruto pib; recession = recessão recessões; merchant = mercador negociante;
corporation = corporação corporações; monopoly = monopólio; productivity = produtividade; warehouse = armazém armazéns;
manufacture = fabricação manufatura; steel industry = siderurgia siderúrgico metalurgia; textile industry =
indústria_têxtil; shipyard = estaleiro; mill = moinho; sawmill = serração_de_madeira serraria; refinery = refinaria
refinar; craft = artesanato artesão artesãos artesanal; industrial revolution = revolução_industrial; raw material =
matéria-prima; resource = recurso_natural recursos_naturais; patent = patente; invention = inventor invento; innovation
= inovação inovador inovar; technique = técnica; quality control = controlo_de_qualidade controle_de_qualidade; rail =
carril carris; locomotive = locomotiva; carriage = carruagem vagão vagões; wagon = carroça; sailing ship = veleiro
caravela nau; submarine = submarino; port = portuário; lighthouse = farol_marítimo; anchor = âncora ancorar; sail =
velejar; navigation = navegação navegar; shipwreck = naufrágio naufragar; aircraft = aeronave; helicopter =
helicóptero; airline = companhia_aérea; aviation = aviação aeronáutica; runway = pista_de_aterragem; landing =
aterragem pouso aterrar pousar; takeoff = descolagem decolagem; highway = via_rápida; tunnel = túnel túneis; crossing =
encruzilhada; traffic sign = sinal_de_trânsito; gearbox = caixa_de_velocidades caixa_de_câmbio câmbio_automático;
headlight = faróis; bumper = para-choques para-choque; exhaust = escape escapamento; journey = viajante; speed limit =
limite_de_velocidade; civil engineering = engenharia_civil; tension = tensão tensões; infrastructure = infraestrutura;
aqueduct = aqueduto; road surface = asfalto alcatrão; architecture = arquitectura arquitetónico arquitetônico; dome =
cúpula; vault = abóbada; arch = arco; facade = fachada; nave = nave_da_igreja; altar = altar retábulo; cloister =
claustro; portal = portal pórtico; gothic = gótico; romanesque = românico; baroque = barroco; manueline = manuelino;
neoclassical = neoclássico; skyscraper = arranha-céu arranha-céus; urban planning = urbanismo urbanístico urbanização;
university degree = bacharelato; illiteracy = analfabetismo analfabeto; researcher = investigador pesquisador;
scientist = cientista; hypothesis = hipótese; experiment = experimento experimental; observation = observador;
classification = classificar; academy = academia; encyclopaedia = enciclopédia enciclopédico; dictionary = dicionário;
philosophy = filosofia filosófico filósofo; ethics = ética ético; metaphysics = metafísica; linguistics = linguística
linguístico linguista; dialect = dialeto dialecto; noun = substantivo; verb = verbo; adjective = adjetivo adjectivo;
pronoun = pronome; syllable = sílaba; vowel = vogal vogais; alphabet = alfabeto; pronunciation = pronúncia pronunciar;
accent = sotaque acento; writing = escrita; etymology = etimologia; portrait = retratar; self-portrait = autorretrato;
still life = natureza-morta; sculptor = escultor escultora; engraving = gravura; ceramics = cerâmica olaria; porcelain
= porcelana; mosaic = mosaico; fresco = afresco; tapestry = tapeçaria; stained glass = vitral vitrais; gallery =
galeria; impressionism = impressionismo impressionista; cubism = cubismo; surrealism = surrealismo surrealista;
romanticism = romantismo; realism = realismo realista; beauty = beleza; aesthetics = estética estético; handicraft =
trabalhos_manuais; photographer = repórter_fotográfico; musician = músico; composer = compositor compositora; singer =
cantora vocalista; orchestra conductor = maestro; symphony = sinfonia sinfónico sinfônico; concert = concerto; opera =
ópera; melody = melodia melódico; rhythm = rítmico; harmony = harmonia harmónico; musical note = nota_musical; sheet
music = partitura; pipe organ = órgão_de_tubos; violin = violino violinista; cello = violoncelo; flute = flauta;
clarinet = clarinete; trumpet = trompete trombeta; saxophone = saxofone; drums = percussão; harp = harpa; accordion =
acordeão acordeom sanfona; album = álbum; recording = gravações; dancer = bailarino bailarina dançarino; ballet = balé
bailado; folk music = música_popular folclore folclórico; jazz = jazz; rock music = música_rock; samba = samba; fado =
fado fadista; stage play = peça_de_teatro; tragedy = tragédia trágico; comedy = comédia cómico cômico comediante; drama
= drama dramático dramaturgo; spectator = espectador espetador; performance = espetáculo espectáculo; premiere =
estreia estrear; rehearsal = ensaio_geral ensaiar; scenery = cenário cenografia; character = personagem personagens;
circus = circo palhaço; puppet = marioneta marionete fantoche; literature = literatura literário; short story =
contista; fable = fábula; poetry = poético; verse = verso; rhyme = rima; sonnet = soneto; epic = epopeia épico; essay =
ensaísta; biography = biografia biográfico biógrafo; autobiography = autobiografia; diary = diário_íntimo; chronicle =
crónica crônica cronista; prose = prosa; fiction = ficção ficcional; science fiction = ficção_científica; detective
story = romance_policial; criticism = crítica; prize = premiar premiado; comic book = banda_desenhada
história_em_quadrinhos quadrinhos; satire = sátira satírico; metaphor = metáfora; irony = ironia irónico irônico;
humour = humor humorista; riddle = adivinha enigma; proverb = provérbio ditado; athlete = atleta desportista
esportista; athletics = atletismo; football player = futebolista; referee = árbitro_desportivo; goalkeeper =
guarda-redes goleiro; defender = defensor zagueiro; midfielder = médio_centro meio-campista; striker = avançado
atacante; penalty kick = grande_penalidade pênalti penálti; champion = campeão campeões campeã; league = liga; trophy =
troféu troféus; olympic games = jogos_olímpicos olimpíada olimpíadas; olympic = olímpico; running race = corrida;
swimming = nadador; basketball = basquetebol basquete; handball = andebol handebol; volleyball = voleibol vôlei; table
tennis = ténis_de_mesa; rugby = râguebi rugby; hockey = hóquei; boxing = boxe pugilismo pugilista; wrestling =
luta_livre; judo = judo judô; fencing = esgrima; archery = tiro_com_arco; shooting = tiro; horse riding = equitação
hipismo; sailing = desporto_de_vela; rowing = remo remar; skating = patinagem patinação patim; surfing = surfe surf;
mountaineering = montanhismo alpinismo alpinista; golf = golfe; bullfighting = tourada toureiro tauromaquia; motor
racing = automobilismo; world record = recorde_mundial; fitness = condicionamento_físico; doping = dopagem doping; card
game = jogo_de_cartas; gambling = jogo_de_azar; festival = festival festivais festividade; sociology = sociologia
sociólogo; anthropology = antropologia antropólogo; custom = costumes; community = comunitário; tribe = tribo tribal;
ethnic = étnico etnia; indigenous = indígena autóctone aborígene; racial = raça racial; social class = classe_social;
middle class = classe_média; bourgeoisie = burguesia burguês; working class = classe_trabalhadora proletariado
operariado; feminism = feminismo feminista; elderly person = ancião; homosexual = homossexual homossexuais
homossexualidade; sexuality = sexualidade sexual sexuais; inequality = desigualdade desigual desigualdades; charity =
caridade beneficência; census = censo recenseamento; demography = demografia demográfico; birth rate =
taxa_de_natalidade; life expectancy = esperança_de_vida expectativa_de_vida; organization = organizações; institution =
instituição instituições institucional; pollution = poluição poluir poluente; contamination = contaminação contaminar;
sustainability = sustentabilidade sustentável sustentáveis; deforestation = desflorestação desmatamento; renewable
energy = energias_renováveis energia_renovável; endangered = ameaçado_de_extinção; natural disaster = catástrofe
desastre_natural; purple = roxo púrpura; golden = dourado; bright = brilhante; transparent = transparente
transparência; rough = áspero rugoso; smooth = liso; hollow = oco; broken = quebrado estragado; waterproof =
impermeável impermeáveis à_prova_de_água; elastic = elástico elasticidade; stable = estável estáveis estabilidade;
unstable = instável instáveis; fixed = fixo fixação; horizontal = horizontal horizontais; vertical = vertical
verticais; outer = exteriores; front = dianteiro frontal; rear = traseiro traseira posterior; loosen = afrouxar
desapertar; tighten = aperto; unscrew = desaparafusar desparafusar; heating up = aquecido; spray = pulverizar borrifar
aerossol; absorb = absorver absorção; flow = fluxo fluir caudal vazão; spin dry = centrifugação centrifugar
centrifugadora; soak = demolhar; ironing = engomar passar_a_ferro; starting = arranque partida_do_motor; regulate =
regulador; refrigerant = fluido_refrigerante gás_refrigerante; condenser = unidade_condensadora; evaporator =
evaporador; heat pump = bomba_de_calor; underfloor heating = piso_radiante; central heating = aquecimento_central;
firewood = lenha; charcoal = carvão_vegetal; pellet = pélete pellet; matchstick = fósforo fósforos; lighter = isqueiro;
gas cylinder = botija_de_gás bujão_de_gás; gas meter = contador_de_gás; water meter = hidrómetro hidrômetro;
electricity meter = contador_de_eletricidade medidor_de_energia; pressure cooker = panela_de_pressão; fryer =
fritadeira; juicer = espremedor centrífuga_de_sumos; meat grinder = picadora moedor_de_carne; grinder = moinho_de_café
moer moagem; water filter = purificador_de_água filtro_de_água; humidifier = humidificador umidificador; dehumidifier =
desumidificador; stopper = rolha; drain pump = bomba_de_escoamento; door seal = borracha_da_porta; lint = cotão;
softener = amaciador amaciante; rinse aid = abrilhantador líquido_secante; dust bag = saco_do_aspirador saco_de_pó;
suction = sucção aspiração aspirar; heating element = resistência_elétrica; control panel = painel_de_controlo
painel_de_controle painel_de_comandos; indicator light = luz_indicadora led indicador_luminoso; beep = sinal_sonoro
bipe apito; child lock = bloqueio_para_crianças bloqueio_de_segurança trava_de_segurança; reset = reiniciar
reinicialização repor_as_definições; factory settings = definições_de_fábrica configurações_de_fábrica; power cord =
cabo_de_alimentação; power supply = fonte_de_alimentação alimentação_elétrica; power outlet = tomada_elétrica; power
failure = falha_de_energia; adapter = adaptador; rechargeable = recarregável recarregáveis; charging = carregamento;
technical data = dados_técnicos ficha_técnica; spillage = derramamento; residue = restos; drip = pingar pingo gotejar;
ice cube = cubo_de_gelo; tray = bandeja tabuleiro; rack = grade; container = recipiente contentor contêiner; tin can =
lata_de_conserva; barrel = barril barris pipa; tank = tanque; sealing ring = anel_de_vedação; rust remover =
antiferrugem; paint roller = rolo_de_pintura; paintbrush = pincel pincéis trincha; putty = massa_de_vidraceiro betume;
silicone = silicone; foam = espuma; foam insulation = espuma_de_poliuretano; fibreglass = fibra_de_vidro; asbestos =
amianto; skirting board = rodapé; parquet = parquê; linoleum = linóleo; laminate = laminado; stone slab = laje
placa_de_pedra; reinforced concrete = betão_armado; prefabricated = pré-fabricado; plot of land = lote_de_terreno; site
plan = planta_do_edifício planta_baixa; blueprint = desenho_técnico; crowbar = pé-de-cabra; vise = torno_de_bancada;
lathe = torno_mecânico; milling machine = fresadora; hydraulic press = prensa_hidráulica; anvil = bigorna; blacksmith =
ferreiro forja forjar; foundry = fundição; casting = molde moldar moldagem; cutting pliers = alicate_de_corte;
soldering iron = ferro_de_soldar; chainsaw = motosserra serra_elétrica; angle grinder = rebarbadora esmerilhadeira;
sander = lixadora lixadeira; stapler = agrafador grampeador; wire mesh = rede_metálica malha_metálica; rivet = rebite;
dowel = bucha_de_parede; plumb line = fio_de_prumo; workbench = bancada_de_trabalho; tripod = tripé; magnifying glass =
lupa; binoculars = binóculos; torch = lanterna_de_bolso; padlock = aloquete; intercom = intercomunicador interfone; key
ring = porta-chaves; coat hanger = cabide cruzeta; ashtray = cinzeiro; clothesline = varal estendal; clothes peg =
mola_da_roupa prendedor_de_roupa; ironing board = tábua_de_passar tábua_de_engomar; toilet paper = papel_higiénico
papel_higiênico; shampoo = champô xampu; comb = pente pentear; perfume = perfume; cosmetics = cosmético cosmética;
make-up = maquilhagem maquiagem; pram = carrinho_de_bebé carrinho_de_bebê; gourd = cabaça; beet = beterraba; radish =
rabanete; turnip = nabo; celery = aipo salsão; asparagus = espargo aspargo; artichoke = alcachofra; broccoli = brócolos
brócolis; cauliflower = couve-flor; leek = alho-francês alho-poró; kale = couve-galega; yam = inhame; cumin = cominho
cominhos; chilli = malagueta piri-piri; okra = quiabo; cornmeal = fubá sêmola; starch = amido fécula; bran = farelo;
oatmeal = papas_de_aveia mingau; bread crumbs = pão_ralado farinha_de_rosca; baking powder = fermento_em_pó; baking
soda = bicarbonato; gelatine = gelatina; pudding = pudim pudins; caramel = caramelo; whipped cream = chantili
chantilly; condensed milk = leite_condensado; powdered milk = leite_em_pó; curd = coalhada requeijão; goat cheese =
queijo_de_cabra; mayonnaise = maionese; ketchup = ketchup; dressing = tempero_de_salada; omelette = omelete; pizza =
pizza; pancake = panqueca; meatball = almôndega; barbecue = churrasco; goat meat = cabrito; tripe = tripas dobrada;
pate = patê; smoked = fumado defumado; raw = cru crua; ripe = maduro amadurecer; rotten = podre apodrecer; crispy =
crocante estaladiço; portion = porção porções; pinch = pitada; spoonful = colherada; leftovers = sobras; appetizer =
entrada_culinária aperitivo; champagne = champanhe espumante; port wine = vinho_do_porto; red wine = vinho_tinto; white
wine = vinho_branco; cider = sidra; whisky = uísque; brandy = conhaque; rum = rum; mineral water = água_mineral;
drinking water = água_potável potável; lemonade = limonada; hot chocolate = chocolate_quente; cellar = adega; brewery =
fábrica_de_cerveja; fermentation = fermentação fermentar; grape harvest = vindima; pub = bar taberna botequim; chef =
chefe_de_cozinha; plant nursery = viveiro_de_plantas; graft = enxerto enxertar; bulb = bolbo; tuber = tubérculo; mulch
= cobertura_morta; sprinkler = aspersor; watering can = regador; dew = orvalho; meadow = prado pradaria; pasture =
pasto pastagem pastar; hay = feno; straw = palha; barn = celeiro estábulo; shepherd = pastor pastorícia; milking =
ordenha ordenhar; poultry = avicultura aves_de_capoeira; henhouse = galinheiro; slaughterhouse = matadouro abatedouro;
fodder = forragem ração; beehive = colmeia; herd = manada rebanho; swarm = enxame; shoal = cardume; stables =
cavalariça; saddle = sela; cage = gaiola jaula; sting = picada ferrão; hibernation = hibernação; migratory birds =
aves_migratórias; bison = bisonte; moose = alce; otter = lontra; beaver = castor; badger = texugo; lynx = lince; weasel
= doninha; mole = toupeira; armadillo = tatu; sloth = bicho-preguiça; anteater = tamanduá; capybara = capivara; tapir =
anta; toucan = tucano; hummingbird = beija-flor colibri; vulture = abutre urubu; heron = garça; partridge = perdiz;
quail = codorniz; nightingale = rouxinol; blackbird = melro; woodpecker = pica-pau; canary = canário; carp = carpa;
hake = pescada merluza; sole = linguado; herring = arenque; mackerel = cavala; anchovy = anchova biqueirão; sea bream =
dourada; swordfish = espadarte peixe-espada; stingray = raia; jellyfish = água-viva medusa; coral reef = recife
recife_de_coral; starfish = estrela-do-mar; sea urchin = ouriço-do-mar; plankton = plâncton; dinosaur = dinossauro;
mammoth = mamute; dragon = dragão dragões; unicorn = unicórnio; monster = monstro; arachnid = aracnídeo; crustacean =
crustáceo; viper = víbora; chameleon = camaleão; dragonfly = libélula; cricket = grilo; cicada = cigarra; ladybird =
joaninha; silkworm = bicho-da-seda; cocoon = casulo
`;
