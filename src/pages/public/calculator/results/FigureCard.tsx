import { Statistic } from 'antd';
import type { ReactNode } from 'react';
import { type Fen, formatMoney } from '@/domain/money';
import { capitalAmount } from '@/domain/text/capital-amount';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import styles from './results.module.css';

interface FigureCardProps {
  title: string;
  /** Shown beside the title, for example that it is the chosen one. */
  mark?: string;
  label: string;
  fen: Fen;
  children?: ReactNode;
}

/** One main amount in figures and capitals, with details. */
export function FigureCard({ title, mark, label, fen, children }: FigureCardProps) {
  return (
    <Stack as="section" gap={0.5} className={styles.card} aria-label={title} data-chosen={mark ? '' : undefined}>
      <h3>
        {title}
        {mark && <span className={styles.mark}>✓ {mark}</span>}
      </h3>
      <Statistic title={label} value={formatMoney(fen)} formatter={(text) => text} />
      <Muted>{capitalAmount(fen)}</Muted>
      {children}
    </Stack>
  );
}
