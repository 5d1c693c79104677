import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { claimTransfer, fetchUnclaimed } from '@/api/person/pending-money';
import { formatMoney, parseYuan, toYuan } from '@/domain/money';
import { Gate } from '@/engine/page/Gate';
import { MoneyInput } from '@/form/input/MoneyInput';
import { failureText } from '@/lib/shown-errors';
import { Card } from '@/ui/Card';
import { DataTable } from '@/ui/DataTable';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import styles from './remittance.module.css';

/** 到账待认领: money received without its code; the bank's reference and the amount prove ownership. */
export function ClaimCard() {
  const found = useQuery({ queryKey: ['unit', 'unclaimed'], queryFn: ({ signal }) => fetchUnclaimed({ signal }) });
  return (
    <Card label="到账待认领">
      <h2>到账待认领</h2>
      <Muted body>
        转账时没有填写缴款附言码，或附言与缴款附言码不符的款项不能自动匹配。请凭银行回单上的流水号和金额认领，认领后优先用于正在待缴款的清册。
      </Muted>
      {found.isError ? (
        <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <DataTable
          label="以本单位名义到账的待认领款"
          rowKey={(row) => row.xh}
          rows={found.data}
          loading={found.isPending}
          emptyText="没有以本单位名义到账的待认领款"
          columns={[
            { title: '到账日期', dataIndex: 'jzrq' },
            { title: '付款户名', dataIndex: 'fkhm' },
            { title: '银行流水号', dataIndex: 'lsh' },
            { title: '金额', dataIndex: 'fse', align: 'right', render: (yuan: string) => formatMoney(yuan) },
            { title: '附言', dataIndex: 'fy', render: (text: string) => text || '--' },
          ]}
        />
      )}
      <Gate>
        <ClaimForm />
      </Gate>
    </Card>
  );
}

function ClaimForm() {
  const id = useId();
  const cache = useQueryClient();
  const [lsh, setLsh] = useState('');
  const [fse, setFse] = useState('');
  const [problem, setProblem] = useState('');
  const claim = useMutation({
    mutationFn: claimTransfer,
    onSuccess: async () => {
      setLsh('');
      setFse('');
      await cache.invalidateQueries({ queryKey: ['unit'] });
    },
    onError: (error) => setProblem(failureText(error, '认领没有完成，请稍后重试')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (claim.isPending) return;
    const amount = parseYuan(fse.trim());
    if (lsh.trim() === '') setProblem('请输入银行流水号');
    else if (amount === undefined || amount <= 0n) setProblem('请输入到账金额，最多两位小数');
    else {
      setProblem('');
      claim.mutate({ lsh: lsh.trim(), fse: toYuan(amount) });
    }
  };
  const { data } = claim;
  return (
    <Row
      as="form"
      gap={2}
      align="end"
      className={styles.box}
      aria-label="认领到账款"
      data-print="hide"
      noValidate
      onSubmit={submit}
    >
      <label htmlFor={`${id}-lsh`}>
        银行流水号
        <Input
          id={`${id}-lsh`}
          value={lsh}
          maxLength={60}
          autoComplete="off"
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setLsh(target.value)}
        />
      </label>
      <div>
        <label htmlFor={`${id}-fse`}>金额</label>
        <MoneyInput id={`${id}-fse`} value={fse} onChange={setFse} aria={{ 'aria-describedby': `${id}-problem` }} />
      </div>
      <Button type="primary" htmlType="submit" loading={claim.isPending}>
        认领
      </Button>
      <div id={`${id}-problem`} className={styles.problem} role={problem ? 'alert' : 'status'}>
        {problem && <Alert type="error" showIcon role="none" title={problem} />}
        {!problem && data && (
          <Alert
            type={data.yrlrq ? 'info' : 'success'}
            showIcon
            role="none"
            title={
              data.yrlrq
                ? `该笔${formatMoney(data.fse)}已于${data.yrlrq}认领，无需再次认领`
                : `已认领${formatMoney(data.fse)}`
            }
            description={data.qcmc ? `已用于${data.qcmc}的清册。` : '已转入暂收余额。'}
          />
        )}
      </div>
    </Row>
  );
}
