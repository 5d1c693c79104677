import type { SignDocument } from '@/api/cases/sign';
import { byEndOf } from '@/domain/dates';
import { moneyText, toYuan } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { loanApplicationNote as notice } from '../../../data/notes/loan-notes';
import { policyCount } from '../../../data/policy/policy';
import type { CaseRecord } from '../../cases/case-states';
import { pendingPartiesText } from '../../cases/pending-parties';
import type { BusinessRule, RawValues } from '../../cases/rule';
import { applicantName } from '../../cases/signatures/invitations';
import type { MessageText } from '../../kernel/messages/messages';
import type { Store } from '../../kernel/store';
import type { Transaction } from '../../kernel/transaction';
import { approveLoan, loanCosigned } from '../../loans/applications/approval';
import { contractCosigned } from '../../loans/applications/contract';
import { contractDocuments, isMortgaged } from '../../loans/applications/contract-document';
import { loanFileOf } from '../../loans/applications/loan-file';
import { awaitedBySale, awaitedInContract, CONTRACTS, loanStateNote } from '../../loans/applications/loan-note';
import { notifySaleEnded } from '../../loans/applications/notify-developer';
import { assessLoan, creditReasons } from '../../loans/applying/assess';
import { applicationConditions } from '../../loans/applying/conditions';
import { costOf, loanLimitPanel } from '../../loans/applying/figures';
import { borrowersOf } from '../../loans/applying/home';
import { loanNeeds } from '../../loans/applying/needs';
import { loanValues } from '../../loans/applying/prefill';
import { freeHouses, holdHouse } from '../../loans/buildings';
import { coBorrowersIn } from '../../loans/loan-parties';
import { otherCityDeposits } from '../../registers/other-city-deposits';

/** Kinds of loan with a name of their own (dictionary dklx). */
const COMBINED = '1';
const TAKEOVER = '3';

/** Name of an application by kind of loan. */
function loanName({ dklx }: RawValues): string {
  if (dklx === COMBINED) return '贷款申请（组合贷款）';
  return dklx === TAKEOVER ? '贷款申请（商转公）' : '贷款申请';
}

/** Documents the applicant signs: the application and the consent to the credit enquiry. */
function loanDocuments({ dklx }: RawValues): readonly SignDocument[] {
  return [
    application(dklx),
    {
      wsbh: '0502',
      wsmc: '个人征信查询授权书',
      sm: '授权中心向征信机构查询本人信用报告，仅用于本次贷款审核及贷后管理',
    },
  ];
}

function application(dklx: unknown): SignDocument {
  const wsbh = '0512';
  if (dklx === COMBINED) {
    return { wsbh, wsmc: '住房公积金组合贷款申请书', sm: '申请住房公积金贷款，不足部分向商业银行申请商业贷款' };
  }
  if (dklx === TAKEOVER) {
    return { wsbh, wsmc: '商业贷款转住房公积金贷款申请书', sm: '申请以住房公积金贷款结清原商业贷款' };
  }
  return { wsbh, wsmc: '住房公积金贷款申请书', sm: '按所填金额、期限和还款方式申请住房公积金贷款' };
}

/** GD0101 贷款申请: approval, consents, contract, mortgage, disbursement (docs/rules/gd0101-loan-application.md, Rules). */
export const loanApplication: BusinessRule = {
  ywlx: 'GD0101',
  ywmc: '贷款申请',
  area: 'loan',
  kind: 'person',
  notice,
  name: loanName,
  // In state 03 only the contract is signed; the application has its signature.
  documents: (values, state) => (state === '03' ? contractDocuments(values) : loanDocuments(values)),
  // Persons with an other-city account may apply.
  withoutAccount: ({ tx, actor }) =>
    actor.kind === 'person' && otherCityDeposits(tx.store).get(actor.grzh) !== undefined,
  days: policyCount('p.dkBjr'),
  known: loanValues,
  conditions: applicationConditions,
  limit: loanLimitPanel,
  needs: loanNeeds,
  assess: assessLoan,
  enquire: creditReasons,
  accepted: (tx, record) => {
    const { ywlsh, values } = record;
    if (values.fwbh) holdHouse(tx.store, ywlsh, values.fwbh, borrowersOf(tx, record));
    else freeHouses(tx.store, ywlsh);
  },
  approve: approveLoan,
  awaits: (store, record) => (record.ywzt === '03' ? awaitedInContract : awaitedBySale)(store, record),
  signed: (tx, record) => (record.ywzt === '03' ? contractCosigned : loanCosigned)(tx, record),
  // Until all have signed, the contract binds nobody and the case can be withdrawn.
  revocable: (store, { ywlsh }) => loanFileOf(store, ywlsh)?.registerOn === '',
  ended: (tx, record) => {
    freeHouses(tx.store, record.ywlsh);
    notifySaleEnded(tx, record);
  },
  note: loanStateNote,
  message,
  // Co-debtors are notified too, because they owe the loan from its disbursement on.
  others(tx, record) {
    if (record.ywzt !== '05') return [];
    const borrower = maskName(applicantName(tx, record.owner));
    return coBorrowersIn(tx.store, record.values)
      .filter(({ grzh }) => grzh !== '')
      .map(({ grzh }) => ({ grzh, ...paidOut(record, `您与${borrower}共同借款的`) }));
  },
};

/** Message to the borrower for each state, with the next step (docs/rules/gd0101-loan-application.md, Messages). */
function message(record: CaseRecord, { store }: Transaction): MessageText | undefined {
  const { ywlsh, ywzt, deadline = '', lc } = record;
  if (ywzt === '06') {
    if (lc.at(-1)?.key === 'cosigned') {
      return { title: '受邀人已全部签署', nr: `您的贷款申请（${ywlsh}）${lc.at(-1)?.yj}，等待开发商确认售房信息。` };
    }
    if (lc.at(-1)?.key === 'sold') {
      const nr = `您的贷款申请（${ywlsh}）开发商已确认售房信息，等待${pendingPartiesText(store, ywlsh)}。`;
      return { title: '开发商已确认售房信息', nr };
    }
    const nr = `您的贷款申请（${ywlsh}）已审核通过，等待${pendingPartiesText(store, ywlsh, awaitedBySale(store, record))}，您无需操作，可以提醒对方在${byEndOf(deadline)}完成。`;
    return { title: '贷款申请已审核通过', nr };
  }
  if (ywzt === '03') return contractMessage(record, store);
  if (ywzt === '04') {
    const day = loanFileOf(store, ywlsh)?.payoutOn;
    const nr = `您的贷款（${ywlsh}）担保手续已办妥，预计${day}放款，请保持还款账户可用。`;
    return { title: '贷款待放款', nr };
  }
  if (ywzt === '05') {
    return paidOut(record, '您的');
  }
  return undefined;
}

function paidOut({ values, je }: CaseRecord, whose: string): Pick<MessageText, 'title' | 'nr'> {
  const first = costOf(values).schedule[0];
  const payment = moneyText((first?.principal ?? 0n) + (first?.interest ?? 0n));
  const nr = `${whose}公积金贷款${moneyText(toYuan(je))}已发放，每月${values.ydhkr}日还款，首期${payment}。`;
  return { title: '贷款已发放', nr };
}

/** Message on the contract until all have signed: task, deadline and next step. */
function contractMessage(record: CaseRecord, store: Store): MessageText {
  const { ywlsh, deadline = '', values, lc } = record;
  const loan = `您的贷款申请（${ywlsh}）`;
  const { signedAt = '', registerOn = '' } = loanFileOf(store, ywlsh) ?? {};
  if (registerOn !== '') {
    const guarantee = isMortgaged(values) ? '抵押登记' : '担保手续';
    const nr = `${loan}借款合同已由全部签署人签署并生效，正在办理${guarantee}，预计${registerOn}完成；办妥后放款，您无需操作。`;
    return { title: '借款合同已签署', nr };
  }
  if (signedAt !== '') {
    const nr = `${loan}借款合同您已签署，等待${pendingPartiesText(store, ywlsh, awaitedInContract(store, record))}，可以提醒对方在${byEndOf(deadline)}完成，逾期申请失效。`;
    return { title: '借款合同待他人签署', nr };
  }
  // The step before, after a cosigning, states the recomputed limit.
  const cosigned = lc.at(-2)?.key === 'cosigned' ? `${lc.at(-2)?.yj}；` : '';
  const nr = `${loan}${cosigned}借款合同已生成，请于${byEndOf(deadline)}签署，逾期申请失效。`;
  return { title: '借款合同待签署', nr, ...CONTRACTS };
}
