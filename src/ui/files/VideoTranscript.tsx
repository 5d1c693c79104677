import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Muted } from '../layout/Muted';
import type { Caption } from './VideoPlayer';
import styles from './VideoPlayer.module.css';

interface VideoTranscriptProps {
  lines: readonly Caption[];
  /** Index of the current line, -1 for none. */
  current?: number;
  /** Seeks to this line; without the callback the lines are plain text. */
  onPick?: ((line: Caption) => void) | undefined;
}

/** Transcript of a video. */
export function VideoTranscript({ lines, current = -1, onPick }: VideoTranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const item = current < 0 ? undefined : box?.children[current];
    if (!box || !(item instanceof HTMLElement) || box.scrollHeight <= box.clientHeight) return;
    // Scrolls the list only, not the page around it.
    box.scrollTop = item.offsetTop - box.offsetTop - box.clientHeight / 3;
  }, [current]);
  return (
    <section className={styles.transcript} aria-label="文字稿">
      <h3>文字稿</h3>
      <ol ref={list} tabIndex={onPick ? undefined : 0}>
        {lines.map((line, at) => (
          <li key={line.kssj} aria-current={at === current ? 'true' : undefined}>
            {onPick ? (
              <Button type="text" block className={styles.line} onClick={() => onPick(line)}>
                <Line line={line} />
              </Button>
            ) : (
              <p className={styles.line}>
                <Line line={line} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ line }: { line: Caption }) {
  return (
    <>
      <Muted as="span" className={styles.time}>
        {timeText(line.kssj)}
      </Muted>{' '}
      <span>{line.nr}</span>
    </>
  );
}

/** 75.5 → '1:15'. */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
