// How somebody is asked to sign an application of another, and hears that there is nothing left to sign.
import { byEndOf, fundTime } from '@/domain/dates';
import { operatorOf } from '../../access/acting';
import { type Actor, actorOf, type Desk } from '../../kernel/desk';
import { closeMessage, sendMessage } from '../../kernel/messages';
import { send } from '../../kernel/outbox';
import { developers, findPersonByZjhm, persons, units } from '../../kernel/people';
import { phonePage } from '../../kernel/phone-pages';
import { registeredPhone } from '../../kernel/registered-phone';
import type { CaseRecord } from '../case-states';
import { isInvited, type SignatureRecord, signatures, signaturesUnder } from './signature-records';

/** Page where requests to sign are answered. */
export const REQUESTS = '/grwt/qsqr';

/** In the hall where the person has an account there, and by SMS with a link. It names what is signed. */
export function invite(desk: Desk, invitation: SignatureRecord): void {
  const { owner, wsmc, qxrq, uuid } = invitation;
  const asked = `${applicantName(desk, owner)}邀请您确认${wsmc}，请在${byEndOf(qxrq)}`;
  const link = `点击链接签署：${phonePage('confirm')}${uuid}`;
  tell(desk, invitation, {
    id: invitationId(invitation),
    title: '授权确认',
    nr: `${asked}登录确认。`,
    // Who has no account there cannot sign in.
    sms: signsIn(desk, invitation) ? `${asked}登录确认。也可${link}` : `${asked}${link}`,
    link: uuid,
  });
}

/** The last call to those who were asked and have not answered. */
export function remindSigners(desk: Desk, { ywlsh }: Pick<CaseRecord, 'ywlsh'>): void {
  for (const one of signaturesUnder(desk.store, ywlsh)) {
    if (!isInvited(one) || one.zt !== '0') continue;
    const nr = `${applicantName(desk, one.owner)}邀请您确认的${one.wsmc}尚未签署，请在${byEndOf(one.qxrq)}签署，逾期失效。`;
    const link = `点击链接签署：${phonePage('confirm')}${one.uuid}`;
    tell(desk, one, { id: `txqs-${one.qmbh}`, title: '授权确认即将到期', nr, sms: `${nr}${link}`, link: one.uuid });
  }
}

const invitationId = ({ qmbh }: Pick<SignatureRecord, 'qmbh'>) => `yqqs-${qmbh}`;

const signsIn = (desk: Desk, { zjhm }: SignatureRecord) => Boolean(findPersonByZjhm(desk, zjhm)?.passwordHash);

/** How it ended, in the title of the message that asked for the signature. */
const ANSWERED: Readonly<Record<SignatureRecord['zt'], string>> = {
  '0': '',
  '1': '您已签署',
  '2': '您已拒绝',
  '3': '已终止',
};

/** Nothing asks for this signature any more: it was given or refused, or the case is over. */
export function closeInvitation(desk: Desk, record: SignatureRecord): void {
  closeMessage(desk.store, invitationId(record), `授权确认：${ANSWERED[record.zt]}`);
}

/** How a case ended, for those who were to agree to it: why is the applicant's own matter. */
const ENDED: Readonly<Record<string, string>> = { '80': '未通过', '85': '已撤回', '86': '已失效' };

/** How the application ended without being carried out, and what has become of this person's signature; undefined for any other. */
export function endOfRequest(one: SignatureRecord, ywzt = ''): { mc: string; sm: string } | undefined {
  const mc = ENDED[ywzt];
  if (mc === undefined) return undefined;
  const own = { '1': '，您的签署不再有效', '2': '，您已拒绝签署' }[String(one.zt)] ?? '';
  return { mc, sm: `${mc}${own}，没有发生变更，您无需再处理` };
}

/** The case is over and was not carried out: whoever was invited hears that nothing is left to do and nothing has changed. */
export function closeInvitations(desk: Desk, { ywlsh, ywzt }: Pick<CaseRecord, 'ywlsh' | 'ywzt'>): void {
  const told = new Set<string>();
  for (const one of signaturesUnder(desk.store, ywlsh)) {
    if (!isInvited(one) || one.zt === '3') continue;
    if (one.zt === '0') {
      const lapsed: SignatureRecord = { ...one, zt: '3' };
      signatures(desk.store).put(one.qmbh, lapsed);
      closeInvitation(desk, lapsed);
    }
    // Who signs in two capacities is one person.
    if (told.has(one.zjhm)) continue;
    told.add(one.zjhm);
    const how = endOfRequest(one, ywzt)?.sm ?? '已终止，没有发生变更，您无需再处理';
    const nr = `${applicantName(desk, one.owner)}邀请您确认的${one.wsmc}${how}。`;
    tell(desk, one, { id: `qszz-${one.qmbh}`, title: '授权确认已终止', nr, link: '' });
  }
}

export function applicantName(desk: Desk, owner: string): string {
  const actor = actorOf(owner);
  const { xingming } = signerOf(desk, actor);
  if (actor.kind === 'developer') return developers(desk.store).get(actor.kfsbh)?.kfsmc ?? xingming;
  return actor.kind === 'unit' ? (units(desk.store).get(actor.dwzh)?.dwmc ?? xingming) : xingming;
}

/** Who signs for an applicant. */
export function signerOf(desk: Desk, actor: Actor): Pick<SignatureRecord, 'xingming' | 'zjhm' | 'sjhm' | 'qmsf'> {
  if (actor.kind === 'person') {
    const { xingming = '', zjhm = '', sjhm = '' } = persons(desk.store).get(actor.grzh) ?? {};
    return { xingming, zjhm, sjhm, qmsf: '申请人' };
  }
  if (actor.kind === 'unit') {
    const { jbrxm = '', jbrzjhm = '', jbrsjhm = '' } = operatorOf(desk, actor) ?? {};
    return { xingming: jbrxm, zjhm: jbrzjhm, sjhm: jbrsjhm, qmsf: '单位经办人' };
  }
  // Whoever signs in for a developer is nobody in particular: its legal person answers for it.
  const {
    frdbxm = '',
    frdbzjhm = '',
    sjhm = '',
  } = (actor.kind === 'developer' ? developers(desk.store).get(actor.kfsbh) : undefined) ?? {};
  return { xingming: frdbxm, zjhm: frdbzjhm, sjhm, qmsf: '法定代表人' };
}

function tell(
  desk: Desk,
  { zjhm, sjhm }: SignatureRecord,
  { id, title, nr, sms = nr, link }: { id: string; title: string; nr: string; sms?: string; link: string },
): void {
  const person = findPersonByZjhm(desk, zjhm);
  if (person?.passwordHash) {
    const message = { xxId: id, owner: `person:${person.grzh}`, title, nr, xxlx: '授权确认', ywlsh: '' };
    sendMessage(desk.store, { ...message, fssj: fundTime(desk.now()), lj: REQUESTS, ljmc: '查看签署确认' });
  }
  // The applicant's word counts only for a stranger: whoever gets the link signs.
  const to = registeredPhone(desk, zjhm)?.sjhm ?? sjhm;
  if (to === '') return;
  send(desk, { kind: 'sms', to, code: '', uuid: link, text: `【住房公积金】${sms}` });
}
