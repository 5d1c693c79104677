import { QueryClient } from '@tanstack/react-query';
import { onSignOut } from '@/session/sign-out-listeners';

/** Answers of the server. A failed call is shown with a retry of the person's own; nothing of one person reaches the next. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
});

onSignOut(() => queryClient.clear());
