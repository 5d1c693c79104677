import { LIU_YANG } from '../../centre/fixture';
import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';
import { withPapers } from './papers';

/** 刘洋 has a house in structural danger repaired: a clerk reads permit, costs and finding. */
export const tq0102: FlowFixture = {
  loginType: '1',
  account: PEOPLE.刘洋.zjhm,
  values: {
    jzlx: '3',
    pzjgmc: '云州市朝阳区规划和自然资源局',
    pzjgwh: '云朝规翻[2026]27号',
    pzrq: '2026-08-03',
    fwzl: '云州市朝阳区孙河乡前苇沟村18号',
    jdjg: 'D',
    jzmj: '126.50',
    jhjzfy: '86000.00',
    jhkgrq: '2026-09-01',
    sqtqje: '50000.00',
    ywwd: '0101',
    cns: true,
  },
  ywzt: '98',
  clerk: { change: ['sqtqje', '40000.00'] },
  prepare: withPapers(LIU_YANG, ['0305', '0307', '0308']),
};
