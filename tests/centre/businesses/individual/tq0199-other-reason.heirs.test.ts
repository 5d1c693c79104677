// @vitest-environment node

import { agreements } from '@mocks/centre/cases/agreements';
import { listMaterials } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { type Actor, type OwnerKey, ownerOf } from '@mocks/centre/kernel/transaction';
import { depositAccount } from '@mocks/centre/members/person-views';
import { caseDetail } from '@mocks/centre/office/cases';
import { otherReasonNote } from '@mocks/data/notes/withdrawal-notes';
import { describe, expect, it } from 'vitest';
import { depositInterest } from '@/domain/deposit/interest';
import { OTHER_REASONS } from '@/domain/deposit/other-withdrawal';
import { PEOPLE } from '../../../people';
import { LIU_YANG, person } from '../../fixture';
import { COMMON, otherReasonCentre } from './tq0199-other-reason-world';

const SUN_DEMING = person(PEOPLE.孙德明);

const SUN_ZHIYUAN = person(PEOPLE.孙志远);

const SUN_ZHIFANG = person(PEOPLE.孙志芳);

const { centre, applied, refused, judged, approve, balance } = otherReasonCentre();

describe('14 死亡（继承人）', () => {
  const DEATH = {
    ...COMMON,
    qttqyy: '14',
    swrxm: '孙德明',
    swrzjhm: PEOPLE.孙德明.zjhm,
    swrq: '2026-08-16',
    jcrgx: '04',
  };

  it('pays each heir the share, the last one all that is left, and closes the account', async () => {
    const before = await balance(SUN_DEMING);
    const first = await applied(SUN_ZHIYUAN, { ...DEATH, jcfe: '33.33' });
    const second = await applied(SUN_ZHIFANG, { ...DEATH, jcfe: '66.67' });
    expect([first.ywzt, second.ywzt]).toEqual(['98', '98']);
    const own = await balance(SUN_ZHIYUAN);
    await approve(first.ywlsh);
    const interest = depositInterest(before, [], '2026-07-01', '2026-11-21', '1.50');
    const share = ((before + interest) * 3333n * 2n + 10_000n) / 20_000n;
    expect(await balance(SUN_DEMING)).toBe(before + interest - share);
    // The heir's own fund account has no part in it: the money goes to the heir's card.
    expect(await balance(SUN_ZHIYUAN)).toBe(own);
    expect((await centre.transact((tx) => depositAccount(tx, SUN_DEMING))).grzhzt).toBe('02');
    const told = (await centre.transact(readOutbox)).find(({ to }) => to === PEOPLE.孙志芳.sjhm);
    expect(told?.text).toBe('【住房公积金】被继承人孙**账户的一份继承提取已支付。');
    await centre.transact((tx) => moveClock(tx, { days: 10 }));
    await centre.transact((tx) =>
      agreements(tx.store).put('1', {
        ...{ xybh: '1', grzh: SUN_DEMING.grzh, ywlx: 'TQ0106', tqpl: '2', values: {}, qyrq: '2026-01-01' },
        ...{ nextMonth: '', nextDay: '2027-01-20', zt: '1', zzyy: '', zzrq: '' },
      }),
    );
    await approve(second.ywlsh);
    expect(await centre.transact((tx) => agreements(tx.store).get('1')?.zzyy)).toBe('个人账户已销户');
    // No SMS goes to the number of the deceased.
    expect((await centre.transact(readOutbox)).filter(({ to }) => to === PEOPLE.孙德明.sjhm)).toEqual([]);
    expect(await balance(SUN_DEMING)).toBe(0n);
    expect((await centre.transact((tx) => depositAccount(tx, SUN_DEMING))).grzhzt).toBe('05');
    const rest = before + interest - share;
    const later = depositInterest(rest, [], '2026-11-21', '2026-12-01', '1.50');
    const detail = await centre.transact((tx) => caseDetail(tx, SUN_ZHIFANG, { ywlsh: second.ywlsh }));
    const yuan = (fen: bigint) => `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;
    expect(detail).toMatchObject({ ywzt: '99', dzje: yuan(rest + later) });
    // The balance of an account that is not the heir's own is not shown as if it were.
    expect(detail.grzhye).toBeUndefined();
    const closed = (await centre.transact(readOutbox)).find(({ to }) => to === PEOPLE.孙志芳.sjhm);
    expect(closed?.text).toMatch(
      /^【住房公积金】您的继承提取（\d{20}，被继承人孙\*\*）已办结：[\d,.]+元（含销户利息）已转入收款账户，被继承人账户已销户。$/,
    );
    expect(await centre.transact((tx) => trialBalance(tx.store))).toBe(0n);
    const late = await refused(SUN_ZHIYUAN, { ...DEATH, jcfe: '1' });
    expect(late.message).toBe('该账户已销户');
  });

  it('never gives more than the whole, and not twice to one', async () => {
    const first = await applied(SUN_ZHIYUAN, { ...DEATH, jcfe: '60' });
    const much = await refused(SUN_ZHIFANG, { ...DEATH, jcfe: '40.01' });
    expect(much.fieldErrors.jcfe).toBe('各继承人份额合计不能超过100%，其他继承人已申请60.00%');
    await approve(first.ywlsh);
    const twice = await refused(SUN_ZHIYUAN, { ...DEATH, jcfe: '10' });
    expect(twice.fieldErrors.swrzjhm).toBe('您已申请过该账户的继承提取，请到“我的办件”查看');
    expect((await applied(SUN_ZHIFANG, { ...DEATH, jcfe: '40' })).ywzt).toBe('98');
  });

  it('says nothing of an account to who does not know the death', async () => {
    const seen = new Set<string>();
    for (const wrong of [{ swrxm: '孙德' }, { swrq: '2026-08-17' }, { swrxm: '刘洋', swrzjhm: PEOPLE.刘洋.zjhm }]) {
      const judgement = await judged(SUN_ZHIYUAN, { ...DEATH, jcfe: '100', ...wrong });
      const refusal = await refused(SUN_ZHIYUAN, { ...DEATH, jcfe: '100', ...wrong });
      seen.add(JSON.stringify([judgement, refusal.fieldErrors]));
    }
    expect(seen.size).toBe(1);
  });

  it('a stranger who knows all of it reads the same as one who guesses, also from the materials', async () => {
    const answers = new Set<string>();
    for (const wrong of [{}, { swrxm: '孙德' }, { swrq: '2026-08-17' }, { swrzjhm: PEOPLE.刘洋.zjhm }]) {
      const judgement = await judged(LIU_YANG, { ...DEATH, jcfe: '100', ...wrong });
      expect(judgement).toMatchObject({ mz: false, xe: null, tj: [{ tjbh: 'QSGX', sjz: '未能核实' }] });
      const refusal = await refused(LIU_YANG, { ...DEATH, jcfe: '100', ...wrong });
      const zstj = { ...DEATH, jcfe: '100', ...wrong };
      const needs = await centre.transact((tx) =>
        listMaterials(tx, LIU_YANG, { jdbh: 'TQ0199-01', ywlsh: '', zstj }).map(({ wjlxId }) => wjlxId),
      );
      answers.add(JSON.stringify([judgement, refusal.message, refusal.fieldErrors, needs]));
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('未能核实您是该被继承人的亲属');
    const log = await centre.transact((tx) => accessLog(tx, ownerOf({ kind: 'person', grzh: PEOPLE.孙德明.grzh })));
    expect(log.map(({ fs, nr }) => `${fs} ${nr}`)).toContain(
      '系统（刘*办理其他原因提取） 资格预检时核查户籍登记、死亡登记',
    );
    expect(log.every(({ nr }) => !nr.includes('住房公积金账户'))).toBe(true);
  });

  it('the account of the deceased records what kin read of it; a refused submission too', async () => {
    await judged(SUN_ZHIYUAN, { ...DEATH, jcfe: '100' });
    await judged(SUN_ZHIYUAN, { ...DEATH, jcfe: '50' });
    await refused(SUN_ZHIYUAN, { ...DEATH, jcfe: '' });
    const texts = (owner: OwnerKey) =>
      centre.transact((tx) => accessLog(tx, owner).map(({ fs, nr }) => `${fs} ${nr.replace(/\d{20}/, '#')}`));
    const of = '系统（孙**办理其他原因提取）';
    expect(
      (await texts(ownerOf({ kind: 'person', grzh: PEOPLE.孙德明.grzh }))).filter((one) => one.startsWith(of)),
    ).toEqual([
      `${of} 提交业务#时核查住房公积金账户、户籍登记、死亡登记`,
      `${of} 列出业务#所需材料时核查住房公积金账户、户籍登记、死亡登记`,
      `${of} 资格预检时核查住房公积金账户、户籍登记、死亡登记`,
    ]);
    expect(await texts(ownerOf({ kind: 'person', grzh: PEOPLE.孙志远.grzh }))).toContain(
      '系统（其他原因提取） 资格预检时核查户籍登记',
    );
  });

  it('the notice names every material of every matter before one is chosen', async () => {
    const named = await centre.transact((tx) =>
      OTHER_REASONS.flatMap((qttqyy) => {
        const zstj = qttqyy === '14' ? { ...DEATH, jcfe: '100' } : { qttqyy };
        return listMaterials(tx, SUN_ZHIYUAN, { jdbh: 'TQ0199-01', ywlsh: '', zstj }).map(({ wjmc }) => wjmc);
      }),
    );
    expect(new Set(named).size).toBeGreaterThan(9);
    for (const wjmc of named) expect(otherReasonNote.sqcl).toContain(wjmc);
  });

  it('says once what the share is of: of the whole, or of what other heirs have left', async () => {
    const words = async (actor: Actor, jcfe: string) => (await judged(actor, { ...DEATH, jcfe })).xe?.gs ?? '';
    expect((await judged(SUN_ZHIYUAN, { ...DEATH, jcfe: '60' })).xe?.zh).toBe('被继承人');
    expect(await words(SUN_ZHIYUAN, '60')).toMatch(
      /^被继承人账户余额.* = ([\d,.]+)元；本人份额60\.00%，为([\d,.]+)元$/,
    );
    expect(await words(SUN_ZHIYUAN, '100')).toMatch(/；本人份额100\.00%$/);
    const first = await applied(SUN_ZHIYUAN, { ...DEATH, jcfe: '60' });
    await approve(first.ywlsh);
    expect(await words(SUN_ZHIFANG, '40')).toMatch(/；其他继承人的60\.00%已支付，余下的全部为本人份额40\.00%$/);
    expect(await words(SUN_ZHIFANG, '10')).toMatch(/余下的40\.00%中本人份额10\.00%，为[\d,.]+元$/);
  });

  it('the relation is the registered one', async () => {
    const refusal = await refused(SUN_ZHIYUAN, { ...DEATH, jcrgx: '02', jcfe: '100' });
    expect(refusal.fieldErrors.jcrgx).toBe('与登记的亲属关系（子女）不一致，请核对');
  });

  it('needs a certificate of inheritance for several heirs or a large balance', async () => {
    const names = (jcfe: string) =>
      centre.transact((tx) => {
        const ywlsh = issueNumber(tx, SUN_ZHIYUAN, 'TQ0199');
        const zstj = { qttqyy: '14', swrzjhm: DEATH.swrzjhm, jcfe };
        return listMaterials(tx, SUN_ZHIYUAN, { jdbh: 'TQ0199-01', ywlsh, zstj }).map(({ wjlxId }) => wjlxId);
      });
    // 60,000.00 and more is above p.jcXe.
    expect(await names('100')).toEqual(['0404', '0405', '0406']);
    expect(await names('50')).toEqual(['0404', '0405', '0406']);
  });
});
