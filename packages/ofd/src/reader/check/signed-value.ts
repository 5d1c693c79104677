import { DER, derElements } from '../der';
import { bitsOf, derTime, oidText, partsOf } from './der-parts';

/** A signed value of an electronic seal (SES_Signature), taken apart. */
export interface SignedValue {
  /** What the signature is over, as it stands there. */
  toSign: Uint8Array<ArrayBuffer>;
  /** Digest of Signature.xml. */
  dataHash: Uint8Array<ArrayBuffer>;
  certificate: Uint8Array<ArrayBuffer>;
  algorithm: string;
  signature: Uint8Array<ArrayBuffer>;
  /** 20260102030405Z, '' where none is signed. */
  time: string;
}

const BITS = 0x03;
const OID = 0x06;

/** Undefined for what is neither GB/T 38540 (version 4) nor GM/T 0031 (certificate and algorithm within what is signed). */
export function readSignedValue(bytes: Uint8Array<ArrayBuffer>): SignedValue | undefined {
  const [whole] = derElements(bytes);
  const [body, second, third, fourth] = whole ? partsOf(whole.bytes) : [];
  if (body?.tag !== DER.sequence || !second) return undefined;
  const [version, , time, dataHash, , certificate, algorithm] = derElements(body.bytes);
  if (version?.tag !== DER.integer || dataHash?.tag !== BITS || !time) return undefined;
  const common = { toSign: body.whole, dataHash: bitsOf(dataHash), time: derTime(time) };
  if (second.tag === DER.octets && third?.tag === OID && fourth?.tag === BITS) {
    return { ...common, certificate: second.bytes, algorithm: oidText(third.bytes), signature: bitsOf(fourth) };
  }
  if (second.tag !== BITS || certificate?.tag !== DER.octets || algorithm?.tag !== OID) return undefined;
  const signature = bitsOf(second);
  return { ...common, certificate: certificate.bytes, algorithm: oidText(algorithm.bytes), signature };
}
