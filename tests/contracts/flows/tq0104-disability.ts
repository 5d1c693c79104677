import { WU_GUIFANG } from '../../centre/fixture';
import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';
import { withPapers } from './papers';

/** 吴桂芳's work has ended, which her unit's sealing proves; the finding is uploaded, and a clerk reads it. */
export const tq0104: FlowFixture = {
  loginType: '1',
  account: PEOPLE.吴桂芳.zjhm,
  values: {
    jddj: '5',
    jdwsh: '云劳鉴[2026]0311号',
    jdjg: '云州市劳动能力鉴定委员会',
    jdrq: '2026-03-11',
    zzldhtrq: '2026-03-20',
    ywwd: '0101',
    cns: true,
  },
  ywzt: '98',
  clerk: { change: ['jdwsh', '云劳鉴[2026]0312号'] },
  prepare: withPapers(WU_GUIFANG, ['0402']),
};
