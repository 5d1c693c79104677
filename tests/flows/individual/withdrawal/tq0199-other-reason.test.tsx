import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { persons } from '@mocks/centre/kernel/people';
import { review } from '@mocks/centre/office/review';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { submitApplication } from '@/api/cases/application';
import { fetchBusinessNumber, fetchCases } from '@/api/cases/business';
import { saveDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import CaseDetail from '@/pages/my-office/CaseDetail';
import { LIU_YANG } from '../../../centre/fixture';
import { PNG } from '../../../centre/loan-fixture';
import { chooseOption } from '../../../choose-option';
import { PEOPLE } from '../../../people';
import { acceptAgreement } from '../../agreement';
import { pick } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const HE = PEOPLE.何静.zjhm;
const WU = PEOPLE.吴桂芳.zjhm;
const SUN = PEOPLE.孙志远.zjhm;
const QIAN = PEOPLE.钱秀英.zjhm;
const LIU = PEOPLE.刘洋.zjhm;

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

async function openForm(zjhm: string, query = '', nr = '{}'): Promise<UserEvent> {
  const entry = flowByCode('TQ0199', 'individual');
  if (!entry) throw new Error('TQ0199 is not registered');
  await signedIn(centre, zjhm);
  await saveDraft({ ywlx: 'TQ0199', ywlsh: '', bbh: 1, dqbz: 'form', nr, xgcs: 0 });
  const { user } = await openPage(centre, zjhm, `${entry.path}${query}`, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByRole('heading', { name: '填写信息' });
  return user;
}

const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: '下一步' }));
const reason = (user: UserEvent, name: string) =>
  user.click(within(screen.getByRole('radiogroup', { name: '提取事项' })).getByRole('radio', { name }));
const messages = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const limit = () => screen.getByRole('region', { name: '可提取额度' });

async function commit(user: UserEvent) {
  await pick(user, '受理网点', '城区管理部');
  await user.click(screen.getByRole('checkbox', { name: /我承诺所填信息/ }));
}

async function toCheck(user: UserEvent) {
  await next(user);
  const step = await screen.findByRole('heading', { name: /材料采集|核对确认/ });
  if (step.textContent === '核对确认') return;
  await waitFor(() => expect(screen.queryByText('加载中...')).toBeNull());
  await next(user);
  await screen.findByRole('heading', { name: '核对确认' });
}

describe('其他原因提取', () => {
  it('asks for the reason first; each decides which fields there are', async () => {
    const user = await openForm(LIU);
    await next(user);
    expect(messages()).toEqual(['请选择提取事项', '请选择受理网点', '请勾选承诺书']);
    const cards = screen.getByRole('radiogroup', { name: '提取事项' });
    // The heading has said the label: it is there for screen readers alone.
    const [heading, label] = screen.getAllByText('提取事项', { selector: 'h3, span' });
    expect(heading?.tagName).toBe('H3');
    expect(label).not.toBeVisible();
    expect(within(cards).getAllByRole('radio')).toHaveLength(10);
    expect(within(cards).getByRole('radio', { name: '支付物业费' })).toHaveAccessibleDescription(/每户每年一次/);
    await reason(user, '终止劳动关系且封存满期');
    expect(await screen.findByLabelText('离职日期')).toBeVisible();
    expect(screen.queryByLabelText('申请提取金额')).toBeNull();
    await reason(user, '国务院批准的其他住房消费');
    expect(screen.queryByLabelText('离职日期')).toBeNull();
    await next(user);
    expect(messages()).toEqual(['请输入事项说明', '请输入申请提取金额', '请选择受理网点', '请勾选承诺书']);
    await reason(user, '装修自住住房');
    await next(user);
    expect(messages()).toEqual(
      expect.arrayContaining(['请选择婚姻状况', '请选择不动产权证号', '请输入建筑面积', '请输入装修合同编号']),
    );
    expect((await fetchCases({ page: 1, size: 20 })).total).toBe(0);
  });

  it('has the matter chosen first; the notice, the conditions and the amount are that matter’s', async () => {
    const entry = flowByCode('TQ0199', 'individual');
    if (!entry) throw new Error('TQ0199 is not registered');
    const { user } = await openPage(centre, QIAN, entry.path, <FlowPage entry={entry} />);
    await acceptAgreement(user);
    expect(screen.queryByRole('heading', { name: '受理条件' })).toBeNull();
    await next(user);
    expect(await screen.findByText('请选择提取事项')).toBeVisible();
    await reason(user, '终止劳动关系且封存满期');
    // Barred: the reasons, and no way on but another matter.
    expect(await screen.findByText('您目前不符合办理条件')).toBeVisible();
    expect(screen.queryByRole('button', { name: '下一步' })).toBeNull();
    await reason(user, '最低生活保障');
    await waitFor(() => expect(limit()).toHaveTextContent('本次最多可提 ¥8,064.00'));
    const conditions = await screen.findByRole('region', { name: '受理条件' });
    expect(conditions).toHaveTextContent('受理条件每年一次，不超过12个月的缴存额；');
    expect(screen.getByRole('region', { name: '申请材料' })).not.toHaveTextContent('装修');
    await next(user);
    await screen.findByRole('heading', { name: '填写信息' });
    expect(screen.queryByRole('radiogroup', { name: '提取事项' })).toBeNull();
    // Known without the number of the certificate.
    await waitFor(() => expect(limit()).toHaveTextContent('本次最多可提 ¥8,064.00'));
  });

  it('has the matter of the tile that led here chosen; a matter that is none chooses nothing', async () => {
    const user = await openForm(HE, '?qttqyy=12');
    expect(screen.queryByRole('radiogroup', { name: '提取事项' })).toBeNull();
    expect(screen.getAllByText('支付物业费').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: '修改提取事项' }));
    expect(screen.getByRole('radio', { name: /^支付物业费/ })).toBeChecked();
    cleanup();
    await centre.reset();
    await openForm(HE, '?qttqyy=99');
    const matters = within(screen.getByRole('radiogroup', { name: '提取事项' }));
    expect(matters.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('changes the matter on the notice: note, conditions and amount are the new one’s, nothing of the old one is kept', async () => {
    const user = await openForm(HE, '?qttqyy=17');
    await user.type(screen.getByLabelText('凭证金额'), '30000');
    await user.type(screen.getByLabelText('凭证号码'), 'DT-1');
    await user.type(screen.getByLabelText('申请提取金额'), '1000');
    await user.click(screen.getByRole('button', { name: '修改提取事项' }));
    await screen.findByRole('heading', { name: '办理须知' });
    await reason(user, '终止劳动关系且封存满期');
    expect(await screen.findByText(/个人账户已封存且未冻结：您的情况为未封存/)).toBeVisible();
    expect(screen.queryByText(/您符合办理条件/)).toBeNull();
    await reason(user, '购房契税');
    expect(await screen.findByRole('region', { name: '申请材料' })).toHaveTextContent('契税完税凭证');
    await next(user);
    await screen.findByRole('heading', { name: '填写信息' });
    expect(screen.queryByRole('radiogroup', { name: '提取事项' })).toBeNull();
    for (const name of ['凭证金额', '凭证号码', '申请提取金额']) expect(screen.getByLabelText(name)).toHaveValue('');
  });

  it('shows the limit of a renovation while it is typed, from the own home by the register', async () => {
    const user = await openForm(HE);
    await reason(user, '装修自住住房');
    await user.click(screen.getByRole('radio', { name: '已婚' }));
    await user.type(screen.getByLabelText('配偶姓名'), '冯军');
    await user.type(screen.getByLabelText('配偶证件号码'), PEOPLE.冯军.zjhm);
    const home = screen.getByRole('combobox', { name: '不动产权证号' });
    await chooseOption(home, /第0045678号（本人/);
    expect(screen.getByText('89.50㎡')).toBeVisible();
    // What the register shows is not asked.
    expect(screen.queryByLabelText('建筑面积')).toBeNull();
    await user.type(screen.getByLabelText('装修合同编号'), 'ZX-2026-018');
    await user.click(await screen.findByRole('button', { name: '添加一行' }));
    const rows = await screen.findByRole('table', { name: '发票' });
    const [number, amount] = within(rows).getAllByRole('textbox');
    if (!number || !amount) throw new Error('An invoice has a number and an amount');
    await user.type(number, '26110000000010001');
    await user.type(amount, '60000');
    await user.type(await screen.findByLabelText('完工/开票日期'), '2026-10-01');
    await user.tab();
    await waitFor(() => expect(limit()).toHaveTextContent('本次最多可提 ¥60,000.00'));
    expect(limit()).toHaveTextContent('建筑面积89.50㎡ × 1,500.00元 = 134,250.00元');
    await user.type(screen.getByLabelText('申请提取金额'), '60000.01');
    await user.tab();
    expect(await screen.findByText('申请提取金额不能大于可提取额（60,000.00元）')).toBeVisible();
  });

  it('a draft with a half filled row complains of it only when it is left, and by its number', async () => {
    const zxfp = [
      { fphm: '26110000000010001', fpje: '100.00' },
      { fphm: '26110000000010002', fpje: '' },
    ];
    const user = await openForm(HE, '', JSON.stringify({ qttqyy: '11', zxfp }));
    const table = await screen.findByRole('table', { name: '发票' });
    await waitFor(() => expect(within(table).getAllByRole('textbox')).toHaveLength(4));
    expect(
      within(table)
        .getAllByRole('textbox')
        .filter((cell) => cell.matches('[aria-invalid]')),
    ).toEqual([]);
    await next(user);
    expect(messages()).toEqual(expect.arrayContaining(['发票第2行填写有误', '第2行：请输入发票金额（元）']));
  });

  it('a home that the list does not have is typed from its certificate, and a register that shows work is contradicted', async () => {
    const user = await openForm(LIU);
    await reason(user, '购房契税');
    await chooseOption(screen.getByRole('combobox', { name: '不动产权证号' }), '登记系统中没有，按证书填写');
    await user.type(screen.getByLabelText('填写的不动产权证号'), '云(2020)通州区不动产权第0099887号');
    await user.type(screen.getByLabelText('房屋坐落'), '云州市通州区云景东路5号2栋401');
    await user.type(screen.getByLabelText('本人份额'), '50');
    await user.type(screen.getByLabelText('凭证金额'), '30000');
    await user.tab();
    expect(await screen.findByText(/不动产登记没有您或配偶的这处住房，将由中心凭不动产权证书审核/)).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: '是否重新就业' })).toBeNull();
    await reason(user, '终止劳动关系且封存满期');
    const again = await screen.findByRole('radiogroup', { name: '是否重新就业' });
    expect(within(again).getByRole('radio', { name: '是' })).toBeChecked();
    await user.click(within(again).getByRole('radio', { name: '否' }));
    await user.type(await screen.findByLabelText('离职日期'), '2026-03-20');
    await user.tab();
    expect(await screen.findByText(/与社会保险登记不一致（登记在华夏精密制造有限公司参保）/)).toBeVisible();
  });

  it('closes a sealed account: the amount is computed, not typed', async () => {
    const user = await openForm(WU);
    await reason(user, '终止劳动关系且封存满期');
    // The day of the sealing; the unit has said it with it that the work ended.
    expect(await screen.findAllByText('2026-03-31')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '修改离职日期' })).toBeVisible();
    await waitFor(() => expect(limit()).toHaveTextContent('销户利息'));
    await commit(user);
    await toCheck(user);
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('审核已通过，本息已转入您的收款账户。')).toBeVisible();
    expect(screen.getByText('离职销户提取已办结，请记下业务流水号。')).toBeVisible();
    expect(screen.queryByText(/以转账当日/)).toBeNull();
    const account = await centre.transact((tx) => persons(tx.store).get(PEOPLE.吴桂芳.grzh)?.grzhzt);
    expect(account).toBe('05');
  });

  it('says what stands against it for the chosen reason, and goes no further', async () => {
    const user = await openForm(HE);
    await reason(user, '终止劳动关系且封存满期');
    await user.type(await screen.findByLabelText('离职日期'), '2026-03-20');
    await user.tab();
    expect(await screen.findByText(/个人账户已封存且未冻结：未封存，要求封存/)).toBeVisible();
    // One verdict: none above says that the conditions are met, and the form goes no further.
    expect(screen.queryByText(/您符合办理条件/)).toBeNull();
    await commit(user);
    await next(user);
    expect(await screen.findByRole('heading', { name: '填写信息' })).toBeVisible();
    expect((await screen.findAllByText(/请联系单位办理封存/)).length).toBeGreaterThan(1);
    expect(screen.queryByRole('heading', { name: '核对确认' })).toBeNull();
    expect((await fetchCases({ page: 1, size: 20 })).total).toBe(0);
  });

  it('takes a subsistence case straight through', async () => {
    const user = await openForm(QIAN);
    await reason(user, '最低生活保障');
    await user.type(screen.getByLabelText('低保证号'), 'DB20260015');
    await user.tab();
    await waitFor(() => expect(limit()).toHaveTextContent('本次最多可提 ¥8,064.00'));
    await user.type(screen.getByLabelText('申请提取金额'), '8064');
    await commit(user);
    await next(user);
    await screen.findByRole('heading', { name: '核对确认' });
    expect(await screen.findByText(/系统已核验，免交（民政救助系统/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('审核已通过，款项已转入您的收款账户。')).toBeVisible();
    const record = await centre.transact((tx) => [...cases(tx.store).values()].at(-1));
    expect(record?.values).toMatchObject({ qttqyy: '16', tqlx: '1', tqyydm: '99', sqtqje: '8064.00' });
    // What belongs to other reasons is not even kept.
    expect(record?.values).not.toHaveProperty('swrzjhm');
  });

  it('shows an heir the own share and asks for the certificates', async () => {
    const user = await openForm(SUN);
    await reason(user, '死亡（继承人）');
    await user.type(screen.getByLabelText('被继承人姓名'), '孙德明');
    await user.type(screen.getByLabelText('被继承人证件号码'), PEOPLE.孙德明.zjhm);
    await user.type(await screen.findByLabelText('死亡日期'), '2026-08-16');
    await chooseOption(screen.getByRole('combobox', { name: '与被继承人关系' }), '子女');
    await user.type(screen.getByLabelText('继承份额'), '50');
    await user.tab();
    await waitFor(() => expect(limit()).toHaveTextContent('本人份额50.00%'));
    await commit(user);
    await next(user);
    for (const name of ['死亡证明', '继承公证书/判决书/遗嘱', '继承人身份证明及关系证明']) {
      expect(await screen.findByText(name)).toBeVisible();
    }
  });
});

describe('sent back for one material', () => {
  it('says so beside it, leads there, and takes another file alone as the correction', async () => {
    await signedIn(centre, LIU);
    const ywlsh = await fetchBusinessNumber('TQ0199');
    const upload = (name: string, bytes: Uint8Array) =>
      centre.transact((tx) => addMaterial(tx, LIU_YANG, { ywlsh, wjlxId: '0399', name, bytes }));
    await upload('购房合同.png', PNG);
    const values = { qttqyy: '29', sxsm: '购买共有产权住房的配套费用', sqtqje: '500.00', skzhly: '1' };
    await submitApplication('tqsq/tqyw', 'TQ0199', ywlsh, { ...values, hyzk: '10', ywwd: '0101', cns: '1' });
    const items = [{ lx: 'cl', bh: '0399', yj: '第二页看不清' } as const];
    await centre.transact((tx) => review(tx, { ywlsh, result: 'return', opinion: '请重新上传', items }));

    // Its own page says so too, without the form.
    const page = await openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
    expect(await screen.findByText(/（需重传）/)).toHaveTextContent('相关证明材料：购房合同.png（需重传）');
    page.unmount();

    const entry = flowByCode('TQ0199', 'individual');
    if (!entry) throw new Error('TQ0199 is not registered');
    // It was never a draft: the form is built from the case.
    const { user } = await openPage(centre, LIU, entry.path, <FlowPage entry={entry} />);
    await user.click(await screen.findByRole('button', { name: '去补正' }));
    const paper = await screen.findByRole('region', { name: '相关证明材料' });
    expect(screen.getByRole('region', { name: '退回意见' })).toHaveTextContent('请重新上传');
    expect(screen.getByRole('navigation', { name: '办理步骤' })).toHaveTextContent('材料采集（需补正）');
    expect(paper).toHaveTextContent('需重传');
    expect(paper).toHaveTextContent('退回意见：第二页看不清');
    expect(paper).not.toHaveTextContent('已上传');
    await next(user);
    expect(await screen.findByText('以下材料已退回，尚未重新上传')).toBeVisible();
    expect(screen.queryByText('以下材料尚未上传，请补齐')).toBeNull();

    await upload('购房合同（重拍）.png', Uint8Array.from([...PNG, 1]));
    await user.click(screen.getByRole('button', { name: '上一步' }));
    await screen.findByRole('heading', { name: '填写信息' });
    expect(screen.getByRole('textbox', { name: '事项说明' })).toHaveValue(values.sxsm);
    await toCheck(user);
    const note = screen.getByRole('region', { name: '退回意见' });
    await waitFor(() => expect(note).toHaveTextContent('相关证明材料：第二页看不清 已重新上传'));
    expect(screen.queryByRole('button', { name: /补正相关证明材料$/ })).toBeNull();
    expect(screen.getByRole('navigation', { name: '办理步骤' })).not.toHaveTextContent('需补正');
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByRole('region', { name: '受理回执' })).toHaveTextContent('提交成功');
    const { list } = await fetchCases({ page: 1, size: 5 });
    expect(list).toMatchObject([{ ywlsh, ywzt: '98' }]);
  });
});
