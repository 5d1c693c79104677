import type { ComplaintReply, ComplaintStep } from '@/api/public/complaints';
import { addDays, type PlainDate } from '@/domain/dates';
import type { Store } from '../centre/kernel/store';
import { PUBLIC } from '../centre/kernel/transaction';
import { addWorkingDays } from '../centre/kernel/working-days';
import type { ComplaintRecord } from '../centre/public/complaints/complaint-record';
import { complaints, departmentFor, nextComplaintNumber, promisedDays } from '../centre/public/complaints/complaints';
import { complaintSeeds, type SeedComplaint } from '../data/complaints';
import { departmentName, REVIEW_DEPARTMENT } from '../data/departments';

/** Complaints with answers of the last 18 months. */
export function seedComplaints(store: Store, day: PlainDate): void {
  const oldestFirst = [...complaintSeeds].sort((a, b) => b.daysAgo - a.daysAgo);
  for (const [at, seed] of oldestFirst.entries()) {
    const record = recordOf(store, seed, at, day);
    complaints(store).put(record.tsbh, record);
  }
}

function recordOf(store: Store, seed: SeedComplaint, at: number, today: PlainDate): ComplaintRecord {
  const day = addDays(today, -seed.daysAgo);
  const bmdm = seed.bmdm ?? departmentFor(seed.jlx, seed.ywlxdm);
  const cnts = promisedDays(seed.jlx);
  const tjsj = `${day} ${clock(9 + (at % 11), (at * 17) % 60)}`;
  const steps: ComplaintStep[] = [
    { jdmc: '提交', sj: tjsj, bmmc: '', sm: '已通过网上办事大厅提交' },
    {
      jdmc: '受理',
      sj: `${addWorkingDays(day, 1)} ${clock(9, (at * 7) % 60)}`,
      bmmc: departmentName(bmdm),
      sm: `已受理，由${departmentName(bmdm)}办理`,
    },
  ];
  const df: ComplaintReply[] = [];
  if (seed.df !== undefined) {
    const answered = addWorkingDays(day, Math.min(cnts, 2 + (at % 3)));
    const dfsj = `${answered < today ? answered : addWorkingDays(day, 1)} ${clock(9, 30 + (at % 29))}`;
    const bmmc = departmentName(seed.fh ? REVIEW_DEPARTMENT : bmdm);
    df.push({ bmmc, dfsj, dfnr: seed.df, fh: seed.fh ?? '0' });
    steps.push({ jdmc: seed.fh ? '复核答复' : '答复', sj: dfsj, bmmc, sm: '已答复' });
  }
  const answered = seed.df !== undefined;
  const cnrq = addWorkingDays(day, cnts);
  const late = !answered && cnrq < today;
  if (late) {
    const sm = `已过承诺答复日期${cnrq}，正在督办`;
    steps.push({ jdmc: '督办', sj: `${addDays(cnrq, 1)} 00:00:00`, bmmc: departmentName(REVIEW_DEPARTMENT), sm });
  }
  return {
    tsbh: nextComplaintNumber(store, day),
    owner: seed.owner ?? PUBLIC,
    jlx: seed.jlx,
    bt: seed.bt,
    nr: seed.nr,
    ywlxdm: seed.ywlxdm,
    ssdw: '',
    qjsjks: '',
    qjsjjs: '',
    xm: seed.xm,
    lxdh: seed.lxdh ?? '',
    anonymous: false,
    published: seed.unpublished === undefined,
    hfhs: '1',
    bmdm: seed.fh ? REVIEW_DEPARTMENT : bmdm,
    zt: answered ? (seed.pjdj ? '4' : '3') : '2',
    tjsj,
    cnrq,
    ...(late && { urged: true as const }),
    cnts,
    qqbh: '',
    fingerprint: '',
    fj: [],
    lc: steps,
    df,
    ...(seed.fh ? { fhsj: steps[1]?.sj } : {}),
    pjdj: seed.pjdj ?? '',
  };
}

function clock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`;
}
