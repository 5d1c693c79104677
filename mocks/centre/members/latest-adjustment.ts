import type { DepositAccount } from '@/api/person';
import { objectionUntil } from '@/domain/base-adjustment';
import { toYuan } from '@/domain/money';
import { memberAccount, postingsOf } from '../kernel/ledger';
import type { PersonRecord } from '../kernel/people';
import type { Store } from '../kernel/store';

const ADJUSTED = '10';

/** The last change of a member's base, for as long as it is the present one: from when on, from what, and until when to object. */
export function latestAdjustment(store: Store, person: PersonRecord): DepositAccount['jstz'] {
  const posting = postingsOf(store, memberAccount(person.grzh)).findLast(({ entry }) => entry.kind === ADJUSTED);
  const sxny = posting?.entry.hjny;
  const present = person.spans.at(-1);
  if (!posting || !sxny || !present || present.to !== undefined || present.from < sxny) return null;
  const former = person.spans.at(-2);
  return {
    sxny,
    tzqgrjcjs: former && former.dwzh === present.dwzh ? toYuan(former.base) : '',
    tzhgrjcjs: toYuan(present.base),
    yyjzrq: objectionUntil(posting.entry.date),
  };
}
