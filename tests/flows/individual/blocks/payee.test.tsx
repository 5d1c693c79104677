import { review } from '@mocks/centre/office/review';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { fetchDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { fileCentre } from '../../../file-centre';
import { LIU } from '../../../people';
import { toDraft } from '../../flow-steps';
import { choose, next, pick, retype } from '../../form-acts';
import { openPage } from '../../open-page';
import { LIU_VALUES } from '../../rent-form';

const centre = fileCentre();
const RENT = { code: 'TQ0107', zjhm: LIU };

const code = () => screen.queryByRole('textbox', { name: '短信验证码' });
const hand = async () => {
  return toDraft(centre, { ...RENT, values: { ...LIU_VALUES, ywwd: '0101' } }, '填写信息');
};

it('another card is asked for its code where it is typed; the clerk still looks at it', async () => {
  const user = await hand();
  expect(code()).toBeNull();
  await choose(user, '收款银行卡', '其他银行卡');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('请先填写正确的收款账号，再获取验证码')).toBeVisible();
  await pick(user, '收款银行', '中国建设银行');
  await retype(user, '收款账号', '6222020200000020301');
  await next(user);
  expect(await screen.findByRole('link', { name: /短信验证码/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText(/验证码已发送至138\*{4}\d{4}，请注意查收/)).toBeVisible();
  await retype(user, '短信验证码', await centre.lastCode('sms'));
  await next(user);
  await screen.findByRole('heading', { name: '核对确认' });
  // Another number than the code was sent for: told beside the field, on this page.
  await user.click(screen.getByRole('button', { name: '修改收款账户' }));
  await retype(user, '收款账号', '6222020200000099999');
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect((await screen.findAllByText(/验证码是为尾号0301的账户发送的/)).length).toBeGreaterThan(0);
  await retype(user, '收款账号', '6222020200000020301');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
  const [found] = (await fetchCases({ page: 1, size: 1 })).list;
  expect(found).toMatchObject({ ywzt: '98' });

  // Sent back for the amount alone: the card that was proved is not proved again.
  const ywlsh = found?.ywlsh ?? '';
  const items = [{ lx: 'zd', bh: 'sqtqje', yj: '请核对金额' }] as const;
  await centre.transact((tx) => review(tx, { ywlsh, result: 'return', opinion: '请补正', items }));
  cleanup();
  const entry = flowByCode(RENT.code, 'individual');
  if (!entry) throw new Error('TQ0107 is not registered');
  const again = (await openPage(centre, LIU, entry.path, <FlowPage entry={entry} />)).user;
  await again.click(await screen.findByRole('button', { name: '去补正' }));
  await retype(again, '申请提取金额', '2000');
  expect(code()).toBeNull();
  await next(again);
  await screen.findByRole('heading', { name: '核对确认' });
  await again.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
  expect((await fetchCases({ page: 1, size: 1 })).list).toMatchObject([{ ywlsh, ywzt: '98', je: '2000.00' }]);
});

it('a masked number of another card is not taken', async () => {
  const values = { ...LIU_VALUES, ywwd: '0101', skzhly: '2', skyhdm: '102' };
  const user = await toDraft(centre, { ...RENT, values }, '填写信息');
  await user.click(await screen.findByLabelText('收款账号'));
  await user.paste('6222********7890');
  await user.tab();
  expect(await screen.findByText('请输入完整的收款账号')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText(/草稿已保存/);
  expect((await fetchDraft(RENT.code))?.nr).not.toContain('*');
});
