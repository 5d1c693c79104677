import { limitedRoles, menusOf } from '@mocks/data/menus/role-access';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { cleanup } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoginType } from '@/api/session/auth';
import { PageBoundary } from '@/app/pages/PageBoundary';
import { openFlow } from '@/engine/run/open-flow';
import { flowByPath, flows } from '@/flows/registry';
import { lists } from '@/lists/registry';
import { pages } from '@/pages/registry';
import { buildRouteTable } from '@/session/menu/build-route-table';
import { isRoute } from '@/session/menu/first-usable-path';
import { queryClient } from '@/session/query-client';
import { openPage, signedIn } from '../flows/open-page';
import { DEVELOPERS, PEOPLE, UNITS } from '../people';

// A role without limits has what its login type has: which calls those are is told in tests/handlers/calls/callers.test.ts.
const ROLES = [
  ['ydjczgry', '1', PEOPLE.邵远.zjhm],
  ['lhjyjczgry', '1', PEOPLE.阿依古丽.zjhm],
  ['qtdwjbr', '2', UNITS.融资担保.dwzh],
  ['kfsjbr', '3', DEVELOPERS.安居置业.kfsbh],
] as const;

let centre: TestCentre;
/** What was refused for the role alone, by path. */
let refused: string[] = [];
let running = 0;
beforeAll(async () => {
  centre = await startTestCentre({
    today: '2026-11-21',
    gateway: async (path, answer) => {
      running += 1;
      const json = /json/.test(answer.headers.get('content-type') ?? '');
      const { code } = json ? ((await answer.clone().json()) as { code?: unknown }) : {};
      if (answer.status === 403 || String(code) === '403') refused.push(path);
      running -= 1;
      return answer;
    },
  });
});
afterAll(() => centre.close());

/** Opens a page and lets everything come that it asks for. */
async function visit(loginType: LoginType, account: string, path: string, Page: ComponentType<object>): Promise<void> {
  queryClient.clear();
  const page = (
    <PageBoundary resetKey="">
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
  await openPage(centre, account, path, page, loginType);
  let quiet = 0;
  for (let rounds = 0; quiet < 4 && rounds < 200; rounds += 1) {
    await new Promise((resolve) => setTimeout(resolve, 12));
    quiet = running === 0 && !/加载中|正在加载/.test(document.body.textContent ?? '') ? quiet + 1 : 0;
  }
  cleanup();
  document.body.replaceChildren();
}

describe.each(ROLES)('%s', (role, loginType, account) => {
  const { byPath } = buildRouteTable(menusOf(loginType, [role]), loginType);
  const leaves = [...byPath.values()].filter((entry) => isRoute(entry) && !entry.children.some(isRoute));
  const paths = leaves.map(({ path }) => path);

  it('has a menu of rows that lead somewhere', () => {
    expect(paths.length).toBeGreaterThan(3);
    const known = new Set([...flows.map(({ path }) => path), ...lists.keys(), ...pages.keys()]);
    expect(paths.some((path) => known.has(path))).toBe(true);
  });

  it.each(paths.filter((path) => flowByPath(path)?.load))(
    '%s: begun, judged and handed in without a refusal of the role',
    async (path) => {
      const entry = flowByPath(path);
      const loaded = await entry?.load?.();
      if (!entry || !loaded) throw new Error(path);
      const { default: flow } = loaded;
      await signedIn(centre, account, loginType);
      refused = [];
      await openFlow(flow, entry.area, new AbortController().signal);
      const judged = await flow.judge?.ask({}, {});
      await flow.submit('', {}, {}).catch(() => undefined);
      expect(refused).toEqual([]);
      // Nobody is sent for an account whose row is not in the menu.
      if (limitedRoles([role]).length > 0) expect(judged?.tj.map(({ tjbh }) => tjbh)).not.toContain('YKH');
    },
  );

  // A page makes its calls by itself: it has to be there for them.
  const written = role === 'lhjyjczgry' ? [] : paths.filter((path) => pages.has(path) || lists.has(path));
  if (written.length === 0) return;
  it.each(written)('%s: nothing that it asks for is refused', async (path) => {
    const load = pages.get(path)?.load ?? lists.get(path)?.load;
    if (!load) throw new Error(path);
    refused = [];
    await visit(loginType, account, path, (await load()).default);
    expect(refused).toEqual([]);
  });
});
