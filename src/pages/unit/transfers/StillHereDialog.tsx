import { answerStillHere, type SealReminder } from '@/api/seal-reminders';
import { WordsDialog } from '../WordsDialog';

interface StillHereDialogProps {
  of: SealReminder;
  /** With the reminders as they are then, or nothing where it was left. */
  onClose: (rows?: SealReminder[]) => void;
}

/** The former unit's no to a request to seal: why the person is still there. */
export function StillHereDialog({ of, onClose }: StillHereDialogProps) {
  return (
    <WordsDialog
      title={`${of.xingming}仍在本单位`}
      note={`答复和原因发送给${of.dwmc}，账户不变，本单位继续为其缴存；以后离职的再办理封存。`}
      label="原因"
      placeholder="如劳动合同未到期、未收到离职申请"
      empty="请填写原因"
      okText="提交答复"
      done="已答复"
      send={(words) => answerStillHere(of.id, words)}
      onSent={onClose}
      onClose={() => onClose()}
    />
  );
}
