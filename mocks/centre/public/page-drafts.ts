import { registerPageDrafts } from '../cases/drafts';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { complaints } from './complaints/complaints';
import { ownSubject } from './evaluation/evaluation-subjects';

/** What a draft of a page outside of the business flows is called, and whether the number in its code may be this actor's. */
const KINDS: Readonly<Record<string, { name: string; of: (desk: Desk, actor: Actor, number: string) => boolean }>> = {
  tsfh: { name: '诉求复核申请', of: ownComplaint },
  tspj: { name: '诉求答复评价', of: ownComplaint },
  hcp: { name: '事项评价', of: ownCase },
  hcpzp: { name: '追评', of: ownCase },
};

/** The name of such a draft; undefined for a code that is none, or one with somebody else's number. */
function pageDraftName(desk: Desk, actor: Actor, code: string): string | undefined {
  if (code === 'tsjy') return '投诉建议';
  if (code === 'wdyy') return actor.kind === 'person' ? '网点预约' : undefined;
  const [kind = '', number = ''] = code.split('-');
  const found = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return found?.of(desk, actor, number) ? `${found.name}（编号尾号${number.slice(-4)}）` : undefined;
}

function ownComplaint(desk: Desk, actor: Actor, tsbh: string): boolean {
  return complaints(desk.store).get(tsbh)?.owner === ownerOf(actor);
}

function ownCase(desk: Desk, actor: Actor, ywlsh: string): boolean {
  return ownSubject(desk, actor, ywlsh) !== undefined;
}

registerPageDrafts(pageDraftName);
