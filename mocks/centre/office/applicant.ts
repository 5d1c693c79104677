import type { LabelledValue } from '@/api/client/labelled-value';
import type { CaseRecord } from '../cases/case-states';
import { developers, persons, units } from '../kernel/people';
import { type Actor, actorOf, type Transaction } from '../kernel/transaction';

/** Snapshot of the developer's name and contact, stored with the application: both may change later. */
export function applyingDeveloper({ store }: Pick<Transaction, 'store'>, actor: Actor): CaseRecord['kfs'] {
  const found = actor.kind === 'developer' ? developers(store).get(actor.kfsbh) : undefined;
  return found && { kfsmc: found.kfsmc, lxr: found.lxr };
}

/** Facts on the applicant for receipt and case; a developer, which has no operators, also with account and contact. */
export function applicantFacts({ store }: Pick<Transaction, 'store'>, { owner, kfs }: CaseRecord): LabelledValue[] {
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
