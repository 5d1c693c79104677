import { shiftMonth } from '@/domain/dates';
import { lessFigure, moreFigure, peopleFigure } from '@/domain/members/batch-figures';
import { fenOf, formatMoney, moneyText, toYuan } from '@/domain/money';
import { INTO, memberTransferColumns, transferFaults } from '@/schema/unit/gj0306-unit-transfer';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { unitTransferNote } from '../../../data/notes/gj0306-unit-transfer';
import { monthlyChange } from '../../cases/case-sum';
import { labelOf } from '../../cases/field-reader';
import { monthlyIn } from '../../kernel/accounts/account-figures';
import { stayFrom } from '../../kernel/accounts/contribution-periods';
import { lastSpan, type PersonRecord, persons, SEALED, type UnitRecord, unitOf, units } from '../../kernel/people';
import { type Actor, actorOf, ownerId, type Transaction } from '../../kernel/transaction';
import { accountsUnder } from '../../members/account-merge';
import { openingBaseLimits } from '../../members/account-opening';
import { alreadyMemberText, FROZEN_ACCOUNT_TEXT, incomingMember, isFrozen } from '../../members/incoming-member';
import { type MemberRow, memberBatchRule } from '../../members/member-batch';
import { LAST_PAID, MONTHLY, memberFigures, monthlyOnBase } from '../../members/member-figures';
import { receiveAccount, releaseAccount } from '../../members/moved-accounts';
import { unitName } from '../../members/person-views';
import { notLivingText, openWithdrawal } from '../../members/sealed-members';
import { issueTransferSheets } from '../../members/transfer-sheets';
import { pickedMember } from '../../members/unit/unit-members-pick';
import { unitTransferOf } from '../../members/unit/unit-transfers';
import { unpaidTo } from '../../remittance/back-pay';
import { dueMonth } from '../../remittance/list/confirm';
import { monthListText } from '../../remittance/list/records';

const lastUnit = (account: PersonRecord | undefined): string => (account && lastSpan(account)?.dwzh) ?? '';

/** Accounts transferred from or to another unit of this centre (docs/rules/gj0306-unit-transfer.md), single or as a batch. */
export const unitTransfer = memberBatchRule({
  ywlx: 'GJ0306',
  ywmc: '同城转移',
  ywjc: '转移',
  changes: 'members',
  notice: unitTransferNote,
  label: '转移明细',
  columns: memberTransferColumns,
  key: 'zjhm',
  states: ['01', '03'],
  noConcurrentChange: ['month', 'terms'],
  judge: (tx, actor) => {
    const unit = unitOf(tx, actor);
    const terms = { due: dueMonth(tx, unit), today: tx.today(), limits: openingBaseLimits(), dwzh: unit.dwzh };
    return (row) => {
      const member = ownMember(tx, actor, row.zjhm);
      const own = transferFaults(row, { ...terms, member });
      if (Object.keys(own).length > 0) return own;
      const dead = member && notLivingText(tx, member.zjhm);
      if (dead) return { zjhm: dead };
      if (row.zyfx !== INTO) return goingFaults(tx, unit, member, row);
      // The unit's own account number means a present member; incoming persons are named by ID number.
      return member ? { zjhm: alreadyMemberText(member.grzhzt !== SEALED) } : comingFaults(tx, unit, row);
    };
  },
  leads: (tx, actor, { zjhm = '', zyfx }): Record<string, string> =>
    zyfx === INTO && isSealedHere(tx, actor, zjhm) ? { zjhm: 'GJ0304' } : {},
  figures: (tx, actor, rows) => {
    const { coming, going, more, less } = movedBy(tx, actor, rows);
    return {
      hz: [
        peopleFigure('zrrs', '转入人数', coming),
        peopleFigure('zcrs', '转出人数', going),
        moreFigure(more),
        lessFigure(less),
      ],
      sum: monthlyChange({ more, less }),
    };
  },
  facts: (tx, actor) => {
    const unit = unitOf(tx, actor);
    return ({ zjhm = '', zyfx, grjcjs = '', zysxny = '' }) => {
      // Data from another unit are not disclosed to this one.
      if (zyfx === INTO) {
        const zcdwzh = lastUnit(accountsUnder(tx, zjhm)[0]);
        return { zcdwzh, yjce: toYuan(monthlyOnBase(unit, zysxny, grjcjs)) };
      }
      const member = persons(tx.store).get(zjhm);
      return member ? memberFigures(tx, member, zysxny) : {};
    };
  },
  stake: [{ title: '转出前基数', of: ({ grjcjs = '' }) => formatMoney(grjcjs) }, MONTHLY, LAST_PAID],
  shown: {
    lm: ['姓名', '证件号码或个人账号', '转移方向', '转出单位', '转入单位', '转移生效年月', '转入后基数'],
    // Shown is the account; a checker reads the number as typed.
    names: ['xingming', 'zjhm', 'zyfx', '', '', 'zysxny', 'grjcjs'],
    widths: [3, 5, 3, 5, 5, 4, 4],
    // As 转入单位.
    covers: ['zrdwzh'],
    cells: (tx, row, { owner, ywlsh }, { zcdwzh = '' }) => {
      const { zjhm = '', xingming = '', zyfx = '', zrdwzh = '', zysxny = '', grjcjs = '' } = row;
      const { store } = tx;
      const own = ownerId(owner, 'unit');
      const [account] = accountsUnder(tx, zjhm);
      const planned =
        zyfx === INTO ? { grzh: account?.grzh ?? '', zcdwzh, zrdwzh: own } : { grzh: zjhm, zcdwzh: own, zrdwzh };
      const shown = unitTransferOf(store, ywlsh, zjhm) ?? planned;
      const [from, to] = [unitName(store, shown.zcdwzh), unitName(store, shown.zrdwzh)];
      return [xingming, shown.grzh, labelOf('zyfx', zyfx), from, to, zysxny, formatMoney(grjcjs)];
    },
  },
  book: (tx, record, rows) => {
    const actor = actorOf(record.owner);
    const unit = unitOf(tx, actor);
    for (const row of rows) {
      if (row.zyfx === INTO) receiveAccount(tx, unit, record, row);
      else releaseAccount(tx, unit, record, row);
    }
    issueTransferSheets(tx, record.ywlsh);
  },
  done: { jdmc: '账户转移', yj: (people) => `已转移${people}，余额随账户转移` },
});

/** Returns a member of the unit by account number; an ID number names an incoming person. */
function ownMember(tx: Transaction, actor: Actor, grzh = ''): PersonRecord | undefined {
  const found = pickedMember(tx, actor, grzh);
  return 'member' in found ? found.member : undefined;
}

/** Returns whether the account or ID number belongs to a sealed member here. */
function isSealedHere(tx: Transaction, actor: Actor, named: string): boolean {
  const { dwzh } = unitOf(tx, actor);
  const member = ownMember(tx, actor, named);
  const accounts = member ? [member] : accountsUnder(tx, named);
  const sealed = accounts.every((one) => one.grzhzt === SEALED && lastUnit(one) === dwzh);
  return accounts.length > 0 && sealed && !accounts.some((one) => notLivingText(tx, one.zjhm));
}

function comingFaults(tx: Transaction, unit: UnitRecord, row: MemberRow): Record<string, string> {
  const known = incomingMember(tx, unit, row);
  if ('why' in known) return { [known.column]: known.why };
  const { stays, others, own } = known.found;
  const base = own && lastSpan(own)?.base;
  if (base !== undefined && base !== fenOf(row.grjcjs ?? '')) {
    return { grjcjs: `该职工已在本单位缴存，请填写现在的基数${moneyText(base)}；需要改变的另办基数调整` };
  }
  const until =
    [stays, ...others]
      .map((one) => (one === own ? '' : (lastSpan(one)?.to ?? '')))
      .sort()
      .at(-1) ?? '';
  const { zysxny = '' } = row;
  return zysxny <= until ? { zysxny: `转移生效年月应晚于原单位最后缴存年月（${until}）` } : {};
}

function goingFaults(
  tx: Transaction,
  own: UnitRecord,
  member: PersonRecord | undefined,
  row: MemberRow,
): Record<string, string> {
  if (!member) return {};
  if (isFrozen(member)) return { zjhm: FROZEN_ACCOUNT_TEXT };
  const busy = openWithdrawal(tx, member);
  if (busy) return { zjhm: `该职工存在在途提取业务（${busy}），不能转移` };
  const unit = units(tx.store).get(row.zrdwzh ?? '');
  if (!unit || unit.other || unit.dwzh === FLEXIBLE) return { zrdwzh: '未查询到该单位，请核对单位账号' };
  if (unit.dwzhzt !== '01') return { zrdwzh: '转入单位账户状态异常，不能转入' };
  const until = lastSpan(member)?.to ?? '';
  const since = stayFrom(member.spans);
  const { zysxny = '' } = row;
  const owed = unpaidTo(tx, own, member, shiftMonth(zysxny, -1));
  if (owed.length > 0) return { zjhm: `本单位尚未为该职工缴存${monthListText(owed)}，请先补缴` };
  if (zysxny <= until) return { zysxny: `转移生效年月应晚于最后缴存年月（${until}）` };
  return zysxny < since ? { zysxny: `该职工自${since}起缴存，转移生效年月不能早于${since}` } : {};
}

/** Counts of incoming and outgoing members with their monthly deposits. */
function movedBy(tx: Transaction, actor: Actor, rows: readonly MemberRow[]) {
  const unit = unitOf(tx, actor);
  const coming = rows.filter(({ zyfx }) => zyfx === INTO);
  const going = rows.flatMap(({ zyfx, zjhm, zysxny = '' }) => {
    const member = zyfx === INTO ? undefined : ownMember(tx, actor, zjhm);
    return member ? [monthlyIn(member, zysxny).yjce] : [];
  });
  const more = coming.reduce((sum, { grjcjs = '', zysxny = '' }) => sum + monthlyOnBase(unit, zysxny, grjcjs), 0n);
  const less = going.reduce((sum, fen) => sum + fen, 0n);
  return { coming: coming.length, going: going.length, more, less };
}
