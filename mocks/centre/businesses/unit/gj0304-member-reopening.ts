import { moreFigure, peopleFigure } from '@/domain/members/batch-figures';
import { type Fen, fenOf, formatMoney, toYuan } from '@/domain/money';
import { reopenColumns, reopenFaults } from '@/schema/unit/gj0304-member-reopening';
import { memberReopeningNote } from '../../../data/notes/account-notes';
import { notify } from '../../access/notify';
import { monthlyChange } from '../../cases/case-sum';
import { labelOf } from '../../cases/field-reader';
import { lastPaidMonth } from '../../kernel/accounts/account-figures';
import { postNote } from '../../kernel/accounts/ledger';
import { lastSpan, persons, type UnitRecord, unitOf } from '../../kernel/people';
import { actorOf, ownerOf } from '../../kernel/transaction';
import { spansFrom } from '../../kernel/unit/unit-ratios';
import { openingBaseLimits } from '../../members/account-opening';
import { type MemberRow, memberBatchRule } from '../../members/member-batch';
import { LAST_PAID, MONTHLY, monthlyOnBase } from '../../members/member-figures';
import { notLivingText, openWithdrawal, sealedMember } from '../../members/sealed-members';
import { findMember } from '../../members/unit/unit-members-pick';
import { accountSeals } from '../../registers/life-registers';
import { dueMonth } from '../../remittance/list/confirm';

/** Reopening of sealed members' accounts (docs/rules/gj0304-member-reopening.md), single or as a batch. */
export const memberReopening = memberBatchRule({
  ywlx: 'GJ0304',
  ywmc: '启封',
  changes: 'members',
  notice: memberReopeningNote,
  label: '启封明细',
  columns: reopenColumns,
  key: 'grzh',
  states: ['01', '03'],
  noConcurrentChange: ['month', 'terms'],
  judge: (tx, actor) => {
    const terms = { due: dueMonth(tx, unitOf(tx, actor)), today: tx.today(), limits: openingBaseLimits() };
    return (row) => {
      const found = sealedMember(tx, actor, row.grzh ?? '');
      if ('why' in found) return { ...reopenFaults(row, { ...terms, member: undefined }), grzh: found.why };
      const { member } = found;
      const open = openWithdrawal(tx, member);
      const why = notLivingText(tx, member.zjhm) || (open ? `该职工存在在途提取业务（${open}），不能启封` : '');
      const until = lastSpan(member)?.to ?? '';
      return {
        ...reopenFaults(row, { ...terms, member: { xingming: member.xingming, until } }),
        ...(why && { grzh: why }),
      };
    };
  },
  figures: (tx, actor, rows) => {
    const more = monthlyOf(unitOf(tx, actor), rows);
    return { hz: [peopleFigure('qfrs', '启封人数', rows.length), moreFigure(more)], sum: monthlyChange({ more }) };
  },
  facts: (tx, actor) => {
    const unit = unitOf(tx, actor);
    return (row) => {
      const member = persons(tx.store).get(row.grzh ?? '');
      return { yjce: toYuan(monthlyOf(unit, [row])), jzny: member ? lastPaidMonth(tx.store, member) : '' };
    };
  },
  stake: [MONTHLY, LAST_PAID],
  shown: {
    lm: ['姓名', '个人账号', '启封原因', '缴存基数', '启封年月'],
    names: ['xingming', 'grzh', 'qfyy', 'grjcjs', 'sxny'],
    widths: [3, 4, 4, 3, 3],
    cells: ({ store }, { grzh = '', qfyy = '', grjcjs = '', sxny = '' }) => [
      persons(store).get(grzh)?.xingming ?? '',
      ...[grzh, labelOf('qfyy', qfyy), formatMoney(grjcjs), sxny],
    ],
  },
  book: (tx, { owner, ywlsh }, rows) => {
    const actor = actorOf(owner);
    const unit = unitOf(tx, actor);
    const { dwzh, dwmc } = unit;
    for (const { grzh = '', grjcjs = '', sxny = '' } of rows) {
      const member = findMember(tx, actor, grzh);
      const spans = [...member.spans, ...spansFrom(unit, sxny, fenOf(grjcjs))];
      persons(tx.store).put(grzh, { ...member, spans, grzhzt: '01' });
      accountSeals(tx.store).delete(grzh);
      const data = { ywlsh, dwmc, month: sxny, monthly: monthlyOnBase(unit, sxny, grjcjs) };
      notify(tx, ownerOf({ kind: 'person', grzh }), 'account-reopened', data);
    }
    const entry = { id: `qf:${ywlsh}`, date: tx.today(), kind: '04', zhaiyao: '启封', ywlsh, hjny: '', dwzh };
    postNote(
      tx.store,
      entry,
      rows.map(({ grzh = '' }) => grzh),
    );
  },
  done: { jdmc: '账户启封', yj: (people) => `已启封${people}` },
});

/** Monthly sum of the rows, each at the ratios of its first month. */
const monthlyOf = (unit: UnitRecord, rows: readonly MemberRow[]): Fen =>
  rows.reduce((sum, { grjcjs = '', sxny = '' }) => sum + monthlyOnBase(unit, sxny, grjcjs), 0n);
