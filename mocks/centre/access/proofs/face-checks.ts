import { policyCount } from '../../../data/policy/policy';
import { persons } from '../../kernel/people';
import { type Actor, BusinessError, type OwnerKey, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { actorAs, operatorOf } from '../current-operator';
import { findSession, type SessionRecord, sessionsOf } from '../sessions';
import { isByFace } from '../sign-in-methods';
import { openQrSession, type QrSession, qrStateFor } from './qr-sessions';

/** A recognised face. */
interface FaceCheck {
  hybh: string;
  owner: OwnerKey;
  /** Session that asked for the check. */
  holder: string;
  /** Menu entry that it opens, '' for a check inside a business. */
  menuId: string;
  /** Real time in ms: limits the access to the entry. */
  at: number;
  /** Centre's time in ms: limits the use in a submission. */
  centreAt: number;
}

export interface FaceCheckState {
  zt: QrSession['state'] | 'expired';
  hybh: string;
  /** Seconds of access to the entry. */
  yxsj: number;
}

const checks = (tx: Transaction) => tx.store.table<FaceCheck>('face-checks');
/** A check belongs to one session: another sign-in needs another check. */
const holderOf = (session: SessionRecord) => `${ownerOf(session.actor)} ${session.token} ${session.operator}`;
const minutes = (count: number) => count * 60_000;

export function openFaceCheck(tx: Transaction, wall: number, session: SessionRecord, menuId: string): string {
  return openQrSession(tx, wall, 'face', { holder: holderOf(session), subject: menuId }).uuid;
}

export function faceState(tx: Transaction, wall: number, session: SessionRecord, uuid: string): FaceCheckState {
  const { zt } = qrStateFor(tx, wall, uuid, 'face', holderOf(session));
  const check = zt === 'confirmed' ? checks(tx).get(uuid) : undefined;
  return { zt, hybh: check?.hybh ?? '', yxsj: check ? left(check, wall) : 0 };
}

/** Returns whether this session passed the check for the entry within its validity. */
export function faceChecked(tx: Transaction, wall: number, session: SessionRecord, menuId: string): FaceCheckState {
  const holder = holderOf(session);
  const valid = [...checks(tx).values()].filter(
    (one) => one.holder === holder && one.menuId === menuId && left(one, wall) > 0,
  );
  const check = valid.sort((a, b) => b.at - a.at)[0];
  return check ? { zt: 'confirmed', hybh: check.hybh, yxsj: left(check, wall) } : { zt: 'waiting', hybh: '', yxsj: 0 };
}

/** Completes a check on the phone: the face must be that of the session's person. */
export function completeFaceCheck(tx: Transaction, wall: number, session: QrSession): BusinessError | undefined {
  const asking = findSession(tx, (one) => holderOf(one) === session.holder);
  // Signed out meanwhile: no session is left to use the check.
  if (!asking) return undefined;
  const zjhm = faceOf(tx, asking);
  if (session.zjhm && zjhm && session.zjhm.toUpperCase() !== zjhm) {
    return new BusinessError(REFUSED, '人脸与当前登录人不一致，核验未通过');
  }
  const hybh = `HY${crypto.randomUUID().replaceAll('-', '').slice(0, 18).toUpperCase()}`;
  checks(tx).put(session.uuid, {
    hybh,
    owner: ownerOf(asking.actor),
    holder: session.holder,
    menuId: session.subject,
    at: wall,
    centreAt: tx.now(),
  });
  return undefined;
}

/** @throws BusinessError unless this actor's face was recognised under this number recently */
export function requireFaceCheck(tx: Transaction, actor: Actor, hybh: string): void {
  const check = [...checks(tx).values()].find((one) => hybh !== '' && one.hybh === hybh);
  const own = check?.owner === ownerOf(actor);
  const age = tx.now() - (check?.centreAt ?? 0);
  if (!own || age < 0 || age > minutes(policyCount('p.rlTj'))) {
    throw new BusinessError(REFUSED, '请先完成刷脸核验后再提交');
  }
}

/** @throws BusinessError unless this actor's face opened the menu entry recently: the centre repeats the hall's check */
export function requireEntryFace(tx: Transaction, actor: Actor, menuId: string, ywmc: string): void {
  const within = minutes(policyCount('p.rlTj'));
  const passed = [...checks(tx).values()].some((one) => {
    const age = tx.now() - one.centreAt;
    return one.menuId === menuId && one.owner === ownerOf(actor) && age >= 0 && age <= within;
  });
  // A sign-in by face counts as a check.
  const seen = sessionsOf(tx, ownerOf(actor)).some(({ loginMethod }) => isByFace(loginMethod));
  if (!passed && !seen)
    throw new BusinessError(REFUSED, `请先完成刷脸核验：从菜单重新进入“${ywmc}”，填写的内容保存在草稿箱`);
}

const left = (check: FaceCheck, wall: number) =>
  Math.max(0, Math.ceil((check.at + minutes(policyCount('p.rlYxq')) - wall) / 1000));

function faceOf(tx: Transaction, session: SessionRecord): string {
  const actor = actorAs(session.actor, session.operator);
  if (actor.kind === 'person') return persons(tx.store).get(actor.grzh)?.zjhm ?? '';
  return operatorOf(tx, actor)?.jbrzjhm ?? '';
}
