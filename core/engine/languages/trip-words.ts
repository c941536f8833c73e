/** Words of questions to timetables, in lower case, of all languages in one. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** They ask for a time of day. */
export const ASKS_WHEN =
  /(?<!\p{L})(?:when|(?:at )?what time|wann|um wie ?viel uhr|quand|à quelle heure|cuándo|a qué hora|quando|a che ora|a que horas|wanneer|hoe laat)(?!\p{L})/iu;

/** What travels: a timetable need not say so. */
export const VEHICLE_WORDS = words(
  "bus buses coach train tram ferry boat ship service trip sailing zug züge bahn straßenbahn fähre schiff linie car tramway bateau autobús tren barco autobus treno traghetto autocarro ônibus comboio trem trein veerboot",
);

/** That it leaves or arrives. */
export const TRIP_WORDS = words(
  [
    "take takes taking catch get gets reach leave leaves leaving depart departs departing departure departures",
    "arrive arrives arriving arrival arrivals go goes run runs sail sails start starts stop stops begin begins end ends there time i",
    "fährt fahren fahre losfahre losfährt abfährt abfahren abfahrt abfahrten ankommt ankommen ankomme ankunft",
    "komme kommt an ab los nehme nehmen nimmt bin hält beginnt beginn endet ende startet ich uhr",
    "part partent partir départ arrive arrivent arrivée prends je",
    "sale salen salida llega llegan llegada tomo parte partono partenza arriva arrivano arrivo prendo",
    "partida chega chegada vertrekt vertrek aankomst aankomt neem",
  ].join(" "),
);

export const FIRST_WORDS = words(
  "first earliest zuerst erste ersten erster erstes früheste frühesten première premier primer primera primo prima primeiro primeira eerste",
);
export const LAST_WORDS = words(
  "last latest letzte letzten letzter letztes späteste spätesten dernier dernière último última ultimo ultima laatste",
);
/** What was done or has come to be last of all. */
export const RECENT_WORDS = words(
  "recent recently newest zuletzt neueste neuester neuesten neuestes jüngst récent récente récemment reciente recientemente recente recentemente",
);

/** The ends of a trip or a course, as questions and heads of columns call them. */
export const TRIP_ENDS: readonly ReadonlySet<string>[] = [
  words(
    "leave leaves leaving depart departs departing departure departures fährt abfährt abfahren abfahrt part départ sale salida parte partenza partida vertrekt vertrek",
  ),
  words(
    "arrive arrives arriving arrival arrivals reach ankommt ankommen ankunft arrive arrivée llega llegada arriva arrivo chega chegada aankomst",
  ),
  words(
    "start starts started begin begins began beginning beginn beginnt begann start anfang startet début commence inicio empieza inizio inizia início começa begin begint",
  ),
  words("end ends ended ending ende endet endete fin finit finaliza termina fine finisce fim einde eindigt"),
];
