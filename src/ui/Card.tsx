import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A white card. With a label it is a region of its own, which a list's pages begin at. */
export function Card({ label, children }: { label?: string; children: ReactNode }) {
  if (label === undefined) return <div className={styles.card}>{children}</div>;
  return (
    <section className={styles.card} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}

/** Cards one below the other. */
export function CardStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
