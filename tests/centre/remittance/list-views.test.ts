// @vitest-environment node

import type { Centre } from '@mocks/centre/centre';
import { setDebitSwitch } from '@mocks/centre/kernel/bank';
import type { Desk } from '@mocks/centre/kernel/desk';
import { changePayment } from '@mocks/centre/remittance/change-payment';
import { remittanceDetail } from '@mocks/centre/remittance/list-views';
import { openListOf, remittancesOf } from '@mocks/centre/remittance/records';
import { beforeEach, expect, it } from 'vitest';
import { fenOf } from '@/domain/money';
import { UNITS } from '../../people';
import { centreOn } from '../fixture';
import { ACCOUNT, HUAXIA, handIn, transfer } from '../remittance-world';

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

const codeOf = (desk: Desk) => openListOf(desk.store, HUAXIA.dwzh)?.jkfy ?? '';
const detail = (desk: Desk) =>
  remittanceDetail(desk, HUAXIA, { qcqrdh: remittancesOf(desk.store, HUAXIA.dwzh).at(-1)?.qcqrdh ?? '' });

/** What its lines say that the list has had. */
function lineSum({ dz, dj, kk }: ReturnType<typeof detail>): bigint {
  const came = dz.map(({ fse, zsje }) => fenOf(fse) - fenOf(zsje));
  return [...came, ...dj.map(({ je }) => fenOf(je)), ...kk.map(({ je }) => fenOf(je))].reduce(
    (sum, one) => sum + one,
    0n,
  );
}

it('lines of what came add up to what the list has had, and the last one says what of it stays in the balance', () =>
  centre.transact((desk) => {
    handIn(desk);
    const fy = codeOf(desk);
    transfer(desk, '100000.00', { fy });
    expect(lineSum(detail(desk))).toBe(fenOf('100000.00'));
    transfer(desk, '9999.45', { fy });
    const shown = detail(desk);
    expect(shown).toMatchObject({ zt: '4', dzje: UNITS.华夏精密.hjje });
    expect(shown.dz.map(({ zsje }) => zsje)).toEqual(['0.00', '319.45']);
    expect(lineSum(shown)).toBe(fenOf(UNITS.华夏精密.hjje));
  }));

it('what was transferred in part and debited for the rest says how much the debit brought', () =>
  centre.transact((desk) => {
    setDebitSwitch(desk, { dwzh: HUAXIA.dwzh, fail: true, yy: '账户余额不足', short: true });
    handIn(desk, { hjfs: '02', zhbh: ACCOUNT });
    transfer(desk, '1000.00', { fy: codeOf(desk) });
    setDebitSwitch(desk, { dwzh: HUAXIA.dwzh, fail: false, yy: '' });
    changePayment(desk, HUAXIA, { qcqrdh: detail(desk).qcqrdh, hjfs: '02', zhbh: 'FK000102', sqzsje: '' });
    const shown = detail(desk);
    expect(shown.kk.map(({ cg, je }) => [cg, je])).toEqual([
      [false, '0.00'],
      [true, '108680.00'],
    ]);
    expect(lineSum(shown)).toBe(fenOf(shown.dzje));
  }));
