import type { Draft } from '@/api/drafts';
import { addDays, fundTime } from '@/domain/dates';
import { policyCount } from '../../data/policy';
import type { SessionRecord } from '../access/sessions';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { businessName } from '../kernel/known-businesses';
import { requireOwnNumber } from '../kernel/numbers';
import type { Store } from '../kernel/store';
import { cases } from './case-states';
import { blockOf, keepBlocks, putBlock } from './draft-blocks';
import type { DraftRecord } from './draft-record';
import { ruleFor } from './registered';

/** Pass-through code of a save that comes too late: the newer draft goes with it. */
const NEWER_DRAFT = '9';
/** Characters: more than a form of a full row table (1,000 rows of 12 columns) holds. What is longer goes into blocks. */
const LONGEST_CONTENT = 1_000_000;

export type DraftInput = Omit<Draft, 'bcsj' | 'yxq' | 'ywmc' | 'bzcg'>;

export const drafts = (store: Store) => store.table<DraftRecord>('drafts');

/** What a draft of a page outside of the businesses is called; undefined for a code that is none, or one with somebody else's number. */
type PageDraftName = (desk: Desk, actor: Actor, code: string) => string | undefined;

let pageDraftName: PageDraftName = () => undefined;

/** The public pages announce the drafts they keep: what they are about lies above the cases. */
export function registerPageDrafts(name: PageDraftName): void {
  pageDraftName = name;
}

/** Whoever is signed in: of a unit, which of its operators (ID number). */
export type Holder = Actor & { operator?: string };

export const holderOf = ({ actor, operator }: Pick<SessionRecord, 'actor' | 'operator'>): Holder => ({
  ...actor,
  operator,
});

/** An application is the unit's; what is typed on a page outside of the businesses is the operator's own. */
function keyOf(holder: Holder, ywlx: string): string {
  const person = businessName(ywlx) === undefined && holder.operator ? `#${holder.operator}` : '';
  return `${ownerOf(holder)}${person}|${ywlx}`;
}

/**
 * Keeps the one draft a person has of a business. `xgcs` is the count of the draft that the save builds on (0 for a first
 * one); the answer carries the next. The same save again is answered as the first time.
 * @throws Refusal '9' with the newer draft when another tab saved in between; '1' for a number that is not the person's own
 *   or is handed in already.
 */
export function saveDraft(desk: Desk, actor: Holder, input: DraftInput): Draft {
  const ywmc = businessName(input.ywlx) ?? pageDraftName(desk, actor, input.ywlx);
  if (!ywmc) throw new Refusal(REFUSED, '业务类型不正确');
  if (input.ywlsh !== '') requireOwnNumber(desk, actor, input.ywlx, input.ywlsh);
  if (input.ywlsh !== '' && isHandedIn(desk.store, input.ywlsh)) {
    const text = '该业务已提交，草稿不再保存，可在“我的办件”中查看';
    throw new Refusal(REFUSED, text, { data: { ywlsh: input.ywlsh } });
  }
  if (!isJson(input.nr) || input.nr.length > LONGEST_CONTENT) throw new Refusal(REFUSED, '草稿内容无法保存');
  const key = keyOf(actor, input.ywlx);
  const former = drafts(desk.store).get(key);
  // The answer to the first try was lost: what is there is what is sent again.
  if (former?.xgcs === input.xgcs + 1 && sameContent(former, input)) return asDraft(desk.store, former);
  if (former && former.xgcs > input.xgcs) {
    throw new Refusal(NEWER_DRAFT, '该草稿已在其他窗口更新', { data: asDraft(desk.store, former) });
  }
  keepBlocks(desk.store, key, Object.values(input.mxk ?? {}).flat());
  const record: DraftRecord = {
    key,
    owner: ownerOf(actor),
    ywlx: input.ywlx,
    ywmc,
    ywlsh: input.ywlsh,
    bbh: input.bbh,
    dqbz: input.dqbz,
    nr: input.nr,
    mxk: input.mxk ?? {},
    xgcs: input.xgcs + 1,
    bcsj: fundTime(desk.now()),
    yxq: addDays(desk.today(), policyCount('p.cgYxq')),
  };
  drafts(desk.store).put(key, record);
  return asDraft(desk.store, record);
}

export function draftOf(desk: Desk, actor: Holder, input: { ywlx: string }): Draft | null {
  const record = drafts(desk.store).get(keyOf(actor, input.ywlx));
  return record && !isOutlived(desk, actor, record) ? asDraft(desk.store, record) : null;
}

/** Newest first. What came back with a returned case is listed once its correction was begun: before that it waits as the case alone. */
export function listDrafts(desk: Desk, actor: Holder): Draft[] {
  const own = [...drafts(desk.store).values()]
    .filter(({ key, ywlx }) => key === keyOf(actor, ywlx))
    .filter((record) => !(record.untouched && returnedCase(desk.store, record)))
    .filter((record) => !isOutlived(desk, actor, record));
  return own.sort((a, b) => (a.bcsj < b.bcsj ? 1 : -1)).map((record) => asDraft(desk.store, record));
}

export function deleteDraft(desk: Desk, actor: Holder, input: { ywlx: string }): null {
  removeDraft(desk.store, keyOf(actor, input.ywlx));
  return null;
}

/** The draft and its blocks. */
export function removeDraft(store: Store, key: string): void {
  drafts(store).delete(key);
  keepBlocks(store, key, []);
}

/** Takes in rows of a draft before the draft that names them. @throws Refusal */
export function saveDraftBlock(desk: Desk, actor: Holder, input: { ywlx: string; kbh: string; nr: string }): null {
  if (!isJson(input.nr)) throw new Refusal(REFUSED, '草稿内容无法保存');
  if (!businessName(input.ywlx)) throw new Refusal(REFUSED, '业务类型不正确');
  return putBlock(desk.store, keyOf(actor, input.ywlx), { kbh: input.kbh, nr: input.nr });
}

export function draftBlock(desk: Desk, actor: Holder, input: { ywlx: string; kbh: string }): { nr: string } | null {
  return blockOf(desk.store, keyOf(actor, input.ywlx), input.kbh);
}

/** Drops the draft of what was handed in under a key; one of something else stays. */
export function dropDraftOf(desk: Desk, actor: Holder, ywlx: string, key: string): void {
  if (drafts(desk.store).get(keyOf(actor, ywlx))?.nr.includes(`"${key}"`)) deleteDraft(desk, actor, { ywlx });
}

/** Takes the draft of an application that is handed in out of the box; it is kept with the case. */
export function takeDraft(desk: Desk, actor: Actor, ywlx: string): DraftRecord | undefined {
  const key = keyOf(actor, ywlx);
  const draft = drafts(desk.store).get(key);
  removeDraft(desk.store, key);
  // What was in blocks has been handed in as rows of the application itself.
  return draft && { ...draft, mxk: {} };
}

/**
 * Puts the draft of an application back, open at the form, so that nothing has to be typed again. `ywlsh`: the number when the
 * application is to be corrected, '' when it is over and a new one needs a number of its own; `time`: yyyy-MM-dd HH:mm:ss.
 */
export function giveDraftBack(store: Store, draft: DraftRecord | undefined, ywlsh: string, time: string): void {
  if (!draft) return;
  const present = drafts(store).get(draft.key);
  // A draft of the same application may have been corrected further since.
  const latest = present?.ywlsh === draft.ywlsh ? present : draft;
  if (latest === draft) keepBlocks(store, draft.key, []);
  const xgcs = Math.max(draft.xgcs, present?.xgcs ?? 0) + 1;
  const yxq = addDays(time.slice(0, 10), policyCount('p.cgYxq'));
  drafts(store).put(draft.key, { ...latest, ywlsh, dqbz: 'form', xgcs, bcsj: time, yxq, untouched: true });
}

/** In 97 the application is open for correction again, so that a draft of it makes sense. */
function isHandedIn(store: Store, ywlsh: string): boolean {
  const record = cases(store).get(ywlsh);
  return record !== undefined && record.ywzt !== '97';
}

function sameContent(draft: DraftRecord, { ywlsh, bbh, dqbz, nr, mxk }: DraftInput): boolean {
  const of = (...content: unknown[]) => JSON.stringify(content);
  return of(draft.ywlsh, draft.bbh, draft.dqbz, draft.nr, draft.mxk) === of(ywlsh, bbh, dqbz, nr, mxk ?? {});
}

/** What it is about has been done in another way since: to go on with it would end in a refusal. */
function isOutlived(desk: Desk, actor: Actor, { ywlx, nr }: DraftRecord): boolean {
  return ruleFor(actor.kind, ywlx)?.outlived?.(desk, actor, JSON.parse(nr)) ?? false;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A correction that was begun says so, and waits no longer than its case. */
function asDraft(store: Store, record: DraftRecord): Draft {
  const { key: _, owner: __, untouched, ...draft } = record;
  const returned = returnedCase(store, record);
  if (!returned || untouched) return draft;
  const { deadline = draft.yxq } = returned;
  return { ...draft, bzcg: '1', yxq: deadline < draft.yxq ? deadline : draft.yxq };
}

const returnedCase = (store: Store, { ywlsh }: DraftRecord) => {
  const found = cases(store).get(ywlsh);
  return found?.ywzt === '97' ? found : undefined;
};
