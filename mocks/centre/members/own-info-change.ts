import type { LabelledValue } from '@/api/labelled-value';
import { besideFormer, maskPhone } from '@/domain/mask';
import { plainIdentifier } from '@/domain/plain-text';
import { banks } from '../../data/banks';
import type { NoteText } from '../../data/notes/note-text';
import { HALL_RULES } from '../../data/rule-names';
import { requireFaceCheck } from '../access/proofs/face-checks';
import { type CaseRecord, moveCase } from '../cases/case-states';
import type { FieldReader } from '../cases/field-reader';
import { checkedBy, type Need } from '../cases/materials/material-needs';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../cases/rule';
import { isRightCode } from '../kernel/account-codes';
import { type Desk, Refusal } from '../kernel/desk';
import { send } from '../kernel/outbox';
import { heldUntil, holdText } from '../kernel/payment-hold';
import { type PersonRecord, personOf, persons } from '../kernel/people';
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
} from '../kernel/person-info';
import type { Store } from '../kernel/store';
import { spouseOf, verifyBankAccount } from '../registers/registers';
import { newPhoneProblem, PHONE_TAKEN } from './info-codes';
import { infoValues, keepSent, readCommonFields } from './info-fields';

const CARD = /^\d{12,19}$/;
const wrongCode = (sjhm: string) => `发送到${maskPhone(sjhm)}的短信验证码错误或已失效`;

/** Whose information it is: that of a unit's member (GJ0302) or of a flexible worker (GJ0802). */
interface Whose {
  ywlx: string;
  ywmc: string;
  notice: NoteText;
  /** Who has the other business for it. */
  own(person: PersonRecord): RuleCondition;
  /** What only this one asks. */
  more?(reader: FieldReader, kept: InfoValues): void;
}

/** Own information (domain catalogue GJ0302, 本人): in force at once, but for a card that the bank does not confirm. */
export const ownInfoChange = ({ ywlx, ywmc, notice, own, more = () => {} }: Whose): BusinessRule => ({
  ywlx,
  ywmc,
  area: 'deposit',
  kind: 'person',
  completes: ['basic'],
  withoutAccount: () => true,
  notice,
  days: 1,
  conditions: (application, raw) => [
    own(personOf(application.desk, application.actor)),
    ...('ywlsh' in raw ? [somethingChanges(application, raw, more)] : []),
  ],
  limit: () => null,
  needs: cardNeeds,
  assess: (application, raw) => assess(application, raw, more),
  prove,
  approve: (desk, record, approval) => {
    const passed = moveCase(desk, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const grzh = record.owner.slice('person:'.length);
    const { sjhm = '' } = record.values;
    // A case that waited for a clerk may find the number given away meanwhile.
    if (sjhm !== '' && phoneOwner(desk.store, sjhm, grzh) !== undefined) {
      const sbyy = { yy: PHONE_TAKEN, gz: HALL_RULES, xyb: '使用本人的其他手机号码重新申请' };
      return moveCase(desk, passed, { to: '81', jdmc: '信息变更', clr: '系统', yj: PHONE_TAKEN, change: { sbyy } });
    }
    const former = persons(desk.store).get(grzh)?.sjhm ?? '';
    const by = { czr: '本人', qd: record.blqd, id: record.ywlsh };
    const labels = changeInfo(desk, grzh, infoValues(record.values), by).map(({ label }) => label);
    const done = moveCase(desk, passed, {
      to: '99',
      jdmc: '信息变更',
      clr: '系统',
      yj: `已变更：${labels.join('、')}${holdNote(desk, grzh)}`,
    });
    if (former !== persons(desk.store).get(grzh)?.sjhm) {
      send(desk, { kind: 'sms', to: former, code: '', uuid: '', text: `【住房公积金】${messageOf(done, desk).nr}` });
    }
    return done;
  },
  newAccount: ({ grckzhhm = '' }) =>
    grckzhhm === '' ? undefined : `申请将收款银行卡变更为${shownInfo('grckzhhm', grckzhhm)}`,
  message: (record, desk) => (record.ywzt === '99' ? messageOf(record, desk) : undefined),
});

function messageOf({ lc, ywmc, ywlsh, owner }: CaseRecord, desk: Desk) {
  const grzh = owner.slice('person:'.length);
  const what = changesBy(desk.store, grzh, ywlsh).map(({ label }) => label);
  const until = heldUntil(desk, grzh);
  const nr = `您的${what.join('、')}于${lc.at(-1)?.clsj}变更，如非本人操作请立即联系12329。`;
  return { title: `${ywmc}已办结`, nr: until === undefined ? nr : `${nr}${holdText(until)}。` };
}

function holdNote(desk: Desk, grzh: string): string {
  const until = heldUntil(desk, grzh);
  return until === undefined ? '' : `；${holdText(until)}`;
}

function somethingChanges(application: Application, raw: RawValues, more: NonNullable<Whose['more']>): RuleCondition {
  const person = personOf(application.desk, application.actor);
  const { values } = read(application, person, raw, more);
  const mz = changedNames(application.desk.store, person, infoValues(values)).length > 0;
  const refusal = '未修改任何信息，无需提交';
  const sjz = mz ? '有' : '无';
  return { tjbh: 'XGNR', tjmc: '有需要变更的信息', mz, sjz, yqz: '至少一项', yj: HALL_RULES, xyb: refusal, refusal };
}

function assess(application: Application, raw: RawValues, more: NonNullable<Whose['more']>): Assessment {
  const { desk, actor } = application;
  const person = personOf(desk, actor);
  const reader = read(application, person, raw, more);
  const given = infoValues(reader.values);
  const changed = changedNames(desk.store, person, given);
  const manual =
    changed.includes('grckzhhm') && verified(desk.store, person, given) !== 'own'
      ? ['收款银行卡未通过银行核验，需人工审核']
      : [];
  return {
    fieldErrors: reader.errors,
    values: reader.values,
    labels: reader.labels,
    amount: 0n,
    manual,
    sqnr: changed.map((name): LabelledValue => {
      const former = shownInfo(name, infoOf(desk.store, person)[name] ?? '');
      const now = besideFormer(former, shownInfo(name, given[name] ?? ''));
      return { label: INFO_LABELS[name], value: `${former || '未登记'} → ${now || '（清除）'}` };
    }),
  };
}

function read(
  { desk }: Pick<Application, 'desk'>,
  person: PersonRecord,
  raw: RawValues,
  more: NonNullable<Whose['more']>,
): FieldReader {
  const reader = readCommonFields(raw);
  readPhone(desk, person, reader);
  readMarriage(desk, person, reader, raw);
  readCard(desk, person, reader);
  readSubscriptions(reader, raw.dxtx);
  more(reader, infoOf(desk.store, person));
  keepSent(reader, raw);
  for (const name of missingNames(desk.store, person)) {
    if (!reader.values[name] && !reader.errors[name]) reader.fail(name, `${INFO_LABELS[name]}尚未登记，请填写`);
  }
  return reader;
}

function readPhone(desk: Desk, person: PersonRecord, reader: FieldReader): void {
  const sjhm = reader.text('sjhm', { label: INFO_LABELS.sjhm, most: 11, required: false });
  if (sjhm === '' || sjhm === person.sjhm) return;
  const problem = newPhoneProblem(desk, person, sjhm);
  if (problem) reader.fail('sjhm', problem);
}

/** With consent the register decides; without it the person declares. */
function readMarriage(desk: Desk, person: PersonRecord, reader: FieldReader, raw: RawValues): void {
  const kept = infoOf(desk.store, person);
  const hyzk = reader.values.hyzk || kept.hyzk || '';
  const asked = raw.sqcx === '1' || raw.sqcx === 1 || raw.sqcx === true;
  const poxm = reader.text('poxm', { label: INFO_LABELS.poxm, most: 50, required: false });
  const pozjhm = reader.idNumber('pozjhm', { label: INFO_LABELS.pozjhm, required: false });
  if (asked) {
    const marriage = spouseOf(desk.store, person.zjhm);
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
  if ((poxm || kept.poxm || '') === '') reader.fail('poxm', '请输入配偶姓名');
  if ((pozjhm || kept.pozjhm || '') === '') reader.fail('pozjhm', '请输入配偶证件号码');
  if (pozjhm === person.zjhm) reader.fail('pozjhm', '配偶证件号码不能与本人相同');
}

function readCard({ store }: Desk, person: PersonRecord, reader: FieldReader): void {
  const yhdm = reader.code('grckzhkhyhdm', {
    label: INFO_LABELS.grckzhkhyhdm,
    required: false,
    from: banks.map((bank) => bank.yhdm),
  });
  const yhzh = reader.text('grckzhhm', { label: INFO_LABELS.grckzhhm, most: 60, required: false });
  if (yhzh === '') {
    if (yhdm !== '' && yhdm !== person.bankCard?.yhdm) reader.fail('grckzhhm', '变更开户银行时请输入收款银行卡号');
    return;
  }
  if (!CARD.test(yhzh)) reader.fail('grckzhhm', '收款银行卡号不正确，请核对');
  // Of a card at the same bank only the number is sent.
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

/** A new phone: codes to both numbers, or the face where the old one is lost. A new card: a code to the phone. */
function prove({ desk, actor }: Application, raw: RawValues, { values }: Assessment): Record<string, string> {
  const person = personOf(desk, actor);
  const changed = changedNames(desk.store, person, infoValues(values));
  const phone = changed.includes('sjhm');
  if (!phone && !changed.includes('grckzhhm')) return {};
  const errors: Record<string, string> = {};
  const sjhm = phone ? (values.sjhm ?? '') : person.sjhm;
  if (!raw.dxyzm) errors.dxyzm = '请输入短信验证码';
  else if (!isRightCode(desk, person.grzh, sjhm, raw.dxyzm)) errors.dxyzm = wrongCode(sjhm);
  if (!phone) return errors;
  if (raw.ysjty === '2') {
    const problem = faceProblem(() => requireFaceCheck(desk, actor, String(raw.hybh ?? '')));
    if (problem) errors.hybh = problem;
  } else if (!raw.ydxyzm) errors.ydxyzm = '请输入原手机号验证码';
  else if (!isRightCode(desk, person.grzh, person.sjhm, raw.ydxyzm)) errors.ydxyzm = wrongCode(person.sjhm);
  return errors;
}

function faceProblem(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (failure) {
    if (failure instanceof Refusal) return failure.message;
    throw failure;
  }
}

function cardNeeds({ desk, actor }: Application, zstj: Readonly<Record<string, string>>): Need[] {
  const person = personOf(desk, actor);
  const { grckzhhm = '' } = zstj;
  if (grckzhhm === '' || grckzhhm === person.bankCard?.yhzh) return [];
  const grckzhkhyhdm = zstj.grckzhkhyhdm || person.bankCard?.yhdm;
  const own = verified(desk.store, person, { grckzhhm, grckzhkhyhdm }) === 'own';
  return [{ wjlxId: '0104', wjmc: '本人银行卡', sfbs: '2', mjsm: own ? checkedBy(desk, '银行账户核验') : '' }];
}

function verified(store: Store, { xingming, zjhm }: PersonRecord, { grckzhhm = '', grckzhkhyhdm = '' }: InfoValues) {
  return verifyBankAccount(store, { yhzh: plainIdentifier(grckzhhm), yhdm: grckzhkhyhdm }, { hm: xingming, zjhm });
}
