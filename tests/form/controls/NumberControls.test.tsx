import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { IntControl } from '@/form/controls/NumberControls';

function CountField() {
  const [value, setValue] = useState('');
  return (
    <>
      <label id="count-label" htmlFor="count">
        职工总数
      </label>
      <IntControl
        field={{ kind: 'int', name: 'zgzs', label: '职工总数', min: 1, max: 50, unit: '人' }}
        id="count"
        value={value}
        facts={() => {
          throw new Error('not asked for');
        }}
        onChange={setValue}
        onLeave={() => {}}
        aria={{
          'aria-labelledby': 'count-label',
          'aria-describedby': undefined,
          'aria-invalid': undefined,
          'aria-required': true,
        }}
      />
      <button type="button">下一步</button>
    </>
  );
}

it('says which key it has not taken, until the number is typed anew', async () => {
  const user = userEvent.setup({ delay: null });
  render(<CountField />);
  const input = screen.getByRole('textbox', { name: '职工总数' });
  await user.type(input, '1.5');
  expect(input).toHaveValue('15');
  expect(screen.getByRole('status')).toHaveTextContent('“.”没有填入：只填整数');
  await user.clear(input);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.type(input, '-3');
  expect(screen.getByRole('status')).toHaveTextContent('“-”没有填入：只填整数');
  // Still to be read once the field is left.
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('“-”没有填入');
  await user.type(input, '4');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(input).toHaveValue('34');
});

it('says what it changed after the click by which the field was left: nothing moves from under the pointer', async () => {
  const user = userEvent.setup({ delay: null });
  render(<CountField />);
  const input = screen.getByRole('textbox', { name: '职工总数' });
  await user.type(input, '80');
  fireEvent.pointerDown(screen.getByRole('button'));
  fireEvent.blur(input);
  expect(input).toHaveValue('50');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  fireEvent.pointerUp(screen.getByRole('button'));
  expect(await screen.findByRole('status')).toHaveTextContent('您输入的80超出1至50人的范围，已改为50');
});

it('says it no more once another number was typed', async () => {
  const user = userEvent.setup({ delay: null });
  render(<CountField />);
  const input = screen.getByRole('textbox', { name: '职工总数' });
  await user.type(input, '80');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('已改为50');
  await user.clear(input);
  await user.type(input, '48');
  await user.tab();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(input).toHaveValue('48');
});
