import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Row } from '@/ui/layout/Row';
import styles from './steps.module.css';

interface StepFrameProps {
  title: string;
  children: ReactNode;
  /** Replaces the heading on paper. */
  printHead?: ReactNode;
  /** Buttons in ascending importance, with one primary button. */
  actions?: ReactNode;
  /** Nothing follows: on a phone in large print the buttons stand at the end, as they would cover the text. */
  last?: boolean;
}

/** Frame of a step: heading, which takes the focus when the step opens, content and actions. */
export function StepFrame({ title, children, printHead, actions, last = false }: StepFrameProps) {
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
        <Row gap={1.5} justify="end" className={styles.actions} data-last={last || undefined} data-print="hide">
          {actions}
        </Row>
      )}
    </section>
  );
}

/** Width (px) up to which the content above the steps is scrolled out of sight. */
const NARROW = 600;

/** Scroll position of a step: top of the page; on a phone the step bar. */
function topOf(heading: HTMLElement | null): number {
  const flow = window.innerWidth <= NARROW ? heading?.closest('[data-flow]') : null;
  return flow ? flow.getBoundingClientRect().top + window.scrollY : 0;
}
