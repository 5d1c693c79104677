import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './face.module.css';

/** One step of the way: its heading takes the focus when it comes, so that it is read out and the keyboard is at the right place. */
export function FaceStep({ title, unseen, children }: { title: string; unseen?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another step
  useLayoutEffect(() => heading.current?.focus(), [title]);
  return (
    <div className={styles.step}>
      <h2 ref={heading} tabIndex={-1} data-unseen={unseen ? '' : undefined}>
        {title}
      </h2>
      {children}
    </div>
  );
}
