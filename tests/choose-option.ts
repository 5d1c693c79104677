import { fireEvent, waitFor } from '@testing-library/react';

/** Chooses from a list as a person does: opens it and presses the option of this label, or the first one it matches. */
export async function chooseOption(list: HTMLElement, label: string | RegExp): Promise<void> {
  const option = await waitFor(() => {
    const found = openList(list).find(({ textContent }) => matches(textContent ?? '', label));
    if (!found) throw new Error(`No option ${label}: ${openList(list).map(({ textContent }) => textContent)}`);
    return found;
  });
  if (list instanceof HTMLSelectElement)
    fireEvent.change(list, { target: { value: (option as HTMLOptionElement).value } });
  else fireEvent.click(option);
}

/** Labels that a list offers. */
export function optionsOf(list: HTMLElement): string[] {
  return openList(list).map(({ textContent }) => textContent ?? '');
}

/** Options of a list, which is opened for it; a closed one has none on the page. */
export function openList(list: HTMLElement): HTMLElement[] {
  if (list instanceof HTMLSelectElement) return [...list.options];
  if (list.getAttribute('aria-expanded') !== 'true') fireEvent.mouseDown(list);
  const box = document.getElementById(list.getAttribute('aria-controls') ?? '');
  return [...(box?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}

function matches(text: string, label: string | RegExp): boolean {
  return typeof label === 'string' ? text === label : label.test(text);
}
