import type { LabelledValue } from '@/api/client/labelled-value';
import type { LoanHousehold } from '@/api/loan/loan-application';
import { GREEN_STAR_OPTIONS } from '@/domain/loan/green-building';
import { divideHalfUp, exceeds, formatMoney, parseYuan, percentText, typedFen } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { FieldOf } from '@/form/field-kinds';
import type { PickedHouse } from '../../blocks/building-table/house';
import { houseField } from '../../blocks/building-table/house-field';
import { hasDown, requestedPrice, restFigure, restProblem } from './funding';
import { downPercent, lowestDown } from './terms';
import {
  isBuilding,
  isNewHome,
  isResale,
  isTakeover,
  isWritten,
  type LoanFacts,
  type LoanValues,
  loanRule,
  type Seen,
} from './values';

const SHARING = [
  { value: '1', label: '单独所有' },
  { value: '2', label: '共同共有' },
  { value: '3', label: '按份共有' },
];
const hasSeller = (values: Seen) => isResale(values) || isBuilding(values);

export const homeFields: readonly FieldOf<LoanValues, PersonFacts<LoanHousehold>>[] = [
  {
    ...houseField,
    hint: '从合作楼盘的楼盘表中选择，只列出可售的房屋；面积、价款和监管账户以楼盘表为准',
    visible: isNewHome,
    rules: [
      ({ fwxz }: PickedHouse, { dkyt }: Seen) =>
        (fwxz === '03') === (dkyt === '03') ? undefined : '所选楼盘与贷款用途（商品房、保障性住房）不一致，请重新选择',
    ],
  },
  { kind: 'address', name: 'fwzl', label: '房屋坐落', sent: 'line', visible: isWritten },
  {
    kind: 'text',
    name: 'bdcqzh',
    label: '不动产权证号',
    required: (values) => isResale(values) || isTakeover(values),
    visible: isWritten,
  },
  {
    kind: 'text',
    name: 'gfhtbh',
    label: '购房合同编号',
    hint: '已网签备案的，以备案编号为准',
    required: (values) => isNewHome(values) || isResale(values),
    visible: (values) => !isBuilding(values),
  },
  { kind: 'select', name: 'fwxz', label: '房屋性质', dictionary: 'fwxz', short: true, visible: isWritten },
  { kind: 'select', name: 'fwlx', label: '房屋类型', dictionary: 'fwlx', short: true, visible: isWritten },
  {
    kind: 'decimal',
    name: 'jzmj',
    label: '建筑面积',
    decimals: 2,
    min: 0.01,
    max: 99_999.99,
    unit: '㎡',
    short: true,
    visible: isWritten,
  },
  {
    kind: 'money',
    name: 'fwzj',
    label: '房屋总价',
    hint: '建造、翻建、大修填写工程总费用',
    short: true,
    visible: isWritten,
  },
  { kind: 'money', name: 'fwpgjz', label: '评估价', short: true, visible: isResale },
  { kind: 'text', name: 'sfrmc', label: '售房人（施工方）', spaces: 'keep', visible: hasSeller },
  { kind: 'text', name: 'sfrzhhm', label: '收款账号', only: 'digits', short: true, visible: hasSeller },
  { kind: 'text', name: 'sfrkhyhmc', label: '收款账户开户行', short: true, visible: hasSeller },
  {
    kind: 'radio',
    name: 'lsjzdj',
    label: '绿色建筑星级',
    options: GREEN_STAR_OPTIONS,
    required: false,
    visible: isWritten,
  },
  {
    kind: 'date',
    name: 'qdrq',
    label: '合同签订/取得日期',
    short: true,
    max: ({ today }) => today,
  },
  { kind: 'int', name: 'znsl', label: '未成年子女数', hint: '两名及以上的，最高额度上浮', min: 0, max: 9, short: true },
  { kind: 'radio', name: 'gyqk', label: '共有情况', options: SHARING },
  {
    kind: 'rate',
    name: 'gybl',
    label: '本人份额',
    decimals: 2,
    min: 0.01,
    max: 99.99,
    visible: ({ gyqk }) => gyqk === '3',
  },
  {
    kind: 'money',
    name: 'sfk',
    label: '首付款金额',
    visible: hasDown,
    rules: [
      loanRule((paid, values, facts) => !exceeds(lowestDown(values, facts), paid))(
        (values, facts) =>
          `首付款比例不能低于${percentText(downPercent(values, facts))}（${formatMoney(lowestDown(values, facts))}）`,
      ),
      loanRule((paid, values) => typedFen(paid) < (requestedPrice(values) ?? typedFen(paid) + 1n))(
        '首付款须小于房屋总价',
      ),
      loanRule((_, values) => restProblem(values) === '')(restProblem),
    ],
  },
];

/** Price per square metre and share of the down payment, if known. */
export function homeFigures(values: Seen, facts: LoanFacts): LabelledValue[] {
  const price = requestedPrice(values);
  const area = parseYuan(values.jzmj);
  const paid = parseYuan(values.sfk);
  const figures: LabelledValue[] = [];
  if (isWritten(values) && price !== undefined && area !== undefined && area > 0n) {
    figures.push({ label: '单价（元/㎡）', value: formatMoney(divideHalfUp(price * 100n, area)) });
  }
  if (hasDown(values)) {
    // Truncated, not rounded, so that a share below the minimum never equals it.
    const share = price !== undefined && price > 0n && paid !== undefined ? (paid * 10_000n) / price : undefined;
    figures.push({ label: '首付比例', value: share === undefined ? '--' : `${formatMoney(share, '')}%` });
    const label = `最低首付款（${percentText(downPercent(values, facts))}）`;
    figures.push({ label, value: formatMoney(lowestDown(values, facts)) });
    figures.push(...restFigure(values));
  }
  return figures;
}
