import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './face.module.css';

/** What went wrong, read out and focused, and below it the ways on. */
export function Failure({ what, help, children }: { what: string; help?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence is another failure
  useLayoutEffect(() => box.current?.focus(), [what]);
  return (
    <div className={styles.step}>
      <div ref={box} role="alert" tabIndex={-1} className={styles.failure}>
        <strong>{what}</strong>
        {help ? <p>{help}</p> : null}
      </div>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
