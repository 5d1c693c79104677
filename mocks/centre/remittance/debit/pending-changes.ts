// Open applications that would change a month's list and that its debit ignores (docs/rules/unit.md, Changes that came too late).
import type { PlainMonth } from '@/domain/dates';
import { notify } from '../../access/notify';
import { responsibleOperatorsText } from '../../access/responsible-operators';
import { batches } from '../../cases/batch/batch-store';
import { arrivedRows } from '../../cases/batch/batches';
import { type CaseRecord, casesOf, FINAL } from '../../cases/case-states';
import { isChanging } from '../../cases/registered';
import { stateName } from '../../cases/state-notes';
import { units } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { ownerOf, type Transaction } from '../../kernel/transaction';
import { dueMonth } from '../list/confirm';

/** 缓缴申请. */
const DEFERRAL = 'GJ0206';

/** Fields with the month from which an application changes payers or amounts, in its values or its rows. */
const FROM = ['sxny', 'sqksny', 'sqhjksny', 'zysxny', 'qjny', 'fcny'];

/** Returns the unit's applications for months up to `last`, which the debit of these months ignores. */
export function pendingChanges(store: Store, dwzh: string, last: PlainMonth): CaseRecord[] {
  const own = casesOf(store, ownerOf({ kind: 'unit', dwzh }));
  const open = own.filter(
    ({ ywlx, ywzt }) => (ywlx === DEFERRAL || isChanging(ywlx, 'members', 'terms', 'relief')) && !FINAL.includes(ywzt),
  );
  return open.filter((record) => firstMonthOf(store, record) <= last);
}

export function pendingText(store: Store, dwzh: string, last: PlainMonth): string {
  const listed = pendingChanges(store, dwzh, last).map(
    (one) => `${one.ywmc}（${one.ywlsh}，${stateName(store, one)}）`,
  );
  return listed.length > 0 ? `；${listed.join('、')}尚未办结，扣款前未办结的不计入` : '';
}

/** Notifies each applicant once that the month has been paid, so that the change cannot pass as it is, and of the next step. */
export function notifyOutOfTime(tx: Transaction, dwzh: string, hjny: PlainMonth): void {
  const { store } = tx;
  const unit = units(store).get(dwzh);
  if (!unit) return;
  for (const record of pendingChanges(store, dwzh, hjny)) {
    const { ywlsh, ywmc, ywzt } = record;
    const first = firstMonthOf(store, record);
    // Earlier months were notified when they were paid.
    if (first !== hjny) continue;
    // A deferral beyond this month can still be approved for the later ones.
    if (record.ywlx === DEFERRAL && (record.values.sqhjjsny ?? '') > hjny) continue;
    const who = responsibleOperatorsText(store, record);
    const how = ywzt === '97' ? `请${who}修改时` : `请${who}撤回后`;
    const data = { ywlsh, ywmc, state: stateName(store, record), hjny, how, due: dueMonth(tx, unit) };
    notify(tx, ownerOf({ kind: 'unit', dwzh }), 'change-out-of-time', data);
  }
}

/** Returns the earliest month of an application; '' where it names none. */
function firstMonthOf(store: Store, { values }: CaseRecord): PlainMonth | '' {
  const batch = batches(store).get(values.pcbh ?? '');
  const rows = batch ? arrivedRows<Readonly<Record<string, string>>>(store, batch) : [];
  const months = [values, ...rows]
    .flatMap((one) => FROM.map((name) => one[name] ?? ''))
    .filter((month) => month !== '');
  return months.reduce((least, month) => (least === '' || month < least ? month : least), '');
}
