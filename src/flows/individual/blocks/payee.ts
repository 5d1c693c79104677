import { isMasked } from '@/domain/mask';
import type { CardNumber, Choice, FieldOf } from '@/engine/field-kinds';
import { must } from '@/engine/rules';

/** Block B4: where the money goes. */
export interface PayeeValues {
  /** 1 the bound card, 2 another one. */
  skzhly: Choice;
  skyhdm: Choice;
  skyhzh: CardNumber;
}

const isOtherCard = ({ skzhly }: { skzhly: string }) => skzhly === '2';

export const payeeFields: readonly FieldOf<PayeeValues>[] = [
  {
    kind: 'radio',
    name: 'skzhly',
    label: '收款银行卡',
    options: ({ account }) => [
      ...(account.bdk ? [{ value: '1', label: `已绑定的${account.bdk.yhmc}卡 ${account.bdk.yhzh}` }] : []),
      { value: '2', label: '其他银行卡' },
    ],
  },
  {
    kind: 'select',
    name: 'skyhdm',
    label: '收款银行',
    hint: '须为本人的Ⅰ类账户',
    visible: isOtherCard,
    options: ({ banks }) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
  },
  {
    kind: 'bankCard',
    name: 'skyhzh',
    label: '收款账号',
    visible: isOtherCard,
    // The bound card is chosen by its mark; a masked number must never be sent as if it were one.
    rules: [must<PayeeValues>((card) => !isMasked(card))('请输入完整的收款账号')],
  },
];
