import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import { setClosedCard } from '@mocks/centre/kernel/accounts/bank';
import { memberAccount, post } from '@mocks/centre/kernel/accounts/ledger';
import { notePaymentRisk } from '@mocks/centre/kernel/accounts/payment-hold';
import { persons } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { drawable } from '@mocks/centre/loans/deposit-draws';
import { offsetAccount } from '@mocks/centre/loans/offset/loan-offsets';
import { reservedOf } from '@mocks/centre/loans/reserved-amount';
import { depositAccount } from '@mocks/centre/members/person-views';
import { requestTransferOut } from '@mocks/centre/members/transfers/transfer-out';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail, todos, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { listAgreements } from '@mocks/centre/withdrawals/agreements/views';
import { memoryJournal } from '@mocks/journals/memory';
import { startTestCentre } from '@mocks/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { tq0103 } from '../../contracts/flows/tq0103-retirement';
import { tq0199 } from '../../contracts/flows/tq0199-other-reason';
import { PEOPLE } from '../../people';
import { balance, expectBalanced, lastRow, stateOf, told } from '../books';
import { apply, CHEN_JIXIANG, centreOn, HE_JING, LIU_YANG, person, RENT, TODAY, ZHANG_JIANGUO } from '../fixture';
import { handInSigned, refused } from '../submit';
import { provedCard, unmet, withdrawal } from '../withdrawal-fixture';

const OTHER = withdrawal('TQ0199', tq0199);
const RETIREMENT = withdrawal('TQ0103', { ...tq0103, values: { ...tq0103.values, txlx: '1' } }, ['0401']);
const WAY = '可以撤回该申请，或等其办结后再办理';
const SUN_DEMING = person(PEOPLE.孙德明);
const SUN_ZHIYUAN = person(PEOPLE.孙志远);

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

/** Waits for a clerk. */
const inReview = (tx: Transaction, actor: Actor, sqtqje: string, more: object = {}) =>
  OTHER.send(tx, actor, { sqtqje, ...more }).ywlsh;
const rentOf = (tx: Transaction, values: object = {}) => judge(tx, LIU_YANG, { ...RENT, ywlx: 'TQ0107', ...values }).xe;
const freeze = ({ store }: Transaction, { grzh }: { grzh: string }, frozenFen: bigint) => {
  const member = persons(store).get(grzh);
  if (member) persons(store).put(grzh, { ...member, frozenFen });
};
const detail = (tx: Transaction, actor: Actor, ywlsh: string) => caseDetail(tx, actor, { ywlsh });

describe('another withdrawal', () => {
  it('has what is left, and its panel says which case holds the rest', () =>
    centre.transact((tx) => {
      // All the rent of his life long asked for beside 100,000.01 of 122,226.82.
      const ywlsh = inReview(tx, LIU_YANG, '100000.01');
      const lj = `/grwt/MyOffice/detail?ywlsh=${ywlsh}`;
      const xe = rentOf(tx, { tqksny: '2026-01', sqtqje: '22226.81' });
      expect(xe).toMatchObject({
        grzhye: '122226.82',
        djje: '0.00',
        zbje: '100000.01',
        zbyw: [{ ywlsh, ywmc: '其他住房消费提取', je: '100000.01', lj }],
      });
      const whole = { ...RENT, zflx: '3', zfhtbh: 'X1', czfmc: '公租房公司', yzj: '9000', zlksrq: '2025-01-01' };
      const most = { ...whole, zljsrq: '2027-12-31', tqksny: '2026-01', sqtqje: '32256.00' };
      expect(rentOf(tx, most)).toMatchObject({
        kytqe: '22226.80',
        gs: expect.stringContaining(
          '余额122,226.82元 − 冻结0.00元 − 在办申请占用100,000.01元 − 至少保留0.01元 = 22,226.80元',
        ),
      });
      const { fieldErrors } = refused(() => apply(tx, LIU_YANG, most));
      expect(fieldErrors.sqtqje).toBe(
        `申请提取金额不能大于可提取额（22,226.80元）：其他住房消费提取（${ywlsh}）占用100,000.01元，${WAY}`,
      );
      expect(depositAccount(tx, LIU_YANG)).toMatchObject({ djje: '0.00', zbje: '100000.01', zbyw: [{ ywlsh, lj }] });
    }));

  it('within what is left is paid at once, and the first is paid whole after it', () =>
    centre.transact((tx) => {
      const ywlsh = inReview(tx, LIU_YANG, '117726.81');
      expect(apply(tx, LIU_YANG).ywzt).toBe('99');
      expect(review(tx, { ywlsh, result: 'approve', opinion: '同意' })).toMatchObject({ ywzt: '99', grzhye: '0.01' });
      expectBalanced(tx);
    }));

  it('with nothing left is refused as a whole, with the way to the case', () =>
    centre.transact((tx) => {
      const ywlsh = inReview(tx, LIU_YANG, '122226.81');
      const judgement = judge(tx, LIU_YANG, { ...RENT, ywlx: 'TQ0107' });
      expect(unmet(judgement)).toEqual([['ZHYE', `122,226.82元，其中其他住房消费提取（${ywlsh}）占用122,226.81元`]]);
      expect(judgement.tj.find(({ mz }) => !mz)).toMatchObject({
        xyb: WAY,
        ljs: [{ lj: `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, mc: `查看其他住房消费提取（${ywlsh}）` }],
      });
      expect(refused(() => apply(tx, LIU_YANG)).message).toContain(`（${ywlsh}）占用122,226.81元，${WAY}`);
    }));

  it('of two at the same moment in two tabs one is taken in: no balance is asked for twice', async () => {
    const journal = memoryJournal();
    const tabs = await Promise.all([centreOn(TODAY, journal), centreOn(TODAY, journal)]);
    const answers = await Promise.allSettled([
      tabs[0].transact((tx) => inReview(tx, LIU_YANG, '121000.00')),
      tabs[1].transact((tx) => apply(tx, LIU_YANG).ywlsh),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const asked = await tabs[0].transact((tx) => {
      const held = reservedOf(tx.store, LIU_YANG.grzh).reduce((sum, { fen }) => sum + fen, 0n);
      return balance(tx, LIU_YANG) - held;
    });
    expect(asked).toBeGreaterThan(0n);
  });

  it.each([
    ['taken back', (tx: Transaction, ywlsh: string) => withdrawCase(tx, LIU_YANG, { ywlsh })],
    ['refused', (tx: Transaction, ywlsh: string) => review(tx, { ywlsh, result: 'refuse', opinion: '不符合' })],
    [
      'lapsed after a return',
      (tx: Transaction, ywlsh: string) => {
        review(tx, { ywlsh, result: 'return', opinion: '请补正' });
        expect(reservedOf(tx.store, LIU_YANG.grzh)).toHaveLength(1);
        moveClock(tx, { days: 20 });
        expect(stateOf(tx, LIU_YANG, ywlsh)).toBe('86');
      },
    ],
  ])('%s, it holds nothing any more', (_, end) =>
    centre.transact((tx) => {
      const ywlsh = inReview(tx, LIU_YANG, '100000.01');
      end(tx, ywlsh);
      expect(reservedOf(tx.store, LIU_YANG.grzh)).toEqual([]);
      expect(rentOf(tx)).not.toHaveProperty('zbje');
      expect(depositAccount(tx, LIU_YANG)).not.toHaveProperty('zbje');
    }),
  );

  it('corrected after a return, it does not stand in its own way', () =>
    centre.transact((tx) => {
      const ywlsh = inReview(tx, LIU_YANG, '122226.81');
      review(tx, { ywlsh, result: 'return', opinion: '请说明用途' });
      expect(OTHER.ask(tx, LIU_YANG, { ywlsh, sqtqje: '122226.81' })).toMatchObject({ mz: true, cw: {} });
    }));
});

describe('what cannot be booked', () => {
  it('says so in one wording everywhere, is paid by the centre itself once the money is there, and only once', async () => {
    const node = await startTestCentre({ today: TODAY });
    const ywlsh = await node.transact((tx) => {
      const number = inReview(tx, LIU_YANG, '100000.00');
      freeze(tx, LIU_YANG, 10_000_000n);
      expect(review(tx, { ywlsh: number, result: 'approve', opinion: '同意' }).ywzt).toBe('81');
      moveClock(tx, { days: 3 });
      return number;
    });
    const yy = '账户可用余额22,226.81元，不足100,000.00元，款项仍在个人账户';
    const xyb = '账户可以转账后由中心自动转账，无需重新申请；不再需要的，可以撤回';
    await node.transact((tx) => {
      expect(detail(tx, LIU_YANG, ywlsh)).toMatchObject({
        ywzt: '81',
        kch: true,
        ddsm: '入账失败，待自动转账',
        ztsm: { mc: '入账失败，待自动转账', nr: `${yy}。${xyb}` },
      });
      expect(todos(tx, LIU_YANG).find((todo) => todo.ywlsh === ywlsh)).toMatchObject({
        title: '其他住房消费提取：入账失败，待自动转账',
        sxsm: `${yy}；${xyb}`,
        lj: `/grwt/MyOffice/detail?ywlsh=${ywlsh}`,
      });
      expect(told(tx, LIU_YANG)).toContain(`入账失败：${yy}。${xyb}。`);
    });
    const failures = (await node.outbox()).filter(({ text }) => text?.includes('入账失败'));
    expect(failures).toEqual([expect.objectContaining({ text: expect.stringContaining(`${yy}。${xyb}。`) })]);
    await node.transact((tx) => {
      freeze(tx, LIU_YANG, 0n);
      moveClock(tx, { days: 1 });
      expect(detail(tx, LIU_YANG, ywlsh)).toMatchObject({ ywzt: '99', dzje: '100000.00' });
      moveClock(tx, { days: 1 });
      expect(balance(tx, LIU_YANG)).toBe(2_222_682n);
      expect(told(tx, LIU_YANG)).toContain('提取100,000.00元已转入尾号8221的账户，余额22,226.82元');
      expectBalanced(tx);
    });
    await node.close();
  });

  it('is taken back, and the money is free at once', () =>
    centre.transact((tx) => {
      const ywlsh = inReview(tx, LIU_YANG, '100000.00');
      freeze(tx, LIU_YANG, 10_000_000n);
      review(tx, { ywlsh, result: 'approve', opinion: '同意' });
      expect(withdrawCase(tx, LIU_YANG, { ywlsh }).ywzt).toBe('85');
      expect(rentOf(tx)).not.toHaveProperty('zbje');
      freeze(tx, LIU_YANG, 0n);
      moveClock(tx, { days: 2 });
      expect(balance(tx, LIU_YANG)).toBe(12_222_682n);
    }));

  it('that came back from a closed card may be taken back as well', () =>
    centre.transact((tx) => {
      setClosedCard(tx, { yhzh: PEOPLE.刘洋.yhzh, yy: '', open: false });
      const { ywlsh } = apply(tx, LIU_YANG);
      expect(detail(tx, LIU_YANG, ywlsh)).toMatchObject({ ywzt: '81', kch: true, ztsm: { mc: '入账失败' } });
      expect(reservedOf(tx.store, LIU_YANG.grzh)).toMatchObject([{ fen: 450_000n }]);
      withdrawCase(tx, LIU_YANG, { ywlsh });
      expect(balance(tx, LIU_YANG)).toBe(12_222_682n);
      expect(rentOf(tx)).toMatchObject({ ljytq: '0.00' });
    }));

  it('of two that wait, the earlier one has what is there', () =>
    centre.transact((tx) => {
      const first = inReview(tx, LIU_YANG, '100000.00');
      freeze(tx, LIU_YANG, 2_000_000n);
      // 2,226.81 are left above the first.
      const second = apply(tx, LIU_YANG, { ...RENT, sqtqje: '2000.00' });
      expect(second.ywzt).toBe('99');
      expect(review(tx, { ywlsh: first, result: 'approve', opinion: '同意' }).ywzt).toBe('99');
    }));

  it('and never will be, since the account is closed, ends with what it says', () =>
    centre.transact((tx) => {
      const ywlsh = inReview(tx, LIU_YANG, '1000.00');
      const member = persons(tx.store).get(LIU_YANG.grzh);
      if (member) persons(tx.store).put(member.grzh, { ...member, grzhzt: '04' });
      expect(review(tx, { ywlsh, result: 'approve', opinion: '同意' })).toMatchObject({
        ywzt: '80',
        sbyy: { yy: '账户外部转出销户，不能转账' },
      });
      expect(told(tx, LIU_YANG)).toMatch(/您的其他住房消费提取（\d{20}）未通过：账户外部转出销户，不能转账/);
    }));
});

describe('its brothers', () => {
  it('an account with an open withdrawal is not closed, nor sent to another centre; without it, it is', () =>
    centre.transact((tx) => {
      const ywlsh = inReview(tx, CHEN_JIXIANG, '1000.00');
      expect(unmet(RETIREMENT.ask(tx, CHEN_JIXIANG))).toEqual([['ZBSQ', `其他住房消费提取（${ywlsh}）占用1,000.00元`]]);
      expect(RETIREMENT.ask(tx, CHEN_JIXIANG).xe).toMatchObject({ kytqe: '0.00', zbje: '1000.00' });
      expect(refused(() => RETIREMENT.send(tx, CHEN_JIXIANG)).message).toContain(`（${ywlsh}）占用1,000.00元`);
      const letter = requestTransferOut(tx, { zjhm: PEOPLE.陈𠮷祥.zjhm, zxmc: '杭州住房公积金管理中心' });
      expect(letter.jd.at(-1)?.sm).toMatch(/^不予转出：正在办理其他住房消费提取；/);
      withdrawCase(tx, CHEN_JIXIANG, { ywlsh });
      expect(RETIREMENT.ask(tx, CHEN_JIXIANG).mz).toBe(true);
    }));

  it('an account that is being closed gives nothing else', () =>
    centre.transact((tx) => {
      const { ywlsh } = RETIREMENT.send(tx, CHEN_JIXIANG);
      expect(refused(() => inReview(tx, CHEN_JIXIANG, '1000.00')).message).toContain(`离退休提取（${ywlsh}）占用`);
      expect(offsetAccount(tx.store, CHEN_JIXIANG.grzh)).toMatchObject({ frozen: balance(tx, CHEN_JIXIANG) });
      expect(drawable(tx.store, CHEN_JIXIANG.grzh)).toBe(0n);
    }));

  it('heirs wait for what the deceased had applied for, and hear nothing of the case itself; their own shares do not bar each other', () =>
    centre.transact((tx) => {
      const death = { swrxm: '孙德明', swrzjhm: PEOPLE.孙德明.zjhm, swrq: '2026-08-16', jcrgx: '04', jcfe: '50' };
      const heir = withdrawal(
        'TQ0199',
        { ...tq0199, values: { ...tq0199.values, sqtqje: '', qttqyy: '14', ...death } },
        ['0404', '0405', '0406'],
      );
      const card = provedCard(tx, SUN_DEMING, { skzhly: '2', skyhdm: '102', skyhzh: '6222020200000020301' });
      const ywlsh = inReview(tx, SUN_DEMING, '100.00', card);
      const judgement = heir.ask(tx, SUN_ZHIYUAN);
      expect(unmet(judgement)).toEqual([['ZBSQ', '其他住房消费提取占用100.00元']]);
      expect(JSON.stringify(judgement)).not.toContain(ywlsh);
      withdrawCase(tx, SUN_DEMING, { ywlsh });
      const first = heir.send(tx, SUN_ZHIYUAN);
      const second = heir.send(tx, person(PEOPLE.孙志芳));
      for (const one of [first, second]) review(tx, { ywlsh: one.ywlsh, result: 'approve', opinion: '同意' });
      expect(balance(tx, SUN_DEMING)).toBe(0n);
      expectBalanced(tx);
    }));

  it('GD0605 gives what is left, and holds its own against the next withdrawal', () =>
    centre.transact((tx) => {
      const ywlsh = inReview(tx, ZHANG_JIANGUO, '1000.00');
      const all = drawable(tx.store, ZHANG_JIANGUO.grzh);
      expect(all).toBe(balance(tx, ZHANG_JIANGUO) - 100_000n);
      const draw = (bctqje: string) =>
        handInSigned(tx, ZHANG_JIANGUO, 'GD0605', {
          dkzh: PEOPLE.张建国.dkzh,
          hklx: '2',
          tqry: [{ grzh: ZHANG_JIANGUO.grzh, bctqje }],
          ...{ cns: '1', hkr: '2026-11-23', thfs: '01' },
        });
      const typed = `${Number(all + 1n) / 100}`;
      expect(refused(() => draw(typed)).fieldErrors['tqry.0.bctqje']).toContain(
        `：其他住房消费提取（${ywlsh}）占用1,000.00元，${WAY}`,
      );
      withdrawCase(tx, ZHANG_JIANGUO, { ywlsh });
      const order = draw('20000.00');
      expect(OTHER.ask(tx, ZHANG_JIANGUO).xe).toMatchObject({
        djje: '0.00',
        zbje: '20000.00',
        zbyw: [{ ywlsh: order.ywlsh, ywmc: '公积金提取还贷' }],
      });
    }));

  it('冲还贷 takes nothing that a withdrawal has asked for', () =>
    centre.transact((tx) => {
      const before = offsetAccount(tx.store, HE_JING.grzh).frozen;
      inReview(tx, HE_JING, '1000.00');
      expect(offsetAccount(tx.store, HE_JING.grzh).frozen).toBe(before + 100_000n);
    }));

  it('an agreement that falls due waits whole for what was asked before it, is told once, and is paid after it', () =>
    centre.transact((tx) => {
      const xybh = apply(tx, LIU_YANG, { ...RENT, tqpl: '2' }).ywlsh;
      moveClock(tx, { now: '2026-12-14' });
      const left = balance(tx, LIU_YANG);
      const ywlsh = inReview(tx, LIU_YANG, `${Number(left - 1n) / 100}`);
      freeze(tx, LIU_YANG, 500_000n);
      moveClock(tx, { now: '2026-12-20' });
      const waits = `其他住房消费提取（${ywlsh}）占用`;
      expect(lastRow(tx, LIU_YANG)?.entry.zhaiyao).not.toContain('约定');
      expect(listAgreements(tx, LIU_YANG, { zt: '', page: 1, size: 5 }).list[0]).toMatchObject({
        xybh,
        ztsm: expect.stringContaining(`2026-12-15起待转账：余额不足，${waits}`),
      });
      expect(told(tx, LIU_YANG, 20).split('约定提取暂缓转账').length).toBe(2);
      withdrawCase(tx, LIU_YANG, { ywlsh });
      moveClock(tx, { days: 1 });
      expect(lastRow(tx, LIU_YANG)).toMatchObject({
        entry: { zhaiyao: '租房提取（约定）' },
        line: { fen: -150_000n },
      });
      expect(listAgreements(tx, LIU_YANG, { zt: '', page: 1, size: 5 }).list[0]).toMatchObject({ ztsm: '' });
    }));

  it('an agreement whose payment came back keeps it for the next card', () =>
    centre.transact((tx) => {
      const xybh = apply(tx, LIU_YANG, { ...RENT, tqpl: '2' }).ywlsh;
      setClosedCard(tx, { yhzh: PEOPLE.刘洋.yhzh, yy: '', open: false });
      moveClock(tx, { now: '2026-12-16' });
      expect(reservedOf(tx.store, LIU_YANG.grzh)).toMatchObject([
        { ywlsh: xybh, ywmc: '租房约定提取', fen: 150_000n, lj: '/grwt/tqSys/ydtq/ydtq_gl' },
      ]);
      setClosedCard(tx, { yhzh: PEOPLE.刘洋.yhzh, yy: '', open: true });
      moveClock(tx, { days: 1 });
      expect(reservedOf(tx.store, LIU_YANG.grzh)).toEqual([]);
    }));

  it('an agreement that is held back for a day keeps what is due, and is paid on the next', () =>
    centre.transact((tx) => {
      apply(tx, LIU_YANG, { ...RENT, tqpl: '2' });
      moveClock(tx, { now: '2026-12-14' });
      notePaymentRisk(tx, LIU_YANG.grzh, 'sjhm');
      notePaymentRisk(tx, LIU_YANG.grzh, 'grckzhhm');
      moveClock(tx, { days: 1 });
      expect(reservedOf(tx.store, LIU_YANG.grzh)).toMatchObject([{ ywmc: '租房约定提取', fen: 150_000n }]);
      moveClock(tx, { days: 1 });
      expect(reservedOf(tx.store, LIU_YANG.grzh)).toEqual([]);
      expect(lastRow(tx, LIU_YANG)).toMatchObject({
        entry: { zhaiyao: '租房提取（约定）' },
        line: { fen: -150_000n },
      });
    }));

  it('money that left by a correction is nobody’s: the books hold', () =>
    centre.transact((tx) => {
      const ywlsh = inReview(tx, LIU_YANG, '100000.00');
      const lines = [
        { account: memberAccount(LIU_YANG.grzh), fen: -5_000_000n },
        { account: 'bank', fen: 5_000_000n },
      ];
      post(tx.store, { id: 'out', date: tx.today(), kind: '99', zhaiyao: '错缴更正', ywlsh: '', lines });
      expect(rentOf(tx)).toMatchObject({ kytqe: '0.00', zbje: '100000.00' });
      review(tx, { ywlsh, result: 'approve', opinion: '同意' });
      expect(stateOf(tx, LIU_YANG, ywlsh)).toBe('81');
    }));
});
