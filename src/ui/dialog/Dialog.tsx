import { Modal } from 'antd';
import { createContext, type ReactNode, type RefObject, use, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Row } from '../layout/Row';
import { SILENT_CLOSE } from '../silent-icons';
import { dialogPlace, pushDialog } from './dialog-stack';

export interface DialogProps {
  open: boolean;
  /** Renders the content in advance, so that opening only has to show it. */
  ahead?: boolean;
  title: string;
  /** Pixels; limited to the window's width. */
  width?: number;
  /** Close was requested by the user; the owner decides and sets open={false}. */
  onClose?: () => void;
  /**
   * How the user can close it: 'escape' (default) by Escape and close button; 'button' by the close button only; 'none' by its content. A
   * click outside never closes.
   */
  closable?: 'escape' | 'button' | 'none';
  /** Buttons, least important first. */
  footer?: ReactNode;
  children: ReactNode;
  /** For interrupting messages: screen readers read the whole content. */
  role?: 'alertdialog';
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const CLOSE = { 'aria-label': '关闭', closeIcon: SILENT_CLOSE };
const MASK = { closable: false };
/** Both are ours (dialog-stack.ts): antd restores no focus when a dialog leaves the page open. */
const FOCUS = { trap: false, focusTriggerAfterClose: false };
/** The title and the buttons stay in sight. */
const STYLES = {
  container: { display: 'flex', flexDirection: 'column', maxHeight: 'calc(100dvh - 24px)' },
  body: { minHeight: 0, overflow: 'auto', overflowWrap: 'anywhere' },
} as const;

const Around = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** antd's Modal with what the hall means by closing, its focus, and a role for interrupting messages. */
export function Dialog({ ahead = false, ...props }: DialogProps) {
  return props.open || ahead ? <DrawnDialog {...props} /> : null;
}

function DrawnDialog(props: Omit<DialogProps, 'ahead'>) {
  const { open, title, width = 520, onClose, closable = 'escape', footer, children, role } = props;
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const around = use(Around);

  useLayoutEffect(() => {
    const panel = body.current?.closest<HTMLElement>('[aria-modal]');
    if (!panel || !open) return;
    // antd has no property for either.
    if (role) panel.setAttribute('role', role);
    if (role) panel.setAttribute('aria-describedby', id);
    const before = document.activeElement;
    const drop = pushDialog({ panel, around: around?.current ?? null });
    focusFirst(body.current);
    return () => {
      drop();
      const { activeElement } = document;
      const isLost = !activeElement || activeElement === document.body || panel.contains(activeElement);
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open, role, id, around]);

  // Scrollable content must be focusable.
  useEffect(() => {
    // Measured in the next frame: measuring now would force a synchronous layout.
    const frame = requestAnimationFrame(() => {
      const element = body.current;
      if (!element) return;
      const isRead = element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE);
      if (isRead) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    return () => cancelAnimationFrame(frame);
  });

  return (
    <Modal
      open={open}
      getContainer={dialogPlace}
      forceRender
      centered
      width={width}
      title={<h2 tabIndex={-1}>{title}</h2>}
      closable={closable === 'none' ? false : CLOSE}
      keyboard={closable === 'escape'}
      mask={MASK}
      focusable={FOCUS}
      // Without motion: it would hold back the focus.
      transitionName=""
      maskTransitionName=""
      onCancel={onClose}
      afterOpenChange={(shown) => shown && focusFirst(body.current)}
      footer={
        footer ? (
          <Row gap={1.5} justify="end">
            {footer}
          </Row>
        ) : null
      }
      bodyProps={{ id, ref: body }}
      styles={STYLES}
    >
      <Around value={body}>{children}</Around>
    </Modal>
  );
}

/** Once at mounting, and again when what was rendered ahead is shown: hidden elements take no focus. */
function focusFirst(body: HTMLElement | null): void {
  const panel = body?.closest('[aria-modal]');
  const { activeElement } = document;
  if (!panel || (activeElement !== panel && panel.contains(activeElement))) return;
  (panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel.querySelector('h2'))?.focus({ preventScroll: true });
}
