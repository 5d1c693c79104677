import type { SignDocument } from '@/api/cases/sign';
import { addDays, addMonths } from '@/domain/dates';
import { paymentIn } from '@/domain/loan/repayment-summary';
import { formatMoney, moneyText } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import type { Schema } from '@/schema/define-schema';
import { LOAN_RULES } from '../../../data/menus/rule-names';
import type { NoteText } from '../../../data/notes/note-text';
import { policyCount } from '../../../data/policy/policy';
import type { CaseRecord } from '../../cases/case-states';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { issueSignedDocument } from '../../cases/signatures/signed-document';
import { loanAccount, post } from '../../kernel/accounts/ledger';
import { personOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { actorOf, type Transaction } from '../../kernel/transaction';
import { isDebitDay } from '../debit-days';
import {
  aboutLoan,
  hasLoan,
  loanChangeConditions,
  notBeingSettled,
  notDebitedToday,
  readLoan,
} from '../loan-conditions';
import { type LoanRecord, type LoanTerms, loanSchedule, loanTable, owedPrincipal, publicStatus } from '../loans';
import { activeOffset } from '../offset/loan-offsets';
import { changedLoan } from '../repayment/rebuilt-schedule';
import { changedCase } from './changed-case';
import { incomeFault, type Trial, trialEstimates, trialFigures, trialFingerprint, trialLimit, trialOf } from './trial';

const SUPPLEMENT: SignDocument = {
  wsbh: '0513',
  wsmc: '借款合同补充协议',
  sm: '确认变更后的还款方式、期限、利率和还款计划，借款合同其他约定不变',
};

/** Own parts of a change of repayment terms. */
interface TermChange extends Pick<BusinessRule, 'ywlx' | 'ywmc' | 'needs' | 'days'> {
  notice: NoteText;
  /** Field that reports a monthly payment above the limit. */
  field: string;
  schema: Schema;
  /** Reads the requested terms and checks them against the loan; undefined until valid. */
  read(reader: FieldReader, tx: Transaction, loan: LoanRecord): LoanTerms | undefined;
  manual(values: CaseRecord['values']): readonly string[];
  /** Returns the terms for the loan as it stands on the day, or the reason against the change. */
  termsNow(loan: LoanRecord, values: CaseRecord['values']): LoanTerms | string;
  /** Ledger entry of the change. */
  row?(before: LoanRecord, after: LoanRecord): { kind: 'DK07' | 'DK08'; zhaiyao: string };
}

/**
 * Rule of GD0404 and GD0406: all debtors sign, the schedule is rebuilt from the next instalment on (docs/rules/gd0404-repayment-method.md,
 * Rules).
 */
export function termChange(change: TermChange): BusinessRule {
  const { ywlx, ywmc } = change;
  const read = (application: Application, raw: RawValues) => {
    const { tx, actor } = application;
    const reader = new FieldReader(raw);
    const loan = readLoan(reader, tx, actor);
    const rows = readFields(reader, change.schema, { today: tx.today() });
    const terms = loan && publicStatus(loan) === '1' ? change.read(reader, tx, loan) : undefined;
    const trial = loan && terms ? trialOf(tx.store, loan, terms) : undefined;
    const tooMuch = loan && trial ? incomeFault(tx, loan, trial) : undefined;
    if (tooMuch) reader.fail(change.field, tooMuch);
    return { reader, rows, loan, trial };
  };
  return {
    ywlx,
    ywmc,
    area: 'loan',
    kind: 'person',
    subject: aboutLoan(),
    // The business concerns the loan, so an other-city borrower without an account here may use it.
    withoutAccount: () => true,
    notice: change.notice,
    documents: () => [SUPPLEMENT],
    days: change.days,
    conditions: (application, raw) =>
      loanChangeConditions(application, raw, {
        act: '变更',
        conditionsOf: (loan) => conditionsOf(application, loan, ywlx),
      }),
    limit(application, raw) {
      const { loan, trial } = read(application, raw);
      return loan && trial ? trialLimit(application.tx.store, loan, trial) : null;
    },
    needs: change.needs,
    assess(application, raw) {
      const { reader, rows, loan, trial } = read(application, raw);
      // The figures say the new terms.
      const reason = rows.filter(({ key }) => key !== change.field);
      if (loan && trial) {
        reader.values.cbyd = trialFingerprint(loan, trial);
        reader.values.sxqc = String(trial.sxqc);
        if (raw.cbyd !== reader.values.cbyd) reader.fail('cbyd', '请阅读并确认按当前变更内容计算的综合融资成本明示表');
      }
      return {
        ...reader.assessed(),
        manual: change.manual(reader.values),
        sqnr: loan && trial ? [{ label: '贷款账号', value: loan.dkzh }, ...reason, ...trialEstimates(trial)] : [],
      };
    },
    ...changedCase({
      rules: LOAN_RULES,
      cosigned: true,
      fault: ({ store }, loan, { values }) => faultNow(store, loan, change.termsNow(loan, values)),
      // The instalment of a debit day is still collected by the plan in force, so the change waits a day.
      waits: ({ store, today }, loan) => (isDebitDay(store, loan, today()) ? addDays(today(), 1) : undefined),
      carryOut(tx, loan, record) {
        const terms = change.termsNow(loan, record.values);
        if (typeof terms === 'string') throw new Error(`Nothing to change on ${loan.dkzh}: ${terms}`);
        const trial = trialOf(tx.store, loan, terms);
        const after = changedLoan(loan, owedPrincipal(tx.store, loan), terms, { ywlx, day: tx.today() });
        loanTable(tx.store).put(loan.dkzh, after);
        const row = change.row?.(loan, after);
        if (row) bookRow(tx, loan, record, row);
        issueSupplement(tx, after, trial, record);
        const first = trial.after.coming[0];
        const yj = `自第${trial.sxqc}期（${trial.from}）起按新计划还款，首期${moneyText(paymentIn(first))}，剩余${trial.after.terms.months}期，贷款余额不变`;
        return { yj, rows: trialFigures(trial) };
      },
    }),
  };
}

function conditionsOf(application: Application, loan: LoanRecord | undefined, ywlx: string): RuleCondition[] {
  const { store, today } = application.tx;
  const least = policyCount('p.qxbgQs');
  const apart = policyCount('p.qxbgJg');
  const paid = loan?.paid ?? 0;
  const left = loan ? loan.months - loan.paid : 0;
  const last = loan?.rebuilt?.findLast(({ change }) => change?.ywlx === ywlx)?.change?.day;
  const again = last === undefined ? undefined : addMonths(last, apart);
  const offset = loan && activeOffset(store, loan.dkzh);
  return [
    hasLoan(loan, { overdue: 'refused', rules: LOAN_RULES }),
    notDebitedToday(application.tx, loan, LOAN_RULES),
    notBeingSettled(application, loan, { rules: LOAN_RULES, act: '变更' }),
    {
      tjbh: 'YHQS',
      tjmc: `已正常还款${least}期以上`,
      mz: paid >= least,
      sjz: `${paid}期`,
      yqz: `不少于${least}期`,
      yj: LOAN_RULES,
      xyb: `请在还满${least}期后办理`,
      refusal: `还款满${least}期后方可变更`,
    },
    {
      tjbh: 'SYQS',
      tjmc: '剩余期数不少于2期',
      mz: left >= 2,
      sjz: `${left}期`,
      yqz: '不少于2期',
      yj: LOAN_RULES,
      xyb: '最后一期请按原计划还款，或者提前结清',
      refusal: '剩余期数不足2期，不能变更',
    },
    {
      tjbh: 'BGJG',
      tjmc: `距上次同类变更满${apart}个月`,
      mz: again === undefined || today() >= again,
      sjz: last === undefined ? '没有变更过' : `上次${last}`,
      yqz: `满${apart}个月`,
      yj: LOAN_RULES,
      xyb: again && `请在${again}以后办理`,
      refusal: `距上次变更不足${apart}个月`,
    },
    {
      tjbh: 'CHD',
      tjmc: '没有执行中的冲还贷约定',
      mz: offset === undefined,
      sjz: offset ? '已签约' : '未签约',
      yqz: '未签约',
      yj: LOAN_RULES,
      xyb: '请先在“签约冲还贷”中解除，变更生效后再签约',
      refusal: '该贷款已签约，请先解除后再变更',
    },
  ];
}

function faultNow(store: Store, loan: LoanRecord, terms: LoanTerms | string) {
  if (publicStatus(loan) === '2') return { yy: '贷款已逾期', xyb: '还清逾期款项，次日自动办理' };
  if (activeOffset(store, loan.dkzh)) return { yy: '该贷款已签约冲还贷', xyb: '解除冲还贷，次日自动办理' };
  return typeof terms === 'string' ? ({ yy: terms, xyb: '重新申请', final: true } as const) : undefined;
}

/** Books an entry of 0.00 that names the old and the new last day (docs/rules/gd0406-loan-term.md, Effect on the ledger). */
function bookRow(
  tx: Transaction,
  { dkzh }: LoanRecord,
  { ywlsh }: CaseRecord,
  row: { kind: 'DK07' | 'DK08'; zhaiyao: string },
): void {
  const lines = [{ account: loanAccount(dkzh), fen: 0n }];
  post(tx.store, { id: `qxbg:${dkzh}:${ywlsh}`, date: tx.today(), ywlsh, ...row, lines });
}

/** Issues the supplement to the contract with all signatures and the new plan. */
function issueSupplement(tx: Transaction, loan: LoanRecord, trial: Trial, record: CaseRecord): void {
  const person = personOf(tx, actorOf(record.owner));
  issueSignedDocument(tx, record, {
    kind: '40',
    once: 'bcxy',
    title: '住房公积金借款合同补充协议',
    facts: [
      { label: '借款人', value: person.xingming },
      { label: '证件号码', value: maskIdNumber(person.zjhm) },
      { label: '借款合同编号', value: loan.jkhtbh },
      { label: '贷款账号', value: loan.dkzh },
      { label: '变更事项', value: record.ywmc },
      { label: '剩余本金', value: moneyText(owedPrincipal(tx.store, loan)) },
      ...trialFigures(trial),
    ],
    tables: [
      {
        caption: '变更后的还款计划',
        head: ['期次', '应还金额（元）', '本金（元）', '利息（元）', '剩余本金（元）'],
        align: ['left', 'right', 'right', 'right', 'right'],
        rows: loanSchedule(loan)
          .slice(loan.paid)
          .map((one) => [
            String(one.dqqc),
            formatMoney(paymentIn(one), ''),
            formatMoney(one.principal, ''),
            formatMoney(one.interest, ''),
            formatMoney(one.balance, ''),
          ]),
      },
    ],
    paragraphs: [
      `双方同意自第${trial.sxqc}期（${trial.from}）起按上述约定和还款计划偿还贷款；此前各期按原约定。`,
      '除本协议变更的内容外，借款合同的其他约定和担保继续有效。',
    ],
  });
}
