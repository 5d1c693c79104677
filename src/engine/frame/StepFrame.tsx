import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './steps.module.css';

interface StepFrameProps {
  title: string;
  children: ReactNode;
  /** Stands in for the heading on paper. */
  printHead?: ReactNode;
  /** From the least to the most important; one primary button. */
  actions?: ReactNode;
}

/** One step: its heading, which takes the focus when the step opens, its content and its actions. */
export function StepFrame({ title, children, printHead, actions }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: topOf(heading.current) });
  }, []);
  return (
    <section aria-labelledby="step-heading">
      {printHead}
      <h2
        id="step-heading"
        ref={heading}
        tabIndex={-1}
        className={styles.heading}
        data-print={printHead ? 'hide' : undefined}
      >
        {title}
      </h2>
      {children}
      {actions && (
        <div className={styles.actions} data-print="hide">
          {actions}
        </div>
      )}
    </section>
  );
}

/** Up to here a page has no room to spare: what stands above the steps goes out of sight. */
const NARROW = 600;

/** Where a step begins: at the top of the page, on a phone at the step bar. */
function topOf(heading: HTMLElement | null): number {
  const flow = window.innerWidth <= NARROW ? heading?.closest('[data-flow]') : null;
  return flow ? flow.getBoundingClientRect().top + window.scrollY : 0;
}
