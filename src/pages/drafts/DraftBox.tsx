import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Draft, fetchDrafts } from '@/api/drafts';
import { dropDraft } from '@/engine/draft/draft-box';
import { pageDraftPath } from '@/engine/draft/page-draft-codes';
import { flowPath, useFlowArea } from '@/engine/flow/flow-index';
import { stepTitles } from '@/engine/run/steps';
import { Card } from '@/ui/Card';
import { confirm } from '@/ui/confirm';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { LoadFailed } from '@/ui/LoadFailed';
import { toast } from '@/ui/toast';
import styles from './drafts.module.css';

const steps: Readonly<Record<string, string>> = stepTitles;

/** 草稿箱: what was begun and not handed in. */
export default function DraftBox() {
  const id = useId();
  const area = useFlowArea();
  const [chosen, setChosen] = useState('');
  const drafts = useQuery({ queryKey: ['drafts'], queryFn: ({ signal }) => fetchDrafts({ signal }) });
  const remove = async (draft: Draft) => {
    if (!(await confirm({ title: '温馨提示', content: `您确定要删除“${draft.ywmc}”的草稿吗？`, okText: '删除' })))
      return;
    try {
      await dropDraft(draft.ywlx);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '删除失败');
    }
    void drafts.refetch();
  };
  const columns: readonly DataColumn<Draft>[] = [
    { title: '业务名称', dataIndex: 'ywmc' },
    { title: '填写到', dataIndex: 'dqbz', render: (step: string) => steps[step] ?? '--' },
    { title: '保存时间', dataIndex: 'bcsj' },
    { title: '有效期至', dataIndex: 'yxq' },
    {
      title: '操作',
      render: (_, draft) => {
        const path = flowPath(draft.ywlx, area) ?? pageDraftPath(draft.ywlx);
        return (
          <span className={styles.row}>
            {path && (
              <Link to={path} aria-label={`继续填写${draft.ywmc}`}>
                继续填写
              </Link>
            )}
            <Button size="small" aria-label={`删除${draft.ywmc}草稿`} onClick={() => void remove(draft)}>
              删除
            </Button>
          </span>
        );
      },
    },
  ];
  if (drafts.isError) return <LoadFailed error={drafts.error} onRetry={() => void drafts.refetch()} />;
  const all = drafts.data ?? [];
  // A draft that was chosen by its business and is gone since leaves all of them on show.
  const shown = all.some((draft) => draft.ywlx === chosen) ? all.filter((draft) => draft.ywlx === chosen) : all;
  return (
    <Card>
      {all.length > 1 && (
        <div className={styles.filter}>
          <label htmlFor={id}>业务名称</label>
          <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">全部业务</option>
            {all.map(({ ywlx, ywmc }) => (
              <option key={ywlx} value={ywlx}>
                {ywmc}
              </option>
            ))}
          </select>
        </div>
      )}
      <DataTable
        label="草稿列表"
        rowKey="ywlx"
        columns={columns}
        rows={shown}
        loading={drafts.isFetching}
        emptyText="暂无草稿"
      />
    </Card>
  );
}
