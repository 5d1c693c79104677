import { Area, Bar, CartesianGrid, ComposedChart, Legend, Line, Tooltip, XAxis, YAxis } from 'recharts';

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

/** Lines, steps and bars over time. A picture only: the same figures stand in a table beside it. Loaded on demand. */
export default function SeriesChart(props: SeriesChartProps) {
  const { label, rows, series, format, exact = format, height = 280, fromLowest, most = 'auto' } = props;
  return (
    <figure aria-label={label} role="img">
      <ComposedChart
        responsive
        data={[...rows]}
        style={{ width: '100%', height, fontSize: 'var(--font-size-small)' }}
        margin={{ top: 12, right: 16, bottom: 0, left: 8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--color-border)" />
        <XAxis dataKey="x" tickLine={false} stroke="var(--color-text-secondary)" height="auto" minTickGap={24} />
        <YAxis
          width="auto"
          domain={[fromLowest ? lowest(rows, series) : 0, most]}
          tickFormatter={format}
          tickLine={false}
          axisLine={false}
          stroke="var(--color-text-secondary)"
        />
        <Tooltip
          formatter={(value, name, item) => [
            exact(Number(value), item.payload as ChartRow, String(item.dataKey)),
            name,
          ]}
          contentStyle={{ borderRadius: 8, borderColor: 'var(--color-border)' }}
        />
        {series.length > 1 && <Legend itemSorter={null} />}
        {series.map(({ key, name, shape, tone = 'primary', dashed }) => {
          const common = { dataKey: key, name, isAnimationActive: false };
          const line = {
            ...common,
            stroke: TONES[tone],
            strokeWidth: 2,
            strokeDasharray: dashed ? '6 5' : undefined,
          };
          if (shape === 'area') return <Area key={key} {...line} type="monotone" fill="var(--color-primary-soft)" />;
          if (shape === 'line') return <Line key={key} {...line} type="monotone" dot={false} />;
          if (shape === 'step') return <Line key={key} {...line} type="stepAfter" dot={false} legendType="plainline" />;
          return <Bar key={key} {...common} stackId={shape === 'stack' ? 'all' : undefined} fill={TONES[tone]} />;
        })}
      </ComposedChart>
    </figure>
  );
}

/** A little below the lowest value, at a round figure. */
function lowest(rows: readonly ChartRow[], series: readonly ChartSeries[]): number {
  const values = rows.flatMap((row) => series.map(({ key }) => Number(row[key]))).filter(Number.isFinite);
  if (values.length === 0) return 0;
  const least = Math.min(...values);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(least, 1))));
  return Math.max(0, Math.floor((least * 0.9 * 10) / unit) * (unit / 10));
}
