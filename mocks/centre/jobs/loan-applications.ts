import { addDays, addMonths, monthOf, type PlainDate, shiftMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { policyCount, policyFen } from '../../data/policy';
import { type CaseRecord, cases, moveCase } from '../cases/case-states';
import { tellDecision } from '../cases/decision-messages';
import { labelOf } from '../cases/field-reader';
import { type Desk, deskOn } from '../kernel/desk';
import { personOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { addWorkingDays } from '../kernel/working-days';
import { nextLoanNumber } from '../loans/applications/contract';
import { isMortgaged, offsetParticipants, withOffset } from '../loans/applications/contract-document';
import { changeFile, type LoanFile, loanFiles } from '../loans/applications/loan-file';
import { tellDeveloper } from '../loans/applications/tell-developer';
import { markHouse } from '../loans/buildings';
import { putOffset } from '../loans/loan-offset-orders';
import { coBorrowersIn } from '../loans/loan-parties';
import { type LoanRecord, loans } from '../loans/loans';
import { issueOffsetAgreement } from '../loans/offset-agreement';
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
  loans(store).put(dkzh, loan);
  changeFile(store, file.ywlsh, { dkzh });
  if (file.dyzmh !== '') {
    const { zjhm } = personOf(desk, { kind: 'person', grzh: file.grzh });
    const registered = { dyqzh: file.dyzmh, bdcqzh: values.bdcqzh ?? '', zjhm, dkzh, djrq: day } as const;
    mortgages(store).put(file.dyzmh, { ...registered, zt: 'registered' });
  }
  if (withOffset(values)) beginOffset(desk, record, loan);
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

/** The order chosen in the application and signed with the contract by each whose account it draws on: from the first instalment on. */
function beginOffset(desk: Desk, record: CaseRecord, { dkzh, jkhtbh, firstDue }: LoanRecord): void {
  const { chfs = '01' } = record.values;
  const yearly = chfs === '02';
  const people = offsetParticipants(desk.store, record);
  const keep = policyFen('p.zhBlje');
  putOffset(desk, {
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
  issueOffsetAgreement(desk, record, {
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

function complete(desk: Desk, record: CaseRecord): void {
  const yj = '贷款已发放，还款计划可在“贷款查询→还款计划”中查看';
  moveCase(desk, record, { to: '99', jdmc: '办结', clr: '系统', yj });
}

/** Seller's or supervised account; a loan that is taken over goes to the bank that lent it, building money to the borrower's own account. */
function payeeOf(values: Readonly<Record<string, string>>): string {
  if (values.sfrmc) return `${values.sfrmc}（尾号${(values.sfrzhhm ?? '').slice(-4)}）`;
  return values.dklx === '3' ? '原贷款银行' : `借款人账户（尾号${(values.hkzh ?? '').slice(-4)}）`;
}
