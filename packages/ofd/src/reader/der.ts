// ASN.1 in DER, as far as seals need it: a walk over elements, no schema.

export interface DerElement {
  tag: number;
  /** What the element holds. */
  bytes: Uint8Array<ArrayBuffer>;
}

export const DER = {
  integer: 0x02,
  octets: 0x04,
  utf8: 0x0c,
  printable: 0x13,
  ia5: 0x16,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
} as const;

/** The elements that follow one another in `bytes`; empty for what is not DER. */
export function derElements(bytes: Uint8Array<ArrayBuffer>): DerElement[] {
  const found: DerElement[] = [];
  for (let at = 0; at + 2 <= bytes.byteLength; ) {
    const tag = bytes[at] ?? 0;
    let length = bytes[at + 1] ?? 0;
    let start = at + 2;
    if (length >= 0x80) {
      const count = length & 0x7f;
      if (count === 0 || count > 4) return [];
      length = 0;
      for (let i = 0; i < count; i += 1) length = length * 256 + (bytes[start + i] ?? 0);
      start += count;
    }
    if (start + length > bytes.byteLength) return [];
    found.push({ tag, bytes: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return found;
}

/** Constructed elements hold others. */
const isConstructed = (tag: number) => (tag & 0x20) !== 0;
const DEEPEST = 24;

/** Every run of siblings, from the outside in; `visit` answers true to stop. */
export function walkDer(
  bytes: Uint8Array<ArrayBuffer>,
  visit: (siblings: readonly DerElement[]) => boolean,
  depth = 0,
): boolean {
  const siblings = derElements(bytes);
  if (siblings.length > 0 && visit(siblings)) return true;
  if (depth >= DEEPEST) return false;
  for (const { tag, bytes: inner } of siblings) {
    // Certificates and whole seals lie in octet strings, too.
    const nested = isConstructed(tag) || ((tag === DER.octets || tag === 0x03) && looksLikeDer(tag, inner));
    if (nested && walkDer(tag === 0x03 ? inner.subarray(1) : inner, visit, depth + 1)) return true;
  }
  return false;
}

function looksLikeDer(tag: number, inner: Uint8Array): boolean {
  return inner[tag === 0x03 ? 1 : 0] === DER.sequence && inner.byteLength > 8;
}

export function derText({ tag, bytes }: DerElement): string | undefined {
  if (tag === DER.utf8 || tag === DER.printable || tag === DER.ia5) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
    } catch {
      return new TextDecoder('gb18030').decode(bytes).trim();
    }
  }
  return undefined;
}
