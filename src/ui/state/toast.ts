import { create } from 'zustand';
import { failureText, isErrorShown } from '@/lib/shown-errors';

export type ToastKind = 'error' | 'success' | 'info' | 'warning';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  /** One part per line, plain text. */
  lines: readonly string[];
  /** Milliseconds; the timer pauses while the toast is hovered or focused. */
  durationMs: number;
  /** Unobtrusive: at the bottom edge, clicks pass through. */
  aside?: boolean;
}

/** The only visible toast: a new one replaces it (docs/specification.md 8). */
export const useToast = create<{ current: ToastMessage | undefined }>(() => ({ current: undefined }));

/** Display time of a lost connection and of a sentence that says what has become of session, input or application (docs/specification.md 9). */
export const LONG_MS = 5000;

const DURATION_MS: Record<ToastKind, number> = { error: 3500, success: 3000, info: 3000, warning: 3000 };

let lastId = 0;

function show(kind: ToastKind, text: string, durationMs = DURATION_MS[kind], aside = false): void {
  const lines = linesOf(text);
  if (lines.length === 0) return;
  lastId += 1;
  useToast.setState({ current: { id: lastId, kind, lines, durationMs, ...(aside && { aside }) } });
}

/** `durationMs`: display time; default 3500 ms for errors and 3000 ms for the rest (docs/specification.md 9). */
export const toast = {
  error: (text: string, durationMs?: number) => show('error', text, durationMs),
  /** A failure that the client has not shown, such as that of a file received whole but unreadable. */
  failure: (error: unknown, general: string) => {
    if (!isErrorShown(error)) show('error', failureText(error, general));
  },
  success: (text: string, durationMs?: number) => show('success', text, durationMs),
  info: (text: string, durationMs?: number) => show('info', text, durationMs),
  warning: (text: string, durationMs?: number) => show('warning', text, durationMs),
  /** A greeting is unsolicited and therefore unobtrusive. */
  greeting: (text: string) => show('success', text, undefined, true),
};

export function closeToast(id?: number): void {
  if (id === undefined || useToast.getState().current?.id === id) useToast.setState({ current: undefined });
}

/** Splits at semicolons (full or half width) into distinct lines; drops a trailing semicolon. */
function linesOf(text: string): string[] {
  const parts = text.split(/[;；\n]/).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== '');
}
