import { QueryClient } from '@tanstack/react-query';
import { onSent } from './sent-listeners';
import { onSessionOpening } from './session-opening';
import { onSignOut } from './sign-out-listeners';

/**
 * Answers of the server. They are asked for anew each time a page opens (a business may have just changed the figures), unless they
 * are fresh by their own rule (own-queries) and nothing was sent since; the last answer stays until then. A failed call is shown with a retry of the person's own; nothing of one person reaches the next.
 * A call is made whatever the browser says of its connection ('always'): held back until it says otherwise, a list would load for
 * ever where a failure could be shown, and a browser may be wrong about a network of the house. What failed is asked again then.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

onSignOut(() => queryClient.clear());
onSessionOpening(() => queryClient.clear());

onSent(() => void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.own === true, refetchType: 'none' }));

// A page that was put away and comes back by "Back" shows as failed what the browser broke off then.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted)
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});
