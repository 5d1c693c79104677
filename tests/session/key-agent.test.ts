import { isSignedBy } from '@mocks/centre/access/certificates-ca';
import { listFaults } from '@mocks/centre/kernel/faults';
import { AGENT_PATH } from '@mocks/key-agent/address';
import { operateKey } from '@mocks/key-agent/agent';
import { DEMO_KEYS } from '@mocks/key-agent/keys';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appConfig, setAppConfig } from '@/lib/app-config';
import { httpKeyAgent } from '@/session/key-agent/http-key-agent';
import { KeyAgentError, type KeyCertificate } from '@/session/key-agent/key-agent';
import { world } from './world';

const { centre } = world();

const agentAt = (keyAgentUrl: string) => setAppConfig({ ...appConfig(), keyAgentUrl });
beforeEach(() => agentAt(AGENT_PATH));

const list = (signal = new AbortController().signal) => httpKeyAgent.certificates(signal);
const act = (action: string, no = '', mode = '') => centre().transact((tx) => operateKey(tx, { action, no, mode }));

async function failure(work: Promise<unknown>): Promise<KeyAgentError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof KeyAgentError) return error;
  throw new Error(`no KeyAgentError but ${String(error)}`);
}

/** The next answer of the agent, word for word. */
const says = (path: string, answer: unknown) =>
  centre().fault({
    path: `${AGENT_PATH}/${path}`,
    kind: 'answer',
    value: typeof answer === 'string' ? answer : JSON.stringify(answer),
  });

const GOOD = {
  id: 'a',
  cert: 'QUJD'.repeat(20),
  serialNumber: '01',
  holder: '某单位',
  operator: '某人',
  holderType: 'unit',
  issuer: '某机构',
  notBefore: '2024-01-01',
  notAfter: '2030-01-01',
};

describe('certificates', () => {
  it('are those of the keys that are plugged in', async () => {
    expect(await list()).toMatchObject([
      { holder: '华夏精密制造有限公司', operator: '吴晓东', holderType: 'unit', notAfter: '2035-02-28' },
      { holder: '华夏精密制造有限公司', notAfter: '2024-02-29' },
    ]);
    await act('insert', 'UK-0002');
    expect((await list()).map(({ holderType }) => holderType)).toEqual(['unit', 'unit', 'developer']);
    await act('remove');
    expect(await list()).toEqual([]);
  });

  it('an unknown kind of holder is kept apart, not refused', async () => {
    await says('certificates', { version: '2.0.0', certificates: [{ ...GOOD, holderType: 'person' }] });
    expect(await list()).toMatchObject([{ holderType: 'other' }]);
  });

  it('names lose what would turn the line around, and are cut', async () => {
    await says('certificates', {
      version: '3.1',
      certificates: [{ ...GOOD, holder: `\u202E某单位\u0007${'长'.repeat(100)}` }],
    });
    const [read] = await list();
    expect(read?.holder).toMatch(/^某单位长+…$/);
    expect(Array.from(read?.holder ?? '')).toHaveLength(61);
  });
});

describe('the agent is not there', () => {
  it('not set up', async () => {
    agentAt('');
    expect(await failure(list())).toMatchObject({ reason: 'not-set-up', message: '本中心尚未开通数字证书登录' });
  });

  it.each(['https://elsewhere.example/agent', 'javascript:alert(1)', 'http://127.0.0.1.evil.example', 'http://['])(
    'an address that is not this machine is never asked: %s',
    async (address) => {
      agentAt(address);
      const fetched = vi.spyOn(globalThis, 'fetch');
      expect(await failure(list())).toMatchObject({ reason: 'not-set-up' });
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('not running', async () => {
    await act('agent', '', 'off');
    expect(await failure(list())).toMatchObject({ reason: 'not-running' });
  });

  it('an old version', async () => {
    await act('agent', '', 'old');
    expect(await failure(list())).toMatchObject({ reason: 'too-old', message: expect.stringContaining('版本过低') });
  });

  it('a version so old that it has other paths', async () => {
    await centre().fault({ path: AGENT_PATH, kind: 'status', value: 404 });
    expect(await failure(list())).toMatchObject({ reason: 'too-old' });
  });

  it('no answer in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const asked = failure(list());
    await vi.advanceTimersByTimeAsync(7000);
    expect(await asked).toMatchObject({ reason: 'no-answer' });
  });

  it('stopped by the person', async () => {
    const stop = new AbortController();
    await centre().fault({ path: AGENT_PATH, kind: 'delay', value: 300 });
    const asked = failure(list(stop.signal));
    await vi.waitFor(async () => expect(await centre().transact(listFaults)).toEqual([]));
    stop.abort();
    expect(await asked).toMatchObject({ reason: 'aborted' });
    expect(await failure(list(stop.signal))).toMatchObject({ reason: 'aborted' });
  });
});

describe('broken answers are told as such', () => {
  it.each([
    ['a status 500', 'status', 500],
    ['a page', 'html', ''],
    ['half an answer', 'truncate', ''],
    ['an envelope of the centre', 'code', '1'],
  ] as const)('%s', async (_, kind, value) => {
    await centre().fault({ path: AGENT_PATH, kind, value });
    expect(await failure(list())).toMatchObject({ reason: 'broken' });
  });

  it.each([
    ['empty', ''],
    ['null', 'null'],
    ['a list', []],
    ['a number', '7'],
    ['no version', { certificates: [] }],
    ['without end', { version: '2.1', certificates: [], more: 'x'.repeat(500_001) }],
    ['a version that is none', { version: 'neu', certificates: [] }],
    ['no certificates', { version: '2.1.0' }],
    ['certificates that are none', { version: '2.1.0', certificates: 'all' }],
    ['null among them', { version: '2.1.0', certificates: [null] }],
    ['too many', { version: '2.1.0', certificates: Array.from({ length: 51 }, (_, id) => ({ ...GOOD, id: `${id}` })) }],
    ['two of one name', { version: '2.1.0', certificates: [GOOD, GOOD] }],
    ['no name', { version: '2.1.0', certificates: [{ ...GOOD, id: '' }] }],
    ['a number for a name', { version: '2.1.0', certificates: [{ ...GOOD, id: 5 }] }],
    ['no certificate in it', { version: '2.1.0', certificates: [{ ...GOOD, cert: '' }] }],
    ['no Base64', { version: '2.1.0', certificates: [{ ...GOOD, cert: '证'.repeat(60) }] }],
    ['far too long a certificate', { version: '2.1.0', certificates: [{ ...GOOD, cert: 'A'.repeat(20_001) }] }],
    ['no holder', { version: '2.1.0', certificates: [{ ...GOOD, holder: ' ' }] }],
    ['a holder that is an object', { version: '2.1.0', certificates: [{ ...GOOD, holder: {} }] }],
    ['no issuer', { version: '2.1.0', certificates: [{ ...GOOD, issuer: null }] }],
    ['a date that is none', { version: '2.1.0', certificates: [{ ...GOOD, notAfter: '2030-02-30' }] }],
    ['a refusal nobody knows', { error: 'constructor' }],
    ['a refusal that is no text', { error: 17 }],
  ])('a list: %s', async (_, answer) => {
    await says('certificates', answer);
    expect(await failure(list())).toMatchObject({ reason: 'broken' });
  });

  it.each([
    ['nothing', {}],
    ['a number', { signature: 1 }],
    ['no DER', { signature: 'ab'.repeat(70) }],
    ['too short', { signature: '3006020101020101' }],
    ['Base64', { signature: 'MEUCIQ==' }],
  ])('a signature: %s', async (_, answer) => {
    const certificate = await first();
    await says('sign', answer);
    expect(await failure(sign(certificate, '123456'))).toMatchObject({ reason: 'broken' });
  });
});

describe('signing', () => {
  it('is done with the key of the certificate, and verifies', async () => {
    const signature = await sign(await first(), '123456');
    expect(isSignedBy('text to sign', signature, DEMO_KEYS[0]?.publicKey ?? '')).toBe(true);
    expect(isSignedBy('text to sign', signature, DEMO_KEYS[1]?.publicKey ?? '')).toBe(false);
  });

  it('a wrong PIN tells how often it may still be tried; the third locks, the right one too', async () => {
    const certificate = await first();
    expect((await failure(sign(certificate, '000000'))).message).toBe(
      '密钥密码不正确，还可以再试2次，之后密钥将被锁定',
    );
    expect((await failure(sign(certificate, '000000'))).message).toContain('还可以再试1次');
    expect(await failure(sign(certificate, '000000'))).toMatchObject({ reason: 'locked' });
    expect(await failure(sign(certificate, '123456'))).toMatchObject({ reason: 'locked' });
  });

  it('the right PIN starts the count anew', async () => {
    const certificate = await first();
    await failure(sign(certificate, '1'));
    await failure(sign(certificate, '2'));
    await sign(certificate, '123456');
    expect((await failure(sign(certificate, '3'))).message).toContain('还可以再试2次');
  });

  it('a blank belongs to the PIN', async () => {
    expect(await failure(sign(await first(), '123456 '))).toMatchObject({ reason: 'wrong-pin' });
  });

  it.each([0, -1, 1.5, '2', null])('a count of tries that is none is not told: %s', async (triesLeft) => {
    const certificate = await first();
    await says('sign', { error: 'PIN_WRONG', triesLeft });
    expect((await failure(sign(certificate, 'x'))).message).toBe('密钥密码不正确');
  });

  it('a key that was pulled out', async () => {
    const certificate = await first();
    await act('remove', 'UK-0001');
    expect(await failure(sign(certificate, '123456'))).toMatchObject({ reason: 'removed' });
  });

  it('cancelled in the window of the agent, then signed', async () => {
    const certificate = await first();
    await act('cancel');
    expect(await failure(sign(certificate, '123456'))).toMatchObject({ reason: 'cancelled' });
    expect(await sign(certificate, '123456')).toMatch(/^30/);
  });

  it('the agent ends in the middle', async () => {
    const certificate = await first();
    await act('agent', '', 'off');
    expect(await failure(sign(certificate, '123456'))).toMatchObject({ reason: 'not-running' });
  });

  it('nothing of the hall goes along, and nothing is redirected', async () => {
    const certificate = await first();
    const fetched = vi.spyOn(globalThis, 'fetch');
    await sign(certificate, ' 123456').catch(() => {});
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(String(address)).not.toContain('123456');
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' });
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(JSON.parse(String(init?.body))).toEqual({ id: certificate.id, pin: ' 123456', text: 'text to sign' });
  });
});

async function first(): Promise<KeyCertificate> {
  const [found] = await list();
  if (!found) throw new Error('no certificate');
  return found;
}

function sign(certificate: KeyCertificate, pin: string): Promise<string> {
  return httpKeyAgent.sign(certificate, pin, 'text to sign', new AbortController().signal);
}
