import { strToU8, zipSync } from "fflate";

const NAMES = ["office", "style", "text", "draw", "presentation", "table", "svg", "fo", "xlink"];
const SPACES = NAMES.map((name) => `xmlns:${name}="urn:example:${name}"`).join(" ");
/** One pixel. */
const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);

const box = (x: number, y: number, width: number, height: number) =>
  `svg:x="${x}cm" svg:y="${y}cm" svg:width="${width}cm" svg:height="${height}cm"`;

/** A page of 20 by 15 cm with a title, an outline, a picture, a turned star and a table. */
export const OPEN_SLIDE = `<draw:page draw:name="page1" draw:style-name="dp1" draw:master-page-name="Reef">
  <draw:frame presentation:style-name="pr1" ${box(1, 1, 12, 2)} presentation:class="title"><draw:text-box><text:p>Seals of <text:span text:style-name="T1">Runde</text:span></text:p></draw:text-box></draw:frame>
  <draw:frame presentation:style-name="pr2" ${box(1, 4, 8, 6)} presentation:class="outline"><draw:text-box><text:list><text:list-item><text:p>They rest at low tide.</text:p><text:list><text:list-item><text:p>Mostly in May.</text:p></text:list-item></text:list></text:list-item></text:list></draw:text-box></draw:frame>
  <draw:frame ${box(12, 4, 4, 3)}><draw:image xlink:href="Pictures/seal.png"/></draw:frame>
  <draw:polygon draw:style-name="gr1" svg:width="4cm" svg:height="2cm" svg:viewBox="0 0 400 200" draw:points="0,200 200,0 400,200" draw:transform="rotate (1.5707963267948966) translate (10cm 14cm)"><text:p>Low</text:p></draw:polygon>
  <draw:frame ${box(12, 8, 6, 2)}><table:table><table:table-column table:number-columns-repeated="2"/><table:table-row><table:table-cell><text:p>Year</text:p></table:table-cell><table:table-cell><text:p>Seals</text:p></table:table-cell></table:table-row></table:table></draw:frame>
  <presentation:notes><draw:frame ${box(1, 1, 5, 5)}><draw:text-box><text:p>Say thanks.</text:p></draw:text-box></draw:frame></presentation:notes>
</draw:page>`;

/** An .odp with these pages, and a master with a line, a footer and the looks of titles and outlines. */
export function makeOpenSlides(pages: string): Uint8Array<ArrayBuffer> {
  const style = (family: string, name: string, inside: string, parent = "") =>
    `<style:style style:family="${family}" style:name="${name}"${parent && ` style:parent-style-name="${parent}"`}>${inside}</style:style>`;
  const content = `<office:document-content ${SPACES}><office:automatic-styles>${[
    style(
      "presentation",
      "pr1",
      '<style:graphic-properties draw:fill="solid" draw:fill-color="#ffeecc" draw:opacity="50%"/>',
      "Reef-title",
    ),
    style("presentation", "pr2", "", "Reef-outline1"),
    style(
      "graphic",
      "gr1",
      '<style:graphic-properties draw:fill="solid" draw:fill-color="#00ff00" draw:stroke="solid" svg:stroke-color="#0000ff" svg:stroke-width="2pt"/>',
    ),
    style("text", "T1", '<style:text-properties fo:font-weight="bold" fo:color="#cc0000"/>'),
    style("drawing-page", "dp1", '<style:drawing-page-properties draw:fill="solid" draw:fill-color="#ddeeff"/>'),
  ].join(
    "",
  )}</office:automatic-styles><office:body><office:presentation>${pages}</office:presentation></office:body></office:document-content>`;
  const styles = `<office:document-styles ${SPACES}><office:styles>${[
    style(
      "presentation",
      "Reef-title",
      '<style:graphic-properties draw:textarea-vertical-align="middle"/><style:paragraph-properties fo:text-align="center"/><style:text-properties fo:font-size="40pt"/>',
    ),
    style("presentation", "Reef-outline1", '<style:text-properties fo:font-size="24pt"/>'),
    style("presentation", "Reef-outline2", '<style:text-properties fo:font-size="75%"/>', "Reef-outline1"),
  ].join(
    "",
  )}</office:styles><office:automatic-styles><style:page-layout style:name="PM1"><style:page-layout-properties fo:page-width="20cm" fo:page-height="15cm"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Reef" style:page-layout-name="PM1"><draw:line svg:x1="1cm" svg:y1="3cm" svg:x2="19cm" svg:y2="3cm"/><draw:frame ${box(1, 13, 5, 1)} presentation:class="footer"><draw:text-box><text:p>Page</text:p></draw:text-box></draw:frame></style:master-page></office:master-styles></office:document-styles>`;
  return zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.presentation"),
    "content.xml": strToU8(content),
    "styles.xml": strToU8(styles),
    "Pictures/seal.png": PNG,
  });
}
