import { changeRole, listOperators } from '@mocks/centre/access/operators';
import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { caseDetail } from '@mocks/centre/office/cases';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import Operators from '@/pages/unit/operators/Operators';
import { handInRows } from '../../centre/submit';
import { chooseOption } from '../../choose-option';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { NEW_PHONES, NOBODY, OPERATORS, PEOPLE, UNITS } from '../../people';

const { dwzh } = UNITS.华夏精密;
const PATH = '/dwwt/xtgl/czygl';

const centre = fileCentre();

const open = () => openPage(centre, dwzh, PATH, <Operators />, '2');

it('a manager invites somebody: what is missing is said, then the new one waits for their own password', async () => {
  const { user } = await open();
  await screen.findByRole('row', { name: /吴晓东（本人）/ });
  await user.click(await screen.findByRole('button', { name: '邀请操作员' }));
  const dialog = within(await screen.findByRole('dialog', { name: '邀请操作员' }));
  // To be handed on: where the new one sets a password.
  const { origin, pathname } = window.location;
  expect(await dialog.findByText(`${origin}${pathname}#/dwRegister`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '复制注册地址' }));
  expect(await navigator.clipboard.readText()).toBe(`${origin}${pathname}#/dwRegister`);
  await user.click(dialog.getByRole('button', { name: '发送邀请' }));
  const missing = within(dialog.getByRole('alert')).getAllByRole('listitem');
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    '请输入姓名',
    '请输入身份证号码',
    '请输入手机号',
    '请选择岗位',
  ]);
  await user.type(dialog.getByRole('textbox', { name: /^姓名/ }), '程立');
  await user.type(dialog.getByRole('textbox', { name: /^身份证号码/ }), NOBODY.another);
  await user.type(dialog.getByRole('textbox', { name: /^手机号码/ }), NEW_PHONES.invited);
  await chooseOption(dialog.getByRole('combobox', { name: /^岗位/ }), '经办');
  await user.click(dialog.getByRole('button', { name: '发送邀请' }));
  expect(await screen.findByRole('row', { name: /程立.*待注册/ })).toBeVisible();
  const told = await centre.transact((tx) => readOutbox(tx).filter(({ to }) => to === NEW_PHONES.invited));
  expect(told).toHaveLength(1);
});

it('one asks for 双人复核 and cannot agree alone; once the other has, the other cannot be stopped', async () => {
  const first = await open();
  await chooseOption(await screen.findByRole('combobox', { name: '双人复核' }), '开通');
  // As copied from a sheet.
  await first.user.click(screen.getByRole('textbox', { name: /^单笔限额/ }));
  await first.user.paste(' 50,000元');
  await first.user.click(screen.getByRole('button', { name: '申请变更' }));
  expect(await screen.findByText(/吴晓东于.*申请：开通双人复核，单笔限额¥50,000.00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '同意变更' })).toBeNull();
  first.unmount();

  await centre.transact((tx) =>
    answerTwoPerson(tx, { kind: 'unit', dwzh, operator: OPERATORS.邢芳.jbrzjhm }, { ty: '1' }),
  );
  const { user } = await open();
  expect(await screen.findByText('，单笔超过¥50,000.00必须双人复核')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '停用邢芳' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
  expect(await screen.findByText(/^已开通双人复核，至少保留一名可以经办和另一名可以复核的操作员/)).toBeVisible();
});

it('two roles in a row are each seen; the last manager stays one, and is told why', async () => {
  const { user } = await open();
  const role = (name: string) => screen.findByRole('combobox', { name: `${name}的岗位` });
  for (const name of ['经办', '管理', '复核']) {
    await chooseOption(await role('邢芳'), name);
    const asked = within(await screen.findByRole('alertdialog', { name: '变更岗位' }));
    expect(asked.getByText(new RegExp(`改为${name}，立即生效，本人会收到短信`))).toBeVisible();
    await user.click(asked.getByRole('button', { name: '变更' }));
    await waitFor(async () => expect(await role('邢芳')).toHaveDisplayValue(name));
    expect(await role('邢芳')).toBeEnabled();
  }
  const told = await centre.transact((tx) => readOutbox(tx).filter(({ to }) => to === OPERATORS.邢芳.jbrsjhm));
  expect(told.map(({ text }) => text).join()).toContain('已将操作员邢芳的岗位由复核改为经办');
  await chooseOption(await role('吴晓东'), '经办');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '变更' }));
  expect(await screen.findByText('至少保留一名在用的管理岗')).toBeVisible();
  expect(await role('吴晓东')).toHaveDisplayValue('管理');
});

it('a manager who hands the role on manages no more: nothing is offered that would be refused', async () => {
  await centre.transact((tx) => {
    const [, xing] = listOperators(tx, { kind: 'unit', dwzh });
    changeRole(tx, { kind: 'unit', dwzh }, { czyid: xing?.czyid ?? '', js: '1' });
  });
  const { user } = await open();
  await chooseOption(await screen.findByRole('combobox', { name: '吴晓东的岗位' }), '经办');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '变更' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '邀请操作员' })).toBeNull());
  expect(screen.getByRole('row', { name: /吴晓东（本人）\s*经办/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: '申请变更' })).toBeNull();
});

it('two managers at once: the second is shown what the first asked for, and it stays asked for', async () => {
  await centre.transact((tx) => {
    const [, xing] = listOperators(tx, { kind: 'unit', dwzh });
    changeRole(tx, { kind: 'unit', dwzh }, { czyid: xing?.czyid ?? '', js: '1' });
  });
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: /^单笔限额/ }), '80000');
  await centre.transact((tx) =>
    proposeTwoPerson(tx, { kind: 'unit', dwzh, operator: OPERATORS.邢芳.jbrzjhm }, { zt: '1', xe: '50000' }),
  );
  await user.click(screen.getByRole('button', { name: '申请变更' }));
  expect(await screen.findByText('邢芳的申请待确认，请先确认或不同意')).toBeVisible();
  expect(await screen.findByText(/邢芳于.*申请：开通双人复核，单笔限额¥50,000.00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '同意变更' }));
  expect(await screen.findByText('，单笔超过¥50,000.00必须双人复核')).toBeVisible();
});

it('another one’s request is ended by a no only when that is meant', async () => {
  await centre.transact((tx) => {
    const [, xing] = listOperators(tx, { kind: 'unit', dwzh });
    changeRole(tx, { kind: 'unit', dwzh }, { czyid: xing?.czyid ?? '', js: '1' });
    proposeTwoPerson(tx, { kind: 'unit', dwzh, operator: OPERATORS.邢芳.jbrzjhm }, { zt: '1', xe: '50000' });
  });
  const { user } = await open();
  const asked = () => screen.findByText(/于.*申请：开通双人复核，单笔限额¥50,000.00/);
  await asked();
  for (const answer of ['取消', '不同意']) {
    await user.click(screen.getByRole('button', { name: '不同意' }));
    const question = within(await screen.findByRole('alertdialog', { name: '温馨提示' }));
    await user.click(question.getByRole('button', { name: answer }));
    if (answer === '取消') await asked();
  }
  await waitFor(() => expect(screen.queryByText(/申请：开通双人复核/)).toBeNull());
  expect(screen.getByText('未开通')).toBeVisible();
});

it('whoever is stopped reads as stopped, and can be taken back', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '停用邢芳' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
  expect(await screen.findByRole('row', { name: /邢芳.*停用/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '恢复邢芳' }));
  expect(await screen.findByRole('button', { name: '停用邢芳' })).toBeVisible();
  expect(screen.getByRole('row', { name: /邢芳.*在用/ })).toBeVisible();
});

it('the only one who checks is given another role: asked before with the case that waits, who made it hears where it leads', async () => {
  const wu: Actor = { kind: 'unit', dwzh, operator: OPERATORS.吴晓东.jbrzjhm };
  const ywlsh = await centre.transact((tx) => {
    proposeTwoPerson(tx, wu, { zt: '1', xe: '' });
    answerTwoPerson(tx, { ...wu, operator: OPERATORS.邢芳.jbrzjhm }, { ty: '1' });
    return sealLiuYang(tx, wu);
  });
  const { user } = await open();
  await chooseOption(await screen.findByRole('combobox', { name: '邢芳的岗位' }), '经办');
  const asked = within(await screen.findByRole('alertdialog', { name: '变更岗位' }));
  expect(asked.getByText(new RegExp(`待复核的1笔只有邢芳可以复核.*封存（${ywlsh}）`))).toBeVisible();
  await user.click(asked.getByRole('button', { name: '取消' }));
  expect(await screen.findByRole('combobox', { name: '邢芳的岗位' })).toHaveDisplayValue('复核');
  await chooseOption(screen.getByRole('combobox', { name: '邢芳的岗位' }), '经办');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '变更' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: '邢芳的岗位' })).toHaveDisplayValue('经办'));
  await centre.transact((tx) => {
    const told = readOutbox(tx).find(({ text }) => text?.includes('没有人可以复核'));
    expect(told).toMatchObject({ to: OPERATORS.吴晓东.jbrsjhm });
    expect(caseDetail(tx, wu, { ywlsh }).ztsm?.nr).toContain('本单位现在没有其他人可以复核');
  });
});

it('before somebody is stopped it is said which of their cases go on with others, who then hear of it', async () => {
  const xing: Actor = { kind: 'unit', dwzh, operator: OPERATORS.邢芳.jbrzjhm };
  const ywlsh = await centre.transact((tx) => sealLiuYang(tx, xing, true));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '停用邢芳' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '停用操作员' }));
  expect(asked.getByText(new RegExp(`邢芳经办、尚未办结的1笔业务由其他.*接着办理.*封存（${ywlsh}）`))).toBeVisible();
  await user.click(asked.getByRole('button', { name: '停用' }));
  expect(await screen.findByRole('row', { name: /邢芳.*停用/ })).toBeVisible();
  const told = await centre.transact((tx) => readOutbox(tx).filter(({ text }) => text?.includes('已停用操作员邢芳')));
  expect(told.map(({ to }) => to)).toEqual([OPERATORS.邢芳.jbrsjhm]);
});

function sealLiuYang(tx: Transaction, actor: Actor, file = false): string {
  const { grzh, xingming } = PEOPLE.刘洋;
  const row = { grzh, xingming, fcyy: '03', fcny: '2026-12', lzrq: '' };
  const { ywlsh } = handInRows(tx, actor, 'GJ0305', [row], { papers: file ? ['0212'] : [] });
  return ywlsh;
}
