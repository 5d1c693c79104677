import { moneyText, toYuan } from '@/domain/money';
import { LOAN_RULES } from '../../../data/menus/rule-names';
import { endCase } from '../../cases/case-end';
import { acceptedOn, addStep, type CaseRecord, cases, moveCase } from '../../cases/case-states';
import { storedRows } from '../../cases/read-fields';
import type { Approval } from '../../cases/rule';
import { type InvitedSigner, inviteSigners } from '../../cases/signatures/signatures';
import type { Store } from '../../kernel/store';
import { type Actor, actorOf, BusinessError, ownerId, REFUSED, type Transaction } from '../../kernel/transaction';
import { withQueriesNoted } from '../../registers/register-queries';
import { applicationConditions } from '../applying/conditions';
import { creditRefusal, worstCredit } from '../applying/credit';
import { limitText, loanLimitFigures } from '../applying/figures';
import { borrowerHousehold, countedBalances, longestHouseholdTerm } from '../applying/household';
import { projectAccounts, suspension } from '../buildings';
import { debtorsIn } from '../loan-parties';
import { issueContract } from './contract';
import { contractSigners } from './contract-document';
import { changeFile, type LoanFile, loanFileOf, loanFiles } from './loan-file';
import { requestDeveloperApproval } from './notify-developer';

/** Approves a loan: checks it again on current data, then asks all parties for consent (state 06). */
export function approveLoan(tx: Transaction, record: CaseRecord, approval: Approval): CaseRecord {
  refuseSuspended(tx.store, record);
  const refused = refusalNow(tx, record);
  if (refused) {
    const { yy } = refused;
    return endCase(tx, record, {
      to: '80',
      jdmc: '审核不通过',
      clr: approval.clr,
      yj: yy,
      change: { sbyy: refused },
    });
  }
  const kfsbh = projectAccounts(tx.store).get(record.values.lpbh ?? '')?.kfsbh ?? '';
  const signers = invitedSigners(tx.store, record.values);
  loanFiles(tx.store).put(record.ywlsh, {
    ywlsh: record.ywlsh,
    grzh: ownerId(record.owner, 'person'),
    kfsbh,
    kfsqr: kfsbh === '' ? '' : '0',
    kfsqrsj: '',
    cosigned: signers.length === 0,
    approvedOn: tx.today(),
    jkhtbh: '',
    zmbh: '',
    signedAt: '',
    registerOn: '',
    dyzmh: '',
    payoutOn: '',
    dkzh: '',
  });
  const waitsFor = [
    ...(signers.length > 0 ? [`${signers.map((one) => one.xingming).join('、')}签署`] : []),
    ...(kfsbh === '' ? [] : ['开发商确认']),
  ];
  const yj = waitsFor.length === 0 ? approval.yj : `${approval.yj}；等待${waitsFor.join('、')}`;
  const waiting = moveCase(tx, record, { to: '06', ...approval, yj, change: { sbyy: undefined } });
  if (signers.length > 0) inviteSigners(tx, waiting, signers);
  requestDeveloperApproval(tx, waiting);
  return continueAfterApproval(tx, waiting.ywlsh);
}

/** All invited parties have signed, so the balances that they authorised count from now on. */
export function loanCosigned(tx: Transaction, record: CaseRecord): CaseRecord {
  changeFile(tx.store, record.ywlsh, { cosigned: true });
  const purpose = { ywlx: record.ywlx, doing: `共同借款人签署业务${record.ywlsh}后` };
  const { recounted, note } = withQueriesNoted(tx, actorOf(record.owner), purpose, () => recount(tx, record));
  const yj = `受邀人已全部签署${note}`;
  addStep(tx, recounted, { jdmc: '共同签署完成', clr: '手机客户端', yj, key: 'cosigned' });
  return continueAfterApproval(tx, record.ywlsh);
}

/** Recomputes the limit with the signers' balances, which counted with the minimum before. */
function recount(tx: Transaction, record: CaseRecord): { recounted: CaseRecord; note: string } {
  const { ywlsh, owner, values } = record;
  const application = { tx, actor: actorOf(owner), ywlsh };
  const household = borrowerHousehold(application);
  const raw = rawOf(record);
  const { unsigned } = countedBalances({ ...application, ywlsh: '' }, household, raw);
  const limits = unsigned.length > 0 ? loanLimitFigures(application, household, raw)?.limits : undefined;
  if (!limits) return { recounted: record, note: '' };
  const value = moneyText(limits.most);
  const sqnr = record.sqnr.map((row) => (row.key === 'kdje' ? { ...row, value, gs: limitText(limits) } : row));
  const former = moneyText(values.kdje ?? '');
  const moved = former === value ? `仍为${value}` : `由${former}重新核算为${value}`;
  const note = `；${unsigned.join('、')}已授权按账户余额核算，可贷额度${moved}，申请金额${moneyText(record.je)}不变`;
  return { recounted: { ...record, sqnr, values: { ...values, kdje: toYuan(limits.most) } }, note };
}

const rawOf = ({ values }: CaseRecord) => ({ ...values, gtjkr: storedRows(values.gtjkr) });

/** Moves the case to the contract (03) once no consent is outstanding. */
export function continueAfterApproval(tx: Transaction, ywlsh: string): CaseRecord {
  const record = cases(tx.store).get(ywlsh);
  const file = loanFileOf(tx.store, ywlsh);
  if (!record || !file) throw new Error(`No loan application ${ywlsh}`);
  if (record.ywzt !== '06' || !isAgreed(file) || suspension(tx.store, record.values.lpbh ?? '')) return record;
  const current = withAccountNow(tx, record);
  const { zmbh } = issueContract(tx, current);
  const yj = '借款合同已生成，请签署借款合同（首页“待我处理”、本办件或“贷款申请书补签”）';
  const ready = moveCase(tx, current, { to: '03', jdmc: '生成借款合同', clr: '系统', yj, key: 'contract' });
  for (const { signer, about } of contractSigners(tx.store, ready))
    inviteSigners(tx, ready, [{ ...signer, zmbh }], about);
  return ready;
}

/** Puts the property's current account into the contract; the disbursement goes there. */
function withAccountNow({ store }: Transaction, record: CaseRecord): CaseRecord {
  const project = projectAccounts(store).get(record.values.lpbh ?? '');
  if (!project || project.jgzh === record.values.sfrzhhm) return record;
  const values = { ...record.values, sfrzhhm: project.jgzh, sfrkhyhmc: project.jgkhyh };
  const current = { ...record, values };
  cases(store).put(record.ywlsh, current);
  return current;
}

/** Refuses binding steps while the property is suspended. @throws BusinessError */
export function refuseSuspended(store: Store, { values }: CaseRecord): void {
  const why = suspension(store, values.lpbh ?? '');
  if (why) throw new BusinessError(REFUSED, `${why}，恢复准入后继续办理`);
}

function isAgreed({ cosigned, kfsqr }: LoanFile): boolean {
  return cosigned && (kfsqr === '' || kfsqr === '1');
}

/** Invited signers: co-borrowers and guarantors are bound by the loan; a spouse who is neither consents to it. */
export function invitedSigners(store: Store, values: Readonly<Record<string, string>>): InvitedSigner[] {
  const debtors = debtorsIn(store, values);
  const { poxm = '', pozjhm = '', posjhm = '' } = values;
  if (pozjhm === '' || debtors.some(({ zjhm }) => zjhm === pozjhm)) return debtors;
  return [...debtors, { xingming: poxm, zjhm: pozjhm, sjhm: posjhm, as: 'spouse', qmsf: '配偶' }];
}

type LoanRefusal = { yy: string; gz: string; xyb: string };

function refusalNow(tx: Transaction, record: CaseRecord): LoanRefusal | undefined {
  const actor = actorOf(record.owner);
  const purpose = { ywlx: record.ywlx, doing: `审批业务${record.ywlsh}时` };
  return withQueriesNoted(tx, actor, purpose, () => refusalFor(tx, actor, record));
}

/** Returns why the loan is refused today: credit, a condition, or an amount above the limits; undefined otherwise. */
function refusalFor(tx: Transaction, actor: Actor, record: CaseRecord): LoanRefusal | undefined {
  if (worstCredit(tx, actor, record.values) === '3') return creditRefusal();
  const application = { tx, actor, ywlsh: record.ywlsh };
  const household = borrowerHousehold(application);
  const broken = applicationConditions(application).find((condition) => !condition.mz);
  if (broken) return { yy: broken.refusal, gz: broken.yj, xyb: broken.xyb ?? '核实情况后重新申请' };
  const { months } = longestHouseholdTerm(household, acceptedOn(tx, record.ywlsh));
  if (Number(record.values.sqdkqx) > months) {
    return {
      yy: `申请期限超过按年龄可贷的最长期限（${months}个月）`,
      gz: LOAN_RULES,
      xyb: '缩短期限后重新申请',
    };
  }
  const limits = loanLimitFigures(application, household, rawOf(record))?.limits;
  if (!limits || record.je > limits.most) {
    const most = limits ? moneyText(limits.most) : '0.00元';
    return {
      yy: `申请贷款金额大于现在的可贷额度（${most}）`,
      gz: LOAN_RULES,
      xyb: '按现在的可贷额度重新申请',
    };
  }
  return undefined;
}
