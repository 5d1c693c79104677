const PRESSABLE = 'button, a[href], label, [role="tab"], [role="menuitem"], [role="option"]';
/** px; a longer pointer movement cancels the press. */
const STILL = 8;

/**
 * An answer may shift the page while a mouse button is down: the pressed element is no longer under the pointer at release, and the browser
 * fires no click. The watch clicks the element if the pointer itself did not move; the element now under the pointer receives nothing.
 * Touch has no such gap. @returns a function that stops the watch
 */
export function startMovedPressWatch(): () => void {
  let pressed: { element: HTMLElement; left: number; top: number; x: number; y: number } | undefined;
  const down = ({ target, pointerType, button, clientX, clientY }: PointerEvent) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
    pressed = undefined;
    if (!element || pointerType !== 'mouse' || button !== 0) return;
    const { left, top } = element.getBoundingClientRect();
    pressed = { element, left, top, x: clientX, y: clientY };
  };
  const up = ({ target, clientX, clientY }: PointerEvent) => {
    const meant = pressed;
    pressed = undefined;
    if (!meant?.element.isConnected || (target instanceof Node && meant.element.contains(target))) return;
    const { left, top } = meant.element.getBoundingClientRect();
    const moved = left !== meant.left || top !== meant.top;
    if (moved && Math.hypot(clientX - meant.x, clientY - meant.y) < STILL) meant.element.click();
  };
  const stop = new AbortController();
  window.addEventListener('pointerdown', down, { capture: true, signal: stop.signal });
  window.addEventListener('pointerup', up, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
