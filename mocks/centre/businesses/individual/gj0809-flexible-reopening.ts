import { flexibleAmounts } from '@/domain/deposit/flexible-deposit';
import { fenOf, moneyText } from '@/domain/money';
import { flexibleReopeningFields } from '@/schema/individual/gj0809-flexible-reopening';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { FLEXIBLE_RULES } from '../../../data/menus/rule-names';
import { flexibleResumeNote } from '../../../data/notes/flexible-notes';
import { moveCase } from '../../cases/case-states';
import { stopUnsuccessful } from '../../cases/close-unsuccessful';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { BusinessRule } from '../../cases/rule';
import { personOf, persons } from '../../kernel/people';
import { actorOf } from '../../kernel/transaction';
import {
  accountText,
  changeMonths,
  flexibleConditions,
  livingConditions,
  mandateOfPerson,
  noteChange,
} from '../../members/flexible/flexible-account';
import { checkMonthly } from '../../members/flexible/flexible-amount';
import { debitDateOf, type MandateRecord, mandateOf, mandates } from '../../members/flexible/flexible-mandates';
import { isDayPassed } from '../../members/flexible/flexible-transfer';
import { accountSeals } from '../../registers/life-registers';

const NAME = '灵活就业启封';

/** GJ0809: a flexible worker resumes deposits on the existing mandate (docs/rules/gj0809-flexible-reopening.md). */
export const flexibleResume: BusinessRule = {
  ywlx: 'GJ0809',
  ywmc: NAME,
  area: 'deposit',
  kind: 'person',
  notice: flexibleResumeNote,
  days: 1,
  conditions: (application) => flexibleConditions(application, '02', NAME),
  assess({ tx, actor }, raw) {
    const person = personOf(tx, actor);
    const reader = new FieldReader(raw);
    const options = { sxny: changeMonths(tx, person) };
    const rows = readFields(reader, flexibleReopeningFields, { today: tx.today(), options });
    checkMonthly(reader, tx.store, person);
    const [sxny, kkr] = [reader.valid('sxny'), Number(reader.valid('kkr'))];
    if (sxny && kkr > 0 && isDayPassed(tx, sxny, kkr)) {
      reader.fail('sxny', `本月${kkr}日已过，请从下月起缴，或选择更晚的扣款日`);
    }
    const mandate = mandateOf(tx.store, person.grzh);
    return {
      ...reader.assessed(),
      sqnr: rows.flatMap((row) => {
        if (row.key !== 'kkr') return [row];
        const account = mandate ? [{ label: '扣款账户', value: accountText(mandate) }] : [];
        return [...account, { ...row, value: `每月${kkr}日` }];
      }),
    };
  },
  approve(tx, record, approval) {
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const person = personOf(tx, actorOf(record.owner));
    const [held] = livingConditions(tx, person);
    if (held) {
      const sbyy = { yy: held.refusal, gz: FLEXIBLE_RULES, xyb: held.xyb ?? '' };
      return stopUnsuccessful(tx, passed, { jdmc: '未能启封', sbyy });
    }
    const { yjce = '', grjcbl = '', sxny = '', kkr = '' } = record.values;
    const monthly = fenOf(yjce);
    const { base } = flexibleAmounts({ monthly }, grjcbl);
    const spans = [...person.spans, { dwzh: FLEXIBLE, from: sxny, base, dwjcbl: '0', grjcbl }];
    persons(tx.store).put(person.grzh, { ...person, spans, grzhzt: '01' });
    accountSeals(tx.store).delete(person.grzh);
    const mandate = resumed(mandateOfPerson(tx, person), Number(kkr));
    mandates(tx.store).put(person.grzh, mandate);
    noteChange(tx, person, record.ywlsh, '04', '灵活就业启封');
    const yj = `自${sxny}起恢复缴存，${debitDateOf(mandate, sxny)}从尾号${mandate.kkzh.slice(-4)}的账户扣款${moneyText(monthly)}`;
    return moveCase(tx, passed, { to: '99', jdmc: '账户启封', clr: '系统', yj });
  },
  message: ({ ywzt, ywmc, ywlsh, lc }) =>
    ywzt === '99'
      ? { title: `${ywmc}已办结`, nr: `您的${ywmc}（${ywlsh}）已办结：${lc.at(-1)?.yj ?? ''}。` }
      : undefined,
};

/** Mandate after the reopening: debits restart on this day of the month; a former day no longer applies. */
function resumed({ formerDay, ...mandate }: MandateRecord, kkr: number): MandateRecord {
  const kept = formerDay && mandate.kkr === kkr ? { formerDay } : {};
  return { ...mandate, ...kept, kkr, tries: { month: '', count: 0 } };
}
