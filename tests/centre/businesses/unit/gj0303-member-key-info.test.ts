import { findAccount } from '@mocks/centre/access/sign-in-accounts';
import { casesOf } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { followSignLink, signRequests, signTodos } from '@mocks/centre/cases/signatures/sign-requests';
import { signatures } from '@mocks/centre/cases/signatures/signature-records';
import { completeSignature, refuseSignature } from '@mocks/centre/cases/signatures/signatures';
import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, memberAccount, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { passwordHash } from '@mocks/centre/kernel/password-hash';
import { persons } from '@mocks/centre/kernel/people';
import { BusinessError, ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { notifyKeyChange } from '@mocks/centre/members/info/key-data';
import { carried } from '@mocks/centre/members/interest-to-date';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, openCaseOf, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { identities } from '@mocks/centre/registers/identities';
import { expect, it } from 'vitest';
import { fileCentre } from '../../../file-centre';
import { NOBODY, PASSWORD, PEOPLE, UNITS } from '../../../people';
import { PNG } from '../../loan-fixture';

const HUAXIA = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh } as const;
const { grzh, zjhm } = PEOPLE.刘洋;
const CHANGE = { grzh, bgyy: '1', xxingming: '', xzjlx: '', xzjhm: NOBODY.another, cns: '1' };

const centre = fileCentre();

function send(tx: Transaction, values: object = {}, papers: readonly string[] = ['0101']) {
  const ywlsh = issueNumber(tx, HUAXIA, 'GJ0303');
  for (const wjlxId of papers) addMaterial(tx, HUAXIA, { ywlsh, wjlxId, name: '证件.png', bytes: PNG });
  return submit(tx, HUAXIA, { ...CHANGE, ...values, ywlx: 'GJ0303', ywlsh });
}

it('another member’s change does not wait for a signature; the same member’s does, and is led to it', () =>
  centre.transact((tx) => {
    const { ywlsh } = send(tx);
    expect(review(tx, { ywlsh, result: 'approve', opinion: '' }).ywzt).toBe('06');
    expect(openCaseOf(tx, HUAXIA, 'GJ0303')).toBeNull();
    expect(send(tx, { grzh: PEOPLE.赵敏.grzh, xxingming: '赵慜', xzjhm: '' }).ywzt).toBe('98');
    expect(refusedBy(tx, { xxingming: '刘扬' })).toBe(
      `该职工有正在办理的个人关键信息变更（${ywlsh}），办结后方可再次申请`,
    );
  }));

function refusedBy(tx: Transaction, values: object): Record<string, string> | string {
  try {
    send(tx, values);
    return 'accepted';
  } catch (refusal) {
    if (!(refusal instanceof BusinessError)) throw refusal;
    return Object.keys(refusal.fieldErrors).length > 0 ? refusal.fieldErrors : refusal.message;
  }
}

const sign = (tx: Transaction) => {
  const [asked] = signRequests(tx, { kind: 'person', grzh });
  completeSignature(tx, asked?.qmbh ?? '');
};

it('a clerk reads it, the member signs, and only then number and sign-in change; old and new are on the case', () =>
  centre.transact((tx) => {
    const { ywzt, ywlsh } = send(tx);
    expect(ywzt).toBe('98');
    const said = caseDetail(tx, HUAXIA, { ywlsh });
    // The form asks for no branch: it is the unit's own.
    expect(said.ywwd).toBe('城区管理部');
    const changed = said.sqnr.map(({ label, value }) => [label, value]);
    expect(changed).toContainEqual(['证件号码', '110***********4522 → 110***********0016']);
    expect(changed).toContainEqual(['出生日期', '1996-03-15 → 1995-05-05']);
    expect(review(tx, { ywlsh, result: 'approve', opinion: '' }).ywzt).toBe('06');
    expect(persons(tx.store).get(grzh)?.zjhm).toBe(zjhm);
    sign(tx);
    expect(caseDetail(tx, HUAXIA, { ywlsh }).ywzt).toBe('99');
    expect(persons(tx.store).get(grzh)?.zjhm).toBe(NOBODY.another);
    const account = findAccount(tx, '1', NOBODY.another);
    expect(account?.passwordHash).toBe(passwordHash(account?.hashedWith ?? '', PASSWORD));
    expect(findAccount(tx, '1', zjhm)).toBeUndefined();
    const told = readOutbox(tx).filter(
      ({ to, text }) => to === PEOPLE.刘洋.sjhm && text?.includes('登录账号随证件号码变更'),
    );
    expect(told).toHaveLength(1);
  }));

it('with another name alone the person signs in as before, and is told so', () =>
  centre.transact((tx) => {
    const record = { ywlsh: '1', jbr: undefined, sqnr: [{ key: 'xingming', label: '姓名', value: '' }] };
    const liu = persons(tx.store).get(PEOPLE.刘洋.grzh);
    if (!liu) throw new Error('no 刘洋');
    notifyKeyChange(tx, record, liu);
    expect(readOutbox(tx).at(-1)?.text).toMatch(/您的姓名已由.+签署变更，登录账号和密码不变。/);
  }));

it('what the register of residents knows needs no paper and no clerk, but the member', () =>
  centre.transact((tx) => {
    identities(tx.store).put(NOBODY.another, { zjhm: NOBODY.another, xingming: '刘洋' });
    expect(send(tx, {}, []).ywzt).toBe('06');
    sign(tx);
    expect(persons(tx.store).get(grzh)?.zjhm).toBe(NOBODY.another);
  }));

it('who does not sign keeps the old number', () =>
  centre.transact((tx) => {
    const { ywlsh } = send(tx);
    review(tx, { ywlsh, result: 'approve', opinion: '' });
    const [asked] = signRequests(tx, { kind: 'person', grzh });
    const record = signatures(tx.store).get(asked?.qmbh ?? '');
    if (!record) throw new Error('nobody is asked');
    refuseSignature(tx, record, '不是我的号码');
    expect(caseDetail(tx, HUAXIA, { ywlsh }).ywzt).toBe('86');
    expect(persons(tx.store).get(grzh)?.zjhm).toBe(zjhm);
  }));

it.each<[string, object, Record<string, string> | string]>([
  ['nothing else than before', { xzjhm: zjhm }, '姓名、证件类型、证件号码至少变更一项'],
  ['a wrong check digit', { xzjhm: '110105199505050011' }, { xzjhm: '请输入正确格式的新证件号码' }],
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
    { xzjhm: '新证件号码已存在个人账户，不能合并：姓名与证件号码不匹配' },
  ],
])('%s is refused', async (_, values, said) => {
  expect(await centre.transact((tx) => refusedBy(tx, values))).toEqual(said);
});

const OLDER = PEOPLE.陈𠮷祥;
const MERGE = { xxingming: OLDER.xingming, xzjhm: OLDER.zjhm };
const signAs = (tx: Transaction, zjhm: string) => {
  const asked = [...signatures(tx.store).values()].find((one) => one.zjhm === zjhm && one.zt === '0');
  followSignLink(tx, { uuid: asked?.uuid ?? '', action: 'confirm', zjhm });
};

it('with a number that has a sealed account already the two become one, to the fen, under the older number', () =>
  centre.transact((tx) => {
    const { store } = tx;
    const { balance, interest } = carried(tx, grzh);
    const before = balanceOf(store, memberAccount(OLDER.grzh));
    const { ywlsh } = send(tx, MERGE);
    review(tx, { ywlsh, result: 'approve', opinion: '' });
    signAs(tx, zjhm);
    signAs(tx, OLDER.zjhm);
    expect(caseDetail(tx, HUAXIA, { ywlsh }).lc.at(-1)?.yj).toBe(
      '已变更姓名、证件号码；两个账户已合并，保留先开立的账号',
    );
    expect(balanceOf(store, memberAccount(OLDER.grzh))).toBe(before + balance + interest);
    expect(persons(store).get(grzh)?.grzhzt).toBe('03');
    expect(persons(store).get(OLDER.grzh)).toMatchObject({ grzhzt: '01' });
    expect(trialBalance(store)).toBe(0n);
  }));

it('nobody loses an account to a unit: who has it signs on the phone that it has, with the own identity, before anything moves', () =>
  centre.transact((tx) => {
    const { store } = tx;
    const before = balanceOf(store, memberAccount(OLDER.grzh));
    const { ywlsh } = send(tx, MERGE);
    review(tx, { ywlsh, result: 'approve', opinion: '' });
    const asked = [...signatures(store).values()].filter((one) => one.ywlsh === ywlsh);
    const links = new Map(readOutbox(tx).map(({ uuid, to }) => [uuid, to]));
    expect(asked.map(({ qmsf, zjhm: of, uuid }) => [qmsf, of, links.get(uuid)])).toEqual([
      ['职工本人', zjhm, PEOPLE.刘洋.sjhm],
      ['已有账户的持有人', OLDER.zjhm, OLDER.sjhm],
    ]);
    const told = readOutbox(tx).filter(({ to }) => to === OLDER.sjhm);
    expect(told.at(-1)?.text).toContain('邀请您确认个人关键信息变更（姓名、证件号码、账户合并）');
    const [, link] = asked;
    expect(() => followSignLink(tx, { uuid: link?.uuid ?? '', action: 'confirm', zjhm })).toThrow('请由陈𠮷祥本人签署');
    signAs(tx, zjhm);
    expect(caseDetail(tx, HUAXIA, { ywlsh }).ywzt).toBe('06');
    expect(balanceOf(store, memberAccount(OLDER.grzh))).toBe(before);
    expect(signRequests(tx, { kind: 'person', grzh: OLDER.grzh })[0]?.nr).toContainEqual({
      label: '账户合并',
      value: expect.stringContaining('合并为一个，合并后不能撤销'),
    });
    const record = signatures(store).get(link?.qmbh ?? '');
    if (!record) throw new Error('nobody is asked');
    refuseSignature(tx, record, '我不认识这家单位');
    expect(caseDetail(tx, HUAXIA, { ywlsh }).ywzt).toBe('86');
    expect(persons(store).get(grzh)).toMatchObject({ zjhm, grzhzt: '01' });
    expect(balanceOf(store, memberAccount(OLDER.grzh))).toBe(before);
  }));

it.each<[string, string, string, (tx: Transaction) => unknown]>([
  ['lapsed', '已失效', '', (tx) => moveClock(tx, { now: '2027-01-10' })],
  [
    'refused by one of them',
    '已失效',
    '，您已拒绝签署',
    (tx) => {
      const asked = [...signatures(tx.store).values()].find((one) => one.zjhm === OLDER.zjhm);
      followSignLink(tx, { uuid: asked?.uuid ?? '', action: 'cancel', zjhm: OLDER.zjhm });
    },
  ],
  [
    'taken back by who made it',
    '已撤回',
    '',
    (tx) => {
      const [made] = casesOf(tx.store, ownerOf({ kind: 'unit', dwzh: HUAXIA.dwzh }));
      const { ywlsh = '' } = made ?? {};
      const { kch, ztsm } = caseDetail(tx, HUAXIA, { ywlsh });
      expect(kch).toBe(true);
      expect(ztsm?.nr).toMatch(/贵单位无需操作，可以提醒对方在2026-11-28当日24时前完成；不再办理的，此前可以撤回$/);
      expect(withdrawCase(tx, HUAXIA, { ywlsh }).ywzt).toBe('85');
      expect(persons(tx.store).get(grzh)?.zjhm).toBe(zjhm);
    },
  ],
])('when it is %s every person who was invited is told, whoever has signed and whoever has not', (_, state, own, end) =>
  centre.transact((tx) => {
    const { ywlsh } = send(tx, MERGE);
    review(tx, { ywlsh, result: 'approve', opinion: '' });
    signAs(tx, zjhm);
    end(tx);
    const said = (sjhm: string) =>
      readOutbox(tx).filter(({ to, text }) => to === sjhm && text?.includes('您无需再处理'));
    const about = `邀请您确认的个人关键信息变更（姓名、证件号码、账户合并）${state}`;
    expect(said(PEOPLE.刘洋.sjhm).map(({ text }) => text)).toEqual([
      expect.stringContaining(`${about}，您的签署不再有效，没有发生变更`),
    ]);
    expect(said(OLDER.sjhm).map(({ text }) => text)).toEqual([expect.stringContaining(`${about}${own}，没有发生变更`)]);
    expect(signTodos(tx, { kind: 'person', grzh: OLDER.grzh })).toEqual([]);
  }),
);

it('whose older account had no sign-in goes on with the password there was, and is told what to sign in with', () =>
  centre.transact((tx) => {
    const older = persons(tx.store).get(OLDER.grzh);
    if (!older) throw new Error('no such account');
    persons(tx.store).put(older.grzh, { ...older, passwordHash: '' });
    const { ywlsh } = send(tx, MERGE);
    review(tx, { ywlsh, result: 'approve', opinion: '' });
    signAs(tx, zjhm);
    signAs(tx, OLDER.zjhm);
    const account = findAccount(tx, '1', OLDER.zjhm);
    expect(account?.passwordHash).toBe(passwordHash(account?.hashedWith ?? '', PASSWORD));
    expect(readOutbox(tx).some(({ text }) => text?.includes('两个账户已合并，登录账号随证件号码变更，密码不变'))).toBe(
      true,
    );
  }));

it('an account that comes up under the number while the member signs is not merged unasked', () =>
  centre.transact((tx) => {
    const { store } = tx;
    const { ywlsh } = send(tx);
    review(tx, { ywlsh, result: 'approve', opinion: '' });
    const older = persons(store).get(OLDER.grzh);
    if (!older) throw new Error('no such account');
    persons(store).put(older.grzh, { ...older, zjhm: NOBODY.another, xingming: PEOPLE.刘洋.xingming });
    sign(tx);
    expect(caseDetail(tx, HUAXIA, { ywlsh })).toMatchObject({
      ywzt: '81',
      sbyy: { yy: '新证件号码已有个人账户，其持有人没有签署账户合并' },
    });
    expect(persons(store).get(older.grzh)?.grzhzt).toBe('02');
  }));

it('an account without a registered phone is nobody’s to give away in the hall', () =>
  centre.transact((tx) => {
    const older = persons(tx.store).get(OLDER.grzh);
    if (!older) throw new Error('no such account');
    persons(tx.store).put(older.grzh, { ...older, sjhm: '' });
    expect(refusedBy(tx, MERGE)).toEqual({ xzjhm: expect.stringContaining('该账户没有登记手机号码') });
  }));

it('before it is handed in the unit is told that two accounts become one, and with what consequences', () =>
  centre.transact((tx) => {
    const { tsxx, cw } = judge(tx, HUAXIA, { ...CHANGE, ...MERGE, ywlx: 'GJ0303' });
    expect(cw).toEqual({});
    expect(tsxx).toEqual([
      expect.stringMatching(/（尾号0005）.*合并为一个，合并后不能撤销：保留先开立的账号.*尾号0005账户的持有人/),
    ]);
    expect(judge(tx, HUAXIA, { ...CHANGE, ywlx: 'GJ0303' }).tsxx).toBeUndefined();
  }));

it('the number of somebody who is only registered in the hall becomes nobody else’s', () =>
  centre.transact((tx) => {
    const older = persons(tx.store).get(OLDER.grzh);
    if (!older) throw new Error('no such account');
    persons(tx.store).put(older.grzh, { ...older, grzhzt: '03' });
    expect(refusedBy(tx, MERGE)).toEqual({ xzjhm: '新证件号码已在本中心登记，请职工本人持证件到柜台办理' });
  }));
