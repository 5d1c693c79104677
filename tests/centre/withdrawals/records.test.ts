import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { withdrawalRecords } from '@mocks/centre/withdrawals/records';
import { expect, it } from 'vitest';
import { fenOf } from '@/domain/money';
import { tq0103 } from '../../contracts/flows/tq0103-retirement';
import { PEOPLE } from '../../people';
import { apply, CHEN_JIXIANG, centreOn, FENG_JUN, HE_JING, LIU_YANG, ZHANG_JIANGUO } from '../fixture';
import { drawForLoan } from '../loan-fixture';
import { withdrawal } from '../withdrawal-fixture';

const FENG_LOAN = '20240300000003';
const listOf = (tx: Transaction, actor: typeof LIU_YANG, asked = {}) =>
  withdrawalRecords(tx, actor, { ...asked, page: 1, size: 20 }).list;
const onCentre = async (work: (tx: Transaction) => void) => (await centreOn()).transact(work);

it('what several people drew for a loan (GD0605) is a row of each, as it was booked in the own account', () =>
  onCentre((tx) => {
    const balances = () => [FENG_JUN, HE_JING].map(({ grzh }) => balanceOf(tx.store, memberAccount(grzh)));
    const had = balances();
    const tqry = [FENG_JUN, HE_JING].map(({ grzh }, at) => ({ grzh, bctqje: ['12000', '8000'][at] ?? '' }));
    const ywlsh = drawForLoan(tx, FENG_JUN, { dkzh: FENG_LOAN, tqry });
    // Ordered is not drawn.
    expect(listOf(tx, FENG_JUN)).toEqual([]);
    moveClock(tx, { now: '2026-11-23' });
    const row = { ywlsh, ywmc: '公积金提取还贷', tqyydm: '06', tqlx: '1', ywzt: '99', dzrq: '2026-11-23', kgz: false };
    const loan = { ...row, skyhmc: `公积金贷款${FENG_LOAN}`, skyhzh: '' };
    expect(listOf(tx, FENG_JUN)).toMatchObject([{ ...loan, sqtqje: '12000.00', dzje: '12000.00', kck: true }]);
    // It was not she who applied: there is no case of hers to be opened.
    expect(listOf(tx, HE_JING)).toMatchObject([{ ...loan, sqtqje: '8000.00', dzje: '8000.00', kck: false }]);
    expect(balances()).toEqual(had.map((fen, at) => fen - fenOf(tqry[at]?.bctqje ?? '')));
    expect(listOf(tx, FENG_JUN, { tqyydm: '07' })).toEqual([]);
    expect(listOf(tx, FENG_JUN, { tqyydm: '06', ywzt: '99' })).toHaveLength(1);
  }));

it('what was ordered and taken back was never drawn', () =>
  onCentre((tx) => {
    const tqry = [{ grzh: ZHANG_JIANGUO.grzh, bctqje: '20000' }];
    withdrawCase(tx, ZHANG_JIANGUO, { ywlsh: drawForLoan(tx, ZHANG_JIANGUO, { dkzh: PEOPLE.张建国.dkzh, tqry }) });
    moveClock(tx, { now: '2026-11-24' });
    expect(listOf(tx, ZHANG_JIANGUO)).toEqual([]);
  }));

it('the record of rent says its reason and kind in the words of the ledger', () =>
  onCentre((tx) => {
    const { ywlsh } = apply(tx, LIU_YANG);
    expect(listOf(tx, LIU_YANG, { tqyydm: '07' })).toMatchObject([{ ywlsh, tqyydm: '07', tqlx: '1', dzje: '4500.00' }]);
    const { sqnr } = caseDetail(tx, LIU_YANG, { ywlsh });
    expect(sqnr).toContainEqual({ label: '提取原因', value: '支付房租' });
    expect(sqnr).toContainEqual({ label: '提取类型', value: '部分提取' });
  }));

it('what closed the account is asked for with one figure and paid with the interest to the day, in the case as in the list', () =>
  onCentre((tx) => {
    const closing = withdrawal('TQ0103', { ...tq0103, values: { ...tq0103.values, txlx: '1' } });
    const { ywlsh, ywzt } = closing.send(tx, CHEN_JIXIANG);
    expect(ywzt).toBe('98');
    const [asked] = listOf(tx, CHEN_JIXIANG);
    moveClock(tx, { now: '2026-11-24' });
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    const [paid] = listOf(tx, CHEN_JIXIANG);
    expect(paid?.sqtqje).toBe(asked?.sqtqje);
    expect(fenOf(paid?.dzje ?? '')).toBeGreaterThan(fenOf(asked?.sqtqje ?? ''));
    expect(caseDetail(tx, CHEN_JIXIANG, { ywlsh })).toMatchObject({ je: asked?.sqtqje, dzje: paid?.dzje });
  }));
