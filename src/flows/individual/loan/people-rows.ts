import { formatMoney } from '@/domain/money';
import { dictionaryLabel } from '@/session/dictionary';

/** Person whose deposit account may pay for a loan. */
interface Known {
  grzh: string;
  xingming: string;
  /** Dictionary yjkrgx. */
  yjkrgx: string;
}

/** Rows of the people whose accounts may pay for the chosen loan; `of` returns them. */
export function peopleRows<Picked, P extends Known>(of: (picked: Picked) => readonly P[]) {
  const find = (picked: Picked | null, { grzh }: { grzh: string }) =>
    picked === null ? undefined : of(picked).find((one) => one.grzh === grzh);
  const relation = (picked: Picked | null, row: { grzh: string }) =>
    dictionaryLabel('yjkrgx', find(picked, row)?.yjkrgx ?? '');
  const columns = [
    {
      name: 'xingming' as const,
      computed: (row: { grzh: string; xingming: string }, { picked }: { picked: Picked | null }) =>
        find(picked, row)?.xingming ?? row.xingming,
    },
    {
      name: 'yjkrgx' as const,
      computed: (row: { grzh: string }, { picked }: { picked: Picked | null }) => relation(picked, row),
    },
  ];
  return { find, relation, columns };
}

/** Balances and amounts are visible to the account holder only: yuan, '' for anybody else. */
export const holderOnly = (yuan: string | undefined): string => (yuan ? formatMoney(yuan) : '仅本人可见');
