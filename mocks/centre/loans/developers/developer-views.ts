import type { DeveloperFile } from '@/api/developer';
import { fundTime } from '@/domain/dates';
import { maskIdNumber } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { type Actor, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { type DeveloperRecord, developers } from '../../kernel/people';

/** The signed-in developer. @throws Refusal for anybody else. */
export function developerOf({ store }: Pick<Desk, 'store'>, actor: Actor): DeveloperRecord {
  const developer = actor.kind === 'developer' ? developers(store).get(actor.kfsbh) : undefined;
  if (!developer) throw new Refusal(REFUSED, '未找到开发商账户，请联系管理中心');
  return developer;
}

/** What is registered of the developer; the legal representative's number is shown in part. */
export function developerFile(desk: Desk, actor: Actor): DeveloperFile {
  const { roles: _, passwordHash: __, sjhm: ___, ...file } = developerOf(desk, actor);
  return {
    ...file,
    sfzh: [...file.sfzh],
    zczj: toYuan(file.zczj),
    frdbzjhm: maskIdNumber(file.frdbzjhm),
    sjjz: fundTime(desk.now()),
  };
}
