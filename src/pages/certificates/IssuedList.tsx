import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchDocuments, type IssuedDocument, voidDocument } from '@/api/archive/documents';
import type { Page } from '@/api/person/person';
import { type DateSpan, spanText } from '@/domain/date-presets';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { HallTable } from '@/engine/list/HallTable';
import { useList } from '@/engine/list/use-list';
import { succeeded } from '@/lib/shown-errors';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Dialog } from '@/ui/dialog/Dialog';
import { QrPicture } from '@/ui/files/QrPicture';
import { DateRange } from '@/ui/input/DateRange';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { StateMark, type StateTone } from '@/ui/state/StateMark';
import { toast } from '@/ui/state/toast';
import type { ListColumn } from '@/ui/table/column';
import styles from './certificates.module.css';

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
  /** Menu path of the page; key of the stored column settings. */
  path: string;
  /** Kinds, comma-separated. */
  zmlx: string;
  title: string;
  today: string;
  onVoided?: (zmbh: string) => void;
}

/** Issued documents: view, download, show code, void. */
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
    const agreed = await askConfirmation({
      title: '温馨提示',
      content: `作废后${one.title}（${one.zmbh}）不再有效，核验时显示已作废，不能恢复。您确定要作废吗？`,
      okText: '作废',
    });
    if (!agreed) return;
    if (await succeeded(voidDocument(one.zmbh))) {
      onVoided?.(one.zmbh);
      toast.success('已作废');
    }
    await cache.invalidateQueries({ queryKey: ['documents'] });
  };
  return (
    <>
      <Row gap={2} rowGap={1} data-print="hide">
        <label htmlFor={`days-${zmlx}`}>开具日期</label>
        <DateRange id={`days-${zmlx}`} label="开具日期" value={days} onChange={setDays} today={today} limit="past" />
        <Button onClick={() => setDays({ from: '', to: '' })}>重置</Button>
      </Row>
      <HallTable
        list={list}
        title={title}
        rowKey={(one) => one.zmbh}
        conditions={spanText('开具日期', days)}
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
                    {/* Documents of a case or the ledger cannot be voided. */}
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

const STATES: Readonly<Record<IssuedDocument['zt'], readonly [StateTone, string]>> = {
  '1': ['done', '有效'],
  '0': ['failed', '已作废'],
  '2': ['ended', '已过期'],
};

function documentState(zt: IssuedDocument['zt']): readonly [StateTone, string] {
  return STATES[zt] ?? ['waiting', '- -'];
}

function DocumentState({ zt }: { zt: IssuedDocument['zt'] }) {
  const [tone, label] = documentState(zt);
  return <StateMark tone={tone} label={label} />;
}

/** 亮码: number and check code as QR code and text, for a person nearby. */
function ShowCode({ issued, onClose }: { issued: IssuedDocument; onClose: () => void }) {
  const address = `${window.location.origin}${window.location.pathname}#/zmhy?zmbh=${issued.zmbh}&yzm=${issued.yzm}`;
  return (
    <Dialog open title="证明亮码" width={380} onClose={onClose}>
      <Stack align="center" className={styles.code}>
        <QrPicture text={address} label={`${issued.title}的核验二维码`} />
        <p>{issued.title}</p>
        <p>
          证明编号 <strong>{issued.zmbh}</strong>
        </p>
        <p>
          校验码 <strong>{issued.yzm}</strong>
        </p>
        <Muted>请核验方扫码，或在“证明核验”中输入编号和校验码。</Muted>
      </Stack>
    </Dialog>
  );
}
