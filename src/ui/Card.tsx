import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { Stack } from './layout/Stack';

/** A white card. With `label` it is a landmark region; a pager scrolls back to its top. */
export function Card({ label, children }: { label?: string; children: ReactNode }) {
  const region = label === undefined ? {} : ({ as: 'section', 'aria-label': label, tabIndex: -1 } as const);
  return (
    <Stack {...region} gap={2} className={styles.card}>
      {children}
    </Stack>
  );
}
