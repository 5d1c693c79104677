import { Link } from 'react-router-dom';
import type { DownloadFile } from '@/api/downloads';
import { sizeText } from '@/domain/material-file';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import type { PagerProps } from '@/ui/Pager';
import { DownloadButton } from './DownloadButton';
import styles from './downloads.module.css';

interface FileTableProps {
  rows: readonly DownloadFile[] | undefined;
  loading: boolean;
  pager: PagerProps;
  /** A file was fetched: its count has risen. */
  onSaved: () => void;
}

/** Formats that the hall can show without the person's own programs. */
const SHOWN: ReadonlySet<string> = new Set(['pdf', 'ofd']);

/** 常用下载 (domain catalogue 12.4). */
export function FileTable({ rows, loading, pager, onSaved }: FileTableProps) {
  const columns: readonly DataColumn<DownloadFile>[] = [
    {
      title: '文件名称',
      key: 'wjmc',
      render: ({ wjbh, wjmc, sm, gs }: DownloadFile) => (
        <div className={styles.name}>
          <strong>{wjmc}</strong>
          {sm && <span>{sm}</span>}
          {SHOWN.has(gs) && (
            <Link to={`/ylOfd?wjbh=${encodeURIComponent(wjbh)}`} aria-label={`预览 ${wjmc}（${gs.toUpperCase()}）`}>
              预览
            </Link>
          )}
        </div>
      ),
    },
    { title: '分类', dataIndex: 'flmc', render: (flmc: string) => flmc || '--' },
    { title: '格式', dataIndex: 'gs', render: (gs: string) => gs.toUpperCase() || '--' },
    {
      title: '大小',
      dataIndex: 'dx',
      align: 'right',
      render: (dx: DownloadFile['dx']) => (dx === undefined ? '--' : sizeText(dx)),
    },
    { title: '更新日期', dataIndex: 'gxrq', render: (gxrq: string) => gxrq || '--' },
    {
      title: '下载次数',
      dataIndex: 'xzcs',
      align: 'right',
      render: (xzcs: DownloadFile['xzcs']) => xzcs?.toLocaleString('en-US') ?? '--',
    },
    {
      title: '操作',
      key: 'download',
      width: 168,
      render: (file: DownloadFile) => <DownloadButton file={file} onSaved={onSaved} />,
    },
  ];
  return <DataTable label="文件" columns={columns} rowKey="wjbh" rows={rows} loading={loading} pager={pager} />;
}
