import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './EntryFrame.module.css';
import { Muted } from './layout/Muted';
import { Row } from './layout/Row';
import { Stack } from './layout/Stack';
import { StepList } from './state/StepList';

interface EntryFrameProps {
  title: string;
  /** Purpose of the page, one sentence. */
  purpose: string;
  /** Documents and data to have ready. */
  needs: string;
  /** Titles of the steps and the index of the current one (from 0; `steps.length` when all are done). */
  steps?: readonly string[];
  step?: number;
  /** Links beside the one to the sign-in page. */
  more?: ReactNode;
  children: ReactNode;
}

/** Frame of the pages before sign-in: registration, first application, forgotten password. Its content is a form, then a receipt. */
export function EntryFrame({ title, purpose, needs, steps = [], step = 0, more, children }: EntryFrameProps) {
  const current = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  // A later step is announced by its title; the first is announced by the page heading, the final panel by its own.
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // A step with its own heading (EntryPanel) already has the focus.
    if (document.activeElement instanceof HTMLHeadingElement) return;
    current.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <Stack gap={2} className={styles.frame}>
      <Stack as="header" gap={0.5}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{purpose}</p>
        <Muted body>需要准备：{needs}</Muted>
        <Row data-tall as="p" gap={3} rowGap={0}>
          <a href="#/login">已有账号，立即登录</a>
          {more}
        </Row>
      </Stack>
      {steps.length > 0 && <StepList titles={steps} current={step} label="步骤" ref={current} />}
      {children}
    </Stack>
  );
}

interface EntryPanelProps {
  title: string;
  /** 'done' for success, 'stop' for an obstacle. */
  kind?: 'done' | 'stop';
  children: ReactNode;
  /** Most important first. */
  actions?: ReactNode;
}

/** Replaces the form: a receipt, or an obstacle and its remedy. Its heading takes focus. */
export function EntryPanel({ title, kind, children, actions }: EntryPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Stack as="section" gap={2} className={styles.panel} data-kind={kind} aria-labelledby="entry-panel">
      <h2 id="entry-panel" ref={heading} tabIndex={-1}>
        {kind && <span aria-hidden="true">{kind === 'done' ? '✓ ' : '! '}</span>}
        {title}
      </h2>
      {children}
      {actions && (
        <Row data-tall gap={2}>
          {actions}
        </Row>
      )}
    </Stack>
  );
}
