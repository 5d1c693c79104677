import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import {
  changeOperatorRole,
  fetchOperators,
  fetchTwoPerson,
  type OperatorRow,
  resumeOperator,
  stopOperator,
} from '@/api/session/operators';
import { dictionaryLabel, dictionaryOptions } from '@/session/dictionary';
import { Card } from '@/ui/Card';
import { DataTable } from '@/ui/DataTable';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Select } from '@/ui/input/Select';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { toast } from '@/ui/state/toast';
import { InviteDialog } from './InviteDialog';
import { roleQuestion, stopQuestion } from './operator-questions';
import styles from './operators.module.css';
import { TwoPersonCard } from './TwoPersonCard';

const LIST = ['unit', 'operators'];
const SETTING = ['unit', 'two-person'];

/** 操作员管理: operators of the unit, their roles and two-person mode (docs/rules/unit.md, Operators and two-person mode). */
export default function Operators() {
  const cache = useQueryClient();
  const list = useQuery({ queryKey: LIST, queryFn: ({ signal }) => fetchOperators({ signal }) });
  const setting = useQuery({ queryKey: SETTING, queryFn: ({ signal }) => fetchTwoPerson({ signal }) });
  const [inviting, setInviting] = useState(false);
  const change = useMutation({
    mutationFn: (work: () => Promise<OperatorRow[]>) => work(),
    onSuccess: (rows) => {
      cache.setQueryData(LIST, rows);
      // Permissions to manage and approve depend on the roles.
      void setting.refetch();
      toast.success('已更新');
    },
    onError: () => void list.refetch(),
  });
  const manages = setting.data?.kgl ?? false;
  const guarded = setting.data?.zt === '1' || Boolean(setting.data?.xe);
  const stop = async (row: OperatorRow) => {
    const content = stopQuestion(row);
    if (await askConfirmation({ title: '停用操作员', content, okText: '停用' })) {
      change.mutate(() => stopOperator(row.czyid));
    }
  };
  const changeRole = async (row: OperatorRow, js: string) => {
    const content = roleQuestion(row, js, guarded ? (list.data ?? []) : null);
    if (await askConfirmation({ title: '变更岗位', content, okText: '变更' })) {
      change.mutate(() => changeOperatorRole(row.czyid, js));
    }
  };
  const resume = ({ czyid }: OperatorRow) => change.mutate(() => resumeOperator(czyid));
  return (
    <Stack gap={2}>
      <Card label="操作员">
        <h2>操作员</h2>
        <Muted body>每名操作员用本人证件号码和自己的密码登录。管理岗可以经办、复核和管理操作员，至少保留一名。</Muted>
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        <OperatorTable
          rows={list.data}
          loading={list.isFetching}
          busy={change.isPending}
          actions={manages ? { changeRole, stop, resume } : null}
        />
        {manages && (
          <div className={styles.actions}>
            <Button type="primary" onClick={() => setInviting(true)}>
              邀请操作员
            </Button>
          </div>
        )}
        {inviting && (
          <InviteDialog
            guarded={guarded}
            onClose={() => setInviting(false)}
            onDone={(rows) => {
              cache.setQueryData(LIST, rows);
              setInviting(false);
            }}
          />
        )}
      </Card>
      <Card label="双人复核">
        <h2>双人复核</h2>
        {setting.isError && <LoadFailed error={setting.error} onRetry={() => void setting.refetch()} />}
        {setting.data && (
          <TwoPersonCard
            key={`${setting.data.zt} ${setting.data.xe}`}
            setting={setting.data}
            onChanged={(next) => cache.setQueryData(SETTING, next)}
            onFailed={() => void setting.refetch()}
          />
        )}
      </Card>
    </Stack>
  );
}

interface OperatorTableProps {
  rows: OperatorRow[] | undefined;
  loading: boolean;
  busy: boolean;
  /** What a manager may do; null for anybody else. */
  actions: {
    changeRole: (row: OperatorRow, js: string) => Promise<void>;
    stop: (row: OperatorRow) => Promise<void>;
    resume: (row: OperatorRow) => void;
  } | null;
}

function OperatorTable({ rows, loading, busy, actions }: OperatorTableProps) {
  return (
    <DataTable<OperatorRow>
      label="操作员名单"
      rowKey="czyid"
      rows={rows}
      loading={loading}
      columns={[
        {
          title: '姓名',
          dataIndex: 'xingming',
          render: (name: string, { bs }) => `${name}${bs === '1' ? '（本人）' : ''}`,
        },
        {
          title: '岗位',
          dataIndex: 'js',
          render: (js: string, row) =>
            actions ? (
              <Select
                aria-label={`${row.xingming}的岗位`}
                style={{ width: 'auto' }}
                value={js}
                disabled={busy}
                options={dictionaryOptions('czyjs')}
                onChange={(chosen) => void actions.changeRole(row, chosen)}
              />
            ) : (
              dictionaryLabel('czyjs', js)
            ),
        },
        { title: '手机号码', dataIndex: 'sjhm' },
        { title: '证件号码', dataIndex: 'zjhm' },
        { title: '最近登录', dataIndex: 'zjdl', render: (at: string) => at || '尚未登录' },
        { title: '状态', dataIndex: 'zt', render: (zt: string) => dictionaryLabel('czyzt', zt) },
        ...(actions
          ? [
              {
                title: '操作',
                key: 'cz',
                render: (_: OperatorRow, row: OperatorRow) =>
                  row.bs === '1' ? null : row.zt === '0' ? (
                    <Button size="small" aria-label={`恢复${row.xingming}`} onClick={() => actions.resume(row)}>
                      恢复
                    </Button>
                  ) : (
                    <Button
                      size="small"
                      danger
                      aria-label={`停用${row.xingming}`}
                      onClick={() => void actions.stop(row)}
                    >
                      停用
                    </Button>
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}
