/** What a file turned out to be by what it begins with, whatever its name says. */
export type FileKind = 'jpg' | 'png' | 'pdf' | 'ofd' | 'heic' | 'other';

export const MIME: Readonly<Record<'jpg' | 'png' | 'pdf' | 'ofd', string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  ofd: 'application/ofd',
};

const SIGNATURES: readonly (readonly [kind: FileKind, head: readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** Kind by content. An OFD is a zip with OFD.xml in it; a HEIC names its brand after 'ftyp'. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  const begins = (head: readonly number[]) => head.every((byte, at) => bytes[at] === byte);
  const known = SIGNATURES.find(([, head]) => begins(head))?.[0];
  if (known) return known;
  if (begins(ZIP) && contains(bytes, 'OFD.xml')) return 'ofd';
  return asciiAt(bytes, 4) === 'ftyp' && HEIC_BRANDS.has(asciiAt(bytes, 8)) ? 'heic' : 'other';
}

/** What the centre accepts: p.fjLx as a list, p.fjDx in megabytes, and how many files of one material. */
export interface FileLimits {
  types: readonly string[];
  megabytes: number;
  most: number;
}

/** Limits out of the policy parameters p.fjLx, p.fjDx and p.fjSl; what is missing falls back to the usual ones. */
export function fileLimits(policy: (key: `p.${string}`) => string): FileLimits {
  const types = (policy('p.fjLx') || 'jpg,jpeg,png,pdf,ofd')
    .toLowerCase()
    .split(/[,，、\s]+/)
    .filter(Boolean);
  return { types, megabytes: positive(policy('p.fjDx'), 10), most: positive(policy('p.fjSl'), 10) };
}

/** Why a file cannot be taken, by name and size alone, before anything of it is read; undefined when it may be. */
export function refusedFile(file: { name: string; size: number }, limits: FileLimits): string | undefined {
  if (file.size === 0) return '文件是空的，请重新选择';
  if (file.size > limits.megabytes * 1024 * 1024) return `文件超过${limits.megabytes}MB，请压缩后上传`;
  const type = file.name.split('.').pop()?.toLowerCase() ?? '';
  if (/^hei[cf]$/.test(type) && !limits.types.includes(type)) return HEIC_TEXT;
  return limits.types.includes(type) ? undefined : `仅支持${limits.types.join('、')}格式`;
}

/** The same by content: a renamed program stays a program. */
export function refusedContent(bytes: Uint8Array, limits: FileLimits): string | undefined {
  const kind = kindOfFile(bytes);
  if (kind === 'heic' && !limits.types.includes('heic')) return HEIC_TEXT;
  const accepted =
    kind !== 'other' && (limits.types.includes(kind) || (kind === 'jpg' && limits.types.includes('jpeg')));
  return accepted ? undefined : `仅支持${limits.types.join('、')}格式的文件（以文件内容为准）`;
}

const HEIC_TEXT = '暂不支持HEIC照片：请在手机“设置—相机—格式”中选择“兼容性最佳”后重新拍摄，或把照片另存为jpg后上传';

/** A name without characters that draw nothing or turn the direction: with U+202E 'gpj.exe' reads as 'exe.jpg'. */
export function plainName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}]/gu, '');
}

/** Bytes as a person reads them. */
export function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** FNV-1a over the bytes: tells two files of one name and size apart, and a damaged transfer from a whole one. */
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

/** What is to be done about a material that was returned with these words; one that had been waived has no file to be replaced. */
export function returnedText(thyy: string, files: number): string {
  return `退回意见：${thyy}。${files > 0 ? '请删除原文件并重新上传，或补充上传。' : '请上传该材料。'}`;
}

/** Said of an optional material before it comes: what would be done at once waits for a clerk then. */
export const OPTIONAL_IS_READ = '可以不传；上传后由中心人工核验，核验后办结';
