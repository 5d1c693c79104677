import { openApplicantSignature, signState } from '@mocks/centre/cases/signatures/signatures';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issuedDocuments, listDocuments } from '@mocks/centre/documents/document';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { personOf, persons } from '@mocks/centre/kernel/people';
import { loanTable } from '@mocks/centre/loans/loans';
import { offsetLoans } from '@mocks/centre/loans/offset/loan-offset-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, listCases } from '@mocks/centre/office/cases';
import { signDocuments } from '@mocks/centre/office/sign-documents';
import { operatePhone } from '@mocks/centre/phone';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { centrePerTest, refusalOf, ZHANG_JIANGUO } from '../../fixture';
import { balance, handIn, SIGNING, signZhang, ZHANG_LOAN } from './gd0601-loan-offset-world';

const centre = centrePerTest();

describe('ending it', () => {
  it('the card pays again from the next instalment on', async () => {
    await centre.transact((tx) => {
      signZhang(tx);
      moveClock(tx, { now: '2026-12-20' });
    });
    await centre.transact((tx) => {
      const answer = handIn(tx, ZHANG_JIANGUO, { dkzh: ZHANG_LOAN, czlx: '2', jcyy: '账户余额另有他用' });
      expect(answer.ywzt).toBe('99');
      const before = balance(tx, ZHANG_JIANGUO.grzh);
      moveClock(tx, { now: '2027-01-20' });
      expect(balance(tx, ZHANG_JIANGUO.grzh)).toBe(before + 432_000n);
      expect(loanTable(tx.store).get(ZHANG_LOAN)?.paid).toBe(19);
      expect(offsetLoans(tx, ZHANG_JIANGUO)[0]).toMatchObject({ sczt: '0', order: null });
    });
  });

  it('is open to a frozen account: nothing is paid by it', async () => {
    await centre.transact((tx) => {
      signZhang(tx);
      const person = personOf(tx, ZHANG_JIANGUO);
      persons(tx.store).put(person.grzh, { ...person, grzhzt: '06', frozenFen: balance(tx, person.grzh) });
    });
    await centre.transact((tx) => {
      const ending = { dkzh: ZHANG_LOAN, czlx: '2', jcyy: '账户余额另有他用' };
      expect(judge(tx, ZHANG_JIANGUO, { ...ending, ywlx: 'GD0601' }).mz).toBe(true);
      expect(handIn(tx, ZHANG_JIANGUO, ending).ywzt).toBe('99');
      expect(offsetLoans(tx, ZHANG_JIANGUO)[0]).toMatchObject({ sczt: '0', order: null });
    });
  });

  it('is called, signed, told and proved as what it is: nobody authorises deductions by ending them', async () => {
    const ywlsh = await centre.transact((tx) => {
      signZhang(tx);
      const answer = handIn(tx, ZHANG_JIANGUO, { dkzh: ZHANG_LOAN, czlx: '2', jcyy: '账户余额另有他用' });
      expect(answer.ywmc).toBe('解除冲还贷');
      return answer.ywlsh;
    });
    await centre.transact((tx) => {
      const [document, ...more] = signDocuments(tx, ZHANG_JIANGUO, ywlsh, { czlx: '2' });
      expect([document?.wsmc, more]).toEqual(['解除冲还贷申请书', []]);
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh }).ywmc).toBe('解除冲还贷');
      // What was signed is there to be kept.
      const [paper] = listDocuments(tx, ZHANG_JIANGUO, { ywlsh, page: 1, size: 10 }).list;
      expect(paper).toMatchObject({ zmlx: '50', title: '解除住房公积金冲还贷申请书' });
      const { zmbh } = issueReceipt(tx, ZHANG_JIANGUO, { ywlsh });
      expect(issuedDocuments(tx.store).get(zmbh)?.content.title).toBe('解除冲还贷办结通知书');
      const heard = listMessages(tx, ZHANG_JIANGUO, { page: 1, size: 50 }).list;
      const texts = heard.filter((one) => one.ywlsh === ywlsh).map(({ title, nr }) => title + nr);
      expect(texts.length).toBeGreaterThan(0);
      // Once: what the case says is not said again beside it.
      expect(heard.filter(({ title }) => title.includes('解除'))).toHaveLength(1);
      expect(texts[0]).toMatch(/已办结，自第\d+期起由还款银行卡还款。$/);
      for (const text of texts) expect(text).not.toContain('签约冲还贷');
      expect(readOutbox(tx).find(({ text }) => text?.includes('解除冲还贷'))?.to).toBe(PEOPLE.张建国.sjhm);
      // It is listed under the one business that both are.
      expect(listCases(tx, ZHANG_JIANGUO, { page: 1, size: 10 }).ywlb).toContainEqual({
        ywlx: 'GD0601',
        ywmc: '签约冲还贷',
      });
    });
  });

  it('a signature under the agreement is none under its end, and a code for the one is void once the other is asked for', async () => {
    await centre.transact((tx) => signZhang(tx));
    const number = await centre.transact((tx) => issueNumber(tx, ZHANG_JIANGUO, 'GD0601'));
    const open = (wsmc: string) =>
      centre.transact((tx) => openApplicantSignature(tx, tx.now(), ZHANG_JIANGUO, { ywlsh: number, wsmc }).uuid);
    const confirm = (uuid: string) =>
      centre.transact((tx) => operatePhone(tx, tx.now(), { uuid, action: 'confirm', zjhm: '' }));
    const agreement = await open('冲还贷协议');
    expect(await centre.transact((tx) => readOutbox(tx)[0]?.text)).toBe('签署《冲还贷协议》');
    const end = await open('解除冲还贷申请书');
    expect(await confirm(agreement)).toMatchObject({ message: '签署事项已失效，请在电脑上重新获取二维码' });
    await confirm(end);

    const again = await open('冲还贷协议');
    await confirm(again);
    const { qmbh } = await centre.transact((tx) => signState(tx, tx.now(), ZHANG_JIANGUO, again));
    const values = { ywlx: 'GD0601', ywlsh: number, dkzh: ZHANG_LOAN, czlx: '2', jcyy: '不再需要', cns: '1', qmbh };
    const refused = await refusalOf(centre.transact((tx) => submit(tx, ZHANG_JIANGUO, values)));
    expect(refused.message).toBe('您签署的是《冲还贷协议》，本次须签署《解除冲还贷申请书》，请重新签署');
  });

  it('a finished form that is only judged asks for no signature', async () => {
    const values = { ...SIGNING, dkzh: ZHANG_LOAN, chry: [{ grzh: ZHANG_JIANGUO.grzh, sxh: '1' }], cns: '1' };
    const judged = await centre.transact((tx) => judge(tx, ZHANG_JIANGUO, { ...values, ywlx: 'GD0601' }));
    expect([judged.mz, judged.cw]).toEqual([true, {}]);
  });

  it('needs an order and a reason', async () => {
    const none = await refusalOf(
      centre.transact((tx) => handIn(tx, ZHANG_JIANGUO, { dkzh: ZHANG_LOAN, czlx: '2', jcyy: '' })),
    );
    expect(none.fieldErrors).toMatchObject({ czlx: '该贷款尚未签约冲还贷', jcyy: '请输入解除原因' });
  });
});
