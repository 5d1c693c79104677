import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CheckButtons, type CheckRefusal } from '@/pages/my-office/CheckButtons';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { UNITS } from '../../people';
import { recordRequests } from '../../sent-requests';

const centre = fileCentre();

const sent = recordRequests();

function Buttons({ asks }: { asks: boolean }) {
  const [refused, setRefused] = useState<CheckRefusal | null>(null);
  return (
    <CheckButtons ywlsh="X1" asks={asks} waits refused={refused} onRefused={setRefused} onDone={() => undefined} />
  );
}

const show = async (asks: boolean) => {
  return openPage(centre, UNITS.华夏精密.dwzh, '/dwwt/DWmyOffice/detail', <Buttons asks={asks} />, '2');
};

it('中心要求特别提示的，通过前再问一次；不确定就不送', async () => {
  const { user } = await show(true);
  const before = sent.all().length;
  await user.click(screen.getByRole('button', { name: '复核通过' }));
  const question = await screen.findByRole('alertdialog', { name: '温馨提示' });
  expect(question).toHaveTextContent('您确定通过吗？');
  await user.click(within(question).getByRole('button', { name: '取消' }));
  expect(sent.all()).toHaveLength(before);
});

it('没有特别提示的，点了就通过', async () => {
  const { user } = await show(false);
  const before = sent.all().length;
  await user.click(screen.getByRole('button', { name: '复核通过' }));
  // The centre knows no such case.
  expect(await screen.findByText(/办件|业务流水号/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent.all().length).toBeGreaterThan(before);
});
