import { draftValues, parseDraftContent, same } from '@/form/values/draft-content';
import type { FlowValues } from '@/schema/field-kinds';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';
import { pickedOf } from '../flow/subject-pick';
import { editableFormer } from './changes';
import type { Correction } from './correction';
import { queryPrefill } from './variant-from-query';

interface RunValuesInput {
  /** Whether the application continues a draft. */
  draft: boolean;
  correction: Correction | null;
  /** Query of the address on opening. */
  search: string;
}

/** Values of an application before any input: from the account, the subject, the address and the draft. */
export function createRunValues(flow: Flow, facts: FlowFacts, { draft, correction, search }: RunValuesInput) {
  const { subject } = flow;
  const all = { ...facts, ...(correction && { sent: correction.sent, slrq: correction.found.slsj.slice(0, 10) }) };
  const about = (picked: object | null): FlowFacts => ({ ...all, picked });
  const startWith = (picked: object | null) => {
    const known = about(picked);
    return { ...flow.initial, ...editableFormer(flow, known), ...flow.prefill(known) } as FlowValues; // Safe: `initial` has all names.
  };
  /** Values known for the subject; a draft stores only what differs. */
  let start = startWith(subject && !draft ? pickedFirst(facts) : null);

  /**
   * Values that a draft omits because the account or the correction supplies them: the account's may have changed since, a
   * correction keeps those submitted. Rows and files are stored separately.
   */
  const omitted = (picked: object | null): FlowValues => {
    const prefilled = Object.keys(flow.prefill(about(picked)));
    const sent = Object.entries(correction?.sent ?? {});
    const restored = sent.filter(([name, value]) => typeof value === 'string' || prefilled.includes(name));
    return parseDraftContent(flow, JSON.stringify(Object.fromEntries(restored)), start);
  };

  /** Values from the address, which are stored in a draft: the account does not supply them. */
  const given = (picked: object | null): Partial<FlowValues> => {
    const named = subject && new URLSearchParams(search).get(subject.name);
    // The address prefills only the subject it names.
    if (named && (!picked || !same(subject.sent(picked), named))) return {};
    return queryPrefill(flow, search, about(picked));
  };

  return {
    facts: all,
    start: () => start,
    startFor(picked: object | null): void {
      start = startWith(picked);
    },
    given,
    /** Values on opening the form for a subject; without those of the address if the application is already submitted. */
    opening(picked: object | null, submitted: boolean): FlowValues {
      const chosen = subject ? { ...startWith(picked), [subject.name]: picked } : start;
      return (submitted ? chosen : { ...chosen, ...given(picked) }) as FlowValues; // Safe: own values only
    },
    /** Reads a draft and starts with its subject. */
    ofDraft(nr: string): FlowValues {
      // A draft without a subject was started with the first one.
      const initial = subject ? { ...flow.initial, [subject.name]: pickedFirst(facts) } : flow.initial;
      const base = subject && subject.name in draftValues(nr) ? flow.initial : initial;
      const picked = pickedOf(subject, parseDraftContent(flow, nr, base));
      start = startWith(picked);
      return { ...parseDraftContent(flow, nr, omitted(picked)), ...(subject ? { [subject.name]: picked } : undefined) };
    },
    /** Omitted values that equal the account's. Others of a correction are saved, as its draft may serve for another application. */
    unsaved: (picked: object | null): Partial<FlowValues> =>
      Object.fromEntries(Object.entries(omitted(picked)).filter(([name, value]) => same(value, start[name]))),
  };
}

/** Returns the subject chosen on opening. */
export function pickedFirst({ picked }: FlowFacts): object | null {
  return typeof picked === 'object' ? picked : null;
}
