// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, guaranteeAccount, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { confirmSale } from '@mocks/centre/loans/applications/developer-view';
import { buildings, houses } from '@mocks/centre/loans/buildings';
import { fundEntries } from '@mocks/centre/loans/developers/guarantee-ledger';
import { guaranteeOf } from '@mocks/centre/loans/developers/guarantees';
import { loansOf } from '@mocks/centre/loans/loans';
import { review } from '@mocks/centre/office/review';
import { expect, it } from 'vitest';
import { centreOn, ZHOU_KAI } from '../../fixture';
import { contractSigned, coupleApplies, DEVELOPER, HOUSE, othersSign, settleLoan } from '../../loan-fixture';

it.each([
  [1_000_000_00n, '5', 50_000_00n],
  [333_333_33n, '3.33', 11_100_00n],
  [1n, '5', 0n],
  [10n, '5', 1n],
])('of %s fen, %s percent are %s', (fen, bzjbl, expected) => {
  expect(guaranteeOf(fen, bzjbl)).toBe(expected);
});

it('is paid in with the payout, half given back when the building is finished, the rest when the loan is settled', async () => {
  const centre = await centreOn();
  const book = (span: object = {}) =>
    centre.transact((tx) => fundEntries(tx, DEVELOPER, { ksrq: '', jsrq: '', lx: '', page: 1, size: 20, ...span }));
  // Brought over: 118 + 201 homes of buildings that are not finished at ¥25,000.00, 73 + 290 of finished ones at the half.
  expect(await book()).toMatchObject({ total: 0, qcye: '12512500.00', qmye: '12512500.00', bzjye: '12512500.00' });
  const ywlsh = await coupleApplies(centre);
  await centre.transact((tx) => {
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    confirmSale(tx, DEVELOPER, { ywlsh, kfsqr: '1', yy: '' });
    othersSign(tx, ywlsh);
    contractSigned(tx, ZHOU_KAI, ywlsh);
    moveClock(tx, { now: '2026-12-01' });
  });
  const told = () =>
    centre.transact((tx) =>
      listMessages(tx, DEVELOPER, { page: 1, size: 50 }).list.flatMap(({ nr, lj }) =>
        lj === '/kfswt/cx_yw/dk_cx/bzjtz' ? [nr.slice(nr.indexOf('已于'))] : [],
      ),
    );
  expect(await told()).toEqual([expect.stringMatching(/^已于2026-\d\d-\d\d从监管账户划存保证金50,000.00元。$/)]);
  const paid = await book();
  expect(paid).toMatchObject({
    total: 2,
    fkhj: '1000000.00',
    crhj: '50000.00',
    thhj: '0.00',
    qmye: '12562500.00',
    bzjye: '12562500.00',
  });
  expect(paid.list).toMatchObject([
    { lx: '2', fse: '50000.00', ye: '12562500.00', fh: '3号楼1单元101室', jkrxm: '周*', ywlsh },
    { lx: '1', fse: '1000000.00', ye: '12512500.00', lpmc: '安居·翠湖苑' },
  ]);
  expect(await centre.transact(({ store }) => houses(store).get(HOUSE)?.zt)).toBe('4');

  // The day that was planned finishes nothing; the day that is established does.
  const finish = (change: { jgrq: string; jgba?: '1' }, now: string) =>
    centre.transact((tx) => {
      const ldbh = 'LP00000001-03';
      const building = buildings(tx.store).get(ldbh);
      if (building) buildings(tx.store).put(ldbh, { ...building, ...change });
      moveClock(tx, { now });
    });
  await finish({ jgrq: '2026-12-02' }, '2026-12-03');
  expect(await book({ ksrq: '2026-12-02', lx: '3' })).toMatchObject({ total: 0, thhj: '0.00' });
  await finish({ jgrq: '2026-12-04', jgba: '1' }, '2026-12-05');
  const finished = await book({ ksrq: '2026-12-02', lx: '3' });
  expect(finished).toMatchObject({
    total: 1,
    qcye: '12562500.00',
    crhj: '0.00',
    thhj: '25000.00',
    qmye: '12537500.00',
  });
  expect(finished.list[0]).toMatchObject({
    lx: '3',
    fse: '-25000.00',
    ye: '12537500.00',
    zhaiyao: expect.stringContaining('楼栋竣工'),
  });

  expect((await told())[0]).toBe('已于2026-12-05退还保证金25,000.00元（楼栋竣工）。');

  await centre.transact((tx) => {
    const [loan] = loansOf(tx.store, ZHOU_KAI.grzh);
    if (!loan) throw new Error('No loan');
    settleLoan(tx, ZHOU_KAI, loan);
    moveClock(tx, { days: 1 });
    expect(balanceOf(tx.store, guaranteeAccount('KF000001'))).toBe(1_251_250_000n);
    expect(trialBalance(tx.store)).toBe(0n);
    // It stays mortgaged until the mortgage is released.
    expect(houses(tx.store).get(HOUSE)).toMatchObject({ zt: '4', ywlsh });
  });
  expect(await told()).toHaveLength(3);
  expect((await told())[0]).toContain('退还保证金25,000.00元（贷款结清）。');
  expect(await book()).toMatchObject({ total: 4, crhj: '50000.00', thhj: '50000.00', qmye: '12512500.00' });
});
