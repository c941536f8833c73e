import { expect } from "vitest";
import type { PluginWithModules } from "#core/plugins/registry/plugin.ts";
import { moduleData, pluginData } from "#core/plugins/testing/make-plugin.ts";
import type { Caller } from "../caller.ts";

/** One of each thing a user can have, tied together. */
export interface Scene {
  readonly user: string;
  readonly token: string;
  readonly definition: string;
  readonly instance: string;
  readonly page: string;
  readonly route: string;
  readonly state: string;
  readonly persona: string;
  readonly prompt: string;
  readonly tag: string;
  readonly conversation: string;
  readonly navigation: string;
  readonly component: string;
  readonly plugin: string;
  readonly pluginSlug: string;
  readonly pluginModule: string;
}

/** Slug of the plugin that the scene's catalogue has besides. */
export const onSale = (slug: string) => `${slug}ForSale`;

/** A catalogue with one plugin, whose archive is not there. */
export const catalogueOf = (slug: string, note = "") => ({
  plugins: [
    {
      plugin_slug: onSale(slug),
      name: `For sale${note}`,
      version: "1.0.0",
      download_url: "https://127.0.0.1:1/none.zip",
    },
  ],
});

/** Makes a new scene; its names are its own, so that scenes stand beside each other. `note` is written into everything it holds. */
export async function makeScene(api: Caller, user: string, note = ""): Promise<Scene> {
  const mark = crypto.randomUUID().slice(0, 8);
  const made = async (path: string, body: unknown) => {
    const answer = await api.json("POST", path, body);
    expect(answer.status, `${path}: ${answer.text}`).toBe(201);
    return answer.body as { id: string };
  };
  const token = await made("/api/v1/auth/tokens", { name: `Scene${note}` });
  const definition = await made("/api/v1/settings/definitions", {
    id: `volume-${mark}`,
    name: `Volume${note}`,
    type: "number",
    validation: { min: 0, max: 10 },
    allowed_scopes: ["user", "page"],
  });
  const page = await made("/api/v1/pages", {
    name: `Page ${mark}${note}`,
    route: `/scene/${mark}`,
    content: { layout: { columns: 2 }, components: [{ id: "ask" }] },
  });
  const instance = await made("/api/v1/settings/instances", {
    definition_id: definition.id,
    value: 3,
    scope: "page",
    page_id: page.id,
  });
  const state = await made("/api/v1/plugin-state", {
    plugin_id: `plugin-${mark}`,
    page_id: page.id,
    state_data: { open: true, note },
  });
  const persona = await made("/api/v1/personas", { name: `Persona ${mark}${note}`, system_prompt: "Answer." });
  const prompt = await made("/api/v1/prompts", { name: `Prompt ${mark}${note}`, text: `What is it?${note}` });
  const tag = await made("/api/v1/tags", { name: `Tag ${mark}${note}` });
  const conversation = await made("/api/v1/conversations", {
    title: `Talk${note}`,
    persona_id: persona.id,
    page_id: page.id,
  });
  await made(`/api/v1/conversations/${conversation.id}/messages`, { sender: "user", message: `Hello?${note}` });
  expect((await api.json("POST", `/api/v1/conversations/${conversation.id}/tags`, { tag_id: tag.id })).status).toBe(
    200,
  );
  const navigation = await made("/api/v1/navigation-routes", { name: `Place ${mark}${note}`, route: `/place/${mark}` });
  const pluginSlug = `Scene${mark}`;
  const plugin = await made(`/api/v1/plugins/${pluginSlug}/register`, {
    plugin_data: pluginData({ slug: pluginSlug, plugin: { author: `Ada${note}` } }),
    module_data: [moduleData()],
  });
  const catalogue = await api.json("PUT", "/api/v1/plugins/marketplace", catalogueOf(pluginSlug, note));
  expect(catalogue.status, catalogue.text).toBe(200);
  await made("/api/v1/components", { name: `Clock${note}`, component_id: `clock-${mark}` });
  return {
    user,
    token: token.id,
    definition: definition.id,
    instance: instance.id,
    page: page.id,
    route: `scene/${mark}`,
    state: state.id,
    persona: persona.id,
    prompt: prompt.id,
    tag: tag.id,
    conversation: conversation.id,
    navigation: navigation.id,
    component: `clock-${mark}`,
    plugin: plugin.id,
    pluginSlug,
    pluginModule: (plugin as PluginWithModules).modules[0]?.id ?? "",
  };
}
