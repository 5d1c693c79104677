// @vitest-environment node

import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/bank';
import type { Actor, Desk } from '@mocks/centre/kernel/desk';
import { balanceOf, memberAccount, post, postingsOf, trialBalance } from '@mocks/centre/kernel/ledger';
import { listMessages } from '@mocks/centre/kernel/messages';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { budgetLeft, subsidyStart } from '@mocks/centre/members/flexible/flexible-subsidy';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { graduations } from '@mocks/centre/registers/graduations';
import { setRegister } from '@mocks/centre/registers/register-queries';
import { beforeEach, expect, it } from 'vitest';
import { gj0814 } from '../../../contracts/flows/gj0814';
import { PEOPLE } from '../../../people';
import { AYIGULI, centreOn, LIU_YANG, refusalOf } from '../../fixture';
import { send } from '../../flexible-fixture';

const { grzh, zjhm } = PEOPLE.阿依古丽;
const VALUES = { ...gj0814.values, cns: '1' };

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

const run = <T>(work: (desk: Desk) => T) => centre.transact(work);
const ask = (desk: Desk, more: object = {}, papers: readonly string[] = []) =>
  send(desk, AYIGULI, 'GJ0814', { ...VALUES, ...more }, { papers });
const wrong = (more: object) => run((desk) => judge(desk, AYIGULI, { ywlx: 'GJ0814', ...VALUES, ...more }).cw);
const own = ({ store }: Desk) => balanceOf(store, memberAccount(grzh));
const unmet = (desk: Desk, actor: Actor = AYIGULI) =>
  judge(desk, actor, { ywlx: 'GJ0814' })
    .tj.filter(({ mz }) => !mz)
    .map(({ tjbh, sjz }) => [tjbh, sjz]);
/** The year's budget but for so much is given away already. */
const leave = (desk: Desk, fen: bigint) => {
  const given = budgetLeft(desk.store, desk.today()) - fen;
  const lines = [
    { account: 'subsidy', fen: -given },
    { account: 'opening', fen: given },
  ];
  post(desk.store, { id: 'given', date: desk.today(), kind: '99', zhaiyao: '已发放', ywlsh: '', lines });
};

it('five months of 100.00 come into the account at once, as what they are, and no month twice', () =>
  run((desk) => {
    const before = own(desk);
    expect(subsidyStart(desk, AYIGULI)).toEqual({
      lhrylb: '4',
      btny: ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
      yxsbt: 0,
      sybt: 36,
      btbz: '100.00',
    });
    const { xe } = judge(desk, AYIGULI, { ywlx: 'GJ0814', ...VALUES });
    expect(xe).toMatchObject({ kytqe: '500.00', mc: '申请补贴金额' });
    const { ywzt, ywlsh } = ask(desk);
    expect([ywzt, own(desk) - before]).toEqual(['99', 50_000n]);
    expect(postingsOf(desk.store, memberAccount(grzh)).at(-1)?.entry).toMatchObject({
      kind: '99',
      zhaiyao: '财政补贴',
      ywlsh,
    });
    expect(listMessages(desk, AYIGULI, { page: 1, size: 1 }).list[0]?.nr).toContain(
      '2026-07至2026-11的补贴500.00元已记入个人账户',
    );
    expect(unmet(desk)).toEqual([['BTYS', '已享受5个月，可申请0个月']]);
    moveClock(desk, { now: '2026-12-16' });
    expect(judge(desk, AYIGULI, { ywlx: 'GJ0814', ...VALUES, btjsny: '2026-12' }).cw).toEqual({
      btksny: '2026-07已享受或已申请补贴',
    });
    expect(ask(desk, { btksny: '2026-12', btjsny: '2026-12' }).ywzt).toBe('99');
    expect(own(desk) - before).toBe(120_000n + 60_000n);
    expect(trialBalance(desk.store)).toBe(0n);
  }));

it('the same number again books nothing more', () =>
  run((desk) => {
    const before = own(desk);
    const ywlsh = issueNumber(desk, AYIGULI, 'GJ0814');
    submit(desk, AYIGULI, { ...VALUES, ywlx: 'GJ0814', ywlsh });
    submit(desk, AYIGULI, { ...VALUES, ywlx: 'GJ0814', ywlsh });
    expect(own(desk) - before).toBe(50_000n);
  }));

it.each<[string, object, Record<string, string>]>([
  [
    'graduated too long ago',
    { byrq: '2021-06-30' },
    { byrq: '毕业时间超出补贴申请期限', btjsny: '补贴最迟至2026-06（毕业5年）' },
  ],
  ['before there was one', { btksny: '2026-06' }, { btksny: '补贴最早从2026-07起' }],
  ['a month not paid yet', { btjsny: '2026-12' }, { btjsny: '申请月份存在未缴存记录' }],
  ['the wrong way round', { btjsny: '2026-06' }, { btjsny: '补贴终止年月不能早于起始年月' }],
])('%s is refused at its field', async (_, more, errors) => {
  expect(await wrong(more)).toEqual(errors);
});

it('a month that was missed ends the row of months and is not subsidised', () =>
  run((desk) => {
    setDebitSwitch(desk, { dwzh: grzh, fail: true, yy: '余额不足' });
    moveClock(desk, { now: '2026-12-20' });
    setDebitSwitch(desk, { dwzh: grzh, fail: false, yy: '' });
    moveClock(desk, { now: '2027-01-16' });
    expect(unmet(desk)).toEqual([['LXJC', '1个月']]);
    const { cw } = judge(desk, AYIGULI, { ywlx: 'GJ0814', ...VALUES, btjsny: '2027-01' });
    expect(cw).toEqual({ btjsny: '申请月份存在未缴存记录' });
    expect(() => ask(desk)).toThrow('连续缴存未满6个月，不能申请补贴');
  }));

it('who graduated too long ago by the register is told before the form, and may say that the certificate has another day', async () => {
  await run(({ store }) => {
    const known = graduations(store).get(zjhm);
    if (known) graduations(store).put(zjhm, { ...known, byrq: '2021-06-30' });
  });
  const door = await run((desk) => judge(desk, AYIGULI, { ywlx: 'GJ0814' }));
  expect(door.mz).toBe(true);
  expect(door.hxsm).toContain('学历登记的毕业日期为2021-06-30，毕业时间超出补贴申请期限');
  const late = { byrq: '2021-06-30', btksny: '2026-07', btjsny: '2026-07' };
  expect((await refusalOf(run((desk) => ask(desk, late)))).fieldErrors?.byrq).toBe('毕业时间超出补贴申请期限');
  expect(await run((desk) => ask(desk, {}, ['0701']).ywzt)).toBe('98');
  expect((await run((desk) => unmet(desk, LIU_YANG)))[0]).toEqual(['LHJY', '由单位缴存']);
});

it('what the register knows is told with its source', async () => {
  expect((await run((desk) => judge(desk, AYIGULI, { ywlx: 'GJ0814' }))).yzxx).toEqual([
    { zdm: 'byyx', zdz: '云州师范大学', ly: '学历登记' },
    { zdm: 'xueli', zdz: '10', ly: '学历登记' },
    { zdm: 'byzsbh', zdz: '106631202302000418', ly: '学历登记' },
    { zdm: 'byrq', zdz: '2023-06-30', ly: '学历登记' },
  ]);
});

it.each<[string, object, string]>([
  ['another school', { byyx: '云州大学' }, '毕业院校与学历登记不一致'],
  ['another degree and year', { xueli: '20', byrq: '2023-07-01' }, '学历、毕业日期与学历登记不一致'],
  ['another certificate', { byzsbh: '1' }, '毕业证书编号与学历登记不一致'],
])(
  '%s than the register has goes to a clerk with the certificate, and is told before it is handed in',
  (_, more, why) =>
    run((desk) => {
      const before = own(desk);
      const { cw, cy, xe } = judge(desk, AYIGULI, { ywlx: 'GJ0814', ...VALUES, ...more });
      expect(cw).toEqual({});
      expect(Object.keys(cy ?? {})).toEqual(Object.keys(more));
      expect(xe?.mx.find(({ key }) => key === 'blfs')?.value).toBe(
        `上传毕业证书（${why}），由中心审核，5个工作日内答复`,
      );
      expect(() => ask(desk, more)).toThrow('请上传材料：毕业证书');
      const { ywlsh, ywzt } = ask(desk, more, ['0701']);
      expect(ywzt).toBe('98');
      expect(caseDetail(desk, AYIGULI, { ywlsh }).lc.at(-1)?.yj).toContain('与学历登记不一致（登记为');
      expect(own(desk)).toBe(before);
      expect(review(desk, { ywlsh, result: 'approve', opinion: '' }).ywzt).toBe('99');
      expect(own(desk) - before).toBe(50_000n);
      expect(trialBalance(desk.store)).toBe(0n);
    }),
);

it('a register that does not answer keeps nobody out: told by name, by the certificate, decided by a clerk', () =>
  run((desk) => {
    setRegister(desk.store, '学历登记', false);
    const { mz, wyd, tj, yzxx } = judge(desk, AYIGULI, { ywlx: 'GJ0814' });
    expect({ mz, wyd, yzxx }).toEqual({ mz: true, wyd: ['学历登记'], yzxx: [] });
    expect(tj.find(({ tjbh }) => tjbh === 'BYSJ')?.sjz).toBe('学历登记暂时没有应答，填写后上传毕业证书，由中心审核');
    expect(() => ask(desk)).toThrow('请上传材料：毕业证书');
    const { ywlsh, ywzt } = ask(desk, {}, ['0701']);
    expect(ywzt).toBe('98');
    // Once, and not again with the certificate.
    expect(
      caseDetail(desk, AYIGULI, { ywlsh })
        .lc.at(-1)
        ?.yj.match(/学历登记暂时没有应答/g),
    ).toHaveLength(1);
    setRegister(desk.store, '学历登记', true);
    expect(judge(desk, AYIGULI, { ywlx: 'GJ0814' }).wyd).toBeUndefined();
  }));

it('whom the register does not know hands the certificate to a clerk, who approves or refuses', () =>
  run((desk) => {
    const before = own(desk);
    graduations(desk.store).delete(zjhm);
    expect(judge(desk, AYIGULI, { ywlx: 'GJ0814' }).tj.find(({ tjbh }) => tjbh === 'BYSJ')?.sjz).toBe(
      '学历登记没有您的记录，填写后上传毕业证书，由中心审核',
    );
    expect(() => ask(desk)).toThrow('请上传材料：毕业证书');
    const refused = ask(desk, {}, ['0701']);
    expect(refused.ywzt).toBe('98');
    expect(review(desk, { ywlsh: refused.ywlsh, result: 'refuse', opinion: '证书不清楚' }).ywzt).toBe('80');
    const { ywlsh } = ask(desk, {}, ['0701']);
    expect(review(desk, { ywlsh, result: 'approve', opinion: '' }).ywzt).toBe('99');
    expect(own(desk) - before).toBe(50_000n);
  }));

it('without a budget it waits in its place, may be taken back, and is paid from the next year’s', () =>
  run((desk) => {
    const before = own(desk);
    leave(desk, 49_999n);
    const first = ask(desk);
    expect(first.ywzt).toBe('02');
    expect(caseDetail(desk, AYIGULI, { ywlsh: first.ywlsh }).ztsm).toMatchObject({
      mc: '排队等待发放',
      nr: '本年度补贴预算已用完，按受理顺序排队，预算到位后自动发放。当前第1位',
    });
    expect(withdrawCase(desk, AYIGULI, { ywlsh: first.ywlsh }).ywzt).toBe('85');
    const { ywlsh } = ask(desk);
    moveClock(desk, { now: '2026-12-31' });
    expect(caseDetail(desk, AYIGULI, { ywlsh }).ywzt).toBe('02');
    moveClock(desk, { now: '2027-01-01' });
    expect(caseDetail(desk, AYIGULI, { ywlsh }).ywzt).toBe('99');
    expect(own(desk) - before).toBe(120_000n + 50_000n);
    expect(trialBalance(desk.store)).toBe(0n);
  }));
