import { DER, type DerElement, derElements, derText } from '../der';

/** Elements inside a constructed one, each with its bytes as they stand there, head included: what a signature is over. */
export function partsOf(inner: Uint8Array<ArrayBuffer>): (DerElement & { whole: Uint8Array<ArrayBuffer> })[] {
  let from = 0;
  return derElements(inner).map((one) => {
    const to = one.bytes.byteOffset - inner.byteOffset + one.bytes.byteLength;
    const whole = inner.subarray(from, to);
    from = to;
    return { ...one, whole };
  });
}

/** '1.2.156.10197.1.501' of its bytes. */
export function oidText(bytes: Uint8Array): string {
  const numbers: number[] = [];
  let value = 0;
  for (const byte of bytes) {
    value = value * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    numbers.push(value);
    value = 0;
  }
  const [first = 0, ...rest] = numbers;
  const top = Math.min(Math.floor(first / 40), 2);
  return [top, first - top * 40, ...rest].join('.');
}

/** A BIT STRING without the count of unused bits in front. */
export const bitsOf = ({ bytes }: DerElement) => bytes.slice(1);

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** UTCTime or GeneralizedTime as 20260102030405Z; '' for what is neither. */
export function derTime({ tag, bytes }: DerElement): string {
  const text = new TextDecoder().decode(bytes);
  if (tag === DER.time) return text;
  if (tag !== DER.utcTime) return '';
  return `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}`;
}

const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';

/** The common name of a distinguished name, else its organisation, else ''. */
export function nameOf(distinguished: Uint8Array<ArrayBuffer>): string {
  const found = new Map<string, string>();
  for (const set of derElements(distinguished)) {
    for (const pair of derElements(set.bytes)) {
      const [kind, value] = derElements(pair.bytes);
      if (kind && value) found.set(oidText(kind.bytes), derText(value) ?? '');
    }
  }
  return found.get(COMMON_NAME) || found.get(ORGANISATION) || '';
}
