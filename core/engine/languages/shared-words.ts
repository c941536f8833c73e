/** Greetings and thanks in languages that have no words here otherwise. */
export const OTHER_GREETINGS =
  "안녕(?:하세요)?|감사합니다|고마워요?|merhaba|teşekkürler|cześć|dzień dobry|dziękuję|hej|γεια(?: σου)?";

/** Small words inside names: "Guy de Lusignan", "Bank of England". */
export const NAME_PARTICLES = "of the|of|de la|de|del|du|van der|van|von der|von|der|di|da|al|bin";

/** Before the number of a part in its heading: "Chapter 4", "§ 5". */
export const PART_WORDS =
  "chapter|section|part|clause|article|paragraph|kapitel|abschnitt|teil|artikel|absatz|chapitre|partie|capítulo|sección|secção|seção|parte|artículo|artigo|capitolo|sezione|articolo|hoofdstuk|paragraaf|deel|глава|раздел|часть|статья|appendix|anhang|annexe?|§";
