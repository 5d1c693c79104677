import { flexibleAmounts } from '@/domain/flexible-deposit';
import { fenOf, moneyText } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { flexibleResumeNote } from '../../../data/notes/flexible-notes';
import { moveCase } from '../../cases/case-states';
import { FieldReader } from '../../cases/field-reader';
import type { BusinessRule } from '../../cases/rule';
import { actorOf } from '../../kernel/desk';
import { lastSpan, personOf, persons } from '../../kernel/people';
import { changeMonths, flexibleConditions, noteChange, ownMandate } from '../../members/flexible/flexible-account';
import { readMonthly } from '../../members/flexible/flexible-amount';
import { debitDateOf, mandates } from '../../members/flexible/flexible-mandates';
import { accountSeals } from '../../registers/life-registers';

const NAME = '灵活就业启封';

/** GJ0809: a flexible worker pays in again, by the mandate there is (domain catalogue 7). */
export const flexibleResume: BusinessRule = {
  ywlx: 'GJ0809',
  ywmc: NAME,
  area: 'deposit',
  kind: 'person',
  notice: flexibleResumeNote,
  days: 1,
  conditions: (application) => flexibleConditions(application, '02', NAME),
  limit: () => null,
  needs: () => [],
  assess({ desk, actor }, raw) {
    const person = personOf(desk, actor);
    const reader = new FieldReader(raw);
    const read = readMonthly(reader, desk.store, person);
    const sxny = reader.code('sxny', { label: '启封年月', from: changeMonths(desk, person) });
    const until = lastSpan(person)?.to ?? '';
    if (sxny && sxny <= until) reader.fail('sxny', `启封年月应晚于最后缴存年月（${until}）`);
    return {
      fieldErrors: reader.errors,
      values: reader.values,
      labels: reader.labels,
      amount: 0n,
      manual: [],
      sqnr: [
        { label: '月缴存额', value: read ? moneyText(read.monthly) : '--' },
        { label: '缴存比例', value: `${read?.ratio ?? ''}%` },
        { label: '启封年月', value: sxny },
      ],
    };
  },
  approve(desk, record, approval) {
    const passed = moveCase(desk, record, { to: '02', ...approval });
    const person = personOf(desk, actorOf(record.owner));
    const { yjce = '', grjcbl = '', sxny = '' } = record.values;
    const monthly = fenOf(yjce);
    const { base } = flexibleAmounts({ monthly }, grjcbl);
    const spans = [...person.spans, { dwzh: FLEXIBLE, from: sxny, base, dwjcbl: '0', grjcbl }];
    persons(desk.store).put(person.grzh, { ...person, spans, grzhzt: '01' });
    accountSeals(desk.store).delete(person.grzh);
    const mandate = ownMandate(desk, person);
    mandates(desk.store).put(person.grzh, { ...mandate, tries: { month: '', count: 0 } });
    noteChange(desk, person, record.ywlsh, '04', '灵活就业启封');
    const yj = `自${sxny}起恢复缴存，${debitDateOf(mandate, sxny)}从尾号${mandate.kkzh.slice(-4)}的账户扣款${moneyText(monthly)}`;
    return moveCase(desk, passed, { to: '99', jdmc: '账户启封', clr: '系统', yj });
  },
  message: ({ ywzt, ywmc, lc }) =>
    ywzt === '99' ? { title: `${ywmc}已办结`, nr: `您的账户已启封：${lc.at(-1)?.yj ?? ''}。` } : undefined,
};
