import { Link, useLocation } from 'react-router-dom';
import { fundTime } from '@/domain/dates';
import { greeting } from '@/domain/greeting';
import { pictureSource } from '@/lib/picture-source';
import { greetedName } from '@/session/display-name';
import { useHall } from '@/session/hall-watch';
import { ACCESS_LOG_PATH } from '@/session/menu/access-log-path';
import { HOME_PATH } from '@/session/menu/menu-types';
import { useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import { useSystemConfig, valueIn } from '@/session/system-config';
import { setLargePrint, useLargePrint } from '@/ui/large-print';
import styles from './Banner.module.css';
import { HallSearch } from './HallSearch';
import type { BusinessCodes } from './hall-search-wiring';
import { MainNav } from './MainNav';
import { MessageBell } from './MessageBell';
import { UserMenu } from './UserMenu';
import { useWebsite } from './website-config';

/** System configuration key of the picture for a hall without logos of its own. */
const LOGO_KEY = 'logo';

/** Top banner, 260 px: whose hall it is, who is signed in, the search and the way to each area; no ways while the hall is closed. */
export function Banner({ loadCodes, prompt }: { loadCodes: () => Promise<BusinessCodes>; prompt: boolean }) {
  const { hallName, pageLogo, loginLogo, bannerBg, loginBg } = useWebsite();
  const session = useSession();
  const open = session.phase === 'open';
  const { pathname } = useLocation();
  // Who is at work has one row above it: the greeting is on the home page, on a phone the search too.
  const atWork = open && pathname !== HOME_PATH[session.loginType];
  const closed = useHall((state) => state.status === 'closed');
  const large = useLargePrint((state) => state.large);
  // Before sign-in the centre may show another logo and picture.
  const general = useSystemConfig((state) => valueIn(state, LOGO_KEY));
  const logo = pictureSource((!open && loginLogo) || pageLogo || general);
  const picture = pictureSource((!open && loginBg) || bannerBg);
  return (
    <header
      className={styles.banner}
      data-at-work={atWork || undefined}
      style={picture ? { backgroundImage: `url("${picture}")` } : undefined}
    >
      <div className={styles.inner}>
        <div className={styles.top}>
          <Link to="/" className={styles.brand}>
            {logo ? <img src={logo} alt="" height={44} /> : <Emblem />}
            <span>{hallName}</span>
          </Link>
          <div className={styles.tools}>
            <button type="button" className={styles.tool} onClick={() => setLargePrint(!large)}>
              {large ? '退出长辈版' : '长辈版'}
            </button>
            {session.token !== undefined
              ? open && (
                  <>
                    {!closed && <MessageBell />}
                    <UserMenu />
                  </>
                )
              : prompt &&
                !closed && (
                  <Link to="/login" className={styles.tool}>
                    已有账号，立即登录
                  </Link>
                )}
          </div>
        </div>
        {open ? (
          <div className={styles.welcome}>
            <div className={styles.person}>
              <p className={styles.greeting}>
                {greeting(hourOfFund())}，<bdi>{greetedName(session.userInfo, session.personalInfo)}</bdi>
              </p>
              <LastSignIn />
            </div>
            {!closed && <HallSearch loadCodes={loadCodes} />}
          </div>
        ) : (
          prompt && (
            <div className={styles.welcome}>
              <p className={styles.greeting}>缴存、提取、贷款，网上办理</p>
              {!closed && <HallSearch loadCodes={loadCodes} />}
            </div>
          )
        )}
      </div>
      {open && !closed && <MainNav />}
    </header>
  );
}

/** So that a stranger's use is noticed. */
function LastSignIn() {
  const at = useSession((state) => state.userInfo?.lastLoginTime);
  const record = useMenus((state) => state.byPath.get(ACCESS_LOG_PATH)?.path);
  if (!at) return null;
  return (
    <p className={styles.lastSignIn}>
      上次登录：{at}
      {record && <Link to={record}>不是您本人？</Link>}
    </p>
  );
}

/** Stands in until the centre's own logo is set: a roof over a coin. */
function Emblem() {
  return (
    <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <circle cx="22" cy="22" r="21" fill="currentColor" fillOpacity="0.14" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M10 23 22 12l12 11M14 21v11h16V21"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M18.5 22.5 22 26l3.5-3.5M22 26v5m-3.5-3h7" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}

/** 0 to 23 where the fund is, wherever the browser is. */
function hourOfFund(): number {
  return Number(fundTime(Date.now()).slice(11, 13));
}
