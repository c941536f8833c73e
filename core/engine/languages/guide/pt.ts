import type { GuidePhrases } from "./phrases.ts";
import { anyOf, begins, NUMBER, SUBJECT, wordOf, YEAR, wholly } from "./parts.ts";

const ABOUT = "(?:cerca de |quase |mais de |pelo menos )?";
const COUNT = `(?<value>${NUMBER}|${anyOf("dois duas três quatro cinco seis sete oito nove dez onze doze")})`;
const DATE = String.raw`(?<value>(?:\p{N}{1,2} de )?(?:\p{Ll}{4,10} de )?${YEAR})(?!\p{N})`;

export const pt: GuidePhrases = {
  kinds: wordOf(
    "relatório_anual relatório artigo contrato manual guia carta fatura ata tese regulamento lei decreto folheto receita estatutos comunicado",
  ),
  organisation: wordOf(
    "S.A. SA Ltda Lda universidade instituto ministério banco sociedade associação fundação museu hospital agência escola conselho comité comitê",
  ),
  person: /(?<!\p{L})(?:Sr|Sra|Dr|Dra|Dom|Dona|por|presidente|diretor|diretora|autor|autora)\.? $/u,
  noSubject:
    /^(?:ele|ela|eles|elas|eu|tu|você|nós|isto|este|esta|estes|estas|isso|esse|essa|aqui|ali|em|no|na|sobre|ao|à|depois|antes|quando|durante|se|para|por|de|do|da|desde|com|mas|e|ou|que|quem|onde|como|alguns|vários|todos|todas|cada|seu|sua|seus|suas|nosso|nossa|hoje|ver|figura|tabela)(?![\p{L}-])/iu,
  unclear: wordOf(
    "é são era eram foi foram tem têm tinha tinham será pode podem deve devem que quem onde este esta estes estas esse essa nosso nossa seu sua seus suas seguinte seguintes mesmo mesma outro outra outros outras cada aquele aquela aqueles aquelas resto restante restantes",
  ),
  pointing: wordOf("isto isso este esta estes estas esse essa aquilo aqui ele ela eles elas"),
  definite: /^(?:o|a|os|as)$/iu,
  division: wordOf("parte capítulo secção seção anexo artigo figura tabela página"),
  article: /^(?:O|A|Os|As|Um|Uma)(?= )/u,
  asks: /^(?:o que|que|quem|quando|onde|porquê|por que|porque|como|quanto|quanta|quantos|quantas|qual|quais|é|são|posso|pode) (?:\S+ ){2}/iu,
  furniture: wholly(
    "índice sumário conteúdo introdução conclusão conclusões resumo antecedentes referências bibliografia anexo anexos apêndice prefácio agradecimentos glossário contacto contato generalidades outros assinaturas resultados discussão métodos objetivos",
  ),
  pageParts: wholly("índice sumário assinaturas"),
  articles: ["o", "a", "os", "as", "um", "uma", "de", "do", "da"],
  idleHeads: wholly("página páginas número nota notas referência descrição título tipo"),
  about: (heading) => `O que diz o documento sobre «${heading}»?`,
  cell: (row, column, isPeriod) => (isPeriod ? `Quanto foi «${row}» em ${column}?` : `Qual é «${column}» de «${row}»?`),
  definitions: [{ says: begins(SUBJECT, " é (?:uma?|o|a) "), ask: ({ what }) => `O que é ${what}?` }],
  facts: [
    {
      says: begins(
        SUBJECT,
        ` (?<be>foi|foram) (?<done>\\p{L}{2,15}(?:ado|ada|ados|adas|ido|ida|idos|idas|ito|ita|erto|erta))(?: \\p{L}{1,15}){0,4}? (?:em|a) ${DATE}`,
      ),
      ask: ({ what, be, done }) => `Quando ${be} ${done} ${what}?`,
    },
    {
      says: begins(
        SUBJECT,
        ` (?<verb>tem|têm|contém|inclui) ${ABOUT}${COUNT} (?<noun>\\p{Ll}[\\p{L}-]{2,20}s)(?!\\p{L})`,
      ),
      ask: ({ what, verb, noun = "" }) => `Quant${noun.endsWith("as") ? "as" : "os"} ${noun} ${verb} ${what}?`,
    },
    {
      says: begins(SUBJECT, ` (?<verb>custa|custam|dura|duram) ${ABOUT}(?<value>${NUMBER})`),
      ask: ({ what, verb }) => `Quanto ${verb} ${what}?`,
    },
  ],
};
