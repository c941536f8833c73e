/** Words by which a sentence relates things: what must be, how much at least, from when, up or down, and why. */

/** Patterns of what must be done, and of what may be. */
export const OBLIGED =
  "must|shall|ha(?:s|ve|d) to|needs? to|required to|obliged to|muss|müssen|verpflichtet|doit|doivent|debe|deben|deve|devono";
export const PERMITTED =
  "may|can|could|might|allowed to|permitted to|free to|darf|dürfen|kann|können|peut|peuvent|puede|pueden|può|possono";

/** Patterns of what stands before a figure that is a least or a most one. */
export const AT_LEAST =
  "more than|longer than|later than|older than|higher than|over|above|at least|exceed(?:s|ed|ing)?|a minimum of|minimum|not less than|no less than|no fewer than|mehr als|länger als|später als|älter als|höher als|über|mindestens|plus de|au moins|más de|al menos|più di|almeno";
export const AT_MOST =
  "less than|fewer than|under|below|at most|up to|a maximum of|maximum|not more than|no more than|weniger als|unter|höchstens|moins de|au plus|menos de|como máximo|meno di|al massimo";

/** Patterns of what stands before the time at which something begins or ends. */
export const BEGINS = "from|since|as of|starting(?: on| in)?|beginning(?: on| in)?|seit|ab|depuis|dès|desde|dal";
export const ENDS = "until|till|through|ended(?: on| in)?|ending(?: on| in)?|bis|jusqu['’](?:en|au|à)|hasta|fino a[l]?";

/** Before the figure that a rise or fall begins at. */
export const FROM = "from|von|de|desde|da";

/** Patterns of what leads to a cause behind it, and of what leads from a cause to what follows of it. */
export const CAUSE_BEHIND =
  "because of|because|due to|owing to|caused by|thanks to|as a result of|weil|wegen|aufgrund|parce que|à cause de|porque|debido a|perché|a causa di";
export const CAUSE_BEFORE =
  "therefore|hence|thus|as a result|consequently|which caused|led to|resulted in|caused|deshalb|daher|deswegen|c'est pourquoi|por eso|perciò";

/** Words of which those of one side deny those of the other. */
export const OPPOSITE_SIDES: readonly (readonly [string, string])[] = [
  [
    "rise rises rose risen rising increase increases increased increasing grow grows grew grown growing growth climb climbs climbed gained jumped soared raise raises raised raising lifted boosted expanded doubled steigt stieg stiegen gestiegen wuchs wächst gewachsen erhöht erhöhte erhöhten erweitert augmente augmenté augmenta aumenta aumentó aumentado creció subió",
    "fall falls fell fallen falling decrease decreases decreased decreasing shrink shrinks shrank shrunk decline declines declined declining drop drops dropped dropping plunged sank cut cuts reduce reduces reduced reducing lowered slashed halved sinkt sank sanken gesunken fiel fielen gefallen schrumpfte verringert verringerte verringerten gesenkt senkte gekürzt reduziert baisse baissé baissa diminué diminua disminuye disminuyó bajó cayó",
  ],
  [
    "accept accepts accepted approve approves approved adopted passed",
    "reject rejects rejected refuse refuses refused denied declined dismissed",
  ],
  [
    "allow allows allowed permit permits permitted lawful legal",
    "forbid forbids forbidden forbade prohibit prohibits prohibited banned unlawful illegal",
  ],
  ["opened reopened open opens", "closed shut closes close"],
  ["began begun begins started starts start", "ended ends finished stopped stops stop"],
  ["improve improves improved improving improvement", "worsen worsens worsened worsening deteriorated deterioration"],
  ["strengthen strengthens strengthened strengthening", "weaken weakens weakened weakening"],
  ["widen widens widened widening broadened", "narrow narrows narrowed narrowing"],
  ["tighten tightens tightened tightening", "loosen loosens loosened loosening relaxed eased"],
  ["extend extends extended lengthened", "shorten shortens shortened"],
  ["accelerate accelerates accelerated accelerating", "slow slows slowed slowing decelerated"],
  ["add adds added", "remove removes removed deleted"],
  ["include includes included", "exclude excludes excluded"],
  ["hire hires hired appointed recruited", "fire fires fired dismissed"],
  ["confirm confirms confirmed", "deny denies denied refuted"],
  ["encourage encourages encouraged", "discourage discourages discouraged"],
  ["praise praises praised", "criticise criticises criticised criticize criticizes criticized"],
];

/** Words of one deal seen from its two sides: what one of them sells is bought from him. */
export const DEAL_SIDES: readonly (readonly [string, string])[] = [["bought buys purchased acquired", "sold sells"]];

/** Values of a setting or a box in a table, of which one is not the other. */
export const SWITCHES: readonly (readonly [string, string])[] =
  "on off, yes no, true false, enabled disabled, an aus, ein aus, ja nein, wahr falsch, aktiviert deaktiviert, oui non, vrai faux, activé désactivé, sí no, verdadero falso, sì no"
    .split(", ")
    .map((pair) => pair.split(" ") as [string, string]);

/** Turn the bound behind them: "no more than", "pas plus de". */
export const NOT = "not|no|never|nicht|pas|jamais|nunca|non|mai|niet|nooit";
