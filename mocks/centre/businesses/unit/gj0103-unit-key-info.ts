import { isApproved, unitKeyFields } from '@/schema/unit/gj0103-unit-key-info';
import { unitKeyChangeNote } from '../../../data/notes/unit-notes';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { FieldReader } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues } from '../../cases/rule';
import { type UnitRecord, unitOf, units } from '../../kernel/people';
import { BusinessError, ownerId, REFUSED, type Transaction } from '../../kernel/transaction';
import { changedUnitNames, changeUnitInfo, type UnitInfoFields, type UnitInfoName } from '../../kernel/unit/unit-info';
import { registeredIdentity } from '../../registers/identities';
import { type Enterprise, enterprises } from '../../registers/market-register';
import { afterLegalPerson, awaitLegalPerson } from '../../registration/legal-person';
import {
  changesCondition,
  KEY_ITEMS,
  oldToNew,
  unitConditions,
  unitInfoOfActor,
} from '../../registration/unit-changes';
import { invalidateHolderCheck } from '../../remittance/debit/payer-changes';
import { withDebitNotice } from '../../remittance/debit/standing-instruction';

/** States of units except 04 销户. */
const STATES = ['01', '02', '03', '05', '99'];

/**
 * Name, code, legal representative, kind or branch of a unit (docs/rules/gj0103-unit-key-info.md), confirmed by the market register or a
 * clerk.
 */
export const unitKeyChange: BusinessRule = {
  ywlx: 'GJ0103',
  ywmc: '缴存登记关键信息变更',
  area: 'deposit',
  kind: 'unit',
  changes: 'registration',
  completes: ['key'],
  notice: unitKeyChangeNote,
  days: 3,
  conditions: (application, raw) => [
    ...unitConditions(application, STATES),
    ...('ywlsh' in raw ? [changesCondition(itemsOf(raw.bgx).length > 0)] : []),
  ],
  needs,
  assess,
  approve: (tx, record, approval) => {
    const dwzh = ownerId(record.owner, 'unit');
    const { xtyshxydm } = record.values;
    if (xtyshxydm && isTaken(tx, dwzh, xtyshxydm)) throw new BusinessError(REFUSED, `${TAKEN}，请作不通过处理`);
    const { xdwfrdbxm, xdwfrdbzjhm } = record.values;
    const next = xdwfrdbxm && xdwfrdbzjhm ? { xingming: xdwfrdbxm, zjhm: xdwfrdbzjhm } : undefined;
    const waiting = awaitLegalPerson(tx, record, approval, next);
    if (waiting) return waiting;
    return carryOut(tx, moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } }));
  },
  ...afterLegalPerson(carryOut),
  message: (record) => (record.ywzt === '99' ? { title: `${record.ywmc}已办结`, nr: textOf(record) } : undefined),
};

function carryOut(tx: Transaction, record: CaseRecord): CaseRecord {
  const dwzh = ownerId(record.owner, 'unit');
  const by = { czr: `经办人${record.jbr?.jbrxm ?? ''}`, qd: record.blqd, id: record.ywlsh };
  changeUnitInfo(
    tx,
    { dwzh, jbrzjhm: record.jbr?.jbrzjhm },
    { ...newInfo(record.values), ...(record.values.xdwfrdbxm && { dwfrdbsjhm: '' }) },
    by,
  );
  const { xdwmc } = record.values;
  if (xdwmc) withDebitNotice(tx, { kind: 'unit', dwzh }, () => invalidateHolderCheck(tx.store, dwzh, xdwmc));
  complete(tx, dwzh, itemsOf(record.values.bgx?.split(',')));
  const renamed = record.values.xdwmc ? '；付款账户的户名须重新核验，请办理付款账户信息维护' : '';
  const yj = `${record.sqnr.map(({ label, value }) => `${label}：${value}`).join('；')}${renamed}`;
  return moveCase(tx, record, { to: '99', jdmc: '信息变更', clr: '系统', yj });
}

const TAKEN = '统一社会信用代码已被其他单位使用';

function textOf({ ywmc, lc, ywlsh }: CaseRecord): string {
  return `贵单位的${ywmc}（${ywlsh}）已办结：${lc.at(-1)?.yj}。如非本单位操作请立即联系12329。`;
}

/** Clears the missing items that this change fills in. */
function complete({ store }: Transaction, dwzh: string, items: readonly string[]): void {
  const unit = units(store).get(dwzh);
  if (unit?.completeness !== '2') return;
  const keyGaps = (unit.keyGaps ?? []).filter(({ bgx = '' }) => !items.includes(bgx));
  units(store).put(dwzh, { ...unit, keyGaps, completeness: keyGaps.length > 0 ? '2' : '0' });
}

const itemsOf = (bgx: unknown): string[] =>
  Array.isArray(bgx) ? Object.keys(KEY_ITEMS).filter((item) => bgx.includes(item)) : [];

/** Account fields by the typed values. */
function newInfo(values: Readonly<Record<string, string>>): UnitInfoFields {
  const names = itemsOf(values.bgx?.split(',')).flatMap((item) => KEY_ITEMS[item]?.names ?? []);
  return Object.fromEntries(names.map((name) => [name, values[`x${name}`]]));
}

/** Returns the register's entry under the unit's future code. */
function registered({ tx, actor }: Application, code: unknown): Enterprise | undefined {
  const { tyshxydm } = unitOf(tx, actor);
  return enterprises(tx.store).get(typeof code === 'string' && code !== '' ? code.toUpperCase() : tyshxydm);
}

function needs(application: Application, zstj: Readonly<Record<string, string>>): Need[] {
  const items = itemsOf(zstj.bgx?.split(','));
  const known = registered(application, items.includes('2') ? zstj.xtyshxydm : '') !== undefined;
  const mjsm = known ? checkedBy(application.tx, '市场监管登记') : '';
  return [
    { wjlxId: '0201', wjmc: '营业执照或法人登记证书', sfbs: '1', mjsm },
    ...(isApproved({ bgx: items }) ? [{ wjlxId: '0206', wjmc: '变更核准文件', sfbs: '2', mjsm } as const] : []),
    ...(items.includes('3') ? [{ wjlxId: '0202', wjmc: '法定代表人身份证', sfbs: '2', mjsm: '' } as const] : []),
  ];
}

function assess(application: Application, raw: RawValues): Assessment {
  const { reader, rows } = read(application, raw);
  const { values } = reader;
  const items = itemsOf(values.bgx?.split(','));
  const asked = isApproved({ bgx: items });
  const known = registered(application, values.xtyshxydm);
  const manual = asked && !known ? ['市场监管登记未查询到该单位，需人工核验'] : [];
  const changes = oldToNew(unitInfoOfActor(application), newInfo(values));
  const renewed = items.filter((item) => isGap(unitOf(application.tx, application.actor), item));
  const again = renewed.flatMap((item) => {
    const { names = [], label = '' } = KEY_ITEMS[item] ?? {};
    const other = changes.some(({ key }) => names.some((name) => name === key));
    return other ? [] : [{ label, value: '重新核验，登记内容不变' }];
  });
  const sqnr = [...changes, ...again, ...rows.filter(({ key }) => key === 'hdrq' || key === 'bgyy')];
  return { ...reader.assessed(), manual, sqnr };
}

/** Reads the fields of the chosen items only; other values are not part of the application. */
function read(application: Application, raw: RawValues) {
  const { tx, actor } = application;
  const reader = new FieldReader(raw);
  const { values } = reader;
  const unit = unitOf(tx, actor);
  const rows = readFields(reader, unitKeyFields, { today: tx.today() });
  const items = itemsOf(values.bgx?.split(','));
  const left = Object.keys(KEY_ITEMS).filter((item) => isGap(unit, item) && !items.includes(item));
  if (left.length > 0) reader.fail('bgx', `请选择待完善的${left.map((item) => KEY_ITEMS[item]?.label).join('、')}`);
  if (values.xtyshxydm) values.xtyshxydm = values.xtyshxydm.toUpperCase();
  if (values.xtyshxydm && isTaken(tx, unit.dwzh, values.xtyshxydm)) reader.fail('xtyshxydm', TAKEN);
  const known = registeredIdentity(tx.store, values.xdwfrdbzjhm ?? '')?.xingming;
  if (known !== undefined && known !== values.xdwfrdbxm) {
    reader.fail('xdwfrdbxm', '姓名与该证件号码登记的不一致，请核对姓名和证件号码');
  }
  compareWithRegister(registered(application, values.xtyshxydm), reader);
  refuseSame(application, unit, items, reader);
  return { reader, rows };
}

function compareWithRegister(known: Enterprise | undefined, reader: FieldReader): void {
  const { xdwmc, xdwfrdbxm } = reader.values;
  if (!known) return;
  if (xdwmc && xdwmc !== known.dwmc) reader.fail('xdwmc', '新单位名称与登记机关信息不一致');
  if (xdwfrdbxm && xdwfrdbxm !== known.dwfrdbxm) reader.fail('xdwfrdbxm', '新法定代表人与登记机关信息不一致');
}

/** Refuses an unchanged item, except one that the centre calls incomplete, which may be registered again as it is. */
function refuseSame(application: Application, unit: UnitRecord, items: readonly string[], reader: FieldReader): void {
  const changes: readonly UnitInfoName[] = changedUnitNames(unitInfoOfActor(application), newInfo(reader.values));
  for (const item of items) {
    const { names = [], label = '' } = KEY_ITEMS[item] ?? {};
    const [first] = names;
    if (!first || isGap(unit, item) || names.some((name) => changes.includes(name))) continue;
    reader.fail(`x${first}`, `与现登记的${label}相同，无需变更`);
  }
}

function isGap({ completeness, keyGaps = [] }: UnitRecord, item: string): boolean {
  return completeness === '2' && keyGaps.some(({ bgx }) => bgx === item);
}

function isTaken({ store }: Transaction, dwzh: string, tyshxydm: string): boolean {
  return [...units(store).values()].some((unit) => unit.dwzh !== dwzh && unit.tyshxydm === tyshxydm);
}
