import { FrameCamera } from '@mocks/archive-frame/FrameCamera';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeCamera } from '../pages/sign-in/fake-camera';

it('there is nothing to press before the first picture of the camera has come', async () => {
  const camera = fakeCamera();
  render(<FrameCamera name="租金发票" onTaken={vi.fn()} onClose={vi.fn()} />);
  const film = screen.getByLabelText<HTMLVideoElement>('摄像头画面');
  await vi.waitFor(() => expect(camera.tracks).toHaveLength(1));
  await vi.waitFor(() => expect(film.srcObject).toBeTruthy());
  expect(screen.getByRole('button', { name: '正在打开摄像头…' })).toBeDisabled();
  fireEvent.loadedData(film);
  expect(screen.getByRole('button', { name: '拍摄' })).toBeEnabled();
});
