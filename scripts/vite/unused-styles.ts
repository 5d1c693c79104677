import { antdTheme } from '../../src/ui/theme.ts';

/** Class of the element that has the theme's variables. */
const KEY = antdTheme(false).cssVar?.key ?? '';

/**
 * Classes of antd that no page of the hall has: what they need is not in `src` (a theme, a variant, a place). Half of the sheet in
 * index.html before the first paint; the crawler of the browser tests fails where a page has one.
 */
export const UNUSED_CLASSES: readonly RegExp[] = [
  /-rtl$/,
  /-compact-(first-|last-)?item$/,
  /-stack(-expanded)?$/,
  /-pure(-panel)?$/,
  /^ant-menu-(light|inline|inline-collapsed)$/,
  /^ant-(input|input-number|select|picker)-(underlined|filled|borderless)$/,
  /^ant-(input|input-group-wrapper)-(underlined|filled|borderless|group-compact)$/,
  /^ant-(input-search|input-otp|otp|input-compact)/,
  /^ant-(btn|tooltip|popover)(-color)?-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)$/,
  /^ant-btn-group$/,
  /^ant-tabs-(left|right|bottom|editable|nav-add|tab-remove)$/,
  /^ant-notification-(top|bottom)(Left|Right)$/,
  /^ant-col-[a-z-]*\d+$/,
  // Themes within the pages that the sheets are taken from; the hall's theme is one.
  /^css-var-/,
];

const isUnused = (name: string) => UNUSED_CLASSES.some((pattern) => pattern.test(name));

/** A sheet without the selectors that need an unused class, and without the rules that have no other. */
export function withoutUnused(css: string): string {
  return css.replace(/([^{}]+)(\{[^{}]*\})/g, (_, list: string, body: string) => {
    const left = selectorsIn(list).filter((selector) => !classesNeeded(selector).some(isUnused));
    return left.length > 0 ? left.join(',') + body : '';
  });
}

/** Parts of a selector list; commas between parentheses part nothing. */
function selectorsIn(list: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Class names that an element must have for the selector; those of `:not()`, `:is()` and `:where()` may be missing. */
function classesNeeded(selector: string): string[] {
  let needed = selector;
  for (let before = ''; before !== needed; ) {
    before = needed;
    needed = needed.replace(/:[a-z-]+\([^()]*\)/g, '');
  }
  return [...needed.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * A sheet without the theme's variables that nothing names: neither a rule nor a script of the build.
 * @param texts all sheets and scripts of the build
 */
export function withoutUnusedVariables(css: string, texts: readonly string[]): string {
  const named = new Set(texts.flatMap((text) => [...text.matchAll(NAMED_VARIABLE)].map(([, name = '']) => name)));
  const theme = new RegExp(`\\.${KEY}(\\{[^{}]*\\})`, 'g');
  return css.replace(theme, (rule) =>
    rule.replace(/(--ant-[\w-]+):[^;}]*;?/g, (declared, name: string) => (named.has(name) ? declared : '')),
  );
}

/** A variable where it is not declared. */
const NAMED_VARIABLE = /(--ant-[\w-]+)(?![\w-]*:)/g;
