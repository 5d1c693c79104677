import { isJbig2, jbig2Size } from '../jbig2/jbig2';
import { scanToBmp } from '../jbig2/scan-to-bmp';
import { OFD_LIMITS } from './ofd-problem';
import type { MediaResource } from './resources';
import type { OfdArchive } from './zip';

/** A picture ready to be shown, or why it cannot be. */
export interface LoadedPicture {
  url?: string;
  fault?: string;
}

interface Kind {
  type: string;
  size: (view: DataView) => [number, number] | undefined;
}

/** The kinds a browser shows, by how their bytes begin; what a file is called says nothing. */
export function pictureKind(bytes: Uint8Array): Kind | undefined {
  const begins = (...head: number[]) => head.every((byte, at) => bytes[at] === byte);
  if (begins(0x89, 0x50, 0x4e, 0x47))
    return { type: 'image/png', size: (view) => [view.getUint32(16), view.getUint32(20)] };
  if (begins(0xff, 0xd8, 0xff)) return { type: 'image/jpeg', size: jpegSize };
  if (begins(0x47, 0x49, 0x46, 0x38))
    return { type: 'image/gif', size: (view) => [view.getUint16(6, true), view.getUint16(8, true)] };
  if (begins(0x42, 0x4d))
    return { type: 'image/bmp', size: (view) => [view.getInt32(18, true), Math.abs(view.getInt32(22, true))] };
  if (begins(0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57) return { type: 'image/webp', size: () => undefined };
  return undefined;
}

/** Makes an address of a picture part; the caller gives it back by URL.revokeObjectURL. */
export async function loadPicture(archive: OfdArchive, media: MediaResource | undefined): Promise<LoadedPicture> {
  if (!media) return { fault: '缺少一张图片' };
  const name = media.file.slice(media.file.lastIndexOf('/') + 1);
  if (media.path === undefined) return { fault: `缺少图片${name}` };
  const bytes = await archive.read(media.path, OFD_LIMITS.binary).catch(() => undefined);
  if (!bytes) return { fault: `图片${name}已损坏` };
  return pictureOf(bytes, `图片${name}`);
}

/** @param what names it when it cannot be shown. */
export async function pictureOf(bytes: Uint8Array<ArrayBuffer>, what: string): Promise<LoadedPicture> {
  if (isJbig2(bytes)) return scanOf(bytes, what);
  const kind = pictureKind(bytes);
  if (!kind) return { fault: `${what}是${unshownName(bytes)}，浏览器不能显示` };
  if (tooLarge(bytes, kind)) return { fault: `${what}尺寸过大，没有显示` };
  return { url: URL.createObjectURL(new Blob([bytes], { type: kind.type })) };
}

/** Black and white as converting programs pack it; no browser shows that by itself. */
async function scanOf(bytes: Uint8Array, what: string): Promise<LoadedPicture> {
  const [width = 0, height = 0] = jbig2Size(bytes) ?? [];
  if (width * height > OFD_LIMITS.scannedPixels) return { fault: `${what}尺寸过大，没有显示` };
  const bitmap = await scanToBmp(bytes);
  if (!bitmap) return { fault: `${what}已损坏，或是不能显示的JBIG2格式` };
  return { url: URL.createObjectURL(new Blob([bitmap], { type: 'image/bmp' })) };
}

function tooLarge(bytes: Uint8Array, kind: Kind): boolean {
  try {
    const [width = 0, height = 0] = kind.size(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? [];
    return width * height > OFD_LIMITS.pixels;
  } catch {
    // Cut off before its size: the browser shows nothing of it.
    return false;
  }
}

function unshownName(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if ((a === 0x49 && b === 0x49) || (a === 0x4d && b === 0x4d)) return 'TIFF格式';
  return '无法识别的格式';
}

function jpegSize(view: DataView): [number, number] | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // A frame header, of any kind but tables (C4, C8, CC).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return [view.getUint16(at + 7), view.getUint16(at + 5)];
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
