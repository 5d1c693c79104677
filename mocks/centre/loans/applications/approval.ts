import { moneyText, toYuan } from '@/domain/money';
import { LOAN_RULES } from '../../../data/rule-names';
import { endCase } from '../../cases/case-end';
import { acceptedOn, addStep, type CaseRecord, cases, moveCase } from '../../cases/case-states';
import type { Approval } from '../../cases/rule';
import { type InvitedSigner, inviteSigners } from '../../cases/signatures/signatures';
import { type Actor, actorOf, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import type { Store } from '../../kernel/store';
import { withQueriesNoted } from '../../registers/register-queries';
import { loanConditions } from '../applying/conditions';
import { creditRefusal, worstCredit } from '../applying/credit';
import { limitWords, loanFigures } from '../applying/figures';
import { countedBalances, householdOf, termOf } from '../applying/household';
import { rowsOf } from '../applying/people';
import { projectAccounts, suspension } from '../buildings';
import { debtorsIn } from '../loan-parties';
import { drawUpContract } from './contract';
import { contractSigners } from './contract-document';
import { changeFile, type LoanFile, loanFileOf, loanFiles } from './loan-file';
import { askDeveloper } from './tell-developer';

/** The clerk's yes: checked once more as things stand now, then everybody concerned is asked (06). */
export function approveLoan(desk: Desk, record: CaseRecord, approval: Approval): CaseRecord {
  refuseSuspended(desk.store, record);
  const refused = refusalNow(desk, record);
  if (refused) {
    const { yy } = refused;
    return endCase(desk, record, {
      to: '80',
      jdmc: '审核不通过',
      clr: approval.clr,
      yj: yy,
      change: { sbyy: refused },
    });
  }
  const kfsbh = projectAccounts(desk.store).get(record.values.lpbh ?? '')?.kfsbh ?? '';
  const signers = signersOf(desk.store, record.values);
  loanFiles(desk.store).put(record.ywlsh, {
    ywlsh: record.ywlsh,
    grzh: record.owner.slice('person:'.length),
    kfsbh,
    kfsqr: kfsbh === '' ? '' : '0',
    kfsqrsj: '',
    cosigned: signers.length === 0,
    approvedOn: desk.today(),
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
  const waiting = moveCase(desk, record, { to: '06', ...approval, yj, change: { sbyy: undefined } });
  if (signers.length > 0) inviteSigners(desk, waiting, signers);
  askDeveloper(desk, waiting);
  return goOn(desk, waiting.ywlsh);
}

/** Everybody invited has signed: the balances that they authorised count from now on. */
export function loanCosigned(desk: Desk, record: CaseRecord): CaseRecord {
  changeFile(desk.store, record.ywlsh, { cosigned: true });
  const purpose = { ywlx: record.ywlx, doing: `共同借款人签署业务${record.ywlsh}后` };
  const { recounted, told } = withQueriesNoted(desk, actorOf(record.owner), purpose, () => recount(desk, record));
  const yj = `受邀人已全部签署${told}`;
  addStep(desk, recounted, { jdmc: '共同签署完成', clr: '手机客户端', yj, key: 'cosigned' });
  return goOn(desk, record.ywlsh);
}

/** The limit with the balances of those who have signed, where they counted with the least before. */
function recount(desk: Desk, record: CaseRecord): { recounted: CaseRecord; told: string } {
  const { ywlsh, owner, values } = record;
  const application = { desk, actor: actorOf(owner), ywlsh };
  const household = householdOf(application);
  const raw = rawOf(record);
  const { unsigned } = countedBalances({ ...application, ywlsh: '' }, household, raw);
  const limits = unsigned.length > 0 ? loanFigures(application, household, raw)?.limits : undefined;
  if (!limits) return { recounted: record, told: '' };
  const value = moneyText(limits.most);
  const sqnr = record.sqnr.map((row) => (row.key === 'kdje' ? { ...row, value, gs: limitWords(limits) } : row));
  const former = moneyText(values.kdje ?? '');
  const moved = former === value ? `仍为${value}` : `由${former}重新核算为${value}`;
  const told = `；${unsigned.join('、')}已授权按账户余额核算，可贷额度${moved}，申请金额${moneyText(record.je)}不变`;
  return { recounted: { ...record, sqnr, values: { ...values, kdje: toYuan(limits.most) } }, told };
}

const rawOf = ({ values }: CaseRecord) => ({ ...values, gtjkr: rowsOf(values.gtjkr) });

/** To the contract (03) as soon as nobody's word is missing. */
export function goOn(desk: Desk, ywlsh: string): CaseRecord {
  const record = cases(desk.store).get(ywlsh);
  const file = loanFileOf(desk.store, ywlsh);
  if (!record || !file) throw new Error(`No loan application ${ywlsh}`);
  if (record.ywzt !== '06' || !isAgreed(file) || suspension(desk.store, record.values.lpbh ?? '')) return record;
  const current = withAccountNow(desk, record);
  const { zmbh } = drawUpContract(desk, current);
  const yj = '借款合同已生成，请签署借款合同（首页“待我处理”、本办件或“贷款申请书补签”）';
  const ready = moveCase(desk, current, { to: '03', jdmc: '生成借款合同', clr: '系统', yj, key: 'contract' });
  for (const { signer, about } of contractSigners(desk.store, ready))
    inviteSigners(desk, ready, [{ ...signer, zmbh }], about);
  return ready;
}

/** The contract names the account that the property uses now; from then on the money goes there. */
function withAccountNow({ store }: Desk, record: CaseRecord): CaseRecord {
  const project = projectAccounts(store).get(record.values.lpbh ?? '');
  if (!project || project.jgzh === record.values.sfrzhhm) return record;
  const values = { ...record.values, sfrzhhm: project.jgzh, sfrkhyhmc: project.jgkhyh };
  const current = { ...record, values };
  cases(store).put(record.ywlsh, current);
  return current;
}

/** Nothing that binds anybody is done while the property is suspended. @throws Refusal */
export function refuseSuspended(store: Store, { values }: CaseRecord): void {
  const why = suspension(store, values.lpbh ?? '');
  if (why) throw new Refusal(REFUSED, `${why}，恢复准入后继续办理`);
}

function isAgreed({ cosigned, kfsqr }: LoanFile): boolean {
  return cosigned && (kfsqr === '' || kfsqr === '1');
}

/** Co-borrowers and guarantors bind themselves; the spouse who is neither agrees. */
export function signersOf(store: Store, values: Readonly<Record<string, string>>): InvitedSigner[] {
  const debtors = debtorsIn(store, values);
  const { poxm = '', pozjhm = '', posjhm = '' } = values;
  if (pozjhm === '' || debtors.some(({ zjhm }) => zjhm === pozjhm)) return debtors;
  return [...debtors, { xingming: poxm, zjhm: pozjhm, sjhm: posjhm, as: 'spouse', qmsf: '配偶' }];
}

type LoanRefusal = { yy: string; gz: string; xyb: string };

function refusalNow(desk: Desk, record: CaseRecord): LoanRefusal | undefined {
  const actor = actorOf(record.owner);
  const purpose = { ywlx: record.ywlx, doing: `审批业务${record.ywlsh}时` };
  return withQueriesNoted(desk, actor, purpose, () => refusalFor(desk, actor, record));
}

/** What speaks against the loan today: credit, a condition, or an amount that the limits no longer allow. */
function refusalFor(desk: Desk, actor: Actor, record: CaseRecord): LoanRefusal | undefined {
  if (worstCredit(desk, actor, record.values) === '3') return creditRefusal();
  const application = { desk, actor, ywlsh: record.ywlsh };
  const household = householdOf(application);
  const broken = loanConditions(application).find((condition) => !condition.mz);
  if (broken) return { yy: broken.refusal, gz: broken.yj, xyb: broken.xyb ?? '核实情况后重新申请' };
  const { months } = termOf(household, acceptedOn(desk, record.ywlsh));
  if (Number(record.values.sqdkqx) > months) {
    return {
      yy: `申请期限超过按年龄可贷的最长期限（${months}个月）`,
      gz: LOAN_RULES,
      xyb: '缩短期限后重新申请',
    };
  }
  const limits = loanFigures(application, household, rawOf(record))?.limits;
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
