// Accounts that come to a unit or go from it (domain catalogue GJ0306): whose list they are on, the note in the ledger, who is told.
import { shiftMonth } from '@/domain/dates';
import { fenOf, moneyText } from '@/domain/money';
import type { CaseRecord } from '../cases/case-states';
import type { Desk } from '../kernel/desk';
import { balanceOf, memberAccount, postNote } from '../kernel/ledger';
import { lastSpan, type PersonRecord, persons, type UnitRecord } from '../kernel/people';
import { tellAnyway } from '../kernel/reminders';
import { endedAfter } from '../kernel/spans';
import { spansFrom } from '../kernel/unit-ratios';
import { accountSeals } from '../registers/life-registers';
import { sharesIn } from '../remittance/amounts';
import { tellUnit } from '../remittance/tell-unit';
import { mergeInto } from './account-merge';
import { incomingMember } from './incoming-member';
import type { MemberRow } from './member-batch';
import { unitName } from './person-views';
import { noteTransfer } from './unit-transfers';

/** The new unit pays in from the month on; other accounts of the person come into the one that stays. */
export function bringIn(desk: Desk, unit: UnitRecord, { ywlsh }: Pick<CaseRecord, 'ywlsh'>, row: MemberRow): void {
  const known = incomingMember(desk, unit, row);
  // All rows were judged just before.
  if ('why' in known) throw new Error(`${ywlsh}: ${known.why}`);
  const { store } = desk;
  const { stays, others, own, from } = known.found;
  const { grjcjs = '', zysxny = '' } = row;
  const base = fenOf(grjcjs);
  const merged = others.reduce((sum, other) => {
    closeSpell(desk, other, zysxny);
    return (
      sum + mergeInto(desk, persons(store).get(stays.grzh) ?? stays, ywlsh, persons(store).get(other.grzh) ?? other)
    );
  }, 0n);
  const goesOn = own?.grzh === stays.grzh;
  persons(store).put(stays.grzh, {
    ...withSignIn(stays, others),
    grzhzt: '01',
    spans: goesOn ? stays.spans : [...stays.spans, ...spansFrom(unit, zysxny, base)],
  });
  accountSeals(store).delete(stays.grzh);
  note(desk, ywlsh, { grzh: stays.grzh, dwzh: unit.dwzh, zhaiyao: '同城转入' });
  noteTransfer(desk, { ywlsh, key: row.zjhm ?? '', person: stays, from, to: unit.dwzh, month: zysxny });
  const { unitFen, memberFen } = sharesIn(unit, zysxny, base);
  const also = others.length > 0 ? `，您的另一账户已并入${moneyText(merged)}（含截至当日的利息）并销户` : '';
  tell(
    desk,
    stays,
    ywlsh,
    `已由${unitName(store, from)}转入${unit.dwmc}，自${zysxny}起缴存，月缴存额${moneyText(unitFen + memberFen)}${also}`,
  );
  const gone = `${stays.xingming}（${stays.grzh}）的封存账户已转入${unit.dwmc}，不再列入贵单位职工列表；转移确认单在“转入转出记录”中下载。`;
  tellUnit(desk, from, { id: `zc-${ywlsh}-${stays.grzh}`, title: '职工账户转出', nr: gone, ywlsh: '' });
}

/** Ends the own deposits; the account lies sealed with the other unit until that one pays in (GJ0304), as in decision 174. */
export function sendOut(desk: Desk, unit: UnitRecord, { ywlsh }: Pick<CaseRecord, 'ywlsh'>, row: MemberRow): void {
  const { zjhm: grzh = '', zrdwzh = '', zysxny = '' } = row;
  const member = persons(desk.store).get(grzh);
  if (!member) throw new Error(`${ywlsh}: no member ${grzh}`);
  closeSpell(desk, member, zysxny);
  const base = lastSpan(member)?.base ?? 0n;
  const empty = { dwzh: zrdwzh, from: zysxny, to: shiftMonth(zysxny, -1), base, dwjcbl: '0', grjcbl: '0' };
  const left = persons(desk.store).get(grzh) ?? member;
  persons(desk.store).put(grzh, { ...left, grzhzt: '02', spans: [...left.spans, empty] });
  accountSeals(desk.store).put(grzh, { grzh, fcyy: '99', fcrq: desk.today() });
  note(desk, ywlsh, { grzh, dwzh: zrdwzh, zhaiyao: '同城转出' });
  noteTransfer(desk, { ywlsh, key: grzh, person: member, from: unit.dwzh, to: zrdwzh, month: zysxny });
  const dwmc = unitName(desk.store, zrdwzh);
  tell(desk, member, ywlsh, `已由${unit.dwmc}转入${dwmc}，自${zysxny}起由${dwmc}启封后缴存`);
  const nr = `${unit.dwmc}已将${member.xingming}（${grzh}）的账户转入贵单位，账户封存；录用该职工的，自${zysxny}起办理启封并缴存；转移确认单在“转入转出记录”中下载。`;
  tellUnit(desk, zrdwzh, { id: `zr-${ywlsh}-${grzh}`, title: '职工账户转入', nr, ywlsh: '' });
}

/** The last month paid with the former unit is the one before. */
function closeSpell({ store }: Desk, person: PersonRecord, before: string): void {
  persons(store).put(person.grzh, { ...person, spans: endedAfter(person.spans, shiftMonth(before, -1)) });
}

/** Whoever signs in with the account that is closed does so with the one that stays. */
function withSignIn(stays: PersonRecord, others: readonly PersonRecord[]): PersonRecord {
  const known = stays.passwordHash === '' ? others.find(({ passwordHash }) => passwordHash !== '') : undefined;
  const { passwordHash, roles, twoFactor, completeness, sjhm, zjhm, hashedWith = zjhm } = known ?? stays;
  const bankCard = stays.bankCard ?? known?.bankCard ?? null;
  return { ...stays, passwordHash, hashedWith, roles, twoFactor, completeness, sjhm, bankCard };
}

/** A row of 0.00 in the account: nothing is paid in or out, the balance goes along. */
function note(desk: Desk, ywlsh: string, { grzh, dwzh, zhaiyao }: Record<'grzh' | 'dwzh' | 'zhaiyao', string>): void {
  const entry = { id: `zy:${ywlsh}:${grzh}`, date: desk.today(), kind: '06', zhaiyao, ywlsh, hjny: '', dwzh };
  postNote(desk.store, entry, [grzh]);
}

function tell(desk: Desk, person: PersonRecord, ywlsh: string, what: string): void {
  const now = persons(desk.store).get(person.grzh) ?? person;
  const nr = `您的账户${what}。账户余额${moneyText(balanceOf(desk.store, memberAccount(person.grzh)))}随账户转移，转移确认单在“缴存明细”中下载。有异议的请联系单位或拨打12329。`;
  tellAnyway(desk, now, { xxId: `tczy-${ywlsh}-${person.grzh}`, title: '同城转移', nr, xxlx: '缴存通知' });
}
