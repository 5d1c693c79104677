// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { moveClock } from '@mocks/centre/daily-jobs';
import { documentOfActor } from '@mocks/centre/documents/document';
import { paidMonths } from '@mocks/centre/kernel/accounts/account-figures';
import {
  balanceOf,
  memberAccount,
  postingsOf,
  transferAccount,
  trialBalance,
} from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons } from '@mocks/centre/kernel/people';
import { ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { answerLetter, type LetterAnswer, openLetters } from '@mocks/centre/members/transfers/other-centre';
import { listCentreTransfers, transferInStart, urgeTransfer } from '@mocks/centre/members/transfers/transfer-views';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { describe, expect, it } from 'vitest';
import { zy0101 } from '../../../contracts/flows/zy0101-transfer-in';
import { PEOPLE } from '../../../people';
import { AYIGULI, centrePerTest, LIU_YANG, MA_XIAOYAN, refusalOf, WU_GUIFANG } from '../../fixture';

const FORM = { ...zy0101.values, cns: '1' };
const GRZH = PEOPLE.刘洋.grzh;
const ALL = { fx: '', zyzt: '', page: 1, size: 20 };

const centre = centrePerTest();

const applied = (values: object = FORM, who = LIU_YANG) =>
  centre.transact((tx) => {
    const ywlsh = issueNumber(tx, who, 'ZY0101');
    return submit(tx, who, { ...values, ywlx: 'ZY0101', ywlsh });
  });
const answer = (said: Partial<LetterAnswer> & { action: string }) =>
  centre.transact((tx) => answerLetter(tx, { lxhbh: openLetters(tx)[0]?.lxhbh ?? '', ...said }));
const later = (now: string) => centre.transact((tx) => moveClock(tx, { now }));
const look = <T>(work: (tx: Transaction) => T) => centre.transact(work);
const row = () => look((tx) => listCentreTransfers(tx, LIU_YANG, ALL).list[0]);
const balance = () => look(({ store }) => balanceOf(store, memberAccount(GRZH)));
const told = (owner = ownerOf({ kind: 'person', grzh: GRZH })) =>
  look(
    ({ store }) =>
      [...store.table<{ owner: string; nr: string }>('messages').values()].filter((one) => one.owner === owner).at(-1)
        ?.nr,
  );

it('from the letter to the money: each state with its day, principal and interest apart, and the months count', async () => {
  const before = await balance();
  const months = await look((tx) => paidMonths(tx.store, personIn(tx), tx.today()));
  const { ywlsh, ywzt, ztsm } = await applied();
  expect({ ywzt, ztsm: ztsm?.mc }).toEqual({ ywzt: '02', ztsm: '联系函已发出' });
  // 21 November is a Saturday; seven working days on it is Tuesday 1 December.
  expect(await row()).toMatchObject({ zyzt: '01', lxhbh: `LX${ywlsh.slice(4)}`, zyje: '', cnrq: '2026-12-01' });
  expect(await told()).toContain('已发往南京住房公积金管理中心，将于2026-12-01前办结');
  await later('2026-11-23');
  await answer({ action: 'receive' });
  await later('2026-11-25');
  await answer({ action: 'accept' });
  expect(await told()).toContain('同意转出：本金28,364.50元、利息412.86元，合计28,777.36元');
  await later('2026-11-26');
  await answer({ action: 'pay' });
  expect(await row()).toMatchObject({ zyzt: '20', zyje: '28364.50', zylx: '412.86', dzje: '28777.36', kcb: false });
  const steps = (await row())?.jd.map(({ zyzt, sj }) => `${zyzt} ${sj.slice(0, 10)}`);
  expect(steps).toEqual([
    '00 2026-11-21',
    '01 2026-11-21',
    '02 2026-11-23',
    '05 2026-11-25',
    '06 2026-11-26',
    '20 2026-11-26',
  ]);
  expect((await balance()) - before).toBe(2_877_736n);
  const [principal, interest] = await look(({ store }) => postingsOf(store, memberAccount(GRZH)).slice(-2));
  expect([principal?.entry.kind, principal?.line.fen, interest?.entry.kind, interest?.line.fen]).toEqual([
    '08',
    2_836_450n,
    '08',
    41_286n,
  ]);
  expect(await look(({ store }) => [trialBalance(store), balanceOf(store, transferAccount(ywlsh))])).toEqual([0n, 0n]);
  const after = await look((tx) => paidMonths(tx.store, personIn(tx), tx.today()));
  expect(after).toMatchObject({ consecutive: months.consecutive + 24, total: months.total + 24, jzny: months.jzny });
  expect(await told()).toContain('已记入个人账户');
  expect(await look((tx) => caseDetail(tx, LIU_YANG, { ywlsh }))).toMatchObject({ ywzt: '99', dzje: '28777.36' });
  expect(await look((tx) => transferInStart(tx, LIU_YANG))).toMatchObject({ zh: [], pjts: '5' });
});

it('too little: nothing is booked, the person is told how much is missing, and the rest or a correction clears it', async () => {
  const before = await balance();
  await applied();
  await answer({ action: 'accept' });
  await answer({ action: 'pay', je: '28,000.00' });
  expect(await row()).toMatchObject({ zyzt: '08', dzje: '28000.00' });
  expect(await balance()).toBe(before);
  expect(await told()).toContain('到账28,000.00元，比南京住房公积金管理中心通知的28,777.36元少777.36元');
  expect(await look(({ store }) => trialBalance(store))).toBe(0n);
  await answer({ action: 'pay', je: '777.36' });
  expect(await row()).toMatchObject({ zyzt: '20' });
  expect((await balance()) - before).toBe(2_877_736n);
});

it('a correction of the figures books what came; too much waits as well', async () => {
  const before = await balance();
  await applied();
  await answer({ action: 'accept' });
  await answer({ action: 'pay', je: '28800.00' });
  expect(await told()).toContain('多22.64元');
  await answer({ action: 'accept', bj: '28364.50', lx: '435.50' });
  expect(await row()).toMatchObject({ zyzt: '20', zylx: '435.50' });
  expect((await balance()) - before).toBe(2_880_000n);
});

it('refused there: the case ends with reason, rule and what to do, and may be applied for again', async () => {
  const { ywlsh } = await applied();
  expect((await refusalOf(answer({ action: 'refuse' }))).message).toBe('不予转出请填写原因');
  await answer({ action: 'refuse', yy: '有未还清的公积金贷款' });
  const found = await look((tx) => caseDetail(tx, LIU_YANG, { ywlsh }));
  expect(found).toMatchObject({ ywzt: '80', ztsm: { mc: '不予转移' } });
  expect(found.sbyy).toMatchObject({
    yy: '南京住房公积金管理中心不予转出：有未还清的公积金贷款',
    gz: expect.stringContaining('转移接续办法'),
    xyb: expect.stringContaining('重新申请'),
  });
  // It ended once, and nothing is promised any more.
  expect(found.lc.slice(-2).map(({ jdmc }) => jdmc)).toEqual(['转出中心不予转出', '申请终止']);
  expect(await row()).toMatchObject({ zyzt: '13', cnrq: '' });
  expect(await told()).toContain('有未还清的公积金贷款');
  // Its paper says as much.
  const paper = await look((tx) => documentOfActor(tx, LIU_YANG, issueReceipt(tx, LIU_YANG, { ywlsh }).zmbh).content);
  expect(paper.title).toBe('异地转移接续（转入）不予转移通知书');
  expect(paper.lead).toEqual([`不予转移：${found.sbyy?.yy}`, `依据：${found.sbyy?.gz}`, `下一步：${found.sbyy?.xyb}`]);
  expect((await applied()).ywzt).toBe('02');
});

it('it may be taken back until the other centre has it', async () => {
  const { ywlsh } = await applied();
  await look((tx) => withdrawCase(tx, LIU_YANG, { ywlsh }));
  expect(await row()).toMatchObject({ zyzt: '40' });
  const second = await applied();
  await answer({ action: 'receive' });
  const refusal = await refusalOf(look((tx) => withdrawCase(tx, LIU_YANG, { ywlsh: second.ywlsh })));
  expect(refusal.message).toContain('转出中心已受理');
});

it('it may be urged after the promised day, then every three days, once a day', async () => {
  const { ywlsh } = await applied();
  const urge = () => look((tx) => urgeTransfer(tx, LIU_YANG, ywlsh));
  expect((await refusalOf(urge())).message).toBe('承诺办结日2026-12-01之后可以催办');
  await later('2026-12-01');
  expect(await told()).not.toContain('已超过承诺办结日');
  await later('2026-12-02');
  const late = `（${ywlsh}）已超过承诺办结日2026-12-01：联系函LX${ywlsh.slice(4)}已发往南京住房公积金管理中心。您可以在“转移进度”中催办`;
  expect(await told()).toContain(late);
  expect(await look((tx) => readOutbox(tx).filter(({ text = '' }) => text.includes(late)).length)).toBe(1);
  expect(await row()).toMatchObject({ kcb: true, cq: true });
  expect(await urge()).toMatchObject({ cbcs: 1, kcb: false });
  expect(await urge()).toMatchObject({ cbcs: 1 });
  await later('2026-12-04');
  expect((await refusalOf(urge())).message).toBe('已经催办，2026-12-05起可以再次催办');
  await later('2026-12-05');
  expect(await urge()).toMatchObject({ cbcs: 2 });
  expect(await look((tx) => openLetters(tx)[0]?.cbcs)).toBe(2);
  const steps = await look(
    ({ store }) =>
      cases(store)
        .get(ywlsh)
        ?.lc.filter(({ jdmc }) => jdmc === '催办').length,
  );
  expect(steps).toBe(2);
  expect((await refusalOf(look((tx) => urgeTransfer(tx, AYIGULI, ywlsh)))).message).toBe('未找到该转移申请');
});

it('an account that was closed meanwhile takes no money: it goes back', async () => {
  const { ywlsh } = await applied();
  await answer({ action: 'accept' });
  await answer({ action: 'pay', je: '100.00' });
  await look(({ store }) => persons(store).put(GRZH, { ...personIn({ store }), grzhzt: '05' }));
  await answer({ action: 'pay' });
  expect(await look(({ store }) => [trialBalance(store), balanceOf(store, transferAccount(ywlsh))])).toEqual([0n, 0n]);
  expect(await told()).toContain('转移款已退回');
});

describe('who may, and what is said otherwise', () => {
  it.each([
    ['too new here', MA_XIAOYAN, '在本市连续缴存未满6个月，暂不能办理转入'],
    ['sealed here', WU_GUIFANG, '您在本市的账户封存，不能办理转入'],
  ])('%s', async (_, who, text) => {
    expect((await refusalOf(applied(FORM, who))).message).toBe(text);
  });

  it.each([
    [{ zcgjjzxmc: '' }, 'zcgjjzxmc', '请选择转出中心'],
    [{ zcsf: '510000' }, 'zcgjjzxmc', '请选择转出中心'],
    [{ zcgjjzxmc: '云州市住房公积金管理中心' }, 'zcgjjzxmc', '请选择转出中心'],
    [{ ygrzfgjjzh: '账号' }, 'ygrzfgjjzh', '原个人账号应为30位以内的数字或字母'],
    [{ cns: '' }, 'cns', '请勾选承诺书'],
  ])('%j', async (values, field, text) => {
    expect((await refusalOf(applied({ ...FORM, ...values }))).fieldErrors[field]).toBe(text);
  });

  it('months paid at both centres are one month', async () => {
    await applied();
    await answer({ action: 'accept', bj: '1000.00', lx: '0.00', jzny: '2019-12', lxjcys: '30' });
    await answer({ action: 'pay' });
    // July to December 2019 were paid here too: 24 of the 30 are new.
    const { total, consecutive } = await look((tx) => paidMonths(tx.store, personIn(tx), tx.today()));
    expect([total, consecutive]).toEqual([48 + 41 + 24, 48 + 41 + 24]);
  });
});

function personIn({ store }: Pick<Transaction, 'store'>) {
  const person = persons(store).get(GRZH);
  if (!person) throw new Error('nobody');
  return person;
}
