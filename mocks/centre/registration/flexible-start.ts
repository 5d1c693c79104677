import type { FlexibleStart } from '@/api/person/flexible';
import { readIdNumber } from '@/domain/identity/id-number';
import { regionOfCode } from '@/domain/identity/region';
import { maskPhone } from '@/domain/text/mask';
import { personOf } from '../kernel/people';
import { addressParts, infoOf } from '../kernel/person-info';
import type { Store } from '../kernel/store';
import type { Actor, Transaction } from '../kernel/transaction';
import { addressList } from '../registers/places';

/** District code of residence or work, from the registration (docs/rules/registration-and-passwords.md, /lhjyrysl). */
export const flexibleRegions = (store: Store) => store.table<{ grzh: string; jzsd: string }>('flexible-regions');

/** Returns the prefill values for opening a flexible account. */
export function flexibleStart(tx: Transaction, actor: Actor): FlexibleStart {
  const person = personOf(tx, actor);
  const stored = infoOf(tx.store, person);
  const address = addressParts(stored.jtzz);
  const code = flexibleRegions(tx.store).get(person.grzh)?.jzsd ?? '';
  return {
    csny: readIdNumber(person.zjhm)?.birth ?? '',
    sjhm: maskPhone(person.sjhm),
    jzdz:
      address.length > 0
        ? { region: address.slice(0, -1), detail: address.at(-1) ?? '' }
        : { region: code ? [...regionNames(code)] : [], detail: '' },
    hyzk: stored.hyzk ?? '',
    xueli: stored.xueli ?? '',
  };
}

/** Returns the names of a district code from the province down; empty for an unknown code. */
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
