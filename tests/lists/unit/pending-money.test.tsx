import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import { remittanceCode } from '@/domain/deposit/remittance';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import PendingMoney from '@/lists/unit/pending-money';
import { HUAXIA, pending, transfer } from '../../centre/remittance-world';
import { chooseOption } from '../../choose-option';
import { fileCentre } from '../../file-centre';
import { openPage, signedIn } from '../../flows/open-page';

const centre = fileCentre();

const entry = () => {
  const found = flowByCode('ZS0101', 'unit');
  if (!found) throw new Error('not registered');
  return found;
};

it('a refund is a business of its own, and stands in the list under its number', async () => {
  await centre.transact((tx) => transfer(tx, '300.00', { fy: remittanceCode(HUAXIA.dwzh, '2026-12') }));
  await signedIn(centre, HUAXIA.dwzh, '2');
  await saveDraft({ ywlx: 'ZS0101', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user, unmount } = await openPage(centre, HUAXIA.dwzh, entry().path, <FlowPage entry={entry()} />, '2');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await user.type(await screen.findByRole('textbox', { name: '退款金额' }), '300.01');
  await chooseOption(screen.getByRole('combobox', { name: '收款账户' }), /^中国建设银行/);
  await user.click(screen.getByRole('button', { name: /下一步/ }));
  expect(await screen.findAllByText(/^退款金额不能大于可退的暂收余额（300.00元）/)).not.toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: '退款金额' }));
  await user.type(screen.getByRole('textbox', { name: '退款金额' }), '120.50');
  await user.click(screen.getByRole('button', { name: /下一步/ }));
  await user.click(await screen.findByRole('button', { name: '提交' }));
  const receipt = await screen.findByRole('region', { name: '受理回执' });
  expect(receipt).toHaveTextContent('120.50元');
  const skzh = /收款账户\s*(\S+ [\d*]+)/.exec(receipt.textContent ?? '')?.[1] ?? 'none';
  unmount();

  await openPage(centre, HUAXIA.dwzh, '/dwwt/cxyw/zskmx', <PendingMoney />, '2');
  expect(await screen.findByRole('link', { name: '申请退款' })).toHaveAttribute(
    'href',
    expect.stringContaining(entry().path),
  );
  const row = await screen.findByRole('row', { name: /暂收款退款至/ });
  expect(row).toHaveTextContent(`暂收款退款至${skzh}`);
  expect(row).toHaveTextContent('120.50');
  expect(screen.getByText('当前暂收余额')).toHaveTextContent('¥179.50');
});

it('money without its code is claimed by the number of the bank and the amount, once', async () => {
  const { lsh } = await centre.transact((tx) => transfer(tx, '300.00'));
  const { user } = await openPage(centre, HUAXIA.dwzh, '/dwwt/cxyw/zskmx', <PendingMoney />, '2');
  const form = within(await screen.findByRole('form', { name: '认领到账款' }));
  const table = screen.getByRole('table', { name: '以本单位名义到账的待认领款' });
  const claim = async (number: string, amount: string) => {
    for (const [label, value] of [
      ['银行流水号', number],
      ['金额', amount],
    ] as const) {
      await user.clear(form.getByLabelText(label));
      if (value) await user.type(form.getByLabelText(label), value);
    }
    await user.click(form.getByRole('button', { name: '认领' }));
  };
  await claim('', '');
  expect(form.getByRole('alert')).toHaveTextContent('请输入银行流水号');
  await claim(lsh, '0');
  expect(form.getByRole('alert')).toHaveTextContent('请输入到账金额，最多两位小数');
  await claim(lsh, '300.01');
  expect(await form.findByText(/不存在|未找到|不符/)).toBeVisible();
  expect(form.getByLabelText('银行流水号')).toHaveValue(lsh);
  expect(await pending(centre)).toBe(0n);
  await user.clear(form.getByLabelText('金额'));
  await user.click(form.getByLabelText('金额'));
  await user.paste(' 300元');
  await user.click(form.getByRole('button', { name: '认领' }));
  expect(await form.findByText('已认领¥300.00')).toBeVisible();
  expect(form.getByText('已转入暂收余额。')).toBeVisible();
  expect(await pending(centre)).toBe(30_000n);
  await waitFor(() => expect(within(table).queryByText(lsh)).toBeNull());
  await waitFor(() => expect(screen.getByText('当前暂收余额')).toHaveTextContent('¥300.00'));
  await claim(lsh, '300.00');
  expect(await form.findByText(/该笔¥300\.00已于2026-11-21.*认领，无需再次认领/)).toBeVisible();
  expect(await pending(centre)).toBe(30_000n);
});
