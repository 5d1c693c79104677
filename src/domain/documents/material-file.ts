/** File type by content, not by name. */
export type MaterialFileKind = 'jpg' | 'png' | 'pdf' | 'ofd' | 'heic' | 'other';

export const MIME: Readonly<Record<'jpg' | 'png' | 'pdf' | 'ofd', string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  ofd: 'application/ofd',
};

const SIGNATURES: readonly (readonly [kind: MaterialFileKind, head: readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** File type by the first bytes. An OFD is a zip that contains OFD.xml; a HEIC names its brand after 'ftyp'. */
export function kindOfFile(bytes: Uint8Array): MaterialFileKind {
  const begins = (head: readonly number[]) => head.every((byte, at) => bytes[at] === byte);
  const known = SIGNATURES.find(([, head]) => begins(head))?.[0];
  if (known) return known;
  if (begins(ZIP) && contains(bytes, 'OFD.xml')) return 'ofd';
  return asciiAt(bytes, 4) === 'ftyp' && HEIC_BRANDS.has(asciiAt(bytes, 8)) ? 'heic' : 'other';
}

/** Limits of the centre: p.fjLx as a list, p.fjDx in megabytes, files per material. */
export interface FileLimits {
  types: readonly string[];
  megabytes: number;
  most: number;
}

/** Reads the limits from the policy parameters p.fjLx, p.fjDx and p.fjSl; missing ones have defaults. */
export function fileLimits(policy: (key: `p.${string}`) => string): FileLimits {
  const types = (policy('p.fjLx') || 'jpg,jpeg,png,pdf,ofd')
    .toLowerCase()
    .split(/[,，、\s]+/)
    .filter(Boolean);
  return { types, megabytes: positive(policy('p.fjDx'), 10), most: positive(policy('p.fjSl'), 10) };
}

/** Returns why a file is rejected by name and size, before it is read; undefined if accepted. */
export function refusedFile(file: { name: string; size: number }, limits: FileLimits): string | undefined {
  if (file.size === 0) return '文件是空的，请重新选择';
  if (file.size > limits.megabytes * 1024 * 1024) return `文件超过${limits.megabytes}MB，请压缩后上传`;
  const type = file.name.split('.').pop()?.toLowerCase() ?? '';
  if (/^hei[cf]$/.test(type) && !limits.types.includes(type)) return HEIC_TEXT;
  return limits.types.includes(type) ? undefined : `仅支持${limits.types.join('、')}格式`;
}

/** Returns why a file is rejected by content, which a renamed program fails; undefined if accepted. */
export function refusedContent(bytes: Uint8Array, limits: FileLimits): string | undefined {
  const kind = kindOfFile(bytes);
  if (kind === 'heic' && !limits.types.includes('heic')) return HEIC_TEXT;
  const accepted =
    kind !== 'other' && (limits.types.includes(kind) || (kind === 'jpg' && limits.types.includes('jpeg')));
  return accepted ? undefined : `仅支持${limits.types.join('、')}格式的文件（以文件内容为准）`;
}

/** Returns why an uploaded file is rejected, by name, size and content; undefined if accepted. */
export function refusedUpload({ name, bytes }: { name: string; bytes: Uint8Array }, limits: FileLimits) {
  return refusedFile({ name, size: bytes.length }, limits) ?? refusedContent(bytes, limits);
}

/** Limits for a letter of authorisation: a picture or a PDF, whatever else the centre accepts. */
export const letterLimits = (limits: FileLimits): FileLimits => ({
  ...limits,
  types: limits.types.filter((type) => ['jpg', 'jpeg', 'png', 'pdf'].includes(type)),
});

const HEIC_TEXT = '暂不支持HEIC照片：请在手机“设置—相机—格式”中选择“兼容性最佳”后重新拍摄，或把照片另存为jpg后上传';

/** Removes invisible and direction-changing characters: with U+202E 'gpj.exe' reads as 'exe.jpg'. */
export function plainName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}]/gu, '');
}

/** File size for display, in KB or MB. */
export function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** FNV-1a over the bytes: distinguishes files of the same name and size, and detects a damaged transfer. */
export function checksumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

function positive(text: string, fallback: number): number {
  const value = Number.parseFloat(text);
  return value > 0 ? value : fallback;
}

function asciiAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function contains(bytes: Uint8Array, name: string): boolean {
  const wanted = Array.from(name, (character) => character.charCodeAt(0));
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}

/** Instruction for a returned material with the clerk's words; a material waived before has no file to replace. */
export function returnedText(thyy: string, files: number): string {
  return `退回意见：${thyy}。${files > 0 ? '请删除原文件并重新上传，或补充上传。' : '请上传该材料。'}`;
}

/** Hint at an optional material: uploading it turns immediate completion into a review by a clerk. */
export const OPTIONAL_IS_READ = '可以不传；上传后由中心人工核验，核验后办结';
