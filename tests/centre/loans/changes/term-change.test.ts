import { loanTermChange } from '@mocks/centre/businesses/individual/gd0406-loan-term';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { signaturesUnder } from '@mocks/centre/cases/signatures/signature-records';
import { completeSignature } from '@mocks/centre/cases/signatures/signatures';
import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, loanAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { repaymentPlan } from '@mocks/centre/loans/applications/loan-views';
import { planChange } from '@mocks/centre/loans/changes/plan-change';
import { loanEntries } from '@mocks/centre/loans/loan-entries';
import { loanSummary } from '@mocks/centre/loans/loan-summary';
import { type LoanRecord, loanSchedule, loanTable } from '@mocks/centre/loans/loans';
import { offsets } from '@mocks/centre/loans/offset/loan-offsets';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, todos } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { centrePerTest, FENG_JUN, rebasedFrom, refusalOf, ZHANG_JIANGUO } from '../../fixture';
import { applicationSigned, PNG } from '../../loan-fixture';
import { handIn as atOnce } from '../../submit';

const { dkzh } = PEOPLE.张建国;
const METHOD = { ywlx: 'GD0404', dkzh, xhkfs: '02', cns: '1' };
const SHORTER = { ywlx: 'GD0406', dkzh, bglx: '1', xzhhkqx: '200', cns: '1' };
const LONGER = { ...SHORTER, bglx: '2', xzhhkqx: '280', bgyy: '2' };

const centre = centrePerTest();

const loanOf = ({ store }: Transaction, number: string = dkzh) => loanTable(store).get(number) as LoanRecord; // of the seed
const owed = ({ store }: Transaction) => -balanceOf(store, loanAccount(dkzh));

function handIn(tx: Transaction, values: Record<string, string>, actor: Actor = ZHANG_JIANGUO) {
  const { ywlx = '' } = values;
  const ywlsh = issueNumber(tx, actor, ywlx);
  const cbyd = values.cbyd ?? planChange(tx, actor, values).bj;
  const qmbh = applicationSigned(tx, actor, ywlsh, { ...values, cbyd });
  return submit(tx, actor, { ...values, cbyd, qmbh, ywlsh });
}

const refused = (values: Record<string, string>, actor?: Actor) =>
  refusalOf(centre.transact((tx) => handIn(tx, { cbyd: 'none', ...values }, actor)));

describe('GD0404, from equal instalments to equal principal', () => {
  it('the plan is the new one from the next instalment on, what is owed stays to the fen, and everywhere says so', async () => {
    await centre.transact((tx) => {
      const before = loanSchedule(loanOf(tx));
      const [was, rows] = [owed(tx), postingsOf(tx.store, loanAccount(dkzh)).length];
      expect(was).toBe(56_698_300n);
      const { ywlsh, ywzt } = handIn(tx, METHOD);
      expect(ywzt).toBe('99');
      const after = loanSchedule(loanOf(tx));
      expect(after.slice(0, 17)).toEqual(before.slice(0, 17));
      expect(owed(tx)).toBe(was);
      expect(postingsOf(tx.store, loanAccount(dkzh))).toHaveLength(rows);
      // 566,983.00 / 223 = 2,542.52 and 566,983.00 × 2.6 % / 12 = 1,228.46.
      expect(after[17]).toMatchObject({ dqqc: 18, principal: 254_252n, interest: 122_846n, balance: 56_444_048n });
      expect(after).toHaveLength(240);
      expect(after.slice(17).reduce((sum, { principal }) => sum + principal, 0n)).toBe(was);
      expect(loanSummary(tx, loanOf(tx))).toMatchObject({ dkhkfs: '02', dqyhje: '3770.98', zxll: '2.600' });
      const plan = repaymentPlan(tx, ZHANG_JIANGUO, { dkzh, page: 1, size: 0 });
      expect(plan.list[17]).toMatchObject({ yhrq: '2026-12-20', yhje: '3770.98', yhbj: '2542.52', yhlx: '1228.46' });
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh }).lc.at(-1)?.yj).toBe(
        '自第18期（2026-12-20）起按新计划还款，首期3,770.98元，剩余223期，贷款余额不变',
      );
      expect(listMessages(tx, ZHANG_JIANGUO, { page: 1, size: 1 }).list[0]?.nr).toContain('自第18期');
      moveClock(tx, { now: '2026-12-20' });
      expect(owed(tx)).toBe(56_444_048n);
      expect(postingsOf(tx.store, loanAccount(dkzh)).at(-1)?.entry.lines).toContainEqual({
        account: 'interest-income',
        fen: 122_846n,
      });
      expect(trialBalance(tx.store)).toBe(0n);
      moveClock(tx, { days: 1 });
    });
    const again = await refused({ ...METHOD, xhkfs: '01' });
    expect(again.message).toBe('距上次变更不足12个月');
  });

  it('is refused for the same method, a statement of other terms and a payment above half of the income', async () => {
    expect((await refused({ ...METHOD, xhkfs: '01' })).fieldErrors).toEqual({ xhkfs: '新旧还款方式一致' });
    expect((await refused({ ...METHOD, cbyd: `${dkzh}|02|222|2.6|18|2.6000` })).fieldErrors).toEqual({
      cbyd: '请阅读并确认按当前变更内容计算的综合融资成本明示表',
    });
    await centre.transact(({ store }) => {
      const people = store.table<{ grzh: string; spans: { base: bigint; to?: string }[] }>('persons');
      const zhang = people.get(PEOPLE.张建国.grzh);
      if (!zhang) throw new Error('not of the seed');
      people.put(zhang.grzh, { ...zhang, spans: zhang.spans.map((span) => ({ ...span, base: 750_000n })) });
    });
    expect((await refused(METHOD)).fieldErrors.xhkfs).toBe(
      '变更后月还款额超过家庭收入的50%：首期3,770.98元，借款人缴存基数合计7,500.00元 × 50% = 3,750.00元；收入更高的请携带收入证明到柜台办理',
    );
  });

  it('the income is the base in force in the month, not one that begins later', async () => {
    await centre.transact((tx) => rebasedFrom(tx, ZHANG_JIANGUO, '2027-01', 750_000n));
    // 18,000.00 until December: half of it is more than the 3,770.98 of the first instalment.
    const { ywzt } = await centre.transact((tx) => handIn(tx, METHOD));
    expect(ywzt).toBe('99');
  });

  it.each<[string, string, (tx: Transaction) => void]>([
    ['逾期', '您有逾期的住房公积金贷款，请先还清逾期款项', (tx) => put(tx, { cardShortFrom: '2026-12-01' })],
    ['不满12期', '还款满12期后方可变更', (tx) => put(tx, { paid: 11 })],
    ['只剩一期', '剩余期数不足2期，不能变更', (tx) => put(tx, { paid: 239 })],
    ['还款日', '今天是还款日，当天不办理，请明日再办理', () => undefined],
    [
      '冲还贷',
      '该贷款已签约，请先解除后再变更',
      ({ store }) =>
        offsets(store).put('1', {
          ywlsh: '1',
          dkzh,
          chfs: '01',
          thfs: '',
          cxr: '',
          first: '',
          keep: 0n,
          accounts: [],
          from: 99,
        }),
    ],
  ])('on %s: %s', async (when, message, prepare) => {
    await centre.transact((tx) => {
      prepare(tx);
      if (when === '逾期' || when === '还款日') moveClock(tx, { now: when === '还款日' ? '2026-12-20' : '2026-12-21' });
      expect(judge(tx, ZHANG_JIANGUO, { ywlx: 'GD0404', dkzh }).mz).toBe(false);
    });
    expect((await refused(METHOD)).message).toBe(message);
  });

  const put = (tx: Transaction, change: Partial<LoanRecord>) =>
    loanTable(tx.store).put(dkzh, { ...loanOf(tx), ...change });
});

it('an income that has fallen is proved by a paper: the base that was paid on does not show it', async () => {
  const fallen = { ...LONGER, bgyy: '1' };
  await centre.transact((tx) => {
    const proof = (bgyy: string) =>
      loanTermChange.needs?.({ tx, actor: ZHANG_JIANGUO, ywlsh: '' }, { bglx: '2', bgyy });
    expect(proof('2')).toMatchObject([{ wjmc: '收入证明', mjsm: expect.stringContaining('免交') }]);
    expect(proof('1')).toEqual([{ wjlxId: '0501', wjmc: '收入证明', sfbs: '2', mjsm: '' }]);
  });
  const bare = await refusalOf(centre.transact((tx) => handIn(tx, fallen)));
  expect(bare.message).toContain('收入证明');
  const { sqnr } = await centre.transact((tx) => {
    const ywlsh = issueNumber(tx, ZHANG_JIANGUO, 'GD0406');
    addMaterial(tx, ZHANG_JIANGUO, { ywlsh, wjlxId: '0501', name: '收入证明.png', bytes: PNG });
    const cbyd = planChange(tx, ZHANG_JIANGUO, fallen).bj;
    submit(tx, ZHANG_JIANGUO, {
      ...fallen,
      cbyd,
      ywlsh,
      qmbh: applicationSigned(tx, ZHANG_JIANGUO, ywlsh, { ...fallen, cbyd }),
    });
    return caseDetail(tx, ZHANG_JIANGUO, { ywlsh });
  });
  expect(sqnr.slice(1, 3)).toEqual([
    { key: 'bglx', label: '变更类型', value: '延长' },
    { key: 'bgyy', label: '变更原因', value: '收入减少' },
  ]);
});

describe('those who borrow with the holder', () => {
  const withFeng = (tx: Transaction) => loanTable(tx.store).put(dkzh, { ...loanOf(tx), coBorrowers: [FENG_JUN.grzh] });
  const sign = (tx: Transaction, ywlsh: string) => {
    const open = signaturesUnder(tx.store, ywlsh).find(({ zt }) => zt === '0');
    completeSignature(tx, open?.qmbh ?? '');
  };

  it('sign too: only then it counts, from the instalment that is the next one by then', async () => {
    await centre.transact((tx) => {
      withFeng(tx);
      const { ywlsh, ywzt } = handIn(tx, SHORTER);
      expect(ywzt).toBe('06');
      expect(loanOf(tx).months).toBe(240);
      moveClock(tx, { now: '2026-11-25' });
      sign(tx, ywlsh);
      expect(loanOf(tx).months).toBe(217);
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh }).ywzt).toBe('99');
      // He owes it by the new plan, too.
      const [said] = listMessages(tx, FENG_JUN, { page: 1, size: 1 }).list;
      expect(said?.nr).toMatch(/^您与张\*+共同借款的贷款\d+，还款期限变更已办结：自第18期（2026-12-20）起按新计划还款/);
    });
  });

  it('are told, as is the holder, that a settlement ordered meanwhile ends it by itself', async () => {
    await centre.transact((tx) => {
      withFeng(tx);
      const { ywlsh } = handIn(tx, SHORTER);
      const order = { dkzh, hklx: '3', yhkr: '2026-11-27' };
      const paid = atOnce(tx, ZHANG_JIANGUO, 'GD0602', order).ywlsh;
      const ends = '还款期限变更，结清后自动失效';
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh: paid }).sqnr).toContainEqual({
        key: 'zbyw',
        label: '在办申请',
        value: ends,
      });
      const sms = readOutbox(tx).find(({ kind, text }) => kind === 'sms' && text?.includes(paid));
      expect(sms?.text).toContain(`在办的${ends}。`);
      const said = '该贷款已申请提前结清（2026-11-27还款），结清后本申请自动失效';
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh }).ztsm?.nr).toContain(said);
      const asked = todos(tx, FENG_JUN).find(({ ywlx }) => ywlx === 'QSQR');
      expect(asked?.sxsm).toContain(said);
    });
  });

  it('who fell behind meanwhile: it waits, and is made once that is paid', async () => {
    await centre.transact((tx) => {
      withFeng(tx);
      moveClock(tx, { now: '2026-12-18' });
      const { ywlsh } = handIn(tx, METHOD);
      loanTable(tx.store).put(dkzh, { ...loanOf(tx), cardShortFrom: '2026-12-01' });
      moveClock(tx, { now: '2026-12-21' });
      sign(tx, ywlsh);
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh })).toMatchObject({ ywzt: '81', sbyy: { yy: '贷款已逾期' } });
      expect(loanOf(tx).hkfs).toBe('01');
      const { cardShortFrom: _, ...filled } = loanOf(tx);
      loanTable(tx.store).put(dkzh, filled);
      moveClock(tx, { now: '2027-01-21' });
      expect(loanOf(tx)).toMatchObject({ hkfs: '02', missed: [] });
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh }).ywzt).toBe('99');
      expect(trialBalance(tx.store)).toBe(0n);
    });
  });
});

describe('GD0406, fewer or more instalments', () => {
  it('shorter at once, with a row that says so and moves nothing', async () => {
    await centre.transact((tx) => {
      const was = owed(tx);
      expect(handIn(tx, SHORTER).ywzt).toBe('99');
      const coming = loanSchedule(loanOf(tx)).slice(17);
      expect(coming).toHaveLength(200);
      expect(owed(tx)).toBe(was);
      expect(coming.reduce((sum, { principal }) => sum + principal, 0n)).toBe(was);
      const entries = loanEntries(tx, ZHANG_JIANGUO, { dkzh, ksrq: '', jsrq: '', dkywmxlx: '08', page: 1, size: 9 });
      expect(entries.list).toMatchObject([{ dkywmxlx: '08', fse: '0.00', bjje: '', dkye: '566983.00', hkly: '' }]);
      expect(entries.hkcs).toBe(0);
      expect(loanSummary(tx, loanOf(tx))).toMatchObject({ syqs: 200, htdkqx: 240, mqhkrq: '2043-07-20' });
    });
  });

  it('longer is for a clerk; what was agreed on is the last instalment, whatever is paid meanwhile', async () => {
    await centre.transact((tx) => {
      const { ywlsh, ywzt } = handIn(tx, LONGER);
      expect(ywzt).toBe('98');
      const shown = () => caseDetail(tx, ZHANG_JIANGUO, { ywlsh }).sqnr.map(({ label, value }) => `${label} ${value}`);
      expect(shown()).toContain('生效期次 第18期（2026-12-20）（以生效当日核定为准）');
      moveClock(tx, { now: '2026-12-25' });
      review(tx, { ywlsh, result: 'approve', opinion: '' });
      // One instalment was paid meanwhile: what has come of it stands in the case as in the supplement.
      expect(shown()).toContain('生效期次 第19期（2027-01-20）');
      expect(shown().join()).toMatch(/剩余期数 222期（2045-06-20到期） → 279期/);
      expect(loanOf(tx)).toMatchObject({ paid: 18, months: 297 });
      const entries = loanEntries(tx, ZHANG_JIANGUO, { dkzh, ksrq: '', jsrq: '', dkywmxlx: '07', page: 1, size: 9 });
      expect(entries.list).toHaveLength(1);
    });
  });

  it('past five years in all the rate is the short one, from the month after the running one on', async () => {
    await centre.transact((tx) => {
      const plan = planChange(tx, ZHANG_JIANGUO, { dkzh, bglx: '1', xzhhkqx: '43' });
      expect(plan).toMatchObject({ bgq: { zxll: '2.6' }, bgh: { zxll: '2.1', syqs: 43 } });
      // The running month at 2.6 %, the next one at 2.1 %.
      expect(plan.mx[0]?.xyhlx).toBe('1228.46');
      const balance = BigInt((plan.mx[0]?.xsyye ?? '').replace('.', ''));
      expect(plan.mx[1]?.xyhlx.replace('.', '')).toBe(String((balance * 21n + 6_000n) / 12_000n));
      expect(plan.mx.reduce((sum, { xyhje, xyhlx }) => sum + fen(xyhje) - fen(xyhlx), 0n)).toBe(56_698_300n);
    });
  });

  it.each([
    [{ bglx: '1', xzhhkqx: '223' }, '缩短后的剩余期数须少于现剩余期数223期'],
    [{ bglx: '2', xzhhkqx: '223' }, '延长后的剩余期数须多于现剩余期数223期'],
    [{ bglx: '2', xzhhkqx: '344' }, '变更后总期限不能超过360个月'],
    [{ bglx: '2', xzhhkqx: '343' }, '贷款到期时年龄超过限制'],
  ])('%j: %s', async (values, message) => {
    expect((await refused({ ...LONGER, ...values })).fieldErrors.xzhhkqx).toBe(message);
  });
});

const fen = (yuan: string) => BigInt(yuan.replace('.', '') || '0');
