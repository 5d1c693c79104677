import type { Material, MaterialFile, UploadState } from '@/api/archive/archive';
import { fileLimits, kindOfFile, MIME, refusedContent } from '@/domain/documents/material-file';
import { decodeBytes } from '@/lib/base64';
import { policy } from '../../../data/policy/policy';
import type { IssuedNumber } from '../../kernel/business-numbers';
import type { Store } from '../../kernel/store';
import { type Actor, actorOf, BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { withQueriesNoted } from '../../registers/register-queries';
import { cases } from '../case-states';
import { ruleFor } from '../registered';
import { refuseSubmitted } from '../submitted';
import { type Need, RETURNED } from './material-needs';
import { bytesOf, dropParts, joinParts, PART_BYTES, type PartsRecord, putPart } from './material-parts';
import { contentsOf, refuseReturned, returnedItem, wasReturned } from './returned-files';

interface StoredFile extends MaterialFile {
  owner: PartsRecord['owner'];
  ywlsh: string;
  wjlxId: string;
  /** MIME type by content, not by name. */
  lx: string;
  /** Upload whose parts are the file. */
  scid: string;
  fps: number;
  /** Tells a retried upload from another file of the same name and size. */
  checksum: number;
  /** Order of arrival. */
  no: number;
}

/** States of an application whose materials the clerk has passed. */
const PASSED: readonly string[] = ['02', '03', '04', '05', '99'];

/** States before a decision. Afterwards the stored list applies: the decision may change the data that determine it. */
const UNDECIDED: readonly string[] = ['97', '98'];

const files = (tx: Transaction) => tx.store.table<StoredFile>('material-files');
const limits = () => fileLimits((key) => policy(key).value);

/** Returns the material list of an own application; `zstj` are the values that determine it. */
export function listMaterials(
  tx: Transaction,
  actor: Actor,
  input: { jdbh: string; ywlsh: string; zstj: Record<string, string> },
): Material[] {
  const ywlx = input.jdbh.split('-')[0] ?? '';
  const found = cases(tx.store).get(input.ywlsh);
  const needs = (found && !UNDECIDED.includes(found.ywzt) && found.needs) || needsNow(tx, actor, ywlx, input);
  return needs.map((need) => {
    const wj = filesOf(tx, actor, input.ywlsh, need.wjlxId);
    const thyy = returnedWords(tx, input.ywlsh, need.wjlxId);
    return {
      ...withState(need, wj.length, found?.ywzt),
      // A returned material is no longer waived by a register.
      ...(thyy && { clzt: RETURNED, thyy, mjsm: '' }),
      wj: wj.map((file) => ({ ...shown(file), ...(wasReturned(tx, file) && { th: true }) })),
    };
  });
}

/** Returns the materials needed by the present data of centre and registers. */
function needsNow(
  tx: Transaction,
  actor: Actor,
  ywlx: string,
  { ywlsh, zstj }: { ywlsh: string; zstj: Record<string, string> },
): readonly Need[] {
  const doing = ywlsh ? `列出业务${ywlsh}所需材料时` : '列出所需材料时';
  return withQueriesNoted(
    tx,
    actor,
    { ywlx, doing },
    () => ruleFor(actor.kind, ywlx)?.needs?.({ tx, actor, ywlsh }, zstj) ?? [],
  );
}

/** Returns the material list of an issued business number. */
export function materialsOf(tx: Transaction, ywlsh: string, zstj: Record<string, string>): Material[] {
  const issued = issuedNumber(tx.store, ywlsh);
  return issued ? listMaterials(tx, issued.actor, { jdbh: issued.ywlx, ywlsh, zstj }) : [];
}

/** Returns the clerk's comment while the material's files are still the returned ones. */
function returnedWords(tx: Transaction, ywlsh: string, wjlxId: string): string {
  const item = returnedItem(tx, ywlsh, wjlxId);
  return item && item.nr === fileContents(tx, ywlsh, wjlxId) ? item.yj : '';
}

/** Fingerprint of the files of an application or of one material: equal for equal content, regardless of names. */
export function fileContents(tx: Transaction, ywlsh: string, wjlxId?: string): string {
  const all = [...files(tx).values()];
  return contentsOf(all.filter((file) => file.ywlsh === ywlsh && (wjlxId === undefined || file.wjlxId === wjlxId)));
}

interface Target {
  ywlsh: string;
  wjlxId: string;
}

/** Uploads a file in one piece. */
export function addMaterial(
  tx: Transaction,
  actor: Actor,
  input: Target & { name: string; bytes: Uint8Array },
): MaterialFile {
  const { bytes, ywlsh, wjlxId } = input;
  const wjm = cleanName(input.name);
  const begun = announced(tx, actor, { ywlsh, wjlxId, wjm, dx: bytes.length });
  const refused = refusedContent(bytes, limits());
  if (refused) throw refusal(refused);
  const { scid, fps, checksum } = joinParts(tx, bytes);
  refuseReturned(tx, begun, { dx: bytes.length, checksum });
  const same = begun.find((file) => file.wjm === wjm && file.dx === bytes.length && file.checksum === checksum);
  if (same) {
    // A retry after a lost response is the same upload.
    dropParts(tx, scid, fps);
    return shown(same);
  }
  refuseFull(begun);
  return keep(tx, actor, { ywlsh, wjlxId, wjm, dx: bytes.length, scid, fps, checksum, lx: mimeOf(bytes) }, begun);
}

/**
 * Starts an upload in parts, or returns the progress of the same one (name, size, checksum, place), so that received parts are not sent
 * again. A complete file is returned at once.
 */
export function beginUpload(
  tx: Transaction,
  actor: Actor,
  input: Target & { wjm: string; dx: number; jym: number },
): UploadState {
  const wjm = cleanName(input.wjm);
  const present = announced(tx, actor, { ...input, wjm });
  refuseReturned(tx, present, { dx: input.dx, checksum: input.jym });
  const same = present.find((file) => file.wjm === wjm && file.dx === input.dx && file.checksum === input.jym);
  if (same) return { scid: same.scid, fpdx: PART_BYTES, yyfp: [], wj: shown(same) };
  refuseFull(present);
  const place = { owner: ownerOf(actor), ywlsh: input.ywlsh, wjlxId: input.wjlxId, wjm, dx: input.dx, jym: input.jym };
  const begun = [...transfers(tx).values()].find((one) =>
    Object.entries(place).every(([key, value]) => Reflect.get(one, key) === value),
  );
  const record = begun ?? { ...place, scid: crypto.randomUUID(), yyfp: [], begun: tx.now() };
  if (!begun) {
    forgetOld(tx, record.owner);
    transfers(tx).put(record.scid, record);
  }
  return { scid: record.scid, fpdx: PART_BYTES, yyfp: [...record.yyfp], wj: null };
}

/** Stores one part; the last one completes the file. A refusal of the file's type ends the upload. */
export function takePart(
  tx: Transaction,
  actor: Actor,
  input: { scid: string; fpxh: number; base64: string },
): UploadState | BusinessError {
  const record = partsTransferOf(tx, actor, input.scid);
  refuseClosedArchive(tx, actor, record.ywlsh);
  const fps = Math.ceil(record.dx / PART_BYTES);
  const bytes = decodeBytes(input.base64);
  const expected = Math.min(PART_BYTES, record.dx - input.fpxh * PART_BYTES);
  if (input.fpxh < 0 || input.fpxh >= fps || bytes.length !== expected)
    throw refusal('文件内容与所选文件不一致，请重新选择文件');
  putPart(tx, record.scid, input.fpxh, input.base64);
  const yyfp = [...new Set([...record.yyfp, input.fpxh])].sort((a, b) => a - b);
  const next = { ...record, yyfp };
  transfers(tx).put(record.scid, next);
  // The first part identifies a renamed program: the rest is not needed.
  if (input.fpxh === 0 && kindOfFile(bytes) === 'other' && bytes[0] !== 0x50)
    return end(tx, next, fps, refusedContent(bytes, limits()));
  return yyfp.length === fps ? finish(tx, actor, next, fps) : { scid: record.scid, fpdx: PART_BYTES, yyfp, wj: null };
}

/** Returns an own upload. @throws BusinessError for a finished one or another user's, with one message */
export function partsTransferOf(tx: Transaction, actor: Actor, scid: string): PartsRecord {
  const record = transfers(tx).get(scid);
  if (record?.owner === ownerOf(actor)) return record;
  throw refusal('上传已失效，请重新选择文件');
}

function finish(tx: Transaction, actor: Actor, record: PartsRecord, fps: number): UploadState | BusinessError {
  const { bytes, checksum } = bytesOf(tx, record.scid, fps);
  if (checksum !== record.jym) return end(tx, record, fps, '文件在传输中损坏，请重新上传');
  const refused = refusedContent(bytes, limits());
  if (refused) return end(tx, record, fps, refused);
  const { ywlsh, wjlxId, wjm, dx, scid } = record;
  const present = filesOf(tx, actor, ywlsh, wjlxId);
  if (present.length >= limits().most) return end(tx, record, fps, fullText());
  transfers(tx).delete(scid);
  const wj = keep(tx, actor, { ywlsh, wjlxId, wjm, dx, scid, fps, checksum, lx: mimeOf(bytes) }, present);
  return { scid, fpdx: PART_BYTES, yyfp: [...record.yyfp], wj };
}

function end(tx: Transaction, record: PartsRecord, fps: number, reason = '文件无法识别'): BusinessError {
  transfers(tx).delete(record.scid);
  dropParts(tx, record.scid, fps);
  return refusal(reason);
}

/** Checks that a file of this place and size is allowed, and returns the files present. */
function announced(tx: Transaction, actor: Actor, input: Target & { wjm: string; dx: number }): StoredFile[] {
  if (!/^\d{4}$/.test(input.wjlxId)) throw refusal('材料信息不完整，请返回重新进入本业务');
  refuseClosedArchive(tx, actor, input.ywlsh);
  const { megabytes } = limits();
  if (input.dx <= 0) throw refusal('文件内容为空，请重新选择文件');
  if (input.dx > megabytes * 1024 * 1024) throw refusal(`文件大小不能超过${megabytes}MB，请压缩后重新上传`);
  return filesOf(tx, actor, input.ywlsh, input.wjlxId);
}

function refuseFull(present: readonly StoredFile[]): void {
  if (present.length >= limits().most) throw refusal(fullText());
}

const fullText = () => `每种材料最多上传${limits().most}个文件`;

function keep(
  tx: Transaction,
  actor: Actor,
  file: Omit<StoredFile, 'wjId' | 'owner' | 'no'>,
  present: readonly StoredFile[],
): MaterialFile {
  const no = present.reduce((highest, one) => Math.max(highest, one.no), 0) + 1;
  const stored: StoredFile = { ...file, wjId: crypto.randomUUID(), owner: ownerOf(actor), no };
  files(tx).put(stored.wjId, stored);
  return shown(stored);
}

export function deleteMaterial(tx: Transaction, actor: Actor, wjId: string): null {
  const file = fileOfActor(tx, actor, wjId);
  refuseClosedArchive(tx, actor, file.ywlsh);
  files(tx).delete(wjId);
  dropParts(tx, file.scid, file.fps);
  return null;
}

export function loadMaterial(tx: Transaction, actor: Actor, wjId: string): { wjm: string; lx: string; base64: string } {
  const { wjm, lx, scid, fps } = fileOfActor(tx, actor, wjId);
  return { wjm, lx, base64: bytesOf(tx, scid, fps).base64 };
}

/** Returns an own file; another user's file and an unknown one are refused with one message. */
export function fileOfActor(tx: Transaction, actor: Actor, wjId: string): StoredFile {
  const file = files(tx).get(wjId);
  if (file?.owner === ownerOf(actor)) return file;
  throw refusal('文件不存在或已删除');
}

function filesOf(tx: Transaction, actor: Actor, ywlsh: string, wjlxId: string): StoredFile[] {
  const owner = ownerOf(actor);
  return [...files(tx).values()]
    .filter((file) => file.ywlsh === ywlsh && file.wjlxId === wjlxId && file.owner === owner)
    .sort((a, b) => a.no - b.no);
}

function withState({ dhc, ...need }: Need, uploaded: number, ywzt = ''): Omit<Material, 'wj'> {
  const passed = PASSED.includes(ywzt);
  if (uploaded > 0) return { ...need, mjsm: '', clzt: passed ? '4' : '1' };
  // The approving clerk has queried the register.
  if (dhc) return { ...need, ...(passed ? { mjsm: '', clzt: '4' } : { clzt: '5' }) };
  return { ...need, clzt: need.mjsm ? '2' : '0' };
}

/** Refuses files unless the application is the actor's own and not yet submitted, or returned for correction. */
export function refuseClosedArchive(tx: Transaction, actor: Actor, ywlsh: string): void {
  const issued = tx.store.table<IssuedNumber>('issued-numbers').get(ywlsh);
  if (issued?.owner !== ownerOf(actor)) throw refusal('业务流水号无效，请返回后重新进入本业务');
  const handedIn = cases(tx.store).get(ywlsh);
  if (handedIn && handedIn.ywzt !== '97') refuseSubmitted(handedIn, '业务已提交，材料不能再修改');
}

const transfers = (tx: Transaction) => tx.store.table<PartsRecord>('material-transfers');

/** Drops uploads without progress for a day. */
function forgetOld(tx: Transaction, owner: PartsRecord['owner']): void {
  for (const one of [...transfers(tx).values()]) {
    if (one.owner === owner && tx.now() - one.begun > 86_400_000) end(tx, one, Math.ceil(one.dx / PART_BYTES));
  }
}

/** Cleans a file name: no path, no invisible characters; a long name keeps beginning and ending, without splitting a character. */
export function cleanName(name: string): string {
  const bare = Array.from(name.replace(/^.*[\\/]/s, '').replace(/[\p{Cc}\p{Cf}]/gu, '') || '未命名');
  return (bare.length <= 100 ? bare : [...bare.slice(0, 90), '…', ...bare.slice(-9)]).join('');
}

function mimeOf(bytes: Uint8Array): string {
  const kind = kindOfFile(bytes);
  return kind === 'heic' || kind === 'other' ? 'application/octet-stream' : MIME[kind];
}

const shown = ({ wjId, wjm, dx }: MaterialFile): MaterialFile => ({ wjId, wjm, dx });
const refusal = (message: string) => new BusinessError(REFUSED, message);

/** Owner and business of a number; the table belongs to numbers.ts. */
function issuedNumber(store: Store, ywlsh: string): { actor: Actor; ywlx: string } | undefined {
  const issued = store.table<IssuedNumber>('issued-numbers').get(ywlsh);
  return issued && { actor: actorOf(issued.owner), ywlx: issued.ywlx };
}
