import { peopleText } from '@/domain/counts';
import { monthsMissed, openColumns, openFaults } from '@/domain/members/opening';
import { type Fen, fenOf, formatMoney, parseYuan } from '@/domain/money';
import { sharesInMonth } from '@/domain/unit-terms';
import type { ImportDefinition } from '@/engine/import/import-definition';
import { shownColumns, type UnitOptions, wireCells } from '../blocks/member-columns';

interface Opened {
  unitFen: Fen;
  memberFen: Fen;
  missed: boolean;
}

const columns = shownColumns(openColumns, {
  zjhm: { width: 30, role: 'key' },
  xingming: { width: 16, role: 'input' },
  zjlx: { width: 12, role: 'input' },
  sjhm: { width: 14, role: 'input' },
  gzrq: { width: 14, role: 'input' },
  sfxcjgz: { width: 14, role: 'input' },
  grjcjs: { width: 14, role: 'input' },
  qjny: { width: 12, role: 'input' },
});

/** The rows of GJ0301: whoever the unit pays in for from now on. */
export const accountOpeningImport: ImportDefinition<UnitOptions, Opened> = {
  rows: 'new',
  sheet: '设立明细',
  columns,
  derived: [
    { title: '单位月缴存额', width: 14 },
    { title: '个人月缴存额', width: 14 },
  ],
  words: {
    unit: '人',
    who: '职工',
    hint: '每人一行，直接填写或用模板导入。性别、出生日期由身份证号码得出，其余由职工登录后补充。',
    leftOut: '本次不设立账户',
  },
  start: ({ due, today, limits, ...unit }) => {
    const terms = { due, today, limits: { lower: fenOf(limits.lower), upper: fenOf(limits.upper) } };
    const wire = wireCells(columns);
    return {
      judge: (cells) => {
        const row = wire(cells);
        const faults = openFaults(row, terms);
        const base = parseYuan(row.grjcjs ?? '');
        const problems = Object.entries(faults).map(([field, text]) => ({
          field,
          text,
          ...(field === 'qjny' && (row.qjny ?? '') < due
            ? { suggestion: due, takeable: true }
            : { suggestion: '', takeable: false }),
        }));
        if (problems.length > 0 || base === undefined) return { problems, data: null };
        return { problems: [], data: { ...sharesInMonth(unit, row.qjny ?? '', base), missed: monthsMissed(row) } };
      },
      derive: ({ unitFen, memberFen }) => [formatMoney(unitFen), formatMoney(memberFen)],
      totals: (rows) => {
        const all = [...rows];
        const sum = all.reduce((fen, { unitFen, memberFen }) => fen + unitFen + memberFen, 0n);
        const missed = all.filter((one) => one.missed).length;
        return {
          figures: [
            { key: 'slrs', label: '设立人数', value: peopleText(all.length) },
            { key: 'zjje', label: '月缴存额增加', value: formatMoney(sum) },
          ],
          warnings: missed > 0 ? [`${peopleText(missed)}在起缴年月以前已有应缴月份，请另行办理补缴`] : [],
        };
      },
      wire,
    };
  },
};
