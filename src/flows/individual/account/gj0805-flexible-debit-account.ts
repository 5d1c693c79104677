import { type FlexibleAccount, sendMandateCode } from '@/api/person/flexible';
import { maskBankCard } from '@/domain/text/mask';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { flexibleDebitFields } from '@/schema/individual/gj0805-flexible-debit-account';
import { accountSection } from '../blocks/account-figures';
import { pickFigures } from '../blocks/pick-figures';
import { agreedSection, loadFlexibleAccount } from './flexible-change';

/** GJ0805 扣款账户变更 (docs/rules/gj0805-flexible-debit-account.md). Its menu row requires a face check first. */
export default defineFlow<'individual', ValuesOf<typeof flexibleDebitFields>, FlexibleAccount>()({
  code: 'GJ0805',
  title: '扣款账户变更',
  service: 'lhjy/zhbg',
  own: loadFlexibleAccount,
  initial: initialOf(flexibleDebitFields),
  // The agreed debit day is the default.
  prefill: ({ own }) => ({ xkkr: own.kkr > 0 ? String(own.kkr) : '' }),
  sections: [
    accountSection,
    agreedSection,
    {
      key: 'mandate',
      title: '新扣款账户',
      note: '须为本人名下的银行账户，由银行核验户名，并扣款0.01元试扣后退回；核验不通过的，上传银行卡由中心审核。生效年月前仍从原账户扣款。',
      fields: schemaFields<typeof flexibleDebitFields, PersonFacts<FlexibleAccount>>(flexibleDebitFields, [
        {
          name: 'xkkyhdm',
          short: true,
          options: ({ banks }) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
        },
        'xkkzh',
        { name: 'xkkr', hint: '不变更的保持原扣款日；本月扣款日已过或将到的，自下月起按新的扣款日' },
      ]),
    },
    { key: 'debit', title: '生效与扣款', pending: '填好新扣款账户后显示。', quote: true, fields: [] },
    {
      key: 'proof',
      title: '身份验证',
      fields: schemaFields<typeof flexibleDebitFields, PersonFacts<FlexibleAccount>>(flexibleDebitFields, [
        {
          name: 'dxyzm',
          hint: '发送至登记的手机号码',
          send: () => sendMandateCode(),
          to: (_, { account }) => account.sjhm,
        },
      ]),
    },
  ],
  judge: { deciding: ['xkkyhdm', 'xkkzh', 'xkkr'] },
  materials: ({ xkkyhdm, xkkzh }) => ({ xkkyhdm, xkkzh }),
  special: ({ xkkzh, xkkr }) =>
    `自生效年月起每月${xkkr}日从尾号${xkkzh.slice(-4)}的账户扣款，原账户的授权终止。您确定变更吗？`,
  sign: { needed: () => true, others: () => [] },
  receipt: {
    figures: ({ xkkyhdm, xkkzh, xkkr }, { limit, banks }) => [
      {
        label: '新扣款账户',
        value: `${banks.find(({ yhdm }) => yhdm === xkkyhdm)?.yhmc ?? ''} ${maskBankCard(xkkzh)}`,
      },
      { label: flexibleDebitFields.xkkr.label, value: `每月${xkkr}日` },
      ...pickFigures(limit?.mx, ['sxny', 'kkrq']),
    ],
    next: ({ ywzt }) => NEXT[ywzt] ?? WAITING,
  },
});

const WAITING = [
  '中心将在承诺办结日前完成审核，结果会发送到消息中心和您的手机；办结前仍从原账户扣款。',
  '办理进度可以在“我的办件”中查看；审核前可以撤回。',
];

const NEXT: Readonly<Record<string, readonly string[]>> = {
  '99': ['自生效年月起从新扣款账户扣款，扣款授权书可以在“我的办件”中下载。', '请在首次扣款日前备足款项。'],
  '02': ['银行尚未返回核验结果，下一日对账后告知；在此之前仍从原账户扣款，请勿重复办理。'],
  '80': ['没有变更，仍按原账户和扣款日扣款；请按上面的下一步处理。'],
};
