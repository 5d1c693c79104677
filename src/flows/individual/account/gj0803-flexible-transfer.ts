import { fetchTransferStart, type TransferStart } from '@/api/person/flexible';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { flexibleTransferFields, isMerge, toFlexible } from '@/schema/individual/gj0803-flexible-transfer';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection } from '../blocks/account-figures';
import { pickFigures } from '../blocks/pick-figures';
import { asOption, baseFigures, debitFigures } from './flexible-change';

/** GJ0803 灵活就业人员转移 (docs/rules/gj0803-flexible-transfer.md). */
export default defineFlow<'individual', ValuesOf<typeof flexibleTransferFields>, TransferStart>()({
  code: 'GJ0803',
  title: '灵活就业人员转移',
  service: 'lhjy/zhbg',
  own: (signal) => fetchTransferStart({ signal }),
  initial: initialOf(flexibleTransferFields),
  prefill: ({ own, policy }) => ({
    zylx: own.zylx.length === 1 ? (own.zylx[0] ?? '') : '',
    grjcbl: policy('p.lhBlXx'),
    zczh: own.zczh.length === 1 ? (own.zczh[0]?.grzh ?? '') : '',
  }),
  sections: [
    accountSection,
    {
      key: 'transfer',
      title: '转移',
      note: '个人账号不变。转到单位的，账户先在单位名下封存，由单位办理启封后缴存；未到月份的预缴款项退回扣款账户。',
      figures: ({ own }) => [
        { label: '转出单位/缴存主体', value: own.zcdwmc || '--' },
        { label: '账户余额', value: formatMoney(own.zyye) },
      ],
      fields: schemaFields<typeof flexibleTransferFields, PersonFacts<TransferStart>>(flexibleTransferFields, [
        {
          name: 'zylx',
          options: ({ own }) => own.zylx.map((value) => ({ value, label: dictionaryLabel('zylx', value) })),
        },
        { name: 'zrdwzh', hint: '10位数字，可向单位经办人查询；单位名称在下方核对' },
        { name: 'zczh', options: ({ own }) => own.zczh.map(({ grzh, mc }) => ({ value: grzh, label: mc })) },
        { name: 'zysxny', options: ({ own }) => own.ksny.map(asOption) },
        { name: 'kkzt', text: '自生效年月起终止灵活就业缴存的扣款约定' },
        { name: 'yjce', short: true },
        { name: 'grjcbl', short: true },
        {
          name: 'kkyhdm',
          short: true,
          options: ({ banks }) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
        },
        'kkzh',
        { name: 'kkr', short: true },
      ]),
      derived: (values) => (toFlexible(values) ? baseFigures(values) : []),
    },
    { key: 'balance', title: '转移核对', pending: '选好转移类型后显示，请核对转入单位。', quote: true, fields: [] },
  ],
  judge: { deciding: ['zylx', 'zrdwzh', 'zysxny', 'zczh'], forget: ['zylx', 'zrdwzh', 'zczh'] },
  materials: ({ kkyhdm, kkzh }): Record<string, string> => (kkzh === '' ? {} : { kkyhdm, kkzh }),
  special: (values, { limit }) => {
    const figure = (name: string) => limit?.mx.find(({ key }) => key === name)?.value ?? '';
    const unpaid = figure('wjny') && `${figure('wjny')}。`;
    if (isMerge(values)) return `${unpaid}将并入${formatMoney(limit?.kytqe)}，原账户销户。您确定吗？`;
    return `${unpaid}账户将自${values.zysxny}起转入${figure('zrdwmc')}，您确定吗？`;
  },
  receipt: {
    figures: (values, { limit, banks }) => [
      { label: flexibleTransferFields.zylx.label, value: dictionaryLabel('zylx', values.zylx) },
      ...pickFigures(limit?.mx, ['zcdwmc', 'zrdwmc', 'zysxny', 'wjny']),
      ...(toFlexible(values)
        ? [
            { label: flexibleTransferFields.yjce.label, value: formatMoney(values.yjce) },
            { label: flexibleTransferFields.grjcbl.label, value: `${values.grjcbl}%` },
            ...baseFigures(values),
            ...debitFigures(values, banks),
            { label: flexibleTransferFields.kkr.label, value: `每月${values.kkr}日` },
          ]
        : []),
      { label: '转移余额', value: formatMoney(limit?.kytqe) },
    ],
    next: ({ ywzt }, values) => {
      if (ywzt === '98') {
        return ['中心将在承诺办结日前审核扣款账户，结果会发送到消息中心和您的手机；此前账户不变。'];
      }
      if (ywzt !== '99') return ['账户没有转移；请按上面的下一步处理，进度可以在“我的办件”中查看。'];
      return NEXT[values?.zylx ?? ''] ?? ['转移已办结，可以在“缴存明细”中查看。'];
    },
  },
});

const NEXT: Readonly<Record<string, readonly string[]>> = {
  '1': ['已通知转入单位，由单位办理启封后缴存；下次登录起，信息变更在“个人账户信息变更”中办理。'],
  '2': ['自生效年月起按约定扣款，扣款日前请保证扣款账户余额充足。'],
  '3': ['余额和利息已转入您的账户，可以在“缴存明细”中查看；原账户已销户。'],
};
