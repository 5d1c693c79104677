import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirmInterestStatement, type InterestTotals } from '@/api/unit/unit-interest';
import { formatMoney } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { FiledComplaint } from '@/engine/case/FiledComplaint';
import { Figures } from '@/form/sections/Figures';
import { prefillState } from '@/lib/address/prefill-state';
import { failureText } from '@/lib/shown-errors';
import { checkBeforeBusiness } from '@/session/completeness';
import { systemValue } from '@/session/system-config';
import { Card } from '@/ui/Card';
import { askConfirmation } from '@/ui/dialog/confirm';

const HOME = '/dwwt/DwwtHome';

/** Remaining obstacles to the unit's businesses besides the statement, with links. */
function WhatNow() {
  const { data } = useQuery({ queryKey: ['gate'], queryFn: () => checkBeforeBusiness(), staleTime: 0, gcTime: 0 });
  if (!data) return null;
  if (data.kind === 'ok') return <Link to={HOME}>可以办理各项业务了，返回首页</Link>;
  if (data.kind === 'unreachable') return <Link to={HOME}>返回首页</Link>;
  return (
    <span data-links>
      {data.text} {'path' in data && data.path ? <Link to={data.path}>去办理</Link> : <Link to={HOME}>返回首页</Link>}
    </span>
  );
}

/** Code 结息与对账 of the consultation subjects. */
const STATEMENTS = '09';

const objectionTitle = ({ nd }: InterestTotals) => `${nd}年单位利息单异议`;

/** Prefill of a consultation on this statement (processed within the time that the page states); the unit adds the description. */
function objectionTo(of: InterestTotals) {
  const nr = `${of.ksrq}至${of.jsrq}的单位利息单：期初余额${formatMoney(of.qcye)}，期末余额${formatMoney(of.qmye)}。有异议的内容：`;
  return prefillState({ jlx: '1', ywlxdm: STATEMENTS, bt: objectionTitle(of), nr });
}

/**
 * Totals of a year's interest statement, and the unit's confirmation of the newest one, required before any business (docs/specification.md
 * 4).
 */
export function InterestCard({ of }: { of: InterestTotals }) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState(false);
  const agree = useMutation({
    mutationFn: confirmInterestStatement,
    onSuccess: async () => {
      setProblem('');
      setDone(true);
      await cache.invalidateQueries({ queryKey: ['unit'] });
    },
    onError: (error) => setProblem(failureText(error, '确认没有完成，请稍后重试')),
  });
  const ask = async () => {
    const yes = await askConfirmation({
      title: '温馨提示',
      content: `您确定${of.nd}年利息单与本单位的账目一致吗？`,
      okText: '确认利息单',
      focus: 'ok',
    });
    if (yes) agree.mutate(of.nd);
  };
  return (
    <Card label={`${of.nd}年利息单`}>
      <h2>
        {of.nd}年利息单（{of.ksrq}至{of.jsrq}）
      </h2>
      <Figures
        items={[
          { label: '职工人数', value: peopleText(of.rs) },
          { label: '期初余额', value: formatMoney(of.qcye) },
          { label: '本年归集', value: formatMoney(of.bngj) },
          { label: '本年提取', value: formatMoney(of.tqje) },
          { label: '转移及其他', value: formatMoney(of.zyje) },
          { label: '本年利息', value: formatMoney(of.lxje) },
          {
            label: '期末余额',
            value: formatMoney(of.qmye),
            gs: '期初余额 + 本年归集 − 本年提取 + 转移及其他 + 本年利息',
          },
        ]}
      />
      {problem && <Alert type="error" showIcon title={problem} />}
      {of.kbsm && <Alert type="info" showIcon role="note" title={of.kbsm} />}
      {of.sfqr && of.kbsm && !done ? null : of.sfqr ? (
        <Alert
          type="success"
          showIcon
          role={done ? 'status' : 'note'}
          title={of.qrsj ? `已确认，${of.qrsj}` : '没有单独确认，以后一年度的利息单为准'}
          description={done && <WhatNow />}
        />
      ) : (
        <>
          <Alert
            type="warning"
            showIcon
            role="note"
            title="本年度利息单尚未确认，确认后方可办理业务"
            description={`请与本单位的账目核对；有出入的先提出异议，中心${systemValue('p.tsZxts')}个工作日内答复。`}
          />
          <p>
            <Button type="primary" loading={agree.isPending} onClick={() => void ask()}>
              确认利息单
            </Button>{' '}
            <Link to="/complaintJYAdd" state={objectionTo(of)}>
              提出异议
            </Link>
          </p>
          <FiledComplaint title={objectionTitle(of)} />
        </>
      )}
    </Card>
  );
}
