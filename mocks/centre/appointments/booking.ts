import type { Appointment, AppointmentType } from '@/api/public/appointments';
import { typedText } from '@/lib/foreign-json';
import { appointmentFields, appointmentPlace } from '@/schema/individual/appointment';
import { matterGroups } from '../../data/appointment-matters';
import type { BranchSeed } from '../../data/counters';
import { branches } from '../../data/counters';
import { policyCount } from '../../data/policy/policy';
import { labelOf } from '../cases/field-reader';
import { readForm, refuseErrors } from '../cases/read-fields';
import { requireNumberOfActor } from '../kernel/business-numbers';
import { idempotent } from '../kernel/idempotency';
import { type PersonRecord, personOf } from '../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { noShowsOf } from './blocks';
import { mattersFor } from './matters';
import { notifyAppointment } from './messages';
import {
  type AppointmentRecord,
  appointments,
  appointmentsOf,
  nextAppointmentNumber,
  type SlotReference,
} from './records';
import { bookableDays, freePlaces, slotsOn } from './slots';
import { appointmentOf, appointmentView, branchCalled, lastChange } from './views';

type Raw = Readonly<Record<string, unknown>>;
/** Person of the booking; number of the replaced appointment, '' for none. */
type Visitor = Pick<AppointmentRecord, 'grzh' | 'yyh'>;

/**
 * Books a place; idempotent by the request key. Check and booking share one transaction, so that the last place is given once.
 * @throws BusinessError with field errors, or for a blocked person
 */
export function book(tx: Transaction, actor: Actor, raw: Raw): Appointment {
  const { ywlsh, ...content } = raw;
  const number = typeof ywlsh === 'string' ? ywlsh : '';
  requireNumberOfActor(tx, actor, 'WDYY', number);
  return idempotent(tx, actor, { name: 'wdyy', number, content }, () => {
    const person = personOf(tx, actor);
    refuseBlocked(tx, person);
    const { values, errors } = readVisit(tx, actor, content, person);
    const where = placeIn(values.wdbh, content);
    settle({ ...placeErrors(tx, where, { grzh: person.grzh, yyh: '' }), ...errors });
    const yyh = nextAppointmentNumber(tx.store, tx.today());
    // The schema has refused any other type.
    const yylx = values.yylx as AppointmentType;
    return keep(tx, { yyh, grzh: person.grzh, ...values, yylx, ...where, zt: '1' }, 'appointment-booked');
  });
}

/**
 * Moves an appointment to another place; the old one becomes free at once.
 * @throws BusinessError as for booking and cancelling
 */
export function change(tx: Transaction, actor: Actor, raw: Raw): Appointment {
  const record = appointmentOf(tx, actor, typeof raw.yyh === 'string' ? raw.yyh : '');
  const options = { wdbh: branchesFor(record.yylx) };
  const { values, errors } = readForm(appointmentPlace, raw, { today: tx.today(), options });
  const where = placeIn(values.wdbh, raw);
  // Retry after a lost response.
  if (record.zt === '1' && samePlace(record, where)) return appointmentView(tx, record);
  refuseLate(tx, record, '改期');
  refuseBlocked(tx, personOf(tx, actor));
  settle({ ...placeErrors(tx, where, record), ...errors });
  return keep(tx, { ...record, ...where }, 'appointment-changed');
}

/** Cancels an appointment. @throws BusinessError for another person's, a past one, or within p.yyQx hours of its start */
export function cancel(tx: Transaction, actor: Actor, yyh: string): Appointment {
  const record = appointmentOf(tx, actor, yyh);
  // Retry after a lost response.
  if (record.zt === '3') return appointmentView(tx, record);
  refuseLate(tx, record, '取消');
  return keep(tx, { ...record, zt: '3' }, 'appointment-cancelled');
}

function keep(
  tx: Transaction,
  record: AppointmentRecord,
  message: Parameters<typeof notifyAppointment>[3],
): Appointment {
  appointments(tx.store).put(record.yyh, record);
  const view = appointmentView(tx, record);
  notifyAppointment(tx, record, view, message);
  return view;
}

function refuseBlocked(tx: Transaction, { grzh }: PersonRecord): void {
  const { block } = noShowsOf(tx.store, grzh, tx.today());
  if (!block) return;
  const { rq, jzrq } = block;
  throw new BusinessError(
    REFUSED,
    `您预约后${rq.length}次未到场（${rq.join('、')}），网上预约暂停至${jzrq}。可以直接到网点取号办理`,
  );
}

function refuseLate(tx: Transaction, record: AppointmentRecord, doing: string): void {
  if (record.zt !== '1') throw new BusinessError(REFUSED, `该预约${labelOf('yyzt', record.zt)}，不能${doing}`);
  if (tx.now() <= lastChange(record)) return;
  const hours = policyCount('p.yyQx');
  throw new BusinessError(REFUSED, `距预约时间已不足${hours}小时，不能${doing}。不能到场的，可以拨打12329说明`);
}

/** Reads matter, branch and phone number, by default that of the account. */
function readVisit(tx: Transaction, actor: Actor, raw: Raw, { grzh, sjhm }: PersonRecord) {
  const groups = mattersFor(tx, actor);
  const group = groups.find(({ yylx }) => yylx === raw.yylx);
  const read = readForm(
    appointmentFields,
    { ...raw, lxdh: raw.lxdh || sjhm },
    {
      today: tx.today(),
      options: {
        yylx: groups.map(({ yylx }) => yylx),
        yysx: group?.sx.map(({ yysx }) => yysx) ?? [],
        wdbh: branchesFor(group?.yylx),
      },
    },
  );
  const open = appointmentsOf(tx.store, grzh).find(({ zt, yylx }) => zt === '1' && yylx === group?.yylx);
  if (!open) return read;
  const { yyh, yyrq, yysd } = open;
  const yylx = `您已有一个${group?.mc}预约（${yyh}，${yyrq} ${yysd}），请先取消或改期`;
  return { ...read, errors: { ...read.errors, yylx } };
}

/** Branches that do what is booked. */
function branchesFor(yylx: AppointmentType | undefined): string[] {
  const kbyw = matterGroups.find((group) => group.yylx === yylx)?.kbyw;
  return branches.filter((branch) => kbyw === undefined || branch.kbyw.includes(kbyw)).map(({ wdbh }) => wdbh);
}

const placeIn = (wdbh: string, raw: Raw): SlotReference => ({
  wdbh,
  yyrq: typedText(raw.yyrq).trim(),
  yysd: typedText(raw.yysd).trim(),
});

function placeErrors(tx: Transaction, place: SlotReference, visitor: Visitor): Record<string, string> {
  const branch = branchCalled(place.wdbh);
  const yysd = branch && placeProblem(tx, branch, place, visitor);
  return yysd ? { yysd } : {};
}

function placeProblem(
  tx: Transaction,
  branch: BranchSeed,
  place: SlotReference,
  { grzh, yyh }: Visitor,
): string | undefined {
  const { yyrq, yysd } = place;
  if (yyrq === '' || yysd === '') return '请选择预约时间';
  if (!bookableDays(tx).includes(yyrq) || !slotsOn(branch, yyrq).includes(yysd)) {
    return `只能预约今后${policyCount('p.yydNts')}个工作日内、网点办公时间里的时段`;
  }
  const same = appointmentsOf(tx.store, grzh).find(
    (record) => record.zt === '1' && record.yyh !== yyh && record.yyrq === yyrq && record.yysd === yysd,
  );
  if (same) return `您在这个时段已有预约（${same.yyh}），请选择其他时段`;
  return freePlaces(tx.store, branch, yyrq, yysd) > 0 ? undefined : '这个时段刚刚约满，请选择其他时段';
}

const samePlace = (a: SlotReference, b: SlotReference) => a.wdbh === b.wdbh && a.yyrq === b.yyrq && a.yysd === b.yysd;

const settle = (errors: Readonly<Record<string, string>>) => refuseErrors(errors, '预约信息填写有误或不完整，请检查');
