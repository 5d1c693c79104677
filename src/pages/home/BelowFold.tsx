import { type ReactNode, useDeferredValue } from 'react';
import styles from './Home.module.css';

/**
 * What stands below what one came for: drawn after that, in portions that give way. Its room is kept meanwhile, so that whoever
 * comes back finds the place where they were.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const drawn = useDeferredValue(true, false);
  return drawn ? children : <div className={styles.below} />;
}
