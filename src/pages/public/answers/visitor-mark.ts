import { localStore } from '@/lib/storage';

const KEY = 'answers_visitor';

/** A random mark of this browser, so that the centre knows its vote again; it says nothing about the person. */
export function visitorMark(): string {
  const known = localStore.get<string>(KEY);
  if (typeof known === 'string' && /^[0-9a-f]{32}$/.test(known)) return known;
  const mark = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  localStore.set(KEY, mark);
  return mark;
}
