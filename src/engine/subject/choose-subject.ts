import { useEffect, useRef } from 'react';
import { same } from '@/form/values/draft-content';
import { useOpeningQuery } from '@/lib/prefill-state';
import { confirm } from '@/ui/confirm';
import { pickedOf } from '../flow/subject-pick';
import { type Run, useRun } from '../run/run';

/**
 * Chooses what the business is about by what is sent of it, as the centre has it now. What was typed about another one is
 * dropped, but not unasked. The function rejects with the centre's sentence for one that is not theirs.
 */
export function useChooseSubject(): (sent: string | readonly string[]) => Promise<void> {
  const run = useRun();
  return async (sent) => {
    const { subject } = run.flow;
    if (!subject) return;
    const former = pickedOf(subject, run.form.store.getState().values);
    if (former && same(subject.sent(former), sent)) return;
    const next = sent === '' ? null : await subject.load(sent);
    if (former && hasTyped(run) && !(await confirm(dropping(subject.label)))) return;
    run.choose(next);
  };
}

/** Takes the one that the address names, once: a row of a list led here. */
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

/** Whether anything but the choice itself differs from what the form began with. */
function hasTyped({ flow, form, given }: Run): boolean {
  const { values } = form.store.getState();
  const filled = { ...form.start, ...given(pickedOf(flow.subject, values)) };
  return Object.entries(values).some(([name, value]) => name !== flow.subject?.name && !same(value, filled[name]));
}
