import type { FlowValues } from '@/engine/field-kinds';
import { sessionStore } from '@/lib/storage';

/** What is typed, over a sign-in or a reload. It stays in this tab, and goes with the session: signing out clears the tab's storage. */
export interface ComplaintDraft {
  /** Mark of whose it is; '' while nobody is signed in: whoever signs in in this tab goes on with it. */
  owner: string;
  /** Key of the request: 32 hexadecimal digits. Handed in twice under it, it is one complaint. */
  qqbh: string;
  /** It was sent and no answer has come. */
  sent: boolean;
  values: FlowValues;
}

const KEY = 'complaint_draft';
const LIFETIME_MS = 60 * 60_000;

/** The draft that goes on with this person (or guest: ''); another person's is dropped. */
export function readDraft(owner: string): ComplaintDraft | undefined {
  const draft = sessionStore.get<Partial<ComplaintDraft>>(KEY);
  if (!draft || typeof draft !== 'object') return undefined;
  const { qqbh, values } = draft;
  const whole = typeof qqbh === 'string' && /^[0-9a-f]{32}$/.test(qqbh) && typeof values === 'object' && values;
  if (whole && (draft.owner === '' || draft.owner === owner)) {
    return { owner, qqbh, values, sent: draft.sent === true };
  }
  dropDraft();
  return undefined;
}

export function keepDraft(draft: ComplaintDraft): void {
  sessionStore.set(KEY, draft, LIFETIME_MS);
}

export function dropDraft(): void {
  sessionStore.remove(KEY);
}

export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The form's own values with those of the draft that are of the same kind. */
export function startOf(draft: ComplaintDraft | undefined, initial: FlowValues): FlowValues {
  const entries = Object.entries(draft?.values ?? {}).filter(
    ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof initial[name],
  );
  return { ...initial, ...Object.fromEntries(entries) };
}

/** What was typed and may be kept: a name and a telephone number are not left in the browser. */
export function keptValues({ xm: _, lxdh: __, ...values }: FlowValues): FlowValues {
  return values;
}
