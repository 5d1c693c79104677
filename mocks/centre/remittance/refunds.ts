import type { RefundStart } from '@/api/person/pending-money';
import { moneyText, toYuan } from '@/domain/money';
import { type CaseRecord, moveCase } from '../cases/case-states';
import type { Approval } from '../cases/rule';
import { pendingAccount, post } from '../kernel/accounts/ledger';
import { unitOf } from '../kernel/people';
import { type Actor, ownerId, type Transaction } from '../kernel/transaction';
import { payersOf, payerText } from './debit/payers';
import { availablePending } from './list/settle';

/** Own code of the hall, because the data standard has none (docs/rules/zs0101-suspended-refund.md, Choices). */
export const REFUND = 'ZS0101';
export const REFUND_NAME = '暂收款退款';

/** Returns the refundable part of the pending balance and the accounts it may go to. */
export function refundStart(tx: Transaction, actor: Actor): RefundStart {
  const { store } = tx;
  const { dwzh } = unitOf(tx, actor);
  return {
    zsye: toYuan(availablePending(store, dwzh)),
    fkzhs: payersOf(store, dwzh).filter(({ hjfs }) => hjfs === '02'),
  };
}

/** Books the refund to the case; the entry text is shared by the pending list, the message and the receipt. */
export function bookRefund(tx: Transaction, record: CaseRecord, approval: Approval): CaseRecord {
  const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
  const { ywlsh, je } = record;
  const dwzh = dwzhOf(record);
  post(tx.store, {
    id: `tk:${ywlsh}`,
    date: tx.today(),
    kind: 'ZS',
    zhaiyao: refundRow(tx, record),
    ywlsh,
    dwzh,
    lines: [
      { account: pendingAccount(dwzh), fen: -je },
      { account: 'bank', fen: je },
    ],
  });
  const left = availablePending(tx.store, dwzh);
  const yj = `${moneyText(je)}已转入${paidTo(tx, record)}，暂收余额${moneyText(left)}可用`;
  return moveCase(tx, passed, {
    to: '99',
    jdmc: REFUND_NAME,
    clr: '系统',
    yj,
    change: { dzje: je, dzrq: tx.today() },
  });
}

/** Text of the refund for the unit: applicant, number, amount and account. */
export function refundedText({ jbr, check, ywlsh, lc }: CaseRecord): string {
  const second = check?.by ? `、复核人${check.by.jbrxm}` : '';
  return `贵单位由经办人${jbr?.jbrxm ?? ''}${second}申请的${REFUND_NAME}（${ywlsh}）已办结：${lc.at(-1)?.yj ?? ''}。`;
}

const refundRow = (tx: Transaction, record: CaseRecord) => `${REFUND_NAME}至${paidTo(tx, record)}`;
const paidTo = ({ store }: Transaction, { values }: CaseRecord) => payerText(store, values.zhbh ?? '');
const dwzhOf = ({ owner }: CaseRecord) => ownerId(owner, 'unit');
