import { queryOptions } from '@tanstack/react-query';
import { fetchCases } from '@/api/business';
import { fetchDeveloperFile, fetchOwnProjects } from '@/api/developer';
import { fetchDrafts } from '@/api/drafts';
import { fetchOwnOptions } from '@/api/own-options';
import { fetchBalanceHistory, fetchDepositAccount, fetchLoans } from '@/api/person';
import { fetchTodos } from '@/api/todos';
import { fetchUnitInfo } from '@/api/unit';

/**
 * For so long an answer about what is one's own is not asked for again (ms): who goes somewhere and comes back meets what was
 * there. Whatever is sent from here in the meantime ends it at once (session/query-client).
 */
const FRESH_MS = 15_000;
const OWN = { staleTime: FRESH_MS, meta: { own: true } };

// What several pages ask of the person, the unit or the developer who is signed in: one name, one call, one freshness.

/** Block B1. */
export const ownAccount = queryOptions({
  queryKey: ['person', 'account'],
  queryFn: ({ signal }) => fetchDepositAccount({ signal }),
  ...OWN,
});

/** 我能办什么. */
export const ownOptions = queryOptions({
  queryKey: ['person', 'options'],
  queryFn: ({ signal }) => fetchOwnOptions({ signal }),
  ...OWN,
});

export const ownLoans = queryOptions({
  queryKey: ['person', 'loans'],
  queryFn: ({ signal }) => fetchLoans({ signal }),
  ...OWN,
});

export const balanceHistory = queryOptions({
  queryKey: ['person', 'history'],
  queryFn: ({ signal }) => fetchBalanceHistory({ signal }),
  ...OWN,
});

/** Block B2. */
export const ownUnit = queryOptions({
  queryKey: ['unit', 'info'],
  queryFn: ({ signal }) => fetchUnitInfo({ signal }),
  ...OWN,
});

/** What is registered of the developer. */
export const ownDeveloper = queryOptions({
  queryKey: ['developer', 'info'],
  queryFn: ({ signal }) => fetchDeveloperFile({ signal }),
  ...OWN,
});

export const ownProjects = queryOptions({
  queryKey: ['developer', 'projects'],
  queryFn: ({ signal }) => fetchOwnProjects({ signal }),
  ...OWN,
});

export const ownTodos = queryOptions({
  queryKey: ['todos'],
  queryFn: ({ signal }) => fetchTodos({ signal }),
  ...OWN,
});

export const ownDrafts = queryOptions({
  queryKey: ['drafts'],
  queryFn: ({ signal }) => fetchDrafts({ signal }),
  ...OWN,
});

/** Cases on their way. */
export const openCases = queryOptions({
  queryKey: ['cases', 'open'],
  queryFn: ({ signal }) => fetchCases({ tab: 'open', page: 1, size: 10 }, { signal }),
  ...OWN,
});
