import type { InfoChangeEntry } from '@/api/info-change';
import type { LabelledValue } from '@/api/labelled-value';
import type { TodoItem } from '@/api/todos';
import { addDays, byEndOf, monthOf, shiftMonth } from '@/domain/dates';
import { policyCount } from '../../data/policy';
import type { CaseRecord } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import type { Actor, Desk } from '../kernel/desk';
import { type UnitRecord, unitOf, units } from '../kernel/people';
import { addressParts } from '../kernel/person-info';
import type { Store } from '../kernel/store';
import {
  putUnitInfo,
  shownUnitInfo,
  UNIT_LABELS,
  UNIT_NAMES,
  type UnitInfoName,
  unitHistory,
  unitInfoOf,
} from '../kernel/unit-info';
import { registrationOf, registrations } from '../kernel/unit-registration';
import { addPayer } from '../remittance/payer-changes';

/** What the registration tells beside the account; the rest is asked once and kept with the registration. */
const KEPT: readonly UnitInfoName[] = [
  'dwxz',
  'dwjjlx',
  'dwsshy',
  'dwlsgx',
  'dwyb',
  'dwlxdh',
  'dwdzxx',
  'dwfrdbxm',
  'dwfrdbzjlx',
  'dwfrdbzjhm',
  'dwfrdbsjhm',
];

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
    online: true,
    roles: ['dwjbr'],
    passwordHash: '',
  };
  units(store).put(dwzh, unit);
  if (read('hjfs') === '02') {
    const account = { fkyhdm: read('fkyhdm'), fkzh: read('fkzh'), fkhm: read('fkhm'), khhmc: '', khhlhh: '' };
    addPayer(store, dwzh, { ...account, hjfs: '02', signed: true, kkr: 0 });
  }
  const wdmc = labelOf('WDXX', read('ywwd'));
  const kept = Object.fromEntries(KEPT.map((name) => [name, read(name)]));
  putUnitInfo(store, dwzh, { ...kept, dwdz: JSON.stringify([...addressParts(read('dwxzqy')), read('dwdz')]) });
  registrations(store).put(dwzh, { dwzh, ywlsh, opened: desk.today(), wdmc, values, rows: sqnr });
  return unit;
}

/** The registered data of the signed-in unit as they stand, to be read, and what was changed in them. */
export function registeredData(
  desk: Desk,
  actor: Actor,
): { ywlsh: string; djrq: string; rows: LabelledValue[]; bgjl: InfoChangeEntry[] } {
  const { store } = desk;
  const unit = unitOf(desk, actor);
  const found = registrationOf(store, unit.dwzh);
  const bgjl = unitHistory(store, unit.dwzh);
  const former = bgjl.flatMap(({ bgx }) => bgx.filter(({ key }) => key === 'dwmc').map(({ ysz }) => ysz));
  const info = unitInfoOf(store, unit, actor.kind === 'unit' ? actor.operator : '');
  const now: LabelledValue[] = [
    { label: '单位账号', value: unit.dwzh },
    { label: '账户状态', value: labelOf('dwzhzt', unit.dwzhzt) },
    ...UNIT_NAMES.map((name) => ({ label: UNIT_LABELS[name], value: shownUnitInfo(name, info[name] ?? '') })),
    { label: '曾用名', value: [...new Set(former)].join('、') },
    { label: '单位缴存比例', value: `${unit.dwjcbl}%` },
    { label: '个人缴存比例', value: `${unit.grjcbl}%` },
    { label: '首次汇缴年月', value: unit.firstMonth || monthOf(desk.today()) },
  ];
  // What the registration asked once and nobody changes here, e.g. who approved the unit.
  const once = (found?.rows ?? []).filter(({ key = '' }) => ONCE.includes(key));
  const rows = [...now, ...once].filter(({ value }) => value !== '');
  return { ywlsh: found?.ywlsh ?? '', djrq: found?.opened ?? '', rows, bgjl };
}

const ONCE = ['zzjgdm', 'pzjgmc', 'dwslrq', 'zgrs', 'hjfs', 'styhdm'];

/** Ten digits, counted on from the highest; other series (other units, the centre's own account) begin with other digits. */
function nextUnitNumber(store: Store): string {
  const used = [...units(store).values()].flatMap(({ dwzh }) => (/^1\d{9}$/.test(dwzh) ? [Number(dwzh)] : []));
  return String(Math.max(1_000_000_000, ...used) + 1);
}

/** 开户 of dictionary dwzhzt: nothing is paid in before its first member. */
const NEW_UNIT = '02';

/** What a unit that registered and has nobody yet is to do, within p.djKh days (Regulations, Art. 13). */
export function registrationTodos({ store }: Desk, actor: Actor): TodoItem[] {
  const unit = actor.kind === 'unit' ? units(store).get(actor.dwzh) : undefined;
  const opened = unit?.dwzhzt === NEW_UNIT ? registrationOf(store, unit.dwzh)?.opened : undefined;
  if (opened === undefined) return [];
  const rq = addDays(opened, policyCount('p.djKh'));
  const sxsm = `单位缴存登记于${opened}办结，请在${byEndOf(rq)}为职工设立账户；职工在本中心已有账户的办理同城转移`;
  return [{ ywlx: 'GJ0301', ywlsh: '', title: '请为职工设立账户', sxsm, rq }];
}
