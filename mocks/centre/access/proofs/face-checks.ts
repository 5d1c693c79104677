import { policyCount } from '../../../data/policy';
import { type Actor, actorOf, type Desk, ownerOf, REFUSED, Refusal } from '../../kernel/desk';
import { persons } from '../../kernel/people';
import { actsAs, operatorOf } from '../acting';
import { type SessionRecord, sessionsOf } from '../sessions';
import { isByFace } from '../sign-in-methods';
import { openQrSession, type QrSession, qrStateFor } from './qr-sessions';

/** A face that was recognised. */
interface FaceCheck {
  hybh: string;
  owner: string;
  /** The menu entry it opens, '' for a check inside a business. */
  menuId: string;
  /** Real time in ms: the entry stays open by it. */
  at: number;
  /** Centre's time in ms: a submission is held against it. */
  centreAt: number;
}

export interface FaceState {
  zt: QrSession['state'] | 'expired';
  hybh: string;
  /** Seconds for which the entry is open. */
  yxsj: number;
}

const checks = (desk: Desk) => desk.store.table<FaceCheck>('face-checks');
/** A check belongs to one session: another sign-in asks again. */
const holderOf = (session: SessionRecord) => `${ownerOf(session.actor)} ${session.token} ${session.operator}`;
const minutes = (count: number) => count * 60_000;

export function openFaceCheck(desk: Desk, wall: number, session: SessionRecord, menuId: string): string {
  return openQrSession(desk, wall, 'face', { holder: holderOf(session), subject: menuId }).uuid;
}

export function faceState(desk: Desk, wall: number, session: SessionRecord, uuid: string): FaceState {
  const { zt } = qrStateFor(desk, wall, uuid, 'face', holderOf(session));
  const check = zt === 'confirmed' ? checks(desk).get(uuid) : undefined;
  return { zt, hybh: check?.hybh ?? '', yxsj: check ? left(check, wall) : 0 };
}

/** Whether this session has opened the entry in the last minutes. */
export function faceChecked(desk: Desk, wall: number, session: SessionRecord, menuId: string): FaceState {
  const holder = holderOf(session);
  const valid = [...checks(desk).values()].filter(
    (one) => one.owner === holder && one.menuId === menuId && left(one, wall) > 0,
  );
  const check = valid.sort((a, b) => b.at - a.at)[0];
  return check ? { zt: 'confirmed', hybh: check.hybh, yxsj: left(check, wall) } : { zt: 'waiting', hybh: '', yxsj: 0 };
}

/** The phone has recognised a face: it has to be that of the person at the screen. */
export function completeFaceCheck(desk: Desk, wall: number, session: QrSession): Refusal | undefined {
  const zjhm = faceOf(desk, session.holder);
  if (session.zjhm && zjhm && session.zjhm.toUpperCase() !== zjhm) {
    return new Refusal(REFUSED, '人脸与当前登录人不一致，核验未通过');
  }
  const hybh = `HY${crypto.randomUUID().replaceAll('-', '').slice(0, 18).toUpperCase()}`;
  checks(desk).put(session.uuid, {
    hybh,
    owner: session.holder,
    menuId: session.subject,
    at: wall,
    centreAt: desk.now(),
  });
  return undefined;
}

/** @throws Refusal unless this actor's face was recognised under this number not long ago */
export function requireFaceCheck(desk: Desk, actor: Actor, hybh: string): void {
  const check = [...checks(desk).values()].find((one) => hybh !== '' && one.hybh === hybh);
  const own = check?.owner.split(' ')[0] === ownerOf(actor);
  const age = desk.now() - (check?.centreAt ?? 0);
  if (!own || age < 0 || age > minutes(policyCount('p.rlTj'))) {
    throw new Refusal(REFUSED, '请先完成刷脸核验后再提交');
  }
}

/** @throws Refusal unless this actor's face opened the menu entry not long ago: the hall asks at the door, the centre once more */
export function requireEntryFace(desk: Desk, actor: Actor, menuId: string, ywmc: string): void {
  const within = minutes(policyCount('p.rlTj'));
  const passed = [...checks(desk).values()].some((one) => {
    const age = desk.now() - one.centreAt;
    return one.menuId === menuId && one.owner.split(' ')[0] === ownerOf(actor) && age >= 0 && age <= within;
  });
  // A sign-in by face has shown it.
  const seen = sessionsOf(desk, ownerOf(actor)).some(({ loginMethod }) => isByFace(loginMethod));
  if (!passed && !seen) throw new Refusal(REFUSED, `请先完成刷脸核验：从菜单重新进入“${ywmc}”，填写的内容保存在草稿箱`);
}

const left = (check: FaceCheck, wall: number) =>
  Math.max(0, Math.ceil((check.at + minutes(policyCount('p.rlYxq')) - wall) / 1000));

function faceOf(desk: Desk, holder: string): string {
  const [owner = '', , operator = ''] = holder.split(' ');
  const actor = actsAs(actorOf(owner), operator);
  if (actor.kind === 'person') return persons(desk.store).get(actor.grzh)?.zjhm ?? '';
  return operatorOf(desk, actor)?.jbrzjhm ?? '';
}
