// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import { listDocuments } from '@mocks/centre/documents/document';
import { memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { depositEntries } from '@mocks/centre/members/deposit-entries';
import { depositAccount } from '@mocks/centre/members/person-views';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { accountSeals, employments } from '@mocks/centre/registers/life-registers';
import { describe, expect, it } from 'vitest';
import { depositInterest } from '@/domain/deposit/interest';
import { PEOPLE } from '../../../people';
import { AYIGULI, LIU_YANG, TANG_YUE, WU_GUIFANG, ZHANG_JIANGUO } from '../../fixture';
import { COMMON, otherReasonCentre } from './tq0199-other-reason-world';

const { centre, applied, refused, judged, balance, paperOf } = otherReasonCentre();

describe('13 终止劳动关系且封存满期', () => {
  const LEFT = { ...COMMON, qttqyy: '13', lzrq: '2026-03-20' };

  it('pays the whole balance with the interest to date and closes the account', async () => {
    const before = await balance(WU_GUIFANG);
    // Four months of 1,200.00 and the interest of 30 June; since 1 July nothing moved: 143 days to 21 November.
    const interest = depositInterest(before, [], '2026-07-01', '2026-11-21', '1.50');
    expect(interest).toBe((before * 143n * 15n + 1_800_00n) / 3_600_00n);
    const judgement = await judged(WU_GUIFANG, LEFT);
    expect(judgement.mz).toBe(true);
    expect(judgement.xe?.mx[0]).toEqual({ key: 'xhlx', label: '销户利息', value: expect.stringMatching(/元$/) });
    const answer = await applied(WU_GUIFANG, LEFT);
    expect(answer.ywzt).toBe('99');
    expect(await balance(WU_GUIFANG)).toBe(0n);
    const account = await centre.transact((tx) => depositAccount(tx, WU_GUIFANG));
    expect(account).toMatchObject({ grzhzt: '05', grzhye: '0.00' });
    const { list } = await centre.transact((tx) => depositEntries(tx, WU_GUIFANG, { gjmxlx: '12', page: 1, size: 9 }));
    const yuan = (fen: bigint) => `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;
    expect(list.map(({ fse, lxje, zhaiyao }) => [fse, lxje, zhaiyao])).toEqual([
      [`-${yuan(before + interest)}`, '0.00', '离职销户提取'],
      [yuan(interest), yuan(interest), '销户利息'],
    ]);
    expect(await centre.transact((tx) => trialBalance(tx.store))).toBe(0n);
    const documents = await centre.transact((tx) => listDocuments(tx, WU_GUIFANG, { page: 1, size: 9 }));
    expect(documents.list.map(({ title }) => title)).toContain('住房公积金销户结算单');
    // The yearly interest does not pay again what was paid.
    await centre.transact((tx) => moveClock(tx, { now: '2027-07-01' }));
    expect(await balance(WU_GUIFANG)).toBe(0n);
    const paid = await centre.transact((tx) => postingsOf(tx.store, memberAccount(WU_GUIFANG.grzh)).length);
    expect(paid).toBe(7);
  });

  it('takes no amount from outside', async () => {
    const forged = await refused(WU_GUIFANG, { ...LEFT, sqtqje: '99999.00', tqzh: PEOPLE.张建国.grzh, tqfe: '1' });
    expect(forged.fieldErrors.sqtqje).toBe('销户提取金额为账户本息，由系统计算，不能修改');
    await applied(WU_GUIFANG, { ...LEFT, tqzh: PEOPLE.张建国.grzh, tqfe: '1' });
    expect(await balance(WU_GUIFANG)).toBe(0n);
    expect(await balance(ZHANG_JIANGUO)).toBeGreaterThan(0n);
  });

  it('needs six months to the day, the right reason of sealing and no fresh work', async () => {
    const seal = (fcrq: string, fcyy = '01') =>
      centre.transact((tx) => accountSeals(tx.store).put(WU_GUIFANG.grzh, { grzh: WU_GUIFANG.grzh, fcyy, fcrq }));
    await seal('2026-05-22');
    expect((await refused(WU_GUIFANG, LEFT)).message).toBe('账户封存未满6个月');
    await seal('2026-05-21', '04');
    expect((await refused(WU_GUIFANG, LEFT)).message).toBe('封存原因不是与单位终止劳动关系，不符合本事项的提取条件');
    await seal('2026-05-21');
    expect((await refused(WU_GUIFANG, { ...LEFT, lzrq: '2026-05-22' })).fieldErrors.lzrq).toContain('2026-05-21');
    await centre.transact((tx) =>
      employments(tx.store).put(PEOPLE.吴桂芳.zjhm, { zjhm: PEOPLE.吴桂芳.zjhm, dwmc: '新城餐饮有限公司' }),
    );
    // The register may be wrong: until that is said it is open, with the way on.
    const door = await judged(WU_GUIFANG, { qttqyy: '13' });
    expect(door).toMatchObject({ mz: true, hxsm: expect.stringContaining('在“是否重新就业”中改为“否”') });
    expect((await refused(WU_GUIFANG, LEFT)).fieldErrors.sfzjy).toBe('请选择是否重新就业');
    const again = await refused(WU_GUIFANG, { ...LEFT, sfzjy: '1' });
    expect(again.fieldErrors.sfzjy).toContain('经查询，您已重新就业，请由新单位办理启封或转移；参保登记有误的');
    // What the unit's seal had spared is asked for, and a clerk compares.
    const denied = { ...LEFT, sfzjy: '0' };
    expect((await judged(WU_GUIFANG, denied)).cy?.sfzjy).toBe(
      '与社会保险登记不一致（登记在新城餐饮有限公司参保），将由中心凭终止劳动关系文件审核',
    );
    expect(await paperOf(WU_GUIFANG, denied, '0212')).toMatchObject({ sfbs: '1', clzt: '0' });
    const sent = await applied(WU_GUIFANG, denied);
    expect(sent.ywzt).toBe('98');
    const { lc, sqnr } = await centre.transact((tx) => caseDetail(tx, WU_GUIFANG, { ywlsh: sent.ywlsh }));
    expect(lc[0]?.yj).toContain('与社会保险登记不一致（登记在新城餐饮有限公司参保）');
    expect(sqnr).toContainEqual({ key: 'sfzjy', label: '是否重新就业', value: '否' });
    await centre.transact((tx) => withdrawCase(tx, WU_GUIFANG, { ywlsh: sent.ywlsh }));
    await centre.transact((tx) => employments(tx.store).delete(PEOPLE.吴桂芳.zjhm));
    expect((await applied(WU_GUIFANG, LEFT)).ywzt).toBe('99');
  });

  it('is not for an account that is paid into, nor for one with an own loan', async () => {
    expect((await refused(LIU_YANG, LEFT)).message).toBe('账户尚未封存，请联系单位办理封存');
    const { tj } = await judged(ZHANG_JIANGUO, LEFT);
    expect(tj.find(({ tjbh }) => tjbh === 'WJQDK')).toMatchObject({ mz: false, yqz: '无' });
    expect((await refused(AYIGULI, LEFT)).message).toBe('账户尚未封存，请办理“灵活就业封存”');
    const along = (await judged(TANG_YUE, LEFT)).tj.find(({ tjbh }) => tjbh === 'WJQDK');
    expect(along?.sjz).toMatch(/^贷款余额[\d,.]+元（含共同借款）$/);
  });
});
