import { useEffect, useRef, useState } from 'react';
import { type OfdFile, release } from '@/lib/ofd/ofd-file';
import type { Box } from '@/lib/ofd/values';
import styles from './OfdView.module.css';
import type { PagePlace } from './ofd-layout';

export interface PageReport {
  index: number;
  /** Its real size, known once it is drawn. */
  area?: Box;
  notes: readonly string[];
}

interface OfdViewPageProps {
  file: OfdFile;
  index: number;
  place: PagePlace;
  /** Degrees clockwise: 0, 90, 180, 270. */
  turn: number;
  onDrawn: (report: PageReport) => void;
}

/** Milliseconds a page must stay in sight before it is drawn: pages that only fly past cost nothing. */
const SETTLED = 60;

/** One page on the screen: drawn when it comes into sight, given back when it leaves. */
export function OfdViewPage({ file, index, place, turn, onDrawn }: OfdViewPageProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'shown' | { problem: string }>('waiting');

  useEffect(() => {
    let gone = false;
    let undo = () => {};
    const draw = async () => {
      try {
        const page = await file.draw(index, (picture) => {
          if (gone) return;
          holder.current?.replaceChildren(picture);
          undo = () => picture.remove();
        });
        if (gone) return release(page);
        undo = () => {
          page.picture.remove();
          release(page);
        };
        setState('shown');
        onDrawn({ index, area: page.area, notes: page.notes });
      } catch (error) {
        if (gone) return;
        undo();
        const problem = error instanceof Error ? error.message : '本页无法显示';
        setState({ problem });
        onDrawn({ index, notes: [problem] });
      }
    };
    const timer = setTimeout(() => void draw(), index === 0 ? 0 : SETTLED);
    return () => {
      gone = true;
      clearTimeout(timer);
      undo();
    };
  }, [file, index, onDrawn]);

  const sideways = turn % 180 !== 0;
  const { top, width, height } = place;
  return (
    <div className={styles.sheet} style={{ top, width, height }}>
      {state !== 'shown' && (
        <p className={styles.waiting}>{state === 'waiting' ? `第${index + 1}页加载中...` : state.problem}</p>
      )}
      <div
        ref={holder}
        className={styles.picture}
        style={{
          width: sideways ? height : width,
          height: sideways ? width : height,
          transform: `translate(-50%, -50%) rotate(${turn}deg)`,
        }}
      />
    </div>
  );
}
