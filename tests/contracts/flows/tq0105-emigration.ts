import { WU_GUIFANG } from '../../centre/fixture';
import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';
import { withPapers } from './papers';

/** 吴桂芳 settles abroad: both papers are uploaded, and a clerk reads them. */
export const tq0105: FlowFixture = {
  loginType: '1',
  account: PEOPLE.吴桂芳.zjhm,
  values: { djgj: 'CAN', djzjlx: '2', djzjhm: '云公户注[2026]118号', cjrq: '2026-10-08', ywwd: '0101', cns: true },
  ywzt: '98',
  clerk: { change: ['djzjhm', '云公户注[2026]119号'] },
  prepare: withPapers(WU_GUIFANG, ['0403', '0101']),
};
