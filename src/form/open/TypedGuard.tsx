import { useBlocker } from 'react-router-dom';
import { LeaveQuestion } from '@/ui/LeaveQuestion';

/**
 * Asks before the page is left with something typed: of somebody who is not signed in nothing is kept, as the next one at the same
 * machine would find it.
 */
export function TypedGuard({ typed }: { typed: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && typed(),
  );
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      words="本页填写的内容还没有提交，离开后不会保留。"
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
