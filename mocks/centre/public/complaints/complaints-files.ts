import type { ComplaintFile } from '@/api/complaints';
import { fileLimits, kindOfFile, MIME, refusedContent, refusedFile } from '@/domain/material-file';
import { policyValue } from '../../../data/policy';
import { bytesOf, dropParts, putWhole } from '../../cases/materials/material-parts';
import { cleanName } from '../../cases/materials/materials';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../../kernel/desk';

interface StoredFile extends ComplaintFile {
  owner: string;
  /** Key of the request that it belongs to. */
  qqbh: string;
  scid: string;
  fps: number;
  /** Tells a file sent twice from another one of the same name and size. */
  checksum: number;
  at: number;
}

/** Files that neither a complaint nor a draft names are kept no longer. */
const KEPT_MS = 24 * 3_600_000;

const files = (desk: Desk) => desk.store.table<StoredFile>('complaint-files');
const limits = () => fileLimits(policyValue);

/** Takes in a file for a request of this actor; the same file again is the same one. @throws Refusal */
export function addComplaintFile(
  desk: Desk,
  actor: Actor,
  input: { qqbh: string; file: { name: string; bytes: Uint8Array } | undefined },
): ComplaintFile {
  const { qqbh, file } = input;
  if (!file) throw new Refusal(REFUSED, '请选择要上传的文件');
  if (!/^[0-9a-f]{32}$/.test(qqbh)) throw new Refusal(REFUSED, '提交的内容无法识别，请刷新页面后重试');
  const wjm = cleanName(file.name);
  const dx = file.bytes.length;
  const why = refusedFile({ name: wjm, size: dx }, limits()) ?? refusedContent(file.bytes, limits());
  if (why) throw new Refusal(REFUSED, why);
  const owner = ownerOf(actor);
  const { scid, fps, checksum } = putWhole(desk, file.bytes);
  const present = stored(desk, owner, qqbh);
  const same = present.find((one) => one.wjm === wjm && one.dx === dx && one.checksum === checksum);
  if (same) {
    dropParts(desk, scid, fps);
    return shown(same);
  }
  const { most } = limits();
  // Twice as many: what was chosen wrongly and taken out again is still here.
  if (present.length >= most * 2) throw new Refusal(REFUSED, `附件最多${most}个`);
  const record: StoredFile = { fjId: crypto.randomUUID(), wjm, dx, owner, qqbh, scid, fps, checksum, at: desk.now() };
  files(desk).put(record.fjId, record);
  return shown(record);
}

/** Those of these files that are there and this actor's, in this order. */
export function knownFiles(desk: Desk, actor: Actor, ids: readonly string[]): ComplaintFile[] {
  const owner = ownerOf(actor);
  return ids.flatMap((id) => {
    const file = files(desk).get(id);
    return file?.owner === owner ? [shown(file)] : [];
  });
}

/** What is wrong with the files a complaint is handed in with; undefined when nothing is. */
export function refusedFiles(desk: Desk, actor: Actor, ids: readonly string[]): string | undefined {
  const { most } = limits();
  if (ids.length > most) return `附件最多${most}个`;
  const gone = ids.length - knownFiles(desk, actor, ids).length;
  return gone > 0 ? `有${gone}个附件中心已经没有了，请移除后重新选择` : undefined;
}

/** Takes an own file out again, unless a complaint names it (`used`); one that is gone already is fine. */
export function removeComplaintFile(desk: Desk, actor: Actor, fjId: string, used: ReadonlySet<string>): null {
  const record = files(desk).get(fjId);
  if (record?.owner === ownerOf(actor) && !used.has(fjId)) drop(desk, record);
  return null;
}

/** An own file with its bytes. @throws Refusal for an unknown one or a foreign one, in the same words */
export function ownComplaintFile(desk: Desk, actor: Actor, fjId: string): { bytes: Uint8Array; type: string } {
  const record = files(desk).get(fjId);
  if (record?.owner !== ownerOf(actor)) throw new Refusal(REFUSED, '没有找到这个附件，请刷新页面后重试');
  const { bytes } = bytesOf(desk, record.scid, record.fps);
  const kind = kindOfFile(bytes);
  return { bytes, type: kind === 'heic' || kind === 'other' ? 'application/octet-stream' : MIME[kind] };
}

/** Drops what is a day old and named by neither a complaint nor a draft of its owner. */
export function dropUnusedFiles(desk: Desk, isNamed: (file: { fjId: string; owner: string }) => boolean): void {
  for (const file of [...files(desk).values()]) {
    if (desk.now() - file.at >= KEPT_MS && !isNamed(file)) drop(desk, file);
  }
}

function drop(desk: Desk, { fjId, scid, fps }: StoredFile): void {
  dropParts(desk, scid, fps);
  files(desk).delete(fjId);
}

function stored(desk: Desk, owner: string, qqbh: string): StoredFile[] {
  return [...files(desk).values()].filter((file) => file.owner === owner && file.qqbh === qqbh);
}

const shown = ({ fjId, wjm, dx }: ComplaintFile): ComplaintFile => ({ fjId, wjm, dx });
