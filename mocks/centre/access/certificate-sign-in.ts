// Sign-in by digital certificate: the centre's random, signed with the certificate's key.
import type { LoginType, SignInAnswer } from '@/api/session/auth';
import type { CertificateRandom } from '@/api/session/certificate-sign-in';
import type { Origin } from '../kernel/access-log';
import { findUnitByDwzh, units } from '../kernel/people';
import { BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { boundActor, unbound } from './bindings';
import {
  type CertificateBody,
  certificateRefusal,
  isSignedBy,
  operatorFingerprint,
  trustedCertificate,
} from './certificates-ca';
import { asLoginType } from './sign-in';
import { type Account, accountFor } from './sign-in-accounts';
import { closedMethod } from './sign-in-methods';
import { noteFailure, startSession } from './start-session';

const VALID_MS = 120_000;

interface RandomRecord {
  uuid: string;
  random: string;
  until: number;
}

const randoms = (tx: Transaction) => tx.store.table<RandomRecord>('certificate-randoms');

export const certificateKey = (serialNumber: string) => `certificate:${serialNumber}`;

/** Issues the random to sign: valid for one attempt within two minutes. */
export function issueRandom(tx: Transaction, wall: number): CertificateRandom {
  for (const old of [...randoms(tx).values()]) if (old.until < wall) randoms(tx).delete(old.uuid);
  const uuid = crypto.randomUUID();
  const random = [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  randoms(tx).put(uuid, { uuid, random, until: wall + VALID_MS });
  return { uuid, random, yxsj: VALID_MS / 1000 };
}

/** Signs in by certificate. Refusals are returned, not thrown: the random must stay used up. */
export function signInByCertificate(
  tx: Transaction,
  origin: Origin,
  input: { loginType: string; uuid: string; cert: string; signature: string },
): SignInAnswer | BusinessError {
  const random = takeRandom(tx, origin.wall, input.uuid);
  if (random === undefined) return new BusinessError(REFUSED, '本次验证已超过2分钟或已使用过，请重新登录');
  const loginType = asLoginType(input.loginType);
  if (!loginType) return new BusinessError(REFUSED, '请选择登录身份');
  const closed = closedMethod(tx, 'certificate', loginType);
  if (closed) return closed;
  const body = trustedCertificate(input.cert);
  if (body instanceof BusinessError) return body;
  // Checked before the certificate: a sender without the key learns nothing about its holder.
  if (!isSignedBy(random, input.signature, body.publicKey)) {
    return new BusinessError(REFUSED, '签名核验未通过，请重新插入密钥后再试，或换用其他登录方式');
  }
  const unusable = certificateRefusal(tx, body);
  if (unusable) {
    const account = boundAccount(tx, body, accountsNamed(tx, body));
    // An attempt with a lost or expired key shows in its holder's log.
    if (account) noteFailure(tx, origin, account, 'certificate', unusable.message);
    return unusable;
  }
  const account = holderOf(tx, origin.wall, loginType, body);
  return account instanceof BusinessError ? account : startSession(tx, origin, account, 'certificate');
}

function takeRandom(tx: Transaction, wall: number, uuid: string): string | undefined {
  const found = randoms(tx).get(uuid);
  if (!found) return undefined;
  randoms(tx).delete(uuid);
  return found.until >= wall ? found.random : undefined;
}

/** Returns the account of the certificate, or why it opens none. */
function holderOf(tx: Transaction, wall: number, loginType: LoginType, body: CertificateBody): Account | BusinessError {
  const { subject } = body;
  const kind: LoginType = subject.kfsbh === '' ? '2' : '3';
  if (kind !== loginType) {
    const title = kind === '2' ? '单位' : '开发商';
    return new BusinessError(REFUSED, `该证书是${title}证书，请在上方选择“${title}”后登录`);
  }
  const known = accountsNamed(tx, body);
  if (known.length === 0) return notKnown(kind, subject.name);
  const registered = known.filter(({ passwordHash }) => passwordHash !== '');
  if (registered.length === 0) {
    return new BusinessError(REFUSED, `“${subject.name}”尚未注册网上办事大厅。请先办理单位注册，再用证书登录`);
  }
  const account = boundAccount(tx, body, registered);
  if (!account) {
    const [only, ...more] = registered;
    const owner = more.length === 0 ? only?.owner : undefined;
    const key = certificateKey(body.serialNumber);
    return unbound(tx, wall, { key, way: '数字证书', who: subject.name, ...(owner !== undefined && { owner }) });
  }
  return kind === '3' ? account : operatorAccount(tx, account, body);
}

/** A binding counts only if the certificate names the same unit or developer. */
function boundAccount(
  tx: Transaction,
  { serialNumber }: CertificateBody,
  named: readonly Account[],
): Account | undefined {
  const bound = boundActor(tx, certificateKey(serialNumber));
  return bound && named.find(({ owner }) => owner === ownerOf(bound));
}

/** Returns the accounts named by the certificate: several if it names only a credit code shared by several accounts. */
function accountsNamed(tx: Transaction, { subject }: CertificateBody): Account[] {
  if (subject.kfsbh !== '') return [accountFor(tx, '3', subject.kfsbh)].filter((found) => found !== undefined);
  return [...units(tx.store).values()]
    .filter(({ dwzh, tyshxydm, other }) => {
      const named = subject.dwzh === '' || subject.dwzh === dwzh;
      return named && tyshxydm !== '' && tyshxydm === subject.tyshxydm && other !== true;
    })
    .map(({ dwzh }) => accountFor(tx, '2', dwzh))
    .filter((found) => found !== undefined);
}

/** Returns the account of the operator named in a unit's certificate; no other operator's. */
function operatorAccount(tx: Transaction, { dwzh }: Account, { subject }: CertificateBody): Account | BusinessError {
  const unit = findUnitByDwzh(tx, dwzh);
  const operators = unit ? [unit.operator, ...(unit.operators ?? [])] : [];
  const holder = operators.find(({ jbrzjhm }) => jbrzjhm !== '' && operatorFingerprint(jbrzjhm) === subject.jbrbs);
  const account = holder && accountFor(tx, '2', dwzh, holder.jbrzjhm);
  if (account) return account;
  return new BusinessError(
    REFUSED,
    `证书持有人${subject.jbrxm}不是“${subject.name}”登记的经办人。请先变更经办人信息，或换用其他登录方式`,
  );
}

function notKnown(kind: LoginType, name: string): BusinessError {
  const text =
    kind === '2'
      ? `“${name}”尚未在中心办理缴存登记。请先办理单位缴存登记，再用证书登录`
      : `“${name}”尚未在中心备案。请到柜台办理开发商备案，再用证书登录`;
  return new BusinessError(REFUSED, text);
}
