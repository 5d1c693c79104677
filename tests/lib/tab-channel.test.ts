import { afterEach, expect, it, vi } from 'vitest';
import { openTabChannel } from '@/lib/tab-channel';

afterEach(() => vi.unstubAllGlobals());

it('reaches the other tabs and not the sender', async () => {
  const heard: string[] = [];
  const one = openTabChannel<string>('t', (message) => heard.push(`one ${message}`));
  const two = openTabChannel<string>('t', (message) => heard.push(`two ${message}`));
  one.post('hello');
  await vi.waitFor(() => expect(heard).toEqual(['two hello']));
  expect(one.traceless).toBe(true);
  one.close();
  two.close();
});

it('falls back to storage events, which leave nothing behind and ignore what is not theirs', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const heard: string[] = [];
  const channel = openTabChannel<string>('t', (message) => heard.push(message));
  const arrive = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  arrive('gjj-hall-web:zfgjj:t', '{"message":"hello"}');
  arrive('gjj-hall-web:zfgjj:t', '{');
  arrive('other', '{"message":"no"}');
  arrive(null, null);
  expect(heard).toEqual(['hello']);
  channel.post('x');
  expect(localStorage).toHaveLength(0);
  expect(channel.traceless).toBe(false);
  channel.close();
});

it('falls back to them too where the browser refuses the channel, as Firefox does while cookies are blocked', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  const channel = openTabChannel<string>('t', () => {});
  channel.post('x');
  expect(channel.traceless).toBe(false);
  channel.close();
});
