import type { Fen } from '@/domain/money';
import { BOUND_ADVICE } from '@/domain/payer-label';
import type { FieldReader } from '../cases/field-reader';
import type { Desk } from '../kernel/desk';
import type { UnitRecord } from '../kernel/people';
import { overLimit, payerOf } from './payers';
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
