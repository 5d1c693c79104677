// @vitest-environment node

import { agreements, standingAgreementOf } from '@mocks/centre/cases/agreements';
import { MOVES } from '@mocks/centre/cases/case-states';
import type { Centre } from '@mocks/centre/centre';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { moveClock } from '@mocks/centre/daily-jobs';
import { documentOfActor } from '@mocks/centre/documents/document';
import { balanceOf, memberAccount, post } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { depositEntries } from '@mocks/centre/members/deposit-entries';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, listCases, openCaseOf, todos, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { registeredHomes } from '@mocks/centre/registers/registers';
import { RENT_RULES } from '@mocks/data/menus/rule-names';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseState } from '@/api/cases/business';
import { PEOPLE } from '../people';
import { apply, centreOn, LIU_YANG, RENT, refusalOf, ZHAO_MIN } from './fixture';

/** Eleven months, 16,500.00: above the local review limit. */
const LARGE = { ...RENT, tqksny: '2026-01', sqtqje: '16500.00' };

let centre: Centre;
let ywlsh: string;
beforeEach(async () => {
  centre = await centreOn();
  ywlsh = await centre.transact((tx) => issueNumber(tx, LIU_YANG, 'TQ0107'));
  await hand({});
});

const hand = (change: Record<string, string>) =>
  centre.transact((tx) => submit(tx, LIU_YANG, { ...LARGE, ...change, ywlx: 'TQ0107', ywlsh }));
const decide = (result: 'approve' | 'return' | 'refuse', opinion: string) =>
  centre.transact((tx) => review(tx, { ywlsh, result, opinion }));
const detail = () => centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh }));
const balance = () => centre.transact((tx) => balanceOf(tx.store, memberAccount(LIU_YANG.grzh)));
const newest = async () =>
  (await centre.transact((tx) => listMessages(tx, LIU_YANG, { page: 1, size: 1 }))).list[0]?.nr;

it('knows the moves of docs/rules/cases.md and no others', () => {
  const moves = Object.entries(MOVES).flatMap(([from, to]) => to.map((state: CaseState) => `${from}→${state}`));
  expect(moves.sort()).toEqual(
    [
      ['01→98'],
      ['98→97', '98→06', '98→02', '98→80', '98→85', '98→86'],
      ['97→98', '97→86', '97→85'],
      ['06→02', '06→03', '06→85', '06→86'],
      ['02→99', '02→81', '02→85', '02→86'],
      ['81→02', '81→80', '81→85', '81→86'],
      ['03→04', '03→85', '03→86', '04→05', '05→99'],
    ]
      .flat()
      .sort(),
  );
});

describe('review', () => {
  it('approves and pays', async () => {
    const before = await balance();
    const paid = await decide('approve', '材料齐全');
    expect(paid).toMatchObject({ ywzt: '99', dzje: '16500.00' });
    expect(paid.lc.map(({ jdmc, clr }) => [jdmc, clr])).toEqual([
      ['提交申请', '网上办事大厅'],
      ['审核通过', '审核岗'],
      ['资金划转', '系统'],
    ]);
    expect(await balance()).toBe(before - 1_650_000n);
    expect((await refusalOf(decide('approve', '再来'))).message).toBe('该业务办结，不能审核');
    expect(await balance()).toBe(before - 1_650_000n);
  });

  it('refuses with the reason, the rule and what to do next', async () => {
    expect((await refusalOf(decide('refuse', ' '))).message).toBe('退回或不通过时请填写审核意见');
    const before = await balance();
    expect(await decide('refuse', '租住地址不实')).toMatchObject({
      ywzt: '80',
      sbyy: {
        yy: '租住地址不实',
        // The rules that the note of the business names.
        gz: `《住房公积金管理条例》（国务院令第844号修订）第二十四条，${RENT_RULES}`,
        xyb: '核实情况后重新申请，或拨打12329咨询',
      },
    });
    expect(await balance()).toBe(before);
    expect(await newest()).toBe(
      `您的2026-01至2026-11租房提取（${ywlsh}）未通过：租住地址不实。您可以核实情况后重新申请，或拨打12329咨询。`,
    );
    // The months are free again.
    expect((await centre.transact((tx) => apply(tx, LIU_YANG, RENT))).ywzt).toBe('99');
  });

  it('returns for correction: the same number is handed in again and decided', async () => {
    await decide('return', '请缩短提取月份');
    expect(await centre.transact((tx) => todos(tx, LIU_YANG))).toEqual([
      {
        ywlx: 'TQ0107',
        ywlsh,
        title: '2026-01至2026-11租房提取：待补正',
        sxsm: '请缩短提取月份；请于2026-12-04当日24时前处理',
        rq: '2026-11-21',
      },
    ]);
    const answer = await hand({ tqksny: '2026-09', sqtqje: '4500.00' });
    expect(answer.ywzt).toBe('99');
    expect((await detail()).lc.map(({ jdmc }) => jdmc)).toEqual([
      '提交申请',
      '退回补正',
      '补正提交',
      '系统自动审核',
      '资金划转',
    ]);
    expect((await detail()).dzje).toBe('4500.00');
    // The case says both, and so does its paper.
    const { slsj, bztjsj, lc } = await detail();
    expect([slsj, bztjsj]).toEqual([lc[0]?.clsj, lc[2]?.clsj]);
    expect(answer.bztjsj).toBe(bztjsj);
    const paper = await centre.transact((tx) =>
      documentOfActor(tx, LIU_YANG, issueReceipt(tx, LIU_YANG, { ywlsh }).zmbh),
    );
    expect(paper.content.facts).toContainEqual({ label: '补正提交时间', value: bztjsj });
  });

  it('fails at the booking when the balance has gone, and pays later without a new application', async () => {
    const taken = (await balance()) - 1_650_000n;
    const drain = (id: string, fen: bigint) =>
      centre.transact((tx) =>
        post(tx.store, {
          id,
          date: tx.today(),
          kind: '99',
          zhaiyao: '错缴更正',
          ywlsh: '',
          lines: [
            { account: memberAccount(LIU_YANG.grzh), fen: -fen },
            { account: 'bank', fen },
          ],
        }),
      );
    await drain('out', taken);
    expect(await decide('approve', '同意')).toMatchObject({
      ywzt: '81',
      sbyy: { yy: '账户可用余额16,499.99元，不足16,500.00元，款项仍在个人账户' },
    });
    expect(await balance()).toBe(1_650_000n);
    await drain('back', -1n);
    expect(await decide('approve', '重新入账')).toMatchObject({ ywzt: '99', dzje: '16500.00', grzhye: '0.01' });
  });
});

describe('the applicant', () => {
  it('takes it back while it is under review, once, and not after', async () => {
    const withdraw = () => centre.transact((tx) => withdrawCase(tx, LIU_YANG, { ywlsh }));
    expect((await withdraw()).ywzt).toBe('85');
    expect((await withdraw()).lc).toHaveLength(2);
    expect(await centre.transact((tx) => openCaseOf(tx, LIU_YANG, 'TQ0107'))).toBeNull();
    const paid = await centre.transact((tx) => apply(tx, LIU_YANG, RENT));
    const late = centre.transact((tx) => withdrawCase(tx, LIU_YANG, { ywlsh: paid.ywlsh }));
    expect((await refusalOf(late)).message).toBe('该业务办结，不能撤回');
  });

  it('never reaches the case of another', async () => {
    for (const work of [caseDetail, withdrawCase]) {
      const refusal = await refusalOf(centre.transact((tx) => work(tx, ZHAO_MIN, { ywlsh })));
      expect(refusal.message).toBe('未找到该业务，请从“我的办件”进入');
    }
    expect((await centre.transact((tx) => listCases(tx, ZHAO_MIN, { page: 1, size: 20 }))).total).toBe(0);
  });

  it('finds it under the right tab and day', async () => {
    const count = async (filter: { tab?: string; ywlx?: string; ksrq?: string; jsrq?: string }) =>
      (await centre.transact((tx) => listCases(tx, LIU_YANG, { ...filter, page: 1, size: 20 }))).total;
    expect(await Promise.all([{}, { tab: 'open' }, { tab: 'todo' }, { tab: 'done' }].map(count))).toEqual([1, 1, 0, 0]);
    expect(await count({ ksrq: '2026-11-21', jsrq: '2026-11-21' })).toBe(1);
    expect(await count({ ksrq: '2026-11-22' })).toBe(0);
    expect(await count({ ywlx: 'TQ0101' })).toBe(0);
    const [row] = (await centre.transact((tx) => listCases(tx, LIU_YANG, { page: 1, size: 20 }))).list;
    expect(row).toMatchObject({
      ywlsh,
      ywmc: '2026-01至2026-11租房提取',
      ywzt: '98',
      kch: true,
      je: '16500.00',
      tlts: 0,
    });
  });
});

it('lapses when ten working days bring no answer', async () => {
  await decide('return', '请补充材料');
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-04' }));
  expect((await detail()).ywzt).toBe('97');
  await centre.transact((tx) => moveClock(tx, { days: 1 }));
  expect(await detail()).toMatchObject({ ywzt: '86', kch: false });
  expect(await newest()).toContain('已失效：截至2026-12-04未收到补正。您可以重新申请。');
});

describe('agreement', () => {
  const agree = async (tqpl: string) => {
    await centre.transact((tx) => withdrawCase(tx, LIU_YANG, { ywlsh }));
    return centre.transact((tx) => apply(tx, LIU_YANG, { ...RENT, tqpl }));
  };
  const payments = async () =>
    (await centre.transact((tx) => depositEntries(tx, LIU_YANG, { gjmxlx: '11', page: 1, size: 20 }))).list.map(
      ({ jzrq, fse }) => `${jzrq} ${fse}`,
    );

  it('pays each month after the remittance', async () => {
    const { ywlsh: xybh } = await agree('2');
    await centre.transact((tx) => moveClock(tx, { now: '2027-02-14' }));
    expect(await payments()).toEqual(['2027-01-15 -1500.00', '2026-12-15 -1500.00', '2026-11-21 -4500.00']);
    expect((await centre.transact((tx) => standingAgreementOf(tx.store, LIU_YANG.grzh, 'TQ0107')))?.xybh).toBe(xybh);
    const again = await refusalOf(
      centre.transact((tx) => apply(tx, LIU_YANG, { ...RENT, tqksny: '2026-05', tqjsny: '2026-05', tqpl: '2' })),
    );
    expect(again.fieldErrors.tqpl).toBe('您已有租房约定提取，不能重复约定；可在“约定提取管理”中终止后重新约定');
  });

  it('pays a quarter at its end', async () => {
    await agree('3');
    await centre.transact((tx) => moveClock(tx, { now: '2027-03-20' }));
    expect(await payments()).toEqual(['2027-03-15 -4500.00', '2026-12-15 -1500.00', '2026-11-21 -4500.00']);
  });

  it('ends by itself once a home is bought', async () => {
    const { ywlsh: xybh } = await agree('2');
    await centre.transact((tx) =>
      registeredHomes(tx.store).put('新购', { bdcqzh: '新购', zjhm: PEOPLE.刘洋.zjhm, fwzl: '某处' }),
    );
    await centre.transact((tx) => moveClock(tx, { now: '2027-02-20' }));
    expect(await payments()).toEqual(['2026-11-21 -4500.00']);
    expect(await centre.transact((tx) => agreements(tx.store).get(xybh))).toMatchObject({
      zt: '0',
      zzyy: '您或配偶已在本市购房',
      zzrq: '2026-12-15',
    });
  });
});
