import { Button } from 'antd';
import { Outcome } from '@/ui/state/Outcome';

/** Shown for a file that cannot be displayed: reason, and a download if available. */
export function FileProblem({ text, onDownload }: { text: string; onDownload?: () => void }) {
  return (
    <div role="alert">
      <Outcome
        status="error"
        title={text}
        extra={
          onDownload && (
            <Button type="primary" onClick={onDownload}>
              下载文件
            </Button>
          )
        }
      />
    </div>
  );
}
