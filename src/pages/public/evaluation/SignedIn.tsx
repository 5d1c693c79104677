import type { ReactNode } from 'react';
import { retryOpening } from '@/session/open-session';
import { useSession } from '@/session/session-store';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { SignInHere } from '../SignInHere';

/** What only the signed-in can do; guests are told what for they would sign in. */
export function SignedIn({ text, children }: { text: string; children: ReactNode }) {
  const phase = useSession((state) => state.phase);
  if (phase === 'guest') return <SignInHere text={text} />;
  if (phase === 'opening') return <Loading />;
  if (phase === 'failed') return <LoadFailed error={undefined} onRetry={() => void retryOpening()} />;
  return children;
}
