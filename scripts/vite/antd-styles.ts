import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ThemeConfig } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import type { Plugin, Rolldown } from 'vite';

/** `?inline`: Vite makes it small and hands it out as text. */
const RULES = /^\0?virtual:antd-styles\/(.+)\.css\?inline$/;
const STYLES = /\/node_modules\/antd\/es\/.*\/style\/.*\.js$/;
const MAKER = /^gen(StyleHooks|SubStyleComponent|ComponentStyleHook)$/;
/** What all components share: the rules of icons and links. */
const SHARED = 'Shared';
/** antd's own copy of what makes its rules, as far as it is used here. */
const STYLE_LIBRARY = '@ant-design/cssinjs';
interface StyleCache {
  cache: Map<string, [number, unknown]>;
}
interface StyleLibrary {
  StyleProvider: ComponentType<{ cache: StyleCache; children?: ReactNode }>;
  createCache: () => StyleCache;
  extractStyle: (cache: StyleCache, how: { plain: boolean; types: 'style' }) => string;
}
/** Drawn as it is used here, for its style; `parts`: each has a style of its own. What the hall uses must be named. */
const DRAWN: Readonly<Record<string, { props?: object; parts?: readonly string[] }>> = {
  Alert: {},
  Badge: {},
  Button: {},
  DatePicker: {},
  Descriptions: {},
  Empty: {},
  Input: { parts: ['TextArea'] },
  Progress: {},
  Radio: { parts: ['Group'] },
  Result: {},
  Select: { props: { open: true } },
  Tabs: { props: { items: [{ key: '1', label: '1' }] } },
  Timeline: { props: { items: [{ title: '1', content: '1' }] } },
};
/** These draw nothing. */
const STYLELESS = ['ConfigProvider'];

/**
 * antd's rules, made while the hall is built. antd otherwise makes them in the browser, one component after the other the first
 * time each is drawn: a third of the work of opening a list. Each component's rules stand in its own file in place of what would
 * make them. Where nothing is built (development, tests) antd makes them as ever.
 * @param root folder of the repository
 * @param theme any of the hall's themes: the rules name variables, whose values differ
 */
export function antdStyles(root: string, theme: ThemeConfig): Plugin {
  let rules: ReadonlyMap<string, string> | undefined;
  return {
    name: 'antd-styles',
    apply: 'build',
    buildStart() {
      rules ??= rulesOf(usedIn(root), theme);
    },
    resolveId: (id) => (RULES.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, name] = RULES.exec(id) ?? [];
      return name === undefined ? undefined : (rules?.get(name) ?? '');
    },
    transform(code, id) {
      if (id.endsWith('/src/app/AntdProvider.tsx')) return { code: withRules(code, [SHARED]), map: null };
      if (!STYLES.test(id)) return;
      const makers = makersIn(this.parse(code));
      if (makers.length === 0) return;
      const bare = makers.reduceRight(
        (text, { start, end }) => `${text.slice(0, start)}() => []${text.slice(end)}`,
        code,
      );
      return {
        code: withRules(
          bare,
          makers.map(({ of }) => of),
        ),
        map: null,
      };
    },
  };
}

/** Puts the rules of components into the page when the file comes: all at once, and before all sheets of the hall, as antd does. */
function withRules(code: string, names: readonly string[]): string {
  const imports = names.map((name, at) => `import rules${at} from 'virtual:antd-styles/${name}.css?inline';`);
  const put = `const sheet = document.createElement('style');
sheet.dataset.antd = '';
sheet.textContent = ${names.map((_, at) => `rules${at}`).join(' + ')};
const last = [...document.head.querySelectorAll('style[data-antd]')].at(-1);
document.head.insertBefore(sheet, last ? last.nextSibling : document.head.firstChild);`;
  return `${imports.join('\n')}\n${code}\n{\n${put}\n}`;
}

/** Where a style module of antd says how rules are made, and of which component. */
function makersIn({ body }: ReturnType<Rolldown.PluginContext['parse']>): { of: string; start: number; end: number }[] {
  const values = body.flatMap((statement) => {
    const declared = 'declaration' in statement ? statement.declaration : statement;
    return declared && 'declarations' in declared ? declared.declarations.map(({ init }) => init) : [declared];
  });
  return values.flatMap((value) => {
    if (value?.type !== 'CallExpression' || value.callee.type !== 'Identifier') return [];
    const [name, made] = value.arguments;
    if (!MAKER.test(value.callee.name) || !name || !made) return [];
    const parts = name.type === 'ArrayExpression' ? name.elements : [name];
    const words = parts.map((part) => (part?.type === 'Literal' ? String(part.value) : ''));
    return [{ of: words.length === 1 ? `${words[0]}-${words[0]}` : words.join('-'), start: made.start, end: made.end }];
  });
}

/** Names that the hall imports from antd, types aside. */
function usedIn(root: string): readonly string[] {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const texts = sources.map((path) => readFileSync(join(root, 'src', path), 'utf8'));
  const names = texts
    .flatMap((text) => [...text.matchAll(/^import \{([^}]+)\} from 'antd';$/gm)].map(([, list = '']) => list))
    .flatMap((list) => list.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
  return [...new Set(names)].filter((name) => !STYLELESS.includes(name)).sort();
}

/** Component, as antd names it → its rules. */
function rulesOf(names: readonly string[], theme: ThemeConfig): ReadonlyMap<string, string> {
  const unknown = names.filter((name) => !(name in DRAWN));
  if (unknown.length > 0) throw new Error(`scripts/vite/antd-styles.ts does not know ${unknown.join(', ')} of antd`);
  // All of one kind: antd as an ES module and its style library as another would not know of each other.
  const load = createRequire(import.meta.url);
  const { createElement }: typeof import('react') = load('react');
  const { renderToString }: typeof import('react-dom/server') = load('react-dom/server');
  const { StyleProvider, createCache, extractStyle }: StyleLibrary = createRequire(load.resolve('antd'))(STYLE_LIBRARY);
  const { iconStyles }: { iconStyles: string } = load('@ant-design/icons/lib/utils');
  const antd: typeof import('antd') = load('antd');
  const cache = createCache();
  const draw = (component: unknown, props: object): ReactNode =>
    createElement(component as ComponentType<object>, { key: Math.random(), ...props });
  const drawn = names.flatMap((name) => {
    const component = antd[name as 'Input'] as unknown as Record<string, unknown>;
    const { props = {}, parts = [] } = DRAWN[name] ?? {};
    return [draw(component, props), ...parts.map((part) => draw(component[part], {}))];
  });
  const themed = createElement(antd.ConfigProvider, { theme }, ...drawn);
  renderToString(createElement(StyleProvider, { cache }, themed));
  // Values are variables, which antd sets at run time: usual and large print share these rules.
  const rules = new Map([[SHARED, iconStyles]]);
  for (const key of [...cache.cache.keys()].filter((one) => one.startsWith('style%'))) {
    const one = createCache();
    one.cache.set(key, cache.cache.get(key) ?? [0, undefined]);
    // 'style%…%Button-Button%ant-btn%anticon'
    const of = key.split('%').find((part) => /^[A-Z]\w*-\w+$/.test(part)) ?? SHARED;
    rules.set(of, (rules.get(of) ?? '') + leftToRight(extractStyle(one, { plain: true, types: 'style' })));
  }
  return rules;
}

/** Chinese is written from left to right: without rules for the other way. */
function leftToRight(rules: string): string {
  return rules.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every((selector) => selector.includes('-rtl')) ? '' : rule,
  );
}
