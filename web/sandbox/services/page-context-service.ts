import { createListeners, type MadeService, type Tell } from "./service.ts";

/** Where a module is shown; null on its plugin's own page. `isStudioPage`: in the designer. */
export interface PageContext {
  readonly pageId: string | null;
  readonly pageName: string | null;
  readonly pageRoute: string | null;
  readonly isStudioPage: boolean;
}

export interface PageContextDeps {
  readonly context: () => PageContext;
  readonly onContext: (changed: () => void) => () => void;
  readonly tell: Tell;
}

export function createPageContextService({ context, onContext, tell }: PageContextDeps): MadeService {
  const listeners = createListeners(tell);
  const stop = onContext(() => listeners.tellAll(context()));
  return {
    methods: { getCurrentPageContext: context, onPageContextChange: listeners.add },
    close: () => (stop(), listeners.clear()),
  };
}
