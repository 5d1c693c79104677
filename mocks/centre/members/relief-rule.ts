// What the applications of a unit in hardship have in common (domain catalogue GJ0205, GJ0206).
import type { LabelledValue } from '@/api/labelled-value';
import type { PlainMonth } from '@/domain/dates';
import { type Fen, formatMoney } from '@/domain/money';
import { isMajority, isOldResolution, OLD_RESOLUTION } from '@/domain/unit-terms';
import { endCase } from '../cases/case-end';
import { acceptedOn, addStep, type CaseRecord, moveCase } from '../cases/case-states';
import { type FieldReader, labelOf } from '../cases/field-reader';
import type { Need } from '../cases/materials/material-needs';
import type { Application, Approval } from '../cases/rule';
import { issueDocument } from '../documents/document';
import { actorOf, type Desk } from '../kernel/desk';
import { unitOf } from '../kernel/people';
import { type Relief, reliefs } from '../kernel/unit-reliefs';
import { dueMonth } from '../remittance/confirm';
import { openListOf } from '../remittance/records';

export const reliefNeeds: readonly Need[] = [
  { wjlxId: '0208', wjmc: '职工（代表）大会或工会决议', sfbs: '1', mjsm: '' },
  { wjlxId: '0209', wjmc: '上年度财务报表或审计报告', sfbs: '1', mjsm: '' },
];
const REVIEWED = '中心审核';
const MEANWHILE = '核准之前仍按月汇缴';
export const RELIEF_REVIEW = ['须中心审核并报管理委员会批准'];

/** Why, that most of the workers agreed, and how last year went; what is read, as it is shown. */
export function readHardship(reader: FieldReader, { desk, ywlsh }: Application, reason: string): LabelledValue[] {
  const yy = reader.code(reason, { label: '申请原因', from: 'hjyyHj' });
  const qksm = reader.text('qksm', { label: '困难情况说明', most: 200 });
  const jyhylx = reader.code('jyhylx', { label: '决议形式', from: 'jyhylx' });
  const jyrq = reader.pastDate('jyrq', { label: '决议日期', today: desk.today() });
  if (jyrq && isOldResolution(jyrq, acceptedOn(desk, ywlsh))) reader.fail('jyrq', OLD_RESOLUTION);
  const zgzs = reader.int('zgzs', { label: '职工总数', least: 1, most: 999_999 });
  const tyrs = reader.int('tyrs', { label: '同意人数', least: 1, most: 999_999 });
  if (!reader.errors.tyrs && !reader.errors.zgzs && reader.values.tyrs && reader.values.zgzs) {
    if (tyrs > zgzs) reader.fail('tyrs', `同意人数不能大于职工总数（${zgzs}人）`);
    else if (!isMajority(String(tyrs), String(zgzs))) {
      reader.fail('tyrs', `同意人数应超过职工总数的二分之一（至少${Math.floor(zgzs / 2) + 1}人）`);
    }
  }
  const wage = reader.money('qunianrypjgz', { label: '上年人均月工资' });
  return [
    { label: '申请原因', value: labelOf('hjyyHj', yy) },
    { label: '困难情况说明', value: qksm },
    { label: '决议', value: `${labelOf('jyhylx', jyhylx)}，${jyrq}，${zgzs}人中${tyrs}人同意` },
    ...lastYear('上年人均月工资', wage),
  ];
}

/** A figure of last year as it is shown, where there is one. */
export const lastYear = (label: string, fen: Fen | undefined): LabelledValue[] =>
  fen === undefined ? [] : [{ label, value: formatMoney(fen) }];

/**
 * While it was read, the unit may have remitted the month in which it would begin, or begun to: then it is not registered.
 * `what` names the months: 缓缴.
 */
export function overtaken(
  desk: Desk,
  record: CaseRecord,
  approval: Approval,
  { from, what }: { from: PlainMonth; what: string },
): CaseRecord | undefined {
  const unit = unitOf(desk, actorOf(record.owner));
  const due = dueMonth(desk, unit);
  if (from < due) {
    const yy = `${from}已经汇缴，${what}起始年月应大于等于应汇缴年月（${due}）`;
    const sbyy = { yy, gz: MEANWHILE, xyb: `从${due}起重新申请` };
    const reviewed = addStep(desk, record, { ...approval, jdmc: REVIEWED });
    return endCase(desk, reviewed, { to: '80', jdmc: '未能登记', clr: '系统', yj: yy, change: { sbyy } });
  }
  const open = openListOf(desk.store, unit.dwzh);
  if (!open || open.hjny < from) return undefined;
  const yj = `${open.hjny}的汇缴清册待缴款`;
  const sbyy = { yy: yj, gz: MEANWHILE, xyb: '在“汇缴记录”中取消该清册，由中心重新核准' };
  const passed = moveCase(desk, record, { to: '02', ...approval, jdmc: REVIEWED });
  return moveCase(desk, passed, { to: '81', jdmc: '未能登记', clr: '系统', yj, change: { sbyy } });
}

/** The centre has reviewed it, the committee approves: what was asked for holds from then on. */
export function approveRelief(
  desk: Desk,
  record: CaseRecord,
  approval: Approval,
  relief: Omit<Relief, 'ywlsh' | 'dwzh' | 'pzwh'>,
  effect: string,
): CaseRecord {
  const { store } = desk;
  const { dwzh, dwmc } = unitOf(desk, actorOf(record.owner));
  const series = `云公积金批〔${desk.today().slice(0, 4)}〕第`;
  // Papers are numbered anew each year.
  const number = [...reliefs(store).values()].filter((one) => one.pzwh.startsWith(series)).length + 1;
  const pzwh = `${series}${number}号`;
  const reviewed = moveCase(desk, record, { to: '02', ...approval, jdmc: REVIEWED });
  reliefs(store).put(record.ywlsh, { ...relief, ywlsh: record.ywlsh, dwzh, pzwh });
  issueDocument(desk, {
    owner: record.owner,
    kind: '33',
    ywlsh: record.ywlsh,
    once: `relief:${record.ywlsh}`,
    content: {
      title: `${record.ywmc}批准书`,
      subtitle: pzwh,
      facts: [
        { label: '单位名称', value: dwmc },
        { label: '单位账号', value: dwzh },
        { label: '业务流水号', value: record.ywlsh },
        ...record.sqnr,
      ],
      paragraphs: [effect],
      seal: true,
    },
  });
  const yj = `${pzwh}，${effect}`;
  return moveCase(desk, reviewed, { to: '99', jdmc: '管委会批准', clr: '住房公积金管理委员会', yj });
}
