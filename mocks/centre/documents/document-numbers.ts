import { sm3 } from 'sm-crypto-v2';
import type { PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';
import type { DocumentContent } from './document';

/** Only the centre can make a check code that fits; worth nothing outside the simulation. */
const CODE_SECRET = 'yunzhou-zmyzm-2026';
/** Without the look-alikes 0, O, 1 and I: people type it from paper. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** ZM + yyyyMMdd + 6 digits, counted by the day (domain catalogue 2.1). */
export function nextDocumentNumber(store: Store, day: PlainDate): string {
  const counters = store.table<{ day: PlainDate; last: number }>('counters');
  const former = counters.get('zmbh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('zmbh', { day, last });
  return `ZM${day.replaceAll('-', '')}${String(last).padStart(6, '0')}`;
}

/** SM3 of the number and everything the document says. */
export function digestOf(zmbh: string, content: DocumentContent): string {
  return sm3(`${zmbh}\n${JSON.stringify(content)}`);
}

/** The check code that belongs to a number and a digest: the same on every host, and not to be guessed. */
export function checkCodeOf(zmbh: string, digest: string): string {
  const bytes = sm3(`${CODE_SECRET}\n${zmbh}\n${digest}`);
  let code = '';
  for (let at = 0; at < CODE_LENGTH; at += 1) {
    code += CODE_LETTERS[Number.parseInt(bytes.slice(at * 2, at * 2 + 2), 16) % CODE_LETTERS.length];
  }
  return code;
}
