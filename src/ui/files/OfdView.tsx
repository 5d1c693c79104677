import type { Box, DrawnPage } from '@hall/ofd/ofd-file';
import { type OfdFile, release } from '@hall/ofd/ofd-file';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Stack } from '../layout/Stack';
import { toast } from '../state/toast';
import styles from './OfdView.module.css';
import { OfdViewPage, type PageReport } from './OfdViewPage';
import { OfdViewPrint } from './OfdViewPrint';
import { OfdViewSeals } from './OfdViewSeals';
import { OfdViewTools, stepFrom } from './OfdViewTools';
import { LEAST_ZOOM, layOutPages, MAX_ZOOM, PAGE_GAP, pagesWithin, type Zoom, zoomPercent } from './ofd-layout';

/** Page limit of one print job: more would take minutes and gigabytes. */
const MOST_PRINTED = 300;

/** An opened OFD file: pages in a scroll region, tools above, rendering gaps and seals below. */
export function OfdView({ file, onDownload }: { file: OfdFile; onDownload: () => void }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 800, height: 800 });
  const [scrolled, setScrolled] = useState(0);
  const [sizes, setSizes] = useState<readonly Box[]>(file.sizes);
  const [notes, setNotes] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  const [zoom, setZoom] = useState<Zoom>('width');
  const [turn, setTurn] = useState(0);
  const { printed, printing, print, endPrint } = usePrinting(file);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      // The maximum inner height, not the current one, which depends on the pages.
      const most = Number.parseFloat(getComputedStyle(element).maxHeight) - 2 * element.clientTop;
      if (element.clientWidth > 0) setRoom({ width: element.clientWidth, height: most || element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const turned = turn % 180 !== 0;
  const percent = zoomPercent(zoom, sizes[0], turned, room);
  const layout = useMemo(() => layOutPages(sizes, percent, turned), [sizes, percent, turned]);
  const [first, last] = pagesWithin(layout, scrolled - room.height / 2, scrolled + room.height * 1.5);
  const [current] = pagesWithin(layout, scrolled + room.height / 3, 0);

  const onDrawn = useCallback(({ index, area, notes: remarks }: PageReport) => {
    if (area) setSizes((before) => replaced(before, index, area));
    setNotes((before) => (remarks.length === 0 && !before.has(index) ? before : new Map(before).set(index, remarks)));
  }, []);

  // Keeps the topmost visible position while size, zoom, direction or window change.
  const anchor = useRef<{ page: number; part: number }>(null);
  const hold = (top: number) => {
    const [page] = pagesWithin(layout, top, 0);
    const place = layout.pages[page];
    anchor.current = { page, part: place ? (top - place.top) / place.height : 0 };
    setScrolled(top);
  };
  useLayoutEffect(() => {
    const place = anchor.current && layout.pages[anchor.current.page];
    if (!scroller.current || !anchor.current || !place) return;
    scroller.current.scrollTop = place.top + anchor.current.part * place.height;
  }, [layout]);

  const goTo = (page: number) => {
    const top = Math.max((layout.pages[page - 1]?.top ?? 0) - PAGE_GAP, 0);
    if (scroller.current) scroller.current.scrollTop = top;
    hold(top);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    if (event.key === '+' || event.key === '=') setZoom(stepFrom(percent, 1));
    else if (event.key === '-') setZoom(stepFrom(percent, -1));
    else return;
    event.preventDefault();
  };

  // Ctrl+wheel zooms the pages, not the whole document; React's passive wheel handler could not prevent the default.
  useEffect(() => {
    const element = scroller.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setZoom(wheeled(percent, event));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [percent]);

  const shown = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return (
    // + and - work wherever the focus is within the viewer.
    <Stack className={styles.view} onKeyDown={onKeyDown}>
      <OfdViewTools
        page={current + 1}
        pages={sizes.length}
        percent={percent}
        zoom={zoom}
        onPage={goTo}
        onZoom={setZoom}
        onTurn={() => setTurn((before) => (before + 90) % 360)}
        onPrint={print}
        onDownload={onDownload}
        printing={printing}
      />
      <Notes file={file} notes={notes} />
      <OfdViewSeals seals={file.seals} />
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls, named for those who reach it by keyboard */}
      <div
        ref={scroller}
        className={styles.scroll}
        role="region"
        aria-label="文件内容"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => hold(currentTarget.scrollTop)}
      >
        <div className={styles.sheets} style={{ width: layout.width, height: layout.height }}>
          {shown.map((index) => {
            const place = layout.pages[index];
            return (
              place && <OfdViewPage key={index} file={file} index={index} place={place} turn={turn} onDrawn={onDrawn} />
            );
          })}
        </div>
      </div>
      {printed && <OfdViewPrint pages={printed} onDone={endPrint} />}
    </Stack>
  );
}

/** Zoom after a wheel movement in pixels or lines (a touchpad pinch arrives as one, too); one notch is about 25 %. */
function wheeled(percent: number, { deltaY, deltaMode }: WheelEvent): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * 33;
  return Math.min(Math.max(Math.round(percent * Math.exp(-pixels / 400)), LEAST_ZOOM), MAX_ZOOM);
}

function Notes({ file, notes }: { file: OfdFile; notes: ReadonlyMap<number, readonly string[]> }) {
  const lines = [
    ...file.notes,
    ...[...notes]
      .sort(([one], [other]) => one - other)
      .flatMap(([index, remarks]) => remarks.map((one) => `第${index + 1}页：${one}`)),
  ];
  if (lines.length === 0) return null;
  return (
    <div className={styles.notes} role="status">
      <p>文件中有内容没能显示，其余部分照常可看</p>
      <ul>
        {[...new Set(lines)].slice(0, 20).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function replaced(sizes: readonly Box[], index: number, area: Box): readonly Box[] {
  const before = sizes[index];
  if (before && before.width === area.width && before.height === area.height) return sizes;
  return sizes.map((size, at) => (at === index ? area : size));
}

/** Draws every page for printing, one after the other; the file stays usable meanwhile. */
function usePrinting(file: OfdFile) {
  const [printing, setPrinting] = useState<number>();
  const [printed, setPrinted] = useState<readonly DrawnPage[]>();
  const drawn = useRef<DrawnPage[]>([]);
  const stopped = useRef(false);
  const endPrint = useCallback(() => {
    for (const page of drawn.current) release(page);
    drawn.current = [];
    setPrinted(undefined);
  }, []);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
      for (const page of drawn.current) release(page);
      drawn.current = [];
    };
  }, []);
  const print = async () => {
    const count = file.sizes.length;
    if (count > MOST_PRINTED) return toast.info(`文件有${count}页，超过${MOST_PRINTED}页，请下载后打印`);
    endPrint();
    setPrinting(0);
    for (let index = 0; index < count; index += 1) {
      const page = await file.draw(index).catch(() => undefined);
      if (page && !stopped.current) drawn.current.push(page);
      else if (page) release(page);
      if (stopped.current) return;
      setPrinting(index + 1);
    }
    setPrinting(undefined);
    if (drawn.current.length > 0) setPrinted(drawn.current);
  };
  return { printing, printed, print: () => void print(), endPrint };
}
