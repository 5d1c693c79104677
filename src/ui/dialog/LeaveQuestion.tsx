import { Button } from 'antd';
import { Dialog } from './Dialog';

interface LeaveQuestionProps {
  open: boolean;
  /** Tells what happens to the entered data. */
  words: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirmation before leaving a page with unsaved input. */
export function LeaveQuestion({ open, words, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog
      open={open}
      title="系统提示"
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLeave}>关闭页面</Button>
          <Button type="primary" data-autofocus onClick={onStay}>
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
