import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './frame.module.css';

/**
 * Tool that opens below its material. Not a modal dialog: the frame is as tall as its content, so its middle, where a dialog would appear,
 * may be out of sight.
 */
export function Panel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      className={styles.panel}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <button type="button" aria-label={`关闭${title}`} onClick={onClose}>
          关闭
        </button>
      </div>
      {children}
    </section>
  );
}
