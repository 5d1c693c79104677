import { memberRowsFixture } from './member-rows';

/** One member of the unit who has moved. */
export const gj0314 = memberRowsFixture('GJ0314', { ssq: '北京市朝阳区', xxdz: '安立路60号院7号楼', yzbm: '100101' });
