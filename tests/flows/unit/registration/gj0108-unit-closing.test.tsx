import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import {
  balanceOf,
  memberAccount,
  pendingAccount,
  post,
  postingsOf,
  trialBalance,
} from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { lastSpan, persons, units } from '@mocks/centre/kernel/people';
import type { Actor, BusinessError } from '@mocks/centre/kernel/transaction';
import { closingConditions } from '@mocks/centre/members/unit/unit-closing';
import { membersOf } from '@mocks/centre/members/unit/unit-members';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { CUSTODY } from '@mocks/data/custody-unit';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { fileCentre } from '../../../file-centre';
import '@/lists/registry';
import { PNG } from '../../../centre/loan-fixture';
import { ACCOUNT, handIn as payDue } from '../../../centre/remittance-world';
import { sendRows } from '../../../centre/submit';
import { gj0108, sealEverybody } from '../../../contracts/flows/unit-changes';
import { PEOPLE, UNITS } from '../../../people';
import { openPage, signedIn } from '../../open-page';

const LANTIAN = UNITS.蓝天科技.dwzh;
const ACTOR: Actor = { kind: 'unit', dwzh: LANTIAN };
const SEALED = PEOPLE.陈𠮷祥.grzh;

const centre = fileCentre();
beforeEach(() => centre.transact((tx) => sealEverybody(tx, LANTIAN)));

const handIn = (values: Record<string, unknown> = {}, actor = ACTOR) =>
  centre.transact((tx) => {
    const ywlsh = issueNumber(tx, actor, 'GJ0108');
    for (const wjlxId of ['0203', '0204', '0207']) {
      addMaterial(tx, actor, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
    }
    return submit(tx, actor, { ywlx: 'GJ0108', ywlsh, ...gj0108.values, ...values });
  });
const wrong = (values: Record<string, unknown>) =>
  handIn(values).catch((failure: BusinessError) =>
    Object.keys(failure.fieldErrors).length > 0 ? failure.fieldErrors : failure.message,
  );
const approve = (ywlsh: string) => centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '' }));
const payIn = (fen: bigint) =>
  centre.transact(({ store }) =>
    post(store, {
      id: 'test:zs',
      date: '2026-11-20',
      kind: 'ZS',
      zhaiyao: '单位缴款',
      ywlsh: '',
      dwzh: LANTIAN,
      lines: [
        { account: 'bank', fen: -fen },
        { account: pendingAccount(LANTIAN), fen },
      ],
    }),
  );

it('says what is left, with counts, and leads to where it is put right', async () => {
  const entry = flowByCode('GJ0108', 'unit');
  if (!entry) throw new Error('not registered');
  const { dwzh } = UNITS.华夏精密;
  await signedIn(centre, dwzh, '2');
  await saveDraft({ ywlx: 'GJ0108', ywlsh: '', bbh: 1, dqbz: 'eligibility', nr: '{}', xgcs: 0 });
  const { user } = await openPage(centre, dwzh, entry.path, <FlowPage entry={entry} />, '2');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('没有正常缴存的职工：您的情况为47人，要求0人');
  expect(alert).toHaveTextContent('没有冻结的职工账户：您的情况为1人，要求0人');
  // December is not owed in November.
  expect(alert).not.toHaveTextContent('没有未缴清的月份');
  const ways = within(alert).getAllByRole('link', { name: '去办理' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/dwwt/jcyw/grzh_fc']);
  await expect(handIn({}, { kind: 'unit', dwzh })).rejects.toThrow('该单位员工还有员工不为销户状态，不能销户');
});

it('what is owed by now has to be paid first: the month that runs, by its list', async () => {
  const actor: Actor & { kind: 'unit' } = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh };
  const owed = () =>
    centre.transact((tx) => closingConditions({ tx, actor, ywlsh: '' }).find(({ tjbh }) => tjbh === 'QJYF'));
  expect(await owed()).toMatchObject({ mz: true, sjz: '没有' });
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-01' }));
  expect(await owed()).toMatchObject({
    mz: false,
    sjz: '2026-12待缴109,680.00元',
    lj: '/dwwt/jcyw/dw_huij',
  });
});

it('a unit that has paid ahead closes to its end: everybody sealed from the month after, then the closing', async () => {
  const actor: Actor & { kind: 'unit' } = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh };
  await centre.transact((tx) => {
    expect(payDue(tx, { hjfs: '02', zhbh: ACCOUNT }).ywzt).toBe('99');
    const condition = () => closingConditions({ tx, actor, ywlsh: '' }).filter(({ mz }) => !mz);
    // One of them is frozen: not the unit's to seal before a court has lifted it.
    expect(condition().map(({ tjbh, sjz }) => [tjbh, sjz])).toEqual([
      ['ZCRS', '47人'],
      ['DJRS', '1人'],
    ]);
    for (const person of membersOf(tx, actor))
      if (person.grzhzt === '06') persons(tx.store).put(person.grzh, { ...person, grzhzt: '01' });
    const rows = membersOf(tx, actor)
      .filter(({ grzhzt }) => grzhzt !== '02')
      .map(({ grzh, xingming }) => ({ grzh, xingming, fcyy: '03', fcny: '2027-01', lzrq: '' }));
    const ywlsh = issueNumber(tx, actor, 'GJ0305');
    const { pcbh } = sendRows(tx, actor, 'GJ0305', rows, ywlsh);
    expect(submit(tx, actor, { ywlx: 'GJ0305', ywlsh, pcbh, ywwd: '0101', cns: '1' }).ywzt).toBe('99');
    expect(condition()).toEqual([]);
  });
  const { ywlsh } = await handIn({}, actor);
  await approve(ywlsh);
  expect(await centre.transact(({ store }) => units(store).get(actor.dwzh)?.dwzhzt)).toBe('04');
  expect(await centre.transact(({ store }) => trialBalance(store))).toBe(0n);
});

it('closes: sealed accounts go to the custody with all that is in them, and the unit reads but does nothing', async () => {
  const balance = () => centre.transact(({ store }) => balanceOf(store, memberAccount(SEALED)));
  const before = await balance();
  const { ywlsh, ywzt } = await handIn();
  expect(ywzt).toBe('98');
  await approve(ywlsh);
  const [unit, person, entry, record] = await centre.transact(({ store }) => [
    units(store).get(LANTIAN),
    persons(store).get(SEALED),
    postingsOf(store, memberAccount(SEALED)).at(-1)?.entry,
    cases(store).get(ywlsh),
  ]);
  expect(unit?.dwzhzt).toBe('04');
  expect(person && lastSpan(person)?.dwzh).toBe(CUSTODY);
  expect(person?.grzhzt).toBe('02');
  expect(entry).toMatchObject({ kind: '06', zhaiyao: '转入集中封存户', ywlsh });
  expect(await balance()).toBe(before);
  expect(await centre.transact(({ store }) => trialBalance(store))).toBe(0n);
  expect(record?.lc.at(-1)?.yj).toMatch(/封存职工\d+人/);
  const told = (await centre.outbox()).map(({ to, text }) => `${to} ${text}`);
  expect(told.some((one) => one.startsWith(PEOPLE.陈𠮷祥.sjhm) && one.includes('集中封存户'))).toBe(true);

  // Whatever binds is refused, at the door and by the centre.
  const entryOf = flowByCode('GJ0102', 'unit');
  if (!entryOf) throw new Error('not registered');
  await openPage(centre, LANTIAN, entryOf.path, <FlowPage entry={entryOf} />, '2');
  expect(await screen.findByText('单位缴存登记已注销，可以登录查询，不能再办理业务')).toBeVisible();
  const change = centre.transact((tx) =>
    submit(tx, ACTOR, { ywlx: 'GJ0102', ywlsh: issueNumber(tx, ACTOR, 'GJ0102'), dwyb: '100016' }),
  );
  await expect(change).rejects.toThrow('单位缴存登记已注销');
  const standing = centre.transact((tx) => setInstruction(tx, ACTOR, { zt: '1', zhbh: 'FK000401' }));
  await expect(standing).rejects.toThrow('单位缴存登记已注销');
});

it('money that came keeps it open, also when it comes while the clerk reads', async () => {
  const { ywlsh } = await handIn();
  await payIn(100n);
  await expect(approve(ywlsh)).rejects.toThrow('暂收余额不为零，请先处理暂收余额');
  expect(await wrong({ dwxhyy: '01' })).toContain('贵单位有正在办理的单位缴存登记注销');
});

it.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['nobody who takes over', { dwxhyy: '04' }, { zcdwmc: '请输入承接单位名称', zcdwzh: '请输入承接单位账号' }],
  [
    'itself',
    { dwxhyy: '05', zcdwmc: UNITS.蓝天科技.dwmc, zcdwzh: LANTIAN },
    { zcdwzh: '未查询到该承接单位，请核对单位账号和名称' },
  ],
  [
    'another name',
    { dwxhyy: '05', zcdwmc: '华夏', zcdwzh: UNITS.华夏精密.dwzh },
    { zcdwzh: '未查询到该承接单位，请核对单位账号和名称' },
  ],
  ['a day to come', { zxrq: '2026-11-22' }, { zxrq: '登记机关核准日期不能晚于今天' }],
])('%s is refused', async (_, values, errors) => {
  expect(await wrong(values)).toEqual(errors);
});
