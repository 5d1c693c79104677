import { useEffect, useRef, useState } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { entryNumber } from '@/lib/entry-number';
import { useSession } from '@/session/session-store';
import { useHall } from '@/session/watch/hall-watch';
import { dropQuestions } from '@/ui/dialog/confirm';
import { LeaveQuestion } from '@/ui/dialog/LeaveQuestion';
import type { DraftState } from '../draft/draft-keeper';
import { useRun } from '../run/run';

const NOT_SAVED = '草稿没有保存成功，现在关闭会失去上次保存以后填写的内容。';

const LOSSES: Readonly<Partial<Record<DraftState['phase'], string>>> = {
  conflict: '两个窗口的草稿尚未选择以哪一份为准，现在关闭会失去本页填写的内容。',
  'handed-in': '这笔申请已提交或已终止，现在关闭会失去上次保存以后填写的内容。',
};

/** Confirms leaving an unfinished flow by a link, Back or closing the tab. Back first goes to the previous step. */
export function LeaveGuard() {
  const run = useRun();
  // An ended session or closed hall must not be held up: the draft is saved by then.
  const open = () =>
    useHall.getState().status !== 'closed' && (run.calls.token !== undefined || useSession.getState().phase === 'open');
  const entry = useEntryNumber();
  /** State of a blocked Back that becomes a step back; 'made' because the router stays 'blocked' for a while. */
  const stepsBack = useRef<'no' | 'due' | 'made'>('no');
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname || !open()) return false;
    // The browser is on the other entry already. Going back more than one entry means leaving.
    const oneBack = historyAction === 'POP' && entryNumber() === entry.current - 1 && run.back.current !== undefined;
    stepsBack.current = oneBack ? 'due' : 'no';
    return oneBack || run.dirty();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || stepsBack.current !== 'due') return;
    stepsBack.current = 'made';
    blocker.reset();
    // A later answer would act on a step that is no longer shown.
    dropQuestions();
    run.back.current?.();
  }, [blocker, run]);
  const [failed, setFailed] = useState(false);
  const loss = LOSSES[useStore(run.drafts.store, ({ phase }) => phase)] ?? (failed ? NOT_SAVED : '');
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (run.dirty() && run.drafts.pending()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [run]);

  const leave = async () => {
    await run.drafts.save();
    // Unsaved content is discarded only with consent.
    if (!loss && run.drafts.pending()) return setFailed(true);
    blocker.proceed?.();
  };
  const stay = () => {
    setFailed(false);
    blocker.reset?.();
  };
  const kept =
    run.calls.token === undefined
      ? '已填写的内容会保存到草稿箱，下次可以继续填写。'
      : '已填写的内容会保存到中心，下次凭办理流水号和手机号码继续填写。';
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked' && stepsBack.current === 'no'}
      words={loss || kept}
      onStay={stay}
      onLeave={() => void leave()}
    />
  );
}

/** Number of the current history entry, from which moves are measured. */
function useEntryNumber() {
  const { key } = useLocation();
  const entry = useRef(entryNumber() ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read on a new address only: a blocked Back is on another entry for a moment
  useEffect(() => {
    entry.current = entryNumber() ?? entry.current;
  }, [key]);
  return entry;
}
