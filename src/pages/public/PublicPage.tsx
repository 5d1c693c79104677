import type { ReactNode } from 'react';
import styles from './Public.module.css';

interface PublicPageProps {
  title: string;
  /** What the page is for, in one sentence. */
  lead?: ReactNode;
  /** Beside the title: the page's main way on. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Heading and content of a public page; its content is cards below each other. */
export function PublicPage({ title, lead, actions, children }: PublicPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && (
          <div className={styles.headActions} data-print="hide">
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
