import type { DepositEntry } from '@/api/person/deposit-entry';
import type { DepositYear } from '@/api/person/person';
import { issueTransferSheet } from '@/api/unit/unit-transfers';
import { formatMoney, parseYuan, signedYuan } from '@/domain/money';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { type DefinedColumn, exceptCodes } from '@/engine/list/list-column';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { StateMark } from '@/ui/state/StateMark';
import { amountCell, type SheetData } from '@/ui/table/xlsx/sheet';
import styles from './deposit-entries.module.css';

/** Columns of 缴存明细: amount and balance first, so that they stay in view in large print (docs/rules/lists.md). */
export const ENTRY_COLUMNS: readonly DefinedColumn<DepositEntry>[] = [
  { prop: 'jzrq', label: '记账日期', width: 115, disabled: true },
  { prop: 'gjmxlx', label: '类型', width: 95, filterKey: 'gjmxlx' },
  { prop: 'zhaiyao', label: '摘要', width: 120, show: (entry) => (entry.zyqrd ? <Moved {...entry} /> : entry.zhaiyao) },
  { prop: 'hjny', label: '汇缴年月', width: 95 },
  {
    prop: 'fse',
    label: '发生额',
    width: 130,
    type: 'money',
    // An opening balance has no number.
    total: exceptCodes('ywlsh', [''], '期初余额'),
    lead: true,
    text: ({ fse }) => signedYuan(fse),
    // The sign carries the meaning, the colour repeats it.
    show: ({ fse }) => <span className={fse.startsWith('-') ? styles.out : styles.in}>{signedYuan(fse)}</span>,
  },
  { prop: 'grzhye', label: '余额', width: 130, type: 'money' },
  // Only remittances have shares.
  { prop: 'dwfse', label: '单位缴存额', width: 115, type: 'money', total: true, text: ({ dwfse }) => share(dwfse) },
  { prop: 'grfse', label: '个人缴存额', width: 115, type: 'money', total: true, text: ({ grfse }) => share(grfse) },
  { prop: 'dwmc', label: '单位', width: 175 },
  { prop: 'lxje', label: '利息', width: 110, type: 'money', total: true, isShow: false },
  { prop: 'ywlsh', label: '业务流水号', width: 200, isShow: false },
];

const SHEET = '转移确认单';

/** Entry of an account transfer, with a link to its transfer sheet. */
function Moved({ zhaiyao, ywlsh, jzrq }: Pick<DepositEntry, 'zhaiyao' | 'ywlsh' | 'jzrq'>) {
  const issue = async () => (await issueTransferSheet(ywlsh)).zmbh;
  return (
    <>
      {zhaiyao}
      <Muted data-print="hide">{SHEET}</Muted>
      <DocumentButtons zmbh={issue} title={SHEET} name={`${jzrq}的${SHEET}`} />
    </>
  );
}

/** 年度汇总行: totals of the whole year regardless of filters, and the months the employer has not paid. */
export function YearLine({ year }: { year: DepositYear | undefined }) {
  if (!year) return null;
  return (
    <Row as="span" gap={2.5} rowGap={0.5}>
      <strong>{year.nd}年全年合计</strong>
      <span>期初余额 {formatMoney(year.qcye)}</span>
      <span>收入 {formatMoney(year.srhj)}</span>
      <span>支出 {formatMoney(year.zchj)}</span>
      <span>其中利息 {formatMoney(year.lxhj)}</span>
      <span>期末余额 {formatMoney(year.qmye)}</span>
      <UnpaidMonths {...year} />
    </Row>
  );
}

/** Red with icon and text, never colour alone. */
export function UnpaidMonths({ wjny, hjyf }: Unpaid) {
  return (
    <>
      {wjny.length > 0 && <StateMark tone="failed" label={`未缴 ${wjny.join('、')}`} />}
      {hjyf.length > 0 && <StateMark tone="waiting" label={`缓缴 ${hjyf.join('、')}`} />}
    </>
  );
}

/** The unpaid months as export text. */
export function unpaidText({ wjny, hjyf }: Unpaid): string {
  return [wjny.join('、'), hjyf.length > 0 && `${hjyf.join('、')}（缓缴）`].filter(Boolean).join('；');
}

/** Months that the employer has not paid, and months deferred by approval. */
type Unpaid = Readonly<Record<'wjny' | 'hjyf', readonly string[]>>;

/** The years as an extra sheet of the export; whole years regardless of filters. */
export function yearSheet(years: readonly DepositYear[]): SheetData {
  const head = ['年度', '期初余额', '全年收入', '全年支出', '其中利息', '期末余额', '未缴月份'];
  return {
    name: '年度汇总',
    title: '年度汇总（各年全年合计，不随查询条件变化）',
    marks: [],
    head: head.map((label, index) => ({ label, width: index === 6 ? 300 : 140, amount: index > 0 && index < 6 })),
    rows: years.map((year) => [
      { text: year.nd },
      ...[year.qcye, year.srhj, year.zchj, year.lxhj, year.qmye].map(amountCell),
      { text: unpaidText(year) },
    ]),
  };
}

function share(yuan: string): string {
  return parseYuan(yuan) === 0n ? '' : formatMoney(yuan);
}
