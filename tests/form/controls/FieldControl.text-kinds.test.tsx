import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FieldRow } from '@/form/controls/FieldRow';
import { growth, MOST_GROWTH } from '../../growth';
import { PEOPLE } from '../../people';
import { formOf, showForm } from '../form-of';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('text', () => {
  it('keeps a name with its dot, rare characters whole, and at least 50 of them', async () => {
    const { user, value } = showForm([{ kind: 'text', name: 'xm', label: '姓名', length: 'name' }]);
    await user.type(box('姓名'), '阿依古丽· 买买提');
    expect(value('xm')).toBe('阿依古丽·买买提');
    await user.clear(box('姓名'));
    await user.click(box('姓名'));
    await user.paste('𬭚'.repeat(60));
    expect(value('xm')).toBe('𬭚'.repeat(50));
    expect(screen.getByRole('status')).toHaveTextContent('最多50个字，超出的部分没有保留');
    fireEvent.change(box('姓名'), { target: { value: '𬭚'.repeat(49) } });
    expect(value('xm')).toBe('𬭚'.repeat(49));
    expect(screen.queryByText(/没有保留/)).not.toBeInTheDocument();
  });

  it.each([
    ['default', 60],
    ['address', 30],
    ['remark', 200],
    ['template', 1000],
  ] as const)('of the category %s ends at %i', async (length, most) => {
    const { user, value } = showForm([{ kind: 'text', name: 'a', label: '内容', length }]);
    await user.click(box('内容'));
    await user.paste('长'.repeat(most + 5));
    expect(String(value('a'))).toHaveLength(most);
  });

  it('is stripped of white space unless the field keeps it', async () => {
    const { user, value } = showForm([
      { kind: 'text', name: 'a', label: '编号' },
      { kind: 'text', name: 'b', label: '单位名称', spaces: 'keep' },
    ]);
    await user.type(box('编号'), ' A 1　2 ');
    await user.type(box('单位名称'), 'ABC Trading Co Ltd');
    expect([value('a'), value('b')]).toEqual(['A12', 'ABC Trading Co Ltd']);
  });

  it.each([
    ['digits', 'a１2-3', '123'],
    ['letters', 'a1Ｂ-中', 'aB'],
    ['letters-digits', 'ZL2026-（０1）', 'ZL202601'],
    ['letters-digits_-', 'ZL_2026-01#', 'ZL_2026-01'],
    ['chinese', '阿依古丽•买买提A1', '阿依古丽·买买提'],
    ['chinese', '陈𠮷祥x', '陈𠮷祥'],
  ] as const)('that takes only %s makes of %s %s', async (only, typed, kept) => {
    const { user, value } = showForm([{ kind: 'text', name: 'a', label: '内容', only }]);
    await user.click(box('内容'));
    await user.paste(typed);
    expect(value('a')).toBe(kept);
  });

  it('filters nothing while an input method composes', () => {
    const { value } = showForm([{ kind: 'text', name: 'a', label: '姓名', only: 'chinese' }]);
    fireEvent.compositionStart(box('姓名'));
    fireEvent.change(box('姓名'), { target: { value: "ni'hao" } });
    expect(box('姓名')).toHaveValue("ni'hao");
    expect(value('a')).toBe('');
    fireEvent.change(box('姓名'), { target: { value: '你好' } });
    fireEvent.compositionEnd(box('姓名'), { data: '你好' });
    expect(box('姓名')).toHaveValue('你好');
    expect(value('a')).toBe('你好');
  });

  it('of several lines counts its characters and keeps its lines', async () => {
    const { user, value } = showForm([{ kind: 'text', name: 'a', label: '备注', length: 'remark', multiline: true }]);
    await user.type(box('备注'), '第一行{Enter}𠮷');
    expect(value('a')).toBe('第一行\n𠮷');
    expect(box('备注')).toHaveAccessibleDescription('已输入5字，最多200字');
    await user.paste('长'.repeat(300));
    expect([...String(value('a'))]).toHaveLength(200);
  });

  it('asks for the configuration first where the centre has not set the lengths', () => {
    const form = formOf([{ kind: 'text', name: 'a', label: '姓名' }]);
    render(<FieldRow form={form} field={{ kind: 'text', name: 'a', label: '姓名' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('请先完善系统配置（输入长度限制）');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('a format failure', () => {
  it.each([
    ['mobile', '手机号码', '12345', '请输入正确格式的手机号', '请输入手机号'],
    ['email', '电子邮箱', 'zhang@', '请输入正确格式的邮箱', '请输入邮箱'],
    ['idno', '证件号码', '110101198503071210', '请输入正确格式的证件号', '请输入证件号'],
    ['tel', '联系电话', '6234', '请输入正确格式的联系电话', '请输入联系电话'],
    ['bankCard', '收款账号', '6222', '请输入正确格式的收款账号', '请输入收款账号'],
  ] as const)(
    'of %s clears the field, names the value and can be taken back',
    async (kind, label, wrong, format, required) => {
      const { form, user, value, check } = showForm([{ kind, name: 'a', label }]);
      await user.type(box(label), wrong);
      await user.tab();
      expect(box(label)).toHaveValue('');
      expect(box(label)).toHaveAccessibleDescription(format);
      expect(screen.getByText(`已清除“${wrong}”`)).toBeVisible();
      await user.click(screen.getByRole('button', { name: '撤销' }));
      expect(value('a')).toBe(wrong);
      expect(screen.queryByText(/已清除/)).not.toBeInTheDocument();

      await user.clear(box(label));
      expect(check()).toEqual(['a']);
      expect(form.store.getState().errors.a).toBe(required);
    },
  );

  it('says more where the label does, and what the field says in place of it', () => {
    const form = formOf([
      { kind: 'mobile', name: 'a', label: '配偶手机号' },
      {
        kind: 'mobile',
        name: 'b',
        label: '手机号码',
        messages: { required: '请填写可接收短信的手机号', format: '号码不对' },
      },
    ]);
    form.check();
    expect(form.store.getState().errors).toEqual({ a: '请输入配偶手机号', b: '请填写可接收短信的手机号' });
    act(() => form.set('a', '1'));
    act(() => form.set('b', '1'));
    form.leave('a');
    form.leave('b');
    expect(form.store.getState().errors).toEqual({ a: '请输入正确格式的配偶手机号', b: '号码不对' });
  });

  it('does not come of tabbing through empty fields', async () => {
    const { form, user } = showForm([
      { kind: 'mobile', name: 'a', label: '手机号码' },
      { kind: 'email', name: 'b', label: '电子邮箱' },
    ]);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(form.store.getState()).toMatchObject({ errors: {}, cleared: {} });
  });

  it('is asked for once what stood there was deleted', async () => {
    const { user } = showForm([{ kind: 'mobile', name: 'a', label: '手机号码' }]);
    await user.type(screen.getByLabelText('手机号码'), '13');
    await user.clear(screen.getByLabelText('手机号码'));
    expect(screen.queryByText('请输入手机号')).toBeNull();
    await user.tab();
    expect(screen.getByText('请输入手机号')).toBeVisible();
  });
});

describe('numbers of people', () => {
  it.each([
    ['mobile', '１３８ 0000-0001', PEOPLE.张建国.sjhm],
    ['mobile', '+86 138 0000 0001', PEOPLE.张建国.sjhm],
    ['tel', '010－62345678—801', '010-62345678-801'],
    ['email', ' Ｚhang＠gjj。cn ', 'Zhang@gjj.cn'],
    ['idno', '11010119850307121x', '11010119850307121X'],
    ['bankCard', '6222 0202-0000 0101 374', PEOPLE.张建国.yhzh],
  ] as const)('%s pasted as %s is %s', async (kind, pasted, kept) => {
    const { user, value } = showForm([{ kind, name: 'a', label: '号码' }]);
    await user.click(box('号码'));
    await user.paste(pasted);
    expect(value('a')).toBe(kept);
  });

  it.each([
    ['mobile', '138****0001'],
    ['idno', '110***********1219'],
    ['bankCard', '6222********0123'],
  ] as const)('%s that is masked stands as it is, and is replaced whole', async (kind, masked) => {
    const { user, value, check } = showForm([{ kind, name: 'a', label: '号码' }], { a: masked });
    expect(box('号码')).toHaveValue(masked);
    await user.click(box('号码'));
    await user.tab();
    expect(value('a')).toBe(masked);
    expect(check()).toEqual([]);
    await user.type(box('号码'), '1', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(value('a')).toBe('1');
  });

  it('goes on after a star that was typed; in words of one’s own also after one that came back with the draft', async () => {
    const { user, value } = showForm(
      [
        { kind: 'text', name: 'a', label: '标题', spaces: 'keep' },
        { kind: 'text', name: 'b', label: '备注', multiline: true },
      ],
      { a: '', b: '尾号****' },
    );
    await user.type(box('标题'), '5*8号');
    await user.type(box('备注'), '1234');
    expect(value('a')).toBe('5*8号');
    expect(value('b')).toBe('尾号****1234');
  });
});

it('takes 10 MB pasted, in a time that grows as the text does', async () => {
  const { user, value } = showForm([
    { kind: 'text', name: 'a', label: '内容' },
    { kind: 'text', name: 'b', label: '中文', only: 'chinese' },
    { kind: 'money', name: 'c', label: '金额' },
    { kind: 'email', name: 'd', label: '邮箱' },
  ]);
  for (const label of ['内容', '中文', '金额', '邮箱']) {
    const paste = (signs: number) => fireEvent.change(box(label), { target: { value: '长1@'.repeat(signs / 3) } });
    expect(growth(paste, 10_000_000), label).toBeLessThan(MOST_GROWTH);
  }
  await user.tab();
  expect([...String(value('a'))].length).toBeLessThanOrEqual(60);
  expect(String(value('d')).length).toBeLessThanOrEqual(254);
});
