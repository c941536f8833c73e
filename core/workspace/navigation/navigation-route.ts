import { z } from "zod";
import { text, Timestamp, Uuid } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";

/** A path of this app or an `http(s)` address. Other schemes are refused: a page makes links of these. */
const Destination = z
  .string()
  .min(1)
  .max(2000, "must not be longer than 2000 characters")
  .regex(/^[^\s\p{Cc}\\]+$/u, "must not hold spaces, control characters or backslashes")
  .regex(/^(?:https?:\/\/|[^:]*$|[^:/?#]*[/?#])/i, "must be a path, or an address beginning with https:// or http://");

const Order = z.number().int().min(-1_000_000).max(1_000_000);

const fields = {
  name: text(200),
  route: Destination,
  icon: z.string().max(200),
  description: z.string().max(2000),
  parent_id: Uuid.nullable(),
  is_expanded: z.boolean(),
  is_visible: z.boolean().meta({ description: "False keeps it out of menus; what is below it with it" }),
  default_page_id: Uuid.nullable().meta({ description: "The page that it opens instead of its route, once published" }),
  default_component_id: z
    .string()
    .max(200)
    .nullable()
    .meta({ description: "The component_id of what it opens instead of its route, where it opens no page" }),
};

export const NavigationRoute = z.object({
  id: Uuid,
  ...fields,
  is_system: z.boolean().meta({ description: "A place of the app itself, there from the start" }),
  order: z.number().int().meta({ description: "The same as display_order" }),
  display_order: z.number().int(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type NavigationRoute = z.infer<typeof NavigationRoute>;

export interface NavigationNode extends NavigationRoute {
  readonly children: readonly NavigationNode[];
}

export const NavigationNode: z.ZodType<NavigationNode> = NavigationRoute.extend({
  children: z
    .array(z.custom<NavigationNode>((value) => NavigationNode.safeParse(value).success))
    .meta({ description: "Routes of the same shape, by display order" }),
});

const orders = {
  order: Order.optional().meta({
    description: "Place among its siblings; display_order, where both are given, counts",
  }),
  display_order: Order.optional(),
};

export const NewNavigationRoute = z.object({
  name: fields.name,
  route: fields.route,
  icon: fields.icon.default(""),
  description: fields.description.default(""),
  ...orders,
  parent_id: fields.parent_id.default(null),
  is_expanded: fields.is_expanded.default(true),
  is_visible: fields.is_visible.default(true),
  default_page_id: fields.default_page_id.default(null),
  default_component_id: fields.default_component_id.default(null),
});
export type NewNavigationRoute = z.infer<typeof NewNavigationRoute>;

export const NavigationRouteChange = z.object({ ...fields, ...orders }).partial();
export type NavigationRouteChange = z.infer<typeof NavigationRouteChange>;

export const NavigationMove = z.object({ parent_id: fields.parent_id, display_order: Order });

export const NavigationBatch = z
  .array(
    z.object({
      id: Uuid,
      ...NavigationMove.shape,
      is_expanded: z.boolean().optional(),
      is_visible: z.boolean().optional(),
    }),
  )
  .max(1000, "must not name more than 1000 routes")
  .check(({ value, issues }) => {
    const ids = value.map(({ id }) => id);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
    if (twice >= 0) issues.push({ code: "custom", path: [twice, "id"], message: "is named twice", input: ids[twice] });
  });
export type NavigationBatch = z.infer<typeof NavigationBatch>;

const NavigationRouteRow = NavigationRoute.omit({ order: true }).extend({
  owner: z.string(),
  // Rows of before have none of these.
  is_visible: fields.is_visible.default(true),
  is_system: z.boolean().default(false),
  default_page_id: fields.default_page_id.default(null),
  default_component_id: fields.default_component_id.default(null),
});
export type NavigationRouteRow = z.infer<typeof NavigationRouteRow>;

export const navigationRoutes = table<NavigationRouteRow>({
  name: "navigation_routes",
  schema: NavigationRouteRow,
  indexes: [{ fields: ["display_order"] }],
  syncs: true,
  authored: ["name", "route", "icon", "description", "parent_id", "is_visible", "default_page_id"],
});

export function toNavigationRoute({ owner: _, ...row }: NavigationRouteRow): NavigationRoute {
  return { ...row, order: row.display_order };
}
