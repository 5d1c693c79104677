import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { fetchBanks } from '@/api/person/person';
import { type DepositPass, type DepositView, fetchDeposit } from '@/api/unit/unit-deposit';
import type { Flow, RunCalls } from '@/engine/flow/define-flow';
import { type FlowFacts, flowFacts } from '@/engine/flow/facts';
import { useLoad } from '@/engine/flow/use-load';
import { correctionOf } from '@/engine/run/open-flow';
import { OpenForm } from '@/form/open/OpenForm';
import { sessionFacts } from '@/form/session-facts';
import { ensureDictionaries } from '@/session/dictionary';
import { saveToTheEnd, unsavedNow } from '@/session/opening/session-ending';
import { loadSystemConfig, useSystemConfig } from '@/session/system-config';
import { askConfirmation, type ConfirmQuestion } from '@/ui/dialog/confirm';
import { Dialog } from '@/ui/dialog/Dialog';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { DepositForm } from './DepositForm';
import { DepositProgress } from './DepositProgress';
import { returning } from './entry-forms';
import styles from './unit-deposit.module.css';

const TO_CORRECT = '97';

const GIVE_UP: ConfirmQuestion = {
  title: '填写的内容没有保存成功',
  content: '现在退出会失去上次保存以后填写的内容。请检查网络后再试，或者放弃这些内容退出。',
  okText: '放弃并退出',
  cancelText: '继续填写',
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
  /** Starts another application for the unit of this code. */
  onAgain: (tyshxydm: string) => void;
}

/** One application: fill in, submit, follow, correct. */
export function DepositApplication({ flow, pass, onLeave, onAgain }: ApplicationProps) {
  const [lost, setLost] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const [leaving, setLeaving] = useState(false);
  // One object for the page's lifetime: an expired pass is replaced inside it, and input stays.
  const calls = useMemo<RunCalls>(() => ({ token: pass.access_token, onTokenLost: () => setLost(true) }), [pass]);
  const opened = useLoad<Opened>(pass.ywlsh, (signal) => open(flow, calls, signal));
  /** Saves the form's latest input first, and asks before discarding anything unsaved. */
  const leave = async () => {
    setLeaving(true);
    await saveToTheEnd();
    if (unsavedNow().length === 0 || (await askConfirmation(GIVE_UP))) onLeave();
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
      <Row gap={2} justify="space-between" className={styles.bar} data-print="hide">
        <p>
          办理流水号 <strong>{pass.ywlsh}</strong>
          ，请记下。填写的内容会自动保存，凭该流水号和经办人手机号码
          {opened.data?.view.sjhm}可以随时继续办理、查询进度。
        </p>
        <Button aria-disabled={leaving} onClick={() => !leaving && void leave()}>
          退出办理
        </Button>
      </Row>
      {opened.phase === 'failed' && !lost && <LoadFailed error={opened.error} onRetry={opened.reload} />}
      {!opened.data && opened.phase === 'loading' && <Loading shape="form" />}
      {opened.data && bj && !filling && (
        <DepositProgress
          found={bj}
          dwzh={opened.data.view.dwzh}
          calls={calls}
          onCorrect={() => setCorrecting(true)}
          onChanged={opened.reload}
          onAgain={() => onAgain(opened.data?.view.tyshxydm ?? '')}
        />
      )}
      {opened.data && filling && (
        <DepositForm flow={flow} {...opened.data} calls={calls} lost={lost} onHandedIn={handedIn} />
      )}
      {lost && <PassLost ywlsh={pass.ywlsh} onRenewed={renew} onLeave={() => void leave()} />}
    </>
  );
}

/** Loads the application and the facts for its form. */
async function open(flow: Flow, calls: RunCalls, signal: AbortSignal): Promise<Opened> {
  const [view, banks] = await Promise.all([
    fetchDeposit({ ...calls, signal }),
    fetchBanks({ signal }),
    ensureDictionaries(),
    useSystemConfig.getState().loaded ? undefined : loadSystemConfig(),
  ]);
  const common = { own: view, banks, ...sessionFacts, branch: '' };
  const returned = view.bj?.ywzt === TO_CORRECT ? view.bj : null;
  const correction = returned && (await correctionOf(flow, returned, view.cg, signal));
  return { view, facts: flowFacts({ area: 'guest', today: view.dqrq }, common), correction };
}

interface PassLostProps {
  ywlsh: string;
  onRenewed: (pass: DepositPass) => void;
  onLeave: () => void;
}

/** Verifies the phone again after the pass has expired; input stays on the page behind. */
function PassLost({ ywlsh, onRenewed, onLeave }: PassLostProps) {
  const entry = useMemo(() => returning(ywlsh), [ywlsh]);
  return (
    <Dialog open title="请重新验证手机号码" closable="none">
      <p>长时间未操作，为保护单位信息，请重新验证。本页填写的内容仍在，验证后自动保存。</p>
      <OpenForm
        form={entry.form}
        submitText="继续办理"
        busyText="正在核验…"
        onSubmit={async (values) => onRenewed(await entry.enter(values))}
        places={{ '428': 'yzm' }}
        more={<Button onClick={onLeave}>退出办理</Button>}
      />
    </Dialog>
  );
}
