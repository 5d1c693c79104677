import type { DepositAccount } from '@/api/person';
import { objectionUntil } from '@/domain/base-adjustment';
import { toYuan } from '@/domain/money';
import { policyCount } from '../../data/policy';
import { memberAccount, postingsOf } from '../kernel/ledger';
import { type PersonRecord, spanIn } from '../kernel/people';
import type { Store } from '../kernel/store';

const ADJUSTED = '10';

/** The last change of a member's base, for as long as it is the present one: from when on, from what, and until when to object. */
export function latestAdjustment(store: Store, person: PersonRecord): DepositAccount['jstz'] {
  const posting = postingsOf(store, memberAccount(person.grzh)).findLast(({ entry }) => entry.kind === ADJUSTED);
  const sxny = posting?.entry.hjny;
  const last = person.spans.at(-1);
  if (!posting || !sxny || !last || last.to !== undefined || last.from < sxny) return null;
  const present = spanIn(person, sxny) ?? last;
  const former = person.spans.findLast(({ from }) => from < sxny);
  return {
    sxny,
    tzqgrjcjs: former && former.dwzh === present.dwzh ? toYuan(former.base) : '',
    tzhgrjcjs: toYuan(present.base),
    yyjzrq: objectionUntil(posting.entry.date, policyCount('p.jsYy')),
  };
}
