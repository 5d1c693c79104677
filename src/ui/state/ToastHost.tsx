import { notification } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDialogStack } from '../dialog/dialog-stack';
import { SILENT_ALERT, SILENT_CLOSE } from '../silent-icons';
import { closeToast, type ToastKind, useToast } from './toast';
import { toastShift } from './toast-shift';

const KINDS = {
  error: { name: '错误', icon: SILENT_ALERT.errorIcon, color: 'var(--color-error)', back: 'var(--color-error-bg)' },
  success: {
    name: '成功',
    icon: SILENT_ALERT.successIcon,
    color: 'var(--color-success)',
    back: 'var(--color-success-bg)',
  },
  info: { name: '提示', icon: SILENT_ALERT.infoIcon, color: 'var(--color-primary)', back: 'var(--color-card)' },
  warning: { name: '注意', icon: SILENT_ALERT.warningIcon, color: 'var(--color-warm)', back: 'var(--color-warm-bg)' },
} as const satisfies Record<ToastKind, unknown>;

/** docs/specification.md 9. */
const PLACE = { top: 80, bottom: 24, stack: false };

/** Beginning of the id by which a toast on the page is found. */
const MARK = 'toast-';

/** ms: longer than a toast takes to leave. */
const GONE_MS = 1000;

/** Shows the current toast; rendered once, beside the routes. */
export function ToastHost() {
  const silent = useToast(({ current }) => current === undefined);
  const [round, setRound] = useState(0);
  const shown = useRef(false);
  useEffect(() => {
    if (!silent) shown.current = true;
    if (!silent || !shown.current) return;
    // antd can lose the end of a toast's way out and keep it, unseen, with its button: what is left goes with its host.
    const timer = setTimeout(() => {
      shown.current = false;
      setRound((last) => last + 1);
    }, GONE_MS);
    return () => clearTimeout(timer);
  }, [silent]);
  return <Toast key={round} />;
}

/** By antd's notification. The time is counted here: focus holds it, too. */
function Toast() {
  const [api, holder] = notification.useNotification(PLACE);
  const current = useToast((state) => state.current);
  const inDialog = useDialogStack(({ open }) => open.length > 0);
  const [held, setHeld] = useState(false);
  const left = useRef(0);
  const shown = useRef<string>(undefined);
  /** The greeting over which a dialog has opened: it does not move back, since antd loses what comes again while it leaves. */
  const raised = useRef<number>(undefined);

  useEffect(() => {
    // Clicks on a greeting pass through. Buttons of the page are at the top, those of a dialog at the bottom.
    if (inDialog) raised.current = current?.id;
    const placement = current?.aside && raised.current !== current.id ? 'bottom' : 'top';
    // Calls that fail together say their sentence once: the same one again changes nothing on the page.
    const key = current && [placement, current.kind, ...current.lines].join();
    if (shown.current !== undefined && shown.current !== key) api.destroy(shown.current);
    shown.current = key;
    if (!current) {
      setHeld(false);
      return;
    }
    const { id, kind, lines, aside } = current;
    const { name, icon, color, back } = KINDS[kind];
    api.open({
      key,
      placement,
      type: kind,
      role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
      icon: (
        <span role="img" aria-label={name} style={{ color }}>
          {icon}
        </span>
      ),
      title: lines.map((line) => <p key={line}>{line}</p>),
      duration: false,
      closable: { 'aria-label': '关闭提示', closeIcon: SILENT_CLOSE, onClose: () => closeToast(id) },
      styles: {
        // antd leaves a touch target no room beside the text.
        root: { background: back, paddingInlineEnd: 64, ...(aside && { pointerEvents: 'none' }) },
        close: { pointerEvents: 'auto' },
      },
      props: {
        id: `${MARK}${id}`,
        onPointerEnter: () => setHeld(true),
        onPointerLeave: () => setHeld(false),
        onFocus: () => setHeld(true),
        onBlur: () => setHeld(false),
      },
    });
    if (placement === 'bottom') return;
    // Once antd has drawn it: a toast over a button hides what it speaks of.
    const drawn = requestAnimationFrame(() => {
      const toast = document.getElementById(`${MARK}${id}`);
      if (toast) toast.style.translate = `0 ${toastShift(toast)}px`;
    });
    return () => cancelAnimationFrame(drawn);
  }, [api, current, inDialog]);

  useEffect(() => {
    left.current = current?.durationMs ?? 0;
  }, [current]);

  useEffect(() => {
    if (held || !current) return;
    const since = Date.now();
    const timer = setTimeout(() => closeToast(current.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (Date.now() - since));
    };
  }, [held, current]);

  return holder;
}
