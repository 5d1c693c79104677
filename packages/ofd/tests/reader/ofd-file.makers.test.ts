import { expect, it, vi } from 'vitest';
import { familyOf } from '../../src/reader/font-family';
import { openOfd, release } from '../../src/reader/ofd-file';
import { writeOfd } from '../../src/writer/ofd-writer';
import * as makers from '../samples/makers';
import { type Bytes, pack, simple } from '../samples/package';

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
  expect(picture?.querySelector('path[stroke="rgb(128,0,0)"]')).toHaveAttribute('stroke-width', '0.3');
  expect(picture?.querySelector('path[fill="rgb(255,0,0)"]')).toHaveAttribute('fill-opacity', '0.502');
  const seal = picture?.querySelector('[aria-label="印章“云州市住房公积金管理中心”"]');
  expect(seal).toHaveAttribute('transform', 'translate(150 90)');
  expect(seal?.querySelector('image')).toHaveAttribute('width', '40');
  expect(picture?.lastElementChild).toBe(seal);
  expect(file.seals).toMatchObject([{ name: '云州市住房公积金管理中心', time: '2026-01-02 11:04:05', pages: [1] }]);
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

it.each([
  ['20260102234500.844Z', '2026-01-03 07:45:00'],
  ['2026-01-02T23:45:00+08:00', '2026-01-02 23:45:00'],
  ['20260102100000+0000', '2026-01-02 18:00:00'],
  ['2026-01-02 23:45:00', '2026-01-02 23:45:00'],
  ['20260102', '2026-01-02 00:00:00'],
  ['20261399234500Z', '2026-13-99 23:45:00'],
])('tells in the time of Beijing when a seal was put on: %s', async (written, told) => {
  const { file } = await read(makers.sealedAt(written));
  expect(file.seals[0]?.time).toBe(told);
});

it('leaves out places to press; paints gradients of scaled objects where their maker has them', async () => {
  const { pages, notes } = await read(makers.manual());
  expect(notes).toEqual([]);
  const picture = pages[0]?.picture;
  expect(picture?.querySelectorAll('rect')).toHaveLength(0);
  const gradients = [...(picture?.querySelectorAll('linearGradient') ?? [])];
  expect(gradients.map((one) => one.getAttribute('gradientTransform'))).toEqual([
    'matrix(2 0 0 2 0 0)',
    null,
    'matrix(2 0 0 2 0 0)',
  ]);
  const opacities = gradients.map((one) => [...one.children].map((stop) => stop.getAttribute('stop-opacity')));
  expect(opacities).toEqual([
    ['1', '1'],
    ['1', '1', '0'],
    ['1', '1'],
  ]);
  expect(gradients[2]).toHaveAttribute('x2', '10');
  expect(gradients[2]).toHaveAttribute('spreadMethod', 'repeat');
});

it('shows the current version of a document, its watermark not over the words', async () => {
  const { pages, words } = await read(makers.versions());
  expect(words).toEqual(['正文']);
  const watermark = pages[0]?.picture.querySelector('image');
  expect(watermark?.closest('[style]')).toHaveStyle({ mixBlendMode: 'darken' });
});

it.each([
  'Current="false" BaseLoc="Doc_0/Versions/Version_1.xml"',
  'Current="true" BaseLoc="Doc_0/Versions/Version_9.xml"',
  'Current="true" BaseLoc="Doc_0/Versions/broken.xml"',
  'Current="true" BaseLoc="Doc_0/Document.xml"',
])('shows the version that the entry names where no other can be read: %s', async (current) => {
  const { pages, words } = await read(makers.versions(current));
  expect(words).toEqual(['正文']);
  expect(pages[0]?.picture.querySelector('image')).toBeNull();
});

it.each([
  ['FZXBSJW--GB1-0', '"SimSun"'],
  ['FZFSJW--GB1-0', '"FangSong"'],
  ['FZKTJW--GB1-0', '"KaiTi"'],
  ['FZHTJW--GB1-0', '"SimHei"'],
  ['仿宋_GB2312', '"FangSong"'],
  ['ABCDEF+TimesNewRomanPSMT', '"Times New Roman"'],
])('takes a font of the same kind for %s', (name, kind) => {
  const plain = { family: '', bold: false, italic: false, serif: false, fixedWidth: false, path: undefined };
  expect(familyOf({ id: '1', name, ...plain }).split(', ')[1]).toBe(kind);
});

it('shows words whose maker forgot their size or wrote attributes in another way', async () => {
  const { pages } = await read(makers.careless());
  const [forgotten, other] = [...(pages[0]?.picture.querySelectorAll('text') ?? [])];
  expect(forgotten).toHaveTextContent('没有字号');
  expect(forgotten?.parentElement).toHaveAttribute('font-size', '3.704');
  expect(other?.parentElement).toHaveAttribute('font-size', '4');
  expect(other).toHaveAttribute('fill', 'rgb(1,2,3)');
});

it('narrows wide letters that were given half a square, and no others', async () => {
  const { pages } = await read(makers.careless());
  const [, , half, ...wide] = [...(pages[0]?.picture.querySelectorAll('text') ?? [])];
  expect(half).toHaveTextContent('9 kW面M%');
  expect(half).toHaveAttribute('x', '0 2 4 6 8 12 14');
  const letters = [...(half?.querySelectorAll('tspan') ?? [])];
  expect(letters.map((one) => [one.textContent, one.getAttribute('textLength')])).toEqual([
    ['W', '2'],
    ['M', '2'],
    ['%', '2'],
  ]);
  expect(letters[0]).toHaveAttribute('lengthAdjust', 'spacingAndGlyphs');
  expect(wide.map((one) => [one.textContent, one.childElementCount])).toEqual([
    ['ABC', 0],
    ['AlM', 0],
  ]);
});

it('shows pictures, masks them, and names those that cannot be shown', async () => {
  const made: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push((blob as Blob).type);
    return `blob:${made.length}`;
  });
  const freed = vi.spyOn(URL, 'revokeObjectURL');
  const { pages, notes } = await read(makers.pictures());
  expect(made).toEqual(['image/png', 'image/bmp', 'image/png', 'image/png', 'image/bmp']);
  expect(freed).toHaveBeenCalledTimes(made.length);
  const images = [...(pages[0]?.picture.querySelectorAll('image') ?? [])];
  expect(images.map((one) => one.getAttribute('width'))).toEqual(['1', '1', '30', '1', '1']);
  expect(pages[0]?.picture.querySelector('image[mask]')).toBeTruthy();
  expect(notes).toEqual([
    '缺少图片没有.png',
    '图片c.jb2已损坏，或是不能显示的JBIG2格式',
    '图片huge.png尺寸过大，没有显示',
  ]);
});

it('paints by CMYK, grey, palette, gradients, patterns, clips and dashes', async () => {
  const { pages } = await read(makers.paints());
  const picture = pages[0]?.picture;
  const fills = [...(picture?.querySelectorAll(':scope > g > path') ?? [])].map((one) => one.getAttribute('fill'));
  expect(fills.slice(0, 3)).toEqual(['rgb(255,0,0)', 'rgb(128,128,128)', 'rgb(1,2,3)']);
  const all = [...(picture?.querySelectorAll('*') ?? [])];
  const gradients = all.filter((one) => one.localName.endsWith('Gradient'));
  expect(gradients.map((one) => [one.localName, one.childElementCount])).toEqual([
    ['linearGradient', 2],
    // Painted between its circles only: it is not extended.
    ['radialGradient', 4],
  ]);
  expect([...(gradients[1]?.children ?? [])].map((one) => one.getAttribute('stop-opacity'))).toEqual([
    '0',
    '1',
    '1',
    '0',
  ]);
  expect(gradients[1]).toHaveAttribute('r', '20');
  expect(picture?.querySelector('pattern')).toHaveAttribute('width', '4');
  // A tile shows what its object's boundary leaves of it.
  expect(picture?.querySelectorAll('pattern > [clip-path] > path')).toHaveLength(1);
  expect(picture?.querySelector(':scope > g > [clip-path] path')).toHaveAttribute('fill', 'rgb(200,100,0)');
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

it('reads the words of neat XML, escaped blanks, kept places, and steps that leave blanks out', async () => {
  const { pages, words } = await read(makers.textQuirks());
  expect(words).toEqual(['住房资金|甲 乙|日 月|车牌 类型']);
  const xs = [...(pages[0]?.picture.querySelectorAll('text') ?? [])].map((one) => one.getAttribute('x'));
  expect(xs).toEqual(['0 5 10 15', '0 5 10', '0 5 10', '0 5 25 25 30']);
});

it('cuts a picture to its boundary; a marker leaves the words readable; a mesh is shown as one colour', async () => {
  const { pages, notes } = await read(makers.cutAndMarked());
  const picture = pages[0]?.picture;
  const id = picture?.querySelector('image')?.closest('[clip-path]')?.getAttribute('clip-path');
  const cut = picture?.querySelector(`clipPath[id="${id?.slice(5, -1)}"] rect`);
  expect(['x', 'y', 'width', 'height'].map((name) => cut?.getAttribute(name))).toEqual(['20', '40', '30', '20']);
  // A boundary that misses its path altogether is a mistake.
  expect(picture?.querySelector('path[d="M40 0L60 0"]')?.closest('[clip-path]')).toBeNull();
  const marker = picture?.querySelector('path[fill="rgb(255,255,0)"]');
  expect(marker?.parentElement).toHaveStyle({ mixBlendMode: 'multiply' });
  expect(picture?.querySelector('path[fill="rgb(0,128,255)"]')).toBeTruthy();
  expect(notes).toEqual(['网格渐变按单一颜色显示']);
});

it('draws what has been made of a PDF: scaled text, rules as areas, clips of the size of the sheet', async () => {
  const { pages, words, notes } = await read(makers.fromPdf());
  expect(words).toEqual(['单位客户专用回单']);
  const picture = pages[0]?.picture;
  expect(picture?.querySelector('text')?.parentElement).toHaveAttribute(
    'transform',
    'translate(60.81 8.27) matrix(0.3528 0 0 0.3528 0 0)',
  );
  expect(picture?.querySelectorAll('clipPath')).toHaveLength(1);
  expect(picture?.querySelector('clipPath path')).toHaveAttribute(
    'transform',
    'translate(8 20.53) matrix(0.3528 0 0 0.3528 0 0) translate(-22.6757 -58.2)',
  );
  expect(notes).toEqual([]);
});

it('registers the fonts of a seal once, however often its page is drawn', async () => {
  const kept = new Set<unknown>();
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => Promise.resolve(this);
    },
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: kept });
  const file = await openOfd(makers.ofdInSeal());
  for (let time = 0; time < 4; time += 1) release(await file.draw(0));
  expect(kept.size).toBe(1);
  file.close();
  expect(kept.size).toBe(0);
  Reflect.deleteProperty(document, 'fonts');
  vi.unstubAllGlobals();
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
    custom: { number: 'ZM1' },
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

it('draws a full page in slices, between which the hall has its turn', async () => {
  const paths = Array.from(
    { length: 3000 },
    (_, at) =>
      `<ofd:PathObject ID="${at}" Boundary="${at % 200} 9 1 1"><ofd:AbbreviatedData>M 0 0 L 1 1</ofd:AbbreviatedData></ofd:PathObject>`,
  );
  const file = await openOfd(pack(simple({ pages: [`<ofd:PageBlock ID="1">${paths.join('')}</ofd:PageBlock>`] })));
  // Each look at the clock takes a tenth of a millisecond: a slice holds as much on any machine.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.1));
  const drawnAtTurn = new Promise<number>((resolve) => {
    void file.draw(0, (picture) => setTimeout(() => resolve(picture.querySelectorAll('path').length)));
  });
  expect(await drawnAtTurn).toBeLessThan(3000);
  expect((await file.draw(0)).picture.querySelectorAll('path')).toHaveLength(3000);
});
