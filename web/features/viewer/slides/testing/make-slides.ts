import { zipSync } from "fflate";

const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const P = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const relations = (targets: Readonly<Record<string, string>>) =>
  `<Relationships>${Object.entries(targets)
    .map(([type, target], at) => `<Relationship Id="r${at + 1}" Type="${TYPES}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;
const frame = (x: number, y: number, cx: number, cy: number) =>
  `<a:xfrm><a:off x="${x}000" y="${y}000"/><a:ext cx="${cx}000" cy="${cy}000"/></a:xfrm>`;
const shape = (place: string, properties: string, words: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1" name="s"/><p:cNvSpPr/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr><p:txBody><a:bodyPr/>${words}</p:txBody></p:sp>`;
const sheet = (name: string, shapes: string, more = "", background = "") =>
  `<p:${name} ${A} ${P} ${R}><p:cSld>${background}<p:spTree><p:nvGrpSpPr/><p:grpSpPr/>${shapes}</p:spTree></p:cSld>${more}</p:${name}>`;
const words = (text: string, look = "") => `<a:p><a:r><a:rPr ${look}/><a:t>${text}</a:t></a:r></a:p>`;

const TITLE = '<p:ph type="title"/>';
const THEME = `<a:theme ${A}><a:themeElements><a:clrScheme name="c"><a:dk1><a:srgbClr val="101010"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1><a:accent1><a:srgbClr val="D0E0F0"/></a:accent1></a:clrScheme></a:themeElements></a:theme>`;
const MASTER = sheet(
  "sldMaster",
  shape(TITLE, frame(100, 200, 3000, 400), ""),
  `<p:clrMap bg1="lt1" tx1="dk1"/><p:txStyles><p:titleStyle><a:lvl1pPr algn="ctr"><a:defRPr sz="4400"/></a:lvl1pPr></p:titleStyle></p:txStyles>`,
  '<p:bg><p:bgPr><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></p:bgPr></p:bg>',
);
const GROUP = `<p:grpSp><p:nvGrpSpPr/><p:grpSpPr><a:xfrm><a:off x="1000000" y="1000000"/><a:ext cx="2000000" cy="1000000"/><a:chOff x="0" y="0"/><a:chExt cx="1000000" cy="1000000"/></a:xfrm></p:grpSpPr>${shape(
  "",
  `${frame(500, 500, 100, 100)}<a:prstGeom prst="ellipse"/><a:solidFill><a:srgbClr val="FF0000"><a:alpha val="50000"/></a:srgbClr></a:solidFill>`,
  words("Gulls", 'b="1"'),
)}</p:grpSp>`;
const cell = (text: string, more = "") =>
  `<a:tc ${more}><a:txBody><a:bodyPr/>${words(text)}</a:txBody><a:tcPr/></a:tc>`;
const TABLE = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="3" name="t"/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="3000000"/><a:ext cx="4000000" cy="1000000"/></p:xfrm><a:graphic><a:graphicData uri="x/table"><a:tbl><a:tblPr/><a:tblGrid><a:gridCol w="1000000"/><a:gridCol w="3000000"/></a:tblGrid><a:tr h="500000">${cell("Bird")}${cell("Count")}</a:tr><a:tr h="500000">${cell("Seal")}${cell("7")}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;

const parts = (slide: string): Readonly<Record<string, string>> => ({
  "ppt/presentation.xml": `<p:presentation ${P} ${R}><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst><p:sldSz cx="8000000" cy="6000000"/></p:presentation>`,
  "ppt/_rels/presentation.xml.rels": relations({ slide: "slides/slide1.xml" }),
  "ppt/slides/slide1.xml": slide,
  "ppt/slides/_rels/slide1.xml.rels": relations({ slideLayout: "../slideLayouts/slideLayout1.xml" }),
  "ppt/slideLayouts/slideLayout1.xml": sheet("sldLayout", shape(TITLE, "", "")),
  "ppt/slideLayouts/_rels/slideLayout1.xml.rels": relations({ slideMaster: "../slideMasters/slideMaster1.xml" }),
  "ppt/slideMasters/slideMaster1.xml": MASTER,
  "ppt/slideMasters/_rels/slideMaster1.xml.rels": relations({ theme: "../theme/theme1.xml" }),
  "ppt/theme/theme1.xml": THEME,
});
/** A presentation of one slide, with the XML of the slide. */
export const makeSlides = (slide: string): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(Object.entries(parts(slide)).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  );

/** A title that takes after its master, a circle in a group, and a table. */
export const SLIDE = sheet("sld", `${shape(TITLE, "", words("Seen by gulls"))}${GROUP}${TABLE}`);
