/** Italian words by what they mean in English, as `createGlosses` reads them. */
export const glosses = `
the = il lo la i gli le l; a = un uno una; of = di d; of the = del dello della dei degli delle dell; to = a ad; to the
= al allo alla ai agli alle all; in = in; in the = nel nello nella nei negli nelle nell; on the = sul sullo sulla sui
sugli sulle sull; from = da; from the = dal dallo dalla dai dagli dalle dall; on = su; with = con assieme; with the =
col coi; for = per pei; for the = pel; between = tra fra; without = senza; under = sotto sottostante; above = sopra
sovra sovrastante; against = contro contra; towards = verso; during = durante; within = entro; before = prima innanzi
dinanzi anteriormente; after = dopo dopodiché successivamente posteriormente; until = fino sino finché fin sin fintanto
finchè; since = dacché; beyond = oltre oltreché aldilà; behind = dietro; in front = davanti; beside = accanto; near =
vicino presso nei_pressi appresso; far = lontano distante; around = intorno attorno; inside = dentro all_interno;
outside = fuori; through = attraverso mediante tramite per_mezzo; thanks to = grazie_a; except = eccetto tranne salvo
fuorché eccettuato eccezion; despite = nonostante malgrado a_dispetto; instead of = invece_di anziché piuttosto_che
al_posto; according to = conformemente giusta ai_sensi; because of = a_causa per_via; in case of = in_caso_di qualora;
about = circa riguardo riguardante concernente inerente a_proposito in_merito relativo; i = io; you = tu te ti voi vi
ve; he = egli lui esso; she = ella lei essa; we = noi; they = essi esse loro; me = me mi; him = glielo; us = ci ce; it
= ciò ne; himself = sé sè se_stesso si; myself = me_stesso; my = mio mia miei mie; your = tuo tua tuoi tue vostro
vostra vostri vostre; his = suo sua suoi sue; our = nostro nostra nostri nostre; own = proprio; one's own = altrui;
this = questo questa questi queste quest stamane codesto codesta quì; that = quello quella quel quei quegli quelle
quelli quell; which = quale quali qual; who = chi; what = cosa cos che_cosa; that which = che; whom = cui; where = dove
dov ove laddove; when = quando quand allorché allorquando; why = perché perchè come_mai; how = come com; how much =
quanto quanta quant; how many = quanti quante; and = e ed; or = o od oppure ovvero ossia; but = ma però tuttavia eppure
bensì; nor = né nè nemmeno neppure neanche; if = se; unless = a_meno_che salvo_che; although = sebbene benché benchè
quantunque ancorché anche_se; so = così dunque quindi pertanto perciò cosicché sicché; because = poiché poichè giacché
siccome in_quanto; while = mentre intanto frattanto nel_frattempo; so that = affinché affinchè acciocché; provided that
= purché purchè a_condizione_che a_patto_che sempreché; as soon as = appena non_appena; also = anche anch altresì pure
inoltre; not = non; yes = sì; no = no; no one = nessuno nessun nessuna; nothing = niente nulla nient; never = mai
giammai; always = sempre ogni_volta; all = tutto tutta tutti tutte tutt; every = ogni ciascuno ciascun ciascuna ognuno
cadauno cadauna; some = qualche alcuni alcune alcuno alcun alcuna taluni taluno talune; someone = qualcuno qualcun
qualcuna; something = qualcosa qualche_cosa alcunché; anyone = chiunque; any = qualsiasi qualunque qualsivoglia;
wherever = dovunque ovunque dappertutto; other = altro altra altri altre altr; same = stesso medesimo; such = tale tali
tal simile; much = molto molta assai tanto parecchio; many = molti molte tanti tante parecchi parecchie numeroso;
little = poco po poca; few = pochi poche; more = più di_più ulteriore; less = meno di_meno; too much = troppo troppa
eccessivo; enough = abbastanza basta sufficiente bastare bastevole; almost = quasi pressoché; only = solo soltanto
solamente unicamente esclusivamente meramente; very = davvero; both = entrambi entrambe ambedue ambo; each other =
a_vicenda reciprocamente vicendevolmente; here = qui qua eccolo ecco; there = lì là ivi colà laggiù lassù; there is = c
ci_sono; now = ora adesso ormai attualmente; then = poi allora indi; today = oggi oggigiorno odierno; tomorrow = domani
indomani dopodomani; yesterday = ieri; tonight = stasera stanotte; this morning = stamattina stamani; day before
yesterday = avantieri altroieri; soon = presto a_breve prossimamente quanto_prima; late = tardi tardivo ritardare;
early = anticipatamente in_anticipo di_buon_ora; already = già; still = ancora tuttora; again = di_nuovo nuovamente
daccapo; often = spesso sovente frequentemente; sometimes = talvolta qualche_volta a_volte talora ogni_tanto; rarely =
raramente di_rado; usually = solitamente di_solito abitualmente generalmente normalmente usualmente; immediately =
subito immediatamente senza_indugio tempestivamente istantaneamente; suddenly = improvvisamente all_improvviso
d_improvviso repentinamente; finally = finalmente infine alla_fine; perhaps = forse magari eventualmente; maybe =
può_darsi; of course = certo certamente ovviamente naturalmente; really = veramente realmente effettivamente; well =
bene ben pozzo; badly = male malamente; better = meglio migliore; worse = peggio peggiore; best = ottimo ottimale;
together = insieme congiuntamente unitamente; instead = invece; however = comunque ciononostante nondimeno
ciò_nonostante peraltro; therefore = di_conseguenza conseguentemente; otherwise = altrimenti sennò diversamente; for
example = per_esempio ad_esempio es; that is = cioè vale_a_dire; namely = segnatamente nella_fattispecie; even =
perfino persino addirittura; at least = almeno perlomeno quantomeno; at most = al_massimo tutt_al_più; especially =
soprattutto specialmente specie particolarmente in_particolare; mainly = principalmente prevalentemente perlopiù;
approximately = approssimativamente all_incirca pressappoco indicativamente suppergiù; exactly = esattamente
precisamente appunto giust; completely = completamente interamente del_tutto totalmente integralmente; partly =
parzialmente in_parte; equally = ugualmente parimenti altrettanto pari; be = essere sono è siamo siete sia siano ero
eri era eravamo eravate erano fui fosti fu fummo foste furono sarò sarai sarà saremo sarete saranno sarei saresti
sarebbe saremmo sareste sarebbero fossi fosse fossimo fossero essendo stato stata stati state siate; have = avere ho
hai ha abbiamo avete hanno abbia abbiano avevo avevi aveva avevamo avevate avevano ebbi avesti ebbe avemmo aveste
ebbero avrò avrai avrà avremo avrete avranno avrei avresti avrebbe avremmo avreste avrebbero avessi avesse avessimo
avessero avendo avuto avuta avuti avute aver abbiate; can = potere posso puoi può possiamo potete possono possa possano
potevo poteva potevano potei poté poterono potrò potrai potrà potremo potrete potranno potrei potresti potrebbe
potremmo potreste potrebbero potessi potesse potessero potendo potuto potuta poter lattina apriscatole; must = dovere
devo debbo devi deve dobbiamo dovete devono debbono debba debbano deva dovevo doveva dovevano dovrò dovrai dovrà
dovremo dovrete dovranno dovrei dovresti dovrebbe dovremmo dovreste dovrebbero dovesse dovessi dovessero dovendo dovuto
dovette dovettero dover; want = volere voglio vuoi vuole vogliamo volete vogliono voglia vogliano volevo voleva
volevano volli volle vollero vorrò vorrai vorrà vorremo vorrete vorranno vorrei vorresti vorrebbe vorremmo vorreste
vorrebbero volessi volesse volessero volendo voluto voler; stay = stare sto stai sta stiamo stanno stavo stava stavano
stetti stette stettero starò starà staranno starei starebbe stia stiano stesse stando restare rimanere rimango rimani
rimane rimangono rimasi rimase rimasto rimasta rimasti rimaste rimarrà rimarranno rimanga rimangano trattenersi; do =
fare faccio fai fa facciamo fate fanno facevo faceva facevano feci fece fecero farò farai farà faremo farete faranno
farei faresti farebbe farebbero faccia facciano facesse facessero facendo fatta fatte far fatto; go = andare vado vai
va andiamo vanno vada vadano andrò andrai andrà andremo andranno andrei andrebbe andrebbero andato andata recarsi
recarmi recati; go away = andarsene vattene; come = venire vengo vieni viene veniamo vengono venga vengano venni venne
vennero verrò verrai verrà verremo verranno verrei verrebbe verrebbero venuto venuta venuti venute venendo; say = dire
dico dici dice diciamo dicono dicevo diceva dicevano dissi disse dissero dirò dirai dirà diranno direi direbbe dica
dicano dicesse dicendo detto detta detti dette; give = dare do dà diamo davo dava davano diedi diede diedero darò darà
daranno darei darebbe dia diano desse dessero dando dammi; know = sapere so sai sa sappiamo sanno sappia sappiano
sapevo sapeva seppi seppe seppero saprò saprai saprà sapranno saprei saprebbe saputo sapendo conoscere conosco conosce
conoscono conobbe conosciuto; see = vedere vedo vedi vede vediamo vedono vidi vide videro vedrò vedrà vedranno vedrei
vedrebbe veda vedano visto vista visti viste veduto vedasi scorgere scorto; look = guardare guardo guardato
dare_un_occhiata; take = prendere prendo prende prendono presi prese presero preso presa prenda pigliare; put = mettere
metto mette mettono misi mise misero messo messa messi messe metta porre pongo pone pongono pose posero poste ponga
porrà ponendo; think = pensare penso pensato riflettere; believe = credere creduto ritenere ritengo ritiene ritengono
ritenne ritenuto ritenga; find = trovare trovo trovato reperire reperito rinvenire rinvenuto rinviene ritrovare; look
for = cercare cerco cercato; leave = lasciare lascio lasciato; depart = partire partenza; arrive = arrivare arrivo
arrivato giungere giunge giunse giunto pervenire perviene pervenuto pervengano; enter = entrare entrato accedere; go
out = uscire esco esci esce escono esca uscito; return = ritornare tornare torno rientrare rientro ritorno; bring =
portare portato recare; carry = trasportare trasporto trasportato; hold = tenere tengo tieni tiene tengono tenga tenne
tennero terrà terranno tenuto tenuta tenendo; keep = mantenere mantengo mantiene mantengono mantenne mantenuto mantenga
conservare conservazione; ask = chiedere chiedo chiedi chiede chiedono chiesi chiese chiesero chiesto chiesta chieda
domandare; question = domanda quesito interrogativo; answer = rispondere rispondo risponde rispondono risposi rispose
risposero risposto risposta risposte risponda; speak = parlare parlo parlato discorrere; tell = raccontare racconto
narrare; talk = chiacchierare chiacchiera chiacchierata; call = chiamare chiamo chiamata chiamate; write = scrivere
scrivo scrive scrissi scrisse scrissero scritto scritta; read = leggere leggo lessi lesse lessero lettura lettore
lettrice; hear = udire odo ode udito; listen = ascoltare ascolto; feel = sentire sento sentito avvertire percepire
percepito; understand = capire capisco capisce capito comprendere comprese comprensione; learn = imparare apprendere
appreso apprendimento; teach = insegnare insegnamento; show = mostrare mostro esibire esibito spettacolo; open = aprire
apro apre aprono aprì aperse aperto apertura; close = chiudere chiudo chiuse chiusero chiuso chiusura; begin = iniziare
cominciare avviare inizio avvio esordio incominciare; end = finire finisco finisce terminare fine; stop = fermare
smettere smetto smise smesso cessare cessazione arrestare; continue = continuare proseguire proseguimento prosecuzione;
follow = seguire seguo segue seguono seguito seguente susseguente; wait = aspettare attendere attesa atteso attese
attenda; happen = succedere succede successe accadere accade accadde avvenire avviene avvenne avvengono avvenuto
avvenga capitare; become = diventare divento divenire diviene divenne divennero divenuto divenga; seem = sembrare
sembra pare parve parvero parso paiono; appear = apparire appare appaiono apparve apparvero apparso comparire compare
comparve comparso; disappear = scomparire scompare scomparve scomparso sparire; live = vivere vivo vive vissi visse
vissero vissuto; reside = abitare risiedere risieduto dimorare; be born = nascere nasce nacque nacquero nato nata nati;
birth = nascita natalità parto; die = morire muoio muore muoiono morì morirono morto muoia decedere deceduto
trapassare; death = morte decesso dipartita mortalità; work = lavorare lavoro lavorativo; eat = mangiare mangio
mangiato; drink = bere bevo beve bevono bevve bevuto berrà beva; sleep = dormire dormo dormito sonno; wake up =
svegliarsi svegliare risveglio; get up = alzarsi; sit = sedere siedo siede siedono sedersi seduto; stand = in_piedi;
walk = camminare cammino passeggiare passeggiata; run = correre corro corse corsero corsa; drive = guidare guida
guidato; fly = volare volo volato mosca; swim = nuotare nuoto; fall = cadere cade cadde caddero caduto caduta cascare;
rise = salire salgo salgono salì salga salito; descend = scendere scendo scende scesi scese scesero sceso scesa
discesa; play = giocare gioco giocato suonare; sing = cantare canto cantato; dance = ballare ballo danza danzare
ballerino ballerina danzatore balletto coreografia; laugh = ridere ride rise risero risata; smile = sorridere sorriso
sorrise; cry = piangere piange pianse pianto; shout = gridare grida urlare urlo strillare; love = amare amo amato
amore; hate = odiare odio; like = piacere piace piacciono piacque piaciuto piaccia gradire gradito; prefer = preferire
preferisco preferenza preferibile; choose = scegliere scelgo scegli sceglie scelgono scelsi scelse scelsero scelto
scelta scelte scelga; decide = decidere decise decisero deciso; decision = decisione delibera deliberazione
determinazione; help = aiutare aiuto assistere assistito; try = provare tentare tentativo sperimentare; succeed =
riuscire riesco riesce riescono riuscì riesca riuscito; success = successo riuscita; use = usare utilizzare utilizzo
impiegare impiego uso adoperare fruire avvalersi avvalga; need = bisogno necessità occorrere occorre occorrono occorso
occorra fabbisogno necessitare esigenza bisogna; serve = servire serve servono; cause = causare causa provocare
cagionare cagione; avoid = evitare scongiurare; prevent = impedire impedisce prevenire previene prevenzione; allow =
permettere permette permise consentire consente autorizzare; forbid = vietare vieta proibire proibisce divieto
interdire; oblige = obbligare costringere costrinse costretto; obligation = obbligo obbligazione adempimento; change =
cambiare cambio cambiamento mutare mutamento; modify = modificare modifica variazione variare; improve = migliorare
miglioramento migliorativo; worsen = peggiorare peggioramento aggravare aggravamento; increase = aumentare aumento
incrementare incremento accrescere accrebbe accresciuto maggiorare rincaro rialzo; decrease = diminuire diminuzione
calare calo decremento decrescere; reduce = ridurre riduco riduce riducono ridusse ridotto riduzione abbassare; add =
aggiungere aggiunge aggiunse aggiunto aggiunta; remove = togliere tolgo toglie tolgono tolse tolto tolta tolga
rimuovere rimosse rimosso rimozione asportare eliminare eliminazione; delete = cancellare cancellazione; cut = tagliare
taglio affettatrice affettare taglierino fetta fettina; break = rompere rompo rompe ruppe ruppero rotto rotta rottura
spaccare pausa intervallo frantumare frantumazione; repair = riparare riparazione aggiustare sistemare accomodare;
build = costruire costruzione edificare edificazione; destroy = distruggere distrusse distrutto distruzione; create =
creare creazione; produce = produrre produco produce producono produsse produrrà produzione; grow = crescere cresce
crebbe cresciuto crescita; buy = comprare compro acquistare acquisto compera; sell = vendere vendo venduto vendita
smerciare; pay = pagare pago pagato versare corrispondere corrisposto saldare; payment = pagamento versamento
corresponsione; cost = costare costo spesa; spend = spendere spende speso; save = risparmiare risparmio; earn =
guadagnare guadagno; lose = perdere perdo perse persero perso perduto; loss = perdita smarrimento smarrire; win =
vincere vince vinse vinsero vinto vittoria; send = mandare inviare spedire trasmettere trasmise trasmesso inoltrare
invio spedizione trasmissione inoltro; receive = ricevere ricevo ricevuto ricezione ricevimento; deliver = consegnare
consegna recapitare; pick up = ritirare ritiro; give back = restituire restituzione rendere rese reso rendo; borrow =
farsi_prestare; lend = prestare; exchange = scambiare scambio; offer = offrire offre offrì offerto offerta proposta
proporre propone proposto propose; accept = accettare accettazione; refuse = rifiutare ricusare diniego respingere
respinse respinto; agree = concordare convenire conviene convenuto convengono accordarsi pattuire pattuito; agreement =
accordo intesa pattuizione patto convenzione; disagree = dissentire disaccordo dissenso; promise = promettere promise
promesso promessa; lie = mentire bugia menzogna; believe in = fede; hope = sperare spero speranza auspicare; fear =
temere paura timore; remember = ricordare ricordo rammentare; forget = dimenticare scordare dimenticanza; meet =
incontrare incontro; acquaintance = conoscente familiarità; greet = salutare saluto; thank = ringraziare
ringraziamento; thanks = grazie; please = prego per_favore per_piacere cortesemente; apologise = scusarsi scusa
scusare; forgive = perdonare perdono; marry = sposare sposarsi nozze matrimonio; separate = separare separazione
separato; divorce = divorzio divorziare divorziato; visit = visitare visita; travel = viaggiare viaggio; move = muovere
muovo mosse mossero mosso spostare spostamento; move house = traslocare trasloco sloggiare trasferirsi; throw = gettare
buttare lanciare lancio; push = spingere spinge spinse spinto spinta; pull = tirare trarre trae traggono trasse tratto;
press = premere schiacciare; touch = toccare tocca; hit = colpire colpisce percuotere percosse; fight = combattere
lottare lotta; kill = uccidere uccise ucciso ammazzare; rescue = salvare salvataggio soccorso soccorrere soccorritore;
protect = proteggere protegge protesse protetto protezione tutelare salvaguardare tutela; defend = difendere difese
difeso difesa; attack = attaccare attacco assalto assalire offensiva attentato; steal = rubare; hide = nascondere
nascose nascosto; discover = scoprire scopre scoperto scoperta; cover = coprire copre coperto; fill = riempire riempie;
empty = vuoto svuotare svuotamento; fill in = compilare compilazione; mix = mescolare frullatore frullare minipimer
miscelatore mescolatore sbattitore impasto miscela miscuglio; wash = lavare lavaggio prelavaggio; clean = pulire pulito
pulizia; dirty = sporco sporcare; dry = asciugare asciutto secco; cook = cucinare cuocere cuoce cosse cotto cottura
cuoco; wear = indossare logorare; dress = vestire vestirsi; undress = spogliarsi svestire; turn on = accendere accende
accese acceso accensione innesco; turn off = spegnere spento spense spegnimento; turn = girare voltare volta giro
ruotare rotazione; explain = spiegare spiegazione illustrare; describe = descrivere descrive descrisse descritto
descrizione; mean = significare significa; meaning = significato; indicate = indicare indicazione additare; contain =
contenere contiene contengono contenne contenuto contenga; include = includere include incluso inclusa inclusione
ricomprendere inglobare compreso compresa compresi; exclude = escludere escluse escluso esclusione; consist =
consistere consistente; belong = appartenere appartiene appartengono appartenente appartenuto appartenenza; possess =
possedere possiede possiedono possedimento possesso detenere detiene detengono detenuto; property = proprietà
titolarità; obtain = ottenere ottengo ottiene ottengono ottenne ottenuto ottenga conseguire conseguimento ottenimento;
achieve = raggiungere raggiunge raggiunse raggiunto raggiungimento; measure = misurare misura misurazione
provvedimento; weigh = pesare peso; count = contare conteggio conta conte contessa contea; calculate = calcolare
calcolo computare computo calcolatrice; check = controllare controllo verificare verifica riscontrare riscontro; test =
collaudare collaudo test prova; compare = confrontare confronto paragonare paragone comparare; distinguish =
distinguere distinse distinto distinzione; recognise = riconoscere riconosce riconobbe riconosciuto riconoscimento;
confirm = confermare conferma convalidare convalida; deny = negare nega; admit = ammettere ammise ammesso ammissione;
declare = dichiarare dichiarazione; announce = annunciare annuncio; inform = informare informativa avvisare
ragguagliare mettere_al_corrente; communicate = comunicare comunicazione; notify = notificare notifica notificazione;
warn = ammonire avvertimento avvertenza; advise = consigliare consiglio suggerire suggerimento; recommend =
raccomandare raccomandazione; consult = consultare consultazione consulenza; discuss = discutere discusse discusso
discussione; argue = litigare litigio bisticciare; complain = lamentarsi lamentela lagnanza; complaint = reclamo
reclami rimostranza doglianza; criticise = criticare critica; praise = lodare lode elogio; judge = giudicare giudice
magistrato; assess = valutare valutazione stimare stima apprezzamento; consider = considerare considerazione reputare;
examine = esaminare esame disamina vagliare; study = studiare studio studioso; research = ricercare ricerca
ricercatore; solve = risolvere risolve risolse risolto; problem = problema inconveniente grattacapo guaio; solution =
soluzione solvente solubile solubilità; organise = organizzare organizzazione; prepare = preparare preparazione
predisporre predispone predisposto apprestare; plan = pianificare piano progettare; manage = gestire gestisce gestione
gestore amministrare; direct = dirigere dirige diresse diretto; lead = condurre conduco conduce conducono condusse
condotto conduzione; control = dominare; govern = governare governo; command = comandare comando; obey = obbedire
ubbidire ottemperare ottemperanza; comply = rispettare rispetto osservare osservanza attenersi attenga; represent =
rappresentare rappresentanza; replace = sostituire sostituzione sostituto rimpiazzare rimpiazzo; distribute =
distribuire distribuzione; divide = dividere divise diviso divisione suddividere suddiviso ripartire ripartizione;
share = condividere condiviso condivisione riparto; join = unire unisce unione congiungere congiunto; connect =
collegare allacciare allacciamento collegamento allaccio connettore adattatore; tie = legare legame cravatta; attach =
allegare allegato accludere accluso; enclosed = unito qui_accluso; concern = riguardare concernere attenere; depend =
dipendere dipende dipeso; result = risultare risultato esito; involve = coinvolgere coinvolse coinvolto coinvolgimento
comportare; influence = influenzare influenza influire influsso; convince = convincere convinse convinto persuadere
persuaso; demand = pretendere pretese preteso pretesa esigere esige; request = richiedere richiede richiese richiesto
richiesta istanza petizione; require = esigenze; apply = applicare applicazione; apply for = candidarsi candidatura;
submit = presentare presentazione; register = registrare registrazione; enrol = iscrivere iscrisse iscritto iscrizione
immatricolare; sign = firmare sottoscrivere sottoscrisse sottoscritto sottoscrizione; signature = firma autografo
sigla; print = stampare stampa stampante stampato tipografia tipografico; copy = copiare copia fotocopia fotocopiare
fotocopiatrice; publish = pubblicare pubblicazione; draw = disegnare disegno; paint = dipingere dipinse dipinto
pitturare verniciare vernice verniciatura pennello lacca laccatura; suffer = soffrire soffre sofferto subire subisce
patire; endure = sopportare; hurt = ferire ferita far_male; heal = guarire guarigione guarito; treat = curare trattare;
care = cura accudire accudimento; look after = badare; observe = constatare; notice = accorgersi accorge accorse
accorto avviso annunzio; realise = rendersi_conto; imagine = immaginare; dream = sognare sogno; intend = intendere
intende intese inteso; intention = intenzione intento; wish = desiderare desiderio augurare augurio; dare = osare;
react = reagire reazione; act = agire azione; behave = comportarsi comportamento; exist = esistere esiste esistente
esistito esistenza; remain = residuo rimanente; last = durare durata ultimo; pass = passare passaggio; cross =
attraversare croce crocifisso crocifissione; exceed = superare eccedere eccedenza superamento oltrepassare; miss =
mancare mancanza carenza signorina; fail = fallire fallimento; delay = ritardo posticipo; postpone = rinviare rinvio
posticipare rimandare differire; anticipate = anticipare; renew = rinnovare rinnovo; extend = prolungare prolungamento
prorogare estendere estese esteso estensione; expire = scadere scade scadono scadde scaduto; expiry = scadenza; cancel
= disdire disdico disdici disdice disdicono disdetto recesso disdetta recedere receda recedente rescindere rescisse
rescisso rescissione; revoke = revocare revoca; dissolve = sciogliere sciolse sciolto scioglimento; validity = validità
vigenza; valid = valido vigente; in force = in_vigore vigere; enter into force = entrata_in_vigore; interrupt =
interrompere interruppe interrotto interruzione; suspend = sospendere sospese sospeso sospensione; resume = riprendere
riprese ripreso ripresa; repeat = ripetere ripetizione ribadire; correct = correggere corregge corresse correzione
rettificare rettifica; mistake = errore sbaglio sbagliare svista refuso; guarantee = garantire garantisce garante
fideiussione; ensure = assicurarsi; insure = assicurare; entrust = affidare affidamento; trust = fidarsi fiducia;
assign = assegnare assegnazione attribuire attribuzione; grant = concedere concesse concesso concessione; transfer =
trasferire trasferimento cedere cessione; transmit = tramandare; inherit = ereditare; donate = donare donazione;
support = sostenere sostiene sostengono sostenne sostenuto sostegno supporto appoggio; encourage = incoraggiare
favorire agevolare; promote = promuovere promosse promosso promozione; hinder = ostacolare ostacolo intralciare
impedimento; force = forza forzare; invite = invitare invito; welcome = accogliere accoglie accolse accolto accoglienza
benvenuto; host = ospitare; guest = ospite; participate = partecipare partecipazione; participant = partecipante;
attend = frequentare presenziare; presence = presenza; absence = assenza; absent = assente; present = presente; elect =
eleggere elesse eletto; election = elezione elettorale elettorato elettore; vote = votare voto votazione suffragio
scheda_elettorale seggio; appoint = nominare nomina designare; resign = dimettersi dimissioni dimise dimesso
dimissionario licenziarsi; retire = collocamento_a_riposo; retirement = pensionamento quiescenza; hire = assumere
assume assunse assunto assunzione noleggiare nolo noleggio; dismiss = licenziare; dismissal = licenziamento; employee =
dipendente impiegato prestatore_di_lavoro; employer = datore datore_di_lavoro; worker = lavoratore lavoratrice operaio
manodopera; colleague = collega colleghi collaboratore collaboratrice; boss = capo titolare padrone; manager =
dirigente responsabile; director = direttore direttrice regista regia; company = azienda impresa società ditta
societario aziendale imprenditoriale imprenditoria; firm = studio_professionale; office = ufficio sede carica; branch
office = filiale succursale; department = reparto dipartimento; headquarters = sede_legale quartier_generale; factory =
fabbrica stabilimento opificio fonderia; workshop = officina laboratorio; shop = negozio bottega punto_vendita
esercizio_commerciale rivendita centro_commerciale grande_magazzino; supermarket = supermercato ipermercato; market =
mercato; customer = cliente clientela avventore; supplier = fornitore fornitrice; supply = fornire fornitura
approvvigionamento rifornimento somministrazione; provide = erogare erogazione provvedere provvede provvisto erogato;
service = servizio servizi; product = prodotto; goods = merce merci; item = articolo; object = oggetto; thing = roba
faccenda; fact = fatti; matter = questione argomento; case = caso fattispecie; event = evento avvenimento; example =
esempio; reason = ragione motivo; purpose = scopo finalità proposito obiettivo; aim = mirare meta; means = mezzo; way =
modo maniera; method = metodo metodologia; procedure = procedura iter; process = processo; condition = condizione;
circumstance = circostanza; situation = situazione; status = status; position = posizione; place = luogo località posto
posti; space = spazio spaziale; area = area zona; region = regione; province = provincia; municipality = comune
municipio; municipal = comunale municipale; city = città cittadina urbano metropoli metropolitano; village = paese
paesino villaggio borgo; country = nazione; nation = patria; world = mondo mondiale; earth = terra terrestre; sea =
mare marittimo marino; mountain = montagna monte montuoso catena_montuosa massiccio; hill = collina colle collinare
pendio; river = fiume fluviale sponda riva alveo; lake = lago laghetto; island = isola isolano arcipelago; beach =
spiaggia balneare; forest = bosco foresta forestale boschivo boscaglia deforestazione disboscamento rimboschimento;
field = campo; countryside = campagna; street = via strada; road = carreggiata stradale; square = piazza piazzale;
avenue = viale; bridge = ponte; corner = angolo; centre = centro; side = lato fianco; part = parte parti componente;
piece = pezzo; half = metà mezz; whole = intero; total = totale complessivo; rest = resto; group = gruppo; series =
serie; number = numero numerico cifra; quantity = quantità quantitativo; amount = importo somma; level = livello;
degree = grado; kind = tipo genere sorta gentile; category = categoria; class = classe; form = modulo formulario; shape
= forma; size = dimensione taglia grandezza; length = lunghezza; width = larghezza; height = altezza statura; depth =
profondità; colour = colore; white = bianco bianchi; black = nero; red = rosso; green = verde; blue = blu azzurro;
light blue = celeste; yellow = giallo; brown = marrone; grey = grigio; pink = rosa roseo; purple = viola porpora;
orange = arancione arancia agrume; big = grande grosso grand gran; small = piccolo; tall = alto; low = basso; long =
lungo lunghi; short = corto breve; wide = largo larghi ampio; narrow = stretto; thin = sottile; deep = profondo; heavy
= pesante; lightweight = leggero leggerezza; light = luce torcia illuminazione illuminare luminosità; dark = scuro
buio; bright = luminoso; clear = chiaro; hot = caldo; cold = freddo raffreddore gelido raffreddamento refrigerazione
refrigerare; cool = fresco; warm = tiepido; new = nuovo; old = vecchio; young = giovane; ancient = antico antichi
antichità; modern = moderno modernità; recent = recente; good = buono buon buona; bad = cattivo pessimo; beautiful =
bello bella bei begli bell bel; ugly = brutto; nice = simpatico carino nizza; easy = facile; difficult = difficile;
difficulty = difficoltà; simple = semplice; complicated = complicato complesso; possible = possibile; possibility =
possibilità facoltà; impossible = impossibile; probable = probabile; probability = probabilità; certain = sicuro;
uncertain = incerto; true = vero; truth = verità; false = falso; right = giusto diritto spettanza; wrong = sbagliato
errato; right side = destra destro; left = sinistra; important = importante rilevante; importance = importanza
rilevanza; necessary = necessario occorrente; useful = utile; useless = inutile; interesting = interessante; interest =
interesse interessi; boring = noioso; strange = strano; normal = normale; special = speciale; general = generale;
ordinary = ordinario; extraordinary = straordinario; rare = raro; frequent = frequente; rich = ricco ricchi; poor =
povero; strong = forte; weak = debole; hard = duro; soft = morbido molle; full = pieno; free = libero; free of charge =
gratuito gratis gratuitamente; expensive = caro costoso; cheap = economico conveniente; fast = veloce rapido svelto;
speed = velocità accelerazione accelerare; slow = lento; slowly = lentamente piano_piano adagio; quiet = tranquillo
silenzioso; noise = rumore rumoroso chiasso schiamazzo baccano rumorosità; silence = silenzio; calm = calmo calma;
happy = felice contento; happiness = felicità; sad = triste; angry = arrabbiato; anger = rabbia ira; tired = stanco
stanchi; sick = malato ammalato; healthy = sano; alive = vivente; dead = defunto salma de_cuius; married = coniugato
sposato; single = celibe nubile scapolo singolo singola; ready = pronto; busy = occupato impegnato; different = diverso
differente; difference = differenza; similar = affine analogo; equal = uguale eguale paritario; next = prossimo;
previous = precedente previo pregresso; following = sottoindicato; first = primo; second = secondo; third = terzo;
fourth = quarto; fifth = quinto; sixth = sesto; seventh = settimo; eighth = ottavo; ninth = nono; tenth = decimo;
twentieth = ventesimo; zero = zero; two = due; three = tre; four = quattro; five = cinque; six = sei; seven = sette;
eight = otto; nine = nove; ten = dieci; eleven = undici; twelve = dodici; thirteen = tredici; fourteen = quattordici;
fifteen = quindici; sixteen = sedici; seventeen = diciassette; eighteen = diciotto; nineteen = diciannove; twenty =
venti; twenty-one = ventuno; twenty-four = ventiquattro; thirty = trenta; forty = quaranta; fifty = cinquanta; sixty =
sessanta; seventy = settanta; eighty = ottanta; ninety = novanta; hundred = cento; two hundred = duecento; three
hundred = trecento; five hundred = cinquecento; hundreds = centinaio centinaia; thousand = mille mila; two thousand =
duemila; ten thousand = diecimila; thousands = migliaio migliaia; million = milione; billion = miliardo; dozen =
dozzina; pair = paio paia coppia; double = doppio raddoppiare; triple = triplo; percent = percento; percentage =
percentuale; once = una_volta; twice = due_volte; january = gennaio; february = febbraio; march = marzo; april =
aprile; may = maggio; june = giugno; july = luglio; august = agosto; september = settembre; october = ottobre; november
= novembre; december = dicembre; monday = lunedì; tuesday = martedì; wednesday = mercoledì; thursday = giovedì; friday
= venerdì; saturday = sabato; sunday = domenica; weekend = fine_settimana weekend; working day = giorno_lavorativo
feriale giorno_feriale giorni_lavorativi; public holiday = festività festivo giorno_festivo; spring = primavera molla;
summer = estate estivo; autumn = autunno autunnale; winter = inverno invernale; season = stagione condire condimento
guarnire; time = tempo; hours = ore orario; minute = minuto; day = giorno giornata giornaliero; daily = quotidiano;
week = settimana; weekly = settimanale; month = mese; monthly = mensile; year = anno annata; annual = annuale annuo;
quarterly = trimestrale trimestre; two-monthly = bimestrale bimestre bimensile; half-year = semestre semestrale;
two-year = biennale biennio; three-year = triennale triennio; four-year = quadriennale quadriennio; five-year =
quinquennale quinquennio; decade = decennio decennale; century = secolo secolare; date = data dattero; calendar =
calendario; morning = mattina mattino mattinata; noon = mezzogiorno; afternoon = pomeriggio; evening = sera serata;
night = notte notturno; midnight = mezzanotte; moment = momento istante; period = periodo; past = passato; future =
futuro; age = età; start date = decorrenza; christmas = natale natalizio; easter = pasqua pasquale; new year =
capodanno; carnival = carnevale; mid-august holiday = ferragosto; person = persona individuo soggetto; people = gente
popolo popolazione; human = umano; man = uomo uomini umanità; woman = donna; boy = ragazzo; girl = ragazza; child =
bambino bambina bimbo bimba fanciullo pargolo infantile; baby = neonato poppante lattante; son = figlio figli prole
figliolo; daughter = figlia; father = padre papà babbo; mother = madre mamma; parents = genitore genitori; brother =
fratello; sister = sorella; brothers and sisters = germano; husband = marito; wife = moglie mogli; spouse = coniuge
consorte; cohabitant = convivente convivenza coabitazione; partner = compagno compagna partner; fiance = fidanzato;
grandfather = nonno; grandmother = nonna; grandchild = nipote nipotino; uncle = zio zii; aunt = zia; cousin = cugino;
father-in-law = suocero; mother-in-law = suocera; son-in-law = genero; daughter-in-law = nuora; brother-in-law =
cognato; orphan = orfano; widow = vedovo vedova vedovanza; twin = gemello; relative = parente parentela congiunti;
family = famiglia famigliare; family member = familiare; household = nucleo_familiare; friend = amico amici amica
amiche; friendship = amicizia; enemy = nemico nemici ostilità ostile; neighbour = vicini confinante dirimpettaio;
neighbourhood = quartiere rione vicinato; mister = signore signor sig dott egregio; lady = signora gentildonna; adult =
adulto maggiorenne; adulthood = maggiore_età; minor = minorenne minore_età; elderly = anziano vecchiaia senescenza;
youth = gioventù giovinezza; childhood = infanzia; name = nome; surname = cognome; nickname = soprannome; title =
titolo; male = maschio maschile; female = femmina femminile; sex = sesso; gender = sessuale; stranger = sconosciuto
ignoto; foreigner = straniero forestiero; immigrant = immigrato immigrazione extracomunitario; emigrant = emigrato
emigrazione; refugee = rifugiato profugo asilante esilio esiliare esule asilo_politico; citizen = cittadino;
citizenship = cittadinanza; nationality = nazionalità; inhabitant = abitante abitato; body = corpo; head = testa; face
= viso volto; eye = occhio occhi palpebra pupilla retina; ear = orecchio orecchie; nose = naso nasale; mouth = bocca;
tooth = dente; tongue = lingua; lip = labbro labbra; hair = capelli capello capigliatura barba; fur = pelo peli
pelliccia; neck = nuca collo; throat = gola; shoulder = spalla; arm = braccio braccia; elbow = gomito gomiti; wrist =
polso; hand = mano mani; finger = dito dita; nail = unghia rivetto chiodo inchiodare; chest = petto torace; breast =
seno mammella; back = schiena dorso; belly = pancia addome ventre addominale; stomach = stomaco gastrico; leg = gamba;
knee = ginocchio ginocchia; ankle = caviglia; foot = piede calcagno tallone; toe = alluce; skin = pelle cutaneo
epidermide cute; bone = osso ossa osseo scheletro; muscle = muscolo muscolare tendine; blood = sangue sanguigno ematico
sanguinoso cruento; heart = cuore cardiaco; brain = cervello cerebrale cranio; lung = polmone polmonare; liver = fegato
epatico; kidney = rene renale; bladder = vescica; intestine = intestino intestinale; nerve = nervo nervoso; mind =
mente; mental = mentale psichico; soul = anima; spirit = spirito spirituale; idea = idea; thought = pensiero; opinion =
opinione parere; feeling = sentimento sensazione; emotion = emozione; taste = gusto sapore assaggiare; smell = odore
odorare; voice = voce; word = parola vocabolo; sentence = frase; language = idioma linguaggio; letter = lettera
missiva; registered letter = raccomandata; certified email = pec posta_elettronica_certificata; email = e-mail email
mail posta_elettronica spam; mail = postale corrispondenza posta; postman = postino portalettere; stamp = francobollo
affrancatura; tax stamp = marca_da_bollo bollo; parcel = pacco; envelope = busta; postcode = cap; postcard = cartolina;
address = indirizzo recapito rivolgersi rivolgere rivolse rivolto indirizzare; house number = civico numero_civico;
sender = mittente; recipient = destinatario; acknowledgement of receipt = avviso_di_ricevimento ricevuta_di_ritorno;
page = pagina; paper = carta; sheet = foglio lenzuolo lenzuola; book = libro; notebook = quaderno; newspaper = giornale
rotocalco; magazine = rivista; library = biblioteca bibliotecario bibliografia; bookshop = libreria; text = testo
testuale; note = nota; memo = promemoria; list = elenco lista; chart = tabella prospetto; picture = immagine; photo =
foto fotografia; story = storia; tale = favola fiaba; news = notizia notiziario telegiornale; message = messaggio;
information = informazione; house = casa dimora; home = domicilio; residence = residenza; dwelling = abitazione
alloggio; apartment = appartamento monolocale bilocale trilocale; villa = villetta villino villa; building = edificio
fabbricato palazzo palazzina stabile; real estate = immobile immobiliare bene_immobile; room = stanza camera vano
locale; bedroom = camera_da_letto; kitchen = cucina cucinino; living room = soggiorno salotto tinello; hall = sala
salone; bathroom = bagno servizi_igienici stanza_da_bagno; toilet = gabinetto wc latrina toilette carta_igienica
sciacquone; shower = doccia; bathtub = vasca vasca_da_bagno; sink = lavandino lavello lavabo acquaio affondare; tap =
rubinetto; corridor = corridoio andito; entrance = ingresso entrata; exit = uscita; door = porta portone; gate =
cancello; doorbell = campanello citofono citofonare; lock = serratura chiudere_a_chiave lucchetto; key = chiave; window
= finestra doppi_vetri vetrocamera davanzale; glass = vetro bicchiere vetrata vetraio; shutter = persiana tapparella
serranda; wall = muro parete mura muratura murario murature; floor = pavimento; ceiling = soffitto; roof = tetto
tettoia; attic = soffitta mansarda sottotetto solaio; cellar = cantina scantinato; stairs = scala scale gradino; lift =
ascensore sollevare alzare sollevamento; balcony = balcone poggiolo balconata loggia; terrace = terrazza terrazzo;
courtyard = cortile; garden = giardino; gardener = giardiniere; lawn = prato; hedge = siepe; fence = recinzione recinto
staccionata; garage = garage autorimessa box_auto; parking space = posto_auto; parking = parcheggio parcheggiare sosta
posteggio; land plot = terreno; furniture = mobili arredamento arredo mobilia mobilio arredare; furnished = ammobiliato
arredato; unfurnished = non_arredato; table = tavolo tavola; chair = sedia seggiola; armchair = poltrona; sofa = divano
sofà; bed = letto; mattress = materasso; pillow = cuscino guanciale federa; blanket = coperta; towel = asciugamano
asciugamani salvietta; wardrobe = armadio guardaroba; drawer = cassetto; shelf = scaffale mensola ripiano; mirror =
specchio specchi specchietto; lamp = lampada lampadina; curtain = tenda tendina tendaggio sipario; carpet = tappeto
moquette; clock = orologio pendolo sveglia; fridge = frigorifero frigo; freezer = congelatore surgelatore freezer
congelamento surgelare surgelazione; oven = forno; stove = stufa fornelletto; hob = fornello piano_cottura
piano_di_cottura piastra; dishwasher = lavastoviglie; washing machine = lavatrice lavabiancheria; dryer = asciugatrice;
iron = ferro_da_stiro stirare ferro stiratura stiro; vacuum cleaner = aspirapolvere; household appliance =
elettrodomestico elettrodomestici; television = televisione televisore tv televisivo; radio = radio radiofonico;
computer = computer calcolatore elaboratore portatile tablet informatica informatico; phone = telefono telefonico
telefonare telefonata; mobile phone = cellulare telefonino smartphone; camera = fotocamera macchina_fotografica
videocamera; heating = riscaldamento termosifone calorifero radiatore riscaldatore stufetta; boiler = caldaia caldaista
caldaia_a_condensazione; water heater = boiler scaldabagno scaldacqua; air conditioning = condizionatore climatizzatore
aria_condizionata climatizzazione; chimney = camino canna_fumaria caminetto ciminiera comignolo; electricity =
elettricità corrente_elettrica energia_elettrica; electric = elettrico; power = potenza watt chilowatt wattaggio;
energy = energia energetico efficienza_energetica; gas = gas metano gassoso; water = acqua idrico; fire = fuoco
incendio; flame = fiamma; smoke = fumo fumare; cigarette = sigaretta tabacco; air = aria; wind = vento ventoso brezza;
rain = pioggia piovere piove piovve piovoso nubifragio acquazzone precipitazione; snow = neve nevicare nevicata nevoso
innevamento; ice = ghiaccio ghiacciato; frost = gelo gelata brina; fog = nebbia foschia nebbioso; storm = tempesta
temporale burrasca; hail = grandine grandinata grandinare; flood = alluvione allagamento inondazione inondare
esondazione; earthquake = terremoto sisma sismico; weather = meteo meteorologico previsioni_del_tempo
previsioni_meteorologiche meteorologia meteorologo; sun = sole solare; moon = luna lunare; star = stella stellare
costellazione; sky = cielo; cloud = nuvola nube cloud; shadow = ombra; stone = pietra sasso pietroso lapideo; sand =
sabbia sabbioso; gold = oro aureo dorato; silver = argento; steel = acciaio acciaio_inossidabile inox inossidabile
siderurgia siderurgico acciaieria; wood = legno ligneo legname compensato; plastic = plastica; fabric = stoffa tessuto
filatura tessile tessitura tessere tessitore; cotton = cotone; wool = lana; leather = cuoio pelletteria conceria
conciare; animal = animale fauna faunistico selvaggina; pet = animale_domestico animali_domestici animale_da_compagnia;
dog = cane cagnolino cucciolo guinzaglio canino; cat = gatto felino; cat litter = lettiera; horse = cavallo equino
giumenta puledro; cow = mucca vacca; pig = maiale suino; sheep = pecora; goat = capra caprino; hen = gallina; bird =
uccello ornitologia; fish = pesce pesci ittico pescare; mouse = topo ratto; insect = insetto; bee = ape api apicoltore
apicoltura alveare arnia; mosquito = zanzara zanzariera; plant = pianta piantare piantagione botanica botanico; tree =
albero; flower = fiore floreale fioritura fiorire petalo; leaf = foglia fogliame; grass = erba erbaceo; root = radice;
seed = seme; food = cibo alimento alimentare vitto vivanda; meal = pasto; breakfast = colazione; lunch = pranzo
pranzare; dinner = cena cenare; snack = merenda spuntino; bread = pane panino panificazione panettiere; bakery =
panetteria panificio fornaio; butcher = macelleria macellaio; grocery = drogheria generi_alimentari; pasta = pasta
pastasciutta spaghetti tagliatelle; rice = riso risaia; meat = carne; ham = prosciutto; sausage = salsiccia salame
insaccato salumi; chicken = pollo pulcino pollaio; beef = manzo bovino vitello; egg = uovo uova; cheese = formaggio
caseario; milk = latte caseificio latticino lattiero; butter = burro margarina; oil = olio; vinegar = aceto; salt =
sale; pepper = pepe; sugar = zucchero; honey = miele; flour = farina semola semolino amido fecola; fruit = frutta
frutto; apple = mela melo; pear = pera pero; lemon = limone; grape = uva; cherry = ciliegia ciliegio; peach = pesca;
strawberry = fragola; nut = noce nocciola; vegetable = verdura ortaggi ortaggio; potato = patata; tomato = pomodoro;
onion = cipolla; garlic = aglio; carrot = carota; lettuce = lattuga insalata; bean = fagiolo fagiolino fava legume
leguminosa; pea = pisello; soup = minestra zuppa brodo minestrone; cake = torta dolce pasticceria pasticcino
pasticciere; biscuit = biscotto; chocolate = cioccolato cioccolata cacao; ice cream = gelato gelateria; coffee = caffè
espresso; tea = tè tisana infuso camomilla; wine = vino vinicolo enologia; beer = birra birrificio birreria; alcoholic
= alcolico bevanda_alcolica superalcolico; beverage = bevanda bibita; juice = succo spremiagrumi; bottle = bottiglia
apribottiglie cavatappi; cup = tazza tazzina; plate = piatto; spoon = cucchiaio cucchiaino; fork = forchetta; knife =
coltello lama; pot = pentola pentola_a_pressione casseruola; pan = padella; ingredient = ingrediente; hunger = fame
affamato; thirst = sete assetato; restaurant = ristorante trattoria osteria ristorazione taverna; pizzeria = pizzeria;
bar = bar; waiter = cameriere cameriera; tip = mancia; hotel = albergo hotel alberghiero ostello locanda; chef = chef
cuoca; clothes = vestito vestiti indumento abbigliamento abito; underwear = biancheria mutande intimo; shirt = camicia
maglietta; trousers = pantaloni calzoni jeans; skirt = gonna; jacket = giacca giubbotto; coat = cappotto soprabito
impermeabile gilet mantello; sweater = maglione maglia golf; shoe = scarpa calzatura calzaturiero stivale pantofola
ciabatte laccio; sock = calza calzino collant; hat = cappello; glove = guanto; scarf = sciarpa foulard; glasses =
occhiali ottico; umbrella = ombrello ombrellone; bag = borsa sacco sacchetto; pocket = tasca tascabile; suitcase =
valigia; luggage = bagaglio; backpack = zaino; box = scatola scatolone; packaging = imballaggio imballo confezione
disimballare; packet = pacchetto; lid = coperchio; tool = attrezzo utensile cassetta_degli_attrezzi; equipment =
attrezzatura apparecchiatura; machine = macchina macchinario; device = dispositivo apparecchio; system = sistema;
installation = impianto installazione installatore; engine = motore propulsore motore_a_scoppio motore_a_combustione
combustione pistone; wheel = ruota; screw = vite avvitare svitare; hammer = martello martellare; rope = corda fune
spago; wire = filo; cable = cavo cordone cablaggio; pipe = tubo tubazione manichetta tubatura conduttura; button =
pulsante tasto bottone pulsantiera premuto; switch = interruttore commutatore deviatore; socket = presa_di_corrente
presa_elettrica; plug = spina; battery = batteria pila accumulatore; light bulb = neon; toy = giocattolo bambola
burattino marionetta rompicapo; ball = palla pallone; football = calcio; sport = sport sportivo; game = partita; team =
squadra; race = gara; competition = concorrenza concorrente competitivo competitività; contest = concorso; prize =
vincita premiare; music = musica musicale musicista; song = canzone; cinema = cinema cinematografico cinematografia;
film = film pellicola; theatre = teatro; museum = museo; painting = quadro pittura; artist = artista; art = arte
artistico; writer = scrittore scrittrice; actor = attore attrice recitazione recitare; party = festa festeggiare;
birthday = compleanno; gift = regalo regalare omaggio; anniversary = anniversario; wedding = sposalizio; funeral =
funerale esequie funebre; burial = sepoltura tumulazione inumazione seppellire sepolto; cremation = cremazione cremato;
cemetery = cimitero camposanto; grave = tomba loculo; church = chiesa ecclesiastico; priest = prete sacerdote parroco
clero; parish = parrocchia parrocchiale; religion = religione religioso; god = dio iddio; saint = santo sant san;
baptism = battesimo battezzare battistero; prayer = preghiera pregare; war = guerra bellico; peace = pace; army =
esercito armata armato forze_armate; soldier = soldato reduce veterano; military = militare; weapon = arma armi
armamento munizioni polvere_da_sparo; king = re; queen = regina; law = legge; statutory = legale; legislative decree =
decreto_legislativo d_lgs dlgs; decree = decreto; regulation = regolamento normativa ordinamento; rule = norma regola
disciplina; provision = disposizione prescrizione; paragraph = comma paragrafo capoverso; constitution = costituzione;
constitutional = costituzionale; civil code = codice_civile; code = codice; legal = giuridico; lawful = lecito;
unlawful = illecito illegittimo illegale; legitimate = legittimo; lawyer = avvocato difensore patrocinatore; bar
association = ordine_degli_avvocati; notary = notaio notarile rogito; court = tribunale corte foro pretura; justice of
peace = giudice_di_pace; supreme court = cassazione; lawsuit = lite contenzioso controversia vertenza; trial =
processuale dibattimento giudizio; hearing = udienza; judgment = sentenza pronuncia; court order = ordinanza;
injunction = ingiunzione decreto_ingiuntivo; appeal = ricorso appello impugnazione impugnare gravame; appellant =
ricorrente appellante; plaintiff = querelante; defendant = imputato; contracting party = contraente parte_contraente;
counterparty = controparte; witness = testimone teste testimonianza testimoniare; oath = giuramento giurare; crime =
reato delitto crimine criminalità criminale; thief = ladro; theft = furto; robbery = rapina scippo; burglary =
effrazione scasso; fraud = frode truffa raggiro; forgery = falsificazione contraffazione; murder = omicidio assassinio
assassinare assassino; violence = violenza; threat = minaccia minacciare; extortion = estorsione ricatto; abuse = abuso
abusare maltrattamento; harassment = molestia stalking; police = polizia questura; policeman = poliziotto vigile;
carabinieri = carabiniere; municipal police = vigili_urbani vigile_urbano; firefighters = vigili_del_fuoco pompiere;
arrest = arresto; prison = prigione carcere galera carcerario; detainee = carcerato; imprisonment = reclusione
detenzione; punishment = pena punizione punire; penalty = penale_contrattuale sanzione penale; fine = multa ammenda
contravvenzione; report = denuncia denunciare querela resoconto rendiconto; mediation = mediazione conciliazione;
mediator = mediatore; arbitration = arbitrato; settlement = transazione componimento insediamento; damages =
risarcimento risarcire; compensation = indennizzo indennizzare; damage = danneggiare danneggiamento guasto danno;
injured party = danneggiato parte_lesa; liability = responsabilità; culpable = colpevole; fault = colpa anomalia;
intent = dolo doloso; negligence = negligenza negligente incuria; diligence = diligenza; good faith = buona_fede; force
majeure = forza_maggiore; default = inadempimento inadempienza inadempiente; late payer = moroso; arrears = morosità
arretrato arretrati; formal notice = diffida messa_in_mora costituzione_in_mora intimazione; reminder = sollecito
sollecitare; enforcement = esecuzione_forzata; bailiff = ufficiale_giudiziario; seizure = pignoramento pignorare
sequestro; auction = asta; bankruptcy = fallimentare; insolvency = insolvenza insolvente insolvibile; over-indebtedness
= sovraindebitamento; debt collection = recupero_crediti; be entitled = spettare avente_diritto; holder = intestatario
intestato; bearer = portatore; heir = erede coerede legittimario; inheritance = eredità successione asse_ereditario
successorio ereditario; will = testamento testatore; legacy = lascito legato; guardian = tutore; guardianship =
tutela_legale; support administrator = amministratore_di_sostegno; proxy = delega delegare delegato delegante; power of
attorney = procura; custody = potestà; alimony = alimenti assegno_di_mantenimento; maintenance payment = mantenimento;
contract = contratto contrattuale; draft = bozza; stipulate = stipulare stipula stipulazione; clause = clausola; annex
= appendice; chapter = capitolo; signatory = firmatario; person concerned = interessato; below = infra di_seguito;
above mentioned = suddetto sopracitato suindicato predetto summenzionato anzidetto sopraindicato succitato; aforesaid =
premesso premessa premesse; referred to = di_cui; tacit renewal = tacito_rinnovo rinnovo_tacito tacito; tie-in period =
vincolo; cooling-off = ripensamento diritto_di_ripensamento; notice period = preavviso; term = termine; deadline =
termine_ultimo termine_perentorio termini scadenzario; at latest = al_più_tardi non_oltre; backdated = retroattivo;
effective from = a_decorrere decorrere decorre; null = nullo nullità; avoidable = annullabile; unfair term =
vessatorio; binding = vincolante; mandatory = obbligatorio inderogabile tassativo perentorio; optional = facoltativo
opzionale; exception = deroga eccezione derogare; rent = affitto canone pigione fitto canone_di_locazione locazione
locatizio locativo affittare locare appigionare dare_in_affitto; lease for use = comodato; landlord = locatore
locatrice padrone_di_casa affittacamere; tenant = inquilino conduttore locatario affittuario pigionante conduttrice;
subletting = sublocazione subaffitto subaffittare sublocare; deposit = deposito cauzione caparra deposito_cauzionale;
confirmatory deposit = caparra_confirmatoria; advance = acconto anticipo anticipazione; eviction = sfratto sfrattare
sgombero; vacate = sgomberare; handover = riconsegna; occupancy = occupante; condominium = condominio condominiale;
condominium owner = condomino; building manager = amministratore_di_condominio amministratore; condominium fees =
spese_condominiali oneri_accessori; millesimal share = millesimo millesimale; caretaker = portiere portinaio custode
portineria; cleaning = pulizie pulitura; cleaner = addetto_alle_pulizie colf domestica; ordinary maintenance =
manutenzione; renovation = ristrutturazione ristrutturare rifacimento ammodernamento restauro restaurare; redecorate =
imbiancare tinteggiare imbiancatura tinteggiatura imbianchino; wear and tear = usura deterioramento deperimento
logorio; mould = muffa; humidity = umidità umido; leak = infiltrazione fuoriuscita; blocked = intasato otturato; broken
down = avaria guastarsi; repairman = riparatore tuttofare; plumber = idraulico idraulica; electrician = elettricista;
bricklayer = muratore; carpenter = falegname carpentiere carpenteria falegnameria; painter = pittore pittrice pittorico
tela cavalletto; architect = architetto architettura architettonico; surveyor = geometra; engineer = ingegnere
ingegneria ingegneristico; technician = tecnico tecnici; craftsman = artigiano artigianale artigianato; building site =
cantiere; works = lavori; building permit = concessione_edilizia permesso_di_costruire; planning = urbanistico;
construction = edile edilizia; scaffolding = ponteggio impalcatura; contractor = appaltatore impresario; contract work
= appalto; subcontract = subappalto subappaltatore; client = committente; tender = bando; square metre = mq
metro_quadro; metre = metro; kilometre = chilometro; centimetre = centimetro; kilogram = chilo chilogrammo kg; gram =
grammo etto; litre = litro; ton = tonnellata; surface = superficie metratura superficiale; floor plan = planimetria
piantina; land registry = catasto catastale visura; mortgage register = conservatoria; deed = atto; deed of sale =
rogito_notarile compravendita; preliminary contract = compromesso preliminare; buyer = acquirente compratore; seller =
venditore venditrice alienante; estate agent = agente_immobiliare agenzia_immobiliare; agency = agenzia; broker =
intermediario sensale; commission = provvigione commissione; bare ownership = nuda_proprietà; usufruct = usufrutto
usufruttuario; easement = servitù; boundary = confine; inspection = ispezione sopralluogo revisione; inventory =
inventario; habitable = abitabile agibilità abitabilità; energy certificate = attestato_energetico; energy class =
classe_energetica; insulation = isolamento coibentazione coibentare isolante cappotto_termico; energy saving =
risparmio_energetico; house rules = regolamento_di_condominio; nuisance = disturbare disturbo; resident = residente;
registry office = anagrafe anagrafico; civil registry = stato_civile; bank = banca istituto_di_credito bancario
banchiere; account = conto; current account = conto_corrente; account statement = estratto_conto; account holder =
correntista; balance = giacenza saldo; counter = sportello; cash machine = bancomat sportello_automatico; debit card =
carta_di_debito; credit card = carta_di_credito; prepaid = prepagato; card = tessera; identity card = carta_d_identità
carta_identità; pin = pin; password = password parola_d_ordine; bank transfer = bonifico bonificare; iban = iban
codice_iban; postal payment slip = bollettino; direct debit = addebito_diretto domiciliazione rid sdd; debit = addebito
addebitare; credit = accredito accreditare credito creditizio; withdraw money = prelevare prelievo; deposit money =
depositare; cash = contanti contante; currency = valuta monetario; coin = moneta; banknote = banconota; money = denaro
soldi quattrini; euro = euro; cent = centesimo; cheque = assegno; bill of exchange = cambiale; creditor = creditore;
debt = debito debitorio; debtor = debitore; loan = prestito mutuo finanziamento; mortgage = ipoteca ipotecario;
borrower = mutuatario; lender = mutuante finanziatore; instalment = rata rateizzare rateizzazione rateale rateazione;
refund = rimborso rimborsare; early repayment = estinzione_anticipata; extinguish = estinguere estinse estinto
estinzione; late interest = interessi_di_mora mora; interest rate = tasso tasso_di_interesse; annual percentage rate =
taeg tan; usury = usuraio; overdraft = scoperto_di_conto fido; guarantor = fideiussore; surety = avallo; pledge =
pegno; investment = investimento investire; investor = investitore; shares = azioni; shareholder = azionista
socio_di_capitale; securities = titoli; fund = fondo; savings account = libretto; yield = rendimento; profit = profitto
utile_di_esercizio lucro; risk = rischio rischioso; inflation = inflazione; price = prezzo; price list = listino
tariffario; tariff = tariffa; fee = diritti_di_segreteria compenso onorario parcella; expenses = spese esborso uscite;
charges = onere oneri; bargain = affare; discount = sconto scontare ribasso riduzione_di_prezzo; sales = saldi
svendita; promotional = promozionale; surcharge = maggiorazione sovrapprezzo supplemento; quote = preventivo; order =
ordine ordinazione ordinare; invoice = fattura fatturare fatturazione; pro forma = proforma; bill = conto_da_pagare
bolletta; receipt = ricevuta quietanza scontrino; delivery note = bolla ddt; credit note = nota_di_credito; due =
esigibile; unpaid = insoluto impagato; balance due = conguaglio; net = netto; gross = lordo; taxable = imponibile
imponibilità; turnover = fatturato giro_d_affari; accounting = contabilità contabile; accountant = commercialista
ragioniere; balance sheet = bilancio; budget = bilancio_preventivo; tax = imposta tassa tributo fiscale tributario;
value added tax = iva; income tax = irpef; corporate tax = ires irap; property tax = imu; waste tax = tari; excise =
accisa; customs = dogana doganale dazio; tax return = dichiarazione_dei_redditi modello_unico; tax authority =
agenzia_delle_entrate fisco erario; taxpayer = contribuente; tax number = codice_fiscale; vat number = partita_iva;
withholding = ritenuta trattenuta trattenere trattiene trattenne trattenuto; withholding agent = sostituto_d_imposta;
deduction = detrazione deduzione detrarre detrae detratto dedurre dedotto deducibile detraibile detraibilità; tax rate
= aliquota; bracket = scaglione; exempt = esente esentare esentato; exemption = esenzione esonero; tax relief =
agevolazione agevolato sgravio bonus; tax evasion = evasione_fiscale evasione; tax assessment = accertamento; tax bill
= cartella_esattoriale cartella; tax collection = riscossione riscuotere riscosse riscosso; income = reddito entrate;
self-declaration = autocertificazione dichiarazione_sostitutiva; economic indicator certificate = isee; flat-rate =
forfettario forfait; regime = regime; stamp duty = imposta_di_bollo; registration tax = imposta_di_registro; fiscal
year = esercizio; employment = lavoro_subordinato occupazione; job = posto_di_lavoro mestiere; profession = professione
professionale; freelancer = libero_professionista autonomo freelance; trade union = sindacato sindacale sindacalista;
collective agreement = contratto_collettivo ccnl; strike = sciopero scioperare; wage = salario retribuzione stipendio
paga mercede; payslip = busta_paga cedolino; pay level = inquadramento; thirteenth salary = tredicesima gratifica;
bonus = incentivo; seniority = anzianità; severance pay = tfr liquidazione buonuscita trattamento_di_fine_rapporto;
expense reimbursement = rimborso_spese; allowance = indennità; meal voucher = buono_pasto; travel expenses = trasferta
diaria trasfertista; working hours = orario_di_lavoro; overtime = straordinari lavoro_straordinario; part-time =
part-time tempo_parziale; full-time = full-time tempo_pieno; shift = turno turnista; night shift = turno_notturno
lavoro_notturno; rest period = riposo riposare; holidays = ferie vacanza vacanze; leave of absence = congedo
aspettativa; sick leave = mutua; maternity = maternità; paternity = paternità; parental leave = congedo_parentale;
breastfeeding = allattamento allattare; pregnancy = gravidanza gestazione; pregnant = incinta gestante puerpera; give
birth = partorire partoriente travaglio; probation = periodo_di_prova; trainee = tirocinante stagista praticante;
internship = tirocinio stage praticantato; apprentice = apprendista; apprenticeship = apprendistato; permanent contract
= tempo_indeterminato indeterminato; fixed-term = tempo_determinato determinato; temporary = temporaneo provvisorio
precario transitorio; temporary work agency = interinale; seasonal = stagionale; remote work = smart_working telelavoro
lavoro_agile; task = mansione compito; duty = incarico incombenza; role = ruolo; qualification = qualifica
titolo_di_studio; skill = competenza capacità abilità; experience = esperienza; curriculum = curriculum cv
piano_di_studi; job interview = colloquio; vacancy = offerta_di_lavoro posto_vacante; applicant = candidato richiedente
aspirante; selection = selezione; promotion = avanzamento; career = carriera; training = formazione addestramento
formativo; course = corso_di_formazione corso corsi; refresher course = aggiornamento aggiornare; disciplinary =
disciplinare; written warning = richiamo richiamo_scritto; just cause = giusta_causa; justified reason =
giustificato_motivo; employment relationship = rapporto_di_lavoro; relationship = rapporto relazione; confidentiality =
riservatezza segretezza; confidential = riservato confidenziale; non-competition = non_concorrenza; workplace safety =
sicurezza_sul_lavoro antinfortunistica; safety = sicurezza; accident at work = infortunio infortunarsi; occupational
disease = malattia_professionale; protective equipment = dpi; helmet = casco elmetto elmo; unemployment =
disoccupazione disoccupato inoccupato; unemployment benefit = naspi; short-time work = cassa_integrazione; job centre =
collocamento; undeclared work = lavoro_nero; voucher = voucher; self-employed = lavoro_autonomo; domestic worker =
badante; babysitter = tata bambinaia babysitter; pension = pensione pensionistico trattamento_pensionistico; pensioner
= pensionato; old-age pension = pensione_di_vecchiaia; survivor's pension = reversibilità superstite; disability
pension = pensione_di_invalidità; supplementary pension = previdenza_complementare; social security = previdenza
previdenziale; social security institute = inps; work insurance institute = inail; social security contribution =
contributo_previdenziale contribuzione contributivo; contribution = contributo contribuire; requirement = requisito
presupposto; benefit = beneficio beneficiario sussidio beneficiare; attendance allowance = indennità_di_accompagnamento
accompagnamento; family allowance = assegno_unico assegni_familiari; subsidy = sovvenzione contributi; welfare =
assistenza_sociale welfare assistenziale; social = sociale; social worker = assistente_sociale; public office = ente
ufficio_pubblico; public = pubblico pubblici; private = privato; citizen service office = urp caf patronato;
administration = amministrazione amministrativo; authority = autorità; government = governativo; ministry = ministero
ministeriale; minister = ministro; parliament = parlamento parlamentare; president = presidente presidenza
presidenziale; mayor = sindaco; city council = giunta consiglio_comunale; councillor = consigliere assessore;
prefecture = prefettura; police headquarters = questore; local health authority = asl ats; political party = partito;
politics = politica politico statista; political = politici; democracy = democrazia democratico; republic = repubblica
repubblicano; official = ufficiale; officer = funzionario; public employee = statale; document = documento;
documentation = documentazione incartamento; certificate = certificato; attestation = attestato attestazione attestare;
certify = certificare; file = pratica fascicolo dossier file; archive = archivio archiviare archivistico; protocol =
protocollo protocollare; seal = timbro timbrare guarnizione sigillare sigillatura; authenticated = autenticato
autenticare; original = originale; duplicate = duplicato; certified copy = copia_conforme; apostille = apostilla;
translation = traduzione tradurre tradotto; permit = autorizzazione nullaosta benestare nulla_osta permesso; licence =
licenza; concession holder = concessionario; residence permit = permesso_di_soggiorno; passport = passaporto; border =
frontiera; embassy = ambasciata; consulate = consolato; birth certificate = atto_di_nascita; family certificate =
stato_di_famiglia; criminal record = casellario; date of birth = data_di_nascita; place of birth = luogo_di_nascita;
appointment = appuntamento; booking = prenotazione prenotare; queue = coda fila; opening hours = orario_di_apertura;
electronic identity = spid; digital = digitale digitalizzare digitalizzazione; online = online telematico; website =
sito browser motore_di_ricerca; download = scaricare; user = utente utenza; username = nome_utente account; access =
accesso; log in = autenticarsi; privacy = privacy protezione_dei_dati; personal data = dati_personali; data = dati
dato; processing = trattamento elaborazione elaborare; consent = consenso assenso; objection = opposizione opporsi
oppose opposto obiezione; reject = rigetto rigettare reiezione; approval = approvazione approvare; tacit consent =
silenzio_assenso; issue = rilasciare emissione emettere emise emesso emanare rilascio; competent = competente;
responsible = incaricato addetto responsabilizzare; insurance = assicurazione assicurativo; insurance policy = polizza;
insurer = assicuratore compagnia_assicurativa; insured = assicurato; premium = premio; claim = sinistro; expert =
perito perizia esperto; excess = franchigia eccesso; coverage = copertura_assicurativa copertura; coverage limit =
massimale; uninsured = non_assicurato; liability insurance = responsabilità_civile; car liability insurance = rca
rc_auto; comprehensive insurance = kasko; claim report = denuncia_di_sinistro constatazione_amichevole; no-claims bonus
= classe_di_merito bonus_malus; policyholder = stipulante; health insurance = assicurazione_sanitaria; disaster =
calamità; lightning = fulmine lampo parafulmine; explosion = esplosione scoppio esplodere esploso esplosivo; indemnify
= tenere_indenne manlevare manleva indenne; right of recourse = rivalsa regresso; consumer = consumatore consumatrice;
return goods = reso_merce restituzione_merce; spare part = ricambio pezzo_di_ricambio ricambi; warranty = garanzia;
defect = difetto vizio difettoso vizi; lack of conformity = difformità non_conformità; conformity = conformità
conforme; manufacturer = fabbricante produttore costruttore; trader = commerciante negoziante esercente mercantile;
dealer = rivenditore; wholesale = ingrosso all_ingrosso grossista; retail = dettaglio al_dettaglio dettagliante; shop
assistant = commesso; shop window = vetrina; checkout = cassiere cassa; cart = carrello; stock = scorta scorte
magazzino; available = disponibile; availability = disponibilità; out of stock = esaurito; delivery time =
tempi_di_consegna; courier = corriere; carrier = vettore spedizioniere; shipping costs = spese_di_spedizione; home
delivery = a_domicilio; distance selling = vendita_a_distanza; e-commerce = commercio_elettronico; trade = commercio
commerciale; import = importare importazione; export = esportare esportazione esportatore; second-hand = usato
di_seconda_mano; quality = qualità; sample = campione; brand = marca marchio; label = etichetta etichettatura
etichettare; gift voucher = buono_regalo; loyalty card = carta_fedeltà; raffle = lotteria; complete = completo ultimare
completare completamento ultimazione; incomplete = incompleto; faulty = malfunzionante malfunzionamento; function =
funzione funzionare funzionamento; scratch = graffio graffiare ammaccatura ammaccare; customer service =
assistenza_clienti servizio_clienti; assistance = assistenza; call centre = call_center centralino; toll-free number =
numero_verde; manual = manuale; instructions = istruzioni istruzione; car = automobile autovettura auto autoveicolo
vettura automobilistico; vehicle = veicolo automezzo; motor vehicle = motoveicolo; lorry = camion autocarro; van =
furgone furgoncino; motorcycle = moto motocicletta motociclo motociclista motociclismo; moped = motorino ciclomotore
scooter; bicycle = bicicletta bici ciclismo ciclistico pista_ciclabile; registration document =
libretto_di_circolazione carta_di_circolazione; licence plate = targa; vehicle registration = immatricolazione; driving
licence = patente; driving school = autoscuola scuola_guida; road tax = bollo_auto tassa_automobilistica; mechanic =
meccanico; body repair shop = carrozzeria carrozziere; tyre = pneumatico gomma; brake = freno frenare frenata; steering
wheel = volante; clutch = frizione; seat = sedile; seat belt = cintura cintura_di_sicurezza; headlight = faro fanale;
boot = bagagliaio; petrol = benzina carburante; diesel = gasolio nafta diesel; petrol station = distributore benzinaio;
car hire = autonoleggio; driver = conducente autista; owner = proprietario; passenger = passeggero; pedestrian = pedone
pedonale strisce_pedonali; cyclist = ciclista; traffic = traffico viabilità; traffic jam = ingorgo; traffic light =
semaforo; traffic sign = segnaletica cartello; highway code = codice_della_strada; motorway = autostrada autostradale;
toll = pedaggio casello; roundabout = rotatoria; pavement = marciapiede; crossing = incrocio; parking meter =
parchimetro; no parking = divieto_di_sosta; tow away = rimozione_forzata; breakdown service = soccorso_stradale
carro_attrezzi; accident = incidente; collision = tamponamento scontro collisione urto; speed limit =
limite_di_velocità; limit = limite limitare limitazione; speed camera = autovelox; drunk driving = stato_di_ebbrezza
ebbrezza ubriaco; licence points = decurtazione; mileage = chilometraggio; transport = trasporti; bus = autobus pullman
corriera; bus stop = fermata; tram = tram tranvia; underground railway = metropolitana metrò; train = treno ferroviario
alta_velocità locomotiva vagone carrozza; railway = ferrovia rotaia; station = stazione banchina; platform = binario;
ticket = biglietto; ticket office = biglietteria; season ticket = abbonamento abbonarsi abbonato; single journey =
sola_andata; return trip = andata_e_ritorno; ticket inspector = controllore; aeroplane = aereo aeroplano; airport =
aeroporto aeroportuale; airline = compagnia_aerea; landing = atterraggio atterrare sbarco sbarcare; ship = nave
navigazione navigare navale; boat = barca imbarcazione scialuppa; ferry = traghetto piroscafo; port = porto portuale
molo scalo; taxi = taxi tassì tassista; trip = gita escursione; traveller = viaggiatore; tourist = turista turistico;
tourism = turismo; travel agency = agenzia_di_viaggi; tour operator = operatore_turistico; package holiday =
pacchetto_turistico; overnight stay = pernottamento pernottare; half board = mezza_pensione; full board =
pensione_completa; check-in = check-in; tourist tax = tassa_di_soggiorno; reception desk = reception; campsite =
campeggio; map = mappa cartina carta_geografica cartografia cartografico atlante; lost property = oggetti_smarriti;
school = scuola scolastico; nursery = asilo asilo_nido nido; kindergarten = scuola_materna materna; primary school =
elementare scuola_elementare scuola_primaria; lower secondary school = scuola_media; secondary school = liceo
scuola_superiore istituto_tecnico; university = università universitario ateneo; university degree = laurea laurearsi
laureato; diploma = diploma maturità; doctorate = dottorato; teacher = insegnante maestro maestra docente didattica
didattico; professor = professore professoressa prof; headmaster = preside dirigente_scolastico; pupil = alunno allievo
scolaro; student = studente studentessa studenti; classroom = aula; lesson = lezione; homework = compiti; school
subject = materia; mark = segnare segno contrassegnare; school report = pagella; school year = anno_scolastico; exam =
esami; school fees = retta tasse_scolastiche; school canteen = mensa refezione; school bus = scuolabus; school trip =
gita_scolastica; class representative = rappresentante; parents' meeting = colloqui; scholarship = borsa_di_studio;
blackboard = lavagna; pencil = matita gomma_da_cancellare righello; pen = penna biro; scissors = forbici forbice
cesoia; glue = colla incollare incollaggio adesivo nastro nastro_adesivo; education = educazione educativo; upbringing
= allevare educare; educator = educatore educatrice; childcare = puericultura custodia; summer camp = centro_estivo
colonia; enrolment fee = quota_d_iscrizione; after-school care = doposcuola; settling in = inserimento; nappy =
pannolino; pram = passeggino carrozzina; feeding bottle = biberon; health = salute sanità; sanitary = sanitario;
national health service = servizio_sanitario; doctor = medico dottore dottoressa curante; family doctor =
medico_di_base medico_di_famiglia; paediatrician = pediatra; dentist = dentista odontoiatra odontoiatrico dentale
carie; surgeon = chirurgo; surgery = chirurgia intervento_chirurgico chirurgico; nurse = infermiere infermiera
infermieristico; midwife = ostetrica; psychologist = psicologo; physiotherapist = fisioterapista fisioterapia;
pharmacist = farmacista; pharmacy = farmacia; hospital = ospedale ospedaliero nosocomio policlinico clinica clinico;
hospitalisation = ricovero ricoverare degenza; discharge = dimissione dimettere; outpatient clinic = ambulatorio
ambulatoriale poliambulatorio; emergency room = pronto_soccorso; emergency = emergenza; ambulance = ambulanza; urgent =
urgente urgenza; patient = paziente degente; referral = impegnativa; copayment = ticket_sanitario; health card =
tessera_sanitaria; medical record = cartella_clinica; medical certificate = certificato_medico; doctor's prescription =
ricetta ricetta_medica; diagnosis = diagnosi diagnosticare diagnostico; therapy = terapia cura_medica terapeutico;
disease = malattie patologia morbo malattia; symptom = sintomo sintomatologia sindrome; fever = febbre febbrile; cough
= tosse tossire; pain = dolore dolorante; headache = mal_di_testa cefalea emicrania; toothache = mal_di_denti; stomach
ache = mal_di_pancia; sore throat = mal_di_gola; nausea = nausea; vomiting = vomito vomitare; diarrhoea = diarrea;
constipation = stitichezza stipsi; dizziness = vertigine capogiro capogiri vertigini; drowsiness = sonnolenza; insomnia
= insonnia; fatigue = stanchezza affaticamento spossatezza; itching = prurito; rash = eruzione_cutanea orticaria;
swelling = gonfiore gonfio rigonfiamento gonfiare; redness = arrossamento; burn = ustione scottatura bruciare
bruciatura scottare ustionare; wound = ferite piaga ferito; bleeding = sanguinamento emorragia sanguinare; fracture =
frattura; sprain = distorsione slogatura; infection = infezione infettivo infettare contagiare; contagious = contagioso
contagio; inflammation = infiammazione infiammatorio; allergy = allergia allergico allergene; intolerance =
intolleranza; asthma = asma; diabetes = diabete diabetico; cancer = cancro tumore neoplasia tumorale oncologia
oncologico; heart attack = infarto; stroke = ictus; pressure = pressione_arteriosa pressare pressione barometro
manometro; high blood pressure = ipertensione; breathe = respirare respirazione respiro; difficulty breathing = affanno
dispnea; faint = svenire sviene svenuto svenimento; poisoning = avvelenamento intossicazione; poison = veleno velenoso
avvelenare; medicine = farmaco medicinale medicina medicamento; package leaflet = foglietto_illustrativo
foglio_illustrativo bugiardino; tablet = compressa pastiglia pillola; capsule = capsula; syrup = sciroppo; drops =
goccia gocce; ointment = pomata unguento crema; suppository = supposta; injection = iniezione puntura iniettare;
syringe = siringa; vaccine = vaccino; vaccination = vaccinazione vaccinare vaccinale; antibiotic = antibiotico;
painkiller = antidolorifico analgesico; plaster = cerotto intonaco intonacare cartongesso; bandage = benda fasciatura
bendaggio; dose = dose dosaggio; posology = posologia; overdose = sovradosaggio; swallow = deglutire ingerire
inghiottire; chew = masticare; fasting = digiuno a_stomaco_vuoto; side effect = effetto_indesiderato
effetto_collaterale; effect = effetto; active ingredient = principio_attivo; excipient = eccipiente; substance =
sostanza materiale; contraindication = controindicazione controindicato; interaction = interazione; precaution =
precauzione cautela; administer = somministrare; hypersensitivity = ipersensibilità; drug = droga stupefacente
farmaceutico farmacologia farmacologico; addiction = dipendenza tossicodipendenza; alcoholism = alcolismo; blood test =
analisi_del_sangue esami_del_sangue; analysis = analisi analizzare; x-ray = radiografia lastra raggi_x; ultrasound =
ecografia ultrasuono; transplant = trapianto trapiantare; donor = donatore; anaesthesia = anestesia; blood group =
gruppo_sanguigno; hygiene = igiene igienico; soap = sapone saponetta; disinfect = disinfettare disinfettante
disinfezione igienizzare sanificare sanificazione; prosthesis = protesi; wheelchair = sedia_a_rotelle; disability =
disabilità invalidità handicap; disabled = disabile invalido; deaf = sordo apparecchio_acustico sordità muto; blind =
cieco ciechi non_vedente cecità; lame = zoppo; weight loss = dimagrire dimagrimento; diet = dieta dietetico; slim =
magro snello; fat = grasso strutto lardo; obese = obeso; spa = terme; rehabilitation = riabilitazione; nursing home =
casa_di_riposo ospizio rsa; home care = assistenza_domiciliare domiciliare; veterinarian = veterinario; first aid =
primo_soccorso; club = circolo club sodalizio; association = associazione associativo; foundation = fondazione
fondamenta; non-profit = onlus senza_scopo_di_lucro terzo_settore; volunteer = volontario volontariato; member = socio
membro aderente associato; membership fee = quota_associativa quota; membership = adesione tesseramento aderire;
meeting = riunione adunanza seduta; general assembly = assemblea assembleare; convene = convocare convocazione indire
indetto; second call = seconda_convocazione; agenda = ordine_del_giorno scaletta; quorum = quorum; majority =
maggioranza; minority = minoranza; unanimous = unanime unanimità; abstain = astenersi astenuto astensione; chairman =
moderatore; vice-president = vicepresidente; secretary = segretario segretaria segreteria; treasurer = tesoriere; board
= direttivo consiglio_direttivo consiglio_di_amministrazione; committee = comitato; auditor = revisore; statute =
statuto statutario; founder = fondatore; articles of association = atto_costitutivo; term of office = mandato; resolve
= deliberare; expulsion = espulsione espellere espulse espulso; minutes = verbalizzare verbalizzante verbale;
attendance list = foglio_firme; poster = manifesto locandina; flyer = volantino; initiative = iniziativa; project =
progetto; programme = programma; choir = coro corale romanza; band = banda; gym = palestra ginnastica ginnasta;
swimming pool = piscina; trainer = allenatore istruttore; training session = allenamento; tournament = torneo
campionato; referee = arbitro; playing field = campo_da_gioco; hobby = passatempo hobby; leisure = tempo_libero svago;
fee for parking = sosta_a_pagamento; phone contract = contratto_telefonico; telephone line = linea linea_telefonica;
landline = rete_fissa; network = rete web; operator = operatore; provider = fornitore_di_servizi erogatore; number
portability = portabilità; sim card = sim; top-up = ricarica ricaricare; phone credit = credito_residuo; text message =
sms; broadband = banda_larga; fibre = fibra; internet connection = connessione internet; modem = modem router; roaming
= roaming; data volume = gigabyte giga; signal = segnale; fault report = segnalazione segnalare; disconnection =
distacco disattivazione disattivare; activation = attivazione attivare; switch provider = migrazione
cambio_di_operatore; unilateral change = variazione_unilaterale ius_variandi; takeover of contract = voltura subentro
subentrare; meter = contatore millimetro; meter reading = autolettura; consumption = consumo consumare; estimated =
presunto stimato; kilowatt = kilowatt kw kwh; cubic metre = metro_cubo mc smc; committed power = potenza_impegnata;
time slot = fascia_oraria fascia; fixed price = prezzo_fisso; variable = variabile; fixed = fisso; unit = unità
unitario; basic fee = quota_fissa; power failure = blackout interruzione_di_corrente; voltage = tensione volt
voltaggio; renewable = rinnovabile biomassa; solar panel = pannello fotovoltaico pannello_solare; free market =
mercato_libero; protected market = maggior_tutela; waste = rifiuti spazzatura immondizia pattume rifiuto sprecare
spreco scoria; rubbish bin = cestino bidone cassonetto pattumiera; recycling = riciclare riciclaggio
raccolta_differenziata riciclo; recycling centre = isola_ecologica ecocentro; sewer = fogna fognatura; environment =
ambiente ambientale; pollution = inquinamento inquinare inquinante contaminazione contaminare; collection = raccolta
raccogliere raccoglie raccolse raccolto; undersigned = scrivente; dear = gentilissimo spettabile spett pregiatissimo
gent_ma; yours faithfully = distinti_saluti cordialmente ossequi; greetings = saluti; hello = ciao salve; good morning
= buongiorno; good evening = buonasera; good night = buonanotte; goodbye = arrivederci addio; congratulations =
complimenti congratulazioni auguri; condolences = condoglianze; sorry = spiacente dispiacere dispiace; regret =
rammarico rincrescimento rimpiangere pentirsi; with reference = riferimento riferirsi riferito; copy to =
per_conoscenza; kindly = gentilmente; in writing = per_iscritto; written = scritti; oral = orale verbalmente oralmente;
legible = leggibile; block capitals = stampatello; tick = barrare crocetta spuntare zecca; place and date =
luogo_e_data; handwritten = manoscritto di_proprio_pugno; omit = omettere omise omesso omissione; specify = precisare
specificare; detail = dettagliato particolareggiato; precise = preciso; exact = esatto; summary = riassunto sintesi
riepilogo; table of contents = indice sommario; introduction = introduzione; conclusion = conclusione; conclude =
concludere concluse concluso; carry out = eseguire effettuare svolgere svolse svolto compiere compie compiuto
svolgimento espletare; perform = adempiere adempie adempiuto adempito assolvere; execution = esecuzione pena_di_morte
esecuzione_capitale giustiziare; implement = attuare attuazione realizzare realizzazione; introduce = introdurre
introdusse introdotto; translate = traduttore; reproduce = riprodurre riproduzione; deduce = desumere desunto; induce =
indurre indusse indotto; oppose = contrastare; dispose = disporre dispone dispose disposto; compose = comporre compone
composto composizione; expose = esporre espone espose esposto esposizione; impose = imporre impone impose imposto;
suppose = supporre suppone suppose; assumption = supposizione ipotesi; subject to = sottoporre sottopone sottoposto
assoggettare; establish = stabilire stabilisce prestabilire; foresee = prevedere prevede previde previsto previsione;
forecast = pronostico; intervene = intervenire interviene intervenne intervenuto; intervention = intervento; derive =
derivare; arise = sorgere sorse sorto insorgere scaturire; relate = correlare inerire; resort to = ricorrere; pursue =
perseguire; occur = verificarsi ricorre; recur = ripresentarsi; spread = diffondere diffuse diffuso diffusione spargere
sparso; stretch = tendere tese teso; hang = appendere appeso; bend = piegare piega curvare; fold = ripiegare; roll =
rotolare rotolo; wrap = avvolgere avvolto involucro incartare; tear = strappare strappo lacrima; burst = scoppiare;
melt = fondere fuse fuso; freeze = congelare gelare; boil = bollire ebollizione lessare lesso bollito sobbollire; heat
= riscaldare scaldare calore rovente; cool down = raffreddare; flammable = infiammabile; flow = scorrere flusso; pour =
riempimento; drip = gocciolare gocciolamento; float = galleggiare galleggiante; shake = scuotere agitare; tremble =
tremare; jump = saltare salto; climb = arrampicarsi; kneel = inginocchiarsi; lie down = sdraiarsi coricarsi; lean =
appoggiare; lower = inferiore minore; load = carico caricare; unload = scarica; block = bloccare blocco; unlock =
sbloccare sblocco; fix = fissare; assemble = montare montaggio; dismantle = smontare; install = installare; adjust =
regolazione; adapt = adattare adeguare adeguamento; match = combinare; equip = attrezzare dotare dotazione; decorate =
decorare; sew = cucire macchina_da_cucire cucitura cucito ago filato; knit = lavorare_a_maglia; sweep = scopare scopa
spazzare; shave = radersi; comb = pettinare pettine spazzola spazzolare; bite = mordere morso; lick = leccare; kiss =
baciare bacio; hug = abbracciare abbraccio; caress = carezza; bark = abbaiare corteccia; feed = nutrire nutrimento;
raise = elevare; cultivate = coltivare; harvest = mietere vendemmia mietitura; dig = scavare scavo; watering =
innaffiare annaffiare irrigare; hunt = cacciare caccia; catch = catturare afferrare acchiappare; escape = scappare
fuggire fuga; chase = inseguire; surround = circondare; approach = avvicinare; move away = allontanare allontanamento;
gather = radunare; scatter = disperso disperdere; isolate = isolare; delimit = delimitare; gesture = cenno; symbol =
simbolo; trace = traccia; line = riga; circle = cerchio circolare sfera sferico; point = punto; top = cima; edge =
bordo margine; layer = strato; row = filare; hole = buco; crack = crepa fessura incrinatura crepare; stain = macchia
macchiare smacchiare smacchiatore; dust = polvere aspiratore polveroso pulviscolo; rust = ruggine arrugginire
arrugginito corrosione corrosivo corrodere; mud = fango; stink = puzza puzzare; heap = mucchio; lack = difettare;
abundance = abbondanza abbondante; equilibrium = equilibrio; strength = resistenza robustezza; resist = resistere;
movement = movimento; direction = direzione; north = nord settentrionale; south = sud meridionale; east = est orientale
oriente; west = ovest occidentale occidente; europe = europa; european = europeo; european union = ue unione_europea;
italy = italia; italian = italiano; rome = roma; roman = romano; milan = milano milanese; turin = torino torinese;
naples = napoli napoletano; venice = venezia veneziano; florence = firenze fiorentino; genoa = genova genovese; sicily
= sicilia siciliano; sardinia = sardegna sardo; tuscany = toscana toscano; lombardy = lombardia lombardo; germany =
germania; german = tedesco germanico; france = francia; french = francese; spain = spagna; spanish = spagnolo;
switzerland = svizzera; swiss = svizzero elvetico; austria = austria; austrian = austriaco; england = inghilterra;
english = inglese; united kingdom = regno_unito; british = britannico gran_bretagna; united states = stati_uniti;
american = americano statunitense america; foreign = estero all_estero; abroad = espatrio; international =
internazionale; national = nazionale; regional = regionale; provincial = provinciale; local = locali; central =
centrale; main = principale; secondary = secondario; principal residence = abitazione_principale prima_casa; primary =
primario; essential = essenziale indispensabile; fundamental = fondamentale; significant = significativo considerevole
notevole cospicuo; slight = lieve leggermente; serious = grave serio gravità; severe = severo; dangerous = pericoloso
nocivo; danger = pericolo pericolosità; harmful = dannoso pregiudizievole; prejudice = pregiudizio pregiudicare;
favourable = favorevole vantaggioso; advantage = vantaggio; disadvantage = svantaggio; suitable = adatto idoneo
idoneità opportuno congruo; unsuitable = inidoneo inadatto; appropriate = appropriato adeguato; reasonable =
ragionevole; fair = equo onesto fiera festival sagra; unfair = ingiusto iniquo; honest = sincero; dishonest =
disonesto; trustworthy = affidabile; reliable = attendibile; careful = attento prudente accurato; attention =
attenzione; careless = distratto disattento sbadato; patience = pazienza; polite = educato; rude = maleducato;
intelligent = intelligente furbo; stupid = stupido sciocco; crazy = pazzo matto; brave = coraggioso; courage =
coraggio; shy = timido; proud = orgoglioso; jealous = geloso; worried = preoccupato preoccupazione preoccupare;
surprised = sorpreso sorpresa stupire; disappointed = deluso deludere delusione; satisfied = soddisfatto soddisfare
soddisfazione appagare; dissatisfied = insoddisfatto scontento; guilty = reo; innocent = innocente; aware = consapevole
cosciente conscio; unaware = inconsapevole ignaro; voluntary = spontaneo; personal = personale; individual =
individuale; collective = collettivo; mutual = reciproco; joint = solidale solidarietà articolazione; joint owner =
comproprietario cointestatario comproprietà; exclusive = esclusivo esclusiva; unique = unico; shared = condivisibile;
permanent = permanente definitivo; continuous = continuo continuativo ininterrotto; occasional = occasionale saltuario
saltuariamente; immediate = immediato istantaneo; timely = tempestivo; simultaneous = simultaneo contestuale
contemporaneo contemporaneamente contestualmente; initial = iniziale; final = finale; intermediate = intermedio;
maximum = massimo; minimum = minimo; average = media medio; higher = superiore maggiore maggior; current = attuale
corrente in_corso; former = ex; actual = effettivo reale; apparent = apparente; evident = evidente palese ovvio; hidden
= occulto; visible = visibile; invisible = invisibile; open to public = accessibile; round = rotondo; straight =
dritto; sharp = affilato appuntito tagliente affilare; smooth = liscio; rough = ruvido; wet = bagnato; bitter = amaro;
sweet = dolci zuccherato; sour = aspro acido; salty = salato; raw = crudo; ripe = maturo; rotten = marcio avariato;
frozen = surgelato congelato; natural = naturale; artificial = artificiale; nature = natura; life = vita; wellbeing =
benessere; culture = cultura culturale; community = comunità; tradition = tradizione tradizionale; habit = abitudine
consuetudine usanza; customs usage = usi; character = carattere; behaviour = atteggiamento condotta; effort = sforzo;
commitment = impegno impegnare; amicable = bonario bonariamente; luck = fortuna; bad luck = sfortuna; chance =
caso_fortuito; opportunity = opportunità occasione; choice = alternativa; freedom = libertà; justice = giustizia;
equality = parità uguaglianza; discrimination = discriminazione discriminare; racism = razzismo razzista; public order
= ordine_pubblico; chaos = disordine; secret = segreto; joke = scherzo scherzare barzelletta; proof = comprova
comprovare comprovante dimostrare dimostrazione; doubt = dubbio dubitare; hypothesis = eventualità; consequence =
conseguenza; pertaining = attinente; comparison = raffronto; origin = origine provenienza provenire proviene; source =
fonte; basis = base; structure = struttura strutturale; element = elemento; aspect = aspetto; characteristic =
caratteristica; feature = prerogativa; model = modello; version = versione; standard = standard; criterion = criterio
parametro; threshold = soglia; frequency = frequenza hertz; phase = fase tappa; progress = progresso; development =
sviluppo sviluppare; trend = tendenza andamento; cost of living = caro_vita; crisis = crisi; poverty = povertà
indigenza miseria; wealth = ricchezza patrimonio; asset = beni cespite patrimoniale; resource = risorsa; capital =
capitale; economy = economia economista; finance = finanza finanziario finanziare; industry = industria industriale
industrializzazione; agriculture = agricoltura agricolo coltivatore agrario agronomo agronomia; farmer = agricoltore
contadino; farm = fattoria podere azienda_agricola; farmhouse = cascina casale masseria granaio fienile; fisherman =
pescatore; hairdresser = parrucchiere barbiere parrucchiera; tailor = sarto sartoria sarta; shoemaker = calzolaio;
watchmaker = orologiaio; florist = fioraio fiorista; jeweller = gioielliere gioielleria; jewel = gioiello monile
orefice oreficeria; ring = anello fede_nuziale; laundry = lavanderia bucato; stationery = cartoleria cancelleria;
newsagent = edicola giornalaio; tobacconist = tabaccheria tabaccaio; journalist = giornalista giornalismo giornalistico
redattore; photographer = fotografo; singer = cantante; entrepreneur = imprenditore; merchant = mercante; consultant =
consulente; scientist = scienziato; agent = agente mandatario; principal = mandante; performance = prestazione; service
provider = prestatore; limited company = srl responsabilità_limitata; cooperative = cooperativa; legal entity =
persona_giuridica; natural person = persona_fisica; subsidiary = controllata; merger = fusione; headcount = organico;
reorganisation = riorganizzazione; redundancy = esubero; outgoing = uscente; incoming = subentrante; thingamajig =
aggeggio coso; mess = pasticcio casino; deceive = trucco inganno ingannare imbroglio fregatura imbrogliare; rip-off =
bidonata; annoy = dare_fastidio fastidio infastidire seccatura; hurry = fretta affrettarsi sbrigarsi; trouble =
impiccio; cope = cavarsela arrangiarsi; attached = in_allegato; wage increase = aumento_di_stipendio; grace period =
periodo_di_tolleranza tolleranza; extension = dilazionare proroga dilazione; lapse = decadenza decadere decade
decaduto; compliance = adempiente regolarità; regular = regolare; irregular = irregolare irregolarità; violation =
violazione violare infrangere trasgredire trasgressione infrazione; breach = infranto; respectful = rispettoso;
supervision = vigilanza sorveglianza vigilare sorvegliare; monitoring = monitoraggio; guard = guardia; alarm = allarme
antifurto sirena; fire extinguisher = estintore; emergency exit = uscita_di_sicurezza; video surveillance =
videosorveglianza telecamera; notice board = bacheca; key holder = consegnatario; letterbox = cassetta_postale;
nameplate = targhetta; bell = campana rintocco; playground = giardinetti altalena giostra; bench = panchina sgabello
panca; pedestrian area = zona_pedonale; park = parco; fountain = fontana; castle = castello; tower = torre campanile;
ruin = rovina; downtown = centro_storico; suburb = periferia sobborgo; hamlet = frazione; block of houses = isolato;
staircase = pianerottolo scalinata scalone; ground floor = pianterreno piano_terra; basement = seminterrato interrato;
storage room = ripostiglio; frame = telaio infissi infisso serramento; tile = piastrella mattonella tegola
piastrellare; brick = mattone laterizio; cement = cemento calcestruzzo; drain = grondaia scarico scolo; step = passo;
sound = suono decibel acustico acustica; operation = operazione; range = portata; advertising = pubblicità
pubblicitario; heading = intestazione; transferor = cedente; transferee = cessionario; monthly payment = mensilità;
remittance = rimessa; payment reason = causale; laying = posa; discomfort = disagio; outage = disservizio; paediatric =
pediatrico; victim = vittima; letter rogatory = rogatoria; caesarean = parto_cesareo; unborn = nascituro; marital =
coniugale; forced share = legittima; juvenile = minorile; parental = genitoriale; fatherly = paterno; motherly =
materno; internal = interno; external = esterno; declarant = dichiarante; residential = abitativo; solvent = solvibile
solvibilità; slope = versante; accrue = maturare maturazione; amount to = ammontare ammonta; be worth = valere vale
valgono valse valso varrà valevole; prevail = prevalere prevale prevalse; be silent = tacere tace tacque taciuto; grasp
= cogliere colgo coglie colse colto; detect = rilevare rilevamento; ascertain = accertare acclarare; applicable =
applicabile; dedicate = dedicare; convert = convertire; engaged = fidanzarsi; harm = nuocere nocque; reside with =
coabitare; integrate = integrare integrazione; supplementary = aggiuntivo suppletivo integrativo; charge to = imputare
imputabile; be charged = a_carico; attributable = ascrivibile riconducibile; remedy = rimedio rimediare porre_rimedio;
amend = emendare emendamento; abolish = abolire abrogare abrogazione; draw up = redigere redige redatto stilare stesura
redazione; update = attualizzare; identify = identificare identificazione; identity = identità generalità; authenticity
= autenticità; allocate = destinare destinazione stanziare; repent = ravvedersi ravvedimento; exploit = sfruttare;
waive = rinunciare rinuncia rinunzia; relinquish = abbandonare abbandono; acquire = acquisire acquisizione; suspect =
sospettare sospetto; suspicious = sospettoso; accuse = accusare accusa; blame = rimproverare rimprovero incolpare;
sentence to = condannare condanna; acquit = proscioglimento; forgiveness = clemenza; rescind = caducare; expressly =
espressamente esplicitamente; tacitly = tacitamente implicitamente; separately = separatamente a_parte; respectively =
rispettivamente; regularly = regolarmente periodicamente; periodic = periodico; gradually = gradualmente man_mano;
further = ulteriormente; likely = verosimilmente probabilmente presumibilmente; unfortunately = purtroppo
sfortunatamente; fortunately = fortunatamente per_fortuna; willingly = volentieri; by heart = a_memoria; memory =
memoria; in general = in_genere; on average = mediamente in_media; overall = complessivamente nel_complesso globale; on
time = puntuale puntualmente puntualità in_orario; from now = d_ora_in_poi; ago = addietro orsono; downstairs = giù;
forward = avanti; backward = indietro; opposite = contrario; on purpose = apposta deliberatamente di_proposito; by
chance = per_caso casualmente; at home = in_casa; aloud = ad_alta_voce; directly = direttamente; personally =
personalmente di_persona; automatically = automaticamente; automatic = automatico automazione automatizzare automa; by
hand = a_mano; quietly = zitto sottovoce; perfect = perfetto; terrible = terribile orribile tremendo; wonderful =
meraviglioso stupendo splendido; excellent = eccellente eccezionale; famous = famoso celebre; popular = popolare;
valuable = prezioso pregiato; value = valore; worthless = scadente; flexible = flessibile elastico elasticità; rigid =
rigido rigidità durezza; solid = solido; liquid = liquido; stable = stabilità stalla scuderia; mobile = mobile; huge =
enorme immenso; tiny = minuscolo piccolissimo; annul = annullare annullamento; amortisation = ammortamento; appliance =
congegno; washer-dryer = lavasciuga; thaw = scongelare scongelamento disgelo sbrinare sbrinamento; microwave =
microonde forno_a_microonde; burner = bruciatore; extractor hood = cappa_aspirante aspirafumo; grease filter =
filtro_antigrasso; tumble dryer = asciugabiancheria; hair dryer = asciugacapelli fon; ironing board = asse_da_stiro;
coffee machine = caffettiera moka; coffee grinder = macinacaffè; kettle = bollitore; toaster = tostapane; toast =
tostare tostatura toast; meat grinder = tritacarne; fry = friggitrice friggere fritto frittura soffriggere soffritto;
grill = griglia grigliare grigliata barbecue; ventilation = ventilatore ventola ventilazione aerazione ventilare;
dehumidifier = deumidificatore; humidifier = umidificatore; underfloor heating = riscaldamento_a_pavimento; heat pump =
pompa_di_calore; heat exchanger = scambiatore scambiatore_di_calore; firewood = pellet legna; thermostat = termostato;
fireplace = focolare; coal = carbonella carbone_di_legna carbone; fuel = combustibile; thermal = termico; fridge
compartment = scomparto; handle = maniglia manico impugnatura; knob = manopola pomello leva; extension cord = prolunga;
power strip = ciabatta; ampere = ampere; power supply = alimentatore alimentazione; fuse = fusibile; circuit breaker =
salvavita interruttore_differenziale magnetotermico; short circuit = cortocircuito corto_circuito; circuit = circuito;
grounding = messa_a_terra; electric shock = scossa folgorazione scossa_elettrica; recharge = caricabatterie caricatore
caricabatteria ricaricabile colonnina stazione_di_ricarica; transformer = trasformatore; generator = generatore; pump =
pompa pompare; compressor = compressore; fan belt = cinghia; water supply = approvvigionamento_idrico; faucet =
rubinetteria valvola; filter = filtro filtrare filtraggio filtrazione; spray = ugello spruzzatore nebulizzatore
spruzzare spruzzo nebulizzare; bolt = bullone dado rondella; hook = gancio uncino agganciare innesto; hinge = cerniera
cardine; bearing = cuscinetto; gear = ingranaggio; shaft = albero_motore; accessory = accessorio; drum = cestello;
detergent = detersivo detergente; fabric softener = ammorbidente; rinse = risciacquo risciacquare sciacquare; rinse aid
= brillantante; bleach = candeggina varechina candeggio candeggiare; spin cycle = centrifuga centrifugare; descale =
decalcificare decalcificazione disincrostare decalcificante calcare incrostazione anticalcare addolcitore; cloth =
spugna spugnetta panno straccio strofinaccio mocio; bucket = secchio secchiello; dirt = sporcizia sudiciume imbrattare;
grease = sgrassare sgrassatore ingrassare; abrasive = abrasivo carta_vetrata carta_abrasiva levigatura levigare
levigatrice carteggiare; polish = lucidare lucidatura polonia polacco; clog = intasare intasamento otturare ostruzione
ostruire inceppamento inceppare incepparsi; overheating = surriscaldamento surriscaldare; vibration = vibrazione
vibrare; error code = codice_errore; troubleshooting = risoluzione_dei_problemi ricerca_guasti; maintenance =
manutentore; instruction manual = libretto_di_istruzioni manuale_d_uso; safe = cassaforte; child lock = blocco_bambini;
spark = scintilla; smoke detector = rilevatore_di_fumo; suffocation = soffocamento asfissia soffocare; protection =
protettivo; start up = avviamento messa_in_funzione; standby = stand-by; timer = temporizzatore timer; display =
visualizzare visualizzazione display schermo schermata; indicator light = spia; chandelier = lampadario; remote control
= telecomando; sensor = sensore; setting = impostazione impostare regolabile configurazione configurare; calibration =
taratura calibrazione calibrare tarare; programming = programmare programmatore programmazione baco debugging; mode =
modalità; operate = azionare azionamento; assembly = assemblaggio assemblare; disassemble = smontaggio smantellare
smantellamento; fix in place = fissaggio morsa morsetto; disconnect = scollegare staccare; insert = inserire; serial
number = numero_di_serie matricola; technical data = dati_tecnici; capacity = capienza; dimensions = ingombro; disposal
= smaltimento smaltire; landfill = discarica; incinerator = inceneritore termovalorizzatore; compost = compost
compostaggio; sewage = liquame acque_reflue depuratore depurazione; drinking water = acqua_potabile potabile; aqueduct
= acquedotto; tank = serbatoio cisterna fossa_biologica; container = contenitore recipiente; container ship =
portacontainer; cork = sughero; jar = barattolo vasetto; jug = brocca caraffa; cardboard = cartone; basket = cesto
cesta; barrel = barile botte; chain = catena; screwdriver = cacciavite; wrench = chiave_inglese; pliers = pinza; tongs
= tenaglia; saw = sega segare motosega segheria segatura; drill = trapano trapanare; drilling = trivellazione
perforazione perforare trivella trivellare forare; lathe = lima limare pialla piallare tornio tornire tornitura
fresatura fresa fresare; chisel = scalpello; axe = ascia scure accetta piccone; shovel = pala badile vanga vangare; hoe
= zappa zappare; rake = rastrello rastrellare; wheelbarrow = carriola; razor = rasoio rasatura; blunt = smussato; putty
= stucco stuccare mastice silicone; measuring instrument = metro_a_nastro livella misuratore strumento_di_misura;
welding = saldatura saldatore; blacksmith = forgiare forgia fucina fabbro incudine; do-it-yourself = bricolage;
hardware store = ferramenta; demolition = demolizione demolire abbattimento; excavation = escavatore ruspa reperto;
crane = gru; concrete = cemento_armato; mortar = malta; gypsum = gesso; gravel = ghiaia pietrisco; lime = calce; floor
covering = pavimentazione parquet; beam = trave travatura pilastro; column = colonna capitello obelisco; arch = arco
arcata; vault = volta_a_crociera; dome = cupola; facade = facciata; railing = corrimano ringhiera; elevator =
montacarichi; escalator = scala_mobile; entrance hall = atrio androne; bidet = bidet; damp = bagnare; scale model =
plastico; fortress = fortezza roccaforte rocca cittadella fossato ponte_levatoio; skyscraper = grattacielo; viaduct =
viadotto; tunnel = galleria traforo tunnel; dam = diga sbarramento; hut = capanno capanna baracca; desk = scrivania;
cupboard = credenza cassettiera comò; quilt = piumone trapunta piumino; tablecloth = tovaglia; napkin = tovagliolo;
cradle = culla seggiolone; stroller = seggiolino; candle = candela; vase = vaso; painting frame = cornice; frying pan =
tegame teglia; cutlery = posate; dishes = stoviglie; bowl = ciotola scodella; tray = vassoio; ladle = mestolo; whisk =
frusta; rolling pin = mattarello; sieve = colapasta scolapasta setaccio colino setacciare; grater = grattugia
grattugiare; cutting board = tagliere; oven mitt = presina; aluminum foil = carta_stagnola; parchment paper =
carta_da_forno; cuisine = culinario gastronomia gastronomico; roast = arrosto arrostire rosolare infornare sfornare;
steam = vapore; dough = pasta_frolla pasta_sfoglia impastare; yeast = lievitare lievitazione lievito; peel = sbucciare
pelare buccia; chop = tritare sminuzzare trito; grind = macinare macinatura; squeeze = spremere spremuta; beat =
sbattere; dilute = diluire diluizione; spice = spezia speziato chiodo_di_garofano; flavor = aroma aromatico; stuffing =
ripieno farcire farcitura marinata marinare; breadcrumbs = pangrattato panare; serving = porzione; appetizer =
antipasto; first course = primo_piatto; main course = secondo_piatto; side dish = contorno; dessert = dessert;
nutrition = nutrizione nutrizionale nutriente; vegetarian = vegetariano vegano; calorie = caloria; vitamin = vitamina
vitaminico; protein = proteina proteico; carbohydrate = carboidrato; cream = panna; yogurt = yogurt; egg yolk = tuorlo;
egg white = albume; crust = crosta; risotto = risotto; polenta = polenta; pizza = pizza pizzaiolo; cereal = cereale
farro; wheat = frumento grano; barley = orzo; oats = avena; rye = segale; corn = mais granturco granoturco; sauce =
salsa sugo; tomato sauce = passata; mayonnaise = maionese; mustard = senape mostarda; slaughter = macellare
macellazione macello mattatoio; pork = porco scrofa; lamb = agnello ovino; turkey = tacchino; bacon = pancetta; cutlet
= cotoletta braciola bistecca stufato spezzatino; meatball = polpetta; tripe = trippa; fishing = peschereccio; salmon =
salmone; trout = trota; tuna = tonno; cod = merluzzo baccalà; anchovy = acciuga alice sardina; swordfish = pesce_spada;
eel = anguilla carpa; shrimp = gambero gamberetto crostaceo; lobster = aragosta astice; crab = granchio; mussel = cozza
mitilo vongola; oyster = ostrica; octopus = calamaro polpo seppia; seafood = frutti_di_mare; celery = sedano; leek =
porro; cabbage = cavolo verza broccolo; cauliflower = cavolfiore; spinach = spinacio; salad = radicchio; cucumber =
cetriolo; zucchini = zucchina; eggplant = melanzana; bell pepper = peperone peperoncino; pumpkin = zucca; artichoke =
carciofo; asparagus = asparago; fennel = finocchio; beet = barbabietola ravanello rapa; chickpea = cece; lentil =
lenticchia; soy = soia; mushroom = fungo porcino; truffle = tartufo; olive = oliva olivo ulivo oliveto uliveto frantoio
oleificio; apricot = albicocca; plum = prugna susina; raspberry = lampone mirtillo ribes; mandarin = mandarino
clementina; grapefruit = pompelmo; banana = banana; pineapple = ananas; kiwi = kiwi; melon = melone anguria cocomero;
fig = fico; pomegranate = melograno melagrana; persimmon = cachi; walnut = pinolo; almond = mandorla; chestnut =
castagna castagno; pistachio = pistacchio; peanut = arachide; parsley = prezzemolo; basil = basilico; rosemary =
rosmarino; sage = salvia; thyme = timo; oregano = origano; mint = menta; bay leaf = alloro; saffron = zafferano;
cinnamon = cannella; nutmeg = noce_moscata; vanilla = vaniglia; ginger = zenzero; marmalade = marmellata confettura;
candy = caramella confetto; mineral water = acqua_minerale sorgente; sparkling wine = spumante prosecco; liqueur =
liquore grappa acquavite; alcohol = alcol alcool etanolo; fermentation = fermentazione fermentare; distillation =
distillazione distillare distillato distilleria; menu = menù; preserve = conserva scatolame conservante; colorant =
additivo colorante dolcificante edulcorante; spicy = piccante insaporire; gardening = giardinaggio; vegetable garden =
orto orticoltura; orchard = frutteto; greenhouse = serra; lawn mower = tosaerba tagliaerba rasaerba falciare; pruning =
potatura potare; irrigation = annaffiatoio irrigazione irriguo; fertilizer = concime fertilizzante concimare
concimazione letame; fertile = fertile fertilità; soil = terriccio; sowing = semina seminare semente; graft =
innestare; cultivation = coltura coltivazione; pesticide = pesticida fitofarmaco antiparassitario erbicida diserbante
insetticida; shrub = erbaccia arbusto cespuglio; parasite = parassita; tractor = trattore; plow = aratro arare solco;
combine harvester = mietitrebbia; hay = fieno paglia foraggio; livestock = bestiame zootecnia zootecnico allevamento
allevatore; herd = mandria gregge; shepherd = pastore pastorizia pascolo pascolare; milking = mungitura mungere; flora
= flora; vegetation = vegetazione; trunk = tronco; stem = stelo gambo fusto; thorn = rovo; bud = gemma germogliare
germoglio germinazione; pollen = polline impollinazione impollinare stame pistillo; berry = bacca; bulb = bulbo; resin
= resina; sap = linfa; tulip = tulipano; daisy = margherita geranio; lily = giglio; carnation = garofano; sunflower =
girasole; poppy = papavero; lavender = lavanda; orchid = orchidea; ivy = edera glicine; oak = quercia rovere; beech =
faggio frassino; birch = betulla; poplar = pioppo; willow = salice; elm = olmo; maple = acero; linden = tiglio; cypress
= cipresso; conifer = pino abete conifera; larch = larice; cedar = cedro; palm tree = palma; reed = canna; bamboo =
bambù; fern = felce; moss = muschio; lichen = lichene; algae = alga; clover = trifoglio; nettle = ortica; flax = canapa
lino; wild = selvatico selvaggio; zoology = zoo zoologico zoologia zoologo; donkey = asino mulo; bull = toro bue buoi
bufalo; wild boar = cinghiale; rabbit = coniglio; hare = lepre; rooster = gallo; poultry = pollame; duck = anatra;
goose = oca; swan = cigno; beak = becco; wing = ala ali; feather = piuma; nest = nidificare nidificazione schiudersi
schiusa; pigeon = piccione colombo colomba tortora; sparrow = passero rondine; crow = corvo cornacchia; blackbird =
merlo; nightingale = usignolo; eagle = aquila; hawk = falco; owl = gufo civetta; stork = cicogna; seagull = gabbiano;
parrot = pappagallo; pheasant = fagiano; ostrich = struzzo; penguin = pinguino; peacock = pavone; mammal = mammifero;
rat = roditore topolino; squirrel = scoiattolo; marmot = marmotta; hedgehog = riccio; mole = talpa; bat = pipistrello;
fox = volpe; wolf = lupo lupi; bear = orso; deer = cervo daino capriolo camoscio stambecco alce; lynx = lince; otter =
lontra; beaver = castoro; lion = leone leonessa; tiger = tigre; leopard = leopardo; elephant = elefante; camel =
cammello dromedario; giraffe = giraffa; zebra = zebra; monkey = scimmia gorilla primate scimpanzé; rhinoceros =
rinoceronte; hippopotamus = ippopotamo; kangaroo = canguro; whale = balena; dolphin = delfino; shark = squalo; seal
animal = foca; lizard = rettile lucertola; snake = serpente vipera; crocodile = coccodrillo; turtle = tartaruga; frog =
anfibio rana; toad = rospo; snail = lumaca chiocciola mollusco; worm = verme lombrico; wasp = vespa calabrone; ant =
formica; butterfly = farfalla falena tarma; beetle = coleottero scarafaggio blatta; grasshopper = cavalletta locusta;
flea = pulce pidocchio; spider = ragno ragnatela; scorpion = scorpione; larva = larva bruco bozzolo; shell = conchiglia
guscio; coral = corallo plancton; jellyfish = medusa; vertebrate = vertebrato; invertebrate = invertebrato; dinosaur =
dinosauro; fossil = fossile; paw = zampa artiglio zoccolo; horn = corno corna; fang = zanna; fin = pinna branchia lisca
squama; predator = predatore preda carnivoro; hunting = venatorio cacciatore bracconaggio bracconiere; cage = gabbia;
aquarium = acquario; migratory = migratore; extinct = estinguersi; breed = razza; hybrid = ibrido; clothing =
vestiario; uniform = divisa; robe = toga tunica; bra = reggiseno; pajamas = pigiama accappatoio vestaglia; swimsuit =
costume_da_bagno; costume = costume; cap = berretto; sandal = sandalo; heel = tacco suola; sleeve = colletto manica;
zipper = chiusura_lampo; embroidery = ricamo ricamare pizzo merletto; silk = seta; velvet = velluto; synthetic = nylon
sintetico; dyeing = tintura tingere tinto; fashion = moda stilista; necklace = collana; bracelet = braccialetto
bracciale; earring = orecchino; wallet = portafoglio portafogli borsetta; perfume = profumo cosmetico cosmesi;
toothpaste = spazzolino dentifricio; shampoo = shampoo; tampon = assorbente; hardware = hardware; software = software;
keyboard = tastiera; computer mouse = mouse; monitor = monitor; ink = inchiostro cartuccia; scanner = scanner scansione
scansionare; processor = processore; hard disk = disco_fisso disco_rigido; usb stick = chiavetta; storage =
archiviazione; database = database banca_dati base_di_dati; folder directory = directory; operating system =
sistema_operativo; app = app; source code = codice_sorgente; algorithm = algoritmo; string of characters = stringa;
loop = ciclo; upgrade = potenziamento potenziare; backup = backup copia_di_sicurezza ripristino ripristinare; reset =
azzerare azzeramento; paste = incolla; upload = caricamento; link = ipertesto; click = cliccare clic; icon = icona;
login = autenticazione disconnettersi; encryption = crittografia cifrare cifratura crittografare cifrario; computer
virus = antivirus hacker pirata_informatico; firewall = firewall; server = server; router = senza_fili wi-fi; bluetooth
= bluetooth; interface = interfaccia; compatible = compatibile compatibilità; configuration menu = sottomenù;
artificial intelligence = intelligenza_artificiale apprendimento_automatico rete_neurale; robot = robot robotica;
electronic = elettronico elettronica; chip = microprocessore semiconduttore circuito_stampato; transistor = transistor;
resistor = resistore; capacitor = condensatore; byte = bit byte; pixel = pixel; resolution = risoluzione; spreadsheet =
foglio_di_calcolo; word processing = videoscrittura; ringtone = suoneria; headphones = cuffie auricolare; loudspeaker =
altoparlante; microphone = microfono; photograph = fotografare fotografico; antenna = antenna; satellite = satellite;
channel = canale; media = mass_media; publisher = editore editoriale editoria; interview = intervista intervistare;
press release = comunicato_stampa; press conference = conferenza_stampa; censorship = censura censurare;
telecommunications = telecomunicazione telecomunicazioni; telegraph = telegrafo telegramma telegrafico; thickness =
spessore; scales = bilancia; volume = volume; distance = distanza; diameter = diametro raggio; circumference =
circonferenza perimetro; inch = pollice miglio miglia; hectare = ettaro; temperature = celsius centigrado temperatura
termometro; accuracy = precisione accuratezza; physics = fisica fisico; mass = massa; gravity = gravitazione
gravitazionale; friction = attrito inerzia inerziale; momentum = quantità_di_moto; mechanics = meccanica;
thermodynamics = termodinamica termodinamico; entropy = entropia; wave = onda ondata lunghezza_d_onda oscillazione
oscillare; optics = lente; reflection = riflessione riflesso diffrazione; refraction = rifrazione; spectrum = spettro
spettrale; laser = laser; radiation = infrarosso radiazione irraggiamento; ultraviolet = ultravioletto; radioactivity =
radioattività radioattivo; electron = elettrone particella; proton = protone; neutron = neutrone; atom = atomo atomico;
nuclear = nucleo nucleare centrale_nucleare; fission = fissione; quantum mechanics = meccanica_quantistica quantistico;
relativity = relatività relativistico; magnet = elettromagnetico elettromagnetismo magnete calamita magnetico
magnetismo; electrode = elettrodo; conductor = conducibilità conduttività; microscope = microscopio microscopico;
astronomy = telescopio astronomia astronomico astronomo astrofisica osservatorio; universe = universo cosmico cosmo;
spacecraft = astronave navicella navetta_spaziale sonda razzo; astronaut = astronauta cosmonauta; orbit = orbita
orbitare orbitale; planet = pianeta planetario; galaxy = galassia galattico via_lattea; black hole = buco_nero; eclipse
= eclissi; comet = cometa; asteroid = asteroide; meteorite = meteorite meteora; mars = marte; venus = venere; jupiter =
giove; saturn = saturno; equinox = equinozio solstizio; chemistry = chimica chimico; periodic table = tavola_periodica;
molecule = molecola molecolare; ion = ione isotopo; reaction = reagente catalizzatore; oxide = ossidazione ossidare
ossido; chemical base = alcalino; natural gas = gas_naturale gasdotto metanodotto bombola; evaporation = evaporazione
evaporare condensazione condensa; crystal = cristallo cristallino cristallizzazione; hydrogen = idrogeno; oxygen =
ossigeno; nitrogen = azoto; carbon = carbonio; carbon dioxide = anidride_carbonica biossido_di_carbonio; carbon
monoxide = monossido_di_carbonio; sulfur = zolfo; phosphorus = fosforo; chlorine = cloro; fluorine = fluoro; iodine =
iodio; helium = elio; silicon = silicio; sodium = sodio; potassium = potassio; magnesium = magnesio; lithium = litio;
aluminum = alluminio; cast iron = ghisa; copper = rame; bronze = bronzo; brass = ottone; zinc = zinco; tin = stagno;
lead metal = piombo; nickel = nichel; mercury = mercurio; platinum = platino; uranium = uranio; titanium = titanio;
metal = metallo metallico metallurgia metallurgico; ammonia = ammoniaca; acid salts = nitrato carbonato; hydrocarbon =
idrocarburo; inorganic = inorganico; polymer = polimero; wax = cera; ceramic = ceramica porcellana; clay = argilla;
laboratory = provetta; experiment = esperimento sperimentale sperimentazione; biology = biologia biologico biologo;
organism = organismo microrganismo; cell = cellula; membrane = membrana; genetic = gene genetico genetica genoma;
chromosome = cromosoma; dna = dna; mutation = mutazione ereditarietà; evolution = evoluzione evolutivo evolvere;
natural selection = selezione_naturale; hormone = enzima ormone ormonale; metabolism = metabolismo metabolico;
photosynthesis = fotosintesi clorofilla; digestion = digestione digerire digerente; reproduction = riprodotto;
fertilization = fecondazione fecondare accoppiamento accoppiarsi; embryo = embrione feto; bacterium = batterio
batterico virus virale; taxonomy = tassonomia; habitat = habitat; ecology = ecosistema ecologia ecologico biodiversità;
sustainable = sostenibile sostenibilità; illness = ammalarsi; anesthesia = anestetico; infusion = flebo; injury =
lesione trauma; scar = cicatrice; epidemic = epidemia epidemico epidemiologia pandemia; quarantine = quarantena; immune
= immunitario immunità; antibody = anticorpo; pneumonia = polmonite; tuberculosis = tubercolosi; plague = peste;
cholera = colera; malaria = malaria; smallpox = vaiolo; measles = morbillo; leprosy = lebbra; leukemia = leucemia;
insulin = insulina; blood pressure = pressione_sanguigna; arthritis = artrite artrosi reumatismo; epilepsy = epilessia;
dementia = demenza; depression = depressione; obesity = obesità; ulcer = ulcera; abortion = aborto abortire; newborn =
neonatale; pediatrics = pediatria; psychiatry = psichiatria psichiatra psichiatrico; psychology = psicologia
psicologico psicoanalisi; neurology = neurologia neurologico; cardiology = cardiologia cardiologo; dermatology =
dermatologia dermatologo; gynecology = ginecologia ginecologo; ophthalmologist = oculista; denture = dentiera;
radiography = radiologia; blood transfusion = trasfusione; crutch = stampella; pacemaker = pacemaker; anatomy =
anatomia anatomico; organ = organo; gum = gengiva; spine = colonna_vertebrale vertebra spina_dorsale; rib = costola;
thigh = anca coscia; artery = arteria vena; urine = urina; gland = ghiandola tiroide; womb = utero; sweat = sudore
sudare; saliva = saliva; mathematics = matematica matematico; algebra = aritmetica aritmetico algebra algebrico;
geometry = geometria geometrico trigonometria; statistics = statistica statistico; odd = dispari; prime number =
numero_primo; fraction = decimale; sum = addizione addizionare sommare; subtraction = sottrazione sottrarre sottratto;
multiplication = moltiplicazione moltiplicare; equation = equazione; formula = formula; theorem = teorema assioma;
logic = logica logico; set theory = insiemistica; matrix = matrice vettoriale; derivative = derivata integrale;
logarithm = esponente esponenziale logaritmo; square root = radice_quadrata; triangle = triangolo triangolare;
rectangle = quadrato rettangolo rettangolare poligono; cube = cubo cubico cilindro cilindrico cono conico; pyramid =
piramide; curve = curva; parallel = parallelo; perpendicular = perpendicolare; vertical = verticale; horizontal =
orizzontale; diagonal = diagonale; symmetry = simmetria simmetrico; graph = grafico; axis of coordinates = ascissa
ordinata; infinity = infinito; proportion = proporzione proporzionale; geology = geologia geologico geologo; rock =
roccia roccioso; mineral = minerale mineralogia; granite = granito basalto; marble = marmo; limestone = calcareo
arenaria ardesia; quartz = quarzo; diamond = diamante; gemstone = rubino smeraldo zaffiro pietra_preziosa; pearl =
perla; amber = ambra; volcano = lava vulcano vulcanico eruzione eruttare cratere; tsunami = maremoto tsunami; tectonic
plate = placca_tettonica tettonico; earth's crust = crosta_terrestre; sediment = sedimento sedimentario; erosion =
erosione erodere eroso; landslide = frana smottamento franare; avalanche = valanga slavina; cave = grotta caverna; mine
= miniera minatore minerario; extraction = estrazione estrarre estratto; quarry = cava; deposit of minerals =
giacimento; groundwater = falda acque_sotterranee; geothermal = geotermico; climate = clima climatico; climate change =
cambiamento_climatico; global warming = riscaldamento_globale; greenhouse effect = effetto_serra; atmosphere =
atmosfera atmosferico; wind energy = eolico pala_eolica aerogeneratore; thunder = tuono; hurricane = uragano ciclone
tifone; tornado = tromba_d_aria; clouds = nuvoloso; clear sky = sereno; rainbow = arcobaleno; drought = siccità arido
aridità; tropical = tropicale; temperate = temperato; sultry = afa afoso; dawn = alba tramonto tramontare; millennium =
millennio; geography = geografia geografico geografo; latitude = latitudine; longitude = longitudine; altitude =
altitudine; equator = equatore equatoriale emisfero; north pole = polo_nord; compass = bussola; continent = continente
continentale; territory = territorio territoriale; landscape = paesaggio paesaggistico panorama; climbing = alpinismo
alpinista arrampicata arrampicare; peak = vetta; valley = valle vallata; plain = pianura; plateau = altopiano; mountain
pass = valico; glacier = ghiacciaio; desert = deserto; steppe = steppa; savanna = savana; jungle = giungla; swamp =
palude paludoso torbiera; meadow = prateria; oasis = oasi; stream = torrente ruscello; delta = delta; tributary =
affluente; waterfall = cascata; lagoon = laguna; ocean = oceano oceanico; gulf = golfo; bay = baia; coast = costa
costiero litorale scogliera rupe scoglio; peninsula = penisola peninsulare promontorio; isthmus = istmo; tide = marea;
seabed = fondale; urban planning = urbanistica; capital city = capoluogo; rural = rurale; portuguese = portogallo
portoghese; scottish = scozia scozzese; welsh = galles gallese; irish = irlanda irlandese; dutch = paesi_bassi olanda
olandese; belgian = belgio belga; flemish = fiammingo; luxembourg = lussemburgo; danish = danimarca danese; swedish =
svezia svedese; norwegian = norvegia norvegese; finnish = finlandia finlandese; icelandic = islanda islandese;
scandinavia = scandinavia scandinavo; czech = ceco repubblica_ceca cechia; slovak = slovacchia slovacco; hungarian =
ungheria ungherese; romanian = romania rumeno romeno; bulgarian = bulgaria bulgaro; greek = grecia greco; albanian =
albania albanese; yugoslav = jugoslavia jugoslavo; serbian = serbia serbo; croatian = croazia croato; slovenian =
slovenia sloveno; bosnian = bosniaco bosnia; macedonian = macedonia macedone; balkan = balcanico balcani; russian =
russia russo; soviet = sovietico unione_sovietica urss; ukrainian = ucraina ucraino; belarusian = bielorussia
bielorusso; lithuanian = lituania lituano; latvian = lettonia lettone; estonian = estonia estone; turkish = turchia
turco; ottoman = ottomano; cypriot = cipro cipriota; maltese = maltese; georgia = georgia; armenian = armeno armenia;
israeli = israele israeliano; palestinian = palestina palestinese; lebanese = libano libanese; syrian = siria siriano;
jordan = giordania; egyptian = egitto egiziano egizio; libyan = libia libico; tunisian = tunisia tunisino; algerian =
algeria algerino; moroccan = marocco marocchino; ethiopian = etiopia etiope; south african = sudafrica sudafricano;
african = africa africano; iraqi = iraq iracheno; iranian = iran iraniano; persian = persia persiano; saudi arabia =
arabia_saudita; arab = arabo; afghan = afgano; pakistani = pakistano; indian = india indiano; chinese = cina cinese;
japanese = giappone giapponese; korean = corea coreano; vietnamese = vietnamita; thai = thailandia thailandese;
filipino = filippine filippino; mongol = mongolo; asian = asia asiatico; australian = australia australiano; new
zealander = nuova_zelanda neozelandese; north american = nordamerica nordamericano; latin american = sudamerica
latinoamericano sudamericano; canadian = canada canadese; mexican = messico messicano; cuban = cuba cubano; brazilian =
brasile brasiliano; argentine = argentina argentino; chilean = cile cileno; peruvian = perù peruviano; colombian =
colombiano; venezuelan = venezuelano; mediterranean = mediterraneo; atlantic = atlantico; pacific = pacifico; adriatic
= adriatico; baltic = baltico; black sea = mar_nero; alps = alpi alpino; apennines = appennini appenninico; pyrenees =
pirenei; dolomites = dolomiti; rhine = reno; danube = danubio; tiber = tevere; thames = tamigi; seine = senna; nile =
nilo; bolognese = bolognese; palermitan = palermitano; padua = padova; mantua = mantova; piedmont = piemonte
piemontese; veneto = veneto; liguria = liguria ligure; emilian = emiliano; apulia = puglia pugliese; calabria =
calabria calabrese; umbria = umbria umbro; lazio = lazio; marche = marche; abruzzo = abruzzo; friuli = friulano friuli;
trentino = trentino; south tyrol = alto_adige altoatesino; tyrol = tirolo; aosta valley = valle_d_aosta; paris = parigi
parigino; london = londra londinese; berlin = berlino; munich = monaco_di_baviera; vienna = vienna viennese; zurich =
zurigo; geneva = ginevra; basel = basilea; lugano = lugano; ticino = ticino ticinese; lisbon = lisbona; barcelona =
barcellona; seville = siviglia; marseille = marsiglia; brussels = bruxelles; antwerp = anversa; hamburg = amburgo;
dresden = dresda; frankfurt = francoforte; nuremberg = norimberga; copenhagen = copenaghen; stockholm = stoccolma;
warsaw = varsavia; prague = praga; budapest = budapest; belgrade = belgrado; zagreb = zagabria; ljubljana = lubiana;
athens = atene ateniese; sparta = sparta; saint petersburg = san_pietroburgo; jerusalem = gerusalemme; beijing =
pechino; bavaria = baviera bavarese; saxony = sassonia sassone; prussia = prussia prussiano; catalonia = catalogna
catalano; brittany = bretagna; burgundy = borgogna; provence = provenza; corsica = corsica; savoy = savoia sabaudo;
bohemia = boemia; dalmatia = dalmazia; istria = istria; history = storico storiografia storiografo; prehistory =
preistoria preistorico; archaeology = archeologia archeologico archeologo; ruins = rudere; middle ages = medioevo
medievale; renaissance = rinascimento rinascimentale; enlightenment = illuminismo illuminista; era = epoca; stone age =
età_della_pietra neolitico paleolitico; bronze age = età_del_bronzo; dynasty = dinastia dinastico; civilization =
civiltà civilizzazione; barbarian = barbaro; etruscan = etrusco; feudal = feudale feudo feudalesimo vassallo; slave =
schiavo schiavitù schiavismo; nobility = nobiltà aristocrazia nobile nobiliare aristocratico; knight = cavaliere
cavalleria; crusade = crociata; colony = coloniale colonialismo colonizzazione colonizzare; explorer = esploratore
esplorazione esplorare circumnavigazione; conquest = conquista conquistare conquistatore; kingdom = regno regnare;
royal = regio regale trono erede_al_trono; emperor = imperatore imperatrice impero imperiale; imperialism =
imperialismo imperialista nazionalismo nazionalista; prince = principe principesco principessa principato; duke = duca
duchessa ducato; baron = marchese barone; lord = signoria; crown = corona incoronazione incoronare; monarchy =
monarchia monarchico sovrano; sovereignty = sovranità; dictator = tiranno tirannia dittatura dittatore; fascist =
fascismo fascista; nazi = nazismo nazista; communist = comunismo comunista; socialist = socialismo socialista marxista
marxismo; liberal = liberale liberalismo; capitalism = capitalismo capitalista capitalistico; anarchy = anarchia
anarchico; unification = unificazione unificare; risorgimento = risorgimento; independence = indipendenza indipendente;
revolution = rivoluzione rivoluzionario; revolt = rivolta insurrezione sommossa ribelle ribellarsi ribellione; coup =
colpo_di_stato golpe; civil war = guerra_civile; cold war = guerra_fredda; postwar period = dopoguerra; treaty =
trattato; truce = tregua armistizio cessate_il_fuoco; alliance = alleanza alleato; air force = aeronautica; battalion =
truppa battaglione reggimento brigata plotone; infantry = fanteria fante; artillery = artiglieria; colonel =
colonnello; captain = capitano; lieutenant = tenente; sergeant = sergente; corporal = caporale; admiral = ammiraglio;
marshal = maresciallo; commander = comandante; mercenary = mercenario; deserter = disertore diserzione; military
service = servizio_di_leva leva_militare coscrizione arruolamento arruolare; barracks = caserma; battle = battaglia
combattimento combattente; defense = difensivo; siege = assedio assediare; invasion = invasione invadere invaso
invasore; surrender = ritirata capitolazione resa; defeat = sconfitta sconfiggere sconfitto; victory = vittorioso
vincitore vincitrice; guerrilla = partigiano guerriglia guerrigliero; espionage = spionaggio spiare servizi_segreti;
hostage = ostaggio; prisoner = prigioniero; deportation = campo_di_concentramento deportazione deportare; massacre =
sterminio sterminare genocidio strage massacro eccidio; bomb = bombardamento bombardare bomba granata; sword = spada;
spear = lancia; arrow = freccia; bow weapon = arciere; armor = scudo armatura; cannon = cannone; rifle = fucile pistola
mitragliatrice proiettile sparare sparo; missile = missile siluro; submarine = sottomarino sommergibile; aircraft
carrier = portaerei; trench = trincea bunker; wounded soldier = mutilato; terrorism = terrorismo terrorista
terroristico; homeland = patriota patriottico; flag = bandiera; coat of arms = stemma; anthem = inno; governor =
governatore; prime minister = primo_ministro presidente_del_consiglio; council of ministers = consiglio_dei_ministri;
chancellor = cancelliere; senate = senato senatore; deputy = camera_dei_deputati deputato; district = distretto
circoscrizione cantone; federal = federale federazione confederazione; coalition = coalizione; conservative =
conservatore; progressive = progressista radicale; ideology = ideologia ideologico; referendum = referendum; law reform
= riforma riformare; legislation = disegno_di_legge legislazione legislativo; bureaucracy = burocrazia burocratico;
public administration = pubblica_amministrazione; diplomacy = diplomazia diplomatico; ambassador = ambasciatore; united
nations = nazioni_unite onu; summit meeting = vertice; negotiation = negoziato; censor = censore; corruption =
corruzione corrompere corrotto; scandal = scandalo; propaganda = propaganda; protest = corteo protesta protestare;
immigration = migratorio migrante; emigration = emigrare emigrante; mafia = mafia mafioso camorra; torture = tortura
torturare; faith = credente; divine = dea divino divinità; devil = diavolo demonio; angel = angelo; sin = peccato
peccatore; salvation = salvezza; paradise = paradiso; hell = inferno; holy = sacro sacralità santa; bible = bibbia
biblico vangelo; christian = cristiano cristianesimo cristianità cristo; jesus = gesù; madonna = madonna; catholic =
cattolico cattolicesimo; protestant = protestante protestantesimo luterano evangelico; orthodox = ortodosso; cathedral
= cattedrale duomo basilica cappella; monastery = monastero convento abbazia certosa monaco; nun = suora monaca; friar
= frate; abbot = abate badessa; bishop = vescovo vescovile arcivescovo diocesi; cardinal = cardinale; pope = papa
pontefice papale pontificio papato vaticano santa_sede; missionary = missionario; altar = altare; confession =
confessione; heresy = eresia eretico inquisizione scisma; pilgrimage = pellegrinaggio pellegrino; martyr = santuario
martire martirio; prophet = apostolo profeta profezia; theology = teologia teologico teologo; islamic = islam islamico
musulmano; mosque = moschea; koran = corano; jewish = ebraismo ebreo ebraico giudaico sinagoga rabbino; buddhist =
buddismo buddista; hindu = induista induismo; temple = tempio templi; pagan = pagano paganesimo; cult = culto; sect =
setta; rite = rito rituale; atheist = ateo ateismo; superstition = superstizione superstizioso; magic = magia magico
strega stregoneria; myth = mito mitologia mitologico leggenda leggendario; lent = quaresima; pentecost = pentecoste;
tomb = necropoli mausoleo sarcofago catacomba; philosophy = filosofia filosofico filosofo metafisica; ethics = etica
etico morale; stock exchange = borsa_valori; manufacturing = manifattura manifatturiero fabbricazione; deflation =
deflazione; recession = recessione; gross domestic product = prodotto_interno_lordo pil; dollar = dollaro; lira = lira;
monopoly = monopolio; globalization = globalizzazione; free trade = libero_scambio; privatization = privatizzazione
privatizzare; raw material = materia_prima; assembly line = catena_di_montaggio; mill = mulino; paper mill = cartiera;
glassworks = vetreria; shipyard = cantiere_navale; power plant = idroelettrico turbina; hydraulic = oleodinamico;
patent = brevetto brevettare; invention = inventore invenzione inventare; innovation = innovazione innovativo;
technology = tecnologia tecnologico tecnica; design = prototipo progettazione progettista; efficiency = efficienza;
stress mechanical = sollecitazione; fragile = fragile; transparent = trasparente trasparenza; waterproof =
impermeabilizzare impermeabilizzazione; logistics = logistica; driving = automobilista; truck = camionista
autotrasportatore; trailer = rimorchio rimorchiare roulotte camper; tire = cerchione; puncture = foratura; accelerator
= acceleratore; gasoline = distributore_di_benzina; exhaust = marmitta gas_di_scarico; bodywork = cofano parabrezza
tergicristallo paraurti; airbag = airbag; crossroads = rotonda; road sign = segnale_stradale; overtake = sorpasso
sorpassare; sailor = marinaio; anchor = ormeggio ormeggiare; sail = vela veliero veleggiare albero_maestro; oar = remo
remare timone; hull = scafo; shipwreck = naufragio naufrago; aircraft = velivolo aviazione; flight = pilota pilotare;
takeoff = decollo decollare; helicopter = elicottero; glider = aliante; parachute = paracadute paracadutista; runway =
pista; drone = drone; balloon = mongolfiera; cable car = funivia teleferica funicolare; ski lift = seggiovia skilift;
carriage = calesse; saddle = sella; high school = scuola_secondaria; college = collegio; thesis = tesi; pedagogy =
pedagogia pedagogico; textbook = libro_di_testo; science = scienza scientifico; academy = accademia accademico; theory
= teoria teorico; observation = osservazione; classification = classificazione classificare; definition = definizione
definire; concept = concetto concettuale; phenomenon = fenomeno; knowledge = conoscenza; conference = convegno;
encyclopedia = enciclopedia; dictionary = dizionario vocabolario; exhibition = mostra pinacoteca; masterpiece =
capolavoro; portrait = ritratto; fresco = affresco affrescare; watercolor = acquerello; engraving = incisione incisore;
sculpture = scultura scultore scultoreo statua busto bassorilievo; mosaic = mosaico; monument = monumento monumentale;
cultural heritage = beni_culturali patrimonio_culturale; romanesque = gotico romanico; baroque = barocco; byzantine =
bizantino; neoclassical = neoclassico neoclassicismo; romantic = romantico romanticismo; impressionism = impressionismo
impressionista futurismo futurista avanguardia; abstract = astratto; style = stile; color = colorare; composer =
compositore; orchestra = orchestra orchestrale direttore_d_orchestra sinfonia sinfonico; concert = concerto; opera =
melodramma opera_lirica; lyric = lirico; sonata = sonata quartetto; melody = melodia melodico armonia armonico; rhythm
= ritmo ritmico; score = spartito partitura; piano = pianoforte pianista; harpsichord = clavicembalo; violin = violino
violinista contrabbasso; cello = violoncello; guitar = chitarra chitarrista; harp = arpa; flute = flauto; clarinet =
clarinetto; oboe = oboe; trumpet = tromba; trombone = trombone; saxophone = sassofono; drum instrument = tamburo;
accordion = fisarmonica; bagpipe = cornamusa; whistle = fischio fischiare; soprano = soprano baritono; tenor = tenore;
jazz = jazz; theater = teatrale; drama = dramma drammatico drammaturgia drammaturgo commediografo; comedy = commedia
comico; tragedy = tragedia tragico; stage = palcoscenico palco scena; mask = maschera; circus = circo circense
pagliaccio; audience = spettatore platea; screenplay = sceneggiatura sceneggiatore colonna_sonora doppiaggio
doppiatore; documentary = documentario; cartoon = cartone_animato fumetto; television series = episodio puntata
serie_televisiva telefilm; literature = letteratura letterario; author = autore autrice; bookseller = libraio; novel =
romanzo romanziere; short story = novella; poem = poesia poeta poetessa poetico poetica; verse = strofa rima sonetto;
epic = epico epopea; prose = prosa; essay = saggio saggistica; biography = biografia biografico autobiografia
autobiografico; diary = diario; preface = prefazione; narrative = narrativa narratore narrazione; plot of story =
trama; protagonist = protagonista personaggio eroe eroina eroico; satire = satira satirico; irony = ironia ironico;
metaphor = metafora metaforico; critic = critico; linguistics = linguistica linguistico linguista; dialect = dialetto
dialettale; grammar = grammatica grammaticale; noun = sostantivo; verb = verbo; adjective = aggettivo; adverb =
avverbio; pronoun = pronome; syllable = sillaba vocale; consonant = consonante; spelling = ortografia; pronunciation =
pronunciare; alphabet = alfabeto alfabetico; etymology = etimologia; latin = latino; proverb = proverbio; athlete =
atleta atletica atletico; soccer = calciatore; player = giocatore giocatrice; train exercise = allenare; goal = gol;
goalkeeper = attaccante centrocampista; penalty kick = calcio_di_rigore; champion = campionessa; league = lega; medal =
medaglia; record sport = primato; olympic = olimpiade olimpiadi giochi_olimpici olimpico olimpionico; stadium = stadio;
swimming = nuotatore; diving = tuffo tuffarsi subacqueo immersione; rowing = canottaggio; canoe = canoa; skiing = sci
sciare sciatore; snowboard = snowboard; skating = pattinaggio pattinare pattino; ice hockey = hockey; basketball =
pallacanestro basket; volleyball = pallavolo; handball = pallamano; water polo = pallanuoto; rugby = rugby; tennis =
tennis tennista racchetta; table tennis = ping-pong; baseball = baseball; boxing = pugilato pugile; judo = judo;
fencing = scherma; horse riding = equitazione equestre ippico ippica; hiking = escursionismo escursionista sentiero;
running = corridore maratona; fan supporter = tifoso tifoseria; chess = scacchi scacchistico; playing card =
carte_da_gioco; billiards = biliardo; dice = dadi; bet = gioco_d_azzardo scommessa scommettere lotto; sociology =
sociologia sociologo; anthropology = antropologia antropologo; folklore = folclore; feminist = femminista femminismo;
adolescent = adolescente adolescenza; density = densità; demography = demografia demografico censimento; ethnic group =
etnia etnico; tribe = tribù tribale; bourgeoisie = borghesia borghese; working class = proletariato proletario
classe_operaia; peasantry = bracciante; middle class = ceto_medio; famine = carestia; charity = beneficenza; institute
= istituzione istituto; foundation organization = fondatrice fondare; smog = smog; fine dust = polveri_sottili; ozone =
ozono; nature reserve = riserva_naturale area_protetta parco_nazionale; drainage = drenaggio drenare bonifica;
embankment = argine; canalization = canalizzazione; siphon = saracinesca sifone; manhole = tombino pozzetto; pilot
flame = fiamma_pilota; expansion tank = vaso_di_espansione; bleed radiator = sfiatare sfiato; thermal bridge =
ponte_termico; draft of chimney = tiraggio; ash = fuliggine cenere; chimney sweep = spazzacamino; embers = brace; match
stick = fiammifero accendino; oven rack = leccarda; convection = convezione; preheat = preriscaldare preriscaldamento;
induction = induzione; glass ceramic = vetroceramica; ice tray = vaschetta; crumb tray = raccoglibriciole; delicate =
delicato; overload = sovraccarico sovraccaricare; protection class = grado_di_protezione; nominal = nominale; lifespan
= longevità; qualified = qualificato; tampering = manomissione manomettere; unplug = staccare_la_spina; hold down =
tenere_premuto; slide = scorrimento; tighten = stringere serrare serraggio; loosen = allentare; fit together =
incastrare incastro; align = allineare allineamento; stopper = tappo; wipe dry = asciugatura; soak = ammollo; scrub =
strofinare; twist = torcere torsione; coating = rivestimento rivestire; galvanized = zincato zincare smalto smaltare;
upholstery = tappezzeria tappezziere; wallpaper = carta_da_parati; coat hanger = gruccia appendiabiti attaccapanni;
sunshade = tenda_da_sole; peephole = spioncino; evacuation = evacuazione evacuare; firefighter = vigile_del_fuoco;
fireproof = ignifugo; life jacket = salvagente bagnino; catastrophe = calamità_naturale catastrofe catastrofico
disastro; civil protection = protezione_civile; toxic = tossico tossicità; irritating = irritante irritazione; inhale =
inalare inalazione; swallow down = ingestione; asbestos = amianto; typewriter = macchina_da_scrivere; bookbinding =
rilegatura; stapler = cucitrice spillatrice; paper clip = graffetta; parchment = pergamena papiro; inscription =
epigrafe; hieroglyph = geroglifico; gladiator = anfiteatro arena gladiatore; thermal baths = termale; legion = legione
legionario console; plebeian = plebeo plebe patrizio; nave = abside navata; portico = portico porticato; cloister =
chiostro; mummy = mummia; hominid = ominide; food chain = catena_alimentare; herbivore = erbivoro onnivoro; nocturnal
animal = rapace; hibernation = letargo; migration of birds = stormo; tentacle = tentacolo; spore = spora; fungal =
fungino; mold fungus = micosi; tuber = tubero; perennial = perenne; evergreen = sempreverde; deciduous = deciduo
caducifoglie; ornamental = ornamentale; sharecropping = mezzadria mezzadro latifondo latifondista; guild =
corporazione; caravan = carovana; pirate = pirata pirateria corsaro; treasure = tesoro; crankshaft = albero_a_gomiti;
carburetor = carburatore; spark plug = candela_di_accensione; lubricant = lubrificante lubrificare lubrificazione;
coolant = liquido_refrigerante refrigerante; torque = coppia_motrice; horsepower = cavallo_vapore; shock absorber =
ammortizzatore; drive wheel = trazione; propeller = elica fusoliera; cabin = cabina; radar = radar; sonar = sonar;
navigation system = navigatore_satellitare; cargo = stiva; hold of crew = equipaggio; canal = naviglio; wave breaker =
frangiflutti; galley = galea; yacht = panfilo yacht; cruise = crociera; raft = zattera; gondola = gondola gondoliere;
overseas = oltremare; vacation = villeggiatura; picnic = scampagnata; fireworks = fuochi_d_artificio; procession =
processione sfilata parata; crossword = cruciverba; kite = aquilone; law enforcement = forze_dell_ordine; breath =
respiratorio fiato; vineyard = vinificazione viticoltura vitivinicolo viticoltore vigneto vigna vitigno; water
resources = idrologia bacino; spring time = primaverile; petroleum = petrolio petrolifero greggio oleodotto raffineria;
branch = ramo ramoscello; estuary = foce estuario; record = disco discografico album; trophy = coppa trofeo; armored
tank = carro_armato; axis = asse
`;
