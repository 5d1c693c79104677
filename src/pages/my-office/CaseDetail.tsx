import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { CaseDetail as Detail } from '@/api/cases/business';
import { paperName } from '@/domain/documents/case-paper';
import { followedCase } from '@/engine/case/followed-case';
import { WithdrawButton } from '@/engine/case/WithdrawButton';
import { RESUME } from '@/engine/draft/resume';
import { EvaluateButton } from '@/engine/evaluation/EvaluateButton';
import { closePage, isSeparateWindow } from '@/engine/flow/close-page';
import { correctionPath, flowPath, useFlowArea } from '@/engine/flow/flow-index';
import { useOfficePaths } from '@/engine/flow/home-path';
import { useOpens } from '@/engine/flow/MenuLink';
import { PrintHead } from '@/engine/flow/PrintHead';
import { focusHeading } from '@/lib/focus-heading';
import { Allowed } from '@/session/menu/Allowed';
import { withBackNav } from '@/session/menu/back-nav';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { Outcome } from '@/ui/state/Outcome';
import { CaseRows } from './CaseRows';
import { CaseView } from './CaseView';
import { CheckButtons, type CheckRefusal } from './CheckButtons';
import { caseActions } from './case-actions';
import styles from './my-office.module.css';

/** One application: state, application data, figures, documents, timeline and actions. */
export default function CaseDetail() {
  const [query] = useSearchParams();
  const queryClient = useQueryClient();
  const ywlsh = query.get('ywlsh') ?? '';
  const detail = useQuery({ ...followedCase(ywlsh), enabled: ywlsh !== '' });
  const page = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  // An action that removed its own button leaves the focus nowhere: it goes to the new state, at the top.
  useLayoutEffect(() => {
    if (!acted.current || document.activeElement !== document.body) return;
    acted.current = false;
    focusHeading(page.current?.querySelector<HTMLElement>('section[tabindex]') ?? null);
  });
  if (!ywlsh) return <Outcome status="warning" title="缺少业务流水号" />;
  if (detail.isError && !detail.data) return <LoadFailed error={detail.error} onRetry={() => void detail.refetch()} />;
  if (!detail.data) return <Loading />;
  return (
    <Stack gap={2} ref={page}>
      <PrintHead title={`${detail.data.ywmc}${paperName(detail.data)}`} />
      <CaseView found={detail.data} />
      <CaseRows ywlsh={ywlsh} ywlx={detail.data.ywlx} />
      {/* The list shows each row's result and changes with the case. */}
      <Actions
        found={detail.data}
        onChanged={() => {
          acted.current = true;
          void queryClient.invalidateQueries({ queryKey: ['case', ywlsh] });
        }}
      />
    </Stack>
  );
}

function Actions({ found, onChanged }: { found: Detail; onChanged: () => void }) {
  const navigate = useNavigate();
  const [refused, setRefused] = useState<CheckRefusal | null>(null);
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const { office } = useOfficePaths();
  const path = flowPath(found.ywlx, useFlowArea());
  const may = caseActions(found);
  // Links only to pages in the user's menu.
  const opens = useOpens();
  const mayBegin = opens(path ?? '');
  const againAt = may.again && mayBegin ? path : undefined;
  // Confirmed here, so that the next page does not ask again.
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
    // Sticky: reachable from any row of the long list above, with the rejection message.
    <div className={found.kfh || refused ? `${styles.actions} ${styles.inReach}` : styles.actions} data-print="hide">
      {isSeparateWindow() && <Button onClick={() => void closePage()}>关闭页面</Button>}
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
      <Allowed path={office} keys={['dy']}>
        <Button type={goOn || found.kfh ? 'default' : 'primary'} onClick={() => window.print()}>
          打印{paperName(found)}
        </Button>
      </Allowed>
      {goOn && (
        <Button type="primary" onClick={() => void goOn.go()}>
          {goOn.word}
        </Button>
      )}
    </div>
  );
}
