import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Drawing, layOut, nearestRow, type Shape } from './chart/chart-layout';
import styles from './SeriesChart.module.css';

export interface ChartSeries {
  /** Field of the rows that holds its number. */
  key: string;
  name: string;
  /** `step`: the value holds until the next one; `stack`: bars on top of each other. */
  shape: 'line' | 'step' | 'area' | 'bar' | 'stack';
  tone?: 'primary' | 'warm' | 'success' | 'quiet';
  /** A broken line: told apart without colour, on paper too. */
  dashed?: boolean;
}

/** `x` is the text below the axis; the numbers are for drawing (exact enough for pixels, never for money). */
export type ChartRow = { x: string } & Record<string, string | number>;

export interface SeriesChartProps {
  /** What it shows, in a sentence: for those who do not see it. */
  label: string;
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  /** A number as people read it at the axis. */
  format: (value: number) => string;
  /** The same in the tip, where there is room for the exact figure; that of the axis when left out. */
  exact?: (value: number, row: ChartRow, key: string) => string;
  /** Pixels. */
  height?: number;
  /** The axis starts at the lowest value rather than at 0. */
  fromLowest?: boolean;
  /** The axis ends here: there is nothing above, as with 100 %. */
  most?: number;
}

const TONES = {
  primary: 'var(--color-primary)',
  warm: 'var(--color-warm)',
  success: 'var(--color-success)',
  quiet: 'var(--color-border-strong)',
} as const;

const DASHES = '6 5';
/** Until the page has been measured, px. */
const USUAL = { width: 600, em: 14 };

/** Lines, steps and bars over time. A picture only: the same figures stand in a table beside it. Loaded on demand. */
export default function SeriesChart(props: SeriesChartProps) {
  const { label, rows, series, format, height = 280, fromLowest, most } = props;
  const frame = useRef<HTMLElement>(null);
  const { width, em } = useSize(frame);
  const [pointed, setPointed] = useState<number | null>(null);
  const drawing = useMemo(
    () => layOut({ rows, series, format, fromLowest, most }, width, height, em),
    [rows, series, format, fromLowest, most, width, height, em],
  );
  const point = ({ clientX, currentTarget }: PointerEvent) =>
    setPointed(nearestRow(drawing.middles, clientX - currentTarget.getBoundingClientRect().left));
  return (
    <figure ref={frame} aria-label={label} role="img" className={styles.chart}>
      <svg
        width={width}
        height={height}
        aria-hidden="true"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        <Axes drawing={drawing} em={em} />
        {drawing.shapes.map((shape) => (
          <Drawn key={shape.of.key} shape={shape} />
        ))}
        {pointed !== null && <line {...upright(drawing, pointed)} className={styles.pointed} />}
      </svg>
      {pointed !== null && <Tip {...props} drawing={drawing} at={pointed} />}
      {series.length > 1 && <Legend series={series} />}
    </figure>
  );
}

function Axes({ drawing: { plot, xTicks, yTicks, height }, em }: { drawing: Drawing; em: number }) {
  return (
    <>
      {yTicks.map(({ y, text }) => (
        <g key={text}>
          <line x1={plot.left} x2={plot.right} y1={y} y2={y} className={styles.grid} />
          <text x={plot.left - 8} y={y} dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <line x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} className={styles.axis} />
      {xTicks.map(({ x, text }) => (
        <text key={text} x={x} y={height - em / 2} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  const { tone = 'primary', dashed } = shape.of;
  if ('bars' in shape) return shape.bars.map((bar) => <rect key={bar.x} {...bar} fill={TONES[tone]} />);
  return (
    <>
      {shape.fill && <path d={shape.fill} fill="var(--color-primary-soft)" />}
      <path
        d={shape.path}
        fill="none"
        stroke={TONES[tone]}
        strokeWidth={2}
        strokeDasharray={dashed ? DASHES : undefined}
      />
    </>
  );
}

function upright({ middles, plot }: Drawing, at: number) {
  const x = middles[at] ?? 0;
  return { x1: x, x2: x, y1: plot.top, y2: plot.bottom };
}

/** The figures of the row that is pointed at, on the side where there is room. */
function Tip({
  rows,
  series,
  format,
  exact = format,
  drawing,
  at,
}: SeriesChartProps & { drawing: Drawing; at: number }) {
  const row = rows[at];
  const x = drawing.middles[at] ?? 0;
  if (!row) return null;
  const place = x > drawing.width / 2 ? { right: drawing.width - x + 12 } : { left: x + 12 };
  return (
    <div className={styles.tip} style={place} aria-hidden="true">
      <p>{row.x}</p>
      {series.map(({ key, name }) => (
        <p key={key}>
          {name}：{exact(Number(row[key]), row, key)}
        </p>
      ))}
    </div>
  );
}

function Legend({ series }: Pick<SeriesChartProps, 'series'>) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map(({ key, name, shape, tone = 'primary', dashed }) => (
        <li key={key}>
          <svg width={28} height={12} aria-hidden="true">
            {shape === 'bar' || shape === 'stack' ? (
              <rect x={8} width={12} height={12} fill={TONES[tone]} />
            ) : (
              <line
                x2={28}
                y1={6}
                y2={6}
                stroke={TONES[tone]}
                strokeWidth={2}
                strokeDasharray={dashed ? DASHES : undefined}
              />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/**
 * Width of an element and of its letters, px, as they are and as they change. The observer alone tells: it comes with the layout and
 * before anything is seen. To ask for the size of what has just been drawn lays out the whole page in the same task.
 */
function useSize(frame: React.RefObject<HTMLElement | null>): { width: number; em: number } {
  const [size, setSize] = useState(USUAL);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth || USUAL.width;
      const em = Number.parseFloat(getComputedStyle(element).fontSize) || USUAL.em;
      setSize((before) => (before.width === width && before.em === em ? before : { width, em }));
    };
    const watch = new ResizeObserver(() => flushSync(measure));
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
  return size;
}
