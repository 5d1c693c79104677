import type { ReactNode } from 'react';
import { retryOpening } from '@/session/opening/open-session';
import { useSession } from '@/session/session-store';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { SignInPrompt } from '../SignInPrompt';

/** Members-only content; guests see a sign-in prompt with its purpose. */
export function SignedIn({ text, children }: { text: string; children: ReactNode }) {
  const phase = useSession((state) => state.phase);
  if (phase === 'guest') return <SignInPrompt text={text} />;
  if (phase === 'opening') return <Loading />;
  if (phase === 'failed') return <LoadFailed error={undefined} onRetry={() => void retryOpening()} />;
  return children;
}
