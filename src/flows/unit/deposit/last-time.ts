import type { LabelledValue } from '@/api/client/labelled-value';
import type { PayerAccount } from '@/api/unit/payer-account';
import type { RemittanceStart } from '@/api/unit/remittance';
import { shiftMonth } from '@/domain/dates';
import type { LastApplication } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { dictionaryLabel } from '@/session/dictionary';

/** Source 2, the last roster with the changes completed since. */
const WITH_CHANGES = '2';
/** Source 3, compared with a payroll, which differs each month. */
const WITH_PAYROLL = '3';
/** Payment from the pending balance. */
const FROM_BALANCE = '01';

/** Debit of a bank account, of a wallet. */
const DEBITS = ['02', '04'];

/** Default debit account: the first bank account in the centre's order; '' without one. */
export function standardAccount(accounts: readonly PayerAccount[]): string {
  return accounts.find(({ hjfs }) => hjfs === '02')?.zhbh ?? '';
}

/** The pending balance differs each month, so it is chosen again. */
const chosenAgain = (hjfs: string) => (hjfs === FROM_BALANCE ? '' : hjfs);

/**
 * Values of the last month that still apply: without changes, the roster "with changes" equals the last one. The first month uses the
 * payment method of the registration.
 */
export function unchangedFromLast({ sc, fkzhs, djhjfs }: RemittanceStart) {
  const debited = standardAccount(fkzhs);
  if (!sc) return { hjksfs: WITH_CHANGES, hjfs: chosenAgain(djhjfs), zhbh: debited };
  return {
    hjksfs: sc.hjksfs === WITH_PAYROLL ? WITH_PAYROLL : WITH_CHANGES,
    hjfs: chosenAgain(sc.hjfs),
    // A removed account is chosen again; payment without debit has none.
    zhbh: accountOf(sc, fkzhs)?.zhbh ?? (DEBITS.includes(sc.hjfs) ? '' : debited),
  };
}

/** Previous month's remittance, or for the first one the registration, with the values that must be chosen again. */
export function lastTime({ own, unit, branch }: UnitFacts<RemittanceStart>): LastApplication | null {
  const { sc, fkzhs, hjny, qbrq } = own;
  // Not possible before the month's time, or without contributing members.
  if (qbrq !== '' || !unit.yj) return null;
  if (!sc) return asRegistered(own, branch);
  const account = accountOf(sc, fkzhs);
  const asks = [
    sc.hjny === shiftMonth(hjny, -1) ? '' : `${shiftMonth(hjny, -1)}没有汇缴，请核对清册来源和汇缴方式`,
    sc.hjksfs === WITH_PAYROLL ? '上次与工资文件比对过清册，本月请重新导入工资文件' : '',
    sc.hjfs === FROM_BALANCE ? '上次使用了暂收余额，本月请重新选择汇缴方式' : '',
    DEBITS.includes(sc.hjfs) && !account ? '上次的付款账户已不能使用，请重新选择付款账户' : '',
    branch === '' ? '请选择受理网点' : '',
  ].filter((text) => text !== '');
  return { title: `与${sc.hjny}相同`, action: '按上次办理', figures: figuresOf(own, sc.hjfs, account, branch), asks };
}

/** The unit's first remittance here: everybody whose account is open, paid as registered. Null if that is not known. */
function asRegistered(own: RemittanceStart, branch: string): LastApplication | null {
  const { hjfs, zhbh } = unchangedFromLast(own);
  const account = accountOf({ hjfs, zhbh }, own.fkzhs);
  const unknown = hjfs === '' || hjfs in own.wzhsm || branch === '' || (DEBITS.includes(hjfs) && !account);
  if (unknown) return null;
  return {
    title: '按登记的方式汇缴',
    action: '按登记的方式办理',
    figures: figuresOf(own, hjfs, account, branch),
    asks: [],
  };
}

function figuresOf(
  { hjny }: RemittanceStart,
  hjfs: string,
  account: PayerAccount | undefined,
  branch: string,
): LabelledValue[] {
  return [
    { label: '汇缴年月', value: hjny },
    { label: '汇缴方式', value: dictionaryLabel('hjfs', hjfs) },
    ...(account ? [{ label: '付款账户', value: `${account.yhmc} ${account.fkzh}` }] : []),
    ...(branch ? [{ label: '受理网点', value: dictionaryLabel('WDXX', branch) }] : []),
  ];
}

function accountOf({ zhbh, hjfs }: { zhbh: string; hjfs: string }, accounts: readonly PayerAccount[]) {
  return accounts.find((account) => account.zhbh === zhbh && account.hjfs === hjfs);
}
