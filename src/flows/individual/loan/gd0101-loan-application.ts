import { fetchLoanHousehold, type LoanHousehold } from '@/api/loan/loan-application';
import { formatMoney, rateText } from '@/domain/money';
import { isMasked } from '@/domain/text/mask';
import { defineFlow } from '@/engine/flow/define-flow';
import { isMarried } from '@/schema/individual/family';
import { hasGuarantors, hasMortgage, isNewHome } from '@/schema/individual/gd0101-loan-application';
import { accountFigures } from '../blocks/account-figures';
import { findHouse } from '../blocks/building-table/picked-house';
import { coBorrowerRows, placeOfSpouse, restoreCoBorrowers } from './gd0101-loan-application/co-borrowers';
import { homeFields, homeFigures } from './gd0101-loan-application/home';
import { costField, guaranteeFields, loanFields, offsetFigures, repaymentFields } from './gd0101-loan-application/loan';
import {
  ABOUT_CO_BORROWERS,
  coBorrowerFields,
  guarantorFields,
  incomeFields,
  loanSigners,
  loanSpouseFields,
} from './gd0101-loan-application/people';
import { estimateLoan, paymentOf, requestedTerms, termFigures } from './gd0101-loan-application/terms';
import {
  INITIAL_LOAN_VALUES,
  type LoanFacts,
  type LoanValues,
  loanSchemaFields,
  type Seen,
} from './gd0101-loan-application/values';

/** GD0101 贷款申请 (docs/rules/gd0101-loan-application.md). */
export default defineFlow<'individual', LoanValues, LoanHousehold>()({
  code: 'GD0101',
  title: '贷款申请',
  version: 3,
  service: 'dksq',
  own: (signal) => fetchLoanHousehold({ signal }),
  initial: INITIAL_LOAN_VALUES,
  prefill: ({ account, branch, own }) => ({
    ywwd: branch,
    hkzhly: account.bdk ? '1' : '2',
    hyzk: own.po ? '20' : '',
    dywmc: '所购住房',
  }),
  // Not prefilled in the draft: the longest term decreases by month, and a draft would store an old one.
  prefillFromQuery: (_, { own }) => ({ sqdkqx: String(own.zcqx) }),
  sections: [
    {
      key: 'intent',
      title: '贷款意向',
      figures: ({ own }) => [
        { label: '房屋套数认定', value: own.sfst === '1' ? '首套' : '二套' },
        { label: '家庭名下住房', value: `${own.zfts}套` },
        { label: '家庭使用公积金贷款', value: `${own.dkcs}次` },
        { label: '异地缴存', value: own.sfydjk === '1' ? '是' : '否' },
      ],
      fields: loanSchemaFields([
        { name: 'dklx', hint: '贴息贷款请到柜台办理', short: true },
        { name: 'dkyt', short: true },
      ]),
    },
    { key: 'applicant', title: '借款人', figures: accountFigures, fields: incomeFields },
    {
      key: 'spouse',
      title: '配偶',
      about: '已婚的，配偶须同意贷款并在自己的手机上签署。',
      fields: loanSpouseFields,
    },
    {
      key: 'coBorrowers',
      title: '共同借款人',
      about: ABOUT_CO_BORROWERS,
      folded: '选填，没有的不用填写',
      fields: coBorrowerFields,
    },
    { key: 'home', title: '房屋信息', fields: homeFields, derived: homeFigures },
    {
      key: 'loan',
      title: '贷款信息',
      about: '四项限额由中心按登记和账户信息核算，随填写内容更新。',
      figures: ({ own }) => [
        { label: '最长期限', value: `${own.zcqx}个月` },
        { label: '期限依据', value: own.zcqxsm },
      ],
      fields: loanFields,
      derived: termFigures,
    },
    { key: 'guarantee', title: '担保', fields: [...guaranteeFields, ...guarantorFields] },
    { key: 'repayment', title: '还款与放款', fields: repaymentFields, derived: offsetFigures },
    { key: 'cost', title: costField.label, fields: [costField] },
    {
      key: 'consent',
      title: '承诺与授权',
      fields: loanSchemaFields([
        {
          name: 'sqzx',
          text: '授权中心向征信机构查询本人信用状况，仅用于本次贷款审核及贷后管理；中心只取得结论，不保存信用报告。',
        },
        {
          name: 'sqbdc',
          text: '授权中心向不动产登记、网签备案系统查询本人及家庭成员名下住房，用于认定房屋套数。',
        },
        {
          name: 'sqhy',
          text: '授权中心向民政、公安部门查询本人婚姻和户籍登记，用于核对家庭成员。',
        },
        {
          name: 'cns',
          text: '我承诺所填信息和所交材料真实有效。骗取提取的，三年内不得提取和贷款；骗取贷款的，五年内不得提取和贷款，并承担相应法律责任。',
        },
        { name: 'ywwd', preset: true },
        { name: 'beizhu', preset: true },
      ]),
    },
  ],
  pages: {
    as: 'tasks',
    list: [
      { key: 'intent', title: '资格与意向', sections: ['intent'] },
      { key: 'borrower', title: '借款人', sections: ['applicant', 'spouse', 'coBorrowers'] },
      { key: 'home', title: '房屋', sections: ['home'] },
      { key: 'loan', title: '贷款', sections: ['loan', 'guarantee'] },
      { key: 'repay', title: '还款与放款', sections: ['repayment', 'cost', 'consent'] },
    ],
  },
  judge: {
    deciding: [
      'dkyt',
      'jkrysr',
      'jkrfzje',
      ...(['hyzk', 'poxm', 'pozjhm', 'pogtjk', 'poysr', 'gtjkr'] as const),
      ...(['fwbh', 'fwzj', 'fwpgjz', 'lsjzdj', 'znsl', 'sqdkqx'] as const),
    ],
    estimate: estimateLoan,
  },
  materials: (values) => ({
    dklx: values.dklx,
    dkyt: values.dkyt,
    hyzk: values.hyzk,
    pozjhm: values.pozjhm,
    dkdblx: values.dkdblx,
    bdcqzh: values.bdcqzh,
    gtjkrs: String(coBorrowerRows(values).length),
  }),
  sign: {
    needed: () => true,
    others: loanSigners,
  },
  request: loanRequest,
  // The home is sent by number; its data comes from the tables.
  restore: async (sent, signal) => ({
    ...restoreCoBorrowers(sent),
    fwbh: await findHouse(sent.fwbh, signal),
  }),
  errorField: placeOfSpouse,
  receipt: {
    lead: ({ sqdkje, sqdkqx }) => `贷款 ${formatMoney(sqdkje)}，分${sqdkqx}个月还清`,
    figures: (values, facts) => receiptFigures(values, facts),
    next: (_, values) => nextSteps(values),
  },
});

/** Signers after the approval, and the steps after the contract, for this loan. */
function nextSteps(values: Parameters<typeof requestedTerms>[0] | null): string[] {
  const others = values ? loanSigners(values).map((one) => one.xingming) : ['须共同签署的人'];
  const asked = [
    ...(others.length > 0 ? [`${others.join('、')}在本人手机上签署`] : []),
    ...(values && !isNewHome(values) ? [] : ['开发商确认售房信息']),
  ];
  const guarantee = !values || hasMortgage(values) ? '抵押登记' : '担保手续';
  return [
    '中心将在承诺办结日前作出决定，结果会发送到消息中心和您的手机。',
    ...(asked.length > 0 ? [`审核通过后，${asked.join('，')}，须在通知的期限内完成。`] : []),
    `${asked.length > 0 ? '全部确认' : '审核通过'}后，请您${cosigners(values)}签署借款合同，首页“待我处理”、消息和本办件都有入口；全部签署后办理${guarantee}，办妥后放款。`,
    '办理进度可以在“我的办件”中查看；签署借款合同前可以撤回。',
  ];
}

/** Co-borrowers and guarantors, who sign the contract. */
function cosigners(values: Parameters<typeof requestedTerms>[0] | null): string {
  if (!values) return '';
  const guarantors = hasGuarantors(values) ? values.bzr.map(({ bzrxm }) => bzrxm) : [];
  const names = [...coBorrowerRows(values).map(({ gtjkrxm }) => gtjkrxm), ...guarantors];
  return names.length > 0 ? `和${names.join('、')}` : '';
}

function receiptFigures(values: Parameters<typeof requestedTerms>[0], facts: LoanFacts) {
  const terms = requestedTerms(values, facts);
  return [
    { label: '申请贷款金额', value: formatMoney(values.sqdkje) },
    { label: '申请期限', value: `${values.sqdkqx}个月` },
    { label: '执行利率', value: rateText(terms?.rate ?? '') },
    { label: '首期月还款额', value: terms ? formatMoney(paymentOf(terms.schedule[0])) : '--' },
    ...(isMarried(values) || values.gtjkr.length > 0
      ? [
          {
            label: '须签署的人',
            value: loanSigners(values)
              .map((one) => `${one.xingming}（${one.qmsf}）`)
              .join('、'),
          },
        ]
      : []),
  ];
}

/**
 * Sent values that differ from the typed ones: the home by number, a co-borrowing spouse as a row of co-borrowers, without the number that
 * the centre knows and shows masked.
 */
function loanRequest(values: Seen): Record<string, unknown> {
  const gtjkr = coBorrowerRows(values).map((row) => (isMasked(row.gtjkrzjhm) ? { ...row, gtjkrzjhm: '' } : row));
  return { fwbh: values.fwbh?.fwbh ?? '', gtjkr, pogtjk: undefined, poysr: undefined };
}
