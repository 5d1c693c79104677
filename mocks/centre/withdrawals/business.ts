import type { StateNote } from '@/api/cases/business';
import { moneyText } from '@/domain/money';
import { policyCount, policyFen } from '../../data/policy/policy';
import { type CaseRecord, cases, moveCase } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import type { Application, BusinessRule, RawValues } from '../cases/rule';
import { cardIsNew } from '../kernel/accounts/payment-hold';
import { suspicionAdvice } from '../kernel/messages/messages';
import { personOf } from '../kernel/people';
import { agreementNote } from './agreements/views';
import { applicantOf } from './applicant';
import { proveCard } from './payee-codes';
import { cardText } from './person-card';
import type { WithdrawalAssessment, WithdrawalRule } from './rule';
import {
  claimRentMonths,
  isCardNamed,
  isCardRefused,
  payeeName,
  payLater,
  payWithdrawal,
  withdrawalCorrectionPath,
} from './withdrawal-posting';

/** Value of skzhly: a card named in the application instead of the bound one. */
const NAMED = '2';

/** Builds a withdrawal business from its rule: personal account, small amounts at once, payment on approval (docs/rules/withdrawals.md). */
export function withdrawalBusiness(rule: WithdrawalRule): BusinessRule {
  const business: BusinessRule<WithdrawalAssessment> = {
    ywlx: rule.ywlx,
    ywmc: rule.ywmc,
    area: 'withdrawal',
    kind: 'person',
    notice: rule.notice,
    noticeFor: rule.noticeFor,
    agreement: rule.agreement,
    claims: rule.claims,
    outlived: rule.outlived,
    matters: rule.matters,
    previewLimit: rule.previewLimit,
    ...(rule.name && { name: rule.name }),
    ...(rule.ended && { ended: rule.ended }),
    ...(rule.holds && { holds: rule.holds }),
    days: policyCount('p.tqBjr'),
    conditions: (application, raw) => rule.conditions(applicantOf(application), raw),
    known: (application) => rule.known?.(applicantOf(application)) ?? [],
    undecided: (raw, application) => rule.undecided?.(raw, applicantOf(application)),
    limit: (application, raw) => rule.limit(applicantOf(application), raw),
    needs: rule.needs,
    prove: provePayee,
    assess: (application, raw) => withRisks(application, withAmountLimit(rule.assess(applicantOf(application), raw))),
    accepted: (tx, record, assessment) => {
      if (assessment.months.length > 0) claimRentMonths(tx.store, record, assessment.months);
      rule.accepted?.(tx, record, assessment);
    },
    note: (store, record) => unpaidNote(record) ?? agreementNote(store, record),
    newAccount: ({ skzhly, skyhdm = '', skyhzh = '' }) =>
      skzhly === NAMED ? `款项申请转入${cardText({ skyhdm, skyhzh })}` : undefined,
    message: (record) => rule.message?.(record) ?? paidMessage(record) ?? unpaidMessage(record) ?? namedMessage(record),
    coming: (_, record) => (isCardNamed(record) ? { day: record.cnbjsj, act: '前完成收款账户核验' } : undefined),
    daily: payLater,
    // Only in 81 is the money in the account: never paid out, or returned in full.
    revocable: (_, record) => record.ywzt === '81',
    approve: (tx, record, approval) =>
      payWithdrawal(tx, moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } })),
  };
  // The cast is safe: accepted() only receives assessments made by this rule.
  return business as unknown as BusinessRule;
}

/** Requires an SMS code for a card other than the bound one; a correction with the same card needs no second code. */
function provePayee({ tx, actor, ywlsh }: Application, raw: RawValues, { values }: WithdrawalAssessment) {
  const proved = cases(tx.store).get(ywlsh)?.values.skyhzh === values.skyhzh;
  return proved ? {} : proveCard(tx, personOf(tx, actor), values, raw);
}

/** Message to the account owner after the payment; undefined in other states. */
function paidMessage({
  ywmc,
  ywlsh,
  ywzt,
  dzje,
  grzhye,
  values,
}: CaseRecord): { title: string; nr: string } | undefined {
  if (ywzt !== '99' || dzje === undefined || grzhye === undefined) return undefined;
  const to = payeeName(values) || `尾号${(values.skyhzh ?? '').slice(-4)}的账户`;
  const { tqpl = '1' } = values;
  const agreed =
    tqpl === '1' ? '' : `${labelOf('tqpl', tqpl)}已生效，以后到期自动转账，可以在“约定提取管理”中暂停或终止。`;
  const paid = `提取${moneyText(dzje)}已转入${to}，余额${moneyText(grzhye)}。${agreed}`;
  return { title: `${ywmc}已办结`, nr: `您的${ywmc}（${ywlsh}）已办结：${paid}` };
}

/** Text about a failed booking, shared by case, message and to-do. */
function unpaidMessage({ ywmc, ywlsh, ywzt, sbyy }: CaseRecord): { title: string; nr: string } | undefined {
  if (ywzt !== '81' || !sbyy) return undefined;
  return { title: `${ywmc}入账失败`, nr: `您的${ywmc}（${ywlsh}）入账失败：${sbyy.yy}。${sbyy.xyb}。` };
}

/** Message after another account was named for returned money. */
function namedMessage(record: CaseRecord): { title: string; nr: string } | undefined {
  const { ywmc, ywlsh, lc, cnbjsj } = record;
  if (!isCardNamed(record)) return undefined;
  const nr = `您的${ywmc}（${ywlsh}）${lc.at(-1)?.yj}，将于${cnbjsj}前完成核验，核验后自动转账。${suspicionAdvice(record)}`;
  return { title: `${ywmc}收款账户待核验`, nr };
}

const correction = ({ ywlsh }: CaseRecord) => ({ lj: withdrawalCorrectionPath(ywlsh), ljmc: '更正收款账号' });

function unpaidNote(record: CaseRecord): StateNote | undefined {
  if (isCardNamed(record)) {
    const nr = `${record.lc.at(-1)?.yj}，核验后自动转账；账号填错的，可以再次更正；不再需要的，可以撤回`;
    return { mc: '收款账户待核验', lx: 'waiting', nr, mx: [], ...correction(record) };
  }
  const { ywzt, sbyy } = record;
  if (ywzt !== '81' || !sbyy) return undefined;
  if (!isCardRefused(record)) {
    return { mc: '入账失败，待自动转账', lx: 'attention', nr: `${sbyy.yy}。${sbyy.xyb}`, mx: [], lj: '', ljmc: '' };
  }
  const nr = `${record.sbyy?.yy ?? ''}。请更正收款账号，更正后自动转账，无需重新申请；不再需要的，可以撤回`;
  return { mc: '入账失败', lx: 'failed', nr, mx: [], ...correction(record) };
}

function withAmountLimit(assessment: WithdrawalAssessment): WithdrawalAssessment {
  const most = policyFen('p.tqFhxe');
  if (assessment.amount <= most) return assessment;
  return { ...assessment, manual: [...assessment.manual, `金额超过${moneyText(most)}`] };
}

/** Risk flags (docs/rules/withdrawals.md, Decision). */
function withRisks({ tx, actor }: Application, assessment: WithdrawalAssessment): WithdrawalAssessment {
  const bound = assessment.values.skzhly === '1';
  if (!bound || !cardIsNew(tx, personOf(tx, actor).grzh)) return assessment;
  return { ...assessment, manual: [...assessment.manual, '收款银行卡绑定不足24小时，需人工核验'] };
}
