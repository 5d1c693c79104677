import type { CaseDetail } from '@/api/cases/business';
import { fundTime } from '@/domain/dates';
import { noteLines } from '../../data/notes/note-text';
import { endCase } from '../cases/case-end';
import { type CaseRecord, cases, moveCase } from '../cases/case-states';
import { holdsForCheck } from '../cases/check/check-state';
import { type ItemToReturn, itemsToReturn } from '../cases/corrections';
import { notifyDecision } from '../cases/decision-messages';
import { returnDraft } from '../cases/drafts/drafts';
import { ruleOfCase } from '../cases/registered';
import { stateName } from '../cases/state-notes';
import { noteQuery } from '../kernel/access-log';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { detailOf } from './cases';

export interface Decision {
  ywlsh: string;
  result: 'approve' | 'return' | 'refuse';
  opinion: string;
  /** Rule and advice; defaults if absent. */
  gz?: string;
  xyb?: string;
  /** Materials and fields of a return. */
  items?: readonly ItemToReturn[];
}

const REVIEWER = '审核岗';
const RULE = '《住房公积金管理条例》及本中心业务管理办法';

/**
 * Stores the clerk's decision on a case in 98, or the retry of one that failed in 81. A return and a refusal state reason, rule and advice.
 * @throws BusinessError if the case is not open for a decision
 */
export function review(tx: Transaction, decision: Decision): CaseDetail {
  const record = cases(tx.store).get(decision.ywlsh);
  if (!record) throw new BusinessError(REFUSED, '没有这个业务流水号');
  const decided = decide(tx, record, decision);
  noteQuery(tx, record.owner, { fs: REVIEWER, nr: `审核业务${record.ywlsh}时查阅账户和申请材料`, yj: RULE });
  return detailOf(tx, decided);
}

function decide(tx: Transaction, record: CaseRecord, decision: Decision): CaseRecord {
  const opinion = decision.opinion.trim();
  const retry = record.ywzt === '81';
  if (holdsForCheck(record)) throw new BusinessError(REFUSED, '该业务待单位复核，不能审核');
  if (record.ywzt !== '98' && !(retry && decision.result !== 'return')) {
    throw new BusinessError(REFUSED, `该业务${stateName(tx.store, record)}，不能审核`);
  }
  if (decision.result === 'approve') {
    const jdmc = retry ? '重新入账' : '审核通过';
    const rule = ruleOfCase(record);
    if (!rule) throw new Error(`No rule for ${record.ywlx}`);
    const approved = rule.approve(tx, record, { jdmc, clr: REVIEWER, yj: opinion || '同意' });
    notifyDecision(tx, approved);
    return approved;
  }
  if (opinion === '') throw new BusinessError(REFUSED, '退回或不通过时请填写审核意见');
  const gz = decision.gz || noteLines(ruleOfCase(record)?.notice.slyj ?? '').join('，') || RULE;
  if (decision.result === 'return') {
    const sbyy = { yy: opinion, gz, xyb: decision.xyb || '按意见修改后重新提交' };
    const bz = itemsToReturn(tx, record, decision.items ?? [], opinion);
    returnDraft(tx.store, record, fundTime(tx.now()));
    const yj = [opinion, ...bz.map((item) => `${item.mc}：${item.yj}`)].join('；');
    const move = { to: '97', jdmc: '退回补正', clr: REVIEWER, yj, change: { sbyy, bz } } as const;
    const returned = moveCase(tx, record, move);
    notifyDecision(tx, returned);
    return returned;
  }
  if (decision.result !== 'refuse') throw new BusinessError(REFUSED, '审核结果应为approve、return或refuse');
  const sbyy = { yy: opinion, gz, xyb: decision.xyb || '核实情况后重新申请，或拨打12329咨询' };
  return endCase(tx, record, { to: '80', jdmc: '审核不通过', clr: REVIEWER, yj: opinion, change: { sbyy } });
}
