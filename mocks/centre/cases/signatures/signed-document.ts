import { type DocumentTable, type IssueOrder, issueDocument } from '../../documents/document';
import type { Desk } from '../../kernel/desk';
import type { CaseRecord } from '../case-states';
import { signaturesOf } from './signatures';

/** What a paper says that belongs to a case and was signed under it. */
interface SignedDocument
  extends Pick<IssueOrder, 'kind'>,
    Pick<IssueOrder['content'], 'title' | 'facts' | 'paragraphs'> {
  /** Which paper of the case it is: each is issued once. */
  once: string;
  /** Follows the business number under the title. */
  signedAt?: string;
  /** Tables behind the one of the signatures. */
  tables?: readonly DocumentTable[];
}

/** Issues it under the centre's seal, with everybody's signature. */
export function issueSignedDocument(desk: Desk, { owner, ywlsh }: CaseRecord, paper: SignedDocument): void {
  const { kind, once, title, facts, paragraphs, signedAt = '', tables = [] } = paper;
  const subtitle = `业务流水号：${ywlsh}${signedAt}`;
  const content = {
    title,
    subtitle,
    facts,
    tables: [signatureTable(desk, ywlsh, title), ...tables],
    paragraphs,
    seal: true,
  };
  issueDocument(desk, { owner, kind, ywlsh, once: `${once}:${ywlsh}`, content });
}

/** Who has signed the paper with this title, and when; where nobody signed one of that name, who has signed the case. */
export function signatureTable(desk: Desk, ywlsh: string, title: string): DocumentTable {
  const all = signaturesOf(desk, ywlsh);
  const under = all.filter(({ wsmc }) => title.endsWith(wsmc));
  const signed = new Map((under.length > 0 ? under : all).map((one) => [`${one.xingming} ${one.qmsf}`, one]));
  return {
    caption: '签署情况',
    head: ['姓名', '身份', '签署时间'],
    rows: [...signed.values()].map(({ xingming, qmsf, qmsj }) => [xingming, qmsf, qmsj]),
  };
}
