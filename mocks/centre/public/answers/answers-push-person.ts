import { monthOf } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { mayApply } from '../../../data/menus/role-access';
import { policyCount, policyFen } from '../../../data/policy/policy';
import { gapOf } from '../../access/gate';
import { queryConsentOf } from '../../access/query-consents';
import { standingAgreementOf } from '../../cases/agreements';
import { openCaseFor } from '../../cases/open-case';
import { ruleFor } from '../../cases/registered';
import type { RawValues, RuleCondition } from '../../cases/rule';
import { balanceOf, memberAccount } from '../../kernel/accounts/ledger';
import { hasAccount, type PersonRecord, personOf, SEALED } from '../../kernel/people';
import { missingBasics } from '../../kernel/person-info';
import { type Actor, ownerOf, type Transaction } from '../../kernel/transaction';
import { type LoanRecord, loansOf, overdueOf, owedPrincipal, publicStatus } from '../../loans/loans';
import { activeOffset } from '../../loans/offset/loan-offsets';
import { releaseText } from '../../registers/mortgages';
import { SELF_SERVICE_QUERY, withQueriesNoted } from '../../registers/register-queries';
import { flexibleRegions } from '../../registration/flexible-start';
import type { Fitting } from './fitting';

/** Sub-reason 终止劳动关系且封存满期. */
const LEFT_JOB = { qttqyy: '13' };

/** Matters of a person: deadlines and overdue ones first, then those open to the person. */
export function personMatters(tx: Transaction, actor: Actor): Fitting[] {
  const person = personOf(tx, actor);
  const own = loansOf(tx.store, person.grzh).filter(({ disbursed }) => disbursed <= tx.today());
  return [
    ...incomplete(tx, actor, person),
    ...own.flatMap((loan) => loanMatters(tx, person, loan)),
    ...opening(tx, person),
    ...retirement(tx, actor),
    ...sealed(tx, actor, person),
    ...(queryConsentOf(tx.store, ownerOf(actor)) === undefined
      ? unasked(person)
      : [...rent(tx, actor, person), ...firstLoan(tx, actor, own.length)]),
  ];
}

function incomplete(tx: Transaction, actor: Actor, person: PersonRecord): Fitting[] {
  if (person.completeness === '0') return [];
  const gap = gapOf(tx, actor);
  // Same text as the to-do, because only the counter can correct it.
  if (person.completeness === '2') {
    return gap ? [{ id: 'gj', bt: gap.title, yy: gap.sxsm, jj: '1', lj: gap.lj ?? '' }] : [];
  }
  const missing = missingBasics(tx.store, person);
  const what = missing.length > 0 ? `还缺：${missing.join('、')}` : '基本信息不完整';
  return [
    {
      id: 'xx',
      bt: '完善基本信息',
      yy: `${what}。补全后才能办理提取和贷款`,
      jj: '1',
      lj: '/grwt/zhxx/zhxxbg/grzhxxbg',
    },
  ];
}

function loanMatters({ store, today }: Transaction, person: PersonRecord, loan: LoanRecord): Fitting[] {
  const rest = owedPrincipal(store, loan);
  const status = publicStatus(loan);
  if (status === '3') {
    const yy = `贷款${loan.dkzh}已经结清，可以开具结清证明，${releaseText(store, loan.dkzh)}`;
    return [
      { id: `jq-${loan.dkzh}`, bt: '开具贷款结清证明', yy, jj: '2', lj: `/grwt/zmSys/zmyw/jq_zm?dkzh=${loan.dkzh}` },
    ];
  }
  if (status === '2') {
    const due = overdueOf(loan, today()).total;
    const yy = `${loan.missed.length}期没有还上，连同罚息共${moneyText(due)}，每天都在增加，并记入信用记录`;
    const id = `yq-${loan.dkzh}-${loan.missed.length}`;
    return [{ id, bt: '归还逾期贷款', yy, jj: '1', lj: '/grwt/dkSys/dkyw/yhk_hk' }];
  }
  const balance = balanceOf(store, memberAccount(person.grzh));
  const matters: Fitting[] = [];
  if (!activeOffset(store, loan.dkzh) && balance > 0n) {
    const yy = `您的公积金贷款还剩${moneyText(rest)}，账户余额${moneyText(balance)}，签约后每月自动用余额还款`;
    matters.push({ id: `chd-${loan.dkzh}`, bt: '签约冲还贷', yy, jj: '2', lj: '/grwt/dkSys/dkyw/qychd' });
  }
  if (loan.paid >= policyCount('p.thQs') && balance >= policyFen('p.thZd')) {
    const yy = `已还${loan.paid}期，账户余额${moneyText(balance)}，可以用来提前归还本金，节省利息`;
    matters.push({ id: `thk-${loan.dkzh}`, bt: '用公积金提前还款', yy, jj: '2', lj: '/grwt/dkSys/dkyw/gjj_tqhd' });
  }
  return matters;
}

/** Set up as a flexible worker without an opened account. */
function opening({ store }: Transaction, person: PersonRecord): Fitting[] {
  if (hasAccount(person) || !flexibleRegions(store).get(person.grzh)) return [];
  const yy = '您已设立为灵活就业人员，还没有开户；确定每月缴存额、签订扣款协议后账户开立';
  return [{ id: 'lhkh', bt: '灵活就业人员开户', yy, jj: '1', lj: '/grwt/zhxx/lhjyryyw/lhjyrykh' }];
}

function retirement(tx: Transaction, actor: Actor): Fitting[] {
  const conditions = conditionsOf(tx, actor, 'TQ0103', {});
  const reached = conditions.find(({ tjbh }) => tjbh === 'TXNL');
  if (!reached?.mz) return [];
  const missing = conditions.find(({ mz }) => !mz);
  const yy = missing ? `${reached.sjz}；${missing.tjmc}：${missing.xyb}` : `${reached.sjz}，可以提取全部余额和利息`;
  return [{ id: 'ltx', bt: '离退休提取', yy, jj: missing ? '2' : '1', lj: '/grwt/tqSys/tqyw/ltx_tq' }];
}

/** Sealed account: closing withdrawal, transfer, or flexible deposits. */
function sealed(tx: Transaction, actor: Actor, person: PersonRecord): Fitting[] {
  if (person.grzhzt !== SEALED || retirement(tx, actor).length > 0) return [];
  const closing = conditionsOf(tx, actor, 'TQ0199', LEFT_JOB);
  if (closing.length > 0 && closing.every(({ mz }) => mz)) {
    const since = closing.find(({ tjbh }) => tjbh === 'FCXH')?.sjz ?? '';
    const yy = `账户${since}，没有重新就业，符合销户提取条件`;
    return [{ id: 'lz', bt: '离职封存满期提取', yy, jj: '2', lj: '/grwt/tqSys/tqyw/qtyy_tq' }];
  }
  const yy = '账户已封存，不再计入连续缴存；可以以灵活就业人员身份继续缴存，或由新单位启封';
  return [{ id: 'qf', bt: '封存账户继续缴存', yy, jj: '2', lj: '/grwt/zhxx/lhjyryyw/lhjy_qf' }];
}

/** Matters that depend on registers, suggested without a query, because a hint does not justify asking about the family. */
function unasked(person: PersonRecord): Fitting[] {
  if (!hasAccount(person) || person.completeness !== '0') return [];
  const yy = '经您授权查询登记后，逐项核对您能办的业务和可以提取的金额';
  return [{ id: 'sq', bt: '看看我能办什么', yy, jj: '2', lj: '/grwt/wnbl' }];
}

function rent(tx: Transaction, actor: Actor, person: PersonRecord): Fitting[] {
  const conditions = conditionsOf(tx, actor, 'TQ0107', {});
  if (conditions.length === 0 || conditions.some(({ mz }) => !mz)) return [];
  if (standingAgreementOf(tx.store, person.grzh, 'TQ0107')) return [];
  const shown = (tjbh: string) => conditions.find((one) => one.tjbh === tjbh)?.sjz ?? '';
  const yy = `您连续缴存${shown('LXJC')}，本市住房${shown('ZYZF')}，可以提取公积金付房租，也可以约定每月自动到账`;
  return [{ id: `zf-${monthOf(tx.today())}`, bt: '租房提取', yy, jj: '2', lj: '/grwt/tqSys/tqyw/zfzj_tq' }];
}

function firstLoan(tx: Transaction, actor: Actor, loans: number): Fitting[] {
  if (loans > 0) return [];
  const conditions = conditionsOf(tx, actor, 'GD0101', {});
  if (conditions.length === 0 || conditions.some(({ mz }) => !mz)) return [];
  const paid = conditions.find(({ tjbh }) => tjbh === 'LXJC');
  const yy = `您符合公积金贷款的各项条件${paid ? `（${paid.tjmc}：${paid.sjz}）` : ''}，买房时可以申请`;
  return [{ id: 'dk', bt: '公积金贷款', yy, jj: '2', lj: '/grwt/dkSys/dkyw/dksq' }];
}

/** The rule's conditions with the person's figures; empty where role, completeness or an open case excludes the business. */
function conditionsOf(tx: Transaction, actor: Actor, ywlx: string, raw: RawValues): RuleCondition[] {
  const person = personOf(tx, actor);
  const rule = ruleFor('person', ywlx);
  const closed = !hasAccount(person) || !mayApply(person.roles, rule?.area) || person.completeness !== '0';
  if (!rule || closed || openCaseFor(tx, actor, ywlx, raw)) return [];
  return withQueriesNoted(tx, actor, { ywlx, doing: '推荐您能办的业务时', yj: SELF_SERVICE_QUERY }, () =>
    rule.conditions({ tx, actor, ywlsh: '' }, raw),
  );
}
