import { moveClock } from '@mocks/centre/daily-jobs';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { loanDetail } from '@mocks/centre/loans/applications/loan-views';
import { releaseLoans } from '@mocks/centre/loans/mortgage-release';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { mortgageOf, mortgages } from '@mocks/centre/registers/mortgages';
import { opened } from '@mocks/data/menus/menus';
import { menusOf } from '@mocks/data/menus/role-access';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { stateOf } from '../../books';
import { centrePerTest, HE_JING, ZHANG_JIANGUO } from '../../fixture';
import { handIn as handInAtOnce, refused } from '../../submit';

const LOAN = PEOPLE.何静.dkzh;
const centre = centrePerTest();

const handIn = (tx: Transaction, dkzh = LOAN) => handInAtOnce(tx, HE_JING, 'GD0701', { dkzh, cns: '1' });

it('is paused until the day of the parameter, in the menu and at the centre, and open from then on', async () => {
  const enable = (day: string) =>
    JSON.stringify(opened(menusOf('1', []), day)).match(/"[^"]*dyzx"[^}]*"enable":"(\d+)"/)?.[1];
  expect([enable('2026-11-30'), enable('2026-12-01')]).toEqual(['0', '1']);
  await centre.transact((tx) => {
    expect(refused(() => handIn(tx)).message).toContain('抵押注销2026-12-01起可以网上办理');
    moveClock(tx, { now: '2026-12-01' });
    expect(handIn(tx).ywzt).toBe('02');
  });
});

it('何静 paid off in 2026-02: the register releases her mortgage, and nothing is left to be released', async () => {
  await centre.transact((tx) => {
    moveClock(tx, { now: '2026-12-01' });
    expect(releaseLoans(tx, HE_JING)).toMatchObject([
      { dkzh: LOAN, bdcqzh: '云(2016)海淀区不动产权第0045678号', dyzt: '抵押登记有效', jqrq: '2026-02-10' },
    ]);
    const { ywlsh } = handIn(tx);
    expect(mortgageOf(tx.store, LOAN)?.zt).toBe('releasing');
    moveClock(tx, { now: '2026-12-02' });
    expect(stateOf(tx, HE_JING, ywlsh)).toBe('02');
    moveClock(tx, { now: '2026-12-03' });
    expect(stateOf(tx, HE_JING, ywlsh)).toBe('99');
    expect(mortgageOf(tx.store, LOAN)).toMatchObject({ zt: 'released', zxrq: '2026-12-03' });
    expect(releaseLoans(tx, HE_JING)).toEqual([]);
    const { mz, tj } = judge(tx, HE_JING, { ywlx: 'GD0701' });
    expect([mz, tj.at(-1)?.sjz]).toEqual([false, '没有']);
  });
});

it('taken back, or refused by the register for a seizure: the mortgage stands as before', async () => {
  await centre.transact((tx) => {
    moveClock(tx, { now: '2026-12-01' });
    const { ywlsh } = handIn(tx);
    expect(withdrawCase(tx, HE_JING, { ywlsh }).ywzt).toBe('85');
    expect(mortgageOf(tx.store, LOAN)).toMatchObject({ zt: 'registered' });
    const again = handIn(tx);
    const mortgage = mortgageOf(tx.store, LOAN);
    if (mortgage) mortgages(tx.store).put(mortgage.dyqzh, { ...mortgage, seized: true });
    moveClock(tx, { now: '2026-12-04' });
    expect(caseDetail(tx, HE_JING, { ywlsh: again.ywlsh })).toMatchObject({
      ywzt: '80',
      sbyy: { yy: '不动产存在查封登记，登记机构不予注销' },
    });
    expect(mortgageOf(tx.store, LOAN)?.zt).toBe('registered');
  });
});

it('nobody releases the mortgage of a loan that runs, or of somebody else', async () => {
  await centre.transact((tx) => {
    moveClock(tx, { now: '2026-12-01' });
    expect(releaseLoans(tx, ZHANG_JIANGUO)).toEqual([]);
    const foreign = refused(() => handIn(tx, PEOPLE.张建国.dkzh));
    expect(foreign.fieldErrors.dkzh).toBe('贷款账号不在可选范围内');
  });
});

it('韩冬, whose loan the register has no mortgage of: nothing is promised, and the page says what is true and leads on', async () => {
  const { grzh, dkzh } = PEOPLE.韩冬;
  const actor = { kind: 'person', grzh } as const;
  await centre.transact((tx) => {
    moveClock(tx, { now: '2027-05-10' });
    const told = listMessages(tx, actor, { page: 1, size: 99 }).list.find(({ title }) => title === '贷款结清');
    expect(told?.nr).toBe('您的贷款已结清，结清证明可在网厅开具，不动产登记中没有该贷款的抵押登记，不需要办理注销。');
    expect(loanDetail(tx, actor, dkzh).dkdblx).toBe('抵押');
    const { mz, tj } = judge(tx, actor, { ywlx: 'GD0701' });
    expect(mz).toBe(false);
    expect(tj.at(-1)).toMatchObject({
      sjz: `贷款${dkzh}已结清，没有抵押登记`,
      xyb: '不动产登记中没有该贷款的抵押登记，不需要办理注销；手中有他项权证的，请携带结清证明到不动产登记窗口核实',
      lj: `/grwt/zmSys/zmyw/jq_zm?dkzh=${dkzh}`,
    });
  });
});
