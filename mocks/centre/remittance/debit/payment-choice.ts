import type { LabelledValue } from '@/api/client/labelled-value';
import { BOUND_ADVICE } from '@/domain/deposit/payer-label';
import { type Fen, fenOf, moneyText } from '@/domain/money';
import type { FiledRow } from '../../cases/batch/filed-row';
import { type FieldReader, labelOf } from '../../cases/field-reader';
import type { RawValues } from '../../cases/rule';
import type { UnitRecord } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Transaction } from '../../kernel/transaction';
import { availablePending } from '../list/settle';
import { debitLimitRefusal, payersOf, payerText } from './payers';

/** Payment methods by debit: 02 bank account, 04 digital-yuan wallet. */
export const isDebit = (hjfs: string) => hjfs === '02' || hjfs === '04';

/** Options of the paying account, for `paymentFields`. */
export const payerOptions = ({ store }: Transaction, { dwzh }: UnitRecord, { hjfs }: RawValues) =>
  payersOf(store, dwzh)
    .filter((account) => account.hjfs === hjfs)
    .map(({ zhbh }) => ({ value: zhbh, label: payerText(store, zhbh) }));

interface Choice {
  /** Amount to be paid; undefined while the list is unknown. */
  most: Fen | undefined;
  /** Purpose named in the error for too high an amount. */
  of?: string;
  /** The part of the balance is already reserved for this list. */
  handedIn?: boolean;
}

/** Checks the account or the part of the pending balance as `paymentFields` read them; returns the part in fen. */
export function checkPayment(
  reader: FieldReader,
  { store }: Transaction,
  { dwzh }: UnitRecord,
  { most, of = '本月汇缴', handedIn = false }: Choice,
): Fen {
  const zhbh = reader.valid('zhbh');
  const over = most !== undefined && debitLimitRefusal(store, zhbh, most);
  if (over) reader.fail('zhbh', `${over}，${BOUND_ADVICE}`);
  // Zero is allowed: a list can be submitted without any balance and be paid wholly by transfer.
  const used = fenOf(reader.valid('sqzsje') || '0');
  if (handedIn) return used;
  if (used > availablePending(store, dwzh)) reader.fail('sqzsje', '使用暂收余额不能大于可用暂收余额');
  else if (most !== undefined && used > most) reader.fail('sqzsje', `使用暂收余额不能大于${of}金额`);
  return used;
}

interface Way {
  hjfs: string;
  zhbh: string;
  /** Fen used of the pending balance. */
  used: Fen;
}

const WAY = 'hjfs';
const WAY_KEYS: readonly (string | undefined)[] = [WAY, 'sqzsje', 'zhbh'];

/** Rows of the payment method in an application; `label`: its name there. */
export function paymentRows(store: Store, label: string, { hjfs, zhbh, used }: Way): LabelledValue[] {
  const payer = payerText(store, zhbh);
  return [
    { key: WAY, label, value: labelOf('hjfs', hjfs) },
    ...(hjfs === '01' || used > 0n ? [{ key: 'sqzsje', label: '使用暂收余额', value: moneyText(used) }] : []),
    ...(payer ? [{ key: 'zhbh', label: '付款账户', value: payer }] : []),
  ];
}

/** Replaces the payment rows of an application after a change, so that it agrees with the voucher. */
export function withPaymentMethod(store: Store, rows: readonly FiledRow[], way: Way): FiledRow[] {
  return rows.flatMap((row) => {
    if (row.key === WAY) return paymentRows(store, row.label, way);
    return WAY_KEYS.includes(row.key) ? [] : [row];
  });
}
