import { agreements } from '@mocks/centre/cases/agreements';
import { signatures } from '@mocks/centre/cases/signatures/signature-records';
import { openInvitedSignature, openOwnSignature, signState } from '@mocks/centre/cases/signatures/signatures';
import type { Centre } from '@mocks/centre/centre';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { moveClock } from '@mocks/centre/daily-jobs';
import { documents, listDocuments } from '@mocks/centre/documents/document';
import { type Actor, type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { balanceOf, loanAccount, memberAccount, post, postingsOf, trialBalance } from '@mocks/centre/kernel/ledger';
import { listMessages } from '@mocks/centre/kernel/messages';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { persons } from '@mocks/centre/kernel/people';
import { listOffsetRuns, offsetForecast, offsetLoans } from '@mocks/centre/loans/loan-offset-views';
import { loans, scheduleOf } from '@mocks/centre/loans/loans';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, listCases } from '@mocks/centre/office/cases';
import { signDocuments } from '@mocks/centre/office/sign-documents';
import { actOnPhone } from '@mocks/centre/phone';
import { beforeEach, describe, expect, it } from 'vitest';
import { moneyText, toYuan } from '@/domain/money';
import { principalBetween } from '@/domain/prepayment';
import { PEOPLE } from '../../../people';
import { centreOn, FENG_JUN, GUO_LEI, HE_JING, LIU_YANG, ZHANG_JIANGUO } from '../../fixture';
import { settleLoan } from '../../loan-fixture';

const ZHANG_LOAN = PEOPLE.张建国.dkzh;
const FENG_LOAN = '20240300000003';
const SIGNING = { czlx: '1', chfs: '01', thfs: '', cxr: '', blje: '0.00' };

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

/** The applicant's phone signs under this number. */
function signed(desk: Desk, actor: Actor, ywlsh: string, values: Record<string, unknown>): string {
  const wsmc = signDocuments(desk, actor, ywlsh, values)[0]?.wsmc ?? '';
  const { uuid } = openOwnSignature(desk, desk.now(), actor, { ywlsh, wsmc });
  actOnPhone(desk, desk.now(), { uuid, action: 'confirm', zjhm: '' });
  return signState(desk, desk.now(), actor, uuid).qmbh;
}

function handIn(desk: Desk, actor: Actor, values: Record<string, unknown>) {
  const ywlsh = issueNumber(desk, actor, 'GD0601');
  return submit(desk, actor, { ywlx: 'GD0601', ywlsh, qmbh: signed(desk, actor, ywlsh, values), ...values });
}

const signZhang = (desk: Desk, more: object = {}) =>
  handIn(desk, ZHANG_JIANGUO, {
    ...SIGNING,
    dkzh: ZHANG_LOAN,
    chry: [{ grzh: ZHANG_JIANGUO.grzh, sxh: '1' }],
    ...more,
  });

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('It was not refused');
    },
    (error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );

const balance = (desk: Desk, grzh: string) => balanceOf(desk.store, memberAccount(grzh));

describe('conditions', () => {
  it('say the loan, the account and the days to the due day, with the figures', async () => {
    const { mz, tj } = await centre.transact((desk) => judge(desk, ZHANG_JIANGUO, { ywlx: 'GD0601' }));
    expect(mz).toBe(true);
    expect(tj.map(({ tjbh, sjz }) => [tjbh, sjz])).toEqual([
      ['DKZC', '正常'],
      ['ZHDJ', '正常'],
      ['HKR', '2026-12-20（还有29天）'],
    ]);
  });

  it('no loan, an overdue one', async () => {
    const none = await centre.transact((desk) => judge(desk, LIU_YANG, { ywlx: 'GD0601' }));
    expect(none.tj[0]).toMatchObject({ mz: false, sjz: '没有正在偿还的贷款' });
    const overdue = await centre.transact((desk) => judge(desk, GUO_LEI, { ywlx: 'GD0601' }));
    expect(overdue.tj[0]).toMatchObject({ mz: false, sjz: '逾期', xyb: '请先还清逾期款项' });
  });

  it.each([
    ['2026-12-16', true],
    ['2026-12-17', false],
    ['2026-12-19', false],
    ['2026-12-20', true],
  ])('on %s it may be signed: %s', async (day, mz) => {
    const found = await centre.transact((desk) => {
      moveClock(desk, { now: day });
      return judge(desk, ZHANG_JIANGUO, { ywlx: 'GD0601' });
    });
    expect(found.mz).toBe(mz);
    if (mz) return;
    expect((await refusalOf(centre.transact((desk) => signZhang(desk)))).message).toBe('还款日前3日内不能签约或解除');
  });
});

describe('signing', () => {
  it('takes effect at once for one person, and the next instalment comes out of the deposit account', async () => {
    const before = await centre.transact((desk) => {
      const answer = signZhang(desk);
      expect(answer.ywzt).toBe('99');
      expect(listDocuments(desk, ZHANG_JIANGUO, { ywlsh: answer.ywlsh, page: 1, size: 10 }).list).toMatchObject([
        { zmlx: '39', title: '住房公积金冲还贷还款扣划授权书', zt: '1' },
        { zmlx: '37', title: '住房公积金冲还贷协议', zt: '1' },
      ]);
      expect(offsetLoans(desk, ZHANG_JIANGUO)).toMatchObject([
        { sczt: '1', order: { chfs: '01', sxqc: 18, blje: '0.00', chry: ['张建国'] } },
      ]);
      moveClock(desk, { now: '2026-12-19' });
      return { member: balance(desk, ZHANG_JIANGUO.grzh), loan: balanceOf(desk.store, loanAccount(ZHANG_LOAN)) };
    });
    await centre.transact((desk) => {
      moveClock(desk, { now: '2026-12-20' });
      const instalment = scheduleOf(loans(desk.store).get(ZHANG_LOAN) ?? never())[17];
      const due = (instalment?.principal ?? 0n) + (instalment?.interest ?? 0n);
      expect(due).toBe(320_873n);
      expect(balance(desk, ZHANG_JIANGUO.grzh)).toBe(before.member - due);
      expect(balanceOf(desk.store, loanAccount(ZHANG_LOAN))).toBe(before.loan + (instalment?.principal ?? 0n));
      const last = postingsOf(desk.store, memberAccount(ZHANG_JIANGUO.grzh)).at(-1);
      expect(last?.entry).toMatchObject({ kind: '11', zhaiyao: '冲还贷' });
      expect(listOffsetRuns(desk, ZHANG_JIANGUO, { ksrq: '', jsrq: '', page: 1, size: 20 }).list).toEqual([
        {
          dqqc: 18,
          hkrq: '2026-12-20',
          yhje: PEOPLE.张建国.yhje,
          kh: [{ xingming: '张建国', fse: PEOPLE.张建国.yhje, sm: '' }],
          gjjje: PEOPLE.张建国.yhje,
          ykje: '0.00',
          jg: '1',
          sm: '',
          grzhye: toYuan(before.member - due),
        },
      ]);
      const { list } = listMessages(desk, ZHANG_JIANGUO, { page: 1, size: 20 });
      const left = moneyText(before.member - due);
      const told = `本期应还3,208.73元，公积金扣划3,208.73元，银行卡扣款0.00元。您的公积金账户余额${left}。`;
      expect(list.map(({ nr }) => nr)).toContain(told);
      expect(readOutbox(desk).filter(({ text }) => text === `【住房公积金】${told}`)).toHaveLength(1);
      expect(balanceOf(desk.store, `loan:${ZHANG_LOAN}:offset`)).toBe(0n);
      expect(trialBalance(desk.store)).toBe(0n);
    });
  });

  it('what the account does not cover comes from the card, and what is kept stays', async () => {
    await centre.transact((desk) => {
      const kept = `${(balance(desk, ZHANG_JIANGUO.grzh) / 100n).toString()}.00`;
      signZhang(desk, { blje: kept });
      moveClock(desk, { now: '2026-12-20' });
      const [run] = listOffsetRuns(desk, ZHANG_JIANGUO, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
      // What is there above the kept amount: the odd fen and December's deposit of 4,320.00.
      expect(run).toMatchObject({ jg: '1', gjjje: PEOPLE.张建国.yhje, ykje: '0.00' });
      expect(run?.kh[0]?.sm).toContain('保留余额');
    });
  });

  it('signing twice, another loan, forged people, a missing signature', async () => {
    await centre.transact((desk) => signZhang(desk));
    const twice = await refusalOf(centre.transact((desk) => signZhang(desk)));
    expect(twice.fieldErrors).toEqual({ czlx: '该贷款已签约，请先解除后再变更' });
    const foreign = await refusalOf(
      centre.transact((desk) => handIn(desk, FENG_JUN, { ...SIGNING, dkzh: ZHANG_LOAN, chry: [] })),
    );
    expect(foreign.fieldErrors).toMatchObject({ dkzh: '贷款账号不在可选范围内' });
    const forged = await refusalOf(
      centre.transact((desk) =>
        handIn(desk, FENG_JUN, {
          ...SIGNING,
          dkzh: FENG_LOAN,
          chry: [
            { grzh: FENG_JUN.grzh, sxh: '1' },
            { grzh: LIU_YANG.grzh, sxh: '2' },
          ],
        }),
      ),
    );
    expect(forged.fieldErrors).toEqual({ chry: '参与冲还人员不在可选范围内' });
    const unsigned = await refusalOf(
      centre.transact((desk) => {
        const ywlsh = issueNumber(desk, FENG_JUN, 'GD0601');
        const chry = [{ grzh: FENG_JUN.grzh, sxh: '1' }];
        return submit(desk, FENG_JUN, { ...SIGNING, ywlx: 'GD0601', ywlsh, dkzh: FENG_LOAN, chry });
      }),
    );
    expect(unsigned.message).toBe('请先完成移动端签署后再提交');
  });

  it.each([
    [{ blje: '-1' }, 'blje', '账户保留余额格式不正确'],
    [{ blje: '99999999.00' }, 'blje', '账户保留余额不能大于账户余额'],
    [{ chfs: '03' }, 'chfs', '冲还贷方式不在可选范围内'],
    [{ chfs: '02', thfs: '01', cxr: '2028-02-29' }, 'cxr', '每年冲本金日不能为2月29日'],
    [{ chfs: '02', thfs: '01', cxr: '2026-11-21' }, 'cxr', '每年冲本金日须晚于今天'],
    [{ chry: 'x' }, 'chry', '借款人须参与冲还贷'],
    [{ chry: [null, 3, { grzh: 1 }] }, 'chry', '参与冲还人员不在可选范围内'],
    [{ chry: [{ grzh: ZHANG_JIANGUO.grzh, sxh: '2' }] }, 'chry.0.sxh', '扣款顺序应为0至1的整数'],
  ])('%j is refused at %s', async (odd, field, message) => {
    const refusal = await refusalOf(centre.transact((desk) => signZhang(desk, odd)));
    expect(refusal.fieldErrors[field]).toBe(message);
  });
});

describe('husband and wife', () => {
  const both = [
    { grzh: FENG_JUN.grzh, sxh: '2' },
    { grzh: HE_JING.grzh, sxh: '1' },
  ];

  /** 冯军 signs for both, 何静 on her phone. */
  function bothSign(desk: Desk, chry: readonly object[]): string {
    const { ywlsh } = handIn(desk, FENG_JUN, { ...SIGNING, dkzh: FENG_LOAN, chry });
    const invitation = [...signatures(desk.store).values()].find((one) => one.ywlsh === ywlsh && one.uuid);
    const { uuid } = openInvitedSignature(desk, desk.now(), HE_JING, invitation?.qmbh ?? '');
    actOnPhone(desk, desk.now(), { uuid, action: 'confirm', zjhm: '' });
    signState(desk, desk.now(), HE_JING, uuid);
    return ywlsh;
  }

  it('an account that was not needed is said to be so', async () => {
    await centre.transact((desk) => {
      bothSign(desk, [
        { grzh: FENG_JUN.grzh, sxh: '1' },
        { grzh: HE_JING.grzh, sxh: '2' },
      ]);
      const before = balance(desk, HE_JING.grzh);
      expect(before).toBeGreaterThan(0n);
      moveClock(desk, { now: '2026-11-28' });
      const [run] = listOffsetRuns(desk, FENG_JUN, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
      expect(run?.kh).toEqual([
        { xingming: '冯军', fse: '2139.15', sm: '' },
        { xingming: '何*', fse: '0.00', sm: '前面的账户已足额，无需扣划' },
      ]);
      expect(balance(desk, HE_JING.grzh)).toBe(before);
    });
  });

  it('wait for the other signature, then pay in the order they chose', async () => {
    const { ywlsh, ywzt } = await centre.transact((desk) =>
      handIn(desk, FENG_JUN, { ...SIGNING, dkzh: FENG_LOAN, chry: both }),
    );
    expect(ywzt).toBe('06');
    await centre.transact((desk) => {
      expect(offsetLoans(desk, FENG_JUN)[0]?.sczt).toBe('2');
      const invitation = [...signatures(desk.store).values()].find((one) => one.ywlsh === ywlsh && one.uuid);
      const { uuid } = openInvitedSignature(desk, desk.now(), HE_JING, invitation?.qmbh ?? '');
      actOnPhone(desk, desk.now(), { uuid, action: 'confirm', zjhm: '' });
      signState(desk, desk.now(), HE_JING, uuid);
      expect(caseDetail(desk, FENG_JUN, { ywlsh }).ywzt).toBe('99');
    });
    await centre.transact((desk) => {
      // 何静 has 1,000.00 left: the rest comes from 冯军.
      leave(desk, HE_JING.grzh, 100_000n);
      moveClock(desk, { now: '2026-11-28' });
      const [run] = listOffsetRuns(desk, FENG_JUN, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
      expect(run).toMatchObject({ dqqc: 32, yhje: '2139.15', gjjje: '2139.15', ykje: '0.00', jg: '1' });
      expect(run?.kh).toEqual([
        { xingming: '冯军', fse: '1139.15', sm: '' },
        { xingming: '何*', fse: '1000.00', sm: '' },
      ]);
      expect(balance(desk, HE_JING.grzh)).toBe(0n);
    });
  });

  /** 何静 signs some days after 冯军: what the agreement and the case say of its beginning. */
  const signedLater = (day: string, more: object = {}) =>
    centre.transact((desk) => {
      const { ywlsh } = handIn(desk, FENG_JUN, { ...SIGNING, dkzh: FENG_LOAN, chry: both, ...more });
      moveClock(desk, { now: day });
      const invitation = [...signatures(desk.store).values()].find((one) => one.ywlsh === ywlsh && one.uuid);
      actOnPhone(desk, desk.now(), { uuid: invitation?.uuid ?? '', action: 'confirm', zjhm: '' });
      const { ywzt, sqnr, lc } = caseDetail(desk, FENG_JUN, { ywlsh });
      const paper = [...documents(desk.store).values()].find((one) => one.ywlsh === ywlsh && one.kind === '37');
      const row = (rows: readonly { label: string; value: string }[] = []) =>
        rows.find(({ label }) => label === '生效期次' || label === '生效时间')?.value;
      return { ywzt, said: lc.at(-1)?.yj, filed: row(sqnr), signed: row(paper?.content.facts) };
    });

  it('begins with the instalment that is the next one when the last of them signs, and says so', async () => {
    expect(await signedLater('2026-11-26')).toEqual({
      ywzt: '99',
      said: '签约冲还贷，自第33期起生效',
      filed: '第33期（2026-12-28）',
      signed: '第33期（2026-12-28）',
    });
    await centre.transact((desk) => {
      const [newest] = listMessages(desk, HE_JING, { page: 1, size: 1 }).list;
      expect(newest?.nr).toBe(`贷款${FENG_LOAN}的冲还贷已生效，自第33期起，按协议从您的公积金账户扣划。`);
      moveClock(desk, { now: '2026-11-28' });
      expect(listOffsetRuns(desk, FENG_JUN, { ksrq: '', jsrq: '', page: 1, size: 20 }).total).toBe(0);
    });
  });

  it('begins a year later where the yearly day has passed meanwhile', async () => {
    const yearly = { chfs: '02', thfs: '01', cxr: '2026-11-24' };
    expect(await signedLater('2026-11-25', yearly)).toEqual({
      ywzt: '99',
      said: '签约冲还贷，首次冲本金日为2027-11-24',
      filed: '首次冲本金日为2027-11-24',
      signed: '首次冲本金日为2027-11-24',
    });
  });

  it('comes to nothing where the loan is paid off meanwhile', async () => {
    const { ywlsh } = await centre.transact((desk) =>
      handIn(desk, FENG_JUN, { ...SIGNING, dkzh: FENG_LOAN, chry: both }),
    );
    await centre.transact((desk) => {
      const loan = loans(desk.store).get(FENG_LOAN);
      if (!loan) throw new Error('No loan');
      settleLoan(desk, FENG_JUN, loan);
      const invitation = [...signatures(desk.store).values()].find((one) => one.ywlsh === ywlsh && one.uuid);
      actOnPhone(desk, desk.now(), { uuid: invitation?.uuid ?? '', action: 'confirm', zjhm: '' });
      expect(caseDetail(desk, FENG_JUN, { ywlsh })).toMatchObject({ ywzt: '80', sbyy: { yy: '贷款已结清，无需签约' } });
    });
  });

  it('nobody signs in seven days: it lapses and nothing is taken', async () => {
    const { ywlsh } = await centre.transact((desk) =>
      handIn(desk, FENG_JUN, { ...SIGNING, dkzh: FENG_LOAN, chry: both }),
    );
    await centre.transact((desk) => {
      moveClock(desk, { now: '2026-11-29' });
      expect(caseDetail(desk, FENG_JUN, { ywlsh }).ywzt).toBe('86');
      expect(offsetLoans(desk, FENG_JUN)[0]?.sczt).toBe('0');
      expect(listOffsetRuns(desk, FENG_JUN, { ksrq: '', jsrq: '', page: 1, size: 20 }).total).toBe(0);
    });
  });
});

describe('a failed run', () => {
  it('takes nothing, says why, and is made up for with its penalty at the next', async () => {
    await centre.transact((desk) => {
      signZhang(desk);
      leave(desk, ZHANG_JIANGUO.grzh, 0n);
      const loan = loans(desk.store).get(ZHANG_LOAN) ?? never();
      loans(desk.store).put(ZHANG_LOAN, { ...loan, cardShortFrom: '2026-12-01' });
      const person = persons(desk.store).get(ZHANG_JIANGUO.grzh) ?? never();
      persons(desk.store).put(person.grzh, { ...person, frozenFen: 500_000n });
      moveClock(desk, { now: '2026-12-20' });
      const [run] = listOffsetRuns(desk, ZHANG_JIANGUO, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
      // December's deposit is 4,320.00, of which 5,000.00 may not be touched.
      expect(run).toMatchObject({ jg: '3', gjjje: '0.00', ykje: '0.00' });
      expect(run?.sm).toBe(
        '公积金账户可扣划0.00元，其余3,208.73元应由银行卡支付，银行卡余额不足，本期未还款并计入逾期。请存入还款卡后尽快还款',
      );
      expect(readOutbox(desk).filter(({ text }) => text?.includes('您的冲还贷未成功'))).toHaveLength(1);
      expect(balance(desk, ZHANG_JIANGUO.grzh)).toBe(432_000n);
      expect(loans(desk.store).get(ZHANG_LOAN)?.missed).toHaveLength(1);
      persons(desk.store).put(person.grzh, { ...person, frozenFen: 0n });
      moveClock(desk, { now: '2027-01-20' });
      const after = loans(desk.store).get(ZHANG_LOAN);
      expect(after).toMatchObject({ paid: 19, missed: [] });
      const runs = listOffsetRuns(desk, ZHANG_JIANGUO, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
      expect(runs.map(({ dqqc, jg }) => [dqqc, jg])).toEqual([
        [19, '1'],
        [18, '1'],
        [18, '3'],
      ]);
      // 3,208.73 × 2.6 % / 360 × 1.5 × 31 days.
      expect(runs[1]).toMatchObject({ yhje: '3219.51', sm: '含罚息10.78元' });
      expect(trialBalance(desk.store)).toBe(0n);
    });
  });
});

describe('principal once a year', () => {
  it.each([
    ['01', 'less to pay', 222],
    ['02', 'a shorter term', 0],
  ] as const)('thfs %s: %s', async (thfs, _, coming) => {
    await centre.transact((desk) => {
      const { ywlsh } = signZhang(desk, { chfs: '02', thfs, cxr: '2027-01-05' });
      const { sqnr, lc } = caseDetail(desk, ZHANG_JIANGUO, { ywlsh });
      expect(sqnr).toContainEqual({ key: 'effect', label: '生效时间', value: '首次冲本金日为2027-01-05' });
      expect(JSON.stringify([sqnr, lc, readOutbox(desk)[0]])).not.toMatch(/第\d+期/);
      moveClock(desk, { now: '2027-01-04' });
      const [member, owed] = [balance(desk, ZHANG_JIANGUO.grzh), balanceOf(desk.store, loanAccount(ZHANG_LOAN))];
      moveClock(desk, { now: '2027-01-05' });
      expect(balance(desk, ZHANG_JIANGUO.grzh)).toBe(0n);
      // Fifteen days after the instalment of 20 December: (paid) / (1 + 2.6 % / 12 × 15 / 30) is principal, the rest interest.
      const principal = (member * 24_000n * 2n + 24_026n) / (24_026n * 2n);
      expect(principal).toBe(principalBetween(member, 0n, '2.6', 15));
      expect(balanceOf(desk.store, loanAccount(ZHANG_LOAN))).toBe(owed + principal);
      const [run] = listOffsetRuns(desk, ZHANG_JIANGUO, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
      expect(run).toMatchObject({ dqqc: 0, yhje: '0.00', gjjje: toYuan(member), jg: '4' });
      expect(run?.sm).toContain(`归还本金${moneyText(principal)}、15天利息${moneyText(member - principal)}`);
      const loan = loans(desk.store).get(ZHANG_LOAN) ?? never();
      const schedule = scheduleOf(loan);
      expect(schedule).toHaveLength(loan.months);
      const left = schedule.slice(loan.paid);
      expect(left.reduce((sum, one) => sum + one.principal, 0n)).toBe(-(owed + principal));
      expect(left[0]?.dqqc).toBe(19);
      if (coming > 0) expect(left).toHaveLength(coming);
      else expect(left.length).toBeLessThan(222);
      moveClock(desk, { now: '2027-02-20' });
      expect(loans(desk.store).get(ZHANG_LOAN)).toMatchObject({ paid: 20, missed: [] });
      expect(trialBalance(desk.store)).toBe(0n);
    });
  });
});

it('a loan that the offset pays off is said to be paid off, with the next step, in the hall and by SMS, once', async () => {
  await centre.transact((desk) => {
    signZhang(desk, { chfs: '02', thfs: '02', cxr: '2027-01-05' });
    moveClock(desk, { now: '2027-01-04' });
    // More than the balance with the interest of fifteen days.
    const rich = -balanceOf(desk.store, loanAccount(ZHANG_LOAN)) * 2n;
    const lines = [
      { account: memberAccount(ZHANG_JIANGUO.grzh), fen: rich },
      { account: 'bank', fen: -rich },
    ];
    const head = { id: 'rich', date: '2027-01-04', kind: '01', zhaiyao: '汇缴', ywlsh: '' } as const;
    post(desk.store, { ...head, lines });
    moveClock(desk, { now: '2027-01-05' });
    expect(balanceOf(desk.store, loanAccount(ZHANG_LOAN))).toBe(0n);
    moveClock(desk, { now: '2027-03-01' });
    const said = '您的贷款已结清，结清证明可在网厅开具，凭证明可以办理抵押注销登记。';
    const { list } = listMessages(desk, ZHANG_JIANGUO, { page: 1, size: 200 });
    expect(list.filter(({ title }) => title === '贷款结清').map(({ nr, fssj }) => [nr, fssj])).toEqual([
      [said, '2027-01-05 10:00:00'],
    ]);
    expect(list.find(({ title }) => title === '冲还贷结果')?.nr).toContain('贷款本金已还清');
    expect(readOutbox(desk).filter(({ text }) => text === `【住房公积金】${said}`)).toHaveLength(1);
  });
});

describe('ending it', () => {
  it('the card pays again from the next instalment on', async () => {
    await centre.transact((desk) => {
      signZhang(desk);
      moveClock(desk, { now: '2026-12-20' });
    });
    await centre.transact((desk) => {
      const answer = handIn(desk, ZHANG_JIANGUO, { dkzh: ZHANG_LOAN, czlx: '2', jcyy: '账户余额另有他用' });
      expect(answer.ywzt).toBe('99');
      const before = balance(desk, ZHANG_JIANGUO.grzh);
      moveClock(desk, { now: '2027-01-20' });
      expect(balance(desk, ZHANG_JIANGUO.grzh)).toBe(before + 432_000n);
      expect(loans(desk.store).get(ZHANG_LOAN)?.paid).toBe(19);
      expect(offsetLoans(desk, ZHANG_JIANGUO)[0]).toMatchObject({ sczt: '0', order: null });
    });
  });

  it('is called, signed, told and proved as what it is: nobody authorises deductions by ending them', async () => {
    const ywlsh = await centre.transact((desk) => {
      signZhang(desk);
      const answer = handIn(desk, ZHANG_JIANGUO, { dkzh: ZHANG_LOAN, czlx: '2', jcyy: '账户余额另有他用' });
      expect(answer.ywmc).toBe('解除冲还贷');
      return answer.ywlsh;
    });
    await centre.transact((desk) => {
      const [document, ...more] = signDocuments(desk, ZHANG_JIANGUO, ywlsh, { czlx: '2' });
      expect([document?.wsmc, more]).toEqual(['解除冲还贷申请书', []]);
      expect(caseDetail(desk, ZHANG_JIANGUO, { ywlsh }).ywmc).toBe('解除冲还贷');
      // What was signed is there to be kept.
      const [paper] = listDocuments(desk, ZHANG_JIANGUO, { ywlsh, page: 1, size: 10 }).list;
      expect(paper).toMatchObject({ zmlx: '50', title: '解除住房公积金冲还贷申请书' });
      const { zmbh } = issueReceipt(desk, ZHANG_JIANGUO, { ywlsh });
      expect(documents(desk.store).get(zmbh)?.content.title).toBe('解除冲还贷办结通知书');
      const heard = listMessages(desk, ZHANG_JIANGUO, { page: 1, size: 50 }).list;
      const texts = heard.filter((one) => one.ywlsh === ywlsh).map(({ title, nr }) => title + nr);
      expect(texts.length).toBeGreaterThan(0);
      // Once: what the case says is not said again beside it.
      expect(heard.filter(({ title }) => title.includes('解除'))).toHaveLength(1);
      expect(texts[0]).toMatch(/已办结，自第\d+期起由还款银行卡还款。$/);
      for (const text of texts) expect(text).not.toContain('签约冲还贷');
      expect(readOutbox(desk).find(({ text }) => text?.includes('解除冲还贷'))?.to).toBe(PEOPLE.张建国.sjhm);
      // It is listed under the one business that both are.
      expect(listCases(desk, ZHANG_JIANGUO, { page: 1, size: 10 }).ywlb).toContainEqual({
        ywlx: 'GD0601',
        ywmc: '签约冲还贷',
      });
    });
  });

  it('a signature under the agreement is none under its end, and a code for the one is void once the other is asked for', async () => {
    await centre.transact((desk) => signZhang(desk));
    const number = await centre.transact((desk) => issueNumber(desk, ZHANG_JIANGUO, 'GD0601'));
    const open = (wsmc: string) =>
      centre.transact((desk) => openOwnSignature(desk, desk.now(), ZHANG_JIANGUO, { ywlsh: number, wsmc }).uuid);
    const confirm = (uuid: string) =>
      centre.transact((desk) => actOnPhone(desk, desk.now(), { uuid, action: 'confirm', zjhm: '' }));
    const agreement = await open('冲还贷协议');
    expect(await centre.transact((desk) => readOutbox(desk)[0]?.text)).toBe('签署《冲还贷协议》');
    const end = await open('解除冲还贷申请书');
    expect(await confirm(agreement)).toMatchObject({ message: '签署事项已失效，请在电脑上重新获取二维码' });
    await confirm(end);

    const again = await open('冲还贷协议');
    await confirm(again);
    const { qmbh } = await centre.transact((desk) => signState(desk, desk.now(), ZHANG_JIANGUO, again));
    const values = { ywlx: 'GD0601', ywlsh: number, dkzh: ZHANG_LOAN, czlx: '2', jcyy: '不再需要', qmbh };
    const refused = await refusalOf(centre.transact((desk) => submit(desk, ZHANG_JIANGUO, values)));
    expect(refused.message).toBe('您签署的是《冲还贷协议》，本次须签署《解除冲还贷申请书》，请重新签署');
  });

  it('a finished form that is only judged asks for no signature', async () => {
    const values = { ...SIGNING, dkzh: ZHANG_LOAN, chry: [{ grzh: ZHANG_JIANGUO.grzh, sxh: '1' }] };
    const judged = await centre.transact((desk) => judge(desk, ZHANG_JIANGUO, { ...values, ywlx: 'GD0601' }));
    expect([judged.mz, judged.cw]).toEqual([true, {}]);
  });

  it('needs an order and a reason', async () => {
    const none = await refusalOf(
      centre.transact((desk) => handIn(desk, ZHANG_JIANGUO, { dkzh: ZHANG_LOAN, czlx: '2', jcyy: '' })),
    );
    expect(none.fieldErrors).toMatchObject({ czlx: '该贷款尚未签约冲还贷', jcyy: '请输入解除原因' });
  });
});

it('standing rent withdrawals of everybody in it end with the signing', async () => {
  await centre.transact((desk) => {
    agreements(desk.store).put('A', {
      xybh: 'A',
      grzh: ZHANG_JIANGUO.grzh,
      ywlx: 'TQ0107',
      tqpl: '2',
      values: {},
      qyrq: '2026-11-01',
      nextMonth: '2026-12',
      nextDay: '',
      zt: '1',
      zzyy: '',
      zzrq: '',
    });
    signZhang(desk);
    expect(agreements(desk.store).get('A')).toMatchObject({ zt: '0', zzyy: '已签约冲还贷', zzrq: '2026-11-21' });
  });
});

it('the forecast agrees with what is then collected', async () => {
  await centre.transact((desk) => {
    const chry = [{ grzh: ZHANG_JIANGUO.grzh, sxh: '1' }];
    const rows = offsetForecast(desk, ZHANG_JIANGUO, { dkzh: ZHANG_LOAN, blje: '0.00', chry });
    expect(rows).toHaveLength(12);
    signZhang(desk);
    moveClock(desk, { now: '2027-05-20' });
    const runs = listOffsetRuns(desk, ZHANG_JIANGUO, { ksrq: '', jsrq: '', page: 1, size: 20 }).list.toReversed();
    expect(rows.slice(0, 6).map(({ dqqc, hkrq, gjjje, ykje }) => [dqqc, hkrq, gjjje, ykje])).toEqual(
      runs.map(({ dqqc, hkrq, gjjje, ykje }) => [dqqc, hkrq, gjjje, ykje]),
    );
    const kept = (blje: string) => () => offsetForecast(desk, ZHANG_JIANGUO, { dkzh: ZHANG_LOAN, blje, chry });
    // What is no amount is not taken for the least that stays.
    expect(kept('一百')).toThrow('账户保留余额格式不正确');
    expect(kept('-1')).toThrow('账户保留余额格式不正确');
    expect(kept('')).not.toThrow();
    expect(rows[5]?.grzhye).toBe(
      `${balance(desk, ZHANG_JIANGUO.grzh) / 100n}.${String(balance(desk, ZHANG_JIANGUO.grzh) % 100n).padStart(2, '0')}`,
    );
  });
});

/** Leaves so much in the account; the rest goes to the bank. */
function leave(desk: Desk, grzh: string, fen: bigint): void {
  const taken = balance(desk, grzh) - fen;
  post(desk.store, {
    id: `test:${grzh}`,
    date: desk.today(),
    kind: '11',
    zhaiyao: '提取',
    ywlsh: '',
    lines: [
      { account: memberAccount(grzh), fen: -taken },
      { account: 'bank', fen: taken },
    ],
  });
}

function never(): never {
  throw new Error('Not seeded');
}
