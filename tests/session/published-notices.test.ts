import { expect, it } from 'vitest';
import { noticeToShow } from '@/session/published-notices';

const notice = (fbzt: unknown, tgmc: unknown, tgnr: unknown) => ({ id: '1', fbzt, tgmc, tgnr, dwmc: '', startsj: '' });

it.each([
  ['1', '标题', '<p>正文</p>', true],
  ['1', '标题', '', true],
  ['1', '', '<p>正文</p>', true],
  ['1', null, '<img src="data:,">', true],
  ['1', '', '', false],
  ['1', ' ', '<p>&nbsp;</p>', false],
  ['1', undefined, null, false],
  ['0', '标题', '<p>正文</p>', false],
  [1, '标题', '正文', true],
  [0, '标题', '正文', false],
  [true, '标题', '正文', false],
  ['01', '标题', '正文', false],
  ['', '标题', '正文', false],
])('发布状态 %j、标题 %j、正文 %j → 弹出 %s', (fbzt, tgmc, tgnr, shown) => {
  expect(noticeToShow([notice(fbzt, tgmc, tgnr)]) !== undefined).toBe(shown);
});

it.each([undefined, null, '<html>', {}, [null, 1], [{ fbzt: '1', tgmc: {}, tgnr: [] }]])('答复 %j 不弹出', (answer) => {
  expect(noticeToShow(answer)).toBeUndefined();
});
