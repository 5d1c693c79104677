import { create } from 'zustand';

export interface OpenDialog {
  panel: HTMLElement;
  /** Content of the dialog that it was opened from. */
  around: HTMLElement | null;
}

/** The open dialogs, topmost last. */
export const useDialogStack = create<{ open: readonly OpenDialog[] }>(() => ({ open: [] }));

export const isDialogOpen = () => useDialogStack.getState().open.length > 0;

/**
 * Puts a dialog above the page and all open ones, which neither focus nor a screen reader then reaches; toasts, and lists that a control
 * opens beside the page, stay reachable. antd (6.6.8) holds the focus by force, and takes it from a toast, too.
 * @returns function that removes the dialog again
 */
export function pushDialog(dialog: OpenDialog): () => void {
  showTopmost([...useDialogStack.getState().open, dialog]);
  return () => {
    dialog.panel.removeAttribute('inert');
    showTopmost(useDialogStack.getState().open.filter((other) => other !== dialog));
  };
}

function showTopmost(open: readonly OpenDialog[]): void {
  document.getElementById('root')?.toggleAttribute('inert', open.length > 0);
  for (const { panel } of open) panel.toggleAttribute('inert', panel !== open.at(-1)?.panel);
  useDialogStack.setState({ open });
}
