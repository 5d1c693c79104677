import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';

it('React says what is wrong, though it takes no stack for each element', () => {
  const stacks = ['a', 'b'].map((kind) => Reflect.get(createElement(kind), '_debugStack'));
  expect(stacks[0]).toBe(stacks[1]);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const row = (name: string) => <li>{name}</li>;
  const Rows = () => ['a', 'b'].map(row);
  render(<Rows />);
  expect(said).toHaveBeenCalledOnce();
  expect(said.mock.calls[0]?.join('')).toMatch(/unique "key" prop[\s\S]*<Rows>/);
});
