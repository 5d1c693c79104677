import { type FlexibleAccount, fetchFlexibleAccount } from '@/api/person/flexible';
import { monthOf } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import { debitAccount, monthlyAmounts } from '@/schema/individual/flexible';

type Facts = PersonFacts<FlexibleAccount>;

export const loadFlexibleAccount = (signal: AbortSignal) => fetchFlexibleAccount({ signal });

/** Current agreement, with its first month if that is in the future. */
export const agreedSection: Section<object, Facts> = {
  key: 'agreed',
  title: '现有约定',
  figures: ({ own, today }) => [
    ...own.jcyd.flatMap(({ ny, yjce, grjcjs, grjcbl }) => {
      const from = ny > monthOf(today) ? `自${ny}起` : '';
      return [
        { label: `${from}月缴存额`, value: formatMoney(yjce) },
        { label: `${from}缴存基数`, value: formatMoney(grjcjs) },
        { label: `${from}缴存比例`, value: grjcbl ? `${grjcbl}%` : '--' },
      ];
    }),
    { label: '扣款账户', value: own.kkzh ? `${own.kkyhmc} ${own.kkzh}` : '--' },
    { label: '约定扣款日', value: own.kkr > 0 ? `每月${own.kkr}日` : '--' },
    ...(own.dfny.length > 0 ? [{ label: '待付款的月份', value: own.dfny.join('、') }] : []),
    ...(Number(own.yjye) > 0 ? [{ label: '预缴余额', value: formatMoney(own.yjye) }] : []),
    ...(own.fcny ? [{ label: '停缴年月', value: own.fcny }] : []),
  ],
  fields: [],
};

/** Agreement of a month without the requested change. */
export const agreedIn = ({ jcyd }: FlexibleAccount, month: string) =>
  jcyd.findLast(({ ny }) => ny <= month) ?? jcyd.at(-1);

/** Months offered by the centre. */
export const monthOptions = ({ own }: Facts) => own.ksny.map(asOption);

export const asOption = (month: string) => ({ value: month, label: month });

/** Base derived from amount and ratio. */
export function baseFigures(values: { yjce: string; grjcbl: string }) {
  const { base } = monthlyAmounts(values);
  return base > 0n ? [{ label: '核定缴存基数', value: formatMoney(base), gs: '月缴存额 ÷ 缴存比例' }] : [];
}

/** Debit account for the receipt, the number masked; nothing without one. */
export function debitFigures({ kkyhdm, kkzh }: { kkyhdm: string; kkzh: string }, banks: Facts['banks']) {
  if (kkzh === '') return [];
  return [
    { label: debitAccount.kkyhdm.label, value: banks.find(({ yhdm }) => yhdm === kkyhdm)?.yhmc ?? '' },
    { label: debitAccount.kkzh.label, value: maskBankCard(kkzh) },
  ];
}
