export interface PaperMark {
  zmbh: string;
  yzm: string;
}

/** Nothing printed on a paper is longer. */
const LONGEST = 40;

/** Number and code out of the query of the check's own address ('?zmbh=…&yzm=…'); undefined unless both are there. */
export function markOf(search: string): PaperMark | undefined {
  const params = new URLSearchParams(search);
  const zmbh = params.get('zmbh')?.trim() ?? '';
  const yzm = params.get('yzm')?.trim() ?? '';
  const fits = (text: string) => text !== '' && text.length <= LONGEST;
  return fits(zmbh) && fits(yzm) ? { zmbh, yzm } : undefined;
}

/** The same out of what a QR code says: only number and code are taken, wherever the address would lead. */
export function markInCode(text: string): PaperMark | undefined {
  const query = /#\/zmhy(\?[^#]*)$/.exec(text)?.[1];
  return query === undefined ? undefined : markOf(query);
}
