import type { StateNote } from '@/api/cases/business';
import { addDays, type PlainDate } from '@/domain/dates';
import { groupBankCard } from '@/domain/identity/bank-card';
import { moneyText, toYuan } from '@/domain/money';
import { policyCount } from '../../data/policy/policy';
import { receivingAccount } from '../../data/unit-payers';
import { notify } from '../access/notify';
import { ownerOf, type Transaction } from '../kernel/transaction';
import { type DebitAttempt, listName, type RemittanceRecord, type RemittanceState, shortfallOf } from './list/records';

/** Codes of dictionary hjzt; 6 marks a list whose debit will be retried. */
export type ShownState = RemittanceState | '6';

/** Returns the day of the debit retry; undefined when there is none. */
export function secondTryOf({ attempts, before = 0 }: RemittanceRecord): PlainDate | undefined {
  const [first, second] = attempts.slice(before);
  return first && !first.ok && !first.final && !second ? addDays(first.day, policyCount('p.kkJg')) : undefined;
}

export function shownState(list: RemittanceRecord): ShownState {
  return list.zt === '2' && secondTryOf(list) ? '6' : list.zt;
}

/** State note of a list that waits for its money, shared by receipt, case, to-do, message and SMS. */
export function outstandingOf(list: RemittanceRecord): StateNote | undefined {
  if (list.zt !== '2') return undefined;
  const missing = shortfallOf(list);
  const again = secondTryOf(list);
  const failed = failedOf(list);
  const refused = failed?.reason;
  // The received part comes first, so that a reader who stops there does not pay twice.
  const part = list.received > 0n ? `已到账${moneyText(list.received)}，尚差${moneyText(missing)}` : '';
  const [path, name, what] = list.bj ? ['bjjl', '补缴记录', '补缴'] : ['hjpz', '汇缴记录', '清册'];
  const page = { lj: `/dwwt/cxyw/${path}?qcqrdh=${list.qcqrdh}`, ljmc: `到“${name}”更改缴款方式或取消${what}` };
  if (again) {
    return {
      mc: '扣款失败',
      lx: 'failed',
      nr: `${part ? `${part}；扣款失败（${refused}）` : refused}，将于${again}再次扣款${moneyText(missing)}，${adviceFor(failed)}，无需另行转账`,
      mx: [
        ...(part ? [{ label: '已到账', value: moneyText(list.received) }] : []),
        { label: '失败原因', value: refused ?? '' },
        { label: '再次扣款日', value: again },
        { label: '应扣金额', value: moneyText(missing), fz: toYuan(missing) },
      ],
      ...page,
    };
  }
  const ended = refused ? `扣款失败（${refused}），不再自动扣款` : '';
  const text = [part, ended, part ? '' : `尚需缴款${moneyText(missing)}`].filter(Boolean).join('；');
  const { skhm, skzh, skyh } = receivingAccount;
  return {
    mc: '待缴款',
    lx: 'attention',
    nr: `${text}，转账附言填写${list.jkfy}`,
    mx: [
      { label: '尚需缴款', value: moneyText(missing), fz: toYuan(missing) },
      { label: '收款户名', value: skhm, fz: skhm },
      { label: '收款账号', value: groupBankCard(skzh), fz: skzh },
      { label: '收款银行', value: skyh, fz: skyh },
      { label: '缴款附言码', value: list.jkfy, fz: list.jkfy },
    ],
    ...page,
  };
}

/** Advice on the retry: more money does not help a frozen or closed account. */
const adviceFor = (failed: DebitAttempt | undefined) =>
  failed?.short ? '请保证付款账户余额充足' : '请在此之前恢复付款账户，或更改缴款方式';

/** Returns the last failed attempt of the present payment method; undefined without one. */
function failedOf({ attempts, before = 0 }: RemittanceRecord): DebitAttempt | undefined {
  return attempts.slice(before).findLast(({ ok }) => !ok);
}

/** The note as a message, without a table of figures for SMS. `event`: the event to name, if it is not the state. */
export function outstandingText(list: RemittanceRecord, event?: string): { title: string; nr: string } | undefined {
  const note = outstandingOf(list);
  if (!note) return undefined;
  const name = listName(list);
  const { skhm, skzh, skyh } = receivingAccount;
  const where = note.lx === 'failed' ? '' : `收款账户：${skhm}，${skzh}，${skyh}。`;
  return {
    title: event ?? `${name}${failedOf(list) ? '扣款失败' : '缴款通知'}`,
    nr: `贵单位${event ?? `${name}${note.mc}`}：${note.nr}。${where}`,
  };
}

/** Notifies the unit of the state of its open list; `event` names the event, if any. */
export function notifyOutstanding(tx: Transaction, list: RemittanceRecord, id: string, event?: string): void {
  const text = outstandingText(list, event);
  if (text)
    notify(tx, ownerOf({ kind: 'unit', dwzh: list.dwzh }), 'remittance-outstanding', {
      id,
      ...text,
      ywlsh: list.ywlsh,
    });
}
