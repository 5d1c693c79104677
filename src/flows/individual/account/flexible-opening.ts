import { judgeApplication, submitApplication } from '@/api/application';
import { type FlexibleStart, fetchFlexibleStart, sendFlexibleCode } from '@/api/flexible';
import { monthOf, shiftMonth } from '@/domain/dates';
import { debitDays } from '@/domain/flexible-deposit';
import { isMasked } from '@/domain/mask';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/define-flow';
import type {
  Address,
  CardNumber,
  Choice,
  DateText,
  Int,
  Money,
  MonthText,
  Plain,
  Rate,
  SmsCode,
  Text,
  Tick,
} from '@/engine/field-kinds';
import { must } from '@/engine/rules';
import { dictionaryLabel } from '@/session/dictionary';
import { amountsOf, baseProblem, forecastFigures, monthlyProblem } from './flexible-amounts';

interface Values {
  csny: DateText;
  lhrylb: Choice;
  cyrzt: Choice;
  hkszd: Address;
  jzdz: Address;
  hyzk: Choice;
  xueli: Choice;
  lhjclx: Choice;
  grjcjs: Money;
  grjcbl: Rate;
  yjce: Money;
  ycxje: Money;
  qjny: MonthText;
  kkyhdm: Choice;
  kkzh: CardNumber;
  kkr: Int;
  szrmbqb: Text;
  ywwd: Choice;
  dxyzm: SmsCode;
  cns: Tick;
  beizhu: Text;
}

type Seen = Plain<Values>;
const rule = must<Values, FlexibleStart>;

const monthly = ({ lhjclx }: Pick<Seen, 'lhjclx'>) => lhjclx === '1';
const once = ({ lhjclx }: Pick<Seen, 'lhjclx'>) => lhjclx === '2';

/** GJ0801 灵活就业人员开户 (domain catalogue 7). */
export default defineFlow<Values, FlexibleStart>()({
  code: 'GJ0801',
  title: '灵活就业人员开户',
  version: 1,
  gate: 'open',
  own: (signal) => fetchFlexibleStart({ signal }),
  initial: {
    csny: '',
    lhrylb: '',
    cyrzt: '',
    hkszd: { region: [], detail: '' },
    jzdz: { region: [], detail: '' },
    hyzk: '',
    xueli: '',
    lhjclx: '1',
    grjcjs: '',
    grjcbl: '',
    yjce: '',
    ycxje: '',
    qjny: '',
    kkyhdm: '',
    kkzh: '',
    kkr: '',
    szrmbqb: '',
    ywwd: '',
    dxyzm: '',
    cns: false,
    beizhu: '',
  },
  prefill: ({ own, today, branch, policy }) => ({
    csny: own.csny,
    jzdz: { region: own.jzdz.slice(0, -1), detail: own.jzdz.at(-1) ?? '' },
    hyzk: own.hyzk,
    xueli: own.xueli,
    grjcbl: policy('p.lhBlXx'),
    qjny: shiftMonth(monthOf(today), 1),
    ywwd: branch,
  }),
  sections: [
    {
      key: 'person',
      title: '个人信息',
      figures: ({ account, own }) => [
        { label: '姓名', value: account.xingming },
        { label: '证件类型', value: dictionaryLabel('zjlx', account.zjlx) },
        { label: '证件号码', value: account.zjhm },
        { label: '手机号码', value: account.sjhm },
        ...(own.csny ? [{ label: '出生日期', value: own.csny }] : []),
      ],
      fields: [
        {
          kind: 'date',
          name: 'csny',
          label: '出生日期',
          visible: (_, { own }) => own.csny === '',
          max: ({ today }) => today,
        },
        { kind: 'select', name: 'lhrylb', label: '人员类别', dictionary: 'lhrylb', short: true },
        {
          kind: 'select',
          name: 'cyrzt',
          label: '从业平台类型',
          dictionary: 'cyrzt',
          short: true,
          visible: ({ lhrylb }) => lhrylb === '3',
        },
        { kind: 'address', name: 'hkszd', label: '户籍所在地', required: false },
        { kind: 'address', name: 'jzdz', label: '居住地址' },
        { kind: 'select', name: 'hyzk', label: '婚姻状况', dictionary: 'hyzk', required: false, short: true },
        { kind: 'select', name: 'xueli', label: '学历', dictionary: 'xueli', required: false, short: true },
      ],
    },
    {
      key: 'deposit',
      title: '缴存信息',
      note: '缴存完全自愿，款项归个人所有。按月缴存的填写缴存比例，再填缴存基数或月缴存额其中一项，另一项自动算出；一次性缴存和自由缴存的不自动扣月缴存额，只用于测算。',
      fields: [
        { kind: 'radio', name: 'lhjclx', label: '缴存方式', dictionary: 'lhjclx' },
        {
          kind: 'money',
          name: 'grjcjs',
          label: '缴存基数',
          visible: monthly,
          required: false,
          short: true,
          rules: [(_, values, facts) => baseProblem(values, facts)],
        },
        {
          kind: 'rate',
          name: 'grjcbl',
          label: '缴存比例(%)',
          visible: monthly,
          decimals: 0,
          short: true,
          rules: [
            rule((ratio, _, { policy }) => within(ratio, policy('p.lhBlXx'), policy('p.lhBlSx')))(
              (_, { policy }) => `缴存比例应为${policy('p.lhBlXx')}%至${policy('p.lhBlSx')}%的整数`,
            ),
          ],
        },
        {
          kind: 'money',
          name: 'yjce',
          label: '月缴存额',
          required: (values) => !monthly(values) || values.grjcjs === '',
          rules: [(_, values, facts) => monthlyProblem(values, facts)],
        },
        {
          kind: 'money',
          name: 'ycxje',
          label: '一次性缴存金额',
          visible: once,
          rules: [
            rule((yuan, _, { policy }) => Number(yuan) >= Number(policy('p.lhJeXx')))(
              (_, { policy }) => `一次性缴存金额不能低于${policy('p.lhJeXx')}元`,
            ),
          ],
        },
        {
          kind: 'month',
          name: 'qjny',
          label: '起缴年月',
          visible: monthly,
          min: ({ today }) => monthOf(today),
          max: ({ today }) => shiftMonth(monthOf(today), 1),
          rules: [
            rule((month, { kkr }, { today }) => month !== monthOf(today) || Number(kkr || 31) > Number(today.slice(8)))(
              ({ kkr }) => `本月${kkr}日已过，请从下月起缴，或选择更晚的扣款日`,
            ),
          ],
        },
      ],
      derived: (values, facts) => forecastFigures(values, facts),
    },
    {
      key: 'debit',
      title: '扣款信息',
      note: '扣款账户须为本人名下，由银行核验；核验不通过的由中心人工审核。',
      fields: [
        {
          kind: 'select',
          name: 'kkyhdm',
          label: '扣款银行',
          options: ({ banks }) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
        },
        {
          kind: 'bankCard',
          name: 'kkzh',
          label: '扣款账号',
          rules: [rule((card) => !isMasked(card))('请输入完整的扣款账号')],
        },
        {
          kind: 'int',
          name: 'kkr',
          label: '约定扣款日',
          visible: monthly,
          min: 1,
          max: 31,
          unit: '日',
          rules: [
            rule((day, _, { policy }) => {
              const { first, last } = debitDays(policy('p.lhKkr'));
              return Number(day) >= first && Number(day) <= last;
            })((_, { policy }) => {
              const { first, last } = debitDays(policy('p.lhKkr'));
              return `约定扣款日应在${first}日至${last}日之间`;
            }),
          ],
        },
        { kind: 'text', name: 'szrmbqb', label: '数字人民币钱包', required: false, only: 'letters-digits_-' },
      ],
    },
    {
      key: 'commitment',
      title: '承诺与确认',
      fields: [
        { kind: 'select', name: 'ywwd', label: '受理网点', dictionary: 'WDXX' },
        { kind: 'text', name: 'beizhu', label: '备注', length: 'remark', spaces: 'keep', multiline: true, required: false },
        {
          kind: 'tick',
          name: 'cns',
          label: '承诺书',
          text: '我承诺所填信息和所交材料真实有效，自愿缴存住房公积金，授权中心核验本人身份信息和扣款账户。如有骗提、骗贷行为，自愿承担骗提三年内、骗贷五年内不得提取和贷款的后果。',
        },
        {
          kind: 'smsCode',
          name: 'dxyzm',
          label: '短信验证码',
          hint: '发送至登记的手机号码',
          send: () => sendFlexibleCode(),
          to: (_, { own }) => own.sjhm,
        },
      ],
    },
  ],
  judge: {
    ask: (request, options) => judgeApplication('lhjy/grkh', 'GJ0801', request, options),
    deciding: [],
    estimate: () => null,
  },
  materials: { jdbh: 'GJ0801-01', mlbh: 'MLGJ0801', zstj: ({ lhrylb }) => ({ lhrylb }) },
  sign: { document: '灵活就业人员住房公积金缴存使用协议', needed: () => true, others: () => [] },
  request: (values, { own }) => ({
    ...values,
    csny: own.csny || values.csny,
    yjce: monthly(values) && values.grjcjs !== '' ? '' : values.yjce,
    hkszd: addressList(values.hkszd),
    jzdz: addressList(values.jzdz),
    cns: values.cns ? '1' : '0',
  }),
  submit: (ywlsh, request) => submitApplication('lhjy/grkh', 'GJ0801', ywlsh, request),
  receipt: {
    figures: (values, facts) => [
      { label: '缴存方式', value: dictionaryLabel('lhjclx', values.lhjclx) },
      { label: '月缴存额', value: formatMoney(amountsOf(values).monthly) },
      ...(monthly(values) ? [{ label: '起缴年月', value: values.qjny }] : []),
      { label: '受理网点', value: dictionaryLabel('WDXX', values.ywwd || facts.branch) },
    ],
    next: ({ ywzt }) =>
      ywzt === '99'
        ? [
            '个人账户已开立，个人账号和首次扣款日已发送到消息中心和您的手机。',
            '缴存使用协议可以在“我的办件”中下载；扣款日前请保证扣款账户余额充足。',
          ]
        : [
            '中心将在承诺办结日前完成审核，结果会发送到消息中心和您的手机。',
            '审核通过后开立个人账户，并从首次扣款日起按约定扣款。',
          ],
  },
});

/** An address goes as a list of its parts: the last one is the detail. */
function addressList({ region, detail }: Address): readonly string[] {
  return region.length === 0 && detail === '' ? [] : [...region, detail];
}

function within(ratio: string, least: string, most: string): boolean {
  return /^\d+$/.test(ratio) && Number(ratio) >= Number(least) && Number(ratio) <= Number(most);
}
