/** Words by which a sentence and its source are compared: which mean the same, which limit what is said, and which say nothing. */

/** Words that limit what is said, by what they limit it to. Where one text has one of a kind and the other has none, they differ. */
export const LIMITS: Readonly<Record<string, string>> = {
  not: "not never no none neither nor nobody nothing without cannot hardly nicht nie niemals ohne weder kein keine keinen keiner keinem keines pas jamais aucun aucune sans nunca jamás sin ningún ninguna ningun non mai senza nessun nessuna não sem",
  against: "against opposed dagegen gegen contre contra contro",
  only: "only solely exclusively merely alone nur lediglich allein ausschließlich seulement uniquement seul seule solo sólo solamente únicamente soltanto",
  except: "except excluding unless apart aside ausgenommen außer sauf hormis excepto salvo tranne",
  all: "all every each everyone everything always alle aller allen alles jede jeder jedes jeden immer tous toutes tout toute chaque toujours todos todas todo toda cada siempre tutti tutte ogni sempre",
  some: "some several certain few sometimes partly einige mehrere manche manchmal teilweise quelques certains certaines parfois algunos algunas ciertos varias varios alcuni alcune",
  most: "most mostly mainly usually generally often typically largely commonly frequently normally meist meistens meisten oft gewöhnlich hauptsächlich plupart souvent généralement mayoría generalmente",
  nearly: "nearly almost virtually practically beinahe nahezu presque casi quasi",
  may: "may might could can possibly perhaps maybe probably likely unlikely potentially chance chances opportunity opportunities kann können könnte könnten darf dürfen vielleicht wahrscheinlich möglicherweise peut peuvent pourrait pourraient probablement puede pueden podría podrían quizás quizá può possono potrebbe forse",
  must: "must shall should ought muss müssen soll sollen doit doivent debe deben deve devono",
  will: "will would sera seront",
  thought:
    "suggest suggests suggested doubt doubts doubted believe believes believed claim claims claimed allege alleged expect expects expected plan plans planned propose proposes proposed hope hopes hoped fear fears feared warn warns warned warning estimate estimates estimated think thinks thought assume assumes assumed consider considers considered regard regards regarded seem seems seemed appear appears appeared intend intends intended aim aims aimed try tries tried attempt attempts attempted want wants wanted refuse refuses refused fail fails failed deny denies denied threaten threatens threatened reportedly allegedly supposedly rumour rumours rumor rumors rumoured rumored unconfirmed unsubstantiated asked asks argue argues argued rechnet rechnen erwartet erwarten vermutet plant planen hofft glaubt schlägt warnt weigert prévoit espère estime propose craint refuse espera cree propone prevé teme",
  before: "before prior vor bevor avant antes prima",
  after:
    "after following afterwards later then subsequently später dann anschließend nach nachdem danach après después dopo",
  until: "until till bis jusqu'à hasta",
  more: "more over above exceed exceeds exceeding mehr über länger plus más mayores mayor oltre più maggiori",
  less: "less fewer under below weniger unter kürzer moins menos menores menor meno minori",
  least: "least minimum mindestens mínimo almeno",
  because: "because due owing thanks weil wegen aufgrund parce porque debido perché causa",
  if: "if whenever wenn falls sofern",
};

/** Alternatives of a pattern: the words that limit to this. */
export const limitedTo = (limit: string): string => (LIMITS[limit] ?? "").replaceAll(" ", "|");

/** Words that add nothing to the figure or the name beside them. */
export const SAYING_NOTHING =
  "amount amounts amounted amounting total totals totalled totaled come comes came stand stands stood number figure value roughly approximately also currently respectively now today nowadays among even just itself himself herself themselves so nun jetzt sogar auch selbst so there year years time according overall however betrug beträgt liegt lag beläuft belief etwa rund insgesamt environ au total s'élève élève monte asciende ascienden ammonta ammontano bedraagt bedragen cerca unos unas".split(
    " ",
  );

/** Words of duty and little words of which a source that says the same has others, or none. */
export const RARELY_SHARED =
  "must shall should ought may might can your man beim dabei dafür dazu hierzu sowie jedoch allerdings hingegen muss müssen soll sollen darf dürfen kann können doit doivent peut peuvent faut debe deben hay puede pueden".split(
    " ",
  );

/** Verbs that only join what stands around them: "a battery that has a capacity of 2 Wh", "it takes two steps". */
export const LIGHT_VERBS =
  "need needs needed use uses used make makes made take takes took taken get gets got mean means meant belong belongs belonged come comes came go goes went give gives gave given let lets put puts keep keeps kept account accounts accounted operate operates operated run runs ran act acts acted serve serves served exist exists existed form forms formed consist consists consisted braucht brauchen gibt geben gab macht machen machte nimmt nehmen nahm kommt kommen kam gehört gehören gehörte dient dienen diente bildet bilden liegt tat tut".split(
    " ",
  );

/** Nouns for any person or thing, and adverbs that only stress. */
export const LIGHT_WORDS =
  "already yet going bereits schon déjà ya già people person persons someone thing things item items still simply basically actually really strongly quite rather very person personen leute menschen sache sachen ding dinge sehr ziemlich wirklich eigentlich einfach noch voneinander".split(
    " ",
  );

/** Words of how much a figure with a unit measures; two of one group may stand for each other. */
export const MEASURING: readonly string[] = [
  "long length lang länge longueur longitud",
  "wide width broad breit breite",
  "high height tall hoch höhe",
  "deep depth tief tiefe",
  "weigh weighs weighed weight heavy wiegt gewicht schwer",
  "old age aged alt alter",
  "capacity kapazität",
  "cost costs price worth value kostet kosten preis wert coûte coûtent prix valeur cuesta cuestan vale valen precio costa costano prezzo kost prijs",
  "lasts last takes duration dauert dauern dauer fasst dure durent durée dura duran duración dure durano durata duurt duren duur",
];
