import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import type { CaseRecord, ReturnedItem } from './case-states';
import { fileContents, materialsOf } from './materials/materials';

/** As the clerk names it; without words of its own the opinion on the whole counts for it. */
export type ItemToReturn = Pick<ReturnedItem, 'lx' | 'bh'> & { yj?: string };

/** What a clerk may name in a return of this case. */
export function returnableItems(desk: Desk, record: CaseRecord): Pick<ReturnedItem, 'lx' | 'bh' | 'mc'>[] {
  const materials = materialsOf(desk, record.ywlsh, { ...record.values });
  const fields = Object.entries(record.labels ?? {}).filter(([name]) => record.values[name]);
  return [
    ...materials.map(({ wjlxId, wjmc }) => ({ lx: 'cl' as const, bh: wjlxId, mc: wjmc })),
    ...fields.map(([bh, mc]) => ({ lx: 'zd' as const, bh, mc })),
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
    const item = known.find((one) => one.lx === lx && one.bh === bh);
    if (!item) throw new Refusal(REFUSED, `该申请中没有可退回的${lx === 'cl' ? '材料' : '内容'}“${bh}”`);
    const nr = lx === 'cl' ? fileContents(desk, record.ywlsh, bh) : (record.values[bh] ?? '');
    return { ...item, yj: yj.trim() || opinion, nr };
  });
}

/** Fields that were returned and hold what they held. */
export function uncorrectedFields(
  { bz = [] }: Pick<CaseRecord, 'bz'>,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const left = bz.filter(({ lx, bh, nr }) => lx === 'zd' && (values[bh] ?? '') === nr);
  return Object.fromEntries(left.map(({ bh, mc, yj }) => [bh, `${mc}被退回：${yj}，请修改`]));
}

/** A correction in which nothing was corrected. */
export function refuseUnchanged({ sbyy, bz = [] }: CaseRecord): never {
  const asked = bz.map(({ mc, yj }) => `${mc}（${yj}）`).join('、') || (sbyy?.yy ?? '');
  throw new Refusal(
    REFUSED,
    `本次提交的内容和材料与退回时相同，尚未补正。需要补正：${asked}。请修改或重新上传后再提交；认为无需修改的，请拨打12329说明`,
  );
}
