import { PEOPLE, UNITS } from '../../people';
import { rowsFixture } from './member-rows';

const { grzh, xingming } = PEOPLE.刘洋;
const ROW = { zjhm: grzh, xingming, zyfx: '2', grjcjs: '', zysxny: '2026-12', zrdwzh: UNITS.蓝天科技.dwzh };

/** Somebody goes to another unit of this centre. */
export const gj0306 = rowsFixture('GJ0306', async () => [ROW]);
