import type { GuidePhrases } from "./phrases.ts";
import { begins } from "./parts.ts";

export const zh: GuidePhrases = {
  kinds: /年度报告|报告|合同|协议|手册|指南|说明书|论文|信函|发票|规定|条例|法/u,
  organisation: /公司|大学|学院|研究所|银行|委员会|协会|部$/u,
  person: /(?!)/u,
  noSubject: /^(?:这|那|它|他|她|我|你|但|而|因|如|在|当|其|此|该|本|以及|或|和)/u,
  unclear: /[，。、；：？！]|这|那|我们|他们/u,
  division: /(?!)/u,
  article: /^(?!)/u,
  asks: /什么|谁|何时|哪里|哪儿|为什么|怎么|怎样|如何|多少|几|吗/u,
  furniture:
    /^(?:目录|前言|引言|序言|摘要|概述|概要|结论|总结|背景|参考文献|附录|致谢|术语表|联系方式|其他|签名|结果|讨论|方法)$/u,
  pageParts: /^(?:目录|目次)$/u,
  idleHeads: /^(?:页|页码|编号|序号|备注|说明|名称|类型)$/u,
  about: (heading) => `文中关于“${heading}”说了什么？`,
  cell: (row, column) => `${row}的${column}是多少？`,
  definitions: [
    {
      says: begins(String.raw`(?<what>[\p{Script=Han}\p{L}\p{N}]{2,12})是(?:一|指|由|位于|中国|世界)`),
      ask: ({ what }) => `什么是${what}？`,
    },
  ],
  facts: [],
};
