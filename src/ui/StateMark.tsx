import styles from './StateMark.module.css';

export type StateTone = 'waiting' | 'attention' | 'done' | 'failed' | 'ended';

/** Line drawings in a box of 16. */
const SIGNS: Readonly<Record<StateTone, string>> = {
  waiting: 'M8 4.5V8l2.5 1.5',
  attention: 'M8 4.5v4.2M8 11.2v.1',
  done: 'm5 8.2 2.2 2.2L11 6',
  failed: 'm5.8 5.8 4.4 4.4m0-4.4-4.4 4.4',
  ended: 'M5 8h6',
};

/** A state as word, icon and colour; the colour alone says nothing. */
export function StateMark({ tone, label }: { tone: StateTone; label: string }) {
  return (
    <span className={`${styles.mark} ${styles[tone]}`}>
      <svg width="1em" height="1em" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="6.8" />
        <path d={SIGNS[tone]} />
      </svg>{' '}
      {label}
    </span>
  );
}
