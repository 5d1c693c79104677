import { queryOptions } from '@tanstack/react-query';
import { fetchBanks } from '@/api/person/person';
import { fetchCentreName } from '@/api/session/system';
import { fetchTableStyle } from '@/api/session/table-style';

// Queries that many pages share and that are equal for all users; prefetched when idle (app/fetch-home).

export const banksOfCentre = queryOptions({
  queryKey: ['banks'],
  queryFn: ({ signal }) => fetchBanks({ signal }),
  // 10 minutes: a bank may be added while the hall is open.
  staleTime: 10 * 60_000,
});

export const tableStyleQuery = queryOptions({
  queryKey: ['table-style'],
  queryFn: fetchTableStyle,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Name of the centre as printed on documents. */
export const centreName = queryOptions({
  queryKey: ['centre-name'],
  queryFn: fetchCentreName,
  staleTime: Number.POSITIVE_INFINITY,
});
