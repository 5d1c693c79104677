import { signatures } from '@mocks/centre/cases/signatures/signature-records';
import { openInvitedSignature, signState } from '@mocks/centre/cases/signatures/signatures';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issuedDocuments } from '@mocks/centre/documents/document';
import { memberAccount, post } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { loanTable } from '@mocks/centre/loans/loans';
import { listOffsetRuns, offsetLoans } from '@mocks/centre/loans/offset/loan-offset-views';
import { caseDetail } from '@mocks/centre/office/cases';
import { operatePhone } from '@mocks/centre/phone';
import { describe, expect, it } from 'vitest';
import { centrePerTest, FENG_JUN, HE_JING } from '../../fixture';
import { settleLoan } from '../../loan-fixture';
import { balance, FENG_LOAN, handIn, SIGNING } from './gd0601-loan-offset-world';

const centre = centrePerTest();

describe('husband and wife', () => {
  const both = [
    { grzh: FENG_JUN.grzh, sxh: '2' },
    { grzh: HE_JING.grzh, sxh: '1' },
  ];

  /** 冯军 signs for both, 何静 on her phone. */
  function bothSign(tx: Transaction, chry: readonly object[]): string {
    const { ywlsh } = handIn(tx, FENG_JUN, { ...SIGNING, dkzh: FENG_LOAN, chry });
    const invitation = [...signatures(tx.store).values()].find((one) => one.ywlsh === ywlsh && one.uuid);
    const { uuid } = openInvitedSignature(tx, tx.now(), HE_JING, invitation?.qmbh ?? '');
    operatePhone(tx, tx.now(), { uuid, action: 'confirm', zjhm: '' });
    signState(tx, tx.now(), HE_JING, uuid);
    return ywlsh;
  }

  it('an account that was not needed is said to be so', async () => {
    await centre.transact((tx) => {
      bothSign(tx, [
        { grzh: FENG_JUN.grzh, sxh: '1' },
        { grzh: HE_JING.grzh, sxh: '2' },
      ]);
      const before = balance(tx, HE_JING.grzh);
      expect(before).toBeGreaterThan(0n);
      moveClock(tx, { now: '2026-11-28' });
      const [run] = listOffsetRuns(tx, FENG_JUN, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
      expect(run?.kh).toEqual([
        { xingming: '冯军', fse: '2139.15', sm: '' },
        { xingming: '何*', fse: '0.00', sm: '前面的账户已足额，无需扣划' },
      ]);
      expect(balance(tx, HE_JING.grzh)).toBe(before);
    });
  });

  it('wait for the other signature, then pay in the order they chose', async () => {
    const { ywlsh, ywzt } = await centre.transact((tx) =>
      handIn(tx, FENG_JUN, { ...SIGNING, dkzh: FENG_LOAN, chry: both }),
    );
    expect(ywzt).toBe('06');
    await centre.transact((tx) => {
      expect(offsetLoans(tx, FENG_JUN)[0]?.sczt).toBe('2');
      const invitation = [...signatures(tx.store).values()].find((one) => one.ywlsh === ywlsh && one.uuid);
      const { uuid } = openInvitedSignature(tx, tx.now(), HE_JING, invitation?.qmbh ?? '');
      operatePhone(tx, tx.now(), { uuid, action: 'confirm', zjhm: '' });
      signState(tx, tx.now(), HE_JING, uuid);
      expect(caseDetail(tx, FENG_JUN, { ywlsh }).ywzt).toBe('99');
    });
    await centre.transact((tx) => {
      // 何静 has 1,000.00 left: the rest comes from 冯军.
      leave(tx, HE_JING.grzh, 100_000n);
      moveClock(tx, { now: '2026-11-28' });
      const [run] = listOffsetRuns(tx, FENG_JUN, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
      expect(run).toMatchObject({ dqqc: 32, yhje: '2139.15', gjjje: '2139.15', ykje: '0.00', jg: '1' });
      expect(run?.kh).toEqual([
        { xingming: '冯军', fse: '1139.15', sm: '' },
        { xingming: '何*', fse: '1000.00', sm: '' },
      ]);
      expect(balance(tx, HE_JING.grzh)).toBe(0n);
    });
  });

  /** 何静 signs some days after 冯军: what the agreement and the case say of its beginning. */
  const signedLater = (day: string, more: object = {}) =>
    centre.transact((tx) => {
      const { ywlsh } = handIn(tx, FENG_JUN, { ...SIGNING, dkzh: FENG_LOAN, chry: both, ...more });
      moveClock(tx, { now: day });
      const invitation = [...signatures(tx.store).values()].find((one) => one.ywlsh === ywlsh && one.uuid);
      operatePhone(tx, tx.now(), { uuid: invitation?.uuid ?? '', action: 'confirm', zjhm: '' });
      const { ywzt, sqnr, lc } = caseDetail(tx, FENG_JUN, { ywlsh });
      const paper = [...issuedDocuments(tx.store).values()].find((one) => one.ywlsh === ywlsh && one.kind === '37');
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
    await centre.transact((tx) => {
      const [newest] = listMessages(tx, HE_JING, { page: 1, size: 1 }).list;
      expect(newest?.nr).toBe(`贷款${FENG_LOAN}的冲还贷已生效，自第33期起，按协议从您的公积金账户扣划。`);
      expect(readOutbox(tx).filter(({ text }) => text === `【住房公积金】${newest?.nr}`)).toHaveLength(1);
      moveClock(tx, { now: '2026-11-28' });
      expect(listOffsetRuns(tx, FENG_JUN, { ksrq: '', jsrq: '', page: 1, size: 20 }).total).toBe(0);
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
    const { ywlsh } = await centre.transact((tx) => handIn(tx, FENG_JUN, { ...SIGNING, dkzh: FENG_LOAN, chry: both }));
    await centre.transact((tx) => {
      const loan = loanTable(tx.store).get(FENG_LOAN);
      if (!loan) throw new Error('No loan');
      settleLoan(tx, FENG_JUN, loan);
      // At once, not with the last signature.
      expect(caseDetail(tx, FENG_JUN, { ywlsh })).toMatchObject({ ywzt: '86', sbyy: { yy: '贷款已结清，无需签约' } });
    });
  });

  it('nobody signs in seven days: it lapses and nothing is taken', async () => {
    const { ywlsh } = await centre.transact((tx) => handIn(tx, FENG_JUN, { ...SIGNING, dkzh: FENG_LOAN, chry: both }));
    await centre.transact((tx) => {
      moveClock(tx, { now: '2026-11-29' });
      expect(caseDetail(tx, FENG_JUN, { ywlsh }).ywzt).toBe('86');
      expect(offsetLoans(tx, FENG_JUN)[0]?.sczt).toBe('0');
      expect(listOffsetRuns(tx, FENG_JUN, { ksrq: '', jsrq: '', page: 1, size: 20 }).total).toBe(0);
    });
  });
});

/** Leaves so much in the account; the rest goes to the bank. */
function leave(tx: Transaction, grzh: string, fen: bigint): void {
  const taken = balance(tx, grzh) - fen;
  post(tx.store, {
    id: `test:${grzh}`,
    date: tx.today(),
    kind: '11',
    zhaiyao: '提取',
    ywlsh: '',
    lines: [
      { account: memberAccount(grzh), fen: -taken },
      { account: 'bank', fen: taken },
    ],
  });
}
