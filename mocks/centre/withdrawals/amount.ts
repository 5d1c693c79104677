import { type Fen, moneyText, parseYuan } from '@/domain/money';
import { requestedAmount } from '@/schema/individual/partial-withdrawal';
import type { FieldReader } from '../cases/field-reader';
import { readFields } from '../cases/read-fields';
import { RESERVED_ADVICE, reservedText } from '../loans/reserved-amount';
import type { Applicant } from './rule';

/** A one-time entitlement: the part not withdrawn now is forfeited. */
export interface Once {
  /** Its name in sentences: 所选12个月, 该凭证. */
  what: string;
  /** Entitlement in fen, regardless of the balance. */
  allowed: Fen;
  /** Advice to preserve the rest by other means than a higher amount. */
  keep?(amount: Fen): string | undefined;
}

/** Maximum amount and its limiting figure; `once`: the one-time entitlement that is used up. */
export interface Maximum {
  most: Fen;
  limitedBy: string;
  once?: Once | undefined;
}

/**
 * Reads the amount of a partial withdrawal: within the balance, less than all of it, and within the computed limit. `limit`: undefined
 * while it cannot be computed, 'said' where another field already explains that nothing is available. A limit by the balance names the
 * reservations in it. A forfeited part is warned about at the amount.
 */
export function readAmount(
  reader: FieldReader,
  { today, balance, asked }: Pick<Applicant, 'today' | 'balance' | 'asked'>,
  limit: Maximum | undefined | 'said',
): Fen {
  readFields(reader, requestedAmount, { today });
  const amount = parseYuan(reader.valid('sqtqje'));
  // The reader has reported the error already; it blocks the submission.
  if (amount === undefined) return 0n;
  if (amount > balance) reader.fail('sqtqje', '发生额大于个人账户余额');
  else if (amount === balance) reader.fail('sqtqje', '提取后个人账户余额为0，请修改发生额');
  else if (limit === undefined) reader.fail('sqtqje', '可提取额暂不能计算，请先填好提取事项的各项内容');
  else if (limit !== 'said' && amount > limit.most) {
    const held =
      limit.limitedBy === 'balance' && asked.length > 0 ? `：${reservedText(asked)}，${RESERVED_ADVICE}` : '';
    reader.fail('sqtqje', `申请提取金额不能大于可提取额（${moneyText(limit.most)}）${held}`);
  } else if (limit !== 'said' && limit.once && amount < limit.once.allowed) {
    reader.remarks.sqtqje = givenUp(amount, limit.most, limit.once);
  }
  return amount;
}

/**
 * Warning for one-time entitlements. A part beyond the balance is forfeited too; the text does not advise waiting for more balance, because
 * the entitlement may expire first.
 */
function givenUp(amount: Fen, most: Fen, { what, allowed, keep }: Once): string {
  const short =
    most < allowed
      ? `，其中${moneyText(allowed - most)}因账户可用余额不足，本次和以后都不能提取；本次最多可提取${moneyText(most)}`
      : '';
  const lost = amount < most ? `，其余${moneyText(most - amount)}您以后不能再提取` : '';
  const way = keep?.(amount) ?? (lost && `需要的，请把金额改为${moneyText(most)}`);
  const found = `${what}您只能提取一次：可提取${moneyText(allowed)}${short}，本次申请${moneyText(amount)}${lost}`;
  return way ? `${found}。${way}` : found;
}
