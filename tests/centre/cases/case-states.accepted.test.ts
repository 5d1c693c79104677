// Who was in time does not lose what was due by being asked for a better picture: time limits count from the day of acceptance.
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { beforeEach, describe, expect, it } from 'vitest';
import { tq0101 } from '../../contracts/flows/tq0101-purchase';
import { tq0102 } from '../../contracts/flows/tq0102-building';
import { PEOPLE, UNITS } from '../../people';
import { centreOn, HE_JING, LEASE, LIU_YANG, refusalOf, ZHAO_MIN, ZHOU_KAI } from '../fixture';
import { PNG } from '../loan-fixture';
import { handIn } from '../submit';

const OWN_CARD = { skzhly: '1', ywwd: '0101', cns: '1' };
const FEE = {
  ...OWN_CARD,
  qttqyy: '12',
  bdcqzh: '云(2016)海淀区不动产权第0045678号',
  wygsmc: '安和物业',
  hyzk: '20',
  poxm: '冯军',
  pozjlx: '01',
  pozjhm: PEOPLE.冯军.zjhm,
  wyfje: '2880.00',
  wyfphm: '26110000000020001',
};
const ILL = {
  ...OWN_CARD,
  qttqyy: '15',
  hyzk: '20',
  poxm: '冯军',
  pozjlx: '01',
  pozjhm: PEOPLE.冯军.zjhm,
  hbrgx: '01',
  hbrxm: '何静',
  jbmc: '01',
  zfje: '8000.00',
};
const RESOLVED = {
  ywwd: '0101',
  cns: '1',
  sqdwjcbl: '5',
  sqgrjcbl: '6',
  sqksny: '2027-02',
  sqjsny: '2027-03',
  jdyy: '02',
  qksm: '订单减少',
  jyhylx: '1',
  zgzs: '48',
  tyrs: '25',
  qunianrypjgz: '6000.00',
};

interface Late {
  actor: Actor;
  ywlx: string;
  values: Readonly<Record<string, unknown>>;
  papers: readonly string[];
  /** In time on the first, too late on the second. */
  days: readonly [string, string];
  refused: Record<string, string>;
}

const LATE: readonly Late[] = [
  {
    actor: ZHAO_MIN,
    ywlx: 'TQ0107',
    values: { ...LEASE, tqksny: '2025-11', tqjsny: '2026-10', sqtqje: '36000.00' },
    papers: ['0310'],
    days: ['2026-11-27', '2026-12-03'],
    refused: { tqksny: '提取月份起不能早于2025-12' },
  },
  {
    actor: ZHOU_KAI,
    ywlx: 'TQ0101',
    values: { ...tq0101.values, ...OWN_CARD, gfhtbh: 'YWQ2024120577', htrq: '2024-12-05' },
    papers: ['0301', '0302', '0402'],
    days: ['2026-11-27', '2026-12-08'],
    refused: { htrq: '购房凭证已超过24个月有效期' },
  },
  {
    actor: LIU_YANG,
    ywlx: 'TQ0102',
    values: { ...tq0102.values, ...OWN_CARD, pzrq: '2024-12-05' },
    papers: ['0305', '0307', '0308'],
    days: ['2026-11-27', '2026-12-08'],
    refused: { pzrq: '批准文件已超过24个月有效期' },
  },
  {
    actor: HE_JING,
    ywlx: 'TQ0199',
    values: { ...FEE, wyfnd: '2025', sqtqje: '1000.00' },
    papers: ['0315'],
    days: ['2026-12-28', '2027-01-06'],
    refused: { wyfnd: '请选择物业费年度' },
  },
  {
    actor: HE_JING,
    ywlx: 'TQ0199',
    values: { ...ILL, fyrq: '2025-12-01', sqtqje: '5000.00' },
    papers: ['0407'],
    days: ['2026-11-27', '2026-12-03'],
    refused: { fyrq: '费用结算日期不能早于2025-12-03' },
  },
  {
    actor: { kind: 'unit', dwzh: UNITS.华夏精密.dwzh },
    ywlx: 'GJ0205',
    values: { ...RESOLVED, jyrq: '2026-06-01' },
    papers: ['0208', '0209'],
    days: ['2026-11-27', '2026-12-03'],
    refused: { jyrq: '决议日期应在最近6个月之内，请重新决议' },
  },
];

let centre: Awaited<ReturnType<typeof centreOn>>;
beforeEach(async () => {
  centre = await centreOn();
});

describe.each(LATE)(
  '$ywlx of $days.0, sent back for a better picture',
  ({ actor, ywlx, values, papers, days, refused }) => {
    const apply = () => centre.transact((tx) => handIn(tx, actor, ywlx, values, papers));

    it(`is handed in again on ${days[1]} with nothing but the picture changed, when a new one would be too late`, async () => {
      await centre.transact((tx) => moveClock(tx, { now: `${days[0]} 10:00:00` }));
      const { ywlsh, ywzt } = await apply();
      expect(ywzt).toBe('98');
      const [wjlxId = '9999'] = papers;
      const items = papers.length > 0 ? ([{ lx: 'cl', bh: wjlxId, yj: '看不清' }] as const) : [];
      await centre.transact((tx) => review(tx, { ywlsh, result: 'return', opinion: '请补正', items }));
      await centre.transact((tx) => moveClock(tx, { now: `${days[1]} 10:00:00` }));
      await centre.transact((tx) => {
        addMaterial(tx, actor, { ywlsh, wjlxId, name: '重拍.png', bytes: Uint8Array.of(...PNG, 1) });
        expect(submit(tx, actor, { ...values, ywlx, ywlsh }).ywzt).toBe('98');
      });
      await centre.transact((tx) => review(tx, { ywlsh, result: 'refuse', opinion: '不符' }));
      expect((await refusalOf(apply())).fieldErrors).toMatchObject(refused);
    });
  },
);
