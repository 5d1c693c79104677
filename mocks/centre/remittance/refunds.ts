import type { RefundStart } from '@/api/pending-money';
import { moneyText, toYuan } from '@/domain/money';
import { type CaseRecord, moveCase } from '../cases/case-states';
import type { Approval } from '../cases/rule';
import type { Actor, Desk } from '../kernel/desk';
import { pendingAccount, post } from '../kernel/ledger';
import { unitOf } from '../kernel/people';
import { payersOf, payerText } from './payers';
import { availablePending } from './settle';

/** The catalogue has the application, and no code of the standard for it: this one is the hall's own. */
export const REFUND = 'ZS0101';
export const REFUND_NAME = '暂收款退款';

/** What of the pending balance may go back to the unit, and to which accounts. */
export function refundStart(desk: Desk, actor: Actor): RefundStart {
  const { store } = desk;
  const { dwzh } = unitOf(desk, actor);
  return {
    zsye: toYuan(availablePending(store, dwzh)),
    fkzhs: payersOf(store, dwzh).filter(({ hjfs }) => hjfs === '02'),
  };
}

/** Books the refund to the case: what it says there is what stands in the list of pending money, the message and the receipt. */
export function payBack(desk: Desk, record: CaseRecord, approval: Approval): CaseRecord {
  const passed = moveCase(desk, record, { to: '02', ...approval, change: { sbyy: undefined } });
  const { ywlsh, je } = record;
  const dwzh = dwzhOf(record);
  post(desk.store, {
    id: `tk:${ywlsh}`,
    date: desk.today(),
    kind: 'ZS',
    zhaiyao: refundRow(desk, record),
    ywlsh,
    dwzh,
    lines: [
      { account: pendingAccount(dwzh), fen: -je },
      { account: 'bank', fen: je },
    ],
  });
  const left = availablePending(desk.store, dwzh);
  const yj = `${moneyText(je)}已转入${paidTo(desk, record)}，暂收余额${moneyText(left)}可用`;
  return moveCase(desk, passed, {
    to: '99',
    jdmc: REFUND_NAME,
    clr: '系统',
    yj,
    change: { dzje: je, dzrq: desk.today() },
  });
}

/** What the unit is told: who asked for it, and the same number, amount and account as everywhere else. */
export function refundedText({ jbr, check, ywlsh, lc }: CaseRecord): string {
  const second = check?.by ? `、复核人${check.by.jbrxm}` : '';
  return `贵单位由经办人${jbr?.jbrxm ?? ''}${second}申请的${REFUND_NAME}（${ywlsh}）${lc.at(-1)?.yj ?? ''}。`;
}

const refundRow = (desk: Desk, record: CaseRecord) => `${REFUND_NAME}至${paidTo(desk, record)}`;
const paidTo = ({ store }: Desk, { values }: CaseRecord) => payerText(store, values.zhbh ?? '');
const dwzhOf = ({ owner }: CaseRecord) => owner.slice('unit:'.length);
