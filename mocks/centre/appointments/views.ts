import type { Appointment, AppointmentBasis, AppointmentDay } from '@/api/appointments';
import type { Page } from '@/api/person';
import type { TodoItem } from '@/api/todos';
import { fundTime } from '@/domain/dates';
import { maskPhone } from '@/domain/mask';
import { type BranchSeed, branches } from '../../data/counters';
import { policyCount } from '../../data/policy';
import { openingWords } from '../kernel/branch-hours';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { personOf } from '../kernel/people';
import { missesOf } from './blocks';
import { matterOf, mattersFor } from './matters';
import { type AppointmentRecord, appointments, appointmentsOf, startOf } from './records';
import { daysAt } from './slots';

const HOUR_MS = 3_600_000;

export function branchCalled(wdbh: string): BranchSeed | undefined {
  return branches.find((branch) => branch.wdbh === wdbh);
}

/** What the form asks with: types, their matters and what to bring; which types have an open appointment; whether there is a block. */
export function appointmentBasis(desk: Desk, actor: Actor): AppointmentBasis {
  const { grzh, sjhm } = personOf(desk, actor);
  const open = appointmentsOf(desk.store, grzh).filter(({ zt }) => zt === '1');
  return {
    lx: mattersFor(desk, actor).map((group) => ({
      ...group,
      yyh: open.find(({ yylx }) => yylx === group.yylx)?.yyh ?? '',
    })),
    tz: missesOf(desk.store, grzh, desk.today()).block,
    lxdh: maskPhone(sjhm),
  };
}

/** @throws Refusal for a branch that does not exist */
export function appointmentDays(desk: Desk, wdbh: string): AppointmentDay[] {
  const branch = branchCalled(wdbh);
  if (!branch) throw new Refusal(REFUSED, '请选择网点');
  return daysAt(desk, branch);
}

/** Own appointments of whatever state, the latest day first (domain catalogue 12.1, 我的预约). */
export function listAppointments(desk: Desk, actor: Actor, asked: Paging & { zt: string }): Page<Appointment> {
  const own = appointmentsOf(desk.store, personOf(desk, actor).grzh);
  const chosen = chosenRows(own, asked, { same: ['zt'] });
  return pageOfRows(desk, chosen, asked, (record) => appointmentView(desk, record));
}

/** One of the own. @throws Refusal for another's, in the words of one that does not exist */
export function appointmentOf(desk: Desk, actor: Actor, yyh: string): AppointmentRecord {
  const record = appointments(desk.store).get(yyh);
  if (!record || record.grzh !== personOf(desk, actor).grzh) throw new Refusal(REFUSED, '没有找到这个预约');
  return record;
}

export function appointmentView(desk: Desk, record: AppointmentRecord): Appointment {
  const { grzh, lxdh, ...shown } = record;
  const branch = branchCalled(record.wdbh);
  const matter = matterOf(desk, { kind: 'person', grzh }, record.yylx, record.yysx);
  return {
    ...shown,
    sxmc: matter?.mc ?? record.yysx,
    cl: matter?.cl ?? [],
    wdmc: branch?.wdmc ?? record.wdbh,
    dz: branch?.dz ?? '',
    jtxl: branch?.jtxl ?? '',
    wddh: branch?.lxdh ?? '',
    gzsj: branch ? openingWords(branch, desk.today()) : '',
    lxdh: maskPhone(lxdh),
    kqx: record.zt === '1' && desk.now() <= lastChange(record),
    qxjz: fundTime(lastChange(record)).slice(0, 16),
  };
}

/** Until then it may be changed or cancelled, ms since the epoch. */
export function lastChange(record: Pick<AppointmentRecord, 'yyrq' | 'yysd'>): number {
  return startOf(record) - policyCount('p.yyQx') * HOUR_MS;
}

/** The visits to come, the nearest first. */
export function appointmentTodos(desk: Desk, actor: Actor): TodoItem[] {
  if (actor.kind !== 'person') return [];
  return appointmentsOf(desk.store, actor.grzh)
    .filter(({ zt }) => zt === '1')
    .reverse()
    .map((record) => {
      const { yyrq, yysd, wdmc, sxmc } = appointmentView(desk, record);
      return {
        ywlx: 'WDYY',
        ywlsh: '',
        title: `${yyrq} ${yysd}到${wdmc}`,
        sxsm: `预约办理${sxmc}，请带齐材料`,
        rq: '',
        lj: MY_APPOINTMENTS,
      };
    });
}

export const MY_APPOINTMENTS = '/grwt/dkSys/dkyy/wdyy';
