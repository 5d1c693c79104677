import { formatMoney } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { ColumnOf, Text } from '@/form/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';

/** Somebody whose deposit account may pay for a loan. */
interface Known {
  grzh: string;
  xingming: string;
  /** Dictionary yjkrgx. */
  yjkrgx: string;
}

/** Of a row: what is known of a person stays with the loan and is only shown. */
interface Row {
  grzh: Text;
  xingming: Text;
  yjkrgx: Text;
}

/** The people whose accounts may be drawn on for the loan that is chosen, as rows of a table; `of`: who they are. */
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

/** What an account holds or may give is its holder's own business: yuan, '' for anybody else's. */
export const ownOnly = (yuan: string | undefined): string => (yuan ? formatMoney(yuan) : '仅本人可见');
