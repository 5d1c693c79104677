// Accounts that a unit opens for new members (domain catalogue GJ0301).

import type { BaseLimits } from '@/domain/base-adjustment';
import { fundTime, monthOf } from '@/domain/dates';
import { fenOf, moneyText } from '@/domain/money';
import { plainPersonName } from '@/domain/person-name';
import { policyCount, policyFen } from '../../data/policy';
import type { CaseRecord } from '../cases/case-states';
import { nextAccountNumber } from '../kernel/account-numbers';
import type { Desk } from '../kernel/desk';
import { send } from '../kernel/outbox';
import {
  findPersonByZjhm,
  hasAccount,
  lastSpan,
  type PersonRecord,
  persons,
  type UnitRecord,
  units,
} from '../kernel/people';
import { phoneOwner } from '../kernel/person-info';
import { isFlexible } from '../kernel/seal-ways';
import { spansFrom } from '../kernel/unit-ratios';
import { identityOf } from '../registers/identities';
import { exchangeRecordsOf } from '../registers/outside-deposits';
import { sharesOf } from '../remittance/amounts';
import { OWN_TRANSFER } from './incoming-member';
import type { MemberRow } from './member-batch';

/** 开户 of dictionary dwzhzt. */
const NEW_UNIT = '02';
const TAKEN = '已有人正在使用相同的证件号码或手机号码或个人存款账户号码办理开户或变更业务';

export function baseLimits(): BaseLimits {
  return { lower: policyFen('p.jcjsXx'), upper: policyFen('p.jcjsSx') };
}

/** What the centre and the registers know against opening this account, column → sentence. */
export function openingFaults(desk: Desk, unit: UnitRecord, row: MemberRow): Record<string, string> {
  const { zjhm = '', xingming = '', sjhm = '' } = row;
  const faults: Record<string, string> = {};
  const known = findPersonByZjhm(desk, zjhm);
  const account = known && isLive(known) ? accountText(known, unit) : undefined;
  if (account) faults.zjhm = account;
  const registered = identityOf(desk.store, zjhm.toUpperCase())?.xingming ?? known?.xingming;
  if (!account && registered !== undefined && registered !== plainPersonName(xingming)) {
    faults.xingming = '姓名与该证件号码登记的不一致，请核对姓名和证件号码';
  }
  if (sjhm && phoneOwner(desk.store, sjhm, known?.grzh ?? '') !== undefined) faults.sjhm = TAKEN;
  return faults;
}

/** An account that was closed is opened again under its number. */
function isLive(person: PersonRecord): boolean {
  return hasAccount(person) && !['03', '04', '05'].includes(person.grzhzt);
}

/** Who has an account is no new member: the business that is meant, by the column that names the person. */
export function openingLeads(desk: Desk, unit: UnitRecord, { zjhm = '' }: MemberRow): Record<string, string> {
  const known = findPersonByZjhm(desk, zjhm);
  if (!known || !isLive(known) || isFlexible(known)) return {};
  if (lastSpan(known)?.dwzh !== unit.dwzh) return { zjhm: 'GJ0306' };
  return known.grzhzt === '02' ? { zjhm: 'GJ0304' } : {};
}

/** Why there is nothing to open for somebody who has an account; of a person elsewhere no more is said than how it goes on. */
function accountText(person: PersonRecord, unit: UnitRecord): string {
  const own = lastSpan(person)?.dwzh === unit.dwzh;
  if (person.grzhzt === '01' && own) return '该职工已在本单位正常缴存';
  // Paying in or sealed: the account goes to a unit by the person's own word alone.
  if (isFlexible(person)) return OWN_TRANSFER;
  if (person.grzhzt === '01') return '该职工在其他单位正常缴存，由原单位封存后办理同城转移';
  if (own) return '该职工在本单位有封存账户，请办理启封';
  return '该职工已在本中心设立账户，请办理同城转移';
}

/** Opens it: under the number of somebody who registered in the hall or had an account before, else under the next. */
export function openAccount(desk: Desk, unit: UnitRecord, row: MemberRow): PersonRecord {
  const { zjhm = '', xingming = '', zjlx = '', sjhm = '', grjcjs = '', qjny = '' } = row;
  const kept = findPersonByZjhm(desk, zjhm);
  const person: PersonRecord = {
    grzh: kept?.grzh ?? nextAccountNumber(desk.store),
    xingming: plainPersonName(xingming),
    zjlx,
    zjhm: zjhm.toUpperCase(),
    sjhm: kept?.sjhm ?? sjhm,
    grzhzt: '01',
    khrq: desk.today(),
    spans: [...(kept?.spans ?? []), ...spansFrom(unit, qjny, fenOf(grjcjs))],
    priorMonths: 0,
    frozenFen: 0n,
    bankCard: kept?.bankCard ?? null,
    // Family, education and address are the person's own to say.
    completeness: '1',
    roles: kept?.roles ?? [],
    twoFactor: kept?.twoFactor ?? false,
    passwordHash: kept?.passwordHash ?? '',
  };
  persons(desk.store).put(person.grzh, person);
  const { dwzhzt } = unit;
  // Until its first member a unit has an account that nothing is paid into (domain catalogue GJ0101).
  if (dwzhzt === NEW_UNIT) units(desk.store).put(unit.dwzh, { ...unit, dwzhzt: '01' });
  return person;
}

/** By SMS, and how to come into the hall: who is new has no message box yet. */
export function tellOpened(desk: Desk, { dwmc, dwzh }: UnitRecord, person: PersonRecord, { ywlsh }: CaseRecord): void {
  const span = person.spans.find((one) => one.dwzh === dwzh && one.from >= monthOf(person.khrq)) ?? lastSpan(person);
  if (!span) return;
  const { unitFen, memberFen } = sharesOf(span);
  // The unit is not told: where somebody paid in before is their own.
  const [outside] = exchangeRecordsOf(desk.store, person).filter(({ grzhzt }) => grzhzt !== '04');
  const elsewhere = outside
    ? `您在${outside.jcgjjzxmc}还有账户，缴存满${policyCount('p.zyKhys')}个月后可以在网厅办理异地转移接续。`
    : '';
  const text = `${dwmc}已于${fundTime(desk.now()).slice(0, 10)}为您设立住房公积金账户${person.grzh}，自${span.from}起缴存，月缴存额${moneyText(unitFen + memberFen)}。在网上办事大厅用证件号码和本手机号注册后即可查询。${elsewhere}业务流水号${ywlsh}，有异议的请拨打12329。`;
  send(desk, { kind: 'sms', to: person.sjhm, code: '', uuid: '', text: `【住房公积金】${text}` });
}
