/** French words by what they mean in English, as `createGlosses` reads them. */
export const glosses = `
the = le la les; a = un une; of = de du des; to = à au aux; in = en dans; for = pour; with = avec auprès_de; without =
sans; on = sur dessus; under = sous dessous au-dessous; above = au-dessus ci-dessus susmentionné susvisé; below =
ci-dessous infra; by = par; from = dès; between = entre; among = parmi; toward = vers envers; against = contre; before
= avant auparavant avant_de; after = après ensuite ci-après; during = pendant durant lors; since = depuis; until =
jusque jusqu jusques; at = chez; behind = derrière; in front of = devant; beside = à_côté_de; near = près proche
à_proximité; far = loin lointain lointaine; around = autour alentour alentours environ; through = à_travers; across =
outre; despite = malgré en_dépit_de; except = sauf hormis excepté hors excepter; according to = selon conformément;
concerning = concernant quant relatif relative au_sujet_de; thanks to = grâce; instead of = au_lieu_de plutôt; because
of = à_cause_de en_raison_de; within = au_sein_de dedans; and = et; or = ou; but = mais; because = car parce parce_que
puisque puisqu; if = si; that = que cela ça ceci ce_que; this = ce cet cette celui celle ci; these = ces ceux celles
ceux-ci celles-ci; this one = celui-ci celle-ci; that one = celui-là celle-là; who = qui lequel laquelle lesquels
lesquelles; what = quoi quel quelle quels quelles; of which = dont duquel desquels desquelles; to which = auquel
auxquels auxquelles; where = où; when = quand lorsque lorsqu; how = comment; how much = combien; why = pourquoi; as =
comme; then = puis alors; therefore = donc ainsi par_conséquent; however = cependant toutefois néanmoins pourtant;
although = bien_que quoique quoiqu même_si; unless = à_moins_que; so that = afin; provided that = à_condition_que
pourvu; while = tandis; whereas = alors_que attendu_que; as soon as = dès_que aussitôt_que sitôt; as well as =
ainsi_que; neither = ni; not = ne pas; no = non aucun aucune nul nulle nullement; yes = oui ouais; never = jamais;
nothing = rien; nobody = nul_ne; only = seulement uniquement exclusivement; i = je moi; you = tu te toi vous; he = il;
she = elle; we = nous on; they = ils elles eux; him = lui; himself = se soi lui-même soi-même elle-même eux-mêmes;
myself = me moi-même; my = mon ma mes mien mienne; your = ton ta tes votre vos vôtre tien tienne; his = son sa ses sien
sienne; our = notre nos nôtre nôtres; their = leur leurs; there = y là là-bas; here = ici voici; there is = il_y_a
voilà; someone = quelqu quelqu-un autrui; something = quelque_chose; some = quelques certains certaines quelques-uns
quelques-unes; any = quelconque quelque; each = chaque chacun chacune; every = tous_les toutes_les; all = tout tous
toute toutes; several = plusieurs maints; many = beaucoup nombreux nombreuse nombreuses maint; few = peu; other = autre
autres autrement; same = même mêmes idem; such = tel telle tels telles; both = tous_les_deux; enough = assez
suffisamment suffisant suffisante; too much = trop; more = plus davantage; less = moins; very = très; almost = presque
quasi quasiment; also = aussi également; still = encore toujours_pas; again = de_nouveau à_nouveau derechef; already =
déjà; always = toujours; often = souvent fréquemment; sometimes = parfois quelquefois; rarely = rarement; soon =
bientôt prochainement sous_peu; now = maintenant désormais actuellement présentement; today = aujourd aujourd-hui hui;
tomorrow = demain; yesterday = hier; day after tomorrow = après-demain surlendemain; day before yesterday = avant-hier;
next day = lendemain; day before = veille; early = tôt anticipé précoce anticipée; late = tard tardif tardive
tardivement; immediately = immédiatement aussitôt sur-le-champ illico tout_de_suite sans_délai; quickly = vite
rapidement; slowly = lentement doucement; well = bien puits forage; better = mieux meilleur meilleure; best = au_mieux;
badly = mal; worse = pire pis; together = ensemble conjointement; alone = seul seule seuls seules; elsewhere =
ailleurs; everywhere = partout; nowhere = nulle_part; somewhere = quelque_part; inside = intérieur à_intérieur; outside
= dehors extérieur extérieure; everyone = tout_le_monde; perhaps = peut-être éventuellement; probably = probablement
vraisemblablement sans_doute; certainly = certainement assurément; really = vraiment réellement; especially = surtout
notamment spécialement; generally = généralement en_général ordinaire; usually = habituellement ordinairement
normalement habitude; essential = primordial primordiale essentiel essentielle; at least = au_moins du_moins; at most =
au_plus au_maximum; for example = par_exemple p_ex; finally = enfin finalement; first of all = abord tout_abord;
moreover = en_outre de_plus par_ailleurs; on the contrary = au_contraire; otherwise = sinon à_défaut; in case =
au_cas_où en_cas_de; of course = bien_sûr évidemment naturellement; in fact = en_effet en_fait effectivement; thus =
de_ce_fait; even = même_que voire; approximately = approximativement à_peu_près; exactly = exactement précisément;
directly = directement; completely = complètement entièrement totalement intégralement tout_à_fait; partly =
partiellement en_partie; be = être suis es est sommes êtes sont étais était étions étiez étaient étant été fus fut
fûmes furent serai seras sera serons serez seront serais serait serions seriez seraient sois soit soyons soyez soient
fût fussent; have = avoir ai as a avons avez ont avais avait aviez avaient eus eut eurent aurai auras aura aurons aurez
auront aurais aurait aurions auriez auraient aie aies ait ayons ayez aient eu eue eues ayant eût; can = pouvoir peux
peut pouvons pouvez peuvent pouvais pouvait pouvaient pouvant pu put purent pourrai pourras pourra pourrons pourrez
pourront pourrais pourrait pourrions pourriez pourraient puisse puisses puissions puissiez puissent pût; must = devoir
dois doit devons devez doivent devais devait devaient dut durent devrai devras devra devrons devrez devront doive
doives; should = devrais devrait devrions devriez devraient; it is necessary = falloir faut fallait fallu faudra
faudrait faille fallut; want = vouloir veux veut voulons voulez veulent voulais voulait voulaient voulu voulut voudrai
voudra voudront veuille veuillent voulant; would like = voudrais voudrait voudriez voudraient aimerais aimerait; please
= veuillez svp prière; know = savoir sais sait savons savez savent savais savait savaient su sut saurai saura sauront
saurait sache sachent sachant connaître connais connaît connaissez connaissent connaissait connu connue connus connues
connut connaisse; do = faire fais fait faisons faites font faisais faisait faisaient fit firent ferai feras fera ferons
ferez feront ferais ferait feraient fasse fassent faisant faite faits; go = aller vais vas va allons allez vont allais
allait allaient alla allèrent irai iras ira irons irez iront irais irait iraient aille ailles aillent allé allée allés
allées; come = venir viens vient venons venez viennent venais venait venaient venu venue venus venues vint vinrent
viendrai viendra viendrons viendront viendrait vienne; come back = revenir reviens revient revenez reviennent revenait
revenu revenue revint reviendra revienne; become = devenir deviens devient devenons devenez deviennent devenait
devenaient devenu devenue devenus devenues devint devinrent deviendra deviendront deviendrait devienne; take = prendre
prends prend prenons prenez prennent prenais prenait prenaient pris prise prises prit prirent prendra prendrai
prendront prenne prennes prenant; learn = apprendre apprends apprend apprenons apprenez apprennent apprenait appris
apprise apprit apprenne; understand = comprendre comprends comprenez comprennent comprenait compris comprise comprit
comprenne piger; include = comprend comprenant inclure inclut incluent inclus incluse incluant englober; resume =
reprendre reprends reprend reprenez reprennent repris reprit; undertake = entreprendre entreprend entrepris
entreprenne; surprise = surprendre surprend surpris surprenant surprise; put = mettre mets met mettons mettez mettent
mettais mettait mettaient mis mit mirent mettra mettront mette mettant placer mise mises poser; allow = permettre
permets permet permettent permettait permis permise permit permette permettant autoriser; promise = promettre promets
promet promettent promis promise promesse; hand over = remettre remets remet remettez remettent remis remit remette;
submit = soumettre soumets soumet soumettent soumis soumise soumit soumette; admit = admettre admet admettent admis
admise admit admette avouer; transmit = transmettre transmets transmet transmettez transmettent transmis transmise
transmit transmette transmission; emit = émettre émet émettent émis émise émit; commit = commettre commet commettent
commis commise commit; see = voir vois voit voyons voyez voient voyais voyait vu vue vus vues vit virent verrai verra
verrons verrez verront verrait voie voyant; review = revoir revoit revu revue; provide for = prévoir prévois prévoit
prévoyez prévoient prévoyait prévu prévue prévus prévues prévoyant; say = dire dis dit disons dites disent disais
disait disaient dirai dira diront dirait dise disant dits; forbid = interdire interdit interdisent interdite interdits
interdisant prohiber prohibé défense_de; predict = prédire prédit prédisent; contradict = contredire contredit; write =
écrire écris écrit écrivons écrivez écrivent écrivait écrivit écrite écrits écrites écrive rédiger rédaction; describe
= décrire décris décrit décrivez décrivent décrite décrits décrivant; register = inscrire inscris inscrit inscrivez
inscrivent inscrite inscrits inscrive enregistrer registre; registration = inscription immatriculation enregistrement;
prescribe = prescrire prescrit prescrivent prescrite prescrits; subscribe = souscrire souscris souscrit souscrivez
souscrivent souscrite; subscription = abonnement souscription forfait; read = lire lis lit lisons lisez lisent lisait
lu lue lus lues lut lise relire; reread = relu relue relis; elect = élire élit élisent élu élue élus élues élisant;
choose = choisir choisit choisissez sélectionner opter choisissent; hold = tenir tiens tient tenons tenez tiennent
tenait tenu tenue tenus tenues tint tinrent tiendra; keep = garder conserver conserve garde; obtain = obtenir obtiens
obtient obtenez obtiennent obtenait obtenu obtenue obtenus obtint obtiendra obtienne obtention; maintain = maintenir
maintiens maintient maintiennent maintenait maintenu maintenue maintint maintienne maintien; contain = contenir
contient contiennent contenait contenu contenue contenant contiendra contienne comportent comporter; belong =
appartenir appartient appartiennent appartenait appartenu appartenance; retain = retenir retiens retient retiennent
retenu retenue retenues; deduction = déduction prélèvement abattement défalcation; support = soutenir soutient
soutiennent soutenu soutenue soutint soutien appui appuyer étayer support; agree = convenir convient conviennent
convenait convenu convenue convienne accorder; intervene = intervenir intervient interviennent intervenu intervenue
intervienne; prevent = empêcher prévenir prévient préviennent prévenu; reach = parvenir parvient parviennent parvenu
atteindre atteint atteignent atteinte atteignait atteindra; remember = souvenir souviens souvient souvenez souviennent
se_rappeler; memory = mémoire souvenirs mémoriser; arise = survenir survient surviennent survenu survenue; live = vivre
vis vivons vivez vivent vivait vécu vécue vécut vive; reside = habiter demeurer résider loger; survive = survivre
survit survivent survécu; follow = suivre suit suivons suivez suivent suivait suivi suivie suivis suivit suive; pursue
= poursuivre poursuit poursuivez poursuivent poursuivi poursuivie; believe = croire crois croit croyons croyez croient
croyait cru crue crut croie; drink = boire boit buvons buvez boivent buvait bu bue buveur; receive = recevoir reçois
reçoit recevons recevez reçoivent recevait reçu reçue reçus reçues reçut recevra reçoive; perceive = percevoir perçoit
perçoivent perçu perçue; collect = encaisser recueillir recueille recueilli percevra; design = concevoir conçoit
conçoivent conçu conçue conçus conception; disappoint = décevoir déçoit déçu déçue; notice = apercevoir aperçoit aperçu
constater remarquer; lead = mener mène amener emmener plomb; drive = conduire conduis conduit conduisez conduisent
conduite conduisait; produce = produire produis produisent produite produisait produisit fabriquer; product = produit
produits; reduce = réduire réduis réduit réduisez réduisent réduite réduits réduites diminuer amoindrir; reduction =
réduction diminution baisse réducteur; introduce = introduire introduit introduisez introduisent introduite introduits;
translate = traduire traduit traduisent traduite traduits; build = construire construis construit construisent
construite construits construisait bâtir bâti; destroy = détruire détruit détruisent détruite détruits anéantir;
instruct = instruire instruit instruite; deduct = déduire déduit déduisez déduisent déduite déduits défalquer
décompter; reproduce = reproduire reproduit reproduisent reproduite; harm = nuire nuisent nuisible; shine = luire luit
reluire; cook = cuire cuit cuite cuisent cuisiner; give = donner donne donnent offrir offrent offert offerte offerts;
open = ouvrir ouvre ouvrez ouvrent ouvert ouverte ouverts ouvertes ouvrit; cover = couvrir couvre couvrent couvert
couverte couverts recouvrir; discover = découvrir découvre découvrent découvert découverte découvrit; suffer = souffrir
souffre souffrez souffrent souffert subir subit subi subie subis; appear = apparaître apparaît apparaissent apparu
apparue apparut apparition paraître paraît paraissent paru parue; disappear = disparaître disparaît disparaissent
disparu disparue disparut; recognise = reconnaître reconnais reconnaît reconnaissent reconnu reconnue reconnaisse; be
born = naître naît naissent né née nés nées naquit naisse; die = mourir meurs meurt mourez meurent mourait mort morte
morts mourut mourra décéder décédé décédée; death = décès trépas; acquire = acquérir acquiert acquièrent acquis acquise
acquit; require = requérir requiert requièrent requis requise exiger exigent nécessiter nécessitent; conquer =
conquérir conquis conquise conquit vaincre vaincu vainc; run = courir court courez courent courait couru courut courra;
occur = se_produire advenir advient advenu; incur = encourir encourt encouru encourue; travel = parcourir parcourt
parcouru voyager; rely on = recourir recourt recouru; recourse = recours; welcome = accueillir accueille accueillez
accueillent accueilli accueillie accueil bienvenue; sleep = dormir dors dort dormez dorment dormait dormi sommeil; feel
= sentir sent sentez sentent senti ressentir ressent ressentent ressenti éprouver; serve = servir sers sert servez
servent servait servi servie desservir; use = utiliser utilisent utilisation usage usager user emploient emploie; leave
= partir pars partez partent partait parti quitter quittent quitte; go out = sortir sors sort sortez sortent sorti;
exit = sortie sorties issue; lie = mentir ment mentent menti mensonge; consent = consentir consent consentent consenti
consentement assentiment; wait = attendre attends attend attendons attendez attendent attendait attendu attendue
patienter attente; hear = entendre entends entend entendez entendent entendu entendue ouïr; agreed = accord; sell =
vendre vends vend vendez vendent vendait vendu vendue vendus vendit; seller = vendeur vendeuse; return = rendre rends
rend rendons rendez rendent rendait rendu rendue rendus rendit renvoyer retourner restituer restitution retour renvoi;
go down = descendre descends descend descendez descendent descendu descendue; defend = défendre défends défend
défendent défendu défendue défense défensif; extend = étendre étend étendent étendu étendue prolonger proroger; claim =
prétendre prétend prétendent prétendu prétendue réclamer revendiquer; depend = dépendre dépend dépendent dépendait
dépendu; spend = dépenser; suspend = suspendre suspend suspendent suspendu suspendue suspension; answer = répondre
réponds répond répondez répondent répondait répondu répondit réponse; correspond = correspondre correspond
correspondent correspondait correspondu correspondant; lose = perdre perds perd perdez perdent perdait perdu perdue
perdus perdit égarer égaré; loss = perte pertes; break = rompre rompt rompent rompu casser cassé briser pause;
interrupt = interrompre interrompt interrompu interrompue; beat = battre bats bat battent battu battue battit; fight =
combattre combat combattu lutte lutter bagarre; fear = craindre crains craint craignent craignez crainte peur redouter;
complain = se_plaindre plaindre plains plaint plaignent plaignez râler; complaint = plainte réclamation doléance grief
réclamations; paint = peindre peins peint peignent peinte repeindre; painting = peinture; turn off = éteindre éteins
éteint éteignez éteignent éteinte; join = joindre joins joint joignez joignent jointe rejoindre rejoint rejoignent
adhérer; enclosed = ci-joint ci-jointe ci-joints ci-jointes ci-inclus annexé; force = force contraindre contraint
contraignent contrainte forcer; solve = résoudre résous résout résolvent résolu résolue solutionner; sit = asseoir
assied assis assise assoit; be worth = valoir vaut valent valait valu vaudra vaille; please someone = plaire plaît
plaisent plu; keep silent = taire tait taisent; laugh = rire rit rient ri; smile = sourire sourit; be enough = suffire
suffit suffisent suffi; conclude = conclure conclus conclut concluent conclue conclu; exclude = exclure exclut excluent
exclu exclue exclus; flee = fuir fuit fuient fui échapper; move = bouger mouvoir mû déplacer; move house = déménager
emménager; promote = promouvoir promeut promu promue; sew = coudre coud cousu cousue couture; grow = croître croît
croissent crû grandir; increase = accroître accroît accroissent accru accrue augmenter augmentation hausse
accroissement majoration majorer; send = envoyer envoie envoient envoyez envoyé enverra enverrai enverront expédier;
dispatch = expédition envoi; dress = habiller vêtir vêtu vêtue robe; acquit = absoudre absous; distract = distraire
distrait; extract = extraire extrait extraient extraite extraits; withdraw = soustraire soustrait retirer rétracter;
subtract = ôter; zero = zéro; two = deux; three = trois; four = quatre; five = cinq; six = six; seven = sept; eight =
huit; nine = neuf; ten = dix; eleven = onze; twelve = douze; thirteen = treize; fourteen = quatorze; fifteen = quinze;
sixteen = seize; seventeen = dix-sept; eighteen = dix-huit; nineteen = dix-neuf; twenty = vingt vingts; thirty =
trente; forty = quarante; fifty = cinquante; sixty = soixante; seventy = soixante-dix septante; eighty = quatre-vingts
quatre-vingt huitante octante; ninety = quatre-vingt-dix nonante; hundred = cent cents centaine centaines; thousand =
mille millier milliers; million = million millions; billion = milliard milliards; dozen = douzaine; about ten =
dizaine; about fifteen = quinzaine; about twenty = vingtaine; half = demi demie moitié mi; third = tiers troisième;
quarter = quart trimestre trimestriel trimestrielle trimestres; first = premier première premiers premières primo
premièrement; second = deuxième second seconde secundo; fourth = quatrième; fifth = cinquième; sixth = sixième; seventh
= septième; eighth = huitième; ninth = neuvième; tenth = dixième; last = dernier dernière derniers dernières durer
dure; once = une_fois; time = temps fois; double = double doubler; triple = triple tripler; percent = pourcent
pour_cent pourcentage; january = janvier; february = février; march = mars; april = avril; may = mai; june = juin; july
= juillet; august = août aout; september = septembre; october = octobre; november = novembre; december = décembre;
monday = lundi; tuesday = mardi; wednesday = mercredi; thursday = jeudi; friday = vendredi; saturday = samedi; sunday =
dimanche; weekend = week-end weekend fin_de_semaine; day = jour journée jours; daily = quotidien quotidienne journalier
journalière; week = semaine semaines; weekly = hebdomadaire; month = mois; monthly = mensuel mensuelle mensuellement;
monthly payment = mensualité mensualités; year = an année ans années annuité; yearly = annuel annuelle annuellement;
half-year = semestre semestriel semestrielle; quarterly = trimestriellement; fortnight = quinze_jours; hour = heure
heures; timetable = horaire horaires emploi_du_temps; minute = minute; moment = moment instant; morning = matin
matinée; noon = midi; afternoon = après-midi; evening = soir soirée; night = nuit nuitée nocturne nuits; midnight =
minuit; date = date dater datte dattier; calendar = calendrier; century = siècle séculaire; season = saison; spring =
printemps printanier ressort; summer = estival estivale saison_estivale; autumn = automne automnal; winter = hiver
hivernal hiverner; holidays = vacances; public holiday = férié jour_férié jours_fériés fériés; christmas = noël; easter
= pâques pascal; birthday = anniversaire; period = période; duration = durée; deadline = délai échéance délais
échéances date_limite butoir date_butoir; due = dû due dus dues exigible exigibles échu échue échus échoir échoit; owe
= redevable; postpone = reporter repousser ajourner différer report; late payment = impayé impayés impayée arriéré
arriérés; delay = retard retardement retarder attarder; delayed = retardé; reminder = rappel relance rappeler relancer;
formal notice = mise_en_demeure sommation mises_en_demeure; notify = notifier notification aviser avertir; opinion =
avis; notice period = préavis délai_de_préavis; give notice = donner_congé dédite; terminate = résilier résiliation
rompre_le_contrat; termination = dénonciation cessation; cancel = annuler annulation décommander désabonner; withdrawal
right = rétractation droit_de_rétractation renonciation; waive = renoncer dédire; end = fin terminer finir achever
prendre_fin; stop = arrêter arrêt stopper cesser; begin = commencer débuter entamer; beginning = début commencement;
start = démarrer démarrage départ; continue = continuer continuent perdurer; finish = finition finissent finit fini;
expire = expirer expiration périmer périmé périmée; valid = valable valide; validity = validité; renew = renouveler
renouvellement reconduire reconduction; tacit renewal = tacite_reconduction reconduction_tacite; extension =
prolongation prorogation rallonge; change = changer changement modifier modification mutation; amendment = avenant
amendement; adapt = adapter adaptation; adjust = ajuster régler ajustement réglage; repeat = répéter réitérer; add =
ajouter rajouter; addition = ajout supplément complément addition additionner; additional = supplémentaire additionnel
additionnelle complémentaire; remove = enlever supprimer ôtent; removal = enlèvement suppression; carry = porter
transporter; bring = apporter ramener amène; pick up = ramasser aller_chercher; look for = chercher rechercher
recherche; find = trouver trouvent retrouver; look at = regarder; watch = surveiller; show = montrer afficher; display
= affichage afficheur; listen = écouter écoute; speak = parler; talk = discuter bavarder causer; discuss = débattre
débat débattu discussion; tell = raconter; explain = expliquer explication; ask = demander demande demandent
poser_une_question; request = requête sollicitation demandes solliciter; apply = postuler; application = candidature;
applicant = demandeur candidat candidate postulant demanderesse requérant requérante; question = question interroger;
reply = répliquer; call = appeler appel appels téléphoner appellent; shout = crier; sing = chanter; think = penser
réfléchir songer; thought = pensée réflexion; imagine = imaginer; hope = espérer espoir; wish = souhaiter souhait
désirer désir; prefer = préférer préférence; like = aimer kiffer; love = amour adorer; hate = détester haïr haine;
accept = accepter acceptation agréer; refuse = refuser refus; reject = rejeter rejet débouter; deny = nier dénier;
confirm = confirmer confirmation; assert = affirmer; declare = déclarer déclarent; statement = déclaration; announce =
annoncer annonce; advert = petite_annonce pub publicité réclame; publish = publier publication parution; inform =
informer renseigner; information = information info infos renseignement renseignements; advice = conseil conseils;
advise = conseiller recommander préconiser; recommendation = recommandation préconisation; suggest = suggérer; propose
= proposer proposition; offer = offre offres; invite = inviter convier; invitation = invitation; convene = convoquer
convocation; meet = rencontrer rencontre; meeting = réunion séance assemblée; general meeting = assemblée_générale;
appointment = rendez-vous rdv rendezvous; visit = visite visiter; help = aider aide aident assister; assistance =
assistance secours; protect = protéger protection; save = sauver sauvegarder; savings = épargne économies économiser
épargner; win = gagner remporter; victory = victoire victorieux vainqueur; profit = bénéfice profit bénéfices; benefit
= prestation prestations allocation avantage allocations bénéficier; advantage = atout; disadvantage = inconvénient
désavantage; beneficiary = bénéficiaire ayant_droit allocataire ayants_droit ayant-droit; pay = payer paient versent
verser acquitter régler_la_note paye payent paie règlent; payment = paiement versement acquittement payement;
settlement = règlement_amiable; rules = règlement; repay = rembourser; refund = remboursement remboursements
remboursent; buy = acheter achat achats; buyer = acheteur acquéreur acheteuse; purchase = acquisition emplette;
shopping = courses emplettes magasinage; cost = coûter coût couter coûts; price = prix tarif tarifs; rate = taux;
expensive = cher chère coûteux onéreux coûteuse onéreuse chers; cheap = bon_marché pas_cher économique; free of charge
= gratuit gratuitement gratuite gratis; free = libre libres; freely = librement; fee = frais redevance honoraires; fees
= honoraire; surcharge = surcoût surprime; discount = rabais ristourne escompte promo remise remises; clearance sale =
soldes; promotion = promotion promotions; money = argent fric thune oseille pognon pépettes; currency = monnaie devise
monétaire; cash = espèces liquide numéraire; coin = pièce_de_monnaie; banknote = billet_de_banque; euro = euro euros
balles; dollar = dollar piastre; cent = centime centimes; amount = montant montants; sum = somme; total = total totaux;
number = nombre chiffre numéro no; figure = chiffres; count = compter comptage dénombrer comte comtesse; account =
compte comptes compte_utilisateur; bank account = compte_bancaire compte_courant; calculate = calculer calcul; measure
= mesurer mesure mesures mesurage métrologie; weigh = peser poids pesage pèse pèse-personne bascule; weight = pesée
pondéral; size = taille pointure; height = hauteur; width = largeur élargir élargissement; length = longueur; long =
long longue longs longues; short = courte courts courtes bref brève brefs; depth = profondeur approfondir; deep =
profond profonde; area = surface superficie aire; zone = zone; square metre = mètre_carré mètres_carrés; metre = mètre
mètres métrique; kilometre = kilomètre km bornes; volume = volume tome; level = niveau; large = grand grande grands
grandes gros grosse; small = petit petite petits petites; big = volumineux; wide = large; narrow = étroit étroite
rétrécir rétrécissement; thick = épais épaisse; thin = mince amincir; high = haut haute élevé élevée élevés; low = bas
basse faible faibles; upper = supérieur supérieure; lower = inférieur inférieure abaisser baisser; heavy = lourd lourde
pesant lourdeur; light = léger légère légers lumière luminosité luminescence; hard = dur; difficult = difficile ardu
pénible; difficulty = difficulté; easy = facile aisé; easily = facilement aisément; simple = simple; simply =
simplement; complicated = compliqué compliquée complexe; strong = fort forte forts; weak = affaibli; weakness =
faiblesse; new = nouveau nouvelle nouveaux nouvelles nouvel neuve; newly = nouvellement récemment; old = vieux vieille
vieil ancien ancienne anciens anciennes; seniority = ancienneté; young = jeune jeunes; youth = jeunesse; age = âge;
aged = âgé âgée âgés; elderly = personnes_âgées vieillard; adult = adulte; of age = majeur majeure majeurs
majorité_légale; minor = mineur mineure mineurs; majority = majorité majoritaire; minority = minorité minoritaire; good
= bon bonne bons bonnes; bad = mauvais mauvaise mal_en_point; nice = gentil gentille sympa; beautiful = beau belle
beaux belles bel joli jolie; ugly = laid moche; clean = propre nettoyer nettoyage propreté; cleaning = ménage
entretien_ménager; cleaner = femme_de_ménage aide-ménagère; dirty = sale crasseux; dry = sec sèche sécher séchage; wet
= mouillé humide trempé mouiller; warm = chaud chaude chauds tiède; heat = chaleur; cold = froid froide frigorifique;
hot water = eau_chaude; cool = fraîche rafraîchir refroidir refroidissement; full = plein pleine; empty = vide vider;
open hours = heures_ouverture; opening = ouverture; closing = fermeture clôture; close = fermer fermé clore clos close;
locked = verrouillé verrouiller; key = clé clef clés clefs; lock = serrure verrou verrouillage; right = droit droits;
entitled = avoir_droit; left = gauche; straight = tout_droit; true = vrai vraie véritable; truth = vérité; false = faux
fausse; error = erreur bévue; mistake = gaffe boulette; fault = faute torts dérangement; be wrong = se_tromper tromper;
correct = correct corriger rectifier; correction = rectification; exact = exact exacte; certain = certain sûr sûre;
doubt = doute douter; possible = possible éventuel éventuelle éventuels; possibility = possibilité; impossible =
impossible; probable = probable vraisemblable; necessary = nécessaire nécessaires indispensable; need = besoin besoins
nécessitant; useful = utile; useless = inutile; important = important importante importants; importance = importance;
serious = grave sérieux sérieuse; severity = gravité; urgent = urgent urgente pressant; emergency = urgence urgences;
dangerous = dangereux dangereuse; danger = danger péril; risk = risque risques; safe = sans_danger coffre-fort; safety
= sécurité sûreté; threat = menace menacer; accident = accident; incident = incident; problem = problème souci pépin;
trouble = ennui ennuis embêtement; solution = solution soluté; cause = cause provoquer; reason = raison motif motifs;
result = résultat résultats; consequence = conséquence; effect = effet effets; purpose = but finalité; goal = objectif
objectifs; means = moyen moyens; way = façon manière; method = méthode mode méthodologie; path = chemin sentier; street
= rue boulevard avenue ruelle; road = route routier routière; square = carré; place = lieu endroit place lieux;
position = poste; side = côté; edge = bord; corner = coin; middle = milieu; center = centre central; top = sommet;
bottom = fond; part = partie morceau; part time = temps_partiel mi-temps; full time = temps_plein temps_complet; share
= part partager partage quote-part; divide = diviser division; separate = séparer séparé distinct distincte; separation
= séparation; group = groupe; member = membre adhérent sociétaire membres adhérente; membership = adhésion affiliation;
membership fee = cotisation cotisations; club = club association amicale; association = associations; volunteer =
bénévole volontaire; volunteering = bénévolat; president = président présidente présidence présidentiel; chair =
présider chaise; secretary = secrétaire; treasurer = trésorier trésorière; board = comité conseil_administration
planche; office = bureau bureaux cabinet; committee = commission; minutes = procès-verbal compte-rendu compte_rendu pv;
agenda = ordre_du_jour; vote = voter vote scrutin suffrage bulletin_de_vote urne; voice = voix; quorum = quorum; proxy
= procuration mandataire; power of attorney = pouvoir_de_représentation mandat; statutes = statuts; statute = statut;
decision = décision délibération; decide = décider trancher; resolution = résolution; debate = débats; election =
élection électoral électeur électrice électorat; rent = loyer loyers louer location loué louage; rented = louée locatif
locative; lease = bail baux contrat_de_location; tenant = locataire preneur locataires; landlord = bailleur bailleresse
propriétaire_bailleur logeur proprio; owner = propriétaire détenteur possesseur; property = propriété; real estate =
immobilier immobilière immeuble_immobilier; estate agent = agent_immobilier agence_immobilière régie; agency = agence;
subletting = sous-location sous-louer sous-loué; subtenant = sous-locataire; flatmate = colocataire coloc colocation;
roommate = chambreur; accommodation = logement hébergement hébergements gîte; housing = habitation habitat boîtier
carter; flat = appartement appart studio; house = maison pavillon villa baraque; home = domicile foyer chez-soi;
building = immeuble bâtiment édifice; dwelling = demeure; premises = locaux; room = pièce salle local; bedroom =
chambre chambre_à_coucher; kitchen = cuisine; bathroom = salle_de_bain salle_de_bains; living room = salon séjour
salle_de_séjour; dining room = salle_à_manger; toilet = toilettes wc cabinets sanitaire cabinet_d'aisance cuvette
chasse_d'eau; shower = douche doucher; bathtub = baignoire bain baigner baignade; sink = évier lavabo; tap = robinet
robinetterie; hallway = couloir vestibule; entrance = entrée hall; door = porte portière; window = fenêtre fenêtres
vitrage vitre vitrer vitrier; shutter = volet volets persienne store; wall = mur paroi cloison muraille; ceiling =
plafond faux-plafond; floor = sol plancher; storey = étage; ground floor = rez-de-chaussée; basement = sous-sol; cellar
= cave cellier; attic = grenier combles mansarde galetas; roof = toit toiture couvreur; stairs = escalier escaliers;
lift = ascenseur; balcony = balcon; terrace = terrasse; garden = jardin jardinage potager; lawn = pelouse gazon; hedge
= haie; fence = grillage palissade barrière clôturer; courtyard = cour; parking space = place_de_parking
place_de_stationnement emplacement; parking = parking stationnement stationner; garage = garage garagiste; furniture =
meuble meubles mobilier ameublement; furnished = meublé meublée meublés; unfurnished = nue non_meublé; table = table
tableau; bed = lits literie; mattress = matelas sommier; cupboard = armoire placard vaisselier; shelf = étagère
rayonnage tablette; carpet = tapis moquette linoléum lino; curtain = rideau rideaux voilage; blanket = couette; cushion
= coussin oreiller; lamp = lampe luminaire; lighting = éclairage éclairer éclairement; light bulb = ampoule; mirror =
miroir; washing machine = lave-linge machine_à_laver laveuse lessiveuse lave_linge; dryer = sèche-linge sécheuse;
dishwasher = lave-vaisselle lave_vaisselle; fridge = frigo réfrigérateur frigidaire; freezer = congélateur surgélateur;
oven = four; cooker = cuisinière; hob = plaque_de_cuisson table_de_cuisson; microwave = micro-ondes micro_ondes; vacuum
cleaner = aspirateur balayeuse; household appliance = électroménager; iron = repasser repassage fer ferreux; laundry =
linge lessive buanderie laverie blanchisserie lessiver; wash = laver lavage lavable lavé; dishes = vaisselle; pan =
casserole poêle; bin = poubelle; waste = déchet déchets ordures détritus résidu; recycling = recyclage tri_sélectif
recycler recyclable; heating = chauffage chauffer; boiler = chaudière chauffe-eau; radiator = radiateur convecteur; air
conditioning = climatisation clim climatiseur; ventilation = ventilation aération aérer vmc ventilateur; chimney =
cheminée; chimney sweeping = ramonage; smoke detector = détecteur_de_fumée; smoke = fumée; smoking = fumer tabagisme;
smoker = fumeur fumeuse; mould = moisissure moisissures moisi moisir; damp = humidité; leak = fuite fuites; water = eau
eaux; water damage = dégât_des_eaux dégâts_des_eaux; damage = dommage dégât dommages dégâts endommager endommagé
détérioration détériorer dégradation; plumber = plombier plomberie; electrician = électricien; repair = réparer
réparation réparations dépannage dépanner réparateur réparatrice; upkeep = entretien; entertain = entretenir entretient
entretenu; works = travaux; craftsman = artisan; painter = peintre; renovation = rénovation rénover réfection
ravalement; refurbish = réhabilitation remise_en_état; wear and tear = usure vétusté; normal use = usage_normal;
inventory of fixtures = état_des_lieux; state = état étatique; inventory = inventaire; moving in = emménagement; moving
out = déménagement; mover = déménageur; deposit = dépôt caution dépôt_de_garantie consigne gisement; guarantor = garant
caution_solidaire cautionnement fidéjusseur; guarantee = garantir garantissent; warranty = garantie garanties; service
charges = charges charge_locative charges_locatives; charge = charge; provision = provision provisions disposition
dispositions; statement of charges = décompte relevé; rent increase = révision_du_loyer hausse_de_loyer; revision =
révision; index = indice indexation indexer; co-ownership = copropriété copropriétaire; property manager = syndic
gérant_immeuble; caretaker = concierge gardien gardienne; neighbour = voisin voisine voisins; neighbourhood = voisinage
quartier; nuisance = nuisance nuisances trouble_de_voisinage; noise = bruit tapage bruits sonomètre; noisy = bruyant;
quiet = calme tranquille silencieux; peaceful enjoyment = jouissance_paisible; enjoyment = jouissance; pet =
animal_de_compagnie animal_domestique; animal = animal animaux bête; dog = chien chienne chiens canin chiot; cat = chat
chatte félin chaton; eviction = expulsion expulser; evict = déloger; occupant = occupant; occupy = occuper; vacate =
libérer; main residence = résidence_principale; residence = résidence; second home = résidence_secondaire; residence
permit = titre_de_séjour carte_de_séjour permis_de_séjour; social housing = hlm logement_social; housing benefit = apl
aide_au_logement allocation_logement; mortgage = hypothèque hypothécaire; notary = notaire notarié; deed = acte actes;
land register = cadastre; plot = parcelle terrain complot conspiration; contract = contrat contrats contractuel
contractuelle; contracting party = contractant cocontractant; parties = parties; agreement = convention entente; clause
= clause stipulation clauses; stipulate = stipuler; article = article articles; paragraph = alinéa paragraphe; annex =
annexe annexes; attachment = pièce_jointe pièces_jointes; supporting document = justificatif pièce_justificative
pièces_justificatives justificatifs; document = document; paper = papier papiers papeterie; page = page; file = dossier
fichier; form = formulaire imprimé; shape = forme; fill in = remplir compléter remplissez remplis remplissent; copy =
copie copier exemplaire; original = original originale originaux; sign = signer signé; signatory = signataire
signataires; signature = signature; hereby = par_la_présente; undersigned = soussigné soussignée soussignés;
handwritten = manuscrit manuscrite; stamp = timbre cachet tampon; initial = parapher initial initiale; terms =
conditions conditions_générales cgv; condition = condition; obligation = obligation obligations; oblige = obliger
astreindre; mandatory = obligatoire obligatoirement impératif; bound = tenu_de lié; optional = facultatif facultative
optionnel optionnelle; option = option; commitment = engagement; comply = respecter se_conformer; respect = respect;
compliance = conformité; compliant = conforme conformes; non-compliant = non-conforme; breach = manquement violation
infraction inexécution; violate = enfreindre enfreint violer contrevenir; penalty = pénalité pénalités sanction peine;
fine = amende contravention pv_de_stationnement; parking ticket = prune contredanse; lawful = licite légal légale
légaux légitime; illegal = illégal illicite illégale; law = loi lois législation; legal = juridique; legislator =
législateur; decree = décret; order = commande commander commandes commandé ordre; court order = arrêté injonction;
code = code coder codage; civil = civil civile; criminal = pénal pénale criminel criminelle; crime = crime délit;
offence = infractions contrevenant; court = tribunal tribunaux juridiction cour_appel; judge = juge magistrat juger;
judgment = jugement sentence verdict; lawsuit = procès litige poursuites instance; sue = assigner poursuivre_en_justice
intenter; dispute = différend contestation contentieux; challenge = contester défi; appeal = pourvoi interjeter
faire_appel; plaintiff = plaignant; defendant = défendeur accusé; lawyer = avocat avocate juriste; bailiff = huissier
commissaire_de_justice; prosecutor = procureur parquet; witness = témoin; testimony = témoignage témoigner; proof =
preuve preuves démonstration; prove = prouver démontrer; justify = justifier; evidence = éléments_de_preuve; justice =
justice; fair = juste équitable; unfair = injuste inéquitable; abusive = abusif abusive abusives; abuse = abus; fraud =
fraude frauder escroquerie tromperie; scam = arnaque arnaquer arnaqueur escroc; theft = vol vols; steal = voler dérober
piquer faucher chaparder; thief = voleur; burglary = cambriolage cambrioler effraction; police = police flic flics;
police officer = policier agent_de_police; gendarmerie = gendarmerie gendarme; police station = commissariat; police
report = dépôt_de_plainte; prison = prison détention; prisoner = prisonnier détenu prisonnière captif captivité; arrest
= arrestation; investigation = enquête; liability = responsabilité; liable = responsable; joint liability = solidaire
solidairement; mediation = médiation; mediator = médiateur conciliateur médiatrice; conciliation = conciliation;
arbitration = arbitrage; arbitrator = arbitre; force majeure = force_majeure cas_fortuit; good faith = bonne_foi; bad
faith = mauvaise_foi; null = caduc caduque; void = nullité; in force = en_vigueur vigueur; entry into force =
prise_effet entrée_en_vigueur; effective = effectif effective; apply to = appliquer applicable application; implement =
mettre_en_œuvre mise_en_œuvre mise_en_oeuvre; transfer = transférer transfert céder cession; assignee = cessionnaire;
heir = héritier héritière héritiers; inherit = hériter; inheritance = héritage succession; will = testament; testator =
testateur; legacy = legs; gift = cadeau don donation; donor = donateur donneur; marriage = mariage mariages noces;
marry = épouser marier; married = marié mariée; spouse = conjoint conjointe époux épouse; husband = mari; wife =
femme_mariée épouses; civil partnership = pacs; partner = partenaire compagnon compagne; divorce = divorce divorcer
divorcé divorcée; alimony = pension_alimentaire; custody = garde_des_enfants garde_alternée; single = célibataire;
widow = veuf veuve; family = famille familial familiale; parent = parent parents; parental = parental; father = père
papa; mother = mère maman; child = enfant enfants gosse gamin gamine môme mioche; children = enfance; son = fils;
daughter = fille; boy = garçon; brother = frère; sister = sœur soeur; grandparents = grands-parents; grandmother =
grand-mère mamie; grandfather = grand-père papi papy; uncle = oncle; aunt = tante; cousin = cousin cousine; nephew =
neveu; niece = nièce; baby = bébé nourrisson; twins = jumeaux; birth = naissance accouchement; birth certificate =
acte_de_naissance extrait_de_naissance; surname = nom; first name = prénom; date of birth = date_de_naissance;
nationality = nationalité; citizen = citoyen citoyenne ressortissant citoyenneté; foreign = étranger étrangère
étrangers; immigrant = immigré; asylum = asile; refugee = réfugié demandeur_d'asile; visa = visa; passport = passeport;
identity card = carte_identité pièce_identité cni; identity = identité; license = licence; driving licence =
permis_de_conduire; certificate = certificat attestation; certify = certifier attester; town hall = mairie
hôtel_de_ville maison_communale; mayor = maire bourgmestre; municipality = commune municipalité; municipal = municipal
communal communale municipaux; city = ville cité; village = village hameau villageois; prefecture = préfecture préfet;
department = département départemental; region = région régional; county = canton comté; province = province
provincial; country = pays; countryside = campagne; government = gouvernement gouverner gouvernemental; minister =
ministre ministériel; ministry = ministère; parliament = parlement parlementaire; deputy = député; senator = sénateur;
civil servant = fonctionnaire fonctionnaires; public service = service_public; public = public publique; private =
privé privée; administration = administration; administrative = administratif administrative; authority = autorité
autorités; service = service services; counter = guichet; official = officiel officielle; procedure = démarche
procédure démarches; process = processus; queue = file_attente; social security = sécurité_sociale sécu
assurance-maladie assurance_maladie; health insurance = mutuelle complémentaire_santé caisse_maladie; insurance =
assurance assurances; insure = assurer; insured = assuré assurée assurés; insurer = assureur assureurs
compagnie_assurance; policyholder = preneur_assurance souscripteur; insurance policy = police_assurance
contrat_assurance; premium = prime primes; bonus = bonus gratification; no-claims = malus bonus-malus; excess =
franchise; insurance claim = sinistre sinistres; report a claim = déclaration_de_sinistre; victim = victime; injured =
blessé lésé; compensation = indemnisation indemnité dédommagement indemnités; compensate = indemniser dédommager
compenser; damages = dommages-intérêts dommages_et_intérêts; coverage = couverture prise_en_charge; cover costs =
prendre_en_charge; home insurance = assurance_habitation multirisque; life insurance = assurance-vie assurance_vie;
third party = tiers_responsable; civil liability = responsabilité_civile; fire = incendie feu; burn = brûler brûlure
brûlant; explosion = explosion exploser explosif; storm = tempête orage orageux ouragan cyclone typhon tornade
tourbillon; flood = inondation inonder déluge; hail = grêle; frost = gel givre; earthquake = séisme
tremblement_de_terre sismique secousse; natural disaster = catastrophe_naturelle; disaster = catastrophe; expert =
expert spécialiste; assessment = expertise; estimate = évaluer estimer évaluation estimation; value = valeur;
depreciation = amortissement dépréciation; exclusion = exclusion exclusions; ceiling limit = plafonnement plafonné;
limit = limite limiter; unlimited = illimité illimitée; bank = banque bancaire; banker = banquier banquière; bank
branch = agence_bancaire succursale; branch = filiale branche; bank details = rib coordonnées_bancaires; iban = iban;
bank transfer = virement virements virer; direct debit = prélèvement_automatique prélever prélevé prélèvements;
standing order = ordre_permanent; credit card = carte_bancaire carte_de_crédit carte_bleue; card = carte cartes; cheque
= chèque; cheque book = chéquier; overdraft = découvert_bancaire à_découvert; balance = solde balance équilibre; debit
= débit débiter; credit = crédit; creditor = créancier créanciers; debtor = débiteur; debt = dette dettes créance
créances; over-indebtedness = surendettement; loan = prêt emprunt prêts; lend = prêter; borrow = emprunter; borrower =
emprunteur; lender = prêteur; interest = intérêt intérêts; repayment = remboursement_du_prêt; instalment = acompte
traite versement_échelonné; down payment = apport arrhes avance; payment plan = échéancier échelonnement tempérament;
invest = investir placer_de_argent; investment = investissement placement; investor = investisseur; shareholder =
actionnaire associé; action = action; fund = fonds; tax = impôt impôts taxe fiscal fiscale fiscalité taxes fiscaux; tax
office = fisc centre_des_impôts trésor_public perception; tax return = déclaration_de_revenus déclaration_fiscale
déclaration_des_revenus; tax notice = avis_imposition; taxation = imposition; taxable = imposable taxable assujetti
passible; taxpayer = contribuable contribuables; vat = tva; excluding tax = ht hors_taxe hors_taxes; including tax =
ttc toutes_taxes_comprises; income = revenus recette ressources; property tax = taxe_foncière impôt_foncier foncier;
residence tax = taxe_habitation; tax bracket = tranche barème; exemption = exonération dispense exemption; exempt =
exonéré exonérer dispenser exempter; tax household = foyer_fiscal quotient_familial; dependent person = à_charge
personne_à_charge; person = personne personnes; individual = individu particulier; natural person = personne_physique;
legal entity = personne_morale; people = gens peuple; man = homme hommes mec bonhomme; woman = femme femmes nana meuf;
lady = dame; sir = monsieur; madam = madame mme; miss = mademoiselle manquer louper; dear = chères; regards =
cordialement salutations; sincerely = sincèrement salutations_distinguées; sincere = sincère; thank you = merci; thank
= remercier remerciement; hello = bonjour salut; goodbye = au_revoir; sorry = désolé désolée pardon; apology = excuse
excuses; apologise = excuser; excise = accise; customs = douane douanes douanier; customs duty = droits_de_douane;
invoice = facture factures; bill = facturer facturation; credit note = avoir_à_valoir note_de_crédit; note = note
mention; quote = devis; receipt = reçu_de_paiement quittance ticket_de_caisse ticket récépissé; rent receipt =
quittance_de_loyer; till = caisse; cashier = caissier caissière; customer = client cliente clients clientèle; consumer
= consommateur consommateurs consommatrice; supplier = fournisseur fournisseurs; supply = fournir fourniture
approvisionner approvisionnement; service provider = prestataire; company = société entreprise sociétés entreprises
boîte firme; business = affaire affaires; deal = marché_conclu; trader = commerçant marchand négociant; trade =
commerce négoce; commercial = commercial commerciale commerciaux; shop = magasin boutique commerce_de_détail échoppe;
supermarket = supermarché hypermarché grande_surface; market = marché marchés; bakery = boulangerie boulanger
boulangère; butcher = boucher boucherie charcuterie charcutier; pharmacy = pharmacie pharmacien officine pharmaceutique
pharmacienne apothicaire; hairdresser = coiffeur coiffeuse coiffure; bookshop = librairie libraire; book = livre livres
bouquin ouvrage; library = bibliothèque médiathèque; goods = marchandise marchandises biens; movable property =
bien_meuble; item = objet truc; object = objets; thing = chose choses machin; subject = sujet; brand = marque; quality
= qualité; defect = défaut vice malfaçon vices défectuosité; hidden defect = vice_caché vices_cachés; defective =
défectueux défectueuse défaillant; faulty = en_panne hors_service; breakdown = panne dysfonctionnement avarie; failure
= échec défaillance; fail = échouer rater foirer; broken = cassée brisé pété foutu kaput; out of order = hs nase;
damaged = abîmé abîmée abîmer; exchange = échanger échange troc; replace = remplacer remplacement substituer; spare
part = pièce_de_rechange pièce_détachée pièces_détachées; stock = stock; available = disponible; availability =
disponibilité; unavailable = indisponible; out of stock = rupture_de_stock épuisé; delivery = livraison livraisons;
deliver = livrer; delivery person = livreur; parcel = colis paquet; packaging = emballage conditionnement; pack =
emballer pack; box = carton coffret; letter = lettre courrier missive; registered letter = recommandé
lettre_recommandée recommandée recommandé_avec_accusé; acknowledgement of receipt = accusé_de_réception; receipt of
goods = réception; envelope = enveloppe; postage = affranchissement; post office = poste_bureau la_poste
bureau_de_poste; postal = postal postale; postman = facteur; sender = expéditeur; recipient = destinataire; address =
adresse adresser coordonnées; postcode = code_postal; mailbox = boîte_aux_lettres; email = courriel e-mail mail mél
email messagerie courrier_électronique; message = message texto sms; phone = téléphone téléphonique; mobile phone =
portable téléphone_portable smartphone gsm natel cellulaire mobile; phone call = coup_de_fil appel_téléphonique; phone
number = numéro_de_téléphone; landline = ligne_fixe fixe; line = ligne linéaire; phone contract = forfait_mobile;
operator = opérateur; internet = internet; router = box modem routeur box_internet; fibre = fibre fibreux; network =
réseau; prepaid = prépayé; roaming = itinérance; minimum term = durée_minimale période_minimale engagement_de_durée;
energy = énergie énergétique; electricity = électricité électrique courant; gas = gaz; power = puissance pouvoirs;
power cut = coupure coupure_de_courant panne_de_courant; cut = couper coupe découper découpage coupé; energy supplier =
fournisseur_énergie; meter = compteur; meter reading = relevé_de_compteur index_du_compteur; consumption = consommation
consommations; consume = consommer; fuel = combustible carburant mazout fioul fuel; oil = huile pétrole; petrol =
essence; petrol station = station-service; diesel = diesel gazole gasoil; coal = charbon houille houiller lignite; wood
= bois bois_d'œuvre madrier contreplaqué aggloméré panneau_de_particules; insulation = isolation isolant calorifugeage
isoler isolé laine_de_verre laine_de_roche; solar = solaire; battery = batterie pile accumulateur; recharge =
recharger; device = appareil dispositif engin; machine = machine; tool = outil outils outillage boîte_à_outils;
equipment = équipement matériel équipements; equip = équiper; install = installer installation pose; assemble = monter
assembler montage; dismantle = démonter démontage; operation manual = mode_emploi notice manuel notice_utilisation;
instructions for use = consigne_utilisation posologie; instruction = instruction instructions consignes; work = travail
travailler boulot travaille job taf turbin bosser; worker = ouvrier travailleur travailleuse ouvrière; employee =
salarié salariée employé employée salariés salariées employés; employer = employeur employeurs patron patronne; boss =
chef cheffe; manager = directeur directrice dirigeant gérant gérante cadre responsable_hiérarchique; management =
direction gestion encadrement; manage = gérer diriger piloter; staff = personnel effectifs; colleague = collègue
confrère; team = équipe; employment = emploi emplois embauche; hire = embaucher recruter recrutement embauché;
employment contract = contrat_de_travail; permanent contract = cdi durée_indéterminée; fixed-term contract = cdd
durée_déterminée; temporary work = intérim intérimaire; temporary = temporaire provisoire temporairement; permanent =
permanent permanente définitif définitive; trial period = période_essai; trial = essai; try = essayer tenter tentative;
attempt = tentatives; test = tester test; probation = stage_probatoire; apprentice = apprenti apprentie apprentissage
alternance; intern = stagiaire stagiaires; internship = stage; training = formation entraînement; educate = former; job
= métier profession; professional = professionnel professionnelle pro; qualification = qualification diplôme; skill =
compétence compétences aptitude; experience = expérience; career = carrière; cv = curriculum_vitae cv; job interview =
entretien_embauche; interview = entretien_individuel interview entrevue; wage = salaire rémunération salaires
traitement_mensuel salarial salariale; pay slip = bulletin_de_salaire fiche_de_paie bulletin_de_paie fiche_de_salaire;
gross = brut brute; net = net nette filet_de_pêche chalut chalutier; minimum wage = smic; overtime =
heures_supplémentaires heure_supplémentaire heures_sup; working hours = temps_de_travail horaires_de_travail
heures_de_travail; shift = poste_de_travail quart_de_travail; night work = travail_de_nuit; rest = repos reposer;
remote work = télétravail; business trip = déplacement déplacement_professionnel; expenses = dépense dépenses
note_de_frais frais_professionnels; leave days = congé congés congés_payés rtt; vacation pay = indemnité_de_congés
pécule_de_vacances; maternity leave = congé_maternité maternité; paternity leave = congé_paternité paternité; sick
leave = arrêt_maladie congé_maladie arrêt_de_travail congé_de_maladie; parental leave = congé_parental; absence =
absence; absent = absent absente; attendance = présence assiduité; present = présent présente; sickness benefit =
indemnités_journalières; occupational accident = accident_du_travail; occupational disease = maladie_professionnelle;
occupational medicine = médecine_du_travail; fit for work = apte; unfit = inapte inaptitude; incapacity = incapacité;
disability = invalidité handicap; disabled = handicapé invalide handicapée pmr; discrimination = discrimination;
harassment = harcèlement; bullying = intimidation; warning = avertissement blâme; misconduct = faute_grave; dismissal =
licenciement mise_à_pied licenciements; dismiss = licencier congédier licencié; redundancy = licenciement_économique;
resignation = démission; resign = démissionner; mutual termination = rupture_conventionnelle; severance pay =
indemnité_de_licenciement; breaking = rupture; labour court = prud-hommes prudhommes; trade union = syndicat syndical
syndicats syndicaliste; strike = grève gréviste; staff representative = délégué délégué_du_personnel représentant;
representative = représentante; represent = représenter; works council = comité_entreprise cse; collective agreement =
convention_collective; collective = collectif collective; unemployment = chômage; unemployed = chômeur chômeuse
sans-emploi; unemployment benefit = allocation_chômage are; employment agency = pôle_emploi france_travail; welfare =
rsa aide_sociale minima_sociaux; social = social sociale sociaux; family benefit = allocations_familiales caf
prestation_familiale; subsidy = subvention aides; grant = octroyer octroi subside; scholarship = bourse; contribution =
contribution; contribute = contribuer cotiser; pension = pension retraite pensions; pensioner = retraité retraitée
retraités; pension fund = caisse_de_retraite caisse_de_pension; supplementary pension = retraite_complémentaire; early
retirement = préretraite retraite_anticipée; survivor pension = pension_de_réversion; self-employed = indépendant
indépendante auto-entrepreneur autoentrepreneur travailleur_indépendant; freelance = pigiste; entrepreneur =
entrepreneur; task = tâche tâches; assignment = mission affectation; function = fonction; role = rôle; plan = plan
projet planifier planning; project = projets; programme = programme; organise = organiser organisation; organisation =
organisme; purchase order = bon_de_commande; report = rapport rapports signaler signalement; relation = relation lien;
workplace = lieu_de_travail; factory = usine fabrique; workshop = atelier; warehouse = entrepôt; construction site =
chantier; industry = industrie industriel industrialisation; sector = secteur; confidential = confidentiel
confidentielle; confidentiality = confidentialité; secret = secret; non-competition = non-concurrence; competition =
concurrence concours concurrent concurrentiel; data = données donnée data; personal data = données_personnelles;
personal = personnelle; privacy = vie_privée; car = voiture auto automobile bagnole; vehicle = véhicule véhicules;
truck = camion poids_lourd; van = camionnette fourgon; motorcycle = moto motocyclette motard cyclomoteur; bicycle =
vélo bicyclette bécane cycliste cyclable; scooter = scooter trottinette; driver = conducteur chauffeur conductrice
automobiliste; pedestrian = piéton piétonne; passenger = passager passagère voyageur voyageurs; registration document =
carte_grise certificat_immatriculation; number plate = plaque_immatriculation; plate = plaque assiette soucoupe;
vehicle inspection = contrôle_technique visite_technique; inspection = contrôle vérification inspection; check =
vérifier contrôler cocher; tyre = pneu pneus pneumatique; wheel = roue; brake = frein freiner freinage; engine = moteur
motorisation; gearbox = boîte_de_vitesses boîte_de_vitesse engrenage; speed = vitesse rapidité rapide; speed limit =
limitation_de_vitesse; speeding = excès_de_vitesse; headlight = phare phares feux feux_de_croisement; windscreen =
pare-brise essuie-glace; bumper = pare-chocs; bodywork = carrosserie carrossier; seat = siège; seat belt = ceinture
ceinture_de_sécurité; mileage = kilométrage; used = usagé; second-hand = occasion seconde_main; car rental =
location_de_voiture; rental company = loueur; traffic = circulation trafic; traffic jam = embouteillage bouchon;
motorway = autoroute autoroutier; toll = péage; roundabout = rond-point giratoire; traffic light = feu_rouge
feu_tricolore feux_tricolores; bridge = pont viaduc passerelle; tunnel = tunnel; collision = collision choc heurter;
accident report = constat constat_amiable; towing = remorquage remorquer; trailer = remorque caravane; tow truck =
dépanneuse; alcohol = alcool; public transport = transports_en_commun transport_en_commun; transport = transport
transports transporteur; bus = autobus bus autocar; train = train; railway = chemin_de_fer ferroviaire voie_ferrée
rails; station = gare station; platform = quai; track = rail; underground = métro; tram = tramway tram; taxi = taxi;
plane = avion avions aéronef aviation; flight = vol_aérien; airport = aéroport aérodrome; airline = compagnie_aérienne;
boat = bateau navire barque canot chaloupe; ferry = traversier ferry; ship = paquebot vaisseau; harbour = port; ticket
= billet billets; season ticket = carte_abonnement; single ticket = aller_simple; return ticket = aller-retour; fare =
prix_du_billet; connection = correspondance connexion; arrival = arrivée arrivées; arrive = arriver débarquer;
departure = départ_en_voyage décollage; journey = trajet parcours; trip = voyage excursion voyages; stay = rester
restent; booking = réservation réservations réserver; travel agency = agence_de_voyages voyagiste; tour operator =
tour-opérateur; hotel = hôtel hôtelier auberge hôtellerie; guest = hôte invité; host = hôtesse héberger; reception desk
= accueil_de_hôtel; full board = pension_complète; half board = demi-pension; campsite = camping; tent = tente; beach =
plage; sea = mer marin maritime; mountain = montagne montagneux mont montagnard massif chaîne_de_montagnes; ski = ski
skieur patin patinage; luggage = bagage bagages; suitcase = valise; bag = sac sachet; tourist = touriste tourisme
touristique; guide = guide; map = carte_routière cartographie cartographique; border = frontière frontalier
transfrontalier; abroad = à_étranger; on site = sur_place; distance = distance éloignement; direction = sens;
destination = destination; detour = déviation détour; cross = croiser croix crucifix crucifixion; school = école
scolaire bahut établissement_scolaire scolarité; primary school = école_primaire; kindergarten = maternelle
école_maternelle jardin_enfants; secondary school = collège cégep; high school = lycée; university = université fac
universitaire; faculty = faculté; class = classe; lesson = leçon; course = cours; teacher = enseignant enseignante
professeur prof instituteur institutrice maîtresse maître pédagogie; head teacher = proviseur; pupil = élève élèves
écolier lycéen collégien; student = étudiant étudiante étudiants; teach = enseigner; teaching = enseignement; education
= éducation éducatif éduquer; educator = éducateur éducatrice; pedagogical = pédagogique; school year = année_scolaire;
back to school = rentrée rentrée_scolaire; homework = devoirs devoirs_scolaires; exam = examen épreuve partiel; examine
= examiner; grade = moyenne_générale bulletin_de_notes; school report = bulletin livret_scolaire; pass an exam =
réussir; diploma = diplôme_études baccalauréat bac brevet diplômé; degree = degré; succeed = réussissent aboutir;
success = succès réussite; study = étudier étude études; knowledge = connaissance connaissances savoir-faire; word =
mot mots parole; sentence = phrase; language = langue langage; dictionary = dictionnaire lexique glossaire; meaning =
signification acception; mean = signifier; example = exemple; exercise = exercice exercer; school bag = cartable; pen =
stylo; pencil = crayon; notebook = cahier carnet bloc-notes; canteen = cantine restaurant_scolaire cafétéria
réfectoire; school bus = ramassage_scolaire car_scolaire; school trip = sortie_scolaire classe_verte; absence note =
mot_excuse justificatif_absence; enrol = immatriculer; tuition fees = frais_de_scolarité écolage minerval; after-school
care = garderie périscolaire accueil_périscolaire; leisure centre = centre_aéré centre_de_loisirs; holiday camp =
colonie_de_vacances colo; nursery = crèche halte-garderie pouponnière pépinière; childminder = assistante_maternelle
nounou nourrice assmat; babysitter = baby-sitter gardienne_enfants; childcare = garde_enfants mode_de_garde; diaper =
couche couches; toy = jouet jouets; game = jeu jeux gibier; play = jouer; player = joueur joueuse; stroller =
poussette; pregnancy = grossesse; pregnant = enceinte; breastfeeding = allaitement allaiter; health = santé sanitaires;
healthy = sain saine; disease = maladie maladies affection pathologie; ill = malade souffrant; illness = mal_de_santé;
pain = douleur douleurs; painful = douloureux douloureuse; headache = maux_de_tête mal_de_tête céphalée migraine
céphalées; fever = fièvre fébrile; cough = toux tousser; flu = grippe; common cold = rhume enrhumé; infection =
infection infecter; infectious = contagieux infectieux; inflammation = inflammation inflammatoire; virus = virus viral;
bacterium = bactérie bactérien; allergy = allergie allergies allergène; allergic = allergique; rash = éruption_cutanée
éruption; itching = démangeaison démangeaisons prurit; nausea = nausée nausées; vomiting = vomissement vomissements
vomir; diarrhoea = diarrhée diarrhées; constipation = constipation; dizziness = vertige vertiges étourdissement
étourdissements; tiredness = fatigue; tired = fatigué crevé épuisée; drowsiness = somnolence; insomnia = insomnie; high
blood pressure = hypertension tension_artérielle; diabetes = diabète diabétique; cancer = cancer cancéreux cancérogène
oncologie; tumour = tumeur; stroke = avc accident_vasculaire accident_vasculaire_cérébral; heart = cœur coeur; heart
attack = infarctus crise_cardiaque; cardiac = cardiaque; asthma = asthme asthmatique; depression = dépression déprime
dépressif; anxiety = anxiété angoisse; stress = stress; mental = mental psychique; wound = blessure plaie blessures;
injure = blesser; fracture = fracture fracturer; bruise = hématome bleu_de_choc ecchymose; bleeding = saignement
hémorragie saigner; blood = sang sanguin sanguine hémoglobine globule; blood test = prise_de_sang analyse_de_sang;
analysis = analyse; analyse = analyser; sample = échantillon échantillonnage; doctor = médecin docteur toubib médecins;
general practitioner = médecin_traitant généraliste; specialist = médecin_spécialiste; nurse = infirmier infirmière;
dentist = dentiste odontologie; dental = dentaire; midwife = sage-femme accoucheur; surgeon = chirurgien; surgery =
chirurgie intervention_chirurgicale chirurgical chirurgienne; operation = opération; operate = opérer; physiotherapist
= kinésithérapeute kiné physiothérapeute; psychologist = psychologue psy; optician = opticien; glasses = lunettes; lens
= lentille; eye = œil oeil yeux oculaire; hospital = hôpital hôpitaux hospitalier chu; hospitalisation =
hospitalisation hospitaliser; clinic = clinique; ambulance = ambulance samu ambulancier; emergency room =
service_des_urgences; patient = patient patiente; patience = patience; consultation = consultation; consult =
consulter; treatment = traitement soin_médical; treat = traiter; care = soins soin; look after = soigner prendre_soin;
nursing home = ehpad maison_de_retraite; home care = aide_à_domicile soins_à_domicile; therapy = thérapie thérapeutique
thérapeute; cure = guérir remède; healing = guérison cicatrisation; recovery = rétablissement; recover = récupérer
recouvrer; diagnosis = diagnostic diagnostiquer; prescription = ordonnance prescription; medicine = médicament
médicaments remèdes médicamenteux; medical = médical médicale médicaux; medical science = médecine; package leaflet =
notice_médicale; tablet = comprimé comprimés tablette_tactile; pill = pilule; capsule = gélule capsule; syrup = sirop;
ointment = pommade crème onguent; drops = goutte gouttes; dose = dose doses doser; dosage = dosage; swallow = avaler
hirondelle; injection = injection piqûre injecter injectable; syringe = seringue; vaccine = vaccin vaccins; vaccination
= vaccination vacciner; side effect = effet_indésirable effets_indésirables effets_secondaires effet_secondaire;
undesirable = indésirable; adverse = défavorable; contraindication = contre-indication contre-indications;
contraindicated = contre-indiqué; overdose = surdosage surdose; interaction = interaction; antibiotic = antibiotique;
painkiller = antalgique antidouleur analgésique paracétamol aspirine; active ingredient = principe_actif
substance_active; excipient = excipient excipients; generic = générique; substance = substance; fasting = jeûne à_jeun;
meal = repas; precaution = précaution précautions; caution warning = attention mise_en_garde; warn = prévenez alerter;
symptom = symptôme symptômes; first aid = premiers_secours secourisme secouriste; poisoning = intoxication
empoisonnement intoxiquer; poison = poison toxique empoisonner vénéneux; liver = foie hépatique; kidney = rein rénale
rénal reins; lung = poumon pulmonaire; stomach = estomac gastrique; belly = ventre abdomen abdominal; skin = peau
cutanée cutané; bone = os osseux; muscle = muscle musculaire; brain = cerveau cérébral cervelle; nerve = nerf nerveux
neurone neuronal; body = corps corporel corporelle; head = tête; face = visage figure; hair = cheveu cheveux poil; ear
= oreille; nose = nez nasal; mouth = bouche buccal; tooth = dent dents; throat = gorge pharynx larynx; neck = cou
nuque; shoulder = épaule; arm = bras; hand = main mains; finger = doigt; back = dos arrière dorsal; leg = jambe; knee =
genou genoux; foot = pied pieds; breath = souffle haleine; breathe = respirer respiratoire respiration; pulse = pouls;
breast = sein poitrine; food = nourriture aliment alimentation bouffe aliments denrées denrée; eat = manger bouffer
mangé comestible; breakfast = petit-déjeuner petit_déjeuner; lunch = déjeuner; dinner = dîner souper; snack = goûter
collation en-cas; restaurant = restaurant resto brasserie; cafe = bistrot; menu = menu; waiter = serveur serveuse; tip
= pourboire; beverage = boisson breuvage; coffee = kawa café; tea = thé; milk = lait laitier; butter = beurre beurrer;
cheese = fromage fromagerie; bread = pain baguette toast pain_grillé; egg = œuf oeuf œufs blanc_d'œuf jaune_d'œuf; meat
= viande; beef = bœuf boeuf; pork = porc cochon; chicken = poulet; ham = jambon; sausage = saucisse saucisson; fish =
poisson poissonnier poissonnerie; vegetable = légume légumes; potato = pomme_de_terre patate pommes_de_terre; salad =
salade; tomato = tomate; onion = oignon ognon; carrot = carotte; rice = riz; pasta = pâtes nouilles; flour = farine;
fruit = fruit fruitier; apple = pomme pommier; pear = poire poirier; orange = orange oranger; lemon = citron
citronnier; strawberry = fraise fraisier; grape = raisin; cherry = cerise cerisier; sugar = sucre sucré sucrer; salt =
sel salé saler; pepper = poivre poivrer; cake = gâteau; chocolate = chocolat; wine = vin chai; beer = bière; juice =
jus; glass = verre; bottle = bouteille flacon gourde thermos; cup = tasse; knife = couteau; fork = fourchette fourche;
spoon = cuillère cuiller; recipe = recette_de_cuisine; taste = goût goûté gustatif; hungry = faim affamé; thirst =
soif; diet = régime régime_alimentaire diététique; use-by date = date_de_péremption péremption dlc; store = stocker
entreposer stockage; storage = conservation rangement; tidy up = ranger; clothes = vêtement vêtements habits fringues;
shirt = chemise blouse chemisier corsage; trousers = pantalon culotte; skirt = jupe; coat = manteau pardessus paletot
cape pèlerine ciré; jacket = veste blouson veston; shoe = chaussure chaussures godasse soulier; hat = chapeau; glove =
gant gants moufle mitaine; sock = chaussette; underwear = sous-vêtement slip caleçon lingerie soutien-gorge corset
jupon; umbrella = parapluie parasol ombrelle; jewel = bijou bijoux; wristwatch = montre; clock = horloge pendule; ring
= bague anneau; fabric = tissu étoffe; leather = cuir maroquinerie; cotton = coton; wool = laine lainier; colour =
couleur couleurs coloré coloration colorer; red = rouge rougir rougeâtre; blue = bleu bleue bleuté; green = vert verte
verdure verdoyant verdâtre; yellow = jaune jaunâtre jaunir; white = blanc blanche blancheur blanchir blanchâtre; black
= noir noire noircir noirâtre; grey = gris grise grisâtre; brown = brun marron dorer rissoler; pink = rose rose_pâle;
dark = sombre foncé obscur obscurité ténèbres; bright = clair claire lumineux brillant briller brillance; clear =
limpide; clearly = clairement; gold = or doré dorure aurifère; silver = argenté argenterie argentique; metal = métal
métaux métallique; plastic = plastique matière_plastique; stone = pierre; sand = sable sablonneux sableux; ground earth
= terre; sky = ciel; sun = soleil ensoleillé; moon = lune lunaire; weather = météo climat météorologie météorologique;
rain = pluie pleuvoir pleut pluvieux averse pluvial précipitations pluviométrie; snow = neige enneigé neiger
enneigement; wind = vent venteux mistral; air = air; river = rivière fleuve fluvial; lake = lac lacustre étang mare
bassin; forest = forêt forestier sylvestre sylviculture foresterie bosquet; tree = arbre; flower = fleur fleurir
floraison fleuri fleuriste pétale; plant = plante planter plantation; grass = herbe graminée; field = champ; farm =
ferme exploitation_agricole; farmer = agriculteur paysan agricultrice fermier cultivateur; horse = cheval chevaux équin
jument étalon poulain poney; cow = vache vêlage; bird = oiseau avien ornithologie passereau; mouse = souris; insect =
insecte; pest = nuisibles ravageur parasite_des_cultures; rat = rat; world = monde mondial mondiale; earth = planète
terrestre; nature = nature; natural = naturel naturelle; environment = environnement environnemental; pollution =
pollution polluer polluant pollueur; island = île îlot insulaire archipel; coast = côte littoral côtier côtière; north
= nord septentrional; south = sud méridional; east = orient oriental; west = ouest occidental occident; france =
france; french = français française francophone; germany = allemagne rfa; german = allemand allemande germanique
germanophone; austria = autriche; austrian = autrichien autrichienne; switzerland = suisse; swiss = helvétique helvète
romand; belgium = belgique; belgian = belge; netherlands = pays-bas hollande; dutch = néerlandais hollandais
néerlandophone; luxembourg = luxembourg luxembourgeois; england = angleterre; english = anglais anglaise anglophone;
united kingdom = royaume-uni grande-bretagne; british = britannique; scotland = écosse; ireland = irlande; irish =
irlandais; spain = espagne; spanish = espagnol espagnole hispanique; portugal = portugal; portuguese = portugais
lusophone; italy = italie; italian = italien italienne; greece = grèce; greek = grec grecque hellénique; turkey =
turquie dinde dindon; turkish = turc turque; poland = pologne; polish = polonais cirage cirer astiquer; russia =
russie; russian = russe; ukraine = ukraine; romania = roumanie; romanian = roumain; hungary = hongrie; hungarian =
hongrois magyar; czech = tchèque tchéquie bohême; sweden = suède; swedish = suédois; norway = norvège; norwegian =
norvégien norvégienne; denmark = danemark; danish = danois; finland = finlande; finnish = finlandais finnois; europe =
europe; european = européen européenne européens communautaire; european union = union_européenne ue; america =
amérique; american = américain américaine états-unien; united states = états-unis usa; canada = canada; canadian =
canadien canadienne; quebec = québec; quebecer = québécois; mexico = mexique; brazil = brésil; africa = afrique;
african = africain africaine; algeria = algérie; algerian = algérien algérienne; morocco = maroc; moroccan = marocain;
tunisia = tunisie; tunisian = tunisien tunisienne; senegal = sénégal; egypt = égypte; egyptian = égyptien égyptienne;
south africa = afrique_du_sud; israel = israël; arab = arabe; asia = asie; asian = asiatique; china = chine; chinese =
chinois chinoise; japan = japon; japanese = japonais nippon; india = inde; indian = indien indienne; vietnam = viêt-nam
vietnam; australia = australie; australian = australien; brussels = bruxelles bruxellois; antwerp = anvers; geneva =
genève genevois; london = londres londonien; paris = parisien paris parisienne; rome = romain rome romaine; venice =
venise vénitien; lisbon = lisbonne; barcelona = barcelone; cologne = cologne; munich = munich; hamburg = hambourg;
warsaw = varsovie; moscow = moscou; athens = athènes; copenhagen = copenhague; brittany = bretagne breton bretonne;
normandy = normandie normand; burgundy = bourgogne bourguignon; corsica = corse; bavaria = bavière bavarois; flanders =
flandre flandres; flemish = flamand; wallonia = wallonie wallon; seem = sembler semblent avoir_air; appearance = aspect
apparence allure; try out = expérimenter; happen = se_passer; event = événement évènement manifestation; party
celebration = fête fêter soirée_festive teuf; celebrate = célébrer; pass = passer passent; past = passé passée; future
= avenir futur future; history = histoire historique historien historienne; story = récit conte; current = actuel
actuelle actuels; currently = en_ce_moment à_heure_actuelle; recent = récent récente; previous = précédent précédente
antérieur antérieure préalable; previously = précédemment antérieurement préalablement au_préalable; next = prochain
prochaine suivante suivants; later = ultérieur ultérieure ultérieurement plus_tard; simultaneously = simultanément
en_même_temps; regularly = régulièrement périodiquement; regular = régulier régulière; rule = régir régi; irregular =
irrégulier; frequent = fréquent fréquente; frequency = fréquence périodicité; rare = rare; common = commun communs
courante; in common = en_commun; general = général générale généraux; special = spécial spéciale; specific =
spécifique; particular = particulière particulièrement; specify = préciser spécifier précision précisions; precise =
précis précise; detail = détail détailler détails; various = divers diverses varié; different = différent différente
différents; difference = différence écart; similar = semblable similaire pareil analogue; identical = identique;
resemble = ressembler; equal = égal égale égaux; equality = égalité égalitaire; equivalent = équivalent équivalente;
opposite = opposé inverse contraire; oppose = opposer; opposition = opposition opposant; objection = objection; main =
principal principale principaux; mainly = principalement essentiellement notamment_surtout; basic = élémentaire
fondamental fondamentale; base = base baser fonder; foundation = fondation fondement; minimum = minimum minimal
minimale minimaux; maximum = maximum maximal maximale maxi; average = moyenne; normal = normal normale; abnormal =
anormal anormale anomalie; usual = habituel habituelle; get used = habituer; unusual = inhabituel; strange = étrange
bizarre; interesting = intéressant; interested = intéressé intéressée intéressés; interest someone = intéresser; boring
= ennuyeux; happy = heureux heureuse content contente; satisfied = satisfait satisfaite; satisfaction = satisfaction;
dissatisfied = mécontent insatisfait; sad = triste; angry = fâché colère furieux énervé; anger = rage; afraid =
effrayé; worried = inquiet inquiète; worry = inquiéter préoccuper; surprised = étonné étonner; pleasant = agréable;
unpleasant = désagréable; pleasure = plaisir; fun = amusant marrant rigolo amuser; funny = drôle; joke = blague
plaisanterie; polite = poli politesse; friendly = amical; friend = ami amie copain copine pote; friendship = amitié;
enemy = ennemi; honest = honnête loyal; trust = confiance confier; loyalty = fidélité; faithful = fidèle; intelligent =
intelligent; stupid = stupide bête_idiot idiot con; mad = fou folle dingue; wise = sage sagesse; brave = courageux
courage; lazy = paresseux flemme; proud = fier fière; rich = riche; wealth = richesse patrimoine; poor = pauvre;
poverty = pauvreté misère précarité; famous = célèbre; known = notoire; unknown = inconnu; popular = populaire; modern
= moderne modernité moderniser modernisation; traditional = traditionnel; tradition = tradition; local = locale;
national = national nationale; international = international internationale; political = politique; economic =
économie; financial = financier financière pécuniaire; finance = financer financement; budget = budget; accounting =
comptabilité comptable; accountant = expert-comptable; auditor = commissaire_aux_comptes vérificateur; liquidation =
liquidation; bankruptcy = faillite redressement_judiciaire dépôt_de_bilan; balance sheet = bilan; turnover =
chiffre_affaires; capital = capital capitaux capitale; margin = marge; asset = actif actifs; liabilities = passif;
reserve = réserve; available funds = trésorerie; headquarters = siège_social quartier_général état-major; trade
register = registre_du_commerce rcs; list = liste; directory = annuaire; rank = rang; series = série; model = modèle;
type = type; kind = genre espèce sorte; category = catégorie; classify = classer classement; element = élément; piece =
bout; set = jeu_complet série_complète; collection = collection collecte; system = système; structure = structure;
material = matière; content = teneur; layer = épaisseur; row = rangée file; point = point; circle = cercle circulaire;
round = rond ronde; flat surface = plat plate; angle = angle angulaire; pointed = pointu; sharp = aigu aiguë coupant;
soft = mou molle doux douce; smooth = lisse; rough = rugueux; solid = solide solidité; liquid = liquides liquéfier;
hole = trou; crack = fissure fissurer fêlure lézarde craquelure; scratch = rayure rayer éraflure; stain = tache tacher
détachant taché; dust = poussière poussiéreux dépoussiérer; smell = odeur odorat olfactif; sound = sonore; image =
image; photo = photo photographie; film = film filmer pellicule; television = télévision télé téléviseur; radio =
radio; newspaper = journal journaux gazette; press = presse appuyez presser; news = actualité actualités; magazine =
magazine; author = auteur autrice; writer = écrivain romancier; poem = poème; music = musique musical; song = chanson
chant chanteur chanteuse chansonnier; theatre = théâtre théâtral; art = art beaux-arts; artist = artiste artistique;
museum = musée muséum; exhibition = exposition; culture = culture culturel; cinema = cinéma cinématographique; sport =
sport sportif; swimming pool = piscine; swim = nager natation nageur; football = football foot footballeur
footballeuse; ball = ballon balle; gym = gymnase salle_de_sport; match = match; competition sport = compétition; race =
course coureur; prize = récompense; leisure = loisir loisirs; hobby = passe-temps; walk = marcher promenade se_promener
promener; hike = randonnée; step = marche étape; jump = sauter saut; dance = danser danse danseur danseuse ballet; fall
= tomber chute chuter; lie down = coucher allonger; stand = debout socle piédestal; get up = se_lever lever; lift up =
soulever; pull = tirer; push = pousser; hit = frapper taper; throw = lancer jeter; throw away = balancer; catch =
attraper saisir capter; seizure = saisie saisies; release = relâcher; attach = attacher fixer; tie = lier nouer
cravate; wrap = envelopper; hang = accrocher pendre; hide = cacher masquer; rub = frotter; wipe = essuyer; sweep =
balayer balai; dig = creuser; cross out = barrer; tear = déchirer; fold = plier pli pliage plissé; mix = mélanger
mélange; pour = couler versé; boil = bouillir bouillante bouilli ébullition; freeze = geler congeler congélation
surgelé gelé; melt = fondre fondu; burst = éclater crever; light up = allumer; switch on = mettre_en_marche brancher;
switch = interrupteur commutateur; unplug = débrancher; plug = prise_de_courant prise_électrique fiche; button = bouton
touche; cable = câble câblage câbler; pipe = tuyau conduite_eau canalisation canalisations tuyauterie; screw = visser
vissage dévisser; nail = clou ongle clouer; rope = corde cordage; chain = chaîne enchaîner; wire = fil fil_de_fer;
needle = aiguille; ladder = échelle escabeau; basket = panier corbeille; bucket = seau; pot = pot marmite faitout
cocotte cocotte-minute autocuiseur; candle = bougie chandelle cierge; matchstick = allumette; towel = serviette
serviette_de_toilette essuie-mains; soap = savon savonner; brush = brosse brosser; comb = peigne peigner; razor =
rasoir; perfume = parfum parfumé; toothbrush = brosse_à_dents; toothpaste = dentifrice; purse = porte-monnaie
portefeuille; safe box = coffre; lost property = objets_trouvés; forget = oublier oubli; recall = remémorer; missing =
manquant manque; lack = pénurie carence; shortage = insuffisance; avoid = éviter; escape = évader; attack = attaquer
attaque agression assaut agresser attentat; kill = tuer meurtre; weapon = arme armement armer; war = guerre guerres
guerrier guerrière belliqueux; peace = paix pacifier pacifiste; army = armée; soldier = soldat militaire; violence =
violence violent; authorised = autorisé habilité; authorisation = autorisation agrément; ban = interdiction; empower =
habiliter; independence = indépendance indépendantiste; freedom = liberté; equal treatment = égalité_de_traitement;
control = maîtrise maîtriser; influence = influence influencer; affect = affecter; lead to = entraîner; create = créer
création; invent = inventer; develop = développer développement; progress = progrès avancement avancée; advance =
avancer; improve = améliorer amélioration; worsen = aggraver aggravation empirer; constitute = constituer constitution;
consist = consister; compose = composer; replace someone = remplaçant suppléant; appoint = nommer désigner nomination;
name = nommé appellation; called = dénommé dit_aussi surnommé; identify = identifier; define = définir définition
définissent; determine = déterminer; establish = établir établissent; establishment = établissement; fixing =
fixer_un_rendez-vous fixation; indicate = indiquer indication; mention = mentionner citer; sign mark = signe panneau;
symbol = symbole; proof of purchase = preuve_achat; consider = considérer envisager considération; take into account =
tenir_compte prendre_en_compte; regard = regard; viewpoint = point_de_vue; idea = idée; concept = notion concept;
theory = théorie théorique; principle = principe; practice = pratique pratiquer; carry out = effectuer exécuter
accomplir réaliser; performance = exécution réalisation représentation spectacle; efficiency = efficacité; efficient =
efficace; activity = activité; active = active; passive = passivement; participate = participer; participation =
participation; participant = participant participante; collaborate = collaborer collaboration; cooperation =
coopération; community = communauté collectivité; society = civilisation sociétal; population = population peuplement
démographie démographique; inhabitant = habitant; foreigner = immigrée; resident = résident; crowd = foule; human =
humain humaine; life = vie vies; living = vivant vivante; dead = défunt; funeral = obsèques enterrement funérailles;
tomb = tombe tombeau sépulture; church = église ecclésiastique; religion = religion religieux religieuse; god = dieu
dieux divin divinité déesse; soul = âme; spirit = esprit spirituel; faith = foi; prayer = prier; feeling = sentiment;
joy = joie; luck = chance bonheur; unfortunately = malheureusement hélas; fortunately = heureusement; bad luck =
malchance malheur; fate = destin; case = cas; situation = situation; circumstance = circonstance circonstances; context
= contexte contextuel; opportunity = opportunité; choice = choix; alternative = alternative; exception = exception;
exceptional = exceptionnel exceptionnelle exceptionnellement; derogation = dérogation déroger; attention = attentif;
careful = prudent prudence prudemment; carefully = soigneusement attentivement; negligence = négligence; neglect =
négliger; responsible person = responsables; aware = conscient au_courant; ignore = ignorer; secretly = en_cachette;
visible = visible; invisible = invisible; quantity = quantité; proportion = proportion proportionnel proportionnelle;
pro rata = prorata au_prorata; double copy = duplicata double_exemplaire; remainder = reste restant solder; remain =
demeurent subsister; exceed = dépasser excéder dépassement; excessive = excessif excessive; raise = relever relèvement;
compare = comparer comparaison; differ = distinguer; vary = varier variation; variable = variable; stable = stable
écurie étable; unstable = instable; constant = constant constante; durable = durable; long term = long_terme; short
term = court_terme; short-term = éphémère; interruption = interruption; resumption = reprise; redo = recommencer
refaire refait; use up = épuiser; fill = remplissage; empty space = espace; disposal = élimination mise_à_disposition;
arrange = aménager arranger arrangement; adjustment works = aménagement; access = accès accéder; accessible =
accessible; enter = entrer entrent pénétrer; penetrate = percer; approach = approcher; distance oneself = éloigner;
pursuit = poursuite; direct = direct directe; indirect = indirect indirecte; opposite side = en_face; front = façade;
high-rise = tour; district = arrondissement district; suburb = banlieue périphérie faubourg; environs = environs; on
foot = à_pied; signpost = balise balisage; free place = place_libre; table of contents = sommaire table_des_matières;
chapter = chapitre; title = titre intitulé; section = rubrique section; text = texte; handwriting = écriture; print =
imprimer impression imprimerie imprimeur; printer = imprimante; computer = ordinateur ordi informatique; screen =
écran; keyboard = clavier; software = logiciel; website = site_internet site_web page_web; site = site; password =
mot_de_passe; username = identifiant nom_utilisateur nom_d'utilisateur; log in = connecter se_connecter; download =
télécharger téléchargement téléverser; click = cliquer clic; online = en_ligne; app = appli; link = hyperlien; update =
mettre_à_jour mise_à_jour actualiser actualisation; delete = effacer suppr effacement; electronic = électronique;
digital = numérique digital; help desk = assistance_clientèle sav service_après-vente; hotline = numéro_vert; customer
service = service_client; consumer association = association_de_consommateurs; satisfied or refunded =
satisfait_ou_remboursé; price list = grille_tarifaire; bargain = bonne_affaire aubaine; auction = enchères enchère;
wholesale = grossiste; retail = détaillant; sale = vente ventes; voucher = bon_achat chèque-cadeau chèque_cadeau; gift
voucher = bon_cadeau; loyalty card = carte_de_fidélité; size fit = essayage cabine; exchange policy = échangeable;
expiry = déchéance; limitation period = prescription_légale forclusion; time limit = temporel; period of grace = sursis
moratoire; instantly = instantanément; temporarily = momentanément; permanently = définitivement; automatically =
automatiquement office; automatic = automatique automate; manually = manuellement; necessarily = nécessairement
forcément; possibly = possiblement; respectively = respectivement; officially = officiellement; personally =
personnellement; voluntarily = volontairement bénévolement; legally = légalement juridiquement; expressly =
expressément; express = exprès expresse exprimer; implicit = tacite tacitement; in writing = par_écrit; orally =
oralement verbalement verbal oral; in advance = par_avance; in person = en_personne; on behalf of = au_nom_de; with
regard to = vis-à-vis à_égard_de; under penalty of = sous_peine_de; following = suite suivant; by virtue of =
en_vertu_de; subject to = sous_réserve; in accordance with = conformément_à; at the latest = au_plus_tard; at the
earliest = au_plus_tôt; from date = à_compter_de à_partir_de; up to = jusqu_à; regardless = indépendamment
quel_que_soit; deeply = profondément; highly = hautement vivement; strongly = fortement; slightly = légèrement; widely
= largement; greatly = grandement énormément; badly done = mal_fait bâclé; strictly = strictement; strict = strict
stricte rigoureux; severe = sévère; absolutely = absolument; equally = pareillement; mutually = mutuellement; mutual =
mutuel réciproque; individually = individuellement; alternately = alternativement; gradually = progressivement
peu_à_peu; suddenly = soudain soudainement brusquement tout_à_coup; perfect = parfait parfaite; perfectly =
parfaitement; excellent = excellent génial super top; great = formidable chouette cool; terrible = terrible affreux;
horrible = horrible dégueulasse; complete = complet complète; incomplete = incomplet; whole = entier entière intégral
intégrale; entirety = intégralité totalité; ready = prête; prepare = préparer préparation; busy = occupé débordé; hurry
= se_dépêcher dépêcher hâte; in a hurry = pressé; wake up = réveiller réveil; alarm = alarme alerte; dream = rêve
rêver; cry = pleurer larme; kiss = embrasser bise baiser; hug = câlin; bear = supporter endurer ours ourse; tolerate =
tolérer tolérance; tolerable = supportable tolérable; forgive = pardonner; blame = reproche reprocher accuser; guilty =
coupable; innocent = innocent; punish = punir punissent punition; reward = récompenser; congratulate = féliciter
félicitations; encourage = encourager; convince = convaincre convaincu persuader; argue = se_disputer argumenter
argument; quarrel = dispute querelle engueulade; negotiate = négocier négociation; compromise = compromis; reconcile =
concilier; contact = contacter contact; reachable = joignable; connect = relier raccorder raccordement; assign =
attribuer; allocation = attribution; distribute = distribuer répartir répartissent; distribution = répartition
distribution; provide = procurer fournissent; entrust = mandater; guard = gardiennage; look over = examinent; check-in
= enregistrement_des_bagages; boarding = embarquement; weather delay = intempérie intempéries; cancellation insurance =
assurance_annulation; repatriation = rapatriement; sick pay = maintien_de_salaire; works doctor = médecin_du_travail;
sick note = certificat_médical; disability card = carte_mobilité_inclusion; health card = carte_vitale; reimbursed
share = ticket_modérateur reste_à_charge; third-party payment = tiers_payant; doctor fee overrun =
dépassement_honoraires; blood donor = donneur_de_sang; glasses frame = monture; hearing aid = audioprothèse
appareil_auditif; wheelchair = fauteuil_roulant; armchair = fauteuil; sofa = canapé sofa divan; crutch = béquille;
bandage = pansement bandage panser; thermometer = thermomètre; temperature = température; degree celsius = celsius;
child seat = siège-auto rehausseur; guardian = tuteur tutrice; guardianship = tutelle curatelle; adopt = adopter
adoption; foster family = famille_accueil; orphan = orphelin; birth allowance = prime_de_naissance; family record book
= livret_de_famille; savings account = livret_a livret_épargne; booklet = brochure dépliant livret; leaflet =
prospectus tract; poster = affiche; member list = liste_des_membres; annual fee = cotisation_annuelle; hall rental =
location_de_salle; raffle = tombola loterie; fund-raising = cagnotte levée_de_fonds; sponsor = parrain mécène
parrainage; neighbour festival = fête_des_voisins; waiting list = liste_attente; social charges = charges_sociales
cotisations_sociales; payslip line = ligne_de_paie; thirteenth month = treizième_mois treizième; meal voucher =
ticket-restaurant titre-restaurant chèque-repas tickets-restaurant; company car = voiture_de_fonction
voiture_de_société; work clothes = tenue_de_travail; protective equipment = équipement_de_protection; helmet = casque;
working week = semaine_de_travail; on call = astreinte; public transport strike = service_minimum; beyond = au-delà;
proceed = procéder; present something = présenter présentation; impose = imposer; concern = concerner concerne; aim =
viser; likely = susceptible; next to = auprès; as much = autant tant; aforesaid = ledit ladite lesdits lesdites susdit
précité précitée; none = néant; lesser = moindre; file a document = déposer; validate = valider validation; exposed =
exposer exposé; command = ordonner commandement commandant; assume = assumer supposer; prevail = prévaloir prévaut;
treatment of data = traitement_des_données; consent form = formulaire_de_consentement; withdrawal form =
formulaire_de_rétractation; cooling-off period = délai_de_rétractation délai_de_réflexion; waiting period =
délai_de_carence; excess mileage = dépassement_kilométrique; court costs = dépens frais_de_justice; legal aid =
aide_juridictionnelle assistance_judiciaire; deductible = déductible; non-refundable = non_remboursable; refundable =
remboursable; solvency = solvabilité solvable; insolvent = insolvable; advance notice = prévenance; relevant =
pertinent concerné concernée concernés; competent = compétent compétente; so-called = soi-disant; seasonal = saisonnier
saisonnière; domestic worker = employé_de_maison aide_ménagère; childhood = petite_enfance; step-parent = beau-père
belle-mère beaux-parents; son-in-law = gendre beau-fils; daughter-in-law = belle-fille bru; brother-in-law =
beau-frère; sister-in-law = belle-sœur belle-soeur; facing = face; tumble dryer = sèche_linge; stove = poêle_à_bois
réchaud; range hood = hotte hotte_aspirante; kettle = bouilloire; toaster = grille-pain grille_pain; coffee machine =
cafetière machine_à_café percolateur; blender = mixeur mixer blender; food processor = robot_culinaire robot_ménager;
whisk = fouet batteur; hair dryer = sèche-cheveux sèche_cheveux séchoir; shaver = rase raser rasage; sewing machine =
machine_à_coudre; dehumidifier = déshumidificateur; humidifier = humidificateur; water heater = chauffe_eau cumulus;
underfloor heating = plancher_chauffant chauffage_au_sol; heat pump = pompe_à_chaleur; fireplace = âtre; chimney sweep
= ramoneur ramoner; burner = brûleur; pellet = granulé pellet; firewood = bûche bois_de_chauffage; thermostat =
thermostat; alarm clock = réveille-matin; stopwatch = chronomètre chronométrer; timer = minuterie minuteur
temporisateur; remote control = télécommande; loudspeaker = haut-parleur haut_parleur; headphones = casque_audio
écouteurs; microphone = microphone micro; amplifier = amplificateur ampli amplifier; camera = appareil_photo caméra;
projector = projecteur vidéoprojecteur; record player = tourne-disque platine; tape recorder = magnétophone
magnétoscope; torch = lampe_de_poche torche; candlestick = chandelier bougeoir candélabre; lighter = briquet
allume-feu; manual = mode_d'emploi; operating instructions = guide_d'utilisation manuel_d'utilisation; user =
utilisateur utilisatrice usagère; knob = molette manette; handle = poignée manche anse; pedal = pédale pédaler; lid =
couvercle; drum = tambour; tray = plateau; drawer = tiroir; rack = clayette râtelier; grid = grille quadrillage; filter
= filtre filtrer filtration; strainer = passoire tamis tamiser; seal = phoque otarie; hose = flexible boyau; nozzle =
buse gicleur; spout = bec_verseur goulot; cord = cordon; adapter = adaptateur; extension cable = multiprise; charger =
chargeur; rechargeable = rechargeable; indicator light = témoin_lumineux; dial = cadran; calibration = étalonnage
calibrage calibrer étalonner; component = composant composante; accessory = accessoire; casing = coque; bracket =
équerre patte_de_fixation; malfunction = dysfonctionner; troubleshooting = dépanneur; error code = code_d'erreur;
maintenance = maintenance; rinse = rincer rinçage; dirt = saleté crasse salissure sali salir encrassé encrasser;
limescale = calcaire tartre entartrage; descale = détartrer détartrage détartrant anticalcaire; rust = rouille rouiller
rouillé antirouille; corrosion = corrosion corroder corrosif; detergent = détergent; fabric softener = assouplissant
adoucissant; bleach = eau_de_javel javel blanchiment décolorant; shampoo = shampooing shampoing; sponge = éponge; rag =
chiffon torchon; mop = serpillière panosse wassingue; scrub = récurer; spin dry = essorage essorer; clothes line =
étendoir corde_à_linge séchoir_à_linge; clothes peg = pince_à_linge; ironing board = planche_à_repasser; drain =
vidange vidanger drainage drainer égoutter égouttoir; drainpipe = descente_d'eau gouttière; clog = colmater obstruer
obstruction colmatage; unclog = déboucher débouchage; overflow = trop-plein débordement déborder; overheating =
surchauffe surchauffer; short circuit = court-circuit court_circuit; spark = étincelle; fire extinguisher = extincteur;
flame = flamme; flammable = inflammable; combustion = combustion; ash = cendre; ember = braise tison; electric shock =
électrocution électrocuter choc_électrique; safety instructions = consignes_de_sécurité; emergency exit =
issue_de_secours sortie_de_secours; protection = protecteur protectrice; goggles = lunettes_de_protection; mask =
masque; earplug = bouchon_d'oreille; child safety = sécurité_enfant; childproof lock = verrouillage_enfant; installer =
installateur; assembly = assemblée_nationale; drill = perceuse foret mèche perçage visseuse perceuse-visseuse; bolt =
boulon boulonner; nut = écrou; washer = rondelle; staple = agrafe agrafer agrafeuse; dowel = cheville goujon; hook =
crochet hameçon; hinge = charnière gond; unlock = déverrouiller déverrouillage; padlock = cadenas; hammer = marteau
marteler maillet; wrench = clé_à_molette clé_anglaise; pliers = pince tenaille; saw = scie scier sciage scierie
scie_sauteuse; chainsaw = tronçonneuse; axe = hache cognée; chisel = ciseau_à_bois burin; sandpaper = papier_de_verre
papier_abrasif; sanding = ponçage poncer ponceuse; grinder = meuleuse meule; clamp = serre-joint; spirit level =
niveau_à_bulle; tape measure = mètre_ruban; ruler = règle_graduée; scaffolding = échafaudage; wheelbarrow = brouette;
pickaxe = pioche piolet; shovel = pelle pelleter; spade = bêche bêcher; rake = râteau ratisser; hoe = houe binette
biner; scythe = faucille; lawnmower = tondeuse; hedge trimmer = taille-haie; watering can = arrosoir; watering =
arrosage arroser; sprinkler = arroseur asperseur; workbench = établi; do-it-yourself = bricolage bricoler bricoleur;
glue = colle coller; adhesive = adhésif; adhesive tape = ruban_adhésif scotch; string = ficelle; thread = filetage;
paintbrush = pinceau; varnish = vernis vernir vernissage; plaster = plâtre plâtrer plâtrier; wallpaper = papier_peint
tapisserie; putty = mastic enduit; mortar = mortier coulis; cement = ciment cimenter; concrete = béton bétonner;
reinforced concrete = béton_armé; brick = brique; tile = carreau carrelage carreleur tuile; slate = ardoise; beam =
poutre solive chevron; framework = charpente ossature charpentier; carpenter = menuisier menuiserie; cabinetmaker =
ébéniste ébénisterie; partition = cloisonner; slab = dalle; paving = pavé dallage paver pavage; gate = portail;
threshold = seuil; doorbell = sonnette; intercom = interphone visiophone; double glazing = double_vitrage; skylight =
lucarne tabatière velux; veranda = véranda; porch = porche auvent; banister = rampe rambarde; railing = balustrade
garde-corps; escalator = escalator escalier_roulant; corridor = corridor; washbasin = vasque; mixer tap = mitigeur;
siphon = siphon; sewer = égout égouts eaux_usées fosse_septique; sanitation = assainissement assainir; drinking water =
eau_potable potable; water supply = adduction approvisionnement_en_eau; cistern = citerne; tank = réservoir cuve; valve
= vanne valve soupape clapet; pump = pompe pomper pompage; pressure = pression; soundproofing = insonorisation
insonoriser; waterproof = étanche imperméable imperméabiliser étanchéité; construction = construction; builder =
bâtisseur constructeur constructrice; building industry = btp; bricklayer = maçon maçonnerie; excavation = excavation
excaver terrassement; excavator = pelleteuse excavatrice; bulldozer = bulldozer; crane = grue grutier; demolition =
démolition démolir; restoration = restauration restaurer restaurateur; shell construction = gros_œuvre gros-œuvre;
finishing work = second_œuvre; barbed wire = barbelé; shed = cabanon hangar; barn = grange; hut = cabane hutte;
skyscraper = gratte-ciel; castle = château; fortress = forteresse citadelle bastion; palace = palais; manor = manoir
gentilhommière; windmill = moulin éolienne; mill = moudre minoterie; electric = électriquement électrotechnique
électricienne; alternating current = courant_alternatif; direct current = courant_continu; voltage = tension voltage;
volt = volt; ampere = ampère ampérage; watt = watt wattage; kilowatt hour = kilowattheure kwh; resistor = résistance;
capacitor = condensateur; coil = bobine bobinage enroulement; transformer = transformateur; fuse = fusible
plomb_fusible; circuit breaker = disjoncteur différentiel; circuit = circuit; earthing = mise_à_la_terre
prise_de_terre; lightning rod = paratonnerre; power grid = réseau_électrique; power plant = centrale
centrale_électrique; renewable = renouvelable; photovoltaic = photovoltaïque panneau_solaire panneau_photovoltaïque;
wind power = éolien; hydroelectric = hydroélectrique hydraulique hydroélectricité; nuclear = nucléaire fission
fusion_nucléaire réacteur_nucléaire; generator = générateur génératrice groupe_électrogène; turbine = turbine;
alternator = alternateur; electrode = électrode; conductor = chef_d'orchestre; semiconductor = semi-conducteur
semiconducteur; insulator = isolateur; transistor = transistor; diode = diode; relay = relais; sensor = capteur;
printed circuit board = circuit_imprimé carte_électronique; chip = puce; cooking = cuisson cuisinier chef_cuisinier;
ingredient = ingrédient; main course = plat_principal plat_de_résistance; dessert = dessert; side dish =
accompagnement; portion = portion; leftovers = restes; buffet = buffet; picnic = pique-nique pique_nique; frying pan =
poêlon sauteuse; cake tin = moule; cutting board = planche_à_découper; scissors = ciseaux; tablespoon =
cuillère_à_soupe; teaspoon = cuillère_à_café; ladle = louche; spatula = spatule; grater = râpe râper râpé; peeler =
économe épluche-légumes éplucheur; corkscrew = tire-bouchon; bottle opener = décapsuleur; can opener = ouvre-boîte; tin
= boîte_de_conserve étain; jar = bocal; jug = carafe cruche pichet; mug = gobelet chope; bowl = bol écuelle; salad bowl
= saladier; tablecloth = nappe; aluminium foil = papier_d'aluminium papier_alu; baking paper = papier_sulfurisé
papier_cuisson; simmer = mijoter mijoté frémir; fry = frire frit friture; roast = rôtir rôti; grill = griller grillade
grillé gril; barbecue = barbecue; bake = enfourner; steam = vapeur; braise = braiser étuver; saute = sauté; defrost =
décongeler décongélation dégivrer dégivrage; chill = réfrigérer réfrigération; preheat = préchauffer préchauffage;
reheat = réchauffer réchauffage; chop = hacher haché hachoir; slice = lamelle; peel = éplucher peler épluchure pelure;
grind = broyer broyage concasser; crush = écraser écrasement piler broyeur; stir = remuer touiller; whip = fouetter
battre_en_neige; knead = pétrir pétrissage malaxer; sprinkle = saupoudrer parsemer; marinate = mariner marinade; stuff
= farcir farce farci; garnish = garnir; spread = étaler tartiner tartine; squeeze = pressoir; soak = tremper trempage;
skim = écumer écrémer écrémé; dough = pâte; pastry = pâtisserie viennoiserie pâte_feuilletée feuilleté pâte_brisée
pâte_sablée; yeast = levure; baking powder = levure_chimique; baking soda = bicarbonate; sweet = bonbon confiserie
friandise dragée; spice = épice épicé; spicy = piquant pimenté; vinegar = vinaigre; olive oil = huile_d'olive;
margarine = margarine; bacon = lard lardon; yoghurt = yaourt yogourt; omelette = omelette; roll = petit_pain; crust =
croûte; crumb = miette mie; breadcrumbs = chapelure panure; sandwich = sandwich; brioche = brioche; croissant =
croissant; pie = tourte tarte; pancake = crêpe galette; waffle = gaufre; biscuit = biscuit cookie; doughnut = beignet;
cocoa = cacao; vanilla = vanille; cinnamon = cannelle; ginger = gingembre; paprika = paprika; mustard = moutarde;
ketchup = ketchup; mayonnaise = mayonnaise; sauce = sauce; broth = bouillon; soup = soupe potage velouté; stew = ragoût
pot-au-feu; noodle = nouille vermicelle; dumpling = quenelle; mashed potatoes = purée; french fries = frites frite;
crisps = chips; honey = miel; jam = confiture; jelly = gelée; ice cream = glace crème_glacée sorbet; whipped cream =
crème_fouettée chantilly; veal = veau; lamb = agneau; mutton = mouton; poultry = volaille; duck = canard; goose = oie;
minced meat = viande_hachée; steak = steak bifteck entrecôte; fillet = filet; cutlet = côtelette escalope; offal =
abats; slaughterhouse = abattoir; salmon = saumon; trout = truite; tuna = thon; cod = morue cabillaud; herring =
hareng; sardine = sardine; mackerel = maquereau; shellfish = coquillage fruits_de_mer; mussel = moules; oyster =
huître; shrimp = crevette; crab = crabe; snail = escargot; garlic = ail; shallot = échalote; leek = poireau; cabbage =
chou choux_de_bruxelles; cauliflower = chou-fleur; broccoli = brocoli; spinach = épinard; lettuce = laitue; cucumber =
concombre; bell pepper = poivron; chili = piment; aubergine = aubergine; courgette = courgette; pumpkin = citrouille
potiron courge; bean = haricot fève; pea = pois petit_pois; chickpea = pois_chiche; lentil = lentilles; corn = maïs;
asparagus = asperge; artichoke = artichaut; beetroot = betterave; mushroom = champignon cèpe girolle; olive = olive
olivier; herb = herbe_aromatique aromate; parsley = persil; basil = basilic; thyme = thym romarin; sage = sauge; mint =
menthe; dill = aneth ciboulette coriandre; bay leaf = laurier; plum = prunier pruneau mirabelle; apricot = abricot
abricotier; peach = pêche_de_vigne pêcher; lime = citron_vert; grapefruit = pamplemousse; mandarin = mandarine
clémentine; banana = banane bananier; pineapple = ananas; mango = mangue; fig = figue figuier; melon = melon;
watermelon = pastèque; raspberry = framboise; blackberry = mûre; blueberry = myrtille bleuet; currant = groseille
cassis canneberge airelle; walnut = noix noyer; hazelnut = noisette noisetier; almond = amande amandier; peanut =
arachide cacahuète; chestnut = châtaigne châtaignier; coconut = noix_de_coco cocotier; kernel = noyau; mineral water =
eau_minérale; sparkling = gazeux gazeuse pétillant; lemonade = limonade; herbal tea = tisane infusion; vineyard =
vignoble vigne vigneron viticulteur viticole viticulture vinicole vendange vendanger; champagne = champagne; cider =
cidre; brewery = brasseur brasser; spirits = spiritueux eau-de-vie liqueur; cocktail = cocktail; alcoholic = alcoolique
alcoolisé alcoolisme; drunk = ivre ivresse soûl; distillation = distillation distiller distillerie; fermentation =
fermentation fermenter; feed = nourrir alimenter; grocery = épicerie; flavour = saveur arôme; bitter = amer amère
amertume; sour = aigre; vegetarian = végétarien végétarienne; vegan = végan végane végétalien; gluten = gluten; ripe =
mûr mûrir maturité; fresh = fraîcheur; rotten = pourri pourrir pourriture; gardener = jardinier jardinière; park =
parc; shrub = arbuste arbrisseau buisson; bush = brousse fourré; deforestation = déforestation déboisement défrichement
défricher; reforestation = reboisement; clearing = clairière; orchard = verger; greenhouse = serre; trunk = tronc; twig
= brindille rameau; root = racine; bark = écorce; leaf = feuille feuillage; bud = bourgeon bourgeonner; stem = tige;
thorn = épine épineux; seed = graine semence; sow = semer semis; grafting = greffe greffer greffon; harvest = récolte
récolter moisson moissonner moissonneuse; fertilizer = engrais fertilisant; manure = fumier lisier; compost = compost
composter composteur; soil = terreau; peat = tourbe tourbière; mulch = paillis paillage; weed = mauvaise_herbe
adventice chiendent désherbage désherber sarclage désherbant herbicide; pesticide = pesticide phytosanitaire
insecticide fongicide; aphid = puceron; hay = foin paille; meadow = prairie pré; pasture = pâturage pâture alpage;
agriculture = agriculture agricole agraire; agronomy = agronomie agronomique agronome; irrigation = irrigation
irriguer; fallow = jachère friche; plough = charrue labourer labour; tractor = tracteur; livestock = bétail cheptel;
breeding = élevage éleveur éleveuse; cereal = céréale céréalier; wheat = blé froment; barley = orge; rye = seigle; oats
= avoine; soy = soja; sunflower = tournesol; rapeseed = colza; hop = houblon; malt = malt; flax = lin; hemp = chanvre;
tobacco = tabac; sugar cane = canne_à_sucre; clover = trèfle luzerne; oak = chêne; gland = glande; acorn = gland; birch
= bouleau; maple = érable; willow = saule osier; pine = pin pinède; fir = sapin; spruce = épicéa épinette; rose =
rosier; lily = lys nénuphar; daisy = marguerite pâquerette; poppy = coquelicot pavot; palm = palmier palmeraie; bamboo
= bambou; cactus = cactus; bulb = bulbe; fungus = fongique mycose mycélium; fauna = faune; flora = flore; mammal =
mammifère; reptile = reptile; amphibian = amphibien batracien; vertebrate = vertébré; invertebrate = invertébré;
carnivore = carnivore carnassier; herbivore = herbivore; rodent = rongeur; ruminant = ruminant ruminer; predator =
prédateur prédatrice prédation; prey = proie; kennel = chenil niche; leash = laisse; muzzle = muselière museau; litter
= litière portée; donkey = âne ânesse baudet; mule = mulet mule; saddle = selle; rider = cavalier cavalière; riding =
équitation équestre hippique; horseshoe = fer_à_cheval maréchal-ferrant; cattle = bovin; bull = taureau; sheep = brebis
ovin bélier; shepherd = berger bergère pâtre; flock = troupeau; goat = chèvre caprin bouc; pig = porcin truie porcelet;
boar = sanglier; rabbit = lapin clapier lièvre; hen = poule coq poussin poulailler; pigeon = pigeon; dove = colombe
tourterelle; nest = nid nicher nidification; wing = aile ailé; feather = plume plumage; beak = bec; claw = griffe
serres ongulé; sparrow = moineau; blackbird = merle; magpie = pie; crow = corneille corbeau geai; owl = hibou; eagle =
aigle; falcon = faucon; seagull = mouette goéland; penguin = manchot pingouin; parrot = perroquet perruche; migratory =
migrateur migratrice; wild = sauvage; wolf = loup louve; fox = renard; deer = cerf biche daim chevreuil; elk = élan
orignal; reindeer = renne caribou; chamois = chamois bouquetin; marten = fouine martre belette; squirrel = écureuil;
hedgehog = hérisson; bat = chauve-souris; hamster = hamster; lion = lion lionne; tiger = tigre; lynx = lynx; elephant =
éléphant; tusk = ivoire; camel = chameau dromadaire; monkey = singe simien primate; gorilla = gorille chimpanzé; whale
= baleine cétacé; dolphin = dauphin; shark = requin; snake = serpent vipère couleuvre; lizard = lézard; crocodile =
crocodile alligator; tortoise = tortue; frog = grenouille crapaud; salamander = salamandre triton; dinosaur =
dinosaure; ant = fourmi fourmilière; bee = abeille bourdon; beekeeper = apiculteur apiculture apicultrice; hive =
ruche; wasp = guêpe frelon; butterfly = papillon; caterpillar = chenille; fly = mouche; mosquito = moustique; mosquito
net = moustiquaire; beetle = scarabée coléoptère hanneton; grasshopper = sauterelle criquet grillon; cockroach = cafard
blatte; louse = pou poux; bedbug = punaise_de_lit; tick = tique acarien; spider = araignée; web = toile_d'araignée;
worm = ver lombric; larva = larve larvaire; sting = dard; venom = venin venimeux; fur = fourrure pelage; horn = klaxon;
hoof = sabot; paw = patte; tail = queue; fin = nageoire aileron; shell = coquille carapace; udder = mamelle; growl =
grogner grognement rugir rugissement; domestication = domestication domestiquer apprivoiser; veterinarian =
vétérinaire; zoo = zoo parc_zoologique; zoology = zoologie zoologique zoologiste; aquarium = aquarium; cage = cage;
fishing = pêche halieutique piscicole; fisherman = pêcheur pêcheuse; fishing rod = canne_à_pêche; hunting = chasse
chasser cynégétique; hunter = chasseur chasseuse; poaching = braconnage braconnier; trap = piège piéger; clothing =
habillement vestimentaire habit; wear = revêtir; t-shirt = tee-shirt t-shirt maillot; sweater = pull pull-over chandail
tricot gilet; suit = costume complet-veston; uniform = uniforme; jeans = jean jeans; shorts = short bermuda; tights =
collant; pyjamas = pyjama chemise_de_nuit peignoir robe_de_chambre; swimsuit = maillot_de_bain; apron = tablier; cap =
casquette bonnet; beret = béret; scarf = écharpe foulard cache-nez; boot = botte bottine; sandal = sandale; slipper =
chausson pantoufle; sole = semelle; heel = talon; shoemaker = cordonnier cordonnerie; sleeve = emmanchure; collar = col
collier; pocket = poche; zip = fermeture_éclair glissière; lining = doublure; crease = froisser; textile = textile;
canvas = toile; silk = soie soyeux; linen = linge_de_maison; velvet = velours; polyester = polyester; nylon = nylon;
synthetic = synthétique; tailor = tailleur couturier couturière; sewing needle = aiguille_à_coudre; pin = épingle; knit
= tricoter; embroidery = broderie broder; spinning = filature filer métier_à_tisser tisser tissage tisserand; dye =
teinture teindre teint colorant; fashion = styliste; jewellery = joaillerie bijoutier joaillier bijouterie broche
bracelet boucle_d'oreille; necklace = pendentif; pearl = perle; diamond = diamant; gem = gemme pierre_précieuse rubis
saphir émeraude; contact lens = lentille_de_contact; handbag = sac_à_main; backpack = sac_à_dos; make-up = maquillage
maquiller fard; cosmetic = cosmétique; wig = perruque; beard = barbe barbier; moustache = moustache; handkerchief =
mouchoir; toilet paper = papier_toilette papier_hygiénique; nappy = couche-culotte; stool = tabouret; bench = banc
banquette; desk = pupitre; bunk bed = lit_superposé; cradle = berceau; pillow = taie; duvet = édredon; sheet = drap;
wardrobe = penderie garde-robe dressing portemanteau patère cintre; chest of drawers = commode; frame = encadrer; vase
= vase; upholsterer = tapissier rembourrage capitonnage; decoration = décoration décorer décoratif ornement; doll =
poupée; puzzle = casse-tête puzzle; laptop = ordinateur_portable; scanner = scanner numériser numérisation; ink =
encre; ink cartridge = cartouche_d'encre toner; hard drive = disque_dur; processor = processeur microprocesseur;
graphics card = carte_graphique; motherboard = carte_mère; peripheral = périphérique; free software = logiciel_libre;
program = programmation programmer programmeur programmeuse; developer = développeur développeuse; source code =
code_source; compiler = compilateur compiler compilation; bug = bogue bug débogage déboguer débogueur; algorithm =
algorithme algorithmique; script = scénario; module = module modulaire; parameter = paramètre paramétrer paramétrage;
integer = nombre_entier; loop = boucle; syntax = syntaxe syntaxique; command line = ligne_de_commande; operating system
= système_d'exploitation; local network = réseau_local; home page = page_d'accueil; search engine =
moteur_de_recherche; browser = navigateur navigateur_web; browse = naviguer; upload = mettre_en_ligne; database =
base_de_données; folder = répertoire; backup = sauvegarde; drag = glisser-déposer; double click = double-clic; cursor =
curseur; icon = icône; tab = onglet; scroll = défiler défilement; shortcut = raccourci; log out = déconnexion
déconnecter; encryption = chiffrement cryptage chiffrer crypter déchiffrement déchiffrer décrypter cryptographie
cryptographique; authentication = authentification authentifier; hacker = pirate_informatique hackeur piratage;
antivirus = antivirus; firewall = pare-feu; spam = pourriel spam; phishing = hameçonnage; malware =
logiciel_malveillant maliciel rançongiciel; cybersecurity = cybersécurité cyberattaque; version = version;
configuration = configuration configurer; compatibility = compatibilité compatible; interface = interface; user
friendly = convivial ergonomique ergonomie; touch = tactile; wireless = sans-fil sans_fil wifi; bandwidth =
bande_passante; fibre optic = fibre_optique; analogue = analogique; binary = binaire; bit = bit; byte = octet; pixel =
pixel; artificial intelligence = intelligence_artificielle; machine learning = apprentissage_automatique; neural
network = réseau_de_neurones; robot = robot robotique; automation = automatisation automatiser; cloud computing =
nuage_informatique infonuagique; spreadsheet = tableur; word processing = traitement_de_texte; font =
police_de_caractères; format = format formater formatage; video game = jeu_vidéo; media = média médiatique; journalist
= journaliste journalisme journalistique; editor = rédacteur rédactrice; publisher = éditeur éditrice édition éditorial
maison_d'édition; headline = manchette_de_journal gros_titre; column = colonne; broadcast = émission diffuser diffusion
retransmission diffuseur radiodiffusion télédiffusion; channel = chaîne_de_télévision canal; viewer = téléspectateur
téléspectatrice; listener = auditeur auditrice; audience = audience; advertising = publicitaire; propaganda =
propagande; censorship = censure censurer; printing press = presse_à_imprimer; typography = typographie typographique;
edition = réédition rééditer; footnote = note_de_bas_de_page; preface = préface avant-propos; paperback =
livre_de_poche; bookbinding = reliure; encyclopedia = encyclopédie encyclopédique; photograph = photographier cliché;
photographer = photographe photographique; filmmaker = cinéaste réalisateur réalisatrice; animated film = dessin_animé
film_d'animation; comic strip = bande_dessinée bd; actor = acteur actrice comédien comédienne; subtitle = sous-titre
sous-titrer; dubbing = doublage; video = vidéo; podcast = podcast balado; social network = réseau_social; measuring
instrument = instrument_de_mesure; unit = unité; centimetre = centimètre cm; millimetre = millimètre mm; inch = pouce;
mile = mille_marin; litre = litre litrage; gram = gramme; kilogram = kilogramme kilo kg; ton = tonne tonnage; hectare =
hectare; acre = acre arpent; altitude = altitude altimètre; thickness = épaissir; surface = superficiel; capacity =
capacité contenance; acceleration = accélération accélérer accélérateur; density = densité dense; physics = physique
physicien physicienne; gravity = pesanteur gravitation gravitationnel; mass = masse; inertia = inertie; friction =
frottement friction; torque = couple_de_serrage; motion = mouvement; mechanics = mécanique mécanisme; wave = onde vague
ondulation ondulatoire; wavelength = longueur_d'onde; vibration = vibration vibrer; oscillation = oscillation osciller
oscillateur; acoustics = acoustique; ultrasound = ultrason échographie; echo = écho; radiation = rayonnement radiation
irradiation irradier rai rayon rayonner; radioactivity = radioactivité radioactif; reflection = reflet refléter;
refraction = réfraction diffraction; optics = optique; microscope = microscope microscopique microscopie; telescope =
télescope lunette_astronomique; binoculars = jumelles; magnifying glass = loupe; laser = laser; infrared = infrarouge;
ultraviolet = ultraviolet uv; x-ray = radiographie rayons_x radiologie; purple = pourpre mauve; transparent =
transparent translucide transparence; opaque = opaque opacité; shadow = ombre ombragé; magnet = aimant aimantation;
magnetic = magnétique magnétisme; electromagnetic = électromagnétique électromagnétisme; electric charge =
charge_électrique; thermodynamics = thermodynamique; thermal = thermique; relativity = relativité relativiste; quantum
= quantique quanta; particle = particule corpuscule; atom = atome atomique noyau_atomique; molecule = molécule
moléculaire; proton = proton; neutron = neutron; electron = électron; isotope = isotope; chemistry = chimie chimique
chimiste; chemical element = élément_chimique tableau_périodique; compound = composé; reaction = réaction réagir
réactif; catalyst = catalyseur catalyse catalytique; solvent = solvant; dissolve = dissoudre dissolution dissous
soluble solubilité; acid = acide acidité acidification; alkaline = alcalin basique; ion = ion ionique ionisation;
oxidation = oxydation oxyder oxyde oxydant; electrolysis = électrolyse électrolyte; hydrogen = hydrogène; oxygen =
oxygène oxygénation; nitrogen = azote azoté; carbon = carbone carboné; carbon dioxide = dioxyde_de_carbone
gaz_carbonique; carbon monoxide = monoxyde_de_carbone; carbonate = carbonate; helium = hélium; chlorine = chlore
chlorure; iodine = iode; sulphur = soufre sulfate sulfurique; phosphorus = phosphore phosphate; silicon = silicium;
sodium = sodium soude; potassium = potassium potasse; calcium = calcium calcique; magnesium = magnésium; ammonia =
ammoniac ammoniaque; nitrate = nitrate nitrique; metallurgy = métallurgie métallurgique sidérurgie sidérurgique; smith
= forgeron forge forger; ironwork = ferronnerie ferraille; pig iron = fonte; steel = acier aciérie; stainless steel =
inox inoxydable; copper = cuivre cuivré; brass = laiton; bronze = bronze airain; zinc = zinc; mercury = mercure;
aluminium = aluminium alu; nickel = nickel; chromium = chrome; titanium = titane; lithium = lithium; uranium = uranium;
alloy = alliage; polymer = polymère polymérisation; resin = résine résineux; rubber = caoutchouc élastomère; wax =
cire; fluid = fluide fluidité; powder = poudre; evaporation = évaporation évaporer vaporisation; condensation =
condensation condenser; crystal = cristal cristaux cristallin cristallisation; melting = fusion fonte_des_glaces;
hydrocarbon = hydrocarbure; ethanol = éthanol méthanol; toxic = toxicité toxicologie; laboratory = laboratoire labo;
test tube = éprouvette pipette; experiment = expérimental expérimentation; biology = biologie biologique biologiste;
living being = être_vivant; taxonomy = taxonomie taxinomie; cell = cellule; membrane = membrane; protein = protéine
protéique; enzyme = enzyme enzymatique; lipid = lipide lipidique; fat = graisse gras matière_grasse adipeux;
carbohydrate = glucide; glucose = glucose glycémie; starch = amidon fécule; vitamin = vitamine; genome = génome;
genetics = généticien gène génétique hérédité; chromosome = chromosome; mutation = muter; clone = clone clonage;
evolution = évolution évoluer évolutif; natural selection = sélection_naturelle; microbe = microbe micro-organisme
microbien microbiologie; parasite = parasite; photosynthesis = photosynthèse; pollen = pollen; pollination =
pollinisation polliniser pollinisateur; spore = spore; reproduction = reproduction reproducteur reproductrice;
fertilization = fécondation féconder; embryo = embryon fœtus; ecosystem = écosystème; ecology = écologie écologique
écologiste; biodiversity = biodiversité; extinction = extinction; endangered = menacé en_voie_de_disparition; botany =
botanique botaniste; anatomy = anatomie anatomique; physiology = physiologie physiologique; skull = crâne crânien;
spine = colonne_vertébrale vertèbre vertébral moelle_épinière; skeleton = squelette; joint = articulation articulaire;
cartilage = cartilage; tendon = tendon ligament; artery = artère artériel; vein = veine veineux; blood vessel =
vaisseau_sanguin; bronchus = bronche bronchite; intestine = intestin intestinal; digestion = digestion digérer
digestif; bladder = vessie; urine = urine urinaire uriner; pancreas = pancréas; gallbladder = vésicule bile biliaire;
thyroid = thyroïde; hormone = hormone hormonal; uterus = utérus utérin ovaire; penis = pénis testicule; vagina = vagin
vaginal; sperm = sperme spermatozoïde; eyelid = paupière; retina = rétine; sight = visuel; hearing = ouïe auditif; deaf
= sourd surdité; blind = aveugle cécité malvoyant; lip = lèvre; jaw = mâchoire; chin = menton; cheek = joue; forehead =
front; elbow = coude; wrist = poignet; hip = hanche; thigh = cuisse; toe = orteil; sweat = sueur transpiration
transpirer; saliva = salive; stretcher = brancard civière; syndrome = syndrome; prognosis = pronostic; prevention =
prévention préventif prophylaxie; antibody = anticorps; immunity = immunité immunitaire; contagious = contagion
contagieuse; epidemic = épidémie épidémique épidémiologie pandémie; plague = peste; measles = rougeole rubéole variole;
tuberculosis = tuberculose; malaria = paludisme malaria; sneeze = éternuer; pneumonia = pneumonie; insulin = insuline;
obesity = obésité obèse; leukaemia = leucémie; anaemia = anémie; epilepsy = épilepsie; dementia = démence alzheimer;
mental illness = maladie_mentale schizophrénie; madness = folie; psychiatry = psychiatrie psychiatre psychiatrique;
psychology = psychologie psychologique; psychoanalysis = psychanalyse psychanalyste; autism = autisme autiste;
paralysis = paralysie paralyser; sprain = entorse foulure; scar = cicatrice; swelling = gonflement gonfler enflure
œdème; blister = cloque; ulcer = ulcère; eczema = eczéma dermatologie; rheumatism = rhumatisme arthrose arthrite; coma
= coma; anaesthesia = anesthésie anesthésiste; transplant = transplantation; dialysis = dialyse; prosthesis = prothèse;
drip = perfusion; drop = gouttelette; antiseptic = antiseptique désinfectant désinfecter désinfection; sterile =
stérile stérilisation stériliser stérilité; hygiene = hygiène hygiénique; drug = drogue stupéfiant drogué; addiction =
dépendance addiction toxicomanie toxicomane; childbirth = accoucher; contraception = contraception contraceptif;
abortion = avortement ivg; miscarriage = fausse_couche; menstruation = règles menstruation; autopsy = autopsie;
nutrition = nutrition nutritif nutritionnel nutriment; mathematics = mathématiques mathématique maths mathématicien
mathématicienne; calculation = calculatrice calculette arithmétique; subtraction = soustraction; multiplication =
multiplication multiplier; fraction = fraction numérateur dénominateur; decimal = décimal décimale; even number = pair;
odd number = impair; prime number = nombre_premier; equation = équation; formula = formule; algebra = algèbre
algébrique; geometry = géométrie géométrique; straight line = droite; parallel = parallèle; perpendicular =
perpendiculaire orthogonal; triangle = triangle triangulaire; rectangle = rectangle rectangulaire; polygon = polygone
hexagone octogone losange; diameter = diamètre; circumference = circonférence périmètre; sphere = sphère sphérique;
cube = cube cubique; cylinder = cylindre cylindrique; cone = cône conique; pyramid = pyramide pyramidal; curve = courbe
courbure ellipse elliptique; vector = vecteur vectoriel; matrix = matrice; infinite = infini infinité; theorem =
théorème axiome postulat; hypothesis = hypothèse hypothétique conjecture; logic = logique; probability = probabilité
probabiliste; statistics = statistique statisticien variance écart-type; graph = graphe graphique; geology = géologie
géologique géologue; rock = roche rocheux rocher; mineral = minéral minéraux minéralogie; ore = minerai; granite =
granite granit; marble = marbre; limestone = craie; clay = argile argileux glaise limon alluvion sédiment sédimentaire;
gravel = gravier gravillon; asbestos = amiante; petroleum = pétrolier pétrolière; natural gas = gaz_naturel; mine =
mine minier minière mineur_de_fond; quarry = carrière_de_pierre; fossil = fossile fossilisé; palaeontology =
paléontologie paléontologue; volcano = volcan volcanique volcanisme lave magma éruptif; tectonic = tectonique
plaque_tectonique; erosion = érosion éroder; landslide = glissement_de_terrain éboulement; avalanche = avalanche;
glacier = glacier glaciaire glaciation; ice age = ère_glaciaire; ice = verglas banquise; cave = grotte caverne
spéléologie; weather forecast = prévision_météo bulletin_météo; climate = climatique climatologie; climate change =
changement_climatique réchauffement_climatique; greenhouse effect = effet_de_serre; atmosphere = atmosphère
atmosphérique; ozone = ozone; breeze = brise; thunder = tonnerre; lightning = éclair foudre; rainbow = arc-en-ciel;
cloud = nuage nuageux; fog = brouillard brume brumeux; drought = sécheresse aride aridité; heatwave = canicule
vague_de_chaleur torride; mild = douceur; sunny = ensoleillement; sorting = tri trier; landfill = décharge déchetterie
déchèterie; incinerator = incinérateur incinération; sustainable development = développement_durable; nature reserve =
réserve_naturelle parc_national; astronomy = astronomie astronome astronomique; universe = univers; cosmos = cosmos
cosmique cosmologie; galaxy = galaxie voie_lactée; star = étoile stellaire astre; constellation = constellation; planet
= planétaire; comet = comète; meteorite = météorite astéroïde; eclipse = éclipse; orbit = orbite orbital; satellite =
satellite; space = spatial; spacecraft = vaisseau_spatial navette_spatiale sonde_spatiale fusée roquette; astronaut =
astronaute cosmonaute spationaute; geography = géographie géographique géographe; globe = globe mappemonde; compass =
boussole; latitude = latitude; longitude = longitude; equator = équateur équatorial; tropical = tropical tropique; pole
= pôle polaire; continent = continent continental; canton = cantonal; summit = cime; hill = colline coteau butte; slope
= pente versant; valley = vallée vallon val; gorge = défilé ravin canyon; plain = plaine; plateau = haut-plateau; cliff
= falaise escarpement; desert = désert désertique; oasis = oasis; savanna = savane steppe; jungle = jungle; swamp =
marais marécage marécageux; stream = ruisseau torrent cours_d'eau; source = source; tributary = affluent confluent
confluence; waterfall = cascade chute_d'eau cataracte; dam = barrage; dyke = digue; canal = écluse; groundwater =
nappe_phréatique eaux_souterraines aquifère; ocean = océan océanique océanographie; bay = baie golfe; strait = détroit;
cape = promontoire; peninsula = péninsule presqu'île; tide = marée marémotrice; town = bourg bourgade; metropolis =
métropole; urban = urbain urbaine urbanisation; town planning = urbanisme urbaniste; rural = rural ruraux ruralité;
landscape = paysage paysager; census = recensement recenser; walloon = wallonne; scottish = écossais; wales =
pays_de_galles; welsh = gallois; catalonia = catalogne; catalan = catalan; basque = basque; sicily = sicile; sardinia =
sardaigne; cyprus = chypre; malta = malte; iceland = islande; icelandic = islandais; scandinavia = scandinavie;
scandinavian = scandinave nordique; slovakia = slovaquie; slovak = slovaque; slovenia = slovénie; bulgaria = bulgarie;
bulgarian = bulgare; serbia = serbie; serbian = serbe; croatia = croatie; croatian = croate; bosnia = bosnie; albania =
albanie; albanian = albanais; north macedonia = macédoine; yugoslavia = yougoslavie; soviet union = urss
union_soviétique; soviet = soviétique; ukrainian = ukrainien ukrainienne; belarus = biélorussie; lithuania = lituanie;
latvia = lettonie; estonia = estonie; georgia = géorgie; armenia = arménie; armenian = arménien arménienne; north
african = maghreb maghrébin; libya = libye; ethiopia = éthiopie; senegalese = sénégalais; ivory coast = côte_d'ivoire;
cameroon = cameroun; korea = corée; korean = coréen coréenne; vietnamese = vietnamien indochine; thailand = thaïlande;
middle east = moyen-orient proche-orient; israeli = israélien israélienne; lebanon = liban; lebanese = libanais; syria
= syrie; syrian = syrien syrienne; jordan = jordanie; iraq = irak; iranian = iranien perse; saudi arabia =
arabie_saoudite arabie; afghanistan = afghanistan; latin america = amérique_latine; mexican = mexicain; brazilian =
brésilien brésilienne; argentina = argentine; chile = chili; peru = pérou; colombia = colombie; haiti = haïti;
caribbean = caraïbes antilles antillais; new zealand = nouvelle-zélande; pacific = pacifique; atlantic = atlantique;
mediterranean = méditerranée méditerranéen; arctic = arctique; antarctic = antarctique; alps = alpes alpin; pyrenees =
pyrénées; rhine = rhin rhénan; danube = danube; lorraine = lorraine; alsace = alsace alsacien; provence = provence
provençal; savoy = savoie savoyard; saxony = saxe saxon; prussia = prusse prussien; tuscany = toscane; andalusia =
andalousie; basel = bâle; bern = berne bernois; ghent = gand; naples = naples; saint petersburg = saint-pétersbourg;
bucharest = bucarest; beijing = pékin; cairo = caire; prehistory = préhistoire préhistorique paléolithique néolithique;
antiquity = antiquité antique; middle ages = moyen_âge moyen-âge médiéval; renaissance = renaissance; enlightenment =
siècle_des_lumières; era = ère époque; contemporary = contemporain contemporaine; archaeology = archéologie archéologue
archéologique fouilles; ruin = ruine vestige; civilization = civiliser; empire = empire impérial impériaux; emperor =
empereur impératrice; king = roi royal royauté royaux; kingdom = royaume; monarchy = monarchie monarque monarchique;
dynasty = dynastie dynastique; throne = trône intronisation; crown = couronne couronnement couronner; reign = règne
régner; prince = prince princesse; principality = principauté; duke = duc duché duchesse ducal; baron = baron baronne;
lord = seigneur seigneurie suzerain; nobility = noblesse noble aristocratie aristocrate anoblir; knight = chevalier
chevalerie écuyer; feudal = féodal féodalité vassal fief serf servage; slave = esclave esclavage négrier; coat of arms
= blason armoiries héraldique; flag = drapeau pavillon_national étendard bannière; revolution = révolution
révolutionnaire; colony = colonie colonial colonisation colonialisme colon; decolonization = décolonisation; explorer =
explorateur exploratrice exploration explorer; discovery = découvreur; settler = pionnier; invasion = invasion envahir
envahisseur; conquest = conquête conquérant; crusade = croisade croisé; gaul = gaule gaulois; celtic = celte celtique;
world war = guerre_mondiale; civil war = guerre_civile; treaty = traité; truce = trêve armistice cessez-le-feu;
surrender = capitulation capituler reddition; battle = bataille combattant; troops = troupe; infantry = infanterie
fantassin; cavalry = cavalerie; artillery = artillerie; navy = marine_de_guerre; air force = armée_de_l'air; officer =
officier; captain = capitaine; lieutenant = lieutenant; colonel = colonel; sergeant = sergent caporal; marshal =
maréchal; admiral = amiral; regiment = régiment bataillon brigade; conscription = conscription conscrit
service_militaire; recruit = recrue; veteran = vétéran ancien_combattant; barracks = caserne; trench = tranchée; siege
= assiéger; offensive = offensif offensive; retreat = repli; defeat = défaite; occupation = occupation; liberation =
libération libérateur; bombing = bombardement bombarder bombardier; bomb = bombe; disarmament = désarmement; gun =
fusil pistolet revolver; machine gun = mitrailleuse; cannon = canon; bullet = balle_de_fusil cartouche; shoot = tir
fusiller tireur; sword = épée glaive sabre; spear = lance javelot; bow = archer flèche arc; shield = bouclier; armour =
armure blindage blindé; submarine = sous-marin; spy = espion espionnage espionner; ally = allié alliance; massacre =
massacre massacrer tuerie; genocide = génocide holocauste shoah; deportation = déportation déporter déporté;
concentration camp = camp_de_concentration; fascism = fascisme fasciste nazi nazisme hitlérien; terrorism = terrorisme
terroriste; assassination = assassinat assassiner assassin; exile = exil exiler; execution = exécution_capitale
guillotine bourreau pendaison; torture = torture torturer; rebellion = rébellion rebelle révolte insurrection
soulèvement émeute; coup = coup_d'état putsch; politics = politicien politicienne; nation = nation nationaux;
nationalism = nationalisme nationaliste; republic = république républicain; democracy = démocratie démocratique
démocrate; dictatorship = dictature dictateur; constitution = constitutionnel; federal = fédéral fédéraux fédération
confédération fédéralisme; prime minister = premier_ministre; chancellor = chancelier chancellerie; secretary of state
= secrétaire_d'état; senate = sénat sénatrice; council = conseiller_municipal; governor = gouverneur gouverneure;
diplomacy = diplomatie diplomate diplomatique; embargo = embargo; campaign = campagne_électorale; referendum =
référendum votation; coalition = coalition; liberalism = libéralisme libéral; conservatism = conservatisme conservateur
conservatrice; socialism = socialisme socialiste; communism = communisme communiste marxisme marxiste; anarchism =
anarchisme anarchiste anarchie; ideology = idéologie idéologique; reform = réforme réformer réformateur; human rights =
droits_de_l'homme; demonstration = manifestant; corruption = corruption corrompu; immigration = immigration immigrant;
emigration = émigration émigrer émigré; migrant = migrant migration migratoire; belief = croyance croyant; theology =
théologie théologien théologique; christian = chrétien chrétienne christianisme; jesus = jésus; catholic = catholique
catholicisme; protestant = protestant protestantisme huguenot; lutheran = luthérien; orthodox = orthodoxe; bible =
bible biblique; gospel = évangile évangélique; jew = juif juive judaïsme; antisemitism = antisémitisme antisémite;
synagogue = synagogue; muslim = musulman; islam = islam islamique islamiste; mosque = mosquée; koran = coran; buddhism
= bouddhisme bouddhiste; hindu = hindou hindouisme; pagan = païen paganisme; atheism = athéisme athée; secularism =
laïcité laïque laïc; secular = profane; cathedral = cathédrale; chapel = chapelle; temple = temple; altar = autel; bell
= cloche; bell tower = clocher campanile beffroi; parish = paroisse paroissial; pope = pape papauté pontifical; bishop
= évêque archevêque épiscopal diocèse; priest = prêtre sacerdoce curé; clergy = clergé clérical; abbey = abbaye
abbatial abbé abbesse; monk = moine moniale monacal; monastery = monastère monastique; convent = couvent nonne; saint =
saint sainte sainteté; prophet = prophète prophétie; apostle = apôtre apostolique; disciple = disciple; angel = ange
archange; devil = diable diabolique démon; hell = enfer infernal; paradise = paradis; heaven = cieux céleste; sin =
péché pécheur; worship = culte adoration; baptism = baptême baptiser; confession = confession; pilgrimage = pèlerinage
pèlerin; sacrifice = sacrifice sacrifier; sacred = sacré; ritual = rite rituel; miracle = miracle miraculeux; sect =
secte; missionary = missionnaire; blessing = bénédiction bénir bénit; magic = magie magique magicien; witch = sorcière
sorcier sorcellerie; superstition = superstition; myth = mythe mythologie mythique; legend = légende légendaire;
economy = économiste; market economy = économie_de_marché; growth = croissance; recession = récession; crisis = crise;
inflation = inflation; gross domestic product = pib; import = importation importer importateur; export = exportation
exporter exportateur; globalization = mondialisation; monopoly = monopole; capitalism = capitalisme capitaliste;
manufacture = fabrication manufacture manufacturier fabricant; production = production producteur; machining = usinage
usiner fraisage fraiseuse; engineer = ingénieur ingénieure; engineering = ingénierie génie_civil; technology =
technologie technologique; technical = technique technicien technicienne; invention = invention inventeur; innovation =
innovation innover innovant; craft = artisanat artisanal; assembly line = chaîne_de_montage; refinery = raffinerie
raffinage; steelworks = haut_fourneau laminoir; glassworks = verrerie verrier; pottery = poterie potier céramique
faïence porcelaine; shipyard = chantier_naval; piston = piston; clutch = embrayage débrayage; steering wheel = volant;
rim = jante; axle = essieu; shock absorber = amortisseur; exhaust = échappement; indicator = clignotant; airbag =
coussin_gonflable; pavement = trottoir; crossroads = carrefour intersection; road accident = accident_de_la_route;
locomotive = locomotive; wagon = wagon; port = portuaire; sail = voile voilier; sailor = matelot; anchor = ancre
ancrage; mast = mât; oar = rame aviron; cargo = cargaison fret; container = conteneur; helicopter = hélicoptère; pilot
= pilote; take off = décoller; land = atterrir atterrissage; crew = équipage; parachute = parachute parachutiste;
navigation = navigation; architecture = architecture architecte architectural; arch = arche arcade; vault = voûte
voûté; dome = dôme coupole; choir = chœur chorale choriste; gothic = gothique; baroque = baroque; classical = classique
classicisme; monument = monument monumental; heritage = patrimonial; cemetery = cimetière; fountain = fontaine; statue
= statue; doctorate = doctorat doctorant; blackboard = tableau_noir; eraser = gomme; science = science scientifique;
researcher = chercheur chercheuse; scholar = savant érudit; synthesis = synthèse; observation = observation observer
observateur; discipline = discipline; thesis = thèse; archive = archives archiviste; philosophy = philosophie
philosophe philosophique; ethics = éthique; moral = morale; consciousness = conscience; linguistics = linguistique
linguiste; grammar = grammaire grammatical; spelling = orthographe; noun = substantif; verb = verbe; adjective =
adjectif; alphabet = alphabet; translation = traduction traducteur; interpreter = interprète; sociology = sociologie
sociologue; anthropology = anthropologie ethnologie; watercolour = aquarelle; portrait = portrait; drawing = dessin
dessiner dessinateur esquisse croquis; engraving = gravure graver graveur; sculpture = sculpture sculpteur sculpter;
masterpiece = chef-d'œuvre; work of art = œuvre; gallery = galerie; collector = collectionneur; abstract = abstrait;
musician = musicien musicienne; composer = compositeur compositrice; orchestra = orchestre; concert = concert; opera =
opéra lyrique; symphony = symphonie symphonique; melody = mélodie mélodique; rhythm = rythme rythmique; harmony =
harmonie harmonique; score = partition; piano = piano pianiste; violin = violon violoniste violoncelle; guitar =
guitare guitariste; flute = flûte clarinette; trumpet = trompette; organ = orgue organiste clavecin; percussion =
percussions; album = album; stage = scène; stage director = metteur_en_scène mise_en_scène; comedy = comédie comique;
tragedy = tragédie tragique; drama = drame dramatique dramaturge; spectator = spectateur spectatrice; rehearsal =
répétition; circus = cirque; literature = littérature littéraire; novel = romanesque; fairy = fée féerique; fable =
fable; poetry = poésie poétique poète poétesse; diary = journal_intime; biography = biographie autobiographie; narrator
= narrateur narration; character = personnage; hero = héros héroïne; metaphor = métaphore; irony = ironie; reader =
lecteur lectrice; reading = lecture; goalkeeper = gardien_de_but; championship = championnat champion championne;
tournament = tournoi; world cup = coupe_du_monde; olympic = olympique; medal = médaille; stadium = stade; gymnastics =
gymnastique; athletics = athlétisme athlète; dive = plonger plongée plongeon plongeur; rowing = canoë kayak;
mountaineering = alpinisme alpiniste escalade; hiking = randonneur; cycling = cyclisme; fencing = escrime; boxing =
boxe boxeur; wrestling = lutteur; tennis = tennis; handball = handball; chess = échecs; playing cards = cartes_à_jouer;
bet = pari parier; middle class = bourgeoisie bourgeois; working class = prolétariat classe_ouvrière; peasantry =
paysannerie; elite = élite; generation = génération; custom = coutume coutumier; folklore = folklore; festival =
festival; racism = racisme raciste; feminism = féminisme féministe; gender = sexe sexuel; homosexual = homosexuel;
solidarity = solidarité; tribe = tribu; ethnic = ethnie ethnique; nomad = nomade; barking = aboyer aboiement; character
string = chaîne_de_caractères; dialog box = boîte_de_dialogue; news report = reportage; press freedom =
liberté_de_la_presse; film shooting = tournage; casting = moulage coulée moulé fonderie; estuary = embouchure estuaire
delta; river bank = rive berge rivage; landmine = mine_antipersonnel; artillery shell = obus; pillar = pilier; trainer
= entraîneur; linden = tilleul; vegetation = végétation végétal; screenwriter = scénariste; ancien regime =
ancien_régime; party = parti_politique; resistance = résistant maquis; shoelace = lacet; lace = dentelle; humidity =
moite; welding = souder soudure soudage soudeur poste_à_souder fer_à_souder; pruning = élaguer élagage tailler sécateur
cisaille; queen = reine; dew = rosée; embassy = ambassadeur ambassadrice ambassade consulat; lobster = homard langouste
écrevisse; octopus = poulpe pieuvre calmar calamar; celery = céleri; radish = radis; turnip = navet rutabaga; truffle =
truffe; beech = hêtre; lavender = lavande; vulture = vautour; stork = cigogne; swan = cygne; leopard = léopard
panthère; giraffe = girafe; mole = taupe; badger = blaireau; lighthouse = phare_maritime; coral = corail coraux; eel =
anguille; reef = récif; lever = levier; cuckoo = coucou; seasoning = assaisonner assaisonnement; mounting = assemblage;
ironing = fer_à_repasser; coating = enrober enrobage napper; sealing = joint_d'étanchéité; filing = lime limer;
lightweight = légèreté; church service = messe liturgie; screwdriver = tournevis; armoured vehicle = char_d'assaut;
animal horn = corne; iris = pupille; thorax = thorax thoracique
`;
