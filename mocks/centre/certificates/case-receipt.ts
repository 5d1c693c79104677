import type { IssuedDocument } from '@/api/archive/documents';
import type { CaseDetail } from '@/api/cases/business';
import type { LabelledValue } from '@/api/client/labelled-value';
import { sumName } from '@/domain/case-sum';
import { byEndOf } from '@/domain/dates';
import { paperName, remediesOf } from '@/domain/documents/case-paper';
import { moneyText } from '@/domain/money';
import { countText } from '@/domain/text/counts';
import { maskIdNumber, maskPhone } from '@/domain/text/mask';
import { cases } from '../cases/case-states';
import { filedRows } from '../cases/estimates';
import { labelOf } from '../cases/field-reader';
import { ruleOfCase } from '../cases/registered';
import { signaturesUnder } from '../cases/signatures/signature-records';
import { issueDocument } from '../documents/document';
import type { DocumentContent, DocumentTable } from '../documents/document-content';
import type { Operator } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { isApplicationOfPass, ownerOf } from '../kernel/transaction';
import { caseDetail, detailOf } from '../office/cases';

/** Maximum number of rows, about forty sheets. */
const MOST_ROWS = 1000;

/** Issues the receipt of an own case in its present state, one document per step. @throws BusinessError for another actor's case */
export function issueReceipt(tx: Transaction, actor: Actor, input: { ywlsh: string }): IssuedDocument {
  const record = cases(tx.store).get(input.ywlsh);
  const applied = record && isApplicationOfPass(actor, record.ywlsh);
  const detail = applied ? detailOf(tx, record) : caseDetail(tx, actor, input);
  const steps = record?.lc.length ?? 0;
  return issueDocument(tx, {
    // A registration case is transferred to the unit, and so is its receipt.
    owner: record?.owner ?? ownerOf(actor),
    kind: '31',
    content: receiptOf(tx, detail),
    ywlsh: detail.ywlsh,
    once: `hz|${detail.ywlsh}|${steps}`,
  });
}

function receiptOf(tx: Transaction, detail: CaseDetail): DocumentContent {
  const record = cases(tx.store).get(detail.ywlsh);
  // Without the checker's view, because the receipt is passed on.
  const shown = (record ? filedRows(record) : []).map(({ label, value }): LabelledValue => ({ label, value }));
  const { dfh } = detail;
  return {
    title: `${detail.ywmc}${paperName(detail)}`,
    facts: [
      { label: '业务流水号', value: detail.ywlsh },
      { label: '业务名称', value: detail.ywmc },
      ...detail.sqr,
      ...operatorFacts(record?.jbr),
      { label: '业务状态', value: detail.ztsm?.mc ?? labelOf('ywzt', detail.ywzt) },
      { label: dfh ? '提交时间' : '受理时间', value: detail.slsj },
      ...(detail.bztjsj ? [{ label: '补正提交时间', value: detail.bztjsj }] : []),
      ...(detail.ddsm ? [{ label: '当前等待', value: detail.ddsm }] : []),
      ...(detail.cnbjsj ? [{ label: '承诺办结日', value: detail.cnbjsj }] : []),
      { label: '办理渠道', value: detail.blqd },
      ...(detail.ywwd ? [{ label: '受理网点', value: detail.ywwd }] : []),
      ...sumFact(detail, shown),
      ...(detail.dzje === undefined ? [] : [{ label: '到账金额', value: moneyText(detail.dzje) }]),
      ...(detail.dzrq === undefined ? [] : [{ label: '到账日期', value: detail.dzrq }]),
      ...shown,
    ],
    // Persons who refuse to sign are named in the timeline.
    people: signaturesUnder(tx.store, detail.ywlsh).map(({ xingming }) => xingming),
    lead: reasonsOf(detail),
    tables: [
      ...(detail.cl.length > 0
        ? [
            {
              caption: '申请材料',
              head: ['材料名称', '文件', '状态'],
              widths: [5, 5, 2],
              rows: detail.cl.map(({ wjmc, wjm, clzt }) => [wjmc, wjm || '--', labelOf('clzt', clzt)]),
            },
          ]
        : []),
      ...listTable(tx, detail.ywlsh),
      {
        caption: '办理过程',
        head: ['时间', '环节', '办理', '意见'],
        widths: [4, 4, 3, 6],
        rows: detail.lc.map(({ clsj, jdmc, clr, yj }) => [clsj, jdmc, clr, yj]),
      },
    ],
    paragraphs: detail.ztsm || detail.sbyy ? [] : [endingOf(detail)],
    seal: true,
  };
}

/** The submitted list, numbered as on its page; a long one is cut with a reference to the rest. */
function listTable(tx: Transaction, ywlsh: string): DocumentTable[] {
  const record = cases(tx.store).get(ywlsh);
  const list = record && ruleOfCase(record)?.rows?.(tx, record);
  if (!list) return [];
  const { bt, lm, widths, rows } = list;
  const counted = (count: number) => `${countText(count)}行`;
  const rest = rows.length > MOST_ROWS ? `，本页列前${counted(MOST_ROWS)}，其余见“我的办件”中本笔业务` : '';
  return [{ caption: `${bt}（${counted(rows.length)}${rest}）`, head: lm, widths, rows: rows.slice(0, MOST_ROWS) }];
}

/** Requests to the applicant, or the failure with its remedy; empty for a case in progress. */
function reasonsOf(detail: CaseDetail): string[] {
  const { sbyy, bz = [], ztsm, clqx } = detail;
  const listed = (ztsm?.mx ?? []).map(({ label, value }) => `${label}：${value}`);
  if (!sbyy) return ztsm ? [`${ztsm.mc}：${ztsm.nr}。`, ...listed] : [];
  const until = clqx ? `，请于${byEndOf(clqx)}处理` : '';
  const parts = bz.map(({ mc, yj }) => `${mc}：${yj}`);
  const remedies = remediesOf(detail);
  return [
    // In the terms of the case page: state name, rule and next step.
    `${ztsm?.mc ?? '原因'}：${sbyy.yy}`,
    ...listed,
    ...parts,
    `依据：${sbyy.gz}`,
    `下一步：${sbyy.xyb}${until}`,
    ...(remedies ? [`${remedies}。`] : []),
  ];
}

function endingOf({ ywzt, cnbjsj, ddsm }: CaseDetail): string {
  if (ywzt === '99')
    return '以上业务已经办结。对办理结果有异议的，可在收到本通知之日起通过网上办事大厅提出，或拨打12329咨询。';
  if (ywzt === '85' || ywzt === '86') return '以上业务已经终止，可以重新申请。';
  const course = '办理进度可在网上办事大厅的“我的办件”中查看。';
  return ddsm ? `本业务当前${ddsm}。${course}` : `本中心将于${cnbjsj}前答复。${course}`;
}

/** Amount of the case, unless a row of the application states it. */
function sumFact(detail: CaseDetail, shown: readonly LabelledValue[]): LabelledValue[] {
  const [label, value] = [sumName(detail), moneyText(detail.je)];
  const isSaid = shown.some((row) => row.label.startsWith(label) && row.value === value);
  return label === '' || isSaid ? [] : [{ label, value }];
}

/** The submitting operator of the unit. */
function operatorFacts(jbr: Operator | undefined): LabelledValue[] {
  if (!jbr) return [];
  return [
    { label: '经办人', value: jbr.jbrxm },
    { label: '经办人证件号码', value: maskIdNumber(jbr.jbrzjhm) },
    { label: '经办人手机号码', value: maskPhone(jbr.jbrsjhm) },
  ];
}
