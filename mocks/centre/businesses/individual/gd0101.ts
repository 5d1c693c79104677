import { moneyText, toYuan } from '@/domain/money';
import { loanNote as notice } from '../../../data/notes/loan-notes';
import { policyCount } from '../../../data/policy';
import type { CaseRecord } from '../../cases/case-states';
import { missingWords } from '../../cases/others-note';
import type { BusinessRule } from '../../cases/rule';
import type { Desk } from '../../kernel/desk';
import { approveLoan, loanCosigned } from '../../loans/applications/approval';
import { contractDocument } from '../../loans/applications/contract-document';
import { awaitedBySale, loanNote } from '../../loans/applications/loan-note';
import { tellSaleEnded } from '../../loans/applications/tell-developer';
import { assessLoan, creditReasons } from '../../loans/applying/assess';
import { loanConditions } from '../../loans/applying/conditions';
import { costOf, loanLimitPanel } from '../../loans/applying/figures';
import { borrowersOf } from '../../loans/applying/home';
import { loanDocuments, loanName } from '../../loans/applying/kinds';
import { loanNeeds } from '../../loans/applying/needs';
import { freeHouses, holdHouse } from '../../loans/buildings';
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
  documents: (values, state) => (state === '03' ? [contractDocument(values)] : loanDocuments(values)),
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
  awaits: awaitedBySale,
  signed: loanCosigned,
  ended: (desk, record) => {
    freeHouses(desk.store, record.ywlsh);
    tellSaleEnded(desk, record);
  },
  note: loanNote,
  message,
};

/** What the borrower is told at each state, and what there is to do (domain catalogue 14). */
function message(record: CaseRecord, { store }: Desk): { title: string; nr: string } | undefined {
  const { ywlsh, ywzt, values, deadline, je, lc } = record;
  if (ywzt === '06') {
    if (lc.at(-1)?.key === 'cosigned') {
      return { title: '受邀人已全部签署', nr: `您的贷款申请（${ywlsh}）受邀人已全部签署，等待开发商确认售房信息。` };
    }
    if (lc.at(-1)?.key === 'sold') {
      const nr = `您的贷款申请（${ywlsh}）开发商已确认售房信息，等待${missingWords(store, ywlsh)}。`;
      return { title: '开发商已确认售房信息', nr };
    }
    const nr = `您的贷款申请（${ywlsh}）已审核通过，等待${missingWords(store, ywlsh, awaitedBySale(store, record))}，您无需操作，可以提醒他们在${deadline}前完成。`;
    return { title: '贷款申请已审核通过', nr };
  }
  if (ywzt === '03') {
    const nr = `您的贷款申请（${ywlsh}）借款合同已生成，请登录网上办事大厅，在首页“待我处理”、本办件或“贷款申请书补签”中签署。`;
    return { title: '借款合同待签署', nr };
  }
  if (ywzt === '04') {
    return { title: '贷款待放款', nr: `您的贷款（${ywlsh}）担保手续已办妥，即将放款，请保持还款账户可用。` };
  }
  if (ywzt === '05') {
    const first = costOf(values).schedule[0];
    const payment = moneyText((first?.principal ?? 0n) + (first?.interest ?? 0n));
    const nr = `您的公积金贷款${moneyText(toYuan(je))}已发放，每月${values.ydhkr}日还款，首期${payment}。`;
    return { title: '贷款已发放', nr };
  }
  return undefined;
}
