import type { AmountLimit } from '@/api/cases/judgement';
import { fieldId } from '@/form/input/field-id';
import type { Form } from '@/form/store/form-store';
import { fieldError } from '@/form/store/prefilled-fields';
import { same } from '@/form/values/draft-content';
import { choiceNames, visibleFields } from '@/form/values/visible-fields';
import type { FlowValues } from '@/schema/field-kinds';
import { isEmptyValue } from '@/schema/validate-field';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';
import { requestBody } from './request-body';

const WAIT_MS = 400;
/** Maximum wait (ms) for a judgement; afterwards the form continues, as the centre judges again at the submission. */
const LONGEST_WAIT_MS = 10_000;

/** Values last judged by the centre, by form. */
const answered = new WeakMap<Form<FlowFacts>, string>();

export interface LimitWatch {
  /** Requests a judgement of the current values unless there is one, and waits for it. */
  settle: () => Promise<void>;
  stop: () => void;
}

/**
 * Requests the centre's judgement of the values: after a pause, once the deciding fields have changed and are valid, and when a
 * field is left. The last request wins, older ones are aborted; meanwhile the form's estimate is shown. `number`: business number,
 * '' without one.
 */
export function watchLimit(flow: Flow, form: Form<FlowFacts>, number: () => string = () => ''): LimitWatch {
  const judge = flow.judge;
  if (!judge) return { settle: async () => undefined, stop: () => undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let answer: Promise<void> = Promise.resolve();
  /** The running or last answered request. */
  let sent = '';
  let last = decidingValues(flow, form.shown());
  /** Whether a deciding value was taken away: a sum for the rest would mislead until it is there again. */
  let emptied = false;

  const put = async (request: Record<string, unknown>, values = '') => {
    const { values: spokenOf } = form.store.getState();
    const controller = new AbortController();
    asking?.abort();
    asking = controller;
    try {
      const { xe, tj, cw, cy, tsxx } = await judge.ask(request, { signal: controller.signal, errors: 'silent' });
      if (controller.signal.aborted) return;
      answered.set(form, values);
      const { limit, unmet: before } = form.facts();
      // Conditions and limit are meaningful only once the deciding fields are valid.
      const known = decided(flow, form, form.shown());
      const unmet = known ? tj.filter(({ mz }) => !mz) : before;
      const others = emptied ? null : known || !limit ? (xe ?? limit) : limit;
      const wrong = known ? isVoid(flow, xe, cw) : wrongOnes(flow, form).length > 0;
      form.inform({
        limit: wrong ? null : others,
        limitState: wrong ? 'wrong' : 'known',
        unmet,
        warnings: tsxx ?? [],
      });
      if (known && judge.amount && xe && !isBeingTyped(judge.amount)) {
        form.follow(judge.amount, unmet.length === 0 && !wrong && Number(xe.kytqe) > 0 ? xe.kytqe : '');
      }
      form.judged(cw ?? {}, spokenOf);
      form.remark(cy ?? {});
    } catch {
      if (controller.signal.aborted) return;
      // A failure is shown but does not block: the centre judges again at the submission.
      sent = '';
      form.inform({ limitState: 'failed', unmet: [] });
      form.judged({});
    }
  };
  const ask = () => {
    clearTimeout(timer);
    const ywlsh = number();
    const body = requestBody(flow, form);
    const request = { ...body, ...(ywlsh ? { ywlsh } : undefined) };
    const question = JSON.stringify(request);
    if (question !== sent) {
      sent = question;
      answer = put(request, JSON.stringify(body));
    }
    return answer;
  };

  const changed = () => {
    const values = form.shown();
    const now = decidingValues(flow, values);
    if (Object.keys(now).every((name) => same(now[name], last[name]))) return;
    // The former limit would mislead for another subject or variant.
    const other = [...(judge.forget ?? []), ...(flow.subject ? [flow.subject.name] : [])];
    const forgotten = other.some((name) => !same(now[name], last[name]));
    const missing = missingOnes(flow, form, values);
    emptied = missing.some((name) => !isEmptyValue(last[name] ?? '')) || (emptied && missing.length > 0);
    last = now;
    if (forgotten) form.inform({ limit: null, limitState: 'known', unmet: [] });
    clearTimeout(timer);
    asking?.abort();
    sent = '';
    if (!decided(flow, form, values)) {
      form.inform({ limitState: 'known', unmet: [], ...(emptied && { limit: null }) });
      // No judgement while typing; a cleared invalid value counts as wrong.
      if (clearedOnes(flow, form)) form.inform({ limit: null, limitState: 'wrong' });
      return;
    }
    const { limit } = form.facts();
    form.inform({ limit: judge.estimate(values, form.facts()) ?? limit, limitState: 'asking', unmet: [] });
    timer = setTimeout(() => void ask(), WAIT_MS);
  };

  // A resumed draft is judged at once. Values that were valid when typed but are not today get their errors, instead of a judgement
  // of the empty form; rows of a table may be half filled in.
  const outdated = wrongOnes(flow, form);
  if (decided(flow, form, form.shown())) void ask();
  else if (outdated.length > 0) {
    form.check(new Set(outdated.filter((name) => !isTable(form, name))));
    form.inform({ limit: null, limitState: 'wrong' });
  } else if (!form.facts().limit) answer = put({});
  const unwatch = form.store.subscribe((now, before) => {
    changed();
    if (now.leaves !== before.leaves) void ask();
  });
  return {
    settle: () => Promise.race([ask(), new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]),
    stop: () => {
      unwatch();
      clearTimeout(timer);
      asking?.abort();
    },
  };
}

const isTable = (form: Form, name: string): boolean => Array.isArray(form.store.getState().values[name]);

/**
 * Drops what belongs to the former matter when the choice that decides it changes: limit and verdict, the amount applied for, and the
 * fields named by the flow.
 */
export function dropFormerMatter(flow: Flow, form: Form<FlowFacts>): void {
  const { judge } = flow;
  const choices = choiceNames(flow);
  const deciding = judge?.forget?.filter((name) => choices.has(name)) ?? [];
  const amounts = flow.sections
    .flatMap(({ fields }) => [...fields])
    .flatMap((field) => (field.kind === 'money' && field.capital ? field.name : []));
  form.store.subscribe(({ values: now }, { values: before }) => {
    const other = deciding.some((name) => !isEmptyValue(before[name] ?? '') && !same(now[name], before[name]));
    if (now === before || !other) return;
    form.inform({ limit: null, limitState: 'known', unmet: [] });
    // A value that changes along, as that of another draft, belongs to the new matter.
    for (const name of [...amounts, ...(judge?.dropped ?? [])])
      if (now[name] !== '' && same(now[name], before[name])) form.set(name, form.start[name] ?? '');
  });
}

/** Returns whether a deciding field has an error that voids a positive limit, or leaves the centre without one. */
const isVoid = (flow: Flow, limit: AmountLimit | null, wrong: Readonly<Record<string, string>> = {}): boolean =>
  (limit === null || Number(limit.kytqe) > 0) &&
  Object.keys(wrong).some((name) => flow.judge?.deciding.includes(name.split('.')[0] ?? ''));

/** Returns whether the judgement in the form is the centre's for its current values. */
export const isJudged = (flow: Flow, form: Form<FlowFacts>): boolean =>
  answered.get(form) === JSON.stringify(requestBody(flow, form));

/** Returns whether a field has the focus: its value must not be replaced. */
const isBeingTyped = (name: string) => typeof document !== 'undefined' && document.activeElement?.id === fieldId(name);

function decidingValues(flow: Flow, values: FlowValues): FlowValues {
  const names = [...(flow.judge?.deciding ?? []), ...(flow.subject ? [flow.subject.name] : [])];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

/** Returns the deciding fields with invalid entered values; values as the form started do not count. */
function wrongOnes(flow: Flow, form: Form): string[] {
  const values = form.shown();
  return decidingFields(flow, form, values).flatMap(({ field, wrong }) =>
    wrong && !isEmptyValue(values[field.name]) && !same(values[field.name], form.start[field.name]) ? [field.name] : [],
  );
}

/** Returns the deciding fields that are required and empty. */
function missingOnes(flow: Flow, form: Form, values: FlowValues): string[] {
  return decidingFields(flow, form, values).flatMap(({ field: { name }, wrong }) =>
    wrong && isEmptyValue(values[name]) ? [name] : [],
  );
}

const clearedOnes = (flow: Flow, form: Form): boolean =>
  flow.judge?.deciding.some((name) => name in form.store.getState().cleared) ?? false;

function decided(flow: Flow, form: Form, values: FlowValues): boolean {
  return decidingFields(flow, form, values).every(({ wrong }) => wrong === undefined);
}

function decidingFields(flow: Flow, form: Form, values: FlowValues) {
  const deciding = new Set(flow.judge?.deciding);
  return visibleFields(flow, values, form.facts())
    .filter(({ name }) => deciding.has(name))
    .map((field) => ({ field, wrong: fieldError(form.store.getState(), field, form.facts(), values) }));
}
