import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Draft, fetchDrafts } from '@/api/cases/drafts';
import { dropDraft } from '@/engine/draft/draft-box';
import { pageDraftPath } from '@/engine/draft/page-draft-codes';
import { RESUME } from '@/engine/draft/resume';
import { correctionPath, flowPath, loadFlow, useFlowArea } from '@/engine/flow/flow-index';
import { useHomePath, useOfficePaths } from '@/engine/flow/home-path';
import { resumeStepTitle } from '@/engine/run/steps';
import { succeeded } from '@/lib/shown-errors';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Select } from '@/ui/input/Select';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import styles from './drafts.module.css';

/** 草稿箱: drafts not yet submitted. */
export default function DraftBox() {
  const id = useId();
  const area = useFlowArea();
  const home = useHomePath();
  const [chosen, setChosen] = useState('');
  const drafts = useQuery({ queryKey: ['drafts'], queryFn: ({ signal }) => fetchDrafts({ signal }) });
  const remove = async (draft: Draft) => {
    const rest = draft.bzcg === '1' ? '已提交的申请不受影响，仍待补正。' : '';
    const whose = draft.bcr ? `${draft.bcr}填写的` : '';
    const question = `您确定要删除${whose}“${draft.ywmc}”的草稿吗？${rest}`;
    if (!(await askConfirmation({ title: '温馨提示', content: question, okText: '删除' }))) return;
    await succeeded(dropDraft(draft.ywlx, { ywlsh: draft.ywlsh }));
    void drafts.refetch();
  };
  const columns: readonly DataColumn<Draft>[] = [
    { title: '业务名称', key: 'ywmc', render: (_, draft) => <DraftName draft={draft} /> },
    { title: '填写到', key: 'dqbz', render: (_, draft) => <KeptStep draft={draft} /> },
    { title: '保存时间', key: 'bcsj', render: (_, { bcsj, bcr }) => (bcr ? `${bcsj}（${bcr}）` : bcsj) },
    { title: '有效期至', dataIndex: 'yxq' },
    {
      title: '操作',
      render: (_, draft) => {
        const flow = flowPath(draft.ywlx, area);
        const path = flow ? correctionPath(flow, draft.bzcg === '1' ? draft.ywlsh : '') : pageDraftPath(draft.ywlx);
        return (
          <span className={styles.row}>
            {path && (
              <Link
                to={path}
                state={RESUME}
                aria-label={`${draft.bzcg === '1' ? '继续补正' : '继续填写'}${draft.ywmc}`}
              >
                {draft.bzcg === '1' ? '继续补正' : '继续填写'}
              </Link>
            )}
            <Button
              size="small"
              aria-label={`删除${draft.ywmc}${draft.bzcg === '1' ? '补正' : ''}草稿`}
              onClick={() => void remove(draft)}
            >
              删除
            </Button>
          </span>
        );
      },
    },
  ];
  if (drafts.isError) return <LoadFailed error={drafts.error} onRetry={() => void drafts.refetch()} />;
  const all = drafts.data ?? [];
  // If the last draft of the chosen business is gone, all drafts are shown.
  const named = all.filter(({ ywmc }) => ywmc === chosen);
  const shown = named.length > 0 ? named : all;
  return (
    <Card>
      {all.length > 1 && (
        <Row wrap={false} gap={1.5} className={styles.filter}>
          <label htmlFor={id}>业务名称</label>
          <Select
            id={id}
            className={styles.select}
            style={{ width: 'auto' }}
            value={chosen}
            options={['', ...new Set(all.map(({ ywmc }) => ywmc))].map((one) => ({
              value: one,
              label: one || '全部业务',
            }))}
            onChange={setChosen}
          />
        </Row>
      )}
      <DataTable
        label="草稿列表"
        rowKey={({ ywlx, ywlsh }) => `${ywlx} ${ywlsh}`}
        columns={columns}
        rows={shown}
        loading={drafts.isFetching}
        emptyText="暂无草稿"
        emptyWay={<Link to={home}>去办理业务</Link>}
      />
    </Card>
  );
}

/** Name of the business; of a correction, its application. */
function DraftName({ draft: { ywmc, ywlsh, bzcg } }: { draft: Draft }) {
  const { caseOf } = useOfficePaths();
  if (bzcg !== '1') return ywmc;
  return (
    <>
      {ywmc}（补正）
      <br />
      业务流水号<Link to={caseOf(ywlsh)}>{ywlsh}</Link>
    </>
  );
}

/** Title of the step in the flow. */
function KeptStep({ draft: { ywlx, dqbz } }: { draft: Draft }) {
  const area = useFlowArea();
  const title = useQuery({
    queryKey: ['draft-step', area, ywlx, dqbz],
    queryFn: async () => {
      const flow = await loadFlow(ywlx, area);
      return resumeStepTitle(flow ?? PAGE, dqbz);
    },
  });
  return title.isPending ? '…' : (title.data ?? '--');
}

/** Forms outside of businesses have one step and its confirmation. */
const PAGE = { judge: null, materials: null, pages: null };
