import { Button } from 'antd';
import { createHashRouter, useRouteError } from 'react-router-dom';
import { dropQuestions } from '@/ui/dialog/confirm';
import { isMissingChunk, reloadForMissingChunk } from './chunk-reload';
import { numberEntries } from './entry-numbers';
import { Root } from './Root';

export type HallRouter = ReturnType<typeof createHallRouter>;

/** Creates the only router: a single catch-all route whose element resolves the address (Root). */
export function createHallRouter() {
  const numbers = numberEntries();
  const router = createHashRouter([{ path: '*', element: <Root />, errorElement: <RootBoundary /> }]);
  router.subscribe(numbers.note);
  dropQuestionsOnLeaving(router);
  const { dispose } = router;
  return Object.assign(router, {
    dispose: () => {
      numbers.stop();
      dispose();
    },
  });
}

/** Closes open confirmations on leaving a page: a late answer would act on a page that is no longer shown. */
function dropQuestionsOnLeaving({ state, subscribe }: Pick<HallRouter, 'state' | 'subscribe'>): void {
  let { pathname } = state.location;
  subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    dropQuestions();
  });
}

/** Last error boundary, for errors outside the pages. Plain HTML, because no other module is reliable then. */
function RootBoundary() {
  const error = useRouteError();
  if (isMissingChunk(error) && reloadForMissingChunk()) return <p role="status">正在更新页面...</p>;
  return (
    <main style={{ maxWidth: 640, margin: '80px auto', padding: 24, textAlign: 'center' }}>
      <h1>系统出现错误</h1>
      <p>页面暂时无法显示，请重新加载；仍不能使用时，请拨打 12329 咨询。</p>
      <p>
        <Button type="primary" onClick={() => window.location.reload()}>
          重新加载
        </Button>
      </p>
    </main>
  );
}
