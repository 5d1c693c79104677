import { Layout } from 'antd';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { untilFetched } from '@/lib/until-fetched';
import { LocalBoundary } from '@/ui/state/LocalBoundary';
import { Banner, type BannerProps } from './Banner';
import { Footer } from './Footer';
import styles from './HallLayout.module.css';

// Beside the content or below it: what it loads keeps nothing waiting.
const QuickMenu = lazy(() => untilFetched(() => import('./QuickMenu')));

/** Banner, content and footer of every page, outside the routes, so that navigation does not remount them. */
export function HallLayout({
  children,
  bare = false,
  ...banner
}: BannerProps & {
  children: ReactNode;
  /** Without the card's width: the sign-in page has its own layout. */
  bare?: boolean;
}) {
  return (
    <Layout className={styles.hall}>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link; the address after # belongs to the router, so the handler moves the focus */}
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
      {/* The frame shows texts of the centre too; the boundary keeps an error in them from replacing the page. */}
      <LocalBoundary instead={null}>
        <Banner {...banner} />
      </LocalBoundary>
      <OfflineBar />
      <Layout.Content id="main" tabIndex={-1} className={bare ? styles.bare : styles.main}>
        {children}
      </Layout.Content>
      <LocalBoundary instead={null}>
        <Suspense fallback={null}>
          <QuickMenu />
        </Suspense>
      </LocalBoundary>
      <LocalBoundary instead={null}>
        <Footer />
      </LocalBoundary>
    </Layout>
  );
}

/** Warns that nothing can be submitted offline. */
function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={online ? undefined : styles.offline}>
      {!online && '网络已断开，已填写的内容仍保留在本页，恢复联网后可继续办理。'}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
