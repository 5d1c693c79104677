import type { StateNote } from '@/api/cases/business';
import { moneyText } from '@/domain/money';
import type { CaseRecord } from '../../cases/case-states';
import { isCorrection } from '../../cases/check/check-state';
import type { BusinessRule } from '../../cases/rule';
import type { Store } from '../../kernel/store';
import { ownerId, type Transaction } from '../../kernel/transaction';
import { outstandingOf, outstandingText } from '../outstanding';
import { cancelList, cancelText, USED_BY_CHOICE } from './cancel-list';
import { listName, type RemittanceRecord, remittanceOfCase } from './records';
import { availablePending } from './settle';

/** States, notes and messages of a case whose list waits for its money: GJ0201 and GJ0202 (docs/rules/gj0201-remittance.md). */
export const listLife: Pick<BusinessRule, 'revocable' | 'note' | 'takeBack' | 'ended' | 'message'> = {
  // A partly paid list can be withdrawn too: the received part lies in the unit's own pending account.
  revocable: (store, record) => listOf(store, record)?.zt === '2',
  note: (store, record) => {
    const list = listOf(store, record);
    return list && (list.zt === '5' ? cancelledNote(list) : outstandingOf(list));
  },
  takeBack: (tx, record) => {
    const list = listOf(tx.store, record);
    return list
      ? { jdmc: list.bj ? '取消补缴' : '取消清册', yj: cancelText(tx, list) }
      : { jdmc: '撤回申请', yj: '申请人撤回' };
  },
  ended: (tx, record) => {
    const list = listOf(tx.store, record);
    if (list?.zt === '2') cancelList(tx, list);
  },
  message,
};

const listOf = (store: Store, { owner, ywlsh }: CaseRecord) => remittanceOfCase(store, ownerId(owner, 'unit'), ywlsh);

/** Note in the terms of 汇缴记录. */
function cancelledNote(list: RemittanceRecord): StateNote {
  const name = list.bj ? listName(list) : `${list.hjny}的清册`;
  return { mc: '已取消', lx: 'ended', nr: `${name}已取消，不再收款`, mx: [], lj: '', ljmc: '' };
}

/** Next step by payment method (dictionary hjfs): the payment follows the review, because a refused list must not be paid. */
const AFTER_REVIEW: Readonly<Record<string, string>> = {
  '01': '审核通过后使用暂收余额，不足的部分另行通知缴款，此前请不要付款',
  '02': '审核通过后从付款账户扣款，无需另行转账',
  '03': '审核通过前请不要付款，通过后另行通知收款账户和缴款附言码',
  '04': '审核通过后从付款账户扣款，无需另行转账',
};

/** Text about the surplus, which belongs to the unit and lies in its pending account. */
function restText({ owner }: CaseRecord, store: Store): string {
  const rest = availablePending(store, ownerId(owner, 'unit'));
  return rest > 0n ? `暂收余额还有${moneyText(rest)}，办理汇缴、补缴时${USED_BY_CHOICE}。` : '';
}

function message(record: CaseRecord, { store }: Transaction): { title: string; nr: string } | undefined {
  const { ywzt, ywlsh, ywmc, je, values } = record;
  const list = listOf(store, record);
  if (ywzt === '98') {
    const corrected = isCorrection(record);
    const what = corrected ? `贵单位补正的${ywmc}清册已收到` : `贵单位${ywmc}清册已提交`;
    const then = AFTER_REVIEW[values.hjfs ?? ''] ?? AFTER_REVIEW['03'];
    const nr = `${what}（${ywlsh}），将于${record.cnbjsj}前审核；${then}。`;
    return { title: corrected ? `${ywmc}补正已收到` : `${ywmc}清册已提交`, nr };
  }
  if (ywzt === '99') {
    const nr = `贵单位的${ywmc}（${ywlsh}）已入账：${moneyText(je)}已记入职工个人账户，${list?.bj ? '补缴' : '汇缴'}凭证可在网厅打印。${restText(record, store)}`;
    return { title: `${ywmc}已入账`, nr };
  }
  if (ywzt === '85' && list) {
    const what = `${ywmc}${list.bj ? '' : '清册'}已取消`;
    return { title: what, nr: `贵单位${what}，${record.lc.at(-1)?.yj}。` };
  }
  return list && outstandingText(list);
}
