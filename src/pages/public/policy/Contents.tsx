import { Button } from 'antd';
import { type RefObject, useEffect, useState } from 'react';
import styles from './policy.module.css';

/** Minimum number of headings for a table of contents. */
const LEAST_HEADINGS = 3;

/** Table of contents of a long text. Focuses the heading itself, since sanitised text has no ids. */
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
            <Button
              type="link"
              className={styles.heading}
              onClick={() => {
                heading.tabIndex = -1;
                heading.focus({ preventScroll: true });
                heading.scrollIntoView();
              }}
            >
              {heading.textContent}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
