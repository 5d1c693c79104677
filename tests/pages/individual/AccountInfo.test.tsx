import { interestDue } from '@mocks/centre/kernel/accounts/deposit-interest';
import { memberAccount, postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import { persons } from '@mocks/centre/kernel/people';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatMoney, toYuan } from '@/domain/money';
import AccountInfo from '@/pages/individual/AccountInfo';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { LIU, PEOPLE } from '../../people';

const centre = fileCentre();

const open = (zjhm: string) => openPage(centre, zjhm, '/grwt/cxyw/jccx/grzhxx', <AccountInfo />);

it('shows what the account holds and how the monthly deposit comes about; ID, phone and card masked', async () => {
  await open(LIU);
  const summary = await screen.findByRole('region', { name: '账户概况' });
  expect(summary).toHaveTextContent('账户余额¥122,226.82');
  const deposits = screen.getByRole('region', { name: '缴存情况' });
  expect(deposits).toHaveTextContent('个人缴存基数¥11,200.00');
  expect(deposits).toHaveTextContent('单位缴存比例12%');
  expect(deposits).toHaveTextContent('单位月缴存额¥1,344.00个人月缴存额¥1,344.00');
  expect(deposits).toHaveTextContent('最近汇缴2026-11 ¥2,688.00，2026-11-15到账');
  const profile = screen.getByRole('region', { name: '个人资料' });
  expect(profile).toHaveTextContent('证件号码110***********4522');
  expect(profile).toHaveTextContent(/绑定银行卡.*6222\*+\d{4}/);
  expect(document.body).not.toHaveTextContent(LIU);
  expect(summary).toHaveTextContent('姓名刘*');
  expect(screen.getByRole('link', { name: '查看缴存明细' })).toHaveAttribute('href', '/grwt/cxyw/jccx/grjcmx');
});

it('says from which month the figures of a unit count that pays in later', async () => {
  await centre.transact(({ store }) => {
    const liu = persons(store).get(PEOPLE.刘洋.grzh);
    const [first] = liu?.spans ?? [];
    if (!liu || !first) throw new Error('no 刘洋');
    const next = { dwzh: first.dwzh, from: '2027-01', base: 900_000n, dwjcbl: '12', grjcbl: '12' };
    persons(store).put(liu.grzh, { ...liu, spans: [{ ...first, to: '2026-10' }, next] });
  });
  await open(LIU);
  expect(await screen.findByRole('region', { name: '账户概况' })).toHaveTextContent('月缴存额¥2,160.00（自2027-01起）');
  expect(screen.getByRole('region', { name: '缴存情况' })).toHaveTextContent('生效说明自2027-01起');
});

it('tells how the balance came about this year, to the fen of the ledger, and what interest has been earned so far', async () => {
  await open(LIU);
  const year = await screen.findByRole('region', { name: '本年度收支' });
  expect(year).toHaveTextContent('本年度收支（2026-07-01起）');
  expect(year).toHaveTextContent(
    '上年结转¥108,786.82本年归集¥13,440.00本年提取¥0.00本年已结利息¥0.00账户余额¥122,226.82',
  );
  const due = await centre.transact(({ store, today }) =>
    interestDue(postingsOf(store, memberAccount(PEOPLE.刘洋.grzh)), today()),
  );
  expect(year).toHaveTextContent(`本年应计利息（未入账）${formatMoney(toYuan(due))}`);
  expect(screen.getByRole('link', { name: '查看年度对账单' })).toHaveAttribute('href', '/grwt/cxyw/jccx/nddzd');
});

it('offers another try when the account does not come', async () => {
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/grxx/grzhxx', kind: 'status', value: 500 });
  const { user } = await open(LIU);
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(await screen.findByRole('region', { name: '账户概况' })).toHaveTextContent('刘*');
});
