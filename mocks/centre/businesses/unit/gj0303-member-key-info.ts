import { isIdNumber, readIdNumber } from '@/domain/identity/id-number';
import { toYuan } from '@/domain/money';
import { maskedPair, maskIdNumber } from '@/domain/text/mask';
import { plainPersonName } from '@/domain/text/person-name';
import { isRenamed, memberKeyFields } from '@/schema/unit/gj0303-member-key-info';
import { HALL_RULES } from '../../../data/menus/rule-names';
import { keyChangeNote } from '../../../data/notes/gj0303-member-key-info';
import { type FiledRow, withUnmasked } from '../../cases/batch/filed-row';
import { type CaseRecord, casesOf, FINAL, moveCase } from '../../cases/case-states';
import { stopUnsuccessful } from '../../cases/close-unsuccessful';
import { automaticCompletionText } from '../../cases/completion-text';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import { pendingPartiesNote } from '../../cases/pending-parties';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { awaitSigners, inviteSigners, isFullySigned } from '../../cases/signatures/signatures';
import { lastSpan, type PersonRecord, persons, unitOf } from '../../kernel/people';
import { actorOf, ownerOf, type Transaction } from '../../kernel/transaction';
import { openLoansOf } from '../../loans/loans';
import { isFrozen } from '../../members/incoming-member';
import { type KeyData, MERGED, notifyKeyChange, writeKeyData } from '../../members/info/key-data';
import {
  HOLDER_UNASKED,
  holderSigned,
  keyHolderOf,
  mergeRefusal,
  mergeText,
  numberConflict,
  otherAccount,
} from '../../members/info/key-merge';
import { receiveAccount } from '../../members/moved-accounts';
import { pickedMember } from '../../members/unit/unit-members-pick';
import { registeredIdentity } from '../../registers/identities';
import { dueMonth } from '../../remittance/list/confirm';

const RULES = `《住房公积金管理条例》及${HALL_RULES}`;
const ID_CARD = '01';
const LONGER = '3';
/** Application rows shown to the signer; the others follow from them. */
const SIGNED: readonly string[] = ['xingming', 'zjlx', 'zjhm', MERGED];

/** GJ0303 个人关键信息变更: name, kind and number of the ID, signed by the member (docs/rules/gj0303-member-key-info.md). */
export const memberKeyChange: BusinessRule = {
  ywlx: 'GJ0303',
  ywmc: '个人关键信息变更',
  area: 'deposit',
  kind: 'unit',
  // Persons without a unit apply at a branch (docs/specification.md 4: 关键信息不完整，请到柜台办理).
  atBranch: 'person',
  notice: keyChangeNote,
  // One case per member, because a signature may take up to seven days and must not delay other members.
  subject: { mc: '职工', of: ({ grzh }) => (typeof grzh === 'string' ? grzh : '') },
  members: () => 1,
  days: 3,
  conditions: (application, raw) => (raw.grzh ? conditionsOf(application, raw) : []),
  needs,
  assess,
  approve(tx, record, approval) {
    if (record.ywzt === '98') {
      // Invitations follow the review, because a correction would change the signed content.
      const application = { tx, actor: actorOf(record.owner), ywlsh: record.ywlsh };
      const { member, next, other } = read(application, record.values);
      const { zjhm, xingming } = member ?? memberOf(tx, record);
      const holders = other ? [keyHolderOf(tx, next)] : [];
      inviteSigners(tx, record, [{ zjhm, xingming, as: 'member', qmsf: '职工本人' }, ...holders], aboutOf(record));
      if (!isFullySigned(tx, record.ywlsh)) return awaitSigners(tx, record, approval.clr);
    }
    return carryOut(tx, moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } }));
  },
  signed(tx, record) {
    return carryOut(tx, moveCase(tx, record, { to: '02', jdmc: '签署完成', clr: '系统', yj: '须签署的人均已签署' }));
  },
  note: (store, record) => (record.ywzt === '06' ? pendingPartiesNote(store, record) : undefined),
  message: ({ ywzt, ywmc, ywlsh, lc, sqnr }) =>
    ywzt === '99'
      ? { title: `${ywmc}已办结`, nr: `${sqnr[0]?.value ?? ''}的${ywmc}（${ywlsh}）${automaticCompletionText({ lc })}` }
      : undefined,
};

interface Read {
  reader: FieldReader;
  member: PersonRecord | undefined;
  /** New key data, normalized; the member's present ones where nothing is typed. */
  next: KeyData;
  changed: boolean;
  /** Other account under the new number that can be merged. */
  other: PersonRecord | undefined;
}

function read({ tx, actor }: Application, raw: RawValues): Read {
  const reader = new FieldReader(raw);
  const found = pickedMember(tx, actor, raw.grzh);
  const member = 'member' in found ? found.member : undefined;
  reader.values.grzh = member?.grzh ?? '';
  if ('why' in found) reader.fail('grzh', found.why);
  readFields(reader, memberKeyFields, { today: tx.today() });
  const { bgyy, xzjlx: zjlx = '', xzjhm: zjhm = '' } = reader.values;
  const xingming = plainPersonName(reader.values.xxingming ?? '');
  reader.values.xxingming = xingming;
  if (member && zjlx !== '' && zjlx !== member.zjlx && zjhm === '') {
    reader.fail('xzjhm', `请输入${memberKeyFields.xzjhm.label}`);
  }
  const next: KeyData = {
    xingming: xingming || (member?.xingming ?? ''),
    zjlx: zjlx || (member?.zjlx ?? ''),
    zjhm: zjhm || (member?.zjhm ?? ''),
  };
  if (bgyy === LONGER && member && member.zjhm.length !== 15)
    reader.fail('bgyy', '登记的证件号码不是15位，请选择其他原因');
  const changed =
    member !== undefined &&
    (next.xingming !== member.xingming || next.zjlx !== member.zjlx || next.zjhm !== member.zjhm);
  let other: PersonRecord | undefined;
  if (member && zjhm !== '' && zjhm !== member.zjhm) {
    other = otherAccount(tx, member, zjhm);
    const why = other ? mergeRefusal(tx, actor, member, next) : numberConflict(tx, member, next);
    if (why) reader.fail('xzjhm', why);
  }
  return { reader, member, next, changed, other };
}

function conditionsOf(application: Application, raw: RawValues): RuleCondition[] {
  const { member, changed } = read(application, raw);
  if (!member) return [];
  const own = casesOf(application.tx.store, ownerOf({ kind: 'person', grzh: member.grzh })).find(
    ({ ywzt }) => !FINAL.includes(ywzt),
  );
  const frozen = isFrozen(member);
  const changeless = '姓名、证件类型、证件号码至少变更一项';
  return [
    {
      tjbh: 'DJ',
      tjmc: '账户没有冻结',
      mz: !frozen,
      sjz: frozen ? '冻结' : '未冻结',
      yqz: '未冻结',
      yj: RULES,
      xyb: '解除冻结后再办理',
      refusal: '个人账户已冻结，暂不能变更',
    },
    {
      tjbh: 'ZTYW',
      tjmc: '职工没有在途业务',
      mz: own === undefined,
      sjz: own ? '有' : '无',
      yqz: '无',
      yj: RULES,
      xyb: '请职工本人办结或撤回在途业务后再办理',
      refusal: '该职工存在在途业务，暂不能变更',
    },
    // Without input nothing is compared.
    ...(raw.bgyy
      ? [
          {
            tjbh: 'XGNR',
            tjmc: '有需要变更的信息',
            mz: changed,
            sjz: changed ? '有' : '无',
            yqz: '至少一项',
            yj: RULES,
            xyb: changeless,
            refusal: changeless,
          },
        ]
      : []),
  ];
}

function assess(application: Application, raw: RawValues): Assessment {
  const found = read(application, raw);
  const { reader, member, next, other } = found;
  const { tx } = application;
  const loan = member && openLoansOf(tx.store, member.grzh).length > 0;
  return {
    ...reader.assessed(),
    manual: [
      ...(isRegistered(tx, next) ? [] : ['新姓名和证件号码未经户籍登记核验']),
      ...(other && member ? [mergeText(member, other)] : []),
      ...(loan ? ['职工有未结清的贷款，须同时变更借款合同信息'] : []),
    ],
    sqnr: member ? summary(found, member) : [],
    tsxx: other && member && !reader.errors.xzjhm ? [mergeText(member, other)] : [],
  };
}

const isRegistered = (tx: Transaction, { xingming, zjlx, zjhm }: KeyData) =>
  zjlx === ID_CARD && isIdNumber(zjhm) && registeredIdentity(tx.store, zjhm)?.xingming === xingming;

function summary({ reader, next, other }: Read, member: PersonRecord): FiledRow[] {
  // Rows of changes have keys; the rows before name the member and the reason.
  const turned = (key: string, label: string, before: string, now: string) =>
    before === now ? [] : [{ key, label, value: `${before} → ${now}` }];
  const birth = (zjlx: string, zjhm: string) => (zjlx === ID_CARD ? readIdNumber(zjhm) : undefined);
  const former = maskIdNumber(member.zjhm);
  const [was, is] = [birth(member.zjlx, member.zjhm), birth(next.zjlx, next.zjhm)];
  return [
    { label: '职工', value: member.xingming },
    { label: '个人账号', value: member.grzh },
    { label: memberKeyFields.bgyy.label, value: labelOf('bgyyGj', reader.values.bgyy ?? '') },
    ...turned('xingming', '姓名', member.xingming, next.xingming),
    ...turned('zjlx', '证件类型', labelOf('zjlx', member.zjlx), labelOf('zjlx', next.zjlx)),
    ...(next.zjhm === member.zjhm
      ? []
      : [
          withUnmasked(
            { key: 'zjhm', label: '证件号码', value: `${former} → ${maskedPair(former, maskIdNumber(next.zjhm))}` },
            `${former} → ${next.zjhm}`,
          ),
        ]),
    ...(is ? turned('csrq', '出生日期', was?.birth ?? '--', is.birth) : []),
    ...(is ? turned('xingbie', '性别', labelOf('xingbie', was?.gender ?? '0'), labelOf('xingbie', is.gender)) : []),
    ...(other ? [{ key: MERGED, label: '账户合并', value: mergeText(member, other) }] : []),
  ];
}

/** Requires the ID unless the residents' register confirms name and number; a change of name needs its own document. */
function needs(application: Application, zstj: Readonly<Record<string, string>>): Need[] {
  const { next, changed } = read(application, zstj);
  const known = changed && isRegistered(application.tx, next);
  return [
    { wjlxId: '0101', wjmc: '身份证', sfbs: '1', mjsm: known ? checkedBy(application.tx, '户籍登记') : '' },
    ...(isRenamed({ bgyy: '', ...zstj })
      ? [{ wjlxId: '0102', wjmc: '户口簿或姓名变更证明', sfbs: '1', mjsm: '' } as const]
      : []),
  ];
}

/** Short description for the signer: 个人关键信息变更（证件号码、账户合并）. */
function aboutOf({ ywmc, sqnr }: CaseRecord): string {
  const parts = sqnr.filter(({ key = '' }) => SIGNED.includes(key)).map(({ label }) => label);
  return parts.length > 0 ? `${ywmc}（${parts.join('、')}）` : ywmc;
}

function memberOf({ store }: Transaction, { values, ywlsh }: CaseRecord): PersonRecord {
  const member = persons(store).get(values.grzh ?? '');
  if (!member) throw new Error(`${ywlsh}: no member ${values.grzh}`);
  return member;
}

/** Carries out the change after a new check, because the number may be taken or the account frozen by now. */
function carryOut(tx: Transaction, record: CaseRecord): CaseRecord {
  const actor = actorOf(record.owner);
  const application = { tx, actor, ywlsh: record.ywlsh };
  const { reader, member, next, other } = read(application, record.values);
  const broken = conditionsOf(application, record.values).find(({ mz }) => !mz)?.refusal;
  // The other account may have appeared after the invitations.
  const unsigned = other && !holderSigned(tx, record.ywlsh, next) ? HOLDER_UNASKED : undefined;
  const yy = Object.values(reader.errors)[0] ?? broken ?? unsigned;
  if (!member || yy) {
    const sbyy = { yy: yy ?? '未找到该职工', gz: RULES, xyb: '按现状重新申请，或拨打12329' };
    return stopUnsuccessful(tx, record, { jdmc: '未能变更', sbyy });
  }
  writeKeyData(tx, member, next);
  let merged = '';
  if (other) {
    const base = lastSpan(member)?.base ?? 0n;
    const unit = unitOf(tx, actor);
    const zysxny = dueMonth(tx, unit);
    receiveAccount(tx, unit, record, { ...next, grjcjs: toYuan(base), zysxny });
    merged = '；两个账户已合并，保留先开立的账号';
  }
  notifyKeyChange(tx, record, member);
  const owing = openLoansOf(tx.store, member.grzh).length > 0;
  const loan = owing ? '；借款合同信息已提示贷款部门变更' : '';
  const what = record.sqnr.filter(({ key = '' }) => key !== MERGED && SIGNED.includes(key)).map(({ label }) => label);
  return moveCase(tx, record, {
    to: '99',
    jdmc: '信息变更',
    clr: '系统',
    yj: `已变更${what.join('、')}${merged}${loan}`,
  });
}
