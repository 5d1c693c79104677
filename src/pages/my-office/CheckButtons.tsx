import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { passCheck, returnCheck } from '@/api/case-checks';
import { caseInTheWay } from '@/api/case-in-the-way';
import { SPECIAL_APPROVAL } from '@/engine/case/case-words';
import { useOfficePaths } from '@/engine/flow/home-path';
import { confirm } from '@/ui/confirm';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';
import styles from './my-office.module.css';

interface CheckButtonsProps {
  ywlsh: string;
  /** Whether it waits for this operator; somebody else may have been quicker, and what was refused is still said then. */
  waits: boolean;
  /** The centre's special-tip flag: asked once more; without it the click is enough (specification 4). */
  asks: boolean;
  /** Why it could not be passed on, and which case comes first: it stays until it is tried again. */
  refused: Refused | null;
  onRefused: (refused: Refused | null) => void;
  onDone: () => void;
}

export interface Refused {
  text: string;
  first: string | undefined;
}

/** It has come where the button was pressed: read out, and the next key begins there. */
const focused = (element: HTMLElement | null) => element?.focus();

/** 复核通过 and 退回 for the unit's second operator. */
export function CheckButtons({ ywlsh, waits, asks, refused, onRefused, onDone }: CheckButtonsProps) {
  const [busy, setBusy] = useState(false);
  const { caseOf } = useOfficePaths();
  const [returning, setReturning] = useState(false);
  const pass = async () => {
    if (asks && !(await confirm({ title: '温馨提示', content: SPECIAL_APPROVAL, okText: '复核通过' }))) return;
    setBusy(true);
    onRefused(null);
    try {
      await passCheck(ywlsh);
      toast.success('复核通过，已提交中心');
    } catch (error) {
      onRefused({
        text: error instanceof Error ? error.message : '复核没有完成，请重试',
        first: caseInTheWay(error),
      });
    }
    setBusy(false);
    onDone();
  };
  return (
    <>
      {refused && (
        <div role="alert" className={styles.refused} tabIndex={-1} ref={focused}>
          <Alert
            type="error"
            showIcon
            role="none"
            title={refused.text}
            description={refused.first && <Link to={caseOf(refused.first)}>查看那笔办件</Link>}
          />
        </div>
      )}
      {waits && (
        <>
          <Button danger disabled={busy} onClick={() => setReturning(true)}>
            退回
          </Button>
          <Button type="primary" loading={busy} onClick={() => void pass()}>
            复核通过
          </Button>
        </>
      )}
      {returning && <ReturnDialog ywlsh={ywlsh} onClose={() => setReturning(false)} onChanged={onDone} />}
    </>
  );
}

function ReturnDialog({ ywlsh, onClose, onChanged }: { ywlsh: string; onClose: () => void; onChanged: () => void }) {
  const [yy, setYy] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async () => {
    if (yy.trim() === '') return setProblem('请填写退回原因');
    setBusy(true);
    try {
      await returnCheck(ywlsh, yy.trim());
      toast.success('已退回');
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '没有退回，请重试');
      setBusy(false);
    }
    onChanged();
  };
  return (
    <Dialog
      open
      title="退回"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" danger loading={busy} onClick={() => void send()}>
            确定退回
          </Button>
        </>
      }
    >
      <label>
        退回原因
        <textarea
          data-autofocus
          rows={4}
          style={{ width: '100%' }}
          maxLength={200}
          value={yy}
          onChange={({ target }) => setYy(target.value)}
        />
      </label>
      {problem && (
        <div role="alert">
          <Alert type="error" showIcon role="none" title={problem} />
        </div>
      )}
    </Dialog>
  );
}
