import { useEffect, useRef, useState } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { entryNumber } from '@/lib/entry-number';
import { useHall } from '@/session/hall-watch';
import { useSession } from '@/session/session-store';
import { dropQuestions } from '@/ui/confirm';
import { LeaveQuestion } from '@/ui/LeaveQuestion';
import type { DraftState } from '../draft/draft-keeper';
import { useRun } from '../run/run';

const NOT_SAVED = '草稿没有保存成功，现在关闭会失去上次保存以后填写的内容。';

const LOSSES: Readonly<Partial<Record<DraftState['phase'], string>>> = {
  conflict: '两个窗口的草稿尚未选择以哪一份为准，现在关闭会失去本页填写的内容。',
  'handed-in': '这笔申请已提交或已终止，现在关闭会失去上次保存以后填写的内容。',
};

/** Asks before the person leaves a business in the middle: by a link, by Back, by closing the tab. Back goes one step back first. */
export function LeaveGuard() {
  const run = useRun();
  // A session that ends and a hall that closes must not be held up: the draft has been saved by then.
  const open = () =>
    useHall.getState().status !== 'closed' && (run.calls.token !== undefined || useSession.getState().phase === 'open');
  const entry = useEntryNumber();
  /** Whether the move that was held up last is a step back, and one that has been made: the router says 'blocked' for a while yet. */
  const stepsBack = useRef<'no' | 'due' | 'made'>('no');
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname || !open()) return false;
    // The browser stands on the other entry already. Who goes further than one back wants to leave.
    const oneBack = historyAction === 'POP' && entryNumber() === entry.current - 1 && run.back.current !== undefined;
    stepsBack.current = oneBack ? 'due' : 'no';
    return oneBack || run.dirty();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || stepsBack.current !== 'due') return;
    stepsBack.current = 'made';
    blocker.reset();
    // A yes that comes later would act on a step that nobody sees any more.
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
    // What no save takes is not thrown away without the person's word.
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

/** Of the entry on show: what a move is measured from. */
function useEntryNumber() {
  const { key } = useLocation();
  const entry = useRef(entryNumber() ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when the page's address has changed, and at no other time: a held-up Back stands elsewhere for a moment
  useEffect(() => {
    entry.current = entryNumber() ?? entry.current;
  }, [key]);
  return entry;
}
