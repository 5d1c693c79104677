import { NEW_PHONES } from '../../people';
import { readByClerk, rowsFixture } from './member-rows';

const ROW = {
  zjhm: 'EA1234567',
  xingming: 'Anna Berg',
  zjlx: '03',
  sjhm: NEW_PHONES.foreigner,
  gzrq: '2026-11-02',
  sfxcjgz: '0',
  grjcjs: '12000.00',
  qjny: '2026-12',
};

/** Somebody with a passport: a clerk looks at it. */
export const gj0301 = { ...rowsFixture('GJ0301', async () => [ROW]), ...readByClerk };
