// What holds for the rows of every business of many, from the batch to what is carried out; a sealing is the sample.
import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person';
import { cases } from '@mocks/centre/cases/case-states';
import { type Actor, type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { trialBalance } from '@mocks/centre/kernel/ledger';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { persons, units } from '@mocks/centre/kernel/people';
import { membersOf } from '@mocks/centre/members/unit-members';
import { submit } from '@mocks/centre/office/applications';
import { withdrawCase } from '@mocks/centre/office/cases';
import { passCheck } from '@mocks/centre/office/checks';
import { review } from '@mocks/centre/office/review';
import { expect, it } from 'vitest';
import { peopleText } from '@/domain/counts';
import { fileCentre } from '../../file-centre';
import { UNITS } from '../../people';
import { handInRows, sendRows } from '../hand-in';
import { CHECKER, MAKER } from '../unit-batches';

const CLOUD: Actor = { kind: 'unit', dwzh: UNITS.东方云商.dwzh };

const centre = fileCentre();

function rowsOf(desk: Desk, actor: Actor = CLOUD): Record<string, string>[] {
  const paying = membersOf(desk, actor).filter(({ grzhzt }) => grzhzt === '01');
  return paying.map(({ grzh, xingming }) => ({ grzh, xingming, fcyy: '03', fcny: '2026-12', lzrq: '' }));
}
/** A death: a clerk reads it. */
const readByClerk = (desk: Desk, actor?: Actor): Record<string, string>[] =>
  rowsOf(desk, actor).map((row) => ({ ...row, fcyy: '07' }));

it('ten thousand people are one batch; one of them twice is refused by name and number', async () => {
  const { zs, hz } = await centre.transact((desk) => sendRows(desk, CLOUD, 'GJ0305', rowsOf(desk)));
  expect(zs).toBeGreaterThan(9_900);
  expect(hz[0]?.value).toBe(peopleText(zs));
  const again = centre.transact((desk) => {
    const rows = rowsOf(desk);
    return sendRows(desk, CLOUD, 'GJ0305', [...rows, rows[0] ?? {}]);
  });
  await expect(again).rejects.toThrow(/^[^\d]+（\d{12}）：重复出现，请修改明细后重新提交$/);
});

it('somebody in two open applications is booked once: the clerk who approves the second is told why not', async () => {
  const { first, second, grzh } = await centre.transact((desk) => {
    const [row = {}] = readByClerk(desk);
    const { ywlsh, ywzt } = handInRows(desk, CLOUD, 'GJ0305', [row]);
    expect(ywzt).toBe('98');
    const other = issueNumber(desk, CLOUD, 'GJ0305');
    // The hall takes no second one beside it; a counter may have.
    expect(() => handInRows(desk, CLOUD, 'GJ0305', [row], { ywlsh: other })).toThrow(
      `贵单位有正在办理的封存（${ywlsh}），办结后方可再次申请`,
    );
    const record = cases(desk.store).get(ywlsh);
    if (!record) throw new Error('no case');
    cases(desk.store).put(other, { ...record, ywlsh: other });
    return { first: ywlsh, second: other, grzh: row.grzh ?? '' };
  });
  const approve = (ywlsh: string) => centre.transact((desk) => review(desk, { ywlsh, result: 'approve', opinion: '' }));
  await approve(first);
  const before = await centre.transact((desk) => persons(desk.store).get(grzh));
  expect(before?.grzhzt).toBe('02');
  await expect(approve(second)).rejects.toThrow(`${before?.xingming}（${grzh}）：该职工账户封存，请修改明细后重新提交`);
  await centre.transact((desk) => {
    expect(persons(desk.store).get(grzh)).toEqual(before);
    expect(cases(desk.store).get(second)?.ywzt).toBe('98');
    expect(trialBalance(desk.store)).toBe(0n);
  });
});

it.each(['withdrawn', 'refused'])(
  'the rows of a %s application go into the next one as they are, and are booked once',
  (end) =>
    centre.transact((desk) => {
      const [row = {}] = readByClerk(desk);
      const { pcbh, ywlsh } = handInRows(desk, CLOUD, 'GJ0305', [row]);
      const values = { ywlx: 'GJ0305', pcbh, ywwd: '0101', cns: '1' };
      const other = issueNumber(desk, CLOUD, 'GJ0305');
      // While it is under way they belong to it alone.
      const again = (no: string) => {
        try {
          return submit(desk, CLOUD, { ...values, ywlsh: no }).ywzt;
        } catch (refusal) {
          return refusal instanceof Refusal ? (refusal.fieldErrors?.mx ?? refusal.message) : refusal;
        }
      };
      expect(again(other)).toContain(ywlsh);
      if (end === 'withdrawn') withdrawCase(desk, CLOUD, { ywlsh });
      else review(desk, { ywlsh, result: 'refuse', opinion: '材料不符' });
      expect(again(other)).toBe('98');
      review(desk, { ywlsh: other, result: 'approve', opinion: '' });
      expect(cases(desk.store).get(other)?.ywzt).toBe('99');
      expect(persons(desk.store).get(row.grzh ?? '')?.grzhzt).toBe('02');
      const third = issueNumber(desk, CLOUD, 'GJ0305');
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
    const { ywlsh, who } = await centre.transact((desk) => {
      proposeTwoPerson(desk, MAKER, { zt: '1', xe: '' });
      answerTwoPerson(desk, CHECKER, { ty: '1' });
      const two = readByClerk(desk, MAKER).slice(0, 2);
      const names = two.map(({ grzh, xingming }) => `${xingming}（${grzh}）`);
      return { ywlsh: handInRows(desk, MAKER, 'GJ0305', two).ywlsh, who: names.join('、') };
    });
    const pass = centre.transact((desk) => {
      const unit = units(desk.store).get(MAKER.dwzh);
      if (!unit) throw new Error('no unit');
      units(desk.store).put(unit.dwzh, { ...unit, jzny });
      return passCheck(desk, CHECKER, { ywlsh }).ywzt;
    });
    if (then === '98') await expect(pass).resolves.toBe('98');
    else await expect(pass).rejects.toThrow(`${who}：停缴年月不能早于应汇缴年月（2027-01）；请退回经办人修改`);
  },
);
