const PRESSABLE = 'button, a[href], label, [role="tab"], [role="menuitem"], [role="option"]';
/** px: who moved further has thought better of it. */
const STILL = 8;

/**
 * An answer may move the page while a mouse button is held down: what was pressed is no longer under the pointer when it is let
 * go, and the browser makes no click of it. A press that did not move itself counts for what it was meant for; what lies there
 * now gets nothing. Fingers have no such gap. @returns what stops it
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
