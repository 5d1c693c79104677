import type { ReactNode } from 'react';
import { LocalBoundary } from '@/ui/LocalBoundary';
import { Banner } from './Banner';
import { Footer } from './Footer';
import styles from './HallLayout.module.css';
import type { BusinessCodes } from './hall-search-wiring';
import { OfflineBar } from './OfflineBar';
import { QuickMenu } from './QuickMenu';

/** Banner, content, footer: around every page of the hall, so that nothing of it is drawn anew from page to page. */
export function HallLayout({
  children,
  loadCodes,
  prompt,
  bare = false,
}: {
  children: ReactNode;
  /** Path → business code, for the search. */
  loadCodes: () => Promise<BusinessCodes>;
  /** Whether guests are shown the way to the sign-in page: not on that page itself. */
  prompt: boolean;
  /** Without the card's width: the sign-in page brings a layout of its own. */
  bare?: boolean;
}) {
  return (
    <div className={styles.hall}>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link; the address after # belongs to the router, so it moves the focus itself */}
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        跳到主要内容
      </a>
      {/* What stands around a page shows texts of the centre too: one that cannot be drawn takes no page with it. */}
      <LocalBoundary instead={null}>
        <Banner loadCodes={loadCodes} prompt={prompt} />
      </LocalBoundary>
      <OfflineBar />
      <main id="main" tabIndex={-1} className={bare ? styles.bare : styles.main}>
        {children}
      </main>
      <QuickMenu />
      <LocalBoundary instead={null}>
        <Footer />
      </LocalBoundary>
    </div>
  );
}
