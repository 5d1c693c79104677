/**
 * Copy-on-write map of collections. A copy shares each collection with its origin until one of them changes it, so that a restarted centre
 * does not rebuild the index of its seed.
 */
export class CopyOnWriteIndex<C> {
  readonly #anew: (known: C | undefined) => C;
  #groups: Map<string, C>;
  /** Keys of the collections not shared with a copy; undefined while the map itself is shared. */
  #own: Set<string> | undefined;

  /** `anew` clones a collection, or creates an empty one. */
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

  /** Returns the collection of a key for writing; a shared one is cloned first. */
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

  copy(): CopyOnWriteIndex<C> {
    this.#own = undefined;
    return new CopyOnWriteIndex(this.#anew, this.#groups);
  }
}
