import { vi } from 'vitest';

/** The page as narrow as a phone's for one test (mocks are restored after each). */
export function onPhone(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query.includes('max-width') }),
  );
}
