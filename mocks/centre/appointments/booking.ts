import type { Appointment, AppointmentType } from '@/api/appointments';
import { isMobile } from '@/domain/phone';
import { matterGroups, OTHER_MATTER } from '../../data/appointment-matters';
import type { BranchSeed } from '../../data/counters';
import { branches } from '../../data/counters';
import { policyCount } from '../../data/policy';
import { FieldReader, labelOf } from '../cases/field-reader';
import { answeredOnce } from '../kernel/answered-once';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { requireOwnNumber } from '../kernel/numbers';
import { type PersonRecord, personOf } from '../kernel/people';
import { missesOf } from './blocks';
import { mattersFor } from './matters';
import { tellBooked, tellCancelled, tellChanged } from './messages';
import { type AppointmentRecord, appointments, appointmentsOf, nextAppointmentNumber, type Place } from './records';
import { bookableDays, placesLeft, slotsOn } from './slots';
import { appointmentOf, appointmentView, branchCalled, lastChange } from './views';

type Raw = Readonly<Record<string, unknown>>;
/** Whose place it is to be; the number of what it replaces, '' for nothing. */
type Visitor = Pick<AppointmentRecord, 'grzh' | 'yyh'>;

const LONGEST_WORDS = 200;

/**
 * Takes a place, once under the number of the act. One transaction looks and takes: of two who want the last place one has it.
 * @throws Refusal with the errors of the fields, or for a person who is blocked
 */
export function book(desk: Desk, actor: Actor, raw: Raw): Appointment {
  const { ywlsh, ...content } = raw;
  const number = typeof ywlsh === 'string' ? ywlsh : '';
  requireOwnNumber(desk, actor, 'WDYY', number);
  return answeredOnce(desk, actor, { name: 'wdyy', number, content }, () => {
    const person = personOf(desk, actor);
    refuseBlocked(desk, person);
    const reader = new FieldReader(content);
    const what = readMatter(desk, actor, reader);
    const where = readBranch(reader, what.yylx);
    checkPlace(desk, reader, where, { grzh: person.grzh, yyh: '' });
    const lxdh = readPhone(reader, person);
    settle(reader);
    const yyh = nextAppointmentNumber(desk.store, desk.today());
    return keep(desk, { yyh, grzh: person.grzh, ...what, ...where, lxdh, zt: '1' }, tellBooked);
  });
}

/**
 * Another place for the same visit: the old one is free at that moment.
 * @throws Refusal as when booking, and as when cancelling
 */
export function change(desk: Desk, actor: Actor, raw: Raw): Appointment {
  const record = appointmentOf(desk, actor, typeof raw.yyh === 'string' ? raw.yyh : '');
  const reader = new FieldReader(raw);
  const where = readBranch(reader, record.yylx);
  // Asked again after a lost answer.
  if (record.zt === '1' && samePlace(record, where)) return appointmentView(desk, record);
  refuseLate(desk, record, '改期');
  refuseBlocked(desk, personOf(desk, actor));
  checkPlace(desk, reader, where, record);
  settle(reader);
  return keep(desk, { ...record, ...where }, tellChanged);
}

/** @throws Refusal for another's, one that is over, and within p.yyQx hours of its beginning */
export function cancel(desk: Desk, actor: Actor, yyh: string): Appointment {
  const record = appointmentOf(desk, actor, yyh);
  // Asked again after a lost answer.
  if (record.zt === '3') return appointmentView(desk, record);
  refuseLate(desk, record, '取消');
  return keep(desk, { ...record, zt: '3' }, tellCancelled);
}

function keep(desk: Desk, record: AppointmentRecord, tell: typeof tellBooked): Appointment {
  appointments(desk.store).put(record.yyh, record);
  const view = appointmentView(desk, record);
  tell(desk, record, view);
  return view;
}

function refuseBlocked(desk: Desk, { grzh }: PersonRecord): void {
  const { block } = missesOf(desk.store, grzh, desk.today());
  if (!block) return;
  const { rq, jzrq } = block;
  throw new Refusal(
    REFUSED,
    `您预约后${rq.length}次未到场（${rq.join('、')}），网上预约暂停至${jzrq}。可以直接到网点取号办理`,
  );
}

function refuseLate(desk: Desk, record: AppointmentRecord, doing: string): void {
  if (record.zt !== '1') throw new Refusal(REFUSED, `该预约${labelOf('yyzt', record.zt)}，不能${doing}`);
  if (desk.now() <= lastChange(record)) return;
  const hours = policyCount('p.yyQx');
  throw new Refusal(REFUSED, `距预约时间已不足${hours}小时，不能${doing}。不能到场的，可以拨打12329说明`);
}

function readMatter(desk: Desk, actor: Actor, reader: FieldReader): Pick<AppointmentRecord, 'yylx' | 'yysx' | 'sxsm'> {
  const groups = mattersFor(desk, actor);
  const yylx = reader.code('yylx', { label: '预约类型', from: groups.map((group) => group.yylx) });
  const group = groups.find((one) => one.yylx === yylx);
  const yysx = reader.code('yysx', { label: '预约事项', from: group?.sx.map((matter) => matter.yysx) ?? [] });
  const sxsm = reader.text('sxsm', { label: '事项说明', most: LONGEST_WORDS, required: yysx === OTHER_MATTER });
  const open = appointmentsOf(desk.store, personOf(desk, actor).grzh).find(
    (record) => record.zt === '1' && record.yylx === yylx,
  );
  if (open) {
    const { yyh, yyrq, yysd } = open;
    reader.fail('yylx', `您已有一个${group?.mc}预约（${yyh}，${yyrq} ${yysd}），请先取消或改期`);
  }
  // One of the groups, or the reader has failed.
  return { yylx: yylx as AppointmentType, yysx, sxsm };
}

/** Branch, day and slot as they were sent. */
function readBranch(reader: FieldReader, yylx: AppointmentType): Place {
  const kbyw = matterGroups.find((group) => group.yylx === yylx)?.kbyw;
  const able = branches.filter((branch) => kbyw === undefined || branch.kbyw.includes(kbyw));
  return {
    wdbh: reader.code('wdbh', { label: '网点', from: able.map((branch) => branch.wdbh) }),
    yyrq: reader.date('yyrq', { label: '预约日期' }),
    yysd: reader.text('yysd', { label: '预约时间', most: 11 }),
  };
}

function checkPlace(desk: Desk, reader: FieldReader, place: Place, { grzh, yyh }: Visitor): void {
  const branch = branchCalled(place.wdbh);
  if (!branch || place.yyrq === '' || place.yysd === '') return;
  const problem = placeProblem(desk, branch, place, { grzh, yyh });
  if (problem) reader.fail('yysd', problem);
}

function placeProblem(desk: Desk, branch: BranchSeed, place: Place, { grzh, yyh }: Visitor): string | undefined {
  const { yyrq, yysd } = place;
  if (!bookableDays(desk).includes(yyrq) || !slotsOn(branch, yyrq).includes(yysd)) {
    return `只能预约今后${policyCount('p.yydNts')}个工作日内、网点办公时间里的时段`;
  }
  const same = appointmentsOf(desk.store, grzh).find(
    (record) => record.zt === '1' && record.yyh !== yyh && record.yyrq === yyrq && record.yysd === yysd,
  );
  if (same) return `您在这个时段已有预约（${same.yyh}），请选择其他时段`;
  return placesLeft(desk.store, branch, yyrq, yysd) > 0 ? undefined : '这个时段刚刚约满，请选择其他时段';
}

const samePlace = (a: Place, b: Place) => a.wdbh === b.wdbh && a.yyrq === b.yyrq && a.yysd === b.yysd;

/** The number of the account where nothing else was given. */
function readPhone(reader: FieldReader, { sjhm }: PersonRecord): string {
  const given = reader.text('lxdh', { label: '联系电话', most: 11, required: sjhm === '' });
  if (given !== '' && !isMobile(given)) reader.fail('lxdh', '请输入正确格式的手机号');
  return given || sjhm;
}

function settle({ errors }: FieldReader): void {
  if (Object.keys(errors).length === 0) return;
  throw new Refusal(REFUSED, '预约信息填写有误或不完整，请检查', { fieldErrors: errors });
}
