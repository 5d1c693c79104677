import { addDays, fundTime } from '@/domain/dates';
import { PROJECT } from '@/domain/loan/project-state';
import { policyCount } from '../../../data/policy/policy';
import { notify } from '../../access/notify';
import { addStep, type CaseRecord, cases } from '../../cases/case-states';
import { labelOf } from '../../cases/field-reader';
import { signatures } from '../../cases/signatures/signature-records';
import { BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { addWorkingDays } from '../../kernel/working-days';
import { continueAfterApproval } from '../applications/approval';
import { beginRegistration } from '../applications/contract';
import { loanFileOf } from '../applications/loan-file';
import { type ProjectAccount, projectAccounts } from '../buildings';

/**
 * Suspends lending for a property. Applications without a signed contract stay and their deadlines pause; signed contracts are carried out,
 * because the centre is bound by them.
 */
export function suspendProject(tx: Transaction, { lpbh, yy }: { lpbh: string; yy: string }): ProjectAccount {
  const project = known(tx, lpbh);
  if (project.zt !== PROJECT.admitted)
    throw new BusinessError(REFUSED, `该楼盘${labelOf('lpzt', project.zt)}，不能暂停`);
  if (yy.trim() === '') throw new BusinessError(REFUSED, '请填写暂停的原因');
  const next: ProjectAccount = { ...project, zt: PROJECT.suspended, tz: { rq: tx.today(), yy: yy.trim() } };
  projectAccounts(tx.store).put(lpbh, next);
  for (const record of waiting(tx, lpbh)) {
    // Removes the last day to correct or sign; resumption sets it anew.
    const { deadline: _, ...still } = record;
    const nr = `所购楼盘“${project.lpmc}”暂停准入：${yy.trim()}。您的贷款申请暂缓办理，恢复后继续，办理期限顺延`;
    const paused = addStep(tx, { ...still }, { jdmc: '暂缓办理', clr: '中心', yj: nr });
    notify(tx, paused.owner, 'application-paused', { ywlsh: paused.ywlsh, step: paused.lc.length, text: nr });
  }
  notify(tx, developerOwner(next), 'property-suspended', changeOf(tx, next, yy));
  return next;
}

/** Resumes lending; paused applications continue with all their days. */
export function resumeProject(tx: Transaction, { lpbh, yy }: { lpbh: string; yy: string }): ProjectAccount {
  const { tz: _, ...project } = known(tx, lpbh);
  if (project.zt !== PROJECT.suspended)
    throw new BusinessError(REFUSED, `该楼盘${labelOf('lpzt', project.zt)}，无需恢复`);
  const next: ProjectAccount = { ...project, zt: PROJECT.admitted };
  projectAccounts(tx.store).put(lpbh, next);
  const nr = `所购楼盘“${project.lpmc}”已恢复准入，您的贷款申请继续办理`;
  const dueAnew = addWorkingDays(tx.today(), policyCount('p.dkBjr'));
  for (const record of waiting(tx, lpbh)) {
    const deadline = deadlineOf(tx, record);
    const again = { ...record, ...(deadline && { deadline }), ...(record.cnbjsj && { cnbjsj: dueAnew }) };
    const resumed = addStep(tx, again, { jdmc: '恢复办理', clr: '中心', yj: nr });
    notify(tx, resumed.owner, 'application-resumed', { ywlsh: resumed.ywlsh, step: resumed.lc.length, text: nr });
    for (const one of [...signatures(tx.store).values()]) {
      if (one.ywlsh === record.ywlsh && one.qxrq !== '' && deadline)
        signatures(tx.store).put(one.qmbh, { ...one, qxrq: deadline });
    }
    if (record.ywzt === '06') continueAfterApproval(tx, record.ywlsh);
    if (record.ywzt === '03') beginRegistration(tx, record.ywlsh);
  }
  notify(tx, developerOwner(next), 'property-resumed', changeOf(tx, next, yy));
  return next;
}

/** Returns applications for the property's homes without a signed contract. */
function waiting({ store }: Transaction, lpbh: string): CaseRecord[] {
  return [...cases(store).values()].filter(({ ywlx, ywzt, values, ywlsh }) => {
    if (ywlx !== 'GD0101' || values.lpbh !== lpbh) return false;
    return ['98', '97', '06'].includes(ywzt) || (ywzt === '03' && loanFileOf(store, ywlsh)?.registerOn === '');
  });
}

function deadlineOf(tx: Transaction, { ywzt }: CaseRecord): string | undefined {
  if (ywzt === '97') return addWorkingDays(tx.today(), policyCount('p.bzQx'));
  if (ywzt === '03') return addDays(tx.today(), policyCount('p.dkHtQx'));
  return ywzt === '06' ? addDays(tx.today(), policyCount('p.qsQx')) : undefined;
}

function known({ store }: Transaction, lpbh: string): ProjectAccount {
  const project = projectAccounts(store).get(lpbh);
  if (!project) throw new BusinessError(REFUSED, '没有这个楼盘编号');
  return project;
}

const developerOwner = ({ kfsbh }: ProjectAccount) => ownerOf({ kind: 'developer', kfsbh });

const changeOf = (tx: Transaction, { lpbh, lpmc }: ProjectAccount, yy: string) => {
  return { lpbh, lpmc, now: fundTime(tx.now()), today: tx.today(), why: yy.trim() };
};
