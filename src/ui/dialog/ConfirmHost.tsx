import { Button } from 'antd';
import { useQuestions } from './confirm';
import { Dialog } from './Dialog';

/** Renders the pending dialogs of `confirm`; mounted once, beside the routes. */
export function ConfirmHost() {
  const question = useQuestions((state) => state.asked[0]);
  if (!question) return null;
  const { id, title, content, okText = '确定', cancelText = '取消', focus = 'cancel', answer } = question;
  return (
    <Dialog
      key={id}
      open
      role="alertdialog"
      title={title}
      width={440}
      onClose={() => answer(false)}
      footer={
        <>
          <Button data-autofocus={focus === 'cancel' || undefined} onClick={() => answer(false)}>
            {cancelText}
          </Button>
          <Button type="primary" data-autofocus={focus === 'ok' || undefined} onClick={() => answer(true)}>
            {okText}
          </Button>
        </>
      }
    >
      <p>{content}</p>
    </Dialog>
  );
}
