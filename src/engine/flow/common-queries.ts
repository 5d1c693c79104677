import { queryOptions } from '@tanstack/react-query';
import { fetchBanks } from '@/api/person';
import { fetchCentreName } from '@/api/system';
import { fetchTableStyle } from '@/api/table-style';

// What many pages need and what is the same for everybody: asked once, ahead of need where there is time (app/fetch-home).

export const banksOfCentre = queryOptions({
  queryKey: ['banks'],
  queryFn: ({ signal }) => fetchBanks({ signal }),
  // A bank may be added while the hall stands open.
  staleTime: 10 * 60_000,
});

export const tableStyle = queryOptions({
  queryKey: ['table-style'],
  queryFn: fetchTableStyle,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The centre's name as papers carry it. */
export const centreName = queryOptions({
  queryKey: ['centre-name'],
  queryFn: fetchCentreName,
  staleTime: Number.POSITIVE_INFINITY,
});
