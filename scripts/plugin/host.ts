/**
 * What Lectern gives a module; `import type { ModuleProps } from "lectern"` in a plugin is this file. Only types: nothing of
 * it is in a bundle.
 */

/** The names of `required_services`. */
export type ServiceName = keyof Services;

/**
 * Props of a component module: the values of its `config_fields`, and what Lectern adds. `Needed` are the services that
 * its metadata declares; a method that is not declared there is absent, whatever the type says.
 */
export type ModuleProps<Config extends object = object, Needed extends ServiceName = never> = Config & {
  /** The plugin's slug. */
  readonly pluginId: string;
  /** Names this module on its page, and no other. */
  readonly moduleId: string;
  readonly isLocal: boolean;
  /** The values of `config_fields` alone. */
  readonly config: Config;
  readonly services: Pick<Services, Needed>;
};

/** A module without a framework: it fills an element, and gives back how it takes new props and how it ends. */
export type ElementModule<Props> = (element: HTMLElement, props: Props) => ElementHandle<Props> | void;

export interface ElementHandle<Props> {
  /** Called when its settings change. Without it the module is ended and begun anew. */
  update?(props: Props): void;
  unmount?(): void;
}

export interface Services {
  readonly api: ApiService;
  readonly theme: ThemeService;
  readonly settings: SettingsService;
  readonly event: EventService;
  readonly pageContext: PageContextService;
}

export interface RequestConfig {
  /** Becomes the query. */
  readonly params?: Readonly<Record<string, string | number | boolean | null | undefined>>;
}

/** Lectern's API as far as a plugin's permissions reach. Rejects with a sentence that names what is missing. */
export interface ApiService {
  get<Body = unknown>(path: string, config?: RequestConfig): Promise<Body>;
  post<Body = unknown>(path: string, data?: unknown, config?: RequestConfig): Promise<Body>;
  put<Body = unknown>(path: string, data?: unknown, config?: RequestConfig): Promise<Body>;
  patch<Body = unknown>(path: string, data?: unknown, config?: RequestConfig): Promise<Body>;
  delete<Body = unknown>(path: string, config?: RequestConfig): Promise<Body>;
  /** Calls back with the data of each event; resolves after the last, which is not handed on. */
  postStreaming(path: string, data: unknown, onChunk: (data: string) => void, config?: RequestConfig): Promise<void>;
}

export type Theme = "light" | "dark";

export interface ThemeService {
  /** Answers at once in a component module. */
  getCurrentTheme(): Theme;
  addThemeChangeListener(listener: (theme: Theme) => void): void;
  removeThemeChangeListener(listener: (theme: Theme) => void): void;
  /** With the permission `theme.write`. */
  setTheme(theme: Theme): Promise<void>;
  toggleTheme(): Promise<void>;
}

export interface SettingContext {
  readonly userId?: string;
  /** A value for this page alone. */
  readonly pageId?: string;
}

/** Settings whose ids begin with the plugin's slug and a full stop; others take settings.read and settings.write. */
export interface SettingsService {
  getSetting<Value = unknown>(id: string, context?: SettingContext): Promise<Value>;
  setSetting<Value = unknown>(id: string, value: Value, context?: SettingContext): Promise<Value>;
  getSettingDefinitions(filter?: Readonly<Record<string, unknown>>): Promise<readonly SettingDefinition[]>;
}

export interface SettingDefinition {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly default_value: unknown;
}

export interface ModuleMessage<Content = unknown> {
  readonly type: string;
  readonly content?: Content;
  readonly [key: string]: unknown;
}

export interface EventService {
  /** To every module on the page that listens for the type. */
  sendMessage(message: ModuleMessage): Promise<void>;
  /** To one module, by its name or id; `"*"` is all. */
  sendMessage(module: string, message: ModuleMessage, options?: object): Promise<void>;
  /** By the type of a message, or by the name that messages to this module are sent to. */
  subscribeToMessages(name: string, listener: (message: ModuleMessage) => void, options?: object): Promise<void>;
  unsubscribeFromMessages(name: string, listener: (message: ModuleMessage) => void): Promise<void>;
}

export interface PageContext {
  readonly pageId: string | null;
  readonly pageName: string | null;
  readonly pageRoute: string | null;
  /** In the designer. */
  readonly isStudioPage: boolean;
}

export interface PageContextService {
  /** Answers at once in a component module. */
  getCurrentPageContext(): PageContext | null;
  /** Gives back how to hear no more. */
  onPageContextChange(listener: (context: PageContext | null) => void): () => void;
}
