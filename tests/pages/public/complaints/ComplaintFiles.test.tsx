import { startTestCentre, type TestCentre } from '@mocks/node';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { uploadComplaintFile } from '@/api/public/complaints';
import * as saving from '@/lib/save-file';
import { ComplaintFiles } from '@/pages/public/complaints/ComplaintFiles';
import { KEY, PNG } from '../../../centre/public/complaints/complaint-world';
import { openPage, signedIn } from '../../../flows/open-page';
import { PEOPLE } from '../../../people';
import { recordRequests } from '../../../sent-requests';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-20' });
});
afterAll(() => centre.close());

const sent = recordRequests();

it('saves the own file by p/file/download; nobody else gets it', async () => {
  const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
  await signedIn(centre, PEOPLE.张建国.zjhm);
  const file = await uploadComplaintFile(KEY, '工资条.png', new Blob([PNG], { type: 'image/png' }));
  const show = async (zjhm: string) => {
    const { user } = await openPage(centre, zjhm, '/complaintJYInfo', <ComplaintFiles files={[file]} />);
    await user.click(screen.getByRole('button', { name: '下载工资条.png' }));
  };
  await show(PEOPLE.张建国.zjhm);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toBe('工资条.png');
  expect(save.mock.calls[0]?.[1].size).toBe(PNG.length);
  expect(sent.all().filter(({ path }) => path.endsWith('/core/v1/p/file/download'))).toHaveLength(1);
  cleanup();
  await show(PEOPLE.李晓梅.zjhm);
  expect(await screen.findByRole('alert')).toHaveTextContent('“工资条.png”下载失败：没有找到这个附件');
  expect(save).toHaveBeenCalledOnce();
});
