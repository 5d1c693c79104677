import { byEndOf } from '@/domain/dates';
import { objectionUntil } from '@/domain/deposit/base-adjustment';
import { peopleText } from '@/domain/text/counts';
import { policyCount } from '../../../data/policy/policy';
import { notify } from '../../access/notify';
import { rowsOfBatch } from '../../cases/batch/batches';
import { storeFacts } from '../../cases/batch/row-facts';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import type { Approval } from '../../cases/rule';
import { issueDocument } from '../../documents/document';
import { onTerms } from '../../kernel/accounts/contribution-periods';
import { postNote } from '../../kernel/accounts/ledger';
import { persons, unitOf } from '../../kernel/people';
import { actorOf, ownerOf, type Transaction } from '../../kernel/transaction';
import { assessRows, baseBatch, baseSums } from './base-batch';
import type { AssessedRow } from './base-rows';

/** Puts the new bases into force and closes the case: periods from the month of effect on, one ledger entry of 0.00 per member. */
export function bookAdjustment(tx: Transaction, record: CaseRecord, approval: Approval): CaseRecord {
  const actor = actorOf(record.owner);
  const unit = unitOf(tx, actor);
  const sxny = record.values.sxny ?? '';
  const rows = assessRows(tx, actor, rowsOfBatch(tx, actor, record.values.pcbh ?? '', baseBatch));
  storeFacts(tx, { ywlsh: record.ywlsh, pcbh: record.values.pcbh ?? '' }, rows.map(baseSums));
  const changed = rows.filter((row) => row.adjusted && row.base !== row.former);
  const confirmed = moveCase(tx, record, { to: '02', ...approval });
  const table = persons(tx.store);
  for (const { member, base } of changed)
    table.put(member.person.grzh, { ...member.person, spans: onTerms(member.person.spans, { from: sxny, base }) });
  if (changed.length > 0) {
    const { ywlsh } = record;
    const entry = { id: `jstz:${ywlsh}`, date: tx.today(), kind: '10', zhaiyao: '基数调整', ywlsh, hjny: sxny };
    postNote(
      tx.store,
      { ...entry, dwzh: unit.dwzh },
      changed.map(({ member }) => member.person.grzh),
    );
  }
  for (const row of changed) notifyMember(tx, record, unit.dwmc, sxny, row);
  issueSheet(tx, record);
  return moveCase(tx, confirmed, {
    to: '99',
    jdmc: '基数生效登记',
    clr: '系统',
    yj: `${peopleText(record.values.fsrs ?? '')}的缴存基数自${sxny}起生效，其中${peopleText(changed.length)}有变动`,
  });
}

/** Issues 调整确认单 with the totals (docs/rules/gj0203-base-adjustment.md) among the documents of the case. */
function issueSheet(tx: Transaction, { owner, ywlsh, sqnr }: CaseRecord): void {
  const { dwmc, dwzh } = unitOf(tx, actorOf(owner));
  issueDocument(tx, {
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
        `职工对调整后的基数有异议的，可在${byEndOf(objectionUntil(tx.today(), policyCount('p.jsYy')))}向单位或拨打12329提出。`,
      ],
      seal: true,
    },
  });
}

/** Notifies members with an account in the hall, in the box and by SMS: only they can object there. */
function notifyMember(tx: Transaction, record: CaseRecord, dwmc: string, sxny: string, row: AssessedRow): void {
  const { person } = row.member;
  const { former, base, formerMonthly, monthly } = row;
  const until = objectionUntil(tx.today(), policyCount('p.jsYy'));
  const data = { ywlsh: record.ywlsh, dwmc, sxny, former, base, formerMonthly, monthly, until };
  notify(tx, ownerOf({ kind: 'person', grzh: person.grzh }), 'base-adjusted', data);
}
