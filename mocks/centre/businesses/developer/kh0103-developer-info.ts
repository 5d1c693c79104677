import type { SignDocument } from '@/api/cases/sign';
import type { LabelledValue } from '@/api/client/labelled-value';
import { addDays } from '@/domain/dates';
import { missingAccounts, sameAccounts } from '@/domain/loan/sales-accounts';
import { fenOf, toYuan } from '@/domain/money';
import { maskBankCard, maskedPair } from '@/domain/text/mask';
import { plainIdentifier } from '@/domain/text/plain-text';
import { labelsOf } from '@/schema/define-schema';
import { developerInfoFields } from '@/schema/developer/kh0103-developer-info';
import { operatorFields } from '@/schema/unit/operator';
import { BANK_OPTIONS } from '../../../data/banks';
import { PROJECT_RULES } from '../../../data/menus/rule-names';
import { developerNote } from '../../../data/notes/developer-notes';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { stopUnsuccessful } from '../../cases/close-unsuccessful';
import { automaticCompletionText } from '../../cases/completion-text';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues } from '../../cases/rule';
import { send } from '../../kernel/messages/outbox';
import { type DeveloperRecord, developers } from '../../kernel/people';
import { actorOf, type Transaction } from '../../kernel/transaction';
import { projectAccounts } from '../../loans/buildings';
import { developerOf } from '../../loans/developers/developer-views';
import { qualificationNeed } from '../../loans/developers/qualification';
import {
  bankNameOf,
  checkSalesAccounts,
  missingAccount,
  salesAccountsField,
  turnedAccounts,
} from '../../loans/developers/sales-accounts';

/** Contact fields take effect at once; all others need the centre's review. */
const CONTACT: readonly string[] = ['lxr', 'lxdh', 'dzyx'];
const CONFIRMATION: SignDocument = {
  wsbh: '0604',
  wsmc: '售房与保证金账户变更确认书',
  sm: '由法定代表人扫码，确认变更后的账户为本企业所有；生效前已签合同的贷款仍划入原账户',
};

const LABELS = labelsOf(developerInfoFields);
type Name = keyof typeof LABELS;
const NAMES = Object.keys(LABELS) as Name[]; // Keys of LABELS.
const ACCOUNTS: readonly Name[] = ['sfzh', 'bzjkhm', 'bzjzhkhh', 'bzjzh'];

/** KH0103 开发商信息维护: contact at once, other fields with the approval, accounts a day after it (docs/rules/kh0103-developer-info.md). */
export const developerInfoChange: BusinessRule = {
  ywlx: 'KH0103',
  ywmc: '开发商信息维护',
  area: 'developer',
  kind: 'developer',
  notice: developerNote,
  documents: ({ zhbg }) => (zhbg === '1' ? [CONFIRMATION] : []),
  days: 5,
  conditions: (application, raw) => (hasTyped(raw) ? [somethingChanges(application, raw)] : []),
  needs: ({ tx, actor }, zstj) => {
    const developer = developerOf(tx, actor);
    return [
      qualificationNeed(tx, developer, zstj.zzzsbh),
      ...(movesMoney(developer, zstj)
        ? [{ wjlxId: '0604', wjmc: '保证金、监管账户协议', sfbs: '1', mjsm: '' } as const]
        : []),
    ];
  },
  assess,
  // Contact changes are stored at submission, independent of the review of other fields.
  accepted: (tx, record) => {
    if (!appliedFor(record).some((name) => !CONTACT.includes(name))) return;
    const { former, next } = enter(tx, record, CONTACT);
    tellFormer(tx, former, next, `贵公司的联系电话已变更（${record.ywlsh}）。${DOUBT}`);
  },
  approve: (tx, record, approval) => {
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    if (record.values.zhbg !== '1') return carryOut(tx, passed);
    enter(
      tx,
      passed,
      NAMES.filter((name) => !ACCOUNTS.includes(name)),
    );
    return passed;
  },
  // An account change takes effect a day after the approval, so that the developer can object to an unauthorised one.
  daily: (tx, record) => (tx.today() > record.since || record.ywzt === '81' ? carryOut(tx, record) : record),
  revocable: () => true,
  takenBack: (_, record) => (record.ywzt === '02' && alsoEntered(record) ? '已生效的其他变更保留。' : ''),
  note: (_, record) =>
    record.ywzt === '02'
      ? { mc: '待生效', lx: 'waiting', nr: waitingWords(record), mx: [], lj: '', ljmc: '' }
      : undefined,
  newAccount(values) {
    const changed = appliedFor({ values }).filter((name) => ACCOUNTS.includes(name));
    return changed.length === 0 ? undefined : `申请变更${changed.map((name) => accountWords(name, values)).join('、')}`;
  },
  message: (record) => {
    const { ywzt, ywlsh, lc } = record;
    if (ywzt === '02') {
      return {
        title: '开发商信息维护待生效',
        nr: `贵公司的开发商信息维护（${ywlsh}）已通过，${waitingWords(record)}。${DOUBT}`,
      };
    }
    if (ywzt !== '99') return undefined;
    return { title: '开发商信息维护已办结', nr: textOf({ ywlsh, lc }) };
  },
};

const appliedFor = ({ values }: Pick<CaseRecord, 'values'>) => NAMES.filter((name) => values[name] !== undefined);
const alsoEntered = (record: CaseRecord) => appliedFor(record).some((name) => !ACCOUNTS.includes(name));
const accountWords = (name: Name, values: CaseRecord['values']) =>
  name === 'sfzh'
    ? `${LABELS.sfzh}：${values.zhsm ?? ''}`
    : `${LABELS[name]}为${accountText(name, values[name] ?? '')}`;
const waitingWords = (record: CaseRecord) =>
  `账户变更自${addDays(record.since, 1)}起生效，此前仍使用原账户${alsoEntered(record) ? '；其他变更已生效' : ''}`;
const hasTyped = (raw: RawValues) => NAMES.some((name) => raw[name] !== undefined);

function somethingChanges(application: Application, raw: RawValues) {
  const mz = read(application, raw).changed.length > 0;
  const refusal = '未修改任何信息，无需提交';
  return {
    tjbh: 'XGNR',
    tjmc: '有需要变更的信息',
    mz,
    sjz: mz ? '有' : '无',
    yqz: '至少一项',
    yj: PROJECT_RULES,
    xyb: refusal,
    refusal,
  };
}

const FIELDS = { ...developerInfoFields, sfzh: salesAccountsField };

/** Reads the sent values over the registered ones; fields not sent stay unchanged. */
function read({ tx, actor }: Application, raw: RawValues) {
  const developer = developerOf(tx, actor);
  const reading = { today: tx.today(), options: { bzjzhkhh: BANK_OPTIONS } };
  const former = new FieldReader(registered(developer));
  const formerRows = readFields(former, FIELDS, reading);
  const reader = new FieldReader({ ...former.raw, ...raw });
  const rows = readFields(reader, FIELDS, reading);
  const { accounts, unknown } = checkSalesAccounts(reader, tx.store, developer);
  reader.values.sfzh = JSON.stringify(accounts);
  former.values.sfzh = JSON.stringify(developer.sfzh);
  const changed = NAMES.filter((name) => reader.values[name] !== former.values[name]);
  const turned = (name: Name) => {
    const [before, after] = [formerRows, rows].map((all) => all.find(({ key }) => key === name)?.value ?? '未登记');
    return `${before} → ${maskedPair(before ?? '', after ?? '')}`;
  };
  return { developer, reader, accounts, unknown, changed, turned };
}

function assess(application: Application, raw: RawValues): Assessment {
  const { developer, reader, accounts, unknown, changed, turned } = read(application, raw);
  const kept = Object.fromEntries(changed.map((name) => [name, reader.values[name] ?? '']));
  const key = changed.filter((name) => !CONTACT.includes(name));
  if (key.length > 0) readFields(reader, operatorFields, { today: application.tx.today() });
  const { cns = '', ywwd = '' } = reader.values;
  const zhsm = changed.includes('sfzh') ? turnedAccounts(developer.sfzh, accounts) : '';
  const money = changed.some((name) => ACCOUNTS.includes(name));
  return {
    ...reader.assessed(),
    values: { ...kept, zhbg: money ? '1' : '0', ...(zhsm && { zhsm }), cns, ywwd },
    manual: [
      ...(key.length > 0 ? [`变更${key.map((name) => LABELS[name]).join('、')}须由中心审核`] : []),
      ...unknown.map(({ sfrzhhm }) => `尾号${sfrzhhm.slice(-4)}的账户银行未能核验户名`),
    ],
    sqnr: [
      { label: '开发商编号', value: developer.kfsbh },
      { label: '开发商名称', value: developer.kfsmc },
      ...changed.map((name): LabelledValue => {
        if (name === 'sfzh') return { label: LABELS.sfzh, value: zhsm };
        const at = key.length > 0 && CONTACT.includes(name) ? '（提交后即时生效）' : '';
        return { key: name, label: LABELS[name], value: `${turned(name)}${at}` };
      }),
    ],
  };
}

/** Returns whether these values change an account, by the rule's note or by the form so far. */
function movesMoney(developer: DeveloperRecord, values: Readonly<Record<string, string>>): boolean {
  const typed = (name: Name) => (name === 'bzjzh' ? plainIdentifier(values[name] ?? '') : values[name]);
  const moved = (name: Name) =>
    name === 'sfzh' ? !sameAccounts(JSON.parse(values.sfzh ?? ''), developer.sfzh) : typed(name) !== developer[name];
  return values.zhbg === '1' || ACCOUNTS.some((name) => values[name] !== undefined && moved(name));
}

/** Registered values as the form sends them. */
const registered = (developer: DeveloperRecord): RawValues => ({ ...developer, zczj: toYuan(developer.zczj) });

function accountText(name: Name, value: string): string {
  if (value === '') return '未登记';
  if (name === 'bzjzh') return maskBankCard(value);
  return name === 'bzjzhkhh' ? bankNameOf(value) : value;
}

const DOUBT = '如非本企业操作，请立即联系12329。';
const textOf = ({ ywlsh, lc }: Pick<CaseRecord, 'ywlsh' | 'lc'>) =>
  `贵公司的开发商信息维护（${ywlsh}）${automaticCompletionText({ lc })}${DOUBT}`;

/** Stores the approved fields; an account in use since stays, which the case states. */
function carryOut(tx: Transaction, record: CaseRecord): CaseRecord {
  const { values } = record;
  const developer = developerOf(tx, actorOf(record.owner));
  const sfzh: DeveloperRecord['sfzh'] = values.sfzh ? JSON.parse(values.sfzh) : developer.sfzh;
  const fault = missingAccount(tx.store, developer, sfzh);
  if (fault) {
    if (record.ywzt === '81') return record;
    const sbyy = { yy: fault, gz: PROJECT_RULES, xyb: '待该账户的贷款发放后由系统自动办理，或撤回本申请' };
    return stopUnsuccessful(tx, record, { jdmc: '未能变更', sbyy });
  }
  const open =
    record.ywzt === '81'
      ? moveCase(tx, record, {
          to: '02',
          jdmc: '重新办理',
          clr: '系统',
          yj: '条件已具备',
          change: { sbyy: undefined },
        })
      : record;
  const changed = appliedFor(record);
  const { former, next } = enter(tx, record, NAMES);
  const gone = missingAccounts(developer.sfzh, sfzh);
  const stopped = gone.length > 0 ? `；停用尾号${gone.map(({ sfrzhhm }) => sfrzhhm.slice(-4)).join('、')}的账户` : '';
  const yj = `已变更：${changed.map((name) => LABELS[name]).join('、')}${stopped}`;
  const done = moveCase(tx, open, { to: '99', jdmc: '变更生效', clr: '系统', yj });
  tellFormer(tx, former, next, textOf(done));
  return done;
}

/** Stores these fields of the application. */
function enter(tx: Transaction, { owner, values }: CaseRecord, names: readonly string[]) {
  const former = developerOf(tx, actorOf(owner));
  const texts = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  const zczj = texts.zczj ? fenOf(texts.zczj) : former.zczj;
  const sfzh: DeveloperRecord['sfzh'] = texts.sfzh ? JSON.parse(texts.sfzh) : former.sfzh;
  const next: DeveloperRecord = { ...former, ...texts, zczj, sfzh };
  developers(tx.store).put(former.kfsbh, next);
  if (next.kfsmc !== former.kfsmc) renameProjects(tx, next);
  return { former, next };
}

/** Notifies the former phone number too, so that a hijacked number does not get the only notice. */
function tellFormer(tx: Transaction, former: DeveloperRecord, { lxdh }: DeveloperRecord, text: string): void {
  if (lxdh !== former.lxdh)
    send(tx, { kind: 'sms', to: former.lxdh, code: '', uuid: '', text: `【住房公积金】${text}` });
}

function renameProjects({ store }: Transaction, { kfsbh, kfsmc }: DeveloperRecord): void {
  for (const project of [...projectAccounts(store).values()]) {
    if (project.kfsbh === kfsbh) projectAccounts(store).put(project.lpbh, { ...project, kfsmc });
  }
}
