// Conditions of a transfer in, and the reminder to the former unit (docs/rules/gj0306-unit-transfer.md).

import { fundTime } from '@/domain/dates';
import { plainPersonName } from '@/domain/text/person-name';
import { notify } from '../access/notify';
import { isFlexible } from '../kernel/messages/seal-advice';
import { lastSpan, type PersonRecord, type UnitRecord, unitOf, units } from '../kernel/people';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { openLoansOf } from '../loans/loans';
import { owedTo } from '../remittance/back-pay';
import { monthListText } from '../remittance/list/records';
import { accountsUnder } from './account-merge';
import { staysText, storeReminder } from './seal-reminders';
import { notLivingText, openWithdrawal } from './sealed-members';

const MISMATCH = '姓名与证件号码不匹配';
const UNSEALED = '该职工在原单位尚未封存，请联系原单位办理封存';
export const FROZEN_ACCOUNT_TEXT = '个人账户已冻结，不能转移';
export const FLEXIBLE_TRANSFER_ADVICE = '该职工为灵活就业缴存人员，请本人办理灵活就业人员转移';

/** Accounts of the person: the oldest remains, the others are merged into it; `own`: the unit already pays in for it. */
export interface IncomingMember {
  stays: PersonRecord;
  others: readonly PersonRecord[];
  own: PersonRecord | undefined;
  /** Former unit. */
  from: string;
}

export const isFrozen = ({ grzhzt, frozenFen }: PersonRecord) => grzhzt === '06' || frozenFen > 0n;

/** Returns why a present member cannot be transferred in. */
export const alreadyMemberText = (paying: boolean): string =>
  paying ? '该职工已在本单位正常缴存' : '该职工在本单位有封存账户，请办理启封';

/** Why a person cannot be transferred in, and the column of the error; `ask`: the former unit can be reminded. */
interface NotComing {
  column: 'zjhm' | 'xingming';
  why: string;
  ask?: { of: PersonRecord; for: 'seal' | 'pay' };
}

/** Returns the accounts, or why they cannot be transferred. */
export function incomingMember(
  tx: Transaction,
  unit: UnitRecord,
  { zjhm = '', xingming = '' }: Readonly<Record<string, string>>,
): { found: IncomingMember } | NotComing {
  const accounts = accountsUnder(tx, zjhm);
  const [stays, ...others] = accounts;
  // The name must match before anything about the account is revealed.
  if (!stays || accounts.some((one) => one.xingming !== plainPersonName(xingming))) {
    return { column: 'xingming', why: MISMATCH };
  }
  const refuse = (why: string, ask?: NotComing['ask']): NotComing => ({ column: 'zjhm', why, ...(ask && { ask }) });
  const dead = notLivingText(tx, zjhm);
  if (dead) return refuse(dead);
  if (accounts.some(isFrozen)) return refuse(FROZEN_ACCOUNT_TEXT);
  if (accounts.some(isFlexible)) return refuse(FLEXIBLE_TRANSFER_ADVICE);
  const held = (one: PersonRecord) => lastSpan(one)?.dwzh === unit.dwzh;
  const own = accounts.find((one) => held(one) && one.grzhzt === '01');
  const foreign = accounts.filter((one) => !held(one));
  if (foreign.length === 0) {
    return refuse(alreadyMemberText(own !== undefined));
  }
  const unsealed = foreign.find(({ grzhzt }) => grzhzt === '01');
  if (unsealed) {
    const why = staysText(tx, unsealed.grzh, unit.dwzh) || UNSEALED;
    return refuse(why, { of: unsealed, for: 'seal' });
  }
  const busy = accounts.map((one) => openWithdrawal(tx, one)).find(Boolean);
  if (busy) return refuse('该职工存在在途提取业务，办结后再办理转移');
  for (const one of foreign) {
    const why = unpaidText(tx, one);
    if (why) return refuse(why, { of: one, for: 'pay' });
  }
  const gone = others.some((one) => openLoansOf(tx.store, one.grzh).length > 0);
  if (gone) return refuse('该职工有两个账户，其中一个有未结清的贷款，请到柜台办理账户合并');
  return { found: { stays, others, own, from: lastSpan(foreign[0] ?? stays)?.dwzh ?? '' } };
}

/** Returns the unpaid months of an ended period; '' if there are none. Deferred months are owed until the back-payment. */
function unpaidText(tx: Transaction, person: PersonRecord): string {
  const { dwzh = '', from = '', to = '' } = lastSpan(person) ?? {};
  const paid = units(tx.store).get(dwzh)?.jzny ?? '';
  if (to >= from && to > paid) return `原单位尚未缴至${to}，请联系原单位汇缴后办理`;
  const owed = owedTo(tx, dwzh, person, to);
  return owed.length > 0 ? `原单位尚未缴存${monthListText(owed)}，请联系原单位补缴后办理` : '';
}

/** 「提醒原单位封存」: notifies the former unit of the request, at most once a day. @throws BusinessError if there is nothing to request */
export function remindFormerUnit(
  tx: Transaction,
  actor: Actor,
  who: { xingming: string; zjhm: string },
): { xyb: string } {
  const unit = unitOf(tx, actor);
  const found = incomingMember(tx, unit, { ...who, zjhm: who.zjhm.trim() });
  if (!('why' in found)) throw new BusinessError(REFUSED, '该职工的账户已封存，可以直接办理转入');
  const { ask, why, column } = found;
  if (!ask) throw new BusinessError(REFUSED, why, { fieldErrors: { [column]: why } });
  const { grzh, xingming } = ask.of;
  const dwzh = lastSpan(ask.of)?.dwzh ?? '';
  const day = tx.today();
  const seal = ask.for === 'seal';
  const id = seal ? storeReminder(tx, { grzh, dwzh, unit }) : `${grzh}:${unit.dwzh}`;
  const data = { id, day, dwmc: unit.dwmc, xingming, grzh };
  notify(tx, ownerOf({ kind: 'unit', dwzh }), seal ? 'former-unit-to-seal' : 'former-unit-to-pay', data);
  const until = seal ? '封存并缴清' : '缴清';
  return {
    xyb: `已于${fundTime(tx.now()).slice(0, 16)}提醒原单位${seal ? '封存' : '补缴'}；原单位${until}后，再办理转入${seal ? '。原单位的答复见“转入转出记录”' : ''}`,
  };
}
