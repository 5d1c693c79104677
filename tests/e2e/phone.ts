import { expect, type Page } from '@playwright/test';
import { type OutboxEntry, qa } from './qa';

/** The person's phone confirms the signature that the dialog on the page asks for. */
export async function signOnPhone(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '移动端签署' });
  await expect(dialog.getByText('请使用移动设备扫码，完成授权签署')).toBeVisible();
  await expect(dialog.getByText('等待扫码')).toBeVisible();
  const code = (await qa<OutboxEntry[]>(page, 'outbox')).find(({ kind }) => kind === 'qr');
  await qa(page, 'scan', { uuid: code?.uuid, action: 'confirm' });
  await expect(dialog).toBeHidden();
}

/** The phone confirms the newest face check; `zjhm` says whose phone it is. */
export async function confirmFace(page: Page, dialog: string, zjhm = ''): Promise<void> {
  const shown = page.getByRole('dialog', { name: dialog });
  await expect(shown.getByText('等待扫码')).toBeVisible();
  const face = (await qa<OutboxEntry[]>(page, 'outbox')).find(({ kind }) => kind === 'face');
  await qa(page, 'scan', { uuid: face?.uuid, action: 'confirm', zjhm });
}
