import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { groupBankCard } from '@/domain/identity/bank-card';
import { groupThousands } from '@/domain/money';
import { FilteredInput } from '@/form/input/FilteredInput';
import { MoneyInput } from '@/form/input/MoneyInput';
import { cleanCard, cleanGroupedMoney, cleanInt } from '@/schema/clean-text';

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

describe('a masked number', () => {
  it.each([
    ['139001', '139001'],
    // What is typed or pasted into it takes its place.
    ['138****00019', '9'],
    ['138****000', ''],
  ])('filled in as %s becomes %s', (text, kept) => {
    render(<Field clean={cleanInt} start="138****0001" />);
    fireEvent.change(input(), { target: { value: text } });
    expect(value()).toBe(kept);
  });
});

it('keeps 100 characters where no length is said (specification 5)', () => {
  render(<Field clean={(raw) => raw} />);
  fireEvent.change(input(), { target: { value: '长'.repeat(101) } });
  expect(input()).toHaveValue('长'.repeat(100));
  expect(screen.getByText('最多100个字，超出的部分没有保留')).toBeVisible();
});

describe('a card number', () => {
  it('is digits in groups of four, 60 of them at most (specification 5)', () => {
    render(<Field clean={cleanCard} show={groupBankCard} />);
    fireEvent.change(input(), { target: { value: '6222a02' } });
    expect(input()).toHaveValue('6222 02');
    fireEvent.change(input(), { target: { value: '1'.repeat(61) } });
    expect(value()).toBe('1'.repeat(60));
  });

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

describe('an amount in groups of three', () => {
  const open = (start: string) => {
    render(<Field clean={cleanGroupedMoney} show={groupThousands} start={start} />);
    return userEvent.setup({ delay: null });
  };
  const at = (place: number) => ({ initialSelectionStart: place, initialSelectionEnd: place });

  it('keeps the caret by the digits before it, whatever commas come and go', async () => {
    const user = open('1234567');
    expect(input()).toHaveValue('1,234,567');
    await user.type(input(), '9', at(3));
    expect(input()).toHaveValue('12,934,567');
    expect(input().selectionStart).toBe(4);
    await user.type(input(), '{Backspace}', at(7));
    // The comma goes with the digit before it.
    expect(input()).toHaveValue('1,293,567');
    expect(input().selectionStart).toBe(5);
    await user.type(input(), '{Delete}', at(1));
    expect(input()).toHaveValue('193,567');
    expect(input().selectionStart).toBe(1);
  });

  it('drops a key that does not belong, the caret staying', async () => {
    const user = open('1234567.89');
    for (const key of ['x', ',', '.', '-', '1']) {
      const place = key === '1' ? 12 : 3;
      await user.type(input(), key, at(place));
      expect([input().value, input().selectionStart]).toEqual(['1,234,567.89', place]);
    }
  });

  it('the same amount pasted over without its commas is the same amount', async () => {
    const user = open('553030.69');
    await user.tripleClick(input());
    await user.paste('553030.69');
    expect([input().value, value()]).toEqual(['553,030.69', '553030.69']);
  });

  it('what may be two amounts stays to be seen, and goes on being one text', async () => {
    const user = open('553030.69');
    await user.tripleClick(input());
    await user.paste('553,03');
    expect(value()).toBe('553,03');
    await user.keyboard('0');
    expect([input().value, value()]).toEqual(['553,030', '553030']);
    await user.tripleClick(input());
    await user.paste('1e34');
    expect(value()).toBe('1e34');
  });

  it('a comma that is selected and cut or deleted comes back, and no digit goes with it', async () => {
    const user = open('553030.69');
    for (const key of ['{Backspace}', '{Delete}']) {
      await user.type(input(), key, { initialSelectionStart: 3, initialSelectionEnd: 4 });
      expect(value()).toBe('553030.69');
    }
    input().setSelectionRange(3, 4);
    await user.cut();
    expect(input()).toHaveValue('553,030.69');
  });

  it('an input method writes over a selection', () => {
    open('553030.69');
    input().focus();
    input().select();
    fireEvent.compositionStart(input());
    fireEvent.input(input(), { target: { value: '５５３０３０．６９' } });
    fireEvent.compositionEnd(input(), { data: '５５３０３０．６９' });
    expect(value()).toBe('553030.69');
  });

  it('reads 万 as ten thousand, typed or pasted', async () => {
    const user = open('');
    await user.type(input(), '120万');
    expect([input().value, input().selectionStart]).toEqual(['1,200,000', 9]);
    await user.clear(input());
    await user.paste('１．５万元');
    expect(value()).toBe('15000');
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

describe('an amount', () => {
  function Amount() {
    const [typed, setTyped] = useState('');
    return (
      <>
        <label htmlFor="x">栏</label>
        <MoneyInput id="x" value={typed} onChange={setTyped} aria={ARIA} />
      </>
    );
  }

  it.each([
    ['-5', '5.00', '-'],
    ['1e3', '13.00', 'e'],
    ['1.2.3', '1.23', '.'],
    ['12.345', '12.34', '5'],
    ['0x10', '010.00', 'x'],
  ])('%s becomes %s, and what was not taken is said', async (keys, amount, lost) => {
    const user = userEvent.setup({ delay: null });
    render(<Amount />);
    await user.type(input(), keys);
    await user.tab();
    expect(input().value.replace(/^0(?=\d)/, '')).toBe(amount.replace(/^0(?=\d)/, ''));
    expect(screen.getByRole('status')).toHaveTextContent(`“${lost}”没有填入：只填数字和一个小数点，最多2位小数`);
  });

  it.each(['1234.5', '１２３', '5。5'])('%s is typed without a word', async (keys) => {
    const user = userEvent.setup({ delay: null });
    render(<Amount />);
    await user.type(input(), keys);
    await user.tab();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
