import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws what lists are made of, piece by piece while the page on show is idle. */
export async function warmUpLists(): Promise<void> {
  const { SAMPLES } = await import('./Samples');
  for (const sample of SAMPLES) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await drawOnce(sample);
  }
}

/**
 * Draws something once where nobody sees it: the browser has then read these scripts, and antd has made its rules and put them in,
 * before somebody waits for them. It stays drawn: antd forgets the rules of what is drawn no more.
 */
export function drawOnce(sample: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    // A failure is told where the same is drawn for somebody.
    const root = createRoot(document.createElement('div'), { onUncaughtError: () => resolve() });
    // In small portions of time.
    startTransition(() => root.render(<Telling onDrawn={resolve}>{sample}</Telling>));
  });
}

function Telling({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
