// @vitest-environment node

import type { Centre } from '@mocks/centre/centre';
import { beforeEach, expect, it } from 'vitest';
import { tq0103 } from '../../../contracts/flows/tq0103';
import { CHEN_JIXIANG, centreOn } from '../../fixture';
import { withdrawal } from '../../withdrawal-fixture';

const { ask } = withdrawal('TQ0103', tq0103);

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

/** 陈𠮷祥, born in March 1964, reaches the statutory age in March 2024. */
it.each([
  ['the month before the statutory one', { txlx: '1', txrq: '2024-02-29' }, '法定退休年月为2024-03，退休日期不能更早'],
  ['the statutory month', { txlx: '1', txrq: '2024-03-01' }, undefined],
  [
    'earlier than one may choose',
    { txlx: '2', txpwwh: '云人社退[2024]1号', txrq: '2024-02-29' },
    '弹性提前退休的最早年月为2024-03，退休日期不能更早',
  ],
])('a retirement on a day of %s', async (_, values, fault) => {
  const { cw } = await centre.transact((desk) => ask(desk, CHEN_JIXIANG, values));
  expect(cw?.txrq).toBe(fault);
});
