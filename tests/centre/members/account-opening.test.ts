// @vitest-environment node
import type { CaseRecord } from '@mocks/centre/cases/case-states';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { units } from '@mocks/centre/kernel/people';
import { notifyAccountOpened, openAccount } from '@mocks/centre/members/account-opening';
import { expect, it } from 'vitest';
import { NEWCOMERS, UNITS } from '../../people';
import { centreOn } from '../fixture';

it.each([
  [NEWCOMERS.陶然, true],
  [NEWCOMERS.宋词, false],
])(
  '%o hears from the centre, and not from the unit, of an account elsewhere that may come here: %s',
  async (who, known) => {
    const centre = await centreOn();
    const text = await centre.transact((tx) => {
      const unit = units(tx.store).get(UNITS.华夏精密.dwzh);
      if (!unit) throw new Error('no unit');
      const row = { ...who, zjlx: '01', grjcjs: '6000.00', qjny: '2026-12' };
      // It names the number of the case alone.
      notifyAccountOpened(tx, unit, openAccount(tx, unit, row), { ywlsh: '10012026112100000001' } as CaseRecord);
      return readOutbox(tx).find(({ to }) => to === who.sjhm)?.text ?? '';
    });
    expect(text).toContain('为您设立住房公积金账户');
    const elsewhere = '您在杭州住房公积金管理中心还有账户，缴存满6个月后可以在网厅办理异地转移接续';
    expect(text.includes(elsewhere)).toBe(known);
  },
);
