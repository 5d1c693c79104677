import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type Draft, fetchDraft } from '@/api/drafts';
import { AlertBox } from '@/ui/plain/AlertBox';
import { Button } from '@/ui/plain/Button';
import { toast } from '@/ui/toast';
import type { RunCalls } from '../flow/define-flow';
import type { DraftKeeper } from './draft-keeper';
import styles from './page-draft.module.css';
import { notSaved } from './save-by-hand';

interface DraftLineProps {
  keeper: DraftKeeper;
  code: string;
  calls?: RunCalls;
  /** What the other draft is called, where two of them meet. */
  words?: { title: string; take: string };
  /** Goes on with the other draft, from its count of changes. */
  onAdopt: (draft: Draft) => void;
  /** What is said once the application was handed in elsewhere, or has ended. */
  handedIn?: ReactNode;
}

export const ELSEWHERE = '这笔申请已在其他窗口或设备上提交';
const NEWER = { title: '这份草稿已在其他窗口或设备上修改', take: '使用较新的草稿' };

/** Whether what is typed is safe; two drafts of the same are told apart here. */
export function DraftLine({
  keeper,
  code,
  calls = {},
  words = NEWER,
  handedIn = <strong>{ELSEWHERE}</strong>,
  onAdopt,
}: DraftLineProps) {
  const phase = useStore(keeper.store, (state) => state.phase);
  const savedAt = useStore(keeper.store, (state) => state.savedAt);
  const reason = useStore(keeper.store, (state) => state.reason);
  const newer = useStore(keeper.store, (state) => state.newer);
  const decide = async (which: 'theirs' | 'mine') => {
    try {
      const other = await fetchDraft(code, { ...calls, ywlsh: keeper.number() });
      if (!other) toast.info('那份草稿已提交或已删除，保留本页内容');
      if (other && which === 'theirs') onAdopt(other);
      else keeper.continueFrom(other?.xgcs);
      await keeper.save();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '读取草稿失败');
    }
  };
  if (phase === 'conflict') {
    return (
      <InTheWay keeper={keeper}>
        <p>
          <strong>{newer ? `${newer.by}于${newer.at}修改了这份草稿` : words.title}</strong>
        </p>
        <p>为避免覆盖，本页暂停了自动保存。请选择以哪一份为准。</p>
        <div className={styles.choices}>
          <Button onClick={() => void decide('mine')}>保留本页内容</Button>
          <Button kind="primary" onClick={() => void decide('theirs')}>
            {words.take}
          </Button>
        </div>
      </InTheWay>
    );
  }
  if (phase === 'handed-in') {
    return <InTheWay keeper={keeper}>{handedIn}</InTheWay>;
  }
  return (
    // Only a failure is read out: saves go on with every pause in typing.
    <p className={styles.status} data-print="hide">
      {phase === 'saving' && '正在保存草稿…'}
      {phase === 'saved' && `草稿已保存（${savedAt}）`}
      <span role="status">{phase === 'failed' && `${notSaved(reason)}；您填写的内容仍在本页`}</span>
    </p>
  );
}

/** What keeps the page from going on: it takes the focus whenever somebody wants to. */
function InTheWay({ keeper, children }: { keeper: DraftKeeper; children: ReactNode }) {
  const times = useStore(keeper.store, (state) => state.calls ?? 0);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (times === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [times]);
  return <AlertBox ref={box}>{children}</AlertBox>;
}
