import { monthOf } from '@/domain/dates';
import { depositYear, effectiveMonthProblem, hasLimitsFor, otherMonth } from '@/domain/deposit/base-adjustment';
import { moneyText, toYuan } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { baseAdjustmentFields } from '@/schema/unit/gj0203-base-adjustment';
import { HALL_RULES } from '../../../data/menus/rule-names';
import { baseAdjustmentNote } from '../../../data/notes/account-notes';
import { policy, policyFen } from '../../../data/policy/policy';
import { readBatch, rowsOfBatch } from '../../cases/batch/batches';
import { blockingCondition } from '../../cases/blocking-case';
import { type CaseRecord, casesOf } from '../../cases/case-states';
import { totalChange } from '../../cases/case-sum';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type {
  Application,
  Assessment,
  BusinessRule,
  ClosedBatch,
  RawValues,
  RuleCondition,
  SubmittedRowsTable,
} from '../../cases/rule';
import { businessName } from '../../kernel/business-names';
import { unitOf } from '../../kernel/people';
import { actorOf, ownerOf, type Transaction } from '../../kernel/transaction';
import { deferralIn } from '../../kernel/unit/unit-reliefs';
import { BASE_COLUMNS, BASE_KEY, type BaseTotals, baseBatch, baseCells } from '../../members/bases/base-batch';
import { bookAdjustment } from '../../members/bases/booking';
import { disturbingOf, stateCondition } from '../../members/unit/unit-conditions';
import { unitDepositRule } from '../../members/unit/unit-deposit-rule';
import { dueMonth } from '../../remittance/list/confirm';

const BASIS = '《住房公积金管理条例》（国务院令第844号修订）';
const ONCE = '本年度已办理年度基数调整';

interface BaseAssessment extends Assessment {
  /** The batch as it stands now. */
  batch: ClosedBatch<BaseTotals> | undefined;
}

/** Adjustment of the deposit base (docs/rules/gj0203-base-adjustment.md); its rows are uploaded first, as a batch under the same number. */
export const baseAdjustment: BusinessRule<BaseAssessment> = {
  ...unitDepositRule,
  ywlx: 'GJ0203',
  ywmc: '缴存基数调整',
  ywjc: '基数调整',
  changes: 'terms',
  notice: baseAdjustmentNote,
  days: 1,
  batch: baseBatch,
  conditions,
  needs: () => [{ wjlxId: '0210', wjmc: '工资发放明细或名册', sfbs: '0', mjsm: '' }],
  assess,
  rows: baseCaseRows,
  approve: bookAdjustment,
  message: ({ ywzt, ywmc, ywlsh, values }) =>
    ywzt === '99'
      ? {
          title: `${ywmc}已办结`,
          nr: `贵单位的${ywmc}（${ywlsh}）已办结，${peopleText(values.fsrs ?? '')}的缴存基数自${values.sxny ?? ''}起生效。`,
        }
      : undefined,
};

function conditions(application: Application, raw: RawValues): RuleCondition[] {
  const { tx, actor } = application;
  const unit = unitOf(tx, actor);
  const today = tx.today();
  const year = policy('p.jcnd').value;
  const due = dueMonth(tx, unit);
  const putOff = deferralIn(tx.store, unit.dwzh, due) !== undefined;
  const published = today <= (depositYear(year)?.last ?? '') && hasLimitsFor(due, year);
  // Open relief cases conflict, because a lower ratio is agreed on the present sums of bases.
  const disturbing = disturbingOf(application, baseAdjustment, ['month', 'terms', 'relief']);
  const annual = annualOf(tx, actor, year);
  return [
    stateCondition(application, '基数调整', ['01']),
    {
      tjbh: 'HJ',
      tjmc: '本月汇缴已入账',
      // A deferred month need not be remitted first.
      mz: putOff || due > monthOf(today),
      sjz: putOff ? `${due}已批准缓缴，目前没有应汇缴的月份` : unit.jzny === '' ? '尚未汇缴' : `缴至${unit.jzny}`,
      yqz: `缴至${monthOf(today)}或以后`,
      yj: BASIS,
      xyb: `请先完成${due}的汇缴`,
      refusal: `本月汇缴尚未入账，请先完成${due}的汇缴`,
    },
    {
      tjbh: 'SXX',
      tjmc: '本年度基数上下限已公布',
      mz: published,
      sjz: published
        ? `${moneyText(policyFen('p.jcjsXx'))}至${moneyText(policyFen('p.jcjsSx'))}`
        : '新年度上下限尚未公布',
      yqz: '已公布',
      yj: policy('p.jcjsSx').basis,
      xyb: '请在中心公布新年度上下限后办理',
      refusal: '新年度上下限尚未公布',
    },
    {
      tjbh: 'ZTTZ',
      tjmc: `没有未办结的${disturbing.names}`,
      yqz: '无',
      yj: HALL_RULES,
      ...blockingCondition(tx.store, disturbing.open, '调整基数', {
        xyb: '请到“我的办件”查看，办结或撤回后再调整',
        refusal: `存在未办结的${disturbing.open ? businessName(disturbing.open.ywlx) : ''}业务，请办结后再调整基数`,
      }),
    },
    {
      tjbh: 'NDTZ',
      tjmc: '年度调整每个缴存年度一次',
      mz: annual === undefined || raw.tzlx !== '1',
      sjz: annual ? `${ONCE}（${annual.ywlsh}），可办理年中个别调整` : '本年度尚未办理',
      yqz: '一次',
      yj: policy('p.jcnd').basis,
      xyb: '个别职工工资有变动的，请选择年中个别调整',
      refusal: ONCE,
      field: 'tzlx',
    },
  ];
}

function assess(application: Application, raw: RawValues): BaseAssessment {
  const { tx, actor, ywlsh } = application;
  const unit = unitOf(tx, actor);
  const reader = new FieldReader(raw);
  const year = policy('p.jcnd').value;
  const rows = readFields(reader, baseAdjustmentFields, { today: tx.today() });
  const { tzlx } = reader.values;
  const sxny = reader.valid('sxny');
  const wrongMonth = sxny === '' ? '' : effectiveMonthProblem(sxny, dueMonth(tx, unit), year);
  if (wrongMonth) reader.fail('sxny', wrongMonth);
  const annual = annualOf(tx, actor, year);
  if (tzlx === '1' && annual && annual.ywlsh !== ywlsh) reader.fail('tzlx', ONCE);
  const batch = readBatch(reader, application, baseBatch);
  const totals = batch?.totals;
  Object.assign(reader.values, {
    fsrs: String(totals?.fsrs ?? ''),
    btzrs: String(totals?.btzrs ?? ''),
    tzqzje: totals ? toYuan(totals.tzqzje) : '',
    tzhzje: totals ? toYuan(totals.tzhzje) : '',
  });
  if (totals?.fsrs === 0) reader.fail('mx', '没有需要调整基数的职工');
  // Each month has its own bases and ratios, so the batch must be for the chosen month.
  if (totals && sxny !== '' && !wrongMonth && totals.sxny !== sxny) reader.fail('mx', otherMonth(sxny));
  return {
    ...reader.assessed(),
    batch,
    // Sums are zero only for display: without rows nothing can be submitted.
    ...totalChange(totals?.tzqzje ?? 0n, totals?.tzhzje ?? 0n),
    sqnr: [
      ...rows,
      { key: 'pcbh', label: '明细批次号', value: reader.values.pcbh ?? '' },
      ...(batch?.hz.filter(({ key }) => key !== 'sxny') ?? []),
    ],
  };
}

/** Returns the completed annual adjustment of this deposit year. */
function annualOf(tx: Application['tx'], actor: Application['actor'], year: string) {
  const owner = ownerOf({ kind: 'unit', dwzh: unitOf(tx, actor).dwzh });
  return casesOf(tx.store, owner).find(
    ({ ywlx, ywzt, values }) => ywlx === 'GJ0203' && ywzt === '99' && values.tzlx === '1' && values.jcnd === year,
  );
}

/** Returns the rows submitted with a base adjustment as a list. */
function baseCaseRows(tx: Transaction, { owner, values }: CaseRecord): SubmittedRowsTable | undefined {
  if (!values.pcbh) return undefined;
  const sent = rowsOfBatch(tx, actorOf(owner), values.pcbh, baseBatch);
  const rows = sent.map((row) => baseCells(tx, row));
  return { bt: '基数调整明细', lm: BASE_COLUMNS, key: BASE_KEY, widths: [3, 4, 4, 4, 5, 2], rows };
}
