import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import sm from 'sm-crypto';
import { type Bytes, HEAD, OFD_NS, pack, simple, text } from './package';
import { joined, png } from './pictures';
import { der, seal } from './seal-der';

const [INTEGER, BITS, OCTETS, OID, UTF8, TIME, SEQUENCE, SET] = [2, 3, 4, 6, 0x0c, 0x18, 0x30, 0x31];
// Of this realm: the text encoder of the simulated page makes arrays that the ciphers do not know.
const utf8 = (words: string) => Uint8Array.from(Buffer.from(words));
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const bits = (content: Uint8Array) => der(BITS, Uint8Array.of(0), content);

function oid(dotted: string): Bytes {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const seven = (value: number): number[] =>
    value < 128 ? [value] : [...seven(Math.floor(value / 128)).map((one) => one | 128), value % 128];
  return der(OID, Uint8Array.from([first * 40 + second, ...rest.flatMap(seven)]));
}

const SM2_SM3 = '1.2.156.10197.1.501';
const RSA_SHA256 = '1.2.840.113549.1.1.11';
const name = (words: string) => der(SEQUENCE, der(SET, der(SEQUENCE, oid('2.5.4.3'), der(UTF8, words))));

/** An X.509 certificate around a public key; its own signature is made up, as no root is at hand. */
function certificate(spki: Uint8Array, { from = '20240101000000Z', to = '20290101000000Z' } = {}): Bytes {
  const algorithm = der(SEQUENCE, oid(SM2_SM3));
  const validity = der(SEQUENCE, der(TIME, from), der(TIME, to));
  const body = [
    der(0xa0, der(INTEGER, Uint8Array.of(2))),
    der(INTEGER, Uint8Array.of(7)),
    algorithm,
    name('云州市数字证书认证中心'),
    validity,
    name('云州市住房公积金管理中心'),
    spki,
  ];
  return der(SEQUENCE, der(SEQUENCE, ...body), algorithm, bits(new Uint8Array(64)));
}

interface Signer {
  spki: Uint8Array;
  algorithm: string;
  checkMethod: string;
  digest: (content: Uint8Array) => Uint8Array;
  sign: (content: Uint8Array) => Uint8Array;
}

const keys = sm.sm2.generateKeyPairHex();
const curve = der(SEQUENCE, oid('1.2.840.10045.2.1'), oid('1.2.156.10197.1.301'));

const sm2Signer: Signer = {
  spki: der(SEQUENCE, curve, bits(bytesOf(keys.publicKey))),
  algorithm: SM2_SM3,
  checkMethod: '1.2.156.10197.1.401',
  digest: (content) => bytesOf(sm.sm3(content)),
  sign: (content) =>
    bytesOf(
      sm.sm2.doSignature(Array.from(content), keys.privateKey, { hash: true, der: true, publicKey: keys.publicKey }),
    ),
};

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const rsaSigner: Signer = {
  spki: rsa.publicKey.export({ type: 'spki', format: 'der' }),
  algorithm: RSA_SHA256,
  checkMethod: 'SHA256',
  digest: (content) => createHash('sha256').update(content).digest(),
  sign: (content) => createSign('sha256').update(content).sign(rsa.privateKey),
};

export interface SignedOptions {
  by?: 'SM2' | 'RSA';
  /** The older form keeps certificate and algorithm within what is signed (GM/T 0031). */
  older?: boolean;
  checkMethod?: string;
  /** Parts that the signature leaves out. */
  without?: string;
  validity?: { from?: string; to?: string };
  /** Done to the parts once they are signed. */
  afterwards?: (parts: Record<string, string | Uint8Array>) => void;
  /** Another signature than the one of the key. */
  forged?: boolean;
}

/** A small file with a seal that a real key has signed on 2026-01-02 at 11:04:05 in Beijing. */
export function signedFile({
  by = 'SM2',
  older,
  checkMethod,
  without,
  validity,
  afterwards,
  forged,
}: SignedOptions = {}): Bytes {
  const signer = by === 'SM2' ? sm2Signer : rsaSigner;
  const parts: Record<string, string | Uint8Array> = Object.fromEntries(
    Object.entries(
      simple({
        pages: [text('缴存证明', 20, 20)],
        body: '<ofd:Signatures>Doc_0/Signs/Signatures.xml</ofd:Signatures>',
      }),
    ).map(([path, part]) => [path, typeof part === 'string' ? utf8(HEAD + part) : part]),
  );
  const references = Object.entries(parts)
    .filter(([path]) => path !== 'OFD.xml' && path !== without)
    .map(([path, part]) => {
      const value = Buffer.from(signer.digest(part as Uint8Array)).toString('base64');
      return `<ofd:Reference FileRef="/${path}"><ofd:CheckValue>${value}</ofd:CheckValue></ofd:Reference>`;
    });
  const description = utf8(
    `${HEAD}<ofd:Signature ${OFD_NS}><ofd:SignedInfo><ofd:Provider ProviderName="test"/><ofd:SignatureMethod>${signer.algorithm}</ofd:SignatureMethod><ofd:SignatureDateTime>20260102030405Z</ofd:SignatureDateTime><ofd:References CheckMethod="${checkMethod ?? signer.checkMethod}">${references.join('')}</ofd:References><ofd:StampAnnot ID="1" PageRef="1" Boundary="150 90 40 40"/></ofd:SignedInfo><ofd:SignedValue>SignedValue.dat</ofd:SignedValue></ofd:Signature>`,
  );
  const owner = certificate(signer.spki, validity);
  const inner = [
    der(INTEGER, Uint8Array.of(older ? 1 : 4)),
    seal('云州市住房公积金管理中心', 'png', png([220, 20, 30])),
    older ? bits(utf8('20260102030405Z')) : der(TIME, '20260102030405Z'),
    bits(signer.digest(description)),
    der(0x16, '/Doc_0/Signs/Sign_0/Signature.xml'),
  ];
  const toSign = der(SEQUENCE, ...inner, ...(older ? [der(OCTETS, owner), oid(signer.algorithm)] : []));
  const signature = bits(signer.sign(forged ? joined([toSign, Uint8Array.of(0)]) : toSign));
  const value = older
    ? der(SEQUENCE, toSign, signature)
    : der(SEQUENCE, toSign, der(OCTETS, owner), oid(signer.algorithm), signature);
  Object.assign(parts, {
    'Doc_0/Signs/Signatures.xml': `<ofd:Signatures ${OFD_NS}><ofd:Signature ID="s1" Type="Seal" BaseLoc="Sign_0/Signature.xml"/></ofd:Signatures>`,
    'Doc_0/Signs/Sign_0/Signature.xml': description,
    'Doc_0/Signs/Sign_0/SignedValue.dat': value,
  });
  afterwards?.(parts);
  return pack(parts);
}
