import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkDocument } from '@/api/archive/documents';
import { fetchEvaluableCases } from '@/api/cases/evaluation';
import { fetchComments, fetchSatisfaction } from '@/api/cases/evaluation-statistics';
import { fetchAnswer, fetchQuestions, fetchTopics } from '@/api/public/answers';
import { fetchComplaints } from '@/api/public/complaints';
import { fetchBranchQueues, fetchCounters } from '@/api/public/counters';
import { fetchDownloads } from '@/api/public/downloads';
import { searchHall } from '@/api/public/hall-search';
import { fetchLoanRates } from '@/api/public/loan-rates';
import { fetchPolicies, fetchPolicy, fetchPolicyCategories } from '@/api/public/policy-info';
import { fetchListedHomes, fetchProject, fetchProjects } from '@/api/public/projects';
import { fetchVideos } from '@/api/public/videos';
import { fetchUserAgreement } from '@/api/session/user-agreement';
import { failure, listen, network } from '../network';

const net = network();
beforeEach(() => void listen());

/** Whatever is asked, the centre answers this. */
function answer(data: unknown): void {
  net.answers(http.all('*/api/*', () => HttpResponse.json({ code: 0, msg: '', data })));
}

async function kindOf(call: Promise<unknown>): Promise<string> {
  return (await failure(call)).kind;
}

const FIRST = { page: 1, size: 20 };
const MONTHS = { ksny: '', jsny: '', zgbm: '' };
const CALL_BACK = { hfzt: '', hfqx: '', hfsj: '', hfcq: '0', zgjg: '' };
const NAMES = { sxmc: '提取', zgbmmc: '提取处', pjzdmc: '网厅', pjdj: '5', pjdjmc: '非常满意' };
const HOMES = { zts: 100, kdts: 30, ydts: 20, dkbl: '80', jgrq: '2028-05-22' };
const PROJECT = {
  ...{ lpbh: 'LP1', lpmc: '翠湖苑', qy: '朝阳区', lpdz: '翠湖路18号', kfsmc: '安居置业', zt: '1', fwxz: '01' },
  ...{ lsjzdj: '2', jj: '15923', ...HOMES },
};
const BUILDING = { ldbh: 'LP1-01', ldmh: '1号楼', ksdyh: 1, dys: 2, cs: 18, ...HOMES };

/** Every list that comes page by page: a good row, how it is named, and the call. */
const LISTS: readonly [
  name: string,
  row: Record<string, unknown>,
  key: string,
  fetch: (page: number) => Promise<Found>,
][] = [
  ['policies', { id: 'A', zcbt: '甲' }, 'id', (page) => fetchPolicies({ ...NO_WORDS, page, size: 20 })],
  ['downloads', { wjbh: 'A', wjmc: '甲' }, 'wjbh', (page) => fetchDownloads({ px: '1', page, size: 20 })],
  ['videos', { spbh: 'A', spmc: '甲' }, 'spbh', (page) => fetchVideos({ page, size: 20 })],
  ['properties', PROJECT, 'lpbh', (page) => fetchProjects({ page, size: 20 })],
  [
    'homes',
    { dy: 1, fh: '101', jzmj: '89.50', hx: '两室', fwdj: '15923.00', fwzj: '1425108.50', zt: '1' },
    'fh',
    (page) => fetchListedHomes({ ldbh: 'LP1-01', page, size: 20 }),
  ],
  [
    'comments',
    { ...CALL_BACK, ...NAMES, pjbh: 'A', pjr: '张**', pjx: [], pjnr: '好', pjrq: '2026-11-01', zpnr: '' },
    'pjbh',
    (page) => fetchComments({ ...MONTHS, pjfl: '', page, size: 20 }),
  ],
  [
    'finished services',
    { ywlsh: 'A', sxmc: '提取', zgbm: '', pjzd: '', pjzdmc: '网厅', bjrq: '', jzrq: '', pj: '1' },
    'ywlsh',
    (page) => fetchEvaluableCases({ page, size: 20 }),
  ],
  [
    'complaints',
    {
      ...{ tsbh: 'TS1', jlx: '1', bt: '甲', zt: '3', xm: '张**', bmmc: '提取处' },
      ...{ tjsj: '2026-11-01', dfsj: '', cnrq: '2026-11-20', cq: '0' },
    },
    'tsbh',
    (page) => fetchComplaints({ page, size: 20 }),
  ],
  [
    'questions',
    { id: 'A', bt: '甲', fl: 'tq', flmc: '提取', zy: '', lls: 3 },
    'id',
    (page) => fetchQuestions({ gjz: '', fl: 'tq', page, size: 20 }),
  ],
];
const NO_WORDS = { gjz: '', zcfl: '', yxzt: '', ygdx: '' };

interface Found {
  list: readonly object[];
  total: number;
}

describe.each(LISTS)('a page of %s', (_, row, key, fetch) => {
  const rows = (count: number) => Array.from({ length: count }, (_each, at) => ({ ...row, [key]: `N${at}` }));

  it.each(['x', '', null, [], -1, 1.5, undefined])(
    'with the count %j is none, unless it is all there is',
    async (total) => {
      answer({ list: rows(20), total, qyList: [] });
      expect(await kindOf(fetch(1))).toBe('malformed');
      answer({ list: [], total, qyList: [] });
      expect(await kindOf(fetch(1))).toBe('malformed');
      answer({ list: rows(3), total, qyList: [] });
      expect(await kindOf(fetch(2))).toBe('malformed');
      expect((await fetch(1)).total).toBe(3);
    },
  );

  it('has the count as number or digits, and never fewer than came', async () => {
    answer({ list: rows(3), total: '45', qyList: [] });
    expect((await fetch(1)).total).toBe(45);
    answer({ list: rows(3), total: 0, qyList: [] });
    expect((await fetch(1)).total).toBe(3);
  });

  it('leaves out what is no row and what comes twice', async () => {
    answer({ list: [null, 7, 'x', [], {}, row, row], total: 7, qyList: [] });
    expect((await fetch(1)).list).toHaveLength(1);
  });

  it('of which nothing can be read is no empty one', async () => {
    answer({ list: [{}, null], total: 2, qyList: [] });
    expect(await kindOf(fetch(1))).toBe('malformed');
    answer({ list: {}, total: 0, qyList: [] });
    expect(await kindOf(fetch(1))).toBe('malformed');
    answer({ list: [], total: 0, qyList: [] });
    expect((await fetch(1)).list).toEqual([]);
  });
});

describe('days and times', () => {
  it.each(['2026-13-45', '0000-00-00', '2026-02-30', '20261110', 7, {}])('%j is no day', async (day) => {
    answer({ list: [{ id: 'A', zcbt: '甲', fbrq: day, sxrq: day }], total: 1 });
    expect((await fetchPolicies({ ...NO_WORDS, ...FIRST })).list[0]).toMatchObject({ fbrq: '', sxrq: '' });
    answer({ list: [{ spbh: 'A', spmc: '甲', gxrq: day }], total: 1, fl: [] });
    expect((await fetchVideos(FIRST)).list[0]?.gxrq).toBe('');
    answer({ bb: '第3版', sxrq: day, pznr: 'PGI+' });
    expect(await fetchUserAgreement('user')).toEqual({ bt: '', bb: '第3版', sxrq: '', pznr: 'PGI+' });
  });

  it.each(['2026-11-22 99:99:99', '2026-11-22', '2026-13-45 10:00:00', null])('%j is no moment', async (sjjz) => {
    answer({ sjjz, fj: [], list: [] });
    expect((await fetchBranchQueues()).sjjz).toBe('');
  });

  it('of a queue is kept to the second', async () => {
    answer({ sjjz: '2026-11-22 09:30:00.123', fj: [], list: [] });
    expect((await fetchBranchQueues()).sjjz).toBe('2026-11-22 09:30:00');
  });
});

describe('what the centre did not say', () => {
  it.each([undefined, null, '', 'x', -1])('a category that holds %j entries has no count', async (sl) => {
    answer([{ zcfl: '01', zcflmc: '缴存', sl }]);
    expect(await fetchPolicyCategories({ gjz: '', yxzt: '', ygdx: '' })).toEqual([
      { zcfl: '01', zcflmc: '缴存', sl: undefined },
    ]);
    answer({ list: [], total: 0, fl: [{ flbm: '01', flmc: '表单', sl }] });
    expect((await fetchDownloads({ px: '1', ...FIRST })).fl[0]?.sl).toBeUndefined();
  });

  it.each([
    [null, null],
    [undefined, undefined],
    [{ id: 'B' }, undefined],
  ])('a policy replaced by %j', async (xxzc, read) => {
    answer({ id: 'A', zcbt: '甲', yxzt: '2', xxzc });
    expect((await fetchPolicy('A')).xxzc).toBe(read);
  });

  it('branches with unreadable members are still branches', async () => {
    answer([null, { wdbh: '01', wdmc: '朝阳管理部', dz: {}, lxdh: null, gzsj: 9 }]);
    expect(await fetchCounters()).toMatchObject([{ wdbh: '01', dz: '', lxdh: '', gzsj: '9' }]);
  });
});

describe('a paper that was checked', () => {
  const PAPER = {
    ...{ zw: true, jg: '真实有效', hysj: '2026-11-22 10:00:00', wjlb: '1', title: '缴存证明' },
    ...{ kjsj: '2026-11-01 10:00:00', yxq: '2027-05-01', zfsj: '', zt: '1', zy: [{ label: '姓名', value: '张**' }] },
  };
  const check = () => checkDocument('ZM20261101000001', 'ABCD2345');

  it.each([
    ['no end of its validity: it would be valid for ever', { yxq: undefined }],
    ['null for it', { yxq: null }],
    ['an end in no calendar', { yxq: '2026-13-45' }],
    ['no kind: an exported list would pass for a certificate', { wjlb: undefined }],
    ['an unknown state', { zt: '9' }],
    ['no time of issue', { kjsj: undefined }],
    ['an object in place of a text', { hysj: {} }],
    ['nothing about when it was made void', { zt: '0', zfsj: null }],
    ['facts that are none', { zy: [null] }],
  ])('is refused with %s', async (_, change) => {
    answer({ ...PAPER, ...change });
    expect(await kindOf(check())).toBe('malformed');
  });

  it('counts as it is', async () => {
    answer(PAPER);
    expect(await check()).toEqual(PAPER);
    answer({ ...PAPER, yxq: '' });
    expect((await check()).yxq).toBe('');
    answer({ zw: false, jg: '未查询到', hysj: '2026-11-22 10:00:00' });
    expect((await check()).zw).toBe(false);
  });
});

describe('figures that contradict each other are none', () => {
  const COUNT = { value: '1', label: '甲', pjs: 10, mys: 9 };
  const FIGURES = {
    ...{ ksny: '2025-12', jsny: '2026-11', zzny: '2024-01', dqny: '2026-11', sjjz: '2026-11-22 10:00:00' },
    ...{ pjs: 10, mys: 9, hfs: 3, yhfs: 2, ashfs: 1, dhfs: 0, dj: [COUNT], sx: [COUNT], zd: [COUNT], yf: [COUNT] },
  };

  it.each([
    ['more satisfied than asked', { mys: 11 }],
    ['more calls in time than calls', { ashfs: 3 }],
    ['more calls than due', { yhfs: 4 }],
    ['a part larger than the whole', { sx: [{ ...COUNT, pjs: 11 }] }],
    ['the same thing twice', { dj: [COUNT, COUNT] }],
    ['a period that is none', { ksny: '2026-13' }],
  ])('满意度: %s', async (_, change) => {
    answer(FIGURES);
    expect((await fetchSatisfaction(MONTHS)).pjs).toBe(10);
    answer({ ...FIGURES, ...change });
    expect(await kindOf(fetchSatisfaction(MONTHS))).toBe('malformed');
  });

  it.each([
    ['more lent for than there are', { kdts: 101 }],
    ['more left than there are', { kdts: 101 }],
    ['a day in no calendar', { jgrq: '2028-02-30' }],
    ['a price below zero', { jj: '-1' }],
  ])('a property with %s', async (_, change) => {
    answer({ ...PROJECT, ...change, ysxkz: [], yhmc: [], ld: [BUILDING], wssl: '1' });
    expect(await kindOf(fetchProject('LP1'))).toBe('malformed');
    answer({ ...PROJECT, ysxkz: [], yhmc: [], ld: [BUILDING, BUILDING], wssl: '1' });
    expect((await fetchProject('LP1')).ld).toHaveLength(1);
  });

  it('a home at a price that is none is left out', async () => {
    const home = { dy: 1, fh: '101', jzmj: '89.50', hx: '两室', fwdj: '15923.00', fwzj: '1425108.50', zt: '1' };
    answer({ list: [home, { ...home, fh: '102', fwzj: '-5.00' }, { ...home, fh: '103', jzmj: '' }], total: 3 });
    expect((await fetchListedHomes({ ldbh: 'A', ...FIRST })).list).toEqual([home]);
  });

  it.each([{ zdj: '99999' }, { zgj: '1' }, { jzrq: 'ZZ9' }, { jj: '' }])('a price with %j is none', async (change) => {
    const bajg = { jj: '15000', zdj: '14000', zgj: '16000', ly: '备案', jzrq: '2026-11-22' };
    const project = { ...PROJECT, ysxkz: [], yhmc: [], ld: [], wssl: '0' };
    answer({ ...project, bajg });
    expect((await fetchProject('LP1')).bajg).toEqual(bajg);
    answer({ ...project, bajg: { ...bajg, ...change } });
    expect((await fetchProject('LP1')).bajg).toBeUndefined();
  });

  it('rates: two of one day, or two in force', async () => {
    const rate = {
      ...{ sxrq: '2025-05-08', zzrq: '', llS1: '2.1', llS2: '2.6', llE1: '', llE2: '', yj: '公告', zt: '1' },
    };
    const rates = { jzrq: '2026-11-22', clrq: '', ckll: '1.5', cksxrq: '2016-02-21', ckyj: '通知' };
    for (const second of [
      { ...rate, zt: '0' },
      { ...rate, sxrq: '2022-10-01' },
    ]) {
      answer({ ...rates, list: [rate, second] });
      expect(await kindOf(fetchLoanRates())).toBe('malformed');
    }
    answer({ ...rates, list: [rate, { ...rate, sxrq: '2022-10-01', zt: '0' }] });
    expect((await fetchLoanRates()).list).toHaveLength(2);
  });

  it.each(['0001-01-01', '9999-12-31'])('a rate from %s on: the page offers every year up to it', async (sxrq) => {
    const rate = { sxrq, zzrq: '', llS1: '2.1', llS2: '2.6', llE1: '', llE2: '', yj: '公告', zt: '2' };
    answer({ jzrq: '2026-11-22', list: [rate], clrq: '', ckll: '1.5', cksxrq: '2016-02-21', ckyj: '通知' });
    expect(await kindOf(fetchLoanRates())).toBe('malformed');
  });

  it.each(['', '%%%', 'ICA='])('an answer that reads %j is none', async (nr) => {
    const one = { id: 'A', bt: '甲', fl: 'tq', flmc: '提取', zy: '', lls: 3, sx: [], yj: [], xg: [], yyy: 0, wyy: 0 };
    answer({ ...one, wdpj: '', nr: 'PHA+5b2TPC9wPg==' });
    expect((await fetchAnswer('A', 'mark')).bt).toBe('甲');
    answer({ ...one, wdpj: '', nr });
    expect(await kindOf(fetchAnswer('A', 'mark'))).toBe('malformed');
  });

  it.each([{ yyy: -1 }, { wyy: '很多' }, { sx: [{ mc: '租房提取' }] }, { yj: '依据' }])(
    'an answer with %j is not shown in part',
    async (broken) => {
      const one = { id: 'A', bt: '甲', fl: 'tq', flmc: '提取', zy: '', lls: 3, sx: [], yj: [], xg: [], yyy: 0, wyy: 0 };
      answer({ ...one, wdpj: '', nr: 'PHA+5b2TPC9wPg==', ...broken });
      expect(await kindOf(fetchAnswer('A', 'mark'))).toBe('malformed');
    },
  );

  it('votes and questions below zero', async () => {
    const question = { id: 'A', bt: '甲', fl: 'tq', flmc: '提取', zy: '', lls: 3 };
    answer({ list: [question, question], fl: [{ fl: 'tq', flmc: '提取', sl: 1 }] });
    expect((await fetchTopics()).list).toEqual([question]);
    answer({ list: [{ ...question, lls: -3 }], fl: [] });
    expect(await kindOf(fetchTopics())).toBe('malformed');
    answer({ list: [question], fl: [{ fl: 'tq', flmc: '提取', sl: -1 }] });
    expect(await kindOf(fetchTopics())).toBe('malformed');
  });

  it('hits: fewer counted than came, the same one twice', async () => {
    const hit = { id: 'A', bt: '甲', zy: '', lj: '/znts', yhlx: '' };
    answer({ fz: [{ lb: 'wd', total: 1, list: [hit, { ...hit, id: 'B' }, hit] }] });
    const [group] = await searchHall({ gjz: 'x', lb: '', ...FIRST });
    expect(group).toMatchObject({ total: 2, list: [{ id: 'A' }, { id: 'B' }] });
    answer({ fz: [{ lb: 'wd', total: -1, list: [hit] }] });
    expect(await kindOf(searchHall({ gjz: 'x', lb: '', ...FIRST }))).toBe('malformed');
  });
});
