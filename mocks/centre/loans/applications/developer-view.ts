import type { Borrower } from '@/api/loan/borrowers';
import type { Page } from '@/api/person/person';
import { fundTime } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { LOAN_RULES } from '../../../data/menus/rule-names';
import { passGate } from '../../access/gate';
import { endCase } from '../../cases/case-end';
import { addStep, type CaseRecord, cases } from '../../cases/case-states';
import { notifyDecision } from '../../cases/decision-messages';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { developers, persons } from '../../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { houseName, houses } from '../buildings';
import { loanTable } from '../loans';
import { continueAfterApproval, refuseSuspended } from './approval';
import { changeFile, type LoanFile, loanFileOf, loanFiles } from './loan-file';
import { closeDeveloperRequest } from './notify-developer';

const MOST_REASON = 200;

/** Returns the developer's buyers with a fund loan, newest first; applications before approval are not disclosed. */
export function listBorrowers(
  tx: Transaction,
  actor: Actor,
  input: Paging & { ksrq?: string; jsrq?: string; ywzt?: string; kfsqr?: string },
): Page<Borrower> {
  const own = filesOf(tx, actor).flatMap((file) => {
    const record = cases(tx.store).get(file.ywlsh);
    return record ? [borrowerView(tx, record, file)] : [];
  });
  const chosen = chosenRows(own, input, {
    same: ['ywzt', 'kfsqr'],
    day: ({ sqrq }) => sqrq,
    newest: ({ sqrq, ywlsh }) => sqrq + ywlsh,
  });
  return pageOfRows(tx, chosen, input);
}

/** Returns sales that await the developer's confirmation. */
export function openConfirmations(tx: Transaction, actor: Actor): { record: CaseRecord; file: LoanFile }[] {
  return filesOf(tx, actor).flatMap((file) => {
    const record = cases(tx.store).get(file.ywlsh);
    return record && isAwaited(record, file) ? [{ record, file }] : [];
  });
}

const isAwaited = ({ ywzt }: CaseRecord, { kfsqr }: LoanFile) => ywzt === '06' && kfsqr === '0';

/**
 * Records the developer's decision: '1' confirmed, '2' refused with a reason. Idempotent.
 * @throws BusinessError for another developer's sale, a changed decision, or a refusal without a reason
 */
export function confirmSale(
  tx: Transaction,
  actor: Actor,
  input: { ywlsh: string; kfsqr: string; yy: string },
): Borrower {
  const file = filesOf(tx, actor).find((one) => one.ywlsh === input.ywlsh);
  const record = cases(tx.store).get(input.ywlsh);
  if (!file || !record) throw new BusinessError(REFUSED, '未找到该按揭客户，请刷新列表后重试');
  if (input.kfsqr !== '1' && input.kfsqr !== '2') throw new BusinessError(REFUSED, '请选择确认或不予确认');
  if (file.kfsqr === input.kfsqr) return borrowerView(tx, record, file);
  if (file.kfsqr !== '0' || record.ywzt !== '06')
    throw new BusinessError(REFUSED, '该笔贷款已处理或已失效，不能再确认');
  passGate(tx, actor);
  refuseSuspended(tx.store, record);
  const yy = input.yy.trim();
  if (input.kfsqr === '2' && yy === '') throw new BusinessError(REFUSED, '不予确认时请填写原因');
  if (Array.from(yy).length > MOST_REASON) throw new BusinessError(REFUSED, `原因不能超过${MOST_REASON}个字`);
  const changed = changeFile(tx.store, file.ywlsh, { kfsqr: input.kfsqr, kfsqrsj: fundTime(tx.now()), kfsyy: yy });
  const moved = input.kfsqr === '1' ? confirmed(tx, record) : refused(tx, record, yy);
  return borrowerView(tx, moved, loanFileOf(tx.store, file.ywlsh) ?? changed);
}

function confirmed(tx: Transaction, record: CaseRecord): CaseRecord {
  addStep(tx, record, {
    jdmc: '开发商确认',
    clr: sellerOf(tx, record),
    yj: '售房信息属实',
    key: 'sold',
  });
  closeDeveloperRequest(tx, record.ywlsh, '贵公司已确认');
  const moved = continueAfterApproval(tx, record.ywlsh);
  notifyDecision(tx, moved);
  return moved;
}

function refused(tx: Transaction, record: CaseRecord, yy: string): CaseRecord {
  const sbyy = {
    yy: `开发商不予确认：${yy}`,
    gz: LOAN_RULES,
    xyb: '与开发商核实购房合同和首付款后重新申请',
  };
  return endCase(tx, record, {
    to: '86',
    jdmc: '开发商不予确认',
    clr: sellerOf(tx, record),
    yj: yy,
    change: { sbyy },
  });
}

const sellerOf = ({ store }: Transaction, { ywlsh }: CaseRecord) =>
  developers(store).get(loanFileOf(store, ywlsh)?.kfsbh ?? '')?.kfsmc ?? '开发商';

function filesOf(tx: Transaction, actor: Actor): LoanFile[] {
  if (actor.kind !== 'developer') return [];
  return [...loanFiles(tx.store).values()].filter((file) => file.kfsbh === actor.kfsbh);
}

function borrowerView(tx: Transaction, record: CaseRecord, file: LoanFile): Borrower {
  const { values } = record;
  const house = houses(tx.store).get(values.fwbh ?? '');
  const loan = loanTable(tx.store).get(file.dkzh);
  const borrower = persons(tx.store).get(file.grzh);
  return {
    ywlsh: record.ywlsh,
    jkrxm: maskName(borrower?.xingming ?? ''),
    // The full name is shown only while the confirmation is pending, because the developer has to identify the contract.
    gmrxm: isAwaited(record, file) ? (borrower?.xingming ?? '') : '',
    zjhmwh: borrower?.zjhm.slice(-4) ?? '',
    gfhtbh: values.gfhtbh ?? '',
    skhm: values.sfrmc ?? '',
    skzh: values.sfrzhhm ?? '',
    skyh: values.sfrkhyhmc ?? '',
    lpmc: values.lpmc ?? '',
    fh: house ? houseName(tx.store, house) : '',
    fwzj: values.fwzj ?? '',
    sfk: values.sfk ?? '',
    sqdkje: toYuan(record.je),
    sqrq: record.slsj.slice(0, 10),
    sprq: file.approvedOn,
    fkrq: loan?.disbursed ?? '',
    fkje: loan ? toYuan(loan.htdkje) : '',
    // The case closes a day after the disbursement; for the developer the loan stays disbursed.
    ywzt: loan ? '05' : record.ywzt,
    // A case that ended before the confirmation no longer awaits it.
    kfsqr: file.kfsqr === '0' && record.ywzt !== '06' ? '' : file.kfsqr,
    kfsqrsj: file.kfsqrsj,
    kfsyy: file.kfsyy ?? '',
    qrqx: record.ywzt === '06' ? (record.deadline ?? '') : '',
  };
}
