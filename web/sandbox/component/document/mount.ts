/** The part of React that shows a module; React 16 to 19 have it. */
interface ReactLike {
  createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown;
  readonly Component: new (props: object) => object;
}

interface Root {
  render(element: unknown): void;
  unmount(): void;
}

interface ReactDomLike {
  createRoot?(node: Element): Root;
  render?(element: unknown, node: Element): unknown;
}

export interface Mounted {
  update(props: object): void;
}

export interface MountHooks {
  onShown(): void;
  onFailed(error: unknown): void;
}

/** A class component, or what `memo`, `forwardRef` and `lazy` make. */
export function isReactComponent(exported: unknown): boolean {
  if (typeof exported === "object" && exported !== null) return "$$typeof" in exported;
  return typeof exported === "function" && exported.prototype?.isReactComponent !== undefined;
}

/** Shows a component; an error while it renders ends it. */
export function mountReact(
  { react, dom }: { readonly react: ReactLike; readonly dom: ReactDomLike },
  component: unknown,
  node: Element,
  props: object,
  hooks: MountHooks,
): Mounted {
  const Boundary = boundaryOf(react, hooks);
  const root = rootOf(dom, node);
  const update = (next: object) =>
    root.render(react.createElement(Boundary, null, react.createElement(component, next)));
  update(props);
  return { update };
}

function rootOf(dom: ReactDomLike, node: Element): Pick<Root, "render"> {
  if (dom.createRoot) return dom.createRoot(node);
  return { render: (element) => void dom.render?.(element, node) };
}

function boundaryOf({ Component }: ReactLike, { onShown, onFailed }: MountHooks): unknown {
  return class Boundary extends Component {
    declare props: { readonly children?: unknown };
    state = { failed: false };
    static getDerivedStateFromError() {
      return { failed: true };
    }
    componentDidMount() {
      if (!this.state.failed) onShown();
    }
    componentDidCatch(error: unknown) {
      onFailed(error);
    }
    render() {
      return this.state.failed ? null : this.props.children;
    }
  };
}

/** What a function that was given an element gives back: nothing, how to end it, or how to change and to end it. */
type Handle = (() => void) | { update?(props: object): void; unmount?(): void } | null | undefined;

/**
 * Calls a function with an element to fill. Without `update` it is called again when its props change. An
 * error then ends the module, as one at the start does.
 */
export async function mountFunction(
  show: (node: Element, props: object) => Handle | Promise<Handle>,
  node: Element,
  props: object,
  onFailed: (error: unknown) => void,
): Promise<Mounted> {
  let handle = await show(node, props);
  const end = () => (typeof handle === "function" ? handle() : handle?.unmount?.());
  const change = async (next: object): Promise<void> => {
    if (typeof handle === "object" && handle?.update) return handle.update(next);
    end();
    node.replaceChildren();
    handle = await show(node, next);
  };
  return { update: (next) => void change(next).catch(onFailed) };
}

export type { ReactDomLike, ReactLike };
