import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { OperatorUnit } from '@/api/session/auth';
import { fetchOperatorUnits } from '@/api/session/switch-user';
import { failureText } from '@/lib/shown-errors';
import { switchToUnit } from '@/session/opening/switch-unit';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Dialog } from '@/ui/dialog/Dialog';
import { Loading } from '@/ui/state/Loading';
import { toast } from '@/ui/state/toast';
import styles from './SwitchUnitDialog.module.css';

type Units = { phase: 'loading' } | { phase: 'failed'; reason: string } | { phase: 'ready'; units: OperatorUnit[] };

/** Switches between an operator's units without signing out. */
export function SwitchUnitDialog({ onClose }: { onClose: () => void }) {
  const [state, setState] = useState<Units>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    const controller = new AbortController();
    setState({ phase: 'loading' });
    fetchOperatorUnits(controller.signal).then(
      (units) => setState({ phase: 'ready', units }),
      (error) =>
        !controller.signal.aborted &&
        setState({ phase: 'failed', reason: failureText(error, '单位列表加载失败，请重试') }),
    );
    return () => controller.abort();
  }, [attempt]);

  const choose = async ({ dwzh, dwmc }: OperatorUnit) => {
    if (running.current) return;
    running.current = new AbortController();
    setBusy(dwzh);
    try {
      const opening = await switchToUnit(dwzh, { signal: running.current.signal, giveUp: () => askToGiveUp(dwmc) });
      if (opening === 'stayed') return;
      onClose();
      if (opening === 'open') toast.success(`已切换到${dwmc}`);
    } catch (error) {
      setState({ phase: 'failed', reason: failureText(error, '没有切换成功，请重试') });
    } finally {
      running.current = undefined;
      setBusy('');
    }
  };

  return (
    <Dialog open title="切换单位" width={520} onClose={onClose} footer={<Button onClick={onClose}>取消</Button>}>
      {state.phase === 'loading' && <Loading shape="list" />}
      {state.phase === 'failed' && (
        <p role="alert">
          {state.reason}
          <Button type="link" onClick={() => setAttempt(attempt + 1)}>
            重试
          </Button>
        </p>
      )}
      {state.phase === 'ready' && (
        <>
          <p>您可以为以下单位办理业务。切换后，未提交的内容会保存在原单位的草稿箱。</p>
          <p role="status">{busy !== '' && '正在保存未提交的内容，保存完成后切换；内容较多时需要几秒，请稍候。'}</p>
          <ul className={styles.units}>
            {state.units.map((unit) => (
              <li key={unit.dwzh}>
                <span className={styles.name}>
                  <bdi>{unit.dwmc}</bdi>
                  <small>单位账号 {unit.dwzh}</small>
                </span>
                {unit.dq === '1' ? (
                  <span>当前单位</span>
                ) : (
                  <Button
                    aria-label={`${busy === unit.dwzh ? '正在切换...' : '切换'}到${unit.dwmc}`}
                    aria-disabled={busy !== ''}
                    onClick={() => void choose(unit)}
                  >
                    {busy === unit.dwzh ? '正在切换...' : '切换'}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {state.units.length < 2 && <p>您目前只是一家单位的经办人。担任其他单位经办人后，可在这里切换。</p>}
        </>
      )}
    </Dialog>
  );
}

/** Confirms the loss of unsaved values, which end with the former unit's session. */
function askToGiveUp(dwmc: string): Promise<boolean> {
  return askConfirmation({
    title: '草稿未能保存',
    content: `您填写的内容没有存入草稿箱，现在切换到${dwmc}会丢失这些内容。请检查网络后留在本单位重试保存，或者放弃这些内容继续切换。`,
    okText: '放弃并切换',
    cancelText: '留在本单位',
  });
}
