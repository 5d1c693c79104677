// What holds for the rows of every business of many, from the batch to what is carried out; a sealing is the sample.
import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { cases } from '@mocks/centre/cases/case-states';
import { trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { persons, units } from '@mocks/centre/kernel/people';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { membersOf } from '@mocks/centre/members/unit/unit-members';
import { submit } from '@mocks/centre/office/applications';
import { withdrawCase } from '@mocks/centre/office/cases';
import { passCheck } from '@mocks/centre/office/checks';
import { review } from '@mocks/centre/office/review';
import { expect, it } from 'vitest';
import { peopleText } from '@/domain/text/counts';
import { fileCentre } from '../../file-centre';
import { UNITS } from '../../people';
import { handInRows, sendRows } from '../submit';
import { CHECKER, MAKER } from '../unit-batches';

const CLOUD: Actor = { kind: 'unit', dwzh: UNITS.东方云商.dwzh };

const centre = fileCentre();

function rowsOf(tx: Transaction, actor: Actor = CLOUD): Record<string, string>[] {
  const paying = membersOf(tx, actor).filter(({ grzhzt }) => grzhzt === '01');
  return paying.map(({ grzh, xingming }) => ({ grzh, xingming, fcyy: '03', fcny: '2026-12', lzrq: '' }));
}
/** A death: a clerk reads it. */
const readByClerk = (tx: Transaction, actor?: Actor): Record<string, string>[] =>
  rowsOf(tx, actor).map((row) => ({ ...row, fcyy: '07' }));

it('ten thousand people are one batch; one of them twice is refused by name and number', async () => {
  const { zs, hz } = await centre.transact((tx) => sendRows(tx, CLOUD, 'GJ0305', rowsOf(tx)));
  expect(zs).toBeGreaterThan(9_900);
  expect(hz[0]?.value).toBe(peopleText(zs));
  const again = centre.transact((tx) => {
    const rows = rowsOf(tx);
    return sendRows(tx, CLOUD, 'GJ0305', [...rows, rows[0] ?? {}]);
  });
  await expect(again).rejects.toThrow(/^[^\d]+（\d{12}）：重复出现，请修改明细后重新提交$/);
});

it('somebody in two open applications is booked once: the clerk who approves the second is told why not', async () => {
  const { first, second, grzh } = await centre.transact((tx) => {
    const [row = {}] = readByClerk(tx);
    const { ywlsh, ywzt } = handInRows(tx, CLOUD, 'GJ0305', [row]);
    expect(ywzt).toBe('98');
    const other = issueNumber(tx, CLOUD, 'GJ0305');
    // The hall takes no second one beside it; a counter may have.
    expect(() => handInRows(tx, CLOUD, 'GJ0305', [row], { ywlsh: other })).toThrow(
      `贵单位有正在办理的封存（${ywlsh}），办结后方可再次申请`,
    );
    const record = cases(tx.store).get(ywlsh);
    if (!record) throw new Error('no case');
    cases(tx.store).put(other, { ...record, ywlsh: other });
    return { first: ywlsh, second: other, grzh: row.grzh ?? '' };
  });
  const approve = (ywlsh: string) => centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '' }));
  await approve(first);
  const before = await centre.transact((tx) => persons(tx.store).get(grzh));
  expect(before?.grzhzt).toBe('02');
  await expect(approve(second)).rejects.toThrow(`${before?.xingming}（${grzh}）：该职工账户封存，请修改明细后重新提交`);
  await centre.transact((tx) => {
    expect(persons(tx.store).get(grzh)).toEqual(before);
    expect(cases(tx.store).get(second)?.ywzt).toBe('98');
    expect(trialBalance(tx.store)).toBe(0n);
  });
});

it.each(['withdrawn', 'refused'])(
  'the rows of a %s application go into the next one as they are, and are booked once',
  (end) =>
    centre.transact((tx) => {
      const [row = {}] = readByClerk(tx);
      const { pcbh, ywlsh } = handInRows(tx, CLOUD, 'GJ0305', [row]);
      const values = { ywlx: 'GJ0305', pcbh, ywwd: '0101', cns: '1' };
      const other = issueNumber(tx, CLOUD, 'GJ0305');
      // While it is under way they belong to it alone.
      const again = (no: string) => {
        try {
          return submit(tx, CLOUD, { ...values, ywlsh: no }).ywzt;
        } catch (refusal) {
          return refusal instanceof BusinessError ? (refusal.fieldErrors?.mx ?? refusal.message) : refusal;
        }
      };
      expect(again(other)).toContain(ywlsh);
      if (end === 'withdrawn') withdrawCase(tx, CLOUD, { ywlsh });
      else review(tx, { ywlsh, result: 'refuse', opinion: '材料不符' });
      expect(again(other)).toBe('98');
      review(tx, { ywlsh: other, result: 'approve', opinion: '' });
      expect(cases(tx.store).get(other)?.ywzt).toBe('99');
      expect(persons(tx.store).get(row.grzh ?? '')?.grzhzt).toBe('02');
      const third = issueNumber(tx, CLOUD, 'GJ0305');
      // They are done with the case that was carried out.
      expect(again(third)).toBe('封存明细属于另一笔业务，请重新导入');
    }),
);

it.each([
  ['2026-11', '98'],
  ['2026-12', '该月已汇缴'],
])(
  'what waited for the unit’s own check is judged anew when it passes, though a clerk reads it after: paid up to %s',
  async (jzny, then) => {
    const { ywlsh, who } = await centre.transact((tx) => {
      proposeTwoPerson(tx, MAKER, { zt: '1', xe: '' });
      answerTwoPerson(tx, CHECKER, { ty: '1' });
      const two = readByClerk(tx, MAKER).slice(0, 2);
      const names = two.map(({ grzh, xingming }) => `${xingming}（${grzh}）`);
      return { ywlsh: handInRows(tx, MAKER, 'GJ0305', two).ywlsh, who: names.join('、') };
    });
    const pass = centre.transact((tx) => {
      const unit = units(tx.store).get(MAKER.dwzh);
      if (!unit) throw new Error('no unit');
      units(tx.store).put(unit.dwzh, { ...unit, jzny });
      return passCheck(tx, CHECKER, { ywlsh }).ywzt;
    });
    if (then === '98') await expect(pass).resolves.toBe('98');
    else await expect(pass).rejects.toThrow(`${who}：停缴年月不能早于应汇缴年月（2027-01）；请退回经办人修改`);
  },
);
