import { Button } from 'antd';
import { useState } from 'react';
import { type ArchiveIndex, fetchArchiveIndex } from '@/api/archive';
import { plainName } from '@/domain/material-file';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';
import styles from './materials.module.css';

/** The table of contents of a case's archive, as the centre prints it. */
export function ArchiveIndexButton({ ywlsh }: { ywlsh: string }) {
  const [index, setIndex] = useState<ArchiveIndex | null>(null);
  const open = async () => {
    try {
      setIndex(await fetchArchiveIndex(ywlsh));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '档案目录加载失败');
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
          <table className={styles.index}>
            <thead>
              <tr>
                <th scope="col">序号</th>
                <th scope="col">材料名称</th>
                <th scope="col">文件名</th>
                <th scope="col">来源</th>
              </tr>
            </thead>
            <tbody>
              {index.ml.map((row) => (
                <tr key={row.xh}>
                  <td>{row.xh}</td>
                  <td>{row.wjmc}</td>
                  <td>
                    <bdi>{row.wjm ? plainName(row.wjm) : '--'}</bdi>
                  </td>
                  <td>{row.sm}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Dialog>
      )}
    </>
  );
}
