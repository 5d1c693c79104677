import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { judgeApplication, submitApplication } from '@/api/cases/application';
import { fetchBusinessNumber } from '@/api/cases/business';
import { WU_GUIFANG } from '../../../centre/fixture';
import { expectClosed } from '../../../centre/withdrawal-fixture';
import { tq0105 } from '../../../contracts/flows/tq0105-emigration';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { at, faults, numberWith, promise, toDraft } from '../../flow-steps';
import { next, pick, retype } from '../../form-acts';
import { signedIn } from '../../open-page';

const centre = fileCentre();

/** A number with both papers under it. */
const withPapers = () => numberWith(centre, 'TQ0105', WU_GUIFANG, ['0403', '0101']);

it('吴桂芳 settles abroad: a clerk reads the proof, then all that is in the account is paid with the interest to date', async () => {
  await signedIn(centre, tq0105.account);
  const ywlsh = await withPapers();
  const user = await toDraft(centre, { code: 'TQ0105', zjhm: tq0105.account, ywlsh }, '出境定居');
  await next(user);
  expect(faults()).toEqual([
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
  await promise(user);
  expect(await screen.findByText('出境定居证明')).toBeVisible();
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
  await centre.transact((tx) => expectClosed(tx, WU_GUIFANG, ywlsh));
});

it('both papers are needed, the day is not to come, and who pays in is told to have the account sealed first', async () => {
  await signedIn(centre, tq0105.account);
  const values = { ...tq0105.values, skzhly: '1', cns: '1' };
  const send = (ywlsh: string, change: object = {}) =>
    submitApplication('tqsq/tqyw', 'TQ0105', ywlsh, { ...values, ...change });
  await expect(send(await fetchBusinessNumber('TQ0105'))).rejects.toThrow('请上传材料：出境定居证明、身份证');
  await expect(send(await withPapers(), { cjrq: '2026-11-22' })).rejects.toMatchObject(
    at('cjrq', '出境或注销日期不能晚于今天'),
  );
  await signedIn(centre, PEOPLE.刘洋.zjhm);
  const { mz, tj } = await judgeApplication('tqsq/tqyw', 'TQ0105', {});
  expect(mz).toBe(false);
  expect(tj.filter((one) => !one.mz).map(({ tjmc, sjz, xyb }) => [tjmc, sjz, xyb])).toEqual([
    ['个人账户已封存且未冻结', '未封存', '请联系单位办理封存'],
  ]);
});
