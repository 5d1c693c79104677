import { fetchOffsetLoans, type OffsetLoan, readOffsetLoan } from '@/api/loan/loan-offset';
import { addDays, addMonths } from '@/domain/dates';
import { prepaymentLabel } from '@/domain/loan/prepayment';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { pickLoan } from '@/engine/subject/pick-loan';
import { textsOf } from '@/lib/address/address-texts';
import type { Code, CustomText, DateText, FreeText, Int, Money, Plain, Rows, Tick } from '@/schema/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';
import { accountFigures } from '../blocks/account-figures';
import { agreementMeaning } from '../blocks/agreement-meaning';
import { endReason, minimumBalanceField, offsetMatter, offsetPromise } from './offset-fields';
import { END, effectFigure, orderFigures, orderText, SIGN, YEARLY } from './offset-figures';
import { END_PROMISE, nextOf, ORDER_PROMISE } from './offset-text';
import { holderOnly, peopleRows } from './people-rows';

interface Person {
  grzh: FreeText;
  xingming: FreeText;
  yjkrgx: FreeText;
  grzhye: FreeText;
  sxh: Int;
}

interface Values {
  czlx: Code;
  chfs: Code;
  thfs: Code;
  cxr: DateText;
  chry: Rows<Person>;
  blje: Money;
  mn: CustomText;
  jcyy: FreeText;
  cns: Tick;
}

type Facts = PersonFacts<null, OffsetLoan>;
type Seen = Plain<Values>;

const signs = ({ czlx }: Seen) => czlx === SIGN;
const ends = ({ czlx }: Seen) => czlx === END;
const yearly = (values: Seen) => signs(values) && values.chfs === YEARLY;

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
  initial: {
    czlx: '',
    chfs: '01',
    thfs: '01',
    cxr: '',
    chry: [],
    blje: '',
    mn: '',
    jcyy: '',
    cns: false,
  },
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
      fields: [
        offsetMatter<Facts>({
          isSigned: ({ picked }) => (picked ? picked.order !== null : undefined),
          sign: '签约冲还贷',
          end: '解除冲还贷',
          already: '该贷款已签约，请先解除后再变更',
          notYet: '该贷款尚未签约冲还贷',
        }),
      ],
      derived: (values, { picked }) => orderFigures(picked ?? undefined, values),
    },
    {
      key: 'order',
      title: '冲还贷约定',
      note: '签约后，正在执行的租房提取和还贷提取约定随之终止。',
      fields: [
        {
          kind: 'radio',
          name: 'chfs',
          label: '冲还贷方式',
          cards: true,
          visible: signs,
          below: agreementMeaning(orderText),
          options: [
            {
              value: '01',
              label: '按月冲还',
              note: '每期还款日先扣公积金账户，不足部分扣还款银行卡。例：本期应还3,200元，账户可用2,000元，则银行卡再扣1,200元。',
            },
            {
              value: '02',
              label: '按年冲本金',
              note: '每年一次用账户余额偿还贷款本金，每期月供仍由银行卡偿还。例：账户可用30,000元，则当日归还本金30,000元。',
            },
          ],
        },
        { kind: 'date', name: 'cxr', label: '每年冲本金日', visible: yearly, min: ({ today }) => addDays(today, 1) },
        {
          kind: 'radio',
          name: 'thfs',
          label: '冲还后方式',
          visible: yearly,
          options: ({ picked }) =>
            ['01', '02'].map((value) => ({
              value,
              label: prepaymentLabel(value, picked?.dkhkfs, dictionaryLabel('thfs', value)),
            })),
        },
        {
          kind: 'rows',
          name: 'chry',
          label: '参与冲还人员',
          hint: '扣款顺序从1起编号，填0表示不参加；除借款人外的参与人须在本人手机上签署。',
          visible: signs,
          fixed: true,
          min: 1,
          blank: { grzh: '', xingming: '', yjkrgx: '', grzhye: '', sxh: '' },
          rowName: (row) => row.xingming,
          columns: [
            ...people.columns,
            {
              name: 'grzhye',
              label: '账户余额',
              kind: 'readonly',
              computed: (row, { picked }) => holderOnly(people.find(picked, row)?.grzhye),
            },
            { name: 'sxh', label: '扣款顺序', kind: 'int', min: 0, max: 9 },
          ],
          rules: [
            (rows) => (rows[0]?.sxh === '0' ? '借款人须参与冲还贷' : undefined),
            (rows) => (inOrder(rows) ? undefined : '扣款顺序须从1起连续编号，不能重复'),
          ],
        },
        { ...minimumBalanceField, hint: '每个账户冲还后至少保留的金额', visible: signs },
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
      fields: [{ ...endReason, visible: ends }],
    },
    offsetPromise(ORDER_PROMISE, END_PROMISE),
  ],
  judge: {
    deciding: [],
    estimate: () => null,
  },
  materials: null,
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
      { label: '办理事项', value: signs(values) ? '签约冲还贷' : '解除冲还贷' },
      effectFigure(picked ?? undefined, values),
      ...(yearly(values)
        ? [
            { label: '每年冲本金日', value: values.cxr.slice(5) },
            {
              label: '冲还后方式',
              value: prepaymentLabel(values.thfs, picked?.dkhkfs, dictionaryLabel('thfs', values.thfs)),
            },
          ]
        : []),
    ],
    next: ({ ywzt }, values) => nextOf(ywzt, values && (ends(values) ? 'end' : 'order')),
  },
});

/** Returns true if the participants are numbered 1..n without gaps. */
function inOrder(rows: Seen['chry']): boolean {
  const places = rows.map(({ sxh }) => Number(sxh)).filter((place) => place > 0);
  return places.toSorted((a, b) => a - b).every((place, i) => place === i + 1);
}
