import { startTestCentre, type TestCentre } from '@mocks/node';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { configureClient } from '@/api/client/wiring';
import { configureNavigation } from '@/lib/address/navigation';
import { setAppConfig } from '@/lib/app-config';
import ZwLogin from '@/pages/government/ZwLogin';
import ZwRedirect from '@/pages/government/ZwRedirect';
import { SignInPage } from '@/pages/sign-in/SignInPage';
import { clientWiring } from '@/session/client-wiring';
import { watchForGovReturn } from '@/session/government/gov-code';
import { startAtPlatform } from '@/session/government/gov-start';
import { adoptSession } from '@/session/opening/open-session';
import { useSession } from '@/session/session-store';
import { loadSystemConfig } from '@/session/system-config';
import { PEOPLE, UNITS } from '../people';
import { chooseMethod } from './sign-in/choose-method';

const ZHANG = PEOPLE.张建国.zjhm;
const HUAXIA = UNITS.华夏精密.dwzh;

let centre: TestCentre;
const went: string[] = [];
const left: { url: string; replace: boolean }[] = [];
beforeAll(async () => {
  centre = await startTestCentre();
});
beforeEach(() => {
  went.length = 0;
  left.length = 0;
  configureClient(clientWiring);
  configureNavigation({
    go: (path) => went.push(path),
    leave: (url, how) => left.push({ url, replace: how?.replace === true }),
  });
  setAppConfig({ unifiedSignIn: { loginUrl: 'https://zwfw.example/login', logoutUrl: '' } });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

async function comeBack(loginType: '1' | '2', number: string, state = ''): Promise<void> {
  const response = await fetch('http://localhost/api/__qa__/gov-code', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ loginType, [loginType === '1' ? 'zjhm' : 'dwzh']: number }),
  });
  const { authCode } = (await response.json()).data;
  window.history.replaceState(null, '', `/#/zwLogin?${new URLSearchParams({ authCode, loginType, state })}`);
  watchForGovReturn();
}

const sessions = () => centre.transact((tx) => tx.store.table('sessions').size);

const zwLogin = (
  <StrictMode>
    <ZwLogin />
  </StrictMode>
);

test('mounted twice, as StrictMode does: one session, signed in, home', async () => {
  startAtPlatform('1');
  await comeBack('1', ZHANG, new URL(left[0]?.url ?? '').searchParams.get('state') ?? '');
  const first = render(zwLogin);
  first.unmount();
  render(zwLogin);
  await waitFor(() => expect(useSession.getState().userInfo?.nikName).toBe('张建国'));
  expect(went).toEqual(['/']);
  expect(await sessions()).toBe(1);
});

test('a unit is named with its operator masked, and keeps the keyboard in order', async () => {
  await comeBack('2', HUAXIA);
  render(zwLogin);
  expect(await screen.findByText('华夏精密制造有限公司（单位，经办人吴**）')).toBeVisible();
  expect(screen.getByRole('heading', { name: '确认登录' })).toHaveFocus();
  const user = userEvent.setup();
  await user.tab();
  // A hasty Enter refuses.
  expect(screen.getByRole('button', { name: '不是我' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(went).toEqual(['/login']);
  await waitFor(async () => expect(await sessions()).toBe(0));
});

test('a second link opened while the question is on show takes its place', async () => {
  await comeBack('2', HUAXIA);
  render(zwLogin);
  await screen.findByText(/华夏精密/);
  await comeBack('1', ZHANG);
  expect(await screen.findByText('张**（个人）')).toBeVisible();
  await waitFor(async () => expect(await sessions()).toBe(1));
});

test('/zwRedirect leaves once, not to come back here with Back, and without the configuration after three seconds', async () => {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/zwRedirect?backNav=/dwwt/DWmyOffice']}>
        <ZwRedirect />
      </MemoryRouter>
    </StrictMode>,
  );
  expect(left).toEqual([]);
  await waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]?.replace).toBe(true);
  expect(new URL(left[0]?.url ?? '').searchParams.get('loginType')).toBe('2');
});

test('the sign-in page sends a unit to the platform as a unit', async () => {
  render(
    <MemoryRouter>
      <SignInPage />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: '单位' }));
  await chooseMethod(user, '政务服务登录');
  await user.click(await screen.findByRole('button', { name: '前往政务服务平台' }));
  expect(left.map(({ url }) => new URL(url).searchParams.get('loginType'))).toEqual(['2']);
});

const redirect = (backNav: string) =>
  render(
    <MemoryRouter initialEntries={[`/zwRedirect?${new URLSearchParams({ backNav })}`]}>
      <ZwRedirect />
    </MemoryRouter>,
  );

test.each([
  ['/grwt/MyOffice', '/grwt/MyOffice'],
  ['https://evil.example/', '/'],
  ['//evil.example/grwt/x', '/'],
  ['javascript:alert(1)', '/'],
  ['/loginOut', '/'],
  ['/grwt/nothing', '/'],
])('/zwRedirect of who is signed in: %s leads to %s, not by the platform', async (backNav, expected) => {
  await adoptSession(await centre.signIn('1', ZHANG));
  redirect(backNav);
  await waitFor(() => expect(went).toEqual([expected]));
  expect(left).toEqual([]);
});

test.each([
  ['is not set up', '中心尚未开通政务服务登录，请选择其他登录方式'],
  ['is switched off by the centre', '该身份暂不能通过政务服务平台登录，请选择其他登录方式'],
])('/zwRedirect where the platform %s: said, with the way to sign in otherwise', async (how, words) => {
  if (how === 'is not set up') setAppConfig({ unifiedSignIn: { loginUrl: 'javascript:alert(1)', logoutUrl: '' } });
  else {
    const body = JSON.stringify({ key: 'government', loginTypes: '' });
    const headers = { 'Content-Type': 'application/json' };
    await fetch('http://localhost/api/__qa__/methods', { method: 'POST', headers, body });
    await loadSystemConfig();
  }
  redirect('/grwt/MyOffice');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login');
  expect(left).toEqual([]);
});
