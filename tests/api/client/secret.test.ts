import { HttpResponse, http } from 'msw';
import sm from 'sm-crypto';
import { describe, expect, it } from 'vitest';
import { encryptSecret, withFreshKey } from '@/api/client/secret';
import { signInByAccount } from '@/api/session/auth';
import { PASSWORD, PEOPLE } from '../../people';
import { failure, listen, network } from '../network';

const net = network();
const pair = sm.sm2.generateKeyPairHex();
const other = sm.sm2.generateKeyPairHex();
const keyAnswers = (data: unknown) => http.get('*/getPubleKey', () => HttpResponse.json({ code: 0, msg: '', data }));

const credentials = {
  loginType: '1',
  account: PEOPLE.张建国.zjhm,
  password: PASSWORD,
  captcha: 'A',
  uuid: 'u',
} as const;

describe('encryptSecret', () => {
  it.each([PASSWORD, ' 前后空格 ', '阿依古丽·买买提', '陈𠮷祥', '0'])(
    '%s comes back from the private key',
    async (plain) => {
      listen();
      net.answers(keyAnswers(pair.publicKey));
      const encrypted = await encryptSecret(plain);
      expect(encrypted).toMatch(/^04[\da-f]+$/);
      expect(sm.sm2.doDecrypt(encrypted.slice(2), pair.privateKey, 1)).toBe(plain);
    },
  );

  it('asks for the key by GET, with the content type of a form', async () => {
    listen();
    const asked: Request[] = [];
    net.answers(
      http.get('*/getPubleKey', ({ request }) => {
        asked.push(request);
        return HttpResponse.json({ code: 0, msg: '', data: pair.publicKey });
      }),
    );
    await encryptSecret(PASSWORD);
    expect(asked.map(({ url, headers }) => [new URL(url).search, headers.get('content-type')])).toEqual([
      ['', 'application/x-www-form-urlencoded;charset=UTF-8'],
    ]);
  });

  it.each([12345, null, undefined, '', {}, '\ud842', 'a\udc00'])('refuses %j', async (plain) => {
    listen();
    net.answers(keyAnswers(pair.publicKey));
    // Wrong types reach it from untyped data only; the refusal is what is tested.
    expect((await failure(encryptSecret(plain as string))).kind).toBe('secret');
  });
});

describe('no usable key: nothing leaves', () => {
  const faults: [string, () => Response][] = [
    ['status 500', () => new HttpResponse('', { status: 500 })],
    ['status 404', () => new HttpResponse('', { status: 404 })],
    ['a lost network', () => HttpResponse.error()],
    ['HTML', () => HttpResponse.html('<html></html>')],
    ['an empty body', () => new HttpResponse('')],
    ['half an answer', () => new HttpResponse('{"code":0,"data":"04')],
    ['a refusal', () => HttpResponse.json({ code: 1, msg: '不行', data: pair.publicKey })],
    ["code '1'", () => HttpResponse.json({ code: '1', data: pair.publicKey })],
    ["code '000'", () => HttpResponse.json({ code: '000', data: pair.publicKey })],
    ['null', () => HttpResponse.json({ code: 0, data: null })],
    ['an empty key', () => HttpResponse.json({ code: 0, data: '' })],
    ['a key without 04', () => HttpResponse.json({ code: 0, data: pair.publicKey.slice(2) })],
    ['a number', () => HttpResponse.json({ code: 0, data: 4 })],
    ['an object', () => HttpResponse.json({ code: 0, data: { key: pair.publicKey } })],
    ['a point off the curve', () => HttpResponse.json({ code: 0, data: `04${'1'.repeat(128)}` })],
    ['a key cut short', () => HttpResponse.json({ code: 0, data: '04zz' })],
    ['a word', () => HttpResponse.json({ code: 0, data: 'undefined' })],
    ['base64', () => HttpResponse.json({ code: 0, data: btoa(pair.publicKey) })],
  ];

  it.each(faults)('%s', async (_name, answer) => {
    let left = 0;
    const heard = listen();
    net.answers(
      http.get('*/getPubleKey', answer),
      http.post('*', () => {
        left += 1;
        return HttpResponse.json({ code: 0, data: {} });
      }),
    );
    const error = await failure(signInByAccount(credentials));
    expect([error.kind, error.message]).toEqual(['secret', '加密服务暂不可用，信息没有发出，请稍后重试']);
    expect([left, heard.shown.length]).toEqual([0, 0]);
    net.answers(keyAnswers(pair.publicKey));
    expect(await encryptSecret('x')).toMatch(/^04/);
  });
});

describe('a key that changed', () => {
  const centre = (readable: () => string) => {
    let calls = 0;
    net.answers(
      http.get('*/getPubleKey', () => HttpResponse.json({ code: 0, data: readable() })),
      http.post('*/accountLogin', () => {
        calls += 1;
        return calls === 1
          ? HttpResponse.json({ code: '1001', msg: '密文无法解析' })
          : HttpResponse.json({ code: 0, data: { access_token: 'ok' } });
      }),
    );
    return () => calls;
  };

  it('is fetched anew and the call repeated once', async () => {
    listen();
    let asked = 0;
    const calls = centre(() => {
      asked += 1;
      return asked === 1 ? other.publicKey : pair.publicKey;
    });
    expect(await withFreshKey(() => signInByAccount(credentials))).toMatchObject({ access_token: 'ok' });
    expect([asked, calls()]).toEqual([2, 2]);
  });

  it('no other refusal is repeated', async () => {
    listen();
    let calls = 0;
    net.answers(
      keyAnswers(pair.publicKey),
      http.post('*/accountLogin', () => {
        calls += 1;
        return HttpResponse.json({ code: '426', msg: '' });
      }),
    );
    expect((await failure(withFreshKey(() => signInByAccount(credentials)))).message).toBe('用户名不存在或密码错误');
    expect(calls).toBe(1);
  });
});
