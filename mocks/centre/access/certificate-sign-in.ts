// Sign-in by digital certificate: a random of the centre, signed with the key to the certificate.
import type { LoginType, SignInAnswer } from '@/api/auth';
import type { CertificateRandom } from '@/api/certificate-sign-in';
import type { Origin } from '../kernel/access-log';
import { type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { findUnitByDwzh, units } from '../kernel/people';
import { admit, noteFailure } from './admit';
import { boundActor, unbound } from './bindings';
import {
  type CertificateBody,
  certificateRefusal,
  isSignedBy,
  operatorMark,
  trustedCertificate,
} from './certificates-ca';
import { asLoginType } from './sign-in';
import { type Account, knownAccount } from './sign-in-accounts';
import { closedWay } from './sign-in-methods';

const VALID_MS = 120_000;

interface RandomRecord {
  uuid: string;
  random: string;
  until: number;
}

const randoms = (desk: Desk) => desk.store.table<RandomRecord>('certificate-randoms');

export const certificateKey = (serialNumber: string) => `certificate:${serialNumber}`;

/** What is to be signed: good for one try within two minutes. */
export function issueRandom(desk: Desk, wall: number): CertificateRandom {
  for (const old of [...randoms(desk).values()]) if (old.until < wall) randoms(desk).delete(old.uuid);
  const uuid = crypto.randomUUID();
  const random = [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  randoms(desk).put(uuid, { uuid, random, until: wall + VALID_MS });
  return { uuid, random, yxsj: VALID_MS / 1000 };
}

/** Refusals are returned, not thrown: the random is used up, right or wrong. */
export function signInByCertificate(
  desk: Desk,
  origin: Origin,
  input: { loginType: string; uuid: string; cert: string; signature: string },
): SignInAnswer | Refusal {
  const random = takeRandom(desk, origin.wall, input.uuid);
  if (random === undefined) return new Refusal(REFUSED, '本次验证已超过2分钟或已使用过，请重新登录');
  const loginType = asLoginType(input.loginType);
  if (!loginType) return new Refusal(REFUSED, '请选择登录身份');
  const closed = closedWay(desk, 'certificate', loginType);
  if (closed) return closed;
  const body = trustedCertificate(input.cert);
  if (body instanceof Refusal) return body;
  // Before anything is said of the certificate or its holder: whoever has no key learns nothing.
  if (!isSignedBy(random, input.signature, body.publicKey)) {
    return new Refusal(REFUSED, '签名核验未通过，请重新插入密钥后再试，或换用其他登录方式');
  }
  const unusable = certificateRefusal(desk, body);
  if (unusable) {
    const account = boundAccount(desk, body, accountsNamed(desk, body));
    // Somebody tries a key that was lost or has run out: its holder should see it.
    if (account) noteFailure(desk, origin, account, 'certificate', unusable.message);
    return unusable;
  }
  const account = holderOf(desk, origin.wall, loginType, body);
  return account instanceof Refusal ? account : admit(desk, origin, account, 'certificate');
}

function takeRandom(desk: Desk, wall: number, uuid: string): string | undefined {
  const found = randoms(desk).get(uuid);
  if (!found) return undefined;
  randoms(desk).delete(uuid);
  return found.until >= wall ? found.random : undefined;
}

/** The account the certificate opens, or why it opens none yet. */
function holderOf(desk: Desk, wall: number, loginType: LoginType, body: CertificateBody): Account | Refusal {
  const { subject } = body;
  const kind: LoginType = subject.kfsbh === '' ? '2' : '3';
  if (kind !== loginType) {
    const title = kind === '2' ? '单位' : '开发商';
    return new Refusal(REFUSED, `该证书是${title}证书，请在上方选择“${title}”后登录`);
  }
  const known = accountsNamed(desk, body);
  if (known.length === 0) return notKnown(kind, subject.name);
  const registered = known.filter(({ passwordHash }) => passwordHash !== '');
  if (registered.length === 0) {
    return new Refusal(REFUSED, `“${subject.name}”尚未注册网上办事大厅。请先办理单位注册，再用证书登录`);
  }
  const account = boundAccount(desk, body, registered);
  if (!account) {
    const [only, ...more] = registered;
    const owner = more.length === 0 ? only?.owner : undefined;
    const key = certificateKey(body.serialNumber);
    return unbound(desk, wall, { key, way: '数字证书', who: subject.name, ...(owner !== undefined && { owner }) });
  }
  return kind === '3' ? account : operatorAccount(desk, account, body);
}

/** What it is bound to counts only where the certificate names the same unit or developer. */
function boundAccount(desk: Desk, { serialNumber }: CertificateBody, named: readonly Account[]): Account | undefined {
  const bound = boundActor(desk, certificateKey(serialNumber));
  return bound && named.find(({ owner }) => owner === ownerOf(bound));
}

/** Usually one; several when a certificate names only the credit code and the unit has several accounts. */
function accountsNamed(desk: Desk, { subject }: CertificateBody): Account[] {
  if (subject.kfsbh !== '') return [knownAccount(desk, '3', subject.kfsbh)].filter((found) => found !== undefined);
  return [...units(desk.store).values()]
    .filter(({ dwzh, tyshxydm, other }) => {
      const named = subject.dwzh === '' || subject.dwzh === dwzh;
      return named && tyshxydm !== '' && tyshxydm === subject.tyshxydm && other !== true;
    })
    .map(({ dwzh }) => knownAccount(desk, '2', dwzh))
    .filter((found) => found !== undefined);
}

/** A unit's certificate is in one operator's hands: it opens that operator's session and nobody else's. */
function operatorAccount(desk: Desk, { dwzh }: Account, { subject }: CertificateBody): Account | Refusal {
  const unit = findUnitByDwzh(desk, dwzh);
  const operators = unit ? [unit.operator, ...(unit.operators ?? [])] : [];
  const holder = operators.find(({ jbrzjhm }) => jbrzjhm !== '' && operatorMark(jbrzjhm) === subject.jbrbs);
  const account = holder && knownAccount(desk, '2', dwzh, holder.jbrzjhm);
  if (account) return account;
  return new Refusal(
    REFUSED,
    `证书持有人${subject.jbrxm}不是“${subject.name}”登记的经办人。请先变更经办人信息，或换用其他登录方式`,
  );
}

function notKnown(kind: LoginType, name: string): Refusal {
  const text =
    kind === '2'
      ? `“${name}”尚未在中心办理缴存登记。请先办理单位缴存登记，再用证书登录`
      : `“${name}”尚未在中心备案。请到柜台办理开发商备案，再用证书登录`;
  return new Refusal(REFUSED, text);
}
