/** Commands that are a character or a word: each name before what it stands for. */
const WORDS =
  "ldots … dots … cdots ⋯ textellipsis … textendash – textemdash — S § P ¶ LaTeX LaTeX TeX TeX LaTeXe LaTeX2e " +
  "BibTeX BibTeX copyright © pounds £ euro € texteuro € textdegree ° degree ° textbackslash \\ textasciitilde ~ " +
  "textasciicircum ^ textbar | textless < textgreater > textquotesingle ' textmu µ texttrademark ™ ss ß ae æ AE " +
  "Æ oe œ OE Œ o ø O Ø aa å AA Å l ł L Ł i i j j alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ " +
  "eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi φ " +
  "varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω infty ∞ " +
  "partial ∂ times × cdot · div ÷ pm ± mp ∓ leq ≤ le ≤ geq ≥ ge ≥ neq ≠ ne ≠ approx ≈ sim ∼ equiv ≡ propto ∝ ll " +
  "≪ gg ≫ in ∈ notin ∉ subset ⊂ cup ∪ cap ∩ emptyset ∅ forall ∀ exists ∃ nabla ∇ sum ∑ prod ∏ int ∫ sqrt √ to → " +
  "rightarrow → leftarrow ← Rightarrow ⇒ Leftarrow ⇐ mapsto ↦ mid | circ ∘ log log ln ln exp exp sin sin cos cos " +
  "tan tan max max min min lim lim arg arg sup sup inf inf det det Pr Pr dim dim prime ′ star ⋆ bullet •";
/** Commands that are a blank, and commands that are nothing. */
const BLANKS = ", ; : quad qquad space".split(" ");
const NOTHING = ["/", "-", "!", "@"];

export const SIGNS: Readonly<Record<string, string>> = Object.fromEntries([
  ...[..."&%$#_{}"].map((sign) => [sign, sign]),
  ...[...BLANKS, " "].map((name) => [name, " "]),
  ...NOTHING.map((name) => [name, ""]),
  ...pairs(WORDS),
]);

/** Accents as the combining character that comes after its letter. */
export const ACCENTS: Readonly<Record<string, string>> = {
  "'": "\u0301",
  "`": "\u0300",
  "^": "\u0302",
  '"': "\u0308",
  "~": "\u0303",
  "=": "\u0304",
  ".": "\u0307",
  u: "\u0306",
  v: "\u030c",
  H: "\u030b",
  c: "\u0327",
  k: "\u0328",
  r: "\u030a",
  d: "\u0323",
  b: "\u0331",
};

/** Commands whose arguments are no text, by how many in braces follow. */
const WITHOUT_TEXT: Readonly<Record<number, string>> = {
  1:
    "label ref eqref autoref cref Cref pageref nameref vref index glossary vspace hspace includegraphics " +
    "usepackage documentclass RequirePackage pagestyle thispagestyle bibliographystyle bibliography addbibresource " +
    "graphicspath input include newcounter stepcounter hypersetup theoremstyle color pagecolor cline cmidrule " +
    "rowcolor cellcolor columncolor selectlanguage geometry lstset hyphenation tikzset usetikzlibrary pgfplotsset " +
    "bibitem phantom captionsetup sisetup title author date nocite scalebox textcolor colorbox parbox raisebox " +
    "hypertarget",
  2:
    "setlength addtolength setcounter addtocounter newcommand renewcommand providecommand DeclareMathOperator " +
    "newtheorem fontsize rule numberwithin pdfbookmark resizebox",
  3: "newenvironment renewenvironment definecolor addcontentsline",
};
export const LEFT_OUT: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(WITHOUT_TEXT).flatMap(([count, names]) => names.split(" ").map((name) => [name, Number(count)])),
);

/** Depths of headings. */
export const SECTIONS: Readonly<Record<string, number>> = {
  part: 1,
  chapter: 1,
  section: 2,
  subsection: 3,
  subsubsection: 4,
  paragraph: 5,
  subparagraph: 6,
};

function pairs(words: string): (readonly [string, string])[] {
  const all = words.split(" ");
  return all.flatMap((name, at) => (at % 2 === 0 ? [[name, all[at + 1] ?? ""] as const] : []));
}
