// GJ0303 merges two accounts if the new ID number already has one and its holder has signed (docs/rules/gj0303-member-key-info.md).
import { plainPersonName } from '@/domain/text/person-name';
import { isInvited, signaturesUnder } from '../../cases/signatures/signature-records';
import type { InvitedSigner } from '../../cases/signatures/signatures';
import { findPersonByZjhm, type PersonRecord, unitOf } from '../../kernel/people';
import type { Actor, Transaction } from '../../kernel/transaction';
import { openLoansOf } from '../../loans/loans';
import { accountsUnder } from '../account-merge';
import { incomingMember } from '../incoming-member';
import type { KeyData } from './key-data';

const COUNTER = '请职工本人持证件到柜台办理';
export const HOLDER_UNASKED = '新证件号码已有个人账户，其持有人没有签署账户合并';

const tail = ({ grzh }: PersonRecord) => `尾号${grzh.slice(-4)}`;
const older = (a: PersonRecord, b: PersonRecord) => (a.khrq + a.grzh < b.khrq + b.grzh ? a : b);

/** Returns the other open account under this number; undefined without one. */
export const otherAccount = (tx: Transaction, { grzh }: PersonRecord, zjhm: string): PersonRecord | undefined =>
  accountsUnder(tx, zjhm).find((one) => one.grzh !== grzh);

/** Returns the objection to the merge, '' for none. */
export function mergeRefusal(tx: Transaction, actor: Actor, member: PersonRecord, next: KeyData): string {
  const why = obstacle(tx, actor, member, next);
  return why && `新证件号码已存在个人账户，不能合并：${why}`;
}

function obstacle(tx: Transaction, actor: Actor, member: PersonRecord, next: KeyData): string {
  const known = incomingMember(tx, unitOf(tx, actor), { ...next });
  if ('why' in known) return known.why;
  if (member.grzhzt !== '01') return '本单位的账户已封存，请先办理启封';
  if (openLoansOf(tx.store, member.grzh).length > 0) return '该职工有未结清的贷款，请到柜台办理';
  return keyHolderOf(tx, next).sjhm ? '' : `该账户没有登记手机号码，不能请其持有人签署，${COUNTER}`;
}

/** Returns the conflict with another person of this number, a closed account or a mere registration included. */
export function numberConflict(tx: Transaction, member: PersonRecord, { zjhm, xingming }: KeyData): string {
  const known = findPersonByZjhm(tx, zjhm);
  if (!known || known.grzh === member.grzh) return '';
  if (known.xingming !== plainPersonName(xingming)) return '姓名与证件号码不匹配';
  return `新证件号码已在本中心登记，${COUNTER}`;
}

/** Returns the present account holder of the number as a signer, with the account's own phone: no unit can have entered it. */
export function keyHolderOf(tx: Transaction, { zjhm, xingming }: KeyData): InvitedSigner {
  const accounts = accountsUnder(tx, zjhm);
  const account = accounts.find(({ passwordHash }) => passwordHash !== '') ?? accounts[0];
  return { zjhm, xingming, as: 'holder', qmsf: '已有账户的持有人', sjhm: account?.sjhm ?? '' };
}

/** Returns whether the holder has signed this case. */
export const holderSigned = ({ store }: Transaction, ywlsh: string, { zjhm }: KeyData): boolean =>
  signaturesUnder(store, ywlsh).some(
    (one) => isInvited(one) && one.as === 'holder' && one.zjhm === zjhm && one.zt === '1',
  );

/** Text on the merge and its consequences, for form, check page, case and signer. */
export function mergeText(member: PersonRecord, other: PersonRecord): string {
  const [stays, goes] = older(member, other) === member ? [member, other] : [other, member];
  return `新证件号码已有个人账户（${tail(other)}），变更生效时与本单位为其设立的账户（${tail(member)}）合并为一个，合并后不能撤销：保留先开立的账号（${tail(stays)}），${tail(goes)}的余额、利息和缴存月份并入后销户；须由职工本人和${tail(other)}账户的持有人分别在各自登记的手机上签署`;
}
