import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import styles from './MessagePage.module.css';

/** A page that has nothing to show but why, and what to do next. */
export function MessagePage({
  title,
  text,
  code,
  action,
  inside = false,
  children,
}: {
  title: string;
  text: string;
  code?: string;
  action?: { label: string; act: () => void };
  /** Stands in for the content of a page that keeps its own heading. */
  inside?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className={styles.card}>
      {code && (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      )}
      {inside ? <h2>{title}</h2> : <h1 tabIndex={-1}>{title}</h1>}
      <p className={styles.text}>{text}</p>
      {children}
      <p className={styles.actions}>
        {action && (
          <Button kind="primary" onClick={action.act}>
            {action.label}
          </Button>
        )}
        <Link to="/">返回首页</Link>
      </p>
    </section>
  );
}
