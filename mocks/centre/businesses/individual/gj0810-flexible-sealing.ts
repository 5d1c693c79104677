import { isPlainMonth, shiftMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { flexibleSealingFields } from '@/schema/individual/gj0810-flexible-sealing';
import { flexiblePauseNote } from '../../../data/notes/flexible-notes';
import { agreementsEndedBy } from '../../cases/agreements';
import { moveCase } from '../../cases/case-states';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { BusinessRule } from '../../cases/rule';
import { endedAfter } from '../../kernel/accounts/contribution-periods';
import { personOf } from '../../kernel/people';
import { actorOf } from '../../kernel/transaction';
import { loansOf, publicStatus } from '../../loans/loans';
import { sealAccount } from '../../members/account-sealing';
import {
  changeMonths,
  flexibleConditions,
  lapsedAdjustment,
  noteChange,
} from '../../members/flexible/flexible-account';
import { prepaidFrom, refundUnowed } from '../../members/flexible/flexible-prepaid';

const NAME = '灵活就业封存';

/** Maps lhfcyy to fcyy: 01 is 已在单位就业 in the first, but the end of a job in the second, which would allow TQ0199 离职销户提取. */
const sealReason = (lhfcyy: string) => (lhfcyy === '01' ? '99' : lhfcyy);

/** What ends with the account's deposits: said on the form, on the check page and in the case. */
const endedText = (names: readonly string[]) => `${names.join('、')}自封存起终止，启封后须重新约定`;

/** GJ0810: a flexible worker suspends deposits until 启封 (docs/rules/gj0810-flexible-sealing.md). */
export const flexiblePause: BusinessRule = {
  ywlx: 'GJ0810',
  ywmc: NAME,
  area: 'deposit',
  kind: 'person',
  notice: flexiblePauseNote,
  days: 1,
  conditions: (application) => flexibleConditions(application, '01', NAME),
  assess({ tx, actor }, raw) {
    const reader = new FieldReader(raw);
    const options = { fcny: changeMonths(tx, personOf(tx, actor)) };
    const rows = readFields(reader, flexibleSealingFields, { today: tx.today(), options });
    const fcny = reader.valid('fcny');
    const refund = fcny ? prepaidFrom(tx.store, personOf(tx, actor).grzh, fcny) : 0n;
    const lapsed = isPlainMonth(fcny) ? lapsedAdjustment(personOf(tx, actor), fcny, '封存') : '';
    const ended = agreementsEndedBy(tx.store, { ...personOf(tx, actor), grzhzt: '02' });
    const effects = [
      ...(refund > 0n ? [{ label: '预缴退回', value: `${moneyText(refund)}，退回扣款账户` }] : []),
      ...(lapsed ? [{ label: '月缴存额调整', value: lapsed }] : []),
      ...(ended.length > 0 ? [{ label: '约定提取', value: endedText(ended) }] : []),
    ];
    const isNote = ({ key }: { key?: string }) => key === 'smsm';
    return {
      ...reader.assessed(),
      tsxx: ended.length > 0 ? [endedText(ended)] : [],
      sqnr: [...rows.filter((row) => !isNote(row)), ...effects, ...rows.filter(isNote)],
    };
  },
  approve(tx, record, approval) {
    const passed = moveCase(tx, record, { to: '02', ...approval });
    const person = personOf(tx, actorOf(record.owner));
    const { fcny = '', fcyy = '' } = record.values;
    const spans = endedAfter(person.spans, shiftMonth(fcny, -1));
    const refunded = refundUnowed(tx, sealAccount(tx, { ...person, spans }, { fcyy: sealReason(fcyy) }));
    noteChange(tx, person, record.ywlsh, '05', '灵活就业封存');
    const owing = loansOf(tx.store, person.grzh).some((loan) => publicStatus(loan) !== '3');
    const loan = owing ? '；您有未结清的贷款，请在还款卡备足款项' : '';
    const back = refunded > 0n ? `；预缴的${moneyText(refunded)}退回扣款账户` : '';
    const lapsed = isPlainMonth(fcny) ? lapsedAdjustment(person, fcny, '封存') : '';
    const yj = `自${fcny}起停止缴存和扣款，余额照常计息${back}${lapsed && `；${lapsed}`}${loan}`;
    return moveCase(tx, passed, { to: '99', jdmc: '账户封存', clr: '系统', yj });
  },
  message: ({ ywzt, ywmc, ywlsh, lc }) =>
    ywzt === '99'
      ? { title: `${ywmc}已办结`, nr: `您的${ywmc}（${ywlsh}）已办结：${lc.at(-1)?.yj ?? ''}。` }
      : undefined,
};
