import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { arriveForWorker } from '@mocks/centre/members/flexible/payment-arrival';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import { fetchFlexibleAccount } from '@/api/person/flexible';
import { fetchDepositEntries } from '@/api/person/person';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { AYIGULI } from '../../../centre/fixture';
import { send } from '../../../centre/flexible-fixture';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { acceptAgreement } from '../../agreement';
import { next, pick } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const { zjhm, grzh } = PEOPLE.阿依古丽;
const entry = flowByCode('GJ0815', 'individual');
if (!entry) throw new Error('GJ0815 is not registered');

const centre = fileCentre();

async function toForm() {
  const page = await openPage(centre, zjhm, entry?.path ?? '', <FlowPage entry={entry as NonNullable<typeof entry>} />); // thrown above without one
  const { user } = page;
  await acceptAgreement(user);
  await next(user);
  await screen.findByRole('heading', { name: '缴费月份' });
  return page;
}

it('阿依古丽 pays three months beforehand and sees what each comes to', async () => {
  const { user } = await toForm();
  await next(user);
  const missing = within(screen.getByRole('alert'));
  for (const name of ['请选择缴费类型', '请选择起始年月', '请选择终止年月']) {
    expect(missing.getByRole('link', { name })).toBeVisible();
  }
  expect(screen.getByRole('region', { name: '缴费月份' })).toHaveTextContent('可补缴的月份没有欠缴的月份');
  await user.click(screen.getByRole('radio', { name: '预缴' }));
  await pick(user, '起始年月', '2026-12');
  await pick(user, '终止年月', '2027-02');
  const sum = await screen.findByRole('region', { name: '合计金额' });
  expect(sum).toHaveTextContent('合计金额 ¥3,600.00');
  expect(sum).toHaveTextContent('月数3个月2026-12¥1,200.002027-01¥1,200.002027-02¥1,200.00');
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText(/将扣款¥3,600.00/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '确定' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
  expect(screen.getByRole('region', { name: '受理回执' })).toHaveTextContent('缴费年月2026-12至2027-02');
  expect(await fetchFlexibleAccount()).toMatchObject({ yjye: '3600.00', yjny: expect.arrayContaining(['2027-03']) });
});

it('who missed months is led to them, and they stand in the account as made up', async () => {
  await centre.transact((tx) => {
    setDebitSwitch(tx, { dwzh: grzh, fail: true, yy: '余额不足' });
    moveClock(tx, { now: '2027-01-20' });
    setDebitSwitch(tx, { dwzh: grzh, fail: false, yy: '' });
  });
  const { user } = await toForm();
  expect(screen.getByRole('radio', { name: '补缴' })).toBeChecked();
  await pick(user, '终止年月', '2026-12');
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await user.click(await screen.findByRole('button', { name: '确定' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
  const { list } = await fetchDepositEntries({ page: 1, size: 1 });
  expect(list).toMatchObject([{ gjmxlx: '02', hjny: '2026-12', fse: '1200.00' }]);
});

it('who pays by net banking or scans is told where, how much and with which code, the account says it waits, and the receipt follows', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  const { user, ...page } = await toForm();
  await user.click(screen.getByRole('radio', { name: '预缴' }));
  expect(await screen.findByText('选好月份后显示。')).toBeVisible();
  expect(screen.getByText(/须在3天内（含提交当日）付款，逾期未缴的自动取消/)).toBeVisible();
  await pick(user, '起始年月', '2026-12');
  await pick(user, '终止年月', '2027-01');
  await user.click(screen.getByRole('radio', { name: '网银/扫码' }));
  // The sum stands in the place of the hint.
  await waitFor(() => expect(screen.queryByText('选好月份后显示。')).toBeNull());
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText(/将生成¥2,400.00的缴款单，由您在3天内（含提交当日）转账或扫码付款/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '确定' }));
  const notice = (await screen.findByText('灵活就业人员预缴已受理，待付款')).closest('[role=alert]');
  expect(notice).toHaveTextContent('应付金额¥2,400.00');
  expect(notice).toHaveTextContent('收款户名住房公积金管理中心归集专户');
  expect(notice).toHaveTextContent(/缴款附言码L261121/);
  expect(screen.getByRole('img', { name: '扫码付款，金额和附言已带出' })).toBeVisible();
  expect(screen.getByText(/少缴的继续等待余款，多缴的退回付款账户/)).toBeVisible();
  expect(await fetchFlexibleAccount()).toMatchObject({ dfny: ['2026-12', '2027-01'], yjye: '0.00' });
  // The receipt follows the money: at a press, and by itself while it is looked at.
  const fyh = /L\w+/.exec(notice?.textContent ?? '')?.[0] ?? '';
  const pay = (je: string) =>
    centre.transact((tx) => arriveForWorker(tx, { dwzh: '', fkhm: '', fkzh: '', fse: je, fy: fyh, lsh: '' }));
  await pay('1500.00');
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByText(/已到账1,500.00元，尚差900.00元.*已到账的1,500.00元退回付款账户/)).toBeVisible();
  await pay('900.00');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('提交成功')).toBeVisible();
  expect(screen.getByRole('region', { name: '受理回执' })).toHaveTextContent('业务状态办结');
  expect(screen.queryByText(/待付款/)).toBeNull();
  expect(screen.queryByRole('button', { name: '刷新' })).toBeNull();
  // Back on the receipt, months paid beforehand are not told as made up.
  const { router, unmount } = page;
  unmount();
  await openPage(centre, zjhm, entry?.path ?? '', <FlowPage entry={entry as NonNullable<typeof entry>} />, '1', {
    state: router.state.location.state,
  });
  expect(await screen.findByText('款项记入的月份见上面的办理结果。')).toBeVisible();
  expect(screen.queryByText(/补缴的月份已记入账户/)).toBeNull();
});

it('a draft that is gone on with while the account is sealed says why it may not be, above what was typed', async () => {
  await centre.transact((tx) => send(tx, AYIGULI, 'GJ0810', { fcyy: '03', fcny: '2026-12' }));
  await signedIn(centre, zjhm);
  const nr = JSON.stringify({ jflx: '1', zffs: '1' });
  await saveDraft({ ywlx: 'GJ0815', ywlsh: '', bbh: 1, dqbz: 'form', nr, xgcs: 0 });
  if (!entry) throw new Error('GJ0815 is not registered');
  const { user } = await openPage(centre, zjhm, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  expect(await screen.findByText('您目前不符合办理条件')).toBeVisible();
  expect(screen.getByText(/账户已封存的，请先办理灵活就业启封/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '填写信息' })).toBeVisible();
});
