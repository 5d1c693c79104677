import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The page scrolled to `y`, and the frame in which the hall notices it. */
export const scrollPage = (y: number) =>
  act(async () => {
    document.documentElement.scrollTop = y;
    vi.stubGlobal('pageYOffset', y);
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });
