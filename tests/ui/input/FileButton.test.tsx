import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileButton } from '@/ui/input/FileButton';

it('the same file may be chosen again: nothing of the last choice is left in the field', async () => {
  const onChoose = vi.fn();
  render(<FileButton label="上传" onChoose={onChoose} />);
  const field = screen.getByLabelText<HTMLInputElement>('上传');
  const file = new File(['x'], '证书.png', { type: 'image/png' });
  await userEvent.upload(field, file);
  expect(field.files).toHaveLength(0);
  await userEvent.upload(field, file);
  expect(onChoose.mock.calls).toEqual([[[file]], [[file]]]);
});
