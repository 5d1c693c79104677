import { objectionUntil } from '@/domain/base-adjustment';
import { peopleText } from '@/domain/counts';
import { byEndOf, fundTime } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { policyCount } from '../../../data/policy';
import { rowsOfBatch } from '../../cases/batches';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { keepFacts } from '../../cases/row-facts';
import type { Approval } from '../../cases/rule';
import { issueDocument } from '../../documents/document';
import { actorOf, type Desk } from '../../kernel/desk';
import { postNote } from '../../kernel/ledger';
import { persons, unitOf } from '../../kernel/people';
import { tellPerson } from '../../kernel/reminders';
import { onTerms } from '../../kernel/spans';
import { assessRows, baseBatch, sumsOf } from './base-batch';
import type { AssessedRow } from './base-rows';

/** Puts the new bases into force and closes the case: spans from the effective month on, one ledger entry of 0.00 per member. */
export function bookAdjustment(desk: Desk, record: CaseRecord, approval: Approval): CaseRecord {
  const actor = actorOf(record.owner);
  const unit = unitOf(desk, actor);
  const sxny = record.values.sxny ?? '';
  const rows = assessRows(desk, actor, rowsOfBatch(desk, actor, record.values.pcbh ?? '', baseBatch));
  keepFacts(desk, { ywlsh: record.ywlsh, pcbh: record.values.pcbh ?? '' }, rows.map(sumsOf));
  const changed = rows.filter((row) => row.adjusted && row.base !== row.former);
  const confirmed = moveCase(desk, record, { to: '02', ...approval });
  const table = persons(desk.store);
  for (const { member, base } of changed)
    table.put(member.person.grzh, { ...member.person, spans: onTerms(member.person.spans, { from: sxny, base }) });
  if (changed.length > 0) {
    const { ywlsh } = record;
    const entry = { id: `jstz:${ywlsh}`, date: desk.today(), kind: '10', zhaiyao: '基数调整', ywlsh, hjny: sxny };
    postNote(
      desk.store,
      { ...entry, dwzh: unit.dwzh },
      changed.map(({ member }) => member.person.grzh),
    );
  }
  for (const row of changed) tellMember(desk, record, unit.dwmc, sxny, row);
  issueSheet(desk, record);
  return moveCase(desk, confirmed, {
    to: '99',
    jdmc: '基数生效登记',
    clr: '系统',
    yj: `${peopleText(record.values.fsrs ?? '')}的缴存基数自${sxny}起生效，其中${peopleText(changed.length)}有变动`,
  });
}

/** 调整确认单 with the totals (domain catalogue GJ0203), among the papers of the case. */
function issueSheet(desk: Desk, { owner, ywlsh, sqnr }: CaseRecord): void {
  const { dwmc, dwzh } = unitOf(desk, actorOf(owner));
  issueDocument(desk, {
    owner,
    kind: '33',
    ywlsh,
    once: `jstz:${ywlsh}`,
    content: {
      title: '缴存基数调整确认单',
      facts: [
        { label: '单位名称', value: dwmc },
        { label: '单位账号', value: dwzh },
        { label: '业务流水号', value: ywlsh },
        ...sqnr,
      ],
      paragraphs: [
        '本单位承诺申报的缴存基数为职工本人上一年度月平均工资，已向职工公示。',
        `职工对调整后的基数有异议的，可在${byEndOf(objectionUntil(desk.today(), policyCount('p.jsYy')))}向单位或拨打12329提出。`,
      ],
      seal: true,
    },
  });
}

/** Members with an account in the hall read it there and on their phone: only they can object in the hall. */
function tellMember(desk: Desk, record: CaseRecord, dwmc: string, sxny: string, row: AssessedRow): void {
  const { person } = row.member;
  const nr =
    `${dwmc}已将您的缴存基数由${moneyText(row.former)}调整为${moneyText(row.base)}，月缴存额由${moneyText(row.formerMonthly)}` +
    `调整为${moneyText(row.monthly)}，自${sxny}起执行。如有异议，请在${byEndOf(objectionUntil(desk.today(), policyCount('p.jsYy')))}向单位或拨打12329提出。`;
  tellPerson(
    desk,
    person,
    { box: 'bg', sms: 'always' },
    {
      xxId: `jstz-${record.ywlsh}-${person.grzh}`,
      title: '缴存基数调整',
      nr,
      xxlx: '缴存通知',
      fssj: fundTime(desk.now()),
      ywlsh: '',
    },
  );
}
