// A forgotten password (domain catalogue 11, /forgotPwd): who, proved by phone or face, a new password. One ticket holds the
// three steps together. Somebody the centre does not know gets the same answers, but no message and no code that is right.
import type { LoginType } from '@/api/auth';
import type { Recovery } from '@/api/password';
import { maskPhone } from '@/domain/mask';
import { answeredAgain } from '../../kernel/answered-guest';
import { actorOf, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { persons } from '../../kernel/people';
import { captchaRefusal } from '../proofs/captcha';
import {
  type CodeSent,
  decoyPhone,
  isRightPhoneCode,
  type Sender,
  sendPhoneCode,
  wrongCode,
} from '../proofs/phone-codes';
import { openQrSession, type QrSession, qrStateFor } from '../proofs/qr-sessions';
import { type Account, accountOf, findAccount } from '../sign-in-accounts';
import { setPassword } from './passwords';

/** As it was typed, secrets already readable. */
export interface RecoveryClaim {
  loginType: LoginType;
  /** A unit that pays nothing in (其他单位). */
  other: boolean;
  /** ID number, unit account or developer number. */
  number: string;
  /** Of units: who acts for it. */
  jbrxm: string;
  jbrzjhm: string;
}

interface RecoveryTicket extends RecoveryClaim {
  ticket: string;
  /** ownerOf the account, '' when there is none. */
  owner: string;
  operator: string;
  sjhm: string;
  proof: 'none' | 'sms' | 'face';
  /** The code it was proved with: the last step names it again. */
  dxyzm: string;
  wrong: number;
  until: number;
}

const VALID_S = 10 * 60;
const MOST_WRONG = 5;
const PURPOSE = 'recover';
const HOLDER = 'recover ';
/** The ticket is over: it all starts again. */
const OVER = '1005';

const tickets = (desk: Desk) => desk.store.table<RecoveryTicket>('recovery-tickets');

/** Step 1. The answer is the same whether the account exists or not; developers have nobody whose face is known. */
export function claimAccount(
  desk: Desk,
  wall: number,
  claim: RecoveryClaim,
  captcha: { code: string; uuid: string },
): Recovery | Refusal {
  const unproved = captchaRefusal(desk, wall, captcha.uuid, captcha.code);
  if (unproved) return unproved;
  for (const old of [...tickets(desk).values()]) if (old.until < wall) tickets(desk).delete(old.ticket);
  const account = accountClaimed(desk, claim);
  const record: RecoveryTicket = {
    ...claim,
    ticket: crypto.randomUUID(),
    owner: account?.owner ?? '',
    operator: account?.operator ?? '',
    sjhm: account?.sjhm ?? decoyPhone(`${claim.loginType}${claim.number}${claim.jbrzjhm}`.toUpperCase()),
    proof: 'none',
    dxyzm: '',
    wrong: 0,
    until: wall + VALID_S * 1000,
  };
  tickets(desk).put(record.ticket, record);
  const fs = claim.loginType === '3' ? ['sms'] : ['sms', 'face'];
  return { ticket: record.ticket, sjhm: maskPhone(record.sjhm), yxsj: VALID_S, fs };
}

/** Step 2 by SMS, to the registered number. */
export function sendRecoverCode(desk: Desk, sender: Sender, id: string, number: string): CodeSent | Refusal {
  const ticket = liveTicket(desk, sender.wall, id);
  if (ticket instanceof Refusal) return ticket;
  if (!isSame(ticket.number, number)) return over();
  const { sjhm, owner } = ticket;
  return sendPhoneCode(desk, sender, { purpose: PURPOSE, sjhm, what: '找回登录密码', decoy: owner === '' });
}

export function checkRecoverCode(desk: Desk, wall: number, id: string, dxyzm: string): object | Refusal {
  const ticket = liveTicket(desk, wall, id);
  if (ticket instanceof Refusal) return ticket;
  // The answer to the first try was lost: a code is good once, but this ticket has been proved with it.
  if (ticket.proof === 'sms' && ticket.dxyzm === dxyzm) return { ticket: id };
  // Asked for nobody's number as well, so that a guess counts the same.
  if (isRightPhoneCode(desk, wall, PURPOSE, ticket.sjhm, dxyzm) && ticket.owner !== '') {
    tickets(desk).put(id, { ...ticket, proof: 'sms', dxyzm });
    return { ticket: id };
  }
  const wrong = ticket.wrong + 1;
  if (wrong >= MOST_WRONG) {
    tickets(desk).delete(id);
    return new Refusal(OVER, `短信验证码连续输错${MOST_WRONG}次，请重新验证身份`);
  }
  tickets(desk).put(id, { ...ticket, wrong });
  return wrongCode();
}

/** Step 2 by face: a code for the person's own phone. */
export function openRecoverQr(desk: Desk, wall: number, id: string): QrSession | Refusal {
  const ticket = liveTicket(desk, wall, id);
  if (ticket instanceof Refusal) return ticket;
  if (ticket.loginType === '3') return new Refusal(REFUSED, '开发商账号不支持刷脸核验，请使用短信验证或到柜台办理');
  return openQrSession(desk, wall, 'face', { holder: HOLDER + id });
}

export function recoverQrState(desk: Desk, wall: number, id: string, uuid: string) {
  const ticket = liveTicket(desk, wall, id);
  if (ticket instanceof Refusal) return ticket;
  return { zt: qrStateFor(desk, wall, uuid, 'face', HOLDER + id).zt };
}

/** Whether a face on the phone is meant for a forgotten password. */
export function isRecoverFace(session: QrSession): boolean {
  return session.purpose === 'face' && session.holder.startsWith(HOLDER);
}

/** The phone has recognised a face. A stranger's, and anybody's for an account that is none, is refused in the same words. */
export function completeRecoverFace(desk: Desk, wall: number, session: QrSession): Refusal | undefined {
  const ticket = liveTicket(desk, wall, session.holder.slice(HOLDER.length));
  if (ticket instanceof Refusal) return ticket;
  const zjhm = ticket.owner === '' ? '' : faceOf(desk, ticket);
  if (zjhm === '' || (session.zjhm !== '' && !isSame(session.zjhm, zjhm))) {
    return new Refusal(REFUSED, '人脸与账号本人或登记的经办人不一致，核验未通过');
  }
  tickets(desk).put(ticket.ticket, { ...ticket, proof: 'face', dxyzm: '' });
  return undefined;
}

type NewPassword = RecoveryClaim & { password: string; dxyzm: string };

/** Step 3: for the account the ticket was given for, with the code it was proved with, once. */
export function recoverPassword(desk: Desk, wall: number, id: string, input: NewPassword): null | Refusal {
  const act = { name: PURPOSE, content: { ...input, ticket: id } };
  return answeredAgain(desk, wall, act, () => setRecovered(desk, wall, id, input));
}

function setRecovered(desk: Desk, wall: number, id: string, input: NewPassword): null | Refusal {
  const ticket = liveTicket(desk, wall, id);
  if (ticket instanceof Refusal) return ticket;
  const same =
    ticket.loginType === input.loginType &&
    ticket.other === input.other &&
    isSame(ticket.number, input.number) &&
    ticket.jbrxm === input.jbrxm &&
    isSame(ticket.jbrzjhm, input.jbrzjhm);
  if (!same) return over();
  if (ticket.proof === 'none' || ticket.owner === '') return new Refusal(REFUSED, '请先完成短信验证或刷脸核验');
  if (ticket.dxyzm !== input.dxyzm) return wrongCode();
  setPassword(desk, accountOf(desk, actorOf(ticket.owner), ticket.operator), input.password);
  tickets(desk).delete(id);
  return null;
}

function accountClaimed(desk: Desk, { loginType, other, number, jbrxm, jbrzjhm }: RecoveryClaim): Account | undefined {
  const account = findAccount(desk, loginType, number, jbrzjhm);
  if (!account || account.other !== other || account.sjhm === '') return undefined;
  if (loginType !== '2') return account;
  return jbrzjhm !== '' && account.nikName === jbrxm ? account : undefined;
}

function faceOf(desk: Desk, { owner, operator }: RecoveryTicket): string {
  const actor = actorOf(owner);
  return actor.kind === 'person' ? (persons(desk.store).get(actor.grzh)?.zjhm ?? '') : operator;
}

function liveTicket(desk: Desk, wall: number, id: string): RecoveryTicket | Refusal {
  const ticket = tickets(desk).get(id);
  return ticket && ticket.until >= wall ? ticket : over();
}

const over = () => new Refusal(OVER, '身份验证已超过10分钟或已使用，请重新验证身份');
const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();
