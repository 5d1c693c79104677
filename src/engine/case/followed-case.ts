import { queryOptions } from '@tanstack/react-query';
import { type CaseSummary, fetchCase } from '@/api/cases/business';
import { isCaseOver } from './case-text';

/** Polling interval (ms) of a case that waits for money, a signature, a member or a bank. */
const LOOK_AGAIN = 10_000;

/** Returns whether somebody other than the centre acts next: their action changes the case at any moment. */
export const waitsForOthers = ({ ywzt, ddsm }: Pick<CaseSummary, 'ywzt' | 'ddsm'>) =>
  !isCaseOver(ywzt) && Boolean(ddsm);

/**
 * Query of a case; polls while other parties have to act and the page is visible. Also refetches on focus: the case may have been withdrawn
 * or corrected in another tab.
 */
export const followedCase = (ywlsh: string) =>
  queryOptions({
    queryKey: ['case', ywlsh],
    // A case on show is looked at again unasked.
    queryFn: ({ signal, client, queryKey }) =>
      fetchCase(ywlsh, { signal, errors: client.getQueryData(queryKey) === undefined ? 'toast' : 'silent' }),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data && waitsForOthers(state.data) ? LOOK_AGAIN : false),
  });
