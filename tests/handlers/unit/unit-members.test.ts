// @vitest-environment node
import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNITS } from '../../people';
import { call } from '../call';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

it('the members of a unit are not moved by hostile questions', async () => {
  const { token } = await centre.signIn('2', UNITS.华夏精密.dwzh);
  const ask = (json: object) => call('/api/izfgjj-zhfw/v1/jcdwxx/zgxx/getList', { token, json });
  const whole = (await ask({ size: 10 })).data.total;
  for (const hostile of [
    { key: {}, grzhzt: [], page: 'x', size: -5, sort: {}, order: [] },
    { key: '.*', page: 0 },
    { key: '%' },
    { key: 'x'.repeat(100_000) },
    { size: 1e9, page: 1e18 },
    { grzhzt: "' or 1=1" },
  ]) {
    const { code, data } = await ask(hostile);
    expect(code).toBe('0');
    expect(data.list.length).toBeLessThanOrEqual(500);
    expect(data.total).toBeLessThanOrEqual(whole);
  }
});
