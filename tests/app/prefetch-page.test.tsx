import { startTestCentre, type TestCentre } from '@mocks/node';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markMessagesRead } from '@/api/cases/message';
import { renderHall } from '../render-hall';

let centre: TestCentre;
const asked: string[] = [];
beforeAll(async () => {
  centre = await startTestCentre({
    today: '2026-11-21',
    gateway: (path, answer) => {
      asked.push(path.replace(/^.*\/v1\//, ''));
      return answer;
    },
  });
});
beforeEach(() => {
  asked.length = 0;
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

const times = (path: string) => asked.filter((one) => one === path).length;
const popular = async (name: string) => {
  const card = await screen.findByRole('region', { name: '热门业务' });
  return within(card).getByRole('link', { name });
};

describe('点开一个业务', () => {
  it('办理须知等在问菜单的同时就已问出，打开后不再问第二遍', async () => {
    await centre.fault({ path: 'menu/getMenuEnableById', kind: 'delay', value: 400 });
    const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    const rent = await popular('租房提取');
    // Home has asked whether the information is complete, too; the business asks anew.
    asked.length = 0;
    await hall.user.click(rent);
    await waitFor(() => expect(times('ywblxz/getYhblxz')).toBe(1));
    expect(hall.address()).toBe('/grwt/GrwtHome');
    await screen.findByRole('dialog', { name: '用户办理须知' });
    await screen.findByRole('heading', { name: '受理条件' });
    for (const path of [
      'ztyw/existsByYwbh',
      'draftbox/getInfo',
      'ywblxz/getYhblxz',
      'ywblxz/getInfoByYwlx',
      'grxx/grzhxxsfwz',
    ]) {
      expect([path, times(path)]).toEqual([path, 1]);
    }
  });

  it('从地址打开的，问的是同样的话，也各一遍', async () => {
    await renderHall('/grwt/tqSys/tqyw/zfzj_tq', { centre, person: '张建国' });
    await screen.findByRole('dialog', { name: '用户办理须知' });
    expect([times('ztyw/existsByYwbh'), times('ywblxz/getYhblxz'), times('ywblxz/getInfoByYwlx')]).toEqual([1, 1, 1]);
  });

  it('停用的业务什么也不预先问', async () => {
    const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    const tabs = await screen.findByRole('tablist');
    await hall.user.click(within(tabs).getByRole('tab', { name: '贷款' }));
    await hall.user.click(await screen.findByRole('link', { name: /抵押注销/ }));
    await screen.findByText(/抵押注销业务正在升级/);
    expect(times('ztyw/existsByYwbh')).toBe(0);
  });
});

it('点开明细：第一页在问菜单的同时就已问出，只问一遍', async () => {
  const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
  await screen.findByText('贷款余额');
  await hall.user.click(await popular('缴存明细'));
  await screen.findAllByRole('cell', { name: '汇缴' });
  expect([times('grxx/grjcmx'), times('grxx/grzhxx')]).toEqual([1, 1]);
});

it('回到首页不再问一遍；办过事之后重新问', async () => {
  const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
  await screen.findByText('贷款余额');
  await act(() => hall.router.navigate('/sysMsg/msgHome'));
  await screen.findByRole('heading', { level: 1, name: '消息中心' });
  await act(() => hall.router.navigate('/grwt/GrwtHome'));
  await screen.findByText('贷款余额');
  expect(times('grdkxx/getList')).toBe(1);
  await act(() => hall.router.navigate('/sysMsg/msgHome'));
  await markMessagesRead();
  await act(() => hall.router.navigate('/grwt/GrwtHome'));
  await waitFor(() => expect(times('grdkxx/getList')).toBe(2));
});
