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
  expect(noticeToShow([notice(fbzt, tgmc, tgnr)], '1', '2026-12-01') !== undefined).toBe(shown);
});

it.each([undefined, null, '<html>', {}, [null, 1], [{ fbzt: '1', tgmc: {}, tgnr: [] }]])('答复 %j 不弹出', (answer) => {
  expect(noticeToShow(answer, '1', '2026-12-01')).toBeUndefined();
});

it.each([
  ['1', '2026-12-01', '租房'],
  ['2', '2026-12-01', '对账单'],
  ['2', '2026-12-31', '对账单'],
  ['3', '2026-12-01', '全体'],
  ['2', '2027-01-01', '全体'],
] as const)('登录类型 %s 在 %s 弹出的是关于自己的：%s', (loginType, today, title) => {
  const rent = { ...notice('1', '租房', ''), dllx: '1' };
  const over = { ...notice('1', '停机', ''), endsj: '2026-11-29 02:00:00' };
  const statement = { ...notice('1', '对账单', ''), dllx: '2', endsj: '2026-12-31 23:59:59' };
  expect(noticeToShow([over, rent, statement, notice('1', '全体', '')], loginType, today)?.tgmc).toBe(title);
});
