import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { Figures } from '@/form/sections/Figures';
import { LocalBoundary } from '@/ui/LocalBoundary';
import styles from './Home.module.css';

/** A card of a home page: heading, an optional action beside it, content. */
export function HomeCard({
  title,
  action,
  accent = false,
  wide = false,
  stretch = false,
  children,
}: {
  title: string;
  action?: ReactNode;
  /** Something waits for the person here. */
  accent?: boolean;
  wide?: boolean;
  /** Takes the whole row where only two cards fit beside each other. */
  stretch?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const look = [styles.card, accent && styles.accent, wide && styles.wide, stretch && styles.stretch]
    .filter(Boolean)
    .join(' ');
  return (
    <section className={look} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      <LocalBoundary instead={<p role="alert">暂时无法显示，请稍后重试</p>}>{children}</LocalBoundary>
    </section>
  );
}

/** What a card shows while its answer is on its way, when it failed and when it came. */
export function Answer<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <div className={styles.failed} role="alert">
        <p>{query.error instanceof Error ? query.error.message : '加载失败'}</p>
        <Button onClick={() => void query.refetch()}>重新加载</Button>
      </div>
    );
  }
  return (
    <p className={styles.loading} role="status">
      加载中...
    </p>
  );
}

export function Nothing({ text = '暂无数据' }: { text?: string }) {
  return <p className={styles.nothing}>{text}</p>;
}

/** Name and value pairs in columns. */
export function Facts({ facts }: { facts: readonly [label: string, value: ReactNode][] }) {
  return (
    <div className={styles.facts}>
      <Figures items={facts.map(([label, value]) => ({ label, value }))} />
    </div>
  );
}
