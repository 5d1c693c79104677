import { type ReactNode, useDeferredValue } from 'react';
import styles from './Home.module.css';

/** Renders content below the fold later, in deferred portions. Reserves its height, so that scroll restoration works. */
export function BelowFold({ children }: { children: ReactNode }) {
  const drawn = useDeferredValue(true, false);
  return drawn ? children : <div className={styles.below} />;
}
