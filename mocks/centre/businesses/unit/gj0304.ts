import { moreFigure, peopleFigure } from '@/domain/members/batch-figures';
import { reopenColumns, reopenFaults } from '@/domain/members/reopening';
import { type Fen, fenOf, formatMoney, moneyText, toYuan } from '@/domain/money';
import { memberReopeningNote } from '../../../data/notes/account-notes';
import { monthlyChange } from '../../cases/case-sum';
import { labelOf } from '../../cases/field-reader';
import { lastPaidMonth } from '../../kernel/account-figures';
import { actorOf } from '../../kernel/desk';
import { postNote } from '../../kernel/ledger';
import { lastSpan, persons, type UnitRecord, unitOf } from '../../kernel/people';
import { tellAnyway } from '../../kernel/reminders';
import { spansFrom } from '../../kernel/unit-ratios';
import { baseLimits } from '../../members/account-opening';
import { type MemberRow, memberBatchRule } from '../../members/member-batch';
import { LAST_PAID, MONTHLY, monthlyOnBase } from '../../members/member-stake';
import { openWithdrawal, sealedMember } from '../../members/sealed-members';
import { findMember } from '../../members/unit-members-pick';
import { accountSeals } from '../../registers/life-registers';
import { dueMonth } from '../../remittance/confirm';

/** Sealed members for whom the unit pays in again (domain catalogue GJ0304): one or many, as a batch. */
export const memberReopening = memberBatchRule({
  ywlx: 'GJ0304',
  ywmc: '启封',
  changes: 'members',
  notice: memberReopeningNote,
  label: '启封明细',
  columns: reopenColumns,
  key: 'grzh',
  states: ['01', '03'],
  undisturbed: ['month', 'terms'],
  judge: (desk, actor) => {
    const terms = { due: dueMonth(desk, unitOf(desk, actor)), today: desk.today(), limits: baseLimits() };
    return (row) => {
      const found = sealedMember(desk, actor, row.grzh ?? '');
      if ('why' in found) return { ...reopenFaults(row, { ...terms, member: undefined }), grzh: found.why };
      const { member } = found;
      const open = openWithdrawal(desk, member);
      const until = lastSpan(member)?.to ?? '';
      return {
        ...reopenFaults(row, { ...terms, member: { xingming: member.xingming, until } }),
        ...(open ? { grzh: `该职工存在在途提取业务（${open}），不能启封` } : {}),
      };
    };
  },
  figures: (desk, actor, rows) => {
    const more = monthlyOf(unitOf(desk, actor), rows);
    return { hz: [peopleFigure('qfrs', '启封人数', rows.length), moreFigure(more)], sum: monthlyChange({ more }) };
  },
  facts: (desk, actor) => {
    const unit = unitOf(desk, actor);
    return (row) => {
      const member = persons(desk.store).get(row.grzh ?? '');
      return { yjce: toYuan(monthlyOf(unit, [row])), jzny: member ? lastPaidMonth(desk.store, member) : '' };
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
  book: (desk, { owner, ywlsh }, rows) => {
    const actor = actorOf(owner);
    const unit = unitOf(desk, actor);
    const { dwzh, dwmc } = unit;
    for (const { grzh = '', grjcjs = '', sxny = '' } of rows) {
      const member = findMember(desk, actor, grzh);
      const spans = [...member.spans, ...spansFrom(unit, sxny, fenOf(grjcjs))];
      persons(desk.store).put(grzh, { ...member, spans, grzhzt: '01' });
      accountSeals(desk.store).delete(grzh);
      tellAnyway(desk, member, {
        xxId: `qf-${ywlsh}-${grzh}`,
        title: '账户启封',
        nr: `${dwmc}已为您办理账户启封，自${sxny}起恢复缴存，月缴存额${moneyText(monthlyOnBase(unit, sxny, grjcjs))}。有异议的请联系单位或拨打12329。`,
        xxlx: '缴存通知',
      });
    }
    const entry = { id: `qf:${ywlsh}`, date: desk.today(), kind: '04', zhaiyao: '启封', ywlsh, hjny: '', dwzh };
    postNote(
      desk.store,
      entry,
      rows.map(({ grzh = '' }) => grzh),
    );
  },
  done: { jdmc: '账户启封', yj: (people) => `已启封${people}` },
});

/** What the rows come to in a month, each on the ratios of its first one. */
const monthlyOf = (unit: UnitRecord, rows: readonly MemberRow[]): Fen =>
  rows.reduce((sum, { grjcjs = '', sxny = '' }) => sum + monthlyOnBase(unit, sxny, grjcjs), 0n);
