import { Button } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type Draft, fetchDraft } from '@/api/cases/drafts';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { FocusableAlert } from '@/ui/state/FocusableAlert';
import { toast } from '@/ui/state/toast';
import type { RunCalls } from '../flow/define-flow';
import type { DraftKeeper } from './draft-keeper';
import styles from './page-draft.module.css';
import { saveFailureText } from './save-draft-now';

interface DraftLineProps {
  keeper: DraftKeeper;
  code: string;
  calls?: RunCalls;
  /** Texts of the conflict notice; the default speaks of a newer draft. */
  words?: { title: string; take: string };
  /** Continues with the other draft and its change count. */
  onAdopt: (draft: Draft) => void;
  /** Notice once the application was submitted elsewhere or has ended. */
  handedIn?: ReactNode;
}

export const ELSEWHERE = '这笔申请已在其他窗口或设备上提交';
const NEWER = { title: '这份草稿已在其他窗口或设备上修改', take: '使用较新的草稿' };

/** Save status of the draft; a conflict of two drafts is decided here. */
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
      toast.failure(error, '读取草稿失败');
    }
  };
  if (phase === 'conflict') {
    return (
      <InTheWay keeper={keeper} title={newer ? `${newer.by}于${newer.at}修改了这份草稿` : words.title}>
        <p>为避免覆盖，本页暂停了自动保存。请选择以哪一份为准。</p>
        <Row>
          <Button onClick={() => void decide('mine')}>保留本页内容</Button>
          <Button type="primary" onClick={() => void decide('theirs')}>
            {words.take}
          </Button>
        </Row>
      </InTheWay>
    );
  }
  if (phase === 'handed-in') {
    return <InTheWay keeper={keeper}>{handedIn}</InTheWay>;
  }
  return (
    // The live region holds failures only: saves follow every pause in typing.
    <Muted className={styles.status} data-print="hide">
      {phase === 'saving' && '正在保存草稿…'}
      {phase === 'saved' && `草稿已保存（${savedAt}）`}
      <span role="status">{phase === 'failed' && `${saveFailureText(reason)}；您填写的内容仍在本页`}</span>
    </Muted>
  );
}

/** Notice that blocks the page; focused at every blocked attempt to continue. */
function InTheWay({ keeper, title, children }: { keeper: DraftKeeper; title?: string; children: ReactNode }) {
  const times = useStore(keeper.store, (state) => state.calls ?? 0);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (times === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [times]);
  return <FocusableAlert ref={box} type="warning" title={title} description={children} />;
}
