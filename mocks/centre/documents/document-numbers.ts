import sm from 'sm-crypto';
import type { PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';
import type { DocumentContent } from './document-content';

/** Secret of the check codes; of no value outside the simulation. */
const CODE_SECRET = 'yunzhou-zmyzm-2026';
/** Letters and digits without the look-alikes 0, O, 1 and I, because the code is typed from paper. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** ZM + yyyyMMdd + 6 digits, counted by the day (docs/rules/ledger.md, Numbers). */
export function nextDocumentNumber(store: Store, day: PlainDate): string {
  const counters = store.table<{ day: PlainDate; last: number }>('counters');
  const former = counters.get('zmbh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('zmbh', { day, last });
  return `ZM${day.replaceAll('-', '')}${String(last).padStart(6, '0')}`;
}

/** Returns the SM3 digest of number and content. */
export function digestOf(zmbh: string, content: DocumentContent): string {
  return sm.sm3(`${zmbh}\n${JSON.stringify(content)}`);
}

/** Returns the check code of a number and a digest: the same on every host and not guessable. */
export function checkCodeOf(zmbh: string, digest: string): string {
  const bytes = sm.sm3(`${CODE_SECRET}\n${zmbh}\n${digest}`);
  let code = '';
  for (let at = 0; at < CODE_LENGTH; at += 1) {
    code += CODE_LETTERS[Number.parseInt(bytes.slice(at * 2, at * 2 + 2), 16) % CODE_LETTERS.length];
  }
  return code;
}
