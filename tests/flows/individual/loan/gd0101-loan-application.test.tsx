import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fetchBusinessNumber, fetchCases } from '@/api/cases/business';
import { saveDraft } from '@/api/cases/drafts';
import type { Flow } from '@/engine/flow/define-flow';
import type { FlowFacts } from '@/engine/flow/facts';
import FlowPage from '@/engine/page/FlowPage';
import { requestBody } from '@/engine/run/request-body';
import { flowByCode } from '@/flows/registry';
import { createForm } from '@/form/store/form-store';
import type { FlowValues } from '@/schema/field-kinds';
import { chooseOption, optionsOf } from '../../../choose-option';
import { gd0101 } from '../../../contracts/flows/gd0101-loan-application';
import { sampleFacts } from '../../../engine/sample-flow';
import { fileCentre } from '../../../file-centre';
import { OPERATORS, PEOPLE } from '../../../people';
import { agree, dayComes, entryOf } from '../../flow-steps';
import { choose, next, pick, retype } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const ZHOU = gd0101.account;

const FATHER = {
  gtjkrxm: '周建',
  gtjkrzjlx: '01',
  gtjkrzjhm: '110105196405128812',
  gtjkrysr: '8000.00',
  gtcdgx: '03',
  gtjkrsjhm: OPERATORS.吴晓东.jbrsjhm,
};

const centre = fileCentre();

/** The application as an earlier visit left it at a step. */
async function resumeAt(step: string, values: object): Promise<UserEvent> {
  const entry = flowByCode('GD0101', 'individual');
  if (!entry) throw new Error('GD0101 is not registered');
  await signedIn(centre, ZHOU);
  const ywlsh = await fetchBusinessNumber('GD0101');
  await saveDraft({ ywlx: 'GD0101', ywlsh, bbh: 3, dqbz: step, nr: JSON.stringify(values), xgcs: 0 });
  const { user } = await openPage(centre, ZHOU, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  return user;
}

const missing = () =>
  within(screen.getAllByRole('alert')[0] as HTMLElement) // the summary is the first one
    .getAllByRole('link')
    .map((link) => link.textContent);

const body = (flow: Flow, values: FlowValues) => {
  const facts: FlowFacts = { ...sampleFacts, own: { po: null, zcqx: 360, zcqxsm: '' } };
  return requestBody(flow, createForm(flow, facts, { values }));
};

describe('贷款申请', () => {
  it.each([
    ['intent', ['请选择贷款类型', '请选择贷款用途']],
    ['borrower', ['请输入其他月债务', '请输入配偶手机号', '请选择配偶共同借款']],
    [
      'repay',
      [
        '请选择放款后自动冲还贷',
        '请阅读综合融资成本明示表',
        '请勾选征信查询授权',
        '请勾选不动产登记查询授权',
        '请勾选婚姻、户籍登记查询授权',
        '请勾选承诺书',
        '请选择受理网点',
      ],
    ],
  ])('an empty page %s says all that is missing', async (page, messages) => {
    const user = await resumeAt(`form:${page}`, {});
    await screen.findByRole('button', { name: '下一步' });
    // What the registers know is no longer asked.
    if (page === 'borrower') await screen.findByText('赵敏');
    await next(user);
    expect(missing()).toEqual(messages);
    expect((await fetchCases({ page: 1, size: 20 })).total).toBe(0);
  });

  it('a draft keeps the term that was read, and says it where it no longer fits', async () => {
    const entry = entryOf('GD0101');
    const open = () => openPage(centre, PEOPLE.赵敏.zjhm, entry.path, <FlowPage entry={entry} />);
    await dayComes(centre, '2026-12-10 10:00:00');
    const first = await open();
    await agree(first.user);
    expect(await screen.findByText(/^已完成0项，共5项/)).toBeVisible();
    expect(screen.getByRole('button', { name: '资格与意向', expanded: true })).toBeVisible();
    expect(screen.getByRole('button', { name: '贷款' }).closest('li')).toHaveTextContent('未开始');
    await first.user.click(screen.getByRole('button', { name: '贷款' }));
    const longest = (await screen.findByLabelText<HTMLInputElement>('申请期限')).value;
    await retype(first.user, '约定还款日', '20');
    await first.user.click(screen.getByRole('button', { name: '保存草稿' }));
    await screen.findByText(/^草稿已保存/);
    first.unmount();
    await dayComes(centre, '2027-01-05 10:00:00');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    const term = await screen.findByLabelText('申请期限');
    expect(term).toHaveValue(longest);
    await waitFor(() => expect(term).toHaveAccessibleDescription(/贷款期限超过最长年限或年龄限制/));
  });

  it('lets nobody upload instead of a paper that the system makes', async () => {
    await resumeAt('materials', gd0101.values);
    const made = await screen.findByRole('region', { name: '征信查询授权书' });
    expect(made).toHaveTextContent('系统生成，提交时在线签署');
    expect(within(made).queryByRole('button')).toBeNull();
    const identity = screen.getByRole('region', { name: /居民身份证/ });
    expect(within(identity).getByRole('button', { name: /改为上传/ })).toBeVisible();
  });

  it('shows the tasks with how far each is', async () => {
    await resumeAt('form', { ...gd0101.values, cns: false });
    const done = await screen.findByText(/^已完成4项，共5项/);
    expect(done.closest('section')).toHaveTextContent('还款与放款 填写中');
    expect(screen.getByRole('button', { name: '还款与放款', expanded: true })).toBeVisible();
    // Folded, a task says what it holds.
    expect(screen.getByRole('button', { name: '资格与意向' })).toHaveAccessibleDescription(
      /已完成.*贷款类型 公积金贷款 · 贷款用途 购买商品房/,
    );
  });

  it('who has gone to another task while one is checked stays there, and no error of the former comes up', async () => {
    const user = await resumeAt('form:home', { ...gd0101.values, sqdkje: '999000' });
    await centre.fault({ path: 'dksq/judge', kind: 'delay', value: 600 });
    await retype(user, '首付款金额', '651720');
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(screen.getByRole('button', { name: /下一步/ })).toHaveClass('ant-btn-loading');
    await user.click(screen.getByRole('button', { name: '资格与意向' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '下一步' })).not.toHaveClass('ant-btn-loading'));
    expect(screen.getByRole('button', { name: '资格与意向', expanded: true })).toHaveFocus();
    expect(screen.getByRole('button', { name: '还款与放款', expanded: false })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for the home by its purpose', async () => {
    const user = await resumeAt('form:home', { dklx: '0', dkyt: '01' });
    expect(await screen.findByRole('combobox', { name: '楼盘' })).toBeVisible();
    expect(screen.queryByLabelText('评估价')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: '资格与意向' }));
    await pick(user, '贷款用途', '购买二手房');
    await next(user);
    await user.click(await screen.findByRole('button', { name: '房屋' }));
    expect(await screen.findByLabelText('评估价')).toBeVisible();
    expect(screen.getByLabelText('不动产权证号')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: '楼盘' })).not.toBeInTheDocument();
  });

  it('offers takeover only for a takeover, and asks for the loan that is left', async () => {
    const user = await resumeAt('form:intent', {});
    await choose(user, '贷款类型', '商转公');
    expect(optionsOf(screen.getByRole('combobox', { name: '贷款用途' }))).toEqual(['商转公']);
    await pick(user, '贷款用途', '商转公');
    await next(user);
    await user.click(await screen.findByRole('button', { name: '贷款' }));
    expect(await screen.findByLabelText('原商贷余额')).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: '商转公方式' })).toBeVisible();
    expect(screen.queryByLabelText('商业贷款金额')).not.toBeInTheDocument();
  });

  it('fills price and area from the building table, home by home', async () => {
    const user = await resumeAt('form:home', { dklx: '0', dkyt: '01' });
    const list = (name: string) => screen.getByRole('combobox', { name });
    await chooseOption(list('楼盘'), /安居·翠湖苑/);
    await chooseOption(list('楼栋'), /^3号楼/);
    await chooseOption(list('单元'), '1单元');
    await chooseOption(list('房号'), /^102室/);
    const home = screen.getByRole('region', { name: '房屋信息' });
    expect(home).toHaveTextContent('建筑面积89.50㎡');
    expect(home).toHaveTextContent('房屋总价¥1,360,400.00');
    expect(home).toHaveTextContent('最低首付款（20%）¥272,080.00');
    // Under loan already: not offered at all.
    expect(optionsOf(list('房号')).filter((label) => /^201室/.test(label))).toEqual([]);
    await retype(user, '首付款金额', '272079.99');
    expect(home).toHaveTextContent('首付款比例不能低于20%（272,080.00元）');
    // What no loan can make up is said here, not first at the loan.
    await retype(user, '首付款金额', '827319.50');
    expect(home).toHaveTextContent('须贷款金额（房屋总价减首付款）¥533,080.50');
    expect(home).toHaveTextContent('须为1,000元的整数倍，首付款可填827,400.00元');
    await retype(user, '首付款金额', '827400');
    expect(home).not.toHaveTextContent('整数倍');
  });

  it('shows the four limits, the limiting one, and both ways to repay', async () => {
    const user = await resumeAt('form:loan', { ...gd0101.values, sqdkje: '' });
    const limit = await screen.findByRole('region', { name: '可贷额度' });
    await waitFor(() => expect(limit).toHaveTextContent('可贷额度 ¥1,200,000.00'));
    for (const text of ['房价成数限额¥1,320,576.00', '最高额度¥1,200,000.00', '账户余额倍数限额', '还款能力限额']) {
      expect(limit).toHaveTextContent(text);
    }
    expect(limit).toHaveTextContent('起决定作用的限额最高额度');
    await retype(user, '申请贷款金额', '1201000');
    expect(screen.getByText('申请贷款金额不能大于可贷额度（1,200,000.00元）')).toBeVisible();
    await retype(user, '申请贷款金额', '1000000');
    const loan = screen.getByRole('region', { name: '贷款信息' });
    expect(loan).toHaveTextContent('须贷款金额（房屋总价减首付款）¥1,000,000.00');
    expect(loan).toHaveTextContent('首期月还款额¥4,003.40');
    expect(loan).toHaveTextContent('利息总额¥441,222.35');
    expect(loan).toHaveTextContent('若选等额本金首期¥4,944.45，利息总额¥391,083.03');
    await retype(user, '申请期限', '60');
    await waitFor(() => expect(loan).toHaveTextContent('执行利率2.1%'));
    await retype(user, '申请期限', '361');
    expect(screen.getByText('您输入的361超出12至360个月的范围，已改为360')).toBeVisible();
  });

  it('says at the amount what is left to pay for the home', async () => {
    const user = await resumeAt('form:loan', { ...gd0101.values, sqdkje: '' });
    await retype(user, '申请贷款金额', '800000');
    const gap =
      '首付款650,720.00元与贷款800,000.00元合计比房屋总价1,650,720.00元少200,000.00元，请修改贷款金额，或“房屋”中的首付款';
    expect(screen.getByText(gap)).toBeVisible();
    await next(user);
    expect(missing()).toContain(gap);
    await retype(user, '申请贷款金额', '1000000');
    expect(screen.queryByText(/合计比房屋总价/)).not.toBeInTheDocument();
  });

  it('down payment and loan are changed one after the other: the sum is said at the loan', async () => {
    const user = await resumeAt('form:home', gd0101.values);
    await retype(user, '首付款金额', '651720');
    // 下一步 unfolds the next task that is not done.
    await next(user);
    expect(await screen.findByRole('button', { name: '贷款', expanded: true })).toHaveFocus();
    await next(user);
    expect(missing()).toEqual([
      '首付款与贷款之和（1,651,720.00元）不能大于房屋总价（1,650,720.00元），请修改贷款金额，或“房屋”中的首付款',
    ]);
    await user.click(screen.getByRole('button', { name: '还款与放款' }));
    expect(screen.getByRole('button', { name: '贷款' })).toHaveAccessibleDescription(/填写中.*1项须更正$/);
    await user.click(screen.getByRole('button', { name: '贷款' }));
    await retype(user, '申请贷款金额', '999000');
    await next(user);
    expect(await screen.findByRole('button', { name: '还款与放款', expanded: true })).toBeVisible();
  });

  it('of a second-hand home the down payment counts from its price, whatever the appraisal', async () => {
    const prices = { fwzj: '1200000.00', fwpgjz: '1150000.00' };
    const user = await resumeAt('form:home', { ...gd0101.values, dkyt: '02', fwbh: null, ...prices });
    await retype(user, '首付款金额', '230000');
    const home = screen.getByRole('region', { name: '房屋信息' });
    expect(home).toHaveTextContent('首付比例19.16%');
    expect(home).toHaveTextContent('最低首付款（20%）¥240,000.00');
    await retype(user, '首付款金额', '239999.99');
    expect(home).toHaveTextContent('首付比例19.99%');
    expect(screen.getByText('首付款比例不能低于20%（240,000.00元）')).toBeVisible();
  });

  it('a statement of other terms does not count', async () => {
    const user = await resumeAt('form:repay', { ...gd0101.values, sqdkqx: '240' });
    expect(await screen.findByText('贷款条件已改变，请重新阅读')).toBeVisible();
    await next(user);
    expect(missing()).toEqual(['贷款条件已改变，请重新阅读综合融资成本明示表']);
    await user.click(screen.getByRole('button', { name: '阅读综合融资成本明示表' }));
    const statement = await screen.findByRole('dialog', { name: '综合融资成本明示表' });
    expect(within(statement).getByRole('button', { name: /^我已阅读并知悉\(/ })).toBeDisabled();
    await user.click(within(statement).getByRole('button', { name: '查看还款计划（共240期）' }));
    expect(within(statement).getAllByRole('row').length).toBeGreaterThan(24);
    const read = await within(statement).findByRole('button', { name: '我已阅读并知悉' });
    await user.click(read);
    expect(await screen.findByText('已阅读并知悉')).toBeVisible();
  });

  it('a home that was taken in the meantime is refused at its field, and nothing typed is lost', async () => {
    await centre.fault({
      path: '/dksq/save',
      kind: 'answer',
      value: JSON.stringify({
        code: '1',
        msg: '业务信息填写有误或不完整，请检查业务信息',
        data: { fieldErrors: { fwbh: '这套房屋已售出或已被其他贷款申请选定，请重新选择' } },
      }),
      times: 1,
    });
    const user = await resumeAt('confirm', gd0101.values);
    await user.click(await screen.findByRole('button', { name: '提交' }));
    const { confirmSignature } = await import('../../sign');
    await confirmSignature(centre);
    const link = await screen.findByRole('link', { name: /这套房屋已售出/ });
    await user.click(link);
    expect(await screen.findByRole('combobox', { name: '楼盘' })).toBeVisible();
    expect(screen.getByLabelText('首付款金额')).toHaveValue('650720.00');
  });

  it('what the centre finds wrong with the row of the spouse stands at the field of the spouse', async () => {
    await centre.fault({
      path: '/dksq/save',
      kind: 'answer',
      value: JSON.stringify({
        code: '1',
        msg: '业务信息填写有误或不完整，请检查业务信息',
        data: {
          fieldErrors: {
            'gtjkr.1.gtjkrysr': '月收入与个人所得税申报不一致',
            'gtjkr.0.gtjkrsjhm': '该手机号已停机',
          },
        },
      }),
      times: 1,
    });
    const user = await resumeAt('confirm', { ...gd0101.values, gtjkr: [FATHER] });
    await user.click(await screen.findByRole('button', { name: '提交' }));
    const { confirmSignature } = await import('../../sign');
    await confirmSignature(centre);
    await user.click(await screen.findByRole('link', { name: /个人所得税申报/ }));
    const income = await screen.findByLabelText('配偶月收入');
    expect(income).toHaveFocus();
    expect(income).toHaveAccessibleDescription(/月收入与个人所得税申报不一致/);
    expect(screen.getByLabelText('周建 手机号')).toHaveAccessibleDescription(/该手机号已停机/);
  });

  it('asks about the spouse once: no row for the spouse, nothing about income when he or she only agrees', async () => {
    const user = await resumeAt('form:borrower', { ...gd0101.values, pogtjk: '', poysr: '' });
    expect(await screen.findByRole('radiogroup', { name: '配偶共同借款' })).toBeVisible();
    expect(screen.queryByLabelText('配偶月收入')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '是' }));
    expect(screen.getByLabelText('配偶月收入')).toBeVisible();
    await user.click(screen.getByText('选填，没有的不用填写'));
    await user.click(screen.getByRole('button', { name: '添加一行' }));
    expect(optionsOf(screen.getByLabelText('第1名共同借款人 关系'))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(本人|配偶)$/)]),
    );
    await user.type(screen.getByLabelText('第1名共同借款人 证件号码'), PEOPLE.赵敏.zjhm);
    await user.tab();
    expect(await screen.findByText('这是您的配偶，请在上面的“配偶”中选择共同借款，不用在此填写')).toBeVisible();
  });

  it('a returned application comes back with the spouse beside the marriage, and goes out as it came', async () => {
    const { default: flow } = await import('@/flows/individual/loan/gd0101-loan-application');
    const { restoreValues } = await import('@/engine/run/restore-values');
    const { INITIAL_LOAN_VALUES } = await import('@/flows/individual/loan/gd0101-loan-application/values');
    await signedIn(centre, ZHOU);
    const typed = { ...INITIAL_LOAN_VALUES, ...gd0101.values, gtjkr: [FATHER] } as typeof INITIAL_LOAN_VALUES;
    const sent = body(flow, typed);
    const back = await restoreValues(flow, sent, new AbortController().signal);
    expect(back).toMatchObject({ gtjkr: [FATHER], pogtjk: '1', poysr: '14000.00', posjhm: PEOPLE.赵敏.sjhm });
    expect(body(flow, { ...typed, ...back })).toEqual(sent);
    const alone = body(flow, { ...typed, pogtjk: '0', poysr: '' });
    expect(alone.gtjkr).toEqual([FATHER]);
    expect(await restoreValues(flow, alone, new AbortController().signal)).toMatchObject({
      gtjkr: [FATHER],
      pogtjk: '0',
    });
  });

  it('sends what shows: no masked number, no field of another kind', async () => {
    const { INITIAL_LOAN_VALUES } = await import('@/flows/individual/loan/gd0101-loan-application/values');
    const { default: flow } = await import('@/flows/individual/loan/gd0101-loan-application');
    const sent = body(flow, { ...INITIAL_LOAN_VALUES, ...gd0101.values, hkzh: '6222********9591' });
    expect(sent).toMatchObject({
      fwbh: 'LP00000001-03-1-101',
      sqzx: '1',
      gtjkr: [
        {
          gtjkrxm: '赵敏',
          gtjkrzjlx: '01',
          gtjkrzjhm: PEOPLE.赵敏.zjhm,
          gtjkrysr: '14000.00',
          gtcdgx: '02',
          gtjkrsjhm: PEOPLE.赵敏.sjhm,
        },
      ],
    });
    for (const name of ['hkzh', 'sdje']) expect(sent).not.toHaveProperty(name);
    for (const name of ['poysr', 'pogtjk']) expect(sent[name]).toBeUndefined();
    const known = body(flow, { ...INITIAL_LOAN_VALUES, ...gd0101.values, pozjhm: '330***********1027' });
    expect(known.gtjkr).toEqual([expect.objectContaining({ gtjkrxm: '赵敏', gtjkrzjhm: '' })]);
    expect(JSON.stringify(sent)).not.toContain('****');
  });
});
