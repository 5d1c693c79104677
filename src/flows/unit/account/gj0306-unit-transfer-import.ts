import { monthlyInMonth, sharesInMonth } from '@/domain/deposit/unit-terms';
import { lessFigure, moreFigure, peopleFigure } from '@/domain/members/batch-figures';
import { type Fen, fenOf, parseYuan, signedMoney } from '@/domain/money';
import { INTO, memberTransferColumns, transferFaults } from '@/schema/unit/gj0306-unit-transfer';
import { type MemberOptions, shownMemberColumns } from '../blocks/member-columns';
import { memberImport } from '../blocks/member-import';

interface Moved {
  coming: boolean;
  monthly: Fen;
}

/** Rows of GJ0306: incoming and outgoing accounts. */
export const unitTransferImport = memberImport<Moved, MemberOptions>({
  code: 'GJ0306',
  sheet: '转移明细',
  columns: shownMemberColumns(memberTransferColumns, {
    zjhm: { width: 24, role: 'key' },
    xingming: { width: 14, role: 'input' },
    zyfx: { width: 16, role: 'input' },
    zrdwzh: { width: 16, role: 'input' },
    grjcjs: { width: 14, role: 'input' },
    zysxny: { width: 14, role: 'input' },
  }),
  derived: [{ title: '月缴存额', width: 14 }],
  hint: '每人一行：转出的从职工列表选择，转入的填写证件号码和姓名，或下载模板填写后导入。转入的填写基数，转出的填写转入单位账号。',
  leftOut: '本次不转移',
  rules: ({ dwzh, due, today, limits, ...unit }) => {
    const terms = { dwzh, due, today, limits: { lower: fenOf(limits.lower), upper: fenOf(limits.upper) } };
    return {
      faults: (row, member) => transferFaults(row, { ...terms, member }),
      suggest: (field, { zysxny = '' }) => field === 'zysxny' && zysxny < due && due,
      data: ({ zyfx, grjcjs = '', zysxny = '' }, member) => {
        const coming = zyfx === INTO;
        const given = parseYuan(coming ? grjcjs : member ? monthlyInMonth(member, zysxny) : '');
        if (given === undefined) return undefined;
        const { unitFen, memberFen } = sharesInMonth(unit, zysxny, given);
        return { coming, monthly: coming ? unitFen + memberFen : given };
      },
      derive: ({ coming, monthly }) => [signedMoney(coming ? monthly : -monthly)],
      figures: (rows) => {
        const [coming, going] = [rows.filter((one) => one.coming), rows.filter((one) => !one.coming)];
        const sum = (some: readonly Moved[]) => some.reduce((fen, { monthly }) => fen + monthly, 0n);
        return [
          peopleFigure('zrrs', '转入人数', coming.length),
          peopleFigure('zcrs', '转出人数', going.length),
          moreFigure(sum(coming)),
          lessFigure(sum(going)),
        ];
      },
    };
  },
});
