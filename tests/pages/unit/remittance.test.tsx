import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { moveClock } from '@mocks/centre/daily-jobs';
import { units } from '@mocks/centre/kernel/people';
import { passCheck } from '@mocks/centre/office/checks';
import { payers } from '@mocks/centre/remittance/debit/payers';
import { remittances } from '@mocks/centre/remittance/list/records';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fetchUnitInfo } from '@/api/unit/unit';
import { remittanceCode } from '@/domain/deposit/remittance';
import { flowByCode } from '@/flows/registry';
import { DueAction, DueCard } from '@/pages/home/DueCard';
import { RemittanceDialog } from '@/pages/unit/remittance/RemittanceDialog';
import { StandingCard } from '@/pages/unit/remittance/StandingCard';
import { ACCOUNT, handIn, transfer } from '../../centre/remittance-world';
import { chooseOption, openList, optionsOf } from '../../choose-option';
import { fileCentre } from '../../file-centre';
import { openPage, signedIn } from '../../flows/open-page';
import { OPERATORS, UNITS } from '../../people';

const HUAXIA = UNITS.华夏精密.dwzh;

const centre = fileCentre();

describe('更改缴款方式', () => {
  const open = async () => {
    const { ywlsh } = await centre.transact((tx) => handIn(tx));
    const found = await centre.transact((tx) =>
      [...tx.store.table<{ ywlsh: string; qcqrdh: string }>('remittances').values()].find((one) => one.ywlsh === ywlsh),
    );
    const qcqrdh = found?.qcqrdh ?? '';
    const page = <RemittanceDialog qcqrdh={qcqrdh} onClose={() => undefined} />;
    const { user } = await openPage(centre, HUAXIA, '/dwwt/cxyw/hjpz', page, '2');
    return { user, qcqrdh, form: within(await screen.findByRole('form', { name: '更改缴款方式' })) };
  };

  it('says what is missing and sends nothing', async () => {
    const { user, form } = await open();
    await user.click(form.getByRole('button', { name: '更改缴款方式' }));
    expect(form.getByRole('alert')).toHaveTextContent('请选择汇缴方式');
    await chooseOption(form.getByRole('combobox', { name: '汇缴方式' }), '委托扣款');
    await user.click(form.getByRole('button', { name: /^更改并立即扣款/ }));
    expect(form.getByRole('alert')).toHaveTextContent('请选择付款账户');
    expect(await centre.sent('/hjpz/ggfs')).toEqual([]);
  });

  it('without an account to be debited says why, and leads to where that is put right', async () => {
    const wallet = [...(await centre.transact(({ store }) => [...payers(store).values()]))];
    await centre.transact(({ store }) => {
      for (const one of wallet) if (one.hjfs === '04') payers(store).put(one.zhbh, { ...one, signed: false });
    });
    const { user, form } = await open();
    await chooseOption(form.getByRole('combobox', { name: '汇缴方式' }), '数字人民币');
    expect(form.getByText(/没有可用的付款账户：.*数字人民币钱包/)).toBeVisible();
    expect(form.queryByRole('combobox', { name: '付款账户' })).toBeNull();
    expect(form.getByRole('link', { name: '付款账户信息维护' })).toHaveAttribute('href', '/dwwt/jcyw/fkzhxx_wh');
    await user.click(form.getByRole('button', { name: /^更改并立即扣款/ }));
    expect(form.getByRole('alert')).toHaveTextContent('不能选择：数字人民币钱包');
    expect(await centre.sent('/hjpz/ggfs')).toEqual([]);
  });

  it.each([
    ['0', '暂存款抵缴（暂收余额为0.00元）'],
    ['5000.00', '暂存款抵缴（到账的¥5,000.00已计入本清册）'],
  ])('money that came for the list itself is not offered once more: %s arrived', async (came, name) => {
    await signedIn(centre, HUAXIA, '2');
    await centre.transact((tx) => handIn(tx));
    if (came !== '0') await centre.transact((tx) => transfer(tx, came, { fy: remittanceCode(HUAXIA, '2026-12') }));
    const [{ qcqrdh = '' } = {}] = await centre.transact((tx) =>
      [...tx.store.table<{ qcqrdh: string; zt: string }>('remittances').values()].filter(({ zt }) => zt === '2'),
    );
    await openPage(
      centre,
      HUAXIA,
      '/dwwt/cxyw/hjpz',
      <RemittanceDialog qcqrdh={qcqrdh} onClose={() => undefined} />,
      '2',
    );
    const form = within(await screen.findByRole('form', { name: '更改缴款方式' }));
    openList(form.getByRole('combobox', { name: '汇缴方式' }));
    expect(screen.getByRole('option', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  it('debits what is still missing from the account chosen, and the money is booked', async () => {
    const { user, form, qcqrdh } = await open();
    await chooseOption(form.getByRole('combobox', { name: '汇缴方式' }), '委托扣款');
    const accounts = form.getByRole('combobox', { name: '付款账户' });
    await chooseOption(accounts, optionsOf(accounts)[0] ?? '');
    await user.click(form.getByRole('button', { name: '更改并立即扣款¥109,680.00' }));
    expect(await screen.findByRole('region', { name: '汇缴凭证' })).toBeVisible();
    expect(await centre.sent('/hjpz/ggfs')).toEqual([{ qcqrdh, hjfs: '02', zhbh: ACCOUNT, sqzsje: '' }]);
  });
});

it('a change that needs a second operator is asked for, and done when the other one agrees', async () => {
  const as = (operator: string) => ({ kind: 'unit' as const, dwzh: HUAXIA, operator });
  const qcqrdh = await centre.transact((tx) => {
    proposeTwoPerson(tx, as(OPERATORS.吴晓东.jbrzjhm), { zt: '0', xe: '1000' });
    answerTwoPerson(tx, as(OPERATORS.邢芳.jbrzjhm), { ty: '1' });
    const { ywlsh } = handIn(tx, {}, as(OPERATORS.吴晓东.jbrzjhm));
    passCheck(tx, as(OPERATORS.邢芳.jbrzjhm), { ywlsh });
    return [...remittances(tx.store).values()].find((one) => one.ywlsh === ywlsh)?.qcqrdh ?? '';
  });
  const page = <RemittanceDialog qcqrdh={qcqrdh} onClose={() => undefined} />;
  const first = await openPage(centre, HUAXIA, '/dwwt/cxyw/hjpz', page, '2');
  const form = within(await screen.findByRole('form', { name: '更改缴款方式' }));
  expect(form.getByText(/^109,680.00元超过本单位单笔限额1,000.00元，更改须由另一名操作员同意/)).toBeVisible();
  await chooseOption(form.getByRole('combobox', { name: '汇缴方式' }), '委托扣款');
  await chooseOption(form.getByRole('combobox', { name: '付款账户' }), /^中国建设银行/);
  await first.user.click(form.getByRole('button', { name: '申请更改缴款方式' }));
  expect(await screen.findByText(/^吴晓东于.*申请：将2026-12汇缴的缴款方式改为委托扣款/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull();
  first.unmount();

  const operator = OPERATORS.邢芳.jbrzjhm;
  const second = await openPage(centre, HUAXIA, '/dwwt/cxyw/hjpz', page, '2', { operator });
  await second.user.click(await screen.findByRole('button', { name: '同意' }));
  expect(await screen.findByRole('region', { name: '汇缴凭证' })).toBeVisible();
});

describe('每月自动汇缴', () => {
  it('is opened only after its first date and amount were agreed to', async () => {
    const { user } = await openPage(centre, HUAXIA, '/dwwt/cxyw/hjpz', <StandingCard />, '2');
    await user.click(await screen.findByRole('button', { name: '开通' }));
    await screen.findByText(
      '本月清册有变动（增加1人2,978.40元，减少1人2,544.00元，调整144.00元），2026-12-15不自动扣款，须自行办理；以后清册没有变动的月份自动扣款。由3100************2345付款，提前3个工作日通知。您确定要开通吗？',
    );
    await user.click(screen.getByRole('button', { name: /^取 ?消$/ }));
    expect(await centre.sent('/hjpz/setZdhj')).toEqual([]);
    await user.click(screen.getByRole('button', { name: '开通' }));
    await user.click(await screen.findByRole('button', { name: '确定开通' }));
    expect(await screen.findByText('已开通')).toBeVisible();
    expect(await centre.sent('/hjpz/setZdhj')).toEqual([{ zt: '1', zhbh: ACCOUNT }]);
  });

  it('双人复核: one asks for it and may take it back, another says yes', async () => {
    await centre.transact((tx) => {
      const as = (operator: string) => ({ kind: 'unit' as const, dwzh: HUAXIA, operator });
      proposeTwoPerson(tx, as(OPERATORS.吴晓东.jbrzjhm), { zt: '1', xe: '' });
      answerTwoPerson(tx, as(OPERATORS.邢芳.jbrzjhm), { ty: '1' });
    });
    const ask = async (user: UserEvent) => {
      await user.click(await screen.findByRole('button', { name: '开通' }));
      await user.click(await screen.findByRole('button', { name: '确定开通' }));
      expect(await screen.findByText('已申请，须另一名操作员确认后生效')).toBeVisible();
    };
    const asked = /^吴晓东于.*申请：开通每月自动汇缴，由3100\*+2345付款$/;
    const first = await openPage(centre, HUAXIA, '/dwwt/cxyw/hjpz', <StandingCard />, '2');
    await ask(first.user);
    expect(screen.getByText(asked)).toBeVisible();
    expect(screen.queryByRole('button', { name: '同意' })).toBeNull();
    await first.user.click(screen.getByRole('button', { name: '撤销申请' }));
    await ask(first.user);
    first.unmount();

    const card = <StandingCard />;
    const second = await openPage(centre, HUAXIA, '/dwwt/cxyw/hjpz', card, '2', { operator: OPERATORS.邢芳.jbrzjhm });
    expect(await screen.findByText(asked)).toBeVisible();
    expect(screen.getByText('按柜台协议代缴')).toBeVisible();
    expect(screen.queryByRole('button', { name: '取消自动汇缴' })).toBeNull();
    await second.user.click(screen.getByRole('button', { name: '同意' }));
    expect(await screen.findByText('2026-11-21开通（邢芳复核），由3100************2345付款。')).toBeVisible();
  });
});

describe('首页的汇缴情况', () => {
  const card = async (account: string) => {
    await signedIn(centre, account, '2');
    const unit = await fetchUnitInfo();
    return render(
      <MemoryRouter>
        {unit.yj && <DueAction due={unit.yj} />}
        <DueCard unit={unit} />
      </MemoryRouter>,
    ).container;
  };

  it('says how much, until when, and leads to the remittance', async () => {
    const shown = await card(HUAXIA);
    expect(shown).toHaveTextContent('2026-12应汇缴¥109,680.00');
    expect(shown).toHaveTextContent('最迟2026-12-15缴款，还有24天');
    expect(screen.getByRole('link', { name: '去汇缴' })).toHaveAttribute('href', flowByCode('GJ0201', 'unit')?.path);
  });

  it('a month further ahead than units may pay says from when on, and leads nowhere until then', async () => {
    await centre.transact((tx) => {
      const unit = units(tx.store).get(HUAXIA);
      if (unit) units(tx.store).put(HUAXIA, { ...unit, jzny: '2026-12' });
    });
    const shown = await card(HUAXIA);
    expect(shown).toHaveTextContent('2027-01应汇缴');
    expect(shown).toHaveTextContent('2026-12-01起可办理');
    expect(screen.queryByRole('link', { name: '去汇缴' })).toBeNull();
    cleanup();
    await centre.transact((tx) => moveClock(tx, { now: '2026-12-01' }));
    expect(await card(HUAXIA)).not.toHaveTextContent('起可办理');
    expect(screen.getByRole('link', { name: '去汇缴' })).toBeVisible();
  });

  it('says what a list that waits still needs, how late it is, and what came without its code', async () => {
    await centre.transact((tx) => handIn(tx));
    await centre.transact((tx) => transfer(tx, '100.00'));
    await centre.transact((tx) => moveClock(tx, { now: '2026-12-18' }));
    const shown = await card(HUAXIA);
    expect(shown).toHaveTextContent('2026-12尚需缴款¥109,680.00');
    expect(shown).toHaveTextContent('应于2026-12-15前缴款，已逾期3天');
    expect(shown).toHaveTextContent('到账待认领¥100.00认领');
    expect(screen.getByRole('link', { name: '去处理' }).getAttribute('href')).toMatch(/^\/dwwt\/cxyw\/hjpz\?qcqrdh=/);
    expect(screen.getByRole('link', { name: '认领' })).toHaveAttribute('href', '/dwwt/cxyw/zskmx');
  });
});
