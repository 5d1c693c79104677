import type { LabelledValue } from '@/api/client/labelled-value';
import { monthSpan } from '@/domain/dates';
import { peopleText } from '@/domain/text/counts';
import { CERTIFICATE_PURPOSES, unitCertificateFields } from '@/schema/unit/gj0209-deposit-certificate';
import { HALL_RULES } from '../../../data/menus/rule-names';
import { unitCertificateNote } from '../../../data/notes/unit-notes';
import { policyCount } from '../../../data/policy/policy';
import { moveCase } from '../../cases/case-states';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { readFields, storedRows } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import {
  arrearsOf,
  cleanRecord,
  depositOfUnit,
  memberList,
  type StatementPeriod,
} from '../../certificates/unit-certificates';
import { issueDocument } from '../../documents/document';
import type { DocumentContent } from '../../documents/document-content';
import { hasAccount, isAccountClosed, type PersonRecord, unitOf } from '../../kernel/people';
import { actorOf } from '../../kernel/transaction';
import { membersOf } from '../../members/unit/unit-members';
import { openEnforcement } from '../../remittance/demands';

type Kind = '21' | '22' | '23';
/** Maximum number of members in a certificate. */
const MOST_MEMBERS = 1_000;

/** Certificates of the unit, issued at once with number and check code (docs/rules/gj0209-deposit-certificate.md). */
export const unitCertificate: BusinessRule = {
  ywlx: 'GJ0209',
  ywmc: '开具单位缴存证明',
  area: 'deposit',
  kind: 'unit',
  notice: unitCertificateNote,
  days: 1,
  conditions: (application, raw) => [hasPaid(application), ...(raw.zmlx === '22' ? [noArrears(application)] : [])],
  assess,
  approve: (tx, record, approval) => {
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const actor = actorOf(record.owner);
    const { zmlx = '', ...values } = record.values;
    const application = { tx, actor, ywlsh: record.ywlsh };
    const { zmbh, yzm } = issueDocument(tx, {
      owner: record.owner,
      kind: zmlx as Kind, // Validated by the schema.
      content: contentOf(application, { zmlx, ...values }),
      yt: purposeOf(values)[0] ?? '',
      validMonths: policyCount('p.zmYxq'),
      ywlsh: record.ywlsh,
      once: `dwzm:${record.ywlsh}`,
    });
    const yj = `已开具${labelOf('zmlx', zmlx)}，证明编号${zmbh}，校验码${yzm}`;
    return moveCase(tx, passed, { to: '99', jdmc: '开具证明', clr: '系统', yj });
  },
  message: ({ ywzt, ywmc, ywlsh, lc }) =>
    ywzt === '99'
      ? {
          title: `${ywmc}已办结`,
          nr: `贵单位的${ywmc}（${ywlsh}）已办结：${lc.at(-1)?.yj}，${policyCount('p.zmYxq')}个月内可在“证明核验”核验。`,
        }
      : undefined,
};

function hasPaid({ tx, actor }: Application): RuleCondition {
  const { jzny, firstMonth } = unitOf(tx, actor);
  const mz = jzny !== '' && jzny >= firstMonth;
  const text = {
    tjbh: 'YJC',
    tjmc: '单位有缴存记录',
    sjz: mz ? `缴至${jzny}` : '尚未缴存',
    yqz: '至少1个月',
    yj: HALL_RULES,
  };
  return { ...text, mz, xyb: '请先办理汇缴', refusal: '单位尚无缴存记录，首次汇缴入账后即可开具' };
}

function noArrears({ tx, actor }: Application): RuleCondition {
  const arrears = openEnforcement(tx, unitOf(tx, actor).dwzh) || arrearsOf(tx, actor);
  return {
    tjbh: 'WQJ',
    tjmc: '没有欠缴和未办结的行政执法事项',
    mz: arrears === '',
    sjz: arrears || '没有',
    yqz: '没有',
    yj: '《住房公积金管理条例》',
    xyb: '请先办理汇缴',
    refusal: `存在未办结的行政执法事项，暂不能开具：${arrears}，请先办理汇缴`,
    field: 'zmlx',
  };
}

const purposeOf = ({ zmyt = '', yths = '', sjdw = '' }: Readonly<Record<string, string>>) => [
  yths || (CERTIFICATE_PURPOSES.find(({ value }) => value === zmyt)?.label ?? ''),
  sjdw,
];

function assess(application: Application, raw: RawValues): Assessment {
  const { tx, actor } = application;
  const reader = new FieldReader(raw);
  const rows = readFields(reader, unitCertificateFields, { today: tx.today() });
  const { values, labels } = reader;
  checkPeriod(application, reader);
  const broken = values.zmlx === '22' ? noArrears(application) : undefined;
  if (broken?.mz === false) reader.fail('zmlx', broken.refusal);
  const members = checkMembers(application, reader);
  const shown: Readonly<Record<string, LabelledValue>> = {
    tjksny: { label: '证明期间', value: monthSpan(values.tjksny ?? '', values.tjjsny ?? '') },
    mx: { label: labels.mx ?? '', value: members.map(({ xingming, grzh }) => `${xingming}（${grzh}）`).join('、') },
  };
  const sqnr = rows
    .filter(({ key }) => key !== 'tjjsny')
    .map((row) => (row.key === 'ryfw' ? { ...row, value: `${row.value}，${peopleText(members.length)}` } : row))
    .map((row) => shown[row.key ?? ''] ?? row);
  return { ...reader.assessed(), sqnr: [{ label: '单位', value: unitOf(tx, actor).dwmc }, ...sqnr] };
}

/** The period lies within the unit's contributions. */
function checkPeriod({ tx, actor }: Application, reader: FieldReader): void {
  const { jzny, firstMonth } = unitOf(tx, actor);
  const [from, to] = [reader.valid('tjksny'), reader.valid('tjjsny')];
  if (to > jzny) reader.fail('tjjsny', `截止年月不能晚于缴至年月${jzny}`);
  else if (from !== '' && from < firstMonth) reader.fail('tjksny', `起始年月不能早于首次汇缴年月${firstMonth}`);
}

/** Members of the list, each of the unit; none for another certificate. */
function checkMembers(application: Application, reader: FieldReader): PersonRecord[] {
  const { values } = reader;
  if (!values.ryfw) return [];
  const own = new Set(membersOf(application.tx, application.actor).map(({ grzh }) => grzh));
  const chosen = storedRows(values.mx).map(({ grzh = '' }) => grzh);
  chosen.forEach((grzh, at) => {
    if (!own.has(grzh)) reader.fail(`mx.${at}.grzh`, '本单位没有这名职工，请核对');
  });
  if (values.mx) values.mx = JSON.stringify(chosen);
  const found = chosenMembers(application, values);
  if (found.length > MOST_MEMBERS) {
    reader.fail('ryfw', `名册最多${MOST_MEMBERS}人，请选择指定职工，或在“职工列表”导出`);
  }
  return found;
}

function chosenMembers({ tx, actor }: Application, values: Readonly<Record<string, string>>): PersonRecord[] {
  const all = membersOf(tx, actor).filter((one) => hasAccount(one) && !isAccountClosed(one));
  if (values.ryfw === '2') return all.filter(({ grzhzt }) => grzhzt === '01');
  if (values.ryfw !== '3') return all;
  // Written by this rule only, as a list of texts.
  const wanted = new Set(JSON.parse(values.mx || '[]') as string[]);
  return all.filter(({ grzh }) => wanted.has(grzh));
}

function contentOf(application: Application, values: Readonly<Record<string, string>>): DocumentContent {
  const { tx, actor } = application;
  const period: StatementPeriod = { from: values.tjksny ?? '', to: values.tjjsny ?? '' };
  const purpose = purposeOf(values);
  if (values.zmlx === '21') return depositOfUnit(tx, actor, period, purpose);
  if (values.zmlx === '22') return cleanRecord(tx, actor, period, purpose);
  return memberList(tx, actor, period, purpose, chosenMembers(application, values));
}
