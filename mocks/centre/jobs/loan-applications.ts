import { addDays, addMonths, monthOf, type PlainDate, shiftMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { policyCount, policyFen } from '../../data/policy/policy';
import { notify } from '../access/notify';
import { type CaseRecord, cases, moveCase } from '../cases/case-states';
import { notifyDecision } from '../cases/decision-messages';
import { labelOf } from '../cases/field-reader';
import { personOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { type Transaction, transactionOn } from '../kernel/transaction';
import { addWorkingDays } from '../kernel/working-days';
import { nextLoanNumber } from '../loans/applications/contract';
import { isMortgaged, offsetParticipants, withOffset } from '../loans/applications/contract-document';
import { changeFile, type LoanFile, loanFiles } from '../loans/applications/loan-file';
import { saleOf } from '../loans/applications/notify-developer';
import { setHouseState } from '../loans/buildings';
import { coBorrowersIn } from '../loans/loan-parties';
import { type LoanRecord, loanTable } from '../loans/loans';
import { activateOffset } from '../loans/offset/loan-offset-orders';
import { issueOffsetAgreement } from '../loans/offset/offset-agreement';
import { mortgages } from '../registers/mortgages';

/** Daily job: registers mortgages, pays out and completes approved loans, each on its day. */
export function runLoanApplications(store: Store, day: PlainDate): void {
  for (const file of [...loanFiles(store).values()]) {
    const record = cases(store).get(file.ywlsh);
    if (!record) continue;
    const tx = transactionOn(store, day);
    if (record.ywzt === '03' && file.registerOn !== '' && day >= file.registerOn) register(tx, record, file);
    else if (record.ywzt === '04' && file.payoutOn !== '' && day >= file.payoutOn) payOut(tx, record, file);
    else if (record.ywzt === '05' && day > record.since) complete(tx, record);
  }
}

function register(tx: Transaction, record: CaseRecord, file: LoanFile): void {
  const day = tx.today();
  const mortgage = isMortgaged(record.values);
  const dyzmh = mortgage ? `云(${day.slice(0, 4)})云州市不动产证明第${file.jkhtbh.slice(-7)}号` : '';
  const payoutOn = addWorkingDays(day, policyCount('p.dkFkts'));
  changeFile(tx.store, file.ywlsh, { dyzmh, payoutOn });
  if (mortgage) setHouseState(tx.store, file.ywlsh, '4');
  const yj = mortgage ? `抵押登记已办妥（${dyzmh}）` : '担保手续已办妥';
  const move = { to: '04', jdmc: mortgage ? '抵押登记' : '担保落实', clr: '不动产登记中心' } as const;
  const clr = mortgage ? move.clr : '系统';
  const moved = moveCase(tx, record, { ...move, clr, yj: `${yj}，预计${payoutOn}放款，请保持还款账户可用` });
  notifyDecision(tx, moved);
}

/** Opens the loan account; the loan job of the same day books the payout. */
function payOut(tx: Transaction, record: CaseRecord, file: LoanFile): void {
  const { store } = tx;
  const day = tx.today();
  const { values } = record;
  const dkzh = nextLoanNumber(store, day);
  const due = Number(values.ydhkr);
  const firstDue = addDays(`${shiftMonth(monthOf(day), 1)}-01`, due - 1);
  const coBorrowers = coBorrowersIn(store, values).flatMap(({ grzh }) => (grzh === '' ? [] : [grzh]));
  const loan: LoanRecord = {
    dkzh,
    jkhtbh: file.jkhtbh,
    grzh: file.grzh,
    dklx: values.dklx ?? '0',
    htdkje: record.je,
    zxll: values.zxll ?? '',
    months: Number(values.sqdkqx),
    hkfs: values.dkhkfs === '02' ? '02' : '01',
    disbursed: day,
    firstDue,
    hkzh: values.hkzh ?? '',
    paid: 0,
    missed: [],
    ywlsh: record.ywlsh,
    coBorrowers,
    payee: payeeOf(values),
  };
  loanTable(store).put(dkzh, loan);
  changeFile(store, file.ywlsh, { dkzh });
  if (file.dyzmh !== '') {
    const { zjhm } = personOf(tx, { kind: 'person', grzh: file.grzh });
    const registered = { dyqzh: file.dyzmh, bdcqzh: values.bdcqzh ?? '', zjhm, dkzh, djrq: day } as const;
    mortgages(store).put(file.dyzmh, { ...registered, zt: 'registered' });
  }
  if (withOffset(values)) beginOffset(tx, record, loan);
  // A mortgaged home keeps that state until the mortgage is released.
  if (!isMortgaged(values)) setHouseState(store, file.ywlsh, '3');
  const sold = saleOf(tx, record);
  const paid = { fen: loan.htdkje, day, payee: loan.payee ?? '' };
  if (sold) notify(tx, sold.owner, 'loan-paid-out', { ...sold.data, ...paid });
  const until = addMonths(firstDue, loan.months - 1);
  const moved = moveCase(tx, record, {
    to: '05',
    jdmc: '贷款发放',
    clr: '系统',
    yj: `贷款账号${dkzh}，已划付至${loan.payee}；首期还款日${firstDue}，到期日${until}`,
  });
  notifyDecision(tx, moved);
}

/** Starts the offset chosen in the application, signed with the contract by each account holder, from the first instalment on. */
function beginOffset(tx: Transaction, record: CaseRecord, { dkzh, jkhtbh, firstDue }: LoanRecord): void {
  const { chfs = '01' } = record.values;
  const yearly = chfs === '02';
  const people = offsetParticipants(tx.store, record);
  const keep = policyFen('p.zhBlje');
  activateOffset(tx, {
    ywlsh: record.ywlsh,
    dkzh,
    chfs: yearly ? '02' : '01',
    thfs: yearly ? '01' : '',
    cxr: yearly ? firstDue.slice(5) : '',
    first: yearly ? firstDue : '',
    keep,
    accounts: people.map(({ grzh }) => grzh),
    from: 1,
  });
  issueOffsetAgreement(tx, record, {
    yearly,
    facts: [
      { label: '贷款账号', value: dkzh },
      { label: '借款合同编号', value: jkhtbh },
      { label: '冲还贷方式', value: labelOf('chfs', chfs) },
      yearly ? { label: '首次冲本金日', value: firstDue } : { label: '生效期次', value: `第1期（${firstDue}）` },
      { label: '扣款顺序', value: people.map(({ xingming }, i) => `${i + 1}. ${xingming}`).join('；') },
      { label: '账户保留余额', value: moneyText(keep) },
    ],
  });
}

function complete(tx: Transaction, record: CaseRecord): void {
  const yj = '贷款已发放，还款计划可在“贷款查询→还款计划”中查看';
  moveCase(tx, record, { to: '99', jdmc: '办结', clr: '系统', yj });
}

/**
 * Returns the payee: seller's or supervised account; the lending bank for a loan taken over, the borrower's account for a building loan.
 */
function payeeOf(values: Readonly<Record<string, string>>): string {
  if (values.sfrmc) return `${values.sfrmc}（尾号${(values.sfrzhhm ?? '').slice(-4)}）`;
  return values.dklx === '3' ? '原贷款银行' : `借款人账户（尾号${(values.hkzh ?? '').slice(-4)}）`;
}
