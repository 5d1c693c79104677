import { startTestCentre, type TestCentre } from '@mocks/node';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chooseOption } from '../../choose-option';
import { renderHall } from '../../render-hall';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-23' });
});
afterAll(() => centre.close());

let playing: Set<HTMLMediaElement>;
beforeEach(() => {
  playing = new Set();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    playing.add(this);
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this);
  });
});

const video = () => screen.getByLabelText<HTMLVideoElement>('离退休提取', { selector: 'video' });
const own = (list: object[], total: number) => JSON.stringify({ code: 0, data: { list, total, fl: [] } });

it('opens in a dialog without playing, with captions on', async () => {
  const { user, address } = await renderHall('/operationVideo', { centre });
  await user.click(await screen.findByRole('button', { name: '播放 离退休提取（0:54）' }));
  await screen.findByRole('dialog', { name: '离退休提取' });
  expect(address()).toBe('/operationVideo?sp=ltx');
  const element = video();
  expect(element).toHaveAttribute('src', expect.stringMatching(/videos\/ltx\.webm$/));
  expect(element).toHaveAttribute('preload', 'none');
  expect(element.autoplay).toBe(false);
  expect(element.querySelector('track')).toHaveAttribute('default');
  expect(element.querySelector('track')?.getAttribute('src')).toMatch(/videos\/ltx\.vtt$/);
  // As in Safari, which starts with them off.
  const subtitle = { mode: 'disabled' };
  Object.defineProperty(element, 'textTracks', { value: [subtitle] });
  fireEvent.loadedMetadata(element);
  expect(subtitle.mode).toBe('showing');
  expect(playing.size).toBe(0);
});

it('lines lead to their place; closing stops the sound', async () => {
  const { user } = await renderHall('/operationVideo?sp=ltx', { centre });
  const dialog = await screen.findByRole('dialog', { name: '离退休提取' });
  const element = video();
  await user.click(within(dialog).getByRole('button', { name: /弹性提前退休/ }));
  expect(element.currentTime).toBe(28.9);
  expect(playing).toEqual(new Set([element]));
  act(() => {
    fireEvent.timeUpdate(element);
  });
  const current = within(dialog)
    .getByRole('button', { name: /弹性提前退休/ })
    .closest('li');
  expect(current).toHaveAttribute('aria-current', 'true');
  await chooseOption(within(dialog).getByRole('combobox', { name: '播放速度' }), '1.5 倍');
  expect(element.playbackRate).toBe(1.5);

  await user.click(within(dialog).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(element).not.toBeInTheDocument();
  expect(playing.size).toBe(0);
});

it('a file that cannot be had leaves the words', async () => {
  await renderHall('/operationVideo?sp=ltx', { centre });
  await screen.findByRole('dialog', { name: '离退休提取' });
  fireEvent.error(video());
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('alert')).toHaveTextContent('视频暂时无法播放。请阅读文字稿');
  expect(dialog.getByText(/到了法定退休年龄的/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /到了法定退休年龄的/ })).not.toBeInTheDocument();
});

it.each(['javascript:alert(1)', '//evil.test/x.webm', 'https://evil.test/x.webm', '../x.webm', '/x.webm', 'x.html'])(
  'a file elsewhere is refused: %s',
  async (src) => {
    const row = { spbh: 'ltx', spmc: '离退休提取', src, zm: src, fm: src, ywlj: 'javascript:alert(1)', wzg: [] };
    await centre.fault({ path: '/spzn/getList', kind: 'answer', times: 2, value: own([row], 1) });
    // The list and the video of the address are asked for apart.
    await renderHall('/operationVideo?sp=ltx', { centre });
    expect(await screen.findByRole('alert')).toHaveTextContent('视频暂时无法播放');
    expect(document.querySelector('video, track, li img')).toBeNull();
    expect(screen.queryByRole('link', { name: /去办理/ })).not.toBeInTheDocument();
  },
);

it('words are searched in what is said; the transcript is read and printed without playing', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    // What goes to paper: this video alone.
    const shown = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
    expect(shown.filter((item) => item.dataset.print !== 'hide')).toHaveLength(1);
  });
  const { user, address } = await renderHall('/operationVideo', { centre });
  await user.click(await screen.findByRole('button', { name: '文字稿：单位汇缴' }));
  expect(screen.getByText(/款到以后凭附言码自动匹配清册/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '打印文字稿：单位汇缴' }));
  expect(print).toHaveBeenCalledOnce();
  await user.type(screen.getByRole('searchbox', { name: '搜索' }), '附言码');
  await waitFor(() => expect(screen.queryByText('离退休提取')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: '单位汇缴' })).toBeInTheDocument();
  expect(address()).toBe(`/operationVideo?gjz=${encodeURIComponent('附言码')}`);
});

it('a video nobody has is said', async () => {
  await renderHall('/operationVideo?sp=nosuch', { centre });
  expect(await screen.findByText(/没有找到这个视频/)).toBeInTheDocument();
});

it('a broken list is said, with another try', async () => {
  await centre.fault({ path: '/spzn/getList', kind: 'answer', value: '{"code":0,"data":{"list":{}}}' });
  const { user } = await renderHall('/operationVideo', { centre });
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(await screen.findByRole('heading', { name: '签约冲还贷' })).toBeInTheDocument();
});
