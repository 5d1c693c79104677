import { cases } from '@mocks/centre/cases/case-states';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { fileCentre } from '../../../file-centre';
import { NEW_PHONES, PEOPLE, UNITS } from '../../../people';
import { pick as choose, retype } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const HUAXIA = UNITS.华夏精密.dwzh;

const centre = fileCentre();

async function openForm(): Promise<UserEvent> {
  const entry = flowByCode('GJ0302', 'unit');
  if (!entry) throw new Error('GJ0302 is not registered');
  await signedIn(centre, HUAXIA, '2');
  await saveDraft({ ywlx: 'GJ0302', ywlsh: '', bbh: 2, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user } = await openPage(centre, HUAXIA, entry.path, <FlowPage entry={entry} />, '2');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByRole('searchbox', { name: '姓名、证件号码或个人账号' });
  return user;
}

/** Once the centre's answer to the last attempt is there. */
async function next(user: UserEvent) {
  await answered();
  await user.click(forward());
}
const forward = () => screen.getByRole('button', { name: /下一步/ });
const answered = () => waitFor(() => expect(forward()).not.toHaveClass('ant-btn-loading'));

async function find(user: UserEvent, key: string) {
  const box = screen.getByRole('searchbox', { name: '姓名、证件号码或个人账号' });
  await user.clear(box);
  await user.type(box, `${key}{Enter}`);
}

async function pick(user: UserEvent) {
  await find(user, '刘洋');
  await user.click(await screen.findByRole('button', { name: '选择刘洋（100000000007）' }));
  await screen.findByText(/已选择：刘洋/);
}

describe('个人账户信息变更（单位代办）', () => {
  it('begins with a member of the own unit and nothing else', async () => {
    const user = await openForm();
    await next(user);
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('combobox', { name: '学历' })).toBeNull();
    // 周凯 works elsewhere: nothing is said of him.
    await find(user, '周凯');
    expect(await screen.findByText('本单位没有符合的职工，请核对后再查找')).toBeVisible();
    await find(user, PEOPLE.周凯.zjhm);
    expect(await screen.findByText('本单位没有符合的职工，请核对后再查找')).toBeVisible();
  });

  it('changes a job title, old beside new, and tells the member', async () => {
    const user = await openForm();
    await find(user, '刘洋');
    const found = await screen.findByRole('list', { name: '查找结果' });
    expect(found).toHaveTextContent('110***********4522');
    await user.click(within(found).getByRole('button', { name: '选择刘洋（100000000007）' }));
    expect(await screen.findByText(/已选择：刘洋/)).toBeVisible();
    // What is registered stands as a line; its control comes with 修改.
    expect(screen.getByText('职务').nextSibling).toHaveTextContent('一般员工');
    expect(screen.queryByRole('combobox', { name: '职务' })).toBeNull();
    expect(screen.queryByLabelText('收款银行卡号')).toBeNull();
    await choose(user, '职务', '中级管理');
    await retype(user, '手机号码', NEW_PHONES.own);
    expect(screen.getByText('现登记：一般员工')).toBeVisible();
    await next(user);
    await screen.findByRole('heading', { name: '核对确认' });
    expect(screen.getByText('一般员工 → 中级管理')).toBeVisible();
    // What was left empty stays as it is: it is not read as taken away.
    const check = screen.getByRole('region', { name: '联系方式' });
    expect(check).toHaveTextContent('手机号码');
    expect(check).not.toHaveTextContent(/固定电话|--/);
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('变更已生效，职工已收到短信通知。')).toBeVisible();
    expect(
      await within(screen.getByRole('region', { name: '受理回执' })).findByText('一般员工 → 中级管理'),
    ).toBeVisible();
    const record = await centre.transact((tx) => [...cases(tx.store).values()].at(-1));
    expect(record?.values).toEqual({ grzh: PEOPLE.刘洋.grzh, sjhm: NEW_PHONES.own, zhiwu: '2' });
    const outbox = await centre.outbox();
    const toldMember = outbox.filter(({ to }) => to === PEOPLE.刘洋.sjhm).map(({ text }) => text);
    expect(toldMember).toContainEqual(expect.stringContaining('您的职务于'));
    expect(toldMember).toContainEqual(expect.stringContaining('经您本人确认后才生效'));
    expect(outbox.find(({ to }) => to === NEW_PHONES.own)?.code).toMatch(/^\d{6}$/);
  });

  it('stops at the form when nothing changes, even where only the centre can tell', async () => {
    const user = await openForm();
    await pick(user);
    await next(user);
    expect(await screen.findByText('未修改任何信息，无需提交')).toBeVisible();
    // What is registered already is no change.
    await choose(user, '职务', '一般员工');
    await next(user);
    await answered();
    expect(await screen.findByText('未修改任何信息，无需提交')).toBeVisible();
    expect(screen.queryByRole('heading', { name: '核对确认' })).toBeNull();
    await choose(user, '职务', '中级管理');
    await next(user);
    await screen.findByRole('heading', { name: '核对确认' });
  });

  it('says that a number is taken when it is left, and goes no further', async () => {
    const user = await openForm();
    await pick(user);
    await retype(user, '手机号码', PEOPLE.张建国.sjhm);
    await user.tab();
    expect(await screen.findByText('该手机号码已被其他缴存人使用')).toBeVisible();
    await next(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('该手机号码已被其他缴存人使用'));
    expect(screen.queryByRole('heading', { name: '核对确认' })).toBeNull();
  });

  it('says of a mobile alone that it waits for the member', async () => {
    const user = await openForm();
    await pick(user);
    await retype(user, '手机号码', NEW_PHONES.own);
    await next(user);
    await screen.findByRole('heading', { name: '核对确认' });
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText(/^新手机号码尚未生效/)).toBeVisible();
    expect(screen.queryByText(/变更已生效/)).toBeNull();
  });
});
