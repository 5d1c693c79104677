import { type ApiError, unreadText } from '@/api/client/errors';
import type { ClientWiring } from '@/api/client/wiring';
import { markErrorShown } from '@/lib/shown-errors';
import { LONG_MS, toast } from '@/ui/state/toast';
import { useSessionDialogs } from './dialog-store';
import { useSession } from './session-store';
import { applyHallStatus } from './watch/hall-watch';
import { runMutationListeners } from './watch/mutation-listeners';

/** Session callbacks of the API client; injected by app/. */
export const clientWiring: ClientWiring = {
  token: () => useSession.getState().token,
  kstb: () => useSession.getState().kstb,
  showError: toastError,
  onSessionLost: (error) => {
    useSessionDialogs.setState({ sessionLost: true, idleEndsAt: undefined });
    markErrorShown(error);
  },
  onForbidden: (error) => {
    useSessionDialogs.setState({ forbidden: true });
    markErrorShown(error);
  },
  onHallClosed: (status) => void applyHallStatus(status),
  onSent: runMutationListeners,
  onUnread: (rows) => toast.warning(unreadText(rows), HTTP_MS),
};

const HTTP_MS = 3000;

/** Shows a failure as a toast with the duration of its kind (docs/specification.md 8, 9). */
function toastError(error: ApiError): void {
  const ofNetwork = error.kind === 'network' || error.kind === 'timeout';
  toast.error(error.message, ofNetwork ? LONG_MS : error.kind === 'http' ? HTTP_MS : undefined);
  markErrorShown(error);
}
