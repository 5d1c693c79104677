import { CheckCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import sections from '@/form/sections/sections.module.css';
import { same } from '@/form/values/draft-content';
import { fieldsOfSections } from '@/form/values/visible-fields';
import { Stack } from '@/ui/layout/Stack';
import { saveDraftNow } from '../draft/save-draft-now';
import type { FormPage } from '../flow/define-flow';
import { SeenAlert } from '../flow/SeenAlert';
import { pickedOf } from '../flow/subject-pick';
import { StepFrame } from '../frame/StepFrame';
import styles from '../frame/steps.module.css';
import { advanceStep } from '../run/advance-step';
import { PreviousStep } from '../run/PreviousStep';
import { type Run, useRun } from '../run/run';
import { stepOfPage, stepTitle } from '../run/steps';
import { watchLimit } from '../run/watch-limit';
import { ConditionsMet } from './ConditionsMet';

const STATES = { done: '已完成', begun: '填写中', blank: '未开始' } as const;
type TaskState = keyof typeof STATES;

/** The form as a task list in any order, each task with its state. */
export function TaskList({ pages }: { pages: readonly FormPage[] }) {
  const run = useRun();
  const { flow, form, goTo, drafts, state } = run;
  const [attempts, setAttempts] = useState(0);
  useEffect(() => watchLimit(flow, form, () => state.getState().ywlsh).stop, [flow, form, state]);
  const states = useStore(
    form.store,
    useShallow(() => pages.map((page) => taskState(run, page))),
  );
  const open = pages.filter((_, i) => states[i] !== 'done');
  const proceed = () => {
    setAttempts((count) => count + 1);
    if (open.length === 0) void advanceStep(run, 'form');
  };
  return (
    <StepFrame
      title={stepTitle(flow, 'form')}
      actions={
        <>
          <PreviousStep of="form" />
          <Button onClick={() => void saveDraftNow(drafts)}>保存草稿</Button>
          <Button type="primary" onClick={proceed}>
            下一步
          </Button>
        </>
      }
    >
      <ConditionsMet />
      {attempts > 0 && open.length > 0 && (
        <SeenAlert key={attempts} type="error" title={`请先完成：${open.map((page) => page.title).join('、')}`} />
      )}
      <section className={sections.card} aria-labelledby="task-list">
        <h3 id="task-list">
          已完成{pages.length - open.length}项，共{pages.length}项
        </h3>
        <p className={sections.note}>各项可以按任意顺序填写，填写的内容会自动保存。</p>
        <Stack as="ol" gap={0} className={styles.tasks}>
          {pages.map((page, i) => {
            const now = states[i] ?? 'blank';
            return (
              <li key={page.key}>
                <Button type="link" onClick={() => goTo(stepOfPage(page))}>
                  {page.title}
                </Button>
                <span className={now === 'done' ? styles.met : sections.note}>
                  {now === 'done' && <CheckCircleFilled aria-hidden />} {STATES[now]}
                </span>
              </li>
            );
          })}
        </Stack>
      </section>
    </StepFrame>
  );
}

/** 'done': valid; 'begun': differs from the initial and prefilled values. */
function taskState({ flow, form, given }: Run, page: FormPage): TaskState {
  const names = fieldsOfSections(form.definition, page.sections);
  if (form.holds(names)) return 'done';
  const { values } = form.store.getState();
  const blank = { ...form.start, ...given(pickedOf(flow.subject, values)) };
  return [...names].some((name) => !same(values[name], blank[name])) ? 'begun' : 'blank';
}
