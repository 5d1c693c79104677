// Fields of TQ0199 (docs/rules/tq0199-other-reason.md), specific to one reason each.
import type { OtherWithdrawalInfo } from '@/api/person/other-withdrawal';
import { UNLISTED_HOME } from '@/domain/deposit/other-withdrawal';
import { formatMoney, percentText } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import { schemaFields } from '@/form/schema-fields';
import type { ValuesOf } from '@/schema/define-schema';
import { isRenovation, otherReason } from '@/schema/individual/tq0199-other-reason';
import { must } from '@/schema/rules';
import { dictionaryLabel } from '@/session/dictionary';
import { REEMPLOYMENT_HINT } from '../blocks/employment-termination';
import { invoiceSum } from './tq0199-other-reason-limit';

export type ReasonValues = ValuesOf<typeof otherReason>;

type Facts = PersonFacts<OtherWithdrawalInfo>;
const rule = must<ReasonValues, Facts>;

const homeOf = (values: { bdcqzh: string }, { own }: Facts) => own.homes.find(({ bdcqzh }) => bdcqzh === values.bdcqzh);
const isAreaUnknown = (values: { bdcqzh: string }, facts: Facts) => !homeOf(values, facts)?.jzmj;

export const reasonSections: readonly Section<ReasonValues, Facts>[] = [
  {
    key: 'family',
    title: '家庭情况',
    note: '夫妻双方共用本事项的额度，额度按家庭已提取的金额计算。',
    fields: schemaFields(otherReason, ['hyzk', 'poxm', 'pozjlx', 'pozjhm']),
  },
  {
    key: 'home',
    title: '住房信息',
    fields: schemaFields<typeof otherReason, Facts>(otherReason, [
      {
        name: 'bdcqzh',
        hint: '从本人及配偶名下的住房中选择，由不动产登记系统提供；没有列出的按证书填写，由中心审核',
        options: ({ own }) => [
          ...own.homes.map(({ bdcqzh, fwzl, syr }) => ({ value: bdcqzh, label: `${bdcqzh}（${syr}，${fwzl}）` })),
          { value: UNLISTED_HOME, label: '登记系统中没有，按证书填写' },
        ],
      },
      'txbdcqzh',
      'fwzl',
      { name: 'gybl', hint: '按不动产权证书填写，单独所有为100' },
      { name: 'jzmj', hint: '按不动产权证书填写，由中心凭证书审核', visible: isAreaUnknown },
    ]),
    derived: (values, facts) => {
      const home = homeOf(values, facts);
      if (!home) return [];
      return [
        { label: '房屋坐落', value: home.fwzl },
        { label: '登记建筑面积', value: home.jzmj ? `${home.jzmj}㎡` : '未登记' },
        { label: '登记份额', value: percentText(home.gybl) },
      ];
    },
  },
  {
    key: 'renovation',
    title: '装修信息',
    note: '发票号码由税务系统核验，每张发票只能使用一次。',
    fields: schemaFields(otherReason, [
      'zxhtbh',
      {
        name: 'zxfp',
        columns: [
          { name: 'fphm', width: 260 },
          { name: 'fpje', width: 180 },
        ],
        rowName: ({ fphm }, index) => fphm || `第${index + 1}张发票`,
      },
      'zxwgrq',
    ]),
    derived: (values) =>
      isRenovation(values) ? [{ label: '发票金额合计', value: formatMoney(invoiceSum(values.zxfp)) }] : [],
  },
  {
    key: 'fee',
    title: '物业费信息',
    fields: schemaFields(otherReason, [
      { name: 'wyfnd', short: true },
      { name: 'wyfje', short: true },
      'wyfphm',
      'wygsmc',
    ]),
  },
  {
    key: 'leaving',
    title: '离职信息',
    fields: schemaFields<typeof otherReason, Facts>(otherReason, [
      {
        name: 'lzrq',
        rules: [
          rule((day, _, { own }) => own.fcrq === '' || day <= own.fcrq)(
            (_, { own }) => `离职日期不能晚于封存日期（${own.fcrq}）`,
          ),
        ],
      },
      { name: 'sfzjy', hint: REEMPLOYMENT_HINT },
    ]),
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
    fields: schemaFields(otherReason, [
      'swrxm',
      'swrzjhm',
      { name: 'swrq', short: true },
      { name: 'jcrgx', hint: '您是被继承人的', short: true },
      { name: 'jcfe', hint: '各继承人份额合计为100%' },
    ]),
  },
  {
    key: 'illness',
    title: '患病信息',
    fields: schemaFields<typeof otherReason, Facts>(otherReason, [
      'hbrgx',
      'hbrxm',
      'jbmc',
      { name: 'zfje', hint: '医保和商业保险报销之外由家庭负担的金额' },
      'fyrq',
    ]),
  },
  {
    key: 'relief',
    title: '低保信息',
    fields: schemaFields(otherReason, [{ name: 'dbzh', hint: '由民政救助系统核验' }]),
  },
  {
    key: 'voucher',
    title: '凭证信息',
    note: '每份凭证只能使用一次，按本人份额计算可提取额。',
    fields: schemaFields(otherReason, ['fphjje', 'pzhm']),
  },
  { key: 'other', title: '事项说明', fields: schemaFields(otherReason, ['sxsm']) },
];
