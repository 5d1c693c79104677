// @vitest-environment node

import { type CaseRecord, cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, guaranteeAccount, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { type Actor, actorOf, BusinessError, REFUSED, type Transaction } from '@mocks/centre/kernel/transaction';
import { confirmSale } from '@mocks/centre/loans/applications/developer-view';
import { loanFileOf } from '@mocks/centre/loans/applications/loan-file';
import { housePrice, houses, housesOf } from '@mocks/centre/loans/buildings';
import { fundEntries, openingGuarantees } from '@mocks/centre/loans/developers/guarantee-ledger';
import { guarantees } from '@mocks/centre/loans/developers/guarantees';
import { returnHome, sellHome } from '@mocks/centre/loans/developers/homes';
import { loansOf, loanTable, publicStatus } from '@mocks/centre/loans/loans';
import { mortgagedLoans } from '@mocks/centre/loans/mortgage-release';
import { submit } from '@mocks/centre/office/applications';
import { withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { mortgageOf } from '@mocks/centre/registers/mortgages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fenOf, toYuan } from '@/domain/money';
import { PEOPLE } from '../../people';
import { runs } from '../../property-runs';
import { centreOn, LIU_YANG, MA_XIAOYAN, ZHOU_KAI } from '../fixture';
import { applyForLoan, COUPLE, contractSigned, DEVELOPER, othersSign, PNG, settleLoan } from '../loan-fixture';

const TOWER = 'LP00000001-03';
const { kfsbh } = DEVELOPER as { kfsbh: string };
const BORROWERS = [ZHOU_KAI, LIU_YANG];
/** 刘洋 borrows alone. */
const ALONE = { ...COUPLE, jkrysr: '12000.00', hyzk: '10', poxm: '', pozjlx: '', pozjhm: '', posjhm: '', gtjkr: [] };

const KINDS = [
  'sell',
  'give back',
  'borrow',
  'draw',
  'go on',
  'approve',
  'return',
  'refuse',
  'not sold',
  'take back',
  'settle',
  'release',
  'wait',
] as const;
type Kind = (typeof KINDS)[number];

/** Lives of a home, told by whoever takes the next step; each run mixes most of them, in any order and on homes that meet. */
const LIVES: readonly (readonly Kind[])[] = [
  ['borrow', 'approve', 'go on', 'go on', 'go on', 'wait', 'settle', 'release', 'wait'],
  ['borrow', 'approve', 'go on', 'go on', 'go on', 'settle', 'borrow', 'release'],
  ['borrow', 'return', 'take back', 'sell', 'borrow'],
  ['borrow', 'refuse', 'draw', 'approve'],
  ['draw', 'return', 'take back', 'give back'],
  ['borrow', 'refuse', 'borrow', 'approve', 'not sold', 'draw'],
  ['sell', 'draw', 'give back', 'borrow', 'take back'],
  ['draw', 'refuse', 'borrow', 'refuse', 'borrow', 'return', 'take back', 'wait'],
];
const chance = fc.record({
  /** The homes and people of its deeds. */
  n: fc.nat({ max: 60 }),
  /** A deed that is left out, and one that comes twice. */
  without: fc.nat({ max: 20 }),
  again: fc.nat({ max: 20 }),
});
const world = fc.record({
  lives: fc.shuffledSubarray([...LIVES], { minLength: 6 }),
  chances: fc.array(chance, { minLength: LIVES.length, maxLength: LIVES.length }),
});
const HOMES = 5;
const RUNS = 8;
const MOST = RUNS / 2;
/** What a run without would prove little by. */
const EXPECTED: readonly Kind[] = ['borrow', 'draw', 'approve', 'return', 'refuse', 'take back', 'settle'];

it('a tower: no home has two owners, and no fen of loans and guarantee is lost', async () => {
  /** In how many runs each kind of deed was really done. */
  const lived = new Map<Kind, number>();
  await fc.assert(
    fc.asyncProperty(world, async ({ lives, chances }) => {
      const centre = await centreOn();
      // Few homes, so that deeds meet.
      const homes = await centre.transact(({ store }) =>
        housesOf(store, TOWER)
          .flatMap(({ fwbh, zt }) => (zt === '1' ? [fwbh] : []))
          .slice(0, HOMES),
      );
      const done = new Set<Kind>();
      for (const [index, deeds] of lives.entries()) {
        const { n = 0, without = 0, again = 0 } = chances[index] ?? {};
        const told = deeds.flatMap((kind, at) => (at === without ? [] : at === again ? [kind, kind] : [kind]));
        for (const kind of told) {
          if (await accepted(centre.transact((tx) => act(tx, kind, homes, n)))) done.add(kind);
          await centre.transact(check);
        }
      }
      await centre.transact(endOfDay);
      for (const kind of done) lived.set(kind, (lived.get(kind) ?? 0) + 1);
    }),
    runs(RUNS),
  );
  expect([...lived.keys()].sort()).toEqual([...KINDS].sort());
  expect(EXPECTED.filter((kind) => (lived.get(kind) ?? 0) <= MOST)).toEqual([]);
});

/** What the centre refuses was not done. */
async function accepted(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (failure) {
    if (failure instanceof BusinessError) return false;
    throw failure;
  }
}

function act(tx: Transaction, kind: Kind, homes: readonly string[], n: number): void {
  const home = houses(tx.store).get(homes[n % HOMES] ?? '');
  const who = n % 2 === 0 ? ZHOU_KAI : LIU_YANG;
  if (!home) throw new Error('No such home');
  switch (kind) {
    case 'sell': {
      const buyer = { gmrxm: '冯军', gmrzjhm: PEOPLE.冯军.zjhm, gfhtbh: `YWQ${n}`, qdrq: tx.today() };
      sellHome(tx, DEVELOPER, { fwbh: home.fwbh, ...buyer });
      break;
    }
    case 'give back': {
      // Whichever the developer has sold; else this one, to be told why not.
      const sold = housesOf(tx.store, TOWER).find(({ zt, sale }) => zt === '2' && sale?.ywlsh === '');
      returnHome(tx, DEVELOPER, { fwbh: (sold ?? home).fwbh });
      break;
    }
    case 'borrow': {
      const price = housePrice(home);
      const lent = who === ZHOU_KAI ? 600_000_00n : 300_000_00n;
      const sqdkje = toYuan(lent);
      const cbyd = `${sqdkje}|360|01|2.6|2.6000`;
      const values = who === ZHOU_KAI ? COUPLE : ALONE;
      applyForLoan(tx, who, { ...values, fwbh: home.fwbh, sqdkje, sfk: toYuan(price - lent), cbyd });
      break;
    }
    case 'draw':
      draw(tx, n % 2 === 0 ? MA_XIAOYAN : LIU_YANG, home.fwbh, toYuan(housePrice(home)), `YWH${n}`);
      break;
    case 'approve':
    case 'return':
    case 'refuse': {
      const { ywlsh } = oneOf(openOnes(tx, ['98']), n);
      review(tx, { ywlsh, result: kind, opinion: '已核对' });
      break;
    }
    case 'go on':
      goOn(tx, oneOf(openOnes(tx, ['06', '03', '04', '05']), n));
      break;
    case 'not sold': {
      const { ywlsh } = oneOf(openOnes(tx, ['06']), n);
      confirmSale(tx, DEVELOPER, { ywlsh, kfsqr: '2', yy: '合同已解除' });
      break;
    }
    case 'take back': {
      const { owner, ywlsh } = oneOf(openOnes(tx, ['98', '97', '06', '03']), n);
      withdrawCase(tx, actorOf(owner), { ywlsh });
      break;
    }
    case 'settle': {
      const running = BORROWERS.flatMap(({ grzh }) => loansOf(tx.store, grzh)).filter(
        (one) => one.ywlsh && publicStatus(one) === '1',
      );
      const loan = oneOf(running, n);
      settleLoan(tx, { kind: 'person', grzh: loan.grzh }, loan);
      break;
    }
    case 'release': {
      const { loan, who: owner } = oneOf(
        BORROWERS.flatMap((one) => mortgagedLoans(tx, one).map(({ loan }) => ({ loan, who: one }))),
        n,
      );
      const ywlsh = issueNumber(tx, owner, 'GD0701');
      submit(tx, owner, { ywlx: 'GD0701', ywlsh, dkzh: loan.dkzh, cns: '1' });
      break;
    }
    default:
      moveClock(tx, { days: (n % 20) + 8 });
  }
}

/** Applications for these homes in one of these states, of whomever. */
function openOnes({ store }: Transaction, states: readonly string[]): CaseRecord[] {
  const about = ['GD0101', 'TQ0101'];
  return [...cases(store).values()].filter(({ ywzt, ywlx }) => about.includes(ywlx) && states.includes(ywzt));
}

function oneOf<T>(all: readonly T[], n: number): T {
  const one = all[n % Math.max(1, all.length)];
  if (one === undefined) throw new BusinessError(REFUSED, '没有可以办理的');
  return one;
}

/** The next step of a loan, whoever has to take it. */
function goOn(tx: Transaction, { ywlsh, ywzt, owner }: CaseRecord): void {
  const who = actorOf(owner);
  if (ywzt === '06') {
    confirmSale(tx, DEVELOPER, { ywlsh, kfsqr: '1', yy: '' });
    othersSign(tx, ywlsh);
  } else if (ywzt === '03' && loanFileOf(tx.store, ywlsh)?.signedAt === '') {
    contractSigned(tx, who, ywlsh);
  } else moveClock(tx, { days: 12 });
}

/** A withdrawal for the whole price, with a contract that is not filed. */
function draw(tx: Transaction, who: Actor, fwbh: string, fwzj: string, gfhtbh: string): void {
  const ywlsh = issueNumber(tx, who, 'TQ0101');
  for (const wjlxId of ['0301', '0302']) addMaterial(tx, who, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
  const paid = { gffkfs: '1', sfje: fwzj, sfrq: tx.today(), htrq: tx.today() };
  const rest = { tqfs: '02', sqtqje: '1000.00', skzhly: '1', ywwd: '0101', cns: '1' };
  submit(tx, who, { ywlx: 'TQ0101', ywlsh, gflx: '1', fwbh, gfhtbh, fwzj, ...paid, ...rest });
}

function check(tx: Transaction): void {
  const { store } = tx;
  expect(trialBalance(store)).toBe(0n);
  const alive = [...cases(store).values()].filter(({ ywzt }) => !['80', '85', '86'].includes(ywzt));
  for (const home of housesOf(store, TOWER)) {
    const { fwbh, loan, sale, zt, ywlsh } = home;
    // Whoever bought it and whoever borrows for it are one household.
    if (loan && sale)
      expect(
        loan.buyers.some((one) => sale.buyers.includes(one)),
        fwbh,
      ).toBe(true);
    // Whose loan is paid off and whose mortgage is released holds nothing any more: the home is theirs.
    const claims = alive.filter(
      ({ ywlx, values, ywlsh: of }) =>
        ywlx === 'GD0101' && values.fwbh === fwbh && !(sale?.repaid && sale.ywlsh === of),
    );
    expect(claims.length, `${fwbh} is borrowed for ${claims.length} times`).toBeLessThanOrEqual(1);
    if (claims[0]) expect([ywlsh, loan !== undefined]).toEqual([claims[0].ywlsh, true]);
    if (loan === undefined && sale) expect(zt).toBe('2');
    if (!loan && !sale) expect(ywlsh, `${fwbh} is held by nobody`).toBe('');
  }
  const all = [...guarantees(store).values()];
  const held = all.reduce((sum, { paid, released }) => sum + paid - released, 0n);
  expect(balanceOf(store, guaranteeAccount(kfsbh))).toBe(openingGuarantees(store, kfsbh) + held);
  for (const { paid, released } of all) expect(released >= 0n && released <= paid).toBe(true);
  const book = fundEntries(tx, DEVELOPER, { ksrq: '', jsrq: '', lx: '', page: 1, size: 100 });
  expect(fenOf(book.qcye) + fenOf(book.crhj) - fenOf(book.thhj)).toBe(fenOf(book.qmye));
  expect(fenOf(book.qmye)).toBe(openingGuarantees(store, kfsbh) + held);
  const lent = all.reduce((sum, { dkzh }) => sum + amountOf(tx, dkzh), 0n);
  expect(fenOf(book.fkhj)).toBe(lent);
}

/** Once the jobs of a day have run: a settled loan leaves no fen of its guarantee behind, and no home under loan without a mortgage. */
function endOfDay(tx: Transaction): void {
  moveClock(tx, { days: 1 });
  check(tx);
  const { store } = tx;
  for (const { dkzh, fwbh, paid, released } of guarantees(store).values()) {
    const loan = loanTable(store).get(dkzh);
    if (!loan || publicStatus(loan) !== '3') continue;
    expect(released, dkzh).toBe(paid);
    const gone = mortgageOf(store, dkzh)?.zt === 'released';
    expect(houses(store).get(fwbh)).toMatchObject(gone ? { zt: '2', ywlsh: '', sale: { repaid: true } } : { zt: '4' });
  }
}

const amountOf = ({ store }: Transaction, dkzh: string) =>
  store.table<{ htdkje: bigint }>('loans').get(dkzh)?.htdkje ?? 0n;
