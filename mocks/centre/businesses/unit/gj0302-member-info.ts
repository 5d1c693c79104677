import { fundTime } from '@/domain/dates';
import { maskedPair, maskIdNumber } from '@/domain/text/mask';
import { memberInfoFields } from '@/schema/individual/person-info';
import { HALL_RULES } from '../../../data/menus/rule-names';
import { memberChangeNote } from '../../../data/notes/account-notes';
import { notify } from '../../access/notify';
import { type FiledRow, withUnmasked } from '../../cases/batch/filed-row';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { automaticCompletionText } from '../../cases/completion-text';
import type { FieldReader } from '../../cases/field-reader';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { noteQuery } from '../../kernel/access-log';
import { type PersonRecord, unitOf } from '../../kernel/people';
import { changedNames, changeInfo, INFO_LABELS, type InfoValues, shownInfo } from '../../kernel/person-info';
import { BusinessError, ownerId, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { newPhoneProblem } from '../../members/info/info-codes';
import { infoValues, readInfo, retainSubmitted } from '../../members/info/info-fields';
import { shownToUnit } from '../../members/info/person-info-views';
import { phonesNote, proposePhone } from '../../members/info/phone-confirmations';
import { pickedMember } from '../../members/unit/unit-members-pick';

/**
 * Member data changed by the unit on behalf (docs/rules/gj0302-member-info.md): everything but the bank card; the mobile number needs the
 * member's confirmation. The member is notified of the changes and the actor.
 */
export const memberInfoChange: BusinessRule = {
  ywlx: 'GJ0302',
  ywmc: '个人账户信息变更',
  area: 'deposit',
  kind: 'unit',
  notice: memberChangeNote,
  members: () => 1,
  days: 1,
  conditions: (application, raw) => (raw.grzh ? [somethingChanges(application, raw)] : []),
  assess,
  approve: (tx, record, approval) => {
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const unit = unitOf(tx, { kind: 'unit', dwzh: ownerId(record.owner, 'unit') });
    const { grzh = '' } = record.values;
    const { sjhm, ...values } = infoValues(record.values);
    const czr = `单位经办人${record.jbr?.jbrxm ?? ''}（${unit.dwmc}）`;
    const by = { czr, qd: record.blqd, id: record.ywlsh };
    noteQuery(tx, ownerOf({ kind: 'person', grzh }), {
      fs: czr,
      nr: `代为办理个人账户信息变更（${record.ywlsh}）`,
      yj: HALL_RULES,
    });
    const labels = changeInfo(tx, grzh, values, by).map(({ label }) => label);
    if (labels.length > 0) {
      const data = { ywlsh: record.ywlsh, sj: fundTime(tx.now()), labels: labels.join('、'), by: czr };
      notify(tx, ownerOf({ kind: 'person', grzh }), 'member-info-changed', data);
    }
    if (sjhm) proposePhone(tx, { id: record.ywlsh, grzh, sjhm, dwmc: unit.dwmc });
    const parts = [
      labels.length > 0 ? `已变更：${labels.join('、')}` : '',
      sjhm ? '手机号码待职工本人以短信验证码确认后生效' : '',
    ];
    const yj = parts.filter((part) => part !== '').join('；');
    return moveCase(tx, passed, { to: '99', jdmc: '信息变更', clr: '系统', yj });
  },
  note: (store, record) => {
    const phone = record.values.sjhm ? phonesNote(store, record, 1) : undefined;
    if (phone?.lx !== 'ended' || isPhoneAlone(record)) return phone;
    // Other changes stay, whether or not the member confirms the number.
    return { ...phone, mc: '部分办结', nr: `其他信息已变更。${phone.nr}` };
  },
  message: ({ ywzt, ywmc, ywlsh, lc, sqnr, values }) => {
    if (ywzt !== '99') return undefined;
    const whose = `${sqnr[0]?.value ?? ''}的${ywmc}（${ywlsh}）`;
    return values.sjhm
      ? { title: `${ywmc}：已发送确认短信`, nr: `${whose}已受理，${lc.at(-1)?.yj}；确认结束后告知结果。` }
      : { title: `${ywmc}已办结`, nr: whose + automaticCompletionText({ lc }) };
  },
};

const LABELS: readonly string[] = Object.values(INFO_LABELS);
const isPhoneAlone = ({ sqnr }: CaseRecord) =>
  sqnr.every(({ label }) => label === INFO_LABELS.sjhm || !LABELS.includes(label));

function somethingChanges(application: Application, raw: RawValues): RuleCondition {
  const member = memberOf(application, raw);
  const given = infoValues(read(application, raw, member).values);
  const mz = member === undefined || changedNames(application.tx.store, member, given).length > 0;
  const refusal = '未修改任何信息，无需提交';
  const sjz = mz ? '有' : '无';
  return { tjbh: 'XGNR', tjmc: '有需要变更的信息', mz, sjz, yqz: '至少一项', yj: HALL_RULES, xyb: refusal, refusal };
}

function assess(application: Application, raw: RawValues): Assessment {
  const member = memberOf(application, raw);
  const reader = read(application, raw, member);
  const given = infoValues(reader.values);
  const changed = member ? changedNames(application.tx.store, member, given) : [];
  return { ...reader.assessed(), sqnr: member ? summary(application.tx, member, changed, given) : [] };
}

/** Returns the member; undefined for a number of another unit, which the reader reports. */
function memberOf({ tx, actor }: Application, raw: RawValues): PersonRecord | undefined {
  const found = pickedMember(tx, actor, raw.grzh);
  return 'member' in found ? found.member : undefined;
}

function read({ tx, actor }: Application, raw: RawValues, member: PersonRecord | undefined): FieldReader {
  const reader = readInfo({ tx }, raw, memberInfoFields);
  const found = pickedMember(tx, actor, raw.grzh);
  if ('why' in found) reader.fail('grzh', found.why);
  reader.values.grzh = member?.grzh ?? '';
  if (raw.grckzhhm || raw.grckzhkhyhdm) throw new BusinessError(REFUSED, '收款银行卡只能由职工本人变更');
  const sjhm = reader.valid('sjhm');
  if (member && sjhm !== '' && sjhm !== member.sjhm) {
    const problem = newPhoneProblem(tx, member, sjhm);
    if (problem) reader.fail('sjhm', problem);
  }
  retainSubmitted(reader, raw);
  return reader;
}

function summary(
  { store }: Transaction,
  member: PersonRecord,
  changed: readonly (keyof InfoValues)[],
  given: InfoValues,
): FiledRow[] {
  return [
    { label: '职工', value: member.xingming },
    { label: '证件号码', value: maskIdNumber(member.zjhm) },
    { label: '个人账号', value: member.grzh },
    ...changed.map((name) => {
      const former = shownToUnit(store, member, name);
      const turned = (whole: boolean) =>
        `${former || '未登记'} → ${maskedPair(former, shownInfo(name, given[name] ?? '', { whole })) || '（清除）'}`;
      const row = { label: INFO_LABELS[name], value: turned(false) };
      return withUnmasked({ ...row, ...(name === 'sjhm' && { gs: '须职工本人确认' }) }, turned(true));
    }),
  ];
}
