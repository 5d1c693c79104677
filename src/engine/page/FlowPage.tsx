import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpeningQuery } from '@/lib/prefill-state';
import { NOT_OPEN } from '@/session/menu/entry-words';
import { useSession } from '@/session/session-store';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Returned } from '../case/Returned';
import type { FoundDraft } from '../draft/draft-box';
import { isResumed } from '../draft/resume';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';
import type { FlowEntry } from '../flow/flow-entry';
import { useLoad } from '../flow/use-load';
import type { Correction } from '../run/correction';
import { type Opening, openFlow } from '../run/open-flow';
import type { OpeningTexts } from '../run/opening-calls';
import { receiptOf } from '../run/receipt-entry';
import { createRun, RunProvider } from '../run/run';
import { DraftQuestion, giveUpDraft, keptWords, NotConfigured, OpenCaseFound, Refused } from './Doorway';
import { FlowRun } from './FlowRun';

interface Opened {
  flow: Flow;
  door: Opening;
}

/** A business, from its opening checks to its receipt. One route for all its steps. */
export default function FlowPage({ entry }: { entry: FlowEntry }) {
  const epoch = useSession((state) => state.epoch);
  const [since] = useState(() => performance.now());
  // What has begun to run stays what it is: a kept page that is shown again must not begin anew.
  const begun = useRef<{ epoch: number; opened: Opened } | null>(null);
  const { state } = useLocation();
  const query = useOpeningQuery();
  const [ywlsh] = useState(() => new URLSearchParams(query).get('ywlsh') ?? '');
  const opening = useLoad<Opened>(`${epoch} ${entry.area} ${entry.code}`, async (signal) => {
    if (!entry.load) throw new Error(NOT_OPEN);
    if (begun.current?.epoch === epoch) return begun.current.opened;
    const { default: flow } = await entry.load();
    const door = await openFlow(flow, entry.area, signal, { receipt: receiptOf(state), ywlsh });
    const opened = { flow, door };
    if (!signal.aborted && (door.kind === 'ready' || door.kind === 'submitted')) begun.current = { epoch, opened };
    return opened;
  });
  const { reload } = opening;
  const [again, setAgain] = useState(0);
  const startAgain = useCallback(() => {
    begun.current = null;
    setAgain((times) => times + 1);
    reload();
  }, [reload]);
  if (opening.phase === 'failed') return <LoadFailed error={opening.error} onRetry={opening.reload} />;
  if (!opening.data) return <Loading />;

  const { flow, door } = opening.data;
  switch (door.kind) {
    case 'refused':
      return <Refused check={door.check} />;
    case 'unconfigured':
      return <NotConfigured onRetry={opening.reload} />;
    case 'open-case':
      return <OpenCaseFound found={door.found} onWithdrawn={opening.reload} />;
    case 'returned': {
      const kept = keptCorrection(flow, door.draft);
      const startAnew = async () => {
        const question = '放弃后，表单恢复为提交时的内容，已上传的材料不变，您确定吗？';
        if (await giveUpDraft(flow.code, question, door.found.ywlsh)) opening.reload();
      };
      return (
        <Returned
          found={door.found}
          kept={kept}
          asked={isResumed(state) && !door.draft.lost}
          onWithdrawn={opening.reload}
          onAnew={() => void startAnew()}
        >
          <Running flow={flow} facts={door.facts} draft={door.draft} correction={door} startAgain={startAgain} />
        </Returned>
      );
    }
    case 'submitted':
      return <Running flow={flow} facts={door.facts} draft={null} answer={door.answer} />;
    case 'ready':
      return door.draft ? (
        <WithDraft
          key={again}
          flow={flow}
          facts={door.facts}
          draft={door.draft}
          texts={door.texts}
          startAgain={startAgain}
          answered={again > 0 ? 'resume' : null}
        />
      ) : (
        <Running flow={flow} facts={door.facts} draft={null} texts={door.texts} since={since} startAgain={startAgain} />
      );
  }
}

/** A correction that was begun, in the draft box or kept from it; what came back with the case is none. */
function keptCorrection(flow: Flow, draft: FoundDraft): string {
  if (draft.lost) return `您有登录过期前没来得及保存的补正内容：${keptWords(flow, draft)}`;
  return draft.bzcg === '1' ? `您已补正一部分：${keptWords(flow, draft)}` : '';
}

/** 继续填写 or 重新开始: until the person has said, nothing runs. */
function WithDraft({ answered, ...props }: RunningProps & { draft: FoundDraft; answered: 'resume' | null }) {
  const { flow, draft } = props;
  const { state } = useLocation();
  // What a lost session left behind is newer than what was chosen in the draft box.
  const chosen = answered ?? (isResumed(state) && !draft.lost ? 'resume' : null);
  const [answer, setAnswer] = useState<'resume' | 'anew' | null>(chosen);
  if (answer === null) return <DraftQuestion flow={flow} draft={draft} onAnswer={setAnswer} />;
  return <Running {...props} draft={answer === 'resume' ? draft : null} />;
}

interface RunningProps {
  flow: Flow;
  facts: FlowFacts;
  draft: FoundDraft | null;
  /** Already handed in. */
  answer?: Parameters<typeof createRun>[3];
  /** Sent back by the centre. */
  correction?: Correction;
  texts?: OpeningTexts;
  since?: number;
  startAgain?: () => void;
}

function Running({ flow, facts, draft, answer, correction, texts, since, startAgain }: RunningProps) {
  const search = useOpeningQuery();
  // What the page was opened for: its address may change while it runs.
  const [opened] = useState(search);
  const run = useMemo(
    () => createRun(flow, facts, draft, answer, { correction, texts, search: opened, since, startAgain }),
    [flow, facts, draft, answer, correction, texts, opened, since, startAgain],
  );
  return (
    <RunProvider value={run}>
      <FlowRun />
    </RunProvider>
  );
}
