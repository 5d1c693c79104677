import type { Draft } from '@/api/drafts';
import { addDays, fundTime } from '@/domain/dates';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import { policyCount } from '../../data/policy';
import { actsAs, operatorOf } from '../access/acting';
import type { SessionRecord } from '../access/sessions';
import { CHECKS_ONLY, checksOnly } from '../access/two-person';
import { type Actor, actorOf, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { businessName } from '../kernel/known-businesses';
import { requireOwnNumber } from '../kernel/numbers';
import type { Store } from '../kernel/store';
import { type CaseRecord, cases } from './case-states';
import { blockOf, keepBlocks, moveBlocks, putBlock } from './draft-blocks';
import type { DraftRecord } from './draft-record';
import { refuseHandedIn } from './handed-in';
import { openCaseFor } from './open-case';
import { ruleFor } from './registered';

/** Pass-through code of a save that comes too late: the newer draft goes with it. */
const NEWER_DRAFT = '9';
/** Characters: more than a form of a full row table (1,000 rows of 12 columns) holds. What is longer goes into blocks. */
const LONGEST_CONTENT = 1_000_000;

export type DraftInput = Omit<Draft, 'bcsj' | 'yxq' | 'ywmc' | 'bzcg' | 'bcr'>;

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

/**
 * A business has one draft for a new application, and one for the application of it that is returned. `ywlsh`: the number of the
 * one that is meant; undefined: what the person would go on with.
 */
export interface DraftKey {
  ywlx: string;
  ywlsh?: string | undefined;
}

/** An application is the unit's; what is typed on a page outside of the businesses is the operator's own. */
function keyOf(desk: Desk, holder: Holder, { ywlx, ywlsh }: DraftKey): string {
  const person = businessName(ywlx) === undefined && holder.operator ? `#${holder.operator}` : '';
  const meant = ywlsh === undefined ? openCaseFor(desk, holder, ywlx, {}) : cases(desk.store).get(ywlsh);
  return slotOf(`${ownerOf(holder)}${person}`, ywlx, meant?.ywzt === '97' ? meant.ywlsh : '');
}

function slotOf(owner: string, ywlx: string, returned: string): string {
  return `${owner}|${ywlx}${returned === '' ? '' : `|${returned}`}`;
}

/**
 * Keeps the draft that a person has of a business, apart from what corrects another application of it. `xgcs` is the count of the draft that the save builds on (0 for a first
 * one); the answer carries the next. The same save again is answered as the first time.
 * @throws Refusal '9' with the newer draft when another tab saved in between; '1' for a number that is not the person's own
 *   or is handed in already.
 */
export function saveDraft(desk: Desk, actor: Holder, input: DraftInput): Draft {
  const ywmc = businessName(input.ywlx) ?? pageDraftName(desk, actor, input.ywlx);
  if (!ywmc) throw new Refusal(REFUSED, '业务类型不正确');
  if (input.ywlsh !== '') requireOwnNumber(desk, actor, input.ywlx, input.ywlsh);
  // In 97 the application is open for correction again, so that a draft of it makes sense.
  const handedIn = cases(desk.store).get(input.ywlsh);
  if (handedIn && handedIn.ywzt !== '97') {
    refuseHandedIn(handedIn, '该业务已提交，草稿不再保存，可在“我的办件”中查看');
  }
  if (jsonOf(input.nr) === undefined || input.nr.length > LONGEST_CONTENT)
    throw new Refusal(REFUSED, '草稿内容无法保存');
  const key = keyOf(desk, actor, input);
  const former = offered(desk, actor, key);
  // The answer to the first try was lost: what is there is what is sent again.
  if (former?.xgcs === input.xgcs + 1 && sameContent(former, input)) return asDraft(desk, actor, former);
  if (former && former.xgcs > input.xgcs) {
    const { bcr } = asDraft(desk, actor, former);
    throw new Refusal(NEWER_DRAFT, bcr ? `该草稿已由${bcr}更新` : '该草稿已在其他窗口更新', {
      data: asDraft(desk, actor, former),
    });
  }
  keepBlocks(desk.store, key, Object.values(input.mxk ?? {}).flat());
  const record: DraftRecord = {
    key,
    owner: ownerOf(actor),
    czy: actor.operator || operatorOf(desk, actor)?.jbrzjhm,
    ywlx: input.ywlx,
    ywmc,
    ywlsh: input.ywlsh,
    bbh: input.bbh,
    dqbz: input.dqbz,
    nr: input.nr,
    mxk: input.mxk ?? {},
    xgcs: input.xgcs + 1,
    from: former?.from,
    bcsj: fundTime(desk.now()),
    yxq: addDays(desk.today(), policyCount('p.cgYxq')),
  };
  drafts(desk.store).put(key, record);
  return asDraft(desk, actor, record);
}

export function draftOf(desk: Desk, actor: Holder, input: DraftKey): Draft | null {
  const record = offered(desk, actor, keyOf(desk, actor, input));
  return record ? asDraft(desk, actor, record) : null;
}

/** What is there to go on with. An outlived draft is offered to nobody, so it stands in nobody's way either: the next save takes its place. */
function offered(desk: Desk, actor: Holder, key: string): DraftRecord | undefined {
  const record = drafts(desk.store).get(key);
  return record && !isOutlived(desk, actor, record) ? record : undefined;
}

/** Newest first. What came back with a returned case is listed once its correction was begun: before that it waits as the case alone. */
/** Where whoever keeps drafts finds them. */
export const DRAFT_BOXES: Readonly<Record<Actor['kind'], string>> = {
  person: '/grwt/draftbox',
  unit: '/dwwt/draftbox',
  developer: '/kfswt/draftbox',
  applicant: '',
};

export function listDrafts(desk: Desk, actor: Holder): Draft[] {
  const own = [...drafts(desk.store).values()]
    .filter((record) => record.key === keyOf(desk, actor, record))
    .filter((record) => !(record.untouched && returnedCase(desk.store, record)))
    .filter((record) => !isOutlived(desk, actor, record))
    // A form is for who may hand it in: who only checks neither goes on with it nor deletes it.
    .filter((record) => !isOthers(desk, actor, record));
  return own.sort((a, b) => (a.bcsj < b.bcsj ? 1 : -1)).map((record) => asDraft(desk, actor, record));
}

/**
 * Of an application that was numbered, its own: what is typed for another one stays, and so does what came back of this one because
 * it ended the moment it was handed in.
 */
export function deleteDraft(desk: Desk, actor: Holder, input: DraftKey): null {
  const key = keyOf(desk, actor, input);
  if (isOthers(desk, actor, input)) throw new Refusal(REFUSED, CHECKS_ONLY);
  const draft = drafts(desk.store).get(key);
  const released = Boolean(input.ywlsh) && draft?.from === input.ywlsh;
  if (!released && isOf(draft, input.ywlsh)) removeDraft(desk.store, key);
  return null;
}

/** The draft and its blocks. */
export function removeDraft(store: Store, key: string): void {
  drafts(store).delete(key);
  keepBlocks(store, key, []);
}

/** Takes in rows of a draft before the draft that names them. @throws Refusal */
export function saveDraftBlock(desk: Desk, actor: Holder, input: DraftKey & { kbh: string; nr: string }): null {
  if (jsonOf(input.nr) === undefined) throw new Refusal(REFUSED, '草稿内容无法保存');
  if (!businessName(input.ywlx)) throw new Refusal(REFUSED, '业务类型不正确');
  return putBlock(desk.store, keyOf(desk, actor, input), { kbh: input.kbh, nr: input.nr });
}

export function draftBlock(desk: Desk, actor: Holder, input: DraftKey & { kbh: string }): { nr: string } | null {
  return blockOf(desk.store, keyOf(desk, actor, input), input.kbh);
}

/** Drops the draft of what was handed in under a key; one of something else stays. */
export function dropDraftOf(desk: Desk, actor: Holder, ywlx: string, key: string): void {
  if (
    drafts(desk.store)
      .get(keyOf(desk, actor, { ywlx }))
      ?.nr.includes(`"${key}"`)
  )
    deleteDraft(desk, actor, { ywlx });
}

/** Takes the draft of an application that is handed in out of the box; it is kept with the case. What is typed for another one stays. */
export function takeDraft(desk: Desk, actor: Actor, ywlx: string, ywlsh: string): DraftRecord | undefined {
  const key = keyOf(desk, actor, { ywlx, ywlsh });
  const draft = drafts(desk.store).get(key);
  if (!draft || !isOf(draft, ywlsh)) return undefined;
  removeDraft(desk.store, key);
  // What was in blocks has been handed in as rows of the application itself.
  return { ...draft, mxk: {} };
}

/** Puts the draft of a case that is returned back, open at the form, so that nothing has to be typed again. `time`: yyyy-MM-dd HH:mm:ss. */
export function returnDraft(store: Store, { draft, owner, ywlx, ywlsh }: CaseRecord, time: string): void {
  if (!draft) return;
  const key = slotOf(owner, ywlx, ywlsh);
  drafts(store).put(key, putBack({ ...draft, ywlsh }, key, draft.xgcs, time));
}

/**
 * A case is over: what was typed for it, as it was corrected last, is there for another application, without a number. What is
 * typed for another one already stays as it is.
 */
export function releaseDraft(store: Store, { draft, owner, ywlx, ywlsh }: CaseRecord, time: string): void {
  const [corrected, key] = [slotOf(owner, ywlx, ywlsh), slotOf(owner, ywlx, '')];
  const latest = drafts(store).get(corrected) ?? draft;
  const present = drafts(store).get(key);
  if (latest && (!present || present.untouched || present.ywlsh === ywlsh)) {
    moveBlocks(store, corrected, key);
    const released = { ...latest, nr: withoutPromise(latest.nr), ywlsh: '', from: ywlsh };
    drafts(store).put(key, putBack(released, key, Math.max(latest.xgcs, present?.xgcs ?? 0), time));
  }
  removeDraft(store, corrected);
}

/** A promise is made anew for each application. */
function withoutPromise(nr: string): string {
  const typed: unknown = JSON.parse(nr);
  return isRecord(typed) && typed.cns === true ? JSON.stringify({ ...typed, cns: false }) : nr;
}

/**
 * Whether what was typed for a case that is over lies in the draft box for another application, and whoever asks may go on
 * with it there: not once it was handed in, deleted or outlived, nor while it had to give way to another draft.
 */
export function isReleased(desk: Desk, actor: Actor, { owner, ywlx, ywlsh }: CaseRecord): boolean {
  const draft = drafts(desk.store).get(slotOf(owner, ywlx, ''));
  return draft?.from === ywlsh && !isOutlived(desk, actor, draft) && !isOthers(desk, actor, draft);
}

/** Hands what was typed for one application over to another one of whoever typed it: without a sign-in each application is an owner of its own. */
export function handDraftOn({ store, now }: Desk, ywlx: string, from: Actor, to: Actor & { ywlsh: string }): void {
  const kept = drafts(store).get(slotOf(ownerOf(from), ywlx, ''));
  if (!kept) return;
  const owner = ownerOf(to);
  const key = slotOf(owner, ywlx, '');
  moveBlocks(store, kept.key, key);
  drafts(store).put(key, { ...putBack(kept, key, 0, fundTime(now())), owner, ywlsh: to.ywlsh });
  drafts(store).delete(kept.key);
}

function putBack(draft: DraftRecord, key: string, xgcs: number, time: string): DraftRecord {
  const yxq = addDays(time.slice(0, 10), policyCount('p.cgYxq'));
  return { ...draft, key, dqbz: 'form', xgcs: xgcs + 1, bcsj: time, yxq, untouched: true };
}

/** Whether a draft is of this application; one without a number may be of any. */
function isOf(draft: DraftRecord | undefined, ywlsh: string | undefined): boolean {
  return !draft?.ywlsh || !ywlsh || draft.ywlsh === ywlsh;
}

/** Whether it is an application of the unit's while whoever is signed in only checks. */
const isOthers = (desk: Desk, actor: Actor, { ywlx }: Pick<DraftRecord, 'ywlx'>): boolean =>
  businessName(ywlx) !== undefined && checksOnly(desk, actor);

function sameContent(draft: DraftRecord, { ywlsh, bbh, dqbz, nr, mxk }: DraftInput): boolean {
  const of = (...content: unknown[]) => JSON.stringify(content);
  return of(draft.ywlsh, draft.bbh, draft.dqbz, draft.nr, draft.mxk) === of(ywlsh, bbh, dqbz, nr, mxk ?? {});
}

/** What the application would be called, as far as it is typed: 专项维修资金提取 and no 其他原因提取. */
function nameOf({ owner, ywlx, ywmc, nr }: DraftRecord): string {
  const typed = jsonOf(nr);
  return (isRecord(typed) && ruleFor(actorOf(owner).kind, ywlx)?.name?.(typed)) || ywmc;
}

/** What it is about has been done in another way since: to go on with it would end in a refusal. */
function isOutlived(desk: Desk, actor: Actor, { ywlx, nr }: DraftRecord): boolean {
  return ruleFor(actor.kind, ywlx)?.outlived?.(desk, actor, JSON.parse(nr)) ?? false;
}

/** A correction that was begun says so, and waits no longer than its case. Of one that a colleague has saved it is said who that is. */
function asDraft(desk: Desk, holder: Holder, record: DraftRecord): Draft {
  const { key: _, owner: __, czy, untouched, from: ___, ...kept } = record;
  const saver = czy ? operatorOf(desk, actsAs(actorOf(record.owner), czy)) : undefined;
  const other = saver && saver.jbrzjhm !== operatorOf(desk, holder)?.jbrzjhm;
  const draft = { ...kept, ywmc: nameOf(record), ...(other && { bcr: saver.jbrxm }) };
  const returned = returnedCase(desk.store, record);
  if (!returned || untouched) return draft;
  const { deadline = draft.yxq } = returned;
  return { ...draft, bzcg: '1', yxq: deadline < draft.yxq ? deadline : draft.yxq };
}

const returnedCase = (store: Store, { ywlsh }: DraftRecord) => {
  const found = cases(store).get(ywlsh);
  return found?.ywzt === '97' ? found : undefined;
};
