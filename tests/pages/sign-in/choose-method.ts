import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses a way to sign in by its title: a tab, or an entry of 其他方式. */
export async function chooseMethod(user: UserEvent, name: string): Promise<void> {
  const tab = screen.queryByRole('tab', { name });
  if (tab) return user.click(tab);
  await user.click(screen.getByRole('button', { name: '其他方式' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** The ways on offer by their titles, tabs first. */
export async function methodsOffered(user: UserEvent): Promise<(string | null)[]> {
  const tabs = screen.getAllByRole('tab', { name: /登录$/ });
  await user.click(screen.getByRole('button', { name: '其他方式' }));
  const entries = await screen.findAllByRole('menuitem');
  const titles = [...tabs, ...entries].map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return titles;
}
