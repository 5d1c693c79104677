import type { UseQueryResult } from '@tanstack/react-query';
import { Card } from 'antd';
import { type ReactNode, useId } from 'react';
import { Figures } from '@/form/sections/Figures';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { LocalBoundary } from '@/ui/state/LocalBoundary';
import styles from './Home.module.css';

/** Heading of a home page, at its right the main action. */
export function HomeTitle({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <Row as="header" gap={2} justify="space-between">
      <h1 tabIndex={-1}>{title}</h1>
      {action}
    </Row>
  );
}

interface PartProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

// The heading belongs to what stands below it.
const HEAD = { header: { borderBottom: 0 }, body: { paddingTop: 0 } };

/** The figure of a part beside the one that matters. */
export const LESSER = { content: { fontSize: 'var(--font-size-title)' } };

/** A card of a home page. `place`: the wide column, the narrow one, or the whole row. */
export function HomeCard({
  title,
  action,
  accent = false,
  place = 'row',
  children,
}: PartProps & {
  /** Needs the user's action. */
  accent?: boolean;
  place?: 'main' | 'side' | 'row';
}) {
  const id = useId();
  return (
    <Card
      role="region"
      aria-labelledby={id}
      className={[styles[place], accent && styles.accent].filter(Boolean).join(' ')}
      variant="borderless"
      styles={HEAD}
      title={<h2 id={id}>{title}</h2>}
      extra={action}
    >
      <LocalBoundary instead={FAULTY}>{children}</LocalBoundary>
    </Card>
  );
}

/** What there is, side by side on one card. */
export function Overview({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.main} variant="borderless">
      <div className={styles.parts}>{children}</div>
    </Card>
  );
}

export function OverviewPart({ title, action, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Row as="header" justify="space-between" className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </Row>
      <LocalBoundary instead={FAULTY}>{children}</LocalBoundary>
    </section>
  );
}

const FAULTY = <p role="alert">暂时无法显示，请稍后重试</p>;

/** Loading, error or data state of a card's query. */
export function QueryAnswer<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <LoadFailed error={query.error} onRetry={() => void query.refetch()} /> : <Loading />;
}

export function NoData({ text = '暂无数据' }: { text?: string }) {
  return (
    <Muted body className={styles.nothing}>
      {text}
    </Muted>
  );
}

/** Label-value pairs in columns. */
export function Facts({ facts }: { facts: readonly [label: string, value: ReactNode][] }) {
  return (
    <div className={styles.facts}>
      <Figures items={facts.map(([label, value]) => ({ label, value }))} />
    </div>
  );
}
