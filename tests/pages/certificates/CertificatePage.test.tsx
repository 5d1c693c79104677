import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkDocument, fetchDocuments } from '@/api/archive/documents';
import { fileCentre } from '../../file-centre';
import '@/flows/registry';
import CertificatePage from '@/pages/certificates/CertificatePage';
import { chooseOption } from '../../choose-option';
import { openPage } from '../../flows/open-page';
import { PEOPLE } from '../../people';

const ZHANG = PEOPLE.张建国.zjhm;
const HE_JING = PEOPLE.何静.zjhm;
const REPAYMENTS = '/grwt/zmSys/zmyw/hkmx_zm';

const centre = fileCentre();

const issued = async () => (await fetchDocuments({ page: 1, size: 10 })).list;

describe('the form of a certificate', () => {
  it('says every missing field and sends nothing', async () => {
    const { user } = await openPage(centre, ZHANG, '/grwt/zmSys/zmyw/yddk_zm', <CertificatePage />);
    await user.click(await screen.findByRole('button', { name: '开具' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('请输入贷款地公积金中心');
    expect(screen.getByLabelText('贷款地公积金中心')).toHaveAccessibleDescription(/请输入贷款地公积金中心/);
    await user.click(within(summary).getByRole('link', { name: /贷款地公积金中心/ }));
    expect(screen.getByLabelText('贷款地公积金中心')).toHaveFocus();
    expect(await issued()).toEqual([]);
  });

  it('asks for the months and issues what they hold', async () => {
    const { user } = await openPage(centre, HE_JING, REPAYMENTS, <CertificatePage />);
    // The one loan there is, is chosen.
    expect(await screen.findByLabelText('贷款')).toHaveDisplayValue(/^GJDK202500000003，¥120,000\.00，结清$/);
    const from = await screen.findByLabelText('起始年月');
    await user.clear(from);
    await user.tab();
    await user.click(screen.getByRole('button', { name: '开具' }));
    expect(from).toHaveAccessibleDescription('请选择起始年月');
    await user.type(screen.getByLabelText('起始年月'), '2021-01');
    await user.click(screen.getByRole('button', { name: '开具' }));
    expect(screen.getByLabelText('截止年月')).toHaveAccessibleDescription(/证明期间不能大于60个月/);
    await user.clear(screen.getByLabelText('起始年月'));
    await user.type(screen.getByLabelText('起始年月'), '2025-03');
    await user.click(screen.getByRole('button', { name: '开具' }));
    expect(await screen.findByText('住房公积金贷款还款明细证明已开具')).toBeVisible();
    const [document] = await issued();
    expect(document).toMatchObject({ zmlx: '14', yt: '证明缴存或还款情况', zt: '1' });
    const { zmbh = '', yzm = '' } = document ?? {};
    expect(await checkDocument(zmbh, yzm)).toMatchObject({ zw: true, jg: '该证明由本中心开具，真实有效' });
  });

  it('for a visa: in two languages with the spelling of the passport, without the balance, with the last twelve months', async () => {
    const { user } = await openPage(centre, ZHANG, '/grwt/zmSys/zmyw/jczm', <CertificatePage />);
    await chooseOption(await screen.findByLabelText('用途'), '办理签证');
    await chooseOption(screen.getByLabelText('语种'), '中英文对照（签证等境外使用）');
    await chooseOption(screen.getByLabelText('账户余额'), '不显示');
    await chooseOption(screen.getByLabelText('缴存明细'), '列出所选期间的每笔缴存');
    const spelling = screen.getByLabelText('护照姓名拼写');
    expect(spelling).toHaveValue('ZHANG JIANGUO');
    await user.clear(spelling);
    await user.click(screen.getByRole('button', { name: '开具' }));
    expect(spelling).toHaveAccessibleDescription(/请输入护照姓名拼写/);
    await user.type(spelling, 'zhang jian guo');
    await user.click(screen.getByRole('button', { name: '开具' }));
    expect(await screen.findByText('个人住房公积金缴存证明已开具')).toBeVisible();
    const [document] = await issued();
    const { zmbh = '', yzm = '' } = document ?? {};
    const { zy = [], bg = [] } = await checkDocument(zmbh, yzm);
    const said = new Map(zy.map(({ label, value }) => [label, value]));
    expect(said.get('护照姓名拼写 Name as in passport')).toBe('Z*************');
    expect(said.get('缴存期间 Period')).toBe('2025-12至2026-11 / 2025-12 to 2026-11');
    expect([...said.keys()].some((label) => label.includes('账户余额'))).toBe(false);
    expect(bg.map(({ bt, mx }) => [bt, mx.length])).toEqual([['缴存明细 Contributions', 12]]);
  });

  it('a purpose in one’s own words is asked for in English where the certificate has English, and nowhere else', async () => {
    const { user } = await openPage(centre, ZHANG, '/grwt/zmSys/zmyw/jczm', <CertificatePage />);
    await chooseOption(await screen.findByLabelText('用途'), '其他');
    await user.type(screen.getByLabelText('用途说明'), '赴日本探亲');
    expect(screen.queryByLabelText('用途说明（英文）')).toBeNull();
    await chooseOption(screen.getByLabelText('语种'), '中英文对照（签证等境外使用）');
    await user.click(screen.getByRole('button', { name: '开具' }));
    const english = screen.getByLabelText('用途说明（英文）');
    expect(english).toHaveAccessibleDescription(/请输入用途说明（英文）/);
    await user.type(english, '探亲');
    await user.click(screen.getByRole('button', { name: '开具' }));
    expect(english).toHaveAccessibleDescription(/用途说明（英文）请用英文填写/);
    await user.clear(english);
    await user.type(english, 'Family visit to Japan');
    await user.click(screen.getByRole('button', { name: '开具' }));
    expect(await screen.findByText('个人住房公积金缴存证明已开具')).toBeVisible();
    const [document] = await issued();
    const { zy = [] } = await checkDocument(document?.zmbh ?? '', document?.yzm ?? '');
    expect(zy).toContainEqual({ label: '证明用途 Purpose', value: '赴日本探亲 / Family visit to Japan' });
  });

  it('keeps what was filled in when the centre refuses, and puts its errors at the fields', async () => {
    const { user } = await openPage(centre, ZHANG, '/grwt/zmSys/zmyw/jczm', <CertificatePage />);
    await chooseOption(await screen.findByLabelText('用途'), '其他');
    await user.type(screen.getByLabelText('用途说明'), '办理居住证');
    await centre.fault({
      path: 'zmkj/save',
      kind: 'answer',
      value: JSON.stringify({ code: 1, msg: '不行', data: { fieldErrors: { ytsm: '用途说明不合规' } } }),
    });
    await user.click(screen.getByRole('button', { name: '开具' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('用途说明不合规');
    expect(screen.getByLabelText('用途说明')).toHaveValue('办理居住证');
    expect(screen.getByLabelText('用途说明')).toHaveAccessibleDescription('用途说明不合规');
    await centre.fault({ path: 'zmkj/save', kind: 'abort' });
    // Its waiting mark may still be fading.
    await user.click(await screen.findByRole('button', { name: '开具' }));
    expect(await screen.findByText(/结果未知，可以再次点击“开具”：同一份证明只开具一次/)).toBeVisible();
    // The answer was lost, the certificate was not: the repetition reads as the success it was.
    await user.click(await screen.findByRole('button', { name: '开具' }));
    expect(await screen.findByText(/证明编号ZM\d{14}，校验码/)).toBeVisible();
    const before = (await issued()).filter(({ yt }) => yt === '办理居住证');
    expect(before).toHaveLength(1);
  });

  it('a double click issues one, and once that is void nothing says it is valid', async () => {
    const { user } = await openPage(centre, HE_JING, '/grwt/zmSys/zmyw/jq_zm', <CertificatePage />);
    await chooseOption(await screen.findByLabelText('用途'), '办理签证');
    const press = screen.getByRole('button', { name: '开具' });
    await user.click(press);
    expect(await screen.findByText('住房公积金贷款结清证明已开具')).toBeVisible();
    await user.dblClick(await screen.findByRole('button', { name: '开具' }));
    const list = await screen.findByRole('region', { name: /开具记录$/ });
    const [only] = await within(list).findAllByRole('button', { name: /^作废ZM/ });
    expect(await issued()).toHaveLength(1);
    if (only) await user.click(only);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '作废' }));
    expect(await within(list).findByText('已作废')).toBeVisible();
    expect(screen.queryByText('住房公积金贷款结清证明已开具')).not.toBeInTheDocument();
  });

  it('leads out of incomplete information before anything is filled in', async () => {
    await openPage(centre, PEOPLE.李晓梅.zjhm, '/grwt/zmSys/zmyw/jczm', <CertificatePage />);
    expect(await screen.findByText('暂时不能办理')).toBeVisible();
    expect(screen.getByRole('button', { name: '去完善' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '开具' })).not.toBeInTheDocument();
  });

  it('shows what cannot be had, and why, and what to do', async () => {
    await openPage(centre, PEOPLE.马晓燕.zjhm, '/grwt/zmSys/zmyw/jq_zm', <CertificatePage />);
    const conditions = within(await screen.findByRole('list', { name: '未满足的开具条件' }));
    expect(conditions.getByText('不满足')).toBeVisible();
    expect(conditions.getByText(/异地贷款请向贷款地中心申请/)).toBeVisible();
    expect(screen.getByText('目前不能开具结清证明')).toBeVisible();
    expect(screen.queryByRole('button', { name: '开具' })).not.toBeInTheDocument();
  });
});
