import { fundTime } from '@/domain/dates';
import { besideFormer, maskIdNumber } from '@/domain/mask';
import { memberChangeNote } from '../../../data/notes/account-notes';
import { HALL_RULES } from '../../../data/rule-names';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { doneWords } from '../../cases/done-words';
import type { FieldReader } from '../../cases/field-reader';
import { type FiledRow, withWhole } from '../../cases/filed-row';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { noteQuery } from '../../kernel/access-log';
import { type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { sendMessage } from '../../kernel/messages';
import { send } from '../../kernel/outbox';
import { type PersonRecord, persons, unitOf } from '../../kernel/people';
import { changedNames, changeInfo, INFO_LABELS, type InfoValues, shownInfo } from '../../kernel/person-info';
import { newPhoneProblem } from '../../members/info-codes';
import { infoValues, keepSent, readCommonFields } from '../../members/info-fields';
import { phonesNote, proposePhone } from '../../members/pending-phones';
import { shownToUnit } from '../../members/person-info-views';
import { pickedMember } from '../../members/unit-members-pick';

/**
 * A member's information changed by the unit on behalf (domain catalogue GJ0302, 单位代办): all but the bank card, and the
 * mobile number only once the member has confirmed it. The member is told what was changed and by whom.
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
  limit: () => null,
  needs: () => [],
  assess,
  approve: (desk, record, approval) => {
    const passed = moveCase(desk, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const unit = unitOf(desk, { kind: 'unit', dwzh: record.owner.slice('unit:'.length) });
    const { grzh = '' } = record.values;
    const { sjhm, ...values } = infoValues(record.values);
    const czr = `单位经办人${record.jbr?.jbrxm ?? ''}（${unit.dwmc}）`;
    const by = { czr, qd: record.blqd, id: record.ywlsh };
    noteQuery(desk, `person:${grzh}`, { fs: czr, nr: `代为办理个人账户信息变更（${record.ywlsh}）`, yj: HALL_RULES });
    const labels = changeInfo(desk, grzh, values, by).map(({ label }) => label);
    if (labels.length > 0) tellMember(desk, grzh, labels, czr, record.ywlsh);
    if (sjhm) proposePhone(desk, { id: record.ywlsh, grzh, sjhm, dwmc: unit.dwmc });
    const parts = [
      labels.length > 0 ? `已变更：${labels.join('、')}` : '',
      sjhm ? '手机号码待职工本人以短信验证码确认后生效' : '',
    ];
    const yj = parts.filter((part) => part !== '').join('；');
    return moveCase(desk, passed, { to: '99', jdmc: '信息变更', clr: '系统', yj });
  },
  note: (store, record) => {
    const phone = record.values.sjhm ? phonesNote(store, record, 1) : undefined;
    if (phone?.lx !== 'ended' || isPhoneAlone(record)) return phone;
    // What else was changed stays changed whatever the member says.
    return { ...phone, mc: '部分办结', nr: `其他信息已变更。${phone.nr}` };
  },
  message: ({ ywzt, ywmc, ywlsh, lc, sqnr, values }) => {
    if (ywzt !== '99') return undefined;
    const whose = `${sqnr[0]?.value ?? ''}的${ywmc}`;
    return values.sjhm
      ? { title: `${ywmc}：已发送确认短信`, nr: `${whose}（${ywlsh}）已受理，${lc.at(-1)?.yj}；确认结束后告知结果。` }
      : { title: `${ywmc}已办结`, nr: whose + doneWords({ lc }) };
  },
};

const LABELS: readonly string[] = Object.values(INFO_LABELS);
const isPhoneAlone = ({ sqnr }: CaseRecord) =>
  sqnr.every(({ label }) => label === INFO_LABELS.sjhm || !LABELS.includes(label));

function somethingChanges(application: Application, raw: RawValues): RuleCondition {
  const member = memberOf(application, raw);
  const given = infoValues(read(application, raw, member).values);
  const mz = member === undefined || changedNames(application.desk.store, member, given).length > 0;
  const refusal = '未修改任何信息，无需提交';
  const sjz = mz ? '有' : '无';
  return { tjbh: 'XGNR', tjmc: '有需要变更的信息', mz, sjz, yqz: '至少一项', yj: HALL_RULES, xyb: refusal, refusal };
}

function assess(application: Application, raw: RawValues): Assessment {
  const member = memberOf(application, raw);
  const reader = read(application, raw, member);
  const given = infoValues(reader.values);
  const changed = member ? changedNames(application.desk.store, member, given) : [];
  return {
    fieldErrors: reader.errors,
    values: reader.values,
    amount: 0n,
    manual: [],
    sqnr: member ? summary(application.desk, member, changed, given) : [],
  };
}

/** The member, or undefined when the number is not one of the own unit's: the reader says so. */
function memberOf({ desk, actor }: Application, raw: RawValues): PersonRecord | undefined {
  const found = pickedMember(desk, actor, raw.grzh);
  return 'member' in found ? found.member : undefined;
}

function read({ desk, actor }: Application, raw: RawValues, member: PersonRecord | undefined): FieldReader {
  const reader = readCommonFields(raw);
  const found = pickedMember(desk, actor, raw.grzh);
  if ('why' in found) reader.fail('grzh', found.why);
  reader.values.grzh = member?.grzh ?? '';
  if (raw.grckzhhm || raw.grckzhkhyhdm) throw new Refusal(REFUSED, '收款银行卡只能由职工本人变更');
  const sjhm = reader.text('sjhm', { label: INFO_LABELS.sjhm, most: 11, required: false });
  if (member && sjhm !== '' && sjhm !== member.sjhm) {
    const problem = newPhoneProblem(desk, member, sjhm);
    if (problem) reader.fail('sjhm', problem);
  }
  keepSent(reader, raw);
  return reader;
}

function summary(
  { store }: Desk,
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
        `${former || '未登记'} → ${besideFormer(former, shownInfo(name, given[name] ?? '', { whole })) || '（清除）'}`;
      const row = { label: INFO_LABELS[name], value: turned(false) };
      return withWhole({ ...row, ...(name === 'sjhm' && { gs: '须职工本人确认' }) }, turned(true));
    }),
  ];
}

function tellMember(desk: Desk, grzh: string, labels: readonly string[], czr: string, ywlsh: string): void {
  const sj = fundTime(desk.now());
  const nr = `您的${labels.join('、')}于${sj}由${czr}变更，如非本人要求请立即联系12329。`;
  sendMessage(desk.store, {
    xxId: `zgbg-${ywlsh}`,
    owner: `person:${grzh}`,
    title: '单位变更了您的信息',
    nr,
    xxlx: '办件通知',
    fssj: sj,
    ywlsh: '',
  });
  const to = persons(desk.store).get(grzh)?.sjhm ?? '';
  if (to) send(desk, { kind: 'sms', to, code: '', uuid: '', text: `【住房公积金】${nr}` });
}
