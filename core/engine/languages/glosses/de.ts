/** German words by what they mean in English, as `createGlosses` reads them. */
export const glosses = `
the = der die das den dem des; a = ein eine einen einem einer eines; not = nicht keineswegs keinesfalls; no = kein
keinerlei nein nee; i = ich; me = mich mir; my = mein meine meinen meinem meiner meines; mine = meins meinige bergwerk
grube zeche mine stollen; you = du dich dir ihr euch ihrerseits; your = dein euer eure; he = er; him = ihn ihm; his =
seine seinen seinem seiner seines seinerseits; she = sie; it = es; their = ihre ihren ihrem ihrer ihres; them = ihnen;
we = wir; us = uns; our = unser unsere unseren unserem unserer unseres unsre unserseits; oneself = sich sichs; self =
selbst selber; each other = einander gegenseitig untereinander miteinander voneinander aneinander zueinander
füreinander wechselseitig beiderseitig; one = eins man; this = dies diesbezüglich; that = jene daß; which = welche
derjenige diejenige dasjenige denjenigen demjenigen desjenigen; whose = dessen deren wessen; whom = wem wen denen; same
= selbe selben dieselbe dasselbe derselbe denselben demselben desselben gleich; such = solch derart dergleichen; what =
was wofür wozu; who = wer; where = wo woran worin worauf; where to = wohin; where from = woher; when = wann als; why =
warum weshalb wieso weswegen; how = wie wodurch womit; how much = wieviel; whether = ob; if = wenn falls sofern wofern;
and = und sowie beziehungsweise bzw; or = oder respektive; but = aber jedoch doch sondern allerdings; because = weil
denn zumal; so that = damit sodass; although = obwohl obgleich obschon wenngleich obzwar wiewohl trotzdem; while =
während währenddessen wohingegen indes indessen; as soon as = sobald; as long as = solange; as far as = soweit soviel
insoweit insofern; as if = als_ob; by = indem; neither = weder; either = entweder; both = beide beiderseits; unless =
es_sei_denn; once = einmal; after = nach nachdem danach hernach; before = vor vorm bevor davor; until = bis; since =
seit seitdem seither; in = in im ins darin drin; into = hinein herein; on = auf an ans darauf drauf daran dran; at = am
beim bei; from = aus ab; of = von vom davon; to = zu zum zur dazu hinzu; for = für dafür zugunsten; with = mit samt
mitsamt nebst hiermit; without = ohne; through = durch hindurch mittels mithilfe; under = unter unterm unters darunter
drunter; over = über überm darüber drüber; between = zwischen dazwischen; against = gegen wider dagegen entgegen;
around = um ums rund rundum ringsum rings herum umher; because of = wegen aufgrund infolge infolgedessen anlässlich
angesichts mangels; despite = trotz ungeachtet; instead = statt anstatt anstelle stattdessen; according to = gemäß laut
zufolge demnach demgemäß nach_maßgabe; regarding = bezüglich betreffs bzgl betreffend hinsicht; except = außer
ausgenommen abgesehen; besides = außerdem überdies zudem darüber_hinaus nebenbei obendrein ferner weiters; next to =
neben nebenan daneben; opposite = gegenüber gegenteil gegensatz gegensätze gegensätzlich gegenüberliegend; behind =
hinter dahinter hinterm hinterher rückseite heck; in front = vorn; above = oberhalb oben obig droben darüberliegend;
below = unterhalb unten nachstehend drunten; inside = innen innerhalb drinnen innenseite binnen intern
innerbetrieblich; outside = außen außerhalb draußen äußere äußeren äußeres außenseite; along = entlang längs; beyond =
jenseits; this side = diesseits; on behalf of = namens im_auftrag im_namen; including = einschließlich inklusive inkl
inbegriffen; excluding = exklusive; plus = zuzüglich plus; minus = abzüglich minus; per = pro je; versus = versus
kontra; there = da dort dorthin daher dahin dortig; here = hier hierher hierhin hierzu hierbei hieran hierfür; thereby
= dadurch hierdurch dabei; therefore = deshalb darum deswegen folglich somit demzufolge mithin ergo daraufhin; so = so
also; then = dann sodann alsdann; now = jetzt nun nunmehr gegenwart; today = heute heutig heutzutage; tomorrow = morgen
morgig; yesterday = gestern gestrig; day before yesterday = vorgestern; day after tomorrow = übermorgen; always = immer
stets jederzeit allzeit immerzu immerfort; never = nie niemals nimmer; often = oft oftmals häufig häufige häufiger
vielfach häufigkeit frequenz; sometimes = manchmal zuweilen bisweilen mitunter gelegentlich ab_und_zu; rarely = selten
rar; already = schon bereits; still = noch immer_noch immernoch nach_wie_vor weiterhin; yet = dennoch gleichwohl
nichtsdestotrotz; just = gerade eben soeben; only = nur bloß lediglich erst einzig ausschließlich ausschließliche; also
= auch ebenfalls gleichfalls ebenso desgleichen genauso; even = sogar; very = sehr äußerst überaus höchst ausgesprochen
ungemein; too = allzu; quite = ziemlich ganz_schön einigermaßen; almost = fast beinahe nahezu annähernd; hardly = kaum
schwerlich; approximately = ungefähr etwa zirka ca circa schätzungsweise; at least = mindestens wenigstens zumindest
mindest mindeste jedenfalls immerhin; at most = höchstens maximal längstens; maybe = vielleicht eventuell allenfalls
womöglich; otherwise = sonst ansonsten andernfalls anderenfalls anderweitig; however = hingegen; thus = dermaßen
auf_diese_weise; namely = nämlich und_zwar; for example = zum_beispiel beispielsweise exemplarisch; moreover =
darüberhinaus ohnedies; anyway = sowieso ohnehin eh; meanwhile = inzwischen unterdessen mittlerweile zwischenzeitlich
derweil; previously = zuvor vorher vorhin vormals; afterwards = anschließend nachher hinterdrein; finally = endlich
schließlich letztendlich letztlich zuletzt; immediately = sofort unverzüglich umgehend unmittelbar sogleich
augenblicklich prompt umgehende; soon = bald demnächst alsbald baldig baldmöglichst; recently = kürzlich neulich
unlängst jüngst letztens vor_kurzem neuerdings; formerly = früher ehemals einst einstmals damals; so far = bisher
bislang bisherig bis_jetzt; henceforth = künftig fortan hinfort; again = wieder wiederum erneut nochmal noch_einmal
abermals neuerlich; away = fort hinweg; back = zurück retour rück; together = zusammen gemeinsam beisammen
gemeinschaftlich; apart = auseinander; alone = allein; forward = vorwärts voran; backward = rückwärts; upward =
aufwärts hinauf herauf empor; downward = abwärts hinunter herunter hinab herab nieder runter; across = quer querüber
hinüber herüber; out = hinaus heraus raus; off = los; past = vorbei vorüber vergangen; everywhere = überall allerorts;
somewhere = irgendwo irgendwohin; nowhere = nirgends nirgendwo; anyhow = irgendwie; sometime = irgendwann; something =
etwas irgendetwas irgendwas; nothing = nichts; everything = alles; someone = jemand irgendjemand irgendwer; nobody =
niemand; everyone = jedermann; every = jede jegliche jeweils jeweilig jeweilige jeweiligen jedweder; all = alle allen
aller allem sämtliche allesamt; some = einige einigen einiger einiges manche irgendein irgendwelche; several = mehrere
mehreren mehrerer mehrmals mehrfach diverse; many = viele vielen vieler zahlreich etliche; much = viel vieles vielem;
few = wenige wenigen; little = wenig ein_bisschen bisschen; less = weniger minder; more = mehr weitere weiterer
weiteres weiteren weiterem; most = meist meiste meisten meistens zumeist größtenteils meistenteils; enough = genug
hinreichend genügt ausreichen ausreicht; other = andere anderer anderes anderen anderem anderweitige andre andern; yes
= ja jawohl; please = bitte; hello = hallo grüezi servus grüßgott guten_tag; goodbye = tschüss auf_wiedersehen ade
abschied; thanks = dank merci dankeschön bedanken bedankt; be = sein bin bist ist sind seid war waren warst wäre wären
gewesen sei seien wär; have = hat hatte gehabt habe hast; become = wird wirst wurde geworden worden werde; can = können
kann konnte gekonnt; must = gemusst muß mußte; should = soll sollte gesollt; want = wollen will wollte gewollt willst
wünscht gewünscht wunsch; like = mögen mag mochte gemocht gern; may = dürfen darf durfte gedurft; let = lassen lässt
ließ gelassen; do = tun tut tat getan machen macht gemacht; zero = null; two = zwei zwo zweier zwein; three = drei
dreier dreien; four = vier; five = fünf; six = sechs; seven = sieben; eight = acht; nine = neun; ten = zehn; eleven =
elf; twelve = zwölf; thirteen = dreizehn; fourteen = vierzehn; fifteen = fünfzehn; sixteen = sechzehn; seventeen =
siebzehn; eighteen = achtzehn; nineteen = neunzehn; twenty = zwanzig; twenty one = einundzwanzig; twenty four =
vierundzwanzig; twenty five = fünfundzwanzig; thirty = dreißig; forty = vierzig; fifty = fünfzig; sixty = sechzig;
seventy = siebzig; eighty = achtzig; ninety = neunzig; hundred = hundert einhundert; thousand = tausend eintausend;
million = million mio; billion = milliarde mrd; dozen = dutzend; first = erste ersten erster erstes erstem zuerst
zunächst erstens erstmals; second = zweite sekunde sekunden; third = dritte drittel; fourth = vierte; fifth = fünfte
fünftel; sixth = sechste sechsten sechster sechstel; seventh = siebte siebente; eighth = achte achten achter achtel;
ninth = neunte neuntel; tenth = zehnte zehntel; half = halb hälfte anderthalb; quarter = viertel quartal vierteljahr
vierteln quartalsende; half year = halbjahr; one and half = eineinhalb einundeinhalb; twice = zweimal zweifach; three
times = dreimal; double = doppelt doppel verdoppeln verdoppelt verdopplung verdoppelung; triple = dreifach
verdreifachen verdreifacht; single = einzeln ledig ledige einzel; pair = paar paare; monday = montag montags; tuesday =
dienstag dienstags; wednesday = mittwoch mittwochs; thursday = donnerstag donnerstags; friday = freitag freitags;
saturday = samstag sonnabend samstags; sunday = sonntag sonntags; weekend = wochenende wochenenden; weekday = wochentag
werktag; holiday = feiertag ferien urlaub ruhetag urlaubstag urlaubstage; january = januar jänner; february = februar
feber; march = märz marsch märsche marschieren; april = april; month of may = mai; june = juni juno; july = juli julei;
august = august; september = september; october = oktober; november = november; december = dezember; spring = frühling
frühjahr feder federn; summer = sommer; autumn = herbst; winter = winter; season = jahreszeit saison würzen abschmecken
gewürzt spielzeit; year = jahr jährig jährige jahre; yearly = jährlich alljährlich; month = monat monate monaten
monatig; monthly = monatlich monatliche monatlichen; week = woche wochen; weekly = wöchentlich; day = tag tägig
tagsüber tageslicht tage tages; daily = täglich alltag werktäglich; hour = stunde stündig stunden; hourly = stündlich;
minute = minute minuten; clock = uhr uhrzeit wanduhr turmuhr standuhr; night = nacht nächtlich übernacht nächte nachts;
morning = vormittag morgens frühmorgens vormittags; noon = mittag mittagszeit mittags; afternoon = nachmittag
nachmittags; evening = abend abends; midnight = mitternacht; century = jahrhundert jahrhunderte jh; decade = jahrzehnt
dekade; millennium = jahrtausend; date = datum datieren datiert; calendar = kalender terminkalender; time = zeit
zeitlich zeitpunkt mal; moment = moment augenblick; period = zeitraum periode zeitspanne phase epoche; duration = dauer
zeitdauer laufzeit; deadline = frist stichtag einsendeschluss fristgerecht fristgemäß fristen schlusstermin
meldeschluss anmeldeschluss deadline; appointment = termin verabredung termine; abandon = aufgeben aufgab aufgegeben;
able = begabung befähigen befähigt fähig imstande leistungsfähig; abroad = ausland auslands ausländisch; absence =
fernbleiben abwesend fortbleiben fortblieb fortgeblieben ausbleiben ausblieb ausgeblieben; unconditional = absolut
unbedingt bedingungslos vorbehaltlos; absorb = aufsaugen aufgesaugt absorbieren absorbiert aufnahmefähig; abundant =
reichlich üppig reichhaltig; abuse = missbrauch missbraucht misshandeln misshandelt misshandlung; accept = akzeptieren
akzeptiert annehmen annahm angenommen anzunehmen hinnehmen hinnahm hingenommen entgegennehmen entgegennahm
entgegengenommen akzeptanz annehmbar annahme; access = zugang zugreifen zugriff zutritt erreichbar; accident = unfall
unglück unglücke verunglücken verunglückt havarie unfälle verunfallt verunfallen; accompany = begleiten begleitet
mitgehen mitging mitgegangen begleiterin mitkommen mitkam mitgekommen; accomplish = vollbringen vollbringt vollbracht
bewerkstelligen bewerkstelligt zustandebringen zustandebrachte zustandegebracht; account = konto konten bankkonto;
accurate = genau exakt präzise akkurat präzision punktgenau; accuse = angeklagt beschuldigen beschuldigt vorwerfen
vorwarf vorgeworfen vorzuwerfen vorwurf anklage; achieve = erreichen erreicht erzielen erzielt erzilung errungen
erringen errungenschaft; acquire = erwirbt erwarb erworben erwerb aneignen angeeignet anschaffen angeschafft zulegen;
act = handeln handelt gehandelt agieren agiert akt handlung taten tätig; action = aktion vorgehen maßnahme; active =
aktiv rege; activity = aktivität tätigkeit tätigkeiten betätigen betätigt; actor = schauspieler schauspielerin
darsteller darstellerin akteur akteurin; actual = tatsächlich tatsächliche eigentlich wirklich effektiv faktisch real
wahrhaftig tatsächlicher; adapt = anpassen angepasst anzupassen adaptieren adaptiert angleichen; add = hinzufügen
hinzugefügt hinzuzufügen ergänzen ergänzt ergänzung addieren addiert beifügen beigefügt hinzukommen hinzukam
hinzugekommen hinzurechnen hinzugerechnet beigeben beigab beigegeben; additional = ergänzend extra zusatz weitergehend;
address = adresse anschrift adressieren adressiert ansprechen ansprach angesprochen ansprechbar wohnadresse
postanschrift; appropriate = angemessen adäquat hinlänglich geeignet passend zweckmäßig sachgerecht angebracht
ordnungsgemäß sachgemäß tauglich eignung eignen eignet; near = angrenzend angrenzende benachbart anliegend nahe nah
näher nähe nahen nahem nahegelegen nächst naheliegend; adjust = einstellen eingestellt einzustellen justieren justiert
verstellen verstellt nachstellen nachgestellt regulieren reguliert regulierung ausgleichen verstellbar justierung;
administration = verwalten verwaltet administration verwalterin verwaltung; admire = bewundern bewundert bewunderung
bewundernswert; admit = zugeben zugab zugegeben zuzugeben gestehen gesteht gestand eingestehen eingestanden einräumt
einräumen eingeräumt aufnehmen aufnahm aufgenommen aufzunehmen zugibt; adopt = übernehmen übernimmt übernahm übernommen
adoptieren adoptiert verabschieden verabschiedet; adult = erwachsen volljährig erwachsene erwachsener; advance =
fortschreiten fortgeschritten vorrücken vorgerückt vorschuss vorstoß voraus vorab vorangehen voranging vorangegangen
vorausgehen vorausging vorausgegangen; advantage = vorteil vorteilhaft vorzug vorzüge; adventure = abenteuer; advertise
= werben wirbt warb geworben werbung annonce inserat inserieren inseriert reklame; advice = rat ratschlag beratung
ratsam tipp raten rät riet geraten beraten berät beriet berater beraterin; affair = angelegenheit affäre; affect =
betreffen betrifft betraf betroffen beeinträchtigen beeinträchtigt beeinflussen beeinflusst berühren; fear = ängstlich
angst furcht fürchtet gefürchtet befürchten befürchtet scheu; age = alter lebensalter zeitalter altern gealtert altert
jährigen; agency = agentur; agent = vertreter vertreterin agent vermittler vermittlerin; aggressive = aggressiv
angriffslustig; agree = zustimmen zugestimmt zuzustimmen einwilligen eingewilligt vereinbaren vereinbart einig einigt
geeinigt einigung übereinstimmen übereingestimmt übereinkommen einverstanden einverständnis vereinbarungsgemäß abkommen
abmachung übereinkunft übereinstimmung absprechen absprach abgesprochen verabreden verabredet; aim = ziel abzielen
abzielt zielt bezwecken bezweckt zielsetzung; air = luft; alarm = alarm alarmieren alarmiert wecker; alive = lebend;
allow = erlauben erlaubt erlaubnis gestatten gestattet zulassen zuließ zugelassen zuzulassen gewähren gewährt befugen
befugt befugnis erlaubnisschein; alternative = alternativ; ambition = ehrgeiz; amount = betrag menge beträgt betrug
summe ausmachen ausgemacht belaufen beläuft belief beträge geldbetrag; funny = lustig amüsant witzig amüsieren amüsiert
witz komisch drollig; analysis = analyse analysieren analysiert auswerten auswertet ausgewertet; ancient = uralt antik
altertum; angry = ärger zorn wut verärgern verärgert verärgerung wütend zornig ärgert geärgert toben tobt getobt
rasend; animal = tier tierisch tiere; announce = ankündigen angekündigt bekanntgeben bekanntgab bekanntgegeben
verkünden verkündet bekanntmachen bekanntgemacht ansagen angesagt durchsage; disturb = stören stört gestört störung
nerven nervt genervt belästigen belästigt belästigung störend ruhestörung; anonymous = anonym namenlos; answer =
antwort antwortet geantwortet beantworten beantwortet erwidern erwidert erwiderung rückmeldung entgegnen entgegnet
antworten; restless = besorgt ängstigen ängstigt geängstigt besorgnis rastlos unruhe; apologize = entschuldigen
entschuldigt; apparently = anscheinend scheinbar offenbar vermeintlich; appear = erscheinen erscheint erschien
auftreten auftrat aufgetreten auftauchen aufgetaucht auftritt hervortreten hervortrat hervorgetreten aufscheinen
aufscheint aufschien aussehen äußerliches anschein; apply = antrag bewerbung bewerbungen bewerber bewerberin gesuch
anwendung antragsteller antragstellerin beantragen beantragt anwenden anwandte angewandt angewendet anzuwenden bewerben
bewirbt bewarb beworben zutreffen zutraf zugetroffen stellenbewerbung; appoint = ernennen ernennt ernannt; appreciate =
schätzen schätzt geschätzt würdigen würdigt wertschätzen wertschätzt anerkennend; approach = annähern angenähert
annäherung nähern nähert genähert herangehen ansatz herantreten herantrat herangetreten herangehensweise; approve =
genehmigen genehmigt bewilligen bewilligt billigen billigt billigung befürworten befürwortet befürwortung gutheißen
guthieß gutgeheißen freigeben freigab freigegeben; arbitrary = willkürlich beliebig; area = gebiet bereich fläche
flächen areal gegend raumes flächeninhalt grundfläche; argue = argumentieren argumentiert erörtern erörtert diskutieren
diskutiert argument streiten streitet stritt gestritten; arise = entstehen entsteht entstand anfallen anfiel angefallen
ergeben ergibt ergab hervorgehen hervorging hervorgegangen herausstellen herausgestellt zustandekommen zustandekam
zustandegekommen zustande; arm = arm arme oberarm unterarm; army = armee heer truppe bundeswehr; arrange = arrangieren
arrangiert anordnen angeordnet; arrest = verhaften verhaftet festnehmen festnahm festgenommen haft festnahme
verhaftung; arrive = ankunft eintreffen anreise ankommen ankam angekommen anzukommen eintraf eingetroffen eingehen
einging eingegangen angereist; art = kunst künstlerisch künstler künstlerin künste; article = artikel paragraph
paragraf aufsatz artikeln; artificial = künstlich; ashamed = beschämt scham schämt geschämt; aside = beiseite abseits;
ask = fragt gefragt frage bitten bittet bat gebeten nachfragen nachgefragt angefragt anfrage befragen befragt erfragen
erfragt rückfragen rückgefragt fragestellung fragebogen; asleep = schlafend eingeschlafen; aspect = aspekt
gesichtspunkt; assemble = montieren montiert montage zusammenbauen zusammengebaut zusammensetzen zusammengesetzt
zusammenstellen zusammengestellt aufbauen zusammenbau; assembly = versammlung versammeln versammelt zusammenkunft
baugruppe; assert = behaupten behauptet geltendmachen geltendgemacht durchsetzen durchgesetzt; assess = beurteilen
beurteilt bewerten bewertet einschätzen eingeschätzt begutachten begutachtet ermessen; assign = zuweisen zuwies
zugewiesen zuzuweisen zuordnen zugeordnet zuordnung zuteilen zuteilt zugeteilt; assistance = unterstützung hilfe
beistand hilfestellung beihilfe; assistant = assistent assistentin helfer helferin gehilfe; association = verein
vereine verband vereinigung genossenschaft dachverband interessenverband verbände verbandsmitglied; assume =
voraussetzen vorausgesetzt unterstellen unterstellt vermuten vermutet vermutung vermutungen hypothese; assure =
zusichern zugesichert zusicherung versichern versichert zusage beteuern beteuert; attach = befestigen befestigt
anbringen anbrachte anfügen angefügt beiliegen beilag beigelegen anbei; attachment = anhang anhänge anlage beilage
beilagen e-mail-anhang dateianhang; attack = angreifen angriff angegriffen überfall anschlag attacke attackieren
attackiert angriffe; attempt = versuch versucht; participate = teilnehmen teilnahm teilgenommen teilzunehmen
teilnehmerin beiwohnen beteiligte beteiligten mitmachen mitgemacht teilhaben; attention = achtung beachten beachtet
beachtung aufmerksam achtgeben achtgab achtgegeben beachtlich aufpassen aufgepasst; attitude = haltung einstellungen
gesinnung; attract = anziehen anzog angezogen anlocken attraktiv anziehungskraft; audience = publikum zuschauer
zuschauerin zuhörer zuhörerin zuschauerschaft; author = autor autorin verfasser verfasserin urheber urheberin
schriftsteller schriftstellerin; authority = autorität befugnisse instanz obrigkeit vollmacht behörde amt ämter
amtsstelle behörden behördlich; authorize = ermächtigen ermächtigt autorisieren autorisiert bevollmächtigen
bevollmächtigt berechtigen berechtigt; automatic = automatisch selbsttätig; available = verfügbar erhältlich vorhanden
lieferbar zur_verfügung; average = durchschnitt durchschnittlich durchschnittliche mittelwert mittelmäßig; avoid =
vermeiden vermeidet vermied meiden meidet mied gemieden umgehen umging umgegangen umgehung ausweichen auswich
ausgewichen entgehen fernhalten fernhielt ferngehalten fernblieb ferngeblieben; award = auszeichnen auszeichnet
verleihen verleiht verlieh preisverleihung zuschlag zuerkennen zuerkennt; aware = bewusst bewusstsein kenntnis; awkward
= peinlich ungeschickt umständlich unbeholfen verlegen; baby = baby säugling neugeborenes kleinkind; bachelor =
junggeselle; bad = schlecht schlechte schlechten schlechter schlimm übel mies; bag = tasche beutel sack tüte handtasche
säcke; balance = gleichgewicht ausgleich ausglich ausgeglichen saldo bilanz ausgewogen balance; ball = ball kugel
kugeln bälle; forbid = verbot verbieten verbietet untersagen untersagt verwehrt unzulässig verboten untersagung; band =
kapelle musikgruppe; bank = bank kreditinstitut banken geldinstitut sparkasse geldhaus volksbank; bar = leiste stab
stange riegel lokal kneipe schenke; bark = bellen bellt gebellt rinde borke; base = basis grundlage basieren basiert
beruhen beruht fußen sockel; basic = grundlegend elementar grundsätzlich prinzipiell grundsätzliche; basket = korb
körbe; bath = bad badet gebadet; fight = schlacht kampf gefecht kämpft gekämpft bekämpfen bekämpft raufen rauft gerauft
kämpfen kämpfe; beach = strand strände; bear = ertragen erträgt ertrug bär aushalten aushielt ausgehalten unerträglich
gebären gebar bären; beard = bart bärte; beat = schlagen schlägt schlug geschlagen geprügelt verprügeln verprügelt
aufschlagen; beautiful = schön schöne schöner wunderschön schönheit hübsch; bed = bett betten bettgestell; begin =
beginnt begann begonnen beginn anfangen anfing angefangen anzufangen anfang anfänge anfangs anfänglich anfänger
anfängerin startet gestartet start anbeginn ansetzen angesetzt; behave = benehmen benimmt benahm benommen; behavior =
verhält verhielt verhaltensweise gebaren; believe = glaube überzeugungen glaubt geglaubt gläubig glaubhaft; bell =
glocke klingel klingeln klingelt geklingelt glocken; belong = gehören gehört angehören angehört zugehörig
zusammengehören zusammengehört; belt = gürtel gurt riemen; bend = biegen biegt bog gebogen biegung krümmen krümmt
gekrümmt krümmung beugen gebeugt beugt bücken bückt gebückt; benefit = profitieren profitiert nutznießer wohltat
zugutekommen zugutekam zugutegekommen sozialleistung leistungen beihilfen; best = beste optimal; better = besser
bessere besseren besseres besserer; bet = wetten wettet gewettet wette; big = groß große großen großer großes gross
grosse grossen; bird = vogel vögeln vögel; birth = geburt entbindung geburten niederkunft; birthday = geburtstag
geburtstagsfeier; born = geboren; bit = stückchen; bite = beißen beißt biss gebissen; bitter = bitter; black = schwarz;
knife = klinge messer; blame = tadel tadeln tadelnswert; blanket = decke wolldecke bettdecke zudecke; blind = blind
erblinden erblindet sehbehindert; block = block blockieren blockiert sperre sperrt gesperrt sperrung; blood = blut
blutig bluten blutet geblutet; blow = blasen bläst blies geblasen wehen weht pusten schlag schläge hieb; blue = blau;
board = brett vorstand tafel platte platten gremium vorstände vorstandsmitglied verwaltungsrat bretter; boat = boot
kahn nachen; body = körper leib leiche leichnam körperlich; boil = sieden siedet gekochtes aufkochen gesotten; bomb =
bombe bomben bombardieren; bone = knochen gebein; book = buch bucht gebucht buchung bücher; booking = buchungen
reservierung reservieren reserviert buchen verbuchung; border = grenze angrenzen grenzt umranden umrandet grenzen
grenzübergang; boring = langweilig öde langweilt gelangweilt langeweile; borrow = auslieh ausgeliehen entleihen
entleiht ausleihe entlehnen entlehnt; boss = chef chefin vorgesetzte vorgesetzter; bottle = flasche fläschchen
flaschen; bottom = unterseite untere unteren unterer; bound = gebundene; bow = bogen verbeugen verbeugt; bowl =
schüssel schüsseln schale; box = kiste kasten schachtel karton; boy = junge jungen knabe bub; brain = gehirn hirn;
branch = zweig ast filiale zweigstelle niederlassung branche äste; bold = mutig tapfer mut tapferkeit kühn dreist;
bread = brot brote; break = brechen bricht brach gebrochen zerbrechen zerbricht zerbrach zerbrochen bruch abbrechen
abbrach abgebrochen durchbrechen durchbrach durchgebrochen abbruch kaputt defekt durchbruch pausen mittagspause; break
time = pause rast; breakfast = frühstück frühstückt gefrühstückt frühstücken zmorge; breath = atem atemzug; breathe =
atmen atmet geatmet atmung einatmen eingeatmet ausatmen ausgeatmet; bridge = brücke überbrücken überbrückt brücken;
brief = kurz kurze kurzen kurzer kurzes kürze knapp; bright = hell grell strahlend; bring = bringen bringt brachte
gebracht mitbringen mitbrachte mitgebracht herbeibringen herbeibrachte herbeigebracht hervorbringen hervorbrachte
hervorgebracht holen holt geholt; broad = breit weiten; brother = bruder brüder; brown = braun; brush = bürste pinsel
bürsten; build = bauen baut gebaut bau errichten errichtet erbauen erbaut erstellen erstellt aufbau aufgebaut; building
= gebäude bauwerk bauten; burden = last lasten belasten belastet belastung bürde stress belastungen überlasten
überlastet; burn = brennen brennt brannte gebrannt verbrennen verbrennt verbrannt verbrennung verbrühung verbrannte;
bury = begraben begräbt begrub beerdigen beerdigt beisetzung vergraben begräbnis; bush = busch strauch; business =
geschäft gewerbe betrieblich; busy = besetzt; button = knopf taste schaltfläche knöpfe drucktaste; buy = kauft gekauft
kauf käuferin angekauft eingekauft ankauf einkauf; calculate = berechnen berechnet rechnen rechnet gerechnet
kalkulieren kalkuliert errechnen errechnet ausrechnen ausgerechnet berechenbar zusammenrechnen zusammengerechnet
berechnung; call = ruft rief gerufen anrief angerufen anzurufen anruf ruf aufrufen aufrief aufgerufen telefonieren
telefoniert telefonat herbeirufen einberufen einberuft anrufen; calm = ruhig ruhe beruhigen beruhigt beruhigung ruht;
camera = kamera kameras fotoapparat; camp = zelten gezeltet campen; cancel = kündigen kündigt gekündigt stornieren
storniert abgesagt widerruf widerruft absage annullieren annulliert storno aufheben aufhob aufgehoben stornierung
absagen annullierung abbestellen abbestellt; candidate = kandidat kandidatin bewerbende kandidieren kandidiert; capital
= kapital hauptstadt; car = auto autos wagen pkw personenwagen karre automobil; card = karte; care = pflegen pflegt
gepflegt pflege sorgen sorgt gesorgt sorgfalt kümmern kümmert gekümmert betreuen betreut fürsorge versorgen versorgt
umsorgen bangen betreuung; career = karriere laufbahn werdegang; careful = sorgfältig behutsam vorsicht achtsam bedacht
zurückhaltend zurückhaltung; careless = fahrlässig leichtsinnig nachlässig unvorsichtig sorglos achtlos rücksichtslos;
carry = tragen trägt trug getragen befördern befördert beförderung transportieren transportiert träger mitführen
mitgeführt transportierbar tragbar; carry out = durchführen durchgeführt durchzuführen ausführen ausgeführt ausführung
vollziehen vollzieht vollzogen verrichten verrichtet verüben verübt vollzug erledigen erledigt abwickeln abgewickelt
abwicklung vollstrecken vollstreckt abfertigen abgefertigt vornehmen vornahm vorgenommen vorzunehmen; case = fall fälle
etui sachverhalt; castle = burg burgen; cat = katze kater katzen; catch = fängt fing gefangen ertappen ertappt erwischt
erwischen fang einfangen einfing eingefangen auffangen auffing aufgefangen; category = kategorie; cattle = vieh rind
rinder; cause = ursache verursachen verursacht bewirken bewirkt anlass anlässe herbeiführen herbeigeführt veranlassen
veranlasst auslösen ausgelöst hervorrufen hervorrief hervorgerufen ursachen; caution = vorsichtshalber
vorsichtsmaßnahme; cease = erlischt erlosch; ceiling = zimmerdecke plafond geschossdecke; celebrate = feiern feiert
gefeiert feier; cell = zelle zellen; center = zentrum zentren mitte mittelpunkt zentrale; central = zentral; ceremony =
zeremonie feierlich; certain = bestimmt bestimmte bestimmten gewiss gewisse gewissen gewisser bestimmtheit unbedingte;
certainly = sicherlich gewisslich selbstverständlich durchaus zweifellos; certificate = bescheinigen bescheinigt
zertifikat urkunde attest zeugnis schein scheine bescheinigung bestätigung urkunden; chain = kette verketten verkettet;
chair = stuhl sessel stühle; challenge = herausforderung herausfordern herausgefordert anspruchsvoll; chance = chance
zufall zufälle; change = ändern änderung ändert geändert verändern verändert veränderung wechsel wechseln wechselt
gewechselt wandel umändern umändert umstellen umgestellt abändern abgeändert abänderung wandeln gewandelt wandlung
umwandeln verwandeln verwandelt; channel = kanal; chapter = kapitel; character = charakter wesen figur zeichen
buchstabe schriftzeichen; characteristic = merkmal kennzeichnen kennzeichnet kennzeichen charakteristisch eigenart
eigentümlich; charge = gebühr aufladen auflud aufgeladen ladung entgelt ladevorgang; charity = wohltätigkeit wohltätig
nächstenliebe karitativ; charm = reiz reizend charme charmant; chase = jagen jagt gejagt verfolgen verfolgt jagd
jägerin; cheap = billig günstig preiswert billige preisgünstig; deceive = betrügen betrügt betrogen schummeln schummelt
geschummelt betrüger betrügerin täuschen täuscht getäuscht täuschung täuschend irreführen irregeführt trügerisch; check
= prüfen prüft geprüft prüfung überprüfen überprüft kontrollieren kontrolliert kontrolle nachprüfen nachgeprüft
nachsehen nachsah nachgesehen durchsehen durchsah durchgesehen durchsicht; cheek = wange backe; cheerful = fröhlich
heiter; cheese = käse; chest = brust truhe brustkorb brüste thorax; chicken = huhn hähnchen hendl hühner poulet henne;
chief = oberhaupt häuptling haupt oberste; child = kind kinder sprössling nachwuchs; childhood = kindheit; childish =
kindisch kindlich; choose = wahl auswahl wählen wählt gewählt ausgewählt aussuchen ausgesucht erwählen erwählt; church
= kirche kirchlich kirchen; circle = kreis kreise; circumstance = umstand umstände umständen gegebenheit gegebenheiten
sachlage; citizen = bürger bürgerin einwohner einwohnerin staatsbürger staatsbürgerin; city = stadt städtisch großstadt
ortschaft kleinstadt städte; civil = zivil bürgerlich zivilisiert; claim = anspruch beanspruchen beansprucht
reklamieren reklamiert reklamation ansprüche rechtsanspruch forderungen; class = klasse unterricht unterrichtsstunde
klassen schulklasse; classic = klassisch klassiker; clean = sauber reinigen reinigt putzen putzt geputzt säubert
gesäubert säuberung gereinigt reinigung säubern; clear = klar eindeutig deutlich klärt geklärt klärung räumen räumt
geräumt klarheit verdeutlichen verdeutlicht; clerk = sachbearbeiter sachbearbeiterin beamte beamtin; clever = klug
gescheit schlau klugheit intelligent intelligenz; client = klient klientin mandant mandantin auftraggeber
auftraggeberin; climate = klima klimatisch; climb = klettern klettert geklettert besteigen besteigt bestieg ersteigen
ersteigt erstieg aufstieg aufsteigen aufgestiegen; close = schließen schließt geschlossen zumachen zugemacht
abschließen abschloss abgeschlossen verschließen verschließt verschloss schließung zudecken zugedeckt; fabric = tuch
stoff gewebe lappen textil kleiderstoff; clothes = kleidung kleid bekleidung gewand klamotten kleidchen kleider; cloud
= wolke bewölkt wolken; coal = kohle steinkohle; coast = küste küsten; coat = mantel beschichtung mäntel; coffee =
kaffee; coin = münze münzen kleingeld; cold = kalt erkälten erkältet kälte; collapse = zusammenbrechen zusammenbrach
zusammengebrochen zusammenbruch eingestürzt einsturz kollaps; colleague = kollege kollegin mitarbeiter mitarbeiterin
kollegen arbeitskollege; collect = sammeln sammelt gesammelt sammlung einsammeln eingesammelt abholen abgeholt
einziehen einzog eingezogen abzuholen auflesen auflas aufgelesen; university = hochschule universität uni universitäten
fachhochschule; color = farbe farbig gefärbt bunt farblich; column = spalte säule; combine = kombinieren kombiniert
kombination vereinigen vereinigt verknüpfen verknüpft zusammenführen zusammengeführt vereinen vereint zusammenhalt;
come = kommen kommt kam gekommen herkommen herkam hergekommen daherkommen daherkam dahergekommen herankommen; comfort =
trost tröstet getröstet komfort bequemlichkeit; comfortable = bequem komfortabel gemütlich behaglich gemütlicher
behagliche; command = befiehlt befahl befohlen befehl gebot kommando; comment = kommentar kommentieren kommentiert
anmerken anmerkt angemerkt stellungnahme bemerkung bemerkungen; commission = kommission ausschuss provision beauftragen
beauftragt provisionszahlung vermittlungsgebühr; commit = begehen begeht beging begangen; committee = komitee beirat
ausschüsse; common = gemein häufigste üblich gewöhnlich gebräuchlich geläufig; communicate = kommunizieren kommuniziert
mitteilen mitgeteilt mitzuteilen kommunikation verständigen verständigt verständigung; community = gemeinschaft
gemeinschaften gemeinde kommune kommunal; company = firma firmen unternehmen betrieb betriebe gesellschaft
gesellschaften konzern; compare = vergleicht verglich vergleich vergleichbar gegenüberstellen gegenübergestellt
kontrast gegensätzlicher; compete = konkurrieren konkurriert konkurrenz wettbewerb mitbewerber mitbewerberin konkurrent
konkurrentin rivale rivalin; complain = beschweren beschwert beklagen beklagt klagt geklagt beanstanden beanstandet
meckern meckert gemeckert jammern beschwerde klage mängelrüge beanstandung; complete = vollständig komplett völlig
vollkommen vollenden vollendet gänzlich fertigstellen fertiggestellt vervollständigen vervollständigt lückenlose;
complex = komplex vielschichtig; complicated = kompliziert knifflig verwickelt; component = bestandteil komponente
bauteil; compose = komponieren komponiert verfassen verfasst komposition vertonen vertonung; comprehensive = umfassend
umfangreich umfassende ausführlich; computer = computer rechner pc; concentrate = konzentrieren konzentriert
konzentration; concept = konzept begriff begriffe auffassung; concern = angehen anging angegangen anbelangt anlangt
anliegen belang betreff; concert = konzert; conclude = folgern folgert gefolgert folgerung schlussfolgern
schlussfolgert schlussfolgerung abschließt schlüsse; concrete = konkret beton betonieren stahlbeton; condition =
zustand zustände bedingen bedingt voraussetzung voraussetzungen befinden kondition bedingung; conference = konferenz
tagung; confess = beichten gebeichtet bekennen bekennt geständnis bekenntnis; trust = zuversicht vertrauen vertraut
selbstvertrauen zutrauen anvertrauen anvertraut vertrauensvolle vertrauenswürdig; secret = vertraulich geheim heimlich;
confirm = bestätigen bestätigt zusagen zugesagt bekräftigen bekräftigt; conflict = konflikt streitigkeit
auseinandersetzen auseinandersetzt widerstreit; confuse = verwirren verwirrt verwechseln verwechselt verwechslung
durcheinander; congratulate = gratulieren gratuliert beglückwünschen beglückwünscht glückwunsch; connect = verbinden
verbindet verbunden verbindung verbindungen anschließen anschloss angeschlossen anzuschließen anschluss zusammenhang
zusammenhing zusammengehangen; conquer = erobern erobert eroberung bezwingen; conscience = gewissenhaft; consequence =
folge konsequenz auswirken auswirkt ausgewirkt; consider = berücksichtigen berücksichtigt erwägen erwägt erwogen
bedenken bedenkt bedachte; considerable = erheblich erhebliche beträchtlich bedeutend ansehnlich nennenswert; consist =
bestehen besteht bestand bestanden; consistent = einheitlich konsequent folgerichtig stimmig; constant = konstant
ständig fortwährend dauernd beständig fortlaufend stetig gleichbleibend; construct = konstruieren konstruiert
konstruktion; consult = konsultieren konsultiert nachschlagen nachschlug nachgeschlagen; consume = verbraucht verbrauch
konsumieren konsumiert verzehren verzehrt konsum verbraucherin aufbrauchen aufgebraucht; contact = kontakt kontaktieren
kontaktiert ansprechpartner ansprechpartnerin berührt berührung; contain = enthält enthielt beinhalten beinhaltet;
container = behälter gefäß container; disgust = verachten verachtet ekel ekelhaft widerlich abscheu abscheulich;
content = inhalt; contest = anfechten angefochten ficht wettkampf wettstreit anfechtung bestritten wettkämpfe; context
= kontext; continent = kontinent erdteil festland; continue = fortsetzen fortgesetzt fortfahren fortfuhr fortgefahren
weitermachen weitergemacht fortgeführt weitergeführt andauern angedauert fortbestehen fortbestand anhaltend
kontinuierlich fortdauer weitergehen weiterging weitergegangen weiterfahren weiterfuhr weitergefahren; contract =
vertrag kontrakt verträge vertraglich vertragsverhältnis; contradict = widersprechen widerspricht widersprach
widersprochen widerspruch; contribute = beitrug beigetragen beizutragen beitrag beisteuern beigesteuert mitwirken
mitwirkt mitgewirkt mitwirkung; control = steuert gesteuert steuerung beherrschen beherrscht lenken lenkt gelenkt
lenkung; convention = konvention gepflogenheit; conversation = gespräch unterhaltung unterredung konversation; convert
= umwandlung umgewandelt umrechnen umgerechnet konvertieren konvertiert bekehren bekehrt; convince = überzeugen
überzeugt überzeugung überzeugend überreden überredet; cook = kocht gekocht koch köchin kochen garen gegart köche;
cooking pot = topf; cool = kühl kühlt gekühlt kühlung abkühlen abgekühlt kühlen; cooperate = kooperieren kooperiert
zusammengearbeitet zusammenarbeit kooperation; copy = kopie kopiert abschrift exemplar exemplare nachmachen nachgemacht
durchschlag fotokopie kopieren ausfertigung duplikat; corner = ecke eckig; correct = richtig korrekt korrigieren
korrigiert berichtigen berichtigt berichtigung korrektur zutreffend fehlerfrei; correspond = entsprechen entspricht
entsprach entsprochen korrespondieren korrespondiert; cost = kosten kostet gekostet aufwand aufwendung aufwendungen
unkosten; cottage = hütte häuschen; cotton = baumwolle; cough = husten hustet gehustet hustenreiz; council =
gemeinderat stadtrat räte; count = zählen zählt gezählt zählung abzählen abgezählt; country = land länder ländern
landes ländlich; couple = ehepaar pärchen eheleute ehegatten; course = kurs kurse lehrgang verlauf ablauf abläufe
verlief kursus seminar; court = gericht gerichtshof gerichte gerichtlich; courtyard = hof innenhof; cousin = vetter
cousin cousine; cover = bedecken bedeckt abdecken abgedeckt deckel deckt gedeckt deckung hülle umschlag haube; cow =
kuh kühe; coward = feige feigling; crack = riss spalt knacken knackt geknackt risse; crash = absturz abgestürzt
zusammenstoß krach prallen prallt geprallt zusammenstieß zusammengestoßen abstürzen; crazy = verrückt irre wahnsinn
geistesgestört irrsinnig; create = erschaffen erschafft erschuf schaffen schafft schuf geschaffen schöpfung kreieren
kreiert gründen gründet gegründet gründung anlegen angelegt anzulegen gestalten gestaltet gestaltung erzeugen erzeugt
erzeugung; creative = kreativ schöpferisch; creature = geschöpf kreatur lebewesen; crime = verbrechen straftat
kriminalität delikt verbrecherin kriminell täter täterin straffällig; crisis = krise krisen; criticism = kritik
kritisieren kritisiert kritikerin bemängeln bemängelt kritisch heikel; cross = kreuz überquern überquert kreuzt
gekreuzt kreuzung überschreiten überschreitet überschritt kreuze; crowd = gedränge menschenmenge schar; crown = krone
krönung gekrönt; cruel = grausam; cry = weinen weint geweint schreien schreit schrie geschrien schrei schreie; culture
= kultur kulturell; cup = tasse becher pokal tassen; cure = heilen heilt geheilt heilung heilmittel; curious =
neugierig neugier neugierde kurios; current = aktuell laufend derzeit momentan strom strömung zurzeit; curse = fluch
verflucht geflucht; curtain = vorhang gardine vorhänge; curve = kurve; custom = brauch bräuche sitte gewohnheitsrecht;
customer = kunde kundin käuferschaft kundschaft kunden; cut = schneiden schneidet schnitt geschnitten abschneiden
abschnitt abgeschnitten kürzen kürzt gekürzt kürzung durchschneiden durchgeschnitten ausschneiden ausschnitt
ausgeschnitten zuschneiden einschnitt; cycle = zyklus zyklen zyklisch kreislauf; damage = schaden schäden schädigen
schädigt geschädigt beschädigen beschädigt schädlich schadhaft beschädigung; dance = tanzt getanzt tanz tanzen tänze;
danger = gefahr gefährden gefährdet gefährdung; dare = wagt gewagt trauen traut getraut; dark = dunkel dunkle finster
dunkelheit; darling = liebling; daughter = tochter töchter; dawn = morgendämmerung dämmerung frühmorgen sonnenaufgang
morgengrauen; dead = tot tote toten toter verstorben; deaf = taub gehörlos schwerhörig; dear = lieb liebste geehrte
geehrter; death = tod tödlich todesfall sterbefall ableben hinschied; discuss = debatte debattieren debattiert
besprechen bespricht besprach besprochen besprechung diskussion beratschlagen beratschlagt; decay = verfall verfällt
verfiel zerfall verfaulen verfault zerfällt zerfiel zerfallen; decide = entscheidet entschied beschließen beschließt
beschloss entschließen entschloss beschluss entschluss entscheid mitbestimmen mitbestimmt entscheiden entschieden
entscheidung beschlossen; declare = deklarieren deklariert; decline = ablehnen abgelehnt rückgang rückgänge rückläufig;
decorate = schmücken schmückt geschmückt dekorieren dekoriert verzieren verziert verzierung; decrease = verringern
verringert verringerung abnehmen abnahm abgenommen sinkend vermindern vermindert verminderung schrumpfen schrumpft
geschrumpft; deep = tief; defeat = niederlage besiegen besiegt; defend = verteidigen verteidigt; define = definieren
definiert definition festlegen festgelegt; degree = grad ausmaß hochschulabschluss diplom bachelor master; delay =
verzögern verzögert verzögerung verspäten verspätet verzug aufschub hinauszögern hinausgezögert verspätung
verspätungen; delete = löschen löscht gelöscht löschung tilgen tilgt getilgt tilgung streichen streicht strich
gestrichen streichung; delicate = zart empfindlich fein mürbe; delicious = lecker köstlich; joy = entzücken entzückt
freude freudig jubel; deliver = liefern liefert geliefert lieferung ausliefern ausgeliefert auslieferung zustellen
zugestellt überliefern überliefert überlieferung lieferant beliefern beliefert einliefern eingeliefert zustellung
zustellt anliefern; demand = fordern fordert gefordert forderung verlangen verlangt nachfrage anfordern angefordert
anforderung bedarf bedürfen; democracy = demokratie demokratisch; deny = leugnen leugnet geleugnet bestreiten
bestreitet bestritt verneinen verneint verweigern verweigert verweigerung abstreiten aberkannt aberkennen; depart =
abfahren abfuhr abgefahren abfahrt abgereist abreise abflug aufbrechen aufbrach aufgebrochen aufbruch losgehen losging
losgegangen losfahren losfuhr losgefahren; department = abteilung referat dezernat ressort; depend = abhängen abhing
abgehangen abhängig abhängigkeit; deposit = hinterlegen hinterlegt kaution einzahlen eingezahlt anzahlung mietkaution
mietzinsdepot depotgeld sicherheitsleistung mietsicherheit kautionszahlung; derive = ableiten abgeleitet herleiten;
descend = absteigen abstieg abgestiegen hinabsteigen hinabstieg hinabgestiegen abstammen abgestammt herunterkommen
herunterkam heruntergekommen; describe = beschreiben beschreibt beschrieb schildern schildert geschildert schilderung
bezeichnen bezeichnet; desert = wüste; earn = verdienen verdient einkünfte verdienst; design = entwurf entwerfen
entwirft entwarf entworfen design; desire = begierde sehnsucht begehren begehrt lust leidenschaft; desk = schreibtisch
pult arbeitstisch; desperate = verzweifelt verzweifeln verzweiflung; destination = reiseziel bestimmungsort; destiny =
schicksal; destroy = zerstören zerstört vernichten vernichtet ruine ruinieren ruiniert; detail = einzelheit
einzelheiten detail detaillieren detailliert eingehend; detect = feststellen festgestellt festzustellen erkennen
erkennt erkannt feststellbar; determine = bestimmen ermitteln ermittelt ermittlung; develop = entwickeln entwickelt
entwicklung weiterentwickeln weiterentwickelt weiterentwicklung ausarbeiten ausgearbeitet erarbeiten erarbeitet; device
= gerät geräte vorrichtung apparat apparatur zeug; devil = teufel satan; devote = widmen widmet gewidmet widmung; diary
= tagebuch tagebücher; die = sterben stirbt starb gestorben versterben verstirbt verstarb umkommen umkam umgekommen
verrecken verreckt; different = unterscheiden unterscheidet unterschied abweichen abwich abgewichen differenz
verschieden verschiedene anders andersartig auseinanderhalten auseinanderhielt auseinandergehalten; difficult =
schwierig schwer mühsam; dig = graben gräbt grub gegraben ausgraben ausgrub ausgegraben; honor = menschenwürde ehre
ehrt geehrt ehrung ehrenvoll; dinner = abendessen nachtmahl abendbrot znacht; direct = direkt; direction = richtung
anweisung anweisungen; director = direktor direktorin; dirty = schmutzig dreckig schmutz dreck verschmutzen verschmutzt
schlamm schlammig verdreckt; disadvantage = nachteil benachteiligen benachteiligt; disagree = uneinig widersprechend
unstimmigkeit; disappear = verschwinden verschwindet verschwand verschwunden schwinden schwindet schwand geschwunden
abhanden; disappoint = enttäuschen enttäuscht; disaster = katastrophe katastrophal unheil; discipline = disziplin
disziplinarisch; discover = entdecken entdeckt herausfinden herausfand herausgefunden entdeckung; discrimination =
diskriminieren diskriminiert diskriminierung benachteiligung; ill = krankheit erkranken erkrankt seuche krank kranke
kranken kranker krankhaft übelkeit; dish = geschirr; dismiss = entlassen entlässt entließ; disorder = unordnung;
display = angezeigt zeige anzeige display; quarrel = streit streitfall strittig disput zwist zanken gezankt zoff
streitsüchtig; distance = entfernung abstand distanz strecke distanzieren distanziert; distant = fern ferne entfernte;
distribute = verteilen verteilt austeilen ausgeteilt vertreiben vertreibt vertrieb verbreiten verbreitet ausgeben
ausgab ausgegeben; district = bezirk kreisgebiet stadtteil kanton landkreis; divide = teilen teilt geteilt teilung
einteilen eingeteilt aufteilen aufgeteilt gliedern gliedert gegliedert gliederung dividieren dividiert unterteilen
unterteilt; divorce = scheidung scheiden scheidet schied geschieden ehescheidung; doctor = arzt ärztin doktor ärztlich
ärztinnen ärzte mediziner medizinerin; document = dokument unterlage unterlagen dokumentieren dokumentiert schriftstück
dokumentation; dog = hund hunde hündin; door = tür tor pforte türen eingangstür türe; doubt = zweifel zweifeln zweifelt
gezweifelt bezweifeln bezweifelt zweifelhaft fraglich; draft = vorentwurf; drag = schleppen schleppt geschleppt zerren
zerrt gezerrt; draw = zeichnen zeichnet gezeichnet zeichnung einzeichnen eingezeichnet; drawer = schublade lade
schubfach; dream = traum träumt geträumt träume; drink = trinken trinkt trank getrunken getränk saufen getränke; drive
= fahren fährt fuhr fahrerin antrieb antreiben angetrieben treiben treibt trieb getrieben hinfahrt lenker lenkerin
fahrt laufwerk; drop = tropfen tropft; drown = ertrinken ertrinkt ertrank ertrunken; drunk = betrunken besoffen rausch
trunkenheit; dry = trocken trocknen trocknet getrocknet trocknung; dull = stumpf dumpf; dumb = stumm; dust = staub
staubig verstauben verstaubt abstauben entstauben; duty = pflicht verpflichten verpflichtet schuldigkeit obliegen
obliegt; eager = eifrig begierig eifer begeistern begeistert begeisterung schwärmen schwärmt geschwärmt; ear = ohr
ohren gehör; early = früh frühe frühen frühzeitig verfrüht vorzeitig früheste; earth = erde erdboden erdreich; easily =
mühelos; east = osten östlich ost; easter = ostern ostermontag karfreitag; easy = leicht einfach einfache einfachen;
eat = essen isst aß gegessen fressen frisst fraß gefressen speisen speist speisten; economy = wirtschaft ökonomie
ökonomisch volkswirtschaft; edge = rand kante randlos seitenrand ränder; edition = ausgabe auflage fassung; educate =
erziehen erzieht erzog ausbilden ausbildet ausgebildet gebildet; education = erziehung bildung ausbildung erzieher
erzieherin; effect = wirkung wirken wirkt gewirkt effekt wirksam wirkungsvoll auswirkung; efficient = effizient
effizienz rationell; effort = mühe bemühen bemüht anstrengen anstrengt angestrengt bestreben bestrebt; egg = ei eier;
elect = gewählter wahlen wählerschaft wähler wählerin; electricity = elektrizität elektrisch; elegant = elegant;
element = element elemente grundstoff; embrace = umarmen umarmt; emergency = notfall notlage not notfälle; emotion =
emotion emotional gefühlsregung gefühl empfindung; emperor = kaiser kaiserin kaiserreich kaiserlich; emphasize =
betonen betont betonung hervorheben hervorhob hervorgehoben unterstreichen unterstrichen; employee = anstellen
angestellt anstellung beschäftigen beschäftigt arbeitnehmer arbeitnehmerin bedienstete engagieren engagiert angestellte
angestellter dienstnehmer beschäftigte beschäftigter; employer = arbeitgeber arbeitgeberin dienstgeber dienstgeberin
brötchengeber; empty = leer leert geleert leerung entleeren entleert entleerung leeren ausleeren; enable = ermöglichen
ermöglicht ermöglichung; encounter = begegnen begegnet zusammentreffen; encourage = ermutigen ermutigt ermuntern
ermuntert ansporn; end = ende endet geendet beenden beendet beendigen beendigt schluss; enemy = feind feindlich gegner
gegnerin feindselig widersacher widersacherin; energy = energie energisch energieträger energien; enforce = erzwingen
erzwingt erzwang erzwungen; engine = motor triebwerk motoren; engineer = ingenieur ingenieurin; pleasure = genießen
genießt genoss genuss vergnügen behagen; enormous = enorm riesig gewaltig ungeheuer immens riesengroß; ensure =
sicherstellen sichergestellt sicherzustellen gewährleisten gewährleistet; enter = betreten betritt betrat eintreten
eintrat eingetreten einzutreten eintritt eingeben eingab eingegeben einzugeben eindringen hineingehen hineinging
hineingegangen hereinkommen hereinkam hereingekommen eintragen eintrug eingetragen einzutragen einzug hineinkommen
hineinkam hineingekommen einlassen einließ eingelassen hereinlassen hereinließ hereingelassen; entertain = unterhalten
unterhält unterhielt unterhaltsam bewirten bewirtet; entrance = eingang einfahrt einlass; entry = eintragung eintrag
einträge; envelope = briefumschlag kuvert couvert umschläge; environment = umwelt umgebung umfeld; jealous = neid
neidisch beneiden beneidet eifersucht; equal = gleichwertig gleichmäßig gleichgestellt ebenbürtig gleichberechtigen
gleichberechtigt gleichheit gleichstellung gleichbehandlung; equip = ausstatten ausgestattet ausrüsten ausgerüstet;
equipment = einrichtung einrichtungen gerätschaften; error = fehler irrtum fehlerhaft irren irrt geirrt versehen
versehentlich missgriff verwechslungen inkorrekt irrtümlich; escape = entkommen entkommt entkam fliehen flieht floh
geflohen flucht flüchtet geflüchtet entfliehen flüchtling entflohen wegkommen wegkam weggekommen loswerden; especially
= besonders insbesondere namentlich zuvorderst; essential = wesentlich unerlässlich unentbehrlich unverzichtbar
unabdingbar zwingend; establish = etablieren etabliert einrichten eingerichtet begründer begründerin; estate = landgut
anwesen; guess = schätzung abschätzen abgeschätzt veranschlagen veranschlagt erraten mutmaßen mutmaßt; eternal = ewig;
europe = europa europäerin europäisch europäer; event = ereignis veranstalten veranstaltet veranstaltung
veranstaltungen geschehnis vorfall vorfälle begebenheit; proof = beweis nachweis belegt beleg nachgewiesen nachweist
nachzuweisen beweist bewies bewiesen bewähren bewährt bewährung nachweisen; evident = offensichtlich ersichtlich
augenscheinlich offenkundig selbstverständliche naheliegende; evil = böse bosheit; exaggerate = übertreiben übertreibt
übertrieb; examine = examen prüfungen klausur untersuchen untersucht nachforschen nachgeforscht recherche; example =
beispiel bsp vorbild beispielhaft; excellent = ausgezeichnet hervorragend vortrefflich vorzüglich exzellent; exception
= ausnahme ausnahmsweise ausnahmen; exchange = ausgetauscht austausch umgetauscht umtausch tausch tauschen tauscht
getauscht eintauschen eingetauscht umtauschen; excited = aufgeregt aufregen erregen erregt gespannt vorfreuen
vorgefreut; exclude = ausschließen ausschloss ausgeschlossen auszuschließen ausschluss; excuse = ausrede vorwand;
execute = hinrichten hingerichtet; exercise = üben übt geübt übung ausüben ausgeübt; exhaust = erschöpfen erschöpft
auspuff; exhibition = messe ausstellen ausgestellt ausstellung; exist = existieren existiert existenz vorliegen
vorliegt vorlag dasein; exit = ausgang ausfahrt ausstieg; expand = ausweiten ausgeweitet erweitern erweitert
erweiterung ausdehnen ausgedehnt expandieren expandiert ausbau ausgebaut; expect = erwarten erwartet voraussichtlich;
expenses = spesen auslagen ausgaben spesenabrechnung reisekosten; expensive = teuer teure kostspielig; experience =
erlebnis erleben erlebt erfahren erfährt erfuhr durchleben durchlebt durchmachen durchgemacht; experiment = experiment
experimentieren experimentiert versuche; expert = experte expertin fachmann fachleute sachverständige gutachter
gutachterin sachverständiger; expire = ablaufen ablief abgelaufen ablaufdatum auslaufen auslief ausgelaufen erlöschen
erloschen verfallen; explain = erklären erklärt erläutern erläutert erläuterung darlegen dargelegt aufklären
aufgeklärt; explode = explodieren explodiert explosion sprengen gesprengt sprengung; explore = erforschen erforscht
erkunden erkundet; express = ausdrücken ausgedrückt äußern äußert geäußert äußerung ausdruck ausdrücke express
eilsendung; expressly = ausdrücklich explizit ausdrückliche; extend = verlängern verlängert verlängerung erstrecken
erstreckt erweiterungsbau; extensive = weitreichend weitgehend flächendeckend weitläufig ausgedehnte; extent = umfang
inwieweit inwiefern; external = extern auswärts; extract = auszug herausziehen herauszog herausgezogen; extraordinary =
außergewöhnlich außerordentlich; extreme = extrem extreme; eye = auge augen; face = gesicht antlitz gesichter; fact =
tatsache tatsachen fakt; factor = faktor; factory = fabrik fabriken; fail = scheitern scheitert gescheitert versagen
versagt durchfallen durchfiel durchgefallen misslingen misslingt misslang misslungen fehlschlagen fehlschlug
fehlgeschlagen versäumen versäumt versäumnis fehlgehen fehlging fehlgegangen; failure = ausfall ausfiel ausgefallen
misserfolg störungen panne; faint = ohnmacht; fair = fair gerecht gerechte gerechtigkeit; loyal = vertrauensvoll treu
loyal loyalität; fall = fallen fällt fiel gefallen sturz hinfallen hinfiel hingefallen stürzt gestürzt herunterfallen
herunterfiel heruntergefallen stürzen stürze; wrong = falsch unwahr irrige unrecht unrichtig; famous = ruhm berühmt
namhaft; known = bekannt; family = familie familiär familien; far = weit fernab weitaus; farm = bauernhof
landwirtschaft gehöft bauerngut; farmer = bauer bauern bäuerin landwirt landwirtin; fashion = mode moden modisch; fast
= schnell rasch zügig geschwind flott flink eilends schleunig rapide; fasten = befestigte festmachen festgemacht
anschnallen angeschnallt; fat = dick fett fettig ölig fette; father = vater väter papa vati; favor = gefälligkeit
gunst; prefer = lieblings vorziehen vorzog vorgezogen vorzuziehen bevorzugen bevorzugt lieber; feature = besonderheit
besonderheiten eigenschaft; federal = bundes bundesweit föderal; feed = füttert gefüttert futter ernähren ernährt
gespeist speisung füttern fütterung tierfutter; feel = fühlen fühlt gefühlt empfinden empfindet empfand empfunden
spüren spürt gespürt; female = weiblich weibchen; fence = zaun zäune einfriedung einzäunung; festival = feste festlich
festival volksfest kirmes kirchweih; fever = fieber fiebrig; field = feld acker fachgebiet äcker felder; figure =
gestalt ziffer abbildung; file = datei akte akten dossier aktenordner feile feilen; fill = füllen füllt gefüllt füllung
ausfüllen ausgefüllt auszufüllen auffüllen aufgefüllt nachfüllen nachgefüllt; film = film spielfilm filme; filter =
filter filtert gefiltert filtern sieb flusensieb filtersieb; final = endgültig abschließend abschließende letztgültig
endspiel finale; finance = finanzieren finanziert finanzierung finanz finanziell; find = finden findet fand gefunden
auffinden auffand aufgefunden vorfinden vorfand vorgefunden befand befunden fund wiederfinden wiederfand wiedergefunden
fundstück; fine = strafgeld bußgeld geldbuße strafe vertragsstrafe geldstrafe strafzettel strafmandat knöllchen
ordnungsbuße verwarnungsgeld; finger = finger fingern; finish = fertig beendete fertigmachen fertiggemacht; fire =
feuer brand feuerwehr brände feuersbrunst; firm = festen straff knappe fest; fish = fisch angeln fische speisefisch;
fit = passen passt gepasst taugen; fix = fixieren fixiert; flag = fahne flagge; flame = flamme flammen; flat = flach
flache platt mietwohnung apartment bleibe quartier etagenwohnung; flavor = geschmack aroma; flesh = fleisch; flexible =
flexibel flexible biegsam flexibilität; flight = flug flüge fliegen; float = schweben schwebt; flood = flut
überschwemmen überschwemmt hochwasser überschwemmung überflutung überflutet elementarschaden elementarschäden fluten;
floor = fußboden etage stockwerk boden geschoss; flow = fließen fließt floss geflossen abfluss; flower = blume blüte
blüten blühen blüht geblüht blumen; fly = fliegt flog geflogen fliege; fog = nebel dunst; fold = faltet gefaltet falte
zusammenfalten zusammengefaltet; follow = folgen folgt gefolgt befolgen befolgt nachfolgend folgend nachfolgen
nachgefolgt nachfolge nachfolger nachfolgerin untenstehend; food = nahrung lebensmittel nahrungsmittel speise kost
lebensmitteln esswaren; stupid = narr dummkopf trottel dumm töricht dämlich albern dummheit doof blöd; foot = fuß füße
fuss füsse fußes; football = fußball fußballspiel; force = zwingen zwingt zwang gezwungen kraft gewalt gewalten nötigen
nötigt genötigt nötigung kräfte; forehead = stirn; foreign = fremd ausländische ausländer ausländerin; forest = wald
forst wälder; forget = vergessen vergisst vergaß; forgive = verzeihen verzeiht verzieh vergibt vergeben vergab; fork =
gabel gabeln; form = form formular bilden bildet förmlich formgebung formt formulare vordruck formblatt; formal =
formell formal; former = vorige vormalig vorherig vorrangig seinerzeit dazumal; fortunately = glücklicherweise
erfreulicherweise; forward to = weiterleiten weitergeleitet weiterzuleiten nachsenden nachgesendet übermitteln
übermittelt übermittlung weitergeben weitergab weitergegeben weiterzugeben; foundation = stiftung fundament gründer
gründerin grundmauer; frame = rahmen gestell zarge; free = frei freie freien freier befreien befreit befreiung
kostenlos gratis kostenfrei unentgeltlich freiheit; freeze = frieren friert fror gefrieren gefriert gefror einfrieren
einfror eingefroren erfrieren erfriert erfror gefroren tiefkühlen; fresh = frisch; friend = freund freundin kumpel
kamerad freundlich freundschaft freunde; frighten = erschrecken erschrickt erschrak erschrocken schreck; front =
vorderseite vorder fassade front; fruit = obst frucht früchte; fulfill = erfüllen erfüllt; full = voll satt; fun = spaß
spass; function = funktion funktionieren funktioniert; funeral = beisetzungen bestattung beerdigung trauerfeier
abdankung; furniture = möbel möbliert möbelstück möbeln mobiliar; future = zukunft künftige künftigen; profit = gewinn
gewinne zugewinn profit rentabel erlös erlöse überschuss ertrag; gallery = galerie; game = spiel spiele; gap = lücke
lückenlos; garden = garten gärtner gärtnerin gärten gärtchen grünfläche gärtnern; gas = gas erdgas gase; gate = gatter
schranke; gather = ansammeln angesammelt pflücken pflückt gepflückt; general = allgemein generell general üblicherweise
gemeinhin feldherr; generation = generation; generous = großzügig freigiebig; genius = genie genial; tender = sanft
sacht zärtlich; gentleman = herr herrn; genuine = echt unverfälscht; german = deutsch deutscher deutsche; germany =
deutschland bundesrepublik brd; get = bekommen bekommt bekam kriegen kriegt gekriegt; ghost = gespenst; giant = riese;
gift = geschenk gabe schenkung; girl = mädchen mädel; give = geben gibt gab gegeben schenken schenkt geschenkt
verschenken verschenkt; give back = zurückgeben zurückgab zurückgegeben zurückzugeben rückgabe zurücksenden
zurückgesendet rücksendung zurückerstatten zurückerstattet; happy = froh erfreut freuen freut gefreut glück seligkeit
glücklich zufriedener vergnügt glücksfall; glass = glas gläser trinkglas; glove = handschuh handschuhe; go = gehen geht
ging gegangen begeben; go away = weggehen wegging weggegangen fortgehen fortging fortgegangen; goat = ziege geiß; god =
gott göttlich göttin götter; gold = gold; good = gut gute guten guter gutes tüchtig; goods = ware güter handelsware;
government = regieren regiert herrschen herrscht geherrscht regierung staatlich; seize = zugegriffen schnappen schnappt
geschnappt packen packt gepackt ergreifen ergreift ergriff beschlagnahmen beschlagnahmt pfänden pfändet gepfändet
pfändung fassen fasst gefasst; grade = schulnote stufe zensur; gradual = allmählich stufenweise schrittweise; grain =
korn getreide körner; grandfather = großvater opa großeltern großväter; grandmother = großmutter oma grossmami
großmütter; grandchild = enkel enkelin enkelkind; grant = stipendium erteilen erteilt zugestehen zugestanden; grass =
gras rasen wiese gräser; grateful = dankbar; grave = grab gräber grabstätte grabstelle; gray = grau; wonderful =
großartig toll prima wunderschöne wunderbare herrlich brillant glänzende; greedy = gierig gier habgier; green = grün;
greet = grüßt gegrüßt gruß begrüßen begrüßt; group = gruppe gruppieren gruppiert; grow = wachsen wächst wuchs gewachsen
anwachsen anwuchs angewachsen zunehmen zunahm zugenommen heranwachsen heranwuchs herangewachsen gedeihen gedeiht
wachstum zuwachs zuwächse aufwachsen aufwuchs aufgewachsen zusammenwachsen zusammenwuchs zusammengewachsen; guarantee =
garantie garantiert bürgschaft bürge bürgin bürgen mietbürgschaft avalkredit; guard = wache wachen bewachen bewacht
wächter hüten; guest = gast; guide = führer führerin ratgeber wegweiser leitfaden anleitung anleiten; guideline =
richtlinie leitlinie; guilt = schuldig schuldige schuld schuldhaft verschulden; gun = gewehr pistole schusswaffe; habit
= gewohnheit gewöhnen gewöhnt angewöhnen angewöhnt gewohnt gewöhnung; hair = haar frisur haare; hall = halle saal säle
diele vereinsheim; hammer = hammer hämmer hämmern; hand = hand hände; hand over = abgeben abgab abgegeben abzugeben
abgabe übergeben übergibt übergab aushändigen ausgehändigt überreichen überreicht abliefern abgeliefert überbringen;
handle = griff umgang henkel klinke handhaben handhabt handgriff stiel; hang = hängen hängt hing gehangen aufhängen
aufhing aufgehangen auflegen aufgelegt; happen = geschehen geschieht geschah passieren passiert ereignen ereignet
vorfallen vorfiel vorgefallen vorkommen vorkam vorgekommen stattfinden stattfindet stattfand stattgefunden
stattzufinden erfolgen erfolgt; harbor = hafen; hard = hart härte; harm = leid zufügen schadet; harmless = harmlos
unschädlich; harvest = ernte erntet geerntet ernten; hat = hut hüte; hate = hasst gehasst hass; head = kopf köpfe
schädel; heading = überschrift; healthy = gesundheitlich gesund; heap = haufen; hear = hören hört anhören zuhören
zugehört lauschen lauscht gelauscht horchen horcht gehorcht; heart = herz herzlich herzen; warm = hitze heizen heizt
geheizt heizung erhitzen erhitzt warm erwärmen erwärmt; heaven = himmel himmlisch firmament; heavy = schwerwiegend
gewichtig heftig; hedge = hecke heckenschnitt hecken; height = höhe höhen hochgewachsen höhenlage; inherit = erbe erbin
vererben vererbt erbt geerbt; hell = hölle; help = helfen hilft half geholfen behilflich aushelfen aushalf ausgeholfen
hilfreich hilfsbereit; helpless = hilflos ratlos; hero = held heldin; hesitate = zögern zögert gezögert zaudern; hide =
versteckt verbergen verbirgt verbarg verborgen versteck tierhaut; high = hoch hohe hohen hoher höher höhere höheren
höchste höchsten hohes; hill = hügel anhöhe; history = geschichte historisch historie geschichtlich; hit = erfolgslied
hauen stoß stöße; hobby = hobby hobbys freizeit; hold = hält hielt gehalten festhalten festhielt festgehalten
festzuhalten abhalten abhielt abgehalten festklammern festgeklammert zusammenhalten zusammenhielt zusammengehalten
halten; hole = loch löcher; hollow = hohl hohlraum; holy = heilig sankt; home = heim daheim heimat heimwärts zuhaus;
honest = ehrlich aufrichtig redlich wahrhaft; honey = honig; hook = haken; hope = hoffen hofft gehofft hoffnung
hoffentlich; horizontal = waagerecht waagrecht horizontal; terrible = schrecklich furchtbar grässlich grauenvoll
entsetzen entsetzt schlimme; horse = pferd ross pferde gaul hengst stute; hospital = krankenhaus spital klinik
krankenhäuser klinikum krankenanstalt; host = gastgeber gastgeberin wirt; hot = heiß heiße heiss; hotel = hotel gasthof
herberge gästehaus; house = haus häuser wohnhaus; household = haushalt privathaushalt; human = mensch menschlich;
humanity = menschheit menschlichkeit; modest = bescheiden demut bescheidenheit anspruchslos; humor = humor laune
stimmung; hungry = hungrig hunger hungert gehungert; hurry = eilt geeilt eile beeilen beeilt eilig hastig; injury =
verletzen verletzt verletzung wehtun wehtat wehgetan schmerzen schmerzt geschmerzt verletzungen wunde wunden verwunden
verwundet verwundung; husband = ehemann gatte gatten ehegatte ehemänner; ice = eis eisig; idea = idee einfall
vorstellung gedanke gedanken ahnung geahnt; ideal = ideal; identical = identisch übereinstimmend deckungsgleich;
identify = identifizieren identifiziert identifizierung; ignore = ignorieren ignoriert missachten missachtet
unbeachtet; illegal = illegal rechtswidrig gesetzwidrig unrechtmäßig; image = bild bilder bildlich illustration;
imagine = vorstellen vorgestellt einbilden eingebildet ausmalen vorstellbar; imitate = nachahmen nachgeahmt imitieren
imitiert; impatient = ungeduld; implement = umsetzen umgesetzt implementieren implementiert; important = bedeutung
stellenwert wichtig bedeutsam maßgeblich relevant signifikant; impossible = unmöglich; impression = eindruck
eindrucksvoll beeindrucken beeindruckt; improve = verbessern verbessert verbesserung bessern bessert gebessert
besserung; customs = zoll zölle zollamt zollgebühr verzollung; include = einschließen einschloss eingeschlossen
einzuschließen inkludieren inkludiert umschließt miteinbezogen mitrechnen mitgerechnet umfassen umfasst; income =
einkommen; increase = erhöhen erhöht steigert gesteigert steigerung steigen steigt stieg gestiegen ansteigen anstieg
angestiegen vermehren vermehrt anheben anhob angehoben; indeed = zwar fürwahr; independent = unabhängig selbständig
selbstständig eigenständig; indicate = hinwies hingewiesen hinweis andeuten angedeutet; indirect = indirekt mittelbar;
individual = individuell individuum einzelperson; industry = industrie industriell; inevitable = unvermeidlich
zwangsläufig unausweichlich; influence = einfluss einwirken einwirkt einflüsse; inform = informieren informiert
benachrichtigen benachrichtigt unterrichten unterrichtet unterrichtung; information = information auskunft angabe
angaben info informationen; inhabitant = bewohner bewohnerin; initial = anfängliche; ink = tinte tintenpatrone;
innocent = unschuld unschuldig; insect = insekt käfer insekten kerbtier; insert = einfügen eingefügt einlegen eingelegt
einstecken eingesteckt einführen eingeführt einsetzt; insist = beharren beharrt; inspect = besichtigen besichtigt
inspektion inspizieren inspiziert einsehen einsicht einsichtnahme begehung; install = installieren installiert
eingebaut einbau; institution = institution institut institutionell; instruction = unterweisen unterweist unterwies
unterwiesen anweisen angewiesen belehren belehrt anleitungen instruktion weisung; instrument = instrument werkzeug
hilfsmittel musikinstrument; insult = beleidigen beleidigt kränken kränkt gekränkt kränkung verletzend anstoß
beleidigung beschimpfung; intend = beabsichtigen beabsichtigt vorhaben vorhatte vorgehabt gedenken gedenkt; intense =
intensiv intensität; intention = absicht vorsatz; interest = interesse interessieren interessiert interessent
interessentin zins zinsen verzinsung verzinst verzinsen; interesting = interessant spannend; international =
international; interpret = interpretieren interpretiert auslegen ausgelegt deuten deutet gedeutet deutung
interpretation; interrupt = unterbrechen unterbricht unterbrach unterbrochen; interval = intervall; interview =
interview interviewt geinterviewt vorstellungsgespräch befragung; introduction = einleiten eingeleitet; invent =
erfinden erfindet erfand erfunden ausdenken ausdachte ausgedacht; invest = investieren investiert investition;
invisible = unsichtbar; invite = einladen einlud eingeladen einzuladen; involve = beteiligen beteiligt involviert
einbeziehen einbezogen einbezug; iron = eisen eisern bügeln bügelt gebügelt eisenmangel bügeleisen dampfbügeleisen
glätteisen; island = insel inseln eiland; isolate = isolieren isoliert isolierung; issue = erlässt erließ erlass; item
= gegenstand stück objekt teilstück posten; jacket = jacke sakko janker joppe; jewel = edelstein juwel schmuck; job =
job arbeitsstelle arbeitsplatz arbeitsplätze; join = beitreten beitrat beigetreten beizutreten beitritt zusammenfügen
zusammengefügt fügen fügt gefügt; joint = gelenk gelenke; joke = scherz spaßen; journey = reise reisen reist gereist
verreisen verreist rundgang tour reisende fahrten; judgment = richter richterin urteilt geurteilt urteil urteile
gerichtsurteil richterspruch; juice = saft säfte; jump = springen springt sprang gesprungen sprung hüpfen hüpft gehüpft
sprünge; justice = justiz gerechtigkeiten; justify = rechtfertigen rechtfertigt begründen begründet begründung
gerechtfertigt rechtfertigung; keep = behalten behält behielt aufbewahren aufbewahrt aufbewahrung bewahren bewahrt
bewahrung beibehalten beibehielt einbehalten einbehielt; key = schlüssel schlüsseln haustürschlüssel wohnungsschlüssel;
kick = kicken; kill = töten tötet getötet tötung umbringen umbrachte umgebracht ermorden ermordet; kind = art sorte
gattung; king = könig königreich könige; queen = königin königinnen; kiss = kuss küsst geküsst; kitchen = küche
einbauküche kochnische küchen; knee = knie kniegelenk; knock = klopfen klopft geklopft anklopfen angeklopft; knot =
knoten; know = wissen weiß wusste gewusst kennen kennt kannte gekannt dahinterkommen durchschauen durchschaut;
knowledge = erkenntnis fachkenntnis kenntnisse; lack = mangel mängel fehlen fehlt gefehlt ermangelt; ladder = leitern
trittleiter stehleiter anlegeleiter; lady = dame; lake = see seen binnensee; lamb = lamm lämmer; lamp = lampe leuchte
lampen; land = gelände landen gelandet grundstück; landscape = landschaft; language = sprache sprachen sprachlich;
large = umfangreiche größer größere größeren größte; last = letzte letzten letzter letztes dauern dauert gedauert
letztere währen währt letztmalig; late = spät spätestens verspätete; new = neueste neuesten neu neue neuen neuer neues
neuere neueren neuartig neuheit; laugh = lachen lacht gelacht auslachen; law = gesetz jura gesetze gesetzlich
rechtsvorschrift; lawyer = anwalt rechtsanwalt rechtsanwältin anwältin jurist juristin advokat anwälte fürsprecher
rechtsbeistand verteidiger; lay = legen legt gelegt hinlegen hingelegt; layer = schicht schichten; lazy = faul träge
faulheit; lead = führen führt geführt leiten leitet geleitet leitung anführen angeführt blei leiter leiterin anführerin
staatsführer; leaf = blatt laub blätter; lean = lehnen lehnt gelehnt anlehnen angelehnt dürr; learn = lernen lernt
gelernt erlernen erlernt; leather = leder ledern; leave = hinterlassen hinterlässt hinterließ zurücklassen zurückließ
zurückgelassen wegfahren wegfuhr weggefahren übriglassen übrigließ übriggelassen überlassen überlässt überließ
verlassen verlässt verließ austreten austrat ausgetreten austritt hinterlassenschaft; lecture = vorlesung vortrag
lehrveranstaltung; left = links linke linken; leg = bein schenkel beine oberschenkel unterschenkel; legal = rechtlich
legal juristisch rechtmäßig rechtsgültig; lemon = zitrone zitronen; lend = leihen leiht lieh geliehen leihweise; long =
länge längen lang lange langen langer langes längere längeren länger langfristig; lesson = lektion lehrstunde
schulstunde; letter = brief post postalisch briefe zuschrift; level = ebene ebenen niveau pegel; library = bibliothek
bücherei; lie = lügt log gelogen lüge lügner lügnerin; located = liegt lag gelegen liege befindet befindlich; life =
leben lebenslang lebendig; lift = heben hebt hob gehoben aufzug lift fahrstuhl aufzüge personenaufzug; light = licht
beleuchten beleuchtet lichter; lightning = blitz blitzschlag blitzschaden überspannung blitze; limit = limit begrenzen
begrenzt beschränken beschränkt einschränken eingeschränkt höchstgrenze schranken limitieren limitiert obergrenze
restriktiv; line = linie zeile leine linien; link = verlinkt link glied glieder; lion = löwe löwen; lip = lippe; liquid
= flüssig flüssigkeit; list = liste auflisten auflistet aufgelistet aufführen aufgeführt verzeichnis aufzählen aufzählt
aufgezählt; literature = literatur literarisch schrifttum; live = lebt gelebt wohnen wohnt wohnhaft bewohnen bewohnt
zusammenleben zusammengelebt; load = laden lädt lud geladen beladen belädt belud; local = örtlich ortsüblich; location
= standort lage lagen; lock = schloss absperren absperrt abgesperrt verriegeln verriegelt schlösser türschloss
vorhängeschloss; logic = logik logisch; lonely = einsam; look = schauen schaut geschaut blickt geblickt blick gucken
betrachten betrachtet betrachtung ansehen ansah angesehen anschauen angeschaut hinsehen hinsah hingesehen zuschauen
zugeschaut zusehen zusah zugesehen armbanduhr hinaussehen hinaussah hinausgesehen betrachter betrachterin; look after =
beaufsichtigen beaufsichtigt hüter; look for = sucht gesucht suche aufsuchen aufgesucht; loose = lose locker gelockert;
lord = fürst herrscher graf gutsherr; lose = verlieren verliert verlor verirren verirrt verloren abhandengekommen
abhandenkommen; loss = verlust einbuße; loud = lautstark; love = lieben liebt geliebt liebe verlieben verliebt
liebevoll; low = niedrig niedrige gering niedriger; lower = senken senkt gesenkt senkung niedrigere niedrigste
herabsetzen herabgesetzt; luggage = gepäck koffer handgepäck reisegepäck; lunch = mittagessen mittagsverpflegung
mittagstisch mittagsmahl; machine = maschine maschinell maschinen; magazine = zeitschrift magazin illustrierte; magic =
zauber magisch magie zauberei; main = hauptsächlich vorwiegend; maintain = aufrechterhalten aufrechterhielt
instandhalten instandhielt instandgehalten wartung; majority = mehrheit überwiegend mehrzahl stimmenmehrheit
mehrheitlich mehrheiten; make = anfertigen angefertigt herstellen hergestellt herstellung fertigen fertigt gefertigt
fertigung; male = männlich männchen; man = mann; manage = managen leitend zurechtkommen zurechtkam zurechtgekommen
geschäftsführer geschäftsführerin managerin auskommen auskam ausgekommen; manner = weise manieren; manual = handbuch
manuell gebrauchsanweisung bedienungsanleitung handbücher; map = landkarte stadtplan kartografie; mark = markieren
markiert markierung kenngezeichnet kennzeichnung marke; market = markt märkte; marriage = ehe ehen hochzeit trauung
eheschließung; marry = heiratet geheiratet verheiraten verheiratet heirat heiraten ehelichen; mass = masse massen
massenhaft; master = meister meisterin meistern meistert gemeistert bewältigen bewältigt; match = streichholz partie
zündholz; material = material materialien materiell werkstoff; matter = sache materie; mature = reif; maximum = maximum
höchstmaß höchstmenge höchstwert; meadow = weide wiesen; meal = mahlzeit mahl; mean = bedeuten bedeutet meint gemeint
mittelwerte; meaning = sinn sinngemäß bedeutungen; means = mittel mitteln; measure = messen misst maß gemessen messung
maße maßnahmen mißt bemessen; meat = fleischwaren; medicine = medizin medikament arznei arzneimittel medikamente
medizinisch heilkunde; medium = mittelgroß mittlere; meeting = treffen trifft traf getroffen zusammentraf
zusammengetroffen kennenlernen kennengelernt beratungen besprechungen zusammenkommen zusammenkam zusammengekommen
sitzung meeting; melt = schmelzen schmilzt schmolz geschmolzen tauen zerlassen; member = mitglied angehörige
angehöriger angehörigen mitgliedschaft mitglieder vereinsmitglied; memory = gedächtnis speicher andenken
erinnerungsvermögen arbeitsspeicher; mental = geistig seelisch psychisch mental; mention = erwähnen erwähnt nennen
nennt nannte genannt besagt besagte; merchant = händler händlerin kaufmann kaufleute kauffrau; mercy = gnade erbarmen
barmherzig gnädig; message = nachricht botschaft botschaften mitteilung benachrichtigung; metal = metall metalle
metallisch; method = methode; middle = mitten; mild = mild; military = militär militärisch; milk = milch vollmilch;
mill = mühle mühlen; mind = gemüt; minimum = minimum minimal mindestwert; minister = minister ministerin ministerium;
minor = minderjährig geringfügig nebensächlich minderjährige unmündig; minority = minderheit; miracle = wunder
wunderbar; mirror = spiegel spiegeln spiegelt gespiegelt; sad = elend jammer traurig betrübt kummer trauer trauern
trauert getrauert betrübnis; missing = vermissen vermisst verpassen verpasst fräulein fehlend verschollen vermisste;
misunderstand = missverständnis missverstehen missverstanden; mix = mischen mischt gemischt mischung vermischen
vermischt gemisch vermengen; model = modell muster; modern = modern zeitgemäß neuzeitlich; moist = feucht feuchtigkeit
nass; money = geld gelder zaster; monkey = affe affen; monster = monster; monument = denkmal denkmäler; moon = mond
monde; moral = moral sittlich; mother = mutter mama mutti mütter mami; move = bewegen bewegt bewog umziehen umzog
umgezogen umzug rühren rührt gerührt rücken; motive = motiv beweggrund; mountain = berg berge gebirge; mouse = maus
mäuse; mouth = mund maul mündung münder; multiply = multiplizieren multipliziert vervielfältigen vervielfältigt; murder
= mord mörderin morde; muscle = muskel muskeln muskulatur; museum = museum museen; music = musik musikalisch musikerin;
mystery = geheimnis geheimnisvoll rätselhaft rätsel rätseln rätselt gerätselt; nail = nagel; naked = nackt; name = name
namen nennung bezeichnung bezeichnungen namentliche benennen benennt benennung; narrow = eng schmal; nation = nation
national völker; nationality = staatsangehörigkeit staatsbürgerschaft; nature = natur wesensart natürlich; naughty =
ungezogen; navy = marine kriegsmarine; necessary = notwendig nötig nötige erforderlich erforderliche
erforderlichenfalls; neck = hals hälse nacken genick; need = brauchen braucht gebraucht benötigen benötigt bedürfnis
bedürftig; needle = nadel nadeln; negative = negativ; neglect = vernachlässigen vernachlässigt; negotiate = verhandeln
verhandelt verhandlung aushandeln ausgehandelt; neighbor = nachbar nachbarin nachbarschaft nachbarn; nephew = neffe
neffen; nerve = nerv nervös; nest = nest nester horst; net = netz netto nettobetrag; neutral = neutral neutralität;
news = neuigkeit nachrichten; newspaper = zeitung tageszeitung zeitungen; next = nächste nächsten nächster nächstes
darauffolgend; niece = nichte nichten; noble = edel adel adlig vornehm adelig edelmann; noise = lärm geräusch
geräuschvoll lärmend lärmbelästigung; normal = normal gewöhnliche normalerweise regulär; north = nördlich nord norden;
nose = nase nasen; note = notiz notieren notiert vermerk vermerkt bemerken; notice = bemerkt aushang wahrnehmen
wahrnahm wahrgenommen merken merkt gemerkt bescheid bescheide; story = roman erzählung geschichten märchen stockwerke;
number = nummer anzahl zahl nummerieren nummeriert nr; nurse = krankenschwester krankenpfleger pflegekraft pfleger
pflegefachfrau krankenpflegerin pflegefachkraft; nut = nuss schraubenmutter; oath = eid schwur schwört schwor
geschworen eidesstattlich eidesstattliche beeidigt vereidigt; obey = gehorchen gehorsam; objection = einwand einwenden
einwandte eingewandt widersetzen widersetzt einspruch einsprache einwendung; objective = objektiv zielvorgabe; observe
= beobachten beobachtet einhalten einhielt eingehalten einzuhalten; obstacle = hindernis; obtain = erlangen erlangt
einholen einholt eingeholt beschaffen beschafft besorgen; occasion = gelegenheit gelegenheiten; occupation = beruf
besetzung berufsstand professionell berufe berufstätigkeit besatzung; occupy = besetzen besetzte einnehmen einnahm
eingenommen belegte; ocean = ozean meer seefahrt; strange = merkwürdig ungerade eigentümliche seltsam sonderbar
eigenartig fremdartig unbekannter schräg skurril; offer = anbieten anbot anzubieten angebot offerte bieten bietet bot
geboten angeboten anerbieten; office = büro büros geschäftsstelle dienststelle kanzlei; officer = offizier; official =
offiziell amtlich; oil = öl öle speiseöl; old = alt alte alten altes älter ältere älteren älteste betagt; open = öffnen
öffnet geöffnet öffnung offen aufmachen aufgemacht eröffnen eröffnet aufschließen aufschloss aufgeschlossen; opening
hours = öffnungszeiten sprechzeiten parteienverkehr schalterzeiten geschäftszeiten sprechstunde öffnungszeit; opera =
oper opern; operate = betreiben betreibt betrieben bedienen bedient bedienung operieren operiert betreiber betreiberin;
operation = operation einsatz op; opinion = meinung ansicht gutachten anschauung auffassungen; opportunity =
möglichkeit möglichkeiten; oppose = entgegenstehen entgegensteht entgegentreten entgegentrat entgegengetreten
opposition; oppress = unterdrücken unterdrückt verdrängen verdrängt; option = option wahlmöglichkeit; optional =
optional wahlweise fakultativ; oral = mündlich; orange = orange apfelsine; order = bestellen bestellt auftrag ordnung
reihenfolge ordnen ordnet geordnet orden bestellung aufträge; usual = gewöhnlicher ordentlich ordentliche
durchschnittlicher gewohnte landesüblich sonstige; organ = organ orgel organe; organize = organisieren organisiert
organisation veranstalter veranstalterin; origin = herkunft ursprung ursprünge abstammung; original = original
ursprünglich ursprüngliche ursprünglichen originell urschrift; outline = umriss gliederungen skizze; outstanding =
ausstehend offenstehend herausragen herausgeragt auffallen auffiel aufgefallen hervorstehen unbezahlt rückständig
ausständig; oven = ofen backofen backrohr öfen backröhre; overcome = überwinden überwindet überwand überwunden;
overtake = überholen überholt überholverbot; owe = schulden schuldet geschuldet verdanken verdankt; own = eigen
besitzen besitzt besaß besessen; owner = eigentümer eigentümerin besitzer besitzerin inhaber inhaberin halter halterin;
ownership = eigentum besitz eigentumsrecht eigentumsverhältnis; package = paket packung verpacken verpackt päckchen;
page = seite seiten; pain = schmerz schmerzhaft schmerzlich qual quält gequält weh; paint = malen malt gemalt maler
malerin bemalen bemalt gemälde anstreichen anstrich angestrichen malerei lack lackieren wandfarbe; palace = palast
paläste residenz; pale = blass bleich; paper = papier; parallel = parallel; pardon = begnadigen begnadigt; parent =
eltern elternteil; park = park parkt geparkt parkanlage; parking = parkplatz stellplatz parken parkieren parkverstoß
falschparken; parliament = parlament bundestag landtag parlamentarisch abgeordnete nationalrat; part = teil teile
teilweise partiell anteilig teils; particle = teilchen partikel; special = speziell bestimmter besondere besonderen
besonderer besonderes spezifisch spezial sonder; partner = partner partnerin partnerschaft lebenspartner
konkubinatspartner; party = partei party fête parteien; pass = pass pässe vorbeigehen vorbeiging vorbeigegangen
vorübergehen vorüberging vorübergegangen vergehen vergeht verging vorbeifahren vorbeifuhr vorbeigefahren vorbeikommen
vorbeikam vorbeigekommen; passenger = passagier passagierin fahrgast insasse mitfahrer fahrgäste beifahrer; passport =
reisepass reisepässe; patience = geduld; patient = patient patientin patienten; pause = pausieren pausiert innehalten;
pay = zahlen zahlt gezahlt zahlung bezahlen bezahlt auszahlen ausgezahlt entrichten entrichtet begleichen begleicht
beglichen bezahlung; peace = friede friedlich frieden; peak = spitze spitzen gipfel höhepunkt; peasant = landbewohner
bauernschaft kleinbauer; pen = stift kugelschreiber füller füllfederhalter; pencil = bleistift; people = leute volk
menschen; pepper = pfeffer; percent = prozent prozentual prozentsatz; perfect = perfekt vollendete makellos; perform =
leisten leistet geleistet leistung aufführung; permanent = permanent dauerhaft dauernde bleibend unbefristet; person =
person personen; personal = persönlich persönliche persönlichen höchstpersönlich eigenhändig; personality =
persönlichkeit; personnel = personal belegschaft personalbestand; phone = telefon handy fernsprecher mobiltelefon natel
smartphone; photograph = foto fotos fotografie fotografiert lichtbild; phrase = redewendung floskel; physical =
physisch; pig = schwein sau schweine ferkel; pile = stapel stapeln stapelt gestapelt; pillow = kissen kopfkissen
polster; pilot = pilot pilotin; pin = stecknadel pin geheimzahl geheimnummer pin-code; pink = rosa; pipe = rohr pfeife
rohre röhre rohrleitung; pity = mitleid bedauern bedauert schade bemitleiden; place = ort platz stelle stätte
örtlichkeit; simple = schlicht simpel einfacher schlichte; plan = plan plant geplant planung; airplane = flugzeug;
planet = planet planeten; plant = pflanze pflanzt gepflanzt anpflanzen werke betriebsstätte fabrikanlage; plastic =
kunststoff plastik; plate = teller; play = spielen spielt gespielt spieler spielerin mitspielen mitgespielt; pleasant =
angenehm nett erfreulich sympathisch; plenty = fülle; pocket = hosentasche taschen; poem = gedicht dichtung lyrik
gedichte; poet = dichter dichterin poet lyriker; point = punkt punkte; point of view = standpunkt blickwinkel
sichtweise; poison = gift giftig vergiften vergiftet gifte giftstoff; police = polizei polizist polizistin polizeilich
kantonspolizei; policy = police; polite = höflich; politics = politik politikerin; pond = teich weiher tümpel; poor =
ärmer ärmlich armut armutsgefährdet; pope = papst päpste; popular = beliebt populär volkstümlich; population =
bevölkerung einwohnerzahl bevölkerungszahl; portion = portion teilmenge portionen; portrait = porträt bildnis; position
= position stellung positionieren positioniert; positive = positiv; possible = möglich mögliche möglichen möglichst
denkbar mögl; postpone = aufschieben aufschob aufgeschoben aufzuschieben vertagen vertagt verschieben verschiebt
verschob hinausschieben hinausschob hinausgeschoben verschoben; potential = potenzial potential potentiell potenziell;
potato = kartoffel kartoffeln erdapfel erdäpfel; pour = gießen gießt goss gegossen schütten schüttet geschüttet
einschenken eingeschenkt eingießen aufgießen; powder = pulver; power = mächte stärke mächtig kraftvoll leistungsstark;
practical = praktisch praktikabel; practice = praxis praktizieren praktiziert; praise = lobt gelobt lob preisen; pray =
beten betet gebetet; prayer = gebet gebete; preach = predigen predigt gepredigt; valuable = kostbar wertvoll wertvolle;
predict = vorhergesagt prognose vorhersage voraussehen vorhersehbar; pregnant = schwanger schwangerschaft; prejudice =
vorurteil befangen; prepare = vorbereiten vorbereitet vorzubereiten zubereiten zubereitet; presence = anwesenheit
präsenz beisein; present = anwesend anwesende anwesenden zugegen präsentieren präsentiert präsentation vorliegend
vorliegende; preserve = konservieren konserviert erhaltung aufbewahrungen einmachen einkochen konservierungsmittel;
president = präsident präsidentin vorsitzende staatsoberhaupt; press = presse drücken drückt gedrückt presst gepresst
druck drücke; pretend = vortäuschen vorgetäuscht heucheln; prevent = verhindern verhindert verhinderung vorbeugen
vorgebeugt hindern gehindert hindert unterbinden unterbindet unterbunden verhüten verhütet; price = preis preise
kaufpreis preislich; proud = stolz; priest = priester pfarrer pastor geistliche pfarrerin geistlicher pfaffe; prince =
prinz fürsten prinzessin; principle = prinzip prinzipien grundsatz grundsätze; print = drucken druckt gedruckt
ausdrucken ausgedruckt abdrucken abgedruckt drucker; priority = vorrang priorität; prison = gefängnis haftanstalt
gefangene gefangener gefangenschaft justizvollzugsanstalt justizanstalt freiheitsstrafe knast kerker; private = privat;
prize = hauptgewinn; probable = wahrscheinlich vermutlich wohl voraussichtliche mutmaßlich; problem = problem probleme
problematisch; procedure = verfahren vorgehensweise prozedur; proceed = vorging vorgegangen verfährt verfuhr; process =
prozess vorgang bearbeiten bearbeitet verarbeiten verarbeitet bearbeitung; produce = produzieren produziert erzeugnis
erzeuger erzeugerin produktion produktiv hersteller herstellerin; product = produkt produkte; professor = professor
professorin dozent dozentin; profile = profil; program = programm computerprogramm; progress = fortschritt vorankommen
vorankam vorangekommen; project = projekt; promise = versprechen verspricht versprach versprochen; promote = fördern
fördert gefördert förderung; pronounce = aussprechen aussprach; property = immobilie besitztum liegenschaft
grundbesitz; proportion = anteil anteile proportion; proposal = vorschlag vorschlug vorgeschlagen vorzuschlagen
unterbreiten unterbreitet anregen angeregt nahelegen empfehlungen vorschlagen vorschläge anregung; protect = schützen
schützt geschützt absichern abgesichert absicherung schutz; protest = protest protestieren protestiert demonstration;
provide = bereitstellen bereitgestellt bereitzustellen verschaffen verschafft bereithalten bereithielt bereitgehalten
vorsehen vorsah vorgesehen vorzusehen; province = provinz; provision = vorschrift regelung regelungen vorsorgen
vorsorge; public = öffentlich; publish = publikation veröffentlichen veröffentlicht veröffentlichung publizieren
publiziert herausgeben herausgab herausgegeben herausgeberin verlag erschienen; pull = ziehen zieht zog gezogen zupfen
zupft gezupft; punish = bestrafen bestraft strafbar; pupil = schüler schülerin student studentin studierende schulkind
zögling; pure = pur rein; purple = lila violett purpur; purpose = zweck; pursue = nachgehen nachging nachgegangen
betreibung; push = schieben schiebt schob geschoben schub drängen gedrängt drängt stoßen stößt stieß gestoßen schubsen
geschubst umstoßen umstieß umgestoßen; put = stellt gestellt setzen setzt gesetzt aufstellen aufgestellt hinstellen
hingestellt; put on = aufsetzen aufgesetzt; qualification = qualifikation qualifizieren qualifiziert qualifizierung;
quality = qualität qualitativ güte; quantity = quantität quantitativ stückzahl mengen; quiet = still leise geräuschlos
schweigen schweigt schwieg geschwiegen schweigsam schweigend lautlos; quote = zitat zitieren zitiert; race = wettlauf
rasse wettrennen; radical = radikal; radio = radio rundfunk hörfunk funk; railway = eisenbahn bahn bahnhof bundesbahn
bahngesellschaft eisenbahnunternehmen; rain = regen regnen regnet geregnet regnerisch; raise = erheben erhebt erhob
erhebung aufziehen aufzog aufgezogen aufbringen aufbrachte aufgebracht; random = zufällig wahllos stichprobe zufällige
zufälligerweise; range = reichweite palette spanne; rank = rang rangordnung; rate = rate tarif; rather = eher vielmehr;
ratio = quote quotient; raw = roh rohe; ray = strahl strahlt gestrahlt strahlung strahlen; reach = reichen reicht
gereicht gelangen gelangt herankam herangekommen; react = reagieren reagiert reaktion; read = lesen liest las gelesen
vorlesen vorlas vorgelesen durchlesen durchlas durchgelesen leserin lektüre ablesen ablas abgelesen leserschaft; ready
= bereit startklar bereitschaft parat; real = wirkliche wirklichkeit realität; realize = realisieren realisiert
realisierung verwirklichen verwirklicht verwirklichung; reason = grund gründe vernunft verstand; reasonable =
vernünftig zumutbar sinnvoll verständig plausibel einsichtig; rebel = aufstand rebell rebellion empören empört empörung
aufruhr krawall aufständischer; receipt = quittung empfangsbestätigung kassenbon bon kassenzettel kassabon kaufbeleg
zahlungsbeleg belege; receive = empfangen empfängt empfing empfang entgegennahme erhielt erhält erhalten; recipient =
empfänger empfängerin adressat zahlungsempfänger; recognize = anerkennen anerkennt anerkannt anerkennung erkennbar;
recommend = empfehlen empfiehlt empfahl empfohlen empfehlung; record = protokoll protokollieren protokolliert
aufzeichnen aufzeichnet aufgezeichnet rekord erfassen erfasst schallplatte verzeichnen verzeichnet; recover = erholen
erholt genesen genest genesung; red = rot rote; reduce = reduzieren reduziert minderung mindern mindert gemindert
ermäßigen ermäßigt schmälern schmälert verkleinern verkleinert verkleinerung; refer = verweist verwies verwiesen
verweis beziehen bezieht bezog bezug bezüge; reference = aktenzeichen referenz bezugnahme verwendungszweck
zahlungsreferenz geschäftszeichen geschäftszahl; reflect = widerspiegeln widergespiegelt reflektieren reflektiert
nachdenken nachdachte nachgedacht; reform = reform reformieren reformiert; refrigerator = kühlschrank; reject =
abschlagen abschlug abgeschlagen weigern weigert geweigert weigerung zurückweisen abweisen abwies abgewiesen abzuweisen
verwerfen verwirft verwarf verworfen zurückwies zurückgewiesen; region = region regional landstrich; register =
register anmelden angemeldet anzumelden registrieren registriert registrierung einschreiben einschreibt; regret =
bereuen bereut reue leider; regular = regelmäßig; regulate = regeln regelt geregelt; regulation = verordnung regularien
reglement regelwerk; relation = beziehung beziehungen relation verwandtschaft beziehungs verhältnis; relative =
verwandt relativ; relax = entspannen entspannt lockern lockert; release = freilassen freiließ freigelassen freizulassen
freisetzen freisetzt loslassen losließ losgelassen; relevant = einschlägig betreffende betreffenden diesbezügliche;
reliable = zuverlässig verlässlich; relief = erleichtern erleichtert erleichterung entlasten entlastet relief; religion
= religion religiös religionsunterricht religionen; remain = bleiben bleibt blieb geblieben verbleiben verbleibt
verblieb zurückbleiben zurückblieb zurückgeblieben; remainder = rest restlich übrige übrigen übrig; remarkable =
bemerkenswert auffällig auffallend markant; remedy = abhilfe abhelfen; remember = erinnern erinnert erinnerung mahnt
gemahnen ermahnen ermahnt; remote = abgelegen entlegen; remove = entfernen entfernt beseitigen beseitigt abzunehmen
herausnehmen herausnahm herausgenommen wegnehmen wegnahm weggenommen abheben abhob abgehoben ablegen abgelegt wegräumen
weggeräumt weglegen weggelegt; restore = erneuern erneuert erneuerung wiederherstellen wiederhergestellt rückbau
wiederherstellung; renovate = renovieren renoviert renovierung sanieren saniert sanierung; rent = miete mietet gemietet
vermieten vermietet pacht mietzins bestandzins mieten hausmiete wohnungsmiete monatsmiete mietbetrag; repair =
reparieren repariert reparatur instandsetzen instandgesetzt ausbessern ausbesserung flicken nachbesserung
instandsetzung; repeat = wiederholen wiederholt; replace = ersetzen ersetzt ersatz auswechseln ausgewechselt
auswechslung; report = bericht berichte berichten berichtet melden meldet gemeldet meldung report rechenschaftsbericht
berichterstattung; represent = vertreten vertritt vertrat vertretung repräsentieren repräsentiert darstellen;
representative = stellvertreter stellvertreterin repräsentant repräsentantin repräsentativ bevollmächtigte
bevollmächtigter; reputation = leumund; request = ersuchen ersucht anforderungen auffordern aufgefordert aufzufordern
aufforderung; requirement = erfordern erfordert erfordernis; rescue = rettung retten rettet gerettet bergung bergen
birgt barg geborgen retterin; research = forschung forschen forscht geforscht forscherin recherchieren recherchiert
erforschung; similar = ähneln ähnelt ähnlich vergleichbare; reserve = reserve vorbehielt vorbehalt; resident = ansässig
wohnsitz sesshaft anwohner anwohnerin; resign = zurücktreten zurücktrat zurückgetreten zurückzutreten rücktritt
resignieren resigniert; resist = widerstehen widersteht widerstand wehren wehrt gewehrt sträuben widerstandsfähig;
resolve = beheben behebt behoben; resource = ressource; respect = respekt respektieren respektiert achtet geachtet
hochachten hochgeachtet; respective = betreffender jeweiliger; responsible = zuständig zuständige haftbar
verantwortungsvoll verantwortung zuständigkeit verantwortlich verantwortliche; rest = ausruhen ausgeruht rasten rastet
gerastet; restaurant = restaurant gaststätte wirtshaus gasthaus lokale beiz; result = ergebnis resultat resultieren
resultiert; return = zurückkommen zurückkam zurückgekommen rückkehr zurückkehren zurückgekehrt zurückgehen zurückging
zurückgegangen wiederkehr wiederkommen wiederkam wiedergekommen heimkehr heimgekehrt rückfahrt umkehren umgekehrt
rückreise retoure retournieren zurückschicken zurückgeschickt rücksenden; reveal = offenbaren offenbart offenbarung
enthüllen enthüllt verrät verriet; revenge = rache rächen vergeltung; revenue = einnahme einnahmen umsatz; reverse =
rückgängig umkehrung; review = rezension; revise = überarbeiten überarbeitet revidieren revidiert revision; revolution
= revolution revolutionär; reward = belohnen belohnt; rhythm = rhythmus rhythmisch; rice = reis; rich = reich reiche
wohlhabend reichtum wohlstand vermögen; ride = reiten reitet ritt geritten; right = recht rechte anrecht; ring = ring
ringe läuten läutet fingerring ehering; ripe = ausgereift; rise = aufstehen aufgestanden erstehen ersteht erstand
aufgehen aufging aufgegangen anstiege hochgehen auferstehung; risk = risiko risiken riskieren riskiert riskant gefahren
wagnis; river = fluss bach bächlein flüsse; street = straße landstraße gasse straßen; roast = brät briet gebraten
rösten geröstet braten brat; rob = raubt geraubt raub berauben beraubt; rock = fels felsen gestein; role = rolle
rollen; roll = wälzen wälzt gewälzt rollt gerollt; roof = dach dächer überdachung; room = zimmer raum räume
räumlichkeit stube kammer; root = wurzel wurzeln; rope = seil strick seile; rose = rosen rose; rotten = faulig; rough =
rau grob uneben; row = reihe; rubbish = müll abfall unsinn quatsch abfälle unrat mist; rude = unhöflich frech grobheit
unverschämt; rule = regel herrschaft; ruler = herrscherin lineal; rumor = gerücht; run = laufen läuft lief gelaufen
rennen rennt rannte gerannt läuferin; run away = weglaufen weglief weggelaufen davonlaufen davonlief davongelaufen;
rush = hetzen hetzt gehetzt stürmen stürmt; russia = russland russisch russe; safe = sicher sichere sicheren tresor
gefahrlos sicherheit sicherheiten gesichert sichern sichert sicherung schließfach safe bankschließfach; sail = segel
segeln segelt gesegelt; sailor = matrose seemann; salary = gehalt gehälter lohn löhne besoldung; sell = verkauf
veräußern veräußert veräußerung absatz verkauft verkäuferin verkaufen; salt = salz salzig salze gesalzen salzen;
salvation = heil erlösung; sample = probe stichproben proben; sand = sand sandig schleifen abschleifen geschliffen
schliff; satisfied = zufriedenheit zufrieden befriedigen befriedigt; save = sparen spart gespart speichert gespeichert
speichern speicherung einsparen eingespart sparsam ersparnis ersparnisse abspeichern; saying = sprichwort spruch; say =
sagen sagt gesagt sprich; scale = maßstab skala waage küchenwaage; scandal = skandal; scarce = knappheit spärlich;
spread = streuen gestreut streut zerstreuen zerstreut ausbreiten ausgebreitet; scene = szene schauplatz; schedule =
zeitplan terminplan fahrplan; school = schule schulen schulisch; science = wissenschaft naturwissenschaft
wissenschaftler wissenschaftlerin wissenschaftlich; scissors = schere scheren; scope = geltungsbereich
rahmenbedingungen; scratch = kratzen kratzt gekratzt kratzer parkettschaden zerkratzen; screen = bildschirm leinwand
monitor; screw = schraube schraubt geschraubt schrauben festschrauben; seal = siegel versiegeln versiegelt
dichtungsring abdichten abdichtung dichtring; search = durchsuchen durchsucht suchen; seat = sitz sitze sitzplatz
mandat; secretary = sekretär sekretärin schriftführer schriftführerin aktuar; section = abschnitte absätze teilbereich;
see = sehen sieht sah gesehen; seed = samen saat saatgut samenkorn; seek = trachten; seem = scheinen scheint schien
geschienen; select = selektieren selektiert; selfish = egoistisch eigennützig; send = senden sendet gesendet sendung
schicken schickt abschicken abgeschickt absenden abgesendet versenden versendet gesandt sandte versandt versand
zusenden zugesendet zuschicken zugeschickt absenderin lieferungen zurückgesandt zugesandt übersenden; sensation =
aufsehen sensation; sense = sinnesorgan; sensitive = sensibel; sentence = satz strafmaß verurteilung sätze; separate =
trennen trennt getrennt trennung separat gesondert abtrennen abgetrennt absonder getrenntlebend; series = serie;
serious = ernst ernsthaft seriös schwerwiegende gravierend; servant = diener dienerin knecht magd dienstmädchen; serve
= dienen dient gedient servieren serviert anrichten; service = dienst dienste dienstleistung service kundendienst
gottesdienst dienstlich; set = festsetzen festgesetzt garnitur mengenlehre; settle = siedeln siedelt gesiedelt
ansiedeln siedlung beilegen beigelegt niederlassen niederließ niedergelassen schlichten schlichtung; strict = streng
strikt; sew = nähen näht genäht naht nähte; gender = geschlecht sexuell sex geschlechtsspezifisch geschlechter; shadow
= schatten; shake = schütteln schüttelt geschüttelt zittern zittert gezittert; shame = schande schändlich; share =
aktie teilhabe; sharp = scharf spitz schärft geschärft; shave = rasieren rasiert rasur; sheep = schaf schafe; sheet =
laken bettlaken; shell = muschel; shelter = unterkunft obdach zuflucht; shine = glänzt geglänzt leuchten leuchtet
geleuchtet glanz glänzend; ship = schiff schiffe fähre dampfer; shirt = hemd hemden oberhemd; shock = schock
schockieren schockiert erschüttern erschüttert erschütterung; shoe = schuh stiefel schuhe; shoot = schießen schießt
schoss geschossen schuss erschießen erschießt erschoss schütze schüsse; shop = läden kaufhaus boutique; shore = ufer
gestade; short = kürzer kürzere kurzfristig; shortage = engpass verknappung; shoulder = schulter schultern achsel;
shout = brüllen brüllt gebrüllt; show = zeigen zeigt gezeigt aufzeigen aufgezeigt vorzeigen vorgezeigt erweisen erweist
erwies erwiesen aufweisen aufwies aufgewiesen; shower = dusche duscht geduscht duschen brause duschkopf; shy =
schüchtern; side = seitlich seitens nebenseite seitenfläche; sight = anblick sicht ausblick sehenswürdigkeit; sign =
unterschreiben unterschreibt unterschrieb unterzeichnen unterzeichnet schild schilder vorzeichen anzeichen
unterschrieben unterfertigen unterfertigt signieren; signal = signal; signature = unterschrift signatur unterfertigung
namenszug; silk = seide; silver = silber; simplify = vereinfachen vereinfacht; sin = sünde laster; sing = singen singt
sang gesungen gesang sängerin; sink = sinken sinkt sank gesunken versinken versinkt versank versunken untergehen
unterging untergegangen untergang spüle spülbecken waschbecken lavabo ausguss; sister = schwester schwestern; siblings
= geschwister geschwisterkind; sit = sitzen sitzt saß gesessen hinsetzen hingesetzt; situation = situation; size =
größe größen grösse; skill = geschick fertigkeit fertigkeiten; skillful = geschickt; skin = haut fell häute; skirt =
rock röcke kittel; slave = sklave sklaverei sklavin; sleep = schläft schlief geschlafen schlaf einschlafen einschlief
schlafen; slice = scheibe scheibchen in_scheiben; slide = rutschen rutscht gerutscht gleiten gleitet glitt geglitten;
slight = geringfügige unerheblich; slip = ausrutschen zettel; slope = hang gefälle abhang hänge böschung; slow =
langsam verlangsamen verlangsamt; small = klein winzig; smart = schick pfiffig; smell = riechen riecht roch gerochen
geruch duft gestank stinken stinkt gestunken; smile = lächeln lächelt gelächelt; smoke = raucht geraucht rauch rauchen
raucher zigarette qualm rauchte; smooth = glatt reibungslos; snake = schlange schlangen natter; snow = schnee schneien
schneefall; soap = seife; social = sozial gesellschaftlich gesellig; soft = weich; soldier = soldat soldatin soldaten;
solid = solide massiv festkörper feststoff; solution = lösung lösungen; solve = lösen löst gelöst auflösen aufgelöst;
son = sohn söhne; song = lied lieder; soul = seele seelen; sound = klang klingt geklungen ton schall tönt getönt
tonfall klänge; soup = suppe suppen; sour = sauer säuerlich saure; source = quelle; south = südlich süd süden; space =
weltraum weltall raumfahrt; spare = verschonen übriges; speak = sprechen spricht sprach gesprochen sprecherin
wortführer; species = spezies tierart arten; specify = angeben angab angegeben anzugeben spezifizieren spezifiziert
präzisieren präzisiert; speech = rede ansprache reden; speed = geschwindigkeit geschwindigkeiten tempo; spell =
buchstabieren buchstabiert; spend = verbringen verbringt verbrachte aufwenden aufwandte aufgewandt; spirit =
gesinnungen geist; spit = spucken spuckt; split = spalten spaltet gespaltet spaltung abspalten abgespaltet; spoil =
verderben verdirbt verdarb verdorben verwöhnen verwöhnt faulen; spoon = löffel esslöffel teelöffel; sport = sport
sportlich sportler sportlerin sportart; spot = fleck; square = quadrat; squeeze = quetschen quetscht gequetscht pressen
auspressen; stable = stabilität stabil stall ställe pferdestall; stage = bühne stadium etappe; stain = beflecken
verfärben verfärbt flecken flecke; stairs = treppe stiege treppen; stamp = stempel stempeln stempelt gestempelt
briefmarke freimachung frankiert frankieren briefmarken; stand = stehen steht stand stehend stillstehen; standard =
norm standard; star = stern sterne; stare = starren starrt gestarrt; state = staat staatliche bundesland staaten;
statement = aussage ausgesagt erklärung; station = station haltestelle bahnhöfe; statue = statue standbild; status =
status stände; stay = aufenthalt dableiben verweilen verweilt aufhalten aufhielt aufgehalten aufzuhalten dablieb
dageblieben; steal = stehlen stiehlt stahl gestohlen diebstahl dieb klauen klaut geklaut; steam = dampf dämpfen dämpfe
wasserdampf dampfgaren; steep = steil; step = schritt treten tritt trat getreten stufen; stick = stock stecken klebt
kleben geklebt steckt gesteckt klebrig; stiff = steif starr; stomach = magen bauch mägen; stone = stein steine
steinern; stop = stoppen stoppt gestoppt anhalten anhielt angehalten anzuhalten aufhören aufgehört stehenbleiben
stillstand halt; store = lagern lagert gelagert lagerung lager; storm = sturm stürme gewitter unwetter orkan; straight
= geradeaus gerader geradlinig; strong = festigkeit stark starke starken stärker kräftig; strengthen = stärken stärkt
gestärkt verstärken verstärkt kräftigen kräftigt gekräftigt kräftigung festigen festigt gefestigt festigung
verstärkung; stretch = dehnen dehnt gedehnt dehnung streckt gestreckt streckung ausstrecken ausgestreckt; strike =
streik bestreiken bestreikt streiken gestreikt arbeitskampf warnstreik arbeitsniederlegung; string = schnur schnüre
faden saite; strip = streifen; stroke = streicheln schlaganfall hirnschlag schlaganfälle; structure = struktur
strukturieren strukturiert gefüge; struggle = ringen gerungen ringt; study = studium studiert studie studieren
studierte; style = stil baustil; subject = thema themen fach thematisch untertan schulfach; submit = einreichen
eingereicht einzureichen vorlegen vorgelegt vorzulegen vorlegt einreichung einbringen eingebracht; subsequent =
nachträglich nachfolgende; substance = substanz chemikalie stoffe; substantial = gehaltvoll substanziell; success =
gelingen gelingt gelang gelungen erfolg erfolge erfolgreich; sudden = plötzlich schlagartig jäh; suffer = leiden leidet
litt gelitten erleiden erleidet erlitt leidend; sugar = zucker staubzucker puderzucker; suit = anzug kostüm anzüge;
total = gesamtbetrag gesamtsumme insgesamt total gesamtheit endbetrag; summary = zusammenfassen zusammenfasst
zusammengefasst; sun = sonne sonnig sonnenuntergang; super = super; superior = überlegen überlegene; supervise =
überwachen überwacht aufsicht; supply = vorrat nachschub zufuhr versorgung; support = unterstützen unterstützt stützt
gestützt stütze anhänger anhängerin befürworter befürworterin; suppose = angeblich; surface = oberfläche erdoberfläche
außenfläche; astonish = überraschen überrascht staunen staunt gestaunt verwundern verwundert verwunderung erstaunt
erstaunen; surrender = kapitulieren kapituliert kapitulation sich_ergeben; surround = umgeben umgibt umgab umringen;
survey = umfrage erhebungen; survive = überleben überlebt überstehen überstanden; suspect = verdächtigt verdacht;
suspend = aussetzen ausgesetzt suspendieren suspendiert ruhend; suspicious = misstrauen argwohn; swallow = schlucken
schluckt geschluckt verschlingen verschlang verschlungen hinunterschlucken; swear = beschwören; sweat = schwitzen
schwitzt geschwitzt schweiß; sweep = fegen kehren gekehrt kehrt; sweet = süß süßigkeit; swell = schwellen schwillt
geschwollen schwellung; swim = schwimmen schwimmt schwamm geschwommen schwimmer; swing = schwingung schwingen
geschwungen schwung; switch = schalter schaltet geschaltet schaltung umschalten umgeschaltet kippschalter; switch off =
ausschalten ausgeschaltet auszuschalten abschalten abgeschaltet abdrehen abgedreht abstellen abgestellt herunterfahren
herunterfuhr heruntergefahren stilllegen stillgelegt; switzerland = schweiz schweizerisch eidgenossenschaft; sword =
schwert schwerter säbel degen; symbol = symbol sinnbild; sympathy = mitgefühl sympathie anteilnahme; system = system
systeme systematisch; table = tisch tabelle tabellarisch esstisch tische; tail = schwanz schweif; tailor = schneider
schneiderin änderungsschneiderei schneiderei; take = nehmen nimmt nahm genommen mitnehmen mitnahm mitgenommen
mitzunehmen entnehmen entnimmt entnahm entnommen; talent = talent talentiert begabt; talk = redet geredet plaudern
plaudert geplaudert schwatzen quatschen; task = aufgabe aufgaben aufgabenstellung pendenz pendenzen; taste = schmecken
schmeckt geschmeckt; tax = steuer abgaben steuern fiskus steuerlich; tea = tee; teach = lehren lehrt gelehrt beibringen
beibrachte beigebracht lehrerin lehrkraft; team = team mannschaft; tear = träne zerreißen zerreißt zerriss reißen reißt
gerissen; technical = technisch; technique = technik; television = fernsehen fernseher ferngesehen fernsehgerät tv;
tell = erzählen erzählt erzähler erzählerin; temperature = temperatur temperaturen; temporary = vorübergehend
vorübergehende vorläufig temporär zeitweise provisorisch zeitweilig befristet einstweilen; tendency = tendenz neigen
neigt geneigt neigung trend; tension = spannung zugspannung; tent = zelt zelte; term = fachausdruck terminus; test =
test testet getestet erproben erprobt probt geprobt ausprobieren ausgeprobiert probieren probiert klassenarbeit; text =
text wortlaut; theater = theater; theory = theorie theoretisch theorien; thief = einbrecher einbrecherin; thin = dünn
mager; thing = ding; think = denken denkt dachte gedacht überlegt überlegung gedanklich; thirsty = durst durstig;
threat = drohung bedrohen bedroht androhung drohen droht gedroht; throat = kehle rachen; throne = thron; throw = werfen
wirft warf geworfen wurf schmeißen geschmissen schleudern schleudert geschleudert; throw away = wegwerfen wegwarf
weggeworfen entsorgen entsorgt rauswerfen rauswarf rausgeworfen hinauswerfen hinauswarf hinausgeworfen; thumb = daumen;
thunder = donner; ticket = fahrkarte ticket eintrittskarte fahrschein billett fahrausweis billet; tie = krawatte
festbinden schnüren schnürt geschnürt anbinden anband angebunden fesseln fesselt gefesselt schlips; tip = trinkgeld;
tired = müde ermüden ermüdet müdigkeit erschöpfung; title = titel titeln; toe = zehe zehen zeh; toilet = toilette klo
wc abort häusl klosett; tomato = tomate paradeiser tomaten; tongue = zunge zungen; tooth = zahn zähne gebiss; top =
obere oberseite; torture = folter foltert gefoltert; touch = anfassen anfasst tastet getastet; tourist = tourist
touristin; tower = turm türme; toy = spielzeug puppe spielsachen spielwaren; trace = spur spuren; track = gleis
bahnsteig schienen; trade = handel handwerk; tradition = tradition traditionell brauchtum herkömmlich; traffic =
verkehr verkehrt straßenverkehr; tragedy = tragödie tragisch trauerspiel; train = zug trainieren trainiert training
schult geschult schulung züge; transfer = überweisen überweist überwiesen übertragen überträgt übertrug transfer
abtreten abtrat abgetreten versetzen versetzt überweisung banküberweisung; translate = übersetzen übersetzt
übersetzerin; transparent = durchsichtig transparent; transport = transport abtransportieren abtransportiert; trap =
falle fangeisen; treasure = schatz schätze; treat = behandeln behandelt behandlung; treaty = staatsvertrag; tree = baum
bäume; tremble = beben; trial = gerichtsverhandlung probeweise; tribe = stamm volksstamm stammesverband; trick = trick
kniff; trip = ausflug; trousers = hose hosen; truck = lastwagen lkw lastkraftwagen; true = wahr wahre wahren stimmen
stimmt gestimmt wahrheit wahrheitsgemäß; tube = schlauch; turn = drehen dreht gedreht drehung wenden wendet gewendet
wandte gewandt umdrehen umgedreht abbiegen abbog abgebogen wendung umwenden umwandte umgewandt zuwenden zuwandte
zugewandt abwenden abwandte abgewandt; twin = zwilling; twist = verdrehen verdreht wickeln wickelt gewickelt; type =
typ typisch tippen tippt getippt; ugly = hässlich; umbrella = schirm regenschirm; unable = unfähig außerstande;
uncertain = unsicher ungewiss unbestimmt unklar; uncle = onkel; unpleasant = unbequem unangenehm lästig; unconscious =
bewusstlos unbewusst; understand = verstehen versteht verstanden begreifen begreift begriffen kapieren kapiert
verständlich verständnis einsehbar; underwear = unterwäsche unterhose slip; unemployed = arbeitslos erwerbslos
arbeitslosigkeit stellenlos arbeitssuchend arbeitsuchend; unexpected = unerwartet unvorhergesehen unverhofft; unfair =
ungerecht unfair; unfortunately = unglücklicherweise bedauerlicherweise; unfriendly = unfreundlich; unhappy =
unglücklich unzufrieden; uniform = uniform uniformen; union = gewerkschaft union gewerkschaften; unique = einzigartig;
unit = einheit einheiten; universal = universell universal allgemeingültig; universe = universum kosmos; unknown =
unbekannt unbekannte; unlawful = unerlaubt unbefugt widerrechtlich unberechtigt; unlimited = unbegrenzt unbeschränkt
uneingeschränkt; unnecessary = unnötig überflüssig entbehrlich; unusual = ungewöhnlich unüblich; upset = bestürzt
verstimmt; urban = urban; urgent = dringend dringlich; use = benutzen benutzt benutzerin nutzen nutzt genutzt nutzung
nutzerin verwenden verwendet gebrauchen gebrauch anwender anwenderin einsetzen eingesetzt; useful = nützlich brauchbar
dienlich nutzbar zweckdienlich; useless = nutzlos unbrauchbar sinnlos vergeblich umsonst zwecklos vergebens wertlos;
valid = gültig gelten gilt galt gegolten gültigkeit rechtswirksam; valley = tal täler; value = wert wertvoller werte;
various = verschiedenste verschiedener allerlei mannigfaltig vielfalt abwechslung; vary = variieren variiert schwanken
schwankt geschwankt schwankung variabel; vegetable = gemüse gemüsesorte; vehicle = fahrzeug kraftfahrzeug kfz
kraftwagen fahrzeuge motorfahrzeug; verb = verb zeitwort; verse = vers verse strophe; vertical = senkrecht vertikal;
victim = opfer geschädigte geschädigter; victory = sieg siegerin siegreich siege siegen; view = aussicht; village =
dorf dörfer; violence = gewaltsam gewalttat gewalttätig; virtue = tugend; visible = sichtbar; vision = vision sehkraft
sehvermögen; visit = besucht besucherin besuch besuchen; voice = stimme; volume = bände volumen lautstärke rauminhalt
fassungsvermögen; voluntary = freiwillig freiwillige ehrenamtlich; vote = abstimmen abgestimmt votum stimmberechtigt
stimmrecht wahlrecht; wage = vergüten vergütet salär arbeitsentgelt arbeitslohn; wait = warten wartet gewartet
wartezeit abwarten abgewartet; wake = aufwachen aufgewacht wecken weckt geweckt wach erwachen erwacht; walk = spazieren
spaziert spaziergang wandern wandert gewandert wanderung fußgänger fußgängerin schreiten schreitet geschritten
umhergehen umherging umhergegangen streift gestreift herumlaufen herumlief herumgelaufen herumgehen herumging
herumgegangen; wall = wand wände mauer mauern; war = krieg kriege kriegs; warn = warnen warnt gewarnt warnung abraten
abriet abgeraten; wash = wäscht wusch gewaschen wäsche abwaschen abwusch abgewaschen; waste = verschwenden verschwendet
vergeuden vergeudet; water = wasser gewässer wässer; wave = welle winken gewinkt wellen; way = weg wege pfad; weak =
schwach schwächt geschwächt; weapon = waffe bewaffnen bewaffnet waffen waffenschein bewaffnung; wear = abgenutzt
verschleiß abnutzen; weather = wetter witterung; weight = gewicht gewichte wiegen wiegt wog gewogen abwiegen abwog
abgewogen körpergewicht; welcome = willkommen begrüßung; well = brunnen; west = westlich west westen; wheel = rad felge
räder; whisper = flüstern flüstert geflüstert; whistle = pfeifen pfeift pfiff gepfiffen; white = weiße weißen weisse;
whole = ganz ganzheit gesamt gesamte gesamten ganzes; widow = witwe; wife = ehefrau gattin gemahlin; wild = wild; will
= wille testament; willing = bereitwillig gewillt; win = gewinnen gewinnt gewann gewonnen gewinner gewinnerin; wind =
wind winde windig; window = fenster; wine = wein weine rotwein weißwein; wing = flügel; wire = draht drähte; wisdom =
weisheit; witness = zeuge zeugin zeugen zeugenaussage; wolf = wolf wölfe; woman = frau; wood = holz; wool = wolle; word
= wort wörter worte; work = arbeiten arbeitet gearbeitet arbeit werk schuften beschäftigung erwerbstätigkeit; worker =
arbeiter arbeiterin; world = welt weltweit; worm = wurm würmer; worse = schlimmer schlechtere schlimmste verschlechtern
verschlechtert verschlechterung verschlimmern verschlimmert; worship = anbeten anbetet angebetet verehren verehrt;
worth = lohnt lohnen; wrap = einwickeln eingewickelt hüllen; wrist = handgelenk handgelenke; write = schreiben schreibt
schrieb geschrieben aufschreiben aufschrieb aufgeschrieben schrift niederschreiben niederschrieb niedergeschrieben;
writing = schriftlich schriftform textform; yard = schulhof höfe hinterhof; yellow = gelb; young = jung jüngere
jüngeren jüngster; youth = jugend; zone = zone; depict = dargestellt darstellung; dismantle = abgebaut abbau
demontieren demontiert demontage abmontieren zerlegen auseinandernehmen; retrieve = abrief abgerufen abruf; abolish =
abschaffen abgeschafft; alternate = abwechseln abgewechselt abwechselnd; ignite = anzünden angezündet entzünden
entzündet zünden zündet gezündet zündung; tidy = aufräumen aufgeräumt ordentlicher ausräumen ausgeräumt; go out =
ausgehen ausging ausgegangen herauskommen herauskam herausgekommen hinausgehen hinausging hinausgegangen; retire =
ausscheiden ausschied ausgeschieden ruhestand rente pensionieren pensioniert rentner rentnerin; unpack = auspacken
ausgepackt; pack = einpacken eingepackt; get off = aussteigen ausgestiegen; get on = einsteigen einstieg eingestiegen
zusteigen zustieg zugestiegen; undress = ausziehen auszog ausgezogen entkleiden; accelerate = beschleunigen
beschleunigt; tolerate = dulden duldet geduldet duldung toleranz tolerant; break in = einbrechen einbrach eingebrochen
einbruch; intervene = eingreifen eingriff eingegriffen; classify = einordnen eingeordnet klassifizieren klassifiziert
einstufen eingestuft; cease to apply = entfallen entfällt entfiel wegfiel weggefallen wegfall; unfold = entfalten
entfaltet; glimpse = erblicken erblickt; summon = vorladen vorlud vorgeladen; wipe = wischen wischt gewischt abwischen
abgewischt aufwischen; peel = schälen geschält; go through = durchgehen durchging durchgegangen durchgang durchlaufen
durchlief durchgelaufen; penetrate = durchdringen durchdrang durchgedrungen dringen dringt drang gedrungen eindrang
eingedrungen; break out = ausbrechen ausbrach ausgebrochen ausbruch; switch on = anmachen angemacht anschalten
angeschaltet einschalten eingeschaltet einzuschalten; expel = vertrieben; withdraw = entziehen entzieht entzog entzug
zurücknehmen zurücknahm zurückgenommen zurückzunehmen rücknahme zurückziehen zurückzog zurückgezogen zurückzuziehen
rückzug abhebung behebung bargeldbezug; show off = prahlen prahlt geprahlt; start up = hochfahren hochfuhr hochgefahren
inbetriebnahme; try = anprobieren angeprobiert; corridor = gang flur korridor gänge; basement = keller souterrain
tiefgeschoss kellergeschoss; attic = dachboden dachgeschoss speicherboden; apartment = wohnung appartement wohnungen;
kindergarten = kindergarten kita kindertagesstätte kindergärten tagheim; notebook = heft notizbuch; shareholder =
gesellschafter gesellschafterin aktionär aktionärin anteilseigner; aunt = tante tanten; mother in law = schwiegermutter
schwiegereltern; son in law = schwiegersohn; partner in life = lebensgefährte lebensgefährtin; godfather = pate patin
taufpate götti; bride = braut bräutigam; engaged = verlobt verlobung; orphan = waise; ancestor = vorfahr ahnen ahne;
descendant = nachkomme nachfahre; adolescent = heranwachsende; senior = senior seniorin; sequence = abfolge
aufeinanderfolgend hintereinander nacheinander; by heart = auswendig; punctual = pünktlich rechtzeitig termingerecht;
at once = gleichzeitig zugleich simultan; in advance = vorausgehend im_voraus; on the way = unterwegs; by hand =
handschriftlich; of course = freilich selbstredend; more and more = zunehmend zunehmende; as well = sowohl; not at all
= gar überhaupt; somehow = gewissermaßen sozusagen; sort out = aussortieren aussortiert sortieren sortiert sortierung;
frank = offenherzig freimütig; diligent = fleißig fleiß; crisp = knusprig; sore = wund; stubborn = stur hartnäckig
eigensinnig; lively = lebhaft munter; witty = geistreich; tough = zäh; considerate = rücksichtsvoll rücksicht;
shameless = schamlos; harmonious = harmonisch harmonie; mortal = sterblich; immortal = unsterblich; inborn = angeboren;
invalid = ungültig nichtig unwirksam nichtigkeit unwirksamkeit ungültigkeit; incomplete = unvollständig lückenhaft;
irregular = unregelmäßig; impolite = taktlos; imprecise = ungenau; inappropriate = unangemessen unpassend ungeeignet;
not enough = unzureichend ungenügend mangelhaft dürftig; intolerable = untragbar; unimportant = unwichtig unwesentlich
bedeutungslos belanglos; unlikely = unwahrscheinlich; unprotected = ungeschützt schutzlos; unchanged = unverändert;
undamaged = unversehrt unbeschädigt; undesirable = unerwünscht; unclear = unklarheit undeutlich; uninhabited =
unbewohnt; incredible = unglaublich; unforgettable = unvergesslich; unequal = ungleich; unfavorable = ungünstig;
unreliable = unzuverlässig; sleepy = schläfrig; homeless = obdachlos wohnungslos obdachlosigkeit; endless = endlos
unendlich; countless = unzählig; tasteless = geschmacklos; speechless = sprachlos; painless = schmerzlos; fearless =
furchtlos; selfless = selbstlos uneigennützig; self confident = selbstbewusst; self evident = selbstverständnis;
hopeless = hoffnungslos aussichtslos; childless = kinderlos; extinct = ausgestorben aussterben; pregnant woman =
schwangere; widespread = weitverbreitet; outdated = veraltet; up to date = aktualität aktualisieren aktualisiert
aktualisierung; so called = sogenannt; aforesaid = obengenannt oberwähnt vorgenannt vorstehend besagter; undersigned =
unterzeichnete unterfertigte; fortnight = vierzehntägig zweiwöchentlich; leap year = schaltjahr; christmas = vorabend
heiligabend weihnacht advent weihnachten; new year = neujahr silvester; carnival = karneval fasching fastnacht; whitsun
= pfingsten pfingstmontag; lifetime = lebenszeit lebensdauer zeitlebens; volunteer = freiwilliger ehrenamtliche
ehrenamt; participant = mitwirkende teilnehmer teilnehmende; chancellor = kanzler kanzlerin bundeskanzler; mayor =
bürgermeister bürgermeisterin gemeindepräsident stadtpräsident oberbürgermeister; ambassador = botschafter
botschafterin; monk = mönch nonne mönche; bishop = bischof bischöfe; knight = ritter rittertum; royal title = gräfin
herzog herzogin herzogtum freiherr; empire = imperium; republic = republik; monarchy = monarchie monarch; dictator =
diktator diktatur; constitution = grundgesetz verfassung bundesverfassung; municipality = stadtverwaltung rathaus
gemeinden; austria = österreich; france = frankreich franzose; italy = italien italienisch; spain = spanien spanisch;
england = england englisch großbritannien britisch brite; america = usa amerikaner amerika amerikanisch; poland = polen
polnisch; netherlands = niederlande holland; belgium = belgien belgisch; denmark = dänemark dänisch däne; sweden =
schwedisch schwede schweden; norway = norwegen; finland = finnland finnisch; greece = griechenland griechisch grieche;
turkey = türkei türkisch türke; hungary = ungarn ungarisch; czech = tschechien tschechisch tschechoslowakei tscheche
tschechen; slovakia = slowakei slowakisch; romania = rumänien rumänisch; bulgaria = bulgarien bulgarisch bulgare;
croatia = kroatien kroatisch; serbia = serbien serbisch; ukraine = ukraine; portugal = portugal portugiesisch; ireland
= irland irisch; scotland = schottland schottisch; china = china chinese; japan = japan; india = indien indisch; africa
= afrika afrikanisch; asia = asien asiatisch; australia = australien australisch; egypt = ägypten; israel = israel
israelisch; arab = araber arabisch; jew = jude jüdisch juden jüdin; christian = christ christlich christentum christen;
muslim = muslim islam moslem; catholic = katholik katholisch; protestant = evangelisch protestantisch lutherisch
protestant; roman = römisch römer; rome = rom; latin = latein; soviet = sowjetisch sowjetunion sowjet; vienna = wien
wiener; munich = münchen; cologne = köln kölner; zurich = zürich; geneva = genf; brussels = brüssel; moscow = moskau;
prague = prag; warsaw = warschau; venice = venedig; milan = mailand; florence = florenz; athens = athen; lisbon =
lissabon; bavaria = bayern bayerisch bayrisch; saxony = sachsen sächsisch niedersachsen; prussia = preußen preußisch
preuße; rhineland = rheinland; hesse = hessen hessisch; thuringia = thüringen; styria = steiermark; tyrol = tirol;
carinthia = kärnten; mediterranean = mittelmeer; baltic sea = ostsee; north sea = nordsee; alps = alpen alpin; rhine =
rhein; danube = donau; be called = heißen heißt hieß geheißen; liable = haften haftet gehaftet haftung; leisure =
mußestunden; settle accounts = abrechnen abgerechnet; set down = absetzen abgesetzt; deduct = abziehen abzog abgezogen
abzug abzüge absetzbar steuerabzug; strive = streben strebt gestrebt anstreben angestrebt; take up = aufgreifen
aufgriff aufgegriffen; align = ausrichten ausgerichtet; deal with = befassen befasst; hinder = behindern hemmen gehemmt
hemmt; bind = binden bindet band gebunden bindung verbindlich verbindliche unverbindlich bindend; compensate =
entschädigen entschädigt; refund = erstatten erstattet zurückzahlen zurückgezahlt rückzahlung rückerstatten
rückerstattet rückvergütung rückerstattungsbetrag; grip = greifen greift gegriffen; make up for = nachholen nachgeholt;
overlook = übersehen übersieht übersah; exceed = übersteigen übersteigt überstieg übertreffen übertrifft übertraf
übertroffen; redesign = umgestalten umgestaltet; accommodate = unterbringen unterbrachte untergebracht unterzubringen;
refrain = unterlassen unterlässt unterließ; subject to = unterliegen unterliegt unterlag unterlegen unterwerfen
unterwirft unterwarf unterworfen vorbehaltlich; have available = verfügen verfügt; enlarge = vergrößern vergrößert
vergrößerung; shorten = verkürzen verkürzt; mediate = vermitteln vermittelt vermittlung; violate = verstößt verstieß
verstoß; condemn = verurteilen verurteilt verdammen verdammt; give up = verzichtet verzicht; demonstrate = vorführen
vorgeführt demonstrieren kundgebung; prescribe = vorschreiben vorschrieb vorgeschrieben verschreiben verschrieben
verordnet verordnen; completion = abschluss; identity card = ausweis personalausweis ausweise identitätskarte perso;
way out = ausweg; balcony = balkon balkone loggia altan; data = daten datensatz; insight = einblick; transition =
übergang übergehen übergeht überging; decent = anständig artig; vain = eitel; fertile = fruchtbar; thorough =
gründlich; factual = sachlich fachlich; crooked = schief krumm; slim = schlank; cloudy = trüb; dense = dicht; put aside
= zurücklegen zurückgelegt rücklage; call back = zurückrufen zurückrief zurückgerufen rückruf; withhold = zurückhalten
zurückhielt zurückgehalten zurückzuhalten; think over = überdenken überdacht; overstrain = überfordern überfordert
überforderung; give in = nachgeben nachgab nachgegeben nachgiebig; make good = wiedergutmachen; regain =
wiedererlangen; reproduce = wiedergeben wiedergab wiedergegeben; keep secret = geheimhalten geheimhielt geheimgehalten
verschweigen verschweigt verschwieg verheimlichen verheimlicht; make clear = klarmachen klargemacht klarstellen
klargestellt; make sure = vergewissern vergewissert; be missing = fehlbetrag; basic rent = kaltmiete nettomiete
grundmiete nettokaltmiete nettomietzins hauptmietzins; gross rent = warmmiete bruttomiete bruttowarmmiete
bruttomietzins gesamtmiete; rent out = vermietung weitervermieten; tenant = mieter mieterin bestandnehmer mietpartei
hauptmieter hauptmieterin; landlord = vermieter vermieterin bestandgeber hauswirt hauswirtin vermieterseite; lease =
mietvertrag pachtvertrag bestandvertrag mietverhältnis mietkontrakt pachten gepachtet verpachten verpachtet pachtzins;
leaseholder = pächter pächterin; lessor = verpächter verpächterin; sublet = untermiete untervermieten untervermietet
untervermietung weitervermietung; subtenant = untermieter untermieterin; service charges = nebenkosten betriebskosten
mietnebenkosten hausgeld wohngeldzahlung; service charge bill = nebenkostenabrechnung betriebskostenabrechnung
nebenkostenrechnung hausgeldabrechnung; earnest money = angeld anzahlen angezahlt; owner-occupied flat =
eigentumswohnung stockwerkeigentum wohnungseigentum; detached house = einfamilienhaus eigenheim; terraced house =
reihenhaus reihenhäuser; semi-detached house = doppelhaushälfte doppelhaus; apartment block = mehrfamilienhaus
mietshaus wohnblock wohnanlage zinshaus; plot = parzelle flurstück baugrund bauplatz; real estate agent = makler
maklerin immobilienmakler wohnungsmakler; agent fee = maklerprovision maklergebühr courtage maklerlohn; co-owner =
miteigentümer miteigentümerin wohnungseigentümer; co-ownership = miteigentum bruchteilseigentum; owners association =
eigentümergemeinschaft wohnungseigentümergemeinschaft stockwerkeigentümergemeinschaft; owners meeting =
eigentümerversammlung stockwerkeigentümerversammlung; property management = hausverwaltung verwalter
liegenschaftsverwaltung immobilienverwaltung; caretaker = hausmeister hausmeisterin hauswart abwart hausbesorger
hausbetreuer; house rules = hausordnung hausregeln; shared flat = wg wohngemeinschaft; flatmate = mitbewohner
mitbewohnerin wg-genosse mitbewohnende; move in = bezugsfertig; move house = zügeln züglete übersiedlung; moving
company = umzugsunternehmen umzugsfirma spedition möbelpacker zügelfirma; moving boxes = umzugskarton umzugskartons
umzugskisten; handover = übergabe wohnungsübergabe schlüsselübergabe abnahme wohnungsabnahme; handover report =
übergabeprotokoll abnahmeprotokoll wohnungsübergabeprotokoll; vacate = räumung; evict = zwangsräumung zwangsräumen
delogierung delogieren; rent increase = mieterhöhung mietzinserhöhung mietanhebung mietsteigerung; rent reduction =
mietminderung mietzinsminderung mietkürzung mietzinsherabsetzung; rent arrears = mietrückstand mietschulden
mietzinsrückstand mietausstand; rent index = mietspiegel mietrichtwert; rent cap = mietpreisbremse mietendeckel
mietobergrenze; stepped rent = staffelmiete staffelmietvertrag; indexed rent = indexmiete indexmietvertrag indexierung;
terminate = kündigung kündigungsschreiben aufkündigung aufkündigen; notice period = kündigungsfrist kündigungszeit;
terminate immediately = fristlos fristlose_kündigung fristlose; personal use = eigenbedarf eigenbedarfskündigung
eigenbedarfs; fixed term = befristung zeitmietvertrag befristete; open-ended = unbefristete; minimum term =
mindestlaufzeit mindestvertragslaufzeit mindestmietdauer mindestvertragsdauer; contract term = vertragslaufzeit
vertragsdauer; cosmetic repairs = schönheitsreparatur schönheitsreparaturen; minor repairs = kleinreparatur
kleinreparaturen kleinreparaturklausel bagatellreparatur; maintenance = instandhaltung wartungsarbeiten; maintenance
reserve = instandhaltungsrücklage erhaltungsrücklage instandhaltungsrückstellung erneuerungsfonds reparaturrücklage;
modernise = modernisierung modernisieren modernisiert; mould = schimmel schimmelbefall schimmelpilz schimmelbildung
verschimmelt stockflecken schimmelig; damp = nässe feuchte klamm; ventilate = lüften gelüftet lüftung stoßlüften
belüften belüftung entlüften entlüftung; defect = wohnungsmangel sachmangel; notice of defects = mängelanzeige
mangelanzeige schadensmeldung; water damage = wasserschaden wasserschäden leitungswasserschaden; burst pipe = rohrbruch
rohrbrüche; blockage = verstopfung verstopft; quiet hours = ruhezeit ruhezeiten nachtruhe mittagsruhe; noise protection
= lärmschutz schallschutz; pets = haustier haustiere tierhaltung haustierhaltung; locked out = ausgesperrt aussperren;
locksmith = schlüsseldienst aufsperrdienst schlüsselnotdienst schlosser; doorbell = türklingel türglocke; letterbox =
briefkasten postkasten briefschlitz briefkästen; staircase = treppenhaus stiegenhaus treppenaufgang; stairwell cleaning
= treppenhausreinigung kehrwoche flurwoche hausreinigung; cellar = kellerabteil kellerraum untergeschoss weinkeller;
ground floor = erdgeschoss parterre; bedroom = schlafzimmer schlafraum; living room = wohnzimmer wohnstube; bathroom =
badezimmer bäder nasszelle; hallway = vorzimmer; terrace = terrasse; flooring = bodenbelag parkett laminat; heating =
heizkörper radiator beheizung heizungsanlage; heating costs = heizkosten heizkostenabrechnung; boiler = heizkessel
boiler therme kessel warmwasserspeicher dampfkessel; stove = herd kochherd elektroherd küchenherd gasherd; district
heating = fernwärme nahwärme; fireplace = kamin cheminée kaminofen schornstein rauchfang feuerstelle offener_kamin;
chimney sweep = schornsteinfeger rauchfangkehrer kaminfeger kaminkehrer; living space = wohnfläche wohnnutzfläche
wohnungsgröße; square metre = quadratmeter qm; furnished = möblierung möblierte; unfurnished = unmöbliert; viewing =
besichtigung wohnungsbesichtigung besichtigungstermin; prospective tenant = mietinteressent mietinteressentin; tenant
self-disclosure = selbstauskunft mieterselbstauskunft; credit report = schufa schufaauskunft bonitätsauskunft
betreibungsauszug betreibungsregisterauszug ksv-auskunft; creditworthiness = bonität kreditwürdigkeit
zahlungsfähigkeit; subsidised housing = sozialwohnung gemeindebau gemeindewohnung; housing entitlement certificate =
wohnberechtigungsschein wbs; housing cooperative = wohnungsgenossenschaft genossenschaftswohnung wohnbaugenossenschaft;
housing benefit = wohngeld wohnbeihilfe mietzinsbeihilfe mietzuschuss wohnkostenzuschuss; accommodation = unterkünfte
beherbergung unterbringung; household waste = hausmüll restmüll restabfall kehricht; bin = mülltonne mülleimer
abfalleimer tonne mistkübel kehrichtsack müllbehälter; refuse collection = müllabfuhr abfallabfuhr kehrichtabfuhr
müllabholung abfallentsorgung; waste fees = müllgebühr abfallgebühr müllgebühren sackgebühr; bulky waste = sperrmüll
sperrabfall; recycling centre = wertstoffhof recyclinghof werkhof mistplatz altstoffsammelzentrum; waste paper =
altpapier papiertonne; organic waste = biomüll biotonne grüngut bioabfall; waste separation = mülltrennung
abfalltrennung; dispose = entsorgung; cleaner = putzfrau reinigungskraft raumpflegerin putzhilfe reinigungspersonal;
winter service = winterdienst schneeräumung räumpflicht streupflicht schneeräumpflicht; shovel snow = schneeschippen
schneeschaufeln; lawn = rasenmähen rasenfläche; property boundary = grundstücksgrenze grenzabstand; laundry room =
waschküche waschraum trockenraum; washing machine = waschmaschine waschautomat waschvollautomat; dryer = trockner
wäschetrockner tumbler trommeltrockner; dishwasher = geschirrspüler spülmaschine geschirrspülmaschine abwaschmaschine;
fridge = kühlgerät eiskasten kühlschränke; freezer = gefrierschrank tiefkühler gefriertruhe tiefkühltruhe gefriergerät
tiefkühlschrank; vacuum cleaner = staubsauger staubsaugen bodenstaubsauger saugroboter handstaubsauger; parking space =
autoabstellplatz pkw-stellplatz abstellplatz parklücke; garage = garage tiefgarage einstellhalle carport; bicycle
cellar = fahrradkeller veloraum fahrradraum abstellraum; barrier-free = barrierefrei barrierefreiheit rollstuhlgerecht
hindernisfrei behindertengerecht; smoke detector = rauchmelder rauchwarnmelder brandmelder feuermelder; fire brigade =
feuerwehren; fire extinguisher = feuerlöscher löschgerät; emergency exit = notausgang notausgänge fluchtweg
rettungsweg; energy certificate = energieausweis energiepass; insulation = dämmung wärmedämmung isolation dämmstoff;
craftsman = handwerker handwerkerin handwerksbetrieb professionist; plumber = klempner installateur sanitär spengler
flaschner sanitärinstallateur; electrician = elektriker elektrikerin elektroinstallateur; painter = anstreicher;
carpenter = schreiner tischler zimmermann zimmerer tischlerin schreinerin; bricklayer = maurer; roofer = dachdecker;
architect = architekt architektin; construction site = baustelle baustellen; building permit = baugenehmigung
baubewilligung bauantrag bauerlaubnis baugesuch; building contractor = bauunternehmen bauträger baufirma
generalunternehmer; building client = bauherr bauherrin bauherrschaft; extension = anbau zubau; demolition = abriss
abreißen abgerissen; new building = neubau; old building = altbau; purchase contract = kaufvertrag kaufverträge; notary
= notar notarin notariat notariell; land register = grundbuch grundbuchamt grundbucheintrag grundbuchauszug; land
charge = grundschuld grundpfandrecht schuldbrief; mortgage = hypothek hypothekarkredit hypothekardarlehen
immobilienkredit baukredit; home savings contract = bausparvertrag bausparen bausparkasse; property transfer tax =
grunderwerbsteuer grunderwerbssteuer handänderungssteuer; property tax = grundsteuer liegenschaftssteuer; heritable
building right = erbbaurecht baurecht erbpacht; right of residence = wohnrecht wohnungsrecht; usufruct = nießbrauch
fruchtgenuss nutznießung; easement = dienstbarkeit grunddienstbarkeit servitut wegerecht; pre-emption right =
vorkaufsrecht; contracting party = vertragspartei vertragspartner vertragspartnerin vertragsschließende; conclude
contract = vertragsabschluss vertragsschluss; agreement = vereinbarung abrede absprache; signatory = unterzeichner;
terms and conditions = agb geschäftsbedingungen vertragsbedingungen nutzungsbedingungen; clause = klausel
vertragsklausel bestimmung passus; paragraph = paragraphen; appendix = anlagen beiblatt; amendment = nachtrag
vertragsänderung novelle zusatzvereinbarung; supplement = addendum; written form = schriftlichkeit; severability clause
= salvatorische_klausel salvatorische; automatic renewal = vertragsverlängerung stillschweigend; cancellation fee =
stornogebühr stornokosten stornierungskosten annullierungskosten; withdraw from contract = rücktrittsrecht
vertragsrücktritt; revoke = widerrufen widerrufsrecht widerrufsbelehrung; withdrawal period = widerrufsfrist
rücktrittsfrist bedenkzeit; breach of contract = vertragsverletzung vertragsbruch vertragswidrig pflichtverletzung;
contractual penalty = konventionalstrafe pönale; obligation = verpflichtung obliegenheit; entitled =
anspruchsberechtigt bezugsberechtigt berechtigung; liability = haftpflicht haftpflichtig; joint liability =
gesamtschuldner gesamtschuldnerisch solidarisch solidarhaftung; disclaimer = haftungsausschluss haftungsbeschränkung;
negligence = fahrlässigkeit grobfahrlässig; intent = vorsätzlich absichtlich mutwillig; damages = schadensersatz
schadenersatz wiedergutmachung schadloshaltung; compensation = entschädigung abfindung kompensation ausgleichszahlung;
compensation for pain = schmerzensgeld genugtuung; warranty = gewährleistung sachmängelhaftung herstellergarantie
gewährleistungsrecht garantiefall; warranty period = garantiezeit gewährleistungsfrist garantiefrist garantiedauer;
power of attorney = bevollmächtigung vorsorgevollmacht handlungsvollmacht; authorised person = vertretungsberechtigt
zeichnungsberechtigt; consent = einwilligung zustimmung; permission = genehmigung bewilligung; prohibited =
unstatthaft; allowed = zulässig statthaft; refuse = ablehnung; rejection = abweisung zurückweisung ablehnungsbescheid
abschlägig; cost estimate = kostenvoranschlag voranschlag kostenschätzung kva; contractor = auftragnehmer
auftragnehmerin werkunternehmer; contract for work = werkvertrag werklohn werkverträge; freelance contract =
dienstvertrag freier_dienstvertrag honorarvertrag; freelancer = freiberufler freiberuflich freier_mitarbeiter
freischaffend freelancer; confidentiality agreement = geheimhaltung geheimhaltungsvereinbarung verschwiegenheit
vertraulichkeitsvereinbarung verschwiegenheitspflicht; confidential = vertraulichkeit; civil code = bgb abgb
zivilgesetzbuch obligationenrecht; tenancy law = mietrecht mietrechtsgesetz; labour law = arbeitsrecht arbeitsgesetz;
law firm = anwaltskanzlei rechtsanwaltskanzlei; legal advice = rechtsberatung rechtsauskunft; legal aid =
prozesskostenhilfe verfahrenshilfe beratungshilfe verfahrenskostenhilfe; lawyer fees = anwaltskosten anwaltshonorar
rechtsanwaltskosten; district court = amtsgericht bezirksgericht; regional court = landgericht landesgericht; higher
court = oberlandesgericht obergericht kantonsgericht; supreme court = bundesgerichtshof bundesgericht ogh bgh;
constitutional court = verfassungsgericht bundesverfassungsgericht verfassungsgerichtshof; administrative court =
verwaltungsgericht verwaltungsgerichtshof; labour court = arbeitsgericht; social court = sozialgericht; prosecutor =
staatsanwalt staatsanwaltschaft staatsanwältin; lawsuit = rechtsstreit gerichtsverfahren klageschrift
rechtsstreitigkeit gerichtsprozess; sue = verklagen verklagt einklagen eingeklagt klagen; plaintiff = kläger klägerin
klagepartei; defendant = beklagte beklagter angeklagte angeklagter beklagtenpartei; accused = beschuldigte
beschuldigter verdächtige tatverdächtig; testify = aussagen; evidence = beweise beweismittel beweisen; expert report =
sachverständigengutachten expertise; verdict = schuldspruch freispruch freigesprochen; final and binding =
rechtskräftig rechtskraft bestandskräftig unanfechtbar; court hearing = gerichtstermin tagsatzung gerichtstermine;
summons = vorladung; appeal = berufung rechtsmittel rekurs appellation; information on appeals = rechtsbehelfsbelehrung
rechtsmittelbelehrung; appeal period = einspruchsfrist widerspruchsfrist beschwerdefrist rechtsmittelfrist
berufungsfrist; settlement = gütlich vergleichsvorschlag außergerichtlich besiedlung ansiedlung; mediation = mediation
schlichtungsstelle schlichtungsbehörde ombudsmann ombudsstelle schiedsstelle; arbitration = schiedsgericht
schiedsverfahren schiedsrichterlich schiedsklausel; jurisdiction = gerichtsstand; place of performance = erfüllungsort
leistungsort; limitation period = verjährung verjährungsfrist verjährt verjähren; injunction = unterlassung
einstweilige_verfügung unterlassungserklärung unterlassungsklage; formal warning = abmahnung abmahnen abgemahnt
abmahnschreiben; court costs = gerichtskosten gerichtsgebühr prozesskosten verfahrenskosten; payment order =
mahnbescheid zahlungsbefehl mahnverfahren mahnklage; enforcement = vollstreckung zwangsvollstreckung exekution
vollstreckungsbescheid; bailiff = gerichtsvollzieher gerichtsvollzieherin betreibungsbeamter exekutor betreibungsamt;
seizure = beschlagnahme lohnpfändung kontopfändung; protected account = p-konto pfändungsschutzkonto
pfändungsfreigrenze; insolvency = insolvenz insolvent konkurs pleite zahlungsunfähig zahlungsunfähigkeit bankrott;
personal insolvency = privatinsolvenz privatkonkurs verbraucherinsolvenz restschuldbefreiung; liquidator =
insolvenzverwalter masseverwalter konkursverwalter; debt = verschuldung verschuldet; over-indebted = überschuldet
überschuldung; debt counselling = schuldnerberatung schuldenberatung; debtor = schuldner schuldnerin
zahlungspflichtige; creditor = gläubiger gläubigerin; debt collection = inkasso inkassobüro inkassounternehmen
inkassokosten eintreibung; reminder = zahlungserinnerung mahnschreiben zahlungsaufforderung mahnung mahnen gemahnt;
reminder fee = mahngebühr mahnkosten mahnspesen; default interest = verzugszins verzugszinsen; late payment =
zahlungsverzug in_verzug verzugs; insurance = versicherung versicherungen assekuranz versicherungsschutz; insured =
versicherte versicherter mitversichert; policyholder = versicherungsnehmer versicherungsnehmerin polizzeninhaber;
insurer = versicherer versicherungsgesellschaft versicherungsunternehmen assekuranzgesellschaft; insurance policy =
versicherungsschein polizze versicherungspolice versicherungsvertrag versicherungspolizze; policy number =
versicherungsscheinnummer policennummer polizzennummer; premium = prämie versicherungsprämie versicherungsbeitrag
prämien jahresprämie prämienzahlung; contribution = beiträge beitragszahlung; deductible = selbstbehalt
selbstbeteiligung franchise eigenanteil eigenbeteiligung; sum insured = versicherungssumme deckungssumme
versicherungswert deckungshöhe; coverage = abdeckung deckungsumfang versicherungsumfang; exclusion = ausschlüsse
risikoausschluss; underinsurance = unterversicherung unterversichert; waiting period = karenzfrist wartefrist
karenzzeit; insured event = versicherungsfall leistungsfall schadenfall schadensfall; damage report = schadenmeldung
schadensanzeige schadenanzeige schadenmeldungen; claims settlement = schadenregulierer schadenregulierung
schadensregulierung schadenabwicklung; liability insurance = haftpflichtversicherung privathaftpflicht
privathaftpflichtversicherung; household insurance = hausratversicherung haushaltsversicherung hausrat
inhaltsversicherung; building insurance = gebäudeversicherung wohngebäudeversicherung eigenheimversicherung; legal
expenses insurance = rechtsschutz rechtsschutzversicherung; comprehensive cover = vollkasko kasko kaskoversicherung
vollkaskoversicherung; partial cover = teilkasko teilkaskoversicherung; motor insurance = kfz-versicherung
autoversicherung kfz-haftpflicht kraftfahrzeugversicherung motorfahrzeugversicherung; no-claims discount =
schadenfreiheitsrabatt schadenfreiheitsklasse bonusstufe schadensfreiheitsklasse bonus-malus; life insurance =
lebensversicherung risikolebensversicherung ablebensversicherung kapitallebensversicherung; surrender value =
rückkaufswert rückkaufwert; beneficiary = begünstigte begünstigter bezugsberechtigter anspruchsberechtigter; disability
insurance = berufsunfähigkeitsversicherung invalidenversicherung erwerbsunfähigkeitsversicherung bu-versicherung;
accident insurance = unfallversicherung suva auva; travel insurance = reiseversicherung reiserücktrittsversicherung
auslandsreisekrankenversicherung reiserücktritt reisekrankenversicherung annullierungskostenversicherung; health
insurance = krankenversicherung krankenkasse gesundheitskasse krankenkassen ögk gebietskrankenkasse; public health
insurance = kassenpatient gkv grundversicherung pflichtversicherung; private health insurance = privatversichert
privatpatient pkv; supplementary insurance = zusatzversicherung krankenzusatzversicherung; health insurance card =
gesundheitskarte versichertenkarte e-card krankenversicherungskarte krankenkassenkarte; insurance number =
versicherungsnummer versichertennummer sozialversicherungsnummer ahv-nummer rentenversicherungsnummer; family insurance
= familienversicherung familienversichert mitversicherung; co-payment = zuzahlung rezeptgebühr zuzahlungen
kostenbeteiligung; reimburse = erstattung rückerstattung kostenerstattung; cost coverage = kostenübernahme
kostengutsprache kostenzusage; burglary = einbrüche einbruchdiebstahl; theft = entwendet entwenden entwendung; hail =
hagel hagelschaden hagelschäden; glass breakage = glasbruch glasschaden; emergency call = notruf notrufnummer; broker =
versicherungsmakler versicherungsvertreter versicherungsberater; current account = girokonto gehaltskonto lohnkonto
privatkonto kontokorrent; savings account = sparkonto sparbuch tagesgeld sparheft tagesgeldkonto festgeld; account
number = kontonummer iban; bank details = bankverbindung kontoverbindung kontodaten bankdaten; sort code = bankleitzahl
blz bic clearingnummer; account holder = kontoinhaber kontoinhaberin; account statement = kontoauszug kontoauszüge
kontoübersicht; account balance = kontostand kontosaldo; account fee = kontoführungsgebühr kontoführung kontogebühr
kontoführungsentgelt; credit balance = guthaben gutschrift gutgeschrieben gutschreiben habensaldo; overdraw =
überziehen überzogen überziehung kontoüberziehung; overdraft = dispo dispokredit dispositionskredit überziehungskredit
überziehungsrahmen kontoüberzug; standing order = dauerauftrag daueraufträge; direct debit = lastschrift
lastschriftverfahren abbuchung abbuchen abgebucht einzugsermächtigung bankeinzug lastschrifteinzug; direct debit
mandate = sepa-mandat lastschriftmandat sepa-lastschriftmandat abbuchungsauftrag; returned debit = rücklastschrift
rückbuchung rückbelastung rücklastschriftgebühr; paying-in slip = zahlschein einzahlungsschein erlagschein
überweisungsträger; pay in = einzahlung; withdraw cash = bargeldabhebung geldabheben geldbezug; cash machine =
geldautomat bankomat bancomat geldausgabeautomat; cash = bargeld bar barzahlung cash; banknote = geldschein banknote;
currency = währung devisen valuta währungen; exchange rate = wechselkurs umrechnungskurs; credit card = kreditkarte
kreditkarten; debit card = girocard ec-karte bankomatkarte bankkarte debitkarte; block card = sperren kartensperre
sperrnotruf; cheque = scheck schecks; online banking = onlinebanking e-banking netbanking online-banking telebanking;
transaction number = tan tan-verfahren; loan = kredit darlehen ratenkredit kredite konsumkredit privatkredit; borrower
= kreditnehmer darlehensnehmer kreditnehmerin darlehensnehmerin; lender = darlehensgeber kreditgeber darlehensgeberin;
interest rate = zinssatz sollzins zinsfuß effektivzins jahreszins sollzinssatz; annual percentage rate =
effektiver_jahreszins effektivzinssatz; fixed interest period = zinsbindung sollzinsbindung zinsfestschreibung;
repayment = abzahlen abbezahlt abzahlung amortisation rückzahlen; repayment plan = tilgungsplan; early repayment fee =
vorfälligkeitsentschädigung sondertilgung; instalment = monatsrate teilzahlung kreditrate; instalment plan =
ratenzahlung ratenvereinbarung ratenplan abzahlungsvereinbarung; deferral of payment = stundung zahlungsaufschub
gestundet zahlungserleichterung; grant a loan = kreditvergabe kreditzusage; collateral = pfand verpfändung verpfändet;
term deposit = termingeld festgeldkonto sparbrief; shares = aktien; bonds = anleihe anleihen; fund = fonds
investmentfonds aktienfonds; securities account = wertpapierdepot depot wertpapiere wertpapier wertschriften; dividend
= dividende ausschüttung gewinnausschüttung; investment = geldanlage kapitalanlage; investor = anleger anlegerin
investor; stock exchange = börse börsenkurs; save up = ansparen angespart; value date = valutadatum wertstellung; payer
= zahler einzahler; invoice = rechnung rechnungen faktura honorarnote rechnungsstellung; invoice number =
rechnungsnummer belegnummer; invoice amount = rechnungsbetrag rechnungssumme; bill = abrechnung schlussrechnung
jahresabrechnung; subtotal = zwischensumme; gross = brutto bruttobetrag; value added tax = mehrwertsteuer umsatzsteuer
mwst ust mehrwertsteuersatz; input tax = vorsteuer vorsteuerabzug; vat number = umsatzsteuer-identifikationsnummer
ust-idnr uid-nummer umsatzsteueridentifikationsnummer; payable = zahlbar fällig fälligkeit fällige; due date =
fälligkeitsdatum zahlungsfrist zahlungsziel fälligkeitstag zahlungstermin; early payment discount = skonto skontoabzug;
discount = rabatt nachlass preisnachlass ermäßigung vergünstigung; surcharge = aufschlag aufpreis zuschläge mehrpreis;
fee = gebühren honorar taxe; flat fee = pauschale pauschal pauschalbetrag; price increase = preiserhöhung
preisanpassung preissteigerung verteuerung; free of charge = gebührenfrei; chargeable = kostenpflichtig
gebührenpflichtig entgeltlich; additional cost = mehrkosten zusatzkosten folgekosten; additional payment = nachzahlung
nachzahlen nachforderung nachgezahlt; prepayment = vorauszahlung vorauskasse vorkasse vorausbezahlt; part payment =
abschlag abschlagszahlung akonto akontozahlung abschläge; outstanding amount = rückstand außenstände restbetrag
restschuld; offset = verrechnen verrechnet verrechnung aufrechnung aufrechnen; unit price = einzelpreis stückpreis;
delivery note = lieferschein; customer number = kundennummer kundenkonto; supplier = lieferantin zulieferer;
bookkeeping = buchhaltung buchführung buchhalter buchhalterin rechnungswesen; balance sheet = jahresabschluss; turnover
= umsätze; budget = budget haushaltsplan etat; tax return = steuererklärung einkommensteuererklärung
arbeitnehmerveranlagung lohnsteuerjahresausgleich steuerausgleich jahresausgleich; tax assessment = steuerbescheid
veranlagung einkommensteuerbescheid steuerveranlagung veranlagungsverfügung; tax office = finanzamt steueramt
steuerverwaltung finanzverwaltung; tax number = steuernummer; tax identification number = steuer-id
steueridentifikationsnummer steuer-identifikationsnummer idnr; tax adviser = steuerberater steuerberaterin treuhänder
lohnsteuerhilfe; income tax = einkommensteuer einkommenssteuer; wage tax = lohnsteuer quellensteuer; wage tax
certificate = lohnsteuerbescheinigung lohnausweis lohnzettel jahreslohnzettel; tax class = steuerklasse
lohnsteuerklasse steuerklassen; tax allowance = freibetrag steuerfreibetrag freibeträge kinderfreibetrag; basic
allowance = grundfreibetrag; lump-sum allowance = pauschbetrag arbeitnehmerpauschale werbungskostenpauschale;
work-related expenses = werbungskosten berufskosten berufsauslagen; special expenses = sonderausgaben; extraordinary
burdens = außergewöhnliche_belastungen außergewöhnliche_belastung; commuter allowance = pendlerpauschale
entfernungspauschale kilometerpauschale pendlerpauschal; mileage allowance = kilometergeld kilometerentschädigung; home
office = homeoffice heimarbeit telearbeit arbeitszimmer; tax refund = steuererstattung steuerrückerstattung
steuerrückzahlung steuergutschrift; back taxes = steuernachzahlung steuerschuld; tax evasion = steuerhinterziehung
steuerbetrug; tax-free = steuerfrei abgabenfrei; taxable = steuerpflichtig versteuern; taxable income =
zu_versteuerndes_einkommen bemessungsgrundlage; church tax = kirchensteuer kirchenbeitrag; solidarity surcharge =
solidaritätszuschlag soli; capital gains tax = kapitalertragsteuer abgeltungsteuer abgeltungssteuer kest; exemption
order = freistellungsauftrag sparerpauschbetrag; trade tax = gewerbesteuer; corporation tax = körperschaftsteuer;
inheritance tax = erbschaftsteuer erbschaftssteuer; gift tax = schenkungsteuer schenkungssteuer; vehicle tax =
kfz-steuer kraftfahrzeugsteuer motorfahrzeugsteuer; dog tax = hundesteuer hundeabgabe; wealth tax = vermögensteuer
vermögenssteuer; withholding tax = verrechnungssteuer quellenbesteuerung; customs declaration = zollerklärung
zollanmeldung verzollen zollinhaltserklärung; joint assessment = zusammenveranlagung ehegattensplitting; tax deadline =
abgabefrist abgabetermin; late filing fee = verspätungszuschlag säumniszuschlag; double taxation = doppelbesteuerung
doppelbesteuerungsabkommen; depreciation = abschreibung abschreiben afa wertverlust; self-employed = selbstständige
selbständigkeit selbständigerwerbend; small business = kleinunternehmer kleinunternehmerregelung; trade licence =
gewerbeschein gewerbeanmeldung gewerbeberechtigung; trade office = gewerbeamt; donation = spende spenden gespendet
spendenbescheinigung zuwendungsbestätigung; non-profit = gemeinnützig gemeinnützigkeit; staff = mitarbeitende
mitarbeiterschaft; workers = arbeitskraft arbeitskräfte; manager = manager betriebsleiter; management =
geschäftsführung geschäftsleitung management direktion; supervisory board = aufsichtsrat; limited company = gmbh
kapitalgesellschaft; partnership = gbr personengesellschaft offene_handelsgesellschaft; public limited company =
aktiengesellschaft; vocational = beruflich berufs; employed = erwerbstätig berufstätig; employment contract =
arbeitsvertrag anstellungsvertrag arbeitsverträge; employment relationship = arbeitsverhältnis dienstverhältnis
beschäftigungsverhältnis anstellungsverhältnis; probation = probezeit probemonat; remuneration = vergütung entlohnung
entlöhnung; payslip = gehaltsabrechnung lohnabrechnung gehaltszettel verdienstabrechnung entgeltabrechnung lohnstreifen
verdienstbescheinigung; pay rise = lohnerhöhung gehaltserhöhung gehaltsvorrückung; minimum wage = mindestlohn
mindestlöhne; hourly wage = stundenlohn stundensatz; monthly salary = monatslohn monatsgehalt; gross salary =
bruttolohn bruttogehalt bruttoverdienst; net salary = nettolohn nettogehalt nettoverdienst; christmas bonus =
weihnachtsgeld weihnachtsremuneration dreizehntes_monatsgehalt dreizehnter_monatslohn weihnachtsgratifikation; holiday
pay = urlaubsgeld urlaubszuschuss feriengeld; bonus = bonus boni gratifikation sonderzahlung tantieme; allowance =
zulage zulagen erschwerniszulage; travel expenses = reisekostenabrechnung fahrtkosten reisespesen wegkosten; advance
payment = vorschüsse gehaltsvorschuss lohnvorschuss; working hours = arbeitszeit arbeitszeiten arbeitsstunden
dienstzeit pensum; flexitime = gleitzeit gleitende_arbeitszeit; overtime = überstunde überstunden mehrarbeit überzeit;
part-time = teilzeit teilzeitarbeit teilzeitbeschäftigung; full-time = vollzeit ganztags vollzeitbeschäftigung;
half-day = halbtags halbtagsstelle; marginal employment = minijob geringfügige_beschäftigung; side job = nebenjob
nebentätigkeit nebenbeschäftigung nebenerwerb; shift = schichtarbeit schichtdienst turnus; night shift = nachtschicht
nachtarbeit nachtdienst; roster = dienstplan schichtplan einsatzplan; on-call duty = bereitschaftsdienst
rufbereitschaft pikett pikettdienst; rest period = ruhepause; time recording = zeiterfassung arbeitszeiterfassung
stechuhr stundenzettel; short-time work = kurzarbeit kurzarbeitergeld kurzarbeitsentschädigung; temporary work =
zeitarbeit leiharbeit temporärarbeit arbeitskräfteüberlassung arbeitnehmerüberlassung; seasonal work = saisonarbeit
saisonarbeiter; undeclared work = schwarzarbeit; holiday entitlement = urlaubsanspruch ferienanspruch resturlaub
jahresurlaub; leave request = urlaubsantrag urlaubsgesuch; special leave = sonderurlaub bildungsurlaub
pflegefreistellung; unpaid leave = unbezahlter_urlaub karenz karenzierung; public holiday = feiertage; sick note =
krankmeldung krankschreibung arbeitsunfähigkeitsbescheinigung au-bescheinigung krankenschein krankenstandsbestätigung
arztzeugnis gelber_schein; on sick leave = krankgeschrieben krankenstand krankschreiben arbeitsunfähig krankmelden
krankgemeldet; incapacity for work = arbeitsunfähigkeit erwerbsunfähigkeit berufsunfähigkeit erwerbsminderung;
continued pay = lohnfortzahlung entgeltfortzahlung; sick pay = krankengeld krankentaggeld taggeld krankentagegeld;
reintegration = wiedereingliederung eingliederungsmanagement; maternity leave = mutterschutz mutterschaftsurlaub
mutterschutzfrist mutterschaft; maternity pay = mutterschaftsgeld wochengeld mutterschaftsentschädigung; parental leave
= elternzeit elternkarenz erziehungsurlaub babypause; parental allowance = elterngeld kinderbetreuungsgeld
elterngeldantrag; paternity leave = vaterschaftsurlaub papamonat vatermonat; child benefit = kindergeld
familienbeihilfe familienzulage kinderzulage; child supplement = kinderzuschlag kinderabsetzbetrag; dismissal =
entlassung gefeuert feuern rausschmiss rausgeschmissen; written warning = verwarnung ermahnung; severance pay =
abfertigung abgangsentschädigung; unfair dismissal protection = kündigungsschutz kündigungsschutzklage; termination
agreement = aufhebungsvertrag auflösungsvertrag einvernehmliche_auflösung; release from work = freistellung
freigestellt freistellen; non-compete = wettbewerbsverbot konkurrenzverbot konkurrenzklausel; reference letter =
arbeitszeugnis zwischenzeugnis dienstzeugnis; works council = betriebsrat betriebsrätin personalrat betriebskommission;
collective agreement = tarifvertrag kollektivvertrag gesamtarbeitsvertrag manteltarifvertrag gav; pay scale =
entgeltgruppe gehaltsstufe lohngruppe entgelttabelle; works agreement = betriebsvereinbarung dienstvereinbarung;
workplace safety = arbeitsschutz arbeitssicherheit arbeitnehmerschutz; accident at work = arbeitsunfall wegeunfall
berufsunfall betriebsunfall; employer accident insurance = berufsgenossenschaft; occupational disease =
berufskrankheit; company doctor = betriebsarzt arbeitsmediziner; protective clothing = schutzkleidung arbeitskleidung
schutzausrüstung; applicant = gesuchsteller antragstellende; cover letter = anschreiben bewerbungsschreiben
motivationsschreiben; curriculum vitae = lebenslauf lebensläufe; job interview = bewerbungsgespräch; job advert =
stellenanzeige stellenausschreibung stelleninserat stellenangebot jobangebot; vacancy = freie_stelle vakanz
offene_stelle; apprenticeship = lehre lehrstelle ausbildungsplatz lehrzeit berufsausbildung; apprentice = azubi
lehrling auszubildende auszubildender lernende lehrlinge; instructor = ausbilder ausbilderin lehrmeister; training
contract = ausbildungsvertrag lehrvertrag; journeyman = geselle gesellin gesellen; master craftsman = meisterprüfung
handwerksmeister meisterbrief; internship = praktikum praktika schnupperlehre; intern = praktikant praktikantin;
further training = fortbildung weiterbildung umschulung; civil servant = beamter beamten; transfer of post =
versetzung; job description = stellenbeschreibung aufgabenbereich tätigkeitsbeschreibung pflichtenheft; bullying =
mobbing mobben gemobbt; harassment = schikane; company pension = betriebsrente pensionskasse betriebspension
zusatzversorgung berufliche_vorsorge; pension = pension renten ruhegehalt altersrente alterspension ruhegeld ruhebezug;
pensioner = pensionist pensionistin ruheständler; retirement = pensionierung verrentung; retirement age = rentenalter
pensionsalter renteneintritt regelaltersgrenze rentenbeginn renteneintrittsalter; early retirement = frührente
vorruhestand frühpension; partial retirement = altersteilzeit; pension insurance = rentenversicherung
pensionsversicherung ahv altersversicherung; pension notice = rentenbescheid renteninformation rentenauskunft
pensionsbescheid; pension increase = rentenerhöhung rentenanpassung pensionserhöhung; disability pension =
erwerbsminderungsrente invalidenrente iv-rente invaliditätspension erwerbsunfähigkeitsrente; widow pension =
witwenrente witwerrente hinterbliebenenrente witwenpension; orphan pension = waisenrente waisenpension; survivor =
hinterbliebene hinterbliebener; private pension = riester-rente rürup-rente altersvorsorge; vested benefits =
freizügigkeit freizügigkeitsleistung freizügigkeitskonto; contribution years = beitragsjahre versicherungszeiten
beitragszeit versicherungsjahre beitragszeiten; social security = sozialversicherung sozialversicherungsbeitrag
sozialversicherungen sozialabgaben; social welfare = sozialhilfe grundsicherung mindestsicherung
hilfe_zum_lebensunterhalt; citizen benefit = bürgergeld hartz arbeitslosengeld_ii alg_ii; social welfare office =
sozialamt sozialdienst; unemployment benefit = arbeitslosengeld arbeitslosenentschädigung notstandshilfe
arbeitslosenunterstützung alg; unemployment insurance = arbeitslosenversicherung arbeitslosenkasse; job centre =
jobcenter arbeitsamt arbeitsagentur arbeitsmarktservice ams rav agentur_für_arbeit; benefit suspension = sperrzeit
sperrfrist einstelltage leistungskürzung; long-term unemployed = langzeitarbeitslos langzeitarbeitslose; needy =
hilfebedürftig bedürftigkeit hilfsbedürftig; subsistence minimum = existenzminimum lebensunterhalt; subsidy = zuschuss
zuschüsse subvention; supplementary benefits = ergänzungsleistungen ergänzungsleistung ausgleichszulage; benefit
recipient = leistungsempfänger leistungsbezieher bezieher sozialhilfeempfänger; benefit household =
bedarfsgemeinschaft; means test = vermögensprüfung bedürftigkeitsprüfung; severe disability = schwerbehinderung
schwerbehindert schwerbehinderte; disabled = behinderte handicap invalide behindert; disability card =
schwerbehindertenausweis behindertenausweis behindertenpass; student grant = bafög studienbeihilfe ausbildungsbeihilfe
ausbildungsförderung stipendien; town hall = gemeindeamt gemeindeverwaltung magistrat rathäuser stadthaus gemeindehaus;
district administration = landratsamt bezirkshauptmannschaft kreisverwaltung bezirksamt; federal state = bundesländer
kantone; federal government = bundesregierung bundesrat; ministry = bundesministerium ministerien; municipal council =
gemeinderätin kreistag; citizens office = bürgeramt bürgerbüro bürgerservice; registration office = einwohnermeldeamt
meldeamt einwohnerkontrolle einwohneramt meldebehörde; register residence = anmeldung ummelden umgemeldet ummeldung;
deregister = abmelden abgemeldet abmeldung; registration certificate = meldebescheinigung meldezettel meldebestätigung
wohnsitzbestätigung wohnsitzbescheinigung; obligation to register = meldepflicht meldepflichtig anzeigepflicht;
landlord confirmation = wohnungsgeberbestätigung wohnungsgeberbescheinigung; residence = wohnort hauptwohnsitz; second
home = zweitwohnsitz nebenwohnsitz nebenwohnung zweitwohnung; registry office = standesamt zivilstandsamt; district
office = kreisbüro stadtbüro; public order office = ordnungsamt; youth welfare office = jugendamt kesb; immigration
office = ausländerbehörde ausländeramt migrationsamt fremdenpolizei; health office = gesundheitsamt; road traffic
office = zulassungsstelle straßenverkehrsamt kfz-zulassungsstelle strassenverkehrsamt führerscheinstelle; application =
anträge ansuchen antragstellung eingabe anwendungsprogramm; application form = antragsformular anmeldeformular
antragsvordruck; fill in = ausfüllhilfe; hand in later = nachreichen nachgereicht; documents = dokumente papiere; birth
certificate = geburtsurkunde geburtsschein; marriage certificate = heiratsurkunde eheurkunde trauschein; death
certificate = sterbeurkunde totenschein todesschein; criminal record certificate = führungszeugnis strafregisterauszug
leumundszeugnis strafregisterbescheinigung; certified copy = beglaubigt beglaubigung beglaubigen beglaubigte_kopie;
official decision = verfügung amtsbescheid; notice of approval = bewilligungsbescheid genehmigungsbescheid; passport
photo = passbild passfoto; residence permit = aufenthaltstitel aufenthaltserlaubnis aufenthaltsbewilligung
aufenthaltsgenehmigung niederlassungsbewilligung; permanent residence = niederlassungserlaubnis daueraufenthalt; work
permit = arbeitserlaubnis arbeitsbewilligung beschäftigungsbewilligung; visa = visum visa einreisevisum; asylum = asyl
asylantrag asylbewerber asylwerber; refugee = flüchtlinge geflüchtete geflüchteter; foreigner = fremde; citizenship =
bürgerrecht nationalität; naturalisation = einbürgerung einbürgern eingebürgert; native country = herkunftsland
heimatland; deport = abschieben abgeschoben abschiebung ausschaffung ausweisung; interpreter = dolmetscher
dolmetscherin dolmetschen; translator = übersetzer übersetzung; first name = vorname vornamen rufname; surname =
nachname familienname zuname nachnamen; maiden name = geburtsname mädchenname ledigname; date of birth = geburtsdatum;
place of birth = geburtsort; change of address = adressänderung adresswechsel anschriftenänderung; postcode =
postleitzahl plz; house number = hausnummer hausnummern; marital status = familienstand zivilstand personenstand;
unmarried = alleinstehend unverheiratet single; married = vermählt; widowed = verwitwet witwer; person in charge =
ansprechperson kontaktperson; counter = theke schalterstunden postschalter bankschalter; make an appointment =
terminvereinbarung terminbuchung terminvergabe; waiting number = wartenummer; extend deadline = fristverlängerung
fristerstreckung; meet deadline = fristwahrend; miss deadline = fristversäumnis; set deadline = fristsetzung nachfrist;
retroactive = rückwirkend; working day = werktage arbeitstag bankarbeitstag; end of month = monatsende monatsletzter
ultimo; beginning of month = monatsanfang monatserster monatsbeginn; voting = abstimmung stimmabgabe; voter =
wahlberechtigt wahlberechtigter; postal vote = briefwahl wahlkarte briefwahlunterlagen; polling station = wahllokal
wahlurne stimmlokal; referendum = volksabstimmung volksbegehren bürgerentscheid bürgerbegehren volksinitiative
volksentscheid referendum; census = volkszählung zensus mikrozensus; penalty notice = bußgeldbescheid strafverfügung
strafbescheid anonymverfügung strafbefehl; administrative offence = ordnungswidrigkeit verwaltungsübertretung
ordnungswidrig; broadcasting fee = rundfunkbeitrag gez gis serafe rundfunkgebühr orf-beitrag; post = postamt
postfiliale poststelle postwesen; registered letter = eingeschrieben einschreibebrief einschreibbrief rsb-brief;
acknowledgement of receipt = rückschein eingangsbestätigung empfangsbekenntnis; parcel = pakete paketsendung; parcel
station = packstation paketstation paketshop abholstation; shipment = sendungen fracht; tracking number =
sendungsnummer paketnummer sendungsverfolgung trackingnummer; delivery time = lieferzeit lieferfrist liefertermin;
delivery delay = lieferverzug lieferverzögerung lieferrückstand; shipping costs = versandkosten porto portokosten
lieferkosten versandgebühr; dispatch = verschicken verschickt; sender = absender; rubber stamp = poststempel; postman =
briefträger postbote pöstler zusteller briefträgerin; courier = kurier kurierdienst botendienst; mail forwarding =
nachsendeauftrag nachsendung; pick up = abholung; po box = postfach postlagernd; postcard = postkarte ansichtskarte;
fax = fax telefax; enclosed = beiliegend; dear sir = sehr_geehrte sehr_geehrter; kind regards = grüße freundliche_grüße
hochachtungsvoll mit_freundlichen_grüßen; department store = warenhaus; supermarket = supermarkt lebensmittelgeschäft
discounter supermärkte; online shop = onlineshop webshop internetshop onlinehändler versandhandel; retail =
einzelhandel detailhandel; dealer = verkäufer; buyer = käufer erwerber abnehmer; purchase = kaufen erwerben anschaffung
einkaufen anschaffungskosten; consumer = verbraucher konsument konsumentin verbraucherschutz; consumer advice centre =
verbraucherzentrale konsumentenschutz arbeiterkammer; return label = rücksendeetikett retourenschein rücksendeschein
retourenlabel; right of return = rückgaberecht umtauschrecht; broken = funktionsunfähig entzwei; replacement =
ersatzlieferung austauschen; spare part = ersatzteil ersatzteile; rectification = nacherfüllung mängelbeseitigung
mängelbehebung; manufacturer = produzent fabrikant; price reduction = kaufpreisminderung preisminderung; checkout =
kasse kassa kassen; shopping cart = warenkorb einkaufswagen; voucher = gutschein gutscheine; sale = schlussverkauf
ausverkauf sonderangebot; opening of packaging = originalverpackung originalverpackt; packaging = verpackung
verpackungsmaterial; in stock = vorrätig lagernd; sold out = ausverkauft vergriffen; second-hand = gebrauchte
secondhand occasion; brand = fabrikat; retention of title = eigentumsvorbehalt; bottle deposit = flaschenpfand
pfandflasche leergut; loyalty card = kundenkarte treuekarte bonuskarte; van = transporter lieferwagen kastenwagen;
motorcycle = motorrad motorräder töff krad; moped = moped mofa roller; bicycle = fahrrad velo drahtesel fahrräder;
e-bike = pedelec elektrofahrrad; camper = wohnmobil camper wohnwagen; trailer = wohnanhänger; electric car =
elektroauto e-auto elektrofahrzeug; vehicle registration = zulassung fahrzeugschein zulassungsbescheinigung
fahrzeugausweis zulassungsschein; vehicle title = fahrzeugbrief typenschein; vehicle keeper = fahrzeughalter
fahrzeughalterin zulassungsbesitzer; licence plate = nummernschild autokennzeichen nummerntafel kontrollschild; driving
licence = führerschein führerausweis fahrerlaubnis lenkberechtigung führerscheine; driving school = fahrschule
fahrlehrer fahrstunde; driving ban = fahrverbot führerscheinentzug führerausweisentzug; penalty points =
punkte_in_flensburg flensburg verkehrszentralregister; vehicle inspection = hauptuntersuchung tüv pickerl mfk
fahrzeugprüfung hu; emission sticker = umweltplakette feinstaubplakette; motorway sticker = vignette autobahnvignette;
toll = maut mautgebühr straßengebühr mautpflichtig; motorway = autobahn autobahnen schnellstraße; road = bundesstraße
fahrbahn strasse; junction = abzweigung einmündung; roundabout = kreisverkehr kreisel; traffic light = ampel
verkehrsampel lichtsignal; traffic sign = verkehrszeichen verkehrsschild straßenschild; right of way = vorfahrt
vortritt; speed limit = tempolimit geschwindigkeitsbegrenzung höchstgeschwindigkeit geschwindigkeitsbeschränkung;
speeding = geschwindigkeitsüberschreitung raserei geblitzt raser; speed camera = blitzer radarfalle radar
radarkontrolle; traffic jam = stau staus verkehrsstau; traffic accident = verkehrsunfall autounfall verkehrsunfälle;
party to accident = unfallgegner unfallbeteiligte unfallverursacher; hit and run = fahrerflucht unfallflucht; accident
report = unfallbericht unfallprotokoll unfallhergang; breakdown = pannenhilfe autopanne pannen; towing = abschleppen
abgeschleppt abschleppdienst; car repair shop = werkstatt autowerkstatt kfz-werkstatt werkstätte; rear-end collision =
auffahrunfall auffahren; dent = beule delle blechschaden; total loss = totalschaden wirtschaftlicher_totalschaden; used
car = gebrauchtwagen occasionswagen; rental car = mietwagen leihwagen mietauto autovermietung; replacement car =
ersatzwagen ersatzfahrzeug; car leasing = leasing leasingvertrag; mileage = kilometerstand tachostand laufleistung;
service inspection = fahrzeugwartung; tyre = reifen pneu winterreifen sommerreifen; brake = bremse bremsen gebremst
bremspedal; petrol = benzin sprit treibstoff kraftstoff; diesel = dieselkraftstoff dieselfahrzeug diesel; petrol
station = tankstelle tanken getankt; charging station = ladestation ladesäule wallbox; battery = batterie akku
autobatterie akkumulator batterien akkus; windscreen = windschutzscheibe frontscheibe; seat belt = sicherheitsgurt;
child seat = kindersitz; driver = fahrer chauffeur; pedestrian = passant; cyclist = radfahrer velofahrer radler
radfahrerin; pavement = gehsteig bürgersteig gehweg trottoir; crossing = zebrastreifen fußgängerübergang schutzweg
fußgängerstreifen; cycle path = radweg fahrradweg veloweg; no stopping = halteverbot parkverbot absolutes_halteverbot;
parking fee = parkgebühr parkschein parkgebühren; parking permit = anwohnerparkausweis parkausweis parkkarte
bewohnerparkausweis parkpickerl; parking disc = parkscheibe parkuhr kurzparkzone; multi-storey car park = parkhaus
parkgarage; alcohol limit = promille promillegrenze alkohol_am_steuer trunkenheitsfahrt; public transport = öpnv
nahverkehr öffis öffentlicher_verkehr nahverkehrsmittel; platform = perron gleise; bus = bus autobus omnibus busse; bus
stop = bushaltestelle; tram = straßenbahn tram tramway bim trambahn; underground = u-bahn untergrundbahn; suburban
train = s-bahn; taxi = taxi taxis droschke; season ticket = monatskarte zeitkarte abo jahreskarte abonnement
generalabonnement dauerkarte; ticket inspector = kontrolleur schaffner kondukteur fahrkartenkontrolle; travelling
without ticket = schwarzfahren schwarzfahrer erhöhtes_beförderungsentgelt; fare = fahrpreis beförderungsentgelt
fahrgeld; timetable = fahrpläne; connection = anschlüsse anschlusszug; change trains = umsteigen umgestiegen; cancelled
train = zugausfall ausfallen; departure = abfahrtszeit; arrival = ankunftszeit; passenger rights = fahrgastrechte
fluggastrechte passagierrechte; airport = flughafen flugplatz flughäfen; airline = fluggesellschaft airline fluglinie;
plane = flieger flugzeuge hobel hobeln; boarding pass = bordkarte; lost luggage = gepäckverlust kofferverlust; package
tour = pauschalreise pauschalreisen; travel agency = reisebüro reiseveranstalter reiseunternehmen; travel confirmation
= reisebestätigung buchungsbestätigung; traveller = reisender urlauber feriengast; overnight stay = übernachtung
übernachten nächtigung; half board = halbpension vollpension; holiday flat = ferienwohnung ferienhaus ferienwohnungen
ferienunterkunft; campsite = campingplatz zeltplatz; tourist tax = kurtaxe ortstaxe bettensteuer; entry ban =
einreiseverbot einreisebestimmungen; excursion = ausflüge exkursion; entrance fee = eintrittsgeld eintrittspreis;
primary school = grundschule volksschule primarschule; secondary school = hauptschule realschule mittelschule
sekundarschule gesamtschule; grammar school = gymnasium kantonsschule gymnasien; vocational school = berufsschule
berufskolleg fachschule; special school = förderschule sonderschule; boarding school = internat; all-day school =
ganztagsschule ganztagsbetreuung; school year = schuljahr schulhalbjahr; school holidays = schulferien sommerferien
herbstferien osterferien; school enrolment = einschulung eingeschult schulanmeldung; compulsory schooling =
schulpflicht schulpflichtig; headteacher = schulleiter rektor schulleitung schulleiterin; teacher = lehrer lehrperson
lehrkräfte pädagoge; class teacher = klassenlehrer klassenvorstand klassenlehrerin; class timetable = stundenplan
stundentafel; school subject = fächer unterrichtsfach; homework = hausaufgabe hausaufgaben hausübung; exam =
schularbeit; school grade = note noten benotung; school report = schulzeugnis zeugnisse halbjahreszeugnis;
school-leaving exam = abitur matura maturität abi reifeprüfung; fail exam = nicht_bestanden; repeat a year =
sitzenbleiben sitzengeblieben; tutoring = nachhilfe nachhilfeunterricht; absence note = entschuldigung
entschuldigungsschreiben; absent = abwesenheit; exempt = dispens; parents evening = elternabend elternsprechtag
elternversammlung; parents council = elternbeirat elternvertreter elternvertretung elternrat; class trip = klassenfahrt
schulausflug wandertag skikurs schullandheim; school fees = schulgeld schulkosten; school bag = schultasche ranzen
schulranzen thek; school supplies = schulbedarf schulsachen schulmaterial; textbook = schulbuch lehrbuch schulbücher;
student = studierender studenten; enrol = immatrikulation immatrikuliert inskribieren inskription immatrikulieren;
exmatriculation = exmatrikulation exmatrikuliert; student fees = studiengebühren semesterbeitrag studienbeitrag;
semester = semester wintersemester sommersemester; faculty = fakultät fachbereich; course of study = studiengang
studienfach studienrichtung; thesis = abschlussarbeit bachelorarbeit masterarbeit diplomarbeit dissertation
habilitation; doctorate = doktorat doktorarbeit doktorand promotion promovieren; admission = aufnahme
zulassungsbeschränkung numerus_clausus; dormitory = studentenwohnheim wohnheim studentenheim; canteen = mensa kantine;
adult education centre = volkshochschule vhs erwachsenenbildung; language course = sprachkurs deutschkurs
integrationskurs; recognition of qualifications = nostrifikation; attend = teilnahme; nursery = krippe kinderkrippe
krabbelstube kinderhort; after-school care = hort schulhort nachmittagsbetreuung; childminder = tagesmutter tagesvater
tagespflegeperson tagesmütter; childcare = kinderbetreuung kindertagespflege; kindergarten teacher = kindergärtnerin
kindergartenpädagogin kleinkindererzieherin; babysitter = babysitter kindermädchen; settling-in = eingewöhnung;
childcare place = kitaplatz kindergartenplatz betreuungsplatz; childcare fees = elternbeitrag kita-gebühr kitabeitrag
betreuungsgebühr; care hours = betreuungszeit betreuungszeiten buchungszeit; waiting list = warteliste wartelisten;
playground = spielplatz spielplätze; packed lunch = pausenbrot brotzeit jause znüni; nappy = windel windeln; pram =
kinderwagen buggy; relatives = verwandte verwandter; parents = elternteile; legal guardian = erziehungsberechtigte
sorgeberechtigte obsorgeberechtigte erziehungsberechtigter sorgeberechtigter; in-laws = schwiegervater
schwiegertochter; brother-in-law = schwager schwägerin; teenager = jugendliche jugendlicher teenager; of legal age =
volljährigkeit mündig; spouse = ehegattin ehepartner ehepartnerin; cohabitation = lebensgemeinschaft konkubinat
eheähnlich wilde_ehe; civil partnership = lebenspartnerschaft eingetragene_partnerschaft; prenuptial agreement =
ehevertrag gütertrennung zugewinngemeinschaft güterstand; maintenance payment = unterhalt unterhaltszahlung alimente
unterhaltspflicht unterhaltsbeitrag; child support = kindesunterhalt düsseldorfer_tabelle kinderunterhalt; maintenance
advance = unterhaltsvorschuss alimentenbevorschussung; custody = sorgerecht obsorge elterliche_sorge; visiting rights =
umgangsrecht besuchsrecht kontaktrecht; single parent = alleinerziehend alleinerziehende alleinerzieher; adoption =
adoption annahme_als_kind; foster parents = pflegeeltern pflegefamilie pflegekind; paternity = vaterschaft
vaterschaftsanerkennung; guardian = vormund vormundschaft beistandschaft; legal representative = gesetzlicher_vertreter
sachwalter erwachsenenvertreter rechtliche_betreuung; upbringing = erzogen; midwife = hebamme hebammen; expected birth
date = geburtstermin entbindungstermin; breastfeed = stillen gestillt stillzeit; miscarriage = fehlgeburt; abortion =
abtreibung schwangerschaftsabbruch; baptism = taufe taufen getauft; invitation = einladung; deceased = verstorbene
verstorbener erblasser erblasserin; undertaker = bestatter bestattungsinstitut; cemetery = friedhof friedhöfe; obituary
= todesanzeige nachruf parte; condolence = beileid kondolenz; last will = letztwillige_verfügung letzter_wille
testamentarisch; inheritance = erbschaft verlassenschaft erbfall; heir = erben erbengemeinschaft miterbe thronfolger;
compulsory share = pflichtteil pflichtteilsanspruch; legacy = vermächtnis legat; certificate of inheritance = erbschein
einantwortung erbbescheinigung erbenschein; executor = testamentsvollstrecker nachlassverwalter willensvollstrecker;
probate court = nachlassgericht; disinherit = enterben enterbt enterbung; living will = patientenverfügung; advance
care directive = betreuungsverfügung vorsorgeauftrag; health = gesundheit; illness = erkrankung krankheiten gebrechen;
family doctor = hausarzt hausärztin allgemeinarzt praktischer_arzt; specialist doctor = facharzt fachärztin spezialist
fachärzte; dentist = zahnarzt zahnärztin zahnärzte; eye doctor = augenarzt augenärztin ophthalmologe; ear nose doctor =
hno-arzt hno; gynaecologist = frauenarzt frauenärztin gynäkologe gynäkologin; paediatrician = kinderarzt kinderärztin;
dermatologist = hautarzt hautärztin dermatologe; orthopaedist = orthopäde orthopädie; cardiologist = kardiologe
kardiologie; neurologist = neurologe nervenarzt neurologie; urologist = urologe urologie; psychiatrist = psychiater
psychiaterin psychiatrie; psychologist = psychologe psychologin psychologisch; vet = tierarzt tierärztin; surgeon =
chirurg chirurgin chirurgie; doctor office = arztpraxis ordination arztpraxen; hospital ward = krankenstation
bettenstation; emergency room = notaufnahme notfallambulanz unfallambulanz notfallstation; outpatient = ambulant
ambulanz poliklinik; inpatient = stationär krankenhausaufenthalt spitalaufenthalt; admit to hospital = eingewiesen
einweisung einlieferung; discharge letter = entlassungsbrief arztbrief befundbericht entlassbrief austrittsbericht;
emergency doctor = notarzt notärztin ärztlicher_notdienst; ambulance = rettungswagen krankenwagen rettungsdienst
sanität; paramedic = sanitäter sanitäterin rettungssanitäter; first aid = erste_hilfe ersthelfer verbandskasten;
pharmacy = apotheke apotheken; pharmacist = apotheker apothekerin; prescription = rezept rezepte verschreibung;
prescription-only = verschreibungspflichtig rezeptpflichtig apothekenpflichtig; over-the-counter = rezeptfrei; package
leaflet = beipackzettel packungsbeilage gebrauchsinformation patienteninformation; active ingredient = wirkstoff
wirkstoffe arzneistoff; tablet = tablette tabletten pille kapsel dragee; drops = augentropfen nasentropfen; ointment =
salbe creme gel; syrup = hustensaft sirup; injection = spritze injektion gespritzt; sticking plaster = pflaster
heftpflaster; bandage = binde mullbinde verbandszeug; dose = dosis dosierung dosieren einzeldosis tagesdosis; side
effect = nebenwirkung nebenwirkungen unerwünschte_wirkung; interaction = wechselwirkung wechselwirkungen;
contraindication = gegenanzeige gegenanzeigen kontraindikation; overdose = überdosis überdosierung; intolerance =
unverträglichkeit unverträglich verträglichkeit; allergy = allergie allergisch allergien; hypersensitivity =
überempfindlichkeit überempfindlich; expiry date = verfallsdatum verfalldatum mindesthaltbarkeitsdatum
haltbarkeitsdatum verwendbar_bis; out of reach = kindersicher unzugänglich; empty stomach = nüchtern; chew = kauen
zerkauen gekaut; painkiller = schmerzmittel analgetikum schmerztablette schmerzstillend; antibiotic = antibiotikum
antibiotika; sleeping pill = schlafmittel schlaftablette; sedative = beruhigungsmittel; laxative = abführmittel; blood
thinner = blutverdünner gerinnungshemmer; vaccination = impfung impfen geimpft schutzimpfung impfstoff; vaccination
card = impfpass impfausweis impfbuch; contraception = verhütung empfängnisverhütung antibabypille; treatment = therapie
kur; diagnosis = diagnose befund diagnosen diagnostiziert; examination = untersuchung; check-up = vorsorgeuntersuchung
vorsorgetermin gesundenuntersuchung; screening = früherkennung krebsvorsorge; blood test = blutuntersuchung blutabnahme
bluttest blutbild; urine = urin harn; stool = stuhlgang kot hocker schemel; x-ray = röntgen röntgenbild röntgenaufnahme
geröntgt; ultrasound = ultraschall sonographie; mri = mrt kernspintomographie magnetresonanztomographie; anaesthesia =
narkose betäubung anästhesie vollnarkose; informed consent = aufklärungsbogen aufklärungsgespräch
einwilligungserklärung; symptom = symptom symptome krankheitszeichen; headache = kopfschmerz kopfschmerzen kopfweh
migräne; stomach ache = bauchschmerzen bauchweh magenschmerzen bauchschmerz; toothache = zahnschmerzen zahnweh; back
pain = rückenschmerzen kreuzschmerzen hexenschuss kreuzweh; sore throat = halsschmerzen halsweh; common cold =
erkältung schnupfen verkühlung verkühlt; flu = grippe influenza grippal; nausea = brechreiz; vomit = erbrechen
erbrochen kotzen; diarrhoea = durchfall diarrhö dünnpfiff; constipation = obstipation stuhlverstopfung; dizziness =
schwindel schwindelgefühl schwindelig; insomnia = schlaflosigkeit schlafstörung schlafstörungen; rash = hautausschlag
ausschlag; itch = juckreiz jucken juckt; swelling = anschwellen; inflammation = entzündung entzündlich; infection =
infektion ansteckung infekt anstecken angesteckt infiziert; contagious = ansteckend übertragbar; bruise = bluterguss
blauer_fleck prellung hämatom; broken bone = knochenbruch fraktur; sprain = verstauchung verstaucht zerrung; scar =
narbe narben; fainting = ohnmächtig bewusstlosigkeit; poisoning = vergiftung intoxikation; high blood pressure =
bluthochdruck hypertonie blutdruck; heart attack = herzinfarkt herzanfall; diabetes = zuckerkrankheit diabetes
blutzucker zuckerkrank; cancer = krebs krebserkrankung tumor geschwulst krebskrankheit karzinom; asthma = asthma
atemnot kurzatmig; pneumonia = lungenentzündung; dementia = demenz alzheimer dement; depression = depression
depressionen depressiv niedergeschlagen schwermut; anxiety = ängste angststörung; burnout = burnout ausgebrannt;
addiction = süchtig suchterkrankung; alcohol = alkohol alkoholiker alkoholisch; drugs = drogen rauschgift droge;
epileptic seizure = krampfanfall epilepsie anfall; osteoarthritis = arthrose gelenkverschleiß; rheumatism = rheuma
rheumatisch; slipped disc = bandscheibenvorfall bandscheibe; thyroid = schilddrüse schilddrüsenunterfunktion;
osteoporosis = osteoporose knochenschwund; cataract = grauer_star; glaucoma = grüner_star; measles = masern; chickenpox
= windpocken feuchtblattern; lice = läuse kopfläuse laus; tick = zecke zecken zeckenbiss; obesity = übergewicht
fettleibigkeit adipositas; lose weight = gewichtsverlust abspecken; diet = diät ernährung schonkost; elbow = ellbogen
ellenbogen; fingernail = fingernagel nägel; spine = wirbelsäule rückgrat wirbel; belly = bäuche unterleib; hip = hüfte
hüften hüftgelenk; ankle = knöchel sprunggelenk; lung = lunge lungen; liver = leber; kidney = niere nieren; bowel =
darm därme; bladder = blase harnblase; womb = gebärmutter; pulse = puls herzschlag; menstruation = menstruation
regelblutung monatsblutung; glasses = brille brillen sehhilfe sonnenbrille; contact lenses = kontaktlinsen; optician =
optiker augenoptiker optikerin; hearing aid = hörgerät hörgeräte; dentures = zahnersatz prothese zahnprothese; filling
= zahnfüllung plombe; braces = zahnspange kieferorthopäde kieferorthopädie; dental treatment plan = heilkostenplan
heil_und_kostenplan; wheelchair = rollstuhl rollstühle; walking frame = rollator gehhilfe; crutches = krücken
gehstützen krücke; aids = heilbehelf; physiotherapy = physiotherapie krankengymnastik physio; occupational therapy =
ergotherapie; speech therapy = logopädie sprachtherapie; massage = massage massieren; psychotherapy = psychotherapie
psychotherapeut gesprächstherapie; rehabilitation = reha rehabilitation rehaklinik anschlussheilbehandlung; spa
treatment = heilbad kurort kuraufenthalt; care level = pflegegrad pflegestufe; needing care = pflegebedürftig
pflegebedürftigkeit pflegefall; care allowance = pflegegeld hilflosenentschädigung; care insurance = pflegeversicherung
pflegekasse; carer = betreuerin betreuer pflegeperson pflegekräfte; nursing service = pflegedienst spitex sozialstation
hauskrankenpflege; nursing home = pflegeheim altersheim altenheim seniorenheim; sheltered housing = betreutes_wohnen
seniorenresidenz; day care = tagespflege tagesklinik; respite care = kurzzeitpflege verhinderungspflege
entlastungsbetrag; carer leave = pflegezeit familienpflegezeit pflegekarenz; hospice = hospiz sterbebegleitung;
palliative care = palliativ palliativmedizin; meals on wheels = essen_auf_rädern mahlzeitendienst; medical secrecy =
schweigepflicht ärztliche_schweigepflicht; confidentiality release = schweigepflichtentbindung
schweigepflichtsentbindung; club = klub vereinsleben; articles of association = satzung statuten vereinsstatuten
gesellschaftsvertrag vereinssatzung; membership = vereinsbeitritt zugehörigkeit; membership fee = mitgliedsbeitrag
mitgliederbeitrag vereinsbeitrag jahresbeitrag; leave club = vereinsaustritt; expulsion = vereinsausschluss rauswurf
hinauswurf vertreibung; honorary member = ehrenmitglied ehrenmitglieder ehrenmitgliedschaft; chairman = vorsitzender
vorsitz obmann obfrau; deputy = stellvertretung stellvertretend vizepräsident; treasurer = kassier schatzmeister
kassierer kassenwart kassierin schatzmeisterin; auditor = kassenprüfer rechnungsprüfer revisor wirtschaftsprüfer;
volunteer allowance = ehrenamtspauschale übungsleiterpauschale aufwandsentschädigung; register of associations =
vereinsregister; commercial register = handelsregister firmenbuch handelsregisterauszug; public benefit status =
gemeinnützigkeitsbescheid freistellungsbescheid; general meeting = mitgliederversammlung hauptversammlung
generalversammlung vollversammlung jahreshauptversammlung vereinsversammlung; board meeting = vorstandssitzung; agenda
= tagesordnung traktandenliste traktanden agenda; agenda item = tagesordnungspunkt traktandum top programmpunkt;
minutes = niederschrift sitzungsprotokoll protokolle mitschrift; minute taker = protokollführer protokollführung
protokollant protokollantin; resolution = beschlüsse beschlussfassung; quorum = beschlussfähig beschlussfähigkeit;
unanimous = einstimmig einhellig; vote in favour = ja-stimme ja-stimmen fürstimme; vote against = gegenstimme
gegenstimmen nein-stimme nein-stimmen; abstention = enthaltung stimmenthaltung enthaltungen; secret ballot =
geheime_wahl geheime_abstimmung stimmzettel; show of hands = handzeichen; approval of actions = entlastung; motion =
beschlussantrag sachantrag bewegung bewegungen; invite to meeting = einberufung einberufene; attendance list =
anwesenheitsliste teilnehmerliste präsenzliste; absent with apology = entschuldigte; proxy = stimmrechtsvollmacht
stimmrechtsübertragung; voting right = stimmrechte; adjourn = unterbrechung; opening = eröffnung; annual report =
jahresbericht geschäftsbericht tätigkeitsbericht; cash report = kassenbericht kassabericht finanzbericht; discussion =
aussprache erörterung; any other business = verschiedenes sonstiges allfälliges varia; next meeting = folgetermin
folgesitzung; done = erledigung; working group = arbeitsgruppe arbeitskreis; training session = übungsstunde
trainingseinheit übungsabend; sports hall = turnhalle sporthalle; sports club = sportverein turnverein; gymnastics =
turnen geturnt gymnastik; swimming pool = schwimmbad hallenbad freibad badeanstalt schwimmbecken; choir = chor
gesangsverein chöre; music school = musikschule musikunterricht; allotment garden = kleingarten schrebergarten
kleingartenverein; volunteer fire brigade = freiwillige_feuerwehr; gym membership = fitnessstudio fitnesscenter
fitnessvertrag; organiser = organisator; sponsor = sponsor sponsoring gönner; raffle = tombola verlosung gewinnspiel;
competition = turnier; phone number = telefonnummer rufnummer handynummer mobilnummer; number portability =
rufnummernmitnahme rufnummernportierung portierung rufnummernübertragung; landline = festnetz festnetzanschluss
festnetztelefon; mobile network = mobilfunk mobilfunknetz handynetz; mobile contract = handyvertrag mobilfunkvertrag
handytarif; prepaid = prepaid wertkarte guthabenkarte; sim card = sim-karte simkarte esim; tariff = tarife stromtarif
gastarif; provider = anbieter provider netzbetreiber dienstanbieter; switch provider = anbieterwechsel; internet =
internet internetanschluss; broadband = breitband dsl breitbandanschluss; fibre optic = glasfaser glasfaseranschluss;
data volume = datenvolumen datenguthaben datenmenge; flat rate = flatrate pauschaltarif; roaming = roaming
auslandsgebühren; router = router modem; wi-fi = wlan w-lan; password = passwort kennwort zugangscode passwörter; user
name = benutzername nutzername; user account = benutzerkonto nutzerkonto; log in = einloggen eingeloggt anmeldedaten
login; access data = zugangsdaten; download speed = bandbreite internetgeschwindigkeit downloadgeschwindigkeit; network
fault = netzstörung entstörung störungsmeldung; technician = techniker technikerin servicetechniker monteur; customer
service = kundenservice kundenbetreuung kundensupport; hotline = hotline servicenummer helpline beratungshotline;
connection fee = anschlussgebühr einrichtungsgebühr aktivierungsgebühr bereitstellungsgebühr; basic fee = grundgebühr
grundpreis grundentgelt; special termination = sonderkündigung sonderkündigungsrecht außerordentliche_kündigung;
ordinary termination = ordentliche_kündigung; confirmation of termination = kündigungsbestätigung; subscribe =
abonnieren abonniert; newsletter = newsletter rundbrief rundschreiben; text message = sms kurznachricht; voicemail =
mailbox anrufbeantworter; e-mail = email e-mail mail; cable connection = kabelanschluss kabelfernsehen; satellite dish
= satellitenschüssel parabolantenne; printer = druckgerät; electricity bill = stromrechnung stromabrechnung
jahresstromabrechnung; electricity contract = stromvertrag stromliefervertrag; gas bill = gasrechnung gasabrechnung;
energy supplier = energieversorger stromanbieter gasanbieter stromversorger versorger energielieferant stadtwerke
stromlieferant; grid operator = verteilnetzbetreiber stromnetzbetreiber; kilowatt hour = kilowattstunde kwh
kilowattstunden; unit rate = arbeitspreis verbrauchspreis energiepreis; meter = zähler stromzähler gaszähler
wasserzähler zählwerk messgerät; meter number = zählernummer zählpunkt; meter reading = zählerstand ablesung
zählerablesung zählerstände; smart meter = intelligenter_zähler; consumption = verbrauchen; annual consumption =
jahresverbrauch stromverbrauch gasverbrauch; price guarantee = preisgarantie preisbindung; network charges =
netzentgelt netzentgelte netznutzung netzgebühr; electricity tax = stromsteuer elektrizitätsabgabe; energy price cap =
strompreisbremse gaspreisbremse; power cut = stromausfall stromsperre blackout; disconnection of supply = liefersperre
versorgungsunterbrechung abschaltung; cold water = kaltwasser; hot water = warmwasser warmwasserkosten; waste water =
abwasser kanalisation; waste water fee = abwassergebühr kanalgebühr; water bill = wasserrechnung wassergeld; heating
oil = heizöl; firewood = brennholz scheitholz feuerholz kaminholz; pellets = pellets holzpellets; heat pump =
wärmepumpe; solar system = solaranlage photovoltaik photovoltaikanlage pv-anlage; feed-in tariff = einspeisevergütung
einspeisung; renewable = erneuerbar ökostrom regenerativ; allocation key = verteilerschlüssel umlageschlüssel
verteilschlüssel umlage; billing period = abrechnungszeitraum abrechnungsperiode abrechnungsjahr; thermostat =
thermostat heizungsregler thermostatventil raumthermostat temperaturregler; heating period = heizperiode heizsaison;
light bulb = glühbirne leuchtmittel glühlampe energiesparlampe; socket = steckdose stecker; fuse = sicherungskasten
fi-schalter schmelzsicherung gerätesicherung feinsicherung; policeman = polizeibeamter gendarm; police station =
polizeiwache polizeirevier polizeiinspektion polizeiposten wachzimmer; criminal complaint = strafanzeige anzeigen
strafantrag; criminal = straftäter verbrecher; criminal law = strafrecht strafgesetzbuch strafrechtlich; perpetrator =
verursacher verursacherin; investigation = ermittlungen ermittlungsverfahren; prison custody = untersuchungshaft
u-haft; suspended sentence = bewährungsstrafe bedingte_strafe; fraud = schwindler; forgery = fälschung gefälscht
fälschen urkundenfälschung; assault = körperverletzung; domestic violence = häusliche_gewalt; restraining order =
kontaktverbot annäherungsverbot betretungsverbot; blackmail = erpressung erpresst; robbery = raubüberfall überfälle;
vandalism = sachbeschädigung vandalismus; trespass = hausfriedensbruch; house search = hausdurchsuchung durchsuchung;
lost property = fundbüro fundsache verlustanzeige; breathalyser = alkoholtest alkotest; interrogation = vernehmung
verhör einvernahme vernommen; hearing form = anhörungsbogen anhörung zeugenfragebogen lenkererhebung; data protection =
datenschutz datenschutzrecht dsgvo datenschutzgrundverordnung datenschutz-grundverordnung datenschutzgesetz; privacy
policy = datenschutzerklärung datenschutzhinweis datenschutzhinweise; data protection officer = datenschutzbeauftragte
datenschutzbeauftragter; personal data = personendaten personenbezogen personenbezogene; data subject = betroffene
betroffener betroffene_person; data processing = datenverarbeitung verarbeitung; data controller =
verantwortliche_stelle; data processor = auftragsverarbeiter auftragsverarbeitung; collect data = datenerhebung
datenerfassung; store data = datenspeicherung; storage period = speicherdauer aufbewahrungsfrist aufbewahrungspflicht;
right to information = auskunftsrecht auskunftsanspruch auskunftspflicht; data transfer = datenübermittlung
datenweitergabe datenübertragung; third party = drittperson dritter_person dritten; disclose = offenlegen offengelegt
weitergabe; data breach = datenpanne datenleck datenschutzverletzung datenschutzverstoß; supervisory authority =
aufsichtsbehörde datenschutzbehörde; legitimate interest = berechtigtes_interesse; encrypted = verschlüsselt
verschlüsselung; cookies = cookies; photo consent = fotoerlaubnis bildrechte recht_am_eigenen_bild; video surveillance
= videoüberwachung überwachungskamera; identity theft = identitätsdiebstahl identitätsmissbrauch; misuse =
missbräuchlich missbrauchen; advertising = werbeanruf werbepost; spam = werbemüll spam; phishing = phishing
phishingmail; copyright = urheberrecht urheberrechtlich; imprint = impressum; start = beginnen; subsequently =
im_nachhinein; in time = zeitgerecht zeitig; postponement = terminverschiebung; entry into force = inkrafttreten
inkraftgetreten in_kraft; austrian = österreichisch österreicher österreicherin; swiss = schweizer schweizerin;
european union = eu europäische_union; swiss francs = franken chf; entrepreneur = unternehmer unternehmerin; obligation
to cooperate = mitwirkungspflicht; change in circumstances = veränderungsmitteilung änderungsmitteilung; reclaim
benefits = rückforderung zurückfordern zurückgefordert überzahlung erstattungsbescheid; maintenance obligation =
unterhaltspflichtig; eligibility = anspruchsvoraussetzung anspruchsberechtigung anspruchsvoraussetzungen; assets =
vermögenswerte vermögenswert; income limit = einkommensgrenze zuverdienstgrenze hinzuverdienstgrenze verdienstgrenze;
additional earnings = zuverdienst hinzuverdienst; income statement = einkommensnachweis gehaltsnachweis lohnnachweis;
proof of payment = zahlungsnachweis einzahlungsbeleg; processing time = bearbeitungszeit bearbeitungsdauer; case number
= fallnummer vorgangsnummer; official stamp = dienstsiegel amtssiegel; official gazette = amtsblatt gemeindeblatt;
announcement = bekanntmachung kundmachung ankündigung bekanntgabe; public notice board = anschlagtafel schwarzes_brett;
leaflet = merkblatt broschüre faltblatt prospekt flugblatt; explanatory notes = erläuterungen anmerkung; information
sheet = informationsblatt infoblatt; checklist = checkliste; inquiry = erkundigung erkundigen rückfrage; mandatory =
verpflichtend obligatorisch; hardship = härtefall härtefälle; goodwill = kulanz kulant; good faith = treu_und_glauben;
unreasonable = unzumutbar; fraudulent misrepresentation = arglistig arglistige_täuschung; usury = wucher sittenwidrig;
void = null_und_nichtig; without prejudice = unbeschadet; under reservation = unter_vorbehalt; force majeure =
höhere_gewalt; non-binding = freibleibend; predecessor = vormieter vorgänger; new tenant = nachmieter ersatzmieter;
assignment of claim = abtretung zession; legal successor = rechtsnachfolger rechtsnachfolge; third-party rights =
drittrechte; shared use = mitbenutzung mitbenützung; shared rooms = gemeinschaftsraum gemeinschaftsräume; common area =
gemeinschaftsfläche allgemeinfläche gemeinschaftseigentum; special ownership = sondereigentum teileigentum; declaration
of division = teilungserklärung; special levy = sonderumlage; economic plan = wirtschaftsplan; installation = einbauten
installation aufstellung; structural change = bauliche_veränderung umbau umbauten; drill hole = bohrloch dübelloch
dübellöcher; wallpaper = tapete tapezieren raufaser tapeten; normal wear = abnutzung abnützung; broom-clean =
besenrein; final inspection = endabnahme schlussabnahme; move-in date = einzugsdatum einzugstermin mietbeginn; move-out
date = auszugsdatum auszugstermin mietende; redemption payment = ablöse ablösesumme; fitted wardrobe = einbauschrank
wandschrank; wardrobe = schrank kleiderschrank garderobe; carpet = teppich teppichboden spannteppich; blind shutter =
rollladen jalousie rollläden storen; awning = markise; intercom = gegensprechanlage sprechanlage; right of entry =
zutrittsrecht betretungsrecht; pest = ungeziefer schädlinge kammerjäger schädling; cockroach = kakerlake schabe
küchenschabe; bedbug = bettwanze wanzen wanze; barbecue = grillen gegrillt grill; smoking ban = rauchverbot; damage to
building = bauschaden gebäudeschaden bauschäden; leak = undicht leck undichtigkeit leckage; dripping tap = wasserhahn
armatur; drain = siphon abflüsse abfließen; emergency repair = notreparatur notdienst; housing search = wohnungssuche
wohnungsanzeige; advertisement = kleinanzeige; short-term rental = kurzzeitvermietung zwischenmiete; commercial space =
gewerberaum gewerbefläche geschäftsraum; warehouse = lagerraum lagerhaus speicherhaus; tenants association =
mieterverein mieterschutzbund mieterverband mieterbund mieterschutz; transfer of contract = vertragsübernahme
vertragsübertragung; rescission = wandelung rückabwicklung; inspection of files = akteneinsicht; opponent = gegenseite
gegenpartei; file suit = klageerhebung klageeinreichung; petition = petition; jury = geschworene schöffe schöffen;
probation officer = bewährungshelfer; case law = rechtsprechung judikatur; federal law gazette = bundesgesetzblatt;
decree = dekret; indictment = anklageschrift; dispute = auseinandersetzung; value in dispute = streitwert; costs of
proceedings = kostenentscheidung; justice of peace = friedensrichter vermittleramt; transfer limit = überweisungslimit
tageslimit; instant transfer = echtzeitüberweisung sofortüberweisung; bank charges = bankspesen bankgebühr; bank card =
bankkundenkarte; signature authority = zeichnungsberechtigung kontovollmacht; joint account = gemeinschaftskonto; basic
account = basiskonto; account closure = kontoauflösung kontokündigung; debit = sollbuchung; negative interest =
verwahrentgelt strafzins; inflation = inflation teuerung geldentwertung; money laundering = geldwäsche geldwäscherei;
proof of identity = identitätsnachweis legitimation postident identitätsprüfung; equity = eigenkapital eigenmittel;
debt rescheduling = umschuldung; residual debt insurance = restschuldversicherung; loan agreement = kreditvertrag
darlehensvertrag; building loan = bauspardarlehen; stocktaking = inventar inventur; credit note = gutschriftanzeige;
billing address = rechnungsadresse rechnungsanschrift; delivery address = lieferadresse lieferanschrift; payment method
= zahlungsart zahlungsweise zahlungsmittel; payment terms = zahlungsbedingungen zahlungskonditionen; payment reminder
level = mahnstufe; last reminder = letzte_mahnung; hidden costs = versteckte_kosten kostenfalle; subscription trap =
abofalle; trial period = probeabo testphase; working time account = arbeitszeitkonto stundenkonto; compensatory time
off = freizeitausgleich zeitausgleich überstundenabbau kompensieren; company holidays = betriebsferien betriebsurlaub;
employment certificate = arbeitsbescheinigung arbeitsbestätigung; business trip = dienstreise geschäftsreise; company
car = dienstwagen firmenwagen firmenauto; job ticket = jobticket; meal voucher = essensmarke essensgutschein;
capital-forming benefits = vermögenswirksame_leistungen; place of work = arbeitsort dienstort einsatzort; instruction
right = weisungsrecht weisungen; personnel file = personalakte; staff meeting = betriebsversammlung; home visit =
hausbesuch; appraisal = mitarbeitergespräch; years of service = dienstjahre betriebszugehörigkeit dienstjahr;
long-service bonus = jubiläumsgeld dienstjubiläum; mass redundancy = massenentlassung sozialplan; business closure =
betriebsschließung geschäftsaufgabe; retraining = umschulen umgeschult; seek work = arbeitssuche jobsuche stellensuche;
placement = arbeitsvermittlung; pension entitlement = rentenanspruch pensionsanspruch rentenanwartschaft anwartschaft;
pension points = entgeltpunkt entgeltpunkte rentenpunkte; pension deduction = rentenabschlag rentenabschläge; pension
statement = pensionskonto versicherungsverlauf; child-raising period = kindererziehungszeit erziehungsgutschrift;
pension splitting = versorgungsausgleich rentensplitting; mothers pension = mütterrente; state pension = altersgeld
volkspension; basic pension = grundrente mindestpension mindestrente; lump sum = einmalzahlung kapitalbezug; annuity =
leibrente; education voucher = bildungsgutschein; education and participation = bildungspaket; debt relief =
schuldenerlass schuldenbereinigung; food bank = lebensmittelausgabe; emergency shelter = notunterkunft notschlafstelle;
women shelter = frauenhaus; counselling centre = beratungsstelle; emergency aid = nothilfe soforthilfe
überbrückungshilfe; heating allowance = heizkostenzuschuss; integration = integration eingliederung; language
certificate = sprachzertifikat sprachnachweis; online application = onlineantrag online-antrag; digital signature =
handy-signatur elektronische_signatur; electronic id = online-ausweis; queue = warteschlange anstehen; number plate
reservation = wunschkennzeichen; fishing licence = angelschein fischereischein; hunting licence = jagdschein;
development plan = bebauungsplan flächennutzungsplan flächenwidmung; citizen participation = bürgerbeteiligung; town
twinning = städtepartnerschaft; local resident fee = anliegergebühr erschließungsbeitrag erschließungskosten; military
service = wehrdienst bundesheer militärdienst; community service = zivildienst bundesfreiwilligendienst; delivery
attempt = zustellversuch zustellversuche; parcel deposit location = ablageort abstellgenehmigung; delivery card =
benachrichtigungskarte abholschein abholkarte; lost parcel = nachforschungsauftrag; undeliverable = unzustellbar;
import duties = einfuhrabgaben einfuhrumsatzsteuer einfuhrzoll; cash on delivery = nachnahme; small packet =
warensendung büchersendung; bulky goods = sperrgut; express mail = eilbrief; sign for receipt = empfangsquittung;
bakery = bäckerei bäcker; butcher = metzger fleischer metzgerei fleischhauer schlachter fleischerei; hairdresser =
friseur coiffeur frisör friseurin; drugstore = drogerie; hardware store = baumarkt; pharmacy on duty =
notdienstapotheke; shoemaker = schuster schuhmacher; accessories = zubehör; guarantee card = garantiekarte
garantieschein; extended warranty = garantieverlängerung; reversal of burden = beweislastumkehr beweislast; delivery
defect = falschlieferung; functional = funktionsfähig; customer review = kundenbewertung bewertung; auction =
versteigerung auktion ersteigert; counterfeit = plagiat raubkopie; transfer of ownership = eigentumsübergang
eigentumsübertragung; roadworthy = verkehrssicher fahrtüchtig verkehrstauglich; road traffic act =
straßenverkehrsordnung stvo; traffic offence = verkehrsverstoß verkehrsdelikt; red light offence = rotlichtverstoß
rotlicht; driving test = fahrprüfung führerscheinprüfung; learner driving = begleitetes_fahren; medical psychological
test = mpu idiotentest; logbook = fahrtenbuch; deregister car = stilllegung fahrzeugabmeldung; car wash = waschstraße
autowäsche waschanlage; snow chains = schneeketten; wing mirror = außenspiegel seitenspiegel; bumper = stoßstange
stoßfänger; headlight = scheinwerfer; car bonnet = motorhaube; car boot = kofferraum; clutch = kupplung; gearbox =
getriebe gangschaltung; steering wheel = lenkrad; brake pads = bremsbelag bremsbeläge; warning triangle = warndreieck;
high-visibility vest = warnweste; first-aid kit = verbandkasten; black ice = glatteis glätte eisglätte; detour =
umleitung umweg; one-way street = einbahnstraße; traffic-calmed zone = verkehrsberuhigt spielstraße begegnungszone; car
sharing = carsharing; carpool = fahrgemeinschaft mitfahrgelegenheit; commute = pendeln pendler arbeitsweg; automobile
club = automobilclub adac öamtc; assistance letter = schutzbrief; green card = grüne_karte; loss of use =
nutzungsausfall; rail card = bahncard halbtax vorteilscard; supersaver ticket = sparpreis; seat reservation =
sitzplatzreservierung platzreservierung; first class = erste_klasse; compensation for delay = fahrpreiserstattung
verspätungsentschädigung; replacement bus service = schienenersatzverkehr; return ticket = rückfahrkarte; return
journey = heimreise heimfahrt; outward journey = hinreise; rebook = umbuchen umgebucht umbuchung; overbooked =
überbucht; travel defects = reisemangel reisemängel; tour guide = reiseleiter reiseleitung fremdenführer; currency
exchange = geldwechsel wechselstube; embassy = konsulat; school transport = schulbus schülerbeförderung; school council
= schulkonferenz schülervertretung schülerrat; detention = nachsitzen; learning difficulty = lernschwäche legasthenie
dyskalkulie; special needs = förderbedarf; mathematics = mathematik mathe mathematisch; exercise book = schulheft; exam
regulations = prüfungsordnung studienordnung; resit = wiederholungsprüfung nachprüfung; credits = leistungspunkte ects;
transcript = notenspiegel leistungsnachweis; student card = studentenausweis studierendenausweis legi; student union =
studierendenvertretung asta hochschülerschaft studentenwerk; leave of absence = beurlaubung beurlaubt; supervisor =
doktorvater; admission requirement = zugangsvoraussetzung aufnahmebedingung zulassungsvoraussetzung; entrance exam =
aufnahmeprüfung eignungstest; university entrance = hochschulreife fachabitur hochschulzugangsberechtigung; pre-school
= vorschule; pick-up authorisation = abholberechtigt abholberechtigung; closing days = schließtage schließzeit; illness
of child = kinderkrankentage kinderkrankengeld; parents association = elternverein elterninitiative; play group =
spielgruppe krabbelgruppe; nap = mittagsschlaf nickerchen; baby dummy = schnuller nuggi; child health check =
u-untersuchung kinderuntersuchung mutter-kind-pass; maternity record = mutterpass; postnatal = wochenbett nachsorge;
antenatal course = geburtsvorbereitung geburtsvorbereitungskurs; twins = zwillinge; stepchild = stiefkind stiefvater
stiefmutter; senior citizens = senioren; family register = stammbuch familienbuch; family court = familiengericht;
ability to marry = ehefähigkeitszeugnis; year of separation = trennungsjahr; gains equalisation = zugewinnausgleich;
marital home = ehewohnung; contact order = umgangsregelung; residence of child = aufenthaltsbestimmungsrecht;
alternating residence = wechselmodell; urn = urne feuerbestattung; cremation = einäscherung krematorium kremation;
wreath = kranz kränze; funeral costs = bestattungskosten begräbniskosten; death benefit = sterbegeld; estate debts =
nachlassverbindlichkeit nachlassschulden; renounce inheritance = ausschlagung erbausschlagung ausschlagen; gift in
lifetime = übergabevertrag; intestate succession = erbfolge erbrecht; joint will = berliner_testament; leave church =
kirchenaustritt; church confirmation = konfirmation firmung kommunion; medical certificate = ärztliches_attest
gesundheitszeugnis; second opinion = zweitmeinung; medical history = anamnese krankengeschichte vorerkrankung
vorerkrankungen krankenakte patientenakte; medical record = patientenkurve elga; medication plan = medikationsplan
medikamentenplan; waiting room = wartezimmer; receptionist = sprechstundenhilfe arzthelferin ordinationshilfe; medical
fee schedule = gebührenordnung goä; private bill = privatrechnung wahlarzt; individual health service = igel-leistung;
health insurance approval = genehmigungspflichtig chefarztbewilligung; health promotion = gesundheitsförderung
präventionskurs; prevention = prävention vorbeugung; risk group = risikogruppe; half a tablet = bruchkerbe teilbar;
driving ability = verkehrstüchtigkeit fahrtüchtigkeit; ingredients = inhaltsstoff zutaten bestandteile inhaltsstoffe;
excipients = hilfsstoff sonstige_bestandteile; anaphylaxis = allergischer_schock; lactose = laktose milchzucker; gluten
= gluten klebereiweiß; vitamin = vitamin vitamine; cholesterol = cholesterin blutfettwerte; liver values = leberwerte
leberwert; blood values = blutwerte laborwert laborwerte; laboratory = labor labore laboratorium; swab = abstrich;
biopsy = gewebeprobe; hormone = hormon hormone; virus = virus viren; bacteria = bakterium bakterien keim keime;
disinfection = desinfektion desinfizieren; hygiene = hygiene sauberkeit; quarantine = quarantäne absonderung; mask =
maske mundschutz; incubation period = inkubationszeit; epidemic = epidemie; pandemic = pandemie; inflamed appendix =
blinddarmentzündung blinddarm; tonsillitis = mandelentzündung angina mandeln; otitis = mittelohrentzündung
ohrenschmerzen; cystitis = blasenentzündung harnwegsinfekt; bronchitis = bronchitis; sinusitis = nebenhöhlenentzündung;
gastritis = magenschleimhautentzündung gastritis sodbrennen; ulcer = geschwür magengeschwür; gallstones = gallensteine
gallenblase galle; hernia = leistenbruch; haemorrhoids = hämorrhoiden; varicose veins = krampfader krampfadern;
thrombosis = thrombose blutgerinnsel; vein = vene ader venen; artery = arterie schlagader; angina = brustenge; heart
failure = herzschwäche herzinsuffizienz; irregular heartbeat = herzrhythmusstörung vorhofflimmern herzrasen; pacemaker
= herzschrittmacher schrittmacher; bypass = bypass; skin cancer = hautkrebs muttermal; breast cancer = brustkrebs
mammographie; bowel cancer = darmkrebs darmspiegelung koloskopie; prostate = prostata vorsteherdrüse; chemotherapy =
chemotherapie chemo; radiotherapy = strahlentherapie bestrahlung; palsy = lähmung gelähmt; multiple sclerosis =
multiple_sklerose; parkinson disease = parkinson schüttellähmung; gout = gicht; eczema = ekzem neurodermitis; psoriasis
= schuppenflechte; acne = akne pickel; warts = warze warzen; herpes = herpes gürtelrose fieberblase; tetanus = tetanus
wundstarrkrampf; whooping cough = keuchhusten; mumps = mumps ziegenpeter; rubella = röteln; scarlet fever = scharlach;
polio = kinderlähmung; jaundice = gelbsucht hepatitis; hay fever = heuschnupfen pollenallergie; insect bite =
insektenstich mückenstich; sunburn = sonnenbrand; heatstroke = hitzschlag sonnenstich; frostbite = erfrierung;
concussion = gehirnerschütterung; torn ligament = bänderriss kreuzbandriss; torn muscle = muskelfaserriss; cramp =
krampf krämpfe; numbness = taubheitsgefühl kribbeln; appetite = appetit appetitlosigkeit; digestion = verdauung;
bloating = blähungen völlegefühl; hoarse = heiser heiserkeit; nosebleed = nasenbluten; tinnitus = tinnitus ohrensausen;
hearing loss = hörsturz hörverlust; short-sighted = kurzsichtig; long-sighted = weitsichtig; forgetful = vergesslich;
confused = verwirrtheit; suicide = selbstmord suizid; eating disorder = essstörung magersucht; autism = autismus;
attention deficit = adhs; incontinence = inkontinenz harninkontinenz; catheter = katheter; tube feeding = sonde
magensonde; pressure sore = dekubitus wundliegen; plaster cast = gips gipsverband; compression stockings =
kompressionsstrümpfe stützstrümpfe; insoles = einlagen schuheinlagen; orthopaedic shop = sanitätshaus; artificial joint
= hüftprothese knieprothese endoprothese; organ donation = organspende organspendeausweis; blood donation = blutspende;
blood group = blutgruppe; blood pressure monitor = blutdruckmessgerät; thermometer = thermometer fieberthermometer; get
well soon = gute_besserung; convalescence = rekonvaleszenz; chronic = chronisch; acute = akut; life-threatening =
lebensbedrohlich lebensgefahr; care assessment = pflegebegutachtung pflegeeinstufung medizinischer_dienst; care
contract = heimvertrag pflegevertrag; care costs = pflegekosten heimkosten; care in kind = pflegesachleistung
sachleistung; home help = haushaltshilfe heimhilfe; emergency call system = hausnotruf; stairlift = treppenlift;
assistance dog = blindenhund; escort = begleitperson begleitung; patient transport = krankentransport
krankenbeförderung; washing = waschen; loneliness = einsamkeit; visiting hours = besuchszeiten; tenancy =
wohnverhältnis nutzungsverhältnis; instruct = beauftragung; referral = überweisungsschein zuweisung zuweisungsschein;
family carer = pflegender pflegende; hand luggage = bordgepäck; splint = schiene; question = fragen; appliance =
haushaltsgerät elektrogerät küchengerät; freezer compartment = gefrierfach eisfach tiefkühlfach; crisper drawer =
gemüsefach gemüseschublade obstfach; cooktop = kochfeld ceranfeld glaskeramikkochfeld induktionskochfeld kochmulde;
hotplate = kochplatte herdplatte kochzone kochstelle; burner = brenner gasbrenner; extractor hood = dunstabzug
dunstabzugshaube abzugshaube dunsthaube dampfabzug; microwave = mikrowelle mikrowellenherd mikrowellengerät; kettle =
wasserkocher teekessel; water heater = warmwasserbereiter durchlauferhitzer; heat exchanger = wärmetauscher
wärmeübertrager; coffee machine = kaffeemaschine kaffeevollautomat espressomaschine kaffeeautomat; toaster = toaster
brotröster; mixer = mixer rührgerät handmixer handrührgerät küchenmaschine; blender = standmixer stabmixer pürierstab;
food processor = zerkleinerer multizerkleinerer; deep fryer = fritteuse friteuse; grill = grillgerät holzkohlegrill;
ironing = plätten glätten; ironing board = bügelbrett; sewing machine = nähmaschine; hair dryer = föhn fön
haartrockner; razor = rasierer rasierapparat rasiermesser; lawn mower = rasenmäher mäher mähroboter; air conditioner =
klimaanlage klimagerät; fan = ventilator lüfter gebläse; humidity = luftfeuchtigkeit luftfeuchte; humidifier =
luftbefeuchter; dehumidifier = luftentfeuchter bautrockner; instruction manual = gebrauchsanleitung betriebsanleitung
benutzerhandbuch; instructions = montageanleitung installationsanleitung; warning = warnhinweis warnhinweise
warnzeichen; safety = sicherheitshinweise betriebssicherheit; dangerous = gefährlich; injury risk = verletzungsgefahr;
hazard = gefahrenquelle gefahrenstelle; toxic = toxisch; flammable = brennbar entflammbar feuergefährlich
leichtentzündlich; scald = verbrühen; electric shock = stromschlag elektroschock stromstoß; short circuit = kurzschluss
kurzschlüsse; circuit breaker = leitungsschutzschalter sicherungsautomat schutzschalter; residual current device =
fehlerstromschutzschalter fi-schutzschalter; fuse box = verteilerkasten zählerschrank; fault = fehlfunktion
funktionsstörung; troubleshooting = fehlersuche störungsbehebung fehlerbehebung problembehebung; error code =
fehlercode fehlermeldung störungscode; malfunction = betriebsstörung ausfälle; descale = entkalken entkalkung
entkalker; limescale = kalk kalkablagerung verkalkung kesselstein; detergent = waschmittel reinigungsmittel spülmittel
putzmittel abwaschmittel; fabric softener = weichspüler; rinse aid = klarspüler glanztrockner; dishwasher salt =
regeneriersalz spezialsalz; rinse = spülen ausspülen ausgespült klarspülen; scour = scheuern scheuermittel; dirt =
verschmutzung; lint = flusen fussel; drain pump = laugenpumpe ablaufpumpe; drum = trommel waschtrommel trommeln; spin =
schleuderdrehzahl schleudergang; rotational speed = drehzahl umdrehungszahl; revolution per minute = umdrehung
umdrehungen; door seal = türdichtung türmanschette; drip = tröpfeln; hose = schläuche zulaufschlauch ablaufschlauch;
valve = ventil ventile absperrventil klappe; tap = hahn hähne absperrhahn; faucet = mischbatterie wasserhähne
einhebelmischer; water supply = wasserversorgung wasserzulauf wasserzufuhr; pressure gauge = manometer druckmesser;
pump = pumpe umwälzpumpe pumpen; control panel = bedienfeld bedienblende bedienfelder schalttafel; rotary knob =
drehknopf drehregler drehschalter; controller = regler steuergerät; setting = einstellung; program selection =
programmwahl programmwahlschalter; timer = zeitschaltuhr timer kurzzeitwecker zeituhr; remote control = fernbedienung
fernsteuerung; charger = ladegerät netzteil ladekabel; plug = netzstecker; power socket = steckdosen; extension cord =
verlängerungskabel verlängerungsschnur; power strip = mehrfachsteckdose steckerleiste; cable = kabel netzkabel
stromkabel anschlusskabel; voltage = elektrische_spannung voltzahl; power consumption = leistungsaufnahme
energieverbrauch; standby = standby bereitschaftsbetrieb; energy efficiency class = energieeffizienzklasse
energieklasse energielabel; rating plate = typenschild; serial number = seriennummer fabrikationsnummer gerätenummer;
mount = befestigung; commissioning = inbetriebsetzung; intended use = bestimmungsgemäß bestimmungsgemäßer_gebrauch;
child lock = kindersicherung; housing = gehäuse wohnraum; lever = hebel; screwdriver = schraubendreher schraubenzieher;
wrench = schraubenschlüssel gabelschlüssel ringschlüssel rollgabelschlüssel maulschlüssel; washer = unterlegscheibe
beilagscheibe; bolt = bolzen; pliers = zange zangen kombizange; saw = säge sägen stichsäge kreissäge; drill = bohrer
bohrmaschine bohren bohrung schlagbohrmaschine gebohrt; cordless screwdriver = akkuschrauber; dowel = dübel
spreizdübel; chisel = meißel stemmeisen beitel; axe = axt äxte beil; blade = klingen; sandpaper = schleifpapier
schmirgelpapier; grinder = schleifmaschine winkelschleifer; broom = besen; mop = wischmopp mopp wischer; cloth = tücher
putzlappen; sponge = schwämme; bucket = eimer kübel; spirit level = wasserwaage; tape measure = maßband bandmaß;
folding rule = zollstock gliedermaßstab; glue = kleber klebstoff leim verkleben; adhesive tape = klebeband
klebestreifen klebband; tool = werkzeuge handwerkszeug; toolbox = werkzeugkasten werkzeugkiste; workbench = werkbank
hobelbank; workshop = werkstätten; bench vice = schraubstock; anvil = amboss; solder = löten gelötet lötkolben lötzinn;
weld = schweißen geschweißt schweißnaht schweißer; forge = schmieden schmiede geschmiedet; blacksmith = schmied; mason
= maurerin; tiler = fliesenleger plattenleger; construction work = bauarbeiten; civil engineering = tiefbau
bauingenieurwesen; building construction = hochbau; shell construction = rohbau; scaffolding = gerüst baugerüst; crane
= kran krane kräne; excavator = bagger; upper floor = obergeschoss; brick = ziegel backstein ziegelstein klinker;
masonry = mauerwerk; cement = zement zementieren; mortar = mörtel; plaster = putz verputz verputzen; plasterboard =
gipskarton gipskartonplatte rigips; insulate = dämmen gedämmt; roof tile = dachziegel dachpfanne; gutter = dachrinne
regenrinne; downpipe = fallrohr; gable = giebel; beam = balken; pillar = pfeiler säulen pfosten; arch = bögen; vault =
gewölbe; dome = kuppel; railing = geländer brüstung handlauf; window pane = fensterscheibe glasscheibe; window frame =
fensterrahmen; shutter = fensterladen rollo; lock up = verriegelung; hinge = scharnier türangel; threshold = schwelle;
parquet = dielen; screed = estrich estrichboden zementestrich; tile = fliese fliesen kachel; varnish = firnis klarlack;
escalator = rolltreppe; chimney = esse; sewer = abwasserkanal abwasserleitung; sewage = abwässer schmutzwasser; sewage
plant = kläranlage klärwerk; pipeline = pipeline fernleitung; siphon = geruchsverschluss; bathtub = badewanne wanne;
cistern = spülkasten zisterne; heater = heizgerät heizlüfter heizofen; underfloor heating = fußbodenheizung
bodenheizung; central heating = zentralheizung; flow temperature = vorlauftemperatur vorlauf; return temperature =
rücklauftemperatur rücklauf; wood pellet = pellet; fuel = brennstoff brennstoffe; exhaust gas = abgas abgase
auspuffgas; spark = funke funken; ash = asche; soot = ruß; embers = glut; lighter = feuerzeug; candle = kerze kerzen;
torch = fackel; flashlight = taschenlampe; lighting = beleuchtung; electric current = stromstärke stromfluss; power
supply = stromversorgung energieversorgung; power plant = kraftwerk kraftwerke elektrizitätswerk; nuclear power plant =
kernkraftwerk atomkraftwerk akw; nuclear power = kernenergie atomkraft kernkraft atomenergie; reactor = reaktor meiler;
wind turbine = windrad windkraftanlage windenergieanlage; wind power = windkraft windenergie; solar energy =
solarenergie sonnenenergie; solar panel = solarmodul sonnenkollektor; hydropower = wasserkraft; dam = staudamm
talsperre damm staumauer dämme; reservoir = stausee speicherbecken; power grid = stromnetz verteilnetz; electricity
meter = stromzählerstand; transformer = transformator trafo umspannwerk; generator = generator stromerzeuger;
alternating current = wechselstrom drehstrom; direct current = gleichstrom; conductor = stromleiter; semiconductor =
halbleiter; resistance = widerstände; capacitor = kondensator; coil = spule spulen; circuit = schaltkreis stromkreis;
grounding = erdung schutzleiter; antenna = antenne antennen; apartment building = plattenbau; skyscraper = hochhaus
wolkenkratzer hochhäuser; hut = baracke schuppen; barn = scheune stadel scheuer; greenhouse = gewächshaus treibhaus
glashaus gewächshäuser; dining room = esszimmer speisesaal; armchair = lehnstuhl fauteuil ohrensessel; bench = sitzbank
parkbank bänke; sofa = sofa couch diwan kanapee; mattress = matratze matratzen; bed linen = bettwäsche bettzeug
bettbezug leintuch; cupboard = schränke küchenschrank; chest of drawers = kommode; shelf = regal regale ablage
regalboden bücherregal; vase = vase vasen; upholstery = polsterung polstermöbel; pot = kochtopf töpfe; pan = pfanne
pfannen bratpfanne; pressure cooker = schnellkochtopf dampfkochtopf; jug = krug kanne krüge; corkscrew = korkenzieher;
cork = korken kork; can opener = dosenöffner; tin = dose konservendose büchse konserve; cutlery = besteck essbesteck;
wooden spoon = kochlöffel; ladle = kelle schöpfkelle; whisk = schneebesen; sieve = siebe seiher; grater = reibe raspel
reiben; cutting board = schneidebrett; rolling pin = nudelholz teigrolle; baking tray = backblech bleche; baking paper
= backpapier; cake tin = backform springform kuchenform; tray = tablett servierbrett; lunch box = brotdose
frischhaltedose; recipe = kochrezept backrezept; ingredient = zutat ingredienz; preparation = zubereitung; simmer =
köcheln simmern ziehen_lassen; fry = frittieren anbraten herausbacken frittiert; bake = backen gebacken buk backte
überbacken; stew = schmoren eintopf dünsten geschmort gulasch ragout; preheat = vorheizen vorgeheizt; stir = umrühren
verrühren umgerührt unterrühren; knead = kneten durchkneten geknetet; chop = hacken zerkleinern gehackt; sprinkle =
bestreuen; cool down = auskühlen erkalten; thaw = auftauen aufgetaut abtauen; dough = teig teige hefeteig mürbeteig;
yeast = hefe germ backhefe; baking powder = backpulver natron; sourdough = sauerteig; flour = mehl weizenmehl; spice =
gewürz gewürze; herbs = kräuter kraut küchenkräuter; parsley = petersilie; chives = schnittlauch; basil = basilikum;
thyme = thymian; rosemary = rosmarin; sage = salbei; dill = dill; oregano = oregano; mint = minze pfefferminze; caraway
= kümmel; cumin = kreuzkümmel; cinnamon = zimt; clove = gewürznelke nelke; nutmeg = muskat muskatnuss; ginger = ingwer;
garlic = knoblauch knoblauchzehe; onion = zwiebel zwiebeln; vanilla = vanille vanillezucker; mustard = senf; vinegar =
essig; olive oil = olivenöl; sunflower oil = sonnenblumenöl; butter = butter; margarine = margarine; lard = schmalz
schweineschmalz; cream = sahne rahm obers schlagobers schlagsahne schlagrahm; sour cream = schmand sauerrahm; yogurt =
joghurt jogurt; quark = quark topfen speisequark; egg yolk = eigelb dotter eidotter; egg white = eiweiß eiklar
eischnee; pork = schweinefleisch; beef = rindfleisch; veal = kalbfleisch; poultry = geflügel; turkey bird = pute
truthahn truthenne; minced meat = hackfleisch faschiertes gehacktes hack; sausage = wurst würste würstchen bratwurst;
ham = schinken; bacon = speck; meatball = frikadelle bulette fleischpflanzerl klops; schnitzel = schnitzel kotelett;
roast meat = sonntagsbraten sauerbraten schweinebraten; broth = brühe bouillon fond; sauce = soße sauce tunke soßen;
gravy = bratensoße bratensaft; salmon = lachs; trout = forelle; herring = hering matjes; tuna = thunfisch; cod =
kabeljau dorsch; carp = karpfen; eel = aal aale; shrimp = garnele krabbe krevette; crab = krebse; lobster = hummer;
mussel = muscheln; oyster = auster; squid = tintenfisch kalmar; bread roll = brötchen semmel weckerl schrippe; sandwich
= belegtes_brot sandwich butterbrot; pretzel = brezel breze; cake = kuchen torte torten; biscuit = keks kekse plätzchen
gebäck guetzli; gingerbread = lebkuchen pfefferkuchen; pastry = feingebäck konditorei blätterteig; jam = marmelade
konfitüre gelee; chocolate = schokolade; sweets = süßigkeiten bonbon süßwaren naschwerk; ice cream = speiseeis eiscreme
glace; dessert = nachtisch nachspeise dessert süßspeise; pudding = pudding; pancake = pfannkuchen palatschinke omelett;
dumpling = knödel kloß klöße; noodles = nudeln teigwaren nudel; french fries = pommes pommes_frites; mashed potatoes =
kartoffelbrei püree kartoffelpüree; salad = salat kopfsalat; cucumber = gurke gurken; carrot = karotte möhre rüebli
mohrrübe; cabbage = kohl weißkohl wirsing; cauliflower = blumenkohl karfiol; sauerkraut = sauerkraut; broccoli =
brokkoli; spinach = spinat; bean = bohne bohnen fisole; pea = erbse erbsen; lentil = linse linsen; chickpea =
kichererbse; leek = lauch porree; celery = sellerie; asparagus = spargel; beetroot = rote_bete rote_rübe rande; turnip
= rübe rüben; radish = rettich radieschen; horseradish = meerrettich kren; bell pepper = paprika peperoni
paprikaschote; eggplant = aubergine melanzani; zucchini = zucchini; pumpkin = kürbis; corn = mais kukuruz; mushroom =
champignon speisepilz schwammerl; apple = apfel äpfel; pear = birne birnen; cherry = kirsche kirschen; plum = pflaume
zwetschge zwetschke; peach = pfirsich; apricot = aprikose marille; grape = traube trauben weintraube; strawberry =
erdbeere erdbeeren; raspberry = himbeere; blackberry = brombeere; blueberry = heidelbeere blaubeere; currant =
johannisbeere ribisel; gooseberry = stachelbeere; berry = beere beeren; banana = banane; pineapple = ananas; melon =
melone wassermelone; date fruit = dattel; pomegranate = granatapfel; coconut = kokosnuss kokos; raisin = rosine; walnut
= walnuss baumnuss; hazelnut = haselnuss; almond = mandel; peanut = erdnuss; chestnut = kastanie marone; poppy = mohn;
sesame = sesam; mineral water = mineralwasser sprudel; drinking water = trinkwasser; lemonade = limonade
sprudelgetränk; beer = bier biere pils; brewery = brauerei brauen brauer braustätte; hops = hopfen; malt = malz; winery
= weingut winzer weinbau weinlese; vineyard = weinberg rebberg wingert weingarten; vine = rebe weinstock reben;
sparkling wine = sekt schaumwein; champagne = champagner; liquor = schnaps spirituose branntwein likör; snack = imbiss
zwischenmahlzeit vesper; menu = speisekarte speisekarten; waiter = kellner kellnerin ober; cafe = café kaffeehaus;
famine = hungersnot hungersnöte; nutrient = nährstoff nährwert nährstoffe; protein = protein eiweißstoff proteine;
carbohydrate = kohlenhydrat kohlenhydrate; calorie = kalorie kalorien; shelf life = haltbarkeit; perishable =
verderblich leicht_verderblich; ferment = gären gärung fermentation vergären gegoren; spicy = würzig; gardener =
gärtnerei; gardening = gartenarbeit gartenbau; pasture = weideland alm alp; hay = heu; straw = stroh; shrub = sträucher
büsche staude; bloom = blühte blütezeit; flower bed = beet blumenbeet gemüsebeet; soil = böden; compost = kompost
komposthaufen kompostieren; fertilizer = dünger düngen düngemittel düngung; manure = gülle jauche; weed = unkraut jäten
unkräuter; sow = säen aussaat gesät; plant out = pflanzen pflanzung; watering = gießkanne bewässern bewässerung; spade
= spaten; shovel = schaufel schaufeln; rake = rechen harke; hoe = hacke; wheelbarrow = schubkarre scheibtruhe; pruning
shears = gartenschere heckenschere astschere; prune = beschneiden rückschnitt stutzen; flower pot = blumentopf
pflanzgefäß; pesticide = pestizid pflanzenschutzmittel insektenvernichtungsmittel herbizid; stem = stängel stengel
halm; tree trunk = baumstamm stämme; deciduous tree = laubbaum laubwald; conifer = nadelbaum nadelwald; oak = eiche
eichen; beech = buche; birch = birke; linden = linde; maple = ahorn; ash tree = esche; poplar = pappel; willow =
weidenbaum salweide; alder = erle; elm = ulme; spruce = fichte rottanne; fir = tanne tannen; pine = kiefer föhre; larch
= lärche; yew = eibe; juniper = wacholder; ivy = efeu; moss = moos; fern = farn; lichen = flechte; fungus = pilz pilze;
tulip = tulpe; lily = lilie; daisy = gänseblümchen margerite; dandelion = löwenzahn; sunflower = sonnenblume; carnation
= gartennelke; violet = veilchen; orchid = orchidee; heather = heidekraut; thistle = distel; nettle = brennnessel;
clover = klee; reed = schilf ried; cactus = kaktus kakteen; botany = botanik pflanzenkunde botanisch; plant life =
flora vegetation pflanzlich gewächs; forestry = forstwirtschaft förster forstwesen; timber = bauholz hölzer nutzholz;
logging = holzfällung abholzung rodung holzeinschlag roden; agriculture = ackerbau agrar landwirtschaftlich; plough =
pflug pflügen; tractor = traktor schlepper; wheat = weizen; rye = roggen; barley = gerste; oats = hafer; millet =
hirse; cattle breeding = viehzucht rinderzucht tierzucht; breed = züchten zucht züchter züchtung; livestock = nutztier
viehbestand; zoology = zoologie tierkunde; zoo = zoo tierpark tiergarten; veterinarian = veterinär; puppy = welpe
welpen; foal = fohlen; riding = reiter; saddle = sattel; hoof = huf hufe; donkey = esel; mule = maultier; ox = ochse;
bull = stier bulle; calf = kalb kälber; rabbit = kaninchen; hare = hase; hedgehog = igel; rat = ratte ratten; squirrel
= eichhörnchen; beaver = biber; mole = maulwurf; bat = fledermaus fledermäuse; fox = fuchs füchse; lynx = luchs; badger
= dachs; marten = marder; otter = fischotter; deer = reh hirsch rotwild; moose = elch; wild boar = wildschwein keiler;
bison = wisent büffel; tiger = tiger; leopard = leopard; elephant = elefant; rhinoceros = nashorn; hippopotamus =
nilpferd flusspferd; giraffe = giraffe; zebra = zebra; camel = kamel dromedar; ape = menschenaffe; kangaroo = känguru;
whale = wal wale walfang; dolphin = delfin delphin; sea seal = robbe seehund; walrus = walross; shark = hai haie; bird
of prey = greifvogel raubvogel; eagle = adler; falcon = falke; hawk = habicht; buzzard = bussard; owl = eule uhu; raven
= rabe krähe; sparrow = spatz sperling; blackbird = amsel; titmouse = meise; swallow bird = schwalbe; thrush = drossel;
nightingale = nachtigall; cuckoo = kuckuck; woodpecker = specht; pigeon = taube tauben; stork = storch störche; crane
bird = kranich; heron = reiher; swan = schwan; goose = gans gänse; duck = ente enten; seagull = möwe; ostrich =
vogelstrauß; parrot = papagei; rooster = hahnenkampf gockel; penguin = pinguin; feather = gefieder vogelfeder; beak =
schnabel; claw = kralle klaue; hatch = schlüpfen ausbrüten brüten brut geschlüpft; reptile = reptil kriechtier
reptilien; viper = kreuzotter otter; lizard = eidechse echse; crocodile = krokodil; turtle = schildkröte; dinosaur =
dinosaurier saurier; amphibian = amphibie lurch; frog = frosch frösche; toad = kröte; newt = molch salamander; bee =
biene bienen; beekeeper = imker bienenzucht bienenstock; wasp = wespe; hornet = hornisse; bumblebee = hummel; ant =
ameise; mosquito = mücke stechmücke gelse; butterfly = schmetterling falter; moth = motte nachtfalter; grasshopper =
heuschrecke; louse = blattlaus; flea = flöhe; spider = spinne spinnen; scorpion = skorpion; snail = schnecke schnecken;
caterpillar = raupe; larva = larve made; mammal = säugetier säuger; vertebrate = wirbeltier; predator = raubtier; prey
= beute; rodent = nagetier; subspecies = unterart; herd = herde rudel; shepherd = hirte schäfer hirten; hunting =
jäger; fishing = fischerei fischfang fischer angler; fur = pelz felle; horn = horn geweih hörner; mane = mähne; paw =
pfote tatze; tame = zahm zähmen; slaughter = schlachten schlachtung schlachthof; dress = kleiden; costume = tracht;
blouse = bluse; t-shirt = t-shirt leibchen; jeans = jeans; pullover = pullover pulli strickjacke; bra = büstenhalter
bh; sock = socke strumpf strümpfe; tights = strumpfhose; sandal = sandale; slipper = hausschuh pantoffel finken; cap =
mütze kappe; scarf = schal halstuch kopftuch; apron = schürze; collar = kragen; sleeve = ärmel; buttonhole = knopfloch
druckknopf; zipper = reißverschluss; linen = leinen flachs; hemp = hanf; jute = jute; thread = fäden garn zwirn; knit =
stricken gestrickt; crochet = häkeln; embroidery = stickerei sticken; weave = weben weber webstuhl weberei; spin thread
= spinnerei spinnrad; dye = färben farbstoff färbung; laundry = wäscherei; dry cleaning = chemische_reinigung
textilreinigung; clothesline = wäscheleine; hanger = kleiderbügel; jewellery = geschmeide; jeweller = juwelier
goldschmied; necklace = halskette ketten; bracelet = armband; earring = ohrring; watch = uhren; clockmaker = uhrmacher;
backpack = rucksack; suitcase = reisekoffer; purse = geldbörse portemonnaie geldbeutel; towel = handtuch handtücher
badetuch; shampoo = shampoo haarwaschmittel; toothbrush = zahnbürste; toothpaste = zahnpasta zahncreme; comb = kamm
kämmen; perfume = parfüm parfum; cosmetics = kosmetik; laptop = notebook laptop; computer science = informatik;
computer scientist = informatiker informatikerin; computing = edv; software = software; hardware = hardware; operating
system = betriebssystem; programming = programmieren programmierung; programmer = programmierer programmiererin;
developer = entwickler entwicklerin; source code = quelltext quellcode; programming language = programmiersprache;
algorithm = algorithmus algorithmen; database = datenbank datenbanken; data file = dateien; folder = ordner; backup =
datensicherung sicherungskopie; hard disk = festplatte; usb stick = usb-stick speicherstick; processor = prozessor
hauptprozessor; motherboard = hauptplatine platine leiterplatte; graphics card = grafikkarte; keyboard = tastatur;
mouse pointer = mauszeiger cursor; click = klicken anklicken mausklick; toner = toner; scan = scannen einscannen
scanner; uninstall = deinstallieren; update = update; download = herunterladen heruntergeladen; upload = hochladen
hochgeladen; user = benutzer nutzer; user interface = benutzeroberfläche; log out = ausloggen; encryption =
verschlüsseln; security gap = sicherheitslücke schwachstelle; malware = schadsoftware schadprogramm computervirus;
hacker = hacker; network = netzwerk; internet access = internetzugang; website = webseite website homepage
internetseite; browser = browser; search engine = suchmaschine; server = server; wireless = drahtlos kabellos; wifi =
funknetz; interface = schnittstelle schnittstellen; artificial intelligence = künstliche_intelligenz; robot = roboter;
automation = automatisierung; machine learning = maschinelles_lernen; digital = digital digitalisierung; binary = binär
dual; font = schriftart; restart = neustart neu_starten; media = medien medium; journalist = journalist reporter
journalistin; editor = redakteur redaktion redakteurin; editorial office = schriftleitung chefredaktion; headline =
schlagzeile; broadcast = ausstrahlung ausstrahlen; broadcaster = sender fernsehsender rundfunkanstalt; listener =
hörer; publisher = verleger verlage herausgeber; circulation = auflagen; printing press = buchdruck druckerei
druckpresse; censorship = zensieren; press freedom = pressefreiheit; photo = photographie; photographer = fotograf
fotografin; cinema = kino lichtspielhaus; film director = regisseur regie regisseurin; screenplay = drehbuch;
loudspeaker = lautsprecher; microphone = mikrofon; headphones = kopfhörer; silence = stille; recording = aufzeichnung
tonaufnahme; telegraph = telegraf telegraph telegramm; bookstore = buchhandlung buchladen; encyclopedia = enzyklopädie
lexikon nachschlagewerk; dictionary = wörterbuch wörterbücher; contents = inhaltsverzeichnis; footnote = fußnote;
preface = vorwort einleitung; manuscript = handschrift manuskript; parchment = pergament; eraser = radiergummi;
measurement = vermessung; unit of measure = maßeinheit; width = breite; depth = tiefe; thickness = dicke; diameter =
durchmesser; radius = radius halbmesser radien; circumference = umkreis; density = dichte; millimetre = millimeter;
centimetre = zentimeter; metre = meter; kilometre = kilometer; cubic metre = kubikmeter; hectare = hektar; litre =
liter; gram = gramm; kilogram = kilogramm kilo; pound = pfund; tonne = tonnen; mile = meile meilen; celsius = celsius;
acceleration = beschleunigung; watt = watt; volt = volt; ampere = ampere; hertz = hertz; per cent = hundertstel;
accuracy = genauigkeit; deviation = messfehler abweichung; physics = physik physikalisch; physicist = physiker
physikerin; gravity = schwerkraft gravitation schwere; inertia = trägheit; friction = reibung; momentum = impuls;
torque = drehmoment; rotation = rotation; orbit = umlaufbahn bahnen; oscillation = pendel schwang; wavelength =
wellenlänge; radioactive = radioaktiv radioaktivität; half-life = halbwertszeit; magnet = magnet magnetisch
magnetismus; electric charge = ladungen; electron = elektron elektronen; proton = proton; neutron = neutron; atom =
atom atome atomar; quantum = quant quanten; relativity = relativität relativitätstheorie; mechanics = mechanik
mechanisch; thermodynamics = thermodynamik wärmelehre; heat = wärme; optics = optik optisch; lens = linsenglas
sammellinse; refraction = brechung lichtbrechung; reflection = spiegelung reflexion; colour = farben; golden = golden
goldfarben; microscope = mikroskop; telescope = fernrohr teleskop; binoculars = fernglas feldstecher; discoverer =
entdecker; invention = erfindung; inventor = erfinder erfinderin; patent = patent; researcher = forscher; scientist =
gelehrter; natural science = naturwissenschaften; humanities = geisteswissenschaften geisteswissenschaft; observation =
beobachtung; chemistry = chemie chemisch; chemist = chemiker chemikerin; compound = chemische_verbindung; molecule =
molekül; ion = ion ionen; acid = säure säuren; base chemical = lauge base; alkaline = alkalisch basisch; solvent =
lösungsmittel lösemittel verdünner; soluble = löslich wasserlöslich; catalyst = katalysator; oxidation = oxidation
oxidieren; rust = rost rosten verrostet; corrosion = korrosion; hydrogen = wasserstoff; oxygen = sauerstoff; nitrogen =
stickstoff; carbon = kohlenstoff; carbon dioxide = kohlendioxid kohlenstoffdioxid kohlensäure; carbon monoxide =
kohlenmonoxid; sulphur = schwefel; phosphorus = phosphor phosphat; chlorine = chlor; fluorine = fluor; iodine = jod;
silicon = silizium silicium; sodium = natrium; potassium = kalium; calcium = kalzium calcium; magnesium = magnesium;
aluminium = aluminium alu; steel = edelstahl; copper = kupfer; bronze = bronze; brass = messing; zinc = zink; tin metal
= zinn; mercury = quecksilber; platinum = platin; nickel = nickel; uranium = uran; plutonium = plutonium; noble gas =
edelgas; helium = helium; alloy = legierung; ore = erz erze; crystal = kristall kristalle; ammonia = ammoniak; nitric
acid = salpetersäure; hydrochloric acid = salzsäure; saltpetre = salpeter nitrat; lye = natronlauge; rubber = gummi
kautschuk; resin = harz harze; wax = wachs; tar = teer; asphalt = asphalt; ceramic = keramik; porcelain = porzellan;
clay = lehm; explosive = sprengstoff explosiv; gunpowder = schießpulver schwarzpulver; evaporate = verdunsten
verdampfen verdampfung; boiling point = siedepunkt; melting point = schmelzpunkt; condensation = kondensation
kondenswasser; distillation = destillation destillieren; stench = stank; odourless = geruchlos; biology = biologie
biologisch; biologist = biologe biologin; living being = organismus; gene = gen gene erbanlage; genetics = genetik
genetisch vererbungslehre; dna = dns erbgut; heredity = vererbung erblich; mutation = mutation; evolution = evolution
evolutionär; natural selection = selektion auslese; reproduction = fortpflanzung vermehrung; fertilization =
befruchtung befruchten; pollen = pollen blütenstaub; pollination = bestäubung; photosynthesis = photosynthese;
metabolism = stoffwechsel; enzyme = enzym; bacterium = bakterie; germ = krankheitserreger erreger; parasite = parasit
schmarotzer; habitat = lebensraum habitat; ecology = ökologie ökologisch; ecosystem = ökosystem; biodiversity =
artenvielfalt biodiversität; nature reserve = naturschutzgebiet; conservation = naturschutz denkmalschutz;
environmental protection = umweltschutz; pollution = umweltverschmutzung schadstoff verunreinigung; recycling =
wiederverwertung recycling; sustainability = nachhaltigkeit nachhaltig; plague = pest pestepidemie; cholera = cholera;
smallpox = pocken blattern; tuberculosis = tuberkulose schwindsucht; blindness = blindheit; immune system =
immunsystem; antibody = antikörper; psychology = psychologie seelenkunde; corpse = kadaver; autopsy = obduktion
leichenschau; anatomy = anatomie; spinal cord = rückenmark; skeleton = skelett; tendon = sehne; bleed = blutung; blood
vessel = blutgefäß; spleen = milz; pancreas = bauchspeicheldrüse; gland = drüse; jaw = kieferknochen unterkiefer; fist
= faust fäuste; heel = ferse; mathematician = mathematiker mathematikerin; arithmetic = arithmetik; geometry =
geometrie geometrisch; algebra = algebra algebraisch; calculus = infinitesimalrechnung analysis; statistics = statistik
statistisch; probability = wahrscheinlichkeit; theorem = lehrsatz theorem; axiom = axiom; equation = gleichung
gleichungen; formula = formel formeln; variable = variable veränderlich; vector = vektor; matrix = matrix matrizen;
integer = ganze_zahl; prime number = primzahl; fraction = bruchzahl bruchrechnung; digit = ziffern; addition = addition
zusammenzählen; subtraction = subtraktion subtrahieren; multiplication = multiplikation; division = division; sum =
summen; square root = quadratwurzel; triangle = dreieck; rectangle = rechteck rechteckig; polygon = vieleck polygon;
cube = würfel kubus; sphere = sphäre; cylinder = zylinder; cone = kegel konus; pyramid = pyramide; angle = winkel;
perpendicular = lotrecht rechtwinklig; coordinate = koordinate koordinaten; axis = achse achsen; infinite =
unendlichkeit; calculation = kalkulation; geology = geologie geologisch; geologist = geologe; gravel = kies schotter
geröll; sandstone = sandstein; limestone = kalkstein; granite = granit; basalt = basalt; slate = schiefer; marble =
marmor; gypsum = gipsstein; chalk = kreide; flint = feuerstein; quartz = quarz; diamond = diamant; amber = bernstein;
mineral = mineral mineralien; fossil = fossil versteinerung; lignite = braunkohle; petroleum = erdöl rohöl; peat =
torf; mining = bergbau; miner = bergmann bergleute bergarbeiter; quarry = steinbruch; shaft = schacht schächte; deposit
of ore = lagerstätte; sediment = sediment ablagerung; erosion = erosion abtragung; weathering = verwitterung;
earthquake = erdbeben; volcano = vulkan vulkane vulkanisch; eruption = vulkanausbruch ausbrüche; lava = lava; earth
crust = erdkruste kruste; mantle = erdmantel; glacier = gletscher; ice age = eiszeit kaltzeit; moraine = moräne;
landslide = erdrutsch bergsturz hangrutschung; avalanche = lawine lawinen; cave = höhle grotte; globe = erdball globus;
astronaut = astronaut raumfahrer kosmonaut; spacecraft = raumschiff raumsonde raumfahrzeug; rocket = rakete raketen;
satellite = satellit; astronomy = astronomie sternkunde; observatory = sternwarte observatorium; comet = komet; galaxy
= galaxie milchstraße; eclipse = finsternis sonnenfinsternis; equator = äquator; tropic = wendekreis tropen tropisch;
pole = pol pole; latitude = breitengrad geografische_breite; longitude = längengrad; weather forecast =
wettervorhersage wetterbericht; meteorology = meteorologie; climate change = klimawandel klimaveränderung erderwärmung;
greenhouse gas = treibhausgas treibhausgase; emission = emission ausstoß; atmosphere = atmosphäre; air pressure =
luftdruck; high pressure area = hochdruckgebiet; low pressure area = tiefdruckgebiet; precipitation = niederschlag
niederschläge; drizzle = nieselregen; shower of rain = regenschauer schauer; frost = frost; hurricane = hurrikan
wirbelsturm; tornado = windhose tornado; foehn wind = föhnwind; rainbow = regenbogen; dew = tau; drought = dürre
trockenheit; dusk = abenddämmerung; spring season = lenz; geography = geographie geografie erdkunde geografisch; atlas
= atlas; compass = kompass; mountains = gebirgszug; ridge = grat bergkamm bergrücken; mountain pass = passstraße
gebirgspass; gorge = schlucht; plain = tiefebene flachland; plateau = hochebene hochland; lowland = tiefland niederung;
basin = becken; steppe = steppe; heath = heide heideland; moor = moor sumpf moore sümpfe; swamp = morast bruchland;
marsh = marschland; stream = bäche; water source = quellen; estuary = flussmündung münden; tributary = nebenfluss
zufluss; river bank = flussufer; rapids = stromschnelle; waterfall = wasserfall wasserfälle; canal = kanäle; puddle =
pfütze; sea = meere; black sea = schwarzes_meer; atlantic = atlantik atlantisch; pacific = pazifik stiller_ozean; dune
= düne; cliff = klippe steilküste; gulf = golf; strait = meerenge sund; peninsula = halbinsel; cape = kap; dike = deich
deiche; tide = gezeiten tide; low tide = ebbe niedrigwasser; wadden sea = wattenmeer; sea level = meeresspiegel; lagoon
= haff lagune; reef = riff; coral = koralle; large city = metropole; town = marktflecken; hamlet = weiler; suburb =
vorort vorstadt; city district = stadtviertel kiez; settler = siedler; population density = bevölkerungsdichte; county
= grafschaft; frontier = grenzland; territory = territorium hoheitsgebiet; antarctica = antarktis; arctic = arktis;
north america = nordamerika; south america = südamerika; central europe = mitteleuropa; eastern europe = osteuropa;
western europe = westeuropa; scandinavia = skandinavien skandinavisch; balkans = balkan; middle east = nahost
naher_osten mittlerer_osten; far east = fernost; orient = orient morgenland orientalisch; occident = abendland; east
germany = ddr ostdeutschland; liechtenstein = liechtenstein; french = französisch franzosen französin; italian =
italiener; spanish = spanier; portuguese = portugiese; english = engländer; british = briten; united kingdom =
vereinigtes_königreich; scot = schotte; wales = wales; welsh = walisisch; irish = ire iren; dutch = niederländisch
niederländer holländisch holländer; belgian = belgier; luxembourg = luxemburg; danish = dänen; norwegian = norwegisch
norweger; finnish = finne; iceland = island; icelandic = isländisch; czech republic = tschechische_republik; hungarian
= ungar; slovenia = slowenien slowenisch; croatian = kroate; serbian = serbe; bosnia = bosnien bosnisch; herzegovina =
herzegowina; montenegro = montenegro; kosovo = kosovo; macedonia = mazedonien nordmazedonien; albania = albanien
albanisch; yugoslavia = jugoslawien jugoslawisch; greek = griechen; romanian = rumäne; moldova = moldawien; russian =
russen; soviet union = udssr; ukrainian = ukrainisch ukrainer; belarus = weißrussland belarus; lithuania = litauen
litauisch; latvia = lettland lettisch; estonia = estland estnisch; turkish = türken; ottoman = osmanisch osmanen
osmane; cyprus = zypern; georgia = georgien georgisch; armenia = armenien armenisch armenier; azerbaijan =
aserbaidschan; palestine = palästina palästinensisch; syria = syrien syrisch; lebanon = libanon; jordan = jordanien;
iraq = irak; iran = iran; persian = persisch perser persien; saudi arabia = saudi-arabien; yemen = jemen; egyptian =
ägyptisch ägypter; libya = libyen; tunisia = tunesien; algeria = algerien; morocco = marokko marokkanisch; ethiopia =
äthiopien abessinien; kenya = kenia; south africa = südafrika; namibia = namibia; congo = kongo; ivory coast =
elfenbeinküste; cameroon = kamerun; nigeria = nigeria; tanzania = tansania; mozambique = mosambik; chad = tschad;
afghanistan = afghanistan afghanisch; pakistan = pakistan; indian = inder; native american = indianer indianisch
indigene; bangladesh = bangladesch; chinese = chinesisch; japanese = japanisch japaner; korea = korea koreanisch;
mongolia = mongolei mongolen mongolisch; vietnam = vietnam vietnamesisch; cambodia = kambodscha; indonesia =
indonesien; philippines = philippinen; singapore = singapur; kazakhstan = kasachstan; uzbekistan = usbekistan; new
zealand = neuseeland; united states = vereinigte_staaten; canada = kanada kanadisch; mexico = mexiko mexikanisch; cuba
= kuba; brazil = brasilien brasilianisch; argentina = argentinien; chile = chile; bolivia = bolivien; colombia =
kolumbien; venezuela = venezuela; peru = peru; saxony-anhalt = sachsen-anhalt; baden = baden-württemberg; swabia =
schwaben schwäbisch; franconia = fränkisch; palatinate = pfalz rheinland-pfalz; westphalia = westfalen
nordrhein-westfalen; east prussia = ostpreußen; brandenburg = brandenburg; pomerania = pommern mecklenburg-vorpommern;
silesia = schlesien; bohemia = böhmen böhmisch; moravia = mähren; galicia = galizien; transylvania = siebenbürgen;
south tyrol = südtirol; upper austria = oberösterreich; lower austria = niederösterreich; burgenland = burgenland;
black forest = schwarzwald; lake constance = bodensee; carpathians = karpaten; pyrenees = pyrenäen; ore mountains =
erzgebirge; ruhr area = ruhrgebiet; elbe = elbe; moselle = mosel; vistula = weichsel; meuse = maas; main river = main;
neckar = neckar; weser = weser; thames = themse; volga = wolga; nile = nil; vltava = moldau; alsace = elsass
elsässisch; lorraine = lothringen; burgundy = burgund; normandy = normandie; brittany = bretagne; flanders = flandern
flämisch; friesland = friesland friesisch; lombardy = lombardei; tuscany = toskana; sardinia = sardinien; sicily =
sizilien; corsica = korsika; crete = kreta; crimea = krim; siberia = sibirien; caucasus = kaukasus; nuremberg =
nürnberg; hanover = hannover; brunswick = braunschweig; basel = basel; bern = bern; lucerne = luzern; krakow = krakau;
gdansk = danzig; wroclaw = breslau; bratislava = pressburg; ljubljana = laibach; belgrade = belgrad; bucharest =
bukarest; saint petersburg = sankt_petersburg; kyiv = kiew; naples = neapel; turin = turin; genoa = genua; trieste =
triest; antwerp = antwerpen; the hague = den_haag; copenhagen = kopenhagen; constantinople = konstantinopel; jerusalem
= jerusalem; cairo = kairo; damascus = damaskus; baghdad = bagdad; tehran = teheran; beijing = peking; tokyo = tokio;
havana = havanna; strasbourg = straßburg; city of nice = nizza; historian = historiker historikerin
geschichtsschreiber; chronicle = chronik; era = ära; antiquity = antike; prehistory = urgeschichte vorgeschichte
frühgeschichte; stone age = steinzeit jungsteinzeit; middle ages = mittelalter mittelalterlich; modern era = neuzeit
moderne; renaissance = renaissance; archaeology = archäologie archäologisch ausgrabung; archaeologist = archäologe;
ruins = ruinen trümmer; tomb = gruft grabmal; memorial = gedenkstätte mahnmal; fortress = festung; moat = burggraben;
armour = rüstung panzerung harnisch; spear = speer lanze spieß; arrow = pfeil armbrust; crossbow = armbrustschütze;
crusade = kreuzzug kreuzzüge; holy roman empire = heiliges_römisches_reich; royal = königlich; princess = fürstin;
principality = fürstentum; grand duchy = großherzogtum; elector = kurfürst; nobility = adelsgeschlecht; feudal = feudal
lehnswesen lehen; vassal = vasall lehnsmann; serf = leibeigener leibeigenschaft hörige; citizenry = bürgertum; guild =
zunft gilde innung zünfte; hanseatic league = hanse; dynasty = dynastie herrscherhaus; coronation = krönen; coat of
arms = wappen; reign = regierungszeit regentschaft; tsar = zar zarin; sultan = sultan; pharaoh = pharao; abdicate =
abdanken; conqueror = eroberer; colony = kolonie kolonien; colonial = kolonial kolonialismus; germanic = germanisch
germanen; celt = kelten keltisch; slav = slawen slawisch; goth = goten gotisch; viking = wikinger; hun = hunnen;
barbarian = barbaren; migration period = völkerwanderung; reformation = reformation reformator; thirty years war =
dreißigjähriger_krieg; industrial revolution = industrielle_revolution; uprising = aufstände; rebellion = meuterei;
peasants war = bauernkrieg; first world war = erster_weltkrieg; second world war = zweiter_weltkrieg; world war =
weltkrieg weltkriege; interwar period = zwischenkriegszeit; postwar = nachkriegszeit nachkriegs; weimar republic =
weimarer_republik; national socialism = nationalsozialismus nationalsozialistisch; nazi = nazi nationalsozialist; third
reich = drittes_reich; seizure of power = machtergreifung; concentration camp = konzentrationslager kz; persecution =
verfolgung judenverfolgung; holocaust = holocaust schoah; genocide = völkermord; resistance movement =
widerstandsbewegung widerstandskämpfer; expellee = vertriebene heimatvertriebene; occupation zone = besatzungszone;
reunification = wiedervereinigung; iron curtain = eiserner_vorhang; cold war = kalter_krieg; berlin wall =
berliner_mauer; civil war = bürgerkrieg; armistice = waffenstillstand; ceasefire = feuerpause waffenruhe; fighter =
kämpfer; siege = belagerung belagern; raid = überfallen; defence = verteidigung abwehr; invasion = einmarsch invasion;
campaign military = feldzug feldzüge; trench = schützengraben gräben; armed forces = streitkräfte wehrmacht; troops =
truppen; field marshal = feldmarschall; colonel = oberst; army captain = hauptmann; lieutenant = leutnant; sergeant =
feldwebel unteroffizier wachtmeister; infantry = infanterie fußtruppen; cavalry = kavallerie reiterei; artillery =
artillerie geschütz; regiment = regiment; battalion = bataillon; army division = heeresdivision; military company =
kompanie; squadron = geschwader staffel; conscription = wehrpflicht musterung; civilian service = wehrersatzdienst;
barracks = kaserne; headquarters = hauptquartier; general staff = generalstab; fleet = flotte; submarine = u-boot
unterseeboot; warship = kriegsschiff; aircraft carrier = flugzeugträger; air force = luftwaffe; bomber = bomber
kampfflugzeug; bombing = bombenangriff bombardierung; air raid = luftangriff fliegeralarm; armoured tank = panzer
kampfpanzer; arms = rüstungsgüter; armament = aufrüstung kriegsgerät; disarmament = abrüstung; rifle = flinte; pistol =
revolver; cannon = kanone; ammunition = munition patrone; bullet = projektil gewehrkugel; grenade = granate; land mine
= landmine tretmine; nuclear weapon = atomwaffe kernwaffe atombombe; prisoner of war = kriegsgefangener
kriegsgefangenschaft; casualties = verluste gefallene; wounded = verwundete; deserter = deserteur fahnenflucht; spy =
spion spionage; secret service = geheimdienst nachrichtendienst; espionage = agententätigkeit; treason = verrat
hochverrat; ally = verbündeter alliierte verbündete; alliance = bündnis allianz bündnisse; ultimatum = ultimatum;
annexation = annexion; medal = auszeichnung medaille; political = politisch; politician = politiker; party conference =
parteitag; member of parliament = abgeordneter parlamentarier mandatar; upper house = ständerat; parliamentary group =
fraktion; faction = flügelkampf; electoral campaign = wahlkampf; absolute majority = absolute_mehrheit; coalition =
koalition; candidacy = kandidatur; prime minister = ministerpräsident premierminister ministerpräsidentin; federal
president = bundespräsident; governor = gouverneur statthalter landeshauptmann; senate = senat; cabinet = kabinett;
head of government = regierungschef; department head = dezernent; councillor = ratsherr; separation of powers =
gewaltenteilung; federation = bund föderation; federalism = föderalismus; confederation = staatenbund; united nations =
vereinte_nationen uno; form of government = staatsform; democrat = demokrat; tyranny = tyrannei gewaltherrschaft;
authoritarian = autoritär; regime = regime; coup = putsch staatsstreich; anarchy = anarchie; communism = kommunismus
kommunistisch kommunist; socialism = sozialismus sozialistisch sozialist; social democracy = sozialdemokratie
sozialdemokrat sozialdemokratisch; liberalism = liberalismus liberal; conservative = konservativ konservatismus;
nationalism = nationalismus nationalistisch; fascism = faschismus faschist; capitalism = kapitalismus kapitalistisch;
right wing = rechte_partei rechtsextrem; ideology = ideologie weltanschauung; propaganda = propaganda; movement =
volksbewegung friedensbewegung; riot = unruhen; terrorism = terrorismus terror; terrorist = terrorist attentäter;
assassination = attentat ermordung; state of emergency = ausnahmezustand notstand; sovereignty = souveränität;
independence = unabhängigkeit; human rights = menschenrechte; civil rights = bürgerrechte; foreign policy =
außenpolitik; diplomat = diplomat diplomatie; summit = gipfeltreffen; sanction = sanktion; draft law = gesetzentwurf
gesetzesvorlage; faith = glauben; saint = heiliger heilige; cathedral = dom münster kathedrale; monastery = klöster
kloster abtei; abbot = abt; abbess = äbtissin; parish = pfarrei kirchengemeinde pfarre; archbishop = erzbischof;
diocese = bistum diözese; cardinal = kardinal; papal = päpstlich; clergy = klerus geistlichkeit; missionary =
missionar; orthodox = orthodox; islam = islamisch; mosque = moschee; koran = koran; judaism = judentum; synagogue =
synagoge; rabbi = rabbiner; buddhism = buddhismus buddhist; hinduism = hinduismus hindu; pagan = heidnisch heiden;
temple = tempel; altar = altar altäre; sacrifice = opfern; bible = bibel bibelstelle; gospel = evangelium; old
testament = altes_testament; new testament = neues_testament; psalm = psalm; prophet = prophet; apostle = apostel
jünger; angel = engel; paradise = paradies; blessing = segen segnen; communion = abendmahl; confession = beichte
konfession; pilgrimage = wallfahrt pilger pilgerfahrt; relic = reliquie; heresy = ketzerei häresie ketzer; witch = hexe
hexerei hexenverfolgung; superstition = aberglaube; myth = mythos mythologie; legend = sage legende; theology =
theologie theologe; atheism = atheismus atheist; sect = sekte; lent = fastenzeit fasten; all saints = allerheiligen;
corpus christi = fronleichnam; ascension = himmelfahrt; epiphany = dreikönigstag; economic = wirtschaftlich; economist
= ökonom volkswirt; business management = betriebswirtschaft betriebswirtschaftslehre; gross domestic product =
bruttoinlandsprodukt bip; recession = rezession konjunkturrückgang; business cycle = konjunktur; boom = aufschwung
hochkonjunktur; prosperous = vermögend; competitor = wettbewerber; monopoly = monopol; cartel = kartell; wholesale =
großhandel; trade fair = handelsmesse fachmesse; corporation = ag; subsidiary = tochtergesellschaft tochterunternehmen;
merger = fusion zusammenschluss; privatization = privatisierung; nationalization = verstaatlichung; foreman =
vorarbeiter polier werkmeister; central bank = zentralbank notenbank bundesbank; public debt = staatsverschuldung;
export = export ausfuhr exportieren; import = import einfuhr importieren; raw material = rohstoff rohstoffe;
industrialization = industrialisierung; mass production = massenproduktion; assembly line = fließband; steelworks =
stahlwerk; smelter = eisenhütte schmelzhütte; blast furnace = hochofen; foundry = gießerei; rolling mill = walzwerk;
sawmill = sägewerk; refinery = raffinerie; shipyard = werft; miller = müller; mechanical engineering = maschinenbau;
tourism = tourismus fremdenverkehr; tour = rundfahrt rundreise; freight = güterverkehr; forwarding agent = spediteur;
logistics = logistik; coach = reisebus postauto trainer trainerin; railway line = bahnstrecke bahnlinie
eisenbahnstrecke; locomotive = lokomotive lok dampflok; railcar = triebwagen; wagon = waggon güterwagen; train
conductor = zugbegleiter; gear = zahnrad; accelerator = gaspedal; spark plug = zündkerze; car body = karosserie;
windscreen wiper = scheibenwischer; indicator = blinker; car horn = hupe; airbag = airbag; tank = tanks; carriage =
kutsche; cart = karren fuhrwerk; sledge = schlitten; lane = fahrspur fahrstreifen; tunnel = tunnel; sailing ship =
segelschiff; steamship = dampfschiff; barge = lastkahn; raft = floß; anchor = anker; mast = mast; rudder = steuerruder;
oar = ruder rudern; crew = schiffsbesatzung crew; captain = kapitän; shipping = schifffahrt reederei; harbour = häfen;
canal lock = schleuse; lighthouse = leuchtturm; dock = dock kai; pier = mole landungsbrücke; shipwreck = schiffbruch
wrack; aircraft = luftfahrzeug; helicopter = hubschrauber helikopter; airship = luftschiff zeppelin; balloon =
heißluftballon ballon; glider = segelflugzeug; drone = drohne; aviation = luftfahrt flugwesen; runway = landebahn
startbahn rollbahn; landing = landung; parachute = fallschirm; cable car = seilbahn gondelbahn; ski lift = skilift
sessellift; engineering = ingenieurwesen; mechanic = mechaniker schrauber; technology = technologie; drive mechanism =
antriebe; combustion engine = verbrennungsmotor; turbine = turbine; piston = kolben; crankshaft = kurbelwelle; crank =
kurbel; drive shaft = getriebewelle; bearing = kugellager gleitlager; winch = seilwinde; pulley = flaschenzug; lift
load = hebebühne; conveyor = förderband; lubricant = schmiermittel schmierstoff; lubricate = schmieren ölen; hydraulic
= hydraulisch hydraulik; nozzle = düse; sensor = sensor fühler; lathe = drehbank drehmaschine; milling machine = fräse
fräsmaschine fräsen; casting = gussform guss; sheet metal = blech; rivet = niet nieten; plank = bohle; grid = gitter
raster; architecture = architektur baukunst; romanesque = romanisch romanik; gothic = gotik; baroque = barock; rococo =
rokoko; classicism = klassizismus klassizistisch; art nouveau = jugendstil; historicism = historismus; half-timbered =
fachwerk fachwerkhaus; portal = portal; nave = kirchenschiff langhaus; church choir = chorraum; apse = apsis; crypt =
krypta; pulpit = kanzel; ornament = ornament; stucco = stuck; floor plan = grundriss; gatehouse = torhaus stadttor;
town square = marktplatz plätze; fountain = springbrunnen; urban planning = städtebau stadtplanung; restoration =
restaurierung; reconstruction = wiederaufbau rekonstruktion; listed building = kulturdenkmal baudenkmal; world heritage
= weltkulturerbe welterbe; academy = akademie; lecturer = privatdozent; university chair = lehrstuhl; curriculum =
lehrplan; academic degree = akademischer_grad; classroom = klassenzimmer; literacy = alphabetisierung; pedagogy =
pädagogik pädagogisch; philosophy = philosophie philosophisch; philosopher = philosoph; ethics = ethik sittenlehre;
thinker = denker; sociology = soziologie soziologe; anthropology = anthropologie völkerkunde; linguistics =
sprachwissenschaft linguistik; dialect = dialekt mundart; grammar = grammatik; noun = substantiv hauptwort; adjective =
adjektiv eigenschaftswort; syllable = silbe; consonant = konsonant mitlaut; vowel = vokal selbstlaut; alphabet =
alphabet; spelling = rechtschreibung orthografie; script = schriftsystem; fine arts = bildende_kunst; draughtsman =
zeichner; watercolour = aquarell; fresco = fresko wandmalerei deckenmalerei; still life = stillleben; engraving =
kupferstich stich; etching = radierung; woodcut = holzschnitt; graphic = grafik graphik; sculpture = skulptur
bildhauerei; sculptor = bildhauer bildhauerin; bust = büste; carving = schnitzerei schnitzen; mosaic = mosaik; tapestry
= wandteppich gobelin; collector = sammler; work of art = kunstwerk kunstwerke; masterpiece = meisterwerk;
impressionism = impressionismus; expressionism = expressionismus; realism = realismus; romanticism = romantik
romantisch; avant-garde = avantgarde; designer = gestalter designer; musician = musiker musikant; composer = komponist
komponistin tondichter; melody = melodie; musical beat = takt; musical key = tonart; major key = dur; minor key = moll;
singer = sänger; soprano = sopran; alto = altstimme; tenor = tenor; orchestra = orchester; orchestra conductor =
dirigent kapellmeister dirigieren; symphony = sinfonie symphonie; operetta = operette; chamber music = kammermusik;
aria = arie; fugue = fuge; suite = suite; hymn = hymne nationalhymne choral; violin = geige violine; viola = bratsche;
cello = cello violoncello; double bass = kontrabass; guitar = gitarre; lute = laute; harp = harfe; zither = zither;
piano = klavier pianist; harpsichord = cembalo; organist = organist; accordion = akkordeon handorgel; flute = flöte
querflöte; recorder flute = blockflöte; oboe = oboe; clarinet = klarinette; bassoon = fagott; trumpet = trompete;
trombone = posaune; horn instrument = waldhorn; brass instrument = blechblasinstrument; wind instrument =
blasinstrument blasmusik; string instrument = streichinstrument saiten; percussion = schlagzeug pauke; hit song =
schlager; folk song = volkslied; folk music = volksmusik; play music = musizieren; dancer = tänzer tänzerin; ballet =
ballett; theatre = schauspielhaus; stage play = theaterstück schauspiel drama; comedy = komödie lustspiel; premiere =
uraufführung erstaufführung premiere; ensemble = ensemble; theatre director = intendant; circus = zirkus; curtain call
= applaus beifall; rhyme = reim; novel = romane; short story = kurzgeschichte; fable = fabel; ballad = ballade; epic =
epos epik; biography = biografie biographie; autobiography = autobiografie memoiren; essay = essay; pamphlet =
flugschrift; satire = satire; irony = ironie; critic = kritiker rezensent; main character = hauptfigur protagonist;
athlete = athlet; goalkeeper = torwart tormann torhüter; goal = torschuss treffer; referee = schiedsrichter; penalty
kick = elfmeter; striker = stürmer; league = liga bundesliga; championship = meisterschaft; champion = weltmeister
landesmeister; world cup = weltmeisterschaft wm; european championship = europameisterschaft em; olympic games =
olympia olympische_spiele; winner = sieger; draw match = unentschieden; stadium = stadion; athletics = leichtathletik;
runner = läufer; handball = handball; tennis = tennis; diving = tauchen taucher; ski = ski schi skifahren;
cross-country skiing = langlauf; sledding = rodeln; ice skating = eislauf schlittschuh; ice hockey = eishockey; cycling
= radsport radrennen; mountaineering = bergsteigen bergsteiger alpinismus; hiking = wanderweg; boxing = boxen boxer;
wrestling = ringer; fencing = fechten fechter; shooting club = schützenverein schützenfest; chess = schach; lottery =
lotterie; social class = gesellschaftsschicht; middle class = mittelschicht mittelstand; upper class = oberschicht
oberklasse; working class = arbeiterklasse arbeiterschaft proletariat; welfare = wohlfahrt; welfare state = sozialstaat
wohlfahrtsstaat; civilization = zivilisation; ethnic group = volksgruppe ethnie ethnisch; racism = rassismus
rassistisch; antisemitism = antisemitismus judenfeindlichkeit; emancipation = emanzipation; seniors = greis; life
expectancy = lebenserwartung; birth rate = geburtenrate; mortality = sterblichkeit; migration = migration
wanderungsbewegung; immigrant = einwanderer zuwanderer immigrant; immigration = einwanderung zuwanderung einwandern;
emigration = auswanderung emigration auswandern; emigrant = auswanderer emigrant; flee = flüchten; asylum seeker =
asylsuchender; deportation = deportation; guest worker = gastarbeiter; exile = exil verbannung; diaspora = diaspora;
nomad = nomade; roma = zigeuner; headscarf = schleier; prisoner = häftling; death penalty = todesstrafe; execution =
hinrichtung; emergence = entstehung entstanden; shape = formen; elastic = elastisch dehnbar; brittle = spröde
zerbrechlich; leaky = durchlässig; waterproof = wasserdicht wasserfest; heat-resistant = hitzebeständig feuerfest;
dishwasher-safe = spülmaschinenfest; worn out = verschlissen; overheat = überhitzen überhitzung; overload =
überlastung; vibration = vibration; buzz = brummen; beep = piepton signalton; squeak = quietschen; rattle = klappern;
flicker = flackern; blink = blinken; drip tray = tropfschale auffangschale; nozzle brush = bodendüse; detergent drawer
= waschmittelschublade einspülkasten; refrigerant = kältemittel; compressor = kompressor verdichter; defrost =
enteisen; load up = befüllen; fill level = füllstand; lie down = liegen; unplug = ausstecken; barrel = fass fässer;
chain link = kettenglied; thread of screw = gewinde; dimmer = dimmer; annex = nebengebäude; sunshade = sonnenschirm;
bay window = erker; tiled stove = kachelofen; worktop = arbeitsplatte; aluminium foil = alufolie; foil = folie;
elephant trunk = rüssel; rehearsal = generalprobe; disability = behinderung
`;
