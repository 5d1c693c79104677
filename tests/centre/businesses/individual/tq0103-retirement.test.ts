import { lastSpan, persons } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { judge, submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { pushedMatters } from '@mocks/centre/public/answers/answers-push';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { expect, it } from 'vitest';
import { tq0103 } from '../../../contracts/flows/tq0103-retirement';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { balance, expectBalanced } from '../../books';
import { CHEN_JIXIANG, person } from '../../fixture';
import { application, HUAXIA } from '../../remittance-world';
import { unmet, withdrawal } from '../../withdrawal-fixture';

const { ask, send } = withdrawal('TQ0103', { ...tq0103, values: { ...tq0103.values, txlx: '1', txrq: '2020-04-30' } }, [
  '0401',
]);

const centre = fileCentre();
/** 61, and her unit pays in for her. */
const QIAN = person(PEOPLE.钱秀英);

const ofHuaxia = ({ store }: Transaction) => {
  const found = persons(store).get(QIAN.grzh);
  if (found)
    persons(store).put(QIAN.grzh, { ...found, spans: found.spans.map((span) => ({ ...span, dwzh: HUAXIA.dwzh })) });
};

it('the age alone is enough: rule, push and payout say so, and the unit pays in no longer', () =>
  centre.transact((tx) => {
    const { mz, tj } = judge(tx, QIAN, { ywlx: 'TQ0103' });
    expect(mz).toBe(true);
    expect(tj.find(({ tjbh }) => tjbh === 'ZHFC')).toMatchObject({ mz: true, sjz: '未封存', yqz: '封存或正常' });
    expect(pushedMatters(tx, QIAN).list).toContainEqual(
      expect.objectContaining({ bt: '离退休提取', jj: '1', yy: '法定退休年月2015-04，可以提取全部余额和利息' }),
    );
    const dwzh = persons(tx.store).get(QIAN.grzh)?.spans.at(-1)?.dwzh ?? '';
    const listed = () => dueRoster(tx.store, dwzh, '2026-12').entries.filter(({ unitFen }) => unitFen > 0n);
    expect(listed().map(({ person: one }) => one.grzh)).toContain(QIAN.grzh);
    const { ywlsh } = send(tx, QIAN);
    const paid = review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    expect(paid).toMatchObject({ ywzt: '99', grzhye: '0.00' });
    expect(balance(tx, QIAN)).toBe(0n);
    expectBalanced(tx);
    const closed = persons(tx.store).get(QIAN.grzh);
    expect(closed?.grzhzt).toBe('05');
    expect(closed && lastSpan(closed)?.to).toBe('2026-11');
    expect(listed().map(({ person: one }) => one.grzh)).not.toContain(QIAN.grzh);
    expect(tx.store.table<{ nr: string }>('messages').get(`xh-${QIAN.grzh}`)?.nr).toBe(
      `钱秀英（个人账号${QIAN.grzh}）已办理离退休提取，个人账户销户，自2026-12起不再汇缴，无需办理封存。`,
    );
  }));

it('what a list of the unit will bring is waited for, before it is applied for and before it is paid', () =>
  centre.transact((tx) => {
    ofHuaxia(tx);
    const { ywlsh } = send(tx, QIAN);
    expect(submit(tx, HUAXIA, application(tx)).ywzt).not.toBe('99');
    const held = review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    expect(held).toMatchObject({ ywzt: '81' });
    expect(unmet(judge(tx, QIAN, { ywlx: 'TQ0103' }))).toContainEqual([
      'DRZ',
      expect.stringMatching(/^单位2026-1\d汇缴的款项尚未入账$/),
    ]);
  }));

it('whoever is too young needs the sealing, and is told both', () =>
  centre.transact((tx) => {
    const { tj } = judge(tx, person(PEOPLE.刘洋), { ywlx: 'TQ0103' });
    expect(tj.filter(({ mz }) => !mz).map(({ tjbh, xyb }) => [tjbh, xyb])).toEqual([
      ['TXNL', '达到法定退休年龄后即可办理，不用等单位封存；提前退休的，请单位按“离休退休”办理封存后再申请'],
      ['ZHFC', '请联系单位办理封存'],
    ]);
  }));

/** 陈𠮷祥, born in March 1964, reaches the statutory age in March 2024. */
it.each([
  ['the month before the statutory one', { txlx: '1', txrq: '2024-02-29' }, '法定退休年月为2024-03，退休日期不能更早'],
  ['the statutory month', { txlx: '1', txrq: '2024-03-01' }, undefined],
  [
    'earlier than one may choose',
    { txlx: '2', txpwwh: '云人社退[2024]1号', txrq: '2024-02-29' },
    '弹性提前退休的最早年月为2024-03，退休日期不能更早',
  ],
])('a retirement on a day of %s', async (_, values, fault) => {
  const { cw } = await centre.transact((tx) => ask(tx, CHEN_JIXIANG, values));
  expect(cw?.txrq).toBe(fault);
});
