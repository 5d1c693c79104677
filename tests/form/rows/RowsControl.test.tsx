import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serializeFields } from '@/engine/run/request-body';
import { FieldRow } from '@/form/controls/FieldRow';
import type { FieldOfKind } from '@/form/field-kinds';
import { ErrorSummary } from '@/form/sections/ErrorSummary';
import type { RowValues } from '@/schema/field-kinds';
import { validateRows } from '@/schema/validate-rows';
import { ConfirmHost } from '@/ui/dialog/ConfirmHost';
import { chooseOption } from '../../choose-option';
import { PEOPLE } from '../../people';
import { configureLengths, formOf } from '../form-of';

const field: FieldOfKind<'rows'> = {
  kind: 'rows',
  name: 'zgmc',
  label: '职工名册',
  columns: [
    { name: 'xm', label: '姓名', kind: 'text' },
    { name: 'zjhm', label: '证件号码', kind: 'idno', required: false },
    {
      name: 'js',
      label: '缴存基数',
      kind: 'money',
      rules: [(value) => (Number(value) > 35000 ? '缴存基数不能高于35,000.00元' : undefined)],
    },
    {
      name: 'zt',
      label: '账户状态',
      kind: 'select',
      required: false,
      options: () => [
        { value: '01', label: '正常' },
        { value: '02', label: '封存' },
      ],
    },
  ],
  blank: { xm: '', zjhm: '', js: '', zt: '' },
  rowName: (row) => row.xm ?? '',
};
const row = (xm: string, js = '8000.00', more: Partial<RowValues> = {}): RowValues =>
  ({
    ...field.blank,
    xm,
    js,
    ...more,
  }) as RowValues; // a partial record spreads no undefined here

async function show(rows: readonly RowValues[], of: FieldOfKind<'rows'> = field) {
  configureLengths();
  const form = formOf([of], { zgmc: rows });
  const user = userEvent.setup({ delay: null });
  const view = (attempt: number) => (
    <>
      <ErrorSummary form={form} attempt={attempt} />
      <FieldRow form={form} field={of} />
      <ConfirmHost />
    </>
  );
  const { rerender } = render(view(0));
  await screen.findByRole('group', { name: '职工名册' });
  let attempts = 0;
  const goOn = () => {
    act(() => void form.check());
    attempts += 1;
    rerender(view(attempts));
  };
  const now = () => form.store.getState().values.zgmc as readonly RowValues[]; // the form was given rows
  return { form, user, now, goOn };
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('a table of rows', () => {
  it('is filled in cell by cell; each is named by its row and its column', async () => {
    const { user, now } = await show([]);
    expect(screen.getByText('还没有填写')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: '添加一行' }));
    expect(cell('第1行 姓名')).toHaveFocus();
    await user.keyboard('阿依古丽·买买提');
    expect(cell('阿依古丽·买买提 姓名')).toHaveFocus();
    await user.tab();
    await user.keyboard('１１0101198503071219');
    await user.tab();
    await user.keyboard('8000');
    await user.tab();
    await chooseOption(cell('阿依古丽·买买提 账户状态'), '正常');
    expect(now()).toEqual([row('阿依古丽·买买提', '8000.00', { zjhm: PEOPLE.张建国.zjhm, zt: '01' })]);
    expect(screen.getByRole('table', { name: '职工名册' })).toHaveAttribute('aria-rowcount', '2');
  });

  it('is gone through with Enter and the arrows; Enter in the last row adds one', async () => {
    const { user, now } = await show([row('甲'), row('乙')]);
    await user.click(cell('甲 缴存基数'));
    await user.keyboard('{Enter}');
    expect(cell('乙 缴存基数')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(cell('甲 缴存基数')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(cell('甲 缴存基数')).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(now()).toHaveLength(3);
    expect(cell('第3行 姓名')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(now()).toHaveLength(3);
  });

  it('asks before it takes out what was filled in, and keeps the focus near', async () => {
    const { user, now } = await show([row('甲'), row('乙'), { ...field.blank }]);
    await user.click(screen.getByRole('button', { name: '删除第3行' }));
    expect(now()).toHaveLength(2);
    expect(cell('乙 姓名')).toHaveFocus();

    await user.click(screen.getByRole('button', { name: '删除甲' }));
    const question = await screen.findByRole('alertdialog', { name: '删除甲？' });
    await user.click(within(question).getByRole('button', { name: '保留' }));
    expect(now()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '删除甲' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: '删除甲？' })).getByRole('button', { name: '删除' }),
    );
    await waitFor(() => expect(now()).toEqual([row('乙')]));
    expect(screen.getByText('已删除甲，还有1行')).toBeVisible();
    expect(cell('乙 姓名')).toHaveFocus();

    await user.click(screen.getByRole('button', { name: '删除乙' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: '删除乙？' })).getByRole('button', { name: '删除' }),
    );
    await waitFor(() => expect(now()).toEqual([]));
    expect(screen.getByRole('button', { name: '添加一行' })).toHaveFocus();
  });

  it('takes what was copied from a spreadsheet, and gives it back', async () => {
    const { user, now } = await show([row('甲'), row('乙')]);
    await user.click(cell('乙 姓名'));
    await user.paste('丙\t１10101198503071219\t"12,500"\t封存\n丁\t\t¥6500元\t不存在\n戊\t\t1,2500\t正常\n');
    expect(now()).toEqual([
      row('甲'),
      row('丙', '12500.00', { zjhm: PEOPLE.张建国.zjhm, zt: '02' }),
      row('丁', '6500.00'),
      // Commas that set off no thousands stay, to be named as wrong.
      row('戊', '1,2500', { zt: '01' }),
    ]);
    expect(screen.getByText('已粘贴3行')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤销粘贴' }));
    expect(now()).toEqual([row('甲'), row('乙')]);

    await user.click(cell('甲 姓名'));
    await user.paste('一个词');
    expect(now()[0]).toEqual(row('甲一个词'));
  });

  it('stops at its most rows and says so', async () => {
    const { user, now } = await show([row('甲')], { ...field, max: 2 });
    await user.click(cell('甲 姓名'));
    await user.paste('A\nB\nC\nD');
    expect(now().map(({ xm }) => xm)).toEqual(['A', 'B']);
    expect(screen.getByText('已粘贴2行，另有2行超出表格，没有粘贴')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '添加一行' }));
    expect(now()).toHaveLength(2);
    expect(screen.getByText(/已到2行的上限/)).toBeVisible();
  });

  it('whose rows are fixed has neither adding nor taking out', async () => {
    await show([row('甲')], {
      ...field,
      fixed: true,
      columns: [{ name: 'xm', label: '姓名', kind: 'readonly' }, ...field.columns.slice(2)],
    });
    expect(screen.queryByRole('button', { name: /添加|删除/ })).not.toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '甲' })).toBeVisible();
    expect(screen.queryByLabelText('甲 姓名')).not.toBeInTheDocument();
  });
});

describe('errors in a table', () => {
  it('stand at their cells once left, are said aloud and keep what was typed', async () => {
    const { user, form, now } = await show([row('甲'), row('乙')]);
    await user.clear(cell('甲 缴存基数'));
    await user.type(cell('甲 缴存基数'), '40000');
    await user.tab();
    expect(now()[0]?.js).toBe('40000.00');
    expect(cell('甲 缴存基数')).toBeInvalid();
    expect(cell('甲 缴存基数')).toHaveAccessibleDescription('缴存基数不能高于35,000.00元');
    expect(screen.getByText('第1行缴存基数：缴存基数不能高于35,000.00元')).toHaveAttribute('role', 'status');
    // Another cell is typed in: nothing new is complained about, what stands stays.
    await user.clear(cell('乙 姓名'));
    expect(Object.keys(form.store.getState().errors)).toEqual(['zgmc.0.js']);
    await user.clear(cell('甲 缴存基数'));
    expect(form.store.getState().errors).not.toHaveProperty(['zgmc.0.js']);
  });

  it('are listed in the summary, each a way to its cell', async () => {
    const { user, form, goOn } = await show([row('甲', '-1'), row('', '8000.00', { zjhm: '110101198503071210' })]);
    goOn();
    expect(form.store.getState().errors).toEqual({
      zgmc: '职工名册第1、2行填写有误',
      'zgmc.0.js': '无效金额',
      'zgmc.1.xm': '请输入姓名',
      'zgmc.1.zjhm': '请输入正确格式的证件号',
    });
    const summary = screen.getByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      '职工名册第1、2行填写有误',
      '第1行：缴存基数：无效金额',
      '第2行：请输入姓名',
      '第2行：请输入正确格式的证件号',
    ]);
    await user.click(within(summary).getByRole('link', { name: '第2行：请输入姓名' }));
    await waitFor(() => expect(cell('第2行 姓名')).toHaveFocus());
  });

  it('reach cells of rows that are not in the page', async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => row(`职工${i + 1}`, i === 949 ? '-1' : '8000.00'));
    const { user, goOn } = await show(rows);
    expect(screen.queryByLabelText('职工950 缴存基数')).not.toBeInTheDocument();
    expect(screen.getAllByRole('row').length).toBeLessThan(200);
    goOn();
    await user.click(screen.getByRole('link', { name: '第950行：缴存基数：无效金额' }));
    await waitFor(() => expect(cell('职工950 缴存基数')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(cell('职工951 缴存基数')).toHaveFocus();
  });

  it('that the centre found are placed; those of foreign columns come back', async () => {
    const { form } = await show([row('甲')]);
    let foreign: string[] = [];
    act(() => {
      foreign = form.placeErrors({ 'zgmc.0.js': '与中心记录不符', 'nobody.0.x': '没有这张表', jine: '没有这一栏' });
    });
    expect(cell('甲 缴存基数')).toHaveAccessibleDescription('与中心记录不符');
    expect(foreign).toEqual(['没有这张表', '没有这一栏']);
  });

  it('concern the number of rows as well', () => {
    const check = (rows: readonly RowValues[], of: Partial<FieldOfKind<'rows'>>) => {
      const form = formOf([{ ...field, ...of }], { zgmc: rows });
      form.check();
      return form.store.getState().errors.zgmc;
    };
    expect(check([], {})).toBe('请填写职工名册，至少一行');
    expect(check([], { required: false })).toBeUndefined();
    expect(check([row('甲')], { min: 2 })).toBe('职工名册至少填写2行');
    expect(check([row('甲'), row('乙')], { max: 1 })).toBe('职工名册最多1行');
    expect(
      check(
        Array.from({ length: 1001 }, () => row('甲')),
        {},
      ),
    ).toBe('职工名册最多1000行');
  });

  it('follow the kind of each column', () => {
    const columns: FieldOfKind<'rows'>['columns'] = [
      { name: 'a', label: '手机', kind: 'mobile' },
      { name: 'b', label: '比例', kind: 'rate', min: 5, max: 12 },
      { name: 'c', label: '月数', kind: 'int', min: 1, max: 12 },
      { name: 'd', label: '日期', kind: 'date' },
      { name: 'e', label: '年月', kind: 'month' },
      { name: 'f', label: '类型', kind: 'select', options: () => [{ value: '1', label: '甲' }] },
      { name: 'g', label: '金额', kind: 'money', zero: 'allowed' },
      { name: 'h', label: '备注', kind: 'text', required: (current) => current.f === '1' },
      { name: 'i', label: '账号', kind: 'readonly' },
    ];
    const of = { ...field, columns, blank: {} };
    const { facts } = formOf([]);
    const good = {
      a: PEOPLE.张建国.sjhm,
      b: '12',
      c: '3',
      d: '2026-02-28',
      e: '2026-02',
      f: '1',
      g: '0.00',
      h: 'x',
      i: '',
    };
    const bad = { a: '123', b: '12.5', c: '13', d: '2026-02-30', e: '2026-13', f: '9', g: '-1', h: '', i: '' };
    expect(validateRows(of, [good, bad, { ...good, h: '' }, {}], {}, facts())).toEqual({
      '1.a': '请输入正确格式的手机号',
      '1.b': '不能大于12',
      '1.c': '请输入1至12之间的整数',
      '1.d': '请选择正确的日期',
      '1.e': '请选择正确的年月',
      '1.f': '请选择类型',
      '1.g': '无效金额',
      '2.h': '请输入备注',
      '3.a': '请输入手机',
      '3.b': '请输入比例',
      '3.c': '请输入月数',
      '3.d': '请输入日期',
      '3.e': '请输入年月',
      '3.f': '请选择类型',
      '3.g': '请输入金额',
    });
  });
});

it('survives values of a wrong shape', async () => {
  const { user, now } = await show([{} as RowValues]); // as a damaged draft may hold
  await user.type(cell('第1行 姓名'), '甲');
  expect(now()).toEqual([{ xm: '甲' }]);
});

describe('columns that depend on others', () => {
  /** A made-up roll: the centre knows a member by the account; the reason is asked of leavers alone, its words where it is another. */
  const known = new Map([[PEOPLE.刘洋.grzh, { xm: '王芳', jcjs: '8000.00' }]]);
  let release: () => void = () => undefined;
  const roll: FieldOfKind<'rows'> = {
    ...field,
    columns: [
      {
        name: 'grzh',
        label: '个人账号',
        kind: 'text',
        lookup: async (grzh, signal) => {
          if (grzh === PEOPLE.周凯.grzh) {
            await new Promise<void>((resolve) => {
              release = resolve;
            });
            return { xm: '迟到' };
          }
          const found = known.get(grzh);
          if (!found || signal.aborted) throw new Error('本单位没有这名职工');
          return found;
        },
      },
      { name: 'xm', label: '姓名', kind: 'readonly', sent: false },
      { name: 'jcjs', label: '缴存基数', kind: 'money', required: false },
      {
        name: 'yjce',
        label: '月缴存额',
        kind: 'readonly',
        computed: ({ jcjs }) => (jcjs ? `${(Number(jcjs) * 0.24).toFixed(2)}元` : ''),
      },
      {
        name: 'yy',
        label: '原因',
        kind: 'select',
        visible: ({ lx }) => lx === 'leave',
        options: () => [
          { value: '1', label: '离职' },
          { value: '9', label: '其他' },
        ],
      },
      {
        name: 'sm',
        label: '说明',
        kind: 'text',
        visible: ({ lx }) => lx === 'leave',
        required: ({ yy }) => yy === '9',
      },
      {
        name: 'zjhm',
        label: '证件号码',
        kind: 'idno',
        required: false,
        accepts: ({ yy }) => (yy === '9' ? 'any' : 'person'),
      },
    ],
    blank: { grzh: '', xm: '', jcjs: '', yjce: '', yy: '', sm: '', zjhm: '' },
    rowName: ({ xm }) => xm ?? '',
  };
  const one = (more: Partial<RowValues>): RowValues => ({ ...roll.blank, ...more }) as RowValues;
  async function open(rows: readonly RowValues[], lx = '') {
    configureLengths();
    const form = formOf([roll], { zgmc: rows, lx });
    const user = userEvent.setup({ delay: null });
    render(<FieldRow form={form} field={roll} />);
    await screen.findByRole('table', { name: '职工名册' });
    const now = () => form.store.getState().values.zgmc as readonly RowValues[]; // the form was given rows
    return { form, user, now };
  }

  it('are filled in by the centre once the cell is left, and work out what the others come to', async () => {
    const { user, now } = await open([one({})]);
    await user.type(cell('第1行 个人账号'), PEOPLE.刘洋.grzh);
    await user.tab();
    expect(await screen.findByLabelText('王芳 缴存基数')).toHaveValue('8000.00');
    expect(screen.getByRole('cell', { name: '王芳' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '1920.00元' })).toBeVisible();
    expect(now()[0]?.yjce).toBe('');
    // What is put right after it stands: an account that did not change is not asked about again.
    await user.clear(cell('王芳 缴存基数'));
    await user.type(cell('王芳 缴存基数'), '9000');
    await user.click(cell('王芳 个人账号'));
    await user.tab();
    expect(cell('王芳 缴存基数')).toHaveValue('9000.00');
  });

  it('say at the cell that the centre knows nothing; typed anew it is asked anew, and what comes late counts no more', async () => {
    const { user, now } = await open([one({})]);
    await user.type(cell('第1行 个人账号'), '5');
    await user.tab();
    expect(await screen.findByText('本单位没有这名职工')).toBeVisible();
    expect(cell('第1行 个人账号')).toBeInvalid();
    await user.clear(cell('第1行 个人账号'));
    await user.type(cell('第1行 个人账号'), PEOPLE.周凯.grzh);
    await user.tab();
    expect(cell('第1行 个人账号')).toHaveAttribute('aria-busy', 'true');
    await user.clear(cell('第1行 个人账号'));
    await user.type(cell('第1行 个人账号'), PEOPLE.刘洋.grzh);
    await user.tab();
    await screen.findByLabelText('王芳 缴存基数');
    release();
    await waitFor(() => expect(cell('王芳 个人账号')).not.toHaveAttribute('aria-busy'));
    expect(now()[0]?.xm).toBe('王芳');
  });

  it('are asked about for each row that is pasted', async () => {
    const { user, now } = await open([one({})]);
    await user.click(cell('第1行 个人账号'));
    await user.paste('100000000007\n999');
    await waitFor(() => expect(now().map(({ xm }) => xm)).toEqual(['王芳', '']));
    expect(await screen.findByText('本单位没有这名职工')).toBeVisible();
  });

  it('show, are judged and are sent only where the values ask for them', async () => {
    const { form } = await open([one({ grzh: PEOPLE.刘洋.grzh, xm: '王芳', yy: '9', zjhm: 'H12345678' })]);
    expect(screen.queryByRole('columnheader', { name: '原因' })).toBeNull();
    const judged = () => {
      let wrong: readonly string[] = [];
      act(() => {
        wrong = form.check();
      });
      return wrong;
    };
    expect(judged()).toEqual([]);
    const sent = () => serializeFields([roll], form.store.getState().values, form.facts(), false).zgmc;
    expect(sent()).toEqual([{ grzh: PEOPLE.刘洋.grzh, jcjs: '', zjhm: 'H12345678' }]);
    act(() => form.set('lx', 'leave'));
    expect(screen.getByRole('columnheader', { name: '原因' })).toBeVisible();
    expect(judged()).toEqual(['zgmc']);
    expect(screen.getByText('请输入说明')).toBeVisible();
    expect(sent()).toEqual([{ grzh: PEOPLE.刘洋.grzh, jcjs: '', yy: '9', sm: '', zjhm: 'H12345678' }]);
    act(() => form.set('zgmc', [one({ grzh: PEOPLE.刘洋.grzh, xm: '王芳', yy: '1', zjhm: 'H12345678' })]));
    expect(judged()).toEqual(['zgmc']);
    expect(screen.getByText('请输入正确格式的证件号')).toBeVisible();
    // What the centre refuses in a cell stands there.
    act(() => form.set('zgmc', [one({ grzh: PEOPLE.刘洋.grzh, xm: '王芳', yy: '1' })]));
    act(() => void form.placeErrors({ 'zgmc.0.grzh': '该职工账户已封存' }));
    expect(await screen.findByText('该职工账户已封存')).toBeVisible();
  });
});
