import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LoanRate } from '@/api/public/loan-rates';
import { ratePoints, ratesIn, yearProblem, yearsOf } from '@/pages/public/rates/rate-periods';
import { chooseOption } from '../../choose-option';
import { fileCentre } from '../../file-centre';
import { renderHall } from '../../render-hall';

const centre = fileCentre();

const rate = (sxrq: string, zzrq: string, llS2: string, more: Partial<LoanRate> = {}): LoanRate => ({
  sxrq,
  zzrq,
  llS1: '2.1',
  llS2,
  llE1: '',
  llE2: '',
  yj: '公告',
  zt: '0',
  ...more,
});
const LIST = [
  rate('2025-05-08', '', '2.6', { zt: '1' }),
  rate('2022-10-01', '2025-05-07', '3.1'),
  rate('2015-08-26', '2022-09-30', '3.25'),
];
const days = (list: LoanRate[]) => list.map(({ sxrq }) => sxrq);

describe('the years of the history', () => {
  it('hold every rate that was in force on one of their days', () => {
    expect(days(ratesIn(LIST, { from: '', to: '' }))).toEqual(['2025-05-08', '2022-10-01', '2015-08-26']);
    // Nothing changed in them; what held is shown all the same.
    expect(days(ratesIn(LIST, { from: '2018', to: '2020' }))).toEqual(['2015-08-26']);
    expect(days(ratesIn(LIST, { from: '2022', to: '2022' }))).toEqual(['2022-10-01', '2015-08-26']);
    expect(days(ratesIn(LIST, { from: '2026', to: '' }))).toEqual(['2025-05-08']);
    expect(days(ratesIn(LIST, { from: '', to: '2014' }))).toEqual([]);
  });

  it('are those from the first rate to today or to one that is announced', () => {
    expect(yearsOf(LIST, '2026-11-21')).toEqual([
      '2015',
      '2016',
      '2017',
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
    ]);
    expect(yearsOf([rate('2030-01-01', '', '2.5', { zt: '2' }), ...LIST], '2026-11-21').at(-1)).toBe('2030');
  });

  it.each([
    [{ from: '2020', to: '2018' }, '起始年份不能晚于截止年份，请重新选择。'],
    [{ from: '1900', to: '' }, '没有这个年份的利率，请在列表中选择起止年份。'],
    [{ from: '', to: '<script>' }, '没有这个年份的利率，请在列表中选择起止年份。'],
    [{ from: '2018', to: '2018' }, undefined],
  ])('%o', (range, problem) => expect(yearProblem(range, yearsOf(LIST, '2026-11-21'))).toBe(problem));

  it('are drawn month by month, a rate from the month it begins in, nothing where there was none', () => {
    const points = ratePoints(LIST, { from: '2022', to: '2022' }, '2026-11-21');
    expect(points.map(({ x }) => x)).toEqual(
      Array.from({ length: 12 }, (_, at) => `2022-${String(at + 1).padStart(2, '0')}`),
    );
    expect(points[8]).toEqual({ x: '2022-09', llS1: 2.1, llS2: 3.25 });
    expect(points[9]).toEqual({ x: '2022-10', llS1: 2.1, llS2: 3.1 });
    expect(ratePoints(LIST, { from: '', to: '' }, '2026-11-21').at(-1)?.x).toBe('2026-11');
    expect(ratePoints([], { from: '', to: '' }, '2026-11-21')).toEqual([]);
  });
});

describe('/loanRate', () => {
  const current = () => screen.findByRole('region', { name: '现行贷款利率' });

  it('shows the rates with what 100,000 yuan cost a month, to the fen, and the way to the calculator', async () => {
    await renderHall('/loanRate', { centre });
    const card = await current();
    const items = within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items[0]).toContain('首套住房 · 5年及以下2.1%每10万元贷5年，每月还1,757.15元共付利息5,429.31元');
    expect(items[1]).toContain('首套住房 · 5年以上2.6%每10万元贷30年，每月还400.34元共付利息44,122.22元');
    expect(items[2]).toContain('2.525%');
    expect(items[3]).toContain('3.075%');
    const link = within(card).getByRole('link', { name: '按此利率测算（首套5年以上2.6%）' });
    expect(link).toHaveAttribute('href', '#/dkcs?jslx=1&dkje=100000.00&dkqx=360&ll=2.6&hkfs=01&sfst=1');
    expect(screen.getByRole('region', { name: '已有贷款怎么调整' })).toHaveTextContent(
      '已从2026-01-01起按现行利率计息',
    );
    expect(screen.getByRole('region', { name: '公积金存款利率' })).toHaveTextContent('1.50%');
  });

  it('keeps the years in the address, and says when they make no sense', async () => {
    const hall = await renderHall('/loanRate?ksnf=2018&jsnf=2020', { centre });
    const table = await screen.findByRole('table', { name: '历次贷款利率' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(within(table).getByRole('row', { name: /2015-08-26 2022-09-30 2.75% 3.25%/ })).toBeVisible();
    await chooseOption(screen.getByRole('combobox', { name: '起始年份' }), '2021年');
    expect(await screen.findByText('起始年份不能晚于截止年份，请重新选择。')).toBeVisible();
    expect(screen.getByRole('button', { name: '显示图表' })).toBeDisabled();
    await hall.user.click(screen.getByRole('button', { name: '查看全部年份' }));
    await waitFor(() => expect(hall.address()).toBe('/loanRate'));
    expect(within(await screen.findByRole('table', { name: '历次贷款利率' })).getAllByRole('row')).toHaveLength(17);
  });

  it('an address with nonsense is answered in words', async () => {
    await renderHall(`/loanRate?ksnf=${encodeURIComponent('<b>1</b>')}`, { centre });
    expect(await screen.findByText('没有这个年份的利率，请在列表中选择起止年份。')).toBeVisible();
  });

  it.each([
    ['html', ''],
    ['status', '500'],
    ['truncate', ''],
    ['answer', '{"code":0,"data":null}'],
    ['answer', '{"code":0,"data":{"list":[{"sxrq":"2025-13-01"}]}}'],
    [
      'answer',
      '{"code":0,"data":{"jzrq":"2026-11-21","list":[null],"clrq":"","ckll":"1.5","cksxrq":"2016-02-21","ckyj":""}}',
    ],
    [
      'answer',
      '{"code":0,"data":{"jzrq":"2026-11-21","list":[],"clrq":"","ckll":"NaN","cksxrq":"2016-02-21","ckyj":""}}',
    ],
  ] as const)('a broken answer (%s %s) says so, and another try helps', async (kind, value) => {
    await centre.fault({ path: '/llgl/getDkllList', kind, value });
    const { user } = await renderHall('/loanRate', { centre });
    expect(await screen.findByText('加载失败')).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|NaN|null/);
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await current()).toBeVisible();
  });

  it('without a rate in force the history alone would pass for it', async () => {
    const list = [rate('2022-10-01', '2025-05-07', '3.1')];
    const data = { jzrq: '2026-11-21', list, clrq: '', ckll: '1.50', cksxrq: '2016-02-21', ckyj: '通知' };
    await centre.fault({ path: '/llgl/getDkllList', kind: 'answer', value: JSON.stringify({ code: 0, data }) });
    await renderHall('/loanRate', { centre });
    expect(await current()).toHaveTextContent('现行贷款利率暂未公布，请拨打12329咨询');
    expect(screen.getByRole('row', { name: /2022-10-01/ })).toBeVisible();
  });

  it('a rate that is announced stands first and is not yet the current one', async () => {
    const list = [rate('2027-01-01', '', '2.4', { zt: '2' }), rate('2025-05-08', '2026-12-31', '2.6', { zt: '1' })];
    const data = { jzrq: '2026-11-21', list, clrq: '', ckll: '1.50', cksxrq: '2016-02-21', ckyj: '通知' };
    await centre.fault({ path: '/llgl/getDkllList', kind: 'answer', value: JSON.stringify({ code: 0, data }) });
    await renderHall('/loanRate', { centre });
    expect(await screen.findByRole('region', { name: '即将执行的利率' })).toHaveTextContent(
      '尚未生效自2027-01-01起执行新的贷款利率：首套5年及以下2.1%、5年以上2.4%。',
    );
    expect(await current()).toHaveTextContent('2.6%');
    // The centre does not say from when running loans follow.
    expect(screen.getByRole('region', { name: '已有贷款怎么调整' })).not.toHaveTextContent('起按现行利率计息');
    expect(screen.getByRole('row', { name: /2027-01-01 尚未生效 2.10% 2.40% -- --/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /2025-05-08 执行中，至2026-12-31/ })).toBeVisible();
  });
});
