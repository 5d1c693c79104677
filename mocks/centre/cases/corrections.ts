import { isRecord } from '@/lib/foreign-json';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import type { CaseRecord, ReturnedItem } from './case-states';
import { fileContents, materialsOf } from './materials/materials';
import type { RawValues } from './rule';

/** A returned item; without a comment of its own the opinion on the whole case applies. */
export type ItemToReturn = Pick<ReturnedItem, 'lx' | 'bh'> & { yj?: string };

/** Errors of the batch number belong to the field of its rows. */
const fieldOf = (name: string): string => (name === 'pcbh' ? 'mx' : name);

const sentOf = (values: Readonly<Record<string, string>>, bh: string): string =>
  values[bh] ?? (bh === fieldOf('pcbh') ? values.pcbh : undefined) ?? '';

/** Returns the items of a case that a clerk may return. */
export function returnableItems(tx: Transaction, record: CaseRecord): Pick<ReturnedItem, 'lx' | 'bh' | 'mc'>[] {
  const materials = materialsOf(tx, record.ywlsh, { ...record.values });
  const fields = Object.entries(record.labels ?? {}).filter(([name]) => record.values[name]);
  return [
    ...materials.map(({ wjlxId, wjmc }) => ({ lx: 'cl' as const, bh: wjlxId, mc: wjmc })),
    ...fields.map(([name, mc]) => ({ lx: 'zd' as const, bh: fieldOf(name), mc })),
  ];
}

/** Resolves the items of a return. @throws BusinessError for an item that is no part of the application */
export function itemsToReturn(
  tx: Transaction,
  record: CaseRecord,
  named: readonly ItemToReturn[],
  opinion: string,
): ReturnedItem[] {
  const known = returnableItems(tx, record);
  return named.map(({ lx, bh, yj = '' }) => {
    const item = known.find((one) => one.lx === lx && one.bh === (lx === 'zd' ? fieldOf(bh) : bh));
    if (!item) throw new BusinessError(REFUSED, `该申请中没有可退回的${lx === 'cl' ? '材料' : '内容'}“${bh}”`);
    const nr = lx === 'cl' ? fileContents(tx, record.ywlsh, bh) : sentOf(record.values, bh);
    return { ...item, yj: yj.trim() || opinion, nr };
  });
}

const LONGEST_STATEMENT = 200;

/** Applicant's statement that a returned field, or the whole case, is right. */
export interface Statement {
  bh: string;
  mc: string;
  sm: string;
}

/**
 * Returns the applicant's statements on returned fields left unchanged, or on the whole case if the return named nothing. Changed fields
 * need none; a material is uploaded again.
 * @throws BusinessError for a statement over the length limit
 */
export function statementsOf(
  { bz = [] }: Pick<CaseRecord, 'bz'>,
  raw: RawValues,
  values: Readonly<Record<string, string>>,
): Statement[] {
  const rows: unknown[] = Array.isArray(raw.wwsm) ? raw.wwsm : [];
  const statements = new Map(
    rows.flatMap((row): [string, string][] =>
      isRecord(row) && typeof row.bh === 'string' && typeof row.sm === 'string' ? [[row.bh, row.sm.trim()]] : [],
    ),
  );
  if ([...statements.values()].some((sm) => [...sm].length > LONGEST_STATEMENT)) {
    throw new BusinessError(REFUSED, `经核对无误的说明不能超过${LONGEST_STATEMENT}字`);
  }
  const unchanged = bz.filter(({ lx, bh, nr }) => lx === 'zd' && sentOf(values, bh) === nr);
  const about = bz.length === 0 ? [{ bh: '', mc: '申请内容' }] : unchanged;
  return about.flatMap(({ bh, mc }) => {
    const sm = statements.get(bh) ?? '';
    return sm === '' ? [] : [{ bh, mc, sm }];
  });
}

/** Text for the timeline, shown to applicant and clerk. */
export const statementText = (statements: readonly Statement[]): string =>
  statements.map(({ mc, sm }) => `${mc}经核对无误：${sm}`).join('；');

/** Returns the returned fields that are unchanged and have no statement. */
export function uncorrectedFields(
  { bz = [] }: Pick<CaseRecord, 'bz'>,
  values: Readonly<Record<string, string>>,
  statements: readonly Statement[],
): Record<string, string> {
  const left = bz.filter(
    ({ lx, bh, nr }) => lx === 'zd' && sentOf(values, bh) === nr && !statements.some((one) => one.bh === bh),
  );
  return Object.fromEntries(left.map(({ bh, mc, yj }) => [bh, `${mc}被退回：${yj}，请修改，或说明经核对无误`]));
}

/** Refuses a correction without any change. */
export function refuseUnchanged({ sbyy, bz = [] }: CaseRecord): never {
  const asked = bz.map(({ mc, yj }) => `${mc}（${yj}）`).join('、') || (sbyy?.yy ?? '');
  throw new BusinessError(
    REFUSED,
    `本次提交的内容和材料与退回时相同，尚未补正。需要补正：${asked}。请修改或重新上传后再提交；经核对无误的，请在“退回意见”中说明`,
  );
}
