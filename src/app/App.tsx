import { Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { untilFetched } from '@/lib/until-fetched';
import { useDebugWatch } from '@/session/watch/debug-watch';
import { AntdProvider } from './AntdProvider';
import { lazyPage } from './pages/lazy-page';
import type { HallRouter } from './router';

/** Nothing on a first page needs it before the form can be typed into; without it nobody would read that the network is away. */
const Overlays = lazyPage(() => untilFetched(() => import('./Overlays')));

export function App({ router }: { router: HallRouter }) {
  const debugged = useDebugWatch((state) => state.debugged);
  if (debugged) return <IllegalDebugging />;
  return (
    <AntdProvider>
      <RouterProvider router={router} />
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    </AntdProvider>
  );
}

/** Replaces the whole page (docs/specification.md 8). */
function IllegalDebugging() {
  return (
    <main style={{ maxWidth: 640, margin: '80px auto', padding: 24, textAlign: 'center' }}>
      <h1 role="alert">检测到非法调试，请关闭后刷新重试！</h1>
    </main>
  );
}
