import { fetchUnitPayers, type UnitPayer, type UnitPayers } from '@/api/unit/unit-payers';
import { formatMoney } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import type { CardNumber, Code, FreeText, Int, Money, Plain, Tick } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { operatorFigures, unitFigures } from '../blocks/unit-figures';

interface Values {
  czlx: Code;
  zhbh: Code;
  zhlx: Code;
  fkyhdm: Code;
  fkhm: FreeText;
  hmyy: FreeText;
  fkzh: CardNumber;
  szrmbqb: CardNumber;
  khhmc: FreeText;
  khhlhh: FreeText;
  sfwtkk: Code;
  kkr: Int;
  kksx: Money;
  cns: Tick;
}

type Facts = UnitFacts<UnitPayers>;
type Seen = Plain<Values>;
const rule = must<Values, Facts>;
const adds = ({ czlx }: Seen) => czlx === '1';
const agrees = ({ czlx }: Seen) => czlx === '1' || czlx === '2';
const signs = (values: Seen) => agrees(values) && values.sfwtkk === '1';
const OPERATIONS = [
  { value: '1', label: '新增', note: '增加一个付款账户' },
  { value: '2', label: '修改', note: '重新签约、终止委托扣款，或者重新核验户名' },
  { value: '3', label: '停用', note: '以后不再从该账户付款' },
  { value: '4', label: '设为默认', note: '汇缴和自动扣款首先使用的账户' },
];
const STATES: Readonly<Record<UnitPayer['zt'], string>> = { '1': '使用中', '0': '已停用', '2': '户名待核验' };

const MANDATES = { '1': '已签约委托扣款', '0': '未签约委托扣款' };

/** GJ0109 付款账户信息维护 (docs/rules/gj0109-payment-account.md). */
export default defineFlow<'unit', Values, UnitPayers>()({
  code: 'GJ0109',
  title: '付款账户信息维护',
  version: 1,
  service: 'jcdwxx/fkzh',
  own: (signal) => fetchUnitPayers({ signal }),
  initial: {
    czlx: '',
    zhbh: '',
    zhlx: '02',
    fkyhdm: '',
    fkhm: '',
    hmyy: '',
    fkzh: '',
    szrmbqb: '',
    khhmc: '',
    khhlhh: '',
    sfwtkk: '',
    kkr: '',
    kksx: '',
    cns: false,
  },
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
      fields: [
        { kind: 'radio', name: 'czlx', label: '操作类型', cards: true, options: OPERATIONS },
        {
          kind: 'select',
          name: 'zhbh',
          label: '付款账户',
          visible: ({ czlx }) => ['2', '3', '4'].includes(czlx),
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
        {
          kind: 'radio',
          name: 'zhlx',
          label: '账户类型',
          options: [
            { value: '02', label: '银行账户' },
            { value: '04', label: '数字人民币钱包' },
          ],
          visible: adds,
        },
        {
          kind: 'select',
          name: 'fkyhdm',
          label: '开户银行',
          short: true,
          visible: adds,
          options: ({ banks }) => banks.map(({ yhdm, yhmc }) => ({ value: yhdm, label: yhmc })),
        },
        { kind: 'text', name: 'fkhm', label: '付款户名', hint: '一般为本单位名称', short: true, visible: adds },
        {
          kind: 'text',
          name: 'hmyy',
          label: '户名不一致的原因',
          hint: '付款户名与单位名称不一致，说明由谁代付、为什么',
          visible: (values, { own }) => adds(values) && values.fkhm !== '' && values.fkhm !== own.dwmc,
        },
        {
          kind: 'bankCard',
          account: true,
          name: 'fkzh',
          label: '付款账号',
          short: true,
          visible: (values) => adds(values) && values.zhlx === '02',
        },
        {
          kind: 'bankCard',
          account: true,
          name: 'szrmbqb',
          label: '数字人民币钱包编号',
          short: true,
          visible: (values) => adds(values) && values.zhlx === '04',
        },
      ],
    },
    {
      key: 'mandate',
      title: '开户网点与委托扣款',
      note: '修改时按以下内容重新签约；未签约的账户不能在汇缴时选用。',
      fields: [
        { kind: 'text', name: 'khhmc', label: '开户网点', required: false, short: true, visible: agrees },
        {
          kind: 'text',
          name: 'khhlhh',
          label: '联行号',
          only: 'digits',
          required: false,
          short: true,
          visible: agrees,
          rules: [rule((code) => /^\d{12}$/.test(code))('联行号应为12位数字')],
        },
        {
          kind: 'radio',
          name: 'sfwtkk',
          label: '是否签约委托扣款',
          options: [
            { value: '1', label: '是' },
            { value: '0', label: '否' },
          ],
          visible: agrees,
        },
        {
          kind: 'int',
          name: 'kkr',
          label: '约定扣款日',
          hint: '每月1日至28日中的一天，29日以后的按28日；自下月起执行',
          min: 1,
          max: 28,
          short: true,
          visible: signs,
        },
        {
          kind: 'money',
          name: 'kksx',
          label: '单笔扣款上限',
          hint: '不填则不设上限；高于现在的、又超过本单位单笔限额的，须另一名操作员复核',
          required: false,
          short: true,
          visible: signs,
        },
        {
          kind: 'tick',
          name: 'cns',
          label: '委托扣款协议',
          text: '本单位委托中心按汇缴清册从该账户扣划住房公积金，并在扣款日前备足款项。',
          visible: signs,
        },
      ],
    },
    { key: 'operator', title: '经办信息', figures: operatorFigures, fields: [] },
  ],
  judge: { deciding: [], estimate: () => null },
  materials: {
    jdbh: 'GJ0109-01',
    mlbh: 'MLGJ0109',
    zstj: ({ czlx, fkyhdm, fkzh, szrmbqb, fkhm }) => ({ czlx, fkyhdm, fkzh, szrmbqb, fkhm }),
  },
  receipt: {
    figures: ({ czlx, zhbh, fkzh, szrmbqb }, { own }) => [
      { label: '操作类型', value: OPERATIONS.find(({ value }) => value === czlx)?.label ?? '' },
      {
        label: '付款账号',
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
function nextOf(values: Seen | null): string[] {
  if (!values) return [];
  if (values.czlx === '3') return ['该账户不再用于汇缴和自动扣款；需要再用的，请重新新增。'];
  if (values.czlx === '4') return ['汇缴和自动扣款首先使用该账户；在办的清册仍从原账户扣款。'];
  if (!signs(values)) return ['该账户未签约委托扣款，汇缴时不能选用；需要委托扣款的，请办理修改。'];
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
