import type { LabelledValue } from '@/api/labelled-value';
import { depositYear, effectiveMonthProblem, limitsKnownFor } from '@/domain/base-adjustment';
import { peopleText } from '@/domain/counts';
import { monthOf, monthSpan, shiftMonth } from '@/domain/dates';
import { formatMoney, percentText, toYuan } from '@/domain/money';
import { ratioSteps, tooLateFor } from '@/domain/unit-terms';
import { ratioChangeNote } from '../../../data/notes/deposit-notes';
import { policy } from '../../../data/policy';
import { type CaseRecord, casesOf, moveCase } from '../../cases/case-states';
import { totalChange } from '../../cases/case-sum';
import { FieldReader } from '../../cases/field-reader';
import type { Application, Approval, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { issueDocument } from '../../documents/document';
import { actorOf, type Desk, ownerOf } from '../../kernel/desk';
import { unitOf } from '../../kernel/people';
import { ratiosIn } from '../../kernel/unit-ratios';
import { reliefsBetween } from '../../kernel/unit-reliefs';
import { bookRatios, keepRatioRows, ratioRows, ratioSums } from '../../members/ratio-change';
import { nothingOpen, stateCondition } from '../../members/unit-conditions';
import { dueMonth } from '../../remittance/confirm';
import { isOverdue } from '../../remittance/due-months';

const NAME = '缴存比例调整';
const FOR_GOOD = '9999-12';

/** The unit's own ratios between the limits (domain catalogue GJ0204). */
export const ratioChange: BusinessRule = {
  ywlx: 'GJ0204',
  ywmc: NAME,
  ywjc: '比例调整',
  area: 'deposit',
  kind: 'unit',
  changes: 'terms',
  notice: ratioChangeNote,
  members: ({ fsrs = '' }) => Number(fsrs),
  days: 1,
  conditions: (application) => [
    stateCondition(application, NAME, ['01']),
    nothingOpen(application, ratioChange, ['month', 'terms', 'relief']),
    monthCondition(application),
    reliefCondition(application),
  ],
  limit: () => null,
  needs: () => [{ wjlxId: '0208', wjmc: '职工（代表）大会或工会意见', sfbs: '0', mjsm: '' }],
  assess,
  handedIn: (desk, record) => keepRatioRows(desk, record, termOf(record)),
  rows: (desk, record) => ratioRows(desk, record, termOf(record)),
  approve,
  message: ({ ywzt, ywmc, ywlsh, values }) =>
    ywzt === '99'
      ? {
          title: `${ywmc}已办结`,
          nr: `贵单位的${ywmc}（${ywlsh}）已办结，自${values.sxny}起单位缴存比例${values.tzhdwjcbl}%、个人缴存比例${values.tzhgrjcbl}%，涉及${peopleText(values.fsrs ?? '')}。`,
        }
      : undefined,
};

/** Until when a lower ratio runs or is agreed: a change counts after it. Where that is beyond the year, no month can be chosen. */
function reliefCondition({ desk, actor }: Application): RuleCondition {
  const unit = unitOf(desk, actor);
  const last = reliefsBetween(desk.store, unit.dwzh, 'jd', dueMonth(desk, unit), FOR_GOOD)
    .sort((a, b) => (a.jsny < b.jsny ? -1 : 1))
    .at(-1);
  const after = last ? shiftMonth(last.jsny, 1) : '';
  const said = last ? `${monthSpan(last.ksny, last.jsny)}执行降低的缴存比例` : '无';
  const xyb = `自${after}起执行的比例，请在中心公布${after}所在年度的上下限后办理`;
  return {
    tjbh: 'JDBL',
    tjmc: '没有执行到本缴存年度末的降低比例',
    mz: !last || limitsKnownFor(after, policy('p.jcnd').value),
    sjz: said,
    yqz: '无',
    yj: policy('p.jcblXx').basis,
    xyb,
    lj: '/dwwt/cxyw/hjjbjl',
    refusal: `${said}，没有可以选择的生效年月：${xyb}`,
  };
}

/** From which month on it may count is asked in the form: said before where there is none. */
function monthCondition({ desk, actor }: Application): RuleCondition {
  const due = dueMonth(desk, unitOf(desk, actor));
  const known = limitsKnownFor(due, policy('p.jcnd').value);
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
  const { desk, actor, ywlsh } = application;
  const unit = unitOf(desk, actor);
  const reader = new FieldReader(raw);
  const year = policy('p.jcnd').value;
  const [lower, upper, step] = [policy('p.jcblXx').value, policy('p.jcblSx').value, policy('p.jcblBc').value];
  const ratio = (name: string, label: string) => {
    const value = reader.text(name, { label, most: 5 });
    if (value !== '' && !ratioSteps(lower, upper, step).includes(value)) {
      reader.fail(name, `缴存比例应在${lower}%至${upper}%之间，以${step}%为一档`);
    }
    return value;
  };
  const dwjcbl = ratio('tzhdwjcbl', '调整后单位比例');
  const grjcbl = ratio('tzhgrjcbl', '调整后个人比例');
  const due = dueMonth(desk, unit);
  const sxny = reader.month('sxny', { label: '生效年月' });
  const wrongMonth = sxny === '' ? '' : effectiveMonthProblem(sxny, due, year);
  if (wrongMonth) reader.fail('sxny', wrongMonth);
  const from = sxny === '' ? due : sxny;
  const [relief] = reliefsBetween(desk.store, unit.dwzh, 'jd', from, FOR_GOOD);
  if (relief) reader.fail('sxny', `${monthSpan(relief.ksny, relief.jsny)}执行降低的缴存比例，生效年月应在期满之后`);
  const former = ratiosIn(unit, from);
  const lowered = Number(dwjcbl) < Number(former.dwjcbl) || Number(grjcbl) < Number(former.grjcbl);
  const chosen = dwjcbl !== '' && grjcbl !== '';
  if (chosen && lowered && isOverdue(desk, unit, from)) reader.fail('sxny', tooLateFor('下调比例', from));
  if (chosen && dwjcbl === former.dwjcbl && grjcbl === former.grjcbl) {
    reader.fail('tzhdwjcbl', '调整前后比例一致，无需调整');
  }
  const done = casesOf(desk.store, ownerOf(actor)).find((one) => isLoweringOf(one, year) && one.ywlsh !== ywlsh);
  if (chosen && lowered && done) {
    reader.fail('tzhdwjcbl', `本缴存年度已下调过比例（${done.ywlsh}），每个缴存年度只能下调一次，可以上调`);
  }
  reader.text('tzyy', { label: '调整原因', most: 200, required: chosen && lowered });
  reader.code('ywwd', { label: '受理网点', from: 'WDXX' });
  reader.tick('cns', '请勾选承诺书');
  const sums = ratioSums(desk.store, unit, chosen ? { from, dwjcbl, grjcbl } : { from, ...former });
  Object.assign(reader.values, {
    // What it is compared with: whether a change that was carried out was a lowering.
    tzqdwjcbl: former.dwjcbl,
    tzqgrjcbl: former.grjcbl,
    fsrs: String(sums.people),
    tzqzje: toYuan(sums.former),
    tzhzje: toYuan(sums.monthly),
  });
  const sqnr: LabelledValue[] = [
    { label: '单位缴存比例', value: `${percentText(former.dwjcbl)} → ${percentText(dwjcbl)}` },
    { label: '个人缴存比例', value: `${percentText(former.grjcbl)} → ${percentText(grjcbl)}` },
    { label: '生效年月', value: sxny },
    { label: '涉及人数', value: peopleText(sums.people) },
    { label: '原月缴存总额', value: formatMoney(sums.former) },
    { label: '新月缴存总额', value: formatMoney(sums.monthly) },
    ...(reader.values.tzyy ? [{ label: '调整原因', value: reader.values.tzyy }] : []),
  ];
  return {
    fieldErrors: reader.errors,
    values: reader.values,
    labels: reader.labels,
    ...totalChange(sums.former, sums.monthly),
    manual: [],
    sqnr,
  };
}

/** A lowering that was carried out and counts from a month of this deposit year. */
function isLoweringOf({ ywlx, ywzt, values }: CaseRecord, year: string): boolean {
  const span = depositYear(year);
  const { sxny = '', tzqdwjcbl, tzqgrjcbl, tzhdwjcbl, tzhgrjcbl } = values;
  if (ywlx !== 'GJ0204' || ywzt !== '99' || !span) return false;
  if (Number(tzhdwjcbl) >= Number(tzqdwjcbl) && Number(tzhgrjcbl) >= Number(tzqgrjcbl)) return false;
  return sxny >= monthOf(span.first) && sxny <= monthOf(span.last);
}

function approve(desk: Desk, record: CaseRecord, approval: Approval): CaseRecord {
  const { dwmc, dwzh } = unitOf(desk, actorOf(record.owner));
  const confirmed = moveCase(desk, record, { to: '02', ...approval });
  bookRatios(desk, record, termOf(record));
  issueDocument(desk, {
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
  return moveCase(desk, confirmed, { to: '99', jdmc: '比例生效登记', clr: '系统', yj });
}
