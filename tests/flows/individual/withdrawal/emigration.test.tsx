import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { balanceOf, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/ledger';
import { persons } from '@mocks/centre/kernel/people';
import { review } from '@mocks/centre/office/review';
import { startCentre, type TestCentre } from '@mocks/node';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { judgeApplication, submitApplication } from '@/api/application';
import { fetchBusinessNumber } from '@/api/business';
import { saveDraft } from '@/api/drafts';
import { depositInterest } from '@/domain/interest';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { WU_GUIFANG } from '../../../centre/fixture';
import { PNG } from '../../../centre/loan-fixture';
import { tq0105 } from '../../../contracts/flows/tq0105';
import { PEOPLE } from '../../../people';
import { openPage, signedIn } from '../../open-page';
import { next, pick, retype } from '../../rent-form';

const entry = flowByCode('TQ0105', 'individual');
if (!entry) throw new Error('TQ0105 is not registered');

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

/** A number with both papers under it. */
async function withPapers(): Promise<string> {
  const ywlsh = await fetchBusinessNumber('TQ0105');
  await centre.transact((desk) => {
    for (const wjlxId of ['0403', '0101']) {
      addMaterial(desk, WU_GUIFANG, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
    }
  });
  return ywlsh;
}

it('吴桂芳 settles abroad: a clerk reads the proof, then all that is in the account is paid with the interest to date', async () => {
  await signedIn(centre, tq0105.account);
  const ywlsh = await withPapers();
  await saveDraft({ ywlx: 'TQ0105', ywlsh, bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user } = await openPage(centre, tq0105.account, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByRole('heading', { name: '出境定居' });
  await next(user);
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    '请选择定居国家或地区',
    '请选择定居证明类型',
    '请输入证明编号',
    '请选择出境或注销日期',
    '请选择受理网点',
    '请勾选承诺书',
  ]);
  await pick(user, '定居国家或地区', '加拿大');
  await user.click(screen.getByRole('radio', { name: '户籍注销' }));
  await retype(user, '证明编号', '云公户注[2026]118号');
  await retype(user, '出境或注销日期', '2026-10-08');
  await pick(user, '受理网点', '城区管理部');
  await user.click(screen.getByRole('checkbox', { name: /我承诺/ }));
  await next(user);
  expect(await screen.findByText('出境定居证明')).toBeVisible();
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();

  await centre.transact((desk) => {
    const member = memberAccount(WU_GUIFANG.grzh);
    const before = balanceOf(desk.store, member);
    const paid = review(desk, { ywlsh, result: 'approve', opinion: '同意' });
    const [interest, out] = postingsOf(desk.store, member).slice(-2);
    expect(interest?.line.fen).toBe(depositInterest(before, [], '2026-07-01', '2026-11-21', '1.50'));
    expect(out?.entry).toMatchObject({ kind: '12', ywlsh });
    expect(out?.line.fen).toBe(-(before + (interest?.line.fen ?? 0n)));
    expect(paid).toMatchObject({ ywzt: '99', grzhye: '0.00' });
    expect(persons(desk.store).get(WU_GUIFANG.grzh)?.grzhzt).toBe('05');
    expect(trialBalance(desk.store)).toBe(0n);
  });
});

it('both papers are needed, the day is not to come, and who pays in is told to have the account sealed first', async () => {
  await signedIn(centre, tq0105.account);
  const values = { ...tq0105.values, skzhly: '1', cns: '1' };
  const send = (ywlsh: string, change: object = {}) =>
    submitApplication('tqsq/tqyw', 'TQ0105', ywlsh, { ...values, ...change });
  await expect(send(await fetchBusinessNumber('TQ0105'))).rejects.toThrow('请上传材料：出境定居证明、身份证');
  await expect(send(await withPapers(), { cjrq: '2026-11-22' })).rejects.toMatchObject({
    data: { fieldErrors: { cjrq: '出境或注销日期不能晚于今天' } },
  });
  await signedIn(centre, PEOPLE.刘洋.zjhm);
  const { mz, tj } = await judgeApplication('tqsq/tqyw', 'TQ0105', {});
  expect(mz).toBe(false);
  expect(tj.filter((one) => !one.mz).map(({ tjmc, sjz, xyb }) => [tjmc, sjz, xyb])).toEqual([
    ['个人账户已封存且未冻结', '未封存', '请联系单位办理封存'],
  ]);
});
