import { type IssueOrder, issueDocument } from '../../documents/document';
import type { DocumentTable } from '../../documents/document-content';
import type { Transaction } from '../../kernel/transaction';
import type { CaseRecord } from '../case-states';
import { signaturesOf } from './signatures';

/** Content of a document signed under a case. */
interface SignedDocument
  extends Pick<IssueOrder, 'kind'>,
    Pick<IssueOrder['content'], 'title' | 'facts' | 'paragraphs'> {
  /** Identity of the document within the case: it is issued once (idempotent). */
  once: string;
  /** Suffix of the business number under the title. */
  signedAt?: string;
  /** Tables after the signatures. */
  tables?: readonly DocumentTable[];
}

/** Issues the document under the centre's seal, with all signatures. */
export function issueSignedDocument(tx: Transaction, { owner, ywlsh }: CaseRecord, paper: SignedDocument): void {
  const { kind, once, title, facts, paragraphs, signedAt = '', tables = [] } = paper;
  const subtitle = `业务流水号：${ywlsh}${signedAt}`;
  const content = {
    title,
    subtitle,
    facts,
    tables: [signatureTable(tx, ywlsh, title), ...tables],
    paragraphs,
    seal: true,
  };
  issueDocument(tx, { owner, kind, ywlsh, once: `${once}:${ywlsh}`, content });
}

/** Table of signers and times for the document of this title; without such signatures, of the whole case. */
export function signatureTable(tx: Transaction, ywlsh: string, title: string): DocumentTable {
  const all = signaturesOf(tx, ywlsh);
  const under = all.filter(({ wsmc }) => title.endsWith(wsmc));
  const signed = new Map((under.length > 0 ? under : all).map((one) => [`${one.xingming} ${one.qmsf}`, one]));
  return {
    caption: '签署情况',
    head: ['姓名', '身份', '签署时间'],
    rows: [...signed.values()].map(({ xingming, qmsf, qmsj }) => [xingming, qmsf, qmsj]),
  };
}
