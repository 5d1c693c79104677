import { type Fen, moneyText } from '@/domain/money';
import type { FieldReader } from '../cases/field-reader';
import { ASKED_WAY, askedWords } from '../loans/asked-money';
import type { Applicant } from './rule';

/** What the applicant draws on once: whatever is not asked for now cannot be had later. */
export interface Once {
  /** What that is: 所选12个月, 该凭证. */
  what: string;
  /** What may be had of it, whatever the balance. */
  allowed: Fen;
  /** How to keep the rest, where there is a way beside asking for more. */
  keep?(amount: Fen): string | undefined;
}

/** The most that may be asked for, and what limits it; `once`: what is used up whatever is asked for. */
export interface Most {
  most: Fen;
  limitedBy: string;
  once?: Once | undefined;
}

/**
 * The amount of a withdrawal in part: within the balance, never all of it, and within what the centre itself works out. `limit`:
 * undefined while it cannot be worked out, 'said' where why there is nothing to be had stands at its own place already. Where it is
 * the balance that limits, whatever else has asked of it is named. What is given up by asking for less is said beside the amount.
 */
export function readAmount(
  reader: FieldReader,
  { balance, asked }: Pick<Applicant, 'balance' | 'asked'>,
  limit: Most | undefined | 'said',
): Fen {
  const amount = reader.money('sqtqje', { label: '申请提取金额' });
  // It has its sentence, and nothing is handed in with it.
  if (amount === undefined) return 0n;
  if (amount > balance) reader.fail('sqtqje', '发生额大于个人账户余额');
  else if (amount === balance) reader.fail('sqtqje', '提取后个人账户余额为0，请修改发生额');
  else if (limit === undefined) reader.fail('sqtqje', '可提取额暂不能计算，请先填好提取事项的各项内容');
  else if (limit !== 'said' && amount > limit.most) {
    const held = limit.limitedBy === 'balance' && asked.length > 0 ? `：${askedWords(asked)}，${ASKED_WAY}` : '';
    reader.fail('sqtqje', `申请提取金额不能大于可提取额（${moneyText(limit.most)}）${held}`);
  } else if (limit !== 'said' && limit.once && amount < limit.once.allowed) {
    reader.remarks.sqtqje = givenUp(amount, limit.most, limit.once);
  }
  return amount;
}

/**
 * One wording for all that is drawn on once: what the balance does not reach is lost with it as well, and no amount helps that. To
 * wait for more balance is no advice: what it is drawn on may be too old by then.
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
