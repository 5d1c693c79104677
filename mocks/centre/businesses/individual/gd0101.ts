import { byEndOf } from '@/domain/dates';
import { maskName } from '@/domain/mask';
import { moneyText, toYuan } from '@/domain/money';
import { loanNote as notice } from '../../../data/notes/loan-notes';
import { policyCount } from '../../../data/policy';
import type { CaseRecord } from '../../cases/case-states';
import { missingWords } from '../../cases/others-note';
import type { BusinessRule } from '../../cases/rule';
import { applicantName } from '../../cases/signatures/invitations';
import type { Desk } from '../../kernel/desk';
import type { MessageText } from '../../kernel/messages';
import type { Store } from '../../kernel/store';
import { approveLoan, loanCosigned } from '../../loans/applications/approval';
import { contractCosigned } from '../../loans/applications/contract';
import { contractDocuments, isMortgaged } from '../../loans/applications/contract-document';
import { loanFileOf } from '../../loans/applications/loan-file';
import { awaitedBySale, awaitedInContract, CONTRACTS, loanNote } from '../../loans/applications/loan-note';
import { tellSaleEnded } from '../../loans/applications/tell-developer';
import { assessLoan, creditReasons } from '../../loans/applying/assess';
import { loanConditions } from '../../loans/applying/conditions';
import { costOf, loanLimitPanel } from '../../loans/applying/figures';
import { borrowersOf } from '../../loans/applying/home';
import { loanDocuments, loanName } from '../../loans/applying/kinds';
import { loanNeeds } from '../../loans/applying/needs';
import { freeHouses, holdHouse } from '../../loans/buildings';
import { coBorrowersIn } from '../../loans/loan-parties';
import { outsideDeposits } from '../../registers/outside-deposits';

/** Application for a housing loan (domain catalogue GD0101): approved, agreed by everybody, signed, mortgaged, paid out. */
export const loanApplication: BusinessRule = {
  ywlx: 'GD0101',
  ywmc: '贷款申请',
  area: 'loan',
  kind: 'person',
  notice,
  name: loanName,
  // An approved loan waits for its contract alone: the application was signed long ago.
  documents: (values, state) => (state === '03' ? contractDocuments(values) : loanDocuments(values)),
  // The account elsewhere is looked at.
  withoutAccount: ({ desk, actor }) =>
    actor.kind === 'person' && outsideDeposits(desk.store).get(actor.grzh) !== undefined,
  days: policyCount('p.dkBjr'),
  conditions: loanConditions,
  limit: loanLimitPanel,
  needs: loanNeeds,
  assess: assessLoan,
  enquire: creditReasons,
  accepted: (desk, record) => {
    const { ywlsh, values } = record;
    if (values.fwbh) holdHouse(desk.store, ywlsh, values.fwbh, borrowersOf(desk, record));
    else freeHouses(desk.store, ywlsh);
  },
  approve: approveLoan,
  awaits: (store, record) => (record.ywzt === '03' ? awaitedInContract : awaitedBySale)(store, record),
  signed: (desk, record) => (record.ywzt === '03' ? contractCosigned : loanCosigned)(desk, record),
  // A contract that not everybody has signed binds nobody.
  revocable: (store, { ywlsh }) => loanFileOf(store, ywlsh)?.registerOn === '',
  ended: (desk, record) => {
    freeHouses(desk.store, record.ywlsh);
    tellSaleEnded(desk, record);
  },
  note: loanNote,
  message,
  // They owe it from its payout on, too.
  others(desk, record) {
    if (record.ywzt !== '05') return [];
    const borrower = maskName(applicantName(desk, record.owner));
    return coBorrowersIn(desk.store, record.values)
      .filter(({ grzh }) => grzh !== '')
      .map(({ grzh }) => ({ grzh, ...paidOut(record, `您与${borrower}共同借款的`) }));
  },
};

/** What the borrower is told at each state, and what there is to do (domain catalogue 14). */
function message(record: CaseRecord, { store }: Desk): MessageText | undefined {
  const { ywlsh, ywzt, deadline = '', lc } = record;
  if (ywzt === '06') {
    if (lc.at(-1)?.key === 'cosigned') {
      return { title: '受邀人已全部签署', nr: `您的贷款申请（${ywlsh}）${lc.at(-1)?.yj}，等待开发商确认售房信息。` };
    }
    if (lc.at(-1)?.key === 'sold') {
      const nr = `您的贷款申请（${ywlsh}）开发商已确认售房信息，等待${missingWords(store, ywlsh)}。`;
      return { title: '开发商已确认售房信息', nr };
    }
    const nr = `您的贷款申请（${ywlsh}）已审核通过，等待${missingWords(store, ywlsh, awaitedBySale(store, record))}，您无需操作，可以提醒他们在${byEndOf(deadline)}完成。`;
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

/** The contract from its making until it is signed by all: what there is to do, by when, and what follows. */
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
    const nr = `${loan}借款合同您已签署，等待${missingWords(store, ywlsh, awaitedInContract(store, record))}，可以提醒他们在${byEndOf(deadline)}完成，逾期申请失效。`;
    return { title: '借款合同待他人签署', nr };
  }
  // The limit was reckoned anew just before.
  const cosigned = lc.at(-2)?.key === 'cosigned' ? `${lc.at(-2)?.yj}；` : '';
  const nr = `${loan}${cosigned}借款合同已生成，请于${byEndOf(deadline)}签署，逾期申请失效。`;
  return { title: '借款合同待签署', nr, ...CONTRACTS };
}
