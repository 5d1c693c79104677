/**
 * How high the rows of a long list are: those that were drawn as they came out, the others as high as a usual one. A card with
 * something wrong is higher than its brothers, and all of them change with the width.
 */
export class RowHeights {
  readonly #own = new Map<number, number>();

  /** @param usual px, of a row that nobody has seen */
  constructor(readonly usual: number) {}

  set(index: number, height: number): void {
    if (height === this.usual) this.#own.delete(index);
    else this.#own.set(index, height);
  }

  /** px of all rows before this one */
  before(index: number): number {
    let height = index * this.usual;
    for (const [at, own] of this.#own) if (at < index) height += own - this.usual;
    return height;
  }

  /** The row of `total` that is `top` px below the first's edge. */
  at(top: number, total: number): number {
    let [low, high] = [0, Math.max(total - 1, 0)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.before(middle) <= top) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
