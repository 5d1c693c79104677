import { Dialog } from '@/ui/dialog/Dialog';
import { toast } from '@/ui/state/toast';
import { EvaluationForm } from './EvaluationForm';

interface EvaluationDialogProps {
  ywlsh: string;
  ywmc: string;
  onClose: () => void;
  onDone: () => void;
}

/** Evaluation of an online case: department and terminal are taken from the case. */
export function EvaluationDialog({ ywlsh, ywmc, onClose, onDone }: EvaluationDialogProps) {
  return (
    <Dialog open title={`评价：${ywmc}`} width={560} onClose={onClose}>
      <EvaluationForm
        ywlsh={ywlsh}
        figures={[{ label: '办件编号', value: ywlsh }]}
        onCancel={onClose}
        onDone={(clsm) => {
          toast.success(clsm);
          onDone();
          onClose();
        }}
      />
    </Dialog>
  );
}
