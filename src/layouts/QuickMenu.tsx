import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useHall } from '@/session/hall-watch';
import { useSession } from '@/session/session-store';
import { toast } from '@/ui/toast';
import { Glyph, type GlyphName } from './Glyph';
import styles from './QuickMenu.module.css';

/** Specification 2.3. */
const ITEMS: readonly { title: string; path: string; member: boolean; glyph: GlyphName }[] = [
  { title: '中心介绍', path: '/introToCenter', member: false, glyph: 'centre' },
  { title: '政策信息', path: '/policyInfo', member: false, glyph: 'policy' },
  { title: '贷款利率', path: '/loanRate', member: false, glyph: 'rate' },
  { title: '合作楼盘', path: '/cooperation', member: true, glyph: 'building' },
  { title: '常用下载', path: '/commonDownload', member: true, glyph: 'download' },
  { title: '投诉建议', path: '/complaintJY', member: true, glyph: 'talk' },
];

const BACK_TO_TOP_FROM = 500;

/** Right-hand quick menu: guests see what needs no sign-in; nothing while the hall is closed; back to top after 500 px. */
export function QuickMenu() {
  const signedIn = useSession((state) => state.token !== undefined);
  const closed = useHall((state) => state.status === 'closed');
  const { pathname } = useLocation();
  const scrolled = useScrolledPast(BACK_TO_TOP_FROM);
  if (closed && !scrolled) return null;
  return (
    <nav className={styles.quick} aria-label="快捷菜单">
      <ul>
        {ITEMS.filter((item) => !closed && (signedIn || !item.member)).map((item) => (
          <li key={item.path}>
            <Link
              to={item.path}
              aria-current={item.path === pathname ? 'page' : undefined}
              onClick={(event) => {
                // The session may have ended since the menu was drawn.
                if (!item.member || useSession.getState().token !== undefined) return;
                event.preventDefault();
                toast.warning('暂未登录/登录已失效，请重新登录！');
              }}
            >
              <Glyph name={item.glyph} />
              {item.title}
            </Link>
          </li>
        ))}
        {scrolled && (
          <li>
            <button type="button" onClick={backToTop}>
              <Glyph name="up" />
              返回顶部
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The button goes away at the top: the focus goes on to the content, so that the next Tab starts there. */
function backToTop() {
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

function useScrolledPast(limit: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > limit);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [limit]);
  return past;
}
