// Documents the centre issues: numbered, with a check code, kept as content; the files are drawn from it when asked for.

import type { DocumentCheck, DocumentKind, IssuedDocument } from '@/api/documents';
import type { LabelledValue } from '@/api/labelled-value';
import type { Page } from '@/api/person';
import { readCheckCode, readPaperNumber } from '@/domain/check-code';
import { addMonths, fundTime, type PlainDate } from '@/domain/dates';
import { type Actor, type Desk, isOwnApplication, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import type { Store, TableIndex } from '../kernel/store';
import { checkCodeOf, digestOf, nextDocumentNumber } from './document-numbers';
import { summaryOfContent, tablesOfContent } from './document-summary';

/** A table of a document; it runs over pages with its head repeated. */
export interface DocumentTable {
  caption?: string;
  head: readonly string[];
  /** Per column; left unless said otherwise. Amounts stand right. */
  align?: readonly ('left' | 'right' | 'center')[];
  /** Relative widths of the columns; by the longest texts unless said otherwise. */
  widths?: readonly number[];
  rows: readonly (readonly string[])[];
}

/** What a document says; how it looks is the business of the page layout. */
export interface DocumentContent {
  title: string;
  subtitle?: string;
  /** Every label in two languages. */
  bilingual?: true;
  facts: readonly LabelledValue[];
  /** People named in the words of its tables and on no line: the public check masks them as well. */
  people?: readonly string[];
  /** What it tells above all, before any table: how long they are nobody knows. */
  lead?: readonly string[];
  tables?: readonly DocumentTable[];
  paragraphs?: readonly string[];
  /** The centre's electronic seal on the last page. */
  seal: boolean;
}

export interface DocumentRecord {
  zmbh: string;
  yzm: string;
  /** `ownerOf` an actor: whose document it is. */
  owner: string;
  kind: DocumentKind;
  content: DocumentContent;
  /** SM3 of number and content. */
  hash: string;
  /** Issued at, yyyy-MM-dd HH:mm:ss. */
  issued: string;
  validUntil: PlainDate | '';
  yt: string;
  ywlsh: string;
  /** Voided at, or ''. */
  voided: string;
}

export interface IssueOrder {
  /** `ownerOf` an actor. */
  owner: string;
  kind: DocumentKind;
  content: DocumentContent;
  /** Valid for so many months; without it for ever. */
  validMonths?: number;
  /** What it is for. */
  yt?: string;
  /** The case it belongs to. */
  ywlsh?: string;
  /** The same key issues once: a later order with it gets the document that is there, as long as it is not void. */
  once?: string;
}

export const documents = (store: Store) => store.table<DocumentRecord>('documents');

/** Issues a document: number, check code, digest. Whoever holds number and code can have it checked. */
export function issueDocument(desk: Desk, order: IssueOrder): IssuedDocument {
  const known = order.once === undefined ? undefined : issuedOnce(desk, order.once);
  if (known) return summaryOf(desk, known);
  const day = desk.today();
  const zmbh = nextDocumentNumber(desk.store, day);
  const hash = digestOf(zmbh, order.content);
  const record: DocumentRecord = {
    zmbh,
    yzm: checkCodeOf(zmbh, hash),
    owner: order.owner,
    kind: order.kind,
    content: order.content,
    hash,
    issued: fundTime(desk.now()),
    validUntil: order.validMonths === undefined ? '' : addMonths(day, order.validMonths),
    yt: order.yt ?? '',
    ywlsh: order.ywlsh ?? '',
    voided: '',
  };
  documents(desk.store).put(zmbh, record);
  if (order.once !== undefined) onceKeys(desk.store).put(order.once, { zmbh });
  return summaryOf(desk, record);
}

/** A paper that is signed after it was drawn up keeps its number and says who has signed: its digest and code follow what it says now. */
export function addTable(desk: Desk, zmbh: string, table: DocumentTable): void {
  const record = documents(desk.store).get(zmbh);
  if (!record) return;
  const content = { ...record.content, tables: [table, ...(record.content.tables ?? [])] };
  const hash = digestOf(zmbh, content);
  documents(desk.store).put(zmbh, {
    ...record,
    content,
    hash,
    yzm: checkCodeOf(zmbh, hash),
    issued: fundTime(desk.now()),
  });
}

/** The public check of a number with its code (domain catalogue 12.4); a wrong code and an unknown number sound the same. */
export function checkDocument(desk: Desk, input: { zmbh: string; yzm: string }): DocumentCheck {
  const record = documents(desk.store).get(readPaperNumber(input.zmbh));
  const hysj = fundTime(desk.now());
  if (!record || record.yzm !== readCheckCode(input.yzm) || digestOf(record.zmbh, record.content) !== record.hash) {
    return { zw: false, jg: '未查询到该证明，请核对证明编号和校验码', hysj };
  }
  const { zmlx, title, kjsj, yxq, zt } = summaryOf(desk, record);
  const zy = summaryOfContent(record.content);
  const bg = tablesOfContent(record.content);
  const jg = verdictOf(zmlx, zt);
  return { zw: true, jg, hysj, zmlx, wjlb: '1', title, kjsj, yxq, zfsj: record.voided, zt, zy, bg };
}

function verdictOf(kind: DocumentKind, zt: IssuedDocument['zt']): string {
  if (kind === '31') return '该文书由本中心开具，内容真实，所载为开具时的办理状态';
  return `该${kind > '31' ? '文书' : '证明'}由本中心开具，${VERDICT[zt]}`;
}

const VERDICT: Readonly<Record<IssuedDocument['zt'], string>> = { '1': '真实有效', '0': '已作废', '2': '已过有效期' };

/** Own documents, newest first; the days bound the day of issue, both inclusive. */
export function listDocuments(
  desk: Desk,
  actor: Actor,
  input: Paging & { zmlx?: string; ywlsh?: string; ksrq?: string; jsrq?: string },
): Page<IssuedDocument> {
  const own = documentsOf(desk.store, ownerOf(actor));
  const ofKind = own.filter(({ kind }) => !input.zmlx || input.zmlx.split(',').includes(kind));
  const chosen = chosenRows(ofKind, input, {
    same: ['ywlsh'],
    day: ({ issued }) => issued,
    newest: ({ issued, zmbh }) => issued + zmbh,
  });
  return pageOfRows(desk, chosen, input, (record) => summaryOf(desk, record));
}

/** Makes an own document void; a second time changes nothing. Receipts and contracts stand. @throws Refusal */
export function voidDocument(desk: Desk, actor: Actor, input: { zmbh: string }): IssuedDocument {
  const record = ownDocument(desk, actor, input.zmbh);
  if (record.kind >= '31') throw new Refusal(REFUSED, '业务文书由办件产生，不能作废；证明类文件才可以作废');
  if (record.voided !== '') return summaryOf(desk, record);
  const voided = { ...record, voided: fundTime(desk.now()) };
  documents(desk.store).put(record.zmbh, voided);
  return summaryOf(desk, voided);
}

/** @throws Refusal for a number that is not the actor's own, in the words of one that does not exist. */
export function ownDocument(desk: Desk, actor: Actor, zmbh: string): DocumentRecord {
  const record = documents(desk.store).get(zmbh);
  if (!record || (record.owner !== ownerOf(actor) && !isOwnApplication(actor, record.ywlsh)))
    throw new Refusal(REFUSED, '未找到该文书，请从列表中重新打开');
  return record;
}

function summaryOf(desk: Desk, record: DocumentRecord): IssuedDocument {
  const { zmbh, yzm, kind, content, issued, yt, validUntil, ywlsh } = record;
  return {
    zmbh,
    yzm,
    zmlx: kind,
    title: content.title,
    kjsj: issued,
    yt,
    yxq: validUntil,
    zt: stateOf(desk, record),
    ywlsh,
  };
}

export function stateOf(desk: Desk, { voided, validUntil }: DocumentRecord): IssuedDocument['zt'] {
  if (voided !== '') return '0';
  return validUntil !== '' && validUntil < desk.today() ? '2' : '1';
}

function issuedOnce(desk: Desk, key: string): DocumentRecord | undefined {
  const record = documents(desk.store).get(onceKeys(desk.store).get(key)?.zmbh ?? '');
  return record?.voided === '' ? record : undefined;
}

export const onceKeys = (store: Store) => store.table<{ zmbh: string }>('document-keys');

/** Somebody's documents without walking through everybody's. */
class ByOwner implements TableIndex<DocumentRecord> {
  readonly numbers = new Map<string, Set<string>>();

  added({ owner, zmbh }: DocumentRecord) {
    const numbers = this.numbers.get(owner);
    if (numbers) numbers.add(zmbh);
    else this.numbers.set(owner, new Set([zmbh]));
  }

  removed() {
    // A number that a rollback took away may be somebody else's by now: whose it is, is asked when it is looked up.
  }
}

function documentsOf(store: Store, owner: string): DocumentRecord[] {
  const numbers = store.index('documents', 'by-owner', () => new ByOwner()).numbers.get(owner) ?? [];
  return [...numbers].flatMap((zmbh) => {
    const record = documents(store).get(zmbh);
    return record?.owner === owner ? [record] : [];
  });
}
