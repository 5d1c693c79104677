/**
 * Keeps the panel usable while a modal dialog is open: everything outside of it is inert then, so the panel's host moves into
 * the newest one and back when it closes. A code or a scan is wanted just when the hall asks for it in a dialog.
 * @returns what ends that
 */
export function followDialogs(host: HTMLElement): () => void {
  let open: HTMLDialogElement[] = [];
  const follow = () => {
    const modal = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
    open = [...open.filter((one) => modal.includes(one)), ...modal.filter((one) => !open.includes(one))];
    const home = open.at(-1) ?? document.body;
    if (host.parentElement !== home) home.append(host);
  };
  const opened = new MutationObserver(follow);
  opened.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => opened.disconnect();
}
