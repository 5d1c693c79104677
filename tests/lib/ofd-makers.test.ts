import { writeOfd } from '@mocks/centre/documents/ofd-writer';
import { expect, it, vi } from 'vitest';
import { openOfd, release } from '@/lib/ofd/ofd-file';
import * as makers from '../ofd-samples/makers';
import type { Bytes } from '../ofd-samples/package';

/** The pages of a file as a person sees them: words in order, and what could not be shown. */
async function read(bytes: Bytes) {
  const file = await openOfd(bytes);
  const pages = [];
  for (let index = 0; index < file.sizes.length; index += 1) {
    const page = await file.draw(index);
    release(page);
    pages.push(page);
  }
  file.close();
  return {
    file,
    pages,
    words: pages.map(({ picture }) => wordsOf(picture)),
    notes: pages.flatMap(({ notes }) => notes),
  };
}

const wordsOf = (picture: SVGElement) => [...picture.querySelectorAll('text')].map((one) => one.textContent).join('|');

it('reads absolute locations and text without steps', async () => {
  const { file, words, pages } = await read(makers.ofdrw());
  expect(file.title).toBe('开源写出');
  expect(words).toEqual(['开源写出的文件']);
  expect(pages[0]?.area).toEqual({ x: 0, y: 0, width: 210, height: 297 });
  expect(pages[0]?.picture.querySelector('text')).toHaveAttribute('x', '0');
});

it('reads packages without prefixes, with backslashes and names in another case', async () => {
  const { words, file } = await read(makers.defaultNamespace());
  expect(words).toEqual(['没有前缀']);
  expect(file.sizes[0]).toMatchObject({ width: 100, height: 60 });
});

it.each([
  ['prefixes that are never declared', makers.undeclaredPrefix, '未声明前缀'],
  ['GBK', makers.gbk, '公积金'],
  ['page resources and commas', makers.pageResources, '页内资源'],
])('reads %s', async (_, build, expected) => {
  expect((await read(build())).words).toEqual([expected]);
});

it('takes colours from page resources', async () => {
  const { pages } = await read(makers.pageResources());
  expect(pages[0]?.picture.querySelector('text')).toHaveAttribute('fill', 'rgb(0,128,0)');
});

it('follows the chain of drawing parameters; without fonts the words stand in for glyph numbers', async () => {
  const { pages, words } = await read(makers.subsetGlyphs());
  expect(words).toEqual(['子集']);
  const text = pages[0]?.picture.querySelector('text');
  expect(text).toHaveAttribute('fill', 'rgb(0,0,255)');
  expect(text).toHaveAttribute('x', '0 10');
  expect(text?.getAttribute('font-family')).toContain('"KaiTi"');
});

it('draws an invoice: template behind, stamp and seal over it, hidden annotation left out', async () => {
  const { file, pages, words, notes } = await read(makers.invoice());
  expect(words).toEqual(['电子发票|壹佰圆整|价税合计']);
  expect(pages[0]?.area).toMatchObject({ width: 210, height: 140 });
  const picture = pages[0]?.picture;
  expect(picture?.querySelector('path[fill="rgb(255,0,0)"]')).toHaveAttribute('fill-opacity', '0.502');
  const seal = picture?.querySelector('[aria-label="印章“云州市住房公积金管理中心”"]');
  expect(seal).toHaveAttribute('transform', 'translate(150 90)');
  expect(seal?.querySelector('image')).toHaveAttribute('width', '40');
  expect(picture?.lastElementChild).toBe(seal);
  expect(file.seals).toEqual([{ name: '云州市住房公积金管理中心', time: '2026-01-02 03:04:05', pages: [1] }]);
  expect(notes).toEqual([]);
});

it('draws a seal that is an OFD, clipped for the edge of its page', async () => {
  const { pages, file } = await read(makers.ofdInSeal());
  const window = pages[0]?.picture.querySelector('[aria-label="印章“骑缝章”"] > svg');
  expect(window).toHaveAttribute('viewBox', '0 0 20 40');
  expect(window?.querySelector('svg')).toHaveAttribute('viewBox', '0 0 40 40');
  expect(window).toHaveTextContent('章');
  expect(file.seals[0]?.name).toBe('骑缝章');
});

it('shows pictures, masks them, and names those that cannot be shown', async () => {
  const made: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push((blob as Blob).type);
    return `blob:${made.length}`;
  });
  const freed = vi.spyOn(URL, 'revokeObjectURL');
  const { pages, notes } = await read(makers.pictures());
  expect(made).toEqual(['image/png', 'image/bmp', 'image/png', 'image/png']);
  expect(freed).toHaveBeenCalledTimes(made.length);
  const images = [...(pages[0]?.picture.querySelectorAll('image') ?? [])];
  expect(images.map((one) => one.getAttribute('width'))).toEqual(['1', '1', '30', '1']);
  expect(pages[0]?.picture.querySelector('image[mask]')).toBeTruthy();
  expect(notes).toEqual(['缺少图片没有.png', '图片c.jb2是JBIG2格式，浏览器不能显示', '图片huge.png尺寸过大，没有显示']);
});

it('paints by CMYK, grey, palette, gradients, patterns, clips and dashes', async () => {
  const { pages } = await read(makers.paints());
  const picture = pages[0]?.picture;
  const fills = [...(picture?.querySelectorAll('g > path') ?? [])].map((one) => one.getAttribute('fill'));
  expect(fills.slice(0, 3)).toEqual(['rgb(255,0,0)', 'rgb(128,128,128)', 'rgb(1,2,3)']);
  const all = [...(picture?.querySelectorAll('*') ?? [])];
  const gradients = all.filter((one) => one.localName.endsWith('Gradient'));
  expect(gradients.map((one) => [one.localName, one.childElementCount])).toEqual([
    ['linearGradient', 2],
    ['radialGradient', 2],
  ]);
  expect(gradients[1]).toHaveAttribute('r', '20');
  expect(picture?.querySelector('pattern')).toHaveAttribute('width', '4');
  expect(picture?.querySelector('[clip-path] path')).toHaveAttribute('fill', 'rgb(200,100,0)');
  const line = picture?.querySelector('path[stroke-dasharray]');
  expect(line).toHaveAttribute('stroke-dasharray', '3 2');
  expect(line).toHaveAttribute('d', 'M0 0Q10 20 20 0C30 20 40 -20 50 0A5 5 0 0 1 60 0');
});

it('turns, narrows and hides text', async () => {
  const { pages } = await read(makers.directions());
  const texts = [...(pages[0]?.picture.querySelectorAll('text') ?? [])];
  const of = (words: string) => texts.find((one) => one.textContent === words);
  expect(of('竖排文字')).toHaveAttribute('y', '5 10 15 20');
  expect(of('窄文字')).toHaveAttribute('x', '0 5 10');
  expect(of('窄文字')).toHaveAttribute('transform', 'scale(0.5 1)');
  expect(of('转向')).toHaveAttribute('rotate', '90');
  expect(texts.map((one) => one.textContent)).toEqual(expect.arrayContaining(['陈', '𠮷', '祥']));
  expect(of('𠮷')).toHaveAttribute('x', '5');
  expect(of('隐藏的字')).toHaveAttribute('fill-opacity', '0');
});

it('puts the pages of several documents one after the other', async () => {
  const { file, words, pages } = await read(makers.twoDocuments());
  expect(words).toEqual(['第一份', '第二份', '']);
  expect(file.sizes.map(({ width }) => width)).toEqual([210, 297, 297]);
  expect(pages[0]?.picture.querySelectorAll('path[d="M0 0L20 10"]')).toHaveLength(2);
});

it('reads what the centre writes itself', async () => {
  const bytes = writeOfd([[{ kind: 'text', x: 20, y: 30, size: 5, text: '缴存证明', ink: 'black', bold: true }]], {
    title: '证明',
    author: '中心',
    issued: '2026-11-21 10:00:00',
    id: 'A',
    zmbh: 'ZM1',
    yzm: 'Y',
  });
  const { words, file } = await read(new Uint8Array(bytes));
  expect(words).toEqual(['缴存证明']);
  expect(file.title).toBe('证明');
});

it('opens a file of two hundred pages without reading them', async () => {
  const file = await openOfd(makers.long(200));
  expect(file.sizes).toHaveLength(200);
  const page = await file.draw(199);
  expect(wordsOf(page.picture)).toMatch(/^第200页标题/);
});
