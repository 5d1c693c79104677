// Reminders to a former unit to seal an account, and its answer 仍在本单位 (docs/rules/gj0306-unit-transfer.md).

import type { TodoItem } from '@/api/cases/todos';
import type { SealReminder } from '@/api/unit/seal-reminders';
import { fundTime, type PlainDate } from '@/domain/dates';
import { sealDecline } from '@/schema/unit/statements';
import { notify } from '../access/notify';
import { CHECKS_ONLY, checksOnly } from '../access/two-person-rule';
import { labelOf } from '../cases/field-reader';
import { branchOfOwner } from '../cases/last-branch';
import { readStatement } from '../cases/read-fields';
import { lastSpan, persons, type UnitRecord, unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { unitName } from './person-views';

interface Reminder {
  grzh: string;
  /** Former unit, requesting unit, and day of the first reminder. */
  dwzh: string;
  dwmc: string;
  day: PlainDate;
  /** Account number of the requesting unit. */
  by: string;
  /** The former unit's answer: sealed, or still a member, with the reason. */
  answer?: { zt: 'sealed' | 'stays'; yy: string; sj: string };
}

/** Page with both answers and the outcome. */
const PAGE = '/dwwt/cxyw/zrzcjl';

const reminders = (store: Store) => store.table<Reminder>('seal-reminders');
const idOf = ({ grzh, by }: Pick<Reminder, 'grzh' | 'by'>) => `${grzh}:${by}`;

/** Stores a reminder; a repeated one after an answer needs a new answer. @returns its number */
export function storeReminder(
  tx: Transaction,
  { grzh, dwzh, unit }: Pick<Reminder, 'grzh' | 'dwzh'> & { unit: UnitRecord },
): string {
  const id = idOf({ grzh, by: unit.dwzh });
  const former = reminders(tx.store).get(id);
  if (former?.answer?.zt === 'stays' && former.answer.sj.slice(0, 10) === tx.today())
    throw new BusinessError(REFUSED, staysText(tx, grzh, unit.dwzh));
  const day = former && !former.answer ? former.day : tx.today();
  reminders(tx.store).put(id, { grzh, dwzh, dwmc: unit.dwmc, day, by: unit.dwzh });
  return id;
}

/** Text on the answer 仍在本单位 and the next step; '' without that answer. */
export function staysText(tx: Transaction, grzh: string, by: string): string {
  const { answer } = reminders(tx.store).get(idOf({ grzh, by })) ?? {};
  if (answer?.zt !== 'stays') return '';
  return `原单位于${answer.sj.slice(0, 10)}答复该职工仍在其单位（${answer.yy}），账户不能转入；${nextStep(tx, by)}`;
}

/** Advice if the units disagree. */
function nextStep(tx: Transaction, by: string): string {
  const branch = labelOf('WDXX', branchOfOwner(tx, { kind: 'unit', dwzh: by }));
  return `职工确已离职的，请职工与原单位核实，有异议的拨打12329或到${branch || '受理网点'}反映`;
}

/** Notifies the requesting units of a sealed account, with the next step. */
export function answerReminders(tx: Transaction, grzh: string): void {
  const xingming = persons(tx.store).get(grzh)?.xingming ?? '';
  for (const one of [...reminders(tx.store).values()]) {
    if (one.grzh !== grzh || one.answer?.zt === 'sealed') continue;
    const id = idOf(one);
    reminders(tx.store).put(id, { ...one, answer: { zt: 'sealed', yy: '', sj: fundTime(tx.now()) } });
    const data = { id, asked: one.day, today: tx.today(), xingming };
    notify(tx, ownerOf({ kind: 'unit', dwzh: one.by }), 'former-unit-sealed', data);
  }
}

/** Stores 仍在本单位 with the reason and notifies the requesting unit; idempotent for the same reason. @throws BusinessError */
export function answerStays(tx: Transaction, actor: Actor, input: { id: string; yy: string }): SealReminder[] {
  const { dwzh, dwmc } = unitOf(tx, actor);
  const found = reminders(tx.store).get(input.id);
  if (found?.dwzh !== dwzh) throw new BusinessError(REFUSED, '未找到该提醒，请刷新后查看');
  const yy = input.yy.trim();
  if (found.answer?.zt === 'stays' && found.answer.yy === yy) return listReminders(tx, actor);
  if (checksOnly(tx, actor)) throw new BusinessError(REFUSED, CHECKS_ONLY);
  if (!isOpen(tx.store, found)) throw new BusinessError(REFUSED, '该提醒已经办结，请刷新后查看');
  readStatement(tx, sealDecline, input);
  const sj = fundTime(tx.now());
  reminders(tx.store).put(input.id, { ...found, answer: { zt: 'stays', yy, sj } });
  const xingming = persons(tx.store).get(found.grzh)?.xingming ?? '';
  const data = { id: input.id, asked: found.day, sj, xingming, dwmc, why: yy, next: nextStep(tx, found.by) };
  notify(tx, ownerOf({ kind: 'unit', dwzh: found.by }), 'former-unit-refuses', data);
  return listReminders(tx, actor);
}

/** Returns the unit's reminders, received and sent, newest first, until the person has been transferred. */
export function listReminders(tx: Transaction, actor: Actor): SealReminder[] {
  const { dwzh } = unitOf(tx, actor);
  return [...reminders(tx.store).values()]
    .filter((one) => (one.dwzh === dwzh || one.by === dwzh) && heldBy(tx.store, one) !== one.by)
    .sort((a, b) => (a.day + idOf(a) < b.day + idOf(b) ? 1 : -1))
    .map((one): SealReminder => {
      const sent = one.by === dwzh;
      const { xingming = '' } = persons(tx.store).get(one.grzh) ?? {};
      return {
        id: idOf(one),
        fx: sent ? '1' : '2',
        xingming,
        // The requesting unit knows name and ID only, not yet the account number.
        grzh: sent ? '' : one.grzh,
        dwmc: sent ? unitName(tx.store, one.dwzh) : one.dwmc,
        rq: one.day,
        zt: one.answer?.zt === 'stays' ? '2' : isOpen(tx.store, one) ? '1' : '3',
        yy: one.answer?.yy ?? '',
        hfsj: one.answer?.sj ?? '',
        xyb: sent && one.answer?.zt === 'stays' ? nextStep(tx, dwzh) : '',
      };
    });
}

/** Returns the former unit's unanswered reminders as to-dos. */
export function sealTodos(tx: Transaction, actor: Actor): TodoItem[] {
  if (actor.kind !== 'unit') return [];
  const asked = [...reminders(tx.store).values()].filter((one) => one.dwzh === actor.dwzh);
  return asked.flatMap((one) => {
    if (one.answer || !isOpen(tx.store, one)) return [];
    const title = `${persons(tx.store).get(one.grzh)?.xingming}：请办理封存`;
    const sxsm = `${one.dwmc}申请将其账户转入；已离职的请办理封存，仍在本单位的请答复原因`;
    return [{ ywlx: 'GJ0305', ywlsh: '', title, sxsm, rq: one.day, lj: PAGE }];
  });
}

const heldBy = (store: Store, { grzh }: Reminder): string | undefined => {
  const person = persons(store).get(grzh);
  return person && lastSpan(person)?.dwzh;
};

/** Returns whether the former unit still pays in for the person. */
const isOpen = (store: Store, one: Reminder): boolean =>
  persons(store).get(one.grzh)?.grzhzt === '01' && heldBy(store, one) === one.dwzh;
