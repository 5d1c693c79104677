import { useLocation } from 'react-router-dom';
import type { LoginType } from '@/api/session/auth';
import { homeTab, withHomeTab } from '@/session/menu/home-tab';
import { HOME_PATH } from '@/session/menu/menu-types';
import { useSession } from '@/session/session-store';

/** Returns the path of the person's home with the top tab they came from (docs/specification.md 2.2, 2.6: activeIndex). */
export function useHomePath(): string {
  const home = HOME_PATH[useSession((state) => state.loginType)];
  return withHomeTab(home, homeTab(useLocation().search));
}

const OFFICE: Readonly<Record<LoginType, string>> = {
  '1': '/grwt/MyOffice',
  '2': '/dwwt/DWmyOffice',
  '3': '/kfswt/MyOffice',
};
const DRAFT_BOX: Readonly<Record<LoginType, string>> = {
  '1': '/grwt/draftbox',
  '2': '/dwwt/draftbox',
  '3': '/kfswt/draftbox',
};

/** Returns the paths of the person's cases and drafts (docs/specification.md 2.2). */
export function useOfficePaths(): { office: string; drafts: string; caseOf: (ywlsh: string) => string } {
  const loginType = useSession((state) => state.loginType);
  const office = OFFICE[loginType];
  return {
    office,
    drafts: DRAFT_BOX[loginType],
    caseOf: (ywlsh) => `${office}/detail?ywlsh=${encodeURIComponent(ywlsh)}`,
  };
}
