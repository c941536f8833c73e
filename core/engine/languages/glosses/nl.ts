/** Dutch words by what they mean in English, as `createGlosses` reads them. */
export const glosses = `
law = wet wetten; money = geld geldsom gelden; matter = zaak zaken aangelegenheid materie; name = naam benaming namen;
road = weg wegen; window = raam venster ramen vensters; reason = beweegreden redenen reden rede; case = geval gevallen;
low = laag lage lager laagste; task = taak taken; place = plaats plek; member = leden lidmaat lid; healthy = gezond
gezonde; area = gebieden gebied; lock = slot sloten hangslot; budget = begroting budget; doctor = dokter arts huisarts
geneesheer artsen; childcare = kinderopvang opvang kinderdagverblijf crèche; expenses = uitgaven; bill = rekening
rekeningen nota; employee = werknemer werknemers werkneemster medewerker medewerkers medewerkster bediende
personeelslid; revenue = omzet opbrengst; eviction = uithuiszetting ontruiming ontruimen ontruimd uitzetting; board =
raad_van_bestuur bestuur paneel; way = wijze manier manieren; defect = gebreken mankement manco defecten gebrek; brand
= handelsmerk merk merken; electricity = elektriciteit stroom; flight = vlucht; part = deel gedeelte onderdeel
bestanddeel; shipment = zending verzending; value = waarde; lease = huurovereenkomst huurcontract huurovereenkomsten
pacht pachtovereenkomst; rent = huren huurt huurde gehuurd huur huurprijs huurgeld huishuur; the = de het den der des;
a = een; i = ik; you = jij je u gij ge jou jullie uzelf jezelf; he = hij; she = zij ze; it = er; we = wij we; me = mij
me mijzelf mezelf; us = ons onze; him = hem; her = haar; them = hun hen; my = mijn; your = uw jouw uwe; himself =
zichzelf zich hemzelf; ourselves = onszelf; themselves = henzelf; each other = elkaar elkander mekaar elkaars; mine =
mijne mijnbouw kolenmijn mijnschacht; this = dit deze dezen; that = dat die; those = degenen diegenen dezulken; the one
= degene diegene datgene hetgeen; such = zulke zulk dergelijk dergelijke soortgelijk soortgelijke zodanig zodanige;
same = dezelfde hetzelfde zelfde gelijke; who = wie; whose = wiens wier; what = wat; which = welk welke dewelke; where
= waar alwaar; when = wanneer toen; why = waarom waartoe; how = hoe; how much = hoeveel; how many = hoeveelste; how
long = hoelang; where from = vanwaar; where to = waarheen waarnaartoe; with which = waarmee; on which = waarop waaraan;
in which = waarin waarbinnen; for which = waarvoor; of which = waarvan; by which = waardoor waarbij; about which =
waarover waaromtrent; after which = waarna; from which = waaruit; against which = waartegen; under which = waaronder;
with it = ermee daarmee hiermee; on it = erop daarop hierop; in it = erin daarin hierin; for it = ervoor daarvoor
hiervoor; of it = ervan daarvan hiervan; through it = erdoor hierdoor; about it = erover daarover hierover; thereby =
daarbij erbij hierbij; then = dan vervolgens; thereafter = daarna hierna nadien erna; to it = eraan daaraan hieraan
ernaar daarnaar ertoe hiertoe; from it = eruit daaruit hieruit; against it = daartegen ertegen hiertegen; under it =
daaronder eronder hieronder; above it = daarboven erboven hierboven; beside it = daarnaast ernaast hiernaast; around it
= eromheen erom; between them = daartussen ertussen; behind it = daarachter erachter; there = daar aldaar ginder ginds
daarginds; here = hier alhier hierzo; to there = daarheen erheen naartoe ernaartoe hiernaartoe heen; everywhere =
overal alom allerwegen; nowhere = nergens; somewhere = ergens; of = van; in = in; on = op; at = te; to = naar aan
richting; with = met mee; without = zonder; for = voor ten_behoeve_van ten_gunste_van; by = door middels
door_middel_van; via = via; from = vanaf vanuit uit; about = over omtrent betreffende aangaande inzake nopens
ten_aanzien_van met_betrekking_tot ongeveer circa plusminus om_en_bij; with regard to = betreft qua; until = tot totdat
tot_en_met; against = tegen contra; between = tussen tusschen; among = onder_meer; under = onder beneden; above = boven
bovenop; behind = achter achteraan; beside = naast; in front = vooraan vooran; during = tijdens gedurende; since =
sinds sedert sindsdien; according to = volgens luidens naar_verluidt; because of = wegens vanwege omwille
ten_gevolge_van; thanks to = dankzij; despite = ondanks niettegenstaande ongeacht in_weerwil_van; except = behalve
behoudens uitgezonderd uitgenomen; within = binnen binnenin; outside = buiten buitenshuis; per = per; along = langs
langsheen; around = rond rondom omheen; towards = jegens tegemoet; pursuant to = krachtens ingevolge uit_hoofde_van
op_grond_van; in accordance with = conform overeenkomstig; instead of = in_plaats_van plaatsvervangend; opposite =
tegenover tegenovergestelde; across = overheen dwars; near = nabij vlakbij dichtbij; past = voorbij verleden; including
= inclusief incl inbegrepen met_inbegrip_van; excluding = exclusief excl; subject to = onder_voorbehoud_van; from now =
voortaan; on behalf of = namens; and = en alsmede; or = of oftewel ofwel dan_wel; but = maar doch; because = omdat want
doordat aangezien vermits; if = als indien ingeval; unless = tenzij; provided that = mits; although = hoewel ofschoon
alhoewel; while = terwijl; before = voordat alvorens eer voorafgaand vooraf; after = na nadat; so that = zodat opdat
teneinde; as soon as = zodra; as long as = zolang; as far as = voorzover voor_zover; as = zoals evenals; as if = alsof;
both = beide beiden allebei zowel; either = hetzij; neither = noch evenmin; therefore = daarom dus derhalve bijgevolg
aldus daardoor vandaar zodoende deswege dientengevolge; however = echter evenwel nochtans; nevertheless = toch
desondanks niettemin desalniettemin desniettemin; moreover = bovendien tevens daarenboven voorts trouwens; otherwise =
anders zoniet zo_niet; also = ook eveneens mede insgelijks; only = alleen slechts enkel uitsluitend louter alleenlijk;
not = niet; no = nee neen geen; yes = ja jawel; none = geeneen; nothing = niets niks; nobody = niemand; somebody =
iemand; everybody = iedereen eenieder; everything = alles; all = alle al allen allemaal; every = elk elke ieder iedere;
some = sommige sommigen enige enkele enkelen; any = enig eender eender_welk; something = iets; several = verscheidene
diverse meerdere verschillende ettelijke; various = allerlei uiteenlopend uiteenlopende allerhande velerlei; many =
veel vele velen talrijk talrijke; more = meer; most = meest meeste merendeel; less = minder; least = minst minste; few
= weinig weinige; little = beetje ietsje; enough = genoeg voldoende; too much = teveel; too little = tekort; very =
zeer heel erg uiterst hartstikke enorm bijzonder; quite = tamelijk nogal; rather = liever eerder; almost = bijna
nagenoeg haast vrijwel zowat; at least = minstens tenminste minimaal ten_minste; at most = hoogstens maximaal
ten_hoogste maximum; already = reeds alreeds; still = nog steeds alsnog nog_steeds; yet = vooralsnog; again = weer
opnieuw nogmaals wederom terug; once = eens ooit eenmaal eenmalig eenmalige; twice = tweemaal; never = nooit nimmer;
always = altijd telkens steevast; often = vaak dikwijls veelal; sometimes = soms af_en_toe nu_en_dan; usually = meestal
gewoonlijk doorgaans normaliter; rarely = zelden; now = nu thans momenteel; today = vandaag heden; tomorrow = morgen;
yesterday = gisteren; day before yesterday = eergisteren; day after tomorrow = overmorgen; soon = binnenkort spoedig
weldra straks; later = later naderhand; earlier = vroeger voorheen destijds; recently = onlangs recent recentelijk
laatst; immediately = onmiddellijk direct meteen dadelijk terstond onverwijld ogenblikkelijk subiet; currently =
actueel actuele huidig huidige; just = net zojuist zonet daarnet; even = zelfs; perhaps = misschien wellicht mogelijks;
probably = waarschijnlijk vermoedelijk allicht; certainly = zeker beslist stellig ongetwijfeld; indeed = inderdaad
weliswaar; actually = eigenlijk feitelijk feitelijke; of course = natuurlijk uiteraard vanzelfsprekend; especially =
vooral voornamelijk hoofdzakelijk inzonderheid met_name; for example = bijvoorbeeld bv bijv; namely = namelijk nl
te_weten; that is = dwz; et cetera = enzovoort enzovoorts enz etcetera; please = alstublieft alsjeblieft aub svp
gelieve; thank you = dank_u dankjewel; sir = meneer mijnheer heer heren; madam = mevrouw mw mevr; dear = geachte beste
lieve; regards = groet groeten hoogachtend groetjes; hello = hallo hoi goedendag goedemorgen goedemiddag; each time =
telkenmale; finally = uiteindelijk eindelijk tenslotte ten_slotte ten_laatste; first of all = allereerst ten_eerste;
secondly = ten_tweede; in the meantime = intussen ondertussen inmiddels tussentijds tussentijdse; together = samen
tezamen gezamenlijk gezamenlijke; alone = alleenstaand alleenstaande; apart = apart afzonderlijk afzonderlijke los
losse; back = rug ruggen; forward = vooruit voorwaarts doorsturen doorstuurt doorgestuurd doorzenden; up = omhoog; down
= omlaag neer; inside = binnenshuis; at home = thuis; abroad = buitenland buitenlandse buitenlands; upstairs =
bovenaan; at the bottom = onderaan; left = links linker linkse; right = rechts rechterkant recht rechten; far = ver
verre; further = verder verdere; opposite side = overkant overzijde; half = half halve helft halverwege; double =
dubbel dubbele; zero = nul; one = één eentje; two = twee tweeën; three = drie drieën; four = vier; five = vijf vijven;
six = zes zessen; seven = zeven; eight = acht; nine = negen; ten = tien; eleven = elf; twelve = twaalf; thirteen =
dertien; fourteen = veertien; fifteen = vijftien; sixteen = zestien; seventeen = zeventien; eighteen = achttien;
nineteen = negentien; twenty = twintig; twenty-one = eenentwintig; twenty-five = vijfentwintig; thirty = dertig; forty
= veertig; fifty = vijftig; sixty = zestig; seventy = zeventig; eighty = tachtig; ninety = negentig; hundred = honderd;
thousand = duizend; million = miljoen; billion = miljard; first = eerste eerst; second = tweede; third = derde; fourth
= vierde kwart; fifth = vijfde; sixth = zesde; seventh = zevende; eighth = achtste; ninth = negende; tenth = tiende;
eleventh = elfde; twelfth = twaalfde; twentieth = twintigste; hundredth = honderdste; one half = anderhalf anderhalve;
dozen = dozijn twaalftal; tens = tientallen tiental; hundreds = honderden honderdtal; thousands = duizenden; last =
laatste afgelopen vorige vorig jongstleden jl; next = volgend volgende eerstvolgende aanstaande eerstkomende; january =
januari jan; february = februari feb; march = maart; april = april; may = mei; june = juni; july = juli; august =
augustus aug; september = september sept; october = oktober okt; november = november nov; december = december dec;
monday = maandag; tuesday = dinsdag; wednesday = woensdag; thursday = donderdag; friday = vrijdag; saturday = zaterdag;
sunday = zondag; spring = lente voorjaar; summer = zomer zomers; autumn = herfst najaar; winter = winter winters; day =
dag dagen etmaal daags; week = week weken; month = maand maandelijks maandelijkse; year = jaar jaren jaarlijks
jaarlijkse; quarter = kwartaal trimester; hour = uur uren uurtje; minute = minuut minuten minuutje; moment = moment
ogenblik tijdstippen; fifteen minutes = kwartier; half hour = halfuur; weekend = weekend weekeinde; working day =
werkdag werkdagen; calendar year = kalenderjaar; leap year = schrikkeljaar; school year = schooljaar; morning = ochtend
voormiddag ochtends; afternoon = middag namiddag middags; evening = avond avonds; night = nacht nachts nachtelijk
nachtelijke; midnight = middernacht; century = eeuw eeuwen; decade = decennium decennia; daily = dagelijks dagelijkse;
weekly = wekelijks wekelijkse; fortnightly = tweewekelijks tweewekelijkse veertiendaags veertiendaagse; quarterly =
driemaandelijks driemaandelijkse; half-yearly = halfjaarlijks halfjaarlijkse zesmaandelijks; date = datum data; time =
tijd tijden tijdstip; duration = duur looptijd tijdsduur; period = periode tijdvak tijdperk tijdspanne; deadline =
deadline uiterlijk uiterlijke inzenddatum; term = termijn; holiday = vakantie verlof congé vakanties vakantiedag;
public holiday = feestdag feestdagen; easter = pasen paas paasmaandag; christmas = kerst kerstmis kerstdag; pentecost =
pinksteren pinkstermaandag; ascension = hemelvaart hemelvaartsdag; new year = nieuwjaar; netherlands = nederland
holland nederlanden; dutch = nederlands nederlandse hollands hollandse nederlander nederlanders nederlandstalig
nederlandstalige; belgium = belgië; belgian = belgisch belgische belg belgen; flanders = vlaanderen; flemish = vlaams
vlaamse vlaming vlamingen; wallonia = wallonië; walloon = waals waalse waal; brussels = brussel brusselse brussels;
antwerp = antwerpen antwerpse; ghent = gent gentse; bruges = brugge brugse; the hague = den_haag s-gravenhage; germany
= duitsland; german = duits duitse duitser duitsers; france = frankrijk; french = frans franse fransman fransen;
england = engeland; english = engels engelse engelsman engelstalig engelstalige; great britain = groot-brittannië
brittannië; british = brits britse brit britten; united kingdom = verenigd_koninkrijk; spain = spanje; spanish = spaans
spaanse spanjaard; italy = italië; italian = italiaans italiaanse italiaan; luxembourg = luxemburg luxemburgs;
switzerland = zwitserland; austria = oostenrijk oostenrijk-hongarije; poland = polen; polish = pools poolse; turkey =
turkije; turkish = turks turkse turk; morocco = marokko; moroccan = marokkaans marokkaanse marokkaan; united states =
verenigde_staten vs; american = amerikaans amerikaanse amerikaan amerikanen; europe = europa; european = europees
europese europeaan; european union = eu europese_unie; be = zijn is ben bent was waren geweest wees weest zijnde; have
= hebben heb hebt heeft had hadden gehad hebbende; become = worden word wordt werd werden geworden; can = kunnen kan
kunt kon konden gekund blik conservenblik blikje; shall = zullen zal zult zou zouden; must = moeten moet moest moesten
gemoeten dienen dient diende dienden; want = willen wil wilt wilde wilden wou gewild; let = laten laat liet lieten
gelaten; need = hoeven hoeft hoefde nodig behoeven behoeft behoefte behoeften; go = gaan ga gaat ging gingen gegaan;
come = komen kom komt kwam kwamen gekomen; do = doen doe doet deed deden gedaan; make = maken maakt maakte gemaakt
vervaardigen vervaardigd; get = krijgen krijgt kreeg kregen gekregen verkrijgen verkrijgt verkreeg verkregen bekomen;
give = geven geeft gaf gaven gegeven verstrekken verstrekt verschaffen verschaft; take = nemen neemt genomen; see =
zien zie ziet zag gezien; know = weten weet wist wisten geweten kennen kent kende gekend; say = zeggen zegt zei zeiden
gezegd zegde; stand = staan stond stonden gestaan; lie = liggen ligt; sit = zitten zit zat zaten gezeten; put = zetten
zet gezet plaatsen plaatst plaatste geplaatst; lay = leggen legt legde gelegd; hold = houden houdt hield hielden
gehouden; keep = behouden behoudt behield bewaren bewaart bewaard bijhouden bijhoudt bijgehouden; think = denken denkt
dacht dachten gedacht; find = vinden vindt vond vonden gevonden terugvinden teruggevonden; ask = vragen vraagt vroeg
vroegen gevraagd; answer = antwoorden antwoordt antwoordde geantwoord beantwoorden beantwoordt beantwoord; question =
vraag vraagje vraagstelling; speak = spreken spreekt sprak spraken gesproken; talk = praten praat praatte gepraat
babbelen gebabbeld kletsen; tell = vertellen vertelt vertelde verteld; call = bellen belt belde gebeld opbellen
opgebeld telefoneren telefoneert getelefoneerd telefonisch telefonische opbelt telefoongesprek; be called = heten heet
heette geheten genaamd; mention = vermelden vermeldt vermeldde vermeld noemen noemt noemde genoemd; show = tonen toont
toonde getoond laten_zien vertonen vertoont vertoond; look = kijken kijkt keek keken gekeken; search = zoeken zoekt
zocht zochten gezocht opzoeken opzoekt opgezocht doorzoeken; hear = horen hoort hoorde gehoord verhoren; listen =
luisteren luistert luisterde geluisterd beluisteren; feel = voelen voelt voelde gevoeld gevoel; read = lezen leest las
gelezen lees nalezen uitlezen; write = schrijven schrijft schreef schreven geschreven schrijf; describe = beschrijven
beschrijft beschreef beschreven omschrijven omschrijft omschreven; prescribe = voorschrijven voorschrijft
voorgeschreven schrijft_voor; learn = leren leert leerde geleerd aanleren aangeleerd; teach = onderwijzen onderwijst
onderwezen lesgeven lesgegeven doceren doceert; work = werken werkt werkte gewerkt werk tewerkgesteld; play = spelen
speelt speelde gespeeld; use = gebruiken gebruikt gebruikte gebruik aanwenden aangewend benutten benut hanteren
hanteert gehanteerd; live = wonen woont woonde gewoond leven leeft leefde geleefd bewonen bewoont bewoond; stay =
blijven blijft bleef bleven gebleven verblijven verblijft verbleef verbleven; remain = overblijven overblijft
overgebleven resteren resteert resterend resterende; walk = lopen loopt liep liepen gelopen wandelen wandelt gewandeld
stappen; run = rennen gerend hardlopen hardgelopen; drive = rijden rijdt gereden reed; travel = reizen reist reisde
gereisd reis; fly = vliegen vliegt vloog vlogen gevlogen vlieg; swim = zwemmen zwemt zwom gezwommen; fall = vallen valt
viel vielen; carry = dragen draagt droeg droegen gedragen meenemen meeneemt meegenomen neemt_mee; bring = brengen
brengt bracht brachten gebracht meebrengen meebrengt meegebracht; fetch = halen haalt haalde gehaald; pick up = ophalen
ophaalt opgehaald haalt_op afhalen afhaalt afgehaald haalt_af op_te_halen af_te_halen oppikken; send = sturen stuurt
stuurde gestuurd zenden zendt zond verzenden verzendt verzonden versturen verstuurt verstuurd opsturen opgestuurd
toesturen toegestuurd toezenden toegezonden; receive = ontvangen ontvangt ontving ontvingen ontvangst; buy = kopen
koopt kocht kochten gekocht aankopen aankoopt aangekocht aanschaffen aanschaft aangeschaft; sell = verkopen verkoopt
verkocht verkochten; pay = betalen betaalt betaald betaalde betaling afrekenen afrekent afgerekend bekostigen; settle =
vereffenen vereffend vereffening voldoen voldoet voldeed voldaan; cost = kosten kost kostte gekost kostprijs onkosten;
eat = eten eet at aten gegeten opeten eter; drink = drinken drinkt dronk gedronken drank dranken frisdrank drankje;
sleep = slapen slaapt sliep geslapen slaap; wake up = wakker_worden ontwaken wekken gewekt; cook = koken kookt kookte
gekookt kok kokkin; wash = wassen wast waste gewassen afwassen afgewassen; clean = schoonmaken schoonmaakt
schoongemaakt maakt_schoon poetsen poetst gepoetst reinigen reinigt gereinigd reiniging kuisen gekuist kuis proper
zuiver zuivere; open = openen opent opende geopend opendoen opengedaan openmaken opengemaakt open geopende opendraaien;
close = sluiten sluit gesloten dichtdoen dichtgedaan afsluiten afsluit afgesloten sluit_af; begin = beginnen begint
begon begonnen aanvangen aanvangt aangevangen aanvang starten start startte gestart; stop = stoppen stopt stopte
gestopt ophouden ophoudt opgehouden staken staakt gestaakt stopzetten stopzet stopgezet halte; end = eindigen eindigt
eindigde geëindigd einde eind beëindigen beëindigt beëindigd aflopen afloopt ten_einde; continue = doorgaan doorgaat
doorgegaan voortzetten voortzet voortgezet verdergaan vervolgen vervolgd voortduren; last long = duren duurt duurde
geduurd aanslepen; wait = wachten wacht wachtte gewacht afwachten afgewacht; follow = volgen volgt volgde gevolgd
opvolgen opvolgt opgevolgd; lead = leiden leidt leidde geleid lood loden; meet = ontmoeten ontmoet ontmoette; help =
helpen helpt hielp hielpen geholpen hulp; support = ondersteunen ondersteunt ondersteund steunen steunt gesteund steun
bijstaan bijgestaan bijstand; try = proberen probeert probeerde geprobeerd trachten tracht getracht pogen poging;
succeed = slagen slaagt slaagde geslaagd lukken lukt lukte gelukt; fail = mislukken mislukt falen faalt gefaald buizen
gebuisd; win = winnen wint wonnen gewonnen won; lose = verliezen verliest verloor verloren kwijtraken kwijtgeraakt
kwijt; forget = vergeten vergeet vergat; remember = herinneren herinnert herinnerde herinnerd onthouden onthoudt
onthield; understand = begrijpen begrijpt begreep begrepen verstaan snappen snapt gesnapt; believe = geloven gelooft
geloofde geloofd geloof; hope = hopen hoopt hoopte gehoopt hopelijk; fear = vrezen vreest gevreesd vrees angst; love =
liefde liefhebben; like = graag lusten; prefer = verkiezen verkiest verkoos verkozen voorkeur; choose = kiezen kiest
koos kozen gekozen keuze keuzes uitkiezen uitgekozen; decide = beslissen besliste besluiten besluit besloot besloten;
determine = bepalen bepaalt bepaalde bepaald vaststellen vaststelt vastgesteld stelt_vast; change = veranderen
verandert veranderde veranderd wijzigen wijzigt wijzigde gewijzigd wijziging aanpassen aanpast aangepast past_aan
verandering; improve = verbeteren verbetert verbeterd verbetering; worsen = verslechteren verslechtert verslechterd
verergeren verergert; increase = verhogen verhoogt verhoogd toenemen toeneemt toegenomen stijgen stijgt steeg stegen
gestegen toename stijging opslag; decrease = verlagen verlaagt verlaagd afnemen afneemt afgenomen dalen daalt daalde
gedaald daling afname verminderen vermindert verminderd; grow = groeien groeit groeide gegroeid groei; rise = opstaan
opstaat opgestaan rijzen gerezen; sink = zinken zinkt zonk gezonken wastafel gootsteen spoelbak pompbak; turn = draaien
draait draaide gedraaid omdraaien omgedraaid; move = bewegen beweegt bewoog bewogen beweging; move house = verhuizen
verhuist verhuisde verhuisd verhuizing verhuis verhuiswagen; move in = betrekken betrekt; leave = vertrekken vertrekt
vertrok vertrokken verlaten verlaat verliet achterlaten achtergelaten; arrive = aankomen aankomt aangekomen aankomst
komt_aan arriveren arriveert gearriveerd; return = terugkeren terugkeert teruggekeerd terugkomen teruggekomen
terugkomst; give back = teruggeven teruggeeft teruggegeven geeft_terug terugbezorgen terugbezorgd terugbrengen
teruggebracht inleveren inlevert ingeleverd; send back = terugsturen terugstuurt teruggestuurd stuurt_terug terugzenden
teruggezonden retourneren retourneert geretourneerd retour retourzending terug_te_sturen; pay back = terugbetalen
terugbetaalt terugbetaald terugbetaling betaalt_terug restitutie restitueren aflossen aflost afgelost aflossing; enter
= binnenkomen binnengekomen binnengaan betreden betreedt invoer intypen ingeven ingegeven; go out = uitgaan uitgegaan;
pass = passeren passeert gepasseerd bergpas; pull = trekken trekt trok trokken getrokken; push = duwen duwt duwde
geduwd drukken drukt drukte gedrukt; throw = gooien gooit gooide gegooid werpen werpt wierp geworpen; throw away =
weggooien weggegooid weggooit wegwerpen; break = breken breekt brak braken gebroken kapotmaken; repair = repareren
repareert gerepareerd herstellen herstelt herstelde hersteld herstelling reparatie reparaties; build = bouwen bouwt
bouwde gebouwd opbouwen opgebouwd; create = scheppen schept schiep geschapen creëren creëert gecreëerd aanmaken
aangemaakt; develop = ontwikkelen ontwikkelt ontwikkeld ontwikkeling; produce = produceren produceert geproduceerd
productie; destroy = vernietigen vernietigt vernietigd vernielen vernield verwoesten verwoest; cut = snijden snijdt
sneed gesneden knippen knipt geknipt snede insnijding; tear = scheuren scheurt gescheurd; join = samenvoegen
samengevoegd verbinden verbindt verbond verbonden koppelen koppelt gekoppeld; separate = scheiden scheidt scheidde
gescheiden afscheiden; divide = verdelen verdeelt verdeeld verdeling indelen ingedeeld deling; share = delen deelt
deelde gedeeld aandeel aandelen; compare = vergelijken vergelijkt vergeleek vergeleken vergelijking; count = tellen
telt telde geteld meetellen meegeteld graaf gravin; calculate = berekenen berekent berekend berekening rekenen rekent
gerekend uitrekenen; estimate = schatten schat geschat schatting raamt geraamd raming begroten begroot; measure = meten
meet gemeten meting maatregel maatregelen; weigh = weegt woog gewogen afwegen; amount to = bedragen bedraagt bedroeg
belopen beloopt; add = toevoegen toevoegt toegevoegd toevoeging optellen opgeteld bijvoegen bijgevoegd voegt_toe
optelling; remove = verwijderen verwijdert verwijderd wegnemen weggenomen weghalen weggehaald; delete = wissen gewist
schrappen schrapt geschrapt verwijdering; replace = vervangen vervangt verving vervanging; exchange = ruilen ruilt
geruild omruilen omgeruild inruilen ingeruild uitwisselen uitgewisseld omruiling; switch = wisselen wisselt gewisseld
overstappen overstapt overgestapt omschakelen schakelaar lichtschakelaar tuimelschakelaar; switch on = aanzetten aanzet
aangezet inschakelen inschakelt ingeschakeld aandoen aangedaan; switch off = uitzetten uitzet uitgezet uitschakelen
uitschakelt uitgeschakeld uitdoen uitgedaan afzetten afgezet; fill = vullen vult gevuld; fill in = invullen invult
ingevuld vult_in in_te_vullen; empty = leegmaken leeggemaakt leeg lege ledigen; hang = hangen hangt hing gehangen
ophangen opgehangen; fix = vastmaken vastgemaakt fixeren; tie = binden bindt bond gebonden vastbinden stropdas; cover =
bedekken bedekt dekken dekt gedekt deksel afdekking hoes kap afdekken afgedekt klepje bekleding; hide = verbergen
verbergt verborg verborgen verstoppen verstopt; protect = beschermen beschermt beschermd bescherming beveiligen
beveiligt beveiligd; save = redden redt gered opslaan opslaat opgeslagen; save money = sparen spaart gespaard besparen
bespaart bespaard besparing; waste = verspillen verspilt verspild verspilling; spend = uitgeven uitgeeft uitgegeven
besteden besteedt besteed; earn = verdienen verdient verdiend; owe = verschuldigd verschuldigde; lend = lenen leent
leende geleend uitlenen uitgeleend ontlenen; hire = inhuren ingehuurd aanwerven aanwerft aangeworven aanwerving
aannemen aanneemt aangenomen; let out = verhuren verhuurt verhuurde verhuurd verhuur; order = bestellen bestelt besteld
bestelling; command = bevelen beveelt beval bevel commando; deliver = leveren levert geleverd levering bezorgen bezorgt
bezorgd afleveren afgeleverd bezorging; offer = aanbieden aanbiedt aangeboden biedt_aan bieden biedt geboden aanbod
aanbieding; accept = aanvaarden aanvaardt aanvaard accepteren accepteert geaccepteerd aanvaarding; refuse = weigeren
weigert geweigerd weigering; reject = afwijzen afwijst afgewezen afwijzing verwerpen verwerpt verworpen wijst_af; allow
= toelaten toelaat toegelaten toestaan toestaat toegestaan staat_toe veroorloven veroorloofd; forbid = verbieden
verbiedt verbood verboden verbod; permit = vergunnen vergund vergunning vergunningen; approve = goedkeuren goedkeurt
goedgekeurd goedkeuring keurt_goed; agree = akkoord akkoord_gaan overeenkomen overeenkomt afspreken afspreekt
afgesproken spreekt_af instemmen instemt ingestemd eens_zijn overeengekomen; agreement = overeenkomst overeenkomsten
afspraken akkoordverklaring; consent = toestemming instemming; appointment = afspraak afspraakje; disagree = oneens;
promise = beloven belooft beloofde beloofd belofte toezeggen toegezegd toezegging; warn = waarschuwen waarschuwt
gewaarschuwd waarschuwing verwittigen verwittigt verwittigd; notify = kennisgeven kennisgeving verwittiging mededelen
meedelen meedeelt meegedeeld mededeling; inform = informeren informeert geïnformeerd inlichten ingelicht; report =
melden meldt meldde gemeld melding rapporteren rapporteert gerapporteerd rapport verslag verslagen; announce =
aankondigen aankondigt aangekondigd aankondiging bekendmaken bekendgemaakt bekendmaking; publish = publiceren
publiceert gepubliceerd publicatie uitgave; explain = uitleggen uitlegt uitgelegd uitleg toelichten toelicht toegelicht
toelichting; declare = verklaren verklaart verklaarde verklaard verklaring; confirm = bevestigen bevestigt bevestigd
bevestiging; deny = ontkennen ontkent ontkend; prove = bewijzen bewijst bewees bewezen aantonen aantoont aangetoond;
proof = bewijs bewijsstuk bewijsstukken bewijslast; certify = waarmerken gewaarmerkt legaliseren attesteren; check =
controleren controleert gecontroleerd controle nakijken nakijkt nagekeken nagaan nagaat nagegaan nazicht; inspect =
inspecteren inspecteert geïnspecteerd keuren keurt gekeurd; examine = onderzoeken onderzoekt onderzocht onderzoek; test
= testen test getest toetsen toetst getoetst toets proefwerk; compel = dwingen dwingt dwong gedwongen verplichten
verplicht verplichtte noodzaken genoodzaakt; obligation = verplichting verplichtingen verbintenis plicht; comply =
naleven naleeft nageleefd naleving nakomen nakomt nagekomen nakoming leeft_na in_acht_nemen; violate = overtreden
overtreedt overtrad schenden schendt schond geschonden; breach of contract = wanprestatie tekortkoming contractbreuk
niet-nakoming; infringement = overtreding inbreuk schending; punish = straffen straft gestraft bestraffen bestraft;
accuse = beschuldigen beschuldigt beschuldigd; complain = klagen klaagt klaagde geklaagd; complaint = klacht beklag
klachtenbrief; apologise = verontschuldigen verontschuldigd excuses verontschuldiging excuseren; thank = danken dankt
gedankt bedanken bedankt dank; request = verzoeken verzoekt verzocht verzoek; apply for = aanvragen aanvraagt
aangevraagd aanvraag vraagt_aan aan_te_vragen; applicant = aanvrager aanvraagster verzoeker verzoekster; apply =
toepassen toepast toegepast toepassing solliciteren solliciteert gesolliciteerd sollicitatie; applicable = toepasselijk
toepasselijke van_toepassing; demand = eisen eist eiste geëist eis vorderen vordert gevorderd vordering; claim = claim
claimen claimt geclaimd aanspraak aanspraken; insist = aandringen aandringt aangedrongen; cancel = annuleren annuleert
geannuleerd annulering annulatie afzeggen afzegt afgezegd afgelasten afgelast; give notice = opzeggen opgezegd
opzegging zegt_op op_te_zeggen opzeg opzegt opzegde; notice period = opzegtermijn opzeggingstermijn opzegperiode
vooropzeg; dissolve = ontbinden ontbindt ontbond ontbonden ontbinding verbreken verbreekt verbroken verbreking; suspend
= schorsen schorst geschorst schorsing opschorten opschort opgeschort opschorting; postpone = uitstellen uitstelt
uitgesteld uitstel verdagen verdaagd verschuiven verschuift verschoof verschoven; extend = verlengen verlengt verlengd
verlenging; renew = vernieuwen vernieuwt vernieuwd hernieuwen hernieuwd hernieuwing; shorten = verkorten verkort
inkorten ingekort; expire = verstrijken verstrijkt verstreek verstreken vervallen vervalt verviel; expiry date =
vervaldatum vervaldag houdbaarheidsdatum; sign = ondertekenen ondertekent ondertekend ondertekening tekenen tekent
getekend aftekenen; signature = handtekening handtekeningen handtekent paraaf; register = registreren registreert
geregistreerd registratie inschrijven inschrijft ingeschreven inschrijving schrijft_in aanmelden aanmeldt aangemeld
aanmelding; deregister = uitschrijven uitschrijft uitgeschreven uitschrijving afmelden afmeldt afgemeld afmelding;
participate = deelnemen deelneemt deelgenomen deelname neemt_deel meedoen meedoet meegedaan; organise = organiseren
organiseert georganiseerd inrichten inricht ingericht; arrange = regelen regelt geregeld; plan = plannen gepland;
prepare = voorbereiden voorbereidt voorbereid voorbereiding bereiden bereidt; perform = uitvoeren uitvoert uitgevoerd
voert_uit verrichten verricht verrichtte; carry out = uitvoering tenuitvoerlegging; achieve = bereiken bereikt bereikte
behalen behaalt behaald verwezenlijken verwezenlijkt realiseren; finish = afmaken afmaakt afgemaakt voltooien voltooid
afronden afgerond afwerken afgewerkt; solve = oplossen oplost opgelost oplossing; treat = behandelen behandelt
behandeld behandeling; deal with = afhandelen afgehandeld afhandeling; process = verwerken verwerkt verwerkte
verwerking verloop; manage = beheren beheert beheerd beheer; maintain = onderhouden onderhoudt onderhield onderhoud
handhaven handhaaft gehandhaafd; control = beheersen beheerst sturing; influence = beïnvloeden beïnvloedt beïnvloed
invloed; cause = veroorzaken veroorzaakt oorzaak oorzaken teweegbrengen aanleiding; prevent = verhinderen verhindert
verhinderd preventie beletten belet; avoid = vermijden vermijdt vermeed vermeden ontwijken; occur = voorkomen voorkomt
voorgekomen gebeuren gebeurt gebeurde gebeurd zich_voordoen voordoet voorgedaan plaatsvinden plaatsvindt plaatsgevonden
plaatsgrijpen; appear = verschijnen verschijnt verscheen verschenen blijken blijkt bleek gebleken; seem = lijken lijkt
geleken schijnen schijnt scheen; disappear = verdwijnen verdwijnt verdween verdwenen; exist = bestaan bestaat bestond;
contain = bevatten bevat bevatte inhouden inhoudt behelzen; belong = behoren behoort behoorde toebehoren toebehoort;
own = bezitten bezit bezat eigen; concern = aangaan aangaat betreffen betrof; include = omvatten omvat insluiten; mean
= betekenen betekent betekende bedoelen bedoelt bedoeld; consider = overwegen overweegt overwogen beschouwen beschouwt
beschouwd; judge = rechter rechters kantonrechter vrederechter; assume = veronderstellen veronderstelt verondersteld;
suppose = vermoeden vermoedt vermoedde; expect = verwachten verwacht verwachtte verwachting; notice = opmerken opmerkt
opgemerkt merkt gemerkt bemerken; recognise = herkennen herkent herkend erkennen erkent erkend erkenning; discover =
ontdekken ontdekt ontdekte; observe = waarnemen waarneemt waargenomen observeren; imagine = verbeelden; propose =
voorstellen voorstelt voorgesteld stelt_voor voorstel; advise = adviseren adviseert geadviseerd aanraden aanraadt
aangeraden raadgeven; recommend = aanbevelen aanbeveelt aanbevolen aanbeveling; encourage = aanmoedigen aangemoedigd
stimuleren stimuleert; discuss = bespreken bespreekt besprak besproken bespreking overleggen overlegt overleg;
negotiate = onderhandelen onderhandelt onderhandeld onderhandeling; argue = ruziemaken ruzie redetwisten; dispute =
geschil geschillen betwisten betwist betwisting twist; convince = overtuigen overtuigt overtuigd; doubt = twijfelen
twijfelt getwijfeld twijfel betwijfelen; worry = ongerust ongerustheid; care for = verzorgen verzorgt verzorgd
verzorging zorgen zorgt zorgde gezorgd; watch over = opletten oplet opgelet; guard = bewaken bewaakt bewaking;
supervise = toezicht toezien surveilleren; accompany = begeleiden begeleidt begeleid begeleiding vergezellen vergezeld;
visit = bezoeken bezoekt bezocht bezoek bezichtigen bezichtigd bezichtiging plaatsbezoek; invite = uitnodigen uitnodigt
uitgenodigd uitnodiging nodigt_uit; welcome = verwelkomen welkom onthaal; celebrate = vieren viert gevierd;
congratulate = feliciteren gefeliciteerd felicitatie gelukwensen proficiat; wish = wensen wenst wenste gewenst wens;
laugh = lachen lacht lachte gelachen; cry = huilen huilt huilde gehuild; shout = roepen roept riep geroepen schreeuwen
schreeuwt; sing = zingen zingt zong gezongen zang; dance = dansen danst gedanst dans; paint = schilderen schildert
geschilderd verven verft geverfd verf schilderwerk verflaag; print = afdrukken afdrukt afgedrukt printen geprint
uitprinten; copy = kopiëren kopieert gekopieerd kopie kopieën; connect = aansluiten aansluit aangesloten aansluiting
sluit_aan; disconnect = loskoppelen losgekoppeld afkoppelen; install = installeren installeert geïnstalleerd
installatie; assemble = monteren monteert gemonteerd montage; adjust = instellen instelt ingesteld bijstellen
bijgesteld afstellen afgesteld afregelen; attach = bijsluiten bijgesloten hechten aangehecht; load = laden laadt laadde
geladen opladen opgeladen belading laadvermogen; unload = lossen lost gelost uitladen; store = opbergen opgeborgen;
pack = inpakken ingepakt verpakken verpakt verpakking; unpack = uitpakken uitgepakt; lift = tillen tilt getild optillen
heffen heft hief geheven personenlift goederenlift; drop = neerlaten; press = indrukken indrukt ingedrukt persen pers
persbureau; touch = aanraken aanraakt aangeraakt raken raakt geraakt; hit = slaan slaat sloeg geslagen hit hitlijst;
beat = verslaan verslaat versloeg maatslag; kill = doden doodt gedood vermoorden vermoord; die = sterven sterft stierf
gestorven overlijden overlijdt overleed overleden doodgaan doodgegaan; be born = geboren geboorte; marry = trouwen
trouwt trouwde getrouwd huwen huwt gehuwd; divorce = echtscheiding scheiding uit_elkaar_gaan; hurt = kwetsen gekwetst
bezeren bezeerd; heal = genezen geneest genas genezing; suffer = lijden lijdt geleden; injure = verwonden verwondt
verwond; fight = vechten vecht vocht gevochten strijd gevecht strijden gestreden gevechten; attack = aanvallen aanvalt
aangevallen aanval terreuraanslag; defend = verdedigen verdedigt verdedigd verdediging; steal = stelen steelt stal
gestolen; deceive = bedriegen bedriegt bedroog bedrogen misleiden misleid; lying = liegen liegt loog gelogen leugen;
trust = vertrouwen vertrouwt vertrouwde; forgive = vergiffenis; escape = ontsnappen ontsnapt vluchten; catch = vangen
vangt ving opvangen opgevangen; chase = achtervolgen jagen jaagt; hunt = jacht jager gejaagd stropen; jump = springen
springt sprong gesprongen; climb = klimmen klimt klom geklommen beklimmen; sit down = plaatsnemen plaatsgenomen; lie
down = neerliggen; burn = branden brandt brandde gebrand verbranden verbrandt verbrand brandwond verbranding aanbranden
aangebrand; heat = verwarmen verwarmt verwarmd verhitten opwarmen opgewarmd hitte warmte; cool = koelen koelt gekoeld
koel afkoelen koeling afgekoeld; freeze = vriezen vriest vroor gevroren invriezen ingevroren bevriezen bevroren
vriespunt; melt = smelten smelt smolt gesmolten smeltpunt; dry = drogen droogt gedroogd droog droge; flow = stromen
stroomt gestroomd vloeien; leak = lekken lekt gelekt lek lekkage; pour = gieten giet goot gegoten schenken schenkt
uitgieten; mix = mengen mengt gemengd mixen vermengen mengsel vermengd; shine = schijnsel blinken; blow = blazen blaast
blies geblazen waaien waait waaide; rain = regenen regent geregend regen regende neerslaghoeveelheid; snow = sneeuwen
sneeuwt sneeuw gesneeuwd; shake = schudden schudt geschud; tremble = trillen trilt beven; bend = buigen buigt boog
gebogen; fold = vouwen vouwt gevouwen vouw plooien plooi; roll = rollen rolt gerold pistolet; slide = glijden glijdt
gleed gegleden schuiven schuift; hurry = haasten gehaast haastig spoeden; rest = rusten rust rest overige overig; relax
= ontspannen ontspanning; enjoy = genieten geniet genoot genoten; bother = storen stoort gestoord hinderen hindert
gehinderd hinder; disturb = verstoren verstoort verstoord verstoring; nuisance = overlast burenhinder geluidsoverlast;
respect = respecteren respecteert gerespecteerd respect eerbiedigen; admire = bewonderen bewonderd; praise = loven;
criticise = bekritiseren kritiek; blame = verwijten verwijt verweten; hate = haten haat; get used to = wennen went
gewend; dare = durven durft durfde gedurfd; risk = riskeren riskeert risico; intend = voornemen voornemens van_plan;
serve = bedienen bedient bediend bediening; represent = vertegenwoordigen vertegenwoordigt vertegenwoordigd
vertegenwoordiging; elect = verkiezing verkiezingen; vote = stemmen stemt gestemd stemming; appoint = benoemen benoemt
benoemd benoeming aanstellen aangesteld aanstelling aanduiden aangeduid; dismiss = ontslaan ontslaat ontsloeg ontslagen
ontslag afdanken afgedankt; resign = aftreden afgetreden; retire = pensioneren gepensioneerd gepensioneerde; found =
oprichten opricht opgericht oprichting stichten sticht; establish = vestigen vestigt gevestigd; introduce = invoeren
invoert ingevoerd invoering introduceren; abolish = afschaffen afschaft afgeschaft afschaffing; repeal = intrekken
intrekt ingetrokken intrekking; limit = beperken beperkt beperkte beperking begrenzen begrensd limiet; exclude =
uitsluiten uitsluit uitgesloten uitsluiting; exempt = vrijstellen vrijgesteld vrijstelling vrijgestelde; guarantee =
garanderen garandeert gegarandeerd waarborgen waarborgt gewaarborgd; warranty = garantie garantietermijn garantiebewijs
waarborgtermijn; insure = verzekeren verzekert verzekerd verzekerde; compensate = vergoeden vergoedt vergoed
compenseren compenseert; reimbursement = vergoeding vergoedingen tegemoetkoming; damage = beschadigen beschadigt
beschadigd schade; compensation = schadevergoeding schadeloosstelling compensatie; deduct = aftrekken aftrekt
afgetrokken aftrek inhouding; withhold = ingehouden; charge = aanrekenen aanrekent aangerekend doorberekenen; invoice =
factuur facturen factureren gefactureerd facturatie; transfer = overmaken overmaakt overgemaakt overschrijven
overschrijft overgeschreven overschrijving overboeken overgeboekt overboeking; hand over = overhandigen overhandigd
overhandiging overdragen overdraagt overgedragen overdracht; assign = toewijzen toegewezen toewijzing toekennen toekent
toegekend; entrust = toevertrouwen toevertrouwd; submit = indienen indient ingediend dient_in in_te_dienen indiening
voorleggen voorgelegd; appeal = beroep hoger_beroep; object = voorwerp voorwerpen; withdraw = opnemen opneemt opgenomen
terugtrekken teruggetrokken; right of withdrawal = herroepingsrecht bedenktijd herroeping verzakingsrecht
bedenktermijn; revoke = herroepen herroept herriep; waive = afzien afstand_doen verzaken; reserve = reserveren
reserveert gereserveerd reservering voorbehouden; book = boek boeken boekje; booking = boeking reservatie; park =
parkeren parkeert geparkeerd park plantsoen; brake = remmen remt geremd rem; accelerate = versnellen versnelt versneld;
overtake = inhalen inhaalt ingehaald; crash = botsen botst gebotst botsing aanrijding aanrijden aangereden; refuel =
tanken tankt getankt; steer = besturen bestuurt bestuurd; translate = vertalen vertaalt vertaald vertaling; study =
studeren studeert gestudeerd bestuderen studie studeerde; repeat = herhalen herhaalt herhaald herhaling; practise =
oefenen oefent geoefend; correct = corrigeren corrigeert gecorrigeerd rechtzetten rechtgezet juist juiste correcte
correct terecht; complete = aanvullen aangevuld vervolledigen vervolledigd; supplement = aanvulling aanvullend
aanvullende bijkomend bijkomende; specify = specificeren gespecificeerd preciseren; indicate = aangeven aangeeft
aangegeven geeft_aan duiden duidt; point = wijzen wijst gewezen punt punten; refer = verwijzen verwijst verwees
verwezen verwijzing; relate = betrekking verband; depend = afhangen afhangt afgehangen; dependent = afhankelijk
afhankelijke; lack = ontbreken ontbreekt ontbrak mankeren; suffice = volstaan volstaat volstond; fit = passen past;
suit = schikken schikt kostuum maatpak; succumb = bezwijken; undergo = ondergaan ondergaat onderging; bear = verdragen
verdraagt verdroeg beer beren; deserve = verdienste; obtain = verwerven verwerft verwierf verworven; acquire =
verwerving aanwinst; inherit = erven erft geërfd overerven; gift = geschonken cadeau geschenk; donate = doneren
gedoneerd schenking donatie gift giften; collect = verzamelen verzamelt verzameld inzamelen ingezameld; recover =
terugvorderen teruggevorderd terugvordering terugkrijgen teruggekregen; debt collection = incasso invordering
incassobureau; seize = beslag beslaglegging inbeslagname in_beslag_nemen; pledge = pandrecht inpandgeving; sue =
dagvaarden gedagvaard aanklagen aangeklaagd; summon = oproepen oproept opgeroepen oproeping; convene = bijeenroepen
samenroepen bijeengeroepen; gather = bijeenkomen bijeengekomen samenkomen samengekomen; meeting = vergadering
bijeenkomst samenkomst; hold meeting = vergaderen vergadert vergaderd; attend = bijwonen bijwoont bijgewoond; present =
aanwezig aanwezige aanwezigen; absent = afwezig afwezige afwezigen; presence = aanwezigheid; absence = afwezigheid
verzuim; excused = verontschuldigde verontschuldigden; chair = stoel zetel stoelen fauteuil leunstoel; candidate =
kandidaat kandidate kandidaten; act = handelen handelt gehandeld optreden optreedt opgetreden; action = handeling actie
daad daden; behaviour = gedrag gedraging; cooperate = samenwerken samenwerkt samengewerkt samenwerking; communicate =
communiceren communicatie; contact = contacteren contacteert gecontacteerd contact; reach = reiken bereikbaar
bereikbare; reply = reageren reageert gereageerd reactie; respond = respons weerwoord; link = linken schakel link
hyperlink; click = klikken klikt geklikt klik aanklikken; download = downloaden gedownload download; log in = inloggen
inlogt ingelogd; scan = scannen gescand; send e-mail = mailen gemaild; shop = winkelen gewinkeld boodschappen_doen
winkel handelszaak winkels; taste = proeven proeft geproefd smaken smaakt smaak smakelijk; smell = ruiken ruikt geroken
geur; breathe = ademen ademt ademhalen ademhaling; bleed = bloeden bloedt bloeding; cough = hoesten hoest hoestbui;
swallow = slikken slikt doorslikken; chew = kauwen kauwt; vomit = overgeven; itch = jeuken jeukt jeuk; swell = zwellen
zwelt gezwollen opgezwollen zwelling; inject = inspuiten injecteren injectie inspuiting prik; vaccinate = vaccineren
gevaccineerd inenten ingeënt vaccinatie inenting; operate = opereren geopereerd operatie operaties functioneren
functioneert werkend; hospitalise = hospitaliseren gehospitaliseerd ziekenhuisopname hospitalisatie; give birth =
bevallen beviel bevalling; raise children = opvoeden opgevoed opvoeding; feed = voeden voedt gevoed voeren voer veevoer
voederen gevoederd; grow crops = kweken kweekt telen teelt; plant = planten plant gewas geplant plantje; harvest =
oogsten oogst geoogst; dig = graven graaft groef gegraven; saw = zaag zagen gezaagd cirkelzaag decoupeerzaag
kettingzaag zaagt; drill = boren boort geboord boor boormachine klopboormachine; screw = schroeven schroef vijs vijzen
geschroefd vastschroeven; weld = lassen; sew = naaien naait genaaid naaister zoom; iron = strijkijzer ijzer ijzeren
smeedijzer gietijzer; vacuum = stofzuigen stofzuiger vacuüm luchtledig; sweep = vegen veegt geveegd; mow = maaien maait
gemaaid; demolish = slopen sloopt gesloopt afbreken afgebroken afbraak; renovate = renoveren renoveert gerenoveerd
renovatie verbouwen verbouwt verbouwd verbouwing; decorate = versieren versierd behangen; furnish = meubileren
gemeubileerd gemeubeld bemeubeld; equip = uitrusten uitgerust uitrusting; supply = bevoorraden toeleveren bevoorrading
toevoer; consume = verbruiken verbruikt verbruik consumeren; waste disposal = afvalverwerking vuilnisophaling
huisvuilophaling; export = uitvoer exporteren export geëxporteerd; import = importeren import geïmporteerd; trade =
handel verhandelen; advertise = adverteren advertentie adverteert; compete = concurreren concurrentie wedijveren;
invest = investeren investeert geïnvesteerd beleggen belegt belegd; speculate = speculeren; borrow = ontlening;
mortgage = hypotheek hypotheken hypothecair hypothecaire hypotheeklening woonkrediet woonlening; bid = bod opbieden;
auction = veiling veilen openbare_verkoop; tax = belasting belastingen belasten taksen heffing fiscaal fiscale; tax
return = belastingaangifte aangifte aangiften belastingbrief aangifteformulier; levy = innen inning geïnd; grant =
verlenen verleent verleend verlening toekenning; attribute = toeschrijven toegeschreven; impose = opleggen oplegt
opgelegd oplegging; fine = beboeten beboet boete boetes geldboete bekeuring; penalty clause = strafbeding boetebeding
dwangsom boeteclausule; result = resultaat resultaten uitslag uitkomst; arise = ontstaan ontstaat ontstond voortvloeien
voortvloeit; derive = afleiden afgeleid ontleend; contribute = bijdragen bijdraagt bijgedragen; contribution =
bijdrage; benefit = profiteren baat; enable = in_staat_stellen; facilitate = vergemakkelijken vergemakkelijkt; simplify
= vereenvoudigen vereenvoudigd vereenvoudiging; strengthen = versterken versterkt versterking; weaken = verzwakken
verzwakt; expand = uitbreiden uitbreidt uitgebreid uitbreiding; enlarge = vergroten vergroot; reduce = reduceren
reductie vermindering; halve = halveren gehalveerd; triple = verdrievoudigen drievoudig drievoud; exceed =
overschrijden overschrijdt overschreed overschreden overschrijding; surpass = overtreffen overtroffen; balance = saldo
evenwicht balans; compose = samenstellen samengesteld samenstelling; form = vormen vormt gevormd vorm formulier
formulieren; transform = omvormen omgevormd omzetten omgezet omzetting; convert = converteren omrekenen omgerekend;
design = ontwerpen ontwerpt ontwierp ontworpen ontwerp vormgeving; invent = uitvinden uitgevonden bedenken bedacht
verzinnen; draw up = opstellen opstelt opgesteld opmaken opmaakt opgemaakt opmaak; record = vastleggen vastlegt
vastgelegd optekenen noteren noteert genoteerd; note = aantekening notitie aantekeningen; minutes = notulen
zittingsverslag; summarise = samenvatten samengevat samenvatting; quote = citeren geciteerd citaat; clarify =
verduidelijken verduidelijkt verduidelijking; interpret = interpreteren uitlegging; emphasise = benadrukken benadrukt
onderstrepen; remind = aanmanen aangemaand; reminder = aanmaning herinnering betalingsherinnering rappel; notice of
default = ingebrekestelling in_gebreke_stellen in_gebreke ingebreke; default = in_verzuim; remark = opmerking
opmerkingen; comment = commentaar; suggest = suggereren suggestie; persuade = overhalen overgehaald; force = kracht
krachten; coercion = dwang; threaten = dreigen dreigt gedreigd bedreigen bedreigd bedreiging; harass = lastigvallen
pesten gepest; abuse = misbruik misbruiken mishandelen; insult = beledigen beledigd; discriminate = discrimineren
discriminatie; exploit = uitbuiten exploiteren uitbaten uitbating exploitatie; neglect = verwaarlozen verwaarloosd
nalatigheid nalaten nagelaten; careless = onzorgvuldig onzorgvuldige slordig; omission = verzuimen weglaten weggelaten;
ignore = negeren genegeerd; miss = missen mist gemist; be late = te_laat laattijdig laattijdige; delay = vertraging
vertragen vertraagd achterstand; arrears = betalingsachterstand achterstallig achterstallige huurachterstand; speed =
snelheid snelheden; slow = langzaam langzame traag trage; fast = snel snelle vlug vlugge rap; babysit = oppassen
babysitten; job seeker = werkzoekend werkzoekende; job = baan banen job arbeidsplaats; employ = tewerkstellen
tewerkstelling in_dienst; train = trein treinen; training = bijscholing vorming cursus trainen traint opleiding
training; educate = onderricht scholing opleiden opgeleid; qualify = kwalificeren bevoegd bevoegde; authorise =
machtigen gemachtigd; power of attorney = volmacht machtiging volmachtgever procuratie; direct debit = domiciliëring
automatische_incasso domiciliëringsopdracht doorlopende_machtiging; standing order = doorlopende_opdracht
bestendige_opdracht periodieke_overschrijving; skip = overslaan overgeslagen; surplus = boventallig overschot;
belonging = bijbehorend bijbehorende bijhorend bijhorende; corresponding = overeenstemmend overeenstemmende; suitable =
geschikt geschikte passend passende; convenient = handig handige; available = beschikbaar beschikbare voorhanden;
required = vereist vereiste benodigd benodigde; mandatory = obligatoir verplichte dwingend dwingende; optional =
facultatief facultatieve optioneel optionele vrijblijvend vrijblijvende; voluntary = vrijwillig vrijwillige; volunteer
= vrijwilliger vrijwilligers vrijwilligster vrijwilligerswerk; free = vrij vrije; free of charge = gratis kosteloos
kosteloze; big = groot grote groter grootste fors forse; small = klein kleine kleiner kleinste; long = lang lange
langer langste; short = kort korte korter kortste; high = hoog hoge hoger hoogste; wide = breed brede breder ruim
ruime; narrow = smal smalle eng nauw nauwe; deep = diep diepe; shallow = ondiep ondiepe; thick = dik dikke; thin = dun
dunne; heavy = zwaar zware zwaarder zwaarste; light = licht lichte lichter lichten lichtje; strong = sterk sterke
sterker; weak = zwak zwakke; hard = hard harde; soft = zacht zachte; good = goed goede goeie; better = beter betere;
best = best; bad = slecht slechte slechter kwaad kwade; worse = erger ergst; new = nieuw nieuwe nieuwer nieuwste; old =
oud oude ouwe; older = ouder oudere oudste; young = jong jonge jonger jongste; beautiful = mooi mooie schoon schone
knap knappe; ugly = lelijk lelijke; nice = leuk leuke fijn fijne aardig aardige tof; pleasant = aangenaam aangename
prettig prettige gezellig gezellige; unpleasant = onaangenaam onaangename vervelend vervelende; happy = blij gelukkig
gelukkige; sad = verdrietig droevig triest; angry = boos boze; tired = moe vermoeid; sick = ziek zieke; dead = dood
dode; alive = levend levende; hungry = honger hongerig; thirsty = dorst dorstig; warm = warm warme; hot = gloeiend
hete; cold = koud koude verkoudheid verkouden kou; wet = nat natte; damp = vochtig vochtige vochtigheid vochtplek;
dirty = vuil vuile smerig vies vieze; full = vol volle; whole = geheel gehele hele; fully = helemaal volledig volledige
compleet complete integraal; partly = gedeeltelijk gedeeltelijke deels; incomplete = onvolledig onvolledige; wrong =
fout foute verkeerd verkeerde onjuist onjuiste; error = fouten vergissing dwaling; true = waarheid waarachtig; false =
vals valse onwaar; real = echt echte werkelijk werkelijke reëel reële; important = belangrijk belangrijke gewichtig;
essential = essentieel essentiële wezenlijk wezenlijke; necessary = noodzakelijk noodzakelijke nodige; necessity =
noodzaak; unnecessary = onnodig onnodige overbodig; possible = mogelijk mogelijke; impossible = onmogelijk onmogelijke;
easy = gemakkelijk gemakkelijke makkelijk; simple = eenvoudig eenvoudige simpel simpele; difficult = moeilijk moeilijke
lastig lastige; difficulty = moeilijkheid moeilijkheden moeite; clear = duidelijk duidelijke helder heldere; unclear =
onduidelijk onduidelijke; ready = klaar gereed; careful = voorzichtig voorzichtige zorgvuldig zorgvuldige; dangerous =
gevaarlijk gevaarlijke; danger = gevaar gevaren; safe = veilig veilige; safety = veiligheid beveiliging; strange =
vreemd vreemde raar rare; normal = normaal normale; ordinary = gewoon gewone; special = speciaal speciale bijzondere;
general = algemeen algemene generaal; specific = specifiek specifieke welbepaald welbepaalde; exact = exact exacte
precies precieze nauwkeurig nauwkeurige; approximate = benaderend geschatte; public = openbaar openbare publiek
publieke overheids; private = privé particulier particuliere privaat private; personal = persoonlijk persoonlijke;
common = gemeenschappelijk gemeenschappelijke; mutual = wederzijds wederzijdse onderling onderlinge; individual =
individueel individuele; legal = wettelijk wettelijke juridisch juridische rechtsgeldig; lawful = rechtmatig
rechtmatige geoorloofd; illegal = onwettig onwettige illegaal illegale; unlawful = onrechtmatig onrechtmatige
wederrechtelijk; valid = geldig geldige geldend geldende geldt gold gegolden geldigheid; invalid = ongeldig ongeldige;
void = nietig nietige nietigheid; binding = bindend bindende; official = officieel officiële ambtelijk ambtelijke;
civil servant = ambtenaar ambtenaren; written = schriftelijk schriftelijke; oral = mondeling mondelinge; in advance =
vooruitbetaald op_voorhand bij_voorbaat van_tevoren tevoren voorafgaande voorafgaandelijk; afterwards = achteraf;
temporary = tijdelijk tijdelijke; provisional = voorlopig voorlopige; permanent = blijvend blijvende definitief
definitieve permanente; indefinite = onbepaald onbepaalde; fixed-term = bepaalde_duur bepaalde_tijd; fixed = vast
vaste; variable = variabel variabele veranderlijk variabelen; constant = constant constante; sudden = plotseling plots
plotselinge plotse; gradual = geleidelijk geleidelijke; urgent = dringend dringende spoed spoedeisend; previous =
voorgaand voorgaande vroegere; former = voormalig voormalige; future = toekomst toekomstig toekomstige; modern = modern
moderne hedendaags; ancient = antiek antieke eeuwenoud; main = hoofd voornaamste belangrijkste; secondary = bijkomstig
ondergeschikt bijkomstigheid; different = ander andere anderen verschillend; difference = verschil verschillen; equal =
gelijk; similar = vergelijkbaar vergelijkbare; unique = uniek unieke; complicated = ingewikkeld ingewikkelde complex
complexe; expensive = dure duurder; cheap = goedkoop goedkope voordelig voordelige goedkoper; rich = rijk rijke; poor =
arm arme; poverty = armoede; wealth = rijkdom vermogen; famous = beroemd beroemde befaamd; known = bekend bekende;
unknown = onbekend onbekende onbekenden; secret = geheim geheime; confidential = vertrouwelijk vertrouwelijke; secrecy
= geheimhouding zwijgplicht beroepsgeheim discretie; polite = beleefd beleefde; rude = onbeleefd grof grove; friendly =
vriendelijk vriendelijke; honest = eerlijk eerlijke; fair = billijk billijke kermis; unreasonable = onredelijk
onredelijke onbillijk; reasonable = redelijk redelijkheid redelijke; smart = slim slimme verstandig verstandige; stupid
= dom domme; lazy = lui luie; busy = druk drukke bezig; quiet = rustig rustige stil stille; loud = luid luide
lawaaierig; noise = lawaai geluid geluiden herrie geluidshinder ruis; sharp = scherp scherpe; blunt = stomp; smooth =
glad gladde effen; rough = ruw ruwe; round = ronde; square = vierkant vierkante plein; straight = rechte rechtdoor;
flat = plat platte vlak vlakke; upright = rechtop; crooked = scheef krom; sweet = zoet zoete; sour = zuur zure zuren;
bitter = bitter bittere; salty = zout zoute gezouten; fresh = vers verse fris frisse; raw = rauw rauwe; ripe = rijp
rijpe rijpen gerijpt; rotten = rot bedorven verrot rotting bederf; delicious = lekker lekkere heerlijk; broken = kapot
stuk defect defecte; hidden defect = verborgen_gebrek verborgen_gebreken; intact = gaaf ongeschonden; colour = kleur
kleuren gekleurd; white = wit witte; black = zwart zwarte; red = rood rode; blue = blauw blauwe; green = groen groene;
yellow = geel gele; brown = bruin bruine; grey = grijs grijze; orange = oranje sinaasappel appelsien; purple = paars
paarse; pink = roze; dark = donker donkere; bright = fel felle; responsible = verantwoordelijk verantwoordelijke;
responsibility = verantwoordelijkheid; liable = aansprakelijk aansprakelijke hoofdelijk; liability = aansprakelijkheid;
guilty = schuldig schuldige; innocent = onschuldig onschuldige; guilt = schuld; debts = schulden schuldvordering;
debtor = schuldenaar debiteur debiteuren; creditor = schuldeiser crediteur schuldeisers; debt relief =
schuldhulpverlening schuldsanering schuldbemiddeling; bankruptcy = faillissement failliet; insolvent = insolvent
onvermogen; entitled = gerechtigd rechthebbende gerechtigde rechthebbenden; competent = bekwaam bekwame; experience =
ervaring ervaringen ondervinding ondervonden; skill = vaardigheid vaardigheden; ability = bekwaamheid; social = sociaal
sociale maatschappelijk maatschappelijke; society = maatschappij samenleving; economic = economisch economische;
financial = financieel financiële; political = politiek politieke; local = plaatselijk plaatselijke lokaal lokale;
regional = regionaal regionale; national = nationaal nationale landelijk landelijke; federal = federaal federale;
municipal = gemeentelijk gemeentelijke; international = internationaal internationale; foreigner = vreemdeling
vreemdelingen buitenlanders buitenlander; domestic = binnenland binnenlands binnenlandse; human = menselijk menselijke;
person = persoon personen natuurlijke_persoon; human being = mens mensen lieden; people = volk bevolking volkeren
volken; population = inwoneraantal bewonersaantal bevolkingsdichtheid; inhabitant = inwoner inwoners bewoner bewoners;
man = man mannen mannelijk mannelijke kerel vent; woman = vrouw vrouwen vrouwelijk vrouwelijke; child = kind kinderen
kindje kids; baby = baby zuigeling; boy = jongen jongens; girl = meisje meisjes meid; parent = ouders ouderpaar; father
= vader papa; mother = moeder mama; son = zoon zonen zoons; daughter = dochter dochters; brother = broer broers
broeder; sister = zus zussen zuster; husband = echtgenoot echtgenoten gemaal; wife = echtgenote; partner = partner
levenspartner; cohabitation = samenwonen samenwonend samenwoning samenlevingscontract; grandfather = grootvader opa
bompa; grandmother = grootmoeder oma bomma; grandparents = grootouders; grandchild = kleinkind kleinkinderen; uncle =
oom nonkel; aunt = tante; cousin = neef neven; niece = nicht nichtje; family = familie gezin gezinnen; relative =
familielid verwant bloedverwant; in-laws = schoonouders schoonfamilie; stepchild = stiefkind; guardian = voogd voogdij;
minor = minderjarig minderjarige; adult = volwassen volwassene meerderjarig meerderjarige; elderly = bejaard bejaarde
bejaarden; friend = vriend vrienden vriendin maat; neighbour = buur buren buurman buurvrouw; colleague = collega; boss
= baas chef; guest = gast gasten; death = sterfgeval sterfte; marriage = huwelijk; wedding = bruiloft trouwfeest
huwelijksfeest; funeral = begrafenis uitvaart crematie; birthday = verjaardag; age = leeftijd; date of birth =
geboortedatum; place of birth = geboorteplaats; gender = geslacht gender; nationality = nationaliteit; citizen = burger
burgers staatsburger; resident = ingezetene; first name = voornaam voornamen; surname = achternaam familienaam; civil
status = burgerlijke_staat burgerlijke_stand; address = adres adressen; residence = woonplaats verblijfplaats domicilie
hoofdverblijfplaats woonst; street = straat straten; town = stad steden stadje; village = dorp dorpen; municipality =
gemeente gemeenten; province = provincie provincies; country = land landen; state = staten staat; region = regio streek
streken gewest regio's; district = wijk buurt deelgemeente arrondissement stadsdeel kanton wijken; postcode = postcode;
house = huis huizen huisje woonhuis; apartment = appartement flat; dwelling = woning woningen huisvesting; building =
gebouw gebouwen pand bouwwerk bouwwerken; room = kamer kamers vertrek ruimte; living room = woonkamer huiskamer
zitkamer leefruimte; bedroom = slaapkamer; bathroom = badkamer; kitchen = keuken keukens; toilet = toilet wc toiletpot
closetpot; hall = zaal zalen hal; attic = zolder zolderkamer vliering; basement = kelder souterrain kelders; garden =
tuin tuinen tuintje; garage = garage garagist werkplaats carport; shed = schuur berging berghok tuinhuis schuurtje
loods tuinhuisje; balcony = balkon terras balkons; stairs = trap trappen trappenhuis wenteltrap; elevator = lift; door
= deur deuren voordeur achterdeur; wall = muur muren wand gevelmuur tussenmuur wanden; roof = dak daken dakbedekking;
floor = vloer vloeren; storey = verdieping etage bouwlaag; ceiling = plafond zoldering; ground floor = begane_grond
gelijkvloers benedenverdieping; key = sleutel sleutels; table = tafel tabel tafels tafeltje; bed = bed bedden ledikant
stapelbed; cupboard = kast kasten keukenkast hangkast kastje; lamp = lamp gloeilamp spaarlamp ledlamp lampje; carpet =
tapijt vloerkleed tapijten karpet; curtain = gordijn gordijnen overgordijn vitrage; mirror = spiegel spiegels
spiegelen; furniture = meubel meubels meubilair huisraad meubelen; household goods = inboedel; tools = gereedschap;
hammer = hamer moker hameren; knife = mes messen mesje; fork = vork vorken; spoon = lepel eetlepel lepels lepeltje
theelepel; plate = bord borden; cup = kopje mok beker; glass = glas glazen ruit ruiten; bottle = fles flessen flesje;
pan = pan koekenpan steelpan braadpan kookpan pannen kookpot; box = doos dozen kist doosje; bag = tas tassen zak zakken
handtas rugzak; suitcase = koffer valies reiskoffer; paper = papier papieren; pen = pen balpen vulpen; letter = brief
brieven; envelope = envelop omslag; stamp = postzegel zegel stempel; newspaper = krant dagblad kranten courant;
magazine = tijdschrift weekblad maandblad magazine; picture = beeld beelden plaatje; photo = foto fotootje foto's; word
= woord woorden; sentence = zin zinnen volzin; language = taal talen; story = verhaal verhalen vertelling; news =
nieuws journaal; text = tekst; page = pagina bladzijde; chapter = hoofdstuk; list = lijst; example = voorbeeld; number
= nummer nummers aantal getal getallen; amount = bedrag som; quantity = hoeveelheid; piece = stukken; group = groep;
kind = soort; type = type typen getypt tikken; means = middel middelen; method = methode werkwijze; rule = regel;
sequence = volgorde orde; goal = doel doelen doelstelling doeleinde doeleinden doelpunt; purpose = bedoeling strekking;
consequence = gevolg gevolgen; thing = ding dingen; subject = onderwerp onderwerpen; situation = situatie toestand;
circumstance = omstandigheid omstandigheden; force majeure = overmacht; condition = voorwaarde conditie; terms and
conditions = algemene_voorwaarden verkoopsvoorwaarden leveringsvoorwaarden huurvoorwaarden; problem = probleem
problemen; opportunity = kans gelegenheid; possibility = mogelijkheid; advantage = voordeel voordelen; disadvantage =
nadeel nadelen nadelig; importance = belang belangen; quality = kwaliteit hoedanigheid; size = grootte omvang afmeting
formaat afmetingen; length = lengte lengten; height = hoogte hoogten; width = breedte breedten; depth = diepte diepten;
weight = gewicht; surface = oppervlakte oppervlak oppervlakten; side = kant zijde; edge = rand; corner = hoek hoekpunt;
middle = midden; centre = centrum; top = top bovenkant; bottom = bodem onderkant; beginning = begin; entrance = ingang
toegang; exit = uitgang uitrit; effective date = ingangsdatum inwerkingtreding ingaan ingaat ingegaan; idea = idee
denkbeeld ideeën; thought = gedachte; opinion = mening opvatting; view = uitzicht standpunt standpunten; knowledge =
kennis; information = informatie inlichting inlichtingen; data = gegevens; personal data = persoonsgegevens; privacy =
privacy privéleven; attention = aandacht; interest = belangstelling interesse rente interest intrest; interest rate =
rentevoet rentepercentage; default interest = verwijlintrest nalatigheidsintrest vertragingsrente; power = macht;
authority = gezag autoriteit; freedom = vrijheid vrijheden; peace = vrede vreedzaam; war = oorlog oorlogen; army =
leger legers krijgsmacht landmacht; soldier = soldaat soldaten krijger; weapon = wapen wapens bewapening; police =
politie rijkswacht marechaussee; police officer = agent politieagent; fire brigade = brandweer; thief = dief dieven
inbreker; theft = diefstal; burglary = inbraak inbreken ingebroken; murder = moord; crime = misdaad misdrijf misdrijven
delict; offence = strafbaar strafbaar_feit strafbare; fraud = fraude oplichting bedrog; victim = slachtoffer; witness =
getuige; suspect = verdachte; prison = gevangenis gevangenissen; world = wereld; earth = aarde aardbol; nature = natuur
aard; sun = zon zonnen; moon = maan manen; star = ster sterren; sky = hemel; air = lucht; water = water wateren; sea =
zee zeeën; river = rivier rivieren; mountain = berg bergen; forest = bos bossen woud wouden bosbouw; field = veld akker
velden akkers; ground = grond; plot of land = perceel kavel; tree = boom bomen boompje; flower = bloem bloemen bloeien
bloemetje; grass = gras grassen; leaf = blad bladeren blaadje gebladerte; animal = dier dieren huisdier dierlijk; dog =
hond honden teef reu hondje puppy; cat = kat kater poes katten kitten; horse = paard paarden; cow = koe koeien; pig =
varken zwijn varkens big biggen zeug; bird = vogel vogels vogeltje; fish = vis vissen visje; weather =
weersomstandigheden weerbericht; wind = wind winden; storm = storm onweer stormen; fire = vuur brand vlamvatten vuren;
lighting = lichtbron verlichting lichtbronnen belichting armatuur; stone = steen stenen natuursteen kei keien; wood =
hout houten houtsoort timmerhout; gold = goud gouden; silver = zilver zilveren; food = voedsel voeding levensmiddelen
levensmiddel voedingsmiddel voedingswaren; meal = maaltijd maaltijden; breakfast = ontbijt ontbijten; lunch =
middagmaal middageten lunch; dinner = avondeten diner avondmaal; bread = brood broden broodje boterham; butter = boter
roomboter; cheese = kaas kazen; meat = vlees vleeswaren; egg = ei eieren eitje; milk = melk karnemelk; coffee = koffie;
tea = thee theeblad; beer = bier pint pils bieren trappist; wine = wijn wijnen; sugar = suiker suikers basterdsuiker;
vegetables = groente groenten; fruit = fruit vrucht vruchten; apple = appel appelen appels; potato = aardappel patat
aardappelen pieper; rice = rijst; soup = soep soepen; cake = taart cake gebak taarten; tenant = huurder huurders
huurster pachter; landlord = verhuurder verhuurders verhuurster huisbaas; subletting = onderhuur onderverhuren
onderverhuurd onderverhuring onderverhuur; deposit = waarborgsom borgsom borg huurwaarborg waarborg; surety =
borgstelling borgtocht borgsteller; down payment = aanbetaling voorschot voorschotten aanbetalen; rent increase =
huurverhoging huurprijsherziening; indexation = indexering indexatie huurindexatie; service charges = servicekosten
gemeenschappelijke_lasten syndickosten huurlasten; utilities = nutsvoorzieningen; property inventory =
plaatsbeschrijving opleveringsrapport; handover = oplevering opleveren opgeleverd; vacant = leegstaand leegstand
onbewoond; owner = eigenaar eigenaars eigenaren eigenares; ownership = eigendom; co-owner = mede-eigenaar
mede-eigenaars mede-eigendom; owners association = vve vereniging_van_eigenaars vereniging_van_mede-eigenaars; building
manager = syndicus vastgoedbeheerder; real estate = vastgoed onroerend onroerende onroerend_goed; movable property =
roerend roerende; estate agent = makelaar vastgoedmakelaar immokantoor makelaars; notary = notaris notariële notarieel
notariskantoor; deed = akte akten aktes; purchase agreement = koopovereenkomst koopcontract compromis koopakte;
purchase price = koopprijs aankoopprijs koopsom; land registry = kadaster kadastraal kadastrale; usufruct =
vruchtgebruik; bare ownership = blote_eigendom; easement = erfdienstbaarheid; leasehold = erfpacht opstalrecht; housing
association = woningcorporatie huisvestingsmaatschappij; housing benefit = huurtoeslag huursubsidie huurpremie; energy
performance certificate = energielabel epc; repairs by tenant = huurherstellingen; wear and tear = slijtage; house
rules = huisreglement huisregels; joint tenant = medehuurder medehuurders; furnished = gestoffeerd; mould = schimmel
schimmels beschimmeld; contract = contract contracten contractueel contractuele; contracting party = contractant
contractpartij; party = partij partijen; undersigned = ondergetekende ondergetekenden; annex = bijlage bijvoegsel
addendum; clause = clausule beding; article = artikel artikelen; paragraph = paragraaf alinea; provision = bepaling
bepalingen; termination = beëindiging stopzetting; tacit renewal = stilzwijgend stilzwijgende; liquidated damages =
schadebeding forfaitair forfaitaire; delivery time = levertijd leveringstermijn levertermijn; quotation = offerte
bestek prijsopgave; customer = klant klanten klante cliënt opdrachtgever afnemer; supplier = leverancier leveranciers;
contractor = aannemer aannemers bouwbedrijf; subcontractor = onderaannemer; service provider = dienstverlener
opdrachtnemer; service = dienst diensten dienstverlening; consumer = consument consumenten verbruiker; seller =
verkoper verkoopster; buyer = koper kopers; intermediary = tussenpersoon bemiddelaar; mediation = bemiddeling
bemiddelen mediation; arbitration = arbitrage; third party = derden; heir = erfgenaam erfgenamen troonopvolger
kroonprins; inheritance = erfenis nalatenschap; inheritance tax = erfbelasting successierechten; will = testament
testamentaire wilsbeschikking; legislation = wetgeving regelgeving wetgever; decree = decreet kb; regulation =
verordening reglement voorschrift voorschriften regeling; by-laws = statuten huishoudelijk_reglement; code = wetboek
code coderen gecodeerd; constitution = grondwet; court = rechtbank gerecht gerechtshof vredegerecht kantongerecht hof;
lawyer = advocaat advocaten raadsman advocate jurist; legal aid = rechtsbijstand pro-deo; bailiff = deurwaarder
gerechtsdeurwaarder; judgment = vonnis arrest uitspraak uitspraken vonnissen; proceedings = procedure rechtszaak geding
proces; plaintiff = eiser eiseres; defendant = gedaagde verweerder; summons = dagvaarding; public prosecutor =
officier_van_justitie openbaar_ministerie parket; criminal law = strafrecht strafrechtelijk; penalty = straf sanctie
strafschop; registered letter = aangetekend aangetekende; acknowledgement of receipt = ontvangstbevestiging
ontvangstbewijs; limitation period = verjaring verjaringstermijn verjaard verjaart; legal form = rechtsvorm; legal
person = rechtspersoon rechtspersonen; jurisdiction = bevoegdheid bevoegdheden rechtsgebied; ombudsman = ombudsman
ombudsdienst; complaints committee = geschillencommissie klachtencommissie; insurance = verzekering verzekeringen
assurantie; insurer = verzekeraar verzekeringsmaatschappij; policyholder = verzekeringnemer; policy = polis polissen
verzekeringspolis beleid; premium = premie premies; coverage = dekking; deductible = eigen_risico franchise; damage
claim = schadegeval schadeclaim schademelding schadeaangifte; loss adjuster = schade-expert expertise; liability
insurance = aansprakelijkheidsverzekering familiale ba-verzekering; fire insurance = brandverzekering
opstalverzekering; home contents insurance = inboedelverzekering; comprehensive insurance = omnium allrisk
cascoverzekering; third party insurance = wa-verzekering burgerlijke_aansprakelijkheid; no-claims bonus = bonus-malus
schadevrije_jaren no-claimkorting; accident statement = schadeformulier aanrijdingsformulier; health insurance =
zorgverzekering ziekteverzekering ziektekostenverzekering; health insurer = zorgverzekeraar ziekenfonds mutualiteit;
hospital insurance = hospitalisatieverzekering; travel insurance = reisverzekering annulatieverzekering
annuleringsverzekering; life insurance = levensverzekering schuldsaldoverzekering; beneficiary = begunstigde
begunstigden; broker = verzekeringsmakelaar; accident = ongeval ongelukken ongeluk ongevallen; bank = bank banken
bankwezen bankier; bank account = bankrekening betaalrekening zichtrekening; account number = rekeningnummer iban;
account statement = rekeningafschrift rekeninguittreksel bankafschrift afschrift; account holder = rekeninghouder;
savings account = spaarrekening spaarboekje; bank card = bankkaart betaalkaart pinpas bancontact; credit card =
kredietkaart creditcard; cash machine = geldautomaat bankautomaat pinautomaat; cash = contant contante contanten cash
baar; pay by card = pinnen gepind; coin = munt munten muntstuk; banknote = bankbiljet; euro = euro; cent = cent
eurocent; credit = krediet kredieten; loan = lening leningen geldlening; borrower = kredietnemer lener; lender =
kredietgever geldschieter; instalment = termijnbedrag afbetaling afbetalen afbetaald aflossingstermijn maandtermijn
schijf; payment plan = betalingsregeling afbetalingsplan; debit = debet afschrijven afgeschreven afschrijving;
overdraft = roodstand rood_staan; value date = valutadatum; fee = honorarium ereloon; commission = provisie commissie
courtage europese_commissie; charges = lasten; bank charges = bankkosten; security = zekerheid effecten; shareholder =
aandeelhouder; bond = obligatie obligaties; dividend = dividend; profit = winst; loss = verlies; income = inkomen
inkomsten; accountant = boekhouder accountant; accounting = boekhouding; annual accounts = jaarrekening jaarstukken;
auditor = revisor kascommissie; payment = betaalwijze betalingen storting; pay in = storten stort gestort; payment
reference = betalingskenmerk gestructureerde_mededeling; payment term = betalingstermijn; due = opeisbaar opeisbare
invorderbaar; payable = betaalbaar betaalbare te_betalen; outstanding = openstaand openstaande; due date = betaaldatum;
credit note = creditnota creditfactuur; receipt = kwitantie kassabon bon kasticket bonnetje betaalbewijs kassaticket;
discount = korting kortingen ristorno; surcharge = meerkost meerprijs; price = prijs prijzen prijsopgaaf prijsstelling;
rate = tarief tarieven; percent = procent percentage; total = totaal totale totaalbedrag; subtotal = subtotaal; vat =
btw omzetbelasting; vat number = btw-nummer; vat rate = btw-tarief; unit price = eenheidsprijs stuksprijs; invoice
number = factuurnummer; customer number = klantnummer; reference = kenmerk referentie; income tax = inkomstenbelasting
personenbelasting; payroll tax = loonbelasting bedrijfsvoorheffing loonheffing; tax assessment = belastingaanslag
aanslag aanslagbiljet; tax authorities = belastingdienst fiscus; taxpayer = belastingplichtige belastingbetaler;
taxable = belastbaar belastbare; tax deduction = aftrekpost belastingaftrek; tax deductible = aftrekbaar aftrekbare;
tax credit = heffingskorting belastingvermindering belastingkrediet; tax bracket = belastingschijf; tax refund =
belastingteruggave teruggave; allowance = toeslag toelage uitkering; wage tax return = jaaropgave fiscale_fiche;
property tax = onroerende_voorheffing onroerendezaakbelasting ozb; wealth tax = vermogensbelasting
vermogensrendementsheffing; corporation tax = vennootschapsbelasting; road tax = wegenbelasting motorrijtuigenbelasting
verkeersbelasting; registration duty = registratierechten overdrachtsbelasting; excise = accijns accijnzen; customs =
douane tolheffing; import duty = invoerrechten; social security = sociale_zekerheid rsz; social contributions =
sociale_bijdragen; wage = loon lonen salaris salarissen wedde bezoldiging; gross = bruto brutoloon; net = netto
nettoloon; payslip = loonstrook loonbrief salarisstrook loonfiche loonstrookje; minimum wage = minimumloon; holiday pay
= vakantiegeld; year-end bonus = eindejaarspremie dertiende_maand; bonus = bonus gratificatie; meal voucher =
maaltijdcheque maaltijdcheques; company car = bedrijfswagen leaseauto bedrijfsauto; travel allowance =
reiskostenvergoeding woon-werkvergoeding; expense allowance = onkostenvergoeding; employment contract =
arbeidsovereenkomst arbeidscontract arbeidsovereenkomsten; employer = werkgever werkgevers werkgeefster; worker =
arbeider arbeiders arbeidster; staff = personeel; works council = ondernemingsraad; trade union = vakbond vakvereniging
vakbeweging; collective agreement = cao collectieve_arbeidsovereenkomst; joint committee = paritair_comité; strike =
staking; job interview = sollicitatiegesprek; job applicant = sollicitant; vacancy = vacature vacatures; curriculum
vitae = cv; employment agency = uitzendbureau interimkantoor; temporary work = uitzendwerk interim; temporary worker =
uitzendkracht interimaris; self-employed = zelfstandig zelfstandige zzp zelfstandigen; company = bedrijf bedrijven
onderneming firma; limited company = nv vennootschap bvba; non-profit association = vzw stichting; profession = vak;
function = functie functies; duties = takenpakket; career = loopbaan carrière; full-time = voltijds voltijdse fulltime;
part-time = deeltijds deeltijdse parttime deeltijd; working hours = werktijd werktijden arbeidstijd werkuren
arbeidsduur; work schedule = rooster uurrooster dienstrooster; overtime = overuren overwerk; shift = ploegendienst
ploeg; night work = nachtarbeid; leave of absence = verlofdagen vakantiedagen verloven; maternity leave =
zwangerschapsverlof bevallingsverlof moederschapsrust moederschapsverlof; paternity leave = geboorteverlof
vaderschapsverlof; parental leave = ouderschapsverlof; career break = tijdskrediet loopbaanonderbreking; sick leave =
ziekteverlof ziekteverzuim; sick note = doktersbriefje ziektebriefje medisch_attest doktersattest; report sick =
ziekmelding ziekmelden ziekgemeld; incapacity for work = arbeidsongeschiktheid arbeidsongeschikt arbeidsongeschikte;
disability = handicap invaliditeit; disabled = gehandicapt gehandicapte mindervalide invalide; disability benefit =
invaliditeitsuitkering wia-uitkering; occupational physician = bedrijfsarts arbeidsarts; occupational disease =
beroepsziekte; accident at work = arbeidsongeval; trial period = proeftijd proefperiode; summary dismissal =
dringende_reden staande_voet; severance pay = ontslagvergoeding opzegvergoeding opzeggingsvergoeding
transitievergoeding verbrekingsvergoeding; non-compete clause = concurrentiebeding concurrentieclausule
niet-concurrentiebeding; seniority = anciënniteit dienstjaren; unemployment = werkloosheid; unemployed = werkloos
werkloze werklozen; unemployment benefit = werkloosheidsuitkering ww-uitkering stempelgeld; employment office = vdab
uwv arbeidsbureau werkwinkel; social assistance = bijstandsuitkering leefloon; welfare office = ocmw; teleworking =
thuiswerk thuiswerken telewerk; internship = stage; intern = stagiair stagiaire; apprentice = leerling-werknemer
leerjongen; performance review = functioneringsgesprek beoordelingsgesprek; promotion = bevordering promotie; pension =
pensioen pensioenen; pensioner = pensioentrekker; state pension = aow rustpensioen; retirement age = pensioenleeftijd
aow-leeftijd; early retirement = vervroegd_pensioen brugpensioen vut; pension fund = pensioenfonds; pension savings =
pensioensparen aanvullend_pensioen lijfrente; pension accrual = pensioenopbouw; survivor pension = nabestaandenpensioen
overlevingspensioen; widow = weduwe; widower = weduwnaar; orphan = weeskind weeshuis; surviving relatives =
nabestaanden nabestaande; child benefit = kinderbijslag kindergeld groeipakket; childminder = onthaalouder gastouder;
babysitter = oppas; alimony = alimentatie onderhoudsgeld onderhoudsbijdrage; custody = ouderlijk_gezag hoederecht;
visiting rights = omgangsregeling bezoekrecht; town hall = gemeentehuis stadhuis stadskantoor raadhuis; mayor =
burgemeester; alderman = wethouder schepen schepencollege; local council = gemeenteraad college; government = regering
overheid regeringen; minister = minister bewindsman bewindspersoon; ministry = ministerie fod departement; parliament =
parlement tweede_kamer volksvertegenwoordiging staten-generaal; administration = administratie; public service =
overheidsdienst overheidsinstantie instantie; counter = loket balie; office = kantoor bureau; opening hours =
openingsuren openingstijden; population register = bevolkingsregister; identity card = identiteitskaart
identiteitsbewijs eid; national number = burgerservicenummer rijksregisternummer bsn; passport = paspoort reispas;
driving licence = rijbewijs; residence permit = verblijfsvergunning verblijfstitel verblijfsdocument; naturalisation =
naturalisatie inburgering; asylum = asiel asielzoeker; visa = visum; certificate = attest getuigschrift certificaat;
extract = uittreksel; birth certificate = geboorteakte; building permit = bouwvergunning omgevingsvergunning; permit
holder = vergunninghouder; document = document documenten bescheiden; file = dossier bestand bestanden; subsidy =
subsidie; fees = leges retributie; decision = beslissing; objection period = bezwaartermijn beroepstermijn; supermarket
= supermarkt warenhuis; market = markt markten; webshop = webwinkel webshop; goods = goederen koopwaar; product =
product producten; item number = artikelnummer; order number = bestelnummer ordernummer; shopping cart = winkelmandje
winkelwagen; shipping costs = verzendkosten portokosten leveringskosten; parcel = pakket pakje; post = post posterijen;
tracking = track-and-trace; stock = voorraad stock; in stock = op_voorraad leverbaar; sold out = uitverkocht; sale =
uitverkoop solden verkoop; gift voucher = cadeaubon waardebon; purchase = koop aankoop aanschaf; proof of purchase =
aankoopbewijs aankoopbon; return conditions = retourvoorwaarden; return period = retourtermijn zichttermijn; conformity
= conformiteit; repair costs = herstellingskosten reparatiekosten; manual = handleiding gebruiksaanwijzing handboek
gebruikershandleiding bedieningshandleiding instructieboekje; instructions = instructies aanwijzing aanwijzingen;
device = apparaat apparaten toestel toestellen apparatuur; machine = machine werktuigbouw; washing machine = wasmachine
wasautomaat; dryer = droogkast wasdroger droger droogtrommel; refrigerator = koelkast frigo ijskast; freezer =
diepvriezer vriezer diepvries vrieskist vriesvak; dishwasher = vaatwasser vaatwasmachine afwasmachine; oven = oven
bakoven ovens; microwave = magnetron microgolf microgolfoven combimagnetron; kettle = waterkoker fluitketel theeketel;
coffee machine = koffiezetapparaat koffiemachine koffiezetter espressomachine; television = televisie tv tv-toestel
televisiezender; radio = radio radiozender; computer = computer pc rekenaar; laptop = laptop notebook schootcomputer;
screen = scherm monitor beeldschermen beeldscherm schermpje; keyboard = toetsenbord klavier; printer = printer; mobile
phone = mobieltje gsm smartphone; telephone = telefoon telefoons telefoontoestel; telephone number = telefoonnummer;
battery = batterij accu batterijen batterijtje; charger = oplader lader acculader laadkabel; plug = stekker stekkers;
socket = stopcontact contactdoos wandcontactdoos; cable = kabel snoer kabels bekabeling; electric = elektrisch
elektrische; car = auto wagen auto's; vehicle = voertuig voertuigen; truck = vrachtwagen camion; van = bestelwagen
bestelbus camionette busje; bicycle = fiets rijwiel; cycle = fietsen fietst gefietst; motorcycle = motorfiets
motorrijder; moped = bromfiets brommer scooter; tyre = band banden autoband fietsband luchtband; wheel = wiel wielen;
engine = motor motoren verbrandingsmotor; fuel = brandstof brandstoffen; petrol = benzine loodvrij; diesel = diesel;
mileage = kilometerstand; kilometre = kilometer km; maintenance service = onderhoudsbeurt; vehicle inspection =
autokeuring apk; registration certificate = kentekenbewijs inschrijvingsbewijs; number plate = nummerplaat kenteken
kentekenplaat; car rental = autoverhuur; parking space = parkeerplaats parking; traffic = verkeer verkeers; traffic jam
= opstopping filevorming file files; traffic light = verkeerslicht stoplicht; traffic fine = verkeersboete; motorway =
autosnelweg snelweg autoweg; crossroads = kruispunt kruising; roundabout = rotonde rondpunt; pavement = stoep trottoir;
pedestrian = voetganger; cyclist = fietser wielrenner coureur; driver = bestuurder chauffeur; passenger = passagier
inzittende reiziger; breakdown = panne pech; roadside assistance = pechhulp wegenwacht takeldienst; bus = bus autobus;
tram = tram; underground = metro; station = station; ticket = kaartje vervoerbewijs vervoersbewijs ticket; season
ticket = abonnement; subscriber = abonnee; timetable = dienstregeling; public transport = openbaar_vervoer; transport =
vervoer vervoeren transport vervoerd; plane = vliegtuig vlakken; airport = luchthaven vliegveld; ship = schip; boat =
boot boten bootje; departure = afreis; journey = heenreis rit; return journey = terugreis; luggage = bagage; hand
luggage = handbagage; hotel = hotel; holiday home = vakantiehuis vakantiewoning; campsite = camping; overnight stay =
overnachting overnachten; travel agency = reisbureau; tour operator = reisorganisator touroperator; traveller =
vakantieganger toerist; border = grens grenzen; map = landkaart plattegrond kaarten; card = kaart; beach = strand
stranden; school = school scholen schooltje; primary school = basisschool lagere_school; nursery school = kleuterschool
kleuter peuterspeelzaal; secondary school = middelbare_school hbs gymnasium atheneum; university = universiteit
universitair universiteiten; college = hogeschool hbo; teacher = leraar leerkracht lerares docent docente juf meester
onderwijzer; head teacher = schoolhoofd directeur; pupil = leerling leerlingen scholier; student = student studente;
class = klas klassen; lesson = les lessen; school subject = schoolvak; homework = huiswerk; exam = examen examens
tentamen; grade = cijfer; school report = schoolrapport; diploma = diploma; tuition fee = collegegeld inschrijvingsgeld
schoolgeld lesgeld; school bill = schoolrekening; compulsory education = leerplicht; education = onderwijs;
after-school care = naschoolse_opvang buitenschoolse_opvang bso; school trip = schoolreis uitstap; scholarship =
studiebeurs beurs studiefinanciering; health = gezondheid; care = zorg; healthcare = gezondheidszorg; illness = ziekte
aandoening ongesteldheid; specialist = specialist; dentist = tandarts tandheelkunde; nurse = verpleegkundige
verpleegster verpleger; nursing = verpleging; physiotherapist = fysiotherapeut kinesist kinesitherapeut; pharmacist =
apotheker; pharmacy = apotheek farmacie farmaceutisch; hospital = ziekenhuis ziekenhuizen hospitaal gasthuis kliniek;
emergency department = spoedeisende_hulp spoeddienst eerste_hulp; ambulance = ziekenwagen ambulance; patient = patiënt
patiënten zieken; nursing home = verpleeghuis rusthuis woonzorgcentrum bejaardentehuis; home care = thuiszorg
thuisverpleging mantelzorg; consultation = raadpleging consult spreekuur; consult = raadplegen raadpleegt geraadpleegd;
referral = doorverwijzing verwijsbrief; diagnosis = diagnose diagnostiek; medicine = geneesmiddel geneesmiddelen
medicijn medicijnen medicatie geneeskunde medicament; package leaflet = bijsluiter; prescription = recept
doktersvoorschrift; without prescription = vrij_verkrijgbaar; side effect = bijwerking bijwerkingen neveneffect
nevenwerking; dosage = dosering dosis; tablet = tablet pil tabletten; capsule = capsule; syrup = siroop stroop;
ointment = zalf smeersel; drops = druppels druppel; plaster = pleister pleisterwerk stucwerk stukadoor gips pleisteren;
active substance = werkzame_stof werkzaam; contraindication = contra-indicatie; hypersensitive = overgevoelig
overgevoeligheid; allergy = allergie allergisch allergische hooikoorts; pregnant = zwanger zwangere; pregnancy =
zwangerschap; breastfeeding = borstvoeding; midwife = verloskundige vroedvrouw; pain = pijn pijnlijk pijnen; painkiller
= pijnstiller; headache = hoofdpijn; stomach ache = buikpijn maagpijn; fever = koorts koortsig; flu = griep; infection
= infectie ontsteking ontstoken besmetting geïnfecteerd; contagious = besmettelijk besmet; nausea = misselijkheid
misselijk; dizziness = duizeligheid duizelig; diarrhoea = diarree; constipation = verstopping constipatie; rash =
huiduitslag; drowsiness = slaperigheid sufheid; blood pressure = bloeddruk; diabetes = suikerziekte diabetes; cancer =
kanker tumor gezwel kankers; heart attack = hartaanval hartinfarct; stroke = beroerte hersenbloeding; wound = wonde
verwonding letsel wond wonden wondje; injury = blessure kwetsuur gewond letsels; symptom = symptoom verschijnsel
verschijnselen klachten symptomen; treatment = kuur; recovery = genezingsproces; blood = bloed; body = lichaam lijf
lichamelijk lichamen; face = gezicht gelaat aangezicht; eye = oog ogen; ear = oor oren gehoororgaan; nose = neus
neuzen; mouth = mond monden; tooth = tand kies gebit tanden; tongue = tong tongen; neck = nek hals halzen; throat =
keel strottenhoofd; shoulder = schouder; hand = hand handen; finger = vinger duim vingers; chest = borst borstkas;
heart = hart harten hartspier; lung = long longen; stomach = maag magen; belly = buik onderbuik; liver = lever; kidney
= nier nieren; skin = huid vel; bone = bot beenderen botten; leg = been benen; knee = knie knieën; foot = voet voeten;
toe = teen tenen; brain = hersenen brein hersens; muscle = spier spieren; nerve = zenuw zenuwen; mental = geestelijk
geestelijke psychisch psychische; addiction = verslaving verslaafd; smoking = roken rookt gerookt; glasses = bril
brillen contactlens; hearing aid = hoorapparaat; wheelchair = rolstoel; association = vereniging club; membership =
lidmaatschap; membership fee = contributie lidgeld; board member = bestuurslid bestuursleden; chairman = voorzitter
voorzitster; treasurer = penningmeester schatbewaarder; secretary = secretaris secretaresse; general meeting =
algemene_vergadering ledenvergadering; agenda = agenda dagorde; agenda item = agendapunt; any other business =
rondvraag varia; action list = actielijst actiepunt actiepunten; attendance list = presentielijst aanwezigheidslijst;
quorum = quorum; majority = meerderheid; unanimous = unaniem eenparig eensgezind; abstention = onthouding; resolution =
besluitvorming; committee = comité werkgroep; convocation = convocatie; financial report = kasverslag; cash register =
kas kassa; sponsor = sponsor; sports = sport; team = elftal team; match = wedstrijd; football = voetbal voetballen; gym
= sportschool fitness; event = evenement gebeurtenis; music = muziek; concert = concert; film = film speelfilm; theatre
= theater schouwburg toneel; museum = museum musea museums; library = bibliotheek bibliothecaris; church = kerk kerken;
game = spel spelletje spellen; toy = speelgoed; phone contract = telefoonabonnement gsm-abonnement; provider =
aanbieder provider operator; customer service = klantendienst klantenservice; helpdesk = helpdesk; prepaid = prepaid
belkaart; call credit = beltegoed; data bundle = databundel; roaming = roaming; number porting = nummerbehoud
nummeroverdracht; internet connection = internetaansluiting internetverbinding; password = wachtwoord paswoord; user =
gebruiker gebruikers gebruikster; username = gebruikersnaam; account = account gebruikersaccount; email = e-mail mail
mailtje; email address = e-mailadres; website = website webstek webpagina; message = bericht boodschap berichten;
energy = energie; energy supplier = energieleverancier; grid operator = netbeheerder distributienetbeheerder; gas = gas
gassen gasvormig aardgas; heating = verwarming stoken stookt gestookt; heating oil = stookolie mazout huisbrandolie;
boiler = boiler ketel cv-ketel stoomketel verwarmingsketel geiser warmwatertoestel; meter = teller; meter reading =
meterstand meteropname meterstanden; annual statement = jaarafrekening eindafrekening afrekening jaarnota; advance
payment = voorschotfactuur voorschotbedrag termijnbetaling; cancellation fee = verbrekingskosten; sewage = riolering
riool rioolwater afvalwater; water bill = waterfactuur; rubbish = afval vuilnis huisvuil; waste bin = vuilnisbak
afvalbak prullenbak container; recycling centre = milieustraat containerpark recyclagepark; solar panel = zonnepaneel
zonnepanelen zonnecel; insulation = isolatie isoleren geïsoleerd isolatiemateriaal; stand up = opkomen opgekomen
rechtstaan; come along = meekomen meegaan meegaat meegegaan; take part = meewerken meewerkt meegewerkt; take over =
overnemen overneemt overgenomen neemt_over overname; take away = afpakken afgepakt ontnemen ontneemt ontnomen; take
apart = demonteren gedemonteerd; bring along = aanbrengen aangebracht aanbrengt; bring in = inbrengen ingebracht
inbreng; put in = insteken inzetten inzet ingezet; put down = neerzetten neergezet; put back = terugzetten teruggezet
terugplaatsen; look at = aankijken bekijken bekijkt bekeken; look forward = uitkijken; look up = naslaan; let know =
laten_weten; find out = achterhalen achterhaald uitzoeken uitgezocht; point out = erop_wijzen; turn out = uitvallen
uitvalt uitgevallen; break down = stukgaan stukgegaan; break in = binnendringen; come back = terugkomt; come about =
tot_stand_komen totstandkoming; come in = instromen binnentreden; pass on = doorgeven doorgeeft doorgegeven; pass
through = doorlopen; call back = terugbellen teruggebeld; hang up = neerleggen neergelegd; speak out = uitspreken
uitgesproken; stand out = opvallen opvalt opgevallen opvallend; stick = kleven kleeft plakken plakt geplakt; stick out
= uitsteken; pick = plukken geplukt; grab = grijpen grijpt greep gegrepen pakken pakt gepakt; hold on = vasthouden
vasthoudt vastgehouden; release = loslaten losgelaten vrijgeven vrijgegeven; set free = bevrijden bevrijd vrijlaten;
lock up = opsluiten opgesloten; shut off = afsluiting; rinse = spoelen spoelt gespoeld naspoelen afspoelen afgespoeld
spoeling; rub = wrijven wrijft wreef; scratch = krassen kras krabben gekrast bekrast; wipe = afvegen; stir = roeren
roert geroerd doorroeren omroeren; bake = bakken bakt gebakken bakte; fry = frituren gefrituurd frituur; peel =
schillen geschild pellen schil gepeld; chop = hakken gehakt fijnhakken fijngehakt hakt; spread = spreiden gespreid
verspreiden verspreidt verspreid; sprinkle = strooien bestrooien gestrooid bestrooid; squeeze = knijpen kneep; wring =
wringen; knock = kloppen klopt geklopt; ring = rinkelen ring ringen; bell = bel; whisper = fluisteren; whistle =
fluiten; bite = bijten beet gebeten; bark = blaffen schors boomschors; lick = likken; crawl = kruipen kroop gekropen;
creep = sluipen; float = drijven dreef gedreven; dive = duiken dook gedoken; sail = varen vaart zeilen zeil gezeild
zeilde; row = roeien rij reeks; ride = berijden; lean = leunen leunt; kneel = knielen; stumble = struikelen; slip =
uitglijden uitgegleden; wrap = inwikkelen; bury = begraven begroef; pray = bidden bad gebeden; swear = zweren zwoer
gezworen; bet = wedden gewed gokken weddenschap; guess = raden geraden gissen; doze = dutten; dream = dromen droomt
droom; smile = glimlachen glimlach; stare = staren; point at = aanwijzen aangewezen; surprise = verrassen verrast
verrassing verbazen verbaasd; disappoint = teleurstellen teleurgesteld teleurstelling; frighten = schrikken schrok
geschrokken; afraid = bang; ashamed = schamen beschaamd; proud = trots; jealous = jaloers; curious = nieuwsgierig
benieuwd; satisfied = tevreden; dissatisfied = ontevreden; satisfaction = tevredenheid; content = inhoud; regret =
betreuren betreurt spijt spijten; unfortunately = helaas spijtig jammer; luck = geluk; sorrow = verdriet; joy = vreugde
plezier; anger = woede; courage = moed; patience = geduld; mood = humeur; memory = geheugen werkgeheugen; mind =
verstand; soul = ziel zielen; spirit = geest geesten; faith = goede_trouw; bad faith = kwade_trouw; shame = schande;
habit = gewoonte gewoonten; custom = zede; tradition = traditie; culture = cultuur culturen; art = kunst kunsten;
science = wetenschap wetenschappen; research = navorsing; history = geschiedenis historie; religion = godsdienst
religie; god = god goden godheid; king = koning koningen; queen = koningin; prince = prins prinses; leader = leider;
follower = aanhanger; enemy = vijand vijandig vijanden; hero = held heldin helden; manager = zaakvoerder bedrijfsleider
manager leidinggevende; director = directrice bestuurders; supervisor = toezichthouder; expert = deskundige expert;
craftsman = vakman vakmensen ambachtsman ambacht; electrician = elektricien elektrotechnicus; plumber = loodgieter;
carpenter = timmerman schrijnwerker timmerlieden timmeren timmerwerk getimmerd; painter = schilder kunstschilder
schilderes; bricklayer = metselaar metselen gemetseld metselwerk; baker = bakker; butcher = slager beenhouwer;
hairdresser = kapper kapster kapsalon; farmer = boer landbouwer boerin agrariër veehouder; gardener = tuinman hovenier
tuinier tuinder; cleaner = schoonmaakster poetsvrouw; waiter = ober kelner serveerster; postman = postbode; truck
driver = vrachtwagenchauffeur; pilot = piloot vlieger; journalist = journalist verslaggever journalistiek journaliste;
author = auteur schrijver; artist = kunstenaar kunstenares; singer = zanger zangeres; actor = acteur toneelspeler;
engineer = ingenieur; technician = technicus monteur hersteller; industry = industrie nijverheid; agriculture =
landbouw agrarisch akkerbouw; factory = fabriek fabrieken; manufacturer = fabrikant producent; wholesale = groothandel;
retail = kleinhandel detailhandel; trader = handelaar koopman; business owner = ondernemer; entrepreneurship =
ondernemerschap; branch = vestiging filiaal bijkantoor tak takken twijg; department = afdeling; head office =
hoofdkantoor maatschappelijke_zetel; chamber of commerce = kamer_van_koophandel kvk; company number =
ondernemingsnummer kvk-nummer; competition = mededinging; project = project; programme = programma; system = systeem
stelsel; network = netwerk netwerken; structure = structuur; model = model; basis = basis grondslag; principle =
beginsel principe; theory = theorie theorieën; practice = praktijk; step = stap trede treden; stage = fase stadium
podium; progress = vooruitgang voortgang; success = succes; failure = mislukking; effect = effect uitwerking werking;
impact = impact weerslag; role = rol; position = positie; rank = rang; level = niveau peil; degree = graad mate; scale
= schaal weegschaal schalen; scope = toepassingsgebied reikwijdte; zone = zone; environment = milieu omgeving
leefmilieu; surroundings = omtrek; location = ligging locatie; distance = afstand; route = traject route; line = lijn
lijnen; series = serie; range = bereik gamma assortiment; circle = cirkel kring cirkels; cross = kruis kruisen;
centimetre = centimeter; litre = liter; kilogram = kilo kilogram kg; gram = gram; degree celsius = graden; temperature
= temperatuur temperaturen; sound = klank klanken; voice = stem stemgeluid; speech = toespraak; conversation = gesprek;
debate = debat; statement = uiting stelling bewering bewerkstelligt; assert = beweren beweert beweerd stellen stelt
gesteld; contrast = tegenstelling; contrary = tegendeel; on the contrary = integendeel daarentegen; exception =
uitzondering; exceptional = uitzonderlijk uitzonderlijke; choice = optie opties; alternative = alternatief
alternatieve; requirement = vereisten; criterion = criterium criteria; standard = norm standaard maatstaf normen;
average = gemiddelde gemiddeld; minimum = minimum minimale; maximum = maximale; remainder = restant; shortage =
schaarste; figure = cijfers; statistics = statistiek statistisch; proportion = verhouding; relation = relatie;
coherence = samenhang; context = context; background = achtergrond; origin = oorsprong herkomst; source = bron;
evolution = evolutie evolutionair; trend = tendens; fact = feit; reality = werkelijkheid; shape = gedaante; layout =
indeling; material = materiaal materieel grondstof; substance = stof substantie chemische_stof stoffen; metal = metaal
metalen; plastic = kunststof plastic kunststoffen; leather = leder leer lederen; wool = wol wollen; cotton = katoen
katoenen; fabric = textiel weefsel; rubber = rubber rubberen; clothes = kleding kleren kledij; clothing = kledingstuk
klederdracht; trousers = broek pantalon broeken; shirt = hemd overhemd shirt; sweater = trui pull sweater truien; skirt
= rok rokje rokken; dress = jurk kleed japon; coat = jas mantel overjas regenjas; shoe = schoen schoenen schoeisel;
boots = laars laarzen; hat = hoed hoeden; cap = pet muts petten; sock = sok kous sokken kousen; underwear = ondergoed
onderbroek slip; glove = handschoen handschoenen; scarf = sjaal das halsdoek hoofddoek; belt = riem gordel riemen; seat
belt = veiligheidsgordel autogordel; helmet = helm valhelm fietshelm; jewel = juweel sieraad; watch = horloge
polshorloge; clock = klok uurwerk klokken; umbrella = paraplu parasol; wallet = portemonnee portefeuille; needle =
naald naalden; thread = draad garen naaigaren; rope = touw; chain = ketting keten ketens kettingen; nail = nagel
spijker nagels spijkers; brush = borstel borstelen kwast penseel geborsteld borsteltje; bucket = emmer; ladder = ladder
trapladder; soap = zeep zepen; towel = handdoek badhanddoek theedoek keukenhanddoek; sheet = laken lakens hoeslaken;
blanket = deken dekens; pillow = kussen hoofdkussen oorkussen kussensloop; mattress = matras matrassen; shower = douche
douchen stortbad douchekop; tap = kraan kranen waterkraan mengkraan kraantje; pipe = buis pijp leiding pijpen leidingen
buisje; candle = kaars kaarsen; lighter = lucifer aansteker; smoke detector = rookmelder rookdetector brandmelder;
alarm = alarm alarminstallatie sirene; ball = bal ballen; doll = pop poppen; greeting card = wenskaart; pencil =
potlood; scissors = schaar scharen; glue = lijm lijmen gelijmd kleefstof; tape = plakband; calendar = kalender; diary =
dagboek; dictionary = woordenboek; title = titel titels; heading = opschrift; copyright = auteursrecht auteursrechten;
edition = editie oplage; table of contents = inhoudsopgave inhoudstafel; footnote = voetnoot; margin = marge; road sign
= verkeersbord; mark = teken tekens; trademark = merknaam; label = etiket label; button = knop drukknop knoppen knopje;
display = display weergave; remote control = afstandsbediening; assembly instructions = montagehandleiding; cleanliness
= netheid; tidy = netjes opruimen opgeruimd; mess = rommel; hole = gat; crack = barst scheur barsten gebarsten kloof;
stain = vlek vlekken vlekkerig bevlekt; rust = roest roesten verroest geroest corrosie; ice = ijs; fog = nevel; cloud =
wolk wolken bewolking; thunder = donder donderen; lightning = bliksem bliksemen bliksemafleider; flood = overstroming
wateroverlast watersnood overstroomd; drought = droogte; earthquake = aardbeving; disaster = ramp; climate = klimaat
klimaten; island = eiland eilanden; coast = kust kusten; harbour = haven; bridge = brug bruggen ophaalbrug; tunnel =
tunnel; canal = kanaal gracht kanalen grachten; dike = dijk dijken; valley = vallei dal; hill = heuvel heuvels; desert
= woestijn; meadow = weide weiland wei beemd weiden; hedge = haag heg hagen heggen; fence = hek omheining schutting
afrastering hekwerk; gate = poort tuinpoort hekken; path = pad paden; playground = speeltuin speelplein speelplaats;
swimming pool = zwembad; restaurant = restaurant eethuis eetcafé; pub = café kroeg; fries = friet frieten; chicken =
kip kippen; beef = rundvlees rundsvlees biefstuk; pork = varkensvlees; ham = ham hesp; sausage = worst worstje worsten
braadworst rookworst; onion = ui ajuin uien; carrot = wortel wortelen peen worteltje; tomato = tomaat tomaten; cabbage
= kool spitskool; lettuce = sla kropsla; bean = boon bonen sperzieboon; pea = erwt doperwt erwten; mushroom =
paddenstoel champignon paddestoel; pear = peer peren; cherry = kers kersen; strawberry = aardbei aardbeien; grape =
druif druiven druivenras; lemon = citroen citroenen; nut = noot noten; flour = meel tarwebloem; pepper = peper peperen;
oil = olie oliën; vinegar = azijn; honey = honing; chocolate = chocolade chocola hagelslag; biscuit = koekje koek
biscuit beschuit; sweets = snoep snoepje snoepgoed zuurtje; dessert = toetje nagerecht dessert; mouse = muis muizen;
rat = rat ratten; rabbit = konijn konijnen; sheep = schaap schapen; goat = geit geiten bok; duck = eend eenden; insect
= insect; wolf = wolf wolven; lion = leeuw leeuwen; vet = dierenarts; at once = ineens opeens; in total = in_totaal; in
general = over_het_algemeen; in fact = in_feite; in short = kortom; in particular = in_het_bijzonder; in any case =
in_ieder_geval sowieso alleszins hoe_dan_ook; in principle = in_beginsel; if necessary = zo_nodig desnoods; if
applicable = eventueel eventuele desgevallend in_voorkomend_geval; if desired = desgewenst; as it were = als_het_ware;
usual = gebruikelijk gebruikelijke; on time = tijdig tijdige op_tijd; based on = op_basis_van; simultaneously =
tegelijk tegelijkertijd gelijktijdig gelijktijdige; at any time = te_allen_tijde; at the expense = ten_laste_van; with
immediate effect = met_onmiddellijke_ingang per_direct; with retroactive effect = terugwerkend terugwerkende; without
prejudice = onverminderd; by hand = handmatig handmatige; automatically = automatisch automatische van_rechtswege;
electronically = elektronisch elektronische digitaal digitale; online = online; mostly = grotendeels; mainly =
overwegend; slightly = lichtjes enigszins; completely = volkomen; by far = veruit; at all = überhaupt; obviously =
kennelijk klaarblijkelijk; apparently = blijkbaar schijnbaar; clearly = overduidelijk; supposedly = zogenaamd zogezegd;
possibly = mogelijkerwijs; necessarily = noodzakelijkerwijs; preferably = bij_voorkeur liefst; gladly = gaarne;
suddenly = plotsklaps; quickly = gauw; slowly = stilaan; step by step = stapsgewijs; accidentally = per_ongeluk
toevallig; on purpose = opzettelijk opzet expres moedwillig; coincidence = toeval; gross negligence = grove_nalatigheid
zware_fout; in good order = in_orde; okay = oké; able = in_staat; willing = bereid; willingness = bereidheid; unwilling
= onwillig; visible = zichtbaar zichtbare; invisible = onzichtbaar; understandable = begrijpelijk; acceptable =
aanvaardbaar aanvaardbare; usable = bruikbaar bruikbare; unusable = onbruikbaar; sustainable = duurzaam duurzame;
reliable = betrouwbaar betrouwbare; effective = doeltreffend effectief effectieve; efficient = efficiënt efficiënte;
active = actief actieve; passive = passief; positive = positief positieve; negative = negatief negatieve; natural =
natuurlijke; artificial = kunstmatig kunstmatige; technical = technisch technische; practical = praktisch praktische;
theoretical = theoretisch; scientific = wetenschappelijk wetenschappelijke; historical = historisch historische
geschiedkundig; cultural = cultureel culturele; religious = religieus religieuze godsdienstig; medical = medisch
medische geneeskundig geneeskundige; physical = fysiek fysieke lichamelijke fysisch; mechanical = mechanisch
mechanische; traditional = traditioneel traditionele; original = oorspronkelijk oorspronkelijke origineel originele;
basic = elementair elementaire; additional = extra; above-mentioned = bovengenoemd bovengenoemde voornoemd voornoemde
voormeld voormelde bovenvermeld bovenstaand bovenstaande; mentioned below = onderstaand onderstaande; relevant =
desbetreffend desbetreffende relevant relevante; said = genoemde vermelde; attached = bijgaand bijgaande ingesloten;
following = navolgend navolgende; aforesaid = laatstgenoemde eerstgenoemde; hereby = hiermede; thereof = derzelve; sole
= enigst zeetong; exclusive = exclusieve; strict = streng strenge strikt strikte; loose = losjes; serious = ernstig
ernstige serieus; slight = gering geringe; huge = enorme reusachtig; enormous = gigantisch; tiny = piepklein;
sufficient = toereikend; excessive = overmatig buitensporig; extensive = uitgebreide omvangrijk; extreme = extreem
extreme; considerable = aanzienlijk aanzienlijke; regular = regelmatig regelmatige; irregular = onregelmatig
onregelmatige; frequent = veelvuldig veelvuldige frequent; rare = zeldzaam zeldzame; everyday = alledaags; weekly
market = weekmarkt; punctual = stipt; punctuality = stiptheid; continuous = voortdurend voortdurende doorlopend
doorlopende onafgebroken; interruption = onderbreking onderbreken onderbroken; final = finaal eindelijke finale;
initial = aanvankelijk aanvankelijke; opening = opening; closing = sluiting; proceed = overgaan overgaat overgegaan
voortgaan; burden = last; smoke = rook; price increase = prijsstijging prijsverhoging tariefverhoging; price list =
prijslijst tarievenlijst; working conditions = arbeidsomstandigheden arbeidsvoorwaarden; residence address = woonadres
thuisadres; registered office = hoofdzetel; delivery = aflevering; customer data = klantgegevens; late payment =
wanbetaling wanbetaler; death certificate = overlijdensakte; proof of payment = betalingsbewijs; school holiday =
schoolvakantie herfstvakantie krokusvakantie kerstvakantie; timesheet = urenstaat urenbriefje prestatieblad;
problematic = problematisch; drawing = tekening tekenaar; second-hand = tweedehands; draft law = wetsontwerp
wetsvoorstel; upper arm = bovenarm; be allowed = mogen mag mocht mochten gemogen; objection = bezwaar bezwaren
bezwaarschrift verzet; feature = eigenschap; celebration = feest feestje fuif viering; preside = voorzitten; assess =
beoordelen beoordeelt beoordeeld beoordeling oordelen oordeelt geoordeeld oordeel; pause = pauze; household appliance =
huishoudtoestel elektrotoestel huishoudapparaat witgoed; stove = fornuis kookplaat kooktoestel kookvuur kookplaten
fornuizen; gas burner = gaspit brander gasbrander; induction = inductie; hood = afzuigkap dampkap wasemkap; vacuum
cleaner = kruimeldief steelstofzuiger; flat iron = strijkbout stoomstrijkijzer; ironing = strijken strijkt gestreken
strijkplank; toaster = broodrooster tosti-ijzer; blender = blender mengbeker staafmixer; mixer = mixer keukenmachine
keukenrobot klopper handmixer; fryer = friteuse frietketel airfryer frituurpan; hair dryer = haardroger föhn fohn;
shaver = scheerapparaat scheermes scheermesje tondeuse; toothbrush = tandenborstel; sewing machine = naaimachine; torch
= zaklamp zaklantaarn fakkel toorts; lantern = lantaarn straatlantaarn; fan = ventilator waaier; heater = kachel
verwarmingstoestel straalkachel pelletkachel; radiator = radiator verwarmingselement; central heating =
centrale_verwarming cv-installatie; heat pump = warmtepomp; underfloor heating = vloerverwarming; fireplace = haard
open_haard schouw houthaard; chimney = schoorsteen rookkanaal schoorstenen; firewood = brandhout haardhout; thermostat
= thermostaat kamerthermostaat; air conditioning = airco airconditioning klimaatregeling klimaatbeheersing; ventilation
= ventilatie verluchting luchtverversing ventileren beluchting; draught = tocht tochtstrip; humidity = luchtvochtigheid
vochtgehalte; dehumidifier = luchtontvochtiger ontvochtiger; humidifier = luchtbevochtiger bevochtiger; fire
extinguisher = brandblusser blusapparaat brandblustoestel blusmiddel; carbon monoxide = koolmonoxide koolstofmonoxide;
dial = draaiknop wijzerplaat; lever = hendel hefboom; handle = handvat handgreep steel hengsel grepen; lid = dop
potdeksel; housing = behuizing omhulsel; spare part = reserveonderdeel wisselstuk vervangstuk vervangonderdeel;
accessory = accessoire hulpstuk opzetstuk; filter = filter filteren gefilterd pluizenfilter; filtering = filtratie;
sieve = zeef vergiet gezeefd zeefje; hose = slang toevoerslang afvoerslang tuinslang waterslang zuigslang; tube = tube
koker; water supply = watertoevoer waterleiding watervoorziening; tap water = leidingwater kraanwater; inlet = inlaat;
drain = afvoer afvoerbuis afvoerpijp afwatering afwateren; drainage = drainage ontwatering bemaling; sewer = riolen;
water softener = waterontharder ontharder; limescale = kalk kalkaanslag ketelsteen kalkafzetting; descale = ontkalken
ontkalkt ontkalking ontkalker; defrost = ontdooien ontdooid ontdooit; rinse aid = glansspoelmiddel glansmiddel; spin =
centrifugeren centrifuge centrifugeert toerental gecentrifugeerd; drum = trommel trom drums trommels; detergent =
wasmiddel afwasmiddel waspoeder detergent vaatwasmiddel; fabric softener = wasverzachter; laundry = wasgoed wasserij
linnengoed; bleach = bleekmiddel chloor javel bleken bleekwater gebleekt; cleaning agent = schoonmaakmiddel
reinigingsmiddel poetsmiddel schuurmiddel poetsproduct; cleaning = schoonmaak; cloth = doek doekje dweil vod vaatdoek
zeemvel; sponge = spons sponzen sponsje; broom = bezem veger; dustbin = vuilbak kliko afvalcontainer; bin bag =
vuilniszak; dust = stofdeeltje afstoffen; dirt = viezigheid vervuild viesheid; fault = storing euvel; error message =
foutmelding foutcode storingscode; troubleshooting = storingzoeken probleemoplossing foutopsporing; blockage =
blokkering; short circuit = kortsluiting kortsluitingen; overheat = oververhit oververhitting oververhitten; flame =
vlam vlammen; flammable = ontvlambaar brandbaar licht_ontvlambaar ontvlambare; fireproof = brandwerend vuurvast
brandveilig; explosion = explosie ontploffing explosief ontploffen ontploft exploderen; electric shock = stroomstoot
elektrische_schok elektrocutie; poisoning = vergiftiging vergiftigd; poison = gif vergif giftig giftige toxisch
gifstof; childproof = kinderveilig kinderslot kinderbeveiliging; protective = beschermend; protective gloves =
werkhandschoenen veiligheidshandschoenen; safety glasses = veiligheidsbril; assembly = assemblage ineenzetten
assembleren; dismantle = ontmantelen ontmanteling demontage; commissioning = ingebruikname inbedrijfstelling
ingebruikneming; extension cord = verlengsnoer verlengkabel stekkerdoos haspel; cord = koord netsnoer touwtje; wire =
draden ijzerdraad metaaldraad bedrading; wiring = elektriciteitsleiding elektra; electric current = elektrische_stroom
stroomsterkte; voltage = spanning voltage netspanning hoogspanning laagspanning; volt = volt; watt = watt kilowatt
wattage; kilowatt hour = kilowattuur kwh; ampere = ampère ampere; ohm = ohm; fuse = zekering smeltveiligheid; fuse box
= meterkast zekeringkast stoppenkast groepenkast zekeringenkast; circuit breaker = aardlekschakelaar stroomonderbreker
differentieelschakelaar installatieautomaat; earthing = aarding geaard randaarde; power grid = elektriciteitsnet
stroomnet netwerkbeheerder lichtnet; power cut = stroomonderbreking stroomuitval stroompanne stroomstoring; power
station = elektriciteitscentrale kerncentrale krachtcentrale energiecentrale; charging station = laadpaal laadstation
laadpunt; generator = generator aggregaat dynamo; transformer = transformator trafo; adapter = adapter verloopstekker
netadapter; conductor = geleider dirigent dirigeren; resistor = weerstand; circuit = schakeling circuit stroomkring;
electric motor = elektromotor; pump = pomp pompen gepompt pompt; valve = ventiel klepventiel afsluiter kleppen
afsluitklep klep; tank = tank reservoir waterreservoir tankje; container = bak houder recipiënt; display screen =
afleesvenster uitleesvenster; indicator light = controlelampje indicatielampje; timer = timer tijdklok kookwekker
schakelklok; alarm clock = wekker; setting = instelling stand standen; thermometer = thermometer; tool = werktuig
gereedschappen; tool box = gereedschapskist gereedschapskoffer; screwdriver = schroevendraaier schroefmachine; bolt =
bout bouten grendel; screw nut = moer; washer = sluitring sluitringen; pliers = tang nijptang combinatietang
waterpomptang; spanner = moersleutel sleutelgereedschap steeksleutel dopsleutel; allen key = inbussleutel inbus; rasp =
vijl vijlen rasp raspen geraspt; chisel = beitel beitels; wood plane = schaaf schaven geschaafd; axe = bijl bijlen
hakbijl; shovel = schop schep spade; scaffold = steiger steigers stellingen; wheelbarrow = kruiwagen; spirit level =
waterpas; tape measure = rolmaat meetlint lintmeter rolmeter; ruler = liniaal meetlat; adhesive tape = kleefband tape
isolatietape ducttape; sandpaper = schuurpapier; sanding = geschuurd schuurmachine opschuren; varnish = vernis lak
lakken gelakt vernissen; primer = grondverf primer grondlaag; wallpaper = behang behangpapier; putty = plamuur stopverf
kit plamuren; sealant = voegkit siliconenkit afdichting dichting pakking afdichten; joint = voeg voegen; welding =
gelast lasser lasapparaat laswerk; soldering = solderen gesoldeerd soldeerbout soldeersel; workshop = atelier workshop;
workbench = werkbank schroefbank bankschroef; do-it-yourself = doe-het-zelf klussen klusser doe-het-zelver; construct =
bouw aanbouw; construction site = bouwplaats werf bouwterrein bouwwerf; roofer = dakdekker; brick = baksteen bakstenen;
concrete = beton gewapend_beton betonnen; cement = cement; mortar = mortel specie metselspecie vijzel; sand = zand
zanderig; gravel = grind grint kiezel kiezelsteen; clay = klei leem; lime = limoen gebluste_kalk; tile = tegel tegels
tegelvloer betegeld; roof tile = dakpan dakpannen; slate = leisteen leien; double glazing = dubbel_glas dubbelglas
isolatieglas beglazing; plank = plank planken; beam = balk balken bint ligger draagbalk; plywood = multiplex triplex;
chipboard = spaanplaat; steel = staal stalen staalfabriek; stainless steel = roestvrij_staal rvs inox roestvrijstaal
roestvrijstalen; copper = koperen; brass = messing geelkoper; bronze = brons bronzen; aluminium = aluminium; zinc =
zink; tin = tin tinnen; foam = schuim schuimrubber schuimen; foundation = fundering fundament grondvest funderingen;
gutter = dakgoot goten; dormer = dakkapel; gable = gevel puntgevel voorgevel gevels; facade = façade; window frame =
kozijn raamkozijn kozijnen; shutter = luik rolluik luiken; window blind = jaloezie rolgordijn zonwering lamellen;
threshold = drempel drempelwaarde; hinge = scharnier scharnieren; banister = leuning trapleuning balustrade; escalator
= roltrap; corridor = gang vestibule gangen; terrace = terrassen; conservatory = serre veranda wintertuin; bathtub =
badkuip ligbad baden; washbasin = wasbak lavabo; desk = schrijftafel; stool = kruk taboeret; bench = zitbank parkbank;
sofa = sofa bankstel canapé; cushion = kussens; duvet = dekbed donsdeken; cot = kinderbed wieg kinderledikant; wardrobe
= kleerkast garderobe kledingkast; bookcase = boekenkast boekenrek; shelf = legplank rek rekken; drawer = lade schuif
schuiflade lades; chest of drawers = commode ladekast; wooden chest = kisten; basket = mand korf mandje korven; mat =
mat deurmat; parquet = laminaat; lampshade = lampenkap; vase = vaas vazen; picture frame = fotolijst; coat rack =
kapstok; household = huishouden huishoudelijk; boil = kookpunt doorkoken opkoken; roast = roosteren geroosterd braden
gebraden braadt; grill = grill barbecue grillen gegrild barbecueën; stew = stoofpot stoven gestoofd stoofvlees ragout
sudderen hachee; steam = stoom stomen gestoomd; slice = plak sneetje schijfje plakjes schijven; whisk = opkloppen
garde; knead = kneden gekneed kneedt; dough = deeg; grease = invetten ingevet smeervet; marinate = marineren marinade
gemarineerd; season = seizoen jaargetijde seizoenen; spice = specerij kruiderij kruiden specerijen gekruid; recipe =
bereidingswijze recepten; ingredient = ingrediënt ingrediënten; portion = portie porties; blade = lemmet kling mesblad
wiek; dish = schotel gerechten; bowl = schaaltje kommen kommetje; drinking glass = wijnglas drinkglas; jar = pot potten
bokaal potje; baking tin = bakvorm bakblik cakevorm; baking tray = bakplaat; cutting board = snijplank; rolling pin =
deegroller; corkscrew = kurkentrekker; cork = kurk; tin opener = blikopener; tray = dienblad plateau; napkin = servet;
tablecloth = tafelkleed tafellaken; crockery = servies vaatwerk; washing-up = afwas vaat; snack = tussendoortje snack
hapje versnapering; starter = voorgerecht; main course = hoofdgerecht; buffet = buffet; hunger = uithongering; spicy =
pittig pikant; bakery = bakkerij; yeast = gist gisten; baking powder = bakpoeder zuiveringszout; sourdough = zuurdesem
desem; pancake = pannenkoek; waffle = wafel wafels; gingerbread = peperkoek speculaas ontbijtkoek; pastry = patisserie
bladerdeeg gebakje; pie = pastei; jam = jam confituur marmelade; cocoa = cacao; liquorice = zoethout drop; ice cream =
roomijs consumptie-ijs softijs; buttermilk = botermelk; cream = room slagroom crème; margarine = margarine; curd =
kwark wrongel; yoghurt = yoghurt; yolk = dooier eigeel eierdooier; egg white = eiklaar; veal = kalfsvlees; lamb =
lamsvlees lam lammeren; mutton = schapenvlees; minced meat = gehaktbal rundergehakt; poultry = gevogelte pluimvee;
turkey bird = kalkoen; bacon = spek; broth = bouillon; sauce = saus sausen; mustard = mosterd; olive oil = olijfolie;
olive = olijf olijven; fat = vet vetten vetgehalte; salt = keukenzout zeezout; bell pepper = paprika; cinnamon =
kaneel; nutmeg = nootmuskaat muskaatnoot; clove = kruidnagel kruidnagels; ginger = gember; vanilla = vanille; saffron =
saffraan; aniseed = anijs; parsley = peterselie; chives = bieslook; basil = basilicum; thyme = tijm; rosemary =
rozemarijn; bay leaf = laurier laurierblad; mint = pepermunt; dill = dille; coriander = koriander; herb = kruid
keukenkruid; fishing = visserij vangst gevist visvangst; fisherman = visser vissersboot; angling = hengelen hengel
hengelsport; herring = haring maatjesharing; cod = kabeljauw stokvis; eel = paling aal; salmon = zalm; trout = forel
forellen; tuna = tonijn; mackerel = makreel; plaice = schol; carp = karper; pike = snoek; shark = haai haaien; mussel =
mossel mosselen; oyster = oester; shrimp = garnaal garnalen; crab = krab; lobster = kreeft kreeften; seafood =
zeevruchten schaaldieren schelpdieren; vegetable = groentetuin; french fries = patatten frites; crisps = chips; kale =
boerenkool; sauerkraut = zuurkool; brussels sprout = spruitje spruitjes spruitkool; cauliflower = bloemkool; broccoli =
broccoli; spinach = spinazie; endive = andijvie witlof witloof; salad = salade slaatje; leek = prei; shallot = sjalot
sjalotten; garlic = knoflook look; celery = selderij bleekselderij knolselderij; cucumber = komkommer augurk; aubergine
= aubergine; courgette = courgette; pumpkin = pompoen; radish = radijs radijsje ramenas; beetroot = rode_biet biet
kroot bieten; turnip = raap knolraap rapen; asparagus = asperge; artichoke = artisjok; lentil = linze linzen; chickpea
= kikkererwt; maize = maïs mais; pasta = pasta deegwaren macaroni spaghetti noedels; porridge = pap havermout; plum =
pruim pruimen; peach = perzik perziken; apricot = abrikoos abrikozen; raisin = rozijn krent rozijnen; raspberry =
framboos frambozen; blackberry = braambes braam bramen; blueberry = bosbes blauwe_bes; currant = aalbes bes bessen;
gooseberry = kruisbes; mandarin = mandarijn clementine; grapefruit = pompelmoes; banana = banaan bananen; pineapple =
ananas; melon = meloen watermeloen; fig = vijg vijgen; date fruit = dadel dadels; walnut = walnoot okkernoot; hazelnut
= hazelnoot; almond = amandel amandelen; chestnut = kastanje; peanut = pinda pindakaas aardnoot; coconut = kokosnoot
kokos; seed = zaad zaden zaadje zaaigoed; kernel = pit pitten; mineral water = spuitwater bronwater mineraalwater spa;
juice = sap vruchtensap sinaasappelsap; lemonade = limonade; brewery = brouwerij brouwer brouwen gebrouwen; winegrowing
= wijnbouw wijngaard wijnboer; vineyard = wijnberg; liquor = sterkedrank sterke_drank jenever likeur gedistilleerd
borrel; brandy = brandewijn cognac; alcohol = alcohol alcoholisch; drunk = dronken beschonken dronkenschap; tobacco =
tabak tabaksplant; cigarette = sigaret sigaar; diet = dieet voedingspatroon; vegetarian = vegetarisch vegetariër
veganistisch vleesloos; calorie = calorie calorieën; nutrient = voedingsstof nutriënt voedingswaarde; shelf life =
houdbaarheid bewaartijd; preservative = conserveermiddel conservering bewaarmiddel; gardening = tuinieren tuinbouw;
lawn = gazon grasveld grasmat; lawn mower = grasmaaier maaimachine grasmachine; weed = onkruid wieden schoffelen; hoe =
schoffel; rake = hark harken riek; watering can = gieter; watering = begieten besproeien sproeien besproeiing sproeier;
irrigation = irrigatie bevloeiing irrigeren; greenhouse = broeikas kassen glastuinbouw; flower bed = bloembed perk;
flowerpot = bloempot plantenbak; compost = compost composteren composthoop; fertilizer = meststof kunstmest bemesting
mest bemesten meststoffen; manure = stalmest drijfmest; pesticide = bestrijdingsmiddel pesticide verdelgingsmiddel
insecticide onkruidverdelger; soil = bodems; sow = zaaien gezaaid zaait inzaaien; prune = snoeien gesnoeid snoeit snoei
snoeischaar; shrub = struik heester struiken; bush = bosje struikgewas kreupelhout; trunk = boomstam stronk; twig =
twijgje takje; root = wortelstelsel wortelstok; stem = stengel stengels; bud = knoplant; bloom = bloei bloeiend bloeit
gebloeid bloeitijd; pollen = stuifmeel pollen; pollination = bestuiving bestuiven; thorn = doorn stekel doornen; bulb =
bloembol bol bollen; tuber = knol knollen; moss = mos mossen; fern = varens; algae = alg algen zeewier; fungus = zwam
zwammen; oak = eik eiken eikenhout; beech = beuk beuken beukenhout; birch = berk berken; ash tree = es essen; elm = iep
olm; lime tree = linde; maple = esdoorn ahorn; poplar = populier; willow = wilg wilgen knotwilg; alder = els elzen;
spruce = spar sparren kerstboom; pine = dennen grove_den grenen dennenboom; larch = lariks; yew = taxus; conifer =
naaldboom conifeer; deciduous tree = loofboom loofbos; palm = palmboom palm; rose = rozen rozenstruik; tulip = tulp
tulpen; lily = lelie lelies; daffodil = narcis narcissen; hyacinth = hyacint; carnation = anjer; daisy = madeliefje;
sunflower = zonnebloem; poppy = klaproos papaver; violet = viooltje; orchid = orchidee; heather = heide; nettle =
brandnetel netel; dandelion = paardenbloem; thistle = distel; clover = klaver; ivy = klimop; reed = riet rietkraag
rieten; hemp = hennep cannabis wiet; flax = vlas; forester = boswachter; farm = boerderij hoeve landbouwbedrijf
boerderijen; stable = paardenstal stallen; barn = graanschuur; plough = omploegen; tractor = tractor trekker; combine
harvester = maaidorser; grain = graan koren granen graankorrel; wheat = tarwe; rye = rogge; barley = gerst; oats =
haver; buckwheat = boekweit; straw = stro; hay = hooi; mill = molen watermolen molens molenaar; windmill = windmolen;
sugar beet = suikerbiet; rapeseed = koolzaad; soya = soja; livestock = vee veestapel veeteelt veehouderij; beast =
beest beesten ondier; pet = huisdieren; cattle = rund runderen rundvee; bull = stier stieren; ox = os ossen; calf =
kalf kalveren; ram = ram; mare = merrie; foal = veulen; stallion = hengst; donkey = ezel; mule = muilezel muildier;
saddle = zadel zadels; bridle = teugel toom; leash = leiband hondenlijn muilkorf; hare = haas hazen; hamster = hamster;
guinea pig = cavia; squirrel = eekhoorn; hedgehog = egel; mole = mollen; bat = vleermuis vleermuizen; fox = vos vossen;
deer = hert herten ree reeën; elk = eland; badger = dassen; otter = otter; beaver = bever; weasel = wezel; wild boar =
everzwijn; tiger = tijger; leopard = luipaard; elephant = olifant slurf; rhinoceros = neushoorn; hippopotamus =
nijlpaard; giraffe = giraf giraffe giraffen; camel = kameel; monkey = aap apen; ape = mensaap; whale = walvis
walvissen; dolphin = dolfijn; porpoise = bruinvis; seal animal = zeehond rob robben; beak = snavel bek; wing = vleugel
vleugels; feather = veer veren veertje pluim pluimen; nest = nest nesten broeden broedplaats; eagle = adelaar arend;
hawk = havik; falcon = valk; owl = uil uilen; crow = kraai; raven = raaf; magpie = ekster; sparrow = mus mussen;
blackbird = merel; thrush = lijster; starling = spreeuw; swallow bird = zwaluw; tit = mees mezen; robin = roodborstje;
nightingale = nachtegaal; cuckoo = koekoek; woodpecker = specht; pigeon = duif duiven; parrot = papegaai; swan = zwaan
zwanen; goose = gans ganzen; gull = meeuw; stork = ooievaar; heron = reiger; lapwing = kievit; godwit = grutto;
pheasant = fazant; rooster = haan hanen; snake = adder ratelslang slangengif slangensoort slangen; lizard = hagedis;
tortoise = schildpad; crocodile = krokodil; frog = kikker kikvors; salamander = salamander; amphibian = amfibie
amfibieën; reptile = reptiel reptielen; mammal = zoogdier zoogdieren; mosquito = mug muggen muskiet; bee = bijen
honingbij; beekeeper = imker bijenteelt bijenkorf; bumblebee = hommel; wasp = wesp wespen; ant = mier mieren; beetle =
kever kevers; ladybird = lieveheersbeestje; butterfly = vlinder vlinders; moth = mot nachtvlinder motten; caterpillar =
rups; spider = spin spinnenweb; tick = teek; flea = vlo vlooien; louse = luis luizen hoofdluis; cockroach = kakkerlak;
grasshopper = sprinkhaan; dragonfly = libel; snail = slak slakken; worm = worm wormen regenworm; jellyfish = kwal;
squid = inktvis octopus; shell = schelp schelpen; tail = staart; paw = poot poten; claw = klauw; horn = hoorn hoorns
hoorngeluid; fur = vacht pels bont pelzen; animal hide = dierenhuid; fin = vin vinnen; gill = kieuw kieuwen; fish scale
= schub schubben; herd = kudde; swarm = zwerm; predator = roofdier prooidier roofvogel; prey = prooi; hunter = jagers;
zoo = dierentuin dierenpark; veterinarian = veearts veterinair; animal shelter = dierenasiel; breeding = fokken fokker
fokkerij gefokt veredeling; graze = grazen begrazing; jeans = spijkerbroek; shorts = korte_broek; blouse = bloes
blouse; t-shirt = t-shirt; cardigan = gilet; vest = hesje; jacket = jasje vest jack jassen colbert; uniform = uniform
tenue; tights = panty maillot; bra = beha bh; slipper = pantoffel slof sandaal; clog = klomp klompen; shoelace = veter
veters; pyjamas = pyjama nachthemd; swimsuit = badpak zwembroek zwempak; sleeve = mouw mouwen; collar = kraag kragen;
pocket = broekzak; zip = rits ritssluiting; silk = zijden; linen = linnen; velvet = fluweel; lace = kantwerk; tailor =
kleermaker; weave = weven geweven wever weverij weefgetouw; spinning = spinnen gesponnen spinnerij; knit = breien
gebreid breiwerk; embroidery = borduurwerk borduren geborduurd; dye = kleurstof verfstof; fashion = mode modieus
modeontwerper; jewellery = sieraden juwelen juwelier; necklace = halsketting halssnoer; bracelet = armband; earring =
oorbel oorring; diamond = diamant diamanten; gemstone = edelsteen edelstenen; pearl = parel parels; cosmetics =
cosmetica make-up schoonheidsproduct; perfume = parfum reukwater; comb = kam kammen; scanner = scanner; ink = inkt
inktcartridge; hard disk = harde_schijf harddisk; storage = opslagruimte; processor = processor; chip = chip
halfgeleider microchip; software = software programmatuur; hardware = hardware; program = programma's; programming =
programmeren geprogrammeerd programmeertaal programmeur; app = app applicatie; operating system = besturingssysteem;
update = update bijwerken bijgewerkt actualisering; version = versie versies; upload = uploaden geüpload; source code =
broncode; algorithm = algoritme; database = databank database gegevensbank; spreadsheet = rekenblad spreadsheet; folder
= map mappen; backup = back-up reservekopie; internet = internet; browser = browser bladerprogramma; search engine =
zoekmachine; encryption = versleuteling encryptie versleuteld cryptografie; virus = virus virussen; malware =
schadelijke_software malware; hacker = hacker kraker gehackt; firewall = firewall; artificial intelligence =
kunstmatige_intelligentie artificiële_intelligentie; machine learning = machinaal_leren; robot = robot robotica; server
= server; cloud computing = cloud; wireless = draadloos wifi; antenna = antenne; signal = signaal sein signalen;
bandwidth = bandbreedte; open source = opensource vrije_software; user interface = gebruikersinterface interface; menu
= menu keuzemenu; icon = pictogram icoon iconen; font = lettertype; smartphone = mobiele_telefoon; text message = sms
tekstbericht; video = video filmpje; image = afbeelding; photography = fotografie fotograferen gefotografeerd
fotograaf; camera = camera fototoestel; lens = lens objectief lenzen; media = media massamedia; broadcast = uitzending
uitzenden uitgezonden omroep uitzendt; broadcaster = zender omroepvereniging; advertising = reclame; editorial staff =
redactie redacteur hoofdredacteur; publisher = uitgever uitgeverij; printing = boekdruk drukkerij drukpers drukker
boekdrukkunst; censorship = censuur censureren; propaganda = propaganda; loudspeaker = luidspreker speaker; headphones
= koptelefoon hoofdtelefoon oortje; microphone = microfoon; vinyl record = grammofoonplaat langspeelplaat elpee;
recording = opname geluidsopname; amplifier = versterker; measurement = opmeting; measuring instrument = meetinstrument
meetapparaat meettoestel; metre = meter; gauge = manometer peilstok; unit = eenheid eenheden; thickness = dikte; volume
= volume; millimetre = millimeter; mile = mijl mijlen zeemijl; hectare = hectare; acre = bunder; pound = pond; ton =
ton tonnen; accuracy = nauwkeurigheid precisie accuraat; calibration = kalibratie ijking ijken geijkt kalibreren;
deviation = afwijking afwijken afgeweken afwijkt; physics = natuurkunde fysica natuurkundig; physicist = natuurkundige
fysicus fysici; mechanics = mechanica; motion = bewegingen; acceleration = versnelling; mass = massa; gravity =
zwaartekracht gravitatie; friction = wrijving; pressure = luchtdruk; density = dichtheid; inertia = traagheid; momentum
= impuls; torque = koppel draaimoment; rotation = rotatie draaiing omwenteling omwentelingen; axis = rotatieas;
vibration = trilling vibratie; oscillation = oscillatie slingering; pendulum = slinger; wave = golf golven golfslag;
wavelength = golflengte; frequency = frequentie; amplitude = amplitude; echo = echo weerklank; acoustics = akoestiek
geluidsleer akoestisch; optics = optica optisch; ray = straal stralen; light beam = bundel lichtbundel; reflection =
weerkaatsing reflectie weerspiegeling; refraction = breking lichtbreking; prism = prisma; spectrum = spectrum;
thermodynamics = thermodynamica warmteleer; electron = elektron elektronen; proton = proton; neutron = neutron; atom =
atoom atomen; nucleus = kern atoomkern kernen celkern; nuclear = nucleair; nuclear energy = kernenergie atoomenergie;
nuclear fission = kernsplijting; nuclear fusion = kernfusie; nuclear weapon = kernwapen atoombom kernwapens; radiation
= straling bestraling; radioactive = radioactief radioactieve radioactiviteit; half-life = halveringstijd
halfwaardetijd; particle = deeltje deeltjes; particle accelerator = deeltjesversneller; quantum mechanics =
kwantummechanica kwantum; relativity = relativiteit relativiteitstheorie; magnet = magneet magneten; magnetism =
magnetisme; magnetic = magnetisch; electromagnetic = elektromagnetisch; laser = laser; x-ray = röntgenstraling
röntgenfoto röntgenstralen; experiment = experiment proef experimenteren; laboratory = laboratorium labo; apparatus =
proefopstelling; vacuum pump = vacuümpomp; magnifying glass = vergrootglas loep; microscope = microscoop; telescope =
telescoop verrekijker sterrenkijker; astronomy = sterrenkunde astronomie; astronomer = astronoom sterrenkundige;
observatory = sterrenwacht observatorium; constellation = sterrenbeeld; planet = planeet planeten; solar = zonne; solar
system = zonnestelsel; eclipse = verduistering zonsverduistering eclips maansverduistering; comet = komeet kometen;
meteorite = meteoriet meteoor; asteroid = planetoïde asteroïde; galaxy = sterrenstelsel melkweg melkwegstelsel;
universe = heelal universum; orbit = omloopbaan omlooptijd; satellite = satelliet kunstmaan; space = ruimtevaart kosmos
kosmisch; spacecraft = ruimteschip ruimtevaartuig ruimteveer ruimtesonde; rocket = raket raketten; astronaut =
astronaut ruimtevaarder kosmonaut; chemistry = scheikunde chemie; chemist = scheikundige chemicus chemici; chemical =
chemisch scheikundig chemicaliën; element = element elementen; molecule = molecuul moleculen molecule moleculair; ion =
ion ionen; acid = zuurgraad; base = base logen; alkali = alkalisch; oxide = oxide; oxygen = zuurstof; hydrogen =
waterstof; nitrogen = stikstof; carbon = koolstof; carbon dioxide = koolstofdioxide kooldioxide koolzuur koolzuurgas;
sulphur = zwavel; phosphorus = fosfor fosfaat; chlorine = chloorgas; chloride = chloride; sodium = natrium; potassium =
kalium; calcium = calcium; magnesium = magnesium; silicon = silicium; mercury = kwik; iodine = jodium; helium = helium;
uranium = uranium; platinum = platina; nickel = nikkel; arsenic = arseen arsenicum; ammonia = ammoniak; methane =
methaan; sulphuric acid = zwavelzuur; hydrochloric acid = zoutzuur; nitric acid = salpeterzuur; saltpetre = salpeter;
acetic acid = azijnzuur; solvent = oplosmiddel; soluble = oplosbaar; solid = vaste_stof; liquid = vloeistof vloeibaar
vloeistoffen; vapour = damp dampen; evaporate = verdampen verdamping verdampt; condensation = condensatie condens
condenswater; distillation = destillatie distilleren gedestilleerd; crystal = kristal kristallen kristallijn; reaction
= reacties; catalyst = katalysator; oxidation = oxidatie; fermentation = gisting fermentatie vergisting; periodic table
= periodiek_systeem; isotope = isotoop isotopen; alloy = legering; polymer = polymeer polymeren; powder = poeder
poeders; mixture = mengeling; precipitation = neerslag; purity = zuiverheid zuivering; petroleum = aardolie petroleum
olieveld; coal = steenkool kolen; charcoal = houtskool; lignite = bruinkool; peat = turf veen; tar = teer; asphalt =
asfalt; wax = boenwas bijenwas; explosive = springstof dynamiet; gunpowder = buskruit kruit; biology = biologie;
biologist = bioloog biologen; biological = biologisch; life = levens; living being = levend_wezen wezen organisme
organismen; cell = cel cellen; cell membrane = celmembraan membraan; tissue = celweefsel weefsels; gene = gen genen;
genetics = genetica erfelijkheidsleer genetisch; heredity = erfelijkheid erfelijk overerving; dna = dna
desoxyribonucleïnezuur; genome = genoom; chromosome = chromosoom chromosomen; mutation = mutatie; natural selection =
natuurlijke_selectie; species = soorten diersoort; genus = geslachten; subspecies = ondersoort; taxonomy = taxonomie;
kingdom = koninkrijk koninkrijken; extinct = uitgestorven uitsterven; endangered = bedreigde; protein = eiwit proteïne
eiwitten; enzyme = enzym enzymen; amino acid = aminozuur aminozuren; carbohydrate = koolhydraat koolhydraten; vitamin =
vitamine vitaminen; hormone = hormoon hormonen; bacterium = bacterie bacteriën; germ = kiem kiemen ziektekiem; parasite
= parasiet parasieten; photosynthesis = fotosynthese; chlorophyll = bladgroen; metabolism = stofwisseling metabolisme;
reproduction = voortplanting voortplanten reproductie; fertilization = bevruchting bevrucht; sperm = sperma zaadcel;
egg cell = eicel; embryo = embryo; foetus = foetus; ecology = ecologie ecologisch; ecosystem = ecosysteem; habitat =
leefgebied biotoop habitat; biodiversity = biodiversiteit; nature reserve = natuurgebied natuurreservaat natuurpark;
nature conservation = natuurbescherming natuurbehoud; pollution = vervuiling verontreiniging verontreinigd
milieuverontreiniging; environmental protection = milieubescherming; food chain = voedselketen; zoology = dierkunde
zoölogie; botany = plantkunde botanica; vertebrate = gewerveld; skeleton = skelet geraamte; fossil = fossiel fossielen;
dinosaur = dinosaurus dinosauriër; surgeon = chirurg chirurgen; surgery = chirurgie chirurgisch heelkunde; surgical
operation = ingreep; anatomy = anatomie; head = hoofden kop; skull = schedel; lip = lip lippen; jaw = kaak kaken; arm =
armen; elbow = elleboog; wrist = pols; spine = ruggengraat wervelkolom wervel; rib = rib ribben; intestine = darm
darmen; bladder = blaas urineblaas galblaas; blood vessel = bloedvat slagader ader aders; artery = aorta; hip = heup;
heel = hiel hak; body joint = gewricht gewrichten; tendon = pees pezen; nervous system = zenuwstelsel; hair = hoofdhaar
kapsel beharing; beard = baard snor baarden; gland = klier klieren; spleen = milt; womb = baarmoeder; organ = orgaan
organen; sweat = zweet zweten; urine = urine; excrement = uitwerpselen ontlasting stoelgang; saliva = speeksel; disease
= ziekten kwaal; therapy = therapie therapeutisch therapeut; cure = geneeswijze; epidemic = epidemie pandemie; plague =
pest plaag builenpest; cholera = cholera; smallpox = pokken; measles = mazelen; rubella = rodehond; chickenpox =
waterpokken; mumps = bof; whooping cough = kinkhoest; tuberculosis = tuberculose tbc tering; leprosy = lepra melaats
melaatsheid; malaria = malaria; typhus = tyfus vlektyfus; tetanus = tetanus; rabies = hondsdolheid rabiës; polio =
polio kinderverlamming; influenza = influenza; pneumonia = longontsteking; asthma = astma; epilepsy = epilepsie;
dementia = dementie; rheumatism = reuma artrose artritis; gout = jicht; aids = aids hiv; migraine = migraine; bruise =
kneuzing blauwe_plek; fracture = breuk botbreuk fractuur breuken; sprain = verstuiking verstuikt; eczema = eczeem;
vomiting = braakt gebraakt; fainting = flauwte flauwvallen bewusteloos; paralysis = verlamming verlamd; deaf = doof
dove doofheid; blind = blind blinde blindheid; dumb = stomme doofstom; vaccine = vaccin; antibiotic = antibioticum
antibiotica; dose = doses; bandage = verbandmiddel zwachtel verbandgaas; plaster cast = gipsverband; anaesthesia =
narcose verdoving anesthesie; immune system = immuunsysteem afweersysteem; immunity = immuniteit immuun; antibody =
antilichaam antistof antistoffen; transplant = transplantatie; donor = donor donoren; rehabilitation = revalidatie
revalideren; psychiatry = psychiatrie psychiater; psychology = psychologie psycholoog psychologisch; psychosis =
psychose schizofrenie; depression = depressie depressief; drug = drug drugs verdovend_middel; hygiene = hygiëne
hygiënisch; disinfection = ontsmetting desinfectie ontsmettingsmiddel; abortion = abortus; contraception =
anticonceptie voorbehoedsmiddel condoom; menstruation = menstruatie; corpse = stoffelijk_overschot kadaver; autopsy =
lijkschouwing sectie; euthanasia = euthanasie; mortality = sterftecijfer; public health = volksgezondheid; mathematics
= wiskunde mathematica wiskundig; mathematician = wiskundige wiskundigen; arithmetic = rekenkunde; subtract =
aftrekking; multiply = vermenigvuldigen vermenigvuldigd vermenigvuldiging; sum = sommen; quotient = quotiënt; fraction
= fractie; decimal = decimaal decimalen; prime number = priemgetal priem; equation = vergelijkingen; formula = formule
formules; theorem = theorema; axiom = axioma; algebra = algebra; geometry = meetkunde geometrie; trigonometry =
goniometrie driehoeksmeting; calculus = integraalrekening differentiaalrekening; derivative = afgeleide; probability =
waarschijnlijkheid kansrekening; set theory = verzamelingenleer; set = verzameling; matrix = matrix; vector = vector;
square root = vierkantswortel worteltrekken; cube = kubus kubussen; sphere = sfeer; triangle = driehoek; rectangle =
rechthoek; polygon = veelhoek; angle = hoeken; curve = kromme bocht curve; parallel = evenwijdig parallel; diameter =
diameter middellijn; ellipse = ellips; pyramid = piramide; cone = kegel; cylinder = cilinder; infinite = oneindig;
symmetry = symmetrie; graph = grafiek; geology = geologie aardkunde geologisch; geologist = geoloog; mineral = mineraal
mineralen delfstof; rock = gesteente rots rotsen gesteenten; granite = graniet; marble = marmer marmeren; limestone =
kalksteen; sandstone = zandsteen; basalt = basalt; quartz = kwarts; flint = vuursteen; chalk = krijt; ore = erts
ertsen; miner = mijnwerker kompel; quarry = steengroeve groeve; layer = lagen; volcano = vulkaan vulkanen vulkanisch;
lava = lava; eruption = uitbarsting vulkaanuitbarsting; erosion = erosie; sediment = sediment afzetting sedimenten;
plate tectonics = platentektoniek; crust = korst aardkorst; ice age = ijstijd; glacier = gletsjer; weather forecast =
weersvoorspelling weersverwachting; meteorology = meteorologie weerkunde; climate change = klimaatverandering
opwarming; greenhouse gas = broeikasgas broeikaseffect; rain shower = bui stortbui; hail = hagel hagelen; frost = ijzel
nachtvorst vriesweer; dew = dauw; hurricane = orkaan orkanen cycloon wervelstorm; tornado = windhoos tornado; rainbow =
regenboog; sunshine = zonneschijn zonnig; sunrise = zonsopgang zonsopkomst; sunset = zonsondergang; geography =
aardrijkskunde geografie geografisch; atlas = atlas; globe = wereldbol globe; compass = kompas passer; cardinal
direction = windrichting windstreek; north = noorden noord noordelijk; south = zuiden zuid zuidelijk; east = oosten
oost oostelijk; west = westen westelijk; continent = continent werelddeel; landscape = landschap landschappen;
peninsula = schiereiland; dune = duin duinen; cliff = klif klip; ocean = oceaan oceanen; bay = baai inham; gulf =
zeegolf; strait = zeestraat zee-engte; tide = getij eb vloed getijden; mudflat = wad wadden slik; polder = polder
droogmakerij; dam = dam stuwdam stuw dammen; land reclamation = landaanwinning inpoldering; stream = beek beken; brook
= beekje; tributary = zijrivier; river mouth = riviermond monding; delta = delta; river bank = oever oevers; lake =
meren; pond = vijver; pool = poel plassen plas; ditch = sloot greppel; waterfall = waterval; swamp = moeras moerassen;
mountain range = gebergte bergketen; slope = helling hellingen; summit = bergtop; plateau = hoogvlakte; plain = vlakte
laagvlakte; steppe = steppe; savanna = savanne; jungle = oerwoud regenwoud jungle; oasis = oase; cave = grot grotten;
equator = evenaar; latitude = breedtegraad; longitude = lengtegraad; pole = pool; arctic = noordpool noordpoolgebied
arctisch; antarctic = zuidpool antarctica; hemisphere = halfrond; county = graafschap; hamlet = gehucht buurtschap;
capital city = hoofdstad hoofdsteden; suburb = voorstad buitenwijk; port = havens; dutchman = hollander; east germany =
ddr oost-duitsland; west germany = west-duitsland bondsrepubliek; scotland = schotland; scottish = schots schot
schotse; wales = wales; welsh = welsh; ireland = ierland noord-ierland; irish = iers ier ierse; catalonia = catalonië
catalaans; basque = baskisch baskenland; portugal = portugal; portuguese = portugees portugese portugezen; sicily =
sicilië; tuscany = toscane; lombardy = lombardije; vatican = vaticaan vaticaanstad; swiss = zwitsers zwitser zwitserse;
austrian = oostenrijks oostenrijker oostenrijkse; bavaria = beieren beiers; saxony = saksen saksisch; prussia = pruisen
pruisisch; rhineland = rijnland; denmark = denemarken; danish = deens deen deense; sweden = zweden; swedish = zweeds
zweed zweedse; norway = noorwegen; norwegian = noors noor noorse; finland = finland; finnish = fins fin finse; iceland
= ijsland ijslands; greenland = groenland; scandinavia = scandinavië scandinavisch; russia = rusland; russian =
russisch rus russische russen; soviet union = sovjet-unie sovjetunie; soviet = sovjet; ukraine = oekraïne oekraïens;
belarus = wit-rusland belarus; estonia = estland estisch; latvia = letland lets; lithuania = litouwen litouws; czech
republic = tsjechië; czech = tsjechisch tsjech tsjechische; czechoslovakia = tsjecho-slowakije; bohemia = bohemen
boheems; slovakia = slowakije slowaaks; hungary = hongarije; hungarian = hongaars hongaar hongaarse; romania =
roemenië; romanian = roemeens roemeen roemeense; bulgaria = bulgarije bulgaars; yugoslavia = joegoslavië joegoslavisch;
serbia = servië servisch; croatia = kroatië kroatisch; slovenia = slovenië sloveens; bosnia = bosnië bosnisch;
macedonia = macedonië macedonisch; albania = albanië albanees; greece = griekenland; greek = grieks griek griekse
grieken; cyprus = cyprus; malta = malta; ottoman = ottomaans osmaans; armenia = armenië armeens; georgia = georgië
georgisch; azerbaijan = azerbeidzjan; caucasus = kaukasus; crimea = krim; siberia = siberië; asia = azië aziaat; asian
= aziatisch aziatische; africa = afrika; african = afrikaans afrikaan afrikaanse; america = amerika; north america =
noord-amerika noord-amerikaans; south america = zuid-amerika zuid-amerikaans; latin america = latijns-amerika
latijns-amerikaans; canada = canada; canadian = canadees canadese; mexico = mexico mexicaans; brazil = brazilië
braziliaans; argentina = argentinië argentijns; chile = chili chileens; peru = peru peruaans; colombia = colombia
colombiaans; venezuela = venezuela; bolivia = bolivia; suriname = suriname surinaams surinamer; antilles = antillen
antilliaans antilliaan; caribbean = caraïben caribisch; cuba = cuba cubaans; haiti = haïti; australia = australië;
australian = australisch australiër australische; new zealand = nieuw-zeeland; oceania = oceanië; china = china;
chinese = chinees chinese chinezen; japan = japan; japanese = japans japanner japanse; korea = korea noord-korea
zuid-korea koreaans; india = india; indian = indiaas indiër indisch indische; native american = indiaan indianen
indiaans; indonesia = indonesië indonesisch indonesiër; dutch east indies = nederlands-indië oost-indië; javanese =
javaans; moluccas = molukken moluks molukker; malaysia = maleisië maleis; philippines = filipijnen filipijns; thailand
= thailand; vietnam = vietnam vietnamees; pakistan = pakistan; afghanistan = afghanistan afghaans; mongolia = mongolië
mongools; iran = iran iraans; persia = perzië perzisch; iraq = irak iraaks; syria = syrië syrisch syriër; lebanon =
libanon libanees; israel = israël israëlisch; palestine = palestina palestijns palestijn; jordan = jordanië; arabia =
arabië saoedi-arabië; arab = arabisch arabier arabische; middle east = midden-oosten nabije_oosten; egypt = egypte;
egyptian = egyptisch egyptenaar egyptische; algeria = algerije algerijns; tunisia = tunesië tunesisch; libya = libië
libisch; sudan = soedan; ethiopia = ethiopië ethiopisch; kenya = kenia; congo = congo kongo congolees; rwanda = rwanda;
nigeria = nigeria; ghana = ghana; south africa = zuid-afrika zuid-afrikaans; atlantic = atlantisch atlantische_oceaan;
pacific = stille_oceaan grote_oceaan; mediterranean = middellandse_zee mediterraan; north sea = noordzee; baltic sea =
oostzee baltisch; black sea = zwarte_zee; frisia = friesland; frisian = fries friese; zealand = zeeland zeeuws; limburg
= limburg limburgs; brabant = brabant brabants noord-brabant; gelderland = gelderland gelre gelders; paris = parijs;
lille = rijsel; london = londen; berlin = berlijn; cologne = keulen; munich = münchen; aachen = aken; hanover =
hannover; frankfurt = frankfort; vienna = wenen; prague = praag; warsaw = warschau; moscow = moskou; saint petersburg =
sint-petersburg; copenhagen = kopenhagen; roman = romeins romein romeinen romeinse; milan = milaan; venice = venetië
venetiaans; naples = napels; turin = turijn; genoa = genua; lisbon = lissabon; athens = athene; geneva = genève; zurich
= zürich; basel = bazel; jerusalem = jeruzalem; cairo = caïro; beijing = peking; rhine = rijn; meuse = maas; scheldt =
schelde; danube = donau; thames = theems; alps = alpen; ardennes = ardennen; pyrenees = pyreneeën; carpathians =
karpaten; latin = latijn latijns latijnse; hebrew = hebreeuws; germanic = germaans germanen; celtic = keltisch kelten;
slavic = slavisch slaven; viking = viking vikingen; frankish = frankisch franken; historian = historicus
geschiedkundige historici; archaeology = archeologie oudheidkunde archeoloog archeologisch; excavation = opgraving
opgegraven uitgraving; prehistory = prehistorie prehistorisch oertijd; stone age = steentijd; bronze age = bronstijd;
iron age = ijzertijd; antiquity = oudheid klassieke_oudheid; middle ages = middeleeuwen middeleeuws middeleeuwse;
renaissance = renaissance; reformation = reformatie; golden age = gouden_eeuw; modern era = moderne_tijd nieuwe_tijd;
epoch = tijdsperiode; chronicle = kroniek annalen; archive = archief archieven archivaris; monument = monument
gedenkteken monumenten; heritage = erfgoed; emperor = keizer keizerin keizers; empire = keizerrijk wereldrijk rijken;
monarchy = monarchie vorstendom koningshuis; monarch = monarch vorsten vorstin vorst; throne = troon; crown = kroon
kronen gekroond kroning; duke = hertog hertogin hertogdom; baron = baron jonkheer barones; bishopric = bisdom
prinsbisdom; nobility = adel edelman edellieden adellijk; knight = ridder ridders; feudal = feodaal leen leenheer
leenman; serf = lijfeigene horige horigheid; slave = slaaf slavin slavernij slavenhandel; vassal = vazal; dynasty =
dynastie; reign = regeerperiode bewind heerschappij; succession = troonopvolging opvolging; castle = kasteel burcht
kastelen; fortress = vesting fort vestingen forten; palace = paleis paleizen; guild = gilde ambachtsgilde; burgher =
poorter burgerij; colony = kolonie koloniën; colonial = koloniaal koloniale; colonialism = kolonialisme kolonisatie;
settler = kolonist pionier; discovery = ontdekking; discoverer = ontdekkingsreiziger ontdekker; expedition = expeditie
ontdekkingsreis; pirate = piraat zeerover kaper piraten; revolution = revolutie; uprising = opstand oproer rebellie
opstandig; rebel = rebel opstandeling opstandelingen; independence = onafhankelijkheid onafhankelijk; liberation =
bevrijding; occupation = bezetting bezetter bezetten bezet; annexation = annexatie inlijving ingelijfd; persecution =
vervolging; genocide = genocide volkerenmoord volkenmoord; holocaust = holocaust jodenvervolging shoah; concentration
camp = concentratiekamp; world war = wereldoorlog; civil war = burgeroorlog; eighty years war = tachtigjarige_oorlog;
battle = slag veldslag slagveld; siege = beleg belegering belegerd; defence = defensie; invasion = invasie inval
binnenvallen; conquest = verovering veroveren veroverd; victory = overwinning zege overwinnen; defeat = nederlaag;
retreat = terugtocht aftocht; surrender = capitulatie overgave capituleren; truce = wapenstilstand; peace treaty =
vredesverdrag vredesakkoord; treaty = verdrag traktaat; alliance = bondgenootschap alliantie; ally = bondgenoot
geallieerd geallieerden; armed forces = strijdkrachten; military = militair militairen; officer = officier; field
marshal = veldmaarschalk maarschalk; colonel = kolonel; captain = kapitein; lieutenant = luitenant; sergeant =
sergeant; corporal = korporaal; commander = bevelhebber commandant; regiment = regiment bataljon; division = divisie;
troop = troep troepen; infantry = infanterie voetvolk; cavalry = cavalerie ruiterij; artillery = artillerie geschut;
navy = marine zeemacht; fleet = vloot vloten; air force = luchtmacht; sword = zwaard zwaarden sabel; spear = speer
lans; shield = schild; bow = pijl-en-boog bogen; arrow = pijl pijlen; armour = harnas pantser gepantserd; cannon =
kanon kanonnen; rifle = geweer geweren; pistol = pistool pistolen revolver; bullet = kogel kogels; bomb = bom bommen;
bombing = bombardement bombarderen gebombardeerd; grenade = granaat; landmine = landmijn; submarine = onderzeeër
duikboot onderzeeboot; warship = oorlogsschip slagschip fregat; armoured vehicle = pantserwagen; fighter aircraft =
gevechtsvliegtuig straaljager; ammunition = munitie; shoot = schieten schoot geschoten schiet schutter; trench =
loopgraaf loopgraven; bunker = bunker; conscription = dienstplicht dienstplichtig; prisoner of war = krijgsgevangene;
wounded = gewonde gewonden; casualty = gesneuveld sneuvelen; resistance = verzetsstrijder verzetsbeweging; deserter =
deserteur; spy = spion spionage; mutiny = muiterij; politician = politicus politici staatsman; govern = regeren
geregeerd regeert; head of state = staatshoofd; republic = republiek republieken; president = president; prime minister
= premier minister-president eerste_minister; secretary of state = staatssecretaris; cabinet = kabinet; senate = senaat
eerste_kamer; member of parliament = kamerlid parlementslid volksvertegenwoordiger; voter = kiezer kiesrecht; voting
right = stemrecht; referendum = referendum volksraadpleging; coalition = coalitie; opposition = oppositie; minority =
minderheid minderheden; constitutional = grondwettelijk; democracy = democratie democratisch; dictatorship = dictatuur
dictator; socialism = socialisme socialist socialistisch; communism = communisme communist communistisch; liberalism =
liberalisme liberaal liberale liberalen; conservatism = conservatisme conservatief; nationalism = nationalisme
nationalist nationalistisch; fascism = fascisme fascistisch; nazism = nazisme nazi nationaalsocialisme
nationaal-socialisme; capitalism = kapitalisme kapitalist; anarchism = anarchisme; feminism = feminisme feministisch;
ideology = ideologie; political power = machten machtig; council = raad; governor = gouverneur stadhouder landvoogd;
provincial council = provinciale_staten; bureaucracy = bureaucratie; reform = hervorming hervormingen hervormd; foreign
affairs = buitenlandse_zaken; home affairs = binnenlandse_zaken; diplomacy = diplomatie diplomaat; ambassador =
ambassadeur; embassy = ambassade consulaat; united nations = verenigde_naties vn; nato = navo; summit meeting =
topconferentie topontmoeting; sanction = sancties; citizenship = burgerschap; refugee = vluchteling vluchtelingen;
migration = migratie immigratie emigratie; immigrant = immigrant allochtoon migrant; integration = integratie; nation =
natie naties; flag = vlag vlaggen; coat of arms = wapenschild blazoen; anthem = volkslied; demonstration = betoging
demonstratie manifestatie; human rights = mensenrechten; equality = gelijkheid; justice = gerechtigheid
rechtvaardigheid; secret service = geheime_dienst inlichtingendienst; terrorism = terrorisme terrorist; corruption =
corruptie omkoping; scandal = schandaal; assassination = moordaanslag; believer = gelovige gelovig; goddess = godin;
christianity = christendom; christian = christelijk christen christenen; catholic = katholiek rooms-katholiek
katholieken; protestant = protestant protestants protestantisme; reformed church = gereformeerd hervormde_kerk
nederlands-hervormd; calvinist = calvinist calvinistisch calvinisme; lutheran = luthers lutheraan; mennonite =
doopsgezind mennoniet; orthodox = orthodox; anglican = anglicaans; pope = paus pausen pauselijk; cardinal = kardinaal;
archbishop = aartsbisschop; bishop = bisschop; priest = priester pastoor; clergy = geestelijkheid clerus; pastor =
predikant dominee; deacon = diaken; monk = monnik monniken kloosterling; nun = non kloosterzuster nonnen; abbot = abt
abdis; abbey = abdij abdijen; monastery = klooster kloosters; monastic order = kloosterorde; beguinage = begijnhof
begijn; parish = parochie; diocese = diocees; cathedral = kathedraal domkerk kathedralen; chapel = kapel kapellen;
altar = altaar; pulpit = preekstoel kansel; sermon = preek preken; holy mass = eucharistie kerkdienst; prayer = gebed
bidt; baptism = doop gedoopt doopsel; communion = communie; confession = biecht belijdenis; sin = zonde zonden; heaven
= hemels; hell = hel; devil = duivel duivels; angel = engel engelen; saint = heilige heiligen sint; holy = heilig;
bible = bijbel bijbels; gospel = evangelie; testament = oude_testament nieuwe_testament; prophet = profeet profeten;
apostle = apostel; crusade = kruistocht; pilgrimage = bedevaart pelgrim; missionary = missionaris zendeling; heresy =
ketterij ketter; inquisition = inquisitie; iconoclasm = beeldenstorm; theology = theologie godgeleerdheid theoloog;
resurrection = opstanding verrijzenis; carnival = carnaval vastenavond; lent = vastentijd vasten; feast = feesten;
islam = islam islamitisch; muslim = moslim moslims; mosque = moskee; koran = koran; imam = imam; judaism = jodendom;
jewish = joods jood joden joodse; synagogue = synagoge; rabbi = rabbijn; buddhism = boeddhisme boeddhistisch boeddha;
hinduism = hindoeïsme hindoe; temple = tempel tempels; sacrifice = offer offeren geofferd; myth = mythe mythologie
mythen; legend = legende sage; magic = magie toverij toveren; witch = heks heksen; superstition = bijgeloof; ghost =
spook spoken; atheism = atheïsme atheïst; freemasonry = vrijmetselarij; philosophy = filosofie wijsbegeerte
filosofisch; philosopher = filosoof wijsgeer filosofen; ethics = ethiek ethisch; logic = logica logisch; consciousness
= bewustzijn; concept = begrip concept; hypothesis = hypothese; economy = economie economieën; economist = econoom
economen; merchant = kooplieden; stock exchange = effectenbeurs; toll = tol; corporation = concern multinational;
monopoly = monopolie; cartel = kartel; inflation = inflatie; economic crisis = beurskrach; crisis = crisis; prosperity
= welvaart voorspoed; currency = munteenheid valuta; guilder = gulden guldens; franc = frank; dollar = dollar; gross
domestic product = bbp bruto_binnenlands_product; industrial = industrieel industriële; industrialization =
industrialisatie; mass production = massaproductie serieproductie; raw material = grondstoffen; steam engine =
stoommachine; assembly line = lopende_band; textile industry = textielindustrie lakennijverheid; shipyard = scheepswerf
scheepsbouw; blast furnace = hoogoven; foundry = gieterij; smith = smid smeden gesmeed smidse; refinery = raffinaderij;
warehouse = magazijn pakhuis pakhuizen; automation = automatisering geautomatiseerd; patent = octrooi patent; inventor
= uitvinder; invention = uitvinding; innovation = innovatie vernieuwing; technology = technologie techniek; engineering
= ingenieurswetenschap bouwkunde; mechanic = mecanicien; technical drawing = bouwtekening; tourism = toerisme
toeristisch; lorry = vrachtauto; trailer = aanhangwagen oplegger; caravan = caravan kampeerauto mobilhome; electric
bicycle = e-bike elektrische_fiets; locomotive = locomotief locomotieven; railway = spoorweg spoor spoorlijn
spoorwegen; rail = rails spoorstaaf; platform = perron; carriage = wagon koets rijtuig treinstel; stagecoach =
postkoets diligence; lane = rijstrook laan; cycle path = fietspad; speed limit = snelheidsbeperking maximumsnelheid;
viaduct = viaduct; town square = pleinen; clutch = koppeling; gear = tandwiel versnellingsbak; steering wheel = stuur
stuurwiel; rim = velg; spoke = spaak spaken; axle = as; bumper = bumper; windscreen = voorruit; wiper = ruitenwisser;
headlight = koplamp; exhaust = uitlaat uitlaatgas; spark plug = bougie; piston = zuiger; crankshaft = krukas; gearbox =
transmissie; car body = carrosserie; lubricant = smeermiddel smeerolie; lubrication = smeren gesmeerd smering; sailing
ship = zeilschip zeilboot; mast = mast masten; hull = romp scheepsromp; keel = kiel; rudder = roer; oar = roeispaan;
rowing = roeier; anchor = anker; deck = dek; cabin = hut kajuit; ferry = veerboot pont veerpont; barge =
binnenvaartschip aak; tug = sleepboot; lifeboat = reddingsboot sloep; lifejacket = zwemvest reddingsvest; sailor =
matroos zeeman schipper zeelieden; crew = bemanning; cargo = vracht scheepslading lading; shipping = scheepvaart
zeevaart binnenvaart rederij; navigation = navigatie; lighthouse = vuurtoren; shipwreck = schipbreuk wrak; quay = kade
kaai; dock = dok; jetty = aanlegsteiger pier; east india company = voc oost-indische_compagnie; aircraft = vliegtuigen;
airline = luchtvaartmaatschappij; aviation = luchtvaart; helicopter = helikopter; balloon = ballon luchtballon; airship
= luchtschip zeppelin; glider = zweefvliegtuig; drone = drone; landing = landing geland; take-off = opstijgen
opgestegen; propeller = propeller; parachute = parachute; runway = landingsbaan startbaan; crane = hijskraan; excavator
= graafmachine; bulldozer = bulldozer; architecture = architectuur bouwkunst; architect = architect; architectural
style = bouwstijl; gothic = gotisch gotiek neogotisch; romanesque = romaans; baroque = barok; classicism = classicisme
neoclassicisme; tower = toren torens; spire = torenspits; church bell = kerkklok; carillon = carillon beiaard; column =
zuil kolom zuilen; pillar = pijler pilaar; arch = gewelfboog; vault = gewelf gewelven; dome = koepel; nave = kerkschip
middenschip; choir = koor; stained glass = glas-in-lood glasraam; portal = portaal; courtyard = binnenplaats binnenhof;
cloth hall = lakenhal; belfry = belfort; town wall = stadsmuur stadswal; rampart = wal vestingwal bolwerk; skyscraper =
wolkenkrabber; mansion = herenhuis villa landhuis; country estate = landgoed buitenplaats; ruin = ruïne; restoration =
restauratie gerestaureerd; demolition = sloop; urban planning = stedenbouw stadsplanning; spatial planning =
ruimtelijke_ordening; monument protection = monumentenzorg; faculty = faculteit; professor = hoogleraar professor;
rector = rector; course = leergang; lecture = hoorcollege lezing; academic degree = bachelor doctoraal; doctorate =
doctoraat gepromoveerd promoveerde; dissertation = proefschrift scriptie dissertatie; researcher = onderzoeker
onderzoekers; scientist = wetenschapper geleerde; natural sciences = natuurwetenschappen; humanities =
geesteswetenschappen; social sciences = sociale_wetenschappen; academy = academie; institute = instituut; encyclopaedia
= encyclopedie; textbook = leerboek; book volume = boekdeel; manuscript = handschrift manuscript; cardboard = karton;
parchment = perkament; notebook = schrift schriften; blackboard = schoolbord; alphabet letter = letter letters;
alphabet = alfabet; linguistics = taalkunde taalwetenschap taalkundige; dialect = dialect streektaal tongval; grammar =
grammatica spraakkunst; spelling = spelling; vowel = klinker klinkers; consonant = medeklinker; syllable = lettergreep;
noun = zelfstandig_naamwoord substantief; verb = werkwoord; adjective = bijvoeglijk_naamwoord; adverb = bijwoord;
pronoun = voornaamwoord; preposition = voorzetsel; plural = meervoud; singular = enkelvoud; translator = vertaler tolk;
meaning = betekenis betekenissen; literacy = geletterdheid analfabeet; artistic = artistiek kunstzinnig; work of art =
kunstwerk kunstwerken; painting = schilderij schilderkunst schilderijen; sketch = schets schetsen; watercolour =
aquarel; engraving = gravure ets graveren etsen; woodcut = houtsnede; printmaking = prentkunst prent; portrait =
portret portretten; still life = stilleven; landscape painting = landschapsschilder; fresco = fresco muurschildering;
triptych = drieluik; altarpiece = altaarstuk; sculpture = beeldhouwkunst beeldhouwwerk sculptuur; sculptor =
beeldhouwer; statue = standbeeld; relief = reliëf; ceramics = keramiek; pottery = aardewerk pottenbakker delfts_blauw;
porcelain = porselein; tapestry = wandtapijt; mosaic = mozaïek; exhibition = tentoonstelling expositie tentoongesteld;
gallery = galerie; collection = collectie; canvas = schilderdoek; easel = schildersezel; style = stijl stijlen; art
movement = stroming; impressionism = impressionisme; expressionism = expressionisme; surrealism = surrealisme;
romanticism = romantiek; realism = realisme; modernism = modernisme; art nouveau = jugendstil art_nouveau; cubism =
kubisme; abstract = abstract; masterpiece = meesterwerk; forgery = vervalsing; comic = strip stripverhaal; cartoon =
spotprent tekenfilm karikatuur; poster = affiche aanplakbiljet; musician = muzikant musicus musici; musical = muzikaal;
composer = componist; composition = compositie gecomponeerd componeren; orchestra = orkest; brass band = fanfare; band
= muziekgroep; song = lied liedje liederen; melody = melodie; rhythm = ritme; harmony = harmonie; musical note =
muzieknoot; tone = toon; musical scale = toonladder toonsoort; sheet music = partituur bladmuziek; instrument =
instrument; musical instrument = muziekinstrument; piano = piano; pipe organ = orgel kerkorgel organist; violin = viool
violist violen; cello = cello; double bass = contrabas; guitar = gitaar gitarist; harp = harp; lute = luit; flute =
fluit dwarsfluit; recorder = blokfluit; clarinet = klarinet; oboe = hobo; bassoon = fagot; trumpet = trompet; trombone
= trombone; tuba = tuba; french horn = waldhoorn; saxophone = saxofoon; accordion = accordeon trekzak; bagpipe =
doedelzak; instrument string = snaar snaren; strings = strijkers; wind instrument = blaasinstrument; percussion =
slagwerk; drummer = slagwerker; symphony = symfonie; sonata = sonate; concerto = pianoconcert; opera = opera; choir
member = koorzanger; soprano = sopraan; alto = alt; tenor = tenor; bass = bas; jazz = jazz; pop music = popmuziek; folk
music = volksmuziek; marching music = mars; anthology = bloemlezing; record label = platenlabel platenmaatschappij;
album = album; festival = festival; dancer = danser danseres; ballet = ballet; waltz = wals; choreography =
choreografie; stage play = toneelstuk; actress = actrice toneelspeelster; film director = regisseur; film directing =
regie; scene = scène; tragedy = tragedie treurspel; comedy = komedie blijspel; drama = drama; cabaret = cabaret
kleinkunst; puppet = marionet poppenkast; circus = circus clown; performance = voorstelling opvoering; premiere =
première; applause = applaus; rehearsal = repetitie; scenery = decor; mask = masker maskers; cinema = bioscoop;
screenplay = scenario; documentary = documentaire; literature = letterkunde literatuur; literary = letterkundig
literair; writer = schrijfster; novel = roman romans; short story = novelle kortverhaal; fairy tale = sprookje; fable =
fabel; poem = gedicht gedichten; poet = dichter dichteres; poetry = poëzie dichtkunst; verse = verzen; rhyme = rijm;
stanza = strofe; sonnet = sonnet; epic = epos heldendicht; essay = essay; biography = biografie levensbeschrijving;
autobiography = autobiografie memoires; proverb = spreekwoord gezegde; riddle = raadsel; joke = grap mop; plot = plot;
protagonist = hoofdpersoon hoofdpersonage; character = personage; narrator = verteller; metaphor = metafoor
beeldspraak; irony = ironie; satire = satire; children's book = kinderboek prentenboek; detective novel =
detectiveroman; science fiction = sciencefiction; motto = motto wapenspreuk; prize = bekroond; nobel prize =
nobelprijs; critic = criticus recensent; review = recensie; sport = sporten; athlete = sporter atleet sportman;
athletics = atletiek; footballer = voetballer; player = speler speelster; club = sportvereniging; coach = coach;
referee = scheidsrechter; league = eredivisie competitie; championship = kampioenschap; world championship =
wereldkampioenschap; champion = kampioen kampioene; trophy = wereldbeker trofee; tournament = toernooi; goalkeeper =
doelman keeper; striker = aanvaller spits; defender = verdediger; midfielder = middenvelder; offside = buitenspel; draw
= gelijkspel; winner = winnaar winnares; score = scoren gescoord; medal = medaille medailles; world record =
wereldrecord; olympic = olympisch; olympic games = olympische_spelen; stadium = stadion; sports hall = sporthal
turnzaal gymzaal; cycling = wielrennen wielersport; stage race = etappe; skating = schaatsen schaatser schaats;
swimming = zwemmer; diving = duiker; gymnastics = gymnastiek turnen; running = hardloper; marathon = marathon; discus =
discus; javelin = speerwerpen; volleyball = volleybal; basketball = basketbal; handball = handbal; hockey = hockey
ijshockey; korfball = korfbal; tennis = tennis; table tennis = tafeltennis pingpong; badminton = badminton; golf =
golfsport golfbaan; cricket = cricket; rugby = rugby; boxing = boksen bokser; wrestling = worstelen worstelaar; judo =
judo; fencing = schermen schermer; archery = boogschieten handboogschieten; horse riding = paardrijden ruiter;
equestrian = paardensport; motor racing = autosport autoracen; skiing = skiën ski; sledge = slee sleeën; mountaineering
= alpinisme bergbeklimmer; hiking = wandeling wandelaar; camping = kamperen tent; chess = schaken schaak schaakspel;
draughts = damspel; cards = kaartspel; dice = dobbelsteen; billiards = biljart biljarten; lottery = loterij; racket =
racket; swing = schommel; doping = doping; sports fan = supporter; sociology = sociologie; civilization = beschaving;
ritual = ritueel; ceremony = plechtigheid ceremonie; anthropology = antropologie volkenkunde; tribe = stam stammen;
race = ras rassen; racism = racisme; working class = arbeidersklasse arbeidersbeweging; middle class = middenklasse
middenstand; upper class = bovenklasse; emancipation = emancipatie ontvoogding; women's movement = vrouwenbeweging;
charity = liefdadigheid; beggar = bedelaar bedelen; homeless = dakloos dakloze; famine = hongersnood; cemetery =
kerkhof begraafplaats; grave = graf grafsteen; generation = generatie; youth = jeugd; childhood = kindertijd
jeugdjaren; parade = optocht stoet; fireworks = vuurwerk; father christmas = kerstman; saint nicholas = sinterklaas;
folklore = folklore volkskunde; fashion trend = rage; stereotype = stereotype; public opinion = publieke_opinie;
philanthropist = filantroop; monogamy = monogamie; homosexuality = homoseksualiteit homoseksueel; census =
volkstelling; seat = zetels zitplaats; sheet metal = plaatstaal plaat platen; safe box = brandkast kluis; canal lock =
schutsluis sluis sluizen; wall plug = keilbout; settlement = nederzetting nederzettingen; toad = padden; mild = mild
milde; enlightenment = verlichtingsdenken; quicksilver = kwikzilver
`;
