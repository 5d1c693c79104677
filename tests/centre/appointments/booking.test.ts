// @vitest-environment node
import { book, cancel, change } from '@mocks/centre/appointments/booking';
import { mattersFor } from '@mocks/centre/appointments/matters';
import { appointmentBasis, appointmentDays, listAppointments } from '@mocks/centre/appointments/views';
import { type Centre, openCentre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { branches } from '@mocks/data/counters';
import { memoryJournal } from '@mocks/journals/memory';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../people';
import { centreOn, LIU_YANG, person, refusalOf, ZHANG_JIANGUO, ZHAO_MIN, ZHOU_KAI } from '../fixture';

/** A Saturday. */
const DAY = '2026-11-21';
const WISH = { yylx: '1', yysx: 'TQ0104', sxsm: '', wdbh: '0101', yyrq: '2026-11-23', yysd: '09:30-10:00' };

const bookAs = (tx: Transaction, actor: Actor, changes: Partial<typeof WISH> & { lxdh?: string } = {}) =>
  book(tx, actor, { ...WISH, ...changes, ywlsh: issueNumber(tx, actor, 'WDYY') });
const own = (tx: Transaction, actor: Actor) => listAppointments(tx, actor, { zt: '', page: 1, size: 20 }).list;

/** A slot of which one place is left. */
const lastPlace = (tx: Transaction) => {
  const found = branches.flatMap(({ wdbh }) =>
    appointmentDays(tx, wdbh).flatMap(({ yyrq, sd }) =>
      sd.filter(({ kyhs }) => kyhs === 1).map(({ yysd }) => ({ wdbh, yyrq, yysd })),
    ),
  );
  if (!found[0]) throw new Error('Every slot has more than one place');
  return found[0];
};

describe('two people and the last place of a slot', () => {
  const leftOf = (tx: Transaction, { wdbh, yyrq, yysd }: ReturnType<typeof lastPlace>) =>
    appointmentDays(tx, wdbh)
      .find((day) => day.yyrq === yyrq)
      ?.sd.find((slot) => slot.yysd === yysd)?.kyhs;

  async function race(one: Centre, other: Centre) {
    const place = await one.transact(lastPlace);
    const outcomes = await Promise.allSettled([
      one.transact((tx) => bookAs(tx, ZHANG_JIANGUO, place)),
      other.transact((tx) => bookAs(tx, LIU_YANG, place)),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [lost] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(lost.fieldErrors).toEqual({ yysd: '这个时段刚刚约满，请选择其他时段' });
    expect(await one.transact((tx) => leftOf(tx, place))).toBe(0);
    const all = await one.transact((tx) => [ZHANG_JIANGUO, LIU_YANG].flatMap((actor) => own(tx, actor)));
    expect(all).toHaveLength(1);
    return place;
  }

  it('has it once at one counter, and it is free again when it is cancelled', async () => {
    const centre = await centreOn(DAY);
    const place = await race(centre, centre);
    const left = await centre.transact((tx) => {
      for (const actor of [ZHANG_JIANGUO, LIU_YANG]) for (const { yyh } of own(tx, actor)) cancel(tx, actor, yyh);
      return leftOf(tx, place);
    });
    expect(left).toBe(1);
  });

  it('has it once from two tabs of one journal', async () => {
    const journal = memoryJournal();
    const clock = () => Date.parse(`${DAY}T10:00:00+08:00`);
    await race(await openCentre(journal, clock), await openCentre(journal, clock));
  });
});

describe('what is refused, at its field', () => {
  it.each<[string, Parameters<typeof bookAs>[2], Record<string, string>]>([
    ['a weekend', { yyrq: '2026-11-22' }, { yysd: '只能预约今后7个工作日内、网点办公时间里的时段' }],
    ['the day itself', { yyrq: DAY }, { yysd: '只能预约今后7个工作日内、网点办公时间里的时段' }],
    ['the eighth working day', { yyrq: '2026-12-02' }, { yysd: '只能预约今后7个工作日内、网点办公时间里的时段' }],
    ['noon at a branch that closes then', { wdbh: '0103', yysd: '12:00-12:30' }, { yysd: expect.any(String) }],
    ['a loan where none are done', { yylx: '2', yysx: 'GD0101', wdbh: '0109' }, { wdbh: '请选择网点' }],
    ['a matter of another type', { yysx: 'GD0101' }, { yysx: '请选择预约事项' }],
    ['something else without words', { yylx: '3', yysx: 'QT' }, { sxsm: '请输入事项说明' }],
    ['a number that is none', { lxdh: '1380' }, { lxdh: '请输入正确格式的联系电话' }],
  ])('%s', async (_, changes, fieldErrors) => {
    const centre = await centreOn(DAY);
    expect((await refusalOf(centre.transact((tx) => bookAs(tx, LIU_YANG, changes)))).fieldErrors).toEqual(fieldErrors);
  });

  it('the seventh working day and the late evening are within', async () => {
    const centre = await centreOn(DAY);
    await centre.transact((tx) => bookAs(tx, LIU_YANG, { yyrq: '2026-12-01' }));
    const late = { yylx: '2', yysx: 'GD0101', wdbh: '0102', yyrq: '2026-11-25', yysd: '19:30-20:00' };
    const found = await centre.transact((tx) => bookAs(tx, LIU_YANG, late));
    expect(found.gzsj).toBe('工作日 9:00至17:00；周三延长至20:00');
  });

  it('a second of the same type, and two at the same time', async () => {
    const centre = await centreOn(DAY);
    const { yyh } = await centre.transact((tx) => bookAs(tx, LIU_YANG));
    const second = await refusalOf(centre.transact((tx) => bookAs(tx, LIU_YANG, { yyrq: '2026-11-24' })));
    expect(second.fieldErrors.yylx).toContain(`您已有一个提取预约（${yyh}，2026-11-23 09:30-10:00）`);
    const loan = { yylx: '2', yysx: 'GD0101' };
    const same = await refusalOf(centre.transact((tx) => bookAs(tx, LIU_YANG, loan)));
    expect(same.fieldErrors.yysd).toBe(`您在这个时段已有预约（${yyh}），请选择其他时段`);
  });

  it('another under the number of the first; the first again is answered as it was', async () => {
    const centre = await centreOn(DAY);
    const ywlsh = await centre.transact((tx) => issueNumber(tx, LIU_YANG, 'WDYY'));
    const once = await centre.transact((tx) => book(tx, LIU_YANG, { ...WISH, ywlsh }));
    expect(await centre.transact((tx) => book(tx, LIU_YANG, { ...WISH, ywlsh }))).toEqual(once);
    const foreign = await refusalOf(centre.transact((tx) => book(tx, ZHAO_MIN, { ...WISH, ywlsh })));
    expect(foreign.message).toContain('业务流水号无效');
  });
});

describe('cancelling', () => {
  it('is possible until two hours before, by nobody else, and the type is free again', async () => {
    let now = Date.parse(`${DAY}T10:00:00+08:00`);
    const centre = await openCentre(memoryJournal(), () => now);
    const { yyh } = await centre.transact((tx) => bookAs(tx, LIU_YANG));
    expect((await refusalOf(centre.transact((tx) => cancel(tx, ZHOU_KAI, yyh)))).message).toBe('没有找到这个预约');
    now = Date.parse('2026-11-23T07:30:01+08:00');
    const late = await refusalOf(centre.transact((tx) => cancel(tx, LIU_YANG, yyh)));
    expect(late.message).toContain('距预约时间已不足2小时，不能取消');
    now = Date.parse('2026-11-23T07:30:00+08:00');
    expect(await centre.transact((tx) => cancel(tx, LIU_YANG, yyh))).toMatchObject({ zt: '3', kqx: false });
    expect(await centre.transact((tx) => cancel(tx, LIU_YANG, yyh))).toMatchObject({ zt: '3' });
    await centre.transact((tx) => bookAs(tx, LIU_YANG, { yyrq: '2026-11-24' }));
  });
});

describe('changing', () => {
  const placesAt = (tx: Transaction, wdbh: string, yyrq: string, yysd: string) =>
    appointmentDays(tx, wdbh)
      .find((day) => day.yyrq === yyrq)
      ?.sd.find((slot) => slot.yysd === yysd)?.kyhs ?? 0;

  it('takes the new place and gives the old one back, under the same number; twice is once', async () => {
    const centre = await centreOn(DAY);
    await centre.transact((tx) => {
      const { yyh } = bookAs(tx, LIU_YANG);
      const place = { wdbh: '0102', yyrq: '2026-11-24', yysd: '14:00-14:30' };
      const before = [placesAt(tx, '0101', WISH.yyrq, WISH.yysd), placesAt(tx, '0102', place.yyrq, place.yysd)];
      expect(change(tx, LIU_YANG, { yyh, ...place })).toMatchObject({ yyh, ...place, zt: '1' });
      expect(change(tx, LIU_YANG, { yyh, ...place })).toMatchObject({ yyh, ...place });
      const after = [placesAt(tx, '0101', WISH.yyrq, WISH.yysd), placesAt(tx, '0102', place.yyrq, place.yysd)];
      expect(after).toEqual([Number(before[0]) + 1, Number(before[1]) - 1]);
      const told = listMessages(tx, LIU_YANG, { page: 1, size: 9 }).list.filter(({ title }) => title === '预约已改期');
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject({ lj: '/grwt/dkSys/dkyy/wdyy', ljmc: '查看我的预约' });
    });
  });

  it('is refused for another’s, a place that is full, one of the own, and within two hours', async () => {
    let now = Date.parse(`${DAY}T10:00:00+08:00`);
    const centre = await openCentre(memoryJournal(), () => now);
    const full = await centre.transact((tx) => {
      const place = lastPlace(tx);
      bookAs(tx, ZHANG_JIANGUO, place);
      return place;
    });
    const { yyh } = await centre.transact((tx) => bookAs(tx, LIU_YANG));
    const changed = (actor: Actor, place: object) =>
      refusalOf(centre.transact((tx) => change(tx, actor, { ...WISH, yyh, ...place })));
    expect((await changed(ZHOU_KAI, full)).message).toBe('没有找到这个预约');
    expect((await changed(LIU_YANG, full)).fieldErrors).toEqual({ yysd: '这个时段刚刚约满，请选择其他时段' });
    expect((await changed(LIU_YANG, { yyrq: '2026-11-28' })).fieldErrors.yysd).toContain('7个工作日内');
    await centre.transact((tx) => bookAs(tx, LIU_YANG, { yylx: '2', yysx: 'GD0101', yyrq: '2026-11-24' }));
    expect((await changed(LIU_YANG, { yyrq: '2026-11-24' })).fieldErrors.yysd).toContain('您在这个时段已有预约');
    now = Date.parse('2026-11-23T08:00:00+08:00');
    expect((await changed(LIU_YANG, { yyrq: '2026-11-25' })).message).toContain('已不足2小时，不能改期');
  });
});

it('who has only a part of the hall comes for that part, or with something else', async () => {
  const centre = await centreOn(DAY);
  const outside = person(PEOPLE.邵远);
  const basis = await centre.transact((tx) => appointmentBasis(tx, outside));
  expect(basis.lx.map(({ mc, sx }) => [mc, sx.map(({ yysx }) => yysx).includes('QT')])).toEqual([
    ['贷款', false],
    ['其他', true],
  ]);
  const refused = await refusalOf(centre.transact((tx) => bookAs(tx, outside)));
  expect(refused.fieldErrors.yylx).toBe('请选择预约类型');
  await centre.transact((tx) => bookAs(tx, outside, { yylx: '2', yysx: 'GD0101' }));
});

it('one comes for what a person has done at a branch, by its work there and not by its code', async () => {
  const centre = await centreOn(DAY);
  const groups = await centre.transact((tx) => mattersFor(tx, LIU_YANG));
  const of = (yylx: string) => groups.find((group) => group.yylx === yylx)?.sx.map(({ yysx }) => yysx);
  expect(of('1')?.map((yysx) => yysx.split('-')[0])).toEqual(expect.arrayContaining(['TQ0101', 'TQ0107', 'TQ0199']));
  expect(of('2')).toEqual(expect.arrayContaining(['GD0101', 'GD0605', 'YT1101']));
  // The key information is the counter's for a person; an account from another city is another work of the branches.
  expect(of('3')).toEqual([
    ...['GJ0302', 'GJ0303', 'GJ0801', 'GJ0802', 'GJ0803', 'GJ0804', 'GJ0805', 'GJ0809', 'GJ0810', 'GJ0814', 'GJ0815'],
    'QT',
  ]);
});

it('numbers go on by the day', async () => {
  const centre = await centreOn(DAY);
  const first = await centre.transact((tx) => bookAs(tx, LIU_YANG));
  const second = await centre.transact((tx) => bookAs(tx, ZHANG_JIANGUO));
  expect([first.yyh, second.yyh]).toEqual(['YY202611210001', 'YY202611210002']);
  await centre.transact((tx) => moveClock(tx, { days: 2 }));
  const next = await centre.transact((tx) => bookAs(tx, ZHAO_MIN, { yyrq: '2026-11-24' }));
  expect(next.yyh).toBe('YY202611230001');
});

it('what the centre looks up itself is nothing to bring', async () => {
  const centre = await centreOn(DAY);
  const lines = await centre.transact((tx) => mattersFor(tx, LIU_YANG).flatMap(({ sx }) => sx.flatMap(({ cl }) => cl)));
  expect(lines.filter((line) => /无需|不需要材料|系统生成|上传/.test(line))).toEqual([]);
  expect(lines).toContain('提供本人银行卡照片（银行卡核验不通过的）');
  expect(lines).toContainEqual(expect.stringContaining('住房租赁合同（备案）'));
});
