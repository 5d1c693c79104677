import { monthSpan } from '@/domain/dates';
import {
  isOverdueFor,
  lowerRatioProblems,
  lowestRatios,
  ratioSteps,
  reliefMonthsProblem,
} from '@/domain/deposit/unit-terms';
import { moneyText, percentText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { lowerRatioFields } from '@/schema/unit/gj0205-lower-ratio';
import { lowerRatioNote } from '../../../data/notes/deposit-notes';
import { policy, policyCount } from '../../../data/policy/policy';
import { acceptedOn, type CaseRecord } from '../../cases/case-states';
import { totalChange } from '../../cases/case-sum';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { unitOf } from '../../kernel/people';
import { laterRatios, ratiosIn } from '../../kernel/unit/unit-ratios';
import { reliefsBetween } from '../../kernel/unit/unit-reliefs';
import { bookRatios, ratioRows, ratioSums, storeRatioRows } from '../../members/unit/ratio-change';
import { approveRelief, overtaken, RELIEF_REVIEW, reliefRule } from '../../members/unit/relief-rule';
import { nothingOpen, stateCondition } from '../../members/unit/unit-conditions';
import { isOverdue } from '../../remittance/due-months';
import { dueMonth } from '../../remittance/list/confirm';

const NAME = '降低缴存比例申请';
const TERMS: readonly string[] = ['sqksny', 'sqjsny', 'sqdwjcbl', 'sqgrjcbl'];

/** Temporary lower ratio, by resolution and approval (docs/rules/gj0205-lower-ratio.md). */
export const lowerRatio: BusinessRule = {
  ...reliefRule,
  ywlx: 'GJ0205',
  ywmc: NAME,
  changes: 'relief',
  notice: lowerRatioNote,
  conditions: (application) => [
    stateCondition(application, NAME, ['01']),
    nothingOpen(application, lowerRatio, ['month', 'terms']),
    aboveLeast(application),
  ],
  assess,
  handedIn: (tx, record) => storeRatioRows(tx, record, termOf(record)),
  rows: (tx, record) => ratioRows(tx, record, termOf(record)),
  approve: (tx, record, approval) => {
    const term = termOf(record);
    const late = overtaken(tx, record, approval, { from: term.from, what: '执行' });
    if (late) return late;
    bookRatios(tx, record, term);
    const { from: ksny, to: jsny, dwjcbl, grjcbl } = term;
    const effect = `${monthSpan(ksny, jsny)}单位缴存比例${dwjcbl}%、个人缴存比例${grjcbl}%，期满自动恢复原比例`;
    return approveRelief(tx, record, approval, { lx: 'jd', ksny, jsny, dwjcbl, grjcbl, jhbjrq: '' }, effect);
  },
  message: ({ ywzt, ywmc, ywlsh, values, lc }) =>
    ywzt === '99'
      ? {
          title: `${ywmc}已批准`,
          nr: `贵单位的${ywmc}（${ywlsh}）已批准：${lc.at(-1)?.yj}。涉及${peopleText(values.fsrs ?? '')}。`,
        }
      : undefined,
};

/** Requires ratios above the minimum in some coming month; otherwise nothing lower can be chosen. */
function aboveLeast({ tx, actor }: Application): RuleCondition {
  const unit = unitOf(tx, actor);
  const due = dueMonth(tx, unit);
  const { value: least, basis } = policy('p.jdblXx');
  const now = ratiosIn(unit, due).dwjcbl;
  return {
    tjbh: 'DWBL',
    tjmc: '单位缴存比例高于困难单位最低比例',
    mz: [now, ...laterRatios(unit, due).map(({ dwjcbl }) => dwjcbl)].some((ratio) => Number(ratio) > Number(least)),
    sjz: percentText(now),
    yqz: `高于${percentText(least)}`,
    yj: basis,
    xyb: '已按最低比例缴存，仍有困难的可以申请缓缴',
    ljs: [{ lj: '/dwwt/jcyw/dw_huanj', mc: '去办理缓缴申请' }],
    refusal: `单位缴存比例已是最低的${percentText(least)}，不能再降低；仍有困难的可以申请缓缴`,
  };
}

const termOf = ({ values: { sqksny = '', sqjsny = '', sqdwjcbl = '', sqgrjcbl = '' } }: CaseRecord) => ({
  from: sqksny,
  to: sqjsny,
  dwjcbl: sqdwjcbl,
  grjcbl: sqgrjcbl,
});

function assess({ tx, actor, ywlsh }: Application, raw: RawValues): Assessment {
  const unit = unitOf(tx, actor);
  const reader = new FieldReader(raw);
  const due = dueMonth(tx, unit);
  const steps = ratioSteps(policy('p.jdblXx').value, policy('p.jcblSx').value, policy('p.jcblBc').value);
  const ratios = steps.map((value) => ({ value, label: percentText(value) }));
  const rows = readFields(reader, lowerRatioFields, {
    today: tx.today(),
    slrq: acceptedOn(tx, ywlsh),
    options: { sqdwjcbl: ratios, sqgrjcbl: ratios },
  });
  const [from = '', to = '', dwjcbl = '', grjcbl = ''] = TERMS.map((name) => reader.valid(name));
  const wrong = from && to ? reliefMonthsProblem('执行', { from, to, due, most: policyCount('p.jdZdys') }) : undefined;
  if (wrong) reader.fail(wrong.at === 'from' ? 'sqksny' : 'sqjsny', wrong.text);
  const [other] = from ? reliefsBetween(tx.store, unit.dwzh, 'jd', from, to || from) : [];
  if (other) reader.fail('sqksny', `${monthSpan(other.ksny, other.jsny)}已批准降低比例，延期的请从期满次月起申请`);
  if (from && isOverdue(tx, unit, from)) reader.fail('sqksny', isOverdueFor('降低缴存比例', from));
  const former = ratiosIn(unit, from || due);
  const lowest = lowestRatios({ ...former, hxjcbl: laterRatios(unit, from || due) }, from || due, to);
  for (const [name, sentence] of Object.entries(lowerRatioProblems({ dwjcbl, grjcbl }, lowest))) {
    reader.fail(name, sentence);
  }
  const chosen = dwjcbl !== '' && grjcbl !== '';
  const sums = ratioSums(tx.store, unit, { from: from || due, ...(chosen ? { dwjcbl, grjcbl } : former) });
  reader.values.fsrs = String(sums.people);
  return {
    ...reader.assessed(),
    ...totalChange(sums.former, sums.monthly),
    manual: RELIEF_REVIEW,
    sqnr: [
      { label: '单位缴存比例', value: `${percentText(former.dwjcbl)} → ${percentText(dwjcbl)}` },
      { label: '个人缴存比例', value: `${percentText(former.grjcbl)} → ${percentText(grjcbl)}` },
      { label: '执行期限', value: monthSpan(from, to) },
      { label: '涉及人数', value: peopleText(sums.people) },
      { label: '原月缴存总额', value: moneyText(sums.former) },
      { label: '申请后月缴存总额', value: moneyText(sums.monthly) },
      ...rows.filter(({ key = '' }) => !TERMS.includes(key)),
    ],
  };
}
