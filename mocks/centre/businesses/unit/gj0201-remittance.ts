import type { LabelledValue } from '@/api/client/labelled-value';
import { isPlainMonth, monthOf, shiftMonth } from '@/domain/dates';
import { rosterBalances } from '@/domain/deposit/remittance';
import { deferralAdvice } from '@/domain/deposit/unit-terms';
import { formatMoney, moneyText, toYuan } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { isRecord } from '@/lib/foreign-json';
import { remittanceFields, rosterSources } from '@/schema/unit/gj0201-remittance';
import { HALL_RULES } from '../../../data/menus/rule-names';
import { remittanceNote } from '../../../data/notes/account-notes';
import { policyCount } from '../../../data/policy/policy';
import { blockingCondition } from '../../cases/blocking-case';
import { type CaseRecord, cases, casesOf, FINAL } from '../../cases/case-states';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import { isChanging, ruleOfCase, shortName } from '../../cases/registered';
import type {
  Application,
  Assessment,
  BusinessRule,
  RawValues,
  RuleCondition,
  SubmittedRowsTable,
} from '../../cases/rule';
import { persons, type UnitRecord, unitOf } from '../../kernel/people';
import { ownerOf, type Transaction } from '../../kernel/transaction';
import { deferredUntil } from '../../kernel/unit/unit-reliefs';
import { unitDepositRule } from '../../members/unit/unit-deposit-rule';
import { checkPayment, payerOptions } from '../../remittance/debit/payment-choice';
import { changedLastDay } from '../../remittance/deferral';
import { firstMonthToRemit, opensOn } from '../../remittance/last-day';
import { dueMonth, EMPTY, isCurrent, UNBALANCED } from '../../remittance/list/confirm';
import { listLife } from '../../remittance/list/list-life';
import { monthlyName, openListOf, type RosterSnapshot, snapshots } from '../../remittance/list/records';
import { dueRoster } from '../../remittance/list/roster';
import { submitRemittance } from '../../remittance/list/submit-remittance';

const BASIS = '《住房公积金管理条例》（国务院令第844号修订）';
/** Links for a unit without contributing members (docs/rules/gj0201-remittance.md). */
const NOBODY_PAYS = [
  { lj: '/dwwt/jcyw/dw_huanj', mc: '缓缴申请' },
  { lj: '/dwwt/zhxxbg/dwjcdjzx', mc: '单位缴存登记注销' },
];
/** Monthly remittance of a unit (docs/rules/gj0201-remittance.md): confirmed list, payment, booking. */
export const remittance: BusinessRule = {
  ...unitDepositRule,
  ywlx: 'GJ0201',
  ywmc: '汇缴',
  changes: 'month',
  notice: remittanceNote,
  members: ({ hjrs = '' }) => Number(hjrs),
  // The name contains the month, because each month has one case.
  name: ({ hjny }) => monthlyName(String(hjny ?? '')),
  days: 1,
  conditions,
  assess,
  approve: (tx, record, approval) => submitRemittance(tx, record, approval),
  rows: confirmedRows,
  ...listLife,
  // The draft is outdated once the month is remitted, by any operator and method.
  outlived: (tx, actor, { mx }) => {
    const month = monthConfirmed(mx);
    return month !== undefined && month < dueMonth(tx, unitOf(tx, actor));
  },
};

/** Month of the confirmed list; a draft stores no month, only the list as the centre returned it. */
function monthConfirmed(mx: unknown): string | undefined {
  return isRecord(mx) && typeof mx.hjny === 'string' ? mx.hjny : undefined;
}

function conditions({ tx, actor }: Application, raw: RawValues): RuleCondition[] {
  const unit = unitOf(tx, actor);
  const hjny = dueMonth(tx, unit);
  const asked = typeof raw.hjny === 'string' ? raw.hjny : '';
  // Another window was faster; the text concerns the form's month, not the one due by now.
  if (isPlainMonth(asked) && asked < hjny) return [remittedAlready(asked, hjny)];
  const early = policyCount('p.hjTq');
  const next = shiftMonth(monthOf(tx.today()), early);
  const adjustment = openAdjustment(tx, unit, hjny);
  const adjusting = adjustment && ruleOfCase(adjustment);
  const { figures } = dueRoster(tx.store, unit.dwzh, hjny);
  const until = deferredUntil(tx.store, unit.dwzh, hjny);
  const putOff = until !== '';
  const state = labelOf('dwzhzt', unit.dwzhzt);
  return [
    {
      tjbh: 'DWZT',
      tjmc: '单位账户状态正常，该月没有缓缴',
      mz: ['01', '03'].includes(unit.dwzhzt) && !putOff,
      sjz: putOff ? `${hjny}已批准缓缴` : state,
      yqz: '正常',
      yj: BASIS,
      xyb: putOff ? deferralAdvice(until) : '账户状态有疑问请拨打12329',
      ...(putOff && { lj: '/dwwt/cxyw/hjjbjl' }),
      refusal: putOff ? `${hjny}已批准缓缴，不能办理汇缴` : `单位账户${state}，不能办理${hjny}的汇缴`,
    },
    {
      tjbh: 'HJNY',
      tjmc: `按月汇缴，最多提前${early}个月`,
      mz: putOff || opensOn(tx.today(), hjny) === '',
      sjz: putOff ? '目前没有应汇缴的月份' : `应汇缴${hjny}`,
      yqz: `不晚于${next}`,
      yj: BASIS,
      xyb: `${hjny}的汇缴自${firstMonthToRemit(hjny)}起办理`,
      refusal: `${hjny}的汇缴尚未开始，自${firstMonthToRemit(hjny)}起办理`,
    },
    {
      tjbh: 'WTZ',
      tjmc: '没有未办结的基数、比例调整',
      yqz: '无',
      yj: HALL_RULES,
      ...blockingCondition(tx.store, adjustment, '汇缴', {
        xyb: '请到“我的办件”查看，办结或撤回后再汇缴',
        refusal: `存在未办结的${adjusting ? shortName(adjusting) : ''}业务，请办结后再汇缴`,
      }),
    },
    {
      tjbh: 'YJRS',
      tjmc: '本月有应缴职工',
      mz: figures.hjje > 0n,
      sjz: `${peopleText(figures.hjrs)}，${moneyText(figures.hjje)}`,
      yqz: '汇缴金额大于0',
      yj: BASIS,
      xyb: '职工全部封存的，请办理',
      ljs: NOBODY_PAYS,
      refusal: EMPTY,
    },
  ];
}

function remittedAlready(hjny: string, due: string): RuleCondition {
  return {
    tjbh: 'HJNY',
    tjmc: '该月份尚未汇缴',
    mz: false,
    sjz: `${hjny}已汇缴`,
    yqz: '尚未汇缴',
    yj: BASIS,
    xyb: `已汇缴的可在“汇缴记录”中查看；下一个应汇缴的月份是${due}`,
    refusal: `${hjny}的汇缴已经办理，请到“汇缴记录”查看，不必重复提交`,
  };
}

/** Returns an open base adjustment effective by this month, which would make the list wrong. */
function openAdjustment(tx: Transaction, unit: UnitRecord, hjny: string): CaseRecord | undefined {
  return casesOf(tx.store, ownerOf({ kind: 'unit', dwzh: unit.dwzh })).find(
    ({ ywlx, ywzt, values }) => isChanging(ywlx, 'terms') && !FINAL.includes(ywzt) && (values.sxny ?? '') <= hjny,
  );
}

function assess({ tx, actor, ywlsh }: Application, raw: RawValues): Assessment {
  const unit = unitOf(tx, actor);
  const reader = new FieldReader(raw);
  const due = dueMonth(tx, unit);
  const rows = readFields(reader, remittanceFields, {
    today: tx.today(),
    options: { hjksfs: rosterSources(unit.jzny === ''), zhbh: payerOptions(tx, unit, raw) },
  });
  const { hjny = '', hjksfs = '' } = reader.values;
  if (hjny !== '' && hjny !== due) reader.fail('hjny', `请先完成${due}的汇缴`);
  const list = readRoster(reader, tx, unit, hjny, hjksfs);
  // 我的办件 shows the list's member count, not the form's.
  const hjrs = list ? String(list.figures.hjrs) : cases(tx.store).get(ywlsh)?.values.hjrs;
  if (hjrs) reader.values.hjrs = hjrs;
  // A corrected case has already submitted its list, so its own reservation does not count.
  const handedIn = list !== undefined && openListOf(tx.store, unit.dwzh)?.qcqrdh === list.qcqrdh;
  checkPayment(reader, tx, unit, { most: list?.figures.hjje, handedIn });
  return {
    ...reader.assessed(),
    amount: list?.figures.hjje ?? 0n,
    amountName: '汇缴金额',
    sqnr: summary(tx, rows, unit, list),
  };
}

/** Reads the list by its confirmation number; other values about it are ignored. */
function readRoster(
  reader: FieldReader,
  { store }: Transaction,
  unit: UnitRecord,
  hjny: string,
  hjksfs: string,
): RosterSnapshot | undefined {
  const qcqrdh = reader.text('qcqrdh', { label: '清册确认单号', most: 20, required: false });
  const list = snapshots(store).get(qcqrdh);
  if (list?.dwzh !== unit.dwzh) {
    reader.fail('mx', '请核对并确认汇缴清册');
    return undefined;
  }
  if (list.hjny !== hjny || list.hjksfs !== hjksfs) reader.fail('mx', '清册来源已改变，请重新核对并确认清册');
  else if (!rosterBalances(list.figures)) reader.fail('mx', UNBALANCED);
  else if (!isCurrent(store, list)) reader.fail('mx', '确认之后又办理了人员变更，请重新核对并确认清册');
  return list;
}

const ABOVE: readonly string[] = ['hjny', 'hjksfs'];

function summary(
  { store }: Transaction,
  given: readonly LabelledValue[],
  unit: UnitRecord,
  list: RosterSnapshot | undefined,
): LabelledValue[] {
  const figures = list?.figures;
  const before = list ? changedLastDay(store, unit.dwzh, list.hjny) : '';
  const rows: (LabelledValue | undefined)[] = [
    { label: '单位', value: `${unit.dwmc}（${unit.dwzh}）` },
    ...given.filter(({ key = '' }) => ABOVE.includes(key)),
    { label: '清册确认单号', value: list?.qcqrdh ?? '' },
    figures && {
      label: before === '' ? '上月' : `上次汇缴（${before}）`,
      value: `${peopleText(figures.syrs)}，${moneyText(figures.syje)}`,
    },
    figures && { label: '本月增加', value: `${peopleText(figures.zjrs)}，${moneyText(figures.zjje)}` },
    figures && { label: '本月减少', value: `${peopleText(figures.jsrs)}，${moneyText(figures.jsje)}` },
    figures && { label: '本月调整', value: moneyText(figures.tzje) },
    figures && {
      label: '本月汇缴',
      value: `${peopleText(figures.hjrs)}，${moneyText(figures.hjje)}`,
      gs: `单位部分${moneyText(figures.dwhjje)}，个人部分${moneyText(figures.grhjje)}`,
    },
    ...given.filter(({ key = '' }) => !ABOVE.includes(key)),
  ];
  return rows.filter((row) => row !== undefined);
}

/** Rows of the list that a remittance pays, member by member as confirmed. */
function confirmedRows({ store }: Transaction, { values }: Pick<CaseRecord, 'values'>): SubmittedRowsTable | undefined {
  const list = snapshots(store).get(values.qcqrdh ?? '');
  if (!list) return undefined;
  const rows = list.lines.map(({ grzh, unitFen, fen }) => [
    persons(store).get(grzh)?.xingming ?? '',
    grzh,
    formatMoney(toYuan(unitFen)),
    formatMoney(toYuan(fen - unitFen)),
    formatMoney(toYuan(fen)),
  ]);
  const lm = ['姓名', '个人账号', '单位月缴存额', '个人月缴存额', '月缴存额'];
  return { bt: `${list.hjny}汇缴清册`, lm, key: 1, widths: [3, 4, 3, 3, 3], rows };
}
