import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpeningQuery } from '@/lib/address/prefill-state';
import { NOT_OPEN } from '@/session/menu/entry-text';
import { useSession } from '@/session/session-store';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { Returned } from '../case/Returned';
import type { ResumableDraft } from '../draft/draft-box';
import { isResumed } from '../draft/resume';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';
import type { FlowEntry } from '../flow/flow-entry';
import { useLoad } from '../flow/use-load';
import type { Correction } from '../run/correction';
import { type FlowOpening, openFlow } from '../run/open-flow';
import type { OpeningTexts } from '../run/prefetch-flow';
import { receiptOf } from '../run/receipt-entry';
import { createRun, RunProvider } from '../run/run';
import { FlowRun } from './FlowRun';
import {
  DraftQuestion,
  discardDraft,
  draftText,
  NotConfigured,
  OpenCaseNotice,
  OpeningRefused,
} from './OpeningNotices';

interface Opened {
  flow: Flow;
  door: FlowOpening;
}

/** Page of a business, from the opening checks to the receipt. One route serves all steps. */
export default function FlowPage({ entry }: { entry: FlowEntry }) {
  const epoch = useSession((state) => state.epoch);
  const [since] = useState(() => performance.now());
  // A running flow is kept: showing the cached page again must not restart it.
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
  if (!opening.data) return <Loading shape="form" />;

  const { flow, door } = opening.data;
  switch (door.kind) {
    case 'refused':
      return <OpeningRefused check={door.check} />;
    case 'unconfigured':
      return <NotConfigured onRetry={opening.reload} />;
    case 'open-case':
      return <OpenCaseNotice found={door.found} onWithdrawn={opening.reload} />;
    case 'returned': {
      const kept = keptCorrection(flow, door.draft);
      const startAnew = async () => {
        const question = '放弃后，表单恢复为提交时的内容，已上传的材料不变，您确定吗？';
        if (await discardDraft(flow.code, question, door.found.ywlsh)) opening.reload();
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

/** Text on a saved correction draft; '' if the draft only holds the submitted values. */
function keptCorrection(flow: Flow, draft: ResumableDraft): string {
  if (draft.lost) return `您有登录过期前没来得及保存的补正内容：${draftText(flow, draft)}`;
  return draft.bzcg === '1' ? `您已补正一部分：${draftText(flow, draft)}` : '';
}

/** Asks 继续填写 or 重新开始 before the flow runs. */
function WithDraft({ answered, ...props }: RunningProps & { draft: ResumableDraft; answered: 'resume' | null }) {
  const { flow, draft } = props;
  const { state } = useLocation();
  // A draft recovered from a lost session is newer than the one chosen in the draft box.
  const chosen = answered ?? (isResumed(state) && !draft.lost ? 'resume' : null);
  const [answer, setAnswer] = useState<'resume' | 'anew' | null>(chosen);
  if (answer === null) return <DraftQuestion flow={flow} draft={draft} onAnswer={setAnswer} />;
  return <Running {...props} draft={answer === 'resume' ? draft : null} />;
}

interface RunningProps {
  flow: Flow;
  facts: FlowFacts;
  draft: ResumableDraft | null;
  /** Answer of an application that is submitted already. */
  answer?: Parameters<typeof createRun>[3];
  /** Return to be corrected. */
  correction?: Correction;
  texts?: OpeningTexts;
  since?: number;
  startAgain?: () => void;
}

function Running({ flow, facts, draft, answer, correction, texts, since, startAgain }: RunningProps) {
  const search = useOpeningQuery();
  // Query at the opening: the address may change while the flow runs.
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
