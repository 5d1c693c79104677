import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pictureSource } from '@/lib/picture-source';
import { useHall } from '@/session/hall-watch';
import { NOT_OPEN, PAUSED } from '@/session/menu/entry-words';
import { isUsable } from '@/session/menu/first-usable-path';
import { useMenus } from '@/session/menu-store';
import { isPublicPath } from '@/session/public-paths';
import { type QuickEntry, useQuickMenu } from '@/session/quick-menu';
import { useSession } from '@/session/session-store';
import { toast } from '@/ui/toast';
import { Glyph, type GlyphName } from './Glyph';
import styles from './QuickMenu.module.css';

/** For rows without a picture of their own. */
const GLYPHS: Readonly<Record<string, GlyphName>> = {
  '/introToCenter': 'centre',
  '/policyInfo': 'policy',
  '/loanRate': 'rate',
  '/cooperation': 'building',
  '/commonDownload': 'download',
  '/complaintJY': 'talk',
};

const BACK_TO_TOP_FROM = 500;

/** Right-hand quick menu: guests see what needs no sign-in; nothing while the hall is closed; back to top after 500 px. */
export function QuickMenu() {
  const signedIn = useSession((state) => state.token !== undefined);
  const entries = useQuickMenu((state) => state.entries);
  const closed = useHall((state) => state.status === 'closed');
  const { pathname } = useLocation();
  const scrolled = useScrolledPast(BACK_TO_TOP_FROM);
  if (closed && !scrolled) return null;
  return (
    <nav className={styles.quick} aria-label="快捷菜单">
      <ul>
        {entries
          .filter((entry) => !closed && (signedIn || !entry.member))
          .map((entry) => (
            <li key={entry.id}>
              <Link
                to={entry.path || pathname}
                target={entry.newWindow ? '_blank' : undefined}
                aria-current={entry.path === pathname ? 'page' : undefined}
                onClick={(event) => {
                  const reason = whyNot(entry);
                  if (reason === undefined) return;
                  event.preventDefault();
                  toast.warning(reason);
                }}
              >
                <Picture entry={entry} />
                {entry.title}
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

/** What is said instead of going there. The session may have ended since the menu was drawn. */
function whyNot({ member, enable, bz, path }: QuickEntry): string | undefined {
  if (member && useSession.getState().token === undefined) return '暂未登录/登录已失效，请重新登录！';
  if (!isUsable({ enable })) return bz || PAUSED;
  return isPublicPath(path) || useMenus.getState().byPath.has(path) ? undefined : NOT_OPEN;
}

function Picture({ entry }: { entry: QuickEntry }) {
  const source = pictureSource(entry.src);
  if (source) return <img src={source} alt="" width={20} height={20} />;
  return <Glyph name={GLYPHS[entry.path] ?? 'policy'} />;
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
