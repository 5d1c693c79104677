import { withdrawalRules } from '@mocks/centre/businesses/withdrawals';
import { labelOf } from '@mocks/centre/cases/field-reader';
import { ruleFor } from '@mocks/centre/cases/registered';
import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
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
const SEARCH = { ksrq: '', jsrq: '', tqyydm: '', ywzt: '', page: 1, size: 20 };

it('what several people drew for a loan (GD0605) is a row of each, as it was booked in the own account', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const had = [FENG_JUN, HE_JING].map(({ grzh }) => balanceOf(tx.store, memberAccount(grzh)));
    const tqry = [
      { grzh: FENG_JUN.grzh, bctqje: '12000' },
      { grzh: HE_JING.grzh, bctqje: '8000' },
    ];
    const ywlsh = drawForLoan(tx, FENG_JUN, { dkzh: FENG_LOAN, tqry });
    // Ordered is not drawn.
    expect(withdrawalRecords(tx, FENG_JUN, SEARCH).total).toBe(0);
    moveClock(tx, { now: '2026-11-23' });
    const [his, hers] = [FENG_JUN, HE_JING].map((actor) => withdrawalRecords(tx, actor, SEARCH).list);
    const row = { ywlsh, ywmc: '公积金提取还贷', tqyydm: '06', tqlx: '1', ywzt: '99', dzrq: '2026-11-23', kgz: false };
    const loan = { skyhmc: `公积金贷款${FENG_LOAN}`, skyhzh: '' };
    expect(his).toMatchObject([{ ...row, ...loan, sqtqje: '12000.00', dzje: '12000.00', kck: true }]);
    // It was not she who applied: there is no case of hers to be opened.
    expect(hers).toMatchObject([{ ...row, ...loan, sqtqje: '8000.00', dzje: '8000.00', kck: false }]);
    const left = [FENG_JUN, HE_JING].map(({ grzh }) => balanceOf(tx.store, memberAccount(grzh)));
    expect([his, hers].map((rows) => fenOf(rows?.[0]?.dzje ?? ''))).toEqual(
      had.map((before, at) => before - (left[at] ?? 0n)),
    );
    expect(withdrawalRecords(tx, FENG_JUN, { ...SEARCH, tqyydm: '07' }).total).toBe(0);
    expect(withdrawalRecords(tx, FENG_JUN, { ...SEARCH, tqyydm: '06', ywzt: '99' }).total).toBe(1);
  });
});

it('what was ordered and taken back was never drawn', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const tqry = [{ grzh: ZHANG_JIANGUO.grzh, bctqje: '20000' }];
    const ywlsh = drawForLoan(tx, ZHANG_JIANGUO, { dkzh: PEOPLE.张建国.dkzh, tqry });
    withdrawCase(tx, ZHANG_JIANGUO, { ywlsh });
    moveClock(tx, { now: '2026-11-24' });
    expect(withdrawalRecords(tx, ZHANG_JIANGUO, SEARCH).total).toBe(0);
  });
});

it('the record of rent says its reason and kind in the words of the ledger', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const { ywlsh } = apply(tx, LIU_YANG);
    expect(withdrawalRecords(tx, LIU_YANG, { ...SEARCH, tqyydm: '07' }).list).toMatchObject([
      { ywlsh, tqyydm: '07', tqlx: '1', dzje: '4500.00' },
    ]);
    expect(caseDetail(tx, LIU_YANG, { ywlsh }).sqnr).toEqual(
      expect.arrayContaining([
        { label: '提取原因', value: '支付房租' },
        { label: '提取类型', value: '部分提取' },
      ]),
    );
  });
});

it('no withdrawal is taken in without the reason and kind that its record says', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const application = { tx, actor: LIU_YANG, ywlsh: '' };
    for (const { ywlx } of withdrawalRules) {
      const values = ruleFor('person', ywlx)?.assess(application, { qttqyy: '29' }).values;
      expect(labelOf('tqyydm', values?.tqyydm ?? ''), ywlx).toMatch(/^[一-龥]+$/);
      expect(['1', '2'], ywlx).toContain(values?.tqlx);
    }
  });
});

it('what closed the account is asked for with one figure and paid with the interest to the day, in the case as in the list', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const closing = withdrawal('TQ0103', { ...tq0103, values: { ...tq0103.values, txlx: '1' } });
    const { ywlsh, ywzt } = closing.send(tx, CHEN_JIXIANG);
    expect(ywzt).toBe('98');
    const [asked] = withdrawalRecords(tx, CHEN_JIXIANG, SEARCH).list;
    moveClock(tx, { now: '2026-11-24' });
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    const [paid] = withdrawalRecords(tx, CHEN_JIXIANG, SEARCH).list;
    const found = caseDetail(tx, CHEN_JIXIANG, { ywlsh });
    expect(paid?.sqtqje).toBe(asked?.sqtqje);
    expect(fenOf(paid?.dzje ?? '')).toBeGreaterThan(fenOf(asked?.sqtqje ?? ''));
    expect(found).toMatchObject({ je: asked?.sqtqje, dzje: paid?.dzje });
  });
});
