import type { ReactNode } from 'react';
import type { LoanSummary } from '@/api/person/person';
import { loanSummaryFigures } from '@/engine/subject/loan-figures';
import { Figures } from '@/form/sections/Figures';
import { dictionaryLabel } from '@/session/dictionary';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { StateMark, type StateTone } from '@/ui/state/StateMark';
import styles from './loan.module.css';

const TONES: Readonly<Record<string, StateTone>> = { '1': 'waiting', '2': 'failed', '3': 'done' };

/** Heading with the loan's number and state. */
export function LoanHeading({ loan }: { loan: LoanSummary }) {
  return (
    <Row as="h2" gap={2}>
      <span>
        借款合同<span className={styles.number}>{loan.jkhtbh}</span>
      </span>
      <StateMark tone={TONES[loan.dkzhzt] ?? 'waiting'} label={dictionaryLabel('dkzhzt', loan.dkzhzt)} />
    </Row>
  );
}

/** The loan of a list, with the named figures and further links. */
export function LoanHead({ loan, of, children }: { loan: LoanSummary; of: readonly string[]; children: ReactNode }) {
  return (
    <Card label="贷款概况">
      <LoanHeading loan={loan} />
      <Figures items={loanSummaryFigures(loan).filter(({ key }) => of.includes(key ?? ''))} />
      <Row as="p" gap={2} data-links data-print="hide">
        {children}
      </Row>
    </Card>
  );
}
