import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { saveDraft } from '@/api/cases/drafts';
import { fetchUnitInfo } from '@/api/unit/unit';
import FlowPage from '@/engine/page/FlowPage';
import { chooseOption } from '../../../choose-option';
import { UNITS } from '../../../people';
import { entryOf, faults } from '../../flow-steps';
import { next } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const { dwzh } = UNITS.华夏精密;

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

it('is reckoned before it is sent; ratios as they are and a lowering without a reason are refused; the new ratios are on file', async () => {
  const entry = entryOf('GJ0204', 'unit');
  await signedIn(centre, dwzh, '2');
  const nr = JSON.stringify({ ywwd: '0101', cns: true });
  await saveDraft({ ywlx: 'GJ0204', ywlsh: '', bbh: 1, dqbz: 'form', nr, xgcs: 0 });
  const { user } = await openPage(centre, dwzh, entry.path, <FlowPage entry={entry} />, '2');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  const ratio = async (side: string, percent: string) =>
    chooseOption(await screen.findByRole('combobox', { name: `调整后${side}比例` }), percent);

  await ratio('单位', '12%');
  await next(user);
  expect(faults()).toContain('调整前后比例一致，无需调整');
  await ratio('单位', '10%');
  await ratio('个人', '8%');
  const figures = screen.getByRole('region', { name: '调整信息' });
  await waitFor(() => expect(figures).toHaveTextContent('新月缴存总额¥82,260.00'));
  expect(figures).toHaveTextContent('原月缴存总额¥109,680.00');
  await next(user);
  expect(faults()).toEqual(['请输入调整原因']);
  await user.type(screen.getByRole('textbox', { name: '调整原因' }), '经营困难');
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await screen.findByText('提交成功');
  const receipt = within(screen.getByRole('main'));
  expect(receipt.getByText('新比例已登记，自生效年月的汇缴起执行。')).toBeVisible();

  expect((await fetchCases({ page: 1, size: 20 })).list[0]).toMatchObject({ ywlx: 'GJ0204', ywzt: '99' });
  const { hxjcbl } = await fetchUnitInfo();
  expect(hxjcbl).toEqual([{ qsny: '2026-12', dwjcbl: '10', grjcbl: '8' }]);
});
