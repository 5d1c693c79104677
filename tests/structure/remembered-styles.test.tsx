import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('a style that is remembered ends with the page it was computed for', () => {
  const { container, rerender } = render(<button type="button">办理</button>);
  const button = screen.getByRole('button');
  const shown = () => screen.queryByRole('button') !== null;
  expect(shown()).toBe(true);
  button.style.display = 'none';
  expect(shown()).toBe(false);
  button.style.removeProperty('display');
  expect(shown()).toBe(true);
  container.hidden = true;
  expect(shown()).toBe(false);
  container.hidden = false;
  rerender(
    <dialog>
      <button type="button">办理</button>
    </dialog>,
  );
  expect(shown()).toBe(false);
  container.querySelector('dialog')?.showModal();
  expect(shown()).toBe(true);
});
