let down = false;
const waiting: (() => void)[] = [];

if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    () => {
      down = true;
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(
      end,
      () => {
        down = false;
        // After the click that this is the end of.
        setTimeout(() => {
          for (const work of waiting.splice(0)) work();
        });
      },
      true,
    );
}

/**
 * Runs `work` at once, or after the click that is under way: a message that appears between press and release moves the
 * page, and the button that was pressed would no longer be under the pointer.
 */
export function afterPointer(work: () => void): void {
  if (down) waiting.push(work);
  else work();
}
