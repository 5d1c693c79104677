import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/session/query-client';

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

it('asks although the browser says that it is offline, so that the failure can be shown, and again when it is back', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('网络连接失败')).mockResolvedValue('答复');
  onlineManager.setOnline(false);
  const observer = new QueryObserver(queryClient, { queryKey: ['probe'], queryFn: ask });
  queryClient.mount();
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('答复'));
  stop();
  queryClient.unmount();
});

it('sends what a person submits at once, or says that it failed: never later by itself', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('网络连接失败'));
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: send });
  await expect(mutation.execute(undefined)).rejects.toThrow('网络连接失败');
});

it('asks again for what the browser broke off as it put the page away', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('网络连接失败')).mockResolvedValue('答复');
  const observer = new QueryObserver(queryClient, { queryKey: ['probe'], queryFn: ask });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('答复'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});
