import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { pushDialog } from './dialog-stack';

export interface DialogProps {
  open: boolean;
  /** It opens soon: drawn before, so that opening it only shows it. */
  ahead?: boolean;
  title: string;
  /** Pixels; the dialog is never wider than the window. */
  width?: number;
  /** The person closed it; the owner answers by open={false}. */
  onClose?: () => void;
  /** 'escape' (the default): by Escape and a close button; 'button': by the close button alone; 'none': by what it holds. A click outside never closes. */
  closable?: 'escape' | 'button' | 'none';
  /** Buttons, from the least to the most important. */
  footer?: ReactNode;
  children: ReactNode;
  /** For messages that interrupt: they are read out as a whole. */
  role?: 'alertdialog';
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** A modal dialog on the native element: focus is kept inside, the rest is inert, and focus returns to where it was. */
export function Dialog({ ahead = false, ...props }: DialogProps) {
  return props.open || ahead ? <DrawnDialog {...props} /> : null;
}

function DrawnDialog(props: Omit<DialogProps, 'ahead'>) {
  const { open, title, width = 520, onClose, closable = 'escape', footer, children, role } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  const id = useId();

  // A layout effect, because closing must happen while the element is still in the page: only then focus is given back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    leaving.current = false;
    element.showModal();
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current;
    first?.focus({ preventScroll: true });
    const drop = pushDialog(element);
    return () => {
      drop();
      leaving.current = true;
      element.close();
    };
  }, [open]);

  // What can only be scrolled is reached by keyboard too.
  useEffect(() => {
    // With the next frame, whose layout it needs: what has just been drawn would be laid out in the same task.
    const frame = requestAnimationFrame(() => {
      const element = body.current;
      if (!element) return;
      const isRead = element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE);
      if (isRead) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    return () => cancelAnimationFrame(frame);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    // Browsers let a second Escape through although 'cancel' was prevented; a prevented key press stops both.
    if (event.key === 'Escape' && closable !== 'escape') event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      role={role}
      className={styles.dialog}
      style={{ width }}
      aria-labelledby={`${id}-title`}
      aria-describedby={role ? `${id}-body` : undefined}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (closable === 'escape') onClose?.();
      }}
      onClose={({ target, currentTarget: element }) => {
        // A platform's own gesture may close what refused to be closed; nobody else than the owner decides.
        if (target !== element || element.open || leaving.current) return;
        element.showModal();
        if (closable === 'escape') onClose?.();
      }}
    >
      <header className={styles.header}>
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {closable === 'none' ? null : (
          <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
            ×
          </button>
        )}
      </header>
      <div ref={body} id={`${id}-body`} className={styles.body}>
        {children}
      </div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </dialog>
  );
}
