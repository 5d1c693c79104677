import { describe, expect, it } from 'vitest';
import { openOfd } from '../../src/reader/ofd-file';
import * as hostile from '../samples/hostile';
import type { Bytes } from '../samples/package';

describe('files that are not opened, each with its sentence', () => {
  it.each([
    ['cut off', hostile.cutOff, /文件已损坏，无法打开/],
    ['without pages', hostile.noPages, /文件里没有页面/],
    ['2,001 pages', hostile.tooManyPages, /文件有2,001页，超过2,000页/],
    ['of an Office program', hostile.office, /Office文档/],
    ['another archive', hostile.otherZip, /压缩包，不是OFD文件/],
    ['with a password', hostile.locked, /设有密码/],
    ['empty archive', () => new Uint8Array(30) as Bytes, /文件已损坏/],
  ])('%s', async (_, build, sentence) => {
    await expect(openOfd(build())).rejects.toThrow(sentence);
  });
});

describe('files whose page is not drawn', () => {
  it.each([
    ['a part that unpacks without end', hostile.bomb, /解压后异常庞大/],
    ['a part larger than it says', hostile.lyingSize, /解压后异常庞大|损坏/],
    ['entities', hostile.entities, /不允许的XML声明/],
  ])('%s', async (_, build, sentence) => {
    const file = await openOfd(build());
    await expect(file.draw(0)).rejects.toThrow(sentence);
  });
});

it('shows the good pages of a file with a spoilt one', async () => {
  const file = await openOfd(hostile.spoiltPage());
  expect((await file.draw(0)).picture).toHaveTextContent('好页');
  await expect(file.draw(1)).rejects.toThrow(/损坏|无法识别|异常庞大/);
});

it('names the page and the resources that are missing', async () => {
  const file = await openOfd(hostile.missingParts());
  const page = await file.draw(0);
  expect(page.picture).toHaveTextContent('在的页');
  expect(page.notes).toEqual(['缺少资源文件PublicRes.xml']);
  await expect(file.draw(1)).rejects.toThrow('文件里缺少第2页');
});

it('takes nothing of a document for markup, and no address out of it', async () => {
  const { picture, notes } = await (await openOfd(hostile.scripts())).draw(0);
  expect(picture).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(picture.querySelector('script, a, foreignObject, style, [onload]')).toBeNull();
  expect(picture.outerHTML).not.toMatch(/https?:|javascript:|url\(h/);
  expect(notes).toEqual(['缺少图片a.svg']);
  expect([...picture.querySelectorAll('text')].map((one) => one.getAttribute('font-family'))).toContain(
    '"x urlhttpevil.testf", "style", "SimSun", "Songti SC", "STSong", "Noto Serif CJK SC", "Source Han Serif SC", serif',
  );
});

it('stops where units draw one another in circles', async () => {
  const { notes, picture } = await (await openOfd(hostile.circles())).draw(0);
  expect(notes).toEqual(['有图形引用了它自己，没有显示']);
  expect(picture.querySelectorAll('g').length).toBeLessThan(300);
});

it('says so where blocks lie too deep within one another', async () => {
  const { notes, picture } = await (await openOfd(hostile.nested())).draw(0);
  expect(notes).toEqual(['图形层层相套过深，里面的内容没有显示']);
  expect(picture).toHaveTextContent('外面');
});

it('survives absurd numbers and shows the rest', async () => {
  const { picture } = await (await openOfd(hostile.absurdNumbers())).draw(0);
  expect(picture).toHaveTextContent('仍然可见');
  expect(picture.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
});

it('keeps within the package whatever a location says', async () => {
  const { picture } = await (await openOfd(hostile.climbing())).draw(0);
  expect(picture).toHaveTextContent('越界路径');
});
