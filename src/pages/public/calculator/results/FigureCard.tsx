import type { ReactNode } from 'react';
import { capitalAmount } from '@/domain/capital-amount';
import { type Fen, formatMoney } from '@/domain/money';
import styles from './results.module.css';

interface FigureCardProps {
  title: string;
  /** Beside the title, e.g. that it is the one chosen. */
  mark?: string;
  label: string;
  fen: Fen;
  children?: ReactNode;
}

/** One amount that matters, in figures and in words, with what belongs to it. */
export function FigureCard({ title, mark, label, fen, children }: FigureCardProps) {
  return (
    <section className={styles.card} aria-label={title} data-chosen={mark ? '' : undefined}>
      <h3>
        {title}
        {mark && <span className={styles.mark}>✓ {mark}</span>}
      </h3>
      <p className={styles.label}>{label}</p>
      <p className={styles.figure}>{formatMoney(fen)}</p>
      <p className={styles.capital}>{capitalAmount(fen)}</p>
      {children}
    </section>
  );
}
