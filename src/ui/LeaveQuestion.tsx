import { Dialog } from './Dialog';
import { Button } from './plain/Button';

interface LeaveQuestionProps {
  open: boolean;
  /** What becomes of what was filled in. */
  words: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Before a page is left in the middle of something. */
export function LeaveQuestion({ open, words, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog
      open={open}
      title="系统提示"
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLeave}>关闭页面</Button>
          <Button kind="primary" data-autofocus onClick={onStay}>
            停留本页面
          </Button>
        </>
      }
    >
      <p>您是否需要关闭当前页面？</p>
      <p role="status">{words}</p>
    </Dialog>
  );
}
