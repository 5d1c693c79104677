import { type RefObject, useEffect, useState } from 'react';
import styles from './policy.module.css';

/** With fewer headings a text is seen at a glance. */
const LEAST_HEADINGS = 3;

/** The headings of a long text, each leading to its place. The text has no ids to link to, so the heading itself is focused. */
export function Contents({ text, of }: { text: RefObject<HTMLElement | null>; of: string }) {
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other headings
  useEffect(() => {
    setHeadings([...(text.current?.querySelectorAll<HTMLElement>('h2,h3') ?? [])]);
  }, [text, of]);

  if (headings.length < LEAST_HEADINGS) return null;
  return (
    <nav className={styles.contents} aria-label="目录" data-print="hide">
      <h2>目录</h2>
      <ol>
        {headings.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings may be alike; they are known by their place
          <li key={at} data-level={heading.tagName}>
            <button
              type="button"
              onClick={() => {
                heading.tabIndex = -1;
                heading.focus({ preventScroll: true });
                heading.scrollIntoView();
              }}
            >
              {heading.textContent}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
