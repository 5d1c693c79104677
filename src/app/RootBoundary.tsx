import { useRouteError } from 'react-router-dom';
import { Button } from '@/ui/plain/Button';
import { isMissingChunk, reloadForMissingChunk } from './chunk-reload';

/** The last resort: something outside the pages broke. Plain, since nothing else may be counted on. */
export function RootBoundary() {
  const error = useRouteError();
  if (isMissingChunk(error) && reloadForMissingChunk()) return <p role="status">正在更新页面...</p>;
  return (
    <main style={{ maxWidth: 640, margin: '80px auto', padding: 24, textAlign: 'center' }}>
      <h1>系统出现错误</h1>
      <p>页面暂时无法显示，请重新加载；仍不能使用时，请拨打 12329 咨询。</p>
      <p>
        <Button kind="primary" onClick={() => window.location.reload()}>
          重新加载
        </Button>
      </p>
    </main>
  );
}
