import type { TermsByMonth } from '@/api/person/terms-by-month';
import { monthOf, type PlainDate } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { monthlyIn, shownMonth } from '../kernel/accounts/account-figures';
import { lastSpan, type PersonRecord, spanIn } from '../kernel/people';

/** Returns the month of the shown figures and the terms agreed for later; the same for unit and member. */
export function termsByMonth(person: PersonRecord, today: PlainDate): TermsByMonth {
  const now = monthOf(today);
  const shown = shownMonth(person, now);
  return { qsny: shown > now ? shown : '', hxjc: laterTerms(person, shown) };
}

function laterTerms(person: PersonRecord, shown: string): TermsByMonth['hxjc'] {
  if (lastSpan(person)?.to !== undefined) return [];
  let before = spanIn(person, shown);
  return person.spans.flatMap((span) => {
    const { from, base, dwjcbl, grjcbl } = span;
    if (from <= shown) return [];
    const rates =
      before?.dwjcbl === dwjcbl && before.grjcbl === grjcbl ? { dwjcbl: '', grjcbl: '' } : { dwjcbl, grjcbl };
    const grjcjs = before?.base === base ? '' : toYuan(base);
    before = span;
    const same = grjcjs === '' && rates.dwjcbl === '';
    return same ? [] : [{ qsny: from, grjcjs, ...rates, yjce: toYuan(monthlyIn(person, from).yjce) }];
  });
}
