import { namesText } from '@/domain/counts';
import { shiftMonth } from '@/domain/dates';
import { lessFigure, peopleFigure } from '@/domain/members/batch-figures';
import { type Fen, formatMoney } from '@/domain/money';
import { sealColumns, sealFaults } from '@/domain/sealing';
import { memberSealingNote } from '../../../data/notes/account-notes';
import { monthlyChange } from '../../cases/case-sum';
import { labelOf } from '../../cases/field-reader';
import { monthlyIn } from '../../kernel/account-figures';
import { type Actor, actorOf, type Desk } from '../../kernel/desk';
import { postNote } from '../../kernel/ledger';
import { type PersonRecord, persons, spanIn, type UnitRecord, unitOf } from '../../kernel/people';
import { endedAfter, stayFrom } from '../../kernel/spans';
import { hasRunningLoan } from '../../loans/loans';
import { type MemberRow, memberBatchRule } from '../../members/member-batch';
import { LAST_PAID, MONTHLY, stakeIn } from '../../members/member-stake';
import { answerReminders } from '../../members/seal-reminders';
import { tellSealed } from '../../members/sealed-notice';
import { findMember, payingMember } from '../../members/unit-members-pick';
import { accountSeals } from '../../registers/life-registers';
import { isShort } from '../../remittance/back-pay';
import { dueMonth } from '../../remittance/confirm';

/** 死亡 and 错开户: what follows is more than an end of deposits, so a clerk reads it. */
const READ_BY_CLERK = ['07', '09'];

/** 最后月份是否足额; of a month that the unit has yet to remit it is not known. */
const LAST_MONTH = { full: '是', short: '否', 'to come': '尚未汇缴', none: '--' };

/** Sealing of members' accounts (domain catalogue GJ0305): one or many, as a batch. */
export const memberSealing = memberBatchRule({
  ywlx: 'GJ0305',
  ywmc: '封存',
  changes: 'members',
  notice: memberSealingNote,
  label: '封存明细',
  columns: sealColumns,
  key: 'grzh',
  states: ['01', '03'],
  undisturbed: ['month', 'terms'],
  judge: (desk, actor) => {
    const due = dueMonth(desk, unitOf(desk, actor));
    const today = desk.today();
    return (row) => {
      const found = payingMember(desk, actor, row.grzh ?? '');
      const member = 'member' in found ? { ...found.member, since: stayFrom(found.member.spans) } : undefined;
      const own = sealFaults(row, { due, today, member });
      return 'why' in found ? { ...own, grzh: found.why } : own;
    };
  },
  figures: (desk, actor, rows) => {
    const less = monthlyOf(desk, actor, rows);
    return { hz: [peopleFigure('fcrs', '封存人数', rows.length), lessFigure(less)], sum: monthlyChange({ less }) };
  },
  facts: (desk, actor) => {
    const unit = unitOf(desk, actor);
    return ({ grzh = '', fcny = '' }) => {
      const member = persons(desk.store).get(grzh);
      if (!member) return {};
      return {
        ...stakeIn(desk, member, fcny),
        sflx: LAST_MONTH[lastMonthPaid(desk, unit, member, fcny)],
        wjqdk: hasRunningLoan(desk.store, grzh) ? '1' : '',
      };
    };
  },
  // Whose loan runs is no matter of the unit's (12.2): it is a warning to who decides it, and not said later.
  stake: [
    { title: '缴存基数', of: ({ grjcjs = '' }) => formatMoney(grjcjs) },
    MONTHLY,
    LAST_PAID,
    { title: '最后月份是否足额', of: ({ sflx = '' }) => sflx || '--' },
    { title: '贷款提示', of: ({ wjqdk }) => (wjqdk ? '有未结清贷款' : '--'), checked: true },
  ],
  warnings: (desk, actor, rows) => {
    const unit = unitOf(desk, actor);
    const unpaid = rows.filter(({ grzh = '', fcny = '' }) => {
      return lastMonthPaid(desk, unit, findMember(desk, actor, grzh), fcny) === 'short';
    });
    const owing = rows.filter(({ grzh = '' }) => hasRunningLoan(desk.store, grzh));
    const named = (some: typeof rows) => namesText(some.map(({ grzh = '' }) => findMember(desk, actor, grzh).xingming));
    return [
      ...(unpaid.length > 0 ? [`${named(unpaid)}最后月份未足额缴存，请办理补缴`] : []),
      ...(owing.length > 0 ? [`${named(owing)}有未结清贷款，封存后冲还贷将使用账户余额，余额不足需银行卡还款`] : []),
    ];
  },
  manual: (rows) =>
    rows.some(({ fcyy = '' }) => READ_BY_CLERK.includes(fcyy)) ? ['封存原因为死亡或错开户，须人工审核'] : [],
  needs: () => [{ wjlxId: '0212', wjmc: '终止劳动关系文件', sfbs: '0', mjsm: '' }],
  shown: {
    lm: ['姓名', '个人账号', '封存原因', '停缴年月', '离职或退休日期'],
    names: ['xingming', 'grzh', 'fcyy', 'fcny', 'lzrq'],
    widths: [3, 4, 5, 3, 4],
    cells: ({ store }, { grzh = '', fcyy = '', fcny = '', lzrq = '' }) => [
      persons(store).get(grzh)?.xingming ?? '',
      ...[grzh, labelOf('fcyy', fcyy), fcny, lzrq || '--'],
    ],
  },
  book: (desk, { owner, ywlsh }, rows) => {
    const actor = actorOf(owner);
    const { dwzh, dwmc } = unitOf(desk, actor);
    for (const { grzh = '', fcyy = '', fcny = '', lzrq = '' } of rows) {
      seal(desk, actor, { grzh, fcyy, fcny, lzrq });
      answerReminders(desk, grzh);
      tellSealed(desk, findMember(desk, actor, grzh), { dwmc, fcyy, fcny, ywlsh });
    }
    const entry = { id: `fc:${ywlsh}`, date: desk.today(), kind: '05', zhaiyao: '封存', ywlsh, hjny: '', dwzh };
    postNote(
      desk.store,
      entry,
      rows.map(({ grzh = '' }) => grzh),
    );
  },
  done: { jdmc: '账户封存', yj: (people) => `已封存${people}` },
});

/** Of the month before the first one without a deposit: what the books say of it, which the catalogue leaves to nobody else. */
function lastMonthPaid(desk: Desk, unit: UnitRecord, member: PersonRecord, fcny: string): keyof typeof LAST_MONTH {
  const last = shiftMonth(fcny, -1);
  if (spanIn(member, last)?.dwzh !== unit.dwzh) return 'none';
  if (last >= dueMonth(desk, unit)) return 'to come';
  return isShort(desk.store, unit, member, last) ? 'short' : 'full';
}

function seal(
  desk: Desk,
  actor: Actor,
  { grzh, fcyy, fcny, lzrq }: Record<'grzh' | 'fcyy' | 'fcny' | 'lzrq', string>,
): void {
  const member = findMember(desk, actor, grzh);
  const spans = endedAfter(member.spans, shiftMonth(fcny, -1));
  persons(desk.store).put(grzh, { ...member, spans, grzhzt: '02' });
  accountSeals(desk.store).put(grzh, { grzh, fcyy, fcrq: desk.today(), ...(lzrq && { lzrq }) });
}

/** What the rows have paid in a month until their last one. */
function monthlyOf(desk: Desk, actor: Actor, rows: readonly MemberRow[]): Fen {
  return rows.reduce((sum, { grzh = '', fcny = '' }) => sum + monthlyIn(findMember(desk, actor, grzh), fcny).yjce, 0n);
}
