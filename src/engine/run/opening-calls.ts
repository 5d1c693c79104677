import { type CaseSummary, fetchOpenCase } from '@/api/business';
import { type BusinessAgreement, type BusinessNote, fetchAgreement, fetchBusinessNote } from '@/api/business-note';
import { type Draft, fetchDraft } from '@/api/drafts';
import type { Bank } from '@/api/person';
import { type BusinessCheck, checkBeforeBusiness } from '@/session/completeness';
import { queryClient } from '@/session/query-client';
import { useSession } from '@/session/session-store';
import { onSignOut } from '@/session/sign-out-listeners';
import { banksOfCentre } from '../flow/common-queries';
import type { FlowArea, Subject } from '../flow/facts';
import type { FlowEntry } from '../flow/flow-entry';
import { loadSubject } from '../flow/subject';

/** What every business asks when it is opened and what needs no more than its code: all of it leaves together. */
export interface OpeningCalls {
  check: Promise<BusinessCheck>;
  open: Promise<CaseSummary | null>;
  subject: Promise<Subject>;
  banks: Promise<Bank[]>;
  draft: Promise<Draft | null>;
  texts: OpeningTexts;
}

export interface OpeningTexts {
  note: Promise<BusinessNote>;
  agreement: Promise<BusinessAgreement>;
}

interface Begun {
  of: string;
  at: number;
  calls: OpeningCalls;
  controller: AbortController;
}

/** What was asked at the click is good for so long (ms): who comes later asks anew. */
const GOOD_FOR_MS = 10_000;

/** Asked at the click and not taken by its page yet. */
let begun: Begun | undefined;

onSignOut(() => {
  begun?.controller.abort();
  begun = undefined;
});

/** Asks as soon as somebody opens a business: while its files come, and while the centre says whether the menu is open. */
export function beginOpening({ code, area }: Pick<FlowEntry, 'code' | 'area'>): void {
  begun?.controller.abort();
  const controller = new AbortController();
  begun = { of: keyOf(code, area), at: performance.now(), calls: ask(code, area, controller.signal), controller };
}

/** The answers for the page of a business: each beginning of a page asks once, at the click or now. `ywlsh`: the case to go on with. */
export function openingCalls(code: string, area: FlowArea, signal: AbortSignal, ywlsh = ''): OpeningCalls {
  const calls = begunCalls(code, area, signal);
  return ywlsh ? { ...calls, open: fetchOpenCase(code, { signal, ywlsh }) } : calls;
}

function begunCalls(code: string, area: FlowArea, signal: AbortSignal): OpeningCalls {
  const former = begun;
  begun = undefined;
  if (former?.of !== keyOf(code, area) || performance.now() - former.at > GOOD_FOR_MS) {
    former?.controller.abort();
    return ask(code, area, signal);
  }
  signal.addEventListener('abort', () => former.controller.abort());
  return former.calls;
}

function ask(code: string, area: FlowArea, signal: AbortSignal): OpeningCalls {
  const calls = {
    check: checkBeforeBusiness(),
    open: fetchOpenCase(code, { signal }),
    subject: loadSubject(area),
    banks: queryClient.fetchQuery(banksOfCentre),
    draft: fetchDraft(code, { signal }),
    texts: { note: fetchBusinessNote(code, { signal }), agreement: fetchAgreement(code, { signal }) },
  };
  // A failure is told by whoever waits for the answer; some of them nobody needs in the end.
  for (const call of [...Object.values(calls), ...Object.values(calls.texts)]) {
    if (call instanceof Promise) call.catch(() => undefined);
  }
  return calls;
}

function keyOf(code: string, area: FlowArea): string {
  return `${useSession.getState().epoch} ${area} ${code}`;
}
