import { fetchOffsetLoans, type OffsetLoan, readOffsetLoan } from '@/api/loan/loan-offset';
import { addMonths } from '@/domain/dates';
import { prepaymentLabel } from '@/domain/loan/prepayment';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { pickLoan } from '@/engine/subject/pick-loan';
import { schemaFields } from '@/form/schema-fields';
import { textsOf } from '@/lib/address/address-texts';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { CustomText, Plain } from '@/schema/field-kinds';
import { isYearlyOrder, loanOffsetFields } from '@/schema/individual/gd0601-loan-offset';
import { END, ends, SIGN, signs } from '@/schema/individual/offset';
import { dictionaryLabel } from '@/session/dictionary';
import { accountFigures } from '../blocks/account-figures';
import { agreementMeaning } from '../blocks/agreement-meaning';
import { offsetMatter, offsetPromise, withinBalance } from './offset-fields';
import { effectFigure, orderFigures, orderText } from './offset-figures';
import { END_PROMISE, nextOf, ORDER_PROMISE } from './offset-text';
import { holderOnly, peopleRows } from './people-rows';

type Values = ValuesOf<typeof loanOffsetFields> & { mn: CustomText };
type Facts = PersonFacts<null, OffsetLoan>;
type Seen = Plain<Values>;

const people = peopleRows(({ participants }: OffsetLoan) => participants);

function peopleOf(loan: OffsetLoan | null): Seen['chry'] {
  return (loan?.participants ?? []).map(({ grzh, xingming }, i) => ({
    ...{ grzh, xingming, yjkrgx: '', grzhye: '' },
    sxh: String(i + 1),
  }));
}

/** GD0601 签约冲还贷; termination, 解除冲还贷 (jcchd), is the second option of the same page (docs/rules/gd0601-loan-offset.md). */
export default defineFlow<'individual', Values, null, OffsetLoan>()({
  code: 'GD0601',
  title: '签约冲还贷',
  version: 2,
  service: ({ czlx }) => (czlx === END ? 'jcchd' : 'qychd'),
  counts: 'loans',
  prefillFromQuery: (query) => textsOf(query, ['chfs', 'thfs']),
  subject: pickLoan({
    list: (signal) => fetchOffsetLoans({ signal }),
    read: readOffsetLoan,
  }),
  initial: { ...initialOf(loanOffsetFields), mn: '' },
  prefill: ({ picked, today, policy }) => ({
    czlx: picked?.order ? END : SIGN,
    cxr: addMonths(`${today.slice(0, 7)}-01`, 12),
    chry: peopleOf(picked),
    blje: policy('p.zhBlje'),
  }),
  sections: [
    { key: 'account', title: '个人信息', figures: accountFigures, fields: [] },
    {
      key: 'matter',
      title: '办理事项',
      fields: schemaFields<typeof loanOffsetFields, Facts>(loanOffsetFields, [
        {
          name: 'czlx',
          rules: [
            offsetMatter({
              isSigned: ({ picked }: Facts) => (picked ? picked.order !== null : undefined),
              already: '该贷款已签约，请先解除后再变更',
              notYet: '该贷款尚未签约冲还贷',
            }),
          ],
        },
      ]),
      derived: (values, { picked }) => orderFigures(picked ?? undefined, values),
    },
    {
      key: 'order',
      title: '冲还贷约定',
      note: '签约后，正在执行的租房提取和还贷提取约定随之终止。',
      fields: [
        ...schemaFields<typeof loanOffsetFields, Facts>(loanOffsetFields, [
          { name: 'chfs', cards: true, below: agreementMeaning(orderText) },
          'cxr',
          {
            name: 'thfs',
            options: ({ picked }) => ['01', '02'].map((value) => ({ value, label: afterText(value, picked) })),
          },
          {
            name: 'chry',
            hint: '扣款顺序从1起编号，填0表示不参加；除借款人外的参与人须在本人手机上签署。',
            rowName: (row) => row.xingming,
            columns: [
              ...people.columns,
              { name: 'grzhye', computed: (row, { picked }) => holderOnly(people.find(picked, row)?.grzhye) },
            ],
          },
          { name: 'blje', hint: '每个账户冲还后至少保留的金额', rules: [withinBalance] },
        ]),
        {
          kind: 'custom',
          name: 'mn',
          label: '未来十二个月模拟',
          required: false,
          shownOnly: true,
          visible: (values) => signs(values) && values.chfs === '01',
          load: () => import('./OffsetForecast'),
          show: () => [],
        },
      ],
    },
    {
      key: 'release',
      title: '解除约定',
      note: '解除后不再从公积金账户扣划；需要时可以重新签约。',
      fields: schemaFields(loanOffsetFields, ['jcyy']),
    },
    offsetPromise(ORDER_PROMISE, END_PROMISE),
  ],
  special: ({ czlx }) =>
    czlx === END
      ? '解除后，各期还款全部由还款银行卡支付。您确定解除吗？'
      : '签约后，正在执行的租房提取和还贷提取约定将终止。您确定签约吗？',
  sign: {
    needed: () => true,
    others: ({ czlx, chry }, { picked }) =>
      czlx === END
        ? []
        : chry
            .slice(1)
            .filter(({ sxh }) => sxh !== '0')
            .map((row) => ({
              xingming: row.xingming,
              zjhm: '',
              qmsf: `冲还贷参与人（${people.relation(picked, row)}）`,
            })),
  },
  receipt: {
    lead: (values, { picked }) => {
      const { label, value } = effectFigure(picked ?? undefined, values);
      return `${signs(values) ? '签约' : '解除'}冲还贷，${label}${value}`;
    },
    figures: (values, { picked }) => [
      { label: loanOffsetFields.czlx.label, value: signs(values) ? '签约冲还贷' : '解除冲还贷' },
      effectFigure(picked ?? undefined, values),
      ...(isYearlyOrder(values)
        ? [
            { label: loanOffsetFields.cxr.label, value: values.cxr.slice(5) },
            { label: loanOffsetFields.thfs.label, value: afterText(values.thfs, picked) },
          ]
        : []),
    ],
    next: ({ ywzt }, values) => nextOf(ywzt, values && (ends(values) ? 'end' : 'order')),
  },
});

/** How the loan goes on after a payment of principal. */
function afterText(code: string, loan: OffsetLoan | null): string {
  return prepaymentLabel(code, loan?.dkhkfs, dictionaryLabel('thfs', code));
}
