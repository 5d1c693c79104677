import { cases } from '@mocks/centre/cases/case-states';
import { memberAccount, postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { XU_WENBO } from '../../../centre/fixture';
import { expectPaid } from '../../../centre/withdrawal-fixture';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { faults, promise, toForm } from '../../flow-steps';
import { choose, next, retype } from '../../form-acts';

const centre = fileCentre();
const form = (zjhm: string) => toForm(centre, { code: 'TQ0106', zjhm }, '购房贷款');

it('许文博 draws for his commercial loan: nothing of it is typed but the amount, and the money leaves the account once', async () => {
  const user = await form(PEOPLE.许文博.zjhm);
  await next(user);
  expect(faults()).toEqual(['请输入申请提取金额', '请选择受理网点', '请勾选承诺书']);
  await user.type(screen.getByRole('textbox', { name: '申请提取金额' }), '61490.40');
  await promise(user);
  await screen.findByRole('heading', { name: '核对确认' });
  const loan = screen.getByRole('region', { name: '购房贷款' });
  expect(loan).toHaveTextContent('中国工商银行云州分行 商业贷款');
  expect(loan).toHaveTextContent('来源：银行住房贷款信息');
  expect(loan).toHaveTextContent('还款区间2025-11-22 至 2026-11-21');
  expect(screen.getByRole('region', { name: '提取信息' })).toHaveTextContent('¥61,490.40');
  await user.dblClick(screen.getByRole('button', { name: '提交' }));
  const receipt = await screen.findByRole('region', { name: '受理回执' });
  expect(receipt).toHaveTextContent('申请提取金额¥61,490.40');
  await centre.transact((tx) => {
    const [record] = [...cases(tx.store).values()].filter(
      ({ owner }) => owner === ownerOf({ kind: 'person', grzh: XU_WENBO.grzh }),
    );
    // More than a clerk need not look at.
    expect(record).toMatchObject({ ywzt: '98', je: 6_149_040n });
    expect(record?.sent).toMatchObject({ jkxz: 'ICBC2023100288', tqpl: '1', sqtqje: '61490.40', cns: '1' });
    expectPaid(tx, XU_WENBO, record?.ywlsh ?? '', 6_149_040n);
    const paid = postingsOf(tx.store, memberAccount(XU_WENBO.grzh)).filter(({ entry: { kind } }) => kind === '11');
    expect(paid).toHaveLength(1);
  });
});

it('a loan that no register knows is asked for piece by piece, with its papers', async () => {
  const user = await form(PEOPLE.刘洋.zjhm);
  await user.click(screen.getByRole('radio', { name: '其他贷款（系统没有查到的）' }));
  await next(user);
  expect(faults()).toEqual([
    '请选择贷款来源',
    '请输入贷款银行或公积金中心',
    '请输入借款合同编号',
    '请选择与借款人关系',
    '请输入房屋坐落',
    '请输入合同贷款金额',
    '请选择放款日期',
    '请选择是否已结清',
    '请输入区间已还本金',
    '请输入区间已还利息',
    '请输入申请提取金额',
    '请选择受理网点',
    '请勾选承诺书',
  ]);
  await user.click(screen.getByRole('radio', { name: '商业贷款' }));
  await retype(user, '贷款银行或公积金中心', '邻州市商业银行');
  await retype(user, '借款合同编号', 'LZ2024000771');
  await user.click(screen.getByRole('radio', { name: '共同借款人' }));
  await retype(user, '借款人', '刘海');
  await retype(user, '房屋坐落', '邻州市江畔区滨河路7号');
  await retype(user, '合同贷款金额', '500000');
  await retype(user, '放款日期', '2024-05-20');
  await choose(user, '是否已结清', '否');
  await retype(user, '贷款余额', '470000');
  await retype(user, '区间已还本金', '12000');
  await retype(user, '区间已还利息', '9600');
  await choose(user, '提取频次', '按月约定（每月20日）');
  expect(
    screen.getByText('每月20日自动转上次提取之后已还的本金和利息，首次2026-12-20，以账户余额为限，随时可停'),
  ).toBeVisible();
  await retype(user, '申请提取金额', '21600');
  await promise(user);
  expect(faults()).toEqual(['系统查不到还款记录的贷款不能约定，请选择单次']);
  await choose(user, '提取频次', '单次');
  await next(user);
  expect(await screen.findByText('商业银行借款合同')).toBeVisible();
  expect(screen.getByText('还款明细/贷款余额证明')).toBeVisible();
  expect(screen.queryByText('婚姻证明')).toBeNull();
});
