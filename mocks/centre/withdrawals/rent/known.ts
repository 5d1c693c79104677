import type { KnownValue } from '@/api/known-value';
import type { RentBasis } from '@/api/rent';
import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { isIdNumber } from '@/domain/id-number';
import { maskIdNumber } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { policyCount } from '../../../data/policy';
import { familyKnown } from '../../cases/family';
import { knownFrom, valuesOf } from '../../cases/known-values';
import { depositSteps } from '../../kernel/account-figures';
import type { Actor, Desk } from '../../kernel/desk';
import { personOf } from '../../kernel/people';
import { addressParts, infoOf } from '../../kernel/person-info';
import { personGroup } from '../../registers/person-groups';
import { branchNear } from '../../registers/places';
import { type FiledLease, leasesOf } from '../../registers/registers';
import type { Applicant } from '../rule';
import { takenMonth } from './conditions';
import { rentFigures } from './limit';

/** What need not be asked of a rent: home and contract, family, group, the months still free and what they come to. */
export function rentKnown(applicant: Applicant): KnownValue[] {
  const { store, person, today } = applicant;
  const leases = leasesOf(store, person.zjhm, today);
  // Which of several it is about, the person says.
  if (leases.length > 1) return [...familyKnown(store, person, today), ...groupKnown(applicant)];
  const home = leases[0] ? leaseKnown(leases[0]) : unfiledKnown(applicant);
  const known = [
    ...home,
    ...familyKnown(store, person, today),
    ...groupKnown(applicant),
    ...monthsKnown(applicant, leases[0]),
    ...knownFrom('租住地址所在区的网点', { ywwd: branchNear(valuesOf(home).fwzl ?? '', '提取') ?? '' }),
  ];
  const { kytqe } = rentFigures(applicant, valuesOf(known)).limit;
  return kytqe > 0n ? [...known, ...knownFrom('所选月份最多可提取的金额', { sqtqje: toYuan(kytqe) })] : known;
}

function leaseKnown(lease: FiledLease): KnownValue[] {
  const { zflx, zfhtbh, fwzl, czfmc, czfzjhm, zlksrq, zljsrq } = lease;
  const landlord = isIdNumber(czfzjhm) ? maskIdNumber(czfzjhm) : czfzjhm;
  const values = { zflx, zfhtbh, fwzl, czfmc, czfzjhm: landlord, zlksrq, zljsrq, yzj: toYuan(lease.yzj) };
  return knownFrom('房屋租赁合同备案系统', values);
}

/** Nothing filed is what the register answers, too. */
function unfiledKnown({ store, person }: Applicant): KnownValue[] {
  const home = addressParts(infoOf(store, person).jtzz).join('');
  return [
    ...knownFrom('房屋租赁合同备案系统，没有您的备案合同', { zflx: '1' }),
    ...knownFrom('您在本中心登记的家庭住址，租住在别处的请修改', { fwzl: home }),
  ];
}

/** What the form computes its own figure from. */
export function rentBasis(desk: Desk, actor: Actor): RentBasis {
  const person = personOf(desk, actor);
  return {
    rylb: personGroup(desk.store, person, desk.today()) ?? null,
    yjce: depositSteps(person).map(({ qsny, yjce }) => ({ qsny, yjce: toYuan(yjce) })),
  };
}

function groupKnown({ store, person, today }: Applicant): KnownValue[] {
  const registered = personGroup(store, person, today);
  return registered ? knownFrom(registered.yj, { rylb: registered.rylb }) : [];
}

/** All months nothing was withdrawn for yet that go together: of several such spells the oldest, which lapses first. */
function monthsKnown(applicant: Applicant, lease: FiledLease | undefined): KnownValue[] {
  const now = monthOf(applicant.today);
  const most = policyCount('p.zfPl');
  const window = Array.from({ length: most + 1 }, (_, i) => shiftMonth(now, i - most));
  const rented = (month: PlainMonth) => !lease || (month >= monthOf(lease.zlksrq) && month <= monthOf(lease.zljsrq));
  const isFree = (month: PlainMonth) => rented(month) && takenMonth(applicant, [month]) === undefined;
  const first = window.findIndex(isFree);
  if (first < 0) return [];
  const length = window.slice(first).findIndex((month) => !isFree(month));
  const spell = window.slice(first, length < 0 ? undefined : first + length).slice(0, most);
  const left = window.filter(isFree).length > spell.length ? '，其余月份可在本笔办结后再申请' : '';
  return knownFrom(`近${most}个月中尚未提取的月份${left}`, { tqksny: spell[0] ?? '', tqjsny: spell.at(-1) ?? '' });
}
