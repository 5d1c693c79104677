import { addPart, batchAnswer, closeBatch, openBatch } from '@mocks/centre/cases/batch/batches';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { membersOf } from '@mocks/centre/members/unit/unit-members';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import BatchReview from '@/engine/batch/BatchReview';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { PEOPLE, UNITS } from '../../people';

const { dwzh } = UNITS.华夏精密;
const HUAXIA: Actor = { kind: 'unit', dwzh };

const centre = fileCentre();

/** New phones for so many members, sent and not handed in. */
const sent = (count: number) =>
  centre.transact((tx) => {
    const ywlsh = issueNumber(tx, HUAXIA, 'GJ0311');
    const { pcbh } = openBatch(tx, HUAXIA, { ywlx: 'GJ0311', ywlsh, parts: 1 });
    const rows = membersOf(tx, HUAXIA)
      .slice(0, count)
      .map(({ grzh, xingming }, at) => ({ grzh, xingming, xsjhm: String(13_911_120_000 + at) }));
    addPart(tx, HUAXIA, { pcbh, no: 1, rows });
    return { batch: batchAnswer(closeBatch(tx, HUAXIA, pcbh)), rows };
  });

const rowsShown = async () =>
  within(await screen.findByRole('table', { name: '明细' }))
    .getAllByRole('row')
    .slice(1);

it('before they are handed in the first rows are read whole, all of them on asking, and one is found among them', async () => {
  const { batch, rows } = await sent(23);
  const { user } = await openPage(centre, dwzh, '/dwwt/jcyw/plxg_sjh', <BatchReview value={batch} />, '2');
  await waitFor(async () => expect(await rowsShown()).toHaveLength(10));
  expect(screen.getByRole('status')).toHaveTextContent('前10行，共23行');
  const [first] = await rowsShown();
  for (const text of [rows[0]?.xingming, rows[0]?.grzh, '13911120000']) expect(first).toHaveTextContent(text ?? '');

  await user.click(screen.getByRole('button', { name: '查看全部23行' }));
  await waitFor(async () => expect(await rowsShown()).toHaveLength(20));
  expect(screen.getByText('共23条')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('共23行，本页第1至20行，其后还有3行未显示');
  await user.click(screen.getByRole('button', { name: '收起，只看前10行' }));
  await waitFor(async () => expect(await rowsShown()).toHaveLength(10));
  await user.click(screen.getByRole('button', { name: '查看全部23行' }));
  await user.type(screen.getByRole('searchbox', { name: '查找明细' }), '13911120021');
  await screen.findByText('找到1行');
  expect((await rowsShown())[0]).toHaveTextContent(rows[21]?.xingming ?? '');
});

it('a few rows are all there at once', async () => {
  const { batch } = await sent(2);
  await openPage(centre, dwzh, '/dwwt/jcyw/plxg_sjh', <BatchReview value={batch} />, '2');
  await waitFor(async () => expect(await rowsShown()).toHaveLength(2));
  expect(screen.getByRole('status')).toHaveTextContent(/^共2行$/);
  expect(screen.queryByRole('button', { name: /查看全部/ })).toBeNull();
});

it('what is worth a second look stands above the rows before they are handed in', async () => {
  const batch = await centre.transact((tx) => {
    const ywlsh = issueNumber(tx, HUAXIA, 'GJ0305');
    const { pcbh } = openBatch(tx, HUAXIA, { ywlx: 'GJ0305', ywlsh, parts: 1 });
    const seal = { fcyy: '02', fcny: '2026-12', lzrq: '2026-11-20' };
    const { xingming, grzh } = PEOPLE.张建国;
    addPart(tx, HUAXIA, { pcbh, no: 1, rows: [{ grzh, xingming, ...seal }] });
    return batchAnswer(closeBatch(tx, HUAXIA, pcbh));
  });
  await openPage(centre, dwzh, '/dwwt/jcyw/grzh_fc', <BatchReview value={batch} />, '2');
  await waitFor(async () => expect(await rowsShown()).toHaveLength(1));
  expect(screen.getByRole('alert')).toHaveTextContent(
    '张建国有未结清贷款，封存后冲还贷将使用账户余额，余额不足需银行卡还款',
  );
});
