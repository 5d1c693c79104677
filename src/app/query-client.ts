import { QueryClient } from '@tanstack/react-query';
import { onSignOut } from '@/session/sign-out-listeners';

/**
 * Answers of the server. They are asked for anew each time a page opens (a business may have just changed the figures); the
 * last answer stays until then. A failed call is shown with a retry of the person's own; nothing of one person reaches the next.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
});

onSignOut(() => queryClient.clear());
