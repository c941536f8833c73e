/** Files of a folder by their paths, as tests and journeys make them. */
export type Files = Readonly<Record<string, string>>;

/** A vault with notes that link, a hidden folder, a trash, and a file that cannot be read. */
export const VAULT: Files = {
  ".obsidian/app.json": "{}",
  ".trash/old.md": "# Thrown away\n",
  "Start.md": "# Start\n\nSee [[Kettles#Descaling|how kettles are descaled]] and [[Tea]]. #welcome\n",
  "Kitchen/Kettles.md":
    "---\ntitle: About kettles\naliases: [Wasserkocher]\ntags:\n  - kitchen\n  - household/tools\ndate: 2024-03-05\nauthor: Jane Doe\n---\n\n# Kettles\n\n## Descaling\n\nThe copper kettle is descaled every eleven weeks. #limescale\n\n![[kettle.png|300]]\n\n`#nocode` [[Tea]]\n",
  "Kitchen/Tea.md": "Tea keeps for two years in a tin.\n",
  "Kitchen/kettle.canvas": "{}",
  "Travel/Ferries.md": "The last ferry leaves the island at half past nine.\n",
};

const RDF_HEAD =
  '<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:z="http://www.zotero.org/namespaces/export#" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:bib="http://purl.org/net/biblio#" xmlns:foaf="http://xmlns.com/foaf/0.1/" xmlns:link="http://purl.org/rss/1.0/modules/link/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:prism="http://prismstandard.org/namespaces/1.2/basic/">';

const person = (surname: string, given: string) =>
  `<rdf:li><foaf:Person><foaf:surname>${surname}</foaf:surname><foaf:givenName>${given}</foaf:givenName></foaf:Person></rdf:li>`;

/** "Zotero RDF" with files: an article with a file and a note in two collections, a book without a file. */
export const ZOTERO: Files = {
  "My Library.rdf": `${RDF_HEAD}
<bib:Article rdf:about="http://zotero.org/users/local/x/items/AAAA1111">
  <z:itemType>journalArticle</z:itemType>
  <dcterms:isPartOf rdf:resource="urn:issn:1234-5678"/>
  <bib:authors><rdf:Seq>${person("Müller", "Ève")}${person("Roe", "Rick")}</rdf:Seq></bib:authors>
  <dcterms:isReferencedBy rdf:resource="#item_3"/>
  <link:link rdf:resource="#item_2"/>
  <dc:subject>kettles</dc:subject>
  <dc:subject><z:AutomaticTag><rdf:value>limescale</rdf:value></z:AutomaticTag></dc:subject>
  <dc:title>Limescale in copper kettles</dc:title>
  <dcterms:abstract>How often a kettle is descaled.</dcterms:abstract>
  <dc:date>2021-05</dc:date>
  <bib:pages>12-15</bib:pages>
</bib:Article>
<bib:Journal rdf:about="urn:issn:1234-5678">
  <prism:volume>3</prism:volume><prism:number>2</prism:number>
  <dc:title>Journal of Kettles</dc:title>
  <dc:identifier>ISSN 1234-5678</dc:identifier><dc:identifier>DOI 10.1000/kettle_1</dc:identifier>
</bib:Journal>
<z:Attachment rdf:about="#item_2"><z:itemType>attachment</z:itemType><rdf:resource rdf:resource="files/2/paper.txt"/><dc:title>Full Text</dc:title></z:Attachment>
<bib:Memo rdf:about="#item_3"><rdf:value>&lt;p&gt;Ask &lt;b&gt;Rick&lt;/b&gt; &amp;amp; Ève.&lt;/p&gt;</rdf:value></bib:Memo>
<bib:Book rdf:about="urn:isbn:978"><z:itemType>book</z:itemType><dc:title>Tea at sea</dc:title></bib:Book>
<z:Collection rdf:about="#collection_1"><dc:title>Kitchen</dc:title><dcterms:hasPart rdf:resource="#collection_2"/></z:Collection>
<z:Collection rdf:about="#collection_2"><dc:title>Copper</dc:title><dcterms:hasPart rdf:resource="http://zotero.org/users/local/x/items/AAAA1111"/></z:Collection>
<z:Collection rdf:about="#collection_3"><dc:title>To read</dc:title><dcterms:hasPart rdf:resource="http://zotero.org/users/local/x/items/AAAA1111"/></z:Collection>
</rdf:RDF>`,
  "files/2/paper.txt": "Limescale in copper kettles\n\nThe copper kettle is descaled every eleven weeks.\n",
  "files/9/stray.txt": "Nobody names this.\n",
};

export const BIBTEX = String.raw`@string{jk = "Journal of Kettles"}
@article{muller2021limescale,
  title = {{Limescale} in {{COPPER}} kettles \& pots},
  author = {M{\"u}ller, {\`E}ve and {Ministry of Tea} and van der Berg, Jan},
  journal = jk, year = 2021, month = may, volume = 3, number = 2, pages = {12--15},
  doi = {10.1000/kettle_1}, keywords = {kettles, limescale}, abstract = {How often.},
  file = {Full Text PDF:/home/me/Zotero/storage/ABCD2345/M\:uller 2021.txt:text/plain},
}
@article{broken, title = {Unclosed,
}
@book{doe1999tea, title = {Tea at sea}, author = {Doe, Jane}, year = {1999}, publisher = {Harbour Press}}
`;

export const RIS = `TY  - JOUR\r
TI  - Limescale in copper kettles\r
AU  - Müller, Ève\r
AU  - Ministry of Tea\r
T2  - Journal of Kettles\r
DA  - 2021/05/06/\r
PY  - 2021\r
DO  - 10.1000/kettle_1\r
VL  - 3\r
IS  - 2\r
SP  - 12\r
EP  - 15\r
SN  - 1234-5678\r
KW  - kettles\r
KW  - limescale\r
N1  - <p>Ask Rick</p>\r
AB  - How often\r
a kettle is descaled.\r
L1  - files/2/paper.txt\r
ER  - \r
`;

export const CSL = JSON.stringify([
  {
    id: "http://zotero.org/users/1/items/AAAA1111",
    type: "article-journal",
    title: "Limescale in copper kettles",
    author: [{ family: "Müller", given: "Ève" }],
    "container-title": "Journal of Kettles",
    issued: { "date-parts": [["2021", 5, 6]] },
    DOI: "10.1000/kettle_1",
    volume: 3,
    custom: { private: true },
  },
]);
