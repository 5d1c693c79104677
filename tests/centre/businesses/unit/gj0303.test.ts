import { findAccount } from '@mocks/centre/access/sign-in-accounts';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { signRequests } from '@mocks/centre/cases/signatures/sign-requests';
import { signatures } from '@mocks/centre/cases/signatures/signature-records';
import { completeSignature, refuseSignature } from '@mocks/centre/cases/signatures/signatures';
import { type Actor, type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { balanceOf, memberAccount, trialBalance } from '@mocks/centre/kernel/ledger';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { passwordHash } from '@mocks/centre/kernel/password-hash';
import { persons } from '@mocks/centre/kernel/people';
import { carried } from '@mocks/centre/members/interest-to-date';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { identities } from '@mocks/centre/registers/identities';
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { NOBODY, PASSWORD, PEOPLE, UNITS } from '../../../people';
import { PNG } from '../../loan-fixture';

const HUAXIA: Actor = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh };
const { grzh, zjhm } = PEOPLE.刘洋;
const CHANGE = { grzh, bgyy: '1', xxingming: '', xzjlx: '', xzjhm: NOBODY.another, cns: '1' };

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

function send(desk: Desk, values: object = {}, papers: readonly string[] = ['0101']) {
  const ywlsh = issueNumber(desk, HUAXIA, 'GJ0303');
  for (const wjlxId of papers) addMaterial(desk, HUAXIA, { ywlsh, wjlxId, name: '证件.png', bytes: PNG });
  return submit(desk, HUAXIA, { ...CHANGE, ...values, ywlx: 'GJ0303', ywlsh });
}

function refusedBy(desk: Desk, values: object): Record<string, string> | string {
  try {
    send(desk, values);
    return 'accepted';
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return Object.keys(refusal.fieldErrors).length > 0 ? refusal.fieldErrors : refusal.message;
  }
}

const sign = (desk: Desk) => {
  const [asked] = signRequests(desk, { kind: 'person', grzh });
  completeSignature(desk, asked?.qmbh ?? '');
};

it('a clerk reads it, the member signs, and only then number and sign-in change; old and new are on the case', () =>
  centre.transact((desk) => {
    const { ywzt, ywlsh } = send(desk);
    expect(ywzt).toBe('98');
    const said = caseDetail(desk, HUAXIA, { ywlsh });
    const changed = said.sqnr.map(({ label, value }) => [label, value]);
    expect(changed).toContainEqual(['证件号码', '110***********4522 → 110***********0016']);
    expect(changed).toContainEqual(['出生日期', '1996-03-15 → 1995-05-05']);
    expect(review(desk, { ywlsh, result: 'approve', opinion: '' }).ywzt).toBe('06');
    expect(persons(desk.store).get(grzh)?.zjhm).toBe(zjhm);
    sign(desk);
    expect(caseDetail(desk, HUAXIA, { ywlsh }).ywzt).toBe('99');
    expect(persons(desk.store).get(grzh)?.zjhm).toBe(NOBODY.another);
    const account = findAccount(desk, '1', NOBODY.another);
    expect(account?.passwordHash).toBe(passwordHash(account?.hashedWith ?? '', PASSWORD));
    expect(findAccount(desk, '1', zjhm)).toBeUndefined();
    const told = readOutbox(desk).filter(
      ({ to, text }) => to === PEOPLE.刘洋.sjhm && text?.includes('登录账号随证件号码变更'),
    );
    expect(told).toHaveLength(1);
  }));

it('what the register of residents knows needs no paper and no clerk, but the member', () =>
  centre.transact((desk) => {
    identities(desk.store).put(NOBODY.another, { zjhm: NOBODY.another, xingming: '刘洋' });
    expect(send(desk, {}, []).ywzt).toBe('06');
    sign(desk);
    expect(persons(desk.store).get(grzh)?.zjhm).toBe(NOBODY.another);
  }));

it('who does not sign keeps the old number', () =>
  centre.transact((desk) => {
    const { ywlsh } = send(desk);
    review(desk, { ywlsh, result: 'approve', opinion: '' });
    const [asked] = signRequests(desk, { kind: 'person', grzh });
    const record = signatures(desk.store).get(asked?.qmbh ?? '');
    if (!record) throw new Error('nobody is asked');
    refuseSignature(desk, record, '不是我的号码');
    expect(caseDetail(desk, HUAXIA, { ywlsh }).ywzt).toBe('86');
    expect(persons(desk.store).get(grzh)?.zjhm).toBe(zjhm);
  }));

it.each<[string, object, Record<string, string> | string]>([
  ['nothing else than before', { xzjhm: zjhm }, '姓名、证件类型、证件号码至少变更一项'],
  ['a wrong check digit', { xzjhm: '110105199505050011' }, { xzjhm: '请输入正确格式的证件号' }],
  ['a name of digits', { xxingming: '刘1' }, { xxingming: '请输入正确格式的姓名' }],
  ['a new name without one', { bgyy: '2' }, { xxingming: '请输入新姓名' }],
  ['another kind without a number', { xzjlx: '03', xzjhm: '' }, { xzjhm: '请输入新证件号码' }],
  ['18 digits that were 18 before', { bgyy: '3' }, { bgyy: '登记的证件号码不是15位，请选择其他原因' }],
  ['a member of another unit', { grzh: PEOPLE.周凯.grzh }, { grzh: '该职工在其他单位正常缴存' }],
  ['a frozen account', { grzh: PEOPLE.郑涛.grzh }, '个人账户已冻结，暂不能变更'],
  ['no promise', { cns: '' }, { cns: '请勾选承诺书' }],
  [
    'a number that somebody of another name has',
    { xzjhm: PEOPLE.陈𠮷祥.zjhm },
    { xzjhm: '新证件号码已存在个人账户，请办理账户合并：姓名与证件号码不匹配' },
  ],
])('%s is refused', async (_, values, said) => {
  expect(await centre.transact((desk) => refusedBy(desk, values))).toEqual(said);
});

it('with a number that has a sealed account already the two become one, to the fen, under the older number', () =>
  centre.transact((desk) => {
    const { store } = desk;
    const older = PEOPLE.陈𠮷祥;
    const { balance, interest } = carried(desk, grzh);
    const before = balanceOf(store, memberAccount(older.grzh));
    const { ywlsh } = send(desk, { xxingming: older.xingming, xzjhm: older.zjhm });
    review(desk, { ywlsh, result: 'approve', opinion: '' });
    sign(desk);
    expect(caseDetail(desk, HUAXIA, { ywlsh }).lc.at(-1)?.yj).toBe('关键信息已变更；两个账户已合并，保留先开立的账号');
    expect(balanceOf(store, memberAccount(older.grzh))).toBe(before + balance + interest);
    expect(persons(store).get(grzh)?.grzhzt).toBe('03');
    expect(persons(store).get(older.grzh)).toMatchObject({ grzhzt: '01' });
    expect(trialBalance(store)).toBe(0n);
  }));
