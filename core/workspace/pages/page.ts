import { z } from "zod";
import { text, Timestamp, Uuid } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";

/** `/sales/2026`: no empty, `.` or `..` segments, which addresses do not keep, and nothing that would end the path. */
export const PageRoute = z
  .string()
  .max(1000, "must not be longer than 1000 characters")
  .regex(/^\//, "must start with /")
  .regex(
    /^\/(?:(?!\.{1,2}(?:\/|$))[^/?#\s\\]+(?:\/(?!$)|$))*$/,
    "must be a path such as /sales/2026, without ? # \\ or spaces",
  );

const RouteSegment = z
  .string()
  .max(200, "must not be longer than 200 characters")
  .regex(/^(?!\.{1,2}$)[^/?#\s\\]*$/, "must be one segment of a path, without / ? # \\ or spaces");

/** What stands on a page: where things are, and which. Further keys are kept. */
export const PageContent = z.looseObject({
  layout: z.record(z.string(), z.unknown()).default({}),
  components: z.array(z.record(z.string(), z.unknown())).default([]),
});

export const ParentType = z.enum(["page", "navigation"]);

const fields = {
  name: text(200),
  route: PageRoute,
  route_segment: RouteSegment,
  parent_route: PageRoute.nullable(),
  parent_type: ParentType,
  is_parent_page: z.boolean(),
  description: z.string().max(2000),
  icon: z.string().max(200),
  content: PageContent,
};

const PublishedAs = z.object({ name: fields.name, description: fields.description, icon: fields.icon });

export const Page = z.object({
  id: Uuid,
  ...fields,
  creator_id: Uuid,
  is_published: z.boolean(),
  published_as: PublishedAs.nullable().meta({ description: "As it was when it was last published; null on drafts" }),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Page = z.infer<typeof Page>;

export const PageWithBackup = Page.extend({
  content_backup: PageContent.nullable().meta({ description: "The content as it was at the last backup" }),
});
export type PageWithBackup = z.infer<typeof PageWithBackup>;

export const NewPage = z.object({
  name: fields.name,
  route: fields.route,
  route_segment: RouteSegment.optional().meta({ description: "The last segment of route when left out" }),
  parent_route: fields.parent_route.default(null),
  parent_type: ParentType.default("page"),
  is_parent_page: z.boolean().default(false),
  description: fields.description.default(""),
  icon: fields.icon.default(""),
  content: PageContent.default({ layout: {}, components: [] }),
});
export type NewPage = z.infer<typeof NewPage>;

export const PageChange = z.object(fields).partial();
export type PageChange = z.infer<typeof PageChange>;

export const PagePlace = z.object({
  parent_route: fields.parent_route.optional(),
  parent_type: ParentType.optional(),
  route_segment: RouteSegment.optional(),
  is_parent_page: z.boolean().optional(),
});

export const PageList = z.object({ pages: z.array(Page), total: z.number().int() });

const PageRow = PageWithBackup.omit({ creator_id: true }).extend({
  owner: z.string(),
  // As they were when it was last published. Null on drafts, and on rows published by earlier versions.
  published_content: PageContent.nullable().default(null),
  published_as: PublishedAs.nullable().default(null),
});
export type PageRow = z.infer<typeof PageRow>;

export const pages = table<PageRow>({
  name: "pages",
  schema: PageRow,
  indexes: [{ fields: ["name"] }, { fields: ["route"], unique: true }],
  syncs: true,
  authored: ["name", "route", "parent_route", "description", "icon", "content", "is_published"],
});

export function toPage({ owner, content_backup: _, published_content: __, ...row }: PageRow): Page {
  return { ...row, published_as: row.published_as ?? null, creator_id: owner };
}

/** The page as readers see it: as it was published, whatever the draft has become since. */
export function toPublishedPage(row: PageRow): PageWithBackup {
  return { ...toPageWithBackup(row), ...row.published_as, content: row.published_content ?? row.content };
}

export function toPageWithBackup(row: PageRow): PageWithBackup {
  return { ...toPage(row), content_backup: row.content_backup };
}
