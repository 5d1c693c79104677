import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { blockingCase } from '@/api/cases/blocking-case';
import { passCheck, returnCheck } from '@/api/cases/case-checks';
import { SPECIAL_APPROVAL } from '@/engine/case/case-text';
import { useOfficePaths } from '@/engine/flow/home-path';
import { StatementDialog } from '@/form/open/StatementDialog';
import { failureText } from '@/lib/shown-errors';
import { checkReturn } from '@/schema/unit/statements';
import { askConfirmation } from '@/ui/dialog/confirm';
import { toast } from '@/ui/state/toast';
import styles from './my-office.module.css';

interface CheckButtonsProps {
  ywlsh: string;
  /** Whether the case waits for this operator; a rejection stays visible even if another operator acted first. */
  waits: boolean;
  /** The centre's special-tip flag: asks for confirmation; without it a click suffices (docs/specification.md 4). */
  asks: boolean;
  /** Reason the case was not passed on, and the case blocking it; shown until the next attempt. */
  refused: CheckRefusal | null;
  onRefused: (refused: CheckRefusal | null) => void;
  onDone: () => void;
}

export interface CheckRefusal {
  text: string;
  first: string | undefined;
}

/** Takes focus on mount, where the button was pressed, so that it is read out and keys continue there. */
const focused = (element: HTMLElement | null) => element?.focus();

/** 复核通过 and 退回 for the unit's second operator. */
export function CheckButtons({ ywlsh, waits, asks, refused, onRefused, onDone }: CheckButtonsProps) {
  const [busy, setBusy] = useState(false);
  const { caseOf } = useOfficePaths();
  const [returning, setReturning] = useState(false);
  const pass = async () => {
    if (asks && !(await askConfirmation({ title: '温馨提示', content: SPECIAL_APPROVAL, okText: '复核通过' }))) return;
    setBusy(true);
    onRefused(null);
    try {
      await passCheck(ywlsh);
      toast.success('复核通过，已提交中心');
    } catch (error) {
      onRefused({
        text: failureText(error, '复核没有完成，请重试'),
        first: blockingCase(error),
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
  return (
    <StatementDialog
      title="退回"
      schema={checkReturn}
      name="yy"
      submitText="确定退回"
      send={async (yy) => {
        try {
          await returnCheck(ywlsh, yy);
          toast.success('已退回');
          onClose();
        } finally {
          onChanged();
        }
      }}
      onClose={onClose}
    />
  );
}
