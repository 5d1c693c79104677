import { followDialogs } from './follow-dialogs';
import type { OpenedPanel } from './open-panel';
import styles from './panel.module.css';

/** Puts the button of the QA panel on the page; everything else of it is loaded when it is first opened. @returns what takes it away */
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
  const stop = followDialogs(aside);

  let panel: OpenedPanel | undefined;
  button.addEventListener('click', async () => {
    panel ??= (await import('./open-panel')).openPanel(drawer, button);
    panel.toggle();
  });
  return () => {
    stop();
    panel?.unmount();
    aside.remove();
  };
}
