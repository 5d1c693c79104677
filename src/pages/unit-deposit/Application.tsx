import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { fetchBanks } from '@/api/person';
import { type DepositPass, type DepositView, fetchDeposit } from '@/api/unit-deposit';
import type { Flow, RunCalls } from '@/engine/flow/define-flow';
import { type FlowFacts, factsOf } from '@/engine/flow/facts';
import { useLoad } from '@/engine/flow/use-load';
import { correctionOf } from '@/engine/run/open-flow';
import { ensureDictionaries } from '@/session/dictionary';
import { loadSystemConfig, systemValue, useSystemConfig } from '@/session/system-config';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Filling } from './Filling';
import { PassLost } from './PassLost';
import { Progress } from './Progress';
import styles from './unit-deposit.module.css';

const TO_CORRECT = '97';

interface Opened {
  view: DepositView;
  facts: FlowFacts;
  correction: Awaited<ReturnType<typeof correctionOf>> | null;
}

interface ApplicationProps {
  flow: Flow;
  pass: DepositPass;
  onLeave: () => void;
  /** Begins another one for the unit of this code. */
  onAgain: (tyshxydm: string) => void;
}

/** One application: filled in, handed in, followed, corrected. */
export function Application({ flow, pass, onLeave, onAgain }: ApplicationProps) {
  const [lost, setLost] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  // One object for as long as the page is open: a pass that ran out is replaced in it, and what is typed stays.
  const calls = useMemo<RunCalls>(() => ({ token: pass.access_token, onTokenLost: () => setLost(true) }), [pass]);
  const opened = useLoad<Opened>(pass.ywlsh, (signal) => open(flow, calls, signal));
  const renew = ({ access_token }: DepositPass) => {
    calls.token = access_token;
    setLost(false);
    if (opened.phase === 'failed') opened.reload();
  };
  const handedIn = () => {
    setCorrecting(false);
    opened.reload();
  };
  const bj = opened.data?.view.bj;
  const filling = !bj || (correcting && bj.ywzt === TO_CORRECT);
  return (
    <>
      <div className={styles.bar}>
        <p>
          办理流水号 <strong>{pass.ywlsh}</strong>
          ，请记下。填写的内容会自动保存，凭该流水号和经办人手机号码
          {opened.data?.view.sjhm}可以随时继续办理、查询进度。
        </p>
        <Button onClick={onLeave}>退出办理</Button>
      </div>
      {opened.phase === 'failed' && !lost && <LoadFailed error={opened.error} onRetry={opened.reload} />}
      {!opened.data && opened.phase === 'loading' && <Loading />}
      {opened.data && bj && !filling && (
        <Progress
          found={bj}
          dwzh={opened.data.view.dwzh}
          calls={calls}
          onCorrect={() => setCorrecting(true)}
          onChanged={opened.reload}
          onAgain={() => onAgain(opened.data?.view.tyshxydm ?? '')}
        />
      )}
      {opened.data && filling && (
        <Filling flow={flow} {...opened.data} calls={calls} lost={lost} onHandedIn={handedIn} />
      )}
      {lost && <PassLost ywlsh={pass.ywlsh} onRenewed={renew} onLeave={onLeave} />}
    </>
  );
}

/** The application, and what its form needs to know. */
async function open(flow: Flow, calls: RunCalls, signal: AbortSignal): Promise<Opened> {
  const [view, banks] = await Promise.all([
    fetchDeposit({ ...calls, signal }),
    fetchBanks({ signal }),
    ensureDictionaries(),
    useSystemConfig.getState().loaded ? undefined : loadSystemConfig(),
  ]);
  const common = { own: view, banks, policy: systemValue, branch: '' };
  const returned = view.bj?.ywzt === TO_CORRECT ? view.bj : null;
  const correction = returned && (await correctionOf(flow, returned, view.cg, signal));
  return { view, facts: factsOf({ area: 'guest', today: view.dqrq }, common), correction };
}
