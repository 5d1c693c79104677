import type { Box } from '@hall/ofd/ofd-file';
import { type OfdFile, release } from '@hall/ofd/ofd-file';
import { useEffect, useRef, useState } from 'react';
import { Row } from '../layout/Row';
import styles from './OfdView.module.css';
import type { PagePlace } from './ofd-layout';

export interface PageReport {
  index: number;
  /** Real page size; undefined before the first drawing. */
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

/** Milliseconds in view before a page is drawn, so that fast scrolling draws nothing. */
const SETTLED = 60;

/** One page on screen: drawn on entering the viewport, released on leaving it. */
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
        <Row as="p" wrap={false} gap={0} justify="center" className={styles.waiting}>
          {state === 'waiting' ? `第${index + 1}页加载中...` : state.problem}
        </Row>
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
