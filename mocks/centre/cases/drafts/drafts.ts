import type { Draft } from '@/api/cases/drafts';
import { addDays, fundTime } from '@/domain/dates';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import { policyCount } from '../../../data/policy/policy';
import { actorAs, operatorOf } from '../../access/current-operator';
import type { SessionRecord } from '../../access/sessions';
import { CHECKS_ONLY, checksOnly } from '../../access/two-person-rule';
import { businessName } from '../../kernel/business-names';
import { requireNumberOfActor } from '../../kernel/business-numbers';
import type { Store } from '../../kernel/store';
import { type Actor, actorOf, BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { type CaseRecord, cases } from '../case-states';
import { openCaseFor } from '../open-case';
import { ruleFor } from '../registered';
import { refuseSubmitted } from '../submitted';
import { blockOf, commitBlocks, moveBlocks, putBlock } from './draft-blocks';
import type { DraftRecord } from './draft-record';

/** Pass-through code of a save conflict; the newer draft is returned with it. */
const NEWER_DRAFT = '9';
/** Characters: more than a full row table (1,000 rows of 12 columns) needs. Longer content goes into blocks. */
const LONGEST_CONTENT = 1_000_000;

export type DraftInput = Omit<Draft, 'bcsj' | 'yxq' | 'ywmc' | 'bzcg' | 'bcr'>;

export const drafts = (store: Store) => store.table<DraftRecord>('drafts');

/** Returns the name of a draft of a page that is no business; undefined for an unknown code, or one with another user's number. */
type PageDraftName = (tx: Transaction, actor: Actor, code: string) => string | undefined;

let pageDraftName: PageDraftName = () => undefined;

/** Registers the drafts of the public pages, a callback because those pages depend on this room. */
export function registerPageDrafts(name: PageDraftName): void {
  pageDraftName = name;
}

/** Signed-in party; of a unit with the operator's ID number. */
export type Holder = Actor & { operator?: string };

export const draftHolderOf = ({ actor, operator }: Pick<SessionRecord, 'actor' | 'operator'>): Holder => ({
  ...actor,
  operator,
});

/**
 * Key of a draft: a business has one draft for a new application, and one for each case in correction. `ywlsh` undefined: the draft to
 * resume.
 */
export interface DraftKey {
  ywlx: string;
  ywlsh?: string | undefined;
}

/** The draft of an application belongs to the unit; that of a page outside the businesses to the operator. */
function keyOf(tx: Transaction, holder: Holder, { ywlx, ywlsh }: DraftKey): string {
  const person = businessName(ywlx) === undefined && holder.operator ? `#${holder.operator}` : '';
  const meant = ywlsh === undefined ? openCaseFor(tx, holder, ywlx, {}) : cases(tx.store).get(ywlsh);
  return slotOf(`${ownerOf(holder)}${person}`, ywlx, meant?.ywzt === '97' ? meant.ywlsh : '');
}

function slotOf(owner: DraftRecord['owner'], ywlx: string, returned: string): string {
  return `${owner}|${ywlx}${returned === '' ? '' : `|${returned}`}`;
}

/**
 * Saves the draft of a business, apart from the drafts of cases in correction. `xgcs` is the version on which the save builds (0 for the
 * first); the response carries the next. Repeating the same save returns the first result (idempotent).
 * @throws BusinessError '9' with the newer draft if another tab saved in between; '1' for a number that is not the user's own or is already
 * submitted
 */
export function saveDraft(tx: Transaction, actor: Holder, input: DraftInput): Draft {
  const ywmc = businessName(input.ywlx) ?? pageDraftName(tx, actor, input.ywlx);
  if (!ywmc) throw new BusinessError(REFUSED, '业务类型不正确');
  if (input.ywlsh !== '') requireNumberOfActor(tx, actor, input.ywlx, input.ywlsh);
  // A case in 97 is open for correction and may have a draft.
  const handedIn = cases(tx.store).get(input.ywlsh);
  if (handedIn && handedIn.ywzt !== '97') {
    refuseSubmitted(handedIn, '该业务已提交，草稿不再保存，可在“我的办件”中查看');
  }
  if (jsonOf(input.nr) === undefined || input.nr.length > LONGEST_CONTENT)
    throw new BusinessError(REFUSED, '草稿内容无法保存');
  const key = keyOf(tx, actor, input);
  const former = offered(tx, actor, key);
  // A retry after a lost response: the stored draft is the one sent again.
  if (former?.xgcs === input.xgcs + 1 && sameContent(former, input)) return asDraft(tx, actor, former);
  if (former && former.xgcs > input.xgcs) {
    const { bcr } = asDraft(tx, actor, former);
    throw new BusinessError(NEWER_DRAFT, bcr ? `该草稿已由${bcr}更新` : '该草稿已在其他窗口更新', {
      data: asDraft(tx, actor, former),
    });
  }
  commitBlocks(tx.store, key, Object.values(input.mxk ?? {}).flat());
  const record: DraftRecord = {
    key,
    owner: ownerOf(actor),
    czy: actor.operator || operatorOf(tx, actor)?.jbrzjhm,
    ywlx: input.ywlx,
    ywmc,
    ywlsh: input.ywlsh,
    bbh: input.bbh,
    dqbz: input.dqbz,
    nr: input.nr,
    mxk: input.mxk ?? {},
    xgcs: input.xgcs + 1,
    from: former?.from,
    bcsj: fundTime(tx.now()),
    yxq: addDays(tx.today(), policyCount('p.cgYxq')),
  };
  drafts(tx.store).put(key, record);
  return asDraft(tx, actor, record);
}

export function draftOf(tx: Transaction, actor: Holder, input: DraftKey): Draft | null {
  const record = offered(tx, actor, keyOf(tx, actor, input));
  return record ? asDraft(tx, actor, record) : null;
}

/** Returns the draft to resume. An outdated draft is neither offered nor in the way: the next save replaces it. */
function offered(tx: Transaction, actor: Holder, key: string): DraftRecord | undefined {
  const record = drafts(tx.store).get(key);
  return record && !isOutlived(tx, actor, record) ? record : undefined;
}

/**
 * Returns the drafts, newest first. The draft of a returned case is listed once its correction has begun; before that the case stands for
 * it.
 */
/** Path of the draft box by kind of actor. */
export const DRAFT_BOXES: Readonly<Record<Actor['kind'], string>> = {
  person: '/grwt/draftbox',
  unit: '/dwwt/draftbox',
  developer: '/kfswt/draftbox',
  applicant: '',
};

export function listDrafts(tx: Transaction, actor: Holder): Draft[] {
  const own = [...drafts(tx.store).values()]
    .filter((record) => record.key === keyOf(tx, actor, record))
    .filter((record) => !(record.untouched && returnedCase(tx.store, record)))
    .filter((record) => !isOutlived(tx, actor, record))
    // Only preparers see forms: an operator who only checks may neither resume nor delete one.
    .filter((record) => !isOthers(tx, actor, record));
  return own.sort((a, b) => (a.bcsj < b.bcsj ? 1 : -1)).map((record) => asDraft(tx, actor, record));
}

/**
 * Deletes a draft by the number of its application. Drafts of other applications stay, and so does the one restored because this
 * application ended upon submission.
 */
export function deleteDraft(tx: Transaction, actor: Holder, input: DraftKey): null {
  const key = keyOf(tx, actor, input);
  if (isOthers(tx, actor, input)) throw new BusinessError(REFUSED, CHECKS_ONLY);
  const draft = drafts(tx.store).get(key);
  const released = Boolean(input.ywlsh) && draft?.from === input.ywlsh;
  if (!released && isOf(draft, input.ywlsh)) removeDraft(tx.store, key);
  return null;
}

/** Removes the draft and its blocks. */
export function removeDraft(store: Store, key: string): void {
  drafts(store).delete(key);
  commitBlocks(store, key, []);
}

/** Stores rows of a draft before the draft names them. @throws BusinessError for invalid content */
export function saveDraftBlock(tx: Transaction, actor: Holder, input: DraftKey & { kbh: string; nr: string }): null {
  if (jsonOf(input.nr) === undefined) throw new BusinessError(REFUSED, '草稿内容无法保存');
  if (!businessName(input.ywlx)) throw new BusinessError(REFUSED, '业务类型不正确');
  return putBlock(tx.store, keyOf(tx, actor, input), { kbh: input.kbh, nr: input.nr });
}

export function draftBlock(tx: Transaction, actor: Holder, input: DraftKey & { kbh: string }): { nr: string } | null {
  return blockOf(tx.store, keyOf(tx, actor, input), input.kbh);
}

/** Drops the draft under a key if it belongs to the submitted application. */
export function dropDraftOf(tx: Transaction, actor: Holder, ywlx: string, key: string): void {
  if (
    drafts(tx.store)
      .get(keyOf(tx, actor, { ywlx }))
      ?.nr.includes(`"${key}"`)
  )
    deleteDraft(tx, actor, { ywlx });
}

/** Moves the draft of a submitted application from the box into its case. Drafts of other applications stay. */
export function archiveDraft(tx: Transaction, actor: Actor, ywlx: string, ywlsh: string): DraftRecord | undefined {
  const key = keyOf(tx, actor, { ywlx, ywlsh });
  const draft = drafts(tx.store).get(key);
  if (!draft || !isOf(draft, ywlsh)) return undefined;
  removeDraft(tx.store, key);
  // The rows of the blocks were submitted with the application itself.
  return { ...draft, mxk: {} };
}

/** Restores the draft of a returned case, open at the form, so that nothing is typed again. `time`: yyyy-MM-dd HH:mm:ss. */
export function returnDraft(store: Store, { draft, owner, ywlx, ywlsh }: CaseRecord, time: string): void {
  if (!draft) return;
  const key = slotOf(owner, ywlx, ywlsh);
  drafts(store).put(key, putBack({ ...draft, ywlsh }, key, draft.xgcs, time));
}

/**
 * Restores the draft of a case that is over, with its last correction, for a new application without a number. An existing draft for
 * another one stays.
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

/** Clears the ticked promise: each application needs its own. */
function withoutPromise(nr: string): string {
  const typed: unknown = JSON.parse(nr);
  return isRecord(typed) && typed.cns === true ? JSON.stringify({ ...typed, cns: false }) : nr;
}

/**
 * Returns whether the draft of a case that is over lies in the draft box and the actor may resume it: not after it was submitted, deleted
 * or outdated, nor if another draft took its place.
 */
export function isReleased(tx: Transaction, actor: Actor, { owner, ywlx, ywlsh }: CaseRecord): boolean {
  const draft = drafts(tx.store).get(slotOf(owner, ywlx, ''));
  return draft?.from === ywlsh && !isOutlived(tx, actor, draft) && !isOthers(tx, actor, draft);
}

/** Moves the draft of one application to another one of the same applicant: without a sign-in each application is its own owner. */
export function transferDraft(
  { store, now }: Transaction,
  ywlx: string,
  from: Actor,
  to: Actor & { ywlsh: string },
): void {
  const stored = drafts(store).get(slotOf(ownerOf(from), ywlx, ''));
  if (!stored) return;
  const owner = ownerOf(to);
  const key = slotOf(owner, ywlx, '');
  moveBlocks(store, stored.key, key);
  drafts(store).put(key, { ...putBack(stored, key, 0, fundTime(now())), owner, ywlsh: to.ywlsh });
  drafts(store).delete(stored.key);
}

function putBack(draft: DraftRecord, key: string, xgcs: number, time: string): DraftRecord {
  const yxq = addDays(time.slice(0, 10), policyCount('p.cgYxq'));
  return { ...draft, key, dqbz: 'form', xgcs: xgcs + 1, bcsj: time, yxq, untouched: true };
}

/** Returns whether a draft belongs to this application; a draft without a number matches any. */
function isOf(draft: DraftRecord | undefined, ywlsh: string | undefined): boolean {
  return !draft?.ywlsh || !ywlsh || draft.ywlsh === ywlsh;
}

/** Returns whether it is an application of the unit while the signed-in operator only checks. */
const isOthers = (tx: Transaction, actor: Actor, { ywlx }: Pick<DraftRecord, 'ywlx'>): boolean =>
  businessName(ywlx) !== undefined && checksOnly(tx, actor);

function sameContent(draft: DraftRecord, { ywlsh, bbh, dqbz, nr, mxk }: DraftInput): boolean {
  const of = (...content: unknown[]) => JSON.stringify(content);
  return of(draft.ywlsh, draft.bbh, draft.dqbz, draft.nr, draft.mxk) === of(ywlsh, bbh, dqbz, nr, mxk ?? {});
}

/** Returns the name of the future application, from the values typed so far: 专项维修资金提取, not 其他原因提取. */
function nameOf({ owner, ywlx, ywmc, nr }: DraftRecord): string {
  const typed = jsonOf(nr);
  return (isRecord(typed) && ruleFor(actorOf(owner).kind, ywlx)?.name?.(typed)) || ywmc;
}

/** Returns whether the draft's subject is settled by now, so that resuming it would end in a refusal. */
function isOutlived(tx: Transaction, actor: Actor, { ywlx, nr }: DraftRecord): boolean {
  return ruleFor(actor.kind, ywlx)?.outlived?.(tx, actor, JSON.parse(nr)) ?? false;
}

/** Maps a draft to its response: a begun correction is marked and expires with its case; a draft saved by a colleague names them. */
function asDraft(tx: Transaction, holder: Holder, record: DraftRecord): Draft {
  const { key: _, owner: __, czy, untouched, from: ___, ...stored } = record;
  const saver = czy ? operatorOf(tx, actorAs(actorOf(record.owner), czy)) : undefined;
  const other = saver && saver.jbrzjhm !== operatorOf(tx, holder)?.jbrzjhm;
  const draft = { ...stored, ywmc: nameOf(record), ...(other && { bcr: saver.jbrxm }) };
  const returned = returnedCase(tx.store, record);
  if (!returned || untouched) return draft;
  const { deadline = draft.yxq } = returned;
  return { ...draft, bzcg: '1', yxq: deadline < draft.yxq ? deadline : draft.yxq };
}

const returnedCase = (store: Store, { ywlsh }: DraftRecord) => {
  const found = cases(store).get(ywlsh);
  return found?.ywzt === '97' ? found : undefined;
};
