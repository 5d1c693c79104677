import { createHashRouter } from 'react-router-dom';
import { numberEntries } from './entry-numbers';
import { Root } from './Root';
import { RootBoundary } from './RootBoundary';

export type HallRouter = ReturnType<typeof createHallRouter>;

/** The one router, built once and never rebuilt: a single catch-all, whose element looks the address up (Root). */
export function createHallRouter() {
  const numbers = numberEntries();
  const router = createHashRouter([{ path: '*', element: <Root />, errorElement: <RootBoundary /> }]);
  router.subscribe(numbers.note);
  const { dispose } = router;
  return Object.assign(router, {
    dispose: () => {
      numbers.stop();
      dispose();
    },
  });
}
