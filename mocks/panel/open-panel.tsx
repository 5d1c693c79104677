import { createRoot } from 'react-dom/client';
import { QaPanel } from './QaPanel';

export interface OpenedPanel {
  toggle: () => void;
  /** Stops polling. */
  unmount: () => void;
}

/** Renders the drawer into its own root. A closed drawer renders nothing. */
export function openPanel(host: HTMLElement, launcher: HTMLButtonElement): OpenedPanel {
  const root = createRoot(host);
  let shown = false;
  const show = (next: boolean) => {
    shown = next;
    launcher.setAttribute('aria-expanded', String(next));
    root.render(next ? <QaPanel onClose={() => show(false)} /> : null);
    if (!next) launcher.focus();
  };
  return { toggle: () => show(!shown), unmount: () => root.unmount() };
}
