import { createHashRouter } from 'react-router-dom';
import { Root } from './Root';
import { RootBoundary } from './RootBoundary';

export type HallRouter = ReturnType<typeof createHallRouter>;

/** The one router, built once and never rebuilt: a single catch-all, whose element looks the address up (Root). */
export function createHallRouter() {
  return createHashRouter([{ path: '*', element: <Root />, errorElement: <RootBoundary /> }]);
}
