import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { groupBankCard } from '@/domain/bank-card';
import { cleanCard, cleanInt } from '@/engine/fields/clean-text';
import { FilteredInput } from '@/engine/fields/FilteredInput';

const ARIA = {
  'aria-labelledby': '',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': false,
};

function Field({
  clean,
  show,
  start = '',
}: {
  clean: (raw: string, before: string) => string;
  show?: (value: string) => string;
  start?: string;
}) {
  const [value, setValue] = useState(start);
  return (
    <>
      <label htmlFor="x">栏</label>
      <FilteredInput
        id="x"
        value={value}
        clean={clean}
        show={show}
        onChange={setValue}
        onLeave={() => {}}
        aria={ARIA}
      />
      <output>{value}</output>
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('栏');
const value = () => screen.getByRole('status').textContent;

describe('a card number', () => {
  it('is grouped while it is typed and pasted', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Field clean={cleanCard} show={groupBankCard} />);
    await user.type(input(), '62220212');
    expect(input()).toHaveValue('6222 0212');
    await user.paste('3456-7890');
    expect(input()).toHaveValue('6222 0212 3456 7890');
    expect(value()).toBe('6222021234567890');
  });

  it('keeps the caret where something is put in or taken out', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Field clean={cleanCard} show={groupBankCard} start="622202123456" />);
    await user.type(input(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input()).toHaveValue('6292 2021 2345 6');
    expect(input().selectionStart).toBe(3);
    await user.type(input(), '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    // The space goes with the digit before it.
    expect(input()).toHaveValue('6292 0212 3456');
    expect(input().selectionStart).toBe(3);
  });
});

describe('an input method', () => {
  it('is left alone until it is done', () => {
    render(<Field clean={cleanInt} />);
    fireEvent.compositionStart(input());
    fireEvent.change(input(), { target: { value: 'liang' } });
    expect(input()).toHaveValue('liang');
    expect(value()).toBe('');
    fireEvent.change(input(), { target: { value: '２' } });
    fireEvent.compositionEnd(input(), { data: '２' });
    expect(input()).toHaveValue('2');
    expect(value()).toBe('2');
  });

  it('writes Chinese once', () => {
    render(<Field clean={(raw) => raw.replace(/\s/g, '')} />);
    fireEvent.compositionStart(input());
    fireEvent.change(input(), { target: { value: "ni'hao" } });
    fireEvent.change(input(), { target: { value: '你好' } });
    fireEvent.compositionEnd(input(), { data: '你好' });
    expect(value()).toBe('你好');
  });
});
