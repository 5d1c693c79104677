import { scaleBand, scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, curveStepAfter, line } from 'd3-shape';
import type { ChartRow, ChartSeries, SeriesChartProps } from '../files/SeriesChart';

/** Pixels around the drawing besides its labels. */
const TOP = 12;
const RIGHT = 16;
const GAP = 8;
/** Minimum gap between two axis labels, px. */
const BETWEEN = 24;
const TICKS = 5;

export interface ChartLayout {
  width: number;
  height: number;
  /** Edges of the plot area, px. */
  plot: { left: number; right: number; top: number; bottom: number };
  yTicks: { y: number; text: string }[];
  xTicks: { x: number; text: string }[];
  shapes: Shape[];
  /** Centre of each row on the x axis, for the tooltip. */
  middles: number[];
}

export type Shape = { of: ChartSeries } & (
  | { path: string; fill?: string }
  | { bars: { x: number; y: number; width: number; height: number }[] }
);

type Asked = Pick<SeriesChartProps, 'rows' | 'series' | 'format' | 'fromLowest' | 'most'>;

/** Layout of a chart in `width` × `height` pixels at a font size of `em` pixels. Numbers are for pixels, never for money. */
export function layOutChart(
  { rows, series, format, fromLowest, most }: Asked,
  width: number,
  height: number,
  em: number,
): ChartLayout {
  const [low, high] = rangeOf(rows, series, fromLowest);
  // All values equal (an empty account): no scale, the axis shows that value alone.
  const flat = most === undefined && high === low;
  const y = scaleLinear().domain([low, most ?? (flat ? low + 1 : high)]);
  if (most === undefined) y.nice(TICKS);
  const ticks = flat ? [low] : y.ticks(TICKS);
  const left = GAP + Math.max(0, ...ticks.map((tick) => widthOf(format(tick), em))) + GAP;
  const plot = { left, right: Math.max(left + 1, width - RIGHT), top: TOP, bottom: height - 2 * em };
  y.range([plot.bottom, plot.top]);

  const withBars = series.some(({ shape }) => shape === 'bar' || shape === 'stack');
  const band = scaleBand<number>()
    .domain(rows.map((_, index) => index))
    .range([plot.left, plot.right])
    .padding(withBars ? 0.2 : 0);
  const last = Math.max(1, rows.length - 1);
  const middles = rows.map((_, index) =>
    withBars ? (band(index) ?? 0) + band.bandwidth() / 2 : plot.left + ((plot.right - plot.left) * index) / last,
  );
  const points = (key: string) =>
    rows.flatMap((row, index): [number, number][] => {
      const value = Number(row[key]);
      return row[key] !== undefined && Number.isFinite(value) ? [[middles[index] ?? 0, y(value)]] : [];
    });

  const side = series.filter(({ shape }) => shape === 'bar');
  const thick = band.bandwidth() / Math.max(1, side.length);
  const stacked = rows.map(() => low);
  const shapes = series.map((of): Shape => {
    const { key, shape } = of;
    if (shape === 'line') return { of, path: line().curve(curveMonotoneX)(points(key)) ?? '' };
    if (shape === 'step') return { of, path: line().curve(curveStepAfter)(points(key)) ?? '' };
    if (shape === 'area') {
      const path = line().curve(curveMonotoneX)(points(key)) ?? '';
      return { of, path, fill: area().y0(plot.bottom).curve(curveMonotoneX)(points(key)) ?? '' };
    }
    const bars = rows.map((row, index) => {
      const from = shape === 'stack' ? (stacked[index] ?? low) : low;
      const value = Number.isFinite(Number(row[key])) ? Number(row[key]) : 0;
      const to = shape === 'stack' ? from + value : value;
      if (shape === 'stack') stacked[index] = to;
      const x = (band(index) ?? 0) + (shape === 'bar' ? thick * side.indexOf(of) : 0);
      const [top, bottom] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
      return { x, y: top, width: shape === 'bar' ? thick : band.bandwidth(), height: bottom - top };
    });
    return { of, bars };
  });

  return {
    width,
    height,
    plot,
    yTicks: ticks.map((tick) => ({ y: y(tick), text: format(tick) })),
    xTicks: thinned(rows, middles, plot, em),
    shapes,
    middles,
  };
}

/** Index of the row nearest to `x`, px from the drawing's left. */
export function nearestRow(middles: readonly number[], x: number): number {
  return middles.reduce(
    (best, middle, index) => (Math.abs(middle - x) < Math.abs((middles[best] ?? 0) - x) ? index : best),
    0,
  );
}

/** Axis labels, thinned to as many as fit side by side; always includes the first. */
function thinned(rows: readonly ChartRow[], middles: readonly number[], plot: ChartLayout['plot'], em: number) {
  const widest = Math.max(0, ...rows.map(({ x }) => widthOf(x, em))) + BETWEEN;
  const step = Math.max(1, Math.ceil((widest * rows.length) / Math.max(1, plot.right - plot.left)));
  return rows.flatMap(({ x: text }, index) => {
    if (index % step !== 0) return [];
    // Outer labels are kept inside the drawing.
    const half = widthOf(text, em) / 2;
    return [{ x: Math.max(half, Math.min(middles[index] ?? 0, plot.right + RIGHT - half)), text }];
  });
}

function rangeOf(rows: readonly ChartRow[], series: readonly ChartSeries[], fromLowest?: boolean): [number, number] {
  const stacked = series.filter(({ shape }) => shape === 'stack');
  const values = rows.flatMap((row) => [
    ...series.map(({ key }) => Number(row[key])),
    stacked.reduce((sum, { key }) => sum + (Number(row[key]) || 0), 0),
  ]);
  const known = values.filter(Number.isFinite);
  const high = Math.max(0, ...known);
  const least = Math.min(...rows.flatMap((row) => series.map(({ key }) => Number(row[key]))).filter(Number.isFinite));
  const low =
    fromLowest && Number.isFinite(least) ? aLittleBelow(least) : Math.min(0, Number.isFinite(least) ? least : 0);
  return [low, Math.max(low, high)];
}

/** A round figure slightly below the lowest value. */
function aLittleBelow(least: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(least, 1))));
  return Math.max(0, Math.floor((least * 0.9 * 10) / unit) * (unit / 10));
}

/** Estimated text width, px: a Chinese character counts as 1 em, a digit as a good half. */
function widthOf(text: string, em: number): number {
  return [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 255 ? em : em * 0.58), 0);
}
