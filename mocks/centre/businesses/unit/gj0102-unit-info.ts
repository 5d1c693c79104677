import { maskPhone } from '@/domain/text/mask';
import { unitInfoFields } from '@/schema/unit/gj0102-unit-info';
import { unitChangeNote } from '../../../data/notes/unit-notes';
import { endSessionsOf } from '../../access/sessions';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { automaticCompletionText } from '../../cases/completion-text';
import { FieldReader } from '../../cases/field-reader';
import type { Need } from '../../cases/materials/material-needs';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues } from '../../cases/rule';
import { retainSubmittedFields } from '../../cases/submitted-changes';
import { isRightCode } from '../../kernel/accounts/account-codes';
import { send } from '../../kernel/messages/outbox';
import { unitOf, units } from '../../kernel/people';
import { BusinessError, ownerId, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import {
  changedUnitNames,
  changeUnitInfo,
  missingUnitNames,
  UNIT_LABELS,
  type UnitInfoFields,
  type UnitInfoName,
} from '../../kernel/unit/unit-info';
import { registeredIdentity } from '../../registers/identities';
import { afterLegalPerson, awaitLegalPerson } from '../../registration/legal-person';
import {
  changesCondition,
  oldToNew,
  operatorPhoneProblem,
  unitConditions,
  unitInfoOfActor,
} from '../../registration/unit-changes';

/** States of units in use: 01 正常, 02 开户, 03 缓缴. */
const STATES = ['01', '02', '03'];
const NAMES = Object.keys(unitInfoFields) as readonly (keyof typeof unitInfoFields)[]; // Object.keys widens the keys to string.
/** Optional fields, which cannot be cleared once filled. */
const OPTIONAL: readonly UnitInfoName[] = ['dwyb', 'czhm', 'dwdzxx', 'jbrgddhhm'];
const LASTING = NAMES.filter((name) => !OPTIONAL.includes(name));
const WHO: readonly UnitInfoName[] = ['jbrxm', 'jbrzjlx', 'jbrzjhm'];

/**
 * Unit data changed without a review (docs/rules/gj0102-unit-info.md). Exception: a new operator, whose documents a clerk checks and who
 * replaces the former one in the hall.
 */
export const unitInfoChange: BusinessRule = {
  ywlx: 'GJ0102',
  ywmc: '缴存登记信息变更',
  area: 'deposit',
  kind: 'unit',
  changes: 'registration',
  completes: ['basic'],
  notice: unitChangeNote,
  days: 1,
  conditions: (application, raw) => [
    ...unitConditions(application, STATES),
    ...('ywlsh' in raw ? [changesCondition(changed(application, raw).length > 0)] : []),
  ],
  needs: (application, zstj) => (isAnother(unitInfoOfActor(application), zstj) ? OPERATOR_PAPERS : []),
  assess,
  prove,
  approve: (tx, record, approval) => {
    const { jbrsjhm, jbrzjhm = '' } = record.values;
    const former = record.jbr;
    const problem = jbrsjhm && operatorPhoneProblem(tx, { sjhm: jbrsjhm, jbrzjhm: jbrzjhm || (former?.jbrzjhm ?? '') });
    if (problem) throw new BusinessError(REFUSED, `${problem}；请作不通过处理`);
    const waiting = jbrzjhm !== '' && jbrzjhm !== former?.jbrzjhm && awaitLegalPerson(tx, record, approval);
    if (waiting) return waiting;
    return carryOut(tx, moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } }));
  },
  ...afterLegalPerson(carryOut),
  message: (record) => (record.ywzt === '99' ? { title: `${record.ywmc}已办结`, nr: textOf(record) } : undefined),
};

function carryOut(tx: Transaction, record: CaseRecord): CaseRecord {
  const dwzh = ownerId(record.owner, 'unit');
  const { jbrsjhm, jbrzjhm = '' } = record.values;
  const former = record.jbr;
  const by = { czr: `经办人${former?.jbrxm ?? ''}`, qd: record.blqd, id: record.ywlsh };
  const bgx = changeUnitInfo(tx, { dwzh, jbrzjhm: former?.jbrzjhm }, valuesOf(record.values), by);
  complete(tx, dwzh);
  const another = jbrzjhm !== '' && jbrzjhm !== former?.jbrzjhm;
  if (another) endSessionsOf(tx, record.owner, '', former?.jbrzjhm);
  const parts = [
    `已变更：${bgx.map(({ label }) => label).join('、')}`,
    record.values.dwfxr ? '新的发薪日自下月起计算汇缴期限' : '',
    another ? '原经办人的登录已失效，新经办人请在“缴存单位注册”设置登录密码' : '',
  ];
  const yj = parts.filter((part) => part !== '').join('；');
  const done = moveCase(tx, record, { to: '99', jdmc: '信息变更', clr: '系统', yj });
  if (jbrsjhm && jbrsjhm !== former?.jbrsjhm) {
    send(tx, { kind: 'sms', to: jbrsjhm, code: '', uuid: '', text: `【住房公积金】${textOf(done)}` });
  }
  return done;
}

const OPERATOR_PAPERS: Need[] = [
  { wjlxId: '0204', wjmc: '单位授权委托书', sfbs: '2', mjsm: '' },
  { wjlxId: '0203', wjmc: '经办人身份证', sfbs: '2', mjsm: '' },
];

function textOf(record: CaseRecord): string {
  return `贵单位的${record.ywmc}（${record.ywlsh}）${automaticCompletionText(record)}如非本单位操作请立即联系12329。`;
}

/** Clears the missing basic data; key data may still be missing. */
function complete(tx: Transaction, dwzh: string): void {
  const unit = units(tx.store).get(dwzh);
  if (!unit || !['1', '3'].includes(unit.completeness) || missingUnitNames(tx.store, unit).length > 0) return;
  const completeness = unit.completeness === '3' && unit.keyGaps?.length ? '2' : '0';
  units(tx.store).put(dwzh, { ...unit, completeness });
}

const valuesOf = (values: Readonly<Record<string, string>>): UnitInfoFields =>
  Object.fromEntries(NAMES.filter((name) => name in values).map((name) => [name, values[name]]));

const changed = (application: Application, raw: RawValues) =>
  changedUnitNames(unitInfoOfActor(application), valuesOf(read(application, raw).values));

/** Returns whether the form names another operator than the registered one. */
function isAnother(former: UnitInfoFields, values: Readonly<Record<string, string>>): boolean {
  return WHO.some((name) => (values[name] ?? '') !== '' && values[name] !== (former[name] ?? ''));
}

function assess(application: Application, raw: RawValues): Assessment {
  const reader = read(application, raw);
  return { ...reader.assessed(), sqnr: oldToNew(unitInfoOfActor(application), valuesOf(reader.values)) };
}

function read(application: Application, raw: RawValues): FieldReader {
  const former = unitInfoOfActor(application);
  const reader = new FieldReader(raw);
  const known = 'jbrzjlx' in raw ? {} : { jbrzjlx: former.jbrzjlx };
  readFields(reader, unitInfoFields, { today: application.tx.today(), known });
  checkOperator(application, reader, former);
  retainSubmittedFields(reader, raw, { names: NAMES, labels: UNIT_LABELS, lasting: LASTING });
  for (const name of missingUnitNames(application.tx.store, unitOf(application.tx, application.actor))) {
    if (!reader.values[name]) reader.fail(name, `${UNIT_LABELS[name]}尚未登记，请填写`);
  }
  return reader;
}

/** Another operator is complete, with name and number; compared with the residents' register. */
function checkOperator({ tx, actor }: Application, reader: FieldReader, former: UnitInfoFields): void {
  const { jbrxm: name = '', jbrzjlx: type = '', jbrzjhm: number = '' } = reader.values;
  const renamed = name !== '' && name !== former.jbrxm;
  if (isAnother(former, { jbrzjhm: number }) && !renamed) reader.fail('jbrxm', '变更经办人时请填写新经办人的姓名');
  if (type !== '' && type !== former.jbrzjlx && number === '') reader.fail('jbrzjhm', '请输入新的证件号码');
  const zjhm = number || (former.jbrzjhm ?? '');
  const registered = registeredIdentity(tx.store, zjhm)?.xingming;
  if (renamed && registered !== undefined && registered !== name) {
    reader.fail('jbrxm', '姓名与该证件号码登记的不一致，请核对姓名和证件号码');
  }
  const unit = unitOf(tx, actor);
  const others = [unit.operator, ...(unit.operators ?? [])].filter((one) => one.jbrzjhm !== former.jbrzjhm);
  if (others.some((one) => one.jbrzjhm === number)) reader.fail('jbrzjhm', '该经办人已在本单位登记，无需变更');
  const phone = reader.values.jbrsjhm ?? '';
  if (phone === '' && isAnother(former, { jbrzjhm: number })) reader.fail('jbrsjhm', '请填写新经办人的手机号码');
  const problem = phone === '' ? undefined : operatorPhoneProblem(tx, { sjhm: phone, jbrzjhm: zjhm });
  if (problem) reader.fail('jbrsjhm', problem);
}

/** Requires an SMS code to the future operator's mobile number. */
function prove(application: Application, raw: RawValues, { values }: Assessment): Record<string, string> {
  const former = unitInfoOfActor(application);
  const sjhm = values.jbrsjhm || (former.jbrsjhm ?? '');
  if (sjhm === former.jbrsjhm && !isAnother(former, values)) return {};
  if (!raw.dxyzm) return { dxyzm: '请输入短信验证码' };
  const { dwzh } = unitOf(application.tx, application.actor);
  if (isRightCode(application.tx, ownerOf({ kind: 'unit', dwzh }), sjhm, raw.dxyzm)) return {};
  return { dxyzm: `发送到${maskPhone(sjhm)}的短信验证码错误或已失效` };
}
