import { type Fen, moneyText } from '@/domain/money';
import type { FieldReader } from '../cases/field-reader';
import { ASKED_WAY, askedWords } from '../loans/asked-money';
import type { Applicant } from './rule';

/**
 * The amount of a withdrawal in part: within the balance, never all of it, and within what the centre itself works out. `most`:
 * undefined while it cannot be worked out, 'said' where why there is nothing to be had stands at its own place already. Where it is
 * the balance that limits, whatever else has asked of it is named.
 */
export function readAmount(
  reader: FieldReader,
  { balance, asked }: Pick<Applicant, 'balance' | 'asked'>,
  limit: { most: Fen; limitedBy: string } | undefined | 'said',
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
  }
  return amount;
}
