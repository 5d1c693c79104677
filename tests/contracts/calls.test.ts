// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { startDemoSession } from '@mocks/centre/access/start-session';
import { setHall } from '@mocks/centre/access/website';
import { openCentre } from '@mocks/centre/centre';
import { createHandlers } from '@mocks/handlers';
import { memoryJournal } from '@mocks/journals/memory';
import { getResponse, type HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { CALLS } from '@/api/client/calls';
import { APPLICATION_SERVICES } from '@/api/client/hall-calls';
import { serviceRoot } from '@/api/client/path';
import { DEVELOPERS, PEOPLE, UNITS } from '../people';

interface Call {
  service: keyof typeof CALLS;
  name: string;
  method: string;
}

const services = Object.keys(CALLS) as (keyof typeof CALLS)[]; // it has these keys and no other

/** Every call of the table. */
const calls: Call[] = [
  ...services.flatMap((service) =>
    Object.entries(CALLS[service]).map(([name, method]) => ({ service, name, method: String(method) })),
  ),
  ...APPLICATION_SERVICES.flatMap((name) =>
    ['judge', 'save'].map((act) => ({ service: 'hall' as const, name: `${name}/${act}`, method: 'POST' })),
  ),
];

const pathOf = ({ service, name }: Call) => serviceRoot(service) + name;

/** Calls that the centre answers to somebody else than the hall. */
const OF_OTHERS = [
  // The frame of the electronic archive trades its code for a session of its own.
  'POST /api/auth/v1/token/getTokenByCode',
  // A whole file in one request, for a centre's own pages: the hall and the frame send parts (docs/specification.md 7.4: not used).
  'POST /api/dzda/v1/zhcjyw/uploadCl',
];

describe('every call the hall makes has an answer at the centre', async () => {
  const handlers = createHandlers(await openCentre(memoryJournal()));

  it('the table has the calls', () => {
    expect(calls.length).toBeGreaterThan(300);
    expect(new Set(calls.map(pathOf)).size).toBe(calls.length);
  });

  it.each(calls.map((call) => [call.method, pathOf(call)] as const))('%s %s', async (method, path) => {
    const request = new Request(`http://hall.test${path}`, { method, body: method === 'POST' ? '{}' : undefined });
    const answer = await getResponse(handlers, request);
    expect(answer?.status).not.toBe(404);
  });

  it('and says of any other call that it does not exist', async () => {
    const answer = await getResponse(handlers, new Request('http://hall.test/api/izfgjj-zhfw/v1/no/such/call'));
    expect(answer?.status).toBe(404);
    expect(await answer?.json()).toMatchObject({ code: 404, msg: 'Web服务接口未部署' });
  });

  it('and every call the centre answers is made by somebody', () => {
    const made = new Set([...calls.map((call) => `${call.method} ${pathOf(call)}`), ...OF_OTHERS]);
    const answered = handlers
      .map((handler) => (handler as HttpHandler).info)
      .map(({ method, path }) => `${String(method)} ${String(path).replace(/^\*/, '')}`)
      .filter((call) => !/ \/api\/(?:__\w+|__key-agent__)\b|^\/\.\+/.test(call));
    expect(answered.filter((call) => !made.has(call))).toEqual([]);
  });
});

describe('while the hall is closed', async () => {
  const centre = await openCentre(memoryJournal());
  const handlers = createHandlers(centre);
  const tokens = await centre.transact((tx) => {
    setHall(tx, { qdzt: '0', yjhfsj: '2026-11-22 06:00' });
    const accounts = { 1: PEOPLE.张建国.zjhm, 2: UNITS.华夏精密.account, 3: DEVELOPERS.安居置业.account };
    return (['1', '2', '3'] as const).map(
      (loginType) => startDemoSession(tx, Date.now(), loginType, accounts[loginType])?.token ?? '',
    );
  });
  /** Whether anybody at all is refused it because of the closing. */
  const isStopped = async (call: Call) => {
    const answers = await Promise.all(
      tokens.map(async (token) => {
        const headers = { Authorization: `Bearer ${token}` };
        const body = call.method === 'POST' ? '{}' : undefined;
        const request = new Request(`http://hall.test${pathOf(call)}`, { method: call.method, headers, body });
        const { msg = '', data } = (await (await getResponse(handlers, request))?.clone().json()) ?? {};
        return data?.qdzt === '0' && msg === '网上办事大厅已停止服务，维护中，预计2026-11-22 06:00恢复';
      }),
    );
    return answers.some(Boolean);
  };
  const namesOf = (some: Call[]) => some.map(({ name }) => name).sort();
  const stopped: Call[] = [];
  const last = (call: Call) => Number(call.name === 'token/logout');
  for (const call of [...calls].sort((a, b) => last(a) - last(b))) if (await isStopped(call)) stopped.push(call);

  it('everything that is sent is refused with the sentence and the day, but signing out and keeping a draft', () => {
    const goesOn = calls.filter((call) => call.method === 'POST' && !stopped.includes(call));
    // dwdj/save asks for the pass of its application before anything else.
    expect(namesOf(goesOn)).toEqual(['draftbox/save', 'draftbox/saveMxk', 'dwdj/save', 'token/logout']);
  });

  it('what is asked is answered, but where asking signs in, sends a code, begins a signature or resets', () => {
    const acting = /send\w*Code|QrCode|TokenQr|qrFaceIdLogin|switchUser|getResult|reset$/;
    expect(namesOf(stopped.filter(({ method }) => method === 'GET'))).toEqual(
      namesOf(calls.filter(({ method, name }) => method === 'GET' && acting.test(name))),
    );
  });
});

describe('the table is where every call takes its path from', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .map((file) => [file, readFileSync(file, 'utf8')] as const);

  it('every call of the table is made', () => {
    const made = sources.flatMap(([, text]) =>
      [...text.matchAll(/\b(auth|hall|archive|core|corePublic|putil)\((['`])([^'`]+)\2\)/g)].map(
        ([, service = '', , name = '']) =>
          new RegExp(`^${service} ${name.replace(/[.]/g, '\\.').replace(/\$\{\w+\}/g, '[\\w/]+')}$`),
      ),
    );
    const unmade = calls.filter(({ service, name }) => !made.some((pattern) => pattern.test(`${service} ${name}`)));
    expect(unmade).toEqual([]);
  });

  it('and no path is written anywhere else', () => {
    // An address in a link is held against our own service, and none is asked for that the table names.
    // What the centre names as a file of its own is held against the same root.
    const allowed = [
      'src/api/client/path.ts',
      'src/domain/documents/hall-file.ts',
      'src/pages/public/preview/service-address.ts',
    ];
    const written = sources.filter(([file, text]) => !allowed.includes(file) && /['"`]\/?api\/(?!\*)/.test(text));
    expect(written.map(([file]) => file)).toEqual([]);
  });
});
