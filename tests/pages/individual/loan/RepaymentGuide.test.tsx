import { moveClock } from '@mocks/centre/daily-jobs';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { prefillState } from '@/lib/address/prefill-state';
import RepaymentGuide from '@/pages/individual/loan/RepaymentGuide';
import { later, takeClock } from '../../../clock';
import { fileCentre } from '../../../file-centre';
import { follow } from '../../../flows/flow-steps';
import { retype } from '../../../flows/form-acts';
import { openPage } from '../../../flows/open-page';
import { PEOPLE } from '../../../people';

const PATH = '/grwt/cxyw/dkcx/hkdb';
const centre = fileCentre();

it('张建国 compares with another amount, and the way he takes opens its form filled in', async () => {
  const { user, router, unmount } = await openPage(centre, PEOPLE.张建国.zjhm, PATH, <RepaymentGuide />);
  await screen.findByRole('list', { name: '还款方式' });
  await retype(user, '准备一次用于还款的金额（元）', '100000');
  await user.click(screen.getByRole('button', { name: '重新计算' }));
  const way = await screen.findByRole('region', { name: '银行卡还款，缩短期限' });
  expect(await within(way).findByText('¥53,903.37')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('节省利息最多');
  expect(screen.getAllByText('节省最多')).toHaveLength(1);
  // The amount goes along with the way there, into no address.
  expect(router.state.location.search).toBe('');
  await user.click(within(way).getByRole('link', { name: '去办理银行卡还款，缩短期限' }));
  const { location } = router.state;
  expect(location.search).toBe('');
  unmount();
  await follow(centre, PEOPLE.张建国.zjhm, 'GD0602', location);
  expect(await screen.findByRole('textbox', { name: '还款金额' })).toHaveValue('100000.00');
  expect(screen.getByRole('radio', { name: '部分提前还款' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '缩短期限月供不变' })).toBeChecked();
});

it('a way from the deposit opens its form on the day that was reckoned with, not on the first there is', async () => {
  // A working day: the account could pay today.
  await centre.transact((tx) => moveClock(tx, { now: '2026-11-24' }));
  const { user, router, unmount } = await openPage(centre, PEOPLE.张建国.zjhm, PATH, <RepaymentGuide />);
  const way = await screen.findByRole('region', { name: '公积金提取还贷，缩短期限' });
  await user.click(within(way).getByRole('link', { name: /去办理/ }));
  unmount();
  await follow(centre, PEOPLE.张建国.zjhm, 'GD0605', router.state.location);
  expect(await screen.findByRole('combobox', { name: '还款日' })).toHaveValue('2026-11-25');
});

it('keeps what was typed while the centre still reckons', async () => {
  takeClock();
  await centre.fault({ path: 'dkhk/getHkdb', kind: 'delay', value: 10_000 });
  const { user } = await openPage(centre, PEOPLE.张建国.zjhm, PATH, <RepaymentGuide />);
  await retype(user, '准备一次用于还款的金额（元）', '100000');
  expect(screen.queryByRole('list', { name: '还款方式' })).toBeNull();
  await later(10_000);
  await screen.findByRole('list', { name: '还款方式' });
  expect(screen.getByLabelText('准备一次用于还款的金额（元）')).toHaveValue('100000');
  const button = screen.getByRole('button', { name: '重新计算' });
  await user.click(button);
  const way = await screen.findByRole('region', { name: '银行卡还款，缩短期限' });
  expect(await within(way).findByText('¥53,903.37')).toBeVisible();
  // Whoever goes by keyboard is still where they were.
  expect(button).toHaveFocus();
});

it('whoever has the empty field in hand types into what they saw, though the answer comes in between', async () => {
  takeClock();
  await centre.fault({ path: 'dkhk/getHkdb', kind: 'delay', value: 10_000 });
  const { user } = await openPage(centre, PEOPLE.张建国.zjhm, PATH, <RepaymentGuide />);
  const field = await screen.findByLabelText('准备一次用于还款的金额（元）');
  await user.click(field);
  await later(10_000);
  await screen.findByRole('list', { name: '还款方式' });
  expect(field).toHaveValue('');
  await user.keyboard('100000');
  expect(field).toHaveValue('100000');
});

it('whoever leaves the empty field finds the amount that is reckoned with', async () => {
  takeClock();
  await centre.fault({ path: 'dkhk/getHkdb', kind: 'delay', value: 10_000 });
  const { user } = await openPage(centre, PEOPLE.张建国.zjhm, PATH, <RepaymentGuide />);
  const field = await screen.findByLabelText('准备一次用于还款的金额（元）');
  await user.click(field);
  await later(10_000);
  await screen.findByRole('list', { name: '还款方式' });
  await user.tab();
  expect(field).toHaveValue('243552.13');
});

it('asked with Enter, the field keeps what was asked', async () => {
  const { user } = await openPage(centre, PEOPLE.张建国.zjhm, PATH, <RepaymentGuide />);
  await screen.findByRole('list', { name: '还款方式' });
  const field = screen.getByLabelText('准备一次用于还款的金额（元）');
  await user.clear(field);
  await user.type(field, '100000{Enter}');
  const way = await screen.findByRole('region', { name: '银行卡还款，缩短期限' });
  expect(await within(way).findByText('¥53,903.37')).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('100000');
});

it('an amount that cannot be reckoned with is said at the field and stays there to be put right', async () => {
  const { user } = await openPage(centre, PEOPLE.张建国.zjhm, PATH, <RepaymentGuide />);
  await screen.findByRole('list', { name: '还款方式' });
  for (const [text, problem] of [
    ['1,00', '准备一次用于还款的金额格式不正确'],
    ['9999999', /^准备一次用于还款的金额须小于贷款余额/],
  ] as const) {
    await retype(user, '准备一次用于还款的金额（元）', text);
    await user.click(screen.getByRole('button', { name: '重新计算' }));
    expect(await screen.findByText(problem)).toBeVisible();
    const field = screen.getByLabelText('准备一次用于还款的金额（元）');
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(problem);
    expect(screen.queryByText('加载失败')).toBeNull();
    // The comparison that was there stays, and says of which amount it is.
    expect(screen.getByText(/下面仍是按¥243,552.13的比较/)).toBeVisible();
    expect(screen.getByRole('list', { name: '还款方式' })).toBeVisible();
    const whole = screen.queryByRole('link', { name: '去办理提前结清' });
    if (text === '9999999') expect(whole).toHaveAttribute('href', expect.stringMatching(/\?dkzh=\w+&hklx=3$/));
    else expect(whole).toBeNull();
  }
});

it('says that the sums put in differ where the way that saves most puts in more than the others', async () => {
  await openPage(centre, PEOPLE.张建国.zjhm, PATH, <RepaymentGuide />);
  await screen.findByRole('list', { name: '还款方式' });
  expect(screen.getByRole('status')).toHaveTextContent(
    '它共投入438,861.65元（含今后的缴存），一次还款的方式投入243,552.13元。',
  );
  const yearly = screen.getByRole('region', { name: '签约冲还贷，按年冲本金，缩短期限' });
  expect(within(yearly).getByText('投入金额（含今后的缴存）')).toBeVisible();
  expect(screen.getByRole('region', { name: '计算的假设' })).toHaveTextContent('各方式投入的金额不同');
});

it('opened anew with an amount that is refused it still shows a comparison', async () => {
  await openPage(centre, PEOPLE.张建国.zjhm, PATH, <RepaymentGuide />, '1', { state: prefillState({ je: '600000' }) });
  expect(await screen.findByRole('list', { name: '还款方式' })).toBeVisible();
  expect(screen.getByLabelText('准备一次用于还款的金额（元）')).toHaveValue('600000');
  expect(screen.getByRole('link', { name: '去办理提前结清' })).toBeVisible();
});

it('张建国 consents, sees what he could draw beside the rest, and its form opens with that amount; taken back, it is gone', async () => {
  const { user, router, unmount } = await openPage(centre, PEOPLE.张建国.zjhm, PATH, <RepaymentGuide />);
  await screen.findByRole('list', { name: '还款方式' });
  expect(screen.queryByRole('region', { name: '偿还购房贷款提取' })).toBeNull();
  const consent = screen.getByRole('region', { name: '查询授权' });
  expect(consent).toHaveTextContent('婚姻登记和银行住房贷款信息');
  const consented = async () => {
    await user.click(screen.getByRole('button', { name: '授权并比较' }));
    return screen.findByRole('region', { name: '偿还购房贷款提取' });
  };
  const way = await consented();
  expect(within(way).getByText('可提取金额')).toBeVisible();
  expect(within(way).getByText('¥38,504.76')).toBeVisible();
  expect(way).toHaveTextContent('这一步不节省利息；提取后再用这笔钱办理“银行卡还款，缩短期限”，节省利息');
  await user.click(screen.getByRole('button', { name: '撤回授权' }));
  expect(await screen.findByRole('region', { name: '查询授权' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '偿还购房贷款提取' })).toBeNull();
  await user.click(within(await consented()).getByRole('link', { name: '去办理偿还购房贷款提取' }));
  unmount();
  await follow(centre, PEOPLE.张建国.zjhm, 'TQ0106', router.state.location);
  expect(await screen.findByRole('textbox', { name: '申请提取金额' })).toHaveValue('38504.76');
  expect(screen.getByText(/合同GJDK202500000001/)).toBeVisible();
});

it('郭磊 is overdue: each way says why not', async () => {
  await openPage(centre, PEOPLE.郭磊.zjhm, PATH, <RepaymentGuide />);
  expect(await screen.findByText(/现在没有可以办理并且节省利息的方式/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /去办理/ })).toBeNull();
  expect(screen.getAllByText(/^暂不能办理：/).length).toBeGreaterThan(5);
});
