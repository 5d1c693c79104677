import { Fragment, type ReactNode, Suspense, useEffect } from 'react';
import { type Location, Navigate, ScrollRestoration, useLocation } from 'react-router-dom';
import { HallLayout } from '@/layouts/HallLayout';
import { NoticePopup } from '@/layouts/NoticePopup';
import { useWebsite } from '@/layouts/website-config';
import { pageTurn } from '@/lib/slices';
import { MessagePage } from '@/pages/error/MessagePage';
import { SignInPage } from '@/pages/sign-in/SignInPage';
import { ensureDictionaries } from '@/session/dictionary';
import { homePath } from '@/session/menu/home-path';
import { homeTab, withHomeTab } from '@/session/menu/home-tab';
import { useMenus } from '@/session/menu-store';
import { retryOpening } from '@/session/open-session';
import { usePageSubject } from '@/session/page-subject';
import { onSessionOpening } from '@/session/session-opening';
import { useSession } from '@/session/session-store';
import { signOut } from '@/session/sign-out';
import { isSwitchedOn, useSystemConfig } from '@/session/system-config';
import { LocalBoundary } from '@/ui/LocalBoundary';
import { Button } from '@/ui/plain/Button';
import { loadBusinessCodes } from './business-codes';
import { FaceCheckHost } from './FaceCheckHost';
import { fetchAhead } from './fetch-ahead';
import { fetchedModule, fetchModule, lazyPage } from './lazy-page';
import { memberPath } from './member-path';
import { PageBoundary } from './PageBoundary';
import { PausedPage } from './PausedPage';
import { publicPages } from './public-pages';
import { useDecision } from './use-decision';
import { useFaceGate } from './use-face-gate';
import { usePageFocus } from './use-page-focus';

/** Of addresses that Root draws itself. */
const FIXED_TITLES: Readonly<Record<string, string>> = { '/login': '登录', '/loginOut': '退出登录' };

const loadMemberArea = () => import('./MemberArea');
const MemberArea = lazyPage(loadMemberArea);

/** System configuration key of the grey-page filter. */
const GREY_KEY = 'greyFilter';

/** What stands at the present address: the guard decides, static pages and the menu's own are looked up (design: one catch-all). */
export function Root() {
  const { pathname, search } = useLocation();
  const decision = useDecision();
  const session = useSession();
  const menus = useMenus();
  const grey = useSystemConfig((state) => isSwitchedOn(state, GREY_KEY));
  usePageFocus();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-grey', grey);
  }, [grey]);

  const shown = decision.kind === 'show';
  const publicPage = shown ? publicPages.get(pathname) : undefined;
  const signIn = shown && pathname === '/login';
  useEffect(askHomeWhileOpening, []);
  // While somebody types, what stands behind the sign-in comes.
  useEffect(() => {
    return signIn
      ? fetchAhead(() => fetchModule(loadMemberArea).then(({ warmUpTheme }) => warmUpTheme()), ensureDictionaries)
      : undefined;
  }, [signIn]);
  const member = shown && !publicPage && !signIn && session.phase === 'open';
  const target = member ? memberPath(pathname, menus, session.loginType, session.userInfo?.roles ?? []) : undefined;
  const found = target?.kind === 'page' ? target.entry : undefined;
  // Until the face is checked the page is not there, nor is a kept one of the same address.
  const entry = useFaceGate(found) ? undefined : found;
  useTitle(publicPage?.title ?? FIXED_TITLES[pathname] ?? found?.title ?? (target ? '首页' : ''));

  let content: ReactNode;
  if (pathname === '/loginOut') content = <SignOutPage />;
  else if (decision.kind === 'failed') content = <OpeningFailed />;
  else if (signIn) content = <SignInPage />;
  else if (publicPage) content = publicPage.page;
  else if (target?.kind === 'elsewhere') content = <Navigate to={withHomeTab(target.to, homeTab(search))} replace />;
  else if (target?.kind === 'paused') content = <PausedPage entry={target.entry} />;
  else if (!entry) content = <Waiting />;

  return (
    <HallLayout loadCodes={loadBusinessCodes} prompt={pathname !== '/login'} bare={signIn}>
      <ScrollRestoration getKey={scrollKey} />
      <PageBoundary resetKey={pathname}>
        <Suspense fallback={<Waiting />}>{content}</Suspense>
      </PageBoundary>
      {session.phase === 'open' && (
        <PageBoundary resetKey={`${session.epoch} ${entry?.path ?? ''}`}>
          <Suspense fallback={entry && <Waiting />}>
            <MemberArea key={session.epoch} entry={entry} />
          </Suspense>
        </PageBoundary>
      )}
      {session.phase === 'open' && (
        <Fragment key={session.epoch}>
          {entry && entry.path === homePath(menus, session.loginType) && (
            <LocalBoundary instead={null}>
              <NoticePopup />
            </LocalBoundary>
          )}
          <LocalBoundary instead={null}>
            <FaceCheckHost />
          </LocalBoundary>
        </Fragment>
      )}
    </HallLayout>
  );
}

/** Addresses that are typed or pasted share one key: the place on the former page would be taken for theirs. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key;
}

/** Home's questions, when its files have come before the session does, as they have after the sign-in page; in a task of their own. */
function askHomeWhileOpening(): () => void {
  let here = true;
  const stop = onSessionOpening((loginType) => {
    const { epoch } = useSession.getState();
    void pageTurn().then(() => {
      if (here && useSession.getState().epoch === epoch) fetchedModule(loadMemberArea)?.fetchHome(loginType);
    });
  });
  return () => {
    here = false;
    stop();
  };
}

function Waiting() {
  return <p role="status">加载中...</p>;
}

/** /loginOut clears the session and goes to the sign-in page (specification 4). */
function SignOutPage() {
  useEffect(() => {
    void signOut({ reason: 'user' });
  }, []);
  return <p role="status">正在退出...</p>;
}

function OpeningFailed() {
  return (
    <MessagePage
      title="登录信息加载失败"
      text="您已登录，但账户信息或菜单没有加载成功。请检查网络后重试。"
      action={{ label: '重试', act: () => void retryOpening() }}
    >
      <p>
        <Button kind="link" onClick={() => void signOut({ reason: 'user' })}>
          退出登录
        </Button>
      </p>
    </MessagePage>
  );
}

/** 'subject - page - hall'; a page on its way keeps the former title. */
function useTitle(page: string): void {
  const hall = useWebsite((state) => state.hallName);
  const subject = usePageSubject((state) => state.subject);
  useEffect(() => {
    if (page) document.title = [subject, page, hall].filter((part) => part !== '').join(' - ');
  }, [subject, page, hall]);
}
