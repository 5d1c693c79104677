// Execution of a transfer (docs/rules/gj0306-unit-transfer.md): periods, ledger line and notices.
import { shiftMonth } from '@/domain/dates';
import { fenOf, moneyText } from '@/domain/money';
import { notify } from '../access/notify';
import type { CaseRecord } from '../cases/case-states';
import { endedAfter } from '../kernel/accounts/contribution-periods';
import { balanceOf, memberAccount, postNote } from '../kernel/accounts/ledger';
import { lastSpan, type PersonRecord, persons, type UnitRecord } from '../kernel/people';
import { ownerOf, type Transaction } from '../kernel/transaction';
import { spansFrom } from '../kernel/unit/unit-ratios';
import { accountSeals } from '../registers/life-registers';
import { sharesIn } from '../remittance/amounts';
import { mergeInto } from './account-merge';
import { sealAccount } from './account-sealing';
import { incomingMember } from './incoming-member';
import type { MemberRow } from './member-batch';
import { unitName } from './person-views';
import { noteTransfer } from './unit/unit-transfers';

/** Moves the account to the new unit from the month on; other accounts of the person are merged into it. */
export function receiveAccount(
  tx: Transaction,
  unit: UnitRecord,
  { ywlsh }: Pick<CaseRecord, 'ywlsh'>,
  row: MemberRow,
): void {
  const known = incomingMember(tx, unit, row);
  // All rows were validated just before.
  if ('why' in known) throw new Error(`${ywlsh}: ${known.why}`);
  const { store } = tx;
  const { stays, others, own, from } = known.found;
  const { grjcjs = '', zysxny = '' } = row;
  const base = fenOf(grjcjs);
  const merged = others.reduce((sum, other) => {
    closeSpell(tx, other, zysxny);
    return sum + mergeInto(tx, persons(store).get(stays.grzh) ?? stays, ywlsh, persons(store).get(other.grzh) ?? other);
  }, 0n);
  const goesOn = own?.grzh === stays.grzh;
  persons(store).put(stays.grzh, {
    ...withSignIn(stays, others),
    grzhzt: '01',
    spans: goesOn ? stays.spans : [...stays.spans, ...spansFrom(unit, zysxny, base)],
  });
  accountSeals(store).delete(stays.grzh);
  note(tx, ywlsh, { grzh: stays.grzh, dwzh: unit.dwzh, zhaiyao: '同城转入' });
  noteTransfer(tx, { ywlsh, key: row.zjhm ?? '', person: stays, from, to: unit.dwzh, month: zysxny });
  const { unitFen, memberFen } = sharesIn(unit, zysxny, base);
  const also = others.length > 0 ? `，您的另一账户已并入${moneyText(merged)}（含截至当日的利息）并销户` : '';
  notifyMoved(
    tx,
    stays,
    ywlsh,
    `已由${unitName(store, from)}转入${unit.dwmc}，自${zysxny}起缴存，月缴存额${moneyText(unitFen + memberFen)}${also}`,
  );
  const gone = { ywlsh, xingming: stays.xingming, grzh: stays.grzh, dwmc: unit.dwmc };
  notify(tx, ownerOf({ kind: 'unit', dwzh: from }), 'member-moved-away', gone);
}

/** Seals the account with the other unit until that one pays in (GJ0304; docs/rules/gj0803-flexible-transfer.md). */
export function releaseAccount(
  tx: Transaction,
  unit: UnitRecord,
  { ywlsh }: Pick<CaseRecord, 'ywlsh'>,
  row: MemberRow,
): void {
  const { zjhm: grzh = '', zrdwzh = '', zysxny = '' } = row;
  const member = persons(tx.store).get(grzh);
  if (!member) throw new Error(`${ywlsh}: no member ${grzh}`);
  closeSpell(tx, member, zysxny);
  const base = lastSpan(member)?.base ?? 0n;
  const empty = { dwzh: zrdwzh, from: zysxny, to: shiftMonth(zysxny, -1), base, dwjcbl: '0', grjcbl: '0' };
  const left = persons(tx.store).get(grzh) ?? member;
  sealAccount(tx, { ...left, spans: [...left.spans, empty] }, { fcyy: '99' });
  note(tx, ywlsh, { grzh, dwzh: zrdwzh, zhaiyao: '同城转出' });
  noteTransfer(tx, { ywlsh, key: grzh, person: member, from: unit.dwzh, to: zrdwzh, month: zysxny });
  const dwmc = unitName(tx.store, zrdwzh);
  notifyMoved(tx, member, ywlsh, `已由${unit.dwmc}转入${dwmc}，自${zysxny}起由${dwmc}启封后缴存`);
  const sent = { ywlsh, xingming: member.xingming, grzh, dwmc: unit.dwmc, month: zysxny };
  notify(tx, ownerOf({ kind: 'unit', dwzh: zrdwzh }), 'member-sent-here', sent);
}

/** Ends the period with the former unit in the month before. */
function closeSpell({ store }: Transaction, person: PersonRecord, before: string): void {
  persons(store).put(person.grzh, { ...person, spans: endedAfter(person.spans, shiftMonth(before, -1)) });
}

/** Moves the sign-in of a closed account to the remaining one. */
function withSignIn(stays: PersonRecord, others: readonly PersonRecord[]): PersonRecord {
  const known = stays.passwordHash === '' ? others.find(({ passwordHash }) => passwordHash !== '') : undefined;
  const { passwordHash, roles, twoFactor, completeness, sjhm, zjhm, hashedWith = zjhm } = known ?? stays;
  const bankCard = stays.bankCard ?? known?.bankCard ?? null;
  return { ...stays, passwordHash, hashedWith, roles, twoFactor, completeness, sjhm, bankCard };
}

/** Books a line of 0.00: no payment, the balance moves along. */
function note(
  tx: Transaction,
  ywlsh: string,
  { grzh, dwzh, zhaiyao }: Record<'grzh' | 'dwzh' | 'zhaiyao', string>,
): void {
  const entry = { id: `zy:${ywlsh}:${grzh}`, date: tx.today(), kind: '06', zhaiyao, ywlsh, hjny: '', dwzh };
  postNote(tx.store, entry, [grzh]);
}

function notifyMoved(tx: Transaction, { grzh }: PersonRecord, ywlsh: string, what: string): void {
  const balance = balanceOf(tx.store, memberAccount(grzh));
  notify(tx, ownerOf({ kind: 'person', grzh }), 'account-moved', { ywlsh, what, balance });
}
