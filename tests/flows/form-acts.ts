// What a person does on any form.
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseOption } from '../choose-option';

/** One pixel. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);

export const group = (name: string) => screen.getByRole('radiogroup', { name });

/** A value that is known stands as a line: its control comes with 修改. */
export async function openKnown(user: UserEvent, label: string): Promise<void> {
  const edit = screen.queryByRole('button', { name: `修改${label}` });
  if (edit) await user.click(edit);
}

export async function choose(user: UserEvent, name: string, option: string) {
  await openKnown(user, name);
  await user.click(within(group(name)).getByRole('radio', { name: option }));
}

export async function retype(user: UserEvent, label: string, text: string) {
  await openKnown(user, label);
  // A date field comes with its calendar, which is loaded on demand.
  const input = await screen.findByLabelText(label);
  await user.clear(input);
  await user.type(input, text);
  await user.tab();
}

export const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: '下一步' }));

/** Chooses from a drop-down list. */
export async function pick(user: UserEvent, label: string, option: string) {
  await openKnown(user, label);
  await chooseOption(screen.getByRole('combobox', { name: label }), option);
}
