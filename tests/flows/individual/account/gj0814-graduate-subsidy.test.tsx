import { setRegister } from '@mocks/centre/registers/register-queries';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fetchDepositEntries } from '@/api/person/person';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { PNG } from '../../../centre/loan-fixture';
import { answered } from '../../../clock';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { acceptAgreement } from '../../agreement';
import { next, pick, retype } from '../../form-acts';
import { openPage } from '../../open-page';

const entry = registered('GJ0814');

const centre = fileCentre();

function registered(code: string) {
  const found = flowByCode(code, 'individual');
  if (!found) throw new Error(`${code} is not registered`);
  return found;
}

/** Over the notice to the form, which says what is missing. */
async function toForm(): Promise<UserEvent> {
  const { user } = await openPage(centre, PEOPLE.阿依古丽.zjhm, entry.path, <FlowPage entry={entry} />);
  await acceptAgreement(user);
  await next(user);
  await screen.findByRole('heading', { name: '毕业与就业' });
  await next(user);
  return user;
}

/** The months and the promise, which the register knows nothing of. */
async function fillRest(user: UserEvent) {
  await pick(user, '就业类别', '大中专毕业生');
  await pick(user, '补贴终止年月', '2026-11');
  await user.click(screen.getByRole('checkbox', { name: /没有同时享受其他就业创业补贴/ }));
}

/** Uploads the certificate and hands in: a clerk has it. */
async function handInByPaper(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /下一步$/ }));
  const paper = await screen.findByRole('region', { name: '毕业证书' });
  await user.upload(
    within(paper).getByLabelText('上传毕业证书'),
    new File([PNG], '毕业证书.png', { type: 'image/png' }),
  );
  await within(paper).findByRole('button', { name: '删除毕业证书.png' });
  await user.click(screen.getByRole('button', { name: /下一步$/ }));
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
}

it('the register has another school: she says so, uploads the certificate, and the receipt says that the centre reads it', async () => {
  const user = await toForm();
  await retype(user, '毕业院校', '云州大学');
  await fillRest(user);
  expect(await screen.findByRole('textbox', { name: '毕业院校' })).toHaveAccessibleDescription(
    /毕业院校与学历登记不一致（登记为云州师范大学），将由中心凭毕业证书审核/,
  );
  const sum = await screen.findByRole('region', { name: '申请补贴金额' });
  await waitFor(() => expect(sum).toHaveTextContent('办理方式上传毕业证书（毕业院校与学历登记不一致），由中心审核'));
  await handInByPaper(user);
  const receipt = within(screen.getByRole('region', { name: '受理回执' }));
  expect(receipt.getByText(/上传毕业证书（毕业院校与学历登记不一致），由中心审核/)).toBeVisible();
  expect(screen.getByText(/中心将在承诺办结日前完成审核/)).toBeVisible();
});

it('a register that does not answer is said, asked again without losing what was typed, and else the certificate does', async () => {
  await centre.transact(({ store }) => setRegister(store, '学历登记', false));
  const user = await toForm();
  expect(screen.getByText('学历登记暂时没有应答')).toBeVisible();
  for (const name of ['请输入毕业院校', '请选择学历', '请输入毕业证书编号', '请选择毕业日期']) {
    expect(screen.getByRole('link', { name })).toBeVisible();
  }
  await retype(user, '毕业院校', '云州大学');
  await user.click(screen.getByRole('button', { name: '重新查询' }));
  // Until the answer is there the button takes no second press.
  await answered();
  expect(screen.getByText('学历登记暂时没有应答')).toBeVisible();
  await centre.transact(({ store }) => setRegister(store, '学历登记', true));
  await user.click(await screen.findByRole('button', { name: /重新查询$/ }));
  await waitFor(() => expect(screen.queryByText('学历登记暂时没有应答')).toBeNull());
  expect(screen.getByRole('textbox', { name: '毕业院校' })).toHaveValue('云州大学');
  expect(screen.getByText('106631202302000418')).toBeVisible();
  // Said once of what stands together.
  expect(screen.getAllByText('：学历登记')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: '请输入毕业证书编号' })).toBeNull();
  await fillRest(user);
  await handInByPaper(user);
});

it('阿依古丽 asks for the months since July: the register knows her certificate, and 500.00 come into the account', async () => {
  const user = await toForm();
  const missing = within(screen.getByRole('alert'));
  for (const name of ['请选择补贴终止年月', '请勾选承诺书']) {
    expect(missing.getByRole('link', { name })).toBeVisible();
  }
  expect(screen.getByText('云州师范大学')).toBeVisible();
  expect(screen.getAllByText('：学历登记')).toHaveLength(1);
  await fillRest(user);
  const sum = await screen.findByRole('region', { name: '申请补贴金额' });
  expect(sum).toHaveTextContent('申请补贴金额 ¥500.00');
  expect(sum).toHaveTextContent('补贴月数5个月');
  expect(sum).toHaveTextContent('办理方式学历登记已核验，提交后即时办结');
  await user.click(screen.getByRole('button', { name: /下一步$/ }));
  expect(await screen.findByText(/系统已核验，免交（学历登记/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
  const { list } = await fetchDepositEntries({ page: 1, size: 1 });
  expect(list).toMatchObject([{ gjmxlx: '99', zhaiyao: '财政补贴', fse: '500.00' }]);
});
