import { MaterialCard } from '@mocks/archive-frame/MaterialCard';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

it('the same file may be chosen again after it was deleted or refused', async () => {
  const onAdd = vi.fn();
  const never = () => Promise.reject(new Error('Not asked'));
  render(
    <MaterialCard
      material={{ wjlxId: '0701', wjmc: '毕业证书', sfbs: '1', mjsm: '', clzt: '0', wj: [] }}
      calls={{
        ...{ list: never, begin: never, part: never, remove: never, load: never, phoneCode: never },
        limits: { megabytes: 10, most: 10, types: ['png'] },
      }}
      transfers={[]}
      onAdd={onAdd}
      onResume={vi.fn()}
      onDrop={vi.fn()}
      onChanged={vi.fn()}
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/选择文件/);
  const file = new File(['x'], '证书.png', { type: 'image/png' });
  await userEvent.upload(field, file);
  expect(field.files).toHaveLength(0);
  await userEvent.upload(field, file);
  expect(onAdd.mock.calls).toEqual([[[file]], [[file]]]);
});
