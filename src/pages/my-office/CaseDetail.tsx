import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { CaseDetail as Detail } from '@/api/business';
import { paperName } from '@/domain/case-paper';
import { followedCase } from '@/engine/case/followed-case';
import { WithdrawButton } from '@/engine/case/WithdrawButton';
import { RESUME } from '@/engine/draft/resume';
import { EvaluateButton } from '@/engine/evaluation/EvaluateButton';
import { closePage, isOwnWindow } from '@/engine/flow/close-page';
import { correctionPath, flowPath, useFlowArea } from '@/engine/flow/flow-index';
import { useOfficePaths } from '@/engine/flow/home-path';
import { useOpens } from '@/engine/flow/MenuLink';
import { PrintHead } from '@/engine/flow/PrintHead';
import { AllowedWhereNamed } from '@/session/menu/Allowed';
import { withBackNav } from '@/session/menu/back-nav';
import { CardStack } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Outcome } from '@/ui/Outcome';
import { CaseRows } from './CaseRows';
import { CaseView } from './CaseView';
import { CheckButtons, type Refused } from './CheckButtons';
import { caseActions } from './case-actions';
import styles from './my-office.module.css';

/** One application: state, what was applied for, figures, papers, the way it went, and what can be done about it. */
export default function CaseDetail() {
  const [query] = useSearchParams();
  const queryClient = useQueryClient();
  const ywlsh = query.get('ywlsh') ?? '';
  const detail = useQuery({ ...followedCase(ywlsh), enabled: ywlsh !== '' });
  if (!ywlsh) return <Outcome status="warning" title="缺少业务流水号" />;
  if (detail.isError && !detail.data) return <LoadFailed error={detail.error} onRetry={() => void detail.refetch()} />;
  if (!detail.data) return <Loading />;
  return (
    <CardStack>
      <PrintHead title={`${detail.data.ywmc}${paperName(detail.data)}`} />
      <CaseView found={detail.data} />
      <CaseRows ywlsh={ywlsh} ywlx={detail.data.ywlx} />
      {/* The list tells what became of each row: it changes with the case. */}
      <Actions
        found={detail.data}
        onChanged={() => void queryClient.invalidateQueries({ queryKey: ['case', ywlsh] })}
      />
    </CardStack>
  );
}

function Actions({ found, onChanged }: { found: Detail; onChanged: () => void }) {
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Refused | null>(null);
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const { office } = useOfficePaths();
  const path = flowPath(found.ywlx, useFlowArea());
  const may = caseActions(found);
  // Nobody is led to what they have not in their menu.
  const opens = useOpens();
  const mayBegin = opens(path ?? '');
  const againAt = may.again && mayBegin ? path : undefined;
  // Said here, and not asked again there.
  const inFlow = may.correct ? '去补正' : may.resume && mayBegin ? '继续填写' : '';
  const elsewhere = opens(may.proceed) && found.ztsm?.ljmc;
  const goOn =
    inFlow && path
      ? {
          word: inFlow,
          go: () =>
            navigate(withBackNav(may.correct ? correctionPath(path, found.ywlsh) : path, here), { state: RESUME }),
        }
      : elsewhere && { word: elsewhere, go: () => navigate(may.proceed) };
  return (
    // A long list stands above: whoever checks it reaches the buttons from any of its rows, and reads there what was refused.
    <div className={found.kfh || refused ? `${styles.actions} ${styles.inReach}` : styles.actions} data-print="hide">
      {isOwnWindow() && <Button onClick={() => void closePage()}>关闭页面</Button>}
      <Button onClick={() => void navigate(office)}>返回列表</Button>
      <CheckButtons
        ywlsh={found.ywlsh}
        waits={found.kfh ?? false}
        asks={found.tsts ?? false}
        refused={refused}
        onRefused={setRefused}
        onDone={onChanged}
      />
      {may.withdraw && <WithdrawButton of={found} onDone={onChanged} />}
      {againAt && <Button onClick={() => void navigate(withBackNav(againAt, here))}>再办一笔</Button>}
      <EvaluateButton found={found} onDone={onChanged} />
      <AllowedWhereNamed path={office} keys={['dy']}>
        <Button type={goOn || found.kfh ? 'default' : 'primary'} onClick={() => window.print()}>
          打印{paperName(found)}
        </Button>
      </AllowedWhereNamed>
      {goOn && (
        <Button type="primary" onClick={() => void goOn.go()}>
          {goOn.word}
        </Button>
      )}
    </div>
  );
}
