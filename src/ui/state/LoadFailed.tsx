import { Alert, Button } from 'antd';
import { failureText, isErrorShown } from '@/lib/shown-errors';

/** Stands where content failed to load, with a retry button; the reason only where no toast has said it. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert
      showIcon
      type="error"
      title="加载失败"
      description={!isErrorShown(error) && failureText(error, '请稍后重试')}
      action={
        <Button type="primary" onClick={onRetry}>
          重新加载
        </Button>
      }
    />
  );
}
