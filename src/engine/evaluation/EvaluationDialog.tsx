import { Button } from 'antd';
import { useId } from 'react';
import { Dialog } from '@/ui/dialog/Dialog';
import { toast } from '@/ui/state/toast';
import { EvaluationFields } from './EvaluationFields';
import { useEvaluation } from './use-evaluation';

interface EvaluationDialogProps {
  ywlsh: string;
  ywmc: string;
  onClose: () => void;
  onDone: () => void;
}

/** Evaluation of an online case: department and terminal are taken from the case. */
export function EvaluationDialog({ ywlsh, ywmc, onClose, onDone }: EvaluationDialogProps) {
  const id = useId();
  const evaluation = useEvaluation({
    ywlsh,
    onDone: (clsm) => {
      toast.success(clsm);
      onDone();
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={`评价：${ywmc}`}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            type={evaluation.asksFirst ? 'default' : 'primary'}
            htmlType="submit"
            form={id}
            aria-disabled={evaluation.busy}
          >
            提交评价
          </Button>
        </>
      }
    >
      <EvaluationFields evaluation={evaluation} formId={id}>
        <p>办件编号：{ywlsh}</p>
      </EvaluationFields>
    </Dialog>
  );
}
