// A unit's information beside its account: address, kind, legal representative, operators, and the history of its changes.
import type { InfoChangeEntry } from '@/api/person/info-change';
import { fundTime, monthOf, shiftMonth } from '@/domain/dates';
import { maskedPair, maskIdNumber, maskPhone } from '@/domain/text/mask';
import { labelsOf } from '@/schema/define-schema';
import { unitInfoFields } from '@/schema/unit/gj0102-unit-info';
import { dictionaries } from '../../../data/dictionaries';
import { policyCount } from '../../../data/policy/policy';
import { type FurtherOperator, type Operator, operatorRecord, type UnitRecord, units } from '../people';
import { addressParts, type Changer } from '../person-info';
import type { Store } from '../store';
import type { Transaction } from '../transaction';

/**
 * Fields of GJ0102 and GJ0103 (docs/rules/gj0102-unit-info.md). The account holds name, code, branch, payday and operators, this table the
 * rest.
 */
export const UNIT_LABELS = {
  dwmc: '单位名称',
  tyshxydm: '统一社会信用代码',
  dwxz: '单位性质',
  dwfrdbxm: '法定代表人',
  dwfrdbzjlx: '法定代表人证件类型',
  dwfrdbzjhm: '法定代表人证件号码',
  dwfrdbsjhm: '法定代表人手机号码',
  ywwd: '归属网点',
  ...labelsOf(unitInfoFields),
} as const;

export type UnitInfoName = keyof typeof UNIT_LABELS;
/** Field → value; '' or missing: unknown. The address is a JSON list of its parts. */
export type UnitInfoFields = Partial<Record<UnitInfoName, string>>;

export const UNIT_NAMES = Object.keys(UNIT_LABELS) as readonly UnitInfoName[]; // Object.keys widens the keys to string.
/** Basic fields: without one the information is incomplete (docs/specification.md 4, status 1 and 3). */
const BASIC: readonly UnitInfoName[] = ['dwjjlx', 'dwsshy', 'dwlsgx', 'dwdz', 'dwlxdh'];
const BY_DICTIONARY: Readonly<Partial<Record<UnitInfoName, string>>> = {
  dwxz: 'dwxz',
  dwjjlx: 'dwjjlx',
  dwsshy: 'dwsshy',
  dwlsgx: 'dwlsgx',
  ywwd: 'WDXX',
  dwfrdbzjlx: 'zjlx',
  jbrzjlx: 'zjlx',
};

interface KeptInfo {
  dwzh: string;
  values: UnitInfoFields;
}

interface UnitChange extends InfoChangeEntry {
  id: string;
  dwzh: string;
  bgx: (InfoChangeEntry['bgx'][number] & { key: UnitInfoName })[];
}

const infos = (store: Store) => store.table<KeptInfo>('unit-info');
const changes = (store: Store) => store.table<UnitChange>('unit-info-history');

/** Stores initial values (seed, registration); fields of the account are read from there. */
export function putUnitInfo(store: Store, dwzh: string, values: UnitInfoFields): void {
  infos(store).put(dwzh, { dwzh, values });
}

/** Returns all stored information, unmasked, with the operator of this ID number, by default the first one. */
export function unitInfoOf(store: Store, unit: UnitRecord, jbrzjhm = ''): UnitInfoFields {
  const operator = operatorRecord(unit, jbrzjhm);
  return {
    ...infos(store).get(unit.dwzh)?.values,
    dwmc: unit.dwmc,
    tyshxydm: unit.tyshxydm,
    ywwd: unit.wdbh ?? '',
    dwfxr: String(unit.dwfxr),
    jbrxm: operator.jbrxm,
    jbrzjlx: operator.jbrzjlx ?? '01',
    jbrzjhm: operator.jbrzjhm,
    jbrsjhm: operator.jbrsjhm,
    jbrgddhhm: operator.jbrgddhhm ?? '',
  };
}

/** Returns the legal representative; undefined if unknown. */
export function legalPersonOf(
  store: Store,
  dwzh: string,
): { frxm: string; frzjhm: string; frsjhm: string } | undefined {
  const {
    dwfrdbxm: frxm = '',
    dwfrdbzjhm: frzjhm = '',
    dwfrdbsjhm: frsjhm = '',
  } = infos(store).get(dwzh)?.values ?? {};
  return frxm === '' || frzjhm === '' ? undefined : { frxm, frzjhm, frsjhm };
}

/** Returns the fields whose value would change. */
export function changedUnitNames(former: UnitInfoFields, values: UnitInfoFields): UnitInfoName[] {
  return UNIT_NAMES.filter((name) => values[name] !== undefined && values[name] !== (former[name] ?? ''));
}

/** Returns the missing basic fields; none if the unit's information counts as complete. */
export function missingUnitNames(store: Store, unit: UnitRecord): UnitInfoName[] {
  if (unit.completeness !== '1' && unit.completeness !== '3') return [];
  const stored = unitInfoOf(store, unit);
  return BASIC.filter((name) => !stored[name]);
}

/** Writes a change: account, information and history. @returns the changed fields, masked for display */
export function changeUnitInfo(
  tx: Transaction,
  { dwzh, jbrzjhm = '' }: { dwzh: string; jbrzjhm?: string | undefined },
  values: UnitInfoFields,
  by: Changer,
): UnitChange['bgx'] {
  const { store } = tx;
  const unit = units(store).get(dwzh);
  if (!unit) throw new Error(`No unit ${dwzh}`);
  const former = unitInfoOf(store, unit, jbrzjhm);
  const bgx = changedUnitNames(former, values).map((name) => {
    const ysz = shownUnitInfo(name, former[name] ?? '');
    const xsz = maskedPair(ysz, shownUnitInfo(name, values[name] ?? ''));
    return { key: name, label: UNIT_LABELS[name], ysz, xsz };
  });
  const {
    dwmc = '',
    tyshxydm = '',
    ywwd,
    dwfxr,
    jbrxm,
    jbrzjlx,
    jbrzjhm: id,
    jbrsjhm,
    jbrgddhhm,
    ...rest
  } = {
    ...former,
    ...values,
  };
  infos(store).put(dwzh, { dwzh, values: rest });
  const operator = { jbrxm, jbrzjlx, jbrzjhm: id, jbrsjhm, jbrgddhhm };
  const paid = withPayday(tx, unit, Number(dwfxr));
  units(store).put(dwzh, withOperator({ ...paid, dwmc, tyshxydm, wdbh: ywwd ?? '' }, jbrzjhm, operator));
  if (bgx.length > 0) {
    const entry = { id: `${dwzh}:${by.id}`, dwzh, sj: fundTime(tx.now()), czr: by.czr, qd: by.qd, bgx };
    changes(store).put(entry.id, entry);
  }
  return bgx;
}

/** Returns the changes of a unit's information, newest first. */
export function unitHistory(store: Store, dwzh: string): Omit<UnitChange, 'id' | 'dwzh'>[] {
  return [...changes(store).values()]
    .filter((entry) => entry.dwzh === dwzh)
    .map(({ sj, czr, qd, bgx }) => ({ sj, czr, qd, bgx }))
    .reverse()
    .sort((a, b) => (a.sj < b.sj ? 1 : a.sj > b.sj ? -1 : 0));
}

/** Formats a value for display, masked where it identifies unless `whole` (for a checker); '' if empty. */
export function shownUnitInfo(name: UnitInfoName, value: string, { whole = false } = {}): string {
  if (value === '') return '';
  if (name === 'dwdz') return addressParts(value).join('');
  if (name === 'jbrsjhm' || name === 'dwfrdbsjhm') return whole ? value : maskPhone(value);
  if (name === 'jbrzjhm' || name === 'dwfrdbzjhm') return whole ? value : maskIdNumber(value);
  if (name === 'dwfxr') return `每月${value}日`;
  const key = BY_DICTIONARY[name];
  return key ? (dictionaries[key]?.find((item) => item.value === value)?.label ?? '- -') : value;
}

/** Sets a new payday from next month on; the present month keeps its last day. A custom day of debit stays. */
function withPayday(tx: Transaction, unit: UnitRecord, dwfxr: number): UnitRecord {
  if (dwfxr === unit.dwfxr) return unit;
  const usual = (day: number) => Math.min(28, day + policyCount('p.hjqx'));
  return fromNextMonth(tx, unit, { dwfxr, payday: unit.payday === usual(unit.dwfxr) ? usual(dwfxr) : unit.payday });
}

/** Sets new days from next month on; the present month keeps its own. */
export function fromNextMonth(
  tx: Transaction,
  unit: UnitRecord,
  days: Pick<UnitRecord, 'dwfxr' | 'payday'>,
): UnitRecord {
  const until = shiftMonth(monthOf(tx.today()), 1);
  const { dwfxr, payday } = unit;
  const formerPay = unit.formerPay?.until === until ? unit.formerPay : { until, dwfxr, payday };
  return { ...unit, ...days, formerPay };
}

/** Sets the operator. A new person in that place has no password yet: registering in the hall sets it. */
function withOperator(
  unit: UnitRecord,
  of: string,
  values: { [N in keyof Operator]?: string | undefined },
): UnitRecord {
  const { jbrxm = '', jbrzjhm = '', jbrsjhm = '', jbrzjlx = '', jbrgddhhm = '' } = values;
  const operator: Operator = {
    jbrxm,
    jbrzjhm,
    jbrsjhm,
    ...(jbrzjlx !== '' && jbrzjlx !== '01' && { jbrzjlx }),
    ...(jbrgddhhm !== '' && { jbrgddhhm }),
  };
  const renewed = (former: Operator, passwordHash: string) => (former.jbrzjhm === jbrzjhm ? passwordHash : '');
  // The role stays with the place; the assigning manager stays with the person.
  const place = ({ role, by, jbrzjhm: before }: Operator) => ({
    ...(role && { role }),
    ...(by && before === jbrzjhm && { by }),
  });
  const further = unit.operators?.find((one) => one.jbrzjhm === of);
  if (!further) {
    const first = { ...operator, ...place(unit.operator) };
    return { ...unit, operator: first, passwordHash: renewed(unit.operator, unit.passwordHash) };
  }
  const replaced: FurtherOperator = {
    ...operator,
    ...place(further),
    role: further.role,
    passwordHash: renewed(further, further.passwordHash),
  };
  return { ...unit, operators: (unit.operators ?? []).map((one) => (one === further ? replaced : one)) };
}
