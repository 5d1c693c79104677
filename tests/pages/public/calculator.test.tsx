import { startTestCentre, type TestCentre } from '@mocks/node';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useSystemConfig } from '@/session/system-config';
import { chooseOption } from '../../choose-option';
import { renderHall } from '../../render-hall';

// Each key of a whole hall takes its time on a busy machine.

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => {
  vi.useRealTimers();
  return centre.reset();
});
afterAll(() => centre.close());

const open = async (query = '') => {
  const hall = await renderHall(`/dkcs${query}`, { centre });
  await screen.findByRole('region', { name: '结果' });
  return hall;
};
const card = (name: string) => screen.getByRole('region', { name });
const field = (name: string) => screen.getByLabelText(name, { exact: true });

describe('还款计算', () => {
  it.each([
    ['600000', '2.6', 240, '3,208.73', '170,094.63', '3,208.16', '3,800.00', '2,505.42', '156,650.00'],
    ['600000', '2.6', 360, '2,402.04', '264,733.47', '2,401.11', '2,966.67', '1,669.08', '234,649.55'],
    ['800000', '2.6', 300, '3,629.36', '288,806.29', '3,627.65', '4,400.00', '2,671.45', '260,866.34'],
    ['300000', '2.1', 60, '5,271.46', '16,287.74', '5,271.60', '5,525.00', '5,008.75', '16,012.50'],
    ['500000', '3.075', 300, '2,390.61', '217,181.64', '2,389.25', '2,947.92', '1,669.94', '192,827.74'],
  ])(
    '%s at %s %% over %i months, both ways side by side',
    async (dkje, ll, dkqx, monthly, interest, last, first, lastOf, interestOf) => {
      await open(`?dkje=${dkje}&ll=${ll}&dkqx=${dkqx}`);
      const [equal, falling] = [card('等额本息'), card('等额本金')];
      for (const amount of [monthly, interest, last]) expect(equal).toHaveTextContent(`¥${amount}`);
      for (const amount of [first, interestOf, lastOf]) expect(falling).toHaveTextContent(`¥${amount}`);
    },
  );

  it('follows what is typed, in words too, and keeps it in the address', async () => {
    const { user, address } = await open();
    expect(card('等额本息')).toHaveTextContent('每月还款¥2,402.04贰仟肆佰零贰元零肆分');
    expect(card('结果')).toHaveTextContent('等额本金的利息少30,083.92元；首月多还564.63元，从第158期起每月还得更少');
    await user.clear(field('贷款金额'));
    await user.type(field('贷款金额'), '800000');
    expect(field('贷款金额')).toHaveValue('800,000');
    await chooseOption(field('贷款期限（按年选择）'), '25年');
    expect(field('贷款期限')).toHaveValue('300');
    await waitFor(() => expect(card('等额本息')).toHaveTextContent('¥3,629.36'));
    await waitFor(() => expect(address()).toMatch(/dkqx=300/));
    expect(address()).toMatch(/dkje=800000\.00/);
    await waitFor(() => expect(screen.getByText(/^等额本息每月还款3,629.36元/)).toHaveRole('status'));
  });

  it('takes the present rate by term and home until another one is typed, and says that it differs', async () => {
    const { user } = await open();
    expect(field('年利率')).toHaveValue('2.6');
    await user.clear(field('贷款期限'));
    await user.type(field('贷款期限'), '60');
    expect(field('年利率')).toHaveValue('2.1');
    await user.click(screen.getByRole('radio', { name: '二套' }));
    expect(field('年利率')).toHaveValue('2.525');
    await user.clear(field('年利率'));
    await user.type(field('年利率'), '3.1');
    expect(screen.getByText(/与公积金贷款现行利率2.525%（二套、五年及以下）不同/)).toBeVisible();
    await chooseOption(field('贷款期限（按年选择）'), '30年');
    expect(field('年利率')).toHaveValue('3.1');
    await user.click(screen.getByRole('button', { name: '改回3.075%' }));
    expect(field('年利率')).toHaveValue('3.075');
    expect(screen.queryByText(/不同/)).toBeNull();
  });

  it('keeps the last result, marked, while something is wrong', async () => {
    const { user } = await open();
    await user.clear(field('年利率'));
    await user.tab();
    expect(await screen.findByText('请输入年利率')).toBeVisible();
    expect(screen.getByText(/下面是修改之前的结果/)).toBeVisible();
    expect(card('等额本息')).toHaveTextContent('¥2,402.04');
    expect(screen.getByRole('button', { name: '打印' })).toBeDisabled();
    expect(await screen.findByText('结果没有更新。年利率：请输入年利率')).toHaveRole('status');
    await user.type(field('年利率'), '3');
    await waitFor(() => expect(screen.queryByText(/下面是修改之前的结果/)).toBeNull());
    expect(card('等额本息')).toHaveTextContent('¥2,529.62');
  });

  it('groups digits without moving the caret', async () => {
    const { user } = await open();
    const box = field('贷款金额') as HTMLInputElement;
    await user.clear(box);
    await user.type(box, '1234567');
    expect(box).toHaveValue('1,234,567');
    box.setSelectionRange(5, 5);
    await user.keyboard('9');
    expect(box).toHaveValue('12,349,567');
    expect(box.selectionStart).toBe(6);
    box.setSelectionRange(3, 3);
    await user.keyboard('{Backspace}');
    expect(box).toHaveValue('1,349,567');
    expect(box.selectionStart).toBe(1);
    await user.keyboard('x');
    expect(box).toHaveValue('1,349,567');
    expect(box.selectionStart).toBe(1);
  });

  it('refuses amounts of more than fifteen digits', async () => {
    const { user } = await open();
    await user.clear(field('贷款金额'));
    await user.type(field('贷款金额'), '1000000000000000');
    expect(await screen.findByText('金额过大')).toBeVisible();
  });

  it('lists every instalment with the subtotals of the years, and the years by themselves', async () => {
    const { user } = await open('?dkje=600000&dkqx=25');
    const years = within(await screen.findByRole('table', { name: '按年还款计划' })).getAllByRole('row');
    expect(years.map((row) => row.textContent?.slice(0, 3))).toEqual(['年度还', '第1年', '第2年', '第3年', '合计6']);
    await user.click(screen.getByRole('radio', { name: '逐期' }));
    const table = screen.getByRole('table', { name: '逐期还款计划' });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 25 + 3 + 1);
    expect(within(table).getByRole('row', { name: /^第25期/ })).toHaveTextContent(/0\.00$/);
    expect(within(table).getByRole('row', { name: /^合计/ })).toHaveTextContent('600,000.00');
  });
});

describe('可贷额度', () => {
  it('names the four limits, the one that decides and what would raise it', async () => {
    const { user } = await open('?jslx=2');
    expect(card('可贷额度')).toHaveTextContent('最高可贷（由最高额度决定，向下取整到千元）¥600,000.00');
    const limits = within(card('四项限额')).getAllByRole('listitem');
    expect(limits).toHaveLength(4);
    expect(limits[0]).toHaveTextContent('房价成数限额¥1,200,000.00房屋价款1,500,000.00元 ×（1 − 最低首付20%）');
    expect(limits[1]).toHaveTextContent('由此决定');
    expect(card('怎样可以提高')).toHaveTextContent(
      '配偶也缴存公积金，两人共同申请（配偶余额按最低计算）：可贷1,000,000.00元',
    );
    expect(card('可贷额度')).toHaveTextContent('其中最低首付（20%）¥300,000.00');
    await user.click(screen.getByRole('radio', { name: '保障性住房' }));
    await waitFor(() => expect(card('可贷额度')).toHaveTextContent('其中最低首付（15%）¥225,000.00'));
    expect(limits[0]).toHaveTextContent('房价成数限额¥1,275,000.00');
    await user.click(screen.getByRole('checkbox', { name: /绿色建筑/ }));
    await waitFor(() => expect(card('可贷额度')).toHaveTextContent('¥720,000.00'));
    await user.type(field('未成年子女数'), '2');
    await waitFor(() => expect(card('可贷额度')).toHaveTextContent('¥840,000.00'));
    expect(card('可贷额度')).toHaveTextContent('多子女家庭20%、绿色建筑20%');
    await user.clear(field('家庭月收入'));
    await user.type(field('家庭月收入'), '5000');
    await waitFor(() => expect(card('可贷额度')).toHaveTextContent('由还款能力限额决定'));
    expect(card('怎样可以提高')).toHaveTextContent(/家庭月收入达到[\d,]+\.00元，其他债务不变：可贷840,000.00元/);
  });

  it('counts the longest term by the month of birth, and says so', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T02:00:00Z'), toFake: ['Date'] });
    await open('?jslx=2&csny=1976-09');
    expect(card('最长可贷期限')).toHaveTextContent('214个月（17年10个月）');
    expect(card('最长可贷期限')).toHaveTextContent('法定退休年龄63周岁，2039-09达到');
    expect(card('最长可贷期限')).toHaveTextContent('已按214个月计算');
    await chooseOption(field('性别与退休年龄'), '女（原退休年龄50周岁）');
    await chooseOption(field('出生月'), '11月');
    await waitFor(() => expect(card('最长可贷期限')).toHaveTextContent('72个月（6年）'));
  });

  it('lends nothing beyond the age, and says so', async () => {
    await open('?jslx=2&csny=1950-01');
    expect(card('可贷额度')).toHaveTextContent('¥0.00');
    expect(card('最长可贷期限')).toHaveTextContent('已不能贷款');
    expect(screen.queryByRole('region', { name: '还款计划' })).toBeNull();
  });

  it('goes on to the instalments of the amount', async () => {
    const { user } = await open('?jslx=2&lsjz=1');
    await user.click(screen.getByRole('button', { name: '按这个额度计算还款' }));
    expect(screen.getByRole('radio', { name: '还款计算' })).toBeChecked();
    expect(field('贷款金额')).toHaveValue('720,000.00');
  });
});

describe('提前还款', () => {
  it('shows both ways and the saving before one is chosen, and the settlement', async () => {
    const { user } = await open('?jslx=3');
    const [less, shorter] = [card('减少月供，期限不变'), card('缩短期限，月供不变')];
    expect(less).toHaveTextContent('节省利息¥25,324.85');
    expect(less).toHaveTextContent('还款后月供¥2,628.52剩余期数216期');
    expect(less).toHaveTextContent('剩余利息¥114,729.57');
    expect(shorter).toHaveTextContent('节省利息¥51,734.35');
    expect(shorter).toHaveTextContent('剩余期数169期（少47期）末期还款¥2,284.12剩余利息¥88,320.07');
    expect(card('提前结清')).toHaveTextContent('须付¥553,030.69');
    expect(card('提前结清')).toHaveTextContent('节省利息¥140,054.42');
    await user.click(screen.getByRole('radio', { name: '缩短期限，月供不变' }));
    await waitFor(() => expect(card('还款计划')).toHaveTextContent('缩短期限后，共169期'));
  });

  it('finds the balance by the loan as it was granted', async () => {
    const { user } = await open('?jslx=3&syje=1000&syqx=12');
    await user.click(screen.getByRole('button', { name: '不知道剩余本金？按原贷款推算' }));
    expect(screen.getByRole('form', { name: '填写' })).toHaveTextContent('剩余本金¥553,030.69，剩余216期');
    await user.click(screen.getByRole('button', { name: '采用' }));
    expect(field('剩余本金')).toHaveValue('553,030.69');
    expect(field('剩余期限')).toHaveValue('216');
  });

  it.each(['1e99', '1,1500', '-', '1.234'])(
    'a loan as granted of %s is no loan: the field says so, nothing breaks',
    async (dkje) => {
      await open(`?jslx=3&dkje=${dkje}&yqx=240&yhqs=24`);
      expect(screen.getByText('填写以上三项和年利率、还款方式，推算出剩余本金。')).toBeInTheDocument();
      expect(field('提前还款金额')).toBeVisible();
    },
  );

  it('says what is below the minimum, and that a whole balance is a settlement', async () => {
    const { user } = await open('?jslx=3&thje=9999.99');
    expect(card('结果')).toHaveTextContent('每次不少于10,000.00元');
    await user.clear(field('提前还款金额'));
    await user.type(field('提前还款金额'), '553030.69');
    expect(await screen.findByText(/提前还款金额须小于剩余本金/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '提前结清' }));
    await waitFor(() => expect(screen.queryByText(/提前还款金额须小于剩余本金/)).toBeNull());
    expect(card('提前结清')).toHaveTextContent('已选');
    expect(screen.queryByRole('region', { name: '减少月供，期限不变' })).toBeNull();
  });

  it('between two instalments takes the interest of the days out of what is paid', async () => {
    const { user } = await open('?jslx=3');
    await user.type(field('还款日后第几天还'), '10');
    await waitFor(() =>
      expect(card('结果')).toHaveTextContent('还款日后第10天还的钱，99,927.83元还本金，72.17元是这些本金10天的利息。'),
    );
    expect(card('提前结清')).toHaveTextContent('还款日后第10天一次还清，须付¥553,430.10');
    expect(card('提前结清')).toHaveTextContent('其中10天的利息¥399.41节省利息¥139,655.01');
  });

  it('also of equal principal', async () => {
    await open('?jslx=3&hkfs=02&syje=540000&syqx=216');
    expect(card('缩短期限，每月本金不变')).toHaveTextContent('还款后首月还款¥3,453.33剩余期数176期（少40期）');
  });
});

describe('组合贷款与租还对比', () => {
  it('adds both loans up, and says when one of them ends', async () => {
    await open('?jslx=4&dkqx=240&ll=2.6');
    // 600 000 at 2.6 % over 240: 3 208.73; 400 000 at 3.5 % over 360: 1 796.18.
    expect(card('两笔贷款合计')).toHaveTextContent('首月合计还款¥5,004.91');
    expect(card('结果')).toHaveTextContent('公积金贷款在第240期还清，此后每月还款从1,796.18元起');
    const row = within(screen.getByRole('table', { name: '各笔贷款' })).getByRole('row', { name: /^首月还款/ });
    expect(row).toHaveTextContent('首月还款¥3,208.73¥1,796.18¥5,004.91');
    expect(card('还款计划')).toHaveTextContent('公积金与商业贷款合计，共360期');
  });

  it('names the year in which buying catches up, and what it leaves out', async () => {
    const { user } = await open('?jslx=5');
    expect(card('结果')).toHaveTextContent(/按以上假设，从第\d+年起买房更划算；第20年末，买房比租房多[\d,.]+元/);
    await user.click(screen.getByRole('button', { name: '怎样比较，没有算什么' }));
    expect(card('结果')).toHaveTextContent('没有算卖房的税费');
    expect(within(screen.getByRole('table', { name: '逐年对比' })).getAllByRole('row')).toHaveLength(21);
    await user.click(screen.getByText('假设（都可以改）'));
    await user.clear(field('房价每年变动'));
    await user.type(field('房价每年变动'), '-3');
    await waitFor(() => expect(card('结果')).toHaveTextContent('20年内租房更划算'));
  });
});

describe('the address', () => {
  it.each([
    [
      '?dkje=1e9&dkqx=9999&ll=abc&hkfs=9&sfst=x',
      ['无效金额', '请输入1至360之间的整数', '请输入数字', '请选择还款方式', '请选择首套或二套'],
    ],
    ['?dkje=-5&dkqx=0&ll=99', ['无效金额', '请输入1至360之间的整数', '请输入0至24之间的数']],
    ['?jslx=2&csny=2026-13&zhye1=&jtysr=99999999999999999', ['请选择出生年和月', '请输入本人账户余额', '金额过大']],
    ['?jslx=3&syje=%3Cscript%3E&thfs=4&yqx=9999999', ['无效金额', '请选择还款后方式', '请输入1至360之间的整数']],
    [
      '?jslx=5&sfje=9999999&fjzf=-99&nx=1.5',
      ['首付款不能超过房屋总价', '请输入-20至20之间的数', '请输入1至40之间的整数'],
    ],
  ])('%s: each field says what is wrong, nothing is calculated', async (query, messages) => {
    await open(query);
    for (const message of messages) expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(card('结果')).toHaveTextContent('填写完整、正确后，结果显示在这里');
    expect(document.body.textContent).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('of no known kind opens the first', async () => {
    await open('?jslx=77');
    expect(screen.getByRole('radio', { name: '还款计算' })).toBeChecked();
  });

  it('goes along with the kind, keeps what two kinds share, and leads when it changes from outside', async () => {
    const { user, router, address } = await open('?dkje=700000&dkqx=120');
    await user.click(screen.getByRole('radio', { name: '组合贷款' }));
    expect(field('公积金贷款金额')).toHaveValue('700,000');
    await waitFor(() => expect(address()).toMatch(/jslx=4/));
    await act(() => router.navigate('/dkcs?jslx=1&dkje=123456'));
    await waitFor(() => expect(field('贷款金额')).toHaveValue('123,456'));
    expect(field('贷款期限')).toHaveValue('360');
  });

  it('is written once typing pauses, and no key is lost', async () => {
    const { user, address } = await open();
    await user.clear(field('贷款金额'));
    await user.type(field('贷款金额'), '12345.6');
    expect(address()).toBe('/dkcs');
    await waitFor(() => expect(address()).toMatch(/dkje=12345\.6/));
    expect(field('贷款金额')).toHaveValue('12,345.6');
  });

  it('need not be written yet: who leaves in the middle of typing and comes back finds it', async () => {
    const { user, router } = await open('?dkqx=120');
    await user.clear(field('贷款金额'));
    await user.type(field('贷款金额'), '7');
    await act(() => router.navigate('/loanRate'));
    await screen.findByRole('heading', { level: 1, name: '贷款利率' });
    await act(() => router.navigate(-1));
    await screen.findByRole('region', { name: '结果' });
    expect(field('贷款金额')).toHaveValue('7');
    expect(field('贷款期限')).toHaveValue('120');
  });
});

describe('copies', () => {
  it('a link that says everything, also what is as in the example', async () => {
    const { user } = await open('?dkje=700000');
    await user.click(screen.getByRole('button', { name: '复制链接' }));
    const link = await navigator.clipboard.readText();
    expect(link).toMatch(/#\/dkcs\?jslx=1&dkje=700000&sfst=1&dkqx=360&ll=2\.6&hkfs=01$/);
    expect(await screen.findByText('链接已复制，打开后是同样的内容')).toBeVisible();
  });

  it('on paper: inputs, results in words, the whole schedule', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      fireEvent(window, new Event('beforeprint'));
    });
    const { user } = await open('?dkje=600000&dkqx=24');
    await user.click(screen.getByRole('button', { name: '打印' }));
    expect(print).toHaveBeenCalledOnce();
    const paper = screen.getByText(/^编号 DKCS\d{8}[0-9A-Z]{7}/).parentElement;
    expect(paper).toHaveTextContent('贷款金额¥600,000.00');
    expect(paper).toHaveTextContent('试算结果仅供参考，以审批为准');
    expect(paper).toHaveTextContent(/等额本息 每月还款¥25,\d{3}\.\d\d（贰万伍仟/);
    const schedule = within(paper as HTMLElement)
      .getByText('还款计划（等额本息）')
      .closest('table') as HTMLElement;
    expect(schedule.querySelectorAll('tbody tr')).toHaveLength(24 + 2 + 1);
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByText(/^编号 DKCS/)).toBeNull();
  });
});

describe('the policy', () => {
  it('cannot be loaded: says why, and another try', async () => {
    useSystemConfig.setState({ loaded: false });
    const { user } = await renderHall('/dkcs', { centre });
    await screen.findByRole('region', { name: '结果' });
    act(() => useSystemConfig.setState({ loaded: true, byKey: new Map() }));
    expect(await screen.findByText('中心的贷款政策参数不完整，暂时不能计算，请稍后重试')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    await screen.findByRole('region', { name: '结果' });
    expect(card('等额本息')).toHaveTextContent('¥2,402.04');
  });
});
