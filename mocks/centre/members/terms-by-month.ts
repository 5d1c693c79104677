import type { TermsByMonth } from '@/api/terms-by-month';
import { monthOf, type PlainDate } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { monthlyIn, shownMonth } from '../kernel/account-figures';
import { lastSpan, type PersonRecord, spanIn } from '../kernel/people';

/** Of which month the figures are that are shown of somebody, and other terms agreed for a later one: unit and member read the same. */
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
