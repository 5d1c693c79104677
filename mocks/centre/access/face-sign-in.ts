// Sign-in by face. The request waits for a face; the recogniser of the simulated centre is the virtual phone (POST __qa__/scan).

import type { SignInAnswer } from '@/api/auth';
import type { FaceProgress, FaceRequest } from '@/api/face-sign-in';
import { maskIdNumber, maskName } from '@/domain/mask';
import { isSameName, plainPersonName } from '@/domain/person-name';
import { plainIdentifier } from '@/domain/plain-text';
import { policyCount } from '../../data/policy';
import type { Origin } from '../kernel/access-log';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { send } from '../kernel/outbox';
import { decrypt } from '../kernel/secrets';
import { admit, noteFailure } from './admit';
import { facePictureRefusal } from './proofs/face-pictures';
import { unreadable } from './sign-in';
import { type Account, knownAccount } from './sign-in-accounts';
import { clearFailures, countFailure, lockedRefusal, MOST_FAILURES } from './sign-in-failures';
import { closedWay } from './sign-in-methods';

interface FaceRecord extends FaceProgress {
  uuid: string;
  ticket: string;
  /** As typed. */
  zjhm: string;
  /** Whether name and number are those of somebody here; if not, no face is ever the right one. */
  known: boolean;
  /** A picture has come; the picture itself is not kept. */
  pictured: boolean;
  openedAt: number;
  until: number;
  agent: string;
  address: string;
}

const LOCKED_BY_FACE = { what: `刷脸连续${MOST_FAILURES}次未通过`, way: '改用其他登录方式' };
/** One sentence for another face, a wrong name and an unknown person: whoever asks learns nothing. */
const DIFFERENT =
  '人脸与所填姓名、证件号码的登记信息不一致，未通过。请核对姓名和证件号码后，由本人重新刷脸，或选择其他登录方式';
const UNCLEAR = '没有识别到清晰的人脸，未通过。请正对镜头，摘下口罩、墨镜，在光线均匀处重试';
const GIVEN_UP = '手机上的刷脸未完成：没有识别到人脸，或已被取消。请重新刷脸';
const GONE = '本次刷脸已失效，请重新刷脸';
const INSTRUCTIONS = ['请缓慢眨眼', '请缓慢张嘴', '请向左缓慢转头', '请向右缓慢转头', '请缓慢点头'] as const;
const REMARK = '演示环境不比对真实人脸：结果在“测试工具”的虚拟手机中选择';
/** Requests for one number in a while: each of them calls somebody's phone. */
const MOST_REQUESTS = 10;
const KEPT_MS = 600_000;

const requests = (desk: Desk) => desk.store.table<FaceRecord>('face-sign-ins');
const failuresOf = (zjhm: string) => `face:${zjhm}`;

/** Opens a request for the person behind name and number (both encrypted); for anybody else too, but that one never matches. */
export function beginFaceSignIn(
  desk: Desk,
  origin: Origin,
  input: { xingming: string; zjhm: string },
): FaceRequest | Refusal {
  const { wall, agent, address } = origin;
  const closed = closedWay(desk, 'face', '1');
  if (closed) return closed;
  const xingming = plainPersonName(decrypt(input.xingming));
  const zjhm = plainIdentifier(decrypt(input.zjhm)).toUpperCase();
  if (xingming === '' || zjhm === '') return unreadable();
  const person = knownAccount(desk, '1', zjhm);
  const locked = lockedRefusal(desk, wall, failuresOf(zjhm), LOCKED_BY_FACE);
  if (locked) return noted(desk, origin, person, locked);
  for (const old of [...requests(desk).values()]) if (old.until + KEPT_MS < wall) requests(desk).delete(old.uuid);
  const recent = [...requests(desk).values()].filter((one) => one.zjhm === zjhm && one.openedAt + KEPT_MS > wall);
  if (recent.length >= MOST_REQUESTS) return new Refusal('429', '请求过频繁');

  const uuid = crypto.randomUUID();
  const ticket = crypto.randomUUID();
  const yxsj = policyCount('p.rlDl');
  const known = person !== undefined && isSameName(person.nikName, xingming);
  requests(desk).put(uuid, {
    ...{ uuid, ticket, zjhm, known, zt: 'waiting', sm: '', pictured: false, openedAt: wall, until: wall + yxsj * 1000 },
    ...{ agent, address },
  });
  const hdm = String(10 + randomBelow(90));
  const whom = `${maskName(xingming)}（${maskIdNumber(zjhm)}）`;
  const text = `${whom}请求刷脸登录网上办事大厅，屏幕上的核对码应为${hdm}。如非本人操作，请取消。`;
  send(desk, { kind: 'face', to: whom, code: 'face-login', uuid, text });
  return {
    uuid,
    ticket,
    yxsj,
    hdm,
    dzts: INSTRUCTIONS[randomBelow(INSTRUCTIONS.length)] ?? INSTRUCTIONS[0],
    tsxx: REMARK,
  };
}

/** Takes the pictures of a camera; from then on the recogniser is at work. */
export function takeFacePictures(
  desk: Desk,
  wall: number,
  input: { uuid: string; ticket: string; shot: string; moves: readonly string[] },
): FaceProgress | Refusal {
  const record = own(desk, wall, input);
  if (!record) return new Refusal(REFUSED, GONE);
  if (record.zt !== 'waiting') return progressOf(record);
  const refused = facePictureRefusal(input.shot, input.moves);
  if (refused) return refused;
  const checked = { ...record, zt: 'checking' as const, pictured: true };
  requests(desk).put(record.uuid, checked);
  return progressOf(checked);
}

/** How far it is. Without the ticket that belongs to it, a request is as good as expired. */
export function faceProgress(desk: Desk, wall: number, input: { uuid: string; ticket: string }): FaceProgress {
  const record = own(desk, wall, input);
  return record ? progressOf(record) : { zt: 'expired', sm: GONE };
}

/** The session of a face that passed; a request opens one, not two. */
export function signInByFace(
  desk: Desk,
  origin: Origin,
  input: { uuid: string; ticket: string },
): SignInAnswer | Refusal {
  const record = own(desk, origin.wall, input);
  if (!record) return new Refusal(REFUSED, GONE);
  if (record.zt !== 'passed') return new Refusal(REFUSED, '刷脸尚未通过，请先完成刷脸');
  requests(desk).delete(record.uuid);
  clearFailures(desk, failuresOf(record.zjhm));
  const account = knownAccount(desk, '1', record.zjhm);
  // Said only now that they have proved who they are.
  if (!account?.passwordHash) {
    return new Refusal(REFUSED, '刷脸已通过，但您尚未注册网上办事大厅，请先完成“个人注册”，再刷脸登录');
  }
  return admit(desk, origin, account, 'face');
}

/**
 * What the recogniser, or the person's own phone, says of a request: 'confirm' the face of `zjhm` ('' is the right one),
 * 'cancel' no face was recognised. undefined when there is no such request.
 */
export function recogniseFace(
  desk: Desk,
  wall: number,
  input: { uuid: string; action: string; zjhm: string },
): { uuid: string; zt: FaceProgress['zt'] } | Refusal | undefined {
  const record = requests(desk).get(input.uuid);
  if (!record) return undefined;
  if (record.until < wall) return new Refusal(REFUSED, '刷脸请求已失效');
  if (record.zt !== 'waiting' && record.zt !== 'checking') return new Refusal(REFUSED, '刷脸请求已处理');
  const right = record.known && (input.zjhm === '' || input.zjhm.toUpperCase() === record.zjhm);
  if (input.action === 'scan') return { uuid: record.uuid, zt: record.zt };
  if (input.action === 'confirm') return decided(desk, wall, record, right ? 'passed' : 'different');
  if (input.action === 'cancel') return decided(desk, wall, record, 'unclear');
  return new Refusal(REFUSED, 'action须为scan、confirm或cancel');
}

function decided(desk: Desk, wall: number, record: FaceRecord, zt: 'passed' | 'different' | 'unclear') {
  const keep = (progress: FaceProgress) => {
    requests(desk).put(record.uuid, { ...record, ...progress });
    return { uuid: record.uuid, zt: progress.zt };
  };
  if (zt === 'passed') return keep({ zt, sm: '' });
  // Called off on the phone before there was a face: nobody was refused.
  if (zt === 'unclear' && !record.pictured) return keep({ zt, sm: GIVEN_UP });
  const refusal = new Refusal(REFUSED, zt === 'different' ? DIFFERENT : UNCLEAR);
  const counted = countFailure(desk, wall, failuresOf(record.zjhm), { refusal, lock: LOCKED_BY_FACE });
  noted(desk, { wall, agent: record.agent, address: record.address }, knownAccount(desk, '1', record.zjhm), counted);
  return keep({ zt: counted === refusal ? zt : 'locked', sm: counted.message });
}

function own(desk: Desk, wall: number, { uuid, ticket }: { uuid: string; ticket: string }): FaceRecord | undefined {
  const record = requests(desk).get(uuid);
  return record && record.ticket === ticket && record.until >= wall ? record : undefined;
}

const progressOf = ({ zt, sm }: FaceRecord): FaceProgress => ({ zt, sm });

/** A failure at an account that exists stands in its record. */
function noted(desk: Desk, origin: Origin, account: Account | undefined, refusal: Refusal): Refusal {
  if (account) noteFailure(desk, origin, account, 'face', refusal.message);
  return refusal;
}

function randomBelow(limit: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % limit;
}
