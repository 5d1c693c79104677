import type { CaseState } from '@/api/cases/business';
import { monthOf } from '@/domain/dates';
import { moreFigure, peopleFigure } from '@/domain/members/batch-figures';
import { type Fen, formatMoney, toYuan } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import {
  missedMonths,
  missedNames,
  missedText,
  monthsMissed,
  OWED_BEFORE,
  openColumns,
  openFaults,
} from '@/schema/unit/gj0301-account-opening';
import type { MessageLink } from '../../../data/messages/template';
import { accountOpeningNote } from '../../../data/notes/account-notes';
import { receivedRows } from '../../cases/batch/batches';
import { type CaseRecord, FINAL } from '../../cases/case-states';
import { monthlyChange } from '../../cases/case-sum';
import { automaticCompletionText } from '../../cases/completion-text';
import { labelOf } from '../../cases/field-reader';
import { postNote } from '../../kernel/accounts/ledger';
import { findPersonByZjhm, type UnitRecord, unitOf, units } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { actorOf, ownerId, type Transaction } from '../../kernel/transaction';
import {
  notifyAccountOpened,
  openAccount,
  openingBaseLimits,
  openingFaults,
  openingLeads,
} from '../../members/account-opening';
import { phonesOnce } from '../../members/info/phones-once';
import { type MemberRow, memberBatchRule } from '../../members/member-batch';
import { MONTHLY, monthlyOnBase } from '../../members/member-figures';
import { dueMonth } from '../../remittance/list/confirm';
import { MISSED_MONTHS_FORM } from '../../remittance/missed-months';

const ID_CARD = '01';

/** Text of the account number once the case has opened the account; otherwise the state of the case. */
function accountText(tx: Transaction, zjhm: string, ywzt: CaseState): string {
  if (ywzt === '99') return findPersonByZjhm(tx, zjhm)?.grzh ?? '--';
  return FINAL.includes(ywzt) ? '未设立' : '待设立';
}

/** Accounts for new members (docs/rules/gj0301-account-opening.md), single or as a batch. */
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
  // No conflict with an open remittance: its list is fixed and new members are on the next one.
  noConcurrentChange: [],
  judge: (tx, actor) => {
    const unit = unitOf(tx, actor);
    const terms = { due: dueMonth(tx, unit), today: tx.today(), limits: openingBaseLimits() };
    const twice = phonesOnce();
    return (row) => {
      const again = twice(row.sjhm ?? '', row.zjhm ?? '');
      return { ...openingFaults(tx, unit, row), ...(again && { sjhm: again }), ...openFaults(row, terms) };
    };
  },
  leads: (tx, actor, row) => openingLeads(tx, unitOf(tx, actor), row),
  figures: (tx, actor, rows) => {
    const more = monthlyOf(unitOf(tx, actor), rows);
    const missed = rows.filter(monthsMissed).length;
    const hz = [peopleFigure('slrs', '设立人数', rows.length), moreFigure(more)];
    return {
      hz:
        missed > 0
          ? [...hz, { ...peopleFigure(OWED_BEFORE, '起缴前有应缴月份', missed), gs: missedNow(tx, rows).join('；') }]
          : hz,
      sum: monthlyChange({ more }),
    };
  },
  facts: (tx, actor) => {
    const unit = unitOf(tx, actor);
    return (row) => ({ yjce: toYuan(monthlyOf(unit, [row])) });
  },
  stake: [MONTHLY],
  warnings: (tx, _, rows) => missedNow(tx, rows),
  manual: (rows) => (rows.some(({ zjlx }) => zjlx !== ID_CARD) ? ['证件类型不是身份证，须人工核验证件'] : []),
  needs: () => [
    { wjlxId: '0101', wjmc: '身份证', sfbs: '0', mjsm: '' },
    { wjlxId: '0211', wjmc: '劳动合同', sfbs: '0', mjsm: '' },
  ],
  shown: {
    lm: ['姓名', '证件号码', '个人账号', '缴存基数', '起缴年月'],
    names: ['xingming', 'zjhm', '', 'grjcjs', 'qjny'],
    widths: [3, 5, 4, 3, 3],
    cells: (tx, { xingming = '', zjhm = '', zjlx = '', grjcjs = '', qjny = '' }, { ywzt }) => {
      const number = zjlx === ID_CARD ? maskIdNumber(zjhm) : `${labelOf('zjlx', zjlx)}${maskIdNumber(zjhm)}`;
      return [xingming, number, accountText(tx, zjhm, ywzt), formatMoney(grjcjs), qjny];
    },
  },
  book: (tx, record, rows) => {
    const unit = unitOf(tx, actorOf(record.owner));
    const { ywlsh } = record;
    const opened = rows.map((row) => openAccount(tx, unit, row));
    for (const person of opened) notifyAccountOpened(tx, unit, person, record);
    const entry = {
      id: `kh:${ywlsh}`,
      date: tx.today(),
      kind: '03',
      zhaiyao: '开户',
      ywlsh,
      hjny: '',
      dwzh: unit.dwzh,
    };
    postNote(
      tx.store,
      entry,
      opened.map(({ grzh }) => grzh),
    );
  },
  done: {
    jdmc: '账户设立',
    yj: (people, rows, tx) => [`已为${people}设立个人账户，账号见设立明细`, ...missedNow(tx, rows)].join('；'),
  },
  about: (store, record) => {
    const way = backPaymentLink(store, record);
    return way && { lj: way.lj, mc: way.ljmc };
  },
  message: (record, { store }) =>
    record.ywzt === '99'
      ? {
          title: `${record.ywmc}已办结`,
          nr: `贵单位的${record.ywmc}（${record.ywlsh}）${automaticCompletionText(record)}`,
          ...backPaymentLink(store, record),
        }
      : undefined,
});

/** Link of the completed case to where months owed before a first deposit are paid: the form if it takes any, else the branches. */
function backPaymentLink(store: Store, { ywzt, sqnr, owner, values, since }: CaseRecord): MessageLink | undefined {
  const unit = units(store).get(ownerId(owner, 'unit'));
  if (!unit || ywzt !== '99' || !sqnr.some(({ key }) => key === OWED_BEFORE)) return undefined;
  const due = dueMonth({ store, today: () => since }, unit);
  const rows = receivedRows<MemberRow>({ store }, actorOf(owner), values.pcbh ?? '');
  const missed = rows.map((row) => missedMonths(row, monthOf(since)));
  if (missed.some(({ hall }) => hall.some((month) => month < due)))
    return { lj: MISSED_MONTHS_FORM, ljmc: '为新开户职工办理补缴' };
  return missed.some(({ branch }) => branch.length > 0) ? { lj: '/introToCenter', ljmc: '查看服务网点' } : undefined;
}

/** Months between the first deposit and now, for accounts opened today, to be back-paid in the hall. */
const missedNow = (tx: Transaction, rows: readonly MemberRow[]) =>
  missedText(rows.map((row) => missedNames(row, monthOf(tx.today()))));

/** Monthly sum of the rows, each at the ratios of its first month. */
const monthlyOf = (unit: UnitRecord, rows: readonly MemberRow[]): Fen =>
  rows.reduce((sum, { grjcjs = '', qjny = '' }) => sum + monthlyOnBase(unit, qjny, grjcjs), 0n);
