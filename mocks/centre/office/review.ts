import type { CaseDetail } from '@/api/business';
import { fundTime } from '@/domain/dates';
import { linesOf } from '../../data/notes/note-text';
import { endCase } from '../cases/case-end';
import { type CaseRecord, cases, moveCase } from '../cases/case-states';
import { holdsForCheck } from '../cases/check-state';
import { type ItemToReturn, itemsToReturn } from '../cases/corrections';
import { tellDecision } from '../cases/decision-messages';
import { returnDraft } from '../cases/drafts';
import { ruleOfCase } from '../cases/registered';
import { stateName } from '../cases/state-notes';
import { noteQuery } from '../kernel/access-log';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { detailOf } from './cases';

export interface Decision {
  ywlsh: string;
  result: 'approve' | 'return' | 'refuse';
  opinion: string;
  /** The rule and what to do next; the usual ones when they are left out. */
  gz?: string;
  xyb?: string;
  /** Of a return: the materials and fields it is about. */
  items?: readonly ItemToReturn[];
}

const REVIEWER = '审核岗';
const RULE = '《住房公积金管理条例》及本中心业务管理办法';

/**
 * The clerk's decision on a case in 98, or the second try of one that failed in 81. A return and a refusal say why, by which
 * rule, and what to do next.
 * @throws Refusal when the case is not there to be decided.
 */
export function review(desk: Desk, decision: Decision): CaseDetail {
  const record = cases(desk.store).get(decision.ywlsh);
  if (!record) throw new Refusal(REFUSED, '没有这个业务流水号');
  const decided = decide(desk, record, decision);
  noteQuery(desk, record.owner, { fs: REVIEWER, nr: `审核业务${record.ywlsh}时查阅账户和申请材料`, yj: RULE });
  return detailOf(desk, decided);
}

function decide(desk: Desk, record: CaseRecord, decision: Decision): CaseRecord {
  const opinion = decision.opinion.trim();
  const retry = record.ywzt === '81';
  if (holdsForCheck(record)) throw new Refusal(REFUSED, '该业务待单位复核，不能审核');
  if (record.ywzt !== '98' && !(retry && decision.result !== 'return')) {
    throw new Refusal(REFUSED, `该业务${stateName(desk.store, record)}，不能审核`);
  }
  if (decision.result === 'approve') {
    const jdmc = retry ? '重新入账' : '审核通过';
    const rule = ruleOfCase(record);
    if (!rule) throw new Error(`No rule for ${record.ywlx}`);
    const approved = rule.approve(desk, record, { jdmc, clr: REVIEWER, yj: opinion || '同意' });
    tellDecision(desk, approved);
    return approved;
  }
  if (opinion === '') throw new Refusal(REFUSED, '退回或不通过时请填写审核意见');
  const gz = decision.gz || linesOf(ruleOfCase(record)?.notice.slyj ?? '').join('，') || RULE;
  if (decision.result === 'return') {
    const sbyy = { yy: opinion, gz, xyb: decision.xyb || '按意见修改后重新提交' };
    const bz = itemsToReturn(desk, record, decision.items ?? [], opinion);
    returnDraft(desk.store, record, fundTime(desk.now()));
    const yj = [opinion, ...bz.map((item) => `${item.mc}：${item.yj}`)].join('；');
    const move = { to: '97', jdmc: '退回补正', clr: REVIEWER, yj, change: { sbyy, bz } } as const;
    const returned = moveCase(desk, record, move);
    tellDecision(desk, returned);
    return returned;
  }
  if (decision.result !== 'refuse') throw new Refusal(REFUSED, '审核结果应为approve、return或refuse');
  const sbyy = { yy: opinion, gz, xyb: decision.xyb || '核实情况后重新申请，或拨打12329咨询' };
  return endCase(desk, record, { to: '80', jdmc: '审核不通过', clr: REVIEWER, yj: opinion, change: { sbyy } });
}
