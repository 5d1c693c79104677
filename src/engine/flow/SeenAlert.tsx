import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { FocusableAlert } from '@/ui/state/FocusableAlert';
import styles from './engine.module.css';

type SeenAlertProps = Pick<ComponentProps<typeof FocusableAlert>, 'type' | 'description'> & { title: string };

/** Alert that takes the focus and scrolls into view, again for each new text. */
export function SeenAlert(props: SeenAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another alert
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [props.title]);
  return <FocusableAlert ref={box} className={styles.seen} {...props} />;
}
