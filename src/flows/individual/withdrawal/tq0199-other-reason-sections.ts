// Sections of TQ0199 that belong to one reason each.
import type { OtherWithdrawalInfo } from '@/api/person/other-withdrawal';
import { addMonths } from '@/domain/dates';
import { isAboutHome, isByVoucher, parseShare } from '@/domain/deposit/other-withdrawal';
import { formatMoney } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import type { ValuesOf } from '@/schema/define-schema';
import type { Code, DateText, FlowValues, FreeText, IdNumber, Money, Plain, Rate, Rows } from '@/schema/field-kinds';
import type { spouse } from '@/schema/individual/family';
import { must } from '@/schema/rules';
import { dictionaryLabel } from '@/session/dictionary';
import { reemploymentField, type WorkEndValues } from '../blocks/employment-termination';
import { spouseFields } from '../blocks/family';
import { type HouseValues, houseFields, houseFigures } from '../blocks/house';
import { invoiceSum } from './tq0199-other-reason-limit';

export interface ReasonValues extends ValuesOf<typeof spouse>, HouseValues, WorkEndValues {
  qttqyy: Code;
  zxhtbh: FreeText;
  zxfp: Rows<{ fphm: FreeText; fpje: Money }>;
  zxwgrq: DateText;
  wyfnd: Code;
  wyfje: Money;
  wyfphm: FreeText;
  wygsmc: FreeText;
  lzrq: DateText;
  swrxm: FreeText;
  swrzjhm: IdNumber;
  swrq: DateText;
  jcrgx: Code;
  jcfe: Rate;
  hbrgx: Code;
  hbrxm: FreeText;
  jbmc: Code;
  zfje: Money;
  fyrq: DateText;
  dbzh: FreeText;
  fphjje: Money;
  pzhm: FreeText;
  sxsm: FreeText;
}

export const reasonInitial: Plain<ReasonValues> = {
  qttqyy: '',
  hyzk: '',
  poxm: '',
  pozjlx: '01',
  pozjhm: '',
  bdcqzh: '',
  txbdcqzh: '',
  fwzl: '',
  gybl: '',
  jzmj: '',
  zxhtbh: '',
  zxfp: [],
  zxwgrq: '',
  wyfnd: '',
  wyfje: '',
  wyfphm: '',
  wygsmc: '',
  lzrq: '',
  sfzjy: '',
  swrxm: '',
  swrzjhm: '',
  swrq: '',
  jcrgx: '',
  jcfe: '',
  hbrgx: '',
  hbrxm: '',
  jbmc: '',
  zfje: '',
  fyrq: '',
  dbzh: '',
  fphjje: '',
  pzhm: '',
  sxsm: '',
};

type Own = OtherWithdrawalInfo;
const rule = must<ReasonValues, PersonFacts<Own>>;
const only =
  (...codes: readonly string[]) =>
  ({ qttqyy }: { qttqyy: string }) =>
    codes.includes(qttqyy);
const reasonOf = (values: FlowValues) => String(values.qttqyy ?? '');
const aboutHome = (values: FlowValues) => isAboutHome(reasonOf(values));

const RELATIONS = [
  { value: '02', label: '配偶' },
  { value: '03', label: '父母' },
  { value: '04', label: '子女' },
  { value: '05', label: '配偶的父母' },
  { value: '09', label: '共有人' },
  { value: '99', label: '其他' },
];

export const reasonSections: readonly Section<ReasonValues, PersonFacts<Own>>[] = [
  {
    key: 'family',
    title: '家庭情况',
    note: '夫妻双方共用本事项的额度，额度按家庭已提取的金额计算。',
    fields: spouseFields((values) => aboutHome(values) || reasonOf(values) === '15'),
  },
  {
    key: 'home',
    title: '住房信息',
    fields: houseFields(aboutHome, {
      area: (values) => reasonOf(values) === '11',
      share: (values) => isByVoucher(reasonOf(values)),
    }),
    derived: (values, { own }) => houseFigures(values, own),
  },
  {
    key: 'renovation',
    title: '装修信息',
    note: '发票号码由税务系统核验，每张发票只能使用一次。',
    fields: [
      { kind: 'text', name: 'zxhtbh', label: '装修合同编号', visible: only('11') },
      {
        kind: 'rows',
        name: 'zxfp',
        label: '发票',
        visible: only('11'),
        columns: [
          { name: 'fphm', label: '发票号码', kind: 'text', width: 260 },
          { name: 'fpje', label: '发票金额（元）', kind: 'money', width: 180 },
        ],
        blank: { fphm: '', fpje: '' },
        min: 1,
        max: 50,
        rowName: ({ fphm }, index) => fphm || `第${index + 1}张发票`,
      },
      {
        kind: 'date',
        name: 'zxwgrq',
        label: '完工/开票日期',
        visible: only('11'),
        min: ({ slrq, policy }) => addMonths(slrq, -Number(policy('p.zxYxq') || 0)),
        max: ({ today }) => today,
      },
    ],
    derived: ({ qttqyy, zxfp }) =>
      qttqyy === '11' ? [{ label: '发票金额合计', value: formatMoney(invoiceSum(zxfp)) }] : [],
  },
  {
    key: 'fee',
    title: '物业费信息',
    fields: [
      {
        kind: 'select',
        name: 'wyfnd',
        label: '物业费年度',
        short: true,
        visible: only('12'),
        options: ({ slrq }) => {
          const year = Number(slrq.slice(0, 4));
          return [year, year - 1].map((one) => ({ value: String(one), label: `${one}年` }));
        },
      },
      { kind: 'money', name: 'wyfje', label: '物业费金额', short: true, visible: only('12') },
      { kind: 'text', name: 'wyfphm', label: '发票号码', visible: only('12') },
      { kind: 'text', name: 'wygsmc', label: '物业公司', spaces: 'keep', visible: only('12') },
    ],
  },
  {
    key: 'leaving',
    title: '离职信息',
    fields: [
      {
        kind: 'date',
        name: 'lzrq',
        label: '离职日期',
        visible: only('13'),
        max: ({ today }) => today,
        rules: [
          rule((day, _, { own }) => own.fcrq === '' || day <= own.fcrq)(
            (_, { own }) => `离职日期不能晚于封存日期（${own.fcrq}）`,
          ),
        ],
      },
      { ...reemploymentField, visible: (values) => values.qttqyy === '13' && reemploymentField.visible(values) },
    ],
    derived: ({ qttqyy }, { own }) =>
      qttqyy === '13'
        ? [
            { label: '封存日期', value: own.fcrq || '未封存' },
            { label: '封存原因', value: own.fcyy ? dictionaryLabel('fcyy', own.fcyy) : '--' },
            { label: '是否再就业', value: own.sfzjy === '1' ? '是' : '否' },
          ]
        : [],
  },
  {
    key: 'heir',
    title: '继承信息',
    note: '经户籍或婚姻登记核实亲属关系后，才能查看被继承人的账户；登记中没有的，请持死亡证明和亲属关系证明到柜台登记。由每位继承人用本人账号分别申请，款项转入继承人本人的银行卡；各继承人份额合计为100%时账户销户。',
    fields: [
      { kind: 'text', name: 'swrxm', label: '被继承人姓名', length: 'name', spaces: 'keep', visible: only('14') },
      { kind: 'idno', name: 'swrzjhm', label: '被继承人证件号码', visible: only('14') },
      { kind: 'date', name: 'swrq', label: '死亡日期', short: true, visible: only('14'), max: ({ today }) => today },
      {
        kind: 'select',
        name: 'jcrgx',
        label: '与被继承人关系',
        hint: '您是被继承人的',
        short: true,
        visible: only('14'),
        options: RELATIONS,
      },
      {
        kind: 'rate',
        name: 'jcfe',
        label: '继承份额',
        hint: '各继承人份额合计为100%',
        decimals: 2,
        min: 0.01,
        max: 100,
        visible: only('14'),
        rules: [rule((share) => parseShare(share) !== undefined)('继承份额应大于0且不超过100，最多两位小数')],
      },
    ],
  },
  {
    key: 'illness',
    title: '患病信息',
    fields: [
      {
        kind: 'radio',
        name: 'hbrgx',
        label: '患者与本人关系',
        visible: only('15'),
        options: [
          { value: '01', label: '本人' },
          { value: '02', label: '配偶' },
          { value: '03', label: '父母' },
          { value: '04', label: '子女' },
        ],
      },
      {
        kind: 'text',
        name: 'hbrxm',
        label: '患者姓名',
        length: 'name',
        spaces: 'keep',
        visible: only('15'),
        rules: [
          rule((name, { hbrgx }, { account }) => hbrgx !== '01' || name === account.xingming)(
            '患者为本人的，须与本人姓名一致',
          ),
          rule((name, { hbrgx, poxm }) => hbrgx !== '02' || name === poxm)('患者为配偶的，须与配偶姓名一致'),
        ],
      },
      { kind: 'select', name: 'jbmc', label: '疾病名称', dictionary: 'zdjb', visible: only('15') },
      {
        kind: 'money',
        name: 'zfje',
        label: '个人负担金额',
        hint: '医保和商业保险报销之外由家庭负担的金额',
        visible: only('15'),
      },
      {
        kind: 'date',
        name: 'fyrq',
        label: '费用结算日期',
        visible: only('15'),
        min: ({ slrq, policy }) => addMonths(slrq, -Number(policy('p.zbYxq') || 0)),
        max: ({ today }) => today,
      },
    ],
  },
  {
    key: 'relief',
    title: '低保信息',
    fields: [{ kind: 'text', name: 'dbzh', label: '低保证号', hint: '由民政救助系统核验', visible: only('16') }],
  },
  {
    key: 'voucher',
    title: '凭证信息',
    note: '每份凭证只能使用一次，按本人份额计算可提取额。',
    fields: [
      { kind: 'money', name: 'fphjje', label: '凭证金额', visible: ({ qttqyy }) => isByVoucher(qttqyy) },
      { kind: 'text', name: 'pzhm', label: '凭证号码', visible: ({ qttqyy }) => isByVoucher(qttqyy) },
    ],
  },
  {
    key: 'other',
    title: '事项说明',
    fields: [
      {
        kind: 'text',
        name: 'sxsm',
        label: '事项说明',
        length: 'remark',
        multiline: true,
        spaces: 'keep',
        visible: only('29'),
      },
    ],
  },
];
