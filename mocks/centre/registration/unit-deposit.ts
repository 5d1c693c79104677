// First registration of a unit without a sign-in (docs/rules/gj0101-unit-registration.md): start and resumption of an application.

import { isCreditCode } from '@/domain/identity/credit-code';
import { isMobile } from '@/domain/identity/phone';
import { plainIdentifier } from '@/domain/text/plain-text';
import { applicants, issuePass } from '../access/applicants';
import { captchaRefusal } from '../access/proofs/captcha';
import { isRightPhoneCode, type Sender, type SentCode, sendPhoneCode, wrongCode } from '../access/proofs/phone-codes';
import { unreadable } from '../access/sign-in';
import { cases, FINAL } from '../cases/case-states';
import { transferDraft } from '../cases/drafts/drafts';
import { issueApplicantNumber } from '../kernel/business-numbers';
import { send } from '../kernel/messages/outbox';
import { units } from '../kernel/people';
import { decrypt } from '../kernel/secrets';
import type { Store } from '../kernel/store';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { unitRegistrationOf } from '../kernel/unit/unit-registration';
import { atField } from './read-registrant';

export const YWLX = 'GJ0101';
/** Limit of open applications per phone; the business number leads back to each. */
const MOST_OPEN = 5;
export const REGISTERED = '该单位已办理缴存登记，请直接注册登录';

/** Pass to one application, and its number. */
export interface PassAnswer {
  access_token: string;
  ywlsh: string;
}

/**
 * Sends a code to the operator's phone: for a new application (`ywlsh` ''), or to resume one. A number of another phone gets the same
 * response and no message.
 */
export function sendDepositCode(
  tx: Transaction,
  sender: Sender,
  input: { ywlsh: string; sjhm: string; code: string; uuid: string },
): SentCode | BusinessError {
  const sjhm = plainIdentifier(decrypt(input.sjhm));
  if (sjhm === '') return unreadable();
  const unproved = captchaRefusal(tx, sender.wall, input.uuid, input.code);
  if (unproved) return unproved;
  if (!isMobile(sjhm)) return atField('sjhm', '请输入正确格式的手机号');
  const back = input.ywlsh !== '';
  const decoy = back && applicants(tx.store).get(input.ywlsh)?.sjhm !== sjhm;
  const what = back ? '继续办理单位缴存登记' : '办理单位缴存登记';
  return sendPhoneCode(tx, sender, { purpose: purposeOf(back), sjhm, what, decoy });
}

/**
 * Starts an application for the unit of this credit code, or resumes the one of the same phone. The code proves the phone before anything
 * about the unit is revealed.
 */
export function beginDeposit(
  tx: Transaction,
  wall: number,
  input: { tyshxydm: string; sjhm: string; dxyzm: string },
): PassAnswer | BusinessError {
  const sjhm = plainIdentifier(decrypt(input.sjhm));
  const tyshxydm = input.tyshxydm.toUpperCase();
  if (sjhm === '') return unreadable();
  if (!isCreditCode(tyshxydm)) return atField('tyshxydm', '请输入正确的统一社会信用代码');
  if (!isRightPhoneCode(tx, wall, purposeOf(false), sjhm, input.dxyzm)) return wrongCode();
  const unit = unitOfCode(tx.store, tyshxydm);
  if (unit) {
    const wdmc = unitRegistrationOf(tx.store, unit.dwzh)?.wdmc ?? '';
    return new BusinessError(REFUSED, REGISTERED, { fieldErrors: { tyshxydm: REGISTERED }, data: { ydj: '1', wdmc } });
  }
  const own = [...applicants(tx.store).values()].filter((one) => one.sjhm === sjhm && isOpen(tx.store, one.ywlsh));
  const begun = own.find((one) => one.tyshxydm === tyshxydm);
  if (begun) return { access_token: issuePass(tx, wall, begun.ywlsh), ywlsh: begun.ywlsh };
  if (own.length >= MOST_OPEN) {
    return new BusinessError(REFUSED, `同一手机号码最多同时办理${MOST_OPEN}家单位的缴存登记，请先办结已有的申请`);
  }
  const ywlsh = issueApplicantNumber(tx, YWLX);
  // The draft of a failed application is reused: same phone, same unit.
  const former = [...applicants(tx.store).values()].findLast((one) => one.sjhm === sjhm && one.tyshxydm === tyshxydm);
  applicants(tx.store).put(ywlsh, { ywlsh, tyshxydm, sjhm, begun: tx.today() });
  if (former) transferDraft(tx, YWLX, { kind: 'applicant', ywlsh: former.ywlsh }, { kind: 'applicant', ywlsh });
  const text = `【住房公积金】您的单位缴存登记申请已开始，办理流水号${ywlsh}。凭该流水号和本手机号码可随时继续办理、查询进度。`;
  send(tx, { kind: 'sms', to: sjhm, code: '', uuid: '', text });
  return { access_token: issuePass(tx, wall, ywlsh), ywlsh };
}

/** Resumes an application. An unknown number, another phone and a wrong code are refused with one message. */
export function returnToDeposit(
  tx: Transaction,
  wall: number,
  input: { ywlsh: string; sjhm: string; dxyzm: string },
): PassAnswer | BusinessError {
  const sjhm = plainIdentifier(decrypt(input.sjhm));
  if (sjhm === '') return unreadable();
  const right = isRightPhoneCode(tx, wall, purposeOf(true), sjhm, input.dxyzm);
  if (!right || applicants(tx.store).get(input.ywlsh)?.sjhm !== sjhm) return wrongCode();
  return { access_token: issuePass(tx, wall, input.ywlsh), ywlsh: input.ywlsh };
}

/** Returns the registered unit of a credit code. */
export function unitOfCode(store: Store, tyshxydm: string) {
  return [...units(store).values()].find((unit) => unit.tyshxydm === tyshxydm);
}

/** Returns whether the application is not submitted yet, or its case is open. */
function isOpen(store: Store, ywlsh: string): boolean {
  const found = cases(store).get(ywlsh);
  return !found || !FINAL.includes(found.ywzt);
}

const purposeOf = (back: boolean) => (back ? 'unit-deposit-return' : 'unit-deposit');
