import type { SignRequest } from '@/api/sign';
import type { TodoItem } from '@/api/todos';
import { byEndOf } from '@/domain/dates';
import { maskBankCard, maskIdNumber, maskPhone } from '@/domain/mask';
import { type DocumentRecord, documents } from '../../documents/document';
import { answeredOnce } from '../../kernel/answered-once';
import { type Actor, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { persons } from '../../kernel/people';
import { cases } from '../case-states';
import { filedRows } from '../estimates';
import { applicantName, endOfRequest, REQUESTS } from './invitations';
import { isInvited, type SignatureRecord, signatures } from './signature-records';
import { completeSignature, invitationFor, refuseSignature, refuseUnlessOpen, stateOf } from './signatures';

/** To-do code of a request to sign, which is no business of its own, and the page where it is answered. */
const SIGNING = { ywlx: 'QSQR', lj: REQUESTS };

/** What others ask this person to sign, what is open first, then newest first. */
export function signRequests(desk: Desk, actor: Actor): SignRequest[] {
  return own(desk, actor)
    .map((record) => requestOf(desk, record))
    .sort((a, b) => Number(a.zt !== '0') - Number(b.zt !== '0') || (a.qmbh < b.qmbh ? 1 : -1));
}

export function signRequest(desk: Desk, actor: Actor, qmbh: string): SignRequest {
  return requestOf(desk, invitationFor(desk, actor, qmbh));
}

/** The person says no, in the hall. */
export function refuseSign(desk: Desk, actor: Actor, qmbh: string, reason: string): SignRequest {
  const act = { name: 'jujue', number: qmbh, content: reason.trim() };
  return answeredOnce(desk, actor, act, () => takeRefusal(desk, actor, qmbh, reason));
}

function takeRefusal(desk: Desk, actor: Actor, qmbh: string, reason: string): SignRequest {
  const record = invitationFor(desk, actor, qmbh);
  const said = reason.trim();
  if (said === '')
    throw new Refusal(REFUSED, '请填写拒绝签署的原因', { fieldErrors: { jjyy: '请填写拒绝签署的原因' } });
  if ([...said].length > 200) {
    throw new Refusal(REFUSED, '原因不能超过200字', { fieldErrors: { jjyy: '原因不能超过200字' } });
  }
  refuseSignature(desk, record, said);
  return signRequest(desk, actor, qmbh);
}

/** A document that this person is asked to sign or has signed, whoever else it was issued to; undefined for any other. */
export function paperToSign(desk: Desk, actor: Actor, zmbh: string): DocumentRecord | undefined {
  const asked = zmbh !== '' && own(desk, actor).some((record) => requestOf(desk, record).zmbh === zmbh);
  return asked ? documents(desk.store).get(zmbh) : undefined;
}

/** What waits for this person to be signed. */
export function signTodos(desk: Desk, actor: Actor): TodoItem[] {
  return signRequests(desk, actor)
    .filter(({ zt }) => zt === '0')
    .map(({ qmbh, ywmc, sqr, qxrq, yqrq }) => ({
      ...SIGNING,
      ywlsh: qmbh,
      title: `授权确认：${ywmc}`,
      sxsm: `${sqr}邀请您确认；请于${byEndOf(qxrq)}处理`,
      rq: yqrq,
    }));
}

/** What a phone does with the link of an invitation; undefined when there is no such link. */
export function followSignLink(desk: Desk, input: { uuid: string; action: string; zjhm: string }) {
  const record = [...signatures(desk.store).values()].find((one) => isInvited(one) && one.uuid === input.uuid);
  if (!record) return undefined;
  if (input.zjhm && input.zjhm !== record.zjhm) throw new Refusal(REFUSED, `请由${record.xingming}本人签署`);
  refuseUnlessOpen(desk, record);
  if (input.action === 'confirm') completeSignature(desk, record.qmbh);
  else if (input.action === 'cancel') refuseSignature(desk, record, '本人在手机上拒绝');
  else if (input.action !== 'scan') throw new Refusal(REFUSED, 'action须为scan、confirm或cancel');
  return requestOf(desk, signatures(desk.store).get(record.qmbh) ?? record);
}

function own(desk: Desk, actor: Actor): SignatureRecord[] {
  const zjhm = actor.kind === 'person' ? persons(desk.store).get(actor.grzh)?.zjhm : undefined;
  if (!zjhm) return [];
  return [...signatures(desk.store).values()].filter((record) => isInvited(record) && record.zjhm === zjhm);
}

function requestOf(desk: Desk, record: SignatureRecord): SignRequest {
  const found = cases(desk.store).get(record.ywlsh);
  const lapsed = record.zt === '0' && record.qxrq !== '' && record.qxrq < desk.today();
  const zt = lapsed ? '3' : stateOf(desk, record);
  const ended = endOfRequest(record, found?.ywzt);
  // Who said no, or was not heard in time, has nothing to do with it any more.
  const zmbh = zt === '0' || zt === '1' ? record.zmbh : undefined;
  return {
    qmbh: record.qmbh,
    ywlsh: record.ywlsh,
    ywmc: record.wsmc,
    sqr: applicantName(desk, record.owner),
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

/** Numbers of the applicant that the signer need not know: identity cards, phones, bank cards. */
function masked(value: string): string {
  return value
    .replace(/(?<!\d)\d{17}[\dXx](?!\d)/g, maskIdNumber)
    .replace(/(?<!\d)\d{16,19}(?!\d)/g, maskBankCard)
    .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, maskPhone);
}
