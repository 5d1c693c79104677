import type { Borrower } from '@/api/borrowers';
import type { Page } from '@/api/person';
import { fundTime } from '@/domain/dates';
import { maskName } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { LOAN_RULES } from '../../../data/rule-names';
import { passGate } from '../../access/gate';
import { endCase } from '../../cases/case-end';
import { addStep, type CaseRecord, cases } from '../../cases/case-states';
import { tellDecision } from '../../cases/decision-messages';
import { type Actor, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { developers, persons } from '../../kernel/people';
import { houseName, houses } from '../buildings';
import { loans } from '../loans';
import { goOn, refuseSuspended } from './approval';
import { changeFile, type LoanFile, loanFileOf, loanFiles } from './loan-file';
import { askedNoMore } from './tell-developer';

const MOST_REASON = 200;

/** Who buys from this developer with a fund loan, newest first. Applications before approval are nobody's business but the centre's. */
export function listBorrowers(
  desk: Desk,
  actor: Actor,
  input: Paging & { ksrq?: string; jsrq?: string; ywzt?: string; kfsqr?: string },
): Page<Borrower> {
  const own = filesOf(desk, actor).flatMap((file) => {
    const record = cases(desk.store).get(file.ywlsh);
    return record ? [borrowerView(desk, record, file)] : [];
  });
  const chosen = chosenRows(own, input, {
    same: ['ywzt', 'kfsqr'],
    day: ({ sqrq }) => sqrq,
    newest: ({ sqrq, ywlsh }) => sqrq + ywlsh,
  });
  return pageOfRows(desk, chosen, input);
}

/** Sales that wait for this developer's word. */
export function openConfirmations(desk: Desk, actor: Actor): { record: CaseRecord; file: LoanFile }[] {
  return filesOf(desk, actor).flatMap((file) => {
    const record = cases(desk.store).get(file.ywlsh);
    return record && isAwaited(record, file) ? [{ record, file }] : [];
  });
}

const isAwaited = ({ ywzt }: CaseRecord, { kfsqr }: LoanFile) => ywzt === '06' && kfsqr === '0';

/**
 * The developer's word: '1' the sale is as stated, '2' it is not, and why. The same word again changes nothing.
 * @throws Refusal for somebody else's sale, a second different word, or a refusal without a reason.
 */
export function confirmSale(desk: Desk, actor: Actor, input: { ywlsh: string; kfsqr: string; yy: string }): Borrower {
  const file = filesOf(desk, actor).find((one) => one.ywlsh === input.ywlsh);
  const record = cases(desk.store).get(input.ywlsh);
  if (!file || !record) throw new Refusal(REFUSED, '未找到该按揭客户，请刷新列表后重试');
  if (input.kfsqr !== '1' && input.kfsqr !== '2') throw new Refusal(REFUSED, '请选择确认或不予确认');
  if (file.kfsqr === input.kfsqr) return borrowerView(desk, record, file);
  if (file.kfsqr !== '0' || record.ywzt !== '06') throw new Refusal(REFUSED, '该笔贷款已处理或已失效，不能再确认');
  passGate(desk, actor);
  refuseSuspended(desk.store, record);
  const yy = input.yy.trim();
  if (input.kfsqr === '2' && yy === '') throw new Refusal(REFUSED, '不予确认时请填写原因');
  if (Array.from(yy).length > MOST_REASON) throw new Refusal(REFUSED, `原因不能超过${MOST_REASON}个字`);
  const changed = changeFile(desk.store, file.ywlsh, { kfsqr: input.kfsqr, kfsqrsj: fundTime(desk.now()), kfsyy: yy });
  const moved = input.kfsqr === '1' ? confirmed(desk, record) : refused(desk, record, yy);
  return borrowerView(desk, moved, loanFileOf(desk.store, file.ywlsh) ?? changed);
}

function confirmed(desk: Desk, record: CaseRecord): CaseRecord {
  addStep(desk, record, {
    jdmc: '开发商确认',
    clr: sellerOf(desk, record),
    yj: '售房信息属实',
    key: 'sold',
  });
  askedNoMore(desk, record.ywlsh, '贵公司已确认');
  const moved = goOn(desk, record.ywlsh);
  tellDecision(desk, moved);
  return moved;
}

function refused(desk: Desk, record: CaseRecord, yy: string): CaseRecord {
  const sbyy = {
    yy: `开发商不予确认：${yy}`,
    gz: LOAN_RULES,
    xyb: '与开发商核实购房合同和首付款后重新申请',
  };
  return endCase(desk, record, {
    to: '86',
    jdmc: '开发商不予确认',
    clr: sellerOf(desk, record),
    yj: yy,
    change: { sbyy },
  });
}

const sellerOf = ({ store }: Desk, { ywlsh }: CaseRecord) =>
  developers(store).get(loanFileOf(store, ywlsh)?.kfsbh ?? '')?.kfsmc ?? '开发商';

function filesOf(desk: Desk, actor: Actor): LoanFile[] {
  if (actor.kind !== 'developer') return [];
  return [...loanFiles(desk.store).values()].filter((file) => file.kfsbh === actor.kfsbh);
}

function borrowerView(desk: Desk, record: CaseRecord, file: LoanFile): Borrower {
  const { values } = record;
  const house = houses(desk.store).get(values.fwbh ?? '');
  const loan = loans(desk.store).get(file.dkzh);
  const borrower = persons(desk.store).get(file.grzh);
  return {
    ywlsh: record.ywlsh,
    jkrxm: maskName(borrower?.xingming ?? ''),
    // Whoever answers for a sale has to know whose contract it is; nobody else reads the name in full.
    gmrxm: isAwaited(record, file) ? (borrower?.xingming ?? '') : '',
    zjhmwh: borrower?.zjhm.slice(-4) ?? '',
    gfhtbh: values.gfhtbh ?? '',
    skhm: values.sfrmc ?? '',
    skzh: values.sfrzhhm ?? '',
    skyh: values.sfrkhyhmc ?? '',
    lpmc: values.lpmc ?? '',
    fh: house ? houseName(desk.store, house) : '',
    fwzj: values.fwzj ?? '',
    sfk: values.sfk ?? '',
    sqdkje: toYuan(record.je),
    sqrq: record.slsj.slice(0, 10),
    sprq: file.approvedOn,
    fkrq: loan?.disbursed ?? '',
    fkje: loan ? toYuan(loan.htdkje) : '',
    // The case is done the day after; to whoever is paid it stays paid out.
    ywzt: loan ? '05' : record.ywzt,
    // What ended before the developer's word waits for it no more.
    kfsqr: file.kfsqr === '0' && record.ywzt !== '06' ? '' : file.kfsqr,
    kfsqrsj: file.kfsqrsj,
    kfsyy: file.kfsyy ?? '',
    qrqx: record.ywzt === '06' ? (record.deadline ?? '') : '',
  };
}
