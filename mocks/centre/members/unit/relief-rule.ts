// Shared by GJ0205 and GJ0206, the applications of a unit in hardship (docs/rules/gj0205-lower-ratio.md).
import type { PlainMonth } from '@/domain/dates';
import { endCase } from '../../cases/case-end';
import { addStep, type CaseRecord, moveCase } from '../../cases/case-states';
import { stopUnsuccessful } from '../../cases/close-unsuccessful';
import type { Need } from '../../cases/materials/material-needs';
import type { Approval, BusinessRule } from '../../cases/rule';
import { issueDocument } from '../../documents/document';
import { unitOf } from '../../kernel/people';
import { actorOf, type Transaction } from '../../kernel/transaction';
import { type Relief, reliefs } from '../../kernel/unit/unit-reliefs';
import { dueMonth } from '../../remittance/list/confirm';
import { openListOf } from '../../remittance/list/records';
import { unitDepositRule } from './unit-deposit-rule';

const NEEDS: readonly Need[] = [
  { wjlxId: '0208', wjmc: '职工（代表）大会或工会决议', sfbs: '1', mjsm: '' },
  { wjlxId: '0209', wjmc: '上年度财务报表或审计报告', sfbs: '1', mjsm: '' },
];

/** Head of both rules: documents of the hardship, and the time of a review by centre and committee. */
export const reliefRule = {
  ...unitDepositRule,
  days: 10,
  needs: () => [...NEEDS],
} satisfies Partial<BusinessRule>;

const REVIEWED = '中心审核';
const MEANWHILE = '核准之前仍按月汇缴';
export const RELIEF_REVIEW = ['须中心审核并报管理委员会批准'];

/** Fails a case whose first month the unit remitted, or began to remit, during the review. `what` names the months: 缓缴. */
export function overtaken(
  tx: Transaction,
  record: CaseRecord,
  approval: Approval,
  { from, what }: { from: PlainMonth; what: string },
): CaseRecord | undefined {
  const unit = unitOf(tx, actorOf(record.owner));
  const due = dueMonth(tx, unit);
  if (from < due) {
    const yy = `${from}已经汇缴，${what}起始年月应大于等于应汇缴年月（${due}）`;
    const sbyy = { yy, gz: MEANWHILE, xyb: `从${due}起重新申请` };
    const reviewed = addStep(tx, record, { ...approval, jdmc: REVIEWED });
    return endCase(tx, reviewed, { to: '80', jdmc: '未能登记', clr: '系统', yj: yy, change: { sbyy } });
  }
  const open = openListOf(tx.store, unit.dwzh);
  if (!open || open.hjny < from) return undefined;
  const yj = `${open.hjny}的汇缴清册待缴款`;
  const sbyy = { yy: yj, gz: MEANWHILE, xyb: '在“汇缴记录”中取消该清册，由中心重新核准' };
  const passed = moveCase(tx, record, { to: '02', ...approval, jdmc: REVIEWED });
  return stopUnsuccessful(tx, passed, { jdmc: '未能登记', sbyy });
}

/** Approves after the review by the centre and the committee: the relief takes effect. */
export function approveRelief(
  tx: Transaction,
  record: CaseRecord,
  approval: Approval,
  relief: Omit<Relief, 'ywlsh' | 'dwzh' | 'pzwh'>,
  effect: string,
): CaseRecord {
  const { store } = tx;
  const { dwzh, dwmc } = unitOf(tx, actorOf(record.owner));
  const series = `云公积金批〔${tx.today().slice(0, 4)}〕第`;
  // Approval numbers restart each year.
  const number = [...reliefs(store).values()].filter((one) => one.pzwh.startsWith(series)).length + 1;
  const pzwh = `${series}${number}号`;
  const reviewed = moveCase(tx, record, { to: '02', ...approval, jdmc: REVIEWED });
  reliefs(store).put(record.ywlsh, { ...relief, ywlsh: record.ywlsh, dwzh, pzwh });
  issueDocument(tx, {
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
  return moveCase(tx, reviewed, { to: '99', jdmc: '管委会批准', clr: '住房公积金管理委员会', yj });
}
