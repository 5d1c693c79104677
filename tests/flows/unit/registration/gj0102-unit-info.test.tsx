import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { units } from '@mocks/centre/kernel/people';
import type { Actor, BusinessError } from '@mocks/centre/kernel/transaction';
import { unitHistory, unitInfoOf } from '@mocks/centre/kernel/unit/unit-info';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { operatePhone } from '@mocks/centre/phone';
import { sendUnitChangeCode } from '@mocks/centre/registration/unit-changes';
import { dueMonths } from '@mocks/centre/remittance/due-months';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import { fetchUnitCompleteness } from '@/api/unit/unit';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { PNG } from '../../../centre/loan-fixture';
import { NEW_OPERATOR } from '../../../contracts/flows/unit-changes';
import { fileCentre } from '../../../file-centre';
import { LEGAL_PERSONS, OPERATORS, UNITS } from '../../../people';
import { openKnown } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const HUAXIA = UNITS.华夏精密.dwzh;
const ACTOR: Actor = { kind: 'unit', dwzh: HUAXIA };

const centre = fileCentre();

const unit = () =>
  centre.transact(({ store }) => {
    const found = units(store).get(HUAXIA);
    if (!found) throw new Error('no unit');
    return { ...found, info: unitInfoOf(store, found), history: unitHistory(store, HUAXIA) };
  });

const handIn = (values: Record<string, unknown>, files: readonly string[] = []) =>
  centre.transact((tx) => {
    const ywlsh = issueNumber(tx, ACTOR, 'GJ0102');
    for (const wjlxId of files) addMaterial(tx, ACTOR, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
    return submit(tx, ACTOR, { ywlx: 'GJ0102', ywlsh, ...values });
  });
const wrong = (values: Record<string, unknown>) =>
  handIn(values).catch((failure: BusinessError) =>
    Object.keys(failure.fieldErrors).length > 0 ? failure.fieldErrors : failure.message,
  );
const codeTo = async (jbrsjhm: string) => {
  await centre.transact((tx) => sendUnitChangeCode(tx, ACTOR, jbrsjhm));
  return centre.lastCode('sms');
};

/** The link that was sent to the legal person's phone, opened there; another one's phone cannot. */
const agreeAs = async ({ sjhm, zjhm }: { sjhm: string; zjhm: string }) => {
  const uuid = (await centre.outbox()).find((sent) => sent.to === sjhm && sent.uuid !== '')?.uuid ?? '';
  await centre.transact((tx) => {
    const other = { uuid, action: 'confirm', zjhm: OPERATORS.吴晓东.jbrzjhm };
    expect(() => operatePhone(tx, 0, other)).toThrow('请由方振华本人签署');
    operatePhone(tx, 0, { uuid, action: 'confirm', zjhm });
  });
};

it('shows old beside new, sends what changes, and is in force at once', async () => {
  const entry = flowByCode('GJ0102', 'unit');
  if (!entry) throw new Error('not registered');
  await signedIn(centre, HUAXIA, '2');
  await saveDraft({ ywlx: 'GJ0102', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user } = await openPage(centre, HUAXIA, entry.path, <FlowPage entry={entry} />, '2');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  expect(await screen.findByText('010-64351200')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /下一步/ }));
  expect(await screen.findByText('未修改任何信息，无需提交')).toBeVisible();

  await openKnown(user, '联系电话');
  const phone = screen.getByLabelText('联系电话');
  await user.clear(phone);
  await user.click(screen.getByRole('button', { name: /下一步/ }));
  expect(within(await screen.findByRole('alert')).getByText(/联系电话/)).toBeVisible();
  await user.type(phone, '010-64350001');
  await openKnown(user, '发薪日');
  const payday = screen.getByLabelText('发薪日');
  await user.clear(payday);
  await user.type(payday, '20');
  await user.click(screen.getByRole('button', { name: /下一步/ }));
  await screen.findByRole('heading', { name: '核对确认' });
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('变更已生效，变更通知已发送到消息中心和经办人手机。')).toBeVisible();

  const record = await centre.transact(({ store }) => [...cases(store).values()].at(-1));
  expect(record).toMatchObject({ ywzt: '99', values: { dwlxdh: '010-64350001', dwfxr: '20' } });
  const { info, history } = await unit();
  expect(info).toMatchObject({ dwlxdh: '010-64350001', dwfxr: '20', jbrsjhm: OPERATORS.吴晓东.jbrsjhm });
  expect(history).toMatchObject([
    {
      czr: '经办人吴晓东',
      bgx: [
        { label: '联系电话', ysz: '010-64351200', xsz: '010-64350001' },
        { label: '发薪日', ysz: '每月10日', xsz: '每月20日' },
      ],
    },
  ]);
  const sms = (await centre.outbox()).find(({ to }) => to === OPERATORS.吴晓东.jbrsjhm)?.text;
  expect(sms).toContain('已变更：联系电话、发薪日');
});

it('a new payday moves the last day from next month on', async () => {
  const last = () =>
    centre.transact((tx) => {
      const found = units(tx.store).get(HUAXIA);
      return found && dueMonths(tx, found)?.jzrq;
    });
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-01' }));
  expect(await last()).toBe('2026-12-15');
  await handIn({ dwfxr: '20' });
  expect(await last()).toBe('2026-12-15');
  await centre.transact((tx) => moveClock(tx, { now: '2027-01-02' }));
  // December was debited on its former day; January has the new one.
  expect((await unit()).jzny).toBe('2026-12');
  expect(await last()).toBe('2027-01-25');
});

describe('another operator', () => {
  it('needs papers and a code, is looked at, waits for the legal person on their phone, and takes the place of the former one', async () => {
    expect(await wrong(NEW_OPERATOR)).toEqual({ dxyzm: '请输入短信验证码' });
    const dxyzm = await codeTo(NEW_OPERATOR.jbrsjhm);
    await expect(handIn({ ...NEW_OPERATOR, dxyzm })).rejects.toThrow('请上传材料：单位授权委托书、经办人身份证');
    centre.passTime(61_000);
    const { token } = await centre.signIn('2', HUAXIA);
    const answer = await handIn({ ...NEW_OPERATOR, dxyzm: await codeTo(NEW_OPERATOR.jbrsjhm) }, ['0203', '0204']);
    expect(answer.ywzt).toBe('98');
    expect((await unit()).operator).toEqual(OPERATORS.吴晓东);

    await centre.transact((tx) => {
      const reviewed = review(tx, { ywlsh: answer.ywlsh, result: 'approve', opinion: '' });
      expect(reviewed).toMatchObject({ ywzt: '06', ztsm: { mc: '待他人确认' } });
      expect(reviewed.ztsm?.nr).toContain('方振华（法定代表人）签署');
    });
    expect((await unit()).operator).toEqual(OPERATORS.吴晓东);
    await agreeAs(LEGAL_PERSONS.方振华);
    const now = await unit();
    expect(now.operator).toEqual(NEW_OPERATOR);
    // Who knows the former password is not the operator any more.
    expect(now.passwordHash).toBe('');
    const open = await centre.transact(({ store }) => store.table<{ token: string }>('sessions').get(token));
    expect(open).toBeUndefined();
    const told = (await centre.outbox()).filter(({ text }) => text?.includes('新经办人请在“缴存单位注册”设置登录密码'));
    expect(told.map(({ to }) => to).sort()).toEqual([OPERATORS.吴晓东.jbrsjhm, NEW_OPERATOR.jbrsjhm].sort());
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'named by number alone',
      { jbrzjhm: NEW_OPERATOR.jbrzjhm },
      { jbrxm: '变更经办人时请填写新经办人的姓名', jbrsjhm: '请填写新经办人的手机号码' },
    ],
    [
      'a number that is none',
      { ...NEW_OPERATOR, jbrzjhm: '110101199508152011' },
      { jbrzjhm: '请输入正确格式的经办人证件号码' },
    ],
    [
      'somebody’s mobile',
      { jbrsjhm: OPERATORS.沈蓝.jbrsjhm },
      { jbrsjhm: '经办人手机号与已登记的其他单位经办人重复，请确认' },
    ],
    ['masked', { jbrsjhm: '139****0001' }, { jbrsjhm: '请输入完整的经办人手机' }],
    ['no payday', { dwfxr: '32' }, { dwfxr: '请输入1至31之间的整数' }],
    ['what has to stay', { dwlxdh: '' }, { dwlxdh: '联系电话不能为空' }],
  ])('%s is refused', async (_, values, errors) => {
    expect(await wrong(values)).toEqual(errors);
  });

  it('of a unit that is closed nothing is changed', async () => {
    await centre.transact(({ store }) => {
      const found = units(store).get(HUAXIA);
      if (found) units(store).put(HUAXIA, { ...found, dwzhzt: '04' });
    });
    expect(await wrong({ dwyb: '100016' })).toContain('单位缴存登记已注销');
  });
});

it('completes the basics; with key items missing as well the unit still lacks those', async () => {
  await centre.transact(({ store }) => {
    const found = units(store).get(HUAXIA);
    const keyGaps = [{ bgx: '3', xm: '法定代表人', yy: '已离任', xdcl: '营业执照' }];
    if (found) units(store).put(HUAXIA, { ...found, completeness: '3', keyGaps });
    store.table('unit-info').put(HUAXIA, { dwzh: HUAXIA, values: { dwsshy: 'C', dwjjlx: '150', dwlsgx: '90' } });
  });
  expect(await wrong({ dwlxdh: '010-64350001' })).toEqual({ dwdz: '单位地址尚未登记，请填写' });
  await handIn({ dwlxdh: '010-64350001', dwdz: ['云州市', '朝阳区', '酒仙桥路12号'] });
  await signedIn(centre, HUAXIA, '2');
  expect(await fetchUnitCompleteness()).toMatchObject({ status: '2', qsx: [{ xm: '法定代表人' }] });
});
