import type { ReactNode } from 'react';
import { Row } from '@/ui/layout/Row';
import styles from './Public.module.css';

interface PublicPageProps {
  title: string;
  /** Purpose of the page, one sentence. */
  lead?: ReactNode;
  /** Primary action, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Heading and stacked cards of a public page. */
export function PublicPage({ title, lead, actions, children }: PublicPageProps) {
  return (
    <div className={styles.page}>
      <Row as="header" gap={3} rowGap={1} justify="space-between" className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <Row data-print="hide">{actions}</Row>}
      </Row>
      {children}
    </div>
  );
}
