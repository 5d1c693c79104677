import { peopleText } from '@/domain/counts';
import { INTO, OUT, transferColumns, transferFaults } from '@/domain/members/transfer';
import { type Fen, fenOf, formatMoney, parseYuan, signedMoney } from '@/domain/money';
import { monthlyInMonth, sharesInMonth } from '@/domain/unit-terms';
import type { ImportDefinition } from '@/engine/import/import-definition';
import { type MemberOptions, shownColumns, wireCells } from '../blocks/member-columns';

interface Moved {
  coming: boolean;
  monthly: Fen;
}

const columns = shownColumns(transferColumns, {
  zjhm: { width: 24, role: 'key' },
  xingming: { width: 14, role: 'input' },
  zyfx: { width: 16, role: 'input' },
  zrdwzh: { width: 16, role: 'input' },
  grjcjs: { width: 14, role: 'input' },
  zysxny: { width: 14, role: 'input' },
});

/** The rows of GJ0306: whose account comes to the unit, and whose goes. */
export const unitTransferImport: ImportDefinition<MemberOptions, Moved> = {
  rows: 'new',
  sheet: '转移明细',
  columns,
  derived: [{ title: '月缴存额', width: 14 }],
  words: {
    unit: '人',
    who: '职工',
    hint: '每人一行：转出的从职工列表选择，转入的填写证件号码和姓名，或下载模板填写后导入。转入的填写基数，转出的填写转入单位账号。',
    leftOut: '本次不转移',
  },
  start: ({ dwzh, due, today, members, limits, ...unit }) => {
    const known = new Map(members.map((member) => [member.grzh, member]));
    const terms = { dwzh, due, today, limits: { lower: fenOf(limits.lower), upper: fenOf(limits.upper) } };
    const wire = wireCells(columns);
    return {
      accounts: members,
      judge: (cells) => {
        const row = wire(cells);
        const { zjhm = '', zyfx = '', grjcjs = '', zysxny = '' } = row;
        const member = known.get(zjhm);
        const problems = Object.entries(transferFaults(row, { ...terms, member })).map(([field, text]) => {
          const suggestion =
            (field === 'xingming' && zyfx === OUT && member?.xingming) ||
            (field === 'zysxny' && zysxny < due && due) ||
            '';
          return { field, text, suggestion, takeable: suggestion !== '' };
        });
        const coming = zyfx === INTO;
        const given = parseYuan(coming ? grjcjs : member ? monthlyInMonth(member, zysxny) : '');
        if (problems.length > 0 || given === undefined) return { problems, data: null };
        const { unitFen, memberFen } = sharesInMonth(unit, zysxny, given);
        return { problems, data: { coming, monthly: coming ? unitFen + memberFen : given } };
      },
      derive: ({ coming, monthly }) => [signedMoney(coming ? monthly : -monthly)],
      totals: (rows) => {
        const all = [...rows];
        const of = (coming: boolean) => all.filter((one) => one.coming === coming);
        const sum = (some: readonly Moved[]) => formatMoney(some.reduce((fen, { monthly }) => fen + monthly, 0n));
        return {
          figures: [
            { key: 'zrrs', label: '转入人数', value: peopleText(of(true).length) },
            { key: 'zcrs', label: '转出人数', value: peopleText(of(false).length) },
            { key: 'zjje', label: '月缴存额增加', value: sum(of(true)) },
            { key: 'jsje', label: '月缴存额减少', value: sum(of(false)) },
          ],
          warnings: [],
        };
      },
      wire,
    };
  },
};
