// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { layOutChart, nearestRow } from '@/ui/chart/chart-layout';
import type { ChartSeries } from '@/ui/files/SeriesChart';

const format = (value: number) => String(value);
const months = (...values: number[]) =>
  values.map((value, index) => ({ x: `2026-${String(index + 1).padStart(2, '0')}`, a: value, b: value }));
const one = (shape: ChartSeries['shape']): ChartSeries[] => [{ key: 'a', name: '余额', shape }];
const draw = (
  values: number[],
  series = one('line'),
  more: { fromLowest?: boolean; most?: number } = {},
  width = 600,
) => layOutChart({ rows: months(...values), series, format, ...more }, width, 240, 14);

describe('走势图的画法', () => {
  it('最低处的刻度在底，最高处在顶；点从左到右，都在图内', () => {
    const { plot, yTicks, middles } = draw([10, 40, 20]);
    expect(yTicks.map(({ text }) => text)).toEqual(['0', '10', '20', '30', '40']);
    expect(yTicks[0]?.y).toBe(plot.bottom);
    expect(yTicks.at(-1)?.y).toBe(plot.top);
    expect(middles).toEqual([plot.left, (plot.left + plot.right) / 2, plot.right]);
    expect(plot.left).toBeGreaterThan(0);
    expect(plot.right).toBeLessThan(600);
  });

  it('从最低值起画时不从0开始，也不高过给定的上限', () => {
    const { yTicks } = draw([97.2, 98.4], one('line'), { fromLowest: true, most: 100 });
    expect(Number(yTicks[0]?.text)).toBeGreaterThan(50);
    expect(Number(yTicks.at(-1)?.text)).toBe(100);
  });

  it('余额一直是零的，只有零这一个刻度', () => {
    const { plot, yTicks } = draw([0, 0, 0], one('area'));
    expect(yTicks).toEqual([{ y: plot.bottom, text: '0' }]);
  });

  it('叠起来的柱子从下一段的顶上开始，加起来正好到顶', () => {
    const series: ChartSeries[] = [
      { key: 'a', name: '本金', shape: 'stack' },
      { key: 'b', name: '利息', shape: 'stack' },
    ];
    const { shapes, plot, yTicks } = draw([50], series);
    const bars = shapes.flatMap((shape) => ('bars' in shape ? shape.bars : []));
    expect(bars[0]).toMatchObject({ y: (bars[1]?.y ?? 0) + (bars[1]?.height ?? 0) });
    expect((bars[0]?.y ?? 0) + (bars[0]?.height ?? 0)).toBe(plot.bottom);
    expect(yTicks.find(({ text }) => text === '100')?.y).toBe(bars[1]?.y);
  });

  it('没有的数字断开不画成0', () => {
    const drawn = layOutChart(
      { rows: [{ x: '1', a: 1 }, { x: '2' }, { x: '3', a: 3 }], series: one('line'), format },
      600,
      240,
      14,
    );
    const [shape] = drawn.shapes;
    expect(shape && 'path' in shape ? shape.path.match(/[MLC]/g)?.length : 0).toBe(2);
  });

  it('窄屏上的标签隔着写，第一个总在，都不出图', () => {
    const { xTicks } = draw(
      Array.from({ length: 24 }, (_, index) => index),
      one('area'),
      {},
      320,
    );
    expect(xTicks[0]?.text).toBe('2026-01');
    expect(xTicks.length).toBeLessThanOrEqual(4);
    for (const { x, text } of xTicks) {
      expect(x - text.length * 4).toBeGreaterThanOrEqual(0);
      expect(x + text.length * 4).toBeLessThanOrEqual(320);
    }
  });

  it('没有一行、只有一行、全是同一个数也画得出', () => {
    expect(draw([]).middles).toEqual([]);
    for (const values of [[5], [0, 0], [7, 7]]) {
      const { shapes, yTicks } = draw(values);
      expect(JSON.stringify(shapes)).not.toContain('NaN');
      expect(yTicks.length).toBeGreaterThan(0);
    }
  });

  it('指到哪里，就是最近的那一行', () => {
    expect([nearestRow([0, 100, 200], 40), nearestRow([0, 100, 200], 60), nearestRow([0, 100, 200], 999)]).toEqual([
      0, 1, 2,
    ]);
  });
});
