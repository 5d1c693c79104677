import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle as renderComponents } from '@ant-design/static-style-extract';
import { ConfigProvider, theme } from 'antd';
import { createElement } from 'react';
import { type ESTree, type Plugin, Visitor } from 'vite';
import { antdTheme } from '../../src/ui/theme.ts';
import { withoutUnused } from './unused-styles.ts';

type Styles = ReturnType<typeof createCache>;

/** Modules of antd that work out the style of a component. */
const STYLE_MODULE = /\/antd\/es\/(?:[\w-]+\/)*style(?:\/[\w-]+)?\.js$/;
const OWN = /\/src\/.*\.tsx?$/;
const BARREL = /^import \{([^}]*)\} from ["']antd["'];?$/gm;
const PROVIDER = /\/antd\/es\/config-provider\/index\.js$/;
const HOOKS = /^gen(?:StyleHooks|ComponentStyleHook)$/;
const PARTS = /^genSubStyleComponent$/;
const SHEET = 'virtual:antd-styles/';
/** The sheet with the variables of both prints and what all components share. */
const BASE = 'base';
/** How antd would have every link of the page look: theme.css says it. */
const LINKS = '%Shared%';
/** What the extraction leaves for a page that goes on working styles out. */
const MARK = /\.data-ant-cssinjs-cache-path\{[^}]*\}/g;
const KEY = antdTheme(false).cssVar?.key ?? '';
/** What is left of the style engine once nothing is worked out: name → module. */
const ENGINE: Readonly<Record<string, string>> = {
  '@ant-design/cssinjs': `
    import { createContext } from 'react';
    export const StyleContext = createContext({});
    export const createTheme = () => undefined;
    export const unit = (size) => (typeof size === 'number' ? size + 'px' : size);
    export const useStyleRegister = () => undefined;
    export const useCacheToken = () => [];
    export const getComputedToken = () => ({});
    export class Keyframes {}`,
  '@ant-design/cssinjs-utils': `
    export const genStyleUtils = () => ({});
    export const genCalc = () => undefined;
    export const mergeToken = () => ({});
    export const statistic = {};
    export const statisticToken = (token) => ({ token });`,
};
const ENGINE_PREFIX = '\0style-engine:';
const TOKEN = /\/antd\/es\/theme\/useToken\.js$/;
const DEFAULT_THEME = /\/antd\/es\/theme\/themes\/default\/theme\.js$/;

/**
 * Style sheets of antd's components at build time, each loaded with the code of its component; the browser works out none and
 * gets no style engine
 * (docs/decisions/090-component-library.md). Both prints are one sheet: what differs is variables under `[data-large]`.
 */
export function antdStyles(): Plugin {
  let sheets: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: 'antd-styles',
    apply: 'build',
    resolveId: {
      order: 'pre',
      handler(id) {
        if (id in ENGINE) return `${ENGINE_PREFIX}${id}`;
        return id.startsWith(SHEET) ? `/@${id.slice('virtual:'.length)}` : null;
      },
    },
    async load(id) {
      if (id.startsWith(ENGINE_PREFIX)) return ENGINE[id.slice(ENGINE_PREFIX.length)];
      const [, component] = /^\/@antd-styles\/(\w+)\.css$/.exec(id) ?? [];
      if (component === undefined) return null;
      sheets ??= extractSheets();
      return (await sheets).get(component) ?? '';
    },
    transform(code, id) {
      if (OWN.test(id)) return withoutBarrel(code);
      if (PROVIDER.test(id)) return { code: `import '${SHEET}${BASE}.css';\n${code}`, map: null };
      if (TOKEN.test(id)) return { code: tokenModule(), map: null };
      if (DEFAULT_THEME.test(id)) return { code: 'export default undefined;', map: null };
      return STYLE_MODULE.test(id) ? withoutStyleFunctions(code, this.parse(code)) : null;
    },
  };
}

/** `import { Button } from 'antd'` → `antd/es/button`: a sheet is loaded with every module of the graph, used or not. */
function withoutBarrel(code: string) {
  const text = code.replace(BARREL, (_, names: string) =>
    componentsOf(names)
      .map(({ local, folder }) => `import ${local} from 'antd/es/${folder}';`)
      .join('\n'),
  );
  return text === code ? null : { code: text, map: null };
}

/** Folders in `antd/es` of the components that a source text imports. */
export function antdFolders(code: string): string[] {
  return [...code.matchAll(BARREL)].flatMap(([, names = '']) => componentsOf(names).map(({ folder }) => folder));
}

/** @param names what stands between the braces of an import; types are left out */
function componentsOf(names: string): { local: string; folder: string }[] {
  return names.split(',').flatMap((name) => {
    const [, component, local = component] = /^([A-Za-z]\w*)(?: as (\w+))?$/.exec(name.trim()) ?? [];
    const folder = component?.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
    return local && folder ? [{ local, folder }] : [];
  });
}

/** The module with its sheet in the place of the functions that would work it out. */
function withoutStyleFunctions(code: string, program: ESTree.Program) {
  const components = new Set<string>();
  let text = code;
  // Backwards: the places before stay where they are.
  for (const { name, first, start, end } of callsIn(program).toReversed()) {
    components.add(first);
    text = `${text.slice(0, start)}${HOOKS.test(name) ? `() => ['', '${KEY}']` : '() => null'}${text.slice(end)}`;
  }
  if (components.size === 0) return null;
  const imports = [...components].map((component) => `import '${SHEET}${component}.css';`).join('\n');
  return { code: `${imports}\n${text}`, map: null };
}

/** antd's hook for the values of the theme, with those of both prints worked out. */
function tokenModule(): string {
  const [normal, large] = [false, true].map((print) => Object.entries(theme.getDesignToken(antdTheme(print))));
  const other = large?.filter(([name, value]) => !normal?.some(([own, same]) => own === name && same === value)) ?? [];
  return `
    import { useContext } from 'react';
    import { DesignTokenContext } from './context';
    const NORMAL = ${JSON.stringify(Object.fromEntries(normal ?? []))};
    const LARGE = { ...NORMAL, ...${JSON.stringify(Object.fromEntries(other))} };
    const VARIABLES = { prefix: 'ant', key: '${KEY}' };
    export const unitless = {};
    export const ignore = {};
    export default function useToken() {
      const { token } = useContext(DesignTokenContext);
      const values = token.fontSize === LARGE.fontSize ? LARGE : NORMAL;
      return [undefined, values, '', values, VARIABLES, true];
    }`;
}

/** Calls by which a style module registers its functions, in order; `first` is the component. */
function callsIn(program: ESTree.Program) {
  const calls: { name: string; first: string; start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [given], start, end }) {
      if (callee.type !== 'Identifier' || !(HOOKS.test(callee.name) || PARTS.test(callee.name))) return;
      const named = given?.type === 'ArrayExpression' ? given.elements[0] : given;
      if (named?.type !== 'Literal') throw new Error(`antd registers a style without a name: ${callee.name}`);
      calls.push({ name: callee.name, first: String(named.value), start, end });
    },
  }).visit(program);
  return calls;
}

/** Every component is rendered once in each print; which of the sheets a build takes is decided by its imports. */
async function extractSheets(): Promise<ReadonlyMap<string, string>> {
  const [normal, large] = [stylesIn(false), stylesIn(true)];
  const sheets = new Map<string, string>();
  const add = (component: string, css: string) => sheets.set(component, (sheets.get(component) ?? '') + css);
  for (const path of normal.cache.keys()) {
    if (path.includes(LINKS)) continue;
    const text = textOf(normal, path);
    add(componentOf(path), path.startsWith('style%') ? text : inNormalPrint(text));
  }
  for (const path of large.cache.keys()) {
    if (!path.startsWith('style%')) add(componentOf(path), inLargePrint(textOf(large, path)));
  }
  return sheets;
}

function stylesIn(large: boolean): Styles {
  const cache = createCache();
  const theme = { ...antdTheme(large), hashed: false };
  renderComponents({
    customTheme: (node) => createElement(StyleProvider, { cache }, createElement(ConfigProvider, { theme }, node)),
  });
  return cache;
}

/** `style%%Button-compact%ant-btn…` and `cssVar%Button%hall…` → Button; variables of all and icons belong to none. */
function componentOf(path: string): string {
  const [kind, name = ''] = path.split('%').filter(Boolean);
  const component = name.split('-')[0] ?? '';
  return kind === 'token' || name === 'ant-design-icons' ? BASE : component;
}

function textOf({ cache }: Styles, path: string): string {
  const alone = createCache();
  const value = cache.get(path);
  if (value) alone.cache.set(path, value);
  return withoutUnused(extractStyle(alone, true).replace(MARK, ''));
}

/** Variables of a component that are those of the whole theme in large print are not said there: those of normal print must not hold. */
const inNormalPrint = (css: string) => css.replaceAll(`.${KEY}`, `:root:not([data-large]) .${KEY}`);
/** `.hall.ant-btn{…}` → `[data-large] .hall.ant-btn{…}` */
const inLargePrint = (css: string) => css.replaceAll(`.${KEY}`, `[data-large] .${KEY}`);
