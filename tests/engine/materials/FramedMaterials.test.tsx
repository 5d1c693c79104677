import { startTestCentre, type TestCentre } from '@mocks/node';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginUpload, type MaterialRequest, sendPart } from '@/api/archive/archive';
import { fetchBusinessNumber } from '@/api/cases/business';
import { AntdProvider } from '@/app/AntdProvider';
import { checksumOf } from '@/domain/documents/material-file';
import { FramedMaterials } from '@/engine/materials/FramedMaterials';
import { sandboxOf } from '@/engine/materials/frame-address';
import { createRun, RunProvider } from '@/engine/run/run';
import { useSession } from '@/session/session-store';
import { lastActivity } from '@/session/watch/activity';
import { answered } from '../../clock';
import { signedIn } from '../../flows/open-page';
import { PEOPLE } from '../../people';
import { sampleFacts, sampleFlow } from '../sample-flow';

const LIU = PEOPLE.刘洋.zjhm;
const ORIGIN = 'https://archive.test';
const ADDRESS = { url: `${ORIGIN}/collect/index.html`, origin: ORIGIN };

let centre: TestCentre;
let request: MaterialRequest;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(async () => {
  await centre.reset();
  await signedIn(centre, LIU);
  const ywlsh = await fetchBusinessNumber('TQ0107');
  request = { jdbh: 'TQ0107-01', mlbh: 'MLTQ0107', zstj: { zflx: '2' }, ywlsh };
});
afterAll(() => centre.close());

function open() {
  const acts = { onDone: vi.fn(), onPlain: vi.fn() };
  const goTo = vi.fn();
  render(
    <AntdProvider>
      <RunProvider value={{ ...createRun(sampleFlow, sampleFacts, null), goTo }}>
        <FramedMaterials title="材料采集" address={ADDRESS} request={request} {...acts} />
      </RunProvider>
    </AntdProvider>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('电子档案采集');
  const heard: { data: { code: string }; origin: unknown }[] = [];
  const own = frame.contentWindow;
  if (!own) throw new Error('No window');
  vi.spyOn(own, 'postMessage').mockImplementation(((data: { code: string }, origin: unknown) => {
    heard.push({ data, origin });
  }) as typeof own.postMessage); // the one form the hall uses
  let no = 100;
  const say = (message: object, { source = own as MessageEventSource | null, origin = ORIGIN, again = false } = {}) => {
    if (!again) no += 1;
    fireEvent(window, new MessageEvent('message', { data: { source: 'gjj-archive', no, ...message }, source, origin }));
  };
  return { ...acts, goTo, frame, heard, say, user: userEvent.setup({ delay: null }) };
}

async function uploadAll() {
  for (const wjlxId of ['0309', '0310']) {
    const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 7);
    const { scid } = await beginUpload(
      { ywlsh: request.ywlsh, wjlxId, wjm: 'a.jpg', dx: bytes.length, jym: checksumOf(bytes) },
      {},
    );
    await sendPart({ scid, fpxh: 0, bytes }, {});
  }
}

describe('the archive frame', () => {
  it('gets a code by a message to its own origin; its address holds neither token nor number', async () => {
    const { frame, heard, say } = open();
    expect(frame.getAttribute('src')).toBe(ADDRESS.url);
    expect(frame.getAttribute('allow')).toContain('camera');
    say({ type: 'ready' });
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.origin).toBe(ORIGIN);
    expect(heard[0]?.data).toMatchObject({ source: 'gjj-hall', type: 'start', request });
    expect(JSON.stringify(heard[0]?.data)).not.toContain(useSession.getState().token);
    const { code } = heard[0]?.data ?? { code: '' };
    const answer = await fetch('http://localhost/api/auth/v1/token/getTokenByCode', {
      method: 'POST',
      body: JSON.stringify({ code }),
    });
    expect((await answer.json()).data.ywlsh).toBe(request.ywlsh);
    // Said twice by one page: one code.
    say({ type: 'ready' });
    say({ type: 'ready' });
    // Loaded anew by itself: the former code is used up, so it gets another one.
    fireEvent.load(frame);
    say({ type: 'ready' });
    await waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[1]?.data.code).not.toBe(code);
  });

  it.each([
    ['a foreign origin', { origin: 'https://evil.test' }],
    ['the own origin of the hall', { origin: window.location.origin }],
    ['no origin', { origin: 'null' }],
    ['a foreign window', { source: window }],
    ['no window', { source: null }],
  ])('is not heard from %s', async (_, from) => {
    const { heard, say, goTo, onDone, frame } = open();
    const height = frame.style.height;
    say({ type: 'ready' }, from);
    say({ type: 'previous' }, from);
    say({ type: 'submit' }, from);
    say({ type: 'height', value: 3000 }, from);
    say({ type: 'tokenTimeOut' }, from);
    await answered();
    expect(heard).toEqual([]);
    expect(goTo).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
    expect(frame.style.height).toBe(height);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('acts once for a message that comes twice', async () => {
    const { say, goTo } = open();
    say({ type: 'previous' });
    say({ type: 'previous' }, { again: true });
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it('has the buttons 上一步 and 下一步 around it: one leads back, the other on once all is there', async () => {
    const { user, goTo, onDone } = open();
    await uploadAll();
    await user.click(screen.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(goTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '上一步' }));
    expect(goTo).toHaveBeenCalledTimes(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('takes its height, and its activity for the person’s', async () => {
    const { say, frame } = open();
    say({ type: 'height', value: 1234 });
    expect(frame.style.height).toBe('1234px');
    say({ type: 'height', value: 'javascript:alert(1)' });
    say({ type: 'height', value: 10 ** 9 });
    expect(frame.style.height).toBe('1234px');
    const before = lastActivity(Date.now());
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    say({ type: 'activity' });
    expect(lastActivity(Date.now())).toBeGreaterThanOrEqual((before ?? 0) + 60_000);
  });

  it('lets nobody on while something is missing or on its way, whatever it says', async () => {
    const { say, onDone, user } = open();
    say({ type: 'ready' });
    say({ type: 'state', missing: [], uploading: 0 });
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByText('以下材料尚未上传，请补齐')).toBeVisible();
    expect(screen.getByText('住房租赁合同（备案）；租金发票或支付凭证')).toBeVisible();

    await uploadAll();
    say({ type: 'state', missing: [], uploading: 1 });
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(screen.getByText('材料正在上传，请稍候')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();

    say({ type: 'state', missing: [], uploading: 0 });
    say({ type: 'submit' });
    say({ type: 'submit' });
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('tokenTimeOut asks to sign in again, once, and signing in again ends the session', async () => {
    const { say, user } = open();
    say({ type: 'tokenTimeOut' });
    say({ type: 'tokenTimeOut' });
    const dialogs = await screen.findAllByRole('alertdialog');
    expect(dialogs).toHaveLength(1);
    expect(dialogs[0]).toHaveTextContent('登录已过期，请重新登录');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重新登录' }));
    await waitFor(() => expect(useSession.getState().token).toBeUndefined());
  });

  it('that says nothing for twelve seconds is not there: another try, or the plain list', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { onPlain } = open();
    await vi.advanceTimersByTimeAsync(12_100);
    expect(await screen.findByText('电子档案采集页面没有打开')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByTitle('电子档案采集')).toBeVisible();
    expect(screen.getByTitle('电子档案采集')).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-downloads',
    );
    await vi.advanceTimersByTimeAsync(12_100);
    fireEvent.click(await screen.findByRole('button', { name: '改用简易上传' }));
    expect(onPlain).toHaveBeenCalledTimes(1);
  });

  it('that gets no code from the centre says why', async () => {
    const { say } = open();
    await centre.fault({ path: '/getShareTokenQr', kind: 'code', value: '1' });
    say({ type: 'ready' });
    expect(await screen.findByText('模拟的业务拒绝')).toBeVisible();
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });
});

it("a page of the hall's own origin gets no sandbox, which it could take off itself", () => {
  const { origin } = window.location;
  expect(sandboxOf({ url: `${origin}/archive/index.html`, origin })).toBeUndefined();
  expect(sandboxOf(ADDRESS)).toBe('allow-scripts allow-same-origin allow-downloads');
});
