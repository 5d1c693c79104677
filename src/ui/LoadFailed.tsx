import { Button, Result } from 'antd';

/** In place of what could not be loaded: the reason and another try. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <Result
        status="warning"
        title="加载失败"
        subTitle={error instanceof Error ? error.message : '请稍后重试'}
        extra={
          <Button type="primary" onClick={onRetry}>
            重新加载
          </Button>
        }
      />
    </div>
  );
}
