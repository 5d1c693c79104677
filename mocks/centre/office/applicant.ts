import type { LabelledValue } from '@/api/labelled-value';
import type { CaseRecord } from '../cases/case-states';
import { type Actor, actorOf, type Desk } from '../kernel/desk';
import { developers, persons, units } from '../kernel/people';

/** What is kept of a developer with an application: its name and its contact may be others by the time somebody reads it. */
export function applyingDeveloper({ store }: Pick<Desk, 'store'>, actor: Actor): CaseRecord['kfs'] {
  const found = actor.kind === 'developer' ? developers(store).get(actor.kfsbh) : undefined;
  return found && { kfsmc: found.kfsmc, lxr: found.lxr };
}

/** Who applied, as receipt and case say it; of a developer, which has no operators, also by which account and who answers for it. */
export function applicantFacts({ store }: Pick<Desk, 'store'>, { owner, kfs }: CaseRecord): LabelledValue[] {
  const actor = actorOf(owner);
  switch (actor.kind) {
    case 'person':
      return [{ label: '申请人', value: persons(store).get(actor.grzh)?.xingming ?? '' }];
    case 'unit':
      return [{ label: '申请单位', value: units(store).get(actor.dwzh)?.dwmc ?? '' }];
    case 'developer': {
      const { kfsmc = '', lxr = '' } = kfs ?? developers(store).get(actor.kfsbh) ?? {};
      return [
        { label: '申请人', value: kfsmc },
        { label: '开发商编号', value: actor.kfsbh },
        { label: '联系人', value: lxr },
      ];
    }
    default:
      return [];
  }
}
