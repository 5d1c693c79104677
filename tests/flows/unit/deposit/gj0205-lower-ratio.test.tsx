import { moveClock } from '@mocks/centre/daily-jobs';
import { unitOf, units } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { withRatios } from '@mocks/centre/kernel/unit/unit-ratios';
import { type Relief, reliefs } from '@mocks/centre/kernel/unit/unit-reliefs';
import { setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { ACCOUNT } from '../../../centre/remittance-world';
import { chooseOption, optionsOf } from '../../../choose-option';
import { fileCentre } from '../../../file-centre';
import { UNITS } from '../../../people';
import { acceptAgreement } from '../../agreement';
import { faults } from '../../flow-steps';
import { openPage } from '../../open-page';

const { dwzh } = UNITS.华夏精密;
const HUAXIA: Actor = { kind: 'unit', dwzh };
const TERM: Relief = {
  ywlsh: '10012026112100000009',
  dwzh,
  lx: 'jd',
  ksny: '2026-12',
  jsny: '2027-01',
  pzwh: '云公积金批〔2026〕第1号',
  dwjcbl: '6',
  grjcbl: '6',
  jhbjrq: '',
};

const centre = fileCentre();

/** A term that runs. */
async function running(relief: Relief): Promise<void> {
  await centre.transact((tx: Transaction) => {
    reliefs(tx.store).put(relief.ywlsh, relief);
    const term = { from: relief.ksny, to: relief.jsny, dwjcbl: relief.dwjcbl, grjcbl: relief.grjcbl };
    if (relief.lx === 'jd') units(tx.store).put(dwzh, withRatios(unitOf(tx, HUAXIA), term, '2026-11'));
    moveClock(tx, { now: '2026-12-10' });
  });
}

const ratios = (name: string) => optionsOf(screen.getByRole('combobox', { name }));

async function prolong(code: string) {
  const entry = flowByCode(code, 'unit');
  if (!entry) throw new Error(`${code} is not registered`);
  const view = await openPage(centre, dwzh, `${entry.path}?yq=${TERM.ywlsh}`, <FlowPage entry={entry} />, '2');
  await acceptAgreement(view.user);
  await view.user.click(await screen.findByRole('button', { name: '下一步' }));
  return view;
}

it('GJ0205: a term is prolonged as it was, from the month after it, compared with what would come back', async () => {
  await running(TERM);
  const { user } = await prolong('GJ0205');
  expect(await screen.findByRole('combobox', { name: '申请单位比例' })).toHaveDisplayValue('6%');
  expect(screen.getByRole('combobox', { name: '申请个人比例' })).toHaveDisplayValue('6%');
  expect(await screen.findByRole('textbox', { name: '执行起始年月' })).toHaveValue('2027-02');
  await user.type(await screen.findByRole('textbox', { name: '执行终止年月' }), '2027-04');
  await user.tab();
  expect(await screen.findByText('2026-12至2027-01 → 2026-12至2027-04')).toBeVisible();
  expect(screen.getByText('2026-12至2027-01，单位6%，个人6%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '下一步' }));
  // What is missing is said, and nothing of the ratio.
  expect((await screen.findAllByText('请选择申请原因'))[0]).toBeVisible();
  expect(screen.queryByText(/申请比例应低于/)).toBeNull();
  expect(ratios('申请单位比例')).toEqual(['5%', '6%', '7%', '8%', '9%', '10%', '11%']);
});

it('GJ0205: the ratios in force are those of its months, and only lower ones are offered', async () => {
  await centre.transact((tx) => {
    const from = (month: string, ratio: string) => ({ from: month, dwjcbl: ratio, grjcbl: ratio });
    const unit = withRatios(unitOf(tx, HUAXIA), from('2026-12', '10'), '2026-11');
    units(tx.store).put(dwzh, withRatios(unit, from('2027-02', '8'), '2026-11'));
  });
  const { user } = await prolong('GJ0205');
  expect(await screen.findByRole('textbox', { name: '执行起始年月' })).toHaveValue('2026-12');
  expect(screen.getByText('现单位比例', { selector: 'dt' }).parentElement).toHaveTextContent('10%');
  expect(ratios('申请单位比例')).toEqual(['5%', '6%', '7%', '8%', '9%']);
  expect(ratios('申请个人比例')).toEqual(['5%', '6%', '7%', '8%', '9%', '10%']);
  await chooseOption(screen.getByRole('combobox', { name: '申请单位比例' }), '9%');
  await user.type(screen.getByRole('textbox', { name: '执行终止年月' }), '2027-03');
  await user.tab();
  // From 2027-02 on the unit pays 8 % anyway.
  expect(screen.getAllByText(/自2027-02起 单位8%、个人8%/)[0]).toBeVisible();
  expect(ratios('申请单位比例')).toEqual(['5%', '6%', '7%']);
});

it('GJ0205: an account that is put off is told why before anything is typed', async () => {
  await centre.transact((tx) => {
    units(tx.store).put(dwzh, { ...unitOf(tx, HUAXIA), dwzhzt: '03' });
  });
  await prolong('GJ0205');
  expect(await screen.findByText('您目前不符合办理条件')).toBeVisible();
  expect(screen.getAllByText(/单位账户状态为正常/)[0]).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '执行起始年月' })).toBeNull();
});

it.each(['GJ0205', 'GJ0206'])('%s: a resolution older than six months is refused at its field', async (code) => {
  const { user } = await prolong(code);
  await user.type(await screen.findByRole('textbox', { name: '决议日期' }), '2026-05-20');
  await user.tab();
  expect((await screen.findAllByText('决议日期应在最近6个月之内，请重新决议'))[0]).toBeVisible();
});

it.each([
  ['GJ0205', '执行'],
  ['GJ0206', '缓缴'],
])('%s: a first month that is paid already is said at that month, and once', async (code, what) => {
  const { user } = await prolong(code);
  const from = await screen.findByRole('textbox', { name: `${what}起始年月` });
  const to = screen.getByRole('textbox', { name: `${what}终止年月` });
  await user.clear(from);
  await user.type(from, '2026-11');
  await user.type(to, '2027-01');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  const said = `${what}起始年月应大于等于应汇缴年月（2026-12）`;
  expect(faults().filter((one) => one === said)).toHaveLength(1);
  expect(from).toHaveAccessibleDescription(expect.stringContaining(said));
  expect(to).toBeValid();
});

it('GJ0206: a deferral is prolonged from the month after it', async () => {
  await running({ ...TERM, lx: 'hj', dwjcbl: '', grjcbl: '', jhbjrq: '2027-06-30' });
  const { user } = await prolong('GJ0206');
  expect(await screen.findByRole('textbox', { name: '缓缴起始年月' })).toHaveValue('2027-02');
  await user.type(await screen.findByRole('textbox', { name: '缓缴终止年月' }), '2027-03');
  await user.tab();
  expect(await screen.findByText('2026-12至2027-01 → 2026-12至2027-03')).toBeVisible();
});

it('GJ0205: it begins with the first month that is not overdue, and says so of one that is', async () => {
  await centre.transact((tx) => {
    for (const zt of ['1', '0']) setInstruction(tx, HUAXIA, { zt, zhbh: zt === '1' ? ACCOUNT : '' });
    moveClock(tx, { now: '2026-12-20' });
  });
  const { user } = await prolong('GJ0205');
  const from = await screen.findByRole('textbox', { name: '执行起始年月' });
  expect(from).toHaveValue('2027-01');
  expect(screen.getByText('须在最近6个月之内，更早的请重新决议')).toBeVisible();
  await user.clear(from);
  await user.type(from, '2026-12');
  await user.tab();
  expect((await screen.findAllByText(/^2026-12的汇缴期限已过，不能再申请降低缴存比例/))[0]).toBeVisible();
});

it('GJ0204 while a lowered ratio runs: before and after are sums of the month from which it is to count', async () => {
  await running(TERM);
  const { user } = await prolong('GJ0204');
  const month = await screen.findByRole('textbox', { name: '生效年月' });
  // The first month that can be asked for.
  expect(month).toHaveValue('2027-02');
  await chooseOption(screen.getByRole('combobox', { name: '调整后单位比例' }), '10%');
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
  expect(figure('原月缴存总额')).toHaveTextContent('¥109,680.00');
  expect(figure('新月缴存总额')).toHaveTextContent('¥91,400.00');
  expect(figure('变动额')).toHaveTextContent('−¥18,280.00');
  await user.clear(month);
  await user.type(month, '2026-12');
  await user.tab();
  expect(figure('原月缴存总额')).toHaveTextContent('¥54,840.00');
  expect(figure('变动额')).toHaveTextContent('+¥36,560.00');
});
