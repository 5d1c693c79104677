import type { SessionRecord } from '@mocks/centre/access/sessions';
import { moveClock } from '@mocks/centre/daily-jobs';
import { addComplaint } from '@mocks/centre/public/complaints/complaints';
import { addComplaintFile } from '@mocks/centre/public/complaints/complaints-files';
import { actOnComplaint, gradeAnswer, requestReview } from '@mocks/centre/public/complaints/complaints-steps';
import { complaintView } from '@mocks/centre/public/complaints/complaints-views';
import type { ComplaintInput } from '@/api/public/complaints';
import { DEVELOPERS, PEOPLE, UNITS } from '../../../people';
import { openForVisitors } from '../../visitors';

export const KEY = 'a'.repeat(32);
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

/** A question, and what is typed otherwise. */
export const complaint = (more: Partial<ComplaintInput> = {}): ComplaintInput => ({
  qqbh: KEY,
  jlx: '1',
  bt: '租房提取的限额是多少',
  ywlxdm: '04',
  ssdw: '',
  qjsjks: '',
  qjsjjs: '',
  nr: '没有备案的租房合同，每月最多可以提取多少？',
  fj: '',
  xm: '',
  lxdh: '',
  sfnm: '0',
  sfgk: '1',
  hfhs: '1',
  ...more,
});

/** A centre on Friday 2026-11-20 with who complains, and what they and the clerk do. */
export async function openForComplaints() {
  const centre = await openForVisitors('2026-11-20');
  const { ask, session } = centre;
  return {
    ...centre,
    zhang: () => session('1', PEOPLE.张建国.zjhm),
    li: () => session('1', PEOPLE.李晓梅.zjhm),
    unit: () => session('2', UNITS.华夏精密.dwzh),
    developer: () => session('3', DEVELOPERS.安居置业.kfsbh),
    add: (by: SessionRecord, more: Partial<ComplaintInput> = {}) =>
      ask((tx) => addComplaint(tx, by, { ...complaint(more) })),
    upload: ({ actor }: SessionRecord, name: string, bytes = PNG) =>
      ask((tx) => addComplaintFile(tx, actor, { qqbh: KEY, file: { name, bytes } })),
    /** As its owner reads it, or as everybody does. */
    view: (id: string, by?: SessionRecord) => ask((tx) => complaintView(tx, by?.actor, id)),
    act: (id: string, action: string, text = '') => ask((tx) => actOnComplaint(tx, { id, action, text })),
    review: ({ actor }: SessionRecord, id: string, yy: string) => ask((tx) => requestReview(tx, actor, { id, yy })),
    grade: ({ actor }: SessionRecord, id: string, pjdj: string, pjnr = '') =>
      ask((tx) => gradeAnswer(tx, actor, { id, pjdj, pjnr })),
    later: (days: number) => centre.transact((tx) => moveClock(tx, { days })),
  };
}

export type ComplaintWorld = Awaited<ReturnType<typeof openForComplaints>>;
