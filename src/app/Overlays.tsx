import { SessionDialogs } from '@/layouts/session-dialogs/SessionDialogs';
import { ToastHost } from '@/ui/state/ToastHost';

/** What lies over any page: dialogs of the session and of `confirm`, toasts. What they say waits in its stores until this has come. */
export default function Overlays() {
  return (
    <>
      <SessionDialogs />
      <ToastHost />
    </>
  );
}
