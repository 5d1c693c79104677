import type { LabelledValue } from '@/api/client/labelled-value';
import { divideHalfUp, exceeds, formatMoney, moneyText, parseYuan, percentText, typedFen } from '@/domain/money';
import type { FieldOf } from '@/form/field-kinds';
import { hasDown, isNewHome, isWritten, loanApplicationFields } from '@/schema/individual/gd0101-loan-application';
import type { PickedHouse } from '../../blocks/building-table/house';
import { houseField } from '../../blocks/building-table/house-field';
import { requestedPrice, restFigure, restProblem } from './funding';
import { downPercent, lowestDown } from './terms';
import { type LoanFacts, type LoanValues, loanRule, loanSchemaFields, type Seen } from './values';

export const homeFields: readonly FieldOf<LoanValues, LoanFacts>[] = [
  {
    ...houseField,
    hint: '从合作楼盘的楼盘表中选择，只列出可售的房屋；面积、价款和监管账户以楼盘表为准',
    visible: isNewHome,
    rules: [
      ({ fwxz }: PickedHouse, { dkyt }: Seen) =>
        (fwxz === '03') === (dkyt === '03') ? undefined : '所选楼盘与贷款用途（商品房、保障性住房）不一致，请重新选择',
    ],
  },
  ...loanSchemaFields([
    'fwzl',
    'bdcqzh',
    { name: 'gfhtbh', hint: '已网签备案的，以备案编号为准', short: true },
    { name: 'qdrq', short: true },
    { name: 'fwxz', short: true },
    { name: 'fwlx', short: true },
    { name: 'jzmj', short: true },
    { name: 'fwzj', hint: '建造、翻建、大修填写工程总费用', short: true },
    { name: 'fwpgjz', short: true },
    'sfrmc',
    { name: 'sfrzhhm', short: true },
    { name: 'sfrkhyhmc', short: true },
    'lsjzdj',
    { name: 'znsl', hint: '两名及以上的，最高额度上浮', short: true },
    { name: 'gyqk', short: true },
    { name: 'gybl', short: true },
  ]),
  {
    ...loanApplicationFields.sfk,
    name: 'sfk',
    short: true,
    rules: [
      loanRule((paid, values, facts) => !exceeds(lowestDown(values, facts), paid))(
        (values, facts) =>
          `首付款比例不能低于${percentText(downPercent(values, facts))}（${moneyText(lowestDown(values, facts) ?? '')}）`,
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
