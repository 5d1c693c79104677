// Accounts opened by a unit for new members (docs/rules/gj0301-account-opening.md).

import { fundTime, monthOf } from '@/domain/dates';
import type { BaseLimits } from '@/domain/deposit/base-adjustment';
import { fenOf, moneyText } from '@/domain/money';
import { plainPersonName } from '@/domain/text/person-name';
import { policyCount, policyFen } from '../../data/policy/policy';
import type { CaseRecord } from '../cases/case-states';
import { nextAccountNumber } from '../kernel/accounts/account-numbers';
import { send } from '../kernel/messages/outbox';
import { isFlexible } from '../kernel/messages/seal-advice';
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
import type { Transaction } from '../kernel/transaction';
import { spansFrom } from '../kernel/unit/unit-ratios';
import { registeredIdentity } from '../registers/identities';
import { exchangeRecordsOf } from '../registers/other-city-deposits';
import { contributionShares } from '../remittance/amounts';
import { FLEXIBLE_TRANSFER_ADVICE } from './incoming-member';
import type { MemberRow } from './member-batch';
import { notLivingText } from './sealed-members';

/** 开户 of dictionary dwzhzt. */
const NEW_UNIT = '02';
const TAKEN = '已有人正在使用相同的证件号码或手机号码或个人存款账户号码办理开户或变更业务';

export function openingBaseLimits(): BaseLimits {
  return { lower: policyFen('p.jcjsXx'), upper: policyFen('p.jcjsSx') };
}

/** Returns the objections of centre and registers to opening this account, column → sentence. */
export function openingFaults(tx: Transaction, unit: UnitRecord, row: MemberRow): Record<string, string> {
  const { zjhm = '', xingming = '', sjhm = '' } = row;
  const faults: Record<string, string> = {};
  const known = findPersonByZjhm(tx, zjhm);
  const registered = registeredIdentity(tx.store, zjhm.toUpperCase())?.xingming ?? known?.xingming;
  const mismatch = registered !== undefined && registered !== plainPersonName(xingming);
  // Not for the number alone: the name must match too.
  const dead = mismatch ? '' : notLivingText(tx, zjhm);
  const account = dead || (known && isLive(known) ? accountText(known, unit) : '');
  if (account) faults.zjhm = account;
  if (!account && mismatch) {
    faults.xingming = '姓名与该证件号码登记的不一致，请核对姓名和证件号码';
  }
  if (sjhm && phoneOwner(tx.store, sjhm, known?.grzh ?? '') !== undefined) faults.sjhm = TAKEN;
  return faults;
}

/** Returns whether the account is live: a closed one is reopened under its number. */
function isLive(person: PersonRecord): boolean {
  return hasAccount(person) && !['03', '04', '05'].includes(person.grzhzt);
}

/** Returns the business to use for a person with an account, by the column that identifies them. */
export function openingLeads(tx: Transaction, unit: UnitRecord, row: MemberRow): Record<string, string> {
  const { zjhm = '', xingming = '' } = row;
  const known = findPersonByZjhm(tx, zjhm);
  if (!known || !isLive(known) || isFlexible(known)) return {};
  if (known.xingming === plainPersonName(xingming) && notLivingText(tx, zjhm)) return {};
  if (lastSpan(known)?.dwzh !== unit.dwzh) return { zjhm: 'GJ0306' };
  return known.grzhzt === '02' ? { zjhm: 'GJ0304' } : {};
}

/** Returns why no account is opened for its holder; for a member of another unit only the next step. */
function accountText(person: PersonRecord, unit: UnitRecord): string {
  const own = lastSpan(person)?.dwzh === unit.dwzh;
  if (person.grzhzt === '01' && own) return '该职工已在本单位正常缴存';
  // Open or sealed: only the flexible worker may move the account to a unit.
  if (isFlexible(person)) return FLEXIBLE_TRANSFER_ADVICE;
  if (person.grzhzt === '01') return '该职工在其他单位正常缴存，由原单位封存后办理同城转移';
  if (own) return '该职工在本单位有封存账户，请办理启封';
  return '该职工已在本中心设立账户，请办理同城转移';
}

/** Opens the account: under the number from the person's registration or former account, else under a new one. */
export function openAccount(tx: Transaction, unit: UnitRecord, row: MemberRow): PersonRecord {
  const { zjhm = '', xingming = '', zjlx = '', sjhm = '', grjcjs = '', qjny = '' } = row;
  const existing = findPersonByZjhm(tx, zjhm);
  const person: PersonRecord = {
    grzh: existing?.grzh ?? nextAccountNumber(tx.store),
    xingming: plainPersonName(xingming),
    zjlx,
    zjhm: zjhm.toUpperCase(),
    sjhm: existing?.sjhm ?? sjhm,
    grzhzt: '01',
    khrq: tx.today(),
    spans: [...(existing?.spans ?? []), ...spansFrom(unit, qjny, fenOf(grjcjs))],
    priorMonths: 0,
    frozenFen: 0n,
    bankCard: existing?.bankCard ?? null,
    // Only the person can state family, education and address.
    completeness: '1',
    roles: existing?.roles ?? [],
    twoFactor: existing?.twoFactor ?? false,
    passwordHash: existing?.passwordHash ?? '',
  };
  persons(tx.store).put(person.grzh, person);
  const { dwzhzt } = unit;
  // A new unit's account becomes active with its first member (docs/rules/gj0101-unit-registration.md).
  if (dwzhzt === NEW_UNIT) units(tx.store).put(unit.dwzh, { ...unit, dwzhzt: '01' });
  return person;
}

/** Notifies by SMS, with the way to register: a new member has no message box yet. */
export function notifyAccountOpened(
  tx: Transaction,
  { dwmc, dwzh }: UnitRecord,
  person: PersonRecord,
  { ywlsh }: CaseRecord,
): void {
  const span = person.spans.find((one) => one.dwzh === dwzh && one.from >= monthOf(person.khrq)) ?? lastSpan(person);
  if (!span) return;
  const { unitFen, memberFen } = contributionShares(span);
  // The unit is not told: former accounts are the person's own matter.
  const [outside] = exchangeRecordsOf(tx.store, person).filter(({ grzhzt }) => grzhzt !== '04');
  const elsewhere = outside
    ? `您在${outside.jcgjjzxmc}还有账户，缴存满${policyCount('p.zyKhys')}个月后可以在网厅办理异地转移接续。`
    : '';
  const text = `${dwmc}已于${fundTime(tx.now()).slice(0, 10)}为您设立住房公积金账户${person.grzh}，自${span.from}起缴存，月缴存额${moneyText(unitFen + memberFen)}。在网上办事大厅用证件号码和本手机号注册后即可查询。${elsewhere}业务流水号${ywlsh}，有异议的请拨打12329。`;
  send(tx, { kind: 'sms', to: person.sjhm, code: '', uuid: '', text: `【住房公积金】${text}` });
}
