import { localStore } from '@/lib/storage';

const KEY = 'answers_visitor';

/** Random id of this browser, so that the centre recognises its vote; contains no personal data. */
export function visitorId(): string {
  const known = localStore.get<string>(KEY);
  if (typeof known === 'string' && /^[0-9a-f]{32}$/.test(known)) return known;
  const mark = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  localStore.set(KEY, mark);
  return mark;
}
