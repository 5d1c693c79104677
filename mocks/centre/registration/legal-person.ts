// GJ0102 (change of operator) and GJ0103 wait for the legal representative's signature
// (docs/rules/unit.md, Word of the legal representative).
import { type CaseRecord, moveCase } from '../cases/case-states';
import { pendingPartiesNote } from '../cases/pending-parties';
import type { Approval, BusinessRule } from '../cases/rule';
import { awaitSigners, inviteSigners, isFullySigned } from '../cases/signatures/signatures';
import { registeredPhone } from '../kernel/registered-phone';
import { ownerId, type Transaction } from '../kernel/transaction';
import { legalPersonOf } from '../kernel/unit/unit-info';

/**
 * Invites the legal representative to sign after the review, while the case waits in 06. Undefined if no signature is needed: already
 * signed, the representative is the operator, or the centre has no phone number and the documents were reviewed. `next`: representative
 * after the change.
 */
export function awaitLegalPerson(
  tx: Transaction,
  record: CaseRecord,
  approval: Approval,
  next?: { xingming: string; zjhm: string },
): CaseRecord | undefined {
  const known = legalPersonOf(tx.store, ownerId(record.owner, 'unit'));
  const person = next ?? (known && { xingming: known.frxm, zjhm: known.frzjhm });
  if (record.ywzt !== '98' || !person || person.zjhm === record.jbr?.jbrzjhm) return undefined;
  const sjhm = known?.frzjhm === person.zjhm ? known.frsjhm : '';
  if (sjhm === '' && !registeredPhone(tx, person.zjhm)) return undefined;
  inviteSigners(tx, record, [{ ...person, as: 'legal-person', qmsf: '法定代表人', sjhm }]);
  return isFullySigned(tx, record.ywlsh) ? undefined : awaitSigners(tx, record, approval.clr);
}

/** Rule parts for the state before and after the signature: `done` carries the case out from 02. */
export const afterLegalPerson = (
  done: (tx: Transaction, passed: CaseRecord) => CaseRecord,
): Pick<BusinessRule, 'signed' | 'note'> => ({
  signed: (tx, record) =>
    done(tx, moveCase(tx, record, { to: '02', jdmc: '签署完成', clr: '系统', yj: '法定代表人已确认' })),
  note: (store, record) => (record.ywzt === '06' ? pendingPartiesNote(store, record) : undefined),
});
