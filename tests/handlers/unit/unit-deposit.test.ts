// @vitest-environment node
import { issuePass } from '@mocks/centre/access/applicants';
import { startTestCentre } from '@mocks/node';
import { expect, test } from 'vitest';
import { UNITS } from '../../people';
import { call } from '../call';

const HALL = '/api/izfgjj-zhfw/v1';

test('a pass opens no call of the signed-in, and no session opens those of a pass', async () => {
  const centre = await startTestCentre({ today: '2026-11-21' });
  try {
    const pass = await centre.transact((tx) => issuePass(tx, tx.now(), '10012026112100000001'));
    const { token } = await centre.signIn('2', UNITS.华夏精密.dwzh);
    const closed = ['grxx/grzhxx', 'jcdwxx/getInfo', 'jcdwxx/getDjxx', 'wdbj/getList', 'draftbox/getList'];
    for (const path of closed) expect((await call(`${HALL}/${path}`, { token: pass })).status, path).toBe(401);
    expect((await call('/api/auth/v1/getUserInfo', { token: pass })).status).toBe(401);
    for (const who of ['none', token]) {
      expect((await call(`${HALL}/dwdj/getInfo`, { token: who })).status).toBe(401);
      expect((await call(`${HALL}/dwdj/save`, { token: who, json: {} })).status).toBe(401);
    }
    // Its own call knows it: the number is all that is missing.
    expect((await call(`${HALL}/dwdj/getInfo`, { token: pass })).msg).toContain('业务流水号无效');
  } finally {
    centre.close();
  }
});
