import { Button, Layout } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fundTime } from '@/domain/dates';
import { greeting } from '@/domain/text/greeting';
import { LinkButton } from '@/engine/flow/LinkButton';
import { pictureSource } from '@/lib/picture-source';
import { greetedName } from '@/session/display-name';
import { ACCESS_LOG_PATH } from '@/session/menu/access-log-path';
import { HOME_PATH } from '@/session/menu/menu-types';
import { useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import { useSystemConfig, valueIn } from '@/session/system-config';
import { useHall } from '@/session/watch/hall-watch';
import { setLargePrint, useLargePrint } from '@/ui/large-print';
import { Row } from '@/ui/layout/Row';
import { usePhone } from '@/ui/use-phone';
import styles from './Banner.module.css';
import { Glyph } from './Glyph';
import { HallSearch } from './HallSearch';
import type { BusinessCodes } from './hall-search-wiring';
import { useWebsite } from './website-config';

/** System configuration key of the picture for a hall without logos. */
const LOGO_KEY = 'logo';

/** Addresses with the whole banner: sign-in, the home pages, and `/`, which leads to one of them. */
const TALL: ReadonlySet<string> = new Set(['/', '/login', ...Object.values(HOME_PATH)]);

export interface BannerProps {
  /** Path → business code, for the search. */
  loadCodes: () => Promise<BusinessCodes>;
  /** Whether guests see a link to the sign-in page; false on that page. */
  prompt: boolean;
  /** Of a signed-in person: the main navigation, messages and account. */
  nav: ReactNode;
  tools: ReactNode;
}

/** Top banner: the hall's name, account, search and navigation; 260 px on sign-in and home, one row elsewhere. */
export function Banner({ loadCodes, prompt, nav, tools }: BannerProps) {
  const { hallName, pageLogo, loginLogo, bannerBg, loginBg } = useWebsite();
  const session = useSession();
  const open = session.phase === 'open';
  const { pathname } = useLocation();
  // By address alone: the frame keeps its height while a session opens (docs/specification.md 2.6, docs/decisions/115-small-screens.md).
  const tall = TALL.has(pathname);
  // A member's phone shows balance and to-dos first: one row, the search on demand, the navigation as 全部业务 below.
  const onDemand = usePhone() && session.token !== undefined;
  const compact = onDemand && tall;
  const [searching, setSearching] = useState(false);
  const closed = useHall((state) => state.status === 'closed');
  const large = useLargePrint((state) => state.large);
  // Guests may see another logo and background.
  const general = useSystemConfig((state) => valueIn(state, LOGO_KEY));
  const logo = pictureSource((!open && loginLogo) || pageLogo || general);
  const picture = pictureSource((!open && loginBg) || bannerBg);
  return (
    <Layout.Header
      className={styles.banner}
      data-folded={!tall || compact || undefined}
      data-compact={compact || undefined}
      data-searching={(onDemand && searching) || undefined}
      style={picture ? { backgroundImage: `url("${picture}")` } : undefined}
    >
      <div className={styles.inner}>
        <div className={styles.top}>
          <Link to="/" className={styles.brand}>
            {logo ? <img src={logo} alt="" height={44} /> : <Emblem />}
            <span>{hallName}</span>
          </Link>
          <Row gap={2} rowGap={1} className={styles.tools}>
            <Button type="primary" onClick={() => setLargePrint(!large)}>
              {large ? '退出长辈版' : '长辈版'}
            </Button>
            {onDemand && open && !closed && (
              <Button
                type="primary"
                aria-label="搜索"
                aria-expanded={searching}
                icon={<Glyph name="search" />}
                onClick={() => setSearching(!searching)}
              />
            )}
            {open && !closed && tools}
            {session.token === undefined && prompt && !closed && (
              <LinkButton type="primary" to="/login">
                已有账号，立即登录
              </LinkButton>
            )}
          </Row>
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
          prompt &&
          !closed && (
            <div className={styles.welcome}>
              <HallSearch loadCodes={loadCodes} />
            </div>
          )
        )}
      </div>
      {!closed && !compact && (open || session.phase === 'opening') && <div className={styles.nav}>{open && nav}</div>}
    </Layout.Header>
  );
}

/** Time of the last sign-in, so that misuse is noticed. */
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

/** Default logo, a roof over a coin, until the centre sets one. */
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

/** Hour 0 to 23 in the fund's time zone, independent of the browser's. */
function hourOfFund(): number {
  return Number(fundTime(Date.now()).slice(11, 13));
}
