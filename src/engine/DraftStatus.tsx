import { Alert, Button } from 'antd';
import { useStore } from 'zustand';
import { fetchDraft } from '@/api/business';
import { toast } from '@/ui/toast';
import styles from './engine.module.css';
import { useRun, useRunState } from './run';

/** Whether what is typed is safe; two windows that write the same draft are told apart here. */
export function DraftStatus() {
  const { drafts } = useRun();
  const phase = useStore(drafts.store, (state) => state.phase);
  const savedAt = useStore(drafts.store, (state) => state.savedAt);
  const step = useRunState((state) => state.step);
  if (step === 'result') return null;
  if (phase === 'conflict') return <Conflict />;
  return (
    // Only a failure is read out: saves go on with every pause in typing.
    <p className={styles.status} data-print="hide">
      {phase === 'saving' && '正在保存草稿…'}
      {phase === 'saved' && `草稿已保存（${savedAt}）`}
      <span role="status">{phase === 'failed' && '草稿未能保存，将自动重试；您填写的内容仍在本页'}</span>
    </p>
  );
}

function Conflict() {
  const run = useRun();
  const { code } = run.flow;
  const takeOver = async (use: 'newer' | 'mine') => {
    try {
      const newer = await fetchDraft(code, run.calls);
      if (newer && use === 'newer') run.adopt(newer);
      else run.drafts.continueFrom(newer?.xgcs ?? 0);
      await run.drafts.save();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '读取草稿失败');
    }
  };
  return (
    <div role="alert">
      <Alert
        type="warning"
        showIcon
        title="这份草稿已在其他窗口或设备上修改"
        description="为避免覆盖，本页暂停了自动保存。请选择以哪一份为准。"
        action={
          <>
            <Button onClick={() => void takeOver('mine')}>保留本页内容</Button>
            <Button type="primary" onClick={() => void takeOver('newer')}>
              使用较新的草稿
            </Button>
          </>
        }
      />
    </div>
  );
}
