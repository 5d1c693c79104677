import { Button } from 'antd';
import { useState } from 'react';
import type { CaseSummary } from '@/api/cases/business';
import { EvaluationDialog } from './EvaluationDialog';

interface EvaluateButtonProps {
  found: Pick<CaseSummary, 'ywlsh' | 'ywmc' | 'pj'>;
  size?: 'small' | 'middle';
  onDone: () => void;
}

/** 评价, offered from the known result to the end of the evaluation period. */
export function EvaluateButton({ found, size = 'middle', onDone }: EvaluateButtonProps) {
  const [open, setOpen] = useState(false);
  if (found.pj !== '1') return null;
  return (
    <>
      <Button size={size} aria-label={`评价${found.ywmc}${found.ywlsh.slice(-4)}`} onClick={() => setOpen(true)}>
        评价
      </Button>
      {open && (
        <EvaluationDialog ywlsh={found.ywlsh} ywmc={found.ywmc} onClose={() => setOpen(false)} onDone={onDone} />
      )}
    </>
  );
}
