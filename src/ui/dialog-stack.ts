import { create } from 'zustand';

/**
 * The open dialogs, innermost last. An open modal dialog makes the rest of the page inert, so a toast must live inside the
 * innermost one to be read out and closed.
 */
export const useDialogStack = create<{ open: readonly HTMLDialogElement[] }>(() => ({ open: [] }));

/** @returns what takes it off again */
export function pushDialog(element: HTMLDialogElement): () => void {
  useDialogStack.setState(({ open }) => ({ open: [...open, element] }));
  return () => useDialogStack.setState(({ open }) => ({ open: open.filter((other) => other !== element) }));
}
