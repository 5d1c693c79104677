import { startTestCentre, type TestCentre } from '@mocks/node';
import { cleanup } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { fetchMyProjects } from '@/api/developer/developer';
import type { LoginType } from '@/api/session/auth';
import { PageBoundary } from '@/app/pages/PageBoundary';
import FlowPage from '@/engine/page/FlowPage';
import { flows } from '@/flows/registry';
import { pages } from '@/pages/registry';
import { queryClient } from '@/session/query-client';
import { openPage, signedIn } from '../flows/open-page';
import { DEVELOPERS, PEOPLE, UNITS } from '../people';
import { fixtures } from './flows/fixtures';
import { type Mutation, mutationsOf, sampleOf } from './mutations';

/** `npm run bench -- answers` sets it: every mutation of every answer, which takes an hour. */
const WHOLE = process.env.HALL_ANSWERS === 'all';
if (WHOLE) vi.setConfig({ testTimeout: 3_600_000 });
/** Of each page in the test run. */
const SAMPLE = 1;

/** What no page may say, whatever came: the boundary's words, and values that were never read. */
const FALLEN = /页面出现错误|暂时无法显示|undefined|NaN|null|\[object |\de\+\d|Invalid/;

const OWNERS: Readonly<Record<string, readonly [LoginType, string]>> = {
  grwt: ['1', PEOPLE.张建国.zjhm],
  dwwt: ['2', UNITS.华夏精密.dwzh],
  kfswt: ['3', DEVELOPERS.安居置业.kfsbh],
  sysMsg: ['1', PEOPLE.张建国.zjhm],
};

interface Visit {
  path: string;
  owner: readonly [LoginType, string];
  load: () => Promise<ComponentType<object>>;
}

const visits: Visit[] = [
  ...[...pages].map(([path, { load }]): Visit => {
    const owner = OWNERS[path.split('/')[1] ?? ''];
    if (!owner) throw new Error(`whose page is ${path}?`);
    return { path, owner, load: async () => (await load()).default };
  }),
  ...flows.flatMap(({ load, ...entry }): Visit[] => {
    const fixture = fixtures[`${entry.area} ${entry.code}`];
    if (!load || !fixture) return [];
    const Flow = () => <FlowPage entry={{ ...entry, load }} />;
    return [{ path: entry.path, owner: [fixture.loginType ?? '1', fixture.account], load: async () => Flow }];
  }),
];

/** What is done to the answers while a page is open, and what was answered. */
let spoil: ((path: string) => Mutation | undefined) | undefined;
let seen = new Map<string, unknown>();
let running = 0;

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({
    today: '2026-11-21',
    gateway: async (path, answer) => {
      running += 1;
      try {
        return await spoilt(path, answer);
      } finally {
        running -= 1;
      }
    },
  });
});
afterAll(() => centre.close());

async function spoilt(path: string, answer: Response): Promise<Response> {
  if (!/json/.test(answer.headers.get('content-type') ?? '')) return answer;
  const read = await answer.clone().json();
  if (String(read.code) !== '0' && read.code !== '00') return answer;
  seen.set(path, read.data);
  const mutation = spoil?.(path);
  if (!mutation) return answer;
  if (mutation.body !== undefined) {
    return new Response(mutation.body, { headers: { 'content-type': 'text/html' } });
  }
  return Response.json({ ...read, data: mutation.data });
}

/** The page as it stands once everything it asked for has come. @returns its text */
async function shown(visit: Visit, address: string): Promise<string> {
  const Page = await visit.load();
  queryClient.clear();
  await openPage(
    centre,
    visit.owner[1],
    address,
    <PageBoundary resetKey="">
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </PageBoundary>,
    visit.owner[0],
  );
  let quiet = 0;
  for (let rounds = 0; quiet < 4 && rounds < 200; rounds += 1) {
    await new Promise((resolve) => setTimeout(resolve, 12));
    quiet = running === 0 && !/加载中|正在加载/.test(document.body.textContent ?? '') ? quiet + 1 : 0;
  }
  const text = document.body.textContent ?? '';
  cleanup();
  document.body.replaceChildren();
  return text;
}

/** Pages that are about something open with the first of its kind. */
async function addressOf({ path, owner }: Visit): Promise<string> {
  await signedIn(centre, owner[1], owner[0]);
  if (path.endsWith('/detail')) {
    const { list } = await fetchCases({ tab: 'all', page: 1, size: 1 });
    return `${path}?ywlsh=${list[0]?.ywlsh ?? ''}`;
  }
  if (path.endsWith('/ldb') || path.endsWith('/fwmx')) {
    const [project] = await fetchMyProjects();
    return `${path}?lpbh=${project?.lpbh ?? ''}`;
  }
  return path;
}

/** Every answer a page asks for, spoilt in every way. Those of signing in are read before any page is there. */
async function attacksOn(visit: Visit, address: string): Promise<{ call: string; mutation: Mutation }[]> {
  seen = new Map();
  const text = await shown(visit, address);
  // What the centre says when nothing is spoilt is read to the last row.
  expect(new RegExp(`${FALLEN.source}|未能读取|格式不正确`).exec(text)?.[0] ?? '').toBe('');
  const calls = [...seen].filter(
    ([path]) => !/\/auth\/v1\/|\/getParametersVersion|\/public\/getList|\/dict\/getAll/.test(path),
  );
  return calls.flatMap(([call, data]) => mutationsOf(data).map((mutation) => ({ call, mutation })));
}

describe.each(visits)('$path', (visit) => {
  it('stands whatever the answers hold', async () => {
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
    spoil = undefined;
    const address = await addressOf(visit);
    const all = await attacksOn(visit, address);
    const chosen = WHOLE ? all : sampleOf(all, SAMPLE, visit.path.length * 7919 + all.length);
    const fallen: string[] = [];
    for (const { call, mutation } of chosen) {
      spoil = (path) => (path === call ? mutation : undefined);
      const text = await shown(visit, address);
      const found = FALLEN.exec(text);
      if (found)
        fallen.push(`${call} ${mutation.name}: ${text.slice(Math.max(0, found.index - 20), found.index + 30)}`);
    }
    if (WHOLE)
      process.stdout.write(`${[...fallen, `ANSWERS ${visit.path} ${chosen.length} ${fallen.length}`].join('\n')}\n`);
    expect(fallen).toEqual([]);
  });
});
