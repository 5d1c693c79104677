import type { Desk } from '../kernel/desk';
import { stampOf } from '../kernel/sending-time';
import { type CaseRecord, type Move, moveCase } from './case-states';
import { checkersOf, holdsForCheck } from './check-state';
import { tellDecision } from './decision-messages';
import { releaseDraft } from './drafts';
import { ruleOfCase } from './registered';
import { closeInvitations } from './signatures/invitations';

/**
 * A case ends without being carried out (80, 85, 86), by whatever way: what was typed goes back to the draft box for another
 * application, what was held is let go, and the applicant and whoever was to check or to sign hear it.
 */
export function endCase(desk: Desk, record: CaseRecord, move: Move): CaseRecord {
  const waited = holdsForCheck(record) ? checkersOf(desk.store, record) : [];
  releaseDraft(desk.store, record, stampOf(desk));
  const change = { sbyy: undefined, ...move.change, bz: undefined };
  const ended = moveCase(desk, record, { ...move, change });
  ruleOfCase(ended)?.ended?.(desk, ended);
  tellDecision(desk, ended, waited);
  closeInvitations(desk, ended);
  return ended;
}
