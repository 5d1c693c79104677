/**
 * Collections by key. A copy has those of its origin until one of the two changes one: what a new start of the centre leaves as
 * it was seeded is not built again.
 */
export class SharedGroups<C> {
  readonly #anew: (known: C | undefined) => C;
  #groups: Map<string, C>;
  /** Keys of the collections that no copy has; undefined while a copy has the whole map. */
  #own: Set<string> | undefined;

  /** `anew` makes a collection of its own, of what is known or empty. */
  constructor(anew: (known: C | undefined) => C, shared?: Map<string, C>) {
    this.#anew = anew;
    this.#groups = shared ?? new Map();
    this.#own = shared ? undefined : new Set();
  }

  get(key: string): C | undefined {
    return this.#groups.get(key);
  }

  values(): IterableIterator<C> {
    return this.#groups.values();
  }

  /** The collection of a key, to be changed. */
  change(key: string): C {
    if (!this.#own) {
      this.#groups = new Map(this.#groups);
      this.#own = new Set();
    }
    const known = this.#groups.get(key);
    if (known !== undefined && this.#own.has(key)) return known;
    const own = this.#anew(known);
    this.#groups.set(key, own);
    this.#own.add(key);
    return own;
  }

  copy(): SharedGroups<C> {
    this.#own = undefined;
    return new SharedGroups(this.#anew, this.#groups);
  }
}
