import type { LabelledValue } from '@/api/client/labelled-value';
import { monthOf, monthSpan, shiftMonth } from '@/domain/dates';
import { depositYear, effectiveMonthProblem, hasLimitsFor } from '@/domain/deposit/base-adjustment';
import { isOverdueFor } from '@/domain/deposit/unit-terms';
import { moneyText, percentText, toYuan } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { ratioChangeFields } from '@/schema/unit/gj0204-ratio-change';
import { ratioChangeNote } from '../../../data/notes/deposit-notes';
import { policy } from '../../../data/policy/policy';
import { type CaseRecord, casesOf, moveCase } from '../../cases/case-states';
import { totalChange } from '../../cases/case-sum';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, Approval, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { issueDocument } from '../../documents/document';
import { unitOf } from '../../kernel/people';
import { actorOf, ownerOf, type Transaction } from '../../kernel/transaction';
import { ratiosIn } from '../../kernel/unit/unit-ratios';
import { reliefsBetween } from '../../kernel/unit/unit-reliefs';
import { bookRatios, ratioRows, ratioSums, storeRatioRows } from '../../members/unit/ratio-change';
import { nothingOpen, stateCondition } from '../../members/unit/unit-conditions';
import { unitDepositRule } from '../../members/unit/unit-deposit-rule';
import { isOverdue } from '../../remittance/due-months';
import { dueMonth } from '../../remittance/list/confirm';

const NAME = '缴存比例调整';
const FOR_GOOD = '9999-12';
const RATIOS: readonly string[] = ['tzhdwjcbl', 'tzhgrjcbl'];

/** Change of the unit's ratios within the limits (docs/rules/gj0204-ratio-change.md). */
export const ratioChange: BusinessRule = {
  ...unitDepositRule,
  ywlx: 'GJ0204',
  ywmc: NAME,
  ywjc: '比例调整',
  changes: 'terms',
  notice: ratioChangeNote,
  days: 1,
  conditions: (application) => [
    stateCondition(application, NAME, ['01']),
    nothingOpen(application, ratioChange, ['month', 'terms', 'relief']),
    monthCondition(application),
    reliefCondition(application),
  ],
  needs: () => [{ wjlxId: '0208', wjmc: '职工（代表）大会或工会意见', sfbs: '0', mjsm: '' }],
  assess,
  handedIn: (tx, record) => storeRatioRows(tx, record, termOf(record)),
  rows: (tx, record) => ratioRows(tx, record, termOf(record)),
  approve,
  message: ({ ywzt, ywmc, ywlsh, values }) =>
    ywzt === '99'
      ? {
          title: `${ywmc}已办结`,
          nr: `贵单位的${ywmc}（${ywlsh}）已办结，自${values.sxny}起单位缴存比例${values.tzhdwjcbl}%、个人缴存比例${values.tzhgrjcbl}%，涉及${peopleText(values.fsrs ?? '')}。`,
        }
      : undefined,
};

/** Requires that a lower ratio ends within the selectable year; a change takes effect after it. */
function reliefCondition({ tx, actor }: Application): RuleCondition {
  const unit = unitOf(tx, actor);
  const last = reliefsBetween(tx.store, unit.dwzh, 'jd', dueMonth(tx, unit), FOR_GOOD)
    .sort((a, b) => (a.jsny < b.jsny ? -1 : 1))
    .at(-1);
  const after = last ? shiftMonth(last.jsny, 1) : '';
  const periodText = last ? `${monthSpan(last.ksny, last.jsny)}执行降低的缴存比例` : '无';
  const xyb = `自${after}起执行的比例，请在中心公布${after}所在年度的上下限后办理`;
  return {
    tjbh: 'JDBL',
    tjmc: '没有执行到本缴存年度末的降低比例',
    mz: !last || hasLimitsFor(after, policy('p.jcnd').value),
    sjz: periodText,
    yqz: '无',
    yj: policy('p.jcblXx').basis,
    xyb,
    lj: '/dwwt/cxyw/hjjbjl',
    refusal: `${periodText}，没有可以选择的生效年月：${xyb}`,
  };
}

/** Requires a selectable effective month; the form asks for it. */
function monthCondition({ tx, actor }: Application): RuleCondition {
  const due = dueMonth(tx, unitOf(tx, actor));
  const known = hasLimitsFor(due, policy('p.jcnd').value);
  return {
    tjbh: 'SXX',
    tjmc: '应汇缴年月所在年度的上下限已公布',
    mz: known,
    sjz: known ? `应汇缴${due}` : `应汇缴${due}，新年度上下限尚未公布`,
    yqz: '已公布',
    yj: policy('p.jcjsSx').basis,
    xyb: '请在中心公布新年度上下限后办理',
    refusal: '新年度上下限尚未公布，没有可以选择的生效年月',
  };
}

const termOf = ({ values: { sxny = '', tzhdwjcbl = '', tzhgrjcbl = '' } }: CaseRecord) => ({
  from: sxny,
  dwjcbl: tzhdwjcbl,
  grjcbl: tzhgrjcbl,
});

function assess(application: Application, raw: RawValues): Assessment {
  const { tx, actor, ywlsh } = application;
  const unit = unitOf(tx, actor);
  const reader = new FieldReader(raw);
  const year = policy('p.jcnd').value;
  const rows = readFields(reader, ratioChangeFields, { today: tx.today() });
  // The members' ratio defaults to the unit's.
  const { tzhdwjcbl: dwjcbl = '' } = reader.values;
  const grjcbl = reader.values.tzhgrjcbl || dwjcbl;
  const due = dueMonth(tx, unit);
  const sxny = reader.valid('sxny');
  const wrongMonth = sxny === '' ? '' : effectiveMonthProblem(sxny, due, year);
  if (wrongMonth) reader.fail('sxny', wrongMonth);
  const from = sxny === '' ? due : sxny;
  const [relief] = reliefsBetween(tx.store, unit.dwzh, 'jd', from, FOR_GOOD);
  if (relief) reader.fail('sxny', `${monthSpan(relief.ksny, relief.jsny)}执行降低的缴存比例，生效年月应在期满之后`);
  const former = ratiosIn(unit, from);
  const lowered = Number(dwjcbl) < Number(former.dwjcbl) || Number(grjcbl) < Number(former.grjcbl);
  const chosen = dwjcbl !== '';
  if (chosen && lowered && isOverdue(tx, unit, from)) reader.fail('sxny', isOverdueFor('下调比例', from));
  if (chosen && dwjcbl === former.dwjcbl && grjcbl === former.grjcbl) {
    reader.fail('tzhdwjcbl', '调整前后比例一致，无需调整');
  }
  const done = casesOf(tx.store, ownerOf(actor)).find((one) => isLoweringOf(one, year) && one.ywlsh !== ywlsh);
  if (chosen && lowered && done) {
    reader.fail('tzhdwjcbl', `本缴存年度已下调过比例（${done.ywlsh}），每个缴存年度只能下调一次，可以上调`);
  }
  if (chosen && lowered && !reader.values.tzyy) reader.fail('tzyy', `请输入${ratioChangeFields.tzyy.label}`);
  const sums = ratioSums(tx.store, unit, chosen ? { from, dwjcbl, grjcbl } : { from, ...former });
  Object.assign(reader.values, {
    tzhgrjcbl: grjcbl,
    // Former ratio, to tell later whether the change was a reduction.
    tzqdwjcbl: former.dwjcbl,
    tzqgrjcbl: former.grjcbl,
    fsrs: String(sums.people),
    tzqzje: toYuan(sums.former),
    tzhzje: toYuan(sums.monthly),
  });
  const sqnr: LabelledValue[] = [
    { label: '单位缴存比例', value: `${percentText(former.dwjcbl)} → ${percentText(dwjcbl)}` },
    { label: '个人缴存比例', value: `${percentText(former.grjcbl)} → ${percentText(grjcbl)}` },
    ...rows.filter(({ key = '' }) => !RATIOS.includes(key)),
    { label: '涉及人数', value: peopleText(sums.people) },
    { label: '原月缴存总额', value: moneyText(sums.former) },
    { label: '新月缴存总额', value: moneyText(sums.monthly) },
  ];
  return { ...reader.assessed(), ...totalChange(sums.former, sums.monthly), sqnr };
}

/** Returns whether the case is a completed reduction effective in this deposit year. */
function isLoweringOf({ ywlx, ywzt, values }: CaseRecord, year: string): boolean {
  const span = depositYear(year);
  const { sxny = '', tzqdwjcbl, tzqgrjcbl, tzhdwjcbl, tzhgrjcbl } = values;
  if (ywlx !== 'GJ0204' || ywzt !== '99' || !span) return false;
  if (Number(tzhdwjcbl) >= Number(tzqdwjcbl) && Number(tzhgrjcbl) >= Number(tzqgrjcbl)) return false;
  return sxny >= monthOf(span.first) && sxny <= monthOf(span.last);
}

function approve(tx: Transaction, record: CaseRecord, approval: Approval): CaseRecord {
  const { dwmc, dwzh } = unitOf(tx, actorOf(record.owner));
  const confirmed = moveCase(tx, record, { to: '02', ...approval });
  bookRatios(tx, record, termOf(record));
  issueDocument(tx, {
    owner: record.owner,
    kind: '33',
    ywlsh: record.ywlsh,
    once: `bltz:${record.ywlsh}`,
    content: {
      title: '缴存比例调整确认单',
      facts: [
        { label: '单位名称', value: dwmc },
        { label: '单位账号', value: dwzh },
        { label: '业务流水号', value: record.ywlsh },
        ...record.sqnr,
      ],
      paragraphs: ['自生效年月的汇缴起，本单位全部正常缴存的职工执行调整后的缴存比例。'],
      seal: true,
    },
  });
  const yj = `${peopleText(record.values.fsrs ?? '')}的缴存比例自${record.values.sxny ?? ''}起生效`;
  return moveCase(tx, confirmed, { to: '99', jdmc: '比例生效登记', clr: '系统', yj });
}
