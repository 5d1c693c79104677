import { Button } from 'antd';
import { type ComponentType, Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { type Location, Navigate, ScrollRestoration, useLocation } from 'react-router-dom';
import { fetchMenuEnables } from '@/api/session/auth';
import { HallLayout } from '@/layouts/HallLayout';
import { useWebsite } from '@/layouts/website-config';
import { yieldToPage } from '@/lib/slices';
import { StatusPage } from '@/pages/error/StatusPage';
import { SignInPage } from '@/pages/sign-in/SignInPage';
import { ensureDictionaries } from '@/session/dictionary';
import { adoptOpened } from '@/session/menu/adopt-opened';
import { PAUSED } from '@/session/menu/entry-text';
import { homePath } from '@/session/menu/home-path';
import { homeTab, withHomeTab } from '@/session/menu/home-tab';
import { type MenuEntry, useMenus } from '@/session/menu-store';
import { retryOpening } from '@/session/opening/open-session';
import { onSessionOpening } from '@/session/opening/session-opening';
import { signOut } from '@/session/opening/sign-out';
import { usePageSubject } from '@/session/page-subject';
import { useSession } from '@/session/session-store';
import { noteFaceCheck, useFaceQuestion } from '@/session/sign-in/face-check';
import { isSwitchedOn, useSystemConfig } from '@/session/system-config';
import { LocalBoundary } from '@/ui/state/LocalBoundary';
import { loadBusinessCodes } from './business-codes';
import { fetchedModule, fetchModule, lazyPage, lazyPart } from './pages/lazy-page';
import { memberPath } from './pages/member-path';
import { PageBoundary } from './pages/PageBoundary';
import { publicPages } from './pages/public-pages';
import { Waiting } from './pages/Waiting';
import { prefetchEntry } from './prefetch-entry';
import { useFaceGate } from './use-face-gate';
import { usePageFocus } from './use-page-focus';
import { useRouteGuard } from './use-route-guard';

/** Titles of addresses that Root renders itself. */
const FIXED_TITLES: Readonly<Record<string, string>> = { '/login': '登录', '/loginOut': '退出登录' };

const loadMemberArea = () => import('./MemberArea');
const MemberArea = lazyPage(loadMemberArea);
const MainNav = lazyPart(loadMemberArea, (area) => area.MainNav);
const MemberTools = lazyPart(loadMemberArea, (area) => area.MemberTools);
const NoticePopup = lazyPart(loadMemberArea, (area) => area.NoticePopup);

/** System configuration key of the greyscale filter. */
const GREY_KEY = 'greyFilter';

/** Renders the current address: the guard decides, then static pages and menu entries are looked up (docs/decisions/004-routing.md). */
export function Root() {
  const { pathname, search } = useLocation();
  const decision = useRouteGuard();
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
  // Prefetches the member area during the sign-in.
  useEffect(() => {
    return signIn ? prefetchEntry(() => fetchModule(loadMemberArea), ensureDictionaries) : undefined;
  }, [signIn]);
  const member = shown && !publicPage && !signIn && session.phase === 'open';
  const target = member ? memberPath(pathname, menus, session.loginType, session.userInfo?.roles ?? []) : undefined;
  const found = target?.kind === 'page' ? target.entry : undefined;
  // Until the face check has passed the page is not mounted, nor is a cached one of the same address.
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
    <HallLayout
      loadCodes={loadBusinessCodes}
      prompt={pathname !== '/login' && pathname !== '/'}
      bare={signIn}
      nav={<Later part={MainNav} />}
      tools={<Later part={MemberTools} />}
    >
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
          {entry && entry.path === homePath(menus, session.loginType) && <Later part={NoticePopup} />}
          <LocalBoundary instead={null}>
            <FaceCheckHost />
          </LocalBoundary>
        </Fragment>
      )}
    </HallLayout>
  );
}

/** A part that comes with the member area. */
function Later({ part: Part }: { part: ComponentType }) {
  return (
    <LocalBoundary instead={null}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </LocalBoundary>
  );
}

/** Typed and pasted addresses share the key 'default', which would restore the scroll position of another page. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key;
}

/** Fetches the home page's data while the session opens, if its files are loaded already; in a separate task. */
function askHomeWhileOpening(): () => void {
  let here = true;
  const stop = onSessionOpening((loginType) => {
    const { epoch } = useSession.getState();
    void yieldToPage().then(() => {
      if (here && useSession.getState().epoch === epoch) fetchedModule(loadMemberArea)?.fetchHome(loginType);
    });
  });
  return () => {
    here = false;
    stop();
  };
}

/** /loginOut clears the session and goes to the sign-in page (docs/specification.md 4). */
function SignOutPage() {
  useEffect(() => {
    void signOut({ reason: 'user' });
  }, []);
  return <p role="status">正在退出...</p>;
}

function OpeningFailed() {
  const failure = useSession((state) => state.failure);
  return (
    <StatusPage title="登录信息加载失败" text={failure} action={{ label: '重试', act: () => void retryOpening() }}>
      <p>
        <Button type="link" onClick={() => void signOut({ reason: 'user' })}>
          退出登录
        </Button>
      </p>
    </StatusPage>
  );
}

/** 'subject - page - hall'; while a page loads the former title stays. */
function useTitle(page: string): void {
  const hall = useWebsite((state) => state.hallName);
  const { subject, name } = usePageSubject();
  useEffect(() => {
    if (page) document.title = [subject, name || page, hall].filter((part) => part !== '').join(' - ');
  }, [subject, name, page, hall]);
}

const FaceCheckDialog = lazy(() =>
  import('@/engine/sign/FaceCheckDialog').then((module) => ({ default: module.FaceCheckDialog })),
);

/** The face check of a menu entry, above the current page. */
function FaceCheckHost() {
  const question = useFaceQuestion((state) => state.asked);
  if (!question) return null;
  const pass = (_hybh: string, yxsj: number) => {
    noteFaceCheck(question.menuId, yxsj);
    question.answer(true);
  };
  return (
    <Suspense fallback={null}>
      <FaceCheckDialog
        key={question.menuId}
        menuId={question.menuId}
        onVerified={pass}
        onClose={() => question.answer(false)}
      />
    </Suspense>
  );
}

/** Requests the entry's current state, because it may have been resumed since the menu was loaded. */
function PausedPage({ entry: { id, title, bz } }: { entry: MenuEntry }) {
  useEffect(() => {
    fetchMenuEnables([id])
      .then(adoptOpened)
      // On an error it stays paused.
      .catch(() => undefined);
  }, [id]);
  return <StatusPage title={title} text={bz || PAUSED} />;
}
