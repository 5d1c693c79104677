// A member's right ID number has an account already (domain catalogue GJ0303): the two become one, when whose account it is has signed too.
import { plainPersonName } from '@/domain/person-name';
import { isInvited, signaturesUnder } from '../cases/signatures/signature-records';
import type { InvitedSigner } from '../cases/signatures/signatures';
import type { Actor, Desk } from '../kernel/desk';
import { findPersonByZjhm, type PersonRecord, unitOf } from '../kernel/people';
import { openLoansOf } from '../loans/loans';
import { accountsUnder } from './account-merge';
import { incomingMember } from './incoming-member';
import type { KeyData } from './key-data';

const COUNTER = '请职工本人持证件到柜台办理';
export const HOLDER_UNASKED = '新证件号码已有个人账户，其持有人没有签署账户合并';

const tail = ({ grzh }: PersonRecord) => `尾号${grzh.slice(-4)}`;
const older = (a: PersonRecord, b: PersonRecord) => (a.khrq + a.grzh < b.khrq + b.grzh ? a : b);

/** The open account that somebody else's record has under this number; undefined without one. */
export const otherAccount = (desk: Desk, { grzh }: PersonRecord, zjhm: string): PersonRecord | undefined =>
  accountsUnder(desk, zjhm).find((one) => one.grzh !== grzh);

/** What stands against making the two one, '' for nothing. */
export function whyNotMerged(desk: Desk, actor: Actor, member: PersonRecord, next: KeyData): string {
  const why = obstacle(desk, actor, member, next);
  return why && `新证件号码已存在个人账户，不能合并：${why}`;
}

function obstacle(desk: Desk, actor: Actor, member: PersonRecord, next: KeyData): string {
  const known = incomingMember(desk, unitOf(desk, actor), { ...next });
  if ('why' in known) return known.why;
  if (member.grzhzt !== '01') return '本单位的账户已封存，请先办理启封';
  if (openLoansOf(desk.store, member.grzh).length > 0) return '该职工有未结清的贷款，请到柜台办理';
  return holderOf(desk, next).sjhm ? '' : `该账户没有登记手机号码，不能请其持有人签署，${COUNTER}`;
}

/** Nobody's number becomes a second person's: not that of a closed account, nor of who is only registered in the hall. */
export function whyTaken(desk: Desk, member: PersonRecord, { zjhm, xingming }: KeyData): string {
  const known = findPersonByZjhm(desk, zjhm);
  if (!known || known.grzh === member.grzh) return '';
  if (known.xingming !== plainPersonName(xingming)) return '姓名与证件号码不匹配';
  return `新证件号码已在本中心登记，${COUNTER}`;
}

/** Who has the account under the number now: asked on the phone that this account has, which no unit can have put there. */
export function holderOf(desk: Desk, { zjhm, xingming }: KeyData): InvitedSigner {
  const accounts = accountsUnder(desk, zjhm);
  const account = accounts.find(({ passwordHash }) => passwordHash !== '') ?? accounts[0];
  return { zjhm, xingming, as: 'holder', qmsf: '已有账户的持有人', sjhm: account?.sjhm ?? '' };
}

/** Whether that person has said yes to this case. */
export const holderSigned = ({ store }: Desk, ywlsh: string, { zjhm }: KeyData): boolean =>
  signaturesUnder(store, ywlsh).some(
    (one) => isInvited(one) && one.as === 'holder' && one.zjhm === zjhm && one.zt === '1',
  );

/** That they become one and what that means: on the form, on the check page, in the case and before whoever signs. */
export function mergeText(member: PersonRecord, other: PersonRecord): string {
  const [stays, goes] = older(member, other) === member ? [member, other] : [other, member];
  return `新证件号码已有个人账户（${tail(other)}），变更生效时与本单位为其设立的账户（${tail(member)}）合并为一个，合并后不能撤销：保留先开立的账号（${tail(stays)}），${tail(goes)}的余额、利息和缴存月份并入后销户；须由职工本人和${tail(other)}账户的持有人分别在各自登记的手机上签署`;
}
