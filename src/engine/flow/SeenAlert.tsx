import { Alert, type AlertProps } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import styles from './engine.module.css';

/** An alert where the person looks: it takes the focus and scrolls clear of the bars, anew for each other text. */
export function SeenAlert(props: Pick<AlertProps, 'type' | 'description'> & { title: string }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another alert
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [props.title]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.seen}>
      {/* The whole is the alert: a second one inside would be read out twice. */}
      <Alert showIcon role="none" {...props} />
    </div>
  );
}
