// @vitest-environment node
import { issueUnitStatement, unitStatement } from '@mocks/centre/certificates/unit-statement';
import { moveClock } from '@mocks/centre/daily-jobs';
import { documentOfActor, voidDocument } from '@mocks/centre/documents/document';
import { pendingAccount, post } from '@mocks/centre/kernel/accounts/ledger';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fenOf } from '@/domain/money';
import { UNITS } from '../../people';
import { openForVisitors, type Visitors } from '../visitors';

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
afterEach(() => centre.reset());

const HUAXIA = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh } as const;
const statement = (ksny: string, jsny: string) => centre.transact((tx) => unitStatement(tx, HUAXIA, { ksny, jsny }));

it('balances to the fen over two years and from month to month', async () => {
  const whole = await statement('2025-01', '2026-11');
  expect(whole.mx.length).toBeGreaterThan(40);
  expect(fenOf(whole.qcye) + fenOf(whole.dfhj) - fenOf(whole.jfhj)).toBe(fenOf(whole.qmye));
  const first = await statement('2025-01', '2025-12');
  const second = await statement('2026-01', '2026-11');
  expect(first.qmye).toBe(second.qcye);
  expect(fenOf(first.dfhj) + fenOf(second.dfhj)).toBe(fenOf(whole.dfhj));
  expect(await statement('', '')).toMatchObject({ ksny: '2026-07', jsny: '2026-11' });
});

it('begins with what the months before left in the account', async () => {
  await centre.transact(({ store }) => {
    const entry = {
      id: 'left',
      date: '2026-11-21',
      kind: '01',
      zhaiyao: '汇缴',
      ywlsh: '',
      dwzh: HUAXIA.dwzh,
    } as const;
    const lines = [
      { account: pendingAccount(HUAXIA.dwzh), fen: 100n },
      { account: 'bank', fen: -100n },
    ];
    post(store, { ...entry, lines });
  });
  expect(await statement('2026-11', '2026-11')).toMatchObject({ qcye: '0.00', qmye: '1.00' });
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-01' }));
  expect(await statement('2026-12', '2026-12')).toMatchObject({ qcye: '1.00' });
});

it('is refused for months that do not hold', async () => {
  for (const [ksny, jsny, fieldErrors] of [
    ['2026-13', '2026-11', { ksny: '起始年月不是有效月份' }],
    ['2026-05', '2026-04', { jsny: '截止年月不能早于起始年月' }],
    ['2026-05', '2026-12', { jsny: '截止年月不能晚于本月' }],
    ['2024-01', '2026-01', { jsny: '对账期间不能大于24个月' }],
  ] as const) {
    const answer = await centre.ask((tx) => unitStatement(tx, HUAXIA, { ksny, jsny }));
    expect(answer, `${ksny} ${jsny}`).toMatchObject({ code: '1', data: { fieldErrors } });
  }
});

it('is a document of the unit that cannot be made void', async () => {
  const issue = () => centre.transact((tx) => issueUnitStatement(tx, HUAXIA, { ksny: '2026-07', jsny: '2026-11' }));
  const issued = await issue();
  expect(issued).toMatchObject({ zmlx: '36', title: '住房公积金单位对账单' });
  expect(await issue()).toEqual(issued);
  const { facts } = (await centre.transact((tx) => documentOfActor(tx, HUAXIA, issued.zmbh))).content;
  expect(facts).toContainEqual({ label: '单位名称', value: '华夏精密制造有限公司' });
  expect(facts.map(({ label }) => label)).toContain('单位缴款');
  const { msg } = await centre.ask((tx) => voidDocument(tx, HUAXIA, { zmbh: issued.zmbh }));
  expect(msg).toContain('不能作废');
});
