import { QueryClient } from '@tanstack/react-query';
import { onSessionOpening } from './opening/session-opening';
import { onSignOut } from './opening/sign-out-listeners';
import { onMutation } from './watch/mutation-listeners';

/**
 * Cache of server responses. Refetched whenever a page opens, since a business may have changed the figures, unless marked fresh
 * (own-queries) and no mutation followed; the last response is shown meanwhile. No automatic retry: a failure offers one. Cleared at
 * sign-out. Network mode 'always': the browser's online state may be wrong inside a company network, and a paused query would show no
 * failure; failed queries are refetched on reconnect.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

onSignOut(() => queryClient.clear());
onSessionOpening(() => queryClient.clear());

onMutation(
  () => void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.own === true, refetchType: 'none' }),
);

// Restoring a page from the back/forward cache leaves requests aborted by the browser as failed: refetched.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted)
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});
