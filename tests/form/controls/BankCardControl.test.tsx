import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { BankCardControl } from '@/form/controls/BankCardControl';

function CardField() {
  const [value, setValue] = useState('');
  return (
    <>
      <label id="card-label" htmlFor="card">
        收款账号
      </label>
      <BankCardControl
        field={{ kind: 'bankCard', name: 'skyhzh', label: '收款账号' }}
        id="card"
        value={value}
        facts={() => {
          throw new Error('not asked for');
        }}
        onChange={setValue}
        onLeave={() => {}}
        aria={{
          'aria-labelledby': 'card-label',
          'aria-describedby': undefined,
          'aria-invalid': undefined,
          'aria-required': true,
        }}
      />
    </>
  );
}

it('takes digits only and shows them in groups of four', async () => {
  const user = userEvent.setup({ delay: null });
  render(<CardField />);
  await user.type(screen.getByLabelText('收款账号'), '4111a1111-11111111');
  expect(screen.getByLabelText('收款账号')).toHaveValue('4111 1111 1111 1111');
});

it('warns of a wrong check digit once the field is left, and takes the number all the same', async () => {
  const user = userEvent.setup({ delay: null });
  render(<CardField />);
  const input = screen.getByLabelText('收款账号');
  await user.type(input, '4111111111111112');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('该卡号不符合银行卡编号规则，请再核对一遍');
  expect(input).toHaveValue('4111 1111 1111 1112');
  await user.clear(input);
  await user.type(input, '4111111111111111');
  await user.tab();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
