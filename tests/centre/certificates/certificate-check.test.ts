// @vitest-environment node
import { checkPaper } from '@mocks/centre/certificates/certificate-check';
import { issueCertificate } from '@mocks/centre/certificates/certificates';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issuedDocuments, voidDocument } from '@mocks/centre/documents/document';
import { issueActNumber } from '@mocks/centre/kernel/business-numbers';
import { confirmSale } from '@mocks/centre/loans/applications/developer-view';
import { type LoanFile, loanFileOf } from '@mocks/centre/loans/applications/loan-file';
import { depositAccount } from '@mocks/centre/members/person-views';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { moneyText } from '@/domain/money';
import { PEOPLE } from '../../people';
import { HE_JING, LIU_YANG, ZHANG_JIANGUO } from '../fixture';
import { ALONE, applyForLoan, contractSigned, DEVELOPER } from '../loan-fixture';
import { openForVisitors, type Visitors } from '../visitors';

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
afterEach(() => centre.reset());

const issued = () =>
  centre.transact((tx) => {
    const ywlsh = issueActNumber(tx, ZHANG_JIANGUO, 'ZMKJ');
    return issueCertificate(tx, ZHANG_JIANGUO, { ywlsh, zmlx: '11', zmyt: '1', zmyz: '1', sfxsye: '1', sflmx: '0' });
  });
const check = (zmbh: string, yzm: string) => centre.ask((tx, origin) => checkPaper(tx, origin, { zmbh, yzm }));

it('anybody with number and code reads what the paper says line by line, with the name masked', async () => {
  const { zmbh, yzm } = await issued();
  const { data } = await check(zmbh.toLowerCase(), ` ${yzm.toLowerCase()} `);
  expect(data).toMatchObject({ zw: true, jg: '该证明由本中心开具，真实有效', title: '个人住房公积金缴存证明' });
  expect(data.zy).toContainEqual({ label: '姓名', value: '张**' });
  // A forged balance does not pass.
  const { grzhye } = await centre.transact((tx) => depositAccount(tx, ZHANG_JIANGUO));
  expect(data.zy).toContainEqual({ label: '账户余额', value: moneyText(grzhye) });
  expect(data.zy.map(({ label }: { label: string }) => label)).toContain('证明用途');
  expect(JSON.stringify(data)).not.toContain(PEOPLE.张建国.zjhm);
  expect((await check(zmbh, 'AAAAAAAA')).data).toEqual({
    zw: false,
    jg: '未查询到该证明，请核对证明编号和校验码',
    hysj: expect.stringMatching(/^2026-/),
  });
});

it('a void one stays void, and only its owner makes it so', async () => {
  const { zmbh, yzm } = await issued();
  expect((await centre.ask((tx) => voidDocument(tx, HE_JING, { zmbh }))).msg).toBe('未找到该文书，请从列表中重新打开');
  expect(await centre.transact((tx) => voidDocument(tx, ZHANG_JIANGUO, { zmbh }))).toMatchObject({ zt: '0' });
  const isVoid = { zw: true, zt: '0', jg: '该证明由本中心开具，已作废' };
  expect((await check(zmbh, yzm)).data).toMatchObject(isVoid);
  await centre.transact((tx) => moveClock(tx, { now: '2027-05-22' }));
  expect((await check(zmbh, yzm)).data).toMatchObject(isVoid);
});

it('one whose time is over says so', async () => {
  const { zmbh, yzm } = await issued();
  await centre.transact((tx) => moveClock(tx, { now: '2027-05-22' }));
  expect((await check(zmbh, yzm)).data).toMatchObject({ zt: '2', jg: '该证明由本中心开具，已过有效期' });
});

it('a contract binds once all have signed it; of an application that was taken back it is void', async () => {
  const applied = () =>
    centre.transact((tx) => {
      const ywlsh = applyForLoan(tx, LIU_YANG, ALONE);
      review(tx, { ywlsh, result: 'approve', opinion: '' });
      confirmSale(tx, DEVELOPER, { ywlsh, kfsqr: '1', yy: '' });
      const { zmbh } = loanFileOf(tx.store, ywlsh) as LoanFile; // of an approved application
      return { ywlsh, zmbh, state: caseDetail(tx, LIU_YANG, { ywlsh }).ywzt };
    });
  const codeOf = (zmbh: string) => centre.transact((tx) => issuedDocuments(tx.store).get(zmbh)?.yzm ?? '');
  const verdict = async (zmbh: string) => (await check(zmbh, await codeOf(zmbh))).data;
  const first = await applied();
  expect(first.state).toBe('03');
  const pending = { zw: true, zt: '1', jg: '该文书由本中心开具，尚待各方签署，未生效', ywxz: '待签合同' };
  expect(await verdict(first.zmbh)).toMatchObject(pending);
  await centre.transact((tx) => withdrawCase(tx, LIU_YANG, { ywlsh: first.ywlsh }));
  const gone = await verdict(first.zmbh);
  expect(gone).toMatchObject({
    zw: true,
    zt: '0',
    jg: '该文书由本中心开具，已作废',
    zfsj: expect.stringMatching(/^2026-/),
  });
  expect(gone).not.toHaveProperty('ywxz');
  const second = await applied();
  const unsigned = await codeOf(second.zmbh);
  await centre.transact((tx) => contractSigned(tx, LIU_YANG, second.ywlsh));
  // What was printed before is known, and no longer the text that counts.
  expect((await check(second.zmbh, unsigned)).data).toMatchObject({
    zw: true,
    zt: '0',
    jg: expect.stringContaining('已由签署后的文本替代'),
  });
  expect(await verdict(second.zmbh)).toMatchObject({ zt: '1', jg: '该文书由本中心开具，真实有效' });
});
