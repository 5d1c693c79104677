// Documents issued by the centre: numbered, with a check code, stored as content; the files are drawn from it on demand.

import type { DocumentCheck, DocumentKind, IssuedDocument } from '@/api/archive/documents';
import type { Page } from '@/api/person/person';
import { addMonths, fundTime, type PlainDate } from '@/domain/dates';
import { readCheckCode, readPaperNumber } from '@/domain/identity/check-code';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import type { Store, TableIndex } from '../kernel/store';
import {
  type Actor,
  BusinessError,
  isApplicationOfPass,
  type OwnerKey,
  ownerOf,
  REFUSED,
  type Transaction,
} from '../kernel/transaction';
import type { DocumentContent, DocumentTable } from './document-content';
import { checkCodeOf, digestOf, nextDocumentNumber } from './document-numbers';
import { summaryOfContent, tablesOfContent } from './document-summary';

export interface DocumentRecord {
  zmbh: string;
  yzm: string;
  /** Owner of the document: `ownerOf` an actor. */
  owner: OwnerKey;
  kind: DocumentKind;
  content: DocumentContent;
  /** SM3 digest of number and content. */
  hash: string;
  /** Time of issue, yyyy-MM-dd HH:mm:ss. */
  issued: string;
  validUntil: PlainDate | '';
  yt: string;
  ywlsh: string;
  /** Code of the text before the signatures were added, which is replaced. */
  formerCode?: string;
  /** Time of voiding; '' while valid. */
  voided: string;
}

export interface IssueOrder {
  /** `ownerOf` an actor. */
  owner: OwnerKey;
  kind: DocumentKind;
  content: DocumentContent;
  /** Validity in months; unlimited without it. */
  validMonths?: number;
  /** Purpose. */
  yt?: string;
  /** Number of the case. */
  ywlsh?: string;
  /** Idempotency key: a later order with it returns the existing document, unless voided. */
  once?: string;
}

export const issuedDocuments = (store: Store) => store.table<DocumentRecord>('documents');

/** Issues a document with number, check code and digest, which allow its public check. */
export function issueDocument(tx: Transaction, order: IssueOrder): IssuedDocument {
  const known = order.once === undefined ? undefined : issuedOnce(tx, order.once);
  if (known) return summaryOf(tx, known);
  const day = tx.today();
  const zmbh = nextDocumentNumber(tx.store, day);
  const hash = digestOf(zmbh, order.content);
  const record: DocumentRecord = {
    zmbh,
    yzm: checkCodeOf(zmbh, hash),
    owner: order.owner,
    kind: order.kind,
    content: order.content,
    hash,
    issued: fundTime(tx.now()),
    validUntil: order.validMonths === undefined ? '' : addMonths(day, order.validMonths),
    yt: order.yt ?? '',
    ywlsh: order.ywlsh ?? '',
    voided: '',
  };
  issuedDocuments(tx.store).put(zmbh, record);
  if (order.once !== undefined) onceKeys(tx.store).put(order.once, { zmbh });
  return summaryOf(tx, record);
}

/** Adds a table, such as the signatures, to an issued document: number unchanged, digest and code by the new content. */
export function addTable(tx: Transaction, zmbh: string, table: DocumentTable): void {
  const record = issuedDocuments(tx.store).get(zmbh);
  if (!record) return;
  const content = { ...record.content, tables: [table, ...(record.content.tables ?? [])] };
  const hash = digestOf(zmbh, content);
  issuedDocuments(tx.store).put(zmbh, {
    ...record,
    content,
    hash,
    yzm: checkCodeOf(zmbh, hash),
    formerCode: record.yzm,
    issued: fundTime(tx.now()),
  });
}

/** Public check of a number with its code (docs/rules/certificates.md); a wrong code and an unknown number get the same response. */
export function checkDocument(tx: Transaction, input: { zmbh: string; yzm: string }): DocumentCheck {
  const record = issuedDocuments(tx.store).get(readPaperNumber(input.zmbh));
  const hysj = fundTime(tx.now());
  if (record?.formerCode === readCheckCode(input.yzm)) {
    const { kind: zmlx, content, issued: zfsj } = record;
    return { zw: true, jg: REPLACED, hysj, zmlx, wjlb: '1', title: content.title, kjsj: '', yxq: '', zfsj, zt: '0' };
  }
  if (!record || record.yzm !== readCheckCode(input.yzm) || digestOf(record.zmbh, record.content) !== record.hash) {
    return { zw: false, jg: '未查询到该证明，请核对证明编号和校验码', hysj };
  }
  const { zmlx, title, kjsj, yxq, zt } = summaryOf(tx, record);
  const zy = summaryOfContent(record.content);
  const bg = tablesOfContent(record.content);
  const jg = verdictOf(zmlx, zt);
  return { zw: true, jg, hysj, zmlx, wjlb: '1', title, kjsj, yxq, zfsj: record.voided, zt, zy, bg };
}

const REPLACED = '该文书由本中心开具，已由签署后的文本替代，校验码随之更换；请核验签署后的文本';
const RECEIPT: DocumentKind = '31';

function verdictOf(kind: DocumentKind, zt: IssuedDocument['zt']): string {
  if (kind === RECEIPT) return '该文书由本中心开具，内容真实，所载为开具时的办理状态';
  return `该${kind > '31' ? '文书' : '证明'}由本中心开具，${VERDICT[zt]}`;
}

const VERDICT: Readonly<Record<IssuedDocument['zt'], string>> = { '1': '真实有效', '0': '已作废', '2': '已过有效期' };

/** Returns own documents, newest first; the days bound the issue, both inclusive. */
export function listDocuments(
  tx: Transaction,
  actor: Actor,
  input: Paging & { zmlx?: string; ywlsh?: string; ksrq?: string; jsrq?: string },
): Page<IssuedDocument> {
  const own = documentsBy(tx.store, 'owner', ownerOf(actor));
  const ofKind = own.filter(({ kind }) => !input.zmlx || input.zmlx.split(',').includes(kind));
  const chosen = chosenRows(ofKind, input, {
    same: ['ywlsh'],
    day: ({ issued }) => issued,
    newest: ({ issued, zmbh }) => issued + zmbh,
  });
  return pageOfRows(tx, chosen, input, (record) => summaryOf(tx, record));
}

/** Voids an own document; idempotent. Receipts and contracts cannot be voided. @throws BusinessError */
export function voidDocument(tx: Transaction, actor: Actor, input: { zmbh: string }): IssuedDocument {
  const record = documentOfActor(tx, actor, input.zmbh);
  if (record.kind >= '31') throw new BusinessError(REFUSED, '业务文书由办件产生，不能作废；证明类文件才可以作废');
  if (record.voided !== '') return summaryOf(tx, record);
  const voided = { ...record, voided: fundTime(tx.now()) };
  issuedDocuments(tx.store).put(record.zmbh, voided);
  return summaryOf(tx, voided);
}

/** Of an application that ends without being carried out nothing stays in force; its receipts say what was so on their day. */
export function voidDocumentsOf(tx: Transaction, ywlsh: string): void {
  for (const record of documentsBy(tx.store, 'ywlsh', ywlsh)) {
    if (record.kind === RECEIPT || record.voided !== '') continue;
    issuedDocuments(tx.store).put(record.zmbh, { ...record, voided: fundTime(tx.now()) });
  }
}

/** @throws BusinessError for another actor's document, with the text for one that does not exist */
export function documentOfActor(tx: Transaction, actor: Actor, zmbh: string): DocumentRecord {
  const record = issuedDocuments(tx.store).get(zmbh);
  if (!record || (record.owner !== ownerOf(actor) && !isApplicationOfPass(actor, record.ywlsh)))
    throw new BusinessError(REFUSED, '未找到该文书，请从列表中重新打开');
  return record;
}

function summaryOf(tx: Transaction, record: DocumentRecord): IssuedDocument {
  const { zmbh, yzm, kind, content, issued, yt, validUntil, ywlsh } = record;
  return {
    zmbh,
    yzm,
    zmlx: kind,
    title: content.title,
    kjsj: issued,
    yt,
    yxq: validUntil,
    zt: issuedDocumentState(tx, record),
    ywlsh,
  };
}

export function issuedDocumentState(tx: Transaction, { voided, validUntil }: DocumentRecord): IssuedDocument['zt'] {
  if (voided !== '') return '0';
  return validUntil !== '' && validUntil < tx.today() ? '2' : '1';
}

function issuedOnce(tx: Transaction, key: string): DocumentRecord | undefined {
  const record = issuedDocuments(tx.store).get(onceKeys(tx.store).get(key)?.zmbh ?? '');
  return record?.voided === '' ? record : undefined;
}

export const onceKeys = (store: Store) => store.table<{ zmbh: string }>('document-keys');

/** Index by owner or case, to avoid a scan of all documents. */
class DocumentIndex implements TableIndex<DocumentRecord> {
  readonly numbers = new Map<string, Set<string>>();

  constructor(private readonly by: 'owner' | 'ywlsh') {}

  added(record: DocumentRecord) {
    const numbers = this.numbers.get(record[this.by]);
    if (numbers) numbers.add(record.zmbh);
    else this.numbers.set(record[this.by], new Set([record.zmbh]));
  }

  removed() {
    // Checked at look-up: after a rollback the number may belong to another one.
  }
}

function documentsBy(store: Store, by: 'owner' | 'ywlsh', key: string): DocumentRecord[] {
  const numbers = store.index('documents', `by-${by}`, () => new DocumentIndex(by)).numbers.get(key) ?? [];
  return [...numbers].flatMap((zmbh) => {
    const record = issuedDocuments(store).get(zmbh);
    return record?.[by] === key ? [record] : [];
  });
}
