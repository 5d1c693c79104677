import { queryOptions } from '@tanstack/react-query';
import { type CaseSummary, fetchCase } from '@/api/business';
import { isOver } from './case-words';

/** Milliseconds between two looks at a case that waits for money, a signature, a member or a bank. */
const LOOK_AGAIN = 10_000;

/** Whether somebody other than the centre has to act next: what they do changes the case at any moment. */
export const waitsForOthers = ({ ywzt, ddsm }: Pick<CaseSummary, 'ywzt' | 'ddsm'>) => !isOver(ywzt) && Boolean(ddsm);

/**
 * A case as it stands; while others have to act it is asked about again for as long as its page is in view. It is when the page comes
 * into view, too: it may have been taken back or corrected in another tab.
 */
export const followedCase = (ywlsh: string) =>
  queryOptions({
    queryKey: ['case', ywlsh],
    queryFn: ({ signal }) => fetchCase(ywlsh, { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data && waitsForOthers(state.data) ? LOOK_AGAIN : false),
  });
