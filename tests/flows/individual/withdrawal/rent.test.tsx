import { cases } from '@mocks/centre/cases/case-states';
import { review } from '@mocks/centre/office/review';
import { setRegister } from '@mocks/centre/registers/register-queries';
import { startCentre, type TestCentre } from '@mocks/node';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchCases } from '@/api/business';
import { fetchDrafts, saveDraft } from '@/api/drafts';
import { fetchDepositAccount } from '@/api/person';
import FlowPage from '@/engine/page/FlowPage';
import { bodyOf } from '@/engine/run/request-of';
import { flowByCode } from '@/flows/registry';
import { createForm } from '@/form/store/form-store';
import { call } from '../../../handlers/call';
import { PEOPLE } from '../../../people';
import { openPage, signedIn } from '../../open-page';
import {
  AFTER_RENT,
  ANOTHER_CARD,
  choose,
  group,
  HE,
  handIn,
  keepDraft,
  LIU,
  LIU_VALUES,
  next,
  PNG,
  pick,
  retype,
  ZHOU,
  ZHOU_VALUES,
} from '../../rent-form';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

async function openRent(zjhm = LIU) {
  const entry = flowByCode('TQ0107', 'individual');
  if (!entry) throw new Error('TQ0107 is not registered');
  return openPage(centre, zjhm, `${entry.path}?activeIndex=2`, <FlowPage entry={entry} />);
}

async function agree(user: UserEvent) {
  const dialog = await screen.findByRole('dialog', { name: '用户办理须知' });
  const button = await within(dialog).findByRole('button', { name: '同意' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('请先阅读并同意以上条款');
  await user.click(within(dialog).getByLabelText('我已阅读并同意以上条款'));
  await user.click(button);
}

async function resumeAt(step: string, values: object = LIU_VALUES) {
  await signedIn(centre, LIU);
  const draft = await keepDraft(step, values);
  const view = await openRent();
  await view.user.click(await screen.findByRole('button', { name: '继续填写' }));
  return { ...view, draft };
}

describe('租房提取', () => {
  it('asks nothing that the registers know: notice, check, receipt, each value with its source', async () => {
    const { user } = await openRent();
    await agree(user);
    const steps = () => screen.getByRole('navigation', { name: '办理步骤' });
    await next(user);
    await screen.findByRole('heading', { name: '核对确认' });
    expect(within(steps()).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('您符合办理条件，可以继续填写')).toBeVisible();

    const home = screen.getByRole('region', { name: '租住信息' });
    expect(home).toHaveTextContent('租房类型商品住房（未备案）来源：房屋租赁合同备案系统，没有您的备案合同');
    expect(home).toHaveTextContent('平安里西大街31号3号楼502室来源：您在本中心登记的家庭住址');
    const family = screen.getByRole('region', { name: '家庭情况' });
    expect(family).toHaveTextContent('婚姻状况未婚来源：您在本中心登记的个人信息');
    expect(family).toHaveTextContent('未成年子女数0来源：公安户籍登记');
    expect(family).toHaveTextContent('青年人（35周岁及以下）来源：证件登记的出生日期1996-03-15，30周岁');
    const months = screen.getByRole('region', { name: '提取信息' });
    expect(months).toHaveTextContent('提取月份起2025-11来源：近12个月中尚未提取的月份，其余月份可在本笔办结后再申请');
    expect(months).toHaveTextContent('提取月份止2026-10');
    expect(months).toHaveTextContent('¥30,720.00（叁万零柒佰贰拾元整）');

    await user.click(screen.getByRole('button', { name: '提交' }));
    await user.click(await screen.findByRole('link', { name: '请勾选承诺书' }));
    expect(screen.getByRole('heading', { name: '核对确认' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /我承诺/ }));
    await user.click(screen.getByRole('button', { name: '提交' }));
    const receipt = await screen.findByRole('region', { name: '受理回执' });
    expect(receipt).toHaveTextContent(/提取月份2025-11至2026-10（12个月）申请提取金额¥30,720.00/);
  });

  it('the centre that withdraws the buttons of the business: nothing to hand in with, nothing to print with', async () => {
    const page = '/grwt/tqSys/tqyw/zfzj_tq';
    const grant = (key: string, value: string) => call('/api/__qa__/permission', { json: { path: page, key, value } });
    await grant('dy', 'off');
    const { user } = await openRent();
    await agree(user);
    await next(user);
    await user.click(await screen.findByRole('checkbox', { name: /我承诺/ }));
    await user.click(screen.getByRole('button', { name: '提交' }));
    await screen.findByRole('region', { name: '受理回执' });
    expect(screen.getByRole('button', { name: '查看办件' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^打印/ })).not.toBeInTheDocument();
    cleanup();

    await centre.reset();
    await grant('tj', 'off');
    const again = await openRent();
    await agree(again.user);
    await next(again.user);
    expect(await screen.findByRole('button', { name: '上一步' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '提交' })).not.toBeInTheDocument();
  });

  it('asks what no register knows, and goes on from there', async () => {
    const { user } = await openRent(PEOPLE.孙丽.zjhm);
    await agree(user);
    await next(user);
    await screen.findByRole('heading', { name: '填写信息' });
    expect(screen.getByText('您符合办理条件，可以继续填写')).toBeVisible();
    expect(screen.getByLabelText('详细地址')).toHaveValue('平安里西大街31号3号楼502室');
    // The last three months were paid out for a loan.
    expect(await screen.findByLabelText('提取月份起')).toHaveValue('2025-11');
    expect(screen.getByLabelText('提取月份起')).toHaveAccessibleDescription(/来源：近12个月中尚未提取的月份/);
    expect(screen.getByLabelText('提取月份止')).toHaveValue('2026-08');
    await next(user);
    const wrong = within(screen.getByRole('alert')).getAllByRole('link');
    expect(wrong.map((link) => link.textContent)).toEqual(['请输入未成年子女数', '请勾选承诺书']);
  });

  it('moves the amount with the months until another one is typed, and drops the source of what is changed', async () => {
    const { user } = await openRent();
    await agree(user);
    await next(user);
    await user.click(await screen.findByRole('button', { name: '修改提取信息' }));
    const amount = await screen.findByLabelText('申请提取金额');
    expect(amount).toHaveValue('30720.00');
    await retype(user, '提取月份起', '2026-10');
    await waitFor(() => expect(amount).toHaveValue('2688.00'));
    expect(screen.getByLabelText('提取月份起')).not.toHaveAccessibleDescription(/来源/);
    await retype(user, '申请提取金额', '2000');
    await retype(user, '提取月份止', '2026-11');
    await waitFor(() => expect(screen.getByLabelText('可提取额度')).toHaveTextContent('本次最多可提 ¥5,376.00'));
    expect(screen.getByLabelText('可提取额度')).toHaveTextContent(/保留余额¥0\.01.*至少保留0\.01元/);
    expect(amount).toHaveValue('2000.00');
  });

  it('shows of the spouse and the contract what is on file, the number in part, and sends what was not changed as known', async () => {
    await signedIn(centre, ZHOU);
    const { user } = await openRent(ZHOU);
    await agree(user);
    await next(user);
    // The rent's invoice is no register's: everything else is known.
    await screen.findByRole('heading', { name: '材料采集' });
    await user.upload(
      await screen.findByLabelText(/上传租金发票或支付凭证/),
      new File([PNG], '发票.png', { type: 'image/png' }),
    );
    await screen.findByRole('button', { name: '删除发票.png' });
    await next(user);
    const family = await screen.findByRole('region', { name: '家庭情况' });
    expect(family).toHaveTextContent(/配偶证件号码330\*+1027来源：民政婚姻登记/);
    await user.click(screen.getByRole('checkbox', { name: /我承诺/ }));
    await user.click(screen.getByRole('button', { name: '提交' }));
    const receipt = await screen.findByRole('region', { name: '受理回执' });
    const { list } = await fetchCases({ page: 1, size: 10 });
    expect(receipt).toHaveTextContent(list[0]?.ywlsh ?? 'none');
    const sent = await centre.transact((desk) => cases(desk.store).get(list[0]?.ywlsh ?? ''));
    expect(sent?.sent).not.toHaveProperty('pozjhm');
    expect(sent?.values).toMatchObject({ pozjhm: PEOPLE.赵敏.zjhm, zfhtbh: 'ZL202600012345', yzj: '3600.00' });
  });

  it('goes from the notice to the receipt, and the balance is lower to the fen', async () => {
    const { user } = await openRent();
    expect((await fetchDepositAccount()).grzhye).toBe(PEOPLE.刘洋.grzhye);
    await agree(user);
    await next(user);
    await screen.findByText('您符合办理条件，可以继续填写');
    await user.click(await screen.findByRole('button', { name: '修改租住信息' }));

    await screen.findByRole('heading', { name: '填写信息' });
    await retype(user, '详细地址', '平安里西大街31号');
    expect(within(group('人员类别')).getByRole('radio', { name: /青年人/ })).toBeChecked();
    await choose(user, '人员类别', '一般');
    await retype(user, '提取月份起', '2026-10');
    await retype(user, '提取月份止', '2026-11');
    await waitFor(() => expect(screen.getByLabelText('可提取额度')).toHaveTextContent('本次最多可提 ¥3,000.00'));
    await retype(user, '申请提取金额', '3000.01');
    expect(screen.getByText('申请提取金额不能大于可提取额（3,000.00元）')).toBeVisible();
    await retype(user, '申请提取金额', '3000');
    expect(screen.getByLabelText('申请提取金额')).toHaveValue('3000.00');
    expect(screen.getByText('大写金额：叁仟元整')).toBeVisible();
    await pick(user, '受理网点', '城区管理部');
    await user.click(screen.getByRole('checkbox', { name: /我承诺/ }));
    await next(user);

    await screen.findByRole('heading', { name: '核对确认' });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '材料' })).toHaveTextContent('系统已核验，免交（不动产登记系统'),
    );
    expect(screen.getByRole('region', { name: '提取信息' })).toHaveTextContent('¥3,000.00（叁仟元整）');
    await user.dblClick(screen.getByRole('button', { name: '提交' }));

    const receipt = await screen.findByRole('region', { name: '受理回执' });
    const { list } = await fetchCases({ page: 1, size: 20 });
    expect(list).toHaveLength(1);
    expect(receipt).toHaveTextContent(list[0]?.ywlsh ?? 'none');
    // Done at once: nobody is to wait.
    expect(receipt).toHaveTextContent('业务状态办结');
    expect(receipt).not.toHaveTextContent('承诺办结日');
    expect((await fetchDepositAccount()).grzhye).toBe(AFTER_RENT);
    expect(await fetchDrafts()).toEqual([]);
  });

  it('says of a month that is paid where it is typed; the panel and the next step follow', async () => {
    await signedIn(centre, LIU);
    await handIn({ card: 'bound' });
    const { user } = await resumeAt('form', { ...LIU_VALUES, tqksny: '', ywwd: '0101' });
    await retype(user, '提取月份起', '2026-11');
    expect(await screen.findByText('2026-11已办理租房提取，请改选未办理过的月份')).toBeVisible();
    expect(await screen.findByText('目前不符合办理条件，不核算可提取额')).toBeVisible();
    expect(screen.queryByLabelText('可提取额度')).not.toBeInTheDocument();
    await retype(user, '提取月份起', '2026-10');
    await retype(user, '申请提取金额', '1.00');
    await next(user);
    expect(await screen.findByRole('link', { name: '2026-10已办理租房提取，请改选未办理过的月份' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '填写信息' })).toBeVisible();
  });

  it('says at once everything that is missing and sends nothing', async () => {
    await signedIn(centre, HE);
    await keepDraft('form', {});
    // With a home of the own nothing is looked up for the form.
    const { user } = await openRent(HE);
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    await screen.findByRole('heading', { name: '填写信息' });
    await next(user);
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('heading')).toHaveTextContent('业务信息填写有误或不完整，请检查业务信息');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      '请选择租房类型',
      '请输入租住地址',
      '请选择婚姻状况',
      '请输入未成年子女数',
      '请选择提取月份起',
      '请选择提取月份止',
      '请输入申请提取金额',
      '请选择受理网点',
      '请勾选承诺书',
    ]);
    expect(screen.getByLabelText('申请提取金额')).toHaveAccessibleDescription(/请输入申请提取金额/);
    await user.click(within(summary).getByRole('link', { name: '请输入未成年子女数' }));
    await waitFor(() => expect(screen.getByLabelText('未成年子女数')).toHaveFocus());
    expect((await fetchCases({ page: 1, size: 20 })).total).toBe(0);
  });

  it('tells who may not, why, and what to do, and shows no form', async () => {
    const { user } = await openRent(HE);
    await agree(user);
    await next(user);
    const alert = await screen.findByText('您目前不符合办理条件');
    expect(alert.closest('[role="alert"]')).toHaveTextContent('已购房的可办理购房提取或还贷提取');
    expect(screen.getByRole('row', { name: /无自有住房/ })).toHaveTextContent('不满足');
    for (const [name, way] of [
      ['去办理购买自住住房提取', 'gmzzf'],
      ['去办理偿还购房贷款提取', 'chdk_tq'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/grwt/tqSys/tqyw/${way}`);
    expect(screen.queryByRole('button', { name: '下一步' })).not.toBeInTheDocument();
    expect(screen.queryByText(/最多可提/)).not.toBeInTheDocument();
  });

  it('promises no sum in a draft of who may not', async () => {
    await signedIn(centre, HE);
    await keepDraft('form', {});
    const { user } = await openRent(HE);
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    expect(await screen.findByText('您目前不符合办理条件')).toBeVisible();
    expect(await screen.findByText('目前不符合办理条件，不核算可提取额')).toBeVisible();
    expect(screen.queryByText(/最多可提/)).not.toBeInTheDocument();
  });

  it('passes nobody whom a silent register could not answer for: the condition and the material stand to be checked', async () => {
    await centre.transact(({ store }) => setRegister(store, '不动产登记', false));
    const { user } = await openRent();
    await agree(user);
    await next(user);
    expect(await screen.findByText('有条件待核查，可以继续填写')).toBeVisible();
    expect(screen.getByText(/^待核查：本人及配偶在本市无自有住房。/)).toBeVisible();
    expect(screen.queryByText('您符合办理条件，可以继续填写')).not.toBeInTheDocument();
    const row = screen.getByRole('row', { name: /无自有住房/, hidden: true });
    expect(row).toHaveTextContent('不动产登记暂时没有应答，由中心核查0套（成年子女的住房不计入）');
    expect(row).toHaveTextContent('待核查');
    // What the register might have known is there to be looked through.
    await user.click(screen.getByRole('checkbox', { name: /承诺/ }));
    await next(user);
    await screen.findByRole('heading', { name: '核对确认' });
    const materials = await screen.findByRole('region', { name: '材料' });
    await waitFor(() => expect(materials).toHaveTextContent('无房查询结果待核查'));
    expect(materials).not.toHaveTextContent('免交');
  });

  it('says beside the amount, and again before it is handed in, what is given up by asking for less', async () => {
    const { user } = await resumeAt('form', { ...LIU_VALUES, ywwd: '0101' });
    await retype(user, '申请提取金额', '1000');
    const lost =
      '所选2个月您只能提取一次：可提取3,000.00元，本次申请1,000.00元，其余2,000.00元您以后不能再提取。按本次金额选1个月（2026-10）即可，没有选的月份以后可以再申请';
    const amount = screen.getByLabelText('申请提取金额');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(lost));
    await next(user);
    await screen.findByRole('heading', { name: '核对确认' });
    expect(screen.getByRole('region', { name: '提取信息' })).toHaveTextContent(lost);
    await user.click(screen.getByRole('button', { name: '修改提取信息' }));
    await retype(user, '申请提取金额', '3000');
    expect(screen.getByLabelText('申请提取金额')).not.toHaveAccessibleDescription(lost);
  });

  it('names in a draft the months that have gone by since, and reckons no others', async () => {
    await resumeAt('form', { ...LIU_VALUES, tqksny: '2025-10', tqjsny: '2026-02' });
    const from = await screen.findByLabelText('提取月份起');
    await waitFor(() => expect(from).toHaveAccessibleDescription(/提取月份起不能早于2025-11/));
    expect(from).toHaveValue('2025-10');
    expect(screen.getByText('有内容填写有误，更正后重新核算')).toBeVisible();
    expect(screen.queryByText(/最多可提/)).not.toBeInTheDocument();
    cleanup();
    await centre.reset();

    await signedIn(centre, LIU);
    await handIn({ card: 'bound' });
    await resumeAt('form', { ...LIU_VALUES, tqksny: '2026-09', ywwd: '0101' });
    const start = await screen.findByLabelText('提取月份起');
    await waitFor(() => expect(start).toHaveAccessibleDescription(/2026-10已办理租房提取，请改选未办理过的月份/));
    expect(screen.queryByText(/最多可提/)).not.toBeInTheDocument();
  });

  it('cannot be agreed to while the agreement is not there; closing goes home to the tab one came from', async () => {
    await centre.fault({ path: '/ywblxz/getYhblxz', kind: 'status', value: 500, times: 1 });
    const { user, router } = await openRent();
    const dialog = await screen.findByRole('dialog', { name: '用户办理须知' });
    expect(await within(dialog).findByText('加载失败')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^同意/ })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '重新加载' }));
    expect(await within(dialog).findByRole('button', { name: '同意(5s)' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await screen.findByText('另一个页面');
    expect(router.state.location).toMatchObject({ pathname: '/grwt/GrwtHome', search: '?activeIndex=2' });
  });

  it('keeps what was typed when the centre fails', async () => {
    const { user } = await resumeAt('form', { ...LIU_VALUES, ywwd: '0101' });
    await centre.fault({ path: '/tqsq/tqyw/save', kind: 'code', value: '1', times: 1 });
    await screen.findByRole('heading', { name: '填写信息' });
    await next(user);
    await user.click(await screen.findByRole('button', { name: '提交' }));
    expect(await screen.findByText('您填写的内容已保留，修改后可以再次提交。')).toBeVisible();
    expect(screen.getByRole('region', { name: '租住信息' })).toHaveTextContent('平安里西大街31号3号楼502室');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await screen.findByRole('region', { name: '受理回执' });
    expect((await fetchDepositAccount()).grzhye).toBe(AFTER_RENT);
  });

  it('takes a lost answer for an unknown outcome and finds the case by its number', async () => {
    const { user, draft } = await resumeAt('confirm', { ...LIU_VALUES, ywwd: '0101' });
    await centre.fault({ path: '/tqsq/tqyw/save', kind: 'abort', times: 1 });
    await user.click(await screen.findByRole('button', { name: '提交' }));
    expect(await screen.findByText('提交结果未知')).toBeVisible();
    expect(screen.getByText(new RegExp(draft.ywlsh))).toBeVisible();
    // The last action is the one to take: to ask.
    const actions = () => screen.getAllByRole('button', { name: /查询结果|重新提交/ }).map((one) => one.textContent);
    expect(actions()).toEqual(['重新提交', '查询结果']);
    await user.click(screen.getByRole('button', { name: '查询结果' }));
    expect(await screen.findByRole('region', { name: '受理回执' })).toHaveTextContent(draft.ywlsh);
    expect((await fetchDepositAccount()).grzhye).toBe(AFTER_RENT);
  });

  it('offers another try first only when the centre has nothing under the number', async () => {
    const { user } = await resumeAt('confirm', { ...LIU_VALUES, ywwd: '0101' });
    await centre.fault({ path: '/tqsq/tqyw/save', kind: 'html', times: 1 });
    await user.click(await screen.findByRole('button', { name: '提交' }));
    await user.click(await screen.findByRole('button', { name: '查询结果' }));
    await screen.findByText(/中心尚未查到该笔业务/);
    const actions = screen.getAllByRole('button', { name: /查询结果|重新提交/ }).map((one) => one.textContent);
    expect(actions).toEqual(['查询结果', '重新提交']);
    // There is no doubt any more.
    expect(screen.queryByText(/业务可能已经受理/)).not.toBeInTheDocument();
  });

  it('books once when a lost answer is answered by another submission', async () => {
    const { user, draft } = await resumeAt('confirm', { ...LIU_VALUES, ywwd: '0101' });
    await centre.fault({ path: '/tqsq/tqyw/save', kind: 'abort', times: 1 });
    await user.click(await screen.findByRole('button', { name: '提交' }));
    await user.click(await screen.findByRole('button', { name: '重新提交' }));
    expect(await screen.findByRole('region', { name: '受理回执' })).toHaveTextContent(draft.ywlsh);
    expect((await fetchDepositAccount()).grzhye).toBe(AFTER_RENT);
  });

  it('shows the receipt when the page was reloaded before the answer came', async () => {
    const first = await resumeAt('confirm', { ...LIU_VALUES, ywwd: '0101' });
    await centre.fault({ path: '/tqsq/tqyw/save', kind: 'abort', times: 1 });
    await first.user.click(await screen.findByRole('button', { name: '提交' }));
    await screen.findByText('提交结果未知');
    first.unmount();
    await openRent();
    const receipt = await screen.findByRole('region', { name: '受理回执' });
    expect(receipt).toHaveTextContent(first.draft.ywlsh);
    // What was handed in, as the case holds it.
    await waitFor(() => expect(receipt).toHaveTextContent(/提取月份2026-10.*申请提取金额3,000.00元/));
    expect((await fetchDepositAccount()).grzhye).toBe(AFTER_RENT);
  });

  it('asks before it is left in the middle, and keeps the draft', async () => {
    const { user, router } = await resumeAt('form');
    await retype(user, '未成年子女数', '1');
    void router.navigate('/elsewhere');
    const question = await screen.findByRole('dialog', { name: '系统提示' });
    expect(question).toHaveTextContent('您是否需要关闭当前页面？');
    await user.click(within(question).getByRole('button', { name: '停留本页面' }));
    expect(screen.getByLabelText('未成年子女数')).toHaveValue('1');
    void router.navigate('/elsewhere');
    await user.click(await screen.findByRole('button', { name: '关闭页面' }));
    await screen.findByText('另一个页面');
    expect(JSON.parse((await fetchDrafts())[0]?.nr ?? '{}')).toHaveProperty('znsl', '1');
  });

  it('tells two windows apart', async () => {
    const { user, draft } = await resumeAt('form');
    await retype(user, '未成年子女数', '1');
    await saveDraft({ ...draft, nr: JSON.stringify({ ...LIU_VALUES, znsl: '2' }) });
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    await screen.findByText('这份草稿已在其他窗口或设备上修改');
    await user.click(screen.getByRole('button', { name: '使用较新的草稿' }));
    await waitFor(() => expect(screen.getByLabelText('未成年子女数')).toHaveValue('2'));
  });

  it('offers to look at or take back a case that is open', async () => {
    await signedIn(centre, LIU);
    const ywlsh = await handIn({ card: 'another' });
    const { user } = await openRent();
    expect(await screen.findByText('您有一笔同类业务正在办理')).toBeVisible();
    expect(screen.getByText(new RegExp(ywlsh))).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤回' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('撤回后本次申请终止。您确定要撤回吗？');
    await user.click(within(question).getByRole('button', { name: '撤回' }));
    expect(await screen.findByRole('dialog', { name: '用户办理须知' })).toBeVisible();
    expect((await fetchDepositAccount()).grzhye).toBe(PEOPLE.刘洋.grzhye);
  });

  it('corrects a returned application under the same number, with nothing to be typed again', async () => {
    await signedIn(centre, LIU);
    const draft = await keepDraft('confirm', { ...LIU_VALUES, ywwd: '0101' });
    await handIn({ ywlsh: draft.ywlsh, card: 'another' });
    await centre.transact((desk) =>
      review(desk, { ywlsh: draft.ywlsh, result: 'return', opinion: '收款账号请改用已绑定的银行卡' }),
    );

    const { user } = await openRent();
    expect(await screen.findByText('您的申请需要补正')).toBeVisible();
    expect(screen.getByText(/收款账号请改用已绑定的银行卡/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤回' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(
      '撤回后本次申请终止。填写的内容会放回草稿箱，重新申请时可以继续使用。您确定要撤回吗？',
    );
    await user.click(within(question).getByRole('button', { name: '取消' }));
    await user.click(screen.getByRole('button', { name: '去补正' }));
    await screen.findByRole('heading', { name: '填写信息' });
    expect(screen.getByLabelText('详细地址')).toHaveValue('平安里西大街31号3号楼502室');
    // Back to the notice, and to the form again: what came back is there to be corrected, whatever the centre knows.
    await user.click(screen.getByRole('button', { name: '上一步' }));
    await screen.findByRole('heading', { name: '办理须知' });
    await next(user);
    await screen.findByRole('heading', { name: '填写信息' });
    // As it was handed in, whatever card would be taken first today.
    expect(screen.getByLabelText<HTMLInputElement>('收款账号').value.replaceAll(' ', '')).toBe(ANOTHER_CARD.skyhzh);
    await user.click(screen.getByRole('radio', { name: /^已绑定的/ }));
    await next(user);
    await user.click(await screen.findByRole('button', { name: '提交' }));

    const receipt = await screen.findByRole('region', { name: '受理回执' });
    expect(receipt).toHaveTextContent(draft.ywlsh);
    expect(receipt).toHaveTextContent(/受理时间2026-11-21 [\d:]{8}补正提交时间2026-11-21 [\d:]{8}/);
    const { list } = await fetchCases({ page: 1, size: 10 });
    expect(list.map(({ ywlsh, ywzt }) => [ywlsh, ywzt])).toEqual([[draft.ywlsh, '99']]);
    expect((await fetchDepositAccount()).grzhye).toBe(AFTER_RENT);
  });

  it('collects the materials: one the register answers for, one to be uploaded', async () => {
    await signedIn(centre, ZHOU);
    await keepDraft('materials', ZHOU_VALUES);
    const { user } = await openRent(ZHOU);
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    const lease = await screen.findByRole('region', { name: '住房租赁合同（备案）' });
    expect(lease).toHaveTextContent('系统已核验，免交（房屋租赁合同备案系统');
    await next(user);
    expect(screen.getByText('以下材料尚未上传，请补齐').closest('[role="alert"]')).toHaveTextContent(
      '租金发票或支付凭证',
    );

    const invoice = screen.getByRole('region', { name: '租金发票或支付凭证' });
    const input = within(invoice).getByLabelText(/上传租金发票或支付凭证/);
    await userEvent.setup({ delay: null, applyAccept: false }).upload(input, new File(['MZ'], '发票.exe'));
    expect(await within(invoice).findByText('仅支持jpg、jpeg、png、pdf、ofd格式')).toBeVisible();
    await user.click(within(invoice).getByRole('button', { name: '移除' }));

    await centre.fault({ path: '/uploadClBase64', kind: 'status', value: '500', times: 1 });
    await user.upload(input, new File([PNG], '发票.png', { type: 'image/png' }));
    await user.click(await within(invoice).findByRole('button', { name: '重试' }));
    await within(invoice).findByRole('button', { name: '删除发票.png' });
    await next(user);
    const listed = await screen.findByRole('region', { name: '材料' });
    await within(listed).findByText('1份：发票.png');
    expect(listed).toHaveTextContent('住房租赁合同（备案）免交系统已核验，免交（房屋租赁合同备案系统');
    await user.click(within(listed).getByRole('button', { name: '修改材料' }));
    await within(await screen.findByRole('region', { name: '租金发票或支付凭证' })).findByText('发票.png');
    await next(user);
    await user.click(await screen.findByRole('button', { name: '提交' }));
    await screen.findByRole('region', { name: '受理回执' });
  });

  it('asks for no card of one’s own where the landlord is paid', async () => {
    await signedIn(centre, ZHOU);
    await keepDraft('form', { ...ZHOU_VALUES, czfzjhm: '91110101MA05AJZY8K' });
    const { user } = await openRent(ZHOU);
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    const account = within(await screen.findByRole('region', { name: '收款账户' }));
    expect(account.getByRole('radiogroup', { name: '收款银行卡' })).toBeVisible();
    expect(account.queryByText(/直付出租方/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: '直付出租方' }));
    expect(account.queryByRole('radiogroup', { name: '收款银行卡' })).toBeNull();
    expect(account.getByText(/款项转入该住房租赁企业备案的账户，不需要本人的收款账号/)).toBeVisible();
    expect(account.getByRole('combobox', { name: '受理网点' })).toBeVisible();
  });

  it('says on the check page which material is still missing', async () => {
    await signedIn(centre, ZHOU);
    await keepDraft('confirm', { ...ZHOU_VALUES, ywwd: '0101' });
    const { user } = await openRent(ZHOU);
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    expect(await screen.findByText('未上传，请补充')).toBeVisible();
  });

  it('goes on where the tab was closed, with the same values', async () => {
    const first = await resumeAt('form', { ...LIU_VALUES, ywwd: '0102' });
    await screen.findByRole('heading', { name: '填写信息' });
    await retype(first.user, '申请提取金额', '2500');
    await first.user.click(screen.getByRole('button', { name: '保存草稿' }));
    await screen.findByText(/草稿已保存/);
    first.unmount();

    const { user } = await openRent();
    expect(await screen.findByText(/填写到“填写信息”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '继续填写' }));
    expect(await screen.findByLabelText('申请提取金额')).toHaveValue('2500.00');
    expect(screen.getByLabelText('详细地址')).toHaveValue('平安里西大街31号3号楼502室');
    expect(screen.getByRole('radio', { name: '商品住房（未备案）' })).toBeChecked();
    expect(screen.getByLabelText('受理网点')).toHaveDisplayValue('高新区管理部');
  });

  it('sends what the fields say and never a masked number', async () => {
    const { default: rent } = await import('@/flows/individual/withdrawal/rent');
    const { sampleFacts } = await import('../../../engine/sample-flow');
    const values = { ...rent.initial, ...rent.prefill(sampleFacts), ...LIU_VALUES, ywwd: '0101' };
    expect(bodyOf(rent, createForm(rent, sampleFacts, { values }))).toEqual({
      zflx: '1',
      fwzl: '云州市西城区平安里西大街31号3号楼502室',
      hyzk: '10',
      znsl: '0',
      rylb: '1',
      tqksny: '2026-10',
      tqjsny: '2026-11',
      tqpl: '1',
      zfzffs: '1',
      sqtqje: '3000.00',
      tqfs: '02',
      skzhly: '1',
      ywwd: '0101',
      cns: '1',
    });
  });
});
