// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, guaranteeAccount, memberAccount, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { confirmSale, listBorrowers } from '@mocks/centre/loans/applications/developer-view';
import { listHouses, loanProjects } from '@mocks/centre/loans/applications/house-views';
import { fundEntries } from '@mocks/centre/loans/developers/guarantee-ledger';
import { returnHome } from '@mocks/centre/loans/developers/homes';
import { projectsOfDeveloper } from '@mocks/centre/loans/developers/project-views';
import { loansOf } from '@mocks/centre/loans/loans';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { listedHomes, projectDetail } from '@mocks/centre/public/listings/listing-views';
import { expect, it } from 'vitest';
import { PROJECT } from '@/domain/loan/project-state';
import { kh0104 } from '../../../contracts/flows/kh0104-project-admission';
import { centreOn, LIU_YANG, refusalOf, ZHOU_KAI } from '../../fixture';
import { applyForLoan, COUPLE, contractSigned, DEVELOPER, othersSign, PNG, settleLoan } from '../../loan-fixture';
import { sendRows } from '../../submit';

const approve = (tx: Transaction, ywlsh: string) => review(tx, { ywlsh, result: 'approve', opinion: '同意' });

it('a project from its first document to the last release of the guarantee', async () => {
  const centre = await centreOn();
  // Admitted with a guarantee of 5 % …
  const lpbh = await centre.transact((tx) => {
    const ywlsh = issueNumber(tx, DEVELOPER, 'KH0104');
    for (const wjlxId of ['0603', '0604', '0605']) {
      addMaterial(tx, DEVELOPER, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
    }
    submit(tx, DEVELOPER, { ywlx: 'KH0104', ywlsh, ...kh0104.values, cns: '1' });
    approve(tx, ywlsh);
    return projectsOfDeveloper(tx, DEVELOPER).find(({ lpmc }) => lpmc === '安居·江畔')?.lpbh ?? '';
  });
  const offered = () => centre.transact((tx) => loanProjects(tx).find((one) => one.lpbh === lpbh)?.kss ?? 0);
  expect(await offered()).toBe(0);

  // … its building imported: citizens see it, the loan application offers it, a withdrawal may name it.
  const importHomes = (jgrq: string, ...papers: string[]) =>
    centre.transact((tx) => {
      const ywlsh = issueNumber(tx, DEVELOPER, 'KH0105');
      for (const wjlxId of papers) addMaterial(tx, DEVELOPER, { ywlsh, wjlxId, name: '备案表.png', bytes: PNG });
      const rows = ['1-101', '1-102'].map((dyfh) => ({ dyfh, jzmj: '100', fwdj: '16000', hx: '三室两厅一卫' }));
      const { pcbh } = sendRows(tx, DEVELOPER, 'KH0105', rows, ywlsh);
      submit(tx, DEVELOPER, { ywlx: 'KH0105', ywlsh, pcbh, lpbh, ldmh: '1号楼', jgrq, cns: '1' });
      approve(tx, ywlsh);
    });
  await importHomes('2026-12-03');
  const ldbh = `${lpbh}-01`;
  const [home, other] = [`${ldbh}-1-101`, `${ldbh}-1-102`];
  const seen = (fh: string) =>
    centre.transact((tx) => ({
      public: listedHomes(tx, { ldbh, dy: '1', zt: '', page: 1, size: 9 }).list.find((one) => one.fh === fh)?.zt,
      developer: listHouses(tx, DEVELOPER, { ldbh, fh, page: 1, size: 9 }).list[0]?.zt,
      buyer: listHouses(tx, LIU_YANG, { ldbh, fh, page: 1, size: 9 }).list[0]?.zt,
    }));
  expect(await offered()).toBe(2);
  expect(await centre.transact((tx) => projectDetail(tx, lpbh))).toMatchObject({
    zts: 2,
    kdts: 2,
    jj: '16000',
    zt: PROJECT.admitted,
  });
  expect(await seen('101')).toEqual({ public: '1', developer: '1', buyer: '1' });

  // 刘洋 draws for the other home; nobody else may draw or borrow for it, he still may.
  const draw = (tx: Transaction, who: typeof LIU_YANG, gfhtbh: string) => {
    const ywlsh = issueNumber(tx, who, 'TQ0101');
    for (const wjlxId of ['0301', '0302']) addMaterial(tx, who, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
    const paid = { gffkfs: '1', sfje: '1600000.00', sfrq: '2026-11-20', htrq: '2026-11-18', fwzj: '1600000.00' };
    const rest = { tqfs: '02', sqtqje: '20000.00', skzhly: '1', ywwd: '0101', cns: '1' };
    return submit(tx, who, { ywlx: 'TQ0101', ywlsh, gflx: '1', fwbh: other, gfhtbh, ...paid, ...rest });
  };
  const drawn = await centre.transact((tx) => draw(tx, LIU_YANG, 'YWQ2026119001'));
  await centre.transact((tx) => {
    const before = balanceOf(tx.store, memberAccount(LIU_YANG.grzh));
    approve(tx, drawn.ywlsh);
    expect(balanceOf(tx.store, memberAccount(LIU_YANG.grzh))).toBe(before - 20_000_00n);
    const { fwzl, jzmj } = cases(tx.store).get(drawn.ywlsh)?.values ?? {};
    expect([fwzl, jzmj]).toEqual(['江北区江畔路6号安居·江畔1号楼1单元102室', '100.00']);
  });
  expect(await seen('102')).toEqual({ public: '2', developer: '2', buyer: '1' });
  const stranger = await refusalOf(centre.transact((tx) => draw(tx, ZHOU_KAI, 'YWQ2026119002')));
  expect(stranger.fieldErrors.fwbh).toBe('这套房屋已由他人购买或选定，请核对房号，或与开发商核实');

  // 周凯 and 赵敏 borrow for the first: confirmed, signed, mortgaged, paid out, guaranteed.
  const loan = await centre.transact((tx) => {
    const money = { sfk: '600000.00', sqdkje: '1000000.00', fwbh: home };
    const ywlsh = applyForLoan(tx, ZHOU_KAI, { ...COUPLE, ...money });
    approve(tx, ywlsh);
    confirmSale(tx, DEVELOPER, { ywlsh, kfsqr: '1', yy: '' });
    othersSign(tx, ywlsh);
    contractSigned(tx, ZHOU_KAI, ywlsh);
    return ywlsh;
  });
  expect(await seen('101')).toEqual({ public: '4', developer: '5', buyer: '5' });
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-01' }));
  expect(await seen('101')).toEqual({ public: '3', developer: '4', buyer: '4' });
  const book = () =>
    centre.transact((tx) => fundEntries(tx, DEVELOPER, { ksrq: '', jsrq: '', lx: '', page: 1, size: 9 }));
  expect(await book()).toMatchObject({ fkhj: '1000000.00', crhj: '50000.00', thhj: '0.00', qmye: '12562500.00' });
  const [borrower] = (await centre.transact((tx) => listBorrowers(tx, DEVELOPER, { page: 1, size: 5 }))).list;
  const paidOut = { page: 1, size: 5, ywzt: '05' };
  await centre.transact((tx) => moveClock(tx, { days: 1 }));
  // Its case is done the day after; it is found as what it is to its seller, and the name is told no more.
  expect(await centre.transact(({ store }) => cases(store).get(loan)?.ywzt)).toBe('99');
  expect((await centre.transact((tx) => listBorrowers(tx, DEVELOPER, paidOut))).list).toMatchObject([
    { ywlsh: loan, ywzt: '05', gmrxm: '' },
  ]);
  expect(borrower).toMatchObject({ ywlsh: loan, kfsqr: '1', fkje: '1000000.00', fkrq: '2026-12-01' });

  // The planned day gives nothing back. Finished by its filing: half. Settled: the rest; the home stays mortgaged until it is released.
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-04' }));
  expect(await book()).toMatchObject({ thhj: '0.00' });
  await importHomes('2026-12-03', '0606');
  await centre.transact((tx) => moveClock(tx, { days: 1 }));
  expect(await book()).toMatchObject({ thhj: '25000.00', qmye: '12537500.00' });
  await centre.transact((tx) => {
    const [running] = loansOf(tx.store, ZHOU_KAI.grzh);
    if (!running) throw new Error('No loan');
    settleLoan(tx, ZHOU_KAI, running);
    moveClock(tx, { days: 1 });
    expect(balanceOf(tx.store, guaranteeAccount(DEVELOPER.kind === 'developer' ? DEVELOPER.kfsbh : ''))).toBe(
      1_251_250_000n,
    );
    expect(trialBalance(tx.store)).toBe(0n);
  });
  expect(await book()).toMatchObject({ crhj: '50000.00', thhj: '50000.00', qmye: '12512500.00' });
  expect(await seen('101')).toEqual({ public: '3', developer: '4', buyer: '4' });
  await centre.transact((tx) => {
    const ywlsh = issueNumber(tx, ZHOU_KAI, 'GD0701');
    const dkzh = loansOf(tx.store, ZHOU_KAI.grzh)[0]?.dkzh;
    submit(tx, ZHOU_KAI, { ywlx: 'GD0701', ywlsh, dkzh, cns: '1' });
    moveClock(tx, { days: 14 });
    expect(cases(tx.store).get(ywlsh)?.ywzt).toBe('99');
  });
  // It is its buyers' own: sold, not to be taken back, and not lent for once more.
  expect(await seen('101')).toEqual({ public: '2', developer: '2', buyer: '2' });
  const back = await refusalOf(centre.transact((tx) => returnHome(tx, DEVELOPER, { fwbh: home })));
  expect(back.message).toMatch(/由周\*的贷款申请（\d+）选定，贷款已结清，不能由开发商退房/);
  const money = { sfk: '600000.00', sqdkje: '1000000.00', fwbh: home };
  const twice = await refusalOf(centre.transact((tx) => applyForLoan(tx, ZHOU_KAI, { ...COUPLE, ...money })));
  expect(twice.fieldErrors.fwbh).toBe('这套房屋已售出或已被其他贷款申请选定，请重新选择');
});
