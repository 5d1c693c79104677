import type { ComplaintFile } from '@/api/public/complaints';
import { fileLimits, kindOfFile, MIME, refusedUpload } from '@/domain/documents/material-file';
import { policyValue } from '../../../data/policy/policy';
import { bytesOf, dropParts, joinParts } from '../../cases/materials/material-parts';
import { cleanName } from '../../cases/materials/materials';
import { type Actor, BusinessError, type OwnerKey, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';

interface StoredFile extends ComplaintFile {
  owner: OwnerKey;
  /** Request key that the file belongs to. */
  qqbh: string;
  scid: string;
  fps: number;
  /** Checksum that tells a repeated upload from another file of the same name and size. */
  checksum: number;
  at: number;
}

/** Retention of unused files in ms: one day. */
const KEPT_MS = 24 * 3_600_000;

const files = (tx: Transaction) => tx.store.table<StoredFile>('complaint-files');
const limits = () => fileLimits(policyValue);

/** Stores a file for a request of this actor; idempotent for the same file. @throws BusinessError */
export function addComplaintFile(
  tx: Transaction,
  actor: Actor,
  input: { qqbh: string; file: { name: string; bytes: Uint8Array } | undefined },
): ComplaintFile {
  const { qqbh, file } = input;
  if (!file) throw new BusinessError(REFUSED, '请选择要上传的文件');
  if (!/^[0-9a-f]{32}$/.test(qqbh)) throw new BusinessError(REFUSED, '提交的内容无法识别，请刷新页面后重试');
  const wjm = cleanName(file.name);
  const dx = file.bytes.length;
  const why = refusedUpload({ name: wjm, bytes: file.bytes }, limits());
  if (why) throw new BusinessError(REFUSED, why);
  const owner = ownerOf(actor);
  const { scid, fps, checksum } = joinParts(tx, file.bytes);
  const present = stored(tx, owner, qqbh);
  const same = present.find((one) => one.wjm === wjm && one.dx === dx && one.checksum === checksum);
  if (same) {
    dropParts(tx, scid, fps);
    return shown(same);
  }
  const { most } = limits();
  // Twice the limit, because files removed in the form are still stored.
  if (present.length >= most * 2) throw new BusinessError(REFUSED, `附件最多${most}个`);
  const record: StoredFile = { fjId: crypto.randomUUID(), wjm, dx, owner, qqbh, scid, fps, checksum, at: tx.now() };
  files(tx).put(record.fjId, record);
  return shown(record);
}

/** Returns those of these files that exist and belong to this actor, in this order. */
export function existingFiles(tx: Transaction, actor: Actor, ids: readonly string[]): ComplaintFile[] {
  const owner = ownerOf(actor);
  return ids.flatMap((id) => {
    const file = files(tx).get(id);
    return file?.owner === owner ? [shown(file)] : [];
  });
}

/** Returns the fault of the files of a submitted complaint; undefined for none. */
export function refusedFiles(tx: Transaction, actor: Actor, ids: readonly string[]): string | undefined {
  const { most } = limits();
  if (ids.length > most) return `附件最多${most}个`;
  const gone = ids.length - existingFiles(tx, actor, ids).length;
  return gone > 0 ? `有${gone}个附件中心已经没有了，请移除后重新选择` : undefined;
}

/** Removes an own file unless a complaint uses it (`used`); idempotent. */
export function removeComplaintFile(tx: Transaction, actor: Actor, fjId: string, used: ReadonlySet<string>): null {
  const record = files(tx).get(fjId);
  if (record?.owner === ownerOf(actor) && !used.has(fjId)) drop(tx, record);
  return null;
}

/** Returns an own file with its bytes. @throws BusinessError for an unknown or another actor's file, with the same text */
export function complaintFileOfActor(tx: Transaction, actor: Actor, fjId: string): { bytes: Uint8Array; type: string } {
  const record = files(tx).get(fjId);
  if (record?.owner !== ownerOf(actor)) throw new BusinessError(REFUSED, '没有找到这个附件，请刷新页面后重试');
  const { bytes } = bytesOf(tx, record.scid, record.fps);
  const kind = kindOfFile(bytes);
  return { bytes, type: kind === 'heic' || kind === 'other' ? 'application/octet-stream' : MIME[kind] };
}

/** Deletes files older than a day that no complaint or draft of the owner uses. */
export function dropUnusedFiles(tx: Transaction, isNamed: (file: { fjId: string; owner: OwnerKey }) => boolean): void {
  for (const file of [...files(tx).values()]) {
    if (tx.now() - file.at >= KEPT_MS && !isNamed(file)) drop(tx, file);
  }
}

function drop(tx: Transaction, { fjId, scid, fps }: StoredFile): void {
  dropParts(tx, scid, fps);
  files(tx).delete(fjId);
}

function stored(tx: Transaction, owner: OwnerKey, qqbh: string): StoredFile[] {
  return [...files(tx).values()].filter((file) => file.owner === owner && file.qqbh === qqbh);
}

const shown = ({ fjId, wjm, dx }: ComplaintFile): ComplaintFile => ({ fjId, wjm, dx });
