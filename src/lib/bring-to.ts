/** Brings a heading (with `tabIndex={-1}`) to the top and the focus to it, so that the next Tab goes on from there. */
export function bringTo(target: HTMLElement | null): void {
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}
