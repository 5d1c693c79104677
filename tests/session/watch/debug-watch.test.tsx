import { act, screen } from '@testing-library/react';
import sm from 'sm-crypto';
import { describe, expect, it, vi } from 'vitest';
import { setAppConfig } from '@/lib/app-config';
import { beforeSessionEnds } from '@/session/opening/session-ending';
import { loadSystemConfig } from '@/session/system-config';
import { checkDebugging } from '@/session/watch/debug-watch';
import { fileCentre } from '../../file-centre';
import { renderHall } from '../../render-hall';

const centre = fileCentre();

const SENTENCE = '检测到非法调试，请关闭后刷新重试！';

/** The page stops at the statement for a second, as it does in front of open developer tools. */
function openTools() {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    clock += 1000;
    return clock;
  });
}

/** `path`: with the password, where the hall's own watch, which looks every two seconds, is not to find anything. */
async function hallWith(entries: unknown, path = '/login') {
  await renderHall(path, { centre });
  const value = JSON.stringify({ code: 0, msg: '', data: entries });
  await centre.fault({ path: 'core/v1/p/public/getList', kind: 'answer', value });
  await loadSystemConfig();
}

const look = (password?: string) => act(() => checkDebugging(password));
const replaced = () => screen.queryByRole('alert')?.textContent === SENTENCE;

describe('开发者工具', () => {
  it('打开时，整页换成一句话；填到一半的先存草稿', async () => {
    await hallWith([{ key: 'debugSwitch', enable: '1', value: '0' }]);
    const save = vi.fn();
    const off = beforeSessionEnds(save);
    openTools();
    await look();
    off();
    expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('没有打开时页面照常，窗口多小、怎么放大都一样', async () => {
    await hallWith([]);
    for (const [outer, inner] of [
      [1600, 800],
      [400, 1600],
      [390, 390],
    ]) {
      vi.stubGlobal('outerWidth', outer);
      vi.stubGlobal('innerWidth', inner);
      await look();
      expect(replaced()).toBe(false);
    }
  });

  it.each([
    ['1', false],
    ['true', false],
    ['0', true],
    ['', true],
  ])('调试开关为“%s”：换掉页面 %s', async (value, expected) => {
    await hallWith([{ key: 'debugSwitch', enable: '1', value }]);
    openTools();
    await look();
    expect(replaced()).toBe(expected);
  });

  it('模拟中心的开关打开着，不检测', async () => {
    await renderHall('/login', { centre });
    await loadSystemConfig();
    openTools();
    await look();
    expect(replaced()).toBe(false);
  });

  it('地址里的口令对了才不检测；没有设口令的中心不认任何口令', async () => {
    await hallWith([], '/login?ddtk=Open%402026');
    openTools();
    setAppConfig({ debugPassword: sm.sm3('Open@2026').toUpperCase() });
    await look('Open@2026');
    expect(replaced()).toBe(false);
    setAppConfig({});
    await look('');
    expect(replaced()).toBe(true);
  });

  it('口令不对，照样换掉', async () => {
    await hallWith([]);
    openTools();
    setAppConfig({ debugPassword: sm.sm3('Open@2026') });
    await look('open@2026');
    expect(replaced()).toBe(true);
  });
});
