import { CheckCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { ErrorSummary } from '@/form/sections/ErrorSummary';
import { Sections } from '@/form/sections/Sections';
import sections from '@/form/sections/sections.module.css';
import { Stack } from '@/ui/layout/Stack';
import { saveDraftNow } from '../draft/save-draft-now';
import type { FormPage } from '../flow/define-flow';
import { StepFrame } from '../frame/StepFrame';
import styles from '../frame/steps.module.css';
import { LiveLimit } from '../limit/LiveLimit';
import { advanceStep } from '../run/advance-step';
import { commitFields, judgedFields } from '../run/complete-fields';
import { PreviousStep } from '../run/PreviousStep';
import { useRun } from '../run/run';
import { pageOfStep, type StepKey, stepOfPage, stepTitle } from '../run/steps';
import { TASK_STATES, type TaskState, taskProgress } from '../run/task-state';
import { type LimitWatch, watchLimit } from '../run/watch-limit';
import { ConditionsMet } from './ConditionsMet';
import { FormWarnings } from './FormWarnings';

/** The form as tasks in any order on one page: one is unfolded, the others say how far they are. */
export function TaskList({ step, pages }: { step: StepKey; pages: readonly FormPage[] }) {
  const run = useRun();
  const { flow, form, goTo, drafts, state } = run;
  const watch = useRef<LimitWatch>(null);
  useEffect(() => {
    watch.current = watchLimit(flow, form, () => state.getState().ywlsh);
    return () => watch.current?.stop();
  }, [flow, form, state]);
  const progress = useStore(
    form.store,
    useShallow(() => pages.flatMap((page) => taskProgress(run, page))),
  );
  const tasks = pages.map((page, i) => ({
    page,
    // Safe: a state and a text for each page.
    state: progress[2 * i] as TaskState,
    gist: progress[2 * i + 1] ?? '',
  }));
  /** Task that is unfolded where nobody has chosen one: the first that is not done. */
  const [first, setFirst] = useState(() => tasks.find(({ state }) => state !== 'done')?.page);
  const open = pageOfStep(flow, step) ?? first;
  const shown = useRef(open);
  useLayoutEffect(() => {
    shown.current = open;
  }, [open]);
  /** Task at which 下一步 has found errors, and how often. */
  const [attempt, setAttempt] = useState({ at: '', count: 0 });
  const [waiting, setWaiting] = useState(false);
  const unfold = (page: FormPage | undefined) => {
    setFirst(undefined);
    goTo(page ? stepOfPage(page) : 'form');
  };

  const proceed = async () => {
    if (waiting) return;
    setWaiting(true);
    const held = open ? await holds(open) : true;
    setWaiting(false);
    // Who has gone to another task meanwhile stays there.
    if (shown.current !== open) return;
    if (!held) return setAttempt(({ count }) => ({ at: open?.key ?? '', count: count + 1 }));
    const next = nextOf(pages, open, (page) => taskProgress(run, page)[0] !== 'done');
    if (next) return unfold(next);
    setWaiting(true);
    await advanceStep(run, step);
    setWaiting(false);
  };
  /** Waits for the centre's judgement of what is valid by itself, so that its errors appear here and not at the last step. */
  const holds = async (page: FormPage): Promise<boolean> => {
    const names = judgedFields(run, page);
    if (!(await commitFields(run))) return false;
    if (form.passes(names)) await watch.current?.settle();
    return form.check(names).length === 0;
  };

  return (
    <StepFrame
      title={stepTitle(flow, 'form')}
      actions={
        <>
          <PreviousStep of={step} />
          <Button onClick={() => void saveDraftNow(drafts)}>保存草稿</Button>
          <Button type="primary" loading={waiting} onClick={() => void proceed()}>
            下一步
          </Button>
        </>
      }
    >
      <ConditionsMet />
      <p className={sections.note}>
        已完成{tasks.filter((one) => one.state === 'done').length}项，共{pages.length}
        项。可以按任意顺序填写，填写的内容会自动保存。
      </p>
      <Stack as="ol" gap={0} className={styles.tasks}>
        {tasks.map(({ page, state, gist }) => (
          <Task
            key={page.key}
            page={page}
            state={state}
            gist={gist}
            open={page === open}
            attempt={attempt.at === page.key ? attempt.count : 0}
            onUnfold={() => unfold(page === open ? undefined : page)}
          />
        ))}
      </Stack>
      <FormWarnings />
    </StepFrame>
  );
}

/** Returns the next task after `open` to be filled in, from the first one again after the last. */
function nextOf(
  pages: readonly FormPage[],
  open: FormPage | undefined,
  isOpen: (page: FormPage) => boolean,
): FormPage | undefined {
  const at = open ? pages.indexOf(open) + 1 : 0;
  return [...pages.slice(at), ...pages.slice(0, at)].find((page) => page !== open && isOpen(page));
}

interface TaskProps {
  page: FormPage;
  state: TaskState;
  gist: string;
  open: boolean;
  attempt: number;
  onUnfold: () => void;
}

/** One task: its title unfolds it; folded, it says its first values or what is missing. */
function Task({ page, state, gist, open, attempt, onUnfold }: TaskProps) {
  const run = useRun();
  const { form } = run;
  const id = useId();
  const title = useUnfolded(open);
  return (
    <li className={sections.task}>
      <div className={sections.taskHead}>
        <h3>
          <Button
            ref={title}
            type="link"
            aria-expanded={open}
            aria-controls={`${id}-content`}
            aria-describedby={`${id}-state`}
            onClick={onUnfold}
          >
            {page.title}
          </Button>
        </h3>
        <span id={`${id}-state`} className={sections.gist}>
          <span className={state === 'done' ? styles.met : undefined}>
            {state === 'done' && <CheckCircleFilled aria-hidden />} {TASK_STATES[state]}
          </span>
          {!open && gist && `　${gist}`}
        </span>
      </div>
      <div id={`${id}-content`} hidden={!open}>
        {open && (
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <ErrorSummary form={form} attempt={attempt} names={judgedFields(run, page) ?? NONE} heading="h4" />
            <Sections form={form} shown={page.sections} quote={LiveLimit} heading="h4" under={page.title} />
          </form>
        )}
      </div>
    </li>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Focuses the title of a task that is unfolded later, at the top: what stood above it may have been folded away. */
function useUnfolded(open: boolean) {
  const title = useRef<HTMLButtonElement>(null);
  const before = useRef(open);
  useLayoutEffect(() => {
    if (open && !before.current) {
      title.current?.focus({ preventScroll: true });
      title.current?.closest('li')?.scrollIntoView?.({ block: 'start' });
    }
    before.current = open;
  }, [open]);
  return title;
}
