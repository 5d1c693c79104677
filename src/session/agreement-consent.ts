import { fnv1a } from '@/lib/fnv1a';
import { localStore } from '@/lib/storage';
import { useSession } from './session-store';

const CONSENT = 'agreement_consent';

/** Businesses whose agreement was given on a day of one session. */
interface Consent {
  of: string;
  day: string;
  codes: readonly string[];
}

/** Whether the agreement of a business was given in this session on this day of the centre: it is asked for once. */
export function hasConsented(code: string, day: string): boolean {
  return codesOf(day).includes(code);
}

export function recordConsent(code: string, day: string): void {
  localStore.set(CONSENT, { of: session(), day, codes: [...codesOf(day), code] } satisfies Consent);
}

function codesOf(day: string): readonly string[] {
  const stored: Partial<Consent> = localStore.get<Consent>(CONSENT) ?? {};
  return stored.of === session() && stored.day === day && Array.isArray(stored.codes) ? stored.codes : [];
}

/** A second window shares the session, the next account on the same computer does not. */
const session = () => fnv1a(useSession.getState().token ?? '');
