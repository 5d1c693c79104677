import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Public pages with long forms, each loaded on demand. Their titles are in public-pages.tsx. */
const PAGES: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  '/UnitDeposit': lazy(() => import('../UnitDepositPage')),
  '/userRegister': lazy(() => import('@/pages/register/UserRegister')),
  '/lhjyrysl': lazy(() => import('@/pages/register/FlexibleRegister')),
  '/yddkryzc': lazy(() => import('@/pages/register/OtherCityRegister')),
  '/dwRegister': lazy(() => import('@/pages/register/UnitRegister')),
  '/forgotPwd': lazy(() => import('@/pages/password/ForgotPassword')),
  '/setLoginPwd': lazy(() => import('@/pages/password/SetPassword')),
  '/setQtLoginPwd': lazy(() => import('@/pages/password/SetPassword')),
};

export default function OpenPage({ path }: { path: string }) {
  const Page = PAGES[path];
  return Page && <Page />;
}
