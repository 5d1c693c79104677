// @vitest-environment node

import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { changePayment } from '@mocks/centre/remittance/debit/change-payment';
import { remittanceDetail } from '@mocks/centre/remittance/list/list-views';
import { openListOf, remittancesOf } from '@mocks/centre/remittance/list/records';
import { expect, it } from 'vitest';
import { fenOf } from '@/domain/money';
import { UNITS } from '../../../people';
import { centrePerTest } from '../../fixture';
import { ACCOUNT, HUAXIA, handIn, transfer } from '../../remittance-world';

const centre = centrePerTest();

const codeOf = (tx: Transaction) => openListOf(tx.store, HUAXIA.dwzh)?.jkfy ?? '';
const detail = (tx: Transaction) =>
  remittanceDetail(tx, HUAXIA, { qcqrdh: remittancesOf(tx.store, HUAXIA.dwzh).at(-1)?.qcqrdh ?? '' });

/** What its lines say that the list has had. */
function lineSum({ dz, dj, kk }: ReturnType<typeof detail>): bigint {
  const came = dz.map(({ fse, zsje }) => fenOf(fse) - fenOf(zsje));
  return [...came, ...dj.map(({ je }) => fenOf(je)), ...kk.map(({ je }) => fenOf(je))].reduce(
    (sum, one) => sum + one,
    0n,
  );
}

it('lines of what came add up to what the list has had, and the last one says what of it stays in the balance', () =>
  centre.transact((tx) => {
    handIn(tx);
    const fy = codeOf(tx);
    transfer(tx, '100000.00', { fy });
    expect(lineSum(detail(tx))).toBe(fenOf('100000.00'));
    transfer(tx, '9999.45', { fy });
    const shown = detail(tx);
    expect(shown).toMatchObject({ zt: '4', dzje: UNITS.华夏精密.hjje });
    expect(shown.dz.map(({ zsje }) => zsje)).toEqual(['0.00', '319.45']);
    expect(lineSum(shown)).toBe(fenOf(UNITS.华夏精密.hjje));
  }));

it('what was transferred in part and debited for the rest says how much the debit brought', () =>
  centre.transact((tx) => {
    setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: true, yy: '账户余额不足', short: true });
    handIn(tx, { hjfs: '02', zhbh: ACCOUNT });
    transfer(tx, '1000.00', { fy: codeOf(tx) });
    setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: false, yy: '' });
    changePayment(tx, HUAXIA, { qcqrdh: detail(tx).qcqrdh, hjfs: '02', zhbh: 'FK000102', sqzsje: '' });
    const shown = detail(tx);
    expect(shown.kk.map(({ cg, je }) => [cg, je])).toEqual([
      [false, '0.00'],
      [true, '108680.00'],
    ]);
    expect(lineSum(shown)).toBe(fenOf(shown.dzje));
  }));
