import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import adjustments from '@/lists/unit/adjustments';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { UNITS } from '../../people';
import { rowsOf } from './rows-of';

const Adjustments = adjustments;

const centre = fileCentre();

it('基数/比例调整记录: what the counter did stands with the sums before and after, and has no case to lead to', async () => {
  await openPage(centre, UNITS.华夏精密.dwzh, '/dwwt/cxyw/jstz', <Adjustments />, '2');
  expect(await rowsOf('柜台办理')).toEqual([
    ['2026-12', '基数调整', '1', '¥109,536.00', '¥109,680.00', '办结', '柜台办理'],
    ['2026-07', '基数调整', '7', '¥106,125.60', '¥107,421.60', '办结', '柜台办理'],
    ['2025-07', '基数调整', '7', '¥104,829.60', '¥106,125.60', '办结', '柜台办理'],
    ['2024-07', '基数调整', '5', '¥14,280.00', '¥15,072.00', '办结', '柜台办理'],
  ]);
  expect(within(screen.getByRole('table', { name: '基数/比例调整记录' })).queryByRole('link')).toBeNull();
});
