import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { flowFacts } from '@/engine/flow/facts';
import type { FormSection } from '@/form/definition';
import { Sections } from '@/form/sections/Sections';
import { sessionFacts } from '@/form/session-facts';
import { createForm } from '@/form/store/form-store';
import { sampleAccount, sampleFlow } from '../../engine/sample-flow';
import { configureLengths } from '../form-of';

const START = { remark: '', branch: '城区管理部', duty: '', note: '' };
const SECTIONS: readonly FormSection[] = [
  {
    key: 'office',
    title: '受理',
    about: '可以改到别的网点',
    standing: () => ({ duty: '一般员工' }),
    fields: [
      { kind: 'text', name: 'remark', label: '备忘', required: false, preset: true },
      { kind: 'text', name: 'branch', label: '受理网点', preset: true },
      { kind: 'text', name: 'duty', label: '职务', required: false },
      { kind: 'text', name: 'note', label: '备注', preset: true },
    ],
  },
  { key: 'only', title: '说明', fields: [{ kind: 'text', name: 'words', label: '说明' }] },
];

function shown(values: object = {}, returned: Record<string, { words: string; was: string }> = {}) {
  configureLengths();
  const start = { ...START, words: '' };
  const flow = { ...sampleFlow, initial: start, sections: SECTIONS };
  const facts = flowFacts(
    { area: 'individual', account: { ...sampleAccount, sjjz: '2026-11-21 09:00:00' } },
    { own: null, banks: [], ...sessionFacts, policy: () => '', branch: '' },
  );
  const form = createForm(flow, facts, { values: { ...start, ...values }, start, returned });
  render(<Sections form={form} />);
  return form;
}

const edit = (label: string) => screen.queryByRole('button', { name: `修改${label}` });

it('a preset value is a line until 修改, which leads into its control; an empty one that is required is to be filled in', async () => {
  const user = userEvent.setup();
  shown();
  expect(screen.queryByRole('textbox', { name: '受理网点' })).toBeNull();
  expect(screen.getByText('受理网点').nextSibling).toHaveTextContent('城区管理部');
  expect(screen.getByRole('textbox', { name: '备注' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '备忘' })).toBeNull();
  expect(edit('备忘')).toBeVisible();
  edit('受理网点')?.focus();
  await user.keyboard('{Enter}');
  const box = screen.getByRole('textbox', { name: '受理网点' });
  expect(box).toHaveFocus();
  await user.keyboard('人民路');
  expect(box).toHaveValue('人民路');
});

it('what was chosen otherwise before, as in a draft, stands in its control', () => {
  shown({ branch: '高新区管理部' });
  expect(screen.getByRole('textbox', { name: '受理网点' })).toHaveValue('高新区管理部');
});

it('where empty means unchanged, what is registered is a line, and stands beside the control', async () => {
  const user = userEvent.setup();
  const form = shown();
  expect(screen.getByText('职务').nextSibling).toHaveTextContent('一般员工');
  await user.click(screen.getByRole('button', { name: '修改职务' }));
  const box = screen.getByRole('textbox', { name: '职务' });
  expect(box).toHaveAccessibleDescription('现登记：一般员工');
  expect(box).toHaveValue('');
  await user.type(box, '中级管理');
  expect(form.store.getState().values.duty).toBe('中级管理');
});

it('what is sent back or wrong is no line', () => {
  const form = shown({}, { branch: { words: '网点已撤并', was: '城区管理部' } });
  expect(screen.getByRole('textbox', { name: '受理网点' })).toHaveAccessibleDescription('退回意见：网点已撤并');
  act(() => form.store.setState({ errors: { duty: '职务不存在' } }));
  expect(screen.getByRole('textbox', { name: '职务' })).toHaveAccessibleDescription(/职务不存在/);
});

it('an explanation stands behind a mark beside the heading; a heading that says the label says it once', async () => {
  const user = userEvent.setup();
  shown();
  expect(screen.getByText('：可以改到别的网点')).not.toBeVisible();
  await user.click(screen.getByText('说明', { selector: 'summary' }));
  expect(screen.getByText('：可以改到别的网点')).toBeVisible();
  const only = within(screen.getByRole('region', { name: '说明' }));
  expect(only.getByRole('textbox', { name: '说明' })).toBeRequired();
  expect(only.getByText('必填')).toBeVisible();
  expect(only.getAllByText('说明').filter((one) => !one.hidden)).toHaveLength(1);
});
