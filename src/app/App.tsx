import { RouterProvider } from 'react-router-dom';
import { SessionDialogs } from '@/layouts/session-dialogs/SessionDialogs';
import { ToastHost } from '@/ui/ToastHost';
import type { HallRouter } from './router';

export function App({ router }: { router: HallRouter }) {
  return (
    <>
      <RouterProvider router={router} />
      <SessionDialogs />
      <ToastHost />
    </>
  );
}
