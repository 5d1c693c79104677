import { moveClock } from '@mocks/centre/daily-jobs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dropFaceQuestion } from '@/session/sign-in/face-check';
import { fileCentre } from '../../file-centre';
import { call } from '../../handlers/call';
import { PEOPLE } from '../../people';
import { renderHall } from '../../render-hall';

const centre = fileCentre();

const ENTRY = '/grwt/zhxx/lhjyryyw/kkzh_bg';

/** Who the centre says is signed in, otherwise as it would say itself. */
async function enter(loginMethod: string, checkMethods: string[]) {
  const { token } = await centre.signIn('1', PEOPLE.阿依古丽.zjhm);
  const { data } = await call('/api/auth/v1/getUserInfo', { token });
  const value = JSON.stringify({ code: 0, msg: '', data: { ...data, loginMethod, checkMethods } });
  await centre.fault({ path: 'auth/v1/getUserInfo', kind: 'answer', value });
  return renderHall(ENTRY, { centre, person: '阿依古丽', waitForHeading: false });
}

describe('enable 10 的菜单', () => {
  it('登录方式在要核验之列的人先刷脸', async () => {
    await enter('101', ['101', '103']);
    expect(await screen.findByRole('dialog', { name: '刷脸核验' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1, name: '扣款账户变更' })).not.toBeInTheDocument();
  });

  it('取消就不进去；别人的脸不行，本人通过后进入', async () => {
    const hall = await enter('101', ['101']);
    const dialog = () => screen.findByRole('dialog', { name: '刷脸核验' });
    await hall.user.click(within(await dialog()).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(hall.address()).not.toBe(ENTRY));
    await act(() => hall.router.navigate(ENTRY));
    await within(await dialog()).findByText('等待扫码');
    const uuid = (await centre.outbox()).find(({ kind }) => kind === 'face')?.uuid;
    const scan = (zjhm: string) => call('/api/__qa__/scan', { json: { uuid: uuid ?? '', action: 'confirm', zjhm } });
    expect((await scan(PEOPLE.赵敏.zjhm)).msg).toContain('人脸与当前登录人不一致');
    expect(screen.queryByRole('heading', { level: 1, name: '扣款账户变更' })).not.toBeInTheDocument();
    await scan(PEOPLE.阿依古丽.zjhm);
    expect(await screen.findByRole('heading', { level: 1, name: '扣款账户变更' })).toBeInTheDocument();
  });

  it.each([
    ['106', ['101', '103']],
    ['101', []],
  ])('以 %s 登录、要核验的是 %j：直接进入', async (method, methods) => {
    await enter(method, methods);
    expect(await screen.findByRole('heading', { level: 1, name: '扣款账户变更' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: '刷脸核验' })).not.toBeInTheDocument();
  });

  it('业务今天不能办：不刷脸就说明原因和办法', async () => {
    await centre.transact((tx) => moveClock(tx, { now: '2026-12-14' }));
    const hall = await enter('101', ['101']);
    expect(await screen.findByText('扣款当日及前一日不能变更扣款账户。请在扣款日的次日再办理')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: '刷脸核验' })).not.toBeInTheDocument();
    expect(hall.address()).not.toBe(ENTRY);
  });

  it('中心让账号登录的人核验，刷脸登录的人不核验', async () => {
    const { token } = await centre.signIn('1', PEOPLE.阿依古丽.zjhm);
    const { data } = await call('/api/auth/v1/getUserInfo', { token });
    expect([data.checkMethods.includes(data.loginMethod), data.checkMethods.includes('106')]).toEqual([true, false]);
  });
});

it('收起的是问起的那个业务的核验，别的照旧', async () => {
  await enter('101', ['101', '103']);
  await screen.findByRole('dialog', { name: '刷脸核验' });
  act(() => dropFaceQuestion('another'));
  expect(screen.getByRole('dialog', { name: '刷脸核验' })).toBeInTheDocument();
  act(() => dropFaceQuestion());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '刷脸核验' })).not.toBeInTheDocument());
});
