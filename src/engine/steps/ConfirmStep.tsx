import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useStore } from 'zustand';
import { showValue } from '../fields/show-value';
import { useRun } from '../run';
import { stepBefore, stepTitles } from '../steps';
import { lookUp, type Submission, submitRun } from '../submission';
import { visibleSections } from '../visible-fields';
import { ErrorSummary } from './ErrorSummary';
import { Figures } from './Figures';
import { StepFrame } from './StepFrame';
import styles from './steps.module.css';

/** Everything once more, each part with a way back, then the one submission. */
export function ConfirmStep() {
  const run = useRun();
  const { flow, form, goTo } = run;
  const [state, setState] = useState<Submission>({ phase: 'idle' });
  const values = useStore(form.store, (store) => store.values);
  const sections = visibleSections(flow, values);
  const busy = state.phase === 'sending';
  const unknown = state.phase === 'unknown' ? state : null;

  const act = async (work: () => Promise<Submission | null>) => {
    setState({ phase: 'sending' });
    const next = await work();
    if (next === null) return;
    // What the centre says about fields that are not on the form would otherwise be lost.
    const more = next.phase === 'refused' ? form.placeErrors(next.fieldErrors) : [];
    setState(next.phase === 'refused' ? { ...next, message: [next.message, ...more].join('；') } : next);
  };
  const submit = () => {
    // A resumed draft may come here with values that no longer hold.
    if (form.check().length > 0) setState({ phase: 'refused', message: '', fieldErrors: {} });
    else void act(() => submitRun(run));
  };

  return (
    <StepFrame
      title={stepTitles.confirm}
      actions={
        <>
          <Button disabled={busy || unknown !== null} onClick={() => goTo(stepBefore(flow, 'confirm'))}>
            上一步
          </Button>
          {unknown && (
            <Button disabled={busy} onClick={() => void act(() => lookUp(run, unknown.number))}>
              查询结果
            </Button>
          )}
          <Button type="primary" aria-disabled={busy} onClick={submit}>
            {busy ? '正在提交…' : unknown ? '重新提交' : '提交'}
          </Button>
        </>
      }
    >
      {state.phase === 'refused' && (
        <>
          {state.message && (
            <div role="alert">
              <Alert
                type="error"
                showIcon
                title={state.message}
                description="您填写的内容已保留，修改后可以再次提交。"
              />
            </div>
          )}
          <ErrorSummary form={form} attempt={1} onGoTo={() => goTo('form')} />
        </>
      )}
      {unknown && (
        <div role="alert">
          <Alert
            type="warning"
            showIcon
            title="提交结果未知"
            description={`没有收到中心的答复，业务可能已经受理。请先查询结果；业务流水号：${unknown.number}。${unknown.note}`}
          />
        </div>
      )}
      {sections.map((section) => (
        <section key={section.key} className={styles.card} aria-labelledby={`check-${section.key}`}>
          <div className={styles.cardHead}>
            <h3 id={`check-${section.key}`}>{section.title}</h3>
            {section.fields.length > 0 && (
              <Button
                disabled={busy || unknown !== null}
                aria-label={`修改${section.title}`}
                onClick={() => goTo('form')}
              >
                修改
              </Button>
            )}
          </div>
          <Figures
            items={[
              ...(section.figures?.(form.facts()) ?? []),
              ...section.fields.map((field) => ({
                label: field.label,
                value: showValue(field, values[field.name], form.facts()),
              })),
              ...(section.derived?.(form.shown(), form.facts()) ?? []),
            ]}
          />
        </section>
      ))}
    </StepFrame>
  );
}
