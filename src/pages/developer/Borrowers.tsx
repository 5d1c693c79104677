import { Button } from 'antd';
import { useId, useState } from 'react';
import { type Borrower, fetchBorrowers } from '@/api/loan-application';
import type { Page } from '@/api/person';
import { HallTable } from '@/engine/list/HallTable';
import { useList } from '@/engine/list/use-list';
import { dictionaryLabel } from '@/session/dictionary';
import { Card } from '@/ui/Card';
import { DateInput } from '@/ui/DateInput';
import type { CellSlot, ListColumn } from '@/ui/table/column';
import { toast } from '@/ui/toast';
import { ConfirmSaleDialog } from './ConfirmSaleDialog';
import styles from './developer.module.css';

/** Names come masked from the centre: a developer sells a home and needs no more. */
const COLUMNS: readonly ListColumn<Borrower>[] = [
  { prop: 'ywlsh', label: '业务流水号', width: 200, disabled: true },
  { prop: 'jkrxm', label: '借款人', width: 90 },
  { prop: 'lpmc', label: '楼盘', width: 130 },
  { prop: 'fh', label: '房号', width: 160 },
  { prop: 'sqdkje', label: '申请贷款金额', width: 140, type: 'money' },
  { prop: 'ywzt', label: '状态', width: 120, filterKey: 'ywzt', filterable: true },
  { prop: 'kfsqr', label: '开发商确认', width: 150, type: 'custom', slotname: 'kfsqr', disabled: true },
  { prop: 'sqrq', label: '申请日期', width: 120 },
  { prop: 'sprq', label: '审批日期', width: 120 },
  { prop: 'fkrq', label: '放款日期', width: 120 },
  { prop: 'fkje', label: '放款金额', width: 140, type: 'money' },
  { prop: 'fwzj', label: '房屋总价', width: 140, type: 'money' },
  { prop: 'sfk', label: '首付款', width: 140, type: 'money' },
];

const ANY = { ksrq: '', jsrq: '', kfsqr: '' };

/** 按揭客户: who buys with a fund loan, and the developer's word on each sale. */
export default function Borrowers() {
  const [filter, setFilter] = useState(ANY);
  const [asked, setAsked] = useState<Borrower>();
  const id = useId();
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const list = useList<Borrower, Page<Borrower>>({
    path: '/kfswt/cx_yw/dk_cx/ajkh',
    navName: 'ajkh',
    columns: COLUMNS,
    key: ['developer', 'borrowers', chosen],
    fetch: ({ page, size, filters }, options) => fetchBorrowers({ ...chosen, ...filters, page, size }, options),
  });
  const slots: Readonly<Record<string, CellSlot<Borrower>>> = {
    kfsqr: {
      text: word,
      show: (row) =>
        waits(row) ? (
          <Button size="small" type="primary" aria-label={`去确认${row.fh}`} onClick={() => setAsked(row)}>
            去确认
          </Button>
        ) : (
          word(row)
        ),
    },
  };
  return (
    <Card label="客户">
      <form className={styles.filters} aria-label="查询条件" data-print="hide">
        <div className={styles.filter}>
          <label htmlFor={`${id}-from`}>申请日期起</label>
          <DateInput
            id={`${id}-from`}
            value={filter.ksrq}
            max={filter.jsrq || undefined}
            onChange={(ksrq) => setFilter({ ...filter, ksrq })}
            onMistyped={() => toast.warning('请输入有效的申请日期')}
          />
        </div>
        <div className={styles.filter}>
          <label htmlFor={`${id}-to`}>申请日期止</label>
          <DateInput
            id={`${id}-to`}
            value={filter.jsrq}
            min={filter.ksrq || undefined}
            onChange={(jsrq) => setFilter({ ...filter, jsrq })}
            onMistyped={() => toast.warning('请输入有效的申请日期')}
          />
        </div>
        <div className={styles.filter}>
          <label htmlFor={`${id}-word`}>开发商确认</label>
          <select
            id={`${id}-word`}
            value={filter.kfsqr}
            onChange={(event) => setFilter({ ...filter, kfsqr: event.target.value })}
          >
            <option value="">全部</option>
            <option value="0">待确认</option>
            <option value="1">已确认</option>
            <option value="2">不予确认</option>
          </select>
        </div>
        <Button onClick={() => setFilter(ANY)}>重置</Button>
      </form>
      <HallTable
        list={list}
        title="按揭客户"
        rowKey={({ ywlsh }) => ywlsh}
        slots={slots}
        conditions={conditionsOf(filter)}
        emptyText="暂无按揭客户；购房人的贷款申请审核通过后会显示在这里"
      />
      {asked && (
        <ConfirmSaleDialog
          sale={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            void list.query.refetch();
          }}
        />
      )}
    </Card>
  );
}

function waits({ ywzt, kfsqr }: Borrower): boolean {
  return ywzt === '06' && kfsqr === '0';
}

function word({ kfsqr, qrqx }: Borrower): string {
  if (kfsqr === '') return '--';
  return kfsqr === '0' && qrqx ? `待确认（${qrqx}前）` : dictionaryLabel('kfsqr', kfsqr);
}

function conditionsOf({ ksrq, jsrq, kfsqr }: typeof ANY): string {
  const days = ksrq || jsrq ? `申请日期${ksrq || '不限'}至${jsrq || '不限'}` : '申请日期不限';
  return kfsqr === '' ? days : `${days}，${dictionaryLabel('kfsqr', kfsqr)}`;
}
