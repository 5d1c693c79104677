import type { Draft } from '@/api/cases/drafts';
import { isPlainMonth } from '@/domain/dates';
import { isMasked } from '@/domain/text/mask';
import type { FormDefinition } from '@/form/definition';
import { same, storedValues } from '@/form/values/draft-content';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import { sessionStore } from '@/lib/storage';
import type { FlowValues } from '@/schema/field-kinds';
import { isRange } from '@/schema/read-value';

/**
 * Input of the form. When signed in it is saved in the draft box and in this tab until the session ends; a guest's input is in this tab
 * only, and passes to the account signed in next.
 */
export interface ComplaintDraft {
  /** Account hash of the owner; '' for a guest. */
  owner: string;
  /** Idempotency key: 32 hexadecimal digits. Submitting twice with the same key creates one complaint. */
  qqbh: string;
  /** Submitted without a response yet. */
  sent: boolean;
  values: FlowValues;
  /** Revision of the draft in the draft box that this one is based on. */
  xgcs: number;
  /** Encryption key of a guest's files: 64 hexadecimal digits, in this tab only. */
  secret?: string;
}

const KEY = 'complaint_draft';
export const LIFETIME_MS = 60 * 60_000;

/** This tab's draft for the account (guest: ''); deletes another account's draft. */
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

/** Omits name and telephone number, which must not stay in the browser. */
export function saveTabDraft({ values: { xm: _, lxdh: __, ...values }, ...draft }: ComplaintDraft): void {
  sessionStore.set(KEY, { ...draft, values }, LIFETIME_MS);
}

export function dropTabDraft(): void {
  sessionStore.remove(KEY);
}

/**
 * Draft box content: input and idempotency key. Omits name and number if masked by the account; a star in the text is an ordinary
 * character.
 */
export function boxContent(flow: FormDefinition, { qqbh, values }: Pick<ComplaintDraft, 'qqbh' | 'values'>): string {
  const stored = Object.entries(values).filter(
    ([name, value]) => !same(value, flow.initial[name]) && !(isContact(name) && isMasked(String(value))),
  );
  return JSON.stringify(Object.fromEntries([...stored, ['qqbh', qqbh]]));
}

const isContact = (name: string) => name === 'xm' || name === 'lxdh';

export interface OpenedDraft {
  draft: ComplaintDraft;
  /** Restored from earlier input. */
  restored: boolean;
  /** The draft in the draft box, as base of the next save. */
  found: Draft | null;
}

/** Initial content: this tab's text, which is the latest; without it the draft box's. */
export function openDraft(flow: FormDefinition, owner: string, start: FlowValues, box: Draft | null): OpenedDraft {
  const tab = readTabDraft(owner);
  const stored = box && readBox(flow, box);
  const typed =
    tab && (tab.sent || boxContent(flow, { qqbh: '', values: entered(flow, tab.values) }) !== '{"qqbh":""}');
  if (!typed) {
    if (!box || !stored) {
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
    return { draft: { owner, ...stored, xgcs: box.xgcs }, restored: true, found: box };
  }
  const base = stored?.qqbh === tab.qqbh ? stored.values : flow.initial;
  const draft = { ...tab, values: { ...base, ...entered(flow, tab.values) } };
  const same = box?.nr === boxContent(flow, draft);
  return { draft, restored: true, found: box && { ...box, xgcs: same ? box.xgcs : tab.xgcs } };
}

function readBox(flow: FormDefinition, box: Draft): Pick<ComplaintDraft, 'qqbh' | 'sent' | 'values'> | undefined {
  const { qqbh, ...stored } = readBoxContent(box.nr);
  if (!isRequestKey(qqbh)) return undefined;
  return { qqbh, sent: box.dqbz === 'confirm', values: { ...flow.initial, ...entered(flow, stored) } };
}

/** Values of a draft. One saved by an earlier version holds both months as a range, whose ends may lack the month: '2025-'. */
function entered(flow: FormDefinition, { qjsj, ...stored }: Readonly<Record<string, unknown>>): FlowValues {
  const { from, to } = isRange(qjsj) ? qjsj : { from: '', to: '' };
  const months = { ...(isPlainMonth(from) && { qjsjks: from }), ...(isPlainMonth(to) && { qjsjjs: to }) };
  return storedValues(flow, { ...months, ...stored });
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
