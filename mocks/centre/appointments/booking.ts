import type { Appointment, AppointmentType } from '@/api/public/appointments';
import { isMobile } from '@/domain/identity/phone';
import { matterGroups, OTHER_MATTER } from '../../data/appointment-matters';
import type { BranchSeed } from '../../data/counters';
import { branches } from '../../data/counters';
import { policyCount } from '../../data/policy/policy';
import { FieldReader, labelOf } from '../cases/field-reader';
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

const LONGEST_WORDS = 200;

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
    const reader = new FieldReader(content);
    const what = readMatter(tx, actor, reader);
    const where = readBranch(reader, what.yylx);
    checkPlace(tx, reader, where, { grzh: person.grzh, yyh: '' });
    const lxdh = readPhone(reader, person);
    settle(reader);
    const yyh = nextAppointmentNumber(tx.store, tx.today());
    return keep(tx, { yyh, grzh: person.grzh, ...what, ...where, lxdh, zt: '1' }, 'appointment-booked');
  });
}

/**
 * Moves an appointment to another place; the old one becomes free at once.
 * @throws BusinessError as for booking and cancelling
 */
export function change(tx: Transaction, actor: Actor, raw: Raw): Appointment {
  const record = appointmentOf(tx, actor, typeof raw.yyh === 'string' ? raw.yyh : '');
  const reader = new FieldReader(raw);
  const where = readBranch(reader, record.yylx);
  // Retry after a lost response.
  if (record.zt === '1' && samePlace(record, where)) return appointmentView(tx, record);
  refuseLate(tx, record, '改期');
  refuseBlocked(tx, personOf(tx, actor));
  checkPlace(tx, reader, where, record);
  settle(reader);
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

function readMatter(
  tx: Transaction,
  actor: Actor,
  reader: FieldReader,
): Pick<AppointmentRecord, 'yylx' | 'yysx' | 'sxsm'> {
  const groups = mattersFor(tx, actor);
  const yylx = reader.code('yylx', { label: '预约类型', from: groups.map((group) => group.yylx) });
  const group = groups.find((one) => one.yylx === yylx);
  const yysx = reader.code('yysx', { label: '预约事项', from: group?.sx.map((matter) => matter.yysx) ?? [] });
  const sxsm = reader.text('sxsm', { label: '事项说明', most: LONGEST_WORDS, required: yysx === OTHER_MATTER });
  const open = appointmentsOf(tx.store, personOf(tx, actor).grzh).find(
    (record) => record.zt === '1' && record.yylx === yylx,
  );
  if (open) {
    const { yyh, yyrq, yysd } = open;
    reader.fail('yylx', `您已有一个${group?.mc}预约（${yyh}，${yyrq} ${yysd}），请先取消或改期`);
  }
  // The reader has failed for any other value, so the cast is safe.
  return { yylx: yylx as AppointmentType, yysx, sxsm };
}

/** Reads branch, day and slot. */
function readBranch(reader: FieldReader, yylx: AppointmentType): SlotReference {
  const kbyw = matterGroups.find((group) => group.yylx === yylx)?.kbyw;
  const able = branches.filter((branch) => kbyw === undefined || branch.kbyw.includes(kbyw));
  return {
    wdbh: reader.code('wdbh', { label: '网点', from: able.map((branch) => branch.wdbh) }),
    yyrq: reader.date('yyrq', { label: '预约日期' }),
    yysd: reader.text('yysd', { label: '预约时间', most: 11 }),
  };
}

function checkPlace(tx: Transaction, reader: FieldReader, place: SlotReference, { grzh, yyh }: Visitor): void {
  const branch = branchCalled(place.wdbh);
  if (!branch || place.yyrq === '' || place.yysd === '') return;
  const problem = placeProblem(tx, branch, place, { grzh, yyh });
  if (problem) reader.fail('yysd', problem);
}

function placeProblem(
  tx: Transaction,
  branch: BranchSeed,
  place: SlotReference,
  { grzh, yyh }: Visitor,
): string | undefined {
  const { yyrq, yysd } = place;
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

/** Reads the phone number; by default that of the account. */
function readPhone(reader: FieldReader, { sjhm }: PersonRecord): string {
  const given = reader.text('lxdh', { label: '联系电话', most: 11, required: sjhm === '' });
  if (given !== '' && !isMobile(given)) reader.fail('lxdh', '请输入正确格式的手机号');
  return given || sjhm;
}

function settle({ errors }: FieldReader): void {
  if (Object.keys(errors).length === 0) return;
  throw new BusinessError(REFUSED, '预约信息填写有误或不完整，请检查', { fieldErrors: errors });
}
