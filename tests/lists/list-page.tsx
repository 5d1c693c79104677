import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, expect, vi } from 'vitest';
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

/** Texts of a row's cells. */
export const cellsOf = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.trim())
    : [];

/** The page as it is printed. */
export async function printedPage(user: UserEvent): Promise<Document> {
  let printed = '';
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed = document.body.innerHTML;
  });
  await user.click(screen.getByRole('button', { name: '打印' }));
  await waitFor(() => expect(printed).toContain('校验码'));
  return new DOMParser().parseFromString(printed, 'text/html');
}

/** Cells of the first sheet of the file that the page exports. */
export async function exportedRows(user: UserEvent): Promise<unknown[][]> {
  const downloads = catchDownloads();
  await user.click(await screen.findByRole('button', { name: '导出' }));
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  const [file] = await downloads();
  return [...(file?.sheets.values() ?? [])][0] ?? [];
}
