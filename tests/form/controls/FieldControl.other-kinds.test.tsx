import { regions } from '@mocks/data/policy/regions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/client/errors';
import type { DictionaryItem } from '@/api/session/system';
import { prepareControls } from '@/form/controls/custom-controls';
import type { FieldOfKind, FormField } from '@/form/field-kinds';
import { showValue } from '@/schema/show-value';
import { type DictionaryOption, useDictionaries } from '@/session/dictionary';
import { chooseOption, optionsOf } from '../../choose-option';
import { PEOPLE } from '../../people';
import { formOf, setDictionary, showForm } from '../form-of';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const asOption = ({ value, label, valueJson }: DictionaryItem): DictionaryOption => ({
  value,
  label,
  ...(Array.isArray(valueJson) ? { children: valueJson.map(asOption) } : {}),
});
const loadRegions = () => useDictionaries.setState({ loaded: true, byKey: new Map([['xzqh', regions.map(asOption)]]) });

describe('ID number', () => {
  it('says whose it is: region, gender, birth date; 18 and 15 digits', async () => {
    loadRegions();
    const { user } = showForm([{ kind: 'idno', name: 'a', label: '证件号码' }]);
    await user.type(box('证件号码'), PEOPLE.陈𠮷祥.zjhm);
    expect(screen.getByRole('status')).toHaveTextContent('四川省成都市成华区，男，1964年3月15日出生');
    await user.clear(box('证件号码'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(box('证件号码'), '330102880929102');
    expect(screen.getByRole('status')).toHaveTextContent('浙江省杭州市上城区，女，1988年9月29日出生');
  });

  it('is held to the rule of the chosen type, at once when the type changes', async () => {
    setDictionary('zjlx', [
      { value: '01', label: '身份证' },
      { value: '02', label: '军官证' },
    ]);
    const { user, value } = showForm(
      [
        { kind: 'select', name: 'zjlx', label: '证件类型', dictionary: 'zjlx' },
        {
          kind: 'idno',
          name: 'zjhm',
          label: '证件号码',
          accepts: (values) => (values.zjlx === '01' ? 'person' : 'any'),
        },
      ],
      { zjlx: '02' },
    );
    await user.type(box('证件号码'), '军字第1234567号');
    await user.tab();
    expect(value('zjhm')).toBe('军字第1234567号');
    await chooseOption(screen.getByRole('combobox', { name: '证件类型' }), '身份证');
    expect(value('zjhm')).toBe('');
    expect(screen.getByText('请输入正确格式的证件号')).toBeVisible();
    expect(screen.getByText('已清除“军字第1234567号”')).toBeVisible();
    await chooseOption(screen.getByRole('combobox', { name: '证件类型' }), '军官证');
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(value('zjhm')).toBe('军字第1234567号');
  });
});

describe('money', () => {
  it.each([
    ['9999999999999999', '金额过大'],
    ['5000 300', '无效金额'],
    ['12.345', '无效金额'],
    ['1,1500', '无效金额：逗号的位置不对，请核对'],
    ['11,50.00', '无效金额：逗号的位置不对，请核对'],
    ['0', '金额须大于0'],
  ])('%s is refused: %s', async (typed, message) => {
    const { user } = showForm([{ kind: 'money', name: 'a', label: '金额' }]);
    await user.click(box('金额'));
    await user.paste(typed);
    await user.tab();
    expect(screen.getByText(message)).toBeVisible();
  });

  it.each([
    ['月缴存额1,234.50元整', '1234.50'],
    ['1e3', '13.00'],
    ['-5', '5.00'],
    ['1.2.3', '1.23'],
  ])('%s pasted is stripped to digits and one point, %s, and the field says so', async (pasted, kept) => {
    const { user, value } = showForm([{ kind: 'money', name: 'a', label: '金额' }]);
    await user.click(box('金额'));
    await user.paste(pasted);
    await user.tab();
    expect(value('a')).toBe(kept);
    expect(screen.getByRole('status')).toHaveTextContent(`粘贴的“${pasted}”里只有${kept}是金额，请核对`);
    await user.clear(box('金额'));
    await user.type(box('金额'), '8');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each(['¥ 1,234.50 元', '1.5万'])('%s pasted is an amount: nothing to compare', async (pasted) => {
    const { user } = showForm([{ kind: 'money', name: 'a', label: '金额' }]);
    await user.click(box('金额'));
    await user.paste(pasted);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    // Cleared, named and given back at a click, like every value of a wrong form.
    ['1,1500', ''],
    ['11,500.5', '11500.50'],
    ['1，234，567', '1234567.00'],
  ])('%s typed key by key is %s once left: commas are read, never dropped', async (typed, kept) => {
    const { user, value } = showForm([{ kind: 'money', name: 'a', label: '金额' }]);
    await user.type(box('金额'), typed);
    await user.tab();
    expect(value('a')).toBe(kept);
    expect(screen.queryByText(/逗号的位置不对/) !== null).toBe(kept === '');
    expect(screen.queryByText(/1,1500/) !== null).toBe(kept === '');
  });

  it('gets two decimals and its capital form; 0 where it is allowed', async () => {
    const { user, value } = showForm([
      { kind: 'money', name: 'a', label: '金额', capital: true },
      { kind: 'money', name: 'b', label: '自筹金额', zero: 'allowed' },
    ]);
    await user.type(box('金额'), '１２３４。５');
    await user.tab();
    await user.type(box('自筹金额'), '0');
    await user.tab();
    expect([value('a'), value('b')]).toEqual(['1234.50', '0.00']);
    expect(screen.getByText('大写金额：壹仟贰佰叁拾肆元伍角整')).toBeVisible();
    expect(screen.queryByText('金额须大于0')).not.toBeInTheDocument();
  });
});

describe('numbers (numeric directive)', () => {
  it('take digits and one point, are formatted once left and drawn to their bounds with a word', async () => {
    const { user, value, check } = showForm([
      { kind: 'rate', name: 'a', label: '缴存比例', decimals: 0, min: 5, max: 12 },
      { kind: 'decimal', name: 'b', label: '建筑面积', decimals: 2, min: 0.01, max: 99999.99, unit: '㎡' },
      { kind: 'int', name: 'c', label: '子女数', min: 0, max: 9 },
    ]);
    await user.type(box('缴存比例'), '1x5%');
    expect(value('a')).toBe('15');
    await user.tab();
    expect(value('a')).toBe('12');
    expect(screen.getByText('您输入的15超出5至12%的范围，已改为12')).toBeVisible();
    await user.type(box('建筑面积'), '89.5.6');
    await user.tab();
    expect(value('b')).toBe('89.56');
    await user.type(box('子女数'), '02');
    await user.tab();
    expect(value('c')).toBe('2');
    expect(check()).toEqual([]);
  });

  it.each([
    [{ kind: 'rate', decimals: 0, min: 5, max: 12 }, '13', '不能大于12'],
    [{ kind: 'rate', decimals: 0, min: 5, max: 12 }, '4', '不能小于5'],
    [{ kind: 'rate', decimals: 0 }, '5.5', '请输入整数'],
    [{ kind: 'decimal', decimals: 2 }, '1.234', '最多2位小数'],
    [{ kind: 'decimal', decimals: 2 }, 'x', '请输入数字'],
    [{ kind: 'int', min: 0, max: 9 }, '10', '请输入0至9之间的整数'],
  ] as const)('%j refuses %s: %s', (spec, value, message) => {
    // The spread of a union of kinds is one of them.
    const form = formOf([{ ...spec, name: 'a', label: '数' } as FormField], { a: value });
    form.check();
    expect(form.store.getState().errors).toEqual({ a: message });
  });

  it('show their unit on the check page', () => {
    const { facts } = formOf([]);
    const show = (field: FormField, value: string) => showValue(field, value, facts());
    expect(show({ kind: 'rate', name: 'a', label: '', decimals: 2 }, '12')).toBe('12%');
    expect(show({ kind: 'decimal', name: 'a', label: '', decimals: 2, unit: '㎡' }, '89.50')).toBe('89.50㎡');
    expect(show({ kind: 'int', name: 'a', label: '', min: 0, max: 9, unit: '人' }, '2')).toBe('2人');
  });
});

describe('choices', () => {
  const TREE = [
    {
      value: '1',
      label: '城区',
      children: [
        { value: '11', label: '东部' },
        { value: '12', label: '西部' },
      ],
    },
    { value: '2', label: '郊区' },
  ];

  it('with children show them under their parents; only what has none can be chosen', async () => {
    const { user, value, form, check } = showForm([
      { kind: 'select', name: 'a', label: '网点', options: TREE },
      { kind: 'radio', name: 'b', label: '区域', options: TREE },
      { kind: 'multi', name: 'c', label: '范围', options: TREE },
    ]);
    const select = screen.getByRole('combobox', { name: '网点' });
    expect(optionsOf(select)).toEqual(['东部', '西部', '郊区']);
    expect(within(screen.getByRole('listbox', { name: '网点的选项' })).getByText('城区')).toBeVisible();
    await chooseOption(select, '西部');
    await user.click(within(screen.getByRole('radiogroup', { name: '区域' })).getByRole('radio', { name: '东部' }));
    const range = screen.getByRole('group', { name: '范围' });
    await user.click(within(range).getByRole('checkbox', { name: '郊区' }));
    await user.click(within(range).getByRole('checkbox', { name: '东部' }));
    expect([value('a'), value('b'), value('c')]).toEqual(['12', '11', ['11', '2']]);
    act(() => form.set('a', '1'));
    expect(check()).toEqual(['a']);
  });

  it('follow other values, and are asked for again when theirs is gone', async () => {
    const { user, check } = showForm([
      {
        kind: 'radio',
        name: 'a',
        label: '类型',
        options: [
          { value: '1', label: '甲' },
          { value: '2', label: '乙' },
        ],
      },
      {
        kind: 'select',
        name: 'b',
        label: '子类',
        options: (_, values) => [{ value: `${String(values.a)}x`, label: `${String(values.a)}的子类` }],
      },
    ]);
    await user.click(screen.getByRole('radio', { name: '甲' }));
    await chooseOption(screen.getByRole('combobox', { name: '子类' }), '1的子类');
    expect(check()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: '乙' }));
    expect(screen.getByRole('combobox', { name: '子类' })).toHaveValue('');
    expect(check()).toEqual(['b']);
  });

  it('as cards carry their sentence', async () => {
    const { user, value } = showForm([
      {
        kind: 'radio',
        name: 'a',
        label: '方式',
        cards: true,
        options: [{ value: '1', label: '按月', note: '每月一次' }],
      },
    ]);
    const card = screen.getByRole('radio', { name: '按月' });
    expect(card).toHaveAccessibleDescription('每月一次');
    await user.click(screen.getByText('每月一次'));
    expect(value('a')).toBe('1');
  });
});

describe('address', () => {
  it('is chosen level by level or found by name; a part of a region will not do', async () => {
    loadRegions();
    const { user, value, form, check } = showForm([{ kind: 'address', name: 'a', label: '房屋坐落' }]);
    await chooseOption(screen.getByRole('combobox', { name: '省' }), '广东省');
    await chooseOption(screen.getByRole('combobox', { name: '市' }), '深圳市');
    await user.type(box('详细地址'), '科技园路 1号');
    check();
    expect(screen.getByText('请选择所在省、市、区')).toBeVisible();
    await chooseOption(screen.getByRole('combobox', { name: '区县' }), '南山区');
    expect(value('a')).toEqual({ region: ['广东省', '深圳市', '南山区'], detail: '科技园路 1号' });
    expect(check()).toEqual([]);

    await user.type(box('查找地区'), '浦东');
    await user.click(screen.getByRole('button', { name: '上海市浦东新区' }));
    expect(value('a')).toEqual({ region: ['上海市', '浦东新区'], detail: '科技园路 1号' });
    expect(box('详细地址')).toHaveFocus();
    expect(check()).toEqual([]);
    expect(showValue({ kind: 'address', name: 'a', label: '' }, value('a'), form.facts())).toBe(
      '上海市浦东新区科技园路 1号',
    );
  });

  it('ends at the length the centre has set', async () => {
    const { user, value } = showForm([{ kind: 'address', name: 'a', label: '地址' }]);
    await user.click(box('详细地址'));
    await user.paste('路'.repeat(40));
    expect(value('a')).toMatchObject({ detail: '路'.repeat(30) });
  });
});

describe('range', () => {
  it('pairs its ends, by typing too', async () => {
    const { user, value, check } = showForm([
      { kind: 'range', name: 'a', label: '租赁期限', of: 'month', limit: 'past' },
    ]);
    await user.type(await screen.findByRole('textbox', { name: '租赁期限开始' }), '2026年8月');
    await user.tab();
    await user.type(box('租赁期限结束'), '202606');
    await user.tab();
    expect(value('a')).toEqual({ from: '2026-08', to: '2026-06' });
    expect(screen.getByText('租赁期限的开始不能晚于结束')).toBeVisible();
    await user.clear(box('租赁期限结束'));
    await user.type(box('租赁期限结束'), '2026-12');
    await user.tab();
    expect(screen.getByText('租赁期限的结束不能晚于2026-11')).toBeVisible();
    await user.clear(box('租赁期限结束'));
    await user.type(box('租赁期限结束'), '2026-11');
    await user.tab();
    expect(check()).toEqual([]);
  });
});

describe('the list of days of a range', () => {
  /** A click on a day of the open list, as far as the list takes it. */
  const press = (day: string) => fireEvent.click(screen.getByTitle(day));

  it('gives no day before today where today is the limit', async () => {
    const { user, value } = showForm([{ kind: 'range', name: 'a', label: '期限', of: 'date', limit: 'future' }]);
    await user.click(await screen.findByRole('textbox', { name: '期限开始' }));
    press('2026-11-20');
    expect(value('a')).toEqual({ from: '', to: '' });
    press('2026-11-25');
    expect(value('a')).toEqual({ from: '2026-11-25', to: '' });
  });

  it('gives no end before the start', async () => {
    const { user, value } = showForm([{ kind: 'range', name: 'a', label: '期限', of: 'date', limit: 'none' }], {
      a: { from: '2026-11-10', to: '' },
    });
    await user.click(await screen.findByRole('textbox', { name: '期限结束' }));
    press('2026-11-09');
    expect(value('a')).toEqual({ from: '2026-11-10', to: '' });
    press('2026-11-12');
    expect(value('a')).toEqual({ from: '2026-11-10', to: '2026-11-12' });
  });

  it('gives no start after the end', async () => {
    const { user, value } = showForm([{ kind: 'range', name: 'a', label: '期限', of: 'date', limit: 'none' }], {
      a: { from: '', to: '2026-11-10' },
    });
    await user.click(await screen.findByRole('textbox', { name: '期限开始' }));
    press('2026-11-12');
    expect(value('a')).toEqual({ from: '', to: '2026-11-10' });
  });
});

describe('SMS code', () => {
  const field = (send: FieldOfKind<'smsCode'>['send']): FormField[] => [
    { kind: 'mobile', name: 'sjhm', label: '手机号码' },
    { kind: 'smsCode', name: 'dxyzm', label: '短信验证码', to: 'sjhm', send },
  ];
  const ask = () => screen.getByRole('button', { name: /获取|后可重新获取|正在发送/ });

  it('goes to the number that stands in the form and may be asked for again only after p.dxJg, also after a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const send = vi.fn(() => Promise.resolve());
    const first = showForm(field(send));
    await first.user.click(ask());
    expect(screen.getByRole('alert')).toHaveTextContent('请先填写正确的手机号码，再获取验证码');
    expect(box('手机号码')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();

    await first.user.type(box('手机号码'), PEOPLE.张建国.sjhm);
    await first.user.click(ask());
    expect(await screen.findByText('验证码已发送至138****0001，请注意查收')).toBeVisible();
    // The clock goes on while the test runs.
    expect(ask()).toHaveTextContent(/^(60|5\d)秒后可重新获取/);
    await first.user.click(ask());
    expect(send).toHaveBeenCalledTimes(1);
    expect(box('短信验证码')).toHaveAttribute('autocomplete', 'one-time-code');

    act(() => void vi.advanceTimersByTime(20_000));
    document.body.replaceChildren();
    const second = showForm(field(send), { sjhm: PEOPLE.张建国.sjhm });
    expect(ask()).toHaveTextContent(/^(40|3\d)秒后可重新获取/);
    act(() => void vi.advanceTimersByTime(41_000));
    expect(ask()).toHaveTextContent('获取验证码');
    await second.user.click(ask());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('says in words why it was not sent', async () => {
    const { user } = showForm(
      field(() => Promise.reject(new ApiError('business', '该手机号今日获取验证码次数已达上限'))),
      { sjhm: '138****0001' },
    );
    await user.click(ask());
    expect(await screen.findByRole('alert')).toHaveTextContent('该手机号今日获取验证码次数已达上限');
    expect(ask()).toHaveTextContent('获取验证码');
  });

  it('is six digits', async () => {
    const { user, value, check } = showForm(
      field(() => Promise.resolve()),
      { sjhm: '138****0001' },
    );
    await user.type(box('短信验证码'), '１２ 34a5');
    expect(value('dxyzm')).toBe('12345');
    check();
    expect(screen.getByText('短信验证码为6位数字')).toBeVisible();
    await user.type(box('短信验证码'), '67');
    expect(value('dxyzm')).toBe('123456');
  });
});

describe('a control of the flow’s own', () => {
  const custom = (load: Extract<FieldOfKind<'custom'>, { holds?: undefined }>['load']): FormField[] => [
    { kind: 'custom', name: 'a', label: '楼盘', load, show: () => [] },
    { kind: 'text', name: 'b', label: '备注' },
  ];

  it('is loaded when it shows and keeps one text', async () => {
    const { user, value, form, check } = showForm(custom(() => import('@/pages/qa/SampleControl')));
    await user.click(await screen.findByRole('radio', { name: '4分' }));
    expect(value('a')).toBe('4');
    act(() => form.set('a', ''));
    expect(check()).toContain('a');
    expect(screen.getByText('请填写楼盘')).toBeVisible();
  });

  it('that was prepared comes with the form: nothing below it moves away afterwards', async () => {
    const fields = custom(() => import('@/pages/qa/SampleControl'));
    const [field] = fields;
    prepareControls({ code: 'A', sections: [{ key: 'a', title: '甲', fields }], initial: {} });
    if (field?.kind === 'custom') await field.load();
    showForm(fields);
    expect(screen.getByRole('radio', { name: '4分' })).toBeVisible();
  });

  it('that breaks leaves the form standing and can be loaded once more', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const { user, value } = showForm(
      custom(() => (broken ? Promise.reject(new Error('chunk')) : import('@/pages/qa/SampleControl'))),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('“楼盘”暂时无法填写，您在其他栏目填写的内容不受影响');
    await user.type(box('备注'), '还在');
    expect(value('b')).toBe('还在');
    broken = false;
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('radio', { name: '4分' })).toBeVisible();
  });
});
