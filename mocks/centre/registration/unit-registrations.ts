import type { TodoItem } from '@/api/cases/todos';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { InfoChangeEntry } from '@/api/person/info-change';
import { addDays, byEndOf, monthOf, shiftMonth } from '@/domain/dates';
import { policyCount } from '../../data/policy/policy';
import type { CaseRecord } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import { type UnitRecord, unitOf, units } from '../kernel/people';
import { addressParts } from '../kernel/person-info';
import type { Store } from '../kernel/store';
import type { Actor, Transaction } from '../kernel/transaction';
import {
  putUnitInfo,
  shownUnitInfo,
  UNIT_LABELS,
  UNIT_NAMES,
  type UnitInfoName,
  unitHistory,
  unitInfoOf,
} from '../kernel/unit/unit-info';
import { registrations, unitRegistrationOf } from '../kernel/unit/unit-registration';
import { addPayer } from '../remittance/debit/payer-changes';

/** Fields of the registration stored as unit information; the others stay with the registration. */
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

/** Opens the account (02 开户) of an approved application. Sign-in is possible once the operator has registered. */
export function openUnit(tx: Transaction, { ywlsh, values, sqnr }: CaseRecord): UnitRecord {
  const { store } = tx;
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
    // No statement exists yet that could be confirmed.
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
  const stored = Object.fromEntries(KEPT.map((name) => [name, read(name)]));
  putUnitInfo(store, dwzh, { ...stored, dwdz: JSON.stringify([...addressParts(read('dwxzqy')), read('dwdz')]) });
  registrations(store).put(dwzh, { dwzh, ywlsh, opened: tx.today(), wdmc, values, rows: sqnr });
  return unit;
}

/** Returns the present registration of the signed-in unit, and the history of its changes. */
export function registeredData(
  tx: Transaction,
  actor: Actor,
): { ywlsh: string; djrq: string; rows: LabelledValue[]; bgjl: InfoChangeEntry[] } {
  const { store } = tx;
  const unit = unitOf(tx, actor);
  const found = unitRegistrationOf(store, unit.dwzh);
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
    { label: '首次汇缴年月', value: unit.firstMonth || monthOf(tx.today()) },
  ];
  // Fields asked once and not changeable here, e.g. the approving authority.
  const once = (found?.rows ?? []).filter(({ key = '' }) => ONCE.includes(key));
  const rows = [...now, ...once].filter(({ value }) => value !== '');
  return { ywlsh: found?.ywlsh ?? '', djrq: found?.opened ?? '', rows, bgjl };
}

const ONCE = ['zzjgdm', 'pzjgmc', 'dwslrq', 'zgrs', 'hjfs', 'styhdm'];

/** Returns the next ten-digit number after the highest; other series (other units, the centre's own account) have other first digits. */
function nextUnitNumber(store: Store): string {
  const used = [...units(store).values()].flatMap(({ dwzh }) => (/^1\d{9}$/.test(dwzh) ? [Number(dwzh)] : []));
  return String(Math.max(1_000_000_000, ...used) + 1);
}

/** 开户 of dictionary dwzhzt: no deposits before the first member. */
const NEW_UNIT = '02';

/** Returns the to-do of a registered unit without members: the first member within p.djKh days (Regulations, Art. 13). */
export function registrationTodos({ store }: Transaction, actor: Actor): TodoItem[] {
  const unit = actor.kind === 'unit' ? units(store).get(actor.dwzh) : undefined;
  const opened = unit?.dwzhzt === NEW_UNIT ? unitRegistrationOf(store, unit.dwzh)?.opened : undefined;
  if (opened === undefined) return [];
  const rq = addDays(opened, policyCount('p.djKh'));
  const sxsm = `单位缴存登记于${opened}办结，请在${byEndOf(rq)}为职工设立账户；职工在本中心已有账户的办理同城转移`;
  return [{ ywlx: 'GJ0301', ywlsh: '', title: '请为职工设立账户', sxsm, rq }];
}
