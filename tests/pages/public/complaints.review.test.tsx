import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '@/session/query-client';
import { chooseOption } from '../../choose-option';
import { fileCentre } from '../../file-centre';
import { call } from '../../handlers/call';
import { renderHall } from '../../render-hall';

const centre = fileCentre('2026-11-20');

it('游客：搜索、筛选、翻页都在地址里，打开一条公开的答复', async () => {
  const { user, address, router } = await renderHall('/complaintJY', { centre });
  const list = await screen.findByRole('list', { name: '公开答复' });
  expect(screen.queryByRole('radio', { name: '我的诉求' })).not.toBeInTheDocument();
  expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: '第2页' }));
  await waitFor(() => expect(address()).toContain('page=2'));
  await chooseOption(screen.getByLabelText('类型'), '咨询');
  await user.type(screen.getByRole('searchbox', { name: '搜索' }), '违约金');
  await waitFor(() => expect(decodeURIComponent(address())).toContain('q=违约金'));
  expect(address()).toContain('jlx=1');
  expect(address()).not.toContain('page=');
  await user.click(await screen.findByRole('link', { name: '提前还一部分，是缩短年限还是减少月供划算？' }));
  expect(await screen.findByRole('article', { name: '贷款管理处的答复' })).toHaveTextContent('不收违约金');
  expect(screen.queryByRole('button', { name: /复核/ })).not.toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('searchbox', { name: '搜索' })).toHaveValue('违约金');
});

it('举报：证据和保护说明、月份范围，转稽核执法处；答复后复核一次、评价', async () => {
  const { user, router } = await renderHall('/complaintJYAdd', { centre, person: '张建国' });
  await user.click(await screen.findByRole('radio', { name: /^举报/ }));
  expect(screen.getByText(/工资条或银行工资流水、劳动合同/)).toBeVisible();
  expect(screen.getByText(/对举报人信息严格保密/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /对单位匿名/ })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /同意答复后公开/ })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('涉及单位名称'), '某某贸易有限公司');
  await user.type(await screen.findByLabelText('欠缴/少缴起始年月'), '2025-03{Enter}');
  await user.type(screen.getByLabelText('欠缴/少缴截止年月'), '2025-12{Enter}');
  await user.type(screen.getByRole('textbox', { name: '标题' }), '单位九个月没有缴存');
  await user.type(screen.getByRole('textbox', { name: '内容' }), '工资条上扣了公积金，账户里没有入账。');
  await user.click(screen.getByRole('button', { name: '提交' }));
  const receipt = await screen.findByRole('region', { name: '提交回执' });
  expect(receipt).toHaveTextContent('稽核执法处');
  expect(receipt).toHaveTextContent('15个工作日内');
  const id = /TS\d{14}/.exec(receipt.textContent ?? '')?.[0] ?? '';
  const answer = (text: string) => call('/api/__qa__/complaint', { json: { id, action: 'answer', text } });
  await answer('经核查，单位已补缴9个月，请查看缴存明细。');

  await act(() => router.navigate(`/complaintJYInfo?id=${id}`));
  expect(await screen.findByText('2025-03至2025-12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '不满意，申请复核' }));
  await user.click(screen.getByRole('button', { name: '提交复核申请' }));
  expect((await screen.findAllByText('请输入复核理由'))[0]).toBeVisible();
  await user.type(screen.getByLabelText('复核理由'), '补缴的基数仍然低于实际工资，请再核查。');
  await user.click(screen.getByRole('button', { name: '提交复核申请' }));
  expect(await screen.findByText(/督查审计处正在复核/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '不满意，申请复核' })).not.toBeInTheDocument();
  await answer('已责令单位按实际工资补足差额。');
  // As after a reload.
  await act(() => queryClient.invalidateQueries());
  const opinion = await screen.findByRole('radio', { name: '满意' });
  await user.click(opinion);
  await user.click(screen.getByRole('button', { name: '提交评价' }));
  expect(await screen.findByText('满意程度：满意')).toBeVisible();
});
