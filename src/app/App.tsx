import { RouterProvider } from 'react-router-dom';
import { SessionDialogs } from '@/layouts/session-dialogs/SessionDialogs';
import { useDebugWatch } from '@/session/watch/debug-watch';
import { ToastHost } from '@/ui/state/ToastHost';
import { AntdProvider } from './AntdProvider';
import type { HallRouter } from './router';

export function App({ router }: { router: HallRouter }) {
  const debugged = useDebugWatch((state) => state.debugged);
  if (debugged) return <IllegalDebugging />;
  return (
    <AntdProvider>
      <RouterProvider router={router} />
      <SessionDialogs />
      <ToastHost />
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
