import { findAccount } from '@mocks/centre/access/sign-in-accounts';
import { startFor } from '@mocks/centre/access/start-session';
import { type Centre, openCentre } from '@mocks/centre/centre';
import { createHandlers } from '@mocks/handlers';
import { memoryJournal } from '@mocks/journals/memory';
import type { TestCentre } from '@mocks/node';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeBytes } from '@/lib/base64';
import { saveTokens } from '@/session/tokens';
import * as hostile from '../../../packages/ofd/tests/samples/hostile';
import * as makers from '../../../packages/ofd/tests/samples/makers';
import { plainPdf } from '../../../packages/ofd/tests/samples/pdfs';
import { signedFile } from '../../../packages/ofd/tests/samples/signed';
import { PEOPLE } from '../../people';
import { renderHall } from '../../render-hall';

/** The centre, and whatever other services of the gateway answer beside it. */
const server = setupServer();
let behind: Centre;
// The tests sign in by themselves; nothing else of it is used.
const centre = {} as TestCentre;
beforeAll(async () => {
  behind = await openCentre(memoryJournal(), Date.now);
  server.listen({ onUnhandledRequest: 'bypass' });
  // What the first page would load while its test waits.
  await Promise.all([
    import('@/app/PublicArea'),
    import('@/pages/public/preview/OfdPreview'),
    import('@/pages/public/preview/OfdBase64Preview'),
    import('@/ui/files/OfdViewFile'),
  ]);
});
beforeEach(() => server.resetHandlers(...createHandlers(behind, Date.now)));
afterAll(() => server.close());

/** 张建国 is signed in. */
const signIn = async () => {
  const tokens = await behind.transact((tx) => {
    const found = findAccount(tx, '1', PEOPLE.张建国.zjhm);
    if (!found) throw new Error('Nobody signs in');
    return startFor(tx, Date.now(), '1', found.actor, '101');
  });
  saveTokens({ token: tokens.token, refreshToken: tokens.refreshToken, loginType: '1' });
};

const address = encodeURIComponent('/api/files/v1/look?id=7');
const view = () => screen.findByRole('region', { name: '文件内容' });

/** What the service answers at one address, and the requests that came. */
function answer(reply: () => Response, path = '*/api/files/v1/look') {
  const asked: Request[] = [];
  server.use(
    http.get(path, ({ request }) => {
      asked.push(request);
      return reply();
    }),
  );
  return asked;
}
const file = (bytes: Uint8Array<ArrayBuffer>) => () => HttpResponse.arrayBuffer(bytes.slice().buffer);

it('shows an OFD of our own service, with the session of whoever looks', async () => {
  const asked = answer(file(makers.invoice()));
  await signIn();
  await renderHall(`/ylOfd?url=${address}`, { centre, waitForHeading: false });
  // The first to arrive with a session loads what members need.
  await screen.findByRole('heading', { level: 1 });
  expect(await screen.findByText('电子发票')).toBeInTheDocument();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toMatch(/\/api\/files\/v1\/look\?id=7$/);
  expect(asked[0]?.headers.get('authorization')).toMatch(/^Bearer \w+/);
  const seals = screen.getByRole('region', { name: '电子印章' });
  expect(seals).toHaveTextContent('云州市住房公积金管理中心，2026-01-02 11:04:05，第1页');
  // Its values are made up: nothing is found to be wrong, and nothing verified.
  expect(await within(seals).findByText('未能全部核验')).toBeVisible();
  expect(seals).toHaveTextContent('没有核验：证书由谁签发、是否已被吊销，印章由谁制作');
});

it('says of a signed file who signed it and when, and tells a changed one from it', async () => {
  answer(file(signedFile()));
  await renderHall(`/ylOfd?url=${address}`, { centre });
  const seals = await screen.findByRole('region', { name: '电子印章' });
  expect(await within(seals).findByText('签署之后没有改动')).toBeVisible();
  expect(seals).toHaveTextContent(
    '证书写明：持有者云州市住房公积金管理中心，签发者云州市数字证书认证中心；签署于2026-01-02 11:04:05',
  );
  expect(within(seals).queryByText(/^不符/)).not.toBeInTheDocument();
});

it('names the part of a signed file that was changed', async () => {
  const page = 'Doc_0/Pages/Page_0/Content.xml';
  const words = (parts: Record<string, string | Uint8Array>) => {
    parts[page] = Buffer.from(parts[page] ?? '')
      .toString()
      .replace('缴存', '结清');
  };
  answer(file(signedFile({ afterwards: words })));
  await renderHall(`/ylOfd?url=${address}`, { centre });
  const seals = await screen.findByRole('region', { name: '电子印章' });
  expect(await within(seals).findByText('与签署的内容不符')).toBeVisible();
  expect(seals).toHaveTextContent(`不符：签署之后有1个部分被改动或去掉（${page}）`);
});

it.each(['fileUrl', 'src', 'path', 'file'])('takes the address under the name %s as well', async (name) => {
  answer(file(makers.ofdrw()));
  await renderHall(`/ylOfd?${name}=${address}`, { centre });
  expect(await within(await view()).findByText('开源写出的文件')).toBeInTheDocument();
});

it('asks nobody for a foreign address and says so', async () => {
  const fetched = vi.spyOn(XMLHttpRequest.prototype, 'open');
  await signIn();
  await renderHall(`/ylOfd?url=${encodeURIComponent('https://evil.test/x.ofd')}`, { centre });
  expect(await screen.findByText('这个地址不属于本系统，为安全起见没有打开')).toBeVisible();
  expect(fetched.mock.calls.filter(([, url]) => String(url).includes('evil'))).toEqual([]);
  expect(screen.getByLabelText('打开本机的 OFD 或 PDF 文件')).toBeInTheDocument();
});

describe('what comes instead of a file', () => {
  it.each([
    ['nothing', () => new HttpResponse(new ArrayBuffer(0)), '数据解析为空'],
    ['a refusal', () => HttpResponse.json({ code: 1, msg: '文件已过期' }), '文件已过期'],
    ['a damaged package', file(hostile.cutOff()), '文件已损坏，无法打开'],
    ['a package without pages', file(hostile.noPages()), '文件里没有页面'],
    ['a picture', file(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1)), '这不是OFD或PDF文件，而是图片（PNG）'],
    ['a web page', () => HttpResponse.html('<html><body>502</body></html>'), /不完整或格式不正确/],
  ])('%s', async (_, reply, sentence) => {
    answer(reply);
    await renderHall(`/ylOfd?url=${address}`, { centre });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is asked for again by the person', async () => {
    const asked = answer(() =>
      asked.length === 1 ? HttpResponse.json({ code: 1, msg: '稍后再试' }) : file(makers.ofdrw())(),
    );
    const { user } = await renderHall(`/ylOfd?url=${address}`, { centre });
    await screen.findByText('稍后再试');
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await within(await view()).findByText('开源写出的文件')).toBeInTheDocument();
  });

  it('sends a guest to sign in where the session is needed', async () => {
    await renderHall('/ylOfd?zmbh=ZM20261121000001', { centre });
    expect(await screen.findByText(/登录后才能查看/)).toBeVisible();
  });
});

it('keeps a damaged file for download', async () => {
  answer(file(hostile.cutOff()));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await renderHall(`/ylOfd?url=${address}`, { centre });
  await user.click(await screen.findByRole('button', { name: '下载文件' }));
  expect(saved).toHaveBeenCalledTimes(1);
});

it('names what a page lacks and shows the rest', async () => {
  answer(file(makers.pictures()));
  await renderHall(`/ylOfd?url=${address}`, { centre });
  expect(await screen.findByText('第1页：缺少图片没有.png')).toBeVisible();
});

it('grows by Ctrl and the wheel, within bounds; without Ctrl the wheel scrolls', async () => {
  answer(file(makers.ofdrw()));
  await renderHall(`/ylOfd?url=${address}`, { centre });
  const pages = await screen.findByRole('region', { name: '文件内容' });
  const percent = () => Number.parseInt(screen.getByLabelText('显示比例').textContent ?? '', 10);
  const before = percent();
  expect(fireEvent.wheel(pages, { deltaY: -100 })).toBe(true);
  expect(percent()).toBe(before);
  expect(fireEvent.wheel(pages, { deltaY: -100, ctrlKey: true })).toBe(false);
  await waitFor(() => expect(percent()).toBeGreaterThan(before * 1.2));
  fireEvent.wheel(pages, { deltaY: 300, deltaMode: 1, ctrlKey: true });
  await waitFor(() => expect(percent()).toBe(50));
});

describe('Base64', () => {
  const base64 = encodeBytes(makers.ofdrw());
  it.each([
    ['a text', base64],
    ['an object', { base64, wjm: '证明.ofd' }],
  ])('comes from an own call as %s', async (_, data) => {
    answer(() => HttpResponse.json({ code: 0, data }), '*/api/files/v1/base64');
    await renderHall(`/ylOfdBase64?url=${encodeURIComponent('/api/files/v1/base64')}`, { centre });
    expect(await within(await view()).findByText('开源写出的文件')).toBeInTheDocument();
  });

  it.each([
    ['?data=UEsDBA==', /不能确认由本中心提供/],
    ['?url=javascript:alert(1)', /不属于本系统/],
  ])('says what is wrong with %s', async (query, sentence) => {
    await renderHall(`/ylOfdBase64${query}`, { centre });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('says so when an own call answers something else', async () => {
    answer(() => HttpResponse.json({ code: 0, data: '<html>' }), '*/api/files/v1/base64');
    await renderHall(`/ylOfdBase64?url=${encodeURIComponent('/api/files/v1/base64')}`, { centre });
    expect(await screen.findByText(/不是有效的Base64/)).toBeVisible();
  });

  it('says that an empty answer is empty', async () => {
    answer(() => HttpResponse.json({ code: 0, data: '' }), '*/api/files/v1/base64');
    await renderHall(`/ylOfdBase64?url=${encodeURIComponent('/api/files/v1/base64')}`, { centre });
    expect(await screen.findByText('数据解析为空')).toBeVisible();
  });
});

describe('a file of one’s own computer', () => {
  const choose = async (
    user: { upload: (field: HTMLElement, file: File) => Promise<void> },
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
  ) => user.upload(screen.getByLabelText('打开本机的 OFD 或 PDF 文件'), new File([bytes], name));

  it('opens one after the other, and nothing is sent', async () => {
    const { user } = await renderHall('/ylOfd', { centre });
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'open');
    await choose(user, '一.ofd', makers.ofdrw());
    expect(await screen.findByText('开源写出的文件')).toBeInTheDocument();
    await choose(user, '二.ofd', makers.defaultNamespace());
    expect(await screen.findByText('没有前缀')).toBeInTheDocument();
    expect(screen.queryByText('开源写出的文件')).toBeNull();
    expect(screen.getByRole('heading', { name: '二.ofd' })).toHaveFocus();
    // The centre's questions of its own go on; the file is in none of them.
    expect(sent.mock.calls.filter(([method]) => method !== 'GET')).toEqual([]);
  });

  it('moves by page, zooms by buttons and keys, turns', async () => {
    const { user } = await renderHall('/ylOfd', { centre });
    await choose(user, '长.ofd', makers.long(5));
    const region = await view();
    const page = screen.getByRole('textbox', { name: /页码/ });
    await user.clear(page);
    await user.type(page, '4{Enter}');
    expect(await within(region).findByText('第4页标题')).toBeInTheDocument();
    expect(page).toHaveValue('4');
    expect(screen.getByRole('button', { name: '上一页' })).toBeEnabled();
    await user.type(page, '{Backspace}99{Enter}');
    await waitFor(() => expect(page).toHaveValue('5'));
    expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
    const percent = screen.getByRole('status', { name: '显示比例' });
    await user.click(screen.getByRole('button', { name: '放大' }));
    expect(percent).toHaveTextContent('100%');
    region.focus();
    await user.keyboard('+');
    expect(percent).toHaveTextContent('125%');
    await user.keyboard('--');
    expect(percent).toHaveTextContent('75%');
    await user.click(screen.getByRole('button', { name: '适合宽度' }));
    expect(screen.getByRole('button', { name: '适合宽度' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('prints every page on its own size', async () => {
    const { user } = await renderHall('/ylOfd', { centre });
    await choose(user, '两份.ofd', makers.twoDocuments());
    await view();
    const printed: string[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      const sheets = [...document.querySelectorAll<HTMLElement>('[aria-hidden="true"] > [style*="mm"]')];
      printed.push(...sheets.map((sheet) => `${sheet.style.width} ${sheet.textContent}`));
      fireEvent(window, new Event('afterprint'));
    });
    await user.click(screen.getByRole('button', { name: '打印' }));
    await waitFor(() => expect(printed).toEqual(['210mm 第一份', '297mm 第二份', '297mm ']));
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-print-ofd'));
  });

  it('shows a PDF in a frame, or offers it where the browser has no viewer', async () => {
    const { user } = await renderHall('/ylOfd', { centre });
    await choose(user, '证明.pdf', plainPdf());
    expect(await screen.findByTitle('证明.pdf')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { pdfViewerEnabled: false }));
    await choose(user, '证明二.pdf', plainPdf());
    expect(await screen.findByText(/浏览器不能直接显示PDF/)).toBeVisible();
    vi.unstubAllGlobals();
  });
});
