import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney, parseYuan } from '@/domain/money';

export interface ChartPoint {
  /** yyyy-MM. */
  label: string;
  /** Yuan as text. */
  value: string;
}

/** Balance by month. A picture only: the same figures stand in the table beside it. Loaded on demand. */
export default function BalanceChart({ points }: { points: readonly ChartPoint[] }) {
  // Pixels need no cents: whole yuan fit a number exactly.
  const data = points.map((point) => ({ ...point, yuan: Number((parseYuan(point.value) ?? 0n) / 100n) }));
  return (
    <AreaChart
      responsive
      data={data}
      style={{ width: '100%', height: 240 }}
      margin={{ top: 8, right: 16, bottom: 0, left: 8 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--color-border)" />
      <XAxis dataKey="label" tickLine={false} stroke="var(--color-text-secondary)" fontSize={12} minTickGap={24} />
      <YAxis
        width={64}
        domain={[lowest(data), 'auto']}
        tickFormatter={(yuan: number) => (yuan >= 10_000 ? `${(yuan / 10_000).toFixed(1)}万` : String(yuan))}
        tickLine={false}
        axisLine={false}
        stroke="var(--color-text-secondary)"
        fontSize={12}
      />
      <Tooltip
        formatter={(_, __, item) => [formatMoney((item.payload as ChartPoint).value), '账户余额']}
        contentStyle={{ borderRadius: 8, borderColor: 'var(--color-border)' }}
      />
      <Area
        type="monotone"
        dataKey="yuan"
        stroke="var(--color-primary)"
        strokeWidth={2}
        fill="var(--color-primary-soft)"
        isAnimationActive={false}
      />
    </AreaChart>
  );
}

/** The axis starts a little below the lowest balance, at a round figure. */
function lowest(data: readonly { yuan: number }[]): number {
  const least = Math.min(...data.map((point) => point.yuan));
  return Number.isFinite(least) ? Math.max(0, Math.floor((least * 0.9) / 1000) * 1000) : 0;
}
