// Messages on loans: instalments, offset, repayment from deposits, other cities.
import type { PlainDate } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { type MessageLink, template } from './template';

const LOAN = { category: '贷款通知', sms: 'always' } as const;
/** A debit in the future has no ledger entry to show. */
const PLAN = { lj: '/grwt/cxyw/dkcx/hkjh', ljmc: '查看还款计划' };
const OFFSETS = { lj: '/grwt/dkSys/dkyw/qychd', ljmc: '查看冲还贷约定' };
const OFFSET_RUNS = { lj: '/grwt/cxyw/dkcx/chdjl', ljmc: '查看冲还贷记录' };

/** `key`: instalment or day of the debit. */
interface Coming {
  dkzh: string;
  key: string;
  due: PlainDate;
}

export const loanMessages = {
  'instalment-coming': template<Coming & { fen: Fen; late: string; from: string }>({
    category: '贷款通知',
    id: ({ dkzh, key }) => `dk-${dkzh}-tx-${key}`,
    title: '还款提醒',
    text: ({ due, fen, late, from }) =>
      `${Number(due.slice(8))}日应还${moneyText(fen)}${late}，${due}${from}，请保证还款卡或公积金账户余额充足。`,
    link: PLAN,
    box: 'hk',
    sms: 'hk',
  }),

  'instalment-coming-co-borrower': template<Coming & { borrower: string; fen: Fen; late: string }>({
    category: '贷款通知',
    id: ({ dkzh, key }, grzh) => `dk-${dkzh}-tx-${key}-${grzh}`,
    title: '还款提醒',
    text: ({ dkzh, due, borrower, fen, late }) =>
      `您与${borrower}共同借款的贷款${dkzh}，${due}应还${moneyText(fen)}${late}，请提醒借款人备足款项。`,
    link: PLAN,
    box: 'hk',
    sms: 'hk',
  }),

  'principal-coming': template<Coming & { what: string; late: string }>({
    category: '贷款通知',
    id: ({ dkzh, key }) => `dk-${dkzh}-tx-${key}`,
    title: '冲还贷提醒',
    text: ({ due, what, late }) => `${due}为每年冲本金日，${what}${late}。`,
    link: OFFSETS,
    box: 'hk',
    sms: 'hk',
  }),

  // The link leads to the holder's offset runs: the loan itself is not visible to them.
  'offset-share-coming': template<Coming & { borrower: string; fen: Fen; balance: Fen }>({
    category: '贷款通知',
    id: ({ dkzh, key }, grzh) => `dk-${dkzh}-tx-${key}-${grzh}`,
    title: '冲还贷提醒',
    text: ({ due, borrower, fen, balance }) =>
      `您参与的冲还贷（借款人${borrower}），${due}按现在的余额从您的公积金账户扣划约${moneyText(fen)}，您的账户余额${moneyText(balance)}。`,
    link: OFFSET_RUNS,
    box: 'hk',
    sms: 'hk',
  }),

  'instalment-debited': template<{ dkzh: string; dqqc: number; fen: Fen; parts: string; owed: Fen; next: string }>({
    category: '贷款通知',
    id: ({ dkzh, dqqc }) => `dk-${dkzh}-kk-${dqqc}`,
    title: '还款已扣划',
    text: ({ dqqc, fen, parts, owed, next }) =>
      `第${dqqc}期还款${moneyText(fen)}已从您的还款卡扣划（${parts}），贷款余额${moneyText(owed)}${next}。`,
    sms: 'hk',
  }),

  'instalment-failed': template<{
    dkzh: string;
    dqqc: number;
    day: PlainDate;
    refusal: string;
    missed: number;
    fen: Fen;
    penalty: Fen;
    next: string;
    page: MessageLink;
  }>({
    ...LOAN,
    id: ({ dkzh, dqqc, day }) => `dk-${dkzh}-yq-${dqqc}-${day}`,
    title: '贷款逾期',
    text: ({ dqqc, refusal, missed, fen, penalty, next }) =>
      `第${dqqc}期还款扣款未成功：还款卡${refusal}。您的贷款已逾期${missed}期，金额${moneyText(fen)}，罚息${moneyText(penalty)}，将影响征信，请立即还款；下一${next}。`,
    link: ({ page }) => page,
  }),

  'loan-settled': template<{ dkzh: string; after: string; proof: MessageLink | undefined }>({
    ...LOAN,
    id: ({ dkzh }) => `dk-${dkzh}-jq`,
    title: '贷款结清',
    text: ({ after }) => `您的${after}。`,
    link: ({ proof }) => proof,
  }),

  // Money left an account, or an instalment was not paid (docs/rules/gd0601-loan-offset.md, Messages).
  'offset-run': template<{ id: string; outcome: string; page?: MessageLink }>({
    ...LOAN,
    id: ({ id }, grzh) => `chd-${id}-${grzh}`,
    title: '冲还贷结果',
    text: ({ outcome }) => outcome,
    link: OFFSET_RUNS,
  }),

  'offset-failed': template<{ id: string; outcome: string; page?: MessageLink }>({
    ...LOAN,
    id: ({ id }, grzh) => `chd-${id}-${grzh}`,
    title: '冲还贷失败',
    text: ({ outcome }) => outcome,
    link: ({ page = OFFSET_RUNS }) => page,
  }),

  // An account holder's authorisation begins or ends: by SMS, as the applicant hears of it.
  'offset-begun': template<{ ywlsh: string; dkzh: string; begins: string }>({
    ...LOAN,
    id: ({ ywlsh }, grzh) => `qychd-${ywlsh}-${grzh}`,
    title: '冲还贷已生效',
    text: ({ dkzh, begins }) => `贷款${dkzh}的冲还贷已生效，${begins}，按协议从您的公积金账户扣划。`,
  }),

  'offset-ended': template<{ ywlsh: string; dkzh: string; from: number }>({
    ...LOAN,
    id: ({ ywlsh }, grzh) => `jcchd-${ywlsh}-${grzh}`,
    title: '冲还贷已解除',
    text: ({ dkzh, from }) => `贷款${dkzh}的冲还贷已解除，自第${from}期起由还款银行卡还款。`,
  }),

  'offset-ended-with-loan': template<{ ywlsh: string; dkzh: string; from: number }>({
    ...LOAN,
    id: ({ ywlsh }, grzh) => `jcchd-${ywlsh}-${grzh}`,
    title: '冲还贷已终止',
    text: ({ dkzh }) => `贷款${dkzh}已结清，冲还贷协议终止，不再从您的公积金账户扣划。`,
  }),

  'deposit-repayment-drawn': template<{ ywlsh: string; dkzh: string; whose: string; fen: Fen; balance: Fen }>({
    ...LOAN,
    id: ({ ywlsh }, grzh) => `tqhd-${ywlsh}-${grzh}`,
    title: '公积金提取还贷已入账',
    text: ({ dkzh, whose, fen, balance }) =>
      `您的公积金账户提取${moneyText(fen)}，已用于偿还贷款${dkzh}${whose}，账户余额${moneyText(balance)}。`,
  }),
};

interface OtherCityData {
  ywlsh: string;
  day: PlainDate;
}

const OTHER_CITY = {
  ...LOAN,
  id: ({ ywlsh, day }: OtherCityData) => `ydyc-${ywlsh}-${day}`,
};

export const otherCityLoanMessages = {
  'other-city-transfer-coming': template<OtherCityData & { next: PlainDate; fen: Fen; rest: Fen }>({
    ...OTHER_CITY,
    title: '异地月冲提醒',
    text: ({ next, fen, rest }) => {
      const card = rest > 0n ? `，其余约${moneyText(rest)}请在还款账户中备足` : '';
      return `您的异地月冲还贷将于${next}划款，按现在的余额约${moneyText(fen)}${card}。`;
    },
  }),

  'other-city-transferred': template<OtherCityData & { said: string; balance: Fen }>({
    ...OTHER_CITY,
    title: '异地月冲结果',
    text: ({ said, balance }) => `您的异地月冲还贷${said}，账户余额${moneyText(balance)}。`,
  }),

  'other-city-not-transferred': template<OtherCityData & { said: string }>({
    ...OTHER_CITY,
    title: '异地月冲结果',
    text: ({ said }) => `您的异地月冲还贷：${said}。`,
  }),

  'other-city-waiting': template<OtherCityData & { said: string }>({
    ...OTHER_CITY,
    title: '异地月冲暂缓划款',
    text: ({ said }) => `您的异地月冲还贷${said}；为免逾期，请先在还款账户中备足款项。`,
  }),

  'other-city-ended': template<OtherCityData & { why: string }>({
    ...OTHER_CITY,
    title: '异地月冲还贷已终止',
    text: ({ day, why }) => `您的异地月冲还贷签约已于${day}终止：${why}。`,
  }),
};
