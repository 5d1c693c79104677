import type { ReactNode } from 'react';
import type { LoanSummary } from '@/api/person';
import { loanFigures } from '@/engine/subject/loan-figures';
import { Figures } from '@/form/sections/Figures';
import { dictionaryLabel } from '@/session/dictionary';
import { Card } from '@/ui/Card';
import { StateMark, type StateTone } from '@/ui/StateMark';
import styles from './loan.module.css';

const TONES: Readonly<Record<string, StateTone>> = { '1': 'waiting', '2': 'failed', '3': 'done' };

/** Which loan it is and how it stands. */
export function LoanHeading({ loan }: { loan: LoanSummary }) {
  return (
    <h2 className={styles.head}>
      <span>
        借款合同<span className={styles.number}>{loan.jkhtbh}</span>
      </span>
      <StateMark tone={TONES[loan.dkzhzt] ?? 'waiting'} label={dictionaryLabel('dkzhzt', loan.dkzhzt)} />
    </h2>
  );
}

/** The loan that a list is about, with the figures named and where to go on from here. */
export function LoanHead({ loan, of, children }: { loan: LoanSummary; of: readonly string[]; children: ReactNode }) {
  return (
    <Card label="贷款概况">
      <LoanHeading loan={loan} />
      <Figures items={loanFigures(loan).filter(({ key }) => of.includes(key ?? ''))} />
      <p className={styles.links} data-links data-print="hide">
        {children}
      </p>
    </Card>
  );
}
