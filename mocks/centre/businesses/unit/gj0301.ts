import type { CaseState } from '@/api/business';
import { monthOf } from '@/domain/dates';
import { maskIdNumber } from '@/domain/mask';
import { moreFigure, peopleFigure } from '@/domain/members/batch-figures';
import { missedNames, missedText, monthsMissed, OWED_BEFORE, openColumns, openFaults } from '@/domain/members/opening';
import { type Fen, formatMoney, toYuan } from '@/domain/money';
import { accountOpeningNote } from '../../../data/notes/account-notes';
import { FINAL } from '../../cases/case-states';
import { monthlyChange } from '../../cases/case-sum';
import { doneWords } from '../../cases/done-words';
import { labelOf } from '../../cases/field-reader';
import { actorOf, type Desk } from '../../kernel/desk';
import { postNote } from '../../kernel/ledger';
import { findPersonByZjhm, type UnitRecord, unitOf } from '../../kernel/people';
import { baseLimits, openAccount, openingFaults, openingLeads, tellOpened } from '../../members/account-opening';
import { type MemberRow, memberBatchRule } from '../../members/member-batch';
import { MONTHLY, monthlyOnBase } from '../../members/member-stake';
import { phonesOnce } from '../../members/phones-once';
import { dueMonth } from '../../remittance/confirm';

const ID_CARD = '01';

/** The account's number once the case has opened it, whatever has become of the account since; before and otherwise how the case stands. */
function accountText(desk: Desk, zjhm: string, ywzt: CaseState): string {
  if (ywzt === '99') return findPersonByZjhm(desk, zjhm)?.grzh ?? '--';
  return FINAL.includes(ywzt) ? '未设立' : '待设立';
}

/** Accounts for new members (domain catalogue GJ0301): one or many, as a batch. */
export const accountOpening = memberBatchRule({
  ywlx: 'GJ0301',
  ywmc: '个人账户设立',
  ywjc: '设立',
  changes: 'members',
  notice: accountOpeningNote,
  label: '设立明细',
  columns: openColumns,
  key: 'zjhm',
  states: ['01', '02', '03'],
  // A month that is handed in holds its own list: who comes later is on the next one.
  undisturbed: [],
  judge: (desk, actor) => {
    const unit = unitOf(desk, actor);
    const terms = { due: dueMonth(desk, unit), today: desk.today(), limits: baseLimits() };
    const twice = phonesOnce();
    return (row) => {
      const again = twice(row.sjhm ?? '', row.zjhm ?? '');
      return { ...openingFaults(desk, unit, row), ...(again && { sjhm: again }), ...openFaults(row, terms) };
    };
  },
  leads: (desk, actor, row) => openingLeads(desk, unitOf(desk, actor), row),
  figures: (desk, actor, rows) => {
    const more = monthlyOf(unitOf(desk, actor), rows);
    const missed = rows.filter(monthsMissed).length;
    const hz = [peopleFigure('slrs', '设立人数', rows.length), moreFigure(more)];
    return {
      hz: missed > 0 ? [...hz, peopleFigure(OWED_BEFORE, '起缴前有应缴月份', missed)] : hz,
      sum: monthlyChange({ more }),
    };
  },
  facts: (desk, actor) => {
    const unit = unitOf(desk, actor);
    return (row) => ({ yjce: toYuan(monthlyOf(unit, [row])) });
  },
  stake: [MONTHLY],
  warnings: (desk, _, rows) => missedNow(desk, rows),
  manual: (rows) => (rows.some(({ zjlx }) => zjlx !== ID_CARD) ? ['证件类型不是身份证，须人工核验证件'] : []),
  needs: () => [
    { wjlxId: '0101', wjmc: '身份证', sfbs: '0', mjsm: '' },
    { wjlxId: '0211', wjmc: '劳动合同', sfbs: '0', mjsm: '' },
  ],
  shown: {
    lm: ['姓名', '证件号码', '个人账号', '缴存基数', '起缴年月'],
    names: ['xingming', 'zjhm', '', 'grjcjs', 'qjny'],
    widths: [3, 5, 4, 3, 3],
    cells: (desk, { xingming = '', zjhm = '', zjlx = '', grjcjs = '', qjny = '' }, { ywzt }) => {
      const number = zjlx === ID_CARD ? maskIdNumber(zjhm) : `${labelOf('zjlx', zjlx)}${maskIdNumber(zjhm)}`;
      return [xingming, number, accountText(desk, zjhm, ywzt), formatMoney(grjcjs), qjny];
    },
  },
  book: (desk, record, rows) => {
    const unit = unitOf(desk, actorOf(record.owner));
    const { ywlsh } = record;
    const opened = rows.map((row) => openAccount(desk, unit, row));
    for (const person of opened) tellOpened(desk, unit, person, record);
    const entry = {
      id: `kh:${ywlsh}`,
      date: desk.today(),
      kind: '03',
      zhaiyao: '开户',
      ywlsh,
      hjny: '',
      dwzh: unit.dwzh,
    };
    postNote(
      desk.store,
      entry,
      opened.map(({ grzh }) => grzh),
    );
  },
  done: {
    jdmc: '账户设立',
    yj: (people, rows, desk) => [`已为${people}设立个人账户，账号见设立明细`, ...missedNow(desk, rows)].join('；'),
  },
  message: ({ ywzt, ywmc, ywlsh, lc, sqnr }) =>
    ywzt === '99'
      ? {
          title: `${ywmc}已办结`,
          nr: `贵单位的${ywmc}（${ywlsh}）${doneWords({ lc })}`,
          ...(sqnr.some(({ key }) => key === OWED_BEFORE) && BACK_PAYMENT),
        }
      : undefined,
});

const BACK_PAYMENT = { lj: '/dwwt/jcyw/dw_bj', ljmc: '办理补缴' };

/** Accounts that are opened today: the months since then are made up in the hall. */
const missedNow = (desk: Desk, rows: readonly MemberRow[]) =>
  missedText(rows.map((row) => missedNames(row, monthOf(desk.today()))));

/** What the rows come to in a month, each on the ratios of its first one. */
const monthlyOf = (unit: UnitRecord, rows: readonly MemberRow[]): Fen =>
  rows.reduce((sum, { grjcjs = '', qjny = '' }) => sum + monthlyOnBase(unit, qjny, grjcjs), 0n);
