import { fundTime, type PlainMonth } from '@/domain/dates';
import type { CaseRecord } from '../cases/case-states';
import { actorOf, type Desk } from '../kernel/desk';
import { everMembersInOrder, type PersonRecord, spanIn, type UnitRecord, unitOf } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import type { Relief } from '../kernel/unit-reliefs';

/** Members hear that their months are put off, and that they are made up. */
export function tellDeferred(desk: Desk, record: CaseRecord, members: readonly PersonRecord[]): void {
  const { dwmc } = unitOf(desk, actorOf(record.owner));
  const { sqhjksny = '', sqhjjsny = '', jhbjrq = '' } = record.values;
  const nr = `${dwmc}经批准缓缴${sqhjksny}至${sqhjjsny}的住房公积金，计划于${jhbjrq}前补缴。有异议的请联系单位或拨打12329。`;
  tellEach(desk, members, { id: `hjsq-${record.ywlsh}`, title: '单位缓缴住房公积金', nr });
}

/** They were told until when: that it goes on sooner they hear too. `months`: those put off all the same, '' for none. */
export function tellResumed(
  desk: Desk,
  { dwzh, dwmc }: UnitRecord,
  { relief, resumed, months }: { relief: Relief; resumed: PlainMonth; months: string },
): void {
  const { ywlsh, ksny, jsny, jhbjrq } = relief;
  const owed = months && `，${months}缓缴的月份计划于${jhbjrq}前补缴`;
  const nr = `${dwmc}已提前结束${ksny}至${jsny}的缓缴，${resumed}起恢复按月缴存住房公积金${owed}。有异议的请联系单位或拨打12329。`;
  const members = everMembersInOrder(desk.store, dwzh).filter((person) => spanIn(person, resumed)?.dwzh === dwzh);
  tellEach(desk, members, { id: `hjjs-${ywlsh}`, title: '单位提前结束缓缴', nr });
}

function tellEach(
  desk: Desk,
  members: readonly PersonRecord[],
  { id, title, nr }: { id: string; title: string; nr: string },
): void {
  const fssj = fundTime(desk.now());
  for (const person of members) {
    const notice = { xxId: `${id}-${person.grzh}`, title, nr, xxlx: '缴存通知', fssj, ywlsh: '' };
    tellPerson(desk, person, { box: 'always', sms: 'always' }, notice);
  }
}
