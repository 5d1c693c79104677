import { cases } from '@mocks/centre/cases/case-states';
import { operatePhone } from '@mocks/centre/phone';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import { fetchInfoHistory, fetchPersonInfo } from '@/api/person/info-change';
import { fetchPersonCompleteness } from '@/api/session/completeness';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { chooseOption } from '../../../choose-option';
import { fileCentre } from '../../../file-centre';
import { NEW_PHONES, PEOPLE } from '../../../people';
import { acceptAgreement } from '../../agreement';
import { openKnown, pick } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const LIU = PEOPLE.刘洋.zjhm;
const LI = PEOPLE.李晓梅.zjhm;
const ZHOU = PEOPLE.周凯.zjhm;
const NEW_PHONE = NEW_PHONES.own;

const centre = fileCentre();

/** On the form: a draft that was begun spares the notice. */
async function openForm(zjhm = LIU): Promise<UserEvent> {
  const entry = flowByCode('GJ0302', 'individual');
  if (!entry) throw new Error('GJ0302 is not registered');
  await signedIn(centre, zjhm);
  await saveDraft({ ywlx: 'GJ0302', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user } = await openPage(centre, zjhm, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByRole('heading', { name: '填写信息' });
  return user;
}

const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: '下一步' }));
async function toCheck(user: UserEvent) {
  await next(user);
  await screen.findByRole('heading', { name: '核对确认' });
  await screen.findByText('本业务无需提交材料。');
}
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: '提交' }));
const codeTo = async (to: string) =>
  (await centre.outbox()).find((sms) => sms.to === to && sms.code !== '')?.code ?? '';

/** What arrived of the applications handed in. */
const arrived = () =>
  centre.transact((tx) =>
    [...cases(tx.store).values()].filter(({ ywlx }) => ywlx === 'GJ0302').map(({ values }) => values),
  );

it.each([
  ['GJ0302', PEOPLE.阿依古丽.zjhm, '请办理“灵活就业人员信息变更”', '/grwt/zhxx/lhjyryyw/lhjyryxxbg'],
  ['GJ0802', LIU, '请办理“个人账户信息变更”', '/grwt/zhxx/zhxxbg/grzhxxbg'],
])(
  '%s: whose it is not learns so before anything is filled in, with the way to their own',
  async (code, zjhm, way, path) => {
    const entry = flowByCode(code, 'individual');
    if (!entry) throw new Error(`${code} is not registered`);
    const { user } = await openPage(centre, zjhm, entry.path, <FlowPage entry={entry} />);
    await acceptAgreement(user);
    await user.click(await screen.findByRole('button', { name: '下一步' }));
    expect(await screen.findByRole('heading', { name: '资格预检' })).toBeVisible();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(new RegExp(way))).toBeVisible();
    expect(alert.getByRole('link', { name: '去办理' })).toHaveAttribute('href', path);
    expect(screen.queryByRole('button', { name: '下一步' })).toBeNull();
  },
);

describe('个人账户信息变更', () => {
  it('shows what stands, and refuses to hand in nothing', async () => {
    const user = await openForm();
    expect(screen.getByText('姓名和证件号码不能在此修改。如需变更，请联系单位或到网点办理。')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '姓名' })).toBeNull();
    expect(screen.getByText('大学本科')).toBeVisible();
    await openKnown(user, '手机号码');
    expect(screen.getByText('现登记：138****0007')).toBeVisible();
    expect(screen.getByLabelText('手机号码')).toHaveFocus();
    expect(screen.getByLabelText('手机号码')).toHaveValue('');
    await next(user);
    expect(await screen.findAllByText('未修改任何信息，无需提交')).not.toHaveLength(0);
    expect(screen.getByRole('heading', { name: '填写信息' })).toBeVisible();
    expect(await fetchInfoHistory()).toEqual([]);
  });

  it('sends what changed alone, old beside new', async () => {
    const user = await openForm();
    await pick(user, '学历', '研究生');
    await openKnown(user, '固定电话');
    await user.type(screen.getByLabelText('固定电话'), '010-62345678');
    await toCheck(user);
    expect(screen.getByText(/大学本科/)).toHaveTextContent('大学本科 → 研究生');
    expect(screen.queryByText('现登记：138****0007')).toBeNull();
    await submit(user);
    expect(await screen.findByText('变更已即时生效，不能撤回；填写有误的，重新办理变更。')).toBeVisible();
    // What was handed in stands on the receipt too.
    expect(await screen.findByText('大学本科 → 研究生')).toBeVisible();
    expect(await arrived()).toEqual([{ xueli: '10', gddhhm: '010-62345678' }]);
    expect(await fetchPersonInfo()).toMatchObject({ xueli: '10', gddhhm: '010-62345678' });
  });

  it('changes the phone with a code to each number', async () => {
    const user = await openForm();
    expect(screen.queryByLabelText('短信验证码')).toBeNull();
    await openKnown(user, '手机号码');
    await user.type(screen.getByLabelText('手机号码'), NEW_PHONE);
    const [old, fresh] = screen.getAllByRole('button', { name: '获取验证码' });
    if (!old || !fresh) throw new Error('Both codes are to be asked for');
    await user.click(old);
    await screen.findByText('验证码已发送至138****0007，请注意查收');
    await user.click(fresh);
    await screen.findByText('验证码已发送至136****2222，请注意查收');
    await user.type(screen.getByLabelText('原手机号验证码'), await codeTo(PEOPLE.刘洋.sjhm));
    await user.type(screen.getByLabelText('短信验证码'), '000000');
    await toCheck(user);
    expect(screen.getByText(/→ 136/)).toBeVisible();
    expect(screen.queryByText(/000000/)).toBeNull();
    await submit(user);
    expect(await screen.findAllByText(/^发送到.*短信验证码错误或已失效/)).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '上一步' }));
    const field = screen.getByLabelText('短信验证码');
    await user.clear(field);
    await user.type(field, await codeTo(NEW_PHONE));
    await toCheck(user);
    await submit(user);
    await screen.findByText('变更已即时生效，不能撤回；填写有误的，重新办理变更。');
    expect((await fetchPersonInfo()).sjhm).toBe('136****2222');
  });

  it('says that a number is taken when it is left, before a code is asked for', async () => {
    const user = await openForm();
    await openKnown(user, '手机号码');
    await user.type(screen.getByLabelText('手机号码'), PEOPLE.张建国.sjhm);
    await user.tab();
    expect(await screen.findByText('该手机号码已被其他缴存人使用')).toBeVisible();
    expect((await centre.outbox()).filter(({ code }) => code !== '')).toEqual([]);
  });

  it('takes the marriage from the register after consent, without the spouse being typed', async () => {
    const user = await openForm(ZHOU);
    const lookup = screen.getByRole('group', { name: '婚姻登记核验' });
    expect(await within(lookup).findByRole('button', { name: '查询婚姻登记' })).toBeDisabled();
    expect(screen.getByText('赵敏')).toBeVisible();
    await user.click(within(lookup).getByRole('checkbox'));
    await user.click(within(lookup).getByRole('button', { name: '查询婚姻登记' }));
    expect(await within(lookup).findByText(/配偶赵敏（330\*+1027），已采用/)).toBeVisible();
    expect(screen.queryByText('配偶姓名')).toBeNull();
    await pick(user, '职务', '中级管理');
    await toCheck(user);
    await submit(user);
    await screen.findByText('变更已即时生效，不能撤回；填写有误的，重新办理变更。');
    expect(await fetchPersonInfo()).toMatchObject({ hyzk: '20', poxm: '赵敏', zhiwu: '2' });
  });

  it('opens for an incomplete profile and completes it', async () => {
    const user = await openForm(LI);
    expect(screen.getByText('婚姻状况、学历、职业、家庭住址')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '未婚' }));
    await chooseOption(screen.getByRole('combobox', { name: '学历' }), '大学本科');
    // What is missing is no choice: leaving it out would lead to 提交成功 and keep every other business closed.
    await next(user);
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['请输入家庭住址', '请选择职业']);
    await chooseOption(screen.getByRole('combobox', { name: '职业' }), '专业技术人员');
    const address = screen.getByRole('group', { name: '家庭住址' });
    await chooseOption(within(address).getByRole('combobox', { name: '省' }), '云州市');
    await chooseOption(within(address).getByRole('combobox', { name: '市' }), '朝阳区');
    await user.type(screen.getByLabelText('详细地址'), '望京西路9号');
    await toCheck(user);
    await submit(user);
    await screen.findByText('变更已即时生效，不能撤回；填写有误的，重新办理变更。');
    await waitFor(async () => expect(await fetchPersonCompleteness()).toEqual({ status: '0', type: '1' }));
  });

  it('takes the face in place of a code to a number that is lost', async () => {
    const user = await openForm();
    await openKnown(user, '手机号码');
    await user.type(screen.getByLabelText('手机号码'), NEW_PHONE);
    await user.click(screen.getByRole('radio', { name: '已停用，改用刷脸核验' }));
    expect(screen.queryByLabelText('原手机号验证码')).toBeNull();
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送至136****2222，请注意查收');
    await user.type(screen.getByLabelText('短信验证码'), await codeTo(NEW_PHONE));
    await next(user);
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(/刷脸核验/);
    await user.click(await screen.findByRole('button', { name: '开始刷脸核验' }));
    await screen.findByRole('dialog', { name: '刷脸核验' });
    const face = await waitFor(async () => {
      const entry = (await centre.outbox()).find(({ kind }) => kind === 'face');
      if (!entry) throw new Error('No face is asked for yet');
      return entry;
    });
    for (const action of ['scan', 'confirm'] as const) {
      await centre.transact((tx) => operatePhone(tx, tx.now(), { uuid: face.uuid, action, zjhm: LIU }));
    }
    expect(await screen.findByText('刷脸核验已通过')).toBeVisible();
    await toCheck(user);
    await submit(user);
    await screen.findByText('变更已即时生效，不能撤回；填写有误的，重新办理变更。');
    expect((await fetchPersonInfo()).sjhm).toBe('136****2222');
  });
});
