import type { ClientWiring } from '@/api/client';
import { type ApiError, unreadText } from '@/api/errors';
import { toast } from '@/ui/toast';
import { useSessionDialogs } from './dialog-store';
import { takeHallStatus } from './hall-watch';
import { runSentListeners } from './sent-listeners';
import { useSession } from './session-store';

/** What the client needs to know of the session; app/ hands it over. */
export const clientWiring: ClientWiring = {
  token: () => useSession.getState().token,
  kstb: () => useSession.getState().kstb,
  showError: toastError,
  onSessionLost: () => useSessionDialogs.setState({ sessionLost: true, idleEndsAt: undefined }),
  onForbidden: () => useSessionDialogs.setState({ forbidden: true }),
  onHallClosed: (status) => void takeHallStatus(status),
  onSent: runSentListeners,
  onUnread: (rows) => toast.warning(unreadText(rows), HTTP_MS),
};

const HTTP_MS = 3000;
const NETWORK_MS = 5000;

/** Shows a failure as a toast, for as long as its kind asks for (specification 8, 9); what was cancelled is not shown. */
export function toastError(error: ApiError): void {
  if (error.kind === 'aborted') return;
  const ofNetwork = error.kind === 'network' || error.kind === 'timeout';
  toast.error(error.message, ofNetwork ? NETWORK_MS : error.kind === 'http' ? HTTP_MS : undefined);
}
