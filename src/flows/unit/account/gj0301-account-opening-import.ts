import { monthOf } from '@/domain/dates';
import { sharesInMonth } from '@/domain/deposit/unit-terms';
import { moreFigure, peopleFigure } from '@/domain/members/batch-figures';
import { type Fen, fenOf, formatMoney, parseYuan } from '@/domain/money';
import { ID_CARD, missedNames, missedText, openColumns, openFaults } from '@/schema/unit/gj0301-account-opening';
import { shownMemberColumns, type UnitOptions } from '../blocks/member-columns';
import { memberImport } from '../blocks/member-import';

interface Opened {
  unitFen: Fen;
  memberFen: Fen;
  missed: ReturnType<typeof missedNames>;
}

/** Rows of GJ0301: new contributing members. */
export const accountOpeningImport = memberImport<Opened, UnitOptions>({
  code: 'GJ0301',
  sheet: '设立明细',
  columns: shownMemberColumns(openColumns, {
    zjhm: { width: 30, role: 'key' },
    xingming: { width: 16, role: 'input' },
    zjlx: { width: 12, role: 'input' },
    sjhm: { width: 14, role: 'input' },
    gzrq: { width: 14, role: 'input' },
    sfxcjgz: { width: 14, role: 'input' },
    grjcjs: { width: 14, role: 'input' },
    qjny: { width: 12, role: 'input' },
  }),
  derived: [
    { title: '单位月缴存额', width: 14 },
    { title: '个人月缴存额', width: 14 },
  ],
  hint: '每人一行，直接填写或用模板导入。性别、出生日期由身份证号码得出，其余由职工登录后补充。',
  leftOut: '本次不设立账户',
  rules: ({ due, today, limits, ...unit }) => {
    const terms = { due, today, limits: { lower: fenOf(limits.lower), upper: fenOf(limits.upper) } };
    return {
      faults: (row) => openFaults(row, terms),
      // Most people have worked before; a first job is owed a month later.
      preset: { zjlx: ID_CARD, sfxcjgz: '0', qjny: due },
      suggest: (field, { qjny = '' }) => field === 'qjny' && qjny < due && due,
      data: (row) => {
        const base = parseYuan(row.grjcjs ?? '');
        return base === undefined
          ? undefined
          : { ...sharesInMonth(unit, row.qjny ?? '', base), missed: missedNames(row, monthOf(today)) };
      },
      derive: ({ unitFen, memberFen }) => [formatMoney(unitFen), formatMoney(memberFen)],
      figures: (rows) => [
        peopleFigure('slrs', '设立人数', rows.length),
        moreFigure(rows.reduce((sum, { unitFen, memberFen }) => sum + unitFen + memberFen, 0n)),
      ],
      warnings: (rows) => missedText(rows.map(({ missed }) => missed)),
    };
  },
});
