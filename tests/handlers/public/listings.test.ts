// @vitest-environment node
import { startTestCentre } from '@mocks/node';
import { expect, it } from 'vitest';
import { DEVELOPERS, PEOPLE } from '../../people';
import { call } from '../call';

const LIST = '/api/izfgjj-zhfw/v1/kfslpxx/getHzlpList';

it('the list of properties without a page is the own one, which guests and others do not get', async () => {
  const centre = await startTestCentre({ today: '2026-11-21' });
  try {
    expect((await call(LIST)).status).toBe(401);
    expect((await call(LIST, { token: 'nobody' })).status).toBe(401);
    const { token: person } = await centre.signIn('1', PEOPLE.张建国.zjhm);
    expect((await call(LIST, { token: person })).status).toBe(403);
    const { token } = await centre.signIn('3', DEVELOPERS.安居置业.kfsbh);
    expect((await call(LIST, { token })).data).toHaveLength(5);
    expect((await call(LIST, { query: { page: '1', size: '20' } })).data.list).toHaveLength(20);
  } finally {
    centre.close();
  }
});
