import type { LabelledValue } from '@/api/labelled-value';
import type { PayerAccount } from '@/api/payer-account';
import type { RemittanceStart } from '@/api/remittance';
import { shiftMonth } from '@/domain/dates';
import type { Again } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { dictionaryLabel } from '@/session/dictionary';

/** Compared with a payroll, which is another one each month. */
const WITH_PAYROLL = '3';
/** Out of the pending balance. */
const FROM_BALANCE = '01';

/** By debit of a bank account, of a wallet. */
const DEBITS = ['02', '04'];

/** The account that is debited unless another one is chosen: the first of the bank accounts, as the centre sorts them; '' without one. */
export function standardAccount(accounts: readonly PayerAccount[]): string {
  return accounts.find(({ hjfs }) => hjfs === '02')?.zhbh ?? '';
}

/** A balance is another one each month. */
const chosenAgain = (hjfs: string) => (hjfs === FROM_BALANCE ? '' : hjfs);

/**
 * What of the last month still holds: with no changes the list "with the changes" is that of last month. The first month is paid
 * as the unit chose when it registered.
 */
export function likeLast({ sc, fkzhs, djhjfs }: RemittanceStart) {
  const debited = standardAccount(fkzhs);
  if (!sc) return { hjfs: chosenAgain(djhjfs), zhbh: debited };
  return {
    hjksfs: sc.hjksfs === WITH_PAYROLL ? WITH_PAYROLL : '2',
    hjfs: chosenAgain(sc.hjfs),
    // One that is gone is asked for anew; who did not pay by debit has chosen none.
    zhbh: accountOf(sc, fkzhs)?.zhbh ?? (DEBITS.includes(sc.hjfs) ? '' : debited),
  };
}

/** The month before as it was paid, and what of it has to be chosen anew. */
export function lastTime({ own, unit, branch }: UnitFacts<RemittanceStart>): Again | null {
  const { sc, fkzhs, hjny, qbrq } = own;
  // Of a month whose time has not come, or in which nobody pays in, nothing can be done.
  if (!sc || qbrq !== '' || !unit.yj) return null;
  const account = accountOf(sc, fkzhs);
  const asks = [
    sc.hjny === shiftMonth(hjny, -1) ? '' : `${shiftMonth(hjny, -1)}没有汇缴，请核对清册来源和汇缴方式`,
    sc.hjksfs === WITH_PAYROLL ? '上次与工资文件比对过清册，本月请重新导入工资文件' : '',
    sc.hjfs === FROM_BALANCE ? '上次使用了暂收余额，本月请重新选择汇缴方式' : '',
    DEBITS.includes(sc.hjfs) && !account ? '上次的付款账户已不能使用，请重新选择付款账户' : '',
    branch === '' ? '请选择受理网点' : '',
  ].filter((text) => text !== '');
  const figures: LabelledValue[] = [
    { label: '汇缴年月', value: hjny },
    { label: '汇缴方式', value: dictionaryLabel('hjfs', sc.hjfs) },
    ...(account ? [{ label: '付款账户', value: `${account.yhmc} ${account.fkzh}` }] : []),
    ...(branch ? [{ label: '受理网点', value: dictionaryLabel('WDXX', branch) }] : []),
  ];
  return { title: `与${sc.hjny}相同`, figures, asks };
}

function accountOf({ zhbh, hjfs }: { zhbh: string; hjfs: string }, accounts: readonly PayerAccount[]) {
  return accounts.find((account) => account.zhbh === zhbh && account.hjfs === hjfs);
}
