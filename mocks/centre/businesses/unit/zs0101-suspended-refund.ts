import { moneyText, typedFen } from '@/domain/money';
import { refundFields } from '@/schema/unit/zs0101-suspended-refund';
import { HALL_RULES } from '../../../data/menus/rule-names';
import { pendingRefundNote } from '../../../data/notes/unit-notes';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { unitOf } from '../../kernel/people';
import { missingPayerReason, payersOf, payerText } from '../../remittance/debit/payers';
import { availablePending } from '../../remittance/list/settle';
import { bookRefund, REFUND, REFUND_NAME, refundedText } from '../../remittance/refunds';

/** Refund of available pending money to the unit's account (docs/rules/zs0101-suspended-refund.md). */
export const pendingRefund: BusinessRule = {
  ywlx: REFUND,
  ywmc: REFUND_NAME,
  area: 'deposit',
  kind: 'unit',
  notice: pendingRefundNote,
  days: 1,
  conditions: (application) => [hasFree(application), hasAccount(application)],
  assess,
  approve: bookRefund,
  message: (record) => (record.ywzt === '99' ? { title: `${record.ywmc}已办结`, nr: refundedText(record) } : undefined),
};

function hasFree({ tx, actor }: Application): RuleCondition {
  const free = availablePending(tx.store, unitOf(tx, actor).dwzh);
  return {
    tjbh: 'KTYE',
    tjmc: '有可退的暂收余额',
    mz: free > 0n,
    sjz: moneyText(free),
    yqz: '大于0',
    yj: HALL_RULES,
    xyb: '已计入待缴款清册的，请先取消清册；有来款待认领的，请先在“暂收款明细”中认领',
    lj: '/dwwt/cxyw/zskmx',
    refusal: '没有可退的暂收余额，请在“暂收款明细”中核对',
  };
}

/** Requires a bank account; a wallet cannot receive money. */
function hasAccount({ tx, actor }: Application): RuleCondition {
  const why = missingPayerReason(tx.store, unitOf(tx, actor).dwzh, '02');
  return {
    tjbh: 'SKZH',
    tjmc: '有可收款的银行账户',
    mz: why === '',
    sjz: why || '有',
    yqz: '户名已核验、已签约委托扣款',
    yj: HALL_RULES,
    xyb: '请办理付款账户信息维护',
    lj: '/dwwt/jcyw/fkzhxx_wh',
    refusal: `没有可收款的银行账户：${why}，请办理付款账户信息维护`,
  };
}

function assess({ tx, actor }: Application, raw: RawValues): Assessment {
  const { store } = tx;
  const { dwzh } = unitOf(tx, actor);
  const accounts = payersOf(store, dwzh).filter(({ hjfs }) => hjfs === '02');
  const reader = new FieldReader(raw);
  const options = { zhbh: accounts.map(({ zhbh }) => ({ value: zhbh, label: payerText(store, zhbh) })) };
  const sqnr = readFields(reader, refundFields, { today: tx.today(), options });
  const fen = typedFen(reader.valid('tkje'));
  const free = availablePending(store, dwzh);
  if (fen > free) reader.fail('tkje', `退款金额不能大于可退的暂收余额（${moneyText(free)}）`);
  return { ...reader.assessed(), amount: fen, amountName: refundFields.tkje.label, sqnr };
}
