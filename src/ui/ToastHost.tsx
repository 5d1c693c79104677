import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDialogStack } from './dialog-stack';
import styles from './ToastHost.module.css';
import { closeToast, type ToastKind, type ToastMessage, useToast } from './toast';

const MARK: Record<ToastKind, { sign: string; name: string }> = {
  error: { sign: '×', name: '错误' },
  success: { sign: '✓', name: '成功' },
  info: { sign: 'i', name: '提示' },
  warning: { sign: '!', name: '注意' },
};

/** Shows the current toast; rendered once, beside the routes. */
export function ToastHost() {
  const current = useToast((state) => state.current);
  const dialog = useDialogStack((state) => state.open.at(-1));
  return current
    ? createPortal(
        <Toast key={current.id} message={current} inDialog={dialog !== undefined} />,
        dialog ?? document.body,
      )
    : null;
}

function Toast({ message, inDialog }: { message: ToastMessage; inDialog: boolean }) {
  const { id, kind, lines, durationMs, aside = false } = message;
  const [held, setHeld] = useState(false);
  const left = useRef(durationMs);

  useEffect(() => {
    if (held) return;
    const since = Date.now();
    const timer = setTimeout(() => closeToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (Date.now() - since));
    };
  }, [held, id]);

  // The popover's top layer puts it above every dialog; where popovers are unknown, z-index has to do.
  const raise = useCallback((node: HTMLDivElement | null) => {
    if (node?.isConnected && typeof node.showPopover === 'function') node.showPopover();
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is an alert's; hovering only stops the clock
    <div
      ref={raise}
      popover="manual"
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      className={`${styles.toast} ${styles[kind]} ${aside ? (inDialog ? styles.above : styles.aside) : ''}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.mark} role="img" aria-label={MARK[kind].name}>
        {MARK[kind].sign}
      </span>
      <div className={styles.text}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <button type="button" className={styles.close} aria-label="关闭提示" onClick={() => closeToast(id)}>
        ×
      </button>
    </div>
  );
}
