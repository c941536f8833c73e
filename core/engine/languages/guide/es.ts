import type { GuidePhrases } from "./phrases.ts";
import { anyOf, begins, NUMBER, SUBJECT, wordOf, YEAR, wholly } from "./parts.ts";

const ABOUT = "(?:unos |unas |cerca de |más de |casi |al menos )?";
const COUNT = `(?<value>${NUMBER}|${anyOf("dos tres cuatro cinco seis siete ocho nueve diez once doce")})`;
const DATE = String.raw`(?<value>(?:\p{N}{1,2} de )?(?:\p{Ll}{4,10} de )?${YEAR})(?!\p{N})`;

export const es: GuidePhrases = {
  kinds: wordOf(
    "informe_anual informe artículo contrato manual guía carta factura acta tesis reglamento ley decreto folleto receta estatutos comunicado",
  ),
  organisation: wordOf(
    "S.A. SA SL S.L. universidad instituto ministerio banco sociedad asociación fundación museo hospital agencia escuela consejo comité centro",
  ),
  person: /(?<!\p{L})(?:Sr|Sra|Dr|Dra|Don|Doña|por|presidente|presidenta|director|directora|autor|autora)\.? $/u,
  noSubject:
    /^(?:él|ella|ellos|ellas|yo|tú|usted|nosotros|esto|este|esta|estos|estas|eso|ese|esa|aquí|allí|en|sobre|a|al|después|antes|cuando|durante|si|para|por|de|del|desde|con|pero|y|o|ni|que|quien|donde|cómo|algunos|varios|todos|todas|cada|su|sus|nuestro|nuestra|hoy|véase|figura|tabla)(?![\p{L}-])/iu,
  unclear: wordOf(
    "es son era eran fue fueron ha han había habían será puede pueden debe deben que quien donde este esta estos estas ese esa nuestro nuestra su sus siguiente siguientes mismo misma otro otra otros otras cada aquel aquella aquellos aquellas resto demás",
  ),
  pointing: wordOf("esto eso este esta estos estas ese esa aquello aquí él ella ellos ellas"),
  definite: /^(?:el|la|los|las)$/iu,
  division: wordOf("parte capítulo sección anexo artículo figura tabla página"),
  article: /^(?:El|La|Los|Las|Un|Una)(?= )/u,
  asks: /^¿(?:qué|quién|quiénes|cuándo|dónde|por qué|cómo|cuánto|cuánta|cuántos|cuántas|cuál|cuáles|es|son|puede|puedo|debe) (?:\S+ ){2}/iu,
  furniture: wholly(
    "índice contenido introducción conclusión conclusiones resumen antecedentes referencias bibliografía anexo anexos apéndice prólogo agradecimientos glosario contacto generalidades otros firmas resultados discusión métodos objetivos",
  ),
  pageParts: wholly("índice contenido firmas"),
  articles: ["el", "la", "los", "las", "un", "una", "de"],
  idleHeads: wholly("página páginas número nota notas referencia descripción título tipo"),
  about: (heading) => `¿Qué dice el documento sobre «${heading}»?`,
  cell: (row, column, isPeriod) =>
    isPeriod ? `¿Cuánto fue «${row}» en ${column}?` : `¿Cuál es «${column}» de «${row}»?`,
  definitions: [{ says: begins(SUBJECT, " es (?:una?|el|la) "), ask: ({ what }) => `¿Qué es ${what}?` }],
  facts: [
    {
      says: begins(
        SUBJECT,
        ` (?<be>fue|fueron) (?<done>\\p{L}{2,15}(?:ado|ada|ados|adas|ido|ida|idos|idas|ito|ita|erto|erta))(?: \\p{L}{1,15}){0,4}? (?:en|el) ${DATE}`,
      ),
      ask: ({ what, be, done }) => `¿Cuándo ${be} ${done} ${what}?`,
    },
    {
      says: begins(
        SUBJECT,
        ` (?<verb>tiene|tienen|contiene|incluye|cuenta con) ${ABOUT}${COUNT} (?<noun>\\p{Ll}[\\p{L}-]{2,20}s)(?!\\p{L})`,
      ),
      ask: ({ what, verb, noun = "" }) =>
        `¿${verb === "cuenta con" ? "Con cuánt" : "Cuánt"}${noun.endsWith("as") ? "as" : "os"} ${noun} ${verb === "cuenta con" ? "cuenta" : verb} ${what}?`,
    },
    {
      says: begins(SUBJECT, ` (?<verb>cuesta|cuestan) ${ABOUT}(?<value>${NUMBER})`),
      ask: ({ what, verb }) => `¿Cuánto ${verb} ${what}?`,
    },
    {
      says: begins(SUBJECT, ` (?<verb>dura|duran) ${ABOUT}(?<value>${NUMBER} \\p{Ll}{3,8})`),
      ask: ({ what, verb }) => `¿Cuánto ${verb} ${what}?`,
    },
  ],
};
