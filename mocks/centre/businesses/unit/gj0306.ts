import { shiftMonth } from '@/domain/dates';
import { lessFigure, moreFigure, peopleFigure } from '@/domain/members/batch-figures';
import { INTO, transferColumns, transferFaults } from '@/domain/members/transfer';
import { fenOf, formatMoney, moneyText, toYuan } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { unitTransferNote } from '../../../data/notes/unit-transfer-note';
import { monthlyChange } from '../../cases/case-sum';
import { labelOf } from '../../cases/field-reader';
import { monthlyIn } from '../../kernel/account-figures';
import { type Actor, actorOf, type Desk } from '../../kernel/desk';
import { lastSpan, type PersonRecord, persons, type UnitRecord, unitOf, units } from '../../kernel/people';
import { stayFrom } from '../../kernel/spans';
import { accountsUnder } from '../../members/account-merge';
import { baseLimits } from '../../members/account-opening';
import { FROZEN, incomingMember, isFrozen, ownText } from '../../members/incoming-member';
import { type MemberRow, memberBatchRule } from '../../members/member-batch';
import { LAST_PAID, MONTHLY, monthlyOnBase, stakeIn } from '../../members/member-stake';
import { bringIn, sendOut } from '../../members/moved-accounts';
import { unitName } from '../../members/person-views';
import { openWithdrawal } from '../../members/sealed-members';
import { issueTransferSheets } from '../../members/transfer-sheets';
import { pickedMember } from '../../members/unit-members-pick';
import { transferOf } from '../../members/unit-transfers';
import { unpaidTo } from '../../remittance/back-pay';
import { dueMonth } from '../../remittance/confirm';
import { monthsText } from '../../remittance/records';

const SEALED = '02';

const lastUnit = (account: PersonRecord | undefined): string => (account && lastSpan(account)?.dwzh) ?? '';

/** Accounts that come from another unit of this centre, or go to one (domain catalogue GJ0306): one or many, as a batch. */
export const unitTransfer = memberBatchRule({
  ywlx: 'GJ0306',
  ywmc: '同城转移',
  ywjc: '转移',
  changes: 'members',
  notice: unitTransferNote,
  label: '转移明细',
  columns: transferColumns,
  key: 'zjhm',
  states: ['01', '03'],
  undisturbed: ['month', 'terms'],
  judge: (desk, actor) => {
    const unit = unitOf(desk, actor);
    const terms = { due: dueMonth(desk, unit), today: desk.today(), limits: baseLimits(), dwzh: unit.dwzh };
    return (row) => {
      const member = ownMember(desk, actor, row.zjhm);
      const own = transferFaults(row, { ...terms, member });
      if (Object.keys(own).length > 0) return own;
      if (row.zyfx !== INTO) return goingFaults(desk, unit, member, row);
      // An account number of the own roster names who is here already; who comes is named by the ID number.
      return member ? { zjhm: ownText(member.grzhzt !== SEALED) } : comingFaults(desk, unit, row);
    };
  },
  leads: (desk, actor, { zjhm = '', zyfx }): Record<string, string> =>
    zyfx === INTO && isSealedHere(desk, actor, zjhm) ? { zjhm: 'GJ0304' } : {},
  figures: (desk, actor, rows) => {
    const { coming, going, more, less } = movedBy(desk, actor, rows);
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
  facts: (desk, actor) => {
    const unit = unitOf(desk, actor);
    return ({ zjhm = '', zyfx, grjcjs = '', zysxny = '' }) => {
      // What somebody who comes had with another unit is no matter of this one.
      if (zyfx === INTO) {
        const zcdwzh = lastUnit(accountsUnder(desk, zjhm)[0]);
        return { zcdwzh, yjce: toYuan(monthlyOnBase(unit, zysxny, grjcjs)) };
      }
      const member = persons(desk.store).get(zjhm);
      return member ? stakeIn(desk, member, zysxny) : {};
    };
  },
  stake: [{ title: '转出前基数', of: ({ grjcjs = '' }) => formatMoney(grjcjs) }, MONTHLY, LAST_PAID],
  shown: {
    lm: ['姓名', '个人账号', '转移方向', '转出单位', '转入单位', '转移生效年月', '转入后基数'],
    names: ['xingming', '', 'zyfx', '', '', 'zysxny', 'grjcjs'],
    widths: [3, 4, 3, 5, 5, 4, 4],
    cells: (desk, row, { owner, ywlsh }, { zcdwzh = '' }) => {
      const { zjhm = '', xingming = '', zyfx = '', zrdwzh = '', zysxny = '', grjcjs = '' } = row;
      const { store } = desk;
      const own = owner.slice('unit:'.length);
      const [account] = accountsUnder(desk, zjhm);
      const planned =
        zyfx === INTO ? { grzh: account?.grzh ?? '', zcdwzh, zrdwzh: own } : { grzh: zjhm, zcdwzh: own, zrdwzh };
      const shown = transferOf(store, ywlsh, zjhm) ?? planned;
      const [from, to] = [unitName(store, shown.zcdwzh), unitName(store, shown.zrdwzh)];
      return [xingming, shown.grzh, labelOf('zyfx', zyfx), from, to, zysxny, formatMoney(grjcjs)];
    },
  },
  book: (desk, record, rows) => {
    const actor = actorOf(record.owner);
    const unit = unitOf(desk, actor);
    for (const row of rows) {
      if (row.zyfx === INTO) bringIn(desk, unit, record, row);
      else sendOut(desk, unit, record, row);
    }
    issueTransferSheets(desk, record.ywlsh);
  },
  done: { jdmc: '账户转移', yj: (people) => `已转移${people}，余额随账户转移` },
});

/** A member of the own unit by account number: an ID number names somebody to come. */
function ownMember(desk: Desk, actor: Actor, grzh = ''): PersonRecord | undefined {
  const found = pickedMember(desk, actor, grzh);
  return 'member' in found ? found.member : undefined;
}

/** Named by account or by ID number. */
function isSealedHere(desk: Desk, actor: Actor, named: string): boolean {
  const { dwzh } = unitOf(desk, actor);
  const member = ownMember(desk, actor, named);
  const accounts = member ? [member] : accountsUnder(desk, named);
  return accounts.length > 0 && accounts.every((one) => one.grzhzt === SEALED && lastUnit(one) === dwzh);
}

function comingFaults(desk: Desk, unit: UnitRecord, row: MemberRow): Record<string, string> {
  const known = incomingMember(desk, unit, row);
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
  desk: Desk,
  own: UnitRecord,
  member: PersonRecord | undefined,
  row: MemberRow,
): Record<string, string> {
  if (!member) return {};
  if (isFrozen(member)) return { zjhm: FROZEN };
  const busy = openWithdrawal(desk, member);
  if (busy) return { zjhm: `该职工存在在途提取业务（${busy}），不能转移` };
  const unit = units(desk.store).get(row.zrdwzh ?? '');
  if (!unit || unit.other || unit.dwzh === FLEXIBLE) return { zrdwzh: '未查询到该单位，请核对单位账号' };
  if (unit.dwzhzt !== '01') return { zrdwzh: '转入单位账户状态异常，不能转入' };
  const until = lastSpan(member)?.to ?? '';
  const since = stayFrom(member.spans);
  const { zysxny = '' } = row;
  const owed = unpaidTo(desk, own, member, shiftMonth(zysxny, -1));
  if (owed.length > 0) return { zjhm: `本单位尚未为该职工缴存${monthsText(owed)}，请先补缴` };
  if (zysxny <= until) return { zysxny: `转移生效年月应晚于最后缴存年月（${until}）` };
  return zysxny < since ? { zysxny: `该职工自${since}起缴存，转移生效年月不能早于${since}` } : {};
}

/** How many come and go, and what they pay in a month. */
function movedBy(desk: Desk, actor: Actor, rows: readonly MemberRow[]) {
  const unit = unitOf(desk, actor);
  const coming = rows.filter(({ zyfx }) => zyfx === INTO);
  const going = rows.flatMap(({ zyfx, zjhm, zysxny = '' }) => {
    const member = zyfx === INTO ? undefined : ownMember(desk, actor, zjhm);
    return member ? [monthlyIn(member, zysxny).yjce] : [];
  });
  const more = coming.reduce((sum, { grjcjs = '', zysxny = '' }) => sum + monthlyOnBase(unit, zysxny, grjcjs), 0n);
  const less = going.reduce((sum, fen) => sum + fen, 0n);
  return { coming: coming.length, going: going.length, more, less };
}
