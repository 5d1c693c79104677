import type { TodoItem } from '@/api/cases/todos';
import type { Page } from '@/api/person/person';
import type { Appointment, AppointmentBasis, AppointmentDay } from '@/api/public/appointments';
import { fundTime } from '@/domain/dates';
import { maskPhone } from '@/domain/text/mask';
import { type BranchSeed, branches } from '../../data/counters';
import { policyCount } from '../../data/policy/policy';
import { openingHoursText } from '../kernel/branch-hours';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { personOf } from '../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { noShowsOf } from './blocks';
import { matterOf, mattersFor } from './matters';
import { type AppointmentRecord, appointments, appointmentsOf, startOf } from './records';
import { daysAt } from './slots';

const HOUR_MS = 3_600_000;

export function branchCalled(wdbh: string): BranchSeed | undefined {
  return branches.find((branch) => branch.wdbh === wdbh);
}

/** Data of the form: types, matters and materials, types with an open appointment, and a block if any. */
export function appointmentBasis(tx: Transaction, actor: Actor): AppointmentBasis {
  const { grzh, sjhm } = personOf(tx, actor);
  const open = appointmentsOf(tx.store, grzh).filter(({ zt }) => zt === '1');
  return {
    lx: mattersFor(tx, actor).map((group) => ({
      ...group,
      yyh: open.find(({ yylx }) => yylx === group.yylx)?.yyh ?? '',
    })),
    tz: noShowsOf(tx.store, grzh, tx.today()).block,
    lxdh: maskPhone(sjhm),
  };
}

/** @throws BusinessError for an unknown branch */
export function appointmentDays(tx: Transaction, wdbh: string): AppointmentDay[] {
  const branch = branchCalled(wdbh);
  if (!branch) throw new BusinessError(REFUSED, '请选择网点');
  return daysAt(tx, branch);
}

/** Returns own appointments in any state, the latest day first (docs/rules/appointments.md). */
export function listAppointments(tx: Transaction, actor: Actor, request: Paging & { zt: string }): Page<Appointment> {
  const own = appointmentsOf(tx.store, personOf(tx, actor).grzh);
  const chosen = chosenRows(own, request, { same: ['zt'] });
  return pageOfRows(tx, chosen, request, (record) => appointmentView(tx, record));
}

/** Returns an own appointment. @throws BusinessError for another person's, with the text for one that does not exist */
export function appointmentOf(tx: Transaction, actor: Actor, yyh: string): AppointmentRecord {
  const record = appointments(tx.store).get(yyh);
  if (!record || record.grzh !== personOf(tx, actor).grzh) throw new BusinessError(REFUSED, '没有找到这个预约');
  return record;
}

export function appointmentView(tx: Transaction, record: AppointmentRecord): Appointment {
  const { grzh, lxdh, ...shown } = record;
  const branch = branchCalled(record.wdbh);
  const matter = matterOf(tx, { kind: 'person', grzh }, record.yylx, record.yysx);
  return {
    ...shown,
    sxmc: matter?.mc ?? record.yysx,
    cl: matter?.cl ?? [],
    wdmc: branch?.wdmc ?? record.wdbh,
    dz: branch?.dz ?? '',
    jtxl: branch?.jtxl ?? '',
    wddh: branch?.lxdh ?? '',
    gzsj: branch ? openingHoursText(branch, tx.today()) : '',
    lxdh: maskPhone(lxdh),
    kqx: record.zt === '1' && tx.now() <= lastChange(record),
    qxjz: fundTime(lastChange(record)).slice(0, 16),
  };
}

/** Deadline for a change or cancellation, ms since the epoch. */
export function lastChange(record: Pick<AppointmentRecord, 'yyrq' | 'yysd'>): number {
  return startOf(record) - policyCount('p.yyQx') * HOUR_MS;
}

/** To-dos of coming visits, the nearest first. */
export function appointmentTodos(tx: Transaction, actor: Actor): TodoItem[] {
  if (actor.kind !== 'person') return [];
  return appointmentsOf(tx.store, actor.grzh)
    .filter(({ zt }) => zt === '1')
    .reverse()
    .map((record) => {
      const { yyrq, yysd, wdmc, sxmc } = appointmentView(tx, record);
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
