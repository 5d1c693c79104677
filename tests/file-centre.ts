import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** The centre of a test file, on 2026-11-21 unless it says otherwise, seeded anew after each of its tests. */
export function fileCentre(today = '2026-11-21'): TestCentre {
  const centre = {} as TestCentre; // whole before the first test begins
  beforeAll(async () => void Object.assign(centre, await startTestCentre({ today })));
  afterEach(() => centre.reset());
  afterAll(() => centre.close());
  return centre;
}
