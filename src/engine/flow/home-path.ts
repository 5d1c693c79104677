import { useLocation } from 'react-router-dom';
import type { LoginType } from '@/api/auth';
import { homeTab, withHomeTab } from '@/session/menu/home-tab';
import { HOME_PATH } from '@/session/menu/menu-types';
import { useSession } from '@/session/session-store';

/** The person's home, on the top tab they came from (specification 2.2, 2.6: activeIndex). */
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

/** Where the person's own applications and drafts are (specification 2.2). */
export function useOfficePaths(): { office: string; drafts: string; caseOf: (ywlsh: string) => string } {
  const loginType = useSession((state) => state.loginType);
  const office = OFFICE[loginType];
  return {
    office,
    drafts: DRAFT_BOX[loginType],
    caseOf: (ywlsh) => `${office}/detail?ywlsh=${encodeURIComponent(ywlsh)}`,
  };
}
