import { onTerms } from '@mocks/centre/kernel/accounts/contribution-periods';
import { persons } from '@mocks/centre/kernel/people';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { fetchDraft, saveDraft } from '@/api/cases/drafts';
import { fetchDepositAccount } from '@/api/person/person';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { baseAdjustmentImport } from '@/flows/unit/deposit/gj0203-base-adjustment-import';
import { saveBeforeEnd } from '@/session/opening/session-ending';
import { workerHere } from '../../../engine/import/worker-here';
import { PEOPLE, UNITS } from '../../../people';
import { openPage, signedIn } from '../../open-page';

const UNIT = UNITS.华夏精密.dwzh;

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(() => vi.stubGlobal('Worker', workerHere(baseAdjustmentImport)));
afterEach(() => {
  vi.unstubAllGlobals();
  return centre.reset();
});
afterAll(() => centre.close());

/** At the form, as somebody who has been there before. */
async function atForm(values: object = {}) {
  const entry = flowByCode('GJ0203', 'unit');
  if (!entry) throw new Error('GJ0203 is not registered');
  await signedIn(centre, UNIT, '2');
  await saveDraft({ ywlx: 'GJ0203', ywlsh: '', bbh: 2, dqbz: 'form', nr: JSON.stringify(values), xgcs: 0 });
  const view = await openPage(centre, UNIT, entry.path, <FlowPage entry={entry} />, '2');
  await view.user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByText('共48行，通过0行，有问题0行，待填写48行');
  return view;
}

describe('缴存基数调整', () => {
  it('says what is missing and sends nothing', async () => {
    const { user } = await atForm();
    await user.click(screen.getByRole('button', { name: '下一步' }));
    const [summary] = await screen.findAllByRole('alert');
    if (!summary) throw new Error('no summary');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['请选择调整类型', '请填写或导入调整明细，并改正没有通过核对的行', '请勾选承诺书']);
    expect((await fetchCases({ page: 1, size: 20 })).list.filter(({ ywlx }) => ywlx === 'GJ0203')).toEqual([]);
  });

  it('what was typed stays when the month of effect is another one, and is reckoned on the terms of that month', async () => {
    await centre.transact(({ store }) => {
      const liu = persons(store).get(PEOPLE.刘洋.grzh);
      if (!liu) throw new Error('nobody');
      const spans = onTerms(liu.spans, { from: '2027-01', dwjcbl: '5', grjcbl: '6' });
      persons(store).put(liu.grzh, { ...liu, spans });
    });
    const { user } = await atForm({ tzlx: '2', ywwd: '0101', cns: true });
    const row = () => within(screen.getByRole('region', { name: '明细' })).getByRole('row', { name: /刘洋/ });
    await user.type(await screen.findByRole('textbox', { name: '刘洋的上年月平均工资' }), '12000{Enter}');
    await waitFor(() => expect(row()).toHaveTextContent('¥2,688.00¥2,880.00'));
    const month = screen.getByLabelText('生效年月');
    await user.clear(month);
    await user.type(month, '2027-01{Enter}');
    await waitFor(() => expect(row()).toHaveTextContent('¥1,232.00¥1,320.00'));
    expect(screen.getByRole('textbox', { name: '刘洋的上年月平均工资' })).toHaveValue('12000');
  });

  it('is filled in without a file: one wage, the rest left as they are by choice', async () => {
    const { user } = await atForm({ tzlx: '2', ywwd: '0101', cns: true });
    const wage = await screen.findByRole('textbox', { name: '刘洋的上年月平均工资' });
    await user.type(wage, '-3{Enter}');
    const rows = screen.getByRole('region', { name: '明细' });
    await waitFor(() => expect(within(rows).getByRole('row', { name: /刘洋/ })).toHaveTextContent('工资不能为负数'));
    await user.clear(wage);
    await user.type(wage, '30000{Enter}');
    await waitFor(() => expect(within(rows).getByRole('row', { name: /刘洋/ })).toHaveTextContent('按上限'));
    expect(screen.getByRole('button', { name: '保存全部48行明细' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '仅保存通过的1行' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('47人未填写或未通过核对，本次按“不调整”处理');
    await user.click(within(question).getByRole('button', { name: '仅保存通过的1行' }));
    await screen.findByText(/^PC20261121\d{8}$/);
    await user.click(screen.getByRole('button', { name: '下一步' }));
    // Before anything is handed in: it would be done at once without a paper.
    const papers = await screen.findByRole('region', { name: '材料' });
    await waitFor(() =>
      expect(papers).toHaveTextContent('工资发放明细或名册未上传，可以不传；上传后由中心人工核验，核验后办结'),
    );
    const check = await screen.findByRole('region', { name: '调整明细' });
    expect(check).toHaveTextContent('调整人数1人');
    expect(check).toHaveTextContent('不调整人数47人');
    // (28,680.00 − 11,200.00) × 24 %
    expect(check).toHaveTextContent('变动额+¥4,195.20');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await screen.findByText('提交成功');
    expect(screen.getByRole('region', { name: '受理回执' })).toHaveTextContent('调整类型年中个别调整');

    await signedIn(centre, PEOPLE.刘洋.zjhm);
    expect(await fetchDepositAccount()).toMatchObject({
      grjcjs: '11200.00',
      yjce: '2688.00',
      jstz: { sxny: '2026-12', tzqgrjcjs: '11200.00', tzhgrjcjs: '28680.00', yyjzrq: '2026-12-06' },
    });
  });

  it('finds the members that are looked for, by name or account, and puts one of them right', async () => {
    const { user } = await atForm();
    const rows = screen.getByRole('region', { name: '明细' });
    await user.type(screen.getByRole('searchbox', { name: '查找明细' }), '刘洋');
    expect(await screen.findByText('找到1行')).toBeVisible();
    const wage = await within(rows).findByRole('textbox', { name: '刘洋的上年月平均工资' });
    expect(within(rows).getAllByRole('textbox', { name: /上年月平均工资/ })).toHaveLength(1);
    await user.type(wage, '9000{Enter}');
    expect(await screen.findByText('共48行，通过1行，有问题0行，待填写47行')).toBeVisible();
    expect(screen.getByText('找到1行')).toBeVisible();
    await user.clear(screen.getByRole('searchbox', { name: '查找明细' }));
    await user.type(screen.getByRole('searchbox', { name: '查找明细' }), '查无此人');
    expect(await screen.findByText('找到0行')).toBeVisible();
    await user.clear(screen.getByRole('searchbox', { name: '查找明细' }));
    await waitFor(() =>
      expect(within(rows).getAllByRole('textbox', { name: /上年月平均工资/ }).length).toBeGreaterThan(9),
    );
  });

  it('keeps the rows when the centre refuses one of them, and sends them again', async () => {
    const { user } = await atForm();
    await user.type(await screen.findByRole('textbox', { name: '刘洋的上年月平均工资' }), '12000{Enter}');
    await centre.fault({ path: '/ywpc/end', kind: 'code', value: '1', times: 1 });
    const send = async () => {
      await user.click(await screen.findByRole('button', { name: '仅保存通过的1行' }));
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: '仅保存通过的1行' }));
    };
    await send();
    expect(await screen.findByText('模拟的业务拒绝')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '刘洋的上年月平均工资' })).toHaveValue('12000');
    await send();
    await user.click(await screen.findByRole('button', { name: '修改明细' }));
    expect(await screen.findByRole('textbox', { name: '刘洋的上年月平均工资' })).toHaveValue('12000.00');
  });

  describe('keeps rows that were not sent yet', () => {
    const wageOf = (name: string) => screen.findByRole('textbox', { name: `${name}的上年月平均工资` });
    const kept = async () => Object.values((await fetchDraft('GJ0203'))?.mxk ?? {}).flat();
    /** The page is gone as by a reload, a crash or another tab: what comes back comes from the centre. */
    const again = async (account = UNIT) => {
      const entry = flowByCode('GJ0203', 'unit');
      if (!entry) throw new Error('GJ0203 is not registered');
      return openPage(centre, account, entry.path, <FlowPage entry={entry} />, '2');
    };

    it('over a reload, right and wrong ones', async () => {
      const { user, unmount } = await atForm();
      await user.type(await wageOf('刘洋'), '-3{Enter}');
      await user.type(await wageOf('张建国'), '12000{Enter}');
      await user.click(screen.getByRole('button', { name: '保存草稿' }));
      await waitFor(async () => expect(await kept()).toHaveLength(1));
      unmount();
      const back = await again();
      await back.user.click(await screen.findByRole('button', { name: '继续填写' }));
      expect(await wageOf('刘洋')).toHaveValue('-3');
      expect(await wageOf('张建国')).toHaveValue('12000');
      expect(screen.getByText('共48行，通过1行，有问题1行（1处），待填写46行')).toBeVisible();
    });

    it('typed without a pause and without leaving the cell, when the session ends or another unit is chosen', async () => {
      const { user, unmount } = await atForm();
      await user.type(await wageOf('刘洋'), '8765');
      await saveBeforeEnd();
      unmount();
      // Another unit's clerk has nothing of it.
      const other = await again(UNITS.蓝天科技.dwzh);
      expect(screen.queryByRole('button', { name: '继续填写' })).toBeNull();
      expect(await fetchDraft('GJ0203')).toBeNull();
      other.unmount();
      const back = await again();
      await back.user.click(await screen.findByRole('button', { name: '继续填写' }));
      expect(await wageOf('刘洋')).toHaveValue('8765');
    });

    it('over another step and back', async () => {
      const { user } = await atForm();
      await user.type(await wageOf('刘洋'), '8765');
      await user.click(screen.getByRole('button', { name: '上一步' }));
      await waitFor(() => expect(screen.queryByRole('region', { name: '明细' })).toBeNull());
      await user.click(await screen.findByRole('button', { name: '下一步' }));
      expect(await wageOf('刘洋')).toHaveValue('8765');
    });
  });
});
