import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { flowFacts } from '@/engine/flow/facts';
import { focusField } from '@/form/input/focus-field';
import { Sections } from '@/form/sections/Sections';
import { sessionFacts } from '@/form/session-facts';
import { createForm } from '@/form/store/form-store';
import { sampleAccount, sampleFlow } from '../../engine/sample-flow';
import { PEOPLE } from '../../people';
import { configureLengths } from '../form-of';

const GIST = '没有被退回，需要时展开修改';
const VALUES = { landlord: '王房东', rent: '1500.00', words: '装修', phone: PEOPLE.张建国.sjhm };
const SECTIONS = [
  {
    key: 'home',
    title: '房屋信息',
    fields: [
      { kind: 'text', name: 'landlord', label: '出租人' },
      { kind: 'money', name: 'rent', label: '月租金' },
    ],
  },
  {
    key: 'more',
    title: '其他信息',
    fields: [
      { kind: 'text', name: 'words', label: '说明' },
      { kind: 'mobile', name: 'phone', label: '手机号码' },
    ],
  },
] as const;

function shown(returned: Record<string, { words: string; was: string }>) {
  configureLengths();
  const flow = { ...sampleFlow, initial: VALUES, sections: SECTIONS };
  const facts = flowFacts(
    { area: 'individual', account: { ...sampleAccount, sjjz: '2026-11-21 09:00:00' } },
    { own: null, banks: [], ...sessionFacts, policy: () => '', branch: '' },
  );
  const form = createForm(flow, facts, { values: VALUES, returned });
  render(<Sections form={form} />);
  return form;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('a form that is corrected', () => {
  it('shows what was sent back with the clerk’s words, and the rest in one line each', async () => {
    shown({ rent: { words: '与合同不符', was: '1500.00' } });
    expect(section('房屋信息').getByRole('textbox', { name: '月租金' })).toBeVisible();
    expect(screen.getByText(/与合同不符/)).toBeVisible();
    expect(section('其他信息').getByText(GIST)).toBeVisible();
    expect(screen.getByText('说明')).not.toBeVisible();
    await userEvent.click(section('其他信息').getByText('其他信息'));
    expect(screen.getByText('说明')).toBeVisible();
    expect(screen.queryByText(GIST)).toBeNull();
  });

  it('opens a section in which something is wrong by now, and gives its field the focus', () => {
    const form = shown({ rent: { words: '与合同不符', was: '1500.00' } });
    act(() => form.set('phone', '123'));
    act(() => void form.check());
    expect(screen.getByText('手机号码')).toBeVisible();
    act(() => focusField('phone'));
    expect(screen.getByRole('textbox', { name: '手机号码' })).toHaveFocus();
  });

  it('a field that is led to opens its section', () => {
    shown({ rent: { words: '与合同不符', was: '1500.00' } });
    act(() => focusField('words'));
    expect(screen.getByRole('textbox', { name: '说明' })).toHaveFocus();
    expect(screen.getByText('说明')).toBeVisible();
  });

  it('without a field that was sent back everything is there', () => {
    shown({});
    expect(screen.queryByText(GIST)).toBeNull();
    expect(screen.getByText('说明')).toBeVisible();
    expect(screen.getByText('出租人')).toBeVisible();
  });
});
