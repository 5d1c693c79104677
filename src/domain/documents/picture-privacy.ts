// Position, time and device of a photograph are removed before upload: the centre has no need of them.

const EXIF = 'Exif\0\0';
/** Segments with metadata that may hold a position: Exif and XMP (APP1), embedded pictures (MPF in APP2), IPTC (APP13), comments. */
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP13 = 0xed;
const COMMENT = 0xfe;
const SCAN = 0xda;
const END = 0xd9;

/**
 * Returns a JPEG without Exif (position, time, device), XMP, IPTC and trailing data; only the orientation stays, so that the picture is
 * shown upright. Anything but a well-formed JPEG is returned unchanged.
 */
export function withoutPosition(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let orientation = 0;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return bytes;
    if (marker === END) break;
    if (marker === 0xff) {
      // Any number of fill bytes may precede a marker.
      at += 1;
      continue;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    let next = at + 2 + length;
    if (length < 2 || next > bytes.length) return bytes;
    const segment = bytes.subarray(at, next);
    if (marker === SCAN) next = endOfScan(bytes, next);
    if (marker === APP1 && text(segment, 4, 6) === EXIF) orientation ||= orientationOf(segment.subarray(10));
    if (!isPrivate(marker, segment)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  kept.push(Uint8Array.of(0xff, END));
  if (orientation > 1) kept.splice(1, 0, orientationSegment(orientation));
  return joined(kept);
}

function isPrivate(marker: number, segment: Uint8Array): boolean {
  if (marker === APP1 || marker === APP13 || marker === COMMENT) return true;
  return marker === APP2 && text(segment, 4, 4) === 'MPF\0';
}

/** End of the entropy-coded data: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Tag 0x0112 of a TIFF block's first directory; 0 if missing. */
function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const little = text(tiff, 0, 2) === 'II';
  try {
    const directory = view.getUint32(4, little);
    const entries = view.getUint16(directory, little);
    for (let no = 0; no < entries; no += 1) {
      const entry = directory + 2 + no * 12;
      if (view.getUint16(entry, little) === 0x0112) return view.getUint16(entry + 8, little) % 9;
    }
  } catch {
    // Directory offset out of bounds: a damaged block has no orientation.
  }
  return 0;
}

/** Minimal Exif block: one directory with the orientation. */
function orientationSegment(orientation: number): Uint8Array {
  const head = [0xff, APP1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  return Uint8Array.from([...head, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function text(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}
