import type { LabelledValue } from '@/api/business';
import { monthOf, type PlainDate, shiftMonth } from '@/domain/dates';
import { policyCount } from '../../data/policy';
import type { CaseRecord } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import type { Actor, Desk } from '../kernel/desk';
import { type UnitRecord, unitOf, units } from '../kernel/people';
import type { Store } from '../kernel/store';

/** What a unit registered beside what its account needs (domain catalogue GJ0101). */
export interface UnitRegistration {
  dwzh: string;
  ywlsh: string;
  opened: PlainDate;
  /** The branch it belongs to. */
  wdmc: string;
  values: Readonly<Record<string, string>>;
  /** As it is shown: identity numbers masked. */
  rows: readonly LabelledValue[];
}

const registrations = (store: Store) => store.table<UnitRegistration>('unit-registrations');

export function registrationOf(store: Store, dwzh: string): UnitRegistration | undefined {
  return registrations(store).get(dwzh);
}

/** Opens the account (02 开户) of an approved application. Nobody can sign in for it before the operator has registered. */
export function openUnit(desk: Desk, { ywlsh, values, sqnr }: CaseRecord): UnitRecord {
  const { store } = desk;
  const read = (name: string) => values[name] ?? '';
  const dwfxr = Number(read('dwfxr'));
  const dwzh = nextUnitNumber(store);
  const unit: UnitRecord = {
    dwzh,
    dwmc: read('dwmc'),
    tyshxydm: read('tyshxydm'),
    dwzhzt: '02',
    dwjcbl: read('dwjcbl'),
    grjcbl: read('grjcbl'),
    payday: Math.min(28, dwfxr + policyCount('p.hjqx')),
    dwfxr,
    firstMonth: read('dwschjny'),
    jzny: shiftMonth(read('dwschjny'), -1),
    operator: { jbrxm: read('jbrxm'), jbrzjhm: read('jbrzjhm'), jbrsjhm: read('jbrsjhm') },
    completeness: '0',
    wdbh: read('ywwd'),
    // There has been no statement that could be confirmed.
    statementConfirmed: true,
    roles: ['dwjbr'],
    passwordHash: '',
  };
  units(store).put(dwzh, unit);
  const wdmc = labelOf('WDXX', read('ywwd'));
  registrations(store).put(dwzh, { dwzh, ywlsh, opened: desk.today(), wdmc, values, rows: sqnr });
  return unit;
}

/** The registered data of the signed-in unit, to be read; a unit registered at the counter shows what its account says. */
export function registeredData(desk: Desk, actor: Actor): { ywlsh: string; djrq: string; rows: LabelledValue[] } {
  const unit = unitOf(desk, actor);
  const found = registrationOf(desk.store, unit.dwzh);
  const account = [
    { label: '单位账号', value: unit.dwzh },
    { label: '账户状态', value: labelOf('dwzhzt', unit.dwzhzt) },
  ];
  if (found) return { ywlsh: found.ywlsh, djrq: found.opened, rows: [...account, ...found.rows] };
  return {
    ywlsh: '',
    djrq: '',
    rows: [
      ...account,
      { label: '统一社会信用代码', value: unit.tyshxydm },
      { label: '单位名称', value: unit.dwmc },
      { label: '发薪日', value: `每月${unit.dwfxr}日` },
      { label: '单位缴存比例', value: `${unit.dwjcbl}%` },
      { label: '个人缴存比例', value: `${unit.grjcbl}%` },
      { label: '首次汇缴年月', value: unit.firstMonth || monthOf(desk.today()) },
    ],
  };
}

/** Ten digits, counted on from the highest; other series (other units, the centre's own account) begin with other digits. */
function nextUnitNumber(store: Store): string {
  const used = [...units(store).values()].flatMap(({ dwzh }) => (/^1\d{9}$/.test(dwzh) ? [Number(dwzh)] : []));
  return String(Math.max(1_000_000_000, ...used) + 1);
}
