// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import {
  deleteDraft,
  draftBlock,
  draftOf,
  listDrafts,
  saveDraft,
  saveDraftBlock,
} from '@mocks/centre/cases/drafts/drafts';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages, markRead } from '@mocks/centre/kernel/messages/messages';
import { persons } from '@mocks/centre/kernel/people';
import { offsets } from '@mocks/centre/loans/offset/loan-offsets';
import { submit } from '@mocks/centre/office/applications';
import { withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATORS, PEOPLE, UNITS } from '../../../people';
import { CHEN_JIXIANG, centrePerTest, LIU_YANG, RENT, refusalOf, ZHANG_JIANGUO, ZHAO_MIN } from '../../fixture';

const centre = centrePerTest();

const draft = { ywlx: 'TQ0107', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{"zflx":"1"}', xgcs: 0 };
const save = (change: Partial<typeof draft> & { mxk?: Record<string, string[]> } = {}, actor = LIU_YANG) =>
  centre.transact((tx) => saveDraft(tx, actor, { ...draft, ...change }));

it('keeps one draft a business, its owner’s alone', async () => {
  expect(await save()).toMatchObject({ ywmc: '租房提取', bcsj: '2026-11-21 10:00:00', yxq: '2026-12-21', xgcs: 1 });
  expect(await save({ xgcs: 1, nr: '{"zflx":"2"}' })).toMatchObject({ xgcs: 2, nr: '{"zflx":"2"}' });
  expect(await centre.transact((tx) => listDrafts(tx, LIU_YANG))).toHaveLength(1);
  expect(await centre.transact((tx) => draftOf(tx, ZHAO_MIN, { ywlx: 'TQ0107' }))).toBeNull();
  await centre.transact((tx) => deleteDraft(tx, LIU_YANG, { ywlx: 'TQ0107' }));
  expect(await centre.transact((tx) => draftOf(tx, LIU_YANG, { ywlx: 'TQ0107' }))).toBeNull();
});

it.each([
  ['{"qttqyy":"18"}', '专项维修资金提取'],
  ['{"qttqyy":"19"}', '购房契税提取'],
  // Nothing is chosen yet, or what came is no form at all.
  ['{}', '其他原因提取'],
  ['null', '其他原因提取'],
  ['[{"qttqyy":"18"}]', '其他原因提取'],
])('what is typed in %s is a draft of %s, wherever it is offered', async (nr, ywmc) => {
  expect(await save({ ywlx: 'TQ0199', nr })).toMatchObject({ ywmc });
  await centre.transact((tx) => {
    expect(draftOf(tx, LIU_YANG, { ywlx: 'TQ0199' })).toMatchObject({ ywmc });
    expect(listDrafts(tx, LIU_YANG)).toMatchObject([{ ywmc }]);
  });
});

it('refuses the save of a tab that has fallen behind, with the newer draft', async () => {
  await save();
  const newer = await save({ xgcs: 1, nr: '{"newer":"1"}' });
  const refusal = await refusalOf(save({ xgcs: 1, nr: '{"older":"1"}' }));
  expect(refusal.code).toBe('9');
  expect(refusal.data).toEqual(newer);
});

it('a colleague reads whose draft of the unit it is, and who was quicker', async () => {
  const of = (operator: string) => ({ kind: 'unit' as const, dwzh: UNITS.华夏精密.dwzh, operator });
  const [own, colleague] = [of(OPERATORS.吴晓东.jbrzjhm), of(OPERATORS.邢芳.jbrzjhm)];
  const key = { ywlx: 'GJ0304' };
  const write = (actor: typeof own, xgcs: number, nr: string) =>
    centre.transact((tx) => saveDraft(tx, actor, { ...draft, ...key, xgcs, nr }));
  expect(await write(own, 0, '{}')).not.toHaveProperty('bcr');
  await centre.transact((tx) => {
    expect(draftOf(tx, own, key)).not.toHaveProperty('bcr');
    expect(draftOf(tx, colleague, key)).toMatchObject({ bcr: '吴晓东', xgcs: 1 });
    expect(listDrafts(tx, colleague)).toMatchObject([{ bcr: '吴晓东' }]);
  });
  await write(colleague, 1, '{"a":"1"}');
  expect((await refusalOf(write(own, 1, '{"b":"1"}'))).message).toBe('该草稿已由邢芳更新');
});

it('answers the same save sent again as the first time', async () => {
  const first = await save();
  expect(await save()).toEqual(first);
  const second = await save({ xgcs: 1, nr: '{"zflx":"2"}' });
  expect(await save({ xgcs: 1, nr: '{"zflx":"2"}' })).toEqual(second);
  // Only the last save is repeated: an older one comes too late.
  expect((await refusalOf(save())).code).toBe('9');
});

it('takes a number only from whom it was issued to', async () => {
  const ywlsh = await centre.transact((tx) => issueNumber(tx, ZHAO_MIN, 'TQ0107'));
  expect((await refusalOf(save({ ywlsh }))).message).toBe('业务流水号无效，请返回后重新进入本业务');
  expect((await save({ ywlsh }, ZHAO_MIN)).ywlsh).toBe(ywlsh);
  expect((await refusalOf(save({ nr: '{' }))).message).toBe('草稿内容无法保存');
  expect((await refusalOf(save({ ywlx: 'XX9999' }))).message).toBe('业务类型不正确');
});

describe('rows beside a draft', () => {
  const put = (kbh: string, nr = '[1]', actor = LIU_YANG) =>
    centre.transact((tx) => saveDraftBlock(tx, actor, { ywlx: 'TQ0107', kbh, nr }));
  const block = (kbh: string, actor = LIU_YANG) =>
    centre.transact((tx) => draftBlock(tx, actor, { ywlx: 'TQ0107', kbh }));

  it('count as a whole: the draft names its blocks, and what it no longer names is gone', async () => {
    await put('mx.a.1', '["first"]');
    await put('mx.a.2');
    await save({ mxk: { mx: ['mx.a.1', 'mx.a.2'] } });
    // A save that was cut off in the middle leaves the former rows as they were.
    await put('mx.a.3', '["half"]');
    expect((await centre.transact((tx) => draftOf(tx, LIU_YANG, { ywlx: 'TQ0107' })))?.mxk).toEqual({
      mx: ['mx.a.1', 'mx.a.2'],
    });
    await save({ xgcs: 1, mxk: { mx: ['mx.a.1', 'mx.a.3'] } });
    expect(await block('mx.a.1')).toEqual({ nr: '["first"]' });
    expect(await block('mx.a.2')).toBeNull();
  });

  it('are refused by a draft that names what the centre does not have', async () => {
    await put('mx.a.1');
    expect((await refusalOf(save({ mxk: { mx: ['mx.a.1', 'mx.a.2'] } }))).message).toBe('草稿明细不完整，请重新保存');
    expect(await centre.transact((tx) => draftOf(tx, LIU_YANG, { ywlx: 'TQ0107' }))).toBeNull();
  });

  it('are their owner’s alone, and go with the draft', async () => {
    await put('mx.a.1');
    await save({ mxk: { mx: ['mx.a.1'] } });
    expect(await block('mx.a.1', ZHAO_MIN)).toBeNull();
    await centre.transact((tx) => deleteDraft(tx, LIU_YANG, { ywlx: 'TQ0107' }));
    expect(await block('mx.a.1')).toBeNull();
  });

  it('lapse with it', async () => {
    await put('mx.a.1');
    await save({ mxk: { mx: ['mx.a.1'] } });
    await centre.transact((tx) => moveClock(tx, { days: 31 }));
    expect(await block('mx.a.1')).toBeNull();
  });

  it.each([
    ['草稿明细的块号不正确', { kbh: '../x', nr: '[]' }],
    ['草稿内容无法保存', { kbh: 'mx.a.1', nr: '[' }],
    ['草稿明细过长，无法保存', { kbh: 'mx.a.1', nr: JSON.stringify('x'.repeat(600_000)) }],
  ])('are refused where they cannot be kept: %s', async (sentence, { kbh, nr }) => {
    expect((await refusalOf(put(kbh, nr))).message).toBe(sentence);
  });

  it('stay out of the way of a form of a thousand rows of twelve columns', async () => {
    const row = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`column${at}`, '一二三四五六七八九十一二三四五六七八九十']),
    );
    expect(await save({ nr: JSON.stringify({ rows: Array.from({ length: 1000 }, () => row) }) })).toMatchObject({
      xgcs: 1,
    });
  });
});

describe('what was typed comes back', () => {
  const LARGE = { ...RENT, tqksny: '2026-01', sqtqje: '16500.00' };
  const own = () => centre.transact((tx) => draftOf(tx, LIU_YANG, { ywlx: 'TQ0107' }));
  let ywlsh: string;
  beforeEach(async () => {
    ywlsh = await centre.transact((tx) => issueNumber(tx, LIU_YANG, 'TQ0107'));
    await save({ ywlsh, dqbz: 'confirm' });
    await centre.transact((tx) => submit(tx, LIU_YANG, { ...LARGE, ywlx: 'TQ0107', ywlsh }));
  });

  it('with its number when the case is returned for correction', async () => {
    expect(await own()).toBeNull();
    await centre.transact((tx) => review(tx, { ywlsh, result: 'return', opinion: '请补充地址门牌号' }));
    expect(await own()).toMatchObject({ ywlsh, dqbz: 'form', nr: '{"zflx":"1"}' });
    // Nothing is corrected yet: it waits as the case alone.
    expect(await own()).not.toHaveProperty('bzcg');
    expect(await centre.transact((tx) => listDrafts(tx, LIU_YANG))).toEqual([]);
    // Once it is, the draft box has it as what it is, for as long as the case waits.
    const { xgcs = 0 } = (await own()) ?? {};
    await save({ ywlsh, xgcs, nr: '{"zflx":"3"}' });
    const { deadline } = (await centre.transact((tx) => cases(tx.store).get(ywlsh))) ?? {};
    expect(deadline).toMatch(/^2026-12-0/);
    expect(await centre.transact((tx) => listDrafts(tx, LIU_YANG))).toMatchObject([
      { ywlsh, bzcg: '1', yxq: deadline, nr: '{"zflx":"3"}' },
    ]);
  });

  it('without a number when it is withdrawn or lapses: the next application needs its own', async () => {
    await centre.transact((tx) => withdrawCase(tx, LIU_YANG, { ywlsh }));
    expect(await own()).toMatchObject({ ywlsh: '', dqbz: 'form', nr: '{"zflx":"1"}' });
  });

  it('with no promise given: that is each application’s own', async () => {
    await centre.transact((tx) => review(tx, { ywlsh, result: 'return', opinion: '请补充地址门牌号' }));
    await save({ ywlsh, xgcs: (await own())?.xgcs ?? 0, nr: '{"zflx":"3","cns":true}' });
    await centre.transact((tx) => withdrawCase(tx, LIU_YANG, { ywlsh }));
    expect(await own()).toMatchObject({ ywlsh: '', nr: '{"zflx":"3","cns":false}' });
  });

  it('as it was corrected last when the correction lapses', async () => {
    await centre.transact((tx) => review(tx, { ywlsh, result: 'return', opinion: '请补充地址门牌号' }));
    await save({ ywlsh, xgcs: (await own())?.xgcs ?? 0, nr: '{"zflx":"3"}' });
    await centre.transact((tx) => moveClock(tx, { days: 16 }));
    expect(await own()).toMatchObject({ ywlsh: '', nr: '{"zflx":"3"}' });
  });
});

describe('two applications of one business, the second typed in another window while the first is under way', () => {
  const TYPED = '{"tqksny":"2026-11"}';
  const own = (ywlsh?: string) => centre.transact((tx) => draftOf(tx, LIU_YANG, { ywlx: 'TQ0107', ywlsh }));
  const nrOf = async (ywlsh?: string) => (await own(ywlsh))?.nr;
  const returned = () => centre.transact((tx) => review(tx, { ywlsh: first, result: 'return', opinion: '请补正' }));
  let first: string;
  let second: string;
  beforeEach(async () => {
    [first, second] = await centre.transact((tx): [string, string] => [
      issueNumber(tx, LIU_YANG, 'TQ0107'),
      issueNumber(tx, LIU_YANG, 'TQ0107'),
    ]);
    await save({ ywlsh: first, dqbz: 'confirm' });
    const values = { ...RENT, tqksny: '2026-01', sqtqje: '16500.00', ywlx: 'TQ0107', ywlsh: first };
    await centre.transact((tx) => submit(tx, LIU_YANG, values));
    await save({ ywlsh: second, nr: TYPED });
  });

  it('keep what was typed apart when the first comes back and is corrected', async () => {
    await returned();
    expect(await nrOf(first)).toBe('{"zflx":"1"}');
    expect(await nrOf(second)).toBe(TYPED);
    // What waits for a correction is what the person goes on with.
    expect(await nrOf()).toBe('{"zflx":"1"}');
    await save({ ywlsh: first, xgcs: (await own(first))?.xgcs ?? 0, nr: '{"zflx":"3"}' });
    expect(await nrOf(second)).toBe(TYPED);
    const listed = await centre.transact((tx) => listDrafts(tx, LIU_YANG));
    expect(listed.map(({ ywlsh, nr, bzcg }) => [ywlsh, nr, bzcg]).sort()).toEqual(
      [
        [first, '{"zflx":"3"}', '1'],
        [second, TYPED, undefined],
      ].sort(),
    );
    // Each is given up alone.
    await centre.transact((tx) => deleteDraft(tx, LIU_YANG, { ywlx: 'TQ0107', ywlsh: first }));
    expect([await nrOf(first), await nrOf(second)]).toEqual([undefined, TYPED]);
  });

  it('and when the first is over: what it held does not take the place of the second', async () => {
    await centre.transact((tx) => withdrawCase(tx, LIU_YANG, { ywlsh: first }));
    expect(await nrOf()).toBe(TYPED);
    expect((await own())?.ywlsh).toBe(second);
  });

  it('also while the second has no number yet', async () => {
    await centre.transact((tx) => deleteDraft(tx, LIU_YANG, { ywlx: 'TQ0107', ywlsh: second }));
    await save({ ywlsh: '', nr: TYPED });
    await centre.transact((tx) => withdrawCase(tx, LIU_YANG, { ywlsh: first }));
    expect(await nrOf()).toBe(TYPED);
  });

  it('and when the correction lapses', async () => {
    await returned();
    await save({ ywlsh: first, xgcs: (await own(first))?.xgcs ?? 0, nr: '{"zflx":"3"}' });
    await centre.transact((tx) => moveClock(tx, { days: 16 }));
    expect(await centre.transact((tx) => listDrafts(tx, LIU_YANG))).toMatchObject([{ ywlsh: second, nr: TYPED }]);
  });

  it('and when the correction is handed in', async () => {
    await returned();
    await save({ ywlsh: first, xgcs: (await own(first))?.xgcs ?? 0, nr: '{"zflx":"3"}' });
    const values = { ...RENT, tqksny: '2026-01', sqtqje: '16400.00', ywlx: 'TQ0107', ywlsh: first };
    await centre.transact((tx) => submit(tx, LIU_YANG, values));
    expect(await centre.transact((tx) => listDrafts(tx, LIU_YANG))).toMatchObject([{ ywlsh: second, nr: TYPED }]);
  });

  it('with the rows beside them', async () => {
    const block = (ywlsh: string, nr: string) =>
      centre.transact((tx) => saveDraftBlock(tx, LIU_YANG, { ywlx: 'TQ0107', ywlsh, kbh: 'mx.1', nr }));
    const rowsOf = (ywlsh: string) =>
      centre.transact((tx) => draftBlock(tx, LIU_YANG, { ywlx: 'TQ0107', ywlsh, kbh: 'mx.1' }));
    await returned();
    await block(first, '["a"]');
    await save({ ywlsh: first, xgcs: (await own(first))?.xgcs ?? 0, mxk: { mx: ['mx.1'] } });
    await block(second, '["b"]');
    await save({ ywlsh: second, nr: TYPED, xgcs: (await own(second))?.xgcs ?? 0, mxk: { mx: ['mx.1'] } });
    expect([await rowsOf(first), await rowsOf(second)]).toEqual([{ nr: '["a"]' }, { nr: '["b"]' }]);
    await centre.transact((tx) => deleteDraft(tx, LIU_YANG, { ywlx: 'TQ0107', ywlsh: second }));
    // With nothing else in its place, what was corrected is there for another application, its rows with it.
    await centre.transact((tx) => withdrawCase(tx, LIU_YANG, { ywlsh: first }));
    expect(await own()).toMatchObject({ ywlsh: '', mxk: { mx: ['mx.1'] } });
    expect(await rowsOf('')).toEqual({ nr: '["a"]' });
  });
});

it('expires after its last day', async () => {
  await save();
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-21' }));
  expect(await centre.transact((tx) => draftOf(tx, LIU_YANG, { ywlx: 'TQ0107' }))).not.toBeNull();
  await centre.transact((tx) => moveClock(tx, { days: 1 }));
  expect(await centre.transact((tx) => draftOf(tx, LIU_YANG, { ywlx: 'TQ0107' }))).toBeNull();
});

it('of what can only be refused by now is offered no more; of what may still be changed it is', async () => {
  const listed = (actor: typeof LIU_YANG) =>
    centre.transact((tx) =>
      listDrafts(tx, actor)
        .map(({ ywlx }) => ywlx)
        .sort(),
    );
  await save({ ywlx: 'TQ0103', nr: '{}' }, CHEN_JIXIANG);
  await save({ ywlx: 'GD0601', nr: '{"dkzh":"20250600000001","czlx":"1"}' }, ZHANG_JIANGUO);
  // Months that were paid since may be changed for others: what was typed of the home is kept.
  await save({ nr: '{"zflx":"1","tqksny":"2026-10","tqjsny":"2026-10"}' });
  expect([await listed(CHEN_JIXIANG), await listed(ZHANG_JIANGUO), await listed(LIU_YANG)]).toEqual([
    ['TQ0103'],
    ['GD0601'],
    ['TQ0107'],
  ]);
  await centre.transact(({ store }) => {
    const chen = persons(store).get(CHEN_JIXIANG.grzh);
    if (chen) persons(store).put(chen.grzh, { ...chen, grzhzt: '05' });
    const order = { ywlsh: 'A', chfs: '01', thfs: '', cxr: '', first: '', keep: 0n, from: 18 } as const;
    offsets(store).put('A', { ...order, dkzh: PEOPLE.张建国.dkzh, accounts: [ZHANG_JIANGUO.grzh] });
  });
  expect([await listed(CHEN_JIXIANG), await listed(ZHANG_JIANGUO), await listed(LIU_YANG)]).toEqual([
    [],
    [],
    ['TQ0107'],
  ]);
});

it('what is offered to nobody refuses no save: the next one takes its place', async () => {
  const [ywlx, { dkzh }] = ['GD0601', PEOPLE.张建国];
  const signing = (czlx: string) => JSON.stringify({ dkzh, czlx });
  await save({ ywlx, nr: signing('1') }, ZHANG_JIANGUO);
  await centre.transact(({ store }) => {
    const order = { ywlsh: 'A', chfs: '01', thfs: '', cxr: '', first: '', keep: 0n, from: 18 } as const;
    offsets(store).put('A', { ...order, dkzh, accounts: [ZHANG_JIANGUO.grzh] });
  });
  const found = () => centre.transact((tx) => draftOf(tx, ZHANG_JIANGUO, { ywlx }));
  expect(await found()).toBeNull();
  await save({ ywlx, nr: signing('2') }, ZHANG_JIANGUO);
  expect(await found()).toMatchObject({ nr: signing('2'), xgcs: 1 });
});

it.each([undefined, ''])(
  'a draft in which nobody has chosen yet whether to sign (%s) is offered again',
  async (czlx) => {
    const nr = JSON.stringify({ dkzh: PEOPLE.张建国.dkzh, czlx });
    await save({ ywlx: 'GD0601', nr }, ZHANG_JIANGUO);
    await centre.transact((tx) => {
      expect(draftOf(tx, ZHANG_JIANGUO, { ywlx: 'GD0601' })).toMatchObject({ nr });
      expect(listDrafts(tx, ZHANG_JIANGUO)).toHaveLength(1);
    });
  },
);

it('messages are marked as read by their owner alone', async () => {
  const unread = (actor = ZHANG_JIANGUO) =>
    centre.transact((tx) => listMessages(tx, actor, { ydzt: '0', page: 1, size: 20 }));
  const { list, wdsl } = await unread();
  const first = list[0]?.xxId ?? '';
  await centre.transact((tx) => markRead(tx, LIU_YANG, { xxIds: [first] }));
  expect((await unread()).wdsl).toBe(wdsl);
  await centre.transact((tx) => markRead(tx, ZHANG_JIANGUO, { xxIds: [first] }));
  expect((await unread()).wdsl).toBe(wdsl - 1);
  await centre.transact((tx) => markRead(tx, ZHANG_JIANGUO, {}));
  expect(await unread()).toMatchObject({ total: 0, wdsl: 0 });
  expect((await unread(LIU_YANG)).wdsl).toBeGreaterThan(0);
});

it('whoever typed a draft hears once, three days before it ends, and it ends with its last day', async () => {
  const draft = { ywlx: 'GJ0305', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 };
  const unit = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh } as const;
  await centre.transact((tx) => saveDraft(tx, unit, draft));
  const told = (now: string) =>
    centre.transact((tx) => {
      moveClock(tx, { now });
      return listMessages(tx, unit, { page: 1, size: 50 }).list.filter(({ title }) => title.endsWith('草稿即将到期'));
    });
  expect(await told('2026-12-17')).toEqual([]);
  expect(await told('2026-12-18')).toMatchObject([
    { nr: expect.stringContaining('保存到2026-12-21，逾期自动删除'), lj: '/dwwt/draftbox' },
  ]);
  expect(await told('2026-12-21')).toHaveLength(1);
  expect(await centre.transact((tx) => listDrafts(tx, unit))).toHaveLength(1);
  await told('2026-12-22');
  expect(await centre.transact((tx) => listDrafts(tx, unit))).toEqual([]);
  // It does not vanish without a word, and the word is said once.
  await told('2026-12-24');
  const { list } = await centre.transact((tx) => listMessages(tx, unit, { page: 1, size: 50 }));
  expect(list.filter(({ title }) => title === '封存草稿已到期删除').map(({ nr }) => nr)).toEqual([
    '贵单位封存的草稿（含已填写和导入的明细）保存到2026-12-21，已到期自动删除。需要办理的，请重新填写。',
  ]);
});
