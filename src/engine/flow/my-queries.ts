import { queryOptions } from '@tanstack/react-query';
import { fetchAvailableBusinesses } from '@/api/cases/available-businesses';
import { fetchCases } from '@/api/cases/business';
import { fetchDrafts } from '@/api/cases/drafts';
import { fetchTodos } from '@/api/cases/todos';
import { fetchDeveloperFile, fetchMyProjects } from '@/api/developer/developer';
import { fetchBalanceHistory, fetchDepositAccount, fetchLoans } from '@/api/person/person';
import { fetchUnitInfo } from '@/api/unit/unit';

/**
 * Stale time (ms) of data about the signed-in person, unit or developer: covers going to a page and back. Every mutation
 * invalidates it at once (session/query-client).
 */
const FRESH_MS = 15_000;
const OWN = { staleTime: FRESH_MS, meta: { own: true } };

// Queries about the signed-in person, unit or developer that several pages share: one key, call and stale time.

/** Deposit account, block B1. */
export const myAccount = queryOptions({
  queryKey: ['person', 'account'],
  queryFn: ({ signal }) => fetchDepositAccount({ signal }),
  ...OWN,
});

/** Available businesses, 我能办什么. */
export const myAvailableBusinesses = queryOptions({
  queryKey: ['person', 'options'],
  queryFn: ({ signal }) => fetchAvailableBusinesses({ signal }),
  ...OWN,
});

export const myLoans = queryOptions({
  queryKey: ['person', 'loans'],
  queryFn: ({ signal }) => fetchLoans({ signal }),
  ...OWN,
});

export const myBalanceHistory = queryOptions({
  queryKey: ['person', 'history'],
  queryFn: ({ signal }) => fetchBalanceHistory({ signal }),
  ...OWN,
});

/** Unit information, block B2. */
export const myUnit = queryOptions({
  queryKey: ['unit', 'info'],
  queryFn: ({ signal }) => fetchUnitInfo({ signal }),
  ...OWN,
});

/** Registered data of the developer. */
export const myDeveloper = queryOptions({
  queryKey: ['developer', 'info'],
  queryFn: ({ signal }) => fetchDeveloperFile({ signal }),
  ...OWN,
});

export const myProjects = queryOptions({
  queryKey: ['developer', 'projects'],
  queryFn: ({ signal }) => fetchMyProjects({ signal }),
  ...OWN,
});

export const myTodos = queryOptions({
  queryKey: ['todos'],
  queryFn: ({ signal }) => fetchTodos({ signal }),
  ...OWN,
});

export const myDrafts = queryOptions({
  queryKey: ['drafts'],
  queryFn: ({ signal }) => fetchDrafts({ signal }),
  ...OWN,
});

/** Open cases. */
export const myOpenCases = queryOptions({
  queryKey: ['cases', 'open'],
  queryFn: ({ signal }) => fetchCases({ tab: 'open', page: 1, size: 10 }, { signal }),
  ...OWN,
});
