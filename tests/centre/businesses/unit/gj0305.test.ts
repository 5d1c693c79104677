import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person';
import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batches';
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
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleText } from '@/domain/counts';
import { RowJudge } from '@/engine/import/judge-row';
import { memberSealingImport } from '@/flows/unit/account/member-sealing-import';
import { UNIT_OPTIONS } from '../../../flows/unit/account/unit-options';
import { OPERATORS, UNITS } from '../../../people';

const CLOUD: Actor = { kind: 'unit', dwzh: UNITS.东方云商.dwzh };
const PART = 2_000;

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

function rowsOf(desk: Desk): Record<string, string>[] {
  const paying = membersOf(desk, CLOUD).filter(({ grzhzt }) => grzhzt === '01');
  return paying.map(({ grzh, xingming }) => ({ grzh, xingming, fcyy: '03', fcny: '2026-12', lzrq: '', sflx: '1' }));
}

function send(desk: Desk, rows: readonly object[], ywlsh = issueNumber(desk, CLOUD, 'GJ0305')) {
  const parts = Math.ceil(rows.length / PART);
  const { pcbh } = openBatch(desk, CLOUD, { ywlx: 'GJ0305', ywlsh, parts });
  for (let no = 1; no <= parts; no += 1) {
    addPart(desk, CLOUD, { pcbh, no, rows: rows.slice((no - 1) * PART, no * PART) });
  }
  return closeBatch(desk, CLOUD, pcbh);
}

it('ten thousand people are one batch; one of them twice is refused by name and number', async () => {
  const { zs, hz } = await centre.transact((desk) => send(desk, rowsOf(desk)));
  expect(zs).toBeGreaterThan(9_900);
  expect(hz[0]?.value).toBe(peopleText(zs));
  const again = centre.transact((desk) => {
    const rows = rowsOf(desk);
    return send(desk, [...rows, rows[0] ?? {}]);
  });
  await expect(again).rejects.toThrow(/^[^\d]+（\d{12}）：重复出现，请修改明细后重新提交$/);
});

describe('one row, judged in the browser and at the centre', () => {
  const RIGHT = { fcyy: '03', fcny: '2026-12', lzrq: '', sflx: '1' };
  const choices = { fcyy: ['01', '02', '03', '07', '09'].map((value) => ({ value, label: value })) };

  it.each<[string, Record<string, string>, string[]]>([
    ['as it should be', {}, []],
    ['with a day where the reason asks for one', { fcyy: '01', lzrq: '2026-11-20' }, []],
    ['without it', { fcyy: '01' }, ['lzrq']],
    ['with a day to come', { fcyy: '02', lzrq: '2026-11-22' }, ['lzrq']],
    ['with no day', { fcyy: '02', lzrq: '2026-13-01' }, ['lzrq']],
    ['from a month that is paid', { fcny: '2026-11' }, ['fcny']],
    ['from a month too far ahead', { fcny: '2027-02' }, ['fcny']],
    ['with no month', { fcny: '十二月' }, ['fcny']],
    ['with nothing', { fcyy: '', fcny: '', sflx: '' }, ['fcny', 'fcyy', 'sflx']],
    ['with codes that are none', { fcyy: '88', sflx: '2' }, ['fcyy', 'sflx']],
    ['under another name', { xingming: '王小明' }, ['xingming']],
    ['of nobody', { grzh: '139999999999' }, ['grzh']],
    ['without an account', { grzh: '' }, ['grzh']],
  ])('%s', async (_, change, wrong) => {
    const { row, said } = await centre.transact((desk) => {
      const [first = {}] = rowsOf(desk);
      const row: Record<string, string> = { ...first, ...RIGHT, ...change };
      const { pcbh } = openBatch(desk, CLOUD, { ywlx: 'GJ0305', ywlsh: issueNumber(desk, CLOUD, 'GJ0305'), parts: 1 });
      try {
        addPart(desk, CLOUD, { pcbh, no: 1, rows: [row] });
        return { row, said: {} };
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
        return { row, said: refusal.fieldErrors };
      }
    });
    const member = await centre.transact((desk) => membersOf(desk, CLOUD).find(({ grzhzt }) => grzhzt === '01'));
    const { grzh = '', xingming = '', zjhm = '' } = member ?? {};
    const members = [
      {
        grzh,
        xingming,
        zjhm,
        grjcjs: '5000.00',
        yjce: '1200.00',
        hxjc: [],
        jzny: '2026-11',
        khrq: '',
        fcrq: '',
        fcyy: '',
      },
    ];
    const rules = memberSealingImport.start({ ...UNIT_OPTIONS, members });
    const judge = new RowJudge(memberSealingImport.columns, rules, choices);
    const { problems } = judge.judge(judge.cellsOf(row));
    const here = new Set(problems.map(({ field }) => field));
    expect([...here].sort()).toEqual(wrong);
    expect(
      Object.keys(said)
        .map((key) => key.split('.').at(-1))
        .sort(),
    ).toEqual(wrong);
  });
});

it('who pays in from a later month on is sealed from that month at the earliest, even if it is further ahead than others', async () => {
  await centre.reset();
  const sealed = (fcny: string) =>
    centre.transact((desk) => {
      const [row = {}] = rowsOf(desk);
      const person = persons(desk.store).get(row.grzh ?? '');
      const before = person?.spans.at(-1);
      if (!person || !before) throw new Error('nobody to seal');
      const stay = { ...before, from: '2027-02' };
      persons(desk.store).put(person.grzh, {
        ...person,
        spans: [{ ...before, dwzh: UNITS.华夏精密.dwzh, to: '2026-12' }, stay],
      });
      return send(desk, [{ ...row, fcny }]).zs;
    });
  await expect(sealed('2026-12')).rejects.toMatchObject({
    fieldErrors: { 'mx.0.fcny': '该职工自2027-02起缴存，停缴年月不能早于2027-02' },
  });
  await expect(sealed('2027-02')).resolves.toBe(1);
});

it('somebody in two open sealings is sealed once: the clerk who approves the second is told why not', async () => {
  await centre.reset();
  const { first, second, grzh } = await centre.transact((desk) => {
    const [row = {}] = rowsOf(desk);
    const ywlsh = issueNumber(desk, CLOUD, 'GJ0305');
    // A death is read by a clerk.
    const { pcbh } = send(desk, [{ ...row, fcyy: '07' }], ywlsh);
    const values = { ywlx: 'GJ0305', ywlsh, pcbh, ywwd: '0101', cns: '1' };
    expect(submit(desk, CLOUD, values).ywzt).toBe('98');
    const other = issueNumber(desk, CLOUD, 'GJ0305');
    // The hall takes no second one beside it; a counter may have.
    expect(() => submit(desk, CLOUD, { ...values, ywlsh: other, pcbh: send(desk, [row], other).pcbh })).toThrow(
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
  async (end) => {
    await centre.reset();
    await centre.transact((desk) => {
      const [row = {}] = rowsOf(desk);
      const ywlsh = issueNumber(desk, CLOUD, 'GJ0305');
      const { pcbh } = send(desk, [{ ...row, fcyy: '07' }], ywlsh);
      const values = { ywlx: 'GJ0305', ywlsh, pcbh, ywwd: '0101', cns: '1' };
      submit(desk, CLOUD, values);
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
    });
  },
);

it.each([
  ['2026-11', '98'],
  ['2026-12', '该月已汇缴'],
])(
  'what waited for the unit’s own check is judged anew when it passes, though a clerk reads it after: paid up to %s',
  async (jzny, then) => {
    await centre.reset();
    const { dwzh } = UNITS.华夏精密;
    const as = ({ jbrzjhm }: { jbrzjhm: string }): Actor => ({ kind: 'unit', dwzh, operator: jbrzjhm });
    const [wu, xing] = [as(OPERATORS.吴晓东), as(OPERATORS.邢芳)];
    const { ywlsh, who } = await centre.transact((desk) => {
      proposeTwoPerson(desk, wu, { zt: '1', xe: '' });
      answerTwoPerson(desk, xing, { ty: '1' });
      const two = membersOf(desk, wu).filter(({ grzhzt }) => grzhzt === '01');
      two.length = 2;
      const number = issueNumber(desk, wu, 'GJ0305');
      const { pcbh } = openBatch(desk, wu, { ywlx: 'GJ0305', ywlsh: number, parts: 1 });
      const same = { fcyy: '07', fcny: '2026-12', lzrq: '', sflx: '1' };
      addPart(desk, wu, { pcbh, no: 1, rows: two.map(({ grzh, xingming }) => ({ grzh, xingming, ...same })) });
      closeBatch(desk, wu, pcbh);
      submit(desk, wu, { ywlx: 'GJ0305', ywlsh: number, pcbh, ywwd: '0101', cns: '1' });
      return { ywlsh: number, who: two.map(({ grzh, xingming }) => `${xingming}（${grzh}）`).join('、') };
    });
    const pass = centre.transact((desk) => {
      const unit = units(desk.store).get(dwzh);
      if (!unit) throw new Error('no unit');
      units(desk.store).put(dwzh, { ...unit, jzny });
      return passCheck(desk, xing, { ywlsh }).ywzt;
    });
    if (then === '98') await expect(pass).resolves.toBe('98');
    else await expect(pass).rejects.toThrow(`${who}：停缴年月不能早于应汇缴年月（2027-01）；请退回经办人修改`);
  },
);
