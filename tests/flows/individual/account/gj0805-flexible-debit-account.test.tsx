import { review } from '@mocks/centre/office/review';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { fetchFlexibleAccount } from '@/api/person/flexible';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { AYIGULI } from '../../../centre/fixture';
import { MANDATE_ENTRY, passFace, send } from '../../../centre/flexible-fixture';
import { PNG } from '../../../centre/loan-fixture';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { acceptAgreement } from '../../agreement';
import { next, pick, retype } from '../../form-acts';
import { openPage } from '../../open-page';
import { confirmSignature } from '../../sign';

const { zjhm, yhzh } = PEOPLE.阿依古丽;
const entry = flowByCode('GJ0805', 'individual');
if (!entry) throw new Error('GJ0805 is not registered');

const centre = fileCentre();

it('阿依古丽 has another account debited: the day stays, the first debit is shown, and the paper is signed', async () => {
  await centre.transact((tx) => passFace(tx, AYIGULI, MANDATE_ENTRY));
  const { user } = await openPage(centre, zjhm, entry.path, <FlowPage entry={entry} />);
  await acceptAgreement(user);
  await next(user);
  await screen.findByRole('heading', { name: '新扣款账户' });
  await next(user);
  const missing = within(screen.getByRole('alert'));
  for (const name of ['请选择新扣款银行', '请输入新扣款账号', '请输入短信验证码']) {
    expect(missing.getByRole('link', { name })).toBeVisible();
  }
  expect(screen.getByRole('textbox', { name: /新扣款日/ })).toHaveValue('15');
  await pick(user, '新扣款银行', '中国工商银行');
  await retype(user, '新扣款账号', PEOPLE.刘洋.yhzh);
  expect((await screen.findAllByText('银行核验的户名与您的姓名不一致，请使用本人银行账户')).length).toBeGreaterThan(0);
  await pick(user, '新扣款银行', '中国建设银行');
  await retype(user, '新扣款账号', yhzh);
  const debit = await screen.findByRole('region', { name: '新账户首次扣款' });
  expect(await within(debit).findByText('2026-12-15')).toBeVisible();
  expect(debit).toHaveTextContent('新账户首次扣款 ¥1,200.00');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('button', { name: /s后重新获取|秒/ });
  await retype(user, '短信验证码', await centre.lastCode('sms'));
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText(/每月15日从尾号4114的账户扣款/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '确定' }));
  expect(await screen.findByRole('list', { name: '签署内容' })).toHaveTextContent('《灵活就业缴存扣款授权书》');
  await confirmSignature(centre);
  expect(await screen.findByText('提交成功')).toBeVisible();
  expect(screen.getByRole('region', { name: '受理回执' })).toHaveTextContent(
    '新扣款账户中国建设银行 6217***********4114',
  );
  expect(screen.getByRole('region', { name: '受理回执' })).toHaveTextContent('生效年月2026-12');
  expect(await fetchFlexibleAccount()).toMatchObject({ kkyhmc: '中国建设银行', kkzh: '6217***********4114', kkr: 15 });
  expect((await fetchCases({ page: 1, size: 1, ywlx: 'GJ0805' })).list).toMatchObject([{ ywzt: '99' }]);
});

it('sent back for the picture alone: the code is asked for where it is handed in, and nothing else is filled in anew', async () => {
  const ywlsh = await centre.transact((tx) => {
    // Some minutes ago: another code may be asked for by now.
    const earlier = { ...tx, now: () => tx.now() - 300_000 };
    passFace(earlier, AYIGULI, MANDATE_ENTRY);
    const values = { xkkyhdm: '102', xkkzh: '6222020200000099999', xkkr: '15' };
    const sent = send(earlier, AYIGULI, 'GJ0805', values, { code: 'lhkk', signed: true, papers: ['0104'] });
    const items = [{ lx: 'cl', bh: '0104', yj: '卡号看不清' } as const];
    review(tx, { ywlsh: sent.ywlsh, result: 'return', opinion: '请重新上传', items });
    passFace(tx, AYIGULI, MANDATE_ENTRY);
    return sent.ywlsh;
  });
  const { user } = await openPage(centre, zjhm, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '去补正' }));
  const paper = await screen.findByRole('region', { name: '本人银行卡' });
  const again = new File([PNG, Uint8Array.of(1)], '重拍.png', { type: 'image/png' });
  await user.upload(within(paper).getByLabelText('上传本人银行卡'), again);
  await within(paper).findByRole('button', { name: '删除重拍.png' });
  // Nor by way of the form, which is as it was.
  await user.click(screen.getByRole('button', { name: '上一步' }));
  await screen.findByRole('heading', { name: '填写信息' });
  await next(user);
  await screen.findByRole('heading', { name: '材料采集' });
  await next(user);
  await screen.findByRole('heading', { name: '核对确认' });
  // A code that is wrong is told beside its field, on this page.
  await retype(user, '短信验证码', '000000');
  await handIn(user);
  expect((await screen.findAllByText('短信验证码错误或已失效')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('button', { name: /秒后可重新获取/ });
  await retype(user, '短信验证码', await centre.lastCode('sms'));
  await handIn(user);
  expect(await screen.findByText('提交成功')).toBeVisible();
  expect((await fetchCases({ page: 1, size: 1, ywlx: 'GJ0805' })).list).toMatchObject([{ ywlsh, ywzt: '98' }]);
});

async function handIn(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: '提交' }));
  await user.click(await screen.findByRole('button', { name: '确定' }));
  // The code of the former signature stands in the outbox until the new one is there.
  await screen.findByRole('img', { name: '移动端签署二维码' });
  await confirmSignature(centre);
}
