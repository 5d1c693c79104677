import { fetchUnitPayers, type UnitPayer, type UnitPayers } from '@/api/unit/unit-payers';
import { formatMoney } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Plain } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { PAYER_OPERATIONS, paymentAccountFields, signsMandate } from '@/schema/unit/gj0109-payment-account';
import { operatorFigures, unitFigures } from '../blocks/unit-figures';

type Facts = UnitFacts<UnitPayers>;
type Values = ValuesOf<typeof paymentAccountFields>;
const rule = must<Plain<Values>, Facts>;
const fields = schemaFields<typeof paymentAccountFields, Facts>;
const STATES: Readonly<Record<UnitPayer['zt'], string>> = { '1': '使用中', '0': '已停用', '2': '户名待核验' };

const MANDATES = { '1': '已签约委托扣款', '0': '未签约委托扣款' };

/** GJ0109 付款账户信息维护 (docs/rules/gj0109-payment-account.md). */
export default defineFlow<'unit', Values, UnitPayers>()({
  code: 'GJ0109',
  title: '付款账户信息维护',
  service: 'jcdwxx/fkzh',
  own: (signal) => fetchUnitPayers({ signal }),
  initial: initialOf(paymentAccountFields),
  prefill: ({ own }) => ({ fkhm: own.dwmc, kkr: own.kkr, ...(own.fkzhs.length === 0 && { czlx: '1' }) }),
  sections: [
    {
      key: 'accounts',
      title: '付款账户',
      figures: (facts) => [
        ...unitFigures(facts).slice(0, 2),
        ...facts.own.fkzhs.map((one) => ({ label: `${one.yhmc} ${one.fkzh}`, value: stateOf(one) })),
        ...(facts.own.fkzhs.length === 0 ? [{ label: '付款账户', value: '尚未登记，请新增' }] : []),
      ],
      fields: [],
    },
    {
      key: 'operation',
      title: '办理内容',
      fields: fields(paymentAccountFields, [
        { name: 'czlx', cards: true },
        {
          name: 'zhbh',
          options: ({ own }) =>
            own.fkzhs
              .filter(({ zt }) => zt !== '0')
              .map(({ zhbh, yhmc, fkzh }) => ({ value: zhbh, label: `${yhmc} ${fkzh}` })),
          rules: [
            rule(
              (zhbh, { czlx }, { own }) =>
                czlx !== '4' || !own.fkzhs.some((one) => one.zhbh === zhbh && one.sfmr === '1'),
            )('该账户已是默认账户'),
          ],
        },
        'zhlx',
        {
          name: 'fkyhdm',
          short: true,
          options: ({ banks }) => banks.map(({ yhdm, yhmc }) => ({ value: yhdm, label: yhmc })),
        },
        { name: 'fkhm', hint: '一般为本单位名称', short: true },
        {
          name: 'hmyy',
          hint: '付款户名与单位名称不一致，说明由谁代付、为什么',
          required: () => true,
          visible: ({ fkhm }, { own }) => fkhm !== '' && fkhm !== own.dwmc,
        },
        { name: 'fkzh', short: true },
        { name: 'szrmbqb', short: true },
      ]),
    },
    {
      key: 'mandate',
      title: '开户网点与委托扣款',
      note: '修改时按以下内容重新签约；未签约的账户不能在汇缴时选用。',
      fields: fields(paymentAccountFields, [
        { name: 'khhmc', short: true },
        { name: 'khhlhh', short: true },
        'sfwtkk',
        { name: 'kkr', hint: '每月1日至28日中的一天，29日以后的按28日；自下月起执行', short: true },
        {
          name: 'kksx',
          hint: '不填则不设上限；高于现在的、又超过本单位单笔限额的，须另一名操作员复核',
          short: true,
        },
        { name: 'cns', text: '本单位委托中心按汇缴清册从该账户扣划住房公积金，并在扣款日前备足款项。' },
      ]),
    },
    { key: 'operator', title: '经办信息', figures: operatorFigures, fields: [] },
  ],
  materials: ({ czlx, fkyhdm, fkzh, szrmbqb, fkhm }) => ({ czlx, fkyhdm, fkzh, szrmbqb, fkhm }),
  receipt: {
    figures: ({ czlx, zhbh, fkzh, szrmbqb }, { own }) => [
      {
        label: paymentAccountFields.czlx.label,
        value: PAYER_OPERATIONS.find(({ value }) => value === czlx)?.label ?? '',
      },
      {
        label: paymentAccountFields.fkzh.label,
        value: own.fkzhs.find((one) => one.zhbh === zhbh)?.fkzh ?? maskBankCard(fkzh || szrmbqb),
      },
    ],
    next: ({ ywzt }, values) =>
      ywzt === '99'
        ? nextOf(values)
        : [
            '中心将在承诺办结日前核验账户，核验通过前不能从该账户扣款。',
            '办理进度可以在“我的办件”中查看；审核前可以撤回。',
          ],
  },
});

/** Permitted uses of the account from now on. */
function nextOf(values: Plain<Values> | null): string[] {
  if (!values) return [];
  if (values.czlx === '3') return ['该账户不再用于汇缴和自动扣款；需要再用的，请重新新增。'];
  if (values.czlx === '4') return ['汇缴和自动扣款首先使用该账户；在办的清册仍从原账户扣款。'];
  if (!signsMandate(values)) return ['该账户未签约委托扣款，汇缴时不能选用；需要委托扣款的，请办理修改。'];
  return ['该账户在汇缴时即可选用。', '委托扣款协议可以在“我的办件”中下载。'];
}

function stateOf({ zt, wtkkzt, sfmr, kkr, kksx }: UnitPayer): string {
  const parts = [
    sfmr === '1' ? '默认' : '',
    STATES[zt],
    // Stopping an account also ends its mandate.
    zt === '0' ? '' : MANDATES[wtkkzt],
    kkr && `每月${kkr}日扣款`,
    kksx && `单笔上限${formatMoney(kksx)}`,
  ];
  return parts.filter((part) => part !== '').join('，');
}
