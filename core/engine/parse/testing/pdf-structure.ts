/** An element of a tagged PDF's structure: "Table", "TR", "P" … */
export interface PdfTag {
  readonly role: string;
  /** Entries of the dictionary of a table's attributes: "/ColSpan 2". */
  readonly attributes?: string;
  readonly children: readonly (PdfTag | PdfMark)[];
}

/** A line of a page, from 1, by the number of its mark. */
export interface PdfMark {
  readonly page: number;
  readonly mark: number;
}

/** The objects of the structure, to be numbered from `firstId`; the first of them is its root. */
export function structureObjects(
  tags: readonly PdfTag[],
  firstId: number,
  pageIds: readonly number[],
): readonly string[] {
  const objects = [""];
  const parents = pageIds.map((): number[] => []);
  const write = (tag: PdfTag, parent: number): number => {
    const id = firstId + objects.push("") - 1;
    const kids = tag.children.map((child) => {
      if ("role" in child) return `${write(child, id)} 0 R`;
      const marks = parents[child.page - 1];
      if (marks) marks[child.mark] = id;
      return `<< /Type /MCR /Pg ${pageIds[child.page - 1]} 0 R /MCID ${child.mark} >>`;
    });
    const attributes = tag.attributes === undefined ? "" : ` /A << /O /Table ${tag.attributes} >>`;
    objects[id - firstId] =
      `<< /Type /StructElem /S /${tag.role} /P ${parent} 0 R /K [${kids.join(" ")}]${attributes} >>`;
    return id;
  };
  const kids = tags.map((tag) => `${write(tag, firstId)} 0 R`);
  const nums = parents.map(
    (marks, page) => `${page} [${Array.from(marks, (id) => (id ? `${id} 0 R` : "null")).join(" ")}]`,
  );
  objects[0] = `<< /Type /StructTreeRoot /K [${kids.join(" ")}] /ParentTree << /Nums [${nums.join(" ")}] >> >>`;
  return objects;
}
