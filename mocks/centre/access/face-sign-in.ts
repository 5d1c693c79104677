// Sign-in by face. A request waits for a face; the simulated recogniser is the virtual phone (POST __qa__/scan).

import type { SignInAnswer } from '@/api/session/auth';
import type { FaceProgress, FaceRequest } from '@/api/session/face-sign-in';
import { maskIdNumber, maskName } from '@/domain/text/mask';
import { isSameName, plainPersonName } from '@/domain/text/person-name';
import { plainIdentifier } from '@/domain/text/plain-text';
import { policyCount } from '../../data/policy/policy';
import type { Origin } from '../kernel/access-log';
import { send } from '../kernel/messages/outbox';
import { decrypt } from '../kernel/secrets';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { facePictureRefusal } from './proofs/face-pictures';
import { unreadable } from './sign-in';
import { type Account, accountFor } from './sign-in-accounts';
import { clearFailures, countFailure, lockedRefusal, MAX_FAILURES } from './sign-in-failures';
import { closedMethod } from './sign-in-methods';
import { noteFailure, startSession } from './start-session';

interface FaceRecord extends FaceProgress {
  uuid: string;
  ticket: string;
  /** ID number as typed. */
  zjhm: string;
  /** Whether name and number belong to an account; if not, no face ever matches. */
  known: boolean;
  /** A picture was received; the picture itself is not stored. */
  pictured: boolean;
  openedAt: number;
  until: number;
  agent: string;
  address: string;
}

const LOCKED_BY_FACE = { what: `刷脸连续${MAX_FAILURES}次未通过`, way: '改用其他登录方式' };
/** One sentence for a different face, a wrong name and an unknown person, so that it reveals nothing. */
const DIFFERENT =
  '人脸与所填姓名、证件号码的登记信息不一致，未通过。请核对姓名和证件号码后，由本人重新刷脸，或选择其他登录方式';
const UNCLEAR = '没有识别到清晰的人脸，未通过。请正对镜头，摘下口罩、墨镜，在光线均匀处重试';
const GIVEN_UP = '手机上的刷脸未完成：没有识别到人脸，或已被取消。请重新刷脸';
const GONE = '本次刷脸已失效，请重新刷脸';
const INSTRUCTIONS = ['请缓慢眨眼', '请缓慢张嘴', '请向左缓慢转头', '请向右缓慢转头', '请缓慢点头'] as const;
const REMARK = '演示环境不比对真实人脸：结果在“测试工具”的虚拟手机中选择';
/** Limit of requests per number in ten minutes: each one calls a phone. */
const MOST_REQUESTS = 10;
const KEPT_MS = 600_000;

const requests = (tx: Transaction) => tx.store.table<FaceRecord>('face-sign-ins');
const failuresOf = (zjhm: string) => `face:${zjhm}`;

/** Opens a request for the person of name and number (both encrypted); a request for an unknown person is opened too and never matches. */
export function beginFaceSignIn(
  tx: Transaction,
  origin: Origin,
  input: { xingming: string; zjhm: string },
): FaceRequest | BusinessError {
  const { wall, agent, address } = origin;
  const closed = closedMethod(tx, 'face', '1');
  if (closed) return closed;
  const xingming = plainPersonName(decrypt(input.xingming));
  const zjhm = plainIdentifier(decrypt(input.zjhm)).toUpperCase();
  if (xingming === '' || zjhm === '') return unreadable();
  const person = accountFor(tx, '1', zjhm);
  const locked = lockedRefusal(tx, wall, failuresOf(zjhm), LOCKED_BY_FACE);
  if (locked) return noted(tx, origin, person, locked);
  for (const old of [...requests(tx).values()]) if (old.until + KEPT_MS < wall) requests(tx).delete(old.uuid);
  const recent = [...requests(tx).values()].filter((one) => one.zjhm === zjhm && one.openedAt + KEPT_MS > wall);
  if (recent.length >= MOST_REQUESTS) return new BusinessError('429', '请求过频繁');

  const uuid = crypto.randomUUID();
  const ticket = crypto.randomUUID();
  const yxsj = policyCount('p.rlDl');
  const known = person !== undefined && isSameName(person.nikName, xingming);
  requests(tx).put(uuid, {
    ...{ uuid, ticket, zjhm, known, zt: 'waiting', sm: '', pictured: false, openedAt: wall, until: wall + yxsj * 1000 },
    ...{ agent, address },
  });
  const hdm = String(10 + randomBelow(90));
  const whom = `${maskName(xingming)}（${maskIdNumber(zjhm)}）`;
  const text = `${whom}请求刷脸登录网上办事大厅，屏幕上的核对码应为${hdm}。如非本人操作，请取消。`;
  send(tx, { kind: 'face', to: whom, code: 'face-login', uuid, text });
  return {
    uuid,
    ticket,
    yxsj,
    hdm,
    dzts: INSTRUCTIONS[randomBelow(INSTRUCTIONS.length)] ?? INSTRUCTIONS[0],
    tsxx: REMARK,
  };
}

/** Stores the camera's pictures; the recogniser starts. */
export function submitFacePictures(
  tx: Transaction,
  wall: number,
  input: { uuid: string; ticket: string; shot: string; moves: readonly string[] },
): FaceProgress | BusinessError {
  const record = own(tx, wall, input);
  if (!record) return new BusinessError(REFUSED, GONE);
  if (record.zt !== 'waiting') return progressOf(record);
  const refused = facePictureRefusal(input.shot, input.moves);
  if (refused) return refused;
  const checked = { ...record, zt: 'checking' as const, pictured: true };
  requests(tx).put(record.uuid, checked);
  return progressOf(checked);
}

/** Returns the progress. A request without its ticket counts as expired. */
export function faceProgress(tx: Transaction, wall: number, input: { uuid: string; ticket: string }): FaceProgress {
  const record = own(tx, wall, input);
  return record ? progressOf(record) : { zt: 'expired', sm: GONE };
}

/** Opens the session of a recognised face; a request opens only one. */
export function signInByFace(
  tx: Transaction,
  origin: Origin,
  input: { uuid: string; ticket: string },
): SignInAnswer | BusinessError {
  const record = own(tx, origin.wall, input);
  if (!record) return new BusinessError(REFUSED, GONE);
  if (record.zt !== 'passed') return new BusinessError(REFUSED, '刷脸尚未通过，请先完成刷脸');
  requests(tx).delete(record.uuid);
  clearFailures(tx, failuresOf(record.zjhm));
  const account = accountFor(tx, '1', record.zjhm);
  // The account's state is revealed only after the identity is proved.
  if (!account?.passwordHash) {
    return new BusinessError(REFUSED, '刷脸已通过，但您尚未注册网上办事大厅，请先完成“个人注册”，再刷脸登录');
  }
  return startSession(tx, origin, account, 'face');
}

/**
 * Result of the recogniser, or of the person's phone: 'confirm' with the face of `zjhm` ('' is the right one), 'cancel' for no face.
 * Undefined for an unknown request.
 */
export function recogniseFace(
  tx: Transaction,
  wall: number,
  input: { uuid: string; action: string; zjhm: string },
): { uuid: string; zt: FaceProgress['zt'] } | BusinessError | undefined {
  const record = requests(tx).get(input.uuid);
  if (!record) return undefined;
  if (record.until < wall) return new BusinessError(REFUSED, '刷脸请求已失效');
  if (record.zt !== 'waiting' && record.zt !== 'checking') return new BusinessError(REFUSED, '刷脸请求已处理');
  const right = record.known && (input.zjhm === '' || input.zjhm.toUpperCase() === record.zjhm);
  if (input.action === 'scan') return { uuid: record.uuid, zt: record.zt };
  if (input.action === 'confirm') return decided(tx, wall, record, right ? 'passed' : 'different');
  if (input.action === 'cancel') return decided(tx, wall, record, 'unclear');
  return new BusinessError(REFUSED, 'action须为scan、confirm或cancel');
}

function decided(tx: Transaction, wall: number, record: FaceRecord, zt: 'passed' | 'different' | 'unclear') {
  const keep = (progress: FaceProgress) => {
    requests(tx).put(record.uuid, { ...record, ...progress });
    return { uuid: record.uuid, zt: progress.zt };
  };
  if (zt === 'passed') return keep({ zt, sm: '' });
  // Cancelled on the phone before a picture: no failed attempt.
  if (zt === 'unclear' && !record.pictured) return keep({ zt, sm: GIVEN_UP });
  const refusal = new BusinessError(REFUSED, zt === 'different' ? DIFFERENT : UNCLEAR);
  const counted = countFailure(tx, wall, failuresOf(record.zjhm), { refusal, lock: LOCKED_BY_FACE });
  noted(tx, { wall, agent: record.agent, address: record.address }, accountFor(tx, '1', record.zjhm), counted);
  return keep({ zt: counted === refusal ? zt : 'locked', sm: counted.message });
}

function own(
  tx: Transaction,
  wall: number,
  { uuid, ticket }: { uuid: string; ticket: string },
): FaceRecord | undefined {
  const record = requests(tx).get(uuid);
  return record && record.ticket === ticket && record.until >= wall ? record : undefined;
}

const progressOf = ({ zt, sm }: FaceRecord): FaceProgress => ({ zt, sm });

/** Logs a failure for an existing account. */
function noted(tx: Transaction, origin: Origin, account: Account | undefined, refusal: BusinessError): BusinessError {
  if (account) noteFailure(tx, origin, account, 'face', refusal.message);
  return refusal;
}

function randomBelow(limit: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % limit;
}
