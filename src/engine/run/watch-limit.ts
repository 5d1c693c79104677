import type { AmountLimit } from '@/api/judgement';
import type { FlowValues } from '@/form/field-kinds';
import { fieldId } from '@/form/input/field-id';
import type { Form } from '@/form/store/form-store';
import { same } from '@/form/values/draft-content';
import { isEmpty, validateField } from '@/form/values/validate-field';
import { visibleFields } from '@/form/values/visible-fields';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';
import { bodyOf } from './request-of';

const WAIT_MS = 400;
/** Longer than the centre takes; who waits longer goes on, since it judges once more at the submission. */
const LONGEST_WAIT_MS = 10_000;

/** The values of a form that the centre was last asked about and has answered. */
const answered = new WeakMap<Form<FlowFacts>, string>();

export interface LimitWatch {
  /** Asks about the values as they stand, if they have not been judged yet, and waits for the answer. */
  settle: () => Promise<void>;
  stop: () => void;
}

/**
 * Asks the centre what it makes of the values: for the limit once those that decide it change and hold and the person pauses,
 * and for what is wrong with the fields when one is left. The last question wins, older ones are broken off. Meanwhile the
 * form's own figure stands. `number`: the business number, '' as long as there is none.
 */
export function watchLimit(flow: Flow, form: Form<FlowFacts>, number: () => string = () => ''): LimitWatch {
  const judge = flow.judge;
  if (!judge) return { settle: async () => undefined, stop: () => undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let answer: Promise<void> = Promise.resolve();
  /** The question that is on its way or was answered last. */
  let asked = '';
  let last = decidingValues(flow, form.shown());

  const put = async (request: Record<string, unknown>, values = '') => {
    const { values: spokenOf } = form.store.getState();
    const controller = new AbortController();
    asking?.abort();
    asking = controller;
    try {
      const { xe, tj, cw, cy, tsxx } = await judge.ask(request, { signal: controller.signal });
      if (controller.signal.aborted) return;
      answered.set(form, values);
      const { limit, unmet: before } = form.facts();
      // Before the values that decide it are there, what they bring is not known.
      const known = decided(flow, form, form.shown());
      const unmet = known ? tj.filter(({ mz }) => !mz) : before;
      const others = known || !limit ? (xe ?? limit) : limit;
      const wrong = known ? isVoid(flow, xe, cw) : wrongOnes(flow, form).length > 0;
      form.inform({
        limit: wrong ? null : others,
        limitState: wrong ? 'wrong' : 'known',
        unmet,
        told: tsxx ?? [],
      });
      if (known && judge.amount && xe && !isBeingTyped(judge.amount)) {
        form.follow(judge.amount, unmet.length === 0 && !wrong && Number(xe.kytqe) > 0 ? xe.kytqe : '');
      }
      form.judged(cw ?? {}, spokenOf);
      form.remark(cy ?? {});
    } catch {
      if (controller.signal.aborted) return;
      // The centre judges once more at the submission: an unanswered question is shown, it does not stop the person.
      asked = '';
      form.inform({ limitState: 'failed', unmet: [] });
      form.judged({});
    }
  };
  const ask = () => {
    clearTimeout(timer);
    const ywlsh = number();
    const body = bodyOf(flow, form);
    const request = { ...body, ...(ywlsh ? { ywlsh } : undefined) };
    const question = JSON.stringify(request);
    if (question !== asked) {
      asked = question;
      answer = put(request, JSON.stringify(body));
    }
    return answer;
  };

  const changed = () => {
    const values = form.shown();
    const now = decidingValues(flow, values);
    if (Object.keys(now).every((name) => same(now[name], last[name]))) return;
    // Another question altogether: the answer to the former one would mislead.
    const other = [...(judge.forget ?? []), ...(flow.subject ? [flow.subject.name] : [])];
    const forgotten = other.some((name) => !same(now[name], last[name]));
    last = now;
    if (forgotten) form.inform({ limit: null, limitState: 'known', unmet: [] });
    clearTimeout(timer);
    asking?.abort();
    asked = '';
    if (!decided(flow, form, values)) {
      form.inform({ limitState: 'known', unmet: [] });
      // What is still being typed is not judged; what did not hold and was cleared is asked for anew.
      if (clearedOnes(flow, form)) form.inform({ limit: null, limitState: 'wrong' });
      return;
    }
    const { limit } = form.facts();
    form.inform({ limit: judge.estimate(values, form.facts()) ?? limit, limitState: 'asking', unmet: [] });
    timer = setTimeout(() => void ask(), WAIT_MS);
  };

  // A resumed draft has no figure yet: it is asked for at once, with the values when they already hold. What held when they were
  // typed and does not today is said at its field; the usual case would speak of something else.
  const outdated = wrongOnes(flow, form);
  if (decided(flow, form, form.shown())) void ask();
  else if (outdated.length > 0) {
    form.check(new Set(outdated));
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

/** A sum beside a mistake in what decides it is promised to nobody; that there is none has its reason with it. */
const isVoid = (flow: Flow, limit: AmountLimit | null, wrong: Readonly<Record<string, string>> = {}): boolean =>
  Number(limit?.kytqe ?? 0) > 0 &&
  Object.keys(wrong).some((name) => flow.judge?.deciding.includes(name.split('.')[0] ?? ''));

/** Whether the figures that the form holds are the centre's answer to its values as they stand. */
export const isJudged = (flow: Flow, form: Form<FlowFacts>): boolean =>
  answered.get(form) === JSON.stringify(bodyOf(flow, form));

/** Nothing is put into a field while somebody is at it. */
const isBeingTyped = (name: string) => typeof document !== 'undefined' && document.activeElement?.id === fieldId(name);

function decidingValues(flow: Flow, values: FlowValues): FlowValues {
  const names = [...(flow.judge?.deciding ?? []), ...(flow.subject ? [flow.subject.name] : [])];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

/** Values that decide it, do not hold, and were entered: a table that only lists who there is, as the form began, is no mistake. */
function wrongOnes(flow: Flow, form: Form): string[] {
  const values = form.shown();
  return decidingFields(flow, form, values).flatMap(({ field, wrong }) =>
    wrong && !isEmpty(values[field.name]) && !same(values[field.name], form.start[field.name]) ? [field.name] : [],
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
    .map((field) => ({ field, wrong: validateField(field, values, form.facts()) }));
}
