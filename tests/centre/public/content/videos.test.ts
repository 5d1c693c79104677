// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { listVideos } from '@mocks/centre/public/content/videos';
import { expect, it } from 'vitest';
import type { VideoQuery } from '@/api/public/videos';
import { captionsOf } from './captions';

const list = (query: Partial<VideoQuery> = {}) => listVideos({ page: 1, size: 20, ...query });
const numbers = (query: Partial<VideoQuery>) => list(query).list.map(({ spbh }) => spbh);

it('those of specification 2.5 and three more, each with a file in the demo of at most 350 kB', () => {
  const all = numbers({});
  expect(all).toEqual(expect.arrayContaining(['tqjq', 'tqbf', 'ltx', 'chd', 'yctj']));
  expect(all.length).toBeGreaterThanOrEqual(8);
  const files = readdirSync('mocks/media/videos');
  for (const { spbh, src, zm, fm, sc } of list().list) {
    expect([src, zm, fm]).toEqual([`videos/${spbh}.webm`, `videos/${spbh}.vtt`, `videos/${spbh}.webp`]);
    expect(files).toEqual(expect.arrayContaining([`${spbh}.webm`, `${spbh}.vtt`, `${spbh}.webp`]));
    const file = readFileSync(`mocks/media/videos/${spbh}.webm`);
    expect(file.byteLength).toBeLessThanOrEqual(350_000);
    expect(file.subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
    expect(sc).toBeGreaterThanOrEqual(25);
    expect(sc).toBeLessThanOrEqual(60);
  }
  expect(files).toHaveLength(all.length * 3);
});

it('captions and transcript are one text; its lines are in order and within the length', () => {
  for (const { spbh, wzg = [], sc = 0 } of list().list) {
    expect(readFileSync(`mocks/media/videos/${spbh}.vtt`, 'utf8')).toBe(captionsOf(spbh));
    expect(wzg.length).toBeGreaterThan(5);
    let end = 0;
    for (const { kssj, jssj, nr } of wzg) {
      expect(kssj).toBeGreaterThanOrEqual(end);
      expect(jssj).toBeGreaterThan(kssj);
      expect(nr).toMatch(/。$/);
      end = jssj;
    }
    expect(end).toBeLessThanOrEqual(sc + 1);
  }
});

it('are found by number, category and words, also words that are only spoken', () => {
  expect(numbers({ spbh: 'tqjq,tqbf' })).toHaveLength(2);
  expect(numbers({ flbm: '3' })).toEqual(['dwhj']);
  expect(numbers({ gjz: '附言码' })).toEqual(['dwhj']);
  expect(list({ gjz: '钓鱼' })).toMatchObject({ list: [], total: 0 });
});
