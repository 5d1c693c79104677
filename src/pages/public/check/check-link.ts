export interface PaperReference {
  zmbh: string;
  yzm: string;
}

/** Maximum length of number and code. */
const LONGEST = 40;

/** Number and code in the query of the check's address ('?zmbh=…&yzm=…'); undefined unless both are present. */
export function paperReferenceOf(search: string): PaperReference | undefined {
  const params = new URLSearchParams(search);
  const zmbh = params.get('zmbh')?.trim() ?? '';
  const yzm = params.get('yzm')?.trim() ?? '';
  const fits = (text: string) => text !== '' && text.length <= LONGEST;
  return fits(zmbh) && fits(yzm) ? { zmbh, yzm } : undefined;
}

/** Number and code from a QR code's text; its address is not followed. */
export function paperReferenceInCode(text: string): PaperReference | undefined {
  const query = /#\/zmhy(\?[^#]*)$/.exec(text)?.[1];
  return query === undefined ? undefined : paperReferenceOf(query);
}
