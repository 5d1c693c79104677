import { create } from 'zustand';

export type ToastKind = 'error' | 'success' | 'info' | 'warning';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  /** One part per line, plain text. */
  lines: readonly string[];
  /** Milliseconds it stays; the clock stands still while it is hovered or focused. */
  durationMs: number;
  /** A word in passing: at the edge below, and what it lies over can be clicked through it. */
  aside?: boolean;
}

/** The one toast on show: a new one takes the place of the former (specification 8). */
export const useToast = create<{ current: ToastMessage | undefined }>(() => ({ current: undefined }));

const DURATION_MS: Record<ToastKind, number> = { error: 3500, success: 3000, info: 3000, warning: 3000 };

let lastId = 0;

function show(kind: ToastKind, text: string, durationMs = DURATION_MS[kind], aside = false): void {
  const lines = linesOf(text);
  if (lines.length === 0) return;
  lastId += 1;
  useToast.setState({ current: { id: lastId, kind, lines, durationMs, ...(aside && { aside }) } });
}

/** `durationMs`: how long it stays; without it 3500 ms for errors and 3000 ms for the rest (specification 9). */
export const toast = {
  error: (text: string, durationMs?: number) => show('error', text, durationMs),
  success: (text: string, durationMs?: number) => show('success', text, durationMs),
  info: (text: string, durationMs?: number) => show('info', text, durationMs),
  warning: (text: string, durationMs?: number) => show('warning', text, durationMs),
  /** A greeting: nobody has asked for it, so it stands in nobody's way. */
  greeting: (text: string) => show('success', text, undefined, true),
};

export function closeToast(id?: number): void {
  if (id === undefined || useToast.getState().current?.id === id) useToast.setState({ current: undefined });
}

/** Parts between semicolons of either width, each on its own line and said once; a trailing semicolon is dropped. */
function linesOf(text: string): string[] {
  const parts = text.split(/[;；\n]/).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== '');
}
