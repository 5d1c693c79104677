import { startTestCentre, type TestCentre } from '@mocks/node';
import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { queryClient } from '@/session/query-client';
import { signedIn } from '../../flows/open-page';
import { handIn } from '../../flows/rent-form';
import { call } from '../../handlers/call';
import { LIU, PEOPLE } from '../../people';
import { renderHall } from '../../render-hall';

const HALL = '/api/izfgjj-zhfw/v1';
const OFFICE = '/grwt/MyOffice';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
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
    await signedIn(centre, LIU);
    const ywlsh = await handIn({ card: 'another' });
    const { token } = await centre.signIn('1', LIU);
    const chehui = () => call(`${HALL}/wdbj/chehui`, { token, json: { ywlsh } });
    const buttons = async () => {
      queryClient.clear();
      await renderHall(`${OFFICE}/detail?ywlsh=${ywlsh}`, { centre, person: '刘洋' });
      await screen.findByRole('button', { name: '查看办理须知' });
      const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
      cleanup();
      return ['撤回', '打印受理回执'].filter((name) => shown.includes(name));
    };
    for (const key of ['chehui', 'dy']) await grant(OFFICE, key, 'off');
    expect(await buttons()).toEqual([]);
    expect(await chehui()).toMatchObject({ status: 403, msg: '没有操作权限，请联系管理员' });
    for (const key of ['chehui', 'dy']) await grant(OFFICE, key, 'on');
    expect(await buttons()).toEqual(['撤回', '打印受理回执']);
    expect(await chehui()).toMatchObject({ status: 200, code: '0' });
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
