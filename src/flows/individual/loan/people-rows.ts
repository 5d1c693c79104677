import { formatMoney } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { ColumnOf, FreeText } from '@/schema/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';

/** Person whose deposit account may pay for a loan. */
interface Known {
  grzh: string;
  xingming: string;
  /** Dictionary yjkrgx. */
  yjkrgx: string;
}

/** Row values: the person's data is stored with the loan and only displayed. */
interface Row {
  grzh: FreeText;
  xingming: FreeText;
  yjkrgx: FreeText;
}

/** Rows of the people whose accounts may pay for the chosen loan; `of` returns them. */
export function peopleRows<Picked, P extends Known>(of: (picked: Picked) => readonly P[]) {
  const find = (picked: Picked | null, { grzh }: { grzh: string }) =>
    picked === null ? undefined : of(picked).find((one) => one.grzh === grzh);
  const relation = (picked: Picked | null, row: { grzh: string }) =>
    dictionaryLabel('yjkrgx', find(picked, row)?.yjkrgx ?? '');
  const columns: readonly ColumnOf<Row, unknown, PersonFacts<null, Picked>>[] = [
    {
      name: 'xingming',
      label: '姓名',
      kind: 'readonly',
      computed: (row, { picked }) => find(picked, row)?.xingming ?? row.xingming,
    },
    { name: 'grzh', label: '个人账号', kind: 'readonly' },
    { name: 'yjkrgx', label: '与借款人关系', kind: 'readonly', computed: (row, { picked }) => relation(picked, row) },
  ];
  return { find, relation, columns };
}

/** Balances and amounts are visible to the account holder only: yuan, '' for anybody else. */
export const holderOnly = (yuan: string | undefined): string => (yuan ? formatMoney(yuan) : '仅本人可见');
