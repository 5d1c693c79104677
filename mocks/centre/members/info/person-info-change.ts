import type { LabelledValue } from '@/api/client/labelled-value';
import { maskedPair, maskPhone } from '@/domain/text/mask';
import { plainIdentifier } from '@/domain/text/plain-text';
import type { Schema } from '@/schema/define-schema';
import { HALL_RULES } from '../../../data/menus/rule-names';
import type { NoteText } from '../../../data/notes/note-text';
import { requireFaceCheck } from '../../access/proofs/face-checks';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { stopUnsuccessful } from '../../cases/close-unsuccessful';
import type { FieldReader } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { isRightCode } from '../../kernel/accounts/account-codes';
import { heldUntil, holdText } from '../../kernel/accounts/payment-hold';
import { send } from '../../kernel/messages/outbox';
import { type PersonRecord, personOf, persons } from '../../kernel/people';
import {
  cardOwner,
  changedNames,
  changeInfo,
  changesBy,
  INFO_LABELS,
  type InfoValues,
  infoOf,
  missingNames,
  phoneOwner,
  shownInfo,
} from '../../kernel/person-info';
import type { Store } from '../../kernel/store';
import { BusinessError, ownerId, type Transaction } from '../../kernel/transaction';
import { spouseOf, verifyBankAccount } from '../../registers/registers';
import { newPhoneProblem, PHONE_IN_USE } from './info-codes';
import { infoValues, readInfo, retainSubmitted } from './info-fields';

const wrongCode = (sjhm: string) => `发送到${maskPhone(sjhm)}的短信验证码错误或已失效`;

/** Variant of the business: own information of a depositor (GJ0302) or of a flexible worker (GJ0802). */
interface Whose {
  ywlx: string;
  ywmc: string;
  notice: NoteText;
  /** Condition that directs to the other business. */
  own(person: PersonRecord): RuleCondition;
  schema: Schema;
  /** Checks the fields of this variant only. */
  more?(reader: FieldReader, stored: InfoValues): void;
}

/** Rule of own information (docs/rules/gj0302-own-info.md): effective at once, except for a card not confirmed by the bank. */
export const personInfoChange = ({ own, schema, more, ...named }: Whose): BusinessRule => ({
  ...named,
  area: 'deposit',
  kind: 'person',
  completes: ['basic'],
  withoutAccount: () => true,
  days: 1,
  conditions: (application, raw) => [
    own(personOf(application.tx, application.actor)),
    ...('ywlsh' in raw ? [somethingChanges(application, raw, { schema, more })] : []),
  ],
  needs: cardNeeds,
  assess: (application, raw) => assess(application, raw, { schema, more }),
  prove,
  approve: (tx, record, approval) => {
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const grzh = ownerId(record.owner, 'person');
    const { sjhm = '' } = record.values;
    // The number may have been registered by another person during the review.
    if (sjhm !== '' && phoneOwner(tx.store, sjhm, grzh) !== undefined) {
      const sbyy = { yy: PHONE_IN_USE, gz: HALL_RULES, xyb: '使用本人的其他手机号码重新申请' };
      return stopUnsuccessful(tx, passed, { jdmc: '未能变更', sbyy });
    }
    const former = persons(tx.store).get(grzh)?.sjhm ?? '';
    const by = { czr: '本人', qd: record.blqd, id: record.ywlsh };
    const labels = changeInfo(tx, grzh, infoValues(record.values), by).map(({ label }) => label);
    const done = moveCase(tx, passed, {
      to: '99',
      jdmc: '信息变更',
      clr: '系统',
      yj: `已变更：${labels.join('、')}${holdNote(tx, grzh)}`,
    });
    if (former !== persons(tx.store).get(grzh)?.sjhm) {
      send(tx, { kind: 'sms', to: former, code: '', uuid: '', text: `【住房公积金】${messageOf(done, tx).nr}` });
    }
    return done;
  },
  newAccount: ({ grckzhhm = '' }) =>
    grckzhhm === '' ? undefined : `申请将收款银行卡变更为${shownInfo('grckzhhm', grckzhhm)}`,
  message: (record, tx) => (record.ywzt === '99' ? messageOf(record, tx) : undefined),
});

function messageOf({ lc, ywmc, ywlsh, owner }: CaseRecord, tx: Transaction) {
  const grzh = ownerId(owner, 'person');
  const what = changesBy(tx.store, grzh, ywlsh).map(({ label }) => label);
  const until = heldUntil(tx, grzh);
  const nr = `您的${ywmc}（${ywlsh}）已办结：${what.join('、')}于${lc.at(-1)?.clsj}变更。如非本人操作，请立即联系12329。`;
  return { title: `${ywmc}已办结`, nr: until === undefined ? nr : `${nr}${holdText(until)}。` };
}

function holdNote(tx: Transaction, grzh: string): string {
  const until = heldUntil(tx, grzh);
  return until === undefined ? '' : `；${holdText(until)}`;
}

function somethingChanges(
  application: Application,
  raw: RawValues,
  whose: Pick<Whose, 'schema' | 'more'>,
): RuleCondition {
  const person = personOf(application.tx, application.actor);
  const { values } = read(application, person, raw, whose);
  const mz = changedNames(application.tx.store, person, infoValues(values)).length > 0;
  const refusal = '未修改任何信息，无需提交';
  const sjz = mz ? '有' : '无';
  return { tjbh: 'XGNR', tjmc: '有需要变更的信息', mz, sjz, yqz: '至少一项', yj: HALL_RULES, xyb: refusal, refusal };
}

function assess(application: Application, raw: RawValues, whose: Pick<Whose, 'schema' | 'more'>): Assessment {
  const { tx, actor } = application;
  const person = personOf(tx, actor);
  const reader = read(application, person, raw, whose);
  const given = infoValues(reader.values);
  const changed = changedNames(tx.store, person, given);
  const manual =
    changed.includes('grckzhhm') && verified(tx.store, person, given) !== 'own'
      ? ['收款银行卡未通过银行核验，需人工审核']
      : [];
  return {
    ...reader.assessed(),
    manual,
    sqnr: changed.map((name): LabelledValue => {
      const former = shownInfo(name, infoOf(tx.store, person)[name] ?? '');
      const now = maskedPair(former, shownInfo(name, given[name] ?? ''));
      return { label: INFO_LABELS[name], value: `${former || '未登记'} → ${now || '（清除）'}` };
    }),
  };
}

function read(
  { tx }: Pick<Application, 'tx'>,
  person: PersonRecord,
  raw: RawValues,
  { schema, more }: Pick<Whose, 'schema' | 'more'>,
): FieldReader {
  const reader = readInfo({ tx }, raw, schema);
  readPhone(tx, person, reader);
  readMarriage(tx, person, reader, raw);
  readCard(tx, person, reader);
  readSubscriptions(reader, raw.dxtx);
  more?.(reader, infoOf(tx.store, person));
  retainSubmitted(reader, raw);
  for (const name of missingNames(tx.store, person)) {
    if (!reader.values[name] && !reader.errors[name]) reader.fail(name, `${INFO_LABELS[name]}尚未登记，请填写`);
  }
  return reader;
}

function readPhone(tx: Transaction, person: PersonRecord, reader: FieldReader): void {
  const sjhm = reader.valid('sjhm');
  if (sjhm === '' || sjhm === person.sjhm) return;
  const problem = newPhoneProblem(tx, person, sjhm);
  if (problem) reader.fail('sjhm', problem);
}

/** Reads the marital status: from the register with consent, else as declared. */
function readMarriage(tx: Transaction, person: PersonRecord, reader: FieldReader, raw: RawValues): void {
  const stored = infoOf(tx.store, person);
  const hyzk = reader.values.hyzk || stored.hyzk || '';
  const asked = raw.sqcx === '1' || raw.sqcx === 1 || raw.sqcx === true;
  const { poxm = '', pozjhm = '' } = reader.values;
  if (asked) {
    const marriage = spouseOf(tx.store, person.zjhm);
    if (marriage && reader.values.hyzk && hyzk !== '20')
      reader.fail('hyzk', '婚姻状况与民政登记信息不一致，请核对；登记有误的，取消查询授权后自行申报');
    if (!marriage && hyzk === '20')
      reader.fail('hyzk', '民政登记中未查询到您的婚姻登记，请核对；登记有误的，取消查询授权后自行申报');
    if (marriage && hyzk === '20') Object.assign(reader.values, { poxm: marriage.poxm, pozjhm: marriage.pozjhm });
    return;
  }
  if (hyzk !== '20') {
    if (poxm !== '' || pozjhm !== '') reader.fail('hyzk', '婚姻状况为已婚时才填写配偶信息');
    return;
  }
  if ((poxm || stored.poxm || '') === '') reader.fail('poxm', '请输入配偶姓名');
  if ((pozjhm || stored.pozjhm || '') === '') reader.fail('pozjhm', '请输入配偶证件号码');
  if (pozjhm === person.zjhm) reader.fail('pozjhm', '配偶证件号码不能与本人相同');
}

function readCard({ store }: Transaction, person: PersonRecord, reader: FieldReader): void {
  const { grckzhkhyhdm: yhdm = '', grckzhhm: yhzh = '' } = reader.values;
  if (yhzh === '') {
    if (yhdm !== '' && yhdm !== person.bankCard?.yhdm) reader.fail('grckzhhm', '变更开户银行时请输入收款银行卡号');
    return;
  }
  // A card at the same bank is sent without the bank.
  reader.values.grckzhkhyhdm = yhdm || (person.bankCard?.yhdm ?? '');
  if (reader.values.grckzhkhyhdm === '') reader.fail('grckzhkhyhdm', '请选择开户银行');
  if (cardOwner(store, yhzh, person.grzh) !== undefined)
    reader.fail('grckzhhm', '该银行卡已被其他缴存人绑定，请使用本人银行卡');
  if (verified(store, person, { grckzhhm: yhzh, grckzhkhyhdm: reader.values.grckzhkhyhdm }) === 'foreign') {
    reader.fail('grckzhhm', '银行核验的户名与您的姓名不一致，请使用本人银行卡');
  }
}

function readSubscriptions(reader: FieldReader, value: unknown): void {
  if (!Array.isArray(value)) return;
  const codes = ['1', '2', '3', '4', '5'];
  if (value.some((code) => !codes.includes(String(code)))) reader.fail('dxtx', '短信提醒订阅不在可选范围内');
  reader.values.dxtx = codes.filter((code) => value.includes(code)).join(',');
}

/** Proofs: codes to both numbers for a new phone, or the face if the old one is lost; a code to the phone for a new card. */
function prove({ tx, actor }: Application, raw: RawValues, { values }: Assessment): Record<string, string> {
  const person = personOf(tx, actor);
  const changed = changedNames(tx.store, person, infoValues(values));
  const phone = changed.includes('sjhm');
  if (!phone && !changed.includes('grckzhhm')) return {};
  const errors: Record<string, string> = {};
  const sjhm = phone ? (values.sjhm ?? '') : person.sjhm;
  if (!raw.dxyzm) errors.dxyzm = '请输入短信验证码';
  else if (!isRightCode(tx, person.grzh, sjhm, raw.dxyzm)) errors.dxyzm = wrongCode(sjhm);
  if (!phone) return errors;
  if (raw.ysjty === '2') {
    const problem = faceProblem(() => requireFaceCheck(tx, actor, String(raw.hybh ?? '')));
    if (problem) errors.hybh = problem;
  } else if (!raw.ydxyzm) errors.ydxyzm = '请输入原手机号验证码';
  else if (!isRightCode(tx, person.grzh, person.sjhm, raw.ydxyzm)) errors.ydxyzm = wrongCode(person.sjhm);
  return errors;
}

function faceProblem(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (failure) {
    if (failure instanceof BusinessError) return failure.message;
    throw failure;
  }
}

function cardNeeds({ tx, actor }: Application, zstj: Readonly<Record<string, string>>): Need[] {
  const person = personOf(tx, actor);
  const { grckzhhm = '' } = zstj;
  if (grckzhhm === '' || grckzhhm === person.bankCard?.yhzh) return [];
  const grckzhkhyhdm = zstj.grckzhkhyhdm || person.bankCard?.yhdm;
  const own = verified(tx.store, person, { grckzhhm, grckzhkhyhdm }) === 'own';
  return [{ wjlxId: '0104', wjmc: '本人银行卡', sfbs: '2', mjsm: own ? checkedBy(tx, '银行账户核验') : '' }];
}

function verified(store: Store, { xingming, zjhm }: PersonRecord, { grckzhhm = '', grckzhkhyhdm = '' }: InfoValues) {
  return verifyBankAccount(store, { yhzh: plainIdentifier(grckzhhm), yhdm: grckzhkhyhdm }, { hm: xingming, zjhm });
}
