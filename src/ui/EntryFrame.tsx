import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './EntryFrame.module.css';
import { StepList } from './StepList';

interface EntryFrameProps {
  title: string;
  /** What the page is for, in one sentence. */
  purpose: string;
  /** What the person needs at hand. */
  needs: string;
  /** Titles of the steps where there are several, and the one that is on (from 0; past the last when all is done). */
  steps?: readonly string[];
  step?: number;
  /** Beside the way to the sign-in page. */
  more?: ReactNode;
  children: ReactNode;
}

/** Frame of the pages that lead to a sign-in: registration, first application, forgotten password. Its content is a form, then a receipt. */
export function EntryFrame({ title, purpose, needs, steps = [], step = 0, more, children }: EntryFrameProps) {
  const current = useRef<HTMLLIElement>(null);
  const before = useRef(step);
  // The next step is announced by its title; the first one is the page itself, and what is past the last has its own heading.
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // A step with a heading of its own (EntryPanel) has taken the focus already.
    if (document.activeElement instanceof HTMLHeadingElement) return;
    current.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{purpose}</p>
        <p className={styles.needs}>需要准备：{needs}</p>
        <p className={styles.ways}>
          <a href="#/login">已有账号，立即登录</a>
          {more}
        </p>
      </header>
      {steps.length > 0 && <StepList titles={steps} current={step} label="步骤" ref={current} />}
      {children}
    </div>
  );
}

interface EntryPanelProps {
  title: string;
  /** 'done' for what has been reached, 'stop' for what stands in the way. */
  kind?: 'done' | 'stop';
  children: ReactNode;
  /** From the most to the least important. */
  actions?: ReactNode;
}

/** What takes the form's place: a receipt, or why it cannot go on and what to do. Its heading takes the focus. */
export function EntryPanel({ title, kind, children, actions }: EntryPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section className={styles.panel} data-kind={kind} aria-labelledby="entry-panel">
      <h2 id="entry-panel" ref={heading} tabIndex={-1}>
        {kind && <span aria-hidden="true">{kind === 'done' ? '✓ ' : '! '}</span>}
        {title}
      </h2>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
