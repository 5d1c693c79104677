import type { CentreCalls } from '@mocks/archive-frame/centre-calls';
import { useTransfers } from '@mocks/archive-frame/use-transfers';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PNG } from '../centre/loan-fixture';

const never = () => Promise.reject(new Error('Not asked'));

it('a file that is there already says so instead of going away without a word', async () => {
  const whole = { scid: 'S1', fpdx: 1024, yyfp: [], wj: { wjId: 'W1', wjm: '合同.png', dx: PNG.length } };
  const calls: CentreCalls = {
    ...{ list: never, part: never, remove: never, load: never, phoneCode: never },
    begin: () => Promise.resolve(whole),
    limits: { megabytes: 10, most: 10, types: ['png'] },
  };
  const onArrived = vi.fn();
  const { result } = renderHook(() => useTransfers(calls, onArrived));
  act(() => result.current.add('0312', [new File([Uint8Array.from(PNG)], '合同.png', { type: 'image/png' })]));
  await waitFor(() =>
    expect(result.current.transfers).toMatchObject([{ phase: 'refused', text: '该文件已经上传，没有重复上传' }]),
  );
  expect(onArrived).toHaveBeenCalled();
});
