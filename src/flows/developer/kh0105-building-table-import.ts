import { areaText, parseArea } from '@/domain/deposit/other-withdrawal';
import { HOME_PRICE, homePrice, MAX_HOMES } from '@/domain/loan/home-rows';
import { formatMoney, parseYuan } from '@/domain/money';
import type { ImportDefinition } from '@/engine/import/import-definition';
import { homeColumns, homeFaults } from '@/schema/developer/kh0105-building-table';

interface Home {
  /** Hundredths of a square metre. */
  area: bigint;
  price: bigint;
}

const WIDTHS = { dyfh: 14, jzmj: 14, fwdj: 16, hx: 20 } as const;
const columns = homeColumns.map((column) => ({
  ...column,
  width: WIDTHS[column.name],
  role: column.name === 'dyfh' ? ('key' as const) : ('input' as const),
  required: true,
}));

/** Rows of KH0105: homes of one building. */
export const buildingTableImport: ImportDefinition<null, Home> = {
  code: 'KH0105',
  rows: 'new',
  sheet: '房屋明细',
  columns,
  derived: [{ title: HOME_PRICE, width: 18 }],
  words: {
    unit: '套',
    most: MAX_HOMES,
    who: '房屋',
    hint: '每套房屋一行：单元和房号写成“2-1201”，面积单位为平方米，单价单位为元。可以下载模板填写后导入，也可以直接填写。',
    leftOut: '本次不列入楼盘表',
  },
  start: () => {
    const wire = (cells: readonly string[]) =>
      Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? '']));
    return {
      judge: (cells) => {
        const row = wire(cells);
        const problems = Object.entries(homeFaults(row)).map(([field, text]) => ({
          field,
          text,
          suggestion: '',
          takeable: false,
        }));
        const [area, unit] = [parseArea(row.jzmj ?? ''), parseYuan(row.fwdj ?? '')];
        const whole = problems.length === 0 && area !== undefined && unit !== undefined;
        return { problems, data: whole ? { area, price: homePrice(area, unit) } : null };
      },
      derive: ({ price }) => [formatMoney(price)],
      totals: (rows) => {
        const all = [...rows];
        const area = all.reduce((sum, one) => sum + one.area, 0n);
        return {
          figures: [
            { key: 'hs', label: '房屋套数', value: `${all.length}套` },
            { key: 'mj', label: '建筑面积合计', value: `${formatMoney(areaText(area), '')}㎡` },
            { key: 'zj', label: '总价合计', value: formatMoney(all.reduce((sum, { price }) => sum + price, 0n)) },
          ],
          warnings: [],
        };
      },
      wire,
    };
  },
};
