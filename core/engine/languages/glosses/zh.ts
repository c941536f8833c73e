/** Chinese words by what they mean in English, as `createGlosses` reads them. */
export const glosses = `
together = 一起 共同 一同 一块 一塊 一道 一并 一併 一齐 一齊 携手; province = 省 省份; times = 次 次数 次數 遍 倍 倍数 倍數 回 趟 场 場 番; head = 头 頭 头部 頭部 脑袋
腦袋; light = 光 光线 光線 灯光 燈光 亮光 光芒 轻 輕 轻便 輕便 轻微 輕微 轻型 輕型 轻盈 輕盈; give = 给 給 给予 給予 给与 給與 予 赋予 賦予 授予 交给 交給 送给 送給 赐 賜 赠送 贈送 赠
贈 馈赠 饋贈 送礼 送禮; point = 点 點 要点 要點 重点 重點; surface = 面 表面; vehicle = 辆 輛 车辆 車輛 交通工具 载具 載具; ministry = 部 部会 部會 部委 外交部; this
= 本 这 這 这个 這個 此 该 該 这种 這種 这样 這樣; item = 项 項 项目 項目 物品 条目 條目 品项 品項 事项 事項 物件 单项 單項; number = 数 數 数字 數字 数目 數目 数量 數量 号 號 号码
號碼 编号 編號 数额 數額 数码 數碼; single = 单 單 单个 單個 单一 單一; by = 由 被 遭 遭到 受到 经由 經由; station = 站 车站 車站; provide = 供 提供 提供者; required
= 所需 必备 必備 必填 必修; will = 将 將 将会 將會 会 會 遗嘱 遺囑; nature = 性 本质 本質; toward = 对 對 朝; hit = 打 击 擊 打击 打擊 撞击 撞擊 敲 击中 擊中; owner
= 所有权人 所有權人 业主 業主 所有人 物主 主人; mileage = 里程 公里数 公里數 行驶里程 行駛里程; summary = 概括 摘要 总结 總結 综述 綜述; situation = 情况 情況 形势 形勢 局势 局勢
处境 處境 局面 情势 情勢 情境 现状 現狀; contact = 联系 聯繫 聯絡 联络 接触 接觸 联系人 聯繫人 联络人 聯絡人; staff = 员 員 工作人员 工作人員; then = 就 那时 那時 当时 當時 届时 屆時
接着 接著 继而 繼而 则 則 那么 那麼; money = 金 钱 錢 金钱 金錢 款 款项 款項; bill = 账单 帳單 賬單 帐单; climate = 气候 氣候; unconditional = 无条件 無條件;
letter = 信 信件 信函 书信 書信 函 来信 來信; heavy = 重 沉重 沉 繁重 重型; free = 免 自由 免费 免費 无偿 無償 空闲 空閒; mention = 提 提到 提及 提起; through = 经
經 通过 通過 透过 透過 经过 經過 借由 藉由 借助 藉助; law = 法 法律 法令; top = 顶 頂 顶部 頂部 顶端 頂端; pour = 倒 倾倒 傾倒 倒入 浇 澆 灌; cover = 盖 蓋 承保 覆盖 覆蓋 遮盖
遮蓋 外罩 护罩 護罩 罩子 机罩 機罩 罩 封盖 封蓋; feed = 喂 喂养 喂養 哺育 饲料 飼料; manager = 主管 经理 經理 管理人; amount due = 应付 應付 应缴 應繳 应付款 應付款;
convenient = 便 方便 便利 便捷; i = 我 本人 笔者 筆者; we = 我们 我們 咱们 咱們 我方; you = 你 您 你们 你們 您们 您們 妳; he = 他; she = 她; it = 它 其; they
= 他们 他們 她们 她們 它们 它們; that = 那 那个 那個 那种 那種 那样 那樣; these = 这些 這些 此等; those = 那些; self = 自己 自身 本身 自我 自家; personally = 亲自
親自 亲身 親身 当面 當面; each other = 彼此 互相 相互 相 互; other = 其他 其它 其余 其餘 另外 另一 另; others = 别人 別人 他人 旁人 人家; someone = 某人 有人;
something = 某事 某物; certain = 某 某些 某个 某個 某种 某種 若干; everyone = 大家 每人 人人 各位 众人 眾人 诸位 諸位; everything = 一切 万事 萬事; every = 每
每个 每個 各 各个 各個 逐一; all = 所有 全部 都 全 皆 均 全体 全體 一律; whole = 整个 整個 整体 整體 完整 整 全盘 全盤; both = 两者 兩者 双方 雙方 二者 俩 倆; both parties
= 甲乙双方 甲乙雙方; either = 任一 其一; none = 毫无 毫無; no = 不 否 不是 非 并非 並非; not = 没 沒 没有 沒有 未 未曾 尚未 勿 不曾 未能; do not = 别 別 不要 请勿 請勿
切勿 莫 不得 不准 严禁 嚴禁; yes = 是 嗯; what = 什么 什麼 何 何种 何種 哪些; which = 哪 哪个 哪個 哪一 哪种 哪種; who = 谁 誰 何人 哪位; where = 哪里 哪裡 哪儿 哪兒 何处
何處; when = 何时 何時 几时 幾時 什么时候 什麼時候 时 時 当 當 时候 時候; why = 为什么 為什麼 为何 為何 怎 何故 何以; how = 怎么 怎麼 怎样 怎樣 如何; how much = 多少; how
many = 几 幾 几个 幾個; how long = 多久 多长 多長; whether = 是否 可否 能否 有否; here = 这里 這裡 这儿 這兒 此处 此處 这边 這邊 在此 本地; there = 那里 那裡 那儿 那兒
那边 那邊; have = 有 拥有 擁有 具有 具备 具備 备有 備有 持有; own = 自有; exist = 存在 存 现存 現存; be located = 位于 位於 坐落 地处 地處 在于 在於 处于 處於; at = 在
于 於; from = 从 從 自 自从 自從 来自 來自; to = 到 至 往 向; until = 直到 直至 为止 為止 截至 迄今; with = 和 与 與 跟 同 及 连同 連同 暨; and = 以及 并 並 并且 並且
而且 且 又 还有 還有 加上 及其; or = 或 或者 还是 還是 或是 或者是; but = 但 但是 可是 不过 不過 然而 而 却 卻 只是; because = 因为 因為 由于 由於 因 鉴于 鑑於 基于 基於;
therefore = 所以 因此 因而 故 从而 從而 于是 於是 故此 是以 为此 為此; if = 如果 若 如 假如 要是 倘若 假若 若是 万一 萬一 的话 的話; unless = 除非; although = 虽然 雖然
尽管 儘管 虽 雖 固然 即使 即便 哪怕 就算; otherwise = 否则 否則 不然 要不然 要不; so that = 以便 为了 為了 旨在; for = 为 為 替; regarding = 关于 關於 对于 對於 有关
有關 至于 至於 针对 針對 涉及 攸关 攸關 相关 相關; according to = 根据 根據 按照 依据 依據 依照 按 依 遵照 据 據 参照 參照 凭 憑 凭借 憑藉; in order = 依序 按序; besides =
此外 除此之外 再者 况且 況且 何况 何況 再说 再說; except = 除了 除 除外 以外 之外; including = 包括 包含 含 涵盖 涵蓋 囊括 其中; without = 无 無 缺乏 毫不 不含 不带 不帶;
before = 之前 以前 前 事先 事前 从前 從前 先前; after = 之后 之後 以后 以後 后 後 后来 後來 事后 事後 随后 隨後 然后 然後 嗣后 嗣後 其后 其後; during = 期间 期間 当中 當中 过程中
過程中 之间 之間; between = 中间 中間 介于 介於; inside = 里 裡 里面 裡面 内 內 内部 內部 之内 之內 以内 以內 里头 裡頭 在内 在內; outside = 外 外面 外部 外边 外邊 户外 戶外
室外; above = 上 上面 以上 之上 上方 上述; below = 下 下面 以下 之下 下方 下列 下述; in front = 前面 前方 面前; behind = 后面 後面 背后 背後 后方 後方 后边 後邊 身后 身後;
left = 左 左边 左邊 左侧 左側 左面; right side = 右 右边 右邊 右侧 右側 右面; next to = 旁边 旁邊 旁 隔壁 身边 身邊 一旁 临近 臨近; near = 附近 靠近 近 邻近 鄰近 接近 就近
周边 周邊; far = 远 遠 遥远 遙遠 远处 遠處 偏远 偏遠; around = 周围 周圍 四周 环绕 環繞 围绕 圍繞 周遭; opposite = 对面 對面 相反 反面 对立 對立; middle = 中 中央 居中;
across = 横跨 橫跨 跨 跨越; along = 沿 沿着 沿著 沿线 沿線; against = 反对 反對 反抗 对抗 對抗 违背 違背 抗拒; instead of = 代替 取代 替代 而不是 取而代之; such as
= 例如 比如 譬如 诸如 諸如 比方 像是; for example = 举例 舉例 例子 实例 實例 范例 範例 例; as well = 也 亦 同样 同樣 同时还 同時還; also = 还 還 另外也 兼; only = 只 仅
僅 只有 仅仅 僅僅 唯一 才 唯有 惟有 仅限 僅限; even = 甚至 连 連 乃至; still = 仍 仍然 仍旧 仍舊 依然 依旧 依舊 照样 照樣 尚; already = 已 已经 已經 早已 业已 業已 早就 既;
again = 再 再次 重新 再度; once = 一旦 一次 曾 曾经 曾經; never = 从不 從不 从未 從未 永不 绝不 絕不; always = 总是 總是 一直 始终 始終 永远 永遠 老是 总 總 一向 向来 向來
历来 歷來; often = 经常 經常 常常 时常 時常 往往 常 屡次 屢次 不时 不時; usually = 通常 一般 平常 平时 平時 大都 多半; sometimes = 有时 有時 有时候 有時候 偶尔 偶爾; rarely
= 很少 难得 難得 罕见 罕見 鲜少 鮮少 甚少; now = 现在 現在 如今 目前 当前 當前 现 現 眼下 现今 現今 此刻 当下 當下 现时 現時; soon = 不久 很快 即将 即將 快要 将要 將要 马上就 馬上就 尽早
儘早 盡早 及早 及时 及時 尽速 儘速 盡速 趁早; immediately = 立即 立刻 马上 馬上 即刻 当即 當即 即时 即時 迅即 随即 隨即; later = 稍后 稍後 往后 往後 日后 日後 今后 今後 此后 此後 从此
從此; recently = 最近 近来 近來 近期 近日 日前 新近 近年; formerly = 原先 原来 原來 昔日 过往 過往 往昔 往日; suddenly = 突然 忽然 骤然 驟然 猛然 一下子; gradually =
逐渐 逐漸 渐渐 漸漸 逐步 日渐 日漸 日益 渐 漸; finally = 最后 最後 终于 終於 最终 最終 终究 終究 总算 總算; at first = 首先 最初 起初 起先 当初 當初 先; simultaneously =
同时 同時 与此同时 與此同時; very = 很 非常 十分 极 極 极其 極其 极为 極為 相当 相當 挺 颇 頗 甚 蛮 蠻 异常 異常 格外; too = 太 过于 過於 过分 過分 过度 過度; more = 更 更加 更多 较
較 更为 更為 越 愈 愈加; most = 最 最为 最為; most of = 大多数 大多數 大部分 多数 多數 大多 绝大多数 絕大多數 泰半; less = 较少 較少 更少; least = 最少 最小 最低; at
least = 至少 起码 起碼 不少于 不少於; at most = 至多 最多 不超过 不超過; many = 许多 許多 很多 众多 眾多 好多 不少 诸多 諸多 多 大量 繁多 多项 多項; few = 少 少数 少數 少许 少許
少量 寥寥 不多; some = 一些 有些 有的 部分 些 一部分; several = 数个 數個 好几 好幾; enough = 足够 足夠 够 夠 充足 充分 足以; almost = 几乎 幾乎 差不多 差点 差點 将近 將近
近乎 险些 險些; about = 大约 大約 约 約 大概 左右 上下 大致 约略 約略 大抵; exactly = 正好 恰好 刚好 剛好 恰恰 正是 恰巧; just now = 刚才 剛才 刚刚 剛剛 刚 剛 方才;
approximately = 近似 概略 粗略; completely = 完全 彻底 徹底 全然 全面 十足; especially = 特别 特別 尤其 尤 特地 特意; mainly = 主要 主要是 首要; generally
= 大体 大體 普遍 总体 總體; perhaps = 也许 也許 或许 或許 说不定 說不定; of course = 当然 當然 自然; actually = 其实 其實 实际上 實際上 事实上 事實上 实际 實際 确实 確實 的确
的確 实在 實在; really = 真 真的 真正 着实 著實; certainly = 一定 必定 肯定 必然 无疑 無疑 绝对 絕對; obviously = 显然 顯然 明显 明顯 显而易见 顯而易見 显著 顯著;
fortunately = 幸好 幸亏 幸虧 幸运 幸運 好在 侥幸 僥幸; unfortunately = 不幸 可惜 遗憾 遺憾; separately = 分别 分別 分开 分開 单独 單獨 各自 个别 個別 另行;
respectively = 各别 各別 依次 逐个 逐個; alone = 独自 獨自 孤独 孤獨 孤单 孤單 独 獨; directly = 直接 径直 徑直 径自 徑自 迳行 逕行; indirectly = 间接 間接;
quickly = 快速 迅速 飞快 飛快 尽快 儘快 盡快 从速 從速 火速 赶快 趕快 赶紧 趕緊; slowly = 慢慢 缓慢 緩慢 徐徐 缓缓 緩緩; together with = 偕同 会同 會同 随同 隨同 伴随 伴隨;
anyway = 反正 无论如何 無論如何 总之 總之; regardless = 无论 無論 不管 不论 不論 不拘 任凭 任憑; any = 任何 任意 随便 隨便; anyone = 任何人; anywhere = 到处 到處 各地
处处 處處 四处 四處 随处 隨處; at any time = 随时 隨時; as long as = 只要; not only = 不仅 不僅 不但 不只 不光 非但 不单 不單; rather = 宁可 寧可 宁愿 寧願; than
= 比 比起 相比 相较 相較; like = 像 好像 如同 犹如 猶如 仿佛 似乎 相似于 相似於; same = 一样 一樣 相同 同一 同等 一致 雷同 等同; different = 不同 不一样 不一樣 相异 相異 各异 各異
迥异 迥異 有别 有別 异 異; similar = 类似 類似 相似 相近 近似于 近似於 相仿; equal = 相等 平等 等于 等於 均等 对等 對等; such = 如此 这么 這麼 那般 此类 此類 该等 該等; thus =
由此 因之 藉此 借此 以致; namely = 即 就是 也就是 亦即 即为 即為; as follows = 如下; et cetera = 等 等等 之类 之類; in fact = 事实 事實; first = 第一 首 首次
第一个 第一個 首位; second = 第二 其次 秒 秒钟 秒鐘; third = 第三 三分之一; fourth = 第四; fifth = 第五; last = 末 末尾; next = 下一 下个 下個 接下来 接下來 下次
下一个 下一個; previous = 上一 上个 上個 前一 以往 上次 前次; following = 下文 后续 後續 后述 後述; zero = 零; one = 一 壹; two = 二 两 兩 两个 兩個 贰 貳 双 雙;
three = 三 叁 仨; four = 四 肆; five = 五 伍; six = 六 陆 陸; seven = 七 柒; eight = 八 捌; nine = 九 玖; ten = 十 拾; eleven = 十一;
twelve = 十二; thirteen = 十三; fourteen = 十四; fifteen = 十五; sixteen = 十六; seventeen = 十七; eighteen = 十八; nineteen = 十九;
twenty = 二十 廿; thirty = 三十 卅; forty = 四十; fifty = 五十; sixty = 六十; seventy = 七十; eighty = 八十; ninety = 九十; hundred = 百
一百 佰; thousand = 千 一千 仟; ten thousand = 万 萬 一万 一萬; hundred thousand = 十万 十萬; million = 百万 百萬; ten million = 千万 千萬;
hundred million = 亿 億 一亿 一億; billion = 十亿 十億; trillion = 兆 万亿 萬億; half = 半 一半 半个 半個 二分之一; quarter = 四分之一 季度 一刻 季;
double = 两倍 兩倍 双倍 雙倍 加倍 双重 雙重 翻倍; triple = 三倍 三重; dozen = 一打; pair = 一对 一對 一双 一雙; percent = 百分之 百分比 百分点 百分點 趴; figure =
数值 數值; amount = 金额 金額 额 額; odd number = 奇数 奇數 单数 單數; even number = 偶数 偶數 双数 雙數; metre = 米 公尺; centimetre = 厘米 釐米 公分;
millimetre = 毫米 公厘 公釐; kilometre = 公里 千米; square metre = 平方米 平方公尺 平米 平方 平; cubic metre = 立方米 立方公尺 立方; ping area = 坪 坪数
坪數; litre = 升 公升; millilitre = 毫升 西西; kilogram = 公斤 千克; gram = 克 公克; milligram = 毫克; tonne = 吨 噸 公吨 公噸; catty = 斤 市斤
台斤; mile = 英里 哩; inch = 英寸 寸 吋 英吋; feet = 英尺 尺 呎 英呎; mu area = 亩 畝 公亩 公畝; hectare = 公顷 公頃; degree = 度 度数 度數 摄氏度 攝氏度 程度
幅度 学位 學位; kilowatt hour = 千瓦时 千瓦時 瓩 度电 度電; watt = 瓦 瓦特; volt = 伏 伏特; piece = 件 块 塊 片 枚; sheet = 张 張 页 頁 一张 一張 纸张 紙張;
page = 页面 頁面 页数 頁數 页码 頁碼 网页 網頁; copy = 份 副本 复印件 複印件 影本 抄本 复本 複本 拷贝 拷貝 影印本 影印件 复制 複製; bottle = 瓶 瓶子 酒瓶; cup = 杯 杯子 一杯
茶杯; glass = 玻璃 玻璃杯 玻璃窗; box = 盒 盒子 箱 箱子 盒装 盒裝 匣子 纸箱 紙箱; bag = 袋 袋子 包 包包 背包 手提包 提袋; pack = 包装 包裝 打包 包裹 装箱 裝箱 收拾; tin = 罐
罐头 罐頭 罐子 罐装 罐裝 锡 錫; group = 组 組 群 小组 小組 组别 組別 群体 群體 集团 集團 团体 團體 群组 群組 团 團; set = 套 套装 套裝 成套; floor = 层 層 楼层 樓層 楼 樓 层楼
層樓 层数 層數 地板 地面 地砖 地磚; kind = 种 種 种类 種類 类 類 样 樣 类型 類型 类别 類別 型 种种 種種; row = 排 列 行列 横列 橫列; year = 年 年度 岁 歲 年份 载 載 周年 週年;
month = 月 月份 个月 個月 月度; week = 周 週 星期 礼拜 禮拜 星期数 星期數; day = 天 日 日子 天数 天數 日数 日數; hour = 小时 小時 钟头 鐘頭 时数 時數 个小时 個小時 点钟 點鐘 点整
點整 整点 整點; minute = 分钟 分鐘 分; moment = 片刻 时刻 時刻 瞬间 瞬間 一会儿 一會兒 一下 刹那 剎那; century = 世纪 世紀; decade = 年代 十年; today = 今天 今日
本日; tomorrow = 明天 明日; yesterday = 昨天 昨日; day after tomorrow = 后天 後天 后日 後日; day before yesterday = 前天 前日; this year = 今年
本年 本年度 当年 當年; next year = 明年 来年 來年 下年 次年 翌年; last year = 去年 上年 去年度; year before last = 前年; year after next = 后年 後年;
this month = 本月 这个月 這個月 当月 當月; next month = 下月 下个月 下個月 次月; last month = 上月 上个月 上個月; this week = 本周 本週 这周 這週 这星期 這星期;
next week = 下周 下週 下星期 下礼拜 下禮拜; last week = 上周 上週 上星期 上礼拜 上禮拜; monday = 星期一 周一 週一 礼拜一 禮拜一; tuesday = 星期二 周二 週二 礼拜二 禮拜二;
wednesday = 星期三 周三 週三 礼拜三 禮拜三; thursday = 星期四 周四 週四 礼拜四 禮拜四; friday = 星期五 周五 週五 礼拜五 禮拜五; saturday = 星期六 周六 週六 礼拜六 禮拜六;
sunday = 星期日 周日 週日 星期天 礼拜天 禮拜天 礼拜日 禮拜日; weekend = 周末 週末 双休日 雙休日; working day = 工作日 营业日 營業日 上班日 平日; january = 一月 一月份 元月;
february = 二月 二月份; march = 三月 三月份; april = 四月 四月份; may = 五月 五月份; june = 六月 六月份; july = 七月 七月份; august = 八月 八月份;
september = 九月 九月份; october = 十月 十月份; november = 十一月; december = 十二月 腊月 臘月; spring = 春天 春季 春 春日; summer = 夏天 夏季 夏 夏日
暑期; autumn = 秋天 秋季 秋 秋日; winter = 冬天 冬季 冬 冬日 寒冬; season = 季节 季節 时节 時節 旺季 淡季; morning = 早上 上午 早晨 清晨 早 凌晨 清早 晨间 晨間; noon
= 中午 正午 午间 午間; afternoon = 下午 午后 午後; evening = 晚上 傍晚 晚间 晚間 晚 黄昏 黃昏 夜晚; night = 夜 夜间 夜間 夜里 夜裡 深夜 半夜 黑夜; midnight = 午夜
子夜; tonight = 今晚 今夜; last night = 昨晚 昨夜; daytime = 白天 日间 日間 白昼 白晝; daily = 每天 每日 天天 日常 逐日 按日; weekly = 每周 每週 每星期;
monthly = 每月 按月 逐月; yearly = 每年 历年 歷年 逐年 按年; every time = 每次 每当 每當 每回 每逢; hourly = 每小时 每小時; all day = 整天 全天 全日 成天; date
= 日期 年月日; birthday = 生日 出生日期 诞辰 誕辰 寿辰 壽辰; calendar = 日历 日曆 历 曆 月历 月曆 行事历 行事曆 年历 年曆; lunar calendar = 农历 農曆 阴历 陰曆 旧历 舊曆;
solar calendar = 公历 公曆 阳历 陽曆 西历 西曆 国历 國曆 西元 公元; holiday = 假日 节日 節日 放假 假期 节假日 節假日 公休 例假日; public holiday = 国定假日 國定假日;
new year = 新年 元旦 过年 過年 跨年; spring festival = 春节 春節 除夕 农历新年 農曆新年; mid autumn festival = 中秋 中秋节 中秋節; dragon boat festival
= 端午 端午节 端午節; national day = 国庆 國慶 国庆节 國慶節 双十节 雙十節 国庆日 國慶日; labour day = 劳动节 勞動節 五一; christmas = 圣诞节 聖誕節 圣诞 聖誕 耶诞节 耶誕節
耶诞 耶誕; easter = 复活节 復活節; time = 时间 時間 光阴 光陰 工夫 时光 時光; period = 期 时期 時期 阶段 階段 周期 週期 时段 時段 为期 為期; duration = 时长 時長 历时 歷時
工期; past = 过去 過去 往事 既往; future = 未来 未來 将来 將來 前途 前景; present = 当代 當代 现代 現代 现阶段 現階段; beginning = 开始 開始 开头 開頭 开端 開端 起点 起點
起始; end = 结束 結束 尽头 盡頭 完结 完結 终 終 末端 终点 終點 告终 告終; start date = 起始日 起日 起算日 开工日 開工日; deadline = 截止日期 期限 截止 限期 截止日 时限 時限;
due date = 到期日 到期 届满 屆滿 届期 屆期 期满 期滿 应付日 應付日; overdue = 逾期 过期 過期 超期 迟延 遲延 拖欠 延误期 延誤期; early = 提前 提早 早期 初期 先期; late = 迟 遲
迟到 遲到 晚到 延迟 延遲 太晚 迟缓 遲緩; punctual = 准时 準時 按时 按時 按期 如期 守时 守時; schedule = 时间表 時間表 日程 进度 進度 行程 时程 時程 排程 进度表 進度表 日程表 课程表
課程表; appointment = 预约 預約 约会 約會; postpone = 推迟 推遲 延期 延后 延後 展期 顺延 順延 押后 押後 改期; extend = 延长 延長 扩展 擴展 伸展 续期 續期 延展 延伸 展延;
long time = 耗时 耗時 费时 費時; permanent = 永久 长期 長期 永恒 永恆 恒久 恆久; temporary = 临时 臨時 暂时 暫時 短暂 短暫 暂 暫 一时 一時 短期 权宜 權宜; urgent =
紧急 緊急 急 迫切 急迫 急需 紧迫 緊迫 加急 急件; frequency = 频率 頻率 频次 頻次; regular = 定期 经常性 經常性 常规 常規 规律 規律 正规 正規 例行 定时 定時; irregular = 不定期
不规则 不規則 不定时 不定時; age = 年龄 年齡 年纪 年紀 岁数 歲數 年岁 年歲; year old = 周岁 周歲; young = 年轻 年輕 年少 年幼 青年 青春; old person = 老人 老年人 长者 長者
年长者 年長者 银发族 銀發族 高龄者 高齡者 老年; old = 老 旧 舊 陈旧 陳舊 老旧 老舊 古老 古; new = 新 崭新 嶄新 全新 新式 新型 新颖 新穎 簇新; modern = 现代化 現代化 摩登 新潮 时髦 時髦
近代; ancient = 古代 远古 遠古 古典 上古; can = 能 能够 能夠 可以 得以 易拉罐; must = 必须 必須 必需 须 須 必 应当 應當 务必 務必 必得 非得; should = 应 應 应该 應該 理应
理應 宜; want = 要 想 想要 欲 打算 意欲; possible = 可能 不妨 可行 可行性; need = 需要 需 须要 須要 需求; wish = 愿望 願望 希望 愿 願 愿意 願意 盼 盼望 期盼 祝愿 祝願;
dare = 敢 敢于 敢於; willing = 乐意 樂意 情愿 情願 甘愿 甘願 肯; able = 胜任 勝任; let = 让 讓 令 任由; cause = 使 使得 促使 致使 导致 導致 原因 引起 造成 引发 引發 招致
肇因 起因 缘由 緣由 惹起; do = 做 作 干 幹 办 辦 搞 弄 办理 辦理 从事 從事 进行 進行 实施 實施; make = 制作 製作 制造 製造 造 做成 打造 制; go = 去 走 前往 赴 往返; come = 来
來 来到 來到 前来 前來 过来 過來 到来 到來; arrive = 到达 到達 抵达 抵達 达到 達到 到场 到場 抵 莅临 蒞臨; leave = 离开 離開 离 離 离去 離去 走开 走開 出走 动身 動身; return =
返回 回来 回來 回去 归 歸 返 重返 退; return goods = 退货 退貨 退回 退换 退換 退换货 退換貨 退件 退还 退還; enter = 进 進 进入 進入 入 进来 進來 进去 進去 步入; exit = 出 出去
出来 出來 退出 出口 外出; go up = 上去 上来 上來 上升 登上 攀升; go down = 下去 下来 下來 下降 下跌 降落; walk = 走路 步行 散步 行走 徒步; run = 跑 跑步 奔跑 奔; fly = 飞
飛 飞行 飛行 飞翔 飛翔; sit = 坐 坐下 就座 就坐; stand = 站立 立; lie down = 躺 卧 躺下; sleep = 睡 睡觉 睡覺 睡眠 入睡 就寝 就寢 睡着 睡著; wake up = 醒 醒来 醒來
起床 苏醒 甦醒 蘇醒 唤醒 喚醒; get up = 起来 起來 起身; eat = 吃 食用 用餐 吃饭 吃飯 进食 進食 就餐 吃掉; drink = 喝 饮 飲 饮用 飲用 饮料 飲料 喝酒 饮品 飲品 饮料业 飲料業; see
= 看 看见 看見 看到 见 見 见到 見到 目睹; look at = 观看 觀看 观 觀 查看 察看 检视 檢視 注视 注視 望 观察 觀察; watch = 手表 手錶 观赏 觀賞 收看 腕表 腕錶; hear = 听 聽 听见
聽見 听到 聽到 听说 聽說 闻 聞; listen = 倾听 傾聽 聆听 聆聽 收听 收聽; say = 说 說 讲 講 说道 說道 表示 称 稱 云 声称 聲稱 述说 述說; speak = 说话 說話 讲话 講話 发言 發言 开口
開口; tell = 告诉 告訴 告知 告 讲述 講述 诉说 訴說 转告 轉告; talk = 谈 談 谈话 談話 交谈 交談 聊天 谈论 談論 聊 谈谈 談談; ask = 问 問 询问 詢問 请问 請問 提问 提問 打听 打聽 查问
查問; question = 问题 問題 疑问 疑問 题 題 题目 題目 疑难 疑難; answer = 回答 答复 答覆 答案 答 解答 回应 回應 作答; reply = 回复 回覆 回復 回信 复函 復函 覆函 回函 函复 函復
函覆; call = 叫 称呼 稱呼 叫做 呼叫 喊 称作 稱作 称为 稱為 拨打 撥打 拨 撥 拨号 撥號; name = 名字 姓名 名称 名稱 名 名为 名為 品名 命名; surname = 姓 姓氏; title = 标题 標題
名义 名義 头衔 頭銜 职称 職稱 题名 題名 称谓 稱謂 书名 書名; think = 想法 认为 認為 以为 以為 思考 思 考虑 考慮 觉得 覺得 想想 思索; believe = 相信 信任 深信 坚信 堅信; know = 知道
晓得 曉得 认识 認識 知 得知 获知 獲知 知悉 熟知; understand = 理解 了解 瞭解 明白 懂 懂得 体会 體會 领会 領會 谅解 諒解 明瞭; recognize = 认出 認出 识别 識別 辨认 辨認 辨识 辨識
认得 認得; remember = 记得 記得 记住 記住 记 記 记忆 記憶 回忆 回憶; forget = 忘记 忘記 忘 遗忘 遺忘 忘了 忘掉; remind = 提醒 催促 提示 叮嘱 叮囑; learn = 学 學 学习 學習
学会 學會 研习 研習 修习 修習; teach = 教 教导 教導 教书 教書 授课 授課 讲授 講授 教学 教學; study = 读书 讀書 念书 念書 就读 就讀 求学 求學 攻读 攻讀; read = 读 讀 阅读 閱讀 念
看书 看書 朗读 朗讀 阅览 閱覽; write = 写 寫 书写 書寫 撰写 撰寫 写作 寫作 编写 編寫 写下 寫下 写成 寫成; draw = 画 畫 绘 繪 绘画 繪畫 绘制 繪製 描绘 描繪 画画 畫畫 素描; count =
计数 計數 计 計 点数 點數 清点 清點 伯爵 侯爵; calculate = 计算 計算 算 运算 運算 核算 推算 测算 測算 计算出 計算出 试算 試算; measure = 测量 測量 量 衡量 丈量 量测 量測 测定 測定
举措 舉措; weigh = 称重 稱重 重量 秤 体重 體重; find = 找到 发现 發現 发觉 發覺 查出 查获 查獲; search = 搜索 寻找 尋找 找 搜寻 搜尋 查找 寻求 尋求 检索 檢索 寻 尋 搜查; lose
= 失去 丢失 丟失 遗失 遺失 丢 丟 失 丧失 喪失 丢掉 丟掉 掉了 挂失 掛失; win = 赢 贏 胜 勝 获胜 獲勝 赢得 贏得 胜利 勝利 得胜 得勝; get = 得到 获得 獲得 取得 获 獲 获取 獲取 领到 領到
拿到 弄到; receive = 收到 接收 收 收取 接到 领 領 领取 領取 签收 簽收 收受 接获 接獲; gift = 礼物 禮物 礼品 禮品 赠品 贈品 礼盒 禮盒 礼 禮; take = 拿 取 拿走 拿取 拿去; bring
= 带 帶 带来 帶來 携带 携帶 带去 帶去 拿来 拿來 随身 隨身; carry = 搬 背 搬运 搬運 承载 承載; put = 放 置 放置 摆 擺 摆放 擺放 安放 安置; send = 寄 发送 發送 发 發 送 寄送 派
寄出 邮寄 郵寄 寄发 寄發 发出 發出 派遣 传送 傳送; fetch = 接 取回 拿回 领回 領回; hold = 握 抓住 握住 把握 执 執; keep = 保持 保留 维持 維持 留 保存 留存 留下 保有 养 養;
store = 储存 儲存 存放 储藏 儲藏 贮存 貯存 收藏 储 儲 寄存; save = 节省 節省 节约 節約 存储 存儲; open = 打开 打開 开 開 开放 開放 开启 開啟 敞开 敞開 开张 開張 公开 公開; close
= 关 關 关闭 關閉 关上 關上 闭 閉 封闭 封閉 倒闭 倒閉; lock = 锁 鎖 锁定 鎖定 上锁 上鎖 门锁 門鎖 挂锁 掛鎖; turn on = 开机 開機 开灯 開燈 启动 啟動 接通; turn off = 关机 關機
关掉 關掉 熄灭 熄滅 关灯 關燈 停用; press = 按下 压 壓 挤压 擠壓 按压 按壓 按住 长按 長按; push = 推 推动 推動 推进 推進 推开 推開; pull = 拉 拖 扯 牵 牽 拔 拉动 拉動 拔出;
throw = 扔 投掷 投擲 抛 拋 丢弃 丟棄 掷 擲; throw away = 扔掉 抛弃 拋棄 废弃 廢棄 弃置 棄置; catch = 抓 捉 捕捉 捕 逮; break = 打破 破 破裂 断 斷 折断 折斷 打碎 断裂
斷裂; broken = 坏 壞 破损 破損 损坏 損壞 毁损 毀損 破碎 破烂 破爛 坏掉 壞掉; cut = 切 剪 割 砍 切割 剪切 裁 切断 切斷 裁剪; burn = 烧 燒 燃烧 燃燒 焚烧 焚燒 烧毁 燒毀 点燃 點燃
烧伤 燒傷 烫伤 燙傷 烧焦 燒焦; wash = 洗 清洗 洗涤 冲洗 沖洗 刷洗 漂洗 冲刷 沖刷 洗滌 洗净 洗淨 水洗; clean = 干净 乾淨 清洁 清潔 打扫 打掃 清扫 清掃 扫除 掃除 整洁 整潔 清理 洁净 潔淨
清除; dirty = 脏 髒 肮脏 骯髒 污秽 污穢 弄脏 弄髒; dry = 干燥 乾燥 烘干 烘乾 晾干 晾乾 晒干 曬乾 干涸 乾涸 乾; wet = 湿 濕 湿润 濕潤 潮湿 潮濕 弄湿 弄濕 淋湿 淋濕; wear = 穿 戴
穿着 穿著 穿戴 佩戴 配戴; take off = 脱 脫 脱下 脫下 脱掉 脫掉 摘下; change = 变 變 改变 改變 变化 變化 变动 變動 改 变迁 變遷 转变 轉變 改换 改換 异动 異動 变更 變更 更动 更動 找零
零钱 零錢; become = 变成 變成 成为 成為 变为 變為 变得 變得 成 化为 化為; exchange = 交换 交換 换 換 兑换 兌換 互换 互換 更换 更換 换取 換取 调换 調換 换货 換貨; replace = 替换
替換 汰换 汰換 换掉 換掉 换新 換新 顶替 頂替 置换 置換; move = 移动 移動 搬动 搬動 挪 挪动 挪動 动 動; move house = 搬家 搬迁 搬遷 迁居 遷居 迁 遷 乔迁 喬遷 搬走 搬入; live = 住
居住 生活 活 过活 過活 定居; stay = 停留 待 逗留 滞留 滯留; remain = 剩 剩余 剩餘 余 餘 余下 餘下 剩下 残留 殘留; wait = 等待 等候 稍等 候 守候; stop = 停止 停 停下 止 中止
制止 停顿 停頓; continue = 继续 繼續 持续 持續 接续 接續 延续 延續 连续 連續 不断 不斷; begin = 着手 著手 开展 開展 动工 動工 开工 開工 启用 啟用; finish = 完成 完毕 完畢 做完
竣工 完工 完 达成 達成; succeed = 成功 顺利 順利 得逞 奏效; fail = 失败 失敗 落空 失利 不及格; try = 尝试 嘗試 试 試 试图 試圖 企图 企圖 设法 設法 试着 試著; attempt = 未遂
意图 意圖 图谋 圖謀; use = 使用 用 利用 运用 運用 采用 採用 用于 用於 动用 動用; useful = 有用 实用 實用 管用 有益; useless = 没用 沒用 无用 無用; help = 帮助 幫助 帮 幫 协助
協助 帮忙 幫忙 援助 求助 救助 扶助 辅助 輔助 襄助; support = 支持 支援 支撑 支撐 拥护 擁護 声援 聲援 扶持; meet = 见面 見面 会面 會面 遇见 遇見 遇到 碰见 碰見 碰到 会见 會見 相遇 碰面;
visit = 访问 訪問 参观 參觀 拜访 拜訪 探望 来访 來訪 探访 探訪 走访 走訪 造访 造訪 看望; invite = 邀请 邀請 邀 请 請 招待 邀约 邀約; introduce = 介绍 介紹 引进 引進 引入 推介
导入 導入; greet = 问候 問候 打招呼 致意 迎接; thank = 谢谢 謝謝 感谢 感謝 谢 謝 致谢 致謝 多谢 多謝 答谢 答謝 感激 感恩; apologize = 道歉 抱歉 对不起 對不起 致歉 不好意思 赔礼
賠禮 歉意; forgive = 原谅 原諒 宽恕 寬恕 饶恕 饒恕 赦免 包涵; welcome = 欢迎 歡迎; say goodbye = 再见 再見 告别 告別 告辞 告辭 拜拜; congratulate = 恭喜 祝贺 祝賀
庆贺 慶賀 恭贺 恭賀; hello = 你好 您好; dear = 亲爱 親愛 尊敬 敬爱 敬愛; please = 烦请 煩請 敬请 敬請 请您 請您 恳请 懇請 务请 務請; sincerely = 敬上 此致 谨启 謹啟 敬启
敬啟 谨上 謹上 敬礼 敬禮; love = 爱 愛 爱情 愛情 热爱 熱愛 恋爱 戀愛 爱心 愛心 喜爱 喜愛; like to = 喜欢 喜歡 爱好 愛好 喜好 喜 偏好; hate = 恨 讨厌 討厭 憎恨 厌恶 厭惡 痛恨;
fear = 怕 害怕 恐惧 恐懼 惧怕 懼怕 畏惧 畏懼 恐慌; worry = 担心 擔心 忧虑 憂慮 担忧 擔憂 焦虑 焦慮 顾虑 顧慮 操心 发愁 發愁; hope = 期望 冀望 期待 指望; feel = 感觉 感覺 感到
感受 觉 覺 觉察 覺察; enjoy = 享受 享 享用 欣赏 欣賞 乐于 樂於; choose = 选择 選擇 选 選 挑选 挑選 选取 選取 抉择 抉擇 挑 选用 選用 选定 選定 拣 揀; decide = 决定 決定 决 決
决心 決心 拿主意; agree = 同意 赞成 贊成 赞同 贊同 答应 答應 应允 應允 首肯; disagree = 不同意 异议 異議 不赞成 不贊成 分歧; refuse = 拒绝 拒絕 拒 回绝 回絕 推辞 推辭 婉拒 谢绝
謝絕; accept = 接受 接纳 接納 受理 采纳 採納 承受 领受 領受; allow = 允许 允許 准许 准許 许可 許可 容许 容許 准 准予 许 許; forbid = 禁止 不许 不許 禁 查禁 禁用 明令禁止;
avoid = 避免 避 防止 回避 躲避 规避 規避 免得 以免; prevent = 预防 預防 阻止 防范 防範 防 遏止 杜绝 杜絕; protect = 保护 保護 防护 防護 维护 維護 保卫 保衛 护 護 呵护 呵護 守护
守護 庇护 庇護; guard = 看守 警卫 警衛 守卫 守衛 戒备 戒備; attack = 攻击 攻擊 袭击 襲擊 进攻 進攻 侵袭 侵襲 攻打; defend = 辩护 辯護 防御 防禦 抗辩 抗辯 捍卫 捍衛; fight =
打架 争斗 爭鬥 战斗 戰鬥 斗争 鬥爭 搏斗 搏鬥 打斗 打鬥; kill = 杀 殺 杀死 殺死 杀害 殺害 谋杀 謀殺 杀人 殺人; die = 死 去世 死亡 逝世 过世 過世 身故 亡 往生 病逝 殁 歿; born = 出生
诞生 誕生 生 出世; alive = 活着 活著 在世 生存 存活; grow = 成长 成長 生长 生長 增长 增長 长大 長大 发育 發育; increase = 增加 增 提高 提升 上涨 上漲 增多 上调 上調 调高 調高 涨
漲 升高 调升 調升; decrease = 减少 減少 降低 减 減 下调 下調 削减 削減 缩减 縮減 调低 調低 减低 減低 递减 遞減 调降 調降 递降 遞降; expand = 扩大 擴大 扩张 擴張 拓展 扩充 擴充 扩建
擴建 拓宽 拓寬; shrink = 缩小 縮小 收缩 收縮 萎缩 萎縮; add = 加 添加 追加 附加 增添 加入; remove = 删除 刪除 移除 去除 拆除 除去 消除 拆卸 撤除 剔除 取下 取出; reduce = 减轻
減輕 减免 減免 缩短 縮短 压缩 壓縮; fill = 装满 裝滿 充满 充滿 填 填充 填满 填滿; fill in = 填写 填寫 填报 填報 填妥 填表; empty = 空 清空 空白 空置 空空; mix = 混合 搅拌 攪拌
掺 混 拌 摻 拌匀 拌勻 混和; divide = 划分 劃分 分割 分成 分为 分為 除以; share = 分享 共享 分担 分擔 共用 份额 份額 均摊 均攤 分摊 分攤; split = 分裂 拆分 分拆 割据 割據; join
= 参加 參加 参与 參與 加盟 投入; connect = 连接 連接 相连 相連 衔接 銜接 连结 連結 连线 連線 接驳 接駁; link = 联结 聯結 链接 鏈接 超链接 超鏈接; fix = 固定 修好 定住; repair
= 修理 维修 維修 修复 修復 修缮 修繕 检修 檢修 报修 報修 抢修 搶修 修 修补 修補 整修; install = 安装 安裝 装设 裝設 装 裝 架设 架設 设置 設置 装置 裝置; build = 建造 建 建设 建設 建筑
建築 兴建 興建 修建 搭建 营造 營造 筑 築; destroy = 破坏 破壞 毁坏 毀壞 摧毁 摧毀 毁灭 毀滅 销毁 銷毀 毁 毀; damage = 损害 損害 损伤 損傷 受损 受損 损毁 損毀 灾损 災損 损 損;
create = 创造 創造 创建 創建 建立 产生 產生 创作 創作 创 創; develop = 发展 發展 开发 開發 研制 研製 研发 研發; produce = 生产 生產 出产 出產 制成 製成 产出 產出 量产 量產;
design = 设计 設計 构思 構思; improve = 改善 改进 改進 改良 完善 增进 增進 优化 優化 进步 進步; correct = 正确 正確 改正 纠正 糾正 更正 修正 订正 訂正 准确 準確 矫正 矯正;
mistake = 错误 錯誤 错 錯 失误 失誤 差错 差錯 出错 出錯 谬误 謬誤 疏失; wrong = 不对 不對 不正确 不正確 有误 有誤; check = 检查 檢查 查 查核 核对 核對 检验 檢驗 核实 核實 稽核 勾选
勾選 检测 檢測 清查; examine = 审查 審查 审核 審核 审阅 審閱 审 審 审视 審視 查验 查驗 审议 審議; test = 测试 測試 试验 試驗 考验 考驗 测验 測驗 试用 試用 检定 檢定; compare =
比较 比較 对比 對比 对照 對照 比对 比對; explain = 解释 解釋 说明 說明 阐述 闡述 讲解 講解 阐明 闡明 解说 解說; describe = 描述 形容 叙述 敘述 描写 描寫 陈述 陳述; show = 显示
顯示 展示 出示 展现 展現 表明 呈现 呈現 显出 顯出 表现 表現; point out = 指出 指明; emphasize = 强调 強調 着重 著重 注重 侧重 側重; suggest = 建议 建議 提议 提議 倡议 倡議
建言; advise = 劝 勸 劝告 勸告 忠告; recommend = 推荐 推薦 荐 薦 引荐 引薦; request = 请求 請求 要求 请托 請託 恳求 懇求 诉求 訴求 请示 請示; demand = 索取 催讨 催討
索要 催告; order = 命令 订购 訂購 订单 訂單 下单 下單 订货 訂貨 订 訂 点餐 點餐 勒令 指令 秩序 整齐 整齊; obey = 服从 服從 遵从 遵從 听从 聽從 顺从 順從; comply = 遵守 遵循 符合
遵行 遵 守法; follow = 跟随 跟隨 随 隨 跟着 跟著 随着 隨著 追随 追隨 仿效; lead = 领导 領導 带领 帶領 引导 引導 率领 率領 带头 帶頭 主导 主導 引领 引領; manage = 管理 经营 經營
打理 治理 掌管 管; control = 控制 管控 操纵 操縱 支配 掌控 调控 調控 把控; organize = 组织 組織 安排 筹办 籌辦 举办 舉辦 策划 策劃 筹划 籌劃 主办 主辦; arrange = 编排 編排 布置
佈置 排列 张罗 張羅; plan = 计划 計劃 规划 規劃 方案 企划 企劃 筹谋 籌謀; prepare = 准备 準備 预备 預備 筹备 籌備 筹 籌 备妥 備妥; take part = 参 參 列席; attend = 出席
到会 到會 上课 上課 赴会 赴會; happen = 发生 發生 出现 出現 出事; result = 结果 結果 成果 后果 後果 成绩 成績 结局 結局 效果 成效; reason = 理由 道理 事由 缘故 緣故 原由 理性;
purpose = 目的 用途 宗旨; goal = 目标 目標 指标 指標; aim = 瞄准 瞄準 旨 针对性 針對性; way = 方式 办法 辦法 方法 手段 途径 途徑 做法; method = 手法 方法论 方法論;
means = 措施手段 意味 意味着 意味著; meaning = 意思 意义 意義 含义 含義 涵义 涵義 意涵; mean = 指 意指 是指; matter = 事 事情 事宜 事务 事務 事件 事儿 事兒; thing = 东西
東西 物 事物; case = 案件 案 情形 案例 个案 個案 状况 狀況 场合 場合; condition = 条件 條件 状态 狀態 前提 要件; problem = 难题 難題 麻烦 麻煩 毛病 困扰 困擾 烦恼 煩惱;
difficulty = 困难 困難 难 難 艰难 艱難 难处 難處 困境 难度 難度 难关 難關; solution = 解决办法 解決辦法 解方 对策 對策; solve = 解决 解決 解 化解 破解; deal with = 处理
處理 对付 對付 应对 應對 处置 處置 对待 對待 处 處 面对 面對; handle = 经办 經辦 承办 承辦 经手 經手 操作 把手 手柄 拉手 提手 握把 柄; treat = 治疗 治療 医治 醫治 疗 療 诊治 診治;
act = 行动 行動 行为 行為 举动 舉動 作为 作為 举止 舉止; behaviour = 品行 操行 行径 行徑; influence = 影响 影響 影响力 影響力 波及; effect = 效应 效應 作用 功效 疗效 療效
效用 效力; role = 角色 职能 職能 分工; importance = 重要性 重要 重大 要紧 要緊 关键 關鍵 紧要 緊要; relation = 关系 關係 关联 關聯 牵连 牽連 瓜葛; difference = 区别
區別 差别 差別 差异 差異 差 差距 相差 落差; distinguish = 区分 區分 分辨 辨别 辨別 鉴别 鑑別; similarity = 相似性 共同点 共同點; advantage = 优势 優勢 优点 優點 好处 好處
长处 長處 利处 利處 益处 益處; disadvantage = 缺点 缺點 劣势 劣勢 坏处 壞處 弊端 短处 短處 不利 弊; benefit = 利益 收益 福利 受益 惠 得益; interest = 兴趣 興趣 感兴趣 感興趣
兴致 興致 利息 孳息 息; chance = 机会 機會 机遇 機遇 时机 時機 契机 契機; possibility = 可能性 几率 幾率; probability = 概率 机率 機率 或然率; impossible = 不可能
不能 无法 無法 无从 無從; necessary = 必要 必不可少 不可或缺; unnecessary = 不必 不必要 无需 無需 无须 無須 不用 毋须 毋須 用不着 用不著 何必 毋需; optional = 可选 可選 任选
任選 自选 自選 选填 選填 选修 選修; sufficient = 足 充裕 足额 足額; lack = 缺 缺少 不足 欠缺 短缺 匮乏 匱乏; shortage = 紧缺 緊缺 供不应求 供不應求; excess = 过剩 過剩
超额 超額 多余 多餘 超过额 超過額 富余 富餘; exceed = 超过 超過 超出 超 逾 越过 越過 多于 多於; reach = 达 達 伸手; contain = 盛 容纳 容納 蕴含 蘊含; consist = 组成 組成
构成 構成; belong = 属于 屬於 归属 歸屬 所属 所屬 属 屬 隶属 隸屬; depend = 取决 取決 依赖 依賴 视乎 視乎 依靠 靠 仰赖 仰賴 倚靠; concern = 关心 關心 关注 關注 关切 關切 关怀
關懷; apply = 申请 申請 适用 適用 应用 應用 报名 報名 申领 申領 申办 申辦 声请 聲請 请领 請領 申; application = 申请书 申請書 申请表 申請表 申请案 申請案 应用程序 應用程序 应用程式
應用程式; applicant = 申请人 申請人 申请者 申請者 声请人 聲請人; form = 表格 表 单子 單子 形式 表单 表單 格式; shape = 形状 形狀 形 外形 造型 形态 形態; size = 尺寸 大小 尺码
尺碼 规格 規格 号数 號數 体积 體積; length = 长度 長度 长短 長短 全长 全長; width = 宽度 寬度 宽 寬 宽窄 寬窄 幅; height = 高度 身高 高低 个子 個子; depth = 深度 深浅 深淺;
weight = 份量 分量 净重 淨重 毛重; area = 面积 面積 地区 地區 区域 區域 领域 領域 区 區 地带 地帶 地段 片区 片區; volume = 容积 容積 容量 音量 册 冊; distance = 距离 距離
距 间距 間距 路程; speed = 速度 车速 車速 速率 时速 時速 网速 網速 速; temperature = 温度 溫度 气温 氣溫 室温 室溫; colour = 颜色 顏色 色 色彩 色泽 色澤 彩色; red = 红 紅
红色 紅色 赤 大红 大紅; blue = 蓝 藍 蓝色 藍色; green = 绿 綠 绿色 綠色; yellow = 黄 黃 黄色 黃色; white = 白 白色 雪白; black = 黑 黑色; grey = 灰 灰色;
brown = 棕色 褐色 咖啡色; pink = 粉红 粉紅 粉色 粉红色 粉紅色; purple = 紫 紫色; orange = 橙色 橘色 橘红 橘紅 橙子 柳丁 柳橙 橙; golden = 金色 金黄 金黃; silver =
银 銀 银色 銀色 白银 白銀; gold = 黄金 黃金 金子; dark = 黑暗 暗 昏暗 深色; bright = 明亮 亮 光亮 鲜艳 鮮艷 光明; transparent = 透明; big = 大 大型 巨大 庞大 龐大
硕大 碩大 宏大; small = 小 小型 微小 细小 細小; long = 长 長 漫长 漫長 长久 長久; short = 短 短小 简短 簡短 矮; tall = 高 高大; low = 低 低下 偏低; wide = 宽阔 寬闊
广 廣 广泛 廣泛 广阔 廣闊 宽敞 寬敞 辽阔 遼闊 宽广 寬廣; narrow = 窄 狭窄 狹窄 狭 狹 狭小 狹小; deep = 深 深入 深刻; shallow = 浅 淺 肤浅 膚淺 浅显 淺顯; thick = 厚 粗 浓
濃 浓厚 濃厚 稠; thin = 薄 瘦 细 細 稀 单薄 單薄; fast = 快 快捷 高速 急速 迅捷; slow = 慢 缓 緩 迟钝 遲鈍; hot = 热 熱 炎热 炎熱 烫 燙 滚烫 滾燙 烫手 燙手; cold = 冷
寒冷 冰冷 凉 涼 寒; warm = 温暖 溫暖 暖 暖和 温热 溫熱 温馨 溫馨; cool = 凉爽 涼爽 凉快 涼快 阴凉 陰涼; hard = 硬 坚硬 堅硬 刻苦; soft = 软 軟 柔软 柔軟 柔; strong = 强
強 强大 強大 强壮 強壯 坚强 堅強 强劲 強勁 坚固 堅固 强烈 強烈; weak = 弱 虚弱 虛弱 薄弱 软弱 軟弱 微弱 脆弱; good = 好 良好 优 優 佳 良 不错 不錯 美好 善; bad = 不好 差劲 差勁 恶劣
惡劣 糟 糟糕 劣 不良 恶 惡 烂 爛; better = 更好 较好 較好 好转 好轉 更佳; best = 最好 最佳 最优 最優; worse = 更糟 恶化 惡化 更差; worst = 最差; excellent = 优秀
優秀 优良 優良 优异 優異 出色 卓越 极好 極好 杰出 傑出 特优 特優; perfect = 完美 十全十美 圆满 圓滿; beautiful = 美丽 美麗 漂亮 美 好看 优美 優美 美观 美觀; ugly = 丑 醜 丑陋
醜陋 难看 難看; easy = 容易 轻松 輕鬆 简易 簡易 易 轻易 輕易; difficult = 难以 難以 不易 艰巨 艱巨 艰辛 艱辛 吃力; simple = 简单 簡單 简便 簡便 朴素 樸素 简明 簡明 简化 簡化 单纯
單純; complicated = 复杂 複雜 繁琐 繁瑣 繁杂 繁雜; clear = 清楚 清晰 明确 明確 清 明晰 明朗; unclear = 不清 模糊 不明 含糊 不详 不詳 含混; sure = 确定 確定 确信 確信 笃定
篤定; safe = 安全 平安 保险柜 保險櫃 稳妥 穩妥 安 保险箱 保險箱; dangerous = 危险 危險 危 险恶 險惡; danger = 危险性 危險性 危害 危机 危機 危难 危難 险情 險情; cheap = 便宜
廉价 廉價 低价 低價 实惠 實惠 平价 平價; expensive = 贵 貴 昂贵 昂貴 高价 高價 价高 價高; rich = 富 富裕 富有 有钱 有錢 丰富 豐富 富人; poor = 穷 窮 贫穷 貧窮 贫困 貧困 贫 貧
清寒 贫苦 貧苦 穷人 窮人; full = 满 滿 齐全 齊全 饱 飽 充实 充實 客满 客滿; true = 真实 真實 属实 屬實 确凿 確鑿 真确 真確; false = 假 虚假 虛假 不实 不實 伪 偽 虚伪 虛偽; fake
= 伪造 偽造 假冒 冒牌 仿冒 山寨 造假; genuine = 正品 真品 原装 原裝 正版; real = 现实 現實 真切 实体 實體; official = 正式 官方 公务 公務 官员 官員 官; private = 私人 私
私有 民营 民營 私立 私下 私密; public = 公共 公众 公眾 公立 公 大众 大眾 公用; common = 常见 常見 普通 共通 寻常 尋常; special = 特殊 特定 专门 專門 专 專 特 独特 獨特;
general = 通用 笼统 籠統; specific = 具体 具體 明细 明細; main = 主 主体 主體 核心; major = 主修; minor = 次要 未成年人 未成年; normal = 正常 常态 常態;
strange = 奇怪 怪 陌生 诡异 詭異 古怪; unusual = 异样 異樣 不寻常 不尋常 反常; popular = 流行 受欢迎 受歡迎 热门 熱門 风行 風行 热销 熱銷 夯; famous = 著名 有名 知名 出名
闻名 聞名; celebrity = 要人 名人; interesting = 有趣 好玩 趣味; boring = 无聊 無聊 乏味 枯燥 沉闷 沉悶; funny = 好笑 搞笑 滑稽 可笑; happy = 高兴 高興 快乐 快樂
开心 開心 幸福 愉快 欢喜 歡喜 欣喜; sad = 悲伤 悲傷 难过 難過 伤心 傷心 悲哀 忧伤 憂傷; angry = 生气 生氣 愤怒 憤怒 恼火 惱火 发怒 發怒 气愤 氣憤 怒; surprised = 惊讶 驚訝 吃惊
吃驚 惊奇 驚奇 惊 驚 诧异 詫異; surprise = 惊喜 驚喜; satisfied = 满意 滿意 满足 滿足 知足; dissatisfied = 不满 不滿 不满意 不滿意; tired = 累 疲倦 疲劳 疲勞 疲惫
疲憊 劳累 勞累; busy = 忙 繁忙 忙碌 占线 佔線 忙线 忙線; hungry = 饿 餓 饥饿 飢餓; thirsty = 渴 口渴; quiet = 安静 安靜 宁静 寧靜 静 靜 寂静 寂靜 平静 平靜; noisy =
吵 吵闹 吵鬧 喧哗 喧嘩 嘈杂 嘈雜 吵杂 吵雜; noise = 噪音 噪声 噪聲 声响 聲響 杂音 雜音 异响 異響; sound = 声音 聲音 声 聲 音 响声 響聲; voice = 嗓音 语音; smell = 气味 氣味
味道 嗅 嗅觉 嗅覺 味儿 味兒 异味 異味 臭味 臭气 臭氣; taste = 口味 味 品尝 品嚐 滋味 品味 味觉 味覺; sweet = 甜 甜美 甜味; sour = 酸 酸味 酸甜; bitter = 苦 苦涩 苦澀 苦味;
salty = 咸 鹹 咸味 鹹味; spicy = 辣 辛辣 麻辣 辣味; delicious = 好吃 美味 可口 好喝 鲜美 鮮美; fresh = 新鲜 新鮮 鲜 鮮 清新; careful = 小心 谨慎 謹慎 仔细 仔細 细心
細心 审慎 審慎 当心 當心 慎重; careless = 粗心 大意 疏忽 不小心 马虎 馬虎; serious = 严重 嚴重 严肃 嚴肅 认真 認真 严峻 嚴峻; strict = 严格 嚴格 严 嚴 严厉 嚴厲 严谨 嚴謹;
kind hearted = 善良 亲切 親切 和蔼 和藹 仁慈; polite = 礼貌 禮貌 客气 客氣 有礼 有禮 文明; honest = 诚实 誠實 老实 老實 诚信 誠信 诚恳 誠懇 真诚 真誠 坦白; brave = 勇敢
英勇 勇气 勇氣; clever = 聪明 聰明 机智 機智 精明 伶俐; stupid = 笨 愚蠢 傻; lazy = 懒 懶 懒惰 懶惰 怠惰; hard working = 勤奋 勤奮 勤劳 勤勞 努力 用功 勤勉;
patient quality = 耐心 忍耐; friendly = 友好 友善 友谊 友誼 和善; fair = 公平 公正 公道 公允; unfair = 不公平 不公 不公正; reasonable = 合理 适度 適度 讲理
講理; unreasonable = 不合理 无理 無理; suitable = 适合 適合 合适 合適 适当 適當 适宜 適宜 恰当 恰當 妥当 妥當 相宜; inconvenience = 不便 不方便; comfortable =
舒适 舒適 舒服 安逸; ready = 就绪 就緒 准备好 準備好; available = 可用 有货 有貨 现有 現有 有空; active = 积极 積極 活跃 活躍 主动 主動; passive = 被动 被動 消极 消極;
positive = 正面 阳性 陽性; negative = 负面 負面 阴性 陰性 负 負 否定; independent = 独立 獨立 自主 自立; responsible = 负责 負責; reliable = 可靠 牢靠
靠得住; stable = 稳定 穩定 安定 平稳 平穩 稳固 穩固; flexible = 灵活 靈活 弹性 彈性 机动 機動; accurate = 精确 精確 精准 精準 确切 確切; complete = 完备 完備 齐备 齊備
完好; incomplete = 不完整 不全 未完成; pure = 纯 純 纯粹 純粹 纯净 純淨 纯正 純正; natural = 天然 自然界 大自然; artificial = 人工 人造 人为 人為; foreign = 外国
外國 国外 國外 外来 外來 境外 海外 涉外; domestic = 国内 國內 家用 境内 境內 本国 本國; international = 国际 國際 国际性 國際性 跨国 跨國; local = 当地 當地 地方 本土 在地
地方性; national = 国家级 國家級 全国 全國 国立 國立 国有 國有 全国性 全國性; person = 人 个人 個人 人士 人物 人员 人員 者; people = 人民 民众 民眾 人群 百姓 老百姓 人们 人們;
population = 人口; man = 男人 男 男子 男性 男士; woman = 女人 女 女子 女性 女士 妇女 婦女; mr = 先生; mrs = 太太 夫人; miss = 小姐; child = 孩子 儿童 兒童 小孩
小朋友 幼儿 幼兒 子女 孩童; baby = 婴儿 嬰兒 宝宝 寶寶 婴幼儿 嬰幼兒; boy = 男孩 男生; girl = 女孩 女生 姑娘; adult = 成人 成年人 大人 成年; teenager = 少年 青少年 少女;
family = 家庭 家 家人 家族; family member = 家属 家屬 成员 成員 亲属 親屬; relative = 亲戚 親戚 亲人 親人 亲友 親友; parents = 父母 家长 家長 爸妈 爸媽 双亲 雙親
父母亲 父母親; father = 父亲 父親 爸爸 爸 父; mother = 母亲 母親 妈妈 媽媽 妈 媽 母; son = 儿子 兒子; daughter = 女儿 女兒; brother = 兄弟 哥哥 弟弟; sister =
姐妹 姐姐 妹妹 姊妹 姊姊; grandfather = 爷爷 爺爺 祖父 外公 阿公; grandmother = 奶奶 祖母 外婆 阿嬷 姥姥; grandchild = 孙子 孫子 孙女 孫女 孙 孫; uncle = 叔叔 伯伯
舅舅 叔; aunt = 阿姨 姑姑 姑妈 姑媽 姨妈 姨媽; cousin = 堂兄 表哥 表妹 表弟 堂弟; nephew = 侄子 外甥; niece = 侄女 外甥女; husband = 丈夫 老公 夫; wife = 妻子
老婆 妻; spouse = 配偶 夫妻 夫妇 夫婦 爱人 愛人; son in law = 女婿; daughter in law = 媳妇 媳婦 儿媳 兒媳; parents in law = 公婆 岳父 岳母; twins =
双胞胎 雙胞胎; orphan = 孤儿 孤兒; marry = 结婚 結婚 婚姻 娶 嫁 成婚; wedding = 婚礼 婚禮 喜宴; married = 已婚; unmarried = 未婚 单身 單身; divorce = 离婚
離婚 离异 離異; widowed = 丧偶 喪偶 寡妇 寡婦; engagement = 订婚 訂婚 未婚妻 未婚夫; friend = 朋友 友人 好友; boyfriend = 男友 男朋友; girlfriend = 女友
女朋友; neighbour = 邻居 鄰居 左邻右舍 左鄰右舍; guest = 客人 来宾 來賓 嘉宾 嘉賓 宾客 賓客 住客 客; stranger = 陌生人; enemy = 敌人 敵人 仇人 敌军 敵軍 敌方 敵方 敌 敵;
colleague = 同事 同仁; classmate = 同学 同學; partner = 伙伴 夥伴 合伙人 合夥人 伴侣 合作伙伴 合作夥伴; boss = 老板 老闆 上司 头家 頭家; leader = 领导人 領導人 首领
首領 领袖 領袖 领队 領隊; member = 会员 會員 委员 委員 党员 黨員; resident = 居民 住户 住戶 市民; citizen = 公民 国民 國民; foreigner = 外国人 外國人 外籍 老外;
immigrant = 移民 新住民 移居 侨居 僑居; refugee = 难民 難民; customer = 客户 客戶 顾客 顧客 消费者 消費者 主顾 主顧; user = 用户 用戶 使用者 使用人 用家; passenger
= 乘客 旅客; driver = 司机 司機 驾驶员 駕駛員 驾驶人 駕駛人 驾驶 駕駛; pedestrian = 行人; worker = 工人 劳工 勞工 工作者 职工 職工 工 劳动者 勞動者; farmer = 农民 農民
农夫 農夫 农户 農戶; doctor = 医生 醫生 医师 醫師 大夫 主治医师 主治醫師; nurse = 护士 護士 护理师 護理師 护士长 護士長; teacher = 老师 老師 教师 教師 教员 教員 班主任 导师 導師 师
師; student = 学生 學生 学员 學員 生徒 大学生 大學生; pupil = 小学生 小學生 中学生 中學生; lawyer = 律师 律師; judge = 法官 审判长 審判長 判断 判斷 断定 斷定; police =
警察 公安 警方 民警 警员 警員; soldier = 士兵 军人 軍人 战士 戰士 兵; politician = 政治家 政客 政治人物; scientist = 科学家 科學家; engineer = 工程师 工程師;
artist = 艺术家 藝術家 艺人 藝人; writer = 作家 作者; journalist = 记者 記者; cook = 厨师 廚師 煮 烹饪 烹飪 做饭 做飯 烹调 烹調 大厨 大廚 厨子 廚子; waiter = 服务员
服務員 服务生 服務生; hairdresser = 理发师 理髮師 理发 理髮 剪发 剪髮; cleaner = 清洁工 清潔工 保洁员 保潔員 保洁 保潔; craftsman = 工匠 师傅 師傅 匠人; plumber = 水电工
水電工 水管工 管道工; electrician = 电工 電工; carpenter = 木工 木匠; painter = 画家 畫家 油漆工; mechanic = 技工 修车 修車 维修工 維修工 修理工; postman =
邮递员 郵遞員 邮差 郵差; courier = 快递 快遞 快递员 快遞員 宅配 送货员 送貨員 快件; body = 身体 身體 体 體 躯体 軀體 人体 人體; face = 脸 臉 面部 脸部 臉部; eye = 眼睛 眼 眼部;
ear = 耳朵 耳; nose = 鼻子 鼻; mouth = 嘴 口 嘴巴 口腔; tooth = 牙 牙齿 牙齒; tongue = 舌头 舌頭 舌; lip = 嘴唇; hair = 头发 頭髮 毛发 毛髮 发型 髮型; neck
= 脖子 颈 頸 颈部 頸部; shoulder = 肩膀 肩; arm = 手臂 胳膊 臂; hand = 手 双手 雙手 手部; finger = 手指 指头 指頭; leg = 腿 腿部 大腿; knee = 膝盖 膝蓋 膝;
foot = 脚 腳 足部; back = 背部 后背 後背; chest = 胸 胸部 胸口; stomach = 胃 肚子 腹部 胃部; heart = 心 心脏 心臟 心里 心裡; brain = 大脑 大腦 脑 腦 脑部 腦部;
blood = 血 血液; bone = 骨 骨头 骨頭 骨骼; skin = 皮肤 皮膚 皮; muscle = 肌肉; liver = 肝 肝脏 肝臟; lung = 肺 肺部; kidney = 肾 腎 肾脏 腎臟; nerve =
神经 神經; throat = 喉咙 咽喉 喉嚨; life = 生命 人生 一生 性命; death = 丧亡 喪亡; birth = 生育 分娩; health = 健康 身心健康; mind = 头脑 頭腦 心灵 心靈 精神;
soul = 灵魂 靈魂; feeling = 感情 情感 情绪 情緒; mood = 心情 气氛 氣氛; character = 性格 个性 個性 品格 字符 字元; habit = 习惯 習慣 习性 習性; ability = 能力
本领 本領 才能 本事; skill = 技能 技巧; talent = 人才 天赋 天賦 才华 才華; experience = 经验 經驗 经历 經歷 体验 體驗 阅历 閱歷; knowledge = 知识 知識 学问 學問 常识
常識; idea = 主意 观念 觀念 点子 點子 构想 構想 念头 念頭; opinion = 意见 意見 看法 见解 見解 观点 觀點 主张 主張; view = 景观 景觀 景色 视野 視野 风景 風景; viewpoint =
立场 立場 角度; attitude = 态度 態度; fact = 史实 史實 真相; truth = 真理 实话 實話; lie = 谎言 謊言 撒谎 撒謊 说谎 說謊; secret = 秘密 祕密 机密 機密 保密 绝密 絕密;
secretly = 暗中 偷偷 悄悄; dream = 梦 夢 梦想 夢想 做梦 做夢; luck = 运气 運氣 福气 福氣; story = 故事 小说 小說; history = 历史 歷史 史 史学 史學; news = 新闻
新聞 消息 报道 報道 报导 報導 新闻业 新聞業 新闻学 新聞學; message = 讯息 訊息 信息 留言; information = 资料 資料 资讯 資訊 情报 情報; notice = 通知 告示 公告 启事 啟事 通告
布告 佈告; data = 数据 數據; email = 电子邮件 電子郵件 邮件 郵件 电邮 電郵 邮箱 郵箱; attachment = 附件 随附 隨附 附上 檢附 检附; envelope = 信封; stamp = 邮票 郵票
图章 圖章; paper = 纸 紙 论文 論文; document = 文件 文档 文檔 公文 证件 證件; book = 书 書 书籍 書籍 图书 圖書 书本 書本 预订 預訂 预定 預定 订房 訂房 册子 冊子 簿;
newspaper = 报纸 報紙 报 報 日报 日報 报刊 報刊; magazine = 杂志 雜誌 期刊; article = 文章 篇 专文 專文 条 條 第条 第條; chapter = 章 章节 章節 篇章; paragraph
= 段落 段; sentence = 句子 句; word = 词 詞 字 单词 單詞 词语 詞语 文字 詞語; language = 语言 语 语文 語言; chinese language = 中文 汉语 漢语 普通话 普通話 国语
國语 华语 華语 漢語 華語 國語; english language = 英文 英语; dialect = 方言; translation = 翻译 翻譯 译文 譯文 译本 譯本; interpreter = 口译 口譯 译员 譯員;
grammar = 语法 文法 語法; list = 清单 清單 列表 名单 名單 目录 目錄 一览表 一覽表 名册 名冊; table = 桌子 桌 餐桌; chair = 椅子 椅 座椅 主持 主持人; bed = 床 床铺 床鋪;
desk = 书桌 書桌 办公桌 辦公桌; cupboard = 柜子 櫃子 橱柜 櫥櫃 衣柜 衣櫃 柜 櫃 碗柜 碗櫃; shelf = 架子 货架 貨架 书架 書架 搁板 擱板 层架 層架 搁架 擱架; sofa = 沙发 沙發;
lamp = 灯 燈 灯泡 燈泡 台灯 台燈 灯具 燈具 檯燈 电灯 電燈; mirror = 镜子 鏡子 镜 鏡; carpet = 地毯; curtain = 窗帘 窗簾 帘子 簾子 幕布; door = 门 門 大门 大門 房门
房門; window = 窗 窗户 窗戶 窗子; wall = 墙 牆 墙壁 牆壁 墙面 牆面 城墙 城牆 墙体 牆體; ceiling = 天花板 顶棚 頂棚; roof = 屋顶 屋頂 屋面 顶楼 頂樓 房顶 房頂; stairs =
楼梯 樓梯 台阶 台階 臺階 扶梯 阶梯 階梯; lift = 电梯 電梯 升降机 升降機 举 舉 抬 抬起 举起 舉起; room = 房间 房間 室 屋子 客房; bedroom = 卧室 睡房 臥室 寝室; living room
= 客厅 客廳 起居室; kitchen = 厨房 廚房 灶间 灶間; bathroom = 浴室 卫浴 衛浴 卫生间 衛生間 盥洗室; toilet = 厕所 廁所 洗手间 洗手間 马桶 馬桶 化妆室 化妝室 茅厕 茅廁 坐便器;
balcony = 阳台 陽台 陽臺 露台; cellar = 地下室; attic = 阁楼 閣樓; garden = 花园 花園 园 園 庭园 庭園 园子 園子 菜园 菜園; yard = 院子 庭院; house = 房子 房屋 屋
住宅 住房 宅 房; apartment = 公寓 套房 单元房 單元房; villa = 别墅 別墅 独栋 獨棟 透天; building = 大楼 大樓 建筑物 建築物 楼房 樓房 楼宇 樓宇 大厦 大廈; property = 财产
財產 房产 房產 物业 物業 财物 財物 家产 家產 性质 性質 特性; real estate = 不动产 不動產 房地产 房地產 地产 地產; land = 土地 地 陆地 陸地; home = 家园 家園 家中 老家 在家;
address = 地址 住址 住所 居所; place = 地点 地點 场所 場所 处所 處所 位置 位; seat = 座位 席位 座 席; street = 街 街道 街头 街頭 大街; road = 路 道路 马路 馬路 公路;
lane = 巷 胡同 巷子 车道 車道; square = 广场 廣場 正方形 方形; bridge = 桥 橋 桥梁 橋樑 橋梁 大桥 大橋; city = 城市 市 都市 城; town = 镇 鎮 城镇 城鎮 乡镇 鄉鎮 小镇
小鎮; village = 村 村庄 村莊 农村 農村 乡村 鄉村 村子 村落; district = 市辖区 市轄區 城区 城區 县区 縣區 辖区 轄區; county = 县 縣; region = 大区 大區; country =
国家 國家 国 國; world = 世界 全球 天下; earth = 地球 大地; sky = 天空 天上; sun = 太阳 太陽 阳光 陽光 日光 日头 日頭; moon = 月亮 月球; star = 星星 明星 恒星 恆星
星; sea = 海 海洋 大海; lake = 湖 湖泊; river = 河 江 河流 江河; mountain = 山 山区 山區 高山 山脉 山脈; forest = 森林 树林 樹林 林地; tree = 树 樹 树木 樹木
大树 大樹; flower = 花 花卉 鲜花 鮮花 花朵; grass = 草 草地 草坪 青草; plant = 植物 种植 種植 植株 草木; leaf = 叶子 葉子 树叶 樹葉 叶 葉; stone = 石头 石頭 石 石块
石塊 石材; wood = 木材 木 木头 木頭 木质 木質 木料; metal = 金属 金屬; iron = 铁 鐵 铁质 鐵質; steel = 钢 鋼 钢铁 鋼鐵 钢材 鋼材; plastic = 塑料 塑胶 塑膠;
leather = 皮革 皮制 皮製 皮具; cotton = 棉 棉花; cloth = 布 布料 织物 織物 抹布 布块 布塊; water = 水 水分; fire = 火 火灾 火災 起火 失火 火患 火焰 着火 著火; air
= 空气 空氣; wind = 风 風; rain = 雨 下雨 雨水 大雨; snow = 雪 下雪 暴风雪 暴風雪; ice = 冰 冰块 冰塊; storm = 暴风雨 暴風雨 风暴 風暴 暴雨; typhoon = 台风 颱風
飓风 颶風; flood = 洪水 水灾 水災 淹水 洪灾 洪災; earthquake = 地震; weather = 天气 天氣 气象 氣象; animal = 动物 動物 禽兽 禽獸; dog = 狗 犬 小狗; cat = 猫 貓
猫咪 貓咪; bird = 鸟 鳥 鸟类 鳥類; fish = 鱼 魚 鱼类 魚類; horse = 马 馬 马匹 馬匹; cow = 牛 母牛 奶牛; pig = 猪 豬; sheep = 羊 绵羊 綿羊; chicken = 鸡 雞
鸡肉 雞肉; pet = 宠物 寵物; food = 食物 食品 粮食 糧食; meal = 餐 饭 飯 饭菜 飯菜 膳食 一顿饭 一頓飯; breakfast = 早餐 早饭 早飯 早点 早點; lunch = 午餐 午饭 午飯 便当
便當 盒饭 盒飯 中饭 中飯; dinner = 晚餐 晚饭 晚飯 宴会 宴會 聚餐; rice = 米饭 米飯 大米 白米 稻米; noodles = 面条 麵條 麵; bread = 面包 麵包 土司 吐司; meat = 肉 肉类
肉類; beef = 牛肉; pork = 猪肉 豬肉; egg = 蛋 鸡蛋 雞蛋 卵; vegetable = 蔬菜 菜 青菜; fruit = 水果 果实 果實 果子; apple = 苹果 蘋果; soup = 汤 湯 羹 汤水
湯水; salt = 盐 鹽 食盐 食鹽; sugar = 糖 白糖 砂糖 蔗糖; oil = 油 油品; milk = 牛奶 奶 鲜奶 鮮奶 牛乳; tea = 茶 茶叶 茶葉 茶水; coffee = 咖啡; beer = 啤酒;
wine = 葡萄酒 红酒 紅酒; alcohol = 酒 酒精 酒类 酒類 乙醇; smoking = 吸烟 吸煙 吸菸 抽烟 抽煙 抽菸; tobacco = 烟草 煙草 菸草 香烟 香煙 香菸 烟 煙 菸; cake = 蛋糕 糕点
糕點; restaurant = 餐厅 餐廳 餐馆 餐館 饭馆 飯館 餐饮 餐飲; hotel = 酒店 饭店 飯店 宾馆 賓館 旅馆 旅館 旅店; clothes = 衣服 服装 服裝 衣物; shirt = 衬衫 襯衫 衬衣 襯衣
t恤; trousers = 裤子 褲子 长裤 長褲 裤 褲; skirt = 裙子 短裙; coat = 大衣 外套 外衣; shoe = 鞋 鞋子 皮鞋; sock = 袜子 襪子 丝袜 絲襪; hat = 帽子 帽; glove =
手套; glasses = 眼镜 眼鏡 墨镜 墨鏡; umbrella = 雨伞 雨傘 伞 傘 阳伞 陽傘; jewellery = 珠宝 珠寶 首饰 首飾; ring = 戒指 指环 指環; key = 钥匙 鑰匙 锁匙 鎖匙;
knife = 刀 刀具 刀子 小刀 菜刀; tool = 工具 用具 器具 器械; machine = 机器 機器 机械 機械 机 機 主机 主機 整机 整機; device = 设备 設備 器材 仪器 儀器 器 装备 裝備;
appliance = 电器 電器 家电 家電 家用电器 家用電器 小家电 小家電; fridge = 冰箱; washing machine = 洗衣机 洗衣機; dryer = 烘干机 烘乾機 烘衣机 烘衣機 干衣机 乾衣機 甩干机
甩乾機; dishwasher = 洗碗机 洗碗機; stove = 炉子 爐子 灶 煤气灶 煤氣灶 瓦斯炉 瓦斯爐 炉灶 爐灶 灶台 燃气灶 燃氣灶; oven = 烤箱 烤炉 烤爐 烘箱; microwave = 微波炉 微波爐
微波; air conditioner = 空调 空調 冷气 冷氣 冷气机 冷氣機 空调器 空調器; heating = 暖气 暖氣 供暖 采暖 採暖 取暖 加热 加熱; heater = 加热器 加熱器 电暖器 電暖器 暖炉 暖爐
取暖器; water heater = 热水器 熱水器; vacuum cleaner = 吸尘器 吸塵器 吸尘机 吸塵機; television = 电视 電視 电视机 電視機 电视台 電視台 電視臺; radio = 收音机 收音機
电台 電台 无线电 無線電; camera = 相机 相機 照相机 照相機 摄影机 攝影機 摄像头 攝像頭; photo = 照片 相片 拍照 摄影 攝影; picture = 图片 圖片 图像 圖像 图画 圖畫 画面 畫面; film
= 电影 電影 影片 胶片 膠片; video = 视频 視頻 影像 录像 錄像 影音 短片; music = 音乐 音樂; song = 歌 歌曲; dance = 舞蹈 跳舞 舞 舞者 舞蹈家; game = 游戏 遊戲; sport
= 体育 體育 运动 運動; ball = 球; toy = 玩具; play = 玩 玩耍 扮演; computer = 电脑 電腦 计算机 計算機 微机 微機; printer = 打印机 打印機 印表机 印表機 列印机 列印機;
print = 打印 印刷 列印 印; screen = 屏幕 荧幕 螢幕 萤幕 显示器 顯示器 银幕 銀幕; keyboard = 键盘 鍵盤; mouse = 鼠标 鼠標 滑鼠 鼠 小鼠; button = 按钮 按鈕 按键 按鍵 钮
鈕; battery = 电池 電池 蓄电池 蓄電池 电瓶 電瓶; cable = 电缆 電纜 线缆 線纜 电线 電線 缆线 纜線; plug = 插头 插頭; socket = 插座 插口; switch = 开关 開關 电门 電門;
charge battery = 充电 充電 充电器 充電器; telephone = 电话 電話 座机 座機 市话 市話 电话机 電話機; mobile phone = 手机 手機 移动电话 移動電話 行动电话 行動電話; phone
call = 通话 通話 打电话 打電話 来电 來電 致电 致電; internet = 互联网 互聯網 网络 網絡 网际网路 網際網路 网路 網路 上网 上網 因特网 因特網; website = 网站 網站 官网 官網 站点 站點;
online = 在线 在線 线上 線上 网上 網上 联网 聯網; offline = 离线 離線 线下 線下 脱机 脫機; password = 密码 密碼 口令; username = 帐号名 帳號名 用户名 用戶名; work =
工作 劳动 勞動 作业 作業; job = 职业 職業 活儿 活兒 职务 職務 职 職; company = 公司 企业 企業 商号 商號; factory = 工厂 工廠 厂 廠 厂房 廠房; office = 办公室 辦公室 办事处
辦事處 事务所 事務所 所 办公 辦公; shop = 商店 店 店铺 店鋪 商铺 商鋪; supermarket = 超市 大卖场 大賣場; market = 市场 市場 集市 市集; department store = 百货 百貨
商场 商場; hospital = 医院 醫院; pharmacy = 药店 藥店 药房 藥房 药局 藥局; school = 学校 學校 校 校园 校園; bank = 银行 銀行; post office = 邮局 郵局;
library = 图书馆 圖書館; museum = 博物馆 博物館 博物院; theatre = 剧院 劇院 剧场 劇場; cinema = 电影院 電影院 影院; church = 教堂 教会 教會; temple = 寺庙 寺廟
庙 廟 庙宇 廟宇 寺 神殿; park = 公园 公園; airport = 机场 機場; port = 港口 港 港湾 港灣 海港; prison = 监狱 監獄; farm = 农场 農場 农庄 農莊; cash = 现金 現金
现款 現款; coin = 硬币 硬幣 铜板 銅板 钱币 錢幣; banknote = 钞票 鈔票 纸币 紙幣; currency = 货币 貨幣 币别 幣別 通货 通貨; renminbi = 人民币 人民幣; dollar = 美元
美金; new taiwan dollar = 新台币 新台幣 台币 台幣 新臺幣 臺幣; hong kong dollar = 港币 港幣 港元; euro = 欧元 歐元; yen = 日元 日圆 日圓; pound = 英镑 英鎊
磅; yuan = 元 圆 圓 块钱 塊錢; price = 价格 價格 价钱 價錢 售价 售價 价 價 单价 單價; value = 价值 價值 值; cost = 成本 费用 費用 开销 開銷 花费 花費; fee = 费 費 收费
收費 规费 規費 手续费 手續費; pay = 付 支付 付款 缴 繳 缴纳 繳納 缴费 繳費 交费 交費 给付 給付; buy = 买 買 购买 購買 采购 採購 购 購 选购 選購; sell = 卖 賣 出售 销售 銷售 售 贩售
販售 贩卖 販賣 销 銷; online shopping = 网购 網購; business = 生意 业务 業務 商业 商業 商务 商務 营业 營業 务 務 业 業; trade = 贸易 貿易 交易 买卖 買賣; industry
= 工业 工業 产业 產業 行业 行業; agriculture = 农业 農業 农耕 農耕; service = 服务 服務 劳务 勞務; product = 产品 產品 制品 製品 品; goods = 商品 货物 貨物 货品 貨品
货 貨; quality = 质量 質量 品质 品質 质 質; quantity = 批量; brand = 品牌 牌子 厂牌 廠牌; model = 型号 型號 模型 机型 機型 款式; advertisement = 广告 廣告
宣传单 宣傳單; government = 政府 政权 政權; politics = 政治 政治上; party = 聚会 聚會 派对 派對 当事人 當事人 方 各方; political party = 政党 政黨 党派 黨派 党 黨;
rule = 规则 規則 守则 守則; right = 权利 權利 权 權 权益 權益; duty = 义务 義務 职责 職責 本分; power = 权力 權力 力量 功率 动力 動力; electricity = 电 電 电力 電力
电气 電氣; energy = 能源 能量; society = 社会 社會; culture = 文化; education = 教育 学历 學歷; science = 科学 科學; technology = 技术 技術 科技 工艺学
工藝學 技术性 技術性; art = 艺术 藝術 美术 美術; religion = 宗教 宗教性; war = 战争 戰爭 战 戰 大战 大戰; peace = 和平; freedom = 自由权 自由權; crime = 犯罪 罪行
罪; accident = 事故 意外 车祸 車禍; event = 活动 活動 事变 事變 大事; system = 系统 系統 制度 体系 體系; project = 专案 專案 工程; process = 过程 過程 流程 工序;
step = 步骤 步驟 步; procedure = 程序 手续 手續; standard = 标准 標準 基准 基準; level = 水平 水准 水準 级别 級別 等级 等級; limit = 限制 限度 上限 限额 限額 限;
range = 范围 範圍 区间 區間; scope = 规模 規模 范畴 範疇; part = 零件 部件 组件 組件 元件 零部件 构件 構件; half year = 半年 上半年 下半年; side = 方面 侧 側 边 邊;
direction = 方向 朝向; east = 东 東 东方 東方 东部 東部 东边 東邊; west = 西 西方 西部 西边 西邊; south = 南 南方 南部 南边 南邊; north = 北 北方 北部 北边 北邊;
bottom = 底 底部; edge = 边缘 邊緣 边界 邊界; corner = 角 角落 转角 轉角; line = 线 線 线路 線路; circle = 圆圈 圓圈 圈 圆形 圓形; content = 内容 內容 含量;
sample = 样本 樣本 样品 樣品; sign = 标志 標誌 符号 符號 记号 記號 标识 標識 签 簽; mark = 标记 標記 注明 註明 标注 標註; symbol = 象征 象徵; note = 注意 备注 備註 笔记
筆記 注; attention = 留意 注意力; warning = 警告 警示 告诫 告誡 预防措施 預防措施; advice = 劝告书 勸告書 咨询 諮詢 谘询; introduction = 简介 簡介 引言; overview
= 概述 概况 概況 概要; detail = 细节 細節 详情 詳情 详细 詳細; explanation = 说明书 說明書 说明文 說明文; instructions = 使用说明 使用說明 指示; manual = 手册 手冊
指南 手动 手動 手工; report = 报告 報告 汇报 匯報 报表 報表; research = 研究 调研 調研 科研; survey = 调查 調查 问卷 問卷; analysis = 分析; discussion = 讨论
討論 商讨 商討 探讨 探討; conversation = 对话 對話 会话 會話; debate = 辩论 辯論; argue = 争吵 爭吵 争论 爭論 吵架; speech = 演讲 演講 讲座 講座 演说 演說; theme =
主题 主題 话题 話題 议题 議題; trip = 出差 旅途; journey = 旅程 路途; travel = 旅行 旅游 旅遊 出游 出遊; tourism = 观光 觀光 旅游业 旅遊業; tourist = 游客 遊客 观光客
觀光客; map = 地图 地圖; ticket = 票 车票 車票 门票 門票; luggage = 行李 行李箱; passport = 护照 護照; visa = 签证 簽證; border = 边境 邊境 国界 國界;
customs = 海关 海關; train = 火车 火車 列车 列車; high speed train = 高铁 高鐵 动车 動車; metro = 地铁 地鐵 捷运 捷運; tram = 电车 電車 有轨电车 有軌電車; bus
= 公交车 公交車 公车 公車 巴士 客车 客車 公交 公共汽车 公共汽車; taxi = 出租车 出租車 计程车 計程車 的士; car = 汽车 汽車 车 車 轿车 轎車 小客车 小客車 小汽车 小汽車; lorry = 卡车 卡車
货车 貨車; motorcycle = 摩托车 摩托車 机车 機車; bicycle = 自行车 自行車 脚踏车 腳踏車 单车 單車; ship = 船 轮船 輪船 船舶 舱 艙 船只; aeroplane = 飞机 飛機; flight
= 航班 班机 班機; traffic = 交通 车流 車流 来往车辆 來往車輛; ride = 骑 騎 乘坐 搭乘; lease = 租约 租約 租赁 租賃 租赁合同 租賃合同; rent = 租金 房租 租 租屋 租房; rent
out = 出租 放租 招租; landlord = 房东 房東 出租人 出租方; tenant = 房客 租客 承租人 租户 租戶 承租方; sublet = 转租 轉租 分租; subtenant = 次承租人 二房东 二房東;
flatmate = 室友 合租; deposit = 押金 保证金 保證金 押租金; down payment = 订金 訂金 首付 首付款 头期款 頭期款; earnest money = 定金; rental period = 租期
租赁期 租賃期; renew lease = 续租 續租; terminate lease = 退租; leased property = 租赁物 租賃物; move in = 入住 迁入 遷入; move out = 迁出 遷出 搬离
搬離 退房; handover = 交接 点交 點交 交付 移交; vacate = 腾空 腾房; eviction = 驱逐 驅逐 迫迁 迫遷; rent increase = 涨租 漲租; rent arrears = 欠租;
utilities = 水电费 水電費 水电 水電; water bill = 水费 水費; electricity bill = 电费 電費; gas bill = 燃气费 燃氣費 煤气费 煤氣費 瓦斯费 瓦斯費; management
fee = 物业费 物業費 管理费 管理費; property management = 物业管理 物業管理; homeowners association = 业委会 業委會 管委会 管委會; agent fee = 中介费 中介費
仲介费 仲介費 佣金; estate agent = 房仲 仲介 中介; furnished = 家具 傢俱 精装 精裝; furniture = 家俱; decoration = 装修 裝修 装潢 裝潢; renovation = 翻新
改建 改造 翻修; unfinished flat = 毛坯房; usable area = 使用面积 使用面積; floor area = 建筑面积 建築面積 楼地板 樓地板; shared area = 公摊 公攤 公设 公設;
parking space = 车位 車位 停车位 停車位 停车格 停車格; parking = 停车 停車 停放 泊车 泊車; car park = 停车场 停車場; garage = 车库 車庫; balcony laundry =
晾衣; mould = 霉菌 黴菌 发霉 發霉; leak = 漏水 渗漏 滲漏 泄漏 洩漏 漏 漏气 漏氣; crack = 裂缝 裂縫 裂痕; blocked pipe = 堵塞; water pipe = 水管; tap = 水龙头
水龍頭; drain = 排水 下水道 排水管 排水口 地漏; sewage = 污水 废水 廢水; bath tub = 浴缸; shower = 淋浴 洗澡 花洒 花灑; rubbish = 垃圾; rubbish bin = 垃圾桶
垃圾箱; recycling = 回收 资源回收 資源回收 再循环 再循環; sort waste = 垃圾分类 垃圾分類; cleaning fee = 清洁费 清潔費; house rules = 住户公约 住戶公約; quiet
hours = 安宁 安寧; pets forbidden = 禁养 禁養; mortgage = 抵押 按揭 房贷 房貸; mortgage loan = 抵押贷款 抵押貸款; mortgagee = 抵押权 抵押權; housing
fund = 公积金 公積金; house price = 房价 房價; house purchase = 购房 購房 买房 買房 购屋 購屋; house seller = 卖房 賣房 售屋; title deed = 房产证 房產證
权状 權狀 产权证 產權證; property right = 产权 產權 物权 物權; ownership = 所有权 所有權 归属权 歸屬權; building permit = 建照; demolish = 拆迁 拆遷 拆毁 拆毀;
social housing = 公租房 廉租房; dormitory = 宿舍; contract = 合同 契约 契約 合约 合約; agreement = 协议 協議 协定 協定 协议书 協議書; contracting party
= 缔约方 締約方 立约人 立約人 签约方 簽約方; party a = 甲方; party b = 乙方; third party = 第三方 第三人; conclude contract = 订立 訂立 缔结 締結 签订 簽訂;
signing = 签约 簽約 签署 簽署; signature = 签名 簽名 签字 簽字 署名; sign name = 签章 簽章; seal = 盖章 蓋章 印章 公章; initial seal = 用印 印鉴 印鑑;
clause = 条款 條款 条文 條文; terms = 约款 約款; subparagraph = 目; stipulate = 规定 規定 约定 約定 订明 訂明; draft = 草案 草稿 拟定 擬定; sample
contract = 范本 範本; appendix = 附录 附錄 附则 附則 附表; amendment = 修正案 增订 增訂; come into force = 生效 施行; valid = 有效; validity = 有效期
效期; invalid = 无效 無效 失效 作废 作廢; void = 废止 廢止 撤销 撤銷; expire = 满期 滿期; renew = 续约 續約 续签 續簽 更新; renewal = 续订 續訂 换发 換發;
automatic renewal = 自动续约 自動續約; cancel = 取消 解约 解約 退订 退訂; terminate = 解除 终止 終止; notice period = 预告期 預告期 通知期; withdraw =
撤回 收回; revocation = 撤回权 撤回權 反悔; cooling off period = 犹豫期 猶豫期 冷静期 冷靜期 鉴赏期 鑑賞期; breach = 违约 違約 违反 違反; breach of contract
= 毁约 毀約; penalty = 违约金 違約金 罚金 罰金 罚则 罰則; late fee = 滞纳金 滯納金 逾期费 逾期費; fine = 罚款 罰款 罚锾 罰鍰 罚单 罰單 罚 罰; default interest = 罚息
罰息; compensation = 赔偿 賠償 补偿 補償 赔偿金 賠償金; compensate = 弥补 彌補 赔 賠; damages = 损害赔偿 損害賠償; loss = 损失 損失 亏损 虧損; liability = 责任
責任 法律责任 法律責任; liable = 担责 擔責; joint liability = 连带责任 連帶責任 连带 連帶; disclaimer = 免责 免責 免责声明 免責聲明; exempt = 免除 豁免 免收; bear
= 承担 承擔 负担 負擔 担负 擔負 熊; perform = 履行 执行 執行 表演; performance = 履约 履約 演出 性能; guarantee = 保证 保證 担保 擔保 保障; guarantor = 保证人
保證人 担保人 擔保人 保人; force majeure = 不可抗力; confidentiality = 保密性; confidential = 机密性 機密性; intellectual property = 知识产权 知識產權;
copyright = 版权 版權 著作权 著作權; trademark = 商标 商標; patent = 专利 專利; licence = 许可证 許可證 执照 執照 授权 授權 照; authorize = 授权书 授權書;
power of attorney = 委托书 委託書 委任状 委任狀; entrust = 委托 委託 委任 受托 受託; principal = 委托人 委託人 本金; representative = 代表; agent = 代理
代理人 代办 代辦; on behalf = 代为 代為 代理权 代理權; transfer = 转让 轉讓 转移 轉移 让与 讓與; assign = 指派 分派; effective date = 生效日; dispute = 争议
爭議 纠纷 糾紛; negotiate = 协商 協商 谈判 談判 磋商; negotiation = 洽谈 洽談 洽商; mediation = 调解 調解 调停 調停; arbitration = 仲裁; jurisdiction =
管辖 管轄 管辖权 管轄權; applicable law = 准据法 準據法; good faith = 善意; written form = 书面 書面; oral = 口头 口頭; original document = 正本
原件; duplicate = 一式两份 一式兩份 副本数 副本數; translate = 译 譯; mutual consent = 合意; unilateral = 单方 單方 单方面 單方面; bilateral = 双边 雙邊;
fulfil = 实现 實現 兑现 兌現; object = 标的 標的 物体 物體 对象 對象; subject matter = 标的物 標的物; consideration = 对价 對價; unfair term = 霸王条款
霸王條款; legal text = 法条 法條; civil law = 民法; civil code = 民法典; criminal law = 刑法; constitution = 宪法 憲法; regulation = 法规 法規
条例 條例 规章 規章; decree = 法令文 政令; legislation = 立法; legal = 合法 法定; illegal = 违法 違法 非法 不法; lawful = 依法; violation = 违规 違規 违章
違章 违例 違例; legal person = 法人; natural person = 自然人; guardian = 监护人 監護人 监护 監護; court = 法院 法庭; supreme court = 最高法院;
lawsuit = 诉讼 訴訟 官司; sue = 起诉 起訴 控告 提告; plaintiff = 原告; defendant = 被告 被告人; claim = 索赔 索賠 请求权 請求權; claimant = 请求人 請求人;
appeal = 上诉 上訴 申诉 申訴; objection = 抗议 抗議 异议书 異議書; trial = 审判 審判 审理 審理 庭审 庭審; hearing = 听证 聽證 开庭 開庭 听证会 聽證會; judgment =
判决 判決 裁判; ruling = 裁定 裁决 裁決; verdict = 宣判; execution = 强制执行 強制執行; court fee = 诉讼费 訴訟費; legal fees = 律师费 律師費; legal aid
= 法律援助; evidence = 证据 證據 佐证 佐證; proof = 证明 證明 凭证 憑證 证明书 證明書; prove = 证实 證實 举证 舉證; witness = 证人 證人 见证 見證; testimony = 证言
證言 证词 證詞; affidavit = 宣誓书 宣誓書 切结书 切結書; oath = 宣誓; notary = 公证 公證 公证人 公證人 公证处 公證處; certify = 认证 認證 核证 核證; investigation
= 侦查 偵查 查处 查處; suspect = 嫌疑 嫌疑人 嫌犯; prosecutor = 检察官 檢察官; prosecute = 检察 檢察 公诉 公訴; arrest = 逮捕 拘捕; detention = 拘留 羁押;
punishment = 处罚 處罰 惩罚 懲罰 刑罚 刑罰; imprisonment = 徒刑 监禁 監禁 有期徒刑; sentence to = 判刑 判处 判處; probation = 缓刑 緩刑; guilty = 有罪 犯;
innocent = 无罪 無罪 无辜 無辜; crime suspect = 犯人 罪犯; theft = 盗窃 盜竊 偷窃 偷竊 偷; thief = 小偷 窃贼 竊賊; robbery = 抢劫 搶劫 强盗 強盜; fraud =
诈骗 詐騙 欺诈 欺詐 诈欺 詐欺; cheat = 欺骗 欺騙 骗 騙 骗子 騙子 受骗 受騙; forgery = 伪造罪 偽造罪; bribery = 贿赂 賄賂 行贿 行賄 受贿 受賄; corruption = 腐败 腐敗 贪污
貪污 腐化; violence = 暴力; threat = 威胁 威脅 恐吓 恐嚇; harassment = 骚扰 騷擾 性骚扰 性騷擾; insult = 侮辱; defamation = 诽谤 誹謗 名誉 名譽;
infringement = 侵权 侵權 侵害; privacy = 隐私 隱私 隐私权 隱私權; personal data = 个资 個資 个人信息 個人信息 个人资料 個人資料; data protection = 个资法 個資法;
consent = 同意书 同意書 知情同意; inheritance = 继承 繼承 遗产 遺產; heir = 继承人 繼承人; estate = 遗物 遺物; custody = 抚养权 撫養權 亲权 親權; maintenance
= 赡养费 贍養費 抚养费 撫養費 扶养 扶養; adopt = 收养 收養 领养 領養; limitation period = 时效 時效; deadline for appeal = 上诉期 上訴期; summons = 传票 傳票
传唤 傳喚; service of documents = 送达 送達; record = 记录 記錄 纪录 紀錄; file = 档案 檔案 卷宗 档案夹 檔案夾; complaint = 投诉 投訴 抱怨 客诉 客訴;
complain = 诉苦 訴苦; consumer protection = 消保; insurance = 保险 保險 保; insurance policy = 保单 保單 保险单 保險單; insurance company =
保险公司 保險公司 产险 產險; insurer = 保险人 保險人 承保人; policyholder = 投保人 要保人; insured = 被保险人 被保險人 受保人; beneficiary = 受益人; take out
insurance = 投保 要保; coverage = 保额 保額 保险金额 保險金額; premium = 保费 保費 保险费 保險費; insurance benefit = 保险金 保險金; claim settlement =
理赔 理賠 赔付 賠付; file claim = 出险 出險; deductible = 自付额 自付額 免赔额 免賠額 自负额 自負額; surrender policy = 退保; surrender value = 解约金
解約金; exclusion = 不保; insurance agent = 业务员 業務員; liability insurance = 责任险 責任險; life insurance = 寿险 壽險 人寿保险 人壽保險; health
insurance = 医保 醫保 健保; medical insurance = 医疗保险 醫療保險 医疗险 醫療險; accident insurance = 意外险 意外險; car insurance = 车险 車險;
compulsory insurance = 交强险 交強險 强制险 強制險; travel insurance = 旅游险 旅遊險 旅平险 旅平險; property insurance = 财产险 財產險 财险 財險; fire
insurance = 火险 火險 火灾险 火災險; unemployment insurance = 失业保险 失業保險 失业险 失業險; work injury insurance = 工伤保险 工傷保險; pension
insurance = 养老保险 養老保險; social insurance = 社会保险 社會保險 社保 劳保 勞保; long term care = 长照 長照 护理险 護理險; annuity = 年金; risk = 风险
風險 险 險; assessment = 评估 評估 鉴定 鑑定; loss adjuster = 公估; waiting period = 等待期; insurance card = 医保卡 醫保卡 健保卡; social
security card = 社保卡; disability = 残疾 殘疾 失能 残障 殘障; disabled person = 残疾人 殘疾人 身障者; invalidity = 伤残 傷殘; cremation = 火化 火葬;
funeral = 丧葬 喪葬 葬礼 葬禮 丧礼 喪禮; funeral allowance = 丧葬费 喪葬費; bank account = 账户 帳戶 賬戶 帐户 户头 戶頭; account number = 账号 帳號 賬號
帐号; open account = 开户 開戶; close account = 销户 銷戶; branch = 分行 支行 树枝 樹枝 枝条 枝條; head office = 总行 總行 总公司 總公司 总部 總部; counter
= 柜台 櫃檯 櫃台 窗口; clerk = 职员 職員 办事员 辦事員 柜员 櫃員; bank card = 银行卡 銀行卡 金融卡; credit card = 信用卡; debit card = 借记卡 借記卡 签帐卡 簽帳卡;
passbook = 存折 存摺; pin code = 验证码 驗證碼; atm = 提款机 提款機 取款机 取款機; withdraw cash = 提款 取款 领钱 領錢 提领 提領; deposit money = 存款 存入
存钱 存錢; savings = 储蓄 儲蓄 积蓄 積蓄; fixed deposit = 定存 定期存款; demand deposit = 活期 活存; bank transfer = 转账 轉帳 轉賬 转帐 汇款 匯款 划拨 劃撥;
remittance = 电汇 電匯 汇出 匯出; remit = 汇 匯 汇入 匯入; recipient = 收件人 收款人 受款人; payer = 付款人 缴款人 繳款人; sender = 寄件人 发件人 發件人; bank
code = 行号 行號; exchange rate = 汇率 匯率; foreign currency = 外币 外幣 外汇 外匯; balance = 余额 餘額 结余 結餘; statement = 对账单 對帳單 對賬單
对帐单; transaction = 往来 往來 交易额 交易額; booking entry = 入账 入帳 入賬 入帐; debit = 扣款 借方; credit = 贷方 貸方 信用; direct debit = 自动扣款
自動扣款 代扣; overdraft = 透支; loan = 贷款 貸款 借款 借贷 借貸 贷 貸; lend = 借出 出借; borrow = 借 借用 借入; lender = 贷款人 貸款人 贷方人 貸方人 债主 債主;
borrower = 借款人; creditor = 债权人 債權人 债权 債權; debtor = 债务人 債務人; debt = 债务 債務 债 債 欠款; owe = 欠 积欠 積欠; interest rate = 利率;
annual interest = 年利率 年息; compound interest = 复利 複利; instalment = 分期 分期付款 期付; monthly payment = 月供 月付 月缴 月繳; repayment
= 还款 還款 偿还 償還 清偿 清償; repay = 归还 歸還 还清 還清; grace period = 宽限期 寬限期 宽限 寬限; collateral = 抵押品 担保品 擔保品; pledge = 质押 質押;
credit rating = 征信 徵信; credit limit = 信用额度 信用額度 额度 額度; bankruptcy = 破产 破產; insolvent = 资不抵债 資不抵債; debt collection = 催收
讨债 討債; cheque = 支票; bill of exchange = 汇票 匯票; promissory note = 本票 借条 借條 借据 借據; bearer = 持票人; cardholder = 持卡人; block
card = 止付 冻结 凍結; stocks = 股票 股; share of company = 股份 股权 股權; shareholder = 股东 股東; bond = 债券 債券; fund = 基金 资金 資金;
investment = 投资 投資; investor = 投资者 投資者 投资人 投資人; return on investment = 回报 回報 报酬率 報酬率; profit = 利润 利潤 盈利 获利 獲利; dividend
= 股利 分红 分紅 股息; securities = 证券 證券; finance = 金融 财务 財務 财政 財政; wealth management = 理财 理財; inflation = 通货膨胀 通貨膨脹 通胀 通脹;
mobile payment = 移动支付 移動支付 行动支付 行動支付; scan = 扫描 掃描 扫码 掃碼 扫瞄 掃瞄; qr code = 二维码 二維碼; wallet = 钱包 錢包 皮夹 皮夾; money
laundering = 洗钱 洗錢; safe deposit = 保管箱; invoice = 发票 發票 请款单 請款單; electronic invoice = 电子发票 電子發票; receipt = 收据 收據 收条 收條
小票; special vat invoice = 专票 專票; issue invoice = 开票 開票 开具 開具 开立 開立; issue = 颁发 頒發 核发 核發 签发 簽發 出具; tax number = 税号 稅號
统一编号 統一編號 统编 統編; billing = 计费 計費 开单 開單; payment = 支付款 缴款 繳款 付清; payment slip = 缴款书 繳款書 缴费单 繳費單; payment term = 账期 帳期;
payment method = 付款方式; payment reminder = 催款 催缴 催繳; paid = 已付 已缴 已繳 付讫 付訖; unpaid = 未付 未缴 未繳 欠费 欠費; outstanding = 未清 未结
未結; arrears = 欠缴 欠繳; advance payment = 预付 預付 预付款 預付款 预缴 預繳; prepaid = 预付费 預付費 储值 儲值; balance payment = 尾款 余款 餘款; refund
= 退款 退费 退費 退钱 退錢; reimburse = 报销 報銷 核销 核銷; discount = 折扣 优惠 優惠 打折 折价 折價; subtotal = 小计 小計; total = 合计 合計 总计 總計 共计 共計 总额
總額 总数 總數; net amount = 净额 淨額 未税 未稅; gross = 含税 含稅 毛额 毛額; quantity unit = 单位 單位; quotation = 报价 報價 报价单 報價單 估价 估價;
estimate = 估计 估計 预估 預估 估算; bargain = 讨价还价 討價還價 议价 議價 杀价 殺價; price increase = 涨价 漲價 提价 提價; price reduction = 降价 降價 减价
減價; surcharge = 附加费 附加費 加价 加價; extra charge = 加收 另收; charge = 收费标准 收費標準 计收 計收 征收 徵收; free of charge = 免费的 免費的 免收费 免收費;
handling fee = 工本费 工本費 服务费 服務費; shipping fee = 运费 運費 邮费 郵費; delivery = 交货 交貨 送货 送貨 配送; delivery time = 交期 交货期 交貨期;
delivery note = 送货单 送貨單 出货单 出貨單; shipment = 发货 發貨 出货 出貨; supplier = 供应商 供應商 供货商 供貨商; supply = 供应 供應 供给 供給; purchaser =
买方 買方 买家 買家 买受人 買受人; seller = 卖方 賣方 卖家 賣家 出卖人 出賣人; manufacturer = 制造商 製造商 厂商 廠商 厂家 廠家 生产者 生產者 生产商 生產商; distributor =
经销商 經銷商 代理商; retailer = 零售 零售商; wholesale = 批发 批發; import = 进口 進口 输入 輸入 输入品 輸入品; export = 输出 輸出 外销 外銷 出口货 出口貨; customs
duty = 关税 關稅; customs declaration = 报关 報關; stock = 库存 庫存 存货 存貨; out of stock = 缺货 缺貨 断货 斷貨 售罄; warehouse = 仓库 倉庫; tax =
税 稅 税收 稅收 赋税 賦稅 税金 稅金; taxes = 税费 稅費 税捐 稅捐; taxpayer = 纳税人 納稅人; pay tax = 纳税 納稅 缴税 繳稅 交税 交稅; tax return = 报税 報稅 申报 申報
申报表 申報表; declare = 申明 声明 聲明; income tax = 所得税 所得稅 综所税 綜所稅 个税 個稅; corporate tax = 营所税 營所稅; vat = 增值税 增值稅 营业税 營業稅; sales
tax = 消费税 消費稅 货物税 貨物稅; property tax = 房产税 房產稅 房屋税 房屋稅; land tax = 地价税 地價稅 土地税 土地稅; stamp duty = 印花税 印花稅; deed tax = 契税
契稅; inheritance tax = 遗产税 遺產稅; gift tax = 赠与税 贈與稅; vehicle tax = 车船税 車船稅 牌照税 牌照稅; withholding tax = 扣缴 扣繳; tax office =
税务局 稅務局 国税局 國稅局 稽征所 稽徵所; tax authority = 税务 稅務; tax rate = 税率 稅率; tax exempt = 免税 免稅 免征 免徵; tax refund = 退税 退稅; tax
evasion = 逃税 逃稅 漏税 漏稅 偷税 偷稅; tax relief = 抵税 抵稅 减税 減稅; deduction = 扣除 扣除额 扣除額 抵扣; deductible expense = 列举扣除 列舉扣除;
allowance = 免税额 免稅額 津贴 津貼; taxable income = 应税所得 應稅所得; taxable = 应税 應稅 课税 課稅; back tax = 补税 補稅; tax notice = 税单 稅單 核定;
assess = 评定 評定 审定 審定; income = 收入 所得 进账 進帳 進賬; expense = 支出 开支 開支 经费 經費; expenditure = 花销 花銷 岁出 歲出; revenue = 营收 營收
财政收入 財政收入; turnover = 营业额 營業額 销售额 銷售額; budget = 预算 預算; accounts = 账目 帳目 賬目 帐目; accounting = 会计 會計 记账 記帳 記賬; accountant
= 会计师 會計師; bookkeeping = 簿记 簿記 账簿 帳簿 賬簿; audit = 审计 審計 查账 查帳 查賬 查帐; auditor = 稽核员 稽核員 审计师 審計師; assets = 资产 資產;
liabilities = 负债 負債; capital = 资本 資本 资 資 首都 京城; depreciation = 折旧 折舊; annual report = 年报 年報; financial statement = 财报
財報 财务报表 財務報表; fiscal year = 会计年度 會計年度 财年 財年; settlement = 结算 結算 结清 結清 决算 決算; self employed = 自营 自營 个体户 個體戶; enterprise
registration = 工商登记 工商登記; business licence = 营业执照 營業執照; start business = 创业 創業 开业 開業; wage = 工资 工資 薪资 薪資 薪水 薪; salary =
月薪 薪酬 底薪; hourly wage = 时薪 時薪 钟点费 鐘點費; minimum wage = 最低工资 最低工資 基本工资 基本工資; pay slip = 工资单 工資單 薪资单 薪資單 工资条 工資條; payday =
发薪 發薪 发薪日 發薪日; pay wages = 支薪 发放 發放; bonus = 奖金 獎金 红利 紅利 花红 花紅; year end bonus = 年终奖 年終獎 年终奖金 年終獎金; commission = 提成 抽成;
pay rise = 加薪 调薪 調薪; pay cut = 减薪 減薪 降薪; wage arrears = 欠薪; overtime = 加班 超时 超時; overtime pay = 加班费 加班費; subsidy = 补贴
補貼 补助 補助 补助金 補助金 贴补 貼補; meal allowance = 伙食费 伙食費 餐补 餐補; travel expenses = 差旅费 差旅費 旅费 旅費 车马费 車馬費; transport allowance =
交通费 交通費 车贴 車貼; employment = 就业 就業 雇用 僱用 聘用; employ = 雇佣 僱佣 雇 僱 聘; employer = 雇主 僱主 用人单位 用人單位 资方 資方; employee = 雇员 雇員 僱員
员工 員工 受雇人 受僱人; labour contract = 劳动合同 勞動合同; employment contract = 聘书 聘書 聘约 聘約; labour law = 劳动法 勞動法 劳基法 勞基法; trial
period = 试用期 試用期; full time = 全职 全職 全日制; part time = 兼职 兼職 打工 兼差; temporary worker = 临时工 臨時工 派遣工; dispatch = 劳务派遣 勞務派遣;
intern = 实习 實習 实习生 實習生; apprentice = 学徒 學徒; position = 职位 職位 岗位 崗位 职缺 職缺; vacancy = 空缺 空位; job advertisement = 招聘 征才 徵才
招募; job search = 求职 求職 找工作; apply for job = 应聘 應聘 应征 應徵; resume = 简历 簡歷 履历 履歷 履历表 履歷表; interview = 面试 面試 面谈 面談 采访 採訪 访谈
訪談 专访 專訪; hire = 录用 錄用 录取 錄取; onboarding = 入职 入職 到职 到職 报到 報到; appoint = 任命 聘任; promotion = 晋升 晉升 升迁 升遷 升职 升職; transfer
post = 调动 調動 调职 調職; director = 主任 局长 局長 总监 總監 导演 導演; general manager = 总经理 總經理; chairman = 董事长 董事長 主席 理事长 理事長 会长 會長;
board of directors = 董事会 董事會 理事会 理事會; department = 部门 部門 处室 處室 科室; human resources = 人事 人力资源 人力資源; working hours = 工时
工時 工作时间 工作時間; go to work = 上班 出勤 到岗 到崗; finish work = 下班 收工; clock in = 打卡 签到 簽到; attendance = 考勤 出席率; absent = 缺席 缺勤
缺课 缺課; absenteeism = 旷工 曠工 旷职 曠職; shift = 轮班 輪班 班次 排班; night shift = 夜班 晚班; day shift = 早班 白班; break time = 休息 午休; rest
day = 休息日 例假; day off = 休假 轮休 輪休; annual leave = 年假 特休 年休假; leave of absence = 请假 請假 事假; sick leave = 病假; maternity
leave = 产假 產假; paternity leave = 陪产假 陪產假; parental leave = 育儿假 育兒假 育婴假 育嬰假; marriage leave = 婚假; bereavement leave = 丧假
喪假; paid leave = 带薪 帶薪; unpaid leave = 无薪假 無薪假 留职停薪 留職停薪; substitute = 代班; home office = 居家办公 居家辦公 远程办公 遠程辦公; business
trip = 公出; task = 任务 任務; performance review = 考核 绩效 績效 考绩 考績; efficiency = 效率 效能; training = 培训 培訓 训练 訓練 受训 受訓; further
education = 进修 進修 研修; resign = 辞职 辭職 离职 離職 请辞 請辭; dismiss = 解雇 解僱 辞退 辭退 开除 開除 炒鱿鱼 炒魷魚; layoff = 裁员 裁員 资遣 資遣; severance
pay = 资遣费 資遣費 遣散费 遣散費 经济补偿 經濟補償; unemployed = 失业 失業 下岗 下崗; unemployment benefit = 失业金 失業金; strike = 罢工 罷工; trade union
= 工会 工會; collective agreement = 团体协约 團體協約; labour dispute = 劳资 勞資 劳动争议 勞動爭議; occupational safety = 职安 職安; work accident
= 工伤 工傷 职灾 職災; occupational disease = 职业病 職業病; discrimination = 歧视 歧視; bullying = 霸凌 欺凌; equality = 平权 平權 男女平等; non
compete = 竞业禁止 競業禁止 竞业限制 競業限制; certificate of employment = 离职证明 離職證明 在职证明 在職證明; reference = 推荐信 推薦信; retirement = 退休;
retirement age = 退休年龄 退休年齡; pension = 退休金 养老金 養老金 退休俸; labour pension = 劳退 勞退; contribution = 缴费额 繳費額 贡献 貢獻 提拨 提撥;
contribution period = 年资 年資 工龄 工齡; seniority = 资历 資歷; lump sum = 一次性; survivor pension = 遗属 遺屬 抚恤金 撫恤金; widow pension =
遗孀 遺孀; disability pension = 残疾金 殘疾金; welfare = 救济 救濟 社福; social assistance = 低保 低收入户 低收入戶; relief money = 救助金; nursing
home = 养老院 養老院 安养院 安養院 敬老院; care for elderly = 养老 養老 敬老; caregiver = 看护 看護 护工 護工 照护 照護; care = 照顾 照顧 照料 关照 關照; child
benefit = 育儿津贴 育兒津貼; housing benefit = 房补 房補; authority = 机关 機關 主管机关 主管機關 当局 當局 权威 權威; public office = 公所 机构 機構; public
servant = 公务员 公務員 公务人员 公務人員; government department = 厅 廳 司; bureau = 局; committee = 委员会 委員會; registration = 登记 登記 注册
注冊; register = 登录 登錄 登记簿 登記簿; household register = 户口 戶口 户籍 戶籍 户口本 戶口本 户口名簿 戶口名簿; household registration office = 户政 戶政
派出所; residence permit = 居留证 居留證 居住证 居住證; residence = 居留; temporary residence = 暂住 暫住; identity card = 身份证 身份證 身分证 身分證;
identity = 身份 身分; id number = 身份证号 身份證號; nationality = 国籍 國籍; naturalization = 入籍 归化 歸化; native place = 籍贯 籍貫; birth
certificate = 出生证明 出生證明; marriage certificate = 结婚证 結婚證; divorce certificate = 离婚证 離婚證; marital status = 婚姻状况 婚姻狀況;
gender = 性别 性別; certificate = 证书 證書 证 證 证照 證照; transcript = 誊本 謄本; household transcript = 户籍誊本 戶籍謄本; criminal record =
前科 良民证 良民證; approval = 批准 核准 认可 認可; approve = 批; permit = 准证 准證; work permit = 工作证 工作證; administrative = 行政;
administrative appeal = 行政复议 行政復議 诉愿 訴願; administrative penalty = 行政处罚 行政處罰; case number = 案号 案號 字号 字號; reference
number = 文号 文號 编码 編碼; submit = 提交 递交 遞交 呈交 缴交 繳交; hand in = 交 交上; enclose = 检送 檢送; supplement documents = 补件 補件 补正 補正;
accepting counter = 服务台 服務台 服務臺; queue = 排队 排隊; number ticket = 号码牌 號碼牌 取号 取號; opening hours = 营业时间 營業時間; form download
= 下载 下載; upload = 上传 上傳; photo id = 证件照 證件照; original check = 验证 驗證; verify = 查证 查證 检核 檢核; verification = 核查 验 驗;
application fee = 申请费 申請費; relevant = 相应 相應; departments concerned = 有关部门 有關部門; citizen hotline = 热线 熱線 专线 專線; reply
letter = 回执 回執; registered mail = 挂号信 掛號信 挂号 掛號; express mail = 限时 限時; parcel = 邮包 郵包; postage = 邮资 郵資; postcode = 邮编
郵編 邮递区号 郵遞區號 邮政编码 郵政編碼; mail = 邮政 郵政 邮 郵; mailbox = 信箱; addressee = 收信人; pick up = 取件 领件 領件; vote = 投票 表决 表決 选票 選票 票数
票數; election = 选举 選舉 大选 大選 选出 選出; candidate = 候选人 候選人 候选 候選; elect = 推选 推選 当选 當選; mayor = 市长 市長; village head = 村长 村長
里长 里長; council = 议会 議會; parliament = 国会 國會 立法院 人大; councillor = 议员 議員 立委; president = 总统 總統 总裁 總裁 国家主席 國家主席; prime
minister = 总理 總理 首相; minister = 部长 部長 大臣; policy = 政策 方针 方針; reform = 改革 革新 变法 變法; emergency = 紧急情况 緊急情況 急难 急難 应急 應急 急救
突发 突發; fire brigade = 消防 消防队 消防隊; fire extinguisher = 灭火器 滅火器; escape route = 逃生 疏散; alarm = 警报 警報 报警 報警 报警器 報警器 警铃 警鈴
警报器 警報器; rescue = 救援 抢救 搶救 救; ambulance = 救护车 救護車; emergency call = 急救电话 急救電話; shopping = 购物 購物 逛街; shopping cart = 购物车
購物車; checkout = 收银台 收銀台 收銀臺 结账 結帳 結賬 结帐; cashier = 收银员 收銀員 出纳 出納; pay bill = 买单 買單 埋单 埋單; price tag = 标价 標價 标签 標籤; sale
= 促销 促銷 特价 特價 甩卖 甩賣; clearance sale = 清仓 清倉; special offer = 特惠 优惠价 優惠價; coupon = 优惠券 優惠券 折价券 折價券 抵用券; voucher = 代金券 礼券
禮券 券; gift card = 礼品卡 禮品卡; membership card = 会员卡 會員卡; points = 积分 積分; prize = 奖品 獎品 奖 獎; lottery draw = 抽奖 抽獎; lottery
= 彩票 乐透 樂透; second hand = 二手 中古; without reason = 无理由 無理由; return shipping = 退货运费 退貨運費; defect = 瑕疵 缺陷; defective = 不良品
次品; flaw = 破绽 破綻; fault = 故障 过失 過失 障碍 障礙; wrong item = 发错 發錯; damaged in transit = 运损 運損; packaging = 外包装 外包裝 外盒; seal
package = 封条 封條 拆封; unused = 未使用; accessories = 配件; spare part = 备件 備件 替换件 替換件 备品 備品; warranty = 保修 保固 质保 質保; warranty
period = 保修期 保固期 质保期 質保期; warranty card = 保修卡 保固卡; three guarantees = 三包; after sales = 售后 售後 售后服务 售後服務; customer
service = 客服; repair fee = 维修费 維修費 修理费 修理費; out of warranty = 过保 過保; serial number = 序列号 序列號 序号 序號 机身号 機身號; recall =
召回; shelf life = 保质期 保質期 赏味期限 賞味期限; production date = 生产日期 生產日期; ingredients = 成分 配料; origin = 产地 產地 来源 來源 起源 由来 由來 渊源
淵源; country of origin = 原产地 原產地; made in china = 国产 國產; online shop = 网店 網店 电商 電商; platform = 平台 月台 站台 月臺; cash on
delivery = 货到付款 貨到付款; track parcel = 物流; review = 评价 評價 评论 評論; positive review = 好评 好評; negative review = 差评 差評; pickup
store = 自提; takeaway = 外卖 外賣 外送 外带 外帶; dine in = 堂食 内用 內用; menu = 菜单 菜單 选单 選單; order meal = 订餐 訂餐; tip = 小费 小費; reserve
table = 订位 訂位; driving licence = 驾照 駕照 驾驶证 駕駛證; driving school = 驾校 駕校 驾训班 駕訓班; registration certificate = 行驶证 行駛證 行照;
licence plate = 车牌 車牌 牌照; vehicle registration = 上牌 领牌 領牌; transfer of ownership = 过户 過戶; car buyer = 买车 買車 购车 購車; used
car = 二手车 二手車 中古车 中古車; car dealer = 车商 車商 车行 車行; car owner = 车主 車主; car rental = 租车 租車; vehicle inspection = 年检 年檢 验车
驗車 年审 年審; odometer = 里程表; maintenance service = 保养 保養 养护 養護; oil change = 机油 機油 换油 換油; engine = 发动机 發動機 引擎; brake = 刹车
剎車 煞车 煞車 制动 制動; accelerator = 油门 油門; clutch = 离合器 離合器; gearbox = 变速箱 變速箱 变速器 變速器; steering wheel = 方向盘 方向盤; tyre = 轮胎
輪胎 胎; flat tyre = 爆胎; wheel = 轮子 輪子 车轮 車輪 轮 輪; windscreen = 挡风玻璃 擋風玻璃; wiper = 雨刷 雨刮器; headlight = 车灯 車燈 大灯 大燈 前灯 前燈;
horn = 喇叭 角质 角質 牛角; seat belt = 安全带 安全帶; airbag = 安全气囊 安全氣囊 气囊 氣囊; child seat = 儿童座椅 兒童座椅; helmet = 头盔 頭盔 安全帽; boot of
car = 后备箱 後備箱; rear mirror = 后视镜 後視鏡; fuel = 燃料 油耗 燃油; petrol = 汽油; diesel = 柴油; refuel = 加油; petrol station = 加油站;
charging station = 充电桩 充電樁 充电站 充電站; electric car = 电动车 電動車 电动汽车 電動汽車; hybrid = 混动 混動; exhaust = 排气 排氣 尾气 尾氣; emission =
排放; toll = 过路费 過路費 通行费 通行費; motorway = 高速公路 国道 國道; intersection = 路口 十字路口 交叉; traffic light = 红绿灯 紅綠燈 交通灯 交通燈; run red
light = 闯红灯 闖紅燈; speeding = 超速 飙车 飆車; speed limit = 限速; drunk driving = 酒驾 酒駕; overtake = 超车 超車; turn = 转弯 轉彎 转 轉 拐;
turn around = 掉头 掉頭; reverse = 倒车 倒車; traffic jam = 堵车 堵車 塞车 塞車 拥堵 擁堵; traffic accident = 交通事故; collision = 碰撞 追尾 相撞;
scratch = 刮痕 划痕 劃痕 刮伤 刮傷; tow = 拖车 拖車 拖吊; breakdown = 抛锚 拋錨; scrap = 报废 報廢; parking fee = 停车费 停車費; parking ticket = 违停
違停 违停罚单 違停罰單; pavement = 人行道; zebra crossing = 斑马线 斑馬線; one way = 单程 單程 单行道 單行道; round trip = 往返票 来回 來回; detour = 绕道 繞道
绕行 繞行; road works = 施工; travel agency = 旅行社; tour guide = 导游 導遊; group tour = 跟团 跟團 团费 團費; independent travel = 自由行;
itinerary = 旅程表; departure = 出发 出發 启程 啟程; depart = 启航 啟航 起程; destination = 到达地 到達地 旅游地 旅遊地; takeoff = 起飞 起飛; landing =
着陆 著陸; boarding = 登机 登機 上车 上車; boarding pass = 登机牌 登機牌 登机证 登機證; get off = 下车 下車; check in = 值机 值機; hand luggage = 手提行李;
checked luggage = 托运 托運; lost and found = 失物 失物招领 失物招領; air ticket = 机票 機票; rebook = 改签 改簽; cancel ticket = 退票;
cancellation fee = 退票费 退票費; missed flight = 误机 誤機; delay = 延误 延誤 误点 誤點 晚点 晚點; transfer flight = 转机 轉機; change trains =
换乘 換乘 转乘 轉乘; direct flight = 直飞 直飛; ticket office = 售票处 售票處; ticket price = 票价 票價; conductor = 乘务员 乘務員 导体 導體; flight
attendant = 空姐 空乘; airline = 航空公司 航空; cabin = 客舱 客艙 机舱 機艙 船舱 船艙; economy class = 经济舱 經濟艙; business class = 商务舱 商務艙;
seat number = 座位号 座位號; hard sleeper = 卧铺 卧鋪; timetable = 时刻表 時刻表; line number = 路线 路線 航线 航線; fare = 车资 車資 车费 車費 车钱 車錢;
monthly pass = 月票; transit card = 交通卡 悠游卡; double room = 双人房 雙人房; single room = 单人房 單人房; room rate = 房费 房費; hostel =
青年旅社; guest house = 民宿; front desk = 前台 柜檯; room key = 房卡; accommodation = 住宿 食宿; scenic spot = 景点 景點 景区 景區 名胜 名勝;
admission = 入场 入場 入园 入園; admission ticket = 入场券 入場券; souvenir = 纪念品 紀念品; beach = 海滩 海灘 沙滩 沙灘; hot spring = 温泉 溫泉;
swimming pool = 泳池 游泳池; swim = 游泳; hiking = 健行 登山 远足 遠足; climb = 爬 攀登; camping = 露营 露營 宿营 宿營; ski = 滑雪; cruise = 游轮 遊輪
邮轮 郵輪; kindergarten = 幼儿园 幼兒園 幼稚园 幼稚園; nursery = 托儿所 托兒所 托婴 托嬰; childcare = 托育 幼托 育儿 育兒; babysitter = 保姆; nanny = 月嫂;
after school care = 安亲班 安親班 课后 課後; childcare fee = 保育费 保育費; child custody = 接送; pick up child = 接孩子; toilet training =
尿布 尿片; breastfeeding = 母乳 哺乳; milk powder = 奶粉; baby bottle = 奶瓶; pram = 婴儿车 嬰兒車; nap = 午睡; playground = 操场 操場 游乐场 遊樂場;
primary school = 小学 小學 国小 國小; middle school = 中学 中學 初中 国中 國中; high school = 高中; vocational school = 职校 職校 高职 高職 职业学校
職業學校 技校; university = 大学 大學 高校; college = 学院 學院 大专 大專; cram school = 补习班 補習班 辅导班 輔導班; tutoring = 补习 補習 家教; private
school = 私校; boarding school = 寄宿; enrolment = 入学 入學 招生 学籍 學籍; enter school = 上学 上學 开学 開學; school fees = 学费 學費 学杂费 學雜費;
school year = 学年 學年; semester = 学期 學期; summer holidays = 暑假; winter holidays = 寒假; class = 班级 班級 班; grade year = 年级 年級;
lesson = 课 課 课程 課程; classroom = 教室 课堂 課堂; subject = 科目 学科 學科; mathematics = 数学 數學; homework = 功课 功課; exercise = 练习 練習
习题 習題; exam = 考试 考試 测验卷 測驗卷; final exam = 期末; midterm = 期中; entrance exam = 高考 联考 聯考; score = 分数 分數 得分; pass exam = 及格
合格; grade = 评分 評分 打分 级 級; repeat year = 留级 留級; graduate = 毕业 畢業 毕业生 畢業生; graduation certificate = 毕业证书 畢業證書; diploma =
文凭 文憑; bachelor = 学士 學士 本科; master = 硕士 碩士; doctorate = 博士; scholarship = 奖学金 獎學金 助学金 助學金; student loan = 就学贷款 就學貸款;
student card = 学生证 學生證; headteacher = 校长 校長; professor = 教授; lecture = 讲课 講課; tutor = 辅导员 輔導員; parent meeting = 家长会
家長會; school bus = 校车 校車; school uniform = 校服 制服; textbook = 课本 課本 教材 教科书 教科書; notebook = 笔记本 筆記本 本子; pen = 笔 筆 钢笔 鋼筆
圆珠笔 圓珠筆; pencil = 铅笔 鉛筆; dictionary = 词典 詞典 字典 辞典 辭典; school bag = 书包 書包; truancy = 旷课 曠課 逃学 逃學; drop out = 退学 退學 休学
休學; counselling = 辅导 輔導; special education = 特教; illness = 疾病 病 病情 病症; ill = 生病 患病 罹患; patient = 患者 病人; pain = 疼痛 痛 疼;
headache = 头痛 頭痛 头疼 頭疼; stomach ache = 腹痛 胃痛; fever = 发烧 發燒 发热 發熱; flu = 流感; common cold = 感冒 伤风 傷風; cough = 咳嗽; runny
nose = 流鼻涕; sore throat = 喉咙痛; nausea = 恶心 噁心; vomit = 呕吐 嘔吐; diarrhoea = 腹泻 腹瀉 拉肚子; constipation = 便秘; dizzy = 头晕 頭暈
晕眩 暈眩; fatigue = 乏力 倦怠; insomnia = 失眠; rash = 皮疹 红疹 紅疹; itching = 瘙痒 瘙癢 搔痒 搔癢; swelling = 肿胀 腫脹 水肿 水腫 浮肿 浮腫;
inflammation = 发炎 發炎 炎症; infection = 感染 传染性 傳染性; virus = 病毒; bacteria = 细菌 細菌; contagious = 传染 傳染 传染病 傳染病; epidemic =
疫情 流行病 瘟疫; allergy = 过敏 過敏; asthma = 哮喘 气喘 氣喘; cancer = 癌症 癌; tumour = 肿瘤 腫瘤; diabetes = 糖尿病; blood sugar = 血糖; blood
pressure = 血压 血壓; high blood pressure = 高血压 高血壓; heart disease = 心脏病 心臟病; stroke = 中风 中風 卒中; pneumonia = 肺炎; hepatitis
= 肝炎; depression = 抑郁症 抑鬱症 忧郁症 憂鬱症 抑郁 抑鬱; mental = 心理; stress = 压力 壓力; injury = 受伤 受傷 伤害 傷害 负伤 負傷 伤兵 傷兵; injured person
= 伤者 傷者 伤员 傷員; wound = 伤口 傷口 创伤 創傷; fracture = 骨折; bleeding = 出血 流血; poisoning = 中毒; shock = 休克; unconscious = 昏迷 昏倒;
chronic = 慢性; acute = 急性; symptom = 症状 症狀; diagnosis = 诊断 診斷; medical examination = 体检 體檢 健检 健檢; check up = 复诊 複診 回診;
consult doctor = 看病 就医 就醫 看诊 看診; outpatient = 门诊 門診; emergency room = 急诊 急診; inpatient = 住院; discharge = 出院; surgery =
手术 手術 开刀 開刀 外科; anaesthesia = 麻醉; doctors certificate = 诊断书 診斷書; medical record = 病历 病歷; clinic = 诊所 診所; health centre
= 卫生所 衛生所; doctor registration = 挂号费 掛號費; dentist = 牙医 牙醫 牙科; ophthalmology = 眼科; internal medicine = 内科 內科;
gynaecology = 妇科 婦科 妇产科 婦產科; paediatrics = 儿科 兒科 小儿科 小兒科; chinese medicine = 中医 中醫 中药 中藥; western medicine = 西医 西醫 西药
西藥; acupuncture = 针灸 針灸; x ray = 放射; blood test = 验血 驗血 抽血; urine = 尿液 尿 小便; vaccination = 接种 接種 疫苗 预防针 預防針; injection
= 注射 打针 打針; blood donation = 献血 獻血 捐血; pregnancy = 怀孕 懷孕 妊娠; pregnant woman = 孕妇 孕婦; childbirth = 接生; abortion = 流产 流產
堕胎 墮胎; contraception = 避孕; recovery = 恢复 恢復 康复 康復 痊愈; rehabilitation = 复健 復健; nursing = 护理 護理; hygiene = 卫生 衛生 清洁卫生
清潔衛生; disinfect = 消毒 杀菌 殺菌 灭菌 滅菌; mask = 口罩 面具; medicine = 药 藥 药物 藥物 药品 藥品 医学 醫學 医药 醫藥; prescription = 处方 處方 处方笺 處方箋 药方
藥方; prescription drug = 处方药 處方藥; over the counter = 非处方药 非處方藥; tablet = 药片 藥片 片剂 片劑 锭 錠 平板 平板电脑 平板電腦; capsule = 胶囊 膠囊;
pill = 药丸 藥丸; syrup = 糖浆 糖漿; ointment = 药膏 藥膏 软膏 軟膏; drops = 滴剂 滴劑 眼药水 眼藥水; active ingredient = 有效成分; dose = 剂量 劑量;
dosage = 用量 用法; take medicine = 服用 口服 吃药 吃藥; before meals = 饭前 飯前; after meals = 饭后 飯後; empty stomach = 空腹; swallow =
吞服 吞; external use = 外用; package leaflet = 仿单 仿單; indication = 适应症 適應症; contraindication = 禁忌; side effect = 副作用 不良反应
不良反應; interaction = 相互作用 交互作用; overdose = 过量 過量; missed dose = 漏服; painkiller = 止痛药 止痛藥; antibiotic = 抗生素; vitamin =
维生素 維生素 维他命 維他命; cool place = 阴凉处 陰涼處; medical expenses = 医药费 醫藥費 医疗费 醫療費; medical = 医疗 醫療 医 醫; own expense = 自费 自費;
weight loss = 减肥 減肥 减重 減重; fat = 胖 肥胖 脂肪 肥肉; diet = 饮食 飲食 节食 節食; nutrition = 营养 營養 养分 養分; blind = 盲 失明 盲人; deaf = 聋 聾
听障 聽障 耳聋 耳聾 聋人 聾人; wheelchair = 轮椅 輪椅; club = 俱乐部 俱樂部 社团 社團; association = 协会 協會 公会 公會; foundation = 基金会 基金會 地基;
statutes = 章程; membership = 会籍 會籍; membership fee = 会费 會費; join club = 入会 入會; leave club = 退会 退會; volunteer = 志愿者 志願者
志工 义工 義工; donation = 捐款 捐赠 捐贈 捐; charity = 慈善 公益; meeting = 会议 會議 开会 開會; general meeting = 大会 大會; annual meeting = 年会
年會; convene = 召开 召開 召集; meeting room = 会议室 會議室; agenda = 议程 議程; minutes = 会议记录 會議記錄 纪要 紀要; quorum = 法定人数 法定人數; motion =
提案 动议 動議 运动状态 運動狀態; resolution = 决议 決議 分辨率 解析度; majority = 过半数 過半數 多数决 多數決; unanimous = 全票; abstain = 弃权 棄權; in favour
= 赞成票 贊成票; secretary = 秘书 秘書 祕書 干事 幹事; treasurer = 财务长 財務長; participant = 参加者 參加者 与会者 與會者 参与者 參與者; invitation = 请帖 請帖
邀请函 邀請函; sign up = 报名表 報名表; registration fee = 报名费 報名費; event cancelled = 停办 停辦; competition = 比赛 比賽 竞赛 競賽 竞争 競爭; match
= 赛事 賽事 匹配; team = 队 隊 团队 團隊 球队 球隊; coach = 教练 教練 长途汽车 長途汽車; player = 选手 選手 球员 球員 玩家; athlete = 运动员 運動員; champion = 冠军
冠軍; award = 颁奖 頒獎 奖项 獎項; stadium = 体育馆 體育館 体育场 體育場 球场 球場; gym = 健身房 健身; football = 足球; basketball = 篮球 籃球; table tennis
= 乒乓球 桌球 乒乓; badminton = 羽毛球; yoga = 瑜伽; exhibition = 展览 展覽 展会 展會 展览会 展覽會; concert = 音乐会 音樂會 演唱会 演唱會; festival = 节庆 節慶
佳节 佳節; ceremony = 仪式 儀式 典礼 典禮; celebration = 庆祝 慶祝 庆典 慶典; hobby = 业余 業餘; telecom = 电信 電信; provider = 运营商 運營商 业者 業者;
mobile number = 手机号 手機號 门号 門號; landline = 固话 固話; sim card = 电话卡 電話卡; data traffic = 流量; unlimited data = 吃到饱 吃到飽;
tariff = 资费 資費 费率 費率; phone plan = 套餐; minimum term = 合约期 合約期 绑约 綁約; phone bill = 话费 話費 电话费 電話費; roaming = 漫游 漫遊; text
message = 短信 简讯 簡訊; broadband = 宽带 寬帶 宽频 寬頻; fibre = 光纤 光纖; router = 路由器; wireless network = 无线 無線; signal = 信号 信號 讯号
訊號; network speed = 频宽 頻寬; number portability = 携号转网 携號轉網 携码 携碼; suspend service = 停机 停機; switch provider = 转网 轉網; top
up = 充值; extension = 分机 分機; area code = 区号 區號; voicemail = 语音信箱; dial tone = 铃声 鈴聲; power company = 台电 台電; electricity
supply = 供电 供電 用电 用電; power cut = 停电 停電 断电 斷電; electricity price = 电价 電價; electricity meter = 电表 電表 電錶; meter = 计量表 計量表
仪表 儀表; meter reading = 抄表; water meter = 水表 水錶; gas = 燃气 燃氣 煤气 煤氣 瓦斯 天然气 天然氣 气体 氣體; gas meter = 燃气表 燃氣表; water supply =
供水 自来水 自來水 给水 給水; water cut = 停水; consumption = 消耗 用电量 用電量 耗量; consume = 消费 消費 耗; basic fee = 基本费 基本費; peak time = 高峰
尖峰; off peak = 离峰 離峰; saving energy = 节能 節能 省电 省電; renewable energy = 再生能源 可再生; solar energy = 太阳能 太陽能; wind power = 风电
風電 风力 風力 风能 風能; nuclear power = 核能; coal = 煤 煤炭 煤矿 煤礦; hot water = 热水 熱水 开水 開水; boiler = 锅炉 鍋爐; radiator = 散热器 散熱器 暖气片
暖氣片; insulation = 保温 保溫 隔热 隔熱 绝缘 絕緣; environment = 环境 環境; environmental protection = 环保 環保 环境保护 環境保護; pollution = 污染;
waste = 浪费 浪費 废物 廢物; carbon dioxide = 二氧化碳; subscription = 订阅 訂閱 包月; subscribe = 订户 訂戶 订报 訂報; unsubscribe = 退阅 退閱;
confirm = 确认 確認 确认书 確認書; contact details = 联系方式 聯繫方式; promise = 承诺 承諾 诺言 諾言 允诺 允諾; reject = 驳回 駁回 否决 否決 不予受理; last will
= 遗愿 遺願; publish = 发布 發布 發佈 公布 公佈 发表 發表 出版 刊登 刊载 刊載 发行 發行; announce = 宣布 宣佈 宣告 宣; express = 表达 表達 抒发 抒發; disappear = 消失
不见 不見 失踪 失蹤; appear = 露面 出面; discover = 查明 探索; disturb = 打扰 打擾 干扰 干擾 妨碍 妨礙 扰乱 擾亂; interrupt = 打断 打斷 中断 中斷; encourage =
鼓励 鼓勵 激励 激勵 奖励 獎勵; ensure = 确保 確保; expect = 预期 預期 预计 預計 料; unexpected = 出乎意料 始料未及; predict = 预测 預測 预报 預報 预料 預料; imagine
= 想象 想像; guess = 猜 猜测 猜測; doubt = 怀疑 懷疑 质疑 質疑 疑; suppose = 假设 假設 假定; assume = 推定 视为 視為; regard as = 当作 當作 看作; ignore =
忽视 忽視 忽略 无视 無視; escape = 逃跑 逃 逃走 逃避; hide = 隐藏 隱藏 藏 隐瞒 隱瞞 躲; conceal = 掩盖 掩蓋 瞒报 瞞報; fall = 掉 跌倒 落 摔倒; drop = 跌 下滑; rise
= 涨幅 漲幅 上扬 上揚; float = 漂浮 浮; sink = 沉没 沉沒 下沉 水池 洗涤槽 洗滌槽; fold = 折叠 摺疊 摺 对折 對折 折; bend = 弯 彎 弯曲 彎曲 折弯 折彎; freeze = 结冰 結冰
冷冻 冷凍; melt = 融化 熔化 溶化; boil = 煮沸 沸腾 烧开 燒開 煮开 煮開; fry = 炒 炸 煎 油炸 油煎; bake = 烤 烘焙 烘烤箱 焙; steam = 蒸 蒸汽 水蒸气 水蒸氣; peel = 剥
剝 剥落 剝落 去皮 削皮 剥皮 剝皮; gather = 聚集 集合 聚; collect = 收集 搜集 集; collection = 采集 採集 征集 徵集; hang = 挂 掛 悬挂 懸掛 吊; tie = 绑 綁 系 繫
捆绑 捆綁; stick = 贴 貼 粘 粘贴 粘貼 黏贴 黏貼; tear = 撕 撕毁 撕毀; shake = 摇 搖 震动 震動 摇晃 搖晃; wave = 波浪 挥手 揮手 波 波动 波動; jump = 跳 跳跃 跳躍 跳高;
kick = 踢; knock = 敲门 敲門 叩; kiss = 吻 接吻; hug = 拥抱 擁抱 抱; laugh = 笑 大笑 笑声 笑聲; smile = 微笑; cry = 哭 哭泣; tears = 眼泪 眼淚 泪水 淚水;
shout = 喊叫 大叫 尖叫; sing = 唱 唱歌 歌唱 演唱; touch = 触摸 觸摸 摸 碰 触碰 觸碰; bite = 咬; chew = 嚼 咀嚼; blow = 吹; breathe = 呼吸; sweat = 汗
出汗 汗水; dig = 挖 挖掘; bury = 埋 埋葬; hurry = 匆忙 急忙 赶 趕; rush = 冲 衝 赶往 趕往; chase = 追 追赶 追趕; pass = 路过 路過 传递 傳遞; pass by = 途经
途經; cross = 穿越 过马路 過馬路; spread = 传播 傳播 散布 散佈 蔓延 扩散 擴散; load = 装载 裝載 装货 裝貨; unload = 卸货 卸貨 卸载 卸載; transport = 运输 運輸 运送
運送 运 運 交通运输 交通運輸; distribute = 分配 分发 分發 派发 派發; provide for = 供养 供養; offer = 提出 出价 出價; participate = 参选 參選; overcome =
克服; defeat = 打败 打敗 击败 擊敗 战败 戰敗; suffer = 遭受 蒙受 受苦; endure = 忍受 忍; victim = 受害 受害人 被害人 受害者; rely on = 信赖 信賴; trust = 信托
信託; respect = 尊重; admire = 佩服 羡慕; praise = 表扬 表揚 称赞 稱讚 赞扬 讚揚; criticize = 批评 批評 责备 責備; blame = 怪罪 归咎 歸咎; regret = 后悔 後悔
懊悔; tolerance = 宽容 寬容; pity = 同情 怜悯 憐憫; shame = 羞耻 羞恥 丢脸 丟臉; proud = 骄傲 驕傲 自豪; envy = 嫉妒; confident = 自信 信心; nervous =
紧张 緊張; calm = 冷静 冷靜 镇静 鎮靜; relax = 放松 放鬆; patience = 耐性; lonely = 寂寞; confused = 混乱 混亂 迷惑 困惑; mess = 乱 亂 凌乱 凌亂; tidy up
= 整理 收纳 收納; persuade = 说服 說服 劝说 勸說; convince = 信服; insist = 坚持 堅持; give up = 放弃 放棄 抛下 拋下; urge = 敦促 督促 催; force = 强迫 強迫
强制 強制 逼迫 迫使 力 作用力; compulsory = 强制性 強制性; voluntary = 自愿 自願 志愿 志願; restrict = 约束 約束 限定; limited = 有限 限量; unlimited = 无限
無限 不限; restore = 复原 復原 还原 還原 复 復; original state = 原状 原狀; reflect = 反映 反思; react = 反应 反應; reveal = 揭露 透露 泄露 洩露;
disclose = 披露 揭示; realize = 意识到 意識到 意识 意識; conclude = 得出 断言 斷言; conclusion = 结论 結論; consider = 斟酌 酌情; take into account
= 顾及 顧及 兼顾 兼顧; pay attention = 注意事项 注意事項 专心 專心; precautions = 须知 須知; concentrate = 集中 专注 專注; inform = 通报 通報 知会 知會;
inspect = 视察 視察 巡查 检 檢; supervise = 监督 監督 监管 監管 督导 督導; monitor = 监控 監控 监测 監測 监视 監視 监视器 監視器; implement = 落实 落實 贯彻 貫徹 推行;
launch = 推出 发起 發起 上市 发射 發射; establish = 设立 設立 成立 开设 開設 创办 創辦; dissolve = 解散 溶解; merge = 合并 合併 併购 併購 并购; combine = 结合 結合
组合 組合; unite = 团结 團結 联合 聯合 统一 統一; separate = 分离 分離 分居 隔离 隔離; cooperate = 合作 配合 协作 協作; coordinate = 协调 協調 统筹 統籌 坐标 坐標 座标
座標; communicate = 沟通 溝通 交流 通讯 通訊; adapt = 适应 適應 调适 調適; adjust = 调整 調整 调节 調節 调 調 校正; update = 升级 升級; convert = 转换 轉換 折算
换算 換算; turn into = 转为 轉為 转成 轉成; balance out = 平衡 均衡; contribute = 出资 出資 付出; earn = 赚 賺 挣 掙 赚钱 賺錢; earn living = 谋生 謀生;
spend = 花钱 花錢 花掉; outsource = 外包; contractor = 承包商 承包人; subcontract = 转包 轉包 分包; tender = 投标 投標 招标 招標; bid = 竞标 競標 出标
出標; auction = 拍卖 拍賣 竞拍 競拍; inspection = 验收 驗收; occupy = 占用 佔用 占 佔 占据 佔據 占领 佔領 侵占 侵佔; possess = 占有 佔有; confiscate = 没收
沒收 查封 扣押; seize = 查扣 夺 奪; compel = 责令 責令; release = 释放 釋放 放开 放開; free up = 腾出; cause trouble = 惹事; trouble = 费事 費事;
harm = 伤 傷 有害; harmful = 不利于 不利於; toxic = 有毒 毒 毒性; illegal drug = 毒品 吸毒; gambling = 赌博 賭博 赌 賭; weapon = 武器 枪 槍 兵器; bomb
= 炸弹 炸彈 爆炸; explode = 炸毁 炸毀; army = 军队 軍隊 军 軍 部队 部隊 陆军 陸軍 兵力 军力 軍力; military = 军事 軍事 当兵 當兵 兵役 军方 軍方; victory = 凯旋 凱旋 战胜
戰勝; revolution = 革命 革命者 革命家; democracy = 民主 民主制; nation = 民族 国族 國族; race = 种族 種族 人种 人種; social class = 阶级 階級 阶层 階層;
generation = 世代 一代 代; youth = 青年人 年轻人 年輕人; childhood = 童年 小时候 小時候; background = 背景; tradition = 传统 傳統; custom = 习俗 習俗
风俗 風俗 民俗; trend = 趋势 趨勢 潮流; fashion = 时尚 時尚 时装 時裝; style = 风格 風格 样式 樣式; pattern = 模式 花纹 花紋; structure = 结构 結構 构造 構造;
basis = 基础 基礎 根基; source = 根源 源头 源頭; root = 根 根本 根部 树根 樹根; core = 核; element = 元素 要素; factor = 因素; feature = 特点 特點 特征
特徵 特色; function = 功能 机能 機能 功用; capacity = 产能 產能; resource = 资源 資源; material = 材料 原料 素材 物料; substance = 物质 物質; liquid =
液体 液體 液态 液態; powder = 粉末 粉; dust = 灰尘 灰塵 粉尘 粉塵 尘土 塵土 尘埃 塵埃; sand = 沙子 沙 砂 砂子; soil = 土壤 土 泥土; hole = 洞 孔; gap = 空隙 缝隙
縫隙; pile = 堆 堆积 堆積; rope = 绳子 繩子 绳 繩 绳索 繩索; chain = 链条 鏈條 链 鏈 链子 鏈子 锁链 鎖鏈; nail = 钉子 釘子 指甲 铁钉 鐵釘; screw = 螺丝 螺絲 螺钉 螺釘
螺丝钉 螺絲釘; hammer = 锤子 錘子 榔头 榔頭 铁锤 鐵錘 锤 錘; ladder = 梯子 爬梯; brush = 刷子 刷 毛刷; soap = 肥皂 香皂 皂; towel = 毛巾 浴巾; toothbrush =
牙刷; tissue = 卫生纸 衛生紙 面纸 面紙 组织层 組織層 肌体 肌體; blanket = 毯子 被子 毛毯; pillow = 枕头 枕頭 枕; bowl = 碗 饭碗 飯碗; plate = 盘子 盤子 碟子 牌 盘 盤
碟; chopsticks = 筷子 筷; spoon = 勺子 汤匙 湯匙 匙 调羹 調羹; fork = 叉子 叉; pot = 锅 鍋 锅子 鍋子 砂锅 砂鍋 汤锅 湯鍋; lid = 盖子 蓋子 上盖 上蓋 顶盖 頂蓋;
basket = 篮子 籃子 筐 篮 籃; potato = 土豆 马铃薯 馬鈴薯 洋芋; tomato = 西红柿 西紅柿 番茄; cabbage = 白菜 卷心菜 捲心菜 包菜 高丽菜 高麗菜; carrot = 胡萝卜 胡蘿蔔
红萝卜 紅蘿蔔; onion = 洋葱 洋蔥; garlic = 蒜 大蒜; bean = 豆 豆子 豆类 豆類; tofu = 豆腐; banana = 香蕉; grape = 葡萄; watermelon = 西瓜;
pineapple = 菠萝 菠蘿 凤梨 鳳梨; dumpling = 饺子 餃子 水饺 水餃 锅贴 鍋貼 馄饨 餛飩 云吞 雲吞; chocolate = 巧克力 朱古力; ice cream = 冰淇淋 冰激凌 雪糕; juice =
果汁 橙汁; soy sauce = 酱油 醬油 生抽 老抽 豉油; vinegar = 醋 食醋; butter = 黄油 黃油 奶油 牛油; flour = 面粉 麵粉; seafood = 海鲜 海鮮 海产 海產;
vegetarian = 素食 吃素; snack = 零食 小吃 点心 點心 夜宵; mosquito = 蚊子 蚊; cockroach = 蟑螂; pest = 害虫 害蟲 虫 蟲 虫害 蟲害; insect = 昆虫 昆蟲 虫子
蟲子; rat = 老鼠 大鼠 耗子; snake = 蛇; rabbit = 兔子 兔; duck = 鸭 鴨 鸭子 鴨子 鸭肉 鴨肉; china = 中国 中國 中华 中華 中国大陆 中國大陸; mainland = 大陆 大陸
内地 內地; taiwan = 台湾 台灣 臺灣 台; hong kong = 香港; macau = 澳门 澳門; beijing = 北京 北平 燕京; shanghai = 上海; taipei = 台北 臺北; guangzhou
= 广州 廣州; shenzhen = 深圳; japan = 日本; japanese language = 日语 日文; korea = 韩国 韓國 韩 韓; north korea = 朝鲜 朝鮮 北韩 北韓 北朝鲜 北朝鮮;
united states = 美国 美國 美利坚 美利堅 美利坚合众国 美利堅合眾國 合众国 合眾國; united kingdom = 英国 英國; england = 英格兰 英格蘭; germany = 德国 德國 德意志
联邦德国 聯邦德國 西德; german language = 德语 德文; france = 法国 法國 法兰西 法蘭西; french language = 法语 法文; italy = 意大利 义大利 義大利; spain =
西班牙; portugal = 葡萄牙; netherlands = 荷兰 荷蘭; belgium = 比利时 比利時; switzerland = 瑞士; austria = 奥地利 奧地利 奥匈帝国 奧匈帝國; russia =
俄罗斯 俄羅斯 俄国 俄國 俄 沙俄; ukraine = 乌克兰 烏克蘭; poland = 波兰 波蘭; sweden = 瑞典; norway = 挪威; denmark = 丹麦 丹麥; finland = 芬兰 芬蘭;
greece = 希腊 希臘; turkey = 土耳其; india = 印度; thailand = 泰国 泰國; vietnam = 越南; singapore = 新加坡; malaysia = 马来西亚 馬來西亞 大马 大馬;
indonesia = 印尼 印度尼西亚 印度尼西亞; philippines = 菲律宾 菲律賓; australia = 澳大利亚 澳大利亞 澳洲; new zealand = 新西兰 新西蘭 纽西兰 紐西蘭; canada =
加拿大; mexico = 墨西哥; brazil = 巴西; egypt = 埃及 古埃及; south africa = 南非; israel = 以色列; iran = 伊朗; asia = 亚洲 亞洲 亚 亞; europe =
欧洲 歐洲 欧 歐; european union = 欧盟 歐盟 欧洲联盟 歐洲聯盟; africa = 非洲; america = 美洲; london = 伦敦 倫敦; paris = 巴黎; new york = 纽约 紐約;
berlin = 柏林; tokyo = 东京 東京; moscow = 莫斯科; chinese person = 中国人 中國人 华人 華人 华侨 華僑; card = 卡 卡片; merchant = 商 商家 商人 商贩 商販;
text = 文 文本 正文; network = 网 網; household = 户 戶 家户 家戶; supplement = 补 補 补充 補充; account = 账 賬 帐 帳; wealth = 财 財 财富 財富;
basic = 基本; automatic = 自动 自動 自动化 自動化; ordinal = 第; electronic = 电子 電子; economy = 经济 經濟; community = 社区 社區 共同体 共同體 社群;
organ = 器官 脏器 臟器; centre = 中心; principle = 原则 原則; qualification = 资格 資格; code = 代码 代碼 码 碼 程式码 程式碼; super = 超级 超級;
underground = 地下; classify = 分类 分類 归类 歸類; manpower = 人力; collective = 集体 集體; disaster = 灾害 災害 灾难 災難 灾 災 自然灾害 自然災害 天灾 天災
灾祸 災禍; dedicated = 专用 專用; deduct = 扣; detain = 扣留; fuel gas = 燃; spare = 备 備; follow up = 续 續; evaluate = 评 評; labour =
劳 勞; disease = 症; institution = 院; rate = 率; hall = 馆 館 大厅 大廳 堂 厅堂 廳堂 礼堂 禮堂 门厅 門廳; emotion = 情; attach = 附 附带 附帶;
marine = 航; disaster relief = 赈灾 赈災; raise = 育; negative number = 负数 負數; organizer = 主办方 主辦方 主办单位 主辦單位; host = 东道主 東道主
接待; reception = 接待处 接待處 招待所; visitor = 访客 訪客; entrance = 入口 进口处 進口處; corridor = 走廊 楼道 樓道 过道 過道 走道; fence = 围墙 圍牆 围栏 圍栏
圍欄 栅栏 柵欄 篱笆 籬笆; brick = 砖 磚 砖块 磚塊 砖头 磚頭; cement = 水泥 混凝土; paint = 油漆 涂料 塗料 漆 颜料 顏料; glue = 胶水 膠水 胶 膠 粘合剂 粘合劑 黏合剂 黏合劑 浆糊
漿糊; tile = 瓷砖 瓷磚 磁砖 磁磚 瓦片; pipe = 管道 管子 管路 导管 導管; pump = 泵 水泵 抽水机 抽水機 油泵 帮浦 幫浦; filter = 过滤 過滤 滤网 滤網 过滤器 過濾器 濾網 滤芯 濾芯
滤清器 濾清器 过滤网 過濾網 過濾 滤器 濾器; wire = 铁丝 鐵絲 导线 導線 金属丝 金屬絲; circuit = 电路 電路 回路 迴路; fuse = 保险丝 保險絲 熔断器 熔斷器; lease term = 租约期
租約期; handwriting = 手写 手寫 笔迹 筆跡; fingerprint = 指纹 指紋 指印 手印; signature page = 签字页 簽字頁; version = 版本 版; edition = 版次;
translation fee = 翻译费 翻譯費; column = 栏 栏目 专栏 專栏; blank = 空格; tick = 打勾 打钩 蜱虫 蜱蟲; delete as applicable = 划掉 劃掉; date of
issue = 发证 發證; holder = 持有人 持证人 持證人; thousand separator = 整数 整數; decimal = 小数 小數 小数点 小數點 十进制 十進制; average = 平均 平均数 平均數
均值; percentage = 比例 比率 占比 佔比; ratio = 比重 比值; proportion = 成比例; minimum = 最低限度 最小值; maximum = 最大 最高 最大值; increase rate =
增幅 增长率 增長率; growth = 增值; statistics = 统计 統計 统计学 統計學; list price = 定价 定價 原价 原價; market price = 市价 市價 行情; cost price =
成本价 成本價 进价 進價; demand side = 需求方; competitor = 对手 對手 同业 同業; strategy = 策略 战略 戰略; success = 成就 业绩 業績; failure = 挫折;
challenge = 挑战 挑戰; opportunity = 商机 商機; loyalty = 忠诚 忠誠 忠实 忠實; honour = 荣誉 荣譽 光荣 荣幸; pride = 自尊; courage = 胆量 膽量;
wisdom = 智慧; intelligence = 智力 智能; memory = 记性 記性 内存 內存 记忆体 記憶體 存储器 存儲器; curiosity = 好奇 好奇心; creativity = 创意 創意 创造力
創造力; imagination = 想象力; sincerity = 诚意 誠意; goodbye = 再会 再會; okay = 行 好吧; never mind = 没关系 沒關系 没事 沒事; thanks to = 多亏 多虧;
you are welcome = 不客气 不客氣 别客气 別客氣; excuse me = 劳驾 勞駕; cheers = 干杯 乾杯; good morning = 早安; good night = 晚安; wish you = 祝
祝你 祝您; instrument = 量具; instruction manual = 使用手册 使用手冊 用户手册 用戶手冊 操作手册 操作手冊; accessory = 附属品 附屬品; installation = 加装 加裝;
assembly = 组装 組裝 装配 裝配; disassemble = 拆解 分解 拆开 拆開 拆下; operate = 操控 运行 運行 运转 運轉; setting = 设定 設定 调校 調校; knob = 旋钮 旋鈕;
lever = 杠杆 槓桿 拉杆 拉桿 操纵杆 操縱桿; housing = 外壳 外殼 机壳 機殼 壳体 殼體 机体 機體; base = 底座 基座 机座 機座; panel = 面板 控制面板; display = 显示屏 顯示屏
屏; indicator light = 指示灯 指示燈 信号灯 信號燈 显示灯 顯示燈; remote control = 遥控器 遥控 遥控板; timer = 定时器 定時器 计时器 計時器; sensor = 传感器 傳感器
感应器 感應器 感测器 感測器 探头 探頭; thermostat = 恒温器 恆溫器 温控器 溫控器 调温器 調溫器; motor = 电动机 電動機 马达 馬達 电机 電機; fan = 风扇 風扇 电扇 電扇 电风扇 電風扇 风机
風機; blade = 刀片 叶片 葉片 刀刃 刀身; belt drive = 传动带 傳動帶 皮带轮 皮帶輪; gear = 齿轮 齒輪 排挡 排擋 齿轮箱 齒輪箱; bearing = 轴承 軸承; shaft = 轴 軸 传动轴
傳動軸 转轴 轉軸 主轴 主軸; coil spring = 弹簧 彈簧 发条 發條; valve = 阀门 閥門 阀 閥 气门 氣門 活门 活門; sealing = 密封 密封圈 密封件 封口 垫圈 墊圈; gasket = 垫片
墊片 衬垫 襯墊; hose = 软管 軟管 胶管 膠管 橡皮管; drainage = 放水; container = 容器 货柜 貨櫃 盛器; tank = 水箱 油箱 水槽 储罐 儲罐 储水箱 儲水箱; bucket = 水桶 桶
提桶; nozzle = 喷嘴 噴嘴 喷头 噴頭 管嘴; hook = 钩子 鉤子 挂钩 掛鉤 钩 鉤; caster = 脚轮 腳輪 滑轮 滑輪; roller = 滚筒 滾筒 滚轮 滾輪 滚子 滾子; drum = 转筒 轉筒 内筒
內筒; tray = 托盘 托盤 托架; drawer = 抽屉 抽屜 抽斗; rack = 支架 置物架 机架 機架 挂架 掛架; bracket = 托座 角架; grille = 格栅 格柵 栅格 柵格 网罩 網罩; mesh =
网格 網格 网眼 網眼 筛网 篩網; slot = 插槽 槽 凹槽 卡槽; interface = 接口 界面 介面; connector = 连接器 連接器 接头 接頭 插接器; malfunction = 失灵 失靈 失常;
troubleshooting = 排障 故障排除; error code = 错误代码 錯誤代碼 故障码 故障碼; wear out = 磨损 磨損 耗损 耗損; blockage = 阻塞 堵住 淤塞; overheat = 过热
過熱 发烫 發燙; vibration = 振动 振動 颤动 顫動 振荡 振蕩; smoke = 烟雾 煙霧 冒烟 冒煙; spark = 火花; electric shock = 触电 觸電 电击 電擊; short circuit =
短路; child lock = 童锁 童鎖 儿童锁 兒童鎖; first aid kit = 急救箱 急救包; wipe = 擦拭 擦 抹 擦净 擦淨 揩; soak = 浸泡 浸 泡; stain = 污垢 污渍 污漬 脏物 髒物
污物 污迹 污跡 斑点 斑點; limescale = 水垢 水锈 水鏽; descale = 除垢 去垢; rust = 生锈 生鏽 锈 鏽 铁锈 鐵鏽 锈蚀 鏽蝕; mold = 霉 黴; residue = 残渣 殘渣 残留物
殘留物; detergent = 洗涤剂 洗滌劑 清洁剂 清潔劑 洗衣粉 洗衣液 洗洁精 洗潔精; bleach = 漂白剂 漂白劑 漂白 漂白水; disinfectant = 消毒剂 消毒劑 消毒液 消毒水; sponge = 海绵
海綿; broom = 扫帚 掃帚 扫把 掃把; mop = 拖把 拖布; refrigerator = 电冰箱 電冰箱 雪柜 雪櫃 冷藏柜 冷藏櫃; freezer = 冷冻柜 冷凍櫃 冰柜 冰櫃 冷冻室 冷凍室 冷柜 冷櫃;
defrost = 除霜 解冻 解凍 化霜; frost = 霜 结霜 結霜 霜冻 霜凍; hob = 灶具 炉具 爐具 电炉 電爐; induction cooker = 电磁炉 電磁爐; range hood = 油烟机 油煙機
抽油烟机 抽油煙機; kettle = 水壶 水壺 电热水壶 電熱水壺 烧水壶 燒水壺 茶壶 茶壺; coffee maker = 咖啡机 咖啡機; toaster = 烤面包机 烤麵包機 多士炉 多士爐; rice cooker =
电饭锅 電飯鍋 电饭煲 電飯煲 电锅 電鍋; pressure cooker = 压力锅 壓力鍋 高压锅 高壓鍋; blender = 搅拌机 攪拌機 果汁机 果汁機 料理机 料理機 破壁机 破壁機; juicer = 榨汁机 榨汁機;
mixer = 混合器 打蛋器 搅拌器 攪拌器; humidifier = 加湿器 加濕器; dehumidifier = 除湿机 除濕機 抽湿机 抽濕機; air purifier = 净化器 淨化器; clothes iron =
熨斗 电熨斗 電熨斗 熨烫 熨燙 熨 烫平 燙平; ironing board = 熨衣板 烫衣板 燙衣板; hair dryer = 吹风机 吹風機 电吹风 電吹風 风筒 風筒; shaver = 剃须刀 剃鬚刀 刮胡刀 刮鬍刀;
razor = 剃刀; sewing machine = 缝纫机 縫紉機; light bulb = 灯管 燈管; fluorescent lamp = 日光灯 日光燈 荧光灯 螢光燈; flashlight = 手电筒 手電筒 电筒
電筒; candle = 蜡烛 蠟燭; matchstick = 火柴; lighter = 打火机 打火機; loudspeaker = 扬声器 揚聲器 音箱 音响 音響; headphone = 耳机 耳機 耳筒;
microphone = 麦克风 麥克風 话筒 話筒 传声器 傳聲器; lens = 镜头 鏡頭 透镜 透鏡 镜片 鏡片; projector = 投影仪 投影儀 放映机 放映機 投影机 投影機; recorder = 录音机 錄音機
录像机 錄像機; clock = 时钟 時鐘 钟 鐘 闹钟 鬧鐘 钟表 鐘錶; doorbell = 门铃 門鈴; bell = 铃 鈴; smoke detector = 烟感 煙感; weighing scale = 天平 体重秤
體重秤; thermometer = 温度计 溫度計 体温计 體溫計 体温表 體溫表; scissors = 剪刀 剪子; needle = 针 針 缝针 縫針; thread = 綫 螺纹 螺紋 纱线 紗線; sewing = 缝纫
縫紉 缝制 縫制; adhesive tape = 胶带 膠帶 胶布 膠布 胶纸 膠紙; toolbox = 工具箱; screwdriver = 螺丝刀 螺絲刀 起子 改锥 改錐; screw nut = 螺母 螺帽; bolt =
螺栓; wrench = 扳手 扳钳 扳鉗; pliers = 钳子 鉗子 老虎钳 老虎鉗 钳 鉗; saw = 锯 鋸 锯子 鋸子 锯条 鋸條; drill = 电钻 電鑽 钻头 鑽頭 钻孔 鑽孔 钻探 鑽探 打孔 钻嘴 鑽嘴;
chisel = 凿子 鑿子 凿 鑿; hand file = 锉刀 銼刀; wood plane = 刨子; axe = 斧头 斧頭 斧; shovel = 铲子 鏟子 铁锹 鐵鍬 铲 鏟; hoe = 锄头 鋤頭 锄 鋤; rake
= 耙子 耙; wheelbarrow = 手推车 手推車 独轮车 獨輪車; sandpaper = 砂纸 砂紙; grind = 磨床 砂轮 砂輪 研磨机 研磨機 研磨 打磨 磨; polish = 抛光 拋光 擦亮 磨光; lathe
= 车床 車床; spirit level = 水平仪 水平儀; tape measure = 卷尺 捲尺 皮尺; ruler = 尺子 直尺; clamp = 夹具 夾具 夹子 夾子 夹钳 夾鉗 夹 夾; tweezers = 镊子
鑷子; vise = 台钳 台鉗 虎钳 虎鉗; jack = 千斤顶 千斤頂; pulley = 滑车 滑車; crowbar = 撬棍 撬杠 撬槓; tighten = 拧紧 擰緊 旋紧 旋緊 紧固 緊固 收紧 收緊; loosen =
松开 鬆開 拧松 擰鬆; rotate = 旋转 旋轉 转动 轉動 自转 自轉; clockwise = 顺时针 順時針; counterclockwise = 逆时针 逆時針; insert = 插入 插 嵌入 放入; weld =
焊接 焊 电焊 電焊 焊锡 焊錫 锡焊 錫焊; lubricant = 润滑 潤滑 上油 润滑油 潤滑油 润滑剂 潤滑劑; grease = 油脂 润滑脂 潤滑脂 黄油脂 黃油脂; coating = 涂层 塗層 镀层 鍍層 涂敷 塗敷;
varnish = 清漆; wallpaper = 壁纸 壁紙 墙纸 牆紙; plaster = 石膏 灰泥 灰浆 灰漿; mortar = 砂浆 砂漿; gravel = 砾石 礫石 碎石 石子; clay = 黏土 粘土 陶土;
plywood = 胶合板 膠合板 夹板 夾板; board = 木板 板子 板材; beam = 横梁 橫梁 梁 大梁; pillar = 柱子 圆柱 圓柱 支柱 立柱; basement = 地窖 地库 地庫; escalator =
自动扶梯 自動扶梯; window frame = 窗框; shutter = 百叶窗 百葉窗 快门 快門; terrace = 露臺 平臺; bathtub = 澡盆; washbasin = 洗脸盆 洗臉盆 洗手盆 脸盆 臉盆;
faucet = 龙头 龍頭; chimney = 烟囱 煙囪 烟道 煙道; fireplace = 壁炉 壁爐; scaffold = 脚手架 腳手架; construction = 营建 營建; construction site =
工地 建筑工地 建築工地; soundproofing = 隔音; waterproof = 防水; demolition = 爆破拆除; excavator = 挖掘机 挖掘機 挖土机 挖土機; bulldozer = 推土机 推土機;
crane = 起重机 起重機 吊车 吊車; skyscraper = 摩天大楼 摩天大樓 高楼 高樓; electric current = 电流 電流; voltage = 电压 電壓; power supply = 电源 電源;
grounding = 接地 地线 地線; circuit breaker = 断路器 斷路器 空气开关 空氣開關 跳闸 跳閘; resistor = 电阻 電阻 电阻器 電阻器; capacitor = 电容器 電容器 电容 電容;
transformer = 变压器 變壓器; adapter = 适配器 適配器 变压插头 變壓插頭 转接头 轉接頭; generator = 发电机 發電機; electricity generation = 发电 發電; power
station = 电厂 電廠 发电厂 發電廠 发电站 發電站 电站 電站; power grid = 电网 電網 电力网 電力網; direct current = 直流 直流电 直流電; alternating current =
交流电 交流電; insulator = 绝缘体 絕緣體; semiconductor = 半导体 半導體; transistor = 晶体管 晶體管 电晶体 電晶體; diode = 二极管 二極管 二极体 二極體;
integrated circuit = 集成电路 集成電路 积体电路 積體電路; chip = 芯片 晶片; solar panel = 光伏板 太阳能板 太陽能板 光伏; hydropower = 水力 水能; nuclear
energy = 核电 核電 原子能; burner = 燃烧器 燃燒器 炉头 爐頭; charcoal = 木炭; firewood = 木柴 柴火 柴; petroleum = 石油 原油; kerosene = 煤油;
ventilation = 通风 通風 换气 換氣 排风 排風; compressor = 压缩机 壓縮機; refrigerant = 制冷剂 製冷劑 冷媒; refrigeration = 制冷 製冷 冷藏; cooling = 冷却
冷卻 降温 降溫 散热 散熱; evaporator = 蒸发器 蒸發器; condenser = 冷凝器; heat pump = 热泵 熱泵; heat = 热量 熱量 热能 熱能; humidity = 湿气 濕氣 湿度 濕度;
cold water = 冷水 凉水 涼水; water pressure = 水压 水壓; pressure = 压强 壓強; garbage = 废弃物 廢棄物; kitchenware = 厨具 廚具 炊具 餐具 厨房用品
廚房用品; frying pan = 平底锅 平底鍋 煎锅 煎鍋 炒锅 炒鍋; steamer = 蒸笼 蒸籠 蒸锅 蒸鍋 笼屉 籠屜; dish = 菜肴 菜餚 菜式; glass cup = 酒杯; jar = 坛子 罈子 瓦罐;
teaspoon = 茶匙 小匙; tablespoon = 大匙; spatula = 锅铲 鍋鏟 刮刀; cutting board = 砧板 案板 菜板; peeler = 削皮器; grater = 擦丝器 擦絲器 磨碎器;
rolling pin = 擀面杖 擀麵杖; sieve = 筛子 篩子 漏勺 筛 篩; apron = 围裙 圍裙; napkin = 餐巾 餐巾纸 餐巾紙; tablecloth = 桌布 台布 檯布; thermos = 保温瓶
保溫瓶 热水瓶 熱水瓶 保温杯 保溫杯; lunch box = 饭盒 飯盒 餐盒; plastic wrap = 保鲜膜 保鮮膜; aluminum foil = 锡纸 錫紙 铝箔 鋁箔; cooking = 煮食 料理; recipe
= 食谱 食譜 菜谱 菜譜; ingredient = 食材; seasoning = 调味料 調味料 调料 調料 佐料 调味品 調味品 调味 調味; spice = 香料 辛香料; simmer = 炖 燉 慢炖 慢燉 煨 文火;
steaming = 清蒸; stir-fry = 翻炒 爆炒; roast = 烘烤 烧烤 燒烤; braise = 红烧 紅燒 焖 燜 卤 滷 焖煮 燜煮; marinate = 腌制 醃製 腌 醃; pickle = 泡菜 腌菜
醃菜 酸菜 咸菜 鹹菜; ferment = 发酵 發酵; stir = 搅动 攪動; knead = 揉 揉面 揉麵; chop = 剁 切碎 剁碎; slice = 切片 薄片 切丁; sprinkle = 撒 撒上; whip =
打发 打發 搅打 攪打; preheat = 预热 預熱; dessert = 甜点 甜點 甜品; banquet = 宴席 酒席; cafe = 咖啡馆 咖啡館 咖啡厅 咖啡廳; canteen = 食堂 饭堂 飯堂; cuisine
= 美食 菜系; raw = 生食 生鲜 生鮮; ripe = 成熟; rotten = 腐烂 腐爛 变质 變質 腐坏 腐壞; rice porridge = 粥 稀饭 稀飯; noodle = 拉面 拉麵 挂面 掛麵 米粉 粉丝 粉絲;
instant noodle = 方便面 方便麵 泡面 泡麵 速食面 速食麵; steamed bun = 馒头 饅頭 包子; spring roll = 春卷 春捲; rice dumpling = 粽子; moon cake = 月饼
月餅; pancake = 煎饼 煎餅 薄饼 薄餅 烙饼 烙餅; pizza = 比萨 比薩 披萨 披薩; hamburger = 汉堡 漢堡 汉堡包 漢堡包; sandwich = 三明治 三文治; pasta = 意大利面 義大利麵
意面 意麵 通心粉; hotpot = 火锅 火鍋; sushi = 寿司 壽司; salad = 沙拉 色拉; sauce = 酱 醬 酱汁 醬汁 酱料 醬料 沙司; pepper = 胡椒 胡椒粉; sichuan pepper =
花椒; chili = 辣椒 辣子; ginger = 姜 薑 生姜 生薑; scallion = 葱 蔥 大葱 大蔥; leek = 韭葱 韭蔥 韭菜; coriander = 香菜 芫荽; parsley = 欧芹 歐芹; basil
= 罗勒 羅勒; mint = 薄荷; cinnamon = 肉桂 桂皮; star anise = 八角; clove = 丁香; curry = 咖喱; mustard = 芥末; vanilla = 香草; monosodium
glutamate = 味精; sesame = 芝麻; cooking oil = 食用油; olive oil = 橄榄油 橄欖油; dough = 面团 麵團; yeast = 酵母; starch = 淀粉 澱粉 太白粉;
wheat = 小麦 小麥; barley = 大麦 大麥; oat = 燕麦 燕麥; rye = 黑麦 黑麥; corn = 玉米 玉蜀黍 苞谷; millet = 小米 粟; sorghum = 高粱; buckwheat = 荞麦
蕎麥; grain = 谷物 穀物 五谷 五穀 谷粒 穀粒; soybean = 大豆 黄豆 黃豆; soy milk = 豆浆 豆漿; mung bean = 绿豆 綠豆; red bean = 红豆 紅豆; pea = 豌豆;
lentil = 扁豆 小扁豆; peanut = 花生; bean sprout = 豆芽; mutton = 羊肉; goose = 鹅 鵝; sausage = 香肠 香腸 腊肠 臘腸; ham = 火腿; bacon = 培根
腊肉 臘肉; egg yolk = 蛋黄 蛋黃; egg white = 蛋白 蛋清; yogurt = 酸奶 优格 優格; cheese = 奶酪 芝士 起司 乳酪; cream = 鲜奶油 鮮奶油 忌廉; dairy = 乳制品
乳製品 奶制品 奶製品; honey = 蜂蜜; fruit jam = 果酱 果醬; candy = 糖果; biscuit = 饼干 餅乾 曲奇; pie = 馅饼 餡餅; filling = 馅 餡 馅料 餡料; pudding =
布丁; shrimp = 虾 蝦 虾仁 蝦仁 对虾 對蝦; crab = 螃蟹 蟹; shellfish = 贝类 貝類 贝壳 貝殼; oyster = 牡蛎 牡蠣 生蚝 生蠔; clam = 蛤蜊 蛤; squid = 鱿鱼 魷魚 乌贼
烏賊; octopus = 章鱼 章魚; sea cucumber = 海参 海參; seaweed = 海藻 海带 海帶 紫菜; salmon = 三文鱼 三文魚 鲑鱼 鮭魚; tuna = 金枪鱼 金槍魚 鲔鱼 鮪魚; cod =
鳕鱼 鱈魚; carp = 鲤鱼 鯉魚; eel = 鳗鱼 鰻魚 黄鳝 黃鱔; sweet potato = 红薯 紅薯 地瓜 甘薯 番薯; cucumber = 黄瓜 黃瓜; eggplant = 茄子; radish = 萝卜 蘿蔔;
spinach = 菠菜; lettuce = 生菜 莴苣 萵苣; celery = 芹菜; cauliflower = 花椰菜 菜花; broccoli = 西兰花 西蘭花; pumpkin = 南瓜; zucchini = 西葫芦
西葫蘆; winter melon = 冬瓜; bitter melon = 苦瓜; bell pepper = 青椒 甜椒; mushroom = 蘑菇 香菇 菇; bamboo shoot = 竹笋 竹筍 笋 筍; lotus
root = 莲藕 蓮藕; taro = 芋头 芋頭; asparagus = 芦笋 蘆筍; pear = 梨; peach = 桃 桃子; apricot = 杏; plum = 李子 梅子; cherry = 樱桃 櫻桃;
raisin = 葡萄干 葡萄乾; strawberry = 草莓; blueberry = 蓝莓 藍莓; raspberry = 覆盆子; mandarin orange = 橘子 柑橘 桔子; lemon = 柠檬 檸檬;
grapefruit = 葡萄柚 柚子; mango = 芒果; melon = 甜瓜 哈密瓜 瓜; kiwi = 猕猴桃 獼猴桃 奇异果 奇異果; lychee = 荔枝; longan = 龙眼 龍眼 桂圆 桂圓; persimmon
= 柿子; pomegranate = 石榴; coconut = 椰子; date palm = 枣 棗 红枣 紅棗 椰枣 椰棗; fig = 无花果 無花果; papaya = 木瓜; olive = 橄榄 橄欖; walnut =
核桃 胡桃; almond = 杏仁 扁桃; chestnut = 栗子; cashew = 腰果; hazelnut = 榛子; nuts = 坚果 堅果; seed = 种子 種子 籽; green tea = 绿茶 綠茶;
black tea = 红茶 紅茶; cola = 可乐 可樂; soda = 汽水 苏打 蘇打; mineral water = 矿泉水 礦泉水; liquor = 白酒 烈酒; whiskey = 威士忌; brandy = 白兰地
白蘭地; vodka = 伏特加; champagne = 香槟 香檳; cocktail = 鸡尾酒 雞尾酒; brewing = 酿造 釀造 酿酒 釀酒; drunk = 喝醉 醉酒 醉; appetite = 食欲 食慾 胃口;
calorie = 卡路里 热量值 熱量值 大卡; protein = 蛋白质 蛋白質; carbohydrate = 糖类 糖類 碳水; dietary fiber = 膳食纤维 膳食纖維; food additive = 添加剂
添加劑; preservative = 防腐剂 防腐劑; food poisoning = 食物中毒; gluten = 麸质 麩質 面筋 麵筋; gardening = 园艺 園藝 园林 園林; lawn mower = 割草机 割草機
剪草机 剪草機; shrub = 灌木; stem = 茎 莖 茎秆 莖稈; tree trunk = 树干 樹幹; tree bark = 树皮 樹皮; bud = 芽 花蕾 嫩芽; petal = 花瓣; pollen = 花粉;
pollination = 授粉; germination = 发芽 發芽 萌发 萌發; bloom = 开花 開花 盛开 盛開 绽放 綻放; harvest = 收获 收穫 收割 丰收 豐收 收成; sow = 播种 播種 撒种 撒種;
planting = 栽种 栽種 栽培 栽植; watering = 浇水 澆水 浇灌 澆灌; irrigation = 灌溉; fertilizer = 肥料 化肥 施肥; manure = 粪肥 糞肥 粪便 糞便 厩肥;
compost = 堆肥; pesticide = 农药 農藥 杀虫剂 殺蟲劑 除草剂 除草劑; weed = 杂草 雜草 野草; pruning = 修剪 剪枝; greenhouse = 温室 溫室 大棚; flowerpot =
花盆 盆栽; hay = 干草 乾草 草料; straw = 稻草 秸秆 秸稈 麦秸 麥秸; bamboo = 竹子 竹; pine = 松树 松樹 松; cypress = 柏树 柏樹; oak = 橡树 橡樹 栎树 櫟樹;
willow = 柳树 柳樹; poplar = 杨树 楊樹; maple = 枫树 楓樹 槭树 槭樹; birch = 桦树 樺樹; ginkgo = 银杏 銀杏; palm tree = 棕榈 棕櫚; rose = 玫瑰 蔷薇 薔薇
月季; lily = 百合; tulip = 郁金香 鬱金香; chrysanthemum = 菊花; peony = 牡丹 芍药 芍藥; orchid = 兰花 蘭花; lotus = 荷花 莲花 蓮花 莲 蓮; plum
blossom = 梅花; cherry blossom = 樱花 櫻花; jasmine = 茉莉; sunflower = 向日葵; cactus = 仙人掌; ivy = 常春藤; fern = 蕨类 蕨類 蕨; moss = 苔藓
苔蘚; vine = 藤 藤蔓; sugarcane = 甘蔗; sugar beet = 甜菜; rapeseed = 油菜; rubber = 橡胶 橡膠 橡皮; rainforest = 雨林; deforestation = 砍伐
毁林 毀林; forestry = 林业 林業; crop = 农作物 農作物 作物 庄稼 莊稼; farmland = 农田 農田 耕地 田地; field = 田野 田; paddy field = 水田 稻田; orchard =
果园 果園; vineyard = 葡萄园 葡萄園; plow = 犁 耕种 耕種; tractor = 拖拉机 拖拉機; livestock = 牲畜 家畜 畜牧; pasture = 牧场 牧場 放牧; poultry = 家禽;
breeding = 饲养 飼養 养殖 養殖 繁育; slaughter = 屠宰; fishery = 渔业 漁業 捕捞 捕撈; fishing = 钓鱼 釣魚 捕鱼 捕魚; fishing net = 渔网 漁網;
aquaculture = 水产养殖 水產養殖; hunting = 狩猎 狩獵 打猎 打獵; beast = 野兽 野獸; donkey = 驴 驢; mule = 骡子 騾子; bull = 公牛; ox = 黄牛 黃牛 水牛;
calf = 小牛; yak = 牦牛 犛牛; goat = 山羊; lamb = 羔羊; hare = 野兔; hamster = 仓鼠 倉鼠; rooster = 公鸡 公雞; hen = 母鸡 母雞; camel = 骆驼 駱駝;
elephant = 大象 象; lion = 狮子 獅子 狮 獅; tiger = 老虎 虎; leopard = 豹 豹子; wolf = 狼; fox = 狐狸; panda = 熊猫 熊貓 大熊猫 大熊貓; monkey = 猴子
猴; ape = 猿 猿猴; gorilla = 大猩猩; chimpanzee = 黑猩猩; deer = 鹿; antelope = 羚羊; giraffe = 长颈鹿 長頸鹿; zebra = 斑马 斑馬; rhinoceros =
犀牛; hippopotamus = 河马 河馬; kangaroo = 袋鼠; squirrel = 松鼠; hedgehog = 刺猬 刺蝟; bat = 蝙蝠; whale = 鲸鱼 鯨魚 鲸 鯨; dolphin = 海豚;
seal animal = 海豹; shark = 鲨鱼 鯊魚; turtle = 乌龟 烏龜 龟 龜 海龟 海龜; lizard = 蜥蜴; crocodile = 鳄鱼 鱷魚; frog = 青蛙 蛙; toad = 蟾蜍;
eagle = 鹰 鷹 老鹰 老鷹; owl = 猫头鹰 貓頭鷹; crow = 乌鸦 烏鴉; sparrow = 麻雀; swallow bird = 燕子; pigeon = 鸽子 鴿子; parrot = 鹦鹉 鸚鵡;
peacock = 孔雀; swan = 天鹅 天鵝; crane bird = 鹤 鶴 仙鹤 仙鶴; penguin = 企鹅 企鵝; ostrich = 鸵鸟 鴕鳥; bee = 蜜蜂 蜂; beekeeping = 养蜂 養蜂;
butterfly = 蝴蝶; ant = 蚂蚁 螞蟻; housefly = 苍蝇 蒼蠅; termite = 白蚁 白蟻; flea = 跳蚤; louse = 虱子 蝨子; spider = 蜘蛛; locust = 蝗虫 蝗蟲;
silkworm = 蚕 蠶; worm = 蠕虫 蠕蟲 蚯蚓; snail = 蜗牛 蝸牛; beetle = 甲虫 甲蟲; dragonfly = 蜻蜓; scorpion = 蝎子 蠍子; jellyfish = 水母; coral
= 珊瑚; dragon = 龙 龍; phoenix = 凤凰 鳳凰; dinosaur = 恐龙 恐龍; wing = 翅膀 机翼 機翼; tail = 尾巴 尾; feather = 羽毛; claw = 爪子 爪; hoof =
蹄子 蹄; fur = 皮毛 毛皮; fin = 鳍 鰭; nest = 巢 鸟巢 鳥巢 巢穴; prey = 猎物 獵物; predator = 捕食者 掠食者; mammal = 哺乳动物 哺乳動物 哺乳类 哺乳類; reptile
= 爬行动物 爬行動物 爬虫类 爬蟲類; amphibian = 两栖动物 兩棲動物 两栖 兩棲; vertebrate = 脊椎动物 脊椎動物; carnivore = 食肉动物 食肉動物; herbivore = 食草动物 食草動物;
wild = 野生; endangered = 濒危 瀕危 濒临 瀕臨; extinction = 灭绝 滅絕 绝种 絕種; zoo = 动物园 動物園; veterinarian = 兽医 獸醫; clothing = 服饰 服飾
衣裳; jeans = 牛仔裤 牛仔褲; dress = 连衣裙 連衣裙 洋装 洋裝; jacket = 夹克 夾克 上衣; sweater = 毛衣 针织衫 針織衫; suit = 西装 西裝 西服; underwear = 内衣 內衣
内裤 內褲; boot = 靴子 靴; slipper = 拖鞋; sandal = 凉鞋 涼鞋; high heels = 高跟鞋; scarf = 围巾 圍巾 丝巾 絲巾; necktie = 领带 領帶; belt = 皮带 皮帶
腰带 腰帶; pocket = 口袋 衣袋; collar = 衣领 衣領 领子 領子; sleeve = 袖子 衣袖; zipper = 拉链 拉鏈; clothes button = 纽扣 紐扣 扣子; lace = 花边 花邊 蕾丝
蕾絲; pajamas = 睡衣; swimsuit = 泳衣 泳装 泳裝; raincoat = 雨衣; robe = 长袍 長袍 袍子; cheongsam = 旗袍; necklace = 项链 項鏈; bracelet = 手镯
手鐲 手链 手鏈; earring = 耳环 耳環; gem = 宝石 寶石; diamond = 钻石 鑽石 金刚石 金剛石; pearl = 珍珠; jade = 玉 玉石; crystal = 水晶 晶体 晶體; fabric =
面料; textile = 纺织 紡織 纺织品 紡織品; silk = 丝绸 絲綢 丝 絲 蚕丝 蠶絲; wool = 羊毛 毛线 毛線; linen = 亚麻 亞麻 麻布; nylon = 尼龙 尼龍; polyester = 涤纶
滌綸 聚酯; felt fabric = 毛毡 毛氈; weave = 编织 編織 织 織; knit = 针织 針織; embroidery = 刺绣 刺繡; dye = 染料 染色; tailor = 裁缝 裁縫; cosmetics
= 化妆品 化妝品 化妆 化妝; perfume = 香水; lipstick = 口红 口紅 唇膏; shampoo = 洗发水 洗髮水 洗发精 洗髮精; toothpaste = 牙膏; comb = 梳子; tissue paper
= 纸巾 紙巾; handbag = 手袋; suitcase = 手提箱; armchair = 扶手椅; stool = 凳子 板凳; bench = 长凳 長凳 长椅 長椅; crib = 婴儿床 嬰兒床; mattress =
床垫 床墊 褥子; quilt = 棉被; bed sheet = 床单 床單; cushion = 坐垫 坐墊 靠垫 靠墊 垫子 墊子; wardrobe = 衣橱 衣櫥; bookcase = 书柜 書櫃; coffee table
= 茶几; vase = 花瓶; picture frame = 相框 画框 畫框; hanger = 衣架; laptop = 笔电 筆電 手提电脑 手提電腦; desktop computer = 台式机 台式機;
smartphone = 智能手机 智能手機; touch screen = 触摸屏 觸摸屏 触控 觸控 触屏 觸屏; scanner = 扫描仪 掃描儀 扫描器 掃描器; photocopier = 复印机 複印機 影印机 影印機;
ink cartridge = 墨盒 墨水匣; toner = 碳粉; processor = 处理器 處理器; hard disk = 硬盘 硬盤 硬碟; flash drive = 闪存 閃存 随身碟 隨身碟; motherboard
= 主板 主机板 主機板; graphics card = 显卡 顯卡 显示卡 顯示卡; hardware = 硬件 硬体 硬體; software = 软件 軟件 软体 軟體; program = 程式; operating
system = 操作系统 操作系統 作业系统 作業系統; driver software = 驱动程序 驅動程序; database = 数据库 數據庫 资料库 資料庫; folder = 文件夹 文件夾 资料夹 資料夾 目录夹
目錄夾; upgrade = 更新换代 更新換代 升等; backup = 备份 備份; delete = 删掉 刪掉; paste = 贴上 貼上; edit = 编辑 編輯 修改; click = 点击 點擊 单击 單擊 双击 雙擊;
drag = 拖动 拖動 拖曳; scroll = 滚动 滾動; input = 录入 錄入; login = 登入; logout = 登出 注销 注銷; permission = 权限 權限; administrator = 管理员
管理員; icon = 图标 圖標 图示 圖示; cursor = 光标 光標 游标 游標; font = 字体 字體 字型; source code = 源代码 源代碼 原始码 原始碼; programming = 编程 編程 程式设计
程式設計; programmer = 程序员 程序員; programming language = 编程语言 編程語言; algorithm = 算法 演算法; variable = 变量 變量 变数 變數; array = 数组 數組
阵列 陣列; string = 字符串 字串; parameter = 参数 參數; compile = 编译 編譯; compiler = 编译器 編譯器; bug = 漏洞; debug = 调试 調試 除错 除錯; crash =
崩溃 崩潰 死机 死機 当机 當機; restart = 重启 重啟 重新启动 重新啟動; antivirus = 杀毒 殺毒 防毒; firewall = 防火墙 防火牆; encryption = 加密; decryption =
解密; hacker = 黑客 骇客 駭客; cybersecurity = 网络安全 網絡安全 资讯安全 資訊安全; webpage = 主页 主頁; browser = 浏览器 瀏覽器; server = 服务器 服務器 伺服器;
client program = 客户端 客戶端 用户端 用戶端; cloud computing = 云计算 雲計算 云端 雲端; modem = 数据机 數據機; bandwidth = 带宽 帶寬; bluetooth = 蓝牙
藍牙; social media = 社交媒体 社交媒體 社群媒体 社群媒體; user interface = 用户界面 用戶界面; artificial intelligence = 人工智能 人工智慧; machine
learning = 机器学习 機器學習; robot = 机器人 機器人; digital = 数字化 數字化 数位 數位; virtual = 虚拟 虛擬; information technology = 信息技术 信息技術;
big data = 大数据 大數據; blockchain = 区块链 區塊鏈; pixel = 像素 画素 畫素; video game = 电子游戏 電子遊戲 游戏机 遊戲機 电玩 電玩; open source = 开源 開源;
compatible = 兼容 相容; configuration = 配置; default = 默认 默認 预设 預設; format = 格式化; spreadsheet = 电子表格 電子表格 试算表 試算表; chart =
图表 圖表; audio = 音频 音頻; media = 媒体 媒體 传媒 傳媒 媒介; editor = 编者 編者 主编 主編 编辑部 編輯部; publisher = 出版社 出版商; press freedom = 新闻自由
新聞自由; broadcast = 广播 廣播 播放 播出 直播; channel = 频道 頻道 渠道; broadcast program = 节目 節目; press conference = 记者会 記者會 发布会 發布會;
headline = 头条 頭條; photography = 拍摄 拍攝; documentary = 纪录片 紀錄片; animation = 动画 動畫 卡通; measurement = 度量 量度; micrometer =
微米; nanometer = 纳米 納米 奈米; nautical mile = 海里; light year = 光年; acre = 英亩 英畝; gallon = 加仑 加侖; ounce = 盎司; kilowatt = 千瓦;
ampere = 安培; ohm = 欧姆 歐姆; hertz = 赫兹; joule = 焦耳; newton = 牛顿 牛頓; pascal = 帕斯卡; celsius = 摄氏 攝氏; fahrenheit = 华氏 華氏;
decibel = 分贝 分貝; byte = 字节 字節 位元组 位元組; computer bit = 比特 位元; thickness = 厚度; diameter = 直径 直徑; radius = 半径 半徑;
circumference = 周长 周長 圆周 圓周; density = 密度; lightweight = 轻巧 輕巧; accuracy = 精度; error = 误差 誤差; physics = 物理 物理学 物理學;
physicist = 物理学家 物理學家; mechanics = 力学 力學; gravity = 重力 引力 万有引力; friction = 摩擦 摩擦力; acceleration = 加速度 加速; velocity = 流速
转速 轉速; momentum = 动量 動量; inertia = 惯性 慣性; torque = 扭矩 力矩; kinetic energy = 动能 動能; potential energy = 势能 勢能 位能; pendulum
= 钟摆 鐘擺; wavelength = 波长 波長; amplitude = 振幅; sound wave = 声波 聲波; acoustics = 声学 聲學; echo = 回声 回聲 回音; resonance = 共振 共鸣
共鳴; ultrasound = 超声波 超聲波 超音波; optics = 光学 光學; reflection = 反射; refraction = 折射; diffraction = 衍射 绕射 繞射; interference =
干涉; spectrum = 光谱 光譜 频谱 頻譜; laser = 激光 雷射 镭射 鐳射; infrared = 红外线 紅外線; ultraviolet = 紫外线 紫外線; x-ray = x光 x射线 x射線;
radiation = 辐射 輻射; radioactivity = 放射性; magnet = 磁铁 磁鐵 磁石; magnetism = 磁性 磁; magnetic field = 磁场 磁場; electric field =
电场 電場; electromagnetic = 电磁 電磁; electric charge = 电荷 電荷; electron = 电子云 電子雲; proton = 质子 質子; neutron = 中子; atom = 原子;
atomic nucleus = 原子核; molecule = 分子; particle = 粒子 微粒 颗粒 顆粒; photon = 光子; quark = 夸克; neutrino = 中微子; quantum = 量子;
quantum mechanics = 量子力学 量子力學; relativity = 相对论 相對論; thermodynamics = 热力学 熱力學; entropy = 熵; conduction = 传导 傳導 导热 導熱;
convection = 对流 對流; evaporation = 蒸发 蒸發 挥发 揮發; condensation = 冷凝 凝结 凝結; boiling point = 沸点 沸點; melting point = 熔点 熔點;
expansion = 膨胀 膨脹; vacuum = 真空; plasma = 等离子体 等離子體 血浆 血漿; fluid = 流体 流體; solid = 固体 固體 固态 固態; gaseous = 气态 氣態;
superconductivity = 超导 超導; nuclear fission = 核裂变 核裂變 裂变 裂變; nuclear fusion = 核聚变 核聚變 聚变 聚變; nuclear reactor = 反应堆 反應堆
核反应堆 核反應堆; astronomy = 天文 天文学 天文學; astronomer = 天文学家 天文學家; universe = 宇宙; big bang = 大爆炸; galaxy = 星系 银河 銀河 银河系 銀河系;
planet = 行星; mercury planet = 水星; venus = 金星; mars = 火星; jupiter = 木星; saturn = 土星; uranus = 天王星; neptune = 海王星;
asteroid = 小行星; comet = 彗星; meteorite = 陨石 隕石 流星; satellite = 卫星 衛星; solar system = 太阳系 太陽系; black hole = 黑洞; nebula =
星云 星雲; constellation = 星座; eclipse = 日食 月食 日蚀 日蝕; orbit = 轨道 軌道; telescope = 望远镜 望遠鏡; observatory = 天文台 天文臺; spacecraft
= 飞船 飛船 航天器 宇宙飞船 宇宙飛船 太空船; space = 太空 空间 空間; space flight = 航天 宇航; space station = 空间站 空間站; astronaut = 宇航员 宇航員 航天员 航天員
太空人; rocket = 火箭; chemistry = 化学 化學; chemist = 化学家 化學家; chemical = 化学品 化學品 化工; periodic table = 周期表; compound = 化合物;
mixture = 混合物; chemical reaction = 化学反应 化學反應; catalyst = 催化剂 催化劑 触媒 觸媒; chemical solution = 溶液; solvent = 溶剂 溶劑;
solubility = 溶解度 可溶; concentration = 浓度 濃度; precipitate = 沉淀 沉澱 沉淀物 沉澱物; distillation = 蒸馏 蒸餾; filtration = 过滤法 過濾法;
extraction = 萃取 提取; alkali = 碱 鹼 碱性 鹼性; acidic = 酸性; hydrochloric acid = 盐酸 鹽酸; sulfuric acid = 硫酸; nitric acid = 硝酸;
oxide = 氧化物; oxidation = 氧化; reduction reaction = 还原剂 還原劑; combustion = 燃烧热 燃燒熱 助燃; corrosion = 腐蚀 腐蝕 腐蚀性 腐蝕性; ion = 离子
離子; chemical bond = 化学键 化學鍵; electrolysis = 电解 電解; electrode = 电极 電極; isotope = 同位素; hydrogen = 氢 氫 氢气 氫氣; oxygen = 氧
氧气 氧氣; nitrogen = 氮 氮气 氮氣; carbon = 碳; carbon monoxide = 一氧化碳; helium = 氦 氦气 氦氣; chlorine = 氯 氯气 氯氣; fluorine = 氟;
iodine = 碘; bromine = 溴; sulfur = 硫 硫磺; phosphorus = 磷; silicon = 硅 矽; sodium = 钠 鈉; potassium = 钾 鉀; calcium = 钙 鈣;
magnesium = 镁 鎂; aluminum = 铝 鋁; copper = 铜 銅; zinc = 锌 鋅; lead metal = 铅 鉛; mercury = 汞 水银 水銀; platinum = 铂 鉑 白金;
nickel = 镍 鎳; chromium = 铬 鉻; manganese = 锰 錳; cobalt = 钴 鈷; titanium = 钛 鈦; tungsten = 钨 鎢; lithium = 锂 鋰; uranium = 铀
鈾; plutonium = 钚 鈽; radium = 镭 鐳; boron = 硼; barium = 钡 鋇; arsenic = 砷 砒霜; neon = 氖; argon = 氩 氬; rare earth = 稀土;
stainless steel = 不锈钢 不鏽鋼; bronze = 青铜 青銅; brass = 黄铜 黃銅; alloy = 合金; metallurgy = 冶金 冶炼 冶煉; polymer = 聚合物 高分子; resin =
树脂 樹脂; fiber = 纤维 纖維; fiberglass = 玻璃纤维 玻璃纖維; silicone = 硅胶 硅膠; wax = 蜡 蠟; paraffin = 石蜡 石蠟; asphalt = 沥青 瀝青 柏油;
methane = 甲烷 沼气 沼氣; ethylene = 乙烯; benzene = 苯; ammonia = 氨 氨气 氨氣; ozone = 臭氧; quicklime = 石灰; gunpowder = 火药 火藥;
explosive = 炸药 炸藥 爆炸物; poison = 毒药 毒藥 毒物 毒素; flammable = 易燃 可燃; organic = 有机 有機; inorganic = 无机 無機; pigment = 色素;
ceramic = 陶瓷; porcelain = 瓷器; pottery = 陶器; ink = 墨水 油墨 墨; cardboard = 纸板 紙板; biology = 生物学 生物學 生物; biologist = 生物学家
生物學家; organism = 有机体 有機體 生物体 生物體; microorganism = 微生物; fungus = 真菌; algae = 藻类 藻類; parasite = 寄生虫 寄生蟲; cell = 细胞 細胞;
cell nucleus = 细胞核 細胞核; membrane = 膜 细胞膜 細胞膜 薄膜; enzyme = 酶 酵素; amino acid = 氨基酸; nucleic acid = 核酸; gene = 基因;
genetics = 遗传学 遺傳學 遗传 遺傳; genome = 基因组 基因組; chromosome = 染色体 染色體; mutation = 突变 突變 变异 變異; evolution = 进化 進化 演化; natural
selection = 自然选择 自然選擇; species = 物种 物種 品种 品種; biological family = 科属 科屬; reproduction = 繁殖 生殖; fertilization = 受精;
embryo = 胚胎; metabolism = 代谢 代謝 新陈代谢 新陳代謝; photosynthesis = 光合作用; chlorophyll = 叶绿素 葉綠素; respiration = 喘气 喘氣 吸气 吸氣;
digestion = 消化; ecology = 生态学 生態學 生态 生態; ecosystem = 生态系统 生態系統; habitat = 栖息地 棲息地; biodiversity = 多样性 多樣性; food chain =
食物链 食物鏈; symbiosis = 共生; botany = 植物学 植物學; zoology = 动物学 動物學; biotechnology = 生物技术 生物技術; clone = 克隆; genetic
modification = 转基因 轉基因; sperm = 精子; ovum = 卵子; male = 雄性 雄; female = 雌性 雌; drug = 药剂 藥劑; penicillin = 青霉素 青黴素 盘尼西林
盤尼西林; aspirin = 阿司匹林; vaccine = 预防接种 預防接種; syringe = 注射器 针筒 針筒; blood transfusion = 输血 輸血; transplant = 移植; treatment =
疗法 療法; therapy = 理疗 理療; pandemic = 大流行; quarantine = 检疫 檢疫; tuberculosis = 结核病 結核病 肺结核 肺結核 结核 結核; heart attack = 心肌梗塞;
aids = 艾滋病 爱滋病 愛滋病; malaria = 疟疾 瘧疾; cholera = 霍乱 霍亂; plague = 鼠疫; smallpox = 天花; measles = 麻疹; leprosy = 麻风病 麻風病;
rabies = 狂犬病; tetanus = 破伤风 破傷風; dizziness = 眩晕 眩暈; dementia = 痴呆 癡呆 失智; autism = 自闭症 自閉症; epilepsy = 癫痫 癲癇; paralysis
= 瘫痪 癱瘓; sprain = 扭伤 扭傷; bruise = 淤伤 淤傷 瘀伤 瘀傷; ulcer = 溃疡 潰瘍; itch = 痒 癢; eczema = 湿疹 濕疹; scar = 疤痕 伤疤 傷疤; bandage = 绷带
繃帶; band-aid = 创可贴 創可貼; crutch = 拐杖; stethoscope = 听诊器 聽診器; pulse = 脉搏 脈搏; immunity = 免疫 免疫力; immune system = 免疫系统
免疫系統; antibody = 抗体 抗體; hormone = 激素 荷尔蒙 荷爾蒙; insulin = 胰岛素 胰島素; cholesterol = 胆固醇 膽固醇; psychology = 心理学 心理學;
psychiatry = 精神病学 精神病學; psychologist = 心理学家 心理學家; anatomy = 解剖学 解剖學 解剖; physiology = 生理学 生理學 生理; skull = 头骨 頭骨 颅骨 顱骨;
forehead = 额头 額頭; elbow = 肘 手肘; wrist = 手腕; thumb = 拇指; breast = 乳房; waist = 腰 腰部; hip = 臀部; toe = 脚趾 腳趾; ankle = 脚踝
腳踝; beard = 胡子 鬍子 胡须 鬍鬚; spine = 脊椎 脊柱; rib = 肋骨; joint = 关节 關節; tendon = 肌腱; nervous system = 神经系统 神經系統; intestine = 肠
腸 肠道 腸道; bladder = 膀胱; spleen = 脾 脾脏 脾臟; pancreas = 胰腺 胰脏 胰臟; gallbladder = 胆囊 膽囊 胆 膽; uterus = 子宫 子宮; ovary = 卵巢;
gland = 腺体 腺體 腺; blood vessel = 血管; artery = 动脉 動脈; vein = 静脉 靜脈; blood type = 血型; red blood cell = 红细胞 紅細胞 红血球 紅血球;
white blood cell = 白细胞 白細胞 白血球; lymph = 淋巴; excrement = 大便; saliva = 唾液 口水; fetus = 胎儿 胎兒; menstruation = 月经 月經; aging
= 衰老 老化; disabled = 身障; mathematician = 数学家 數學家; arithmetic = 算术 算術; digit = 位数 位數; fraction = 分式; prime number = 素数 素數
质数 質數; positive number = 正数 正數; real number = 实数 實數; complex number = 复数 複數; rational number = 有理数 有理數; natural number
= 自然数 自然數; calculator = 计算器 計算器; abacus = 算盘 算盤; addition = 加法 相加; subtraction = 减法 減法 减去 減去; multiplication = 乘法 相乘;
division = 除法; sum = 总和 總和; multiplication product = 乘积 乘積; equation = 方程 方程式 等式; formula = 公式 配方; mathematical
function = 函数 函數 函式; algebra = 代数 代數; geometry = 几何 幾何 几何学 幾何學; trigonometry = 三角学 三角學; calculus = 微积分 微積分; derivative
= 导数 導數; differential = 微分; mathematical limit = 极限 極限; infinity = 无穷 無窮; matrix = 矩阵 矩陣; vector = 向量 矢量; determinant =
行列式; theorem = 定理; axiom = 公理; logic = 逻辑 邏輯; set theory = 集合论 集合論; variance = 方差; topology = 拓扑 拓撲; straight line = 直线
直線; curve = 曲线 曲線; right angle = 直角; parallel = 平行; perpendicular = 垂直; triangle = 三角形 三角; rectangle = 长方形 長方形 矩形;
ellipse = 椭圆 橢圓; polygon = 多边形 多邊形; sphere = 球体 球體 球面; cube = 立方体 立方體; cylinder = 圆柱体 圓柱體 汽缸; cone = 圆锥 圓錐; pyramid =
金字塔; symmetry = 对称 對稱; dimension = 维度 維度; flat plane = 平面; graph = 图形 圖形; diagram = 示意图 示意圖 图解 圖解; exponent = 指数 指數;
square root = 平方根; logarithm = 对数 對數; sequence = 序列 数列 數列; geology = 地质学 地質學 地质 地質; geologist = 地质学家 地質學家; rock = 岩石 巖石
岩; mineral = 矿物 礦物 矿物质 礦物質; ore = 矿石 礦石; mine = 矿山 礦山 矿井 礦井; mining = 采矿 採礦 矿业 礦業 开采 開採; miner = 矿工 礦工; mineral deposit
= 矿床 礦床 矿藏 礦藏; granite = 花岗岩 花崗岩; marble = 大理石; limestone = 石灰岩; sandstone = 砂岩; basalt = 玄武岩; shale = 页岩 頁岩; quartz =
石英; graphite = 石墨; fossil = 化石; sediment = 沉积 沉積 沉积物 沉積物; sedimentary rock = 沉积岩 沉積岩; stratum = 地层 地層; earth crust = 地壳
地殼; mantle = 地幔; plate tectonics = 板块 板塊; fault line = 断层 斷層; volcano = 火山; lava = 熔岩 岩浆 岩漿; erosion = 侵蚀 侵蝕;
weathering = 风化 風化; landslide = 滑坡 山崩; debris flow = 泥石流 土石流; glacier = 冰川; ice age = 冰期; cave = 洞穴 山洞; groundwater =
地下水; jurassic = 侏罗纪 侏羅紀; cretaceous = 白垩纪 白垩紀; paleontology = 古生物学 古生物學; weather forecast = 天气预报 天氣預報; meteorology =
气象学 氣象學; climate change = 气候变化 氣候變化 气候变迁 氣候變遷; global warming = 全球变暖 全球變暖 全球暖化; greenhouse effect = 温室效应 溫室效應;
atmosphere = 大气 大氣 大气层 大氣層; breeze = 微风 微風; tornado = 龙卷风 龍卷風; thunderstorm = 雷暴 雷雨; lightning = 闪电 閃電 雷电 雷電; thunder =
雷 雷声 雷聲; rainfall = 降雨 降水 雨量; hail = 冰雹; fog = 雾 霧 大雾 大霧; haze = 雾霾 霧霾 霾; cloud = 雲 云彩 雲彩; dew = 露水; rainbow = 彩虹;
sunny = 晴天 晴朗 晴; cloudy = 多云 多雲 阴天 陰天; sunshine = 日照; drought = 干旱 乾旱 旱灾 旱災; dike = 堤坝 堤壩 堤防; monsoon = 季风 季風; tropical
= 热带 熱帶; subtropical = 亚热带 亞熱帶; temperate = 温带 溫帶; polar = 极地 極地; air pressure = 气压 氣壓; cold wave = 寒流 寒潮; sandstorm =
沙尘暴 沙塵暴; exhaust gas = 废气 廢氣 排气管 排氣管; sustainable = 可持续 可持續 永续 永續; nature reserve = 保护区 保護區; national park = 国家公园 國家公園;
geography = 地理 地理学 地理學; atlas = 地图集 地圖集; compass = 指南针 指南針 罗盘 羅盤; continent = 洲; hemisphere = 半球; equator = 赤道;
latitude = 纬度 緯度 北纬 北緯 南纬 南緯; longitude = 经度 經度 东经 東經 西经 西經; north pole = 北极 北極; south pole = 南极 南極; northeast = 东北 東北
东北部 東北部; northwest = 西北; southeast = 东南 東南; southwest = 西南; center = 中部; location = 方位; territory = 领土 領土 版图 版圖; state
= 州; suburb = 郊区 郊區 市郊; countryside = 乡下 鄉下; metropolis = 大都市 都会 都會; mountain range = 山系 群山; peak = 山峰 峰; hill = 丘陵 小山
山丘; slope = 斜坡 坡度 坡; valley = 山谷 谷 河谷; canyon = 峡谷 峽谷; plateau = 高原; plain = 平原; basin = 盆地 流域; desert = 沙漠 戈壁; oasis =
绿洲 綠洲; grassland = 草原; tundra = 苔原; wetland = 湿地 濕地; swamp = 沼泽 沼澤; stream = 溪 小溪 溪流; tributary = 支流; estuary = 河口;
delta = 三角洲; upstream = 上游; downstream = 下游; pond = 池塘; waterfall = 瀑布; spring water = 泉 泉水; reservoir = 水库 水庫; dam =
大坝 大壩 水坝 水壩; canal = 运河 運河; ocean = 大洋; coast = 海岸 沿海 沿岸 岸 岸边 岸邊; bay = 海湾 海灣 湾 灣; strait = 海峡 海峽; peninsula = 半岛 半島;
island = 岛 島 岛屿 島嶼; archipelago = 群岛 群島; reef = 礁石 暗礁; tide = 潮汐 潮水; ocean current = 洋流; cape = 岬角; altitude = 海拔;
topography = 地形 地势 地勢; ethnic group = 族群 少数民族 少數民族; tribe = 部落; han chinese = 汉族 漢族 汉人 漢人; taiwanese = 台湾人 台灣人;
japanese = 日本人 日語 日方; south korea = 南韩 南韓 大韩民国 大韓民國; korean = 韩国人 韓國人 韩语 韓語 韩文 韓文 朝鲜族 朝鮮族; mongolia = 蒙古 蒙古国 蒙古國;
mongol = 蒙古族 蒙古人; vietnamese = 越南人 越南语 越南語; thai = 泰国人 泰國人 泰语 泰語; laos = 老挝 老撾 寮国 寮國; cambodia = 柬埔寨; burma = 缅甸 緬甸;
malay = 马来人 馬來人 马来语 馬來語; brunei = 文莱 文萊 汶莱 汶萊; east timor = 东帝汶 東帝汶; indian = 印度人; hindi = 印地语 印地語; pakistan = 巴基斯坦;
bangladesh = 孟加拉 孟加拉国 孟加拉國; sri lanka = 斯里兰卡 斯里蘭卡; nepal = 尼泊尔 尼泊爾; bhutan = 不丹; maldives = 马尔代夫 馬爾代夫 马尔地夫 馬爾地夫;
afghanistan = 阿富汗; persia = 波斯; persian = 波斯人 波斯语 波斯語; iraq = 伊拉克; syria = 叙利亚 敘利亞; lebanon = 黎巴嫩; jordan = 约旦 約旦;
palestine = 巴勒斯坦; saudi arabia = 沙特阿拉伯 沙特 沙乌地阿拉伯 沙烏地阿拉伯; arab = 阿拉伯 阿拉伯人; arabic = 阿拉伯语 阿拉伯語 阿拉伯文; yemen = 也门 也門 叶门 葉門;
oman = 阿曼; qatar = 卡塔尔 卡塔爾 卡达 卡達; kuwait = 科威特; bahrain = 巴林; united arab emirates = 阿联酋 阿聯酋 阿拉伯联合酋长国 阿拉伯聯合酋長國; turkish
= 土耳其人 土耳其语 土耳其語 突厥; cyprus = 塞浦路斯; kazakhstan = 哈萨克斯坦 哈薩克斯坦 哈萨克 哈薩克; uzbekistan = 乌兹别克斯坦 烏兹別克斯坦; turkmenistan = 土库曼斯坦
土庫曼斯坦; kyrgyzstan = 吉尔吉斯斯坦 吉爾吉斯斯坦; tajikistan = 塔吉克斯坦; azerbaijan = 阿塞拜疆 亚塞拜然 亞塞拜然; armenia = 亚美尼亚 亞美尼亞; georgia = 格鲁吉亚
格魯吉亞 乔治亚 喬治亞; russian = 俄罗斯人 俄羅斯人 俄语 俄語 俄文; soviet union = 苏联 蘇聯 苏维埃 蘇維埃; ukrainian = 乌克兰人 烏克蘭人 乌克兰语 烏克蘭語; belarus =
白俄罗斯 白俄羅斯; polish person = 波兰人 波蘭人 波兰语 波蘭語; czech republic = 捷克 捷克共和国 捷克共和國; czechoslovakia = 捷克斯洛伐克; slovakia = 斯洛伐克;
hungary = 匈牙利; romania = 罗马尼亚 羅馬尼亞; moldova = 摩尔多瓦 摩爾多瓦; bulgaria = 保加利亚 保加利亞; greek = 希腊人 希臘人 希腊语 希臘語 古希腊 古希臘; albania
= 阿尔巴尼亚 阿爾巴尼亞; serbia = 塞尔维亚 塞爾維亞; croatia = 克罗地亚 克羅地亞 克罗埃西亚 克羅埃西亞; slovenia = 斯洛文尼亚 斯洛文尼亞; bosnia = 波黑 波斯尼亚 波斯尼亞;
montenegro = 黑山; kosovo = 科索沃; macedonia = 马其顿 馬其頓 北马其顿 北馬其頓; yugoslavia = 南斯拉夫; lithuania = 立陶宛; latvia = 拉脱维亚 拉脫維亞;
estonia = 爱沙尼亚 愛沙尼亞; finnish = 芬兰人 芬蘭人 芬兰语 芬蘭語; swedish = 瑞典人 瑞典语 瑞典語; norwegian = 挪威人; danish = 丹麦人 丹麥人 丹麦语 丹麥語;
iceland = 冰岛 冰島; east germany = 东德 東德 民主德国 民主德國; german = 德国人 德國人 德語; prussia = 普鲁士 普魯士; swiss = 瑞士人; liechtenstein =
列支敦士登; french = 法国人 法國人 法語; dutch = 荷兰人 荷蘭人 荷兰语 荷蘭語; luxembourg = 卢森堡 盧森堡; britain = 大不列颠 大不列顛 不列颠 不列顛; british = 英国人
英國人; english = 英語; scotland = 苏格兰 蘇格蘭; wales = 威尔士 威爾士; ireland = 爱尔兰 愛爾蘭; irish = 爱尔兰人 愛爾蘭人; spanish = 西班牙人 西班牙语 西班牙語;
catalonia = 加泰罗尼亚 加泰羅尼亞; portuguese = 葡萄牙人 葡萄牙语 葡萄牙語; italian = 意大利人 意大利语 意大利語; vatican = 梵蒂冈 梵蒂岡; malta = 马耳他 馬耳他;
monaco = 摩纳哥 摩納哥; egyptian = 埃及人; libya = 利比亚 利比亞; tunisia = 突尼斯; algeria = 阿尔及利亚 阿爾及利亞; morocco = 摩洛哥; sudan = 苏丹 蘇丹;
ethiopia = 埃塞俄比亚 埃塞俄比亞 衣索比亚 衣索比亞; eritrea = 厄立特里亚 厄立特里亞; somalia = 索马里 索馬里; kenya = 肯尼亚 肯尼亞 肯亚 肯亞; uganda = 乌干达 烏干達;
tanzania = 坦桑尼亚 坦桑尼亞; rwanda = 卢旺达 盧旺達; congo = 刚果 剛果; cameroon = 喀麦隆 喀麥隆; nigeria = 尼日利亚 尼日利亞 奈及利亚 奈及利亞; niger = 尼日尔
尼日爾; chad = 乍得; mali = 马里 馬里; ghana = 加纳 加納 迦纳 迦納; senegal = 塞内加尔 塞內加爾; ivory coast = 科特迪瓦 象牙海岸; liberia = 利比里亚 利比里亞;
guinea = 几内亚 幾內亞; angola = 安哥拉; mozambique = 莫桑比克; zambia = 赞比亚 贊比亞; zimbabwe = 津巴布韦 津巴布韋 辛巴威; namibia = 纳米比亚 納米比亞;
botswana = 博茨瓦纳 博茨瓦納; madagascar = 马达加斯加 馬達加斯加; mauritius = 毛里求斯; american = 美国人 美國人; canadian = 加拿大人; mexican = 墨西哥人;
guatemala = 危地马拉 危地馬拉 瓜地马拉 瓜地馬拉; honduras = 洪都拉斯; nicaragua = 尼加拉瓜; el salvador = 萨尔瓦多 薩爾瓦多; costa rica = 哥斯达黎加 哥斯達黎加;
panama = 巴拿马 巴拿馬; cuba = 古巴; haiti = 海地; dominican republic = 多米尼加; jamaica = 牙买加 牙買加; puerto rico = 波多黎各; colombia =
哥伦比亚 哥倫比亞; venezuela = 委内瑞拉 委內瑞拉; ecuador = 厄瓜多尔 厄瓜多爾; peru = 秘鲁 秘魯; bolivia = 玻利维亚 玻利維亞; brazilian = 巴西人; paraguay =
巴拉圭; uruguay = 乌拉圭 烏拉圭; argentina = 阿根廷; chile = 智利; australian = 澳大利亚人 澳大利亞人; papua new guinea = 巴布亚新几内亚 巴布亞新幾內亞; fiji
= 斐济 斐濟; oceania = 大洋洲; asian = 亚洲人 亞洲人 亚裔 亞裔; southeast asia = 东南亚 東南亞; east asia = 东亚 東亞; central asia = 中亚 中亞;
middle east = 中东 中東; european = 欧洲人 歐洲人; eastern europe = 东欧 東歐; western europe = 西欧 西歐; northern europe = 北欧 北歐;
balkans = 巴尔干 巴爾干; scandinavia = 斯堪的纳维亚 斯堪的納維亞; african = 非洲人 非裔; north america = 北美 北美洲; south america = 南美 南美洲; latin
america = 拉丁美洲 拉美; antarctica = 南极洲 南極洲; eurasia = 欧亚 歐亞 亚欧 亞歐; united nations = 联合国 聯合國; nato = 北约 北約; pacific = 太平洋;
atlantic = 大西洋; indian ocean = 印度洋; arctic ocean = 北冰洋; mediterranean = 地中海; caribbean = 加勒比; black sea = 黑海; red sea =
红海 紅海; baltic sea = 波罗的海 波羅的海; caspian sea = 里海 裏海; persian gulf = 波斯湾 波斯灣; south china sea = 南海; himalayas = 喜马拉雅 喜馬拉雅
喜马拉雅山 喜馬拉雅山; everest = 珠穆朗玛峰 珠穆朗瑪峰 圣母峰 聖母峰 珠峰; alps = 阿尔卑斯山 阿爾卑斯山; andes = 安第斯山; caucasus = 高加索; siberia = 西伯利亚 西伯利亞;
crimea = 克里米亚 克里米亞; sahara = 撒哈拉; alaska = 阿拉斯加; greenland = 格陵兰 格陵蘭; yangtze = 长江 長江 扬子江 揚子江; yellow river = 黄河 黃河;
pearl river = 珠江; mekong = 湄公河; ganges = 恒河 恆河; nile = 尼罗河 尼羅河; danube = 多瑙河; rhine = 莱茵河 萊茵河; amazon = 亚马逊河 亞馬遜河 亚马孙
亞馬孫; mississippi = 密西西比; great wall = 长城 長城; forbidden city = 故宫 故宮 紫禁城; mainland china = 大陆地区 大陸地區; manchuria = 满洲 滿洲
东三省 東三省; manchu = 满族 滿族 满人 滿人; tibet = 西藏; tibetan = 藏族 藏语 藏語; xinjiang = 新疆; uyghur = 维吾尔 維吾爾 维吾尔族 維吾爾族; hui people =
回族; zhuang people = 壮族 壯族; miao people = 苗族; inner mongolia = 内蒙古 內蒙古; guangdong = 广东 廣東 粤 粵; cantonese = 粤语 粵語 广东话
廣東話; guangxi = 广西 廣西; fujian = 福建; hainan = 海南; yunnan = 云南 雲南; guizhou = 贵州 貴州; sichuan = 四川; hubei = 湖北; hunan = 湖南;
henan = 河南; hebei = 河北; shandong = 山东 山東; shanxi = 山西; shaanxi = 陕西 陝西; gansu = 甘肃 甘肅; qinghai = 青海; ningxia = 宁夏 寧夏;
jiangsu = 江苏 江蘇; zhejiang = 浙江; anhui = 安徽; jiangxi = 江西; liaoning = 辽宁 遼寧; jilin = 吉林; heilongjiang = 黑龙江 黑龍江; tianjin
= 天津; chongqing = 重庆 重慶; nanjing = 南京; hangzhou = 杭州; suzhou = 苏州 蘇州; wuhan = 武汉 武漢; chengdu = 成都; xian = 西安 长安 長安;
kunming = 昆明; harbin = 哈尔滨 哈爾濱; shenyang = 沈阳 瀋陽; dalian = 大连 大連; qingdao = 青岛 青島; xiamen = 厦门 廈門; lhasa = 拉萨 拉薩;
kaohsiung = 高雄; osaka = 大阪; kyoto = 京都; hokkaido = 北海道; seoul = 首尔 首爾 汉城 漢城; pyongyang = 平壤; ulaanbaatar = 乌兰巴托 烏蘭巴托;
hanoi = 河内 河內; bangkok = 曼谷; kuala lumpur = 吉隆坡; jakarta = 雅加达 雅加達; manila = 马尼拉 馬尼拉; delhi = 新德里 德里; mumbai = 孟买 孟買;
calcutta = 加尔各答 加爾各答; tehran = 德黑兰 德黑蘭; baghdad = 巴格达 巴格達; damascus = 大马士革 大馬士革; jerusalem = 耶路撒冷; mecca = 麦加 麥加; dubai
= 迪拜 杜拜; istanbul = 伊斯坦布尔 伊斯坦布爾 君士坦丁堡; ankara = 安卡拉; saint petersburg = 圣彼得堡 聖彼得堡 列宁格勒 列寧格勒; kiev = 基辅 基輔; warsaw = 华沙
華沙; prague = 布拉格; budapest = 布达佩斯 布達佩斯; vienna = 维也纳 維也納; munich = 慕尼黑; hamburg = 汉堡市 漢堡市; frankfurt = 法兰克福 法蘭克福;
zurich = 苏黎世 蘇黎世; geneva = 日内瓦 日內瓦; lyon = 里昂; marseille = 马赛 馬賽; brussels = 布鲁塞尔 布魯塞爾; amsterdam = 阿姆斯特丹; rotterdam =
鹿特丹; manchester = 曼彻斯特 曼徹斯特; oxford = 牛津; cambridge = 剑桥 劍橋; edinburgh = 爱丁堡 愛丁堡; dublin = 都柏林; madrid = 马德里 馬德里;
barcelona = 巴塞罗那 巴塞羅那; lisbon = 里斯本; rome = 罗马 羅馬; milan = 米兰 米蘭; venice = 威尼斯; florence = 佛罗伦萨 佛羅倫薩; athens = 雅典;
stockholm = 斯德哥尔摩 斯德哥爾摩; copenhagen = 哥本哈根; oslo = 奥斯陆 奧斯陸; helsinki = 赫尔辛基 赫爾辛基; cairo = 开罗 開羅; cape town = 开普敦 開普敦;
washington = 华盛顿 華盛頓; los angeles = 洛杉矶 洛杉磯; san francisco = 旧金山 舊金山 三藩市; chicago = 芝加哥; boston = 波士顿 波士頓; seattle =
西雅图 西雅圖; california = 加利福尼亚 加利福尼亞 加州; texas = 德克萨斯 德克薩斯 德州; florida = 佛罗里达 佛羅里達; hawaii = 夏威夷; toronto = 多伦多 多倫多;
vancouver = 温哥华 溫哥華; montreal = 蒙特利尔 蒙特利爾; quebec = 魁北克; sydney = 悉尼 雪梨; melbourne = 墨尔本 墨爾本; buenos aires = 布宜诺斯艾利斯
布宜諾斯艾利斯; rio de janeiro = 里约热内卢 里約熱內盧; sao paulo = 圣保罗 聖保羅; white people = 白人; black people = 黑人; indigenous people =
原住民 土著; jew = 犹太人 猶太人 犹太 猶太 犹太教 猶太教; gypsy = 吉普赛 吉普賽 罗姆人 羅姆人; latin = 拉丁 拉丁语 拉丁語 拉丁文; sanskrit = 梵文 梵语 梵語; esperanto =
世界语 世界語; historian = 历史学家 歷史學家 史学家 史學家 史家; historical record = 史料 史书 史書 史记 史記; archaeology = 考古 考古学 考古學; archaeologist
= 考古学家 考古學家; excavation = 发掘 發掘 开挖 開挖 出土; ruins = 遗址 遺址 废墟 廢墟 遗迹 遺跡 旧址 舊址; relic = 文物 古物 古迹 古跡; antique = 古董 古玩; world
heritage = 世界遗产 世界遺產; prehistoric = 史前; stone age = 石器时代 石器時代 旧石器 舊石器 新石器; bronze age = 青铜器 青銅器 铜器 銅器; middle ages =
中世纪 中世紀; renaissance = 文艺复兴 文藝復興; enlightenment = 启蒙 啟蒙 启蒙运动 啟蒙運動; era = 时代 時代 纪元 紀元; before christ = 公元前 西元前;
chronicle = 编年史 編年史 年鉴 年鑑; founding = 创立 創立 创始人 創始人 创办人 創辦人 奠基人; dynasty = 王朝 朝代; xia dynasty = 夏朝; shang dynasty = 商朝;
zhou dynasty = 周朝 西周 东周 東周; qin dynasty = 秦朝 秦代; han dynasty = 汉朝 漢朝 汉代 漢代 西汉 西漢 东汉 東漢; three kingdoms = 三国 三國; jin
dynasty = 晋朝 晉朝; tang dynasty = 唐朝 唐代; song dynasty = 宋朝 宋代 北宋 南宋; yuan dynasty = 元朝 元代; ming dynasty = 明朝 明代; qing
dynasty = 清朝 清代 满清 滿清; warring states = 战国 戰國; spring and autumn = 春秋; republic of china = 民国 民國 中华民国 中華民國; people's
republic = 新中国 新中國; empire = 帝国 帝國; imperial = 皇家 皇室 御用; emperor = 皇帝 帝王 天皇 帝; empress = 皇后 女皇 太后; king = 国王 國王 君主 王;
queen = 女王 王后; prince = 王子 亲王 親王 皇子; princess = 公主 王妃; duke = 公爵; baron = 男爵 子爵; lord = 领主 領主 诸侯 諸侯; nobility = 贵族 貴族;
knight = 骑士 騎士; samurai = 武士; shogun = 将军府 將軍府 幕府; khan = 可汗; sultan = 苏丹王 蘇丹王; pharaoh = 法老; tsar = 沙皇; throne = 王位 皇位
宝座 寶座; crown = 皇冠 王冠 冠冕; coronation = 加冕 登基 即位; abdication = 退位; reign = 统治 統治 在位; sovereign = 统治者 統治者; palace = 宫殿 宮殿
皇宫 皇宮 宫廷 宮廷 王宫 王宮 宫 宮; castle = 城堡; imperial court = 朝廷; eunuch = 太监 太監 宦官; concubine = 妃子 妾 嫔妃 嬪妃; court minister = 宰相
丞相; feudal = 封建 封建制度 封建主义 封建主義; serf = 农奴 農奴; slave = 奴隶 奴隸 奴隶制 奴隸制 蓄奴; slave trade = 奴隶贸易 奴隸貿易 贩奴 販奴; peasant uprising
= 农民起义 農民起義; rebellion = 起义 起義 暴动 暴動 举义 舉義 叛乱 叛亂 反叛 造反 作乱 作亂 叛变 叛變 叛军 叛軍 反叛者 反抗军 反抗軍; french revolution = 大革命;
industrial revolution = 工业革命 工業革命; cultural revolution = 文革; reform and opening = 改革开放 改革開放; restoration = 复辟 復辟 维新 維新;
coup = 政变 政變; overthrow = 推翻 颠覆 顛覆; colony = 殖民地 殖民主义 殖民主義 殖民 殖民者; imperialism = 帝国主义 帝國主義; exploration = 探险 探險 考察 探险家
探險家; conquest = 征服 征服者; legend = 传说 傳說 传奇 傳奇; myth = 神话 神話; hero = 英雄 主角; biography = 传记 傳記 生平; autobiography = 自传 自傳
回忆录 回憶錄; ancestor = 祖先 祖宗 先祖; descendant = 后代 後代 后裔 後裔 子孙 子孫; birthplace = 出生地; tomb = 坟墓 墳墓 墓 陵墓 墓葬; monument = 纪念碑
紀念碑; memorial = 纪念 紀念 悼念; silk road = 丝绸之路 絲綢之路 丝路 絲路; opium = 鸦片 鴉片; opium war = 鸦片战争 鴉片戰爭; world war = 世界大战 世界大戰;
first world war = 一战 一戰; second world war = 二战 二戰; cold war = 冷战 冷戰; civil war = 内战 內戰; crusade = 十字军 十字軍; holocaust =
大屠杀 大屠殺; massacre = 屠杀 屠殺 惨案 慘案; genocide = 种族灭绝 種族滅絕; concentration camp = 集中营 集中營; apartheid = 种族隔离 種族隔離; battle = 战役
戰役 会战 會戰 作战 作戰 交战 交戰 交火 战事 戰事 打仗; air raid = 空袭 空襲 轰炸 轟炸; invasion = 入侵 侵略 侵入 侵略者; defense = 防守 防卫 防衛 国防 國防; resist =
抵抗 抗击 抗擊; retreat = 撤退 退却 退卻 后退 後退; surrender = 投降 降服; siege = 围攻 圍攻 包围 包圍 围困 圍困; ambush = 埋伏 伏击 伏擊; occupation = 沦陷 淪陷
占领军 佔領軍; liberation = 解放; casualty = 伤亡 傷亡 死伤 死傷; killed in action = 阵亡 陣亡 牺牲 犧牲; prisoner of war = 战俘 戰俘 俘虏 俘虜;
capture = 俘获 俘獲 攻占 攻佔 捕获 捕獲 攻克; navy = 海军 海軍 水师 水師; air force = 空军 空軍; marines = 陆战队 陸戰隊; officer = 军官 軍官; army general
= 将军 將軍 上将 上將 将领 將領; marshal = 元帅 元帥; colonel = 上校; army major = 少校; captain = 上尉 船长 船長; lieutenant = 中尉 少尉; sergeant =
中士 军士 軍士; commander = 司令 指挥官 指揮官 统帅 統帥 司令官; command = 指挥 指揮 号令 號令; headquarters = 司令部 指挥部 指揮部; army division = 师团 師團;
brigade = 旅团 旅團; battalion = 营队 營隊; corps = 军团 軍團 兵团 兵團; infantry = 步兵; cavalry = 骑兵 騎兵; artillery = 炮兵 大炮 火炮;
guerrilla = 游击 游擊 游击队 游擊隊; militia = 民兵; volunteer army = 志愿军 志願軍; mercenary = 雇佣兵 僱傭兵; veteran = 老兵 退伍; conscription =
征兵 徵兵; military service = 服役; armaments = 军火 軍火 军备 軍備; gun = 枪支 槍支; pistol = 手枪 手槍; rifle = 步枪 步槍; machine gun = 机枪 機槍
机关枪 機關槍; cannon = 炮; bullet = 子弹 子彈; ammunition = 弹药 彈藥; artillery shell = 炮弹 炮彈; grenade = 手榴弹 手榴彈; landmine = 地雷 水雷;
torpedo = 鱼雷 魚雷; missile = 导弹 導彈 飞弹 飛彈; atomic bomb = 原子弹 原子彈; hydrogen bomb = 氢弹 氫彈; nuclear weapon = 核武器 核弹 核彈;
chemical weapon = 化学武器 化學武器; armored tank = 坦克 战车 戰車; armored vehicle = 装甲车 裝甲車 装甲 裝甲; warship = 军舰 軍艦 战舰 戰艦 舰艇 艦艇;
battleship = 战列舰 戰列艦; aircraft carrier = 航母 航空母舰 航空母艦; destroyer = 驱逐舰 驅逐艦; cruiser = 巡洋舰 巡洋艦; submarine = 潜艇 潛艇 潜水艇
潛水艇; fleet = 舰队 艦隊; fighter aircraft = 战斗机 戰鬥機 歼击机 殲擊機; bomber = 轰炸机 轟炸機; drone = 无人机 無人機; radar = 雷达 雷達; sword = 剑 劍
刀剑 刀劍; spear = 矛 长矛 長矛; shield = 盾 盾牌; bow = 弓 弓箭; arrow = 箭 箭头 箭頭; armor = 盔甲 铠甲 鎧甲; fort = 要塞 堡垒 堡壘; fortification =
工事; trench = 战壕 戰壕 壕沟 壕溝; front line = 前线 前線 战线 戰線; military base = 军事基地 軍事基地 基地; barracks = 兵营 兵營 军营 軍營; camp = 营地 營地;
tactics = 战术 戰術; spy = 间谍 間諜 特务 特務; intelligence service = 情报局 情報局 情报机构 情報機構; terrorism = 恐怖主义 恐怖主義 恐怖分子; hijack = 劫持;
hostage = 人质 人質; ceasefire = 停火 停战 停戰 休战 休戰; treaty = 条约 條約; peace treaty = 和约 和約; alliance = 联盟 聯盟 同盟 盟国 盟國; allied
forces = 盟军 盟軍; axis powers = 轴心国 軸心國; neutral = 中立; disarmament = 裁军 裁軍; sanctions = 制裁; blockade = 封锁 封鎖; embargo =
禁运 禁運; governance = 执政 執政; administration = 行政机关 行政機關; bureaucracy = 官僚; official person = 官吏; vice president = 副总统 副總統
副主席; state council = 国务院 國務院; chancellor = 总理大臣 總理大臣; cabinet = 内阁 內閣; governor = 省长 省長 州长 州長 总督 總督; leadership = 领导层
領導層 领导力 領導力; member of parliament = 国会议员 國會議員; senate = 参议院 參議院 参议员 參議員; house of representatives = 众议院 眾議院; national
people's congress = 全国人大 全國人大; party congress = 党代会 黨代會; judiciary = 司法; executive power = 行政权 行政權; separation of
powers = 三权分立 三權分立; democratic party = 民主党 民主黨 民进党 民進黨; republic = 共和国 共和國 共和; republican party = 共和党 共和黨; nationalist
party = 国民党 國民黨; communist party = 共产党 共產黨 中共; communism = 共产主义 共產主義; socialism = 社会主义 社會主義; capitalism = 资本主义 資本主義 资本家
資本家; liberalism = 自由主义 自由主義; conservatism = 保守主义 保守主義 保守 保守派; nationalism = 民族主义 民族主義; nazi = 纳粹 納粹; fascism = 法西斯;
anarchism = 无政府 無政府; marxism = 马克思 馬克思 马列主义 馬列主義; feminism = 女权主义 女權主義 女权 女權; dictatorship = 独裁 獨裁 专政 專政 专制 專制 独裁者 獨裁者
极权 極權; monarchy = 君主制 王国 王國; constitutional monarchy = 君主立宪 君主立憲; federal = 联邦 聯邦 联邦制 聯邦制 联合会 聯合會 邦联 邦聯; autonomy = 自治;
autonomous region = 自治区 自治區; sovereignty = 主权 主權; ruling party = 执政党 執政黨; opposition party = 反对党 反對黨 在野党 在野黨; left wing
= 左派 左翼; right wing = 右派 右翼; faction = 派系 派别 派別; ideology = 意识形态 意識形態 思想体系 思想體系; voter = 选民 選民; referendum = 公投 公民投票;
electoral campaign = 竞选 競選; constituency = 选区 選區; term of office = 任期; inauguration = 就职 就職 上任; resignation = 下台;
impeachment = 弹劾 彈劾; propaganda = 宣传 宣傳; lobby = 游说 遊說; scandal = 丑闻 醜聞; demonstration = 示威 游行 遊行; riot = 骚乱 騷亂 骚动 騷動;
boycott = 抵制; exile = 流亡 流放; political prisoner = 政治犯; amnesty = 大赦 特赦; asylum = 庇护权 庇護權 政治庇护 政治庇護; human rights = 人权
人權; justice = 正义 正義; diplomacy = 外交 外交官; ambassador = 大使; embassy = 大使馆 大使館 使馆 使館; consulate = 领事馆 領事館 领事 領事; foreign
minister = 外交部长 外交部長 外长 外長; foreign policy = 外交政策; diplomatic relations = 建交 邦交; globalization = 全球化; summit = 峰会 峰會;
state visit = 国事访问 國事訪問; conflict = 冲突 衝突 纷争 紛爭; crisis = 紧急状态 緊急狀態; border dispute = 领土争端 領土爭端; national flag = 国旗 國旗
旗帜 旗幟; national anthem = 国歌 國歌; national emblem = 国徽 國徽; faith = 信仰 信念 信徒 教徒; god = 上帝 神 天主; goddess = 女神; deity = 神明
神灵 神靈; buddhism = 佛教; buddha = 佛 佛陀; buddhist monk = 和尚 僧人 僧侣 僧侶; nun = 尼姑 修女; zen = 禅宗 禪宗 禅 禪; lama = 喇嘛; bodhisattva
= 菩萨 菩薩 观音 觀音; taoism = 道教 道家; taoist priest = 道士; confucianism = 儒家 儒教 儒学 儒學; christianity = 基督教; christian = 基督徒;
jesus = 耶稣 耶穌; christ = 基督; catholic = 天主教 天主教徒; protestant = 新教; orthodox church = 东正教 東正教; pope = 教皇 教宗; cardinal =
枢机 樞機; bishop = 主教; archbishop = 大主教; priest = 神父 祭司 司铎 司鐸; pastor = 牧师 牧師; missionary = 传教士 傳教士 传教 傳教; monk = 修士;
monastery = 修道院 寺院; cathedral = 大教堂; parish = 教区 教區; islam = 伊斯兰教 伊斯蘭教 伊斯兰 伊斯蘭 回教; muslim = 穆斯林; mosque = 清真寺; imam =
伊玛目 伊瑪目; allah = 安拉; muhammad = 穆罕默德; quran = 古兰经 古蘭經 可兰经 可蘭經; sunni = 逊尼派 遜尼派; shia = 什叶派 什葉派; caliph = 哈里发 哈里發;
ramadan = 斋月 齋月; synagogue = 犹太会堂 猶太會堂; hinduism = 印度教; shinto = 神道; shrine = 神社; pagoda = 宝塔 寶塔 佛塔; altar = 祭坛 祭壇;
bible = 圣经 聖經; gospel = 福音; old testament = 旧约 舊約; new testament = 新约 新約; scripture = 经文 經文 佛经 佛經; prayer = 祈祷 祈禱 祷告
禱告; worship = 崇拜 敬拜; catholic mass = 弥撒 彌撒; baptism = 洗礼 洗禮; sermon = 布道 讲道 講道; pilgrimage = 朝圣 朝聖; sacrifice = 祭品 祭祀;
ritual = 礼仪 禮儀; sin = 罪孽 罪恶 罪惡; salvation = 拯救 救赎 救贖; heaven = 天堂 天国 天國; hell = 地狱 地獄; angel = 天使; devil = 魔鬼 恶魔 惡魔 撒旦;
ghost = 鬼 鬼魂 幽灵 幽靈; spirit = 魂魄; saint = 圣人 聖人 圣徒 聖徒; prophet = 先知; miracle = 奇迹 奇跡; holy = 神圣 神聖; heresy = 异端 異端; sect
= 教派 宗派; superstition = 迷信; witch = 女巫 巫师 巫師; magic = 魔法 魔术 魔術; astrology = 占星 星相; feng shui = 风水 風水; fortune telling =
算命 占卜; fate = 命运 命運; lantern festival = 元宵节 元宵節; qingming festival = 清明节 清明節 清明; lantern = 灯笼 燈籠; firework = 烟花 煙花 焰火;
firecracker = 鞭炮 爆竹; philosophy = 哲学 哲學; philosopher = 哲学家 哲學家; ethics = 伦理 倫理 伦理学 倫理學; morality = 道德; metaphysics =
形而上学 形而上學; materialism = 唯物主义 唯物主義; idealism = 唯心主义 唯心主義 理想主义 理想主義; existentialism = 存在主义 存在主義; dialectic = 辩证法 辯證法;
aesthetics = 美学 美學; thought = 思想 思维 思維; concept = 概念; theory = 理论 理論 学说 學說; economics = 经济学 經濟學; economist = 经济学家 經濟學家;
economic growth = 经济增长 經濟增長; recession = 衰退 萧条 蕭條 不景气 不景氣; deflation = 通货紧缩 通貨緊縮; gross domestic product = 生产总值 生產總值;
unemployment rate = 失业率 失業率; labor force = 劳动力 勞動力; market economy = 市场经济 市場經濟; planned economy = 计划经济 計劃經濟; monopoly =
垄断 壟斷; commodity = 大宗商品; foreign trade = 外贸 外貿 对外贸易 對外貿易; free trade = 自由贸易 自由貿易; entrepreneur = 企业家 企業家; state-owned
enterprise = 国企 國企 国有企业 國有企業; nationalize = 国有化 國有化; privatization = 私有化 民营化 民營化; conglomerate = 财团 財團;
industrialization = 工业化 工業化; heavy industry = 重工业 重工業; light industry = 轻工业 輕工業; manufacturing = 制造业 製造業; production =
产量 產量 流水线 流水線 生产线 生產線; workshop = 车间 車間 作坊 工场 工場; steelworks = 钢铁厂 鋼鐵廠; shipyard = 造船厂 造船廠 船厂 船廠; refinery = 炼油厂 煉油廠;
sawmill = 锯木厂 鋸木廠; paper mill = 造纸厂 造紙廠 造纸 造紙; textile mill = 纺织厂 紡織廠; brewery = 啤酒厂 啤酒廠 酿酒厂 釀酒廠; raw material = 原材料
原料品; processing = 加工; craft = 手工艺 手工藝 工艺 工藝; blacksmith = 铁匠 鐵匠; mason = 泥瓦匠 石匠; foundry = 铸造 鑄造 铸造厂 鑄造廠; forging = 锻造
鍛造; casting mold = 模具 模子; stock market = 股市 股票市场 股票市場; stock exchange = 交易所 证交所 證交所; central bank = 央行 中央银行 中央銀行;
financial crisis = 金融危机 金融危機 金融海啸 金融海嘯; deficit = 赤字 亏空 虧空; inequality = 不平等 贫富差距 貧富差距; developed country = 发达国家 發達國家;
infrastructure = 基础设施 基礎設施; freight = 货运 貨運; tricycle = 三轮车 三輪車; cart = 马车 馬車 推车 推車; tire = 车胎 車胎; bumper = 保险杠 保險槓;
drive = 开车 開車 行驶 行駛; roundabout = 环岛 環島; suspension bridge = 吊桥 吊橋 悬索桥 懸索橋; viaduct = 高架桥 高架橋 高架; tunnel = 隧道 地道;
railway = 铁路 鐵路 铁道 鐵道; rail = 铁轨 鐵軌 钢轨 鋼軌 路轨 路軌; high-speed rail = 高速铁路 高速鐵路; locomotive = 火车头 火車頭 机车头 機車頭; steam
locomotive = 蒸汽机车 蒸汽機車; carriage = 车厢 車廂; railway station = 火车站 火車站; subway = 地下铁 地下鐵; cable car = 缆车 纜車; boat = 小船 艇
舟; sailing ship = 帆船; sail = 帆; ferry = 渡轮 渡輪 渡船; oil tanker = 油轮 油輪; cargo ship = 货轮 貨輪; yacht = 游艇 遊艇; fishing boat =
渔船 漁船; raft = 木筏; deck = 甲板; mast = 桅杆; anchor = 锚 錨; rudder = 舵; oar = 桨 槳; propeller = 螺旋桨 螺旋槳 推进器 推進器; sailor = 水手
海员 海員 船员 船員; pirate = 海盗 海盜; shipwreck = 沉船 海难 海難; dock = 码头 碼頭 船坞 船塢; lighthouse = 灯塔 燈塔; navigation = 航海 导航 導航 航行;
shipping = 航运 航運 海运 海運; waterway = 航道 水道; lifeboat = 救生艇; life jacket = 救生衣; aircraft = 航空器 飞行器 飛行器; helicopter = 直升机
直升機; glider = 滑翔机 滑翔機; balloon = 气球 氣球; airship = 飞艇 飛艇; parachute = 降落伞 降落傘; runway = 跑道; pilot = 飞行员 飛行員 机师 機師; plane
crash = 空难 空難 坠机 墜機; fuselage = 机身 機身; cockpit = 驾驶舱 駕駛艙; jet engine = 喷射 噴射; turbine = 涡轮 渦輪 涡轮机 渦輪機 汽轮机 汽輪機; steam
engine = 蒸汽机 蒸汽機; internal combustion engine = 内燃机 內燃機; piston = 活塞; crankshaft = 曲轴 曲軸; horsepower = 马力 馬力; hydraulic
= 液压 液壓; pneumatic = 气动 氣動 气压式 氣壓式; engineering = 工程学 工程學; civil engineering = 土木工程 土木; mechanical engineering = 机械工程
機械工程; technician = 技术员 技術員 技师 技師; invention = 发明 發明; inventor = 发明家 發明家; innovation = 创新 創新; designer = 设计师 設計師;
blueprint = 蓝图 藍圖 图纸 圖紙; prototype = 原型 样机 樣機; specification = 规范 規範; quality control = 质检 質檢 品管; architecture = 建筑学
建築學; architect = 建筑师 建築師; arch = 拱门 拱門 拱; dome = 圆顶 圓頂 穹顶 穹頂; tower = 塔 塔楼 塔樓; gate = 城门 城門 闸门 閘門 门口 門口; courtyard =
四合院; pavilion = 亭子 亭; facade = 立面 外墙 外牆; gothic = 哥特式; baroque = 巴洛克; urban planning = 城市规划 城市規劃; urbanization = 城市化
都市化; slum = 贫民窟 貧民窟; telegraph = 电报 電報; telecommunication = 通信; satellite communication = 卫星通信 衛星通信; institute = 研究所
研究院; academy = 科学院 科學院; faculty = 院系 学系 學系; graduate student = 研究生; scholar = 学者 學者; imperial examination = 科举 科舉;
literacy = 识字 識字 扫盲 掃盲; illiterate = 文盲; blackboard = 黑板; writing brush = 毛笔 毛筆; eraser = 橡皮擦; encyclopedia = 百科全书 百科全書
百科; social science = 社会科学 社會科學; humanities = 人文 人文学科 人文學科; researcher = 研究员 研究員 研究人员 研究人員 研究者; experiment = 实验 實驗;
laboratory = 实验室 實驗室; hypothesis = 假说 假說; observation = 观测 觀測; thesis = 学位论文 學位論文; academic = 学术 學術; microscope = 显微镜
顯微鏡; test tube = 试管 試管; phenomenon = 现象 現象; nobel prize = 诺贝尔奖 諾貝爾獎; linguistics = 语言学 語言學; vocabulary = 词汇 詞彙; noun =
名词 名詞; verb = 动词 動詞; adjective = 形容词 形容詞; pronoun = 代词 代詞; syllable = 音节 音節; vowel = 元音 母音; consonant = 辅音 輔音 子音; tone
= 声调 聲調; pronunciation = 发音 發音 读音 讀音; alphabet = 字母 字母表; chinese character = 汉字 漢字; simplified characters = 简体 簡體 简体字
簡體字; traditional characters = 繁体 繁體 繁体字 繁體字; pinyin = 拼音; spelling = 拼写 拼寫; translator = 译者 譯者 翻译家 翻譯家; mother tongue =
母语 母語; foreign language = 外语 外語; anthropology = 人类学 人類學; sociology = 社会学 社會學; sociologist = 社会学家 社會學家; jurisprudence =
法学 法學; pedagogy = 教育学 教育學; painting = 油画 油畫 画作 畫作; chinese painting = 国画 國畫 山水画 山水畫; watercolor = 水彩; portrait = 肖像 画像
畫像; fresco = 壁画 壁畫; sculpture = 雕塑 雕刻 雕像 塑像 铜像 銅像 石像 木雕 石刻; sculptor = 雕塑家; calligraphy = 书法 書法; calligrapher = 书法家
書法家; engraving = 版画 版畫; mosaic = 马赛克 馬賽克; handicraft = 手工业 手工業 手艺品 手藝品; expo = 博览会 博覽會 世博会 世博會; gallery = 画廊 畫廊 美术馆
美術館; collector = 收藏家; masterpiece = 杰作 傑作 名作; work of art = 艺术品 藝術品 作品; impressionism = 印象派; modernism = 现代主义 現代主義;
romanticism = 浪漫主义 浪漫主義; realism = 现实主义 現實主義 写实 寫實; abstract = 抽象; musician = 音乐家 音樂家 乐手 樂手; composer = 作曲家; compose =
作曲 谱曲 譜曲; orchestra conductor = 指挥家 指揮家; orchestra = 乐团 樂團 管弦乐团 管弦樂團; band = 乐队 樂隊; choir = 合唱团 合唱團 合唱; singer = 歌手 歌唱家
歌星; folk song = 民歌 民谣 民謠; melody = 旋律 曲调 曲調; rhythm = 节奏 節奏; harmony = 和声 和聲; lyrics = 歌词 歌詞; musical note = 音符;
musical score = 乐谱 樂譜; symphony = 交响曲 交響曲 交响乐 交響樂; concerto = 协奏曲 協奏曲; sonata = 奏鸣曲 奏鳴曲; opera = 歌剧 歌劇; peking opera =
京剧 京劇 京戏 京戲; chinese opera = 戏曲 戲曲; musical instrument = 乐器 樂器; piano = 钢琴 鋼琴; violin = 小提琴; cello = 大提琴; guitar = 吉他;
harp = 竖琴 豎琴; pipe organ = 管风琴 管風琴; flute = 笛子 长笛 長笛; trumpet = 小号 小號; saxophone = 萨克斯 薩克斯; drums = 鼓; gong = 锣 鑼; erhu
= 二胡; pipa = 琵琶; zither = 古筝 古箏 古琴; accordion = 手风琴 手風琴; play music = 演奏 弹奏 彈奏; jazz = 爵士 爵士乐 爵士樂; rock music = 摇滚 搖滾
摇滚乐 搖滾樂; pop music = 流行音乐 流行音樂; album = 专辑 專輯; recording = 录音 錄音; karaoke = 卡拉ok; ballet = 芭蕾 芭蕾舞; theater = 戏院 戲院;
drama = 戏剧 戲劇 话剧 話劇; script = 剧本 劇本; comedy = 喜剧 喜劇; tragedy = 悲剧 悲劇; theater stage = 舞台 舞臺; actor = 演员 演員 女演员 女演員;
audience = 观众 觀眾 听众 聽眾; rehearsal = 排练 排練 彩排; puppet = 木偶 傀儡; circus = 马戏团 馬戲團; acrobatics = 杂技 雜技; film star = 影星;
screenplay = 编剧 編劇; television series = 电视剧 電視劇 连续剧 連續劇; premiere = 首映 首演; box office = 票房; entertainment = 娱乐 娛樂;
literature = 文学 文學; novel = 长篇小说 長篇小說; short story = 短篇小说 短篇小說; novelist = 小说家 小說家; poetry = 诗歌 詩歌 诗 詩 诗词 詩詞; poem = 诗篇
詩篇 唐诗 唐詩; poet = 诗人 詩人; prose = 散文; essay = 随笔 隨筆 杂文 雜文; fairy tale = 童话 童話; fable = 寓言; epic = 史诗 史詩; proverb = 谚语 諺語
俗语 俗語; idiom = 成语 成語; metaphor = 隐喻 隱喻 比喻; rhetoric = 修辞 修辭; plot = 情节 情節; manuscript = 手稿 稿件; author = 著者; reader = 读者
讀者; bookstore = 书店 書店; critic = 评论家 評論家; comics = 漫画 漫畫; fiction = 虚构 虛構; science fiction = 科幻; joke = 笑话 笑話; humor =
幽默; diary = 日记 日記; referee = 裁判员 裁判員; championship = 锦标赛 錦標賽 冠军赛 冠軍賽; runner-up = 亚军 亞軍; medal = 奖牌 獎牌 奖章 獎章 勋章 勳章;
gold medal = 金牌 金奖 金獎; silver medal = 银牌 銀牌; bronze medal = 铜牌 銅牌; trophy = 奖杯 獎杯; sports final = 决赛 決賽; semifinal =
半决赛 半決賽; world cup = 世界杯; olympics = 奥运会 奧運會 奥运 奧運 奥林匹克 奧林匹克; league = 联赛 聯賽; football goal = 进球 進球 球门 球門; volleyball =
排球; baseball = 棒球; tennis = 网球 網球; golf = 高尔夫 高爾夫 高尔夫球 高爾夫球; rugby = 橄榄球 橄欖球; hockey = 曲棍球 冰球; cricket = 板球; billiards
= 台球 撞球; bowling = 保龄球 保齡球; racket = 球拍; athletics = 田径 田徑; running = 赛跑 賽跑; marathon = 马拉松 馬拉松; diving = 潜水 潛水 跳水;
rowing = 划船 赛艇 賽艇; surfing = 冲浪 衝浪; cycling = 骑车 騎車 骑行 騎行; horse riding = 骑马 騎馬 马术 馬術; horse racing = 赛马 賽馬; racing =
赛车 賽車; gymnastics = 体操 體操; wrestling = 摔跤; boxing = 拳击 拳擊; fencing = 击剑 擊劍; judo = 柔道; karate = 空手道; taekwondo = 跆拳道;
martial arts = 武术 武術 功夫; kung fu = 武功; tai chi = 太极拳 太極拳 太极 太極; archery = 射箭; shooting = 射击 射擊; weightlifting = 举重 舉重;
skating = 滑冰 溜冰; climbing = 爬山; chess = 国际象棋 國際象棋 象棋; board game go = 围棋 圍棋; playing card = 扑克 撲克 纸牌 紙牌; mahjong = 麻将
麻將; doll = 娃娃 洋娃娃; kite = 风筝 風箏; swing = 秋千 鞦韆 盪鞦韆; puzzle = 拼图 拼圖 谜语 謎語; working class = 工人阶级 工人階級 无产阶级 無產階級;
bourgeoisie = 资产阶级 資產階級; middle class = 中产阶级 中產階級; elite = 精英; the masses = 群众 群眾; humanity = 人类 人類; individual = 个体
個體; clan = 氏族 宗族; burial = 安葬; cemetery = 墓地 公墓; birth rate = 出生率; mortality = 死亡率; life expectancy = 预期寿命 預期壽命 寿命 壽命;
census = 人口普查; orphanage = 孤儿院 孤兒院; sexuality = 性欲 性慾 性爱 性愛 性行为; homosexual = 同性恋 同性戀; racism = 种族主义 種族主義; prejudice =
偏见 偏見; murder = 凶杀 兇殺; assassination = 暗杀 暗殺 刺杀 刺殺; suicide = 自杀 自殺; rape = 强奸 強姦; kidnapping = 绑架 綁架; smuggling = 走私;
prostitution = 卖淫 賣淫 妓女; torture = 酷刑 拷打; death penalty = 死刑 处决 處決 行刑; gang = 黑帮 黑幫 帮派 幫派; social security = 社会保障 社會保障;
public opinion = 舆论 輿論 民意; activist = 活动家 活動家
`;
