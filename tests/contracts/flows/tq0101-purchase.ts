import { ZHOU_KAI } from '../../centre/fixture';
import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';
import { withPapers } from './papers';

/** 周凯 and 赵敏 have bought a home; its contract is filed, what was paid a clerk reads. */
export const tq0101: FlowFixture = {
  loginType: '1',
  account: PEOPLE.周凯.zjhm,
  values: {
    gflx: '1',
    gfhtbh: 'YWQ2026100318',
    htrq: '2026-10-12',
    fwzl: '云州市丰台区南苑路55号6栋1单元1203',
    jzmj: '98.60',
    fwzj: '2860000.00',
    gffkfs: '2',
    sfje: '90000.00',
    sfrq: '2026-10-12',
    sqtqje: '60000.00',
    ywwd: '0101',
    cns: true,
  },
  ywzt: '98',
  clerk: { change: ['sqtqje', '50000.00'] },
  prepare: withPapers(ZHOU_KAI, ['0302']),
};
