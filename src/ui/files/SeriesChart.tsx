import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ChartLayout, layOutChart, nearestRow, type Shape } from '../chart/chart-layout';
import { Row } from '../layout/Row';
import styles from './SeriesChart.module.css';

export interface ChartSeries {
  /** Field of the rows that holds the series' number. */
  key: string;
  name: string;
  /** `step`: the value holds until the next one; `stack`: stacked bars. */
  shape: 'line' | 'step' | 'area' | 'bar' | 'stack';
  tone?: 'primary' | 'warm' | 'success' | 'quiet';
  /** Dashed line: distinguishable without colour, also in print. */
  dashed?: boolean;
}

/** `x` labels the axis; the numbers are for drawing (exact enough for pixels, never for money). */
export type ChartRow = { x: string } & Record<string, string | number>;

export interface SeriesChartProps {
  /** Text alternative of the chart, one sentence. */
  label: string;
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  /** Formats a number for the axis. */
  format: (value: number) => string;
  /** Formats the exact figure for the tooltip; default: `format`. */
  exact?: (value: number, row: ChartRow, key: string) => string;
  /** Pixels. */
  height?: number;
  /** The axis starts at the lowest value rather than at 0. */
  fromLowest?: boolean;
  /** Upper end of the axis, for example 100 %. */
  most?: number;
}

const TONES = {
  primary: 'var(--color-primary)',
  warm: 'var(--color-warm)',
  success: 'var(--color-success)',
  quiet: 'var(--color-border-strong)',
} as const;

const DASHES = '6 5';
/** Size before the page has been measured, px. */
const USUAL = { width: 600, em: 14 };

/** Lines, steps and bars over time. Illustration only: a table beside the chart has the same figures. Loaded on demand. */
export default function SeriesChart(props: SeriesChartProps) {
  const { label, rows, series, format, height = 280, fromLowest, most } = props;
  const frame = useRef<HTMLElement>(null);
  const { width, em } = useSize(frame);
  const [pointed, setPointed] = useState<number | null>(null);
  const drawing = useMemo(
    () => layOutChart({ rows, series, format, fromLowest, most }, width, height, em),
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

function Axes({ drawing: { plot, xTicks, yTicks, height }, em }: { drawing: ChartLayout; em: number }) {
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

function upright({ middles, plot }: ChartLayout, at: number) {
  const x = middles[at] ?? 0;
  return { x1: x, x2: x, y1: plot.top, y2: plot.bottom };
}

/** Tooltip with the figures of the hovered row, placed on the side with more room. */
function Tip({
  rows,
  series,
  format,
  exact = format,
  drawing,
  at,
}: SeriesChartProps & { drawing: ChartLayout; at: number }) {
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
    <Row as="ul" gap={2} rowGap={0.5} justify="center" className={styles.legend} aria-hidden="true">
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
    </Row>
  );
}

/**
 * Width of an element and its font size, px, updated on resize. Read from ResizeObserver only, which fires after layout and before paint:
 * reading sizes directly would force a synchronous layout.
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
