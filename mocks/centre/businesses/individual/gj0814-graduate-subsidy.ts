import type { StateNote } from '@/api/cases/business';
import type { AmountLimit } from '@/api/cases/judgement';
import type { LabelledValue } from '@/api/client/labelled-value';
import { addMonths, isPlainDate, monthSpan, monthsFrom, type PlainDate, type PlainMonth } from '@/domain/dates';
import { moneyText, toYuan } from '@/domain/money';
import { labelsOf } from '@/schema/define-schema';
import { graduateSubsidyFields, graduationFields } from '@/schema/individual/gj0814-graduate-subsidy';
import { flexibleSubsidyNote } from '../../../data/notes/gj0814-graduate-subsidy';
import { policy, policyCount } from '../../../data/policy/policy';
import { acceptedOn, addStep, type CaseRecord, cases, moveCase } from '../../cases/case-states';
import { prefillFrom } from '../../cases/drafts/prefill-values';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import { readFields, submittedMonths } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { paidMonths } from '../../kernel/accounts/account-figures';
import { balanceOf, memberAccount } from '../../kernel/accounts/ledger';
import { personOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { actorOf, type Transaction } from '../../kernel/transaction';
import { flexibleConditions } from '../../members/flexible/flexible-account';
import {
  lastSubsidyMonth,
  paySubsidy,
  remainingBudget,
  subsidyFor,
  subsidyMonths,
} from '../../members/flexible/flexible-subsidy';
import { type Graduation, graduationOf } from '../../registers/graduations';
import { silentRegisters } from '../../registers/register-queries';

const NAME = '大中专毕业生财政补贴申请';
const CODE = 'GJ0814';
const RULES = '《大中专毕业生灵活就业缴存补贴办法》';
const GRADUATE = '5';
const DAYS = 5;
const LABELS: Readonly<Record<string, string>> = labelsOf(graduationFields);
const LATE = '毕业时间超出补贴申请期限';
const QUEUED = '本年度补贴预算已用完，按受理顺序排队，预算到位后自动发放';

/** GJ0814: public subsidy for graduates with flexible deposits (docs/rules/gj0814-graduate-subsidy.md). */
export const graduateSubsidy: BusinessRule = {
  ywlx: CODE,
  ywmc: NAME,
  area: 'deposit',
  kind: 'person',
  notice: flexibleSubsidyNote,
  days: DAYS,
  conditions: (application, raw) => [
    ...flexibleConditions(application, '01', NAME),
    inARow(application),
    ...graduated(application, raw),
    monthsLeft(application),
  ],
  known: ({ tx, actor }) => {
    const found = graduationOf(tx.store, personOf(tx, actor).zjhm);
    return found ? prefillFrom('学历登记', knownFields(found)) : [];
  },
  undecided: lateByRegister,
  limit,
  needs,
  assess,
  approve: (tx, record, approval) =>
    pay(tx, moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } })),
  daily: (tx, record) => (record.ywzt === '02' ? pay(tx, record) : record),
  revocable: () => true,
  note: (store, record): StateNote | undefined =>
    record.ywzt === '02'
      ? {
          mc: '排队等待发放',
          lx: 'waiting',
          nr: `${QUEUED}。当前第${placeOf(store, record)}位`,
          mx: [],
          lj: '',
          ljmc: '',
        }
      : undefined,
  message: ({ ywzt, ywmc, ywlsh, lc }) => {
    const yj = lc.at(-1)?.yj ?? '';
    if (ywzt === '99') return { title: `${ywmc}已办结`, nr: `您的${ywmc}（${ywlsh}）已办结：${yj}。` };
    if (ywzt === '02') return { title: `${ywmc}已通过，排队发放`, nr: `您的${ywmc}（${ywlsh}）已通过，${yj}。` };
    return undefined;
  },
};

function inARow({ tx, actor }: Application): RuleCondition {
  const { consecutive } = paidMonths(tx.store, personOf(tx, actor), tx.today());
  const needed = policyCount('p.bybtLx');
  return {
    tjbh: 'LXJC',
    tjmc: `连续缴存满${needed}个月`,
    mz: consecutive >= needed,
    sjz: `${consecutive}个月`,
    yqz: `${needed}个月`,
    yj: RULES,
    xyb: `还差${Math.max(0, needed - consecutive)}个月；有未缴月份的可以先办理补缴`,
    refusal: `连续缴存未满${needed}个月，不能申请补贴`,
  };
}

const isLate = (byrq: PlainDate, { tx, ywlsh }: Application) =>
  addMonths(byrq, policyCount('p.bybtNx') * 12) < acceptedOn(tx, ywlsh);

/** Requires a recent graduation, by the typed day or the register's; the form stays open to dispute the register. */
function graduated(application: Application, { byrq }: RawValues): RuleCondition[] {
  const { tx, actor } = application;
  if (!byrq && lateByRegister({}, application)) return [];
  const known = graduationOf(tx.store, personOf(tx, actor).zjhm);
  const day = typeof byrq === 'string' && isPlainDate(byrq) ? byrq : known?.byrq;
  const source = day === known?.byrq ? '（学历登记），毕业证书免交' : '（按毕业证书，由中心审核）';
  return [
    {
      tjbh: 'BYSJ',
      tjmc: `毕业${policyCount('p.bybtNx')}年以内`,
      mz: day === undefined || !isLate(day, application),
      ...(day === undefined && isUnheard(tx.store) && { dhc: true }),
      sjz: day ? `${day}毕业${source}` : `${noAnswer(tx.store)}，填写后上传毕业证书，由中心审核`,
      yqz: `毕业日期起${policyCount('p.bybtNx')}年`,
      yj: RULES,
      xyb: '已超出期限的不再补贴，不影响正常缴存',
      refusal: LATE,
      field: 'byrq',
    },
  ];
}

/** Returns the register's objection; the person may dispute it, because the register may be wrong. */
function lateByRegister(raw: RawValues, application: Application): string | undefined {
  if (raw.byrq) return undefined;
  const { tx, actor } = application;
  const known = graduationOf(tx.store, personOf(tx, actor).zjhm);
  if (!known || !isLate(known.byrq, application)) return undefined;
  return `学历登记的毕业日期为${known.byrq}，${LATE}。与毕业证书不一致的，请在“毕业日期”中按证书修改，上传毕业证书后由中心审核；一致的，不再补贴，不影响正常缴存。`;
}

const isUnheard = (store: Store) => silentRegisters(store).includes('学历登记');
/** Reason for the missing register data. */
const noAnswer = (store: Store) => (isUnheard(store) ? '学历登记暂时没有应答' : '学历登记没有您的记录');

const knownFields = ({ byyx, xueli, byzsbh, byrq }: Graduation) => ({ byyx, xueli, byzsbh, byrq });

/** Returns which graduation data a clerk has to check on the certificate, and why; '' where the register confirms all. */
function byPaper(store: Store, known: Graduation | undefined, values: Readonly<Record<string, string>>): string {
  if (!known) return noAnswer(store);
  const other = differences(known, values);
  return other.length > 0 ? `${other.map(([name]) => LABELS[name]).join('、')}与学历登记不一致` : '';
}

/** Differences between the register and the form, by field. */
const differences = (known: Graduation, values: Readonly<Record<string, string>>) =>
  Object.entries(knownFields(known)).filter(([name, value]) => (values[name] || value) !== value);

function monthsLeft({ tx, actor, ywlsh }: Application): RuleCondition {
  const { open, had, left } = subsidyMonths(tx, personOf(tx, actor), ywlsh);
  return {
    tjbh: 'BTYS',
    tjmc: '有可以申请补贴的月份',
    mz: left > 0 && open.length > 0,
    sjz: `已享受${had.size}个月，可申请${Math.min(left, open.length)}个月`,
    yqz: `累计不超过${policyCount('p.bybtYs')}个月，当月已缴存`,
    yj: RULES,
    xyb: left > 0 ? '缴存新的月份后再申请' : '补贴月数已满',
    refusal: left > 0 ? '没有可以申请补贴的月份' : `补贴累计月数不能超过${policyCount('p.bybtYs')}个月`,
  };
}

interface Read {
  reader: FieldReader;
  rows: LabelledValue[];
  /** Reason for a clerk's check of the certificate; '' where the register confirms it. */
  paper: string;
  months: PlainMonth[];
}

function read(application: Application, raw: RawValues): Read {
  const { tx, actor, ywlsh } = application;
  const person = personOf(tx, actor);
  const reader = new FieldReader(raw);
  const known = graduationOf(tx.store, person.zjhm);
  const options = submittedMonths(raw, 'btksny', 'btjsny');
  const rows = readFields(reader, graduateSubsidyFields, { today: tx.today(), options });
  const [byrq = '', from = '', to = ''] = ['byrq', 'btksny', 'btjsny'].map((name) => reader.valid(name));
  if (byrq && isLate(byrq, application)) reader.fail('byrq', LATE);
  for (const [name, value] of known ? differences(known, reader.values) : []) {
    const shown = name === 'xueli' ? labelOf('xueli', value) : value;
    reader.doubt(name, `${LABELS[name]}与学历登记不一致（登记为${shown}）`, '毕业证书');
  }
  const months = from && to ? monthsFrom(from, to) : [];
  const { open, had, left } = subsidyMonths(tx, person, ywlsh);
  const taken = months.find((month) => had.has(month));
  if (taken) reader.fail('btksny', `${taken}已享受或已申请补贴`);
  else if (months.length > 0 && from < (open[0] ?? '')) reader.fail('btksny', `补贴最早从${open[0]}起`);
  else if (months.some((month) => !open.includes(month))) reader.fail('btjsny', '申请月份存在未缴存记录');
  if (byrq && to > lastSubsidyMonth(byrq))
    reader.fail('btjsny', `补贴最迟至${lastSubsidyMonth(byrq)}（毕业${policyCount('p.bybtNx')}年）`);
  if (months.length > left) reader.fail('btjsny', `补贴累计月数不能超过${policyCount('p.bybtYs')}个月`);
  const right = !reader.errors.btksny && !reader.errors.btjsny;
  return { reader, rows, paper: byPaper(tx.store, known, reader.values), months: right ? months : [] };
}

function limit(application: Application, raw: RawValues): AmountLimit | null {
  const { tx, actor, ywlsh } = application;
  const person = personOf(tx, actor);
  const { months, paper, reader } = read(application, raw);
  if (months.length === 0) return null;
  const { had, left } = subsidyMonths(tx, person, ywlsh);
  return {
    mc: '申请补贴金额',
    grzhye: '0.00',
    blje: '0.00',
    djje: '0.00',
    ljytq: '0.00',
    kytqe: toYuan(subsidyFor(tx.store, person, months)),
    gs: '补贴月数 × 补贴标准，当月缴存额低于补贴标准的按当月缴存额',
    yj: RULES,
    mx: [
      { key: 'btys', label: '补贴月数', value: `${months.length}个月` },
      { key: 'btbz', label: '补贴标准', value: `${moneyText(policy('p.bybtJe').value)}/月` },
      { key: 'yxsbt', label: '已享受月数', value: `${had.size}个月` },
      { key: 'blfs', label: '办理方式', value: wayOf(paper, reader.values.lhrylb === GRADUATE) },
      { key: 'sybt', label: '本次后还可享受', value: `${left - months.length}个月` },
    ],
  };
}

/** Text of the path the application takes, shown before submission. */
function wayOf(paper: string, graduate: boolean): string {
  const papers = [paper && `毕业证书（${paper}）`, graduate ? '' : '灵活就业登记或平台证明'].filter(Boolean);
  if (papers.length === 0) return '学历登记已核验，提交后即时办结';
  return `上传${papers.join('和')}，由中心审核，${DAYS}个工作日内答复`;
}

function needs({ tx, actor }: Application, values: Readonly<Record<string, string>>): Need[] {
  const paper = byPaper(tx.store, graduationOf(tx.store, personOf(tx, actor).zjhm), values);
  return [
    { wjlxId: '0701', wjmc: '毕业证书', sfbs: '1', mjsm: paper ? '' : checkedBy(tx, '学历登记') },
    { wjlxId: '0702', wjmc: '灵活就业登记/平台证明', sfbs: values.lhrylb === GRADUATE ? '0' : '2', mjsm: '' },
  ];
}

function assess(application: Application, raw: RawValues): Assessment {
  const { tx, actor } = application;
  const { reader, rows, paper, months } = read(application, raw);
  const { values } = reader;
  const fen = subsidyFor(tx.store, personOf(tx, actor), months);
  const manual = [
    Object.keys(reader.reviewReasons).length === 0 ? paperReason(tx.store, paper) : undefined,
    values.lhrylb === GRADUATE ? undefined : '就业类别需凭灵活就业登记或平台证明核验',
  ];
  return {
    ...reader.assessed(),
    ...{ amount: fen, amountName: '申请补贴金额' },
    manual: manual.filter((reason) => reason !== undefined),
    sqnr: [
      ...rows,
      { label: '补贴月数', value: `${months.length}个月` },
      { label: '申请补贴金额', value: moneyText(fen) },
    ],
  };
}

/** Review reason; silent registers are reported separately. */
function paperReason(store: Store, paper: string): string | undefined {
  return paper === '' ? undefined : `${isUnheard(store) ? '' : `${paper}，`}毕业证书需人工核验`;
}

/** Pays subsidies in order of acceptance while the year's budget lasts. */
function pay(tx: Transaction, record: CaseRecord): CaseRecord {
  const { store } = tx;
  const { ywlsh, owner, values, je } = record;
  if (placeOf(store, record) > 1 || remainingBudget(store, tx.today()) < je) {
    if (record.lc.at(-1)?.key === 'queued') return record;
    return addStep(tx, record, { jdmc: '排队', key: 'queued', yj: `${QUEUED}，当前第${placeOf(store, record)}位` });
  }
  const person = personOf(tx, actorOf(owner));
  paySubsidy(tx, person, ywlsh, je);
  const balance = moneyText(balanceOf(store, memberAccount(person.grzh)));
  const yj = `${monthSpan(values.btksny ?? '', values.btjsny ?? '')}的补贴${moneyText(je)}已记入个人账户，余额${balance}`;
  const change = { dzje: je, dzrq: tx.today(), grzhye: balanceOf(store, memberAccount(person.grzh)) };
  return moveCase(tx, record, { to: '99', jdmc: '补贴入账', clr: '系统', yj, change });
}

/** Returns the rank among waiting cases, from 1. */
function placeOf(store: Store, { ywlsh }: CaseRecord): number {
  const waits = (one: CaseRecord) => one.ywlx === CODE && one.ywzt === '02' && one.ywlsh < ywlsh;
  return [...cases(store).values()].filter(waits).length + 1;
}
