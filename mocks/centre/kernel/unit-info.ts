// What the centre keeps of a unit beside its account: address, kind, legal representative, who acts for it, and who changed what when.
import type { InfoChangeEntry } from '@/api/info-change';
import { fundTime, monthOf, shiftMonth } from '@/domain/dates';
import { besideFormer, maskIdNumber, maskPhone } from '@/domain/mask';
import { dictionaries } from '../../data/dictionaries';
import { policyCount } from '../../data/policy';
import type { Desk } from './desk';
import { type FurtherOperator, type Operator, operatorRecord, type UnitRecord, units } from './people';
import { addressParts, type Changer } from './person-info';
import type { Store } from './store';

/** Fields of domain catalogue GJ0102 and GJ0103. Name, code, branch, payday and operators are kept with the account, the rest here. */
export const UNIT_LABELS = {
  dwmc: '单位名称',
  tyshxydm: '统一社会信用代码',
  dwxz: '单位性质',
  dwjjlx: '经济类型',
  dwsshy: '所属行业',
  dwlsgx: '隶属关系',
  dwdz: '单位地址',
  dwyb: '邮政编码',
  dwlxdh: '联系电话',
  czhm: '传真',
  dwdzxx: '电子邮箱',
  dwfrdbxm: '法定代表人',
  dwfrdbzjlx: '法定代表人证件类型',
  dwfrdbzjhm: '法定代表人证件号码',
  dwfrdbsjhm: '法定代表人手机号码',
  ywwd: '归属网点',
  dwfxr: '发薪日',
  jbrxm: '经办人姓名',
  jbrzjlx: '经办人证件类型',
  jbrzjhm: '经办人证件号码',
  jbrsjhm: '经办人手机',
  jbrgddhhm: '经办人固话',
} as const;

export type UnitInfoName = keyof typeof UNIT_LABELS;
/** Field → value; '' or missing: not known. The address is the JSON list of its parts. */
export type UnitInfo = Partial<Record<UnitInfoName, string>>;

export const UNIT_NAMES = Object.keys(UNIT_LABELS) as readonly UnitInfoName[]; // The keys of the table above.
/** Without these the unit's information is incomplete (specification 4, status 1 and 3). */
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
  values: UnitInfo;
}

interface UnitChange extends InfoChangeEntry {
  id: string;
  dwzh: string;
  bgx: (InfoChangeEntry['bgx'][number] & { key: UnitInfoName })[];
}

const infos = (store: Store) => store.table<KeptInfo>('unit-info');
const changes = (store: Store) => store.table<UnitChange>('unit-info-history');

/** Puts in what is known from the beginning; what is the account's is taken from there. */
export function putUnitInfo(store: Store, dwzh: string, values: UnitInfo): void {
  infos(store).put(dwzh, { dwzh, values });
}

/** Everything that is kept, unmasked; the operator is the one with this ID number, without one the first. */
export function unitInfoOf(store: Store, unit: UnitRecord, jbrzjhm = ''): UnitInfo {
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

/** Who represents the unit by law, undefined where the centre does not know. */
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

/** Fields of which the value would be another one. */
export function changedUnitNames(former: UnitInfo, values: UnitInfo): UnitInfoName[] {
  return UNIT_NAMES.filter((name) => values[name] !== undefined && values[name] !== (former[name] ?? ''));
}

/** Basic fields that are still missing; a unit whose information counts as complete lacks nothing. */
export function missingUnitNames(store: Store, unit: UnitRecord): UnitInfoName[] {
  if (unit.completeness !== '1' && unit.completeness !== '3') return [];
  const kept = unitInfoOf(store, unit);
  return BASIC.filter((name) => !kept[name]);
}

/** Writes a change: account, information and history. @returns what changed, as it may be shown. */
export function changeUnitInfo(
  desk: Desk,
  { dwzh, jbrzjhm = '' }: { dwzh: string; jbrzjhm?: string | undefined },
  values: UnitInfo,
  by: Changer,
): UnitChange['bgx'] {
  const { store } = desk;
  const unit = units(store).get(dwzh);
  if (!unit) throw new Error(`No unit ${dwzh}`);
  const former = unitInfoOf(store, unit, jbrzjhm);
  const bgx = changedUnitNames(former, values).map((name) => {
    const ysz = shownUnitInfo(name, former[name] ?? '');
    const xsz = besideFormer(ysz, shownUnitInfo(name, values[name] ?? ''));
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
  const paid = withPayday(desk, unit, Number(dwfxr));
  units(store).put(dwzh, withOperator({ ...paid, dwmc, tyshxydm, wdbh: ywwd ?? '' }, jbrzjhm, operator));
  if (bgx.length > 0) {
    const entry = { id: `${dwzh}:${by.id}`, dwzh, sj: fundTime(desk.now()), czr: by.czr, qd: by.qd, bgx };
    changes(store).put(entry.id, entry);
  }
  return bgx;
}

/** Changes of a unit's information, newest first. */
export function unitHistory(store: Store, dwzh: string): Omit<UnitChange, 'id' | 'dwzh'>[] {
  return [...changes(store).values()]
    .filter((entry) => entry.dwzh === dwzh)
    .map(({ sj, czr, qd, bgx }) => ({ sj, czr, qd, bgx }))
    .reverse()
    .sort((a, b) => (a.sj < b.sj ? 1 : a.sj > b.sj ? -1 : 0));
}

/** A value in words, masked where it identifies, but for who has to check it; '' when there is none. */
export function shownUnitInfo(name: UnitInfoName, value: string, { whole = false } = {}): string {
  if (value === '') return '';
  if (name === 'dwdz') return addressParts(value).join('');
  if (name === 'jbrsjhm' || name === 'dwfrdbsjhm') return whole ? value : maskPhone(value);
  if (name === 'jbrzjhm' || name === 'dwfrdbzjhm') return whole ? value : maskIdNumber(value);
  if (name === 'dwfxr') return `每月${value}日`;
  const key = BY_DICTIONARY[name];
  return key ? (dictionaries[key]?.find((item) => item.value === value)?.label ?? '- -') : value;
}

/** The new payday counts from next month on: what is due in this one keeps its last day. A day of debit of its own stays. */
function withPayday(desk: Desk, unit: UnitRecord, dwfxr: number): UnitRecord {
  if (dwfxr === unit.dwfxr) return unit;
  const usual = (day: number) => Math.min(28, day + policyCount('p.hjqx'));
  return fromNextMonth(desk, unit, { dwfxr, payday: unit.payday === usual(unit.dwfxr) ? usual(dwfxr) : unit.payday });
}

/** Other days from next month on; this month keeps those it has. */
export function fromNextMonth(desk: Desk, unit: UnitRecord, days: Pick<UnitRecord, 'dwfxr' | 'payday'>): UnitRecord {
  const until = shiftMonth(monthOf(desk.today()), 1);
  const { dwfxr, payday } = unit;
  const formerPay = unit.formerPay?.until === until ? unit.formerPay : { until, dwfxr, payday };
  return { ...unit, ...days, formerPay };
}

/** Somebody else in the operator's place has no password yet: it is set by registering with the centre's record of them. */
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
  // Nobody gets another role by a new number; who gave it goes with the person.
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
