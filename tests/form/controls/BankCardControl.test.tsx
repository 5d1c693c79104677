import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { BankCardControl } from '@/form/controls/BankCardControl';

function CardField({ account }: { account?: true }) {
  const [value, setValue] = useState('');
  return (
    <>
      <label id="card-label" htmlFor="card">
        收款账号
      </label>
      <BankCardControl
        field={{ kind: 'bankCard', name: 'skyhzh', label: '收款账号', ...(account && { account }) }}
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

it('warns of nothing where it is the account of a company', async () => {
  const user = userEvent.setup({ delay: null });
  render(<CardField account />);
  await user.type(screen.getByLabelText('收款账号'), '11050162510000009988');
  await user.tab();
  expect(screen.getByLabelText('收款账号')).toHaveValue('1105 0162 5100 0000 9988');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('says it after the click by which the field was left: nothing moves from under the pointer', async () => {
  const user = userEvent.setup({ delay: null });
  render(
    <>
      <CardField />
      <button type="button">下一步</button>
    </>,
  );
  const input = screen.getByLabelText('收款账号');
  await user.type(input, '4111111111111112');
  fireEvent.pointerDown(screen.getByRole('button'));
  fireEvent.blur(input);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  fireEvent.pointerUp(screen.getByRole('button'));
  expect(await screen.findByRole('status')).toHaveTextContent('该卡号不符合银行卡编号规则');
});
