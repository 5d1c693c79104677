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
} from '@/api/operators';
import { dictionaryLabel, dictionaryOptions } from '@/session/dictionary';
import { Card, CardStack } from '@/ui/Card';
import { confirm } from '@/ui/confirm';
import { DataTable } from '@/ui/DataTable';
import { LoadFailed } from '@/ui/LoadFailed';
import { toast } from '@/ui/toast';
import { InviteDialog } from './InviteDialog';
import styles from './operators.module.css';
import { TwoPersonCard } from './TwoPersonCard';

const LIST = ['unit', 'operators'];
const SETTING = ['unit', 'two-person'];
/** 经办 of dictionary czyjs, 在用 of czyzt. */
const [PREPARES, IN_USE] = ['2', '1'];

/** What waits for a check that only this one may make; '' for nothing. */
const uncheckedText = (xingming: string, cases: readonly string[]): string =>
  cases.length > 0
    ? `待复核的${cases.length}笔只有${xingming}可以复核，此后没有人可以复核，须邀请或恢复另一名复核岗或管理岗操作员，或由经办人撤回：${cases.join('、')}。`
    : '';

/** 操作员管理: who acts for the unit, in which role, and whether one checks what another prepares (domain catalogue 12.2). */
export default function Operators() {
  const cache = useQueryClient();
  const list = useQuery({ queryKey: LIST, queryFn: ({ signal }) => fetchOperators({ signal }) });
  const setting = useQuery({ queryKey: SETTING, queryFn: ({ signal }) => fetchTwoPerson({ signal }) });
  const [inviting, setInviting] = useState(false);
  const change = useMutation({
    mutationFn: (work: () => Promise<OperatorRow[]>) => work(),
    onSuccess: (rows) => {
      cache.setQueryData(LIST, rows);
      // Who may manage and who may agree follows from the roles.
      void setting.refetch();
      toast.success('已更新');
    },
    onError: (error) => {
      toast.error(error.message);
      void list.refetch();
    },
  });
  const manages = setting.data?.kgl ?? false;
  const guarded = setting.data?.zt === '1' || Boolean(setting.data?.xe);
  const stop = async ({ czyid, xingming, zbyw = [], dfyw = [] }: OperatorRow) => {
    const left =
      zbyw.length > 0
        ? `${xingming}经办、尚未办结的${zbyw.length}笔业务由其他可以经办的操作员接着办理，短信也发给他们：${zbyw.join('、')}。`
        : '已提交的业务不受影响。';
    const content = `停用后${xingming}立即退出，不能再登录，本人会收到短信。${left}${uncheckedText(xingming, dfyw)}您确定要停用吗？`;
    if (await confirm({ title: '停用操作员', content, okText: '停用', focus: 'cancel' })) {
      change.mutate(() => stopOperator(czyid));
    }
  };
  const changeRole = async (row: OperatorRow, js: string) => {
    const { czyid, xingming, dfyw = [] } = row;
    const [from, to] = [dictionaryLabel('czyjs', row.js), dictionaryLabel('czyjs', js)];
    const left =
      js === PREPARES
        ? uncheckedText(xingming, dfyw) || aloneText(row)
        : guarded && row.js === PREPARES
          ? `${xingming}不复核您经办的业务：须双人复核的，不由经办人一人指定复核人。`
          : '';
    const content = `${xingming}的岗位由${from}改为${to}，立即生效，本人会收到短信。${left}您确定要变更吗？`;
    if (await confirm({ title: '变更岗位', content, okText: '变更', focus: 'cancel' })) {
      change.mutate(() => changeOperatorRole(czyid, js));
    }
  };
  /** Where one checks what another prepares: of whom nobody could check anything any more. */
  const aloneText = ({ czyid }: OperatorRow) => {
    if (!guarded) return '';
    const others = (list.data ?? []).filter((one) => one.czyid !== czyid && one.zt === IN_USE && one.js !== PREPARES);
    const [only] = others;
    return only && others.length === 1
      ? `改后只有${only.xingming}可以复核，${only.xingming}自己经办的业务没有人可以复核，请先邀请或恢复另一名复核岗或管理岗操作员。`
      : '';
  };
  return (
    <CardStack>
      <Card label="操作员">
        <h2>操作员</h2>
        <p className={styles.note}>
          每名操作员用本人证件号码和自己的密码登录。管理岗可以经办、复核和管理操作员，至少保留一名。
        </p>
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        <DataTable<OperatorRow>
          label="操作员名单"
          rowKey="czyid"
          rows={list.data}
          loading={list.isFetching}
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
                manages ? (
                  <select
                    aria-label={`${row.xingming}的岗位`}
                    value={js}
                    disabled={change.isPending}
                    // The value is taken at once: while it is asked about, the select shows the former role again.
                    onChange={({ target: { value } }) => void changeRole(row, value)}
                  >
                    {dictionaryOptions('czyjs').map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                ) : (
                  dictionaryLabel('czyjs', js)
                ),
            },
            { title: '手机号码', dataIndex: 'sjhm' },
            { title: '证件号码', dataIndex: 'zjhm' },
            { title: '最近登录', dataIndex: 'zjdl', render: (at: string) => at || '尚未登录' },
            { title: '状态', dataIndex: 'zt', render: (zt: string) => dictionaryLabel('czyzt', zt) },
            ...(manages
              ? [
                  {
                    title: '操作',
                    key: 'cz',
                    render: (_: OperatorRow, row: OperatorRow) =>
                      row.bs === '1' ? null : row.zt === '0' ? (
                        <Button
                          size="small"
                          aria-label={`恢复${row.xingming}`}
                          onClick={() => change.mutate(() => resumeOperator(row.czyid))}
                        >
                          恢复
                        </Button>
                      ) : (
                        <Button size="small" danger aria-label={`停用${row.xingming}`} onClick={() => void stop(row)}>
                          停用
                        </Button>
                      ),
                  },
                ]
              : []),
          ]}
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
    </CardStack>
  );
}
