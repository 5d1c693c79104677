import { shiftMonth } from '@/domain/dates';
import { depositYearStart } from '@/domain/deposit/base-adjustment';
import { flexibleAmounts } from '@/domain/deposit/flexible-deposit';
import { fenOf, moneyText } from '@/domain/money';
import { flexibleAmountFields } from '@/schema/individual/gj0804-flexible-amount';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { FLEXIBLE_RULES } from '../../../data/menus/rule-names';
import { flexibleAmountNote } from '../../../data/notes/flexible-notes';
import { policy, policyCount } from '../../../data/policy/policy';
import { casesOf, moveCase } from '../../cases/case-states';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, BusinessRule, RuleCondition } from '../../cases/rule';
import { type ContributionPeriod, lastSpan, personOf, persons, spanIn } from '../../kernel/people';
import { actorOf, ownerOf } from '../../kernel/transaction';
import { amountMonths, flexibleConditions, noteChange } from '../../members/flexible/flexible-account';
import { checkMonthly } from '../../members/flexible/flexible-amount';
import { contributionShares } from '../../remittance/amounts';

const NAME = '月缴存额调整';

/** GJ0804: monthly deposit of a flexible worker (docs/rules/gj0804-flexible-amount.md). */
export const flexibleAmountChange: BusinessRule = {
  ywlx: 'GJ0804',
  ywmc: NAME,
  area: 'deposit',
  kind: 'person',
  notice: flexibleAmountNote,
  days: 1,
  conditions: (application) => [...flexibleConditions(application, '01', NAME), timesLeft(application)],
  assess({ tx, actor }, raw) {
    const person = personOf(tx, actor);
    const reader = new FieldReader(raw);
    readFields(reader, flexibleAmountFields, { today: tx.today(), options: { sxny: amountMonths(tx, person) } });
    const read = checkMonthly(reader, tx.store, person);
    const sxny = reader.valid('sxny');
    // The amount agreed for that month; this also allows undoing an adjustment that has not begun.
    const former = (sxny && spanIn(person, sxny)) || lastSpan(person);
    const before = former ? contributionShares(former) : { unitFen: 0n, memberFen: 0n };
    const old = before.unitFen + before.memberFen;
    if (read && read.monthly === old && read.ratio === former?.grjcbl) reader.fail('yjce', '调整前后一致，无需调整');
    return {
      ...reader.assessed(),
      sqnr: [
        { label: '调整前月缴存额', value: moneyText(old) },
        { label: '调整后月缴存额', value: read ? moneyText(read.monthly) : '--' },
        { label: flexibleAmountFields.grjcbl.label, value: `${read?.ratio ?? ''}%` },
        { label: '调整后缴存基数', value: read ? moneyText(read.base) : '--' },
        { label: flexibleAmountFields.sxny.label, value: sxny },
      ],
    };
  },
  approve(tx, record, approval) {
    const passed = moveCase(tx, record, { to: '02', ...approval });
    const person = personOf(tx, actorOf(record.owner));
    const { yjce = '', grjcbl = '', sxny = '' } = record.values;
    const monthly = fenOf(yjce);
    const { base } = flexibleAmounts({ monthly }, grjcbl);
    const span: ContributionPeriod = { dwzh: FLEXIBLE, from: sxny, base, dwjcbl: '0', grjcbl };
    // An adjustment that has not begun is replaced.
    const earlier = person.spans.filter(({ dwzh, from }) => dwzh !== FLEXIBLE || from < sxny);
    const spans = earlier.map((one, at) =>
      at === earlier.length - 1 && (one.to === undefined || one.to >= sxny)
        ? { ...one, to: shiftMonth(sxny, -1) }
        : one,
    );
    persons(tx.store).put(person.grzh, { ...person, spans: [...spans, span] });
    noteChange(tx, person, record.ywlsh, '10', '月缴存额调整');
    const yj = `自${sxny}起每月缴存${moneyText(monthly)}`;
    return moveCase(tx, passed, { to: '99', jdmc: '缴存调整', clr: '系统', yj });
  },
  message: ({ ywzt, ywmc, ywlsh, lc }) =>
    ywzt === '99'
      ? { title: `${ywmc}已办结`, nr: `您的${ywmc}（${ywlsh}）已办结：${lc.at(-1)?.yj ?? ''}。` }
      : undefined,
};

function timesLeft({ tx, actor }: Application): RuleCondition {
  const first = depositYearStart(policy('p.jcnd').value, tx.today());
  const done = casesOf(tx.store, ownerOf(actor)).filter(
    ({ ywlx, ywzt, slsj }) => ywlx === 'GJ0804' && ywzt === '99' && slsj >= first,
  ).length;
  const most = policyCount('p.lhTzCs');
  return {
    tjbh: 'TZCS',
    tjmc: '本缴存年度的调整次数',
    mz: done < most,
    sjz: `已调整${done}次`,
    yqz: `已调整的少于${most}次`,
    yj: FLEXIBLE_RULES,
    xyb: '下一缴存年度可以再调整；需要停缴的可以办理灵活就业封存',
    refusal: '本年度调整次数已达上限',
  };
}
