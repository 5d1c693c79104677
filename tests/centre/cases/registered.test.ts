// @vitest-environment node
import { businessRules } from '@mocks/centre/businesses/list';
import { ratioChange } from '@mocks/centre/businesses/unit/gj0204-ratio-change';
import { businessDictionaries } from '@mocks/centre/cases/business-dictionaries';
import { cases, casesOf } from '@mocks/centre/cases/case-states';
import { registerRules, rulesFor } from '@mocks/centre/cases/registered';
import { ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { listAdjustments } from '@mocks/centre/members/adjustment-records';
import { judge } from '@mocks/centre/office/applications';
import { pendingChanges } from '@mocks/centre/remittance/debit/pending-changes';
import { afterEach, describe, expect, it } from 'vitest';
import { centrePerTest } from '../fixture';
import { HUAXIA, handIn } from '../remittance-world';

const centre = centrePerTest();
afterEach(() => registerRules(businessRules));

/** The condition of a business about what else of the unit is under way. */
const noConcurrentChange = (tx: Transaction, ywlx: string) =>
  judge(tx, HUAXIA, { ywlx }).tj.find(({ tjmc }) => /^没有(未办结|正在办理)的/.test(tjmc));

describe('what must not go on beside a business of a unit', () => {
  it.each([
    ['GJ0102', '没有正在办理的登记变更或注销'],
    ['GJ0201', '没有未办结的基数、比例调整'],
    ['GJ0203', '没有未办结的汇缴、比例调整、降低缴存比例申请'],
    ['GJ0204', '没有未办结的汇缴、基数调整、降低缴存比例申请'],
    ['GJ0205', '没有未办结的汇缴、基数调整、比例调整'],
    ['GJ0206', '没有未办结的汇缴'],
    ['GJ0301', undefined],
    ['GJ0304', '没有未办结的汇缴、基数调整、比例调整'],
    ['GJ0305', '没有未办结的汇缴、基数调整、比例调整'],
    ['GJ0306', '没有未办结的汇缴、基数调整、比例调整'],
    ['GJ0312', undefined],
  ])('%s: %s', async (ywlx, tjmc) => {
    expect((await centre.transact((tx) => noConcurrentChange(tx, ywlx)))?.tjmc).toBe(tjmc);
  });
});

it('a further business joins the others by what it says of itself, whatever its code', async () => {
  const further = { ...ratioChange, ywlx: 'ZZ0204', ywmc: '缴存比例临时调整', ywjc: '临时调整' };
  await centre.transact((tx) => handIn(tx, {}));
  await centre.transact((tx) => {
    const [last] = casesOf(tx.store, ownerOf(HUAXIA)).slice(-1);
    if (!last) throw new Error('Nothing was handed in');
    const { ywlsh } = last;
    const values = { sxny: '2026-12', fsrs: '1', tzqzje: '1.00', tzhzje: '2.00' };
    cases(tx.store).put(ywlsh, { ...last, ywlx: further.ywlx, ywmc: further.ywmc, ywzt: '98', values });
    const known = () => ({
      barred: noConcurrentChange(tx, 'GJ0305')?.mz === false,
      listed: listAdjustments(tx, HUAXIA, { ksny: '', jsny: '', page: 1, size: 50 }).list.some(
        (row) => row.ywlsh === ywlsh,
      ),
      pending: pendingChanges(tx.store, HUAXIA.dwzh, '2026-12').some((one) => one.ywlsh === ywlsh),
      named: businessDictionaries().jstzlx?.some(({ label }) => label === '临时调整'),
    });
    expect(known()).toEqual({ barred: false, listed: false, pending: false, named: false });
    registerRules([...businessRules, further]);
    expect(known()).toEqual({ barred: true, listed: true, pending: true, named: true });
    expect(noConcurrentChange(tx, 'GJ0305')?.tjmc).toBe('没有未办结的汇缴、基数调整、比例调整、临时调整');
  });
});

it('a business of a unit that is done at once, unless a material is uploaded, says so before it is begun', () =>
  centre.transact((tx) => {
    const atOnce = rulesFor('unit').filter(({ notice }) => notice.bjsj.startsWith('即时办结'));
    const optional = atOnce.filter((rule) =>
      rule.needs?.({ tx, actor: HUAXIA, ywlsh: '' }, {}).some(({ sfbs }) => sfbs === '0'),
    );
    expect(optional.map(({ ywlx }) => ywlx).sort()).toEqual(['GJ0203', 'GJ0204', 'GJ0301', 'GJ0305', 'GJ0312']);
    for (const { notice } of optional) expect(notice.bjsj).toMatch(/上传.*的1个工作日内审核/);
  }));
