import { withdrawalRules } from '@mocks/centre/businesses/withdrawals';
import { labelOf } from '@mocks/centre/cases/field-reader';
import { ruleFor } from '@mocks/centre/cases/registered';
import { expect, it } from 'vitest';
import { centreOn, LIU_YANG } from '../fixture';

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
