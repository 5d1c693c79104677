import { webcrypto } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openOfd } from '../../../src/reader/ofd-file';
import * as makers from '../../samples/makers';
import type { Bytes } from '../../samples/package';
import { type SignedOptions, signedFile } from '../../samples/signed';

const PAGE = 'Doc_0/Pages/Page_0/Content.xml';
const DESCRIPTION = 'Doc_0/Signs/Sign_0/Signature.xml';

async function checked(bytes: Bytes) {
  const file = await openOfd(bytes);
  const [seal] = file.seals;
  if (!seal) throw new Error('no seal');
  const check = await seal.check();
  file.close();
  return check;
}

/** A page that says other words than it was signed with. */
const changed: SignedOptions['afterwards'] = (parts) => {
  parts[PAGE] = new TextDecoder().decode(parts[PAGE] as Uint8Array).replace('缴存证明', '结清证明');
};

describe('a seal that a key has signed', () => {
  it.each<[string, SignedOptions, string]>([
    ['SM2 and SM3', {}, 'SM2'],
    ['SM2 in the older form', { older: true }, 'SM2'],
    ['RSA with SHA-256', { by: 'RSA' }, 'RSA'],
  ])('%s: intact, with whom the certificate names and when', async (_, options, kind) => {
    const check = await checked(signedFile(options));
    expect(check).toMatchObject({
      state: 'intact',
      signer: '云州市住房公积金管理中心',
      issuer: '云州市数字证书认证中心',
      wrong: [],
      open: [],
    });
    if (!options.older) expect(check.time).toBe('2026-01-02 11:04:05');
    expect(check.verified).toHaveLength(3);
    expect(check.verified[2]).toBe(`签名值由所附证书的${kind}密钥签出`);
  });

  it.each(['SM2', 'RSA'] as const)('%s: a page that was changed afterwards is named', async (by) => {
    const check = await checked(signedFile({ by, afterwards: changed }));
    expect(check.state).toBe('changed');
    expect(check.wrong).toEqual([`签署之后有1个部分被改动或去掉（${PAGE}）`]);
    // The signature itself still holds: that is said beside it.
    expect(check.verified).toContain(`签名值由所附证书的${by}密钥签出`);
  });

  it('a page that was taken away is named', async () => {
    const check = await checked(
      signedFile({
        afterwards: (parts) => {
          delete parts[PAGE];
        },
      }),
    );
    expect(check.state).toBe('changed');
    expect(check.wrong[0]).toContain(PAGE);
  });

  it('digests that were made to fit the changed page do not fit the signed value', async () => {
    const check = await checked(
      signedFile({
        afterwards: (parts) => {
          const words = new TextDecoder().decode(parts[DESCRIPTION] as Uint8Array);
          parts[DESCRIPTION] = words.replace('20260102030405Z', '20270102030405Z');
        },
      }),
    );
    expect(check.state).toBe('changed');
    expect(check.wrong).toEqual(['签名说明被改动，与签名值里的摘要不符']);
  });

  it.each(['SM2', 'RSA'] as const)('%s: a signature over something else is wrong', async (by) => {
    const check = await checked(signedFile({ by, forged: true }));
    expect(check).toMatchObject({ state: 'changed', wrong: ['签名值不是所附证书的密钥签出的'] });
  });
});

describe('what cannot be verified is another thing than what was changed', () => {
  it('a part outside the signature', async () => {
    const check = await checked(signedFile({ without: PAGE, afterwards: changed }));
    expect(check.state).toBe('unverifiable');
    expect(check.wrong).toEqual([]);
    expect(check.open).toEqual([`有1个部分不在签名的保护之内（${PAGE.toLowerCase()}）`]);
  });

  it('a digest that no browser computes', async () => {
    const check = await checked(signedFile({ checkMethod: 'MD5' }));
    expect(check).toMatchObject({ state: 'unverifiable', wrong: [] });
    expect(check.open[0]).toBe('2个部分没有核对：摘要算法MD5在这里不能计算');
  });

  it('a part that is a bomb: it is not unpacked to the end, and the page stays usable', async () => {
    const zeros = new Uint8Array(70 * 1024 * 1024);
    const check = await checked(signedFile({ afterwards: (parts) => Object.assign(parts, { [PAGE]: zeros }) }));
    expect(check).toMatchObject({ state: 'unverifiable', wrong: [] });
    expect(check.open[0]).toBe('1个部分没有核对：内容读不出');
  });

  it('a certificate that had run out when it was signed', async () => {
    const check = await checked(signedFile({ validity: { to: '20251231000000Z' } }));
    expect(check.state).toBe('unverifiable');
    expect(check.open[0]).toContain('签署时间不在证书的有效期内');
  });

  it('RSA on a page without https', async () => {
    vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) });
    const check = await checked(signedFile({ by: 'RSA' })).finally(() => vi.unstubAllGlobals());
    expect(check).toMatchObject({ state: 'unverifiable', wrong: [], signer: '云州市住房公积金管理中心' });
  });

  it('a file whose signature says nothing of its parts, and one whose values are made up', async () => {
    const check = await checked(makers.invoice());
    expect(check).toMatchObject({ state: 'unverifiable', wrong: [] });
    expect(check.open).toContain('签名没有写明它保护哪些部分');
  });

  it('bytes in place of the signed value, and none', async () => {
    const path = 'Doc_0/Signs/Sign_0/SignedValue.dat';
    const bytes = await checked(
      signedFile({ afterwards: (parts) => Object.assign(parts, { [path]: new Uint8Array(300) }) }),
    );
    expect(bytes.open).toContain('签名值不是电子签章的格式，大厅不能核验');
    const none = await checked(
      signedFile({
        afterwards: (parts) => {
          delete parts[path];
        },
      }),
    );
    expect(none).toMatchObject({ state: 'unverifiable' });
    expect(none.open).toContain('文件里没有签名值');
  });
});
