import type { Draft } from '@/api/drafts';
import { isMasked } from '@/domain/mask';
import type { FormDefinition } from '@/form/definition';
import type { FlowValues } from '@/form/field-kinds';
import { same, storedValues } from '@/form/values/draft-content';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import { sessionStore } from '@/lib/storage';

/**
 * What is typed. Of whoever is signed in it is kept in the draft box, and beside it in this tab, which forgets it with the session;
 * a guest's is in this tab alone and goes on with whoever signs in.
 */
export interface ComplaintDraft {
  /** Mark of whose it is; '' while nobody is signed in. */
  owner: string;
  /** Key of the request: 32 hexadecimal digits. Handed in twice under it, it is one complaint. */
  qqbh: string;
  /** It was sent and no answer has come. */
  sent: boolean;
  values: FlowValues;
  /** Count of changes of the draft box's that this one goes on from. */
  xgcs: number;
  /** Key of the files that a guest has chosen: 64 hexadecimal digits, in this tab alone. */
  secret?: string;
}

const KEY = 'complaint_draft';
export const LIFETIME_MS = 60 * 60_000;

/** This tab's draft that goes on with this person (or guest: ''); another person's is dropped. */
export function readTabDraft(owner: string): ComplaintDraft | undefined {
  const draft = sessionStore.get<Partial<ComplaintDraft>>(KEY);
  if (!draft || typeof draft !== 'object') return undefined;
  const { qqbh, values, sent, xgcs, secret } = draft;
  if (isRequestKey(qqbh) && typeof values === 'object' && values && (draft.owner === '' || draft.owner === owner)) {
    return {
      ...{ owner, qqbh, values, sent: sent === true, xgcs: typeof xgcs === 'number' ? xgcs : 0 },
      ...(typeof secret === 'string' && { secret }),
    };
  }
  dropTabDraft();
  return undefined;
}

/** A name and a telephone number are not left in the browser. */
export function keepTabDraft({ values: { xm: _, lxdh: __, ...values }, ...draft }: ComplaintDraft): void {
  sessionStore.set(KEY, { ...draft, values }, LIFETIME_MS);
}

export function dropTabDraft(): void {
  sessionStore.remove(KEY);
}

/**
 * What the draft box keeps: what was typed, and the key it will be handed in under. Of name and number not what the account
 * shows masked; in the text a star is a character like any other.
 */
export function boxContent(flow: FormDefinition, { qqbh, values }: Pick<ComplaintDraft, 'qqbh' | 'values'>): string {
  const kept = Object.entries(values).filter(
    ([name, value]) => !same(value, flow.initial[name]) && !(isContact(name) && isMasked(String(value))),
  );
  return JSON.stringify(Object.fromEntries([...kept, ['qqbh', qqbh]]));
}

const isContact = (name: string) => name === 'xm' || name === 'lxdh';

export interface OpenedDraft {
  draft: ComplaintDraft;
  /** Something had been typed before. */
  restored: boolean;
  /** The draft box's, as the next save builds on it. */
  found: Draft | null;
}

/** What the form begins with: this tab's own text is the latest there is; without it the draft box's. */
export function openDraft(flow: FormDefinition, owner: string, start: FlowValues, box: Draft | null): OpenedDraft {
  const tab = readTabDraft(owner);
  const kept = box && readBox(flow, box);
  const typed =
    tab && (tab.sent || boxContent(flow, { qqbh: '', values: storedValues(flow, tab.values) }) !== '{"qqbh":""}');
  if (!typed) {
    if (!box || !kept) {
      return {
        draft: {
          owner,
          qqbh: newRequestKey(),
          sent: false,
          values: start,
          xgcs: 0,
          secret: tab?.secret ?? newSecret(),
        },
        restored: false,
        found: box,
      };
    }
    return { draft: { owner, ...kept, xgcs: box.xgcs }, restored: true, found: box };
  }
  const base = kept?.qqbh === tab.qqbh ? kept.values : flow.initial;
  const draft = { ...tab, values: { ...base, ...storedValues(flow, tab.values) } };
  const same = box?.nr === boxContent(flow, draft);
  return { draft, restored: true, found: box && { ...box, xgcs: same ? box.xgcs : tab.xgcs } };
}

function readBox(flow: FormDefinition, box: Draft): Pick<ComplaintDraft, 'qqbh' | 'sent' | 'values'> | undefined {
  const { qqbh, ...kept } = readBoxContent(box.nr);
  if (!isRequestKey(qqbh)) return undefined;
  return { qqbh, sent: box.dqbz === 'confirm', values: { ...flow.initial, ...storedValues(flow, kept) } };
}

function readBoxContent(text: string): Record<string, unknown> {
  const read = jsonOf(text);
  return isRecord(read) ? read : {};
}

export const newRequestKey = () => randomHex(16);
const newSecret = () => randomHex(32);

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

function isRequestKey(read: unknown): read is string {
  return typeof read === 'string' && /^[0-9a-f]{32}$/.test(read);
}
