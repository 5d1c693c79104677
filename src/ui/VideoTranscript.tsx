import { useEffect, useRef } from 'react';
import type { SpokenLine } from './VideoPlayer';
import styles from './VideoPlayer.module.css';

interface VideoTranscriptProps {
  lines: readonly SpokenLine[];
  /** The line that is being said, -1 for none. */
  current?: number;
  /** The person wants the video to go on from this line; without it the lines are mere text. */
  onPick?: ((line: SpokenLine) => void) | undefined;
}

/** What is said in a video. */
export function VideoTranscript({ lines, current = -1, onPick }: VideoTranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const item = current < 0 ? undefined : box?.children[current];
    if (!box || !(item instanceof HTMLElement) || box.scrollHeight <= box.clientHeight) return;
    // The list alone moves, not the page around it.
    box.scrollTop = item.offsetTop - box.offsetTop - box.clientHeight / 3;
  }, [current]);
  return (
    <section className={styles.transcript} aria-label="文字稿">
      <h3>文字稿</h3>
      <ol ref={list} tabIndex={onPick ? undefined : 0}>
        {lines.map((line, at) => (
          <li key={line.kssj} aria-current={at === current ? 'true' : undefined}>
            {onPick ? (
              <button type="button" onClick={() => onPick(line)}>
                <Line line={line} />
              </button>
            ) : (
              <p>
                <Line line={line} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ line }: { line: SpokenLine }) {
  return (
    <>
      <span className={styles.time}>{timeText(line.kssj)}</span> <span>{line.nr}</span>
    </>
  );
}

/** 75.5 → '1:15'. */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
