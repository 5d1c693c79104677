import { addDays, fundTime } from '@/domain/dates';
import { PROJECT } from '@/domain/project-state';
import { policyCount } from '../../../data/policy';
import { addStep, type CaseRecord, cases } from '../../cases/case-states';
import { labelOf } from '../../cases/field-reader';
import { signatures } from '../../cases/signatures/signature-records';
import { actorOf, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { personOf } from '../../kernel/people';
import { tellPerson } from '../../kernel/reminders';
import { addWorkingDays } from '../../kernel/working-days';
import { goOn } from '../applications/approval';
import { beginRegistration } from '../applications/contract';
import { loanFileOf } from '../applications/loan-file';
import { tellCompany } from '../applications/tell-developer';
import { type ProjectAccount, projectAccounts } from '../buildings';

/**
 * The centre lends for a property no more for the time being. Applications without a signed contract stay where they are and
 * lose no time; a contract that is signed is carried out, as the centre has bound itself.
 */
export function suspendProject(desk: Desk, { lpbh, yy }: { lpbh: string; yy: string }): ProjectAccount {
  const project = known(desk, lpbh);
  if (project.zt !== PROJECT.admitted) throw new Refusal(REFUSED, `该楼盘${labelOf('lpzt', project.zt)}，不能暂停`);
  if (yy.trim() === '') throw new Refusal(REFUSED, '请填写暂停的原因');
  const next: ProjectAccount = { ...project, zt: PROJECT.suspended, tz: { rq: desk.today(), yy: yy.trim() } };
  projectAccounts(desk.store).put(lpbh, next);
  for (const record of waiting(desk, lpbh)) {
    // The days to answer stand still until it goes on.
    const { deadline: _, ...still } = record;
    const nr = `所购楼盘“${project.lpmc}”暂停准入：${yy.trim()}。您的贷款申请暂缓办理，恢复后继续，办理期限顺延`;
    tell(desk, addStep(desk, { ...still }, { jdmc: '暂缓办理', clr: '中心', yj: nr }), '贷款申请暂缓办理', nr);
  }
  tellOwner(
    desk,
    next,
    '楼盘暂停准入',
    `“${project.lpmc}”自${desk.today()}起暂停准入：${yy.trim()}。已签借款合同的继续放款，其他申请暂缓办理`,
  );
  return next;
}

/** It lends again: whatever waited goes on, with all its days. */
export function resumeProject(desk: Desk, { lpbh, yy }: { lpbh: string; yy: string }): ProjectAccount {
  const { tz: _, ...project } = known(desk, lpbh);
  if (project.zt !== PROJECT.suspended) throw new Refusal(REFUSED, `该楼盘${labelOf('lpzt', project.zt)}，无需恢复`);
  const next: ProjectAccount = { ...project, zt: PROJECT.admitted };
  projectAccounts(desk.store).put(lpbh, next);
  const nr = `所购楼盘“${project.lpmc}”已恢复准入，您的贷款申请继续办理`;
  for (const record of waiting(desk, lpbh)) {
    const deadline = deadlineOf(desk, record);
    const again = deadline === undefined ? record : { ...record, deadline };
    tell(desk, addStep(desk, again, { jdmc: '恢复办理', clr: '中心', yj: nr }), '贷款申请恢复办理', nr);
    for (const one of [...signatures(desk.store).values()]) {
      if (one.ywlsh === record.ywlsh && one.qxrq !== '' && deadline)
        signatures(desk.store).put(one.qmbh, { ...one, qxrq: deadline });
    }
    if (record.ywzt === '06') goOn(desk, record.ywlsh);
    if (record.ywzt === '03') beginRegistration(desk, record.ywlsh);
  }
  tellOwner(
    desk,
    next,
    '楼盘恢复准入',
    `“${project.lpmc}”自${desk.today()}起恢复准入${yy.trim() ? `：${yy.trim()}` : ''}`,
  );
  return next;
}

/** Applications for its homes that no signed contract carries yet. */
function waiting({ store }: Desk, lpbh: string): CaseRecord[] {
  return [...cases(store).values()].filter(({ ywlx, ywzt, values, ywlsh }) => {
    if (ywlx !== 'GD0101' || values.lpbh !== lpbh) return false;
    return ['98', '97', '06'].includes(ywzt) || (ywzt === '03' && loanFileOf(store, ywlsh)?.registerOn === '');
  });
}

function deadlineOf(desk: Desk, { ywzt }: CaseRecord): string | undefined {
  if (ywzt === '97') return addWorkingDays(desk.today(), policyCount('p.bzQx'));
  if (ywzt === '03') return addDays(desk.today(), policyCount('p.dkHtQx'));
  return ywzt === '06' ? addDays(desk.today(), policyCount('p.qsQx')) : undefined;
}

function known({ store }: Desk, lpbh: string): ProjectAccount {
  const project = projectAccounts(store).get(lpbh);
  if (!project) throw new Refusal(REFUSED, '没有这个楼盘编号');
  return project;
}

/** The buyer, in the hall and by SMS: the loan waits, or goes on. */
function tell(desk: Desk, { ywlsh, owner, lc }: CaseRecord, title: string, nr: string): void {
  const message = { xxId: `zt-${ywlsh}-${lc.length}`, title, nr: `${nr}。`, xxlx: '办件通知' };
  tellPerson(desk, personOf(desk, actorOf(owner)), ALWAYS, { ...message, fssj: fundTime(desk.now()), ywlsh });
}

const ALWAYS = { box: 'always', sms: 'always' } as const;

/** Everything that stops or starts something. */
function tellOwner(desk: Desk, { lpbh, kfsbh }: ProjectAccount, title: string, words: string): void {
  const page = { lj: `/kfswt/cx_yw/lp_cx/ldb?lpbh=${lpbh}`, ljmc: '查看楼盘' };
  const xxId = `lpzt-${lpbh}-${fundTime(desk.now())}`;
  tellCompany(desk, kfsbh, { xxId, title, nr: `贵公司的${words}。`, ...page });
}
