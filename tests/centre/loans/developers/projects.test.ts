// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import type { Desk } from '@mocks/centre/kernel/desk';
import { balanceOf, guaranteeAccount, memberAccount, trialBalance } from '@mocks/centre/kernel/ledger';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { confirmSale, listBorrowers } from '@mocks/centre/loans/applications/developer-view';
import { listHouses, loanProjects } from '@mocks/centre/loans/applications/house-views';
import { fundEntries } from '@mocks/centre/loans/developers/guarantee-ledger';
import { returnHome } from '@mocks/centre/loans/developers/homes';
import { ownProjects } from '@mocks/centre/loans/developers/project-views';
import { loansOf } from '@mocks/centre/loans/loans';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { listedHomes, projectDetail } from '@mocks/centre/public/listings/listing-views';
import { expect, it } from 'vitest';
import { PROJECT } from '@/domain/project-state';
import { kh0104 } from '../../../contracts/flows/kh0104';
import { centreOn, LIU_YANG, refusalOf, ZHOU_KAI } from '../../fixture';
import { sendRows } from '../../hand-in';
import { applyForLoan, COUPLE, contractSigned, DEVELOPER, othersSign, PNG, settleLoan } from '../../loan-fixture';

const approve = (desk: Desk, ywlsh: string) => review(desk, { ywlsh, result: 'approve', opinion: '同意' });

it('a project from its first document to the last release of the guarantee', async () => {
  const centre = await centreOn();
  // Admitted with a guarantee of 5 % …
  const lpbh = await centre.transact((desk) => {
    const ywlsh = issueNumber(desk, DEVELOPER, 'KH0104');
    for (const wjlxId of ['0603', '0604', '0605']) {
      addMaterial(desk, DEVELOPER, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
    }
    submit(desk, DEVELOPER, { ywlx: 'KH0104', ywlsh, ...kh0104.values, cns: '1' });
    approve(desk, ywlsh);
    return ownProjects(desk, DEVELOPER).find(({ lpmc }) => lpmc === '安居·江畔')?.lpbh ?? '';
  });
  const offered = () => centre.transact((desk) => loanProjects(desk).find((one) => one.lpbh === lpbh)?.kss ?? 0);
  expect(await offered()).toBe(0);

  // … its building imported: citizens see it, the loan application offers it, a withdrawal may name it.
  const importHomes = (jgrq: string, ...papers: string[]) =>
    centre.transact((desk) => {
      const ywlsh = issueNumber(desk, DEVELOPER, 'KH0105');
      for (const wjlxId of papers) addMaterial(desk, DEVELOPER, { ywlsh, wjlxId, name: '备案表.png', bytes: PNG });
      const rows = ['1-101', '1-102'].map((dyfh) => ({ dyfh, jzmj: '100', fwdj: '16000', hx: '三室两厅一卫' }));
      const { pcbh } = sendRows(desk, DEVELOPER, 'KH0105', rows, ywlsh);
      submit(desk, DEVELOPER, { ywlx: 'KH0105', ywlsh, pcbh, lpbh, ldmh: '1号楼', jgrq, cns: '1' });
      approve(desk, ywlsh);
    });
  await importHomes('2026-12-03');
  const ldbh = `${lpbh}-01`;
  const [home, other] = [`${ldbh}-1-101`, `${ldbh}-1-102`];
  const seen = (fh: string) =>
    centre.transact((desk) => ({
      public: listedHomes(desk, { ldbh, dy: '1', zt: '', page: 1, size: 9 }).list.find((one) => one.fh === fh)?.zt,
      developer: listHouses(desk, DEVELOPER, { ldbh, fh, page: 1, size: 9 }).list[0]?.zt,
      buyer: listHouses(desk, LIU_YANG, { ldbh, fh, page: 1, size: 9 }).list[0]?.zt,
    }));
  expect(await offered()).toBe(2);
  expect(await centre.transact((desk) => projectDetail(desk, lpbh))).toMatchObject({
    zts: 2,
    kdts: 2,
    jj: '16000',
    zt: PROJECT.admitted,
  });
  expect(await seen('101')).toEqual({ public: '1', developer: '1', buyer: '1' });

  // 刘洋 draws for the other home; nobody else may draw or borrow for it, he still may.
  const draw = (desk: Desk, who: typeof LIU_YANG, gfhtbh: string) => {
    const ywlsh = issueNumber(desk, who, 'TQ0101');
    for (const wjlxId of ['0301', '0302']) addMaterial(desk, who, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
    const paid = { gffkfs: '1', sfje: '1600000.00', sfrq: '2026-11-20', htrq: '2026-11-18', fwzj: '1600000.00' };
    const rest = { tqfs: '02', sqtqje: '20000.00', skzhly: '1', ywwd: '0101', cns: '1' };
    return submit(desk, who, { ywlx: 'TQ0101', ywlsh, gflx: '1', fwbh: other, gfhtbh, ...paid, ...rest });
  };
  const drawn = await centre.transact((desk) => draw(desk, LIU_YANG, 'YWQ2026119001'));
  await centre.transact((desk) => {
    const before = balanceOf(desk.store, memberAccount(LIU_YANG.grzh));
    approve(desk, drawn.ywlsh);
    expect(balanceOf(desk.store, memberAccount(LIU_YANG.grzh))).toBe(before - 20_000_00n);
    const { fwzl, jzmj } = cases(desk.store).get(drawn.ywlsh)?.values ?? {};
    expect([fwzl, jzmj]).toEqual(['江北区江畔路6号安居·江畔1号楼1单元102室', '100.00']);
  });
  expect(await seen('102')).toEqual({ public: '2', developer: '2', buyer: '1' });
  const stranger = await refusalOf(centre.transact((desk) => draw(desk, ZHOU_KAI, 'YWQ2026119002')));
  expect(stranger.fieldErrors.fwbh).toBe('这套房屋已由他人购买或选定，请核对房号，或与开发商核实');

  // 周凯 and 赵敏 borrow for the first: confirmed, signed, mortgaged, paid out, guaranteed.
  const loan = await centre.transact((desk) => {
    const money = { sfk: '600000.00', sqdkje: '1000000.00', fwbh: home };
    const ywlsh = applyForLoan(desk, ZHOU_KAI, { ...COUPLE, ...money });
    approve(desk, ywlsh);
    confirmSale(desk, DEVELOPER, { ywlsh, kfsqr: '1', yy: '' });
    othersSign(desk, ywlsh);
    contractSigned(desk, ZHOU_KAI, ywlsh);
    return ywlsh;
  });
  expect(await seen('101')).toEqual({ public: '4', developer: '5', buyer: '5' });
  await centre.transact((desk) => moveClock(desk, { now: '2026-12-01' }));
  expect(await seen('101')).toEqual({ public: '3', developer: '4', buyer: '4' });
  const book = () =>
    centre.transact((desk) => fundEntries(desk, DEVELOPER, { ksrq: '', jsrq: '', lx: '', page: 1, size: 9 }));
  expect(await book()).toMatchObject({ fkhj: '1000000.00', crhj: '50000.00', thhj: '0.00', qmye: '12562500.00' });
  const [borrower] = (await centre.transact((desk) => listBorrowers(desk, DEVELOPER, { page: 1, size: 5 }))).list;
  const paidOut = { page: 1, size: 5, ywzt: '05' };
  await centre.transact((desk) => moveClock(desk, { days: 1 }));
  // Its case is done the day after; it is found as what it is to its seller, and the name is told no more.
  expect(await centre.transact(({ store }) => cases(store).get(loan)?.ywzt)).toBe('99');
  expect((await centre.transact((desk) => listBorrowers(desk, DEVELOPER, paidOut))).list).toMatchObject([
    { ywlsh: loan, ywzt: '05', gmrxm: '' },
  ]);
  expect(borrower).toMatchObject({ ywlsh: loan, kfsqr: '1', fkje: '1000000.00', fkrq: '2026-12-01' });

  // The planned day gives nothing back. Finished by its filing: half. Settled: the rest; the home stays mortgaged until it is released.
  await centre.transact((desk) => moveClock(desk, { now: '2026-12-04' }));
  expect(await book()).toMatchObject({ thhj: '0.00' });
  await importHomes('2026-12-03', '0606');
  await centre.transact((desk) => moveClock(desk, { days: 1 }));
  expect(await book()).toMatchObject({ thhj: '25000.00', qmye: '12537500.00' });
  await centre.transact((desk) => {
    const [running] = loansOf(desk.store, ZHOU_KAI.grzh);
    if (!running) throw new Error('No loan');
    settleLoan(desk, ZHOU_KAI, running);
    moveClock(desk, { days: 1 });
    expect(balanceOf(desk.store, guaranteeAccount(DEVELOPER.kind === 'developer' ? DEVELOPER.kfsbh : ''))).toBe(
      1_251_250_000n,
    );
    expect(trialBalance(desk.store)).toBe(0n);
  });
  expect(await book()).toMatchObject({ crhj: '50000.00', thhj: '50000.00', qmye: '12512500.00' });
  expect(await seen('101')).toEqual({ public: '3', developer: '4', buyer: '4' });
  await centre.transact((desk) => {
    const ywlsh = issueNumber(desk, ZHOU_KAI, 'GD0701');
    const dkzh = loansOf(desk.store, ZHOU_KAI.grzh)[0]?.dkzh;
    submit(desk, ZHOU_KAI, { ywlx: 'GD0701', ywlsh, dkzh, cns: '1' });
    moveClock(desk, { days: 14 });
    expect(cases(desk.store).get(ywlsh)?.ywzt).toBe('99');
  });
  // It is its buyers' own: sold, not to be taken back, and not lent for once more.
  expect(await seen('101')).toEqual({ public: '2', developer: '2', buyer: '2' });
  const back = await refusalOf(centre.transact((desk) => returnHome(desk, DEVELOPER, { fwbh: home })));
  expect(back.message).toMatch(/由周\*的贷款申请（\d+）选定，贷款已结清，不能由开发商退房/);
  const money = { sfk: '600000.00', sqdkje: '1000000.00', fwbh: home };
  const twice = await refusalOf(centre.transact((desk) => applyForLoan(desk, ZHOU_KAI, { ...COUPLE, ...money })));
  expect(twice.fieldErrors.fwbh).toBe('这套房屋已售出或已被其他贷款申请选定，请重新选择');
});
