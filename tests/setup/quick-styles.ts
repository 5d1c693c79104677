/** What queries ask of a style, at each look of a wait, for each element and all around it. */
type Asked = 'display' | 'opacity' | 'visibility' | 'pointer-events';
const ASKED: ReadonlyMap<string | symbol, Asked> = new Map([
  ['display', 'display'],
  ['opacity', 'opacity'],
  ['visibility', 'visibility'],
  ['pointerEvents', 'pointer-events'],
  ['pointer-events', 'pointer-events'],
]);
/** An element has these from the elements around it. */
const INHERITED: readonly Asked[] = ['visibility', 'pointer-events'];
/** Shown by where they stand, not by what they are. */
const BY_PLACE: readonly string[] = ['summary', 'noscript'];

/**
 * jsdom matches each of its own rules with an element at each question. Here what queries ask follows from the kind of element, for
 * as long as no style of its own and none around it says otherwise and the page has no style sheet; all else is computed by jsdom,
 * and holds until the page changes. Questions about pseudo-elements, which jsdom answers with a 'not implemented' error, are about
 * the element.
 */
export function quickStyles(): void {
  const computed = rememberedStyles();
  const usual = new Map<string, string>();

  /** Undefined: to be computed. */
  function quick(element: Element, asked: Asked): string | undefined {
    const kind = kindOf(element);
    if (kind === undefined || isSaid(element, asked)) return undefined;
    const key = `${asked} ${kind}`;
    const known = usual.get(key) ?? computed(element).getPropertyValue(asked);
    usual.set(key, known);
    return known;
  }

  window.getComputedStyle = (element) => {
    if (document.styleSheets.length > 0 || !document.contains(element)) return computed(element);
    const ask = (name: string) => {
      const asked = ASKED.get(name);
      return (asked && quick(element, asked)) ?? computed(element).getPropertyValue(name);
    };
    return new Proxy(NOTHING, {
      get(_, name) {
        if (name === 'getPropertyValue') return ask;
        const asked = ASKED.get(name);
        const value = asked && quick(element, asked);
        if (value !== undefined) return value;
        const style = computed(element);
        const own: unknown = Reflect.get(style, name);
        return typeof own === 'function' ? own.bind(style) : own;
      },
    });
  };
}

const NOTHING = {} as CSSStyleDeclaration; // stands behind a style that is asked property by property

/** All that jsdom's own rules for these properties look at. */
function kindOf(element: Element): string | undefined {
  const { localName } = element;
  if (BY_PLACE.includes(localName)) return undefined;
  const type = localName === 'input' ? element.getAttribute('type') : '';
  return `${localName} ${type} ${['hidden', 'open', 'popover'].map((name) => String(element.getAttribute(name)))}`;
}

function isSaid(element: Element, asked: Asked): boolean {
  if (!INHERITED.includes(asked)) return saysItself(element, asked);
  for (let one: Element | null = element; one; one = one.parentElement) {
    // Rows and groups of a table that have the attribute are collapsed, with all that is in them.
    if (saysItself(one, asked) || one.hasAttribute('hidden')) return true;
  }
  return false;
}

const saysItself = (element: Element, asked: Asked) => element.getAttribute('style')?.includes(asked) === true;

function rememberedStyles(): (element: Element) => CSSStyleDeclaration {
  const computed = window.getComputedStyle;
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    known = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  return (element) => {
    if (!document.contains(element)) return computed.call(window, element);
    if (changes.takeRecords().length > 0) forget();
    const style = known.get(element) ?? computed.call(window, element);
    known.set(element, style);
    return style;
  };
}
