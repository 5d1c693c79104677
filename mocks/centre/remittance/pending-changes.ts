// Applications about who is paid for, or how much, that a debit does not know yet (decision 355).
import type { PlainMonth } from '@/domain/dates';
import { answeringText } from '../access/who-answers';
import { batches } from '../cases/batch-store';
import { arrivedRows } from '../cases/batches';
import { type CaseRecord, casesOf, FINAL } from '../cases/case-states';
import { isChanging } from '../cases/registered';
import { stateName } from '../cases/state-notes';
import { type Desk, ownerOf } from '../kernel/desk';
import { units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { dueMonth } from './confirm';
import { tellUnit } from './tell-unit';

/** 缓缴申请. */
const DEFERRAL = 'GJ0206';

/** The month from which an application changes who is paid for, or how much: its own or in its rows. */
const FROM = ['sxny', 'sqksny', 'sqhjksny', 'zysxny', 'qjny', 'fcny'];

/** Those of the unit that concern months up to `last`: the money of these is taken as if they were not. */
export function pendingChanges(store: Store, dwzh: string, last: PlainMonth): CaseRecord[] {
  const own = casesOf(store, ownerOf({ kind: 'unit', dwzh }));
  const open = own.filter(
    ({ ywlx, ywzt }) => (ywlx === DEFERRAL || isChanging(ywlx, 'members', 'terms', 'relief')) && !FINAL.includes(ywzt),
  );
  return open.filter((record) => firstMonthOf(store, record) <= last);
}

export function pendingText(store: Store, dwzh: string, last: PlainMonth): string {
  const said = pendingChanges(store, dwzh, last).map((one) => `${one.ywmc}（${one.ywlsh}，${stateName(store, one)}）`);
  return said.length > 0 ? `；${said.join('、')}尚未办结，扣款前未办结的不计入` : '';
}

/** A month is paid: whoever made what was to change it hears, once, that it cannot pass as it is, and what to do. */
export function tellOutOfTime(desk: Desk, dwzh: string, hjny: PlainMonth): void {
  const { store } = desk;
  const unit = units(store).get(dwzh);
  if (!unit) return;
  for (const record of pendingChanges(store, dwzh, hjny)) {
    const { ywlsh, ywmc, ywzt } = record;
    const first = firstMonthOf(store, record);
    // Of a month that was paid before it was said then.
    if (first !== hjny) continue;
    // It is approved for the months after this one.
    if (record.ywlx === DEFERRAL && (record.values.sqhjjsny ?? '') > hjny) continue;
    const who = answeringText(store, record);
    const how = ywzt === '97' ? `请${who}修改时` : `请${who}撤回后`;
    const nr = `贵单位${hjny}汇缴已入账，${ywmc}（${ywlsh}，${stateName(store, record)}）中自${hjny}起变更的，不能再按该年月办结；${how}改为${dueMonth(desk, unit)}或以后的年月，再重新提交。`;
    tellUnit(desk, dwzh, { id: `hjbg-${ywlsh}-${hjny}`, title: `${ywmc}的年月已汇缴`, nr, ywlsh });
  }
}

/** The earliest month it concerns; '' where it names none. */
function firstMonthOf(store: Store, { values }: CaseRecord): PlainMonth | '' {
  const batch = batches(store).get(values.pcbh ?? '');
  const rows = batch ? arrivedRows<Readonly<Record<string, string>>>(store, batch) : [];
  const months = [values, ...rows]
    .flatMap((one) => FROM.map((name) => one[name] ?? ''))
    .filter((month) => month !== '');
  return months.reduce((least, month) => (least === '' || month < least ? month : least), '');
}
