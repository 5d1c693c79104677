// The word of the legal person on what makes a unit another one or gives it another operator (domain catalogue GJ0102, GJ0103).
import { type CaseRecord, moveCase } from '../cases/case-states';
import { othersNote } from '../cases/others-note';
import type { Approval, BusinessRule } from '../cases/rule';
import { awaitSigners, everybodySigned, inviteSigners } from '../cases/signatures/signatures';
import type { Desk } from '../kernel/desk';
import { registeredPhone } from '../kernel/registered-phone';
import { legalPersonOf } from '../kernel/unit-info';

/**
 * After the review the legal person is asked on the own phone; the case waits in 06 meanwhile. Undefined where nobody has to be
 * waited for: they have said yes, act themselves, or the centre has no number of theirs: then the papers alone were reviewed.
 * `next`: who it is after the change.
 */
export function awaitLegalPerson(
  desk: Desk,
  record: CaseRecord,
  approval: Approval,
  next?: { xingming: string; zjhm: string },
): CaseRecord | undefined {
  const known = legalPersonOf(desk.store, record.owner.slice('unit:'.length));
  const asked = next ?? (known && { xingming: known.frxm, zjhm: known.frzjhm });
  if (record.ywzt !== '98' || !asked || asked.zjhm === record.jbr?.jbrzjhm) return undefined;
  const sjhm = known?.frzjhm === asked.zjhm ? known.frsjhm : '';
  if (sjhm === '' && !registeredPhone(desk, asked.zjhm)) return undefined;
  inviteSigners(desk, record, [{ ...asked, as: 'legal-person', qmsf: '法定代表人', sjhm }]);
  return everybodySigned(desk, record.ywlsh) ? undefined : awaitSigners(desk, record, approval.clr);
}

/** What a case does once the legal person has said yes, and how it is called before: `done` carries it out from 02. */
export const afterLegalPerson = (
  done: (desk: Desk, passed: CaseRecord) => CaseRecord,
): Pick<BusinessRule, 'signed' | 'note'> => ({
  signed: (desk, record) =>
    done(desk, moveCase(desk, record, { to: '02', jdmc: '签署完成', clr: '系统', yj: '法定代表人已确认' })),
  note: (store, record) => (record.ywzt === '06' ? othersNote(store, record) : undefined),
});
