// First registration of a unit without a sign-in (domain catalogue 11, /UnitDeposit): how an application is begun and found again.

import { isCreditCode } from '@/domain/credit-code';
import { isMobile } from '@/domain/phone';
import { plainIdentifier } from '@/domain/plain-text';
import { applicants, issuePass } from '../access/applicants';
import { captchaRefusal } from '../access/proofs/captcha';
import { type CodeSent, isRightPhoneCode, type Sender, sendPhoneCode, wrongCode } from '../access/proofs/phone-codes';
import { unreadable } from '../access/sign-in';
import { cases, FINAL } from '../cases/case-states';
import { handDraftOn } from '../cases/drafts';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { issueApplicantNumber } from '../kernel/numbers';
import { send } from '../kernel/outbox';
import { units } from '../kernel/people';
import { decrypt } from '../kernel/secrets';
import type { Store } from '../kernel/store';
import { registrationOf } from '../kernel/unit-registration';

export const YWLX = 'GJ0101';
/** An application under way may be begun this often by one phone; its number is what leads back to it. */
const MOST_OPEN = 5;
export const REGISTERED = '该单位已办理缴存登记，请直接注册登录';

/** What opens one application, and its number. */
export interface PassAnswer {
  access_token: string;
  ywlsh: string;
}

/**
 * A code to the operator's phone: for a new application (`ywlsh` ''), or to go on with one. A number that does not belong to
 * the phone is answered the same and gets no message.
 */
export function sendDepositCode(
  desk: Desk,
  sender: Sender,
  input: { ywlsh: string; sjhm: string; code: string; uuid: string },
): CodeSent | Refusal {
  const sjhm = plainIdentifier(decrypt(input.sjhm));
  if (sjhm === '') return unreadable();
  const unproved = captchaRefusal(desk, sender.wall, input.uuid, input.code);
  if (unproved) return unproved;
  if (!isMobile(sjhm)) return atField('sjhm', '请输入正确格式的手机号');
  const back = input.ywlsh !== '';
  const decoy = back && applicants(desk.store).get(input.ywlsh)?.sjhm !== sjhm;
  const what = back ? '继续办理单位缴存登记' : '办理单位缴存登记';
  return sendPhoneCode(desk, sender, { purpose: purposeOf(back), sjhm, what, decoy });
}

/**
 * Begins an application for the unit of this code; one that the same phone began before is gone on with. The code proves the
 * phone before anything is said of the unit.
 */
export function beginDeposit(
  desk: Desk,
  wall: number,
  input: { tyshxydm: string; sjhm: string; dxyzm: string },
): PassAnswer | Refusal {
  const sjhm = plainIdentifier(decrypt(input.sjhm));
  const tyshxydm = input.tyshxydm.toUpperCase();
  if (sjhm === '') return unreadable();
  if (!isCreditCode(tyshxydm)) return atField('tyshxydm', '请输入正确的统一社会信用代码');
  if (!isRightPhoneCode(desk, wall, purposeOf(false), sjhm, input.dxyzm)) return wrongCode();
  const unit = unitOfCode(desk.store, tyshxydm);
  if (unit) {
    const wdmc = registrationOf(desk.store, unit.dwzh)?.wdmc ?? '';
    return new Refusal(REFUSED, REGISTERED, { fieldErrors: { tyshxydm: REGISTERED }, data: { ydj: '1', wdmc } });
  }
  const own = [...applicants(desk.store).values()].filter((one) => one.sjhm === sjhm && isOpen(desk.store, one.ywlsh));
  const begun = own.find((one) => one.tyshxydm === tyshxydm);
  if (begun) return { access_token: issuePass(desk, wall, begun.ywlsh), ywlsh: begun.ywlsh };
  if (own.length >= MOST_OPEN) {
    return new Refusal(REFUSED, `同一手机号码最多同时办理${MOST_OPEN}家单位的缴存登记，请先办结已有的申请`);
  }
  const ywlsh = issueApplicantNumber(desk, YWLX);
  // What was typed for one that came to nothing is there again: the same phone asks for the same unit.
  const former = [...applicants(desk.store).values()].findLast((one) => one.sjhm === sjhm && one.tyshxydm === tyshxydm);
  applicants(desk.store).put(ywlsh, { ywlsh, tyshxydm, sjhm, begun: desk.today() });
  if (former) handDraftOn(desk, YWLX, { kind: 'applicant', ywlsh: former.ywlsh }, { kind: 'applicant', ywlsh });
  const text = `【住房公积金】您的单位缴存登记申请已开始，办理流水号${ywlsh}。凭该流水号和本手机号码可随时继续办理、查询进度。`;
  send(desk, { kind: 'sms', to: sjhm, code: '', uuid: '', text });
  return { access_token: issuePass(desk, wall, ywlsh), ywlsh };
}

/** Goes on with an application. An unknown number, another phone and a wrong code are answered in the same words. */
export function returnToDeposit(
  desk: Desk,
  wall: number,
  input: { ywlsh: string; sjhm: string; dxyzm: string },
): PassAnswer | Refusal {
  const sjhm = plainIdentifier(decrypt(input.sjhm));
  if (sjhm === '') return unreadable();
  const right = isRightPhoneCode(desk, wall, purposeOf(true), sjhm, input.dxyzm);
  if (!right || applicants(desk.store).get(input.ywlsh)?.sjhm !== sjhm) return wrongCode();
  return { access_token: issuePass(desk, wall, input.ywlsh), ywlsh: input.ywlsh };
}

/** The unit that is registered under a code. */
export function unitOfCode(store: Store, tyshxydm: string) {
  return [...units(store).values()].find((unit) => unit.tyshxydm === tyshxydm);
}

/** Not handed in yet, or still under way. */
function isOpen(store: Store, ywlsh: string): boolean {
  const found = cases(store).get(ywlsh);
  return !found || !FINAL.includes(found.ywzt);
}

const purposeOf = (back: boolean) => (back ? 'unit-deposit-return' : 'unit-deposit');

function atField(name: string, message: string): Refusal {
  return new Refusal(REFUSED, message, { fieldErrors: { [name]: message } });
}
