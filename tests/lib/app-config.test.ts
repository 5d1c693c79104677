import { expect, it } from 'vitest';
import { appConfig, setAppConfig } from '@/lib/app-config';

it('is that of a housing-fund centre where config.json says nothing (specification 6, 9)', () => {
  setAppConfig(undefined);
  expect(appConfig()).toMatchObject({ baseUrl: '', clientId: 'gjj-hall-web', projectId: 'zfgjj', timeoutMs: 60_000 });
});

it.each([
  [90_000, 90_000],
  [300_000, 300_000],
  [300_001, 300_000],
  [0, 60_000],
  [-1, 60_000],
  ['90000', 60_000],
])('a timeout of %j ms is one of %i', (timeoutMs, taken) => {
  setAppConfig({ timeoutMs });
  expect(appConfig().timeoutMs).toBe(taken);
});
