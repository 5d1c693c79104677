import { useEffect, useRef } from 'react';
import { same } from '@/form/values/draft-content';
import { useOpeningQuery } from '@/lib/address/prefill-state';
import { askConfirmation } from '@/ui/dialog/confirm';
import { pickedOf } from '../flow/subject-pick';
import { type Run, useRun } from '../run/run';

/**
 * Returns a function that loads a subject by its number and chooses it; asks before input for another subject is dropped.
 * Rejects with the centre's message if the subject does not belong to the user.
 */
export function useChooseSubject(): (sent: string | readonly string[]) => Promise<void> {
  const run = useRun();
  return async (sent) => {
    const { subject } = run.flow;
    if (!subject) return;
    const former = pickedOf(subject, run.form.store.getState().values);
    if (former && same(subject.sent(former), sent)) return;
    const next = sent === '' ? null : await subject.load(sent);
    if (former && hasTyped(run) && !(await askConfirmation(dropping(subject.label)))) return;
    run.choose(next);
  };
}

/** Chooses the subject named by the address, once. */
export function useNamedSubject(pick: (sent: string) => Promise<void>): void {
  const { flow } = useRun();
  const query = useOpeningQuery();
  const named = new URLSearchParams(query).get(flow.subject?.name ?? '') ?? '';
  const taken = useRef('');
  useEffect(() => {
    if (named === '' || named === taken.current) return;
    taken.current = named;
    void pick(named);
  });
}

const dropping = (label: string) => ({
  title: '温馨提示',
  content: `更换${label}会清空已经填写的内容，您确定吗？`,
  okText: '更换',
});

/** Returns whether any value besides the subject differs from its initial value. */
function hasTyped({ flow, form, given }: Run): boolean {
  const { values } = form.store.getState();
  const filled = { ...form.start, ...given(pickedOf(flow.subject, values)) };
  return Object.entries(values).some(([name, value]) => name !== flow.subject?.name && !same(value, filled[name]));
}
