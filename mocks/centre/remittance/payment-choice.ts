import type { LabelledValue } from '@/api/labelled-value';
import { type Fen, moneyText } from '@/domain/money';
import { BOUND_ADVICE } from '@/domain/payer-label';
import { type FieldReader, labelOf } from '../cases/field-reader';
import type { FiledRow } from '../cases/filed-row';
import type { Desk } from '../kernel/desk';
import type { UnitRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { overLimit, payerOf, payerText } from './payers';
import { availablePending } from './settle';

interface Choice {
  hjfs: string;
  /** What is to be paid; undefined while the list is not known. */
  most: Fen | undefined;
  /** What the money is for, in the sentence that refuses too much of it. */
  of?: string;
  /** Its own part of the balance is set aside already. */
  handedIn?: boolean;
}

/** Ways of paying that debit the unit: 02 its bank account, 04 its digital-yuan wallet. */
export const isDebit = (hjfs: string) => hjfs === '02' || hjfs === '04';

/** What goes with a way of paying: the account that is debited, or the part that is taken from the pending balance, which is returned. */
export function readPayment(
  reader: FieldReader,
  { store }: Desk,
  { dwzh }: UnitRecord,
  { hjfs, most, of = '本月汇缴', handedIn = false }: Choice,
): Fen {
  if (isDebit(hjfs)) {
    const zhbh = reader.text('zhbh', { label: '付款账户', most: 60 });
    if (zhbh !== '' && !payerOf(store, dwzh, zhbh, hjfs)) reader.fail('zhbh', '请选择单位已签约的付款账户');
    const over = most !== undefined && overLimit(store, zhbh, most);
    if (over) reader.fail('zhbh', `${over}，${BOUND_ADVICE}`);
    return 0n;
  }
  if (hjfs !== '01') return 0n;
  // From 0 on: a list may be handed in with nothing of the balance and the whole be transferred.
  const used = reader.money('sqzsje', { label: '使用暂收余额', zero: 'allowed' });
  // It has its sentence, and nothing is handed in with it.
  if (used === undefined) return 0n;
  if (handedIn) return used;
  if (used > availablePending(store, dwzh)) reader.fail('sqzsje', '使用暂收余额不能大于可用暂收余额');
  else if (most !== undefined && used > most) reader.fail('sqzsje', `使用暂收余额不能大于${of}金额`);
  return used;
}

interface Way {
  hjfs: string;
  zhbh: string;
  /** Of the pending balance. */
  used: Fen;
}

const WAY = 'hjfs';
const WAY_KEYS: readonly (string | undefined)[] = [WAY, 'sqzsje', 'zhbh'];

/** How it is paid, as an application says it; `label`: what that is called there. */
export function wayRows(store: Store, label: string, { hjfs, zhbh, used }: Way): LabelledValue[] {
  const payer = payerText(store, zhbh);
  return [
    { key: WAY, label, value: labelOf('hjfs', hjfs) },
    ...(hjfs === '01' || used > 0n ? [{ key: 'sqzsje', label: '使用暂收余额', value: moneyText(used) }] : []),
    ...(payer ? [{ key: 'zhbh', label: '付款账户', value: payer }] : []),
  ];
}

/** An application once it is paid in another way: it and the voucher say the same. */
export function withWay(store: Store, rows: readonly FiledRow[], way: Way): FiledRow[] {
  return rows.flatMap((row) => {
    if (row.key === WAY) return wayRows(store, row.label, way);
    return WAY_KEYS.includes(row.key) ? [] : [row];
  });
}
