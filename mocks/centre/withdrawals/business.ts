import type { StateNote } from '@/api/business';
import { moneyText } from '@/domain/money';
import { policyCount, policyFen } from '../../data/policy';
import { type CaseRecord, moveCase } from '../cases/case-states';
import type { Application, BusinessRule } from '../cases/rule';
import { balanceOf, memberAccount } from '../kernel/ledger';
import { cardIsNew } from '../kernel/payment-hold';
import { personOf } from '../kernel/people';
import { heldOf } from '../loans/open-orders';
import { agreementNote } from './agreements/views';
import type { Applicant, Assessment, WithdrawalRule } from './rule';
import { claimMonths, correctionPath, isCardRefused, payeeName, payWithdrawal } from './withdrawal-posting';

/** What all withdrawals share: a person's account, small amounts at once, payment on approval (domain catalogue 8.0). */
export function withdrawalBusiness(rule: WithdrawalRule): BusinessRule {
  const business: BusinessRule<Assessment> = {
    ywlx: rule.ywlx,
    ywmc: rule.ywmc,
    area: 'withdrawal',
    kind: 'person',
    notice: rule.notice,
    agreement: rule.agreement,
    outlived: rule.outlived,
    matters: rule.matters,
    foretold: rule.foretold,
    ...(rule.name && { name: rule.name }),
    ...(rule.ended && { ended: rule.ended }),
    days: policyCount('p.tqBjr'),
    conditions: (application, raw) => rule.conditions(applicantOf(application), raw),
    known: (application) => rule.known?.(applicantOf(application)) ?? [],
    undecided: (raw) => rule.undecided?.(raw),
    limit: (application, raw) => rule.limit(applicantOf(application), raw),
    needs: rule.needs,
    assess: (application, raw) => withRisks(application, withAmountLimit(rule.assess(applicantOf(application), raw))),
    accepted: (desk, record, assessment) => {
      if (assessment.months.length > 0) claimMonths(desk.store, record, assessment.months);
      rule.accepted?.(desk, record, assessment);
    },
    note: (store, record) => cardNote(record) ?? agreementNote(store, record),
    message: (record) => rule.message?.(record) ?? paidMessage(record),
    // Held back for a day after phone and card had changed.
    daily: (desk, record) => (record.ywzt === '02' ? payWithdrawal(desk, record) : record),
    approve: (desk, record, approval) =>
      payWithdrawal(desk, moveCase(desk, record, { to: '02', ...approval, change: { sbyy: undefined } })),
  };
  // The assessment comes from this very rule: accepted() is never handed another one's.
  return business as unknown as BusinessRule;
}

/** What the owner of the account is told once the money has gone; undefined in any other state. */
function paidMessage({ ywmc, ywzt, dzje, grzhye, values }: CaseRecord): { title: string; nr: string } | undefined {
  if (ywzt !== '99' || dzje === undefined || grzhye === undefined) return undefined;
  const to = payeeName(values) || `尾号${(values.skyhzh ?? '').slice(-4)}的账户`;
  return { title: `${ywmc}已办结`, nr: `提取${moneyText(dzje)}已转入${to}，余额${moneyText(grzhye)}。` };
}

function cardNote(record: CaseRecord): StateNote | undefined {
  if (!isCardRefused(record)) return undefined;
  const nr = `${record.sbyy?.yy ?? ''}。请更正收款账号，更正后自动转账，无需重新申请`;
  return { mc: '转账失败', lx: 'failed', nr, mx: [], lj: correctionPath(record.ywlsh), ljmc: '更正收款账号' };
}

function withAmountLimit(assessment: Assessment): Assessment {
  const most = policyFen('p.tqFhxe');
  if (assessment.amount <= most) return assessment;
  return { ...assessment, manual: [...assessment.manual, `金额超过${moneyText(most)}`] };
}

/** Risk flags of domain catalogue 8.0. */
function withRisks({ desk, actor }: Application, assessment: Assessment): Assessment {
  const bound = assessment.values.skzhly === '1';
  if (!bound || !cardIsNew(desk, personOf(desk, actor).grzh)) return assessment;
  return { ...assessment, manual: [...assessment.manual, '收款银行卡绑定不足24小时，需人工核验'] };
}

function applicantOf({ desk, actor, ywlsh }: Application): Applicant {
  const found = personOf(desk, actor);
  const balance = balanceOf(desk.store, memberAccount(found.grzh));
  // What a repayment of a loan is about to take is no more to be had than what is frozen.
  const person = { ...found, frozenFen: found.frozenFen + heldOf(desk.store, found.grzh) };
  return { store: desk.store, today: desk.today(), person, balance, ywlsh };
}
