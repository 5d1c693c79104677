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
        // Runs after the click event that follows the release.
        setTimeout(() => {
          for (const work of waiting.splice(0)) work();
        });
      },
      true,
    );
}

/**
 * Runs `work` at once, or after a click in progress: a message between press and release would move the pressed button away from
 * the pointer.
 */
export function afterPointer(work: () => void): void {
  if (down) waiting.push(work);
  else work();
}
