import { registerPageDrafts } from '../cases/drafts/drafts';
import { type Actor, ownerOf, type Transaction } from '../kernel/transaction';
import { complaints } from './complaints/complaints';
import { evaluationSubjectOf } from './evaluation/evaluation-subjects';

/** Kinds of drafts outside the business flows: name, and whether the number in the code may be this actor's. */
const KINDS: Readonly<
  Record<string, { name: string; of: (tx: Transaction, actor: Actor, number: string) => boolean }>
> = {
  tsfh: { name: '诉求复核申请', of: ownComplaint },
  tspj: { name: '诉求答复评价', of: ownComplaint },
  hcp: { name: '事项评价', of: ownCase },
  hcpzp: { name: '追评', of: ownCase },
};

/** Returns the name of such a draft; undefined for another code or another actor's number. */
function pageDraftName(tx: Transaction, actor: Actor, code: string): string | undefined {
  if (code === 'tsjy') return '投诉建议';
  if (code === 'wdyy') return actor.kind === 'person' ? '网点预约' : undefined;
  const [kind = '', number = ''] = code.split('-');
  const found = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return found?.of(tx, actor, number) ? `${found.name}（编号尾号${number.slice(-4)}）` : undefined;
}

function ownComplaint(tx: Transaction, actor: Actor, tsbh: string): boolean {
  return complaints(tx.store).get(tsbh)?.owner === ownerOf(actor);
}

function ownCase(tx: Transaction, actor: Actor, ywlsh: string): boolean {
  return evaluationSubjectOf(tx, actor, ywlsh) !== undefined;
}

registerPageDrafts(pageDraftName);
