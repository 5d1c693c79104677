// Invitations to sign another person's application, and their closing.
import { byEndOf, fundTime } from '@/domain/dates';
import { operatorOf } from '../../access/current-operator';
import { closeMessage, sendMessage } from '../../kernel/messages/messages';
import { send } from '../../kernel/messages/outbox';
import { phonePage } from '../../kernel/messages/phone-pages';
import { developers, findPersonByZjhm, persons, units } from '../../kernel/people';
import { registeredPhone } from '../../kernel/registered-phone';
import { type Actor, actorOf, type OwnerKey, ownerOf, type Transaction } from '../../kernel/transaction';
import type { CaseRecord } from '../case-states';
import { isInvited, type SignatureRecord, signatures, signaturesUnder } from './signature-records';

/** Page that lists requests to sign. */
export const REQUESTS = '/grwt/qsqr';

/** Invites a signer in the hall, if they can sign in, and by SMS with a link. The message names the document. */
export function invite(tx: Transaction, invitation: SignatureRecord): void {
  const { owner, wsmc, qxrq, uuid } = invitation;
  const asked = `${applicantName(tx, owner)}邀请您确认${wsmc}，请在${byEndOf(qxrq)}`;
  const link = `点击链接签署：${phonePage('confirm')}${uuid}`;
  tell(tx, invitation, {
    id: invitationId(invitation),
    title: '授权确认',
    nr: `${asked}登录确认。`,
    // Without an account there is no sign-in: the SMS has the link only.
    sms: signsIn(tx, invitation) ? `${asked}登录确认。也可${link}` : `${asked}${link}`,
    link: uuid,
  });
}

/** Last reminder to signers who have not answered. */
export function remindSigners(tx: Transaction, { ywlsh }: Pick<CaseRecord, 'ywlsh'>): void {
  for (const one of signaturesUnder(tx.store, ywlsh)) {
    if (!isInvited(one) || one.zt !== '0') continue;
    const nr = `${applicantName(tx, one.owner)}邀请您确认的${one.wsmc}尚未签署，请在${byEndOf(one.qxrq)}签署，逾期失效。`;
    const link = `点击链接签署：${phonePage('confirm')}${one.uuid}`;
    tell(tx, one, { id: `txqs-${one.qmbh}`, title: '授权确认即将到期', nr, sms: `${nr}${link}`, link: one.uuid });
  }
}

const invitationId = ({ qmbh }: Pick<SignatureRecord, 'qmbh'>) => `yqqs-${qmbh}`;

const signsIn = (tx: Transaction, { zjhm }: SignatureRecord) => Boolean(findPersonByZjhm(tx, zjhm)?.passwordHash);

/** Outcome in the title of the invitation's message. */
const ANSWERED: Readonly<Record<SignatureRecord['zt'], string>> = {
  '0': '',
  '1': '您已签署',
  '2': '您已拒绝',
  '3': '已终止',
};

/** Closes the invitation's message: the signature was given or refused, or the case is over. */
export function closeInvitation(tx: Transaction, record: SignatureRecord): void {
  closeMessage(tx.store, invitationId(record), `授权确认：${ANSWERED[record.zt]}`);
}

/** Outcome of the case for its signers; the reason stays with the applicant. */
const ENDED: Readonly<Record<string, string>> = { '80': '未通过', '85': '已撤回', '86': '已失效' };

/** Returns how an application ended without being carried out, and the fate of this signature; undefined for any other. */
export function endOfRequest(one: SignatureRecord, ywzt = ''): { mc: string; sm: string } | undefined {
  const mc = ENDED[ywzt];
  if (mc === undefined) return undefined;
  const own = { '1': '，您的签署不再有效', '2': '，您已拒绝签署' }[String(one.zt)] ?? '';
  return { mc, sm: `${mc}${own}，没有发生变更，您无需再处理` };
}

/** Notifies all signers of a case that ended without being carried out: nothing to do, nothing changed. */
export function closeInvitations(tx: Transaction, { ywlsh, ywzt }: Pick<CaseRecord, 'ywlsh' | 'ywzt'>): void {
  const invited = new Set<string>();
  for (const one of signaturesUnder(tx.store, ywlsh)) {
    if (!isInvited(one) || one.zt === '3') continue;
    if (one.zt === '0') {
      const lapsed: SignatureRecord = { ...one, zt: '3' };
      signatures(tx.store).put(one.qmbh, lapsed);
      closeInvitation(tx, lapsed);
    }
    // A person who signs in two capacities is notified once.
    if (invited.has(one.zjhm)) continue;
    invited.add(one.zjhm);
    const how = endOfRequest(one, ywzt)?.sm ?? '已终止，没有发生变更，您无需再处理';
    const nr = `${applicantName(tx, one.owner)}邀请您确认的${one.wsmc}${how}。`;
    tell(tx, one, { id: `qszz-${one.qmbh}`, title: '授权确认已终止', nr, link: '' });
  }
}

export function applicantName(tx: Transaction, owner: OwnerKey): string {
  const actor = actorOf(owner);
  const { xingming } = signerOf(tx, actor);
  if (actor.kind === 'developer') return developers(tx.store).get(actor.kfsbh)?.kfsmc ?? xingming;
  return actor.kind === 'unit' ? (units(tx.store).get(actor.dwzh)?.dwmc ?? xingming) : xingming;
}

/** Returns the signer for an applicant. */
export function signerOf(tx: Transaction, actor: Actor): Pick<SignatureRecord, 'xingming' | 'zjhm' | 'sjhm' | 'qmsf'> {
  if (actor.kind === 'person') {
    const { xingming = '', zjhm = '', sjhm = '' } = persons(tx.store).get(actor.grzh) ?? {};
    return { xingming, zjhm, sjhm, qmsf: '申请人' };
  }
  if (actor.kind === 'unit') {
    const { jbrxm = '', jbrzjhm = '', jbrsjhm = '' } = operatorOf(tx, actor) ?? {};
    return { xingming: jbrxm, zjhm: jbrzjhm, sjhm: jbrsjhm, qmsf: '单位经办人' };
  }
  // A developer's sign-in names no person: its legal representative signs.
  const {
    frdbxm = '',
    frdbzjhm = '',
    sjhm = '',
  } = (actor.kind === 'developer' ? developers(tx.store).get(actor.kfsbh) : undefined) ?? {};
  return { xingming: frdbxm, zjhm: frdbzjhm, sjhm, qmsf: '法定代表人' };
}

function tell(
  tx: Transaction,
  { zjhm, sjhm }: SignatureRecord,
  { id, title, nr, sms = nr, link }: { id: string; title: string; nr: string; sms?: string; link: string },
): void {
  const person = findPersonByZjhm(tx, zjhm);
  if (person?.passwordHash) {
    const message = {
      xxId: id,
      owner: ownerOf({ kind: 'person', grzh: person.grzh }),
      title,
      nr,
      xxlx: '授权确认',
      ywlsh: '',
    };
    sendMessage(tx.store, { ...message, fssj: fundTime(tx.now()), lj: REQUESTS, ljmc: '查看签署确认' });
  }
  // A phone number typed by the applicant is used only for a stranger: the holder of the link can sign.
  const to = registeredPhone(tx, zjhm)?.sjhm ?? sjhm;
  if (to === '') return;
  send(tx, { kind: 'sms', to, code: '', uuid: link, text: `【住房公积金】${sms}` });
}
