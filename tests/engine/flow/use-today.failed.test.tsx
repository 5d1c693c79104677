import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lists } from '@/lists/registry';
import { openPage } from '../../flows/open-page';
import { DEVELOPERS, LIU, UNITS } from '../../people';

/** Whose lists they are: the call that names the subject and gives its date. */
const AREAS = {
  grwt: { loginType: '1', account: LIU, call: 'grxx/grzhxx' },
  dwwt: { loginType: '2', account: UNITS.华夏精密.account, call: 'jcdwxx/getInfo' },
  kfswt: { loginType: '3', account: DEVELOPERS.安居置业.account, call: 'kfsxx/getInfo' },
} as const;

let centre: TestCentre;
let asked: string[] = [];
beforeAll(async () => {
  centre = await startTestCentre({
    today: '2026-11-21',
    gateway: (path, answer) => {
      asked.push(path);
      const failing = Object.values(AREAS).some(({ call }) => path.endsWith(`/${call}`));
      return failing ? new Response('<html>', { status: 500, headers: { 'content-type': 'text/html' } }) : answer;
    },
  });
});
afterAll(() => centre.close());

it.each([...lists])('%s asks once for a subject that fails to load', async (path, { load }) => {
  const { default: List } = await load();
  const { loginType, account, call } = AREAS[path.split('/')[1] as keyof typeof AREAS];
  asked = [];
  await openPage(centre, account, path, <List />, loginType);
  const times = () => asked.filter((one) => one.endsWith(`/${call}`)).length;
  await waitFor(() => expect(times()).toBeGreaterThan(0));
  // A page that asks again and again is loading, or has asked more than once by the time it says that it failed.
  await waitFor(() => expect(screen.queryByText('加载中...')).toBeNull());
  expect(times()).toBe(1);
});
