import { Button } from 'antd';
import { useState } from 'react';
import { type ArchiveIndex, fetchArchiveIndex } from '@/api/archive/archive';
import { plainName } from '@/domain/documents/material-file';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Dialog } from '@/ui/dialog/Dialog';

const COLUMNS: readonly DataColumn<ArchiveIndex['ml'][number]>[] = [
  { title: '序号', dataIndex: 'xh' },
  { title: '材料名称', dataIndex: 'wjmc' },
  { title: '文件名', dataIndex: 'wjm', render: (name: string) => <bdi>{name ? plainName(name) : '--'}</bdi> },
  { title: '来源', dataIndex: 'sm' },
];

/** Button for the table of contents of a case's archive, as printed by the centre. */
export function ArchiveIndexButton({ ywlsh }: { ywlsh: string }) {
  const [index, setIndex] = useState<ArchiveIndex | null>(null);
  const open = async () => {
    try {
      setIndex(await fetchArchiveIndex(ywlsh));
    } catch {
      // The client has shown the failure.
    }
  };
  return (
    <>
      <Button onClick={() => void open()}>档案目录</Button>
      {index && (
        <Dialog open title="电子档案目录" width={800} onClose={() => setIndex(null)}>
          <p>
            {index.ywmc}　业务流水号：{index.ywlsh}　生成时间：{index.dysj}
          </p>
          <DataTable label="电子档案目录" rowKey="xh" columns={COLUMNS} rows={index.ml} />
        </Dialog>
      )}
    </>
  );
}
