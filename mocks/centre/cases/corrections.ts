import { isRecord } from '@/lib/foreign-json';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import type { CaseRecord, ReturnedItem } from './case-states';
import { fileContents, materialsOf } from './materials/materials';
import type { RawValues } from './rule';

/** As the clerk names it; without words of its own the opinion on the whole counts for it. */
export type ItemToReturn = Pick<ReturnedItem, 'lx' | 'bh'> & { yj?: string };

/** What is said of rows that are sent by the number of their batch belongs to the field that holds them, as what is wrong with them does. */
const fieldOf = (name: string): string => (name === 'pcbh' ? 'mx' : name);

const sentOf = (values: Readonly<Record<string, string>>, bh: string): string =>
  values[bh] ?? (bh === fieldOf('pcbh') ? values.pcbh : undefined) ?? '';

/** What a clerk may name in a return of this case. */
export function returnableItems(desk: Desk, record: CaseRecord): Pick<ReturnedItem, 'lx' | 'bh' | 'mc'>[] {
  const materials = materialsOf(desk, record.ywlsh, { ...record.values });
  const fields = Object.entries(record.labels ?? {}).filter(([name]) => record.values[name]);
  return [
    ...materials.map(({ wjlxId, wjmc }) => ({ lx: 'cl' as const, bh: wjlxId, mc: wjmc })),
    ...fields.map(([name, mc]) => ({ lx: 'zd' as const, bh: fieldOf(name), mc })),
  ];
}

/** @throws Refusal for what is no part of the application. */
export function itemsToReturn(
  desk: Desk,
  record: CaseRecord,
  named: readonly ItemToReturn[],
  opinion: string,
): ReturnedItem[] {
  const known = returnableItems(desk, record);
  return named.map(({ lx, bh, yj = '' }) => {
    const item = known.find((one) => one.lx === lx && one.bh === (lx === 'zd' ? fieldOf(bh) : bh));
    if (!item) throw new Refusal(REFUSED, `该申请中没有可退回的${lx === 'cl' ? '材料' : '内容'}“${bh}”`);
    const nr = lx === 'cl' ? fileContents(desk, record.ywlsh, bh) : sentOf(record.values, bh);
    return { ...item, yj: yj.trim() || opinion, nr };
  });
}

const LONGEST_STATEMENT = 200;

/** What the applicant says is right after all: field as it is called, or the whole, with the words. */
export interface Statement {
  bh: string;
  mc: string;
  sm: string;
}

/**
 * What the applicant says of fields that were returned and stay as they are; of the whole where the return named nothing. What was
 * changed needs no word, a material comes anew.
 * @throws Refusal for more words than a clerk has to read
 */
export function statementsOf(
  { bz = [] }: Pick<CaseRecord, 'bz'>,
  raw: RawValues,
  values: Readonly<Record<string, string>>,
): Statement[] {
  const rows: unknown[] = Array.isArray(raw.wwsm) ? raw.wwsm : [];
  const said = new Map(
    rows.flatMap((row): [string, string][] =>
      isRecord(row) && typeof row.bh === 'string' && typeof row.sm === 'string' ? [[row.bh, row.sm.trim()]] : [],
    ),
  );
  if ([...said.values()].some((sm) => [...sm].length > LONGEST_STATEMENT)) {
    throw new Refusal(REFUSED, `经核对无误的说明不能超过${LONGEST_STATEMENT}字`);
  }
  const kept = bz.filter(({ lx, bh, nr }) => lx === 'zd' && sentOf(values, bh) === nr);
  const about = bz.length === 0 ? [{ bh: '', mc: '申请内容' }] : kept;
  return about.flatMap(({ bh, mc }) => {
    const sm = said.get(bh) ?? '';
    return sm === '' ? [] : [{ bh, mc, sm }];
  });
}

/** For the timeline, which applicant and clerk read. */
export const statementText = (said: readonly Statement[]): string =>
  said.map(({ mc, sm }) => `${mc}经核对无误：${sm}`).join('；');

/** Fields that were returned, hold what they held, and are not said to be right. */
export function uncorrectedFields(
  { bz = [] }: Pick<CaseRecord, 'bz'>,
  values: Readonly<Record<string, string>>,
  said: readonly Statement[],
): Record<string, string> {
  const left = bz.filter(
    ({ lx, bh, nr }) => lx === 'zd' && sentOf(values, bh) === nr && !said.some((one) => one.bh === bh),
  );
  return Object.fromEntries(left.map(({ bh, mc, yj }) => [bh, `${mc}被退回：${yj}，请修改，或说明经核对无误`]));
}

/** A correction in which nothing was corrected. */
export function refuseUnchanged({ sbyy, bz = [] }: CaseRecord): never {
  const asked = bz.map(({ mc, yj }) => `${mc}（${yj}）`).join('、') || (sbyy?.yy ?? '');
  throw new Refusal(
    REFUSED,
    `本次提交的内容和材料与退回时相同，尚未补正。需要补正：${asked}。请修改或重新上传后再提交；经核对无误的，请在“退回意见”中说明`,
  );
}
