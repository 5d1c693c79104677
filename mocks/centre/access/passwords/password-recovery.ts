// Password recovery (docs/rules/registration-and-passwords.md, /forgotPwd): identity, proof by phone or face, new password. One ticket
// spans the three steps. An unknown account gets the same responses, but no message and no valid code.
import type { LoginType } from '@/api/session/auth';
import type { Recovery } from '@/api/session/password';
import { maskPhone } from '@/domain/text/mask';
import { idempotentForGuest } from '../../kernel/guest-idempotency';
import { persons } from '../../kernel/people';
import { actorOf, BusinessError, type OwnerKey, PUBLIC, REFUSED, type Transaction } from '../../kernel/transaction';
import { captchaRefusal } from '../proofs/captcha';
import {
  decoyPhone,
  isRightPhoneCode,
  type Sender,
  type SentCode,
  sendPhoneCode,
  wrongCode,
} from '../proofs/phone-codes';
import { openQrSession, type QrSession, qrStateFor } from '../proofs/qr-sessions';
import { type Account, findAccount, signInAccountOf } from '../sign-in-accounts';
import { setPassword } from './passwords';

/** Claim as typed, secrets decrypted. */
export interface RecoveryClaim {
  loginType: LoginType;
  /** Unit that pays no deposits (其他单位). */
  other: boolean;
  /** ID number, unit account or developer number. */
  number: string;
  /** Operator, for units. */
  jbrxm: string;
  jbrzjhm: string;
}

interface RecoveryTicket extends RecoveryClaim {
  ticket: string;
  /** `PUBLIC` without an account. */
  owner: OwnerKey;
  operator: string;
  sjhm: string;
  proof: 'none' | 'sms' | 'face';
  /** Code of the proof, sent again by the last step. */
  dxyzm: string;
  wrong: number;
  until: number;
}

const VALID_S = 10 * 60;
const MOST_WRONG = 5;
const PURPOSE = 'recover';
const HOLDER = 'recover ';
/** Code for an expired ticket: the recovery starts over. */
const OVER = '1005';

const tickets = (tx: Transaction) => tx.store.table<RecoveryTicket>('recovery-tickets');

/** Step 1. The response is the same whether the account exists or not; developers have no face recognition. */
export function claimAccount(
  tx: Transaction,
  wall: number,
  claim: RecoveryClaim,
  captcha: { code: string; uuid: string },
): Recovery | BusinessError {
  const unproved = captchaRefusal(tx, wall, captcha.uuid, captcha.code);
  if (unproved) return unproved;
  for (const old of [...tickets(tx).values()]) if (old.until < wall) tickets(tx).delete(old.ticket);
  const account = accountClaimed(tx, claim);
  const record: RecoveryTicket = {
    ...claim,
    ticket: crypto.randomUUID(),
    owner: account?.owner ?? PUBLIC,
    operator: account?.operator ?? '',
    sjhm: account?.sjhm ?? decoyPhone(`${claim.loginType}${claim.number}${claim.jbrzjhm}`.toUpperCase()),
    proof: 'none',
    dxyzm: '',
    wrong: 0,
    until: wall + VALID_S * 1000,
  };
  tickets(tx).put(record.ticket, record);
  const fs = claim.loginType === '3' ? ['sms'] : ['sms', 'face'];
  return { ticket: record.ticket, sjhm: maskPhone(record.sjhm), yxsj: VALID_S, fs };
}

/** Step 2 by SMS to the registered number. */
export function sendRecoverCode(tx: Transaction, sender: Sender, id: string, number: string): SentCode | BusinessError {
  const ticket = liveTicket(tx, sender.wall, id);
  if (ticket instanceof BusinessError) return ticket;
  if (!isSame(ticket.number, number)) return over();
  const { sjhm, owner } = ticket;
  return sendPhoneCode(tx, sender, { purpose: PURPOSE, sjhm, what: '找回登录密码', decoy: owner === PUBLIC });
}

export function checkRecoverCode(tx: Transaction, wall: number, id: string, dxyzm: string): object | BusinessError {
  const ticket = liveTicket(tx, wall, id);
  if (ticket instanceof BusinessError) return ticket;
  // A retry after a lost response: the code is used up, but proved this ticket.
  if (ticket.proof === 'sms' && ticket.dxyzm === dxyzm) return { ticket: id };
  // Checked for an unknown account too, so that a guess counts the same.
  if (isRightPhoneCode(tx, wall, PURPOSE, ticket.sjhm, dxyzm) && ticket.owner !== PUBLIC) {
    tickets(tx).put(id, { ...ticket, proof: 'sms', dxyzm });
    return { ticket: id };
  }
  const wrong = ticket.wrong + 1;
  if (wrong >= MOST_WRONG) {
    tickets(tx).delete(id);
    return new BusinessError(OVER, `短信验证码连续输错${MOST_WRONG}次，请重新验证身份`);
  }
  tickets(tx).put(id, { ...ticket, wrong });
  return wrongCode();
}

/** Step 2 by face: QR code for the person's own phone. */
export function openRecoverQr(tx: Transaction, wall: number, id: string): QrSession | BusinessError {
  const ticket = liveTicket(tx, wall, id);
  if (ticket instanceof BusinessError) return ticket;
  if (ticket.loginType === '3')
    return new BusinessError(REFUSED, '开发商账号不支持刷脸核验，请使用短信验证或到柜台办理');
  return openQrSession(tx, wall, 'face', { holder: HOLDER + id });
}

export function recoverQrState(tx: Transaction, wall: number, id: string, uuid: string) {
  const ticket = liveTicket(tx, wall, id);
  if (ticket instanceof BusinessError) return ticket;
  return { zt: qrStateFor(tx, wall, uuid, 'face', HOLDER + id).zt };
}

/** Returns whether a face check on the phone belongs to a password recovery. */
export function isRecoverFace(session: QrSession): boolean {
  return session.purpose === 'face' && session.holder.startsWith(HOLDER);
}

/** Completes the face check. A stranger's face and an unknown account are refused with one message. */
export function completeRecoverFace(tx: Transaction, wall: number, session: QrSession): BusinessError | undefined {
  const ticket = liveTicket(tx, wall, session.holder.slice(HOLDER.length));
  if (ticket instanceof BusinessError) return ticket;
  const zjhm = ticket.owner === PUBLIC ? '' : faceOf(tx, ticket);
  if (zjhm === '' || (session.zjhm !== '' && !isSame(session.zjhm, zjhm))) {
    return new BusinessError(REFUSED, '人脸与账号本人或登记的经办人不一致，核验未通过');
  }
  tickets(tx).put(ticket.ticket, { ...ticket, proof: 'face', dxyzm: '' });
  return undefined;
}

type NewPassword = RecoveryClaim & { password: string; dxyzm: string };

/** Step 3: sets the password of the ticket's account, with the code of the proof, once (idempotent). */
export function recoverPassword(tx: Transaction, wall: number, id: string, input: NewPassword): null | BusinessError {
  const act = { name: PURPOSE, content: { ...input, ticket: id } };
  return idempotentForGuest(tx, wall, act, () => setRecovered(tx, wall, id, input));
}

function setRecovered(tx: Transaction, wall: number, id: string, input: NewPassword): null | BusinessError {
  const ticket = liveTicket(tx, wall, id);
  if (ticket instanceof BusinessError) return ticket;
  const same =
    ticket.loginType === input.loginType &&
    ticket.other === input.other &&
    isSame(ticket.number, input.number) &&
    ticket.jbrxm === input.jbrxm &&
    isSame(ticket.jbrzjhm, input.jbrzjhm);
  if (!same) return over();
  if (ticket.proof === 'none' || ticket.owner === PUBLIC)
    return new BusinessError(REFUSED, '请先完成短信验证或刷脸核验');
  if (ticket.dxyzm !== input.dxyzm) return wrongCode();
  setPassword(tx, signInAccountOf(tx, actorOf(ticket.owner), ticket.operator), input.password);
  tickets(tx).delete(id);
  return null;
}

function accountClaimed(
  tx: Transaction,
  { loginType, other, number, jbrxm, jbrzjhm }: RecoveryClaim,
): Account | undefined {
  const account = findAccount(tx, loginType, number, jbrzjhm);
  if (!account || account.other !== other || account.sjhm === '') return undefined;
  if (loginType !== '2') return account;
  return jbrzjhm !== '' && account.nikName === jbrxm ? account : undefined;
}

function faceOf(tx: Transaction, { owner, operator }: RecoveryTicket): string {
  const actor = actorOf(owner);
  return actor.kind === 'person' ? (persons(tx.store).get(actor.grzh)?.zjhm ?? '') : operator;
}

function liveTicket(tx: Transaction, wall: number, id: string): RecoveryTicket | BusinessError {
  const ticket = tickets(tx).get(id);
  return ticket && ticket.until >= wall ? ticket : over();
}

const over = () => new BusinessError(OVER, '身份验证已超过10分钟或已使用，请重新验证身份');
const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();
