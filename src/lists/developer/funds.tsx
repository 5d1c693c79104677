import { Card, Statistic } from 'antd';
import { type FundEntries, type FundEntry, fetchFundEntries } from '@/api/developer/developer';
import { formatMoney } from '@/domain/money';
import { defineList } from '@/engine/list/define-list';
import { SumLine } from '@/engine/list/SumLine';
import { Grid } from '@/ui/layout/Grid';
import { Row } from '@/ui/layout/Row';
import { amountCell, type SheetData } from '@/ui/table/xlsx/sheet';
import { usePhone } from '@/ui/use-phone';

/** 保证金/放款台账: loans disbursed to the developer, guarantee paid in and released, balance (docs/rules/developers.md). */
export default defineList<FundEntry, FundEntries>()({
  name: 'funds',
  title: '保证金/放款台账',
  columns: [
    { prop: 'jzrq', label: '记账日期', width: 115, disabled: true },
    { prop: 'lx', label: '类型', width: 120, filterKey: 'bzjlx', disabled: true },
    { prop: 'fse', label: '发生额', width: 150, lead: true },
    { prop: 'ye', label: '保证金余额', width: 150 },
    { prop: 'lpmc', label: '楼盘', width: 140 },
    { prop: 'fh', label: '房号', width: 160 },
    { prop: 'jkrxm', label: '借款人', width: 90 },
    { prop: 'dkzh', label: '对应贷款', width: 150 },
    { prop: 'ywlsh', label: '业务流水号', width: 200, isShow: false },
    { prop: 'zhaiyao', label: '摘要', width: 280 },
  ],
  rowKey: ({ jlbh }) => jlbh,
  conditions: [
    { kind: 'span', names: ['ksrq', 'jsrq'], label: '记账日期' },
    { column: 'lx', all: '全部类型' },
  ],
  fetch: fetchFundEntries,
  above: (_, shown) => <Figures of={shown} />,
  totals: (answer) => (
    <SumLine count={answer?.total}>
      <p>期间放款 {formatMoney(answer?.fkhj)}</p>
      <p>现在的保证金余额 {formatMoney(answer?.bzjye)}</p>
    </SumLine>
  ),
  moreSheets: (answer) => [balanceSheet(answer)],
  rowsAre: '放款和保证金',
});

/** How the balance of the period follows: opening + paid in − released = closing. */
function Figures({ of }: { of: FundEntries | undefined }) {
  const phone = usePhone();
  const figures = [
    ['期初保证金', of?.qcye],
    ['加：存入', of?.crhj],
    ['减：退还', of?.thhj],
    ['期末保证金', of?.qmye],
  ] as const;
  return (
    <>
      <p>台账逐笔列出网上申请的贷款；此前已发放的贷款不逐笔列出，其保证金计入期初保证金。</p>
      <Grid as="section" min="200px" fit aria-label="保证金平衡">
        {phone ? (
          <Card size="small">
            {figures.map(([title, yuan]) => (
              <Row key={title} justify="space-between">
                <span>{title}</span>
                <strong>{formatMoney(yuan)}</strong>
              </Row>
            ))}
          </Card>
        ) : (
          figures.map(([title, yuan]) => (
            <Card key={title} size="small">
              <Statistic title={title} value={formatMoney(yuan)} />
            </Card>
          ))
        )}
      </Grid>
    </>
  );
}

/** The balance equation of the period as a sheet of its own, in yuan, so that the exported file can be verified by itself. */
function balanceSheet({ qcye, crhj, thhj, qmye, fkhj, bzjye, sjjz }: FundEntries): SheetData {
  const rows: readonly (readonly [string, string])[] = [
    ['期初保证金', qcye],
    ['加：存入', crhj],
    ['减：退还', thhj],
    ['期末保证金', qmye],
    ['期间放款', fkhj],
    ['现在的保证金余额', bzjye],
  ];
  return {
    name: '保证金平衡',
    title: '保证金平衡：期初＋存入－退还＝期末',
    marks: [`数据截至 ${sjjz}`],
    head: [
      { label: '项目', width: 180, amount: false },
      { label: '金额（元）', width: 160, amount: true },
    ],
    rows: rows.map(([text, yuan]) => [{ text }, amountCell(yuan)]),
  };
}
