import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { configureClient } from '@/api/client/wiring';
import { configureNavigation } from '@/lib/address/navigation';
import { clientWiring } from '@/session/client-wiring';
import { PEOPLE } from '../people';

export const ZHANG = PEOPLE.张建国.zjhm;
export const LI = PEOPLE.李晓梅.zjhm;
export const ZHAO = PEOPLE.赵敏.zjhm;

/** The simulated centre behind a wired client, with navigation recorded instead of done. */
export function world(): { centre: () => TestCentre; went: string[]; reload: ReturnType<typeof vi.fn> } {
  let centre: TestCentre | undefined;
  const went: string[] = [];
  const reload = vi.fn();
  beforeAll(async () => {
    centre = await startTestCentre();
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
