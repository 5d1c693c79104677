import type { CentreIntro } from '@/api/public/centre-intro';
import { encodeBase64 } from '@/lib/base64';
import { DUTIES, LEADERS, OVERVIEW } from '../../../data/centre-intro';
import { houseDepartments } from '../../../data/departments';

/** Introduction of the centre; its branches are listed by wdxx. */
export function centreIntro(): CentreIntro {
  return {
    zxgk: encodeBase64(OVERVIEW),
    jgzn: encodeBase64(DUTIES),
    ld: LEADERS,
    bm: houseDepartments.map(({ bmmc, zz, dh }) => ({ bmmc, zz, lxdh: dh })),
  };
}
