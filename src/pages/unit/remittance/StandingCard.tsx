import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import {
  answerStanding,
  fetchStanding,
  type StandingProposal,
  type StandingState,
  setStanding,
} from '@/api/person/standing';
import { isOverBound, payerLabel } from '@/domain/deposit/payer-label';
import { formatMoney } from '@/domain/money';
import { FlowLink } from '@/engine/flow/FlowLink';
import { MenuLink } from '@/engine/flow/MenuLink';
import { Card } from '@/ui/Card';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Select } from '@/ui/input/Select';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { StateMark } from '@/ui/state/StateMark';
import { toast } from '@/ui/state/toast';
import styles from './remittance.module.css';
import { SecondApprovalCard } from './SecondApprovalCard';

const KEY = ['unit', 'standing'];

/** 每月自动确认清册并扣款: the present standing instruction, with switching on and off. */
export function StandingCard() {
  const state = useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchStanding({ signal }) });
  return (
    <Card label="每月自动汇缴">
      <h2>每月自动确认清册并扣款</h2>
      {state.isError && <LoadFailed error={state.error} onRetry={() => void state.refetch()} />}
      {state.data && <Standing state={state.data} />}
    </Card>
  );
}

function Standing({ state }: { state: StandingState }) {
  const id = useId();
  const cache = useQueryClient();
  const [zhbh, setZhbh] = useState(
    state.zhbh || (state.fkzhs.find((account) => !isOverBound(account.kksx, state.scje))?.zhbh ?? ''),
  );
  const payer = state.fkzhs.find((account) => account.zhbh === zhbh);
  const change = useMutation({
    mutationFn: (zt: '0' | '1') => setStanding({ zt, zhbh }),
    onSuccess: (next) => {
      cache.setQueryData(KEY, next);
      toast.success(next.sq ? '已申请，须另一名操作员确认后生效' : done(next));
    },
  });
  const answer = useMutation({
    mutationFn: answerStanding,
    onSuccess: (next, agreed) => {
      cache.setQueryData(KEY, next);
      toast.success(agreed ? done(next) : '已取消申请，仍按原来的办理');
    },
    onError: () => void cache.invalidateQueries({ queryKey: KEY }),
  });
  const begin = async () => {
    const first = state.scsm
      ? `${state.scsm}，${state.scrq}不自动扣款，须自行办理；以后清册没有变动的月份自动扣款。`
      : `首次将于${state.scrq}扣款${formatMoney(state.scje)}（${state.scrs}人）。`;
    const content = `${first}由${payer?.fkzh ?? ''}付款，提前${state.tqts}个工作日通知。您确定要开通吗？`;
    if (await askConfirmation({ title: '温馨提示', content, okText: '确定开通', focus: 'ok' })) change.mutate('1');
  };
  const end = async () => {
    const content = '取消后需要每月自行办理汇缴，逾期会影响职工的连续缴存。您确定要取消吗？';
    if (await askConfirmation({ title: '温馨提示', content, okText: '取消自动汇缴' })) change.mutate('0');
  };
  return (
    <>
      <p>{explained(state)}</p>
      <Muted body>
        每月{state.zxr}日执行，提前{state.tqts}
        个工作日提醒，提醒后仍可取消或自行办理；清册有变动的月份不自动扣款，请自行办理。
      </Muted>
      {state.sq && (
        <SecondApprovalCard
          what={askedFor(state.sq)}
          asked={state.sq}
          busy={answer.isPending}
          onAnswer={(agreed) => answer.mutate(agreed)}
        />
      )}
      <Row gap={2} className={styles.standing} data-print="hide">
        <StateMark {...MARKS[state.zt === '0' ? '0' : state.zt === '1' ? '1' : '2']} />
        {state.zt !== '1' && state.bkyy && (
          <Muted body data-links>
            暂不能开通：{state.bkyy}。
            {state.lj ? <MenuLink to={state.lj}>去办理</MenuLink> : state.bkyw && <FlowLink code={state.bkyw} />}
          </Muted>
        )}
        {state.zt !== '1' && !state.bkyy && state.wzhsm && (
          <Muted body data-links>
            没有可用的付款账户：{state.wzhsm}。
            <FlowLink code="GJ0109" />
          </Muted>
        )}
        {state.zt !== '1' && !state.bkyy && !state.sq && !state.wzhsm && (
          <>
            <div className={styles.actions}>
              <label htmlFor={id}>付款账户</label>
              <Select
                id={id}
                style={{ width: 'auto', maxWidth: '100%' }}
                value={zhbh}
                options={state.fkzhs.map((account) => ({
                  value: account.zhbh,
                  label: payerLabel(account, state.scje),
                  disabled: isOverBound(account.kksx, state.scje),
                }))}
                onChange={setZhbh}
              />
            </div>
            <Button type="primary" ghost loading={change.isPending} onClick={() => void begin()}>
              开通
            </Button>
          </>
        )}
        {state.zt !== '0' && !state.sq && (
          <Button danger loading={change.isPending} onClick={() => void end()}>
            取消自动汇缴
          </Button>
        )}
      </Row>
    </>
  );
}

const done = ({ zt }: StandingState) => (zt === '1' ? '已开通每月自动汇缴' : '已取消每月自动汇缴');

const askedFor = ({ zt, fkzh }: StandingProposal) =>
  zt === '1' ? `开通每月自动汇缴，由${fkzh}付款` : '取消每月自动汇缴';

const MARKS = {
  '0': { tone: 'ended', label: '未开通' },
  '1': { tone: 'done', label: '已开通' },
  '2': { tone: 'waiting', label: '按柜台协议代缴' },
} as const;

function explained({ zt, rq, ztsm, fkzh, zxr, fhrxm }: StandingState): string {
  if (zt === '1') return `${rq}开通${fhrxm && `（${fhrxm}复核）`}，由${fkzh}付款。`;
  if (zt === '0' && rq !== '') return `${rq}取消，每月须自行办理汇缴。`;
  if (zt === '0' && ztsm !== '') return `柜台代缴协议暂停代缴：${ztsm}。恢复前每月须自行办理汇缴。`;
  if (zt === '0') return '没有开通每月自动汇缴，每月须自行办理汇缴。';
  return `单位在柜台与银行签有代缴协议：每月${zxr}日按计入变更后的清册代缴；已自行提交清册的月份不代缴。在网厅开通后，改按下面的方式办理。`;
}
