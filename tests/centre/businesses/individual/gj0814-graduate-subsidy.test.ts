// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { balanceOf, memberAccount, post, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { remainingBudget, subsidyStart } from '@mocks/centre/members/flexible/flexible-subsidy';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { graduations } from '@mocks/centre/registers/graduations';
import { setRegister } from '@mocks/centre/registers/register-queries';
import { expect, it } from 'vitest';
import { gj0814 } from '../../../contracts/flows/gj0814-graduate-subsidy';
import { PEOPLE } from '../../../people';
import { AYIGULI, centrePerTest, LIU_YANG, refusalOf } from '../../fixture';
import { send } from '../../flexible-fixture';

const { grzh, zjhm } = PEOPLE.阿依古丽;
const VALUES = { ...gj0814.values, cns: '1' };

const centre = centrePerTest();

const run = <T>(work: (tx: Transaction) => T) => centre.transact(work);
const ask = (tx: Transaction, more: object = {}, papers: readonly string[] = []) =>
  send(tx, AYIGULI, 'GJ0814', { ...VALUES, ...more }, { papers });
const wrong = (more: object) => run((tx) => judge(tx, AYIGULI, { ywlx: 'GJ0814', ...VALUES, ...more }).cw);
const own = ({ store }: Transaction) => balanceOf(store, memberAccount(grzh));
const unmet = (tx: Transaction, actor: Actor = AYIGULI) =>
  judge(tx, actor, { ywlx: 'GJ0814' })
    .tj.filter(({ mz }) => !mz)
    .map(({ tjbh, sjz }) => [tjbh, sjz]);
/** The year's budget but for so much is given away already. */
const leave = (tx: Transaction, fen: bigint) => {
  const given = remainingBudget(tx.store, tx.today()) - fen;
  const lines = [
    { account: 'subsidy', fen: -given },
    { account: 'opening', fen: given },
  ];
  post(tx.store, { id: 'given', date: tx.today(), kind: '99', zhaiyao: '已发放', ywlsh: '', lines });
};

it('five months of 100.00 come into the account at once, as what they are, and no month twice', () =>
  run((tx) => {
    const before = own(tx);
    expect(subsidyStart(tx, AYIGULI)).toEqual({
      lhrylb: '4',
      btny: ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
      yxsbt: 0,
      sybt: 36,
      btbz: '100.00',
    });
    const { xe } = judge(tx, AYIGULI, { ywlx: 'GJ0814', ...VALUES });
    expect(xe).toMatchObject({ kytqe: '500.00', mc: '申请补贴金额' });
    const { ywzt, ywlsh } = ask(tx);
    expect([ywzt, own(tx) - before]).toEqual(['99', 50_000n]);
    expect(postingsOf(tx.store, memberAccount(grzh)).at(-1)?.entry).toMatchObject({
      kind: '99',
      zhaiyao: '财政补贴',
      ywlsh,
    });
    expect(listMessages(tx, AYIGULI, { page: 1, size: 1 }).list[0]?.nr).toContain(
      '2026-07至2026-11的补贴500.00元已记入个人账户',
    );
    expect(unmet(tx)).toEqual([['BTYS', '已享受5个月，可申请0个月']]);
    moveClock(tx, { now: '2026-12-16' });
    expect(judge(tx, AYIGULI, { ywlx: 'GJ0814', ...VALUES, btjsny: '2026-12' }).cw).toEqual({
      btksny: '2026-07已享受或已申请补贴',
    });
    expect(ask(tx, { btksny: '2026-12', btjsny: '2026-12' }).ywzt).toBe('99');
    expect(own(tx) - before).toBe(120_000n + 60_000n);
    expect(trialBalance(tx.store)).toBe(0n);
  }));

it('the same number again books nothing more', () =>
  run((tx) => {
    const before = own(tx);
    const ywlsh = issueNumber(tx, AYIGULI, 'GJ0814');
    submit(tx, AYIGULI, { ...VALUES, ywlx: 'GJ0814', ywlsh });
    submit(tx, AYIGULI, { ...VALUES, ywlx: 'GJ0814', ywlsh });
    expect(own(tx) - before).toBe(50_000n);
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
  run((tx) => {
    setDebitSwitch(tx, { dwzh: grzh, fail: true, yy: '余额不足' });
    moveClock(tx, { now: '2026-12-20' });
    setDebitSwitch(tx, { dwzh: grzh, fail: false, yy: '' });
    moveClock(tx, { now: '2027-01-16' });
    expect(unmet(tx)).toEqual([['LXJC', '1个月']]);
    const { cw } = judge(tx, AYIGULI, { ywlx: 'GJ0814', ...VALUES, btjsny: '2027-01' });
    expect(cw).toEqual({ btjsny: '申请月份存在未缴存记录' });
    expect(() => ask(tx)).toThrow('连续缴存未满6个月，不能申请补贴');
  }));

it('who graduated too long ago by the register is told before the form, and may say that the certificate has another day', async () => {
  await run(({ store }) => {
    const known = graduations(store).get(zjhm);
    if (known) graduations(store).put(zjhm, { ...known, byrq: '2021-06-30' });
  });
  const door = await run((tx) => judge(tx, AYIGULI, { ywlx: 'GJ0814' }));
  expect(door.mz).toBe(true);
  expect(door.hxsm).toContain('学历登记的毕业日期为2021-06-30，毕业时间超出补贴申请期限');
  const late = { byrq: '2021-06-30', btksny: '2026-07', btjsny: '2026-07' };
  expect((await refusalOf(run((tx) => ask(tx, late)))).fieldErrors?.byrq).toBe('毕业时间超出补贴申请期限');
  expect(await run((tx) => ask(tx, {}, ['0701']).ywzt)).toBe('98');
  expect((await run((tx) => unmet(tx, LIU_YANG)))[0]).toEqual(['LHJY', '由单位缴存']);
});

it('what the register knows is told with its source', async () => {
  expect((await run((tx) => judge(tx, AYIGULI, { ywlx: 'GJ0814' }))).yzxx).toEqual([
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
    run((tx) => {
      const before = own(tx);
      const { cw, cy, xe } = judge(tx, AYIGULI, { ywlx: 'GJ0814', ...VALUES, ...more });
      expect(cw).toEqual({});
      expect(Object.keys(cy ?? {})).toEqual(Object.keys(more));
      expect(xe?.mx.find(({ key }) => key === 'blfs')?.value).toBe(
        `上传毕业证书（${why}），由中心审核，5个工作日内答复`,
      );
      expect(() => ask(tx, more)).toThrow('请上传材料：毕业证书');
      const { ywlsh, ywzt } = ask(tx, more, ['0701']);
      expect(ywzt).toBe('98');
      expect(caseDetail(tx, AYIGULI, { ywlsh }).lc.at(-1)?.yj).toContain('与学历登记不一致（登记为');
      expect(own(tx)).toBe(before);
      expect(review(tx, { ywlsh, result: 'approve', opinion: '' }).ywzt).toBe('99');
      expect(own(tx) - before).toBe(50_000n);
      expect(trialBalance(tx.store)).toBe(0n);
    }),
);

it('a register that does not answer keeps nobody out: told by name, by the certificate, decided by a clerk', () =>
  run((tx) => {
    setRegister(tx.store, '学历登记', false);
    const { mz, wyd, tj, yzxx } = judge(tx, AYIGULI, { ywlx: 'GJ0814' });
    expect({ mz, wyd, yzxx }).toEqual({ mz: true, wyd: ['学历登记'], yzxx: [] });
    expect(tj.find(({ tjbh }) => tjbh === 'BYSJ')?.sjz).toBe('学历登记暂时没有应答，填写后上传毕业证书，由中心审核');
    expect(() => ask(tx)).toThrow('请上传材料：毕业证书');
    const { ywlsh, ywzt } = ask(tx, {}, ['0701']);
    expect(ywzt).toBe('98');
    // Once, and not again with the certificate.
    expect(
      caseDetail(tx, AYIGULI, { ywlsh })
        .lc.at(-1)
        ?.yj.match(/学历登记暂时没有应答/g),
    ).toHaveLength(1);
    setRegister(tx.store, '学历登记', true);
    expect(judge(tx, AYIGULI, { ywlx: 'GJ0814' }).wyd).toBeUndefined();
  }));

it('whom the register does not know hands the certificate to a clerk, who approves or refuses', () =>
  run((tx) => {
    const before = own(tx);
    graduations(tx.store).delete(zjhm);
    expect(judge(tx, AYIGULI, { ywlx: 'GJ0814' }).tj.find(({ tjbh }) => tjbh === 'BYSJ')?.sjz).toBe(
      '学历登记没有您的记录，填写后上传毕业证书，由中心审核',
    );
    expect(() => ask(tx)).toThrow('请上传材料：毕业证书');
    const refused = ask(tx, {}, ['0701']);
    expect(refused.ywzt).toBe('98');
    expect(review(tx, { ywlsh: refused.ywlsh, result: 'refuse', opinion: '证书不清楚' }).ywzt).toBe('80');
    const { ywlsh } = ask(tx, {}, ['0701']);
    expect(review(tx, { ywlsh, result: 'approve', opinion: '' }).ywzt).toBe('99');
    expect(own(tx) - before).toBe(50_000n);
  }));

it('without a budget it waits in its place, may be taken back, and is paid from the next year’s', () =>
  run((tx) => {
    const before = own(tx);
    leave(tx, 49_999n);
    const first = ask(tx);
    expect(first.ywzt).toBe('02');
    expect(caseDetail(tx, AYIGULI, { ywlsh: first.ywlsh }).ztsm).toMatchObject({
      mc: '排队等待发放',
      nr: '本年度补贴预算已用完，按受理顺序排队，预算到位后自动发放。当前第1位',
    });
    expect(withdrawCase(tx, AYIGULI, { ywlsh: first.ywlsh }).ywzt).toBe('85');
    const { ywlsh } = ask(tx);
    moveClock(tx, { now: '2026-12-31' });
    expect(caseDetail(tx, AYIGULI, { ywlsh }).ywzt).toBe('02');
    moveClock(tx, { now: '2027-01-01' });
    expect(caseDetail(tx, AYIGULI, { ywlsh }).ywzt).toBe('99');
    expect(own(tx) - before).toBe(120_000n + 50_000n);
    expect(trialBalance(tx.store)).toBe(0n);
  }));
