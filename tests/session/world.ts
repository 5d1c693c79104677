import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { configureClient } from '@/api/client';
import { configureNavigation } from '@/lib/navigation';
import { clientWiring } from '@/session/client-wiring';

export const ZHANG = '110101198503071219';
export const LI = '110105199208153422';
export const ZHAO = '330102198809291027';

/** The simulated centre behind a wired client, with navigation recorded instead of done. */
export function world(): { centre: () => TestCentre; went: string[]; reload: ReturnType<typeof vi.fn> } {
  let centre: TestCentre | undefined;
  const went: string[] = [];
  const reload = vi.fn();
  beforeAll(async () => {
    centre = await startCentre();
  });
  beforeEach(() => {
    went.length = 0;
    reload.mockClear();
    configureClient(clientWiring);
    configureNavigation({ go: (path) => went.push(path), reload });
  });
  afterEach(() => centre?.reset());
  afterAll(() => centre?.close());
  return {
    centre: () => {
      if (!centre) throw new Error('the centre has not started');
      return centre;
    },
    went,
    reload,
  };
}
