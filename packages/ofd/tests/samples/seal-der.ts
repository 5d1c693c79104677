import type { Bytes } from './package';
import { joined } from './pictures';

/** One DER element. */
export function der(tag: number, ...content: readonly (Uint8Array | string)[]): Bytes {
  const inner = joined(content.map((one) => (typeof one === 'string' ? new TextEncoder().encode(one) : one)));
  const { length } = inner;
  if (length < 0x80) return joined([Uint8Array.of(tag, length), inner]);
  const size = length > 0xffff ? [length >> 16, (length >> 8) & 255, length & 255] : [length >> 8, length & 255];
  return joined([Uint8Array.of(tag, 0x80 + size.length, ...size), inner]);
}

const [INTEGER, OCTETS, BITS, UTF8, IA5, TIME, SEQUENCE] = [0x02, 0x04, 0x03, 0x0c, 0x16, 0x18, 0x30];
const integer = (value: number) => der(INTEGER, Uint8Array.of(value));

/** A seal as GB/T 38540 lays it out; signature values are made up, as nobody here looks at them. */
export function seal(name: string, type: string, picture: Uint8Array, maker = 'TEST'): Bytes {
  return der(
    SEQUENCE,
    der(
      SEQUENCE,
      der(SEQUENCE, der(IA5, 'ES'), integer(4), der(IA5, maker)),
      der(IA5, '3701000000000001'),
      der(
        SEQUENCE,
        integer(2),
        der(UTF8, name),
        integer(1),
        der(SEQUENCE, der(OCTETS, new Uint8Array(32))),
        der(TIME, '20240101000000Z'),
        der(TIME, '20240101000000Z'),
        der(TIME, '20290101000000Z'),
      ),
      der(SEQUENCE, der(IA5, type), der(OCTETS, picture), integer(40), integer(40)),
    ),
    der(OCTETS, new Uint8Array(64)),
    der(0x06, Uint8Array.of(0x2a, 0x81, 0x1c)),
    der(BITS, new Uint8Array(65)),
  );
}

/** SES_Signature around a seal, as SignedValue.dat holds it. */
export function signedValue(inner: Uint8Array): Bytes {
  const toSign = der(
    SEQUENCE,
    integer(4),
    inner,
    der(TIME, '20260102030405Z'),
    der(BITS, new Uint8Array(33)),
    der(IA5, '/x'),
  );
  return der(SEQUENCE, toSign, der(OCTETS, new Uint8Array(64)), der(BITS, new Uint8Array(65)));
}
