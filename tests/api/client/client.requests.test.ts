import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { rawValue } from '@/api/client/read';
import { cleanJson } from '@/api/client/request-body';
import { setAppConfig } from '@/lib/app-config';
import { PEOPLE } from '../../people';
import { failure, get, listen, network, post } from '../network';

const net = network();

function record(): Request[] {
  const seen: Request[] = [];
  net.answers(
    http.all('*', ({ request }) => {
      seen.push(request.clone());
      return HttpResponse.json({ code: 0, data: null });
    }),
  );
  return seen;
}

describe('headers', () => {
  it('carry client, project and token; kstb only when flagged', async () => {
    const seen = record();
    listen();
    await get('/api/x', rawValue);
    listen({ token: () => undefined, kstb: () => true });
    await get('/api/x', rawValue);
    const read = (index: number, name: string) => seen[index]?.headers.get(name);
    expect([read(0, 'clientid'), read(0, 'projectid'), read(0, 'authorization'), read(0, 'kstb')]).toEqual([
      'gjj-hall-web',
      'zfgjj',
      'Bearer T1',
      null,
    ]);
    expect([read(1, 'clientid'), read(1, 'authorization'), read(1, 'kstb')]).toEqual(['gjj-hall-web', null, '1']);
  });

  it('name client and project as config.json has them', async () => {
    const seen = record();
    listen();
    setAppConfig({ clientId: 'hall-of-yunzhou', projectId: 'yz-gjj' });
    await get('/api/x', rawValue);
    const read = (name: string) => seen[0]?.headers.get(name);
    expect([read('clientid'), read('projectid')]).toEqual(['hall-of-yunzhou', 'yz-gjj']);
  });

  it('go to the configured base', async () => {
    const seen = record();
    listen();
    setAppConfig({ baseUrl: 'https://gateway.example/centre/' });
    await get('/api/x', rawValue, { params: { a: '1 & 2', b: undefined, c: '张+#=' } });
    expect(seen[0]?.url).toBe('https://gateway.example/centre/api/x?a=1+%26+2&c=%E5%BC%A0%2B%23%3D');
    await get('https://gateway.example/elsewhere', rawValue);
    expect(seen).toHaveLength(2);
  });

  it.each([
    'https://evil.test/api/x',
    '//evil.test/api/x',
    '/\\evil.test/x',
    '\\\\evil.test/x',
    'javascript:alert(1)',
    'data:text/plain,x',
    'http:evil.test',
    'api/x',
    '@evil.test/x',
    '',
  ])('never to another origin: %s', async (path) => {
    const seen = record();
    listen();
    const answer = await get(path, rawValue, { errors: 'silent' }).catch((error: Error) => error.message);
    const hosts = seen.map((request) => new URL(request.url).host);
    expect(hosts.filter((host) => host !== window.location.host)).toEqual([]);
    if (seen.length === 0) expect(answer).toBe('请求地址不属于本系统，已拒绝发送');
  });
});

describe('bodies', () => {
  it('JSON is trimmed at any depth, identifiers and amounts lose all white space', async () => {
    const seen = record();
    listen();
    await post(
      '/api/x',
      {
        xingming: '  张 三 ',
        zjhm: '\u202D 110101\u200B 19850307\u00AD １２１９\uFEFF ',
        sqtqje: '1 200.00',
        nested: [{ dizhi: ' 人民路 1 号　', zhmc: 'ABC  Co ', beizhu: ' a b\n', yhmc: ' 工 行 ', skyhhm: 'Li  Na' }],
        czfzjhm: ' 9111 0101 ',
        zfhtbh: 'ZL 2026 ',
        password: ' p w ',
        signature: ' s ',
        ciphertext: ' c ',
        base64: ' b ',
        je: 5,
        none: null,
      },
      rawValue,
    );
    expect(await seen[0]?.json()).toEqual({
      xingming: '张 三',
      zjhm: PEOPLE.张建国.zjhm,
      sqtqje: '1200.00',
      nested: [{ dizhi: '人民路 1 号', zhmc: 'ABC  Co', beizhu: 'a b', yhmc: '工 行', skyhhm: 'Li  Na' }],
      czfzjhm: '91110101',
      zfhtbh: 'ZL2026',
      password: ' p w ',
      signature: ' s ',
      ciphertext: ' c ',
      base64: ' b ',
      je: 5,
      none: null,
    });
  });

  it('files, dates and typed arrays are left alone', () => {
    const file = new File(['x'], ' a .txt');
    const bytes = new Uint8Array([1, 2]);
    const at = new Date(0);
    const cleaned = cleanJson({ file, bytes, at, list: [' a '] }) as Record<string, unknown>;
    expect(cleaned.file).toBe(file);
    expect(cleaned.bytes).toBe(bytes);
    expect(cleaned.at).toBe(at);
    expect(cleaned.list).toEqual(['a']);
  });

  it('form-encoded posts carry the grant in the query and the values raw', async () => {
    const seen = record();
    listen();
    await post('/api/x', { password: ' a&b=+#é ', note: '中 文', dwzh: '100 0000001', none: undefined }, rawValue, {
      form: true,
    });
    expect(seen[0]?.url).toMatch(/\/api\/x\?grant_type=password&scope=server$/);
    expect(seen[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(await seen[0]?.text()).toBe('password=+a%26b%3D%2B%23%C3%A9+&note=%E4%B8%AD+%E6%96%87&dwzh=1000000001');
  });

  it('multipart goes as it is', async () => {
    const seen = record();
    listen();
    const body = new FormData();
    body.append('wjlxId', ' 01 ');
    await post('/api/x', body, rawValue);
    expect(seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(await seen[0]?.text()).toContain(' 01 ');
  });

  it('a failing call is not repeated', async () => {
    let calls = 0;
    net.answers(
      http.post('*/api/x', () => {
        calls += 1;
        return new HttpResponse('', { status: 503 });
      }),
    );
    listen();
    await failure(post('/api/x', undefined, rawValue));
    expect(calls).toBe(1);
  });
});
