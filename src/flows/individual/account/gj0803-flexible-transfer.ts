import { fetchTransferStart, type TransferStart } from '@/api/person/flexible';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { CardNumber, Code, FreeText, Int, Money, Rate, Tick } from '@/schema/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection } from '../blocks/account-figures';
import { pickFigures } from '../blocks/pick-figures';
import { asOption } from './flexible-change';

interface Values {
  zylx: Code;
  zrdwzh: FreeText;
  zysxny: Code;
  kkzt: Tick;
  yjce: Money;
  grjcbl: Rate;
  kkyhdm: Code;
  kkzh: CardNumber;
  kkr: Int;
  zczh: Code;
}

const toUnit = ({ zylx }: { zylx: string }) => zylx === '1';
const toFlexible = ({ zylx }: { zylx: string }) => zylx === '2';
const merge = ({ zylx }: { zylx: string }) => zylx === '3';

/** GJ0803 灵活就业人员转移 (docs/rules/gj0803-flexible-transfer.md). */
export default defineFlow<'individual', Values, TransferStart>()({
  code: 'GJ0803',
  title: '灵活就业人员转移',
  version: 1,
  service: 'lhjy/zhbg',
  own: (signal) => fetchTransferStart({ signal }),
  initial: {
    zylx: '',
    zrdwzh: '',
    zysxny: '',
    kkzt: false,
    yjce: '',
    grjcbl: '',
    kkyhdm: '',
    kkzh: '',
    kkr: '',
    zczh: '',
  },
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
      fields: [
        {
          kind: 'radio',
          name: 'zylx',
          label: '转移类型',
          options: ({ own }) => own.zylx.map((value) => ({ value, label: dictionaryLabel('zylx', value) })),
        },
        {
          kind: 'text',
          name: 'zrdwzh',
          label: '转入单位账号',
          hint: '10位数字，可向单位经办人查询；单位名称在下方核对',
          only: 'digits',
          visible: toUnit,
        },
        {
          kind: 'select',
          name: 'zczh',
          label: '并入的账户',
          visible: merge,
          options: ({ own }) => own.zczh.map(({ grzh, mc }) => ({ value: grzh, label: mc })),
        },
        {
          kind: 'select',
          name: 'zysxny',
          label: '生效年月',
          visible: (values) => toUnit(values) || toFlexible(values),
          options: ({ own }) => own.ksny.map(asOption),
        },
        {
          kind: 'tick',
          name: 'kkzt',
          label: '停止扣款',
          text: '自生效年月起终止灵活就业缴存的扣款约定',
          visible: toUnit,
        },
        { kind: 'money', name: 'yjce', label: '转入后月缴存额', visible: toFlexible, short: true },
        { kind: 'rate', name: 'grjcbl', label: '缴存比例(%)', decimals: 0, visible: toFlexible, short: true },
        {
          kind: 'select',
          name: 'kkyhdm',
          label: '扣款银行',
          visible: toFlexible,
          short: true,
          options: ({ banks }) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
        },
        { kind: 'bankCard', name: 'kkzh', label: '扣款账号', visible: toFlexible },
        {
          kind: 'int',
          name: 'kkr',
          label: '约定扣款日',
          min: 1,
          max: 31,
          unit: '日',
          visible: toFlexible,
          short: true,
        },
      ],
    },
    { key: 'balance', title: '转移核对', pending: '选好转移类型后显示，请核对转入单位。', quote: true, fields: [] },
  ],
  judge: { deciding: ['zylx', 'zrdwzh', 'zysxny', 'zczh'], forget: ['zylx', 'zrdwzh', 'zczh'], estimate: () => null },
  materials: {
    jdbh: 'GJ0803-01',
    mlbh: 'MLGJ0803',
    zstj: ({ kkyhdm, kkzh }): Record<string, string> => (kkzh === '' ? {} : { kkyhdm, kkzh }),
  },
  special: (values, { limit }) => {
    const figure = (name: string) => limit?.mx.find(({ key }) => key === name)?.value ?? '';
    const unpaid = figure('wjny') && `${figure('wjny')}。`;
    if (merge(values)) return `${unpaid}将并入${formatMoney(limit?.kytqe)}，原账户销户。您确定吗？`;
    return `${unpaid}账户将自${values.zysxny}起转入${figure('zrdwmc')}，您确定吗？`;
  },
  receipt: {
    figures: ({ zylx }, { limit }) => [
      { label: '转移类型', value: dictionaryLabel('zylx', zylx) },
      ...pickFigures(limit?.mx, ['zcdwmc', 'zrdwmc', 'zysxny', 'wjny']),
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
