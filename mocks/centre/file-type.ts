const SIGNATURES: readonly (readonly [type: string, head: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** MIME type of an accepted file by what it begins with, not by its name; undefined for anything else. An OFD is a zip with OFD.xml in it. */
export function fileType(bytes: Uint8Array): string | undefined {
  const begins = (head: readonly number[]) => head.every((byte, at) => bytes[at] === byte);
  const known = SIGNATURES.find(([, head]) => begins(head))?.[0];
  if (known) return known;
  return begins(ZIP) && contains(bytes, 'OFD.xml') ? 'application/ofd' : undefined;
}

function contains(bytes: Uint8Array, name: string): boolean {
  const wanted = Array.from(name, (character) => character.charCodeAt(0));
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}
