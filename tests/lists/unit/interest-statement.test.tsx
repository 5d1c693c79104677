import { units } from '@mocks/centre/kernel/people';
import { todos } from '@mocks/centre/office/cases';
import { complaintSubjects } from '@mocks/data/departments';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addComplaint } from '@/api/public/complaints';
import { fetchUnitConsents } from '@/api/unit/unit';
import { prefillOf } from '@/lib/address/prefill-state';
import InterestStatement from '@/lists/unit/interest-statement';
import { chooseOption } from '../../choose-option';
import { fileCentre } from '../../file-centre';
import { openPage, signedIn } from '../../flows/open-page';
import { UNITS } from '../../people';

const EMPTY_COMPLAINT = {
  ...{ qqbh: 'e'.repeat(32), jlx: '1', ywlxdm: '', ssdw: '', qjsjks: '', qjsjjs: '', fj: '' },
  ...{ sfnm: '0', sfgk: '0', hfhs: '1' },
};

const centre = fileCentre();

const open = (dwzh: string) => openPage(centre, dwzh, '/dwwt/cxyw/dwlxd_cx', <InterestStatement />, '2');

it('an open statement is asked about in a complaint that is filled in; its balances stand in no address', async () => {
  const { user, router } = await open(UNITS.新城餐饮.dwzh);
  await user.click(await screen.findByRole('link', { name: '提出异议' }));
  const { pathname, search, state } = router.state.location;
  expect(pathname + search).toBe('/complaintJYAdd');
  const { ywlxdm, bt, nr } = prefillOf(state);
  // 结息与对账, of which it is.
  expect(complaintSubjects.find((subject) => subject.ywlxdm === ywlxdm)?.ywlxmc).toBe('结息与对账');
  expect(bt).toBe('2026年单位利息单异议');
  expect(nr).toMatch(/^2025-07-01至2026-06-30的单位利息单：期初余额¥[\d,.]+，期末余额¥723,801\.68。有异议的内容：$/);
});

it('an open statement is looked at and confirmed; then it says since when', async () => {
  const { user } = await open(UNITS.新城餐饮.dwzh);
  const card = await screen.findByRole('region', { name: '2026年利息单' });
  expect(card).toHaveTextContent('本年度利息单尚未确认，确认后方可办理业务');
  await user.click(within(card).getByRole('button', { name: '确认利息单' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('您确定2026年利息单与本单位的账目一致吗？');
  await user.click(within(dialog).getByRole('button', { name: '确认利息单' }));
  expect(await within(card).findByText(/^已确认，2026-11-21（/)).toBeVisible();
  expect(await fetchUnitConsents()).toMatchObject({ sfqr: '1' });
  // Its key information is still missing: no business opens yet, and the page does not say so.
  expect(await within(card).findByText(/单位关键信息不完整，请先办理缴存登记关键信息变更/)).toBeVisible();
  expect(within(card).getByRole('link', { name: '去办理' })).toHaveAttribute('href', '/dwwt/zhxxbg/jcdj_gjbg');
  expect(within(card).queryByText(/可以办理各项业务了/)).toBeNull();
});

it('promises what the complaint promises, and says when an objection is answered', async () => {
  const said = { bt: '2026年单位利息单异议', nr: '期末余额与本单位账目相差30.45元，请核对' };
  await signedIn(centre, UNITS.新城餐饮.dwzh, '2');
  const filed = await addComplaint({ ...EMPTY_COMPLAINT, ...said });
  await open(UNITS.新城餐饮.dwzh);
  const card = await screen.findByRole('region', { name: '2026年利息单' });
  expect(card).toHaveTextContent('有出入的先提出异议，中心5个工作日内答复');
  expect(filed.cnsm).toBe('5个工作日内');
  const link = await within(card).findByRole('link', { name: `查看${filed.tsbh}` });
  expect(link).toHaveAttribute('href', `/complaintJYInfo?id=${filed.tsbh}`);
  expect(link.closest('li')).toHaveTextContent(`2026-11-21已提出异议，中心将于${filed.cnrq}前答复`);
});

it('what stands between the unit and its business is to do, each of it; once all is done the page says so', async () => {
  const { dwzh } = UNITS.新城餐饮;
  const titles = () =>
    centre.transact((tx) =>
      todos(tx, { kind: 'unit', dwzh })
        .map(({ title }) => title)
        .filter((title) => /^(完善|确认)单位/.test(title)),
    );
  expect(await titles()).toEqual(['完善单位关键信息', '确认单位结息对账单']);
  await centre.transact(({ store }) => {
    const unit = units(store).get(dwzh);
    if (unit) units(store).put(dwzh, { ...unit, completeness: '0', keyGaps: [] });
  });
  expect(await titles()).toEqual(['确认单位结息对账单']);
  const { user } = await open(dwzh);
  await user.click(await screen.findByRole('button', { name: '确认利息单' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确认利息单' }));
  expect(await screen.findByRole('link', { name: '可以办理各项业务了，返回首页' })).toBeVisible();
});

it('a confirmation that fails says why, and can be tried again', async () => {
  const { user } = await open(UNITS.新城餐饮.dwzh);
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/dwlxd/queren', kind: 'status', value: 500 });
  await user.click(await screen.findByRole('button', { name: '确认利息单' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确认利息单' }));
  expect(await screen.findByText('服务接口异常，请反馈给管理员')).toBeVisible();
  expect(await fetchUnitConsents()).toMatchObject({ sfqr: '0' });
});

it('the card speaks of the year that is chosen, as the rows do', async () => {
  await open(UNITS.新城餐饮.dwzh);
  await screen.findByRole('region', { name: '2026年利息单' });
  await chooseOption(screen.getByRole('combobox', { name: '结息年份' }), '2025年');
  const card = await screen.findByRole('region', { name: '2025年利息单' });
  expect(card).toHaveTextContent('2025年利息单（2024-07-01至2025-06-30）');
  expect(screen.queryByRole('region', { name: '2026年利息单' })).toBeNull();
  // Only the newest one is agreed to.
  expect(within(card).queryByRole('button', { name: '确认利息单' })).toBeNull();
  await chooseOption(screen.getByRole('combobox', { name: '结息年份' }), '2026年（最近）');
  expect(await screen.findByRole('button', { name: '确认利息单' })).toBeVisible();
});

it('lists the members of the year with deposits and interest; an earlier year can be chosen', async () => {
  await open(UNITS.华夏精密.dwzh);
  const row = await screen.findByRole('row', { name: /刘洋/ });
  expect(row).toHaveTextContent('29,952.00');
  expect(screen.getByRole('combobox', { name: '结息年份' })).toBeInTheDocument();
});
