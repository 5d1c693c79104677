// @vitest-environment node

import { issueRandom, signInByCertificate } from '@mocks/centre/access/certificate-sign-in';
import {
  isSignedBy,
  issueKeyCertificate,
  restoreCertificate,
  revokeCertificate,
  signText,
} from '@mocks/centre/access/certificates-ca';
import { freezeSignIn } from '@mocks/centre/access/sign-in-freezes';
import { setMethod } from '@mocks/centre/access/sign-in-methods';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { units } from '@mocks/centre/kernel/people';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { DEMO_KEYS, type DemoKey, issuedCertificate } from '@mocks/key-agent/keys';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from '@/lib/base64';
import { DEVELOPERS, PASSWORD, UNITS } from '../../people';
import { type Answered, openForVisitors, type Visitors } from '../visitors';

const RANDOM_USED = '本次验证已超过2分钟或已使用过，请重新登录';
const NOT_VERIFIED = '签名核验未通过，请重新插入密钥后再试，或换用其他登录方式';

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

interface Random {
  uuid: string;
  random: string;
  yxsj: number;
}

const getRandom = async (): Promise<Random> => (await centre.ask((tx, { wall }) => issueRandom(tx, wall))).data;

/** A key of the demonstration by its number, with one of its certificates. */
function key(no: string, at = 0) {
  const found = DEMO_KEYS.find((one) => one.no === no);
  const certificate = found?.certificates[at];
  if (!found || !certificate) throw new Error(`no key ${no}`);
  return { ...found, serialNumber: certificate.serialNumber, cert: issuedCertificate(found, certificate) };
}

const sign = ({ privateKey, publicKey }: DemoKey, text: string) => signText(text, privateKey, publicKey);

const login = (json: { loginType?: string; uuid: string; cert: string; signature: string }): Promise<Answered> =>
  centre.ask((tx, visit) => signInByCertificate(tx, visit, { loginType: '2', ...json }));

/** The whole way, as the hall goes it. */
async function signIn(held: ReturnType<typeof key>, loginType = '2'): Promise<Answered> {
  const { uuid, random } = await getRandom();
  return login({ loginType, uuid, cert: held.cert, signature: sign(held, random) });
}

describe('digital certificate', () => {
  test('login type 2: the unit of the certificate, its operator, in the record of sign-ins', async () => {
    const answer = await signIn(key('UK-0001'));
    expect(answer).toMatchObject({ code: '0', data: { loginMethod: '107' } });
    const info = await centre.whoIs(answer.data.access_token);
    expect(info.data).toMatchObject({
      loginType: '2',
      dwzh: UNITS.华夏精密.dwzh,
      nikName: '吴晓东',
      loginMethod: '107',
    });
    const [latest] = await centre.transact((tx) => accessLog(tx, ownerOf({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh })));
    expect(latest).toMatchObject({ lx: '1', fs: '数字证书登录', nr: '登录成功（经办人吴晓东）', cg: '1' });
  });

  test('login type 3: the developer of the certificate', async () => {
    const answer = await signIn(key('UK-0002'), '3');
    const info = await centre.whoIs(answer.data.access_token);
    expect(info.data).toMatchObject({ loginType: '3', kfsbh: DEVELOPERS.安居置业.kfsbh });
  });

  test('login type 1 has no certificates', async () => {
    expect(await signIn(key('UK-0001'), '1')).toMatchObject({ code: '1', msg: expect.stringContaining('暂未开放') });
  });

  test('randoms are long, different, and good for two minutes', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, getRandom));
    expect(new Set(many.map(({ random }) => random)).size).toBe(20);
    expect(many.every(({ random, yxsj }) => /^[0-9a-f]{64}$/.test(random) && yxsj === 120)).toBe(true);
  });
});

describe('the signature is really verified', () => {
  test('a flipped bit of the signature is refused, whichever it is', async () => {
    const held = key('UK-0001');
    for (const at of [9, 20, 66, 120]) {
      const { uuid, random } = await getRandom();
      const signature = sign(held, random);
      expect(isSignedBy(random, signature, held.publicKey)).toBe(true);
      const digit = (Number.parseInt(signature.charAt(at), 16) ^ 1).toString(16);
      const flipped = `${signature.slice(0, at)}${digit}${signature.slice(at + 1)}`;
      expect(await login({ uuid, cert: held.cert, signature: flipped })).toMatchObject({
        code: '1',
        msg: NOT_VERIFIED,
      });
    }
  });

  test('a flipped bit of the random is refused', async () => {
    const held = key('UK-0001');
    const { uuid, random } = await getRandom();
    const other = `${random.slice(0, -1)}${(Number.parseInt(random.slice(-1), 16) ^ 1).toString(16)}`;
    expect(await login({ uuid, cert: held.cert, signature: sign(held, other) })).toMatchObject({ msg: NOT_VERIFIED });
  });

  test('another key than that of the certificate is refused', async () => {
    const { uuid, random } = await getRandom();
    const signature = sign(key('UK-0002'), random);
    expect(await login({ uuid, cert: key('UK-0001').cert, signature })).toMatchObject({ code: '1', msg: NOT_VERIFIED });
  });

  test('a signature that is none is refused', async () => {
    for (const signature of ['', 'ab'.repeat(64), '签名', `3006020100020100${'0'.repeat(130)}`]) {
      const { uuid } = await getRandom();
      const answer = await login({ uuid, cert: key('UK-0001').cert, signature });
      expect(answer).toMatchObject({ code: '1', msg: NOT_VERIFIED });
    }
  });

  test('a replay of a successful sign-in is refused', async () => {
    const held = key('UK-0001');
    const { uuid, random } = await getRandom();
    const request = { uuid, cert: held.cert, signature: sign(held, random) };
    expect((await login(request)).code).toBe('0');
    expect(await login(request)).toMatchObject({ code: '1', msg: RANDOM_USED, data: null });
  });

  test('a random is used up by a wrong try as well', async () => {
    const held = key('UK-0001');
    const { uuid, random } = await getRandom();
    expect((await login({ uuid, cert: held.cert, signature: sign(held, 'other') })).msg).toBe(NOT_VERIFIED);
    expect((await login({ uuid, cert: held.cert, signature: sign(held, random) })).msg).toBe(RANDOM_USED);
  });

  test('the signature of one random does not serve for another', async () => {
    const held = key('UK-0001');
    const [first, second] = [await getRandom(), await getRandom()];
    const signature = sign(held, first.random);
    expect((await login({ uuid: second.uuid, cert: held.cert, signature })).msg).toBe(NOT_VERIFIED);
  });

  test('a random older than two minutes is refused', async () => {
    const held = key('UK-0001');
    const { uuid, random } = await getRandom();
    centre.passTime(121_000);
    expect(await login({ uuid, cert: held.cert, signature: sign(held, random) })).toMatchObject({ msg: RANDOM_USED });
  });

  test('a random that never was is refused', async () => {
    const held = key('UK-0001');
    expect(await login({ uuid: 'none', cert: held.cert, signature: sign(held, 'x') })).toMatchObject({
      msg: RANDOM_USED,
    });
  });
});

describe('certificates that open nothing', () => {
  test('expired on the centre’s date, and in the record of its holder', async () => {
    expect(await signIn(key('UK-0001', 1))).toMatchObject({
      code: '1',
      msg: '该证书已于2024-02-29到期。请到发证机构办理更新，或换用其他登录方式',
    });
    const [latest] = await centre.transact((tx) => accessLog(tx, ownerOf({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh })));
    expect(latest).toMatchObject({ fs: '数字证书登录', cg: '0', nr: expect.stringContaining('2024-02-29到期') });
  });

  test('not yet valid', async () => {
    const held = key('UK-0001');
    const [today] = held.certificates;
    if (!today) throw new Error('no certificate');
    const cert = issuedCertificate(held, { ...today, serialNumber: 'of next year', notBefore: '2027-01-01' });
    expect(await signIn({ ...held, cert })).toMatchObject({ msg: expect.stringContaining('自2027-01-01起才有效') });
  });

  test('revoked: with the time and the reason', async () => {
    expect(await signIn(key('UK-0003'))).toMatchObject({
      code: '1',
      msg: expect.stringMatching(/^该证书已于2025-06-10 09:00吊销（密钥遗失）/),
    });
  });

  test('revoked while it was in use, and restored', async () => {
    const held = key('UK-0001');
    await centre.transact((tx) => revokeCertificate(tx, held.serialNumber, '持有人申请'));
    expect((await signIn(held)).msg).toContain('吊销（持有人申请）');
    await centre.transact((tx) => restoreCertificate(tx, held.serialNumber));
    expect((await signIn(held)).code).toBe('0');
  });

  test('issued by a foreign authority', async () => {
    expect(await signIn(key('UK-0004'))).toMatchObject({
      code: '1',
      msg: expect.stringContaining('由“外省电子认证服务有限公司”签发，不是中心认可的发证机构'),
    });
  });

  test('claims the authority, but a foreign key has signed it', async () => {
    const foreign = key('UK-0004');
    const body = { ...readBody(key('UK-0001').cert), publicKey: foreign.publicKey };
    const cert = issueKeyCertificate(body, foreign);
    expect(await signIn({ ...foreign, cert })).toMatchObject({ code: '1', msg: expect.stringContaining('核验未通过') });
  });

  test('altered after it was issued: another unit, a later end', async () => {
    const held = key('UK-0001', 1);
    for (const change of [
      { notAfter: '2035-12-31' },
      { subject: { ...readBody(held.cert).subject, dwzh: UNITS.东方云商.dwzh } },
    ]) {
      const outer = JSON.parse(decodeBase64(held.cert));
      const cert = encodeBase64(
        JSON.stringify({ ...outer, body: JSON.stringify({ ...readBody(held.cert), ...change }) }),
      );
      expect(await signIn({ ...held, cert })).toMatchObject({ msg: expect.stringContaining('签发信息核验未通过') });
    }
  });

  test('unreadable', async () => {
    for (const [what, cert] of [
      ['empty', ''],
      ['no Base64', '证书'],
      ['no object', encodeBase64('[]')],
      ['no body', encodeBase64('{"body":1,"signature":""}')],
      ['a body without a subject', encodeBase64(JSON.stringify({ body: '{"issuer":"x"}', signature: '' }))],
      ['far too long', 'A'.repeat(9000)],
    ] as const) {
      const { uuid } = await getRandom();
      const answer = await login({ uuid, cert, signature: '' });
      expect(answer.msg, what).toContain('无法识别该证书');
    }
  });

  test('of a developer under unit, and the other way round', async () => {
    expect((await signIn(key('UK-0002'), '2')).msg).toBe('该证书是开发商证书，请在上方选择“开发商”后登录');
    expect((await signIn(key('UK-0001'), '3')).msg).toBe('该证书是单位证书，请在上方选择“单位”后登录');
  });

  test('of a unit that has not registered in the hall', async () => {
    expect((await signIn(key('UK-0006'))).msg).toBe(
      '“启明教育咨询有限公司”尚未注册网上办事大厅。请先办理单位注册，再用证书登录',
    );
  });

  test('of a unit the centre does not know', async () => {
    expect((await signIn(key('UK-0007'))).msg).toContain('“云州新芽科技有限公司”尚未在中心办理缴存登记');
  });

  test('of somebody who is no operator of the unit any more', async () => {
    await centre.transact((tx) => {
      const unit = units(tx.store).get(UNITS.华夏精密.dwzh);
      if (!unit) throw new Error('no unit');
      units(tx.store).put(unit.dwzh, {
        ...unit,
        operator: { jbrxm: '新经办', jbrzjhm: '110101199001010023', jbrsjhm: '13900000009' },
      });
    });
    expect((await signIn(key('UK-0001'))).msg).toContain('证书持有人吴晓东不是“华夏精密制造有限公司”登记的经办人');
  });

  test('of a frozen account', async () => {
    await centre.transact((tx) => freezeSignIn(tx, ownerOf({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh })));
    expect(await signIn(key('UK-0001'))).toMatchObject({
      code: '1004',
      msg: expect.stringContaining('由本人冻结登录'),
    });
  });

  test('while the method is switched off', async () => {
    await centre.transact((tx) => setMethod(tx, 'certificate', ['3']));
    expect((await signIn(key('UK-0001'))).msg).toContain('数字证书登录暂未开放');
    expect((await signIn(key('UK-0002'), '3')).code).toBe('0');
  });
});

describe('a certificate that is not bound', () => {
  const bindBy = (account: string, bindTicket: string) => centre.signIn('2', account, PASSWORD, { bindTicket });

  test('417 with a ticket; the password binds it, and then it signs in by itself', async () => {
    const held = key('UK-0005');
    const refused = await signIn(held);
    expect(refused).toMatchObject({ code: '417', data: { way: '数字证书', who: '蓝天科技有限公司' } });
    expect((await bindBy(UNITS.蓝天科技.dwzh, refused.data.ticket)).code).toBe('0');
    const answer = await signIn(held);
    const info = await centre.whoIs(answer.data.access_token);
    expect(info.data).toMatchObject({ dwzh: UNITS.蓝天科技.dwzh, nikName: '沈蓝' });
  });

  test('is bound to no other unit than its own', async () => {
    const held = key('UK-0005');
    const refused = await signIn(held);
    const answer = await bindBy(UNITS.东方云商.dwzh, refused.data.ticket);
    expect(answer.code).not.toBe('0');
    expect((await signIn(held)).code).toBe('417');
  });

  test('says nothing to whoever has not the key', async () => {
    const { uuid } = await getRandom();
    const signature = sign(key('UK-0001'), 'anything');
    expect((await login({ uuid, cert: key('UK-0005').cert, signature })).code).toBe('1');
  });
});

/** The body of a certificate of the demonstration, which is known to be readable. */
function readBody(cert: string) {
  return JSON.parse(JSON.parse(decodeBase64(cert)).body);
}
