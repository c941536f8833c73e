/**
 * Words that say nothing about what a text is about. They are neither indexed nor searched, in any document,
 * whatever its language: a query does not tell its language reliably.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    "a about above after again against all also am an and any are as at be because been before being below between both but by can cannot could did do does doing down during each few for from further had has have having he her here hers herself him himself his how i if in into is it its itself just me more most my myself no nor not of off on once only or other our ours ourselves out over own same she should so some such than that the their theirs them themselves then there these they this those through to too under until up very was we were what when where which while who whom why will with would you your yours yourself yourselves don't doesn't didn't isn't wasn't aren't it's i'm",
    // German
    "der die das den dem des ein eine einer eines einem einen und oder aber ist sind war waren wird werden wurde wurden hat haben hatte hatten sich nicht auch als auf aus bei bis fur im ins mit nach noch nur ob seit so um unter vom von vor wie zu zum zur zwischen dass dieser diese dieses diesem diesen sein seine seiner seinem seinen ihr ihre ihrer ihrem ihren welche welcher welches welchem welchen wer wo wann warum durch uber es er sie wir ich kann konnen",
    // French, Spanish, Italian, Portuguese: the commonest that are no English words
    "le la les un une du et est sont dans pour par sur avec que qui ne pas ce cette ces son sa ses au aux il elle ils elles se ou plus el los las una unos unas y en por con para como su sus lo del al es son fue gli uno e di che per non si della delle dei nel nella o os um uma em no na nos nas do dos das ao que com nao mais foi",
    // Russian
    "и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет о из ему теперь когда даже ну ли если уже или ни быть был него до вас нибудь вам ведь там потом себя ничего ей может они тут где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет ж тогда кто этот того потому этого какой ним здесь этом один почти мой тем чтобы нее были куда зачем всех можно при об другой хоть после над больше тот через эти нас про всего них какая много разве эту моя впрочем хорошо свою этой перед иногда лучше чуть том нельзя такой им более всегда конечно всю между какие каким какое это который которая которые которого которых",
    // Arabic
    "في من على إلى الى عن مع هذا هذه ذلك تلك التي الذي الذين كان كانت يكون هو هي هم أن ان إن لا ما لم لن قد و أو ثم كل بعد قبل بين عند حتى إذا كما أي اي ماذا متى أين اين كيف لماذا هل كم منذ خلال وهو وهي وقد",
    // Hindi
    "के का की में है हैं और से को पर ने यह वह एक कि ही भी था थी थे लिए इस उस ये वे जो तो कर साथ बाद तक हो गया किया द्वारा अपने या नहीं क्या कौन कब कहाँ कहां कैसे क्यों किस किसने होता होती होते करने इन उन कुछ जा रहा रही रहे",
  ].flatMap((words) => words.split(" ")),
);
