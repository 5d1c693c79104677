import type { Flow } from './define-flow';
import { same } from './draft-content';
import type { FlowValues } from './field-kinds';
import type { Form } from './form-store';
import { validateField } from './validate-field';
import { visibleFields } from './visible-fields';

const WAIT_MS = 400;

/**
 * Asks the centre for the limit whenever the values that decide it change and hold: once the person pauses, the last one
 * wins and older questions are broken off. Meanwhile the form's own figure stands. Returns the end of watching.
 */
export function watchLimit(form: Form): () => void {
  const { flow } = form;
  const judge = flow.judge;
  if (!judge) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let last = decidingValues(flow, form.shown());

  const ask = async (request: Record<string, unknown>) => {
    const controller = new AbortController();
    asking = controller;
    try {
      const answer = await judge.ask(request, { signal: controller.signal });
      if (!controller.signal.aborted) {
        form.setLimit(
          answer.xe ?? form.store.getState().limit,
          'known',
          answer.tj.filter((condition) => !condition.mz),
        );
      }
    } catch {
      // The centre judges once more at the submission: an unanswered question is shown, it does not stop the person.
      if (!controller.signal.aborted) form.setLimit(form.store.getState().limit, 'failed');
    }
  };

  const changed = () => {
    const values = form.shown();
    const now = decidingValues(flow, values);
    if (judge.deciding.every((name) => same(now[name], last[name]))) return;
    // Another question altogether: the answer to the former one would mislead.
    const forgotten = (judge.forget ?? []).some((name) => !same(now[name], last[name]));
    last = now;
    if (forgotten) form.setLimit(null, 'known');
    clearTimeout(timer);
    asking?.abort();
    if (!decided(form, values)) {
      form.setLimit(form.store.getState().limit, 'known');
      return;
    }
    form.setLimit(judge.estimate(values, form.facts()) ?? form.store.getState().limit, 'asking');
    timer = setTimeout(() => void ask(flow.request(form.shown(), form.facts())), WAIT_MS);
  };

  // A resumed draft has no figure yet: it is asked for at once, with the values when they already hold.
  if (decided(form, form.shown())) void ask(flow.request(form.shown(), form.facts()));
  else if (!form.store.getState().limit) void ask({});
  const stop = form.store.subscribe(changed);
  return () => {
    stop();
    clearTimeout(timer);
    asking?.abort();
  };
}

function decidingValues(flow: Flow, values: FlowValues): FlowValues {
  return Object.fromEntries((flow.judge?.deciding ?? []).map((name) => [name, values[name] ?? '']));
}

function decided(form: Form, values: FlowValues): boolean {
  const deciding = new Set(form.flow.judge?.deciding);
  return visibleFields(form.flow, values, form.facts()).every(
    (field) => !deciding.has(field.name) || validateField(field, values, form.facts()) === undefined,
  );
}
