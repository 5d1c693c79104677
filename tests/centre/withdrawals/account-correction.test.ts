import { cases } from '@mocks/centre/cases/case-states';
import { moveClock } from '@mocks/centre/daily-jobs';
import { setClosedCard } from '@mocks/centre/kernel/accounts/bank';
import { balanceOf, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons } from '@mocks/centre/kernel/people';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { depositEntries } from '@mocks/centre/members/deposit-entries';
import { inputConfig } from '@mocks/centre/members/input-config';
import { caseDetail, listCases, openCaseOf, todos, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { bankAccounts } from '@mocks/centre/registers/registers';
import { correctAccount } from '@mocks/centre/withdrawals/account-correction';
import { sendPayeeCode } from '@mocks/centre/withdrawals/payee-codes';
import { expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { PEOPLE } from '../../people';
import { apply, LIU_YANG, RENT, ZHOU_KAI } from '../fixture';

const ANOTHER = { skyhdm: '105', skyhzh: '6222020200000020301' };
const account = memberAccount(LIU_YANG.grzh);

const centre = fileCentre();

function codeFor(tx: Transaction, actor: Actor, card: object): string {
  try {
    sendPayeeCode(tx, actor, { ...card });
  } catch {
    // The one sent a moment ago is still good.
  }
  return readOutbox(tx).find(({ text }) => text?.includes('新的收款银行卡'))?.code ?? '';
}

/** The bank sends back what goes to the bound card of 刘洋. */
const sentBack = () =>
  centre.transact((tx) => {
    setClosedCard(tx, { yhzh: PEOPLE.刘洋.yhzh, yy: '', open: false });
    return apply(tx, LIU_YANG);
  });
/** With the code that confirms the card; the last one is good for a minute. */
const correct = (ywlsh: string, card: object, actor = LIU_YANG) =>
  centre.transact((tx) => correctAccount(tx, actor, { ywlsh, dxyzm: codeFor(tx, actor, card), ...card }));
const errorsOf = (work: Promise<unknown>) =>
  work.then(
    () => ({}),
    (error: unknown) => (error instanceof BusinessError ? error.fieldErrors : {}),
  );
const moved = () =>
  centre.transact(({ store }) =>
    postingsOf(store, account)
      .filter(({ entry: { kind } }) => kind === '11')
      .map(({ entry, line }) => [entry.zhaiyao, line.fen]),
  );

it('the money comes back to the account, and everywhere it says why and what to do', async () => {
  const before = await centre.transact(({ store }) => balanceOf(store, account));
  const { ywlsh, ywzt, sbyy, ztsm } = await sentBack();
  expect(ywzt).toBe('81');
  expect(sbyy?.yy).toBe('收款账户已销户，4,500.00元已退回个人账户');
  expect(ztsm).toMatchObject({ mc: '入账失败', lj: `/grwt/cxyw/tqcx/tqjl?gz=${ywlsh}`, ljmc: '更正收款账号' });
  await centre.transact((tx) => {
    expect(balanceOf(tx.store, account)).toBe(before);
    expect(trialBalance(tx.store)).toBe(0n);
    expect(todos(tx, LIU_YANG)).toContainEqual(
      expect.objectContaining({
        ywlsh,
        lj: `/grwt/cxyw/tqcx/tqjl?gz=${ywlsh}`,
        title: expect.stringContaining('：入账失败'),
      }),
    );
    expect(openCaseOf(tx, LIU_YANG, 'TQ0107')).toMatchObject({ ywlsh, ddsm: '等待您更正收款账号' });
    // What came back has never gone out: it is no income, and no withdrawal of this year.
    const { srhj, zchj, list } = depositEntries(tx, LIU_YANG, { ksrq: '2026-11-21', page: 1, size: 5 });
    expect([srhj, zchj, list.map(({ fse }) => fse)]).toEqual(['0.00', '0.00', ['4500.00', '-4500.00']]);
    expect(Object.values(inputConfig(tx, LIU_YANG, { code: 'tqsl' }).tqsl ?? {}).every((count) => count === 0)).toBe(
      true,
    );
    // Booked again by the clerk, the card is still closed.
    expect(review(tx, { ywlsh, result: 'approve', opinion: '重新入账' }).ywzt).toBe('81');
    expect(balanceOf(tx.store, account)).toBe(before);
  });
  const sms = (await centre.outbox()).filter(({ kind, text }) => kind === 'sms' && text?.includes('入账失败'));
  expect(sms[0]?.text).toContain('更正后自动转账，无需重新申请；不再需要的，可以撤回');
});

it('another account of the own is paid once: a double click, a lost answer, a second window', async () => {
  const before = await centre.transact(({ store }) => balanceOf(store, account));
  const { ywlsh } = await sentBack();
  const [first, second] = await Promise.all([correct(ywlsh, ANOTHER), correct(ywlsh, ANOTHER)]);
  expect(first).toMatchObject({ ywzt: '99', dzje: '4500.00', kgz: false, skyhzh: '6222***********0301' });
  expect(second).toEqual(first);
  expect(await correct(ywlsh, ANOTHER)).toEqual(first);
  await expect(correct(ywlsh, { skyhdm: '105', skyhzh: '6222020200000020400' })).rejects.toThrow(
    '款项已转入尾号0301的账户，不能更正收款账号',
  );
  expect(await moved()).toEqual([
    ['2026-09至2026-11租房提取', -450_000n],
    ['2026-09至2026-11租房提取退回', 450_000n],
    ['2026-09至2026-11租房提取', -450_000n],
  ]);
  await centre.transact((tx) => {
    expect(balanceOf(tx.store, account)).toBe(before - 450_000n);
    const found = caseDetail(tx, LIU_YANG, { ywlsh });
    expect(found.sqnr).toContainEqual({ key: 'skyhzh', label: '收款账户', value: '中国建设银行 6222***********0301' });
    expect(found.lc.map(({ jdmc }) => jdmc)).toContain('更正收款账号');
    expect(found.sbyy).toBeUndefined();
    expect(todos(tx, LIU_YANG).some((todo) => todo.ywlsh === ywlsh)).toBe(false);
    expect(trialBalance(tx.store)).toBe(0n);
  });
});

it.each<[string, object, Record<string, string>]>([
  ['nothing', {}, { skyhdm: '请选择收款银行', skyhzh: '请输入收款账号' }],
  ['no number', { skyhdm: '102', skyhzh: '12ab' }, { skyhzh: '请输入正确格式的收款账号' }],
  [
    'somebody else’s',
    { skyhdm: '102', skyhzh: PEOPLE.张建国.yhzh },
    { skyhzh: '银行核验的户名与您的姓名不一致，请使用本人银行账户' },
  ],
  ['a new one without its code', { ...ANOTHER, dxyzm: '' }, { dxyzm: '请输入短信验证码' }],
  ['a new one with a wrong code', { ...ANOTHER, dxyzm: '000000' }, { dxyzm: '短信验证码错误或已失效' }],
])('%s is refused at its field, and nothing moves', async (_, card, wrong) => {
  const { ywlsh } = await sentBack();
  expect(await errorsOf(correct(ywlsh, card))).toEqual(wrong);
  expect(await moved()).toHaveLength(2);
});

it('only what came back, and only one’s own', async () => {
  const { ywlsh } = await sentBack();
  await expect(correct(ywlsh, ANOTHER, ZHOU_KAI)).rejects.toThrow('没有这个业务流水号');
  await centre.transact((tx) => review(tx, { ywlsh, result: 'refuse', opinion: '材料不实' }));
  await expect(correct(ywlsh, ANOTHER)).rejects.toThrow('该业务审核不通过，不能更正收款账号');
});

it('a second account that is closed too comes back once more', async () => {
  const { ywlsh } = await sentBack();
  await centre.transact((tx) => {
    setClosedCard(tx, { yhzh: ANOTHER.skyhzh, yy: '收款账户状态异常', open: false });
    bankAccounts(tx.store).put('6222020200000031234', { yhzh: '6222020200000031234', yhdm: '102', hm: '刘洋' });
  });
  expect(await correct(ywlsh, ANOTHER)).toMatchObject({ ywzt: '81', kgz: true });
  await centre.transact((tx) => moveClock(tx, { days: 1 }));
  expect(await correct(ywlsh, { skyhdm: '102', skyhzh: '6222020200000031234' })).toMatchObject({ ywzt: '99' });
  expect((await moved()).map(([, fen]) => fen)).toEqual([-450_000n, 450_000n, -450_000n, 450_000n, -450_000n]);
  expect(await centre.transact(({ store }) => cases(store).get(ywlsh)?.dzje)).toBe(450_000n);
});

it('an agreement that begins with it keeps the account that took the money', async () => {
  await centre.transact((tx) => setClosedCard(tx, { yhzh: PEOPLE.刘洋.yhzh, yy: '', open: false }));
  const { ywlsh } = await centre.transact((tx) => apply(tx, LIU_YANG, { ...RENT, tqpl: '2' }));
  await correct(ywlsh, ANOTHER);
  expect(await centre.transact((tx) => caseDetail(tx, LIU_YANG, { ywlsh }).ztsm?.mc)).toBe('办结，约定生效中');
});

it('a card that the bank does not know goes to a clerk, as in an application, and is paid once it is accepted', async () => {
  const { ywlsh } = await sentBack();
  const unknown = { skyhdm: '102', skyhzh: '6222020200000099999' };
  await centre.transact((tx) => moveClock(tx, { days: 1 }));
  expect(await correct(ywlsh, unknown)).toMatchObject({ ywzt: '81', kgz: true, ztsm: { mc: '收款账户待核验' } });
  expect(await correct(ywlsh, unknown)).toMatchObject({ ztsm: { mc: '收款账户待核验' } });
  const told = async () =>
    (await centre.outbox())
      .filter(({ text }) => text?.includes('银行未能核验，转人工核验'))
      .map(({ to, text }) => ({ to, text }));
  const first = {
    to: PEOPLE.刘洋.sjhm,
    text: expect.stringMatching(
      /收款账户更正为.*6222\*+9999，.*前完成核验，核验后自动转账。如非本人操作，请立即联系12329。$/,
    ),
  };
  expect(await told()).toEqual([first]);
  // One that was mistyped gives way to another; the days of the check begin with it.
  await centre.transact((tx) => moveClock(tx, { days: 1 }));
  const again = { skyhdm: '102', skyhzh: '6222020200000088888' };
  expect(await correct(ywlsh, again)).toMatchObject({ skyhzh: '6222***********8888' });
  expect(await told()).toHaveLength(2);
  await centre.transact((tx) => {
    const { ddsm, kch, sbyy, tlts, cnbjsj, ztsm } = caseDetail(tx, LIU_YANG, { ywlsh });
    expect({ ddsm, kch, sbyy, tlts, cnbjsj }).toEqual({
      ddsm: '2026-11-26前完成收款账户核验',
      kch: true,
      sbyy: undefined,
      tlts: 0,
      cnbjsj: '2026-11-26',
    });
    expect(ztsm).toMatchObject({ lj: `/grwt/cxyw/tqcx/tqjl?gz=${ywlsh}`, ljmc: '更正收款账号' });
    expect(todos(tx, LIU_YANG).some((todo) => todo.ywlsh === ywlsh)).toBe(false);
    moveClock(tx, { days: 3 });
    expect(caseDetail(tx, LIU_YANG, { ywlsh }).ywzt).toBe('81');
    expect(review(tx, { ywlsh, result: 'approve', opinion: '账户已核实' })).toMatchObject({ ywzt: '99' });
  });
  expect((await moved()).map(([, fen]) => fen)).toEqual([-450_000n, 450_000n, -450_000n]);
});

it('the bound card is taken without a code though the bank does not know it; what was closed and opened again too', async () => {
  const { ywlsh } = await sentBack();
  expect(await correct(ywlsh, { skzhly: '1', dxyzm: '' })).toMatchObject({ ywzt: '81', kgz: true });
  await centre.transact((tx) => {
    setClosedCard(tx, { yhzh: PEOPLE.刘洋.yhzh, yy: '', open: true });
    const own = persons(tx.store).get(LIU_YANG.grzh);
    if (own) persons(tx.store).put(own.grzh, { ...own, bankCard: { yhdm: '103', yhzh: '6228480000000077777' } });
  });
  expect(await correct(ywlsh, { skyhdm: '102', skyhzh: PEOPLE.刘洋.yhzh })).toMatchObject({ ywzt: '99' });
});

it('who gives it up has the money in the account, and may apply anew', async () => {
  const before = await centre.transact(({ store }) => balanceOf(store, account));
  const { ywlsh } = await sentBack();
  await centre.transact((tx) => {
    expect(withdrawCase(tx, LIU_YANG, { ywlsh }).ywzt).toBe('85');
    expect(balanceOf(tx.store, account)).toBe(before);
    expect(openCaseOf(tx, LIU_YANG, 'TQ0107')).toBeNull();
    expect(listCases(tx, LIU_YANG, { tab: 'todo', page: 1, size: 9 }).list).toEqual([]);
    setClosedCard(tx, { yhzh: PEOPLE.刘洋.yhzh, yy: '', open: true });
    expect(apply(tx, LIU_YANG).ywzt).toBe('99');
  });
});
