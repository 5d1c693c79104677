import type { CaseDetail } from '@/api/business';
import type { IssuedDocument } from '@/api/documents';
import type { LabelledValue } from '@/api/labelled-value';
import { paperName, remediesOf } from '@/domain/case-paper';
import { sumName } from '@/domain/case-sum';
import { countText } from '@/domain/counts';
import { byEndOf } from '@/domain/dates';
import { maskIdNumber, maskPhone } from '@/domain/mask';
import { moneyText } from '@/domain/money';
import { cases } from '../cases/case-states';
import { filedRows } from '../cases/estimates';
import { labelOf } from '../cases/field-reader';
import { ruleOfCase } from '../cases/registered';
import { signaturesUnder } from '../cases/signatures/signature-records';
import { type DocumentContent, type DocumentTable, issueDocument } from '../documents/document';
import type { Actor, Desk } from '../kernel/desk';
import { isOwnApplication, ownerOf } from '../kernel/desk';
import type { Operator } from '../kernel/people';
import { caseDetail, detailOf } from '../office/cases';

/** Rows on paper: some forty sheets. */
const MOST_ROWS = 1000;

/** The receipt of an own case as it stands: one document for each step it has taken. @throws Refusal for a foreign number */
export function issueReceipt(desk: Desk, actor: Actor, input: { ywlsh: string }): IssuedDocument {
  const record = cases(desk.store).get(input.ywlsh);
  const applied = record && isOwnApplication(actor, record.ywlsh);
  const detail = applied ? detailOf(desk, record) : caseDetail(desk, actor, input);
  const steps = record?.lc.length ?? 0;
  return issueDocument(desk, {
    // A registration becomes the unit's own: so does the paper that says it.
    owner: record?.owner ?? ownerOf(actor),
    kind: '31',
    content: receiptOf(desk, detail),
    ywlsh: detail.ywlsh,
    once: `hz|${detail.ywlsh}|${steps}`,
  });
}

function receiptOf(desk: Desk, detail: CaseDetail): DocumentContent {
  const record = cases(desk.store).get(detail.ywlsh);
  // Never as whoever checks it sees it: a paper goes on to others.
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
    // Who does not sign is named in the course of the case.
    people: signaturesUnder(desk.store, detail.ywlsh).map(({ xingming }) => xingming),
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
      ...listTable(desk, detail.ywlsh),
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

/** The list that was handed in, counted as its page counts it; of a very long one the paper says where the rest stands. */
function listTable(desk: Desk, ywlsh: string): DocumentTable[] {
  const record = cases(desk.store).get(ywlsh);
  const list = record && ruleOfCase(record)?.rows?.(desk, record);
  if (!list) return [];
  const { bt, lm, widths, rows } = list;
  const counted = (count: number) => `${countText(count)}行`;
  const rest = rows.length > MOST_ROWS ? `，本页列前${counted(MOST_ROWS)}，其余见“我的办件”中本笔业务` : '';
  return [{ caption: `${bt}（${counted(rows.length)}${rest}）`, head: lm, widths, rows: rows.slice(0, MOST_ROWS) }];
}

/** What is asked of the applicant, or why it failed and what can be done about it; nothing where it takes its course. */
function reasonsOf(detail: CaseDetail): string[] {
  const { sbyy, bz = [], ztsm, clqx } = detail;
  const listed = (ztsm?.mx ?? []).map(({ label, value }) => `${label}：${value}`);
  if (!sbyy) return ztsm ? [`${ztsm.mc}：${ztsm.nr}。`, ...listed] : [];
  const until = clqx ? `，请于${byEndOf(clqx)}处理` : '';
  const parts = bz.map(({ mc, yj }) => `${mc}：${yj}`);
  const remedies = remediesOf(detail);
  return [
    // As its page says it: under the name that its state has everywhere, with the rule and the next step.
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

/** What it is about in money, unless a line of the application has just that. */
function sumFact(detail: CaseDetail, shown: readonly LabelledValue[]): LabelledValue[] {
  const [label, value] = [sumName(detail), moneyText(detail.je)];
  const isSaid = shown.some((row) => row.label.startsWith(label) && row.value === value);
  return label === '' || isSaid ? [] : [{ label, value }];
}

/** Who of the unit handed it in. */
function operatorFacts(jbr: Operator | undefined): LabelledValue[] {
  if (!jbr) return [];
  return [
    { label: '经办人', value: jbr.jbrxm },
    { label: '经办人证件号码', value: maskIdNumber(jbr.jbrzjhm) },
    { label: '经办人手机号码', value: maskPhone(jbr.jbrsjhm) },
  ];
}
