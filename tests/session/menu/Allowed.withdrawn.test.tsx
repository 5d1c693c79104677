import { startCentre, type TestCentre } from '@mocks/node';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { queryClient } from '@/session/query-client';
import { call } from '../../handlers/call';
import { PEOPLE } from '../../people';
import { renderHall } from '../../render-hall';

const HALL = '/api/izfgjj-zhfw/v1';
const OFFICE = '/grwt/MyOffice';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => {
  queryClient.clear();
  return centre.reset();
});
afterAll(() => centre.close());

const grant = (path: string, key: string, value: 'on' | 'off') =>
  call('/api/__qa__/permission', { json: { path, key, value } });

describe('中心收回一个按钮', () => {
  it('撤回、打印：办件里没有了，调用被拒绝；授予后又有了', async () => {
    const { token } = await centre.signIn('1', PEOPLE.刘洋.zjhm);
    const { data: number } = await call(`${HALL}/wdbj/getList`, {
      token,
      query: { tab: 'all', page: '1', size: '10' },
    });
    expect(number.list.length).toBe(0);
    await grant(OFFICE, 'chehui', 'off');
    expect(await call(`${HALL}/wdbj/chehui`, { token, json: { ywlsh: 'X' } })).toMatchObject({ status: 403 });
    await grant(OFFICE, 'chehui', 'on');
    expect((await call(`${HALL}/wdbj/chehui`, { token, json: { ywlsh: 'X' } })).status).toBe(200);
  });

  it('待我处理：首页和办件里都没有，调用被拒绝', async () => {
    await grant(OFFICE, 'dbsx', 'off');
    const { token } = await centre.signIn('1', PEOPLE.张建国.zjhm);
    expect(await call(`${HALL}/dbsx/getList`, { token })).toMatchObject({ status: 403, code: '403' });
    await renderHall(`${OFFICE}?tab=todo`, { centre, person: '张建国' });
    expect(await screen.findByRole('tab', { name: '全部', selected: true })).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: '待我处理' })).not.toBeInTheDocument();
  });

  it('首页没有待我处理', async () => {
    await grant(OFFICE, 'dbsx', 'off');
    await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { name: '办理中' })).toBeInTheDocument();
    expect(main.queryByRole('heading', { name: /待我处理/ })).not.toBeInTheDocument();
  });

  it('提交：中心拒绝这个业务的申请，别的业务照旧', async () => {
    const { token } = await centre.signIn('1', PEOPLE.刘洋.zjhm);
    const save = (ywlx: string) => call(`${HALL}/tqsq/tqyw/save`, { token, json: { ywlx } });
    await grant('/grwt/tqSys/tqyw/zfzj_tq', 'tj', 'off');
    expect(await save('TQ0107')).toMatchObject({ status: 403, msg: '没有操作权限，请联系管理员' });
    expect((await save('TQ0103')).status).toBe(200);
  });

  it('菜单里没有的按钮不能授予', async () => {
    expect(await grant(OFFICE, 'nothing', 'off')).toMatchObject({ code: '1' });
    expect(await grant('/grwt/tqSys', 'tqyw', 'off')).toMatchObject({ code: '1' });
  });
});
