import { fundTime } from '@/domain/dates';
import type { CaseRecord } from '../cases/case-states';
import { actorOf, type Desk } from '../kernel/desk';
import { type PersonRecord, unitOf } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';

/** Members hear that their months are put off, and that they are made up. */
export function tellDeferred(desk: Desk, record: CaseRecord, members: readonly PersonRecord[]): void {
  const { dwmc } = unitOf(desk, actorOf(record.owner));
  const { sqhjksny = '', sqhjjsny = '', jhbjrq = '' } = record.values;
  for (const person of members) {
    tellPerson(
      desk,
      person,
      { box: 'always', sms: 'always' },
      {
        xxId: `hjsq-${record.ywlsh}-${person.grzh}`,
        title: '单位缓缴住房公积金',
        nr: `${dwmc}经批准缓缴${sqhjksny}至${sqhjjsny}的住房公积金，计划于${jhbjrq}前补缴。有异议的请联系单位或拨打12329。`,
        xxlx: '缴存通知',
        fssj: fundTime(desk.now()),
        ywlsh: '',
      },
    );
  }
}
