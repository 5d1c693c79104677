import { readBatch } from '@mocks/centre/cases/batch/batches';
import { FieldReader } from '@mocks/centre/cases/field-reader';
import type { Application, BatchRule } from '@mocks/centre/cases/rule';
import { expect, it } from 'vitest';
import { UNITS } from '../../../people';

it('a store that cannot be read is no fault of the rows that were sent', () => {
  const reader = new FieldReader({ pcbh: 'PC1' });
  const broken = {
    get store(): never {
      throw new Error('the store is gone');
    },
  };
  // Of an application and a rule only these are reached.
  const application = { tx: broken, actor: { kind: 'unit', dwzh: UNITS.华夏精密.dwzh } } as unknown as Application;
  const rule = { label: '职工明细' } as unknown as BatchRule<object, object>;
  expect(() => readBatch(reader, application, rule)).toThrow('the store is gone');
  expect(reader.errors).toEqual({});
});
