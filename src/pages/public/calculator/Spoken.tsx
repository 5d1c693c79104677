import { useEffect, useState } from 'react';

/** Typing must have paused for this long before the result is read out. */
const PAUSE_MS = 1200;

/** The result for those who hear it: once, not at every key, and not when the page opens. */
export function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState({ first: text, text: '' });
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid((before) => (text === before.first && before.text === '' ? before : { first: before.first, text })),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" data-unseen>
      {said.text}
    </p>
  );
}
