import { createHashRouter } from 'react-router-dom';
import { dropQuestions } from '@/ui/confirm';
import { numberEntries } from './entry-numbers';
import { Root } from './Root';
import { RootBoundary } from './RootBoundary';

export type HallRouter = ReturnType<typeof createHallRouter>;

/** The one router, built once and never rebuilt: a single catch-all, whose element looks the address up (Root). */
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

/** A question belongs to the page that asks it: a yes that comes later would act on a page that nobody sees any more. */
function dropQuestionsOnLeaving({ state, subscribe }: Pick<HallRouter, 'state' | 'subscribe'>): void {
  let { pathname } = state.location;
  subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    dropQuestions();
  });
}
