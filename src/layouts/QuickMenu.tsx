import { FloatButton } from 'antd';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useRouterLink } from '@/engine/flow/LinkButton';
import { pictureSource } from '@/lib/picture-source';
import { NOT_OPEN, PAUSED } from '@/session/menu/entry-text';
import { isUsable } from '@/session/menu/first-usable-path';
import { useMenus } from '@/session/menu-store';
import { isPublicPath } from '@/session/public-paths';
import { type QuickEntry, useQuickMenu } from '@/session/quick-menu';
import { useSession } from '@/session/session-store';
import { useHall } from '@/session/watch/hall-watch';
import { toast } from '@/ui/state/toast';
import { Glyph, type GlyphName } from './Glyph';
import styles from './QuickMenu.module.css';

/** Default icons of rows without a picture. */
const GLYPHS: Readonly<Record<string, GlyphName>> = {
  '/introToCenter': 'centre',
  '/policyInfo': 'policy',
  '/loanRate': 'rate',
  '/cooperation': 'building',
  '/commonDownload': 'download',
  '/complaintJY': 'talk',
};

/** Shown once the page is scrolled by more than 500 px (docs/specification.md 9); antd shows it from the height it is given. */
const BACK_TO_TOP_FROM = 501;

/** Looks of antd's Button, to which FloatButton passes what its own type leaves out. */
const PLAIN = { color: 'default', variant: 'text' } as const;
const CURRENT = { color: 'primary', variant: 'filled' } as const;

/** Right-hand quick menu: guests see entries without sign-in; back to top from 500 px, which is all that is left while the hall is closed. */
export default function QuickMenu() {
  const signedIn = useSession((state) => state.token !== undefined);
  const unfolded = useSession((state) => state.quickEntry);
  const entries = useQuickMenu((state) => state.entries);
  const closed = useHall((state) => state.status === 'closed');
  const backToTop = (
    <FloatButton.BackTop
      visibilityHeight={BACK_TO_TOP_FROM}
      duration={0}
      shape="square"
      {...PLAIN}
      icon={<Glyph name="up" />}
      content="返回顶部"
      // The button disappears at the top, so the focus moves to the content, where the next Tab starts.
      onClick={() => document.getElementById('main')?.focus({ preventScroll: true })}
    />
  );
  if (closed) return backToTop;
  return (
    <nav className={styles.quick} aria-label="快捷菜单">
      <FloatButton.Group shape="square" className={styles.group} classNames={{ list: styles.list }}>
        {entries
          .filter((entry) => unfolded && (signedIn || !entry.member))
          .map((entry) => (
            <QuickLink key={entry.id} entry={entry} />
          ))}
        <FloatButton
          {...PLAIN}
          aria-expanded={unfolded}
          icon={<Glyph name={unfolded ? 'down' : 'up'} />}
          content={unfolded ? '收起' : '快捷菜单'}
          onClick={() => useSession.setState({ quickEntry: !unfolded })}
        />
        {backToTop}
      </FloatButton.Group>
    </nav>
  );
}

function QuickLink({ entry }: { entry: QuickEntry }) {
  const { pathname } = useLocation();
  const link = useRouterLink(entry.path || pathname, entry.newWindow ? '_blank' : undefined);
  const here = entry.path === pathname;
  return (
    <FloatButton
      {...link}
      {...(here ? CURRENT : PLAIN)}
      aria-current={here ? 'page' : undefined}
      icon={<Picture entry={entry} />}
      content={entry.title}
      onClick={(event: MouseEvent<HTMLElement>) => {
        const reason = whyNot(entry);
        if (reason === undefined) return link.onClick(event);
        event.preventDefault();
        toast.warning(reason);
      }}
    />
  );
}

/** Message shown instead of a navigation. The session is checked at the click, because it may have ended since the render. */
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
