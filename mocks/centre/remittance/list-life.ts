import type { StateNote } from '@/api/business';
import { moneyText } from '@/domain/money';
import type { CaseRecord } from '../cases/case-states';
import { isCorrection } from '../cases/check-state';
import type { BusinessRule } from '../cases/rule';
import type { Desk } from '../kernel/desk';
import type { Store } from '../kernel/store';
import { cancelList, cancelText, USED_BY_CHOICE } from './cancel-list';
import { outstandingOf, outstandingText } from './outstanding';
import { listName, type RemittanceRecord, remittanceOfCase } from './records';
import { availablePending } from './settle';

/** What a case is whose list waits for its money, whatever the list is for (domain catalogue GJ0201, GJ0202). */
export const listLife: Pick<BusinessRule, 'revocable' | 'note' | 'takeBack' | 'ended' | 'message'> = {
  // The rest can be taken back too: what came lies in the unit's own pending account.
  revocable: (store, record) => listOf(store, record)?.zt === '2',
  note: (store, record) => {
    const list = listOf(store, record);
    return list && (list.zt === '5' ? cancelledNote(list) : outstandingOf(list));
  },
  takeBack: (desk, record) => {
    const list = listOf(desk.store, record);
    return list
      ? { jdmc: list.bj ? '取消补缴' : '取消清册', yj: cancelText(desk, list) }
      : { jdmc: '撤回申请', yj: '申请人撤回' };
  },
  ended: (desk, record) => {
    const list = listOf(desk.store, record);
    if (list?.zt === '2') cancelList(desk, list);
  },
  message,
};

const listOf = (store: Store, { owner, ywlsh }: CaseRecord) =>
  remittanceOfCase(store, owner.slice('unit:'.length), ywlsh);

/** In the words of 汇缴记录. */
function cancelledNote(list: RemittanceRecord): StateNote {
  const name = list.bj ? listName(list) : `${list.hjny}的清册`;
  return { mc: '已取消', lx: 'ended', nr: `${name}已取消，不再收款`, mx: [], lj: '', ljmc: '' };
}

/** By the way to pay (dictionary hjfs): nobody pays for what may still be refused. */
const AFTER_REVIEW: Readonly<Record<string, string>> = {
  '01': '审核通过后使用暂收余额，不足的部分另行通知缴款，此前请不要付款',
  '02': '审核通过后从付款账户扣款，无需另行转账',
  '03': '审核通过前请不要付款，通过后另行通知收款账户和缴款附言码',
  '04': '审核通过后从付款账户扣款，无需另行转账',
};

/** What is left over is the unit's own: it hears where it lies. */
function restText({ owner }: CaseRecord, store: Store): string {
  const rest = availablePending(store, owner.slice('unit:'.length));
  return rest > 0n ? `暂收余额还有${moneyText(rest)}，办理汇缴、补缴时${USED_BY_CHOICE}。` : '';
}

function message(record: CaseRecord, { store }: Desk): { title: string; nr: string } | undefined {
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
    const nr = `贵单位${ywmc}${moneyText(je)}已记入职工个人账户，${list?.bj ? '补缴' : '汇缴'}凭证可在网厅打印。${restText(record, store)}`;
    return { title: `${ywmc}已入账`, nr };
  }
  if (ywzt === '85' && list) {
    const what = `${ywmc}${list.bj ? '' : '清册'}已取消`;
    return { title: what, nr: `贵单位${what}，${record.lc.at(-1)?.yj}。` };
  }
  return list && outstandingText(list);
}
