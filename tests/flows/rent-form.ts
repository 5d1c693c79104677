import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fetchBusinessNumber, saveDraft } from '@/api/business';

export const LIU = '110102199603154522';
export const HE = '110106198309222046';

/** What 刘洋 fills in: no filed contract, October and November. */
export const LIU_VALUES = {
  zflx: '1',
  fwzl: { region: ['北京市', '西城区'], detail: '平安里西大街31号3号楼502室' },
  hyzk: '10',
  znsl: '0',
  rylb: '1',
  tqksny: '2026-10',
  tqjsny: '2026-11',
  sqtqje: '3000.00',
  ywwd: '',
  cns: true,
};

/** Keeps a draft for the signed-in person, as an earlier visit would have. */
export async function keepDraft(step: string, values: object, bbh = 1) {
  const ywlsh = step === 'form' ? '' : await fetchBusinessNumber('TQ0107');
  return saveDraft({ ywlx: 'TQ0107', ywlsh, bbh, dqbz: step, nr: JSON.stringify(values), xgcs: 0 });
}

export const group = (name: string) => screen.getByRole('radiogroup', { name });

export async function choose(user: UserEvent, name: string, option: string) {
  await user.click(within(group(name)).getByRole('radio', { name: option }));
}

export async function retype(user: UserEvent, label: string, text: string) {
  const input = screen.getByLabelText(label);
  await user.clear(input);
  await user.type(input, text);
  await user.tab();
}

export const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: '下一步' }));

/** Chooses from a drop-down list. */
export async function pick(user: UserEvent, label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByText(option));
}
