/** A kind of element and what else it must have, without anything around it: `input[type="checkbox"]`. */
const OF_ONE_KIND = /^([a-z][a-z\d-]*)((?:[.#:[][^\s,>+~]*)?)$/;

/**
 * jsdom takes every selector apart and walks the page for it. A query by role asks a hundred selectors of each element, nearly all
 * of another kind of element; each link asks for the page's `base`.
 */
export function quickSelectors(): void {
  const { matches } = Element.prototype;
  const kinds = new Map<string, { kind: string; more: boolean } | undefined>();
  function quick(this: Element, selectors: string): boolean {
    // The first time as jsdom does it: what is no selector is an error.
    if (!kinds.has(selectors)) {
      const matching = matches.call(this, selectors);
      kinds.set(selectors, kindIn(selectors));
      return matching;
    }
    const known = kinds.get(selectors);
    if (known && this.localName !== known.kind) return false;
    return known?.more === false || matches.call(this, selectors);
  }
  Object.assign(Element.prototype, { matches: quick });

  const bases = document.getElementsByTagName('base');
  const { querySelector } = Document.prototype;
  document.querySelector = (selectors: string) =>
    selectors === 'base' ? (bases[0] ?? null) : querySelector.call(document, selectors);
}

function kindIn(selectors: string): { kind: string; more: boolean } | undefined {
  const [, kind, more] = OF_ONE_KIND.exec(selectors) ?? [];
  return kind === undefined ? undefined : { kind, more: more !== '' };
}
