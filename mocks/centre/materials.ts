import type { Material, MaterialFile } from '@/api/archive';
import { policyCount } from '../data/policy';
import { cases } from './case-states';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from './desk';
import { fileType } from './file-type';
import { type Need, needsOf } from './material-needs';
import type { IssuedNumber } from './numbers';
import type { Store } from './store';

const MAX_FILES = 10;

interface StoredFile extends MaterialFile {
  owner: string;
  ywlsh: string;
  wjlxId: string;
  /** MIME type by the content, whatever the name says. */
  lx: string;
  base64: string;
  /** Tells a file sent twice from another one of the same name and size. */
  checksum: number;
  /** Order of arrival. */
  no: number;
}

/** States of an application whose materials the clerk has passed. */
const PASSED: readonly string[] = ['02', '03', '04', '05', '99'];

const files = (desk: Desk) => desk.store.table<StoredFile>('material-files');

/** The material list of one application of this actor; `zstj` are the values that decide what is needed. */
export function listMaterials(
  desk: Desk,
  actor: Actor,
  input: { jdbh: string; ywlsh: string; zstj: Record<string, string> },
): Material[] {
  const ywlx = input.jdbh.split('-')[0] ?? '';
  return needsOf(desk, actor, ywlx, input.zstj).map((need) => {
    const wj = filesOf(desk, actor, input.ywlsh, need.wjlxId);
    return {
      ...withState(need, wj.length, cases(desk.store).get(input.ywlsh)?.ywzt),
      wj: wj.map(({ wjId, wjm, dx }) => ({ wjId, wjm, dx })),
    };
  });
}

/** The material list of an issued business number. */
export function materialsOf(desk: Desk, ywlsh: string, zstj: Record<string, string>): Material[] {
  const issued = issuedNumber(desk.store, ywlsh);
  return issued ? listMaterials(desk, issued.actor, { jdbh: issued.ywlx, ywlsh, zstj }) : [];
}

/** Names of what is needed and neither uploaded nor verified by a register. */
export function missingMaterials(desk: Desk, ywlsh: string, zstj: Record<string, string>): string[] {
  return materialsOf(desk, ywlsh, zstj)
    .filter(({ sfbs, clzt }) => sfbs !== '0' && (clzt === '0' || clzt === '3'))
    .map(({ wjmc }) => wjmc);
}

export function addMaterial(
  desk: Desk,
  actor: Actor,
  input: { ywlsh: string; wjlxId: string; name: string; bytes: Uint8Array },
): MaterialFile {
  const { bytes, ywlsh, wjlxId } = input;
  if (!/^\d{4}$/.test(wjlxId)) throw refusal('材料信息不完整，请返回重新进入本业务');
  refuseUnlessOpen(desk, actor, ywlsh);
  if (bytes.length === 0) throw refusal('文件内容为空，请重新选择文件');
  const limit = policyCount('p.fjDx');
  if (bytes.length > limit * 1024 * 1024) throw refusal(`文件大小不能超过${limit}MB，请压缩后重新上传`);
  const lx = fileType(bytes);
  if (!lx) throw refusal('仅支持jpg、jpeg、png、pdf、ofd格式的文件（以文件内容为准）');
  const present = filesOf(desk, actor, ywlsh, wjlxId);
  const wjm = cleanName(input.name);
  const checksum = checksumOf(bytes);
  // The same file again, after an answer that was lost, is the same upload.
  const same = present.find((file) => file.wjm === wjm && file.dx === bytes.length && file.checksum === checksum);
  if (same) return { wjId: same.wjId, wjm: same.wjm, dx: same.dx };
  if (present.length >= MAX_FILES) throw refusal(`每种材料最多上传${MAX_FILES}个文件`);
  const base64 = toBase64(bytes);
  const wjId = crypto.randomUUID();
  const no = present.reduce((highest, file) => Math.max(highest, file.no), 0) + 1;
  const file = { wjId, wjm, dx: bytes.length, owner: ownerOf(actor), ywlsh, wjlxId, lx, base64, checksum, no };
  files(desk).put(wjId, file);
  return { wjId, wjm, dx: file.dx };
}

export function deleteMaterial(desk: Desk, actor: Actor, wjId: string): null {
  const file = ownFile(desk, actor, wjId);
  refuseUnlessOpen(desk, actor, file.ywlsh);
  files(desk).delete(wjId);
  return null;
}

export function loadMaterial(desk: Desk, actor: Actor, wjId: string): { wjm: string; lx: string; base64: string } {
  const { wjm, lx, base64 } = ownFile(desk, actor, wjId);
  return { wjm, lx, base64 };
}

/** Another person's file and one that does not exist are refused in the same words. */
function ownFile(desk: Desk, actor: Actor, wjId: string): StoredFile {
  const file = files(desk).get(wjId);
  if (file?.owner === ownerOf(actor)) return file;
  throw refusal('文件不存在或已删除');
}

function filesOf(desk: Desk, actor: Actor, ywlsh: string, wjlxId: string): StoredFile[] {
  const owner = ownerOf(actor);
  return [...files(desk).values()]
    .filter((file) => file.ywlsh === ywlsh && file.wjlxId === wjlxId && file.owner === owner)
    .sort((a, b) => a.no - b.no);
}

function withState({ wjlxId, wjmc, sfbs, mjsm }: Need, uploaded: number, ywzt = ''): Omit<Material, 'wj'> {
  const sent = PASSED.includes(ywzt) ? '4' : '1';
  return { wjlxId, wjmc, sfbs, mjsm, clzt: uploaded > 0 ? sent : mjsm ? '2' : '0' };
}

/** Files belong to an application of one's own that is not handed in yet, or was returned for correction. */
function refuseUnlessOpen(desk: Desk, actor: Actor, ywlsh: string): void {
  const issued = desk.store.table<IssuedNumber>('issued-numbers').get(ywlsh);
  if (issued?.owner !== ownerOf(actor)) throw refusal('业务流水号无效，请返回后重新进入本业务');
  const handedIn = cases(desk.store).get(ywlsh);
  if (handedIn && handedIn.ywzt !== '97') throw refusal('业务已提交，材料不能再修改');
}

/** FNV-1a over the bytes. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

/** No folders, control or direction-changing characters, at most 100 characters with the ending kept. */
function cleanName(name: string): string {
  const bare = name.replace(/^.*[\\/]/s, '').replace(/[\p{Cc}\p{Cf}]/gu, '') || '未命名';
  return bare.length <= 100 ? bare : `${bare.slice(0, 90)}…${bare.slice(-9)}`;
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

const refusal = (message: string) => new Refusal(REFUSED, message);

/** Whom a business number was issued to and for what: the table is kept by numbers.ts. */
function issuedNumber(store: Store, ywlsh: string): { actor: Actor; ywlx: string } | undefined {
  const issued = store.table<IssuedNumber>('issued-numbers').get(ywlsh);
  const [kind, number = ''] = issued?.owner.split(':') ?? [];
  if (!issued) return undefined;
  if (kind === 'person') return { actor: { kind, grzh: number }, ywlx: issued.ywlx };
  if (kind === 'unit') return { actor: { kind, dwzh: number }, ywlx: issued.ywlx };
  return { actor: { kind: 'developer', kfsbh: number }, ywlx: issued.ywlx };
}
