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

/**
 * Where dialogs are put. In any place but the body antd leaves the page's scroll bar to us: it measures it in the middle of rendering and
 * adds a style sheet to the page, which lays all of it out again three times.
 */
export function dialogPlace(): HTMLElement {
  const known = document.getElementById('dialogs');
  if (known) return known;
  const place = document.createElement('div');
  place.id = 'dialogs';
  return document.body.appendChild(place);
}

function showTopmost(open: readonly OpenDialog[]): void {
  const { documentElement: page } = document;
  // Where the scroll bar takes room, its room stays, or the page would move.
  if (open.length === 0) delete page.dataset.locked;
  else page.dataset.locked ??= window.innerWidth > page.clientWidth ? 'bar' : '';
  document.getElementById('root')?.toggleAttribute('inert', open.length > 0);
  for (const { panel } of open) panel.toggleAttribute('inert', panel !== open.at(-1)?.panel);
  useDialogStack.setState({ open });
}
