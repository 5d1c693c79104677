import { isPlainMonth, type PlainMonth, shiftMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { flexiblePauseNote } from '../../../data/notes/flexible-notes';
import { moveCase } from '../../cases/case-states';
import { FieldReader, labelOf } from '../../cases/field-reader';
import type { BusinessRule } from '../../cases/rule';
import { actorOf } from '../../kernel/desk';
import { type PersonRecord, personOf, persons } from '../../kernel/people';
import { endedAfter } from '../../kernel/spans';
import { loansOf, publicStatus } from '../../loans/loans';
import { changeMonths, flexibleConditions, noteChange } from '../../members/flexible/flexible-account';
import { prepaidFrom, refundUnowed } from '../../members/flexible/flexible-prepaid';
import { accountSeals } from '../../registers/life-registers';

const NAME = '灵活就业封存';

/** What the seal does away with beside the payments: an adjustment that has been registered and not begun; '' for none. */
function lapsedBy(spans: PersonRecord['spans'], fcny: PlainMonth): string {
  const lapsed = spans.find(({ from, dwzh }, at) => from >= fcny && spans[at - 1]?.dwzh === dwzh);
  return lapsed ? `已登记的自${lapsed.from}起的月缴存额调整随封存失效` : '';
}

/** GJ0810: a flexible worker stops paying in, until 启封 (domain catalogue 7). */
export const flexiblePause: BusinessRule = {
  ywlx: 'GJ0810',
  ywmc: NAME,
  area: 'deposit',
  kind: 'person',
  notice: flexiblePauseNote,
  days: 1,
  conditions: (application) => flexibleConditions(application, '01', NAME),
  limit: () => null,
  needs: () => [],
  assess({ desk, actor }, raw) {
    const reader = new FieldReader(raw);
    const fcyy = reader.code('fcyy', { label: '封存原因', from: 'lhfcyy' });
    const fcny = reader.code('fcny', { label: '停缴年月', from: changeMonths(desk, personOf(desk, actor)) });
    const back = reader.month('yjhfny', { label: '预计恢复年月', required: false });
    if (back && fcny && back <= fcny) reader.fail('yjhfny', '预计恢复年月应晚于停缴年月');
    const refund = fcny ? prepaidFrom(desk.store, personOf(desk, actor).grzh, fcny) : 0n;
    const lapsed = isPlainMonth(fcny) ? lapsedBy(personOf(desk, actor).spans, fcny) : '';
    const smsm = reader.text('smsm', { label: '说明', most: 200, required: false });
    return {
      fieldErrors: reader.errors,
      values: reader.values,
      labels: reader.labels,
      amount: 0n,
      manual: [],
      sqnr: [
        { label: '封存原因', value: labelOf('lhfcyy', fcyy) },
        { label: '停缴年月', value: fcny },
        ...(isPlainMonth(back) ? [{ label: '预计恢复年月', value: back }] : []),
        ...(refund > 0n ? [{ label: '预缴退回', value: `${moneyText(refund)}，退回扣款账户` }] : []),
        ...(lapsed ? [{ label: '月缴存额调整', value: lapsed }] : []),
        ...(smsm ? [{ label: '说明', value: smsm }] : []),
      ],
    };
  },
  approve(desk, record, approval) {
    const passed = moveCase(desk, record, { to: '02', ...approval });
    const person = personOf(desk, actorOf(record.owner));
    const { fcny = '', fcyy = '' } = record.values;
    const spans = endedAfter(person.spans, shiftMonth(fcny, -1));
    persons(desk.store).put(person.grzh, { ...person, spans, grzhzt: '02' });
    accountSeals(desk.store).put(person.grzh, { grzh: person.grzh, fcyy, fcrq: desk.today() });
    const refunded = refundUnowed(desk, { ...person, spans, grzhzt: '02' });
    noteChange(desk, person, record.ywlsh, '05', '灵活就业封存');
    const owing = loansOf(desk.store, person.grzh).some((loan) => publicStatus(loan) !== '3');
    const loan = owing ? '；您有未结清的贷款，请在还款卡备足款项' : '';
    const back = refunded > 0n ? `；预缴的${moneyText(refunded)}退回扣款账户` : '';
    const lapsed = isPlainMonth(fcny) ? lapsedBy(person.spans, fcny) : '';
    const yj = `自${fcny}起停止缴存和扣款，余额照常计息${back}${lapsed && `；${lapsed}`}${loan}`;
    return moveCase(desk, passed, { to: '99', jdmc: '账户封存', clr: '系统', yj });
  },
  message: ({ ywzt, ywmc, lc }) =>
    ywzt === '99' ? { title: `${ywmc}已办结`, nr: `您的账户已封存：${lc.at(-1)?.yj ?? ''}。` } : undefined,
};
