import type { OpenedPanel } from './open-panel';
import styles from './panel.module.css';

/** Adds the button of the QA panel to the page; the panel itself is loaded on first use. @returns a function that removes it */
export function mountPanel(): () => void {
  const aside = document.createElement('aside');
  aside.setAttribute('aria-label', '测试工具');
  aside.className = styles.aside ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '测试工具';
  button.className = styles.launcher ?? '';
  button.setAttribute('aria-expanded', 'false');
  const drawer = document.createElement('div');
  aside.append(button, drawer);
  document.body.append(aside);

  let panel: OpenedPanel | undefined;
  button.addEventListener('click', async () => {
    panel ??= (await import('./open-panel')).openPanel(drawer, button);
    panel.toggle();
  });
  return () => {
    panel?.unmount();
    aside.remove();
  };
}
