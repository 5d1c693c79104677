import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { next, PNG } from '../../flows/form-acts';
import { SAMPLE_VALUES, sampleWorld } from '../sample-business';

/* The materials: one that a register answers for, one to be uploaded. */
const { centre, resumeAt } = sampleWorld();
const WITH_CONTRACT = { ...SAMPLE_VALUES, type: '2', contract: 'HT1' };

it('collects the materials: one the register answers for, one to be uploaded', async () => {
  const { user } = await resumeAt('materials', WITH_CONTRACT);
  const home = await screen.findByRole('region', { name: '无房查询结果' });
  expect(home).toHaveTextContent('系统已核验，免交（不动产登记');
  await next(user);
  expect(screen.getByText('以下材料尚未上传，请补齐').closest('[role="alert"]')).toHaveTextContent('发票');

  const invoice = screen.getByRole('region', { name: '发票' });
  const input = within(invoice).getByLabelText(/上传发票/);
  await userEvent.setup({ delay: null, applyAccept: false }).upload(input, new File(['MZ'], '发票.exe'));
  expect(await within(invoice).findByText('仅支持jpg、jpeg、png、pdf、ofd格式')).toBeVisible();
  await user.click(within(invoice).getByRole('button', { name: '移除' }));

  await centre.fault({ path: '/uploadClBase64', kind: 'status', value: '500', times: 1 });
  await user.upload(input, new File([PNG], '发票.png', { type: 'image/png' }));
  await user.click(await within(invoice).findByRole('button', { name: '重试' }));
  await within(invoice).findByRole('button', { name: '删除发票.png' });
  await next(user);
  const listed = await screen.findByRole('region', { name: '材料' });
  await within(listed).findByText('1份：发票.png');
  expect(listed).toHaveTextContent('无房查询结果免交系统已核验，免交（不动产登记');
  await user.click(within(listed).getByRole('button', { name: '修改材料' }));
  await within(await screen.findByRole('region', { name: '发票' })).findByText('发票.png');
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await screen.findByRole('region', { name: '受理回执' });
});

it('shows an uploaded file and takes it back: its material is missing again', async () => {
  const { user } = await resumeAt('materials', WITH_CONTRACT);
  const invoice = within(await screen.findByRole('region', { name: '发票' }));
  await user.upload(invoice.getByLabelText(/上传发票/), new File([PNG], '发票.png', { type: 'image/png' }));
  await user.click(await invoice.findByRole('button', { name: '预览发票.png' }));
  const preview = within(await screen.findByRole('dialog', { name: '发票.png' }));
  expect(await preview.findByRole('img', { name: '发票.png' })).toBeVisible();
  await user.click(preview.getByRole('button', { name: '关闭' }));
  await user.click(invoice.getByRole('button', { name: '删除发票.png' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(invoice.queryByText('发票.png')).toBeNull());
  await next(user);
  expect(screen.getByText('以下材料尚未上传，请补齐').closest('[role="alert"]')).toHaveTextContent('发票');
});

it('says on the check page which material is still missing', async () => {
  await resumeAt('confirm', WITH_CONTRACT);
  expect(await screen.findByText('未上传，请补充')).toBeVisible();
});
