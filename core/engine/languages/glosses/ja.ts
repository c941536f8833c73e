/** Japanese words by what they mean in English, as `createGlosses` reads them. */
export const glosses = `
malfunction = 故障 誤作動 動作不良 誤動作 機能不全; refund = 返金 払い戻し 払戻 払戻金 返金対応 全額返金 返金額 返戻金 解約返戻金 払い戻し金; notice = 通知 予告 通知書 お知らせ 気付く
気づく きづく 感づく 告知書 気付き 気付い 気付か 気づき 気づい 気づか きづき きづい きづか 気がつく 感づき 感づい 感づか 貼り紙 張り紙 ご案内; claim = 請求 ご請求 言い張る 主張 申立 クレーム 言い張り
言い張っ 言い分; penalty = 違約金 罰則 違約罰 ペナルティ 刑罰 違約金額 懲罰 罰; move out = 退去 立ち退き 明け渡し 明渡し 明け渡す 明渡す 立ち退く 立退く 退居 明渡さ 立ち退い 立退き 立退い
立退か; issue = 発行 交付 出される 発付 発給 発券 出され; commute = 通う 通勤 行き来; provide = 提供 差し伸べる 差し伸べ ご提供; benefit = 給付 支給 利益 便益 特典 恩恵 手当
メリット 得 利点 恵み 給付金; disposal = 処分 処分費; declaration = 申告; notification = 届出 届け出 届 通知文; transfer = 譲渡 移転 譲る ゆずる 譲り渡す 譲り受ける
受け継がせる 移管 譲受 譲与 転勤 転送 名義変更 転籍 譲り 譲っ 譲ら ゆずり ゆずっ ゆずら 譲り渡し 譲り受け 受け継がせ 譲れ; what = 何 なに なん 何が 何を なんの; who = 誰 だれ どなた どなた様 誰が
何者; whose = だれの どなたの; where = どこ 何処 どちら どこで どこに どこへ どこから; when = いつ 何時 いつから いつまで いつまでに 時に ときに ときは 場合に いつごろ; what time =
なんじ 何時に 何時から 何時まで; why = なぜ 何故 どうして なんで なにゆえ; how = どう どのように どうやって いかに 如何に どうすれば どうしたら いかが 如何 どのような; how much = いくら 幾ら
どのくらい どれくらい どれほど どの程度 どのぐらい おいくら; how many = いくつ 何個 何人 何回 何件 何枚 何本 何台 何名 幾つ; how long = どれだけ どのくらいの期間 何年 何日間 何ヶ月 何か月
何週間 何分 何時間; which = どれ どの どっち いずれ 何れ どちらの どちらか; which day = 何日 何曜日 何月; what kind = どんな 何の種類 いかなる 如何なる どういう; reason = 理由
訳合い 事由 わけ 所以 動機 理由書 事情 ゆえん 理性; because = なぜなら 何故なら のため なので というのは ゆえに 故に により から見て; therefore = したがって 従って だから それゆえ よって
そのため それで ですから ゆえ そこで 故 このため; however = しかし しかしながら けれども ただし 但し だが ところが けれど とはいえ 然し もっとも 一方で; although = にもかかわらず にも関わらず
にも拘わらず 拘らず かかわらず にしても とはいうものの ものの; but = それでも; and = 及び および 並びに ならびに そして 且つ; also = また さらに 更に 又 またも 同じく なお 尚 並行して; or =
又は または 若しくは もしくは あるいは 或いは 或は それとも ないし; if = もし もしも 場合 ならば 万一 万が一 仮に 場合は 場合には 際は 場合で; in case of = 場合において の場合は の場合には の場合
に際して に際し の際 の際は の際に; unless = でない限り ない限り しない限り 除いては を除き を除いて なければ; except = 以外 を除く 他に を除いた ほかは のほかは を除けば; about = について
に関 に関して に関し につき に関しまして についての つきまして に係る に関しては については; for = のために ために のための ためには 用 向け 向けの ための; according to = によると によれば
に従って に従い に応じて に則り に沿って に準じて に応じ にしたがい にしたがって; based on contract = 契約に基づき 契約に基づく 本契約に基づき; regarding = を巡って をめぐって に対して
に対し に対 にとって に向けて に向けた に対しては; by means of = によって による を通じて をもって を通して を用いて を以て でもって 通じて; in = において における に於いて に於ける にて の中で
の中に 内に; with = とともに と共に と一緒に を伴う と併せて と合わせて; without = なしに 無しで なしで ずに 無しに ことなく せずに しないで; instead of = の代わりに 代わりに に代わり
に代わって に代えて かわりに 代わり; besides = のほか の他 に加えて に加え だけでなく のみならず ほかに そのほか その他に; due to = のせいで に起因 に起因して に伴い に伴う に伴って せいで おかげで
によるもの が原因で; from = から受け 発 自; until = までに に至るまで までの; since = 以来 以降 てから より後 から以後 以後; before = 前 まえ 以前 前に の前に 事前 先立つ に先立ち
前日; after = 後 あと のち 後に の後 後で 事後 その後 後日 してから; during = 間に 中に の間 期間中 間は の最中 最中 にわたり にわたって に渡って 際に 期間中に; while = 一方 うちに
間じゅう; as soon as = 次第に とすぐに や否や するとすぐ 直ちに; immediately = すぐ すぐに 即座に ただちに 速やかに すみやかに 即時 直ぐに 至急 即 即刻 早急に 遅滞なく 早速 さっそく 直ぐ
早急; without delay = 遅滞無く 滞りなく 遅れなく; in advance = 予め あらかじめ 前もって 事前に 先に 前以て かねて 前払いで; later = 後ほど のちに 後程 後から 後日改めて 追って
あとで のちほど; now = 今 現在 只今 ただいま 今や 現時点 目下 現時点で; today = 今日 本日 きょう 当日 こんにち; yesterday = 昨日 きのう さくじつ; tomorrow = 明日 あした あす
翌日 みょうにち; day after tomorrow = 明後日 あさって 翌々日; day before yesterday = 一昨日 おととい; this week = 今週 今週中; next week = 来週 翌週 次週;
last week = 先週 前週; this month = 今月 本月 当月; next month = 来月 翌月 次月; last month = 先月 前月; this year = 今年 本年 当年 今年度 本年度 ことし;
next year = 来年 翌年 来年度 翌年度 次年度; last year = 昨年 去年 前年 昨年度 前年度; every day = 毎日 日々 日毎 日ごと; every week = 毎週 週ごと 隔週; every
month = 毎月 月々 月ごと 月毎; every year = 毎年 年々 年ごと 毎年度; every morning = 毎朝 毎晩; daily = 日常 日刊 日次 日常的; weekly = 週刊 週次 週間;
monthly = 月次 月額 月刊 月間 月例; yearly = 年次 年間 年額 年刊 通年 年単位 年度; always = いつも 常に つねに 絶えず 必ず いつでも 常時 始終; often = よく しばしば 度々
たびたび 頻繁に 往々にして 頻繁; sometimes = 時々 ときどき 時には たまに 時折 ことがある 場合がある 場合があります; rarely = めったに 滅多に まれに 稀に ほとんどない まれ 稀; never =
決して 絶対に 一度も 断じて 二度と; already = 既に すでに もう とっくに もはや 既; still = まだ 未だ いまだ 未だに なおも 依然 依然として; not yet = まだない 未了 未定 未済; again
= 再び ふたたび もう一度 再度 改めて またもや あらためて 再; once = 一度 いったん 一回 一旦 かつて ひとたび; twice = 二回 二度 二度目; soon = 間もなく まもなく もうすぐ 近いうち 近々 やがて
そのうち 近日 そろそろ; suddenly = 急に 突然 とつぜん 突如 いきなり 不意に ふと 俄かに 急きょ 急遽; gradually = 徐々に 次第次第 だんだん 段々 しだいに 少しずつ 漸次 段階的に; finally
= 最後に ついに 遂に ようやく やっと 最終的に とうとう 結局; at first = 最初は 最初に 初めに はじめに 先ず 当初 まずは 最初; first = 第一 初めて 初 はじめて 一番目 初回; second = 第二
二番目 二つ目 第二回; third = 第三 三番目 三つ目 三回目; fourth = 第四 四番目 四回; fifth = 第五 五番目; next = 次 次に つぎ 次回 続いて 今度 隣接 翌 次なる; last = 最後
最終 前回 ラスト 最終回 この前 末尾; previous = 前記 先の 従来 前述 従前 上述 前任; past = 過去 昔 むかし 過去に 往時; future = 将来 未来 今後 先行き この先; recently = 最近
近頃 近年 このごろ 昨今 この頃 近時 このほど; nowadays = 近代 当節 今日では 今時; always now = 今なお 今でも 今も; meanwhile = その間 その間に 他方 かたや; very = とても
非常に 大変 たいへん 極めて 大いに きわめて ごく すごく 甚だ たいそう とっても 至極 誠に 大層 まことに; too much = あまりに 過度 過ぎ すぎ 過剰 過大 余りに 過多 度を越し; more = もっと より多く
一層 いっそう より一層 以上に ますます 益々 よりも; most = 最も もっとも多く 一番 いちばん 大部分 大半 ほとんど 殆ど 最大限 大多数 大抵 たいてい; less = 少なめ 未満で より少ない; at least =
少なくとも 最低 最低限 せめて 最低でも 少なく共; at most = 最大で 多くとも せいぜい 最高で 高々 精々; or more = 以上 以上で; or less = 以下 以内 以内に; less than = 未満
に満たない; more than = 超 を超える を超えて を超えた 余; approximately = 約 およそ おおよそ 凡そ 大体 だいたい 程度 頃 ほぼ 概ね おおむね ころ ごろ; exactly = ちょうど 丁度
正確に まさに ぴったりと きっかり まさしく; only = のみ だけ 唯一 しか ただ ばかり 単に わずか ただ一つ 専ら もっぱら 限定的; even = までも でさえ たとえ 偶数 仮令; almost = ほとんどの
ほぼ全て あやうく ほとんどが 殆んど; quite = かなり 相当に なかなか だいぶ 随分 ずいぶん 結構 けっこう 大分 割と; especially = 特に とくに 殊に とりわけ 特別に ことに なかでも 中でも 格別
取り分け; mainly = 主に 主として おもに 主要 主たる; generally = 一般に 一般的に 普通は 通常は 全般 総じて 一般 一般的 概して 広く; usually = 普段 通常 ふつう ふだん 普通 日頃 日ごろ
平常 平素 通例; really = 本当に 実に ほんとうに 実際に 真に じつに まったく 実際; actually = 実は 事実上 実のところ 実質的に 現に 実質 事実; certainly = 確かに たしかに もちろん 勿論
きっと 確実に 無論 間違いなく 必ずや; perhaps = たぶん 多分 おそらく 恐らく もしかすると ひょっとして 恐らくは もしかしたら; of course = 当然 当たり前 とうぜん いうまでもなく 言うまでもなく
当然ながら; for example = 例えば たとえば 例として 具体例 一例; that is = つまり すなわち 即ち 要するに 言い換えれば いわば 換言すれば; so called = いわゆる 所謂 俗に; in
other words = 言換えれば 言い換えると; on the contrary = 逆に かえって 反対に むしろ 反面 対して; by the way = ところで ちなみに さて 因みに 余談; together = 一緒に
共に 一緒 共同で ともに 合同 いっしょに もろとも; alone = 一人で 独りで 単独 ひとり 単独で 独り 単身; each = 各 それぞれ おのおの 各自 各々 毎 各種 個々 夫々 ずつ ごとに 毎に; every =
すべての 全ての あらゆる 毎度 いちいち; all = 全て すべて 全部 全 みんな 全員 一切 皆 総て 皆さん みな 全体 諸 全般的; some = いくつか 幾つか 一部 若干 ある種 多少 いくらか ある程度 何らか 何人か
一定 数; any = どんなでも いかなるも 何か 何でも どれでも 誰でも 任意 なんらかの いずれか 何らかの いずれの; both = 両方 双方 両 両者 両方とも 両側 どちらも 共々 両当事者; either =
どちらか一方 いずれか一方 片方; other = 他 その他 ほかの 別 別個 他人 そのほかの; another = もう一つ 別途 別々 もうひとつ 他にも 別に; same = 同じ おなじ 同一 同様 同 同様に 同種 同額
同上 同等 一緒くた 等しい 等しかっ 等し; such = このような そのような そういう そんな こんな こうした そうした こういう; this = これ この 本 当該 こちら 当 こっち 本件 これら 此の; that =
それ その あれ あの そちら 其の それら; here = ここ ここに こちらに 此処 ここで ここから; there = そこ あそこ そこに あちら; like this = このように こう こういった このとおり こんなに
以下のとおり; like that = そのように そう そのとおり そうです そんなに; as follows = 次のとおり 以下の通り 次の通り 下記のとおり 下記の通り 左記 下記 以下に 次のような; above
mentioned = 上記 前項 前条 前号 前掲 既述; mentioned = 言及された 同項 同条 本項 本条; no = いいえ ない 無い 無し 無 いえ ノー; not = ません ではありません なかった ではなく;
well = 上手に よろしく うまく 宜しく 良く 井戸 上手 じょうず 巧み うまい うまかっ; together with = 並び かたがた; one = 一 一つ ひとつ 一個 壱 一人 ひとつの 一本 一件 一枚; two =
二 二つ ふたつ 弐 二人 ふたり 二個; three = 三 三つ みっつ 参 三人 三個; four = 四 四つ よっつ 四人 よん; five = 五 五つ いつつ 五人; six = 六 六つ むっつ 六人; seven = 七
七つ ななつ 七人; eight = 八 八つ やっつ 八人 はち; nine = 九 九つ ここのつ 九人 きゅう; ten = 十 十人 拾 じゅう 十個; eleven = 十一; twelve = 十二 ダース; twenty =
二十 廿; thirty = 三十; forty = 四十; fifty = 五十; sixty = 六十; seventy = 七十; eighty = 八十; ninety = 九十; hundred = 百 ひゃく 数百;
thousand = 千 数千; ten thousand = 万円 一万; million = 百万 百万円 数百万; hundred million = 億 億円 一億; billion = 十億; trillion = 兆 兆円;
zero = 零 ゼロ; half = 半分 半 はんぶん 二分の一 半ば なかば 半数; quarter = 四半期 四分の一 クォーター; one third = 三分の一; percent = パーセント 百分率 割合 割 比率
率; number = 数字 番号 数値 人数 件数 個数 ナンバー 総数; dozen = 十数; several = 数人 数回 数日 複数 いくつもの 数個 数件; many = 多く たくさん 沢山 多数 大勢 多くの 数多く
幾多 多い 多かっ 多; few = 少数 僅か 僅少 少ない すくない 乏しい とぼしい 少なく 少なかっ すくなく すくなかっ 乏しく 乏しかっ とぼしく とぼしかっ 少な 乏し; a little = 少し すこし ちょっと
わずかに 少々 少量 いささか; amount = 額 金額 量 分量 数量 総量; january = 一月 睦月; february = 二月; march = 三月 行進; april = 四月; may = 五月 差し支えない
てもよい してもよい ても構わない ことがあります てもいい 構わない; june = 六月; july = 七月; august = 八月; september = 九月; october = 十月; november = 十一月;
december = 十二月 師走; monday = 月曜日 月曜; tuesday = 火曜日 火曜; wednesday = 水曜日 水曜; thursday = 木曜日 木曜; friday = 金曜日 金曜; saturday
= 土曜日 土曜; sunday = 日曜日 日曜; weekday = 平日 曜日 ウイークデー; weekend = 週末 土日 土日祝; holiday = 休日 祝日 祭日 休暇 休館日 バカンス 祝祭日 土日祝日 祝 定休日
休業日; business day = 営業日 稼働日 就業日 銀行営業日; working hours = 勤務時間 労働時間 就業時間 所定労働時間; opening hours = 営業時間 開館時間 受付時間 窓口時間 開庁時間
診療時間; day = 日 日間 昼間 日中 一日 日数 昼; week = 週 一週間 二週間; month = 月 ヶ月 か月 カ月 箇月 一ヶ月 一か月 ヵ月 ケ月 ひと月; year = 年 一年 一年間 年度内 ヶ年 か年
箇年; hour = 時間 一時間; minute = 分 分間 瞬時; second time = 秒 秒間; moment = 瞬間 一瞬 時点 刹那 ひととき その瞬間; time = 時 とき 時刻 時分 タイム 回 度 頃合い;
morning = 朝 午前 朝方 あさ 午前中 今朝 早朝 けさ; noon = 正午 お昼 昼時 真昼; afternoon = 午後 昼過ぎ; evening = 夕方 晩 夕 今晩 夕暮れ 夕刻; night = 夜 夜間 よる
泊 深夜 今夜 夜中 夜分 徹夜 昨夜; midnight = 真夜中 午前零時 夜半; dawn = 夜明け 暁 明け方 日の出; season = 季節 時期 シーズン 四季 時季 味付け 調味; spring = 春 春季 バネ
スプリング 発条; summer = 夏 夏季 夏期 夏場; autumn = 秋 秋季; winter = 冬 冬季 冬期 冬場; century = 世紀; decade = 十年間 十年; era = 時代 年代 平成 昭和 令和
大正 明治 期; period = 期間 周期 きかん 間 年限 ピリオド; date = 日付 日程 年月日 期日 日時 日取り 月日 デート 日にち 日付け; deadline = 締切 締め切り 締切り 期限 締切日 納期
締め切り日 提出期限 期限日 締日 〆切 申込期限 応募締切; due date = 支払期限 支払期日 納期限 返済日 納付期限 引落日 振替日 支払日 満期日 返却期限 お支払期限 弁済期; payment deadline =
入金期限 払込期限 振込期限; start date = 開始日 起算日 始期 開始時期 利用開始日 契約開始日 着任日; end date = 終了日 満了日 終期 契約満了日 契約終了日 契約終期; date of birth =
生年月日 誕生日 お誕生日 生まれた日 生年; effective date = 発効日 効力発生日 施行日 適用日; schedule = 予定表 スケジュール 日程表 時間割 行程 工程 予定日 行程表; calendar = 暦
カレンダー; timetable = 時刻表 ダイヤ ダイヤ改正; appointment = 約束の時間 診察予約 予約日時 アポイント アポ 面会予約 就任; beginning = 初め はじめ 始まり 冒頭 初期 開始時 頭書;
end of month = 月末 末日 末 晦日; end of year = 年末 年度末 期末 大晦日; new year = 正月 新年 元旦 元日 年始 お正月 年末年始; birthday = バースデー;
anniversary = 記念日 周年 記念; good = いい 良好 善 優良 良質 良 良い よい 好い 善い 佳い よろしい 良かっ 好く 好かっ 善く 善かっ 佳く 佳かっ よろしかっ 好 佳; bad = 悪 不良 悪質
いけない 粗悪 悪い わるい まずい 悪く 悪かっ わるく わるかっ まずく まずかっ; big = 大きな 大 巨大 大型 大規模 多大 おおきな 大きい おおきい でかい 大きく 大きかっ おおきく おおきかっ でかく でかかっ
大き; small = 小さな 小 小型 小規模 ちいさな 些細 小柄 小さい ちいさい 小さく 小さかっ ちいさく ちいさかっ 小さ; high = 高 高度 高額 高位 高価 高い たかい 高かっ たかく たかかっ;
expensive = 割高 贅沢 ぜいたく; cheap = 安価 割安 廉価 安値 格安 お得 低価格 安い やすい 安っぽい 安く 安かっ やすく やすかっ 安っぽく 安っぽかっ 安; low = 低 低位 低額 低い ひくい 低く
低かっ ひくく ひくかっ; long = 長 長期 長時間 長々 長期間 長らく 長い ながい 永い 長く 長かっ ながく ながかっ 永く 永かっ 永; short = 短期 短 短時間 短期間 短い みじかい 短く 短かっ みじかく
みじかかっ; new = 新 新規 新た 新たな 新品 新型 未使用 あらた 新しい あたらしい 真新しい 新しく 新しかっ あたらしく あたらしかっ 真新しく 真新しかっ 新し; old = 旧 古 年寄り 旧来 老 老朽 老いた 古い
ふるい 古く 古かっ ふるく ふるかっ; young = 若 若年 若手 幼 若い わかい 若々しい 幼い 若く 若かっ わかく わかかっ 若々しく 若々しかっ 幼く 幼かっ; fast = 迅速 高速 速 スピーディー 急速 断食 速い
はやい 素早い 速かっ はやかっ 素早かっ 素早; early = 早期 早めに 早く はやく 早め 早い 早かっ 早; slow = 緩慢 ゆっくり スロー 緩やか ゆるやか 遅い おそい のろい 遅かっ おそかっ のろく のろかっ
遅; late = 遅く 遅れて 晩年 後期 おそく; near = 近く 付近 近所 近隣 傍 最寄り 周辺 間近 近郊 近傍 寄り 近い ちかい 近かっ ちかく ちかかっ 近; far = 遠く はるか 遥か 遠方 遠隔 遠距離 遠い
とおい 遠かっ とおく とおかっ 遠; wide = 広範 広大 広範囲 ワイド 広々 広い ひろい 幅広い 広かっ ひろく ひろかっ 幅広く 幅広かっ 広 幅広; narrow = 狭 狭小 狭い せまい 細長い 狭く 狭かっ せまく
せまかっ 細長く 細長かっ 細長; thick = 濃厚 厚い 太い あつい 濃い 分厚い 厚く 厚かっ 太く 太かっ あつく あつかっ 濃く 濃かっ 分厚く 分厚かっ 厚 太 濃 分厚; thin = 痩せた スリム 薄い うすい 細い
ほそい 薄く 薄かっ うすく うすかっ 細く 細かっ ほそく ほそかっ 薄 細; heavy = 重 重大 重度 重い おもい 重たい 重く 重かっ おもく おもかっ 重たく 重たかっ 重た; light = 光 灯 軽 明かり ライト
軽度 照明 軽量 電灯 軽い かるい 軽く 軽かっ かるく かるかっ 光線; strong = 丈夫 強 強力 頑丈 頑強 強固 強烈 強い つよい 力強い 根強い 強かっ つよく つよかっ 力強く 力強かっ 根強く 根強かっ 力強
根強; weak = 弱 微弱 虚弱 弱い よわい か弱い 弱く 弱かっ よわく よわかっ か弱く か弱かっ か弱; hard = 硬 頑な 硬い 固い 堅い かたい 硬く 硬かっ 固かっ 堅かっ かたく かたかっ 固 堅;
difficult = 困難 難解 難 難易 厄介 容易でない 難しい むずかしい しにくい しづらい づらい 難しく 難しかっ むずかしく むずかしかっ しにくく しにくかっ しづらく しづらかっ づらく づらかっ 難し; easy =
簡単 容易 かんたん 平易 簡易 手軽 楽 気軽 易しい やさしい たやすい しやすい 易しく 易しかっ やさしく やさしかっ たやすかっ しやすく しやすかっ 易し; simple = 単純 簡素 シンプル 質素 簡潔 素朴;
complicated = 複雑 込み入った 煩雑 ややこしい 煩わしい ややこしく ややこしかっ 煩わしく 煩わしかっ; soft = 柔らか 柔軟 やわらか ソフト 柔らかい やわらかい 軟らかい 柔らかく 柔らかかっ やわらかく
やわらかかっ 軟らかく 軟らかかっ; hot = 高温 ホット 暑い 熱い 蒸し暑い 暑く 暑かっ 熱く 熱かっ 蒸し暑く 蒸し暑かっ 暑; cold = 低温 風邪 かぜ 寒冷 冷 感冒 寒い 冷たい さむい つめたい 寒く 寒かっ
冷たく 冷たかっ さむく さむかっ つめたく つめたかっ 寒 冷た 寒さ; warm = 温暖 温 あたたか 暖か 暖かい 温かい あたたかい 暖かく 暖かかっ 温かく 温かかっ あたたかく あたたかかっ 温か; bright = 鮮やか
明るさ 明るい あかるい まぶしい 眩しい 明るく 明るかっ あかるく あかるかっ まぶしく まぶしかっ 眩しく 眩しかっ 明る 眩し; dark = 闇 暗闇 暗 暗い 薄暗い 暗く 暗かっ 薄暗く 薄暗かっ 薄暗; beautiful
= 美 美麗 美しい うつくしい 美しく 美しかっ うつくしく うつくしかっ 美し; ugly = 醜い みにくい 見苦しい 醜く 醜かっ みにくく みにくかっ 見苦しく 見苦しかっ 醜; dirty = 汚れた 汚れ 不潔 不衛生
汚れる 汚い きたない 汚く 汚かっ きたなく きたなかっ 汚; right = 右 権利 右側 適正 正 右手 正しい ただしい 正しかっ ただしく ただしかっ; wrong = 不正 不適切 誤った 間違った 不当; left = 左
ひだり 左側 左手; true = 本当 真 ほんとう 真実 真正 ほんと 誠; false = 偽 不実; important = 重要 大切 大事 肝心 たいせつ 枢要 肝要 貴重 だいじ; necessary = 必須 不可欠
欠かせない なくてはならない 必要書類; special = 特別 特殊 とくべつ スペシャル 独特 特有; normal = 正常 標準 平常通り ノーマル 尋常; strange = 変 奇妙 不思議 変わった 不審 異様 妙
おかしい おかしく おかしかっ; interesting = 興味 関心 面白 面白い おもしろい 興味深い 面白く 面白かっ おもしろく おもしろかっ 興味深く 興味深かっ; boring = つまらない 退屈 つまらなく 味気ない
味気なく 味気なかっ; fun = 愉快 娯楽 遊戯 楽しい たのしい 楽しく 楽しかっ たのしく たのしかっ 楽し; happy = 幸せ 幸福 しあわせ 幸い 嬉しい うれしい 喜ばしい 嬉しく 嬉しかっ うれしく うれしかっ
喜ばしく 喜ばしかっ 嬉し; sad = 悲しみ 悲しい かなしい 哀しい 切ない 悲しく 悲しかっ かなしく かなしかっ 哀しく 哀しかっ 切なく 切なかっ 悲し 哀し 切な; lonely = 孤独 寂しい さびしい 淋しい さみしい
侘しい 寂しく 寂しかっ さびしく さびしかっ 淋しく 淋しかっ さみしく さみしかっ 侘しく 侘しかっ 寂し 淋し 侘し; afraid = 不気味 怖い こわい 恐ろしい おそろしい 怖く 怖かっ こわく こわかっ 恐ろしく
恐ろしかっ おそろしく おそろしかっ 怖; angry = 怒って 憤り 腹立たしい 腹立たしく 腹立たしかっ; kind = 親切 種類 温厚 思いやり 好意 しんせつ 種 厚意 丁重 優しい 優しく 優しかっ 優し; polite =
丁寧 ていねい 礼儀 礼儀正しい 礼儀正しく 礼儀正しかっ; rude = 失礼 無礼 失敬 乱暴 ぶしつけ; quiet = 静か しずか 静穏 静粛 静けさ 静寂 物静か; noisy = 賑やか にぎやか うるさい 騒がしい
やかましい 騒々しい うるさく うるさかっ 騒がしく 騒がしかっ やかましく やかましかっ 騒々しく 騒々しかっ; busy = 多忙 繁忙 話し中 繁忙期 忙しい いそがしい 忙しく 忙しかっ いそがしく いそがしかっ 忙し; free
= 自由 無料 ただで 無償 フリー 自由に 暇 無料で; free of charge = 無償で 料金不要 費用負担なし; safe = 安全 安心 金庫 無事 安泰; dangerous = 危険 物騒 危ない あぶない 危うい
危なく 危なかっ あぶなく あぶなかっ 危うく 危うかっ 危な 危う; healthy = 健やか 元気 健全 達者; sick = 病弱 病気 体調不良 具合が悪い 気持ち悪い 具合が悪く 具合が悪かっ 気持ち悪く 気持ち悪かっ;
rich = 金持ち 豊か 裕福 豊富 富裕 ゆたか; poor = 貧困 貧乏 貧弱 困窮 低所得 貧しい まずしい 貧しく 貧しかっ まずしく まずしかっ 貧し 貧民; smart = 利口 聡明 スマート 頭がいい 賢明 賢い
かしこい 賢く 賢かっ かしこく かしこかっ 賢; stupid = 馬鹿 ばか 愚か 愚かな; wise = 知恵のある; delicious = 美味 美味しい おいしい 旨い 美味しく 美味しかっ おいしく おいしかっ 旨く 旨かっ
旨; sweet = 甘味 甘口 甘い あまい 甘く 甘かっ あまく あまかっ 甘 甘み; spicy = 辛口 香辛料 辛い からい 辛く 辛かっ からく からかっ 辛 辛味 スパイシー; bitter = 苦味 苦い にがい 苦々しい
苦く 苦かっ にがく にがかっ 苦々しく 苦々しかっ 苦; sour = 酸味 酸っぱい すっぱい 酸っぱく 酸っぱかっ すっぱく すっぱかっ; salty = 塩分 塩辛い しょっぱい 塩辛く 塩辛かっ しょっぱく しょっぱかっ 塩辛
塩味; deep = 深 深い ふかい 奥深い 深かっ ふかく ふかかっ 奥深く 奥深かっ 奥深; shallow = 浅 浅い あさい 浅く 浅かっ あさく あさかっ; sharp = 鋭利 急激 シャープ 鋭い するどい 鋭く 鋭かっ
するどく するどかっ 鋭; dull = 鈍感 鈍い にぶい 鈍く 鈍かっ にぶく にぶかっ 鈍; round = 丸 円形 丸い まるい 円い 丸っこい 丸く 丸かっ まるく まるかっ 円く 円かっ 丸っこく 丸っこかっ; square
= 四角 正方形 広場 平方 四角い 四角く 四角かっ 四角形; flat = 平ら 平坦 フラット 平たい 平べったい 平たく 平たかっ 平べったく 平べったかっ 平た; straight = まっすぐ 真っ直ぐ 直線 ストレート
一直線; full = 満員 満杯 満 フル 満席 満室; empty = 空 空っぽ 空き 空室 空席 がらがら 虚しい 虚しく 虚しかっ 虚し; clear = 明らか 明確 明白 はっきり 明瞭 あきらか 鮮明 クリア 澄んだ
明らかに; unclear = 不明 不明確 曖昧 あいまい 不詳 不明瞭 あやふや; correct answer = 正解 正答; accurate = 正確 的確 精密 確実 精確; appropriate = 適切 適当 妥当
適宜 適 適切に; inappropriate = 不適当 不相応; sufficient = 足る 足りて 十二分; insufficient = 不十分 不充分 力不足 足りず; equal = 平等 対等 均等 均一 等分;
different = 異なる種類 別物 別種 違った; similar = 似た 似通った ような 近似; possible = 可能性 見込みのある 出来得る; impossible = 無理 不能 到底; useful = 役に立つ
有用 便利 有益 役立ち 重宝; useless = 役に立たない 無益 無用 使えない 用無し; convenient = 都合がよい 好都合 利便 都合の良い; inconvenient = 不便 不都合 都合が悪い 不自由;
comfortable = 居心地 気持ちいい 心地よい 心地良い 心地よく 心地よかっ 心地良く 心地良かっ; famous = 著名 高名 名だたる 名高い 名高く 名高かっ 名高; popular = 人気 人気のある 大衆
人気がある 流行りの; public = 公 公共 公的 公衆 公然 公立 公用; private = 私的 個人的 私立 民間 私有 プライベート 私用 私 私人; official = 公式 正式 公務員 役人 官 職員 官公吏;
legal = 法的 合法 法律上 適法 法定 法律的 リーガル; illegal = 違法 不法 非合法 違法行為 不法行為; international = 国際 国際的 インターナショナル; domestic = 国内 国産 家庭内
内国; foreign = 外国 海外 国外 洋 異国 外来; local = 地元 現地 ローカル 当地; national = 国民 全国 国立 国家的 国有 全国的; global = 世界的 地球規模 グローバル 世界中;
main = 主 メイン 本体 基幹 主役 主力; additional = 付加的 余分 割増 追加的; individual = 個人 個別 各人; common = 共通 よくある 共同 ありふれた; joint = 連帯 関節
連名 継ぎ手; direct = 直接 直通 直接に 直 ダイレクト 直接的; indirect = 間接 間接的 遠回し; current = 現行 現在の状況 電流 当座 現; former = 元 かつての 先代 旧姓;
temporary = 一時的 臨時 仮 一時 暫定 当面 つかの間; permanent = 永久 永続 恒久 常設 永遠 終身 永住 恒常 永久に; regular = 定期 定期的 規則的 正規 定例 レギュラー 定期的に 常連;
irregular = 不規則 不定期 異常 イレギュラー; final = 最終的 決勝 確定的 終局 決勝戦; total = 総 全額 トータル 全面的 計; whole = 丸ごと 全面 まるごと 全身 一円; partial =
部分的 部分 片 偏った; average = 平均 平均的 並み アベレージ 平均値; maximum = 最大 最高 マックス 最高額 最大値; minimum = 最小 最小限 必要最低限 最小限度 最小値; best = ベスト
最良 最善 最適 最優秀 最上; worst = 最悪 ワースト; better = より良い ましな もっと良い より良く; worse = より悪い もっと悪い; absolute = 絶対 絶対的 アブソリュート; relative
= 相対的 親戚 親族 親類 親類縁者 血縁 身内; serious = 深刻 真剣 まじめ 真面目 重篤 生真面目 重症 本気; severe = 厳格 過酷 猛烈 厳重 厳しい 激しい きびしい ひどい 酷い はげしい きつい
手厳しい 厳しかっ 激しく 激しかっ きびしく きびしかっ ひどく ひどかっ 酷く 酷かっ はげしく はげしかっ きつく きつかっ 手厳しく 手厳しかっ 厳し 激し 酷; gentle = 穏やか おだやか 温和 柔和 大人しい
おとなしい 大人しく 大人しかっ おとなしく おとなしかっ; careful = 慎重 注意深く 入念 念入り 用心深い 用心深く 用心深かっ; careless = 不注意 うっかり 軽率 過失による 粗末 不用意; honest =
正直 誠実 率直 素直 誠実に 真摯; fair = 公正 公平 フェア 正々堂々 見本市; unfair = 不公平 不公正 理不尽 アンフェア; reasonable = 合理的 手頃 無理のない もっともな; strict = 厳密
厳しく 厳正; patient = 患者 病人 患者さん 患者様 我慢強い 忍耐強い 辛抱強い 我慢強く 我慢強かっ 忍耐強く 忍耐強かっ 辛抱強く 辛抱強かっ; brave = 勇敢 勇気 度胸 勇ましい 勇ましく 勇ましかっ;
active = 活発 積極的 活動的 能動 アクティブ 盛ん さかん; passive = 受動的 消極的 受け身; positive = 肯定的 陽性 前向き プラス 肯定 ポジティブ; negative = 否定的 陰性 マイナス
ネガティブ 否; fresh = 新鮮 生 フレッシュ 生鮮 みずみずしい みずみずしく みずみずしかっ; raw = 未加工; ripe = 熟した 完熟; dry weather = 乾いた; wet = 濡れた 湿った 湿っぽい
湿っぽく 湿っぽかっ; dense = 濃密 密集 密 緻密; rare = 希少 まれな 珍しい めずらしい 珍しく 珍しかっ めずらしく めずらしかっ 珍し; precious = 宝 かけがえのない 尊い 貴い 尊く 尊かっ 貴く
貴かっ 尊 貴; huge = 莫大 膨大; tiny = 微小 極小 ちっぽけ 微細; rough = 大まか ざらざら 粗 粗い 荒い 荒っぽい 粗く 粗かっ 荒く 荒かっ 荒っぽく 荒っぽかっ 荒; smooth = 滑らか
なめらか スムーズ 円滑 円滑に すべすべ; bare = 裸 剥き出し むき出し; blind = 盲目 ブラインド 盲 視覚障害 簾 すだれ; deaf = 聾 聴覚障害 難聴; lazy = 怠惰 怠け者 不精; diligent
= 勤勉 まめ 熱心; eager = 意欲的 懸命 一生懸命 ひたむき; proud = 誇らしい 誇り高い 誇らしく 誇らしかっ 誇り高く 誇り高かっ; shy = 内気 恥ずかしい はずかしい 照れくさい 恥ずかしく 恥ずかしかっ
はずかしく はずかしかっ 照れくさく 照れくさかっ; envious = 羨ましい うらやましい 妬ましい 羨ましく 羨ましかっ うらやましく うらやましかっ 妬ましく 妬ましかっ; familiar = 馴染み おなじみ 身近 親しい
なつかしい 懐かしい したしい 親しく 親しかっ なつかしく なつかしかっ 懐かしく 懐かしかっ したしく したしかっ 親し; close friend = 親友 仲良し 親しい友; tired = 疲れた 倦怠感 疲労感 だるい 眠い
ねむい だるく だるかっ 眠く 眠かっ ねむく ねむかっ 眠; hungry = 空腹 お腹が空い 飢え ひもじい ひもじく ひもじかっ; thirsty = 喉が渇い のどが渇い 渇き 口渇; drunk = 酔った 酔っ払い;
pregnant = 妊娠 妊婦 妊娠中 懐妊 みごもる; married = 既婚 有配偶; single = 独身 未婚 一つの シングル 単一 独身者 単; alive = 生きた; dead = 死んだ 死者 故人 亡き; red
= 赤 赤色 紅 真っ赤 赤い あかい 赤く 赤かっ あかく あかかっ レッド; blue = 青 青色 ブルー 紺 真っ青 青い あおい 青く 青かっ あおく あおかっ; green = 緑 緑色 グリーン みどり; yellow =
黄色 黄 イエロー 黄色い 黄色く 黄色かっ; black = 黒 黒色 ブラック 真っ黒 黒い くろい 黒く 黒かっ くろく くろかっ; white = 白 白色 ホワイト 真っ白 白い しろい 白く 白かっ しろく しろかっ;
brown = 茶色 茶 褐色 ブラウン 茶色い 茶色く 茶色かっ; gray = 灰色 グレー 鼠色; pink = ピンク 桃色; purple = 紫 紫色 パープル; orange = オレンジ 橙 橙色; color = 色
色彩 カラー 彩り 色合い; rent = 家賃 賃料 地代 賃借料 賃貸料 月額賃料 お家賃 店賃 使用料 賃料等; lease = 賃貸借 リース 賃貸契約 借家 賃借 賃貸借契約 定期借家 借地 定期借地; lease
contract = 賃貸借契約書 建物賃貸借 建物賃貸借契約 借家契約 賃貸契約書; landlord = 大家 大家さん 賃貸人 貸主 家主 貸し主 貸家人 貸手 オーナー 地主; tenant = 借主 賃借人 借家人 入居者
借り主 テナント 店子 同居人 借地人; sublease = 転貸借 サブリース 無断転貸 転借; vacancy = 空き部屋 空き家 空家 空室状況; deposit = 敷金 保証金 手付金 預かり金 預り金 デポジット 預託金
内金 手付 申込金; key money = 礼金 権利金 敷引き 敷引; renewal fee = 更新料 更新手数料 契約更新料; common charges = 共益費 管理費 修繕積立金 修繕費 共用部分 共用部 共益;
brokerage fee = 仲介手数料 媒介報酬 紹介手数料; restoration = 原状回復 原状回復費用 現状回復 原状; notice period = 予告期間 解約予告 解約予告期間 通知期間 予告期限; notice
of termination = 解約通知 解約届 解除通知 解約の通知 解約申入れ 解約申し入れ 退去届 退去通知 解約通知書; cancellation fee = 解約金 キャンセル料 取消料 解約料 違約料 解約手数料 契約解除料
解除料; early termination = 中途解除 途中解除 期間内解約; cooling off = クーリングオフ クーリング; eviction = 強制退去 明渡請求 立退料 立ち退き料; apartment = アパート
マンション 集合住宅 共同住宅 賃貸住宅 住戸 団地 公営住宅; condominium = 分譲マンション 区分所有 管理組合; room = 部屋 室 居室 へや 洋室 和室 個室 間取り 貸室 ルーム; house = 家 住宅
住居 家屋 一戸建て 戸建て 屋敷 一軒家 お宅 住まい 宅 自宅 マイホーム 住い 民家; home = 家庭 ホーム 我が家 実家; building = 建物 ビルディング ビル 建築物 館 棟 建造物; real estate =
不動産 不動産業 物件 不動産会社 宅地建物 不動産業者 宅建業者; property = 財産 所有物 資産 物件概要 性質 私有財産 所有財産; ownership = 所有権 所有者 持ち主 持主 名義 所有権者 名義人;
floor = 階 床 フロア 階建て 床面 フローリング; ground floor = 一階 地上; upper floor = 二階 上階 階上; basement = 地下 地下室 地階; roof = 屋根 屋上; wall =
壁 塀 壁面 外壁 壁紙 城壁 ウォール; ceiling = 天井; window = 窓 ウィンドウ まど 窓ガラス ウインドウ; door = ドア 扉 戸 玄関 とびら 玄関ドア 戸口; key = 鍵 キー カギ 合鍵 かぎ
合い鍵; entrance = 入口 入り口 玄関口 出入口 出入り口 エントランス; exit = 出口 退場 非常口; stairs = 階段 段 ステップ; elevator = エレベーター 昇降機 リフト エレベータ;
corridor = 廊下 通路 回廊; balcony = ベランダ バルコニー; garden = 庭 庭園 ガーデン 中庭; garage = 車庫 ガレージ; parking lot = 駐車場 駐輪場 パーキング場;
kitchen = 台所 キッチン 厨房 炊事場; bathroom = 浴室 風呂場 お風呂 風呂 バスルーム 洗面所 ユニットバス; toilet = トイレ 便所 お手洗い 便器 手洗い 化粧室 洋式便器; bedroom = 寝室
ベッドルーム; living room = 居間 リビング 茶の間 リビングルーム; furniture = 家具 家財 調度 家財道具 調度品; equipment = 設備 機器 備品 装置 器材 用具 付属設備 機材;
appliance = 家電 電化製品 電気製品 家電製品 電気器具; bed = ベッド 寝台 布団 床に就; table = 机 テーブル 表 食卓 デスク 台 一覧表 卓 卓袱台; chair = 椅子 座席 イス チェア;
shelf = 棚 本棚 戸棚 シェルフ; mirror = 鏡 ミラー; lamp = 電球 ランプ 照明器具 蛍光灯 灯り スタンド灯; curtain = カーテン 幕; carpet = 絨毯 カーペット じゅうたん 敷物 ラグ;
tatami = 畳 たたみ 襖 障子; refrigerator = 冷蔵庫 冷凍庫 冷凍冷蔵庫; washing machine = 洗濯機 ランドリー 乾燥機 全自動洗濯機 ドラム式洗濯機; vacuum cleaner = 掃除機
電気掃除機 クリーナー ロボット掃除機; air conditioner = エアコン 空調 冷房 クーラー 冷暖房 空調機 ルームエアコン; heating = 暖房 ヒーター 暖房器具 ストーブ 床暖房 加温; water
heater = 給湯器 湯沸かし器 給湯 湯沸器 温水器 電気温水器; tap = 蛇口 水栓; pipe = 管 配管 パイプ 水道管 導管 管路; mold = カビ かび 黴 結露; wear and tear = 自然損耗
通常損耗 通常の損耗; pet = ペット 愛玩動物; neighbor = 隣人 近所の人 隣家 ご近所 隣 隣の人 となり 近隣住民; neighborhood = 近辺 町内 界隈; resident = 住民 居住者 住人 在住;
address = 住所 宛先 アドレス 所在地 宛名 現住所 番地 ご住所 居所 本籍 送付先 宛 届け先; postal code = 郵便番号 郵便; emergency contact = 緊急連絡先; contact = 連絡先
ご連絡先 問い合わせ先 コンタクト 問合せ先 お問い合わせ先 お問合せ先; contract = 契約 契約書 約定書 本契約 ご契約 請負契約 業務委託契約 契約書類 契約締結時; agreement = 協定 合意書 覚書 取決 協約
同意書 約束事 申し合わせ; contract period = 契約期間 賃貸借期間 契約の期間 契約年数 存続期間; contract party = 契約当事者 当事者 契約者 相手方 ご契約者 先方 当事者間 契約者本人;
first party = 甲 甲及び乙 甲乙; second party = 乙; third party = 第三者 丙; clause = 条項 条 約款 条文 規約 但し書き 特約 但書 項 号 特約事項 約条; terms
and conditions = 利用規約 契約条件 規定集 諸条件 取引条件 利用条件 普通保険約款 会員規約; condition = 条件 状態 コンディション 状況 具合 要件 様子 調子; provision = 定めのある
引当金 条規 定款の規定; article = 記事 条目 品 論文 第一条 物品; paragraph = 段落 第一項 第二項; attachment = 添付ファイル 別紙 別添 付属書 別表 添付資料 愛着 同封;
appendix = 付録 附則 付則 付属; document = 書類 文書 ドキュメント 書面 資料 証書 書 関係書類 文献; paper = 紙 用紙 論 ペーパー 紙面; form = 書式 様式 フォーム 形式 形 型 形態
所定の用紙 所定用紙; letter = 手紙 書簡 封書 レター 通信文 書状 文字 便り; signature = 署名欄 自署 サイン欄 記名 花押; seal certificate = 印鑑証明書 印鑑証明 印鑑登録
印鑑登録証明書; original = 原本 元々 正本 オリジナル 本来 独自 原 独創 元来; certified copy = 謄本 抄本 正式な写し 認証謄本; duplicate = 二通 副本 重複 複本 控えの; valid
until = 有効期限 有効期間 使用期限 消費期限 賞味期限 期限まで; validity = 有効性 効力 妥当性; obligation = 義務 責務 債務 義務的 務め 本分 負う義務; liability = 責任 賠償責任
負債 法的責任 損害賠償責任 責任を負; responsibility = 責任者 職責 責め負い 責任感 自己責任; joint guarantor = 連帯保証人 連帯保証 保証人 身元保証人 家賃保証会社 保証会社 身元引受人;
guarantor company = 債務保証; negligence = 過失 怠慢 不注意による 重過失 重大な過失 注意義務違反; intent = 故意 意図 意思 意向 つもり 故意に 意思表示; force majeure
= 不可抗力 天災 天災地変; damages = 損害賠償金 賠償金 損害金 損害賠償額 慰謝料 示談金; loss = 損失 赤字 紛失物 ロス 損 欠損 滅失; advantage = 有利 長所 優位 強み 優遇;
disadvantage = 不利 不利益 短所 欠点 デメリット 弱点; purpose = 目的 趣旨 用途 使途 使用目的 主旨; goal = 目標 ゴール 到達点; method = 方法 手段 方式 仕方 やり方 手法 しかた
方策 すべ 要領 メソッド; procedure = 手続き 手続 手順 プロセス 過程 お手続き 諸手続き お手続 手はず; rule = 規則 ルール 規程 決まり きまり 規律 定則 法則 掟 ルール違反; regulation =
法規 条例 規則集 管理規約 就業規則 政令 省令; law = 法律 法 法令 法学 民法 法制; constitution = 憲法 体質 定款; criminal law = 刑法 刑事 刑事訴訟; civil = 民事 市民的;
code = 法典 符号 コード 暗号 コーディング; bill of law = 法律案 条例案; ordinance = 法令等; lawyer = 弁護士 法律家 司法書士 行政書士 法務 弁護人; notary = 公証人
公正証書 公証役場; court = 裁判所 法廷 家庭裁判所 地方裁判所 簡易裁判所 最高裁判所 高等裁判所 管轄裁判所 コート 宮廷; jurisdiction = 裁判管轄 専属管轄 合意管轄 司法権 管轄区域; lawsuit =
訴訟 裁判 訴え提起 民事訴訟 公判 係争 訴訟手続; plaintiff = 原告 申立人 請求人 請求者; defendant = 被告 被告人; complaint = 訴状 告訴状 苦情申立て 申し立ての 苦情処理;
evidence = 証拠 エビデンス 証跡 根拠 裏づけ 証拠書類; proof = 証拠となる 証明となる あかし; certificate = 証明書 認定書 認定証 免状 卒業証明書 修了証 資格証 許可証; judgment =
判断 裁決 見解; verdict = 評決 評定; crime = 犯罪 罪 刑事事件 罪悪; criminal = 犯罪者 犯人; victim = 被害者 犠牲者 被災者 罹災者; police = 警察 警察署 警察官 警官 交番
巡査 お巡りさん 警視庁; prison = 刑務所 監獄 牢 拘置所 牢獄; theft = 窃盗罪 盗難届 空き巣 盗品 泥棒; fraud = 詐欺 詐称 不正行為 振り込め詐欺 偽造 騙し; dispute = 紛争 争議
もめごと 争いごと トラブル; settlement = 和解金 示談書 入植地 精算書; arbitration = 仲裁合意; investigation = 調査結果; law firm = 法律事務所; legal advice
= 法律相談 無料相談; power of attorney = 委任状 代理権 委任契約; agent = 代理人 代理店 代理 エージェント 代理業者 代行 取次店; representative = 代表者 担当者 代表取締役 議員
代理者; beneficiary = 受取人 受益者 受給者 保険金受取人; heir = 相続人 後継者 法定相続人 跡継ぎ 承継人; inheritance = 遺産 相続財産 遺産分割 相続放棄 遺留分; will = 遺言 遺言書
意志 遺書; inheritance tax = 相続税 贈与税; custody = 親権 監護 留置; alimony = 養育費 扶養料 婚姻費用; guardian = 保護者 後見人 成年後見 親権者 後見 未成年後見人;
minor = 未成年 未成年者 軽微 年少者; adult = 成人 大人 おとな 成年 成年者; insurance = 保険 保険会社 損害保険 損保 保険契約 ほけん 共済 保険事業; insurance policy =
保険証券 保険証書 保険約款 共済証書; insurance premium = 保険料 掛金 掛け金 掛け捨て 保険料額 月払保険料; insured person = 被保険者 保険契約者 加入者 補償対象者 保険の対象;
insurance money = 保険金 保険給付 給付金額 保険金額 保険金等 満期保険金 死亡保険金; insurance claim = 保険金請求 保険請求; life insurance = 生命保険 生保 死亡保険 終身保険
定期保険; health insurance = 健康保険 国民健康保険 医療保険 社会保険 国保 社保 保険診療; health insurance card = 健康保険証 保険証 被保険者証 資格確認書; car insurance
= 自動車保険 自賠責保険 任意保険 車両保険 自賠責 対人賠償 対物賠償; fire insurance = 火災保険 地震保険; travel insurance = 旅行保険 海外旅行保険; liability insurance
= 賠償責任保険 個人賠償責任保険; nursing care insurance = 介護保険 要介護認定 要介護 要支援 介護認定 介護サービス; unemployment insurance = 雇用保険 失業保険 失業給付
失業手当 基本手当; accident compensation = 労災保険 労災 労働災害 労災補償; coverage = 補償範囲 補償内容 保障内容 適用範囲 補償対象 保障額 補償額 保険範囲; deductible =
免責金額 自己負担 自己負担額 自己負担金 免責額; insured event = 保険事故 支払事由 保険金支払事由; exclusion = 免責事由 適用除外 除外事項 補償対象外 対象外; accident = 事故 災害事故
アクシデント 交通事故 人身事故 物損事故 事故発生; incident = 事件 インシデント; disaster = 災害 災難 震災 大災害 罹災 惨事; fire = 火 火災 火事 炎 出火 放火 火気; earthquake
= 地震 じしん 大地震 大震災; flood = 洪水 水害 床上浸水 氾濫; typhoon = 台風 暴風雨 嵐 颱風; theft insurance = 盗難保険; risk = リスク 危険性 危険度; premium =
割増金 プレミアム 割増料金 割り増し; bank = 銀行 金融機関 信用金庫 ゆうちょ銀行 信用組合 土手 バンク; bank branch = 支店名 取扱店; bank account = 銀行口座 預金口座 口座 普通預金
当座預金 振込口座 指定口座 貯金口座; account number = 口座番号 店番号; account holder = 口座名義 口座名義人 預金者; passbook = 通帳 預金通帳 貯金通帳; savings = 貯金
預金 貯蓄 定期預金 積立金 蓄え 定期積金; balance statement = 残高証明書 利用明細 取引明細; bank transfer = 振込 振り込み 銀行振込 送金 口座振込 振込先 お振込み お振込 振込み;
direct debit = 口座振替 自動引き落とし 自動引落 引き落とし 引落 自動振替 口座引落 自動払込; transfer fee = 振込手数料 送金手数料; cash = 現金 キャッシュ 現なま; cash machine
= 現金自動預払機; cash card = キャッシュカード 銀行カード; credit card = クレジットカード クレジット カード払い クレカ; card = カード はがき大 名刺 札; pin = 暗証番号 ピン;
credit = 与信 信用取引 掛け売り 貸方 単位 信用枠; check bank = 小切手 小切手帳; loan = ローン 貸付 借入金 融資 借金 貸付金 貸金 カードローン 貸し付け 消費貸借; debt = 債務額 負債額
借財 未払金 未払債務 借入残高; debtor = 債務者 借入人 借受人; creditor = 債権者 貸金業者 債権 貸し手; interest = 利息 利子 金利 年利 利率 実質年率 利回り 年率; interest
rate = 適用利率 固定金利 変動金利 貸付利率 適用金利 法定利率; late fee = 延滞手数料 督促手数料 遅延料; repayment = 返済額 返済期間 返済方法 償還 返済金 毎月返済額; installment =
分割払い 月賦 割賦 分割払 リボ払い 分納 分割返済 均等払い; lump sum = 一括 一括払い 一括払 一時金 一時払い 一時払; collateral = 担保 担保物件 担保権; bankruptcy = 破産 自己破産
民事再生 債務整理; payment = 支払 お支払い 払い 納付 お支払 支払金 代金支払 納付書 ご入金 決済額; advance payment = 前払い 前払 前金 先払い 前納; cash on delivery =
代金引換 代引き 代引 着払い; deferred payment = 後払い 後払 延払い 掛け払い; payment method = 支払方法 支払い方法 お支払方法 決済方法 お支払い方法; unpaid = 未払い 未払 未納
滞納金 未入金 不払い; paid = 払込済 納付済み 有料 支払済みの 有償; arrears = 滞納額 延滞額 滞納家賃 滞納者; overdue = 期限超過 期日超過 支払遅延 延滞中; reminder = 催促状
リマインダー 再通知 再請求; dunning = 督促手続 支払督促; fee = 料金 手数料 会費 報酬 謝礼 料 手数 受講料 謝金; basic fee = 基本料金 基本料 月額料金 月額基本料; charge fee =
追加料金 請求料金 従量料金 諸費用 諸経費; price = 価格 値段 代金 代価 単価 お値段 物価 ねだん 対価 定価 プライス 売価; list price = 小売価格 希望小売価格 標準価格; discount = 割引
値引き 値引 割引額 割引料金 割引率 値下げの ディスカウント 割引価格; sale = 売り出し セール 特売 バーゲン 売上 売り上げ 安売り; sales contract = 売買契約 売買契約書 売買代金; surcharge
= 追徴金 加算金 割増料 サーチャージ; expense = 必要経費 諸費 雑費 実費 費目; living expenses = 生活費 生計 生計費 暮らし向き; travel expenses = 旅費 交通費 出張費
出張旅費; transport costs = 運賃 送料 配送料 運送料 宅配料 送料無料 輸送費; repair costs = 修理代 修理費 修理費用 修繕費用; income = 収入 所得 実入り 年収 総所得 月収 所得額
不労所得; profit = 利潤 黒字 儲け 収益 当期純利益 もうけ 純利益; revenue = 歳入 売上高 税収 営業収益; asset = 固定資産; wealth = 富 財力 資産家; money = お金 金 かね 金銭
おかね 通貨 銭 マネー 貨幣 資金; coin = 硬貨 コイン 小銭 小判; banknote = 紙幣 お札 千円札; currency = 為替 外貨 外国為替; exchange rate = 為替レート 為替相場; yen =
円 日本円 円建て 円貨; dollar = ドル 米ドル; euro = ユーロ; consumption tax = 消費税 消費税額 付加価値税 消費税込み 地方消費税; tax included = 税込 税込み 内税 税込価格
消費税込; tax excluded = 税別 税抜 税抜き 外税 税抜価格; income tax = 所得税 源泉徴収税 復興特別所得税 所得税額; withholding tax = 源泉徴収 源泉所得税 源泉徴収票 源泉徴収額;
resident tax = 住民税 市県民税 市民税 都民税 県民税 町民税 特別徴収 普通徴収; property tax = 固定資産税 都市計画税 不動産取得税; car tax = 自動車税 軽自動車税 重量税 自動車重量税
自動車取得税; corporate tax = 法人税 事業税 事業所税; tax return = 確定申告 納税申告 申告書 確定申告書 納税申告書 青色申告 修正申告; year end adjustment = 年末調整; tax
office = 税務署 国税庁 国税局 税務; tax accountant = 税理士 会計士 公認会計士; tax deduction = 所得控除 扶養控除 医療費控除 配偶者控除 基礎控除 税額控除 寄附金控除 控除額; tax
refund = 還付 還付金 税金還付 還付申告 過誤納金; tax rate = 税率 軽減税率 課税標準; taxable = 課税対象 課税所得 課税対象額; tax notice = 納税通知書 課税明細書 納税通知 税額通知;
stamp duty = 印紙税 収入印紙 印紙; tariff = 関税 料金表 料率; accounting = 会計 経理 決算 財務会計 簿記; budget = 予算 予算案 予算額; financial statement =
財務諸表 貸借対照表 損益計算書 決算書; statement = 明細 明細書 声明 陳述書 ステートメント 内訳書; breakdown = 内訳 故障内容 費用内訳 故障する 壊れた; item = 品目 項目 事項 アイテム 品物
件; quantity = 個 台数 点数 枚数; unit price = 一個当たり; subtotal = 小計; grand total = 総合計額 合計金額 合計額 お支払総額 支払総額; invoice number =
請求書番号 請求番号 登録番号; customer number = お客様番号 顧客番号 会員番号 契約者番号 お客さま番号; reference number = 整理番号 照会番号 受付番号 管理番号 問い合わせ番号;
payslip = 給与明細 給与明細書 給料明細; salary = 給料 給与 俸給 サラリー 月給 賃金 月俸 年俸 給与等; wage = 労賃 時給 日給 最低賃金 手間賃 時間給; minimum wage =
地域別最低賃金; basic salary = 基本給 本給; allowance = 手当て金 各種手当 諸手当 住宅手当 通勤手当 家族手当 役職手当 小遣い; overtime pay = 残業代 残業手当 時間外手当 割増賃金
超過勤務手当; bonus = ボーナス 賞与 特別手当 報奨金; severance pay = 退職金 退職手当 退職一時金; raise in pay = 昇給 賃上げ ベースアップ; payday = 給料日 給与支払日;
employment = 就職口 雇用関係 雇い入れ; employment contract = 雇用契約 労働契約 雇用契約書 労働条件通知書 雇用条件; employer = 雇用主 雇い主 使用者 事業主 雇主 雇用者;
employee = 従業員 社員 被用者 労働者 正社員 会社員 スタッフ サラリーマン; worker = 働き手 勤労者 作業員 勤め人 作業者; fixed term = 有期 有期雇用 期間の定め 有期契約; part time
job = アルバイト パート バイト 非常勤 短時間労働者 パートタイム; full time = 常勤 フルタイム 専任; temporary worker = 派遣社員 派遣労働者 契約社員 労働者派遣; permanent
employment = 無期雇用 終身雇用 正規雇用; probation = 試用期間 保護観察 執行猶予 仮採用 見習い期間; working conditions = 労働条件 勤務条件 就業条件 待遇条件; overtime =
残業時間 時間外 超過時間; break time = 休憩 休憩時間 一休み 中休み 小休止; shift = 交代 勤務表 シフト 交替 夜勤 当直 日勤 交代制; day off = 休日出勤 代休 振替休日 公休 非番;
vacation = 有給休暇 年次有給休暇 夏休み 有休 有給 年休 長期休暇 冬休み; parental leave = 育児休業 産休 育休 産前産後休業 産前産後休暇 出産休暇; sick leave = 病気休暇 傷病休暇 休職
病欠; sick pay = 傷病手当金 休業補償 傷病手当 休業手当; nursing leave = 介護休業 介護休暇 看護休暇; unemployment = 失業 失職 無職 失業者 失業率; public employment
office = 職業安定所 ハローワーク; labor union = 労働組合 労組 組合; collective agreement = 労働協約 労使協定 団体交渉; labor law = 労働基準法 労働法 労働基準監督署
労基署; resignation letter = 退職届 退職願 辞表 辞職願; job = 職 職業 職務 業務 職種 勤め先 役目 ジョブ; job offer = 求人 求人票 内定通知; applicant = 応募者 申請者
申込者 志願者 志望者 出願者; resume = 履歴書 職務経歴書 経歴書 経歴; qualification = 資格 免許 資質 資格要件 応募資格; experience required = 実務経験; position =
地位 役職 ポジション 職位 立場 役割; duty = 任務 職務上 務めの 当番 公務; career = キャリア 職歴 生涯; workplace = 職場 勤務先 勤務地 就業場所 仕事場 作業場; office = 事務所
オフィス 事務室 営業所 執務室 事務 局; company = 会社 企業 株式会社 法人 当社 弊社 御社 有限会社 貴社 社 カンパニー 合同会社 商社; our company = 自社 小社 我が社 わが社; business
= 事業 商業 ビジネス 営業 業 実業 商; branch = 支店 支社 支部 枝 出張所 分店 分枝; headquarters = 本社 本部 本店 司令部; factory = 工場 製造所 製作所; department =
部 部門 課 部署 担当部署 学部 係 学科; section chief = 課長 係長 主任; manager = 部長 支配人 管理者 店長 マネージャー 支店長 所長; boss = 上司 ボス 親方 頭; president =
社長 大統領 会長 学長 総裁; director = 取締役 理事 役員 局長 ディレクター 重役 映画監督; board of directors = 取締役会 理事会 役員会; shareholder = 株主 株主総会 出資者;
chairman = 議長 委員長 座長; secretary = 秘書 書記 幹事; colleague = 同僚 仲間 同業者; subordinate = 部下 下位 従属; staff = 職員一同 要員 人員; team =
チーム 班 組; personnel = 人事 人事部 人材; pension = 年金 国民年金 厚生年金 老齢年金 老齢基礎年金 企業年金 恩給 公的年金 老齢厚生年金 年金額 ペンション; pension office =
年金事務所 日本年金機構 年金機構; pension contribution = 年金保険料 国民年金保険料 厚生年金保険料; pensioner = 年金受給者 年金生活者; disability pension = 障害年金
障害基礎年金 障害厚生年金; survivor pension = 遺族年金 遺族基礎年金 遺族厚生年金; pension age = 支給開始年齢 受給開始 受給資格 繰上げ 繰下げ 受給開始年齢; retirement = 定年 隠退
停年 老後; social insurance = 社会保険料 社会保険労務士 社労士; social security = 社会保障 福祉 社会福祉 社会保障制度; welfare = 生活保護 福利 福利厚生 公的扶助 厚生;
child allowance = 児童手当 児童扶養手当 子ども手当; subsidy = 補助金 助成金 助成 交付金 支援金 奨励金 給付制度; scholarship = 奨学金 奨学生 育英; dependent = 扶養家族
被扶養者 扶養親族 扶養者 扶養人; household = 世帯 所帯 家計 世帯主 家事; contributor = 拠出者 被保険者期間; bonus points = ポイント ポイント付与 ポイント還元; public
office = 役所 官公庁 官庁 公的機関 お役所; city hall = 市役所 区役所 市庁舎 町役場 村役場 役場; counter = 窓口 カウンター 受付窓口; reception = 受付 受け付け フロント 歓迎会
披露宴; government = 政府 行政 内閣 官邸 政権 行政機関; ministry = 省 厚生労働省 総務省 外務省 財務省 文部科学省 法務省 省庁; minister = 大臣 首相 総理大臣 閣僚 総理; agency
= 庁 機関 機構; authority = 当局 権限 権威 職権 管轄官庁; resident registration = 住民登録 住民票 転入届 転出届 住民基本台帳 転居届; individual number =
マイナンバー 個人番号 個人番号カード 通知カード; family register = 戸籍 戸籍謄本 戸籍抄本 除籍; identification = 身分証明書 本人確認 身元確認 本人確認書類 身分証 身元 学生証;
passport = パスポート 旅券; visa = ビザ 査証; residence permit = 在留資格 在留カード 在留期間 滞在許可 在留許可 永住許可; immigration = 入国 入国管理 移民 入国審査 入管
移住; nationality = 国籍 帰化 民族; citizen = 市民 公民 区民 都民 県民; election = 総選挙 選挙管理委員会 選挙権; permit = 許可書 許認可 認可証; license = ライセンス
免許状 認可書 使用許諾; registration = 登録手続き 会員登録 ユーザー登録; registry = 登記簿 法務局 登記所 登記簿謄本 登記事項証明書; birth certificate = 出生届 出生証明書;
marriage registration = 婚姻届 離婚届; death certificate = 死亡届 死亡診断書; public notice = 官報; official language = 公用語; online
application = 電子申請 オンライン申請; shop = 店 店舗 商店 みせ ショップ お店 販売店 小売店 売店 当店; department store = 百貨店 デパート; supermarket = スーパー
スーパーマーケット; convenience store = コンビニ コンビニエンスストア; market = 市場 マーケット 市 相場; shopping = 買い物 買物 ショッピング; customer = 客 顧客 お客様
お客さま 得意先 取引先 利用者 お客 お客さん ご利用者; customer service = お客様窓口 お客様センター 接客 お客様相談室 コールセンター; consumer = 消費者 需要家; consumer center
= 消費生活センター 国民生活センター 消費者センター; seller = 売主 販売者 売り手 売り主 販売業者 売手 出品者; buyer = 買主 購入者 買い手 買い主 買受人 買手; dealer = 業者 取扱業者
ディーラー; manufacturer = メーカー 製造業者 製造元 製造者 製造会社 製造業; supplier = 仕入先 納入業者 供給者 サプライヤー; goods = 商品 財貨 貨物 品々 用品 物資 グッズ 財;
product = 製品 生産物 プロダクト 産物 生成物 本製品 製商品; brand = 銘柄 ブランド 商標; model = 型番 機種 型式 模型 モデル 手本 模範; serial number = 製造番号 シリアル番号
機体番号 シリアルナンバー; sample = 見本 サンプル 標本 試供品; return of goods = 返品交換 返品可能 返品受付 返品期限; exchange of goods = 商品交換 交換品 代替品; defect
= 欠陥 瑕疵 不具合 不良品 不備 契約不適合 初期不良 傷物 難点; warranty = 保証書 保証期間 品質保証 保証期限 製品保証 無償修理 メーカー保証 保証規定 無料修理; warranty claim = 契約不適合責任
瑕疵担保責任; delivery = 引渡日 配達日 お届け日; delivery date = 納品日 納入日 配達予定日 配達日時 配送日; delivery slip = 送り状番号 伝票番号 不在票; package = 小包
荷物 郵便物 パッケージ 包装品; parcel = 宅配便 ゆうパック 区画; shipping = 船積み 海運; shipping address = 配送先 お届け先; purchase = ご購入 お買い物 買付け;
purchase date = 購入日 お買い上げ日 購入年月日; order number = 注文番号 ご注文番号 受注番号; order form = 注文書 発注書 注文請書; stock = 在庫 株価 ストック 備蓄
在庫切れ; out of stock = 品切れ 売り切れ 完売 欠品 売切れ; catalog = カタログ 目録 商品案内; quality = 品質 質 クオリティ 良し悪し; performance = 性能 業績 実績
パフォーマンス; instruction manual = 取扱説明書 説明書 マニュアル 使用説明書 取説 手引書; instruction = 指示 指図 心得; use manual = 使い方 使用方法 使用法 用法 ご使用方法
利用方法; function = 機能 関数 働きの はたらき ファンクション; feature = 特徴 特長 特色 特性; size = 大きさ サイズ 寸法 規模; weight = 重さ 体重 重量 目方 おもさ; height
= 高さ 身長 背丈 背; length = 長さ 丈 全長; width = 幅 横幅 はば; depth = 深さ 奥行き 深度 奥行; area = 面積 地域 区域 領域 エリア 地区 地帯 一帯 専有面積; volume =
体積 容量 音量 巻 容積 ボリューム; speed = 速度 速さ スピード 時速 速力; temperature = 温度 気温 体温 室温; distance = 距離 間隔 隔たり 道のり; meter = メートル メーター
計量器 計器; kilometer = キロメートル キロ; centimeter = センチ センチメートル; kilogram = キログラム; gram = グラム; liter = リットル; ton = トン; shape =
形状 かたち 輪郭; material = 材料 素材 物質 原料 資材 材質 教材; part = 部品 パーツ 一部分 部位; side = 側 側面 横 脇 サイド 面; top = 上 頂上 上部 トップ てっぺん 最上部;
bottom = 下 底 下部 下方; inside = 中 内 内部 内側 室内 屋内 奥; outside = 外 外側 外部 屋外 室外 戸外; front = 正面 前面 前方 表側 手前 表面; back = 裏 背中 後ろ
裏面 うしろ 裏側 後方 背面 背部; middle = 中央 中間 真ん中 中心 中期 まんなか; center = センター 中枢 中核 都心; edge = 端 縁 ふち 隅 へり エッジ; corner = 角 コーナー
曲がり角; hole = 穴 孔; line = 線 行 ライン 列 路線; surface = 表層 サーフェス; place = 場所 所 箇所 場 地点 土地柄 個所; direction = 方向 方角 向き 方面; east =
東 東部 ひがし 東側 東方; west = 西 西部 にし 西側 西方; south = 南 南部 みなみ 南側 南方; north = 北 北部 北側 北方; map = 地図 マップ 案内図; road = 道 道路 みち 街道
公道 通り道 車道 路 ロード; street = 通り 街路 大通り 街頭 ストリート; highway = 高速道路 国道 幹線道路 有料道路 ハイウェイ; bridge = 橋 ブリッジ 橋梁; intersection = 交差点
十字路 踏切; traffic = 交通 通行 往来 トラフィック; traffic light = 信号 信号機 赤信号 青信号 交通信号; sign board = 標識 看板 表札 道路標識; sidewalk = 歩道 横断歩道;
car = 車 自動車 くるま 車両 乗用車 マイカー 軽自動車 自家用車 カー; used car = 中古車 新車; rental car = レンタカー カーシェア; taxi = タクシー ハイヤー; bus = バス 路線バス;
bus stop = バス停 停留所; truck = トラック 貨物車 貨物自動車; motorcycle = バイク オートバイ 二輪車 原付 原動機付自転車 自動二輪車; bicycle = 自転車 サイクリング サイクル;
vehicle = 乗り物 車輌 車体; tire = タイヤ スタッドレス; engine = エンジン 発動機; gasoline = ガソリン 軽油; fuel = 燃料 燃費 燃油; gas station = ガソリンスタンド
給油所; mileage = 走行距離 走行キロ マイレージ; driver = 運転手 運転者 ドライバー 運転士; driving license = 運転免許 運転免許証 免許証; vehicle inspection = 車検
車検証 自動車検査証 法定点検; vehicle registration = 車両登録 自動車登録; license plate = ナンバープレート 車両番号; seat belt = シートベルト チャイルドシート; traffic
violation = 交通違反 駐車違反 スピード違反 速度違反 信号無視; drunk driving = 飲酒運転 酒気帯び運転 無免許運転; parking ticket = 駐車券 駐禁; toll = 通行料 通行料金;
pedestrian = 歩行者 通行人; passenger = 乗客 旅客 搭乗者 同乗者 乗員; trip = 旅行先 小旅行 ツアー 遠足 旅程; tour = 見物 巡り 団体旅行; travel agency = 旅行会社
旅行代理店 旅行業者; airplane = 飛行機 航空機 旅客機 ひこうき; airport = 空港 飛行場; flight = 航空便 フライト 便 便名; airline = 航空会社 航空; boarding = 搭乗券;
luggage = 手荷物 旅行かばん にもつ; station = 駅 駅前 ステーション 停車場; platform = プラットフォーム 乗り場 プラットホーム; ticket = 切符 券 チケット 乗車券 きっぷ 入場券 航空券
回数券 半券; seat = 席 指定席 シート 自由席; subway = 地下鉄 メトロ; railway = 鉄道 線路 レール 鉄路; bullet train = 新幹線 特急 急行 高速鉄道; harbor = 港 港湾;
ship ticket = 乗船券; hotel = ホテル 旅館 宿 民宿 宿泊施設; accommodation = 宿泊先 宿泊費 宿泊料 泊り; tourist = 観光客 旅行者 旅人; sightseeing = 観光
観光地; souvenir = 土産 お土産 おみやげ; customs = 税関 通関 風習; border = 国境 境界 境 境目 ボーダー; foreigner = 外国人 外人 異邦人; embassy = 大使館 領事館;
school = 学校 がっこう 本校 学園 校 スクール; elementary school = 小学校 小学生; junior high school = 中学校 中学 中学生; high school = 高校 高等学校 高校生;
university = 大学 だいがく 大学院 総合大学 短大 短期大学; kindergarten = 幼稚園 認定こども園; nursery school = 保育園 保育所 託児所; vocational school =
専門学校 職業学校; cram school = 塾 学習塾 予備校; teacher = 先生 教師 教員 せんせい 担任の先生 講師 教諭; professor = 准教授; principal = 校長 園長 校長先生;
student = 学生 生徒 児童 大学生 受講生 受講者; pupil = 児童生徒 弟子 瞳; class = 授業 学級 クラス 階級 講座; lesson = レッスン 教訓; lecture = 講義 講演 講習;
course = コース 課程 講習会 教科課程; subject = 科目 教科 主語 題目 主題; homework = 宿題 課題 自習; exam = 入試 入学試験 期末試験 考査; school report = 通知表
成績表 成績証明書; grade = 学年 成績 等級 グレード; tuition = 授業料 学費 入学金 月謝 保育料; degree = 学位 度合い 度数; education = 教育 教養 学業 義務教育; knowledge
= 知識 知見 学識 ナレッジ; graduation = 卒業式; entrance ceremony = 入学式 入園式; school lunch = 給食 給食費 お弁当 弁当; school bag = ランドセル 学用品;
school uniform = 制服 学生服; school board = 教育委員会; absence = 欠席届; attendance = 出席者 出欠 出勤 勤怠; parents meeting = 保護者会 授業参観
懇談会; health = 健康 保健 衛生 健康状態 ヘルス; disease = 疾病 疾患 病 びょうき 感染症 病状; medicine = 薬 医薬品 医薬 くすり お薬 薬剤 医学 医療 治療薬; tablet = 錠剤
タブレット 錠; pill = 丸薬 カプセル; ointment = 軟膏 塗り薬 湿布; eye drops = 点眼薬 目薬 点眼; injection = 注射剤; painkiller = 鎮痛剤 痛み止め 解熱剤 鎮痛薬
解熱鎮痛薬; antibiotic = 抗生物質 抗菌薬 抗生剤; cold medicine = 風邪薬 感冒薬; active ingredient = 有効成分 成分 主成分; dose = 用量 服用量 投与量 一回量 用法用量;
side effect = 副作用 副反応; allergy = アレルギー 花粉症 アナフィラキシー; overdose = 過量服用 過剰摂取 過量投与; package leaflet = 添付文書 説明文書 お薬手帳;
before meals = 食前 食間; after meals = 食後; pharmacy = 薬局 調剤薬局 ドラッグストア 薬店; pharmacist = 薬剤師; doctor = 医者 医師 主治医 いしゃ お医者さん
かかりつけ医 博士 担当医 ドクター; hospital = 病院 医院 びょういん 総合病院 入院先; clinic = 診療所 クリニック 外来診療; outpatient = 外来患者 通院; hospital stay = 入院中
入院費 入院期間; ward = 病棟 区 病室; ambulance = 救急車 救急外来; emergency = 緊急 非常 急患 緊急時 非常時 緊急事態 急病 非常事態; first aid = 応急処置 応急手当 救急箱
救急処置; dentist = 歯医者 歯科 歯科医 歯科医師; internal medicine = 内科; surgery = 外科; pediatrics = 小児科; gynecology = 産婦人科 婦人科; eye
clinic = 眼科; dermatology = 皮膚科; ear nose throat = 耳鼻科 耳鼻咽喉科; psychiatry = 精神科 心療内科 精神医学; treatment = 療法 手当ての 治療法 治療する;
therapy = セラピー 心理療法 理学療法; rehabilitation = リハビリ 更生 リハビリテーション; health check = 健康診断 人間ドック 健診 定期検診 特定健診; blood test =
血液検査; medical certificate = 診断書 医師の診断書; referral letter = 紹介状; symptom = 症状 徴候 兆候 自覚症状; diagnosis = 診断名 病名 診断する;
medical history = 既往歴 病歴 カルテ; medical expenses = 医療費 診療費 治療費 治療代 診察料 薬代; infection = 伝染 伝染病 感染者; virus = ウイルス ウィルス;
bacteria = 細菌 菌 ばい菌 バクテリア; influenza = インフルエンザ 流感; fever = 発熱 熱がある 高熱 微熱 熱病; headache = 頭痛 偏頭痛; stomachache = 腹痛 胃痛
胃もたれ; toothache = 歯痛 虫歯; sore throat = 喉の痛み のどの痛み 咽頭痛; diarrhea = 下痢 軟便; constipation = 便秘; nausea = むかつき 悪心; dizziness
= めまい 眩暈 ふらつき 立ちくらみ; rash = 発疹 湿疹 じんましん 蕁麻疹; inflammation = 炎症; pneumonia = 肺炎; asthma = 喘息 ぜんそく; cancer = 癌 ガン 悪性腫瘍;
diabetes = 糖尿病; high blood pressure = 高血圧 高血圧症; blood pressure = 血圧; heart attack = 心筋梗塞 心臓発作; stroke = 脳卒中 脳梗塞 脳出血;
heart disease = 心臓病 心疾患 心不全; kidney disease = 腎臓病 腎不全; dementia = 認知症 痴呆 アルツハイマー; depression = うつ病 鬱 憂鬱 不況 鬱病; insomnia
= 不眠 不眠症; disability = 障害 障がい 身体障害 障碍; disabled person = 障害者 障がい者 身体障害者; disability certificate = 障害者手帳 身体障害者手帳;
fracture = 骨折 捻挫; wound = 傷口 けがの 外傷 創傷; bandage = 包帯 絆創膏 ガーゼ ばんそうこう; mask = マスク 仮面; wheelchair = 車椅子 車いす; pregnancy =
妊娠期間 妊産婦; breastfeeding = 授乳中 母乳; maternity handbook = 母子手帳 母子健康手帳; vaccine = ワクチン; nutrition = 栄養 養分 栄養素 滋養; vitamin =
ビタミン; diet = 食事療法 食餌 国会 食生活; body = 体 身体 からだ 肉体 人体 身 胴体 ボディ; head = 頭部 あたま ヘッド; hair = 髪 毛 髪の毛 毛髪; face = 顔 顔面; eye = 目
眼; ear = 耳 みみ; nose = 鼻; mouth = 口 くち 口元; tooth = 歯 入れ歯 義歯; tongue = 舌; lip = 唇; throat = 喉 咽頭 のど; neck = 首 くび 頸部;
shoulder = 肩 肩こり; arm = 腕 上肢; hand = 手 手元; finger = 指; nail = 爪 釘 くぎ; chest = 胸 胸部; stomach = 胃 腹 お腹 おなか 腹部 胃袋; waist =
腰 腰痛; leg = 脚 下肢; foot = 足 足元; knee = 膝 ひざ; skin = 皮膚 肌 皮; bone = 骨 骨格; muscle = 筋肉 筋; blood = 血 血液; heart = 心臓 心 こころ
胸中 ハート; brain = 脳 頭脳 脳内 脳みそ; lung = 肺; liver = 肝臓; kidney = 腎臓; nerve = 神経; urine = 尿 小便 おしっこ; stool = 大便 排便; pulse = 脈
脈拍 パルス; life = 命 人生 いのち 暮らし 生命 ライフ; death = 死 ご逝去 没; meeting = 会議 会合 集会 ミーティング 打ち合わせ 打合せ 会 寄り合い 集まり 会談; general meeting
= 総会 定期総会 定例会 臨時総会; agenda = 議題 議事日程 次第書 アジェンダ 議事; minutes = 議事録 会議録; resolution = 決議 議決 解像度; motion = 動議 動きの 運動する;
proposal = 提案書 案 企画書 提議 原案; participant = 参列者; quorum = 定足数; majority = 過半数 多数決 多数派; minority = 少数派 少数者 少数民族 マイノリティ;
member = 会員 メンバー 組合員 構成員 委員 一員; committee = 委員会 審議会; council = 協議会 評議会 議会 市議会; association = 協会 団体 連盟 自治会 町内会; club =
部活 クラブ サークル 部活動; membership fee = 年会費 入会金; conference = 学会 大会 カンファレンス; seminar = セミナー 研修 ゼミ; workshop = 研修会 ワークショップ;
presentation = プレゼン; speech = 演説 スピーチ 言論; decision = 決定事項; opinion = 意見 見方 世論 所見 ご意見; idea = 考え アイデア 着想 観念 思いつき; view =
眺め 景色 視点 見え方 風景; suggestion = 暗示; question = 設問 ご質問 問い; problem = 問題 難題 もんだい 問題点; solution = 解決策 解決法 溶液 水溶液; result =
結果 成果 結末 果て 検査結果; effect = 効果 効き目 効能; influence = 感化 影響力; reaction = 反応 反響 リアクション; measure taken = 対策 措置 施策; policy =
政策 方針 ポリシー 政略; strategy = 戦略 作戦; system = 制度 体制 システム 仕組み 系 体系 しくみ; structure = 構造 骨組み; standard = 基準 水準 規格 スタンダード;
criterion = 判断基準 尺度 目安; level = レベル 段階; degree of = 度合; stage = 舞台 ステージ; progress = 経過 進捗 進捗状況 はかどり; example = 例 実例 事例
例示; case = ケース 箱型; fact = 真相 事; truth = 真理; thing = 物 事柄 物事 モノ ものごと; matter = 用件 案件 件名; content = 内容 中身 コンテンツ 目次;
subject line = 表題 標題; title = 題名 タイトル 題 肩書き 称号 見出し; name = 名前 氏名 名称 お名前 なまえ 名 姓名 品名 ご氏名 名目; surname = 姓 名字 苗字; given
name = 下の名前 ファーストネーム; company name = 会社名 社名 商号 屋号; mr = 様 氏 殿 御中 さま; dear sir = 拝啓 謹啓 前略 各位; yours sincerely = 敬具 草々 敬白
謹白; page = 頁 ページ; list = 一覧 リスト; file = ファイル 書庫 綴り 電子ファイル; folder = フォルダ フォルダー ディレクトリ; chapter = 章 章節; section = 節 部分部分
区間; sentence text = 文言 文面 本文; word = 言葉 単語 語 ことば 語句 用語 ワード; language = 言語 国語 言葉遣い 語学; japanese = 日本語 日本人 日本式 和 邦 和風 和式
邦人; english = 英語 英文 英国人 イングリッシュ; chinese = 中国語 中国人 漢民族; korean = 韓国語 韓国人 ハングル 朝鮮語 朝鮮人; french = フランス語 フランス人 仏語; german
= ドイツ語 ドイツ人 独語; spanish = スペイン語 スペイン人; italian = イタリア語 イタリア人; russian = ロシア語 ロシア人; portuguese = ポルトガル語 ポルトガル人; american
= アメリカ人 米国人; japan = 日本 日本国 我が国 わが国 にほん ニッポン; china = 中国 中華 中華人民共和国 支那; korea = 韓国 朝鮮 高麗; north korea = 北朝鮮; taiwan =
台湾 中華民国; america = アメリカ 米国 アメリカ合衆国 合衆国 米 亜米利加; england = イギリス 英国 イングランド 英; france = フランス 仏国 仏蘭西; germany = ドイツ 独逸;
italy = イタリア 伊太利; spain = スペイン 西班牙; russia = ロシア ソ連 ロシア連邦 露西亜; canada = カナダ; australia = オーストラリア 豪州; india = インド 印度;
brazil = ブラジル; vietnam = ベトナム ヴェトナム 越南; thailand = タイ王国 タイ国 タイ; philippines = フィリピン; indonesia = インドネシア; switzerland =
スイス; austria = オーストリア; netherlands = オランダ ネーデルラント 和蘭; belgium = ベルギー; sweden = スウェーデン; greece = ギリシャ ギリシア 希臘; turkey =
トルコ 七面鳥; egypt = エジプト; portugal = ポルトガル 葡萄牙; poland = ポーランド; mexico = メキシコ; europe = ヨーロッパ 欧州 西欧; asia = アジア 東洋 亜細亜;
africa = アフリカ; european union = 欧州連合 eu; tokyo = 東京 東京都 都内; osaka = 大阪 大阪府 大阪市; kyoto = 京都 京都府 京都市; hokkaido = 北海道 道内
蝦夷; okinawa = 沖縄 沖縄県 琉球; yokohama = 横浜 横浜市; nagoya = 名古屋 名古屋市; kobe = 神戸 神戸市; fukuoka = 福岡 福岡市 博多; hiroshima = 広島 広島市;
beijing = 北京; shanghai = 上海; hong kong = 香港; new york = ニューヨーク; london = ロンドン; paris = パリ; country = 国 国家 田舎 自国 両国
カントリー; world = 世界 世の中 せかい 世間 地球上; prefecture = 県 都道府県 府県 府; city = 都市 街 市内 都会 シティ; town = 町 まち タウン; village = 村 村落 集落;
capital = 首都 資本 資本金 元金 元手; region = 地方 地域社会 郷土 領土 リージョン; countryside = 農村 郊外 田園; society = 社会 共同体; community = コミュニティ
地域住民; people = 人々 民 人びと 人民 ひとびと 民衆; person = 人 人間 者 人物 方々 本人 本人様 人格; human = 人類 ヒト 人的; man = 男 男性 男子 男の人 おとこ; woman = 女
女性 女子 女の人 おんな 婦人; child = 子供 子ども 子 こども お子様 お子さん 小児 幼児; boy = 少年 男の子 息子さん; girl = 少女 女の子 お嬢さん; baby = 赤ちゃん 赤ん坊 乳児 新生児
乳幼児; youth = 若者 青年 青少年 青春 若さ; elderly person = 高齢者 老人 お年寄り 年配 シニア 高齢; family = 家族 ご家族 一家 かぞく 家系 一族 ファミリー; parent = 親 両親
父母 ご両親 片親 親御さん; father = 父 父親 お父さん 父さん パパ; mother = 母 母親 お母さん 母さん ママ; son = 息子 長男 次男; daughter = 娘 長女 次女 むすめ; brother =
兄弟 兄 弟 お兄さん 弟さん; sister = 姉妹 姉 妹 お姉さん 妹さん; grandfather = 祖父 おじいさん お爺さん; grandmother = 祖母 おばあさん お婆さん; grandchild = 孫
お孫さん; uncle = 叔父 伯父 おじさん; aunt = 叔母 伯母 おばさん; cousin = 従兄弟 いとこ 従姉妹; nephew = 甥; niece = 姪; husband = 夫 主人 旦那 ご主人 亭主;
wife = 妻 奥さん 家内 奥様 女房 嫁 夫人; spouse = 配偶者 夫婦 連れ合い 伴侶; partner = 相手 相棒 パートナー 内縁; friend = 友達 友人 友 ともだち; guest = 来客 ゲスト
来賓; owner = 所有主 飼い主 店主; leader = リーダー 首領 主導者; expert = 専門家 達人 エキスパート 専門; specialist = 専門医 専門職; user = ユーザー ご利用者様 ユーザ;
engineer = 技術者 エンジニア 技師; farmer = 農民 農家 農業者; soldier = 兵士 軍人 兵隊 兵; artist = 芸術家 画家 アーティスト 美術家; writer = 作家 著者 筆者 作者
文筆家; journalist = 記者 ジャーナリスト 新聞記者; actor = 俳優 役者 女優 男優; singer = 歌手 シンガー; player = 選手 演奏者 プレーヤー プレイヤー; priest = 僧侶 神父
神主 お坊さん 司祭 牧師; king = 王 国王 王様; emperor = 天皇 皇帝; queen = 女王 王妃; god = 神 神様 神さま; enemy = 敵 かたき 敵軍; stranger = 見知らぬ人; self
= 自分 自己 自身 自ら みずから おのれ 自分自身; mind = 精神 気 心理 気持ち; feeling = 感情 気分 心情 きもち 思いの; emotion = 情 情緒 感動; attitude = 態度 姿勢 心構え;
character = 性格 人柄 登場人物 キャラクター; habit = 習慣 癖 くせ; custom = 慣習 風俗 しきたり 慣例; ability = 能力 力量 技量 実力; skill = 技能 スキル 腕前 特技;
power = 力 権力 ちから パワー 勢力 威力; energy = エネルギー 活力; strength = 強さ 体力; talent = 才能 素質; effort = 骨折り 尽力; chance = 機会 チャンス 好機
契機 きっかけ; luck = 運 幸運; fate = 運命 宿命; danger = 危機 危難; safety = 安全性 安全対策 セーフティ; peace = 平和 安らぎ 和平; war = 戦争 戦い 内戦 大戦 戦;
army = 軍 軍隊 陸軍 自衛隊; weapon = 武器 兵器 凶器; freedom = 自由権; justice = 正義 司法; equality = 男女平等; human rights = 人権 基本的人権;
privacy = プライバシー 個人情報保護 私生活; personal data = 個人情報 個人データ; data protection = 情報保護 個人情報保護法 個人情報保護方針; consent = ご同意 承諾書;
confidentiality = 秘密保持 守秘義務 機密保持 秘密保持契約 守秘; secret = 秘密 内緒 機密 ひみつ 極秘; copyright = 著作権 知的財産権 知的財産; patent = 特許 特許権;
trademark = 商標権 登録商標; information = 情報 詳細情報 インフォメーション; details = 詳細 細部 詳しく 詳細は 詳しい くわしい 細かい こまかい 詳しかっ くわしく くわしかっ 細かかっ
こまかく こまかかっ 詳し 細か; data = データ 数値データ; news = ニュース 報道 便りの 報せ; newspaper = 新聞 新聞紙 日刊紙; magazine = 雑誌 マガジン 週刊誌 月刊誌;
television = テレビ テレビジョン 液晶テレビ tv; radio = ラジオ ラジオ放送; media = マスコミ メディア 報道機関; movie = 映画 動画; photo = 写真 フォト 顔写真; picture
= 絵 絵画 画像 図画; music = 音楽 曲 ミュージック; song = 歌 うた 楽曲 唄; art = 芸術 美術 アート; culture = 文化 文明 カルチャー; history = 歴史 沿革 履歴 経緯 いきさつ
ヒストリー 史; religion = 宗教 信教; temple = 寺 お寺 寺院 神殿; shrine = 神社 神宮 お宮; church = 教会 聖堂; festival = 祭り お祭り 祭 祝祭 フェスティバル 祭典;
event = 行事 イベント 催し 事象 催し物; party = パーティー 宴会 政党 党 宴; wedding = 結婚式 婚礼 挙式; funeral = 葬式 葬儀 お葬式 告別式 通夜; grave = 墓 お墓 墓地 墓石
墓所; ceremony = 式 儀式 式典 セレモニー; gift = 贈り物 プレゼント ギフト お祝い品 お中元 お歳暮; prize = 賞 賞品 景品 賞金; sport = スポーツ 競技 運動競技; game = ゲーム
遊技; ball = 球 ボール 玉; hobby = 趣味; toy = 玩具 おもちゃ; story = 物語 お話 ストーリー; phone = 電話機 携帯電話 携帯 スマートフォン スマホ ケータイ 固定電話; phone
number = お電話番号 携帯番号; phone contract = 携帯契約 回線契約 通信契約; phone bill = 通話料 電話料金 携帯料金 通話料金; mobile plan = 料金プラン データ通信 データ容量
通信量; mobile carrier = 通信事業者 携帯電話会社 電気通信事業者; number portability = 乗り換え予約 番号移行; roaming = ローミング 国際ローミング; text message =
ショートメール メッセージ; internet = インターネット ネット オンライン; internet connection = 回線 光回線 光ファイバー; provider = プロバイダ プロバイダー 提供者; email =
メール 電子メール イーメール eメール; email address = メールアドレス; website = ホームページ ウェブサイト サイト ウェブページ; password = パスワード 合言葉; username =
ユーザー名 利用者名; account = アカウント 会計口座 勘定科目; computer = パソコン コンピューター コンピュータ 電算機 計算機 電子計算機; software = ソフトウェア ソフトウエア; printer
= プリンター 印刷機 プリンタ; screen = 画面 スクリーン; keyboard = キーボード 鍵盤; button = ボタン 釦; fax = ファックス ファクス ファクシミリ; electricity = 電気 電力
でんき; electricity bill = 電気料金 電気代 電気使用量; gas = ガス 気体 都市ガス プロパンガス; gas bill = ガス料金 ガス代; water bill = 水道料金 水道代 上下水道料金;
utility costs = 光熱費 水道光熱費 公共料金; water supply = 水道 上水道 給水 断水 給水管; sewage = 下水 下水道 汚水; power company = 電力会社 電気事業者
小売電気事業者; gas company = ガス会社; meter reading = 検針票 メーター検針 検針日 指針; consumption = 使用量 消費量 消費電力; power outage = 停電 計画停電;
cable = ケーブル 電線; plug = プラグ コンセント 差込口 差込プラグ 電源プラグ 栓; battery = 電池 バッテリー 乾電池 蓄電池 充電池 二次電池 リチウムイオン電池; charger = 充電器
acアダプター; switch = スイッチ 開閉器; trash = ごみ ゴミ 生ごみ 廃物 くず 塵芥 生ゴミ; waste collection = ごみ収集 ゴミ収集 粗大ごみ 収集日 粗大ゴミ; recycling =
リサイクル 資源ごみ 再利用 分別 再資源化 再生利用; burnable waste = 可燃ごみ 燃えるごみ 燃やすごみ; unburnable waste = 不燃ごみ 燃えないごみ; post office = 郵便局; mail
= お手紙; registered mail = 書留 簡易書留 内容証明 内容証明郵便 配達証明; envelope = 封筒 封; postcard = 葉書 はがき ハガキ 年賀状; postage = 郵便料金 郵送料 切手代;
sender = 差出人 送り主 発信人 送信者; recipient = 受信者 荷受人 名宛人 受取り人; express mail = 速達; food = 食べ物 食料 食品 食物 たべもの 食料品 食糧 食材 フード; meal
= 食事 ご飯 飯 お食事 ごはん 御飯 御膳; breakfast = 朝食 朝ご飯 朝ごはん 朝飯; lunch = 昼食 昼ご飯 ランチ 昼ごはん 昼飯; dinner = 夕食 晩ご飯 夕飯 晩ごはん ディナー 夕ご飯 晩餐;
dish = 料理 皿 お皿 食器 一品; rice = お米 白米 玄米 ライス 米飯; bread = パン 食パン; meat = 肉 牛肉 豚肉 食肉 お肉 ミート; chicken = 鶏肉 鶏 チキン にわとり ニワトリ;
egg = 卵 玉子 たまご タマゴ 鶏卵; milk = 牛乳 ミルク 乳; cheese = チーズ 乾酪; butter = バター; vegetable = 野菜 青果 蔬菜; fruit = 果物 果実 フルーツ くだもの;
apple = 林檎 りんご リンゴ; tomato = トマト; potato = じゃがいも ジャガイモ 馬鈴薯 ポテト; bean = 豆 大豆 豆類 ビーンズ; noodle = 麺 うどん そば粉 ラーメン 麺類 ヌードル;
soup = 汁 スープ 味噌汁 吸い物; salt = 塩 食塩; sugar = 砂糖 糖 糖分 糖質 シュガー; oil = 油 石油 オイル 灯油; soy sauce = 醤油 しょうゆ しょう油 正油; vinegar = 酢
お酢 食酢 ビネガー; flour = 小麦粉 粉 粉末 薄力粉 強力粉; tea = お茶 紅茶 緑茶 茶葉 ティー; coffee = コーヒー 珈琲; alcohol = お酒 酒 アルコール 酒類 日本酒 エタノール; beer
= ビール 麦酒; wine = ワイン ぶどう酒 葡萄酒; drink beverage = 飲み物 飲料 飲料水; snack = お菓子 菓子 おやつ 間食 スナック 軽食; cake = ケーキ 洋菓子; ice = 氷 アイス
氷結; taste = 味 味覚 風味; restaurant = レストラン 飲食店 食堂 料理店 料亭; cafe = 喫茶店 カフェ; bar = 居酒屋 バー 棒; menu = 献立 メニュー 品書き; cup = 茶碗 コップ
カップ 杯; bottle = 瓶 ボトル びん ペットボトル ビン; box = 箱 ボックス はこ 木箱; bag = 袋 鞄 かばん バッグ 紙袋 カバン ビニール袋; knife = 包丁 ナイフ 刃物 小刀; spoon = 匙
スプーン; chopsticks = 箸 お箸 割り箸; pot = 鍋 壺 なべ 土鍋 釜; clothes = 服 衣服 衣類 洋服 着物 衣料 衣料品 被服; shirt = シャツ ワイシャツ ブラウス; trousers =
ズボン パンツ スラックス; skirt = スカート; coat = 上着 外套 オーバー; shoes = 靴 履物 シューズ; sock = 靴下; hat = 帽子 ハット; glove = 手袋 グローブ; glasses =
眼鏡 メガネ めがね; watch = 時計 腕時計; umbrella = 傘 日傘; ring = 指輪 輪 リング; wallet = 財布 さいふ; towel = タオル 手拭い 手ぬぐい; soap = 石鹸 石けん 洗剤
せっけん ソープ; tool = 道具 工具 ツール; machine = 機械 マシン 機; scissors = 鋏 はさみ ハサミ; pen = ペン ボールペン 筆 万年筆; pencil = 鉛筆 シャープペンシル;
notebook = ノート 手帳 帳面; cloth = 布 生地 布地 クロス; thread = 糸 スレッド; leather = 革 皮革 レザー; wood = 木材 材木 木製; glass = ガラス グラス 硝子;
metal = 金属 メタル; gold = 黄金 純金 金色 ゴールド; silver = 銀 シルバー; stone = 石 岩石 石材; plastic = プラスチック ビニール 樹脂 合成樹脂; rubber = ゴム;
fiber = 繊維; weather = 天気 天候 気象 お天気; weather forecast = 天気予報; rain = 雨 あめ 降雨 雨天; snow = 雪 積雪 降雪; wind = 風 強風; cloud = 雲
曇り クラウド; sun = 太陽 日光 日差し; moon = お月様 満月 三日月 月面; star = 星 スター 恒星; sky = 空模様 天 青空 大空 スカイ; air = 空気 大気 エアー; sea = 海 海洋;
river = 川 河川 河; lake = 湖 池 湖沼; mountain = 山 山岳 お山; island = 島 諸島 島嶼 アイランド; forest = 森 森林 林 フォレスト; field = 畑 分野 野 田畑
田んぼ; tree = 木 樹木 樹 ツリー; flower = 花 草花 お花 フラワー; grass = 草 芝生 牧草; leaf = 葉 葉っぱ リーフ; root = 根 根本 根っこ; seed = 種子 タネ; nature
= 自然 天然 ネイチャー; environment = 環境 周囲; pollution = 汚染 公害 大気汚染 水質汚染; animal = 動物 獣 生き物 アニマル; dog = 犬 飼い犬 イヌ 愛犬; cat = 猫 ネコ
ねこ; cow = 牛; horse = 馬 ウマ; pig = 豚 ブタ; bird = 鳥 小鳥 鳥類 野鳥; insect = 虫 昆虫 害虫; earth = 地球 大地 地面; ground = 地盤 地表; stone
wall = 石垣; price list = 価格表 料金一覧; economy = 経済 景気 エコノミー; industry = 産業 工業 業界; agriculture = 農業 農林; fishing industry =
漁業 水産; construction = 工事 建築工事 土木工事 建設工事; construction work = 工事費 工事期間 リフォーム 改修 改築; contractor = 請負人 請負業者 工務店 請負 下請 受託者;
client = 依頼人 依頼者 委託者 注文者 発注者; service = サービス 役務 ご奉仕; service contract = 業務委託 サービス契約 役務提供; maintenance = 保守点検 維持費;
cleaning = 清掃費; security = 保安 セキュリティ 防犯 安全保障; securities = 証券 有価証券 国債 債券 社債; stock exchange = 証券取引所; investment trust =
投資信託; dividend = 配当金 分配金 配当; fund = 基金 ファンド 財源; donation = 寄付金 寄附金; politics = 政治 政界; party political = 与党 野党; science
= 科学 自然科学 理科 サイエンス; technology = 技術 テクノロジー 科学技術; research = リサーチ; experiment = 実験 試行錯誤; theory = 理論 学説 説 セオリー; meaning
= 語義; difference = 差 違いの 格差 差別; relation = 間柄 縁故; relationship = 人間関係 仲 絆; situation = 事態 情勢 局面 境遇; background = 背景 素性;
circumstances = 諸事情 成り行き; origin = 起源 由来 発祥 原産; basis = 基礎 基本 土台 基盤 もととなる; principle = 原則 主義 原理 原則として; exception = 例外
特例 例外的; range = 範囲 及ぶ範囲; scope = 対象範囲; target = 対象 標的 ターゲット 目当て; object thing = 対象物 目的物 物体; type = 種別 類型 タイプ; category
= 範疇 カテゴリ カテゴリー 部類; group = 集団 グループ 群; series = 連続 シリーズ 一連; order sequence = 順位 順番に; rank = ランク 格; set of = 組み 一揃 一組;
pair = 対 ペア 組合わせ 一対 足分; piece = 切れ端 一片 欠片; rest = 残部 休養 休息; lack of = 不足分 不足額; need for = 必要とする人; preparation = 下準備 仕度;
request form = 請求用紙 依頼書 交付申請書; answer form = 返信用 回答書 回答用紙; questionnaire = 質問票 調査票 問診票 アンケート用紙; box to tick = 記入欄 欄 空欄;
reply = 返書; comment = 備考 コメント 感想; note = 注 メモ 覚え書き 注記 音符 備考欄 留意点; caution = 注意事項 注意点 ご注意ください 使用上の注意; attention = 注意;
warning = 警報 警告表示 警告文 注意喚起 ワーニング; prohibited = 禁止事項 禁止行為 禁制; mandatory = 義務付け 義務づけ 強制的; voluntary = 自主的 自発的 志願;
optional = 選択式 オプション 任意選択; request by = 要望書; permission = 承認書 許しの; refusal = 却下 不許可 不承認 棄却; objection period = 不服申立期間;
rejection = 不採用 不合格; application = 申込みの 応用 アプリ アプリケーション; applying period = 申込期間 募集期間 受付期間 申請期間; admission = 入場料 入学許可
入館料; eligibility = 受給要件 対象者 応募条件; age limit = 年齢制限 上限年齢; gender = 性別 性 男女 ジェンダー; marital status = 婚姻状況 配偶者の有無;
occupation = 業種; annual income = 年間収入 年間所得 年収額; proof of income = 所得証明書 収入証明書 課税証明書 納税証明書 非課税証明書; household income =
世帯収入 世帯所得; low income = 非課税世帯 低収入; single parent = ひとり親 母子家庭 父子家庭; volunteer = ボランティア 有志; charity = 慈善 チャリティー;
evacuation = 避難所 避難場所 避難訓練 避難する; fire station = 消防署 消防 消防車; fire extinguisher = 消火器 消火; smoke detector = 火災報知器 火災警報器
煙感知器; library = 図書館 ライブラリ 図書室 ライブラリー; museum = 博物館 美術館 ミュージアム; theater = 劇場 映画館 シアター; zoo = 動物園; stadium = 競技場 球場
スタジアム; hall = 会館 ホール 講堂 公民館; venue = 会場 開催場所 式場; swimming pool = プール; hot spring = 温泉 銭湯; gym = 体育館 ジム; facility = 施設
付帯設備; nursing home = 老人ホーム 介護施設 介護老人施設; caregiver = 介護者 介護士 ヘルパー 介護福祉士 ケアマネジャー; day care = デイサービス 通所介護 学童保育; home care
= 訪問介護 訪問看護 在宅介護; other person = 別人; absence from home = 留守番 留守電; voice = 声 肉声; figure = 図 姿 図形 人影; sight = 視力 視覚 視界;
smile = 微笑み ほほえみ; tear = 泪 裂け目; appearance = 外観 外見 見た目 見かけ; beauty = 美容 美しさの 美人 美しさ; hairdresser = 美容院 美容師 床屋 理髪店;
cosmetics = 化粧品 化粧 メイク コスメ; perfume = 香水; value = 価値 値打ち 価値観 価額 バリュー; market value = 時価 評価額 市場価格; evaluation = 評価 査定
採点; importance = 重要性 重み; priority = 優先 優先順位 優先的; urgency = 緊急性 急務; possibility = 見込みが 余地; probability = 確率 蓋然性;
tendency = 趨勢 動向 風潮; trend = トレンド; change of address = 住所変更 転居届出 転送届; change of name = 氏名変更 改姓; change of contract =
契約変更 プラン変更 条件変更; automatic renewal = 自動更新 自動継続 自動的に更新; automatic = 自動 自動的 オートマチック 自動的に オート 全自動; manual = 手動 手作業;
electronic = 電子 電子的 電子化; digital = デジタル ディジタル; online shopping = 通信販売 通販; secondhand = 中古 中古品 古着 お古; handmade = 手作り 手製;
lost property = 遺失物 忘れ物 拾得物 遺失届; theft report = 被害届 紛失届; stolen = 盗難に遭 盗まれた; compensation = 補償金 代償; consolation money =
見舞金 弔慰金; reward = 褒美 謝礼金 ごほうび; violation = 違反者; violence = 暴力 暴力団; organized crime = 反社会的勢力 暴力団員; discrimination = 差別的
偏見; terrorism = テロ テロリズム; trial period = 無料期間 無料体験 お試し期間; trial = 試し期間; test drive = 試乗 試運転; step = 歩み 踏み台; way = 道筋 仕様
手立て; means = 手だて 媒体; opportunity = 折; choice = 選択肢 二者択一; alternative = 代案 代替手段; mistake of fact = 記載ミス 誤記 誤字; error
message = エラーメッセージ エラー表示; repair shop = 修理工場 整備工場 修理業者; spare part = 予備品 交換部品 補修部品 予備部品 スペアパーツ; accessory = 付属品 アクセサリー
附属品 装身具; consumables = 消耗品費; installation = 取付工事 据付工事 設置費; inspection = 検品 実地検査 インスペクション; completion = 竣工 落成; handover
date = 引渡期日 引き渡し日 明渡日; start of work = 着工; cancellation = 取りやめ 解約手続き; termination = 終了時 契約の終了; expiration = 期間満了 満了時
契約満了; renewal = 契約更新 更新手続き 更新時; extension = 内線 増築 期間延長; postponement = 猶予期間 徴収猶予; grace period = 支払猶予 支払猶予期間 据置期間;
suspension = 利用停止 一時停止 停学 供給停止; restriction = 利用制限 制限事項; prohibition = 禁止令; right of use = 使用権 利用権 借地権 借家権; claim right
= 損害賠償請求権; privilege = 特権 優遇措置; ban = 禁令 出入り禁止; consultation = 相談窓口 ご相談窓口; counseling = カウンセリング 相談員; helpline = 相談電話
フリーダイヤル ホットライン; announcement = 案内状 お知らせの; invitation = 招待状 案内書 招集通知 ご招待; guidance = 案内文 説明会 ガイダンス; guideline = 指標
ガイドライン 要綱 実施要領; brochure = パンフレット 冊子 小冊子 リーフレット; poster = 貼紙 ポスター; leaflet = 折り込み チラシ ちらし ビラ; explanation = 解釈;
important matters = 重要事項説明 重要事項説明書 重要事項; description = 摘要; summary = 概要 要旨 あらまし 梗概; outline = 大要 骨子; remarks = 特記事項;
conclusion = 結語; contents of contract = 契約内容 契約条項 ご契約内容; contract number = 契約番号 証券番号 ご契約番号; member card = 会員証 会員カード
診察券; patient card = 受診券 受給者証; medical aid = 医療費助成 高額療養費 高額療養費制度 限度額適用認定証; medical care = 診療 受診 療養; long term care =
長期療養; mental health = 精神衛生 メンタルヘルス 心の健康; stress = ストレス 緊張 応力; smoking ban = 禁煙 禁煙席 喫煙所; drinking = 飲み会; sleep disorder
= 睡眠障害; weight loss = 体重減少 痩せ; appetite = 食欲 食欲不振; rest cure = 安静 静養; hygiene = 消毒; handwashing = 手洗いの うがい; expiry of
rights = 消滅時効 権利の消滅; debt collection = 債権の回収 取立ての; credit check = 信用調査 信用情報 入居審査 与信審査; applicant screening = 審査結果 書類審査
書類選考; identity theft = なりすまし 不正利用 不正使用; unauthorized = 無断 無断で 無許可; written consent = 書面による承諾 書面による同意; in writing =
書面により 書面で 書面による 書面にて 文書で; orally = 口頭 口頭で; by mail = 郵送で 郵便で 郵送にて; by phone = 電話で お電話で お電話にて; in person = 直接本人 対面; on
time = 期限内 時間どおり 時間通り 期日までに 期限までに 定刻; at any time = 随時 何時でも; each time = 都度 その都度 毎回; for now = 当分 当分の間 さしあたり; from now
on = これから 以後は 今後は; so far = これまで 今まで 従来は 今までに; simultaneously = 同時に 同時 傍ら; one by one = 一つずつ 順次 次々 次々に; in order =
順番どおり 順に 整然; step by step = 着々と 一歩一歩; as possible = できるだけ なるべく できる限り 可能な限り 極力 出来るだけ 可能な範囲 及ぶ限り; at random = 無作為 適当に; on
purpose = わざと わざわざ 敢えて あえて; by chance = 偶然 たまたま 偶々; by mistake = 間違って 誤りで 手違い; in vain = 無駄に 空しく 徒労; in fact = 実際には 現実に
実際は; in general = 一般論 おしなべて; in particular = 具体的に 具体的 とりわけて; in detail = 詳細に 細かく 事細かに; in addition = 加えて その上 そのうえ おまけに
しかも それに; in total = 全部で 合計で; in this case = この場合 その場合 この場合は その際 その場合は; in principle = 基本的に 基本的には; in the end = 結局のところ
挙句 果ては; conversely = その反面 他方で 片や; not only = だけではなく に限らず ばかりでなく にとどまらず; as a result = その結果 結果として 結果的に; as well as =
と同様に ばかりか; as long as = 限りは 限りにおいて さえすれば; regardless of = を問わず に関わらず にかかわらず 問わず いかんを問わず; despite = ながらも くせに; compared
with = に比べて に比べ と比べて と比較して に比較し; depending on = によっては 如何で 次第では に応じた; in response to = に応えて を受けて に対応して; in accordance
with = に準拠 のとおり の通り に準ずる どおり 通りに に則って; on behalf of = を代表して の代わり に代わる 代理として; in favor of = に有利 に賛成; against = に反して に対抗
に反 に違反 に違反し; between = の間に 間で 相互; among = の中でも のうち 中から; around = 周り まわり 辺り あたり ぐるり; along = に沿う 沿い 沿って; above = 上に 上方
真上; below = 下に 真下; across = 向こう 向かい 越しに 反対側; toward = に向かって へ向けて 方へ; through = を経て を経由 通り抜けて; per person = 一人当たり 一人につき
一人あたり; per month = 月当たり 一か月当たり 月額で; per year = 年当たり 一年につき 年間で; per day = 一日当たり 一日につき 日当; per hour = 一時間当たり 時間当たり; per =
当たり あたりの; mutual = 互い お互い 互いに 相互に お互いに たがいに; oneself = ご自身 自力 自分で ご自分; everyone = 皆様 みなさん 皆さま 一同 誰もが; someone = 誰か だれか
ある人; something = なにか 何かの 某; nothing = 何も なにも 皆無 何にも; anyone = 何人も どなたでも 誰しも; nobody = 誰も だれも 無人; everywhere = 至る所 あちこち
各地 いたるところ どこでも 随所; somewhere = どこか いずこか; nowhere = どこにも どこも; anyway = とにかく ともかく いずれにせよ とりあえず 取り敢えず どうせ; unfortunately =
残念ながら あいにく 生憎 不幸にも 不運; fortunately = 幸運にも 幸いにも 運よく; surely = 間違い無く; indeed = なるほど 成程 いかにも; rather = どちらかと どちらかというと;
completely = 完全に 全く すっかり まるっきり 全然 ぜんぜん 完璧に 丸々; entirely = 全面的に まるで 一切合切; simply = 簡単に 手軽に 単純に; easily = 容易に たやすく 楽に
やすやすと; quickly = 急速に 素早く 迅速に 速く さっさと てきぱき; slowly = 遅々 のんびり じっくり; carefully = 慎重に 丁寧に よく注意して; clearly = 明確に はっきりと 明白に
明瞭に くっきり; freely = 勝手に 自在 思う存分; naturally = 自然に おのずから ひとりでに; strongly = 強く 力一杯 強力に; deeply = 深く しみじみ; firmly = しっかり 堅く
固く; properly = きちんと 正しく ちゃんと 正当に 適正に; safely = 安全に 無事に; secretly = 密かに こっそり 内密; separately = 別個に 別々に 個別に; individually
= 個々に 個人で 各自で; publicly = 公に 公然と; legally = 法律的に 合法的に 法的に; officially = 公式に 正式に; personally = 個人的に 私的に; directly = 直に
じかに まともに; mostly = 大部分は ほとんどは; partly = 部分的に 一部は 一部に; equally = 等しく 均等に 平等に; respectively = それぞれの; roughly = ざっと 大まかに;
nearly = もう少しで; slightly = 僅かに やや 心持ち; greatly = 大幅に 大いなる 大幅; considerably = 相当程度 著しく いちじるしく 著しい 著しかっ 著し; extremely =
極端に 極度 至って; highly = 高く 高度に; continuously = 継続的に ずっと 絶え間なく; forever = いつまでも 永遠に とわに 末永く; temporarily = 一時的に 暫定的に しばらく
暫く; frequently = ひんぱんに 頻りに; pay = 払う 支払う はらう しはらう 払い込む 振り込む 振込む 納める 払込 支払済 払っ 払わ 支払い 支払っ 支払わ はらい はらっ はらわ しはらい しはらっ 払い込み
払い込ん 振り込ん 納め 払込み 支払済み 払え; repay = 払い戻す 払戻す 返済 払戻し; buy = 買う 購う 買い入れる 買い求める 仕入れる 購入 買い 買っ 買わ 購い 購っ 購わ 買い入れ 買い求め 仕入れ
お買い上げ 買え 購え; sell = 売る 売り出す 売り渡す 販売 売却 売り 売っ 売ら 売り渡し 売れ; buy back = 買い戻す 買戻す 買い取る 買取る 買取 買い戻し 買戻し 買戻さ 買い取り 買い取っ 買取り;
lend = 貸す 貸し出す 貸出す 貸し付ける 貸付ける 貸与 貸出 貸し 貸さ 貸し出し 貸出し 貸付け 貸せ; borrow = 借りる 借り入れる 借入れる 借受ける 借り受ける 借用 借入 借り 借り入れ 借入れ 借受け
借り受け; rent out = 賃貸 転貸 又貸し; go = 行く ゆく 参る 赴く 向かう 出向く 出掛ける 出かける 行き 行っ 行か 参り 参っ 参ら 赴き 赴い 赴か 向かっ 向かわ 出向き 出向い 出向か 出掛け 出かけ
通い 通っ 通わ 行け 参れ 赴け 通え; come = 来る 来 来り 来っ 来ら 来た 来ます 来ない いらっしゃる いらっしゃい お越し 来て 来れ; return = 返す 返る 戻す 戻る 帰る もどる もどす かえす 引き返す
送り返す 返却 返還 返送 返品 返し 返さ 返り 返っ 返ら 戻し 戻さ 戻り 戻っ 戻ら 帰り 帰っ 帰ら もどり もどっ もどら もどし もどさ かえし かえさ 引き返し 送り返し 返せ 返れ 戻せ 戻れ 帰れ; go home =
帰宅 帰国 帰省; enter = 入る はいる 立ち入る 立入る 入り込む 踏み込む 進入 入場 入室 立入 入り 入っ 入ら はいり はいっ はいら 立ち入り 立ち入っ 立入り 入り込み 入り込ん 踏み込み 踏み込ん; leave =
出る 立ち去る 去る 離れる 出て行く 退出 退室 出発 出 立ち去り 立ち去っ 去り 去っ 去ら 離れ 出て行き 出て行っ 出り 出っ 出ら 去れ 出れ; move house = 引っ越す 引越す 引越 転居 転入 転出 引っ越し
引越し ひっこし; live = 住む 暮らす すむ 暮す 住まう 居住 生活 入居 住み 住ん 住ま 暮らさ 暮し 暮さ 住まっ 住まわ 住め 暮せ; stay = 泊まる 泊る とまる 留まる 居残る 滞在 宿泊 残留 泊まり 泊まっ
泊まら 泊っ 泊ら とまり とまっ とまら 留まり 留まっ 留まら 居残り 居残っ 居残ら 泊れ; see = 見る 見える 見掛ける 見かける 眺める 拝見 御覧 見 見え 見掛け ご覧 ごらん; look at = 見つめる 見渡す
見上げる 見下ろす 覗く のぞく 見つめ 見渡し 見渡さ 見上げ 見下ろし 覗き 覗い 覗か のぞき のぞい のぞか 覗け; show = 見せる 示す みせる しめす 表す 現す 表わす 指し示す 提示 示唆 呈示 見せ 示し 示さ
しめし しめさ 表し 表さ 現し 現さ 表わし 表わさ 指し示し 示せ 表せ 現せ; hear = 聞く 聴く 聞こえる 伺う うかがう 聴取 聞き 聞い 聞か 聴き 聴い 聴か 聞こえ 伺い 伺っ 伺わ うかがい うかがっ お聞き 聞け
聴け 伺え; ask = 尋ねる たずねる 問う 問い合わせる 問合せる 問い合せる 訊く 質問 照会 尋ね たずね 問っ 問わ 問い合わせ 問合せ 問い合せ 訊き 訊い 訊か 問え 訊け; inquiry = お問い合わせ お問合せ
問合わせ お問い合せ お問合わせ; say = 言う 申す 申し上げる 述べる のべる 仰る 語る 言い 言っ 言わ いう 申し 申さ 申し上げ 述べ おっしゃる おっしゃい 仰り 仰っ 仰ら 語り 語っ 語ら 言って 言われ 言え 申せ
仰れ 語れ; speak = 話す はなす 話し合う 話しかける 喋る しゃべる 発言 会話 話し 話さ はなし はなさ 話し合い 話し合っ 話しかけ 喋り 喋っ 喋ら しゃべり しゃべっ 話せ 喋れ; tell = 伝える つたえる
告げる 知らせる 知らす しらせる 申し伝える 言い渡す 告知 伝え つたえ 告げ 知らせ 知らし 知らさ しらせ 申し伝え 言い渡し お伝え; inform = 申し出る 報知 連絡 通達 周知 ご連絡 申し出; report =
届け出る 届出る 報じる 報告 通報 報告書 レポート 報じ 報ずる ご報告; read = 読む よむ 読み取る 読み上げる 読み込む 熟読 閲読 読み 読ん 読ま 読み取り 読み取っ 読み上げ 読み込み 読み込ん 読取り 読め 読書
読んだ 読んで; write = 書く 記す 書き込む 書き入れる しるす 書き記す 記入 記載 執筆 書き 書い 書か かく 記し 記さ 書き込み 書き込ん 書き入れ しるし しるさ 書き記し 書込み 書け 記せ 書いた 書いて 著す;
write down = 書き留める 書き出す 控える 書き取る 記録 書き留め 書き出し 控え 書き取り 書き取っ; sign = 署名 サイン 調印 署名押印 記名押印 記名捺印; stamp = 押印 捺印 印鑑 判子 ハンコ 印章
実印 認印 印 切手 スタンプ 社印 はんこ; fill in = 埋める 書き終える 補う おぎなう 埋め ご記入 書き終え 補い 補っ 補わ おぎない おぎなっ 補え; send = 送る おくる 差し出す 送り出す 送り届ける 送付
発送 送信 発信 郵送 送達 送り 送っ 送ら おくり おくっ おくら 差し出し 送り出し 送り届け 仕送り 送れ; deliver = 届ける とどける 配る くばる 引き渡す 引渡す 配達 納品 納入 配送 宅配 届け とどけ 配り
配っ 配ら くばり くばっ くばら 引き渡し 引渡し お届け 配れ; arrive = 着く 届く とどく 行き着く 辿り着く たどり着く たどりつく 到着 到達 来着 着き 着い 着か 届き 届い 届か とどき とどい とどか 行き着き
行き着い 辿り着き 辿り着い たどり着き たどり着い たどりつき たどりつい 着け; handover = 引渡 受渡 受け渡し; receive = 受ける うける 受け取る 受取る 貰う もらう 頂く 戴く いただく 授かる
受け付ける 受付ける 賜る 受領 受信 受給 受け 受け取り 受け取っ 受取り 貰い 貰っ 貰わ もらい もらっ もらわ 頂き 頂い 頂か 戴き 戴い 戴か いただき いただい 授かり 授かっ 授から 受付け 賜り 賜っ 賜ら 貰え 頂け
戴け 賜れ; receipt = 領収書 領収証 レシート 受領書 受取書 領収 受取 受取証 受領証; accept = 受け入れる 受入れる 引き受ける 引受ける 応じる 受け止める 承諾 受諾 受理 受入 受け入れ 受入れ 引き受け
引受け 応じ 応ずる 受け止め; give = 与える あたえる あげる 上げる くれる 授ける 渡す わたす 差し上げる さしあげる 手渡す 恵む 付与 与え あたえ 上げ 授け 渡し 渡さ わたし わたさ 差し上げ さしあげ 手渡し
手渡さ 恵ん 恵ま 渡せ 恵め; please = 何卒 ください 下さい くださる くださいます くださいませ ご遠慮ください どうぞ どうか お願いします お願い申し上げ おねがい お願い致します お願いいたします; request
= 求める もとめる 頼む たのむ 願う ねがう 願い出る 申し込む 申込む 請う 要求 依頼 要請 求め もとめ 頼み 頼ん 頼ま たのみ たのん たのま 願い 願っ 願わ ねがい ねがっ ねがわ 願い出 申し込み 申し込ん 申込み
請い 請っ 請わ お願い ご依頼 頼め 願え 請え; apply = 申し立てる 申立てる 申請 申込 応募 出願 お申し込み お申込み 申し立て 申立て お申込; application form = 申込書 申請書 申請用紙 願書
届出書 申込用紙; do = 行う 行なう おこなう やる いたす 致す 仕出かす やり遂げる 実施 する 行い 行わ 行ない 行なっ 行なわ おこない おこなっ いたし いたさ 致し 致さ なさる なさい なさって 仕出かし やり遂げ
して した しない します される された 行え 致せ; carry out = 執り行う 取り行う 果たす はたす 成し遂げる 施す 実行 遂行 履行 施行 執り行い 執り行っ 取り行い 取り行っ 果たし 果たさ はたし はたさ
成し遂げ 施し 施さ 施せ; become = 成る なり得る なる 成り 成っ 成ら なって なった なります なり得り なり得っ 成れ; be = ある あります いる います おります ございます である です ではない でない
であり だった でした; exist = 在る 存在 存する 在り 在っ 在ら 有する 有す 有し 在れ; have = 持つ 抱える かかえる 有る 備える 具える 持ち合わせる 所持 所有 保有 持ち 持っ 持た もつ 抱え かかえ
有り 有っ 有ら 備え 具え 持ち合わせ 持て 有れ; own = 自己所有 自家; use = 使う つかう 用いる もちいる 使える 使いこなす 使用 利用 活用 使用中 使い 使っ 使わ つかい つかっ つかわ 用い もちい 使え
使いこなし ご利用 ご使用; make = 作る つくる 造る 創る 作り出す 拵える こしらえる 築く きずく 作り上げる 作成 製造 作製 製作 作り 作っ 作ら つくり つくっ つくら 造り 造っ 造ら 創り 創っ 創ら 作り出し
拵え こしらえ 築き 築い 築か きずき きずい きずか 作り上げ 作れ 造れ 創れ 築け; create = 生み出す 産み出す 創造 創出 創設 生成 新設 生み出し 産み出し; produce = 生産 産出 産する; think
= 思う おもう 考える かんがえる 存じる 思われる 思える 考え込む 考えられる 思考 思い 思っ 思わ おもっ おもわ かんがえ 存じ 思われ 思え 考え込み 考え込ん 考えられ; consider = 見なす みなす 看做す
見做す 鑑みる かんがみる 検討 考慮 勘案 斟酌 考察 見なし 見なさ みなし みなさ 看做し 看做さ 見做し 見做さ 鑑み かんがみ; believe = 信じる しんじる 信じ込む 信仰 信じ しんじ 信ずる 信じ込み 信じ込ん;
know = 知る 心得る 知れる 存知 承知 把握 知り 知っ 知ら しる ご存知 ご存じ 知れ 知って 知らない; understand = 分かる わかる 解る 判る 飲み込む のみこむ 理解 了解 了承 納得 分かり 分かっ
分から わかり わかっ わから 解り 解っ 解ら 判り 判っ 判ら 飲み込み 飲み込ん のみこみ のみこん ご理解 解れ 判れ; learn = 学ぶ まなぶ 習う ならう 覚える 身に付ける 身につける 学習 習得 修得 学び 学ん
学ば まなび まなん まなば 習い 習っ 習わ ならい ならっ ならわ 覚え 身に付け 身につけ 学べ 習え 学んだ 習った; study = 勉強 勉学 研究 修学 学修 調べ物; teach = 教える おしえる 教え込む 指導 教授
教え おしえ 教わる 教え込み 教え込ん 教えた 教授する; remember = 思い出す おもいだす 覚えておく おぼえる 思い起こす 記憶 思い出し おもいだし 覚えておき 覚えておい おぼえ 思い起こし; forget = 忘れる
わすれる 置き忘れる 失念 忘却 忘れ わすれ 置き忘れ; search = 探す さがす 捜す 探し出す 探る 探し回る 検索 捜索 探索 探し 探さ さがし さがさ 捜し 捜さ 探し出し 探り 探っ 探ら 探し回り 探し回っ 探せ
捜せ 探れ サーチ; find = 見つける 見付ける みつける 見つかる 見出す 見い出す みつかる 見付かる 突き止める 発見 見つけ 見付け みつけ 見つかり 見つかっ 見出さ 見い出し みつかり みつかっ 見付かり 見付かっ
突き止め; investigate = 調べる しらべる 取り調べる 調査 探求 究明 捜査 審査 調べ しらべ 取り調べ; check = 確かめる たしかめる 検める 見直す 確認 チェック 点検 検査 照合 検収 確かめ たしかめ
検め ご確認 見直し 見直さ; verify = 照らし合わせる 裏付ける 照らす 検証 立証 照らし合わせ 裏付け 照らし 照らさ 確認済み; confirm = 念を押す 確定 承認 確約 追認 念を押し; choose = 選ぶ
えらぶ 選び出す 選り分ける 選択 選定 選抜 選出 選任 選び 選ん 選ば えらび えらん えらば 選び出し 選り分け お選び 選べ; decide = 決める きめる 決まる きまる 定める さだめる 定まる 取り決める 取決める
決定 決断 決意 決心 決め 決まっ 決まら きまっ きまら 定め さだめ 定まり 定まっ 定まら 決する 取り決め 取決め 定めた; agree = 申し合わせる 同意 合意 賛成 承服 賛同; refuse = 断る ことわる 拒む
こばむ 断わる 退ける 突き返す 拒否 拒絶 謝絶 固辞 辞退 断り 断っ 断ら ことわり ことわっ 拒み 拒ん 拒ま こばみ こばん こばま 断わり 断わっ 断わら お断り 退け 突き返し 断れ 拒め; allow = 許す ゆるす
認める みとめる 認められる 許される 許可 許容 認可 容認 許諾 許し 許さ ゆるし ゆるさ 認め みとめ 認められ 許され 許せ; forbid = 禁じる 差し止める 差止める 禁止 禁物 厳禁 禁じ 禁ずる 差し止め 差止め
禁じられ してはならない してはいけない; must = ものとする するものとする なければならない ねばならない べき すべき ざるを得ない なければいけない; can = できる 出来る ことができる し得る しうる 可能 出来
ことができり ことができっ し得り し得っ し得ら ことができます 出来ます しうり しうっ しうら できます 缶 空き缶; cannot = かねる し兼ねる 不可能 不可 できない できません 出来ない し兼ね ことができない
わけにはいかない; try = 試みる 試す ためす こころみる 努める つとめる 試行 トライ 努力 試み 試し 試さ ためし ためさ こころみ お試し 努め つとめ 試せ; begin = 始める 始まる はじめる はじまる
取り掛かる 取りかかる 乗り出す 切り出す 開始 着手 始動 スタート 開幕 始め 始まっ 始まら はじまり はじまっ 取り掛かり 取り掛かっ 取りかかり 取りかかっ 乗り出し 切り出し; end = 終わる おわる 終える おえる 終る
済む 済ませる 打ち切る 尽きる 果てる 終了 終結 終止 終わり 終わっ 終わら おわり おわっ おわら 終え 終り 終っ 終ら 済み 済ん 済ま 済ませ 済ます 打ち切り 打ち切っ 尽き 終れ 済め; finish = 仕上げる
仕上がる 終わらせる 出来上がる やり終える 完了 完成 完結 完工 仕上げ 仕上がり 仕上がっ 終わらせ 出来上がり 出来上がっ やり終え; stop = 止める 止まる とめる 辞める 停める 停まる 止む 留める 途絶える
取りやめる 取り止める 停止 中止 ストップ 中断 止め 止まり 止まっ 止まら 辞め 停め 停まり 停まっ 停まら 止み 止ん 止ま 留め 途絶え 取り止め 控えり 控えっ 控えら 止まった 停止する; continue = 続ける
続く つづける つづく 引き続く 継続 続行 存続 続け 続き 続い 続か つづけ つづき つづい つづか 引き続き 引き続い ひきつづき; wait = 待つ 待ち受ける 待ち合わせる 待機 待ち 待っ 待た まつ 待ち受け お待ち
待ち合わせ お待ちください 待て; change = 変える 変わる 改める 改まる 替える 換える 代える 切り替える 切替える 入れ替わる 変更 変化 改変 異動 切替 変え 変わり 変わっ 変わら かえる かわる 改め 改まり
改まっ 改まら 替え 換え 代え 切り替え 切替え 入れ替わり 入れ替わっ; exchange = 取り替える 取替える 引き換える 引換える 交わす 取り換える 取り交わす 入れ替える 交換 両替 引換 取り替え 取替え 引き換え
引換え 交わし 交わさ 取り換え 取り交わし 入れ替え やり取り やりとり; replace = 置き換える 差し替える 付け替える すり替える 代替 置換 置き換え 差し替え 付け替え 差替え すり替え; correct = 直す 正す
書き直す やり直す 訂正 修正 是正 改訂 補正 改正 直し 直さ 正し 正さ 書き直し やり直し 手直し 直せ 正せ; repair = 繕う つくろう 直る なおす なおる 修理 修繕 補修 修復 リペア 繕い 繕っ 繕わ つくろい
つくろっ 直り 直っ 直ら なおし なおさ なおり なおっ なおら 繕え 直れ 直った; improve = 高める 良くなる 磨く みがく 改善 改良 向上 高め 良くなり 良くなっ 磨き 磨い 磨か みがき みがい みがか 磨け;
increase = 増える 増やす ふえる ふやす 増す 殖やす 増加 増大 増額 増量 増加分 増え 増やし 増やさ ふやし ふやさ 増し 増さ 殖やし 殖やさ 増せ; decrease = 減る 減らす へらす 減じる 減少 低下
減額 縮小 削減 減量 減り 減っ 減ら 減らし 減らさ へらし へらさ 減じ 減ずる 目減り 減れ; rise = 上がる あがる 昇る のぼる 上る 高まる 跳ね上がる 盛り上がる 上昇 騰貴 浮上 上がり 上がっ 上がら あがり
あがっ あがら 昇り 昇っ 昇ら のぼり のぼっ のぼら 上り 上っ 上ら 高まり 高まっ 高まら 値上がり 跳ね上がり 跳ね上がっ 盛り上がり 盛り上がっ 昇れ 上れ; raise = 引き上げる 引上げる 持ち上げる 掲げる かかげる
釣り上げる 引き上げ 引上げ 値上げ 持ち上げ 掲げ かかげ 釣り上げ; lower = 下げる さげる 引き下げる 引下げる 下ろす 降ろす おろす 下げ 引き下げ 引下げ 下ろし 下ろさ 降ろし 降ろさ 値下げ おろし おろさ;
fall = 下がる さがる 落ちる おちる 降る 下る 崩れ落ちる 落ち込む 散る 落下 下落 転落 下がり 下がっ 下がら さがり さがっ さがら 落ち 降り 降っ 降ら 下り 下っ 下ら 崩れ落ち 値下がり 落ち込み 落ち込ん 散り
散っ 散ら 降れ 下れ 散れ; drop = 落とす おとす 落す 落っこちる 零す こぼす 垂らす 落とし 落とさ おとし おとさ 落し 落さ 落っこち 零し 零さ こぼし こぼさ 垂らし 垂らさ 落せ 零せ; add = 加える
くわえる 足す 付け加える 添える 加わる 書き加える 付け足す 継ぎ足す 盛り込む 追加 付加 加算 加え くわえ 足し 足さ 付け加え 添え 加わり 加わっ 加わら 書き加え 付け足し 継ぎ足し 盛り込み 盛り込ん 足せ;
attach = 付ける つける 取り付ける 取付ける 貼る 貼り付ける 付く くっつく くっつける 張る 添付 貼付 付着 添付書類 付け 取り付け 取付け 貼り 貼っ 貼ら 貼り付け 付き 付い 付か くっつき くっつい くっつけ
張り 張っ 張ら 付す 付し 貼れ 張れ; install = 据え付ける 据付ける 設置 取付 据付 装備 施工 据え付け 据付け インストール; remove = 取り除く 取除く 除く 外す はずす 取り外す 取外す 取り払う
取り去る 省く はぶく 取り出す 剥がす はがす 除去 撤去 除外 取り除き 取り除い 取除き 取除い 取除か 除き 除い 除か 外し 外さ はずし はずさ 取り外し 取外し 取外さ 取り払い 取り払っ 取り去り 取り去っ 省き 省い
省か はぶき はぶい はぶか 取り出し 剥がし 剥がさ はがし はがさ 除け 外せ 省け; exclude = 締め出す 排除 除いて 締め出し 排する; delete = 消す 削る けずる 消し去る 削除 消去 抹消 抹殺 消し 消さ
けす 削り 削っ 削ら けずり けずっ けずら 消し去り 消し去っ 消せ 削れ 消した; disappear = 消える きえる 無くなる なくなる 失せる 消え去る 消滅 消失 消え 無くなり 無くなっ なくなり なくなっ 失せ
消え去り 消え去っ 立ち消え; appear = 現れる 現われる あらわれる 浮かぶ 浮かび上がる 出現 登場 現れ 現われ あらわれ 浮かび 浮かん 浮かば 浮かび上がり 浮かび上がっ; cancel = 取り消す 取消す 取り下げる
解く 取消 キャンセル 解約 解除 破棄 白紙撤回 取り消し 取消し 取下げ 取り下げ 解き 解い 解か; withdraw = 引き出す 引出す 引き下ろす 引き取る 引き揚げる 引き払う 撤回 脱退 撤退 退会 引き出し 引出し
引出さ 引き下ろし 引き取り 引き取っ 引き揚げ 引き払い 引き払っ; terminate = 解任 契約解除 契約終了 途中解約 中途解約 契約解約 打切り; renew = 書き換える 更新 継続更新 更改 書き換え 書換え;
extend = 延ばす のばす 伸ばす 延びる のびる 伸びる 広げる 広がる ひろげる ひろがる 引き延ばす 及ぼす 延長 拡大 拡張 拡充 延ばし 延ばさ のばし のばさ 伸ばし 伸ばさ 延び 伸び 広げ 広がり 広がっ 広がら
ひろげ ひろがり ひろがっ 引き延ばし 及ぼし 及ぼさ; postpone = 繰り延べる 見送る 繰り下げる 延期 猶予 先送り 繰り延べ 繰延べ 見送り 見送っ 見送ら 先延ばし 後回し 繰り下げ; delay = 遅れる おくれる
遅らせる 滞る とどこおる 手間取る 遅延 遅滞 遅刻 延滞 滞納 遅れ おくれ 遅らせ 滞り 滞っ 滞ら とどこおり とどこおっ 手間取り 手間取っ 滞れ; hurry = 急ぐ いそぐ 急かす 慌てる あわてる 急ぎ 急い 急が
いそぎ いそい いそが 急かし 急かさ 慌て あわて 急いで 急げ; keep = 保つ たもつ 守る 取っておく 預かる 預る あずかる 留め置く 保管 保存 保持 保全 温存 保ち 保っ 保た たもち たもっ たもた 守り 守っ 守ら
取っておき 取っておい 預かり 預かっ 預から 預り 預っ 預ら あずかり あずかっ しまう 留め置き 留め置い 保て 守れ 預れ; store = 蓄える たくわえる 貯める 溜める 貯まる 溜まる たまる ためる 貯蔵 収納 格納
たくわえ 貯め 溜め 貯まり 貯まっ 貯まら 溜まり 溜まっ 溜まら たまり たまっ たまら; deposit money = 預ける 預け入れる あずける 入金 供託 預け 預け入れ 預入れ あずけ; save = 救う すくう 助かる
節約 倹約 セーブ 救い 救っ 救わ すくい すくっ すくわ 助かり 助かっ 助から 節する 救え; protect = 護る まもる 庇う かばう 防ぐ ふせぐ 守らせる 保護 防護 擁護 防衛 護り 護っ 護ら まもり まもっ まもら
庇い 庇っ 庇わ かばい かばっ かばわ 防ぎ 防い 防が ふせぎ ふせい ふせが 守らせ 護れ 庇え 防げ; prevent = 妨げる さまたげる 阻む はばむ 食い止める 防止 予防 阻止 未然防止 妨げ さまたげ 妨ぐ 阻み 阻ん
阻ま はばみ はばん はばま 食い止め 阻め; comply = 従う したがう 則る のっとる 従わせる 守られる 遵守 順守 準拠 コンプライアンス 従い 従っ 従わ したがい したがっ 則り 則っ 則ら のっとり のっとっ 服する
従わせ 守られ 従え 則れ; violate = 背く そむく 破る やぶる 犯す 侵す 冒す おかす 裏切る 違反 侵害 抵触 違背 背き 背い 背か そむき そむい そむか 破り 破っ 破ら やぶり やぶっ やぶら 犯し 犯さ 侵し
侵さ 冒し 冒さ 反する 反し 反して おかし おかさ 裏切り 裏切っ 裏切ら 背け 犯せ 侵せ 冒せ; break = 壊す こわす 壊れる こわれる 割る 割れる 折る 折れる 砕く 砕ける 破れる 切れる 打ち砕く 破損 損壊 毀損
壊し 壊さ こわし こわさ 壊れ こわれ 割り 割っ 割ら 割れ 折り 折っ 折ら 折れ 砕き 砕い 砕か 砕け 破れ 切れ 打ち砕き 打ち砕い 壊せ; damage = 傷つける 傷つく 傷付ける 損なう 損ねる 傷める 痛める 傷む
毀す 損傷 損害 被害 破壊 傷つけ 傷つき 傷つい 傷つか 傷付け 損ない 損なっ 損なわ 損ね 傷め 痛め 傷み 傷ん 傷ま 害する 害す 毀し 毀さ 毀せ; destroy = 滅ぼす ほろぼす 滅びる 取り壊す 取壊す 打ち壊す
潰す つぶす 潰れる 崩す 崩れる 壊滅 解体 崩壊 廃棄処分 滅ぼし 滅ぼさ ほろぼし 滅び 取り壊し 取壊し 取壊さ 打ち壊し 潰し 潰さ つぶし つぶさ 潰れ 崩し 崩さ 崩れ 潰せ 崩せ; lose = 失う うしなう 無くす
なくす 見失う 失くす 亡くす 失わせる 紛失 喪失 遺失 失い 失っ 失わ うしない うしなっ 無くし 無くさ なくし なくさ 落とし物 落し物 見失い 見失っ 見失わ 失くし 失くさ 亡くし 亡くさ 失わせ 失え 敗退 負けた;
win = 勝つ 打ち勝つ 勝ち取る 勝利 優勝 受賞 勝ち 勝っ 勝た かつ 打ち勝ち 打ち勝っ 勝ち取り 勝ち取っ 勝て 勝った; be defeated = 負ける まける 敗れる 負かす 敗北 敗訴 負け 敗れ 負かし 負かさ
屈する; fail = しくじる 怠る おこたる 行き詰まる 失敗 失格 落第 失墜 しくじり しくじっ 怠り 怠っ 怠ら おこたり おこたっ 行き詰まり 行き詰まっ 怠れ; succeed = 受け継ぐ 引き継ぐ 引継ぐ 継ぐ
うまくいく 成り立つ 成功 成就 継承 承継 合格 受け継ぎ 受け継い 引き継ぎ 引き継い 引継ぎ 継ぎ 継い 継が うまくいき うまくいい 成り立ち 成り立っ 継げ; happen = 起こる おこる 起きる おきる 生じる しょうじる
起る 巻き起こる 発生 出来事 勃発 起こり 起こっ 起こら おこり おこっ おこら 起き 生じ しょうじ 起り 起っ 起ら 生ずる 生ずるおそれ 巻き起こり 巻き起こっ 起れ; cause = 引き起こす 起こす 起す おこす もたらす
招く 因る 惹き起こす 生じさせる 原因 要因 起因 招来 引き起こし 起こし 起こさ 起し 起さ おこし おこさ もたらし 招き 招い 招か 因り 因っ 因ら 惹き起こし 生じさせ 与えた 引き起し 起せ 招け 因れ; result
in = 至る いたる 結びつく 結び付く 及ぶ およぶ 帰着 至り 至っ 至ら いたり いたっ いたら 帰する 結びつき 結びつい 結び付き 結び付い 及ん 及ば およん およば 至れ 及べ; occur again = 繰り返す
くりかえす 繰返す 重ねる 繰り返される 再発 反復 繰り返し くりかえし 繰返し 繰返さ 重ね 繰り返され; open = 開ける 開く あける ひらく 空ける 明ける 開封 開設 開口 開店 開放 開け 開き 開い 開か ひらき
ひらい ひらか 空け 明け; close = 閉める 閉じる 閉まる しめる とじる しまる 締め切る 締切る 閉ざす 閉じ込める 塞ぐ ふさぐ 閉鎖 閉店 閉会 閉め 閉じ 閉まり 閉まっ 閉まら しまり しまっ しまら 締め切っ
閉ざし 閉ざさ 閉じ込め 塞ぎ 塞い 塞が ふさぎ ふさい ふさが 塞げ; lock = 施錠 ロック 錠前 鍵をかける; push = 押す 押し込む 押し付ける 押しつける 押し出す 突く 押さえる おさえる 押下 押し 押さ おす
押し込み 押し込ん 押し付け 押しつけ 押し出し 突き 突い 突か 押さえ おさえ 押せ 突け; pull = 引く 引っ張る ひっぱる 引っぱる 引き抜く 引き寄せる 手繰る 抜く 牽引 引き 引い 引か 引っ張り 引っ張っ ひっぱり
ひっぱっ 引っぱり 引っぱっ 引き抜き 引き抜い 引き寄せ 手繰り 手繰っ 手繰ら 抜き 抜い 抜か 引け 抜け; put = 置く 載せる のせる 乗せる 据える 置ける 収める 備え付ける 積む 盛る 置き 置い 置か 載せ 乗せ
据え 置け 収め 備え付け 積み 積ん 積ま 盛り 盛っ 盛ら 積め 盛れ; put in = 入れる いれる 差し込む 差込む 詰める つめる 込める 組み込む 放り込む 組み入れる 差し入れる 込む 投入 挿入 入れ 差し込み
差し込ん 差込み 差込ん 差込ま 詰め 込め 組み込み 組み込ん 放り込み 放り込ん 組み入れ 差し入れ 込み 込ん 込ま; take out = 持ち出す 出す 抜き出す 抜き取る 抽出 持ち出し 出し 出さ だす 持出し 抜き出し
抜き取り 抜き取っ 出せ; take = 取る 採る 執る 撮る 捕る 取り入れる 取れる 連れる つれる 摂る 奪う うばう 取り上げる 引きとる 取り 取っ 取ら 採り 採っ 採ら 執り 執っ 執ら 撮り 撮っ 撮ら 捕り 捕っ 捕ら
取り入れ 取れ 連れ 摂り 摂っ 摂ら 奪い 奪っ 奪わ うばい うばっ うばわ 取り上げ 引きとり 引きとっ 採れ 執れ 撮れ 捕れ 摂れ 奪え; bring = 持ってくる 持って来る 連れてくる 持ち込む 持込む 持って行く
持っていく 連れて行く 持ち帰る 持参 持込 持ってくり 持ってくっ 持って来り 持って来っ 連れてくり 連れてくっ 持ち込み 持ち込ん 持込み 持って行き 持って行っ 持っていき 持っていい ご持参 連れて行き 連れて行っ 持ち帰り
持ち帰っ; carry = 運ぶ はこぶ 背負う せおう 担ぐ かつぐ 担う になう 携える 負う 運び込む 負ぶう 搬送 運搬 運び 運ん 運ば はこび はこん はこば 背負い 背負っ 背負わ せおい せおっ せおわ 担ぎ 担い 担が
かつぎ かつい かつが 担っ 担わ にない になっ になわ 携え 負い 負っ 負わ おう 運び込み 運び込ん 負ぶい 負ぶっ 負ぶわ 運べ 担げ 担え 負え; transport = 輸送 運送 運輸 移送; move = 動く うごく
動かす うごかす 移す うつす 移る うつる ずらす ずれる 揺れる 揺らす 移動 運行 移行 移設 動き 動い 動か うごき うごい うごか 動かし 動かさ うごかし 移し 移さ うつし うつさ 移り 移っ 移ら うつり うつっ うつら
ずらし ずらさ 揺れ 揺らし 揺らさ 動け 移せ 移れ; walk = 歩く あるく 歩む 徒歩 歩行 散歩 歩き 歩い 歩か あるき あるい あるか 歩ん 歩ま 歩け 歩め; run = 走る はしる 駆ける 走らせる 駆け込む 走行
疾走 走り 走っ 走ら はしり はしっ はしら 駆け 走らせ 駆け込み 駆け込ん 走れ; fly = 飛ぶ 飛び立つ 飛ばす 飛行 飛翔 飛び 飛ん 飛ば 飛び立ち 飛び立っ 飛ばし 飛ばさ 飛べ 飛んだ 飛行する; jump = 跳ぶ
跳ねる はねる 飛び跳ねる 飛び出す 飛び込む 飛び上がる ジャンプ 跳び 跳ん 跳ば 跳ね 飛び跳ね 飛び出し 飛び込み 飛び込ん 飛び上がり 飛び上がっ 跳べ 跳躍; swim = 泳ぐ およぐ 水泳 泳ぎ 泳い 泳が およぎ およい
およが 泳げ; ride = 乗る 乗り込む 乗車 搭乗 乗船 乗馬 乗り 乗っ 乗ら 乗り込み 乗り込ん 乗り降り 乗れ; get off = 降りる おりる 下りる 下車 降車; transfer trains = 乗り換える
乗換える 乗り継ぐ 乗換 乗継 乗り換え 乗換え 乗り継ぎ 乗り継い; drive = 運転 操縦 駆動 ドライブ 運転する; pass = 過ぎる すぎる 通る とおる 通す とおす 経つ 経る 過ごす すごす 通り過ぎる 通り抜ける
越える 通過 通ら とおり とおっ とおら 通し 通さ とおし とおさ 経ち 経っ 経た たつ 経り 経ら 過ごし 過ごさ すごし すごさ 通り過ぎ 通り抜け 越え 経て 通れ 通せ 経れ; cross = 渡る わたる 横切る 交わる
横断 交差 渡り 渡っ 渡ら わたり わたっ わたら 横切り 横切っ 横切ら 交わり 交わっ 交わら 渡れ 十字架 十字; exceed = 超える こえる 上回る うわまわる 越す 超す 凌ぐ 追い越す 超過 超え 上回り 上回っ
上回ら うわまわり うわまわっ 越し 越さ 超し 超さ 凌ぎ 凌い 凌が 追い越し 越せ 超せ 凌げ; fall below = 下回る したまわる 割り込む 割込む 下回り 下回っ 下回ら したまわり したまわっ 割り込み 割り込ん
割込み 割込ん 割込ま; reach = 行き渡る 迫る せまる 達した 達し 達せ 行き渡り 行き渡っ 迫り 迫っ 迫ら せまり せまっ せまら 迫れ; stand = 立つ 立てる たてる 立ち上がる 立ち上げる 突っ立つ 起立 立ち
立っ 立た 立て 立ち上がり 立ち上がっ 立ち上げ 突っ立ち 突っ立っ; sit = 座る すわる 腰掛ける 腰かける 坐る 着席 座り 座っ 座ら すわり すわっ すわら 腰掛け 腰かけ 坐り 坐っ 坐ら 座れ 坐れ; sleep =
寝る 眠る ねむる 寝かせる 眠れる 寝込む 睡眠 就寝 寝 ねる 眠り 眠っ 眠ら ねむり ねむっ ねむら 寝かせ 眠れ 寝込み 寝込ん 寝込ま 寝た 眠った; wake up = 目覚める 覚める 起床 目覚め 目が覚める 覚め
覚ます 目を覚ます 起こして; eat = 食べる たべる 食う 召し上がる 食べ過ぎる 摂取 食べ 食い 食っ 食わ くう 食す 召し上がり 召し上がっ 食べ過ぎ 食え 食べた 食べて 食した; drink = 飲む 呑む 服用 飲用
内服 飲み 飲ん 飲ま のむ 呑み 呑ん 呑ま お飲み 飲め 呑め 飲んだ 飲んで ドリンク; cook = 煮る 炊く 炒める 焼く 焼ける 揚げる 茹でる ゆでる 煮込む 蒸す 調理 炊事 煮 炊き 炊い 炊か 炒め 焼き 焼い 焼か
焼け 揚げ 茹で 煮込み 煮込ん 煮込ま 蒸し 蒸さ 炊け 蒸せ クッキング 料理する; wash = 洗う あらう 洗い流す 濯ぐ すすぐ 洗浄 洗濯 洗い 洗っ 洗わ あらい あらっ あらわ 洗い流し 濯ぎ 濯い 濯が すすぎ すすい
すすが 洗え 濯げ 洗った; clean = 拭く 清める 掃く 片付ける 片づける 拭き取る 拭う 掃除 清掃 クリーニング 清潔 綺麗 奇麗 拭き 拭い 拭か 清め 掃き 掃い 掃か 片付け 片づけ 拭き取り 拭き取っ きれい 拭っ
拭わ 拭け 掃け 拭え 掃除する お掃除 クリーン; wear = 着る 履く 被る かぶる 穿く 着替える 着せる 着用 装着 着 履き 履い 履か はく 被り 被っ 被ら かぶり かぶっ かぶら 穿き 穿い 穿か 着替え 着せ 履け
被れ 穿け 着た; take off = 脱ぐ 脱げる 離陸 脱ぎ 脱い 脱が ぬぐ 脱げ; cut = 切る 切り取る 切り離す 断つ 刻む きざむ 裂く 刈る 切り捨てる 切断 カット 裁断 切り 切っ 切ら 切り取り 切り取っ
切り離し 断ち 断た 刻み 刻ん 刻ま きざみ きざん きざま 裂き 裂い 裂か 刈り 刈っ 刈ら 切り捨て 切捨て 断て 刻め 刈れ 切って 切った; divide = 分ける わける 分かれる 分つ 区切る 仕切る 隔てる 分かつ
分割 分離 分配 区分 分け 分かれ 分ち 分っ 分た 区切り 区切っ 区切ら 仕切り 仕切っ 仕切ら 隔て 分かち 分かた 分て; split = 分かち合う 裂ける 按分 分裂 分かち合い 分かち合っ 裂け 山分け; connect
= 繋ぐ つなぐ 結ぶ むすぶ 繋がる つながる つなげる 繋げる 連なる 結びつける 接続 連結 結合 繋ぎ 繋い 繋が つなぎ つない つなが 結び 結ん 結ば むすび むすん むすば 繋がり 繋がっ 繋がら つながり つながっ
つなげ 繋げ 連なり 連なっ 連なら 結びつけ 結べ 接続する コネクト; conclude contract = 締結 契約締結 締結日; join = 合わせる あわせる 併せる 参加 加入 入会 合流 加盟 参入 参画 入社
仲間入り 合わせ あわせ 併せ; gather = 集める あつめる 集まる あつまる 募る 集う 寄せる 寄せ集める 取り集める 収集 集合 募集 徴収 回収 採集 集め あつめ 集まっ 集まら あつまり あつまっ 募り 募っ 募ら
集い 集っ 集わ 寄せ 寄せ集め 取り集め 募れ 集え; mix = 混ぜる まぜる 混ざる 混じる 交える 混む 混合 混入 混同 混ぜ 混ざり 混ざっ 混ざら 混じり 混じっ 混じら 混ずる 交え 混み 混ん 混ま 混め 混ぜ合わせる
混ぜた ミックス; meet = 会う 出会う 遭う 巡り合う 逢う 出迎える 迎える むかえる 落ち合う 面会 面談 会い 会っ 会わ あう 出会い 出会っ 出会わ 遭い 遭っ 遭わ 巡り合い 巡り合っ 逢い 逢っ 逢わ お会い
顔合わせ 出迎え 迎え むかえ 落ち合い 落ち合っ 会え 遭え 逢え; visit = 訪れる おとずれる 訪ねる 見舞う 訪問 来訪 訪日 見学 来店 来所 来場 訪れ おとずれ 訪ね 見舞い 見舞っ 見舞わ お邪魔 訪れた;
invite = 誘う さそう 招待 招聘 勧誘 誘い 誘っ 誘わ さそい さそっ さそわ お誘い 誘え; attend = 臨む のぞむ 付き添う 立ち会う 立会う 出席 列席 参列 通学 同席 立会 出頭 臨み 臨ん 臨ま のぞみ
のぞん のぞま 付き添い 付き添っ 立ち会い 立ち会っ 立会い 臨め; be absent = 休む やすむ 休める 欠席 欠勤 不在 留守 休み 休ん 休ま やすみ やすん やすま お休み 休め; participate = 携わる
たずさわる 従事 加担 参戦 ご参加 携わり 携わっ 携わら たずさわり たずさわっ; work = 働く はたらく 勤める 勤まる 勤務 労働 作業 仕事 稼働 就労 就業 働き 働い 働か はたらい 勤め しごと お仕事 勤まり
勤まっ 勤まら 働け; earn = 稼ぐ かせぐ 儲ける もうける 儲かる 得る 獲得 稼ぎ 稼い 稼が かせぎ かせい かせが 儲かり 儲かっ 儲から 稼げ; get = 手に入れる 手に入る 取り寄せる 得られる 入手 取得 収得
手に入れ 手に入り 手に入っ 取り寄せ 得られ お取り寄せ; hire = 雇う やとう 雇い入れる 雇用 採用 起用 雇い 雇っ 雇わ やとい やとっ やとわ 雇入れ 雇え; dismiss = 解雇 クビ 免職 罷免 リストラ
懲戒解雇 整理解雇 首にする 免ずる 雇止め 雇い止め; resign = 辞職 退職 辞任 離職 引退 退任 退社 辞す; retire = 定年退職 隠居 退役 リタイア 現役引退; be born = 生まれる うまれる 産まれる
生れる 誕生 出生 生まれ うまれ 産まれ 生れ; give birth = 産む 生む 出産 分娩 産み 産ん 産ま 生み 生ん 生ま お産 産め 生め; die = 死ぬ 亡くなる 滅ぶ 死亡 死去 逝去 他界 死に 死ん 死な
亡くなり 亡くなっ 没する 没し 滅ん 滅ば 死ね 滅べ 亡くなった 死んで; kill = 殺す ころす 殺る 殺害 殺人 殺傷 殺し 殺さ ころし ころさ 殺り 殺っ 殺ら 殺せ 殺れ; marry = 嫁ぐ 娶る 結婚 婚姻 入籍
婚約 嫁ぎ 嫁い 嫁が 娶り 娶っ 娶ら 嫁げ 娶れ; divorce = 別れる わかれる 離婚 離縁 別れ わかれ; grow = 育つ そだつ 育てる そだてる 生える はえる 養う 茂る 生い茂る 成長 生長 栽培 発育 育ち
育っ 育た そだち そだっ そだた 育て そだて 生え 養い 養っ 養わ 茂り 茂っ 茂ら 生い茂り 生い茂っ 養え 茂れ; love = 惚れる 愛しむ 愛 恋 愛情 恋愛 愛する 愛す 愛し 恋する 惚れ 愛しみ 愛しん 愛しま;
like = 好む このむ 気に入る 好き 好み 好ん 好ま このみ このん このま お好み 気に入り 気に入っ 好んで 大好き 好まれ 好め; hate = 嫌う きらう 憎む にくむ 嫌がる 嫌悪 嫌い 嫌っ 嫌わ きらい きらっ
きらわ 憎み 憎ん 憎ま にくみ にくん にくま 嫌がり 嫌がっ 嫌がら 憎しみ 大嫌い 嫌え 憎め; worry = 悩む なやむ 案じる 気遣う 苦しむ 心配 懸念 不安 悩み 悩ん 悩ま なやみ なやん なやま 案じ 気にする
気遣い 気遣っ 気遣わ 案ずる 気になる 苦しみ 苦しん 苦しま 悩め; be afraid = 恐れる おそれる 怖がる 怯える 畏れる 怖れる 恐怖 恐れ おそれ 怖がり 怖がっ 怖がら 怯え 畏れ 怖れ; be surprised
= 驚く おどろく 驚かせる 驚かす 驚嘆 驚き 驚い 驚か おどろき おどろい びっくり 驚かせ 驚かし 驚かさ 驚け; be angry = 怒る 憤る 怒鳴る 腹立つ 憤慨 怒り 怒っ 怒ら 憤っ 憤ら 腹を立てる 怒鳴り 怒鳴っ
怒鳴ら 腹立ち 腹立っ 腹立た 怒れ 憤れ; be glad = 喜ぶ よろこぶ 楽しむ たのしむ 喜ばせる 楽しませる 喜び 喜ん 喜ば よろこび よろこん 楽しみ 楽しん 楽しま たのしみ たのしん 喜ばせ 喜んで 楽しませ 喜べ;
laugh = 笑う わらう 微笑む ほほえむ 笑顔 笑い 笑っ 笑わ わらい わらっ わらわ 微笑ん 微笑ま ほほえん 笑え; cry = 泣く 鳴く 叫ぶ さけぶ 泣き出す 泣かせる 涙 泣き 泣い 泣か 鳴き 鳴い 鳴か 叫び 叫ん
叫ば さけび さけん さけば 泣き出し 泣かせ 泣け 鳴け 叫べ; hope = 望む 祈る いのる 待ち望む 希望 期待 願望 要望 念願 望み 望ん 望ま ご希望 祈り 祈っ 祈ら いのり いのっ いのら 欲する 待ち望み 待ち望ん
望め 祈れ; want = 欲しい ほしい 欲しがる したがる したい 欲しく 欲しかっ ほしく ほしかっ 欲しがり 欲しがっ たがる したがり 欲し; need = 要る 必要 ニーズ 必需 必要性 需要 要り 要っ 要ら 要する 要し
要す 必要とする 要れ; help = 助ける たすける 手伝う てつだう 助け合う 役立つ 役立てる 援助 補助 助力 支援 救助 助け たすけ 手伝い 手伝っ 手伝わ てつだい てつだっ 手助け お手伝い 助け合い 助け合っ 役立っ
役立た 役立て; support = 支える ささえる 支持 サポート 扶養 応援 援護 支え ささえ 後押し; thank = ありがとう 有難う 感謝 御礼 礼を言う お礼 ありがとい ありがとっ 有難い 有難っ 有難わ;
apologize = 謝る あやまる 詫びる わびる 陳謝 謝罪 謝り 謝っ 謝ら あやまり あやまっ 詫び お詫び 申し訳ありません すみません ごめん ごめんなさい 申し訳ない 謝れ; greet = あいさつ おはよう 挨拶
あいさち あいさっ ご挨拶 こんにちは こんばんは おはよい おはよっ お辞儀; call = 呼ぶ 呼び出す 呼び掛ける 呼びかける 名付ける 呼称 呼び 呼ん 呼ば よぶ 呼び出し 呼び掛け 呼びかけ 呼出し 名付け 称する 称し
称す 呼べ; phone call = 電話 架電 通話 電話連絡 電話番号 お電話 でんわ; answer = 答える こたえる 応える 回答 返事 返答 解答 応答 返信 答え こたえ 応え お返事 ご回答; explain = 説く
説明 解説 釈明 弁明 弁解 注釈 説き 説い 説か ご説明 説明書き 説け; describe = 描く えがく 書き表す 描写 叙述 記述 描き 描い 描か えがき えがい えがか 書き表し 描け; mean = 指す 言い換える
意味 意義 指し 指さ 言い換え 指せ; compare = 比べる くらべる 較べる 見比べる 比較 対比 対照 比べ くらべ 較べ 見比べ 比する; count = 数える かぞえる 数え上げる 計数 勘定 カウント 数え かぞえ
数え上げ 伯爵; measure = 測る 計る 量る はかる 測定 計測 測量 検針 測り 測っ 測ら 計り 計っ 計ら 量り 量っ 量ら はかり はかっ はから 測れ 計れ 量れ 測定器; calculate = 見積もる 見積る
計算 算定 算出 演算 試算 加減 換算 計算書 見積もり 見積もっ 見積り 計算する; estimate = 見込む 見積 見積書 推定 概算 推計 予測 推測 見積額 お見積り お見積もり 見込み 見込ん 見込ま; judge =
裁く 見極める 断じる 見分ける 判事 判定 審判 裁判官 裁き 裁い 裁か 見極め 断じ 見分け 裁け; prove = 証明 証する 明らかにする 証し; explode = 弾ける 爆発 破裂 弾け; burn = 燃える もえる
燃やす 焦げる 焦がす 焼却 燃焼 火傷 燃え 燃やし 燃やさ 焦げ 焦がし 焦がさ やけど 燃えた; freeze = 凍る 凍える 凍らせる 冷凍 凍結 凍り 凍っ 凍ら 凍え 凍らせ 凍れ 凍った フリーズ; melt = 溶ける
とける 溶かす 融ける 解ける 溶解 溶け 溶かし 溶かさ 融け 解け 融解 溶融 溶けた; heat = 温める 暖める あたためる 温まる 沸かす 暖まる 加熱 熱 熱量 温め 暖め 熱する あたため 温まり 温まっ 温まら 沸かし
沸かさ 暖まり 暖まっ 暖まら 温熱; cool = 冷やす ひやす 冷える 冷める 涼む 涼しい 冷却 冷やし 冷やさ ひやし ひやさ 冷え 冷め 冷ます 涼み 涼ん 涼ま 涼しく 涼しかっ 涼し 涼め; boil = 沸く 煮える
茹だる 沸騰 煮沸 沸き 沸い 沸か 煮え 茹だり 茹だっ 茹だら 沸け 煮た; dry = 乾く 乾かす かわく 干す 渇く 干からびる 乾燥 乾き 乾い 乾か 乾かし 乾かさ かわき かわい かわか 干し 干さ 渇い 渇か 干からび
乾け 干せ 渇け ドライ; get wet = 濡れる ぬれる 濡らす 湿る 浸す 浸る 浸かる 漬ける 湿らせる 浸水 濡れ 濡らし 濡らさ 湿り 湿っ 湿ら 浸し 浸さ 浸り 浸っ 浸ら 浸かり 浸かっ 浸から 漬け 湿らせ 湿れ
浸せ 浸れ; leak = 漏れる もれる 漏らす 漏る 漏洩 漏水 流出 漏れ 漏らし 漏らさ 漏えい 水漏れ 漏り 漏っ 漏ら 雨漏り ガス漏れ; flow = 流れる ながれる 流す ながす 注ぐ そそぐ 流通 流れ ながれ 流し
流さ ながし ながさ 注ぎ 注い 注が そそぎ そそい そそが 流せ 注げ; shine = 光る ひかる 輝く かがやく 照る 光り輝く 煌めく 輝かせる 光り 光っ 光ら ひかり ひかっ ひから 輝き 輝い 輝か かがやき かがやい
照り 照っ 照ら 光り輝き 光り輝い 煌めき 煌めい 煌めか 輝かせ 光れ 輝け 照れ; hide = 隠す かくす 隠れる かくれる 潜む 忍ぶ 伏せる 潜る 隠蔽 秘匿 隠し 隠さ かくし かくさ 隠れ かくれ 潜み 潜ん 潜ま 忍び
忍ん 忍ば 伏せ 潜り 潜っ 潜ら 隠せ 潜め 忍べ 潜れ; steal = 盗む ぬすむ 盗まれる 掠める 窃盗 盗難 横領 盗み 盗ん 盗ま ぬすみ ぬすん ぬすま 盗まれ 万引き 掠め 盗め; deceive = 騙す 欺く
あざむく 騙される 惑わす ごまかす 偽る 欺罔 騙さ だます 欺き 欺い 欺か あざむき あざむい 騙され 惑わし 惑わさ ごまかし 偽り 偽っ 偽ら 騙せ 欺け 偽れ; fight = 戦う たたかう 闘う 争う あらそう 競う
きそう 奮う 喧嘩 戦闘 格闘 戦っ 戦わ たたかい たたかっ 闘い 闘っ 闘わ 争い 争っ 争わ あらそい あらそっ けんか 競い 競っ 競わ きそい きそっ きそわ 奮い 奮っ 奮わ 戦え 闘え 争え 競え 奮え 戦った;
attack = 攻める 襲う おそう 攻め込む 襲いかかる 攻撃 襲撃 攻め 襲い 襲っ 襲わ おそっ おそわ 攻め込み 攻め込ん 襲いかかり 襲いかかっ 襲え 攻撃する; escape = 逃げる にげる 逃れる のがれる 免れる
まぬがれる 逃す 抜け出す 逃げ出す 逃走 脱出 避難 逃げ 逃れ のがれ 免れ まぬがれ 逃し 逃さ 抜け出し 逃げ出し 脱する 脱し 逃せ; catch = 捕まえる つかまえる 掴む つかむ 捕らえる 捉える 捕まる 握る にぎる
引っ掛かる 引っかかる 引っ掛ける つかまる 逮捕 捕獲 捕まえ つかまえ 掴み 掴ん 掴ま つかみ つかん つかま 捕らえ 捉え 捕まり 捕まっ 捕まら 握り 握っ 握ら にぎり にぎっ にぎら 引っ掛かり 引っ掛かっ 引っかかり
引っかかっ 引っ掛け つかまり つかまっ 掴め 握れ; throw = 投げる なげる 投じる 放る 投げつける 放つ 投げ 投じ 放り 放っ 放ら 投げつけ 放ち 放た 放て 投げた 投擲; throw away = 捨てる すてる
棄てる 投げ捨てる 廃棄 投棄 捨て 棄て 投げ捨て; touch = 触る さわる 触れる ふれる 触れ合う 接触 触り 触っ 触ら さわり さわっ さわら 触れ 接する 接し 手を触れ 触れ合い 触れ合っ; hit = 打つ 叩く
たたく 殴る なぐる ぶつかる ぶつける 当たる あたる 当てる あてる 打ち込む 突き当たる 蹴る 衝突 打ち 打っ 打た 叩き 叩い 叩か たたき たたい たたか 殴り 殴っ 殴ら なぐり なぐっ なぐら ぶつかり ぶつかっ ぶつけ
当たっ 当たら あたっ あたら 当て 打ち込み 打ち込ん 突き当たり 突き当たっ 蹴り 蹴っ 蹴ら 打て 叩け 殴れ 蹴れ; shoot = 撃つ 射る 撃ち落とす 射撃 撮影 銃撃 発射 撃ち 撃っ 撃た 射り 射っ 射ら 撃ち落とし
撃て 射れ; press button = 押して ボタンを押す 圧する 押しボタン; turn = 回る まわる 回す まわす 曲がる まがる 曲げる まげる 巡る めぐる 振り返る 振り向く 向ける 向く むける 捻る 巻く 転がる
回転 回り 回っ 回ら まわっ まわら 回し 回さ まわし まわさ 曲がり 曲がっ 曲がら まがり まがっ まがら 曲げ 巡っ 巡ら めぐり めぐっ めぐら 振り返り 振り返っ 振り向き 振り向い 向い 向か 捻り 捻っ 捻ら 巻き 巻い
巻か 転がり 転がっ 転がら 回れ 回せ 巡れ 捻れ 巻け 回転する 回した; fold = 折りたたむ 折り畳む 畳む たたむ 折り曲げる 折りたたみ 折りたたん 折り畳み 折り畳ん 畳み 畳ん 畳ま たたん たたま 折り曲げ 畳め;
wrap = 包む つつむ くるむ 包装 梱包 ラッピング 包み 包ん 包ま つつみ つつん つつま くるみ くるん 荷造り 包め; tie = 縛る しばる 結わえる 束ねる 括る 絞る しぼる 絡む 結び付ける 絞り込む 縛り 縛っ
縛ら しばり しばっ しばら 結わえ 束ね 括り 括っ 括ら 絞り 絞っ 絞ら しぼり しぼっ しぼら 絡み 絡ん 絡ま 結び付け 絞り込み 絞り込ん 縛れ 括れ 絞れ 絡め; hang = 掛ける かける 吊るす 吊す つるす 掛かる
ぶら下がる 懸ける 懸かる 架ける 垂れる 掛け 吊るし 吊るさ 吊し 吊さ つるし つるさ 掛かり 掛かっ 掛から ぶら下がり ぶら下がっ 懸け 懸かり 懸かっ 懸から 架け 垂れ 吊せ; hold = 抱く いだく 抱きしめる 堪える
こらえる 抱き 抱い 抱か いだき いだい いだか 抱きしめ 堪え こらえ 抱け; hold event = 催す もよおす 開かれる 開催 挙行 主催 開会 開催日 催さ もよおし 開かれ 催せ; endure = 耐える たえる
堪え忍ぶ 耐え抜く 我慢 忍耐 辛抱 耐え 堪え忍び 堪え忍ん 耐え抜き 耐え抜い; suffer = 苦しめる 悩まされる 患う わずらう 罹る 苦しめ 悩まされ 被害を受ける 患い 患っ 患わ わずらい わずらっ 罹り 罹っ 罹ら
患え 罹れ; get sick = 病む 罹患 発症 感染 発病 病み 病ん 病ま 病気になる 病め; heal = 治る 治す 癒す いやす 癒える 治癒 回復 治療 快復 治り 治っ 治ら 治し 治さ 癒し 癒さ いやし いやさ 癒え
手当て 治れ 治せ 癒せ; hurt = 痛む いたむ 痛い 疼く 怪我 ケガ 負傷 傷 苦痛 痛み 痛ん 痛ま いたみ いたん いたま 痛く 痛かっ 疼き 疼い 疼か 痛 疼け; get tired = 疲れる つかれる くたびれる
飽きる 草臥れる 疲労 過労 疲れ つかれ くたびれ 飽き 草臥れ; breathe = 吸う 吸い込む 吐く 吐き出す 呼吸 吸入 息 深呼吸 吸引 息をする 吸い 吸っ 吸わ すう 吸い込み 吸い込ん 吐き 吐い 吐か 吐き出し 吸え
吐け; smoke = 煙る 喫煙 煙 煙草 タバコ たばこを吸う たばこ 煙り 煙っ 煙ら 煙れ 発煙 煤煙; choose between = 見計らう 二択 選り好み 見計らい 見計らっ; depend on = 頼る たよる
左右される 依る 委ねる ゆだねる 任せる まかせる 拠る 依存 頼り 頼っ 頼ら たより たよっ たよら 左右され 依り 依っ 依ら 委ね ゆだね 任せ まかせ 拠り 拠っ 拠ら 依れ 拠れ; entrust = 任す 委託 委任 委嘱
預託 受託 付託 託す 託し 任し 任さ; be in charge = 受け持つ 司る つかさどる 担当 担任 主管 所管 管轄 受け持ち 受け持っ 司り 司っ 司ら つかさどり つかさどっ ご担当 司れ; manage = 営む
いとなむ 取り扱う 取扱う 取り仕切る 管理 経営 運営 統制 営み 営ん 営ま いとなみ いとなん 取り扱い 取り扱っ 取扱い 切り盛り やりくり 取り仕切り 取り仕切っ 営め; handle = 扱う あつかう 捌く 取り組む 取組む
取扱 対処 対応 処理 応対 扱い 扱っ 扱わ あつかい 捌き 捌い 捌か 取り組み 取り組ん 取組み 取組ん 取組ま 扱え 捌け 取っ手 把手 柄; operate = 操る あやつる 操作 操業 作動 動作 稼動 運用 操り 操っ
操ら あやつり あやつっ 操れ; control = 抑える 牛耳る 抑え込む 制御 支配 統御 抑制 コントロール 規制 抑え 牛耳り 牛耳っ 牛耳ら 抑え込み 抑え込ん 管制; limit = 限る かぎる 限られる 制限 限定 限度
上限 制約 限度額 限界 下限 限り 限っ 限ら かぎり かぎっ かぎら 限られ 限って 限れ; restrict = 縛られる 拘束 束縛 縛られ 制する; include = 含む ふくむ 含める ふくめる 含まれる 包含 含有 内包
網羅 含み 含ん 含ま ふくみ ふくん ふくま 含め ふくめ 含まれ 含めて; consist of = から成る からなる 成立つ 構成 成立 から成り から成っ からなり からなっ 成立ち; belong = 所属 帰属 属する 属す
属し 属して; relate = 関わる かかわる 係る 拘わる 関係 関連 関わり 関わっ 関わら かかわり かかわっ 関する 係り 係っ 係ら 拘わり 拘わっ 拘わら 係れ; affect = 響く ひびく 影響 作用 響き 響い
響か ひびき ひびい ひびか 響け; be based on = 基づく もとづく 基く に基づく 踏まえる ふまえる 立脚 基づき 基づい 基づか もとづき もとづい 基き 基い 基か 基づいて に基づき に基づい に基づいて 基にする
踏まえ ふまえ 基け; correspond = 当てはまる あてはまる 合う 見合う 当てはめる 沿う 添う 該当 相当 一致 当てはまり 当てはまっ あてはまり あてはまっ 合い 合っ 合わ 見合い 見合っ 見合わ 当てはめ 沿っ
沿わ 添い 添っ 添わ 合え 沿え; match = 釣り合う 揃う そろう 揃える そろえる 似合う 合致 適合 マッチ 試合 釣り合い 釣り合っ 揃い 揃っ 揃わ そろい そろっ そろわ 揃え そろえ 似合い 似合っ 似合わ 即する
即し 燐寸; resemble = 似る 似通う 似せる 類似 似 類する 似ている 似通い 似通っ 似通わ 似せ; differ = 違う ちがう 異なる ことなる 違える 食い違う 相違 差異 違い 違っ 違わ ちがい ちがっ ちがわ
異なり 異なっ 異なら ことなり ことなっ 違え 異に 食い違い 食い違っ; distinguish = 際立つ 区別 識別 峻別 弁別 際立ち 際立っ 際立た; exercise right = 行使 発動; possess = 占める
占有 領有 占め; occupy = 塞がる 占拠 占領 塞がり 塞がっ 塞がら; inherit = 相続 遺贈 遺伝; donate = 贈る 献じる 寄付 寄附 贈与 寄贈 献金 募金 恵与 贈り 贈っ 贈ら 献じ 贈れ; sue
= 訴える うったえる 提訴 起訴 告訴 提起 告発 訴え うったえ 訴訟を起こす 訴えり 訴えっ 訴えら; accuse = 責める せめる 咎める なじる 非難 追及 糾弾 叱責 責め 咎め なじり なじっ なじら; defend =
守り抜く 弁護 防御 防備 抗弁 守備 守り抜き 守り抜い 守った; punish = 懲らしめる 処罰 懲戒 制裁 罰する 罰す 懲らしめ 罰し 処する 処す; fine = 罰金 過料 科料 反則金; arrest = 捕える
取り押さえる 拘留 勾留 検挙 拘禁 捕え 取り押さえ; release = 放す 手放す 放れる 離す 解き放つ 解放 釈放 放出 リリース 発売 放し 放さ 手放し 手放さ 放れ 離し 離さ 解き放ち 解き放っ 放せ 離せ;
publish = 載る 発表 公表 出版 公開 掲載 公示 刊行 発刊 公布 載り 載っ 載ら 載れ; announce = 打ち出す 告示 公告 表明 アナウンス 言明 宣言 打ち出し; advertise = 広告 宣伝
コマーシャル; introduce = 引き合わせる 取り次ぐ 紹介 導入 ご紹介 引き合わせ 取り次ぎ 取り次い; propose = 持ち掛ける 勧める すすめる 薦める 提案 提唱 申出 発案 提言 建議 持ち掛け 勧め すすめ
薦め ご提案; recommend = 奨める 推す 推薦 推奨 勧告 お勧め おすすめ お薦め 奨め 推し 推さ 推せ; advise = 諭す 戒める 諌める 助言 忠告 アドバイス 諭し 諭さ 戒め 諌め 諭せ; warn = 警告
警戒 喚起; pay attention = 気をつける 気を付ける 心掛ける 心がける 注意深い 注目 留意 用心 配慮 気をつけ 気を付け 心掛け 心がけ ご注意 注意深かっ 心配り; feel = 感じる かんじる 感じられる
味わう あじわう 感触 感覚 感じ かんじ 感ずる 感じられ 味わい 味わっ 味わわ あじわい あじわっ; smell = 嗅ぐ 臭う 匂う におう 香る 悪臭 臭気 嗅ぎ 嗅い 嗅が 臭い 臭っ 臭わ 匂い 匂っ 匂わ におい におっ
におわ 香り 香っ 香ら 嗅げ 臭え 匂え 香れ 異臭; experience = 経験 体験 体感; plan = 企てる 図る 目論む もくろむ 計画 企画 プラン 予定 立案 構想 企図 企て 図り 図っ 図ら 目論み 目論ん
目論ま もくろみ もくろん 図れ; prepare = 整える ととのえる 整う 調える 仕込む 備わる そなえる 準備 用意 支度 整え ととのえ 整い 整っ 整わ 調え 下ごしらえ 仕込み 仕込ん 仕込ま 備わり 備わっ 備わら
そなえ ご用意; arrange = 並べる ならべる 並ぶ ならぶ 手配 整理 配置 配列 整頓 並べ ならべ 段取り 並ん 並ば ならび ならん 配する; organize = 組む 組み立てる 組立てる 編む 取りまとめる まとめる
纏める まとまる 組織 編成 組ん 組ま 組み立て 組立て 編み 編ん 編ま 取りまとめ まとめ 纏め まとまり まとまっ 組め 編め; assemble = 組み合わせる 組立 組み合わせ 組合せ アセンブリ; develop =
切り開く 拓く 発展 開発 発達 進化 現像 進展 切り開き 切り開い 拓き 拓い 拓か 拓け; advance = 進む すすむ 進める 推し進める 前進 進行 進歩 進出 促進 進み 進ん 進ま すすみ すすん すすま 進め
推し進め; promote = 促す うながす 推進 昇進 振興 販促 助長 促し 促さ うながし 促せ; build = 建てる 建つ 打ち立てる 建て直す 建設 建築 建造 構築 設立 建て 建ち 建っ 建た 打ち立て 建て直し
建築する 建てた; establish = 設ける 設定 確立 樹立 制定 設け; found = 興す 創立 創業 開業 起業 興し 興さ 興せ; invest = 投資 出資 投機; trade = 商う 取引 貿易 売買 交易 商売
取り引き 商い 商っ 商わ 商え; negotiate = 掛け合う 交渉 折衝 談判 商談 駆け引き 掛け合い 掛け合っ; discuss = 論じる 打ち合わせる 議論 協議 討議 討論 相談 論議 論じ ご相談 論ずる 議する;
vote = 投ずる 投票 票 採決 投票用紙 票数 投ずり 投ずっ 投ずら 投票する; oppose = 逆らう さからう 歯向かう 抗う 反対 対立 対抗 異議 反発 抵抗 逆らい 逆らっ 逆らわ さからい さからっ 歯向かい
歯向かっ 抗い 抗っ 抗わ 抗え; object = 異存 異議申立 異議を唱える 異議申立て 異議申し立て 不服申立て オブジェクト; insist = こだわる 拘る 強いる 言い切る 押し通す 固執 こだわり こだわっ 拘り 拘っ
拘ら 言い切り 言い切っ 押し通し 拘れ; force = 余儀なく 力ずく 追い込む 強制 強要 強いり 強いっ 強いら 無理強い 余儀なき 余儀ない 力ずき 力ずい 力ずか 追い込み 追い込ん フォース; praise = 褒める
ほめる 称える 讃える 誉める 称賛 賞賛 褒め 称え 讃え 誉め; criticize = 貶す けなす 批判 批評 論評 貶し 貶さ けなし けなさ 貶せ; respect = 敬う うやまう 重んじる 尊ぶ 崇める 慕う あこがれる
憧れる 尊敬 尊重 敬意 敬い 敬っ 敬わ うやまい うやまっ 重んじ 尊び 尊ん 尊ば 崇め 慕い 慕っ 慕わ あこがれ 憧れ 敬え 尊べ 慕え; blame = なすりつける 叱る しかる 責任を問う なすりつけ 叱り 叱っ 叱ら
しかり しかっ しから 叱れ; doubt = 疑う うたがう 訝る 怪しむ 疑問 疑念 疑惑 疑い 疑っ 疑わ うたがい うたがっ 訝り 訝っ 訝ら 怪しみ 怪しん 怪しま 疑え 訝れ; guess = 推し量る 推察 推量 見当 察知
推し量り 推し量っ 察する 察し; imagine = 思い描く 思い浮かべる 想像 想定 空想 思い描き 思い描い 思い浮かべ; expect = 見通す 見込まれる 予想 予期 見通し 見通さ 見込まれ; dream = 夢見る 夢
悪夢 夢見; realize = 悟る さとる 叶える 叶う かなう かなえる 実現 悟り 悟っ 悟ら さとり さとっ さとら 叶え 叶い 叶っ 叶わ かない かなっ かなわ かなえ 悟れ; achieve = 遂げる やり抜く 極める
きわめる 達成 成果を上げる 遂げ やり抜き やり抜い 極め きわめ; aim = 目指す めざす 狙う ねらう 志す 目指し 目指さ めざし めざさ 狙い 狙っ 狙わ ねらい ねらっ ねらわ 志し 志さ 目標とする 狙え 志せ;
compete = 競い合う 張り合う 競争 競合 競い合い 競い合っ 張り合い 張り合っ; belong together = セット 一式 一揃い; spend = 費やす ついやす 使い果たす 注ぎ込む 支出 浪費 出費 消費 消耗
費消 費やし 費やさ ついやし 使い果たし 注ぎ込み 注ぎ込ん; owe = 負債がある 債務を負う; charge = 課す 課せられる 請求額 請求金額 課金 充電 料金請求 請求分 課し 課さ 課する 課せられ 課せ 充電する
充電中 再充電; deduct = 差し引く 差引く 引き去る 控除 差引 差し引き 差し引い 差引き 天引き 引き去り 引き去っ; settle = 落ち着く おちつく 片付く 落ち着ける 精算 清算 解決 決済 示談 決着 和解
清算金 精算金 定着 落ち着き 落ち着い おちつき おちつい 片付き 片付い 片付か 落ち着け; offset = 埋め合わせる 相殺 償却 埋め合わせ; compensate = 償う つぐなう 賠償 補償 弁償 弁済 補填 損害賠償
填補 償い 償っ 償わ つぐない つぐなっ 埋め合せ 補てん 償え; guarantee = 請け合う 請合う 保証 保障 確保 請け合い 請け合っ 請合い 請合っ 請合わ 裏書き; insure = 付保 保険をかける 保険に入る;
promise = 誓う ちかう 契る 約束 誓約 約定 公約 誓い 誓っ 誓わ ちかっ ちかわ 約する 約し お約束 契り 契っ 契ら 誓え 契れ; register = 登録 登記 名簿 台帳 ご登録 届出り; record =
書き残す 書き付ける 写し取る 録音 録画 収録 計上 書き残し 書き付け 写し取り 写し取っ レコード 録; submit = 提出 上程 ご提出 出して; print = 刷る 捺す 印刷 プリント 印字 刷り 刷っ 刷ら 捺し 捺さ
刷れ 捺せ 印刷する; copy = 写す 真似る まねる 写る コピー 複写 謄写 複製 写本 写し 写さ 写り 写っ 写ら 写せ 写れ; translate = 翻訳 訳 通訳 訳す 訳し 訳する; shut down = 取り潰す
休止 停廃 休業 廃業 廃止 廃する 取り潰し; abolish = 撤廃 廃し; supply = 賄う まかなう 供給 補給 補充 賄い 賄っ 賄わ まかない まかなっ 供する 仕出し 供し 賄え; serve = 仕える つかえる
尽くす つくす 奉仕 奉公 仕え つかえ 尽くし 尽くさ つくし つくさ 仕えり 仕えっ 仕えら; treat = もてなす おごる 奢る 待遇 処遇 処置 もてなし 遇する おごり おごっ おごら 奢り 奢っ 奢ら 取扱われ 奢れ;
examine = 診る 診察 検分 診断 吟味 精査 検診 診; inspect = 見回る 見て回る 視察 立入検査 検閲 監査 査察 見回り 見回っ 見回ら 見て回り 見て回っ; observe = 見守る みまもる 見張る 観る
観察 観測 監視 見守り 見守っ 見守ら みまもり みまもっ 見張り 見張っ 見張ら 観; monitor = モニター モニタ; test = 試験 テスト 検定 受験; select = 選り抜く 選考 選別 抜擢 選り抜き
選り抜い; elect = 選ばれる 選挙 互選 当選 選ばれ; appoint = 任じる 任命 指名 任じ 任ずる; represent = 代表 表現 象徴 体現; express = 言い表す 表れる 表われる 言い表わす 表示
言い表し 表れ 表われ 言い表わし; indicate = 示される 指さす 指差す 明示 指摘 示され 指さし 指ささ 指差し 指差さ; point out = 論う 言及 触れた 論い 論っ 論わ 論え; refer to = 参照
引用 ご参照 参考にする; lead = 導く みちびく 率いる ひきいる 引き連れる 先導 引率 リード 指揮 導き 導い 導か みちびき みちびい 率い ひきい 引き連れ 導け 鉛; follow = 追う 付いていく ついていく
追いかける 伴う ともなう 次ぐ 付き従う 辿る たどる 追いつく 追い付く 追随 追跡 追い 追っ 追わ 付いていき 付いていい ついていき ついていい 追いかけ 伴い 伴っ 伴わ ともない ともなっ 次ぎ 次い 次が 付き従い
付き従っ 辿り 辿っ 辿ら たどり たどっ たどら 追いつき 追いつい 追い付き 追い付い 追え 伴え 次げ 辿れ; accompany = 同行 同伴 随行 同乗 伴って; guide = 案内 誘導 道案内 ガイド 手引 手引き
ガイドブック; overcome = 乗り越える のりこえる 打ち克つ 克つ 乗り切る 切り抜ける 克服 超越 乗り越え のりこえ 打ち克ち 打ち克っ 克ち 克っ 克た 乗り切り 乗り切っ 切り抜け 克て; avoid = 避ける さける
よける 避けられる 回避 敬遠 避け 避けて 避けられ; refrain = 慎む つつしむ 差し控える 遠慮 自粛 自制 慎み 慎ん 慎ま つつしみ つつしん 差し控え ご遠慮 ご遠慮願い 慎め; ignore = 見過ごす 見逃す
放っておく 見落とす 見捨てる 無視 放置 看過 黙殺 見過ごし 見逃し 見逃さ 放っておき 放っておい 見落とし 見捨て; abandon = 見限る あきらめる 諦める 放り出す 投げ出す 放棄 遺棄 断念 権利放棄 見限り 見限っ
見限ら あきらめ 諦め 放り出し 投げ出し; maintain = 保ち続ける 維持 保守 メンテナンス 整備 維持管理 手入れ お手入れ 保ち続け; waste = 無駄 廃棄物 むだ 無駄遣い 無駄にする 産業廃棄物; contain
= 収まる おさまる 収容 含んで 入っている 収まり 収まっ 収まら おさまり おさまっ 込めて; fill = 満たす みたす 満ちる 詰まる つまる 溢れる あふれる 充てる 充填 充足 満たし 満たさ みたし みたさ 満ち 詰まり
詰まっ 詰まら つまっ つまら いっぱい 溢れ あふれ 充て; cover = 覆う おおう 被せる かぶせる 遮る さえぎる 覆す カバー 蓋 覆い 覆っ 覆わ おおい おおっ おおわ 被せ かぶせ 遮り 遮っ 遮ら さえぎり さえぎっ
覆し 覆さ 覆え 遮れ 覆せ 被覆 覆った; surround = 囲む かこむ 取り巻く 取り囲む 囲まれる 包囲 囲み 囲ん 囲ま かこみ かこん かこま 取り巻き 取り巻い 取り囲み 取り囲ん 囲い 囲まれ 囲め; spread =
広まる ひろまる 広める 及び広がる 撒く 散らばる ばらまく 塗る 敷く 普及 拡散 流行 蔓延 広まり 広まっ 広まら ひろまり ひろまっ 広め 及び広がり 及び広がっ 撒き 撒い 撒か 散らばり 散らばっ ばらまき ばらまい 塗り
塗っ 塗ら 敷き 敷い 敷か 撒け 塗れ 敷け; scatter = 散らす 散らかす 散らかる ちらかる 散乱 散布 散らし 散らさ 散らかし 散らかり 散らかっ ちらかり ちらかっ; dig = 掘る 掘り出す 掘り下げる 掘削 発掘
掘り 掘っ 掘ら 掘り出し 掘り下げ 掘れ; bury = 埋まる 埋め立てる 葬る 埋め込む 埋葬 埋没 埋まり 埋まっ 埋まら 埋め立て 葬り 葬っ 葬ら 埋め込み 埋め込ん 葬れ; plant = 植える うえる 蒔く 植え付ける
植物 植え 蒔き 蒔い 蒔か 植え付け 蒔け 草木; pick up = 拾う ひろう 摘む 拾い上げる 摘み取る 拾い 拾っ 拾わ ひろっ ひろわ 摘み 摘ん 摘ま 拾い上げ 摘み取り 摘み取っ 拾え 摘め; pick up
person = 迎えに行く 送迎 迎えに行き 迎えに行っ お迎え; send off = 送別; drive away = 追い出す 追い払う 追い返す 追いやる 追放 追い出し 追い払い 追い払っ 追い返し 追いやり 追いやっ;
approach = 近づく 近付く ちかづく 近寄る 歩み寄る 寄る 近づける 差し掛かる 寄り添う 立ち寄る 接近 近づき 近づい 近づか 近付き 近付い 近付か ちかづき ちかづい 近寄り 近寄っ 近寄ら 歩み寄り 歩み寄っ 寄っ
寄ら 近づけ 差し掛かり 差し掛かっ 寄り添い 寄り添っ 立ち寄り 立ち寄っ 寄れ; separate = 隔たる 引き離す 離別 隔離 別居 隔たっ 隔たら 引き離し; remain = 残る のこる 残す のこす 余る あまる
居続ける 取り残す 残存 残高 残り 残っ 残ら のこり のこっ のこら 残し 残さ のこし のこさ 余り 余っ 余ら あまり あまっ あまら 居続け 取り残し 残れ 残せ 余れ; survive = 生き残る 生き延びる 生き抜く 生存
生き残り 生き残っ 生き延び 生き抜き 生き抜い; exist in = 潜在 内在 在す; weigh = 秤る 計量 重さを量る 秤り 秤っ 秤ら 秤れ; shake = 振る 揺する 震える ふるえる 揺さぶる 震わせる 振れる
揺るがす 揺らぐ 振動 振り 振っ 振ら 揺すり 揺すっ 揺すら 震え ふるえ 揺さぶり 揺さぶっ 震わせ 振れ 揺るがし 揺らぎ 揺らい 揺らが; strike = ストライキ スト 争議行為 打撃; play = 遊ぶ あそぶ 弾く
ひく 奏でる 演じる えんじる 戯れる 遊ばせる 演奏 プレー 再生 遊び 遊ん 遊ば あそび あそん あそば 弾き 弾い 弾か 奏で 演じ えんじ 戯れ 演ずる 遊ばせ 遊べ 遊んだ; sing = 歌う うたう 唄う 歌い上げる 歌唱
歌い 歌っ 歌わ うたい うたっ うたわ 唄い 唄っ 唄わ 歌い上げ 歌え 唄え 歌った; dance = 踊る おどる 舞う 舞踊 ダンス 踊り 踊っ 踊ら おどり おどっ おどら 舞い 舞っ 舞わ 踊れ 舞え 舞; draw =
引き付ける 引きつける 図示 作図 線を引く 引き付け 引きつけ 描いた; paint = 彩る 塗り替える 塗り直す 染める 染まる 塗装 塗料 ペンキ 着色 彩っ 彩ら 塗り替え 塗り直し 染め 染まり 染まっ 染まら 彩れ ペイント
塗った; travel = 旅行 旅 渡航 出張 旅する ご旅行 トラベル; depart = 発つ 旅立つ 出航 発車 出立 出国 発ち 発っ 発た 旅立ち 旅立っ 旅立た 発て; fasten = 締める 締め付ける 固める 固まる
綴じる 締まる 固定 締め 締め付け 固め 固まり 固まっ 固まら 綴じ 締まり 締まっ 締まら 固定する; loosen = 緩める ゆるめる 緩む 弛む ほどく ほぐす 緩い 緩和 緩め ゆるめ 緩み 緩ん 緩ま 弛み 弛ん 弛ま
ほどき ほどい ほどか ほぐし ほぐさ 緩く 緩かっ 緩 弛め; adjust = 調整 調節 調律 合わせて 調整する アジャスト; balance = 均衡 残額 バランス 差額 預金残高 釣合い 天秤; set = 沈む しずむ
仕掛ける セットアップ 定めて 沈み 沈ん 沈ま しずみ しずん しずま 仕掛け; reset = 巻き戻す リセット 初期化 再設定 巻き戻し; restart = 出直す 再起動 再開 再始動 出直し 出直さ リスタート; turn
on = 点ける 点く 灯す ともす 起動 点灯 点火 入切 点け 点き 点い 点か 電源を入れる 灯し 灯さ ともし ともさ 灯せ; turn off = 消灯 電源を切る; use up = 使い切る 消化 使い切り 使い切っ;
expire = 満了 失効 満期 時効 期限切れ 期限が切れる 無効になる; valid = 効く 有効 通用 正当 効力を有 効き 効い 効か 効け; invalid = 無効 無効とする; amount to = 達する 総計
達すり 達すっ 達すら; be delayed payment = 遅延損害金 延滞金 延滞料 延滞利息 遅延利息; overlook = 見すごす 見渡せる 見すごし 見渡せ; mistake = 間違える まちがえる 誤る 間違う
取り違える ミス 錯誤 誤解 エラー 過誤 間違え まちがえ 誤り 誤っ 誤ら 間違い 間違っ 間違わ 過ち 誤って 取り違え まちがい 誤れ; confuse = 紛れる 戸惑う とまどう 紛らわしい 迷う まよう 惑う 混乱 紛れ
戸惑い 戸惑っ 戸惑わ とまどい とまどっ 紛らわしく 紛らわしかっ 迷い 迷っ 迷わ まよい まよっ まよわ 惑い 惑っ 惑わ 迷え 惑え; get lost = はぐれる 迷子 道に迷う はぐれ; return favor = 報いる
返礼 報い 恩返し; boast = 誇る ほこる 威張る 自慢 誇り 誇っ 誇ら ほこり ほこっ ほこら 威張り 威張っ 威張ら 誇れ; shame = 恥じる はじる 恥ずかしがる 辱める 恥 恥じ 恥ずかしがり 恥ずかしがっ 辱め;
encourage = 励む 勇気づける 奨励 激励 勧奨 励ます はげます 励み 励ん 励ま 勇気づけ 励め; comfort = 慰める なぐさめる 慰謝 慰労 快適 慰め なぐさめ; disturb = 乱す みだす 乱れる
掻き乱す 騒がせる 荒らす 邪魔 妨害 迷惑 迷惑行為 阻害 乱し 乱さ みだし みださ 乱れ 掻き乱し 騒がせ 荒らし 荒らさ 乱せ; make noise = 騒ぐ さわぐ 鳴る 鳴らす 鳴り響く 騒ぎ 騒い 騒が さわぎ さわい
さわが 鳴り 鳴っ 鳴ら 鳴らし 鳴らさ 鳴り響き 鳴り響い 騒げ 鳴れ; noise = 騒音 物音 雑音 ノイズ 生活騒音 異音; sound = 音 音声 音響 サウンド; shout = 大声 叫び声; whisper = 囁く
ささやく つぶやく 呟く 囁き 囁い 囁か ささやき ささやい つぶやき つぶやい 呟き 呟い 呟か 囁け 呟け; be silent = 黙る だまる 静まる 黙り込む 沈黙 黙り 黙っ 黙ら だまり だまっ だまら 静まり 静まっ
静まら 黙り込み 黙り込ん 黙れ; lie = 横たわる 転ぶ ころぶ 寝転ぶ 嘘 虚偽 ウソ うそ 嘘をつく 横たわり 横たわっ 横になる 転び 転ん 転ば ころび ころん ころば 寝転び 寝転ん 寝転ば 転べ; fall over =
倒れる たおれる 倒す 躓く つまずく 転倒 倒れ たおれ 倒し 倒さ 躓き 躓い 躓か つまずき つまずい 倒せ 躓け; collapse = 倒壊 倒産 破綻 没落 崩落 瓦解; slip = 滑る すべる 滑り落ちる 滑らせる
スリップ 滑り 滑っ 滑ら すべり すべっ すべら 滑り落ち 滑らせ 滑れ; sink = 沈める 沈没 沈下 沈め 流し台 シンク; float = 浮く 浮かべる 漂う ただよう 浮き 浮い 浮か 浮かべ 漂い 漂っ 漂わ ただよい
ただよっ 浮け 漂え; climb = 登る よじ登る 這い上がる 登山 登り 登っ 登ら よじ登り よじ登っ 這い上がり 這い上がっ 登れ; crawl = 這う 匍匐 這い 這っ 這わ 這え; bend = 屈む かがむ 歪む ゆがむ
たわむ 湾曲 屈み 屈ん 屈ま かがみ かがん かがま 歪み 歪ん 歪ま ゆがみ ゆがん ゆがま たわみ たわん たわま 屈め 歪め; stretch = 引き伸ばす 張り詰める 伸縮 ストレッチ 引き伸ばし 張り詰め; shrink =
縮む ちぢむ 縮める 縮まる 縮れる 収縮 縮み 縮ん 縮ま ちぢみ ちぢん ちぢま 縮め 縮まり 縮まっ 縮まら 縮れ; swell = 膨らむ ふくらむ 腫れる はれる 膨れる 膨らませる むくむ 膨張 膨らみ 膨らん 膨らま
ふくらみ ふくらん 腫れ 膨れ 膨らませ むくみ むくん むくま; rot = 腐る くさる 腐らせる 朽ちる 腐敗 腐食 腐り 腐っ 腐ら くさり くさっ くさら 腐らせ 朽ち 腐れ; rust = 錆びる さびる 錆 錆び サビ
錆びた 発錆; bloom = 咲く 咲き誇る 咲かせる 開花 咲き 咲い 咲か 咲き誇り 咲き誇っ 咲かせ 咲け; wither = 枯れる かれる 枯らす 萎れる 衰える おとろえる 萎む 枯渇 衰退 枯れ 枯らし 枯らさ 萎れ 衰え
おとろえ 萎み 萎ん 萎ま 萎め; ripen = 熟す 実る みのる 熟れる 成熟 熟し 熟さ 実り 実っ 実ら みのり みのっ みのら 熟れ 熟せ 実れ; bite = 噛む 咬む 噛みつく かじる 齧る 噛み 噛ん 噛ま 咬み 咬ん
咬ま 噛みつき 噛みつい かじり かじっ かじら 齧り 齧っ 齧ら 噛め 咬め 齧れ; swallow = 飲み下す 嚥下 飲み下し 丸飲み 燕 ツバメ; chew = 噛み砕く 咀嚼 噛み砕き 噛み砕い 噛んで; lick = 舐める
なめる 舐め; stab = 刺す さす 突き刺す 刺さる 刺し 刺さ 突き刺し 刺さり 刺さっ 刺さら 刺せ; pierce = 貫く つらぬく 突き抜ける 穿つ 貫通 貫き 貫い 貫か つらぬき つらぬい 突き抜け 穿ち 穿っ 穿た
貫け 穿て; scratch = 掻く 引っ掻く ひっかく 擦る 擦れる 掻き 掻い 掻か 引っ掻き 引っ掻い すり傷 ひっかき ひっかい 引っかき傷 擦り 擦っ 擦ら 擦れ 掻け キズ; rub = こする 擦り込む 揉む さする
こすり こすっ こすら 擦り込み 擦り込ん 揉み 揉ん 揉ま さすり さすっ さすら; polish = 研ぐ 磨き上げる 研磨 研ぎ 研い 研が 磨き上げ つや出し 研げ ポーランド人 ポーランド語; sharpen = 尖らせる 尖る
とがる 尖らせ 尖り 尖っ 尖ら とがり とがっ とがら 鋭くする 尖れ; sew = 縫う 縫い合わせる 縫い付ける 縫製 縫い 縫っ 縫わ 縫い合わせ 縫い付け 縫え 裁縫; knit = 編み上げる 編み物 編み上げ ニット
編んだ; weave = 織る おる 織り込む 織物 織り 織っ 織ら 織り込み 織り込ん 織れ; peel = 剥く 剥ける 剥げる はげる 剥がれる はがれる 剥き 剥い 剥か 剥け 剥げ 剥がれ はがれ 皮むき; pour =
流し込む 浴びる あびる 浴びせる 注入 流し込み 流し込ん 浴び 浴びせ; spill = こぼれる 零れる こぼれ 零れ; stir = かき混ぜる かきまぜる かき回す 攪拌 かき混ぜ かきまぜ かき回し 撹拌; sprinkle
= 振りかける ふりかける 散水 撒水 振りかけ ふりかけ; absorb = 吸い取る 染み込む 染みる 吸収 吸着 吸い取り 吸い取っ 染み込み 染み込ん 染み; emit = 放射 排出 発光 発する 発し; transmit =
伝わる つたわる 伝送 伝達 媒介 伝わり 伝わっ 伝わら つたわり つたわっ; broadcast = 放送 放映 中継 配信 番組; stream = ストリーミング 小川 渓流; download = 取り込む 取込む ダウンロード
取り込み 取り込ん 取込み 取込ん 取込ま; upload = アップロード 投稿; log in = ログイン サインイン サインオン; log out = ログアウト サインアウト; enter data = 入力 ご入力;
click = クリック タップ; display = 飾る かざる 映す 映る 映し出す 掲示 画面表示 展示 陳列 飾り 飾っ 飾ら かざり かざっ かざら 映し 映さ 映り 映っ 映ら 映し出し 飾れ 映せ 映れ ディスプレイ
表示器 表示する; scan = スキャン 走査 読み取ら; backup = バックアップ 控えを取る 予備; update = アップデート 最新版 改定 更新版 最新化; edit = 編集 編纂 編さん 手直しする 編集する;
lose weight = 痩せる やせる ダイエット; gain weight = 太る ふとる 肥える 肥満 太り 太っ 太ら ふとり ふとっ ふとら 肥え 太れ; exercise = 鍛える きたえる 運動 体操 練習
トレーニング 訓練 稽古 エクササイズ 鍛え きたえ 演習; practice = 実践 実習 慣行; be used to = 慣れる なれる 慣らす 馴れる 馴染む なじむ 慣れ 慣らし 慣らさ 馴れ 馴染ん 馴染ま なじみ なじん
なじま; get along = 付き合う つきあう 親しむ したしむ 付き合い 付き合っ つきあい つきあっ 仲良くする 親しみ 親しん 親しま したしみ したしん; quarrel = 揉める もめる 口論 揉め いさかい 揉め事;
reconcile = 和らげる 和らぐ やわらげる 仲直り 和らげ 和らぎ 和らい 和らが やわらげ; forgive = 赦す 勘弁 容赦 堪忍 赦し 赦さ 赦せ; pray = 拝む 祈願 祈祷 拝み 拝ん 拝ま お祈り 拝め;
celebrate = 祝う いわう 祝賀 祝福 祝い 祝っ 祝わ いわい いわっ いわわ お祝い 祝す 祝え; congratulate = おめでとう 慶賀 おめでとい おめでとっ お祝い申し上げ; mourn = 悼む 弔う 嘆く
なげく 悲しむ かなしむ 追悼 哀悼 喪 弔慰 悼み 悼ん 悼ま 弔い 弔っ 弔わ 嘆き 嘆い 嘆か なげき なげい なげか 悲しん 悲しま かなしみ かなしん 悼め 弔え 嘆け; pity = 憐れむ 哀れむ かわいそう 同情 可哀想
憐れみ 憐れん 憐れま 哀れみ 哀れん 哀れま かわいそい かわいそっ 気の毒 哀れ; regret = 悔やむ くやむ 悔いる 悔しがる 惜しむ おしむ 後悔 遺憾 残念 悔やみ 悔やん 悔やま くやみ くやん くやま 悔い 悔しがり
悔しがっ 惜しみ 惜しん 惜しま おしみ おしん おしま ざんねん; complain = ぼやく 苦情 不平 文句 愚痴 不服 不満 ぼやき ぼやい ぼやか 苦情を言う; joke = ふざける からかう 冗談 ジョーク 洒落 ふざけ
からかい; tease = いじめる 苛める 虐める いじめ 苛め 虐め; bully = イジメ 虐待 ハラスメント パワハラ セクハラ 嫌がらせ; abuse = 虐げる 濫用 乱用 悪用 職権濫用 虐げ; harm = 害 危害
悪影響 弊害 加害 害を与える; endanger = 脅かす おびやかす 危険にさらす 脅かし 脅かさ おびやかし 危うくする; threaten = 脅す おどす 脅迫 威嚇 恫喝 強迫 脅し 脅さ おどし おどさ 脅せ;
rescue = 救い出す 救出 救援 救急 救済 救い出し; survey = アンケート 実地調査 世論調査; interview = 面接 インタビュー 取材 ヒアリング 聞き取り; employ = 雇われる 使用人 登用
雇われ; assign = 割り当てる 割当てる 宛てる 割り振る 担わせる 割当 配属 割り当て 割当て 宛て 割り振り 割り振っ 担わせ; allocate = 割り付ける 振り分ける 配分 充当 割り付け 充てり 充てっ 充てら
振り分け; share = 分け合う 共有 シェア 持分 分担 株 株式 共用 分け合い 分け合っ 分け前 持ち分; cooperate = 協力 協同 連携 提携 協調 協働 力を合わせる ご協力; consult = 諮る 諮問 参酌
諮り 諮っ 諮ら ご相談ください 助言を求める 諮れ; persuade = 口説く 説き伏せる 言い聞かせる 説得 口説き 口説い 口説か 説き伏せ 言い聞かせ; contribute = 貢ぐ 貢献 寄与 拠出 寄稿 貢ぎ 貢い 貢が
資する 貢げ; sacrifice = 捧げる ささげる 犠牲 生贄 捧げ ささげ; reserve = 取り置く 積み立てる 積立てる 予約 留保 積立 ご予約 取り置き 取り置い 積み立て 積立て; book = 書籍 図書 書物
ブック 著書 文庫 単行本; subscribe = 購読 定期購読 サブスク 申し込まれ; unsubscribe = 配信停止 購読解除 登録解除; order = 命じる 言いつける 注文 発注 命令 順序 順番 順 オーダー 受注
ご注文 命じ 命ずる 言いつけ; demand = 取り立てる 催促 督促 催告 請求権 督促状 催告書 取り立て; collect debt = 取立 債権回収 取立て; default = 不履行 債務不履行 デフォルト 既定
支払不能 初期設定; breach = 契約違反 違約 義務違反 違反行為; indemnify = 損害を補償; exempt = 免除 免責 控除対象 非課税 免税; waive = 免じる 免じ 請求しない 権利を放棄;
approve = 可決 裁可 決裁; authorize = 授権 公認 認証 権限を与える; certify = 認定 公証 証明書を発行; enforce = 強制執行 執行 強行 差押えする; repeal = 失効させる
失効させ; amend = 一部改正; enact = 立法; stipulate = 定められる 規定 明記 明文化 定められ 約款に定める; seize = 差し押さえる 差押える 差押 没収 押収 差し押さえ 差押え;
mortgage = 抵当 抵当権 住宅ローン 根抵当権 抵当に入れる; pledge = 質権 質入れ; auction = 競り落とす 競売 オークション 公売 競り 競り落とし; bid = 競り合う せり上げる 入札 応札 落札
競り合い 競り合っ せり上げ; invoice = 請求書 インボイス 請求明細 納品書 仕切書 適格請求書 送り状 ご請求書; bill = 勘定書 議案 法案 手形 為替手形 伝票 お勘定; tax = 税 税金 租税 課税 徴税
税額 納税 公課; spend time = 時間を過ごす; pass exam = うかる 及第 合格者 うかり うかっ うから; graduate = 卒業 卒業生 修了 大学院生; enroll = 入学 入園 入校 学籍 履修
就学 編入; drop out = 中退 退学 脱落; attend school = 登校 通園 在学; vaccinate = 予防接種 接種 ワクチン接種 注射 予防注射; operate on = 手術 オペ 外科手術;
prescribe = 処方 処方箋 処方薬 処方せん; take medicine = 服薬 投薬 投与; hospitalize = 入院 ご入院; discharge = 退院 放電 排水 除隊 免責決定; faint = 失神
気絶 卒倒 気を失う; vomit = 嘔吐 吐血 吐き気 吐いた; cough = 咳き込む 咳 セキ 空咳 咳き込み 咳き込ん; sneeze = 鼻水 くしゃみ; sweat = 汗 発汗 汗をかく; bleed = 出血 流血
血が出る; itch = 痒い かゆい 痒く 痒かっ かゆく かゆかっ かゆみ 痒み 痒; shiver = 悪寒 寒気; recover = 立ち直る 取り戻す 取戻す 持ち直す 取り返す 復旧 快方 復帰 立ち直り 立ち直っ 取り戻し
取戻し 取戻さ 持ち直し 取り返し; get better = 好転 軽快 よくなる; get worse = こじれる 悪化 深刻化 劣化 悪くなる こじれ; deteriorate = 劣る おとる 老朽化 劣り 劣っ 劣ら おとり
おとっ おとら 劣れ; wear out = 磨り減る すり減る 使い古す 摩耗 消耗品 損耗 経年劣化 磨り減り 磨り減っ すり減り すり減っ 使い古し; age = 老いる 古びる 年齢 老化 歳 老い 年を取る 古び; fit =
はまる はめる 嵌める フィット 適する 適す 適し はまり はまっ はまら ぴったり 嵌め; suit = ふさわしい 相応しい スーツ 背広 相応 適っ ふさわしく ふさわしかっ 相応しく 相応しかっ; tend = 傾く かたむく
傾ける 傾向 傾き 傾い 傾か かたむき かたむい 傾け しがち; vary = 変動 様々 さまざま まちまち; fluctuate = 上下 増減 乱高下; double = 倍増 倍 二倍 ダブル 二重; halve = 半減 半額
半分にする; multiply = 乗じる 乗算 掛け算 乗じ 乗ずる; divide number = 除算 割り算 除する; add up = 足し合わせる 合計 総額 合算 通算 総合計 総和 累計 足し合わせ; subtract
= 減算 引き算; round off = 丸める 切り上げる 四捨五入 端数処理 端数 丸め 切り上げ; solve = 解き明かす 解消 解き明かし 解いて; analyze = 分析 解析; classify = 分類 類別;
define = 定義づける 定義 定義づけ; specify = 指定 特定; emphasize = 際立たせる 強調 重視 力説 際立たせ; summarize = 締めくくる 要約 概括 総括 まとめて 締めくくり 締めくくっ;
conclude = 結論づける 結論 妥結 結論づけ; assume = 装う よそおう 仮定 前提 装い 装っ 装わ よそおい よそおっ 装え; pretend = 見せかける 振りをする ふりをする 見せかけ 成り済ます;
imitate = 見習う 倣う 模倣 真似 見習い 見習っ 見習わ まねり まねっ まねら 倣い 倣っ 倣わ 倣え; adapt = 適応 順応 脚色; adopt = 採り入れる 採択 養子 採り入れ; combine = 兼ねる
組合わせる 併用 併合 複合 兼ね かねり かねっ かねら; merge = 溶け込む 合併 統合 溶け込み 溶け込ん; expand = 膨脹 増設; reduce = 切り詰める 引き締める 軽減 短縮 低減 減免 切り詰め
引き締め; shorten = 短くする; accelerate = 早める 速める 早まる 加速 速め 早まり 早まっ 早まら; slow down = 鈍る 弱まる 弱める 減速 徐行 スローダウン 遅くする 鈍り 鈍っ 鈍ら 弱まり
弱まっ 弱まら 弱め 鈍れ; strengthen = 強める 強まる 強化 補強 強め 強まり 強まっ 強まら; weaken = 弱る 薄れる 薄める 薄まる 弱体化 弱り 弱っ 弱ら 薄れ 薄め 薄まり 薄まっ 薄まら 弱れ;
deepen = 深める 深まる ふかめる 深め 深まり 深まっ 深まら ふかめ; soften = 柔らげる 軟化 柔らげ 柔らかくする; lighten = 軽くする 明るくする; complete = 全う 成し終える 完全 完備
完遂 完璧 全い 全っ 全わ 成し終え 全え; perform = 上演 公演; apply rule = 適用される 適用 準用 適用され; take effect = 発効 効力を生じる 効き目がある; depend = 左右 次第
よります 場合による; vary by = によって異なる により異なる によって異なり によって異なっ により異なり により異なっ; miss = 逃がす 乗り遅れる 外れる はずれる 欠く 恋しがる 乗り過ごす 欠ける 逃がし 逃がさ
乗り遅れ 外れ はずれ 欠き 欠い 欠か 恋しがり 恋しがっ 乗り過ごし 欠け; lack = 事欠く 足りる たりる 不足 欠如 欠乏 欠落 足りない 事欠き 事欠い 事欠か 足り; be enough = 間に合う まにあう 事足りる
間に合わせる 十分 充分 足りり 足りっ 足りら じゅうぶん 間に合い 間に合っ まにあい まにあっ 事足り 間に合わせ; be in time = 間に合わ; oversleep = 寝過ごす 寝坊 寝過ごし; yawn = 欠伸
あくび; nod = うなずく 頷く 首肯 うなずき うなずい 頷き 頷い 頷か 頷け; bow = 弓 会釈 頭を下げる 弓矢; point = 点 要点 論点 得点; aim at = 照準 向けて; stare = 睨む にらむ
凝視 睨み 睨ん 睨ま にらみ にらん にらま 睨め; blink = 瞬く 点滅 瞬き まばたき 瞬い 瞬か 瞬け; shave = 剃る 剃り 剃っ 剃ら 髭剃り 剃れ; comb = 梳かす とかす 櫛 梳かし 梳かさ とかし
とかさ; bathe = 入浴 沐浴 風呂に入る; dress = 着飾る ドレス ワンピース 着付け 着飾り 着飾っ 着飾ら; undress = 脱衣; look for work = 求職 就職活動 就活 求人応募 職探し; get
a job = 就く つく 就職 内定 就き 就い 就か 就け; get promoted = 出世 昇格 昇任; change jobs = 転職 再就職; supervise = 取り締まる 取締る 監督 指揮監督 監修 取り締まり
取り締まっ 取締り 取締っ 取締ら; audit = 会計監査 監査人 監査役; bribe = 賄賂 買収 贈賄 収賄 わいろ; smuggle = 密輸 密輸入; import = 輸入 インポート; export = 輸出
エクスポート; ship = 積み出す 船 船舶 出荷 汽船 積み出し 艦; load = 積み込む 積載 荷 負荷 積み込み 積み込ん 積み荷 積込み; unload = 荷下ろし 荷卸し 積み下ろし; pack = 詰め込む パック
荷造りする 詰め込み 詰め込ん 荷物を詰める; unpack = 開梱 荷解き; park = 駐車 公園 パーキング 停車 パーク; tow = 曳く 牽引車 レッカー移動 レッカー 曳き 曳い 曳か 曳け; crash = 追突 墜落
激突 クラッシュ; overtake = 追い抜く 追越し 追い抜き 追い抜い; brake = ブレーキ 制動; steer = 操舵 ハンドル 舵; refuel = 給油 燃料補給; honk = クラクション 警笛; sail =
航海 帆 航行 出帆; land = 土地 着陸 陸 地所 敷地 用地 上陸 陸地 宅地 農地; check in = チェックイン 搭乗手続き 宿泊手続き; check out = チェックアウト; fish = 釣る 魚 魚類 漁
釣り 釣っ 釣ら さかな 釣れ お魚 フィッシュ; hunt = 狩る 狩猟 猟 狩り 狩っ 狩ら 狩れ; feed = 食べさせる 餌 給餌 飼料 授乳 食べさせ えさ; raise animals = 飼う 飼育 飼養 飼い 飼っ
飼わ 飼え; raise child = 育児 養育 育成 保育 養護 子育て; care for = 看る 世話 介護 看護 看病 ケア 養生 面倒を見る お世話 看; nurse = 看護師 看護婦 看護士 ナース; guard =
警備 警備員 守衛 護衛 ガード 番; patrol = 巡回 パトロール; train = 列車 電車 汽車 養成 快速 でんしゃ; coach = コーチ 監督者 指導者 教官; tidy = 後片付け; sweep = 掃き出す
一掃 掃き出し; iron = アイロン 鉄 鋼鉄 鉄製 アイアン; water = 水 水分 湯水 みず お水 水やり; water plants = 灌水 灌漑 水やりする; cultivate = 耕す たがやす 培う 耕作 培養
開拓 耕し 耕さ たがやし 培い 培っ 培わ 耕せ 培え 耕作する; harvest = 刈り取る 収穫 刈り取り 刈り取っ 刈り入れ 収穫期; breed = 殖える 繁殖 品種 殖え; evolve = 移り変わる 変遷 推移
移り変わり 移り変わっ; vanish = 掻き消える 消えた 掻き消え; reflect = 省みる 顧みる かえりみる 反映 反射 反省 映え 省み 顧み かえりみ; reveal = 明かす あかす 打ち明ける 暴く 暴露 露呈
明かし 明かさ あかさ 打ち明け 露わ 明らかにし 暴き 暴い 暴か 暴け; disclose = 開示 情報開示 明らかにさ; conceal = 包み隠す 隠ぺい 包み隠し; betray = 背信 背任; trust = 頼もしい
信頼 信用 信託 信任 頼もしく 頼もしかっ; suspect = 怪しい 容疑者 被疑者 嫌疑 怪しく 怪しかっ 怪し; witness = 証人 目撃 証言 目撃者 立会人 参考人; testify = 供述 陳述; swear =
罵る 宣誓 罵り 罵っ 罵ら 罵れ; confess = 白状 自白 告白; deny = 打ち消す 否む 否定 否認 打ち消し 否み 否ん 否ま 打消し 否め; contradict = 矛盾 相反; argue = 言い争う 言い返す
論争 口答え 言い争い 言い争っ 言い返し; interrupt = 途切れる とぎれる 割って入る 途切れ とぎれ; interfere = 干渉 介入 口出し; intervene = 調停 仲裁; mediate = 取り持つ 仲介
斡旋 あっせん 仲立ち 取り持ち 取り持っ; appeal = 控訴 上訴 上告 抗告 アピール 審査請求 不服申し立て; convict = 有罪 有罪判決 受刑者 囚人; acquit = 無罪 無罪判決 潔白; sentence =
判決 文 文章 刑 宣告 量刑; imprison = 投獄 懲役 禁固 禁錮 収監 拘禁刑; commit crime = 犯行 犯罪行為 罪を犯す; murder = 謀殺 殺した 暗殺; rob = 奪い取る 強盗 強奪 奪い取り
奪い取っ; assault = 暴行 傷害 暴力を振るう; kidnap = さらう 誘拐 拉致 さらい さらっ さらわ; gamble = 賭ける 賭博 ギャンブル 博打 賭け; get drunk = 酔う 酔っ払う 酔っぱらう 飲酒
泥酔 酔い 酔っ 酔わ 酔っ払っ 酔っぱらい 酔っぱらっ 酔え; choose not = 見合わせる みあわせる 見合わせ みあわせ; rely = 頼れる 頼りにする 当てにする 頼れ; be worth = 値 値する 価値がある
値し; cost = かかる 費用 コスト 経費 原価 かかり かかっ かかる費用 要する費用; be called = 呼ばれる と呼ばれる 呼ばれ 称され という名; be held = 行われる おこなわれる 催される 行われ
おこなわれ 催され; be made = 作られる 造られる 作られ 造られ 成され できた; be located = 位置 所在 立地; be known = 知られる 有名 知られ; be used = 使われる 用いられる 使われ
用いられ 使用される 利用される; be required = 求められる 必要とされる 求められ 必要とされ 要求される; be included = 入って 込みで; be considered = 見なされる とみなす とされる
みなされ 見なされ とみなし とみなされ; be possible = あり得る ありうる あり得り ありうり ありうっ 可能性がある あり得; be likely = おそれがある 恐れがある おそれがあり おそれがあっ 恐れがあり
恐れがあっ そうだ かもしれない かも知れない; seem = ようだ らしい と思われる みたい 様だ と見られる; let do = させる 行わせる やらせる させて 行わせ やらせ; let know = 一報 知らせて ご一報;
go out = 外出; go through = くぐる 通じる つうじる 経由 くぐり くぐっ くぐら 通じ つうじ; come out = 発覚 出てくる 出てき 出て; run away = 逃亡 家出 駆け落ち; pass
away = 死没 亡くなら; put on = 身に着ける 身に着け 着て; put off = 先延ばしする; put away = 仕舞う 仕舞い 仕舞っ 仕舞わ しまい 片付けて; pick = 選り; give back =
返して; look after = 面倒 世話をする 見て; look forward = 待ち遠しい 楽しみにする お待ちして 待ち遠しく 待ち遠しかっ; take over = 乗っ取る 取って代わる 引継 乗っ取り 乗っ取っ
取って代わり 取って代わっ; take part = 参加者; take care = 大事にする 気をつけて 大切にする お大事に; take back = 引取り 引き取ら; throw out = 捨てて 放り出さ; turn
around = 向き直る 旋回 向き直り 向き直っ; work overtime = 残業 時間外労働 超過勤務 時間外勤務; work from home = 在宅勤務 テレワーク リモートワーク 在宅; laundry = 洗濯物
洗たく; dryer = 衣類乾燥機 ドライヤー; freezer = フリーザー; dishwasher = 食器洗い機 食洗機 食器洗い乾燥機; microwave oven = 電子レンジ レンジ オーブンレンジ; oven =
オーブン 天火; toaster = トースター オーブントースター; stove = こんろ コンロ ガスコンロ カセットコンロ; induction cooker = 電磁調理器; rice cooker = 炊飯器 電気釜
炊飯ジャー; kettle = やかん 薬缶 ケトル 電気ケトル 湯沸かし; heater = 電気ヒーター ファンヒーター 発熱体 石油ストーブ; cooling = 冷めた; fan = 扇風機 換気扇 ファン 送風機;
ventilation = 換気 通風 ベンチレーション; boiler = ボイラー 瞬間湯沸器; hot water = お湯 湯 温水 熱湯; humidifier = 加湿器 加湿; dehumidifier = 除湿機 除湿
除湿器; air purifier = 空気清浄機 空気清浄器; sewing machine = ミシン; camera = カメラ デジタルカメラ デジカメ 写真機 一眼レフ; photograph = 写真撮影 撮った;
speaker = スピーカー 拡声器; headphones = ヘッドホン ヘッドフォン イヤホン イヤフォン; microphone = マイク マイクロホン マイクロフォン; remote control = リモコン 遠隔操作
リモートコントロール; adapter = アダプター アダプタ; power cord = 電源コード 電源ケーブル; outlet = 差し込み口 アウトレット; socket = ソケット 受け口; power supply =
電源 電源装置 給電 電力供給; power failure = 電源断; electric = 電動 電気的 電気式; electric current = 通電; voltage = 電圧 ボルト数; volt = ボルト; watt
= ワット; ampere = アンペア; fuse = ヒューズ; circuit breaker = ブレーカー 遮断器 漏電遮断器 配線用遮断器; electric leak = 漏電; electric shock = 感電
電撃; short circuit = ショート 短絡 短絡回路; grounding = アース 接地 グランド; wiring = 配線 配線工事; electric wire = 導線 ワイヤー 針金; transformer =
変圧器 トランス; generator = 発電機 ジェネレーター; motor = モーター モータ 電動機; pump = ポンプ 揚水機; compressor = 圧縮機 コンプレッサー; filter = フィルター フィルタ
濾過器 ろ過器; filtration = 濾過 ろ過; valve = 弁 バルブ; faucet = カラン; tube = チューブ; hose = ホース; drain = 排水口 排水管 ドレン 水抜き; plumbing =
水道工事 水回り 水まわり; clog = 目詰まり 閉塞; propane = プロパン; kerosene = ケロシン; ignition = 着火 発火; flame = 火炎; fire alarm = 火災報知機; alarm
= アラーム 警報器 非常ベル; sensor = センサー センサ 感知器 検知器; detect = 検知 検出 感知 検出する; thermostat = サーモスタット 温度調節器; thermometer = 温度計 寒暖計
体温計; timer = タイマー 計時器; clock = 置き時計 掛け時計 クロック; wristwatch = ウォッチ; alarm clock = 目覚まし時計 目覚まし; light bulb = 白熱電球 led電球;
fluorescent lamp = 蛍光管; flashlight = 懐中電灯 フラッシュライト; candle = 蝋燭 ろうそく ロウソク キャンドル; lighter = ライター; replacement = 取替;
disassemble = 分解 解体する 分解する; connector = コネクター コネクタ 端子 ターミナル; disconnect = 断線 切断する; start up = 起動する; setting = セッティング
設定する; manual operation = 手動式 手動操作; press = 押した プレス; lever = レバー 梃子; knob = つまみ ノブ ツマミ; lid = フタ; panel = パネル 操作パネル;
indicator = インジケーター 表示灯 指示器; vibration = バイブレーション 震動; dust = 埃 塵 粉塵 ダスト; dirt = 汚す; stain = シミ ステン; detergent = 洗浄剤
中性洗剤; bleach = 漂白剤 漂白 ブリーチ; fabric softener = 柔軟剤 柔軟仕上げ剤; spin dry = 脱水; wipe = ふき取る 拭いて; rag = 雑巾 ぞうきん ぼろ布 ウエス; sponge
= スポンジ 海綿; brush = ブラシ 刷毛; broom = 箒 ほうき; dustpan = 塵取り ちりとり; mop = モップ; bucket = バケツ 桶; trash can = ごみ箱 ゴミ箱 屑籠 くずかご;
dispose = 捨てた; toilet paper = トイレットペーパー; bidet = 温水洗浄便座 ビデ; toilet seat = 便座; bathtub = 浴槽 湯船 バスタブ; shower = シャワー;
washbasin = 洗面台 洗面器; toothbrush = 歯ブラシ 電動歯ブラシ; toothpaste = 歯磨き粉 歯みがき 歯磨き; shampoo = シャンプー; razor = 剃刀 かみそり カミソリ シェーバー;
sanitary = 衛生的 衛生面; diaper = おむつ オムツ 紙おむつ; tissue paper = ティッシュ ティッシュペーパー ちり紙; hammer = 金槌 ハンマー 金づち かなづち; screw = ネジ 螺子
ビス スクリュー 木ねじ; screwdriver = ねじ回し プラスドライバー; nut = ナット 木の実; wrench = レンチ スパナ; pliers = ペンチ プライヤー やっとこ; saw = 鋸 のこぎり ノコギリ;
drill = ドリル 電動ドリル 穴あけ; plane tool = 鉋 かんな; chisel = 鑿; file tool = やすり ヤスリ; sandpaper = 紙やすり サンドペーパー; axe = 斧; shovel =
シャベル スコップ ショベル; hoe = 鍬; sickle = 鎌; blade = 刃 ブレード; needle = 針; rope = 縄 ロープ 綱; string = 紐 ストリング; chain = 鎖 チェーン; hook
= フック 鉤 かぎ針; ladder = 梯子 はしご ハシゴ; stepladder = 脚立; tape = テープ 粘着テープ ガムテープ; glue = 接着剤 糊 ボンド 接着; varnish = ワニス ニス;
lacquer = 漆 漆器 ラッカー; gear = 歯車 ギア ギヤ; bearing = 軸受 軸受け ベアリング; shaft = シャフト 軸 回転軸; wheel = 車輪 ホイール; lubricant = 潤滑油 潤滑剤
潤滑; grease = グリース 油脂; weld = 溶接 溶接する; solder = はんだ ハンダ 半田; groove = 溝; layer = 層 レイヤー; housing complex = 公団住宅;
residence = 邸宅 住処; villa = 別荘; tower = 塔 タワー; skyscraper = 超高層ビル 高層ビル 摩天楼; wooden = 木造; reinforced concrete = 鉄筋コンクリート
鉄筋; steel frame = 鉄骨 鉄骨造; concrete = コンクリート; cement = セメント; mortar = モルタル; brick = 煉瓦 れんが レンガ; tile = タイル; roof tile =
瓦 屋根瓦; plaster = 漆喰 しっくい 石膏 プラスター; lumber = 製材; plywood = 合板 ベニヤ板; board = 板 ボード 基板; pillar = 柱 支柱 大黒柱; beam = 梁 桁;
foundation = 礎石; insulation = 断熱 断熱材 絶縁 絶縁体; soundproof = 防音 遮音; waterproof = 防水 耐水; earthquake resistant = 耐震 免震 制震
耐震性; gate = 門 ゲート; emergency exit = 避難口; escalator = エスカレーター; dining room = ダイニング; closet = 押入れ 押し入れ クローゼット 納戸; storage
= 倉庫 物置 収納庫 保管庫; terrace = テラス; attic = 屋根裏 屋根裏部屋; fence = 柵 フェンス 垣根; doorbell = 呼び鈴 インターホン チャイム インターフォン; shutter =
シャッター 雨戸; sliding door = ふすま 引き戸; kotatsu = こたつ 炬燵; sofa = ソファ ソファー 長椅子; futon = ふとん; mattress = マットレス 敷布団; blanket =
毛布 ブランケット; pillow = 枕 まくら; sheet = シーツ 敷布; cushion = 座布団 クッション; bookshelf = 書棚; chest of drawers = 箪笥 たんす タンス; drawer =
抽斗; cupboard = 食器棚; cardboard box = 段ボール ダンボール 段ボール箱; basket = 籠 バスケット; container = 容器 コンテナ 入れ物 コンテナー; vase = 花瓶 花器;
renovation = 改装 リノベーション; architecture = 建築学; architect = 建築家 建築士; carpenter = 大工 棟梁; interior = 内装 インテリア; exterior = 外装
エクステリア; floor plan = 間取図 平面図; blueprint = 図面 設計図 青写真; design = 設計 デザイン 意匠; scaffold = 足場; crane = クレーン 起重機; bulldozer =
ブルドーザー; excavate = 掘った 掘削機; site = 現場; solar panel = 太陽光パネル ソーラーパネル 太陽電池; solar power = 太陽光発電 太陽エネルギー; wind power =
風力発電 風力; hydropower = 水力発電 水力; thermal power = 火力発電 火力; nuclear power = 原子力 原子力発電 原発 原子力発電所; power plant = 発電所; power
generation = 発電; power line = 送電線 送電; energy saving = 省エネ 省エネルギー 節電; renewable = 再生可能 再エネ; radiator = 放熱器 ラジエーター ラジエータ;
fireplace = 暖炉 囲炉裏; chimney = 煙突; ash = 灰; charcoal = 木炭 炭; firewood = 薪; frying pan = フライパン; pan = 片手鍋; pressure
cooker = 圧力鍋; bowl = 丼 ボウル お椀 碗 鉢; plate = プレート; teapot = 急須 ティーポット; fork = フォーク; ladle = お玉 杓子 しゃもじ; cutting board =
まな板 俎板; grater = おろし金; blender = ミキサー ブレンダー ジューサー; recipe = レシピ 調理法 作り方; chef = 料理人 調理師 シェフ コック 板前; stew = 煮物 シチュー; fry
= 揚げ物 炒め物 フライ; grill = 網焼き グリル 炙る; steam = 蒸気 水蒸気 スチーム; bake = 焼き上げる 焼き菓子 焼成; knead = こねる 捏ねる 練る; chop = みじん切り; pickle
= 漬物 ピクルス 漬け物; ingredient = 具材 原材料; box lunch = 駅弁; side dish = おかず お惣菜 惣菜 副菜; pub = 酒場 パブ; rice plant = 稲 稲作; rice
paddy = 水田 田 たんぼ; rice ball = おにぎり お握り 握り飯; rice cake = 餅 お餅; wheat = 小麦; barley = 大麦 麦; rye = ライ麦; oats = 燕麦 オート麦;
corn = 玉蜀黍 とうもろこし トウモロコシ コーン; grain = 穀物 穀類; starch = 澱粉 でんぷん デンプン 片栗粉; ramen = 拉麺; udon = 饂飩; soba = 蕎麦 ソバ; pasta =
パスタ スパゲッティ スパゲティ; pizza = ピザ ピッツァ; hamburger = ハンバーガー ハンバーグ; sandwich = サンドイッチ サンドウィッチ; curry = カレー カレーライス; miso = 味噌
みそ; miso soup = みそ汁; sauce = ソース タレ; pepper = 胡椒 こしょう コショウ ペッパー; spice = スパイス 薬味; chili pepper = 唐辛子 トウガラシ とうがらし;
mustard = 辛子 マスタード; wasabi = 山葵 わさび ワサビ; ginger = 生姜 しょうが ショウガ; garlic = 大蒜 にんにく ニンニク ガーリック; sesame = 胡麻 ゴマ; honey = 蜂蜜
はちみつ ハチミツ; jam = ジャム; margarine = マーガリン; cream = クリーム 生クリーム; yogurt = ヨーグルト; dairy product = 乳製品 酪農製品; beef = ビーフ; pork
= ポーク; chicken meat = とり肉; ham = ハム; sausage = ソーセージ ウインナー; bacon = ベーコン; raw fish = 刺身 刺し身 お造り; sushi = 寿司 鮨 お寿司;
tempura = 天ぷら 天麩羅; tofu = 豆腐; natto = 納豆; red bean = 小豆 あずき アズキ; peanut = 落花生 ピーナッツ; almond = アーモンド; chestnut = 栗;
walnut = 胡桃 クルミ; seaweed = 海藻 昆布 ワカメ 海苔; sweet potato = 薩摩芋 さつまいも サツマイモ 甘藷; taro = 里芋 サトイモ 芋; carrot = 人参 にんじん ニンジン;
radish = 大根 ダイコン; onion = 玉ねぎ 玉葱 タマネギ たまねぎ; green onion = 葱 ねぎ ネギ 長ネギ; leek = 韮 ニラ; cabbage = キャベツ 甘藍; chinese cabbage
= 白菜 ハクサイ; lettuce = レタス; spinach = ほうれん草 ホウレンソウ; cucumber = 胡瓜 きゅうり キュウリ; eggplant = 茄子 ナス; green pepper = ピーマン パプリカ;
pumpkin = 南瓜 かぼちゃ カボチャ; broccoli = ブロッコリー; lotus root = 蓮根 れんこん レンコン; burdock = 牛蒡 ごぼう ゴボウ; mushroom = 茸 キノコ 椎茸 しいたけ
シイタケ 松茸; bamboo shoot = 筍 たけのこ タケノコ; mandarin orange = 蜜柑 みかん ミカン; lemon = レモン 檸檬; citrus = 柑橘 柑橘類 柚子; grape = 葡萄 ぶどう
ブドウ; peach = 桃; pear = 梨 洋ナシ; persimmon = 柿; strawberry = 苺 いちご イチゴ; cherry = さくらんぼ サクランボ 桜桃; plum = 李 プラム スモモ;
japanese apricot = 梅 梅干し 梅干; banana = バナナ; pineapple = パイナップル; melon = メロン; watermelon = 西瓜 すいか スイカ; fig = 無花果 いちじく
イチジク; mango = マンゴー; kiwi fruit = キウイ キウイフルーツ; coconut = ココナッツ 椰子; olive = オリーブ; confectionery = 和菓子 スイーツ 製菓; cookie =
クッキー ビスケット; rice cracker = 煎餅 せんべい; chocolate = チョコレート チョコ; candy = 飴 キャンディ キャンディー; ice cream = アイスクリーム; dessert =
デザート; green tea = 煎茶 抹茶; juice = ジュース 果汁; mineral water = ミネラルウォーター; drinking water = 飲み水; sake = 清酒; whiskey = ウイスキー
ウィスキー; distilled spirit = 焼酎 蒸留酒; brewing = 醸造 酒造; fermentation = 発酵 醗酵; yeast = 酵母 イースト; canned food = 缶詰 缶詰め; frozen
food = 冷凍食品; food additive = 食品添加物 添加物; preservative = 保存料 防腐剤; preserve = 保存する; spoil = 腐った; food poisoning = 食中毒;
calorie = カロリー; protein = 蛋白質 たんぱく質 タンパク質 蛋白 プロテイン; fat = 脂肪 脂質 脂; carbohydrate = 炭水化物; mineral = 鉱物 ミネラル 無機質; dietary
fiber = 食物繊維; vegetarian = 菜食主義者 ベジタリアン 菜食; gardening = 園芸 庭いじり ガーデニング; gardener = 庭師 植木屋; lawn = 芝; weed = 雑草; weeding
= 除草 草刈り 草取り; herbicide = 除草剤; pesticide = 農薬 殺虫剤; fertilizer = 肥料 堆肥 化学肥料; soil = 土 土壌 土質; sowing = 種まき 播種 種蒔き;
seedling = 苗 苗木; planting = 植付け 植樹 植えた 田植え; flowerpot = 植木鉢 鉢植え; watering = 水遣り; pruning = 剪定 枝打ち; greenhouse = 温室
ビニールハウス; hedge = 生け垣 生垣; botany = 植物学; forestry = 林業; bud = 芽 蕾 つぼみ; trunk = 幹; stem = 茎; bark = 樹皮; pollen = 花粉; petal
= 花弁 花びら; thorn = 棘 トゲ; photosynthesis = 光合成; chlorophyll = 葉緑素; cherry blossom = 桜 さくら サクラ 桜花; flower viewing = 花見
お花見; chrysanthemum = 菊; rose = 薔薇 バラ; lily = 百合 ユリ; tulip = チューリップ; sunflower = 向日葵 ひまわり ヒマワリ; orchid = 蘭 ラン科; lotus =
蓮 ハス; iris = 菖蒲 アヤメ あやめ; camellia = 椿 ツバキ; azalea = 躑躅 つつじ ツツジ; hydrangea = 紫陽花 あじさい アジサイ; morning glory = 朝顔 アサガオ;
wisteria = 藤; dandelion = 蒲公英 たんぽぽ タンポポ; pine = 松 マツ; cedar = 杉 スギ; cypress = 檜 ひのき ヒノキ; oak = 樫 楢 オーク; beech = 橅 ブナ;
maple = 楓 紅葉 カエデ モミジ; ginkgo = 銀杏 いちょう イチョウ; willow = 柳; bamboo = 竹; moss = 苔 コケ; fern = 羊歯 シダ; herb = ハーブ 薬草 香草;
cotton = 綿 木綿 コットン 綿花; hemp = 麻 大麻; beast = けもの 野獣; zoology = 動物学; aquarium = 水族館 水槽; livestock = 家畜 畜産; puppy = 子犬 仔犬;
cattle = ウシ 乳牛 肉牛; sheep = 羊 ヒツジ; goat = 山羊 ヤギ; rabbit = 兎 うさぎ ウサギ; mouse = 鼠 ねずみ ネズミ マウス; squirrel = 栗鼠 リス; bear = 熊
クマ; fox = 狐 きつね キツネ; raccoon dog = 狸 たぬき タヌキ; wolf = 狼 オオカミ; deer = 鹿 シカ; wild boar = 猪 いのしし イノシシ; monkey = 猿 サル; ape =
類人猿 チンパンジー ゴリラ; lion = ライオン 獅子; tiger = 虎 トラ; leopard = 豹 ヒョウ; elephant = 象 ゾウ; giraffe = 麒麟 キリン; hippopotamus = 河馬 カバ;
camel = 駱駝 ラクダ; kangaroo = カンガルー; panda = パンダ; bat = 蝙蝠 コウモリ; whale = 鯨 クジラ; dolphin = 海豚 イルカ; seal animal = 海豹 アザラシ;
duck = 家鴨 アヒル 鴨; goose = 鵞鳥 ガチョウ 雁; swan = 白鳥; crow = 烏 カラス からす; sparrow = 雀 スズメ; pigeon = 鳩 ハト; crane bird = 鶴; eagle
= 鷲 ワシ; hawk = 鷹 タカ; owl = 梟 フクロウ; penguin = ペンギン; parrot = 鸚鵡 オウム インコ; snake = 蛇 ヘビ; lizard = 蜥蜴 トカゲ; turtle = 亀 カメ;
crocodile = 鰐 ワニ; frog = 蛙 カエル; reptile = 爬虫類; amphibian = 両生類; mammal = 哺乳類; dinosaur = 恐竜; dragon = 竜 龍 ドラゴン; shark =
鮫 サメ; tuna = 鮪 まぐろ マグロ; salmon = 鮭 サケ サーモン; sardine = 鰯 イワシ; mackerel = 鯖 サバ; bonito = 鰹 カツオ 鰹節; sea bream = 鯛 タイ科; cod
= 鱈 タラ; eel = 鰻 うなぎ ウナギ; carp = 鯉 コイ; goldfish = 金魚; shellfish = 貝 貝類; oyster = 牡蠣 カキ; squid = 烏賊 イカ; octopus = 蛸 タコ;
shrimp = 海老 えび エビ; crab = 蟹 カニ; jellyfish = 海月 クラゲ; coral = 珊瑚 サンゴ サンゴ礁; butterfly = 蝶 チョウ; moth = 蛾; bee = 蜂 ハチ 蜜蜂
ミツバチ; ant = 蟻 アリ; termite = 白蟻 シロアリ; fly insect = 蠅 ハエ; mosquito = 蚊; cockroach = ゴキブリ; beetle = 甲虫 カブトムシ; dragonfly =
蜻蛉 トンボ; cicada = 蝉 セミ; firefly = 蛍 ホタル; spider = 蜘蛛 クモ; worm = 蚯蚓 ミミズ 蠕虫; mite = 壁蝨 ダニ; flea = 蚤 ノミ; louse = 虱 シラミ;
silkworm = 蚕 養蚕; parasite = 寄生虫 寄生; wing = 翼 羽 羽根; feather = 羽毛 ダウン; tail = 尾 尻尾 しっぽ; horn = ホーン; fur = 毛皮; beak = 嘴
くちばし; nest = 巣 営巣; herd = 群れ; prey = 獲物 捕食 餌食; breeding = 品種改良 繁殖期; extinction = 絶滅 絶滅危惧種; wildlife = 野生動物 野生 野生生物;
ecosystem = 生態系; ecology = 生態学 生態 エコロジー; habitat = 生息地 棲息地 生息 生息域; take off clothes = 脱いだ; kimono = 和服 浴衣; t-shirt =
tシャツ; sweater = セーター; jeans = ジーンズ ジーパン; jacket = ジャケット ジャンパー; uniform = ユニフォーム 軍服; underwear = 下着 肌着; socks = ソックス;
stocking = ストッキング; boots = 長靴 ブーツ; sandals = 草履 サンダル 下駄; slippers = スリッパ 上履き; scarf = 襟巻き マフラー スカーフ; necktie = ネクタイ;
belt = 帯 ベルト; contact lens = コンタクトレンズ; sunglasses = サングラス; necklace = 首飾り ネックレス; earring = 耳飾り イヤリング ピアス; jewel = 宝石
ジュエリー 宝飾; handkerchief = ハンカチ; pocket = ポケット; collar = 襟; sleeve = 袖; zipper = ファスナー チャック ジッパー; fashion = ファッション 服飾;
textile = 繊維産業 テキスタイル; fabric = 反物 布帛; silk = 絹 シルク; wool = 羊毛 ウール 毛糸; linen = 亜麻 リネン; synthetic fiber = 合成繊維 化学繊維 ナイロン
ポリエステル; dyeing = 染色 染め物; dye = 染料; pattern = 模様 パターン 文様; stripe = 縞 ストライプ; transparent = 透明 透き通る; personal computer =
pc; laptop = ノートパソコン ラップトップ; answering machine = 留守番電話; photocopier = 複写機 コピー機; ink = インク インキ トナー; scanner = スキャナー
スキャナ; liquid crystal = 液晶; touch screen = タッチパネル タッチスクリーン; hardware = ハードウェア ハードウエア; operating system = os 基本ソフト
基本ソフトウェア; program = プログラム; programming = プログラミング; programmer = プログラマー プログラマ; source code = ソースコード; algorithm = アルゴリズム
算法; database = データベース; data structure = データ構造; memory = メモリ メモリー 記憶装置; hard disk = ハードディスク; disk = ディスク 円盤; usb flash
drive = usbメモリ; processor = プロセッサ 演算装置 中央処理装置 cpu; semiconductor = 半導体; integrated circuit = 集積回路 チップ ic; transistor =
トランジスタ; circuit = 回路 電気回路 電子回路; network = ネットワーク 通信網 回線網; web = ウェブ; browser = ブラウザ ブラウザー 閲覧ソフト; search engine =
検索エンジン; link = リンク; message = 伝言; chat = チャット; blog = ブログ; social media = ソーシャルメディア sns; server = サーバー サーバ; client
computer = クライアント; router = ルーター ルータ; wireless = 無線 ワイヤレス 無線lan; communication = 通信 コミュニケーション 意思疎通; telecommunications
= 電気通信; bandwidth = 帯域 帯域幅; protocol = プロトコル 通信規約; login = ログオン; logout = ログオフ; authentication = 本人認証; encryption = 暗号化
符号化; firewall = ファイアウォール; computer virus = コンピュータウイルス マルウェア; antivirus software = ウイルス対策ソフト; hacker = ハッカー ハッキング; cyber
attack = サイバー攻撃 不正アクセス; version = 版 バージョン; upgrade = アップグレード; bug = バグ; error = 誤差; debug = デバッグ; interface = インターフェース
インタフェース 界面; icon = アイコン; cursor = カーソル; input = インプット 入力する; output = 出力 アウトプット; text = テキスト 文字列; font = フォント 書体 字体;
image = 像 イメージ 映像 絵図; pixel = 画素 ピクセル; graphics = グラフィックス グラフィック; animation = アニメーション アニメ; video = ビデオ; file format =
ファイル形式; format = フォーマット; compression = 圧縮 圧縮する; bit = ビット; kilobyte = キロバイト; megabyte = メガバイト; gigabyte = ギガバイト; analog
= アナログ; binary = 二進法 二進数 バイナリ; variable = 変数; parameter = パラメータ パラメーター 引数 媒介変数; compiler = コンパイラ; execute = 実行する;
artificial intelligence = 人工知能 ai; machine learning = 機械学習 深層学習; robot = ロボット; simulation = シミュレーション 模擬実験; virtual = 仮想
バーチャル; information technology = 情報技術 it; digitalization = デジタル化; open source = オープンソース; video game = テレビゲーム; mass media
= マスメディア; journalism = ジャーナリズム; editorial = 社説 論説; broadcasting station = 放送局 テレビ局; channel = チャンネル; program show =
テレビ番組; audience = 視聴者 聴衆 観客; press conference = 記者会見; advertisement = 広告宣伝; publication = 出版物; publisher = 出版社 版元;
editor = 編集者 編集長; dictionary = 辞書 辞典 字典; encyclopedia = 百科事典 事典; measurement = 測った 測量値; unit = ユニット; mass = 質量;
capacity = 収容力 定員; acceleration = 加速度; pressure = 圧力 気圧; density = 密度; angle = 角度 アングル; millimeter = ミリメートル ミリ; square
meter = 平方メートル 平米; inch = インチ; foot unit = フィート; mile = マイル; hectare = ヘクタール; milliliter = ミリリットル; pound = ポンド; celsius
= 摂氏; fahrenheit = 華氏; ruler = 定規 物差し ものさし; tape measure = 巻尺 メジャー 巻き尺; scale = 秤 体重計 スケール; microscope = 顕微鏡 電子顕微鏡;
telescope = 望遠鏡; instrument = 器具 計測器; gauge = ゲージ; accuracy = 精度 正確さ 正確性; ratio = 比 比例; rate = レート; physics = 物理学 物理;
physicist = 物理学者; mechanics = 力学; quantum mechanics = 量子力学 量子論; quantum = 量子; relativity = 相対性理論 相対論; gravity = 重力 引力
万有引力; friction = 摩擦; inertia = 慣性; momentum = 運動量; kinetic energy = 運動エネルギー; work rate = 仕事率; motive power = 動力;
thermodynamics = 熱力学; entropy = エントロピー; heat conduction = 熱伝導; thermal expansion = 熱膨張; wave = 波 波動 ウェーブ; wavelength =
波長; frequency = 周波数 頻度 振動数; hertz = ヘルツ; amplitude = 振幅; oscillation = 発振 揺動; resonance = 共鳴 共振; optics = 光学; lens =
レンズ; refraction = 屈折; diffraction = 回折; spectrum = スペクトル 分光; laser = レーザー; infrared = 赤外線; ultraviolet = 紫外線; x-ray =
x線 エックス線 レントゲン; radiation = 放射線 輻射; radioactivity = 放射能 放射性; electromagnetic wave = 電磁波 電波; electromagnetism = 電磁気学
電磁気; magnet = 磁石 マグネット; magnetic field = 磁場 磁界; magnetism = 磁気 磁力 磁性; electric field = 電場 電界; electric charge = 電荷;
static electricity = 静電気; resistance = 抵抗器 抵抗力; conductor = 導体 伝導体 指揮者; superconductivity = 超伝導 超電導; capacitor = コンデンサ
コンデンサー; coil = コイル; electrode = 電極 陽極 陰極; alternating current = 交流; direct current = 直流; atom = 原子; atomic nucleus =
原子核; molecule = 分子; proton = 陽子; neutron = 中性子; particle = 粒子; elementary particle = 素粒子 クォーク; ion = イオン; isotope = 同位体
アイソトープ; nuclear fission = 核分裂; nuclear fusion = 核融合; nuclear reactor = 原子炉 炉心; vacuum = 真空; solid = 固体 固形; liquid = 液体
液; fluid = 流体; plasma = プラズマ 血漿; melting point = 融点; boiling point = 沸点; evaporate = 蒸発 気化 蒸発する; condense = 凝縮 凝結 濃縮;
chemistry = 化学 化学的; chemist = 化学者; chemical = 化学物質 薬品 化学薬品 ケミカル; chemical reaction = 化学反応; element = 元素 要素; compound =
化合物; periodic table = 周期表; mixture = 混合物; solvent = 溶媒 溶剤; concentration = 濃度 集中; catalyst = 触媒; acid = 酸 酸性; acid rain
= 酸性雨; alkali = アルカリ 塩基 アルカリ性; neutralize = 中和; oxidation = 酸化 酸化物; reduction = 還元; electrolysis = 電気分解 電解; corrosion =
腐蝕; crystal = 結晶 水晶 クリスタル; polymer = 高分子 ポリマー 重合体; organic = 有機 有機物 オーガニック; inorganic = 無機; oxygen = 酸素; hydrogen = 水素;
nitrogen = 窒素; carbon = 炭素; carbon dioxide = 二酸化炭素 炭酸ガス; carbon monoxide = 一酸化炭素; helium = ヘリウム; chlorine = 塩素;
fluorine = フッ素 弗素; iodine = 沃素 ヨウ素; sulfur = 硫黄; phosphorus = 燐 リン酸; silicon = 珪素 ケイ素 シリコン; sodium = ナトリウム; potassium =
カリウム; calcium = カルシウム; magnesium = マグネシウム; aluminum = アルミニウム アルミ; copper = 銅; platinum = 白金 プラチナ; zinc = 亜鉛; tin = 錫
スズ; nickel = ニッケル; mercury = 水銀; titanium = チタン; uranium = ウラン; plutonium = プルトニウム; lithium = リチウム; alloy = 合金; steel =
鋼 鉄鋼 スチール; stainless steel = ステンレス ステンレス鋼; bronze = 青銅 ブロンズ; brass = 真鍮 黄銅; ceramic = 陶磁器 セラミック セラミックス 陶器; porcelain =
磁器; ammonia = アンモニア; sulfuric acid = 硫酸; hydrochloric acid = 塩酸; nitric acid = 硝酸; methane = メタン; benzene = ベンゼン; ozone
= オゾン; explosive = 爆薬 火薬 爆発物; explosion = 爆発する; poison = 毒 毒物 毒薬 毒性 有毒; toxic substance = 有害物質; harmful = 有害; asbestos
= 石綿 アスベスト; biology = 生物学; biologist = 生物学者; organism = 生物 有機体 生体; cell = 細胞 セル; cell division = 細胞分裂; cell nucleus =
細胞核; membrane = 膜 細胞膜; gene = 遺伝子; genetics = 遺伝学; genetic modification = 遺伝子組み換え 遺伝子組換え; dna = デオキシリボ核酸 dna;
chromosome = 染色体; genome = ゲノム; mutation = 突然変異 変異; evolution = 進化論; natural selection = 自然選択 自然淘汰; species = 種族;
taxonomy = 分類学; genus = 属; family taxon = 科; microorganism = 微生物; fungus = 菌類 真菌; enzyme = 酵素; hormone = ホルモン; amino
acid = アミノ酸; glucose = ブドウ糖 グルコース; metabolism = 代謝 新陳代謝; respiration = 呼吸器; digestion = 消化器 消化吸収; reproduction = 生殖
再生産; fertilization = 受精 授精; embryo = 胚 胎児; instinct = 本能; cloning = クローン; biotechnology = バイオテクノロジー 生物工学; medical = 医学的
メディカル; surgeon = 外科医; obstetrics = 産科; orthopedics = 整形外科; hospitalization = 入院する; cure = 治った 完治; recovery = 復興;
illness = やまい; infectious disease = 疫病; epidemic = 流行病 大流行 感染拡大 パンデミック; corona virus = コロナウイルス コロナ 新型コロナ; common cold =
カゼ; pain = 疼痛; tuberculosis = 結核; bronchitis = 気管支炎; tumor = 腫瘍; leukemia = 白血病; mental illness = 精神病 精神疾患 精神障害;
epilepsy = 癲癇 てんかん; hepatitis = 肝炎; ulcer = 潰瘍 胃潰瘍; gout = 痛風; arthritis = 関節炎 リウマチ; obesity = 太った; anemia = 貧血;
malaria = マラリア; cholera = コレラ; plague = ペスト 黒死病; smallpox = 天然痘; measles = 麻疹 はしか; aids = エイズ hiv; eczema = 皮膚炎;
bleeding = 止血; burn injury = ヤケド; bruise = 打撲 痣; heatstroke = 熱中症; poisoning = 中毒; syringe = 注射器; drip infusion = 点滴;
blood transfusion = 輸血; anesthesia = 麻酔; transplant = 移植 臓器移植; dialysis = 透析 人工透析; cane = 杖; hearing aid = 補聴器;
disinfect = 殺菌 滅菌 除菌; immunity = 免疫; antibody = 抗体; abortion = 中絶 流産; contraception = 避妊; birth = 生まれた; suicide = 自殺
自死; public health = 公衆衛生; nursing care = 介助; blind person = 盲人 失明; elbow = 肘; breast = 乳房; hip = 尻 臀部; ankle = 足首 くるぶし;
spine = 背骨 脊椎 脊髄; intestine = 腸 大腸 小腸; bladder = 膀胱; womb = 子宮; blood vessel = 血管 動脈 静脈; blood type = 血液型; lymph = リンパ;
organ = 臓器 器官 オルガン; saliva = 唾液 唾; feces = 糞; anatomy = 解剖学 解剖; physiology = 生理学; mathematics = 数学; mathematician =
数学者; arithmetic = 算数 算術; calculator = 電卓 計算器; addition = 足し算 加法; subtraction = 減法; multiplication = 乗法; division = 除法;
equation = 方程式 等式; formula = 数式; theorem = 定理; axiom = 公理; hypothesis = 仮説; algebra = 代数 代数学; geometry = 幾何学 幾何;
calculus = 微積分 微分積分学; differential = 微分; integral = 積分; trigonometry = 三角法 三角関数; logarithm = 対数; exponent = 指数; square
root = 平方根; prime number = 素数; integer = 整数; fraction = 分数; decimal = 小数 十進法; odd number = 奇数; infinity = 無限 無限大;
matrix = 行列 マトリックス; vector = ベクトル; coordinate = 座標; graph = グラフ; diagram = 図表 ダイアグラム; chart = チャート; statistics = 統計
統計学; distribution = 分布 配布 配給; variance = 分散; regression = 回帰; curve = 曲線 カーブ; plane = 平面; radius = 半径; diameter = 直径;
circumference = 円周; sphere = 球体; triangle = 三角形 三角; rectangle = 長方形; polygon = 多角形; cube = 立方体; cylinder = 円柱 円筒 シリンダー;
cone = 円錐; parallel = 平行 並行 並列; vertical = 垂直 縦 鉛直; horizontal = 水平; symmetry = 対称 対称性; dimension = 次元; logic = 論理 論理学
ロジック; geology = 地質学 地質; rock = 岩 岩盤; sand = 砂 砂利; clay = 粘土; mud = 泥; gravel = 礫 砕石; granite = 花崗岩; limestone = 石灰岩;
marble = 大理石; basalt = 玄武岩; quartz = 石英; diamond = ダイヤモンド 金剛石; ore = 鉱石; mine = 鉱山 炭鉱; mining = 採掘 鉱業 採鉱; coal = 石炭;
crude oil = 原油; natural gas = 天然ガス; oil field = 油田; fossil = 化石; fossil fuel = 化石燃料; stratum = 地層; earth crust = 地殻
マントル; tectonic plate = 大陸プレート; fault = 断層; seismic intensity = 震度; magnitude = マグニチュード; tsunami = 津波; volcano = 火山 活火山;
eruption = 噴火; lava = 溶岩; magma = マグマ; volcanic ash = 火山灰; landslide = 土砂崩れ 地滑り 地すべり 土石流; erosion = 侵食 浸食; sediment =
堆積 堆積物 土砂; ice age = 氷期 氷河期 氷河時代; geothermal = 地熱; groundwater = 地下水; meteorology = 気象学; meteorological agency = 気象庁
気象台; climate = 気候 風土; climate change = 気候変動; global warming = 地球温暖化 温暖化; greenhouse gas = 温室効果ガス 温室効果; rainy season =
梅雨 雨季; heavy rain = 大雨 豪雨 集中豪雨; rainfall = 降水量 雨量 降水; shower of rain = 夕立 にわか雨; heavy snow = 大雪 豪雪; snowstorm = 吹雪;
hail = 雹 霰; frost = 霜; fog = 霧 濃霧; mist = 靄 ミスト; dew = 露; cloudy = 曇る くもり; sunny = 晴れ 晴れる 晴天 快晴 晴れた; storm = 暴風;
hurricane = ハリケーン; tornado = 竜巻; thunder = 雷 雷鳴 雷雨; lightning = 稲妻 稲光 落雷; rainbow = 虹; drought = 旱魃 干ばつ 日照り 渇水;
humidity = 湿度 湿気; damp = じめじめ; hot weather = 暑さ 猛暑 酷暑; low pressure = 低気圧; high pressure = 高気圧; front weather = 前線;
atmosphere = 雰囲気; natural disaster = 自然災害; disaster prevention = 防災 減災; natural environment = 自然環境; environmental
protection = 環境保護 環境保全; astronomy = 天文学 天文; astronomer = 天文学者; observatory = 天文台 展望台; universe = 宇宙 ユニバース; outer space
= 宇宙空間; spacecraft = 宇宙船 探査機; rocket = ロケット; satellite = 衛星 人工衛星 サテライト; space station = 宇宙ステーション; astronaut = 宇宙飛行士;
galaxy = 銀河 銀河系 天の川; solar system = 太陽系; planet = 惑星 プラネット; mars = 火星; venus = 金星; jupiter = 木星; saturn = 土星; mercury
planet = 水星; uranus = 天王星; neptune = 海王星; pluto = 冥王星; asteroid = 小惑星; comet = 彗星; meteorite = 隕石; meteor = 流星 流れ星;
black hole = ブラックホール; orbit = 軌道 公転; rotation = 自転; eclipse = 日食 月食 日蝕; constellation = 星座; sunset = 日没 夕焼け 日の入り; lunar
calendar = 旧暦 太陰暦; geography = 地理 地理学; atlas = 地図帳; compass = 羅針盤 コンパス 方位磁石; latitude = 緯度; longitude = 経度; equator =
赤道; north pole = 北極; south pole = 南極; tropics = 熱帯; temperate zone = 温帯; subtropical = 亜熱帯; hemisphere = 半球; northeast
= 北東 東北; northwest = 北西; southeast = 南東 東南; southwest = 南西; continent = 大陸; archipelago = 群島 列島; peninsula = 半島; cape =
岬; coast = 海岸 沿岸 海辺; beach = 浜 浜辺 砂浜 ビーチ; ocean = 大洋; strait = 海峡; bay = 湾; gulf = 入り江 湾岸; tide = 潮 潮汐 満潮 干潮; ocean
current = 海流 潮流; trench = 海溝 塹壕; seabed = 海底; swamp = 沼 湿地 沼地; waterfall = 滝; basin = 流域 盆地; river mouth = 河口; delta =
三角州 デルタ; canal = 運河 水路; dam = ダム 堰; reservoir = 貯水池; embankment = 堤防; mountain range = 山脈 山地; summit = 山頂 首脳会議 サミット;
hill = 丘 丘陵; slope = 坂 斜面 坂道 傾斜; valley = 谷 渓谷 谷間; mountain pass = 峠; plateau = 高原 台地; plain = 平野 平原; grassland = 草原
サバンナ; desert = 砂漠; jungle = ジャングル 密林; rainforest = 熱帯雨林; glacier = 氷河; iceberg = 氷山; cave = 洞窟 洞穴; cliff = 崖 断崖 絶壁;
elevation = 標高 海抜; terrain = 地形; landscape = 景観; zone = ゾーン; territory = 領地; homeland = 祖国 故国 母国; urban = 市街 市街地 都市部;
urban planning = 都市計画; population = 人口; population density = 人口密度; macau = マカオ 澳門; taiwanese = 台湾人; south korea = 大韓民国;
mongolia = モンゴル 蒙古; mongolian = モンゴル人 モンゴル語; vietnamese = ベトナム人 ベトナム語; thai = タイ人 タイ語; cambodia = カンボジア; laos = ラオス;
myanmar = ミャンマー ビルマ; malaysia = マレーシア; malay = マレー マレー語; singapore = シンガポール; indonesian = インドネシア人 インドネシア語; filipino =
フィリピン人; brunei = ブルネイ; east timor = 東ティモール; indian = インド人; hindi = ヒンディー語; pakistan = パキスタン; bangladesh = バングラデシュ; sri
lanka = スリランカ セイロン; nepal = ネパール; bhutan = ブータン; tibet = チベット; maldives = モルディブ; afghanistan = アフガニスタン; iran = イラン;
persia = ペルシア ペルシャ; persian = ペルシア語 ペルシア人; iraq = イラク; turkish = トルコ人 トルコ語; ottoman empire = オスマン帝国; syria = シリア;
lebanon = レバノン; israel = イスラエル; jewish = ユダヤ ユダヤ人; palestine = パレスチナ; jordan = ヨルダン; saudi arabia = サウジアラビア; arab = アラブ
アラブ人; arabic = アラビア語; arabia = アラビア; yemen = イエメン; oman = オマーン; united arab emirates = アラブ首長国連邦; qatar = カタール; kuwait =
クウェート; bahrain = バーレーン; cyprus = キプロス; kazakhstan = カザフスタン; uzbekistan = ウズベキスタン; turkmenistan = トルクメニスタン; kyrgyzstan =
キルギス; tajikistan = タジキスタン; georgia = ジョージア グルジア; armenia = アルメニア; azerbaijan = アゼルバイジャン; soviet union = ソビエト ソビエト連邦;
ukraine = ウクライナ; belarus = ベラルーシ; moldova = モルドバ; czech republic = チェコ チェコ共和国; czechoslovakia = チェコスロバキア; slovakia =
スロバキア; hungary = ハンガリー; hungarian = ハンガリー人 ハンガリー語; romania = ルーマニア; bulgaria = ブルガリア; yugoslavia = ユーゴスラビア; serbia =
セルビア; croatia = クロアチア; slovenia = スロベニア; bosnia = ボスニア; montenegro = モンテネグロ; kosovo = コソボ; north macedonia = マケドニア
北マケドニア; albania = アルバニア; greek = ギリシャ人 ギリシャ語 ギリシア語; rome = ローマ; roman empire = ローマ帝国; vatican = バチカン バチカン市国; east
germany = 東ドイツ; west germany = 西ドイツ; swiss = スイス人; dutch = オランダ人 オランダ語 蘭学; luxembourg = ルクセンブルク; monaco = モナコ; united
kingdom = 連合王国; british = イギリス人 ブリティッシュ; scotland = スコットランド; wales = ウェールズ; ireland = アイルランド; northern ireland =
北アイルランド; denmark = デンマーク; danish = デンマーク人 デンマーク語; norway = ノルウェー; norwegian = ノルウェー人 ノルウェー語; swedish = スウェーデン人 スウェーデン語;
finland = フィンランド; finnish = フィンランド人 フィンランド語; iceland = アイスランド; greenland = グリーンランド; estonia = エストニア; latvia = ラトビア;
lithuania = リトアニア; malta = マルタ; european = ヨーロッパ人 欧州人; scandinavia = スカンジナビア 北欧; balkans = バルカン バルカン半島; asian = アジア人;
southeast asia = 東南アジア; east asia = 東アジア; middle east = 中東 中近東; central asia = 中央アジア; siberia = シベリア; manchuria = 満州
満洲; african = アフリカ人; libya = リビア; tunisia = チュニジア; algeria = アルジェリア; morocco = モロッコ; sudan = スーダン; south sudan = 南スーダン;
ethiopia = エチオピア; somalia = ソマリア; kenya = ケニア; tanzania = タンザニア; uganda = ウガンダ; rwanda = ルワンダ; congo = コンゴ; nigeria =
ナイジェリア; ghana = ガーナ; senegal = セネガル; ivory coast = コートジボワール; cameroon = カメルーン; angola = アンゴラ; mozambique = モザンビーク;
zambia = ザンビア; zimbabwe = ジンバブエ; botswana = ボツワナ; namibia = ナミビア; south africa = 南アフリカ 南アフリカ共和国; madagascar = マダガスカル;
mauritius = モーリシャス; mali = マリ共和国; niger = ニジェール; chad = チャド; north america = 北アメリカ 北米; south america = 南アメリカ 南米; latin
america = ラテンアメリカ 中南米; guatemala = グアテマラ; honduras = ホンジュラス; el salvador = エルサルバドル; nicaragua = ニカラグア; costa rica =
コスタリカ; panama = パナマ; cuba = キューバ; jamaica = ジャマイカ; haiti = ハイチ; dominican republic = ドミニカ ドミニカ共和国; caribbean = カリブ
カリブ海; colombia = コロンビア; venezuela = ベネズエラ; ecuador = エクアドル; peru = ペルー; bolivia = ボリビア; chile = チリ; argentina = アルゼンチン;
uruguay = ウルグアイ; paraguay = パラグアイ; brazilian = ブラジル人; new zealand = ニュージーランド; oceania = オセアニア 大洋州; papua new guinea =
パプアニューギニア; fiji = フィジー; hawaii = ハワイ; alaska = アラスカ; guam = グアム; california = カリフォルニア; texas = テキサス; washington =
ワシントン; los angeles = ロサンゼルス; chicago = シカゴ; boston = ボストン; san francisco = サンフランシスコ; berlin = ベルリン; munich = ミュンヘン;
hamburg = ハンブルク; frankfurt = フランクフルト; cologne = ケルン; prussia = プロイセン プロシア; bavaria = バイエルン; vienna = ウィーン; zurich =
チューリッヒ; geneva = ジュネーブ ジュネーヴ; brussels = ブリュッセル; amsterdam = アムステルダム; the hague = ハーグ; copenhagen = コペンハーゲン; stockholm
= ストックホルム; oslo = オスロ; helsinki = ヘルシンキ; moscow = モスクワ; saint petersburg = サンクトペテルブルク レニングラード; kyiv = キエフ キーウ; warsaw =
ワルシャワ; prague = プラハ; budapest = ブダペスト; athens = アテネ; istanbul = イスタンブール; milan = ミラノ; venice = ヴェネツィア ベネチア ベニス;
florence = フィレンツェ; naples = ナポリ; sicily = シチリア; madrid = マドリード; barcelona = バルセロナ; lisbon = リスボン; cairo = カイロ;
jerusalem = エルサレム; baghdad = バグダッド; tehran = テヘラン; delhi = デリー ニューデリー; mumbai = ムンバイ ボンベイ; bangkok = バンコク; hanoi = ハノイ;
saigon = ホーチミン サイゴン; manila = マニラ; jakarta = ジャカルタ; seoul = ソウル 漢城; busan = 釜山; pyongyang = 平壌; guangzhou = 広州;
shenzhen = 深圳; nanjing = 南京; taipei = 台北; sydney = シドニー; melbourne = メルボルン; sapporo = 札幌; sendai = 仙台; nagasaki = 長崎;
nara = 奈良; kamakura = 鎌倉; honshu = 本州; kyushu = 九州; shikoku = 四国; kanto = 関東 関東地方; kansai = 関西 近畿; tohoku = 東北地方; edo =
江戸; pacific ocean = 太平洋; atlantic ocean = 大西洋; indian ocean = インド洋; arctic ocean = 北極海; mediterranean sea = 地中海; black
sea = 黒海; caspian sea = カスピ海; baltic sea = バルト海; red sea = 紅海; sea of japan = 日本海; east china sea = 東シナ海; south china
sea = 南シナ海; alps = アルプス; himalaya = ヒマラヤ; andes = アンデス; mount fuji = 富士山; everest = エベレスト; sahara = サハラ; amazon = アマゾン
アマゾン川; nile = ナイル ナイル川; danube = ドナウ ドナウ川; rhine = ライン川; volga = ヴォルガ ヴォルガ川; yangtze = 長江 揚子江; yellow river = 黄河;
ganges = ガンジス ガンジス川; mississippi = ミシシッピ ミシシッピ川; thames = テムズ テムズ川; historian = 歴史家 歴史学者; historical = 歴史的 史的; world
history = 世界史; japanese history = 日本史; prehistory = 先史 先史時代; ancient = 古代 太古; middle ages = 中世; modern times = 近現代;
modern = 現代 現代的 モダン; early modern = 近世; edo period = 江戸時代; meiji period = 明治時代; meiji restoration = 明治維新 維新; heian
period = 平安 平安時代; kamakura period = 鎌倉時代; muromachi period = 室町 室町時代; warring states period = 戦国 戦国時代; jomon period =
縄文 縄文時代; yayoi period = 弥生 弥生時代; nara period = 奈良時代; stone age = 石器時代 旧石器時代 新石器時代; bronze age = 青銅器時代; iron age = 鉄器時代;
renaissance = ルネサンス ルネッサンス; enlightenment = 啓蒙 啓蒙主義; industrial revolution = 産業革命; french revolution = フランス革命;
reformation = 宗教改革; crusade = 十字軍; tradition = 伝統 伝承; heritage = 世界遺産; ruins = 遺跡 廃墟 遺構; archaeology = 考古学;
archaeologist = 考古学者; relic = 遺物 文化財; tomb = 墳墓 古墳; pyramid = ピラミッド; mummy = ミイラ; castle = 城 城郭; fortress = 要塞 砦;
palace = 宮殿 御所 王宮; monument = 記念碑 モニュメント; chronicle = 年代記 編年史; legend = 伝説; myth = 神話; empire = 帝国; empress = 皇后 女帝;
prince = 王子 皇子 親王; princess = 王女 姫 内親王; crown prince = 皇太子; royal family = 王室 王家; imperial family = 皇室 皇族; imperial
court = 朝廷; dynasty = 王朝; throne = 王位 皇位 玉座; accession = 即位; abdication = 退位 譲位; kingdom = 王国; noble = 貴族 公家 華族; lord =
領主 殿様 大名; duke = 公爵; baron = 男爵; knight = 騎士 ナイト; samurai = 武士 侍 サムライ; ninja = 忍者; shogun = 将軍 征夷大将軍; shogunate = 幕府;
retainer = 家臣 家来; feudal = 封建 封建制 封建的; feudal domain = 藩; peasant = 百姓; slave = 奴隷 奴隷制; serf = 農奴; merchant = 商人 町人;
colony = 植民地; colonization = 植民 植民地化; imperialism = 帝国主義; independence = 独立 自立; revolution = 革命; rebellion = 反乱 叛乱 一揆;
uprising = 蜂起 暴動; coup = クーデター; conquest = 征服; invasion = 侵略 侵攻 侵入; unification = 統一; exploration = 探検; explorer = 探検家;
ancestor = 先祖 祖先; descendant = 子孫 末裔; tribe = 部族; ethnic group = エスニック; race = 人種; nomad = 遊牧民 遊牧; world war = 世界大戦;
first world war = 第一次世界大戦; second world war = 第二次世界大戦; pacific war = 太平洋戦争; civil war = 内乱 南北戦争; cold war = 冷戦; postwar
= 戦後; prewar = 戦前; battle = 合戦 会戦; defense = 国防; victory = 戦勝; defeat = 敗戦; surrender = 降伏 降参; retreat = 退却; peace
treaty = 平和条約 講和条約 講和; armistice = 休戦 停戦; truce = 和睦; siege = 包囲戦; landing operation = 上陸作戦; air raid = 空襲 空爆 爆撃;
atomic bomb = 原子爆弾 原爆; nuclear weapon = 核兵器 核武装; bomb = 爆弾; missile = ミサイル; landmine = 地雷; arms = 軍備 武装; disarmament =
軍縮 武装解除; gun = 銃 鉄砲 拳銃 ピストル 小銃; machine gun = 機関銃; cannon = 大砲 砲; bullet = 弾丸 弾薬 銃弾; sword = 剣 刀 日本刀; spear = 槍; arrow
= 矢 矢印; shield = 盾; armor = 甲冑 鎧 装甲; helmet = 兜 ヘルメット; tank = 戦車 タンク; warship = 軍艦 艦艇 戦艦 巡洋艦; destroyer = 駆逐艦; aircraft
carrier = 航空母艦 空母; submarine = 潜水艦; fighter plane = 戦闘機; bomber = 爆撃機; military = 軍事 軍部; navy = 海軍; air force = 空軍;
officer = 将校 士官; general = 大将 将官; admiral = 提督 海軍大将; colonel = 大佐; captain = 船長 艦長 主将 大尉; troops = 部隊 兵力; division army
= 師団; regiment = 連隊; infantry = 歩兵; cavalry = 騎兵; artillery = 砲兵; fleet = 艦隊; military base = 基地 軍事基地; commander = 司令官
指揮官; tactics = 戦術; conscription = 徴兵 徴兵制; veteran = 退役軍人; prisoner of war = 捕虜; refugee = 難民; massacre = 虐殺 大虐殺;
holocaust = ホロコースト; war crime = 戦争犯罪 戦犯; terrorist = テロリスト; spy = スパイ 諜報; alliance = 同盟 連合; ally = 同盟国 連合国 味方;
political = 政治的; politician = 政治家; political science = 政治学; prime minister = 内閣総理大臣; ministry of finance = 大蔵省;
ministry of education = 文部省; ministry of health = 厚生省; ministry of defense = 防衛省; ministry of economy = 経済産業省; ministry
of agriculture = 農林水産省; ministry of environment = 環境省; mayor = 市長 町長 村長; governor = 知事 総督; local government = 自治体 地方自治体
地方公共団体; municipality = 市町村; autonomy = 自治 自律; parliament = パーラメント; house of representatives = 衆議院 下院; house of
councillors = 参議院 上院; member of parliament = 国会議員 代議士; voter = 有権者 選挙人; candidate = 候補者 候補 立候補; constituency = 選挙区;
referendum = 国民投票 住民投票; suffrage = 参政権; liberal democratic party = 自民党 自由民主党; communist party = 共産党; socialist party =
社会党; democratic party = 民主党; republican party = 共和党; coalition = 連立 連立政権; democracy = 民主主義 民主制; democratic = 民主的 民主化;
republic = 共和国 共和制; monarchy = 君主制 王政; monarch = 君主; dictatorship = 独裁 独裁政治; dictator = 独裁者; federation = 連邦; reform =
改革; bureaucrat = 官僚 官僚制; public official = 官吏; sovereignty = 主権; nation = ネーション; citizenship = 市民権; civil rights = 公民権;
supreme court = 最高裁; prosecutor = 検察官 検事 検察; corruption = 汚職 贈収賄; death penalty = 死刑; diplomacy = 外交; diplomat = 外交官;
ambassador = 大使; treaty = 条約; international relations = 国際関係; international law = 国際法; united nations = 国際連合 国連; league
of nations = 国際連盟; security council = 安全保障理事会; foreign policy = 外交政策; summit meeting = 首脳会談; ideology = イデオロギー 思想;
capitalism = 資本主義; socialism = 社会主義; communism = 共産主義; liberalism = 自由主義; conservatism = 保守主義; nationalism = 民族主義 国家主義
ナショナリズム; fascism = ファシズム; nazi = ナチス ナチ; anarchism = 無政府主義; militarism = 軍国主義; left wing = 左翼 左派; right wing = 右翼 右派;
radical = 過激 急進的; propaganda = プロパガンダ; demonstration = デモ 実演; protest = 抗議; petition = 請願 嘆願; riot = 騒乱 騒動;
assassination = 暗殺事件; scandal = 不祥事 スキャンダル; religious = 宗教的; goddess = 女神; spirit = 霊 スピリット; soul = 魂 霊魂; ghost = 幽霊
お化け 亡霊; demon = 悪魔 鬼; devil = サタン 魔; angel = 天使; heaven = 天国; hell = 地獄; paradise = 楽園 極楽; faith = 信心; believer = 信者 信徒
門徒; worship = 崇拝 礼拝 参拝; ritual = 儀礼 祭祀; sacred = 神聖 聖なる; holy place = 聖地; pilgrimage = 巡礼 お遍路; saint = 聖人; prophet =
預言者; missionary = 宣教師 伝道; sermon = 説教 説法; sin = 原罪; buddhism = 仏教; buddha = 仏 釈迦 仏陀; buddhist = 仏教徒; bodhisattva = 菩薩
観音; zen = 禅 禅宗; meditation = 瞑想 座禅; sutra = 経典 お経; monk = 僧 坊主 修道士; nun = 尼 尼僧 修道女; main hall = 本堂; pagoda = 五重塔;
buddhist statue = 仏像 大仏; shinto = 神道; torii = 鳥居; shinto priest = 神職 宮司; shrine maiden = 巫女; christianity = キリスト教 基督教;
christian = キリスト教徒 クリスチャン; christ = キリスト イエス; bible = 聖書 バイブル; gospel = 福音 福音書; cathedral = 大聖堂; catholic = カトリック;
protestant = プロテスタント 新教; orthodox church = 正教会 東方正教会; pope = 教皇 ローマ法王 法王; bishop = 司教 主教; monastery = 修道院; baptism =
洗礼; mass ceremony = ミサ; christmas = クリスマス; easter = 復活祭 イースター; islam = イスラム教 イスラーム イスラム 回教; muslim = イスラム教徒 ムスリム;
mosque = モスク; quran = コーラン クルアーン; judaism = ユダヤ教; hinduism = ヒンドゥー教 ヒンズー教; confucianism = 儒教 儒学; taoism = 道教; sect = 宗派
教派; heresy = 異端; atheism = 無神論; superstition = 迷信; fortune telling = 占い; magic = 魔法 魔術; witch = 魔女; theology = 神学;
philosophy = 哲学; philosopher = 哲学者; ethics = 倫理 倫理学; moral = 道徳 モラル; consciousness = 意識; idealism = 観念論 理想主義;
materialism = 唯物論; economic = 経済的; economics = 経済学; economist = 経済学者 エコノミスト; economic growth = 経済成長 高度成長; gross
domestic product = 国内総生産 gdp; recession = 不景気 景気後退; great depression = 恐慌 世界恐慌; economic crisis = 経済危機 金融危機; bubble
economy = バブル バブル経済; inflation = インフレ インフレーション 物価上昇; deflation = デフレ デフレーション; marketing = マーケティング; production =
プロダクション; producer = 生産者 プロデューサー; productivity = 生産性; free trade = 自由貿易; trade deficit = 貿易赤字; corporation = コーポレーション;
enterprise = 事業者; small business = 中小企業; quality control = 品質管理; specification = 仕様書 スペック; invention = 発明; inventor =
発明家 発明者; innovation = 革新 イノベーション 技術革新; engineering = 工学 エンジニアリング; device = デバイス 端末; mechanism = 機構学 メカニズム; automation =
自動化 オートメーション; mass production = 量産 大量生産; manufacturing process = 製造工程; processing = 加工 加工品; resource = 資源 リソース; natural
resource = 天然資源; steel industry = 鉄鋼業 製鉄 製鉄所; blast furnace = 高炉 溶鉱炉; casting = 鋳造 鋳物; forging = 鍛造; machine tool =
工作機械; chemical industry = 化学工業; textile industry = 紡績 繊維工業; shipbuilding = 造船 造船所; automobile industry = 自動車産業; farm =
農場 農園 牧場; crop = 作物 農作物 農産物; tractor = トラクター; dairy farming = 酪農; stock farming = 牧畜; fishery = 水産業; fisherman = 漁師 漁民;
aquaculture = 養殖; finance = 金融 財務 財政 ファイナンス; central bank = 中央銀行 日本銀行 日銀; yuan = 人民元; investor = 投資家; expenditure = 歳出;
labor = 労務; privatization = 民営化; nationalization = 国有化; monopoly = 独占 寡占; zaibatsu = 財閥; retail = 小売 小売り 小売業; wholesale
= 卸売 問屋 卸; shopping street = 商店街; tourism = ツーリズム 観光業; logistics = 物流 ロジスティクス; public transport = 公共交通 公共交通機関; signal =
シグナル 合図; traffic jam = 渋滞 交通渋滞; suspension bridge = 吊り橋 吊橋; tunnel = トンネル 隧道; electric car = 電気自動車; hybrid car =
ハイブリッド車; carriage = 馬車; cart = 荷車 台車; rickshaw = 人力車; clutch = クラッチ; accelerator = アクセル 加速器; steering = ステアリング;
transmission = 変速機 トランスミッション; exhaust gas = 排気ガス 排ガス 排気; diesel = ディーゼル; horsepower = 馬力; airbag = エアバッグ; windshield =
フロントガラス; wiper = ワイパー; headlight = ヘッドライト 前照灯; bumper = バンパー; navigation = 航法 ナビ カーナビ ナビゲーション; tram = 路面電車; monorail =
モノレール; locomotive = 機関車 電気機関車; steam locomotive = 蒸気機関車; freight train = 貨物列車; ticket gate = 改札 改札口; conductor of train
= 車掌; boat = ボート 小舟 舟; ferry = フェリー 渡し船; sailing ship = 帆船 ヨット; cargo ship = 貨物船; fishing boat = 漁船; oil tanker = タンカー;
port = ポート; lighthouse = 灯台; anchor = 錨 いかり; deck = 甲板 デッキ; sailor = 船員 水夫 船乗り; pirate = 海賊; shipwreck = 難破; cargo =
積荷; helicopter = ヘリコプター ヘリ; airship = 飛行船; balloon = 気球 風船; drone = ドローン 無人機; jet = ジェット ジェット機; pilot = 操縦士 パイロット;
flight attendant = 客室乗務員; runway = 滑走路; propeller = プロペラ; parachute = パラシュート 落下傘; college = カレッジ; academy = 学院 アカデミー;
faculty = 教授会; schoolmate = 同級生; researcher = 研究者 研究員; scholar = 学者; scientist = 科学者; classroom = 教室; blackboard = 黒板;
textbook = 教科書 テキストブック; eraser = 消しゴム; stationery = 文房具 文具; bachelor = 学士; master = 修士; doctorate = 博士号; study abroad =
留学 留学生; literacy = 識字 読み書き; curriculum = カリキュラム 教育課程; social science = 社会科学; humanities = 人文科学 人文学; research institute
= 研究所 研究機関; laboratory = 実験室 ラボ; thesis = 学位論文 卒業論文; academic = 学術 学問; academic journal = 学術雑誌 紀要; reference = 参考 参考文献;
specialty = 専攻; psychology = 心理学; psychologist = 心理学者; sociology = 社会学; anthropology = 人類学; linguistics = 言語学; grammar
= 文法; vocabulary = 語彙; noun = 名詞; verb = 動詞; adjective = 形容詞; adverb = 副詞; particle word = 助詞; syllable = 音節; vowel =
母音; consonant = 子音; pronunciation = 発音; accent = アクセント 訛り; dialect = 方言; translation = 和訳; translator = 翻訳者 翻訳家; native
language = 母語 母国語; kanji = 漢字; hiragana = 平仮名 ひらがな; katakana = 片仮名 カタカナ; alphabet = アルファベット; letter of alphabet = ローマ字;
etymology = 語源; proverb = ことわざ 諺; latin = ラテン語; sanskrit = サンスクリット 梵語; esperanto = エスペラント; gallery = 画廊 ギャラリー;
exhibition = 展覧会 展示会 博覧会; painting = 画; painter = 絵師; oil painting = 油絵 油彩; watercolor = 水彩画 水彩; ink painting = 水墨画;
woodblock print = 版画 木版画 浮世絵; portrait = 肖像 肖像画; still life = 静物画; drawing = デッサン 素描 描画; sketch = スケッチ 写生; mural = 壁画;
illustration = 挿絵 イラスト 挿画; calligraphy = 書道 習字; sculpture = 彫刻 彫像; sculptor = 彫刻家; statue = 銅像 立像; carve = 彫る 刻印; craft
= 工芸 手工芸; craftsman = 職人 工匠; pottery = 陶芸 焼き物 焼物; folk art = 民芸; tea ceremony = 茶道 茶の湯; flower arrangement = 華道 生け花 生花;
origami = 折り紙; antique = 骨董 骨董品 アンティーク; masterpiece = 傑作 名作; work of art = 作品 芸術作品; style = スタイル; aesthetics = 美学;
impressionism = 印象派; baroque = バロック; gothic = ゴシック; romanesque = ロマネスク; realism = 写実主義 リアリズム; romanticism = ロマン主義;
surrealism = シュルレアリスム; avant-garde = 前衛; abstract = 抽象 抽象的; musician = 音楽家 ミュージシャン; composer = 作曲家; compose = 作曲;
lyrics = 歌詞 作詞; choir = 合唱 合唱団; melody = 旋律 メロディー; rhythm = リズム 律動; harmony = 和音 調和; tempo = テンポ; score = 楽譜; musical
scale = 音階; classical music = クラシック クラシック音楽; symphony = 交響曲; concerto = 協奏曲; sonata = ソナタ; opera = オペラ 歌劇; musical =
ミュージカル; orchestra = オーケストラ 管弦楽団 交響楽団; concert = 演奏会 コンサート 音楽会; band = バンド 楽団; jazz = ジャズ; rock music = ロック音楽 ロックバンド;
pop music = ポップス ポピュラー音楽; folk song = 民謡; nursery rhyme = 童謡; national anthem = 国歌; hit song = ヒット曲; album = アルバム;
musical instrument = 楽器; piano = ピアノ; violin = バイオリン ヴァイオリン; cello = チェロ; guitar = ギター; harp = ハープ 竪琴; flute = フルート 笛;
trumpet = トランペット 喇叭; drum = 太鼓 ドラム; bell = 鐘 鈴 ベル; koto = 琴 箏; shamisen = 三味線; biwa = 琵琶; string instrument = 弦楽器; wind
instrument = 管楽器; percussion = 打楽器; ballet = バレエ; dancer = ダンサー 舞踊家; drama = 演劇 劇 ドラマ 芝居; tragedy = 悲劇; comedy = 喜劇
コメディ; play role = 演技; role = 役; noh = 能楽; kabuki = 歌舞伎; puppet theater = 人形浄瑠璃 文楽 人形劇; kyogen = 狂言; rakugo = 落語; circus
= サーカス; film = シネマ; screenplay = 脚本 シナリオ; scriptwriter = 脚本家; documentary = ドキュメンタリー; film shooting = ロケ 撮影所; leading
role = 主演; co-starring = 共演 出演; premiere = 初演 封切り; animated film = アニメ映画; manga = 漫画 マンガ コミック; cartoonist = 漫画家; voice
actor = 声優; idol = アイドル 偶像; celebrity = 有名人 芸能人 タレント; entertainment = エンターテインメント 芸能; award = 表彰; nobel prize = ノーベル賞;
academy award = アカデミー賞; literature = 文学 文芸; novel = 小説 長編小説; novelist = 小説家; short story = 短編 短編小説; poetry = 詩 詩歌; poet
= 詩人 歌人; haiku = 俳句; haiku poet = 俳人; waka = 和歌 短歌; anthology = 詩集 選集 歌集; essay = 随筆 エッセイ; diary = 日記; biography = 伝記
評伝; autobiography = 自伝 自叙伝; memoir = 回顧録; folktale = 昔話 民話; fairy tale = 童話 おとぎ話; fable = 寓話; epic = 叙事詩; plot = 筋書き
あらすじ; protagonist = 主人公; preface = 序文 前書き; index = 索引; manuscript = 原稿; classic = 古典; science fiction = 空想科学; mystery
novel = 推理小説 ミステリー; fantasy = 幻想 ファンタジー; picture book = 絵本; bestseller = ベストセラー; critic = 評論家 批評家; criticism = 評論;
review = 書評 レビュー; pen name = 筆名 ペンネーム; reader = 読者; athlete = 運動選手 アスリート; referee = レフェリー; match game = 対戦; tournament
= トーナメント; championship = 選手権 選手権大会; champion = 優勝者 王者 チャンピオン; draw game = 引き分け; semifinal = 準決勝; preliminary = 予選;
ranking = ランキング; world record = 世界記録; medal = メダル 勲章; gold medal = 金メダル; silver medal = 銀メダル; bronze medal = 銅メダル;
olympics = オリンピック 五輪; paralympics = パラリンピック; world cup = ワールドカップ; league = リーグ; physical education = 体育; gymnastics =
器械体操 新体操; athletics = 陸上競技; running = 競走 走った ランニング; marathon = マラソン; relay race = 駅伝 リレー; swimming = 泳いだ 競泳; diving =
潜水 ダイビング; surfing = サーフィン; rowing = 漕艇 ボート競技; ball game = 球技; baseball = 野球 ベースボール; professional baseball = プロ野球; major
league = 大リーグ メジャーリーグ; pitcher = 投手 ピッチャー; catcher = 捕手 キャッチャー; batter = 打者 バッター; home run = 本塁打 ホームラン; infielder =
内野手; outfielder = 外野手; soccer = サッカー 蹴球; goalkeeper = ゴールキーパー; basketball = バスケットボール バスケ; volleyball = バレーボール; handball
= ハンドボール; rugby = ラグビー; american football = アメフト; tennis = テニス 庭球; table tennis = 卓球 ピンポン; badminton = バドミントン; golf =
ゴルフ; hockey = ホッケー アイスホッケー; cricket = クリケット; skiing = スキー; ski resort = スキー場; skating = スケート; figure skating =
フィギュアスケート; snowboard = スノーボード; mountain climbing = 山登り; hiking = ハイキング 徒歩旅行; camping = キャンプ 野営; cycling = 競輪; horse
racing = 競馬; racehorse = 競走馬; jockey = 騎手; equestrian = 馬術; car race = レース カーレース; martial art = 武道 武術 格闘技; judo = 柔道;
karate = 空手; kendo = 剣道; aikido = 合気道; kyudo = 弓道; sumo = 相撲 大相撲; sumo wrestler = 力士 関取; yokozuna = 横綱 大関; sumo ring =
土俵; wrestling = レスリング プロレス; boxing = ボクシング 拳闘; fencing = フェンシング; weightlifting = 重量挙げ; archery = アーチェリー; yoga = ヨガ;
doping = ドーピング; chess = チェス; shogi = 将棋; go game = 囲碁 碁; playing cards = トランプ カードゲーム; mahjong = 麻雀; pachinko = パチンコ;
lottery = 宝くじ くじ; doll = 人形; kite = 凧; puzzle = パズル; amusement park = 遊園地 テーマパーク; national park = 国立公園; playground =
遊び場 運動場; leisure = 余暇 レジャー; social = 社会的 ソーシャル; social problem = 社会問題; social class = 階層; upper class = 上流階級; middle
class = 中産階級; working class = 労働者階級; inequality = 不平等; racism = 人種差別; feminism = フェミニズム 女性解放; homosexuality = 同性愛; old
age = 老年; aging society = 高齢化 高齢化社会; declining birthrate = 少子化; birth rate = 出生率; death rate = 死亡率; life expectancy =
平均寿命 寿命; couple = カップル; orphan = 孤児; widow = 未亡人 寡婦; twins = 双子 双生児; adoption = 養子縁組; burial = 火葬; cemetery = 霊園;
nonprofit organization = 非営利団体 npo; foundation organization = 財団 財団法人; manners = 作法 マナー; etiquette = エチケット; bon
festival = お盆 盆踊り; firework = 花火; parade = パレード; flag = 旗 国旗; coat of arms = 紋章 家紋; symbol = シンボル 記号; geisha = 芸者 芸妓;
prostitution = 売春 遊郭; drug abuse = 麻薬 薬物; drug = ドラッグ; gang = ヤクザ; famine = 飢饉 飢餓; firefighter = 消防士; polar = 極地
`;
