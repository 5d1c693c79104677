import type { Key, Kind } from '../default-values';
import type { PolicyNumbers } from '../policy-numbers';

interface Common {
  name: Key;
  label: string;
  hint?: string;
  optional?: true;
}

export interface CalculatorChoice {
  value: string;
  label: string;
}

/** Input type of a value, with its bounds. */
export type CalculatorField = Common &
  /** `brief`: without the amount in capitals, since it is not lent or paid. */
  (
    | { as: 'money'; zero?: true; brief?: true }
    | { as: 'rate'; decimals: number; min: number; max: number; follows?: true }
    | { as: 'int'; min: number; max: number; unit: string }
    /** A number of months, selectable as years too. */
    | { as: 'term'; max: number }
    | { as: 'choice' | 'select'; options: readonly CalculatorChoice[] }
    | { as: 'tick'; text: string }
    | { as: 'month' }
  );

export interface FieldGroup {
  /** '' for a single group. */
  title: string;
  note?: string;
  fields: readonly CalculatorField[];
  /** Collapsed, as optional. 'original' computes the balance from the original loan. */
  folded?: 'more' | 'original';
}

const METHODS: readonly CalculatorChoice[] = [
  { value: '01', label: '等额本息' },
  { value: '02', label: '等额本金' },
];
const HOMES: readonly CalculatorChoice[] = [
  { value: '1', label: '首套' },
  { value: '2', label: '二套' },
];
/** Loan purposes (`dkyt`) with different down payments. */
const HOME_TYPES: readonly CalculatorChoice[] = [
  { value: '01', label: '普通住房' },
  { value: '03', label: '保障性住房' },
];
const AGES: readonly CalculatorChoice[] = [
  { value: 'man', label: '男' },
  { value: 'woman55', label: '女（原退休年龄55周岁）' },
  { value: 'woman50', label: '女（原退休年龄50周岁）' },
];
const AFTER: readonly CalculatorChoice[] = [
  { value: '01', label: '减少月供，期限不变' },
  { value: '02', label: '缩短期限，月供不变' },
  { value: '03', label: '提前结清' },
];

/** Percent a year; no bank loan exceeds it. */
const RATE_MOST = 24;

/** Input groups of each kind. */
export function groupsOf(kind: Kind, numbers: PolicyNumbers): readonly FieldGroup[] {
  const { termMost } = numbers;
  const homes: CalculatorField = { as: 'choice', name: 'sfst', label: '首套或二套', options: HOMES };
  const method: CalculatorField = { as: 'choice', name: 'hkfs', label: '还款方式', options: METHODS };
  const term = (name: Key, label: string, hint?: string): CalculatorField => ({
    as: 'term',
    name,
    label,
    hint,
    max: termMost,
  });
  const loanRate: CalculatorField = { ...rate('ll', '年利率'), follows: true };
  switch (kind) {
    case '1':
      return [{ title: '', fields: [money('dkje', '贷款金额'), homes, term('dkqx', '贷款期限'), loanRate, method] }];
    case '2':
      return [
        {
          title: '购房与贷款',
          fields: [
            { ...money('fwzj', '房屋总价'), hint: '二手房填写成交价与评估价中较低的' },
            { as: 'choice', name: 'dkyt', label: '房屋类型', options: HOME_TYPES },
            homes,
            term('dkqx', '贷款期限'),
            loanRate,
            tick(numbers),
          ],
        },
        {
          title: '借款人',
          fields: [
            { as: 'month', name: 'csny', label: '出生年月', hint: '用来计算最长可贷期限' },
            { as: 'select', name: 'txlb', label: '性别与退休年龄', options: AGES },
            { as: 'money', name: 'zhye1', label: '本人账户余额', zero: true, brief: true },
            {
              as: 'money',
              name: 'zhye2',
              label: '配偶账户余额',
              zero: true,
              brief: true,
              optional: true,
              hint: '配偶不缴存公积金的，不用填写',
            },
          ],
        },
        {
          title: '家庭',
          fields: [
            { as: 'money', name: 'jtysr', label: '家庭月收入', brief: true },
            { as: 'money', name: 'qtzw', label: '其他债务每月还款', zero: true, brief: true, optional: true },
            { as: 'int', name: 'znsl', label: '未成年子女数', min: 0, max: 20, unit: '个', optional: true },
          ],
        },
      ];
    case '3':
      return [
        {
          title: '正在偿还的贷款',
          note: '按当期已还清计算。',
          fields: [money('syje', '剩余本金'), term('syqx', '剩余期限'), rate('ll', '年利率'), method],
        },
        {
          title: '不知道剩余本金？按原贷款推算',
          fields: [
            { as: 'money', name: 'dkje', label: '原贷款金额', brief: true, optional: true },
            { ...term('yqx', '原贷款期限'), optional: true },
            { as: 'int', name: 'yhqs', label: '已还期数', min: 1, max: termMost - 1, unit: '期', optional: true },
          ],
          folded: 'original',
        },
        {
          title: '提前还款',
          fields: [
            money('thje', '提前还款金额'),
            {
              as: 'int',
              name: 'jgts',
              label: '还款日后第几天还',
              min: 0,
              max: 30,
              unit: '天',
              optional: true,
              hint: '还款日当天还的，不用填写',
            },
            { as: 'choice', name: 'thfs', label: '还款后方式', options: AFTER },
          ],
        },
      ];
    case '4':
      return [
        {
          title: '公积金贷款',
          fields: [money('dkje', '公积金贷款金额'), homes, term('dkqx', '公积金贷款期限'), loanRate, method],
        },
        {
          title: '商业贷款',
          fields: [
            money('sdje', '商业贷款金额'),
            term('sdqx', '商业贷款期限'),
            rate('sdll', '商业贷款年利率', '以银行给您的利率为准'),
            { as: 'choice', name: 'sdfs', label: '商业贷款还款方式', options: METHODS },
          ],
        },
      ];
    case '5':
      return [
        {
          title: '买房',
          note: '贷款金额为房屋总价减首付款。',
          fields: [
            money('fwzj', '房屋总价'),
            money('sfje', '首付款'),
            homes,
            term('dkqx', '贷款期限'),
            { ...loanRate, hint: '有商业贷款的，填写两者折算后的利率' },
            method,
          ],
        },
        {
          title: '租房',
          fields: [
            { as: 'money', name: 'yzj', label: '同样的房子，每月租金', brief: true },
            { as: 'int', name: 'nx', label: '比较多少年', min: 1, max: 40, unit: '年' },
          ],
        },
        {
          title: '假设（都可以改）',
          fields: [
            change('zjzf', '租金每年变动', '下跌填负数，如 -1'),
            change('fjzf', '房价每年变动', '下跌填负数，如 -1'),
            rate('cxsy', '积蓄每年收益', '首付没有花出去、省下的钱存起来的收益'),
            rate('gfcb', '购房税费，占总价', '一次性的契税、维修资金等'),
            rate('cycb', '每年持有费用，占房价', '物业费、维修等，租房时由房东承担的部分'),
          ],
          folded: 'more',
        },
      ];
  }
}

export function fieldsOf(kind: Kind, numbers: PolicyNumbers): readonly CalculatorField[] {
  return groupsOf(kind, numbers).flatMap(({ fields }) => fields);
}

function money(name: Key, label: string): CalculatorField {
  return { as: 'money', name, label };
}

function rate(name: Key, label: string, hint?: string): CalculatorField & { as: 'rate' } {
  return { as: 'rate', name, label, hint, decimals: 3, min: 0, max: RATE_MOST };
}

function change(name: Key, label: string, hint: string): CalculatorField {
  return { as: 'rate', name, label, hint, decimals: 3, min: -20, max: 20 };
}

function tick({ green }: PolicyNumbers): CalculatorField {
  return { as: 'tick', name: 'lsjz', label: '绿色建筑', text: `购买绿色建筑住房，额度上浮${green}%`, optional: true };
}
