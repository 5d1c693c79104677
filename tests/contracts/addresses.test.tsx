import { readdirSync, readFileSync } from 'node:fs';
import { loanTable } from '@mocks/centre/loans/loans';
import { businessSources, guideSources } from '@mocks/centre/public/search/hall-search-sources';
import { menusOf } from '@mocks/data/menus/role-access';
import { policyDocuments } from '@mocks/data/policies/policies';
import { questions } from '@mocks/data/questions/questions';
import { videos } from '@mocks/data/videos';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { cleanup } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { fetchTodos } from '@/api/cases/todos';
import { fetchMyProjects } from '@/api/developer/developer';
import { fetchPushed } from '@/api/public/answers';
import { type HitGroup, searchHall } from '@/api/public/hall-search';
import type { LoginType } from '@/api/session/auth';
import { loadBusinessCodes } from '@/app/business-codes';
import { PageBoundary } from '@/app/pages/PageBoundary';
import { publicPages } from '@/app/pages/public-pages';
import { flowPath } from '@/engine/flow/flow-index';
import FlowPage from '@/engine/page/FlowPage';
import { flowByPath } from '@/flows/registry';
import { findBusinesses, guestRows, searchOptions, searchRows } from '@/layouts/hall-search';
import { lists } from '@/lists/registry';
import { pages } from '@/pages/registry';
import { buildRouteTable } from '@/session/menu/build-route-table';
import { queryClient } from '@/session/query-client';
import { useSession } from '@/session/session-store';
import { openPage, signedIn } from '../flows/open-page';
import { ACCOUNTS, DEVELOPERS, PEOPLE, UNITS } from '../people';
import { renderHall } from '../render-hall';
import { addressesIn, isPersonal, type Looker, linksOf, nowhere } from './leads-to';

const WHO: readonly (readonly [string, LoginType, string, readonly string[]])[] = [
  ['an individual with a loan', '1', PEOPLE.张建国.zjhm, []],
  ['a flexible worker', '1', PEOPLE.阿依古丽.zjhm, ['lhjyjczgry']],
  ['an out-of-area borrower with a loan', '1', PEOPLE.邵远.zjhm, ['ydjczgry']],
  ['a unit', '2', UNITS.华夏精密.dwzh, []],
  ['a unit that pays nothing in', '2', UNITS.融资担保.dwzh, ['qtdwjbr']],
  ['a developer', '3', DEVELOPERS.安居置业.kfsbh, []],
];

let centre: TestCentre;
/** Addresses that the centre named in its answers since the last visit. */
let named: string[] = [];
let running = 0;
beforeAll(async () => {
  centre = await startTestCentre({
    today: '2026-11-21',
    gateway: async (path, answer) => {
      running += 1;
      // The menu itself is what the addresses are held against.
      const read = /json/.test(answer.headers.get('content-type') ?? '') && !path.includes('/auth/v1/');
      if (read) named.push(...addressesIn(await answer.clone().json()));
      running -= 1;
      return answer;
    },
  });
});
afterAll(() => centre.close());

/** Everything a page names once all it asks for has come. */
async function namesOf(loginType: LoginType, account: string, address: string, Page: ComponentType<object>) {
  queryClient.clear();
  named = [];
  await openPage(
    centre,
    account,
    address,
    <PageBoundary resetKey="">
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </PageBoundary>,
    loginType,
  );
  await settled();
  const links = linksOf(document.body);
  cleanup();
  document.body.replaceChildren();
  return { links, named: [...named] };
}

/** Once everything that a page asked for has come. */
async function settled(): Promise<void> {
  let quiet = 0;
  for (let rounds = 0; quiet < 4 && rounds < 200; rounds += 1) {
    await new Promise((resolve) => setTimeout(resolve, 12));
    quiet = running === 0 && !/加载中|正在加载/.test(document.body.textContent ?? '') ? quiet + 1 : 0;
  }
}

/** Pages that are about something open with the first of its kind. */
async function addressOf(path: string): Promise<string> {
  if (path.endsWith('/detail')) {
    const { list } = await fetchCases({ tab: 'all', page: 1, size: 1 });
    return `${path}?ywlsh=${list[0]?.ywlsh ?? ''}`;
  }
  if (!path.startsWith('/kfswt/cx_yw/lp_cx/')) return path;
  const [project] = await fetchMyProjects();
  return `${path}?lpbh=${project?.lpbh ?? ''}`;
}

async function pageAt(path: string): Promise<ComponentType<object> | undefined> {
  const entry = flowByPath(path);
  if (entry?.load) return () => <FlowPage entry={entry} />;
  return (await (lists.get(path) ?? pages.get(path))?.load())?.default;
}

/** The loan of one who pays in here is the out-of-area borrower's. */
const lend = () =>
  centre.transact(({ store }) => {
    const loan = loanTable(store).get(PEOPLE.张建国.dkzh);
    if (!loan) throw new Error('no loan');
    loanTable(store).put(loan.dkzh, { ...loan, grzh: PEOPLE.邵远.grzh, coBorrowers: [] });
  });

const said = (path: string, addresses: readonly string[], looker: Looker) =>
  addresses.flatMap((address) => {
    const fault = nowhere(address, looker);
    return fault ? [`${path} → ${address}: ${fault}`] : [];
  });

describe.each(WHO)('%s', (name, loginType, account, roles) => {
  const looker = { loginType, roles };
  const paths = [...buildRouteTable(menusOf(loginType, roles), loginType).byPath.keys()];

  it('finds something behind every link of their own pages', async () => {
    const lost = new Set<string>();
    let links = 0;
    if (name.endsWith('borrower with a loan')) await lend();
    await signedIn(centre, account, loginType);
    for (const path of paths) {
      const Page = await pageAt(path);
      if (!Page) continue;
      const names = await namesOf(loginType, account, await addressOf(path), Page);
      links += names.links.length;
      for (const one of names.links.filter(isPersonal)) lost.add(`${path} → ${one}: tells something personal`);
      for (const one of said(path, names.links, looker)) lost.add(one);
      // What the centre names is somebody's; whether this person may go there the page has to know.
      for (const one of said(path, names.named, { roles: [] })) lost.add(`named ${one}`);
    }
    expect([...lost]).toEqual([]);
    expect(links).toBeGreaterThan(0);
  });
});

/** Literals that begin an address of a signed-in area; `${…}` and what follows is left out. */
function literalsIn(folder: string): [file: string, address: string][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return files.flatMap((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8').replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
    return [...text.matchAll(/['"`]#?(\/(?:grwt|dwwt|kfswt|sysMsg)\/[\w/.-]*\w)(?=['"`?$])/g)].map(
      ([, address = '']): [string, string] => [`${folder}/${name}`, address],
    );
  });
}

describe('what waits for somebody and what is put before them', () => {
  // Two of them are there to be registered first.
  const registered = Object.entries(ACCOUNTS).filter(([name]) => !/何雨|启明教育/.test(name));
  it.each(registered.map(([, { loginType, account }]) => [loginType, account] as const))(
    'leads %s %s somewhere',
    async (loginType, account) => {
      await signedIn(centre, account, loginType);
      const looker = { loginType, roles: useSession.getState().userInfo?.roles ?? [] };
      const area = ({ '1': 'individual', '2': 'unit', '3': 'developer' } as const)[loginType];
      const todos = (await fetchTodos()).map(({ lj, ywlx }) => lj || (flowPath(ywlx, area) ?? `/${ywlx}`));
      const pushed = (await fetchPushed()).list.map(({ sx }) => sx.lj);
      expect(said('', [...todos, ...pushed], looker)).toEqual([]);
    },
  );
});

describe.each(WHO)('%s who does not fulfil a condition', (_, loginType, account, roles) => {
  const { byPath } = buildRouteTable(menusOf(loginType, roles), loginType);
  const judged = [...byPath.keys()].filter((path) => flowByPath(path)?.load);

  it('is sent on to what is there', async () => {
    await signedIn(centre, account, loginType);
    const lost: string[] = [];
    let put = 0;
    for (const path of judged) {
      const flow = (await flowByPath(path)?.load?.())?.default;
      const answer = await flow?.judge?.ask({}, {}).catch(() => undefined);
      put += answer?.tj.length ?? 0;
      const named = answer?.tj.flatMap(({ lj }) => lj ?? []) ?? [];
      lost.push(...said(path, named, { loginType, roles }));
    }
    expect(lost).toEqual([]);
    expect(put > 0 || judged.length === 0).toBe(true);
  });
});

describe('what is written down', () => {
  it('names no address in code or in the centre’s texts that nobody has', () => {
    const written = [...literalsIn('src'), ...literalsIn('mocks')].filter(([file]) => !/menus\.ts$/.test(file));
    expect(written.length).toBeGreaterThan(300);
    const lost = written.flatMap(([file, address]) => {
      const fault = nowhere(address, { roles: [] });
      return fault ? [`${file} → ${address}: ${fault}`] : [];
    });
    expect(lost).toEqual([]);
  });

  it('leads from every rich text to a page, and to a policy that is there', () => {
    const texts = readdirSync('mocks', { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?:data\/.*\.ts|content\/.*\.md)$/.test(name))
      .map((name) => readFileSync(`mocks/${name}`, 'utf8'));
    const named = texts.flatMap((text) => [...text.matchAll(/["'(]#(\/[^"'`$)]+)/g)].map(([, path = '']) => path));
    expect(named.length).toBeGreaterThan(5);
    expect(said('', named, { roles: [] })).toEqual([]);
    const known = new Set(policyDocuments.map(({ id }) => id));
    const cited = named.flatMap((path) => /^\/policyDetail\?id=(\w+)/.exec(path)?.[1] ?? []);
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });

  it('leads from every answer and every video somewhere', () => {
    const named = [...questions.flatMap(({ lj }) => lj ?? []), ...videos.flatMap(({ ywlj }) => ywlj || [])];
    expect(said('', named, { roles: [] })).toEqual([]);
  });
});

const PUBLIC = [...publicPages.keys()].filter((path) => !/^\/(zwLogin|zwRedirect|qaFields)$/.test(path));
/** Public pages that tell who is looking; forms of registration and previews do not. */
const TELLING = PUBLIC.filter((path) => !/Register|lhjyrysl|yddkryzc|Pwd|UnitDeposit|ylOfd|agreement|40/.test(path));

it.each(['/login', ...PUBLIC])('a guest finds something behind every link of %s and its frame', async (path) => {
  await renderHall(path, { centre });
  await settled();
  const links = linksOf(document.body);
  expect(links.length).toBeGreaterThan(0);
  expect(said(path, links, { roles: [] })).toEqual([]);
});

it.each(WHO)(
  '%s finds something behind every link of the public pages',

  async (_, loginType, account, roles) => {
    const lost = new Set<string>();
    for (const path of TELLING) {
      const Page = () => publicPages.get(path)?.page;
      const { links } = await namesOf(loginType, account, path, Page);
      for (const one of said(path, links, { loginType, roles })) lost.add(one);
    }
    expect([...lost]).toEqual([]);
  },
);

/** What people type: every business, service, policy, guide and question by its name. */
const TYPED = [
  ...[...businessSources(), ...guideSources()].map(({ title }) => title),
  ...policyDocuments.map(({ zcbt }) => zcbt),
  ...questions.map(({ bt }) => bt),
];

describe('the search', () => {
  const answers = new Map<string, HitGroup[]>();
  const known = new Set(policyDocuments.map(({ id }) => id));
  beforeAll(async () => {
    for (const gjz of new Set(TYPED)) answers.set(gjz, await searchHall({ gjz, lb: '', page: 1, size: 20 }));
  });

  it.each([['a guest', undefined, '', []] as const, ...WHO])(
    'leads %s from everything it finds to a page',
    async (_, loginType, _account, roles) => {
      const codes = await loadBusinessCodes();
      const { byPath, byId } = buildRouteTable(loginType ? menusOf(loginType, roles) : [], loginType ?? '1');
      const rows = loginType ? searchRows(byPath, byId, codes) : guestRows(codes);
      const lost = new Set<string>();
      const kinds = new Set<string>();
      for (const [typed, groups] of answers) {
        for (const { kind, path } of searchOptions(findBusinesses(rows, typed), groups, byPath, !loginType)) {
          kinds.add(kind);
          const policy = /^\/policyDetail\?id=(\w+)/.exec(path)?.[1];
          if (policy !== undefined && !known.has(policy)) lost.add(`${typed} → ${path}: no such policy`);
          for (const one of said(typed, [path], { ...(loginType && { loginType }), roles })) lost.add(one);
        }
      }
      expect([...lost]).toEqual([]);
      expect([...kinds].sort()).toEqual(['wd', 'yw', 'zc', 'zn']);
    },
  );

  // On the page of all results a business of somebody else is a name, not a link.
  it('hands out no address that nobody has', () => {
    const named = [...answers.values()].flatMap((groups) => groups.flatMap(({ list }) => list.map(({ lj }) => lj)));
    expect(new Set(named).size).toBeGreaterThan(200);
    expect([...new Set(said('', named, { roles: [] }))]).toEqual([]);
  });
});
