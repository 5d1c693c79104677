import type { PrefillValue } from '@/api/cases/prefill-value';
import type { RentBasis } from '@/api/person/rent';
import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import { policyCount } from '../../../data/policy/policy';
import { prefillFrom, prefillRecord } from '../../cases/drafts/prefill-values';
import { familyValues } from '../../cases/family';
import { depositSteps } from '../../kernel/accounts/account-figures';
import { personOf } from '../../kernel/people';
import { addressParts, infoOf } from '../../kernel/person-info';
import type { Actor, Transaction } from '../../kernel/transaction';
import { personGroup } from '../../registers/person-groups';
import { branchNear } from '../../registers/places';
import { type FiledLease, leasesOf } from '../../registers/registers';
import type { Applicant } from '../rule';
import { agreedText, isAwaited, isMonthFree } from './conditions';
import { rentFigures } from './limit';

/** Prefill of a rent withdrawal: home and contract, family, group, unclaimed months and their amount. */
export function rentValues(applicant: Applicant): PrefillValue[] {
  const { store, person, today } = applicant;
  const leases = leasesOf(store, person.zjhm, today);
  // With several leases the person chooses one.
  if (leases.length > 1) return [...familyValues(store, person, today), ...groupKnown(applicant)];
  const home = leases[0] ? leaseKnown(leases[0]) : unfiledKnown(applicant);
  const known = [
    ...home,
    ...familyValues(store, person, today),
    ...groupKnown(applicant),
    ...monthsKnown(applicant, leases[0]),
    ...prefillFrom('租住地址所在区的网点', { ywwd: branchNear(prefillRecord(home).fwzl ?? '', '提取') ?? '' }),
  ];
  const { kytqe } = rentFigures(applicant, prefillRecord(known)).limit;
  return kytqe > 0n ? [...known, ...prefillFrom('所选月份最多可提取的金额', { sqtqje: toYuan(kytqe) })] : known;
}

function leaseKnown(lease: FiledLease): PrefillValue[] {
  const { zflx, zfhtbh, fwzl, czfmc, czfzjhm, zlksrq, zljsrq } = lease;
  const values = { zflx, zfhtbh, fwzl, czfmc, czfzjhm: maskIdNumber(czfzjhm), zlksrq, zljsrq, yzj: toYuan(lease.yzj) };
  return prefillFrom('房屋租赁合同备案系统', values);
}

/** The absence of a filed lease is a register result too. */
function unfiledKnown({ store, person }: Applicant): PrefillValue[] {
  const home = addressParts(infoOf(store, person).jtzz).join('');
  return [
    ...prefillFrom('房屋租赁合同备案系统，没有您的备案合同', { zflx: '1' }),
    ...prefillFrom('您在本中心登记的家庭住址，租住在别处的请修改', { fwzl: home }),
  ];
}

/** Returns the data for the form's own computation. */
export function rentBasis(tx: Transaction, actor: Actor): RentBasis {
  const person = personOf(tx, actor);
  return {
    rylb: personGroup(tx.store, person, tx.today()) ?? null,
    yjce: depositSteps(tx.store, person).map(({ qsny, yjce }) => ({ qsny, yjce: toYuan(yjce) })),
  };
}

function groupKnown({ store, person, today }: Applicant): PrefillValue[] {
  const registered = personGroup(store, person, today);
  return registered ? prefillFrom(registered.yj, { rylb: registered.rylb }) : [];
}

/** Prefills the oldest consecutive run of unclaimed months, because it expires first; those whose deposit is to come only where none else is left. */
function monthsKnown(applicant: Applicant, lease: FiledLease | undefined): PrefillValue[] {
  const now = monthOf(applicant.today);
  const most = policyCount('p.zfPl');
  const window = Array.from({ length: most + 1 }, (_, i) => shiftMonth(now, i - most));
  const rented = (month: PlainMonth) => !lease || (month >= monthOf(lease.zlksrq) && month <= monthOf(lease.zljsrq));
  const unclaimed = window.filter((month) => rented(month) && isMonthFree(applicant, month));
  const ready = unclaimed.filter((month) => !isAwaited(applicant, month));
  const isFree = (month: PlainMonth) => (ready.length > 0 ? ready : unclaimed).includes(month);
  const first = window.findIndex(isFree);
  if (first < 0) return [];
  const length = window.slice(first).findIndex((month) => !isFree(month));
  const spell = window.slice(first, length < 0 ? undefined : first + length).slice(0, most);
  const left = unclaimed.length > spell.length ? '，其余月份可在本笔办结后再申请' : '';
  const agreed = agreedText(applicant);
  const rest = agreed ? `，${agreed}` : left;
  return prefillFrom(`近${most}个月中尚未提取的月份${rest}`, { tqksny: spell[0] ?? '', tqjsny: spell.at(-1) ?? '' });
}
