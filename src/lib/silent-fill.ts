/** Events that may precede a render: a key, a press, a submission by the password manager itself. */
const OCCASIONS = ['keydown', 'beforeinput', 'pointerdown', 'submit'] as const;
/** The native setter bypasses React's tracking of values set by scripts. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const FILLABLE = 'input[autocomplete]:not([autocomplete="off"])';

/**
 * Some password managers fill fields without an event, and the next render would restore React's value. The handler dispatches input events
 * for all fields; React ignores those without a new value. @returns a function that stops it
 */
export function startSilentFill(): () => void {
  for (const occasion of OCCASIONS) window.addEventListener(occasion, announce, true);
  return () => {
    for (const occasion of OCCASIONS) window.removeEventListener(occasion, announce, true);
  };
}

function announce(): void {
  // The focused field has its own events, and an input method may be composing in it.
  const fields = [...document.querySelectorAll<HTMLInputElement>(FILLABLE)].filter(
    (field) => field !== document.activeElement,
  );
  // All values are read first: the render after one event resets the other fields.
  for (const [field, value] of fields.map((one) => [one, one.value] as const)) {
    if (field.value !== value) setValue?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
