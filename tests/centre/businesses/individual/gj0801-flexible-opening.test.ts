// @vitest-environment node

import { signatures } from '@mocks/centre/cases/signatures/signature-records';
import { completeSignature, openApplicantSignature } from '@mocks/centre/cases/signatures/signatures';
import { moveClock } from '@mocks/centre/daily-jobs';
import { listDocuments } from '@mocks/centre/documents/document';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { balanceOf, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { findPersonByZjhm, persons } from '@mocks/centre/kernel/people';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { unpaidMonths } from '@mocks/centre/members/deposit-entries';
import { sendFlexibleCode } from '@mocks/centre/members/flexible/flexible-codes';
import { depositAccount } from '@mocks/centre/members/person-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, todos } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { describe, expect, it } from 'vitest';
import { debitDays, depositForecast, flexibleAmounts } from '@/domain/deposit/flexible-deposit';
import { PEOPLE } from '../../../people';
import { centrePerTest } from '../../fixture';

const GRZH = PEOPLE.苏晴.grzh;
const SU_QING: Actor = { kind: 'person', grzh: GRZH };
const OWN_CARD = PEOPLE.苏晴.yhzh;
const VALUES = {
  ywlx: 'GJ0801',
  lhrylb: '4',
  jzdz: ['云州市', '朝阳区', '翠湖路18号'],
  lhjclx: '1',
  grjcjs: '6000',
  grjcbl: '12',
  qjny: '2026-12',
  kkyhdm: '102',
  kkzh: OWN_CARD,
  kkr: '10',
  ywwd: '0101',
  cns: '1',
};

const centre = centrePerTest();

/** Number, code and signature, as the hall gets them, then the submission. */
function apply(tx: Transaction, more: Record<string, unknown> = {}, actor = SU_QING) {
  const ywlsh = issueNumber(tx, actor, 'GJ0801');
  const former = new Set([...signatures(tx.store).values()].map(({ qmbh }) => qmbh));
  openApplicantSignature(tx, tx.now(), actor, { ywlsh, wsmc: '灵活就业人员住房公积金缴存使用协议' });
  const qmbh = [...signatures(tx.store).values()].find((one) => !former.has(one.qmbh))?.qmbh ?? '';
  completeSignature(tx, qmbh);
  sendFlexibleCode(tx, actor);
  const dxyzm = readOutbox(tx).find(({ kind }) => kind === 'sms')?.code;
  return { qmbh, ...submit(tx, actor, { ...VALUES, ywlsh, qmbh, dxyzm, ...more }) };
}

async function refusalOf(more: Record<string, unknown>): Promise<BusinessError> {
  try {
    await centre.transact((tx) => apply(tx, more));
  } catch (error) {
    if (error instanceof BusinessError) return error;
    throw error;
  }
  throw new Error('It was taken in');
}

const fieldErrors = async (more: Record<string, unknown>) => (await refusalOf(more)).fieldErrors;
const titles = (tx: Transaction) => listMessages(tx, SU_QING, { page: 1, size: 50 }).list.map(({ title }) => title);

describe('GJ0801', () => {
  it('opens the account at once when the bank knows the debit account: state, span, role, agreement, message', async () => {
    const before = await centre.transact((tx) => depositAccount(tx, SU_QING));
    expect(before).toMatchObject({ grzh: '', grzhzt: '00', dwmc: '', khrq: '' });
    await centre.transact((tx) => {
      const { ywlsh, ywzt } = apply(tx);
      expect(ywzt).toBe('99');
      // It is opened once: the case offers no other one.
      expect(caseDetail(tx, SU_QING, { ywlsh }).kzb).toBe(false);
      expect(persons(tx.store).get(GRZH)).toMatchObject({
        grzhzt: '01',
        khrq: '2026-11-21',
        roles: ['lhjyjczgry'],
        spans: [{ dwzh: '9000000000', from: '2026-12', base: 600_000n, dwjcbl: '0', grjcbl: '12' }],
      });
      expect(depositAccount(tx, SU_QING)).toMatchObject({
        grzh: GRZH,
        dwmc: '灵活就业人员',
        yjce: '720.00',
        gryjce: '720.00',
      });
      const [message] = listMessages(tx, SU_QING, { page: 1, size: 1 }).list;
      expect(message?.nr).toContain(`个人账号${GRZH}，首次扣款日2026-12-10（720.00元）`);
      const { list } = listDocuments(tx, SU_QING, { zmlx: '38', page: 1, size: 10 });
      expect(list).toMatchObject([{ title: '灵活就业人员住房公积金缴存使用协议' }]);
    });
  });

  it.each([
    ['approve', '99', '01'],
    ['refuse', '80', '00'],
  ] as const)('waits for a clerk when the bank does not know the account: %s', async (result, ywzt, grzhzt) => {
    await centre.transact((tx) => {
      const { ywlsh, ywzt: first } = apply(tx, { kkzh: '6217000100000770018', kkyhdm: '105' });
      expect(first).toBe('98');
      expect(persons(tx.store).get(GRZH)?.grzhzt).toBe('00');
      expect(review(tx, { ywlsh, result, opinion: '已核对' })).toMatchObject({ ywzt });
      expect(persons(tx.store).get(GRZH)?.grzhzt).toBe(grzhzt);
    });
  });

  it('the same submission again is answered as before, though its code is used up, and opens nothing twice', async () => {
    await centre.transact((tx) => {
      const { qmbh, ywlsh } = apply(tx);
      const kept = postingsOf(tx.store, memberAccount(GRZH)).length;
      const again = submit(tx, SU_QING, { ...VALUES, ywlsh, qmbh, dxyzm: '000000' });
      expect(again).toMatchObject({ ywlsh, ywzt: '99' });
      expect(postingsOf(tx.store, memberAccount(GRZH)).length).toBe(kept);
      expect(() => submit(tx, SU_QING, { ...VALUES, ywlsh, qmbh, kkr: '12' })).toThrow('内容与本次不同');
    });
  });

  it.each([
    [{ grjcjs: '', yjce: '' }, { yjce: '请输入月缴存额' }],
    [
      { grjcjs: '', yjce: '220', grjcbl: '11' },
      { yjce: '按月缴存额和比例推算的缴存基数为2,000.00元，应在2,200.00元至28,680.00元之间' },
    ],
    [{ grjcjs: '2199.99' }, { grjcjs: '缴存基数应在2,200.00元至28,680.00元之间' }],
    [{ yjce: '800' }, { yjce: '按缴存基数和比例计算的月缴存额为720.00元，请核对或只填写其中一项' }],
    [{ grjcbl: '9' }, { grjcbl: '缴存比例应为10%至24%的整数' }],
    [{ grjcbl: '12.5' }, { grjcbl: '请输入整数' }],
    [{ kkr: '26' }, { kkr: '约定扣款日应在1日至25日之间' }],
    [{ kkr: '0' }, { kkr: '请输入1至31之间的整数' }],
    [{ qjny: '2027-01' }, { qjny: '起缴年月不能晚于2026-12' }],
    [{ qjny: '2026-11', kkr: '21' }, { qjny: '本月21日已过，请从下月起缴，或选择更晚的扣款日' }],
    [{ lhrylb: '3' }, { cyrzt: '请选择从业平台类型' }],
    [{ jzdz: [] }, { jzdz: '请输入居住地址' }],
    [{ kkzh: PEOPLE.张建国.yhzh }, { kkzh: '银行核验的户名与您的姓名不一致，请使用本人银行账户' }],
    [{ lhjclx: '2', yjce: '300', ycxje: '100' }, { ycxje: '一次性缴存金额不能低于220.00元' }],
    [{ lhjclx: '3', yjce: '6883.21' }, { yjce: '月缴存额应在220.00元至6,883.20元之间' }],
    [{ dxyzm: '12' }, { dxyzm: '短信验证码错误或已失效' }],
    [{ cns: '0' }, { cns: '请勾选承诺书' }],
  ])('%o is refused', async (more, errors) => {
    expect(await fieldErrors(more)).toMatchObject(errors);
  });

  it('a code is good for five guesses, also where each of them is refused with the submission', async () => {
    const right = await centre.transact((tx) => {
      sendFlexibleCode(tx, SU_QING);
      return readOutbox(tx).find(({ kind }) => kind === 'sms')?.code ?? '';
    });
    const guess = (dxyzm: string) =>
      centre.transact((tx) => {
        const ywlsh = issueNumber(tx, SU_QING, 'GJ0801');
        return submit(tx, SU_QING, { ...VALUES, ywlsh, qmbh: '', dxyzm });
      });
    const wrong = right === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i += 1) {
      await expect(guess(wrong)).rejects.toMatchObject({ fieldErrors: { dxyzm: '短信验证码错误或已失效' } });
    }
    await expect(guess(right)).rejects.toMatchObject({ fieldErrors: { dxyzm: '短信验证码错误或已失效' } });
  });

  it('needs the signature under this very application', async () => {
    expect((await refusalOf({ qmbh: '1' })).message).toBe('请先完成移动端签署后再提交');
  });

  it.each([
    [PEOPLE.刘洋.zjhm, 'ZHZT', '您已有正常缴存的单位账户，无需办理灵活就业开户'],
    [PEOPLE.阿依古丽.zjhm, 'ZHZT', '您已开立灵活就业缴存账户，无需重复开户'],
    [PEOPLE.陈𠮷祥.zjhm, 'NL', '已达到法定退休年龄，不能办理灵活就业开户'],
  ])('%s may not: %s', async (zjhm, tjbh, words) => {
    const actor: Actor = {
      kind: 'person',
      grzh: (await centre.transact((tx) => findPersonByZjhm(tx, zjhm)))?.grzh ?? '',
    };
    const { tj } = await centre.transact((tx) => judge(tx, actor, { ywlx: 'GJ0801' }));
    expect(tj.filter(({ mz }) => !mz).map((one) => one.tjbh)).toEqual([tjbh]);
    await expect(centre.transact((tx) => apply(tx, {}, actor))).rejects.toThrow(words);
  });

  it('whoever may not open one is told why, and each reason has its own ways on', () =>
    centre.transact((tx) => {
      const broken = (grzh: string) => {
        const { tj } = judge(tx, { kind: 'person', grzh }, { ywlx: 'GJ0801' });
        return tj.filter(({ mz }) => !mz).map(({ tjbh, ljs = [] }) => [tjbh, ...ljs.map(({ mc }) => mc)]);
      };
      expect(broken(PEOPLE.阿依古丽.grzh)).toEqual([
        ['ZHZT', '月缴存额调整', '扣款账户变更', '灵活就业封存', '预缴、补缴'],
      ]);
      expect(broken(PEOPLE.刘洋.grzh)).toEqual([['ZHZT', '查看账户状态', '单位不办理封存的，提出诉求']]);
      const person = persons(tx.store).get(GRZH);
      if (person) persons(tx.store).put(GRZH, { ...person, grzhzt: '05' });
      expect(broken(GRZH)).toEqual([['ZHZT', '预约到柜台']]);
    }));

  it('an account that is not open opens no other business, in words', async () => {
    const { tj } = await centre.transact((tx) => judge(tx, SU_QING, { ywlx: 'TQ0107' }));
    expect(tj[0]).toMatchObject({ tjbh: 'YKH', mz: false, sjz: '未开户' });
    expect(tj[0]?.xyb).toContain('灵活就业人员开户');
  });
});

describe('monthly debits', () => {
  it('are booked on the day agreed, once a month, and the books balance', async () => {
    await centre.transact((tx) => {
      apply(tx);
      moveClock(tx, { now: '2026-12-09' });
      expect(balanceOf(tx.store, memberAccount(GRZH))).toBe(0n);
      moveClock(tx, { now: '2026-12-10' });
      expect(balanceOf(tx.store, memberAccount(GRZH))).toBe(72_000n);
      // The day on which the collective of the counter pays brings nothing more.
      moveClock(tx, { now: '2027-01-31' });
      const paid = postingsOf(tx.store, memberAccount(GRZH)).filter(({ entry }) => entry.kind === '01');
      expect(paid.map(({ entry, line }) => [entry.date, entry.hjny, line.fen])).toEqual([
        ['2026-12-10', '2026-12', 72_000n],
        ['2027-01-10', '2027-01', 72_000n],
      ]);
      expect(trialBalance(tx.store)).toBe(0n);
      expect(titles(tx)).toContain('缴存入账');
    });
  });

  it('are told before, after and on failure, by message, SMS and to-do', async () => {
    await centre.transact((tx) => {
      apply(tx);
      const todo = () => todos(tx, SU_QING).map(({ title, sxsm }) => `${title} ${sxsm}`);
      moveClock(tx, { now: '2026-12-06' });
      expect([titles(tx).includes('扣款提醒'), todo()]).toEqual([false, []]);
      moveClock(tx, { now: '2026-12-07' });
      const coming = '2026-12-10将从您尾号4159的扣款账户扣款720.00元，缴存2026-12的住房公积金，请备足款项。';
      const nr = listMessages(tx, SU_QING, { page: 1, size: 9 }).list.map((message) => message.nr);
      expect(nr.filter((one) => one === coming)).toHaveLength(1);
      expect(readOutbox(tx).filter(({ text }) => text?.includes(coming))).toHaveLength(1);
      expect(todo()).toEqual([expect.stringContaining('2026-12-10将从尾号4159的扣款账户扣款720.00元')]);
      setDebitSwitch(tx, { dwzh: GRZH, fail: true, yy: '余额不足' });
      moveClock(tx, { now: '2026-12-10' });
      expect(todo()).toEqual([expect.stringContaining('2026-12-11将再次从尾号4159的扣款账户扣款720.00元')]);
      setDebitSwitch(tx, { dwzh: GRZH, fail: false, yy: '' });
      moveClock(tx, { now: '2026-12-11' });
      expect(todo()).toEqual([]);
      expect(titles(tx).filter((title) => title === '缴存入账')).toHaveLength(1);
    });
  });

  it('an account that is frozen is not helped by more money: what helps is said', async () => {
    await centre.transact((tx) => {
      apply(tx);
      setDebitSwitch(tx, { dwzh: GRZH, fail: true, yy: '账户已冻结，余额不能扣划', short: false });
      moveClock(tx, { now: '2026-12-10' });
      const advice = '2026-12-11将再次扣款720.00元，请在此之前恢复扣款账户，或办理“扣款账户变更”。';
      expect(listMessages(tx, SU_QING, { page: 1, size: 1 }).list[0]?.nr).toContain(advice);
      expect(todos(tx, SU_QING)[0]?.sxsm).toMatch(/请在此之前恢复扣款账户，或办理“扣款账户变更”$/);
      setDebitSwitch(tx, { dwzh: GRZH, fail: true, yy: '' });
      moveClock(tx, { now: '2026-12-11' });
      expect(todos(tx, SU_QING)[0]?.sxsm).toMatch(/请备足款项$/);
      // Whose account it is, is said once.
      const said = listMessages(tx, SU_QING, { page: 1, size: 9 }).list.find(({ title }) => title === '扣款未成功');
      expect(said?.nr).toMatch(/未成功：尾号\d{4}的扣款账户余额不足。/);
    });
  });

  it('a failed debit is tried twice more, then the month is unpaid; after three months sealing is proposed, not done', async () => {
    await centre.transact((tx) => {
      apply(tx);
      setDebitSwitch(tx, { dwzh: GRZH, fail: true, yy: '余额不足' });
      moveClock(tx, { now: '2026-12-12' });
      expect(titles(tx).filter((title) => title === '扣款未成功')).toHaveLength(2);
      expect(titles(tx).filter((title) => title === '本月未缴')).toHaveLength(1);
      moveClock(tx, { now: '2027-02-28' });
      expect(titles(tx).filter((title) => title === '本月未缴')).toHaveLength(3);
      expect(titles(tx).filter((title) => title === '建议办理封存')).toHaveLength(1);
      const person = persons(tx.store).get(GRZH);
      expect(person?.grzhzt).toBe('01');
      expect(person && unpaidMonths(tx, person)).toEqual(['2026-12', '2027-01']);
      expect(trialBalance(tx.store)).toBe(0n);
    });
  });

  it('a debit that comes through at the second try counts as paid', async () => {
    await centre.transact((tx) => {
      apply(tx);
      setDebitSwitch(tx, { dwzh: GRZH, fail: true, yy: '余额不足' });
      moveClock(tx, { now: '2026-12-10' });
      setDebitSwitch(tx, { dwzh: GRZH, fail: false, yy: '' });
      moveClock(tx, { now: '2026-12-31' });
      expect(balanceOf(tx.store, memberAccount(GRZH))).toBe(72_000n);
      expect(titles(tx)).not.toContain('本月未缴');
    });
  });

  it('once and freely: the amount is booked at the opening, nothing is owed later', async () => {
    await centre.transact((tx) => {
      apply(tx, { lhjclx: '2', yjce: '500', ycxje: '12000' });
      expect(balanceOf(tx.store, memberAccount(GRZH))).toBe(1_200_000n);
      moveClock(tx, { now: '2027-03-31' });
      const person = persons(tx.store).get(GRZH);
      expect(person && unpaidMonths(tx, person)).toEqual([]);
      expect(balanceOf(tx.store, memberAccount(GRZH))).toBe(1_200_000n);
      expect(trialBalance(tx.store)).toBe(0n);
    });
  });
});

describe('figures of a flexible deposit', () => {
  it.each([
    [{ base: 600_000n }, '12', { base: 600_000n, monthly: 72_000n }],
    [{ monthly: 50_000n }, '12', { base: 416_667n, monthly: 50_000n }],
    [{ monthly: 50_000n }, '', { base: 0n, monthly: 50_000n }],
    [{ base: 600_000n }, 'x', { base: 600_000n, monthly: 0n }],
    [{}, '12', { base: 0n, monthly: 0n }],
  ])('%o at %s %%', (typed, ratio, amounts) => expect(flexibleAmounts(typed, ratio)).toEqual(amounts));

  it('forecast: balance without interest, loan by the balance, at least the lowest and at most the cap', () => {
    const policy = { multiple: '20', balanceLeast: 1_000_000n, cap: 60_000_000n };
    const forecast = (months: number) => depositForecast({ once: 0n, monthly: 72_000n, months }, policy);
    expect(forecast(6)).toEqual({ balance: 432_000n, loan: 20_000_000n });
    expect(forecast(36)).toEqual({ balance: 2_592_000n, loan: 51_800_000n });
    expect(forecast(120).loan).toBe(60_000_000n);
  });

  it('debit days as the policy has them', () => {
    expect(debitDays('1-25')).toEqual({ first: 1, last: 25 });
    expect(debitDays('')).toEqual({ first: 1, last: 25 });
  });
});
