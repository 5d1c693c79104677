import type { Material, MaterialFile, UploadState } from '@/api/archive';
import { fileLimits, kindOfFile, MIME, refusedContent } from '@/domain/material-file';
import { decodeBytes } from '@/lib/base64';
import { policy } from '../../../data/policy';
import { type Actor, actorOf, type Desk, ownerOf, REFUSED, Refusal } from '../../kernel/desk';
import type { IssuedNumber } from '../../kernel/numbers';
import type { Store } from '../../kernel/store';
import { withQueriesNoted } from '../../registers/register-queries';
import { cases } from '../case-states';
import { refuseHandedIn } from '../handed-in';
import { ruleFor } from '../registered';
import { type Need, RETURNED } from './material-needs';
import { bytesOf, dropParts, PART_BYTES, type PartsRecord, putPart, putWhole } from './material-parts';
import { contentsOf, refuseReturned, returnedItem, wasReturned } from './returned-files';

interface StoredFile extends MaterialFile {
  owner: string;
  ywlsh: string;
  wjlxId: string;
  /** MIME type by the content, whatever the name says. */
  lx: string;
  /** The transfer it came by: its parts are the file. */
  scid: string;
  fps: number;
  /** Tells a file sent twice from another one of the same name and size. */
  checksum: number;
  /** Order of arrival. */
  no: number;
}

/** States of an application whose materials the clerk has passed. */
const PASSED: readonly string[] = ['02', '03', '04', '05', '99'];

/** While the centre has not decided; later what the decision changed would take what was handed in off the list. */
const UNDECIDED: readonly string[] = ['97', '98'];

const files = (desk: Desk) => desk.store.table<StoredFile>('material-files');
const limits = () => fileLimits((key) => policy(key).value);

/** The material list of one application of this actor; `zstj` are the values that decide what is needed. */
export function listMaterials(
  desk: Desk,
  actor: Actor,
  input: { jdbh: string; ywlsh: string; zstj: Record<string, string> },
): Material[] {
  const ywlx = input.jdbh.split('-')[0] ?? '';
  const found = cases(desk.store).get(input.ywlsh);
  const needs = (found && !UNDECIDED.includes(found.ywzt) && found.needs) || needsNow(desk, actor, ywlx, input);
  return needs.map((need) => {
    const wj = filesOf(desk, actor, input.ywlsh, need.wjlxId);
    const thyy = returnedWords(desk, input.ywlsh, need.wjlxId);
    return {
      ...withState(need, wj.length, found?.ywzt),
      // What a register had answered for is not waived any more.
      ...(thyy && { clzt: RETURNED, thyy, mjsm: '' }),
      wj: wj.map((file) => ({ ...shown(file), ...(wasReturned(desk, file) && { th: true }) })),
    };
  });
}

/** What is needed by what the centre and the registers know at this moment. */
function needsNow(
  desk: Desk,
  actor: Actor,
  ywlx: string,
  { ywlsh, zstj }: { ywlsh: string; zstj: Record<string, string> },
): readonly Need[] {
  const doing = ywlsh ? `列出业务${ywlsh}所需材料时` : '列出所需材料时';
  return withQueriesNoted(
    desk,
    actor,
    { ywlx, doing },
    () => ruleFor(actor.kind, ywlx)?.needs({ desk, actor, ywlsh }, zstj) ?? [],
  );
}

/** The material list of an issued business number. */
export function materialsOf(desk: Desk, ywlsh: string, zstj: Record<string, string>): Material[] {
  const issued = issuedNumber(desk.store, ywlsh);
  return issued ? listMaterials(desk, issued.actor, { jdbh: issued.ywlx, ywlsh, zstj }) : [];
}

/** The clerk's words about a material whose files are still those that were returned. */
function returnedWords(desk: Desk, ywlsh: string, wjlxId: string): string {
  const item = returnedItem(desk, ywlsh, wjlxId);
  return item && item.nr === fileContents(desk, ywlsh, wjlxId) ? item.yj : '';
}

/** What the files of an application hold, or those of one material: the same text for the same content, whatever it is called. */
export function fileContents(desk: Desk, ywlsh: string, wjlxId?: string): string {
  const all = [...files(desk).values()];
  return contentsOf(all.filter((file) => file.ywlsh === ywlsh && (wjlxId === undefined || file.wjlxId === wjlxId)));
}

interface Target {
  ywlsh: string;
  wjlxId: string;
}

/** A file in one piece. */
export function addMaterial(
  desk: Desk,
  actor: Actor,
  input: Target & { name: string; bytes: Uint8Array },
): MaterialFile {
  const { bytes, ywlsh, wjlxId } = input;
  const wjm = cleanName(input.name);
  const begun = announced(desk, actor, { ywlsh, wjlxId, wjm, dx: bytes.length });
  const refused = refusedContent(bytes, limits());
  if (refused) throw refusal(refused);
  const { scid, fps, checksum } = putWhole(desk, bytes);
  refuseReturned(desk, begun, { dx: bytes.length, checksum });
  const same = begun.find((file) => file.wjm === wjm && file.dx === bytes.length && file.checksum === checksum);
  if (same) {
    // The same file again, after an answer that was lost, is the same upload.
    dropParts(desk, scid, fps);
    return shown(same);
  }
  refuseFull(begun);
  return keep(desk, actor, { ywlsh, wjlxId, wjm, dx: bytes.length, scid, fps, checksum, lx: mimeOf(bytes) }, begun);
}

/**
 * Announces a file that comes in parts, or says how far the same one (name, size, checksum, place) has come: what is there
 * need not be sent again. A whole one is answered at once.
 */
export function beginUpload(
  desk: Desk,
  actor: Actor,
  input: Target & { wjm: string; dx: number; jym: number },
): UploadState {
  const wjm = cleanName(input.wjm);
  const present = announced(desk, actor, { ...input, wjm });
  refuseReturned(desk, present, { dx: input.dx, checksum: input.jym });
  const same = present.find((file) => file.wjm === wjm && file.dx === input.dx && file.checksum === input.jym);
  if (same) return { scid: same.scid, fpdx: PART_BYTES, yyfp: [], wj: shown(same) };
  refuseFull(present);
  const place = { owner: ownerOf(actor), ywlsh: input.ywlsh, wjlxId: input.wjlxId, wjm, dx: input.dx, jym: input.jym };
  const begun = [...transfers(desk).values()].find((one) =>
    Object.entries(place).every(([key, value]) => Reflect.get(one, key) === value),
  );
  const record = begun ?? { ...place, scid: crypto.randomUUID(), yyfp: [], begun: desk.now() };
  if (!begun) {
    forgetOld(desk, record.owner);
    transfers(desk).put(record.scid, record);
  }
  return { scid: record.scid, fpdx: PART_BYTES, yyfp: [...record.yyfp], wj: null };
}

/** Takes in one part; the last one makes the file. A refusal for what the file is ends the transfer. */
export function takePart(
  desk: Desk,
  actor: Actor,
  input: { scid: string; fpxh: number; base64: string },
): UploadState | Refusal {
  const record = transferOf(desk, actor, input.scid);
  refuseUnlessOpen(desk, actor, record.ywlsh);
  const fps = Math.ceil(record.dx / PART_BYTES);
  const bytes = decodeBytes(input.base64);
  const expected = Math.min(PART_BYTES, record.dx - input.fpxh * PART_BYTES);
  if (input.fpxh < 0 || input.fpxh >= fps || bytes.length !== expected)
    throw refusal('文件内容与所选文件不一致，请重新选择文件');
  putPart(desk, record.scid, input.fpxh, input.base64);
  const yyfp = [...new Set([...record.yyfp, input.fpxh])].sort((a, b) => a - b);
  const next = { ...record, yyfp };
  transfers(desk).put(record.scid, next);
  // The beginning tells a renamed program from a picture: nothing more of it is wanted.
  if (input.fpxh === 0 && kindOfFile(bytes) === 'other' && bytes[0] !== 0x50)
    return end(desk, next, fps, refusedContent(bytes, limits()));
  return yyfp.length === fps ? finish(desk, actor, next, fps) : { scid: record.scid, fpdx: PART_BYTES, yyfp, wj: null };
}

/** An own transfer. @throws Refusal for one that is over, or another person's, in the same words */
export function transferOf(desk: Desk, actor: Actor, scid: string): PartsRecord {
  const record = transfers(desk).get(scid);
  if (record?.owner === ownerOf(actor)) return record;
  throw refusal('上传已失效，请重新选择文件');
}

function finish(desk: Desk, actor: Actor, record: PartsRecord, fps: number): UploadState | Refusal {
  const { bytes, checksum } = bytesOf(desk, record.scid, fps);
  if (checksum !== record.jym) return end(desk, record, fps, '文件在传输中损坏，请重新上传');
  const refused = refusedContent(bytes, limits());
  if (refused) return end(desk, record, fps, refused);
  const { ywlsh, wjlxId, wjm, dx, scid } = record;
  const present = filesOf(desk, actor, ywlsh, wjlxId);
  if (present.length >= limits().most) return end(desk, record, fps, fullText());
  transfers(desk).delete(scid);
  const wj = keep(desk, actor, { ywlsh, wjlxId, wjm, dx, scid, fps, checksum, lx: mimeOf(bytes) }, present);
  return { scid, fpdx: PART_BYTES, yyfp: [...record.yyfp], wj };
}

function end(desk: Desk, record: PartsRecord, fps: number, reason = '文件无法识别'): Refusal {
  transfers(desk).delete(record.scid);
  dropParts(desk, record.scid, fps);
  return refusal(reason);
}

/** The files already there, once it is clear that one of this place and size may come. */
function announced(desk: Desk, actor: Actor, input: Target & { wjm: string; dx: number }): StoredFile[] {
  if (!/^\d{4}$/.test(input.wjlxId)) throw refusal('材料信息不完整，请返回重新进入本业务');
  refuseUnlessOpen(desk, actor, input.ywlsh);
  const { megabytes } = limits();
  if (input.dx <= 0) throw refusal('文件内容为空，请重新选择文件');
  if (input.dx > megabytes * 1024 * 1024) throw refusal(`文件大小不能超过${megabytes}MB，请压缩后重新上传`);
  return filesOf(desk, actor, input.ywlsh, input.wjlxId);
}

function refuseFull(present: readonly StoredFile[]): void {
  if (present.length >= limits().most) throw refusal(fullText());
}

const fullText = () => `每种材料最多上传${limits().most}个文件`;

function keep(
  desk: Desk,
  actor: Actor,
  file: Omit<StoredFile, 'wjId' | 'owner' | 'no'>,
  present: readonly StoredFile[],
): MaterialFile {
  const no = present.reduce((highest, one) => Math.max(highest, one.no), 0) + 1;
  const stored: StoredFile = { ...file, wjId: crypto.randomUUID(), owner: ownerOf(actor), no };
  files(desk).put(stored.wjId, stored);
  return shown(stored);
}

export function deleteMaterial(desk: Desk, actor: Actor, wjId: string): null {
  const file = ownFile(desk, actor, wjId);
  refuseUnlessOpen(desk, actor, file.ywlsh);
  files(desk).delete(wjId);
  dropParts(desk, file.scid, file.fps);
  return null;
}

export function loadMaterial(desk: Desk, actor: Actor, wjId: string): { wjm: string; lx: string; base64: string } {
  const { wjm, lx, scid, fps } = ownFile(desk, actor, wjId);
  return { wjm, lx, base64: bytesOf(desk, scid, fps).base64 };
}

/** Another person's file and one that does not exist are refused in the same words. */
export function ownFile(desk: Desk, actor: Actor, wjId: string): StoredFile {
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

function withState({ dhc, ...need }: Need, uploaded: number, ywzt = ''): Omit<Material, 'wj'> {
  const passed = PASSED.includes(ywzt);
  if (uploaded > 0) return { ...need, mjsm: '', clzt: passed ? '4' : '1' };
  // Whoever approved it has found out.
  if (dhc) return { ...need, ...(passed ? { mjsm: '', clzt: '4' } : { clzt: '5' }) };
  return { ...need, clzt: need.mjsm ? '2' : '0' };
}

/** Files belong to an application of one's own that is not handed in yet, or was returned for correction. */
export function refuseUnlessOpen(desk: Desk, actor: Actor, ywlsh: string): void {
  const issued = desk.store.table<IssuedNumber>('issued-numbers').get(ywlsh);
  if (issued?.owner !== ownerOf(actor)) throw refusal('业务流水号无效，请返回后重新进入本业务');
  const handedIn = cases(desk.store).get(ywlsh);
  if (handedIn && handedIn.ywzt !== '97') refuseHandedIn(handedIn, '业务已提交，材料不能再修改');
}

const transfers = (desk: Desk) => desk.store.table<PartsRecord>('material-transfers');

/** A transfer that nobody went on with for a day is given up. */
function forgetOld(desk: Desk, owner: string): void {
  for (const one of [...transfers(desk).values()]) {
    if (one.owner === owner && desk.now() - one.begun > 86_400_000) end(desk, one, Math.ceil(one.dx / PART_BYTES));
  }
}

/** A name without a path and without what draws nothing; a long one keeps its beginning and its ending, no letter cut in two. */
export function cleanName(name: string): string {
  const bare = Array.from(name.replace(/^.*[\\/]/s, '').replace(/[\p{Cc}\p{Cf}]/gu, '') || '未命名');
  return (bare.length <= 100 ? bare : [...bare.slice(0, 90), '…', ...bare.slice(-9)]).join('');
}

function mimeOf(bytes: Uint8Array): string {
  const kind = kindOfFile(bytes);
  return kind === 'heic' || kind === 'other' ? 'application/octet-stream' : MIME[kind];
}

const shown = ({ wjId, wjm, dx }: MaterialFile): MaterialFile => ({ wjId, wjm, dx });
const refusal = (message: string) => new Refusal(REFUSED, message);

/** Whom a business number was issued to and for what: the table is kept by numbers.ts. */
function issuedNumber(store: Store, ywlsh: string): { actor: Actor; ywlx: string } | undefined {
  const issued = store.table<IssuedNumber>('issued-numbers').get(ywlsh);
  return issued && { actor: actorOf(issued.owner), ywlx: issued.ywlx };
}
