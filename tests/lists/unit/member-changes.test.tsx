import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import memberChanges from '@/lists/unit/member-changes';
import { handInRows } from '../../centre/submit';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { PEOPLE, UNITS } from '../../people';
import { rowsOf } from './rows-of';

const { dwzh } = UNITS.华夏精密;
const CHANGES = '/dwwt/cxyw/rybdjl';
const Changes = memberChanges;

const centre = fileCentre();

it('人员变动记录: what the counter did stands with its people and has no case to lead to', async () => {
  await openPage(centre, dwzh, CHANGES, <Changes />, '2');
  expect(await rowsOf('柜台办理')).toEqual([
    ['2026-11-21', '封存', '1', '王玲平', '--', '办结', '柜台办理'],
    ['2026-11-05', '设立', '1', '谢平', '--', '办结', '柜台办理'],
    ['2026-10-10', '设立', '1', '马晓燕', '--', '办结', '柜台办理'],
  ]);
  expect(within(screen.getByRole('table', { name: '人员变动记录' })).queryByRole('link')).toBeNull();
});

it('人员变动记录: an empty answer says that it is about the days that were asked for', async () => {
  await openPage(centre, UNITS.新城餐饮.dwzh, `${CHANGES}?ksrq=2026-11-20&jsrq=2026-11-21`, <Changes />, '2');
  expect(await screen.findByText('办理日期2026-11-20至2026-11-21没有人员变动记录')).toBeVisible();
});

it('人员变动记录: whom another unit moved away stands there by its name and leads to 转入转出记录', async () => {
  await centre.transact((tx) => {
    const actor = { kind: 'unit' as const, dwzh };
    const { grzh, xingming } = PEOPLE.刘洋;
    const row = { zjhm: grzh, xingming, zyfx: '2', zrdwzh: UNITS.蓝天科技.dwzh, grjcjs: '', zysxny: '2026-12' };
    handInRows(tx, actor, 'GJ0306', [row]);
  });
  const { user } = await openPage(centre, UNITS.蓝天科技.dwzh, CHANGES, <Changes />, '2');
  const row = await screen.findByRole('row', { name: /^2026-11-21 转移 1 刘洋 -- 办结/ });
  await user.click(within(row).getByRole('link', { name: '华夏精密制造有限公司办理' }));
  expect(await screen.findByText('另一个页面')).toBeVisible();
});
