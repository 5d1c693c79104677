import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, expect } from 'vitest';
import type { LoginType } from '@/api/session/auth';
import { queryClient } from '@/session/query-client';
import { fileCentre } from '../file-centre';
import { openPage } from '../flows/open-page';
import { catchDownloads } from '../ui/table/downloads';

/** A query page over the centre of its test file, opened for its person unless another is named. */
export function listPage(List: ComponentType, path: string, account: string, loginType: LoginType = '1') {
  const centre = fileCentre();
  afterEach(() => queryClient.clear());
  const open = (query = '', of = account) => openPage(centre, of, path + query, <List />, loginType);
  return { centre, open };
}

/** The rows that begin like this, once there are as many. */
export async function shownRows(count: number, start = /^\d{4}-/): Promise<HTMLElement[]> {
  const found = () => screen.queryAllByRole('row').filter((row) => start.test(row.textContent ?? ''));
  await waitFor(() => expect(found()).toHaveLength(count));
  return found();
}

/** Cells of the first sheet of the file that the page exports. */
export async function exportedRows(user: UserEvent): Promise<unknown[][]> {
  const downloads = catchDownloads();
  await user.click(await screen.findByRole('button', { name: '导出' }));
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  const [file] = await downloads();
  return [...(file?.sheets.values() ?? [])][0] ?? [];
}
