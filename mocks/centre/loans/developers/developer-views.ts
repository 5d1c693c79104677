import type { DeveloperFile } from '@/api/developer/developer';
import { fundTime } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import { type DeveloperRecord, developers } from '../../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';

/** Returns the signed-in developer. @throws BusinessError for any other actor */
export function developerOf({ store }: Pick<Transaction, 'store'>, actor: Actor): DeveloperRecord {
  const developer = actor.kind === 'developer' ? developers(store).get(actor.kfsbh) : undefined;
  if (!developer) throw new BusinessError(REFUSED, '未找到开发商账户，请联系管理中心');
  return developer;
}

/** Returns the developer's registered data; the legal representative's number is masked. */
export function developerFile(tx: Transaction, actor: Actor): DeveloperFile {
  const { roles: _, passwordHash: __, sjhm: ___, ...file } = developerOf(tx, actor);
  return {
    ...file,
    sfzh: [...file.sfzh],
    zczj: toYuan(file.zczj),
    frdbzjhm: maskIdNumber(file.frdbzjhm),
    sjjz: fundTime(tx.now()),
  };
}
