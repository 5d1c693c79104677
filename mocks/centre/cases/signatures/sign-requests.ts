import type { SignRequest } from '@/api/cases/sign';
import type { TodoItem } from '@/api/cases/todos';
import { byEndOf } from '@/domain/dates';
import { maskBankCard, maskIdNumber, maskPhone } from '@/domain/text/mask';
import { signRefusal } from '@/schema/individual/sign-refusal';
import { type DocumentRecord, issuedDocuments } from '../../documents/document';
import { idempotent } from '../../kernel/idempotency';
import { persons } from '../../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { cases } from '../case-states';
import { filedRows } from '../estimates';
import { readStatement } from '../read-fields';
import { caseEnding } from '../state-notes';
import { applicantName, endOfRequest, REQUESTS } from './invitations';
import { isInvited, type SignatureRecord, signatures } from './signature-records';
import { completeSignature, invitationFor, refuseClosedSignature, refuseSignature, signatureState } from './signatures';

/** To-do code of a request to sign (no business of its own), and its page. */
const SIGNING = { ywlx: 'QSQR', lj: REQUESTS };

/** Returns the person's requests to sign: open ones first, then newest first. */
export function signRequests(tx: Transaction, actor: Actor): SignRequest[] {
  return own(tx, actor)
    .map((record) => requestOf(tx, record))
    .sort((a, b) => Number(a.zt !== '0') - Number(b.zt !== '0') || (a.qmbh < b.qmbh ? 1 : -1));
}

export function signRequest(tx: Transaction, actor: Actor, qmbh: string): SignRequest {
  return requestOf(tx, invitationFor(tx, actor, qmbh));
}

/** Refuses a signature in the hall (idempotent). */
export function refuseSign(tx: Transaction, actor: Actor, qmbh: string, reason: string): SignRequest {
  const act = { name: 'jujue', number: qmbh, content: reason.trim() };
  return idempotent(tx, actor, act, () => takeRefusal(tx, actor, qmbh, reason));
}

function takeRefusal(tx: Transaction, actor: Actor, qmbh: string, reason: string): SignRequest {
  const record = invitationFor(tx, actor, qmbh);
  refuseSignature(tx, record, readStatement(tx, signRefusal, { jjyy: reason }).jjyy);
  return signRequest(tx, actor, qmbh);
}

/** Returns a document that this person is invited to sign or has signed, whichever owner it was issued to; undefined for any other. */
export function paperToSign(tx: Transaction, actor: Actor, zmbh: string): DocumentRecord | undefined {
  const asked = zmbh !== '' && own(tx, actor).some((record) => requestOf(tx, record).zmbh === zmbh);
  return asked ? issuedDocuments(tx.store).get(zmbh) : undefined;
}

/** Returns the person's pending signatures as to-dos. */
export function signTodos(tx: Transaction, actor: Actor): TodoItem[] {
  return signRequests(tx, actor)
    .filter(({ zt }) => zt === '0')
    .map(({ qmbh, ywlsh, ywmc, sqr, qxrq, yqrq }) => ({
      ...SIGNING,
      ywlsh: qmbh,
      title: `授权确认：${ywmc}`,
      sxsm: `${sqr}邀请您确认；请于${byEndOf(qxrq)}处理${endingClause(tx, ywlsh)}`,
      rq: yqrq,
    }));
}

function endingClause({ store }: Transaction, ywlsh: string): string {
  const record = cases(store).get(ywlsh);
  const ending = record ? caseEnding(store, record) : '';
  return ending && `；${ending}`;
}

/** Performs a phone's action on the link of an invitation; undefined for an unknown link. */
export function followSignLink(tx: Transaction, input: { uuid: string; action: string; zjhm: string }) {
  const record = [...signatures(tx.store).values()].find((one) => isInvited(one) && one.uuid === input.uuid);
  if (!record) return undefined;
  if (input.zjhm && input.zjhm !== record.zjhm) throw new BusinessError(REFUSED, `请由${record.xingming}本人签署`);
  refuseClosedSignature(tx, record);
  if (input.action === 'confirm') completeSignature(tx, record.qmbh);
  else if (input.action === 'cancel') refuseSignature(tx, record, '本人在手机上拒绝');
  else if (input.action !== 'scan') throw new BusinessError(REFUSED, 'action须为scan、confirm或cancel');
  return requestOf(tx, signatures(tx.store).get(record.qmbh) ?? record);
}

function own(tx: Transaction, actor: Actor): SignatureRecord[] {
  const zjhm = actor.kind === 'person' ? persons(tx.store).get(actor.grzh)?.zjhm : undefined;
  if (!zjhm) return [];
  return [...signatures(tx.store).values()].filter((record) => isInvited(record) && record.zjhm === zjhm);
}

function requestOf(tx: Transaction, record: SignatureRecord): SignRequest {
  const found = cases(tx.store).get(record.ywlsh);
  const lapsed = record.zt === '0' && record.qxrq !== '' && record.qxrq < tx.today();
  const zt = lapsed ? '3' : signatureState(tx, record);
  const ended = endOfRequest(record, found?.ywzt);
  // A person who refused, or did not sign in time, may no longer read the document.
  const zmbh = zt === '0' || zt === '1' ? record.zmbh : undefined;
  return {
    qmbh: record.qmbh,
    ywlsh: record.ywlsh,
    ywmc: record.wsmc,
    sqr: applicantName(tx, record.owner),
    qmsf: record.qmsf,
    nr: (found ? filedRows(found) : []).map(({ label, value }) => ({ label, value: masked(value) })),
    yqrq: record.invitedOn,
    qxrq: record.qxrq,
    zt,
    ...(ended && { zzmc: ended.mc, zzsm: `${record.wsmc}${ended.sm}。` }),
    ...(zmbh && { zmbh }),
    qmsj: record.qmsj,
    jjyy: record.jjyy,
    image: record.image,
  };
}

/** Masks numbers of the applicant that the signer need not know: identity cards, phones, bank cards. */
function masked(value: string): string {
  return value
    .replace(/(?<!\d)\d{17}[\dXx](?!\d)/g, maskIdNumber)
    .replace(/(?<!\d)\d{16,19}(?!\d)/g, maskBankCard)
    .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, maskPhone);
}
