/** Before whatever may let React render: a key, a press, a submission that the manager itself starts. */
const OCCASIONS = ['keydown', 'beforeinput', 'pointerdown', 'submit'] as const;
/** Past React, which watches what scripts of the page write. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const FILLABLE = 'input[autocomplete]:not([autocomplete="off"])';

/**
 * Some password managers write into fields without an event, and the next render would put back what React knows. React takes
 * an input event only for a value that it does not know, so all others hear nothing. @returns what stops it
 */
export function startSilentFill(): () => void {
  for (const occasion of OCCASIONS) window.addEventListener(occasion, announce, true);
  return () => {
    for (const occasion of OCCASIONS) window.removeEventListener(occasion, announce, true);
  };
}

function announce(): void {
  // In hand, it has its own events; an input method may be composing.
  const fields = [...document.querySelectorAll<HTMLInputElement>(FILLABLE)].filter(
    (field) => field !== document.activeElement,
  );
  // All are read first: what comes of one event puts the others back.
  for (const [field, value] of fields.map((one) => [one, one.value] as const)) {
    if (field.value !== value) setValue?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
