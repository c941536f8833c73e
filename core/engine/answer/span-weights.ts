/** `name:hundredths`, by tabs and new lines. Fitted by `bench/fit-spans.ts`; do not edit by hand. */
export const SPAN_WEIGHTS = `
after able:-137	after age:-27	after al:-54	after ance:-189	after ant:-38	after ed:-55	after ence:-139	after ent:-54	after er:-34	after ers:-96
after focus:93	after ful:-156	after ible:-110	after ic:-80	after ing:-45	after ism:48	after ist:-9	after ity:-48	after ive:-25	after less:-182
after ly:-41	after ment:-49	after ness:-120	after number:-19	after or:-30	after ors:-120	after ous:-148	after plain:-55	after s:-47	after ship:-207
after sion:-84	after tion:-69	after ure:-181	before #:-21	before able:-197	before age:-78	before al:-158	before ance:-104	before ant:-67
before bracket:-20	before ence:-52	before ent:-43	before er:-74	before ers:-39	before focus:159	before ible:-81	before ic:-43	before ing:-55
before ism:-44	before ist:-69	before ity:-18	before ive:-81	before less:-24	before ly:-32	before ment:-92	before ness:-70	before or:-107
before ors:-69	before ous:-115	before plain:-66	before s:-53	before ship:-227	before sion:-107	before tion:-74	before ure:-98	behind:-286
comma inside called:-38	comma inside date:-12	comma inside definition:-31	comma inside long:-78	comma inside manner:-11	comma inside many:-37
comma inside person:-26	comma inside place:-8	comma inside reason:-46	comma inside what-auxiliary:-43	comma inside what-being:-42
comma inside what-other:-67	comma inside what-subject:-47	comma inside year:42	coverage:55	cuts hyphen:-65	cuts name after:-60	cuts name before:13
cuts of:-6	cuts unit:-29	ends asked:-5	ends with focus:171	first #:-22	first Name:-27	first able:-58	first age:-53	first al:-28	first ance:-102
first ant:-22	first ed:-29	first ence:-96	first ent:-19	first er:-35	first ers:-60	first ful:-245	first ible:-71	first ic:-37	first ing:-41
first ism:-39	first ist:-36	first ity:-26	first ive:-26	first less:-48	first ly:-43	first ment:-114	first ness:19	first or:-13	first ors:-80
first ous:-97	first plain:-54	first s:-47	first ship:-98	first sion:-75	first tion:-41	first ure:-62	has able:-102	has age:-100	has al:-66
has ance:-166	has ant:-37	has ed:-156	has ence:-106	has ent:-22	has er:-71	has ers:-118	has ful:-93	has ible:-26	has ic:40	has ing:-151	has ism:39
has ist:-13	has ity:-44	has ive:-48	has less:-36	has ly:-94	has ment:-86	has ness:-94	has or:-61	has ors:-50	has ous:-46	has plain:-86	has s:-123
has ship:-48	has sion:-105	has tion:-66	has ure:-57	holds focus:108	hyphen inside:10	inside a:-20	inside about:-138	inside after:-22
inside against:-17	inside an:-13	inside and:-12	inside are:-55	inside as:-46	inside be:-74	inside because:-45	inside been:-44	inside before:11
inside but:-54	inside by:-22	inside during:-16	inside for:-36	inside from:-18	inside had:-39	inside has:-151	inside have:-79	inside her:-11
inside his:-58	inside in:-6	inside into:-13	inside is:-77	inside it:-109	inside its:-60	inside not:37	inside of:13	inside on:-10	inside or:42
inside over:-61	inside she:-155	inside stop:-12	inside such:-60	inside than:-19	inside that:-17	inside the:-16	inside their:-43	inside these:-183
inside they:-44	inside this:-119	inside through:-22	inside to:-52	inside under:-97	inside until:-131	inside was:-100	inside were:-29	inside which:-71
inside who:17	inside with:-42	is focus:158	last #:-25	last Name:-59	last able:-55	last age:-53	last al:-46	last ance:-38	last ant:-31
last called #:-88	last called able:-167	last called age:-143	last called al:-45	last called ance:-167	last called ed:-54	last called ence:-38
last called ent:-169	last called er:-83	last called ers:-202	last called ic:-10	last called ing:-111	last called ity:-40	last called ive:-169
last called ly:-201	last called ment:-93	last called or:-254	last called ors:-122	last called ous:-69	last called plain:-7	last called sion:-144
last called tion:-50	last called ure:-142	last date #:8	last date Name:-9	last date able:-116	last date age:-205	last date al:-100	last date ance:-121
last date ant:-150	last date ed:-54	last date ence:-89	last date ent:-288	last date er:-102	last date ers:-261	last date ful:-134	last date ible:-111
last date ic:-276	last date ing:-14	last date ism:6	last date ist:-219	last date ive:11	last date ly:-42	last date ment:36	last date ness:-134
last date or:-145	last date ors:-195	last date ous:-152	last date plain:-40	last date s:-108	last date ship:-199	last date sion:-211
last date tion:-88	last date ure:-111	last definition #:-101	last definition Name:-37	last definition al:-38	last definition ed:-17
last definition er:-80	last definition ing:-10	last definition ly:-55	last definition plain:-49	last definition s:5	last ed:-33	last ence:-11
last ent:-31	last er:-36	last ers:-20	last ful:-13	last ible:-134	last ic:-57	last ing:-44	last ism:-8	last ist:-45	last ity:11	last ive:-28
last less:-82	last long #:22	last long Name:-151	last long ed:-64	last long er:56	last long ing:30	last long ly:-129	last long plain:56
last long s:-27	last ly:-28	last manner #:-170	last manner Name:-94	last manner al:-55	last manner ed:8	last manner ent:-142	last manner er:23
last manner ers:-71	last manner ic:-28	last manner ing:-49	last manner ive:6	last manner ment:-101	last manner plain:-40	last manner s:-29
last manner sion:-194	last manner tion:38	last many #:-37	last many Name:-92	last many able:-104	last many age:-93	last many al:-221
last many ant:-159	last many ed:-35	last many ent:-149	last many er:-190	last many ers:57	last many ible:-27	last many ic:-57	last many ing:-129
last many ist:-127	last many ity:47	last many ly:-106	last many ment:-120	last many or:-151	last many ous:-175	last many plain:29	last many s:56
last many sion:-142	last many tion:-180	last many ure:-153	last ment:-12	last ness:-56	last or:-44	last ors:-60	last ous:-29	last person #:-93
last person Name:31	last person able:-87	last person age:-52	last person al:-67	last person ance:-107	last person ant:-61	last person ed:27
last person ence:-235	last person ent:53	last person er:-18	last person ful:22	last person ible:-70	last person ic:-109	last person ing:-74
last person ism:-182	last person ist:29	last person ity:-218	last person ive:-70	last person ly:-36	last person ment:-194	last person ness:-48
last person or:-97	last person ors:-234	last person ous:-49	last person plain:-38	last person s:-68	last person ship:-196	last person sion:-212
last person tion:-172	last person ure:-139	last place #:-59	last place Name:50	last place able:-21	last place age:15	last place al:-121
last place ance:-136	last place ant:-33	last place ed:-41	last place ence:-21	last place ent:-117	last place er:-114	last place ers:-117
last place ible:-61	last place ic:-86	last place ing:-51	last place ist:-150	last place ity:-85	last place ive:-76	last place ly:-68
last place ment:-153	last place or:-41	last place ors:-175	last place ous:-42	last place plain:10	last place s:-22	last place ship:-121
last place tion:-105	last place ure:-233	last plain:-54	last reason #:-80	last reason Name:-110	last reason al:21	last reason ed:12
last reason ent:-42	last reason er:-134	last reason ers:-94	last reason ing:7	last reason ly:-65	last reason ment:-81	last reason or:32
last reason plain:-29	last reason s:-60	last reason sion:-28	last reason tion:38	last s:-37	last ship:-66	last sion:-54	last tion:-34	last ure:-48
last what-auxiliary #:-76	last what-auxiliary Name:-31	last what-auxiliary able:-5	last what-auxiliary age:-102	last what-auxiliary al:-51
last what-auxiliary ance:-25	last what-auxiliary ant:-253	last what-auxiliary ed:-60	last what-auxiliary ence:13	last what-auxiliary ent:-137
last what-auxiliary er:-70	last what-auxiliary ers:19	last what-auxiliary ible:-116	last what-auxiliary ic:-6	last what-auxiliary ing:-60
last what-auxiliary ist:-179	last what-auxiliary ity:-138	last what-auxiliary ive:-175	last what-auxiliary ly:-102	last what-auxiliary ment:-16
last what-auxiliary or:-253	last what-auxiliary ors:-52	last what-auxiliary ous:-54	last what-auxiliary plain:-41	last what-auxiliary s:5
last what-auxiliary sion:-139	last what-auxiliary tion:-9	last what-auxiliary ure:-26	last what-being #:-58	last what-being Name:-13
last what-being able:-89	last what-being age:-97	last what-being al:-48	last what-being ance:16	last what-being ant:-10	last what-being ed:-59
last what-being ence:-12	last what-being ent:-9	last what-being er:-24	last what-being ers:-23	last what-being ful:-109	last what-being ic:-61
last what-being ing:-8	last what-being ism:-223	last what-being ist:13	last what-being ity:-48	last what-being ive:-68	last what-being less:-30
last what-being ly:-41	last what-being ment:-66	last what-being ness:16	last what-being or:-20	last what-being ors:-82	last what-being ous:-139
last what-being plain:-20	last what-being s:-35	last what-being sion:-101	last what-being tion:-47	last what-being ure:-100	last what-other #:-79
last what-other Name:-47	last what-other able:24	last what-other age:-203	last what-other al:-69	last what-other ance:-36	last what-other ant:-132
last what-other ed:-87	last what-other ence:-260	last what-other ent:-145	last what-other er:-56	last what-other ers:-116	last what-other ic:-124
last what-other ing:-29	last what-other ity:-114	last what-other ive:31	last what-other ly:-98	last what-other ment:-141	last what-other or:16
last what-other ous:42	last what-other plain:-40	last what-other s:-56	last what-other sion:38	last what-other tion:-24	last what-subject #:-55
last what-subject Name:19	last what-subject able:-184	last what-subject age:10	last what-subject al:12	last what-subject ance:-117
last what-subject ant:71	last what-subject ed:-79	last what-subject ence:-21	last what-subject ent:-258	last what-subject er:-15
last what-subject ers:-242	last what-subject ic:-100	last what-subject ist:-150	last what-subject ity:-60	last what-subject ive:-235
last what-subject ly:-160	last what-subject ment:37	last what-subject or:-26	last what-subject ous:-193	last what-subject plain:-38
last what-subject s:-69	last what-subject sion:-193	last what-subject tion:-259	last what-subject ure:-98	last year #:88	last year Name:-47
last year al:-150	last year ed:-30	last year ent:-119	last year er:-75	last year ing:18	last year ly:-124	last year plain:-80	last year s:-137
last year tion:-120	left #:-59	left (:-47	left ):-78	left ,:-76	left -:-69	left .:-54	left ::-56	left ;:-82	left Name:-115	left Name #:-221
left Name (:-128	left Name ):-11	left Name ,:-42	left Name -:-378	left Name .:-130	left Name ::-165	left Name ;:-63	left Name Name:-168
left Name ^:-73	left Name a:-80	left Name after:-24	left Name against:-180	left Name an:-158	left Name and:-87	left Name are:-140	left Name as:10
left Name at:-177	left Name be:-81	left Name before:-135	left Name between:-70	left Name but:37	left Name by:-80	left Name called:-115
left Name for:-148	left Name from:-20	left Name his:-208	left Name in:-41	left Name include:-10	left Name including:-139	left Name into:-193
left Name is:-52	left Name it:-176	left Name like:-152	left Name named:-102	left Name near:59	left Name not:-150	left Name of:-96	left Name on:-333
left Name or:-63	left Name since:-189	left Name stop:-105	left Name that:-43	left Name the:-92	left Name their:-191	left Name to:-16
left Name under:-138	left Name until:-105	left Name was:-109	left Name were:-221	left Name which:-82	left Name with:-8	left Name word:-17
left Name –:-253	left Names #:-42	left Names (:-11	left Names ):-114	left Names ,:-77	left Names -:-67	left Names .:-39	left Names ::-85
left Names ;:14	left Names Name:-101	left Names ^:-7	left Names a:-141	left Names after:-129	left Names an:-133	left Names and:-81	left Names are:-120
left Names as:-94	left Names at:-24	left Names between:-109	left Names by:-64	left Names called:-48	left Names for:-268	left Names from:-131
left Names his:27	left Names in:-6	left Names include:-54	left Names including:-69	left Names is:23	left Names it:-178	left Names like:-139
left Names named:-6	left Names near:-176	left Names not:-169	left Names of:-118	left Names on:-189	left Names or:-275	left Names stop:-76
left Names that:-23	left Names the:-108	left Names their:-8	left Names to:-72	left Names under:-87	left Names was:-12	left Names were:-121
left Names which:-23	left Names with:-56	left Names word:-11	left Names –:-212	left a:-16	left about:-86	left after:-61	left against:-28
left among:-140	left an:-45	left and:-43	left are:-14	left around:-53	left at:-53	left be:-62	left because:-42	left been:-63	left before:-44
left between:-42	left but:-74	left by:-15	left called:5	left called #:-167	left called (:-18	left called ):-71	left called ,:-77	left called -:-306
left called .:45	left called Name:-69	left called a:-66	left called after:-166	left called an:-40	left called and:-102	left called are:-28
left called as:19	left called at:-190	left called be:-183	left called been:25	left called by:-29	left called for:-241	left called from:-198
left called has:-26	left called his:-68	left called in:-70	left called is:-89	left called it:-27	left called its:-32	left called not:-56
left called of:-136	left called on:-43	left called or:-117	left called that:29	left called the:-27	left called their:-217	left called this:-136
left called to:-192	left called was:-9	left called were:-124	left called which:-148	left called who:-8	left called with:-189	left called word:-44
left century #:-112	left century ,:-10	left century -:-41	left century Name:-32	left century ^:-146	left century and:-123	left century by:-122
left century in:-19	left century stop:-157	left century the:-5	left century word:-21	left count #:-180	left count ,:-32	left count -:-152
left count Name:-74	left count ^:-53	left count a:-60	left count about:-91	left count and:-93	left count are:-132	left count as:-189
left count at:-105	left count between:-206	left count by:-203	left count for:44	left count had:-34	left count has:-142	left count have:-120
left count in:-235	left count into:-181	left count is:-176	left count it:-104	left count of:21	left count on:35	left count over:64	left count stop:-34
left count than:-54	left count the:-102	left count their:6	left count to:-173	left count was:-154	left count with:-104	left count word:-62
left counted #:-116	left counted (:-43	left counted ):-12	left counted ,:-75	left counted -:-146	left counted .:-161	left counted ::-141
left counted ;:-129	left counted Name:-31	left counted ^:-125	left counted a:-34	left counted about:-183	left counted after:22	left counted an:-108
left counted and:-44	left counted are:-56	left counted as:-203	left counted at:-22	left counted be:-198	left counted been:-32	left counted between:19
left counted but:-205	left counted by:21	left counted for:16	left counted from:-168	left counted had:-9	left counted has:-172	left counted have:-190
left counted her:-179	left counted his:-175	left counted in:-53	left counted including:-96	left counted into:-197	left counted is:-153
left counted it:-14	left counted its:-158	left counted of:-26	left counted on:-77	left counted or:-125	left counted over:-58	left counted stop:-74
left counted than:-35	left counted that:-34	left counted the:-9	left counted these:-203	left counted this:-224	left counted to:-115
left counted was:-43	left counted were:-97	left counted which:-146	left counted who:-226	left counted with:-204	left counted word:-42
left counted –:-203	left date #:-20	left date (:-29	left date ):-210	left date ,:-129	left date .:-181	left date ::-153	left date ;:-47
left date Name:-62	left date ^:-41	left date a:-66	left date after:-207	left date an:-70	left date and:-116	left date are:-111	left date as:-161
left date at:-80	left date be:-30	left date been:-153	left date before:-8	left date but:5	left date by:-23	left date for:-33	left date from:-44
left date had:-235	left date has:-118	left date have:-178	left date he:-228	left date her:-125	left date his:-232	left date in:-12
left date including:-172	left date into:-24	left date is:-41	left date it:-21	left date its:-46	left date not:-126	left date of:-102	left date on:-12
left date or:-130	left date over:-141	left date she:-182	left date since:-31	left date stop:-54	left date such:-84	left date than:-104
left date that:-260	left date the:-35	left date their:-140	left date these:-153	left date they:-6	left date this:11	left date through:-110
left date to:-76	left date under:-114	left date until:-118	left date was:-43	left date were:-8	left date which:-96	left date who:-35
left date with:-117	left date word:-50	left date –:-53	left decade -:-194	left decade and:-144	left decade the:18	left decade word:-231
left definition (:-144	left definition ,:-87	left definition Name:-34	left definition ^:-121	left definition a:-27	left definition and:-37
left definition by:-135	left definition in:29	left definition is:-52	left definition of:-54	left definition stop:-15	left definition the:18
left definition to:-105	left definition was:-180	left definition word:11	left due:-62	left during:9	left for:-49	left from:-26	left had:-82
left has:-62	left have:-110	left he:-34	left her:-33	left his:-74	left in:-36	left include:-54	left including:-75	left into:-8	left is:-29	left it:-72
left its:-34	left known:-112	left like:-194	left long #:-45	left long ,:41	left long -:-64	left long Name:-82	left long ^:-24	left long a:-20
left long and:-166	left long in:29	left long of:27	left long stop:-178	left long the:-167	left long to:-42	left long word:29	left manner (:-102
left manner ,:-104	left manner -:-43	left manner ^:-40	left manner a:-140	left manner an:-177	left manner and:-54	left manner are:50
left manner as:-177	left manner be:-143	left manner by:18	left manner for:-165	left manner in:-214	left manner is:-147	left manner of:-147
left manner on:-147	left manner stop:-201	left manner that:-158	left manner the:-70	left manner their:-71	left manner to:10	left manner was:-225
left manner with:55	left manner word:17	left many #:-62	left many (:-41	left many ):-84	left many ,:8	left many -:-176	left many .:-150
left many ::-38	left many Name:-88	left many ^:-12	left many a:-54	left many after:75	left many an:-91	left many and:-22	left many are:31
left many as:-213	left many at:-96	left many be:-112	left many by:-56	left many for:-66	left many from:-90	left many had:-45	left many in:-64
left many is:-184	left many it:-68	left many its:-140	left many of:41	left many on:-16	left many or:-105	left many stop:-71	left many that:-181
left many the:-114	left many their:19	left many to:-88	left many was:-225	left many were:5	left many which:24	left many who:-102	left many with:-20
left many word:-30	left many –:-129	left measure #:-155	left measure (:-100	left measure ):-229	left measure ,:-129	left measure -:-63
left measure .:-113	left measure ::51	left measure ;:-158	left measure Name:-66	left measure ^:-166	left measure a:-119	left measure about:-106
left measure after:19	left measure and:-67	left measure are:20	left measure around:22	left measure as:-96	left measure at:-43	left measure between:-51
left measure for:-191	left measure from:-9	left measure had:-204	left measure his:-143	left measure in:-96	left measure of:-64	left measure or:-179
left measure over:-63	left measure since:-10	left measure stop:-52	left measure than:-55	left measure the:-45	left measure to:-24
left measure until:-184	left measure was:-50	left measure were:12	left measure with:-94	left measure word:-27	left measure –:-105	left mixed #:-28
left mixed (:-32	left mixed ):-80	left mixed ,:-71	left mixed -:7	left mixed .:-19	left mixed ::-165	left mixed ;:-123	left mixed Name:-58
left mixed ^:-80	left mixed a:-81	left mixed after:-193	left mixed an:-88	left mixed and:-84	left mixed are:-67	left mixed as:-193	left mixed at:-50
left mixed be:-56	left mixed been:-122	left mixed before:35	left mixed between:-149	left mixed but:-5	left mixed by:-90	left mixed called:-91
left mixed during:-170	left mixed for:-27	left mixed from:-80	left mixed had:-207	left mixed has:-102	left mixed have:-41	left mixed he:-33
left mixed her:-68	left mixed his:-14	left mixed in:-66	left mixed include:-176	left mixed including:-14	left mixed into:-197	left mixed is:-81
left mixed it:-33	left mixed its:-119	left mixed known:-24	left mixed like:-67	left mixed named:-76	left mixed near:-88	left mixed not:-31
left mixed of:-107	left mixed on:-101	left mixed or:-68	left mixed over:-206	left mixed since:-211	left mixed stop:-64	left mixed such:-100
left mixed that:-74	left mixed the:-83	left mixed their:-84	left mixed these:-199	left mixed they:-10	left mixed this:-89	left mixed to:-79
left mixed under:21	left mixed was:-103	left mixed were:-54	left mixed which:-100	left mixed who:-31	left mixed with:-51	left mixed word:-32
left mixed –:-68	left money Name:-20	left month #:-142	left month ):-124	left month ,:-129	left month -:6	left month Name:-63	left month ^:97
left month a:24	left month after:-161	left month and:-154	left month as:-202	left month at:57	left month be:-137	left month by:-126
left month for:-151	left month from:-166	left month in:-31	left month is:28	left month its:-203	left month of:-164	left month on:-91
left month since:-175	left month stop:-196	left month the:-116	left month their:-148	left month to:-133	left month was:-279	left month which:-120
left month with:-179	left month word:8	left month –:-137	left named:-34	left not:-113	left number #:-88	left number (:-73	left number ):-197
left number ,:-86	left number -:-277	left number .:-243	left number ::-49	left number ;:-73	left number Name:-94	left number ^:-94	left number a:-122
left number about:-22	left number and:-19	left number are:-179	left number around:-10	left number as:16	left number at:-193	left number between:-140
left number by:-53	left number for:-157	left number from:-219	left number had:-163	left number his:-151	left number in:-84	left number is:20
left number of:-61	left number on:-282	left number or:-172	left number over:-161	left number stop:-91	left number than:-159	left number the:-113
left number to:-73	left number were:-168	left number with:20	left number word:-28	left number –:-342	left numbers #:-128	left numbers (:-122
left numbers ,:-101	left numbers Name:16	left numbers in:-152	left numbers of:-148	left numbers word:-204	left of:-21	left on:-21	left or:-88
left over:-101	left percent #:-79	left percent Name:-137	left percent stop:-10	left percent the:-84	left percent word:22	left person #:-126
left person (:26	left person ):-98	left person -:-83	left person .:-28	left person ::-10	left person ;:-235	left person Name:-41	left person ^:28
left person a:-122	left person after:-46	left person against:-60	left person an:-28	left person and:-24	left person are:-65	left person as:-24
left person at:-237	left person be:-52	left person been:-10	left person between:-50	left person but:-153	left person by:48	left person called:-160
left person for:-76	left person from:-90	left person had:-223	left person has:-184	left person have:-193	left person he:-188	left person her:-41
left person his:-57	left person in:-233	left person include:-60	left person including:-184	left person into:-172	left person is:-44
left person it:-177	left person its:-25	left person like:-135	left person named:-135	left person not:-93	left person of:-82	left person on:-284
left person or:-78	left person over:-132	left person she:-155	left person since:-75	left person stop:-49	left person such:-131	left person than:-82
left person that:-31	left person the:-64	left person their:-155	left person these:-136	left person they:-246	left person this:-202	left person to:-50
left person until:-172	left person was:-7	left person were:-78	left person which:-18	left person who:-79	left person with:-35	left person word:-58
left person –:-74	left phrase #:-68	left phrase (:-32	left phrase ):-39	left phrase ,:-107	left phrase -:-106	left phrase .:-31	left phrase ::-13
left phrase ;:-147	left phrase Name:-67	left phrase ^:-305	left phrase a:-98	left phrase about:-159	left phrase an:-13	left phrase and:-84
left phrase are:-99	left phrase as:-62	left phrase at:-90	left phrase be:-142	left phrase because:-13	left phrase been:-140	left phrase before:-80
left phrase between:-170	left phrase but:-178	left phrase called:-6	left phrase due:-79	left phrase during:-79	left phrase for:-103
left phrase from:-88	left phrase had:-23	left phrase has:-151	left phrase have:-89	left phrase he:-12	left phrase her:-39	left phrase his:-45
left phrase in:-110	left phrase include:-165	left phrase including:-54	left phrase into:-19	left phrase is:-84	left phrase it:-21	left phrase its:-68
left phrase known:-154	left phrase like:-116	left phrase not:-26	left phrase of:-111	left phrase on:-19	left phrase or:-43	left phrase over:-194
left phrase she:-76	left phrase since:71	left phrase stop:-91	left phrase such:-37	left phrase than:-54	left phrase that:-85	left phrase the:-95
left phrase their:-34	left phrase these:-129	left phrase they:-97	left phrase this:-222	left phrase through:-127	left phrase to:-65
left phrase was:-115	left phrase were:5	left phrase which:-40	left phrase who:-109	left phrase with:-90	left phrase word:-53	left phrase –:26
left place #:-90	left place (:-113	left place ):-154	left place ,:-38	left place -:-95	left place .:-16	left place ::11	left place ;:-13
left place Name:-28	left place ^:-79	left place a:-33	left place about:-133	left place after:-26	left place an:-71	left place and:-83
left place are:-39	left place as:-83	left place at:31	left place be:-144	left place been:-133	left place but:-106	left place by:-92	left place for:-87
left place from:-20	left place had:-138	left place has:-50	left place have:-183	left place he:-146	left place her:-64	left place his:-217
left place in:42	left place including:-212	left place into:-133	left place is:-23	left place it:-91	left place its:-149	left place near:14
left place not:-150	left place of:8	left place on:-32	left place or:-57	left place over:-134	left place since:-34	left place stop:-94
left place than:-78	left place that:-117	left place the:13	left place their:-81	left place these:-147	left place they:-102	left place this:-93
left place through:12	left place to:-79	left place was:-64	left place were:6	left place which:-131	left place who:-49	left place with:-156
left place word:-26	left place –:-63	left reason #:-149	left reason (:-207	left reason ,:-19	left reason -:22	left reason ^:-214	left reason a:-28
left reason an:-139	left reason and:-132	left reason by:45	left reason for:8	left reason in:-35	left reason is:-155	left reason of:-54
left reason stop:-117	left reason that:-10	left reason the:-8	left reason to:-18	left reason was:-166	left reason word:-37	left she:-32	left since:-54
left stop:-42	left such:-114	left than:-204	left that:-39	left the:-46	left their:-44	left these:-63	left they:-48	left this:-45	left through:-98
left to:-38	left under:-71	left until:-55	left was:-23	left were:-69	left what-auxiliary #:-54	left what-auxiliary (:-76	left what-auxiliary ):-41
left what-auxiliary ,:-113	left what-auxiliary -:-151	left what-auxiliary .:-34	left what-auxiliary ::-125	left what-auxiliary ;:-146
left what-auxiliary Name:-49	left what-auxiliary ^:-99	left what-auxiliary a:26	left what-auxiliary an:-99	left what-auxiliary and:-36
left what-auxiliary are:-90	left what-auxiliary as:-71	left what-auxiliary at:-52	left what-auxiliary be:-89	left what-auxiliary been:-129
left what-auxiliary but:-125	left what-auxiliary by:-168	left what-auxiliary for:-123	left what-auxiliary from:-53	left what-auxiliary had:-205
left what-auxiliary has:-24	left what-auxiliary have:-14	left what-auxiliary he:-202	left what-auxiliary his:-28	left what-auxiliary in:-100
left what-auxiliary include:-120	left what-auxiliary including:28	left what-auxiliary is:-31	left what-auxiliary it:-156	left what-auxiliary its:-128
left what-auxiliary not:7	left what-auxiliary of:-72	left what-auxiliary on:-117	left what-auxiliary or:-48	left what-auxiliary over:66
left what-auxiliary since:-85	left what-auxiliary stop:18	left what-auxiliary that:-39	left what-auxiliary the:7	left what-auxiliary their:-246
left what-auxiliary these:-153	left what-auxiliary they:-55	left what-auxiliary this:-182	left what-auxiliary to:-21	left what-auxiliary was:-28
left what-auxiliary were:-62	left what-auxiliary which:-59	left what-auxiliary who:-93	left what-auxiliary with:-97	left what-auxiliary word:-12
left what-auxiliary –:-25	left what-being #:-84	left what-being (:-79	left what-being ):-29	left what-being ,:-61	left what-being -:-79
left what-being .:-125	left what-being ::-51	left what-being ;:-181	left what-being Name:-61	left what-being ^:-37	left what-being a:-37
left what-being about:29	left what-being an:-26	left what-being and:-69	left what-being are:-73	left what-being as:-34	left what-being at:-49
left what-being be:39	left what-being been:-183	left what-being between:-19	left what-being but:-16	left what-being by:-238
left what-being called:-208	left what-being due:-123	left what-being for:-42	left what-being from:-48	left what-being had:31	left what-being has:-199
left what-being have:-106	left what-being he:-67	left what-being his:-49	left what-being in:-95	left what-being include:-50	left what-being into:51
left what-being is:-6	left what-being it:-82	left what-being its:-70	left what-being known:-172	left what-being like:-90	left what-being not:-5
left what-being of:-16	left what-being on:-174	left what-being or:-47	left what-being since:-185	left what-being stop:-64	left what-being such:-6
left what-being than:-38	left what-being that:-31	left what-being the:-18	left what-being these:20	left what-being they:-56	left what-being this:-18
left what-being to:-79	left what-being under:-148	left what-being was:-15	left what-being were:-110	left what-being which:-47	left what-being who:-27
left what-being with:-99	left what-being word:-27	left what-being –:-22	left what-other #:-13	left what-other (:-171	left what-other ):-92
left what-other -:-68	left what-other .:-123	left what-other ::-47	left what-other ;:-164	left what-other Name:-42	left what-other ^:-49
left what-other a:-37	left what-other an:-32	left what-other and:-27	left what-other are:-133	left what-other as:-8	left what-other at:69
left what-other be:-70	left what-other been:-102	left what-other but:-147	left what-other by:-114	left what-other for:-110	left what-other has:-153
left what-other have:-156	left what-other he:-217	left what-other his:-231	left what-other in:-21	left what-other is:-123	left what-other its:30
left what-other not:-171	left what-other of:-27	left what-other on:36	left what-other or:-218	left what-other stop:-31	left what-other that:-179
left what-other the:-48	left what-other their:-217	left what-other they:-74	left what-other this:-38	left what-other to:-35	left what-other was:-120
left what-other were:-92	left what-other which:-183	left what-other word:-23	left what-other –:-106	left what-subject #:-230	left what-subject (:-28
left what-subject ):77	left what-subject ,:-14	left what-subject -:-307	left what-subject .:25	left what-subject ::-123	left what-subject Name:-16
left what-subject ^:-15	left what-subject a:-37	left what-subject an:11	left what-subject and:-44	left what-subject are:-88	left what-subject as:-26
left what-subject at:-137	left what-subject be:-159	left what-subject been:-119	left what-subject by:16	left what-subject for:-197
left what-subject from:-35	left what-subject his:-183	left what-subject in:-60	left what-subject is:-104	left what-subject it:-70
left what-subject its:-208	left what-subject not:-169	left what-subject of:-25	left what-subject on:-56	left what-subject or:-23
left what-subject stop:-82	left what-subject the:15	left what-subject their:-201	left what-subject to:-103	left what-subject was:-119
left what-subject were:-144	left what-subject which:-195	left what-subject with:-97	left what-subject word:-20	left which:-30	left who:-68
left with number #:-26	left with number (:-71	left with number ):-189	left with number ,:-53	left with number -:-60	left with number .:-97
left with number ::-18	left with number ;:-178	left with number Name:-69	left with number ^:-68	left with number a:-53	left with number after:-218
left with number an:-94	left with number and:-124	left with number are:9	left with number as:-75	left with number at:-87	left with number be:-80
left with number been:-100	left with number but:-13	left with number by:-23	left with number called:-180	left with number for:-204
left with number from:-126	left with number had:-153	left with number has:-70	left with number have:5	left with number he:-37
left with number her:-115	left with number his:-89	left with number in:-27	left with number into:35	left with number is:-77	left with number it:-48
left with number its:8	left with number not:-158	left with number of:-105	left with number on:-118	left with number or:-18	left with number over:-90
left with number she:-161	left with number stop:-89	left with number that:-189	left with number the:-80	left with number their:-208
left with number they:12	left with number this:-86	left with number to:-40	left with number under:-135	left with number was:-112
left with number were:-253	left with number which:-72	left with number who:-70	left with number with:-126	left with number word:-21
left with number –:-7	left word:-63	left words (:-97	left words ):-217	left words ,:-100	left words -:-79	left words .:-102	left words ::-291
left words ;:-294	left words Name:-87	left words a:-80	left words about:-208	left words after:-314	left words against:-129	left words among:-175
left words an:-67	left words and:-189	left words are:-92	left words as:-50	left words at:-240	left words be:-132	left words because:-108
left words been:-12	left words before:-223	left words between:-173	left words but:-333	left words by:-55	left words called:38	left words during:46
left words for:-109	left words from:-105	left words had:-174	left words has:-317	left words have:-247	left words he:-240	left words her:-168
left words his:-133	left words in:-125	left words include:-82	left words including:-122	left words into:-231	left words is:-107	left words it:-249
left words its:-47	left words known:-90	left words like:-142	left words not:-249	left words of:-76	left words on:-325	left words or:-56
left words over:-253	left words she:-43	left words since:-164	left words stop:-148	left words such:-75	left words than:-57	left words that:-152
left words the:-95	left words their:-97	left words these:-26	left words they:-231	left words this:-33	left words through:-16	left words to:-85
left words under:-204	left words until:-75	left words was:-58	left words were:-321	left words which:-176	left words who:-295	left words with:-65
left words word:-88	left words –:-227	left year #:-126	left year (:-47	left year ,:-89	left year -:-198	left year .:-148	left year Name:-50
left year ^:31	left year a:54	left year after:-128	left year and:-11	left year as:-41	left year between:45	left year for:-103	left year from:-14
left year his:-117	left year in:-32	left year of:-76	left year since:-33	left year stop:-141	left year the:-31	left year to:-73	left year until:-98
left year was:-98	left year word:-129	left year –:-90	left –:-100	length called 1:14	length called 2:20	length called 4:-27	length called 5:-37
length called 6:-67	length date 1:20	length date 3:-20	length date 4:-43	length date 5:-41	length date 6:-50	length definition 1:-65
length definition 2:-70	length definition 3:-20	length definition 4:-18	length definition 5:-5	length definition 6:53	length long 1:24
length long 2:-28	length long 4:-33	length long 5:-9	length long 6:-52	length manner 1:11	length manner 2:-54	length manner 3:-39	length manner 4:-51
length manner 5:-22	length many 1:80	length many 2:32	length many 3:-30	length many 4:-83	length many 5:-94	length many 6:-126	length person 1:12
length person 2:14	length person 3:11	length person 4:-9	length person 5:-30	length person 6:-38	length place 1:-31	length place 2:-39
length place 3:-19	length place 4:-19	length place 5:-11	length place 6:17	length reason 1:-91	length reason 2:-10	length reason 3:-44
length reason 4:-9	length reason 5:-5	length reason 6:50	length what-auxiliary 1:-35	length what-auxiliary 2:-37	length what-auxiliary 4:-5
length what-auxiliary 5:-23	length what-auxiliary 6:14	length what-being 1:-24	length what-being 4:-10	length what-being 5:-29	length what-other 1:-19
length what-other 2:-28	length what-other 4:-23	length what-other 5:-17	length what-other 6:5	length what-subject 2:-7	length what-subject 3:10
length what-subject 4:-24	length what-subject 5:-15	length what-subject 6:-9	length year 1:67	length year 2:12	length year 3:-24	length year 4:-28
length year 5:-113	length year 6:-154	near:148	near focus:24	near left 2:-5	near left 3:-14	near left 5:-26	near left 9:-52	near left auxiliary 1:-15
near left auxiliary 2:-28	near left auxiliary 3:-14	near left auxiliary 5:-24	near left auxiliary 9:-38	near left auxiliary none:-18
near left being 1:-23	near left being 3:-12	near left being 5:-25	near left being 9:-21	near left being none:-26	near left none:-15
near left other 1:-21	near left other 2:-12	near left other 3:-24	near left other 5:-40	near left other 9:-20	near left other none:19
near left subject 1:-45	near left subject 2:5	near left subject 3:5	near left subject 9:-36	near left subject none:8	near right 1:-8	near right 2:-21
near right 3:-20	near right 5:-29	near right 9:-43	near right auxiliary 1:-26	near right auxiliary 2:-24	near right auxiliary 5:-40
near right auxiliary 9:-14	near right auxiliary none:-18	near right being 1:-30	near right being 2:-44	near right being 3:-28	near right being 5:-35
near right being 9:-31	near right being none:-6	near right none:-31	near right other 1:13	near right other 2:-32	near right other 3:-34
near right other 5:-27	near right other 9:-84	near right other none:-17	near right subject 1:-30	near right subject 2:-47	near right subject 3:-26
near right subject 5:-23	near right subject 9:-15	only repeats:-74	opens bracket:-54	opens quote:14	order auxiliary 0:-37	order auxiliary 1:-34
order auxiliary 2:-5	order being 0:-32	order being 1:-52	order being 2:-14	order being 3:-9	order other 0:-45	order other 1:-29	order other 2:-17
order other 3:-10	order subject 0:-23	order subject 1:-18	order subject 2:7	order subject 3:-30	place auxiliary end:-9	place auxiliary middle:9
place auxiliary start:-41	place being end:-17	place being start:-19	place other end:-19	place other middle:-13	place other start:6
place subject end:-15	place subject middle:14	place subject start:-25	position 0:28	position 1:-17	position 2:-34	position 3:-62	position 4:-68
rare:-38	repeats:-78	repeats weight:-125	right !:-5	right #:-92	right \$:-13	right (:-20	right ):-47	right ,:-57	right -:-63	right .:-56	right ::-32
right ;:-38	right Name:-81	right Name #:-242	right Name \$:-97	right Name (:-89	right Name ):-170	right Name ,:-77	right Name -:-163	right Name .:-284
right Name ::-325	right Name ;:-201	right Name Name:-139	right Name a:-143	right Name about:-93	right Name after:-18	right Name against:-147
right Name and:-72	right Name as:-270	right Name at:-213	right Name before:-163	right Name between:-231	right Name but:22	right Name by:-66
right Name called:-119	right Name during:-11	right Name for:-53	right Name from:-46	right Name had:-134	right Name has:-45	right Name have:-23
right Name in:-104	right Name into:-220	right Name is:-17	right Name it:-244	right Name its:-147	right Name near:-126	right Name of:-162
right Name on:-137	right Name or:-258	right Name over:27	right Name since:-171	right Name stop:-89	right Name than:-96	right Name that:-152
right Name the:-226	right Name to:-71	right Name under:7	right Name until:-29	right Name was:-10	right Name were:20	right Name which:-229
right Name who:-22	right Name with:-162	right Name word:-54	right Name –:-161	right Names #:-83	right Names \$:-57	right Names (:-39	right Names ):-54
right Names ,:-58	right Names -:-164	right Names .:-109	right Names ::-182	right Names ;:-103	right Names Name:-93	right Names about:-45
right Names after:-109	right Names against:-164	right Names and:-96	right Names are:-53	right Names as:-39	right Names at:-113	right Names before:-118
right Names between:-95	right Names by:-44	right Names during:-182	right Names for:-89	right Names from:-31	right Names has:-61	right Names have:-37
right Names in:-65	right Names is:-109	right Names near:37	right Names of:-68	right Names on:-55	right Names or:-239	right Names stop:-141
right Names than:-132	right Names the:-248	right Names to:-154	right Names under:26	right Names until:-140	right Names was:-37	right Names were:-49
right Names who:-152	right Names with:-75	right Names word:-37	right Names –:-54	right a:-102	right about:-137	right after:-60	right against:-51
right among:-45	right an:-66	right and:-51	right are:-5	right as:-41	right at:-53	right be:-210	right because:-35	right been:-120	right before:-96
right between:-49	right but:-100	right by:-33	right called:-67	right called #:-13	right called \$:-38	right called (:22	right called ,:-24
right called -:-233	right called .:-34	right called ;:-115	right called Name:-44	right called a:-119	right called an:-131	right called and:-54
right called are:21	right called as:-117	right called at:33	right called by:-163	right called during:-143	right called for:-173	right called from:-10
right called has:-166	right called have:-181	right called in:-104	right called into:-142	right called is:91	right called it:-152
right called known:-129	right called of:-96	right called on:-65	right called or:-40	right called stop:-203	right called that:-70	right called the:-16
right called to:-42	right called was:-128	right called who:-102	right called with:-178	right called word:-57	right century \$:-159	right century ,:7
right century Name:-47	right century and:-181	right century be:-121	right century of:-78	right century stop:-200	right century that:-151
right century the:-61	right century to:24	right count \$:-11	right count ,:-18	right count -:43	right count Name:-40	right count and:-97
right count are:-106	right count for:-140	right count in:-150	right count of:-97	right count on:-157	right count or:-198	right count stop:-215
right count to:-92	right count word:-31	right counted #:-100	right counted \$:-81	right counted (:-48	right counted ):-161	right counted ,:-5
right counted -:-46	right counted ::-89	right counted ;:-227	right counted Name:-58	right counted a:-39	right counted after:37	right counted an:52
right counted and:-71	right counted are:-176	right counted as:-101	right counted at:-247	right counted between:-104	right counted by:-202
right counted during:-36	right counted for:-80	right counted from:-105	right counted have:-135	right counted in:-81	right counted into:-122
right counted is:8	right counted of:-36	right counted on:20	right counted or:-123	right counted stop:-28	right counted the:5	right counted to:-52
right counted was:-81	right counted were:-128	right counted which:20	right counted who:12	right counted with:-225	right counted word:-71
right counted –:-72	right date #:-33	right date \$:-23	right date (:-52	right date ):-49	right date ,:-47	right date -:-58	right date .:-52
right date ::-114	right date ;:-107	right date Name:-39	right date a:-20	right date after:-36	right date against:-125	right date an:-243
right date and:-73	right date are:-153	right date as:-90	right date at:13	right date be:-127	right date between:-118	right date but:-70
right date by:-47	right date during:-180	right date for:-93	right date from:-34	right date had:-77	right date has:-88	right date have:-206
right date her:37	right date his:-10	right date in:-54	right date into:-110	right date is:-187	right date it:-99	right date its:20
right date known:-164	right date of:-48	right date on:-99	right date or:-72	right date over:-212	right date since:-72	right date stop:23
right date such:-110	right date than:-162	right date that:-114	right date the:-38	right date their:-161	right date through:25	right date to:-114
right date under:-156	right date until:-37	right date was:-33	right date were:-110	right date who:-158	right date with:8	right date word:-30
right date –:-88	right decade \$:-6	right decade ,:-22	right decade and:-206	right decade word:-121	right definition \$:-35	right definition (:-11
right definition ,:-27	right definition Name:-36	right definition by:-60	right definition in:-155	right definition of:-15	right definition stop:-7
right definition the:-73	right definition to:-37	right definition word:17	right due:18	right for:-61	right from:-30	right had:-45	right has:-30
right have:-50	right he:-97	right her:-120	right his:-91	right in:-58	right include:-151	right including:-200	right into:-83	right is:8	right it:-98
right its:-134	right known:-66	right like:-104	right long #:-51	right long \$:16	right long ,:8	right long Name:-76	right long and:-30
right long by:-148	right long in:-204	right long of:-116	right long stop:-47	right long the:-39	right long to:-159	right long word:-68
right manner #:-136	right manner \$:-40	right manner (:-149	right manner ):-152	right manner ,:-21	right manner Name:-99	right manner a:-190
right manner and:-62	right manner as:-196	right manner by:-74	right manner for:-62	right manner from:-169	right manner in:-147	right manner is:-35
right manner of:-146	right manner on:43	right manner or:-6	right manner stop:-65	right manner that:-42	right manner the:-48	right manner to:20
right manner was:24	right manner with:-210	right manner word:-23	right many #:-185	right many \$:-64	right many (:-42	right many ):-52
right many ,:-104	right many -:19	right many .:-224	right many ::-8	right many ;:13	right many Name:-48	right many a:-95	right many after:-91
right many and:-52	right many are:-124	right many as:42	right many at:-167	right many by:-123	right many during:24	right many for:-230
right many from:-61	right many in:-46	right many is:-19	right many it:-44	right many of:18	right many on:-157	right many or:-113	right many stop:-51
right many that:-193	right many the:-218	right many to:-212	right many was:-146	right many with:-109	right many –:-145	right measure #:-18
right measure \$:-36	right measure (:-86	right measure ):-70	right measure ,:-7	right measure -:-87	right measure .:-26	right measure ::27
right measure ;:22	right measure Name:-53	right measure a:-57	right measure after:-154	right measure an:-60	right measure and:-73
right measure are:-128	right measure around:17	right measure as:-106	right measure at:-23	right measure before:-93	right measure between:-93
right measure by:-77	right measure during:17	right measure for:-5	right measure from:-130	right measure had:5	right measure has:-43
right measure have:-241	right measure he:-116	right measure his:-107	right measure in:-80	right measure into:-91	right measure is:-68
right measure it:-26	right measure its:-138	right measure known:-127	right measure named:-121	right measure of:-75	right measure on:-130
right measure or:-135	right measure over:-112	right measure since:-161	right measure stop:-69	right measure than:-16	right measure that:-109
right measure the:-77	right measure their:-168	right measure through:-175	right measure to:-39	right measure under:-156	right measure until:-161
right measure was:-65	right measure were:-12	right measure which:-43	right measure who:26	right measure with:-62	right measure word:-42
right measure –:-193	right mixed #:-6	right mixed \$:-39	right mixed (:-71	right mixed ):-74	right mixed ,:-71	right mixed -:-92	right mixed .:-91
right mixed ::-117	right mixed ;:-77	right mixed Name:-72	right mixed a:-33	right mixed about:-122	right mixed after:-66	right mixed against:-73
right mixed an:-14	right mixed and:-80	right mixed are:-40	right mixed around:-33	right mixed as:-125	right mixed at:-78	right mixed be:-183
right mixed because:-130	right mixed been:-141	right mixed before:-71	right mixed between:-98	right mixed but:-96	right mixed by:-107
right mixed called:-51	right mixed due:-179	right mixed during:-144	right mixed for:-96	right mixed from:-160	right mixed had:-44	right mixed has:-44
right mixed have:6	right mixed he:-16	right mixed her:-43	right mixed his:-59	right mixed in:-57	right mixed include:-161	right mixed including:-135
right mixed into:-46	right mixed is:-70	right mixed it:16	right mixed its:-31	right mixed known:10	right mixed like:-185	right mixed named:-129
right mixed near:-66	right mixed not:-155	right mixed of:-46	right mixed on:-69	right mixed or:-31	right mixed over:-32	right mixed since:-32
right mixed stop:-99	right mixed such:-21	right mixed than:-186	right mixed that:-115	right mixed the:-61	right mixed their:-41	right mixed these:-117
right mixed they:-129	right mixed this:-50	right mixed through:-188	right mixed to:-57	right mixed under:-136	right mixed until:-192
right mixed was:-148	right mixed were:-124	right mixed which:-131	right mixed who:-39	right mixed with:-100	right mixed word:-73	right mixed –:-142
right money \$:24	right money ,:-140	right money by:-109	right money in:-159	right money to:-114	right money word:-46	right month #:-116
right month \$:-63	right month (:-210	right month ,:-61	right month Name:52	right month as:29	right month had:-137	right month in:-111
right month of:-105	right month on:-102	right month to:-186	right month word:-37	right named:-198	right near:-24	right not:-128	right number #:-141
right number \$:-7	right number (:-42	right number ):-22	right number ,:-80	right number -:-74	right number .:-85	right number ::-63
right number Name:-67	right number and:-43	right number for:-77	right number in:-98	right number is:-138	right number of:-106	right number on:-37
right number or:-173	right number stop:-145	right number to:-225	right number was:-180	right number word:-11	right number –:-115	right numbers #:-146
right numbers \$:-55	right numbers ):-144	right numbers ,:-55	right numbers Name:33	right numbers and:-93	right numbers in:-48	right numbers word:-81
right numbers –:-169	right of:-84	right on:-42	right or:-46	right over:-28	right percent \$:13	right percent in:8	right percent of:-17
right percent stop:-150	right percent word:-36	right person #:-55	right person \$:-25	right person (:-23	right person ,:-31	right person -:-85
right person .:-16	right person ::-137	right person ;:18	right person Name:-40	right person a:-45	right person about:-119	right person after:-186
right person against:-137	right person an:-121	right person and:-46	right person are:-50	right person around:-152	right person as:-5
right person at:-126	right person be:-145	right person before:-80	right person between:-34	right person by:-119	right person called:-170
right person during:-228	right person for:-72	right person from:-33	right person had:-23	right person he:-215	right person her:-151
right person his:-10	right person in:-13	right person include:-97	right person including:-64	right person into:-184	right person is:-80
right person it:-109	right person known:26	right person like:-124	right person named:-80	right person not:-135	right person of:-87	right person on:-46
right person or:-53	right person over:38	right person she:-110	right person since:-89	right person stop:-95	right person such:-174
right person than:-103	right person that:-243	right person the:-18	right person they:51	right person this:-156	right person through:-174
right person to:-91	right person under:-229	right person until:36	right person was:7	right person were:13	right person which:-150	right person who:-43
right person with:-42	right person word:-21	right person –:20	right phrase #:-38	right phrase \$:-19	right phrase (:-124	right phrase ):-62
right phrase ,:-50	right phrase -:-128	right phrase .:-8	right phrase ::-225	right phrase ;:-11	right phrase Name:-84	right phrase a:-43
right phrase about:-178	right phrase against:-178	right phrase among:-49	right phrase an:-93	right phrase and:-41	right phrase are:-84
right phrase as:-60	right phrase at:-33	right phrase be:-89	right phrase because:-66	right phrase been:-82	right phrase before:23
right phrase between:-28	right phrase but:-144	right phrase by:-45	right phrase called:-8	right phrase due:-248	right phrase during:-109
right phrase for:-108	right phrase from:-85	right phrase had:-202	right phrase has:-102	right phrase have:-267	right phrase he:-159
right phrase her:-149	right phrase his:-204	right phrase in:-89	right phrase include:-57	right phrase including:-119	right phrase into:-37
right phrase is:-157	right phrase it:-189	right phrase its:-128	right phrase known:-115	right phrase like:-22	right phrase named:-128
right phrase near:-151	right phrase not:-19	right phrase of:-68	right phrase on:-151	right phrase or:-30	right phrase over:-96	right phrase since:-11
right phrase stop:-70	right phrase such:-50	right phrase than:-59	right phrase that:-98	right phrase the:-11	right phrase their:-38
right phrase these:-127	right phrase they:-181	right phrase this:-152	right phrase through:-297	right phrase to:-92	right phrase under:-260
right phrase until:-30	right phrase was:-61	right phrase were:-84	right phrase which:-209	right phrase who:-180	right phrase with:-88
right phrase word:-53	right phrase –:8	right phrase —:-31	right place #:-55	right place (:-21	right place ):-41	right place ,:-50	right place -:-47
right place .:-74	right place ;:32	right place Name:-24	right place a:-18	right place about:-155	right place after:-170	right place an:-86
right place and:-45	right place are:-131	right place around:-26	right place as:-115	right place at:-90	right place be:-167	right place between:-208
right place but:-163	right place by:-66	right place during:-205	right place from:-41	right place had:-83	right place has:28	right place have:-216
right place her:-124	right place his:-163	right place in:-57	right place into:45	right place is:-72	right place it:-20	right place its:-134
right place known:-73	right place near:-65	right place of:-51	right place on:-48	right place or:19	right place over:-34	right place stop:-6
right place such:-75	right place than:-78	right place that:-67	right place the:-49	right place their:-272	right place they:-137
right place through:-139	right place to:-36	right place under:-186	right place was:-88	right place were:-7	right place which:19	right place who:-130
right place with:-157	right place word:-41	right place –:-104	right reason #:11	right reason \$:42	right reason (:-186	right reason ):-21
right reason ,:39	right reason -:-55	right reason Name:11	right reason a:-134	right reason and:-42	right reason as:-157	right reason by:-129
right reason for:-59	right reason from:-150	right reason in:-74	right reason is:-71	right reason of:-20	right reason on:-101	right reason stop:-86
right reason that:-33	right reason the:-124	right reason was:-157	right reason word:21	right she:-151	right since:-112	right stop:-48	right such:-49
right than:-44	right that:-46	right the:-69	right their:-61	right these:-182	right they:-174	right this:-37	right through:-13	right to:-78
right under:-41	right until:-45	right was:13	right were:-18	right what-auxiliary #:-64	right what-auxiliary \$:-21	right what-auxiliary (:-85
right what-auxiliary ):-79	right what-auxiliary ,:-32	right what-auxiliary -:-64	right what-auxiliary .:-174	right what-auxiliary ::32
right what-auxiliary Name:-41	right what-auxiliary a:-202	right what-auxiliary about:-120	right what-auxiliary after:-153	right what-auxiliary and:-91
right what-auxiliary are:-215	right what-auxiliary as:-15	right what-auxiliary at:-14	right what-auxiliary between:-187
right what-auxiliary during:-165	right what-auxiliary for:-30	right what-auxiliary has:-24	right what-auxiliary have:21	right what-auxiliary his:-166
right what-auxiliary in:-16	right what-auxiliary include:-136	right what-auxiliary into:-89	right what-auxiliary is:-58	right what-auxiliary it:-181
right what-auxiliary its:-131	right what-auxiliary known:-105	right what-auxiliary of:-78	right what-auxiliary on:-38	right what-auxiliary or:10
right what-auxiliary stop:-84	right what-auxiliary such:32	right what-auxiliary that:-147	right what-auxiliary the:-76	right what-auxiliary their:-174
right what-auxiliary to:-132	right what-auxiliary was:-26	right what-auxiliary were:-30	right what-auxiliary which:-135	right what-auxiliary who:-167
right what-auxiliary with:-135	right what-auxiliary word:-41	right what-auxiliary –:-35	right what-being #:-86	right what-being \$:-36
right what-being ):-25	right what-being ,:-47	right what-being -:-101	right what-being .:-143	right what-being ::-128	right what-being ;:-130
right what-being Name:-41	right what-being a:-38	right what-being about:-190	right what-being after:-133	right what-being against:37
right what-being an:7	right what-being and:-48	right what-being are:-11	right what-being as:-54	right what-being at:-53	right what-being be:-120
right what-being between:-107	right what-being by:-101	right what-being called:-96	right what-being during:48	right what-being for:-8
right what-being from:-90	right what-being had:-134	right what-being has:-165	right what-being have:-82	right what-being his:-164
right what-being in:-44	right what-being include:-158	right what-being into:-15	right what-being is:-24	right what-being it:-81
right what-being its:-21	right what-being known:-159	right what-being of:-72	right what-being on:-137	right what-being or:-106
right what-being over:-205	right what-being since:-7	right what-being stop:-76	right what-being such:-85	right what-being than:-114
right what-being that:-14	right what-being the:-101	right what-being their:-10	right what-being they:-144	right what-being through:-19
right what-being to:-32	right what-being under:-239	right what-being until:8	right what-being was:-25	right what-being were:-136
right what-being which:-24	right what-being who:-208	right what-being with:-12	right what-being word:-39	right what-being –:20	right what-other #:-72
right what-other \$:-45	right what-other (:28	right what-other ):-27	right what-other ,:-76	right what-other -:-94	right what-other .:-240
right what-other ::53	right what-other ;:-69	right what-other Name:-56	right what-other a:-203	right what-other an:-165	right what-other and:-21
right what-other are:-195	right what-other as:13	right what-other at:-93	right what-other between:47	right what-other by:-30
right what-other during:21	right what-other for:-109	right what-other from:-148	right what-other has:-254	right what-other have:-126
right what-other in:-34	right what-other into:-134	right what-other is:-17	right what-other it:8	right what-other of:-88	right what-other on:-59
right what-other or:-53	right what-other over:-45	right what-other stop:19	right what-other that:-171	right what-other the:-56
right what-other through:-174	right what-other to:-33	right what-other were:-208	right what-other which:-78	right what-other with:-66
right what-other word:-42	right what-other –:-8	right what-subject #:26	right what-subject \$:-40	right what-subject (:-34	right what-subject ):-111
right what-subject ,:-32	right what-subject -:-173	right what-subject .:19	right what-subject ::-68	right what-subject ;:-90
right what-subject Name:-28	right what-subject a:-147	right what-subject an:-88	right what-subject and:-51	right what-subject are:85
right what-subject as:-154	right what-subject at:-129	right what-subject between:-219	right what-subject by:30	right what-subject for:-223
right what-subject from:-105	right what-subject has:49	right what-subject have:-123	right what-subject in:-8	right what-subject is:-75
right what-subject it:-91	right what-subject of:-81	right what-subject on:-25	right what-subject or:-104	right what-subject stop:-189
right what-subject that:49	right what-subject the:-47	right what-subject their:-133	right what-subject to:-58	right what-subject was:-26
right what-subject were:-144	right what-subject with:-248	right what-subject word:-36	right which:-25	right who:-50	right with:-36
right with number #:-16	right with number \$:-64	right with number (:-76	right with number ):-92	right with number ,:-41	right with number -:-74
right with number .:-37	right with number ::71	right with number ;:-84	right with number Name:-51	right with number a:-42	right with number after:-74
right with number an:6	right with number and:-76	right with number are:-67	right with number around:61	right with number as:-23
right with number at:-44	right with number before:-162	right with number between:-43	right with number but:-176	right with number by:-47
right with number during:-76	right with number for:-32	right with number from:-115	right with number had:-24	right with number has:-56
right with number have:-177	right with number his:42	right with number in:-94	right with number into:-101	right with number is:-262
right with number it:-175	right with number its:-114	right with number known:-152	right with number of:-41	right with number on:-43
right with number or:-78	right with number over:-34	right with number since:-66	right with number stop:-43	right with number than:-175
right with number that:-223	right with number the:-72	right with number through:16	right with number to:-60	right with number until:-89
right with number was:-147	right with number were:-80	right with number which:-43	right with number who:-67	right with number with:-91
right with number word:-49	right with number –:-79	right word:-57	right words #:-203	right words \$:-44	right words (:-59	right words ):-32
right words ,:-39	right words -:-212	right words .:-83	right words ::-342	right words ;:-13	right words Name:-207	right words a:-205
right words about:-204	right words after:-271	right words against:-5	right words among:-34	right words an:-296	right words and:-82	right words are:-19
right words around:-182	right words as:-99	right words at:-76	right words be:-179	right words because:30	right words been:-113	right words before:-272
right words between:-71	right words but:-137	right words by:-127	right words called:-169	right words due:33	right words during:-65
right words for:-111	right words from:-160	right words had:-61	right words has:-6	right words have:-310	right words he:-134	right words her:-186
right words his:-258	right words in:-71	right words include:-72	right words including:-167	right words into:-97	right words is:-27	right words it:-136
right words its:-209	right words known:-280	right words like:-182	right words named:-82	right words near:-147	right words not:-174	right words of:-98
right words on:-97	right words or:-23	right words over:-334	right words she:-134	right words since:-226	right words stop:-107	right words such:-62
right words than:-37	right words that:-65	right words the:-203	right words their:-173	right words these:-151	right words they:-135
right words this:-174	right words through:-256	right words to:-126	right words under:-308	right words until:-12	right words was:-112
right words were:-139	right words which:-162	right words who:-156	right words with:-131	right words word:-69	right words –:-6	right words —:-136
right year #:-45	right year \$:-78	right year (:-29	right year ):-28	right year ,:-32	right year -:-171	right year ::-17	right year ;:-237
right year Name:-15	right year a:31	right year after:-120	right year and:-82	right year as:-90	right year at:-154	right year but:-75
right year for:-161	right year in:-87	right year is:-138	right year of:-93	right year on:-70	right year stop:-5	right year that:-6	right year the:-62
right year to:-171	right year until:20	right year was:-10	right year with:-114	right year word:-47	right year –:-110	right –:-73	right —:-88
shape Name 1:-17	shape Names 3:-50	shape Names 4:-54	shape Names 5:-60	shape Names 6:-68	shape called count:-260	shape called counted:-65
shape called decade:-150	shape called measure:-108	shape called number:-188	shape called phrase:-83	shape called with number:-43	shape called words:21
shape called year:-192	shape century 2:-47	shape century 3:-63	shape century 4:-52	shape century 5:-115	shape century 6:-68	shape count 1:15
shape counted 2:-41	shape counted 3:-31	shape counted 4:-40	shape counted 5:-52	shape counted 6:-38	shape date 2:-90	shape date 3:-33	shape date 4:-99
shape date 5:-57	shape date 6:-106	shape date Name:-228	shape date Names:-181	shape date century:48	shape date count:-132	shape date counted:-23
shape date date:47	shape date decade:54	shape date measure:-14	shape date mixed:-122	shape date money:-143	shape date month:36	shape date number:-153
shape date numbers:-9	shape date phrase:-36	shape date with number:-20	shape date words:-90	shape date year:79	shape decade 1:-45
shape definition Name:-163	shape definition Names:-19	shape definition measure:-13	shape definition mixed:-70	shape definition phrase:38
shape definition with number:-83	shape definition words:21	shape definition year:-140	shape long Name:-165	shape long Names:-147	shape long count:-19
shape long measure:105	shape long mixed:-181	shape long number:36	shape long with number:-26	shape long words:-146	shape manner Name:-236
shape manner Names:-157	shape manner measure:-206	shape manner number:-162	shape manner phrase:17	shape manner with number:-186	shape manner words:48
shape manner year:-142	shape many Name:-133	shape many Names:-146	shape many count:123	shape many counted:98	shape many date:-180
shape many measure:30	shape many mixed:-237	shape many month:-130	shape many number:45	shape many numbers:-120	shape many phrase:-266
shape many with number:26	shape many words:-160	shape many year:-195	shape measure 2:-12	shape measure 3:-23	shape measure 4:-64	shape measure 5:-49
shape measure 6:-47	shape mixed 2:-62	shape mixed 3:-58	shape mixed 4:-65	shape mixed 5:-58	shape mixed 6:-56	shape money 1:-28	shape money 2:-43
shape money 3:-167	shape money 4:-123	shape money 5:-134	shape money 6:-36	shape month 1:-142	shape month 2:-51	shape month 3:-39	shape month 4:25
shape month 6:-9	shape number 1:12	shape numbers 2:13	shape numbers 3:-122	shape numbers 4:-103	shape person Name:29	shape person Names:61
shape person century:-204	shape person count:-398	shape person counted:-142	shape person date:-70	shape person decade:-238	shape person measure:-117
shape person mixed:54	shape person month:17	shape person number:-263	shape person numbers:-323	shape person phrase:-140	shape person with number:-84
shape person words:-83	shape person year:-223	shape phrase 2:-152	shape phrase 3:-110	shape phrase 4:-80	shape phrase 5:-58	shape phrase 6:-24
shape place Name:29	shape place Names:37	shape place century:-25	shape place count:-297	shape place counted:-102	shape place date:-74
shape place decade:-220	shape place measure:-134	shape place mixed:29	shape place money:-137	shape place month:-111	shape place number:-239
shape place numbers:-78	shape place phrase:-23	shape place with number:-41	shape place words:-40	shape place year:-304	shape reason Name:-203
shape reason Names:-190	shape reason count:-194	shape reason counted:-184	shape reason measure:-148	shape reason mixed:-9	shape reason number:-192
shape reason phrase:44	shape reason with number:-80	shape reason year:-77	shape what-auxiliary Name:-52	shape what-auxiliary count:-285
shape what-auxiliary counted:-56	shape what-auxiliary date:-88	shape what-auxiliary decade:-206	shape what-auxiliary measure:-93
shape what-auxiliary mixed:-38	shape what-auxiliary month:-142	shape what-auxiliary number:-23	shape what-auxiliary numbers:-172
shape what-auxiliary phrase:-46	shape what-auxiliary with number:-62	shape what-auxiliary words:26	shape what-auxiliary year:-220
shape what-being Name:10	shape what-being Names:-25	shape what-being century:-137	shape what-being count:-241	shape what-being counted:-137
shape what-being date:-229	shape what-being decade:-257	shape what-being measure:-26	shape what-being mixed:-54	shape what-being month:-237
shape what-being number:-53	shape what-being numbers:-223	shape what-being with number:-35	shape what-being words:11	shape what-being year:-361
shape what-other Name:-65	shape what-other Names:-31	shape what-other count:-305	shape what-other counted:-88	shape what-other decade:-182
shape what-other measure:-17	shape what-other mixed:-44	shape what-other month:36	shape what-other number:-89	shape what-other numbers:41
shape what-other phrase:-13	shape what-other with number:-46	shape what-other words:19	shape what-other year:-270	shape what-subject Name:8
shape what-subject Names:18	shape what-subject count:-190	shape what-subject counted:-35	shape what-subject measure:-101	shape what-subject mixed:-36
shape what-subject month:-97	shape what-subject number:-181	shape what-subject phrase:-49	shape what-subject with number:25
shape what-subject words:20	shape what-subject year:-263	shape with number 2:-24	shape with number 3:-58	shape with number 4:-40
shape with number 5:-50	shape with number 6:-41	shape words 1:-67	shape words 2:-8	shape words 3:-7	shape words 4:-12	shape words 5:-31
shape year 1:-36	shape year Name:-196	shape year Names:-58	shape year count:-168	shape year counted:-140	shape year measure:93	shape year mixed:-63
shape year number:-229	shape year phrase:-161	shape year with number:-33	shape year words:-182	shape year year:92
`;
