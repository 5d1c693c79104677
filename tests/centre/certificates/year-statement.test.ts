// @vitest-environment node
import { issueYearStatement, statementYears, yearStatement } from '@mocks/centre/certificates/year-statement';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fenOf } from '@/domain/money';
import { ZHANG_JIANGUO } from '../fixture';
import { openForVisitors, type Visitors } from '../visitors';

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
afterEach(() => centre.reset());

it('balances to the fen in every year', () =>
  centre.transact((tx) => {
    const years = statementYears(tx, ZHANG_JIANGUO).map(({ nd }) => nd);
    expect(years).toEqual(['2027', '2026', '2025', '2024']);
    let former = '';
    for (const nd of years) {
      const { qcye, jchj, zrhj, lxje, qthj, tqhj, zchj, qmye } = yearStatement(tx, ZHANG_JIANGUO, nd);
      const came = fenOf(jchj) + fenOf(zrhj) + fenOf(lxje) + fenOf(qthj);
      expect(fenOf(qcye) + came - fenOf(tqhj) - fenOf(zchj)).toBe(fenOf(qmye));
      if (former) expect(qmye).toBe(former);
      former = qcye;
    }
    // The first one begins with what was brought over, as 缴存明细 does.
    expect(former).toBe('86420.50');
    const first = yearStatement(tx, ZHANG_JIANGUO, '2024');
    expect([first.qthj, first.mx[0]?.zhaiyao]).toEqual(['0.00', '汇缴']);
  }));

it('is one document however often it is asked for; other years are refused', async () => {
  const issue = (nd: string) => centre.ask((tx) => issueYearStatement(tx, ZHANG_JIANGUO, nd));
  const first = await issue('2026');
  expect((await issue('2026')).data).toEqual(first.data);
  for (const nd of ['1999', '']) expect(await issue(nd)).toMatchObject({ code: '1', msg: '该年度没有对账单' });
});
