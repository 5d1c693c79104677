import { type CaseSummary, fetchOpenCase } from '@/api/cases/business';
import {
  type BusinessAgreement,
  type BusinessNote,
  fetchAgreement,
  fetchBusinessNote,
} from '@/api/cases/business-note';
import { type Draft, fetchDraft } from '@/api/cases/drafts';
import type { Bank } from '@/api/person/person';
import { type BusinessCheck, checkBeforeBusiness } from '@/session/completeness';
import { onSignOut } from '@/session/opening/sign-out-listeners';
import { queryClient } from '@/session/query-client';
import { useSession } from '@/session/session-store';
import { fetchRichText } from '@/ui/text/LazyRichText';
import { banksOfCentre } from '../flow/common-queries';
import type { FlowArea, FlowSubject } from '../flow/facts';
import type { FlowEntry } from '../flow/flow-entry';
import { loadSubject } from '../flow/subject';

/** Queries that every business needs on opening and that depend on its code only; sent in parallel. */
export interface OpeningCalls {
  check: Promise<BusinessCheck>;
  open: Promise<CaseSummary | null>;
  subject: Promise<FlowSubject>;
  banks: Promise<Bank[]>;
  draft: Promise<Draft | null>;
  texts: OpeningTexts;
}

export interface OpeningTexts {
  note: Promise<BusinessNote>;
  agreement: Promise<BusinessAgreement>;
}

interface PrefetchedCalls {
  of: string;
  at: number;
  calls: OpeningCalls;
  controller: AbortController;
}

/** Time (ms) that prefetched answers remain valid. */
const LIFETIME_MS = 10_000;

/** Prefetched queries that no page has taken yet. */
let prefetched: PrefetchedCalls | undefined;

onSignOut(() => {
  prefetched?.controller.abort();
  prefetched = undefined;
});

/** Prefetches on click, while the page's files load and the menu is checked. */
export function prefetchFlow({ code, area }: Pick<FlowEntry, 'code' | 'area'>): void {
  prefetched?.controller.abort();
  const controller = new AbortController();
  prefetched = {
    of: keyOf(code, area),
    at: performance.now(),
    calls: sendCalls(code, area, controller.signal),
    controller,
  };
}

/** Returns the opening queries: the prefetched ones once, else new ones. `ywlsh`: number of the case to resume. */
export function openingCalls(code: string, area: FlowArea, signal: AbortSignal, ywlsh = ''): OpeningCalls {
  const calls = takeCalls(code, area, signal);
  return ywlsh ? { ...calls, open: fetchOpenCase(code, { signal, ywlsh }) } : calls;
}

function takeCalls(code: string, area: FlowArea, signal: AbortSignal): OpeningCalls {
  const former = prefetched;
  prefetched = undefined;
  if (former?.of !== keyOf(code, area) || performance.now() - former.at > LIFETIME_MS) {
    former?.controller.abort();
    return sendCalls(code, area, signal);
  }
  signal.addEventListener('abort', () => former.controller.abort());
  return former.calls;
}

function sendCalls(code: string, area: FlowArea, signal: AbortSignal): OpeningCalls {
  const calls = {
    check: checkBeforeBusiness(),
    open: fetchOpenCase(code, { signal }),
    subject: loadSubject(area),
    banks: queryClient.fetchQuery(banksOfCentre),
    draft: fetchDraft(code, { signal }),
    texts: { note: fetchBusinessNote(code, { signal }), agreement: fetchAgreement(code, { signal }) },
  };
  // Suppresses unhandled rejections; whoever awaits a query gets its error.
  for (const call of [...Object.values(calls), ...Object.values(calls.texts)]) {
    if (call instanceof Promise) call.catch(() => undefined);
  }
  fetchRichText().catch(() => undefined);
  return calls;
}

function keyOf(code: string, area: FlowArea): string {
  return `${useSession.getState().epoch} ${area} ${code}`;
}
