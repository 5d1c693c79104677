import { moveClock } from '@mocks/centre/daily-jobs';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { reliefs } from '@mocks/centre/kernel/unit/unit-reliefs';
import { settleDeferral } from '@mocks/centre/remittance/deferral';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import Reliefs from '@/lists/unit/reliefs';
import { HUAXIA } from '../../centre/remittance-world';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { OPERATORS } from '../../people';

const centre = fileCentre();

it('while it runs, what has gone unpaid stands with the word that nothing is asked for, and what its end brings', async () => {
  const on = (now: string) =>
    centre.transact((tx) => {
      const terms = { lx: 'hj' as const, ksny: '2026-12', jsny: '2027-01', pzwh: '第1号', dwjcbl: '', grjcbl: '' };
      reliefs(tx.store).put('hj', { ...terms, ywlsh: 'hj', dwzh: HUAXIA.dwzh, jhbjrq: '2027-06-30' });
      moveClock(tx, { now });
    });
  const row = async (now: string) => {
    await on(now);
    const { unmount } = await openPage(centre, HUAXIA.dwzh, '/dwwt/cxyw/hjjbjl', <Reliefs />, '2');
    const { textContent } = await screen.findByRole('row', { name: /第1号/ });
    unmount();
    return textContent;
  };
  const end = '2027-02起恢复按月汇缴，缓缴的月份自2027-02起、于2027-06-30当日24时前补缴';
  expect(await row('2026-12-10')).toMatch(new RegExp(`缓缴期内2027-06-30执行中.*${end}`));
  expect(await row('2026-12-31')).toMatch(new RegExp(`¥109,680\\.00（缓缴期内）2027-06-30执行中.*${end}`));
  const over = await row('2027-02-20');
  expect(over).toContain('¥219,360.002027-06-30');
  expect(over).not.toContain('缓缴期内');
});

it('who ends a deferral early is asked with what follows: until when it ran, from when and by which day is remitted', async () => {
  await centre.transact((tx) => {
    const terms = { lx: 'hj' as const, ksny: '2026-12', jsny: '2027-03', pzwh: '第1号', dwjcbl: '', grjcbl: '' };
    reliefs(tx.store).put('hj', { ...terms, ywlsh: 'hj', dwzh: HUAXIA.dwzh, jhbjrq: '2027-06-30' });
    moveClock(tx, { now: '2027-01-20' });
    settleDeferral(tx, HUAXIA.dwzh);
  });
  const { user } = await openPage(centre, HUAXIA.dwzh, '/dwwt/cxyw/hjjbjl', <Reliefs />, '2');
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: '提前结束2026-12至2027-03的缓缴' }));
    return within(await screen.findByRole('alertdialog'));
  };
  const asked = await ask();
  expect(
    asked.getByText(
      '2026-12至2027-03的缓缴将截至2027-01，已缓缴的¥219,360.00请于2027-06-30当日24时前补缴；2027-02起恢复按月汇缴，2027-02请于2027-02-15当日24时前缴款，并通知职工。您确定要提前结束吗？',
    ),
  ).toBeVisible();
  await user.click(asked.getByRole('button', { name: /取消/ }));
  expect(await centre.transact(({ store }) => reliefs(store).get('hj')?.zzny)).toBeUndefined();
  await user.click((await ask()).getByRole('button', { name: '提前结束' }));
  expect(await screen.findByText('缓缴已提前结束')).toBeVisible();
  expect(screen.queryByRole('button', { name: '提前结束2026-12至2027-03的缓缴' })).toBeNull();
  expect(await centre.transact(({ store }) => reliefs(store).get('hj')?.zzny)).toBe('2027-01');
  const told = (await centre.transact(readOutbox)).filter(({ to }) => to === OPERATORS.吴晓东.jbrsjhm);
  expect(told.at(-1)?.text).toContain('2027-02');
});
