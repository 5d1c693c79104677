import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { fetchBanks } from '@/api/person';
import { type DepositPass, type DepositView, fetchDeposit } from '@/api/unit-deposit';
import type { Flow, RunCalls } from '@/engine/flow/define-flow';
import { type FlowFacts, factsOf } from '@/engine/flow/facts';
import { useLoad } from '@/engine/flow/use-load';
import { correctionOf } from '@/engine/run/open-flow';
import { ensureDictionaries } from '@/session/dictionary';
import { saveToTheEnd, unsavedNow } from '@/session/session-ending';
import { loadSystemConfig, systemValue, useSystemConfig } from '@/session/system-config';
import { confirm, type Question } from '@/ui/confirm';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Filling } from './Filling';
import { PassLost } from './PassLost';
import { Progress } from './Progress';
import styles from './unit-deposit.module.css';

const TO_CORRECT = '97';

const GIVE_UP: Question = {
  title: '填写的内容没有保存成功',
  content: '现在退出会失去上次保存以后填写的内容。请检查网络后再试，或者放弃这些内容退出。',
  okText: '放弃并退出',
  cancelText: '继续填写',
  focus: 'cancel',
};

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
  const [leaving, setLeaving] = useState(false);
  // One object for as long as the page is open: a pass that ran out is replaced in it, and what is typed stays.
  const calls = useMemo<RunCalls>(() => ({ token: pass.access_token, onTokenLost: () => setLost(true) }), [pass]);
  const opened = useLoad<Opened>(pass.ywlsh, (signal) => open(flow, calls, signal));
  /** The form below may have been typed in a moment ago: it is brought over first, and nothing is given up unasked. */
  const leave = async () => {
    setLeaving(true);
    await saveToTheEnd();
    if (unsavedNow().length === 0 || (await confirm(GIVE_UP))) onLeave();
    else setLeaving(false);
  };
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
      <div className={styles.bar} data-print="hide">
        <p>
          办理流水号 <strong>{pass.ywlsh}</strong>
          ，请记下。填写的内容会自动保存，凭该流水号和经办人手机号码
          {opened.data?.view.sjhm}可以随时继续办理、查询进度。
        </p>
        <Button aria-disabled={leaving} onClick={() => !leaving && void leave()}>
          退出办理
        </Button>
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
      {lost && <PassLost ywlsh={pass.ywlsh} onRenewed={renew} onLeave={() => void leave()} />}
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
