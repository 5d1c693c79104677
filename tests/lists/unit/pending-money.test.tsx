import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import { remittanceCode } from '@/domain/deposit/remittance';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import PendingMoney from '@/lists/unit/pending-money';
import { HUAXIA, transfer } from '../../centre/remittance-world';
import { chooseOption } from '../../choose-option';
import { openPage, signedIn } from '../../flows/open-page';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

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
