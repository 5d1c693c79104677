import { voidDocumentsOf } from '../documents/document';
import { stampOf } from '../kernel/messages/sending-time';
import type { Transaction } from '../kernel/transaction';
import { type CaseRecord, type Move, moveCase } from './case-states';
import { checkersOf, holdsForCheck } from './check/check-state';
import { notifyDecision } from './decision-messages';
import { releaseDraft } from './drafts/drafts';
import { ruleOfCase } from './registered';
import { closeInvitations } from './signatures/invitations';

/**
 * Ends a case without carrying it out (80, 85, 86): its input returns to the draft box, reserved amounts are released, its contract and
 * authorities are void, and applicant, checkers and signers are notified.
 */
export function endCase(tx: Transaction, record: CaseRecord, move: Move): CaseRecord {
  const waited = holdsForCheck(record) ? checkersOf(tx.store, record) : [];
  releaseDraft(tx.store, record, stampOf(tx));
  const change = { sbyy: undefined, ...move.change, bz: undefined };
  const ended = moveCase(tx, record, { ...move, change });
  ruleOfCase(ended)?.ended?.(tx, ended);
  voidDocumentsOf(tx, ended.ywlsh);
  notifyDecision(tx, ended, waited);
  closeInvitations(tx, ended);
  return ended;
}
