// @vitest-environment node
import { moveClock } from '@mocks/centre/daily-jobs';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { review } from '@mocks/centre/office/review';
import { completeCallBack } from '@mocks/centre/public/evaluation/evaluation-callbacks';
import { comments, satisfaction } from '@mocks/centre/public/evaluation/evaluation-statistics';
import { openVisits } from '@mocks/centre/public/evaluation/evaluation-subjects';
import {
  evaluableCases,
  evaluationDetail,
  evaluationsOfActor,
  followUp,
} from '@mocks/centre/public/evaluation/evaluation-views';
import { evaluate } from '@mocks/centre/public/evaluation/evaluations';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EvaluationRequest } from '@/api/cases/evaluation';
import { DEVELOPERS, PEOPLE, UNITS } from '../../../people';
import { apply, LIU_YANG, RENT, ZHANG_JIANGUO } from '../../fixture';
import { openForVisitors, type Visitors } from '../../visitors';
import { provedCard } from '../../withdrawal-fixture';

const PRINTED = '10012026111880000001';
const UNFINISHED = '10012026112080000003';
const OLD = '10012026100780000004';
const LOW = { pjdj: '1', pjx: '51', pjnr: '等了很久没有人理' };

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
afterEach(() => centre.reset());

const save = (actor: Actor, asked: Pick<EvaluationRequest, 'pjdj'> & Partial<EvaluationRequest>) =>
  centre.ask((tx) =>
    evaluate(tx, actor, { ywlsh: PRINTED, zgbm: '', pjzd: '', pjx: '', pjnr: '', sfnm: '0', ...asked }),
  );
const find = (actor: Actor, ywlsh = '') => centre.ask((tx) => evaluableCases(tx, actor, { ywlsh, page: 1, size: 20 }));
const detail = (actor: Actor, ywlsh = PRINTED) => centre.ask((tx) => evaluationDetail(tx, actor, ywlsh));
const callBack = (result: string) => centre.ask((tx) => completeCallBack(tx, { ywlsh: PRINTED, result }));
const figures = () => centre.transact((tx) => satisfaction(tx, { ksny: '', jsny: '', zgbm: '' }));
const published = async (size = 1, zgbm = '') =>
  (await centre.transact((tx) => comments(tx, { ksny: '', jsny: '', zgbm, pjfl: '', page: 1, size }))).list;
const messages = async (actor: Actor) =>
  (await centre.transact((tx) => listMessages(tx, actor, { page: 1, size: 50 }))).list;
const later = (days: number) => centre.transact((tx) => moveClock(tx, { days }));

describe('a service used elsewhere, by its number', () => {
  it('is the person’s own, finished and in time; anything else is one clear refusal', async () => {
    const [one] = (await find(LIU_YANG, PRINTED)).data.list;
    expect(one).toMatchObject({ sxmc: '缴存证明开具', pjzd: '4', zgbm: '05', bjrq: '2026-11-18', jzrq: '2026-12-18' });
    expect((await find(LIU_YANG, UNFINISHED)).msg).toBe('该办件还没有结果，办结后才能评价');
    expect((await find(LIU_YANG, OLD)).msg).toBe('办结已超过30天，不能再评价');
    const foreign = (await find(ZHANG_JIANGUO, PRINTED)).msg;
    expect(foreign).toMatch(/^未查到您名下的这笔办件/);
    expect((await find(ZHANG_JIANGUO, '1'.repeat(20))).msg).toBe(foreign);
    expect((await save(ZHANG_JIANGUO, { pjdj: '5' })).code).not.toBe('0');
    expect((await save(LIU_YANG, { pjdj: '5' })).code).toBe('0');
    expect((await detail(LIU_YANG)).data).toMatchObject({ pjzdmc: '自助机', zgbmmc: '信息科技处' });
    expect((await find(LIU_YANG)).data.list).toMatchObject([{ ywlsh: PRINTED, pj: '2' }]);
  });

  it('units and developers have theirs', async () => {
    const visits = await centre.transact(openVisits);
    const of = (who: string) => visits.find(({ name }) => name === who)?.ywlsh ?? '';
    const unit: Actor = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh };
    const developer: Actor = { kind: 'developer', kfsbh: DEVELOPERS.安居置业.kfsbh };
    const ywlsh = of('华夏精密制造有限公司');
    expect((await save(developer, { ywlsh, pjdj: '5' })).code).not.toBe('0');
    expect((await save(unit, { ywlsh, pjdj: '5', pjnr: '华夏精密制造有限公司很满意' })).code).toBe('0');
    const theirs = { ywlsh: of('安居置业有限公司'), pjdj: '4', pjnr: '资料一次通过' };
    expect((await save(developer, theirs)).code).toBe('0');
    const list = await published(2);
    expect(list.map(({ pjr }) => pjr).sort()).toEqual(['开发企业', '缴存单位']);
    expect(list.map(({ pjnr }) => pjnr).join()).not.toContain('华夏精密');
  });
});

describe('a new evaluation', () => {
  it('counts at once, and its words show nobody', async () => {
    const card = { skzhly: '2', skyhdm: '105', skyhzh: PEOPLE.张建国.yhzh };
    const { ywlsh } = await centre.transact((tx) =>
      apply(tx, LIU_YANG, { ...RENT, ...provedCard(tx, LIU_YANG, card) }),
    );
    expect((await find(LIU_YANG, ywlsh)).msg).toBe('该办件还没有结果，办结后才能评价');
    expect((await find(LIU_YANG)).data.total).toBe(0);
    await centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '同意' }));
    expect((await find(LIU_YANG)).data.list).toMatchObject([
      { ywlsh, sxmc: '2026-09至2026-11租房提取', zgbm: '02', pjzd: '1', pj: '1' },
    ]);
    const before = await figures();
    const pjnr = `我是刘洋，电话138 0000 0007，证件${PEOPLE.刘洋.zjhm}，卡号６２２２０２０２０００００１０１３７４，2026-11-21办的`;
    expect((await save(LIU_YANG, { ywlsh, pjdj: '4', pjnr, zgbm: '05', pjzd: '2' })).code).toBe('0');
    const after = await figures();
    expect([after.pjs - before.pjs, after.mys - before.mys]).toEqual([1, 1]);
    expect(await published(1, '05')).toMatchObject([
      {
        pjr: '刘*',
        sxmc: '租房提取',
        zgbmmc: '信息科技处',
        pjzdmc: '手机',
        pjrq: '2026-11-21',
        pjnr: '我是刘*，电话138****07，证件110****22，卡号６２２****７４，2026-11-21办的',
      },
    ]);
    expect((await detail(LIU_YANG, ywlsh)).data.pjnr).toBe(pjnr);
  });

  it.each([
    [{ pjdj: '1', pjx: '51', pjnr: '  慢  慢' }, { pjnr: '意见不少于5个字，请补充具体情况' }],
    [{ pjdj: '1', pjx: '51', pjnr: '𠮷𠮷𠮷𠮷𠮷' }, undefined],
    [{ pjdj: '5', pjx: '01,01,02,03,04,05', pjnr: '好' }, undefined],
  ])('%j', async (asked, errors) => {
    expect((await save(LIU_YANG, asked)).data.fieldErrors).toEqual(errors);
  });

  it('is refused for a department or terminal that does not exist, and a second time', async () => {
    expect((await save(LIU_YANG, { pjdj: '5', zgbm: '99', pjzd: '9' })).data.fieldErrors).toEqual({
      zgbm: '请选择主管部门',
      pjzd: '请选择评价终端',
    });
    const first = { pjdj: '5', sfnm: '1', pjnr: '很好用' } as const;
    expect((await save(LIU_YANG, first)).code).toBe('0');
    // The same one again, after an answer that was lost, is the success it was.
    expect(await save(LIU_YANG, first)).toMatchObject({
      code: '0',
      data: { clsm: '感谢您的评价，我们会继续努力。' },
    });
    expect((await save(LIU_YANG, { pjdj: '1' })).msg).toBe('该办件已经评价过，每个办件只能评价一次');
    expect(await published()).toMatchObject([{ pjr: '匿名用户' }]);
  });
});

describe('call back after a low grade', () => {
  it('the clerk makes it; the person is told and everybody reads the result without numbers', async () => {
    expect((await save(LIU_YANG, { ...LOW, pjx: '59' })).data.clsm).toContain('1个工作日内');
    // A Saturday: the next working day is Monday.
    expect((await detail(LIU_YANG)).data).toMatchObject({ hfzt: '1', hfqx: '2026-11-23', hfcq: '0', zgjg: '' });
    const result = `已致电${PEOPLE.刘洋.sjhm}说明`;
    expect((await callBack(' ')).code).toBe('1');
    expect((await callBack(result)).code).toBe('0');
    expect((await callBack('又一次')).msg).toBe('没有待回访的评价');
    expect((await detail(LIU_YANG)).data).toMatchObject({ hfzt: '2', hfcq: '0', zgjg: result });
    expect(await published()).toMatchObject([{ hfzt: '2', zgjg: '已致电138****07说明' }]);
    const [message] = await messages(LIU_YANG);
    expect(message).toMatchObject({ title: '缴存证明开具：评价回访与整改结果', ywlsh: PRINTED });
  });

  it('what the centre has a measure for is answered on the last day', async () => {
    await save(LIU_YANG, LOW);
    await later(1);
    expect((await detail(LIU_YANG)).data.hfzt).toBe('1');
    await later(1);
    const { data } = await detail(LIU_YANG);
    expect(data).toMatchObject({ hfzt: '2', hfcq: '0', hfsj: '2026-11-23 09:00:00' });
    expect(data.zgjg).toContain('增加审核人员');
  });

  it('not in time: marked, and the person is told once', async () => {
    await save(LIU_YANG, { ...LOW, pjx: '51,59' });
    await later(2);
    expect((await detail(LIU_YANG)).data).toMatchObject({ hfzt: '1', hfcq: '0' });
    await later(3);
    expect((await detail(LIU_YANG)).data).toMatchObject({ hfzt: '1', hfcq: '1' });
    const told = (await messages(LIU_YANG)).filter(({ title }) => title === '缴存证明开具：评价回访超期');
    expect(told).toHaveLength(1);
    await callBack('已更换打印机');
    expect((await detail(LIU_YANG)).data).toMatchObject({ hfzt: '2', hfcq: '1', zgjg: '已更换打印机' });
  });
});

describe('own evaluations', () => {
  it('are found by grade and time, by their owner alone', async () => {
    await save(LIU_YANG, { pjdj: '4' });
    const own = (asked: { pjdj?: string; months?: number } = {}, actor: Actor = LIU_YANG) =>
      centre.transact((tx) => evaluationsOfActor(tx, actor, { pjdj: '', months: 0, page: 1, size: 20, ...asked }));
    expect(await own()).toMatchObject({ total: 1, list: [{ ywlsh: PRINTED, pjdjmc: '满意' }] });
    expect((await own({ pjdj: '5' })).total).toBe(0);
    expect((await own({ months: 3 })).total).toBe(1);
    await later(100);
    expect((await own({ months: 3 })).total).toBe(0);
    expect((await own({ months: 12 })).total).toBe(1);
    expect((await own({}, ZHANG_JIANGUO)).total).toBe(0);
    expect((await detail(ZHANG_JIANGUO)).msg).toBe('没有查到您对这笔办件的评价');
  });

  it('take one follow-up within 180 days; the same words again are the same one', async () => {
    const follow = (zpnr: string) => centre.ask((tx) => followUp(tx, LIU_YANG, { ywlsh: PRINTED, zpnr }));
    expect((await follow('好')).msg).toBe('没有查到您对这笔办件的评价');
    await save(LIU_YANG, { pjdj: '4', pjnr: '打印很快' });
    expect((await detail(LIU_YANG)).data.zpjz).toBe('2027-05-20');
    expect((await follow('好'.repeat(201))).data.fieldErrors).toEqual({ zpnr: '追评内容不能超过200个字' });
    expect((await follow('还是很快')).data).toMatchObject({ zpnr: '还是很快', zpjz: '' });
    expect((await follow('还是很快')).code).toBe('0');
    expect((await follow('改主意了')).msg).toBe('该办件已经追评过，每个评价只能追评一次');
    expect(await published()).toMatchObject([{ zpnr: '还是很快' }]);
    await centre.reset();
    await save(LIU_YANG, { pjdj: '4' });
    await later(181);
    expect((await follow('太晚了')).msg).toBe('评价已超过180天，不能再追评');
  });
});
