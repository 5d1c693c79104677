/** Scrolls a heading (with `tabIndex={-1}`) to the top and focuses it, so that the next Tab continues from there. */
export function focusHeading(target: HTMLElement | null): void {
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}
