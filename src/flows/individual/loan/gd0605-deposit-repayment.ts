import { type DrawLoan, fetchDrawLoans, readDrawLoan } from '@/api/loan/loan-repayment';
import { exceeds, formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { pickLoan } from '@/engine/subject/pick-loan';
import { schemaFields } from '@/form/schema-fields';
import { textsOf } from '@/lib/address/address-texts';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Plain } from '@/schema/field-kinds';
import { depositRepaymentFields, sumOfDraws } from '@/schema/individual/gd0605-deposit-repayment';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection } from '../blocks/account-figures';
import { promiseSection } from '../blocks/commitment';
import { pickFigures } from '../blocks/pick-figures';
import { holderOnly, peopleRows } from './people-rows';
import {
  afterOptions,
  bareFigure,
  dayFromQuery,
  dayOptions,
  defaultRepaymentKind,
  quotedBy,
  quoteSection,
  repaidLead,
  repaymentFlow,
  repaymentLead,
  settledText,
} from './repayment-options';

type Values = ValuesOf<typeof depositRepaymentFields>;
type Seen = Plain<Values>;
const people = peopleRows(({ tqry }: DrawLoan) => tqry);
const gives = (row: Seen['tqry'][number]) => sumOfDraws([row]) > 0n;

/** GD0605 公积金提取还贷 (docs/rules/gd0605-deposit-repayment.md). */
export default defineFlow<'individual', Values, null, DrawLoan>()({
  code: 'GD0605',
  title: '公积金提取还贷',
  service: 'tqhd',
  ...repaymentFlow,
  prefillFromQuery: (query, { picked, account }) => ({
    ...textsOf(query, ['thfs']),
    hkr: dayFromQuery(query.get('hkr'), picked?.hkrq),
    // The applicant's own amount only: other participants state theirs.
    tqry: peopleOf(picked).map((row) => ({
      ...row,
      bctqje: row.grzh === account.grzh ? (query.get('bctqje') ?? '') : '',
    })),
  }),
  subject: pickLoan({ list: (signal) => fetchDrawLoans({ signal }), read: readDrawLoan }),
  initial: initialOf(depositRepaymentFields),
  prefill: ({ picked }) => ({
    hklx: defaultRepaymentKind(picked),
    tqry: peopleOf(picked),
    hkr: picked?.hkrq[0] ?? '',
  }),
  sections: [
    accountSection,
    {
      key: 'repayment',
      title: '还款内容',
      note: '提取的款项直接偿还贷款，不划入个人银行账户。',
      fields: schemaFields<typeof depositRepaymentFields, PersonFacts<null, DrawLoan>>(depositRepaymentFields, [
        'hklx',
        {
          name: 'tqry',
          hint: '不提取的留空。除本人外的提取人员须在本人手机上签署；为他人贷款申请的，借款人也须签署。',
          rowName: (row) => row.xingming,
          columns: [
            ...people.columns,
            { name: 'kytqe', computed: (row, { picked }) => holderOnly(people.find(picked, row)?.kytqe) },
            {
              name: 'bctqje',
              rules: [
                (amount, row, _, { picked }) => {
                  const most = people.find(picked, row)?.kytqe;
                  return most && exceeds(amount, most)
                    ? `本次提取金额不能大于可提取额${formatMoney(most, '')}元`
                    : undefined;
                },
              ],
            },
          ],
        },
        { name: 'thfs', options: afterOptions },
        {
          name: 'hkr',
          hint: '工作日，不含每月扣款的还款日；有他人签署的，全部签署后才还款',
          options: dayOptions('hkrq'),
        },
      ]),
      derived: (_, { picked }) => [{ label: '冲还贷', value: offsetWords(picked) }],
    },
    quoteSection,
    promiseSection(
      '我已知悉：授权中心于还款日按填写的金额从各提取人员的住房公积金账户提取，直接用于偿还贷款；还清或结清时不足的部分由还款银行卡补足，我会备足款项。',
    ),
  ],
  judge: quotedBy('tqry', 'thfs', 'hkr'),
  special: ({ hkr, tqry }, { limit }) =>
    `将于${hkr}从公积金账户提取${formatMoney(sumOfDraws(tqry))}偿还贷款${cardWords(limit?.mx)}，您确定还款吗？`,
  sign: {
    needed: () => true,
    others: ({ tqry }, { account, picked }) =>
      tqry
        .filter((row) => row.grzh !== account.grzh && (gives(row) || people.find(picked, row)?.yjkrgx === '01'))
        .map((row) => ({
          xingming: row.xingming,
          zjhm: '',
          qmsf: gives(row) ? `提取人员，${people.relation(picked, row)}` : '借款人',
        })),
  },
  receipt: {
    lead: ({ hklx, hkr }, { limit }) => repaymentLead(limit, hklx, hkr, drawnFrom(limit?.mx)),
    done: (filed) => repaidLead(filed, drawnFrom(filed)),
    next: ({ ywzt }, values) => [
      ...(NEXT[ywzt] ?? ['还款结果和下一步可以在“我的办件”中查看。']),
      ...(ywzt === '02' ? settledText(values?.hklx) : []),
    ],
  },
});

const NEXT: Readonly<Record<string, readonly string[]>> = {
  '06': [
    '已向须签署的人发出签署邀请，全部签署后按还款日还款；此前账户和贷款不变。',
    '签署进度可以在“我的办件”中查看；逾期未签署的，申请自动失效。',
  ],
  '02': [
    '提取的金额已为本次还款留存；还款前可以在“我的办件”中撤回。需要银行卡补足的，请备足款项。',
    '还款结果会发送到消息中心和各提取人员的手机，还款计划随之更新。',
  ],
  '99': ['已还款入账，还款计划随之更新；结果已发送到消息中心和各提取人员的手机。'],
};

function peopleOf(loan: DrawLoan | null): Seen['tqry'] {
  return (loan?.tqry ?? []).map(({ grzh, xingming }) => ({ grzh, xingming, yjkrgx: '', kytqe: '', bctqje: '' }));
}

/** 已签约 of dictionary chdqyzt. */
const SIGNED = '1';

function offsetWords(loan: DrawLoan | null): string {
  if (!loan) return '--';
  if (loan.sczt !== SIGNED) return dictionaryLabel('chdqyzt', loan.sczt);
  return '已签约：还款后继续有效，提前结清的自动终止';
}

type Figures = Parameters<typeof pickFigures>[0];

/** What the card pays, '' where the accounts pay all. */
function cardSum(figures: Figures): string {
  const [card] = pickFigures(figures, ['bkje']);
  return card && /[1-9]/.test(card.value) ? bareFigure(card) : '';
}

function cardWords(figures: Figures): string {
  const sum = cardSum(figures);
  return sum && `，从还款卡扣款约${sum}`;
}

/** Where the money comes from, for the first sentence of check page and receipt. */
function drawnFrom(figures: Figures): string {
  const card = cardSum(figures);
  return card ? `公积金账户提取${bareFigure(pickFigures(figures, ['tqhj'])[0])}、还款卡扣款${card}` : '公积金账户划转';
}
