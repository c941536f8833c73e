/**
 * The part of React 18 that the templates and examples use. For all of it: `npm install --save-dev @types/react@18` in the
 * plugin's folder, and leave this file out of its tsconfig.json.
 */
declare module "react" {
  namespace React {
    type ReactNode = ReactElement | string | number | boolean | null | undefined | readonly ReactNode[];
    interface ReactElement {
      readonly type: unknown;
      readonly props: unknown;
      readonly key: string | null;
    }
    type SetState<Value> = (next: Value | ((before: Value) => Value)) => void;
    interface RefObject<Value> {
      current: Value;
    }
    interface ChangeEvent {
      readonly target: HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;
      readonly currentTarget: HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;
      preventDefault(): void;
    }
    interface KeyEvent {
      readonly key: string;
      preventDefault(): void;
    }
    interface Attributes {
      readonly children?: ReactNode;
      readonly key?: string | number;
      readonly ref?: RefObject<unknown>;
      readonly className?: string;
      readonly style?: Readonly<Record<string, string | number>>;
      readonly onClick?: () => void;
      readonly onChange?: (event: ChangeEvent) => void;
      readonly onKeyDown?: (event: KeyEvent) => void;
      readonly [name: string]: unknown;
    }
    namespace JSX {
      type Element = ReactElement;
      type IntrinsicElements = Readonly<Record<string, Attributes>>;
      interface ElementChildrenAttribute {
        readonly children: object;
      }
      interface IntrinsicAttributes {
        readonly key?: string | number;
      }
    }
    function createElement(type: unknown, props?: object | null, ...children: ReactNode[]): ReactElement;
    const Fragment: unique symbol;
    function useState<Value>(first: Value | (() => Value)): [Value, SetState<Value>];
    function useEffect(effect: () => void | (() => void), deps?: readonly unknown[]): void;
    function useMemo<Value>(make: () => Value, deps: readonly unknown[]): Value;
    function useCallback<Callback>(callback: Callback, deps: readonly unknown[]): Callback;
    function useRef<Value>(first: Value): RefObject<Value>;
    function useId(): string;
    function useReducer<State, Action>(
      reduce: (state: State, action: Action) => State,
      first: State,
    ): [State, (action: Action) => void];
  }
  export = React;
}
