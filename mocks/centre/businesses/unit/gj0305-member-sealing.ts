import { shiftMonth } from '@/domain/dates';
import { lessFigure, peopleFigure } from '@/domain/members/batch-figures';
import { type Fen, formatMoney } from '@/domain/money';
import { namesText } from '@/domain/text/counts';
import { sealColumns, sealFaults } from '@/schema/unit/gj0305-member-sealing';
import { memberSealingNote } from '../../../data/notes/account-notes';
import { policyCount } from '../../../data/policy/policy';
import { notify } from '../../access/notify';
import { listOf } from '../../cases/batch/rows-table';
import { monthlyChange } from '../../cases/case-sum';
import { labelOf } from '../../cases/field-reader';
import { monthlyIn } from '../../kernel/accounts/account-figures';
import { endedAfter, stayFrom } from '../../kernel/accounts/contribution-periods';
import { postNote } from '../../kernel/accounts/ledger';
import { type PersonRecord, persons, spanIn, type UnitRecord, unitOf } from '../../kernel/people';
import { type Actor, actorOf, ownerOf, type Transaction } from '../../kernel/transaction';
import { hasRunningLoan } from '../../loans/loans';
import { sealAccount } from '../../members/account-sealing';
import { type MemberRow, memberBatchRule } from '../../members/member-batch';
import { LAST_PAID, MONTHLY, memberFigures } from '../../members/member-figures';
import { answerReminders } from '../../members/seal-reminders';
import { findMember, payingMember } from '../../members/unit/unit-members-pick';
import { isShort } from '../../remittance/back-pay';
import { dueMonth } from '../../remittance/list/confirm';

/** Reasons 死亡 and 错开户 are reviewed by a clerk, because they have further consequences. */
const READ_BY_CLERK = ['07', '09'];

/** 最后月份是否足额; unknown for a month not remitted yet. */
const LAST_MONTH = { full: '是', short: '否', 'to come': '尚未汇缴', none: '--' };

/** Sealing of members' accounts (docs/rules/gj0305-member-sealing.md), single or as a batch. */
export const memberSealing = memberBatchRule({
  ywlx: 'GJ0305',
  ywmc: '封存',
  changes: 'members',
  notice: memberSealingNote,
  label: '封存明细',
  columns: sealColumns,
  key: 'grzh',
  states: ['01', '03'],
  noConcurrentChange: ['month', 'terms'],
  judge: (tx, actor) => {
    const due = dueMonth(tx, unitOf(tx, actor));
    const today = tx.today();
    return (row) => {
      const found = payingMember(tx, actor, row.grzh ?? '');
      const member = 'member' in found ? { ...found.member, since: stayFrom(found.member.spans) } : undefined;
      const own = sealFaults(row, { due, today, member });
      return 'why' in found ? { ...own, grzh: found.why } : own;
    };
  },
  figures: (tx, actor, rows) => {
    const less = monthlyOf(tx, actor, rows);
    return { hz: [peopleFigure('fcrs', '本次封存', rows.length), lessFigure(less)], sum: monthlyChange({ less }) };
  },
  facts: (tx, actor) => {
    const unit = unitOf(tx, actor);
    return ({ grzh = '', fcny = '' }) => {
      const member = persons(tx.store).get(grzh);
      if (!member) return {};
      return {
        ...memberFigures(tx, member, fcny),
        sflx: LAST_MONTH[lastMonthPaid(tx, unit, member, fcny)],
        wjqdk: hasRunningLoan(tx.store, grzh) ? '1' : '',
      };
    };
  },
  // The hint at a running loan warns only its preparer and checker (`checked`); the filed case omits it, because a loan is private.
  stake: [
    { title: '缴存基数', of: ({ grjcjs = '' }) => formatMoney(grjcjs) },
    MONTHLY,
    LAST_PAID,
    { title: '最后月份是否足额', of: ({ sflx = '' }) => sflx || '--' },
    { title: '贷款提示', of: ({ wjqdk }) => (wjqdk ? '有未结清贷款' : '--'), checked: true },
  ],
  warnings: (tx, actor, rows) => {
    const unit = unitOf(tx, actor);
    const unpaid = rows.filter(({ grzh = '', fcny = '' }) => {
      return lastMonthPaid(tx, unit, findMember(tx, actor, grzh), fcny) === 'short';
    });
    const owing = rows.filter(({ grzh = '' }) => hasRunningLoan(tx.store, grzh));
    const named = (some: typeof rows) => namesText(some.map(({ grzh = '' }) => findMember(tx, actor, grzh).xingming));
    return [
      ...(unpaid.length > 0 ? [`${named(unpaid)}最后月份未足额缴存，请办理补缴`] : []),
      ...(owing.length > 0 ? [`${named(owing)}有未结清贷款，封存后冲还贷将使用账户余额，余额不足需银行卡还款`] : []),
    ];
  },
  manual: (rows) =>
    rows.some(({ fcyy = '' }) => READ_BY_CLERK.includes(fcyy)) ? ['封存原因为死亡或错开户，须人工审核'] : [],
  needs: () => [{ wjlxId: '0212', wjmc: '终止劳动关系文件', sfbs: '0', mjsm: '' }],
  shown: listOf(sealColumns, { xingming: 3, grzh: 4, fcyy: 5, fcny: 3, lzrq: 4 }),
  book: (tx, { owner, ywlsh }, rows) => {
    const actor = actorOf(owner);
    const { dwzh, dwmc } = unitOf(tx, actor);
    for (const { grzh = '', fcyy = '', fcny = '', lzrq = '' } of rows) {
      seal(tx, actor, { grzh, fcyy, fcny, lzrq });
      answerReminders(tx, grzh);
      const then = { next: NEXT[fcyy] ?? '', loan: hasRunningLoan(tx.store, grzh) };
      const data = { ywlsh, dwmc, reason: labelOf('fcyy', fcyy), from: fcny, ...then };
      notify(tx, ownerOf({ kind: 'person', grzh }), 'account-sealed', data);
    }
    const entry = { id: `fc:${ywlsh}`, date: tx.today(), kind: '05', zhaiyao: '封存', ywlsh, hjny: '', dwzh };
    postNote(
      tx.store,
      entry,
      rows.map(({ grzh = '' }) => grzh),
    );
  },
  done: { jdmc: '账户封存', yj: (people) => `已封存${people}` },
});

/** Returns whether the last month before the sealing is fully paid by the ledger (docs/rules/gj0305-member-sealing.md, Choices). */
function lastMonthPaid(tx: Transaction, unit: UnitRecord, member: PersonRecord, fcny: string): keyof typeof LAST_MONTH {
  const last = shiftMonth(fcny, -1);
  if (spanIn(member, last)?.dwzh !== unit.dwzh) return 'none';
  if (last >= dueMonth(tx, unit)) return 'to come';
  return isShort(tx.store, unit, member, last) ? 'short' : 'full';
}

function seal(
  tx: Transaction,
  actor: Actor,
  { grzh, fcyy, fcny, lzrq }: Record<'grzh' | 'fcyy' | 'fcny' | 'lzrq', string>,
): void {
  const member = findMember(tx, actor, grzh);
  const spans = endedAfter(member.spans, shiftMonth(fcny, -1));
  sealAccount(tx, { ...member, spans }, { fcyy, ...(lzrq && { lzrq }) });
}

/** Monthly deposits of the rows up to their last month. */
function monthlyOf(tx: Transaction, actor: Actor, rows: readonly MemberRow[]): Fen {
  return rows.reduce((sum, { grzh = '', fcny = '' }) => sum + monthlyIn(findMember(tx, actor, grzh), fcny).yjce, 0n);
}

/** Next steps of the member by reason of the seal (docs/rules/gj0305-member-sealing.md, Messages). */
const NEXT: Readonly<Record<string, string>> = {
  '01': `重新就业后由新单位转入并恢复缴存；封存满${policyCount('p.fcXh')}个月仍未就业的，可以办理其他原因提取。`,
  '02': '您可以办理离退休提取。',
  '03': '恢复发放工资后由单位办理启封，继续缴存。',
  '04': `在新缴存地设立账户并缴存满${policyCount('p.zyKhys')}个月后，可以申请把账户转移到当地。`,
  '05': '您可以办理出境定居提取。',
  '06': '您可以办理丧失劳动能力提取。',
  '07': '继承人可以办理其他原因提取（死亡、继承）。',
  '08': '重新就业后由新单位转入并恢复缴存。',
  '99': '重新就业或恢复发放工资后由单位办理启封或转入，继续缴存。',
};
