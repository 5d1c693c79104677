import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchDocuments, type IssuedDocument, voidDocument } from '@/api/documents';
import type { Page } from '@/api/person';
import { type DateSpan, spanWords } from '@/domain/date-presets';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { HallTable } from '@/engine/list/HallTable';
import { useList } from '@/engine/list/use-list';
import { confirm } from '@/ui/confirm';
import { DateRange } from '@/ui/DateRange';
import type { ListColumn } from '@/ui/table/column';
import { toast } from '@/ui/toast';
import styles from './certificates.module.css';
import { DocumentState, documentState } from './DocumentState';
import { ShowCode } from './ShowCode';

const COLUMNS: readonly ListColumn<IssuedDocument>[] = [
  { prop: 'zmbh', label: '证明编号', width: 175, disabled: true },
  { prop: 'zmlx', label: '证明类型', width: 170, filterKey: 'zmlx', isShow: false },
  { prop: 'kjsj', label: '开具时间', width: 175 },
  { prop: 'yt', label: '用途', width: 120 },
  { prop: 'yxq', label: '有效期至', width: 110 },
  { prop: 'zt', label: '状态', width: 100, type: 'custom', slotname: 'zt' },
  { prop: 'yzm', label: '校验码', width: 120, isShow: false },
  { prop: 'title', label: '证明与操作', width: 400, disabled: true, type: 'custom', slotname: 'actions' },
];

interface IssuedListProps {
  /** Menu path of the page: the person's choice of columns is kept with it. */
  path: string;
  /** Kinds, comma-joined. */
  zmlx: string;
  title: string;
  today: string;
  onVoided?: (zmbh: string) => void;
}

/** What has been issued: to look at, download, show and make void. */
export function IssuedList({ path, zmlx, title, today, onVoided }: IssuedListProps) {
  const cache = useQueryClient();
  const [days, setDays] = useState<DateSpan>({ from: '', to: '' });
  const [shown, setShown] = useState<IssuedDocument>();
  const list = useList<IssuedDocument, Page<IssuedDocument>>({
    path,
    navName: title,
    columns: COLUMNS,
    key: ['documents', { zmlx, ...days }],
    fetch: ({ page, size }, options) =>
      fetchDocuments(
        { zmlx, page, size, ...(days.from && { ksrq: days.from }), ...(days.to && { jsrq: days.to }) },
        options,
      ),
  });
  const makeVoid = async (one: IssuedDocument) => {
    const agreed = await confirm({
      title: '温馨提示',
      content: `作废后${one.title}（${one.zmbh}）不再有效，核验时显示已作废，不能恢复。您确定要作废吗？`,
      okText: '作废',
      focus: 'cancel',
    });
    if (!agreed) return;
    try {
      await voidDocument(one.zmbh);
      onVoided?.(one.zmbh);
      toast.success('已作废');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '作废失败，请稍后重试');
    }
    await cache.invalidateQueries({ queryKey: ['documents'] });
  };
  return (
    <>
      <div className={styles.filters} data-print="hide">
        <label htmlFor={`days-${zmlx}`}>开具日期</label>
        <DateRange id={`days-${zmlx}`} label="开具日期" value={days} onChange={setDays} today={today} limit="past" />
        <Button onClick={() => setDays({ from: '', to: '' })}>重置</Button>
      </div>
      <HallTable
        list={list}
        title={title}
        rowKey={(one) => one.zmbh}
        conditions={spanWords('开具日期', days)}
        emptyText="尚未开具"
        slots={{
          zt: { text: (one) => documentState(one.zt)[1], show: (one) => <DocumentState zt={one.zt} /> },
          actions: {
            text: (one) => one.title,
            show: (one) => (
              <span className={styles.rowActions}>
                <span className={styles.rowTitle}>{one.title}</span>
                <DocumentButtons zmbh={one.zmbh} title={one.title} name={one.zmbh} />
                {one.zt === '1' && (
                  <>
                    <Button size="small" aria-label={`亮码${one.zmbh}`} onClick={() => setShown(one)}>
                      亮码
                    </Button>
                    {/* Papers that come from a case or the books stand. */}
                    {one.zmlx < '31' && (
                      <Button size="small" danger aria-label={`作废${one.zmbh}`} onClick={() => void makeVoid(one)}>
                        作废
                      </Button>
                    )}
                  </>
                )}
              </span>
            ),
          },
        }}
      />
      {shown && <ShowCode issued={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
