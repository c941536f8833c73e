/** The most frequent words of running text that other languages of this list do not share, or rarely. ISO 639-1. */
export const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: "the of and to is that for with are this be it you or from by your can will which have not was were when if has",
    de: "der die das und ist nicht mit ein eine für auf den dem des zu im von sich werden auch wird oder bei sind aus nach",
    fr: "le les des et est pour une dans que qui du au sur pas avec ce cette sont par ou plus vous il elle nous ont être",
    es: "el los las y que en es por con una para del se su al como más este esta son o lo fue ha pero sin también",
    it: "il di che è per una con del della non sono le gli si nel alla dei da anche come più questo è stato dalla ha",
    pt: "o os que do da em um para com não uma dos das no na se por mais como ao é foi são pelo também seu à",
    nl: "de het een en van is dat op voor met niet zijn te aan die er wordt ook bij uit om naar door worden kan je",
    sv: "och att det som en på är av för med till den inte har de ett om var jag från kan eller när vid ska",
    da: "og at det er en til på af for med den ikke der har som de et kan om fra var eller skal ved blev når",
    no: "og i det er som på en av for med til den ikke har at de et om var kan fra eller skal ved når ble",
    fi: "ja on ei se että oli hän ovat mutta kuin myös tai niin kun joka sen mukaan voi sekä jos",
    pl: "i w na z się do nie jest że to o jak za po dla od przez co są może oraz lub być ale który",
    cs: "a se na je že v s z do to i ve pro za o by ale jako které také být jsou byl nebo při podle",
    ro: "și în de la cu este pe a care o nu din sau pentru mai că sunt un prin după fi fost ce",
    tr: "ve bir bu için ile de da olarak çok olan daha gibi kadar sonra ne her en değil veya ise göre",
    vi: "và của là có các được cho một trong không với những này để người khi đã từ về như",
    id: "yang dan di untuk dengan dari ini pada adalah tidak dalam itu akan atau oleh sebagai juga ke dapat telah",
  }).map(([language, words]) => [language, new Set(words.split(" "))]),
);
