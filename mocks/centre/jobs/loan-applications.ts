import { addDays, addMonths, monthOf, type PlainDate, shiftMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { policyCount, policyFen } from '../../data/policy';
import { type CaseRecord, cases, moveCase } from '../cases/case-states';
import { tellDecision } from '../cases/decision-messages';
import { type Desk, deskOn } from '../kernel/desk';
import { findPersonByZjhm, personOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { addWorkingDays } from '../kernel/working-days';
import { nextLoanNumber } from '../loans/applications/contract';
import { isMortgaged } from '../loans/applications/contract-document';
import { changeFile, type LoanFile, loanFiles } from '../loans/applications/loan-file';
import { tellDeveloper } from '../loans/applications/tell-developer';
import { rowsOf } from '../loans/applying/people';
import { markHouse } from '../loans/buildings';
import { offsets } from '../loans/loan-offsets';
import { type LoanRecord, loans } from '../loans/loans';
import { mortgages } from '../registers/mortgages';

/** Mortgage registration, payout and completion of approved loans, each on its day. */
export function runLoanApplications(store: Store, day: PlainDate): void {
  for (const file of [...loanFiles(store).values()]) {
    const record = cases(store).get(file.ywlsh);
    if (!record) continue;
    const desk = deskOn(store, day);
    if (record.ywzt === '03' && file.registerOn !== '' && day >= file.registerOn) register(desk, record, file);
    else if (record.ywzt === '04' && file.payoutOn !== '' && day >= file.payoutOn) payOut(desk, record, file);
    else if (record.ywzt === '05' && day > record.since) complete(desk, record);
  }
}

function register(desk: Desk, record: CaseRecord, file: LoanFile): void {
  const day = desk.today();
  const mortgage = isMortgaged(record.values);
  const dyzmh = mortgage ? `云(${day.slice(0, 4)})云州市不动产证明第${file.jkhtbh.slice(-7)}号` : '';
  const payoutOn = addWorkingDays(day, policyCount('p.dkFkts'));
  changeFile(desk.store, file.ywlsh, { dyzmh, payoutOn });
  if (mortgage) markHouse(desk.store, file.ywlsh, '4');
  const yj = mortgage ? `抵押登记已办妥（${dyzmh}）` : '担保手续已办妥';
  const move = { to: '04', jdmc: mortgage ? '抵押登记' : '担保落实', clr: '不动产登记中心' } as const;
  const clr = mortgage ? move.clr : '系统';
  const moved = moveCase(desk, record, { ...move, clr, yj: `${yj}，预计${payoutOn}放款，请保持还款账户可用` });
  tellDecision(desk, moved);
}

/** Opens the loan account; the loan job of the same day books the payout. */
function payOut(desk: Desk, record: CaseRecord, file: LoanFile): void {
  const { store } = desk;
  const day = desk.today();
  const { values } = record;
  const dkzh = nextLoanNumber(store, day);
  const due = Number(values.ydhkr);
  const firstDue = addDays(`${shiftMonth(monthOf(day), 1)}-01`, due - 1);
  const coBorrowers = rowsOf(values.gtjkr).flatMap((row) => findPersonByZjhm(desk, row.gtjkrzjhm ?? '')?.grzh ?? []);
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
  loans(store).put(dkzh, loan);
  changeFile(store, file.ywlsh, { dkzh });
  if (file.dyzmh !== '') {
    const { zjhm } = personOf(desk, { kind: 'person', grzh: file.grzh });
    const registered = { dyqzh: file.dyzmh, bdcqzh: values.bdcqzh ?? '', zjhm, dkzh, djrq: day } as const;
    mortgages(store).put(file.dyzmh, { ...registered, zt: 'registered' });
  }
  if (values.sfqych === '1') beginOffset(store, loan, values.chfs ?? '01');
  // A home that is mortgaged stays so until the mortgage is released.
  if (!isMortgaged(values)) markHouse(store, file.ywlsh, '3');
  const paid = `${moneyText(loan.htdkje)}已于${day}划付至${loan.payee ?? ''}。`;
  tellDeveloper(desk, record, { id: 'fk', title: '按揭贷款已发放', nr: paid });
  const until = addMonths(firstDue, loan.months - 1);
  const moved = moveCase(desk, record, {
    to: '05',
    jdmc: '贷款发放',
    clr: '系统',
    yj: `贷款账号${dkzh}，已划付至${loan.payee}；首期还款日${firstDue}，到期日${until}`,
  });
  tellDecision(desk, moved);
}

/** The order chosen in the application: from the first instalment on, the borrower's account first, then the co-borrowers'. */
function beginOffset(store: Store, loan: LoanRecord, chfs: string): void {
  const yearly = chfs === '02';
  offsets(store).put(loan.ywlsh ?? '', {
    ywlsh: loan.ywlsh ?? '',
    dkzh: loan.dkzh,
    chfs: yearly ? '02' : '01',
    thfs: yearly ? '01' : '',
    cxr: yearly ? loan.firstDue.slice(5) : '',
    first: yearly ? loan.firstDue : '',
    keep: policyFen('p.zhBlje'),
    accounts: [loan.grzh, ...(loan.coBorrowers ?? [])],
    from: 1,
  });
}

function complete(desk: Desk, record: CaseRecord): void {
  const yj = '贷款已发放，还款计划可在“贷款查询→还款计划”中查看';
  moveCase(desk, record, { to: '99', jdmc: '办结', clr: '系统', yj });
}

/** Seller's or supervised account; a loan that is taken over goes to the bank that lent it, building money to the borrower's own account. */
function payeeOf(values: Readonly<Record<string, string>>): string {
  if (values.sfrmc) return `${values.sfrmc}（尾号${(values.sfrzhhm ?? '').slice(-4)}）`;
  return values.dklx === '3' ? '原贷款银行' : `借款人账户（尾号${(values.hkzh ?? '').slice(-4)}）`;
}
