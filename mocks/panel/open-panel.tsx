import { createRoot } from 'react-dom/client';
import { QaPanel } from './QaPanel';

/** Renders the drawer into its own root and returns what opens and closes it. Closed, it renders nothing. */
export function openPanel(host: HTMLElement, launcher: HTMLButtonElement): () => void {
  const root = createRoot(host);
  let shown = false;
  const show = (next: boolean) => {
    shown = next;
    launcher.setAttribute('aria-expanded', String(next));
    root.render(next ? <QaPanel onClose={() => show(false)} /> : null);
    if (!next) launcher.focus();
  };
  return () => show(!shown);
}
