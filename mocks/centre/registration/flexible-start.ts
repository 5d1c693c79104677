import type { FlexibleStart } from '@/api/flexible';
import { readIdNumber } from '@/domain/id-number';
import { maskPhone } from '@/domain/mask';
import { regionOfCode } from '@/domain/region';
import type { Actor, Desk } from '../kernel/desk';
import { personOf } from '../kernel/people';
import { addressParts, infoOf } from '../kernel/person-info';
import type { Store } from '../kernel/store';
import { addressList } from '../registers/places';

/** Where somebody lives or works, by the district code given at the registration (domain catalogue 11, /lhjyrysl). */
export const flexibleRegions = (store: Store) => store.table<{ grzh: string; jzsd: string }>('flexible-regions');

/** What is known already of whoever opens a flexible account. */
export function flexibleStart(desk: Desk, actor: Actor): FlexibleStart {
  const person = personOf(desk, actor);
  const kept = infoOf(desk.store, person);
  const address = addressParts(kept.jtzz);
  const code = flexibleRegions(desk.store).get(person.grzh)?.jzsd ?? '';
  return {
    csny: readIdNumber(person.zjhm)?.birth ?? '',
    sjhm: maskPhone(person.sjhm),
    jzdz:
      address.length > 0
        ? { region: address.slice(0, -1), detail: address.at(-1) ?? '' }
        : { region: code ? [...regionNames(code)] : [], detail: '' },
    hyzk: kept.hyzk ?? '',
    xueli: kept.xueli ?? '',
  };
}

/** Names of a district code, from the province down; empty for one that the list does not know. */
export function regionNames(code: string): readonly string[] {
  return regionOfCode(code, addressList.map(asRegion));
}

function asRegion({ code, name, children }: (typeof addressList)[number]): {
  value: string;
  label: string;
  children: ReturnType<typeof asRegion>[];
} {
  return { value: code, label: name, children: children.map(asRegion) };
}
