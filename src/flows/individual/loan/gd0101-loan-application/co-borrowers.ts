// A co-borrowing spouse is entered once, beside the marriage, and sent as the last row of co-borrowers, as the data standard requires. The
// table's rows keep their indexes.
import { isSpouseBorrower, type Seen } from './values';

type Row = Seen['gtjkr'][number];

/** Relation 配偶 of dictionary yjkrgx. */
export const SPOUSE = '02';

/** All co-borrowers, the spouse last. */
export function coBorrowerRows(values: Seen): readonly Row[] {
  if (!isSpouseBorrower(values)) return values.gtjkr;
  const spouse: Row = {
    gtjkrxm: values.poxm,
    gtjkrzjlx: values.pozjlx,
    gtjkrzjhm: values.pozjhm,
    gtjkrysr: values.poysr,
    gtcdgx: SPOUSE,
    gtjkrsjhm: values.posjhm,
  };
  return [...values.gtjkr, spouse];
}

/** Restores the spouse from the sent rows to the fields beside the marriage. */
export function restoreCoBorrowers(sent: Readonly<Record<string, unknown>>): Pick<Seen, 'gtjkr' | 'pogtjk' | 'poysr'> {
  const rows = Array.isArray(sent.gtjkr) ? sent.gtjkr.filter(isRow) : [];
  const spouse = rows.find(({ gtcdgx }) => gtcdgx === SPOUSE);
  return {
    gtjkr: rows.filter((row) => row !== spouse),
    pogtjk: spouse ? '1' : sent.hyzk === '20' ? '0' : '',
    poysr: spouse?.gtjkrysr ?? '',
  };
}

const FIELDS: Readonly<Record<keyof Row, keyof Seen>> = {
  gtjkrxm: 'poxm',
  gtjkrzjlx: 'pozjlx',
  gtjkrzjhm: 'pozjhm',
  gtjkrysr: 'poysr',
  gtcdgx: 'pogtjk',
  gtjkrsjhm: 'posjhm',
};

/** Field for an error in the spouse's row. */
export function placeOfSpouse(key: string, values: Seen): string {
  const row = `gtjkr.${values.gtjkr.length}.`;
  const column = key.slice(row.length);
  return isSpouseBorrower(values) && key.startsWith(row) && column in FIELDS ? FIELDS[column as keyof Row] : key;
}

/** Rows sent by this flow contain texts only. */
function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && Object.values(row).every((cell) => typeof cell === 'string');
}
